"""Made by `ombre build` from cards/crossfire/prime_runner/crew.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import (
    NOTHING,
    Ability,
    Args,
    Env,
    Fact,
    Game,
    Kind,
    Module,
    Option,
    Setup,
    State,
    Value,
    Zone,
    bounded,
)

if TYPE_CHECKING:
    from ombre.generated.crossfire.prime_runner.play import Play


# cards/crossfire/prime_runner/crew.card:88
def seats(g: Play) -> None:
    if len(g.everyone(g.current)) > 4:
        g.create("gun_tech", g.z_runner_roles + g.seat_after(g.current, 4), g.seat_after(g.current, 4))
        g.b_runner_colour(g.seat_after(g.current, 4), g.e_symbol_green)
        since1 = g.aways
        for u_fifth in [
            u_fifth for u_fifth in g.zones[g.z_runner_roles + g.seat_after(g.current, 4)] if g.kind[u_fifth] in g.k_role
        ]:
            if g.kept(u_fifth, since1):
                g.b_role_tint(u_fifth, g.e_symbol_green)
    if len(g.everyone(g.current)) > 5:
        g.create("spirit_broker", g.z_runner_roles + g.seat_after(g.current, 5), g.seat_after(g.current, 5))
        g.b_runner_colour(g.seat_after(g.current, 5), g.e_symbol_red)
        since2 = g.aways
        for u_sixth in [
            u_sixth for u_sixth in g.zones[g.z_runner_roles + g.seat_after(g.current, 5)] if g.kind[u_sixth] in g.k_role
        ]:
            if g.kept(u_sixth, since2):
                g.b_role_tint(u_sixth, g.e_symbol_red)


# cards/crossfire/prime_runner/crew.card:28
def rule_one_of_two_colours__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_what = args[1]
    return g.kind[u_what] in g.k_role


# cards/crossfire/prime_runner/crew.card:28
def rule_one_of_two_colours__when_holds(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_what = args[1]
    return (g.was(u_what, g.aways, g.then) if g.then else g).f_role_second_colour(u_what) != NOTHING


# cards/crossfire/prime_runner/crew.card:28
def rule_one_of_two_colours__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_who = args[0]
    u_what = args[1]
    u_shade = g.choose(
        "shade",
        u_who,
        [
            u_shade
            for u_shade in g.l_symbol
            if u_shade
            in (
                (g.was(u_what, g.since, g.then) if g.then else g).f_role_colour(u_what),
                (g.was(u_what, g.since, g.then) if g.then else g).f_role_second_colour(u_what),
            )
        ],
        "symbol",
    )
    if g.kept(u_what, g.since) and u_shade != NOTHING:
        g.s_role_tint[u_what] = u_shade
        g.forget(u_what, g.then)
    if u_shade != NOTHING:
        g.s_runner_colour[u_who] = u_shade


# cards/crossfire/prime_runner/crew.card:40
def rule_karma_brought__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.everyone(g.current):
        g.s_runner_karma[u_r] = bounded(g.s_runner_karma[u_r] + g.s_runner_earned_karma[u_r])


# cards/crossfire/prime_runner/crew.card:45
def rule_icon_grabs__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.each(g.everyone(g.current)):
        if len(g.zones[g.z_runner_roles + u_r]) > 1:
            g.look_through(g.zones[g.z_runner_deck + u_r], u_r)
            u_old_card = g.choose(
                "old_card",
                u_r,
                [u_old_card for u_old_card in g.zones[g.z_runner_deck + u_r] if g.kind[u_old_card] in g.k_gear],
                "gear",
            )
            if u_old_card != NOTHING:
                g.move(u_old_card, g.z__exchanged)
            for u_g in [
                u_g for u_g in g.zones[g.z__market_deck] if g.kind[u_g] in g.k_gear and g.is_card(u_g, "icon_grab")
            ]:
                if not any(
                    True
                    for u_h in g.zones[g.z_runner_deck + u_r]
                    if g.kind[u_h] in g.k_gear and g.is_card(u_h, "icon_grab")
                ):
                    g.move(u_g, g.z_runner_deck + u_r)
            g.shuffle(g.z_runner_deck + u_r)


# cards/crossfire/prime_runner/crew.card:55
def rule_extra_cards__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in [
        u_r
        for u_r in (
            g.everyone(g.current)
            if (g.beginning != NOTHING and g.e_waiver_extra_card not in g.f_mission_waives(g.beginning))
            else ()
        )
        if g.s_runner_karma[u_r] >= 20 and len(g.zones[g.z_runner_roles + u_r]) == 2
    ]:
        g.s_runner_tier[u_r] = 2
        if g.s_runner_karma[u_r] >= 50:
            g.s_runner_tier[u_r] = 3
        if g.s_runner_karma[u_r] >= 100:
            g.s_runner_tier[u_r] = 4
        if g.s_runner_karma[u_r] >= 200:
            g.s_runner_tier[u_r] = 5
        g.look_through(g.zones[g.z__market_deck], u_r)
        u_extra = g.choose(
            "extra",
            u_r,
            [
                u_extra
                for u_extra in g.zones[g.z__market_deck]
                if g.kind[u_extra] in g.k_gear and g.f_gear_cost(u_extra) == g.s_runner_tier[u_r]
            ],
            "gear",
        )
        if u_extra != NOTHING:
            g.move(u_extra, g.z_runner_deck + u_r)
        g.shuffle(g.z_runner_deck + u_r)


# cards/crossfire/prime_runner/crew.card:68
def rule_quiet_start__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if len(g.everyone(g.current)) == 2:
        g.s__quiet = 2
    if len(g.everyone(g.current)) == 3:
        g.s__quiet = 1
    if g.beginning != NOTHING:
        g.s__quiet = bounded(g.s__quiet + max(0, g.f_mission_calm(g.beginning)))


# cards/crossfire/prime_runner/crew.card:76
def rule_crowd__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_job = args[0]
    return g.kind[u_job] in g.k_mission


# cards/crossfire/prime_runner/crew.card:76
def rule_crowd__when_holds(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_job = args[0]
    return len(g.everyone(g.current)) > 4 and g.e_waiver_extra_obstacle not in (
        g.was(u_job, g.aways, g.then) if g.then else g
    ).f_mission_waives(u_job)


# cards/crossfire/prime_runner/crew.card:83
def rule_crowd__timed1_nuyen(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (u_foe, amount) = env
    return amount if x == u_foe else 0


# cards/crossfire/prime_runner/crew.card:83
def rule_crowd__until_1(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    (u_foe, _) = env
    return args[0] == u_foe


# cards/crossfire/prime_runner/crew.card:83
def rule_crowd__until_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    (u_foe, _) = env
    return args[1] == u_foe


# cards/crossfire/prime_runner/crew.card:76
def rule_crowd__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if g.s__placing != NOTHING:
        g.s__placing = g.seat_after(g.s__placing, 1)
    if len(g.everyone(g.current)) > 5:
        if (card1 := g.top(g.z__hard_deck)) != NOTHING:
            g.move(card1, g.z__coming)
    else:
        if (card2 := g.top(g.z__normal_deck)) != NOTHING:
            g.move(card2, g.z__coming)
    since1 = g.aways
    for u_foe in g.each([u_foe for u_foe in g.zones[g.z__coming] if g.kind[u_foe] in g.k_obstacle]):
        if g.kept(u_foe, since1):
            g.add(
                "prime_runner_crew.rule_crowd__timed1",
                NOTHING,
                NOTHING,
                (g.still(u_foe, since1), -(g.f_threat_nuyen(u_foe))),
                ends=("prime_runner_crew.rule_crowd__until_1", "prime_runner_crew.rule_crowd__until_2"),
            )
        if g.kept(u_foe, since1) and g.s__placing != NOTHING:
            g.v_flips_to(u_foe, g.s__placing)


# cards/crossfire/prime_runner/crew.card:17
def setup_pool(g: Play) -> None:
    g.put_printed(g.k_role, g.z__role_pool, NOTHING, lambda g, u_it1: g.f_role_second_colour(u_it1) == NOTHING, "")
    g.put_printed(g.k_role, g.z__spare_roles, NOTHING, lambda g, u_it2: g.f_role_second_colour(u_it2) != NOTHING, "")
    g.shuffle(g.z__spare_roles)
    for _ in g.repeat(len(g.everyone(g.current)) - 4):
        if g.s__crew == g.e_crew_chosen:
            u_more = NOTHING
            if g.s__starting != NOTHING:
                u_more = g.choose(
                    "more",
                    g.s__starting,
                    [u_more for u_more in g.zones[g.z__spare_roles] if g.kind[u_more] in g.k_role],
                    "role",
                )
            if u_more != NOTHING:
                g.move(u_more, g.z__role_pool)
        else:
            if (card1 := g.top(g.z__spare_roles)) != NOTHING:
                g.move(card1, g.z__role_pool)


# cards/crossfire/prime_runner/crew.card:33
def setup_goods(g: Play) -> None:
    g.put_printed(
        g.k_gear,
        g.z__market_deck,
        NOTHING,
        lambda g, u_it1: g.f_gear_cost(u_it1) > 0 and len(g.f_gear_type(u_it1)) < 2,
        "f_gear_copies",
    )
    for u_r in g.each(g.everyone(g.current)):
        for u_part in [
            u_part
            for u_part in g.zones[g.z_runner_roles + u_r]
            if g.kind[u_part] in g.k_role and g.f_role_second_colour(u_part) != NOTHING
        ]:
            g.put_printed(
                g.k_gear,
                g.z__market_deck,
                NOTHING,
                lambda g, u_it4: g.f_gear_cost(u_it4) > 0
                and len(g.f_gear_type(u_it4)) == 2
                and g.f_role_first_art(u_part) in g.f_gear_type(u_it4)
                and g.f_role_second_art(u_part) in g.f_gear_type(u_it4),
                "f_gear_copies",
            )


MODULE = Module(
    source="cards/crossfire/prime_runner/crew.card",
    digest="034430045824024692930468081524330183148",
    game=Game(
        "",
        zones=(Zone("", "spare_roles", "open", False), Zone("", "exchanged", "open", False)),
        options=(Option("earned_karma", kind="runner"),),
        seats=seats,
    ),
    kinds=(
        Kind("runner", "player", states=(State("tier"),), extends=True),
        Kind(
            "role",
            "card",
            facts=(
                Fact("second_colour", "value", "symbol"),
                Fact("first_art", "value", "art"),
                Fact("second_art", "value", "art"),
            ),
            extends=True,
        ),
    ),
    rules=(
        Ability(
            "rule_one_of_two_colours__when",
            "when",
            "enlists",
            rule_one_of_two_colours__when_if,
            rule_one_of_two_colours__when,
            past=True,
            holds=rule_one_of_two_colours__when_holds,
            rule="one_of_two_colours",
            line=28,
        ),
        Ability(
            "rule_karma_brought__when",
            "when",
            "setup goods",
            None,
            rule_karma_brought__when,
            rule="karma_brought",
            line=40,
        ),
        Ability(
            "rule_icon_grabs__when", "when", "setup goods", None, rule_icon_grabs__when, rule="icon_grabs", line=45
        ),
        Ability(
            "rule_extra_cards__when", "when", "setup goods", None, rule_extra_cards__when, rule="extra_cards", line=55
        ),
        Ability(
            "rule_quiet_start__before",
            "before",
            "setup briefing",
            None,
            rule_quiet_start__before,
            rule="quiet_start",
            line=68,
        ),
        Ability(
            "rule_crowd__when",
            "when",
            "opens",
            rule_crowd__when_if,
            rule_crowd__when,
            past=True,
            holds=rule_crowd__when_holds,
            rule="crowd",
            line=76,
        ),
    ),
    setups=(Setup("pool", setup_pool, replaces=True), Setup("goods", setup_goods, replaces=True)),
    timed=(
        Ability(
            "prime_runner_crew.rule_crowd__timed1",
            "modify",
            "threat.nuyen",
            None,
            rule_crowd__timed1_nuyen,
            rule="crowd",
            things=(0,),
            ended_by=(0,),
            line=83,
        ),
        Ability(
            "prime_runner_crew.rule_crowd__until_1",
            "until",
            "yields",
            rule_crowd__until_1,
            None,
            rule="crowd",
            things=(0,),
            ended_by=(0,),
            line=83,
        ),
        Ability(
            "prime_runner_crew.rule_crowd__until_2",
            "next",
            "defeats",
            rule_crowd__until_2,
            None,
            rule="crowd",
            things=(0,),
            ended_by=(0,),
            line=83,
        ),
    ),
    lines=(
        "29:88 31:89 32:90 33:91 37:92 39:93 40:94 41:95 42:96 46:97 51:28 66:29 80:30 83:31 88:40 89:41"
        " 90:42 94:45 95:46 96:47 97:48 104:49 106:50 109:51 114:52 115:53 119:55 120:56 129:57 130:58 131:59"
        " 132:60 133:61 134:62 135:63 136:64 147:65 149:66 153:68 154:69 155:70 156:71 157:72 158:73 163:76"
        " 177:83 195:76 196:77 198:78 199:79 202:81 204:82 206:83 214:84 219:17 220:18 221:19 222:20 223:21"
        " 224:22 225:23 233:24 236:26 241:33 242:34 249:35 250:36 255:37"
    ),
)
