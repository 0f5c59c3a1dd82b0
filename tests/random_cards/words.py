"""The words of a game from which random cards are written: its kinds, zones, verbs, lists, slots, scopes and flows.

All of it is read from the model of the game, so a game needs no settings here.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from ombre.compiler import model as m
from ombre.compiler.driver import Compiled
from ombre.dsl.vocabulary import Vocabulary, plural
from ombre.lab.pairs.meetings import Meetings

NUMBER = m.NUMBER


@dataclass(frozen=True)
class TableAxes:
    """The table of a kind of cards: its name, and for each axis its name, and its first and last number if declared."""

    name: str
    axes: tuple[str, ...]


@dataclass(frozen=True)
class GameWords:
    """The words of one game."""

    known: m.Model
    vocabulary: Vocabulary

    @classmethod
    def of(cls, compiled: Compiled) -> GameWords:
        return cls(compiled.model, compiled.vocabulary)

    # ---------------------------------------------------------------------------------------------- kinds

    @cached_property
    def players(self) -> list[str]:
        """The kinds of players; the kind of those with seats is the first."""
        kinds = [name for name in self.known.kinds if self.known.is_a(name, "player")]
        return sorted(kinds, key=lambda name: (name != self.known.player, kinds.index(name)))

    @cached_property
    def cards(self) -> list[str]:
        return [name for name in self.known.kinds if self.known.is_a(name, "card")]

    @cached_property
    def written(self) -> list[str]:
        """The kinds of which the game has printed cards; of these, random cards are written."""
        used = {card.kind for card in self.known.cards.values() if not card.local}
        return [name for name in self.cards if name in used]

    @cached_property
    def guests(self) -> list[str]:
        """The kinds of players without seats."""
        return [name for name in self.players if self.known.asks(name)]

    def many(self, kind: str) -> str:
        """The plural of a kind."""
        return self.known.kinds[kind].plural if kind in self.known.kinds else plural(kind)

    def fits(self, kind: str, wanted: str) -> bool:
        return kind == wanted or self.known.is_a(kind, wanted)

    # ----------------------------------------------------------------------------------------- properties

    @cached_property
    def _by_kind(self) -> dict[str, list[m.Property]]:
        found: dict[str, list[m.Property]] = defaultdict(list)
        for kind in ("", *self.known.kinds):
            owners = [above.name for above in self.known.above(kind)] if kind else [""]
            found[kind] = [p for p in self.known.properties.values() if p.owner in owners]
        return found

    def properties(self, kind: str, *sorts: str) -> list[m.Property]:
        """The properties of a kind (of the game, if it is ""), of some sorts; without sorts, all but zones."""
        return [p for p in self._by_kind.get(kind, []) if (p.sort in sorts if sorts else p.sort != "zone")]

    def numbers(self, kind: str, *sorts: str) -> list[m.Property]:
        return [p for p in self.properties(kind, *sorts) if p.type == NUMBER]

    def lists(self, kind: str, *sorts: str) -> list[m.Property]:
        """The properties of a kind whose value is a word of a list."""
        return [p for p in self.properties(kind, *sorts) if p.type.tag == "value"]

    def things(self, kind: str, *sorts: str) -> list[m.Property]:
        return [p for p in self.properties(kind, *sorts) if p.type.tag == "thing"]

    def words(self, list_: str) -> tuple[str, ...]:
        found = self.known.values.get(list_)
        return found.words if found is not None else ()

    @cached_property
    def values(self) -> list[str]:
        """The declared lists, without those that a `has` line declares for its property."""
        own = {p.name for p in self.known.properties.values()}
        return [name for name in self.known.values if name not in own]

    def adjectives(self, kind: str) -> list[str]:
        """The words that can stand before a kind: of each list only if a property of the kind has it."""
        counted: dict[str, int] = defaultdict(int)
        for list_, values in self.known.values.items():
            if self.known.property_for(kind, list_):
                for word in values.words:
                    counted[word] += 1
        return sorted(word for word, times in counted.items() if times == 1)

    # ---------------------------------------------------------------------------------------------- zones

    @cached_property
    def zones(self) -> list[m.Zone]:
        tables = [file.table for file in self.known.files if file.table is not None]
        return [zone for kind in (*tables, *self.known.kinds.values()) for zone in kind.zones]

    @cached_property
    def places(self) -> dict[str, list[str]]:
        """For each zone, as `OWNER.ZONE`, the kinds of cards that can lie in it."""
        return {zone: sorted(kinds) for zone, kinds in Meetings(self.known).places.items()}

    def kinds_in(self, zone: m.Zone) -> list[str]:
        """The kinds of cards that can lie in a zone, with their base kinds; of an unused zone, any kind."""
        found = self.places.get(f"{zone.owner}.{zone.name}", [])
        return list(dict.fromkeys(above.name for kind in found for above in self.known.above(kind)))

    # ---------------------------------------------------------------------------------------------- verbs

    @cached_property
    def verbs(self) -> list[m.Verb]:
        return list(self.known.verbs.values())

    def form(self, verb: m.Verb, sort: str) -> str:
        """A form of a verb: its gerund (GERUND) or its participle (PART)."""
        found = (form for form, third in self.vocabulary.base.items() if third == verb.third)
        return next(form.split(" ", 1)[1] for form in found if form.startswith(f"{sort} "))

    def is_player(self, type_: m.Type) -> bool:
        return type_.tag == "thing" and (type_.of == "player" or self.known.is_a(type_.of, "player"))

    def is_card(self, type_: m.Type) -> bool:
        return type_.tag == "thing" and (type_.of == "card" or self.known.is_a(type_.of, "card"))

    # ----------------------------------------------------------------------------------- slots and the flow

    def slots(self, kind: str) -> list[str]:
        return [slot for above in self.known.above(kind) for slot in above.slots]

    @cached_property
    def _printed(self) -> list[m.Ability]:
        return [ability for card in self.known.cards.values() for ability in card.abilities]

    @cached_property
    def parameters(self) -> dict[str, str]:
        """For each slot that is performed on something, the kind of this thing."""
        return {a.slot: type_.of for a in self._printed for _, type_ in a.parameters}

    @cached_property
    def tables(self) -> dict[str, TableAxes]:
        """The tables of the kinds of which the game has cards with a table."""
        found: dict[str, TableAxes] = {}
        for card in self.known.cards.values():
            for ability in card.abilities:
                for line in ability.body:
                    if isinstance(line, m.Table):
                        found[card.kind] = TableAxes(ability.slot, line.axes)
        return found

    def slot_facts(self, kind: str, slot: str) -> list[m.Property]:
        facts = (fact for above in self.known.above(kind) for fact in above.facts)
        return [fact.property for fact in facts if fact.slot == slot]

    def facts(self, kind: str) -> list[m.FactDeclaration]:
        return [fact for above in self.known.above(kind) for fact in above.facts if not fact.slot]

    @cached_property
    def steps(self) -> list[str]:
        return list(dict.fromkeys(step.name for step in self.known.everything(m.Step)))

    @cached_property
    def setups(self) -> list[str]:
        return [part.name for file in self.known.files for part in file.setup if part.name]

    @cached_property
    def flows(self) -> list[m.Flow]:
        return [flow for file in self.known.files for flow in file.flows]

    @cached_property
    def results(self) -> list[str]:
        return sorted({end.result for end in self.known.everything(m.EndGame)})

    @cached_property
    def ids(self) -> list[str]:
        return [card.id for card in self.known.cards.values() if not card.local]


def related(words: GameWords, kind: str, kinds: Iterable[str]) -> list[str]:
    """Those of some kinds that are a kind, or are based on it."""
    return [one for one in kinds if words.fits(one, kind)]
