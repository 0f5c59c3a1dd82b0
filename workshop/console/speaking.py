"""The language in which the commands speak: that of `--locale`, or else that of the environment, or else English.

A program that runs a command for somebody, such as the page, may say it in `OMBRE_SPEAKS`: `--locale` is then only the
language of what is printed.

This is the only place that decides. Games are printed in the same language, if they are translated into it.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from pathlib import Path

import typer

from ombre.prose.language.languages import language_for
from ombre.prose.language.wording import Wording, wording

SOURCE = "en"  # the language of the messages in the program
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is not empty decides, as for other programs
_spoken: ContextVar[str] = ContextVar("spoken", default="")


def of_environment(environment: Mapping[str, str]) -> str:
    """Return the language that the environment names, such as `fr` for `fr_CA.UTF-8`; English if ombre lacks it."""
    named = next((value for variable in VARIABLES if (value := environment.get(variable))), "")
    return language_for(named.partition(".")[0].partition("@")[0].replace("_", "-")) or SOURCE


def language() -> str:
    """Return the language in which the commands speak."""
    return _spoken.get() or of_environment(os.environ)


def speak(wanted: str) -> None:
    """Speak a language from now on; that of the environment for "", or for one that does not come with ombre."""
    _spoken.set(language_for(os.environ.get("OMBRE_SPEAKS") or wanted))


def spoken() -> Wording:
    """Return the messages of the language in which the commands speak."""
    return wording(language())


def said(text: str) -> str:
    """Return a message in the language in which the commands speak; code and words of a game stay as they are."""
    return spoken().say(text)


def say(text: str) -> None:
    """Print a message on standard output."""
    typer.echo(said(text))


def text_language(wanted: str | None, folders: Sequence[Path]) -> str:
    """Return the language in which a game is printed: the wanted one, or else that of the environment.

    folders: those of the game and its expansions. If none of them has texts in the language of the environment, it is
    English: a game that nobody has translated would be half in one language and half in the other.
    """
    if wanted:
        return wanted
    own = language()
    return own if any((folder / "locales" / own).is_dir() for folder in folders) else SOURCE
