"""The texts of pages in the languages into which they are translated: `LANGUAGE.po` in the folder of a page.

The English texts stand in the page itself, and are the keys.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import polib


def page_texts(folder: Path, wanted: str) -> tuple[str, dict[str, str]]:
    """The language in which a page is shown, and its texts by the English ones; English has none.

    folder: that of the page. wanted: a language, or a variant of one, such as `fr-CA`.
    """
    language = wanted.partition("-")[0].lower()
    known = sorted(path.stem for path in folder.glob("*.po"))
    return (language, _texts(folder, language)) if language in known else ("en", {})


@cache
def _texts(folder: Path, language: str) -> dict[str, str]:
    return {entry.msgid: entry.msgstr for entry in polib.pofile(str(folder / f"{language}.po")) if entry.msgstr}
