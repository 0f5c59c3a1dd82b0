"""The vocabulary is collected from the lines of declarations, even if other lines of a file have errors."""

from __future__ import annotations

import pytest

from ombre.dsl.source import Source
from ombre.dsl.vocabulary import CLASSES, Vocabulary, base_form, gerund, participle, plural, scan


def words(*lines: str) -> Vocabulary:
    return scan([Source("words.card", "\n".join(lines) + "\n")])


@pytest.mark.parametrize(
    ("one", "many"), [("runner", "runners"), ("ally", "allies"), ("boss", "bosses"), ("day", "days"), ("box", "boxes")]
)
def test_plural(one: str, many: str) -> None:
    """A kind without a declared plural has the regular English plural."""
    assert plural(one) == many


@pytest.mark.parametrize(
    ("third", "base", "past", "ing"),
    [
        ("heals", "heal", "healed", "healing"),
        ("moves", "move", "moved", "moving"),
        ("tries", "try", "tried", "trying"),
        ("passes", "pass", "passed", "passing"),
        ("frees", "free", "freed", "freeing"),
        ("plays", "play", "played", "playing"),
    ],
)
def test_forms_of_a_verb(third: str, base: str, past: str, ing: str) -> None:
    """A verb without declared forms has the regular English forms, derived from its third person."""
    assert (base_form(third), participle(base), gerund(base)) == (base, past, ing)


def test_a_verb_declares_four_forms() -> None:
    """A verb adds four forms to the vocabulary, and `base` maps each form to the third person."""
    found = words("verb who:player sells what:card to other:player (sell, sold)")
    forms = {"VERB": "sells", "BASE": "sell", "PART": "sold", "GERUND": "selling"}
    assert {kind: found.words(kind) for kind in forms} == {kind: [word] for kind, word in forms.items()}
    assert {found.base[f"{kind} {word}"] for kind, word in forms.items()} == {"sells"}


def test_a_kind_has_two_numbers() -> None:
    """The singular and the plural of a kind refer to the same kind; a declared plural may equal the singular."""
    found = words("kind captain is player", "kind cargo (cargo) is card", "kind ox ( oxen ) is card")
    assert {w: found.kinds[w] for w in ("captain", "captains", "oxen")} == {
        "captain": "captain", "captains": "captain", "oxen": "ox",
    }  # fmt: skip
    assert found.kinds["cargo"] == "cargo" and "cargos" not in found.kinds


def test_every_game_has_players_and_cards() -> None:
    """The kinds player and card exist without a declaration."""
    assert words().words("KIND") == ["card", "cards", "player", "players"]


def test_values() -> None:
    """The name of a list has the class KIND, its words the class VALUE; words that a property lists are values too."""
    found = words(
        "values hue red, blue",
        "kind ship is card",
        "  has state whole, broken until it leaves quay",
        "  fact rig square, lateen",
        "  fact paint hue",
    )
    assert found.kinds["hue"] == "hue"
    assert found.words("VALUE") == ["blue", "broken", "lateen", "red", "square", "whole"]
    assert found.takes == {"rig": ["rig"], "paint": ["hue"]}


def test_properties() -> None:
    """Facts, states, derived properties, zones and the data of slots have the class PROP."""
    found = words(
        "kind cargo is card",
        "  fact price number",
        "  has worth is price + 1",
        "  zones hold hidden, quay open live",
        "  slots play, trade with bonus number on ship",
    )
    assert found.words("PROP") == ["bonus", "hold", "price", "quay", "trade_bonus", "worth"]
    assert found.words("SLOT") == ["play", "trade"]


def test_scopes() -> None:
    """The names in `scopes` and the names of flows have the class SCOPE."""
    assert words("game harbour", "  scopes voyage, night", "flow turn of captain").words("SCOPE") == [
        "night", "turn", "voyage",
    ]  # fmt: skip


def test_words_of_other_games() -> None:
    """`say WORD for OTHER` adds a hint for the other word, but does not declare it."""
    found = words("game harbour", "  say captain for skipper, master")
    assert found.hints["skipper"] == found.hints["master"] == "captain"
    assert "skipper" not in found.classes


def test_a_word_may_have_several_classes() -> None:
    """A word may have several classes; their order does not depend on the order of the declarations."""
    lines = ["kind captain is player", "  zones discard open", "verb who:captain discards what:card"]
    for order in (lines, [lines[2], *lines[:2]]):
        assert words(*order).classes["discard"] == ("BASE", "PROP")
    assert list(words(*lines).classes["discard"]) == sorted(("PROP", "BASE"), key=CLASSES.index)


def test_comments_declare_nothing() -> None:
    """Words in comments are not added to the vocabulary."""
    assert words("# kind ship is card", "values hue red # , blue").words("VALUE") == ["red"]


def test_several_files_make_one_vocabulary() -> None:
    """The vocabulary contains the words of all files."""
    found = scan([Source("a.card", "kind ship is card\n"), Source("b.card", "kind boat is card\n")])
    assert {"ship", "boat"} <= {*found.words("KIND")}
