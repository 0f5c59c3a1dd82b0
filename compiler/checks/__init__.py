"""Proofs over a resolved model: one module for each; a failed proof gives a diagnostic with its line."""

from __future__ import annotations

from ombre.dsl.diagnostics import Diagnostic

from ..model import Model
from . import conservation, copies, hidden, modifiers, questions, results, termination, unread

PROOFS = (termination, modifiers, conservation, copies, hidden, results, questions, unread)


def check(known: Model) -> list[Diagnostic]:
    """Run all checks on a model that was resolved without errors."""
    return [found for proof in PROOFS for found in proof.check(known)]
