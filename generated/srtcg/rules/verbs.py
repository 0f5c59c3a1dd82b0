"""Made by `ombre build` from cards/srtcg/rules/verbs.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Env, Module, Outcome, Value, Verb, bounded

if TYPE_CHECKING:
    from ombre.generated.srtcg.play import Play


# cards/srtcg/rules/verbs.card:5
def earns(g: Play, u_who: int, u_amount: int) -> Outcome:
    g.s_fixer_nuyen[u_who] = bounded(g.s_fixer_nuyen[u_who] + u_amount)
    return u_amount != 0


# cards/srtcg/rules/verbs.card:8
def pays(g: Play, u_who: int, u_amount: int) -> Outcome:
    g.s_fixer_nuyen[u_who] = max(g.s_fixer_nuyen[u_who] - u_amount, 0)
    return u_amount != 0


# cards/srtcg/rules/verbs.card:14
def draws(g: Play, u_who: int, u_amount: int) -> Outcome:
    done = False
    for _ in g.repeat(u_amount):
        if (card1 := g.top(g.z_fixer_deck + u_who)) != NOTHING:
            g.move(card1, g.z_fixer_hand + u_who)
        done = True
    return done and u_amount != 0


# cards/srtcg/rules/verbs.card:19
def refills(g: Play, u_who: int) -> Outcome:
    return g.v_draws(u_who, max((7 - len(g.zones[g.z_fixer_hand + u_who])), 0))


# cards/srtcg/rules/verbs.card:23
def scores(g: Play, u_who: int, u_amount: int) -> None:
    u_repaid = min(u_amount, g.s_fixer_shame[u_who])
    g.s_fixer_shame[u_who] = max(g.s_fixer_shame[u_who] - u_repaid, 0)
    g.s_fixer_fame[u_who] = bounded(g.s_fixer_fame[u_who] + max(0, u_amount - u_repaid))


# cards/srtcg/rules/verbs.card:28
def forfeits(g: Play, u_who: int, u_amount: int) -> Outcome:
    done = False
    if g.s_fixer_shame[u_who] == 0:
        g.s_fixer_shame[u_who] = bounded(g.s_fixer_shame[u_who] + max((u_amount - g.s_fixer_fame[u_who]), 0))
        done = True
        g.s_fixer_fame[u_who] = max(g.s_fixer_fame[u_who] - u_amount, 0)
        done = True
    return done


# cards/srtcg/rules/verbs.card:36
def strips(g: Play, u_who: int, u_what: int) -> Outcome:
    done = False
    for u_g in [u_g for u_g in g.live(g.k_gear) if (g.s_gear_user[u_g] == u_what or g.s_gear_mount[u_g] == u_what)]:
        if g.owner[u_g] != NOTHING:
            g.move(u_g, g.z_fixer_trash + g.owner[u_g])
            done = True
    for u_s in [u_s for u_s in g.live(g.k_special) if g.s_special_bearer[u_s] == u_what]:
        if g.owner[u_s] != NOTHING:
            g.move(u_s, g.z_fixer_trash + g.owner[u_s])
            done = True
    if g.kind[u_what] in g.k_objective:
        for u_f in g.each(g.everyone(g.current)):
            if g.where[u_what] == g.z_fixer_front + u_f or g.where[u_what] == g.z_fixer_veil + u_f:
                for u_keeper in g.everyone(g.current):
                    g.move_all(
                        [
                            u_it5
                            for u_it5 in g.zones[g.z_fixer_stack + g.apart * u_keeper + u_f]
                            if g.kind[u_it5] in g.k_asset
                        ],
                        g.z_fixer_trash + u_keeper,
                    )
                    done = True
    return done


# cards/srtcg/rules/verbs.card:47
def trashes(g: Play, u_who: int, u_what: int) -> Outcome:
    done = False
    since1 = g.aways
    done = g.v_strips(u_who, u_what) is not False or done
    if g.kept(u_what, since1) and g.owner[u_what] != NOTHING:
        g.move(u_what, g.z_fixer_trash + g.owner[u_what])
        done = True
    return done


# cards/srtcg/rules/verbs.card:52
def frags(g: Play, u_who: int, u_what: int) -> Outcome:
    done = False
    since1 = g.aways
    done = g.v_strips(u_who, u_what) is not False or done
    if g.kept(u_what, since1) and g.owner[u_what] != NOTHING:
        g.move(u_what, g.z_fixer_fragged + g.owner[u_what])
        done = True
    return done


# cards/srtcg/rules/verbs.card:59
def taps(g: Play, u_what: int) -> None:
    g.s_asset_ready[u_what] = max(g.s_asset_ready[u_what] - 1, 0)


# cards/srtcg/rules/verbs.card:62
def untaps(g: Play, u_what: int) -> None:
    g.s_asset_ready[u_what] = 1


# cards/srtcg/rules/verbs.card:67
def deploys(g: Play, u_who: int, u_what: int) -> None:
    since1 = g.aways
    past1 = g.seek()
    g.move(u_what, g.z_fixer_safehouse + u_who)
    g.v_pays(u_who, max(0, (g.was(u_what, since1, past1) if past1 else g).f_asset_cost(u_what)))
    if g.kept(u_what, since1):
        g.s_asset_ready[u_what] = 1
        g.forget(u_what, past1)
        g.s_asset_daily[u_what] = 1
        g.forget(u_what, past1)
    if g.kept(u_what, since1) and g.kind[u_what] in g.k_runner:
        for u_r in [u_r for u_r in g.live(g.k_runner) if (g.kept(u_what, since1) and u_r == u_what)]:
            g.s_runner_care[u_r] = 1
    g.sought()


# cards/srtcg/rules/verbs.card:83
def hides_on(g: Play, u_who: int, u_what: int, u_spot: int) -> None:
    g.move(u_what, g.z_fixer_stack + g.apart * u_who + u_spot)


# cards/srtcg/rules/verbs.card:90
def equips(g: Play, u_who: int, u_what: int) -> None:
    since1 = g.aways
    past1 = g.seek()
    g.move(u_what, g.z_fixer_counter + u_who)
    g.v_pays(u_who, max(0, (g.was(u_what, since1, past1) if past1 else g).f_asset_cost(u_what)))
    if g.kept(u_what, since1):
        g.s_asset_ready[u_what] = 1
        g.forget(u_what, past1)
        g.s_asset_daily[u_what] = 1
        g.forget(u_what, past1)
    u_holder = g.choose(
        "holder",
        u_who,
        g.permitted(
            "goes to",
            1,
            [
                u_holder
                for u_holder in g.zones[g.z_fixer_safehouse + u_who]
                if g.kind[u_holder] in g.k_runner and g.kept(u_what, since1)
            ],
            u_what,
        ),
        "runner",
        apart=(u_what,),
    )
    if g.kept(u_what, since1) and u_holder != NOTHING:
        g.v_goes_to(u_what, u_holder)
    g.sought()


# cards/srtcg/rules/verbs.card:98
def mounts_on(g: Play, u_who: int, u_what: int, u_base: int) -> None:
    since1 = g.aways
    past1 = g.seek()
    if g.s_gear_user[u_base] != NOTHING:
        g.move(u_what, g.z_runner_kit + g.s_gear_user[u_base])
    g.v_pays(u_who, max(0, (g.was(u_what, since1, past1) if past1 else g).f_asset_cost(u_what)))
    if g.kept(u_what, since1):
        g.s_asset_ready[u_what] = 1
        g.forget(u_what, past1)
        g.s_asset_daily[u_what] = 1
        g.forget(u_what, past1)
    if g.kept(u_what, since1) and g.kept(u_base, since1):
        g.s_gear_mount[u_what] = u_base
        g.refers("s_gear_mount", u_what)
        g.forget(u_what, past1)
    if g.kept(u_what, since1):
        g.s_gear_user[u_what] = (g.was(u_base, since1, past1) if past1 else g).s_gear_user[u_base]
        g.refers("s_gear_user", u_what)
        g.forget(u_what, past1)
    g.sought()


# cards/srtcg/rules/verbs.card:112
def goes_to(g: Play, u_what: int, u_holder: int) -> None:
    since1 = g.aways
    past1 = g.seek()
    g.s_gear_user[u_what] = u_holder
    g.refers("s_gear_user", u_what)
    g.move(u_what, g.z_runner_kit + u_holder)
    if (g.was(u_what, since1, past1) if past1 else g).f_gear_type(u_what) in (
        g.e_class_body_armour,
        g.e_class_cyberware,
        g.e_class_sundry,
        g.e_class_cyberdeck,
    ):
        g.b_gear_state(u_what, g.e_state_working)
        g.forget(u_what, past1)
    if (g.was(u_holder, since1, past1) if past1 else g).d_runner_essence_spent(u_holder) > 6:
        if g.owner[u_holder] != NOTHING and g.kept(u_holder, since1):
            g.v_trashes(g.owner[u_holder], u_holder)
    g.sought()


# cards/srtcg/rules/verbs.card:152
def swaps_from(g: Play, u_who: int, u_giver: int) -> Outcome:
    done = False
    since1 = g.aways
    done = g.v_taps(u_giver) is not False or done
    u_handed = NOTHING
    if g.kept(u_giver, since1):
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
                            if g.kind[u_r] in g.k_runner
                            and (g.kept(u_giver, since1) and u_r != u_giver)
                            and g.s_asset_ready[u_r] > 0
                        ],
                        u_handed,
                    )
                )
            ],
            "gear",
            apart=(u_giver,),
        )
    since2 = g.aways
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
                and (g.kept(u_giver, since1) and u_taker != u_giver)
                and g.s_asset_ready[u_taker] > 0
                and u_handed != NOTHING
            ],
            u_handed,
        ),
        "runner",
        apart=(u_giver, u_handed),
    )
    since3 = g.aways
    if u_handed != NOTHING:
        done = g.b_gear_state(u_handed, g.e_state_idle) is not False or done
    if g.kept(u_handed, since2) and g.kept(u_taker, since3):
        done = g.v_goes_to(u_handed, u_taker) is not False or done
    for u_h in [u_h for u_h in g.live(g.k_gear) if (g.kept(u_handed, since2) and g.s_gear_mount[u_h] == u_handed)]:
        if g.kept(u_taker, since3):
            g.s_gear_user[u_h] = u_taker
            g.refers("s_gear_user", u_h)
            done = True
            g.move(u_h, g.z_runner_kit + u_taker)
            done = True
    if g.kept(u_taker, since3):
        done = g.v_taps(u_taker) is not False or done
    return done


# cards/srtcg/rules/verbs.card:163
def visits(g: Play, u_who: int, u_what: int) -> Outcome:
    done = False
    done = g.perform("visit", u_what, u_who) is not False or done
    return done


# cards/srtcg/rules/verbs.card:166
def consults(g: Play, u_who: int, u_what: int) -> Outcome:
    done = False
    done = g.perform("visit", u_what, u_who) is not False or done
    return done


# cards/srtcg/rules/verbs.card:170
def calls_on(g: Play, u_what: int, u_place: int) -> Outcome:
    return g.v_taps(u_what)


# cards/srtcg/rules/verbs.card:177
def plays(g: Play, u_who: int, u_what: int) -> None:
    since1 = g.aways
    past1 = g.seek()
    g.move(u_what, g.z_fixer_trash + u_who)
    g.v_pays(u_who, max(0, (g.was(u_what, since1, past1) if past1 else g).f_asset_cost(u_what)))
    if g.kept(u_what, since1):
        g.perform("play", u_what, u_who)
    if g.e_keyword_lasting in (g.was(u_what, since1, past1) if past1 else g).f_asset_keywords(u_what):
        if g.kept(u_what, since1):
            g.move(u_what, g.z_fixer_safehouse + u_who)
    g.sought()


# cards/srtcg/rules/verbs.card:185
def binds_to(g: Play, u_who: int, u_what: int, u_devotee: int) -> None:
    g.move(u_what, g.z_runner_kit + u_devotee)
    g.s_special_bearer[u_what] = u_devotee
    g.refers("s_special_bearer", u_what)


# cards/srtcg/rules/verbs.card:189
def stings_with(g: Play, u_who: int, u_what: int) -> None:
    since1 = g.aways
    past1 = g.seek()
    g.move(u_what, g.z_fixer_trash + u_who)
    g.v_pays(u_who, max(0, (g.was(u_what, since1, past1) if past1 else g).f_asset_cost(u_what)))
    if g.kept(u_what, since1):
        g.perform("sting", u_what, u_who)
    g.sought()


# cards/srtcg/rules/verbs.card:200
def pumps(g: Play, u_who: int, u_what: int) -> Outcome:
    done = False
    done = g.perform("pump", u_what, u_who) is not False or done
    return done


# cards/srtcg/rules/verbs.card:203
def uses(g: Play, u_who: int, u_what: int) -> None:
    g.s_asset_daily[u_what] = max(g.s_asset_daily[u_what] - 1, 0)
    g.perform("act", u_what, u_who)


# cards/srtcg/rules/verbs.card:208
def casts(g: Play, u_who: int, u_what: int) -> Outcome:
    done = False
    since1 = g.aways
    done = g.v_taps(u_what) is not False or done
    if g.kept(u_what, since1):
        done = g.perform("cast", u_what, u_who) is not False or done
    return done


# cards/srtcg/rules/verbs.card:223
def yields(g: Play, u_who: int) -> Outcome:
    done = False
    if len(g.everyone(g.current)) > 2:
        u_lot = g.roll((len(g.everyone(g.current)) - 1), "lot")
        done = True
        g.s__heard = g.seat_after(u_who, u_lot)
        done = True
    return done


# cards/srtcg/rules/verbs.card:230
def rests(g: Play, u_who: int, u_what: int) -> Outcome:
    done = False
    since1 = g.aways
    done = g.v_taps(u_what) is not False or done
    if g.kept(u_what, since1):
        done = g.v_mends(u_what) is not False or done
    return done


# cards/srtcg/rules/verbs.card:234
def repairs(g: Play, u_who: int, u_what: int) -> Outcome:
    done = False
    since1 = g.aways
    past1 = g.seek()
    done = g.v_taps(u_what) is not False or done
    if (g.was(u_what, since1, past1) if past1 else g).s_gear_user[u_what] != NOTHING:
        done = g.v_taps((g.was(u_what, since1, past1) if past1 else g).s_gear_user[u_what]) is not False or done
    if g.kept(u_what, since1):
        done = g.v_mends(u_what) is not False or done
    g.sought()
    return done


# cards/srtcg/rules/verbs.card:239
def mends(g: Play, u_what: int) -> None:
    g.s_asset_hurt[u_what] = 0


# cards/srtcg/rules/verbs.card:243
def treats_with(g: Play, u_who: int, u_what: int) -> None:
    since1 = g.aways
    past1 = g.seek()
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
            and g.s_asset_side[u_patients] == (g.was(u_what, since1, past1) if past1 else g).s_asset_side[u_what]
            and (g.d_runner_present(u_patients) > 0 or (g.kept(u_what, since1) and u_patients == u_what))
        ],
        "runner",
        0,
        (g.was(u_what, since1, past1) if past1 else g).f_runner_biotech(u_what),
        apart=(u_what,),
    )
    g.batch([("mends", (u_it2,)) for u_it2 in [u_it2 for u_it2 in u_patients if g.kind[u_it2] in g.k_runner]])
    g.sought()


# cards/srtcg/rules/verbs.card:259
def scouts_with(g: Play, u_who: int, u_what: int) -> Outcome:
    done = False
    since1 = g.aways
    past1 = g.seek()
    done = g.v_taps(u_what) is not False or done
    for _ in g.repeat((g.was(u_what, since1, past1) if past1 else g).f_runner_recon(u_what)):
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
            done = True
        elif one1 == "second":
            g.s_fixer_depth[u_who] = 2
            done = True
        elif one1 == "third":
            g.s_fixer_depth[u_who] = 3
            done = True
        u_glimpse = NOTHING
        if u_spot != NOTHING and u_keeper != NOTHING:
            u_glimpse = g.reveal(g.z_fixer_stack + g.apart * u_keeper + u_spot, u_who, number=g.s_fixer_depth[u_who])
            done = True
        if u_glimpse != NOTHING:
            g.s_fixer_looks[u_who] = bounded(g.s_fixer_looks[u_who] + 1)
            done = True
    g.sought()
    return done


# cards/srtcg/rules/verbs.card:281
def unmasks(g: Play, u_who: int, u_spot: int) -> None:
    u_unmasked = g.reveal(g.z_fixer_stack + g.apart * u_spot + u_spot)
    if u_unmasked != NOTHING:
        g.v_trashes(u_who, u_unmasked)


# cards/srtcg/rules/verbs.card:285
def withdraws(g: Play, u_what: int) -> None:
    g.b_asset_side(u_what, g.e_side_home)
    g.s_asset_rival[u_what] = NOTHING
    g.refers("s_asset_rival", u_what)
    since1 = g.aways
    for u_g in [
        u_g for u_g in g.live(g.k_gear) if g.s_gear_user[u_g] == u_what and g.s_asset_side[u_g] != g.e_side_home
    ]:
        if g.kept(u_g, since1):
            g.b_asset_side(u_g, g.e_side_home)
        if g.kept(u_g, since1):
            g.s_asset_rival[u_g] = NOTHING
            g.refers("s_asset_rival", u_g)
    for u_x in [u_x for u_x in g.live(g.k_asset) if g.s_asset_rival[u_x] == u_what]:
        g.s_asset_rival[u_x] = NOTHING
        g.refers("s_asset_rival", u_x)


# cards/srtcg/rules/verbs.card:294
def fails(g: Play, u_who: int) -> None:
    g.s__journey = g.e_journey_ended


# cards/srtcg/rules/verbs.card:297
def silences(g: Play, u_who: int) -> None:
    g.s__alarm = g.e_alarm_quiet


# cards/srtcg/rules/verbs.card:12
def rule_solvent__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_who = args[0]
    u_n = args[1]
    return u_n > g.s_fixer_nuyen[u_who]


# cards/srtcg/rules/verbs.card:77
def rule_price__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_who = args[0]
    u_x = args[1]
    return g.kind[u_x] in g.k_asset and g.f_asset_cost(u_x) > g.s_fixer_nuyen[u_who]


# cards/srtcg/rules/verbs.card:80
def rule_one_legend__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[1]
    return (
        g.kind[u_r] in g.k_runner
        and g.e_keyword_prime in g.f_asset_keywords(u_r)
        and any(True for u_legend in g.live(g.k_runner) if g.face[u_legend] == g.face[u_r])
    )


# cards/srtcg/rules/verbs.card:87
def rule_full__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_who = args[0]
    u_it2 = args[1]
    u_spot = args[2]
    return g.kind[u_it2] in g.k_asset and (
        len(g.zones[g.z_fixer_stack + g.apart * u_who + u_spot]) >= g.d__room()
        or not g.zones[g.z_fixer_front + u_spot]
        and not g.zones[g.z_fixer_veil + u_spot]
    )


# cards/srtcg/rules/verbs.card:107
def rule_too_dear__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_who = args[0]
    u_g = args[1]
    return g.kind[u_g] in g.k_gear and g.f_asset_cost(u_g) > g.s_fixer_nuyen[u_who]


# cards/srtcg/rules/verbs.card:110
def rule_mount_too_dear__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_who = args[0]
    u_g = args[1]
    return g.kind[u_g] in g.k_gear and g.f_asset_cost(u_g) > g.s_fixer_nuyen[u_who]


# cards/srtcg/rules/verbs.card:121
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


# cards/srtcg/rules/verbs.card:121
def rule_skilled__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_g = args[0]
    return g.kind[u_g] in g.k_gear and g.f_gear_needs(u_g) != NOTHING


# cards/srtcg/rules/verbs.card:124
def rule_one_armour__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[1]
    return g.kind[u_r] in g.k_runner and any(
        True
        for u_h in g.zones[g.z_runner_kit + u_r]
        if g.kind[u_h] in g.k_gear and g.f_gear_type(u_h) == g.e_class_body_armour
    )


# cards/srtcg/rules/verbs.card:124
def rule_one_armour__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    return g.kind[u_it1] in g.k_gear and g.f_gear_type(u_it1) == g.e_class_body_armour


# cards/srtcg/rules/verbs.card:127
def rule_one_deck__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[1]
    return g.kind[u_r] in g.k_runner and any(
        True
        for u_h in g.zones[g.z_runner_kit + u_r]
        if g.kind[u_h] in g.k_gear and g.f_gear_type(u_h) == g.e_class_cyberdeck
    )


# cards/srtcg/rules/verbs.card:127
def rule_one_deck__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    return g.kind[u_it1] in g.k_gear and g.f_gear_type(u_it1) == g.e_class_cyberdeck


# cards/srtcg/rules/verbs.card:131
def rule_spells_for_sorcerers__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[1]
    return g.kind[u_r] in g.k_runner and g.d_runner_sorcery_rating(u_r) == 0


# cards/srtcg/rules/verbs.card:131
def rule_spells_for_sorcerers__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    return g.kind[u_it1] in g.k_gear and g.f_gear_type(u_it1) == g.e_class_spell


# cards/srtcg/rules/verbs.card:134
def rule_spirits_for_conjurers__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[1]
    return g.kind[u_r] in g.k_runner and g.d_runner_conjure_rating(u_r) == 0


# cards/srtcg/rules/verbs.card:134
def rule_spirits_for_conjurers__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    return g.kind[u_it1] in g.k_gear and g.f_gear_type(u_it1) == g.e_class_spirit


# cards/srtcg/rules/verbs.card:137
def rule_matrix_for_deckers__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[1]
    return g.kind[u_r] in g.k_runner and g.d_runner_decking_rating(u_r) == 0


# cards/srtcg/rules/verbs.card:137
def rule_matrix_for_deckers__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_g = args[0]
    return g.kind[u_g] in g.k_gear and g.f_gear_type(u_g) in (g.e_class_program, g.e_class_cyberdeck)


# cards/srtcg/rules/verbs.card:140
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


# cards/srtcg/rules/verbs.card:140
def rule_two_of_each_limb__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_g = args[0]
    return g.kind[u_g] in g.k_gear and g.f_gear_limb(u_g) in (g.e_bodypart_arm, g.e_bodypart_leg)


# cards/srtcg/rules/verbs.card:143
def rule_one_head__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[1]
    return g.kind[u_r] in g.k_runner and any(
        True
        for u_h in g.zones[g.z_runner_kit + u_r]
        if g.kind[u_h] in g.k_gear and g.f_gear_limb(u_h) == g.e_bodypart_skull
    )


# cards/srtcg/rules/verbs.card:143
def rule_one_head__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_g = args[0]
    return g.kind[u_g] in g.k_gear and g.f_gear_limb(u_g) == g.e_bodypart_skull


# cards/srtcg/rules/verbs.card:146
def rule_no_chrome__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[1]
    return g.kind[u_r] in g.k_runner and g.f_runner_profession(u_r) in (g.e_calling_mage, g.e_calling_shaman)


# cards/srtcg/rules/verbs.card:146
def rule_no_chrome__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    return g.kind[u_it1] in g.k_gear and g.f_gear_type(u_it1) == g.e_class_cyberware


# cards/srtcg/rules/verbs.card:149
def rule_riggers_only__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[1]
    return g.kind[u_r] in g.k_runner and g.f_runner_profession(u_r) != g.e_calling_rigger


# cards/srtcg/rules/verbs.card:149
def rule_riggers_only__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    return g.kind[u_it1] in g.k_gear and g.f_gear_type(u_it1) == g.e_class_drone


# cards/srtcg/rules/verbs.card:174
def rule_hermits__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it2 = args[1]
    return g.kind[u_it2] in g.k_location


# cards/srtcg/rules/verbs.card:174
def rule_hermits__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    return g.kind[u_it1] in g.k_runner and g.e_keyword_hermit in g.f_asset_keywords(u_it1)


# cards/srtcg/rules/verbs.card:195
def rule_unaffordable__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_who = args[0]
    u_s = args[1]
    return g.kind[u_s] in g.k_special and g.f_asset_cost(u_s) > g.s_fixer_nuyen[u_who]


# cards/srtcg/rules/verbs.card:198
def rule_unaffordable_sting__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_who = args[0]
    u_s = args[1]
    return g.kind[u_s] in g.k_special and g.f_asset_cost(u_s) > g.s_fixer_nuyen[u_who]


# cards/srtcg/rules/verbs.card:213
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


# cards/srtcg/rules/verbs.card:216
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


# cards/srtcg/rules/verbs.card:220
def rule_closed_system__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_g = args[1]
    return (
        g.kind[u_g] in g.k_gear
        and g.f_gear_type(u_g) == g.e_class_program
        and (g.s_gear_user[u_g] != NOTHING and g.s_asset_side[g.s_gear_user[u_g]] == g.e_side_home)
    )


# cards/srtcg/rules/verbs.card:220
def rule_closed_system__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return (g.s__foe != NOTHING and g.e_keyword_closed in g.f_asset_keywords(g.s__foe)) and g.s__foe != NOTHING


# cards/srtcg/rules/verbs.card:251
def rule_nobody_hurt__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it3 = args[1]
    return g.kind[u_it3] in g.k_runner


# cards/srtcg/rules/verbs.card:251
def rule_nobody_hurt__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return not any(True for u_it1 in g.live(g.k_runner) if g.s_asset_hurt[u_it1] > 0)


# cards/srtcg/rules/verbs.card:254
def rule_too_tired_to_treat__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[1]
    return g.kind[u_r] in g.k_runner and g.s_asset_side[u_r] == g.e_side_home and g.s_asset_ready[u_r] == 0


# cards/srtcg/rules/verbs.card:257
def rule_only_between_challenges__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[1]
    return g.kind[u_r] in g.k_runner and g.s_asset_side[u_r] == g.e_side_out


# cards/srtcg/rules/verbs.card:257
def rule_only_between_challenges__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.s__foe != NOTHING


# cards/srtcg/rules/verbs.card:276
def rule_nothing_to_see__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it2 = args[1]
    return g.kind[u_it2] in g.k_runner


# cards/srtcg/rules/verbs.card:276
def rule_nothing_to_see__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    return g.d_fixer_sights(u_it1) == 0


MODULE = Module(
    source="cards/srtcg/rules/verbs.card",
    digest="282482475608035876403178441296930622745",
    verbs=(
        Verb("earns", (("who", "fixer"), ("amount", "number")), earns, needs=("amount",), line=5),
        Verb("pays", (("who", "fixer"), ("amount", "number")), pays, needs=("amount",), line=8),
        Verb("draws", (("who", "fixer"), ("amount", "number")), draws, needs=("amount",), line=14),
        Verb("refills", (("who", "fixer"),), refills, line=19),
        Verb("scores", (("who", "fixer"), ("amount", "number")), scores, line=23),
        Verb("forfeits", (("who", "fixer"), ("amount", "number")), forfeits, line=28),
        Verb("strips", (("who", "fixer"), ("what", "asset")), strips, line=36),
        Verb("trashes", (("who", "fixer"), ("what", "asset")), trashes, affects="what", line=47),
        Verb("frags", (("who", "fixer"), ("what", "asset")), frags, affects="what", line=52),
        Verb("taps", (("what", "asset"),), taps, line=59),
        Verb("untaps", (("what", "asset"),), untaps, line=62),
        Verb("deploys", (("who", "fixer"), ("what", "asset")), deploys, line=67),
        Verb("hides on", (("who", "fixer"), ("what", "asset"), ("spot", "fixer")), hides_on, line=83),
        Verb("equips", (("who", "fixer"), ("what", "gear")), equips, line=90),
        Verb("mounts on", (("who", "fixer"), ("what", "gear"), ("base", "gear")), mounts_on, line=98),
        Verb("goes to", (("what", "gear"), ("holder", "runner")), goes_to, line=112),
        Verb("swaps from", (("who", "fixer"), ("giver", "runner")), swaps_from, line=152),
        Verb("visits", (("who", "fixer"), ("what", "location")), visits, line=163),
        Verb("consults", (("who", "fixer"), ("what", "contact")), consults, line=166),
        Verb("calls on", (("what", "runner"), ("place", "location")), calls_on, line=170),
        Verb("plays", (("who", "fixer"), ("what", "special")), plays, line=177),
        Verb("binds to", (("who", "fixer"), ("what", "special"), ("devotee", "runner")), binds_to, line=185),
        Verb("stings with", (("who", "fixer"), ("what", "special")), stings_with, line=189),
        Verb("pumps", (("who", "fixer"), ("what", "asset")), pumps, line=200),
        Verb("uses", (("who", "fixer"), ("what", "asset")), uses, line=203),
        Verb("casts", (("who", "fixer"), ("what", "gear")), casts, line=208),
        Verb("yields", (("who", "fixer"),), yields, line=223),
        Verb("rests", (("who", "fixer"), ("what", "runner")), rests, line=230),
        Verb("repairs", (("who", "fixer"), ("what", "gear")), repairs, line=234),
        Verb("mends", (("what", "asset"),), mends, line=239),
        Verb("treats with", (("who", "fixer"), ("what", "runner")), treats_with, line=243),
        Verb("scouts with", (("who", "fixer"), ("what", "runner")), scouts_with, line=259),
        Verb("unmasks", (("who", "fixer"), ("spot", "fixer")), unmasks, line=281),
        Verb("withdraws", (("what", "runner"),), withdraws, line=285),
        Verb("fails", (("who", "fixer"),), fails, line=294),
        Verb("silences", (("who", "fixer"),), silences, line=297),
    ),
    rules=(
        Ability(
            "rule_solvent__static_cannot", "cannot", "pays", rule_solvent__static_cannot, None, rule="solvent", line=12
        ),
        Ability(
            "rule_price__static_cannot", "cannot", "deploys", rule_price__static_cannot, None, rule="price", line=77
        ),
        Ability(
            "rule_one_legend__static_cannot",
            "cannot",
            "deploys",
            rule_one_legend__static_cannot,
            None,
            rule="one_legend",
            line=80,
        ),
        Ability("rule_full__static_cannot", "cannot", "hides on", rule_full__static_cannot, None, rule="full", line=87),
        Ability(
            "rule_too_dear__static_cannot",
            "cannot",
            "equips",
            rule_too_dear__static_cannot,
            None,
            rule="too_dear",
            line=107,
        ),
        Ability(
            "rule_mount_too_dear__static_cannot",
            "cannot",
            "mounts on",
            rule_mount_too_dear__static_cannot,
            None,
            rule="mount_too_dear",
            line=110,
        ),
        Ability(
            "rule_skilled__static_cannot",
            "cannot",
            "goes to",
            rule_skilled__static_cannot,
            None,
            guard=rule_skilled__static_cannot_while,
            rule="skilled",
            line=121,
        ),
        Ability(
            "rule_one_armour__static_cannot",
            "cannot",
            "goes to",
            rule_one_armour__static_cannot,
            None,
            guard=rule_one_armour__static_cannot_while,
            rule="one_armour",
            line=124,
        ),
        Ability(
            "rule_one_deck__static_cannot",
            "cannot",
            "goes to",
            rule_one_deck__static_cannot,
            None,
            guard=rule_one_deck__static_cannot_while,
            rule="one_deck",
            line=127,
        ),
        Ability(
            "rule_spells_for_sorcerers__static_cannot",
            "cannot",
            "goes to",
            rule_spells_for_sorcerers__static_cannot,
            None,
            guard=rule_spells_for_sorcerers__static_cannot_while,
            rule="spells_for_sorcerers",
            line=131,
        ),
        Ability(
            "rule_spirits_for_conjurers__static_cannot",
            "cannot",
            "goes to",
            rule_spirits_for_conjurers__static_cannot,
            None,
            guard=rule_spirits_for_conjurers__static_cannot_while,
            rule="spirits_for_conjurers",
            line=134,
        ),
        Ability(
            "rule_matrix_for_deckers__static_cannot",
            "cannot",
            "goes to",
            rule_matrix_for_deckers__static_cannot,
            None,
            guard=rule_matrix_for_deckers__static_cannot_while,
            rule="matrix_for_deckers",
            line=137,
        ),
        Ability(
            "rule_two_of_each_limb__static_cannot",
            "cannot",
            "goes to",
            rule_two_of_each_limb__static_cannot,
            None,
            guard=rule_two_of_each_limb__static_cannot_while,
            rule="two_of_each_limb",
            line=140,
        ),
        Ability(
            "rule_one_head__static_cannot",
            "cannot",
            "goes to",
            rule_one_head__static_cannot,
            None,
            guard=rule_one_head__static_cannot_while,
            rule="one_head",
            line=143,
        ),
        Ability(
            "rule_no_chrome__static_cannot",
            "cannot",
            "goes to",
            rule_no_chrome__static_cannot,
            None,
            guard=rule_no_chrome__static_cannot_while,
            rule="no_chrome",
            line=146,
        ),
        Ability(
            "rule_riggers_only__static_cannot",
            "cannot",
            "goes to",
            rule_riggers_only__static_cannot,
            None,
            guard=rule_riggers_only__static_cannot_while,
            rule="riggers_only",
            line=149,
        ),
        Ability(
            "rule_hermits__static_cannot",
            "cannot",
            "calls on",
            rule_hermits__static_cannot,
            None,
            guard=rule_hermits__static_cannot_while,
            rule="hermits",
            line=174,
        ),
        Ability(
            "rule_unaffordable__static_cannot",
            "cannot",
            "plays",
            rule_unaffordable__static_cannot,
            None,
            rule="unaffordable",
            line=195,
        ),
        Ability(
            "rule_unaffordable_sting__static_cannot",
            "cannot",
            "stings with",
            rule_unaffordable_sting__static_cannot,
            None,
            rule="unaffordable_sting",
            line=198,
        ),
        Ability(
            "rule_spells_limit__static_cannot",
            "cannot",
            "casts",
            rule_spells_limit__static_cannot,
            None,
            rule="spells_limit",
            line=213,
        ),
        Ability(
            "rule_programs_limit__static_cannot",
            "cannot",
            "casts",
            rule_programs_limit__static_cannot,
            None,
            rule="programs_limit",
            line=216,
        ),
        Ability(
            "rule_closed_system__static_cannot",
            "cannot",
            "casts",
            rule_closed_system__static_cannot,
            None,
            guard=rule_closed_system__static_cannot_while,
            rule="closed_system",
            line=220,
        ),
        Ability(
            "rule_nobody_hurt__static_cannot",
            "cannot",
            "treats with",
            rule_nobody_hurt__static_cannot,
            None,
            guard=rule_nobody_hurt__static_cannot_while,
            rule="nobody_hurt",
            line=251,
        ),
        Ability(
            "rule_too_tired_to_treat__static_cannot",
            "cannot",
            "treats with",
            rule_too_tired_to_treat__static_cannot,
            None,
            rule="too_tired_to_treat",
            line=254,
        ),
        Ability(
            "rule_only_between_challenges__static_cannot",
            "cannot",
            "treats with",
            rule_only_between_challenges__static_cannot,
            None,
            guard=rule_only_between_challenges__static_cannot_while,
            rule="only_between_challenges",
            line=257,
        ),
        Ability(
            "rule_nothing_to_see__static_cannot",
            "cannot",
            "scouts with",
            rule_nothing_to_see__static_cannot,
            None,
            guard=rule_nothing_to_see__static_cannot_while,
            rule="nothing_to_see",
            line=276,
        ),
    ),
    batched=("mends",),
    lines=(
        "14:5 15:6 16:5 20:8 21:9 22:8 26:14 28:15 29:16 32:14 36:19 41:23 42:24 43:25 44:26 48:28 50:29"
        " 51:30 53:31 55:28 59:36 61:37 62:38 65:39 66:40 69:41 70:42 71:43 72:44 73:45 82:36 86:47 89:49"
        " 90:50 93:47 97:52 100:54 101:55 104:52 108:59 109:60 113:62 114:63 118:67 121:68 122:69 123:70"
        " 126:71 128:72 129:73 130:74 131:67 135:83 136:84 140:90 143:91 144:92 145:93 148:94 150:95 166:96"
        " 168:90 172:98 175:99 177:100 178:101 181:102 183:103 187:104 191:98 195:112 198:113 200:114 201:115"
        " 207:116 209:117 210:118 212:112 216:152 219:153 220:154 248:152 249:155 268:152 269:156 271:157"
        " 273:158 274:159 278:160 280:161 282:152 286:163 288:164 289:163 293:166 295:167 296:166 300:170"
        " 305:177 308:178 309:179 310:180 312:181 313:182 315:177 319:185 320:186 321:187 326:189 329:190"
        " 330:191 331:192 333:189 337:200 339:201 340:200 344:203 345:204 346:205 350:208 353:209 354:210"
        " 356:208 360:223 362:224 363:225 365:226 367:223 371:230 374:231 375:232 377:230 381:234 385:235"
        " 386:236 388:237 390:234 395:239 396:240 400:243 403:244 404:245 405:246 406:247 423:248 424:243"
        " 428:259 432:260 433:261 434:262 448:263 459:264 484:265 485:266 487:267 488:268 490:269 491:270"
        " 493:271 497:272 498:273 500:259 505:281 506:282 507:283 512:285 513:286 514:287 516:288 520:289"
        " 522:290 525:291 526:292 531:294 532:295 536:297 537:298 541:12 548:77 555:80 565:87 577:107 584:110"
        " 591:121 614:124 630:127 646:131 658:134 670:137 682:140 705:143 721:146 733:149 745:174 757:195"
        " 764:198 771:213 784:216 797:220 812:251 823:254 829:257 840:276"
    ),
)
