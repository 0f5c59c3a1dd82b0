"""Find lines that react to a verb and could mean either: that it also happens with the number 0, or that it does not.

A verb that does nothing with 0 does not happen with 0, nor does one whose amounts are summed. Of any other verb the
author says it, with `needs ROLE` or `needs no ROLE`, once a line reacts to it without a word about the number.
"""

from __future__ import annotations

from collections.abc import Iterator

from ombre.dsl.diagnostics import Diagnostic, Edit, Fix, Help, tr
from ombre.dsl.source import Span

from .. import model
from ..amounts import is_natural
from ..answered_warnings import FORM, answered
from ..model import NUMBER, Model


def check(known: Model) -> list[Diagnostic]:
    """Return a warning for each line that reacts to a verb which may be called with 0, if the verb says nothing."""
    return [found for verb in known.verbs.values() for role in verb.roles for found in _either(known, verb, role)]


def _either(known: Model, verb: model.Verb, role: model.Role) -> Iterator[Diagnostic]:
    if role.type != NUMBER or role.name in (*verb.needs, *dict(verb.said)):
        return
    at = verb.roles.index(role)
    heard = [one.event for one in known.everything(model.Ability) if one.event is not None]
    reacting = [event for event in heard if event.key == verb.key and event.patterns[at] is None]
    zero = next((amount for amount in _given(known, verb, at) if not is_natural(amount, least=1)), None)
    if zero is None:
        return
    words = f"{role.name} 0"
    for event in reacting[:1]:  # one line of the verb answers for all
        if not answered(known.meant, event.span, words):
            told = tr("'{0}' can happen with the {1} 0, and this line would react to it", verb.third, role.name)
            yield Diagnostic(
                "W519", told, event.span, _help(verb, role, words), ((zero.span, tr("it can be 0 here")),), "warning"
            )


def _help(verb: model.Verb, role: model.Role, words: str) -> Help:
    help = tr(
        "write 'needs {0}' below the verb if it then does not happen, 'needs no {0}' if it does,"
        " or here the comment '{1}'",
        role.name,
        FORM.format(words),
    )
    below = Span(verb.span.source, verb.span.line + 1, 1, verb.span.line + 1, 1)
    lines = (f"needs {role.name}", f"needs no {role.name}")
    fixes = tuple(Fix(tr("write '{0}'", line), (Edit(below, f"  {line}\n"),)) for line in lines)
    return Help(help.template, help.args, fixes)


def _given(known: Model, verb: model.Verb, at: int) -> Iterator[model.Phrase]:
    """Yield the amounts that lines give to a role of a verb."""
    for call in known.everything(model.Call, model.Offer):
        assert isinstance(call, model.Call | model.Offer)
        if call.verb == verb.key and not isinstance(amount := call.arguments[at], model.Some):
            yield amount
