"""Find the folders in which the texts of a game are: of the program, of the game and of its expansions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from polib import POEntry

from ombre import contract
from ombre.compiler import model
from ombre.compiler.projects.project import open_game
from ombre.prose.language import languages
from ombre.prose.language.languages import (
    Settings,
    card_and_fact,
    catalogue,
    folders_of,
    is_shipped,
    line_of,
    of_card,
    source_language,
    words_id,
)
from ombre.prose.language.set_words import SetWords, set_words
from ombre.prose.proofreading.stale import Sources, printed_on, sources_of
from ombre.prose.sentences.declared_words import declared, is_plain
from ombre.workshop.game.loaded import Loaded

from .message_files import Messages

SHARED = "ombre"  # the key of the messages that all games share
NAMES = "names.po"


@dataclass(frozen=True, slots=True)
class InheritedText:
    """A text that a language inherits, and the language or family from which it has it."""

    text: str
    origin: str


@dataclass(frozen=True, slots=True)
class Folder:
    """The texts of the program, of a game or of an expansion, and the folder with their translations.

    key: `ombre`, `GAME` or `GAME/EXPANSION`. path: the folder `locales` with the texts in the source language. target:
    the folder with the translations, which need not exist; several folders have the same if a language is in an
    expansion. sources: what the entries are translated from. words: the words that `.card` files declare, by id and
    form. cards: the cards that have their names here. own_words: the cards that have words here, each with the fact.
    set_words: the words of sets that are here. inherited: what the language inherits, by id and attribute; the names of
    cards by the id of the card, with the attribute "". others: the ids in `target` that belong to other folders.
    features, cases: the features of nouns and the cases in the language.
    """

    key: str
    path: Path
    target: Path
    sources: Sources
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict[str, Mapping[str, str]])
    cards: tuple[model.Card, ...] = ()
    own_words: tuple[tuple[model.Card, str], ...] = ()
    set_words: tuple[SetWords, ...] = ()
    inherited: Mapping[str, Mapping[str, InheritedText]] = field(default_factory=dict[str, Mapping[str, InheritedText]])
    inherited_names: Mapping[str, InheritedText] = field(default_factory=dict[str, InheritedText])
    others: frozenset[str] = frozenset()
    features: tuple[str, ...] = ()
    cases: tuple[str, ...] = ()

    def names(self) -> dict[str, POEntry]:
        """Return the entries of the file of names by their ids, with the ids of today; none if there is no file."""
        cards = (*self.cards, *(card for card, _ in self.own_words))
        today = {old: card.id for card in cards for old in (*card.formerly, contract.short_id(card.id))}
        found = names_in(self.target)
        ids = {id: card_and_fact(id)[0] for id in found}
        return {of_card(id, today[ids[id]]): entry for id, entry in found.items() if ids[id] in today} | found


def names_in(folder: Path) -> dict[str, POEntry]:
    """Return the entries of `names.po` in a folder by the ids of the cards; none if there is no file."""
    path = folder / NAMES
    found = catalogue(path) if path.is_file() else ()
    return {entry.msgctxt: entry for entry in found if entry.msgctxt and not entry.obsolete}


def folders(language: str, table: Loaded | None = None) -> list[Folder]:
    """Return the folder of the program, then those of a game and of its expansions.

    A card belongs to the folder in which it has its name. table: the game; it must be given for a language that is in
    the folder of a game or of an expansion.
    """
    places = list(table.project.folders) if table is not None else []
    home = Settings.of(language, places).folders[0]
    program = home if is_shipped(home) else languages.LOCALES / language
    found = [Folder(SHARED, languages.LOCALES, program, sources_of(None, ""))]
    found += _of_game(table, language) if table is not None else []
    if not is_shipped(home):
        found = _at_home(found, home, table)
    return [_inheriting(folder, language, places) for folder in found]


def _of_game(table: Loaded, language: str) -> list[Folder]:
    project, known = table.project, table.compiled.model
    expansions = [*project.place.expansions(), *(s for s in project.sets if not (project.folder / s).is_dir())]
    paths = dict(zip(project.sets, project.folders, strict=True))
    own = [name for name in project.sets if name in expansions and name != "rules" and paths[name].is_dir()]
    sets = {file.source.name: file.set for file in project.files}
    words = {id: {"": forms["one"]} if is_plain(id) else forms for id, forms in declared(known).items()}
    game = Loaded(open_game(project.place)).compiled.model if own else known
    base = declared(game)

    def folder(key: str, set: str, words: Mapping[str, Mapping[str, str]]) -> Folder:
        path = paths[set] / "locales"
        return Folder(key, path, path / language, sources_of(table.compiled, set), words)

    found = [folder(project.game, project.sets[0], {id: words[id] for id in words if id in base})]
    for name in own:
        more = {id: words[id] for id in words if id not in base} if name == own[-1] else {}
        found.append(folder(f"{project.game}/{name}", name, more))
    cards = [card for card in known.cards.values() if not card.local]
    named = [each.names() for each in found]

    def home(card: model.Card) -> int:
        is_same = card.id in game.cards and game.cards[card.id].name == card.name
        usual = own.index(sets[card.span.source]) + 1 if sets[card.span.source] in own and not is_same else 0
        return next((at for at, names in enumerate(named) if card.id in names), usual)

    homes = {card.id: home(card) for card in cards}
    # An expansion may give a card of the game another name; the game keeps its own.
    renamed = tuple(game.cards[id] for id, at in homes.items() if at and id in game.cards)
    said = [(card, fact) for card in cards for fact in card.words]

    def home_of_words(card: model.Card, fact: str) -> int:
        known = game.cards.get(card.id)
        is_same = known is not None and known.words.get(fact) == card.words[fact]
        usual = own.index(sets[card.span.source]) + 1 if sets[card.span.source] in own and not is_same else 0
        return next((at for at, names in enumerate(named) if words_id(card.id, fact) in names), usual)

    def home_of_set(words: SetWords) -> int:
        usual = own.index(words.set) + 1 if words.set in own else 0
        return next((at for at, names in enumerate(named) if words.id in names), usual)

    of_sets = [(words, home_of_set(words)) for words in set_words(project)]
    at_words = {words_id(card.id, fact): home_of_words(card, fact) for card, fact in said}
    return [
        replace(
            each,
            cards=(*(card for card in cards if homes[card.id] == at), *(() if at else renamed)),
            own_words=tuple((card, fact) for card, fact in said if at_words[words_id(card.id, fact)] == at),
            set_words=tuple(words for words, home in of_sets if home == at),
        )
        for at, each in enumerate(found)
    ]


def _at_home(found: list[Folder], home: Path, table: Loaded | None) -> list[Folder]:
    """Return the folders of a language that is in the folder of a game or of an expansion.

    Texts without a folder of their own in this language are in the folder of the language. home: that folder.
    """
    assert table is not None
    project = table.project
    set = next(name for name, path in zip(project.sets, project.folders, strict=True) if home.is_relative_to(path))
    sources = sources_of(table.compiled, set)
    moved = [
        replace(folder, target=home, sources=sources) if folder.target == home or not folder.target.is_dir() else folder
        for folder in found
    ]
    ids = [{*Messages.of(folder.path / source_language()).entries, *folder.words} for folder in moved]
    files = [{*Messages.of(folder.path / source_language()).files.values()} for folder in moved]
    there = Messages.of(home)
    at_home = [at for at, folder in enumerate(moved) if folder.target == home]

    def owner(id: str) -> int:
        by_id = (at for at in at_home if id in ids[at])
        by_file = (at for at in at_home if there.files[id] in files[at])
        return next(by_id, next(by_file, at_home[-1]))

    owners = {id: owner(id) for id in there.entries}
    return [
        replace(folder, others=frozenset(id for id in owners if owners[id] != at)) if at in at_home else folder
        for at, folder in enumerate(moved)
    ]


def _inheriting(folder: Folder, language: str, places: list[Path]) -> Folder:
    """Return a folder with what its language inherits."""
    settings = Settings.of(language, places)
    roots = (folder.target.parent, folder.path) if folder.key != SHARED else (folder.target.parent,)
    line = [path for path in folders_of(language, places) if is_shipped(path) or path.parent in roots]
    known: dict[str, dict[str, InheritedText]] = {}
    if settings.said.source:  # a variant of the language of the cards
        for id, words in folder.words.items():
            known[id] = {name: InheritedText(word, source_language()) for name, word in words.items() if word}
    for path in (path for path in line if path.name != language):
        for id, entry in Messages.of(path).entries.items():
            forms = {name: InheritedText(form.text, path.name) for name, form in entry.forms.items()}
            given = forms.pop("inherit", InheritedText("", "")).text
            known[id] = {**known.get(id if given == "yes" else given, {}), **forms} if given else forms
    cards = folder.cards if settings.said.source else ()
    names = {id: InheritedText(text, source_language()) for card in cards for id, text in printed_on(card).items()}
    codes = [code for code in line_of(language, places) if code not in (language, source_language())]
    for code in codes if folder.key != SHARED else ():
        entries = names_in(folder.path / code).values()
        names |= {e.msgctxt: InheritedText(e.msgstr, code) for e in entries if e.msgstr and "fuzzy" not in e.flags}
    grammar = replace(folder, features=tuple(settings.features), cases=tuple(settings.cases.names))
    return replace(grammar, inherited=known, inherited_names=names)
