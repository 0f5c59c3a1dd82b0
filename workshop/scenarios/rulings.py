"""Write a page of Markdown with all rulings of games and the results of their scenarios.

The page names scenarios by file and line, so it must be written again when a scenario moves; a test checks this.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from ombre.compiler.projects.files import seen_from
from ombre.compiler.projects.places import GameFolder

from ..api.table import Table, open_table
from . import running as scenarios
from .running import Outcome, Ruling

_INTRO = """\
# Rulings

All known rulings of the rulebooks, and the scenarios that test them. A ruling passes if all its scenarios pass. \
*Assumed*
rulings decide an unclear rule: [House rules](house_rules.md) states the decision, and the name by which an expansion
changes it.

Made by `ombre test --rulings --report docs/rulings.md`; do not edit.
"""


@dataclass(frozen=True, slots=True)
class Account:
    """The rulings of a game, or of one of its expansions, each with the outcomes of its scenarios."""

    title: str
    known: Mapping[str, Ruling]
    found: Mapping[str, list[Outcome]]
    paths: Mapping[str, Path]

    def passing(self) -> set[str]:
        """Return the rulings whose scenarios all pass."""
        return {ruling for ruling, some in self.found.items() if all(outcome.passed for outcome in some)}

    def executable(self) -> set[str]:
        """Return the rulings that a scenario can test."""
        return scenarios.executable(self.known)

    def sections(self) -> dict[str, list[str]]:
        """Return the rulings of each section, in the order of the rulebook."""
        found: dict[str, list[str]] = {}
        for ruling, about in self.known.items():
            found.setdefault(str(about.get("section", "")), []).append(ruling)
        return found


def account(table: Table, outcomes: Iterable[Outcome], expansion: str = "") -> Account:
    """Return the account of the rulings of a game, or of one of its expansions, from the outcomes of its scenarios."""
    folders = table.project.folders
    known = scenarios.rulings([folder for folder in folders if not expansion or folder.name == expansion])
    found: dict[str, list[Outcome]] = {}
    for outcome in outcomes:
        ruling = scenarios.ruling_of(outcome.id)
        if ruling in known and not outcome.outdated:
            found.setdefault(ruling, []).append(outcome)
    title = f"{table.project.game}, {expansion}" if expansion else table.project.game
    return Account(title, known, found, {file.source.name: file.path for file in table.project.files})


Run = Callable[[Table, Callable[[str], bool]], list[Outcome]]


def of_game(game: GameFolder, run: Run = scenarios.run) -> list[Account]:
    """Return the accounts of a game, and of each of its expansions."""
    table = open_table(game)
    return [account(table, run(table, lambda source: True)), *of_expansions(game, run)]


def of_expansions(game: GameFolder, run: Run = scenarios.run) -> list[Account]:
    """Return the accounts of the expansions of a game; only the scenarios of the expansions are run."""
    found: list[Account] = []
    for name in game.expansions():
        table = open_table(game, [name])
        own = {file.source.name for file in table.project.files if file.set == name}
        found.append(account(table, run(table, own.__contains__), name))
    return found


def page(accounts: Iterable[Account], path: Path) -> str:
    """Return the page: a summary, then each ruling with its scenarios, by section. path: the file of the page."""
    shown = [one for one in accounts if one.known]
    lines = [_INTRO, "| rules | pass | known | no scenario yet | cannot be a scenario |", "|---|---|---|---|---|"]
    for one in shown:
        able = one.executable()
        anchor = one.title.replace(", ", "-")
        lines.append(
            f"| [{one.title}](#{anchor}) | {len(able & one.passing())} | {len(able)}"
            f" | {len(able - one.found.keys())} | {len(one.known) - len(able)} |"
        )
    for one in shown:
        lines += ["", f"## {one.title}"]
        for section, rulings in one.sections().items():
            able = one.executable() & set(rulings)
            passing = len(able & one.passing())
            lines += [
                "",
                f"### {section}: {passing} of {len(able)}",
                "",
                "| ruling | says | scenarios |",
                "|---|---|---|",
            ]
            lines += [_row(one, ruling, path) for ruling in rulings]
    return "\n".join(lines) + "\n"


def _row(one: Account, ruling: str, path: Path) -> str:
    about = one.known[ruling]
    title = str(about.get("title", "")) + (" (*assumed*)" if "basis" in about else "")
    if ruling not in one.executable():
        said = f"none: {about.get('why', '')}"
    else:
        said = ", ".join(_link(one, outcome, path) for outcome in one.found.get(ruling, ())) or "**none yet**"
    return f"| {ruling} | {_cell(title)} | {_cell(said)} |"


def _link(one: Account, outcome: Outcome, path: Path) -> str:
    where = seen_from(path.resolve().parent, one.paths[outcome.source].resolve())
    return f"[{outcome.id}]({where}#L{outcome.line})" + ("" if outcome.passed else " **fails**")


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
