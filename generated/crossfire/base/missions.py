"""Made by `ombre build` from cards/crossfire/base/missions.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Value


def crossfire__begin(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/missions.card:6
    for _ in range(g.s__danger_zone):
        if (card1 := g.top(g.z__event_deck)) != NOTHING:
            g.move(card1, g.z__event_discard)
    g.v_opens(this)


def crossfire__static_cannot(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/missions.card:11
    return g.s__round_number <= (4 - len(g.everyone(g.current)))


def crossfire__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/missions.card:12
    return not [u_it3 for u_it3 in g.zones[g.z__row] if g.kind[u_it3] in g.k_obstacle]


def crossfire__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/missions.card:12
    g.v_closes(this)


MODULE = Module(
    source="cards/crossfire/base/missions.card",
    cards=(
        Card(
            "crossfire",
            "mission",
            (("fewest", 2), ("most", 4), ("scenes", 3), ("award", 3), ("consolation", 1)),
            (
                Ability("crossfire__begin", "slot", "begin", None, crossfire__begin, line=6),
                Ability("crossfire__static_cannot", "cannot", "announces", crossfire__static_cannot, None, line=10),
                Ability("crossfire__when", "when", "turn ends", crossfire__when_if, crossfire__when, line=12),
            ),
            line=3,
        ),
    ),
)
