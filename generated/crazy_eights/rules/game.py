"""Made by `ombre build` from cards/crazy_eights/rules/game.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Fact, Game, Kind, Module, State, Value, Zone, product

if TYPE_CHECKING:
    from ombre.generated.crazy_eights.play import Play


# cards/crazy_eights/rules/game.card:30
def worth_of_person(g: Play, this: int) -> Value:
    return -(g.s_person_lost[this])


# cards/crazy_eights/rules/game.card:32
def worth_of_person_2(g: Play, this: int) -> Value:
    return product(
        -(1),
        sum(
            g.f_playing_card_penalty(u_it1)
            for u_it1 in g.zones[g.z_person_hand + this]
            if g.kind[u_it1] in g.k_playing_card
        ),
    )


# cards/crazy_eights/rules/game.card:28
def returns_of_person(g: Play, this: int) -> Value:
    return -(g.s_person_lost[this])


MODULE = Module(
    source="cards/crazy_eights/rules/game.card",
    digest="199913986289067418323050237142559737279",
    game=Game(
        "crazy_eights",
        players=(2, 5),
        states=(
            State("dealer", start=NOTHING, least=None, kind="person"),
            State("face_up", start=NOTHING, least=None, kind="playing_card"),
            State("wanted", start="clubs", least=None, values="french_suit"),
            State("drawn"),
            State("passes"),
            State("turn_state", start="open", least=None, values="turn_state"),
        ),
        zones=(Zone("", "talon", "hidden", False), Zone("", "pile", "open", False)),
    ),
    values=(
        ("french_suit", ("clubs", "diamonds", "hearts", "spades")),
        (
            "ranks",
            ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"),
        ),
        ("turn_state", ("open", "over")),
    ),
    kinds=(
        Kind(
            "person",
            "player",
            states=(State("lost"),),
            zones=(Zone("person", "hand", "private", False), Zone("person", "shown", "open", False)),
        ),
        Kind(
            "playing_card",
            "card",
            facts=(Fact("rank", "value", "ranks"), Fact("suit", "value", "french_suit"), Fact("penalty", "number", "")),
        ),
    ),
    worths=(("person", worth_of_person), ("person", worth_of_person_2)),
    returns=(("person", returns_of_person),),
    lines="14:30 19:32 31:28",
)
