"""Whatever is in a file, compiling it ends soon and without a traceback: many wrong inputs, and what became of them.

    python benchmarks/fuzz.py [--inputs 20000] [--seed 1] [--seconds 10]

An input is a file in place of one of a small game, or beside it: a file of that game or of the collected mistakes with
a few pieces changed, lines of all of them mixed, sentences of the grammar with the game's words, or bytes. It goes
through everything: parser, resolver, proofs, back ends and formatter. Exit code 1 if one of them broke.
"""

from __future__ import annotations

import argparse
import random
import re
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from pathlib import Path
from types import FrameType
from typing import Any

from ombre.compiler.backends import catalog, prose, python
from ombre.compiler.driver import Compiled, compile_project
from ombre.compiler.project import CardFile, Project
from ombre.compiler.text import MissingMessage, load_locale
from ombre.dsl.layout import format_source
from ombre.dsl.parser import lark
from ombre.dsl.source import Source
from ombre.dsl.vocabulary import CLASSES, Vocabulary, scan

ROOT = Path(__file__).resolve().parents[1]
GAMES = {  # small ones: what is tried is the compiler, not the size of a game
    "harbour": [ROOT / "compiler" / "explanations" / "example.card"],
    "toy": sorted((ROOT / "tests" / "golden" / "toy").rglob("*.card")),
}
MISTAKES = sorted((ROOT / "tests" / "cases").rglob("*.card"))
MARK = re.compile(r"\s*# (?:error|warning) [EW]\d{3}: .*")
PIECE = re.compile(r'"[^"\n]*"|\w+|[ \t]+|\n|.')
ODD = ["", "\0", "\t", "\r", "\n", '"', "#", ":", "(", ")", "²", "ª", "\ufeff", "\u2028", "é", "漢", "\U0001f600"]


# ------------------------------------------------------------------------------------------------------ sentences


@dataclass
class Grammar:
    """Sentences of the language's own grammar, with the words of a game."""

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
        """How deep the shallowest tree of each rule is."""
        least = dict.fromkeys(self.rules, 1 << 20)
        for _ in self.rules:
            for name, expansions in self.rules.items():
                least[name] = min(1 + max([0, *(least[n] for t, n in e if not t)]) for e in expansions)
        return least

    @cached_property
    def keywords(self) -> dict[str, str]:
        parser: Any = lark().parser
        return {name: words for words, name in parser.lexer.keywords.items()}

    def sentence(self, chance: random.Random, start: str = "start") -> str:
        """A text that parses, unless a word is taken for another."""
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
    """Drop, double, swap, replace or insert a few words."""
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
    """Another word in a word's place, everywhere or once."""
    words = re.findall(r"[^\W\d]\w*", text) or ["x"]
    old, new = chance.choice(words), chance.choice([*words, *re.findall(r"[^\W\d]\w*", chance.choice(lines)), "x"])
    return re.sub(rf"\b{re.escape(old)}\b", new, text, count=chance.choice([0, 1]))


def characters(text: str, chance: random.Random, lines: list[str]) -> str:
    """Drop, double or put in a few characters."""
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(len(text) + 1)
        middle = chance.choice([text[at : at + 1] * 2, chr(chance.randrange(0x250)), *ODD])
        text = text[:at] + middle + text[at + 1 :]
    return text


def lines_moved(text: str, chance: random.Random, lines: list[str]) -> str:
    """Drop, double, swap, insert or indent a few lines."""
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
    """Lines of all files, wildly mixed."""
    return "\n".join(chance.choices(lines, k=chance.randint(1, 25)))


def noise(text: str, chance: random.Random, lines: list[str]) -> str:
    """Bytes that mean nothing."""
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
    """A text, the file of a game that it stands for (or none: beside them), and how it was made."""

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
    """The input of a seed."""
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
    """The game of an input, with the input in it."""
    texts = {**sources(one.game), one.file or "own/own.card": one.text}
    files = tuple(
        CardFile(Source(name, text), Path(name).parent.name, Path(name).stem, ROOT / name, True)
        for name, text in texts.items()
    )
    return Project(one.game, ROOT / "tests", files, (), ("rules",))


# --------------------------------------------------------------------------------------------------------- trials


def tried(one: Input) -> Compiled:
    """Take an input through the whole compiler; raise where something is not as it must be."""
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
    """Formatting a file twice is formatting it once."""
    text, found = format_source(source, vocabulary)
    if not found:
        again, more = format_source(replace(source, text=text), vocabulary)
        assert not more and again == text, f"formatted again, {source.name} changes"


@cache
def _english() -> Any:
    return load_locale("en")


def spoken(compiled: Compiled) -> None:
    """Every card's text in the source language; a word that the game has no text for is told, not stumbled on."""
    vocabulary = prose.vocabulary_of(compiled.model)
    locale = _english()
    for card in compiled.model.cards.values():
        try:
            prose.card_text(card, vocabulary, locale)
        except MissingMessage:
            continue


class Hang(BaseException):
    """Raised when an input takes too long; nothing in the compiler catches it."""


def over(number: int, frame: FrameType | None) -> None:
    raise Hang


@dataclass
class Report:
    """What became of the inputs, and which broke the compiler: their seeds, and why."""

    outcomes: Counter[str] = field(default_factory=Counter)
    sorts: Counter[str] = field(default_factory=Counter)
    codes: Counter[str] = field(default_factory=Counter)
    broken: dict[str, list[int]] = field(default_factory=dict)
    traces: dict[str, str] = field(default_factory=dict)
    slowest: tuple[float, int] = (0.0, -1)

    def add(self, seed: int, seconds: float) -> None:
        """Try one input, for so many processor seconds at most."""
        one = made(seed)
        self.sorts[one.sort] += 1
        start = time.process_time()
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
        try:
            compiled = tried(one)
        except Hang:
            self.fail("hangs", "hang", seed)
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            key = f"{type(error).__name__} at {Path(place.filename).name}:{place.lineno}"
            self.traces.setdefault(key, traceback.format_exc())
            self.fail("tracebacks", key, seed)
        else:
            self.outcomes["accepted" if compiled.ok else "refused"] += 1
            self.codes.update({diagnostic.code for diagnostic in compiled.diagnostics})
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        self.slowest = max(self.slowest, (time.process_time() - start, seed))

    def fail(self, outcome: str, key: str, seed: int) -> None:
        self.outcomes[outcome] += 1
        self.broken.setdefault(key, []).append(seed)

    def lines(self) -> Iterator[str]:
        total = sum(self.outcomes.values())
        yield f"{total} inputs: " + ", ".join(f"{n} {sort}" for sort, n in sorted(self.sorts.items()))
        yield ", ".join(f"{self.outcomes[name]} {name}" for name in ("accepted", "refused", "tracebacks", "hangs"))
        yield f"{len(self.codes)} codes were said; slowest: {self.slowest[0]:.2f} s (seed {self.slowest[1]})"
        for key, seeds in sorted(self.broken.items(), key=lambda item: -len(item[1])):
            yield f"{len(seeds)} times {key}: seeds {', '.join(map(str, seeds[:5]))}"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--inputs", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1, help="the first of the seeds; each input has its own")
    parser.add_argument("--seconds", type=float, default=10.0, help="processor seconds for one input")
    parser.add_argument("--show", type=int, help="print the input of this seed, and what is said of it")
    options = parser.parse_args()
    if options.show is not None:
        one = made(options.show)
        print(f"# {one.sort}, {one.game}, in place of {one.file or 'nothing'}\n{one.text}\n")
        compiled = tried(one)
        print("\n".join(diagnostic.render(compiled.line_of) for diagnostic in compiled.diagnostics))
        return 0
    signal.signal(signal.SIGVTALRM, over)
    report = Report()
    for number in range(options.inputs):
        report.add(options.seed * 1_000_000 + number, options.seconds)
        if number % 200 == 199 and sys.stderr.isatty():
            print(f"\r{number + 1}", end="", file=sys.stderr)
    print("\n".join(report.lines()))
    for trace in report.traces.values():
        print(trace)
    return 1 if report.broken else 0


if __name__ == "__main__":
    raise SystemExit(main())
