"""Made by `ombre build` from cards/crossfire/base/events.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Value


def unfriendly_fire__static_attack(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/base/events.card:6
    u_it1 = x
    return 1 if g.f_obstacle_colour(u_it1) in (g.e_symbol_black, g.e_symbol_blue) else 0


def unfriendly_fire__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/events.card:7
    return args[0] == this and g.d__level() >= 4


def unfriendly_fire__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/events.card:7
    for u_foe in [
        u_foe
        for u_foe in g.zones[g.z__row]
        if g.kind[u_foe] == g.k_obstacle and g.f_obstacle_colour(u_foe) in (g.e_symbol_black, g.e_symbol_blue)
    ]:
        g.v_restores(u_foe, g.s_obstacle_cleared[u_foe])


def timebomb__before_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/events.card:14
    return args[0] == this


def timebomb__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:  # cards/crossfire/base/events.card:14
    if g.d__level() >= 8:
        for u_it1 in g.seats(g.current):
            g.v_suffers(u_it1, 3)
    else:
        for u_it2 in g.seats(g.current):
            g.v_suffers(u_it2, 1)


def chummers__static_attack(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/base/events.card:23
    u_it1 = x
    return 1 if g.f_obstacle_type(u_it1) == g.e_folk_human else 0


def chummers__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/events.card:24
    return args[0] == this and g.d__level() >= 5


def chummers__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:  # cards/crossfire/base/events.card:24
    u_found, u_others = g.reveal_until(
        g.z__normal_deck, lambda g, u_found, u_others: g.f_obstacle_type(u_found) == g.e_folk_human
    )
    u_r = NOTHING
    if u_found != NOTHING:
        for u_r in [
            u_r
            for u_r in g.seats(g.current)
            if (u_found != NOTHING and g.s_runner_colour[u_r] == g.f_obstacle_colour(u_found))
        ]:
            if u_found != NOTHING:
                g.v_flips_to(u_found, u_r)
    for card1 in reversed(u_others):
        g.move(card1, g.z__normal_discard)


def instinct__before_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/events.card:33
    return (
        len(
            {
                g.f_gear_type(u_it1)
                for u_it1 in [a[1] for a in g.past("plays", "turn") if a[0] == g.current]
                if g.kind[u_it1] == g.k_gear
            }
        )
        >= 2
    )


def instinct__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:  # cards/crossfire/base/events.card:33
    if g.d__level() >= 4:
        g.v_suffers(g.current, 2)
    else:
        g.v_suffers(g.current, 1)


MODULE = Module(
    source="cards/crossfire/base/events.card",
    cards=(
        Card(
            "unfriendly_fire",
            "event",
            (("copies", 1),),
            (
                Ability(
                    "unfriendly_fire__static_attack",
                    "modify",
                    "obstacle.attack",
                    None,
                    unfriendly_fire__static_attack,
                    line=6,
                ),
                Ability(
                    "unfriendly_fire__when", "when", "appears", unfriendly_fire__when_if, unfriendly_fire__when, line=7
                ),
            ),
            line=3,
        ),
        Card(
            "timebomb",
            "event",
            (("copies", 1),),
            (Ability("timebomb__before", "before", "retires", timebomb__before_if, timebomb__before, line=14),),
            line=11,
        ),
        Card(
            "chummers",
            "event",
            (("copies", 1),),
            (
                Ability("chummers__static_attack", "modify", "obstacle.attack", None, chummers__static_attack, line=23),
                Ability("chummers__when", "when", "appears", chummers__when_if, chummers__when, line=24),
            ),
            line=20,
        ),
        Card(
            "instinct",
            "event",
            (("copies", 1),),
            (Ability("instinct__before", "before", "turn ends", instinct__before_if, instinct__before, line=33),),
            line=30,
        ),
        Card("quiet_street", "event", (("copies", 12),), (), line=39),
    ),
    pasts=("plays",),
)
