"""Measure the speed of the parser of ombre, compared with Lark on the same tokens and with a minimal tokenizer.

    python benchmarks/parse.py [--rounds N]

Bare Lark gets the tokens with their classes, so it needs no lexer. It makes its own tree, with places, but no nodes of
ombre. The tokenizer is one regular expression, which makes nothing: no parser in Python can be faster.
"""

from __future__ import annotations

import argparse
import gc
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

from lark import Lark, Token
from lark.lexer import Lexer

from ombre import cards_folder
from ombre.compiler.projects import cache
from ombre.dsl import parser
from ombre.dsl.lexer import Text
from ombre.dsl.source import Source
from ombre.dsl.syntax import GRAMMAR, plain
from ombre.dsl.vocabulary import Vocabulary, scan

TOKEN = re.compile(r'[^\W\d]\w*|\d+|"[^"\n]*"|<=|>=|[-:,()+*=<>]|\n|#.*')


class Given(Lexer):
    """A lexer for Lark that returns given tokens."""

    __future_interface__ = 2

    def __init__(self, conf: Any) -> None:
        pass

    def lex(self, lexer_state: Any, parser_state: Any) -> Iterator[Token]:
        yield from lexer_state.text


def texts(source: Source, words: Vocabulary) -> list[Text]:
    return [Text(source, lines, words) for lines in parser.chunks(source)]


def classified(text: Text) -> list[Token]:
    """Return the tokens of a declaration, classified by the lexer of ombre."""
    lark = parser.lark()
    found: list[Token] = []
    inner: Any = lark.parser.lexer
    lex = inner.lex

    def record(*args: Any) -> Iterator[Token]:
        for token in lex(*args):
            found.append(token)
            yield token

    inner.lex = record
    try:
        lark.parse(text)
    finally:
        del inner.lex
    return found


def best(run: Callable[[], object], rounds: int) -> float:
    """Return the shortest time of several runs, in processor seconds, without garbage collection."""
    shortest = float("inf")
    for _ in range(rounds):
        gc.collect()
        gc.disable()
        start = time.process_time()
        run()
        shortest = min(shortest, time.process_time() - start)
        gc.enable()
    return shortest


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    options.add_argument("--rounds", type=int, default=7)
    rounds = options.parse_args().rounds
    parser.keep_tables(cache.folder() / "grammar")
    words: dict[Source, Vocabulary] = {}  # each game has its own vocabulary
    for folder in sorted(path for path in cards_folder().iterdir() if path.is_dir()):
        found = [Source(p.as_posix(), p.read_text(encoding="utf-8")) for p in sorted(folder.rglob("*.card"))]
        words |= dict.fromkeys(found, scan(found))
    size = sum(len(source.text.encode()) for source in words) / 1000
    grammar = plain(GRAMMAR.read_text(encoding="utf-8"))
    bare = Lark(grammar, parser="lalr", lexer=Given, maybe_placeholders=True, propagate_positions=True)
    declarations = [text for source, known in words.items() for text in texts(source, known)]
    tokens = [classified(text) for text in declarations]
    runs: dict[str, Callable[[], object]] = {
        "ombre.dsl.parser.parse": lambda: [parser.parse(source, known) for source, known in words.items()],
        "bare Lark, given the tokens": lambda: [bare.parse(given) for given in tokens],
        "Lark with our lexer": lambda: [parser.lark().parse(text) for text in declarations],
        "one regular expression": lambda: [sum(1 for _ in TOKEN.finditer(source.text)) for source in words],
    }
    for run in runs.values():
        run()
    times = {name: best(run, rounds) for name, run in runs.items()}
    ours = times["ombre.dsl.parser.parse"]
    print(f"{len(words)} files, {len(declarations)} declarations, {size:.0f} KB, {sum(map(len, tokens))} tokens")
    for name, seconds in times.items():
        print(f"{name:30} {size / seconds:8.0f} KB/s   {ours / seconds:6.2f} times as fast as ours")


if __name__ == "__main__":
    main()
