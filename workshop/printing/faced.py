"""Find what the faces of a game need: the names that the game declares, the folders of its sets,
what `set.yaml` says.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TypeVar

from ombre.compiler import model
from ombre.compiler.projects import files
from ombre.compiler.projects.places import SetFile
from ombre.compiler.projects.project import Project
from ombre.compiler.projects.yaml_types import typed
from ombre.contract import short_id
from ombre.prose.language.languages import in_source_language
from ombre.prose.language.set_words import TRANSLATED
from ombre.sheets import FaceError, FaceSet, SetFolder, load_faces, table_of, words_of
from ombre.sheets.drawing.pictured import first_word, named_art, named_icon
from ombre.sheets.faces.faces import CARDS, EVERY_CARD, near
from ombre.sheets.faces.plain_faces import PlainFacts, plain_faces
from ombre.sheets.faces.widgets import Picture
from ombre.translatable import listed, told, tr

Thing = TypeVar("Thing")
MOST_LETTERS = 20  # of the version and the date of a set
ABOUT = ("symbol", "version", "date")
_DECLARED = re.compile(r'^(?:replace +)?\w+ +(\w+) +"', re.MULTILINE)  # a card: KIND ID "NAME"


def faces_of(project: Project, rules: model.Model) -> FaceSet:
    """Return the faces of the kinds of a game; a game without `faces.yaml` has plain ones."""
    path = project.folder / "faces.yaml"
    if not path.exists():
        return plain_faces(path, _plain_facts(rules))
    former = model.former_ids(rules.cards)
    ids = [*(name for id in rules.cards for name in (id, short_id(id))), *former]
    known: dict[str, Collection[str]] = {**known_names(rules), CARDS: ids, EVERY_CARD: _EveryCard(ids, project.folder)}
    return with_former(load_faces(path, known, list(set_folders(project))), former)


def with_former(faces: FaceSet, former: Mapping[str, str]) -> FaceSet:
    """Return faces in which what has a former id of a card is that of the card.

    former: by former id, the id of today.
    """

    def today(found: Mapping[str, Thing]) -> Mapping[str, Thing]:
        moved = {id: old for old, id in former.items() if old in found and not found.keys() & {id, short_id(id)}}
        return {**found, **{id: found[old] for id, old in moved.items()}} if moved else found

    return replace(
        faces,
        cards=today(faces.cards),
        art=today(faces.art),
        crops=today(faces.crops),
        icons=today(faces.icons),
        pictures=today(faces.pictures),
        sets={name: with_former(own, former) for name, own in faces.sets.items()},
    )


class _EveryCard(Collection[str]):
    """The ids of the cards in play, and those of sets in the folder of the game that are left out.

    Files of the others are searched for their ids only if one is asked for that is not in play.
    """

    def __init__(self, ids: Collection[str], folder: Path) -> None:
        self._ids, self._folder = {*ids}, folder

    def __contains__(self, id: object) -> bool:
        return id in self._ids or id in self._others

    def __iter__(self) -> Iterator[str]:
        return iter(self._ids | self._others)

    def __len__(self) -> int:
        return len(self._ids | self._others)

    @cached_property
    def _others(self) -> set[str]:
        return {
            name
            for path in files.below(self._folder, ".card")
            for id in _DECLARED.findall(files.read(path))
            for name in (id, f"{path.relative_to(self._folder).parts[0]}/{id}")
        }


def known_names(rules: model.Model) -> dict[str, list[str]]:
    """Return the names that faces may use: under each kind its properties, and so on (see `load_faces`)."""
    owned = [(owner, name, found.sort == "words") for (owner, name), found in rules.properties.items() if owner]
    found: dict[str, list[str]] = {}
    for kind in rules.kinds:
        own = [(name, words) for owner, name, words in owned if rules.is_a(kind, owner)]
        found[kind] = [name for name, words in own if not words]
        found[words_of(kind)] = [name for name, words in own if words]
        found[table_of(kind)] = sorted(_tables_of(rules, kind))
    found[""] = [name for owner, name in rules.properties if not owner]
    return found


def _tables_of(rules: model.Model, kind: str) -> set[str]:
    cards = (card for card in rules.cards.values() if rules.is_a(card.kind, kind))
    return {a.slot for card in cards for a in card.abilities if a.body and isinstance(a.body[0], model.Table)}


def _plain_facts(rules: model.Model) -> dict[str, PlainFacts]:
    """For each kind with cards, the facts that plain faces print, in the order of their declarations."""
    found: dict[str, PlainFacts] = {}
    for kind in dict.fromkeys(card.kind for card in rules.cards.values()):
        own = [card for card in rules.cards.values() if card.kind == kind]
        given = {fact.name: value for card in own for fact, value in card.facts}
        words = [name for name, value in given.items() if isinstance(value, str)]
        numbers = [name for name, value in given.items() if isinstance(value, int) and name != "copies"]
        lists = [name for name, value in given.items() if isinstance(value, tuple)]
        said = list(dict.fromkeys(name for card in own for name in card.words))
        found[kind] = PlainFacts(words, numbers, lists, said)
    return found


def set_folders(project: Project) -> Iterator[SetFolder]:
    """Yield the folders of the sets of a project, in the order in which they are loaded."""
    for name, folder in project.set_folders:
        yield SetFolder(name, folder)


def about_sets(
    project: Project, faces: FaceSet, said: Callable[[str, str, str], str] = lambda set, part, text: text
) -> dict[str, Mapping[str, str]]:
    """Return what `set.yaml` says of each set: its title (`set`), symbol, version and date.

    said: gives, for a set and a part of `set.yaml`, the words in the language of the cards. Raises FaceError if a
    version or a date is too long for the foot of a card, or if a set has no icon for its symbol.
    """
    found: dict[str, Mapping[str, str]] = {}
    for one in set_folders(project):
        path = one.folder / "set.yaml"
        if not one.folder.is_dir() or not path.exists():
            continue
        read, data = typed(path, SetFile)
        about = {part: str(getattr(read, part)) for part in ("name", *ABOUT)}
        about |= {part: said(one.name, part, about[part]) for part in TRANSLATED if about[part]}
        for part in ABOUT[1:]:
            words = about[part].removeprefix(in_source_language(""))  # the mark is gone when they are translated
            if len(words) > MOST_LETTERS:
                told = tr(
                    "`{0}` has more than {1} letters: {2}; a foot of a card has no more room.",
                    part,
                    MOST_LETTERS,
                    words,
                )
                raise FaceError(tr("{0}:{1}: {2}", path, data.lines[part], told))
        own, symbol = faces.of_set(one.name), read.symbol
        icons = {*own.icons, *own.pictures}
        if symbol and faces.path.exists() and symbol not in icons:
            told = tr("there is no icon `{0}` in {1}{2}", symbol, one.folder / "icons", near(symbol, icons))
            raise FaceError(tr("{0}:{1}: {2}", path, data.lines["symbol"], told))
        found[one.name] = {"set": about["name"], **{part: about[part] for part in ABOUT}}
    return found


def without_art(faces: FaceSet, cards: Iterable[model.Card], sets: Mapping[str, str]) -> list[str]:
    """Return the cards whose picture is drawn, of the sets that have a folder `art`. sets: by card, its set."""
    found: list[str] = []
    for card in cards:
        own = faces.of_set(sets.get(card.id, ""))
        has_art = any(art.path.parent == own.path.parent / "art" for art in own.art.values())
        if has_art and any(not named_art(own, card.id, value, card.kind) for _, value in _pictures(own, card)):
            found.append(card.id)
    return found


def with_icons(faces: FaceSet, cards: Iterable[model.Card], sets: Mapping[str, str]) -> None:
    """Raise FaceError if drawn pictures have no icon: once for each word that lacks it. sets: by card, its set."""
    problems: dict[str, str] = {}
    for card in cards:
        own = faces.of_set(sets.get(card.id, ""))
        for picture, value in _pictures(own, card):
            icon = named_icon(own, card.id, value, picture.icon or card.kind)
            if icon in problems or named_art(own, card.id, value if picture.fact else "", card.kind):
                continue
            try:
                own.picture_of(icon, str(card.span))
            except FaceError as error:
                problems[icon] = told(error)
    if problems:
        raise FaceError(listed(list(problems.values()), "\n"))


def _pictures(faces: FaceSet, card: model.Card) -> Iterator[tuple[Picture, str]]:
    """Yield the pictures on the face of a card, each with the word of the card that it shows, or ""."""
    face = faces.kinds.get(card.kind)
    facts = {fact.name: value for fact, value in card.facts}
    for one in face.widgets if face is not None else ():
        if isinstance(one, Picture):
            yield one, first_word(facts.get(one.fact, ""))


def files_of_art(folder: Path) -> list[Path]:
    """Return the files in the folder `art` of a game or a set."""
    return [path for path in files.listing(folder / "art") if path.is_file() and not path.name.startswith(".")]
