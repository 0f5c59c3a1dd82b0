"""Made by `ombre build` from cards/hearts/rules/game.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Fact, Game, Invariant, Kind, Module, Option, State, Value, Zone

if TYPE_CHECKING:
    from ombre.generated.hearts.play import Play


# cards/hearts/rules/game.card:34
def invariant_1(g: Play) -> Value:
    return len(g.zones[g.z__trick]) <= 4


# cards/hearts/rules/game.card:32
def returns_of_person(g: Play, this: int) -> Value:
    return 26 - g.s_person_taken[this]


MODULE = Module(
    source="cards/hearts/rules/game.card",
    digest="114297197461931915626965690188453640262",
    game=Game(
        "hearts",
        players=(4, 4),
        states=(
            State("shift"),
            State("stage", start="passing", least=None, values="stage"),
            State("seal", start="whole", least=None, values="seal"),
            State("tricks"),
            State("leader", start=NOTHING, least=None, kind="person"),
            State("lead", start=NOTHING, least=None, kind="playing_card"),
            State("best", start=NOTHING, least=None, kind="playing_card"),
            State("winning", start=NOTHING, least=None, kind="person"),
        ),
        zones=(Zone("", "talon", "hidden", False), Zone("", "trick", "open", False)),
        options=(Option("direction", values="direction"),),
    ),
    values=(
        ("suits", ("clubs", "diamonds", "hearts", "spades")),
        (
            "ranks",
            ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"),
        ),
        ("direction", ("by_lot", "hold", "left", "across", "right")),
        ("stage", ("passing", "playing")),
        ("seal", ("whole", "broken")),
    ),
    kinds=(
        Kind(
            "person",
            "player",
            states=(State("taken"),),
            zones=(Zone("person", "hand", "private", False), Zone("person", "won", "open", False)),
        ),
        Kind(
            "playing_card",
            "card",
            facts=(
                Fact("rank", "value", "ranks"),
                Fact("suit", "value", "suits"),
                Fact("height", "number", ""),
                Fact("points", "number", ""),
            ),
        ),
    ),
    invariants=(Invariant("cards/hearts/rules/game.card:34", invariant_1),),
    returns=(("person", returns_of_person),),
    lines="14:34 19:32",
)
