"""Made by `ombre build` from cards/gin_rummy/rules/game.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Fact, Game, Kind, Module, State, Value, Zone

if TYPE_CHECKING:
    from ombre.generated.gin_rummy.play import Play


# cards/gin_rummy/rules/game.card:20
def person__deadwood(g: Play, this: int) -> Value:
    return sum(
        g.f_playing_card_value(u_it1)
        for u_it1 in g.zones[g.z_person_hand + this]
        if g.kind[u_it1] in g.k_playing_card and g.s_playing_card_part[u_it1] == 0
    )


# cards/gin_rummy/rules/game.card:35
def worth_of_person(g: Play, this: int) -> Value:
    return g.s_person_points[this] - g.d_person_deadwood(this)


# cards/gin_rummy/rules/game.card:37
def returns_of_person(g: Play, this: int) -> Value:
    return g.s_person_points[this] - g.s_person_points[g.seat_after(this, 1)]


MODULE = Module(
    source="cards/gin_rummy/rules/game.card",
    digest="259606241569707900680175153680807309648",
    game=Game(
        "gin_rummy",
        players=(2, 2),
        states=(
            State("stage", start="first_offer", least=None, values="stage"),
            State("upcard", start=NOTHING, least=None, kind="playing_card"),
            State("upcards_taken"),
            State("given_back"),
            State("lifted", start=NOTHING, least=None, kind="playing_card"),
            State("ways", sight="hidden"),
            State("code", sight="hidden"),
        ),
        zones=(Zone("", "talon", "hidden", False), Zone("", "pile", "open", False)),
    ),
    values=(
        ("suits", ("clubs", "diamonds", "hearts", "spades")),
        (
            "ranks",
            ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"),
        ),
        ("stage", ("first_offer", "second_offer", "stock_only", "playing", "wall")),
    ),
    kinds=(
        Kind(
            "person",
            "player",
            states=(State("points"),),
            derived=(("deadwood", person__deadwood),),
            seen=(("deadwood", False),),
            zones=(
                Zone("person", "hand", "private", False),
                Zone("person", "sets", "open", False),
                Zone("person", "runs", "open", False),
                Zone("person", "rest", "open", False),
            ),
        ),
        Kind(
            "playing_card",
            "card",
            states=(
                State("part", until_leaves=("person", "hand"), sight="hidden"),
                State("trial", until_leaves=("person", "hand"), sight="hidden"),
                State("twins", until_leaves=("person", "hand"), sight="hidden"),
                State("nth", until_leaves=("person", "hand"), sight="hidden"),
                State("parting", until_leaves=("person", "hand"), sight="hidden"),
            ),
            facts=(
                Fact("rank", "value", "ranks"),
                Fact("suit", "value", "suits"),
                Fact("place", "number", ""),
                Fact("value", "number", ""),
            ),
        ),
    ),
    worths=(("person", worth_of_person),),
    returns=(("person", returns_of_person),),
    lines="14:20 23:35 28:37",
)
