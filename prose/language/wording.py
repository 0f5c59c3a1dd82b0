"""Translate diagnostics.

A message is a template with arguments; each locale has translated templates in `locales/*/diagnostics.po`, in gettext
format. An argument is either another message, which is translated too, or code, which is not translated. A template
without a translation is printed in English.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path

import polib

from ombre.dsl.diagnostics import Counted, Diagnostic, Help, Translatable, tr
from ombre.translatable import told

from .languages import catalogue, diagnostics_file, language_for, line_of, manual_file

AROUND = (tr("error"), tr("warning"), tr("hint"), tr("help"))
"""The words that are printed before the parts of a diagnostic, such as `error:`."""


@dataclass(frozen=True, slots=True)
class Wording:
    """The translated messages of one language."""

    catalogue: NullTranslations

    def text(self, plain: str) -> str:
        """The translation of a text without arguments, in which braces mean nothing."""
        return self.catalogue.gettext(plain) if plain else ""

    def say(self, text: str) -> str:
        """The translation of a message into this language; code in its arguments is not translated."""
        if isinstance(text, Counted):
            said = self.catalogue.ngettext(text.template, text.many, text.number)
            return _filled(said, str(text), [str(text.number)])
        if isinstance(text, Translatable):
            said = self.catalogue.gettext(text.template) if text.template else ""
            return _filled(said, str(text), [self.say(arg) for arg in text.args])
        return text

    def error(self, error: Exception) -> str:
        """The translation of the message of an error."""
        return self.say(told(error))

    def diagnostic(self, found: Diagnostic) -> Diagnostic:
        """A diagnostic with translated messages; its code, place, severity and edits are unchanged."""
        notes = tuple((span, self._told(caption)) for span, caption in found.notes)
        fixes = tuple(replace(fix, title=self._told(fix.title)) for fix in found.fixes)
        help = self._told(found.help)
        told = Help(help.template, help.args, fixes) if fixes else help
        return replace(found, message=self._told(found.message), help=told, notes=notes, see=self._told(found.see))

    def _told(self, text: Translatable) -> Translatable:
        return Translatable("{0}", (self.say(text),))

    def words(self) -> Mapping[str, str]:
        """The translations of `error`, `warning`, `hint` and `help`."""
        return {word: self.say(word) for word in AROUND}


def _filled(said: str, english: str, args: list[str]) -> str:
    """The translated template with its arguments; the English text if the template has an unknown argument."""
    try:
        return said.format(*args)
    except (IndexError, KeyError, ValueError, AttributeError):
        return english


@cache
def wording(language: str) -> Wording:
    """The translated messages of a language and of those from which it inherits; empty for English."""
    return _translated(language, diagnostics_file)


def wording_for(wanted: str) -> Wording:
    """The translated messages of the language that a browser or an editor names, such as `fr-CA`;
    else those of English.
    """
    return wording(language_for(wanted) or "en")


@cache
def manual(language: str) -> Wording:
    """The translated texts of `--help` and of the pages of `ombre explain`; empty for English."""
    return _translated(language, manual_file)


def _translated(language: str, file: Callable[[str], Path]) -> Wording:
    found = Wording(NullTranslations())
    for code in line_of(language):
        path = file(code)
        if path.is_file():
            own = read(catalogue(path))
            own.catalogue.add_fallback(found.catalogue)
            found = own
    return found


def read(entries: polib.POFile) -> Wording:
    """The translated templates of a file; empty if it cannot be used (`translations.py` reports why)."""
    try:
        return Wording(GNUTranslations(BytesIO(entries.to_binary())))
    except (ValueError, LookupError, UnicodeError):  # an unknown encoding or an invalid plural rule in the header
        return Wording(NullTranslations())
