"""Made by `ombre build` from cards/srtcg/base/showdowns.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module

MODULE = Module(
    source="cards/srtcg/base/showdowns.card",
    digest="26211c987e38604f9345e375558fdb44",
    cards=(Card("duel", "showdown", (), (), line=3),),
)
