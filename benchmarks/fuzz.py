"""Fuzz the compiler: read many damaged files, and report those that hang, crash or give a traceback.

    python benchmarks/fuzz.py [--inputs 20000] [--seed 1] [--kinds card,ftl] [--jobs 2] [--seconds 10] [--memory 1500]

A `.card` input replaces a file of a small game, or is added to the game. It is a file of the game or of the test cases
with a few changes, a mixture of lines of all files, random sentences of the grammar with the words of the game, or
random bytes. It passes through parser, resolver, checks, back ends and formatter. `fuzz_files.py` makes the other kinds
of files, and reads them as the commands do. The inputs are distributed evenly over the kinds, and over processes that
limit the time for each input and the memory. If a process dies, its input is reported. The exit code is 1 if something
failed.
"""

from __future__ import annotations

import argparse
import faulthandler
import random
import re
import resource
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from importlib.util import module_from_spec, spec_from_file_location
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

from ombre.compiler import python
from ombre.compiler.driver import Compiled, compile_project
from ombre.compiler.projects.places import GameFolder
from ombre.compiler.projects.project import CardFile, Project
from ombre.dsl.formatter import format_source
from ombre.dsl.parser import lark, tables
from ombre.dsl.source import Source
from ombre.dsl.vocabulary import CLASSES, Vocabulary, scan
from ombre.prose import sentences as prose
from ombre.prose.language.messages import MissingMessage
from ombre.prose.language.text import load_locale
from ombre.workshop.building import catalog

ROOT = Path(__file__).resolve().parents[1]
GAMES = {  # small games, because the size of a game does not matter for the compiler
    "harbour": [ROOT / "compiler" / "explanations" / "example.card"],
    "toy": sorted((ROOT / "tests" / "fixtures" / "games" / "toy").rglob("*.card")),
}
BATCH = 500  # number of inputs after which a process is replaced, so that its memory does not grow
MISTAKES = sorted((ROOT / "tests" / "cases").rglob("*.card"))
MARK = re.compile(r"\s*# (?:error|warning) [EW]\d{3}: .*")
PIECE = re.compile(r'"[^"\n]*"|\w+|[ \t]+|\n|.')
ODD = ["", "\0", "\t", "\r", "\n", '"', "#", ":", "(", ")", "²", "ª", "\ufeff", "\u2028", "é", "漢", "\U0001f600"]


# ------------------------------------------------------------------------------------------------------ sentences


@dataclass
class Grammar:
    """Makes random sentences of the grammar with the words of a game."""

    vocabulary: Vocabulary
    names: list[str]
    depth: int = 14

    @cached_property
    def rules(self) -> dict[str, list[list[tuple[bool, str]]]]:
        found: dict[str, list[list[tuple[bool, str]]]] = {}
        for rule in lark().rules:
            symbols = [(symbol.is_term, str(symbol.name)) for symbol in rule.expansion]
            found.setdefault(str(rule.origin.name), []).append(symbols)
        return found

    @cached_property
    def least(self) -> dict[str, int]:
        """Return the depth of the shallowest tree of each rule."""
        least = dict.fromkeys(self.rules, 1 << 20)
        for _ in self.rules:
            for name, expansions in self.rules.items():
                least[name] = min(1 + max([0, *(least[n] for t, n in e if not t)]) for e in expansions)
        return least

    @cached_property
    def keywords(self) -> dict[str, str]:
        return {name: words for words, name in tables().lexer.keywords.items()}

    def sentence(self, chance: random.Random, start: str = "start") -> str:
        """Return a random text that parses, unless the lexer classifies a word differently."""
        text, indent, fresh = "", 0, True
        for terminal in self.terminals(chance, start, self.depth):
            if terminal == "_NL":
                text, fresh = f"{text}\n", True
            elif terminal in ("_INDENT", "_DEDENT"):
                indent += 2 if terminal == "_INDENT" else -2
            else:
                text += (" " * indent if fresh else " ") + self.word(chance, terminal)
                fresh = False
        return text

    def terminals(self, chance: random.Random, name: str, depth: int) -> Iterator[str]:
        fitting = [
            e for e in self.rules[name] if depth > max([0, *(self.least[n] for is_terminal, n in e if not is_terminal)])
        ]
        shallow = [
            e for e in self.rules[name] if 1 + max([0, *(self.least[n] for t, n in e if not t)]) == self.least[name]
        ]
        for is_terminal, part in chance.choice(fitting or shallow):
            if is_terminal:
                yield part
            else:
                yield from self.terminals(chance, part, depth - 1)

    def word(self, chance: random.Random, terminal: str) -> str:
        if terminal in self.keywords:
            return self.keywords[terminal]
        if terminal == "NUMBER":
            return str(chance.choice([0, 1, 1, 2, 3, 12]))
        if terminal == "STRING":
            return chance.choice(['"A Name"', '"x"', '"{"', '"\\\\"'])
        if terminal in CLASSES and (words := self.vocabulary.words(terminal)):
            return chance.choice(words)
        return chance.choice(self.names)


# ------------------------------------------------------------------------------------------------------ mutations


def tokens(text: str, chance: random.Random, lines: list[str]) -> str:
    """Return a text in which a few words are dropped, doubled, swapped, replaced or inserted."""
    found = PIECE.findall(text)
    words = [word for word in PIECE.findall(chance.choice(lines)) if word.strip()] or ["x"]
    for _ in range(chance.choice([1, 1, 1, 2, 4])):
        at, other = chance.randrange(len(found)), chance.randrange(len(found))
        match chance.randrange(6):
            case 0:
                found[at] = ""
            case 1:
                found[at] += f" {found[at]}"
            case 2:
                found[at], found[other] = found[other], found[at]
            case 3:
                found[at] = found[other]
            case 4:
                found[at] = chance.choice(words) if found[at].strip() else found[at]
            case _:
                found[at] += chance.choice([":", ",", "(", ")", '"', "#", " of ", " and ", " 99 ", "\n", "\n  ", " x "])
    return "".join(found)


def names(text: str, chance: random.Random, lines: list[str]) -> str:
    """Return a text in which a word is replaced by another word, everywhere or once."""
    words = re.findall(r"[^\W\d]\w*", text) or ["x"]
    old, new = chance.choice(words), chance.choice([*words, *re.findall(r"[^\W\d]\w*", chance.choice(lines)), "x"])
    return re.sub(rf"\b{re.escape(old)}\b", new, text, count=chance.choice([0, 1]))


def characters(text: str, chance: random.Random, lines: list[str]) -> str:
    """Return a text in which a few characters are removed, repeated or inserted."""
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(len(text) + 1)
        middle = chance.choice([text[at : at + 1] * 2, chr(chance.randrange(0x250)), *ODD])
        text = text[:at] + middle + text[at + 1 :]
    return text


def lines_moved(text: str, chance: random.Random, lines: list[str]) -> str:
    """Return a text in which a few lines are dropped, doubled, swapped, inserted or indented."""
    found = text.split("\n")
    for _ in range(chance.choice([1, 1, 2, 4])):
        at, other = chance.randrange(len(found)), chance.randrange(len(found))
        match chance.randrange(6):
            case 0:
                found[at] = ""
            case 1:
                found.insert(at, found[other])
            case 2:
                found[at], found[other] = found[other], found[at]
            case 3:
                found[at] = " " * chance.randint(1, 4) + found[at]
            case 4:
                indent = len(found[at]) - len(found[at].lstrip())
                found.insert(at, " " * indent + chance.choice(lines).strip())
            case _:
                found[at] = found[at][chance.randint(1, 4) :]
    return "\n".join(found)


def mixed(text: str, chance: random.Random, lines: list[str]) -> str:
    """Return random lines of all files as one text."""
    return "\n".join(chance.choices(lines, k=chance.randint(1, 25)))


def noise(text: str, chance: random.Random, lines: list[str]) -> str:
    """Return random bytes as text."""
    return chance.randbytes(chance.randrange(300)).decode(chance.choice(["latin-1", "utf-8"]), errors="replace")


MUTATORS: dict[str, Callable[[str, random.Random, list[str]], str]] = {
    "tokens": tokens,
    "names": names,
    "characters": characters,
    "lines": lines_moved,
    "mixed lines": mixed,
    "bytes": noise,
}


# --------------------------------------------------------------------------------------------------------- inputs


@dataclass(frozen=True)
class Input:
    """A text, the file of the game that it replaces (or None for a new file), and how it was made."""

    game: str
    file: str
    text: str
    sort: str


@cache
def sources(game: str) -> dict[str, str]:
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in GAMES[game]}


@cache
def mistakes() -> list[str]:
    texts = (path.read_text(encoding="utf-8") for path in MISTAKES)
    return ["\n".join(MARK.sub("", line) for line in text.split("\n")) for text in texts]


@cache
def all_lines() -> list[str]:
    texts = [*mistakes(), *(text for game in GAMES for text in sources(game).values())]
    return [line for text in texts for line in text.split("\n") if line.strip()]


@cache
def grammar(game: str) -> Grammar:
    words = scan(Source(name, text) for name, text in sources(game).items())
    ids = sorted(
        {w for text in sources(game).values() for w in re.findall(r" as (\w+)|^\w+ (\w+) \"", text) for w in w}
    )
    return Grammar(words, [*filter(None, ids), "x", "y", "number", "a", "step"])


def made(seed: int) -> Input:
    """Return the input for a seed."""
    chance = random.Random(seed)
    game = chance.choice(list(GAMES))
    if chance.random() < 0.3:
        texts = [grammar(game).sentence(chance) for _ in range(chance.randint(1, 4))]
        return Input(game, "", "\n".join(texts), "sentences")
    file = chance.choice(list(sources(game)))
    text = sources(game)[file]
    if chance.random() < 0.2:
        file, text = "", chance.choice(mistakes())
    sort = chance.choice(list(MUTATORS))
    return Input(game, file, MUTATORS[sort](text, chance, all_lines()), sort)


def project(one: Input) -> Project:
    """Return the project of the game of an input, with the input as one of its files."""
    texts = {**sources(one.game), one.file or "own/own.card": one.text}
    files = tuple(
        CardFile(Source(name, text), Path(name).parent.name, Path(name).stem, ROOT / name, True)
        for name, text in texts.items()
    )
    return Project(GameFolder(one.game, ROOT / "tests"), files, (), ("rules",))


# --------------------------------------------------------------------------------------------------------- trials


def tried(one: Input) -> Compiled:
    """Compile an input with all passes; raise an error if a property is violated."""
    whole = project(one)
    compiled = compile_project(whole)
    lengths = {file.source.name: file.source.text.count("\n") + 1 for file in whole.files}
    for diagnostic in compiled.diagnostics:
        span = diagnostic.span
        assert 1 <= span.line <= lengths[span.source] and span.column >= 1 and span.end_line >= span.line, diagnostic
        assert diagnostic.message and "\n" not in diagnostic.message + diagnostic.help, diagnostic
        assert diagnostic.render(compiled.line_of)
    own = next(file.source for file in whole.files if file.source.text == one.text)
    formatted(own, compiled.vocabulary)
    if compiled.ok:
        for file in compiled.model.files:
            compile(python.module(compiled.model, file), file.source, "exec")
        catalog.render(compiled.model, whole)
        spoken(compiled)
    return compiled


def formatted(source: Source, vocabulary: Vocabulary) -> None:
    """Check that formatting a file twice gives the same result as formatting it once."""
    text, found = format_source(source, vocabulary)
    if not found:
        again, more = format_source(replace(source, text=text), vocabulary)
        assert not more and again == text, f"formatted again, {source.name} changes"


@cache
def _english() -> Any:
    return load_locale("en")


def spoken(compiled: Compiled) -> None:
    """Print the texts of all cards in the source language; a missing message must be reported properly."""
    vocabulary = prose.vocabulary_of(compiled.model)
    locale = _english()
    for card in compiled.model.cards.values():
        try:
            prose.card_text(card, vocabulary, locale)
        except MissingMessage:
            continue


class Hang(BaseException):
    """Raised when an input takes too long; the compiler never catches it."""


def over(number: int, frame: FrameType | None) -> None:
    raise Hang


@cache
def others() -> Any:
    """Import the module fuzz_files.py by its path, because this folder is no package."""
    spec = spec_from_file_location("fuzz_files", Path(__file__).with_name("fuzz_files.py"))
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["fuzz_files"] = module  # dataclasses look up their module there
    spec.loader.exec_module(module)
    return module


def kinds() -> list[str]:
    return ["card", *others().KINDS]


def accepted(kind: str, seed: int) -> bool:
    """Try the input of a seed; return whether it was accepted."""
    if kind == "card":
        return tried(made(seed)).ok
    return bool(others().tried(kind, seed, MUTATORS))


class Outcome(NamedTuple):
    """The result for one input: `accepted`, `refused`, or the failure with its traceback."""

    kind: str
    seed: int
    what: str
    trace: str = ""
    seconds: float = 0.0


def outcome(kind: str, seed: int, seconds: float) -> Outcome:
    """Try one input with a limit of processor seconds."""
    start = time.process_time()
    what, trace = "", ""
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        what = "accepted" if accepted(kind, seed) else "refused"
    except Hang:
        what = "hang"
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        what = f"{type(error).__name__} at {Path(place.filename).name}:{place.lineno}"
        trace = traceback.format_exc()
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return Outcome(kind, seed, what, trace, time.process_time() - start)


def work(inputs: Sequence[tuple[str, int]], pipe: Connection, seconds: float, megabytes: int) -> None:
    """Try inputs in a process, and send the results; the process ends if an input blocks in a library."""
    signal.signal(signal.SIGVTALRM, over)
    resource.setrlimit(resource.RLIMIT_AS, (megabytes * 2**20, megabytes * 2**20))
    for kind, seed in inputs:
        faulthandler.dump_traceback_later(4 * seconds + 20, exit=True)
        pipe.send(outcome(kind, seed, seconds))
    pipe.send(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
    pipe.close()


def in_processes(
    inputs: Sequence[tuple[str, int]], jobs: int, seconds: float, megabytes: int
) -> Iterator[Outcome | int]:
    """Yield the results of all inputs, in any order, with the memory of the process; replace each process that dies."""
    context = get_context("fork")
    waiting = [list(inputs[at : at + BATCH]) for at in range(0, len(inputs), BATCH)]
    running: dict[Connection, tuple[Any, list[tuple[str, int]]]] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            some = waiting.pop(0)
            mine, theirs = context.Pipe(duplex=False)
            process = context.Process(target=work, args=(some, theirs, seconds, megabytes))
            process.start()
            theirs.close()
            running[mine] = (process, some)
        for pipe in wait(list(running)):
            assert isinstance(pipe, Connection)
            process, left = running[pipe]
            try:
                found = pipe.recv()
            except EOFError:
                process.join()
                del running[pipe]
                if left:  # the process died while it read the first of these inputs
                    yield Outcome(*left[0], f"the process died ({process.exitcode})")
                    waiting.insert(0, left[1:])
                continue
            if isinstance(found, Outcome):
                left.pop(0)
            yield found


@dataclass
class Report:
    """Return the numbers of results, and the failures with seeds and reasons."""

    outcomes: dict[str, Counter[str]] = field(default_factory=dict)
    broken: dict[str, list[tuple[str, int]]] = field(default_factory=dict)
    traces: dict[str, str] = field(default_factory=dict)
    slowest: Outcome = Outcome("", 0, "")
    megabytes: int = 0

    def add(self, found: Outcome | int) -> None:
        if isinstance(found, int):
            self.megabytes = max(self.megabytes, found)
            return
        sort = found.what if found.what in ("accepted", "refused") else "broken"
        self.outcomes.setdefault(found.kind, Counter())[sort] += 1
        self.slowest = max(self.slowest, found, key=lambda one: one.seconds)
        if sort == "broken":
            self.broken.setdefault(found.what, []).append((found.kind, found.seed))
            self.traces.setdefault(found.what, found.trace)

    def lines(self) -> Iterator[str]:
        yield f"{sum(map(Counter.total, self.outcomes.values()))} inputs"
        for kind, counts in sorted(self.outcomes.items()):
            yield f"  {kind}: " + ", ".join(f"{counts[sort]} {sort}" for sort in ("accepted", "refused", "broken"))
        yield (
            f"slowest: {self.slowest.seconds:.2f} s ({self.slowest.kind} {self.slowest.seed}); "
            f"at most {self.megabytes} MB"
        )
        for what, inputs in sorted(self.broken.items(), key=lambda item: -len(item[1])):
            yield f"{len(inputs)} times {what}: {', '.join(f'{kind} {seed}' for kind, seed in inputs[:5])}"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--inputs", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1, help="the first of the seeds; each input has its own")
    parser.add_argument("--kinds", default=",".join(kinds()), help="the kinds of files, with commas")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--seconds", type=float, default=10.0, help="processor seconds for one input")
    parser.add_argument("--memory", type=int, default=1500, help="megabytes for one process")
    parser.add_argument("--show", help="print the input of a seed, and what is said of it: KIND:SEED")
    options = parser.parse_args()
    if options.show is not None:
        return show(*options.show.rpartition(":")[::2])
    wanted = options.kinds.split(",")
    if odd := [kind for kind in wanted if kind not in kinds()]:
        parser.error(f"there is no kind {', '.join(odd)}; there is: {', '.join(kinds())}")
    for kind in wanted:  # compute what all processes share before they are started
        outcome(kind, 0, 1000)
    first = options.seed * 1_000_000
    inputs = [(wanted[number % len(wanted)], first + number) for number in range(options.inputs)]
    report = Report()
    for number, found in enumerate(in_processes(inputs, options.jobs, options.seconds, options.memory)):
        report.add(found)
        if number % 200 == 199 and sys.stderr.isatty():
            print(f"\r{number + 1}", end="", file=sys.stderr)
    print("\n".join(report.lines()))
    for trace in report.traces.values():
        print(trace)
    return 1 if report.broken else 0


def show(kind: str, seed: str) -> int:
    """Print an input and its result."""
    if kind not in ("", "card"):
        name, data = others().made(kind, int(seed), MUTATORS)
        print(f"# {kind}, {name}\n{data.decode('utf-8', errors='backslashreplace')}\n")
        print("accepted" if accepted(kind, int(seed)) else "refused")
        return 0
    one = made(int(seed))
    print(f"# {one.sort}, {one.game}, in place of {one.file or 'nothing'}\n{one.text}\n")
    compiled = tried(one)
    print("\n".join(diagnostic.render(compiled.line_of) for diagnostic in compiled.diagnostics))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
