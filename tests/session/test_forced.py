"""Choices with a single option are made without a question; a match can be started so that they are asked, too."""

from __future__ import annotations

from random import Random

import pytest

from ombre import Match, load


def play(match: Match, seed: int = 1) -> list[int]:
    """Play a match to its end with random answers; return the number of options of each question."""
    die, numbers = Random(seed), list[int]()
    while match.choice is not None:
        numbers.append(len(match.legal_choices))
        match.take(die.choice(match.legal_choices))
    return numbers


@pytest.mark.parametrize("game", ["hearts", "gin_rummy", pytest.param("srtcg", marks=pytest.mark.long)])
def test_they_are_asked_on_wish(game: str) -> None:
    assert min(play(load(game).start(seed=3))) > 1
    assert min(play(load(game).start(seed=3, forced=True))) == 1


def test_the_game_is_the_same() -> None:
    """Whoever gives the same answers to the other questions plays the same game."""
    table = load("hearts")
    usual, asked = table.start(seed=5), table.start(seed=5, forced=True)
    while usual.choice is not None and asked.choice is not None:
        if len(asked.legal_choices) == 1:
            asked.take(asked.legal_choices[0])
            continue
        assert str(asked.choice) == str(usual.choice)
        asked.take(asked.legal_choices[-1])
        usual.take(usual.legal_choices[-1])
    while asked.choice is not None:
        asked.take(asked.legal_choices[0])
    assert usual.choice is None and (usual.returns, usual.digest()) == (asked.returns, asked.digest())


def test_a_saved_game_remembers_it() -> None:
    table = load("hearts")
    match = table.start(seed=2, forced=True)
    for _ in range(30):
        match.take(match.legal_choices[0])
    again = table.resume(match.save())
    assert [str(one) for one in again.legal_choices] == [str(one) for one in match.legal_choices]
    play(match)
    play(again)
    assert match.digest() == again.digest()
    assert b"forced" not in table.start(seed=2).save()
