"""`ombre pairs`: test every pair of cards that can occur in one game."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated

import typer

from ombre.compiler import files

from ..api.table import open_table
from .console import errors, progress
from .options import With


def pairs(
    game: Annotated[str, typer.Argument(help="The game.")],
    budget: Annotated[float | None, typer.Option(min=0, help="Stop after this many seconds; by default 60.")] = None,
    most: Annotated[
        int | None, typer.Option("--pairs", min=1, help="Test this number of pairs, without a time limit.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The seed of the boards; equal seeds give equal boards.")] = 1,
    out: Annotated[
        Path, typer.Option("--out", "-o", help="The file to which the first failure is written, as a scenario.")
    ] = Path("failed_pair.card"),
    report: Annotated[Path | None, typer.Option(help="Write the results to this file, as an HTML page.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    extra: With = None,
) -> None:
    """Test every pair of cards on generated boards, and check all invariants."""
    from ..pairs.testing import Pairs, scenario_path, write_report

    scenario_path(out)
    table = open_table(game, extra or [])
    tested_pairs = Pairs(table)
    limit = None if budget is None and most is not None else 60 if budget is None else budget
    begun = time.monotonic()
    total = len(tested_pairs.pairs[:most])
    with progress("pairs") as tell:
        tested = tested_pairs.test(
            seed,
            most,
            lambda: limit is None or time.monotonic() - begun < limit,
            lambda so_far: tell(len(so_far.found), total),
        )
    if tested.failed:
        options = "".join(f" --with {name}" for name in extra or [])
        first = tested.failed[0]
        replaced = out.exists()
        with progress("making the scenario smaller"):
            tested.scenario = tested_pairs.scenario(first, out.stem, f"ombre pairs {game}{options} --seed {seed}")
        files.write(out, tested.scenario)
        errors.print(f"{first.pair.one} with {first.pair.other}: {first.failure}", markup=False)
        errors.print(f"wrote {out}{' over the one that was there' if replaced else ''}", markup=False)
        errors.print(f"see it with: ombre test {out}{options}", markup=False)
    if report is not None:
        write_report(tested, report)
        errors.print(f"wrote {report}", markup=False)
    if as_json:
        typer.echo(json.dumps(tested.as_data(), indent=1, ensure_ascii=False))
    else:
        if len(tested.found) < total:
            errors.print(f"stopped after {limit:g} s: {total - len(tested.found)} pairs were not tried", markup=False)
        typer.echo(tested.summary())
    raise typer.Exit(1 if tested.failed else 0)
