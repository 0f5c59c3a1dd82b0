"""Typographic rules: capitals, full stops, and the spaces and apostrophes of a language."""

from __future__ import annotations

import re

from .languages import Settings

# A sentence that ends so needs no full stop.
ENDS = (".", "!", "?", ":", ".”", ". »")


def as_sentence(text: str) -> str:
    text = re.sub(r"\s+", " ", text).strip()
    text = text[:1].upper() + text[1:]  # where it opens with an amount or an icon, that is no letter
    return text if text.endswith(ENDS) else text + "."


def polish(text: str, settings: Settings) -> str:
    text = re.sub(r" +", " ", text).strip()
    text = re.sub(r" ([,.])", r"\1", text)
    for pattern, put in settings.typography:
        text = pattern.sub(put, text)
    return text
