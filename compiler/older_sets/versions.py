"""Say what has changed since a set was written for an earlier version of its game or of the language, and mend it.

A set that still works is not mentioned.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from ombre.dsl.diagnostics import NO_TEXT, Diagnostic, Edit, Translatable, tr
from ombre.dsl.fixes import applied
from ombre.dsl.formatter import migrated, renamed
from ombre.dsl.migrations import LANGUAGE
from ombre.dsl.source import Source, Span
from ombre.dsl.vocabulary import Vocabulary

from ..model import File, Model, Written, former_ids
from ..projects.project import Project

_WORD = re.compile(r"[^\W\d]\w*")


@dataclass(frozen=True, slots=True)
class Renamed:
    """The words of a game that are called otherwise today. cards: former ids. others: words of `say WORD for WORD`."""

    cards: Mapping[str, str]
    others: Mapping[str, str]

    @classmethod
    def of(cls, known: Model, vocabulary: Vocabulary) -> Renamed:
        others = {old: new for old, new in vocabulary.hints.items() if old not in vocabulary.classes}
        return cls(former_ids(known.cards), others)


def version_of(known: Model) -> tuple[str, int]:
    """Return the name of a game and its version; 0 if it declares none."""
    names = [file.game for file in known.files if file.game]
    return names[0] if names else "", max((file.version for file in known.files), default=0)


def other_versions(
    project: Project, vocabulary: Vocabulary, known: Model, found: Iterable[Diagnostic]
) -> Iterator[Diagnostic]:
    """Yield a warning for each set with errors that was written for another version; it says what is renamed since."""
    sets = {file.source.name: file.set for file in project.files}
    broken = {sets.get(one.span.source, "") for one in found if one.severity == "error"}
    name, today = version_of(known)
    words = Renamed.of(known, vocabulary)
    for file in known.files:
        written = file.written
        if written is None or sets[file.source] not in broken:
            continue
        told: Translatable = NO_TEXT
        help = _what_changed(words, (one.source for one in project.files if one.set == sets[file.source]))
        if written.version and written.version < today:
            told = tr(
                "this set was written for version {0} of {1}, which has version {2} today", written.version, name, today
            )
        elif written.language and written.language < LANGUAGE:
            told = tr(
                "this set was written for version {0} of the language, which has version {1} today",
                written.language,
                LANGUAGE,
            )
        elif written.version > today or written.language > LANGUAGE:
            told = tr("this set was written for a later version of the game or of the language")
            help = tr("take a newer version of the game and of ombre, or correct the number")
        if told:
            yield Diagnostic("W512", told, written.span, help, severity="warning")


def _what_changed(words: Renamed, sources: Iterable[Source]) -> Translatable:
    used = {word for source in sources for word in _WORD.findall(source.text)}
    new = {old: now for old, now in {**words.others, **words.cards}.items() if old in used}
    if not new:
        return tr("'ombre fmt --migrate' mends what it can; mend the rest, and write the new version here")
    told = ", ".join(f"{old} -> {now}" for old, now in new.items())
    return tr("renamed since: {0}; 'ombre fmt --migrate' writes the new words", told)


def mended(project: Project, vocabulary: Vocabulary, known: Model, found: Iterable[Diagnostic]) -> dict[str, Source]:
    """Return the files of a project, by name, with today's spellings and today's words for
    what the game has renamed.
    """
    words, found = Renamed.of(known, vocabulary), [*found]
    made: dict[str, Source] = {}
    for file in project.files:
        spelled = migrated(file.source, found)
        errors = (one for one in found if one.severity == "error")  # a warning does not ask for another word
        broken = frozenset(one.span.line for one in errors if one.span.source == file.source.name)
        made[file.source.name] = renamed(spelled, words.cards, words.others, broken)
    return made


def of_today(sources: Mapping[str, Source], known: Model, unlike: Collection[str] = ()) -> dict[str, Source]:
    """Return files with the versions of today on the lines `expansion ...` and `game ...` that name older ones.

    unlike: the files of sets with lines that still mean something else today; they keep their version of the language.
    """
    _, today = version_of(known)
    made = dict(sources)
    for file in known.files:
        if (written := _older(file, today)) is not None:
            source = made[file.source]
            lines = source.text.split("\n")
            line = lines[written.span.line - 1]
            if written.version:
                line = re.sub(r"(\sversion\s+)\d+", rf"\g<1>{today}", line, count=1)
            if file.source in unlike:
                pass
            elif written.language:
                line = re.sub(r"(\slanguage\s+)\d+", rf"\g<1>{LANGUAGE}", line, count=1)
            elif file.game:
                line = re.sub(r"(\bgame\s+\w+)", rf"\g<1> language {LANGUAGE}", line, count=1)
            lines[written.span.line - 1] = line
            made[file.source] = replace(source, text="\n".join(lines))
    return made


def _older(file: File, today: int) -> Written | None:
    one = file.written
    return one if one is not None and (one.version < today or one.language < LANGUAGE) else None


def with_old_meaning(
    sources: Mapping[str, Source], found: Iterable[Diagnostic], own: Collection[str]
) -> dict[str, Source]:
    """Return files after the first fix of each line whose meaning has changed (W517) was made.

    A fix that touches the place of another one is left for the next round. own: the files that can be changed.
    """
    edits: dict[str, list[Edit]] = {}
    for one in found:
        for edit in one.fixes[0].edits if one.code == "W517" and one.fixes else ():
            made = edits.setdefault(edit.span.source, [])
            if edit.span.source in own and all(edit != other and not _overlap(edit.span, other.span) for other in made):
                made.append(edit)
    return {name: replace(source, text=applied(source.text, edits.get(name, ()))) for name, source in sources.items()}


def _overlap(one: Span, other: Span) -> bool:
    return (one.line, one.column) < (other.end_line, other.end_column) and (other.line, other.column) < (
        one.end_line,
        one.end_column,
    )
