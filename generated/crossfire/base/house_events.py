"""Made by `ombre build` from cards/crossfire/base/house_events.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module

MODULE = Module(
    source="cards/crossfire/base/house_events.card",
    cards=(Card("quiet_street", "event", (("copies", 12),), (), line=3),),
)
