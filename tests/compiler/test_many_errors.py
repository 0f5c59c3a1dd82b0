"""A file with thousands of errors is told as soon as one with a few: no error is compared with all others."""

from __future__ import annotations

from collections.abc import Callable
from difflib import SequenceMatcher

import pytest

from ombre.compiler import caused_errors as cascades
from ombre.compiler.caused_errors import independent
from ombre.dsl.diagnostics import Diagnostic, nearest, tr
from ombre.dsl.parser import Parsed, Torn
from ombre.dsl.source import Source, Span


def calls(monkeypatch: pytest.MonkeyPatch, of: object, name: str, doing: Callable[[], object]) -> int:
    """How often a function is called."""
    number, real = 0, getattr(of, name)

    def counted(*arguments: object) -> object:
        nonlocal number
        number += 1
        return real(*arguments)

    monkeypatch.setattr(of, name, counted)
    doing()
    monkeypatch.undo()
    return number


def test_many_torn_lines_are_not_compared_with_many_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    def compared(number: int) -> int:
        source = Source("x.card", "".join(f"lukcy{at} gains 2\n" for at in range(number)))
        lines = range(1, number + 1)
        found = [Diagnostic("E002", tr("unknown word"), Span("x.card", at, 1, at, 7)) for at in lines]
        torn = tuple(Torn(at, at, at, frozenset({f"other{at}"}), True, False) for at in lines)
        parsed = Parsed(source, (), tuple(found), torn)

        def kept() -> None:
            assert len(independent([parsed], found, [])) == number, "they are told"

        return calls(monkeypatch, cascades._TornLine, "led_to", kept)  # pyright: ignore[reportPrivateUsage]

    assert compared(500) == 0


def test_a_word_is_compared_letter_by_letter_with_few(monkeypatch: pytest.MonkeyPatch) -> None:
    words = [f"word{n}" for n in range(5000)]
    assert nearest("lantern", [*words, "lantren", "latern"]) == "latern"
    assert calls(monkeypatch, SequenceMatcher, "set_seq1", lambda: nearest("wrd77", words)) <= 65
