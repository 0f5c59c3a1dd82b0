"""Made by `ombre build` from cards/srtcg/rules/verbs.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Env, Module, Value, Verb, bounded, put

if TYPE_CHECKING:
    from ombre.generated.srtcg.play import Play


# cards/srtcg/rules/verbs.card:5
def earns(g: Play, u_who: int, u_amount: int) -> None:
    g.s_fixer_nuyen[u_who] = bounded(g.s_fixer_nuyen[u_who] + u_amount)


# cards/srtcg/rules/verbs.card:8
def pays(g: Play, u_who: int, u_amount: int) -> None:
    g.s_fixer_nuyen[u_who] = max(g.s_fixer_nuyen[u_who] - u_amount, 0)


# cards/srtcg/rules/verbs.card:14
def draws(g: Play, u_who: int, u_amount: int) -> None:
    for _ in g.repeat(u_amount):
        if (card1 := g.top(g.z_fixer_deck + u_who)) != NOTHING:
            g.move(card1, g.z_fixer_hand + u_who)


# cards/srtcg/rules/verbs.card:19
def refills(g: Play, u_who: int) -> None:
    g.v_draws(u_who, max((7 - len(g.zones[g.z_fixer_hand + u_who])), 0))


# cards/srtcg/rules/verbs.card:23
def scores(g: Play, u_who: int, u_amount: int) -> None:
    u_repaid = min(u_amount, g.s_fixer_shame[u_who])
    g.s_fixer_shame[u_who] = max(g.s_fixer_shame[u_who] - u_repaid, 0)
    g.s_fixer_fame[u_who] = bounded(g.s_fixer_fame[u_who] + max(0, u_amount - u_repaid))


# cards/srtcg/rules/verbs.card:28
def forfeits(g: Play, u_who: int, u_amount: int) -> None:
    if g.s_fixer_shame[u_who] == 0:
        g.s_fixer_shame[u_who] = bounded(g.s_fixer_shame[u_who] + max((u_amount - g.s_fixer_fame[u_who]), 0))
        g.s_fixer_fame[u_who] = max(g.s_fixer_fame[u_who] - u_amount, 0)


# cards/srtcg/rules/verbs.card:36
def strips(g: Play, u_who: int, u_what: int) -> None:
    for u_g in [u_g for u_g in g.live(g.k_gear) if (g.s_gear_user[u_g] == u_what or g.s_gear_mount[u_g] == u_what)]:
        g.s_gear_user[u_g] = NOTHING
        g.s_gear_mount[u_g] = NOTHING
        g.b_gear_state(u_g, g.e_state_idle)
        g.b_asset_side(u_g, g.e_side_home)
        g.forget(u_g)
        g.s_asset_hurt[u_g] = 0
        g.forget(u_g)
        g.s_asset_rival[u_g] = NOTHING
        g.forget(u_g)
        if g.owner[u_g] != NOTHING:
            g.move(u_g, g.z_fixer_trash + g.owner[u_g])
    for u_s in [u_s for u_s in g.live(g.k_special) if g.s_special_bearer[u_s] == u_what]:
        g.s_special_bearer[u_s] = NOTHING
        if g.owner[u_s] != NOTHING:
            g.move(u_s, g.z_fixer_trash + g.owner[u_s])
    if g.kind[u_what] in g.k_special:
        for u_s in [u_s for u_s in g.live(g.k_special) if u_s == u_what]:
            g.s_special_bearer[u_s] = NOTHING
    g.s_asset_hurt[u_what] = 0
    g.forget(u_what)
    g.s_asset_tokens[u_what] = 0
    g.forget(u_what)
    g.s_asset_wound[u_what] = 0
    g.forget(u_what)
    g.s_asset_rival[u_what] = NOTHING
    g.forget(u_what)
    g.b_asset_side(u_what, g.e_side_home)
    g.forget(u_what)
    g.b_asset_fate(u_what, g.e_fate_standing)
    g.forget(u_what)
    if g.s__foe == u_what:
        g.s__foe = NOTHING
    if g.kind[u_what] in g.k_objective:
        for u_f in g.each(g.everyone(g.current)):
            if g.where[u_what] == g.z_fixer_front + u_f or g.where[u_what] == g.z_fixer_veil + u_f:
                for u_keeper in g.everyone(g.current):
                    g.move_all(
                        [
                            u_it6
                            for u_it6 in g.zones[g.z_fixer_stack + g.apart * u_keeper + u_f]
                            if g.kind[u_it6] in g.k_asset
                        ],
                        g.z_fixer_trash + u_keeper,
                    )
    if g.kind[u_what] in g.k_gear:
        for u_g in [u_g for u_g in g.live(g.k_gear) if u_g == u_what]:
            g.s_gear_user[u_g] = NOTHING
            g.s_gear_mount[u_g] = NOTHING
            g.b_gear_state(u_g, g.e_state_idle)
    if g.kind[u_what] in g.k_runner:
        for u_r in g.each([u_r for u_r in g.live(g.k_runner) if u_r == u_what]):
            for u_s in g.l_skill:
                put(g.s_runner_boost, u_r, u_s, 0)


# cards/srtcg/rules/verbs.card:74
def trashes(g: Play, u_who: int, u_what: int) -> None:
    g.v_strips(u_who, u_what)
    if g.owner[u_what] != NOTHING:
        g.move(u_what, g.z_fixer_trash + g.owner[u_what])


# cards/srtcg/rules/verbs.card:79
def frags(g: Play, u_who: int, u_what: int) -> None:
    g.v_strips(u_who, u_what)
    if g.owner[u_what] != NOTHING:
        g.move(u_what, g.z_fixer_fragged + g.owner[u_what])


# cards/srtcg/rules/verbs.card:86
def taps(g: Play, u_what: int) -> None:
    g.s_asset_ready[u_what] = max(g.s_asset_ready[u_what] - 1, 0)


# cards/srtcg/rules/verbs.card:89
def untaps(g: Play, u_what: int) -> None:
    g.s_asset_ready[u_what] = 1


# cards/srtcg/rules/verbs.card:94
def deploys(g: Play, u_who: int, u_what: int) -> None:
    g.seek()
    g.move(u_what, g.z_fixer_safehouse + u_who)
    g.v_pays(u_who, max(0, g.was(u_what, g.ghosts[-1]).f_asset_cost(u_what)))
    g.s_asset_ready[u_what] = 1
    g.forget(u_what)
    g.s_asset_daily[u_what] = 1
    g.forget(u_what)
    if g.kind[u_what] in g.k_runner:
        for u_r in [u_r for u_r in g.live(g.k_runner) if u_r == u_what]:
            g.s_runner_care[u_r] = 1
    g.sought()


# cards/srtcg/rules/verbs.card:110
def hides_on(g: Play, u_who: int, u_what: int, u_spot: int) -> None:
    g.move(u_what, g.z_fixer_stack + g.apart * u_who + u_spot)


# cards/srtcg/rules/verbs.card:117
def equips(g: Play, u_who: int, u_what: int) -> None:
    g.seek()
    g.move(u_what, g.z_fixer_counter + u_who)
    g.v_pays(u_who, max(0, g.was(u_what, g.ghosts[-1]).f_asset_cost(u_what)))
    g.s_asset_ready[u_what] = 1
    g.forget(u_what)
    g.s_asset_daily[u_what] = 1
    g.forget(u_what)
    u_holder = g.choose(
        "holder",
        u_who,
        g.permitted(
            "goes to",
            1,
            [u_holder for u_holder in g.zones[g.z_fixer_safehouse + u_who] if g.kind[u_holder] in g.k_runner],
            u_what,
        ),
        "runner",
        apart=(u_what,),
    )
    if u_holder != NOTHING:
        g.v_goes_to(u_what, u_holder)
    g.sought()


# cards/srtcg/rules/verbs.card:125
def mounts_on(g: Play, u_who: int, u_what: int, u_base: int) -> None:
    g.seek()
    if g.s_gear_user[u_base] != NOTHING:
        g.move(u_what, g.z_runner_kit + g.s_gear_user[u_base])
    g.v_pays(u_who, max(0, g.was(u_what, g.ghosts[-1]).f_asset_cost(u_what)))
    g.s_asset_ready[u_what] = 1
    g.forget(u_what)
    g.s_asset_daily[u_what] = 1
    g.forget(u_what)
    g.s_gear_mount[u_what] = u_base
    g.forget(u_what)
    g.s_gear_user[u_what] = g.s_gear_user[u_base]
    g.forget(u_what)
    g.sought()


# cards/srtcg/rules/verbs.card:139
def goes_to(g: Play, u_what: int, u_holder: int) -> None:
    g.seek()
    g.s_gear_user[u_what] = u_holder
    g.move(u_what, g.z_runner_kit + u_holder)
    if g.was(u_what, g.ghosts[-1]).f_gear_type(u_what) in (
        g.e_class_body_armour,
        g.e_class_cyberware,
        g.e_class_sundry,
        g.e_class_cyberdeck,
    ):
        g.b_gear_state(u_what, g.e_state_working)
        g.forget(u_what)
    if g.was(u_holder, g.ghosts[-1]).d_runner_essence_spent(u_holder) > 6:
        if g.owner[u_holder] != NOTHING:
            g.v_trashes(g.owner[u_holder], u_holder)
    g.sought()


# cards/srtcg/rules/verbs.card:179
def swaps_from(g: Play, u_who: int, u_giver: int) -> None:
    g.v_taps(u_giver)
    u_handed = g.choose(
        "handed",
        u_who,
        [
            u_handed
            for u_handed in g.zones[g.z_runner_kit + u_giver]
            if g.kind[u_handed] in g.k_gear
            and g.f_gear_type(u_handed) not in (g.e_class_cyberware, g.e_class_accessory)
            and bool(
                g.permitted(
                    "goes to",
                    1,
                    [
                        u_r
                        for u_r in g.zones[g.z_fixer_safehouse + u_who]
                        if g.kind[u_r] in g.k_runner and u_r != u_giver and g.s_asset_ready[u_r] > 0
                    ],
                    u_handed,
                )
            )
        ],
        "gear",
        apart=(u_giver,),
    )
    u_taker = g.choose(
        "taker",
        u_who,
        g.permitted(
            "goes to",
            1,
            [
                u_taker
                for u_taker in g.zones[g.z_fixer_safehouse + u_who]
                if g.kind[u_taker] in g.k_runner
                and u_taker != u_giver
                and g.s_asset_ready[u_taker] > 0
                and u_handed != NOTHING
            ],
            u_handed,
        ),
        "runner",
        apart=(u_giver, u_handed),
    )
    if u_handed != NOTHING:
        g.b_gear_state(u_handed, g.e_state_idle)
    if u_handed != NOTHING and u_taker != NOTHING:
        g.v_goes_to(u_handed, u_taker)
    for u_h in [u_h for u_h in g.live(g.k_gear) if (u_handed != NOTHING and g.s_gear_mount[u_h] == u_handed)]:
        if u_taker != NOTHING:
            g.s_gear_user[u_h] = u_taker
        if u_taker != NOTHING:
            g.move(u_h, g.z_runner_kit + u_taker)
    if u_taker != NOTHING:
        g.v_taps(u_taker)


# cards/srtcg/rules/verbs.card:190
def visits(g: Play, u_who: int, u_what: int) -> None:
    g.perform("visit", u_what, u_who)


# cards/srtcg/rules/verbs.card:193
def consults(g: Play, u_who: int, u_what: int) -> None:
    g.perform("visit", u_what, u_who)


# cards/srtcg/rules/verbs.card:197
def calls_on(g: Play, u_what: int, u_place: int) -> None:
    g.v_taps(u_what)


# cards/srtcg/rules/verbs.card:204
def plays(g: Play, u_who: int, u_what: int) -> None:
    g.seek()
    g.move(u_what, g.z_fixer_trash + u_who)
    g.v_pays(u_who, max(0, g.was(u_what, g.ghosts[-1]).f_asset_cost(u_what)))
    g.perform("play", u_what, u_who)
    if g.e_keyword_lasting in g.was(u_what, g.ghosts[-1]).f_asset_keywords(u_what):
        g.move(u_what, g.z_fixer_safehouse + u_who)
    g.sought()


# cards/srtcg/rules/verbs.card:212
def binds_to(g: Play, u_who: int, u_what: int, u_devotee: int) -> None:
    g.move(u_what, g.z_runner_kit + u_devotee)
    g.s_special_bearer[u_what] = u_devotee
    g.forget(u_what)


# cards/srtcg/rules/verbs.card:216
def stings_with(g: Play, u_who: int, u_what: int) -> None:
    g.seek()
    g.move(u_what, g.z_fixer_trash + u_who)
    g.v_pays(u_who, max(0, g.was(u_what, g.ghosts[-1]).f_asset_cost(u_what)))
    g.perform("sting", u_what, u_who)
    g.sought()


# cards/srtcg/rules/verbs.card:227
def pumps(g: Play, u_who: int, u_what: int) -> None:
    g.perform("pump", u_what, u_who)


# cards/srtcg/rules/verbs.card:230
def uses(g: Play, u_who: int, u_what: int) -> None:
    g.s_asset_daily[u_what] = max(g.s_asset_daily[u_what] - 1, 0)
    g.perform("act", u_what, u_who)


# cards/srtcg/rules/verbs.card:235
def casts(g: Play, u_who: int, u_what: int) -> None:
    g.v_taps(u_what)
    g.perform("cast", u_what, u_who)


# cards/srtcg/rules/verbs.card:250
def yields(g: Play, u_who: int) -> None:
    if len(g.everyone(g.current)) > 2:
        u_lot = g.roll((len(g.everyone(g.current)) - 1), "lot")
        g.s__heard = g.seat_after(u_who, u_lot)


# cards/srtcg/rules/verbs.card:257
def rests(g: Play, u_who: int, u_what: int) -> None:
    g.v_taps(u_what)
    g.v_mends(u_what)


# cards/srtcg/rules/verbs.card:261
def repairs(g: Play, u_who: int, u_what: int) -> None:
    g.v_taps(u_what)
    if g.s_gear_user[u_what] != NOTHING:
        g.v_taps(g.s_gear_user[u_what])
    g.v_mends(u_what)


# cards/srtcg/rules/verbs.card:266
def mends(g: Play, u_what: int) -> None:
    g.s_asset_hurt[u_what] = 0


# cards/srtcg/rules/verbs.card:270
def treats_with(g: Play, u_who: int, u_what: int) -> None:
    g.seek()
    g.s_runner_care[u_what] = max(g.s_runner_care[u_what] - 1, 0)
    if g.s_asset_side[u_what] == g.e_side_home:
        g.v_taps(u_what)
    u_patients = g.choose_some(
        "patients",
        u_who,
        [
            u_patients
            for u_patients in g.live(g.k_runner)
            if g.s_asset_hurt[u_patients] > 0
            and g.d_asset_life(u_patients) > 0
            and g.f_runner_profession(u_patients) != g.e_calling_cyborg
            and g.s_asset_side[u_patients] == g.s_asset_side[u_what]
            and (g.d_runner_present(u_patients) > 0 or u_patients == u_what)
        ],
        "runner",
        0,
        g.was(u_what, g.ghosts[-1]).f_runner_biotech(u_what),
        apart=(u_what,),
    )
    for u_p in g.each([u_p for u_p in u_patients if g.kind[u_p] in g.k_runner]):
        g.v_mends(u_p)
    g.sought()


# cards/srtcg/rules/verbs.card:287
def scouts_with(g: Play, u_who: int, u_what: int) -> None:
    g.seek()
    g.v_taps(u_what)
    for _ in g.repeat(g.was(u_what, g.ghosts[-1]).f_runner_recon(u_what)):
        u_spot = g.choose(
            "spot",
            u_who,
            [
                u_spot
                for u_spot in g.everyone(g.current)
                if any(
                    True
                    for u_f in g.everyone(g.current)
                    if u_f != u_who and bool(g.zones[g.z_fixer_stack + g.apart * u_f + u_spot])
                )
            ],
            "fixer",
        )
        u_keeper = g.choose(
            "keeper",
            u_who,
            [
                u_keeper
                for u_keeper in g.everyone(g.current)
                if u_keeper != u_who
                and (u_spot != NOTHING and bool(g.all_in(g.z_fixer_stack + g.apart * u_keeper + u_spot)))
            ],
            "fixer",
        )
        one1 = g.choose_one(
            "one",
            u_who,
            [
                "uppermost",
                *(
                    ["second"]
                    if (
                        u_spot != NOTHING
                        and u_keeper != NOTHING
                        and len(g.all_in(g.z_fixer_stack + g.apart * u_keeper + u_spot)) > 1
                    )
                    else []
                ),
                *(
                    ["third"]
                    if (
                        u_spot != NOTHING
                        and u_keeper != NOTHING
                        and len(g.all_in(g.z_fixer_stack + g.apart * u_keeper + u_spot)) > 2
                    )
                    else []
                ),
            ],
        )
        if one1 == "uppermost":
            g.s_fixer_depth[u_who] = 1
        elif one1 == "second":
            g.s_fixer_depth[u_who] = 2
        elif one1 == "third":
            g.s_fixer_depth[u_who] = 3
        u_glimpse = NOTHING
        if u_spot != NOTHING and u_keeper != NOTHING:
            u_glimpse = g.reveal(g.z_fixer_stack + g.apart * u_keeper + u_spot, u_who, number=g.s_fixer_depth[u_who])
        if u_glimpse != NOTHING:
            g.s_fixer_looks[u_who] = bounded(g.s_fixer_looks[u_who] + 1)
    g.sought()


# cards/srtcg/rules/verbs.card:309
def unmasks(g: Play, u_who: int, u_spot: int) -> None:
    u_unmasked = g.reveal(g.z_fixer_stack + g.apart * u_spot + u_spot)
    if u_unmasked != NOTHING:
        g.v_trashes(u_who, u_unmasked)


# cards/srtcg/rules/verbs.card:313
def withdraws(g: Play, u_what: int) -> None:
    g.b_asset_side(u_what, g.e_side_home)
    g.s_asset_rival[u_what] = NOTHING
    g.forget(u_what)
    for u_g in [
        u_g for u_g in g.live(g.k_gear) if g.s_gear_user[u_g] == u_what and g.s_asset_side[u_g] != g.e_side_home
    ]:
        g.b_asset_side(u_g, g.e_side_home)
        g.s_asset_rival[u_g] = NOTHING
        g.forget(u_g)
    for u_x in [u_x for u_x in g.live(g.k_asset) if g.s_asset_rival[u_x] == u_what]:
        g.s_asset_rival[u_x] = NOTHING


# cards/srtcg/rules/verbs.card:322
def fails(g: Play, u_who: int) -> None:
    g.s__journey = g.e_journey_ended


# cards/srtcg/rules/verbs.card:325
def silences(g: Play, u_who: int) -> None:
    g.s__alarm = g.e_alarm_quiet


# cards/srtcg/rules/verbs.card:12
def rule_solvent__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_who = args[0]
    u_n = args[1]
    return u_n > g.s_fixer_nuyen[u_who]


# cards/srtcg/rules/verbs.card:104
def rule_price__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_who = args[0]
    u_x = args[1]
    return g.kind[u_x] in g.k_asset and g.f_asset_cost(u_x) > g.s_fixer_nuyen[u_who]


# cards/srtcg/rules/verbs.card:107
def rule_one_legend__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[1]
    return (
        g.kind[u_r] in g.k_runner
        and g.e_keyword_prime in g.f_asset_keywords(u_r)
        and any(True for u_legend in g.live(g.k_runner) if g.face[u_legend] == g.face[u_r])
    )


# cards/srtcg/rules/verbs.card:114
def rule_full__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_who = args[0]
    u_it2 = args[1]
    u_spot = args[2]
    return g.kind[u_it2] in g.k_asset and (
        len(g.zones[g.z_fixer_stack + g.apart * u_who + u_spot]) >= g.d__room()
        or not g.zones[g.z_fixer_front + u_spot]
        and not g.zones[g.z_fixer_veil + u_spot]
    )


# cards/srtcg/rules/verbs.card:134
def rule_too_dear__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_who = args[0]
    u_g = args[1]
    return g.kind[u_g] in g.k_gear and g.f_asset_cost(u_g) > g.s_fixer_nuyen[u_who]


# cards/srtcg/rules/verbs.card:137
def rule_mount_too_dear__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_who = args[0]
    u_g = args[1]
    return g.kind[u_g] in g.k_gear and g.f_asset_cost(u_g) > g.s_fixer_nuyen[u_who]


# cards/srtcg/rules/verbs.card:148
def rule_skilled__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_g = args[0]
    u_r = args[1]
    return (
        g.kind[u_r] in g.k_runner
        and g.f_gear_needs(u_g) not in g.f_runner_skills(u_r)
        and not any(
            True
            for u_h in g.zones[g.z_runner_kit + u_r]
            if g.kind[u_h] in g.k_gear
            and g.s_gear_state[u_h] == g.e_state_working
            and g.f_gear_needs(u_g) in g.f_gear_skills(u_h)
        )
    )


# cards/srtcg/rules/verbs.card:148
def rule_skilled__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_g = args[0]
    return g.kind[u_g] in g.k_gear and g.f_gear_needs(u_g) != NOTHING


# cards/srtcg/rules/verbs.card:151
def rule_one_armour__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[1]
    return g.kind[u_r] in g.k_runner and any(
        True
        for u_h in g.zones[g.z_runner_kit + u_r]
        if g.kind[u_h] in g.k_gear and g.f_gear_type(u_h) == g.e_class_body_armour
    )


# cards/srtcg/rules/verbs.card:151
def rule_one_armour__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    return g.kind[u_it1] in g.k_gear and g.f_gear_type(u_it1) == g.e_class_body_armour


# cards/srtcg/rules/verbs.card:154
def rule_one_deck__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[1]
    return g.kind[u_r] in g.k_runner and any(
        True
        for u_h in g.zones[g.z_runner_kit + u_r]
        if g.kind[u_h] in g.k_gear and g.f_gear_type(u_h) == g.e_class_cyberdeck
    )


# cards/srtcg/rules/verbs.card:154
def rule_one_deck__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    return g.kind[u_it1] in g.k_gear and g.f_gear_type(u_it1) == g.e_class_cyberdeck


# cards/srtcg/rules/verbs.card:158
def rule_spells_for_sorcerers__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[1]
    return g.kind[u_r] in g.k_runner and g.d_runner_sorcery_rating(u_r) == 0


# cards/srtcg/rules/verbs.card:158
def rule_spells_for_sorcerers__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    return g.kind[u_it1] in g.k_gear and g.f_gear_type(u_it1) == g.e_class_spell


# cards/srtcg/rules/verbs.card:161
def rule_spirits_for_conjurers__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[1]
    return g.kind[u_r] in g.k_runner and g.d_runner_conjure_rating(u_r) == 0


# cards/srtcg/rules/verbs.card:161
def rule_spirits_for_conjurers__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    return g.kind[u_it1] in g.k_gear and g.f_gear_type(u_it1) == g.e_class_spirit


# cards/srtcg/rules/verbs.card:164
def rule_matrix_for_deckers__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[1]
    return g.kind[u_r] in g.k_runner and g.d_runner_decking_rating(u_r) == 0


# cards/srtcg/rules/verbs.card:164
def rule_matrix_for_deckers__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_g = args[0]
    return g.kind[u_g] in g.k_gear and g.f_gear_type(u_g) in (g.e_class_program, g.e_class_cyberdeck)


# cards/srtcg/rules/verbs.card:167
def rule_two_of_each_limb__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_g = args[0]
    u_r = args[1]
    return (
        g.kind[u_r] in g.k_runner
        and len(
            [
                u_h
                for u_h in g.zones[g.z_runner_kit + u_r]
                if g.kind[u_h] in g.k_gear and g.f_gear_limb(u_h) == g.f_gear_limb(u_g)
            ]
        )
        >= 2
    )


# cards/srtcg/rules/verbs.card:167
def rule_two_of_each_limb__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_g = args[0]
    return g.kind[u_g] in g.k_gear and g.f_gear_limb(u_g) in (g.e_bodypart_arm, g.e_bodypart_leg)


# cards/srtcg/rules/verbs.card:170
def rule_one_head__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[1]
    return g.kind[u_r] in g.k_runner and any(
        True
        for u_h in g.zones[g.z_runner_kit + u_r]
        if g.kind[u_h] in g.k_gear and g.f_gear_limb(u_h) == g.e_bodypart_skull
    )


# cards/srtcg/rules/verbs.card:170
def rule_one_head__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_g = args[0]
    return g.kind[u_g] in g.k_gear and g.f_gear_limb(u_g) == g.e_bodypart_skull


# cards/srtcg/rules/verbs.card:173
def rule_no_chrome__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[1]
    return g.kind[u_r] in g.k_runner and g.f_runner_profession(u_r) in (g.e_calling_mage, g.e_calling_shaman)


# cards/srtcg/rules/verbs.card:173
def rule_no_chrome__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    return g.kind[u_it1] in g.k_gear and g.f_gear_type(u_it1) == g.e_class_cyberware


# cards/srtcg/rules/verbs.card:176
def rule_riggers_only__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[1]
    return g.kind[u_r] in g.k_runner and g.f_runner_profession(u_r) != g.e_calling_rigger


# cards/srtcg/rules/verbs.card:176
def rule_riggers_only__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    return g.kind[u_it1] in g.k_gear and g.f_gear_type(u_it1) == g.e_class_drone


# cards/srtcg/rules/verbs.card:201
def rule_hermits__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it2 = args[1]
    return g.kind[u_it2] in g.k_location


# cards/srtcg/rules/verbs.card:201
def rule_hermits__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    return g.kind[u_it1] in g.k_runner and g.e_keyword_hermit in g.f_asset_keywords(u_it1)


# cards/srtcg/rules/verbs.card:222
def rule_unaffordable__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_who = args[0]
    u_s = args[1]
    return g.kind[u_s] in g.k_special and g.f_asset_cost(u_s) > g.s_fixer_nuyen[u_who]


# cards/srtcg/rules/verbs.card:225
def rule_unaffordable_sting__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_who = args[0]
    u_s = args[1]
    return g.kind[u_s] in g.k_special and g.f_asset_cost(u_s) > g.s_fixer_nuyen[u_who]


# cards/srtcg/rules/verbs.card:240
def rule_spells_limit__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_g = args[1]
    return (
        g.kind[u_g] in g.k_gear
        and g.f_gear_type(u_g) == g.e_class_spell
        and (
            g.s_gear_user[u_g] != NOTHING
            and g.d_runner_spells_cast(g.s_gear_user[u_g]) >= g.d_runner_sorcery_rating(g.s_gear_user[u_g])
        )
    )


# cards/srtcg/rules/verbs.card:243
def rule_programs_limit__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_g = args[1]
    return (
        g.kind[u_g] in g.k_gear
        and g.f_gear_type(u_g) == g.e_class_program
        and (
            g.s_gear_user[u_g] != NOTHING
            and g.d_runner_programs_run(g.s_gear_user[u_g]) >= g.d_runner_decking_rating(g.s_gear_user[u_g])
        )
    )


# cards/srtcg/rules/verbs.card:247
def rule_closed_system__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_g = args[1]
    return (
        g.kind[u_g] in g.k_gear
        and g.f_gear_type(u_g) == g.e_class_program
        and (g.s_gear_user[u_g] != NOTHING and g.s_asset_side[g.s_gear_user[u_g]] == g.e_side_home)
    )


# cards/srtcg/rules/verbs.card:247
def rule_closed_system__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return (g.s__foe != NOTHING and g.e_keyword_closed in g.f_asset_keywords(g.s__foe)) and g.s__foe != NOTHING


# cards/srtcg/rules/verbs.card:279
def rule_nobody_hurt__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it3 = args[1]
    return g.kind[u_it3] in g.k_runner


# cards/srtcg/rules/verbs.card:279
def rule_nobody_hurt__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return not any(True for u_it1 in g.live(g.k_runner) if g.s_asset_hurt[u_it1] > 0)


# cards/srtcg/rules/verbs.card:282
def rule_too_tired_to_treat__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[1]
    return g.kind[u_r] in g.k_runner and g.s_asset_side[u_r] == g.e_side_home and g.s_asset_ready[u_r] == 0


# cards/srtcg/rules/verbs.card:285
def rule_only_between_challenges__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[1]
    return g.kind[u_r] in g.k_runner and g.s_asset_side[u_r] == g.e_side_out


# cards/srtcg/rules/verbs.card:285
def rule_only_between_challenges__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.s__foe != NOTHING


# cards/srtcg/rules/verbs.card:304
def rule_nothing_to_see__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it2 = args[1]
    return g.kind[u_it2] in g.k_runner


# cards/srtcg/rules/verbs.card:304
def rule_nothing_to_see__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    return g.d_fixer_sights(u_it1) == 0


MODULE = Module(
    source="cards/srtcg/rules/verbs.card",
    digest="191117818948899638349153922033073292392",
    verbs=(
        Verb("earns", (("who", "fixer"), ("amount", "number")), earns, needs=("amount",), line=5),
        Verb("pays", (("who", "fixer"), ("amount", "number")), pays, needs=("amount",), line=8),
        Verb("draws", (("who", "fixer"), ("amount", "number")), draws, needs=("amount",), line=14),
        Verb("refills", (("who", "fixer"),), refills, line=19),
        Verb("scores", (("who", "fixer"), ("amount", "number")), scores, line=23),
        Verb("forfeits", (("who", "fixer"), ("amount", "number")), forfeits, line=28),
        Verb("strips", (("who", "fixer"), ("what", "asset")), strips, line=36),
        Verb("trashes", (("who", "fixer"), ("what", "asset")), trashes, affects="what", line=74),
        Verb("frags", (("who", "fixer"), ("what", "asset")), frags, affects="what", line=79),
        Verb("taps", (("what", "asset"),), taps, line=86),
        Verb("untaps", (("what", "asset"),), untaps, line=89),
        Verb("deploys", (("who", "fixer"), ("what", "asset")), deploys, line=94),
        Verb("hides on", (("who", "fixer"), ("what", "asset"), ("spot", "fixer")), hides_on, line=110),
        Verb("equips", (("who", "fixer"), ("what", "gear")), equips, line=117),
        Verb("mounts on", (("who", "fixer"), ("what", "gear"), ("base", "gear")), mounts_on, line=125),
        Verb("goes to", (("what", "gear"), ("holder", "runner")), goes_to, line=139),
        Verb("swaps from", (("who", "fixer"), ("giver", "runner")), swaps_from, line=179),
        Verb("visits", (("who", "fixer"), ("what", "location")), visits, line=190),
        Verb("consults", (("who", "fixer"), ("what", "contact")), consults, line=193),
        Verb("calls on", (("what", "runner"), ("place", "location")), calls_on, line=197),
        Verb("plays", (("who", "fixer"), ("what", "special")), plays, line=204),
        Verb("binds to", (("who", "fixer"), ("what", "special"), ("devotee", "runner")), binds_to, line=212),
        Verb("stings with", (("who", "fixer"), ("what", "special")), stings_with, line=216),
        Verb("pumps", (("who", "fixer"), ("what", "asset")), pumps, line=227),
        Verb("uses", (("who", "fixer"), ("what", "asset")), uses, line=230),
        Verb("casts", (("who", "fixer"), ("what", "gear")), casts, line=235),
        Verb("yields", (("who", "fixer"),), yields, line=250),
        Verb("rests", (("who", "fixer"), ("what", "runner")), rests, line=257),
        Verb("repairs", (("who", "fixer"), ("what", "gear")), repairs, line=261),
        Verb("mends", (("what", "asset"),), mends, line=266),
        Verb("treats with", (("who", "fixer"), ("what", "runner")), treats_with, line=270),
        Verb("scouts with", (("who", "fixer"), ("what", "runner")), scouts_with, line=287),
        Verb("unmasks", (("who", "fixer"), ("spot", "fixer")), unmasks, line=309),
        Verb("withdraws", (("what", "runner"),), withdraws, line=313),
        Verb("fails", (("who", "fixer"),), fails, line=322),
        Verb("silences", (("who", "fixer"),), silences, line=325),
    ),
    rules=(
        Ability(
            "rule_solvent__static_cannot", "cannot", "pays", rule_solvent__static_cannot, None, rule="solvent", line=12
        ),
        Ability(
            "rule_price__static_cannot", "cannot", "deploys", rule_price__static_cannot, None, rule="price", line=104
        ),
        Ability(
            "rule_one_legend__static_cannot",
            "cannot",
            "deploys",
            rule_one_legend__static_cannot,
            None,
            rule="one_legend",
            line=107,
        ),
        Ability(
            "rule_full__static_cannot", "cannot", "hides on", rule_full__static_cannot, None, rule="full", line=114
        ),
        Ability(
            "rule_too_dear__static_cannot",
            "cannot",
            "equips",
            rule_too_dear__static_cannot,
            None,
            rule="too_dear",
            line=134,
        ),
        Ability(
            "rule_mount_too_dear__static_cannot",
            "cannot",
            "mounts on",
            rule_mount_too_dear__static_cannot,
            None,
            rule="mount_too_dear",
            line=137,
        ),
        Ability(
            "rule_skilled__static_cannot",
            "cannot",
            "goes to",
            rule_skilled__static_cannot,
            None,
            guard=rule_skilled__static_cannot_while,
            rule="skilled",
            line=148,
        ),
        Ability(
            "rule_one_armour__static_cannot",
            "cannot",
            "goes to",
            rule_one_armour__static_cannot,
            None,
            guard=rule_one_armour__static_cannot_while,
            rule="one_armour",
            line=151,
        ),
        Ability(
            "rule_one_deck__static_cannot",
            "cannot",
            "goes to",
            rule_one_deck__static_cannot,
            None,
            guard=rule_one_deck__static_cannot_while,
            rule="one_deck",
            line=154,
        ),
        Ability(
            "rule_spells_for_sorcerers__static_cannot",
            "cannot",
            "goes to",
            rule_spells_for_sorcerers__static_cannot,
            None,
            guard=rule_spells_for_sorcerers__static_cannot_while,
            rule="spells_for_sorcerers",
            line=158,
        ),
        Ability(
            "rule_spirits_for_conjurers__static_cannot",
            "cannot",
            "goes to",
            rule_spirits_for_conjurers__static_cannot,
            None,
            guard=rule_spirits_for_conjurers__static_cannot_while,
            rule="spirits_for_conjurers",
            line=161,
        ),
        Ability(
            "rule_matrix_for_deckers__static_cannot",
            "cannot",
            "goes to",
            rule_matrix_for_deckers__static_cannot,
            None,
            guard=rule_matrix_for_deckers__static_cannot_while,
            rule="matrix_for_deckers",
            line=164,
        ),
        Ability(
            "rule_two_of_each_limb__static_cannot",
            "cannot",
            "goes to",
            rule_two_of_each_limb__static_cannot,
            None,
            guard=rule_two_of_each_limb__static_cannot_while,
            rule="two_of_each_limb",
            line=167,
        ),
        Ability(
            "rule_one_head__static_cannot",
            "cannot",
            "goes to",
            rule_one_head__static_cannot,
            None,
            guard=rule_one_head__static_cannot_while,
            rule="one_head",
            line=170,
        ),
        Ability(
            "rule_no_chrome__static_cannot",
            "cannot",
            "goes to",
            rule_no_chrome__static_cannot,
            None,
            guard=rule_no_chrome__static_cannot_while,
            rule="no_chrome",
            line=173,
        ),
        Ability(
            "rule_riggers_only__static_cannot",
            "cannot",
            "goes to",
            rule_riggers_only__static_cannot,
            None,
            guard=rule_riggers_only__static_cannot_while,
            rule="riggers_only",
            line=176,
        ),
        Ability(
            "rule_hermits__static_cannot",
            "cannot",
            "calls on",
            rule_hermits__static_cannot,
            None,
            guard=rule_hermits__static_cannot_while,
            rule="hermits",
            line=201,
        ),
        Ability(
            "rule_unaffordable__static_cannot",
            "cannot",
            "plays",
            rule_unaffordable__static_cannot,
            None,
            rule="unaffordable",
            line=222,
        ),
        Ability(
            "rule_unaffordable_sting__static_cannot",
            "cannot",
            "stings with",
            rule_unaffordable_sting__static_cannot,
            None,
            rule="unaffordable_sting",
            line=225,
        ),
        Ability(
            "rule_spells_limit__static_cannot",
            "cannot",
            "casts",
            rule_spells_limit__static_cannot,
            None,
            rule="spells_limit",
            line=240,
        ),
        Ability(
            "rule_programs_limit__static_cannot",
            "cannot",
            "casts",
            rule_programs_limit__static_cannot,
            None,
            rule="programs_limit",
            line=243,
        ),
        Ability(
            "rule_closed_system__static_cannot",
            "cannot",
            "casts",
            rule_closed_system__static_cannot,
            None,
            guard=rule_closed_system__static_cannot_while,
            rule="closed_system",
            line=247,
        ),
        Ability(
            "rule_nobody_hurt__static_cannot",
            "cannot",
            "treats with",
            rule_nobody_hurt__static_cannot,
            None,
            guard=rule_nobody_hurt__static_cannot_while,
            rule="nobody_hurt",
            line=279,
        ),
        Ability(
            "rule_too_tired_to_treat__static_cannot",
            "cannot",
            "treats with",
            rule_too_tired_to_treat__static_cannot,
            None,
            rule="too_tired_to_treat",
            line=282,
        ),
        Ability(
            "rule_only_between_challenges__static_cannot",
            "cannot",
            "treats with",
            rule_only_between_challenges__static_cannot,
            None,
            guard=rule_only_between_challenges__static_cannot_while,
            rule="only_between_challenges",
            line=285,
        ),
        Ability(
            "rule_nothing_to_see__static_cannot",
            "cannot",
            "scouts with",
            rule_nothing_to_see__static_cannot,
            None,
            guard=rule_nothing_to_see__static_cannot_while,
            rule="nothing_to_see",
            line=304,
        ),
    ),
    lines=(
        "14:5 15:6 19:8 20:9 24:14 25:15 26:16 31:19 32:20 36:23 37:24 38:25 39:26 43:28 44:29 45:30 46:31"
        " 50:36 51:37 52:38 53:39 54:40 55:41 56:37 57:42 58:37 59:43 60:37 61:44 63:45 64:46 65:47 67:48"
        " 68:49 69:50 70:51 71:36 72:52 73:36 74:53 75:36 76:54 77:36 78:55 79:36 80:56 81:36 82:57 83:58"
        " 84:59 85:60 86:61 87:62 88:63 96:64 97:65 98:66 99:67 100:68 101:69 102:70 103:71 104:72 108:74"
        " 109:76 110:77 115:79 116:81 117:82 122:86 123:87 127:89 128:90 132:94 134:95 135:96 136:97 137:94"
        " 138:98 139:94 140:99 141:100 142:101 143:94 147:110 148:111 152:117 154:118 155:119 156:120 157:117"
        " 158:121 159:117 160:122 172:123 174:117 178:125 180:126 182:127 183:128 184:125 185:129 186:125"
        " 187:130 188:125 189:131 190:125 195:139 197:140 198:141 199:142 205:143 206:142 207:144 208:145"
        " 210:139 214:179 215:180 216:181 240:182 259:183 261:184 263:185 264:186 266:187 268:188 273:190"
        " 274:191 278:193 279:194 283:197 284:198 288:204 290:205 291:206 292:207 293:208 294:209 295:204"
        " 299:212 300:213 301:214 302:212 306:216 308:217 309:218 310:219 311:216 315:227 316:228 320:230"
        " 321:231 322:232 326:235 327:236 328:237 332:250 333:251 334:252 335:253 339:257 340:258 341:259"
        " 345:261 346:262 347:263 349:264 353:266 354:267 358:270 360:271 361:272 362:273 363:274 380:275"
        " 381:276 382:270 386:287 388:288 389:289 390:290 404:291 415:292 440:293 441:294 442:295 443:296"
        " 444:297 445:298 446:299 449:300 450:301 451:287 455:309 456:310 457:311 462:313 463:314 464:315"
        " 465:313 466:316 469:317 470:318 471:316 472:319 473:320 477:322 478:323 482:325 483:326 487:12"
        " 494:104 501:107 511:114 523:134 530:137 537:148 560:151 576:154 592:158 604:161 616:164 628:167"
        " 651:170 667:173 679:176 691:201 703:222 710:225 717:240 730:243 743:247 758:279 769:282 775:285"
        " 786:304"
    ),
)
