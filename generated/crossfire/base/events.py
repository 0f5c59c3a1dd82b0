"""Made by `ombre build` from cards/crossfire/base/events.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/base/events.card:6
def take_the_merchandise_and_run__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/events.card:6
def take_the_merchandise_and_run__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.each([u_r for u_r in g.everyone(g.current) if g.s_runner_hp[u_r] >= 5]):
        g.v_suffers(u_r, 2)
        g.v_grabs(u_r, 1)


# cards/crossfire/base/events.card:10
def take_the_merchandise_and_run__before_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/events.card:10
def take_the_merchandise_and_run__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.batch([("suffers", (u_it2, 1)) for u_it2 in g.everyone(g.current)])


# cards/crossfire/base/events.card:16
def timebomb__before_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/events.card:16
def timebomb__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if g.d__level() >= 8:
        g.batch([("suffers", (u_it1, 3)) for u_it1 in g.everyone(g.current)])
    else:
        g.batch([("suffers", (u_it2, 1)) for u_it2 in g.everyone(g.current)])


# cards/crossfire/base/events.card:25
def instinct__before_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return (
        len(
            {
                word
                for words in (
                    g.f_gear_type(u_it1)
                    for u_it1 in [a[1] for a in g.past("plays", "turn") if a[0] == g.current]
                    if g.kind[u_it1] in g.k_gear
                )
                for word in words
            }
        )
        >= 2
    )


# cards/crossfire/base/events.card:25
def instinct__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if g.d__level() >= 4:
        g.v_suffers(g.current, 2)
    else:
        g.v_suffers(g.current, 1)


# cards/crossfire/base/events.card:34
def no_holding_back__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_suffers(g.current, len([u_it1 for u_it1 in g.zones[g.z_runner_hand + g.current] if g.kind[u_it1] in g.k_gear]))


# cards/crossfire/base/events.card:40
def win_one_lose_one__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_gains(g.current, 1)
    u_pick = g.choose(
        "pick",
        g.current,
        [u_pick for u_pick in g.zones[g.z_runner_hand + g.current] if g.kind[u_pick] in g.k_gear],
        "gear",
    )
    if u_pick != NOTHING:
        g.v_discards(g.current, u_pick)


# cards/crossfire/base/events.card:48
def chummers__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.kind[u_it1] in g.k_obstacle and g.f_obstacle_type(u_it1) == g.e_folk_human else 0


# cards/crossfire/base/events.card:49
def chummers__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/events.card:49
def chummers__when_holds(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.d__level() >= 5


# cards/crossfire/base/events.card:49
def chummers__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_found, u_others = g.reveal_until(
        g.z__normal_deck, lambda g, u_found, u_others: g.f_obstacle_type(u_found) == g.e_folk_human
    )
    since1 = g.aways
    if u_found != NOTHING:
        g.v_arrives(u_found)
    g.move_all(g.those(u_others, since1), g.z__normal_discard)


# cards/crossfire/base/events.card:57
def enemy_comms__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return (
        1 if g.kind[u_it1] in g.k_obstacle and g.f_obstacle_colour(u_it1) in (g.e_symbol_green, g.e_symbol_red) else 0
    )


# cards/crossfire/base/events.card:58
def enemy_comms__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/events.card:58
def enemy_comms__when_holds(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.d__level() >= 4


# cards/crossfire/base/events.card:58
def enemy_comms__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.batch(
        [
            ("restores", (u_foe, g.s_threat_cleared[u_foe]))
            for u_foe in [
                u_foe
                for u_foe in g.zones[g.z__row]
                if g.kind[u_foe] in g.k_obstacle and g.f_obstacle_colour(u_foe) in (g.e_symbol_green, g.e_symbol_red)
            ]
        ]
    )


# cards/crossfire/base/events.card:64
def unfriendly_fire__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return (
        1 if g.kind[u_it1] in g.k_obstacle and g.f_obstacle_colour(u_it1) in (g.e_symbol_black, g.e_symbol_blue) else 0
    )


# cards/crossfire/base/events.card:65
def unfriendly_fire__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/events.card:65
def unfriendly_fire__when_holds(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.d__level() >= 4


# cards/crossfire/base/events.card:65
def unfriendly_fire__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.batch(
        [
            ("restores", (u_foe, g.s_threat_cleared[u_foe]))
            for u_foe in [
                u_foe
                for u_foe in g.zones[g.z__row]
                if g.kind[u_foe] in g.k_obstacle and g.f_obstacle_colour(u_foe) in (g.e_symbol_black, g.e_symbol_blue)
            ]
        ]
    )


MODULE = Module(
    source="cards/crossfire/base/events.card",
    digest="094201051151366035042046479124482733643",
    cards=(
        Card(
            "take_the_merchandise_and_run",
            "event",
            (("copies", 1),),
            (
                Ability(
                    "take_the_merchandise_and_run__when",
                    "when",
                    "appears",
                    take_the_merchandise_and_run__when_if,
                    take_the_merchandise_and_run__when,
                    line=6,
                ),
                Ability(
                    "take_the_merchandise_and_run__before",
                    "before",
                    "retires",
                    take_the_merchandise_and_run__before_if,
                    take_the_merchandise_and_run__before,
                    line=10,
                ),
            ),
            line=3,
        ),
        Card(
            "timebomb",
            "event",
            (("copies", 1),),
            (Ability("timebomb__before", "before", "retires", timebomb__before_if, timebomb__before, line=16),),
            line=13,
        ),
        Card(
            "instinct",
            "event",
            (("copies", 1),),
            (Ability("instinct__before", "before", "turn ends", instinct__before_if, instinct__before, line=25),),
            line=22,
        ),
        Card(
            "no_holding_back",
            "event",
            (("copies", 1),),
            (
                Ability(
                    "no_holding_back__before", "before", "step draw_and_buy", None, no_holding_back__before, line=34
                ),
            ),
            line=31,
        ),
        Card(
            "win_one_lose_one",
            "event",
            (("copies", 1),),
            (Ability("win_one_lose_one__when", "when", "turn starts", None, win_one_lose_one__when, line=40),),
            line=37,
        ),
        Card(
            "chummers",
            "event",
            (("copies", 1),),
            (
                Ability("chummers__static_attack", "modify", "threat.attack", None, chummers__static_attack, line=48),
                Ability(
                    "chummers__when",
                    "when",
                    "appears",
                    chummers__when_if,
                    chummers__when,
                    holds=chummers__when_holds,
                    line=49,
                ),
            ),
            line=45,
        ),
        Card(
            "enemy_comms",
            "event",
            (("copies", 1),),
            (
                Ability(
                    "enemy_comms__static_attack", "modify", "threat.attack", None, enemy_comms__static_attack, line=57
                ),
                Ability(
                    "enemy_comms__when",
                    "when",
                    "appears",
                    enemy_comms__when_if,
                    enemy_comms__when,
                    holds=enemy_comms__when_holds,
                    line=58,
                ),
            ),
            line=54,
        ),
        Card(
            "unfriendly_fire",
            "event",
            (("copies", 1),),
            (
                Ability(
                    "unfriendly_fire__static_attack",
                    "modify",
                    "threat.attack",
                    None,
                    unfriendly_fire__static_attack,
                    line=64,
                ),
                Ability(
                    "unfriendly_fire__when",
                    "when",
                    "appears",
                    unfriendly_fire__when_if,
                    unfriendly_fire__when,
                    holds=unfriendly_fire__when_holds,
                    line=65,
                ),
            ),
            line=61,
        ),
    ),
    pasts=("plays",),
    batched=("restores", "suffers"),
    lines=(
        "14:6 20:7 21:8 22:9 26:10 32:11 36:16 42:17 43:18 45:20 49:25 68:26 69:27 71:29 75:34 76:35 80:40"
        " 81:41 82:42 88:43 93:48 99:49 110:50 113:49 114:51 116:52 120:57 128:58 139:59 152:64 160:65 171:66"
    ),
)
