"""Made by `ombre build` from cards/crossfire/base/house_events.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/base/house_events.card:11
def sparking_wires__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.kind[u_it1] in g.k_obstacle and g.f_obstacle_type(u_it1) == g.e_folk_tech else 0


# cards/crossfire/base/house_events.card:16
def street_clinic__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_events.card:16
def street_clinic__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.batch([("heals", (u_it1, 1)) for u_it1 in g.everyone(g.current)])


# cards/crossfire/base/house_events.card:22
def rumours_of_money__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_events.card:22
def rumours_of_money__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.batch([("gains", (u_it1, 1)) for u_it1 in g.everyone(g.current)])


# cards/crossfire/base/house_events.card:28
def price_surge__static_cost(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.where[u_it1] == g.z__market else 0


# cards/crossfire/base/house_events.card:33
def fire_sale__static_cost(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return -(1) if g.where[u_it1] == g.z__market else 0


# cards/crossfire/base/house_events.card:38
def stray_bullets__before_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this and g.d__level() >= 3


# cards/crossfire/base/house_events.card:38
def stray_bullets__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.batch([("suffers", (u_it1, 1)) for u_it1 in g.everyone(g.current)])


# cards/crossfire/base/house_events.card:44
def bounty_day__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[1]
    return g.kind[u_it1] in g.k_obstacle


# cards/crossfire/base/house_events.card:44
def bounty_day__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_gains(g.current, 1)


# cards/crossfire/base/house_events.card:50
def hot_tip__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_events.card:50
def hot_tip__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.batch([("draws", (u_it1, 1)) for u_it1 in g.everyone(g.current)])


# cards/crossfire/base/house_events.card:56
def brawl_in_the_yard__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.kind[u_it1] in g.k_obstacle and g.f_obstacle_type(u_it1) in (g.e_folk_ork, g.e_folk_troll) else 0


# cards/crossfire/base/house_events.card:61
def restless_spirits__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.kind[u_it1] in g.k_obstacle and g.f_obstacle_type(u_it1) == g.e_folk_sixth_world else 0


# cards/crossfire/base/house_events.card:62
def restless_spirits__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_events.card:62
def restless_spirits__when_holds(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.d__level() >= 5


# cards/crossfire/base/house_events.card:62
def restless_spirits__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.batch(
        [
            ("restores", (u_it2, 1))
            for u_it2 in [
                u_it2
                for u_it2 in g.zones[g.z__row]
                if g.kind[u_it2] in g.k_obstacle and g.f_obstacle_type(u_it2) == g.e_folk_sixth_world
            ]
        ]
    )


# cards/crossfire/base/house_events.card:68
def roadblock__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_events.card:68
def roadblock__when_holds(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.d__level() >= 3


# cards/crossfire/base/house_events.card:68
def roadblock__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_foe = g.reveal(g.z__normal_deck)
    if u_foe != NOTHING and g.s__starting != NOTHING:
        g.v_flips_to(u_foe, g.s__starting)


# cards/crossfire/base/house_events.card:75
def safe_house__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_events.card:75
def safe_house__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.batch([("heals", (u_it1, 1)) for u_it1 in [u_it1 for u_it1 in g.everyone(g.current) if g.s_runner_hp[u_it1] < 3]])


# cards/crossfire/base/house_events.card:81
def lost_luggage__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_events.card:81
def lost_luggage__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.each(g.everyone(g.current)):
        u_pick = g.choose(
            "pick", u_r, [u_pick for u_pick in g.zones[g.z_runner_hand + u_r] if g.kind[u_pick] in g.k_gear], "gear"
        )
        if u_pick != NOTHING:
            g.v_discards(u_r, u_pick)


# cards/crossfire/base/house_events.card:89
def empty_hands__before_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return not g.zones[g.z_runner_hand + g.current]


# cards/crossfire/base/house_events.card:89
def empty_hands__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_draws(g.current, 1)


# cards/crossfire/base/house_events.card:95
def long_odds__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.kind[u_it1] in g.k_obstacle and g.f_threat_difficulty(u_it1) == g.e_grade_hard else 0


# cards/crossfire/base/house_events.card:100
def pulled_punches__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return -(1) if g.kind[u_it1] in g.k_obstacle and g.f_threat_difficulty(u_it1) == g.e_grade_hard else 0


# cards/crossfire/base/house_events.card:105
def favours_owed__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_helper = args[0]
    g.v_gains(u_helper, 1)


# cards/crossfire/base/house_events.card:111
def shift_change__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_events.card:111
def shift_change__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_old = NOTHING
    if g.s__starting != NOTHING:
        u_old = g.choose(
            "old", g.s__starting, [u_old for u_old in g.zones[g.z__row] if g.kind[u_old] in g.k_obstacle], "obstacle"
        )
    if u_old != NOTHING:
        g.v_yields(u_old)


# cards/crossfire/base/house_events.card:118
def borrowed_time__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == g.s__starting


# cards/crossfire/base/house_events.card:118
def borrowed_time__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if g.s__starting != NOTHING:
        g.start_flow("turn", g.s__starting)


# cards/crossfire/base/house_events.card:124
def wrong_turn__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_events.card:124
def wrong_turn__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_stray = NOTHING
    if g.s__talker != NOTHING:
        u_stray = g.choose(
            "stray",
            g.s__talker,
            [u_stray for u_stray in g.zones[g.z__row] if g.kind[u_stray] in g.k_obstacle],
            "obstacle",
        )
    u_driver = NOTHING
    if g.s__talker != NOTHING and u_stray != NOTHING:
        u_driver = g.choose(
            "driver",
            g.s__talker,
            [
                u_driver
                for u_driver in g.everyone(g.current)
                if (u_stray != NOTHING and u_driver != g.s_threat_facing[u_stray])
            ],
            "runner",
        )
    if u_stray != NOTHING and u_driver != NOTHING:
        g.v_turns_to(u_stray, u_driver)


# cards/crossfire/base/house_events.card:133
def narrow_corridor__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it2 = args[1]
    return g.kind[u_it2] in g.k_gear


# cards/crossfire/base/house_events.card:133
def narrow_corridor__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return (
        args[0] == g.current
        and len(
            [
                u_it1
                for u_it1 in [a[1] for a in g.past("plays", "turn") if a[0] == g.current]
                if g.kind[u_it1] in g.k_gear
            ]
        )
        >= 4
    )


# cards/crossfire/base/house_events.card:138
def static_noise__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_mills(g.current, 1)


# cards/crossfire/base/house_events.card:144
def old_contacts__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_events.card:144
def old_contacts__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.everyone(g.current):
        g.look_through(g.zones[g.z_runner_deck + u_r], u_r)
        u_find = g.choose(
            "find",
            u_r,
            [
                u_find
                for u_find in g.zones[g.z_runner_deck + u_r]
                if g.kind[u_find] in g.k_gear and g.e_art_skill in g.f_gear_type(u_find)
            ],
            "gear",
        )
        if u_find != NOTHING:
            g.move(u_find, g.z_runner_hand + u_r)
        g.shuffle(g.z_runner_deck + u_r)


# cards/crossfire/base/house_events.card:153
def mana_ebb__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[2] == g.e_symbol_blue


# cards/crossfire/base/house_events.card:159
def cease_fire__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    return g.kind[u_it1] in g.k_obstacle and g.f_threat_difficulty(u_it1) == g.e_grade_normal and g.d__level() < 4


# cards/crossfire/base/house_events.card:164
def power_cut__static__blank1_among(g: Play, this: int, you: int, env: Env) -> Value:
    return [u_it1 for u_it1 in g.live(g.k_obstacle) if g.f_obstacle_type(u_it1) == g.e_folk_tech]


# cards/crossfire/base/house_events.card:169
def locked_cases__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_g = args[1]
    return g.kind[u_g] in g.k_gear and g.f_gear_cost(u_g) > 5


# cards/crossfire/base/house_events.card:180
def cheap_painkillers__may_instead_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you and g.can("gains", you, 2)


# cards/crossfire/base/house_events.card:180
def cheap_painkillers__may_instead(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_gains(you, 2)


# cards/crossfire/base/house_events.card:186
def new_shipment__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_events.card:186
def new_shipment__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.batch(
        [
            ("cycles", (g.current, u_it1))
            for u_it1 in [u_it1 for u_it1 in g.zones[g.z__market] if g.kind[u_it1] in g.k_gear]
        ]
    )


# cards/crossfire/base/house_events.card:192
def gas_leak__before_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this and g.d__level() >= 5


# cards/crossfire/base/house_events.card:192
def gas_leak__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.batch(
        [("suffers", (u_r, 1)) for u_r in [u_r for u_r in g.everyone(g.current) if not g.zones[g.z_runner_hand + u_r]]]
    )


# cards/crossfire/base/house_events.card:198
def danger_pay__static_nuyen(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.kind[u_it1] in g.k_obstacle else 0


# cards/crossfire/base/house_events.card:203
def grit__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.batch([("draws", (u_it2, 1)) for u_it2 in g.everyone(g.current)])


MODULE = Module(
    source="cards/crossfire/base/house_events.card",
    digest="324375125791268262766334030166418904434",
    cards=(
        Card("quiet_street", "event", (("copies", 1),), (), line=3),
        Card(
            "sparking_wires",
            "event",
            (("copies", 1),),
            (
                Ability(
                    "sparking_wires__static_attack",
                    "modify",
                    "threat.attack",
                    None,
                    sparking_wires__static_attack,
                    line=11,
                ),
            ),
            line=8,
        ),
        Card(
            "street_clinic",
            "event",
            (("copies", 1),),
            (Ability("street_clinic__when", "when", "appears", street_clinic__when_if, street_clinic__when, line=16),),
            line=13,
        ),
        Card(
            "rumours_of_money",
            "event",
            (("copies", 1),),
            (
                Ability(
                    "rumours_of_money__when",
                    "when",
                    "appears",
                    rumours_of_money__when_if,
                    rumours_of_money__when,
                    line=22,
                ),
            ),
            line=19,
        ),
        Card(
            "price_surge",
            "event",
            (("copies", 1),),
            (Ability("price_surge__static_cost", "modify", "gear.cost", None, price_surge__static_cost, line=28),),
            line=25,
        ),
        Card(
            "fire_sale",
            "event",
            (("copies", 1),),
            (Ability("fire_sale__static_cost", "modify", "gear.cost", None, fire_sale__static_cost, line=33),),
            line=30,
        ),
        Card(
            "stray_bullets",
            "event",
            (("copies", 1),),
            (
                Ability(
                    "stray_bullets__before",
                    "before",
                    "retires",
                    stray_bullets__before_if,
                    stray_bullets__before,
                    line=38,
                ),
            ),
            line=35,
        ),
        Card(
            "bounty_day",
            "event",
            (("copies", 1),),
            (Ability("bounty_day__when", "when", "defeats", bounty_day__when_if, bounty_day__when, line=44),),
            line=41,
        ),
        Card(
            "hot_tip",
            "event",
            (("copies", 1),),
            (Ability("hot_tip__when", "when", "appears", hot_tip__when_if, hot_tip__when, line=50),),
            line=47,
        ),
        Card(
            "brawl_in_the_yard",
            "event",
            (("copies", 1),),
            (
                Ability(
                    "brawl_in_the_yard__static_attack",
                    "modify",
                    "threat.attack",
                    None,
                    brawl_in_the_yard__static_attack,
                    line=56,
                ),
            ),
            line=53,
        ),
        Card(
            "restless_spirits",
            "event",
            (("copies", 1),),
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
                    holds=restless_spirits__when_holds,
                    line=62,
                ),
            ),
            line=58,
        ),
        Card(
            "roadblock",
            "event",
            (("copies", 1),),
            (
                Ability(
                    "roadblock__when",
                    "when",
                    "appears",
                    roadblock__when_if,
                    roadblock__when,
                    holds=roadblock__when_holds,
                    line=68,
                ),
            ),
            line=65,
        ),
        Card(
            "safe_house",
            "event",
            (("copies", 1),),
            (Ability("safe_house__when", "when", "appears", safe_house__when_if, safe_house__when, line=75),),
            line=72,
        ),
        Card(
            "lost_luggage",
            "event",
            (("copies", 1),),
            (Ability("lost_luggage__when", "when", "appears", lost_luggage__when_if, lost_luggage__when, line=81),),
            line=78,
        ),
        Card(
            "empty_hands",
            "event",
            (("copies", 1),),
            (
                Ability(
                    "empty_hands__before", "before", "turn ends", empty_hands__before_if, empty_hands__before, line=89
                ),
            ),
            line=86,
        ),
        Card(
            "long_odds",
            "event",
            (("copies", 1),),
            (Ability("long_odds__static_attack", "modify", "threat.attack", None, long_odds__static_attack, line=95),),
            line=92,
        ),
        Card(
            "pulled_punches",
            "event",
            (("copies", 1),),
            (
                Ability(
                    "pulled_punches__static_attack",
                    "modify",
                    "threat.attack",
                    None,
                    pulled_punches__static_attack,
                    line=100,
                ),
            ),
            line=97,
        ),
        Card(
            "favours_owed",
            "event",
            (("copies", 1),),
            (Ability("favours_owed__when", "when", "assists with", None, favours_owed__when, line=105),),
            line=102,
        ),
        Card(
            "shift_change",
            "event",
            (("copies", 1),),
            (Ability("shift_change__when", "when", "appears", shift_change__when_if, shift_change__when, line=111),),
            line=108,
        ),
        Card(
            "borrowed_time",
            "event",
            (("copies", 1),),
            (
                Ability(
                    "borrowed_time__when",
                    "when",
                    "turn ends",
                    borrowed_time__when_if,
                    borrowed_time__when,
                    once="round",
                    line=118,
                ),
            ),
            line=115,
        ),
        Card(
            "wrong_turn",
            "event",
            (("copies", 1), ("calls", "skill")),
            (Ability("wrong_turn__when", "when", "appears", wrong_turn__when_if, wrong_turn__when, line=124),),
            line=121,
        ),
        Card(
            "narrow_corridor",
            "event",
            (("copies", 1),),
            (
                Ability(
                    "narrow_corridor__static_cannot",
                    "cannot",
                    "plays",
                    narrow_corridor__static_cannot,
                    None,
                    guard=narrow_corridor__static_cannot_while,
                    line=133,
                ),
            ),
            line=129,
        ),
        Card(
            "static_noise",
            "event",
            (("copies", 1),),
            (Ability("static_noise__when", "when", "turn starts", None, static_noise__when, line=138),),
            line=135,
        ),
        Card(
            "old_contacts",
            "event",
            (("copies", 1),),
            (Ability("old_contacts__when", "when", "appears", old_contacts__when_if, old_contacts__when, line=144),),
            line=141,
        ),
        Card(
            "mana_ebb",
            "event",
            (("copies", 1),),
            (Ability("mana_ebb__static_cannot", "cannot", "adds with to", mana_ebb__static_cannot, None, line=153),),
            line=150,
        ),
        Card(
            "cease_fire",
            "event",
            (("copies", 1),),
            (
                Ability(
                    "cease_fire__static_cannot",
                    "cannot",
                    "attacks",
                    None,
                    None,
                    guard=cease_fire__static_cannot,
                    line=159,
                ),
            ),
            line=155,
        ),
        Card(
            "power_cut",
            "event",
            (("copies", 1),),
            (
                Ability(
                    "base_house_events.power_cut__static__blank1",
                    "blank",
                    "obstacle",
                    None,
                    None,
                    among=power_cut__static__blank1_among,
                    line=164,
                ),
            ),
            line=161,
        ),
        Card(
            "locked_cases",
            "event",
            (("copies", 1),),
            (Ability("locked_cases__static_cannot", "cannot", "buys", locked_cases__static_cannot, None, line=169),),
            line=166,
        ),
        Card(
            "radio_silence",
            "event",
            (("copies", 1),),
            (
                Ability(
                    "base_house_events.radio_silence__static_cannot_1", "cannot", "assists with", None, None, line=175
                ),
            ),
            line=171,
        ),
        Card(
            "cheap_painkillers",
            "event",
            (("copies", 1),),
            (
                Ability(
                    "cheap_painkillers__may_instead",
                    "may instead",
                    "heals",
                    cheap_painkillers__may_instead_if,
                    cheap_painkillers__may_instead,
                    line=180,
                ),
            ),
            line=177,
        ),
        Card(
            "new_shipment",
            "event",
            (("copies", 1),),
            (Ability("new_shipment__when", "when", "appears", new_shipment__when_if, new_shipment__when, line=186),),
            line=183,
        ),
        Card(
            "gas_leak",
            "event",
            (("copies", 1),),
            (Ability("gas_leak__before", "before", "retires", gas_leak__before_if, gas_leak__before, line=192),),
            line=189,
        ),
        Card(
            "danger_pay",
            "event",
            (("copies", 1),),
            (Ability("danger_pay__static_nuyen", "modify", "threat.nuyen", None, danger_pay__static_nuyen, line=198),),
            line=195,
        ),
        Card(
            "grit",
            "event",
            (("copies", 1),),
            (Ability("grit__when", "when", "becomes runner.condition.staggered", None, grit__when, line=203),),
            line=200,
        ),
    ),
    pasts=("plays",),
    batched=("cycles", "draws", "gains", "heals", "restores", "suffers"),
    lines=(
        "14:11 20:16 26:17 30:22 36:23 40:28 46:33 52:38 58:39 62:44 69:45 73:50 79:51 83:56 89:61 95:62"
        " 106:63 119:68 130:69 131:70 136:75 142:76 146:81 152:82 153:83 156:84 161:89 167:90 171:95 177:100"
        " 183:105 185:106 189:111 195:112 200:113 205:118 211:119 216:124 222:125 230:126 242:127 247:133"
        " 268:138 269:139 273:144 279:145 280:146 291:147 293:148 297:153 302:159 308:164 313:169 319:180"
        " 325:181 329:186 335:187 344:192 350:193 356:198 362:203 363:204"
    ),
)
