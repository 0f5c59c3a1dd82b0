"""Check files of names: the ids of cards, of the words on them, and of the words of sets; and how names are written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

import polib

from ombre.compiler import model
from ombre.compiler.projects.files import read
from ombre.compiler.projects.project import Project
from ombre.dsl.diagnostics import Diagnostic, Translatable, nearest, tr, writing
from ombre.dsl.source import Span

from ..language.languages import card_and_fact, catalogue, entry_line, of_card, one_line
from ..language.set_words import BEGINS, TRANSLATED, is_of_set, set_words_id, words_by_set

# What translation tools write for a character: an entity, an end of a line, a tab; and blanks at an end.
_MARKS = re.compile(r"&(?:#\d+|#[Xx][0-9A-Fa-f]+|\w+);|[\r\n\t]|^ +| +$")


class WrongId(NamedTuple):
    """What is wrong about an id: the wrong word, the words that can stand there,
    the help if none of them is similar.
    """

    message: Translatable
    word: str
    known: Iterable[str]
    help: Translatable


class NameIds:
    """Checks the ids in the files of names of a project against its model and its sets."""

    def __init__(self, project: Project, known: model.Model) -> None:
        self.project = project
        self.model = known

    def faults(self, path: Path, name: str) -> Iterator[Diagnostic]:
        """Yield warnings for the entries whose id means nothing or is there twice, or that are written as tools do.

        name: the name of the file.
        """
        found = set[str]()
        lines = read(path).split("\n")
        for entry in catalogue(path):
            line = entry_line(entry, lines)
            at = Span(name, line, 1, line, 2)
            yield from _marks(entry, at)
            if not entry.msgctxt:
                message = tr("no card has the name '{0}'", entry.msgid)
                yield _warning(message, at, tr('write msgctxt "CARD" above it, with the card\'s id'))
                continue
            id = self._of_today(entry.msgctxt, path)
            if (wrong := self._wrong_set(id) if is_of_set(id) else self._wrong_card(entry.msgctxt, id)) is not None:
                yield _warning(wrong.message, at, _similar(wrong, at, lines))
            elif id in found:
                message = tr("this file already has a name for '{0}'", entry.msgctxt)
                yield _warning(message, at, tr("keep one of the two"))
            found.add(id)

    def _wrong_card(self, written: str, id: str) -> WrongId | None:
        """Return what is wrong about the id of a card or of words on it; None if it means something."""
        card, fact = card_and_fact(id)
        if card not in self._cards:
            word = card_and_fact(written)[0]
            message = tr("there is no card '{0}'", word)
            return WrongId(message, word, self._cards, tr("msgctxt must be the id of a card"))
        if fact and fact not in (known := self._cards[card].words):
            message = tr("the card '{0}' has no words '{1}'", card, fact)
            return WrongId(message, fact, known, tr("delete it, or write the words on the card"))
        return None

    def _wrong_set(self, id: str) -> WrongId | None:
        """Return what is wrong about the id of words of a set; None if it means something."""
        written, part = card_and_fact(id)
        name = written.removeprefix(BEGINS)
        if name not in self._parts:
            help = tr("write it like this: {0}", f'msgctxt "{set_words_id("NAME", TRANSLATED[0])}"')
            return WrongId(tr("there is no set '{0}'", name), written, [f"{BEGINS}{one}" for one in self._parts], help)
        if part not in self._parts[name]:
            message = tr("the set '{0}' has no words '{1}' to translate", name, part)
            return WrongId(message, part, self._parts[name], tr("delete it, or write the words into 'set.yaml'"))
        return None

    @cached_property
    def _cards(self) -> dict[str, model.Card]:
        local = (card for file in self.model.files for scenario in file.scenarios for card in scenario.cards)
        return {**{card.id: card for card in local}, **self.model.cards}

    @cached_property
    def _parts(self) -> dict[str, list[str]]:
        return words_by_set(self.project)

    @cached_property
    def _folders(self) -> list[tuple[str, Path]]:
        """The folders of the sets, the last one first."""
        return [*zip(self.project.sets, self.project.folders, strict=True)][::-1]

    def _of_today(self, id: str, path: Path) -> str:
        """Return the id of today for one in a file of names `SET/locales/LANGUAGE/names.po`.

        It is the same if it means no card.
        """
        own = next((one for one, at in self._folders if path.is_relative_to(at / "locales")), "")
        card = card_and_fact(id)[0]
        found = model.cards_meant(self.model, card, own)
        return of_card(id, found[0] if len(found) == 1 else card)


def _warning(message: Translatable, at: Span, help: Translatable) -> Diagnostic:
    return Diagnostic("W508", message, at, help, severity="warning")


def _marks(entry: polib.POEntry, at: Span) -> Iterator[Diagnostic]:
    """Yield a warning if a name or words are written as tools write them; they are printed without that."""
    mark = _MARKS.search(entry.msgstr)
    if mark is None or entry.obsolete or entry.fuzzy:
        return
    if mark[0].strip(" "):
        message = tr("the translation of '{0}' has '{1}', which is not for readers", entry.msgid, polib.escape(mark[0]))
    else:
        message = tr("the translation of '{0}' begins or ends with a space", entry.msgid)
    help = tr("write it like this: {0}", f'msgstr "{polib.escape(one_line(entry.msgstr))}"')
    yield Diagnostic("W606", message, at, help, severity="warning")


def _similar(wrong: WrongId, at: Span, lines: Sequence[str]) -> Translatable:
    """Return the help text for a wrong word of the id on a line:
    the most similar known one, with a fix, if there is one.
    """
    near = nearest(wrong.word, wrong.known)
    help = tr("did you mean '{0}'?", near) if near else wrong.help
    written = lines[at.line - 1] if at.line <= len(lines) else ""
    # The fix is possible only if the id is written in one piece, without escapes.
    if near and (found := re.search(rf'(?<=["\s]){re.escape(wrong.word)}(?=["\s])', written)):
        place = replace(at, column=found.start() + 1, end_column=found.end() + 1)
        help = writing(help, near, at=place)
    return help
