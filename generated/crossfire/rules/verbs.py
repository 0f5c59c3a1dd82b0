"""Made by `ombre build` from cards/crossfire/rules/verbs.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Env, Module, Offers, Play, Value, Verb, Window, bounded, item


def embodies(g: Play, u_who: int, u_what: int) -> None:  # cards/crossfire/rules/verbs.card:5
    g.move(u_what, g.z_runner_profile + u_who)


def enlists(g: Play, u_who: int, u_what: int) -> None:  # cards/crossfire/rules/verbs.card:9
    g.move(u_what, g.z_runner_roles + u_who)
    g.s_role_tint[u_what] = g.f_role_colour(u_what)
    if g.s_runner_colour[u_who] == g.e_symbol_plain:
        g.s_runner_calling[u_who] = u_what
        g.s_runner_colour[u_who] = g.f_role_colour(u_what)


def seeks(g: Play, u_what: int, u_shade: int) -> None:  # cards/crossfire/rules/verbs.card:17
    g.s__called = NOTHING
    u_matches = len(
        [
            u_m
            for u_m in g.everyone(g.current)
            if bool(
                [
                    u_part
                    for u_part in g.zones[g.z_runner_roles + u_m]
                    if g.kind[u_part] in g.k_role and g.s_role_tint[u_part] == u_shade
                ]
            )
        ]
    )
    g.s__tally = 1
    if u_matches > 1:
        u_lot = g.roll(u_matches, "lot")
        g.s__tally = bounded(max(u_lot, 0))
    for u_r in [
        u_r
        for u_r in g.everyone(g.current)
        if bool(
            [
                u_part
                for u_part in g.zones[g.z_runner_roles + u_r]
                if g.kind[u_part] in g.k_role and g.s_role_tint[u_part] == u_shade
            ]
        )
    ]:
        if g.s__tally == 1:
            g.s__called = u_r
        g.s__tally = max(g.s__tally - 1, 0)
    if u_shade == g.e_symbol_black:
        g.s__shooter = g.s__called
    if u_shade == g.e_symbol_blue:
        g.s__caster = g.s__called
    if u_shade == g.e_symbol_green:
        g.s__hacker = g.s__called
    if u_shade == g.e_symbol_red:
        g.s__talker = g.s__called


def invokes(g: Play, u_what: int, u_craft: int) -> None:  # cards/crossfire/rules/verbs.card:38
    if u_craft == g.e_art_weapon:
        g.v_seeks(u_what, g.e_symbol_black)
    if u_craft == g.e_art_spell:
        g.v_seeks(u_what, g.e_symbol_blue)
    if u_craft == g.e_art_hacking:
        g.v_seeks(u_what, g.e_symbol_green)
    if u_craft == g.e_art_skill:
        g.v_seeks(u_what, g.e_symbol_red)


def draws(g: Play, u_who: int, u_amount: int) -> None:  # cards/crossfire/rules/verbs.card:67
    for _ in g.repeat(u_amount):
        if (card1 := g.top(g.z_runner_deck + u_who)) != NOTHING:
            g.move(card1, g.z_runner_hand + u_who)


def discards(g: Play, u_who: int, u_what: int) -> None:  # cards/crossfire/rules/verbs.card:71
    if g.owner[u_what] != NOTHING:
        g.move(u_what, g.z_runner_discard + g.owner[u_what])


def reshuffles(g: Play, u_who: int) -> None:  # cards/crossfire/rules/verbs.card:74
    for card2 in reversed(g.zones[g.z_runner_hand + u_who]):
        g.move(card2, g.z_runner_deck + u_who)
    for card3 in reversed(g.zones[g.z_runner_discard + u_who]):
        g.move(card3, g.z_runner_deck + u_who)
    g.shuffle(g.z_runner_deck + u_who)


def gains(g: Play, u_who: int, u_amount: int) -> None:  # cards/crossfire/rules/verbs.card:79
    g.s_runner_nuyen[u_who] = bounded(max(g.s_runner_nuyen[u_who] + u_amount, 0))


def heals(g: Play, u_who: int, u_amount: int) -> None:  # cards/crossfire/rules/verbs.card:84
    g.s_runner_hp[u_who] = max(min(g.s_runner_hp[u_who] + u_amount, g.s_runner_max_hp[u_who]), 0)
    if g.s_runner_condition[u_who] == g.e_condition_staggered:
        g.b_runner_condition(u_who, g.e_condition_ok)


def suffers(g: Play, u_who: int, u_amount: int) -> None:  # cards/crossfire/rules/verbs.card:89
    if u_amount > 0:
        if g.s_runner_condition[u_who] == g.e_condition_staggered:
            g.b_runner_condition(u_who, g.e_condition_critical)
        if g.s_runner_condition[u_who] == g.e_condition_ok:
            g.s_runner_hp[u_who] = bounded(max(g.s_runner_hp[u_who] - u_amount, 0))
            if g.s_runner_hp[u_who] == 0:
                g.b_runner_condition(u_who, g.e_condition_staggered)


def abandons(g: Play, u_who: int) -> None:  # cards/crossfire/rules/verbs.card:111
    for u_job in [u_job for u_job in g.zones[g.z__briefing] if g.kind[u_job] in g.k_mission]:
        g.move(u_job, g.z__called_off)
    if g.s__gap == 0:
        g.s__retreat = g.e_retreat_due
    else:
        g.s__retreat = g.e_retreat_running
        g.start_flow("abort", g.seat_after(g.current, g.s__gap))


def flips_to(g: Play, u_foe: int, u_target: int) -> None:  # cards/crossfire/rules/verbs.card:135
    g.move(u_foe, g.z__row)
    g.s_threat_facing[u_foe] = u_target


def arrives(g: Play, u_foe: int) -> None:  # cards/crossfire/rules/verbs.card:140
    g.s__placing = g.s__starting
    g.v_seeks(u_foe, g.f_obstacle_colour(u_foe))
    if g.s__called != NOTHING:
        g.s__placing = g.s__called
    if g.s__placing != NOTHING:
        g.v_flips_to(u_foe, g.s__placing)


def turns_to(g: Play, u_foe: int, u_target: int) -> None:  # cards/crossfire/rules/verbs.card:147
    g.s_threat_facing[u_foe] = u_target


def attacks(g: Play, u_foe: int, u_target: int) -> None:  # cards/crossfire/rules/verbs.card:150
    g.v_suffers(u_target, g.f_threat_attack(u_foe))


def restores(g: Play, u_foe: int, u_amount: int) -> None:  # cards/crossfire/rules/verbs.card:153
    g.s_threat_cleared[u_foe] = bounded(max(g.s_threat_cleared[u_foe] - u_amount, 0))


def clears_on(g: Play, u_who: int, u_amount: int, u_foe: int) -> None:  # cards/crossfire/rules/verbs.card:156
    for _ in range(u_amount):
        if not (g.where[u_foe] == g.z__row):
            break
        g.step()
        g.s_threat_cleared[u_foe] = bounded(g.s_threat_cleared[u_foe] + 1)
        if g.s_threat_cleared[u_foe] >= len(g.f_threat_track(u_foe)):
            g.v_defeats(u_who, u_foe)


def defeats(g: Play, u_who: int, u_foe: int) -> None:  # cards/crossfire/rules/verbs.card:162
    if g.kind[u_foe] in g.k_boss:
        g.move(u_foe, g.z__beaten)
    else:
        if g.f_threat_difficulty(u_foe) == g.e_grade_hard:
            g.move(u_foe, g.z__hard_discard)
        else:
            g.move(u_foe, g.z__normal_discard)
    for u_n in g.repeat(g.f_threat_nuyen(u_foe)):
        g.v_gains(g.seat_after(u_who, ((u_n - 1) + g.s__gap)), 1)


def yields(g: Play, u_foe: int) -> None:  # cards/crossfire/rules/verbs.card:174
    u_heir = g.s_threat_facing[u_foe]
    if g.f_threat_difficulty(u_foe) == g.e_grade_hard:
        g.move(u_foe, g.z__hard_discard)
        u_next_hard = g.reveal(g.z__hard_deck)
        if u_next_hard != NOTHING and u_heir != NOTHING:
            g.v_flips_to(u_next_hard, u_heir)
    else:
        g.move(u_foe, g.z__normal_discard)
        u_next_normal = g.reveal(g.z__normal_deck)
        if u_next_normal != NOTHING and u_heir != NOTHING:
            g.v_flips_to(u_next_normal, u_heir)


def announces(g: Play, u_who: int) -> None:  # cards/crossfire/rules/verbs.card:187
    u_new = g.reveal(g.z__event_deck)
    if u_new != NOTHING:
        g.v_appears(u_new)


def appears(g: Play, u_what: int) -> None:  # cards/crossfire/rules/verbs.card:191
    g.move(u_what, g.z__active)


def retires(g: Play, u_what: int) -> None:  # cards/crossfire/rules/verbs.card:194
    g.move(u_what, g.z__event_discard)


def calms(g: Play, u_what: int) -> None:  # cards/crossfire/rules/verbs.card:197
    g.move(u_what, g.z__event_deck, True)


def readies(g: Play, u_what: int, u_place: int) -> None:  # cards/crossfire/rules/verbs.card:203
    if u_place <= g.d__level():
        if (card4 := g.top(g.z__hard_deck)) != NOTHING:
            g.move(card4, g.z__coming)
    else:
        if (card5 := g.top(g.z__normal_deck)) != NOTHING:
            g.move(card5, g.z__coming)


def opens(g: Play, u_what: int) -> None:  # cards/crossfire/rules/verbs.card:210
    g.scope_start("scene")
    g.s__scene_number = bounded(g.s__scene_number + 1)
    g.s__placing = NOTHING
    u_count = g.d__scene_obstacles()
    for u_n in g.repeat(u_count):
        g.v_readies(u_what, u_n)
        for u_foe in g.each([u_foe for u_foe in g.zones[g.z__coming] if g.kind[u_foe] in g.k_obstacle]):
            if g.s__placing == NOTHING:
                g.v_arrives(u_foe)
            else:
                if g.s__placing != NOTHING:
                    g.s__placing = g.seat_after(g.s__placing, 1)
                if g.s__placing != NOTHING:
                    g.v_flips_to(u_foe, g.s__placing)


def closes(g: Play, u_what: int) -> None:  # cards/crossfire/rules/verbs.card:225
    if g.s__scene_number >= g.f_mission_scenes(u_what):
        g.v_succeeds(u_what)
    else:
        for u_it1 in g.each(g.everyone(g.current)):
            g.v_heals(u_it1, 1)

        def offers6(g: Play) -> Offers:
            return [
                (u_buyer, "buys", (u_buyer, u_it3))
                for u_buyer in g.everyone(g.current)
                for u_it3 in g.zones[g.z__market]
                if g.kind[u_it3] in g.k_gear and g.f_gear_cost(u_it3) <= g.s_runner_nuyen[u_buyer]
            ]

        g.window(Window("closes", offers6, once=True, start=lambda g: g.seat_after(g.current, 1)))
        g.scope_end("scene")
        g.v_opens(u_what)


def succeeds(g: Play, u_what: int) -> None:  # cards/crossfire/rules/verbs.card:235
    for u_it1 in g.each(g.everyone(g.current)):
        g.v_earns(u_it1, (g.f_mission_award(u_what) + g.d__bonus_karma()))
    g.end("won")


def earns(g: Play, u_who: int, u_amount: int) -> None:  # cards/crossfire/rules/verbs.card:243
    g.s_runner_karma_penalty[u_who] = 0
    for u_job in g.each([u_job for u_job in g.zones[g.z__briefing] if g.kind[u_job] in g.k_mission]):
        g.v_outgrows(u_who, u_job)
    for u_dropped in g.each([u_dropped for u_dropped in g.zones[g.z__called_off] if g.kind[u_dropped] in g.k_mission]):
        g.v_outgrows(u_who, u_dropped)
    g.s_runner_karma[u_who] = bounded(
        max(g.s_runner_karma[u_who] + max((u_amount - g.s_runner_karma_penalty[u_who]), 0), 0)
    )


def outgrows(g: Play, u_who: int, u_job: int) -> None:  # cards/crossfire/rules/verbs.card:251
    for u_bracket in g.f_mission_brackets(u_job):
        if g.s_runner_upgrade_karma[u_who] > u_bracket[1]:
            g.s_runner_karma_penalty[u_who] = bounded(g.s_runner_karma_penalty[u_who] + 1)
    u_last = item(g.f_mission_brackets(u_job), len(g.f_mission_brackets(u_job)))[1]
    for u_n in g.repeat(g.s_runner_upgrade_karma[u_who]):
        if len(g.f_mission_brackets(u_job)) > 0 and (u_last + (25 * u_n)) < g.s_runner_upgrade_karma[u_who]:
            g.s_runner_karma_penalty[u_who] = bounded(g.s_runner_karma_penalty[u_who] + 1)


def rule_calls_of_events__before_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/rules/verbs.card:48
    u_news = args[0]
    return g.kind[u_news] in g.k_event and g.f_event_calls(u_news) != NOTHING


def rule_calls_of_events__before(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/rules/verbs.card:48
    u_news = args[0]
    g.v_invokes(u_news, g.f_event_calls(u_news))


def rule_calls_of_obstacles__before_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/rules/verbs.card:51
    u_foe = args[0]
    return g.kind[u_foe] in g.k_obstacle and g.f_obstacle_calls(u_foe) != NOTHING


def rule_calls_of_obstacles__before(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/rules/verbs.card:51
    u_foe = args[0]
    g.v_invokes(u_foe, g.f_obstacle_calls(u_foe))


def rule_called_by_role__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/rules/verbs.card:55
    u_what = args[1]
    return g.kind[u_what] in g.k_role


def rule_called_by_role__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/rules/verbs.card:55
    u_who = args[0]
    u_what = args[1]
    if g.is_card(u_what, "street_samurai"):
        g.s__shooter = u_who
    if g.is_card(u_what, "mage"):
        g.s__caster = u_who
    if g.is_card(u_what, "decker"):
        g.s__hacker = u_who
    if g.is_card(u_what, "face"):
        g.s__talker = u_who


def rule_recovery__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/rules/verbs.card:99
    u_r = args[0]
    g.v_draws(u_r, 2)


def rule_stagger__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/rules/verbs.card:102
    u_r = args[0]
    g.v_reshuffles(u_r)


def rule_staggered_draw__obtained7__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/rules/verbs.card:107
    (u_r,) = env
    return args[0] == u_r


def rule_staggered_draw__obtained7__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/rules/verbs.card:107
    (u_r,) = env
    g.v_draws(u_r, 1)


def rule_staggered_draw__until_8(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/rules/verbs.card:106
    (u_r,) = env
    return args[0] == u_r


def rule_staggered_draw__until_9(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/rules/verbs.card:106
    (u_r,) = env
    return args[0] == u_r


def rule_staggered_draw__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/rules/verbs.card:105
    u_r = args[0]
    g.grant(
        ("rule_staggered_draw__obtained7__when",),
        u_r,
        (u_r,),
        ends=("rule_staggered_draw__until_8", "rule_staggered_draw__until_9"),
    )


def rule_critical_condition__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/rules/verbs.card:120
    u_r = args[0]
    g.v_reshuffles(u_r)
    if g.s__retreat == g.e_retreat_idle:
        g.v_abandons(u_r)


def rule_out_of_action__static_cannot(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/rules/verbs.card:128
    u_it1 = args[0]
    return g.s_runner_condition[u_it1] == g.e_condition_critical and args[1] not in (
        "reshuffles",
        "abandons",
        "discards",
        "gains",
        "earns",
    )


def rule_loss__whenever_test(g: Play, this: int, you: int, env: Env) -> Value:  # cards/crossfire/rules/verbs.card:130
    return g.d__unharmed() == 0


def rule_loss__whenever(g: Play, this: int, you: int, env: Env) -> None:  # cards/crossfire/rules/verbs.card:130
    g.end("lost")


MODULE = Module(
    source="cards/crossfire/rules/verbs.card",
    digest="293187922543799402158849653495391395181",
    verbs=(
        Verb("embodies", (("who", "runner"), ("what", "metatype")), embodies, line=5),
        Verb("enlists", (("who", "runner"), ("what", "role")), enlists, line=9),
        Verb("seeks", (("what", "card"), ("shade", "symbol")), seeks, line=17),
        Verb("invokes", (("what", "card"), ("craft", "art")), invokes, line=38),
        Verb("draws", (("who", "runner"), ("amount", "number")), draws, line=67),
        Verb("discards", (("who", "runner"), ("what", "gear")), discards, line=71),
        Verb("reshuffles", (("who", "runner"),), reshuffles, line=74),
        Verb("gains", (("who", "runner"), ("amount", "number")), gains, line=79),
        Verb("heals", (("who", "runner"), ("amount", "number")), heals, line=84),
        Verb("suffers", (("who", "runner"), ("amount", "number")), suffers, packet="amount", line=89),
        Verb("abandons", (("who", "runner"),), abandons, line=111),
        Verb("flips to", (("foe", "obstacle"), ("target", "runner")), flips_to, line=135),
        Verb("arrives", (("foe", "obstacle"),), arrives, line=140),
        Verb("turns to", (("foe", "threat"), ("target", "runner")), turns_to, line=147),
        Verb("attacks", (("foe", "threat"), ("target", "runner")), attacks, line=150),
        Verb("restores", (("foe", "threat"), ("amount", "number")), restores, line=153),
        Verb("clears on", (("who", "runner"), ("amount", "number"), ("foe", "threat")), clears_on, line=156),
        Verb("defeats", (("who", "runner"), ("foe", "threat")), defeats, line=162),
        Verb("yields", (("foe", "obstacle"),), yields, line=174),
        Verb("announces", (("who", "runner"),), announces, line=187),
        Verb("appears", (("what", "event"),), appears, line=191),
        Verb("retires", (("what", "event"),), retires, line=194),
        Verb("calms", (("what", "event"),), calms, line=197),
        Verb("readies", (("what", "mission"), ("place", "number")), readies, line=203),
        Verb("opens", (("what", "mission"),), opens, line=210),
        Verb("closes", (("what", "mission"),), closes, line=225),
        Verb("succeeds", (("what", "mission"),), succeeds, line=235),
        Verb("earns", (("who", "runner"), ("amount", "number")), earns, line=243),
        Verb("outgrows", (("who", "runner"), ("job", "mission")), outgrows, line=251),
    ),
    rules=(
        Ability(
            "rule_calls_of_events__before",
            "before",
            "appears",
            rule_calls_of_events__before_if,
            rule_calls_of_events__before,
            rule="calls_of_events",
            line=48,
        ),
        Ability(
            "rule_calls_of_obstacles__before",
            "before",
            "attacks",
            rule_calls_of_obstacles__before_if,
            rule_calls_of_obstacles__before,
            rule="calls_of_obstacles",
            line=51,
        ),
        Ability(
            "rule_called_by_role__when",
            "when",
            "enlists",
            rule_called_by_role__when_if,
            rule_called_by_role__when,
            rule="called_by_role",
            line=55,
        ),
        Ability(
            "rule_recovery__when",
            "when",
            "becomes runner.condition.ok",
            None,
            rule_recovery__when,
            rule="recovery",
            line=99,
        ),
        Ability(
            "rule_stagger__when",
            "when",
            "becomes runner.condition.staggered",
            None,
            rule_stagger__when,
            rule="stagger",
            line=102,
        ),
        Ability(
            "rule_staggered_draw__when",
            "when",
            "becomes runner.condition.staggered",
            None,
            rule_staggered_draw__when,
            rule="staggered_draw",
            line=105,
        ),
        Ability(
            "rule_critical_condition__when",
            "when",
            "becomes runner.condition.critical",
            None,
            rule_critical_condition__when,
            rule="critical_condition",
            line=120,
        ),
        Ability(
            "rule_out_of_action__static_cannot",
            "cannot",
            "act",
            rule_out_of_action__static_cannot,
            None,
            rule="out_of_action",
            line=128,
        ),
        Ability(
            "rule_loss__whenever", "whenever", "", rule_loss__whenever_test, rule_loss__whenever, rule="loss", line=130
        ),
    ),
    timed=(
        Ability(
            "rule_staggered_draw__obtained7__when",
            "when",
            "turn starts",
            rule_staggered_draw__obtained7__when_if,
            rule_staggered_draw__obtained7__when,
            rule="staggered_draw",
            line=107,
        ),
        Ability(
            "rule_staggered_draw__until_8",
            "until",
            "becomes runner.condition.ok",
            rule_staggered_draw__until_8,
            None,
            rule="staggered_draw",
            line=106,
        ),
        Ability(
            "rule_staggered_draw__until_9",
            "until",
            "becomes runner.condition.critical",
            rule_staggered_draw__until_9,
            None,
            rule="staggered_draw",
            line=106,
        ),
    ),
)
