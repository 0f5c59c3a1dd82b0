"""The documentation runs: its cards compile, its counter-examples are refused, and its commands print what it says.

What follows `card` on the first line of a block says how the block is read:

    (nothing)       beside the shipped game; it shows again what it shares a name with
    error=E110      ... and exactly these errors are reported, in this order
    in=effect       the block stands below a slot of a card; in=KIND, in a card of that kind
    game=none       a game by itself
    game=toy        a piece of the toy game's files, word for word
    game=over       an expansion of the toy game
    scenario=fails  the scenario in it fails, as the page says; any other passes
    text=no         what is printed of its cards does not stand below it
    game=NAME       pieces of that shipped game's files, word for word, with an empty line between two
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from ombre import cards_folder
from ombre.compiler.driver import modules
from ombre.compiler.projects.places import games, shipped_game
from ombre.folders import ROOMS
from ombre.session.bench import Result
from ombre.workshop.api.table import Table
from ombre.workshop.scenarios import rulings as accounts
from ombre.workshop.scenarios import running as scenarios

from ..command import run
from ..recording import recorded
from .pages import PAGES, ROOT, TOY, Block, agrees, blocks, compiled, headings, project

CARD = re.compile(r"^(?:replace )?(?!scenario\b)\w+ \w+ \"", re.MULTILINE)  # the first line of one
SCENARIO = re.compile(r"^(?:replace )?scenario ", re.MULTILINE)


def together(block: Block) -> bool:
    """Whether test_reference.py compiles a block with others: it declares nothing but the card that it stands on."""
    return block.page.startswith("docs/language/") and "in" in block.options and "error" not in block.options


CARDS = [pytest.param(block, id=f"{block.page}:{block.line}") for block in blocks("card") if not together(block)]


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
    errors = [d for d in found.diagnostics if d.severity == "error"]  # of a piece much is unused
    assert [d.code if wanted else d for d in errors] == wanted
    if not wanted:
        made = modules(found, [file for file in found.project.files if file.set == "sample"])
        assert all(compile(text, name, "exec") for name, text in made.items())


def test_a_page_has_a_whole_game(tmp_path: Path) -> None:
    """Who copies the blocks of docs/games.md into files has a game without errors, and its scenarios pass."""
    game, rules, cards, played = "", list[str](), list[str](), list[str]()
    for text in (block.text for block in blocks("card") if block.options.get("game") == "toy"):
        if text.startswith("  "):  # lines of the game, as the page says
            game += text
        elif text.startswith("game "):
            game = text + game
        else:
            (played if SCENARIO.match(text) else cards if CARD.match(text) else rules).append(text)
    for name, texts in {"rules/game": [game, *rules], "base/cards": cards, "base/scenarios/some": played}.items():
        path = tmp_path / "low_tide" / f"{name}.card"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(texts), encoding="utf-8")
    checked, tested = (run(command, str(tmp_path / "low_tide")) for command in ("check", "test"))
    assert (checked.stdout, checked.stderr) == (f"{len(CARD.findall(''.join(cards)))} cards checked: 0 errors\n", "")
    assert tested.stdout == f"{len(played)} passed, 0 failed\n"


def test_the_docs_name_scenarios_of_a_new_game() -> None:
    template = (ROOT / "workshop" / "templates" / "new_game" / "base" / "scenarios" / "treasures.card").read_text()
    named = [id for page in PAGES for id in re.findall(r"night_market --only (\w+)", page.read_text(encoding="utf-8"))]
    assert named and all(re.search(rf"^scenario {id} ", template, re.MULTILINE) for id in named)


SCENARIOS = [
    pytest.param(block, id=f"{block.page}:{block.line}")
    for block in blocks("card")
    if SCENARIO.search(block.text) and block.options.get("game", "none") == "none" and "error" not in block.options
    if not block.page.startswith("docs/language/")  # test_reference.py runs those
]


@pytest.mark.parametrize("block", SCENARIOS)
def test_scenarios_end_as_the_page_says(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    outcomes = scenarios.run(Table(project(block)), lambda source: source == block.page)
    assert len(outcomes) == len(SCENARIO.findall(block.text))
    failed = [(outcome.id, failure) for outcome in outcomes for failure in outcome.result.failures]
    assert failed if block.options.get("scenario") == "fails" else failed == []


def commands() -> list[tuple[str, str, str]]:
    found: list[tuple[str, str, str]] = []
    for block in blocks("console"):
        for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            found.append((block.page, command, output))
    return found


@pytest.mark.parametrize(("page", "command", "output"), commands())
def test_commands_print_what_the_page_says(
    page: str, command: str, output: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`$ ombre ...` in a console block, followed by exactly what it prints."""
    name, *arguments = command.split()
    assert name == "ombre"
    monkeypatch.chdir(ROOT)
    done = run(*arguments)
    pattern = re.escape(output).replace("…", ".*")  # what changes with every rule is not worth an edit of the page
    assert re.fullmatch(pattern, done.stdout), done.stdout


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    """A link to a file of the project names a file that exists, and a heading that this page has."""
    targets = re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8"))
    local = [target.partition("#") for target in targets if not target.startswith(("http:", "https:"))]
    places = [((page.parent / path).resolve() if path else page, anchor) for path, _, anchor in local]
    assert [path for path, _ in places if not path.exists()] == []
    named = [(path, anchor) for path, anchor in places if anchor and path.suffix == ".md"]
    assert [(path, anchor) for path, anchor in named if anchor not in headings(path)] == []


# ------------------------------------------------------------------------------------------------ what is generated


def mistakes(written: str) -> str:
    """What is said of each line in the first column, with a block below it where it opens one."""
    shown = ["| you wrote | ombre says |", "|---|---|"]
    for line in re.findall(r"^\| `(.+?)` \|", written, re.MULTILINE):
        text = f"{line}\n  you draw 1\n" if line.endswith(":") else f"{line}\n"
        found = compiled(Block("docs/cards.md", 0, {"in": "effect"}, text)).diagnostics
        [said] = [d for d in found if d.severity == "error"]
        shown.append(f"| `{line}` | {said.code}: {said.message}; {said.help} |")
    return "\n".join(shown) + "\n"


def lines(paths: Iterable[Path]) -> int:
    """Lines that say something: neither empty nor a comment."""
    texts = [line.strip() for path in paths for line in path.read_text(encoding="utf-8").splitlines()]
    return sum(1 for text in texts if text and not text.startswith(("#", "//")))


def two_games() -> str:
    """How long the engine is, and what each set of each game adds to it."""
    engine = [path for room in ROOMS for path in (ROOT / room).rglob("*.py")]
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
                f"| {written:,} ({sum(cards.values())}) | "
                f"{sum(len(SCENARIO.findall(texts[path])) for path in tests):,} "
                f"| {lines(folder.rglob('*.py'))} |"
            )
    return "\n".join(shown) + "\n"


PARTS: dict[str, tuple[str, Callable[[str], str]]] = {
    "mistakes": ("cards.md", mistakes),
    "two_games": ("two-games.md", lambda written: two_games()),
}


@pytest.mark.parametrize("name", PARTS)
def test_generated_parts(name: str) -> None:
    """What stands between the markers is made from the games and the compiler; OMBRE_RECORD=1 makes it anew."""
    page, make = PARTS[name]
    agrees(page, name, make)


def test_two_printed_pages() -> None:
    """What a card's author has to read stays short."""
    assert (ROOT / "docs" / "cards.md").read_text(encoding="utf-8").count("\n") <= 120


def listed(table: Table, wanted: Callable[[str], bool]) -> list[scenarios.Outcome]:
    """The scenarios of a table, as if all had passed."""
    return [
        scenarios.Outcome(one.id, one.title, module.source, one.line, Result(one.id, ()))
        for module in table.scenarios(wanted)
        for one in module.scenarios
    ]


def test_the_page_of_rulings() -> None:
    """It lists the scenarios of now; OMBRE_RECORD=1 writes it anew, as `ombre test --rulings --report` does.

    That each of them passes is what test_scenarios.py shows.
    """
    path = ROOT / "docs" / "rulings.md"
    made = accounts.page([one for name in games() for one in accounts.of_game(shipped_game(name), listed)], path)
    written = recorded(path, made).splitlines()
    stale = [line for line in made.splitlines() if line not in written]
    assert stale == [], "docs/rulings.md is stale: OMBRE_RECORD=1 makes it anew"
    assert written == made.splitlines()
