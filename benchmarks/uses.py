"""Count how often the `.card` texts of this checkout use each rule and keyword of the grammar, by place.

    python benchmarks/uses.py

The table is the same for the same sources. `tests/project/test_uses.py` checks which rows have no uses.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeAlias

from lark.grammar import Rule, Terminal

from ombre.dsl import nodes
from ombre.dsl.lalr import Part, Reduction
from ombre.dsl.parser import lark, parse, tables
from ombre.dsl.source import Source
from ombre.dsl.vocabulary import scan

ROOT = Path(__file__).resolve().parents[1]
PLACES = ("cards", "rules", "scenarios", "house", "fixtures", "tests", "docs")
HEADER = """\
# How often each rule and each keyword of dsl/grammar.lark is used.
# cards, rules, scenarios: declarations in cards/. house: the overlays of docs/house_rules.md. fixtures: the games of
# the tests. tests: cases, corpus and other samples of the tests. docs: samples of the pages.
"""

Uses: TypeAlias = dict[str, Counter[str]]
Text: TypeAlias = tuple[Source, str]


def made(rule: Rule) -> str:
    """Return the name of a rule: the name of the node that it makes."""
    return str(rule.alias or rule.origin.name)


def rows() -> list[str]:
    """Return the names of all rules, and then all keywords."""
    rules = {made(rule) for rule in lark().rules}
    words = {terminal.pattern.value for terminal in lark().terminals if terminal.pattern}
    return [*sorted(name for name in rules if not name.startswith("_") and name != "start"), *sorted(map(repr, words))]


def texts() -> Iterator[tuple[str, list[Text]]]:
    """Yield groups of texts that share a vocabulary, each with its place in the table ("" for the shipped games)."""
    for place, parent in (("", "cards"), ("fixtures", "tests/fixtures/games")):
        for folder in sorted((ROOT / parent).iterdir()):
            yield place, _files(folder)
    shipped = {folder.name: _files(folder) for folder in sorted((ROOT / "cards").iterdir())}
    for folder in sorted((ROOT / "tests" / "fixtures" / "house_rules").iterdir()):
        yield "house", _files(folder) + _known(shipped["srtcg" if folder.name == "srtcg" else "crossfire"])
    for folder in ("cases", "fixtures/cards", "fixtures/effects"):
        for path in sorted((ROOT / "tests" / folder).rglob("*.card")):
            yield "tests", [_file(path), *_known(shipped["crossfire"])]
    words = _file(ROOT / "tests" / "corpus" / "vocabulary.card")
    for path in sorted((ROOT / "tests" / "corpus").glob("*.txt")):
        cases = re.split(r"^=+\n.+\n=+\n", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
        for text in cases:
            yield "tests", [_text(path.name, text.split("\n---\n")[0].strip("\n")), *_known([words])]
    toy = _files(ROOT / "tests" / "fixtures" / "games" / "toy")
    beside = {"": shipped["crossfire"], "srtcg": shipped["srtcg"], "none": [], "toy": toy, "over": toy}
    for sample, game in _samples():
        yield "docs", [(sample, "counted"), *_known(beside.get(game, shipped["crossfire"]))]


def _text(name: str, text: str) -> Text:
    return Source(name, text + "\n"), "counted"


def _file(path: Path) -> Text:
    return Source(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")), "counted"


def _files(folder: Path) -> list[Text]:
    return [_file(path) for path in sorted(folder.rglob("*.card"))]


def _known(found: Iterable[Text]) -> list[Text]:
    """Return texts that only add words to the vocabulary, and are not counted."""
    return [(source, "known") for source, _ in found]


def _samples() -> Iterator[Text]:
    """Yield the examples of the docs that are valid, each with the place where it stands and the game that it needs."""
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        blocks = re.finditer(
            r"^```card([^\n]*)\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
        )
        for block in blocks:
            options = dict(word.split("=") for word in block[1].split())
            inside = options.get("in", "")
            text = re.sub(r"^(?=.)", {"": "", "effect": " " * 4}.get(inside, " " * 2), block[2], flags=re.MULTILINE)
            opened = {"": "", "effect": 'gear sample "Sample"\n  play:\n'}.get(inside, f'{inside} sample "Sample"\n')
            if "error" not in options:
                yield Source(page.name, opened + text), options.get("game", "")


def counted() -> Uses:
    """Return the number of uses of each rule and keyword, by place."""
    found: Uses = {name: Counter() for name in rows()}
    waiting: Counter[int] = Counter()
    rules: dict[int, Rule] = {}
    table = tables()
    place = ""

    def noting(rule: Rule, action: Reduction) -> Reduction:
        size, origin, build = action
        rules[id(rule)] = rule
        ends = str(rule.origin.name) == "start"

        def noted(parts: list[Part], source: str, before: list[Part]) -> Part:
            waiting[id(rule)] += 1
            part = build(parts, source, before) if build else parts[0]
            if ends:
                _settle(found, waiting, rules, place or _place(part[0]))
            return part

        return size, origin, noted

    acts = {at: dict(row) for at, row in table.acts.items()}
    for at, row in table.states.items():
        for name, (_, rule) in row.items():
            action = acts[at].get(name)
            if isinstance(rule, Rule) and isinstance(action, tuple):
                acts[at][name] = noting(rule, action)
    kept, table.acts = table.acts, acts
    try:
        for where, group in texts():
            place = where
            vocabulary = scan([source for source, _ in group])
            for source, use in group:
                if use != "known":
                    parse(source, vocabulary)
                    waiting.clear()
    finally:
        table.acts = kept
    return found


def _place(declaration: object) -> str:
    """Return the place for which a declaration of a shipped game is counted."""
    if isinstance(declaration, nodes.Replacement):
        return _place(declaration.declaration)
    if isinstance(declaration, nodes.Scenario):
        return "scenarios"
    return "cards" if isinstance(declaration, nodes.Card) else "rules"


def _settle(found: Uses, waiting: Counter[int], rules: dict[int, Rule], place: str) -> None:
    """Count the rules and keywords of the declaration that ends here."""
    for key, times in waiting.items():
        rule = rules[key]
        if made(rule) in found:
            found[made(rule)][place] += times
        for symbol in rule.expansion:
            word = WORDS.get(symbol.name) if isinstance(symbol, Terminal) else None
            if word is not None:
                found[repr(word)][place] += times
    waiting.clear()


WORDS = {terminal.name: terminal.pattern.value for terminal in lark().terminals if terminal.pattern}


def table_of(uses: Uses) -> str:
    """Return the table as text, with one row for each rule or keyword."""

    def line(name: str, cells: Iterable[object]) -> str:
        return f"{name:30}" + "".join(f"{cell!s:>10}" for cell in cells)

    made_rows = [line(name, [uses[name][place] for place in PLACES]) for name in rows()]
    return HEADER + "\n".join([line("", PLACES), *made_rows]) + "\n"


def main() -> None:
    print(table_of(counted()), end="")


if __name__ == "__main__":
    main()
