"""Made by `ombre build` from cards/crossfire/base/missions.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Value


def crossfire__begin(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/missions.card:6
    g.v_opens(this)


def crossfire__static_cannot(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/missions.card:9
    return g.s__round_number <= (4 - len(g.everyone(g.current)))


def crossfire__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/missions.card:10
    return not [u_it3 for u_it3 in g.zones[g.z__row] if g.kind[u_it3] in g.k_obstacle]


def crossfire__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/missions.card:10
    g.v_closes(this)


def crossfire_planned__begin(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/missions.card:17
    if g.ask("may", you):
        g.s__more_obstacles = 1
        g.s__bonus_karma = g.s__bonus_karma + 1
    for u_n in range(1, len(g.everyone(g.current)) + 1):
        if not (g.s__bonus_karma >= (2 * (u_n - 1))):
            break
        if g.ask("may", you):
            if (card1 := g.top(g.z__event_deck)) != NOTHING:
                g.move(card1, g.z__event_discard)
            g.s__bonus_karma = g.s__bonus_karma + 2
    g.v_opens(this)


def crossfire_planned__static_cannot(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/missions.card:27
    return g.s__round_number <= (4 - len(g.everyone(g.current)))


def crossfire_planned__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/missions.card:28
    return not [u_it4 for u_it4 in g.zones[g.z__row] if g.kind[u_it4] in g.k_obstacle]


def crossfire_planned__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/missions.card:28
    g.v_closes(this)


MODULE = Module(
    source="cards/crossfire/base/missions.card",
    cards=(
        Card(
            "crossfire",
            "mission",
            (("crew", "dealt"), ("scenes", 3), ("award", 3), ("consolation", 1)),
            (
                Ability("crossfire__begin", "slot", "begin", None, crossfire__begin, line=6),
                Ability("crossfire__static_cannot", "cannot", "announces", crossfire__static_cannot, None, line=8),
                Ability("crossfire__when", "when", "turn ends", crossfire__when_if, crossfire__when, line=10),
            ),
            line=3,
        ),
        Card(
            "crossfire_planned",
            "mission",
            (("crew", "chosen"), ("scenes", 3), ("award", 3), ("consolation", 1)),
            (
                Ability("crossfire_planned__begin", "slot", "begin", None, crossfire_planned__begin, line=17),
                Ability(
                    "crossfire_planned__static_cannot",
                    "cannot",
                    "announces",
                    crossfire_planned__static_cannot,
                    None,
                    line=26,
                ),
                Ability(
                    "crossfire_planned__when",
                    "when",
                    "turn ends",
                    crossfire_planned__when_if,
                    crossfire_planned__when,
                    line=28,
                ),
            ),
            line=14,
        ),
    ),
)
