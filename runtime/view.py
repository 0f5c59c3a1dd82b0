"""What one player may know of a game in play: a state and a seat in, a deal of what is unknown out.

Cards of one back look alike: a card's back is the player whom it belongs to when everybody saw that, or else the pile
in which it began. What lies where nobody of a seat sees it is known by its kind and its back only.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .chance import seeded, shuffled


def unknown(g: Any, who: int) -> list[int]:
    """The things in play that a seat cannot tell from others of their kind and back."""
    found: list[int] = []
    known, bit = g.known, 1 << who
    for zone, cards in g.zones.items():
        if cards and not g.seers_of(zone) & bit:
            found += [x for x in cards if not known[x] & bit]
    return sorted(found)


class Deal(NamedTuple):
    """One way in which the cards may lie that a seat does not know: (thing, its printed card), and chance to come.

    A thing is a place with its state, and what is unknown of it is its printed side. So an effect that is under way
    goes on with the card that now lies where the old one lay.
    """

    cards: tuple[tuple[int, int], ...]
    chance: int

    @classmethod
    def of(cls, g: Any, who: int, seed: int) -> Deal:
        """Deal anew what a seat does not know; nothing else goes into it than what it knows, and the seed."""
        alike: dict[tuple[int, int], list[int]] = {}
        for x in unknown(g, who):
            alike.setdefault((g.kind[x], g.back[x]), []).append(x)
        chance = seeded(seed)
        cards: list[tuple[int, int]] = []
        for things in alike.values():
            chance, printed = shuffled(chance, tuple(sorted(g.card[x] for x in things)))
            cards += zip(things, printed, strict=True)
        return cls(tuple(cards), chance)

    def on(self, g: Any) -> None:
        """Change a game so that its cards lie like this."""
        g.chance = self.chance
        for x, card in self.cards:
            if g.card[x] != card:
                g.reprint(x, card)


def redealt(g: Any, who: int, seed: int) -> Any:
    """A copy of a game in which everything that a seat cannot know is dealt anew, and chance begins at a seed."""
    twin = g.clone()
    Deal.of(g, who, seed).on(twin)
    return twin
