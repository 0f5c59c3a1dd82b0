"""Find verbs that several do at the same time, whose bodies would not all see the same.

The bodies of one batch run one after the other. A body that reads of several things what bodies of this verb change
does not find for the last what it found for the first.
"""

from __future__ import annotations

from collections.abc import Iterator

from ombre.dsl.diagnostics import Diagnostic, tr

from .. import model
from ..answered_warnings import FORM, answered
from ..model import Model
from ..simultaneous import happening, is_batch, is_gathered

WORDS = "in order"


def check(known: Model) -> list[Diagnostic]:
    """Return a warning for each verb that can happen to several at the same time and reads what it changes."""
    found: list[Diagnostic] = []
    for key, line in _batched(known).items():
        verb = known.verbs[key]
        changed = {
            part.property
            for part in model.walk(_bodies(known, key))
            if isinstance(part, model.Change | model.Become) and part.owner is not None
        }
        part = next((part for part in model.walk(verb.body) if _reads_of_all(part, changed)), None)
        if part is None or answered(known.meant, verb.span, WORDS):
            continue
        told = tr("several '{0}' at the same time, and the last reads here what the others have changed", verb.base)
        help = tr(
            "let the line that calls the verb read it, and give it to the verb; or write here the comment '{0}'",
            FORM.format(WORDS),
        )
        also = ((line.span, tr("this happens to several at the same time")),)
        found.append(Diagnostic("W521", told, part.span, help, also, "warning"))
    return found


def _batched(known: Model) -> dict[str, model.Node]:
    """Return the verbs that can happen to several at the same time, each with a line that lets it."""
    found: dict[str, model.Node] = {}
    for part in known.everything(model.ForEach, model.Together, model.Ability):
        for line in _events(part):
            found.setdefault(line.verb, line)
    return found


def _events(part: model.Node) -> Iterator[model.Call]:
    match part:
        case model.ForEach() if part.at_once and len(part.body) > part.at_once + 1:
            return
        case model.ForEach() if part.at_once or is_batch(part):
            event = happening(part.body[-1])
            if isinstance(event, model.Call):
                yield event
        case model.Together():
            yield from (line for line in model.walk(part) if isinstance(line, model.Call))
        case model.Ability(sort="whenever") if is_gathered(part.body) and part.host:
            yield from (line for line in model.walk(part.body) if isinstance(line, model.Call))
        case _:
            return


def _bodies(known: Model, key: str) -> tuple[model.Statement, ...]:
    """Return the lines of a verb, and of the verbs that it calls."""
    keys, waiting = {key}, [key]
    lines: list[model.Statement] = []
    while waiting:
        body = known.verbs[waiting.pop()].body
        lines += body
        called = {part.verb for part in model.walk(body) if isinstance(part, model.Call)} - keys
        keys |= called
        waiting += sorted(called)
    return (*lines,)


def _reads_of_all(part: model.Node, changed: set[model.Property]) -> bool:
    """Whether a part is a set of things whose condition, or the amount that is read of each, has changed."""
    match part:
        case model.Those(candidate=name, where=read):
            pass
        case model.Total(of=model.Those(candidate=name), amount=read):
            pass
        case _:
            return False
    return any(
        isinstance(one, model.Read)
        and one.property in changed
        and isinstance(one.owner, model.Local)
        and one.owner.name == name
        for one in model.walk(read)
    )
