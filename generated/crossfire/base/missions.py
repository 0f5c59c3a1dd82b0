"""Made by `ombre build` from cards/crossfire/base/missions.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Ability, Args, Card, Env, Module, Offers, Play, Value, Window


def crossfire__begin(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/missions.card:5
    g.v_opens(this)


def crossfire__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/missions.card:7
    return not [u_it1 for u_it1 in g.zones[g.z__row] if g.kind[u_it1] in g.k_obstacle]


def crossfire__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:  # cards/crossfire/base/missions.card:7
    if g.s__scene_number == 3:
        g.end("won")
    g.scope_end("scene")
    for u_it2 in g.everyone(g.current):
        g.v_heals(u_it2, 1)

    def offers1(g: Play) -> Offers:
        return [
            (u_buyer, "buys", (u_buyer, u_it4))
            for u_buyer in g.everyone(g.current)
            for u_it4 in g.zones[g.z__market]
            if g.kind[u_it4] in g.k_gear and g.f_gear_cost(u_it4) <= g.s_runner_nuyen[u_buyer]
        ]

    g.window(Window("crossfire", offers1, once=True, start=lambda g: g.seat_after(g.current, 1)))
    g.v_opens(this)


MODULE = Module(
    source="cards/crossfire/base/missions.card",
    cards=(
        Card(
            "crossfire",
            "mission",
            (),
            (
                Ability("crossfire__begin", "slot", "begin", None, crossfire__begin, line=5),
                Ability("crossfire__when", "when", "turn ends", crossfire__when_if, crossfire__when, line=7),
            ),
            line=3,
        ),
    ),
)
