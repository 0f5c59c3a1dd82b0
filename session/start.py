"""The record of everything with which a game is started, and the function that makes a game from it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from ombre import contract
from ombre.runtime.errors import RulesError
from ombre.runtime.flow import Play
from ombre.runtime.linker import Begin, Rules
from ombre.runtime.records import NOTHING, Deck
from ombre.translatable import tr

from .campaigns import Kept, bring_back
from .causes import LOG, REFUSALS
from .debug import DEBUG
from .decks import brought
from .outcomes import NONE, Outcomes, give
from .tracebacks import EXPLAINED


@dataclass(frozen=True, slots=True)
class Start:
    """Everything that a game depends on, except its rules and the answers.

    beginning: the id of the card with which the game is started, or "". log: whether to keep all events, with their
    causes. debug: whether to check the state after each unit. options: the start options, as numbers or words, by name.
    decks: the decks that players bring, by seat from 0. kept: the values that players have kept from earlier games, by
    seat. between: whether to run the flow of one player between two games, in place of a game. outcomes: the outcomes
    of chance that are given from outside. forced: whether choices with a single option are asked, too. refused: whether
    the log also keeps events that a restriction has forbidden. watch: whether an invariant that does not hold after a
    unit ends the game with an error.
    """

    players: int
    seed: int = 0
    beginning: str = ""
    log: bool = False
    debug: bool = False
    options: Mapping[str, int | str] = field(default_factory=dict[str, int | str])
    decks: Mapping[int, Deck] = field(default_factory=dict[int, Deck])
    kept: Mapping[int, Kept] = field(default_factory=dict[int, Kept])
    between: bool = False
    outcomes: Outcomes = NONE
    forced: bool = False
    refused: bool = False
    watch: bool = False


def begin(rules: Rules, start: Start, made: Begin | None = None) -> Play:
    """Return a game before its set-up.

    made: the class of the game; by default, the class with the layers that `start` asks for.
    """
    made = made_for(rules, start) if made is None else made
    if start.between:
        g = rules.start_between(start.seed, made)
        for what in start.kept.values():
            bring_back(g, 0, what)
        return g
    g = rules.start(start.players, start.seed, start.beginning, made)
    give(g, start.outcomes)
    g.fewest = 1 if start.forced else 2
    _set_options(g, start.options)
    g.brought = brought(rules, start.players, start.decks)
    for seat, what in sorted(start.kept.items()):
        if not 0 <= seat < start.players:
            raise RulesError(
                tr("there is no seat {0} in a game of {1}, so nothing is kept for it", seat + 1, start.players)
            )
        bring_back(g, seat, what)
    return g


def made_for(rules: Rules, start: Start) -> Begin:
    """Return what makes the game: the class with the layers that `start` asks for,
    or a closed module if it needs none.
    """
    if rules.engine is not None and not (start.log or start.debug):
        return rules.engine
    logs = [] if not start.log else [LOG, REFUSALS] if start.refused else [LOG]
    return rules.made(EXPLAINED, *logs, *([DEBUG] if start.debug else []))


def _set_options(g: Play, options: Mapping[str, int | str]) -> None:
    rules = g.rules
    assert isinstance(rules, Rules)
    settings = sorted((setting(rules, name, value), name) for name, value in options.items())
    for (name, seat, number), written in settings:  # sorted: a value for one player comes after the value for all
        kind = rules.options[name].kind
        if seat >= g.players:
            raise RulesError(tr("there is no P{0} for '{1}' in a game of {2}", seat + 1, written, g.players))
        if not kind:
            setattr(g, contract.state("", name), number)
        for who in range(g.players) if seat == NOTHING else (seat,):
            if kind:
                getattr(g, contract.state(kind, name))[who] = number


def setting(rules: Rules, written: str, value: int | str) -> tuple[str, int, int]:
    """Parse an option `NAME` or `NAME of P2`; return its name, the seat or NOTHING, and its number."""
    name, of, player = written.partition(" of ")
    option = rules.options.get(name)
    if option is None:
        raise RulesError(tr("there is no option '{0}'; there is: {1}", name, ", ".join(rules.options) or "none"))
    seat = NOTHING
    if of:
        if not option.kind:
            raise RulesError(tr("{0} is one for the whole game: write {1}={2}", name, name, value))
        if not re.fullmatch(r"P[1-9][0-9]?", player):
            raise RulesError(tr("{0} of {1}: a player is P1, P2 ...", name, player))
        seat = int(player[1:]) - 1
    if option.values:
        words = rules.words(option.values)
        if value not in words:
            raise RulesError(tr("{0} is one of {1}, not {2}", name, ", ".join(words), value))
        return name, seat, words.index(str(value))
    text = str(value)
    most = 10**9 if option.most is None else option.most
    if not (text.isascii() and text.isdigit() and len(text) < 11 and int(text) <= most):
        upper = "" if option.most is None else tr(" from 0 to {0}", most)
        raise RulesError(tr("{0} is a number{1}, not {2}", name, upper, value))
    return name, seat, int(text)
