"""Made by `ombre build` from cards/srtcg/base/matches.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module

MODULE = Module(
    source="cards/srtcg/base/matches.card",
    cards=(Card("duel", "match", (), (), line=3),),
)
