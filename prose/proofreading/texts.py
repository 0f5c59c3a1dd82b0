"""Proofread the printed text of each card: numbers, icons, punctuation, marks of missing messages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from ombre.compiler import model
from ombre.dsl.diagnostics import Diagnostic, Translatable, tr

from ..language.text import Locale
from ..language.typography import polish
from .card_texts import CardText
from .proofread import changed_icons, changed_numbers

_PAIRS = {"(": ")", "[": "]", "«": "»", "“": "”"}
_GERMAN = {"„": "“"}  # the closing mark of one language is the opening mark of another
_MARKS = re.compile(r"[{}\ue000-\uf8ff\ufffd]|\[[a-z]{2}(?:-\w+)?\] |\$\w|\bNone\b|\?\?\?")
_DOUBLED = re.compile(r"\b([^\W\d_]{2,})[ \u00a0\u202f]+\1\b")
_SPACED = re.compile(r"[ \u00a0\u202f]([,.;:!?)\]])")
_MARKED_OFF = ";:!?"  # the marks before which some languages have a space
_ENDS = ".!?:…。"
_CLOSING = ' \u00a0\u202f”“»"’)'  # what can stand behind the last full stop


def faults(texts: list[CardText], locale: Locale) -> Iterator[Diagnostic]:
    """Yield the faults of printed texts; each names the card. The place is the card."""
    yield from _unprinted(texts, locale)
    spaced = spaced_marks(locale)
    for text in texts:
        for tree in text.trees:
            for problem in (*changed_numbers(tree, locale), *changed_icons(tree, locale)):
                yield Diagnostic("E606", _of(text.card, problem.text), text.card.span)
        for paragraph in text.plain:
            if mark := _MARKS.search(paragraph):
                told = tr("the text has '{0}', which is not for readers: {1}", mark[0].strip(), paragraph)
                yield Diagnostic("E607", _of(text.card, told), text.card.span)
            for told in misprints(paragraph, spaced, locale):
                help = tr("correct the message, or add a rule of typography to locale.yaml")
                yield Diagnostic("W606", _of(text.card, told), text.card.span, help, severity="warning")


def spaced_marks(locale: Locale) -> list[str]:
    """The marks before which the typography of a language has a space."""
    return [mark for mark in _MARKED_OFF if re.search(rf"\s\{mark}", polish(f"a{mark} b", locale.settings))]


def _of(card: model.Card, told: Translatable) -> Translatable:
    return tr("card '{0}': {1}", card.id, told)


def _unprinted(texts: list[CardText], locale: Locale) -> Iterator[Diagnostic]:
    """Yield a warning for each reason why cards cannot be printed, with the number of these cards."""
    numbers = Counter(text.reason for text in texts if text.reason)
    seen: set[str] = set()
    for text in texts:
        if text.reason and text.reason not in seen:
            seen.add(text.reason)
            reason = text.reason
            if isinstance(reason, Translatable) and reason.args[:1] == (locale.language,):
                reason = reason.args[1]  # the diagnostic is about this language anyway
            told = _of(
                text.card, tr("it is printed in another language ({0} of this sort): {1}", numbers[text.reason], reason)
            )
            help = tr("write the message that is missing, or correct it")
            yield Diagnostic("W608", told, text.card.span, help, severity="warning")


def misprints(text: str, spaced: list[str], locale: Locale, ends: bool = True) -> Iterator[Translatable]:
    """Yield what a proofreader would mark in one paragraph.

    spaced: the marks before which there must be a space. ends: whether it must end with a full stop.
    """
    if doubled := _DOUBLED.search(text):
        yield tr("the word '{0}' occurs twice in a row: {1}", doubled[1], text)
    if locale.settings.writing.spaced and "  " in text:
        yield tr("there are two spaces in a row: {0}", text)
    for found in _SPACED.finditer(text):
        if found[1] not in spaced:
            yield tr("there is a space before '{0}': {1}", found[1], text)
    for mark in spaced:
        if re.search(rf"[^\s{_MARKED_OFF}\d]\{mark}(?!\w)", text):
            yield tr("there is no space before '{0}': {1}", mark, text)
    if unpaired := _unpaired(text):
        yield tr("'{0}' has no partner: {1}", unpaired, text)
    if ends and text.strip() and text.rstrip(_CLOSING)[-1:] not in (*_ENDS, locale.settings.writing.stop):
        yield tr("the text ends without a full stop: {0}", text)
    empty = r"[ \u00a0]*".join(("[,;:(]", "[.,;)]"))
    if hole := re.search(empty, text):
        yield tr("there is nothing between '{0}' and '{1}': {2}", hole[0][0], hole[0][-1], text)


def _unpaired(text: str) -> str:
    """A bracket or a quotation mark without its partner, or ""."""
    pairs = _PAIRS | _GERMAN if "„" in text else _PAIRS
    if "„" in text:
        pairs = {open: close for open, close in pairs.items() if open != "“"}
    closing = {close: open for open, close in pairs.items()}
    waiting: list[str] = []
    for char in text:
        if char in pairs:
            waiting.append(char)
        elif char in closing:
            if not waiting or waiting.pop() != closing[char]:
                return char
    return waiting[-1] if waiting else '"' if text.count('"') % 2 else ""
