"""Made by `ombre build` from cards/crossfire/rules/idioms.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Module

MODULE = Module(
    source="cards/crossfire/rules/idioms.card",
)
