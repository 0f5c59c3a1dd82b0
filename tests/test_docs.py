"""The documentation runs: its cards compile, and its commands print what it says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from ombre.compiler.driver import compile_project
from ombre.compiler.project import CardFile, Project, open_game
from ombre.dsl.source import Source

ROOT = Path(__file__).parents[1]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(language: str) -> list[tuple[str, str]]:
    found = []
    for page in PAGES:
        for match in BLOCK.finditer(page.read_text(encoding="utf-8")):
            if match[1] == language:
                found.append((page.relative_to(ROOT).as_posix(), match[2]))
    return found


@pytest.mark.parametrize(("page", "text"), blocks("card"))
def test_cards_compile(page: str, text: str) -> None:
    """A sample stands beside the game it belongs to; a sample of a shipped card replaces that card."""
    game = open_game("crossfire")
    shown = set(re.findall(r"^\w+ (\w+) \"", text, re.MULTILINE))
    files = [
        CardFile(Source(f.source.name, without(f.source.text, shown)), f.set, f.module, f.path) for f in game.files
    ]
    sample = CardFile(Source(page, text), "sample", "sample", ROOT / page, own=True)
    compiled = compile_project(Project(game.game, game.folder, (*files, sample), game.folders, game.sets))
    assert [d for d in compiled.diagnostics if d.span.source == page] == []


def without(text: str, cards: set[str]) -> str:
    """A file without the cards that a sample shows again."""
    kept, skipping = [], False
    for line in text.split("\n"):
        if line[:1].strip():
            skipping = len(words := line.split()) > 1 and words[1] in cards
        if not skipping:
            kept.append(line)
    return "\n".join(kept)


def commands() -> list[tuple[str, str, str]]:
    found = []
    for page, text in blocks("console"):
        for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            found.append((page, command, output))
    return found


@pytest.mark.parametrize(("page", "command", "output"), commands())
def test_commands_print_what_the_page_says(page: str, command: str, output: str) -> None:
    """`$ ombre ...` in a console block, followed by exactly what it prints."""
    name, *arguments = command.split()
    assert name == "ombre"
    tool = Path(sys.executable).with_name("ombre")
    done = subprocess.run([tool, *arguments], cwd=ROOT, capture_output=True, text=True)
    assert done.stdout == output


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    """A link to a file of the project names a file that exists."""
    targets = re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8"))
    local = [t for t in targets if not t.startswith(("http:", "https:"))]
    assert [t for t in local if not (page.parent / t).exists()] == []
