"""Made by `ombre build` from cards/crossfire/rules/verbs.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import (
    NOTHING,
    Ability,
    Acting,
    Args,
    Env,
    Module,
    Offers,
    Outcome,
    Value,
    Verb,
    Window,
    bounded,
    item,
)

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/rules/verbs.card:5
def embodies(g: Play, u_who: int, u_what: int) -> None:
    g.move(u_what, g.z_runner_profile + u_who)


# cards/crossfire/rules/verbs.card:9
def enlists(g: Play, u_who: int, u_what: int) -> None:
    since1 = g.aways
    past1 = g.seek()
    g.move(u_what, g.z_runner_roles + u_who)
    g.s_role_tint[u_what] = (g.was(u_what, since1, past1) if past1 else g).f_role_colour(u_what)
    g.forget(u_what, past1)
    if g.s_runner_colour[u_who] == g.e_symbol_plain:
        g.s_runner_calling[u_who] = u_what
        g.refers("s_runner_calling", u_who)
        g.s_runner_colour[u_who] = (g.was(u_what, since1, past1) if past1 else g).f_role_colour(u_what)
    g.sought()


# cards/crossfire/rules/verbs.card:17
def seeks(g: Play, u_what: int, u_shade: int) -> None:
    g.s__called = NOTHING
    u_matches = len(
        [
            u_m
            for u_m in g.everyone(g.current)
            if any(
                True
                for u_part in g.zones[g.z_runner_roles + u_m]
                if g.kind[u_part] in g.k_role and g.s_role_tint[u_part] == u_shade
            )
        ]
    )
    g.s__tally = 1
    if u_matches > 1:
        u_lot = g.roll(u_matches, "lot")
        g.s__tally = bounded(u_lot)
    for u_r in [
        u_r
        for u_r in g.everyone(g.current)
        if any(
            True
            for u_part in g.zones[g.z_runner_roles + u_r]
            if g.kind[u_part] in g.k_role and g.s_role_tint[u_part] == u_shade
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


# cards/crossfire/rules/verbs.card:38
def invokes(g: Play, u_what: int, u_craft: int) -> Outcome:
    done = False
    if u_craft == g.e_art_weapon:
        done = g.v_seeks(u_what, g.e_symbol_black) is not False or done
    if u_craft == g.e_art_spell:
        done = g.v_seeks(u_what, g.e_symbol_blue) is not False or done
    if u_craft == g.e_art_hacking:
        done = g.v_seeks(u_what, g.e_symbol_green) is not False or done
    if u_craft == g.e_art_skill:
        done = g.v_seeks(u_what, g.e_symbol_red) is not False or done
    return done


# cards/crossfire/rules/verbs.card:67
def draws(g: Play, u_who: int, u_amount: int) -> Outcome:
    done = False
    for _ in g.repeat(u_amount):
        if (card1 := g.top(g.z_runner_deck + u_who)) != NOTHING:
            g.move(card1, g.z_runner_hand + u_who)
        done = True
    return done and u_amount != 0


# cards/crossfire/rules/verbs.card:71
def discards(g: Play, u_who: int, u_what: int) -> Outcome:
    done = False
    if g.owner[u_what] != NOTHING:
        g.move(u_what, g.z_runner_discard + g.owner[u_what])
        done = True
    return done


# cards/crossfire/rules/verbs.card:74
def reshuffles(g: Play, u_who: int) -> None:
    g.move_all(g.zones[g.z_runner_hand + u_who], g.z_runner_deck + u_who)
    g.move_all(g.zones[g.z_runner_discard + u_who], g.z_runner_deck + u_who)
    g.shuffle(g.z_runner_deck + u_who)


# cards/crossfire/rules/verbs.card:79
def gains(g: Play, u_who: int, u_amount: int) -> Outcome:
    g.s_runner_nuyen[u_who] = bounded(g.s_runner_nuyen[u_who] + u_amount)
    return u_amount != 0


# cards/crossfire/rules/verbs.card:84
def heals(g: Play, u_who: int, u_amount: int) -> Outcome:
    if u_amount == 0:
        return False
    g.s_runner_hp[u_who] = min(g.s_runner_hp[u_who] + u_amount, g.s_runner_max_hp[u_who])
    if g.s_runner_condition[u_who] == g.e_condition_staggered:
        g.b_runner_condition(u_who, g.e_condition_ok)
    return None


# cards/crossfire/rules/verbs.card:90
def suffers(g: Play, u_who: int, u_amount: int) -> Outcome:
    if u_amount == 0:
        return False
    done = False
    if u_amount > 0:
        if g.s_runner_condition[u_who] == g.e_condition_staggered:
            done = g.b_runner_condition(u_who, g.e_condition_critical) is not False or done
        if g.s_runner_condition[u_who] == g.e_condition_ok:
            g.s_runner_hp[u_who] = max(g.s_runner_hp[u_who] - u_amount, 0)
            done = True
            if g.s_runner_hp[u_who] == 0:
                done = g.b_runner_condition(u_who, g.e_condition_staggered) is not False or done
    return done


# cards/crossfire/rules/verbs.card:112
def abandons(g: Play, u_who: int) -> Outcome:
    done = False
    for u_job in [u_job for u_job in g.zones[g.z__briefing] if g.kind[u_job] in g.k_mission]:
        g.move(u_job, g.z__called_off)
        done = True
    if g.s__gap == 0:
        g.s__retreat = g.e_retreat_due
        done = True
    else:
        g.s__retreat = g.e_retreat_running
        done = True
        g.start_flow("abort", g.seat_after(g.current, g.s__gap))
        done = True
    return done


# cards/crossfire/rules/verbs.card:136
def flips_to(g: Play, u_foe: int, u_target: int) -> None:
    g.move(u_foe, g.z__row)
    g.s_threat_facing[u_foe] = u_target


# cards/crossfire/rules/verbs.card:141
def arrives(g: Play, u_foe: int) -> None:
    g.s__placing = g.s__starting
    g.v_seeks(u_foe, g.f_obstacle_colour(u_foe))
    if g.s__called != NOTHING:
        g.s__placing = g.s__called
    if g.s__placing != NOTHING:
        g.v_flips_to(u_foe, g.s__placing)


# cards/crossfire/rules/verbs.card:148
def turns_to(g: Play, u_foe: int, u_target: int) -> None:
    g.s_threat_facing[u_foe] = u_target


# cards/crossfire/rules/verbs.card:151
def attacks(g: Play, u_foe: int, u_target: int) -> Outcome:
    return g.v_suffers(u_target, max(0, g.f_threat_attack(u_foe)))


# cards/crossfire/rules/verbs.card:154
def restores(g: Play, u_foe: int, u_amount: int) -> Outcome:
    g.s_threat_cleared[u_foe] = max(g.s_threat_cleared[u_foe] - u_amount, 0)
    return u_amount != 0


# cards/crossfire/rules/verbs.card:157
def clears_on(g: Play, u_who: int, u_amount: int, u_foe: int) -> Outcome:
    done = False
    since1 = g.aways
    past1 = g.seek()
    for _ in range(u_amount):
        if not (g.where[u_foe] == g.z__row):
            break
        g.step()
        if g.kept(u_foe, since1):
            g.s_threat_cleared[u_foe] = bounded(g.s_threat_cleared[u_foe] + 1)
            done = True
            g.forget(u_foe, past1)
        if (g.was(u_foe, since1, past1) if past1 else g).s_threat_cleared[u_foe] >= len(
            (g.was(u_foe, since1, past1) if past1 else g).f_threat_track(u_foe)
        ):
            if g.kept(u_foe, since1):
                done = g.v_defeats(u_who, u_foe) is not False or done
    g.sought()
    return done and u_amount != 0


# cards/crossfire/rules/verbs.card:163
def defeats(g: Play, u_who: int, u_foe: int) -> Outcome:
    done = False
    since1 = g.aways
    past1 = g.seek()
    if g.kind[u_foe] in g.k_boss:
        g.move(u_foe, g.z__beaten)
        done = True
    else:
        if (g.was(u_foe, since1, past1) if past1 else g).f_threat_difficulty(u_foe) == g.e_grade_hard:
            g.move(u_foe, g.z__hard_discard)
            done = True
        else:
            g.move(u_foe, g.z__normal_discard)
            done = True
    for u_n in g.repeat((g.was(u_foe, since1, past1) if past1 else g).f_threat_nuyen(u_foe)):
        done = g.v_gains(g.seat_after(u_who, ((u_n - 1) + g.s__gap)), 1) is not False or done
    g.sought()
    return done


# cards/crossfire/rules/verbs.card:175
def yields(g: Play, u_foe: int) -> Outcome:
    done = False
    u_heir = g.s_threat_facing[u_foe]
    if g.f_threat_difficulty(u_foe) == g.e_grade_hard:
        g.move(u_foe, g.z__hard_discard)
        done = True
        u_next_hard = g.reveal(g.z__hard_deck)
        done = True
        if u_next_hard != NOTHING and u_heir != NOTHING:
            done = g.v_flips_to(u_next_hard, u_heir) is not False or done
    else:
        g.move(u_foe, g.z__normal_discard)
        done = True
        u_next_normal = g.reveal(g.z__normal_deck)
        done = True
        if u_next_normal != NOTHING and u_heir != NOTHING:
            done = g.v_flips_to(u_next_normal, u_heir) is not False or done
    return done


# cards/crossfire/rules/verbs.card:188
def announces(g: Play, u_who: int) -> None:
    u_new = g.reveal(g.z__event_deck)
    if u_new != NOTHING:
        g.v_appears(u_new)


# cards/crossfire/rules/verbs.card:192
def appears(g: Play, u_what: int) -> None:
    g.move(u_what, g.z__active)


# cards/crossfire/rules/verbs.card:195
def retires(g: Play, u_what: int) -> None:
    g.move(u_what, g.z__event_discard)


# cards/crossfire/rules/verbs.card:198
def calms(g: Play, u_what: int) -> None:
    g.move(u_what, g.z__event_deck, True)


# cards/crossfire/rules/verbs.card:204
def readies(g: Play, u_what: int, u_place: int) -> Outcome:
    done = False
    if u_place <= g.d__level():
        if (card1 := g.top(g.z__hard_deck)) != NOTHING:
            g.move(card1, g.z__coming)
        done = True
    else:
        if (card2 := g.top(g.z__normal_deck)) != NOTHING:
            g.move(card2, g.z__coming)
        done = True
    return done


# cards/crossfire/rules/verbs.card:211
def opens(g: Play, u_what: int) -> None:
    g.scope_start("scene")
    g.s__scene_number = bounded(g.s__scene_number + 1)
    g.s__placing = NOTHING
    u_count = g.d__scene_obstacles()
    for u_n in g.repeat(u_count):
        g.v_readies(u_what, u_n)
        since1 = g.aways
        for u_foe in g.each([u_foe for u_foe in g.zones[g.z__coming] if g.kind[u_foe] in g.k_obstacle]):
            if g.s__placing == NOTHING:
                if g.kept(u_foe, since1):
                    g.v_arrives(u_foe)
            else:
                if g.s__placing != NOTHING:
                    g.s__placing = g.seat_after(g.s__placing, 1)
                if g.kept(u_foe, since1) and g.s__placing != NOTHING:
                    g.v_flips_to(u_foe, g.s__placing)


# cards/crossfire/rules/verbs.card:226
def closes(g: Play, u_what: int) -> Outcome:
    done = False
    if g.s__scene_number >= g.f_mission_scenes(u_what):
        done = g.v_succeeds(u_what) is not False or done
    else:
        done = any(g.batch([("heals", (u_it1, 1)) for u_it1 in g.everyone(g.current)])) or done

        def offers1(g: Play) -> Offers:
            return [
                (u_buyer, "buys", (u_buyer, u_it3))
                for u_buyer in g.everyone(g.current)
                for u_it3 in g.zones[g.z__market]
                if g.kind[u_it3] in g.k_gear and g.f_gear_cost(u_it3) <= g.s_runner_nuyen[u_buyer]
            ]

        g.window(Window("closes", offers1, 231, once=True, start=lambda g: g.seat_after(g.current, 1)))
        done = True
        g.scope_end("scene")
        done = True
        done = g.v_opens(u_what) is not False or done
    return done


# cards/crossfire/rules/verbs.card:236
def succeeds(g: Play, u_what: int) -> None:
    g.batch(
        [("earns", (u_it1, max(0, g.f_mission_award(u_what) + g.d__bonus_karma()))) for u_it1 in g.everyone(g.current)]
    )
    g.end("won")


# cards/crossfire/rules/verbs.card:244
def earns(g: Play, u_who: int, u_amount: int) -> None:
    g.s_runner_karma_penalty[u_who] = 0
    g.batch(
        [
            ("outgrows", (u_who, u_it1))
            for u_it1 in [u_it1 for u_it1 in g.zones[g.z__briefing] if g.kind[u_it1] in g.k_mission]
        ]
    )
    g.batch(
        [
            ("outgrows", (u_who, u_it2))
            for u_it2 in [u_it2 for u_it2 in g.zones[g.z__called_off] if g.kind[u_it2] in g.k_mission]
        ]
    )
    g.s_runner_karma[u_who] = bounded(g.s_runner_karma[u_who] + max((u_amount - g.s_runner_karma_penalty[u_who]), 0))


# cards/crossfire/rules/verbs.card:250
def outgrows(g: Play, u_who: int, u_job: int) -> Outcome:
    done = False
    for u_bracket in g.f_mission_brackets(u_job):
        if g.s_runner_upgrade_karma[u_who] > u_bracket[1]:
            g.s_runner_karma_penalty[u_who] = bounded(g.s_runner_karma_penalty[u_who] + 1)
            done = True
    u_last = item(g.f_mission_brackets(u_job), len(g.f_mission_brackets(u_job)))[1]
    for u_n in g.repeat(g.s_runner_upgrade_karma[u_who]):
        if len(g.f_mission_brackets(u_job)) > 0 and (u_last + (25 * u_n)) < g.s_runner_upgrade_karma[u_who]:
            g.s_runner_karma_penalty[u_who] = bounded(g.s_runner_karma_penalty[u_who] + 1)
            done = True
    return done


# cards/crossfire/rules/verbs.card:48
def rule_calls_of_events__before_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_news = args[0]
    return g.kind[u_news] in g.k_event and g.f_event_calls(u_news) != NOTHING


# cards/crossfire/rules/verbs.card:48
def rule_calls_of_events__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_news = args[0]
    if g.kept(u_news, g.since):
        g.v_invokes(u_news, g.f_event_calls(u_news))


# cards/crossfire/rules/verbs.card:51
def rule_calls_of_obstacles__before_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_foe = args[0]
    return g.kind[u_foe] in g.k_obstacle and g.f_obstacle_calls(u_foe) != NOTHING


# cards/crossfire/rules/verbs.card:51
def rule_calls_of_obstacles__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_foe = args[0]
    if g.kept(u_foe, g.since):
        g.v_invokes(u_foe, g.f_obstacle_calls(u_foe))


# cards/crossfire/rules/verbs.card:55
def rule_called_by_role__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_what = args[1]
    return g.kind[u_what] in g.k_role


# cards/crossfire/rules/verbs.card:55
def rule_called_by_role__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_who = args[0]
    u_what = args[1]
    if g.kept(u_what, g.since) and g.is_card(u_what, "street_samurai"):
        g.s__shooter = u_who
    if g.kept(u_what, g.since) and g.is_card(u_what, "mage"):
        g.s__caster = u_who
    if g.kept(u_what, g.since) and g.is_card(u_what, "decker"):
        g.s__hacker = u_who
    if g.kept(u_what, g.since) and g.is_card(u_what, "face"):
        g.s__talker = u_who


# cards/crossfire/rules/verbs.card:100
def rule_recovery__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[0]
    g.v_draws(u_r, 2)


# cards/crossfire/rules/verbs.card:103
def rule_stagger__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[0]
    g.v_reshuffles(u_r)


# cards/crossfire/rules/verbs.card:108
def rule_staggered_draw__obtained1__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    (u_r,) = env
    return args[0] == u_r


# cards/crossfire/rules/verbs.card:108
def rule_staggered_draw__obtained1__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    (u_r,) = env
    g.v_draws(u_r, 1)


# cards/crossfire/rules/verbs.card:107
def rule_staggered_draw__until_1(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    (u_r,) = env
    return args[0] == u_r


# cards/crossfire/rules/verbs.card:107
def rule_staggered_draw__until_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    (u_r,) = env
    return args[0] == u_r


# cards/crossfire/rules/verbs.card:106
def rule_staggered_draw__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[0]
    g.grant(
        ("rules_verbs.rule_staggered_draw__obtained1__when",),
        u_r,
        (u_r,),
        ends=("rules_verbs.rule_staggered_draw__until_1", "rules_verbs.rule_staggered_draw__until_2"),
    )


# cards/crossfire/rules/verbs.card:121
def rule_critical_condition__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[0]
    g.v_reshuffles(u_r)
    if g.s__retreat == g.e_retreat_idle:
        g.v_abandons(u_r)


# cards/crossfire/rules/verbs.card:129
def rule_out_of_action__static_cannot(g: Play, this: int, you: int, env: Env, args: Acting) -> Value:
    return args[1] not in ("reshuffles", "abandons", "discards", "gains", "earns")


# cards/crossfire/rules/verbs.card:129
def rule_out_of_action__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Acting) -> Value:
    u_it1 = args[0]
    return g.s_runner_condition[u_it1] == g.e_condition_critical


# cards/crossfire/rules/verbs.card:131
def rule_loss__whenever_test(g: Play, this: int, you: int, env: Env) -> Value:
    return g.d__unharmed() == 0


# cards/crossfire/rules/verbs.card:131
def rule_loss__whenever(g: Play, this: int, you: int, env: Env) -> None:
    g.end("lost")


MODULE = Module(
    source="cards/crossfire/rules/verbs.card",
    digest="024687206545712629799067966869247713093",
    verbs=(
        Verb("embodies", (("who", "runner"), ("what", "metatype")), embodies, line=5),
        Verb("enlists", (("who", "runner"), ("what", "role")), enlists, line=9),
        Verb("seeks", (("what", "card"), ("shade", "symbol")), seeks, line=17),
        Verb("invokes", (("what", "card"), ("craft", "art")), invokes, line=38),
        Verb("draws", (("who", "runner"), ("amount", "number")), draws, needs=("amount",), line=67),
        Verb("discards", (("who", "runner"), ("what", "gear")), discards, line=71),
        Verb("reshuffles", (("who", "runner"),), reshuffles, line=74),
        Verb("gains", (("who", "runner"), ("amount", "number")), gains, needs=("amount",), line=79),
        Verb("heals", (("who", "runner"), ("amount", "number")), heals, needs=("amount",), line=84),
        Verb(
            "suffers", (("who", "runner"), ("amount", "number")), suffers, packet="amount", needs=("amount",), line=90
        ),
        Verb("abandons", (("who", "runner"),), abandons, line=112),
        Verb("flips to", (("foe", "obstacle"), ("target", "runner")), flips_to, line=136),
        Verb("arrives", (("foe", "obstacle"),), arrives, line=141),
        Verb("turns to", (("foe", "threat"), ("target", "runner")), turns_to, line=148),
        Verb("attacks", (("foe", "threat"), ("target", "runner")), attacks, line=151),
        Verb("restores", (("foe", "threat"), ("amount", "number")), restores, needs=("amount",), line=154),
        Verb(
            "clears on",
            (("who", "runner"), ("amount", "number"), ("foe", "threat")),
            clears_on,
            needs=("amount",),
            line=157,
        ),
        Verb("defeats", (("who", "runner"), ("foe", "threat")), defeats, line=163),
        Verb("yields", (("foe", "obstacle"),), yields, line=175),
        Verb("announces", (("who", "runner"),), announces, line=188),
        Verb("appears", (("what", "event"),), appears, line=192),
        Verb("retires", (("what", "event"),), retires, line=195),
        Verb("calms", (("what", "event"),), calms, line=198),
        Verb("readies", (("what", "mission"), ("place", "number")), readies, line=204),
        Verb("opens", (("what", "mission"),), opens, line=211),
        Verb("closes", (("what", "mission"),), closes, line=226),
        Verb("succeeds", (("what", "mission"),), succeeds, line=236),
        Verb("earns", (("who", "runner"), ("amount", "number")), earns, line=244),
        Verb("outgrows", (("who", "runner"), ("job", "mission")), outgrows, line=250),
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
            line=100,
        ),
        Ability(
            "rule_stagger__when",
            "when",
            "becomes runner.condition.staggered",
            None,
            rule_stagger__when,
            rule="stagger",
            line=103,
        ),
        Ability(
            "rule_staggered_draw__when",
            "when",
            "becomes runner.condition.staggered",
            None,
            rule_staggered_draw__when,
            rule="staggered_draw",
            line=106,
        ),
        Ability(
            "rule_critical_condition__when",
            "when",
            "becomes runner.condition.critical",
            None,
            rule_critical_condition__when,
            rule="critical_condition",
            line=121,
        ),
        Ability(
            "rule_out_of_action__static_cannot",
            "cannot",
            "act",
            rule_out_of_action__static_cannot,
            None,
            guard=rule_out_of_action__static_cannot_while,
            rule="out_of_action",
            line=129,
        ),
        Ability(
            "rule_loss__whenever", "whenever", "", rule_loss__whenever_test, rule_loss__whenever, rule="loss", line=131
        ),
    ),
    timed=(
        Ability(
            "rules_verbs.rule_staggered_draw__obtained1__when",
            "when",
            "turn starts",
            rule_staggered_draw__obtained1__when_if,
            rule_staggered_draw__obtained1__when,
            rule="staggered_draw",
            things=(0,),
            line=108,
        ),
        Ability(
            "rules_verbs.rule_staggered_draw__until_1",
            "until",
            "becomes runner.condition.ok",
            rule_staggered_draw__until_1,
            None,
            rule="staggered_draw",
            things=(0,),
            ended_by=(0,),
            line=107,
        ),
        Ability(
            "rules_verbs.rule_staggered_draw__until_2",
            "until",
            "becomes runner.condition.critical",
            rule_staggered_draw__until_2,
            None,
            rule="staggered_draw",
            things=(0,),
            ended_by=(0,),
            line=107,
        ),
    ),
    batched=("earns", "heals", "outgrows"),
    lines=(
        "28:5 29:6 33:9 36:10 37:11 39:12 40:13 42:14 43:9 47:17 48:18 49:19 60:20 61:21 62:22 63:23 64:24"
        " 73:25 74:26 75:27 76:28 77:29 78:30 79:31 80:32 81:33 82:34 83:35 87:38 89:39 90:40 91:41 92:42"
        " 93:43 94:44 95:45 96:46 97:38 101:67 103:68 104:69 107:67 111:71 113:72 116:71 120:74 121:75 122:76"
        " 123:77 127:79 128:80 129:79 133:84 136:86 137:87 138:88 139:84 143:90 147:92 148:93 149:94 150:95"
        " 151:96 153:97 154:98 155:90 159:112 161:113 162:114 164:115 165:116 168:118 170:119 172:112 176:136"
        " 177:137 178:138 182:141 183:142 184:143 185:144 186:145 187:146 192:148 193:149 197:151 202:154"
        " 203:155 204:154 208:157 212:158 216:159 220:160 223:161 225:157 230:163 234:164 235:165 238:167"
        " 239:168 242:170 244:171 245:172 246:163 251:175 253:176 254:177 255:178 257:179 259:180 262:182"
        " 264:183 266:184 268:175 272:188 273:189 274:190 279:192 280:193 284:195 285:196 289:198 290:199"
        " 294:204 296:205 297:206 301:208 304:204 308:211 309:212 310:213 311:214 312:215 313:216 314:217"
        " 315:218 317:219 318:220 321:222 323:223 328:226 330:227 331:228 333:230 335:231 345:233 347:234"
        " 348:226 352:236 353:237 356:238 360:244 361:245 362:246 368:247 374:248 378:250 380:251 381:252"
        " 382:253 384:254 385:255 386:256 387:257 389:250 393:48 401:49 406:51 414:52 419:55 428:56 429:57"
        " 430:58 431:59 432:60 433:61 434:62 435:63 439:100 441:101 445:103 447:104 451:108 459:109 463:107"
        " 475:106 477:107 486:121 488:122 489:123 490:124 494:129 505:131 511:132"
    ),
)
