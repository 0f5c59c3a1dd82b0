"""The texts of the page in the languages into which it is translated: `page/LANGUAGE.po`, by the English texts."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import polib

PAGE = Path(__file__).parent / "page"


def translated(wanted: str) -> tuple[str, dict[str, str]]:
    """The language in which the page is shown, and its texts by the English ones; English has none.

    wanted: the language of the browser, such as `fr-CA`.
    """
    language = wanted.partition("-")[0].lower()
    return (language, _texts(language)) if language in _languages() else ("en", {})


def _languages() -> list[str]:
    return sorted(path.stem for path in PAGE.glob("*.po"))


@cache
def _texts(language: str) -> dict[str, str]:
    return {entry.msgid: entry.msgstr for entry in polib.pofile(str(PAGE / f"{language}.po")) if entry.msgstr}
