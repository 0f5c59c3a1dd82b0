"""Print the rules of a game that stand on no card as a booklet in one language: text, Markdown, HTML or PDF."""

from __future__ import annotations

import re
import textwrap
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias, assert_never

from ombre.compiler.projects.places import UsageError
from ombre.prose.language.messages import Message, MissingMessage, NounPhrase, say
from ombre.prose.language.text import Locale
from ombre.prose.language.text_runs import split
from ombre.prose.sentences import Unprintable
from ombre.prose.sentences.rules import RulesEntry, RulesSection, rules_of
from ombre.sheets.pages.booklet import PrintedEntry, PrintedLine, PrintedSection, booklet_html, booklet_pdf, folded
from ombre.translatable import tr

from .printer import Printer

BookletFormat: TypeAlias = Literal["text", "md", "html", "pdf"]
WIDTH = 100  # letters in a line of text
MARKUP = re.compile(r"([\\`*_<>\[\]])")  # characters that mean something in Markdown


@dataclass(frozen=True, slots=True)
class Booklet:
    """The rules of a game in one language. lacking: the entries that are printed in another language."""

    title: str
    sections: tuple[PrintedSection, ...]
    lacking: tuple[str, ...]


def booklet(printer: Printer) -> Booklet:
    """Return the rules of a game in the language of a printer.

    What the language lacks is printed in a fallback language; raise UsageError if a rule has no words there either.
    """
    lacking: list[str] = []
    made = tuple(_section(printer, section, lacking) for section in rules_of(printer.model, printer.vocabulary))
    title = f"{printer.game_title} – {_title(say('rules-title'), printer.locale)}"
    return Booklet(title, made, tuple(dict.fromkeys(lacking)))


def titles(printer: Printer) -> frozenset[str]:
    """Return the ids of the words that are titles in the booklet of a game,
    such as those of the parts of the set-up.
    """
    entries = (entry for section in rules_of(printer.model, printer.vocabulary) for entry in section.entries)
    return frozenset(entry.title.noun for entry in entries if isinstance(entry.title, NounPhrase))


def _section(printer: Printer, section: RulesSection, lacking: list[str]) -> PrintedSection:
    entries = [_entry(entry, printer.locale, lacking) for entry in section.entries]
    if section.part == "glossary":
        entries.sort(key=lambda entry: _alphabetical(entry.title))
    title = _title(say(f"rules-{section.part}"), printer.locale)
    return PrintedSection(title, section.part == "glossary", tuple(entries))


def _informative(section: PrintedSection) -> PrintedSection:
    """Return a section without entries that only repeat their title, such as a flow with one step of the same name."""
    kept = (one for one in section.entries if [line.text.casefold() for line in one.lines] != [one.title.casefold()])
    return replace(section, entries=tuple(kept))


def _entry(entry: RulesEntry, locale: Locale, lacking: list[str]) -> PrintedEntry:
    problem = ""
    for known in (locale, *locale.fallbacks):
        try:
            title = "" if entry.title is None else _title(entry.title, known)
            lines = list(_lines(entry, known))
        except (MissingMessage, Unprintable) as found:
            problem = problem or str(found)
            continue
        if known is not locale:
            lacking.append(f"{entry.sort} {entry.name}".strip())
            first = PrintedLine(0, 0, f"[{known.language}]")
            lines = [first, *lines]
        return PrintedEntry(entry.sort, entry.name, title, tuple(lines))
    raise UsageError(tr("the {0} '{1}' cannot be printed: {2}", entry.sort, entry.name, problem))


def _lines(entry: RulesEntry, locale: Locale) -> Iterator[PrintedLine]:
    """Yield the printed lines of an entry; the lines of a list of steps are numbered."""
    number = 0
    for level, paragraph in entry.lines(locale):
        text = locale.plain(locale.own((paragraph,))[0])
        if entry.sort == "steps":
            number += 1
        if any(sentence.id == "rules-step" for sentence in paragraph.sentences):  # a name, not a sentence
            text = text.removesuffix(locale.settings.writing.stop)
        for at, part in enumerate(text.split("•")):  # the alternatives of a choice stand on lines of their own
            if part.strip():
                yield PrintedLine(level + (at > 0), number, part.strip())


def _title(title: Message | NounPhrase, locale: Locale) -> str:
    if isinstance(title, NounPhrase):
        locale.np(title)  # raises MissingMessage if the language lacks the words; the line below takes those of another
        text = locale.words_of_phrase(title)
    elif locale.is_verb(title.id) or locale.has(title.id, "infinitive"):
        text = _plain(locale, locale.clause(title, "infinitive"))
    else:
        text = _plain(locale, locale.format(title))
    return locale.settings.writing.capital(text.strip())


def _plain(locale: Locale, text: str) -> str:
    return locale.plain(split(locale.typeset(text)))


def _alphabetical(title: str) -> tuple[str, str]:
    """Return a key for sorting by letters without accents."""
    letters = "".join(letter for letter in unicodedata.normalize("NFD", title) if not unicodedata.combining(letter))
    return letters.casefold(), title


# ------------------------------------------------------------------------------------------------------- outputs


def written(made: Booklet, printer: Printer, to: BookletFormat, fold: bool = False) -> bytes:
    """Return the booklet in a format. fold: two pages on each side of a sheet of A4, to be folded in the middle."""
    made = replace(made, sections=tuple(map(_informative, made.sections)))
    match to:
        case "text":
            return as_text(made).encode()
        case "md":
            return as_markdown(made).encode()
        case "html":
            return booklet_html(made.title, made.sections, printer.language, printer.writing).encode()
        case "pdf":
            pages = booklet_pdf(made.title, made.sections, printer.language, printer.writing)
            return folded(pages, made.title, printer.writing) if fold else pages
        case _:
            assert_never(to)


def as_text(made: Booklet) -> str:
    """Return the booklet as plain text for a terminal."""
    found = [made.title, "=" * len(made.title)]
    for section in made.sections:
        found += ["", section.title, "-" * len(section.title)]
        for entry in section.entries:
            found += ["", entry.title] if entry.title else [""]
            for line in entry.lines:
                before = "  " * line.level
                sign = f"{line.number}. " if line.number else "- " if line.level else ""
                indent = "  " if entry.title else ""
                found += textwrap.wrap(
                    line.text,
                    WIDTH,
                    initial_indent=indent + before + sign,
                    subsequent_indent=indent + before + " " * len(sign),
                    break_long_words=False,
                    break_on_hyphens=False,
                )
    return "\n".join(found) + "\n"


def as_markdown(made: Booklet) -> str:
    """Return the booklet as Markdown."""
    found = [f"# {_escaped(made.title)}"]
    for section in made.sections:
        found += ["", f"## {_escaped(section.title)}"]
        for entry in section.entries:
            if section.is_glossary:
                found += ["", f"**{_escaped(entry.title)}**: {_escaped(' '.join(line.text for line in entry.lines))}"]
                continue
            found += ["", f"### {_escaped(entry.title)}"] if entry.title else []
            before = -1
            for line in entry.lines:
                if line.level == 0 or before <= 0:
                    found.append("")
                sign = f"{line.number}. " if line.number else "- "
                found.append(
                    f"{'  ' * (line.level - 1)}{sign}{_escaped(line.text)}" if line.level else _escaped(line.text)
                )
                before = line.level
    return "\n".join(found) + "\n"


def _escaped(text: str) -> str:
    return MARKUP.sub(r"\\\1", text)
