"""Made by `ombre build` from cards/srtcg/base/showdowns.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module

MODULE = Module(
    source="cards/srtcg/base/showdowns.card",
    digest="050682589625371322795512532803389479748",
    cards=(Card("duel", "showdown", (), (), line=3),),
)
