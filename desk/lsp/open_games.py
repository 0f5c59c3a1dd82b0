"""The games whose files are open in an editor, with the texts that are not saved yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from ombre import contract
from ombre.compiler.driver import Compiled
from ombre.compiler.edited_project import Desk
from ombre.compiler.projects import places
from ombre.compiler.projects.places import UsageError, Wanted
from ombre.compiler.projects.project import CardFile, Project, open_game
from ombre.dsl.parser import Parsed
from ombre.dsl.source import Source, Span
from ombre.prose.language.text import Locale
from ombre.sheets import FaceError, PrintError
from ombre.workshop.api.table import Table
from ombre.workshop.printing.fitting import begun
from ombre.workshop.printing.printer import Printer
from ombre.workshop.words.entries import Key, declared_words
from ombre.workshop.words.listing import WordOfGame, words_of

from .names import NamedWord, named_words

_PICTURE_PPI = 110  # a card is then about 270 pixels wide


@dataclass
class OpenGame:
    """A game with the texts of its files as they are edited.

    good: the last version without errors, for what needs a whole game, such as texts and pictures of cards.
    """

    wanted: Wanted
    desk: Desk
    good: WholeGame | None = None
    _words: dict[str, tuple[Parsed, object, list[NamedWord]]] = field(
        default_factory=dict[str, "tuple[Parsed, object, list[NamedWord]]"]
    )
    _drafted: tuple[Project, dict[Key, WordOfGame]] | None = None  # the words of a version with errors

    @property
    def project(self) -> Project:
        return self.desk.project

    def file(self, path: Path) -> CardFile | None:
        """The file of the game with this path."""
        return next((file for file in self.project.files if file.path.resolve() == path), None)

    def path_of(self, span: Span) -> Path | None:
        """The path of the file in which a span lies; None for a file that is not of the game."""
        return next((file.path.resolve() for file in self.project.files if file.source.name == span.source), None)

    def set_of(self, span: Span) -> str:
        """The set in whose file a span lies, or ""."""
        return next((file.set for file in self.project.files if file.source.name == span.source), "")

    def words(self, name: str) -> list[NamedWord]:
        """The words of a file that refer to something."""
        quick, parsed = self.desk.quick, self.desk.parsed(name)
        known = quick.model
        facts = known.properties, known.verbs, known.values, known.cards.keys(), known.flows, quick.vocabulary.kinds
        before = self._words.get(name)
        if before is None or before[0] is not parsed or before[1] != facts:
            self._words[name] = before = (parsed, facts, named_words(parsed, quick))
        return before[2]

    def all_words(self) -> Iterable[NamedWord]:
        """The words of all files that refer to something."""
        for file in self.project.files:
            yield from self.words(file.source.name)

    def word_at(self, name: str, line: int, column: int) -> NamedWord | None:
        """The word at a place of a file; line and column are counted from 1."""
        for word in self.words(name):
            if word.span.line == line and word.span.column <= column <= word.span.end_column:
                return word
        return None

    def entry(self, key: Key) -> WordOfGame | None:
        """A declared word: of the last version without errors;
        if there was none, of the trees, without printed words.
        """
        whole = self.whole()
        known = whole.entries if whole is not None else self._declared()
        if key[0] == "slot":  # a word of a file does not tell which kind has the slot
            return next((one for at, one in known.items() if at[0] in ("slot", "table") and at[2] == key[2]), None)
        return known.get(key)

    def _declared(self) -> dict[Key, WordOfGame]:
        if self._drafted is None or self._drafted[0] is not self.project:
            found = {entry.key: WordOfGame(entry, {}, ()) for entry in declared_words(self.desk.quick)}
            self._drafted = self.project, found
        return self._drafted[1]

    def forget_texts(self) -> None:
        """Read the message files again when they are needed next."""
        if self.good is not None:
            self.good = WholeGame(self.good.compiled, {})

    def whole(self, compiled: Compiled | None = None) -> WholeGame | None:
        """The last version without errors. compiled: a newer version, which is kept if it has none."""
        found = self.desk.quick if compiled is None else compiled
        if found.ok and (self.good is None or self.good.compiled.project != found.project):
            self.good = WholeGame(found, self.good.locales if self.good is not None else {})
        return self.good


class WholeGame:
    """A version of a game without errors: its words with their meanings, and its cards in each language."""

    def __init__(self, compiled: Compiled, locales: dict[str, Locale]) -> None:
        """locales: those of an earlier version, because it takes longest to load them; they are updated."""
        self.compiled, self.locales = compiled, locales
        self.table = Table(compiled.project)
        self.table.compiled = compiled
        self._printers: dict[str, Printer] = {}

    @cached_property
    def entries(self) -> dict[Key, WordOfGame]:
        """The declared words, each with a line that uses it."""
        return {word.entry.key: word for word in words_of(self.printer("en"))}

    def printer(self, language: str) -> Printer:
        """The printer for a language."""
        if language not in self._printers:
            known = next(iter(self._printers.values()), None)
            made = Printer(self.table, language, known.vocabulary if known is not None else None)
            self._printers[language] = made
            if language in self.locales:
                made.locale = self.locales[language]
                made.locale.lend_words(made.vocabulary.words(), made.vocabulary.formerly, made.vocabulary.cards)
            self.locales[language] = made.locale
        return self._printers[language]

    def forget(self, language: str) -> None:
        """Read the files of a language again when they are needed next."""
        self._printers.pop(language, None)
        self.locales.pop(language, None)

    @cached_property
    def languages(self) -> list[str]:
        """The languages in which the game is written: that of the source first."""
        found = begun(self.compiled.project.folders)
        return sorted(found, key=lambda language: (language != "en", language))

    def text(self, card: str, language: str) -> list[str]:
        """The name of a card and the paragraphs of its text; raise UsageError if it cannot be printed."""
        return self.printer(language).plain(card)

    def picture(self, card: str, language: str) -> bytes:
        """A picture of a card as PNG; empty if its kind has no face, or if it cannot be drawn."""
        printer = self.printer(language)
        found = self.compiled.model.cards[card]
        try:
            if not printer.has_face(found):
                return b""
            job = printer.job([found])
            job.fit()
            return job.pictures(lambda done: None, _PICTURE_PPI)[f"{contract.plain_id(card)}.png"]
        except (FaceError, PrintError, UsageError):
            return b""


class OpenGames:
    """All open files of one editor, and their games. extra: the expansions that are loaded with each game.

    A file that a game has which is open already, perhaps with an expansion, belongs to that game.
    """

    def __init__(self, extra: Sequence[str] = ()) -> None:
        self.extra = tuple(extra)
        self.texts: dict[Path, str] = {}
        self._games: dict[Wanted, OpenGame] = {}
        self._of: dict[Path, OpenGame] = {}

    def write(self, path: Path, text: str) -> OpenGame:
        """Set the text of an open file; return its game. Raise UsageError if the file belongs to no game."""
        self.texts[path] = text
        game = self._of.get(path)
        file = game.file(path) if game is not None else None
        if game is None or file is None:
            return self._opened(path)
        if file.source.text != text:
            game.desk.edit(file.source.name, text)
        return game

    def close(self, path: Path) -> OpenGame | None:
        """Forget the text of a file; the file on the disk counts again. Return its game."""
        self.texts.pop(path, None)
        game = self._of.pop(path, None)
        if game is not None:
            self._read(game)
        return game

    def hold(self, wanted: Wanted) -> None:
        """Open a game before any of its files."""
        if wanted not in self._games:
            self._games[wanted] = OpenGame(wanted, Desk(open_game(*wanted)))

    def game_of(self, path: Path) -> OpenGame | None:
        """The game of an open file."""
        return self._of.get(path)

    @property
    def games(self) -> list[OpenGame]:
        """The games with an open file."""
        return list({id(game): game for game in self._of.values()}.values())

    def read_again(self) -> list[OpenGame]:
        """Read the files of all games from the disk again; return the games of which one has changed."""
        return [game for game in self.games if self._read(game)]

    def _opened(self, path: Path) -> OpenGame:
        having = [game for game in self._games.values() if game.file(path) is not None]
        if having:
            game = self._of[path] = max(having, key=lambda one: len(one.project.folders))
            self._read(game)
            return game
        place, extra = self._wanted(path)
        key = Wanted(place, (*extra, *(one for one in self.extra if one not in extra)))
        self.hold(key)
        game = self._of[path] = self._games[key]
        self._read(game)
        return game

    def _wanted(self, path: Path) -> Wanted:
        """The game of a file, which need not be saved yet: then its folder tells it, or the `expansion` line in it."""
        if path.exists():
            return places.place_of(path)
        line = places.EXPANSION.search(self.texts[path])
        folder = next(one for one in path.parents if one.is_dir())
        if line is not None and places.game_around(folder) is None:
            return Wanted(places.find(line[2]).place, ())
        return places.place_of(folder)

    def _read(self, game: OpenGame) -> bool:
        """Read the files of a game from the disk, with the texts of open files in their place."""
        project = open_game(*game.wanted)
        drafts = {path: text for path, text in self.texts.items() if self._of.get(path) is game}
        files: list[CardFile] = []
        for file in project.files:
            text = drafts.pop(file.path.resolve(), None)
            files.append(file if text is None else replace(file, source=Source(file.source.name, text)))
        files += [_unsaved(project, path, text) for path, text in sorted(drafts.items())]
        if tuple(files) == game.project.files:
            return False
        game.desk.open(replace(project, files=tuple(files)))
        return True


def _unsaved(project: Project, path: Path, text: str) -> CardFile:
    """A file that is not on the disk yet: it belongs to the set whose folder it is in,
    or is an expansion of its own.
    """
    for name, folder in reversed([*zip(project.sets, project.folders, strict=True)]):
        if path.is_relative_to(folder.resolve()):
            inside = path.relative_to(folder.resolve()).with_suffix("")
            beside = next(file for file in project.files if file.set == name)
            depth = beside.source.name.count("/")
            root = beside.path.resolve().parents[depth]  # the folder to which the names of files are relative
            return CardFile(Source(path.relative_to(root).as_posix(), text), name, inside.as_posix(), path, beside.own)
    return CardFile(Source(path.name, text), path.stem, path.stem, path, True)
