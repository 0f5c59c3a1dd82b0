"""Find the lines of older sets whose events happen at the same time since version 3 of the language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from typing import TypeAlias

from ombre import contract
from ombre.dsl.diagnostics import Diagnostic, Edit, Translatable, fixing, tr

from .. import model
from ..checks.ending.calls import Graph
from ..checks.ending.graph import Vertex, closure
from ..simultaneous import happening, is_batch, is_gathered
from .version_3_cards import no_words
from .version_3_events import Depending
from .written import Older, changed

Line: TypeAlias = model.ForEach | model.Together | model.Ability


def together(older: Older) -> Iterator[Diagnostic]:
    """What happens to several things happens at the same time: `each KIND VERBS`, `together`, `at once`, state checks.

    It matters if something reacts to it, or if what happens first changes what the others read.
    """
    known = older.model
    lines: list[Line] = []
    for part in (part for top in model.children(known.files) for part in model.walk(top)):
        if isinstance(part, model.ForEach | model.Together | model.Ability):
            if older.is_before(3, part.span) and _changed_here(known, part):
                lines.append(part)
    if not lines:
        return
    matters = Mattering(known)
    inside = {id(line.body[0]) for line in lines if isinstance(line, model.ForEach) and is_batch(line)}
    told = tr("this happens at the same time now; it happened one after the other")
    for line in lines:
        if id(line) in inside or not matters(line):
            continue
        help: Translatable = no_words()
        if isinstance(line, model.ForEach) and is_batch(line) and (text := in_order(older, line)):
            help = fixing(tr("to keep what it did, write '{0}'", text.split("\n")[0]), Edit(line.span, text))
        yield changed(line.span, told, help)


def _changed_here(known: model.Model, line: Line) -> bool:
    match line:
        case model.ForEach(at_once=0):
            return is_batch(line)
        case model.ForEach():
            return len(line.body) == line.at_once + 1 and happening(line.body[-1]) is not None
        case model.Together():
            return True
        case _:
            return line.sort == "whenever" and is_gathered(line.body) and _is_one_of_several(known, line)


def _is_one_of_several(known: model.Model, check: model.Ability) -> bool:
    """Whether another state check can be due when this one is: another one, or that of a copy of its card."""
    others = [one for one in known.everything(model.Ability) if one.sort == "whenever" and is_gathered(one.body)]
    return len(others) > 1 or check.host != ""


class Mattering:
    """Tells whether it matters that the events of a line happen at the same time."""

    def __init__(self, known: model.Model) -> None:
        self.known, self.depending, self.graph = known, Depending(known), Graph(known)
        self.heard = {one.event.key for one in known.everything(model.Ability) if one.event is not None}

    def __call__(self, line: model.Node) -> bool:
        for part in model.walk(line):
            if isinstance(part, model.Become):
                found = part.property
                if contract.becoming(found.owner, found.name, part.value.word) in self.heard:
                    return True
            elif isinstance(part, model.Call):
                bodies = self._bodies(part.verb)
                if any(one.unit.verb is None for one in bodies):
                    return True
                if self.depending.reads(part.arguments) & self.depending.changes(bodies, None):
                    return True
        return False

    def _bodies(self, verb: str) -> list[Vertex]:
        own = [one for one in self.graph.nodes.values() if one.unit.verb is not None and one.unit.verb.key == verb]
        return [*closure(own)]


def in_order(older: Older, line: model.ForEach) -> str:
    """Return the text of `each KIND VERBS` as a loop; "" if the line has a form that is not written anew here."""
    what, span = line.what, line.span
    if span.line != span.end_line or what.span.line != span.line or not older.text(what.span).startswith("each"):
        return ""
    text, noun = older.text(span), older.text(what.span)
    words = {*re.findall(r"\w+", older.sources[span.source].text)}
    name = what.name or next(name for n in count(1) if (name := f"one{n if n > 1 else ''}") not in words)
    if what.name is None:
        test = re.search(r" (where|with (the )?(highest|lowest)) |$", noun)
        assert test is not None, "the end of a text is always found"
        noun = f"{noun[: test.start()]} as {name}{noun[test.start() :]}"
    at = what.span.column - span.column
    rest = f"{text[:at]}{name}{text[at + what.span.end_column - what.span.column :]}"
    indent = " " * (span.column - 1)
    return f"for {noun}:\n{indent}  {rest}"
