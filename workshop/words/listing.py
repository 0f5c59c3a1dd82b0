"""List the words of a game as text, JSON or Markdown."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from ombre.compiler import model
from ombre.compiler.projects.files import seen_from
from ombre.compiler.projects.places import UsageError, listed
from ombre.dsl.diagnostics import nearest, tr
from ombre.prose.language.messages import Message, MissingMessage
from ombre.prose.language.text import Locale
from ombre.prose.language.text_runs import split
from ombre.prose.sentences.declared_words import hyphens, noun_id, property_id, verb_id
from ombre.translatable import listed as joined

from ..printing.printer import Printer
from .entries import MEMBERS, SORTS, WordEntry, WordSort, declared_words
from .uses import UsedLine, examples

EXAMPLES = 5  # for one word; a list of words has one example for each
TITLES: dict[WordSort, str] = {
    "kind": tr("Kinds"),
    "verb": tr("Verbs"),
    "property": tr("Properties that change in play"),
    "derived": tr("Derived properties"),
    "fact": tr("Facts"),
    "option": tr("Start options"),
    "zone": tr("Zones"),
    "slot": tr("Slots"),
    "table": tr("Tables"),
    "list": tr("Lists of values"),
    "value": tr("Values"),
    "flow": tr("Flows"),
    "step": tr("Steps"),
    "scope": tr("Scopes"),
    "setup": tr("Parts of the set-up"),
    "rule": tr("Rules"),
    "result": tr("Results"),
    "deck": tr("Decks"),
    "idiom": tr("Idioms"),
}
_NAMES = {"list": "n-", "flow": "s-", "scope": "s-", "step": "st-", "setup": "su-"}  # prefixes of nouns
_PHRASES = {"slot": "k-", "table": "k-", "result": "r-"}  # prefixes of messages that are no nouns
Plain: TypeAlias = "str | int | None | list[Plain] | dict[str, Plain]"


@dataclass(frozen=True, slots=True)
class WordOfGame:
    """A declared word with its printed words, by grammatical form, and lines that use it."""

    entry: WordEntry
    printed: dict[str, str]
    used: tuple[UsedLine, ...]


def words_of(printer: Printer, sorts: Sequence[str] = (), most: int = 1) -> list[WordOfGame]:
    """Return the words of a game, with up to `most` lines that use each. sorts: only words of these sorts."""
    entries = [e for e in declared_words(printer.table.compiled) if not sorts or e.sort in sorts]
    used = examples(printer.table.compiled, entries, most)
    return [WordOfGame(entry, _printed(entry, printer), tuple(used[entry.key])) for entry in entries]


def one_word(printer: Printer, word: str, sorts: Sequence[str] = ()) -> list[WordOfGame]:
    """Return the words with a name or a form, each with up to five lines; raise UsageError if there is none."""
    entries = [e for e in declared_words(printer.table.compiled) if not sorts or e.sort in sorts]
    wanted = [entry for entry in entries if word == entry.name or word in entry.forms]
    if not wanted:
        known = dict.fromkeys(form for entry in entries for form in (entry.name, *entry.forms))
        near = nearest(word, known)
        there = (
            tr("did you mean '{0}'?", near) if near else tr("there is: {0}", listed({entry.name for entry in entries}))
        )
        raise UsageError(tr("{0} declares no word '{1}'; {2}", printer.table.project.game, word, there))
    used = examples(printer.table.compiled, wanted, EXAMPLES)
    return [WordOfGame(entry, _printed(entry, printer), tuple(used[entry.key])) for entry in wanted]


# ------------------------------------------------------------------------------------------------- printed words


def _printed(entry: WordEntry, printer: Printer) -> dict[str, str]:
    """Return the words with which cards print a word, by their grammatical form; empty if the locale has none."""
    locale, name = printer.locale, hyphens(entry.name)
    if entry.sort in ("rule", "deck", "idiom"):
        return {}
    if entry.sort == "verb":
        words = locale.words_of(verb_id(entry.name))
        return {form: words[form] for form in ("base", "third", "participle") if words.get(form)}
    if entry.sort == "value":
        return _alone(f"a-{hyphens(entry.owner)}-{name}", locale)
    if entry.sort in _PHRASES:
        return _alone(f"{_PHRASES[entry.sort]}{name}", locale)
    return _noun(_noun_id(entry, printer.model), locale)


def _noun_id(entry: WordEntry, known: model.Model) -> str:
    if entry.sort in MEMBERS:
        return property_id(known.properties[entry.owner, entry.name])
    return noun_id(entry.name) if entry.sort == "kind" else f"{_NAMES[entry.sort]}{hyphens(entry.name)}"


def _noun(id: str, locale: Locale) -> dict[str, str]:
    return {form: word for form in ("one", "other") if (word := locale.typeset(locale.word(id, form)))}


def _alone(id: str, locale: Locale) -> dict[str, str]:
    """Return the text of a message that needs no arguments; empty if there is none."""
    try:
        if id.startswith("a-"):
            text = locale.own_word(id.removeprefix("a-"))
        else:
            text = locale.plain(split(locale.format(Message(id))))
    except MissingMessage:
        return {}
    return {"one": text} if text else {}


# ------------------------------------------------------------------------------------------------------- outputs


def as_text(words: Iterable[WordOfGame], said: Callable[[str], str] = str) -> str:
    """Return the words as text for a terminal. said: translates what is told about them."""
    return "\n\n".join("\n".join(map(said, _lines(word))) for word in words) + "\n"


def _lines(word: WordOfGame) -> Iterator[str]:
    entry = word.entry
    yield f"{_title(entry)}  ({entry.span})"
    yield from (f"  # {line}".rstrip() for line in entry.comment.split("\n") if entry.comment)
    yield from (f"  {line}" for line in entry.declaration.split("\n"))
    if word.printed:
        yield tr("  printed: {0}", _forms(word))
    for use in word.used:
        yield tr("  example: {0}  ({1}:{2})", use.text, use.source, use.line)


def _title(entry: WordEntry) -> str:
    of = f" of {entry.owner}" if entry.owner else ""
    return f"{entry.name}: {entry.sort}{of}"


def _forms(word: WordOfGame) -> str:
    return ", ".join(dict.fromkeys(word.printed.values()))


def as_json(words: Iterable[WordOfGame], printer: Printer) -> str:
    """Return the words as JSON; docs/words.md describes the form."""
    project = printer.table.project
    made: dict[str, Plain] = {
        "game": project.game,
        "sets": list(project.sets),
        "locale": printer.language,
        "words": [_plain(word) for word in words],
    }
    return json.dumps(made, indent=2) + "\n"


def _plain(word: WordOfGame) -> dict[str, Plain]:
    entry = word.entry
    return {
        "sort": entry.sort,
        "name": entry.name,
        "owner": entry.owner,
        "declaration": entry.declaration,
        "comment": entry.comment,
        "printed": dict(word.printed),
        "file": entry.span.source,
        "line": entry.span.line,
        "examples": [{"text": use.text, "file": use.source, "line": use.line} for use in word.used],
    }


def as_markdown(
    words: Sequence[WordOfGame], printer: Printer, folder: Path | None = None, said: Callable[[str], str] = str
) -> str:
    """Return the words as a page of Markdown.

    folder: the folder of the page; links to files are relative to it. said: translates what is told about the words.
    """
    paths = {file.source.name: file.path for file in printer.table.project.files}

    def link(source: str, line: int) -> str:
        if folder is None:
            return f"{source}:{line}"
        path = seen_from(folder.resolve(), paths[source].resolve())
        return f"[{paths[source].name}:{line}]({path}#L{line})"

    game = printer.table.project.game
    command = f"`ombre words {game} --to markdown`"
    found = [said(tr("# Words of {0}", game)), "", said(tr("Made by {0}; do not edit.", command)), ""]
    for sort in SORTS:
        some = [word for word in words if word.entry.sort == sort]
        if some:
            lines = [said(line) for word in some for line in _marked(word, link)]
            found += [f"## {said(TITLES[sort])}", "", *lines, ""]
    return "\n".join(found).rstrip() + "\n"


def _marked(word: WordOfGame, link: Callable[[str, int], str]) -> Iterator[str]:
    """Yield the lines of one word in a list: its name, place and printed words, its comment, source and examples."""
    entry = word.entry
    of = f" of `{entry.owner}`" if entry.owner else ""
    printed = tr("; printed: {0}", _forms(word)) if word.printed else ""
    comment = f". {' '.join(entry.comment.split())}" if entry.comment else ""
    yield joined([f"- **`{entry.name}`**{of} ({link(entry.span.source, entry.span.line)})", printed, comment], "")
    if entry.sort != "value":  # the source of a value is that of its list
        yield ""
        yield from (f"      {line}" for line in entry.declaration.split("\n"))
    for use in word.used:
        yield ""
        yield tr("  Example: `{0}` ({1})", use.text, link(use.source, use.line))
    yield ""
