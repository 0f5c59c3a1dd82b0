"""Made by `ombre build` from cards/crossfire/rules/verbs.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Env, Module, Play, Value, Verb


def draws(g: Play, u_who: int, u_amount: int) -> None:  # cards/crossfire/rules/verbs.card:3
    for _ in range(u_amount):
        if not g.zones[g.z_runner_deck + u_who]:
            for card1 in reversed(g.zones[g.z_runner_discard + u_who]):
                g.move(card1, g.z_runner_deck + u_who)
            g.shuffle(g.z_runner_deck + u_who)
        if (card2 := g.top(g.z_runner_deck + u_who)) != NOTHING:
            g.move(card2, g.z_runner_hand + u_who)


def discards(g: Play, u_who: int, u_what: int) -> None:  # cards/crossfire/rules/verbs.card:10
    if g.owner[u_what] != NOTHING:
        g.move(u_what, g.z_runner_discard + g.owner[u_what])


def reshuffles(g: Play, u_who: int) -> None:  # cards/crossfire/rules/verbs.card:13
    for card3 in reversed(g.zones[g.z_runner_hand + u_who]):
        g.move(card3, g.z_runner_deck + u_who)
    for card4 in reversed(g.zones[g.z_runner_discard + u_who]):
        g.move(card4, g.z_runner_deck + u_who)
    g.shuffle(g.z_runner_deck + u_who)


def gains(g: Play, u_who: int, u_amount: int) -> None:  # cards/crossfire/rules/verbs.card:18
    g.s_runner_nuyen[u_who] = max(g.s_runner_nuyen[u_who] + u_amount, 0)


def heals(g: Play, u_who: int, u_amount: int) -> None:  # cards/crossfire/rules/verbs.card:23
    g.s_runner_hp[u_who] = max(min(g.s_runner_hp[u_who] + u_amount, g.s_runner_max_hp[u_who]), 0)
    if g.s_runner_condition[u_who] == g.e_condition_staggered:
        g.b_runner_condition(u_who, g.e_condition_ok)


def suffers(g: Play, u_who: int, u_amount: int) -> None:  # cards/crossfire/rules/verbs.card:28
    if u_amount > 0:
        if g.s_runner_condition[u_who] == g.e_condition_staggered:
            g.b_runner_condition(u_who, g.e_condition_critical)
        if g.s_runner_condition[u_who] == g.e_condition_ok:
            g.s_runner_hp[u_who] = max(g.s_runner_hp[u_who] - u_amount, 0)
            if g.s_runner_hp[u_who] == 0:
                g.b_runner_condition(u_who, g.e_condition_staggered)


def flips_to(g: Play, u_foe: int, u_target: int) -> None:  # cards/crossfire/rules/verbs.card:56
    g.move(u_foe, g.z__row)
    g.s_obstacle_facing[u_foe] = u_target


def attacks(g: Play, u_foe: int, u_target: int) -> None:  # cards/crossfire/rules/verbs.card:60
    g.v_suffers(u_target, g.f_obstacle_attack(u_foe))


def restores(g: Play, u_foe: int, u_amount: int) -> None:  # cards/crossfire/rules/verbs.card:63
    g.s_obstacle_cleared[u_foe] = max(g.s_obstacle_cleared[u_foe] - u_amount, 0)


def clears_on(g: Play, u_who: int, u_amount: int, u_foe: int) -> None:  # cards/crossfire/rules/verbs.card:66
    for _ in range(u_amount):
        if not (g.where[u_foe] == g.z__row):
            break
        g.s_obstacle_cleared[u_foe] = g.s_obstacle_cleared[u_foe] + 1
        if g.s_obstacle_cleared[u_foe] >= len(g.f_obstacle_track(u_foe)):
            g.v_defeats(u_who, u_foe)


def defeats(g: Play, u_who: int, u_foe: int) -> None:  # cards/crossfire/rules/verbs.card:72
    if g.f_obstacle_difficulty(u_foe) == g.e_grade_hard:
        g.move(u_foe, g.z__hard_discard)
    else:
        g.move(u_foe, g.z__normal_discard)
    for u_n in range(1, g.f_obstacle_nuyen(u_foe) + 1):
        g.v_gains(g.seat_after(u_who, (u_n - 1)), 1)


def plays(g: Play, u_who: int, u_what: int) -> None:  # cards/crossfire/rules/verbs.card:82
    g.move(u_what, g.z_runner_played + u_who)
    g.perform("play", u_what, u_who)


def assists_with(g: Play, u_who: int, u_what: int) -> None:  # cards/crossfire/rules/verbs.card:86
    g.move(u_what, g.z_runner_played + u_who)
    g.b_gear_mode(u_what, g.e_mode_assisting)
    g.perform("assist", u_what, u_who)


def wears(g: Play, u_who: int, u_foe: int) -> None:  # cards/crossfire/rules/verbs.card:93
    for _ in range(len(g.f_obstacle_track(u_foe))):
        if not (g.where[u_foe] == g.z__row):
            break
        u_now = g.d_obstacle_stage(u_foe)
        if u_now[0] == g.e_symbol_plain:
            if g.d_obstacle_points(u_foe) >= u_now[1]:
                u_short = max((u_now[1] - g.s_obstacle_pool[u_foe][g.e_symbol_plain]), 0)
                g.s_obstacle_pool[u_foe][g.e_symbol_plain] = max(
                    g.s_obstacle_pool[u_foe][g.e_symbol_plain] - u_now[1], 0
                )
                for _ in range(u_short):
                    u_s = g.choose(
                        "s",
                        u_who,
                        [
                            u_s
                            for u_s in (
                                g.e_symbol_plain,
                                g.e_symbol_black,
                                g.e_symbol_blue,
                                g.e_symbol_green,
                                g.e_symbol_red,
                            )
                            if u_s != g.e_symbol_plain and g.s_obstacle_pool[u_foe][u_s] > 0
                        ],
                        "symbol",
                    )
                    if u_s != NOTHING:
                        g.s_obstacle_pool[u_foe][u_s] = max(g.s_obstacle_pool[u_foe][u_s] - 1, 0)
                g.v_clears_on(u_who, 1, u_foe)
        else:
            if g.s_obstacle_pool[u_foe][u_now[0]] > 0:
                g.s_obstacle_pool[u_foe][u_now[0]] = max(g.s_obstacle_pool[u_foe][u_now[0]] - 1, 0)
                g.v_clears_on(u_who, 1, u_foe)


def strikes_with(g: Play, u_who: int, u_foe: int, u_what: int) -> None:  # cards/crossfire/rules/verbs.card:110
    if g.s_gear_mode[u_what] == g.e_mode_assisting:
        for u_cell in g.f_gear_assist_damage(u_what):
            g.s_obstacle_pool[u_foe][u_cell[0]] = g.s_obstacle_pool[u_foe][u_cell[0]] + u_cell[1]
    else:
        for u_cell in g.f_gear_damage(u_what):
            g.s_obstacle_pool[u_foe][u_cell[0]] = g.s_obstacle_pool[u_foe][u_cell[0]] + u_cell[1]
        g.s_obstacle_pool[u_foe][g.e_symbol_plain] = max(
            g.s_obstacle_pool[u_foe][g.e_symbol_plain] + g.f_gear_bonus(u_what), 0
        )
        g.perform("strike", u_what, u_who, u_foe)
    g.v_wears(u_who, u_foe)
    if g.owner[u_what] != NOTHING:
        g.v_discards(g.owner[u_what], u_what)


def buys(g: Play, u_who: int, u_what: int) -> None:  # cards/crossfire/rules/verbs.card:122
    g.s_runner_nuyen[u_who] = max(g.s_runner_nuyen[u_who] - max(g.f_gear_cost(u_what), 0), 0)
    g.move(u_what, g.z_runner_hand + u_who)
    if not g.zones[g.z__market_deck]:
        for card5 in reversed(g.zones[g.z__market_discard]):
            g.move(card5, g.z__market_deck)
        g.shuffle(g.z__market_deck)
    if (card6 := g.top(g.z__market_deck)) != NOTHING:
        g.move(card6, g.z__market)


def appears(g: Play, u_what: int) -> None:  # cards/crossfire/rules/verbs.card:132
    g.move(u_what, g.z__active)


def retires(g: Play, u_what: int) -> None:  # cards/crossfire/rules/verbs.card:135
    g.move(u_what, g.z__event_discard)


def calms(g: Play, u_what: int) -> None:  # cards/crossfire/rules/verbs.card:138
    g.move(u_what, g.z__event_deck, True)


def opens(g: Play, u_what: int) -> None:  # cards/crossfire/rules/verbs.card:143
    g.scope_start("scene")
    g.s__scene_number = g.s__scene_number + 1
    g.s__placing = NOTHING
    u_count = (len(g.everyone(g.current)) + g.s__scene_number) - 1
    for u_n in range(1, u_count + 1):
        if not g.zones[g.z__normal_deck]:
            for card7 in reversed(g.zones[g.z__normal_discard]):
                g.move(card7, g.z__normal_deck)
            g.shuffle(g.z__normal_deck)
        if not g.zones[g.z__hard_deck]:
            for card8 in reversed(g.zones[g.z__hard_discard]):
                g.move(card8, g.z__hard_deck)
            g.shuffle(g.z__hard_deck)
        if u_n <= g.d__level():
            if (card9 := g.top(g.z__hard_deck)) != NOTHING:
                g.move(card9, g.z__coming)
        else:
            if (card10 := g.top(g.z__normal_deck)) != NOTHING:
                g.move(card10, g.z__coming)
        for u_foe in [u_foe for u_foe in g.zones[g.z__coming] if g.kind[u_foe] in g.k_obstacle]:
            if g.s__placing != NOTHING:
                if g.s__placing != NOTHING:
                    g.s__placing = g.seat_after(g.s__placing, 1)
            else:
                g.s__placing = g.s__starting
                for u_r in [
                    u_r for u_r in g.everyone(g.current) if g.s_runner_colour[u_r] == g.f_obstacle_colour(u_foe)
                ]:
                    g.s__placing = u_r
            if g.s__placing != NOTHING:
                g.v_flips_to(u_foe, g.s__placing)


def rule_recovery__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/rules/verbs.card:38
    u_r = args[0]
    g.v_draws(u_r, 2)


def rule_stagger__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/rules/verbs.card:41
    u_r = args[0]
    g.v_reshuffles(u_r)


def rule_critical_condition__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/rules/verbs.card:44
    u_r = args[0]
    g.v_reshuffles(u_r)
    g.end("lost")


def rule_no_recovery__static_cannot(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/rules/verbs.card:49
    u_it1 = args[0]
    return g.s_runner_condition[u_it1] == g.e_condition_critical


def rule_loss__whenever_test(g: Play, this: int, you: int, env: Env) -> Value:  # cards/crossfire/rules/verbs.card:51
    return not any(True for u_it1 in g.everyone(g.current) if g.s_runner_condition[u_it1] == g.e_condition_ok)


def rule_loss__whenever(g: Play, this: int, you: int, env: Env) -> None:  # cards/crossfire/rules/verbs.card:51
    g.end("lost")


MODULE = Module(
    source="cards/crossfire/rules/verbs.card",
    verbs=(
        Verb("draws", (("who", "runner"), ("amount", "number")), draws, line=3),
        Verb("discards", (("who", "runner"), ("what", "gear")), discards, line=10),
        Verb("reshuffles", (("who", "runner"),), reshuffles, line=13),
        Verb("gains", (("who", "runner"), ("amount", "number")), gains, line=18),
        Verb("heals", (("who", "runner"), ("amount", "number")), heals, line=23),
        Verb("suffers", (("who", "runner"), ("amount", "number")), suffers, packet="amount", line=28),
        Verb("flips to", (("foe", "obstacle"), ("target", "runner")), flips_to, line=56),
        Verb("attacks", (("foe", "obstacle"), ("target", "runner")), attacks, line=60),
        Verb("restores", (("foe", "obstacle"), ("amount", "number")), restores, line=63),
        Verb("clears on", (("who", "runner"), ("amount", "number"), ("foe", "obstacle")), clears_on, line=66),
        Verb("defeats", (("who", "runner"), ("foe", "obstacle")), defeats, line=72),
        Verb("plays", (("who", "runner"), ("what", "gear")), plays, line=82),
        Verb("assists with", (("who", "runner"), ("what", "gear")), assists_with, line=86),
        Verb("wears", (("who", "runner"), ("foe", "obstacle")), wears, line=93),
        Verb("strikes with", (("who", "runner"), ("foe", "obstacle"), ("what", "gear")), strikes_with, line=110),
        Verb("buys", (("who", "runner"), ("what", "gear")), buys, line=122),
        Verb("appears", (("what", "event"),), appears, line=132),
        Verb("retires", (("what", "event"),), retires, line=135),
        Verb("calms", (("what", "event"),), calms, line=138),
        Verb("opens", (("what", "mission"),), opens, line=143),
    ),
    rules=(
        Ability(
            "rule_recovery__when",
            "when",
            "becomes runner.condition.ok",
            None,
            rule_recovery__when,
            rule="recovery",
            line=38,
        ),
        Ability(
            "rule_stagger__when",
            "when",
            "becomes runner.condition.staggered",
            None,
            rule_stagger__when,
            rule="stagger",
            line=41,
        ),
        Ability(
            "rule_critical_condition__when",
            "when",
            "becomes runner.condition.critical",
            None,
            rule_critical_condition__when,
            rule="critical_condition",
            line=44,
        ),
        Ability(
            "rule_no_recovery__static_cannot",
            "cannot",
            "heals",
            rule_no_recovery__static_cannot,
            None,
            rule="no_recovery",
            line=48,
        ),
        Ability(
            "rule_loss__whenever", "whenever", "", rule_loss__whenever_test, rule_loss__whenever, rule="loss", line=51
        ),
    ),
)
