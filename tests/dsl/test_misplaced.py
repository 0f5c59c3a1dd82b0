"""A line in the wrong column is reported once, without follow-on errors, for each row of the table of constructs."""

from __future__ import annotations

from pathlib import Path

import pytest

from ombre.compiler.driver import compile_project
from ombre.compiler.projects.places import GameFolder
from ombre.compiler.projects.project import CardFile, Project
from ombre.dsl.constructs import CONSTRUCTS, SINGLE, Construct, Place
from ombre.dsl.diagnostics import Diagnostic
from ombre.dsl.source import Source

from .samples import around, block, sample

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "tests" / "corpus" / "vocabulary.card"
CALM = ['cargo calm "Calm"', "  price 2", "  play:", "    you draw 1"]


def told(lines: list[str], number: int) -> list[Diagnostic]:
    """The diagnostics for one line of a text; the text uses the vocabulary of the corpus."""
    files = (
        CardFile(Source("words.card", WORDS.read_text(encoding="utf-8")), "own", "words", WORDS),
        CardFile(Source("case.card", "\n".join(lines) + "\n"), "own", "case", Path("case.card"), True),
    )
    found = compile_project(Project(GameFolder("harbour", ROOT), files, (), ())).diagnostics
    return [d for d in found if (d.span.source, d.span.line) == ("case.card", number + 1)]


RULES_TOO = {"cannot", "replaces"}  # `P1 cannot draw` and `replace has ...` are also valid in the first column
INSIDE = [(row, place) for row in CONSTRUCTS if row.inside and row.rule not in RULES_TOO for place in row.places]


@pytest.mark.parametrize("beside", [False, True], ids=["first", "behind another"])
@pytest.mark.parametrize(("row", "place"), INSIDE, ids=lambda part: getattr(part, "example", None) or part.name)
def test_what_stands_inside_in_the_first_column(row: Construct, place: Place, beside: bool) -> None:
    """A line that belongs inside a declaration, but is in the first column, causes one error.

    The help text names the right indentation.
    """
    lines, number = sample(row, place, 0)
    depth = len(around(place))
    if beside:
        more = block(place, depth) if not row.after else []
        lines[number:number] = more
        number += len(more)
    [only] = told(lines, number)
    assert (only.code, str(only.help)) == ("E004", f"indent it by {2 * depth} spaces"), "\n".join(lines)


@pytest.mark.parametrize("row", [row for row in CONSTRUCTS if row.outside], ids=lambda row: row.example)
def test_what_stands_outside_indented(row: Construct) -> None:
    """An indented line that belongs in the first column causes one error; later mistakes are still reported."""
    lines, _ = sample(row, Place.FILE)
    indented = [*CALM, *("  " + line for line in lines), *(["  colour rde"] if row.first in SINGLE else [])]
    [only] = told(indented, len(CALM))
    assert (only.code, str(only.help)) == ("E004", "remove its indentation")
    if row.first in SINGLE:  # the rest still belongs to the declaration above
        assert [str(d.message) for d in told(indented, len(indented) - 1)] == ["did not expect 'rde' here"]
