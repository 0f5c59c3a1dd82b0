"""The sentence planner: each referring expression in a text fits only one thing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ombre.prose.language.messages import PLAIN, YOU, Amount, Message, NounPhrase, Paragraph, say, to_data, walk
from ombre.prose.language.text_runs import split
from ombre.prose.planner import doubts, plan
from ombre.prose.planner.trees import mentions

from .plain_data import from_data
from .test_text_mutations import GAMES, LANGUAGES, chosen, game, locale, originals

UNNAMED = ": nothing before it"


@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_phrase_fits_two_things(name: str, language: str) -> None:
    """In all cards and every tenth mutant (in the suite, of some cards), no referring expression fits two things.

    A mutant may lack the statement that introduces a thing; so in mutants, "that ..." may refer to nothing.
    """
    said = locale(name, language)
    found: list[str] = []
    mutants = [case for case in chosen(name, language) if case.mutant is not None]
    for case in (*originals(name), *mutants[::10]):
        for paragraph in plan([case.tree], said):
            doubtful = doubts(said.printed(paragraph), said)
            found += [f"{case.card.id}: {d}" for d in doubtful if case.mutant is None or not d.endswith(UNNAMED)]
    assert found == []


def test_a_pronoun_that_fits_two_things_is_found() -> None:
    """The check detects an ambiguous "it" after two obstacles."""
    said = locale("reading", "en")
    one, other = (NounPhrase("n-obstacle", "a", about=name) for name in ("one", "other"))
    again = NounPhrase("n-obstacle", "it", about="one")
    two = Paragraph((say("discards", who=one, what=other), say("discards", who=again, what=None)))
    alone = Paragraph((say("discards", who=one, what=None), two.sentences[1]))
    assert doubts(said.printed(two), said) == ["it is one; other"]
    assert doubts(said.printed(alone), said) == []


def test_a_pronoun_with_nothing_before_it_is_found() -> None:
    said = locale("reading", "en")
    again = NounPhrase("n-obstacle", "it", about="one")
    assert doubts(said.printed(Paragraph((say("discards", who=again, what=None),))), said) == [
        "it is one; nothing before it"
    ]


@pytest.mark.parametrize("name", GAMES)
def test_the_catalog_carries_the_plan(name: str) -> None:
    """A tree that is converted to data for the catalog and back is unchanged, with its entities and idioms."""
    for case in originals(name):
        again = from_data(to_data(case.tree))
        assert again == case.tree, case.card.id
        assert [p.about for p in mentions(again)] == [p.about for p in mentions(case.tree)], case.card.id


def test_every_idiom_of_a_game_is_used() -> None:
    used = {n.id for case in originals("reading") for n in walk(case.tree) if isinstance(n, Message) and n.get(PLAIN)}
    assert {pattern.id for pattern in game("reading").vocabulary.idioms} - used == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_without_an_idiom_says_it_plainly(language: str) -> None:
    said = locale("reading", language)
    tree = next(
        c.tree for c in originals("reading") if c.tree.sentences and all(s.get(PLAIN) for s in c.tree.sentences)
    )
    nameless = replace(tree, sentences=tuple(replace(s, id=f"{s.id}-unknown") for s in tree.sentences))
    [planned] = plan([nameless], said)
    plain = tuple(s for sentence in tree.sentences if isinstance(s := sentence.get(PLAIN), Message))
    assert [planned] == plan([replace(tree, sentences=plain)], said)
    assert said.runs(tree) != said.runs(nameless)


def test_how_often_an_ability_can_be_used_stands_in_its_head() -> None:
    """With the step `heads`, a price is paid as often as its effect happens; without it, or a head, nothing changes."""
    once = say(
        "once", scope=NounPhrase("s-turn", "none"), action=say("discards", who=YOU, what=NounPhrase("n-gear", "a"))
    )
    card = say("discards", who=YOU, what=NounPhrase("n-gear", "a"))
    price = Paragraph((once,), say("label-cost", slot="Test", cost=card))
    german, english = locale("reading", "de"), locale("reading", "en")
    assert german.plain(german.runs(price)).startswith("TEST (WIRF EINE KARTE AB, HÖCHSTENS EINMAL PRO ZUG): Wirf ")
    assert german.plain(german.runs(replace(price, label=say("label-slot", slot="Test")))).startswith(
        "TEST (HÖCHSTENS EINMAL PRO ZUG): Wirf "
    )
    assert "inmal pro Zug" in german.plain(german.runs(replace(price, label=None)))
    assert plan([price], english)[0].label == price.label


def test_a_known_noun_can_stand_in_the_main_clause() -> None:
    """In Spanish, "Cuando ataca, este obstáculo ..."; a noun that is new stays where it is introduced."""
    said = locale("reading", "es")
    this, new = NounPhrase("n-obstacle", "this", about="this"), NounPhrase("n-obstacle", "a", about="foe")
    texts: list[str] = []
    for first, again in ((this, this), (new, new.with_determiner("that"))):
        attacks = say("attacks", foe=first, target=NounPhrase("n-runner", "unsaid"))
        tree = say("when", event=attacks, action=say("restores", foe=again, amount=Amount(1)))
        [planned] = plan([Paragraph((tree,))], said)
        texts.append(said.plain(split(said.paragraph(planned))))
    assert texts == [
        "Cuando ataca, este obstáculo restaura 1 nivel.",
        "Cuando un obstáculo ataca, ese obstáculo restaura 1 nivel.",
    ]
