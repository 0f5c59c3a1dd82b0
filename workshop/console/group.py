"""Groups of commands: a command is imported when it is called, so that no command waits for the others."""

from __future__ import annotations

import gc
from collections.abc import Mapping
from importlib import import_module
from typing import Any, ClassVar, NamedTuple

import typer
from typer._click import Command, Context
from typer.core import TyperGroup

from .helping import SpokenCommand, SpokenGroup


class LazyCommand(NamedTuple):
    """A command of a group.

    home: "MODULE:NAME" of its function, or of its `typer.Typer`. summary: the line in `--help`. runs_long: whether it
    may run for long, so that objects that are no longer used must be collected.
    """

    home: str
    summary: str
    runs_long: bool = False


class LazyGroup(SpokenGroup):
    """A group that knows the names and the summaries of its commands, and imports the command that is called."""

    entries: ClassVar[Mapping[str, LazyCommand]] = {}

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        for name, entry in self.entries.items():
            self.add_command(SpokenCommand(name, help=entry.summary))

    def resolve_command(self, ctx: Context, args: list[str]) -> tuple[str | None, Command | None, list[str]]:
        from .once import Once

        name, command, rest = super().resolve_command(ctx, args)
        if name is not None and command is not None:
            if not isinstance(command, TyperGroup | Once):
                command = self.commands[name] = loaded(name, self.entries[name])
            if self.entries[name].runs_long:
                gc.enable()
        return name, command, rest


def loaded(name: str, entry: LazyCommand) -> Command:
    """Import a command, with its options."""
    from .once import Once

    module, _, attribute = entry.home.partition(":")
    found = getattr(import_module(module), attribute)
    if not isinstance(found, typer.Typer):
        made = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
        made.command(name)(found)
        found = made
    for one in found.registered_commands:
        one.cls = Once
    command = typer.main.get_command(found)
    command.name = name
    return command


def group(entries: Mapping[str, LazyCommand], help: str) -> typer.Typer:
    """A group of commands that are imported when they are called."""
    cls = type("Commands", (LazyGroup,), {"entries": entries})
    made = typer.Typer(cls=cls, no_args_is_help=True, pretty_exceptions_enable=False, help=help)
    made.callback()(_nothing)
    return made


def _nothing() -> None:
    """A group does nothing itself."""


def all_loaded(command: Command) -> Command:
    """A group with all its commands imported, for what reads the texts of all."""
    if isinstance(command, LazyGroup):
        command.commands.update({name: loaded(name, entry) for name, entry in command.entries.items()})
    for inner in getattr(command, "commands", {}).values():
        all_loaded(inner)
    return command
