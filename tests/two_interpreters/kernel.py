"""A game of the kernel, to be written down by name like a game of the second interpreter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeGuard, cast

from ombre import contract
from ombre.compiler import model, python
from ombre.compiler.driver import Compiled
from ombre.runtime import NOTHING
from ombre.runtime.choices import Decision
from ombre.runtime.declared import PLACE
from ombre.runtime.flow import Play
from ombre.runtime.linker import Layer, Rules
from ombre.runtime.listening import BLANK, COPY, EVERY, LENT
from ombre.runtime.records import Module
from ombre.runtime.state import Clue

from ..interpreter.rules import GameRules
from ..interpreter.telling import Game, Namer
from ..interpreter.things import CellOf


def linked(compiled: Compiled) -> Rules:
    """The rules of a compiled game, made by the code generator now, not read from `generated/` or from a cache."""
    modules: list[Module] = []
    for file in compiled.model.files:
        space: dict[str, Module] = {}
        exec(compile(python.render(compiled.model, file), f"<{file.source}>", "exec"), space)
        modules.append(space["MODULE"])
    return Rules(modules, (), (SHOWING,))


class Showing(Play):
    """A game that writes down what is shown to whom: of what players know, the other interpreter has only this."""

    __slots__ = ("shown",)
    shown: list[str]

    def look_through(self, cards: Sequence[int], who: int = NOTHING) -> None:
        self.note(cards, who, "show")
        super().look_through(cards, who)

    def tell(self, x: int, fact: str, values: Sequence[int], words: str = "", who: int = NOTHING) -> Clue:
        said = (self.rules.values[words][value] if words else value for value in values)
        self.note([x], who, f"tell {fact} {' '.join(map(str, said))}")
        return super().tell(x, fact, values, words, who)

    def note(self, cards: Sequence[int], who: int, what: str) -> None:
        said = (self.rules.cards[self.card[x]].id for x in cards if x != NOTHING)
        self.shown.append(f"{what} {' '.join(said)} to {'all' if who == NOTHING else f'P{self.seat_of(who) + 1}'}")


SHOWING = Layer(Showing)


@dataclass(frozen=True)
class Piece:
    """A player or card of the kernel. Numbers of things are wrapped, because amounts are numbers, too."""

    number: int


class KernelGame(Game[Piece]):
    """A game of the kernel."""

    def __init__(self, g: Play, rules: GameRules) -> None:
        self.g, self.rules, self.linked = g, rules, g.rules
        self.seats = [Piece(x) for x in range(g.players)]
        self.joined = [Piece(x) for x in g.joined]
        self.current, self.result = Piece(g.current), g.result
        self.winners = [Piece(x) for x in g.winners]

    def piece(self, x: int) -> Piece | None:
        return None if x < 0 else Piece(x)

    def cards(self) -> Sequence[Piece]:
        return [Piece(x) for x in range(self.g.players, len(self.g.kind)) if x not in self.g.joined]

    def places(self) -> Sequence[tuple[model.Zone, str, Piece | None, Sequence[Piece]]]:
        """The zones in the order of the model: those of the game, then those of each thing."""
        found: list[tuple[model.Zone, str, Piece | None, Sequence[Piece]]] = []
        for owner in (NOTHING, *range(len(self.g.kind))):
            for zone in self.rules.zones("" if owner == NOTHING else self.linked.kinds[self.g.kind[owner]].name):
                first = self.linked.zone_number[zone.owner, zone.name]
                for at, word in enumerate(self.words(zone.per)):
                    cards = self.g.zones[(first + at) << PLACE | max(owner, 0)]
                    found.append((zone, word, self.piece(owner), [Piece(x) for x in cards]))
        return found

    def words(self, per: str) -> Sequence[str]:
        if not per:
            return [""]
        if per in self.linked.values:
            return self.linked.values[per]
        return [f"P{seat + 1}" for seat in range(self.linked.players[1])]

    def kind(self, x: Piece) -> str:
        return self.linked.kinds[self.g.kind[x.number]].name

    def printed(self, x: Piece) -> tuple[str, str, bool]:
        card, face = self.g.card[x.number], self.g.face[x.number]
        blank = bool(self.g.blank[x.number])
        return (self.kind(x), self.kind(x), blank) if card < 0 else (self.id(card), self.id(face), blank)

    def id(self, card: int) -> str:
        return self.linked.cards[card].id

    def owner(self, x: Piece) -> Piece | None:
        return self.piece(self.g.owner[x.number])

    def read(self, found: model.Property, of: Piece | None) -> list[tuple[str, object]]:
        g, things = self.g, [] if of is None else [of.number]
        if found.sort in ("fact", "derived"):
            name = (contract.fact if found.sort == "fact" else contract.derived)(found.owner, found.name)
            return [("", self.meant(found.type, getattr(g, name)(*things)))]
        held = getattr(g, contract.state(found.owner, found.name))
        held = held if of is None else held[of.number]
        if not found.per:
            return [("", self.meant(found.type, held))]
        if isinstance(held, dict):
            rows = cast("dict[int, object]", held)
            return [(Namer(self).name(Piece(who)), self.meant(found.type, value)) for who, value in rows.items()]
        return [(word, self.meant(found.type, value)) for word, value in zip(self.words(found.per), held, strict=True)]

    def meant(self, type: model.Type, value: object) -> object:
        """A value of the kernel, as the other interpreter holds it."""
        words = self.linked.values.get(type.of, ())
        match type.tag, value:
            case "number", int():
                return value
            case "thing", int():
                return self.piece(value)
            case "value", int():
                return None if value < 0 else words[value]
            case "cell", (int() as mark, int() as size):
                return CellOf(None if mark < 0 else words[mark], size)
            case ("set" | "cells"), tuple():
                one = model.Type("value" if type.tag == "set" else "cell", type.of)
                return tuple(self.meant(one, each) for each in cast("tuple[object, ...]", value))
            case _:
                raise TypeError(f"{value} is no {type}")

    def lasting(self) -> list[tuple[str, Piece | None]]:
        found: list[tuple[str, Piece | None]] = []
        for _, number, this, _, _, scopes, _, _ in self.g.timed:
            ability = self.linked.abilities[number]
            key = "" if ability.sort == "blank" else ability.key
            what = {COPY: "copy", BLANK: "blank", LENT: "lent"}.get(number, f"{ability.sort} {key}")
            what += " of a set" if this == EVERY and number >= 0 else ""
            found.append((f"{what}, until end of {' '.join(scopes) or '-'}", self.piece(this)))
        return found

    def used(self) -> list[tuple[str, Piece | None]]:
        abilities = self.linked.abilities
        return [(f"in {scope} line {abilities[n].line}", self.piece(this)) for scope, n, this, _ in self.g.spent]

    def is_thing(self, value: object) -> TypeGuard[Piece]:
        return isinstance(value, Piece)

    # ------------------------------------------------------------------------------------------- questions

    def asked(self, choice: Decision) -> tuple[str, list[str]]:
        """A question by name, and its options."""
        namer = Namer(self)
        card = self.piece(choice.source[1])
        source = f" for {namer.name(card)}" if card is not None else ""
        said = f"{namer.name(Piece(choice.who))} {choice.name} ({choice.sort}){source}"
        return said, [self.option(namer, choice.sort, option) for option in choice.options]

    def option(self, namer: Namer[Piece], sort: str, option: object) -> str:
        match sort, option:
            case "ask", int():
                return "yes" if option else "no"
            case ("alternative", str()) | ("number", int()):
                return str(option)
            case "offer", None:
                return "pass"
            case "ability", (str() as id, int() as x):
                ability = self.linked.abilities[self.linked.ability_number[id]]
                return f"{ability.sort} {ability.key} line {ability.line} of {namer.name(self.piece(x))}"
            case "offer", tuple():
                who, key, given = cast("tuple[int, str, tuple[object, ...]]", option)
                roles = self.rules.verbs[key].roles
                said = (namer.said(self.meant(r.type, x)) for r, x in zip(roles, given, strict=True))
                return f"{namer.name(Piece(who))}: {key} {', '.join(said)}"
            case _, int():
                if sort in self.linked.values:
                    return self.linked.values[sort][option]
                return "enough" if option == NOTHING else namer.name(Piece(option))
            case _:
                raise TypeError(f"{option} is no {sort}")
