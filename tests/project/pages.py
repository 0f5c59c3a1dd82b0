"""The pages of the documentation in, their blocks of cards out, each with the game that it needs round it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ombre.compiler.driver import Compiled, compile_project
from ombre.compiler.projects.places import GameFolder
from ombre.compiler.projects.project import CardFile, Project, open_game
from ombre.dsl.source import Source

from ..recording import recording

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
BLOCK = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
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


def slug(title: str) -> str:
    """What a link to a heading says."""
    return re.sub(r"[^\w -]", "", title).lower().replace(" ", "-")


def headings(page: Path) -> dict[str, str]:
    """The headings of a page, by what a link to them says."""
    text = BLOCK.sub("", page.read_text(encoding="utf-8"))
    return {slug(title): title for title in re.findall(r"^#+ (.+)$", text, re.MULTILINE)}


def agrees(page: str, name: str, make: Callable[[str], str]) -> None:
    """What stands between the markers of a page is what is made; OMBRE_RECORD=1 writes it anew."""
    path = ROOT / "docs" / page
    text = path.read_text(encoding="utf-8")
    begin, end = f"<!-- begin {name} -->\n", f"<!-- end {name} -->"
    before, rest = text.split(begin)
    written, after = rest.split(end)
    if recording():
        path.write_text(f"{before}{begin}{make(written)}{end}{after}", encoding="utf-8")
        return
    assert written == make(written)


@cache
def game() -> Project:
    """The shipped game without its scenarios, which no sample needs."""
    found = open_game("crossfire")
    files = tuple(file for file in found.files if not file.module.startswith("scenarios/"))
    return Project(found.place, files, found.folders, found.sets)


@cache
def toy() -> Project:
    """The toy game, as far as an expansion of it needs it."""
    files = (CardFile(Source(path.name, path.read_text(encoding="utf-8")), "toy", path.stem, path) for path in TOY)
    return Project(GameFolder("low_tide", TOY[0].parent), tuple(files), (), ("toy",))


def placed(block: Block) -> str:
    """A block with what it stands in; a shipped kind's slot for an effect."""
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
    base = {"none": Project(GameFolder("own", ROOT), (), (), ()), "over": toy()}.get(
        block.options.get("game", "")
    ) or game()
    shown = set(re.findall(r"^\w+ (\w+) \"", text, re.MULTILINE))
    files = [
        CardFile(Source(f.source.name, without(f.source.text, shown)), f.set, f.module, f.path) for f in base.files
    ]
    sample = CardFile(Source(block.page, text), "sample", "sample", ROOT / block.page, own=True)
    return Project(base.place, (*files, sample), base.folders, base.sets)


def without(text: str, cards: set[str]) -> str:
    """A file without the cards that a sample shows again."""
    kept, skipping = list[str](), False
    for line in text.split("\n"):
        if line[:1].strip():
            skipping = len(words := line.split()) > 1 and words[1] in cards
        if not skipping:
            kept.append(line)
    return "\n".join(kept)
