"""`--help`, and refusals of wrong options, in the language in which the commands speak.

The English texts stand at the commands; their translations are in `prose/locales/LANGUAGE/manual.po`. The library
that reads the command line writes its own words in English, so they are replaced while it prints.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import TypeAlias

from typer import Abort
from typer._click import ClickException, Context, HelpFormatter
from typer.core import TyperCommand, TyperGroup

from ombre.prose.language.wording import manual
from ombre.translatable import tr

from .speaking import language, spoken

# The words of the library that stand around the texts of the commands, by the names under which it keeps them.
AROUND = {
    "DEFAULT_STRING": "[default: {}]",
    "REQUIRED_LONG_STRING": "[required]",
    "ARGUMENTS_PANEL_TITLE": "Arguments",
    "OPTIONS_PANEL_TITLE": "Options",
    "COMMANDS_PANEL_TITLE": "Commands",
    "ERRORS_PANEL_TITLE": "Error",
    "ABORTED_TEXT": "Aborted.",
    "RICH_HELP": "Try [blue]'{command_path} {help_option}'[/] for help.",
}
# Its refusals: a text with a sign for each part, and the pattern of the English sentence.
REFUSALS = {
    "No such option: {0}": r"No such option: (\S+)",
    "No such option: {0}; possible: {1}": r"No such option: (\S+) \(Possible options: (.+)\)",
    "No such command '{0}'.": r"No such command '(.+?)'\.",
    "No such command '{0}'. Did you mean {1}?": r"No such command '(.+?)'\. Did you mean (.+)\?",
    "Missing argument {0}.": r"Missing argument (.+?)\.",
    "Missing option {0}.": r"Missing option (.+?)\.",
    "Missing command.": r"Missing command\.",
    "Option '{0}' requires an argument.": r"Option '(.+?)' requires an argument\.",
    "Option '{0}' does not take a value.": r"Option '(.+?)' does not take a value\.",
    "Got unexpected extra argument(s) ({0})": r"Got unexpected extra argument\(?s?\)? \((.+)\)",
    "Invalid value for {0}: Input should be a valid integer": (
        r"Invalid value for (.+?): Input should be a valid integer.*"
    ),
    "Invalid value for {0}: Input should be a valid number": (
        r"Invalid value for (.+?): Input should be a valid number.*"
    ),
    "Invalid value for {0}: Input should be greater than or equal to {1}": (
        r"Invalid value for (.+?): Input should be greater than or equal to (.+)"
    ),
    "Invalid value for {0}: Input should be less than or equal to {1}": (
        r"Invalid value for (.+?): Input should be less than or equal to (.+)"
    ),
    "Invalid value for {0}: Input should be one of {1}": (
        r"Invalid value for (.+?): Value error, .+ is not one of (.+)\."
    ),
}
# A word with the spaces around it, for the library that breaks lines: a no-break space is part of a word.
WORD = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")
Place: TypeAlias = tuple[object, str]
"""An object, and the name of one of its attributes."""

OWN = ("Show this message and exit.", "Usage:")


def said(text: str) -> str:
    """Return a text of the manual in the language in which the commands speak."""
    return manual(language()).text(text)


def refusal(sentence: str) -> str:
    """Return what the library says of a wrong command line, translated; a sentence that is not known stays English."""
    for text, pattern in REFUSALS.items():
        if found := re.fullmatch(pattern, sentence.strip(), re.DOTALL):
            told = said(text)
            return sentence if told == text else told.format(*map(_quoted, found.groups()))
    return sentence


def _quoted(part: str) -> str:
    """Return a part of a sentence of the library with the quotes of the language that is spoken."""
    return re.sub(r"'([^']+)'", lambda found: spoken().say(tr("'{0}'", found[1])), part)


class SpokenCommand(TyperCommand):
    """A command whose help is in the language in which the commands speak."""

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        with speaking(self, ctx):
            super().format_help(ctx, formatter)

    def get_usage(self, ctx: Context) -> str:
        return _usage(super().get_usage(ctx))


class SpokenGroup(TyperGroup):
    """A group of commands whose help is in the language in which the commands speak."""

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        with speaking(self, ctx):
            super().format_help(ctx, formatter)

    def get_usage(self, ctx: Context) -> str:
        return _usage(super().get_usage(ctx))


@contextmanager
def refusing() -> Generator[None]:
    """Refuse a wrong command line in the language in which the commands speak, and end; the library must raise it."""
    try:
        yield
    except ClickException as error:
        from typer import rich_utils  # a slow import, which only those need who print

        error.message = refusal(error.format_message())
        with _words(), _instead([(type(error), "format_message")], lambda _: _message):
            rich_utils.rich_format_error(error)
        sys.exit(error.exit_code)
    except Abort:
        from typer import rich_utils

        with _words():
            rich_utils.rich_abort_error()
        sys.exit(1)


def _message(error: ClickException) -> str:
    return error.message


def _usage(usage: str) -> str:
    return usage.replace("Usage:", said("Usage:"), 1)


@contextmanager
def speaking(command: TyperCommand | TyperGroup, ctx: Context) -> Generator[None]:
    """Let a command, its options and the commands in it have their help in the language that is spoken, for a while."""
    with _words(), _instead(_texts(command, ctx), said):
        yield


@contextmanager
def _words() -> Generator[None]:
    from typer import rich_utils

    wrapping = import_module("rich._wrap")
    with (
        _instead([(rich_utils, name) for name in AROUND], said),
        _instead([(wrapping, "re_word")] if hasattr(wrapping, "re_word") else [], lambda _: WORD),
    ):
        yield


def _texts(command: TyperCommand | TyperGroup, ctx: Context) -> Iterator[Place]:
    """Yield what is printed of a command: the objects that have the texts, each with the name of the attribute."""
    yield from ((command, name) for name in ("help", "short_help") if getattr(command, name, None))
    for name in ("help", "rich_help_panel"):
        yield from ((one, name) for one in command.get_params(ctx) if getattr(one, name, None))
    for inner in command.commands.values() if isinstance(command, TyperGroup) else ():
        yield from ((inner, name) for name in ("help", "short_help") if getattr(inner, name, None))


@contextmanager
def _instead(places: Iterable[Place], say: Callable[[str], object]) -> Generator[None]:
    """Replace texts by what is said for them, and put them back at the end."""
    kept = [(owner, name, getattr(owner, name)) for owner, name in places]
    try:
        for owner, name, text in kept:
            setattr(owner, name, say(text))
        yield
    finally:
        for owner, name, text in kept:
            setattr(owner, name, text)
