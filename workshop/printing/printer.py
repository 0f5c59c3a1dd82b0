"""Print the texts and sheets of a game in one locale, as strings and files."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import Literal, TypeAlias

from ombre.compiler import model
from ombre.compiler.projects import files
from ombre.compiler.projects.places import UsageError, pick
from ombre.prose import sentences as prose
from ombre.prose.language.languages import in_source_language, languages, words_id
from ombre.prose.language.messages import Amount, MissingMessage, NounPhrase, Paragraph, say
from ombre.prose.language.set_words import naming_set, set_words, set_words_id
from ombre.prose.language.text import Locale, Told, load_locale
from ombre.prose.language.text_runs import Run
from ombre.prose.language.writing import Writing
from ombre.prose.proofreading.stale import TranslatedEntry, stale
from ombre.prose.sentences import declared_words as declared
from ombre.sheets import (
    WORDS,
    FaceError,
    FaceSet,
    Ink,
    Job,
    PrintedCard,
    PrintedTable,
    PrintForm,
    Sheet,
    TableCell,
    sheet,
)
from ombre.sheets import PrintedRun as SheetRun
from ombre.sheets.faces.derived_values import NotOnPaper, worked_out
from ombre.sheets.faces.widgets import Chart, WorkedOut
from ombre.translatable import Translatable, listed, told, tr

from ..game.loaded import Loaded
from .faced import about_sets, faces_of, without_art
from .used import OnCard, on_card, references

SHOWN = 3  # how many cards or entries that are not ready for release a message lists
FOLDERS = ("png", "tts")  # the outputs that consist of several files
_ORIGINS: dict[str, Literal["printed", "reconstructed", "house"]] = {
    "printed": "printed",
    "reconstructed": "reconstructed",
    "house": "house",
}

Copies: TypeAlias = bool | Mapping[str, int]
"""How often each card is printed: as often as a box of the game contains it, or as a deck says; False: once."""


def _reach(table: model.Table, axis: int) -> range:
    """Return the range of numbers of an axis that the cells of a table mention."""
    ends = [end for cell in table.cells if (span := cell.spans[axis]) for end in span]
    return range(min(ends, default=1), max(ends, default=1) + 1)


def no_release(language: str, reasons: Sequence[str], see: str) -> Translatable:
    """Return the message that something is not ready for release. see: the command that tells more."""
    parts = [*reasons[:SHOWN], *([tr("and {0} more", len(reasons) - SHOWN)] if reasons[SHOWN:] else ())]
    return tr("this is no release in {0}: {1}; see '{2}'", language, listed(parts, "; "), see)


def number_of(card: model.Card, copies: Copies) -> int:
    """Return how often a card is printed; 0, if it has no copies."""
    facts: Mapping[str, object] = {found.name: value for found, value in card.facts}
    number = copies.get(card.id) if isinstance(copies, Mapping) else facts.get("copies") if copies else 1
    return max(number, 0) if isinstance(number, int) else 1


class Printer:
    """Prints the cards of a game in one locale."""

    def __init__(self, table: Loaded, language: str, vocabulary: prose.Phrasebook | None = None):
        """vocabulary: that of another printer of the game, which is the same in all languages."""
        self.table = table
        self.language = pick("locale", language, languages(table.project.folders))
        self.model = table.played.model
        self.vocabulary = vocabulary if vocabulary is not None else prose.vocabulary_of(self.model)

    @property
    def game_title(self) -> str:
        """The name of the game: its message `game-title`, or else the name of its base set, or of its folder."""
        if self.locale.has(declared.GAME_TITLE):
            return self.locale.clause(say(declared.GAME_TITLE))
        project = self.table.project
        named = (one.title for one in project.place.sets().values() if one.base)
        return next((name for name in named if name), project.game)

    @property
    def cards(self) -> dict[str, model.Card]:
        return self.model.cards

    @cached_property
    def locale(self) -> Locale:
        """The locale, with the messages of the game and its sets."""
        found = load_locale(self.language, self.table.project.folders)
        found.lend_words(self.vocabulary.words(), self.vocabulary.formerly, self.vocabulary.cards)
        return found

    @property
    def writing(self) -> Writing:
        """How the language of the locale is written."""
        return self.locale.settings.writing

    def name(self, card: model.Card) -> str:
        """Return the name of a card in the locale."""
        return prose.card_name(card, self.locale)

    def marked_name(self, card: model.Card) -> str:
        """Return the name of a card in the locale; that of the `.card` file is marked with its language."""
        return in_source_language(self.name(card)) if self.unnamed([card.id]) else self.name(card)

    def words_of(self, card: model.Card) -> dict[str, str]:
        """Return the author's own words on a card in the locale, by the names of their facts, in the order of the card.

        Words without a translation are those of the `.card` file, marked with their language.
        """
        untranslated = self.untranslated_words([card.id])
        found: dict[str, str] = {}
        for fact, text in card.words.items():
            id = words_id(card.id, fact)
            own = self.locale.typeset(self.locale.names.get(id, text))
            found[fact] = in_source_language(text) if id in untranslated else own
        return found

    def untranslated_words(self, ids: Iterable[str]) -> list[str]:
        """Return the words of some cards that have no translation in the locale, by their ids in `names.po`."""
        if self.locale.settings.said.source:
            return []
        wanted = (words_id(id, fact) for id in ids for fact in self.cards[id].words)
        return [id for id in wanted if id not in self.locale.names]

    def plain(self, id: str) -> list[str]:
        """Return a card as lines of plain text: its name, the paragraphs of its text, and its own words in quotes.

        What is in another locale is marked.
        """
        card = self.cards[id]
        words = [self.locale.typeset(self.writing.quoted(text)) for text in self.words_of(card).values()]
        return [self.marked_name(card), *(self.locale.plain(runs) for runs in self.texts(card)), *words]

    def texts(self, card: model.Card) -> list[tuple[Run, ...]]:
        """Return the paragraphs of a card, marked if in another locale; raise UsageError if no locale has them."""
        try:
            language, found = self.locale.said(self.paragraphs(card))
        except (MissingMessage, prose.Unprintable) as problem:
            raise UsageError(tr("{0}: '{1}' cannot be printed: {2}", card.span, card.id, problem)) from None
        if language == self.language or not found:
            return list(found)
        return [(Run("text", f"[{language}] "), *found[0]), *found[1:]]

    def unsaid(self, ids: Iterable[str]) -> dict[str, str]:
        """Return the cards whose text lacks messages in the locale, each with the message of the error."""
        found: dict[str, str] = {}
        for id in ids:
            try:
                self.locale.own(self.paragraphs(self.cards[id]))
            except MissingMessage as problem:
                found[id] = told(problem)
        return found

    def unnamed(self, ids: Iterable[str]) -> list[str]:
        """Return the cards without a name in the locale."""
        return [] if self.locale.settings.said.source else [id for id in ids if id not in self.locale.names]

    def stale(self, cards: Iterable[model.Card]) -> dict[str, list[TranslatedEntry]]:
        """Return the cards with stale translations in the locale, each with the entries that its face uses."""
        outdated = stale(self.language, self.table.played)
        found = {card.id: self.on_card(card).of(outdated) for card in cards} if outdated else {}
        return {id: entries for id, entries in found.items() if entries}

    def on_card(self, card: model.Card) -> OnCard:
        """Return the messages and names that are printed on a card."""
        return on_card(card, self.paragraphs(card), self.locale, self._references)

    @cached_property
    def _references(self) -> dict[str, frozenset[str]]:
        return references(self.locale)

    def release(self, cards: Sequence[model.Card]) -> None:
        """Raise UsageError if a card is not ready for release: a text or name is missing in the locale, or stale."""
        ids = [card.id for card in cards]
        lacking: list[tuple[str, str]] = [*self.unsaid(ids).items()]
        lacking += [(id, tr("it has no name")) for id in self.unnamed(ids)]
        lacking += [(id, tr("it is not translated")) for id in self.untranslated_words(ids)]
        sets = {self._set_of_file[card.span.source] for card in cards if not card.local}
        own = [
            one.id for one in set_words(self.table.project) if one.set in sets and not self.locale.settings.said.source
        ]
        lacking += [(id, tr("it is not translated")) for id in own if id not in self.locale.names]
        lacking += [(one.id, one.why) for one in stale(self.language, self.table.played) if one.id in own]
        for id, entries in self.stale(cards).items():
            lacking.append((id, tr("stale: {0}", ", ".join(entry.id for entry in entries[:SHOWN]))))
        if lacking:
            see = f"ombre locale status {self.language}"
            raise UsageError(no_release(self.language, [tr("{0}: {1}", *one) for one in lacking], see))

    @staticmethod
    def assumptions(cards: Sequence[model.Card]) -> list[str]:
        """Return one line for each card that was reconstructed from incomplete sources: what was assumed about it."""
        return [tr("{0}: reconstructed: {1}", card.id, card.note) for card in cards if card.note]

    def paragraphs(self, card: model.Card) -> Told:
        """Return the function that gives the paragraphs of a card for a locale."""
        return prose.told(card.abilities, self.vocabulary, card.kind)

    # --------------------------------------------------------------------------------------------- sheets

    @cached_property
    def faces(self) -> FaceSet:
        """The faces of the kinds of the game; a game without `faces.yaml` has plain ones."""
        return faces_of(self.table.project, self.model)

    @cached_property
    def _about(self) -> dict[str, Mapping[str, str]]:
        """What is known of each set in the locale, for the feet of its cards. What is not translated is marked."""
        naming, wanted = naming_set(self.table.project), {one.id for one in set_words(self.table.project)}

        def said(set: str, part: str, text: str) -> str:
            id = set_words_id(set, part)
            if id not in wanted or self.locale.settings.said.source:
                return self.game_title if part == "name" and set == naming else text
            own = self.locale.names.get(id)
            return in_source_language(text) if own is None else self.locale.typeset(own)

        return about_sets(self.table.project, self.faces, said)

    @cached_property
    def _set_of(self) -> dict[str, str]:
        """For each card with a face, the name of its set."""
        return {id: name for name, ids in self._sets.items() for id in ids}

    def without_art(self, cards: Iterable[model.Card]) -> list[str]:
        """Return the cards that have no picture of their own, in sets that have pictures."""
        return without_art(self.faces, cards, self._set_of)

    def faced(self, sets: Sequence[str] = (), kinds: Sequence[str] = ()) -> list[model.Card]:
        """Return the cards that have a face; if sets or kinds are given, only the cards of these."""
        project = self.table.project
        for name in sets:
            if name not in project.sets and name in project.place.expansions():
                raise UsageError(tr("'{0}' is an expansion that is not taken along: write --with {1}, too", name, name))
            pick("set", name, [s for s in project.sets if s != "rules"])
        found = [self.cards[id] for name, ids in self._sets.items() if not sets or name in sets for id in ids]
        for kind in kinds:
            if any(card.kind == kind for card in self.cards.values()) and not self._face(kind):
                raise UsageError(tr("the kind '{0}' has no face; write one into `kinds` of `faces.yaml`", kind))
            pick("kind of cards", kind, sorted({card.kind for card in found}))
        found = [card for card in found if not kinds or card.kind in kinds]
        if not found:
            raise UsageError(tr("there is no card to print in {0}", ", ".join(sets) or project.game))
        return found

    @cached_property
    def _sets(self) -> dict[str, list[str]]:
        """For each set, the ids of its cards that have a face, in the order of the files."""
        found: dict[str, list[str]] = {}
        for card in self.cards.values():
            if self._face(card.kind):
                found.setdefault(self._set_of_file[card.span.source], []).append(card.id)
        return found

    @cached_property
    def _set_of_file(self) -> dict[str, str]:
        """For each file of cards, the name of its set."""
        return {file.source.name: file.set for file in self.table.project.files}

    @cached_property
    def _numbers(self) -> dict[str, str]:
        """For each card, its number. In a set without numbers: its position in the set, and the size of the set.

        In a set with numbers the size is not printed, because it changes when a card is added.
        """
        found: dict[str, str] = {}
        for ids in self._sets.values():
            own = {id: str(self.cards[id].number) for id in ids if self.cards[id].number}
            found |= own or {id: f"{at}/{len(ids)}" for at, id in enumerate(ids, 1)}
        return found

    def sheet(
        self,
        cards: Sequence[model.Card],
        wanted: PrintForm,
        copies: Copies,
        progress: Callable[[int, int], None],
    ) -> Sheet:
        """Lay out cards on sheets."""
        printed = [self.printed(card, copies) for card in cards]
        return sheet(printed, self.faces, self.language, wanted, progress, self.words(), self.writing)

    def job(self, cards: Sequence[model.Card], has_places: bool = True, strict: bool = True) -> Job:
        """Return the print job for some cards, for callers that need more than its files.

        has_places: whether a card without a number of its own shows its place in its set instead. strict: whether
        FaceError is raised if the fonts lack letters of a card; else the caller tells it.
        """
        printed = [self.printed(card, False) for card in cards]
        if not has_places:
            printed = [
                one if card.number else replace(one, number="-") for one, card in zip(printed, cards, strict=True)
            ]
        job = Job(printed, self.faces, self.language, self.words(), self.writing)
        if strict:
            job.refuse_letterless()
        return job

    def tabletop(
        self,
        cards: Sequence[model.Card],
        address: str,
        copies: Copies,
        progress: Callable[[int, int], None],
        ink: Ink = "full",
    ) -> Sheet:
        """Export the cards for Tabletop Simulator. address: the prefix of the URLs of the pictures."""
        printed = [self.printed(card, copies) for card in cards]
        name = self.table.project.game
        from ombre.sheets.pages.tabletop_simulator import tabletop

        return tabletop(printed, self.faces, self.language, name, address, progress, self.words(), self.writing, ink)

    def words(self) -> dict[str, str]:
        """Return the words of a sheet that belong to no card."""
        return {**WORDS, **{word: self._word(f"sheet-{word}") for word in WORDS if word != "printed"}}

    def has_face(self, card: model.Card) -> bool:
        """Whether a card has a face, so that it can be printed."""
        return bool(self._face(card.kind))

    def _face(self, kind: str) -> str:
        """Return the name of the nearest kind at or above a kind that has a face, or ""."""
        return next((above.name for above in self.model.above(kind) if above.name in self.faces.kinds), "")

    def _word(self, id: str) -> str:
        return self.locale.plain(self.locale.runs(Paragraph((say(id),)))).removesuffix(self.writing.stop)

    def printed(self, card: model.Card, copies: Copies) -> PrintedCard:
        """Return the parts of one card in the locale, for its face."""
        facts: dict[str, int | str | tuple[TableCell, ...] | tuple[str, ...]] = {}
        face = self.faces.of_set(self._set_of.get(card.id, "")).kinds.get(self._face(card.kind))
        shown = {found.name for found, _ in card.facts} if face is None else face.names()
        labels: dict[str, str] = {}
        for found, value in card.facts:
            if isinstance(value, tuple):
                cells = [c for c in value if isinstance(c, model.Cell)]
                sized = tuple(TableCell(c.symbol, c.size if isinstance(c.size, int) else c.size.name) for c in cells)
                facts[found.name] = sized if cells else tuple(str(v) for v in value)
            else:
                facts[found.name] = value
            for word in self._words(found, value) if found.name in shown else ():  # others may lack a translation
                labels[word] = self._label(found.type.of, word)
        charts = self._charts(card)
        paragraphs = self.texts(replace(card, abilities=tuple(a for a in card.abilities if a.slot not in charts)))
        return PrintedCard(
            id=card.id,
            name=self.locale.typeset(self.marked_name(card)),
            kind=self._face(card.kind) or card.kind,
            kind_label=self._kind_label(card.kind),
            origin=_ORIGINS[card.origin],
            copies=number_of(card, copies),
            facts=facts,
            labels=labels,
            paragraphs=tuple(tuple(SheetRun(run.kind, run.value) for run in runs) for runs in paragraphs),
            where=str(card.span),
            plain=tuple(self.locale.plain(runs) for runs in paragraphs),
            names=ChainMap(
                {found.name: self._noun(declared.property_id(found)) for found, _ in card.facts if found.name in shown},
                self._names,
            ),
            tables=self._tables(card) | charts,
            number=self._numbers.get(card.id, ""),
            set=self._set_of.get(card.id, ""),
            about=self._about.get(self._set_of.get(card.id, ""), {}),
            words=self._own_words(card),
        )

    def _own_words(self, card: model.Card) -> dict[str, str]:
        """Return the author's own words on a card, as they are printed."""
        return {name: self.locale.typeset(text) for name, text in self.words_of(card).items()}

    @cached_property
    def _names(self) -> dict[str, str]:
        """The printed names that all printed cards share: those of cards, and those on backs."""
        return {card.id: self.locale.typeset(self.name(card)) for card in self.cards.values()} | self._back_titles

    @cached_property
    def _back_titles(self) -> dict[str, str]:
        """The printed names of the kinds whose name is on the backs of cards."""
        titles = {face.back.title for face in self.faces.kinds.values() if face.back.title}
        return {kind: self._kind_label(kind) for kind in sorted(titles)}

    def _tables(self, card: model.Card) -> dict[str, PrintedTable]:
        """Return the computed tables of a card: a row for each number up to a fact of the card."""
        face = self.faces.kinds.get(self._face(card.kind))
        facts = {found.name: value for found, value in card.facts}
        made: dict[str, PrintedTable] = {}
        for widget in (widget for widget in face.widgets if isinstance(widget, WorkedOut)) if face else ():
            last = facts.get(widget.last)
            least, most = next(file.players for file in self.model.files if file.game)
            fewest, largest = facts.get(widget.fewest, least), facts.get(widget.most, most)
            if isinstance(last, int) and isinstance(fewest, int) and isinstance(largest, int):
                players = range(fewest, largest + 1)
                made[widget.of] = self._table(widget.of, widget.rows, last, players, f"{card.span}")
        return made

    def _table(self, of: str, row: str, last: int, players: range, where: str) -> PrintedTable:
        heads = [self._counted(declared.noun_id(self.model.player), n) for n in players]
        try:
            rows = [
                (str(n), *(str(worked_out(self.model, of, count, {row: n})) for count in players))
                for n in range(1, last + 1)
            ]
        except NotOnPaper as problem:
            raise FaceError(tr("{0}: a table cannot show `{1}`, which depends on {2}.", where, of, problem)) from None
        labels = {name: self._noun(declared.property_id(self.model.properties["", name])) for name in (of, row)}
        return PrintedTable(labels[of], (labels[row], *heads), tuple(rows))

    def _charts(self, card: model.Card) -> dict[str, PrintedTable]:
        """Return the charts of a card: a row for each number of the first axis, a column for each of the second."""
        face = self.faces.kinds.get(self._face(card.kind))
        wanted = [widget.of for widget in face.widgets if isinstance(widget, Chart)] if face else []
        return {
            ability.slot: self._chart(card, ability, table)
            for ability in card.abilities
            for table in ability.body
            if ability.slot in wanted and isinstance(table, model.Table)
        }

    def _chart(self, card: model.Card, ability: model.Ability, table: model.Table) -> PrintedTable:
        if len(table.axes) > 2:
            raise FaceError(
                tr(
                    "{0}: a chart cannot show `{1}`, which is looked up by more than two numbers.",
                    card.span,
                    ability.slot,
                )
            )
        try:
            said = [
                (None if cell is None else cell.spans, self.locale.plain(self.locale.said([text])[1][0]))
                for cell, text in prose.cells(ability, table, self.vocabulary, card.kind)
                if text.sentences
            ]
        except (MissingMessage, prose.Unprintable) as problem:
            raise UsageError(tr("{0}: '{1}' cannot be printed: {2}", card.span, card.id, problem)) from None
        reach = [_reach(table, at) for at in range(len(table.axes))]
        found = {
            place: text
            for spans, text in reversed(said)
            for place in product(*reach)
            if spans is None or all(s is None or s[0] <= n <= s[1] for s, n in zip(spans, place, strict=True))
        }
        axes: list[str] = list(table.axes)
        axis, more = axes[0], axes[1:]
        columns = reach[1] if more else [0]
        rows = tuple((str(n), *(found.get((n, m) if more else (n,), "–") for m in columns)) for n in reach[0])
        head = self._noun(declared.noun_id(axis))
        heads = [self._counted(declared.noun_id(more[0]), m) for m in columns] if more else [""]
        return PrintedTable(self.titled(declared.slot(ability.slot).id), (head, *heads), rows)

    def _words(self, found: model.Property, value: model.Fact) -> Iterator[str]:
        if found.type.tag == "value" and isinstance(value, str):
            yield value
        elif found.type.tag in ("set", "cells") and isinstance(value, tuple):
            yield from (word.symbol if isinstance(word, model.Cell) else str(word) for word in value)

    def _label(self, list: str, word: str) -> str:
        text = self.locale.typeset(self.locale.value_word(f"{list}-{word}".replace("_", "-")))
        return self.writing.capital(text)

    def titled(self, id: str) -> str:
        word = self._word(id)
        return self.writing.capital(word)

    def _counted(self, id: str, number: int) -> str:
        text = self.locale.words_of_phrase(NounPhrase(id, "counted", count=Amount(number)))
        return self.locale.typeset(text).replace(f"{number} ", f"{number}\u00a0")

    def _kind_label(self, kind: str) -> str:
        return self._noun(declared.noun_id(kind))

    def _noun(self, id: str) -> str:
        text = self.locale.words_of_phrase(NounPhrase(id, "none"))
        return self.writing.capital(text)

    def write(self, made: Sheet, to: str, out: Path) -> list[Path]:
        """Write the files of a sheet: as `out`, with suffixes if there are several; or into the folder `out`."""
        written: list[Path] = []
        for name, content in sorted(made.files.items()):
            more = Path(name).stem.partition("-")[1:]
            path = out / name if to in FOLDERS or out.is_dir() else out.with_stem(out.stem + "".join(more))
            files.write(path, content)
            written.append(path)
        return written
