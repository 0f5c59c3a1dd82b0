"""A change of one ability changes the text of its whole card, although two abilities may share a line.

`test_text_mutations.py` prints each ability alone. The tests here print whole cards, and cards that have an ability
together with a mutant of this ability.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import NamedTuple, TypeGuard

import pytest

from ombre.compiler import model as m
from ombre.dsl.source import NOWHERE as W
from ombre.prose.language.messages import Paragraph
from ombre.prose.language.text import Locale, load_locale
from ombre.prose.sentences import Unprintable, paragraph

from ..budget import LONG
from ..compiler.samples import sampled
from .mutate import Mutator
from .test_text_mutations import GAMES, LANGUAGES, canonical, cards, game, is_allowed, locale, sayable

pytestmark = pytest.mark.sampled

CHANGES = 60  # the number of changed cards of each game
PAIRS = 12  # the number of abilities of each game that are combined with their mutants
SWAPPED = ("during", "condition", "once", "event", "cost", "body")


class Whole(NamedTuple):
    """A card with changed abilities. what: a description of the change; "" if there is none."""

    card: m.Card
    what: str
    abilities: tuple[m.Ability, ...]


def trees(name: str, kind: str, abilities: Sequence[m.Ability]) -> list[Paragraph]:
    return [paragraph(ability, game(name).vocabulary, kind) for ability in abilities]


def printed(name: str, said: Locale, one: Whole) -> str:
    return "\n".join(said.plain(runs) for runs in said.paragraphs(trees(name, one.card.kind, one.abilities)))


def meaning(abilities: Sequence[m.Ability]) -> tuple[str, ...]:
    """The abilities in canonical form, sorted; equal for cards with the same meaning."""
    return tuple(sorted(map(canonical, abilities)))


def changed(name: str, card: m.Card) -> Iterator[Whole]:
    """Yield mutants of a card: with a change in one node, without one ability, or with exchanged parts of abilities."""
    for at, ability in enumerate(card.abilities):
        before, after = card.abilities[:at], card.abilities[at + 1 :]
        for mutant in Mutator(sayable(name), ability, card.kind).mutants(ability):
            if not is_allowed(mutant):
                yield Whole(card, str(mutant), (*before, mutant.node, *after))
        yield Whole(card, "without an ability", (*before, *after))
    for one, other in combinations(card.abilities, 2):
        for field in SWAPPED:
            if one.sort == other.sort and getattr(one, field) != getattr(other, field):
                moved = {id(one): getattr(other, field), id(other): getattr(one, field)}
                made = (
                    dataclasses.replace(a, **{field: moved[id(a)]}) if id(a) in moved else a for a in card.abilities
                )
                yield Whole(card, f"Ability.{field} exchanged", tuple(made))


@cache
def wholes(name: str) -> list[Whole]:
    """The cards of a game with several abilities, and their mutants."""
    several = [card for card in cards(name) if len(card.abilities) > 1]
    found = [Whole(card, "", card.abilities) for card in several]
    return found + sampled((whole for card in several for whole in changed(name, card)), CHANGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_change_of_one_ability_changes_the_card(name: str, language: str) -> None:
    """A card and its mutants all have different texts."""
    texts: dict[tuple[str, str], dict[tuple[str, ...], str]] = {}
    for whole in wholes(name):
        with suppress(Unprintable):
            text = printed(name, locale(name, language), whole)
            texts.setdefault((whole.card.id, text), {}).setdefault(meaning(whole.abilities), whole.what)
    assert [(card, *changes.values(), text) for (card, text), changes in texts.items() if len(changes) > 1] == []


@cache
def beside(name: str) -> list[list[Whole]]:
    """Cards that have an ability together with one of its mutants, in one list for each ability.

    Abilities that cannot share a line with another ability are left out.
    """
    found: dict[str, tuple[m.Card, m.Ability]] = {}
    for card in cards(name):
        for ability in card.abilities:
            if not any(isinstance(line, m.Table) for line in ability.body):
                found.setdefault(canonical(ability), (card, ability))
    every = list(found.values())
    always = [pair for pair in every if pair[1].sort == "static"]
    chosen = every if LONG else [*sampled(always, PAIRS * 3 // 5), *sampled(every, PAIRS * 2 // 5)]
    return [list(both(name, card, ability)) for card, ability in chosen]


def both(name: str, card: m.Card, ability: m.Ability) -> Iterator[Whole]:
    yield Whole(card, "alone", (ability,))
    yield Whole(card, "twice", (ability, ability))
    for mutant in Mutator(sayable(name), ability, card.kind).mutants(ability):
        if not is_allowed(mutant):
            yield Whole(card, str(mutant), (ability, mutant.node))


def hidden(name: str, said: Locale) -> tuple[list[tuple[str, ...]], int]:
    """The groups of different cards with the same text, and the number of cards with two abilities in one line."""
    merged = 0
    found: list[tuple[str, ...]] = []
    for pairs in beside(name):
        texts: dict[str, dict[tuple[str, ...], str]] = {}
        for whole in pairs:
            with suppress(Unprintable):
                text = printed(name, said, whole)
                merged += len(whole.abilities) > 1 and "\n" not in text
                texts.setdefault(text, {}).setdefault(meaning(whole.abilities), whole.what)
        found += [(pairs[0].card.id, *made.values(), text) for text, made in texts.items() if len(made) > 1]
    return found, merged


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_two_abilities_in_one_line_hide_nothing(name: str, language: str) -> None:
    found, merged = hidden(name, locale(name, language))
    assert found == []
    assert merged >= {"reading": 20, "srtcg": 50, "prime_runner": 10, "toy": 0, "bodies": 0}[name]


def test_a_language_that_loses_half_of_a_line_is_found(tmp_path: Path) -> None:
    """A locale that omits the second half of a joined line is detected."""
    folder = tmp_path / "locales" / "en"
    folder.mkdir(parents=True)
    (folder / "broken.ftl").write_text("list-and =\n    .more = { $left }\n    .last = { $left }\n", encoding="utf-8")
    broken = dataclasses.replace(load_locale("en", (*game("srtcg").folders, tmp_path)), fallbacks=())
    broken.lend_words(game("srtcg").vocabulary.words())
    found, merged = hidden("srtcg", broken)
    assert found and merged


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_comes_only_if_something_was_done_says_so(language: str) -> None:
    """The text changes if a statement is moved into or out of the block of an optional effect."""
    steps = {call.verb: call for card in cards("reading") for call in m.walk(card.abilities) if is_yours(call)}
    calls = tuple(steps[verb] for verb in ("suffers", "draws", "gains", "heals"))
    you, card = calls[0].arguments[0], next(card for card in cards("reading") if card.kind == "gear")
    assert isinstance(you, m.You)
    texts: list[str] = []
    for first, last in [(0, 0), *combinations(range(len(calls) + 1), 2)]:
        may = (m.May(W, you, calls[first:last]),) if last > first else ()
        ability = m.Ability(W, "slot", (*calls[:first], *may, *calls[last:]), slot="play")
        texts.append(printed("reading", locale("reading", language), Whole(card, "", (ability,))))
    assert len(texts) == 11 and [text for text in texts if texts.count(text) > 1] == []


def is_yours(node: object) -> TypeGuard[m.Call]:
    """Whether a node is a call such as `you draw 1`."""
    match node:
        case m.Call(_, _, (m.You(), m.Number())):
            return True
        case _:
            return False
