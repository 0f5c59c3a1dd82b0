"""Print everything that uses some messages, in the source language and in a translation, side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from fluent.syntax import ast, serializer

from ombre.compiler.projects.files import listing, read, shown
from ombre.dsl.diagnostics import nearest
from ombre.prose.language.languages import catalogue, entry_line, folders_of, source_language
from ombre.prose.proofreading.scope import messages_of, places_in
from ombre.translatable import Translatable, tr
from ombre.workshop.game.loaded import Loaded

from .uses import Shown, TextPlace, Uses


@dataclass(frozen=True, slots=True)
class TextPair:
    """The same paragraphs in the source language and in the translation, and the places at which they are printed.

    before: the translation before its file has changed; None if it is not known. No paragraphs: the
    language cannot print the text.
    """

    source: tuple[str, ...]
    target: tuple[str, ...]
    places: tuple[TextPlace, ...] = ()
    before: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class MessagePreview:
    """Where a message, or the name of a card, is printed.

    file: the file and the line of the translation; "" if there is none. faces: the cards that have it outside their
    text, such as the name of their kind. entry: its source and its translation as they are in the files.
    """

    id: str
    file: str
    pairs: tuple[TextPair, ...]
    faces: tuple[TextPlace, ...]
    entry: TextPair

    def joined(self, other: MessagePreview) -> MessagePreview:
        """Return the preview of the same message in two games."""
        pairs, faces = (*self.pairs, *other.pairs), (*self.faces, *other.faces)
        return MessagePreview(self.id, self.file or other.file, pairs, faces, self.entry)


class GamePreview:
    """The previews of one game in one language."""

    def __init__(self, table: Loaded, language: str):
        self.table, self.language = table, language
        self.source, self.target = Uses(table, source_language()), Uses(table, language)

    def reload(self) -> None:
        """Read the files of the language again; the game is not compiled again."""
        self.target = Uses(self.table, self.language)
        for name in ("known", "_files"):
            self.__dict__.pop(name, None)

    @property
    def folders(self) -> list[Path]:
        """The folders with files of the language."""
        return folders_of(self.language, self.table.project.folders)

    @cached_property
    def kinds(self) -> list[str]:
        """The kinds of the cards of the game, and the kinds above them."""
        known = self.table.compiled.model
        cards = (card for card in known.cards.values() if not card.local)
        return sorted({kind.name for card in cards for kind in known.above(card.kind)})

    def cards_of(self, kind: str) -> list[str]:
        """Return the ids of the cards of a kind, in the order of the files."""
        known = self.table.compiled.model
        return [card.id for card in known.cards.values() if not card.local and known.is_a(card.kind, kind)]

    @cached_property
    def known(self) -> set[str]:
        """All ids that have a preview: the messages of both languages, the declared words, the cards."""
        words = self.source.printer.vocabulary.words()
        cards = {card.id for card in self.table.compiled.model.cards.values() if not card.local}
        return {*messages_of(self.source.locale), *messages_of(self.target.locale), *words, *cards}

    def of(self, id: str) -> MessagePreview:
        """Return the preview of a message or of a card."""
        found: dict[tuple[tuple[str, ...], tuple[str, ...]], list[TextPlace]] = {}
        faces: list[TextPlace] = []
        for place in self._users.get(id, []):
            shown = self.source.shown(place), self.target.shown(place)
            if place == TextPlace("card", id):
                texts = _whole(self.source, place, shown[0]), _whole(self.target, place, shown[1])
            else:
                texts = _with_id(id, *shown)
            if any(texts):
                found.setdefault(texts, []).append(place)
            else:
                faces.append(place)
        made = (TextPair(*texts, tuple(places)) for texts, places in found.items())
        pairs = tuple(sorted(made, key=_order))
        entry = TextPair(self._entry(self.source, id), self._entry(self.target, id))
        return MessagePreview(id, self._files.get(id, ""), pairs, tuple(faces), entry)

    @cached_property
    def _users(self) -> dict[str, list[TextPlace]]:
        """The places at which each message and each name is printed, in one of the two languages.

        They are found once, because they change only if the game does, or if a translation uses more messages.
        """
        found: dict[str, list[TextPlace]] = {}
        for place in dict.fromkeys((*self.source.places(), *self.target.places())):
            for id in sorted(self.source.shown(place).all_ids | self.target.shown(place).all_ids):
                found.setdefault(id, []).append(place)
        return found

    def _entry(self, uses: Uses, id: str) -> tuple[str, ...]:
        """The lines of an entry; those of the declared words, if the source language has no entry."""
        entry = messages_of(uses.locale).get(id)
        if entry is not None:
            bare = ast.Message(entry.id, entry.value, entry.attributes)
            return tuple(serializer.serialize_message(bare).strip("\n").split("\n"))
        if uses is not self.source:
            return ()
        words = self.source.printer.vocabulary.words().get(id, dict[str, str]())
        return tuple(f".{form} = {word}" for form, word in words.items() if word)

    @cached_property
    def _files(self) -> dict[str, str]:
        """The file and the line of each translation; those of later folders replace earlier ones."""
        found: dict[str, str] = {}
        for folder in self.folders:
            for path in listing(folder, "*.ftl"):
                name = shown(path)
                found |= {place.id: f"{name}:{place.line}" for place in places_in(path)}
            if (path := folder / "names.po").is_file():
                name, text = shown(path), read(path).split("\n")
                named = (entry for entry in catalogue(path) if entry.msgctxt and entry.msgstr)
                found |= {entry.msgctxt: f"{name}:{entry_line(entry, text)}" for entry in named}
        return found


def _order(pair: TextPair) -> tuple[bool, int]:
    """Texts of cards first, short texts first, so that the sheet of a mission does not hide the others."""
    return pair.places[0].sort != "card", sum(map(len, pair.source))


def _with_id(id: str, source: Shown, target: Shown) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The paragraphs that use a message, in both languages; in a language that uses it nowhere, all paragraphs."""
    one, other = (
        tuple(line for line, ids in zip(shown.lines, shown.ids, strict=True) if id in ids) for shown in (source, target)
    )
    if not one and not other:
        return (), ()
    return one or _printed(source), other or _printed(target)


def _printed(shown: Shown) -> tuple[str, ...]:
    """All paragraphs, or why there are none."""
    return (tr("(cannot be printed: {0})", shown.reason),) if shown.reason else shown.lines


def _whole(uses: Uses, place: TextPlace, shown: Shown) -> tuple[str, ...]:
    """The name of a card and all its paragraphs."""
    printer = uses.printer
    return (printer.name(printer.cards[place.name]), *_printed(shown))


def previewed(id: str, games: Sequence[GamePreview]) -> MessagePreview | None:
    """Return the preview of a message or a card in all games that know it; None if there is none."""
    found = [game.of(id) for game in games if id in game.known]
    if not found:
        return None
    first, *others = found
    for other in others:
        first = first.joined(other)
    return first


def unknown(id: str, games: Sequence[GamePreview]) -> Translatable:
    """Return the sentence about an id that no game knows, with the most similar id."""
    near = nearest(id, set[str]().union(*(game.known for game in games)))
    told = tr("there is no message and no card '{0}'", id)
    return tr("{0}; {1}", told, tr("did you mean '{0}'?", near)) if near else told


def changed(now: MessagePreview, before: MessagePreview) -> MessagePreview:
    """Return the preview with only those texts whose translation is another one than before."""
    known = {place: pair.target for pair in before.pairs for place in pair.places}
    found: list[TextPair] = []
    for pair in now.pairs:
        earlier: dict[tuple[str, ...], list[TextPlace]] = {}
        for place in pair.places:
            earlier.setdefault(known.get(place, ()), []).append(place)
        for text, places in earlier.items():
            if text != pair.target:
                found.append(TextPair(pair.source, pair.target, tuple(places), text))
    return replace(now, pairs=tuple(found))


def lines(preview: MessagePreview, language: str) -> Iterator[str]:
    """Yield the lines of a preview for a terminal."""
    yield tr("{0}: {1}", preview.id, preview.file or tr("not translated"))
    for pair in preview.pairs:
        yield f"  {', '.join(map(str, pair.places))}"
        yield from _side_by_side(pair, language)
    if preview.faces:
        yield tr("  on the face of {0}", ", ".join(place.name for place in preview.faces))
    if not preview.pairs:
        if not preview.faces:
            yield tr("  on no card, in no line of the log, in no question")
        yield from _side_by_side(preview.entry, language)


def changed_lines(preview: MessagePreview, language: str, was: str = "was") -> Iterator[str]:
    """Yield the lines of the texts that have changed, each with the text before; none if nothing has changed.

    was: what stands before an earlier text.
    """
    if preview.pairs:
        yield tr("{0}: {1}", preview.id, preview.file or tr("not translated"))
    for pair in preview.pairs:
        yield f"  {', '.join(map(str, pair.places))}"
        yield from _side_by_side(pair, language, was)


def _side_by_side(pair: TextPair, language: str, was: str = "") -> Iterator[str]:
    texts = {source_language(): pair.source, was: pair.before, language: pair.target}
    width = max(len(code) for code, text in texts.items() if text is not None)
    for code, text in texts.items():
        if text is not None:
            for at, line in enumerate(text or (tr("(has no entry)"),)):
                yield tr("    {0}  {1}", f"{code if at == 0 else '':{width}}", line)
