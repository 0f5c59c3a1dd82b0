"""Show the board that the lines below `given:` of a scenario prepare,
as a scene of a table in which all cards lie open.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from ombre.compiler.driver import Compiled
from ombre.compiler.projects.places import UsageError
from ombre.prose.language.messages import NounPhrase
from ombre.prose.language.wording import wording
from ombre.prose.sentences import declared_words as declared
from ombre.runtime import NOTHING
from ombre.runtime.declared import HERE, PLACE
from ombre.runtime.errors import Refused, RulesError
from ombre.runtime.flow import Play
from ombre.runtime.zones import EVERYBODY
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.translatable import Translatable, told, tr
from ombre.workshop.api.table import Table
from ombre.workshop.game.table_layout import layout_of
from ombre.workshop.narration.narrator import Narrator
from ombre.workshop.play.from_scenario import BOARD, BOARD_ID, begin_with, board_with

from ..tables.scene import WATCHER, Keys, Scene, SceneTeller

_NO_GAME, _LINE = "no game can begin with scenario '{0}': {1}", "line {0}: {1}"  # templates of messages with a line
_ABOVE = 2  # lines of the scenario above the first that is given


class BoardPlace(NamedTuple):
    """What a line can be about. code: as in a `.card` file. name: as it is printed."""

    code: str
    name: str


class BoardAnswer(NamedTuple):
    """A board. scene: a `Scene` as JSON; b"" if there is none.

    problems: the number of a line, from 1, or 0, with a sentence. zones, properties: what can be filled and set. icons:
    the symbols of the game, SVG by name. ended: the result, if the game ends from here without a question. dealt: lines
    that put cards where they were asked for.
    """

    scene: bytes = b""
    problems: tuple[tuple[int, str], ...] = ()
    zones: tuple[BoardPlace, ...] = ()
    properties: tuple[BoardPlace, ...] = ()
    icons: tuple[tuple[str, str], ...] = ()
    ended: tuple[str, ...] = ()
    dealt: tuple[str, ...] = ()


def wrong_lines(compiled: Compiled, language: str) -> tuple[tuple[int, str], ...]:
    """The errors of the lines of a board, and whether there are others in the game."""
    said = wording(language)
    found = [one for one in compiled.diagnostics if one.severity == "error"]
    own = [(one.span.line - _ABOVE, said.diagnostic(one).message) for one in found if one.span.source == BOARD]
    return tuple(own) or tuple((0, tr("the game has an error; correct it first")) for _ in found[:1])


def line_of_error(error: Exception) -> tuple[int, str]:
    """The number of the line that could not be run, and why; 0 if it is none of the given ones."""
    said: str = told(error)
    if isinstance(said, Translatable) and said.template == _NO_GAME:
        said = said.args[1]  # the page shows a board, and need not be told its id
    if isinstance(said, Translatable) and said.template == _LINE:
        return max(0, int(said.args[0]) - _ABOVE), said.args[1]
    return 0, said


def board(table: Table, narrator: Narrator, deal: str = "", seed: int = 1) -> BoardAnswer:
    """The board of a drafted scenario; raise UsageError if it cannot be prepared.

    deal: a zone, as in a `.card` file, for which cards are dealt as at the beginning of a game with this seed.
    """
    start = Start(0, 1, log=True)
    known, g = board_with(table, BOARD_ID, start)
    choice, ended, problems = None, tuple[str, ...](), list[tuple[int, str]]()
    try:
        _, session = begin_with(table, BOARD_ID, start)
        if session.choice is None:
            ended = (narrator.result(session.g),)
        else:
            g, choice = session.g, session.choice
    except UsageError as error:
        problems.append(line_of_error(error))
    if known is not table:  # cards of this scenario alone
        narrator = Narrator(type(narrator.printer)(known, narrator.printer.language, narrator.printer.vocabulary))
    teller = SceneTeller(narrator, layout_of(table.project.folder, table.rules, known.compiled.model))
    seat = choice.who if choice is not None else WATCHER
    scene: Scene = teller.scene(_open(g), choice, seat, Keys())
    dealt = tuple(_dealt(table, deal, g.players, seed)) if deal else ()
    icons = tuple(narrator.printer.faces.pictures.items())
    return BoardAnswer(
        msgspec.json.encode(scene),
        tuple(problems),
        tuple(_zones(narrator, g)),
        tuple(_properties(narrator, g)),
        icons,
        ended,
        dealt,
    )


def _dealt(table: Table, zone: str, players: int, seed: int) -> Iterator[str]:
    """Yield the lines that put into a zone what it has at the first question of a game."""
    for beginning in table.beginnings() or [""]:
        try:
            g = Session(table.rules, Start(players, seed, beginning)).g
        except (Refused, RulesError):
            continue  # not for this number of players
        rules = table.rules
        name, _, owner = zone.partition(" of P")
        for number, cards in g.zones.items():
            if rules.zones[number >> PLACE].name == name and (not owner or number & HERE == int(owner) - 1):
                yield from (f"put {rules.cards[g.card[x]].id} in {zone}" for x in cards if g.card[x] != NOTHING)
        return


def _open(g: Play) -> Play:
    """A copy of a game in which everybody knows all cards."""
    twin: Play = g.clone()
    twin.known = [EVERYBODY] * len(twin.known)
    return twin


def _zones(narrator: Narrator, g: Play) -> Iterator[BoardPlace]:
    for (owner, name), found in narrator.model.properties.items():
        if found.sort == "zone" and not found.per:
            yield from _of(narrator, g, owner, name)


def _properties(narrator: Narrator, g: Play) -> Iterator[BoardPlace]:
    for (owner, name), found in narrator.model.properties.items():
        if found.sort == "state" and not found.per:
            yield from _of(narrator, g, owner, name)


def _of(narrator: Narrator, g: Play, owner: str, name: str) -> Iterator[BoardPlace]:
    """The zone or property of the table, or of each player; none of cards."""
    found = narrator.model.properties[owner, name]
    said = narrator.locale.words_of_phrase(NounPhrase(declared.property_id(found), "none"))
    if not owner:
        yield BoardPlace(name, said)
    elif narrator.model.is_a(owner, "player"):
        for x in range(g.players):
            if narrator.model.is_a(g.rules.kinds[g.kind[x]].name, owner):
                yield BoardPlace(f"{name} of P{x + 1}", f"{said} (P{x + 1})")
