"""Cards: syntax trees in; their facts and abilities, or what no such card can have, out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ombre.dsl import nodes
from ombre.dsl.diagnostics import did_you_mean, tr
from ombre.dsl.vocabulary import Vocabulary, one

from . import model
from .declare import Declarations
from .model import NUMBER, Property
from .phrases import Names, Unresolved
from .tables import Tables


class Cards(Tables):
    """Resolves cards."""

    def __init__(self, declared: Declarations, vocabulary: Vocabulary):
        super().__init__(declared, vocabulary)
        self._twice = False

    def card(self, node: nodes.Card | nodes.LocalCard) -> model.Card:
        """A card: its facts and its abilities."""
        self._must_be_card(node)
        self._twice, self.card_id = False, node.id.text
        kind = self.vocabulary.kinds[node.kind.text]
        facts: dict[str, tuple[Property, Any]] = {}
        abilities: list[model.Ability] = []
        origin, note = "house", ""
        for word in node.values:
            with_word = [
                p
                for (owner, _), p in self.model.properties.items()
                if owner and self.model.is_a(kind, owner) and p.sort == "fact" and p.type.tag in ("value", "set")
                if word.text in self.words_of(p.type.of)
            ]
            if not with_word:
                self.note("E208", tr("{0} cannot be '{1}'", one(kind), word.text), word.span)
                continue
            found = with_word[0]
            facts[found.name] = (found, word.text if found.type.tag == "value" else (word.text,))
        lines: list[Any] = list(node.lines or ())
        if isinstance(node, nodes.LocalCard):
            lines = [nodes.Facts(node.span, node.facts), *lines]
        names = Names(this=kind, you=self._you_kind(kind))
        for line in lines:
            try:
                if isinstance(line, nodes.Facts):
                    for printed in line.printed:
                        self._fact(kind, printed, facts)
                elif isinstance(line, nodes.Origin):
                    origin, note = line.sort.text, line.note.text.strip('"') if line.note else ""
                else:
                    abilities += self._card_abilities(kind, line, names, facts)
            except Unresolved:
                continue
        name = node.name.text.strip('"') if isinstance(node, nodes.Card) else node.id.text
        return model.Card(
            node.span, node.id.text, kind, name, tuple(facts.values()), tuple(abilities), origin, note,
            isinstance(node, nodes.LocalCard),
        )  # fmt: skip

    def _you_kind(self, kind: str) -> str:
        found = self.model.kinds.get(kind)
        return self.player if found is not None else ""

    def _fact(self, kind: str, printed: nodes.Printed, facts: dict[str, tuple[Property, Any]], slot: str = "") -> None:
        word = printed.property
        name = f"{slot}_{word.text}" if slot else word.text
        found = self.model.property_of(kind, name)
        if found is None or found.sort != "fact":
            known = [n for (o, n), p in self.model.properties.items() if p.sort == "fact" and self.model.is_a(kind, o)]
            known = [n for n in known if not any(n.startswith(f"{s}_") for s in self.vocabulary.words("SLOT"))]
            help = did_you_mean(word.text, known) or tr("its facts are: {0}", ", ".join(known))
            raise self.wrong("E113", tr("{0} has no fact '{1}'", one(slot or kind), word.text), word.span, help)
        if found.name in facts and not self._twice:
            self._twice = True  # once for a card: often the first line of the next one is missing
            self.note(
                "E116",
                tr("'{0}' is given twice", word.text),
                word.span,
                tr("take one out, or begin a new card above"),
            )
        facts[found.name] = (found, self._printed(found, printed, kind))

    def _printed(self, found: Property, printed: nodes.Printed, kind: str) -> Any:
        values, tag = printed.values, found.type.tag
        if tag == "unknown":
            raise Unresolved(found.name)
        if tag == "cells":
            return tuple(self._cell(found, value, kind) for value in values)
        if tag == "set":
            return tuple(self._word(found, value) for value in values)
        if len(values) != 1:
            raise self.wrong("E117", tr("'{0}' takes one value, not {1}", found.name, len(values)), printed.span)
        if tag == "value":
            return self._word(found, values[0])
        if not isinstance(values[0], nodes.PrintedNumber):
            raise self.wrong("E117", tr("'{0}' takes a number", found.name), values[0].span)
        return values[0].number.number

    def _word(self, found: Property, value: Any) -> str:
        if not isinstance(value, nodes.PrintedWord) or value.number is not None:
            words = ", ".join(self.words_of(found.type.of))
            raise self.wrong("E117", tr("'{0}' takes one of: {1}", found.name, words), value.span)
        return self.value(value.word, found.type).word

    def _cell(self, found: Property, value: Any, kind: str) -> model.Cell:
        plain = self.words_of(found.type.of)[0]
        match value:
            case nodes.PrintedNumber():
                return model.Cell(value.span, plain, value.number.number)
            case nodes.PrintedWord():
                number = 1 if value.number is None else value.number.number
                return model.Cell(value.span, self.value(value.word, found.type).word, number)
        size = self.model.property_of(kind, value.property.text)
        if size is None or size.type != NUMBER or size.sort != "state":
            raise self.wrong("E117", tr("'{0}' is no number that {1} has", value.property.text, one(kind)), value.span)
        return model.Cell(value.span, plain, size)

    def _card_abilities(
        self, kind: str, line: Any, names: Names, facts: dict[str, tuple[Property, Any]]
    ) -> list[model.Ability]:
        if isinstance(line, nodes.Table):
            return [replace(self.table(line, names), host=kind)]
        if isinstance(line, nodes.Slot):
            slots = [s for k, own in self.declared.slots.items() if self.model.is_a(kind, k) for s in own]
            if line.slot.text not in slots:
                has = tr("its slots are: {0}", ", ".join(slots)) if slots else tr("it has none: write 'when ...:'")
                help = did_you_mean(line.slot.text, slots) or has
                raise self.wrong("E118", tr("{0} has no slot '{1}'", one(kind), line.slot.text), line.slot.span, help)
            for printed in line.facts:
                self._fact(kind, printed, facts, line.slot.text)
        return [replace(made, host=kind) for made in self.abilities(line, names)]

    def _must_be_card(self, node: nodes.Card | nodes.LocalCard) -> None:
        kind = self.vocabulary.kinds.get(node.kind.text, "")
        if kind not in self.model.kinds or self.model.is_a(kind, "player"):
            kinds = sorted(k for k in self.model.kinds if not self.model.is_a(k, "player"))
            help = tr("a card begins with its kind: {0}", ", ".join(kinds))
            raise self.wrong("E121", tr("{0} is not a kind of card", one(kind)), node.kind.span, help)
