"""Where the cards lie that a role of a verb, or a property, can mean; and what becomes of a card that a verb is given.

The walk over the bodies (`hidden_cards.py`) tells which cards are passed to verbs and kept in properties, until nothing
new is told. Only cards that not everybody sees are of interest: a role without places means cards that everybody sees.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from ... import model
from ...model import Model, Phrase, Statement
from .sight import CardPlace, Sight, names, put

_DEEP = 4  # calls inside calls


class Arrivals:
    """The places from which cards come.

    In a place that is passed to a verb, names are the roles of the verb; for other events, they are the numbers of the
    roles. In a place that a property keeps, `this` is whoever has the property.
    """

    def __init__(self, known: Model, sight: Sight):
        self.model = known
        self.sight = sight
        self.grows = False
        self._passed: dict[tuple[str, int], dict[CardPlace, None]] = {}
        self._kept: dict[model.Property, dict[CardPlace, None]] = {}
        self._replaced: dict[str, list[model.Ability]] = {}
        self._trying: set[int] = set()
        for ability in known.everything(model.Ability):
            if ability.event is not None and ability.sort in ("instead", "may instead"):
                self._replaced.setdefault(ability.event.key, []).append(ability)
        self._forbidden = {one.event.key for one in known.everything(model.Forbid)}

    def passes(self, key: str, role: int, place: CardPlace) -> None:
        """Record that an event has a card from a place in a role."""
        self._add(self._passed.setdefault((key, role), {}), place)

    def keeps(self, kept: model.Property, place: CardPlace) -> None:
        """Record that a property can mean a card from a place."""
        self._add(self._kept.setdefault(kept, {}), place)

    def _add(self, places: dict[CardPlace, None], place: CardPlace) -> None:
        if place not in places:
            places[place] = None
            self.grows = True

    def kept(self, of: model.Property) -> list[CardPlace]:
        """Return the places of the cards that a property can mean."""
        return [*self._kept.get(of, ())]

    def before(self, key: str, role: int) -> list[CardPlace]:
        """Return the places of the cards that an event can have in a role when it begins."""
        return [*self._passed.get((key, role), ())]

    def tested(self, key: str, role: int) -> list[CardPlace]:
        """Return the places of the cards for which something asks whether an event is forbidden."""
        return [*self.before(key, role), *self.before(f"can {key}", role)]

    def after(self, key: str, role: int) -> list[CardPlace]:
        """Return the places of the cards that an event has had in a role when it has happened."""
        found, verb = self.before(key, role), self.model.verbs.get(key)
        if not found or verb is None:
            return found
        if self.opens(key, role):
            return []
        to = self.went(_card(verb, role), verb.body)
        if to is None:
            return found
        return [] if self.sight.is_open(to) else [self.moved(place, to) for place in found]

    def moved(self, place: CardPlace, to: model.Read) -> CardPlace:
        """Return the place of a card after a move: whoever saw it still knows it."""
        seer = self.sight.seer(place)
        declared = self.sight.zones[f"{to.property.owner}.{to.property.name}"]
        return CardPlace(
            to, None if declared.sight == "private" and self.sight.same(seer, self.sight.whose(to)) else seer
        )

    def shown(self, card: Phrase, rest: Iterable[Statement], depth: int = 0) -> bool:
        """Whether some statements certainly show a card to all players before the next choice."""
        for statement in rest:
            match statement:
                case model.Move() if is_same(statement.what, card):
                    return self.sight.is_open(statement.zone)
                case model.Show() if statement.who is None and is_same(statement.what, card):
                    return True
                case model.Call() if depth < _DEEP:
                    for role, argument in enumerate(statement.arguments):
                        if is_same(argument, card) and self.shows(statement.verb, role, depth + 1):
                            return True
                case _:
                    pass
            if any(isinstance(node, model.Choice) for node in model.walk(statement)):
                return False
        return False

    def shows(self, key: str, role: int, depth: int = 0) -> bool:
        """Whether a call of a verb certainly shows the card in a role, whatever replaces the verb."""
        return (
            key not in self._forbidden
            and self.opens(key, role, depth)
            and all(self._shows_instead(ability, role, depth) for ability in self._replaced.get(key, ()))
        )

    def opens(self, key: str, role: int, depth: int = 0) -> bool:
        """Whether the body of a verb shows the card in a role."""
        verb = self.model.verbs.get(key)
        return verb is not None and self.shown(_card(verb, role), verb.body, depth)

    def _shows_instead(self, ability: model.Ability, role: int, depth: int) -> bool:
        """Whether what replaces a verb shows the card; an ability does not replace what it does itself."""
        if id(ability) in self._trying:
            return True
        assert ability.event is not None
        name, pattern = ability.event.names[role], ability.event.patterns[role]
        if name is None:
            return False
        kind = pattern.kind if isinstance(pattern, model.Those) else "card"
        self._trying.add(id(ability))
        found = self.shown(model.Local(ability.span, name, model.Type("thing", kind)), ability.body, depth)
        self._trying.discard(id(ability))
        return found

    def went(self, card: Phrase, body: Sequence[Statement], depth: int = 0) -> model.Read | None:
        """Return the zone to which the statements of a body move a card, if they certainly move it."""
        for statement in body:
            if isinstance(statement, model.Move) and is_same(statement.what, card):
                return statement.zone
            if isinstance(statement, model.Call) and depth < _DEEP:
                for role, argument in enumerate(statement.arguments):
                    if is_same(argument, card) and (to := self.brings(statement, role, depth + 1)) is not None:
                        return to
        return None

    def brings(self, call: model.Call, role: int, depth: int = 0) -> model.Read | None:
        """Return the zone to which a call moves the card in a role, in the words of the caller."""
        verb = self.model.verbs.get(call.verb)
        if verb is None:
            return None
        to = self.went(_card(verb, role), verb.body, depth)
        if to is None:
            return None
        given = {one.name: what for one, what in zip(verb.roles, call.arguments, strict=False)}
        return replace(put(to, names(given)), span=call.span)


def _card(verb: model.Verb, role: int) -> model.Local:
    """Return the card in a role, as the body of the verb names it."""
    return model.Local(verb.span, verb.roles[role].name, verb.roles[role].type)


def is_same(one: model.Node | None, other: model.Node | None) -> bool:
    """Whether two expressions certainly mean the same card."""
    if isinstance(one, model.Local) and isinstance(other, model.Local):
        return one.name == other.name
    return one is not None and one == other and not isinstance(one, model.Top | model.Those)
