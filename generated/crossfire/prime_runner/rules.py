"""Made by `ombre build` from cards/crossfire/prime_runner/rules.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import (
    NOTHING,
    Ability,
    Acting,
    Args,
    Env,
    Fact,
    Game,
    Kind,
    Module,
    Offers,
    Outcome,
    State,
    Step,
    Value,
    Verb,
    Window,
    bounded,
    product,
)

if TYPE_CHECKING:
    from ombre.generated.crossfire.prime_runner.play import Play


# cards/crossfire/prime_runner/rules.card:28
def table__level(g: Play) -> Value:
    return len(g.zones[g.z__event_discard]) - g.s__quiet


# cards/crossfire/prime_runner/rules.card:62
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
                if g.s_runner_stamina[u_who] == g.e_stamina_exhausted:
                    done = g.b_runner_condition(u_who, g.e_condition_critical) is not False or done
                else:
                    done = g.b_runner_condition(u_who, g.e_condition_staggered) is not False or done
    return done


# cards/crossfire/prime_runner/rules.card:103
def heals(g: Play, u_who: int, u_amount: int) -> Outcome:
    if u_amount == 0:
        return False
    g.s_runner_hp[u_who] = min(g.s_runner_hp[u_who] + u_amount, g.s_runner_max_hp[u_who])
    if g.s_runner_condition[u_who] in (g.e_condition_staggered, g.e_condition_critical):
        g.b_runner_condition(u_who, g.e_condition_ok)
    return None


# cards/crossfire/prime_runner/rules.card:109
def closes(g: Play, u_what: int) -> Outcome:
    done = False
    since1 = g.aways
    past1 = g.seek()
    if g.s__scene_number >= g.f_mission_scenes(u_what):
        done = g.v_succeeds(u_what) is not False or done
    else:
        g.scope_end("scene")
        done = True
        if g.e_waiver_breather not in (g.was(u_what, since1, past1) if past1 else g).f_mission_waives(u_what):
            done = g.v_rests(u_what) is not False or done
        done = g.v_opens(u_what) is not False or done
    g.sought()
    return done


# cards/crossfire/prime_runner/rules.card:119
def rests(g: Play, u_what: int) -> None:
    g.s__resting = 1
    g.batch([("calms", (u_it1,)) for u_it1 in [u_it1 for u_it1 in g.zones[g.z__active] if g.kind[u_it1] in g.k_event]])
    g.end_effects(g.k_obstacle)
    g.end_effects(g.k_event)
    g.batch(
        [
            ("becomes runner.stamina.steady", (u_it2,))
            for u_it2 in [
                u_it2 for u_it2 in g.everyone(g.current) if g.s_runner_condition[u_it2] != g.e_condition_critical
            ]
            if g.s_runner_stamina[u_it2] != g.e_stamina_steady
        ]
    )
    g.batch([("heals", (u_it3, 1)) for u_it3 in g.everyone(g.current)])

    def offers1(g: Play) -> Offers:
        return [
            (u_buyer, "buys", (u_buyer, u_it5))
            for u_buyer in g.everyone(g.current)
            for u_it5 in g.zones[g.z__market]
            if g.kind[u_it5] in g.k_gear
            and g.f_gear_cost(u_it5) <= g.s_runner_nuyen[u_buyer]
            and g.f_gear_requires(u_it5) == NOTHING
        ]

    g.window(Window("rests", offers1, 126, once=True, start=lambda g: g.seat_after(g.current, 1)))
    g.s__resting = 0


# cards/crossfire/prime_runner/rules.card:30
def rule_quiet_round__before_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.s__round_number > 0 and g.d__level() < 0


# cards/crossfire/prime_runner/rules.card:30
def rule_quiet_round__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__quiet = max(g.s__quiet - 1, 0)


# cards/crossfire/prime_runner/rules.card:59
def rule_exhaustion__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[0]
    g.b_runner_stamina(u_r, g.e_stamina_exhausted)


# cards/crossfire/prime_runner/rules.card:78
def rule_critical_condition__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[0]
    g.v_reshuffles(u_r)
    if g.s__retreat == g.e_retreat_idle:
        if g.s__fallen > 0:
            g.end("lost")
        else:
            g.s__fallen = bounded(g.s__fallen + 1)
            g.s__spokesman = NOTHING
            for u_n in g.repeat(len(g.everyone(g.current))):
                if g.s__spokesman == NOTHING and (
                    g.s__starting != NOTHING
                    and g.s_runner_condition[g.seat_after(g.s__starting, (u_n - 1))] != g.e_condition_critical
                ):
                    if g.s__starting != NOTHING:
                        g.s__spokesman = g.seat_after(g.s__starting, (u_n - 1))
            if any(
                True
                for u_it3 in g.zones[g.z__briefing]
                if g.kind[u_it3] in g.k_mission and g.e_waiver_abandoning not in g.f_mission_waives(u_it3)
            ) and (g.s__spokesman != NOTHING and g.can("abandons", g.s__spokesman)):
                if g.s__spokesman != NOTHING:
                    if (g.s__spokesman != NOTHING and g.can("abandons", g.s__spokesman)) and g.ask(
                        "may", g.s__spokesman
                    ):
                        if g.s__spokesman != NOTHING:
                            g.v_abandons(g.s__spokesman)


# cards/crossfire/prime_runner/rules.card:93
def rule_fresh_scene__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__fallen = 0


# cards/crossfire/prime_runner/rules.card:99
def rule_out_of_action__static_cannot(g: Play, this: int, you: int, env: Env, args: Acting) -> Value:
    return args[1] not in ("reshuffles", "abandons", "discards", "gains", "earns", "heals")


# cards/crossfire/prime_runner/rules.card:99
def rule_out_of_action__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Acting) -> Value:
    u_it1 = args[0]
    return g.s_runner_condition[u_it1] == g.e_condition_critical


# cards/crossfire/prime_runner/rules.card:101
def rule_out_of_action__static_cannot_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it2 = args[0]
    return g.s_runner_condition[u_it2] == g.e_condition_critical and g.s__resting == 0


# cards/crossfire/prime_runner/rules.card:131
def rule_upgrades_rest__static__blank1_among(g: Play, this: int, you: int, env: Env) -> Value:
    return (
        [u_it1 for u_it1 in g.live(g.k_upgrade) if g.f_upgrade_in_breather(u_it1) != g.e_in_breather_awake]
        if g.s__resting == 1
        else ()
    )


# cards/crossfire/prime_runner/rules.card:135
def worth_of_runner(g: Play, this: int) -> Value:
    return product(
        -(60), len([u_it1 for u_it1 in g.everyone(g.current) if g.s_runner_stamina[u_it1] == g.e_stamina_exhausted])
    ) - (600 * len([u_it2 for u_it2 in g.everyone(g.current) if g.s_runner_condition[u_it2] == g.e_condition_critical]))


# cards/crossfire/prime_runner/rules.card:34
def news__new_event(g: Play) -> None:
    g.s__gap = 0
    g.s__round_number = bounded(g.s__round_number + 1)
    g.batch(
        [("retires", (u_it1,)) for u_it1 in [u_it1 for u_it1 in g.zones[g.z__active] if g.kind[u_it1] in g.k_event]]
    )
    if g.d__level() >= 0:
        g.v_announces(g.current)


# cards/crossfire/prime_runner/rules.card:44
def turn__reload(g: Play) -> None:
    if len(g.zones[g.z_runner_hand + g.current]) <= 3:
        if g.s_runner_stamina[g.current] == g.e_stamina_exhausted:
            g.v_draws(g.current, 1)
        else:
            if g.s_runner_condition[g.current] == g.e_condition_ok:
                g.v_draws(g.current, 2)


# cards/crossfire/prime_runner/rules.card:52
def black_market__offers(g: Play) -> Offers:
    you = g.current
    return [
        *[
            (u_doer, "buys", (u_doer, u_it2))
            for u_doer in (g.current,)
            for u_it2 in (g.zones[g.z__market] if g.s_runner_condition[g.current] == g.e_condition_ok else ())
            if g.kind[u_it2] in g.k_gear
        ],
        *[
            (u_doer, "buys", (u_doer, u_it3))
            for u_doer in (g.current,)
            for u_it3 in (g.zones[g.z__reserve] if g.s_runner_condition[g.current] == g.e_condition_ok else ())
            if g.kind[u_it3] in g.k_gear
        ],
        *[
            (u_helper, "assists with", (u_helper, u_g))
            for u_helper in g.everyone(g.current)
            if u_helper != you
            for u_g in g.zones[g.z_runner_hand + u_helper]
            if g.kind[u_g] in g.k_gear and g.has_slot(u_g, "assist")
        ],
    ]


BLACK_MARKET__OFFERS = Window("black_market", black_market__offers, 52, once=False)

MODULE = Module(
    source="cards/crossfire/prime_runner/rules.card",
    digest="185189126582103188416932449166811197786",
    game=Game(
        "",
        players=(1, 6),
        states=(
            State("quiet"),
            State("fallen"),
            State("resting"),
            State("spokesman", start=NOTHING, least=None, kind="runner"),
        ),
        derived=(("level", table__level),),
        seen=(("level", True),),
    ),
    values=(
        ("waiver", ("breather", "abandoning", "extra_obstacle", "extra_card")),
        ("stamina", ("steady", "exhausted")),
        ("in_breather", ("asleep", "awake")),
    ),
    kinds=(
        Kind("mission", "card", facts=(Fact("waives", "set", "waiver"), Fact("calm", "number", "")), extends=True),
        Kind("upgrade", "card", facts=(Fact("in_breather", "value", "in_breather"),), extends=True),
        Kind(
            "runner", "player", states=(State("stamina", start="steady", least=None, values="stamina"),), extends=True
        ),
    ),
    verbs=(
        Verb(
            "suffers", (("who", "runner"), ("amount", "number")), suffers, packet="amount", needs=("amount",), line=62
        ),
        Verb("heals", (("who", "runner"), ("amount", "number")), heals, needs=("amount",), line=103),
        Verb("closes", (("what", "mission"),), closes, line=109),
        Verb("rests", (("what", "mission"),), rests, line=119),
    ),
    rules=(
        Ability(
            "rule_quiet_round__before",
            "before",
            "step new_event",
            rule_quiet_round__before_if,
            rule_quiet_round__before,
            rule="quiet_round",
            line=30,
        ),
        Ability(
            "rule_exhaustion__when",
            "when",
            "becomes runner.condition.staggered",
            None,
            rule_exhaustion__when,
            rule="exhaustion",
            line=59,
        ),
        Ability(
            "rule_critical_condition__when",
            "when",
            "becomes runner.condition.critical",
            None,
            rule_critical_condition__when,
            rule="critical_condition",
            line=78,
        ),
        Ability(
            "rule_fresh_scene__when", "when", "scene ends", None, rule_fresh_scene__when, rule="fresh_scene", line=93
        ),
        Ability(
            "rule_out_of_action__static_cannot",
            "cannot",
            "act",
            rule_out_of_action__static_cannot,
            None,
            guard=rule_out_of_action__static_cannot_while,
            rule="out_of_action",
            line=99,
        ),
        Ability(
            "rule_out_of_action__static_cannot_2",
            "cannot",
            "heals",
            None,
            None,
            guard=rule_out_of_action__static_cannot_2,
            rule="out_of_action",
            line=101,
        ),
        Ability(
            "prime_runner_rules.rule_upgrades_rest__static__blank1",
            "blank",
            "upgrade",
            None,
            None,
            among=rule_upgrades_rest__static__blank1_among,
            rule="upgrades_rest",
            line=131,
        ),
    ),
    worths=(("runner", worth_of_runner),),
    removed=(
        ("verb", "suffers"),
        ("rule", "critical_condition"),
        ("rule", "out_of_action"),
        ("verb", "heals"),
        ("verb", "closes"),
    ),
    steps=(
        ("new_event", (Step("new_event", (news__new_event,)),)),
        ("draw_and_buy", (Step("reload", (turn__reload,)), Step("black_market", (BLACK_MARKET__OFFERS,)))),
    ),
    batched=("becomes runner.stamina.steady", "calms", "heals", "retires"),
    lines=(
        "33:28 38:62 42:64 43:65 44:66 45:67 46:68 48:69 49:70 50:71 52:73 53:62 57:103 60:105 61:106 62:107"
        " 63:103 67:109 71:110 72:111 74:113 76:114 77:115 78:116 79:109 84:119 85:120 86:121 87:122 88:123"
        " 89:124 98:125 100:126 111:128 115:30 121:31 125:59 127:60 131:78 133:79 134:80 135:81 136:82 138:84"
        " 139:85 140:86 141:87 145:88 147:89 152:90 156:91 161:93 162:94 166:99 177:101 183:131 192:135"
        " 199:34 200:35 201:36 202:37 205:38 206:39 210:44 211:45 212:46 213:47 215:49 216:50 220:52"
    ),
)
