"""Made by `ombre build` from cards/crossfire/base/basics.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module

MODULE = Module(
    source="cards/crossfire/base/basics.card",
    digest="111053259837846883876429531211785024790",
    cards=(
        Card("quick_shot", "gear", (("type", ("weapon",)), ("damage", (("black", 1),)), ("copies", 9)), (), line=3),
        Card("mana", "gear", (("type", ("spell",)), ("damage", (("blue", 1),)), ("copies", 9)), (), line=7),
        Card("mark", "gear", (("type", ("hacking",)), ("damage", (("green", 1),)), ("copies", 9)), (), line=11),
        Card("street_smarts", "gear", (("type", ("skill",)), ("damage", (("red", 1),)), ("copies", 9)), (), line=15),
    ),
)
