"""Play a game with bots, and return its record, which depends only on the seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple, TypeAlias

from ombre import contract
from ombre.runtime import NOTHING, Deck
from ombre.runtime.errors import Refused, RulesError
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules
from ombre.session.causes import log
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.session.view import are_things
from ombre.workshop.bots.policy import bot
from ombre.workshop.game.options import offered

BEHIND = 50  # answers in a game without a log, after which the one with a log follows: it watches the invariants
Use: TypeAlias = tuple[int, str, int, int]  # a card, the key of a verb, the role of the card, the seat that acted


class Setting(NamedTuple):
    """The settings that all games of a simulation share; they can be sent to another process. game: its name."""

    game: str
    extra: tuple[str, ...]
    beginning: str
    players: int
    bots: str
    options: Mapping[str, int | str]
    decks: Mapping[int, Deck]
    numbers: tuple[tuple[str, str, bool], ...]  # (owner, name, whether it is derived) of properties read at the end
    native: bool = False  # whether bots think in the compiled module, if the game is compiled


class Played(NamedTuple):
    """The record of one game.

    winners: their seats. returns: the number for each seat, or (). worth: the sum of the worths of the final position
    for all players. decisions: the number of answers. scopes: how often each scope started. numbers: for each property
    in `Setting.numbers` its value, or its values for the players. seen: the printed cards that a player knew when a
    question was asked. uses: the number of events of each `Use`. acts: the verbs that players chose in windows.
    """

    seed: int
    result: str
    winners: tuple[int, ...]
    returns: tuple[int, ...]
    worth: int
    decisions: int
    scopes: dict[str, int]
    numbers: tuple[tuple[int, ...], ...]
    seen: frozenset[int]
    uses: dict[Use, int]
    acts: frozenset[str]


class FaultyGame(NamedTuple):
    """A game that an error of the rules has ended."""

    seed: int
    failure: str
    answers: tuple[int, ...]

    def as_data(self) -> dict[str, object]:
        return {"seed": self.seed, "answers": len(self.answers), "failure": self.failure}


def begun(rules: Rules, setting: Setting, seed: int, log: bool = True) -> Session:
    """Begin one game; an invariant that does not hold after a unit is an error.

    log: whether the game has a log; a game without one is only played, and its invariants are not watched.
    """
    options, decks = setting.options, setting.decks
    start = Start(setting.players, seed, setting.beginning, log=log, options=options, decks=decks, watch=log)
    return Session(rules, start)


class Unexplained(Exception):
    """Raised if an error has ended a game that is only played, or what a bot imagines in it: nobody knows the line."""


def play_one(rules: Rules, setting: Setting, seed: int) -> Played | FaultyGame:
    """Play one game to its end, and return its record.

    A closed module does not know the lines of cards. So a game in which it fails is played again by the kernel alone.
    """
    session: Session | None = None
    try:
        session = begun(rules, setting, seed)
        if rules.engine is not None:
            with suppress(Unexplained):
                return _played(rules, setting, session, begun(rules, setting, seed, False))
            session = begun(rules, setting, seed)
        return _played(rules, setting, session, session)
    except Refused:
        raise
    except RulesError as fault:
        return FaultyGame(seed, str(fault), session.answers if session is not None else ())


def faulty_session(rules: Rules, setting: Setting, fault: FaultyGame) -> Session | None:
    """Return a game that has failed, where it has failed; None if it cannot even begin."""
    try:
        session = begun(rules, setting, fault.seed)
    except RulesError:
        return None
    with suppress(RulesError):
        session.repeat(fault.answers)
    return session


def _played(rules: Rules, setting: Setting, session: Session, thinking: Session) -> Played:
    """Return the record of a game. thinking: the same game, in which bots answer: `session` itself, or a faster one."""
    seed = session.start.seed
    agent = bot(setting.bots, seed, rules)
    acts: set[str] = set()
    decisions = 0
    seen: set[int] = set()
    while (choice := thinking.choice) is not None:
        try:
            answer = agent(thinking)
            decisions += 1
            _look(thinking.g, seen)
            if choice.sort == "offer" and (taken := choice.options[answer]) is not None:
                acts.add(offered(taken)[1])
            thinking.take(answer)
        except Exception as error:
            if thinking is session:
                raise
            raise Unexplained from error
        if thinking is not session and decisions % BEHIND == 0:
            session.repeat(thinking.answers[-BEHIND:])
    if thinking is not session:
        session.repeat(thinking.answers[decisions - decisions % BEHIND :])
    g: Play = session.g
    scopes, uses = _told(g)
    _look(g, seen)
    seen |= {card for card, *_ in uses}
    worth = sum(rules.worth(g, who) for who in range(g.players))
    numbers = tuple(_values(g, *one) for one in setting.numbers)
    return Played(
        seed=seed,
        result=str(g.result),
        winners=g.winners,
        returns=rules.returned(g),
        worth=worth,
        decisions=decisions,
        scopes=scopes,
        numbers=numbers,
        seen=frozenset(seen),
        uses=uses,
        acts=frozenset(acts),
    )


def _look(g: Play, seen: set[int]) -> None:
    """Add the printed cards of all things that at least one player sees or knows."""
    seen.update(g.card[x] for x in range(g.players, len(g.kind)) if g.card[x] != NOTHING and (g.known[x] or g.seers(x)))


def _told(g: Play) -> tuple[dict[str, int], dict[Use, int]]:
    """Return how often each scope started, and how often each verb was done with each card, from the log of a game."""
    scopes: Counter[str] = Counter()
    uses: Counter[Use] = Counter()
    for key, arguments, _ in log(g) or ():
        if key.endswith(" starts"):
            scopes[key.removesuffix(" starts")] += 1
        if key not in g.rules.verbs:
            continue
        things = [
            x if is_thing else NOTHING
            for x, is_thing in zip(arguments, are_things(g, key, len(arguments)), strict=True)
        ]
        who = next((x for x in things if 0 <= x < g.players), NOTHING)
        for role, x in enumerate(things):
            if x >= g.players and g.card[x] != NOTHING:
                uses[g.card[x], key, role, who] += 1
    return dict(scopes), dict(uses)


def _values(g: Play, owner: str, name: str, derived: bool) -> tuple[int, ...]:
    """Return the value of a property of the game, or the value for each player."""
    held = getattr(g, contract.derived(owner, name) if derived else contract.state(owner, name))
    if derived:
        return tuple(held(x) for x in range(g.players)) if owner else (held(),)
    return tuple(held[: g.players]) if owner else (held,)
