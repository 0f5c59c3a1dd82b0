"""The checks of a resolved model, one module for each; a check gives a diagnostic where it finds a fault."""

from __future__ import annotations

from ombre.dsl.diagnostics import Diagnostic

from ..model import Model
from . import at_once, conservation, copies, left, modifiers, players, questions, results, unread, zeros
from . import live_zones as live
from .ending import termination
from .hidden import hidden_cards as hidden

PROOFS = (
    players,
    termination,
    modifiers,
    conservation,
    copies,
    hidden,
    live,
    results,
    questions,
    unread,
    zeros,
    left,
    at_once,
)


def check(known: Model) -> list[Diagnostic]:
    """Run all checks on a model that was resolved without errors, and return their diagnostics."""
    return [found for proof in PROOFS for found in proof.check(known)]
