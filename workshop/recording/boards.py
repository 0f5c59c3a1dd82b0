"""Write the board of a game as lines that a scenario gives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ombre.runtime import NOTHING
from ombre.runtime.declared import HERE, PLACE
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.runtime.records import State

from ..scenarios.scripts import NOWHERE, Join, Lay, Line, Name, Naming, Playing, Put, Said, SetCurrent, SetState
from .bench import RecordingBench


class WrittenBoard:
    """The lines that make a board. names: those of cards, by their numbers in the game that was played.

    unsaid: what of the board has no words, for the author.
    """

    def __init__(self, rules: Rules, g: Play) -> None:
        self.rules, self.g = rules, g
        self.lines: list[Line] = []
        self.names: dict[int, Name] = {}
        self.unsaid: list[str] = []
        self.play = Playing(rules, g.players, RecordingBench(rules))
        self._name()
        self._put()
        for _ in range(2):  # a state can change others, as events do
            self._set()

    def _do(self, line: Line) -> None:
        try:
            line.carry_out(self.play)
        except Exception:
            self.unsaid.append(line.text(self.rules))
        else:
            self.lines.append(line)

    def _id(self, g: Play, x: int) -> str:
        return self.rules.cards[g.card[x]].id if g.card[x] != NOTHING else ""

    def _name(self) -> None:
        """Name the cards that lie in a zone: by their ids, and copies with numbers."""
        g = self.g
        lying = [x for zone in g.zones.values() for x in zone if self._id(g, x)]
        copies = Counter(self._id(g, x) for x in lying)
        copies.update(self._id(self.play.g, y) for y in self._seated())  # the id would mean any of them
        used = set(self.rules.card_number)
        for x in g.joined:
            kind = self.rules.kinds[g.kind[x]].name
            word = next(word for number in range(1, len(used) + 2) if (word := f"{kind}_{number}") not in used)
            used.add(word)
            self.names[x] = Name(word)
            self._do(Join(kind, word))
        for x in lying:
            word = id = self._id(g, x)
            number = 1
            while copies[id] > 1 and word in used:
                word, number = f"{id}_{number}", number + 1
            used.add(word)
            self.names[x] = Name(word)

    def _seated(self) -> list[int]:
        """Return the cards that a scenario has from the start, because the game says what seats have by default."""
        mine = self.play.g
        return [y for y in range(mine.players, len(mine.card)) if self._id(mine, y) and mine.where[y] != NOTHING]

    def _put(self) -> None:
        g, mine = self.g, self.play.g
        seats = {(self._id(mine, y), mine.where[y]): y for y in reversed(self._seated())}
        there = {id for id, _ in seats}
        laid: list[Lay] = []
        for zone, cards in g.zones.items():
            lays = [x for x in cards if self._must_be_laid(x)]
            for x in cards:
                place, at = zone >> PLACE, self._at(zone)
                if x not in self.names or isinstance(at, int) and at >= g.players:
                    continue  # no printed card, or on one: a scenario cannot put it there
                id, name = self._id(g, x), self.names[x]
                if id in there and (old := self._one_of(seats, id, zone)) is not None:
                    self._do(Naming(name.word, id, old >> PLACE, old & HERE if self._is_owned(old) else NOTHING))
                    if old != zone:
                        laid.insert(0, Lay(name, place, at))
                elif lays and (home := self._home(x)) is not None:
                    self._do(Put(id, name.word, home, g.owner[x]))
                    laid.insert(0, Lay(name, place, at))
                elif not isinstance(at, Name):
                    self._do(Put(id, name.word, place, at))
                elif (table := self._table()) is not None:
                    self._do(Put(id, name.word, table))
                    laid.insert(0, Lay(name, place, at))
        for line in laid:
            self._do(line)

    def _one_of(self, seats: dict[tuple[str, int], int], id: str, zone: int) -> int | None:
        """Take a card that the scenario has from the start, in this zone or another; return its zone."""
        wanted = (id, zone) if (id, zone) in seats else None
        if wanted is None and not any((id, other) in seats and id in self._ids(other) for _, other in seats):
            wanted = next((one for one in seats if one[0] == id), None)
        if wanted is None:
            return None
        del seats[wanted]
        return wanted[1]

    def _ids(self, zone: int) -> list[str]:
        return [self._id(self.g, x) for x in self.g.zones.get(zone, ())]

    def _is_owned(self, zone: int) -> bool:
        return self.rules.zone_owner[zone >> PLACE] != NOTHING

    def _must_be_laid(self, x: int) -> bool:
        """Whether a card lies where it would not get its owner, or on another card."""
        zone, owner = self.g.where[x], self.g.owner[x]
        at = self._at(zone)
        return isinstance(at, Name) or at != owner and 0 <= owner < self.g.players

    def _at(self, zone: int) -> int | Name:
        if self.rules.zone_owner[zone >> PLACE] == NOTHING:
            return NOTHING
        holder = zone & HERE
        return self.names.get(holder, holder)

    def _home(self, x: int) -> int | None:
        """Return a zone of the owner of a card where it can be put first;
        one where cards of its kind lie, if there is.
        """
        owner = self.g.owner[x]
        if not 0 <= owner < self.g.players:
            return None
        zones = [n for n in self.rules.zones_on[self.g.kind[owner]] if not self.rules.zones[n].per]
        quiet = [n for n in zones if not self.rules.zones[n].live] or zones
        kinds = [n for n in quiet if self.g.kind[x] in [self.g.kind[y] for y in self._in(n)]]
        return next(iter(kinds or quiet), None)

    def _in(self, number: int) -> Iterator[int]:
        for seat in range(self.g.players):
            yield from self.g.zones.get(number << PLACE | seat, ())

    def _table(self) -> int | None:
        zones = [n for n in self.rules.zones_of_table if not self.rules.zones[n].per]
        return next((n for n in zones if not self.rules.zones[n].live), next(iter(zones), None))

    def _set(self) -> None:
        """Set the states that differ; those to whose changes abilities react come last."""
        if self.g.current != self.play.g.current and 0 <= self.g.current < self.g.players:
            self._do(SetCurrent(self.g.current))
        lines = list(self._states())
        for line in (*(one for one in lines if not one.is_event(self.rules)), *lines):
            if line not in self.lines[-len(lines) :] or line.is_event(self.rules):
                self._do(line)

    def _states(self) -> Iterator[SetState]:
        g = self.g
        things: list[tuple[int, int, Said | None]] = [(x, x, f"P{x + 1}") for x in range(g.players)]
        things += [
            (x, self.play.things[name.word], name) for x, name in self.names.items() if name.word in self.play.things
        ]
        for x, y, of in things:
            for kind in (self.rules.kinds[number] for number in self.rules.above[g.kind[x]]):
                bounds = [state.most for state in kind.states]
                for state in sorted(
                    kind.states, key=lambda state: state.name not in bounds
                ):  # what bounds others first
                    yield from self._state(kind.name, state, x, y, of)
        seen: set[str] = set()
        for game in self.rules.games:
            for state in game.states:
                if state.name not in seen:
                    seen.add(state.name)
                    yield from self._state("", state, NOTHING, NOTHING, None)

    def _state(self, kind: str, state: State, x: int, y: int, of: Said | None) -> Iterator[SetState]:
        real, mine = self.g.value(x, kind, state.name), self.play.g.value(y, kind, state.name)
        if isinstance(real, int):
            if real != self._here(state, mine):
                yield from self._one(kind, state, of, real)
            return
        entries = real.items() if isinstance(real, dict) else enumerate(real)
        for entry, value in entries:
            there = mine.get(entry) if isinstance(mine, dict) else mine[entry] if not isinstance(mine, int) else None
            if value == self._here(state, there) or value == there == NOTHING:
                continue
            words = self.rules.values.get(state.per)
            word = words[entry] if words is not None else f"P{entry + 1}" if entry < self.g.players else None
            if word is None or of is None:
                self.unsaid.append(f"{state.name}")
            else:
                yield from self._one(kind, state, of, value, word, state.per)

    def _here(self, state: State, value: object) -> object:
        """Return a value of the board as the game that was played has it: other numbers stand for its cards."""
        if not state.kind or not isinstance(value, int) or value < self.g.players:
            return value
        words = {y: word for word, y in self.play.things.items()}
        return next((x for x, name in self.names.items() if name.word == words.get(value)), value)

    def _one(
        self, kind: str, state: State, of: Said | None, value: int, entry: str | None = None, per: str = ""
    ) -> Iterator[SetState]:
        said: Said | None = value
        if state.values:
            said = self.rules.values[state.values][value] if value >= 0 else NOWHERE
        elif state.kind:
            said = NOWHERE if value == NOTHING else f"P{value + 1}" if value < self.g.players else self.names.get(value)
        if said is None:
            self.unsaid.append(f"{state.name}")
        else:
            yield SetState(kind, state.name, of, said, state.values or state.kind, entry, per)
