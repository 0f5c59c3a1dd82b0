"""Made by `ombre build` from cards/crossfire/base/house_events.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/base/house_events.card:10
def sparking_wires__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.kind[u_it1] in g.k_obstacle and g.f_obstacle_type(u_it1) == g.e_folk_tech else 0


# cards/crossfire/base/house_events.card:15
def street_clinic__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_events.card:15
def street_clinic__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_it1 in g.each(g.everyone(g.current)):
        g.v_heals(u_it1, 1)


# cards/crossfire/base/house_events.card:21
def rumours_of_money__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_events.card:21
def rumours_of_money__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_it1 in g.each(g.everyone(g.current)):
        g.v_gains(u_it1, 1)


# cards/crossfire/base/house_events.card:27
def price_surge__static_cost(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.where[u_it1] == g.z__market else 0


# cards/crossfire/base/house_events.card:32
def fire_sale__static_cost(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return -(1) if g.where[u_it1] == g.z__market else 0


# cards/crossfire/base/house_events.card:37
def stray_bullets__before_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this and g.d__level() >= 3


# cards/crossfire/base/house_events.card:37
def stray_bullets__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_it1 in g.each(g.everyone(g.current)):
        g.v_suffers(u_it1, 1)


# cards/crossfire/base/house_events.card:43
def bounty_day__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[1]
    return g.kind[u_it1] in g.k_obstacle


# cards/crossfire/base/house_events.card:43
def bounty_day__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_gains(g.current, 1)


# cards/crossfire/base/house_events.card:49
def hot_tip__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_events.card:49
def hot_tip__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_it1 in g.each(g.everyone(g.current)):
        g.v_draws(u_it1, 1)


# cards/crossfire/base/house_events.card:55
def brawl_in_the_yard__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.kind[u_it1] in g.k_obstacle and g.f_obstacle_type(u_it1) in (g.e_folk_ork, g.e_folk_troll) else 0


# cards/crossfire/base/house_events.card:60
def restless_spirits__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.kind[u_it1] in g.k_obstacle and g.f_obstacle_type(u_it1) == g.e_folk_sixth_world else 0


# cards/crossfire/base/house_events.card:61
def restless_spirits__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this and g.d__level() >= 5


# cards/crossfire/base/house_events.card:61
def restless_spirits__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_foe in g.each(
        [
            u_foe
            for u_foe in g.zones[g.z__row]
            if g.kind[u_foe] in g.k_obstacle and g.f_obstacle_type(u_foe) == g.e_folk_sixth_world
        ]
    ):
        g.v_restores(u_foe, 1)


# cards/crossfire/base/house_events.card:68
def roadblock__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this and g.d__level() >= 3


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
    for u_r in g.each([u_r for u_r in g.everyone(g.current) if g.s_runner_hp[u_r] < 3]):
        g.v_heals(u_r, 1)


# cards/crossfire/base/house_events.card:82
def lost_luggage__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_events.card:82
def lost_luggage__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.each(g.everyone(g.current)):
        u_pick = g.choose(
            "pick", u_r, [u_pick for u_pick in g.zones[g.z_runner_hand + u_r] if g.kind[u_pick] in g.k_gear], "gear"
        )
        if u_pick != NOTHING:
            g.v_discards(u_r, u_pick)


# cards/crossfire/base/house_events.card:90
def empty_hands__before_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return not g.zones[g.z_runner_hand + g.current]


# cards/crossfire/base/house_events.card:90
def empty_hands__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_draws(g.current, 1)


# cards/crossfire/base/house_events.card:96
def long_odds__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.kind[u_it1] in g.k_obstacle and g.f_threat_difficulty(u_it1) == g.e_grade_hard else 0


# cards/crossfire/base/house_events.card:101
def pulled_punches__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return -(1) if g.kind[u_it1] in g.k_obstacle and g.f_threat_difficulty(u_it1) == g.e_grade_hard else 0


# cards/crossfire/base/house_events.card:106
def favours_owed__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_helper = args[0]
    g.v_gains(u_helper, 1)


# cards/crossfire/base/house_events.card:112
def shift_change__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_events.card:112
def shift_change__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_old = NOTHING
    if g.s__starting != NOTHING:
        u_old = g.choose(
            "old", g.s__starting, [u_old for u_old in g.zones[g.z__row] if g.kind[u_old] in g.k_obstacle], "obstacle"
        )
    if u_old != NOTHING:
        g.v_yields(u_old)


# cards/crossfire/base/house_events.card:119
def borrowed_time__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == g.s__starting


# cards/crossfire/base/house_events.card:119
def borrowed_time__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if g.s__starting != NOTHING:
        g.start_flow("turn", g.s__starting)


# cards/crossfire/base/house_events.card:125
def wrong_turn__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_events.card:125
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
    if g.s__talker != NOTHING:
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


# cards/crossfire/base/house_events.card:134
def narrow_corridor__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it2 = args[1]
    return g.kind[u_it2] in g.k_gear


# cards/crossfire/base/house_events.card:134
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


# cards/crossfire/base/house_events.card:139
def static_noise__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_mills(g.current, 1)


# cards/crossfire/base/house_events.card:145
def old_contacts__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_events.card:145
def old_contacts__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.everyone(g.current):
        g.show(g.zones[g.z_runner_deck + u_r], u_r)
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


# cards/crossfire/base/house_events.card:154
def mana_ebb__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[2] == g.e_symbol_blue


# cards/crossfire/base/house_events.card:160
def cease_fire__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    return g.kind[u_it1] in g.k_obstacle and g.f_threat_difficulty(u_it1) == g.e_grade_normal and g.d__level() < 4


# cards/crossfire/base/house_events.card:165
def power_cut__static__blank1_among(g: Play, this: int, you: int, env: Env) -> Value:
    return [u_it1 for u_it1 in g.live(g.k_obstacle) if g.f_obstacle_type(u_it1) == g.e_folk_tech]


# cards/crossfire/base/house_events.card:170
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
    for u_old in g.each([u_old for u_old in g.zones[g.z__market] if g.kind[u_old] in g.k_gear]):
        g.v_cycles(g.current, u_old)


# cards/crossfire/base/house_events.card:193
def gas_leak__before_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this and g.d__level() >= 5


# cards/crossfire/base/house_events.card:193
def gas_leak__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.each([u_r for u_r in g.everyone(g.current) if not g.zones[g.z_runner_hand + u_r]]):
        g.v_suffers(u_r, 1)


# cards/crossfire/base/house_events.card:200
def danger_pay__static_nuyen(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.kind[u_it1] in g.k_obstacle else 0


# cards/crossfire/base/house_events.card:205
def grit__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_it2 in g.each(g.everyone(g.current)):
        g.v_draws(u_it2, 1)


MODULE = Module(
    source="cards/crossfire/base/house_events.card",
    digest="214452584305846881924010171051858537603",
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
                    line=10,
                ),
            ),
            line=7,
        ),
        Card(
            "street_clinic",
            "event",
            (("copies", 1),),
            (Ability("street_clinic__when", "when", "appears", street_clinic__when_if, street_clinic__when, line=15),),
            line=12,
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
                    line=21,
                ),
            ),
            line=18,
        ),
        Card(
            "price_surge",
            "event",
            (("copies", 1),),
            (Ability("price_surge__static_cost", "modify", "gear.cost", None, price_surge__static_cost, line=27),),
            line=24,
        ),
        Card(
            "fire_sale",
            "event",
            (("copies", 1),),
            (Ability("fire_sale__static_cost", "modify", "gear.cost", None, fire_sale__static_cost, line=32),),
            line=29,
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
                    line=37,
                ),
            ),
            line=34,
        ),
        Card(
            "bounty_day",
            "event",
            (("copies", 1),),
            (Ability("bounty_day__when", "when", "defeats", bounty_day__when_if, bounty_day__when, line=43),),
            line=40,
        ),
        Card(
            "hot_tip",
            "event",
            (("copies", 1),),
            (Ability("hot_tip__when", "when", "appears", hot_tip__when_if, hot_tip__when, line=49),),
            line=46,
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
                    line=55,
                ),
            ),
            line=52,
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
                    line=60,
                ),
                Ability(
                    "restless_spirits__when",
                    "when",
                    "appears",
                    restless_spirits__when_if,
                    restless_spirits__when,
                    line=61,
                ),
            ),
            line=57,
        ),
        Card(
            "roadblock",
            "event",
            (("copies", 1),),
            (Ability("roadblock__when", "when", "appears", roadblock__when_if, roadblock__when, line=68),),
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
            (Ability("lost_luggage__when", "when", "appears", lost_luggage__when_if, lost_luggage__when, line=82),),
            line=79,
        ),
        Card(
            "empty_hands",
            "event",
            (("copies", 1),),
            (
                Ability(
                    "empty_hands__before", "before", "turn ends", empty_hands__before_if, empty_hands__before, line=90
                ),
            ),
            line=87,
        ),
        Card(
            "long_odds",
            "event",
            (("copies", 1),),
            (Ability("long_odds__static_attack", "modify", "threat.attack", None, long_odds__static_attack, line=96),),
            line=93,
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
                    line=101,
                ),
            ),
            line=98,
        ),
        Card(
            "favours_owed",
            "event",
            (("copies", 1),),
            (Ability("favours_owed__when", "when", "assists with", None, favours_owed__when, line=106),),
            line=103,
        ),
        Card(
            "shift_change",
            "event",
            (("copies", 1),),
            (Ability("shift_change__when", "when", "appears", shift_change__when_if, shift_change__when, line=112),),
            line=109,
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
                    line=119,
                ),
            ),
            line=116,
        ),
        Card(
            "wrong_turn",
            "event",
            (("copies", 1), ("calls", "skill")),
            (Ability("wrong_turn__when", "when", "appears", wrong_turn__when_if, wrong_turn__when, line=125),),
            line=122,
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
                    line=134,
                ),
            ),
            line=130,
        ),
        Card(
            "static_noise",
            "event",
            (("copies", 1),),
            (Ability("static_noise__when", "when", "turn starts", None, static_noise__when, line=139),),
            line=136,
        ),
        Card(
            "old_contacts",
            "event",
            (("copies", 1),),
            (Ability("old_contacts__when", "when", "appears", old_contacts__when_if, old_contacts__when, line=145),),
            line=142,
        ),
        Card(
            "mana_ebb",
            "event",
            (("copies", 1),),
            (Ability("mana_ebb__static_cannot", "cannot", "adds with to", mana_ebb__static_cannot, None, line=154),),
            line=151,
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
                    line=160,
                ),
            ),
            line=156,
        ),
        Card(
            "power_cut",
            "event",
            (("copies", 1),),
            (
                Ability(
                    "base_house_events.power_cut__static__blank1",
                    "blank",
                    "",
                    None,
                    None,
                    among=power_cut__static__blank1_among,
                    line=165,
                ),
            ),
            line=162,
        ),
        Card(
            "locked_cases",
            "event",
            (("copies", 1),),
            (Ability("locked_cases__static_cannot", "cannot", "buys", locked_cases__static_cannot, None, line=170),),
            line=167,
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
            line=172,
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
            (Ability("gas_leak__before", "before", "retires", gas_leak__before_if, gas_leak__before, line=193),),
            line=190,
        ),
        Card(
            "danger_pay",
            "event",
            (("copies", 1),),
            (Ability("danger_pay__static_nuyen", "modify", "threat.nuyen", None, danger_pay__static_nuyen, line=200),),
            line=197,
        ),
        Card(
            "grit",
            "event",
            (("copies", 1),),
            (Ability("grit__when", "when", "becomes runner.condition.staggered", None, grit__when, line=205),),
            line=202,
        ),
    ),
    pasts=("plays",),
    lines=(
        "14:10 20:15 26:16 31:21 37:22 42:27 48:32 54:37 60:38 65:43 72:44 76:49 82:50 87:55 93:60 99:61"
        " 105:62 112:63 116:68 122:69 123:70 128:75 134:76 135:77 139:82 145:83 146:84 149:85 154:90 160:91"
        " 164:96 170:101 176:106 178:107 182:112 188:113 193:114 198:119 204:120 209:125 215:126 223:127"
        " 235:128 240:134 261:139 262:140 266:145 272:146 273:147 284:148 286:149 290:154 295:160 301:165"
        " 306:170 312:180 318:181 322:186 328:187 329:188 333:193 339:194 340:195 344:200 350:205 351:206"
    ),
)
