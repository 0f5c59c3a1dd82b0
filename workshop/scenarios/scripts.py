"""A scenario as data: its lines can be executed, removed one by one, and written as a `.card` file.

The data is executed on the same kind of bench as the scenario in the file, so both give the same result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import lru_cache
from traceback import walk_tb
from typing import TypeAlias, TypeVar, cast

from ombre import contract
from ombre.runtime import NOTHING, put
from ombre.runtime.choices import phrase
from ombre.runtime.errors import ChoiceError, RulesError
from ombre.runtime.linker import Rules
from ombre.session.bench import Bench, Stopped
from ombre.session.scripted import Scripted
from ombre.session.tracebacks import places
from ombre.translatable import told, tr


@dataclass(frozen=True, slots=True)
class Name:
    """The name of a card, or of a player without a seat, in a scenario; seats are called P1, P2 ..."""

    word: str

    def __str__(self) -> str:
        return self.word


NOWHERE = "nothing"  # the word for no thing
SEATS = ("at", "who")  # fields that hold a seat as a number; in arguments, a seat is a word, such as P1

Said: TypeAlias = "int | str | Name"  # a number, a word, or the name of a card
# an answer in the form that `Bench.answer` takes
Told: TypeAlias = int | str | tuple[str, tuple[int | str | None, ...]]
Part = TypeVar("Part")  # a script, a line, or a part of a line


@dataclass(frozen=True, slots=True)
class Put:
    """A line that puts a card in a zone.

    name: the name that the script gives to the card; if there are several copies, to the last. zone: the number of the
    zone in the linked rules. at: the seat that owns the zone. having: a state of the card that refers to a player, and
    the seat of that player. number: how many copies are put.
    """

    card: str
    name: str
    zone: int
    at: int = NOTHING
    having: tuple[str, int] | None = None
    number: int = 1

    def carry_out(self, play: Playing) -> None:
        g, rules = play.g, play.rules
        zone = g.__class__.apart * self.zone + max(self.at, 0)
        for _ in range(self.number - 1):
            g.create(self.card, zone)
        play.things[self.name] = x = g.create(self.card, zone)
        if self.having is not None:
            state, seat = self.having
            owner = next(
                rules.kinds[k].name for k in rules.above[g.kind[x]] if state in [s.name for s in rules.kinds[k].states]
            )
            getattr(g, contract.state(owner, state))[x] = seat

    def text(self, rules: Rules) -> str:
        where = place_text(rules, self.zone, self.at)
        called = f" {self.number}" if self.number > 1 else f" as {self.name}" if self.name != self.card else ""
        having = f" {self.having[0]} P{self.having[1] + 1}" if self.having is not None else ""
        return f"put {self.card}{called} in {where}{having}"


@dataclass(frozen=True, slots=True)
class Lay:
    """A line that moves a card to the top of another zone; the owner of the card does not change."""

    name: Name
    zone: int
    at: int | Name = NOTHING  # the seat, or the card, that owns the zone

    def carry_out(self, play: Playing) -> None:
        at = play.thing(self.at) if isinstance(self.at, Name) else max(self.at, 0)
        play.g.move(play.thing(self.name), play.g.__class__.apart * self.zone + at)

    def text(self, rules: Rules) -> str:
        return f"move {self.name.word} to {place_text(rules, self.zone, self.at)}"


@dataclass(frozen=True, slots=True)
class Naming:
    """A line that gives a name to the first copy of a card in a zone, which the set-up has put there."""

    name: str
    card: str
    zone: int
    at: int = NOTHING

    def carry_out(self, play: Playing) -> None:
        play.things[self.name] = play.g.copy_in(play.g.__class__.apart * self.zone + max(self.at, 0), self.card)

    def text(self, rules: Rules) -> str:
        return f"{self.name} is a copy of {self.card} in {place_text(rules, self.zone, self.at)}"


@dataclass(frozen=True, slots=True)
class Join:
    """A line that lets a player without a seat join the game, or names the only one of a kind,
    whom the set-up let join.
    """

    kind: str
    name: str
    is_there: bool = False

    def carry_out(self, play: Playing) -> None:
        kind, g = play.rules.kind_number[self.kind], play.g
        there = (x for x in g.joined if g.kind[x] in play.rules.below[kind])
        play.things[self.name] = next(there) if self.is_there else g.join(kind)

    def text(self, rules: Rules) -> str:
        return (
            f"P1 chooses a {self.kind} as {self.name}" if self.is_there else f"a {self.kind} as {self.name} joins game"
        )


@dataclass(frozen=True, slots=True)
class SetState:
    """A line that sets a state of a player, a card or the game.

    kind: the kind that declares the state, or "" for the game. of: the player or the card. sort: the list
    or the kind of the value; "" for a number. entry: the word or the seat, if the state has an entry for
    each; per: its list or kind.
    """

    kind: str
    state: str
    of: Said | None
    value: Said
    sort: str = ""
    entry: Said | None = None
    per: str = ""

    def carry_out(self, play: Playing) -> None:
        g, value = play.g, play.number(self.value, self.sort)
        name = contract.state(self.kind, self.state)
        if self.of is None:
            setattr(g, name, value)
            return
        thing = play.number(self.of, self.kind)
        if self.entry is not None:
            entry = play.number(self.entry, self.per)
            assert isinstance(thing, int) and isinstance(entry, int) and isinstance(value, int)
            put(getattr(g, name), thing, entry, value)
        elif self.is_event(play.rules):
            getattr(g, contract.becomes(self.kind, self.state))(thing, value)
        else:
            getattr(g, name)[thing] = value

    def is_event(self, rules: Rules) -> bool:
        """Whether abilities can react to the change, as to each word that a state of a thing becomes."""
        return self.of is not None and self.entry is None and self.sort in rules.values

    def text(self, rules: Rules) -> str:
        entry = f" at {self.entry}" if self.entry is not None else ""
        of = f" of {self.of}" if self.of is not None else ""
        return f"{self.state}{entry}{of} becomes {self.value}"


@dataclass(frozen=True, slots=True)
class SetCurrent:
    """A line that makes a player the current player: a seat, or somebody without a seat by the name."""

    who: int | Name

    def carry_out(self, play: Playing) -> None:
        play.g.current = play.thing(self.who) if isinstance(self.who, Name) else self.who

    def text(self, rules: Rules) -> str:
        return f"current becomes {self.who if isinstance(self.who, Name) else f'P{self.who + 1}'}"


@dataclass(frozen=True, slots=True)
class FlowRun:
    """A line that runs a step, or a whole flow, for a player: a seat, or somebody without a seat by the name."""

    sort: str
    name: str
    who: int | Name

    def carry_out(self, play: Playing) -> None:
        who = play.thing(self.who) if isinstance(self.who, Name) else self.who
        (play.bench.step if self.sort == "step" else play.bench.flow)(play.g, self.name, who)

    def text(self, rules: Rules) -> str:
        who = self.who if isinstance(self.who, Name) else f"P{self.who + 1}"
        return f"run {'step ' if self.sort == 'step' else ''}{self.name} for {who}"


@dataclass(frozen=True, slots=True)
class SetUp:
    """A line that runs the set-up of the game; the cards of the new game have no names yet."""

    beginning: str
    options: tuple[tuple[str, int | str], ...] = ()

    def carry_out(self, play: Playing) -> None:
        play.things = dict.fromkeys(play.things, NOTHING - 1)  # these names mean no card of the new game
        play.bench.players = play.g.players
        play.g = play.bench.setup(self.beginning, dict(self.options))
        if play.bench.refusal:
            raise Stopped

    def text(self, rules: Rules) -> str:
        words = [f"with {self.beginning}"] if self.beginning else []
        words += [f"{name} {value}" for name, value in self.options]
        return f"run setup {', '.join(words)}".strip()


@dataclass(frozen=True, slots=True)
class Call:
    """A line that calls a verb; among the arguments, a seat is a word such as P1."""

    key: str
    arguments: tuple[Said, ...]

    def carry_out(self, play: Playing) -> None:
        roles = play.rules.verbs[self.key].roles
        verb = getattr(play.g, contract.verb(self.key))  # the method that a script calls, with the checks of each unit
        verb(*(play.number(said, sort) for said, (_, sort) in zip(self.arguments, roles, strict=True)))

    def text(self, rules: Rules) -> str:
        return phrase(self.key, [*map(str, self.arguments)])


@dataclass(frozen=True, slots=True)
class Perform:
    """A line that performs a slot that no verb performs."""

    slot: str
    name: Name
    who: int

    def carry_out(self, play: Playing) -> None:
        play.g.perform(self.slot, play.thing(self.name), self.who)

    def text(self, rules: Rules) -> str:
        return f"perform {self.slot} of {self.name.word} as P{self.who + 1}"


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to a choice.

    what: one word or number; for an offer, an argument for each role after the first, or None if it is left open.
    sort: the list of values to which a word belongs, or "". offer: the key and the base form of the offered verb.
    """

    choice: str
    who: int
    what: tuple[Said | None, ...]
    sort: str = ""
    offer: tuple[str, str] = ("", "")

    def value(self, play: Playing) -> tuple[Told, ...]:
        """Return the answer in the form that `Bench.answer` takes."""
        key, _ = self.offer
        if not key:
            (word,) = self.what
            assert word is not None, "only an argument of an offer may be left open"
            return (play.number(word, self.sort),)
        sorts = [sort for _, sort in play.rules.verbs[key].roles[1:]]
        said = (None if one is None else play.number(one, sort) for one, sort in zip(self.what, sorts, strict=True))
        return ((key, (None, *said)),)

    def text(self) -> str:
        words = ["" if said is None else str(said) for said in self.what]
        key, base = self.offer
        if key:
            pairs = zip([*[""] * (len(words) - len(key.split()) + 1), *key.split()[1:]], words, strict=True)
            words = [base, *(part for preposition, word in pairs if word for part in (preposition, word) if part)]
        return f"P{self.who + 1} answers {self.choice} with {' '.join(words)}"


Line: TypeAlias = "Put | Lay | Naming | Join | SetState | SetCurrent"
Doing: TypeAlias = "FlowRun | Call | Perform | SetUp | Line"


@dataclass(frozen=True, slots=True)
class Act:
    """A line of `when`, with the answers to the questions that it causes."""

    does: Doing
    replies: tuple[Reply, ...] = ()


@dataclass(frozen=True, slots=True)
class Script:
    players: int
    given: tuple[Line, ...]
    acts: tuple[Act, ...]

    def __len__(self) -> int:
        """Return the number of lines."""
        return len(self.given) + sum(1 + len(act.replies) for act in self.acts)

    def smaller(self, least: int) -> Iterator[Script]:
        """Yield the script with one part removed or simplified; the largest removals come first.

        least: the smallest number of players of the game.
        """
        for at in range(len(self.acts)):
            yield replace(self, acts=self.acts[:at] + self.acts[at + 1 :])
        for at in range(len(self.given)):
            yield replace(self, given=self.given[:at] + self.given[at + 1 :])
        for at, act in enumerate(self.acts):
            for one in range(len(act.replies)):
                less = replace(act, replies=act.replies[:one] + act.replies[one + 1 :])
                yield replace(self, acts=(*self.acts[:at], less, *self.acts[at + 1 :]))
        for players in range(least, self.players):
            yield replace(self, players=players)
        used = set(_seats((self.given, self.acts)))
        for seat in sorted(used):
            if unused := [other for other in range(seat) if other not in used]:
                yield _reseated(self, seat, unused[0])
        for at, line in enumerate(self.given):
            for simpler in _simpler(line):
                yield replace(self, given=(*self.given[:at], simpler, *self.given[at + 1 :]))
            if isinstance(line, Lay):
                yield replace(self, given=tuple(_laid(self.given[:at], line)) + self.given[at + 1 :])

    def text(self, rules: Rules, id: str, title: str) -> str:
        """Return the text of the scenario in a `.card` file."""
        given = [line.text(rules) for line in self.given]
        when = [text for act in self.acts for text in (*(r.text() for r in act.replies), act.does.text(rules))]
        head = [f'scenario {id} "{title}"', "  given:", f"    players {self.players}"]
        return (
            "\n".join(
                [
                    *head,
                    *(f"    {line}" for line in given),
                    "    all pass",
                    "  when:",
                    *(f"    {line}" for line in when),
                ]
            )
            + "\n"
        )


def _seats(part: object) -> Iterator[int]:
    """Yield the seats that a line, or a part of a line, mentions."""
    if isinstance(part, tuple):
        for one in cast("tuple[object, ...]", part):
            yield from _seats(one)
    elif isinstance(part, str) and part[:1] == "P" and part[1:].isdigit():
        yield int(part[1:]) - 1
    elif is_dataclass(part) and not isinstance(part, Name | type):
        for each in fields(part):
            value = getattr(part, each.name)
            if each.name in SEATS and isinstance(value, int) and value != NOTHING:
                yield value
            yield from _seats(value)
    if isinstance(part, Put) and part.having is not None:
        yield part.having[1]


def _reseated(part: Part, seat: int, other: int) -> Part:
    """Return a script, a line, or a part of a line, with one seat replaced by another."""
    return cast(Part, _with_seat(part, seat, other))


def _with_seat(part: object, seat: int, other: int) -> object:
    if isinstance(part, tuple):
        return tuple(_with_seat(one, seat, other) for one in cast("tuple[object, ...]", part))
    if isinstance(part, str):
        return f"P{other + 1}" if part == f"P{seat + 1}" else part
    if isinstance(part, Name) or not is_dataclass(part) or isinstance(part, type):
        return part
    changed: dict[str, object] = {
        each.name: other if each.name in SEATS and value == seat else _with_seat(value, seat, other)
        for each in fields(part)
        if not isinstance(value := getattr(part, each.name), int) or each.name in SEATS
    }
    if isinstance(part, Put) and part.having is not None and part.having[1] == seat:
        changed["having"] = (part.having[0], other)
    with_fields: Callable[..., object] = replace
    return with_fields(part, **changed)


def _laid(lines: tuple[Line, ...], move: Lay) -> Iterator[Line]:
    """Yield the lines before a move, with the card put at once where it is moved to."""
    for line in lines:
        if isinstance(line, Put) and line.name == move.name.word and not isinstance(move.at, Name):
            yield replace(line, zone=move.zone, at=move.at)
        else:
            yield line


def _simpler(line: Line) -> Iterator[Line]:
    if isinstance(line, Put):
        yield from (replace(line, number=number) for number in range(1, line.number))
    if isinstance(line, Put) and line.having is not None:
        yield replace(line, having=None)
    if isinstance(line, SetState) and isinstance(line.value, int):
        yield from (replace(line, value=value) for value in range(line.value))


def place_text(rules: Rules, zone: int, at: int | Name) -> str:
    """Return the words for a zone by its number in the linked rules. at: the seat or card that owns it, or NOTHING."""
    declared = rules.zones[zone]
    entry = ""
    if declared.per:
        number = zone - rules.zone_number[declared.owner, declared.name]
        entry = f" at {rules.values[declared.per][number] if declared.per in rules.values else f'P{number + 1}'}"
    if isinstance(at, Name):
        return f"{declared.name}{entry} of {at.word}"
    return f"{declared.name}{entry}" + (f" of P{at + 1}" if at != NOTHING else "")


class Playing:
    """A script that is being executed: its game, its bench, and the cards by their names."""

    def __init__(self, rules: Rules, players: int, bench: Bench) -> None:
        self.rules, self.bench = rules, bench
        self.things: dict[str, int] = {}
        self.g: Scripted = _seated(rules, players).clone()
        bench.adopt(self.g)

    def thing(self, name: Name) -> int:
        """Return the card to which a name refers."""
        return self.things[name.word]

    def number(self, said: Said, sort: str) -> int | str:
        """Return the number that a name, a value of the list `sort` or a seat has in the game; else `said` itself."""
        if isinstance(said, Name):
            return self.thing(said)
        if isinstance(said, str) and said in self.rules.values.get(sort, ()):
            return self.rules.values[sort].index(said)
        if isinstance(said, str) and said[:1] == "P" and said[1:].isdigit():
            return int(said[1:]) - 1
        if said == NOWHERE and self.rules.is_thing(sort):
            return NOTHING
        if isinstance(said, str) and self.rules.is_thing(sort) and said in self.rules.card_number:
            return next(x for x in range(len(self.g.card)) if self.id_of(x) == said)
        return said

    def said(self, value: int, sort: str) -> Said | None:
        """Return the word with which a script names a value of the game; None if there is none."""
        if self.rules.is_thing(sort):
            return self.name_of(value)
        return self.rules.values[sort][value] if sort in self.rules.values else value

    def name_of(self, x: int) -> Said | None:
        """Return the word for a seat, or the name of a card that the script has put; for other cards, the id."""
        if 0 <= x < self.g.players:
            return f"P{x + 1}"
        for name, thing in self.things.items():
            if thing == x:
                return Name(name)
        id = self.id_of(x)
        return id if id and id not in self.things else None

    def id_of(self, x: int) -> str:
        """Return the id of the printed card of a thing; "" if it has none."""
        card = self.g.card[x] if x >= 0 else NOTHING
        return self.rules.cards[card].id if card != NOTHING else ""


@lru_cache(maxsize=16)
def _seated(rules: Rules, players: int) -> Scripted:
    """Return a game with its default seats; each script runs on a copy."""
    return Bench(rules).game(players)


def failure_of(rules: Rules, script: Script) -> str:
    """Return the failure of a script as a sentence; "" if the script passes or cannot be executed."""
    bench = Bench(rules)
    bench.all_pass = True
    try:
        play = Playing(rules, script.players, bench)
        for line in script.given:
            line.carry_out(play)
        for act in script.acts:
            for reply in act.replies:
                bench.answer(reply.choice, reply.value(play), reply.who)
            act.does.carry_out(play)
        bench.close()
    except MemoryError:
        raise
    except Exception as error:
        return "" if _is_ours(error) else sentence(error)
    return ""


def _is_ours(error: Exception) -> bool:
    """Whether the script has stopped, or names a card that it has not put in a zone."""
    *_, (frame, _) = walk_tb(error.__traceback__)
    return isinstance(error, Stopped) or (isinstance(error, KeyError) and frame.f_code is Playing.thing.__code__)


def sentence(error: Exception) -> str:
    """Return the text of an error of the runtime; of another error, also its class and the line of the `.card` file."""
    if isinstance(error, RulesError | ChoiceError):
        return told(error)
    where = tr(" at {0}", found[-1]) if (found := list(places(error.__traceback__))) else ""
    return tr("an error of the program{0}: {1}: {2}", where, type(error).__name__, error)
