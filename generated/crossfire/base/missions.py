"""Made by `ombre build` from cards/crossfire/base/missions.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Invariant, Module, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/base/missions.card:18
def invariant_1(g: Play) -> Value:
    return not any(
        True
        for u_job in (g.zones[g.z__briefing] if ((g.s__stepped_up + g.s__emt_gig) + g.s__elite_team) > 0 else ())
        if g.kind[u_job] in g.k_mission and g.is_card(u_job, "crossfire")
    )


# cards/crossfire/base/missions.card:7
def crossfire__static_bonus(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    return (g.s__more_obstacles + (2 * g.s__danger_zone)) if x == this else 0


# cards/crossfire/base/missions.card:8
def crossfire__begin(g: Play, this: int, you: int) -> None:
    for _ in g.repeat(g.s__danger_zone):
        if (card1 := g.top(g.z__event_deck)) != NOTHING:
            g.move(card1, g.z__event_discard)
    g.v_opens(this)


# cards/crossfire/base/missions.card:13
def crossfire__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return (g.s__round_number + len(g.everyone(g.current))) <= 4


# cards/crossfire/base/missions.card:14
def crossfire__when_holds(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return not any(True for u_it3 in g.zones[g.z__row] if g.kind[u_it3] in g.k_obstacle)


# cards/crossfire/base/missions.card:14
def crossfire__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if g.kept(this, g.since):
        g.v_closes(this)


MODULE = Module(
    source="cards/crossfire/base/missions.card",
    digest="147844731637431278161725371974028554454",
    invariants=(Invariant("cards/crossfire/base/missions.card:18", invariant_1, "crossfire_dares"),),
    cards=(
        Card(
            "crossfire",
            "mission",
            (
                ("fewest", 2),
                ("most", 4),
                ("scenes", 3),
                ("award", 3),
                ("consolation", 1),
                ("brackets", (("plain", 10), ("plain", 30), ("plain", 50), ("plain", 75))),
                ("rank", "basic"),
            ),
            (
                Ability("crossfire__static_bonus", "modify", "mission.bonus", None, crossfire__static_bonus, line=7),
                Ability("crossfire__begin", "slot", "begin", None, crossfire__begin, line=8),
                Ability(
                    "crossfire__static_cannot",
                    "cannot",
                    "announces",
                    None,
                    None,
                    guard=crossfire__static_cannot,
                    line=13,
                ),
                Ability(
                    "crossfire__when", "when", "turn ends", None, crossfire__when, holds=crossfire__when_holds, line=14
                ),
            ),
            line=3,
        ),
    ),
    lines="14:18 23:7 28:8 29:9 30:10 32:11 36:13 41:14 47:15",
)
