"""The class of all commands: each has `--locale`, refuses repeated options,
and lists what is possible if one must choose.

One must choose a game, and what it is started with: the arguments `game` and `start`.
"""

from __future__ import annotations

from typing import Annotated, Any

import typer
from typer.core import TyperArgument, TyperOption

from ombre.compiler.projects.places import UsageError, find, is_game, listed, names, standing_in
from ombre.dsl.diagnostics import tr

from ..api.table import open_table
from . import completing
from .helping import SpokenCommand
from .speaking import speak


class Once(SpokenCommand):
    """A command that refuses to be given an option twice, unless the option takes several values."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        if not any("--locale" in parameter.opts for parameter in self.params):
            self.params.append(_speaking())

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Check the given arguments and options before they are converted."""
        if ctx.resilient_parsing:  # a shell asks how a command can go on that is not written to its end
            return super().parse_args(ctx, args)
        values, _, given = self.make_parser(ctx).parse_args(args=list(args))
        if "help" not in values and (game := self._left_out(values)):
            args = [game, *args]
            values, _, given = self.make_parser(ctx).parse_args(args=list(args))
        locales = [values[option.name] for option in given if "--locale" in option.opts]
        speak(locales[0] if locales and isinstance(locales[0], str) else "")
        _said(values, {parameter.name for parameter in self.params if parameter.required or parameter.name == "start"})
        for option in given:
            single = isinstance(option, TyperOption) and not option.multiple and not option.is_flag
            if single and given.count(option) > 1:
                raise UsageError(tr("{0} is given {1} times, and takes one value", option.opts[0], given.count(option)))
        return super().parse_args(ctx, args)

    def _left_out(self, values: dict[str, Any]) -> str:
        """Return the game of the current folder if the command needs one, and it is left out; or "".

        What is written in its place may be the next argument, such as the mission that is played.
        """
        named = [one.name for one in self.params if isinstance(one, TyperArgument)]
        first = values.get("game")
        is_last = len(named) == 1
        if named[:1] != ["game"] or not self.params[0].required or first is not None and (is_last or is_game(first)):
            return ""
        found = standing_in()
        if found is None:
            return ""
        return "." if found.extra or find(found.place.name).place != found.place else found.place.name


def _speaking() -> Any:
    """Return the option `--locale` for a command whose function has no such argument."""
    made = typer.Typer(add_completion=False)

    @made.command()
    def _of(
        spoken: Annotated[
            str | None,
            typer.Option(
                "--locale",
                help="The language in which the command speaks; by default that of the environment (LANG), or English.",
                autocompletion=completing.locales,
            ),
        ] = None,
    ) -> None: ...

    (option,) = (one for one in typer.main.get_command(made).params if one.name == "spoken")
    option.expose_value = False
    return option


def _said(values: dict[str, Any], needed: set[str | None]) -> None:
    """Raise UsageError if the game is missing, or the card to start with; the error lists what is possible."""
    if "help" in values:
        return
    if "game" in needed and values.get("game") is None:
        raise UsageError(tr("say which game: {0}", listed(names())))
    if "start" in needed and "game" in needed and values.get("start") is None and values.get("scenario") is None:
        table = open_table(values["game"], values.get("extra") or [])
        if known := table.beginnings():
            raise UsageError(tr("say what {0} is started with: {1}", values["game"], listed(known)))
