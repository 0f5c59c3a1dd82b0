"""`ombre test`: run the scenarios, or count the rulings that they cover."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Annotated

import typer

from ombre.compiler import files

from ..api.table import CardErrors, Table, open_table
from .console import errors
from .options import Where, With
from .scope import reached, standing


def test(
    path: Where = None,
    rulings: Annotated[bool, typer.Option("--rulings", help="Also print the number of rulings that pass.")] = False,
    report: Annotated[
        Path | None, typer.Option(help="Write the rulings with their scenarios to this file, as Markdown.")
    ] = None,
    extra: With = None,
) -> None:
    """Run the scenarios of cards."""
    from ..scenarios import rulings as accounting
    from ..scenarios import running as scenarios

    path = standing(path, extra)
    passed = failed = left_out = broken = 0
    fine: set[str] = set()
    known: set[str] = set()
    accounts: list[accounting.Account] = []
    for place, more in reached(path, extra or []):
        table = open_table(place, more)
        own = {
            f.source.name
            for f in table.project.files
            if path is None or f.path.resolve().is_relative_to(path.resolve())
        }
        table, unread = _whole(table, own)
        broken += unread
        outcomes = scenarios.run(table, own.__contains__)
        for outcome in outcomes:
            passed += outcome.passed
            failed += outcome.failed
            if outcome.outdated:
                left_out += 1
                where = f"{outcome.source}:{outcome.line}: {outcome.id}"
                errors.print(f"{where}: does not apply: {outcome.outdated}", markup=False)
            for failure in outcome.result.failures:
                errors.print(f"{outcome.source}:{failure.line}: {outcome.id}: {failure.sentence}", markup=False)
        if report:
            accounts.append(accounting.account(table, outcomes))
            if path is None:
                accounts += accounting.of_expansions(place)
        if rulings:
            some, executable = scenarios.coverage(outcomes, scenarios.rulings(table.project.folders))
            fine |= some
            known |= executable
    also = f", {left_out} not applicable" if left_out else ""
    also += f", {broken} file{'s' if broken > 1 else ''} not run" if broken else ""
    typer.echo(f"{passed} passed, {failed} failed{also}")
    if report:
        files.write(report, accounting.page(accounts, report))
    if rulings:
        typer.echo(f"rulings {len(fine)} / {len(known)}")
    raise typer.Exit(1 if failed or broken else 0)


def _whole(table: Table, wanted: Collection[str]) -> tuple[Table, int]:
    """Return the game without broken files, and the number of wanted files that cannot be run; print their errors.

    An error in another file is printed only if a wanted file may depend on that file.
    """
    from ..scenarios import running as scenarios

    try:
        table.scenarios(wanted.__contains__)  # first, so that rules and scenarios are compiled together
        _ = table.modules
        return table, 0
    except CardErrors as error:
        compiled = error.compiled
    found = scenarios.whole(table)
    needing = [name for name in found.needing if name in wanted]
    for name, diagnostics in found.broken.items():
        if name in wanted or needing:
            for diagnostic in diagnostics:
                errors.print(diagnostic.render(compiled.line_of), markup=False)
    for name in needing:
        errors.print(f"{name}: not run: it needs what stands in a file with errors", markup=False)
    return found.table, len(needing) + sum(name in wanted for name in found.broken)
