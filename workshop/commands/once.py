"""A command class that refuses repeated options, and lists what is possible if the argument `game` or `start` is missing."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperCommand, TyperOption

from ombre.compiler.places import UsageError, listed, names

from ..api.table import open_table


class Once(TyperCommand):
    """A command that refuses to be given an option twice, unless the option takes several values."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Check the given arguments and options before they are converted."""
        values, _, given = self.make_parser(ctx).parse_args(args=list(args))
        _said(values, {parameter.name for parameter in self.params if parameter.required or parameter.name == "start"})
        for option in given:
            single = isinstance(option, TyperOption) and not option.multiple and not option.is_flag
            if single and given.count(option) > 1:
                raise UsageError(f"{option.opts[0]} is given {given.count(option)} times, and takes one value")
        return super().parse_args(ctx, args)


def _said(values: dict[str, Any], needed: set[str | None]) -> None:
    """Raise UsageError if the game is missing, or the card to start with; the error lists what is possible."""
    if "help" in values:
        return
    if "game" in needed and values.get("game") is None:
        raise UsageError(f"say which game: {listed(names())}")
    if "start" in needed and "game" in needed and values.get("start") is None and values.get("scenario") is None:
        table = open_table(values["game"], values.get("extra") or [])
        if known := table.beginnings():
            raise UsageError(f"say what {values['game']} is started with: {listed(known)}")


def once(app: typer.Typer) -> None:
    """Make all commands of an app refuse repeated options."""
    for command in app.registered_commands:
        command.cls = Once
