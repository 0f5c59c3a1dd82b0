"""A game as tables need it: its rules, its layout, and its texts in each language."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

import msgspec
from msgspec.structs import replace as replace_in

from ombre.compiler.projects.places import GameFolder, UsageError
from ombre.prose.language.languages import languages
from ombre.prose.language.messages import NounPhrase
from ombre.prose.sentences import declared_words as declared
from ombre.runtime.errors import ChoiceError, Refused, RulesError, SaveError
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.translatable import told, tr
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.bots.policy import BOTS
from ombre.workshop.game.table_layout import TableLayout, layout_of
from ombre.workshop.narration.narrator import Narrator
from ombre.workshop.play.from_scenario import BOARD_ID, begin_with, drafted
from ombre.workshop.printing.printer import Printer

from .scene import SceneTeller

_SEED_BITS = 256
NO_NAMES: Mapping[int, str] = {}


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the game of a table begins.

    beginning: the id of the card with which it is started, or "". scenario: the id of the scenario with whose board it
    begins, or ""; it then tells the number of players. board: in place of a scenario, the lines below its `given:`.
    options: the start options, each as `NAME=VALUE`. seed: one that the author has chosen; by default, one is drawn
    that nobody can guess. is_drawn: whether it was drawn.
    """

    players: int
    seed: int | None = None
    beginning: str = ""
    scenario: str = ""
    options: tuple[str, ...] = ()
    decks: tuple[str, ...] = ()
    board: tuple[str, ...] = ()
    is_drawn: bool = False

    def drawn(self, seed: Callable[[], int]) -> Origin:
        """This beginning with a seed; it is drawn, if there is none."""
        return self if self.seed is not None else replace_in(self, seed=seed(), is_drawn=True)


def secret_seed() -> int:
    """A seed that nobody can guess, from the randomness of the system; it begins the strong generator."""
    return secrets.randbits(_SEED_BITS) | 1 << _SEED_BITS


def seed_of_bot(origin: Origin, who: int, step: int = 0) -> int:
    """A seed for the bot of a seat.

    Nobody can compute the seed of the game from it: what a bot does tells nothing of it.
    """
    assert origin.seed is not None, "a table that was opened has a seed"
    made = hashlib.sha256(f"bot {who} at {step} of {origin.seed}".encode()).digest()
    return int.from_bytes(made, "big") | 1 << _SEED_BITS


class BeginningShown(msgspec.Struct, frozen=True):
    """A card with which a game can be started. players: the numbers of players with which it can be."""

    id: str
    name: str
    players: tuple[int, ...]


class OptionOffer(msgspec.Struct, frozen=True):
    """A start option. label: its name in words. values: its words, each with how it is told; none if it is a number.

    most: the highest number, or None.
    """

    name: str
    label: str
    values: tuple[tuple[str, str], ...]
    most: int | None


class GameOffer(msgspec.Struct, frozen=True):
    """What a new table can be. bots: the levels of bots."""

    beginnings: tuple[BeginningShown, ...]
    bots: tuple[str, ...]
    languages: tuple[str, ...]
    options: tuple[OptionOffer, ...]


@dataclass
class HostedGame:
    """A game of which tables are held. place, extra: the folder of the game, and the expansions."""

    place: GameFolder
    extra: tuple[str, ...] = ()
    _narrators: dict[str, Narrator] = field(default_factory=dict[str, Narrator])
    _numbers: dict[str, tuple[int, ...]] = field(default_factory=dict[str, "tuple[int, ...]"])
    _tellers: dict[str, SceneTeller] = field(default_factory=dict[str, SceneTeller])

    @cached_property
    def table(self) -> Table:
        return open_table(self.place, self.extra)

    @cached_property
    def layout(self) -> TableLayout:
        return layout_of(self.table.project.folder, self.table.rules, self.table.compiled.model)

    @cached_property
    def languages(self) -> Sequence[str]:
        return languages(self.table.project.folders)

    def language(self, wanted: str) -> str:
        """The language of the game for that of a browser, such as `fr-CA`."""
        return (
            wanted
            if wanted in self.languages
            else next((one for one in self.languages if one == wanted.partition("-")[0]), self.languages[0])
        )

    def offer(self, language: str) -> GameOffer:
        """What a new table can be."""
        table = self.table
        rules, narrator = table.rules, self.narrator(language)
        known = [
            BeginningShown(id, narrator.printer.name(narrator.model.cards[id]) if id else "", self._players(id))
            for id in table.beginnings() or [""]
        ]
        bots = BOTS if rules.worths or rules.returns else BOTS[:1]
        options = tuple(
            OptionOffer(
                name,
                narrator.locale.words_of_phrase(
                    NounPhrase(declared.property_id(narrator.model.properties["", name]), "none")
                ),
                (
                    tuple((word, narrator.value_word(one.values, word)) for word in rules.words(one.values))
                    if one.values
                    else ()
                ),
                one.most,
            )
            for name, one in rules.options.items()
        )
        return GameOffer(tuple(known), tuple(bots), tuple(self.languages), options)

    def _players(self, beginning: str) -> tuple[int, ...]:
        """The numbers of players with which a game can be started with a card."""
        if beginning not in self._numbers:
            least, most = self.table.rules.players
            self._numbers[beginning] = tuple(n for n in range(least, most + 1) if self._can_start(beginning, n))
        return self._numbers[beginning]

    def _can_start(self, beginning: str, players: int) -> bool:
        try:
            session = Session(self.table.rules, Start(players, 1, beginning))
            session.ahead(lambda g, choice: 0)  # a set-up that asks is refused only after its questions
        except Refused:
            return False
        except RulesError:
            return True  # of a card; it is told when the game begins
        return True

    def narrator(self, language: str, called: Mapping[int, str] = NO_NAMES) -> Narrator:
        """What tells a game in a language. called: the names of its players, by seat."""
        if language not in self._narrators:
            self._narrators[language] = Narrator(Printer(self.table, language))
        self._narrators[language].called = called  # all tables share it, and each message is done in turn
        return self._narrators[language]

    def teller(self, language: str, called: Mapping[int, str] = NO_NAMES) -> SceneTeller:
        """What makes the scenes of a game in a language. called: the names of its players, by seat."""
        if language not in self._tellers:
            self._tellers[language] = SceneTeller(self.narrator(language), self.layout)
        self.narrator(language, called)
        return self._tellers[language]

    def begun(self, origin: Origin) -> tuple[HostedGame, Session]:
        """Begin a game; raise UsageError with a sentence if it cannot begin.

        The game is this one, or one that also has the cards of the scenario with whose board it begins.
        """
        table = self.table
        try:
            assert origin.seed is not None, "the seed is drawn before the game begins"
            start = Start(origin.players, origin.seed, log=True, watch=True)
            if origin.board:
                project = table.project
                drawn = drafted(next(file for file in reversed(project.files) if file.is_played), origin.board)
                with_board = Table(replace(project, files=(*project.files, drawn)))
                known, session = begin_with(with_board, BOARD_ID, start)
                return self._with(known), session
            if origin.scenario:
                known, session = begin_with(table, origin.scenario, start)
                return self._with(known), session
            beginning = table.beginning(origin.beginning)
            options, decks = table.options(origin.options), table.decks(origin.decks, origin.players)
            number = table.players(origin.players)
            start = Start(number, origin.seed, beginning, log=True, options=options, decks=decks, watch=True)
            return self, Session(table.rules, start)
        except (RulesError, ChoiceError, Refused) as error:
            raise UsageError(tr("this game cannot begin: {0}", error)) from None

    def _with(self, table: Table) -> HostedGame:
        if table is self.table:
            return self
        made = HostedGame(self.place, self.extra)
        made.table = table
        return made

    def loaded(self, saved: bytes) -> tuple[Origin, tuple[int, ...]]:
        """The beginning and the answers of a saved game; raise UsageError if it is none of this game."""
        try:
            session = Session.load(self.table.rules, saved, log=True)
        except SaveError as error:
            raise UsageError(told(error)) from None
        start = session.start
        if start.decks or start.kept or start.between:
            raise UsageError(
                tr("this saved game has decks of players, or is one of a campaign; play it with 'ombre play'")
            )
        options = tuple(f"{name}={value}" for name, value in start.options.items())
        return Origin(start.players, start.seed, start.beginning, "", options), session.answers
