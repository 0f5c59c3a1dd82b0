"""Made by `ombre build` from cards/crossfire/rules/flow.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import (
    NOTHING,
    Ability,
    Args,
    Calls,
    Env,
    Flow,
    Invariant,
    Module,
    Offers,
    Step,
    Turns,
    Value,
    Window,
    bounded,
    put,
)

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/rules/flow.card:9
def rule_news_is_due__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__news_out = 0


# cards/crossfire/rules/flow.card:12
def rule_news_is_out__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__news_out = 1


# cards/crossfire/rules/flow.card:53
def rule_late_help__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    since1 = g.aways
    for u_late in g.each(g.live(g.k_gear)):
        if g.owner[u_late] != NOTHING and g.kept(u_late, since1):
            g.v_discards(g.owner[u_late], u_late)


# cards/crossfire/rules/flow.card:57
def rule_partial_damage__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_foe in g.each([u_foe for u_foe in g.zones[g.z__row] if g.kind[u_foe] in g.k_threat]):
        for u_s in g.l_symbol:
            put(g.s_threat_pool, u_foe, u_s, 0)


# cards/crossfire/rules/flow.card:63
def rule_turn_is_on__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__gap = 0


# cards/crossfire/rules/flow.card:66
def rule_turn_is_over__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__gap = 1


# cards/crossfire/rules/flow.card:70
def rule_price__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_buyer = args[0]
    u_g = args[1]
    return g.kind[u_g] in g.k_gear and g.f_gear_cost(u_g) > g.s_runner_nuyen[u_buyer]


# cards/crossfire/rules/flow.card:73
def rule_requirement__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_buyer = args[0]
    u_g = args[1]
    return (
        g.kind[u_g] in g.k_gear
        and g.f_gear_requires(u_g) != NOTHING
        and not any(
            True
            for u_used in [a[1] for a in g.past("plays", "turn") if a[0] == u_buyer]
            if g.kind[u_used] in g.k_gear and g.f_gear_requires(u_g) in g.f_gear_type(u_used)
        )
    )


# cards/crossfire/rules/flow.card:82
def rule_retreat_after_news__when_holds(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.s__retreat == g.e_retreat_due


# cards/crossfire/rules/flow.card:82
def rule_retreat_after_news__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__retreat = g.e_retreat_running
    if g.s__starting != NOTHING:
        g.start_flow("abort", g.s__starting)


# cards/crossfire/rules/flow.card:86
def rule_retreat_after_turn__when_holds(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.s__retreat == g.e_retreat_due


# cards/crossfire/rules/flow.card:86
def rule_retreat_after_turn__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__retreat = g.e_retreat_running
    g.start_flow("abort", g.seat_after(g.current, 1))


# cards/crossfire/rules/flow.card:90
def rule_retreat_starts__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.batch([("calms", (u_it1,)) for u_it1 in [u_it1 for u_it1 in g.zones[g.z__active] if g.kind[u_it1] in g.k_event]])


# cards/crossfire/rules/flow.card:93
def rule_cover__before_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.s__retreat == g.e_retreat_running


# cards/crossfire/rules/flow.card:93
def rule_cover__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_foe in [
        u_foe
        for u_foe in g.zones[g.z__row]
        if g.kind[u_foe] in g.k_threat
        and (
            g.s_threat_facing[u_foe] != NOTHING
            and g.s_runner_condition[g.s_threat_facing[u_foe]] in (g.e_condition_staggered, g.e_condition_critical)
        )
    ]:
        g.s_threat_facing[u_foe] = g.current


# cards/crossfire/rules/flow.card:97
def rule_retreat_over__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if g.d__unharmed() > 0:
        for u_job in g.each([u_job for u_job in g.zones[g.z__called_off] if g.kind[u_job] in g.k_mission]):
            g.batch([("earns", (u_it2, max(0, g.f_mission_consolation(u_job)))) for u_it2 in g.everyone(g.current)])
        g.end("aborted")
    else:
        g.end("lost")


# cards/crossfire/rules/flow.card:4
def round__first(g: Play) -> Value:
    return g.s__starting


# cards/crossfire/rules/flow.card:4
def round__who(g: Play, u_it1: int) -> Value:
    return g.s__news_out == 0


# cards/crossfire/rules/flow.card:5
def round__first_2(g: Play) -> Value:
    return g.s__starting


# cards/crossfire/rules/flow.card:16
def news__new_event(g: Play) -> None:
    g.s__gap = 0
    g.s__round_number = bounded(g.s__round_number + 1)
    g.batch(
        [("retires", (u_it1,)) for u_it1 in [u_it1 for u_it1 in g.zones[g.z__active] if g.kind[u_it1] in g.k_event]]
    )
    g.v_announces(g.current)


# cards/crossfire/rules/flow.card:24
def play_cards__offers(g: Play) -> Offers:
    you = g.current
    return [
        *[
            (u_doer, "plays", (u_doer, u_it1))
            for u_doer in (g.current,)
            for u_it1 in g.zones[g.z_runner_hand + g.current]
            if g.kind[u_it1] in g.k_gear
        ],
        *[
            (u_helper, "assists with", (u_helper, u_g))
            for u_helper in g.everyone(g.current)
            if u_helper != you
            for u_g in g.zones[g.z_runner_hand + u_helper]
            if g.kind[u_g] in g.k_gear and g.has_slot(u_g, "assist")
        ],
        *[
            (u_doer, "recalls", (u_doer, u_g))
            for u_doer in (g.current,)
            for u_g in (g.zones[g.z_runner_discard + g.current] if g.s_runner_fetches[g.current] > 0 else ())
            if g.kind[u_g] in g.k_gear and g.has_slot(u_g, "recall")
        ],
    ]


# cards/crossfire/rules/flow.card:30
def apply_damage__offers(g: Play) -> Offers:
    you = g.current
    things1 = g.live(g.k_gear)
    return [
        *[
            (u_doer, "strikes with", (u_doer, u_it5, u_it6))
            for u_doer in (g.current,)
            for u_it5 in g.zones[g.z__row]
            if g.kind[u_it5] in g.k_threat
            for u_it6 in things1
        ],
        *[
            (u_helper, "assists with", (u_helper, u_g))
            for u_helper in g.everyone(g.current)
            if u_helper != you
            for u_g in (g.zones[g.z_runner_hand + u_helper] if g.s_runner_helps[u_helper] > 0 else ())
            if g.kind[u_g] in g.k_gear and g.has_slot(u_g, "assist")
        ],
    ]


# cards/crossfire/rules/flow.card:29
def turn__apply_damage(g: Play) -> None:
    since1 = g.aways
    for u_g in g.each(g.live(g.k_gear)):
        if g.owner[u_g] != NOTHING and g.kept(u_g, since1):
            g.v_discards(g.owner[u_g], u_g)
    g.batch(
        [
            ("wears", (g.current, u_foe))
            for u_foe in [
                u_foe for u_foe in g.zones[g.z__row] if g.kind[u_foe] in g.k_threat and g.s_threat_held[u_foe] == 1
            ]
        ]
    )


# cards/crossfire/rules/flow.card:37
def take_damage__offers(g: Play) -> Offers:
    you = g.current
    return [
        (u_helper, "assists with", (u_helper, u_g))
        for u_helper in g.everyone(g.current)
        if u_helper != you
        for u_g in g.zones[g.z_runner_hand + u_helper]
        if g.kind[u_g] in g.k_gear and g.has_slot(u_g, "assist")
    ]


# cards/crossfire/rules/flow.card:36
def turn__take_damage(g: Play) -> None:
    calls1: Calls = []
    calls1 += [
        ("attacks", (u_it13, g.current))
        for u_it13 in [
            u_it13
            for u_it13 in g.zones[g.z__row]
            if g.kind[u_it13] in g.k_threat and g.s_threat_facing[u_it13] == g.current
        ]
    ]
    g.together(calls1)


# cards/crossfire/rules/flow.card:41
def turn__draw_and_buy(g: Play) -> None:
    if g.s_runner_condition[g.current] == g.e_condition_ok and len(g.zones[g.z_runner_hand + g.current]) <= 3:
        g.v_draws(g.current, 2)


# cards/crossfire/rules/flow.card:44
def draw_and_buy__offers(g: Play) -> Offers:
    you = g.current
    return [
        *[
            (u_doer, "buys", (u_doer, u_it15))
            for u_doer in (g.current,)
            for u_it15 in (g.zones[g.z__market] if g.s_runner_condition[g.current] == g.e_condition_ok else ())
            if g.kind[u_it15] in g.k_gear
        ],
        *[
            (u_doer, "buys", (u_doer, u_it16))
            for u_doer in (g.current,)
            for u_it16 in (g.zones[g.z__reserve] if g.s_runner_condition[g.current] == g.e_condition_ok else ())
            if g.kind[u_it16] in g.k_gear
        ],
        *[
            (u_helper, "assists with", (u_helper, u_g))
            for u_helper in g.everyone(g.current)
            if u_helper != you
            for u_g in g.zones[g.z_runner_hand + u_helper]
            if g.kind[u_g] in g.k_gear and g.has_slot(u_g, "assist")
        ],
    ]


# cards/crossfire/rules/flow.card:48
def turn__end_turn(g: Play) -> None:
    if not any(True for u_it19 in g.zones[g.z__row] if g.kind[u_it19] in g.k_threat):
        g.batch(
            [
                ("calms", (u_it20,))
                for u_it20 in [u_it20 for u_it20 in g.zones[g.z__active] if g.kind[u_it20] in g.k_event]
            ]
        )


# cards/crossfire/rules/flow.card:80
def abort__first(g: Play) -> Value:
    return g.current


# cards/crossfire/rules/flow.card:75
def invariant_1(g: Play) -> Value:
    return not any(True for u_it1 in g.everyone(g.current) if g.s_runner_hp[u_it1] > g.s_runner_max_hp[u_it1])


PLAY_CARDS__OFFERS = Window("play_cards", play_cards__offers, 24, once=False)
APPLY_DAMAGE__OFFERS = Window("apply_damage", apply_damage__offers, 30, once=False)
TAKE_DAMAGE__OFFERS = Window("take_damage", take_damage__offers, 37, once=False)
DRAW_AND_BUY__OFFERS = Window("draw_and_buy", draw_and_buy__offers, 44, once=False)

MODULE = Module(
    source="cards/crossfire/rules/flow.card",
    digest="030093933316173311699673121409545079315",
    rules=(
        Ability(
            "rule_news_is_due__before",
            "before",
            "round starts",
            None,
            rule_news_is_due__before,
            rule="news_is_due",
            line=9,
        ),
        Ability(
            "rule_news_is_out__before",
            "before",
            "news starts",
            None,
            rule_news_is_out__before,
            rule="news_is_out",
            line=12,
        ),
        Ability(
            "rule_late_help__before", "before", "step end_turn", None, rule_late_help__before, rule="late_help", line=53
        ),
        Ability(
            "rule_partial_damage__before",
            "before",
            "step end_turn",
            None,
            rule_partial_damage__before,
            rule="partial_damage",
            line=57,
        ),
        Ability(
            "rule_turn_is_on__before",
            "before",
            "turn starts",
            None,
            rule_turn_is_on__before,
            rule="turn_is_on",
            line=63,
        ),
        Ability(
            "rule_turn_is_over__when", "when", "turn ends", None, rule_turn_is_over__when, rule="turn_is_over", line=66
        ),
        Ability("rule_price__static_cannot", "cannot", "buys", rule_price__static_cannot, None, rule="price", line=70),
        Ability(
            "rule_requirement__static_cannot",
            "cannot",
            "buys",
            rule_requirement__static_cannot,
            None,
            rule="requirement",
            line=73,
        ),
        Ability(
            "rule_retreat_after_news__when",
            "when",
            "news ends",
            None,
            rule_retreat_after_news__when,
            holds=rule_retreat_after_news__when_holds,
            rule="retreat_after_news",
            line=82,
        ),
        Ability(
            "rule_retreat_after_turn__when",
            "when",
            "turn ends",
            None,
            rule_retreat_after_turn__when,
            holds=rule_retreat_after_turn__when_holds,
            rule="retreat_after_turn",
            line=86,
        ),
        Ability(
            "rule_retreat_starts__before",
            "before",
            "abort starts",
            None,
            rule_retreat_starts__before,
            rule="retreat_starts",
            line=90,
        ),
        Ability(
            "rule_cover__before",
            "before",
            "turn starts",
            rule_cover__before_if,
            rule_cover__before,
            rule="cover",
            line=93,
        ),
        Ability(
            "rule_retreat_over__when", "when", "abort ends", None, rule_retreat_over__when, rule="retreat_over", line=97
        ),
    ),
    flows=(
        Flow(
            "round",
            "",
            repeats=True,
            items=(Turns("news", "runner", round__first, round__who), Turns("turn", "runner", round__first_2)),
        ),
        Flow("news", "runner", items=(Step("new_event", (news__new_event,)),)),
        Flow(
            "turn",
            "runner",
            items=(
                Step("play_cards", (PLAY_CARDS__OFFERS,)),
                Step("apply_damage", (APPLY_DAMAGE__OFFERS, turn__apply_damage)),
                Step("take_damage", (TAKE_DAMAGE__OFFERS, turn__take_damage)),
                Step("draw_and_buy", (turn__draw_and_buy, DRAW_AND_BUY__OFFERS)),
                Step("end_turn", (turn__end_turn,)),
            ),
        ),
        Flow("abort", "", items=(Turns("turn", "runner", abort__first),)),
    ),
    invariants=(Invariant("cards/crossfire/rules/flow.card:75", invariant_1),),
    pasts=("plays",),
    batched=("attacks", "calms", "earns", "retires", "wears"),
    lines=(
        "30:9 31:10 35:12 36:13 40:53 41:54 43:55 48:57 49:58 50:59 51:60 55:63 56:64 60:66 61:67 65:70 72:73"
        " 87:82 93:83 94:84 99:86 105:87 106:88 110:90 111:91 115:93 121:94 130:95 134:97 135:98 136:99"
        " 137:100 138:101 140:103 144:4 154:5 159:16 160:17 161:18 162:19 165:20 169:24 195:30 197:31 198:30"
        " 217:29 218:33 220:34 222:35 233:37 245:36 246:39 247:40 255:39 259:41 260:42 261:43 265:44 291:48"
        " 292:49 293:50 302:80 307:75"
    ),
)
