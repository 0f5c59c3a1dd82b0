"""A command whose options may be given as often as they count: one that takes a single value is refused a second time."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperCommand, TyperOption

from ombre.compiler.project import UsageError


class Once(TyperCommand):
    """Without this the last value of an option wins, and nobody is told that the others are dropped."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Count the options before they become arguments."""
        _, _, given = self.make_parser(ctx).parse_args(args=list(args))
        for option in given:
            single = isinstance(option, TyperOption) and not option.multiple and not option.is_flag
            if single and given.count(option) > 1:
                raise UsageError(f"{option.opts[0]} is given {given.count(option)} times, and takes one value")
        return super().parse_args(ctx, args)


def once(app: typer.Typer) -> None:
    """Make all commands of an app count their options."""
    for command in app.registered_commands:
        command.cls = Once
