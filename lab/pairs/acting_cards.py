"""Find the cards that do something in a game: wrap the functions of modules, so that they record their cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from ombre.runtime import NOTHING, Ability, Card, Module
from ombre.runtime.flow import Play
from ombre.runtime.records import Event

Found = TypeVar("Found")  # the result of a wrapped function


def _always(*args: object) -> bool:
    return True


class Tracks:
    """Records the cards that did something: an ability of the card ran, forbade an event, or modified a fact.

    A card without abilities does something when a verb is called with it.
    """

    def __init__(self) -> None:
        self.active: set[int] = set()
        self.acted: set[str] = set()  # the ids of the abilities

    def traced(self, module: Module, roles: Callable[[str], bool]) -> Module:
        """Return a module whose functions record their cards. roles(type): whether roles of this type take cards."""
        cards = tuple(self._card(card) for card in module.cards)
        verbs = tuple(
            replace(verb, do=self._done(verb.do, [n for n, (_, sort) in enumerate(verb.roles) if roles(sort)]))
            for verb in module.verbs
        )
        return replace(
            module,
            cards=cards,
            verbs=verbs,
            rules=tuple(map(self._ability, module.rules)),
            timed=tuple(map(self._ability, module.timed)),
        )

    def clear(self) -> None:
        """Forget what has acted until now."""
        self.active.clear()
        self.acted.clear()

    def _card(self, card: Card) -> Card:
        return replace(card, abilities=tuple(map(self._ability, card.abilities)))

    def _ability(self, ability: Ability) -> Ability:
        if ability.sort == "cannot":
            return replace(ability, match=self._true(ability.match or _always, ability.id))
        if ability.among is not None:
            ability = replace(ability, among=self._true(ability.among, ability.id))
        if ability.body is None:
            return ability
        traced = self._true if ability.sort == "modify" else self._run
        return replace(ability, body=traced(ability.body, ability.id))

    def _run(self, function: Callable[..., Found], id: str) -> Callable[..., Found]:
        def run(g: Play, this: int, *args: object) -> Found:
            self.active.add(this)
            self.acted.add(id)
            return function(g, this, *args)

        return run

    def _true(self, function: Callable[..., Found], id: str) -> Callable[..., Found]:
        def run(g: Play, this: int, *args: object) -> Found:
            found = function(g, this, *args)
            if found:
                self.active.add(this)
                self.acted.add(id)
            return found

        return run

    def _done(self, function: Event, roles: list[int]) -> Event:
        def do(g: Play, *args: int) -> None:
            for role in roles:
                if args[role] != NOTHING and not g.rules.of_card[g.card[args[role]]]:
                    self.active.add(args[role])
            function(g, *args)

        return do
