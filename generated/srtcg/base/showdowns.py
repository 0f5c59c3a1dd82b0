"""Made by `ombre build` from cards/srtcg/base/showdowns.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module

MODULE = Module(
    source="cards/srtcg/base/showdowns.card",
    digest="104537885130603412616374472831746913858",
    cards=(Card("duel", "showdown", (), (), line=3),),
)
