"""Made by `ombre build` from cards/srtcg/base/showdowns.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module

MODULE = Module(
    source="cards/srtcg/base/showdowns.card",
    digest="148718176830142556539948128728212779431",
    cards=(Card("duel", "showdown", (), (), line=3),),
)
