"""Runs the passes over a project: sources in, model, diagnostics, modules and catalog out."""

from __future__ import annotations

import hashlib
import json
import os
import re
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from ombre import cards_folder, generated_folder
from ombre.dsl.diagnostics import Diagnostic
from ombre.dsl.parser import ANY, Parsed, parse
from ombre.dsl.source import Source, Span
from ombre.dsl.vocabulary import Vocabulary, scan

from . import cache
from .backends import catalog, python
from .model import Model
from .project import CardFile, Project, games, open_game, sets_of
from .resolve import resolve

_UNKNOWN = ("E002", "E005", "E110", "E112", "E113", "E120", "E208")  # what a missing declaration leads to
_WORD = re.compile(r"[^\W\d]\w*")


@dataclass(frozen=True, slots=True)
class Compiled:
    """A project with its meaning and everything that was found wrong, in the order of the files."""

    project: Project
    vocabulary: Vocabulary
    model: Model
    diagnostics: tuple[Diagnostic, ...]

    @property
    def ok(self) -> bool:
        return not any(d.severity == "error" for d in self.diagnostics)

    def line_of(self, span: Span) -> str:
        """The text of the line that a span begins on."""
        for file in self.project.files:
            if file.source.name == span.source:
                return file.source.line(span.line)
        return ""


def compile_project(project: Project) -> Compiled:
    """Parse and resolve all files of a project together."""
    vocabulary = scan(file.source for file in project.files)
    parsed = [parse(file.source, vocabulary) for file in project.files]
    found = [d for file in parsed for d in file.diagnostics]
    model, more = resolve(parsed, vocabulary)
    order = {file.source.name: number for number, file in enumerate(project.files)}
    shown = _worth_saying(parsed, found, more)
    return Compiled(
        project, vocabulary, model, tuple(sorted(shown, key=lambda d: (order.get(d.span.source, 0), d.span.line)))
    )


def _worth_saying(parsed: list[Parsed], found: list[Diagnostic], more: list[Diagnostic]) -> list[Diagnostic]:
    """What is wrong by itself: a line that did not parse may leave words behind that nobody declared any more."""
    torn = [(file.source, line) for file in parsed for line in file.torn]
    if not torn:
        return found + more
    sources = {file.source.name: file.source for file in parsed}
    changed = {(source.name, line.line) for source, line in torn if not line.moved}

    def about(diagnostic: Diagnostic, before: int) -> set[str]:
        """The words that a diagnostic is about: those under its caret (and one before it), and those it quotes."""
        span = diagnostic.span
        line = sources[span.source].line(span.line)
        end = span.end_column - 1 if span.end_line == span.line else len(line)
        words = _WORD.findall(line[: span.column - 1])[-before:] if before else []
        return {*words, *_WORD.findall(line[span.column - 1 : end]), *re.findall(r"'(\w+)'", diagnostic.message)}

    def follows(diagnostic: Diagnostic, syntax: bool) -> bool:
        span = diagnostic.span
        if span.source not in sources:
            return False
        if not syntax and (span.source, span.line) in changed:
            return True
        words = about(diagnostic, 1 if syntax else 0)
        for source, line in torn:
            inside = source.name == span.source and line.first <= span.line <= line.last
            if (
                inside
                and not syntax
                and not line.moved
                and diagnostic.code == "E110"
                and not words.isdisjoint(line.words)
            ):
                return True
            if ANY in line.words and not inside and diagnostic.code in _UNKNOWN:
                return True
            if line.everywhere and not (inside and syntax):
                if any(_same_word(word, other) for word in words for other in line.words):
                    return True
        return False

    # A line that declares something is never silenced by another: else two such mistakes could hide each other.
    declaring = {(source.name, line.line) for source, line in torn if line.everywhere}
    kept = [d for d in found if (d.span.source, d.span.line) in declaring or not follows(d, True)]
    return kept + [d for d in more if not follows(d, False)]


def _same_word(word: str, other: str) -> bool:
    """Whether two words may be forms of one."""
    return word == other or (len(other) > 3 and word.startswith(other[:-1])) or other + "s" == word


def modules(compiled: Compiled, files: Iterable[CardFile]) -> dict[str, str]:
    """The Python text of some files of a project, by source name."""
    wanted = {file.source.name for file in files}
    return {f.source: python.module(compiled.model, f) for f in compiled.model.files if f.source in wanted}


# ------------------------------------------------------------------------------------------------ building


@dataclass(frozen=True, slots=True)
class Output:
    """A file of `generated/` as it must be."""

    path: Path
    text: str

    @property
    def stale(self) -> bool:
        return not self.path.is_file() or self.path.read_text(encoding="utf-8") != self.text


def fingerprint(sources: Iterable[Source]) -> dict[str, str]:
    """A hash of each source, so that what was made of it can be recognised."""
    return {s.name: hashlib.sha256(s.text.encode()).hexdigest()[:16] for s in sources}


def outputs(game: str, done: Callable[[Compiled], None] | None = None) -> tuple[list[Output], list[Compiled]]:
    """Everything that `generated/GAME` must hold: base sets together, then each expansion over them."""
    made: list[Output] = []
    all_compiled: list[Compiled] = []
    folder = generated_folder() / game
    for extra in ([], *([name] for name in expansions(game))):
        project = open_game(game, extra)
        compiled = compile_project(project)
        all_compiled.append(compiled)
        if done is not None:
            done(compiled)
        if not compiled.ok:
            continue
        files = [f for f in project.files if not extra or f.set in extra]
        texts = modules(compiled, files)
        made += [Output(folder / f.set / f"{f.module}.py", texts[f.source.name]) for f in files]
        if not extra:
            made.append(Output(folder / "catalog.json", catalog.render(compiled.model, project)))
    sums = fingerprint(f.source for c in all_compiled for f in c.project.files)
    made.append(Output(folder / "sources.json", json.dumps(sums, indent=1, sort_keys=True) + "\n"))
    return made, all_compiled


def expansions(game: str) -> list[str]:
    """The expansions that come with a game."""
    return [name for name, about in sets_of(cards_folder() / game).items() if not about.get("base")]


def stale(made: Iterable[Output]) -> list[Path]:
    """What `write` would change."""
    made = list(made)
    return [output.path for output in made if output.stale] + leftovers(output.path for output in made)


def write(made: Iterable[Output]) -> list[Path]:
    """Write what is stale, each file whole or not at all; modules whose source is gone are removed."""
    made = list(made)
    changed = [output.path for output in made if output.stale]
    for output in made:
        if output.path in changed:
            replace(output.path, output.text)
    wanted = {output.path for output in made}
    for path in leftovers(wanted):
        path.unlink()
        changed.append(path)
    return changed


def leftovers(wanted: Iterable[Path]) -> list[Path]:
    """Generated modules that no source makes any more."""
    known = set(wanted)
    roots = {generated_folder() / game for game in games()}
    return sorted(p for root in roots for p in root.rglob("*.py") if p not in known and root.is_dir())


def replace(path: Path, text: str) -> None:
    """Put a text in a file's place; a kill in between leaves the old file or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-", suffix=".tmp")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, 0o644)
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


# ------------------------------------------------------------------------------------------------- loading


def module_paths(project: Project, compiled: Callable[[], Compiled]) -> list[Path]:
    """Where the modules of a project are: in `generated/` while that is fresh, else in the cache, made if need be.

    `compiled` is called only when something has to be made; it is expected to refuse a project with errors.
    """
    shipped = [f for f in project.files if not f.own]
    sums = _known_sums(project.game)
    fresh = all(sums.get(name) == value for name, value in fingerprint(f.source for f in shipped).items())
    paths: dict[str, Path] = {}
    if fresh:
        folder = generated_folder() / project.game
        paths = {f.source.name: folder / f.set / f"{f.module}.py" for f in shipped}
    missing = [f for f in project.files if f.source.name not in paths or not paths[f.source.name].is_file()]
    if missing:
        key = cache.key({f.source.name: f.source.text.encode() for f in project.files})
        names = {f.source.name: f"{f.set}__{f.module.replace('/', '__')}" for f in missing}
        at = {name: cache.folder() / "modules" / key / f"{stem}.py" for name, stem in names.items()}
        if not all(path.is_file() for path in at.values()):
            for name, text in modules(compiled(), missing).items():
                cache.store(key, names[name], text)
        paths |= at
    return [paths[f.source.name] for f in project.files]


def _known_sums(game: str) -> dict[str, str]:
    path = generated_folder() / game / "sources.json"
    if not path.is_file():
        return {}
    found = json.loads(path.read_text(encoding="utf-8"))
    return found if isinstance(found, dict) else {}
