"""Made by `ombre build` from cards/crossfire/base/house_events.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Value


def sparking_wires__static_attack(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/base/house_events.card:10
    u_it1 = x
    return 1 if g.kind[u_it1] in g.k_obstacle and g.f_obstacle_type(u_it1) == g.e_folk_tech else 0


def street_clinic__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_events.card:15
    return args[0] == this


def street_clinic__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_events.card:15
    for u_it1 in g.everyone(g.current):
        g.v_heals(u_it1, 1)


def rumours_of_money__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_events.card:21
    return args[0] == this


def rumours_of_money__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_events.card:21
    for u_it1 in g.everyone(g.current):
        g.v_gains(u_it1, 1)


def price_surge__static_cost(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/base/house_events.card:27
    u_it1 = x
    return 1 if g.where[u_it1] == g.z__market else 0


def fire_sale__static_cost(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/base/house_events.card:32
    u_it1 = x
    return -(1) if g.where[u_it1] == g.z__market else 0


def stray_bullets__before_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_events.card:37
    return args[0] == this and g.d__level() >= 3


def stray_bullets__before(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_events.card:37
    for u_it1 in g.everyone(g.current):
        g.v_suffers(u_it1, 1)


def bounty_day__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_events.card:43
    u_it1 = args[1]
    return g.kind[u_it1] in g.k_obstacle


def bounty_day__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_events.card:43
    g.v_gains(g.current, 1)


def hot_tip__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_events.card:49
    return args[0] == this


def hot_tip__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_events.card:49
    for u_it1 in g.everyone(g.current):
        g.v_draws(u_it1, 1)


def brawl_in_the_yard__static_attack(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/base/house_events.card:55
    u_it1 = x
    return 1 if g.kind[u_it1] in g.k_obstacle and g.f_obstacle_type(u_it1) == g.e_folk_ork else 0


def brawl_in_the_yard__static_attack_2(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/base/house_events.card:56
    u_it2 = x
    return 1 if g.kind[u_it2] in g.k_obstacle and g.f_obstacle_type(u_it2) == g.e_folk_troll else 0


def restless_spirits__static_attack(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/base/house_events.card:61
    u_it1 = x
    return 1 if g.kind[u_it1] in g.k_obstacle and g.f_obstacle_type(u_it1) == g.e_folk_sixth_world else 0


def restless_spirits__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_events.card:62
    return args[0] == this and g.d__level() >= 5


def restless_spirits__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_events.card:62
    for u_foe in [
        u_foe
        for u_foe in g.zones[g.z__row]
        if g.kind[u_foe] in g.k_obstacle and g.f_obstacle_type(u_foe) == g.e_folk_sixth_world
    ]:
        g.v_restores(u_foe, 1)


def roadblock__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_events.card:69
    return args[0] == this and g.d__level() >= 3


def roadblock__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_events.card:69
    u_foe = g.reveal(g.z__normal_deck)
    if u_foe != NOTHING and g.s__starting != NOTHING:
        g.v_flips_to(u_foe, g.s__starting)


def safe_house__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_events.card:76
    return args[0] == this


def safe_house__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_events.card:76
    for u_r in [u_r for u_r in g.everyone(g.current) if g.s_runner_hp[u_r] < 3]:
        g.v_heals(u_r, 1)


def lost_luggage__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_events.card:83
    return args[0] == this


def lost_luggage__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_events.card:83
    for u_r in g.everyone(g.current):
        u_pick = g.choose(
            "pick", u_r, [u_pick for u_pick in g.zones[g.z_runner_hand + u_r] if g.kind[u_pick] in g.k_gear], "gear"
        )
        if u_pick != NOTHING:
            g.v_discards(u_r, u_pick)


def empty_hands__before_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_events.card:91
    return len([u_it1 for u_it1 in g.zones[g.z_runner_hand + g.current] if g.kind[u_it1] in g.k_gear]) == 0


def empty_hands__before(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_events.card:91
    g.v_draws(g.current, 1)


def long_odds__static_attack(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/base/house_events.card:97
    u_it1 = x
    return 1 if g.kind[u_it1] in g.k_obstacle and g.f_threat_difficulty(u_it1) == g.e_grade_hard else 0


def pulled_punches__static_attack(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/base/house_events.card:102
    u_it1 = x
    return -(1) if g.kind[u_it1] in g.k_obstacle and g.f_threat_difficulty(u_it1) == g.e_grade_hard else 0


def favours_owed__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_events.card:107
    u_helper = args[0]
    g.v_gains(u_helper, 1)


def shift_change__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_events.card:113
    return args[0] == this


def shift_change__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_events.card:113
    u_old = NOTHING
    if g.s__starting != NOTHING:
        u_old = g.choose(
            "old", g.s__starting, [u_old for u_old in g.zones[g.z__row] if g.kind[u_old] in g.k_obstacle], "obstacle"
        )
    if u_old != NOTHING:
        g.v_yields(u_old)


MODULE = Module(
    source="cards/crossfire/base/house_events.card",
    cards=(
        Card("quiet_street", "event", (("copies", 6),), (), line=3),
        Card(
            "sparking_wires",
            "event",
            (("copies", 2),),
            (
                Ability(
                    "sparking_wires__static_attack",
                    "modify",
                    "threat.attack",
                    None,
                    sparking_wires__static_attack,
                    line=10,
                ),
            ),
            line=7,
        ),
        Card(
            "street_clinic",
            "event",
            (("copies", 2),),
            (Ability("street_clinic__when", "when", "appears", street_clinic__when_if, street_clinic__when, line=15),),
            line=12,
        ),
        Card(
            "rumours_of_money",
            "event",
            (("copies", 2),),
            (
                Ability(
                    "rumours_of_money__when",
                    "when",
                    "appears",
                    rumours_of_money__when_if,
                    rumours_of_money__when,
                    line=21,
                ),
            ),
            line=18,
        ),
        Card(
            "price_surge",
            "event",
            (("copies", 2),),
            (Ability("price_surge__static_cost", "modify", "gear.cost", None, price_surge__static_cost, line=27),),
            line=24,
        ),
        Card(
            "fire_sale",
            "event",
            (("copies", 2),),
            (Ability("fire_sale__static_cost", "modify", "gear.cost", None, fire_sale__static_cost, line=32),),
            line=29,
        ),
        Card(
            "stray_bullets",
            "event",
            (("copies", 2),),
            (
                Ability(
                    "stray_bullets__before",
                    "before",
                    "retires",
                    stray_bullets__before_if,
                    stray_bullets__before,
                    line=37,
                ),
            ),
            line=34,
        ),
        Card(
            "bounty_day",
            "event",
            (("copies", 2),),
            (Ability("bounty_day__when", "when", "defeats", bounty_day__when_if, bounty_day__when, line=43),),
            line=40,
        ),
        Card(
            "hot_tip",
            "event",
            (("copies", 2),),
            (Ability("hot_tip__when", "when", "appears", hot_tip__when_if, hot_tip__when, line=49),),
            line=46,
        ),
        Card(
            "brawl_in_the_yard",
            "event",
            (("copies", 2),),
            (
                Ability(
                    "brawl_in_the_yard__static_attack",
                    "modify",
                    "threat.attack",
                    None,
                    brawl_in_the_yard__static_attack,
                    line=55,
                ),
                Ability(
                    "brawl_in_the_yard__static_attack_2",
                    "modify",
                    "threat.attack",
                    None,
                    brawl_in_the_yard__static_attack_2,
                    line=56,
                ),
            ),
            line=52,
        ),
        Card(
            "restless_spirits",
            "event",
            (("copies", 2),),
            (
                Ability(
                    "restless_spirits__static_attack",
                    "modify",
                    "threat.attack",
                    None,
                    restless_spirits__static_attack,
                    line=61,
                ),
                Ability(
                    "restless_spirits__when",
                    "when",
                    "appears",
                    restless_spirits__when_if,
                    restless_spirits__when,
                    line=62,
                ),
            ),
            line=58,
        ),
        Card(
            "roadblock",
            "event",
            (("copies", 2),),
            (Ability("roadblock__when", "when", "appears", roadblock__when_if, roadblock__when, line=69),),
            line=66,
        ),
        Card(
            "safe_house",
            "event",
            (("copies", 2),),
            (Ability("safe_house__when", "when", "appears", safe_house__when_if, safe_house__when, line=76),),
            line=73,
        ),
        Card(
            "lost_luggage",
            "event",
            (("copies", 2),),
            (Ability("lost_luggage__when", "when", "appears", lost_luggage__when_if, lost_luggage__when, line=83),),
            line=80,
        ),
        Card(
            "empty_hands",
            "event",
            (("copies", 2),),
            (
                Ability(
                    "empty_hands__before", "before", "turn ends", empty_hands__before_if, empty_hands__before, line=91
                ),
            ),
            line=88,
        ),
        Card(
            "long_odds",
            "event",
            (("copies", 2),),
            (Ability("long_odds__static_attack", "modify", "threat.attack", None, long_odds__static_attack, line=97),),
            line=94,
        ),
        Card(
            "pulled_punches",
            "event",
            (("copies", 2),),
            (
                Ability(
                    "pulled_punches__static_attack",
                    "modify",
                    "threat.attack",
                    None,
                    pulled_punches__static_attack,
                    line=102,
                ),
            ),
            line=99,
        ),
        Card(
            "favours_owed",
            "event",
            (("copies", 2),),
            (Ability("favours_owed__when", "when", "assists with", None, favours_owed__when, line=107),),
            line=104,
        ),
        Card(
            "shift_change",
            "event",
            (("copies", 2),),
            (Ability("shift_change__when", "when", "appears", shift_change__when_if, shift_change__when, line=113),),
            line=110,
        ),
    ),
)
