"""The documentation runs: its cards compile, its counter-examples are refused, and its commands print what it says.

What follows `card` on the first line of a block says how the block is read:

    (nothing)       beside the shipped game; it shows again what it shares a name with
    error=E110      ... and exactly these errors are reported, in this order
    in=effect       the block stands below a slot of a card; in=KIND, in a card of that kind
    game=none       a game by itself
    game=toy        a piece of the toy game's files, word for word
    game=over       an expansion of the toy game
    scenario=fails  the scenario in it fails, as the page says; any other passes
    game=NAME       pieces of that shipped game's files, word for word, with an empty line between two
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from lark.grammar import Rule

from ombre import cards_folder
from ombre.compiler.codes import CODES
from ombre.compiler.driver import Compiled, compile_project, modules
from ombre.compiler.project import CardFile, Project, games, open_game
from ombre.dsl.constructs import CONSTRUCTS
from ombre.dsl.lalr import Reduction
from ombre.dsl.parser import lark, parse, tables
from ombre.dsl.source import Source
from ombre.dsl.vocabulary import scan
from ombre.session.bench import Result
from ombre.workshop.api.table import Table
from ombre.workshop.scenarios import rulings as accounts
from ombre.workshop.scenarios import running as scenarios

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
BLOCK = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CARD = re.compile(r"^(?:replace )?(?!scenario\b)\w+ \w+ \"", re.MULTILINE)  # the first line of a block
SCENARIO = re.compile(r"^(?:replace )?scenario ", re.MULTILINE)
TOY = [
    path
    for name in ("rules", "base")
    for path in sorted((Path(__file__).parents[1] / "fixtures" / "games" / "toy" / name).rglob("*.card"))
]


class Block(NamedTuple):
    page: str
    line: int
    options: dict[str, str]
    text: str


def blocks(language: str) -> list[Block]:
    found: list[Block] = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for match in BLOCK.finditer(text):
            if match[1] == language:
                options = dict(word.split("=") for word in match[2].split())
                line = text.count("\n", 0, match.start()) + 1
                found.append(Block(page.relative_to(ROOT).as_posix(), line, options, match[3]))
    return found


CARDS = [pytest.param(block, id=f"{block.page}:{block.line}") for block in blocks("card")]


@cache
def game() -> Project:
    """The shipped game without its scenarios, which no sample needs."""
    found = open_game("crossfire")
    files = tuple(file for file in found.files if not file.module.startswith("scenarios/"))
    return Project(found.game, found.folder, files, found.folders, found.sets)


@cache
def toy() -> Project:
    """The files of the toy game that an expansion of it needs."""
    files = (CardFile(Source(path.name, path.read_text(encoding="utf-8")), "toy", path.stem, path) for path in TOY)
    return Project("low_tide", TOY[0].parent, tuple(files), (), ("toy",))


def placed(block: Block) -> str:
    """A block with the lines that it needs around it; for an effect, a slot of a shipped kind."""
    match block.options.get("in", ""):
        case "":
            return block.text
        case "effect":
            return 'gear sample "Sample"\n  play:\n' + indented(block.text, 4)
        case kind:
            return f'{kind} sample "Sample"\n' + indented(block.text, 2)


def indented(text: str, by: int) -> str:
    return "".join(f"{' ' * by}{line}\n" if line.strip() else "\n" for line in text.splitlines())


def compiled(block: Block) -> Compiled:
    return compile_project(project(block))


def project(block: Block) -> Project:
    """A sample with the game around it; a sample of a shipped card replaces that card."""
    text = placed(block)
    base = {"none": Project("own", ROOT, (), (), ()), "over": toy()}.get(block.options.get("game", "")) or game()
    shown = set(re.findall(r"^\w+ (\w+) \"", text, re.MULTILINE))
    files = [
        CardFile(Source(f.source.name, without(f.source.text, shown)), f.set, f.module, f.path) for f in base.files
    ]
    sample = CardFile(Source(block.page, text), "sample", "sample", ROOT / block.page, own=True)
    return Project(base.game, base.folder, (*files, sample), base.folders, base.sets)


@pytest.mark.parametrize("block", CARDS)
def test_cards_compile(block: Block) -> None:
    if block.options.get("game") == "toy":
        assert any(f"\n{block.text}" in f"\n{path.read_text(encoding='utf-8')}" for path in TOY)
        return
    if block.options.get("game") in games():
        files = (cards_folder() / block.options["game"]).rglob("*.card")
        texts = [path.read_text(encoding="utf-8") for path in files]
        lost = [piece for piece in block.text.strip("\n").split("\n\n") if not any(f"\n{piece}\n" in t for t in texts)]
        assert lost == []
        return
    found = compiled(block)
    wanted = [code for code in block.options.get("error", "").split(",") if code]
    errors = [d for d in found.diagnostics if d.severity == "error"]  # a piece may contain unused declarations
    assert [d.code if wanted else d for d in errors] == wanted
    if not wanted:
        made = modules(found, [file for file in found.project.files if file.set == "sample"])
        assert all(compile(text, name, "exec") for name, text in made.items())


SCENARIOS = [
    pytest.param(block, id=f"{block.page}:{block.line}")
    for block in blocks("card")
    if SCENARIO.search(block.text) and block.options.get("game", "none") == "none" and "error" not in block.options
]


@pytest.mark.parametrize("block", SCENARIOS)
def test_scenarios_end_as_the_page_says(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OMBRE_CACHE", str(tmp_path))
    outcomes = scenarios.run(Table(project(block)), lambda source: source == block.page)
    assert len(outcomes) == len(SCENARIO.findall(block.text))
    failed = [(outcome.id, failure) for outcome in outcomes for failure in outcome.result.failures]
    assert failed if block.options.get("scenario") == "fails" else failed == []


UNSHOWN = {  # samples that only show an error
    ("for_each", "ref"),
    ("modify", "AT"),
    ("modify", "index"),
    (
        "arguments",
        "word_value",
    ),  # `can` of a verb with one word as argument: the same node as `can` of one with a number
}


def test_the_reference_shows_every_construct(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each node class of the grammar occurs in a sample of the reference that compiles."""
    table = tables()
    used: list[Rule] = []

    def noting(rule: Rule, made: Reduction) -> Reduction:
        size, origin, build = made

        def noted(*given: Any) -> Any:
            used.append(rule)
            return build(*given) if build else given[0][0]

        return size, origin, noted

    complete = [(at, name, row[name][1]) for at, row in table.states.items() for name in row]
    rules = {id(rule): rule for _, _, rule in complete if isinstance(rule, Rule)}
    acts = {at: dict(row) for at, row in table.acts.items()}
    for at, name, rule in complete:
        act = acts[at].get(name)
        if isinstance(rule, Rule) and isinstance(act, tuple):
            acts[at][name] = noting(rule, act)
    monkeypatch.setattr(table, "acts", acts)
    around = {name: [file.source for file in project.files] for name, project in (("", game()), ("over", toy()))}
    for block in blocks("card"):
        if block.page == "docs/language.md" and "error" not in block.options:
            sample = Source(block.page, placed(block))
            parse(sample, scan([*around.get(block.options.get("game", ""), ()), sample]))

    def parts(found: Iterable[Rule]) -> set[tuple[str, str]]:
        made = [(rule.alias or rule.origin.name, rule.expansion) for rule in found]
        return {(str(name), part.name) for name, expansion in made for part in expansion if part.name != name}

    assert parts(rules.values()) - parts({id(rule): rule for rule in used}.values()) == UNSHOWN


def without(text: str, cards: set[str]) -> str:
    """A file without the cards that a sample declares again."""
    kept, skipping = list[str](), False
    for line in text.split("\n"):
        if line[:1].strip():
            skipping = len(words := line.split()) > 1 and words[1] in cards
        if not skipping:
            kept.append(line)
    return "\n".join(kept)


def commands() -> list[tuple[str, str, str]]:
    found: list[tuple[str, str, str]] = []
    for block in blocks("console"):
        for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            found.append((block.page, command, output))
    return found


@pytest.mark.parametrize(("page", "command", "output"), commands())
def test_commands_print_what_the_page_says(page: str, command: str, output: str) -> None:
    """A console block has `$ ombre ...`, followed by exactly the output."""
    name, *arguments = command.split()
    assert name == "ombre"
    tool = Path(sys.executable).with_name("ombre")
    done = subprocess.run([tool, *arguments], cwd=ROOT, capture_output=True, text=True)
    pattern = re.escape(output).replace("…", ".*")  # output that changes with every rule is abbreviated on the page
    assert re.fullmatch(pattern, done.stdout), done.stdout


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    """Links to files of the project name existing files."""
    targets = re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8"))
    local = [t for t in targets if not t.startswith(("http:", "https:"))]
    assert [t for t in local if not (page.parent / t).exists()] == []


# -------------------------------------------------------------------------------------- generated parts of the docs


def keywords() -> str:
    """All keywords of the language."""
    words = sorted({t.pattern.value for t in lark().terminals if t.pattern and t.pattern.value[0].isalpha()})
    return "".join(f"`{word}`, " for word in words).removesuffix(", ") + "\n"


def unsafe_pairs() -> str:
    """The pairs of classes in tests/golden/unsafe_pairs.txt, with the number of places where they can clash."""
    lines = (ROOT / "tests" / "golden" / "unsafe_pairs.txt").read_text(encoding="utf-8").splitlines()
    head, *rows = [line.split() for line in lines if line and not line.startswith("#")]
    shown = [f"| | {' | '.join(f'`{name}`' for name in head)} |", "|---" * (len(head) + 1) + "|"]
    for name, *counts in rows:
        cells = [""] * (len(head) - len(counts)) + ["safe" if count == "0" else count for count in counts]
        shown.append(f"| `{name}` | {' | '.join(cells)} |")
    return "\n".join(shown) + "\n"


def codes() -> str:
    """All codes with their titles."""
    return "| code | says |\n|---|---|\n" + "".join(f"| {code} | {title} |\n" for code, title in CODES.items())


def constructs() -> str:
    """All constructs: their words, places, an example, and where the reference explains them."""
    titles = headings()
    shown = ["| words | stands in | a line | see |", "|---|---|---|---|"]
    for row in sorted(CONSTRUCTS, key=lambda row: (not row.words[:1].isalpha(), row.words)):
        words = " \\| ".join(f"`{form}`" for form in row.words.split("|")) if row.words else ""
        places = ", ".join(place.value for place in row.places)
        shown.append(f"| {words} | {places} | `{row.example}` | [{titles[row.explained]}](#{row.explained}) |")
    return "\n".join(shown) + "\n"


def headings() -> dict[str, str]:
    """The headings of the reference, by their anchors."""
    found = re.findall(r"^##+ (.+)$", (ROOT / "docs" / "language.md").read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title).lower().replace(" ", "-"): title for title in found}


def mistakes(written: str) -> str:
    """The diagnostics of a line in the first column, with a block below it if it opens one."""
    shown = ["| you wrote | ombre says |", "|---|---|"]
    for line in re.findall(r"^\| `(.+?)` \|", written, re.MULTILINE):
        text = f"{line}\n  you draw 1\n" if line.endswith(":") else f"{line}\n"
        found = compiled(Block("docs/cards.md", 0, {"in": "effect"}, text)).diagnostics
        [said] = [d for d in found if d.severity == "error"]
        shown.append(f"| `{line}` | {said.code}: {said.message}; {said.help} |")
    return "\n".join(shown) + "\n"


def lines(paths: Iterable[Path]) -> int:
    """The lines that are neither empty nor a comment."""
    texts = [line.strip() for path in paths for line in path.read_text(encoding="utf-8").splitlines()]
    return sum(1 for text in texts if text and not text.startswith(("#", "//")))


def two_games() -> str:
    """The number of lines of the engine, and of each set of each game."""
    engine = [
        path for room in ("dsl", "compiler", "runtime", "session", "workshop") for path in (ROOT / room).rglob("*.py")
    ]
    shown = [
        f"The engine: {round(lines([*engine, ROOT / 'dsl' / 'grammar.lark']), -3):,} lines of Python and grammar.",
        "",
    ]
    shown += ["| | rules | cards | scenarios | Python |", "|---|---|---|---|---|"]
    for name in games():
        folders = [path for path in (cards_folder() / name).iterdir() if any(path.rglob("*.card"))]
        for folder in sorted(folders, key=lambda path: (path.name != "rules", path.name)):
            files = sorted(folder.rglob("*.card"))
            tests = [path for path in files if "scenarios" in path.relative_to(folder).parts]
            texts = {path: path.read_text(encoding="utf-8") for path in files}
            cards = {path: len(CARD.findall(text)) for path, text in texts.items() if path not in tests}
            written = lines(path for path, count in cards.items() if count)
            shown.append(
                f"| {name}: {folder.name} | {lines(path for path, count in cards.items() if not count):,} "
                f"| {written:,} ({sum(cards.values())}) | {sum(len(SCENARIO.findall(texts[path])) for path in tests):,} "
                f"| {lines(folder.rglob('*.py'))} |"
            )
    return "\n".join(shown) + "\n"


PARTS: dict[str, tuple[str, Callable[[str], str]]] = {
    "constructs": ("language.md", lambda written: constructs()),
    "keywords": ("language.md", lambda written: keywords()),
    "unsafe_pairs": ("language.md", lambda written: unsafe_pairs()),
    "codes": ("language.md", lambda written: codes()),
    "mistakes": ("cards.md", mistakes),
    "two_games": ("two-games.md", lambda written: two_games()),
}


@pytest.mark.parametrize("name", PARTS)
def test_generated_parts(name: str) -> None:
    """The text between the markers is generated from the grammar and the compiler; OMBRE_RECORD=1 writes it again."""
    page, make = PARTS[name]
    path = ROOT / "docs" / page
    text = path.read_text(encoding="utf-8")
    begin, end = f"<!-- begin {name} -->\n", f"<!-- end {name} -->"
    before, rest = text.split(begin)
    written, after = rest.split(end)
    if os.environ.get("OMBRE_RECORD"):
        path.write_text(f"{before}{begin}{make(written)}{end}{after}", encoding="utf-8")
        return
    assert written == make(written)


def test_two_printed_pages() -> None:
    """docs/cards.md, which authors of cards read, stays within two printed pages."""
    assert (ROOT / "docs" / "cards.md").read_text(encoding="utf-8").count("\n") <= 120


def listed(table: Table, wanted: Callable[[str], bool]) -> list[scenarios.Outcome]:
    """The scenarios of a table as outcomes that passed."""
    return [
        scenarios.Outcome(one.id, one.title, module.source, one.line, Result(one.id, ()))
        for module in table.scenarios(wanted)
        for one in module.scenarios
    ]


def test_the_page_of_rulings() -> None:
    """The page lists the current scenarios; OMBRE_RECORD=1 writes it again, as `ombre test --rulings --report` does.

    test_scenarios.py tests that each of them passes.
    """
    path = ROOT / "docs" / "rulings.md"
    made = accounts.page([one for name in games() for one in accounts.of_game(name, listed)], path)
    if os.environ.get("OMBRE_RECORD"):
        path.write_text(made, encoding="utf-8")
    written = path.read_text(encoding="utf-8").splitlines()
    stale = [line for line in made.splitlines() if line not in written]
    assert stale == [], "docs/rulings.md is stale: OMBRE_RECORD=1 makes it anew"
    assert written == made.splitlines()
