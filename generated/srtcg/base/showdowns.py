"""Made by `ombre build` from cards/srtcg/base/showdowns.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module

MODULE = Module(
    source="cards/srtcg/base/showdowns.card",
    digest="020649683549504467670408278754363014094",
    cards=(Card("duel", "showdown", (), (), line=3),),
)
