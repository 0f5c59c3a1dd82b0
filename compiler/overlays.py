"""What expansions change, by name: syntax trees in; every name that is claimed, and each change that cannot be, out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ombre.dsl import nodes
from ombre.dsl.diagnostics import did_you_mean, tr
from ombre.dsl.parser import Parsed
from ombre.dsl.printer import print_tree
from ombre.dsl.source import Span
from ombre.dsl.vocabulary import Vocabulary

from .declare import TABLE, Declarations

ELEMENTS = {"RULE": "rule", "STEP": "step", "SETUP": "set-up part", "SCENARIO": "scenario"}
"""What `remove` takes out, but for cards, which are named by their kind."""


@dataclass(frozen=True, slots=True)
class Change:
    """One element that is replaced or removed. inside: what it is a part of, so that a change of that changes it."""

    sort: str
    name: str
    span: Span
    removes: bool
    inside: tuple[tuple[str, str], ...]

    def is_of(self, sort: str, name: str) -> bool:
        return (sort, name) == (self.sort, self.name)


def rules_in(node: Any) -> Iterator[nodes.Word]:
    """The names of a rule and of those inside it, or of those inside a `while`."""
    match node:
        case nodes.Rule():
            yield node.name
            yield from rules_in(node.ability)
        case nodes.RuleBlock():
            yield node.name
            for line in node.lines:
                yield from rules_in(line)
        case nodes.While():
            for line in node.lines:
                yield from rules_in(line)


class Overlays:
    """Claims the names of what can be changed, and then reads the changes.

    sets: the set that each file belongs to, by source name; a file that is not listed is a set by itself.
    """

    def __init__(self, declared: Declarations, vocabulary: Vocabulary, sets: Mapping[str, str]) -> None:
        self.declared, self.vocabulary, self.sets = declared, vocabulary, sets
        self.changes: list[Change] = []
        self.order: dict[str, set[str]] = {}  # an expansion -> those that it says it comes after

    def read(self, parsed: Sequence[Parsed]) -> None:
        """Claim what is declared, and then change it, in the order of the files."""
        self._order(parsed)
        for file in parsed:
            for node in file.declarations:
                self._claim(node)
        for file in parsed:
            for node in file.declarations:
                self._change(node)

    def _order(self, parsed: Iterable[Parsed]) -> None:
        lines = [node for file in parsed for node in file.declarations if isinstance(node, nodes.Expansion)]
        sets = {line.name.text: self._set(line.span) for line in lines}
        for line in lines:
            before = {sets[word.text] for word in line.after or () if word.text in sets}
            self.order.setdefault(self._set(line.span), set()).update(before)

    def _set(self, span: Span) -> str:
        return self.sets.get(span.source, span.source)

    def _later(self, span: Span, first: Span) -> bool:
        """Whether the expansion of one place says that it comes after that of another, perhaps by way of a third."""
        seen, waiting = set[str](), [self._set(span)]
        while waiting:
            for before in self.order.get(waiting.pop(), set()) - seen:
                seen.add(before)
                waiting.append(before)
        return self._set(first) in seen and self._set(first) != self._set(span)

    # -- what there is

    def _claim(self, node: Any) -> None:
        declared = self.declared
        match node:
            case nodes.Verb():
                declared.verb(node)
            case nodes.Rule() | nodes.RuleBlock() | nodes.While():
                for name in rules_in(node):
                    declared.claim("rule", name.text, name.span)
                self._hold(node)
            case nodes.Flow():
                for item in node.items:
                    if isinstance(item, nodes.Step):
                        declared.claim("step", item.name.text, item.name.span)
            case nodes.SetupPart():
                declared.claim("set-up part", node.name.text, node.name.span)
            case nodes.Card():
                declared.claim("card", node.id.text, node.id.span)
                self._tables(node)
            case nodes.Scenario():
                declared.claim("scenario", node.id.text, node.id.span)
            case nodes.Worth():
                declared.owners.setdefault(("worth", self.vocabulary.kind(node.kind.text)), node.span)

    def _hold(self, node: Any) -> None:
        """Remember which rules stand inside a rule: they go with it."""
        match node:
            case nodes.Rule() | nodes.RuleBlock():
                self.declared.rules[node.name.text] = tuple(word.text for word in rules_in(node))
                for line in (node.ability,) if isinstance(node, nodes.Rule) else node.lines:
                    self._hold(line)
            case nodes.While():
                for line in node.lines:
                    self._hold(line)

    def _tables(self, card: nodes.Card) -> None:
        tables = [line for line in card.lines or () if isinstance(line, nodes.Table)]
        self.declared.tables[card.id.text] = {line.slot.text: line for line in tables}

    # -- what becomes of it

    def _change(self, node: Any) -> None:
        match node:
            case nodes.Replacement(declaration=nodes.Verb() as verb):
                self.change("verb", self.declared.verb(verb, True).key, verb.word.span)
            case nodes.Replacement(declaration=nodes.Card() as card):
                self.change("card", card.id.text, card.id.span)
                self._tables(card)
            case nodes.Replacement(declaration=nodes.Derived() as derived):
                self._derived(TABLE, derived.name)
            case nodes.ExtendGame():
                for line in node.lines:
                    if isinstance(line, nodes.Players):
                        self.change("line of the game", "players", line.span, known=["players"])
            case nodes.Extend():
                for line in node.lines:
                    if isinstance(line, nodes.Replaces):
                        self._derived(self.vocabulary.kinds[node.kind.text], line.derived.name)
            case nodes.Replacement(declaration=nodes.Worth() as worth):
                self.change("worth", self.vocabulary.kind(worth.kind.text), worth.kind.span)
            case nodes.Replacement(declaration=nodes.SetupPart() as part):
                self.change("set-up part", part.name.text, part.name.span)
            case nodes.Replacement(declaration=nodes.Scenario() as scenario):
                self.change("scenario", scenario.id.text, scenario.id.span)
            case nodes.Replacement(declaration=rule):
                self._rule(rule.name, rule)
            case nodes.ReplaceStep():
                if self.change("step", node.name.text, node.name.span):
                    for item in node.steps:
                        if isinstance(item, nodes.Step) and item.name.text != node.name.text:
                            self.declared.claim("step", item.name.text, item.name.span)
            case nodes.ReplaceTable():
                if not self._table(node.slot, node.card, False):
                    self.declared.refused.add(node.span)
                    return
                table = nodes.Table(node.span, node.slot, node.entries, node.otherwise)
                self.declared.tables[node.card.text][node.slot.text] = table
            case nodes.ReplaceCell():
                self._cell(node)
            case nodes.RemoveTable() if self._table(node.slot, node.card, True):
                del self.declared.tables[node.card.text][node.slot.text]
            case nodes.Removal():
                sort = ELEMENTS.get(node.element.word.sort, "card")
                if sort == "rule":
                    self._rule(node.name, None)
                else:
                    self.change(sort, node.name.text, node.name.span, removes=True)

    def _rule(self, name: nodes.Word, new: Any) -> None:
        """A rule goes, and all that stand inside it with it."""
        gone = self.declared.rules.get(name.text, (name.text,))
        self.declared.gone[name.span] = gone
        inner = list(rules_in(new))
        for one in gone:
            self.change("rule", one, name.span, removes=all(word.text != one for word in inner))
        for word in inner:
            if word.text not in gone:
                self.declared.claim("rule", word.text, word.span)
        self._hold(new)

    def _derived(self, owner: str, name: nodes.Word) -> None:
        """An expansion works a property out in another way."""
        found = self.declared.model.properties.get((owner, name.text))
        whose = f"property of {owner or 'the game'}"
        if found is not None and found.sort != "derived":
            help = tr("only what is worked out ('has NAME is ...') is replaced; change the others by rules")
            self.declared.problem("E122", tr("'{0}' is no derived {1}", name.text, whose), name.span, help)
        else:
            self.change(whose, name.text, name.span)

    def _table(self, slot: nodes.Word, card: nodes.Word, removes: bool) -> bool:
        """A whole table of a card; whether there is one."""
        known = [f"{name} of {id}" for id, tables in self.declared.tables.items() for name in tables]
        name = f"{slot.text} of {card.text}"
        return self.change(
            "table", name, slot.span, removes=removes, inside=(("card", card.text),), known=known
        )  # fmt: skip

    def _cell(self, node: nodes.ReplaceCell) -> None:
        """One cell of a table: it is written with the numbers of an old one."""
        table = f"{node.slot.text} of {node.card.text}"
        tables = self.declared.tables.get(node.card.text, {})
        if node.slot.text not in tables:
            self._table(node.slot, node.card, False)
            self.declared.refused.add(node.span)
            return
        cells = [_place(entry) for entry in tables[node.slot.text].entries]
        known = [f"{table} at {cell}" for cell in cells]
        inside = (("table", table), ("card", node.card.text))
        if not self.change("cell", f"{table} at {_place(node.entry)}", node.entry.span, inside=inside, known=known):
            self.declared.refused.add(node.span)

    def change(
        self,
        sort: str,
        name: str,
        span: Span,
        *,
        removes: bool = False,
        inside: tuple[tuple[str, str], ...] = (),
        known: Sequence[str] | None = None,
    ) -> bool:
        """Whether an expansion may change what another file declares: it has to exist, and nobody else changes it.

        A change of an expansion that says it comes after the other one is a change of what that one has made.
        """
        declared = self.declared
        new = Change(sort, name, span, removes, inside)
        self.changes.append(new)
        for first in self.changes[:-1]:
            if not first.is_of(sort, name) and not any(first.is_of(*whole) for whole in inside):
                if (sort, name) not in first.inside:
                    continue
                if self._later(span, first.span):
                    continue
            elif first.removes and self._later(span, first.span):
                help = tr("{0} removes it before; take one of the two out", first.span.source)
                declared.problem("E122", tr("there is no {0} '{1}' any more", sort, name), span, help, first.span)
                return False
            if not self._later(span, first.span):
                if first.span.source == span.source:
                    help = tr("{0} changes it here, too: take one of the two out", span.source)
                else:
                    help = tr(
                        "{0} and {1} both change it: use one of them, or end the line 'expansion ...' of the one that counts with 'after' and the other's name",
                        first.span.source,
                        span.source,
                    )
                declared.problem("E123", tr("the {0} '{1}' is changed twice", sort, name), span, help, first.span)
                return False
        names = [n for s, n in declared.owners if s == sort] if known is None else list(known)
        if name not in names and not any(first.is_of(sort, name) for first in self.changes[:-1]):
            help = did_you_mean(name, names) or tr(
                "{0}s with a name: {1}", sort, ", ".join(sorted(names)[:12]) or "none"
            )
            declared.problem("E122", tr("there is no {0} '{1}' to replace or remove", sort, name), span, help)
            return False
        return True


def _place(entry: nodes.Entry) -> str:
    """The numbers of a cell, as they are written."""
    return ", ".join(print_tree(span) for span in entry.spans)
