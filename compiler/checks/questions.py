"""Find lines of scenarios that name a choice or an alternative that does not exist."""

from __future__ import annotations

from collections.abc import Iterable

from ombre.dsl.diagnostics import Diagnostic, Translatable, did_you_mean, tr

from .. import model
from ..model import Model

_UNNAMED = frozenset(("window", "may", "one", "order"))  # names of choices that bind no name
_MOST = 8  # the most names that a message lists


def check(known: Model) -> list[Diagnostic]:
    """Return a diagnostic for each `offered` line that names a choice or an alternative that does not exist.

    Without this check, such a line could always hold. An answer that is never used needs no check, because it fails
    when the scenario runs.
    """
    names = _UNNAMED.union(
        (node.name for node in known.everything(model.Choose)),
        (node.name for node in known.everything(model.ChooseSome)),
        (node.name for node in known.everything(model.ChooseValue)),
        (node.name for node in known.everything(model.ChooseNumber)),
        (node.name for node in known.everything(model.Roll)),
    )
    ways = {way.name for way in known.everything(model.Alternative)}
    found: dict[tuple[str, int, str], Diagnostic] = {}
    for answer in (option for line in known.everything(model.ExpectOffered) for option in line.options):
        at = answer.span.source, answer.span.line, answer.word
        if answer.name not in names:
            message = tr("no choice is named '{0}'", answer.name)
            found[at] = Diagnostic("E318", message, answer.span, _instead(answer.name, names))
        elif answer.name == "one" and answer.word and answer.word not in (*ways, "pass"):
            message = tr("no 'choose one' has an alternative '{0}'", answer.word)
            found[at] = Diagnostic("E319", message, answer.span, _instead(answer.word, ways))
    return list(found.values())


def _instead(word: str, known: Iterable[str]) -> Translatable:
    there = sorted(known)
    shown = ", ".join(there[:_MOST]) + (" ..." if len(there) > _MOST else "")
    return did_you_mean(word, there) or tr("known names: {0}", shown or tr("none"))
