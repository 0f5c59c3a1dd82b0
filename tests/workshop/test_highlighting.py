"""The Pygments lexer reads every shipped card, and finds the same parts as an editor."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import pytest
from pygments.lexers import find_lexer_class, find_lexer_class_for_filename
from pygments.token import Name, Punctuation, Text, Whitespace

from ombre import cards_folder
from ombre.dsl.editor import SCOPES, patterns
from ombre.workshop.highlighting import TOKENS, CardLexer

from ..dsl.test_editor import SAMPLE, classified
from ..recording import recorded

GOLDEN = Path(__file__).parents[1] / "golden" / "highlighting.txt"
FILES = sorted(cards_folder().rglob("*.card"))
PLAIN = [str(token) for token in (Name, Whitespace, Punctuation, Text)]


def lexed(text: str) -> list[tuple[str, str]]:
    return [(str(token), part) for token, part in CardLexer(stripnl=False).get_tokens(text) if part]


def test_pygments_finds_the_lexer() -> None:
    """The entry point is installed."""
    assert find_lexer_class(CardLexer.name) is CardLexer
    assert find_lexer_class_for_filename("market.card") is CardLexer


def test_each_scope_has_its_token() -> None:
    assert {scope for pattern in patterns() for scope in pattern.scopes} == TOKENS.keys()
    assert set(SCOPES.values()) <= TOKENS.keys()
    assert len({*TOKENS.values()}) == len(TOKENS)


def test_every_shipped_file_is_read_whole() -> None:
    assert len(FILES) > 100
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        found = lexed(text)
        assert "".join(part for _, part in found) == text, path
        assert not [part for token, part in found if "Error" in token], path


@pytest.mark.parametrize("text", ['"not closed', "3rd 'x' $ é\n\n\n", "gear\n\n  when\nit leaves\n", "", "\t# x\r\n"])
def test_any_text_is_read_whole(text: str) -> None:
    """What no line of a card looks like is no error, and no keyword goes on in the next line."""
    assert "".join(part for _, part in lexed(text)).rstrip("\n") == text.replace("\r\n", "\n").rstrip("\n")


def test_the_lexer_and_the_grammar_agree() -> None:
    """Each line has the same parts for Pygments as in an editor."""
    games = [next(iter(files)) for _, files in groupby(FILES, lambda path: path.relative_to(cards_folder()).parts[:2])]
    texts = [SAMPLE, *(path.read_text(encoding="utf-8") for path in games)]
    assert len(texts) > 12
    for text in texts:
        for line in text.splitlines():
            wanted = [(str(TOKENS[scope]), part) for scope, part in classified(line)]
            assert [(token, part) for token, part in lexed(line) if token not in PLAIN] == wanted, line


def test_a_sample_as_recorded() -> None:
    """OMBRE_RECORD=1 writes the tokens of the sample again."""
    made = "".join(f"{token.removeprefix('Token.'):22} {part!r}\n" for token, part in lexed(SAMPLE))
    assert recorded(GOLDEN, made) == made
