"""Write a game in play as text with names, unit by unit.

Only this file of the records depends on the attributes of a game in play. If something in `runtime/` is renamed, change
this file, so that the text stays the same. The text contains no internal numbers: a card is its id, and if that is
ambiguous, its place (`mana in hand of P1 #2`); a question names a declaration and a block of it, not its line.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

import ombre
from ombre.compiler.projects.files import read
from ombre.compiler.projects.places import GameFolder
from ombre.compiler.projects.project import CardFile, Project
from ombre.dsl.source import Source
from ombre.runtime import NOTHING
from ombre.runtime.chance import below, seeded
from ombre.runtime.choices import Decision, phrase
from ombre.runtime.declared import HERE, PLACE
from ombre.runtime.errors import Refused
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.runtime.records import Fact, Row, State
from ombre.session.session import Session
from ombre.session.start import Start, begin
from ombre.session.tracebacks import place_of
from ombre.workshop.api.table import Table
from ombre.workshop.bots.policy import bot
from ombre.workshop.game.notation import entries


@dataclass(frozen=True)
class Setting:
    """One game to be played. most: the limit of units; for the greedy bot, of answers.

    kept: the kept values of the player, if it is the flow between two games.
    """

    beginning: str
    players: int
    seed: int
    bot: str = "random"
    most: int = 500
    options: Mapping[str, int | str] = field(default_factory=dict[str, int | str])
    decks: Mapping[int, str] = field(default_factory=dict[int, str])
    kept: Mapping[str, Any] | None = None


class Left(Exception):
    """Raised when all answers of a game are used."""


Ask = Callable[[Play, Decision], int]


def games() -> dict[str, tuple[str, tuple[str, ...]]]:
    """All shipped games, alone and with each expansion: the game, and the names of its expansions."""
    from ombre.compiler.projects.places import shipped_game

    found: dict[str, tuple[str, tuple[str, ...]]] = {}
    for game in ombre.games():
        found[game] = (game, ())
        found |= {f"{game}+{more}": (game, (more,)) for more in shipped_game(game).expansions()}
    return found


def small(folder: Path, root: Path) -> Table:
    """A small game of the tests, laid out like those of `cards/`."""
    files = [
        CardFile(Source(path.relative_to(root).as_posix(), read(path)), part, path.stem, path)
        for part in ("rules", "base")
        for path in sorted((folder / part).rglob("*.card"))
    ]
    return Table(Project(GameFolder(folder.name, folder), tuple(files), (folder,), ("rules", "base")))


def players(table: Table) -> range:
    least, most = table.rules.players
    return range(least, most + 1)


def can_be_planned(table: Table) -> bool:
    """Whether the game declares a worth, which the greedy bot needs."""
    return bool(table.rules.worths)


def can_start(rules: Rules, beginning: str, number: int) -> bool:
    """Whether a game can be started so; a mission may limit the number of players, also after the first questions."""
    try:
        g = rules.start(number, 0, beginning)
        g.agent = lambda g, choice: 0
        g.unit()
    except Refused:
        return False
    return True


class Reader:
    """Plays games of one table, and writes them as text."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.rules = table.rules
        self.lines = {file.source.name: file.source.text.split("\n") for file in table.project.files}
        self._blocks: dict[tuple[str, int], str] = {}
        rules = self.rules
        self.zones: list[tuple[str, str]] = []  # the names by number, each with its value or player
        for number, zone in enumerate(rules.zones):
            at = number - rules.zone_number[zone.owner, zone.name]
            word = "" if not zone.per else rules.values[zone.per][at] if zone.per in rules.values else f"P{at + 1}"
            self.zones.append((f"{zone.name} at {word}" if word else zone.name, zone.owner))
        self.by_name = sorted(range(len(rules.zones)), key=self.zones.__getitem__)
        self.kinds = [_Kind(rules, number) for number in range(len(rules.kinds))]

    # ------------------------------------------------------------------------------------------------- a game

    def units(self, setting: Setting) -> Iterator[list[str]]:
        """The text of the declarations, then of each unit: its questions, and the whole table after it."""
        yield list(self.declared())
        table = self.table
        options = table.options([f"{name}={value}" for name, value in setting.options.items()])
        decks = table.decks([f"P{seat}={name}" for seat, name in setting.decks.items()], setting.players)
        kept = {} if setting.kept is None else {0: dict(setting.kept)}
        between = setting.kept is not None
        start = (setting.players, setting.seed, setting.beginning, False, False, options)
        asked: list[str] = []
        most = setting.most
        agent = chance(setting.seed)
        try:
            if setting.bot != "random":
                session = Session(self.rules, Start(*start, decks, kept, between))
                agent, most = answers(session, self.rules, setting), 1_000_000
            g: Play = begin(self.rules, Start(*start, decks, kept, between))

            def answer(g: Play, choice: Decision) -> int:
                index = agent(g, choice)
                asked.append(self.question(g, choice, index, inspect.currentframe()))
                return index

            g.agent = answer
            for _ in range(most):
                if g.result is not None:
                    break
                asked.clear()
                g.unit()
                yield [*asked, *self.state(g)]
        except Refused as refused:
            yield [re.sub(r":\d+\b", "", f"refused: {refused}")]
        except Left:
            yield asked

    def declared(self) -> Iterator[str]:
        """The names of all declarations."""
        rules = self.rules
        yield from (f"values {name}: {', '.join(words)}" for name, words in rules.values.items())
        for game in rules.games:
            yield from (f"state {_state(state)}" for state in game.states)
            yield from (f"derived {name}" for name, _ in game.derived)
        for kind in rules.kinds:
            yield f"kind {kind.name} is {kind.base}"
            yield from (f"  state {_state(state)}" for state in kind.states)
            yield from (f"  fact {fact.name}: {fact.sort} {fact.values}" for fact in kind.facts)
            yield from (f"  derived {name}" for name, _ in kind.derived)
        yield from (
            f"zone {z.owner}.{z.name}: {z.sight} {z.live} {z.per} {z.refill}" for z in dict.fromkeys(rules.zones)
        )
        yield from (f"verb {key}: {', '.join(f'{n} {s}' for n, s in verb.roles)}" for key, verb in rules.verbs.items())
        yield from (f"option {option.name}" for option in rules.options.values())
        for card in rules.cards:
            facts = ", ".join(f"{name} {value}" for name, value in card.facts)
            abilities = ", ".join(f"{a.sort} {a.key} {a.once}".strip() for a in card.abilities)
            yield f"{card.kind} {card.id}: {facts}; {abilities}"
        yield from (f"rule {a.rule}: {a.sort} {a.key}" for module in rules.modules for a in module.rules)

    # ------------------------------------------------------------------------------------------------ questions

    def question(self, g: Play, choice: Decision, taken: int, frame: FrameType | None) -> str:
        said = [self.option(g, choice.sort, option) for option in choice.options]
        card = choice.source[1]
        source = f" for {self.name(g, card)}" if card != NOTHING else ""
        return (
            f"asks P{choice.who + 1} {choice.name} ({choice.sort}){source}: {' | '.join(said)} -> {said[taken]}"
            f"  [{self.block(frame)}]"
        )

    def option(self, g: Play, sort: str, option: Any) -> str:
        rules = self.rules
        if sort == "offer":
            if option is None:
                return "pass"
            who, key, args = option
            said = [self.value(g, role[1], x) for role, x in zip(rules.verbs[key].roles, args, strict=True)]
            return f"P{who + 1}: {phrase(key, said)}"
        if sort == "ability":
            ability = rules.abilities[rules.ability_number[option[0]]]
            return f"{ability.rule or self.name(g, option[1])}: {ability.sort} {ability.key}"
        if sort in ("ask", "alternative"):
            return str(option)
        return "enough" if option == NOTHING else self.value(g, sort, option)

    def block(self, frame: FrameType | None) -> str:
        """The declaration and the block that ask; without the line, because lines move."""
        while frame is not None:
            window: Any = frame.f_locals.get("window")
            module = getattr(getattr(window, "offers", None), "__globals__", {}).get("MODULE")
            if module is not None and window.line:
                return self._block(module.source, window.line)
            place = place_of(frame, frame.f_lineno)
            if place is not None:
                return self._block(place.source, place.line)
            frame = frame.f_back
        return "the game"

    def _block(self, source: str, line: int) -> str:
        if (source, line) not in self._blocks:
            lines = self.lines[source]
            at = line - 1
            inner = lines[at]
            while at and (not lines[at].strip() or lines[at][0] in " #"):
                at -= 1
                if re.match(r"  [^ #]", lines[at + 1]):
                    inner = lines[at + 1]
            head = re.sub(r' *"[^"]*"', "", lines[at].strip())
            # A card consists of abilities, each a block; a verb, a rule or a set-up is one block.
            whole = head.startswith("verb ") or head.endswith(":")
            own = inner.strip() if inner.startswith("  ") and not whole else ""
            self._blocks[source, line] = f"{head} > {own}" if own else head
        return self._blocks[source, line]

    # --------------------------------------------------------------------------------------------------- names

    def name(self, g: Play, x: int) -> str:
        """The name of a thing: a player by seat, a card by its id and its place."""
        if x == NOTHING:
            return "nothing"
        if x < g.players:
            return f"P{x + 1}"
        if x in g.joined:
            return f"{self.id(g, x)} #{g.joined.index(x) + 1}"
        zone = g.where[x]
        if zone == NOTHING:
            alike = [y for y in range(x) if g.where[y] == NOTHING and g.card[y] == g.card[x]]
            return f"{self.id(g, x)} nowhere #{len(alike) + 1}"
        name, owner = self.zones[zone >> PLACE]
        of = f" of {self.name(g, zone & HERE)}" if owner else ""
        return f"{self.id(g, x)} in {name}{of} #{g.zones[zone].index(x) + 1}"

    def id(self, g: Play, x: int) -> str:
        card = g.card[x]
        found: str = self.rules.kinds[g.kind[x]].name if card == NOTHING else self.rules.cards[card].id
        return found

    def value(self, g: Play, sort: str, value: int) -> str:
        if sort in self.rules.values:
            return "nothing" if value == NOTHING else self.rules.values[sort][value]
        return self.name(g, value) if sort in self.rules.kind_number or sort in ("card", "player") else str(value)

    # --------------------------------------------------------------------------------------------------- state

    def state(self, g: Play) -> Iterator[str]:
        """The whole table with hidden cards; properties of cards only if they differ from their initial values."""
        rules = self.rules
        winners = " and ".join(self.name(g, who) for who in g.winners) or "nothing"
        yield f"result {g.result}, winner {winners}, current {self.name(g, g.current)}"
        for game in rules.games:
            for state in game.states:
                yield f"{state.name} {self.entries(g, state, getattr(g, f's__{state.name}'))}"
            for name, _ in game.derived:
                yield f"{name} = {_number(getattr(g, f'd__{name}')())}"
        for option in rules.options.values():
            value = getattr(g, f"s_{option.kind}_{option.name}")
            given = value[: g.players] if option.kind else [value]
            yield f"option {option.name} {' '.join(self.value(g, option.values, each) for each in given)}"
        for number in self.by_name:
            if not self.zones[number][1]:
                yield self.zone(g, number, 0)
        for who in (*range(g.players), *g.joined):
            yield f"{self.name(g, who)}: {', '.join(self.held(g, who, everything=True))}"
            for number in self.by_name:
                if number << PLACE | who in g.zones and self.zones[number][1]:
                    yield f"  {self.zone(g, number, who)}"
        nowhere = [x for x in range(g.players, len(g.kind)) if g.where[x] == NOTHING and x not in g.joined]
        yield f"nowhere: {', '.join(self.card(g, x) for x in nowhere)}"
        for _, number, this, _, _, scopes, *_ in g.timed:
            what = {-1: "copy", -2: "blank"}.get(
                number
            ) or f"{rules.abilities[number].sort} {rules.abilities[number].key}"
            host = "live ones" if this < NOTHING else self.name(g, this)
            yield f"until {', '.join(scopes) or 'an event'}: {what} of {host}"

    def zone(self, g: Play, number: int, x: int) -> str:
        return f"{self.zones[number][0]}: {', '.join(self.card(g, card) for card in g.zones[number << PLACE | x])}"

    def card(self, g: Play, x: int) -> str:
        """A card with its properties, its working abilities, and the cards on it."""
        kind = self.kinds[g.kind[x]]
        zone = g.where[x]
        live = zone != NOTHING and g.is_live[zone >> PLACE]
        more = self.held(g, x, everything=live)
        if g.owner[x] != NOTHING and (zone == NOTHING or g.owner[x] != zone & HERE):
            more.append(f"of {self.name(g, g.owner[x])}")
        if g.face[x] != g.card[x]:
            more.append(f"reads as {self.rules.cards[g.face[x]].id}")
        if g.blank[x]:
            more.append("blank")
        if g.known[x]:
            more.append(f"known to {'all' if g.known[x] < 0 else bin(g.known[x])}")
        if live:
            more += [f"{name} says {self.printed(fact, getattr(g, at)(x))}" for name, at, fact in kind.facts]
        for number in kind.zones:
            if g.zones[number << PLACE | x]:
                more.append(f"[{self.zone(g, number, x)}]")
        return f"{self.id(g, x)} ({'; '.join(more)})" if more else self.id(g, x)

    def held(self, g: Play, x: int, everything: bool) -> list[str]:
        """The properties of a thing. everything: also derived ones, and those with initial values."""
        kind = self.kinds[g.kind[x]]
        found: list[str] = []
        for name, at, state, first in kind.states:
            value = getattr(g, at)[x]
            if everything or (any(e != first for e in _all(value)) if state.per else value != first):
                found.append(f"{name} {self.entries(g, state, value)}")
        if everything:
            found += [f"{name} = {_number(getattr(g, at)(x))}" for name, at in kind.derived]
        return found

    def entries(self, g: Play, state: State, value: int | Row) -> str:
        sort = state.values or state.kind
        if isinstance(value, int):
            return self.value(g, sort, value)
        if isinstance(value, dict):
            return " ".join(f"{self.name(g, who)}:{self.value(g, sort, each)}" for who, each in sorted(value.items()))
        words = self.rules.values[state.per]
        return " ".join(f"{word}:{self.value(g, sort, each)}" for word, each in zip(words, value, strict=True))

    def printed(self, fact: Fact, value: Any) -> str:
        if fact.sort == "number":
            return str(value)
        words = self.rules.values[fact.values]
        if fact.sort == "value":
            return "nothing" if value == NOTHING else words[int(value)]
        if fact.sort == "cells":
            return " ".join(f"{words[mark] if mark != NOTHING else '-'} {size}" for mark, size in value)
        return " ".join(words[int(each)] for each in value)


class _Kind:
    """The names and attributes of the properties of a kind, including those of kinds above it."""

    def __init__(self, rules: Rules, number: int) -> None:
        above = [rules.kinds[n] for n in rules.above[number]]
        self.states: list[tuple[str, str, State, int]] = []
        for kind in above:
            for state in kind.states:
                first = rules.values[state.values].index(state.start) if isinstance(state.start, str) else state.start
                self.states.append((state.name, f"s_{kind.name}_{state.name}", state, first))
        self.facts = [(fact.name, f"f_{kind.name}_{fact.name}", fact) for kind in above for fact in kind.facts]
        self.derived = [(name, f"d_{kind.name}_{name}") for kind in above for name, _ in kind.derived]
        self.zones = rules.zones_on[number] if number not in rules.below[rules.player_kind] else []


def chance(seed: int) -> Ask:
    """An agent with random answers."""
    state = seeded(seed)

    def agent(g: Play, choice: Decision) -> int:
        nonlocal state
        state, index = below(state, len(choice.options))
        return index

    return agent


def answers(session: Session, rules: Rules, setting: Setting) -> Ask:
    """The answers of a bot that needs a session, to be given again unit by unit."""
    player = bot(setting.bot, setting.seed, rules)
    while session.choice is not None and len(session.answers) < setting.most:
        session.take(player(session))
    left = iter(session.answers)

    def agent(g: Play, choice: Decision) -> int:
        for index in left:
            return index
        raise Left

    return agent


def _all(value: int | Row) -> list[int]:
    return entries(value)


def _number(value: int | tuple[int, int]) -> int:
    """The value of a derived property; for a cell, its size, because the list of its symbol is not known."""
    return value if isinstance(value, int) else value[1]


@cache
def _state(state: State) -> str:
    leaves = f" until it leaves {state.until_leaves[1]}" if state.until_leaves else ""
    leaves += " for rest of game" if state.kept else ""
    return (
        f"{state.name}: {state.values or state.kind or 'number'} from {state.start}, "
        f"{state.least} to {state.most}{leaves}, per {state.per}"
    )
