"""Made by `ombre build` from cards/srtcg/rules/flow.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Env, Flow, Module, Offers, Outcome, Step, Turns, Value, Verb, Window

if TYPE_CHECKING:
    from ombre.generated.srtcg.play import Play


# cards/srtcg/rules/flow.card:80
def supports(g: Play, u_who: int, u_what: int) -> None:
    since1 = g.aways
    g.s_asset_owing[u_what] = 0
    if g.can("pays", u_who, max(0, g.f_asset_upkeep(u_what))):
        g.v_pays(u_who, max(0, g.f_asset_upkeep(u_what)))
    else:
        if g.kept(u_what, since1):
            g.v_trashes(u_who, u_what)


# cards/srtcg/rules/flow.card:101
def raids(g: Play, u_who: int, u_spot: int) -> None:
    u_head = g.choose(
        "head",
        u_who,
        [
            u_head
            for u_head in g.zones[g.z_fixer_safehouse + u_who]
            if g.kind[u_head] in g.k_runner and g.s_asset_ready[u_head] > 0
        ],
        "runner",
    )
    u_others = g.choose_some(
        "others",
        u_who,
        [
            u_others
            for u_others in g.zones[g.z_fixer_safehouse + u_who]
            if g.kind[u_others] in g.k_runner
            and g.s_asset_ready[u_others] > 0
            and (u_head != NOTHING and u_others != u_head)
        ],
        "runner",
        0,
        5,
        apart=(u_head,),
    )
    since1 = g.aways
    if u_head != NOTHING:
        g.v_departs(u_head)
    g.batch(
        [
            ("departs", (u_it3,))
            for u_it3 in [u_it3 for u_it3 in g.those(u_others, since1) if g.kind[u_it3] in g.k_runner]
        ]
    )
    g.s__quarry = u_spot
    g.s__lookout = NOTHING
    g.s__interceptor = NOTHING
    g.s__alarm = g.e_alarm_quiet
    g.s__journey = g.e_journey_going
    g.start_flow("shadowrun", u_who)


# cards/srtcg/rules/flow.card:113
def departs(g: Play, u_what: int) -> Outcome:
    done = False
    done = g.v_taps(u_what) is not False or done
    done = g.b_asset_side(u_what, g.e_side_out) is not False or done
    u_ride = tuple[int, ...]()
    if g.owner[u_what] != NOTHING:
        u_ride = g.choose_some(
            "ride",
            g.owner[u_what],
            [
                u_ride
                for u_ride in g.zones[g.z_runner_kit + u_what]
                if g.kind[u_ride] in g.k_gear and g.f_gear_type(u_ride) == g.e_class_transport
            ],
            "gear",
            0,
            1,
            apart=(u_what,),
        )
    since1 = g.aways
    for u_g in [u_g for u_g in u_ride if g.kind[u_g] in g.k_gear]:
        if g.kept(u_g, since1):
            done = g.b_gear_state(u_g, g.e_state_working) is not False or done
    return done


# cards/srtcg/rules/flow.card:75
def rule_spent_deck__when_holds(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return not g.zones[g.z_fixer_deck + g.current]


# cards/srtcg/rules/flow.card:75
def rule_spent_deck__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.move_all(g.zones[g.z_fixer_trash + g.current], g.z_fixer_deck + g.current)
    g.shuffle(g.z_fixer_deck + g.current)


# cards/srtcg/rules/flow.card:89
def rule_victory__whenever_test(g: Play, this: int, you: int, env: Env) -> Value:
    return any(True for u_it1 in g.everyone(g.current) if g.d_fixer_reputation(u_it1) >= g.d__needed())


# cards/srtcg/rules/flow.card:89
def rule_victory__whenever(g: Play, this: int, you: int, env: Env) -> None:
    for u_f in [u_f for u_f in g.everyone(g.current) if g.d_fixer_reputation(u_f) >= g.d__needed()]:
        g.end("won", NOTHING, u_f)


# cards/srtcg/rules/flow.card:93
def rule_nothing_left__when_holds(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return not any(
        True
        for u_it1 in g.everyone(g.current)
        if (
            bool(g.zones[g.z_fixer_pile + u_it1])
            or bool(g.zones[g.z_fixer_veil + u_it1])
            or bool(g.zones[g.z_fixer_front + u_it1])
        )
    )


# cards/srtcg/rules/flow.card:93
def rule_nothing_left__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_f in g.everyone(g.current):
        if g.s__leader == NOTHING or (
            g.s__leader != NOTHING and g.d_fixer_reputation(u_f) > g.d_fixer_reputation(g.s__leader)
        ):
            g.s__leader = u_f
    if g.s__leader != NOTHING:
        g.end("outlasted", NOTHING, g.s__leader)


# cards/srtcg/rules/flow.card:4
def season__first(g: Play) -> Value:
    return g.s__starting


# cards/srtcg/rules/flow.card:7
def turn__objective_phase(g: Play) -> None:
    if not g.zones[g.z_fixer_veil + g.current] and not g.zones[g.z_fixer_front + g.current]:
        if (card1 := g.top(g.z_fixer_pile + g.current)) != NOTHING:
            g.move(card1, g.z_fixer_veil + g.current)
    else:
        g.move_all(
            [u_it1 for u_it1 in g.zones[g.z_fixer_veil + g.current] if g.kind[u_it1] in g.k_objective],
            g.z_fixer_front + g.current,
        )


# cards/srtcg/rules/flow.card:12
def turn__credstick(g: Play) -> None:
    one1 = g.choose_one("one", g.current, ["money", "cards"])
    if one1 == "money":
        g.v_earns(g.current, max(0, g.d_fixer_income_due(g.current)))
    elif one1 == "cards":
        g.v_refills(g.current)
    for u_x in [u_x for u_x in g.live(g.k_asset) if g.owner[u_x] == g.current and g.f_asset_upkeep(u_x) > 0]:
        g.s_asset_owing[u_x] = 1
    for _ in range(len([u_it3 for u_it3 in g.live(g.k_asset) if g.s_asset_owing[u_it3] > 0])):
        if not (
            sum(g.f_asset_upkeep(u_it4) for u_it4 in g.live(g.k_asset) if g.s_asset_owing[u_it4] > 0)
            > g.s_fixer_nuyen[g.current]
        ):
            break
        g.step()
        u_billed = g.choose(
            "billed", g.current, [u_billed for u_billed in g.live(g.k_asset) if g.s_asset_owing[u_billed] > 0], "asset"
        )
        if u_billed != NOTHING:
            g.v_supports(g.current, u_billed)
    g.batch(
        [
            ("supports", (g.current, u_it6))
            for u_it6 in [u_it6 for u_it6 in g.live(g.k_asset) if g.s_asset_owing[u_it6] > 0]
        ]
    )


# cards/srtcg/rules/flow.card:24
def turn__refresh(g: Play) -> None:
    g.batch(
        [
            ("untaps", (u_x,))
            for u_x in [
                u_x
                for u_x in g.live(g.k_asset)
                if g.owner[u_x] == g.current and g.s_asset_ready[u_x] == 0 and g.kind[u_x] not in g.k_objective
            ]
        ]
    )
    for u_x in [u_x for u_x in g.live(g.k_asset) if g.owner[u_x] == g.current]:
        g.s_asset_daily[u_x] = 1
    for u_r in [u_r for u_r in g.zones[g.z_fixer_safehouse + g.current] if g.kind[u_r] in g.k_runner]:
        g.s_runner_care[u_r] = 1
    g.v_draws(g.current, 1)
    g.v_yields(g.current)


# cards/srtcg/rules/flow.card:32
def refresh__offers(g: Play) -> Offers:
    return [
        *[
            (u_doer, "rests", (u_doer, u_it10))
            for u_doer in (g.current,)
            for u_it10 in g.zones[g.z_fixer_safehouse + g.current]
            if g.kind[u_it10] in g.k_runner and g.s_asset_hurt[u_it10] > 0 and g.s_asset_ready[u_it10] > 0
        ],
        *[
            (u_doer, "repairs", (u_doer, u_g))
            for u_doer in (g.current,)
            for u_g in g.live(g.k_gear)
            if g.s_asset_hurt[u_g] > 0
            and g.owner[u_g] == g.current
            and g.s_asset_ready[u_g] > 0
            and (g.s_gear_user[u_g] != NOTHING and g.s_asset_ready[g.s_gear_user[u_g]] > 0)
        ],
        *[
            (u_f, "stings with", (u_f, u_s))
            for u_f in g.everyone(g.current)
            for u_s in g.zones[g.z_fixer_hand + u_f]
            if g.kind[u_s] in g.k_special and g.has_slot(u_s, "sting")
        ],
        *[
            (u_f, "uses", (u_f, u_x))
            for u_f in g.everyone(g.current)
            for u_x in g.live(g.k_asset)
            if g.owner[u_x] == u_f and g.s_asset_daily[u_x] > 0 and g.has_slot(u_x, "act")
        ],
        *[
            (u_f, "pumps", (u_f, u_x))
            for u_f in g.everyone(g.current)
            for u_x in g.live(g.k_asset)
            if g.owner[u_x] == u_f and g.has_slot(u_x, "pump")
        ],
        *[
            (u_f, "treats with", (u_f, u_it19))
            for u_f in g.everyone(g.current)
            for u_it19 in g.zones[g.z_fixer_safehouse + u_f]
            if g.kind[u_it19] in g.k_runner and g.f_runner_biotech(u_it19) > 0 and g.s_runner_care[u_it19] > 0
        ],
    ]


# cards/srtcg/rules/flow.card:32
def refresh__start(g: Play) -> Value:
    return g.current


# cards/srtcg/rules/flow.card:32
def refresh__second(g: Play) -> Value:
    return g.s__heard


# cards/srtcg/rules/flow.card:39
def turn__legwork(g: Play) -> None:
    g.v_yields(g.current)


# cards/srtcg/rules/flow.card:41
def legwork__offers(g: Play) -> Offers:
    things1 = g.everyone(g.current)
    things2 = [
        u_base
        for u_base in g.live(g.k_gear)
        if g.f_gear_type(u_base) == g.e_class_weapon and g.owner[u_base] == g.current
    ]
    return [
        *[
            (u_doer, "deploys", (u_doer, u_it20))
            for u_doer in (g.current,)
            for u_it20 in g.zones[g.z_fixer_hand + g.current]
            if g.kind[u_it20] in g.k_runner
        ],
        *[
            (u_doer, "deploys", (u_doer, u_it21))
            for u_doer in (g.current,)
            for u_it21 in g.zones[g.z_fixer_hand + g.current]
            if g.kind[u_it21] in g.k_location
        ],
        *[
            (u_doer, "deploys", (u_doer, u_it22))
            for u_doer in (g.current,)
            for u_it22 in g.zones[g.z_fixer_hand + g.current]
            if g.kind[u_it22] in g.k_contact
        ],
        *[
            (u_doer, "hides on", (u_doer, u_it23, u_it24))
            for u_doer in (g.current,)
            for u_it23 in g.zones[g.z_fixer_hand + g.current]
            if g.kind[u_it23] in g.k_asset
            for u_it24 in things1
        ],
        *[
            (u_doer, "equips", (u_doer, u_g))
            for u_doer in (g.current,)
            for u_g in g.zones[g.z_fixer_hand + g.current]
            if g.kind[u_g] in g.k_gear
            and g.f_gear_type(u_g) != g.e_class_accessory
            and bool(
                g.permitted(
                    "goes to",
                    1,
                    [u_r for u_r in g.zones[g.z_fixer_safehouse + g.current] if g.kind[u_r] in g.k_runner],
                    u_g,
                )
            )
        ],
        *[
            (u_doer, "mounts on", (u_doer, u_it27, u_base))
            for u_doer in (g.current,)
            for u_it27 in g.zones[g.z_fixer_hand + g.current]
            if g.kind[u_it27] in g.k_gear and g.f_gear_type(u_it27) == g.e_class_accessory
            for u_base in things2
        ],
        *[
            (u_doer, "swaps from", (u_doer, u_giver))
            for u_doer in (g.current,)
            for u_giver in g.zones[g.z_fixer_safehouse + g.current]
            if g.kind[u_giver] in g.k_runner
            and g.s_asset_ready[u_giver] > 0
            and any(
                True
                for u_g in g.zones[g.z_runner_kit + u_giver]
                if g.kind[u_g] in g.k_gear
                and g.f_gear_type(u_g) not in (g.e_class_cyberware, g.e_class_accessory)
                and bool(
                    g.permitted(
                        "goes to",
                        1,
                        [
                            u_r
                            for u_r in g.zones[g.z_fixer_safehouse + g.current]
                            if g.kind[u_r] in g.k_runner and u_r != u_giver and g.s_asset_ready[u_r] > 0
                        ],
                        u_g,
                    )
                )
            )
        ],
        *[
            (u_doer, "visits", (u_doer, u_x))
            for u_doer in (g.current,)
            for u_x in g.zones[g.z_fixer_safehouse + g.current]
            if g.kind[u_x] in g.k_location and g.has_slot(u_x, "visit")
        ],
        *[
            (u_doer, "consults", (u_doer, u_x))
            for u_doer in (g.current,)
            for u_x in g.zones[g.z_fixer_safehouse + g.current]
            if g.kind[u_x] in g.k_contact and g.has_slot(u_x, "visit")
        ],
        *[
            (u_doer, "plays", (u_doer, u_s))
            for u_doer in (g.current,)
            for u_s in g.zones[g.z_fixer_hand + g.current]
            if g.kind[u_s] in g.k_special and g.has_slot(u_s, "play")
        ],
        *[
            (u_doer, "scouts with", (u_doer, u_it35))
            for u_doer in (g.current,)
            for u_it35 in g.zones[g.z_fixer_safehouse + g.current]
            if g.kind[u_it35] in g.k_runner and g.f_runner_recon(u_it35) > 0 and g.s_asset_ready[u_it35] > 0
        ],
        *[
            (u_f, "treats with", (u_f, u_it37))
            for u_f in g.everyone(g.current)
            for u_it37 in g.zones[g.z_fixer_safehouse + u_f]
            if g.kind[u_it37] in g.k_runner and g.f_runner_biotech(u_it37) > 0 and g.s_runner_care[u_it37] > 0
        ],
        *[
            (u_f, "stings with", (u_f, u_s))
            for u_f in g.everyone(g.current)
            for u_s in g.zones[g.z_fixer_hand + u_f]
            if g.kind[u_s] in g.k_special and g.has_slot(u_s, "sting")
        ],
        *[
            (u_f, "pumps", (u_f, u_x))
            for u_f in g.everyone(g.current)
            for u_x in g.live(g.k_asset)
            if g.owner[u_x] == u_f and g.has_slot(u_x, "pump")
        ],
        *[
            (u_f, "uses", (u_f, u_x))
            for u_f in g.everyone(g.current)
            for u_x in g.live(g.k_asset)
            if g.owner[u_x] == u_f and g.s_asset_daily[u_x] > 0 and g.has_slot(u_x, "act")
        ],
        *[
            (u_f, "casts", (u_f, u_g))
            for u_f in g.everyone(g.current)
            for u_g in g.live(g.k_gear)
            if g.owner[u_g] == u_f and g.s_asset_ready[u_g] > 0 and g.has_slot(u_g, "cast")
        ],
    ]


# cards/srtcg/rules/flow.card:41
def legwork__start(g: Play) -> Value:
    return g.current


# cards/srtcg/rules/flow.card:41
def legwork__second(g: Play) -> Value:
    return g.s__heard


# cards/srtcg/rules/flow.card:59
def action__offers(g: Play) -> Offers:
    return [
        (u_doer, "raids", (u_doer, u_spot))
        for u_doer in (g.current,)
        for u_spot in (
            g.everyone(g.current)
            if any(
                True
                for u_it47 in g.zones[g.z_fixer_safehouse + g.current]
                if g.kind[u_it47] in g.k_runner and g.s_asset_ready[u_it47] > 0
            )
            else ()
        )
        if bool(g.zones[g.z_fixer_front + u_spot])
    ]


# cards/srtcg/rules/flow.card:59
def action__start(g: Play) -> Value:
    return g.current


# cards/srtcg/rules/flow.card:61
def turn__end_phase(g: Play) -> None:
    g.v_yields(g.current)


# cards/srtcg/rules/flow.card:63
def end_phase__offers(g: Play) -> Offers:
    return [
        *[
            (u_f, "stings with", (u_f, u_s))
            for u_f in g.everyone(g.current)
            for u_s in g.zones[g.z_fixer_hand + u_f]
            if g.kind[u_s] in g.k_special and g.has_slot(u_s, "sting")
        ],
        *[
            (u_f, "uses", (u_f, u_x))
            for u_f in g.everyone(g.current)
            for u_x in g.live(g.k_asset)
            if g.owner[u_x] == u_f and g.s_asset_daily[u_x] > 0 and g.has_slot(u_x, "act")
        ],
        *[
            (u_f, "pumps", (u_f, u_x))
            for u_f in g.everyone(g.current)
            for u_x in g.live(g.k_asset)
            if g.owner[u_x] == u_f and g.has_slot(u_x, "pump")
        ],
        *[
            (u_f, "casts", (u_f, u_g))
            for u_f in g.everyone(g.current)
            for u_g in g.live(g.k_gear)
            if g.owner[u_g] == u_f and g.s_asset_ready[u_g] > 0 and g.has_slot(u_g, "cast")
        ],
        *[
            (u_f, "treats with", (u_f, u_it57))
            for u_f in g.everyone(g.current)
            for u_it57 in g.zones[g.z_fixer_safehouse + u_f]
            if g.kind[u_it57] in g.k_runner and g.f_runner_biotech(u_it57) > 0 and g.s_runner_care[u_it57] > 0
        ],
    ]


# cards/srtcg/rules/flow.card:63
def end_phase__start(g: Play) -> Value:
    return g.current


# cards/srtcg/rules/flow.card:63
def end_phase__second(g: Play) -> Value:
    return g.s__heard


# cards/srtcg/rules/flow.card:61
def turn__end_phase_2(g: Play) -> None:
    u_dropped = g.choose_some(
        "dropped",
        g.current,
        [u_dropped for u_dropped in g.zones[g.z_fixer_hand + g.current] if g.kind[u_dropped] in g.k_asset],
        "asset",
    )
    g.batch(
        [("trashes", (g.current, u_it59)) for u_it59 in [u_it59 for u_it59 in u_dropped if g.kind[u_it59] in g.k_asset]]
    )
    for _ in g.repeat(max((len(g.zones[g.z_fixer_hand + g.current]) - 7), 0)):
        u_surplus = g.choose(
            "surplus",
            g.current,
            [u_surplus for u_surplus in g.zones[g.z_fixer_hand + g.current] if g.kind[u_surplus] in g.k_asset],
            "asset",
            apart=(*u_dropped,),
        )
        if u_surplus != NOTHING:
            g.v_trashes(g.current, u_surplus)


# cards/srtcg/rules/flow.card:121
def shadowrun__departure(g: Play) -> None:
    if g.d__defended_by_others() == 0 and (
        g.s__quarry != NOTHING
        and any(
            True
            for u_it1 in g.all_in(g.z_fixer_front + g.s__quarry)
            if g.kind[u_it1] in g.k_objective and g.s_objective_defended[u_it1] == 0
        )
    ):
        for u_n in range(1, len(g.everyone(g.current)) + 1):
            if not (g.s__interceptor == NOTHING):
                break
            g.step()
            u_rival_fixer = NOTHING
            if g.s__quarry != NOTHING:
                u_rival_fixer = g.seat_after(g.s__quarry, (u_n - 1))
            if (u_rival_fixer != NOTHING and u_rival_fixer != g.current) and (
                u_rival_fixer != NOTHING
                and any(
                    True
                    for u_it3 in g.all_in(g.z_fixer_safehouse + u_rival_fixer)
                    if g.kind[u_it3] in g.k_runner and g.s_asset_ready[u_it3] > 0
                )
            ):
                if u_rival_fixer != NOTHING:
                    if (u_rival_fixer != NOTHING and g.can("intercepts", u_rival_fixer)) and g.ask(
                        "may", u_rival_fixer
                    ):
                        if u_rival_fixer != NOTHING:
                            g.v_intercepts(u_rival_fixer)
    g.v_yields(g.current)


# cards/srtcg/rules/flow.card:129
def departure__offers(g: Play) -> Offers:
    return [
        *[
            (u_f, "stings with", (u_f, u_s))
            for u_f in g.everyone(g.current)
            for u_s in g.zones[g.z_fixer_hand + u_f]
            if g.kind[u_s] in g.k_special and g.has_slot(u_s, "sting")
        ],
        *[
            (u_f, "uses", (u_f, u_x))
            for u_f in g.everyone(g.current)
            for u_x in g.live(g.k_asset)
            if g.owner[u_x] == u_f and g.s_asset_daily[u_x] > 0 and g.has_slot(u_x, "act")
        ],
        *[
            (u_f, "pumps", (u_f, u_x))
            for u_f in g.everyone(g.current)
            for u_x in g.live(g.k_asset)
            if g.owner[u_x] == u_f and g.has_slot(u_x, "pump")
        ],
        *[
            (u_f, "casts", (u_f, u_g))
            for u_f in g.everyone(g.current)
            for u_g in g.live(g.k_gear)
            if g.owner[u_g] == u_f and g.s_asset_ready[u_g] > 0 and g.has_slot(u_g, "cast")
        ],
        *[
            (u_doer, "sends", (u_doer, u_g))
            for u_doer in (g.current,)
            for u_g in g.live(g.k_gear)
            if g.owner[u_g] == g.current and g.s_asset_ready[u_g] > 0
        ],
    ]


# cards/srtcg/rules/flow.card:129
def departure__start(g: Play) -> Value:
    return g.current


# cards/srtcg/rules/flow.card:129
def departure__second(g: Play) -> Value:
    return g.s__heard


# cards/srtcg/rules/flow.card:121
def shadowrun__departure_2(g: Play) -> None:
    if any(True for u_it13 in g.live(g.k_runner) if g.s_asset_side[u_it13] == g.e_side_against):
        if g.s__interceptor != NOTHING:
            g.v_confronts(g.s__interceptor)
        g.s__journey = g.e_journey_ended
    else:
        if g.s__interceptor != NOTHING:
            g.s__interceptor = NOTHING
            if g.s__quarry != NOTHING:
                for u_spared in [
                    u_spared
                    for u_spared in g.all_in(g.z_fixer_front + g.s__quarry)
                    if g.kind[u_spared] in g.k_objective
                ]:
                    g.s_objective_defended[u_spared] = 0


# cards/srtcg/rules/flow.card:143
def shadowrun__approach(g: Play) -> None:
    if g.s__journey == g.e_journey_going and g.d__defended_by_others() > 0:
        g.start_flow("encounter", g.current)


# cards/srtcg/rules/flow.card:146
def shadowrun__claim(g: Play) -> None:
    if g.s__journey == g.e_journey_going:
        if g.s__quarry != NOTHING:
            g.batch(
                [
                    ("demands", (g.current, u_it15))
                    for u_it15 in [
                        u_it15 for u_it15 in g.all_in(g.z_fixer_front + g.s__quarry) if g.kind[u_it15] in g.k_objective
                    ]
                ]
            )


# cards/srtcg/rules/flow.card:149
def shadowrun__taking(g: Play) -> None:
    if g.s__journey == g.e_journey_going and any(
        True for u_it16 in g.live(g.k_runner) if g.s_asset_side[u_it16] == g.e_side_out
    ):
        if g.s__quarry != NOTHING:
            since1 = g.aways
            for u_prize in g.each(
                [u_prize for u_prize in g.all_in(g.z_fixer_front + g.s__quarry) if g.kind[u_prize] in g.k_objective]
            ):
                if g.kept(u_prize, since1):
                    g.perform("bonus", u_prize, g.current)
                if (
                    g.kept(u_prize, since1)
                    and g.s__quarry != NOTHING
                    and g.where[u_prize] == g.z_fixer_front + g.s__quarry
                ):
                    if g.kept(u_prize, since1):
                        g.v_takes(g.current, u_prize)


# cards/srtcg/rules/flow.card:155
def shadowrun__homecoming(g: Play) -> None:
    g.v_returns(g.current)


# cards/srtcg/rules/flow.card:160
def encounter__meeting(g: Play) -> None:
    if g.s__lookout == NOTHING or (
        g.s__quarry != NOTHING
        and g.s__lookout != NOTHING
        and not g.all_in(g.z_fixer_stack + g.apart * g.s__lookout + g.s__quarry)
    ):
        u_side_of = NOTHING
        if g.s__quarry != NOTHING:
            u_side_of = g.choose(
                "side_of",
                g.s__quarry,
                [
                    u_side_of
                    for u_side_of in g.everyone(g.current)
                    if u_side_of != g.current
                    and (g.s__quarry != NOTHING and bool(g.all_in(g.z_fixer_stack + g.apart * u_side_of + g.s__quarry)))
                ],
                "fixer",
            )
        if u_side_of != NOTHING:
            g.s__lookout = u_side_of
    u_met_card = NOTHING
    if g.s__quarry != NOTHING and g.s__lookout != NOTHING:
        u_met_card = g.reveal(g.z_fixer_stack + g.apart * g.s__lookout + g.s__quarry)
    if u_met_card != NOTHING:
        g.v_meets(g.current, u_met_card)
    g.v_yields(g.current)


# cards/srtcg/rules/flow.card:167
def meeting__offers(g: Play) -> Offers:
    return [
        *[
            (u_f, "stings with", (u_f, u_s))
            for u_f in g.everyone(g.current)
            for u_s in g.zones[g.z_fixer_hand + u_f]
            if g.kind[u_s] in g.k_special and g.has_slot(u_s, "sting")
        ],
        *[
            (u_f, "uses", (u_f, u_x))
            for u_f in g.everyone(g.current)
            for u_x in g.live(g.k_asset)
            if g.owner[u_x] == u_f and g.s_asset_daily[u_x] > 0 and g.has_slot(u_x, "act")
        ],
        *[
            (u_f, "pumps", (u_f, u_x))
            for u_f in g.everyone(g.current)
            for u_x in g.live(g.k_asset)
            if g.owner[u_x] == u_f and g.has_slot(u_x, "pump")
        ],
        *[
            (u_f, "casts", (u_f, u_g))
            for u_f in g.everyone(g.current)
            for u_g in g.live(g.k_gear)
            if g.owner[u_g] == u_f and g.s_asset_ready[u_g] > 0 and g.has_slot(u_g, "cast")
        ],
        *[
            (u_doer, "sends", (u_doer, u_g))
            for u_doer in (g.current,)
            for u_g in g.live(g.k_gear)
            if g.owner[u_g] == g.current and g.s_asset_ready[u_g] > 0
        ],
    ]


# cards/srtcg/rules/flow.card:167
def meeting__start(g: Play) -> Value:
    return g.current


# cards/srtcg/rules/flow.card:167
def meeting__second(g: Play) -> Value:
    return g.s__heard


# cards/srtcg/rules/flow.card:173
def encounter__sneaking(g: Play) -> None:
    if not any(True for u_it11 in g.live(g.k_runner) if g.s_asset_side[u_it11] == g.e_side_out):
        g.s__journey = g.e_journey_ended
    if g.s__foe != NOTHING and g.s__journey == g.e_journey_going:
        g.v_sneaks(g.current)


# cards/srtcg/rules/flow.card:178
def encounter__arming(g: Play) -> None:
    if g.s__foe != NOTHING and g.s__journey == g.e_journey_going:
        since1 = g.aways
        for u_danger in g.each([u_danger for u_danger in g.zones[g.z__met] if g.kind[u_danger] in g.k_challenge]):
            if g.kept(u_danger, since1) and g.owner[u_danger] != NOTHING:
                g.perform("trap", u_danger, g.owner[u_danger])
    if g.s__foe != NOTHING and g.s__fierce > 0 and g.s__journey == g.e_journey_going:
        if g.s__foe != NOTHING:
            g.v_engages(g.current, g.s__foe)
    g.v_yields(g.current)


# cards/srtcg/rules/flow.card:185
def arming__offers(g: Play) -> Offers:
    return [
        *[
            (u_f, "stings with", (u_f, u_s))
            for u_f in g.everyone(g.current)
            for u_s in g.zones[g.z_fixer_hand + u_f]
            if g.kind[u_s] in g.k_special and g.has_slot(u_s, "sting")
        ],
        *[
            (u_f, "uses", (u_f, u_x))
            for u_f in g.everyone(g.current)
            for u_x in g.live(g.k_asset)
            if g.owner[u_x] == u_f and g.s_asset_daily[u_x] > 0 and g.has_slot(u_x, "act")
        ],
        *[
            (u_f, "pumps", (u_f, u_x))
            for u_f in g.everyone(g.current)
            for u_x in g.live(g.k_asset)
            if g.owner[u_x] == u_f and g.has_slot(u_x, "pump")
        ],
        *[
            (u_f, "casts", (u_f, u_g))
            for u_f in g.everyone(g.current)
            for u_g in g.live(g.k_gear)
            if g.owner[u_g] == u_f and g.s_asset_ready[u_g] > 0 and g.has_slot(u_g, "cast")
        ],
        *[
            (u_doer, "bursts with", (u_doer, u_g))
            for u_doer in (g.current,)
            for u_g in g.live(g.k_gear)
            if g.owner[u_g] == g.current and g.s_gear_state[u_g] == g.e_state_working and g.has_slot(u_g, "burst")
        ],
        *[
            (u_doer, "sends", (u_doer, u_g))
            for u_doer in (g.current,)
            for u_g in g.live(g.k_gear)
            if g.owner[u_g] == g.current and g.s_asset_ready[u_g] > 0
        ],
        *[
            (u_doer, "shells with", (u_doer, u_r))
            for u_doer in (g.current,)
            for u_r in (g.zones[g.z_fixer_safehouse + g.current] if g.s__brawl == g.e_brawl_joined else ())
            if g.kind[u_r] in g.k_runner and g.s_asset_ready[u_r] > 0
        ],
    ]


# cards/srtcg/rules/flow.card:185
def arming__start(g: Play) -> Value:
    return g.current


# cards/srtcg/rules/flow.card:185
def arming__second(g: Play) -> Value:
    return g.s__heard


# cards/srtcg/rules/flow.card:193
def encounter__blows(g: Play) -> None:
    if not any(True for u_it24 in g.live(g.k_runner) if g.s_asset_side[u_it24] == g.e_side_out):
        g.s__journey = g.e_journey_ended
    if g.s__foe != NOTHING:
        if g.s__brawl == g.e_brawl_joined:
            g.v_clashes(g.current)
        else:
            if g.s__journey == g.e_journey_going:
                if g.s__foe != NOTHING:
                    g.v_bypasses(g.current, g.s__foe)
            else:
                if g.s__foe != NOTHING:
                    g.v_retreats_from(g.current, g.s__foe)
    else:
        if g.s__brawl == g.e_brawl_joined:
            g.v_parts(g.current)


# cards/srtcg/rules/flow.card:207
def encounter__onward(g: Play) -> None:
    if not any(True for u_it25 in g.live(g.k_runner) if g.s_asset_side[u_it25] == g.e_side_out):
        g.s__journey = g.e_journey_ended
    g.v_yields(g.current)


# cards/srtcg/rules/flow.card:211
def onward__offers(g: Play) -> Offers:
    return [
        *[
            (u_f, "stings with", (u_f, u_s))
            for u_f in g.everyone(g.current)
            for u_s in g.zones[g.z_fixer_hand + u_f]
            if g.kind[u_s] in g.k_special and g.has_slot(u_s, "sting")
        ],
        *[
            (u_f, "uses", (u_f, u_x))
            for u_f in g.everyone(g.current)
            for u_x in g.live(g.k_asset)
            if g.owner[u_x] == u_f and g.s_asset_daily[u_x] > 0 and g.has_slot(u_x, "act")
        ],
        *[
            (u_f, "pumps", (u_f, u_x))
            for u_f in g.everyone(g.current)
            for u_x in g.live(g.k_asset)
            if g.owner[u_x] == u_f and g.has_slot(u_x, "pump")
        ],
        *[
            (u_f, "casts", (u_f, u_g))
            for u_f in g.everyone(g.current)
            for u_g in g.live(g.k_gear)
            if g.owner[u_g] == u_f and g.s_asset_ready[u_g] > 0 and g.has_slot(u_g, "cast")
        ],
        *[
            (u_doer, "sends", (u_doer, u_g))
            for u_doer in (g.current,)
            for u_g in g.live(g.k_gear)
            if g.owner[u_g] == g.current and g.s_asset_ready[u_g] > 0
        ],
        *[
            (u_doer, "treats with", (u_doer, u_it35))
            for u_doer in (g.current,)
            for u_it35 in (
                g.live(g.k_runner) if g.s__journey == g.e_journey_going and g.d__defended_by_others() > 0 else ()
            )
            if g.f_runner_biotech(u_it35) > 0 and g.s_runner_care[u_it35] > 0 and g.owner[u_it35] == g.current
        ],
    ]


# cards/srtcg/rules/flow.card:211
def onward__start(g: Play) -> Value:
    return g.current


# cards/srtcg/rules/flow.card:211
def onward__second(g: Play) -> Value:
    return g.s__heard


# cards/srtcg/rules/flow.card:207
def encounter__onward_2(g: Play) -> None:
    if not any(True for u_it36 in g.live(g.k_runner) if g.s_asset_side[u_it36] == g.e_side_out):
        g.s__journey = g.e_journey_ended
    if g.s__journey == g.e_journey_going:
        one1 = g.choose_one("one", g.current, ["go_on", "pull_out"])
        if one1 == "go_on":
            if g.d__defended_by_others() > 0:
                g.start_flow("encounter", g.current)
        elif one1 == "pull_out":
            g.s__journey = g.e_journey_ended


REFRESH__OFFERS = Window("refresh", refresh__offers, 32, once=False, start=refresh__start, second=refresh__second)
LEGWORK__OFFERS = Window("legwork", legwork__offers, 41, once=False, start=legwork__start, second=legwork__second)
ACTION__OFFERS = Window("action", action__offers, 59, once=True, start=action__start)
END_PHASE__OFFERS = Window(
    "end_phase", end_phase__offers, 63, once=False, start=end_phase__start, second=end_phase__second
)
DEPARTURE__OFFERS = Window(
    "departure", departure__offers, 129, once=False, start=departure__start, second=departure__second
)
MEETING__OFFERS = Window("meeting", meeting__offers, 167, once=False, start=meeting__start, second=meeting__second)
ARMING__OFFERS = Window("arming", arming__offers, 185, once=False, start=arming__start, second=arming__second)
ONWARD__OFFERS = Window("onward", onward__offers, 211, once=False, start=onward__start, second=onward__second)

MODULE = Module(
    source="cards/srtcg/rules/flow.card",
    digest="022128028350917604385836262758131598185",
    verbs=(
        Verb("supports", (("who", "fixer"), ("what", "asset")), supports, line=80),
        Verb("raids", (("who", "fixer"), ("spot", "fixer")), raids, line=101),
        Verb("departs", (("what", "runner"),), departs, line=113),
    ),
    rules=(
        Ability(
            "rule_spent_deck__when",
            "when",
            "step end_phase",
            None,
            rule_spent_deck__when,
            holds=rule_spent_deck__when_holds,
            rule="spent_deck",
            line=75,
        ),
        Ability(
            "rule_victory__whenever",
            "whenever",
            "",
            rule_victory__whenever_test,
            rule_victory__whenever,
            rule="victory",
            line=89,
        ),
        Ability(
            "rule_nothing_left__when",
            "when",
            "turn ends",
            None,
            rule_nothing_left__when,
            holds=rule_nothing_left__when_holds,
            rule="nothing_left",
            line=93,
        ),
    ),
    flows=(
        Flow("season", "", repeats=True, items=(Turns("turn", "fixer", season__first),)),
        Flow(
            "turn",
            "fixer",
            items=(
                Step("objective_phase", (turn__objective_phase,)),
                Step("credstick", (turn__credstick,)),
                Step("refresh", (turn__refresh, REFRESH__OFFERS)),
                Step("legwork", (turn__legwork, LEGWORK__OFFERS)),
                Step("action", (ACTION__OFFERS,)),
                Step("end_phase", (turn__end_phase, END_PHASE__OFFERS, turn__end_phase_2)),
            ),
        ),
        Flow(
            "shadowrun",
            "fixer",
            items=(
                Step("departure", (shadowrun__departure, DEPARTURE__OFFERS, shadowrun__departure_2)),
                Step("approach", (shadowrun__approach,)),
                Step("claim", (shadowrun__claim,)),
                Step("taking", (shadowrun__taking,)),
                Step("homecoming", (shadowrun__homecoming,)),
            ),
        ),
        Flow(
            "encounter",
            "fixer",
            items=(
                Step("meeting", (encounter__meeting, MEETING__OFFERS)),
                Step("sneaking", (encounter__sneaking,)),
                Step("arming", (encounter__arming, ARMING__OFFERS)),
                Step("blows", (encounter__blows,)),
                Step("onward", (encounter__onward, ONWARD__OFFERS, encounter__onward_2)),
            ),
        ),
    ),
    batched=("demands", "departs", "supports", "trashes", "untaps"),
    lines=(
        "14:80 16:81 17:82 18:83 20:85 25:101 26:102 36:103 51:101 52:104 54:105 60:106 61:107 62:108 63:109"
        " 64:110 65:111 69:113 71:114 72:115 73:116 88:117 90:118 92:113 96:75 102:76 103:77 107:89 113:90"
        " 114:91 118:93 132:94 133:95 136:96 137:97 142:4 147:7 148:8 149:9 152:11 159:12 160:13 161:14"
        " 162:15 163:16 164:17 165:18 166:19 167:20 174:21 177:22 179:23 188:24 189:25 199:26 200:27 201:28"
        " 202:29 203:30 204:31 208:32 263:39 264:40 268:41 269:45 270:47 275:41 416:59 439:61 440:62 444:63"
        " 490:61 491:69 497:70 500:71 501:72 508:73 513:121 514:122 522:123 526:124 529:125 537:126 541:127"
        " 543:128 547:129 593:121 594:135 595:136 597:137 599:139 600:140 601:141 607:142 611:143 612:144"
        " 613:145 617:146 618:147 619:148 631:149 632:150 635:151 640:152 642:153 647:154 652:155 653:156"
        " 657:160 658:161 663:162 676:163 678:164 681:165 683:166 687:167 733:173 734:174 735:175 736:176"
        " 737:177 741:178 742:179 743:180 745:181 747:182 748:183 750:184 754:185 812:193 813:194 814:195"
        " 815:196 816:197 817:198 819:200 820:201 823:203 826:205 827:206 831:207 832:208 833:209 834:210"
        " 838:211 892:207 893:218 894:219 895:220 896:221 897:222 898:223 899:224 900:225 901:226"
    ),
)
