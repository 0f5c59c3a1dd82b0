"""Every change that a file of cards calls equivalent has been read a second time:
tests/golden/equivalent_reread.txt.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from ombre.dsl.source import Source
from ombre.lab.mutation.marks import marks

ROOT = Path(__file__).parents[2]
RECORD = ROOT / "tests" / "golden" / "equivalent_reread.txt"
_HEADING = re.compile(r"^== (Wrong|True): (\d+)$", re.MULTILINE)


def marked() -> list[str]:
    """Return the marks of all games as the record has them: the game, the file, and the change."""
    found: list[str] = []
    for path in sorted((ROOT / "cards").rglob("*.card")):
        game, *rest = path.relative_to(ROOT / "cards").parts
        for mark in marks([Source("/".join(rest), path.read_text(encoding="utf-8"))]):
            name, before, after = mark.change
            assert mark.reason, f"{path}:{mark.line}: this mark has no reason, or another form"
            found.append(f"{game} | {mark.source} | {name}: '{before}' -> '{after}'")
    return found


@cache
def entries() -> dict[str, str]:
    """Return what was found for each mark in the record."""
    _, _, listed = RECORD.read_text(encoding="utf-8").partition("== True: ")
    lines = [line for line in listed.splitlines() if line.count(" | ") >= 3 and not line.startswith("Each line")]
    return dict((change, found) for change, _, found in (line.rpartition(" | ") for line in lines))


def test_each_mark_was_read_a_second_time() -> None:
    """A new mark is read by somebody else, who writes what was found into the record."""
    missing = [one for one in marked() if one not in entries()]
    assert not missing, f"let somebody else read these marks, and add them to {RECORD.name}: {missing}"


def test_the_record_has_no_mark_that_is_gone() -> None:
    gone = sorted(entries().keys() - {*marked()})
    assert not gone, f"take these lines out of {RECORD.name}: {gone}"


def test_each_entry_says_what_was_found() -> None:
    assert all(found.startswith("true") and len(found) > 10 for found in entries().values())


def test_the_figures_are_those_of_the_record() -> None:
    text = RECORD.read_text(encoding="utf-8")
    counted = {heading: int(number) for heading, number in _HEADING.findall(text)}
    assert counted["True"] == len(entries()) == len(marked())
    page = (ROOT / "docs" / "trust.md").read_text(encoding="utf-8")
    assert f"{counted['Wrong']} were wrong" in page and f"the other {counted['True']}" in page


def test_what_was_wrong_is_noticed_by_scenarios() -> None:
    """The scenarios that the record names exist."""
    wrong = RECORD.read_text(encoding="utf-8").partition("== Wrong: ")[2].partition("== True: ")[0]
    named = {
        word for line in wrong.splitlines() if line.startswith("    ") for word in re.findall(r"\b\w+_\w+_\w+\b", line)
    }
    cards = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "cards").rglob("*.card")))
    assert named and all(f"\nscenario {name} " in cards for name in named), named
