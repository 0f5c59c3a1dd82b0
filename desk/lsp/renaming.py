"""Rename a word everywhere in a game: in all files of cards, and in the message files of all languages.

A new name is tried before it is written: the changed game must have no error that it did not have before.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from ombre import contract
from ombre.compiler.driver import Compiled
from ombre.compiler.model import Choose, ChooseNumber, ChooseOne, May
from ombre.compiler.projects.files import listing, read
from ombre.compiler.projects.places import UsageError
from ombre.dsl.diagnostics import Edit
from ombre.dsl.fixes import applied
from ombre.dsl.parser import spoken_for
from ombre.dsl.source import Source, Span
from ombre.dsl.vocabulary import base_form, gerund, participle, plural
from ombre.prose.sentences.declared_words import declared, hyphens
from ombre.translatable import tr
from ombre.workshop.words.entries import Key

from .columns import written
from .names import FORMS, NamedWord
from .open_games import OpenGame

_WORD = re.compile(r"[^\W\d]\w*")
_OWN_WORDS = re.compile(r'msgctxt "([^\s"]+) (\w+)"')
_FORMS_GIVEN = re.compile(r"\s*\([^()]*\)")


class Renaming(NamedTuple):
    """The edits of a renaming, by file. also: files that name the word too, and are not changed."""

    edits: dict[Path, list[Edit]]
    also: list[Path]


def renamable(game: OpenGame, name: str, line: int, column: int) -> NamedWord:
    """The word at a place, if it can be renamed; raise UsageError otherwise. Line and column from 1."""
    word = game.word_at(name, line, column)
    if word is None or word.key[0] in ("answer", "result"):
        raise UsageError(tr("this word has no declaration that can be renamed"))
    if not any(other.declares and other.key == word.key for other in _candidates(game, name, word)):
        raise UsageError(tr("'{0}' is not declared in this game; only its own words can be renamed", word.text))
    return word


def rename(game: OpenGame, name: str, line: int, column: int, new: str) -> Renaming:
    """The edits that give a word another name; raise UsageError if this is not possible."""
    word = renamable(game, name, line, column)
    if not _WORD.fullmatch(new):
        raise UsageError(tr("'{0}' is no word: a name consists of letters, digits and _", new))
    if new in spoken_for():
        raise UsageError(tr("'{0}' is a word of the language; choose another name", new))
    old = game.desk.quick
    texts = {file.source.name: file.source.text for file in game.project.files}
    edits = [replace(one, span=_written(game, one.span)) for one in _edits(game, name, word, new)]
    changed = {
        source: applied(text, [one for one in edits if one.span.source == source]) for source, text in texts.items()
    }
    compiled = _tried(game, changed, old, word.text, new)
    paths = {file.source.name: file.path.resolve() for file in game.project.files}
    found: dict[Path, list[Edit]] = {}
    for edit in edits:
        found.setdefault(paths[edit.span.source], []).append(edit)
    for path, edit in (*_in_messages(game, old, compiled, word.key, new), *_in_names(game, old, word.key, new)):
        found.setdefault(path, []).append(edit)
    return Renaming(found, _also(game, word))


def _candidates(game: OpenGame, name: str, word: NamedWord) -> Iterable[NamedWord]:
    return game.words(name) if word.key[0] == "name" or word.key[:1] == ("card",) and word.key[1] else game.all_words()


def _edits(game: OpenGame, name: str, word: NamedWord, new: str) -> Iterator[Edit]:
    """Yield the edits of `.card` files, in the columns that the lexer reads."""
    known = game.desk.quick.model.properties.get(word.key[1:]) if word.key[0] == "property" else None
    own_list = ("list", "", known.type.of if known is not None and known.type.of == word.key[2] else "")
    for other in _candidates(game, name, word):
        if other.key in (word.key, own_list):
            yield Edit(other.span, _form(other, word.key, new))
            if other.declares and other.key[0] in ("kind", "verb"):
                yield from _forms_removed(game, other)
        elif word.key[0] == "slot" and other.key[0] == "property" and other.text.startswith(f"{word.key[2]}_"):
            if other.key[2] == other.text:
                yield Edit(other.span, f"{new}_{other.text.removeprefix(word.key[2] + '_')}")
    if word.key[0] == "name":
        yield from _answers(game, word, new)


def _written(game: OpenGame, span: Span) -> Span:
    return written(game.desk.source(span.source), span)


def _form(word: NamedWord, key: Key, new: str) -> str:
    """The new text of a word in its form: `heals` becomes `mends`, so `heal` becomes `mend`."""
    if key[0] == "verb" and word.sort in FORMS:
        base = base_form(new)
        return {"VERB": new, "BASE": base, "PART": participle(base), "GERUND": gerund(base)}[word.sort]
    if key[0] == "kind" and word.text != key[2]:
        return plural(new)
    if key[0] == "property" and word.text != key[2]:  # the fact of a slot, written after the slot
        return new.removeprefix(key[2].removesuffix(word.text))
    return new


def _forms_removed(game: OpenGame, word: NamedWord) -> Iterator[Edit]:
    """Yield the edit that removes the other forms of a word from its declaration: those of the new word are regular."""
    line = game.desk.source(word.span.source).line(word.span.line).replace("\t", "    ")
    start = word.span.end_column - 1
    if word.key[0] == "verb":
        start = line.find("(", start) if "(" in line.split("#")[0] else len(line)
        start = len(line[:start].rstrip())
    given = _FORMS_GIVEN.match(line, start)
    if given is not None:
        number = word.span.line
        yield Edit(Span(word.span.source, number, given.start() + 1, number, given.end() + 1), "")


def _answers(game: OpenGame, word: NamedWord, new: str) -> Iterator[Edit]:
    """Yield the edits of scenarios that answer the question which binds a name.

    A scenario says only the name of the question. It means this one if it names the card, or if the name is unique.
    """
    source, _, line = word.key[1].rpartition(":")
    asked = [
        node
        for node in game.desk.quick.model.everything(Choose, ChooseNumber, ChooseOne, May)
        if _asks(node, word.text)
    ]
    if not asked:
        return
    text = game.desk.source(source)
    head = next((text.line(number) for number in range(int(line), 0, -1) if text.line(number)[:1].strip(" #")), "")
    card = next((one for one in head.split() if one in game.desk.quick.model.cards), "")
    is_only = len({node.span.source + str(node.span.line) for node in asked}) == 1
    for file in game.project.files:
        for other in game.words(file.source.name):
            if other.key == ("answer", "", word.text):
                scenario = _around(file.source, other.span.line)
                if is_only or card and re.search(rf"\b{card}\b", scenario):
                    yield Edit(other.span, new)


def _asks(node: object, name: str) -> bool:
    return getattr(node, "name", None) == name or getattr(getattr(node, "what", None), "name", None) == name


def _around(source: Source, line: int) -> str:
    """The text of the declaration around a line."""
    lines = source.text.split("\n")
    start = line - 1
    while start and not lines[start][:1].strip(" #\t"):
        start -= 1
    end = line
    while end < len(lines) and not lines[end][:1].strip(" #\t"):
        end += 1
    return "\n".join(lines[start:end])


def _tried(game: OpenGame, texts: dict[str, str], old: Compiled, was: str, new: str) -> Compiled:
    """Compile the changed game; raise UsageError if it has an error that it did not have before."""
    files = tuple(
        replace(file, source=Source(file.source.name, texts[file.source.name])) for file in game.project.files
    )
    compiled = game.desk.tried(replace(game.project, files=files))
    errors = [one for one in compiled.diagnostics if one.severity == "error"]
    if len(errors) > sum(one.severity == "error" for one in old.diagnostics):
        before = {(one.code, one.span.source, one.span.line) for one in old.diagnostics}
        first = next((one for one in errors if (one.code, one.span.source, one.span.line) not in before), errors[0])
        raise UsageError(tr("'{0}' cannot become '{1}': {2}: {3}", was, new, first.span, first.message))
    return compiled


def _in_messages(game: OpenGame, old: Compiled, new: Compiled, key: Key, word: str) -> Iterator[tuple[Path, Edit]]:
    """Yield the edits of message files: the ids that are made from the word, and the ids of cards in lists of names."""
    before, after = declared(old.model), declared(new.model)
    ids = {was: now for was, now in zip(before, after, strict=False) if was != now} if len(before) == len(after) else {}
    if key[0] == "idiom":
        ids[f"i-{hyphens(key[2])}"] = f"i-{hyphens(word)}"
    patterns = [(re.compile(rf"(?<![\w.$-]){re.escape(was)}(?![\w-])"), now, ".ftl") for was, now in ids.items()]
    if key[:2] == ("card", ""):
        patterns.append((re.compile(rf'(?<=^msgctxt "){re.escape(key[2])}(?=(?: \w+)?"$)'), word, ".po"))
    for path in _message_files(game) if patterns else ():
        for number, line in enumerate(read(path).split("\n"), 1):
            code = line.split("#")[0] if path.suffix == ".ftl" and line.startswith("#") else line
            for pattern, now, suffix in patterns:
                if path.suffix == suffix:
                    for found in pattern.finditer(code):
                        if suffix == ".po" or _is_id(code, found):
                            span = Span(str(path), number, found.start() + 1, number, found.end() + 1)
                            yield path, Edit(span, now)


def _in_names(game: OpenGame, old: Compiled, key: Key, word: str) -> Iterator[tuple[Path, Edit]]:
    """Yield the edits of files of names: the ids of words on cards, if it is their fact that is renamed."""
    said = [(card.id, one.fact) for card in old.model.cards.values() for one in card.texts]
    cards = {id for id, fact in said if key == ("property", fact.owner, fact.name)}
    cards |= {contract.short_id(id) for id in cards}
    for path in _message_files(game) if cards else ():
        for number, line in enumerate(read(path).split("\n"), 1) if path.suffix == ".po" else ():
            found = _OWN_WORDS.fullmatch(line)
            if found and found[1] in cards and found[2] == key[2]:
                yield path, Edit(Span(str(path), number, found.start(2) + 1, number, found.end(2) + 1), word)


def _is_id(line: str, found: re.Match[str]) -> bool:
    """Whether a word of a line in Fluent is an id: at its start, in braces, or alone after `.unit =` and the like."""
    before = line[: found.start()]
    return (
        not before
        or before.count("{") > before.count("}")
        or bool(re.fullmatch(r"\s+\.[\w-]+ = ", before))
        and ("-" in found[0] and not line[found.end() :].strip())
    )


def _message_files(game: OpenGame) -> list[Path]:
    """The message files of a game and its sets, in all languages."""
    return sorted(
        path.resolve()
        for folder in game.project.folders
        if folder.is_dir()
        for suffix in ("ftl", "po")
        for path in listing(folder / "locales", f"*/*.{suffix}")
    )


def _also(game: OpenGame, word: NamedWord) -> list[Path]:
    """The YAML files of the game that contain the word."""
    if word.key[0] == "name":
        return []
    pattern = re.compile(rf"(?<![\w-]){re.escape(word.key[2].split()[0])}(?![\w-])")
    folders = (folder for folder in game.project.folders if folder.is_dir())
    paths = sorted({path for folder in folders for path in listing(folder, "*.yaml")})
    return [path for path in paths if pattern.search(read(path))]
