"""Old spellings are errors; `ombre fmt --migrate` rewrites them, but only where they are used as old spellings."""

from __future__ import annotations

import pytest

from ombre.dsl.formatter import format_source, migrated
from ombre.dsl.parser import parse
from ombre.dsl.source import Source
from ombre.dsl.vocabulary import Vocabulary


def setup(*lines: str) -> Source:
    return Source("old.card", "\n".join(["setup:", *(f"  {line}" for line in lines)]) + "\n")


def today(source: Source, vocabulary: Vocabulary) -> Source:
    return migrated(source, parse(source, vocabulary).diagnostics)


OLD = {
    "if pick exists:  # if it exists": "if pick is not nothing:  # if it exists",
    "if (pick exists and mark of crate exists) or if friend exists:": (
        "if pick is not nothing and mark of crate is not nothing or if friend is not nothing:"
    ),
    "begin voyage": "start voyage",
    "you sell tea onto pier": "you sell tea on pier",
    "if you can (sell tea against pier):": "if you can (sell tea on pier):",
    "you sell tea into pier": "you sell tea to pier",
    "you sell 2 over (level + 1)": "you sell 2 with level + 1",
    "choose a ship as one where friend exists": "choose a ship as one where friend is not nothing",
}


@pytest.mark.parametrize("old", OLD)
def test_an_old_spelling_is_rewritten(old: str, vocabulary: Vocabulary) -> None:
    """An old spelling is an error with a help text that names `--migrate`; `--migrate` replaces the spelling."""
    below = ["  level rises by 1"] if ":" in old else []
    source = setup(old, *below)
    assert "--migrate" in str(parse(source, vocabulary).diagnostics[0].help)
    assert format_source(source, vocabulary)[0] == source.text
    text, found = format_source(today(source, vocabulary), vocabulary)
    assert not found
    assert text == setup(OLD[old], *below).text


def test_what_reads_today_stays(vocabulary: Vocabulary) -> None:
    """A word that is an old spelling may be used as a name; the migration does not change such names."""
    over = ["into is 3", "over is into + begin", "you sell tea to over", "reveal over to you"]
    source = setup(*("begin is 2", "exists is begin", "if exists = begin:", "  level rises by exists"), *over)
    assert today(source, vocabulary) == source
    assert not parse(source, vocabulary).diagnostics


def test_other_mistakes_stay(vocabulary: Vocabulary) -> None:
    """If a text has other errors too, the migration replaces only the old spellings; the errors are reported."""
    source = setup("if pick exists:", "  level rises", '  say "')
    text, found = format_source(today(source, vocabulary), vocabulary)
    assert found
    assert text == setup("if pick is not nothing:", "  level rises", '  say "').text
