"""Apply typographic rules to texts: capitals and full stops, and the spaces and apostrophes of a locale."""

from __future__ import annotations

import re

from .languages import Settings
from .writing import Writing

# Endings after which no full stop is added.
ENDS = (".", "!", "?", ":", ".”", ". »", "؟", "。", "！", "？", "：", "。」", "。』")
# A space that has no Latin letter or digit at one of its sides; spaces around the bullets of alternatives stay.
_LATIN = "0-9A-Za-z\u00c0-\u024f"
_UNNEEDED = re.compile(f"(?<!•) (?!•)(?:(?<![{_LATIN}] )|(?![{_LATIN}]))")


def as_sentence(text: str, writing: Writing) -> str:
    text = re.sub(r"\s+", " ", text).strip()
    bracket = text[: text.startswith("(")]
    text = bracket + writing.capital(text[len(bracket) :])  # no effect if it begins with an amount or an icon
    return text if text.endswith((*ENDS, writing.stop)) else text + writing.stop


def unstopped(id: str, text: str, writing: Writing) -> str:
    """The text of a message; of a clause in brackets without the full stop of the last sentence in them."""
    return re.sub(rf"{re.escape(writing.stop)}\s*\)$", ")", text) if id == "bracketed" else text


def polish(text: str, settings: Settings) -> str:
    text = re.sub(r" +", " ", text).strip()
    text = re.sub(r" ([,.)])", r"\1", text).replace("( ", "(")
    if not settings.writing.spaced:
        text = _UNNEEDED.sub("", text)
    for pattern, put in settings.typography:
        text = pattern.sub(put, text)
    return text
