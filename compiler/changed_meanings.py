"""Tell an older set which of its lines mean something else in the language of today, and how to write the old meaning.

A set is written for a version of the language: `game NAME language N`, `expansion NAME of GAME language N`. What has
changed since is told line by line (W517), with the edits that give the line its old meaning where the language of today
has words for it. `ombre fmt --migrate` makes these edits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from ombre.dsl.diagnostics import Diagnostic, Edit, Translatable, fixing, tr
from ombre.dsl.migrations import LANGUAGE
from ombre.dsl.source import Source, Span

from . import model
from .amounts import is_natural, is_stored_natural
from .model import NUMBER, Model
from .projects.project import Project

FOR_ALL = LANGUAGE  # a set that does not say for which version it is written is read in the language of today


@dataclass(frozen=True, slots=True)
class Older:
    """The sets of a game, the versions for which they are written, and their texts. languages: by the file."""

    model: Model
    languages: dict[str, int]
    sources: dict[str, Source]

    def is_before(self, version: int, span: Span) -> bool:
        """Whether a line is in a set that was written before a version of the language."""
        return self.languages.get(span.source, FOR_ALL) < version

    def text(self, span: Span) -> str:
        """The text of a span within one line."""
        return self.sources[span.source].line(span.line)[span.column - 1 : span.end_column - 1]


def owners(project: Project, known: Model) -> dict[str, str]:
    """For each file the set of the expansion to which it belongs; "" for a file of the game."""
    sets = {file.source.name: file.set for file in project.files}
    expansions = {sets[file.source] for file in known.files if file.expansion}
    return {name: set if set in expansions else "" for name, set in sets.items()}


def languages(project: Project, known: Model) -> dict[str, int]:
    """For each file the version of the language for which its set is written."""
    owned = owners(project, known)
    said = {owned[file.source]: file.written.language for file in known.files if file.written is not None}
    return {name: said.get(owner, 0) or FOR_ALL for name, owner in owned.items()}


def check(project: Project, known: Model) -> list[Diagnostic]:
    """Return a warning for each line of an older set whose meaning has changed since its version of the language."""
    said = languages(project, known)
    if all(version >= LANGUAGE for version in said.values()):
        return []
    older = Older(known, said, {file.source.name: file.source for file in project.files})
    return [found for since, find in CHANGES if min(said.values()) < since for found in find(older)]


def without_language(known: Model) -> Iterator[Diagnostic]:
    """Yield a warning if the game does not say for which version of the language it is written."""
    for file in known.files:
        if file.game and file.written is not None and not file.written.language:
            span = file.written.span
            told = tr("this game does not say for which version of the language it is written; it is read as today's")
            help = fixing(
                tr("write 'game {0} language {1}'", file.game, LANGUAGE),
                Edit(span, f"{file.game} language {LANGUAGE}"),
            )
            yield Diagnostic("W518", told, span, help, severity="warning")


def _changed(span: Span, told: Translatable, help: Translatable) -> Diagnostic:
    return Diagnostic("W517", told, span, help, severity="warning")


# ---------------------------------------------------------------------------------- 3: below zero, and zero


@dataclass(slots=True)
class Given:
    """The amounts that lines give to verbs and to properties, and which of them can be below 0.

    negative: the roles of verbs that are given such an amount, each as the verb and the role. lowered: the facts that
    are modified by such an amount.
    """

    known: Model
    negative: set[tuple[str, str]] = field(default_factory=set[tuple[str, str]])
    lowered: set[model.Property] = field(default_factory=set[model.Property])
    _seen: set[model.Property] = field(default_factory=set[model.Property])

    def __post_init__(self) -> None:
        known = -1
        while known < len(self.negative) + len(self.lowered):
            known = len(self.negative) + len(self.lowered)
            self.lowered |= {
                one.property
                for one in self.known.everything(model.Modify)
                if not is_natural(one.amount, (), self.natural)
            }
            self.negative |= {
                (verb.key, role.name)
                for top, names in self.declarations()
                for verb, role, amount in calls(self.known, top)
                if not role.signed and not is_natural(amount, names, self.natural)
            }

    def natural(self, found: model.Property) -> bool:
        """Whether a property is never below 0 in this game, with all its sets."""
        if found.sort == "fact":
            return not found.signed and found not in self.lowered
        if found.sort != "derived":
            return is_stored_natural(found)
        if found in self._seen:
            return True
        self._seen.add(found)
        values = [one.value for one in self.known.everything(model.Derived) if one.property == found]
        natural = all(is_natural(value, (), self.natural) for value in values)
        self._seen.discard(found)
        return natural

    def declarations(self) -> Iterator[tuple[model.Node, set[str]]]:
        """Yield each declaration with the names in it that mean amounts of at least 0."""
        for top in model.children(self.known.files):
            yield top, self._names(top)

    def _names(self, top: model.Node) -> set[str]:
        binders: dict[str, list[Callable[[set[str]], bool]]] = {}

        def bind(name: str | None, test: Callable[[set[str]], bool]) -> None:
            if name:
                binders.setdefault(name, []).append(test)

        for node in model.walk(top):
            match node:
                case model.Verb():
                    for role in node.roles:
                        is_negative = role.signed or (node.key, role.name) in self.negative
                        bind(role.name, lambda _, is_negative=is_negative: not is_negative)
                case model.Event():
                    verb = self.known.verbs.get(node.key)
                    for pattern, role in zip(node.patterns, verb.roles, strict=True) if verb is not None else ():
                        if isinstance(pattern, model.Some) and pattern.type == NUMBER:
                            is_negative = role.signed or (node.key, role.name) in self.negative
                            bind(pattern.name, lambda _, is_negative=is_negative: not is_negative)
                case model.Repeat() | model.Roll():
                    bind(node.name, lambda _: True)
                case model.ChooseNumber():
                    bind(node.name, lambda names, node=node: is_natural(node.least, names, self.natural))
                case model.Let():
                    bind(node.name, lambda names, node=node: is_natural(node.value, names, self.natural))
                case _:
                    pass
        names = set(binders)
        while gone := {name for name in names if not all(test(names) for test in binders[name])}:
            names -= gone
        return names


Use = tuple[model.Verb, model.Role, model.Phrase]


def calls(known: Model, top: model.Node) -> Iterator[Use]:
    """Yield each amount that the lines of a declaration give to a verb, with the verb and the role."""
    for node in model.walk(top):
        given: Iterable[model.Phrase | model.Some] = ()
        key = ""
        match node:
            case model.Call() | model.Can() | model.Offer():
                key, given = node.verb, node.arguments
            case model.Ability() if node.cost is not None:
                key = known.pays
                given = [model.You(node.span, "player"), node.cost]
            case _:
                pass
        if key in known.verbs:
            for role, amount in zip(known.verbs[key].roles, given, strict=True):
                if role.type == NUMBER and not isinstance(amount, model.Some):
                    yield known.verbs[key], role, amount


def _below_0(older: Older) -> Iterator[Diagnostic]:
    """An amount below 0 counts as 0 where a verb, `rises by`, `falls by` or a cost uses it."""
    given = Given(older.model)
    for top, names in given.declarations():
        for verb, role, amount in calls(older.model, top):
            if not role.signed and older.is_before(3, amount.span) and not is_natural(amount, names, given.natural):
                told = tr("if this amount is below 0, it counts as 0 now: '{0}' takes no number below 0", verb.third)
                if older.is_before(3, role.span):
                    edit = Edit(role.span, older.text(role.span).replace(":", ":signed ", 1))
                    help = tr("to keep what it did, write '{0}' at the verb", edit.text)
                    yield _changed(amount.span, told, fixing(help, edit))
                else:
                    help = tr(
                        "the verb belongs to another set: only there '{0}:signed number' can be written", role.name
                    )
                    yield _changed(amount.span, told, help)
        for node in model.walk(top):
            if (
                isinstance(node, model.Change)
                and node.operator != "becomes"
                and not node.property.signed
                and older.is_before(3, node.span)
                and not is_natural(node.amount, names, given.natural)
            ):
                yield _changes_no_longer(older, node)


def _changes_no_longer(older: Older, node: model.Change) -> Diagnostic:
    told = tr("if this amount is below 0, it counts as 0 now: a number that rises never falls, and the other way round")
    changed, by, amount = older.text(node.span).partition(f" {node.operator} by ")
    sign = "+" if node.operator == "rises" else "-"
    is_sum = isinstance(node.amount, model.Arithmetic | model.Quotient)
    text = f"{changed} becomes {changed} {sign} {f'({amount})' if is_sum else amount}"
    help = tr("to keep what it did, write '{0}'", text)
    return _changed(node.amount.span, told, fixing(help, Edit(node.span, text)) if by else help)


def _zero(older: Older) -> Iterator[Diagnostic]:
    """A verb whose amounts are summed, or that does nothing with 0, does not happen with 0."""
    known = older.model
    heard: dict[str, list[Span]] = {}
    for event in known.everything(model.Event):
        heard.setdefault(event.key, []).append(event.span)
    for past in known.everything(model.History):
        heard.setdefault(past.verb, []).append(past.span)
    given = [use for top in model.children(known.files) for use in calls(known, top)]
    for verb, role in ((verb, role) for verb in known.verbs.values() for role in verb.roles):
        if role.name not in verb.needs:
            continue
        zeros = [
            amount.span for one, its, amount in given if (one, its) == (verb, role) and not is_natural(amount, least=1)
        ]
        if not zeros or verb.key not in heard:
            continue
        told = tr("with the number 0 '{0}' does not happen now: nobody hears it, and nothing replaces it", verb.third)
        if older.is_before(3, verb.span):
            line = f"  needs no {role.name}"
            help = tr("to keep what it did, write '{0}' below the verb", line.strip())
            at = Span(verb.span.source, role.span.line + 1, 1, role.span.line + 1, 1)
            yield _changed(role.span, told, fixing(help, Edit(at, f"{line}\n")))
            continue
        help = tr("the verb belongs to another set: only there 'needs no {0}' can be written", role.name)
        for span in (*zeros, *heard[verb.key]):
            if older.is_before(3, span):
                yield _changed(span, told, help)


CHANGES: tuple[tuple[int, Callable[[Older], Iterator[Diagnostic]]], ...] = ((3, _below_0), (3, _zero))
"""What has changed its meaning: since which version of the language, and the function that finds the lines."""
