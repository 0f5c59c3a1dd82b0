"""Commands that say what there is where a game or its beginning is left out, and count what is given."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperCommand, TyperOption

from ombre.compiler.project import UsageError, games, listed, pick

from ..api.table import open_table


class Once(TyperCommand):
    """An option that takes one value is refused a second time: else the last one wins, and nobody is told."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Look at what is given before it becomes arguments."""
        values, _, given = self.make_parser(ctx).parse_args(args=list(args))
        _said(values, {parameter.name for parameter in self.params if parameter.required})
        for option in given:
            single = isinstance(option, TyperOption) and not option.multiple and not option.is_flag
            if single and given.count(option) > 1:
                raise UsageError(f"{option.opts[0]} is given {given.count(option)} times, and takes one value")
        return super().parse_args(ctx, args)


def _said(values: dict[str, Any], needed: set[str | None]) -> None:
    """Refuse a command without its game, or without what the game is started with, by saying which there are."""
    if "help" in values:
        return
    if "game" in needed and values.get("game") is None:
        raise UsageError(f"say which game: {listed(games())}")
    if "start" in needed and "game" in needed and values.get("start") is None:
        table = open_table(pick("game", values["game"], games()), values.get("extra") or [])
        raise UsageError(f"say what {values['game']} is started with: {listed(table.beginnings())}")


def once(app: typer.Typer) -> None:
    """Make all commands of an app count their options."""
    for command in app.registered_commands:
        command.cls = Once
