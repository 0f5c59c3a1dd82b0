"""What can be proved of a model: a resolved model in, what is wrong with its meaning out.

One module for each proof. A proof that fails says on which line, and what to write instead.
"""

from __future__ import annotations

from ombre.dsl.diagnostics import Diagnostic

from ..model import Model
from . import conservation, copies, hidden, modifiers, questions, results, termination, unread

PROOFS = (termination, modifiers, conservation, copies, hidden, results, questions, unread)


def check(known: Model) -> list[Diagnostic]:
    """Run every proof over a model that was resolved without an error."""
    return [found for proof in PROOFS for found in proof.check(known)]
