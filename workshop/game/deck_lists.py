"""Decks as plain lists, which other programs and sites read: a line such as `3 Name` or `3x Name` for each card.

A card is given by its name in any language of the game, by its id, or by its set and its number: `3 Name (SET) 12`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ombre import contract
from ombre.compiler.projects.places import UsageError
from ombre.compiler.projects.project import Project
from ombre.dsl.diagnostics import nearest
from ombre.prose.language.languages import languages
from ombre.translatable import tr

if TYPE_CHECKING:
    from ombre.compiler import model
    from ombre.runtime import Deck

LIST = ".txt"  # the suffix of a file with a plain list
_ROW = re.compile(r"(?:(\d{1,6})\s*[x×]?\s+)?(.+?)(?:\s+\(([^()]+)\)(?:\s+(\d{1,9}))?)?")
# Headings that sites write without a colon. Below `about` stands what the list is called.
_HEADINGS = (
    "deck",
    "main",
    "main deck",
    "maindeck",
    "mainboard",
    "side",
    "sideboard",
    "commander",
    "companion",
    "about",
)
_BEFORE = re.compile(r"^(?:SB|MB|CMDR)\s*:\s*", re.IGNORECASE)  # before a line: the part of the deck in which it is
# Behind a card: a finish (`*F*`), labels (`#fast`, `^Have,#37d67a^`) and categories (`[Draw]`).
_BEHIND = re.compile(r"(?:\s+(?:\*\w{1,3}\*|#\S+|\^[^^]*\^|\[[^\[\]]*\]))+$")
_SIGNS = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-", "\u00a0": " ", "\u202f": " "})


@dataclass(frozen=True, slots=True)
class KnownCards:
    """The cards of a game by what a list can call them: names and ids, and the set and the number of each card."""

    named: Mapping[str, tuple[str, ...]]
    numbered: Mapping[tuple[str, int], str]
    sets: Mapping[str, str] = field(default_factory=dict[str, str])  # by the id of a card


def known_cards(project: Project, cards: Iterable[model.Card]) -> KnownCards:
    """Return the cards of a game by their names in all its languages."""
    from ombre.prose.language.text import load_locale
    from ombre.prose.sentences import card_name  # a game that is only played needs no texts

    cards = [card for card in cards if not card.local]
    folders = {file.source.name: file.set for file in project.files}
    named: dict[str, dict[str, None]] = {}
    locales = [load_locale(language, project.folders) for language in languages(project.folders)]
    sets = {card.id: folders.get(card.span.source, "") for card in cards}
    for card in cards:
        short = contract.short_id(card.id)
        ids = (card.id, short, contract.full_id(sets[card.id], short))
        for name in (*ids, card.name, *(card_name(card, locale) for locale in locales)):
            named.setdefault(_plain(name), {})[card.id] = None
    for card in cards:
        for old in card.formerly:  # an id of today means the card of today
            named.setdefault(_plain(old), {card.id: None})
    numbered = {(sets[card.id], card.number): card.id for card in cards if card.number}
    return KnownCards({name: tuple(ids) for name, ids in named.items()}, numbered, sets)


def read_list(text: str, file: str, known: KnownCards) -> tuple[tuple[str, int], ...]:
    """Return the cards of a plain list with their numbers; raise UsageError for a line that names no card.

    Empty lines, comments (`#`, `//`), headings (`Deck:`, `Deck`) and what stands below `About` are left out. A card
    that is in several lines is added up.
    """
    found: dict[str, int] = {}
    heading = ""
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        row = line.strip()
        plain = _plain(row)
        is_heading = row.endswith(":") or (plain in _HEADINGS and plain not in known.named)
        if not row or is_heading:
            heading = plain.removesuffix(":")
        if not row or is_heading or row.startswith(("#", "//")) or heading == "about":
            continue
        many, card = _row(_BEFORE.sub("", row), f"{file}:{number}", known)
        found[card] = found.get(card, 0) + many
    if not found:
        raise UsageError(tr("{0} lists no cards; write lines such as '3 NAME'", file))
    return tuple(found.items())


def plain_list(
    deck: Deck, cards: Mapping[str, model.Card], name_of: Callable[[str], str], known: KnownCards, numbers: bool = False
) -> str:
    """Return a deck as a plain list, which `read_list` reads again.

    name_of: the printed name of a card. numbers: whether to add the set and the number of each card that has one. A
    name of several cards is told apart by them, or replaced by the id.
    """
    lines: list[str] = []
    for id, number in deck.cards:
        name = name_of(id)
        alone = known.named.get(_plain(name), (id,)) == (id,)
        if cards[id].number and (numbers or not alone):
            name = f"{name} ({known.sets[id]}) {cards[id].number}"
        lines.append(f"{number} {name if alone or cards[id].number else id}\n")
    return "".join(lines)


def declared_list(deck: Deck) -> str:
    """Return a deck as the text of a `.card` file."""
    return f"deck {deck.name}:\n" + "".join(f"  {number} {card}\n" for card, number in deck.cards)


def list_name(stem: str) -> str:
    """Return the name of the deck in a file: the name of the file, as a word of the language."""
    word = re.sub(r"\W+", "_", stem.lower()).strip("_")
    return word if word and not word[0].isdigit() else f"deck_{word}".rstrip("_")


def _row(row: str, where: str, known: KnownCards) -> tuple[int, str]:
    """Return how many of which card a line lists. A name with brackets is looked up as a whole first."""
    if (bare := _BEHIND.sub("", row)) and _plain(re.sub(r"^\d+\s*[x×]?\s+", "", row)) not in known.named:
        row = bare
    match = _ROW.fullmatch(row)
    assert match is not None
    many = int(match[1] or 1)
    if not many:
        raise UsageError(tr("{0}: a deck has at least 1 of a card; leave the line out", where))
    whole = row[match.start(2) :]
    for name, set_, number in ((whole, "", ""), (match[2], match[3] or "", match[4] or "")):
        ids = known.named.get(_plain(name), ())
        if set_:
            ids = tuple(id for id in ids if known.sets[id] == set_.lower()) or ids
        if number and known.numbered.get((set_.lower(), int(number))) in ids:
            ids = (known.numbered[set_.lower(), int(number)],)
        if len(ids) == 1:
            return many, ids[0]
        if ids:
            raise UsageError(
                tr("{0}: '{1}' is the name of several cards; write one of: {2}", where, name, ", ".join(ids))
            )
    near = nearest(_plain(match[2]), known.named)
    help = tr("did you mean '{0}'?", near) if near else tr("write its name in a language of the game, or its id")
    raise UsageError(tr("{0}: no card is called '{1}'; {2}", where, match[2], help))


def _plain(name: str) -> str:
    """Return a name as it is compared: without capitals, and with the plain forms of signs and spaces."""
    return " ".join(unicodedata.normalize("NFKC", name).translate(_SIGNS).casefold().split())
