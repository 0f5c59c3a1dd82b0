"""Made by `ombre build` from cards/crossfire/rules/verbs.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Acting, Args, Env, Module, Offers, Value, Verb, Window, bounded, item

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/rules/verbs.card:5
def embodies(g: Play, u_who: int, u_what: int) -> None:
    g.move(u_what, g.z_runner_profile + u_who)


# cards/crossfire/rules/verbs.card:9
def enlists(g: Play, u_who: int, u_what: int) -> None:
    g.move(u_what, g.z_runner_roles + u_who)
    g.s_role_tint[u_what] = g.f_role_colour(u_what)
    if g.s_runner_colour[u_who] == g.e_symbol_plain:
        g.s_runner_calling[u_who] = u_what
        g.s_runner_colour[u_who] = g.f_role_colour(u_what)


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
        g.s__tally = bounded(max(u_lot, 0))
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
def invokes(g: Play, u_what: int, u_craft: int) -> None:
    if u_craft == g.e_art_weapon:
        g.v_seeks(u_what, g.e_symbol_black)
    if u_craft == g.e_art_spell:
        g.v_seeks(u_what, g.e_symbol_blue)
    if u_craft == g.e_art_hacking:
        g.v_seeks(u_what, g.e_symbol_green)
    if u_craft == g.e_art_skill:
        g.v_seeks(u_what, g.e_symbol_red)


# cards/crossfire/rules/verbs.card:67
def draws(g: Play, u_who: int, u_amount: int) -> None:
    for _ in g.repeat(u_amount):
        if (card1 := g.top(g.z_runner_deck + u_who)) != NOTHING:
            g.move(card1, g.z_runner_hand + u_who)


# cards/crossfire/rules/verbs.card:71
def discards(g: Play, u_who: int, u_what: int) -> None:
    if g.owner[u_what] != NOTHING:
        g.move(u_what, g.z_runner_discard + g.owner[u_what])


# cards/crossfire/rules/verbs.card:74
def reshuffles(g: Play, u_who: int) -> None:
    g.move_all(g.zones[g.z_runner_hand + u_who], g.z_runner_deck + u_who)
    g.move_all(g.zones[g.z_runner_discard + u_who], g.z_runner_deck + u_who)
    g.shuffle(g.z_runner_deck + u_who)


# cards/crossfire/rules/verbs.card:79
def gains(g: Play, u_who: int, u_amount: int) -> None:
    g.s_runner_nuyen[u_who] = bounded(max(g.s_runner_nuyen[u_who] + u_amount, 0))


# cards/crossfire/rules/verbs.card:84
def heals(g: Play, u_who: int, u_amount: int) -> None:
    g.s_runner_hp[u_who] = max(min(g.s_runner_hp[u_who] + u_amount, g.s_runner_max_hp[u_who]), 0)
    if g.s_runner_condition[u_who] == g.e_condition_staggered:
        g.b_runner_condition(u_who, g.e_condition_ok)


# cards/crossfire/rules/verbs.card:89
def suffers(g: Play, u_who: int, u_amount: int) -> None:
    if u_amount > 0:
        if g.s_runner_condition[u_who] == g.e_condition_staggered:
            g.b_runner_condition(u_who, g.e_condition_critical)
        if g.s_runner_condition[u_who] == g.e_condition_ok:
            g.s_runner_hp[u_who] = bounded(max(g.s_runner_hp[u_who] - u_amount, 0))
            if g.s_runner_hp[u_who] == 0:
                g.b_runner_condition(u_who, g.e_condition_staggered)


# cards/crossfire/rules/verbs.card:111
def abandons(g: Play, u_who: int) -> None:
    for u_job in [u_job for u_job in g.zones[g.z__briefing] if g.kind[u_job] in g.k_mission]:
        g.move(u_job, g.z__called_off)
    if g.s__gap == 0:
        g.s__retreat = g.e_retreat_due
    else:
        g.s__retreat = g.e_retreat_running
        g.start_flow("abort", g.seat_after(g.current, g.s__gap))


# cards/crossfire/rules/verbs.card:135
def flips_to(g: Play, u_foe: int, u_target: int) -> None:
    g.move(u_foe, g.z__row)
    g.s_threat_facing[u_foe] = u_target


# cards/crossfire/rules/verbs.card:140
def arrives(g: Play, u_foe: int) -> None:
    g.s__placing = g.s__starting
    g.v_seeks(u_foe, g.f_obstacle_colour(u_foe))
    if g.s__called != NOTHING:
        g.s__placing = g.s__called
    if g.s__placing != NOTHING:
        g.v_flips_to(u_foe, g.s__placing)


# cards/crossfire/rules/verbs.card:147
def turns_to(g: Play, u_foe: int, u_target: int) -> None:
    g.s_threat_facing[u_foe] = u_target


# cards/crossfire/rules/verbs.card:150
def attacks(g: Play, u_foe: int, u_target: int) -> None:
    g.v_suffers(u_target, g.f_threat_attack(u_foe))


# cards/crossfire/rules/verbs.card:153
def restores(g: Play, u_foe: int, u_amount: int) -> None:
    g.s_threat_cleared[u_foe] = bounded(max(g.s_threat_cleared[u_foe] - u_amount, 0))


# cards/crossfire/rules/verbs.card:156
def clears_on(g: Play, u_who: int, u_amount: int, u_foe: int) -> None:
    for _ in range(u_amount):
        if not (g.where[u_foe] == g.z__row):
            break
        g.step()
        g.s_threat_cleared[u_foe] = bounded(g.s_threat_cleared[u_foe] + 1)
        if g.s_threat_cleared[u_foe] >= len(g.f_threat_track(u_foe)):
            g.v_defeats(u_who, u_foe)


# cards/crossfire/rules/verbs.card:162
def defeats(g: Play, u_who: int, u_foe: int) -> None:
    if g.kind[u_foe] in g.k_boss:
        g.move(u_foe, g.z__beaten)
    else:
        if g.f_threat_difficulty(u_foe) == g.e_grade_hard:
            g.move(u_foe, g.z__hard_discard)
        else:
            g.move(u_foe, g.z__normal_discard)
    for u_n in g.repeat(g.f_threat_nuyen(u_foe)):
        g.v_gains(g.seat_after(u_who, ((u_n - 1) + g.s__gap)), 1)


# cards/crossfire/rules/verbs.card:174
def yields(g: Play, u_foe: int) -> None:
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


# cards/crossfire/rules/verbs.card:187
def announces(g: Play, u_who: int) -> None:
    u_new = g.reveal(g.z__event_deck)
    if u_new != NOTHING:
        g.v_appears(u_new)


# cards/crossfire/rules/verbs.card:191
def appears(g: Play, u_what: int) -> None:
    g.move(u_what, g.z__active)


# cards/crossfire/rules/verbs.card:194
def retires(g: Play, u_what: int) -> None:
    g.move(u_what, g.z__event_discard)


# cards/crossfire/rules/verbs.card:197
def calms(g: Play, u_what: int) -> None:
    g.move(u_what, g.z__event_deck, True)


# cards/crossfire/rules/verbs.card:203
def readies(g: Play, u_what: int, u_place: int) -> None:
    if u_place <= g.d__level():
        if (card1 := g.top(g.z__hard_deck)) != NOTHING:
            g.move(card1, g.z__coming)
    else:
        if (card2 := g.top(g.z__normal_deck)) != NOTHING:
            g.move(card2, g.z__coming)


# cards/crossfire/rules/verbs.card:210
def opens(g: Play, u_what: int) -> None:
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


# cards/crossfire/rules/verbs.card:225
def closes(g: Play, u_what: int) -> None:
    if g.s__scene_number >= g.f_mission_scenes(u_what):
        g.v_succeeds(u_what)
    else:
        for u_it1 in g.each(g.everyone(g.current)):
            g.v_heals(u_it1, 1)

        def offers1(g: Play) -> Offers:
            return [
                (u_buyer, "buys", (u_buyer, u_it3))
                for u_buyer in g.everyone(g.current)
                for u_it3 in g.zones[g.z__market]
                if g.kind[u_it3] in g.k_gear and g.f_gear_cost(u_it3) <= g.s_runner_nuyen[u_buyer]
            ]

        g.window(Window("closes", offers1, 230, once=True, start=lambda g: g.seat_after(g.current, 1)))
        g.scope_end("scene")
        g.v_opens(u_what)


# cards/crossfire/rules/verbs.card:235
def succeeds(g: Play, u_what: int) -> None:
    for u_it1 in g.each(g.everyone(g.current)):
        g.v_earns(u_it1, (g.f_mission_award(u_what) + g.d__bonus_karma()))
    g.end("won")


# cards/crossfire/rules/verbs.card:243
def earns(g: Play, u_who: int, u_amount: int) -> None:
    g.s_runner_karma_penalty[u_who] = 0
    for u_job in g.each([u_job for u_job in g.zones[g.z__briefing] if g.kind[u_job] in g.k_mission]):
        g.v_outgrows(u_who, u_job)
    for u_dropped in g.each([u_dropped for u_dropped in g.zones[g.z__called_off] if g.kind[u_dropped] in g.k_mission]):
        g.v_outgrows(u_who, u_dropped)
    g.s_runner_karma[u_who] = bounded(
        max(g.s_runner_karma[u_who] + max((u_amount - g.s_runner_karma_penalty[u_who]), 0), 0)
    )


# cards/crossfire/rules/verbs.card:251
def outgrows(g: Play, u_who: int, u_job: int) -> None:
    for u_bracket in g.f_mission_brackets(u_job):
        if g.s_runner_upgrade_karma[u_who] > u_bracket[1]:
            g.s_runner_karma_penalty[u_who] = bounded(g.s_runner_karma_penalty[u_who] + 1)
    u_last = item(g.f_mission_brackets(u_job), len(g.f_mission_brackets(u_job)))[1]
    for u_n in g.repeat(g.s_runner_upgrade_karma[u_who]):
        if len(g.f_mission_brackets(u_job)) > 0 and (u_last + (25 * u_n)) < g.s_runner_upgrade_karma[u_who]:
            g.s_runner_karma_penalty[u_who] = bounded(g.s_runner_karma_penalty[u_who] + 1)


# cards/crossfire/rules/verbs.card:48
def rule_calls_of_events__before_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_news = args[0]
    return g.kind[u_news] in g.k_event and g.f_event_calls(u_news) != NOTHING


# cards/crossfire/rules/verbs.card:48
def rule_calls_of_events__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_news = args[0]
    g.v_invokes(u_news, g.f_event_calls(u_news))


# cards/crossfire/rules/verbs.card:51
def rule_calls_of_obstacles__before_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_foe = args[0]
    return g.kind[u_foe] in g.k_obstacle and g.f_obstacle_calls(u_foe) != NOTHING


# cards/crossfire/rules/verbs.card:51
def rule_calls_of_obstacles__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_foe = args[0]
    g.v_invokes(u_foe, g.f_obstacle_calls(u_foe))


# cards/crossfire/rules/verbs.card:55
def rule_called_by_role__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_what = args[1]
    return g.kind[u_what] in g.k_role


# cards/crossfire/rules/verbs.card:55
def rule_called_by_role__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
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


# cards/crossfire/rules/verbs.card:99
def rule_recovery__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[0]
    g.v_draws(u_r, 2)


# cards/crossfire/rules/verbs.card:102
def rule_stagger__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[0]
    g.v_reshuffles(u_r)


# cards/crossfire/rules/verbs.card:107
def rule_staggered_draw__obtained1__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    (u_r,) = env
    return args[0] == u_r


# cards/crossfire/rules/verbs.card:107
def rule_staggered_draw__obtained1__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    (u_r,) = env
    g.v_draws(u_r, 1)


# cards/crossfire/rules/verbs.card:106
def rule_staggered_draw__until_1(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    (u_r,) = env
    return args[0] == u_r


# cards/crossfire/rules/verbs.card:106
def rule_staggered_draw__until_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    (u_r,) = env
    return args[0] == u_r


# cards/crossfire/rules/verbs.card:105
def rule_staggered_draw__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[0]
    g.grant(
        ("rules_verbs.rule_staggered_draw__obtained1__when",),
        u_r,
        (u_r,),
        ends=("rules_verbs.rule_staggered_draw__until_1", "rules_verbs.rule_staggered_draw__until_2"),
    )


# cards/crossfire/rules/verbs.card:120
def rule_critical_condition__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[0]
    g.v_reshuffles(u_r)
    if g.s__retreat == g.e_retreat_idle:
        g.v_abandons(u_r)


# cards/crossfire/rules/verbs.card:128
def rule_out_of_action__static_cannot(g: Play, this: int, you: int, env: Env, args: Acting) -> Value:
    return args[1] not in ("reshuffles", "abandons", "discards", "gains", "earns")


# cards/crossfire/rules/verbs.card:128
def rule_out_of_action__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Acting) -> Value:
    u_it1 = args[0]
    return g.s_runner_condition[u_it1] == g.e_condition_critical


# cards/crossfire/rules/verbs.card:130
def rule_loss__whenever_test(g: Play, this: int, you: int, env: Env) -> Value:
    return g.d__unharmed() == 0


# cards/crossfire/rules/verbs.card:130
def rule_loss__whenever(g: Play, this: int, you: int, env: Env) -> None:
    g.end("lost")


MODULE = Module(
    source="cards/crossfire/rules/verbs.card",
    digest="027661021223666720897799373914125792965",
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
            guard=rule_out_of_action__static_cannot_while,
            rule="out_of_action",
            line=128,
        ),
        Ability(
            "rule_loss__whenever", "whenever", "", rule_loss__whenever_test, rule_loss__whenever, rule="loss", line=130
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
            line=107,
        ),
        Ability(
            "rules_verbs.rule_staggered_draw__until_1",
            "until",
            "becomes runner.condition.ok",
            rule_staggered_draw__until_1,
            None,
            rule="staggered_draw",
            things=(0,),
            line=106,
        ),
        Ability(
            "rules_verbs.rule_staggered_draw__until_2",
            "until",
            "becomes runner.condition.critical",
            rule_staggered_draw__until_2,
            None,
            rule="staggered_draw",
            things=(0,),
            line=106,
        ),
    ),
    lines=(
        "14:5 15:6 19:9 20:10 21:11 22:12 23:13 24:14 28:17 29:18 30:19 41:20 42:21 43:22 44:23 45:24 54:25"
        " 55:26 56:27 57:28 58:29 59:30 60:31 61:32 62:33 63:34 64:35 68:38 69:39 70:40 71:41 72:42 73:43"
        " 74:44 75:45 76:46 80:67 81:68 82:69 87:71 88:72 93:74 94:75 95:76 96:77 100:79 101:80 105:84 106:85"
        " 107:86 108:87 112:89 113:91 114:92 115:93 116:94 117:95 118:96 119:97 123:111 124:112 125:113"
        " 126:114 127:115 129:117 130:118 134:135 135:136 136:137 140:140 141:141 142:142 143:143 144:144"
        " 145:145 150:147 151:148 155:150 156:151 160:153 161:154 165:156 166:157 170:158 171:159 172:160"
        " 176:162 177:163 178:164 180:166 181:167 183:169 184:170 185:171 189:174 190:175 191:176 192:177"
        " 193:178 194:179 197:181 198:182 199:183 204:187 205:188 206:189 211:191 212:192 216:194 217:195"
        " 221:197 222:198 226:203 227:204 228:205 231:207 236:210 237:211 238:212 239:213 240:214 241:215"
        " 242:216 243:217 244:218 245:219 247:221 249:222 254:225 255:226 256:227 258:229 261:230 270:232"
        " 271:233 275:235 276:236 278:237 282:243 283:244 284:245 285:246 286:247 287:248 288:249 294:251"
        " 295:252 296:253 297:254 298:255 299:256 300:257 301:258 305:48 313:49 317:51 325:52 329:55 338:56"
        " 339:57 340:58 341:59 342:60 343:61 344:62 345:63 349:99 351:100 355:102 357:103 361:107 369:108"
        " 373:106 385:105 387:106 396:120 398:121 399:122 400:123 404:128 415:130 421:131"
    ),
)
