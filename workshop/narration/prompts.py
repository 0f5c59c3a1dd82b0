"""Find the statement that asks an open choice, and return its message, which can be printed in any locale."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias, TypeGuard, TypeVar

from ombre.compiler import model
from ombre.prose import sentences as prose
from ombre.prose.language.messages import Message
from ombre.prose.language.text import Locale
from ombre.runtime.choices import Candidate, Decision
from ombre.runtime.linker import Rules

from ..game.origins import Origins
from ..game.parts import rewritten

Found = TypeVar("Found", bound=model.Node)
Asking: TypeAlias = model.Choosing | model.ChooseOne | model.May


class Prompts:
    """Finds the statements of a game that ask players, and their messages."""

    def __init__(self, known: model.Model, vocabulary: prose.Phrasebook, rules: Rules, locale: Locale):
        self.model = known
        self.vocabulary = vocabulary
        self.locale = locale
        self.rules = rules
        self._abilities = {id: found for card in known.cards.values() for id, found in _ids(card)}
        self.origins = Origins(known, rules)
        parts = ((*file.flows, *file.steps, *file.setup, *file.rules) for file in known.files)
        # What no card asks itself: statements of verbs, which cards call, of steps, of the set-up and of rules.
        self._others = tuple(_asking((*known.verbs.values(), *(node for part in parts for node in part))))

    def question(self, card: model.Card | None, choice: Decision) -> Message | None:
        """Return the message of a question; None if it is not clear which statement asks it."""
        if choice.sort in ("offer", "ability", "alternative"):
            return None
        if choice.sort == "ask":
            return self._offer(card, choice)
        own = tuple(_asking(card.abilities)) if card is not None else ()
        for node in (*own, *self._others):
            if isinstance(node, model.May | model.ChooseOne) or node.name != choice.name:
                continue
            return self._choice(_counted(node, choice), card, node in own)
        return None

    def all(self) -> Iterator[tuple[model.Card | None, str, Message]]:
        """Yield every question that a statement asks: its card, or None; the name of the choice; its message.

        A statement without a message of its own, such as a `choose one`, is left out.
        """
        for card in (*self.model.cards.values(), None):
            for node in _asking(card.abilities) if card is not None else self._others:
                if isinstance(node, model.ChooseOne):
                    continue
                if isinstance(node, model.May):
                    name, told = "may", self._offered(node, card)
                else:
                    name, told = node.name, self._choice(node, card, card is not None)
                if told is not None:
                    yield card, name, told

    def alternative(self, card: model.Card | None, options: Sequence[str], word: str) -> Sequence[Message]:
        """Return the messages of one alternative of a `choose one`."""
        for node in self._near(card):
            if isinstance(node, model.ChooseOne):
                named = {one.name: one for one in node.alternatives}
                if set(options) <= set(named):
                    return prose.alternative(
                        self._spoken(named[word]), node, self.vocabulary, card.kind if card else ""
                    )
        return ()

    def ability(self, id: str) -> model.Ability | None:
        """Return the ability of a card by its id in the runtime."""
        return self._abilities.get(id)

    def _offer(self, card: model.Card | None, choice: Decision) -> Message | None:
        """Return the message of an offer: the only one of the ability, else of the card,
        else of verbs, steps and rules.
        """
        number = choice.source[0]
        made = self.origins.ability(number) if number >= 0 else None
        if isinstance(made, model.Ability) and made.sort == "may instead":
            kind = card.kind if card is not None else made.host
            return next(iter(prose.paragraph(self._spoken(made), self.vocabulary, kind).sentences), None)
        here = () if made is None else tuple(_asking((made,)))
        for asking in (here, () if card is None else _asking(card.abilities), self._others):
            if offers := [node for node in asking if isinstance(node, model.May)]:
                return self._offered(offers[0], card) if len(offers) == 1 else None
        return None

    def _offered(self, node: model.May, card: model.Card | None) -> Message | None:
        told = self._told(_asked_of_you(node, node.who), card)
        return next((message for message in told if message.id in ("may", "may-do")), None)

    def _choice(self, node: model.Choosing, card: model.Card | None, own: bool) -> Message | None:
        """Return the message of a statement that asks for things or values. own: whether it is of the card itself."""
        asked = _asked_of_you(node, node.chooser)
        if isinstance(asked, model.Choose):
            asked = replace(asked, otherwise=())
        if not own:  # a condition in a verb may use local names that mean nothing to the player
            asked = replace(asked, what=replace(asked.what, where=None)) if _is_of_things(asked) else asked
            asked = replace(asked, where=None) if isinstance(asked, model.ChooseValue) else asked
        return next(iter(self._told(asked, card)), None)

    def _near(self, card: model.Card | None) -> Iterator[Asking]:
        if card is not None:
            yield from _asking(card.abilities)
        yield from self._others

    def _told(self, node: Asking, card: model.Card | None) -> Sequence[Message]:
        return prose.statements((self._spoken(node),), self.vocabulary, card.kind if card else "")

    def _spoken(self, node: Found) -> Found:
        return prose.spoken(node, self.vocabulary.verbs, self.locale)


def _counted(node: model.Choosing, choice: Decision) -> model.Choosing:
    """Return a statement with the numbers that its amounts have in a question: who chooses must know how many."""
    if isinstance(node, model.ChooseSome) and node.most is not None:
        return replace(node, most=_known(node.most, choice.of or 1))
    if isinstance(node, model.ChooseNumber) and choice.options:
        least, *_, most = (*choice.options, choice.options[-1])
        return replace(node, least=_known(node.least, least), most=_known(node.most, most))
    return node


def _known(amount: model.Expression, number: Candidate) -> model.Expression:
    if isinstance(amount, model.Number) or not isinstance(number, int):
        return amount
    return model.Number(amount.span, number)


def _is_of_things(node: object) -> TypeGuard[model.Choose | model.ChooseSome]:
    return isinstance(node, model.Choose | model.ChooseSome)


def _asked_of_you(node: Found, asked: model.Expression) -> Found:
    """Return a statement in which the asked player is replaced by `you`."""
    return rewritten(node, lambda part: model.You(asked.span, "") if part == asked else part)


def _asking(nodes: Iterable[model.Node]) -> Iterator[Asking]:
    for node in nodes:
        for part in model.walk(node):
            if isinstance(part, Asking):
                yield part


def _ids(card: model.Card) -> Iterator[tuple[str, model.Ability]]:
    """Yield the abilities of a card, each with the id that the Python back end gives it."""
    seen: dict[str, int] = {}
    for ability in card.abilities:
        name = f"{card.id}__{ability.slot or ability.sort.replace(' ', '_')}"
        seen[name] = seen.get(name, 0) + 1
        yield name if seen[name] == 1 else f"{name}_{seen[name]}", ability
