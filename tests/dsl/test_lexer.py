"""The lexer: the class of a word depends on its place (a keyword, a class of declared words, or an undeclared name)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest

from ombre.dsl import nodes
from ombre.dsl.diagnostics import Diagnostic
from ombre.dsl.lexer import BadText, pieces
from ombre.dsl.parser import parse
from ombre.dsl.source import Source
from ombre.dsl.vocabulary import Vocabulary


def words_in(tree: Any) -> Iterator[nodes.Word]:
    if isinstance(tree, nodes.Word):
        yield tree
    elif isinstance(tree, nodes.Node):
        for field in fields(tree)[1:]:
            yield from words_in(getattr(tree, field.name))
    else:
        for part in tree or ():
            yield from words_in(part)


def classes(vocabulary: Vocabulary, *lines: str) -> list[str]:
    """The words that the tree of some statements contains, each as `text/class`."""
    text = "setup:\n" + "".join(f"  {line}\n" for line in lines)
    parsed = parse(Source("case.card", text), vocabulary)
    assert [d.message for d in parsed.diagnostics] == []
    return [f"{word.text}/{word.sort}" for word in words_in(parsed.declarations)]


def test_one_word_as_zone_and_as_verb(vocabulary: Vocabulary) -> None:
    """`discard` is a verb after its subject, and a zone in a noun phrase."""
    assert classes(vocabulary, "you discard pick") == ["discard/BASE", "pick/WORD"]
    assert classes(vocabulary, "move pick to discard of you") == ["pick/WORD", "discard/PROP"]
    assert classes(vocabulary, "you cannot discard a cargo in discard of you")[0] == "discard/BASE"
    assert classes(vocabulary, "you cannot discard a cargo in discard of you")[-1] == "discard/PROP"


def test_one_word_as_property_and_as_verb(vocabulary: Vocabulary) -> None:
    """`attack` is a property after `has`, and a verb after `cannot`."""
    assert classes(vocabulary, "pick has attack +1")[1] == "attack/PROP"
    assert classes(vocabulary, "pick cannot attack")[1] == "attack/BASE"


def test_one_word_as_slot_and_as_name(vocabulary: Vocabulary) -> None:
    """`play` is a slot after `perform`, and an undeclared name after `as`."""
    assert classes(vocabulary, "perform play of pick as you") == ["play/SLOT", "pick/WORD"]
    assert classes(vocabulary, "choose a cargo as play")[-1] == "play/WORD"


def test_a_keyword_is_a_name_in_a_declaring_position(vocabulary: Vocabulary) -> None:
    """Where a name is declared, such as after `as`, each word is a name, even a keyword."""
    assert classes(vocabulary, "choose a cargo as each") == ["a/A", "cargo/KIND", "each/WORD"]
    assert classes(vocabulary, "run step reveal") == ["reveal/WORD"]
    assert classes(vocabulary, "choose a cargo as red")[-1] == "red/WORD"


def test_number_of_is_one_keyword(vocabulary: Vocabulary) -> None:
    """`number of` is one keyword; `number` alone is the keyword for a type, and here also a name."""
    assert classes(vocabulary, "level becomes number of ships") == ["level/PROP", "ships/KIND"]
    parsed = parse(Source("case.card", "kind ship is card\n  has number number\n"), vocabulary)
    assert [f"{word.text}/{word.sort}" for word in words_in(parsed.declarations)][-1] == "number/WORD"


def test_or_if_is_one_keyword(vocabulary: Vocabulary) -> None:
    """`or` joins values, `or if` joins conditions; a value may still be called `if`."""
    found = classes(vocabulary, "if colour is red or blue or if colour is gold:", "  you draw 1")
    assert found == ["colour/PROP", "red/VALUE", "blue/VALUE", "colour/PROP", "gold/VALUE", "draw/BASE", "1/NUMBER"]


def test_a_joined_keyword_falls_apart_where_it_does_not_fit(vocabulary: Vocabulary) -> None:
    """`each other` is one keyword, but two words where a verb `each` stands before a role `other`."""
    assert classes(vocabulary, "choose each other captain")[0] == "each other/EACH_OTHER"
    parsed = parse(Source("case.card", "verb who:captain each other:captain\n"), vocabulary)
    assert [word.text for word in words_in(parsed.declarations)] == ["who", "captain", "each", "other", "captain"]


def test_the_is_noise(vocabulary: Vocabulary) -> None:
    """`the` may stand between any two words, also inside a joined keyword."""
    plain = classes(vocabulary, "friend has coins +1 for rest of game")
    assert classes(vocabulary, "the friend has the coins +1 for the rest of the game") == plain


def test_an_is_a(vocabulary: Vocabulary) -> None:
    """`a` and `an` give the same tree."""
    assert classes(vocabulary, "choose an cargo") == classes(vocabulary, "choose a cargo")


def test_pieces_know_their_columns() -> None:
    """The columns of a piece are counted from 1; its end column is the column after its last character."""
    found = [(raw.text, raw.sort, raw.column, raw.end_column) for raw in pieces(Source("", ""), 1, '  a_1 <= "b c",12')]
    assert found == [
        ("a_1", "word", 3, 6), ("<=", "sign", 7, 9), ('"b c"', "string", 10, 15), (",", "sign", 15, 16),
        ("12", "number", 16, 18),
    ]  # fmt: skip


@pytest.mark.parametrize(("line", "column"), [('gear "no end', 6), ("you draw 1; you draw 2", 11), ("you draw $", 10)])
def test_what_is_no_word_is_pointed_at(line: str, column: int) -> None:
    """An invalid character is reported at its place."""
    with pytest.raises(BadText) as caught:
        pieces(Source("", ""), 1, line)
    assert (caught.value.span.line, caught.value.span.column) == (1, column)
    assert caught.value.help


@pytest.mark.parametrize("space", ["  ", "\t", "      "])
def test_any_indentation_makes_a_block(vocabulary: Vocabulary, space: str) -> None:
    """Any number of spaces or tabs can indent a block."""
    text = f"setup:\n{space}if level = 1:\n{space}{space}you draw 1\n{space}you draw 2\n"
    parsed = parse(Source("case.card", text), vocabulary)
    assert parsed.diagnostics == ()
    (setup,) = parsed.declarations
    assert isinstance(setup, nodes.Setup)
    assert [node.__class__.__name__ for node in setup.body] == ["If", "Call"]


# --------------------------------------------------------------------------------------------- what deceives the eye


def told(vocabulary: Vocabulary, text: str) -> list[tuple[str, str, int, int]]:
    """The code, the message, the line and the column of each mistake in a file."""
    found = parse(Source("case.card", text), vocabulary).diagnostics
    return [(one.code, one.message, one.span.line, one.span.column) for one in found]


@pytest.mark.parametrize(
    ("digits", "number"),
    [("\u0663", "3"), ("1\u06602", "102"), ("\uff11\uff12", "12"), ("\u096a", "4"), ("\U0001d7db", "3")],
)
def test_numbers_are_written_with_the_digits_0_to_9(digits: str, number: str, vocabulary: Vocabulary) -> None:
    text = f"setup:\n  you draw {digits}\n  you drwa 1\n"
    parsed = parse(Source("case.card", text), vocabulary)
    assert [one.message for one in parsed.diagnostics] == [
        f"'{digits}' is not a number of the language",
        "did not expect 'drwa' here",
    ]
    first = parsed.diagnostics[0]
    assert (first.help, first.span.line, first.span.column) == (f"write '{number}'", 2, 12)
    assert fixed(text, first) == text.replace(digits, number)


@pytest.mark.parametrize("sign", ["\u202e", "\u2066", "\u061c", "\u200f", "\u2028", "\x1b", "\0", "\x85"])
def test_signs_that_change_the_order_of_text_are_refused_in_comments(sign: str, vocabulary: Vocabulary) -> None:
    text = f"# fine\nsetup:  # pay {sign} 3\n  you draw 1\n  # {sign}\n"
    message = f"this comment contains an invisible character ({ord(sign)})"
    assert told(vocabulary, text) == [("E001", message, 2, 15), ("E001", message, 4, 5)]
    first, second = parse(Source("case.card", text), vocabulary).diagnostics
    assert fixed(fixed(text, second), first) == text.replace(sign, "")
    assert told(vocabulary, text.replace(sign, "").replace("\n", "\r\n")) == []


@pytest.mark.parametrize("sign", ["\u202e", "\u2028", "\x1c", "\x85"])
def test_signs_that_cannot_be_seen_are_no_spaces(sign: str, vocabulary: Vocabulary) -> None:
    message = f"an invisible character ({ord(sign)}) is not allowed here"
    assert told(vocabulary, f"setup:\n  you draw {sign} 1\n")[0] == ("E001", message, 2, 12)


@pytest.mark.parametrize("sign", ["\u203d", "'", "\0", "\u202e"])
def test_a_wrong_sign_alone_in_a_block_is_told(sign: str, vocabulary: Vocabulary) -> None:
    """Without it the block is empty, so that the next line is wrong, too."""
    found = told(vocabulary, f'scenario x "X"\n  given:\n    {sign}\n  then:\n    players 2\n')
    assert found[0][0] == "E001" and found[0][2:] == (3, 5)


def fixed(text: str, diagnostic: Diagnostic) -> str:
    """The text with the fix of a mistake in one line."""
    (fix,) = diagnostic.fixes
    (edit,) = fix.edits
    lines = text.split("\n")
    line = lines[edit.span.line - 1]
    lines[edit.span.line - 1] = line[: edit.span.column - 1] + edit.text + line[edit.span.end_column - 1 :]
    return "\n".join(lines)
