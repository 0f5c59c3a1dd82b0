"""Resolve the changes that expansions make with `replace` and `remove`.

`Overlays` records all names that can be changed, and makes a `Change` of each such line; the replacement is then
resolved like any declaration. `change_card` applies changes of tables. `gone` lists the removed elements of a model.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from ombre.dsl import nodes
from ombre.dsl.diagnostics import nearest, tr, writing
from ombre.dsl.printer import print_tree
from ombre.dsl.source import Span

from ... import model
from ...model import Model
from .collect import verb_form
from .declaration_messages import called, changed_twice, not_there, there_are
from .declarations import TABLE, Change, Declarations, property_sort

Removable = Literal["rule", "step", "setup", "scenario", "card"]

ELEMENTS: dict[str, tuple[str, Removable]] = {
    "RULE": ("rule", "rule"),
    "STEP": ("step", "step"),
    "SETUP": ("set-up part", "setup"),
    "SCENARIO": ("scenario", "scenario"),
}
"""The elements that can be removed: their sort in messages, and their sort in the model. Cards are not listed here."""


@dataclass(frozen=True, slots=True)
class Touched:
    """One element that is replaced or removed.

    inside: the elements that contain this element; a change of one of them changes this element, too.
    """

    sort: str
    name: str
    span: Span
    removes: bool
    inside: tuple[tuple[str, str], ...]

    def is_of(self, sort: str, name: str) -> bool:
        return (sort, name) == (self.sort, self.name)


def rules_in(node: nodes.Declaration | nodes.RuleLine | None) -> Iterator[nodes.Word]:
    """Yield the names of a rule and of all rules inside it; for a `while`, the names of the rules inside it."""
    match node:
        case nodes.Rule():
            yield node.name
            for line in node.lines:
                yield from rules_in(line)
        case nodes.While():
            for line in node.lines:
                yield from rules_in(line)
        case _:
            pass


class Overlays:
    """Records all names that can be changed, and then resolves the changes.

    sets: the set of each file, by the name of the file; a file that is not listed is a set by itself.
    """

    def __init__(self, declared: Declarations, sets: Mapping[str, str]) -> None:
        self.declared, self.sets = declared, sets
        self.touched: list[Touched] = []
        self.order: dict[str, set[str]] = {}  # expansion -> the expansions that it declares to follow (`after`)
        self.rules: dict[str, tuple[str, ...]] = {}  # named rule -> the rule and the rules inside it
        self.within: dict[str, tuple[nodes.Condition, ...]] = {}  # named rule -> the conditions around it
        self.tables: dict[str, dict[str, nodes.Table]] = {}  # card -> its tables, with all changes so far
        self.files: dict[str, int] = {}  # the number of each file, in the order in which they are read

    def read(self, trees: Sequence[nodes.Declaration]) -> None:
        """Record the names of all declarations, then resolve the changes, in the order of the files."""
        self.files = {name: at for at, name in enumerate(dict.fromkeys(node.span.source for node in trees))}
        self._order([node for node in trees if isinstance(node, nodes.Expansion)])
        for node in trees:
            self._claim(node)
        for node in trees:
            change = self._change(node)
            if change is not None:
                self.declared.changes[node.span] = change

    def _order(self, lines: Sequence[nodes.Expansion]) -> None:
        sets = {line.name.text: self._set(line.span) for line in lines}
        for line in lines:
            before = {sets[word.text] for word in line.after or () if word.text in sets}
            self.order.setdefault(self._set(line.span), set()).update(before)

    def _set(self, span: Span) -> str:
        return self.sets.get(span.source, span.source)

    def _later(self, span: Span, first: Span) -> bool:
        """Whether the set of one line is declared to follow the set of another line, directly or through other sets."""
        seen, waiting = set[str](), [self._set(span)]
        while waiting:
            for before in self.order.get(waiting.pop(), set()) - seen:
                seen.add(before)
                waiting.append(before)
        return self._set(first) in seen and self._set(first) != self._set(span)

    # -- recording names

    def _claim(self, node: nodes.Declaration) -> None:
        declared = self.declared
        match node:
            case nodes.Verb():
                verb_form(declared, node)
            case nodes.Rule() | nodes.While():
                for name in rules_in(node):
                    declared.claim("rule", name.text, name.span)
                self._hold(node, ())
            case nodes.Flow():
                for item in node.items:
                    if isinstance(item, nodes.Step):
                        declared.claim("step", item.name.text, item.name.span)
            case nodes.Setup(name=nodes.Word() as name):
                declared.claim("set-up part", name.text, name.span)
            case nodes.Card():
                declared.claim("card", node.id.text, node.id.span)
                self._tables(node)
            case nodes.Scenario():
                declared.claim("scenario", node.id.text, node.id.span)
            case nodes.Worth():
                declared.owners.setdefault((_sort(node), declared.vocabulary.kind(node.kind.text)), node.span)
            case _:
                pass

    def _hold(self, node: nodes.Declaration | nodes.RuleLine, within: tuple[nodes.Condition, ...]) -> None:
        """Record the rules inside a rule, which are removed with it, and the conditions around each of them."""
        match node:
            case nodes.Rule():
                self.rules[node.name.text] = tuple(word.text for word in rules_in(node))
                within = self.within.setdefault(node.name.text, within)
                for line in node.lines:
                    self._hold(line, within)
            case nodes.While():
                for line in node.lines:
                    self._hold(line, (*within, node.condition))
            case _:
                pass

    def _tables(self, card: nodes.Card) -> None:
        tables = [line for line in card.lines or () if isinstance(line, nodes.Table)]
        self.tables[card.id.text] = {line.slot.text: line for line in tables}

    # -- changes

    def _change(self, node: nodes.Declaration) -> Change | None:
        """Return the change that a line makes to earlier declarations; None if the line needs no `Change`."""
        if isinstance(node, nodes.ReplaceTable):
            node = replace(node, card=self._today(node.card))
        match node:
            case nodes.Replacement():
                return self._replacement(node, node.declaration)
            case nodes.Extend():
                for line in node.lines:
                    if isinstance(line, nodes.Players):
                        self._touch("line of the game", "players", line.span, known=["players"])
                    if isinstance(line, nodes.Replaces):
                        self._derived(self.declared.extended(node), line.derived.name)
            case nodes.ReplaceStep():
                if self._touch("step", node.name.text, node.name.span):
                    for item in node.steps:
                        if isinstance(item, nodes.Step) and item.name.text != node.name.text:
                            self.declared.claim("step", item.name.text, item.name.span)
            case nodes.ReplaceTable(new=nodes.Entry() as entry):
                return Change(refused=not self._cell(node, entry))
            case nodes.ReplaceTable(new=tuple() as entries):
                if not self._table(node.slot, node.card, False):
                    return Change(refused=True)
                table = nodes.Table(node.span, node.slot, entries, node.otherwise)
                self.tables[node.card.text][node.slot.text] = table
            case nodes.Removal():
                return self._removal(node)
            case _:
                pass
        return None

    def _replacement(self, node: nodes.Replacement, inner: nodes.Declaration | nodes.Derived) -> Change:
        declared = self.declared
        match inner:
            case nodes.Verb():
                key = verb_form(declared, inner, True).key
                self._touch("verb", key, inner.word.span)
                return Change((model.Removed(node.span, "verb", key),), inner)
            case nodes.Card():
                inner = replace(inner, id=self._today(inner.id))
                self._touch("card", inner.id.text, inner.id.span)
                self._tables(inner)
                return Change((model.Removed(node.span, "card", inner.id.text),), inner)
            case nodes.Scenario():
                self._touch("scenario", inner.id.text, inner.id.span)
                return Change((model.Removed(node.span, "scenario", inner.id.text),), inner)
            case nodes.Worth():
                kind = declared.vocabulary.kind(inner.kind.text)
                self._touch(_sort(inner), kind, inner.kind.span)
                return Change((model.Removed(node.span, _sort(inner), kind),), inner)
            case nodes.Derived():
                self._derived(TABLE, inner.name)
                return Change(instead=nodes.Extend(inner.span, nodes.Word(inner.span, "game", "GAME"), (inner,)))
            case nodes.Setup(name=nodes.Word() as name):
                self._touch("set-up part", name.text, name.span)
                return Change(instead=inner)
            case nodes.Rule():
                gone = self._rule(inner.name, inner)
                for one in gone:
                    if one != inner.name.text:  # the rule keeps the conditions of its old place
                        self.within.pop(one, None)
                within = self.within.setdefault(inner.name.text, ())
                self._hold(inner, within)
                return Change(tuple(model.Removed(node.span, "rule", name) for name in gone), inner, within)
            case _:
                return Change(instead=inner)

    def _removal(self, node: nodes.Removal) -> Change:
        name = node.name
        if node.of is not None:
            card = self._today(node.of)
            if self._table(name, card, True):
                del self.tables[card.text][name.text]
            return Change((model.Removed(node.span, "table", f"{name.text} of {card.text}"),))
        if node.sort.sort == "RULE":
            gone = self._rule(name, None)
            return Change(tuple(model.Removed(node.span, "rule", one) for one in gone))
        said, sort = ELEMENTS.get(node.sort.sort, ("card", "card"))
        name = self._today(name) if sort == "card" else name
        self._touch(said, name.text, name.span, removes=True)
        return Change((model.Removed(node.span, sort, name.text),))

    def _today(self, card: nodes.Word) -> nodes.Word:
        """Return the id of a card, as it is today if the word is a former id."""
        return replace(card, text=self.declared.today(card.text, card.span))

    def _rule(self, name: nodes.Word, new: nodes.Rule | None) -> tuple[str, ...]:
        """Record the change of a rule; return the names of the rule and of the rules inside it."""
        gone = self.rules.get(name.text, (name.text,))
        inner = list(rules_in(new))
        for one in gone:
            self._touch("rule", one, name.span, removes=all(word.text != one for word in inner))
        for word in inner:
            if word.text not in gone:
                self.declared.claim("rule", word.text, word.span)
        return gone

    def _derived(self, owner: str, name: nodes.Word) -> None:
        """Record the replacement of the expression of a derived property."""
        found = self.declared.model.properties.get((owner, name.text))
        whose = property_sort(owner)
        if found is not None and found.sort != "derived":
            help = tr("only a derived property ('has NAME is ...') can be replaced; change others with rules")
            self.declared.problem("E122", tr("'{0}' is not a derived {1}", name.text, called(whose)), name.span, help)
        else:
            self._touch(whose, name.text, name.span)

    def _table(self, slot: nodes.Word, card: nodes.Word, removes: bool) -> bool:
        """Record the change of a whole table of a card; return whether the change is allowed."""
        known = [f"{name} of {id}" for id, tables in self.tables.items() for name in tables]
        name = f"{slot.text} of {card.text}"
        inside, place = (("card", card.text),), slot.span.to(card.span)
        return self._touch("table", name, slot.span, removes=removes, inside=inside, known=known, place=place)

    def _cell(self, node: nodes.ReplaceTable, cell: nodes.Entry) -> bool:
        """Record the change of one cell, which its numbers identify; return whether the change is allowed."""
        table = f"{node.slot.text} of {node.card.text}"
        tables = self.tables.get(node.card.text, {})
        if node.slot.text not in tables:
            self._table(node.slot, node.card, False)
            return False
        known = [f"{table} at {_place(entry)}" for entry in tables[node.slot.text].entries]
        inside = (("table", table), ("card", node.card.text))
        place = cell.spans[0].span.to(cell.spans[-1].span)
        return self._touch("cell", f"{table} at {_place(cell)}", cell.span, inside=inside, known=known, place=place)

    def _touch(
        self,
        sort: str,
        name: str,
        span: Span,
        *,
        removes: bool = False,
        inside: tuple[tuple[str, str], ...] = (),
        known: Sequence[str] | None = None,
        place: Span | None = None,  # the span of the name, if the name has several words
    ) -> bool:
        """Record a change of an element; return whether it is allowed.

        The element must exist in a file that is read before, and no other expansion may change it, unless this
        expansion is declared to follow the other one.
        """
        before = list(self.touched)
        new = Touched(sort, name, span, removes, inside)
        self.touched.append(new)
        if not all(self._goes_with(first, new) for first in before):
            return False
        names = [n for s, n in self.declared.owners if s == sort] if known is None else list(known)
        if name not in names and not any(first.is_of(sort, name) for first in before):
            help = there_are(sort, ", ".join(sorted(names)[:12]))
            if (today := self.declared.vocabulary.hints.get(name, "")) in names:
                help = writing(tr("in this game the word is '{0}'", today), today, at=place or span)
            elif near := nearest(name, names):
                instead = near.rpartition(" at ")[2] if sort == "cell" else near
                help = writing(tr("did you mean '{0}'?", near), instead, at=place or span)
            self.declared.problem("E122", not_there(sort, name), span, help)
            return False
        return self._is_read_before((sort, name), *inside, span=span)

    def _is_read_before(self, *elements: tuple[str, str], span: Span) -> bool:
        """Report the elements that are declared in a later file than a line; return whether there are none."""
        owners = self.declared.owners
        for sort, name in elements:
            if (sort, name) in owners and self.files[owners[sort, name].source] > self.files[span.source]:
                help = tr(
                    "{0} declares it, and is read later; end the line 'expansion ...' of this expansion with "
                    "'after' and the name of the other",
                    owners[sort, name].source,
                )
                self.declared.problem("E122", not_there(sort, name), span, help, owners[sort, name])
                return False
        return True

    def _goes_with(self, first: Touched, new: Touched) -> bool:
        """Whether a change is compatible with an earlier change; if it is not, report it."""
        declared, span = self.declared, new.span
        later = self._later(span, first.span)
        if not first.is_of(new.sort, new.name) and not any(first.is_of(*whole) for whole in new.inside):
            if (new.sort, new.name) not in first.inside or later:
                return True
        elif first.removes and later:
            help = tr("{0} has already removed it; delete one of the two lines", first.span.source)
            message = tr("there is no {0} '{1}' any more", called(new.sort), new.name)
            declared.problem("E122", message, span, help, first.span)
            return False
        if later:
            return True
        help = tr(
            "{0} and {1} both change it: use only one of them, or end the line 'expansion ...' of the one that "
            "applies with 'after' and the name of the other",
            first.span.source,
            span.source,
        )
        if first.span.source == span.source:
            help = tr("{0} also changes it; delete one of the changes", span.source)
        declared.problem("E123", changed_twice(new.sort, new.name), span, help, first.span)
        return False


def _place(entry: nodes.Entry) -> str:
    """Return the numbers of a cell, as written."""
    return ", ".join(print_tree(span) for span in entry.spans)


# -- changes in the model


def change_card(known: Model, other: model.ReplacedTable) -> None:
    """Replace a table of a card, or one cell of a table, in the model."""
    card = known.cards.get(other.card)
    if card is not None:
        new = other.ability
        changed = tuple(
            one if one.slot != new.slot else _with_cell(one, new) if other.is_cell else new for one in card.abilities
        )
        known.cards[card.id] = replace(card, abilities=changed)


def _with_cell(table: model.Ability, other: model.Ability) -> model.Ability:
    """Return a table in which another cell replaces the cell with the same numbers."""
    (old,), (new,) = table.body, other.body
    assert isinstance(old, model.Table) and isinstance(new, model.Table)
    (cell,) = new.cells
    cells = tuple(cell if cell.spans == one.spans else one for one in old.cells)
    return replace(table, body=(replace(old, cells=cells),))


Gone = Mapping[tuple[str, str], str]
"""Removed elements: (sort, name) -> the file that removed it."""


def gone(known: Model) -> Gone:
    """Return the elements that a file removes and that no later file declares again."""
    found: dict[tuple[str, str], str] = {}
    inside: dict[str, tuple[str, ...]] = {}  # replaced step -> its replacements
    for file in known.files:
        for one in file.removed:
            names = _with_inner(one.name, inside) if one.sort == "step" else [one.name]
            found.update(((one.sort, name), file.source) for name in names)
        for steps in file.steps:
            found.update((("step", name), file.source) for name in _with_inner(steps.name, inside))
            names = [item.name for item in steps.items if isinstance(item, model.Step)]
            inside[steps.name] = tuple(name for name in names if name != steps.name)
            for name in (steps.name, *names):
                found.pop(("step", name), None)
        for card in file.cards:
            found.pop(("card", card.id), None)
            for ability in card.abilities:
                found.pop(("table", f"{ability.slot} of {card.id}"), None)
    return found


def _with_inner(step: str, inside: Mapping[str, tuple[str, ...]]) -> list[str]:
    """Return a step and all steps that replace it, directly or through other replacements."""
    return [step, *(name for one in inside.get(step, ()) for name in _with_inner(one, inside))]


def _sort(node: nodes.Worth) -> Literal["worth", "returns"]:
    return "worth" if node.word.sort == "WORTH" else "returns"
