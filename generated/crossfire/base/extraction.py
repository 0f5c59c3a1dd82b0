"""Made by `ombre build` from cards/crossfire/base/extraction.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import (
    NOTHING,
    Ability,
    Args,
    Card,
    Env,
    Fact,
    Invariant,
    Kind,
    Module,
    Outcome,
    State,
    Value,
    Verb,
    bounded,
    product,
)

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/base/extraction.card:138
def shelters(g: Play, u_what: int, u_who: int) -> None:
    g.s_mission_charge[u_what] = u_who
    g.s_runner_max_hp[u_who] = bounded(max(g.f_mission_client_hp(u_what), 0))
    g.s_runner_hp[u_who] = max(min(g.f_mission_client_hp(u_what), g.s_runner_max_hp[u_who]), 0)
    g.scope_start("scene")
    g.s__scene_number = bounded(g.s__scene_number + 1)


# cards/crossfire/base/extraction.card:145
def advances(g: Play, u_what: int) -> None:
    g.s_mission_marker[u_what] = bounded(g.s_mission_marker[u_what] + 1)
    if g.s__starting != NOTHING:
        g.perform("progress", u_what, g.s__starting, g.s_mission_marker[u_what], g.d__team())


# cards/crossfire/base/extraction.card:150
def sends(g: Play, u_what: int, u_amount: int) -> Outcome:
    done = False
    since1 = g.aways
    past1 = g.seek()
    for _ in g.repeat(u_amount):
        u_comer = g.reveal(g.z__normal_deck)
        done = True
        if u_comer != NOTHING and (g.was(u_what, since1, past1) if past1 else g).s_mission_charge[u_what] != NOTHING:
            done = (
                g.v_flips_to(u_comer, (g.was(u_what, since1, past1) if past1 else g).s_mission_charge[u_what])
                is not False
                or done
            )
    g.sought()
    return done and u_amount != 0


# cards/crossfire/base/extraction.card:155
def unleashes(g: Play, u_what: int, u_amount: int) -> Outcome:
    done = False
    since1 = g.aways
    past1 = g.seek()
    for _ in g.repeat(u_amount + g.s__elite_team):
        u_comer = g.reveal(g.z__hard_deck)
        done = True
        if u_comer != NOTHING and (g.was(u_what, since1, past1) if past1 else g).s_mission_charge[u_what] != NOTHING:
            done = (
                g.v_flips_to(u_comer, (g.was(u_what, since1, past1) if past1 else g).s_mission_charge[u_what])
                is not False
                or done
            )
    g.sought()
    return done


# cards/crossfire/base/extraction.card:160
def proceeds(g: Play, u_what: int) -> None:
    g.scope_end("scene")
    g.scope_start("scene")
    g.s__scene_number = bounded(g.s__scene_number + 1)


# cards/crossfire/base/extraction.card:165
def intercepts(g: Play, u_who: int, u_foe: int) -> Outcome:
    return g.v_turns_to(u_foe, u_who)


# cards/crossfire/base/extraction.card:171
def rule_led_along__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    return g.kind[u_it1] in g.k_client


# cards/crossfire/base/extraction.card:172
def rule_led_along__static_cannot_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it2 = args[0]
    return g.kind[u_it2] in g.k_client


# cards/crossfire/base/extraction.card:173
def rule_led_along__static_cannot_3(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it3 = args[0]
    return g.kind[u_it3] in g.k_client


# cards/crossfire/base/extraction.card:174
def rule_led_along__static_cannot_4(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it4 = args[0]
    return g.kind[u_it4] in g.k_client


# cards/crossfire/base/extraction.card:175
def rule_led_along__static_cannot_5(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it5 = args[0]
    return g.kind[u_it5] in g.k_client


# cards/crossfire/base/extraction.card:176
def rule_led_along__static_cannot_6(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_c = args[0]
    u_foe = args[1]
    return g.kind[u_foe] in g.k_threat and g.s_threat_facing[u_foe] != u_c


# cards/crossfire/base/extraction.card:176
def rule_led_along__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_c = args[0]
    return g.kind[u_c] in g.k_client


# cards/crossfire/base/extraction.card:181
def rule_speaker__before_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_foe = args[0]
    return g.kind[u_foe] in g.k_obstacle


# cards/crossfire/base/extraction.card:181
def rule_speaker__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_foe = args[0]
    since1 = g.since
    if g.kept(u_foe, g.since):
        g.s_obstacle_voice[u_foe] = g.s__starting
        g.v_seeks(u_foe, g.f_obstacle_colour(u_foe))
    if g.s__called != NOTHING:
        if g.kept(u_foe, since1):
            g.s_obstacle_voice[u_foe] = g.s__called


# cards/crossfire/base/extraction.card:188
def rule_out_of_cover__when_holds(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[0]
    return g.kind[u_r] not in g.k_client


# cards/crossfire/base/extraction.card:188
def rule_out_of_cover__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_r = args[0]
    g.b_runner_cover(u_r, g.e_cover_slipping)


# cards/crossfire/base/extraction.card:192
def rule_client_is_last__when_holds(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.kind[g.current] in g.k_client


# cards/crossfire/base/extraction.card:192
def rule_client_is_last__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__gap = 0


# cards/crossfire/base/extraction.card:196
def rule_client_pays_nobody__instead_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    u_foe = args[1]
    return g.kind[u_it1] in g.k_client and g.kind[u_foe] in g.k_threat


# cards/crossfire/base/extraction.card:196
def rule_client_pays_nobody__instead(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_foe = args[1]
    if g.s__starting != NOTHING:
        g.v_defeats(g.s__starting, u_foe)


# cards/crossfire/base/extraction.card:204
def rule_emt_reserve__before_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.s__emt_gig > 0


# cards/crossfire/base/extraction.card:204
def rule_emt_reserve__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_kit in [
        u_kit
        for u_kit in g.zones[g.z__market_deck]
        if g.kind[u_kit] in g.k_gear and g.is_card(u_kit, "doc_wagon_contract")
    ]:
        if not g.zones[g.z__reserve]:
            g.move(u_kit, g.z__reserve)


# cards/crossfire/base/extraction.card:178
def invariant_1(g: Play) -> Value:
    return not any(
        True for u_it1 in g.everyone(g.current) if g.kind[u_it1] in g.k_client and g.s_runner_nuyen[u_it1] > 0
    )


# cards/crossfire/base/extraction.card:201
def invariant_2(g: Play) -> Value:
    return not any(
        True
        for u_job in (g.zones[g.z__briefing] if (g.s__more_obstacles + g.s__danger_zone) > 0 else ())
        if g.kind[u_job] in g.k_mission and g.is_card(u_job, "extraction")
    )


# cards/crossfire/base/extraction.card:211
def worth_of_runner(g: Play, this: int) -> Value:
    return product(
        -(25),
        sum(
            g.f_threat_attack(u_foe)
            for u_foe in g.live(g.k_threat)
            if (g.s_threat_facing[u_foe] != NOTHING and g.kind[g.s_threat_facing[u_foe]] in g.k_client)
        ),
    ) - (
        600
        * len([u_it2 for u_it2 in g.everyone(g.current) if g.kind[u_it2] in g.k_client and g.s_runner_hp[u_it2] < 2])
    )


# cards/crossfire/base/extraction.card:19
def extraction__static_bonus(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    return ((g.s__stepped_up + g.s__emt_gig) + (3 * g.s__elite_team)) if x == this else 0


# cards/crossfire/base/extraction.card:20
def extraction__begin(g: Play, this: int, you: int) -> None:
    since1 = g.aways
    u_guest = g.join(g.k_client[0])
    g.v_shelters(this, u_guest)
    if g.s__emt_gig > 0:
        g.s_runner_hp[u_guest] = min(1, g.s_runner_max_hp[u_guest])
    for _ in g.repeat(4 * g.s__stepped_up):
        if (card1 := g.top(g.z__event_deck)) != NOTHING:
            g.move(card1, g.z__event_discard)
    if g.kept(this, since1):
        g.v_advances(this)


# cards/crossfire/base/extraction.card:28
def extraction__instead_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_foe = args[0]
    return g.kind[u_foe] in g.k_obstacle


# cards/crossfire/base/extraction.card:28
def extraction__instead(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_foe = args[0]
    if g.s_mission_charge[this] != NOTHING:
        g.v_flips_to(u_foe, g.s_mission_charge[this])


# cards/crossfire/base/extraction.card:30
def extraction__before_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.s_runner_condition[g.current] == g.e_condition_ok


# cards/crossfire/base/extraction.card:30
def extraction__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.offer(
        "extraction",
        [
            (u_doer, "intercepts", (u_doer, u_foe))
            for u_doer in (g.current,)
            for u_foe in g.zones[g.z__row]
            if g.kind[u_foe] in g.k_obstacle
            and g.s_threat_facing[u_foe] == g.s_mission_charge[this]
            and any(
                True
                for u_part in g.zones[g.z_runner_roles + g.current]
                if g.kind[u_part] in g.k_role and g.s_role_tint[u_part] == g.f_obstacle_colour(u_foe)
            )
        ],
        31,
    )


# cards/crossfire/base/extraction.card:32
def extraction__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    since1 = g.since
    past1 = g.seek()
    for u_r in g.each([u_r for u_r in g.everyone(g.current) if g.s_runner_cover[u_r] == g.e_cover_slipping]):
        g.batch(
            [
                (
                    "turns to",
                    (u_foe, (g.was(this, since1, past1, g.then) if past1 or g.then else g).s_mission_charge[this]),
                )
                for u_foe in [
                    u_foe
                    for u_foe in g.zones[g.z__row]
                    if g.kind[u_foe] in g.k_obstacle and g.s_threat_facing[u_foe] == u_r
                ]
                if (g.was(this, since1, past1, g.then) if past1 or g.then else g).s_mission_charge[this] != NOTHING
            ]
        )
        g.b_runner_cover(u_r, g.e_cover_kept)
    if g.kind[g.current] in g.k_client:
        if g.kept(this, since1):
            g.v_advances(this)
    g.sought()


# cards/crossfire/base/extraction.card:39
def extraction__when_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.end("lost")


# cards/crossfire/base/extraction.card:41
def extraction__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it9 = args[0]
    return g.kind[u_it9] in g.k_client


# cards/crossfire/base/extraction.card:41
def extraction__when_3(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.end("lost")


# cards/crossfire/base/extraction.card:43
def extraction__progress(g: Play, this: int, you: int, u_lap: int, u_band: int) -> None:
    since1 = g.aways
    if u_lap == 1 and u_band == 4:
        g.v_sends(this, 4)
    elif u_lap == 1 and u_band == 3:
        if g.kept(this, since1):
            g.v_sends(this, 3)
    elif u_lap == 1 and u_band == 2:
        if g.kept(this, since1):
            g.v_sends(this, 2)
    elif u_lap == 1 and u_band == 1:
        if g.kept(this, since1):
            g.v_sends(this, 1)
    elif u_lap == 2 and u_band == 4:
        g.batch([("draws", (u_it10, 1)) for u_it10 in g.everyone(g.current)])
        if g.kept(this, since1):
            g.v_unleashes(this, 2)
    elif u_lap == 2 and 2 <= u_band <= 3:
        g.batch([("draws", (u_it11, 1)) for u_it11 in g.everyone(g.current)])
        if g.kept(this, since1):
            g.v_unleashes(this, 1)
    elif u_lap == 2 and u_band == 1:
        g.batch([("draws", (u_it12, 2)) for u_it12 in g.everyone(g.current)])
        if g.kept(this, since1):
            g.v_sends(this, 1)
    elif u_lap == 3 and u_band == 4:
        g.batch([("heals", (u_it13, 1)) for u_it13 in g.everyone(g.current)])
        if g.kept(this, since1):
            g.v_unleashes(this, 1)
        if g.kept(this, since1):
            g.v_sends(this, 2)
        if g.kept(this, since1):
            g.v_proceeds(this)
    elif u_lap == 3 and u_band == 3:
        g.batch([("heals", (u_it14, 1)) for u_it14 in g.everyone(g.current)])
        if g.kept(this, since1):
            g.v_unleashes(this, 1)
        if g.kept(this, since1):
            g.v_sends(this, 1)
        if g.kept(this, since1):
            g.v_proceeds(this)
    elif u_lap == 3 and u_band == 2:
        g.batch([("heals", (u_it15, 1)) for u_it15 in g.everyone(g.current)])
        if g.kept(this, since1):
            g.v_sends(this, 2)
        if g.kept(this, since1):
            g.v_proceeds(this)
    elif u_lap == 3 and u_band == 1:
        g.batch([("heals", (u_it16, 1)) for u_it16 in g.everyone(g.current)])
        if g.kept(this, since1):
            g.v_unleashes(this, 1)
        if g.s__starting != NOTHING:
            g.v_gains(g.s__starting, 2)
        if g.s__starting != NOTHING:
            g.offer(
                "extraction",
                [
                    (u_doer, "buys", (u_doer, u_it17))
                    for u_doer in (g.s__starting,)
                    for u_it17 in g.zones[g.z__market]
                    if g.kind[u_it17] in g.k_gear
                ],
                79,
            )
        if g.kept(this, since1):
            g.v_proceeds(this)
    elif u_lap == 4 and u_band == 4:
        g.batch([("draws", (u_it18, 2)) for u_it18 in g.everyone(g.current)])
        if g.kept(this, since1):
            g.v_unleashes(this, 2)
        if g.kept(this, since1):
            g.v_sends(this, 1)
    elif u_lap == 4 and u_band == 3:
        g.batch([("draws", (u_it19, 2)) for u_it19 in g.everyone(g.current)])
        if g.kept(this, since1):
            g.v_unleashes(this, 1)
        if g.kept(this, since1):
            g.v_sends(this, 2)
    elif u_lap == 4 and u_band == 2:
        g.batch([("draws", (u_it20, 2)) for u_it20 in g.everyone(g.current)])
        if g.kept(this, since1):
            g.v_unleashes(this, 1)
        if g.kept(this, since1):
            g.v_sends(this, 1)
    elif u_lap == 4 and u_band == 1:
        g.batch([("draws", (u_it21, 3)) for u_it21 in g.everyone(g.current)])
        if g.kept(this, since1):
            g.v_unleashes(this, 1)
    elif u_lap == 5 and u_band == 4:
        g.batch([("heals", (u_it22, 2)) for u_it22 in g.everyone(g.current)])
        if g.kept(this, since1):
            g.v_unleashes(this, 2)
        if g.kept(this, since1):
            g.v_sends(this, 2)
        if g.kept(this, since1):
            g.v_proceeds(this)
    elif u_lap == 5 and u_band == 3:
        g.batch([("heals", (u_it23, 2)) for u_it23 in g.everyone(g.current)])
        if g.kept(this, since1):
            g.v_unleashes(this, 2)
        if g.kept(this, since1):
            g.v_sends(this, 1)
        if g.kept(this, since1):
            g.v_proceeds(this)
    elif u_lap == 5 and u_band == 2:
        g.batch([("heals", (u_it24, 2)) for u_it24 in g.everyone(g.current)])
        if g.kept(this, since1):
            g.v_unleashes(this, 1)
        if g.kept(this, since1):
            g.v_sends(this, 1)
        if g.kept(this, since1):
            g.v_proceeds(this)
    elif u_lap == 5 and u_band == 1:
        g.batch([("heals", (u_it25, 2)) for u_it25 in g.everyone(g.current)])
        if g.kept(this, since1):
            g.v_sends(this, 2)
        if g.s__starting != NOTHING:
            g.v_gains(g.s__starting, 2)
        if g.s__starting != NOTHING:
            g.offer(
                "extraction",
                [
                    (u_doer, "buys", (u_doer, u_it26))
                    for u_doer in (g.s__starting,)
                    for u_it26 in g.zones[g.z__market]
                    if g.kind[u_it26] in g.k_gear
                ],
                115,
            )
        if g.kept(this, since1):
            g.v_proceeds(this)
    elif u_lap == 6 and u_band == 4:
        g.batch([("draws", (u_it27, 3)) for u_it27 in g.everyone(g.current)])
        if g.kept(this, since1):
            g.v_unleashes(this, 3)
        if g.kept(this, since1):
            g.v_sends(this, 3)
    elif u_lap == 6 and u_band == 3:
        g.batch([("draws", (u_it28, 3)) for u_it28 in g.everyone(g.current)])
        if g.kept(this, since1):
            g.v_unleashes(this, 2)
        if g.kept(this, since1):
            g.v_sends(this, 3)
    elif u_lap == 6 and u_band == 2:
        g.batch([("draws", (u_it29, 3)) for u_it29 in g.everyone(g.current)])
        if g.kept(this, since1):
            g.v_unleashes(this, 2)
        if g.kept(this, since1):
            g.v_sends(this, 1)
    elif u_lap == 6 and u_band == 1:
        g.batch([("draws", (u_it30, 4)) for u_it30 in g.everyone(g.current)])
        if g.kept(this, since1):
            g.v_unleashes(this, 2)
        if g.kept(this, since1):
            g.v_sends(this, 1)
    elif u_lap == 7:
        if g.kept(this, since1):
            g.v_succeeds(this)


MODULE = Module(
    source="cards/crossfire/base/extraction.card",
    digest="230286687601255332489811817002883695742",
    values=(("cover", ("kept", "slipping")),),
    kinds=(
        Kind(
            "mission",
            "card",
            states=(State("marker"), State("charge", start=NOTHING, least=None, kind="client")),
            facts=(Fact("client_hp", "number", ""), Fact("client_type", "value", "folk")),
            slots=("progress",),
            extends=True,
        ),
        Kind(
            "runner",
            "player",
            states=(State("cover", start="kept", least=None, values="cover", sight="hidden"),),
            extends=True,
        ),
    ),
    verbs=(
        Verb("shelters", (("what", "mission"), ("who", "client")), shelters, line=138),
        Verb("advances", (("what", "mission"),), advances, line=145),
        Verb("sends", (("what", "mission"), ("amount", "number")), sends, needs=("amount",), line=150),
        Verb("unleashes", (("what", "mission"), ("amount", "number")), unleashes, line=155),
        Verb("proceeds", (("what", "mission"),), proceeds, line=160),
        Verb("intercepts", (("who", "runner"), ("foe", "obstacle")), intercepts, line=165),
    ),
    rules=(
        Ability(
            "rule_led_along__static_cannot",
            "cannot",
            "draws",
            None,
            None,
            guard=rule_led_along__static_cannot,
            rule="led_along",
            line=171,
        ),
        Ability(
            "rule_led_along__static_cannot_2",
            "cannot",
            "reshuffles",
            None,
            None,
            guard=rule_led_along__static_cannot_2,
            rule="led_along",
            line=172,
        ),
        Ability(
            "rule_led_along__static_cannot_3",
            "cannot",
            "grabs",
            None,
            None,
            guard=rule_led_along__static_cannot_3,
            rule="led_along",
            line=173,
        ),
        Ability(
            "rule_led_along__static_cannot_4",
            "cannot",
            "gains",
            None,
            None,
            guard=rule_led_along__static_cannot_4,
            rule="led_along",
            line=174,
        ),
        Ability(
            "rule_led_along__static_cannot_5",
            "cannot",
            "earns",
            None,
            None,
            guard=rule_led_along__static_cannot_5,
            rule="led_along",
            line=175,
        ),
        Ability(
            "rule_led_along__static_cannot_6",
            "cannot",
            "strikes with",
            rule_led_along__static_cannot_6,
            None,
            guard=rule_led_along__static_cannot_while,
            rule="led_along",
            line=176,
        ),
        Ability(
            "rule_speaker__before",
            "before",
            "flips to",
            rule_speaker__before_if,
            rule_speaker__before,
            rule="speaker",
            line=181,
        ),
        Ability(
            "rule_out_of_cover__when",
            "when",
            "becomes runner.condition.staggered",
            None,
            rule_out_of_cover__when,
            holds=rule_out_of_cover__when_holds,
            rule="out_of_cover",
            line=188,
        ),
        Ability(
            "rule_client_is_last__when",
            "when",
            "turn ends",
            None,
            rule_client_is_last__when,
            holds=rule_client_is_last__when_holds,
            rule="client_is_last",
            line=192,
        ),
        Ability(
            "rule_client_pays_nobody__instead",
            "instead",
            "defeats",
            rule_client_pays_nobody__instead_if,
            rule_client_pays_nobody__instead,
            rule="client_pays_nobody",
            line=196,
        ),
        Ability(
            "rule_emt_reserve__before",
            "before",
            "setup piles",
            rule_emt_reserve__before_if,
            rule_emt_reserve__before,
            rule="emt_reserve",
            line=204,
        ),
    ),
    invariants=(
        Invariant("cards/crossfire/base/extraction.card:178", invariant_1),
        Invariant("cards/crossfire/base/extraction.card:201", invariant_2, "extraction_dares"),
    ),
    worths=(("runner", worth_of_runner),),
    cards=(
        Card(
            "extraction",
            "mission",
            (
                ("fewest", 1),
                ("most", 4),
                ("award", 4),
                ("brackets", (("plain", 10), ("plain", 30), ("plain", 50), ("plain", 75))),
                ("rank", "advanced"),
                ("advised", 5),
                ("client_hp", 5),
                ("client_type", "human"),
            ),
            (
                Ability("extraction__static_bonus", "modify", "mission.bonus", None, extraction__static_bonus, line=19),
                Ability("extraction__begin", "slot", "begin", None, extraction__begin, line=20),
                Ability(
                    "extraction__instead", "instead", "arrives", extraction__instead_if, extraction__instead, line=28
                ),
                Ability(
                    "extraction__before", "before", "turn starts", extraction__before_if, extraction__before, line=30
                ),
                Ability("extraction__when", "when", "turn ends", None, extraction__when, past=True, line=32),
                Ability("base_extraction.extraction__static_cannot_1", "cannot", "abandons", None, None, line=38),
                Ability(
                    "extraction__when_2", "when", "becomes runner.condition.critical", None, extraction__when_2, line=39
                ),
                Ability(
                    "extraction__when_3",
                    "when",
                    "becomes runner.condition.staggered",
                    extraction__when_if,
                    extraction__when_3,
                    line=41,
                ),
                Ability("extraction__progress", "slot", "progress", None, extraction__progress, line=43),
            ),
            line=15,
        ),
    ),
    batched=("draws", "heals", "turns to"),
    lines=(
        "30:138 31:139 32:140 33:141 34:142 35:143 39:145 40:146 41:147 46:150 50:151 51:152 53:153 59:150"
        " 64:155 68:156 69:157 71:158 77:155 82:160 83:161 84:162 85:163 89:165 94:171 100:172 106:173"
        " 112:174 118:175 124:176 137:181 146:182 148:183 149:184 150:185 155:188 163:189 167:192 173:193"
        " 177:196 186:197 191:204 197:205 202:206 203:207 207:178 214:201 223:211 238:19 243:20 245:21 246:22"
        " 247:23 248:24 249:25 250:26 252:27 257:28 265:29 270:30 276:31 295:32 298:33 299:34 313:35 314:36"
        " 315:37 317:32 321:39 322:40 326:41 333:42 337:43 339:44 340:45 341:46 342:47 344:48 345:49 347:50"
        " 348:51 350:52 351:53 352:54 354:55 355:56 356:57 358:58 359:59 360:60 362:61 363:62 364:63 366:64"
        " 368:65 370:66 371:67 372:68 374:69 376:70 378:71 379:72 380:73 382:74 384:75 385:76 386:77 388:78"
        " 390:79 401:80 403:81 404:82 405:83 407:84 409:85 410:86 411:87 413:88 415:89 416:90 417:91 419:92"
        " 421:93 422:94 423:95 425:96 426:97 427:98 429:99 431:100 433:101 434:102 435:103 437:104 439:105"
        " 441:106 442:107 443:108 445:109 447:110 449:111 450:112 451:113 453:114 455:115 466:116 468:117"
        " 469:118 470:119 472:120 474:121 475:122 476:123 478:124 480:125 481:126 482:127 484:128 486:129"
        " 487:130 488:131 490:132 492:133 493:134"
    ),
)
