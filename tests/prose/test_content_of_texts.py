"""A text contains the numbers, colours, durations and quantifiers of its tree, and no others.

The functions in `tests/prose/reading.py` check this from the tree and the plain text, independently of the printer.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import islice

import pytest

from ombre.compiler import model as m
from ombre.prose.sentences import Unprintable, paragraph
from ombre.prose.sentences.declared_words import property_id

from ..budget import LONG
from ..compiler.samples import sampled
from .mutate import Mutant, Mutator
from .reading import LEXICON, Lexicon, expected, lexicon, misread
from .test_text_mutations import GAMES, cards, game, locale, sayable

pytestmark = pytest.mark.sampled

READABLE = tuple(sorted(path.stem for path in LEXICON.glob("*.yaml")))
GAMES_READ = (*GAMES, "web_revision")
LEXICONS = {"reading": "crossfire", "bodies": "crossfire", "prime_runner": "crossfire", "web_revision": "srtcg"}
TREES = 120  # the number of mutants for each game and each locale


def words(name: str, language: str) -> Lexicon:
    return lexicon(language, LEXICONS.get(name, name))


def printed(name: str, language: str, kind: str, *abilities: m.Ability) -> str:
    """The text of some abilities on one card."""
    said = locale(name, language)
    trees = [paragraph(ability, game(name).vocabulary, kind) for ability in abilities]
    return "\n".join(said.plain(runs) for runs in said.paragraphs(trees))


@pytest.mark.parametrize("language", READABLE)
@pytest.mark.parametrize("name", GAMES_READ)
def test_every_text_says_what_its_tree_asks_for(name: str, language: str) -> None:
    """The text of each ability, and of each whole card, has the content of its tree; two abilities may share a line."""
    found, known = list[str](), words(name, language)
    for card in cards(name):
        for group in {card.abilities, *((ability,) for ability in card.abilities)}:
            said = printed(name, language, card.kind, *group)
            found += [f"{card.id}: {wrong}: {said}" for wrong in misread(expected(group, known), said, known)]
    assert found == []


@cache
def mutants(name: str) -> list[tuple[m.Card, Mutant]]:
    """A sample of the mutants of a game's abilities, each with its card."""
    model = sayable(name)
    every = ((card, ability) for card in cards(name) for ability in card.abilities)
    return sampled(
        ((card, made) for card, ability in every for made in Mutator(model, ability, card.kind).mutants(ability)), TREES
    )


@pytest.mark.parametrize("language", READABLE)
@pytest.mark.parametrize("name", GAMES)
def test_what_cards_could_have_been_is_read_as_well(name: str, language: str) -> None:
    found, known = list[str](), words(name, language)
    for card, mutant in mutants(name):
        with suppress(Unprintable):
            said = printed(name, language, card.kind, mutant.node)
            wrong = misread(expected(mutant.node, known), said, known)
            found += [f"{card.id}: {mutant}: {one}: {said}" for one in wrong]
    assert found == []
    assert len(mutants(name)) >= min(TREES, 100)


@pytest.mark.parametrize("language", READABLE)
def test_a_change_in_words_of_its_own_says_what_it_is_counted_by(language: str) -> None:
    """Texts such as "+1 obstacle per round for each ..." have the content of their trees.

    Each card with a computed bonus is combined with each property that has such a message.
    """
    known, found, seen = words("prime_runner", language), list[str](), Counter[str]()
    for card in cards("prime_runner"):
        for ability in card.abilities:
            for made in Mutator(game("prime_runner").known, ability, card.kind).mutants(ability):
                new = made.new
                if made.what != "Modify.property" or not isinstance(new, m.Modify) or isinstance(new.amount, m.Number):
                    continue
                if locale("prime_runner", language).has(f"change--{property_id(new.property)}"):
                    seen[new.property.name] += 1
                    said = printed("prime_runner", language, card.kind, made.node)
                    found += [f"{said}: {one}" for one in misread(expected(made.node, known), said, known)]
    assert found == []
    assert len(seen) == 2


# ---------------------------------------------------------------------------------------------- mutations of texts

# For each language: patterns to replace, and their replacements.
SLIPS = {
    "en": {
        "a duration": (r" until the end of the \w+| this turn\b|\bOnce per \w+, ", ""),
        "for the game": (r" for the rest of the game", ""),
        "each": (r"\beach\b", "a"),
        "for each": (r" for each\b[^.]*", ""),
        "another": (r"\banother\b", "a"),
        "up to": (r"\bup to ", ""),
        "any number": (r"\bany number of ", "some "),
        "all": (r"\ball\b", "some"),
        "a colour": (r"\bblack\b|\bblue\b", "red"),
        "a type": (r"\bhuman\b|\bork\b", "troll"),
    },
    "fr": {
        "a duration": (r" jusqu’à la fin d(u|e la) \w+| pendant ce tour\b|\bUne fois par \w+, ", ""),
        "for the game": (r" jusqu’à la fin de la partie", ""),
        "each": (r"\bchaque\b", "un"),
        "for each": (r" par (?!tour|phase|l)[^.]*", ""),
        "another": (r"\bun autre\b", "un"),
        "up to": (r"\bjusqu’à (?=\d)", ""),
        "any number": (r"\bn’importe quel nombre de ", "des "),
        "all": (r"\btout(e?)s\b", "des"),
        "a colour": (r"\bnoire?s?\b|\bbleue?s?\b", "rouge"),
        "a type": (r"\bHumains?\b|\bOrks?\b", "Troll"),
    },
}


EACH = None if LONG else 1  # the largest number of changes of one sort in a text


def slips(text: str, language: str, names: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    """Yield changes of a text: for each a description, and the text with one word removed or changed.

    Names are not changed.
    """
    kept = {at for name in names.finditer(text) for at in range(*name.span())}
    for number in islice(re.finditer(r"\d+", text), EACH):
        yield "a number", f"{text[: number.start()]}{int(number[0]) + 1}{text[number.end() :]}"
    for what, (pattern, put) in SLIPS[language].items():
        for found in islice(re.finditer(pattern, text, re.IGNORECASE), EACH):
            if kept.isdisjoint(range(*found.span())):
                yield what, f"{text[: found.start()]}{put}{text[found.end() :]}"


@pytest.mark.parametrize("language", READABLE)
def test_a_slip_of_the_pen_is_found(language: str) -> None:
    """If a word in the text of a card is removed or changed, the comparison with the tree detects it."""
    seen, missed = Counter[str](), list[tuple[str, str, str]]()
    for name in ("reading", "srtcg"):
        for card in cards(name):
            for ability in card.abilities:
                said, known = printed(name, language, card.kind, ability), words(name, language)
                tree = expected(ability, known)
                for what, wrong in slips(said, language, known.names):
                    seen[what] += 1
                    if not misread(tree, wrong, known):
                        missed.append((card.id, what, wrong))
    assert missed == []
    assert set(seen) == {"a number", *SLIPS[language]}
    assert seen.total() > 300
