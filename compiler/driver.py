"""Runs the passes over a project: sources in, model, diagnostics, modules and catalog out."""

from __future__ import annotations

import gc
import json
import re
import shutil
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from ombre import checkout, generated_folder
from ombre.dsl.diagnostics import Diagnostic
from ombre.dsl.parser import ANY, Parsed, keep_tables
from ombre.dsl.source import UNSEEN, Span
from ombre.dsl.vocabulary import Vocabulary, scan

from . import cache, checks
from .backends import python
from .files import write as write_file
from .model import File, Model
from .modules import SUMS, built, fingerprint, hashed, in_generated
from .project import CardFile, Project, expansions_of, games, open_game
from .resolver.resolve import resolve
from .trees import trees

UNKNOWN = ("E002", "E005", "E110", "E112", "E113", "E120", "E208")  # what a missing declaration leads to
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
        """The text of the line that a span begins on; what a terminal would obey is a mark."""
        for file in self.project.files:
            if file.source.name == span.source:
                return UNSEEN.sub("\ufffd", file.source.line(span.line))
        return ""


def compile_project(project: Project) -> Compiled:
    """Parse and resolve all files of a project together."""
    with _uncollected():
        return _compile(project)


@contextmanager
def _uncollected() -> Generator[None]:
    """Without the garbage collector: a compilation makes many small things, and none of them is garbage yet."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def _compile(project: Project) -> Compiled:
    keep_tables(cache.folder() / "grammar")
    vocabulary = scan(file.source for file in project.files)
    parsed = trees((file.source for file in project.files), vocabulary)
    found = [d for file in parsed for d in file.diagnostics]
    model, more = resolve(parsed, vocabulary, {file.source.name: file.set for file in project.files})
    model.own = frozenset(file.source.name for file in project.files if file.own)
    order = {file.source.name: number for number, file in enumerate(project.files)}
    shown = _readable(parsed, _worth_saying(parsed, found, more + python.clashes(model)))
    if not any(d.severity == "error" for d in shown):
        shown += checks.check(model)
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
            if ANY in line.words and not inside and diagnostic.code in UNKNOWN:
                return True
            if line.everywhere and not (inside and syntax):
                if any(_same_word(word, other) for word in words for other in line.words):
                    return True
        return False

    # A line that declares something is never silenced by another: else two such mistakes could hide each other.
    declaring = {(source.name, line.line) for source, line in torn if line.everywhere}
    kept = [d for d in found if (d.span.source, d.span.line) in declaring or not follows(d, True)]
    return kept + [d for d in more if not follows(d, False)]


def _readable(parsed: list[Parsed], found: list[Diagnostic]) -> list[Diagnostic]:
    """Without the lines that use a property which no line can name: it is said where the property is declared."""
    unreadable = {d.message.split("'")[1] for d in found if d.code == "E133"}
    if not unreadable:
        return found
    sources = {file.source.name: file.source for file in parsed}
    lines = ((d, sources[d.span.source].line(d.span.line) if d.span.source in sources else "") for d in found)
    return [d for d, line in lines if d.code == "E133" or unreadable.isdisjoint(_WORD.findall(line))]


def _same_word(word: str, other: str) -> bool:
    """Whether two words may be forms of one."""
    return word == other or (len(other) > 3 and word.startswith(other[:-1])) or other + "s" == word


def modules(compiled: Compiled, files: Iterable[CardFile]) -> dict[str, str]:
    """The Python text of what is played of some files of a project, by source name."""

    def made(known: Model, file: File) -> str:
        return python.module(known, file, _description(compiled.project, descriptions[file.source]))

    files = list(files)
    descriptions = {file.source.name: file for file in files}
    return _texts(compiled, files, made)


def scenarios(compiled: Compiled, files: Iterable[CardFile]) -> dict[str, str]:
    """The Python text of the scenarios of some files of a project, by source name."""
    return _texts(compiled, files, python.scenarios)


def _texts(compiled: Compiled, files: Iterable[CardFile], made: Callable[[Model, File], str]) -> dict[str, str]:
    wanted = {file.source.name for file in files}
    with _uncollected():
        return {file.source: made(compiled.model, file) for file in compiled.model.files if file.source in wanted}


def _description(project: Project, file: CardFile) -> str:
    """The module that describes the game in play to type checkers: one for the base sets, one for each expansion."""
    if file.own or project.game not in games():
        return ""
    part = f".{file.set}" if file.set in expansions(project.game) else ""
    return f"ombre.generated.{project.game}{part}.play"


# ------------------------------------------------------------------------------------------------ building


@dataclass(frozen=True, slots=True)
class Output:
    """A file of `generated/` as it must be."""

    path: Path
    text: str

    @property
    def stale(self) -> bool:
        return not self.path.is_file() or built(self.path) != self.text.encode()


def outputs(game: str, done: Callable[[Compiled], None] | None = None) -> tuple[list[Output], list[Compiled]]:
    """Everything that `generated/GAME` must hold: base sets together, then each expansion over them."""
    from .backends import catalog  # only a build wants it, and it is a fifth of all imports

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
        files = [f for f in project.files if f.is_played and (not extra or f.set in extra)]
        texts = modules(compiled, files)
        made += [Output(folder / f.set / f"{f.module}.py", texts[f.source.name]) for f in files]
        made.append(Output(folder.joinpath(*extra, "play.pyi"), python.described(compiled.model, game)))
        if not extra:
            made.append(Output(folder / "catalog.json", catalog.render(compiled.model, project)))
    sums = fingerprint(f.source for c in all_compiled for f in c.project.files if f.is_played)
    sums |= {in_generated(output.path): hashed(output.text) for output in made if output.path.suffix == ".py"}
    made.append(Output(folder / SUMS, json.dumps(sums, indent=1, sort_keys=True) + "\n"))
    return made, all_compiled


def expansions(game: str) -> list[str]:
    """The expansions that come with a game."""
    return expansions_of(game)


def stale(made: Iterable[Output]) -> list[Path]:
    """What `write` would change."""
    made = list(made)
    return [output.path for output in made if output.stale] + leftovers(output.path for output in made)


def write(made: Iterable[Output]) -> list[Path]:
    """Write what is stale, each file whole or not at all; modules whose source is gone are removed."""
    made = list(made)
    changed = [output for output in made if output.stale]
    for output in changed:
        replace(output.path, output.text)
    gone = leftovers(output.path for output in made)
    for path in gone:
        path.unlink(missing_ok=True)
        for parent in path.parents:  # a set that is gone leaves no empty folders
            if parent == generated_folder() or any(p.name != "__pycache__" for p in parent.iterdir()):
                break
            shutil.rmtree(parent)
    return [*(output.path for output in changed), *gone]


def leftovers(wanted: Iterable[Path]) -> list[Path]:
    """Generated files that no source makes any more, those of a game that is gone and unfinished ones among them."""
    known = set(wanted)
    found = (path for path in generated_folder().rglob("*") if path.suffix in (".py", ".pyi", ".json", ".tmp"))
    return sorted(path for path in found if path not in known and "__pycache__" not in path.parts)


def clean() -> None:
    """Take away what writers that were killed have left behind, and what the cache has long not been asked for."""
    cache.sweep()
    folder = drafts()
    if folder is not None:
        cache.tidy(folder)


def drafts() -> Path | None:
    """Where a file of the checkout is while it is written: neither git nor the wheel looks there."""
    root = checkout()
    return root / ".ombre" if root is not None else None


def replace(path: Path, text: str) -> None:
    """Put a text in a file's place; a kill in between leaves the old file or the new one."""
    beside = drafts()
    if beside is None or not path.resolve().is_relative_to(beside.parent):
        beside = None
    else:
        beside.mkdir(exist_ok=True)
    write_file(path, text, beside)
