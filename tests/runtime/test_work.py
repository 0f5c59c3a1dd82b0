"""The work for a decision, measured in calls: rules that concern few cards do not slow down all events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from ombre.runtime import Ability, Card, Module
from ombre.runtime.errors import Runaway
from ombre.runtime.flow import Play
from ombre.runtime.linker import link
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.workshop.api.table import open_table
from ombre.workshop.bots.policy import random_bot


def counted(monkeypatch: pytest.MonkeyPatch, *names: str) -> Counter[str]:
    """Count the calls of some functions of games in play from now on."""
    found: Counter[str] = Counter()

    def counting(name: str, of: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            found[name] += 1
            return of(*arguments)

        return call

    for name in names:
        monkeypatch.setattr(Play, name, counting(name, getattr(Play, name)))
    return found


def test_one_rule_that_takes_text_away_is_not_asked_at_every_event(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that removes text from cards that are not in the game is not evaluated at every event."""
    rules = open_table("crossfire").rules
    calls = counted(monkeypatch, "muted", "kept_out", "_spread")
    decisions = sum(
        len(Session(rules, Start(4, seed, "crossfire"), agent=random_bot(seed)).answers) for seed in range(10)
    )
    assert rules.plain.spreads > 0
    assert 0 < calls["muted"] < 3 * decisions
    assert 0 < calls["kept_out"] < 7 * decisions  # once for each player and verb, not for each offer
    assert 0 < calls["_spread"] < 2 * decisions


def test_what_there_is_none_of_is_not_looked_for() -> None:
    rules = open_table("crossfire").rules
    g: Any = Session(rules, Start(2, 1, "crossfire")).g
    assert {g.kind[x] for x in range(len(g.kind))} <= g.present
    assert g.present.isdisjoint(g.k_upgrade) and g.live(g.k_upgrade) == ()
    assert not any(g.varying[g.acting : g.acting + 1]) and any(g.varying)


def test_a_live_set_costs_nothing_when_its_effect_is_over(toy: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def all_beasts(g: Any, this: int, you: int, env: Any) -> Any:
        return g.live(g.k_beast)

    def fiercer(g: Any, this: int, you: int, env: Any, x: int) -> int:
        return int(x == this)

    fierce = Ability("fierce", "modify", "beast.attack", body=fiercer, among=all_beasts)
    g: Any = link([toy.MODULE, Module("x", timed=(fierce,))]).start(2)
    boar, _ = g.create("boar", g.z__field), g.create("chief", g.z__field)
    calls = counted(monkeypatch, "_spread")
    for scope in ("turn", "round"):
        g.grant_all(("fierce",), (), (scope,))
    attacks: list[int] = []
    for scope in ("turn", "round", "turn"):
        attacks.append(g.f_beast_attack(boar))
        g.close_scope(scope)
    assert attacks == [5, 4, 3] and calls["_spread"] == 2


def test_abilities_that_are_obtained_again_and_again_come_to_an_end(toy: ModuleType) -> None:
    """A card that obtains its own abilities has twice as many after each use; a unit of uses ends with an error."""

    def doubled(g: Any, this: int, you: int) -> None:
        g.lend(this, this, (), ("game",))

    mirror = Card("mirror", "tool", abilities=(Ability("mirror.play", "slot", "play", body=doubled),))
    g: Any = link([toy.MODULE, Module("x", cards=(mirror,))]).start(2)
    x = g.create("mirror", g.z__field)
    with pytest.raises(Runaway):
        for _ in range(30):
            g.perform("play", x, 0)
    assert len(g.timed) < 5_000
