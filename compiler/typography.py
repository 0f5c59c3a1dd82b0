"""Apply typographic rules to texts: capitals and full stops, and the spaces and apostrophes of a locale."""

from __future__ import annotations

import re

from .languages import Settings

# Endings after which no full stop is added.
ENDS = (".", "!", "?", ":", ".”", ". »")


def as_sentence(text: str) -> str:
    text = re.sub(r"\s+", " ", text).strip()
    text = text[:1].upper() + text[1:]  # no effect if the text begins with an amount or an icon
    return text if text.endswith(ENDS) else text + "."


def polish(text: str, settings: Settings) -> str:
    text = re.sub(r" +", " ", text).strip()
    text = re.sub(r" ([,.])", r"\1", text)
    for pattern, put in settings.typography:
        text = pattern.sub(put, text)
    return text
