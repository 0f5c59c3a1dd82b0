"""Find the lines of older sets that mean something else since version 3 of the language: amounts below 0, and 0."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from ombre.dsl.diagnostics import Diagnostic, Edit, fixing, tr
from ombre.dsl.source import Span

from .. import model
from ..amounts import is_natural, is_stored_natural
from ..model import NUMBER, Model
from .written import Older, changed

Test = Callable[[set[str]], bool]
"""Whether a name means an amount of at least 0, if these names do."""


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
        binders: dict[str, list[Test]] = {}

        def bind(name: str | None, test: Test) -> None:
            if name:
                binders.setdefault(name, []).append(test)

        for node in model.walk(top):
            match node:
                case model.Verb():
                    for role in node.roles:
                        bind(role.name, self._role(node.key, role))
                case model.Event():
                    verb = self.known.verbs.get(node.key)
                    for pattern, role in zip(node.patterns, verb.roles, strict=True) if verb is not None else ():
                        if isinstance(pattern, model.Some) and pattern.type == NUMBER:
                            bind(pattern.name, self._role(node.key, role))
                case model.Repeat() | model.Roll():
                    bind(node.name, lambda _: True)
                case model.ChooseNumber():
                    bind(node.name, self._amount(node.least))
                case model.Let():
                    bind(node.name, self._amount(node.value))
                case _:
                    pass
        names = set(binders)
        while gone := {name for name in names if not all(test(names) for test in binders[name])}:
            names -= gone
        return names

    def _role(self, verb: str, role: model.Role) -> Test:
        is_natural = not role.signed and (verb, role.name) not in self.negative
        return lambda _: is_natural

    def _amount(self, amount: model.Phrase) -> Test:
        return lambda names: is_natural(amount, names, self.natural)


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


def below_0(older: Older) -> Iterator[Diagnostic]:
    """An amount below 0 counts as 0 where a verb, `rises by`, `falls by` or a cost uses it."""
    given = Given(older.model)
    for top, names in given.declarations():
        for verb, role, amount in calls(older.model, top):
            if not role.signed and older.is_before(3, amount.span) and not is_natural(amount, names, given.natural):
                told = tr("if this amount is below 0, it counts as 0 now: '{0}' takes no number below 0", verb.third)
                if older.is_before(3, role.span):
                    edit = Edit(role.span, older.text(role.span).replace(":", ":signed ", 1))
                    help = tr("to keep what it did, write '{0}' at the verb", edit.text)
                    yield changed(amount.span, told, fixing(help, edit))
                else:
                    help = tr(
                        "the verb belongs to another set: only there '{0}:signed number' can be written", role.name
                    )
                    yield changed(amount.span, told, help)
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
    what, by, amount = older.text(node.span).partition(f" {node.operator} by ")
    sign = "+" if node.operator == "rises" else "-"
    is_sum = isinstance(node.amount, model.Arithmetic | model.Quotient)
    text = f"{what} becomes {what} {sign} {f'({amount})' if is_sum else amount}"
    help = tr("to keep what it did, write '{0}'", text)
    return changed(node.amount.span, told, fixing(help, Edit(node.span, text)) if by else help)


def zero(older: Older) -> Iterator[Diagnostic]:
    """A verb whose amounts are summed, or that does nothing with 0, does not happen with 0."""
    known = older.model
    heard: dict[str, list[Span]] = {}
    for event in known.everything(model.Event):
        heard.setdefault(event.key, []).append(event.span)
    for past in known.everything(model.History):
        heard.setdefault(past.verb, []).append(past.span)
    given = [use for top in model.children(known.files) for use in calls(known, top)]
    needed = [(verb, role) for verb in known.verbs.values() for role in verb.roles if role.name in verb.needs]
    for verb, role in needed:
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
            yield changed(role.span, told, fixing(help, Edit(at, f"{line}\n")))
            continue
        help = tr("the verb belongs to another set: only there 'needs no {0}' can be written", role.name)
        for span in (*zeros, *heard[verb.key]):
            if older.is_before(3, span):
                yield changed(span, told, help)
