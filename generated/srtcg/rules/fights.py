"""Made by `ombre build` from cards/srtcg/rules/fights.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Calls, Env, Module, Offers, Outcome, Value, Verb, Window, bounded

if TYPE_CHECKING:
    from ombre.generated.srtcg.play import Play


# cards/srtcg/rules/fights.card:6
def meets(g: Play, u_who: int, u_what: int) -> None:
    since2 = g.aways
    past1 = g.seek()
    since1 = g.aways
    for u_g in [u_g for u_g in g.live(g.k_gear) if g.s_gear_state[u_g] == g.e_state_parked]:
        if g.kept(u_g, since1):
            g.b_gear_state(u_g, g.e_state_working)
    g.s__fierce = bounded(max((g.was(u_what, since2, past1) if past1 else g).f_asset_body(u_what), 0))
    if g.kept(u_what, since2):
        g.move(u_what, g.z__met)
    g.s__cover = g.e_cover_kept
    if g.kept(u_what, since2) and g.kind[u_what] in g.k_challenge:
        g.batch(
            [
                ("blocks", (u_it2, u_who))
                for u_it2 in [u_it2 for u_it2 in g.zones[g.z__met] if g.kind[u_it2] in g.k_challenge]
            ]
        )
    if g.s__foe == NOTHING:
        if g.kept(u_what, since2):
            g.v_trashes(u_who, u_what)
    g.sought()


# cards/srtcg/rules/fights.card:17
def blocks(g: Play, u_what: int, u_who: int) -> None:
    g.s__foe = u_what
    g.refers("s__foe")
    if g.e_keyword_indoors in g.f_asset_keywords(u_what):
        since1 = g.aways
        for u_g in [
            u_g
            for u_g in g.live(g.k_gear)
            if g.f_gear_type(u_g) == g.e_class_transport and g.s_gear_state[u_g] == g.e_state_working
        ]:
            if g.kept(u_g, since1):
                g.b_gear_state(u_g, g.e_state_parked)


# cards/srtcg/rules/fights.card:24
def sneaks(g: Play, u_who: int) -> Outcome:
    done = False
    since1 = g.aways
    for u_danger in g.each([u_danger for u_danger in g.zones[g.z__met] if g.kind[u_danger] in g.k_challenge]):
        if g.s__alarm == g.e_alarm_quiet:
            if g.kept(u_danger, since1):
                done = g.v_tests(u_danger, u_who) is not False or done
        if g.s__alarm == g.e_alarm_quiet:
            if g.kept(u_danger, since1):
                done = g.v_evades(u_who, u_danger) is not False or done
    return done


# cards/srtcg/rules/fights.card:31
def tests(g: Play, u_what: int, u_who: int) -> Outcome:
    done = False
    since1 = g.aways
    past1 = g.seek()
    if len(g.f_challenge_sleaze(u_what)) == 0 and g.f_challenge_few(u_what) == 0:
        done = g.v_alerts(u_who) is not False or done
    if (g.was(u_what, since1, past1) if past1 else g).f_challenge_few(u_what) > 0 and len(
        [u_it1 for u_it1 in g.live(g.k_runner) if g.s_asset_side[u_it1] == g.e_side_out]
    ) > (g.was(u_what, since1, past1) if past1 else g).f_challenge_few(u_what):
        done = g.v_alerts(u_who) is not False or done
    for u_cell in g.each((g.was(u_what, since1, past1) if past1 else g).f_challenge_sleaze(u_what)):
        u_wanted = u_cell[0]
        u_known = (
            (
                len(
                    [
                        u_it2
                        for u_it2 in g.live(g.k_runner)
                        if g.s_asset_side[u_it2] == g.e_side_out and u_wanted in g.f_runner_skills(u_it2)
                    ]
                )
                + len(
                    [
                        u_it3
                        for u_it3 in g.live(g.k_runner)
                        if g.s_asset_side[u_it3] == g.e_side_out and u_wanted in g.f_runner_expert(u_it3)
                    ]
                )
            )
            + len(
                [
                    u_g
                    for u_g in g.live(g.k_gear)
                    if (g.s_gear_user[u_g] != NOTHING and g.s_asset_side[g.s_gear_user[u_g]] == g.e_side_out)
                    and g.s_gear_state[u_g] == g.e_state_working
                    and u_wanted in g.f_gear_skills(u_g)
                ]
            )
        ) + sum(g.s_runner_boost[u_r][u_wanted] for u_r in g.live(g.k_runner) if g.s_asset_side[u_r] == g.e_side_out)
        if u_known < u_cell[1]:
            done = g.v_alerts(u_who) is not False or done
        if u_wanted == g.e_skill_social and any(
            True
            for u_it6 in g.live(g.k_runner)
            if g.s_asset_side[u_it6] == g.e_side_out and g.e_keyword_anti_social in g.f_asset_keywords(u_it6)
        ):
            done = g.v_alerts(u_who) is not False or done
    g.sought()
    return done


# cards/srtcg/rules/fights.card:44
def alerts(g: Play, u_who: int) -> None:
    g.s__alarm = g.e_alarm_ringing
    g.s__cover = g.e_cover_blown


# cards/srtcg/rules/fights.card:51
def evades(g: Play, u_who: int, u_what: int) -> Outcome:
    return g.v_trashes(u_who, u_what)


# cards/srtcg/rules/fights.card:56
def engages(g: Play, u_who: int, u_what: int) -> None:
    since2 = g.aways
    g.scope_start("fight")
    g.s__brawl = g.e_brawl_joined
    since1 = g.aways
    for u_r in g.each([u_r for u_r in g.live(g.k_runner) if g.s_asset_side[u_r] == g.e_side_out]):
        if g.kept(u_r, since1) and g.kept(u_what, since2):
            g.s_asset_rival[u_r] = u_what
            g.refers("s_asset_rival", u_r)
        if g.owner[u_r] != NOTHING and g.kept(u_r, since1):
            g.v_readies(g.owner[u_r], u_r)
    for u_g in [u_g for u_g in g.live(g.k_gear) if g.s_asset_side[u_g] == g.e_side_out]:
        if g.kept(u_what, since2):
            g.s_asset_rival[u_g] = u_what
            g.refers("s_asset_rival", u_g)


# cards/srtcg/rules/fights.card:66
def readies(g: Play, u_who: int, u_what: int) -> Outcome:
    done = False
    u_arms = g.choose_some(
        "arms",
        u_who,
        [
            u_arms
            for u_arms in g.zones[g.z_runner_kit + u_what]
            if g.kind[u_arms] in g.k_gear
            and g.f_gear_type(u_arms) == g.e_class_weapon
            and g.s_gear_state[u_arms] == g.e_state_idle
        ],
        "gear",
        0,
        1,
        apart=(u_what,),
    )
    since1 = g.aways
    for u_g in g.each([u_g for u_g in u_arms if g.kind[u_g] in g.k_gear]):
        if g.kept(u_g, since1):
            done = g.b_gear_state(u_g, g.e_state_working) is not False or done
        since2 = g.aways
        for u_h in [u_h for u_h in g.live(g.k_gear) if (g.kept(u_g, since1) and g.s_gear_mount[u_h] == u_g)]:
            if g.kept(u_h, since2):
                done = g.b_gear_state(u_h, g.e_state_working) is not False or done
    return done


# cards/srtcg/rules/fights.card:74
def sends(g: Play, u_who: int, u_what: int) -> Outcome:
    done = False
    since1 = g.aways
    past1 = g.seek()
    done = g.v_taps(u_what) is not False or done
    if (g.was(u_what, since1, past1) if past1 else g).s_gear_user[u_what] != NOTHING and g.s_asset_side[
        (g.was(u_what, since1, past1) if past1 else g).s_gear_user[u_what]
    ] == g.e_side_out:
        if g.kept(u_what, since1):
            done = g.b_asset_side(u_what, g.e_side_out) is not False or done
            g.forget(u_what, past1)
    if (g.was(u_what, since1, past1) if past1 else g).s_gear_user[u_what] != NOTHING and g.s_asset_side[
        (g.was(u_what, since1, past1) if past1 else g).s_gear_user[u_what]
    ] == g.e_side_against:
        if g.kept(u_what, since1):
            done = g.b_asset_side(u_what, g.e_side_against) is not False or done
            g.forget(u_what, past1)
    if g.s__brawl == g.e_brawl_joined:
        if g.kept(u_what, since1):
            done = g.v_aims(u_who, u_what) is not False or done
    g.sought()
    return done


# cards/srtcg/rules/fights.card:84
def aims(g: Play, u_who: int, u_what: int) -> Outcome:
    done = False
    u_aimed_at = g.choose(
        "aimed_at",
        u_who,
        [
            u_aimed_at
            for u_aimed_at in g.live(g.k_runner)
            if g.s_asset_side[u_aimed_at] != g.e_side_home and g.s_asset_side[u_aimed_at] != g.s_asset_side[u_what]
        ],
        "runner",
        apart=(u_what,),
    )
    if u_aimed_at == NOTHING:
        g.s_asset_rival[u_what] = g.s__foe
        g.refers("s_asset_rival", u_what)
        done = True
    if u_aimed_at != NOTHING:
        g.s_asset_rival[u_what] = u_aimed_at
        g.refers("s_asset_rival", u_what)
        done = True
    return done


# cards/srtcg/rules/fights.card:100
def shells_with(g: Play, u_who: int, u_what: int) -> Outcome:
    done = False
    since1 = g.aways
    done = g.v_taps(u_what) is not False or done
    u_gun = NOTHING
    if g.kept(u_what, since1):
        u_gun = g.choose(
            "gun",
            u_who,
            [
                u_gun
                for u_gun in g.zones[g.z_runner_kit + u_what]
                if g.kind[u_gun] in g.k_gear and g.e_keyword_indirect in g.f_asset_keywords(u_gun)
            ],
            "gear",
            apart=(u_what,),
        )
    if u_gun != NOTHING:
        g.s_asset_rival[u_gun] = g.s__foe
        g.refers("s_asset_rival", u_gun)
        done = True
    return done


# cards/srtcg/rules/fights.card:100
def shells_with_possible(g: Play, u_who: int, u_what: int) -> Value:
    return g.can("taps", u_what) or any(
        True
        for u_gun in g.zones[g.z_runner_kit + u_what]
        if g.kind[u_gun] in g.k_gear and g.e_keyword_indirect in g.f_asset_keywords(u_gun)
    )


# cards/srtcg/rules/fights.card:109
def braces(g: Play, u_who: int) -> None:
    g.v_yields(g.current)

    def offers1(g: Play) -> Offers:
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
                (u_f, "bursts with", (u_f, u_g))
                for u_f in g.everyone(g.current)
                for u_g in g.live(g.k_gear)
                if g.owner[u_g] == u_f and g.s_gear_state[u_g] == g.e_state_working and g.has_slot(u_g, "burst")
            ],
            *[
                (u_f, "sends", (u_f, u_g))
                for u_f in g.everyone(g.current)
                for u_g in g.live(g.k_gear)
                if g.owner[u_g] == u_f and g.s_asset_ready[u_g] > 0
            ],
            *[
                (u_doer, "shells with", (u_doer, u_r))
                for u_doer in (u_who,)
                for u_r in (
                    g.zones[g.z_fixer_safehouse + u_who]
                    if g.s__foe != NOTHING
                    and not any(True for u_it14 in g.live(g.k_runner) if g.s_asset_side[u_it14] == g.e_side_against)
                    else ()
                )
                if g.kind[u_r] in g.k_runner and g.s_asset_ready[u_r] > 0
            ],
        ]

    g.window(
        Window("braces", offers1, 111, start=lambda g: g.current, second=lambda g: g.s__heard, names=(("who", u_who),))
    )


# cards/srtcg/rules/fights.card:122
def clashes(g: Play, u_who: int) -> Outcome:
    done = False
    done = (
        any(
            g.batch(
                [
                    ("strikes", (u_it1,))
                    for u_it1 in [
                        u_it1
                        for u_it1 in g.live(g.k_asset)
                        if g.s_asset_rival[u_it1] != NOTHING
                        and g.d_asset_minding(u_it1) == 0
                        and (g.e_keyword_swift in g.f_asset_keywords(u_it1) or g.d_asset_haste(u_it1) > 0)
                    ]
                ]
            )
        )
        or done
    )
    if g.s__foe != NOTHING:
        if g.s__foe != NOTHING and g.e_keyword_swift in g.f_asset_keywords(g.s__foe):
            if g.s__foe != NOTHING:
                done = g.v_strikes(g.s__foe) is not False or done
    done = g.v_lands(u_who) is not False or done
    done = (
        any(
            g.batch(
                [
                    ("strikes", (u_it2,))
                    for u_it2 in [
                        u_it2
                        for u_it2 in g.live(g.k_asset)
                        if g.s_asset_rival[u_it2] != NOTHING
                        and g.d_asset_minding(u_it2) == 0
                        and g.s_asset_fate[u_it2] == g.e_fate_standing
                        and g.e_keyword_swift not in g.f_asset_keywords(u_it2)
                        and g.d_asset_haste(u_it2) == 0
                    ]
                ]
            )
        )
        or done
    )
    if g.s__foe != NOTHING:
        if (g.s__foe != NOTHING and g.e_keyword_swift not in g.f_asset_keywords(g.s__foe)) and (
            g.s__foe != NOTHING and g.s_asset_fate[g.s__foe] == g.e_fate_standing
        ):
            if g.s__foe != NOTHING:
                done = g.v_strikes(g.s__foe) is not False or done
    done = g.v_lands(u_who) is not False or done
    done = g.v_judges(u_who) is not False or done
    return done


# cards/srtcg/rules/fights.card:136
def strikes(g: Play, u_what: int) -> None:
    g.s_asset_left_over[u_what] = bounded(max(g.d_asset_might(u_what), 0))
    if u_what == g.s__foe:
        g.s_asset_left_over[u_what] = bounded(max(g.d_asset_force(u_what), 0))
    if g.owner[u_what] != NOTHING:
        g.s__dealer = g.owner[u_what]
    if g.kind[u_what] not in g.k_runner and any(True for u_r in g.live(g.k_runner) if g.s_asset_rival[u_r] == u_what):
        g.s__dealer = g.current
    for u_v in [
        u_v
        for u_v in g.live(g.k_asset)
        if (
            g.s_asset_rival[u_v] == u_what
            or u_v == g.s_asset_rival[u_what]
            or g.e_keyword_guardian in g.f_asset_keywords(u_v)
            and g.s_asset_side[u_v] != g.e_side_home
            and g.s_asset_side[u_v] != g.s_asset_side[u_what]
        )
    ]:
        g.s_asset_cap[u_v] = bounded(max(g.d_asset_endurance(u_v), 0))
        if g.d_asset_sharp(u_what) > 0 or g.e_keyword_piercing in g.f_asset_keywords(u_what):
            g.s_asset_cap[u_v] = bounded(max((g.d_asset_life(u_v) - g.s_asset_wound[u_v]), 0))
    for _ in range(g.s_asset_left_over[u_what]):
        if not (g.s_asset_left_over[u_what] > 0):
            break
        g.step()
        u_victim = NOTHING
        if g.s__dealer != NOTHING:
            u_victim = g.choose(
                "victim",
                g.s__dealer,
                [
                    u_victim
                    for u_victim in g.live(g.k_asset)
                    if g.s_asset_cap[u_victim] > 0
                    and (g.s_asset_rival[u_victim] == u_what or u_victim == g.s_asset_rival[u_what])
                ],
                "asset",
                apart=(u_what,),
            )
        u_portion = None
        if u_victim != NOTHING:
            u_portion = min(g.s_asset_left_over[u_what], g.s_asset_cap[u_victim])
        if g.s__dealer != NOTHING:
            one1 = g.choose_one(
                "one",
                g.s__dealer,
                [
                    "all_that_it_takes",
                    *(
                        ["one_point"]
                        if (u_portion is not None and u_portion > 1)
                        and g.e_keyword_single_target not in g.f_asset_keywords(u_what)
                        and len(
                            [
                                u_it4
                                for u_it4 in g.live(g.k_asset)
                                if g.s_asset_cap[u_it4] > 0 and g.s_asset_rival[u_it4] == u_what
                            ]
                        )
                        > 1
                        else []
                    ),
                ],
            )
            if one1 == "all_that_it_takes":
                if u_victim != NOTHING and u_portion is not None:
                    g.s_asset_share[u_victim] = bounded(g.s_asset_share[u_victim] + u_portion)
                    g.s_asset_cap[u_victim] = max(g.s_asset_cap[u_victim] - u_portion, 0)
                if u_portion is not None:
                    g.s_asset_left_over[u_what] = max(g.s_asset_left_over[u_what] - u_portion, 0)
                if g.e_keyword_single_target in g.f_asset_keywords(u_what):
                    g.s_asset_left_over[u_what] = 0
            elif one1 == "one_point":
                if u_victim != NOTHING:
                    g.s_asset_share[u_victim] = bounded(g.s_asset_share[u_victim] + 1)
                    g.s_asset_cap[u_victim] = max(g.s_asset_cap[u_victim] - 1, 0)
                g.s_asset_left_over[u_what] = max(g.s_asset_left_over[u_what] - 1, 0)
        if u_victim == NOTHING:
            g.s_asset_left_over[u_what] = 0
    for u_g in g.each(
        [
            u_g
            for u_g in g.live(g.k_runner)
            if g.s_asset_cap[u_g] > 0
            and g.e_keyword_guardian in g.f_asset_keywords(u_g)
            and g.s_asset_side[u_g] != g.e_side_home
            and g.s_asset_side[u_g] != g.s_asset_side[u_what]
        ]
    ):
        u_wards = tuple[int, ...]()
        if g.owner[u_g] != NOTHING:
            u_wards = g.choose_some(
                "wards",
                g.owner[u_g],
                [
                    u_wards
                    for u_wards in g.live(g.k_runner)
                    if u_wards != u_g
                    and g.s_asset_share[u_wards] > 0
                    and g.s_asset_side[u_wards] == g.s_asset_side[u_g]
                ],
                "runner",
                0,
                1,
                apart=(u_what, u_g),
            )
        for u_ward in [u_ward for u_ward in u_wards if g.kind[u_ward] in g.k_runner]:
            u_moved = min(g.s_asset_share[u_ward], g.s_asset_cap[u_g])
            g.s_asset_share[u_ward] = max(g.s_asset_share[u_ward] - u_moved, 0)
            g.s_asset_share[u_g] = bounded(g.s_asset_share[u_g] + u_moved)
            g.s_asset_cap[u_g] = max(g.s_asset_cap[u_g] - u_moved, 0)
    for u_v in [u_v for u_v in g.live(g.k_asset) if (g.s_asset_share[u_v] > 0 or g.s_asset_cap[u_v] > 0)]:
        if g.d_asset_sharp(u_what) > 0 or g.e_keyword_piercing in g.f_asset_keywords(u_what):
            g.s_asset_wound[u_v] = bounded(g.s_asset_wound[u_v] + g.s_asset_share[u_v])
        else:
            g.s_asset_wound[u_v] = bounded(
                g.s_asset_wound[u_v] + max((g.s_asset_share[u_v] - g.d_asset_shield(u_v)), 0)
            )
        g.s_asset_share[u_v] = 0
        g.s_asset_cap[u_v] = 0


# cards/srtcg/rules/fights.card:178
def lands(g: Play, u_who: int) -> Outcome:
    done = False
    calls1: Calls = []
    calls1 += [
        ("bears", (u_v, g.s_asset_wound[u_v])) for u_v in [u_v for u_v in g.live(g.k_asset) if g.s_asset_wound[u_v] > 0]
    ]
    done = any(g.together(calls1)) or done
    since1 = g.aways
    for u_v in g.live(g.k_asset):
        if g.kept(u_v, since1):
            g.s_asset_wound[u_v] = 0
            done = True
        if g.s_asset_hurt[u_v] > 0 and g.d_asset_life(u_v) == 0:
            if g.s_asset_rival[u_v] != NOTHING or (g.kept(u_v, since1) and u_v == g.s__foe):
                if g.kept(u_v, since1):
                    done = g.b_asset_fate(u_v, g.e_fate_felled) is not False or done
    return done


# cards/srtcg/rules/fights.card:187
def bears(g: Play, u_what: int, u_amount: int) -> Outcome:
    g.s_asset_hurt[u_what] = bounded(g.s_asset_hurt[u_what] + u_amount)
    return u_amount != 0


# cards/srtcg/rules/fights.card:193
def suffers(g: Play, u_what: int, u_amount: int) -> None:
    since3 = g.aways
    past1 = g.seek()
    g.s_asset_share[u_what] = bounded(g.s_asset_share[u_what] + u_amount)
    since1 = g.aways
    for u_g in g.each(
        [
            u_g
            for u_g in (g.live(g.k_runner) if g.kind[u_what] in g.k_runner else ())
            if g.e_keyword_guardian in g.f_asset_keywords(u_g)
            and u_g != u_what
            and g.owner[u_g] == g.owner[u_what]
            and g.s_asset_side[u_g] == g.s_asset_side[u_what]
        ]
    ):
        if g.s_asset_side[u_g] != g.e_side_home or g.s_asset_ready[u_g] > 0:
            u_wards = tuple[int, ...]()
            if g.owner[u_g] != NOTHING and g.kept(u_g, since1):
                u_wards = g.choose_some(
                    "wards",
                    g.owner[u_g],
                    [
                        u_wards
                        for u_wards in (g.live(g.k_runner) if g.d_asset_life(u_g) > 0 else ())
                        if u_wards == u_what and g.s_asset_share[u_wards] > 0
                    ],
                    "runner",
                    0,
                    1,
                    apart=(u_what, u_g),
                )
            since2 = g.aways
            for u_ward in g.each([u_ward for u_ward in u_wards if g.kind[u_ward] in g.k_runner]):
                u_moved = min(g.s_asset_share[u_ward], (g.was(u_g, since1, past1) if past1 else g).d_asset_life(u_g))
                if g.kept(u_ward, since2):
                    g.s_asset_share[u_ward] = max(g.s_asset_share[u_ward] - max(0, u_moved), 0)
                if (g.was(u_g, since1, past1) if past1 else g).s_asset_side[u_g] == g.e_side_home:
                    if g.kept(u_g, since1):
                        g.v_taps(u_g)
                if g.kept(u_g, since1):
                    g.v_bears(u_g, max(0, u_moved))
    g.v_bears(u_what, (g.was(u_what, since3, past1) if past1 else g).s_asset_share[u_what])
    g.s_asset_share[u_what] = 0
    g.forget(u_what, past1)
    g.sought()


# cards/srtcg/rules/fights.card:209
def judges(g: Play, u_who: int) -> Outcome:
    done = False
    if g.s__foe != NOTHING:
        if g.s__foe != NOTHING and g.d_asset_life(g.s__foe) == 0:
            if g.s__foe != NOTHING:
                done = g.v_beats(u_who, g.s__foe) is not False or done
        else:
            if g.s__foe != NOTHING:
                done = g.v_retreats_from(u_who, g.s__foe) is not False or done
    done = g.v_parts(u_who) is not False or done
    return done


# cards/srtcg/rules/fights.card:217
def beats(g: Play, u_who: int, u_what: int) -> Outcome:
    done = False
    if g.s__cover == g.e_cover_blown and not any(
        True
        for u_x in g.live(g.k_asset)
        if g.s_asset_rival[u_x] == u_what
        and g.d_asset_minding(u_x) == 0
        and g.d_asset_force(u_x) > 0
        and g.d_asset_hush(u_x) == 0
    ):
        g.s__alarm = g.e_alarm_quiet
        done = True
    if g.where[u_what] == g.z__met:
        done = g.v_trashes(u_who, u_what) is not False or done
    return done


# cards/srtcg/rules/fights.card:224
def retreats_from(g: Play, u_who: int, u_what: int) -> None:
    since1 = g.aways
    g.s_asset_hurt[u_what] = 0
    g.b_asset_fate(u_what, g.e_fate_standing)
    g.s__journey = g.e_journey_ended
    if g.kept(u_what, since1) and g.where[u_what] == g.z__met:
        if g.kept(u_what, since1) and g.s__quarry != NOTHING and g.s__lookout != NOTHING:
            g.move(u_what, g.z_fixer_stack + g.apart * g.s__lookout + g.s__quarry)
    g.s__foe = NOTHING
    g.refers("s__foe")


# cards/srtcg/rules/fights.card:232
def parts(g: Play, u_who: int) -> None:
    g.s__brawl = g.e_brawl_calm
    since1 = g.aways
    for u_x in g.live(g.k_asset):
        if g.kept(u_x, since1):
            g.s_asset_rival[u_x] = NOTHING
            g.refers("s_asset_rival", u_x)
            g.b_asset_fate(u_x, g.e_fate_standing)
    since2 = g.aways
    for u_g in [
        u_g
        for u_g in g.live(g.k_gear)
        if g.s_gear_state[u_g] == g.e_state_working and g.f_gear_type(u_g) in (g.e_class_weapon, g.e_class_accessory)
    ]:
        if g.kept(u_g, since2):
            g.b_gear_state(u_g, g.e_state_idle)
    g.scope_end("fight")


# cards/srtcg/rules/fights.card:252
def bypasses(g: Play, u_who: int, u_what: int) -> Outcome:
    return g.v_trashes(u_who, u_what)


# cards/srtcg/rules/fights.card:257
def demands(g: Play, u_who: int, u_what: int) -> Outcome:
    done = False
    since1 = g.aways
    past1 = g.seek()
    done = g.perform("demand", u_what, u_who) is not False or done
    if (g.was(u_what, since1, past1) if past1 else g).f_asset_body(u_what) > 0 and g.s__journey == g.e_journey_going:
        if g.kept(u_what, since1):
            g.s__foe = u_what
            g.refers("s__foe")
            done = True
            done = g.v_engages(u_who, u_what) is not False or done
        done = g.v_braces(u_who) is not False or done
        done = g.v_clashes(u_who) is not False or done
    g.sought()
    return done


# cards/srtcg/rules/fights.card:265
def takes(g: Play, u_who: int, u_what: int) -> None:
    since1 = g.aways
    past1 = g.seek()
    g.v_strips(u_who, u_what)
    if g.kept(u_what, since1):
        g.move(u_what, g.z_fixer_glory + u_who)
    g.v_scores(u_who, max(0, (g.was(u_what, since1, past1) if past1 else g).f_objective_points(u_what)))
    g.sought()


# cards/srtcg/rules/fights.card:273
def intercepts(g: Play, u_who: int) -> None:
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
    if u_head != NOTHING:
        g.v_enlists(u_head)
    u_others = g.choose_some(
        "others",
        u_who,
        [
            u_others
            for u_others in g.zones[g.z_fixer_safehouse + u_who]
            if g.kind[u_others] in g.k_runner and g.s_asset_ready[u_others] > 0
        ],
        "runner",
        apart=(u_head,),
    )
    g.batch([("enlists", (u_it3,)) for u_it3 in [u_it3 for u_it3 in u_others if g.kind[u_it3] in g.k_runner]])
    g.s__interceptor = u_who
    if g.s__quarry != NOTHING:
        for u_prize in [
            u_prize for u_prize in g.all_in(g.z_fixer_front + g.s__quarry) if g.kind[u_prize] in g.k_objective
        ]:
            g.s_objective_defended[u_prize] = 1


# cards/srtcg/rules/fights.card:283
def enlists(g: Play, u_what: int) -> Outcome:
    done = False
    done = g.v_taps(u_what) is not False or done
    done = g.b_asset_side(u_what, g.e_side_against) is not False or done
    return done


# cards/srtcg/rules/fights.card:288
def confronts(g: Play, u_who: int) -> Outcome:
    done = False
    done = g.v_musters(u_who) is not False or done
    done = g.v_duels(u_who) is not False or done
    return done


# cards/srtcg/rules/fights.card:292
def musters(g: Play, u_who: int) -> None:
    g.s__bully = u_who
    g.scope_start("fight")
    g.s__brawl = g.e_brawl_joined
    since1 = g.aways
    for u_r in g.each([u_r for u_r in g.live(g.k_runner) if g.s_asset_side[u_r] != g.e_side_home]):
        if g.owner[u_r] != NOTHING and g.kept(u_r, since1):
            g.v_readies(g.owner[u_r], u_r)
    for u_r in [u_r for u_r in g.live(g.k_runner) if g.s_asset_side[u_r] == g.e_side_against]:
        u_met_one = NOTHING
        if g.s__bully != NOTHING:
            u_met_one = g.choose(
                "met_one",
                g.s__bully,
                [
                    u_met_one
                    for u_met_one in g.live(g.k_runner)
                    if g.s_asset_side[u_met_one] == g.e_side_out and g.s_asset_rival[u_met_one] == NOTHING
                ],
                "runner",
                apart=(u_r,),
            )
            if u_met_one == NOTHING:
                u_joined_one = NOTHING
                if g.s__bully != NOTHING:
                    u_joined_one = g.choose(
                        "joined_one",
                        g.s__bully,
                        [
                            u_joined_one
                            for u_joined_one in g.live(g.k_runner)
                            if g.s_asset_side[u_joined_one] == g.e_side_out
                        ],
                        "runner",
                        apart=(u_r,),
                    )
                if u_joined_one != NOTHING:
                    g.s_asset_rival[u_r] = u_joined_one
                    g.refers("s_asset_rival", u_r)
        if u_met_one != NOTHING:
            g.s_asset_rival[u_r] = u_met_one
            g.refers("s_asset_rival", u_r)
            g.s_asset_rival[u_met_one] = u_r
            g.refers("s_asset_rival", u_met_one)
    for u_r in [
        u_r for u_r in g.live(g.k_runner) if g.s_asset_side[u_r] == g.e_side_out and g.s_asset_rival[u_r] == NOTHING
    ]:
        u_helped_against = NOTHING
        if g.owner[u_r] != NOTHING:
            u_helped_against = g.choose(
                "helped_against",
                g.owner[u_r],
                [
                    u_helped_against
                    for u_helped_against in g.live(g.k_runner)
                    if g.s_asset_side[u_helped_against] == g.e_side_against
                ],
                "runner",
                apart=(u_r,),
            )
        if u_helped_against != NOTHING:
            g.s_asset_rival[u_r] = u_helped_against
            g.refers("s_asset_rival", u_r)
    since2 = g.aways
    for u_g in g.each([u_g for u_g in g.live(g.k_gear) if g.s_asset_side[u_g] != g.e_side_home]):
        if g.owner[u_g] != NOTHING and g.kept(u_g, since2):
            g.v_aims(g.owner[u_g], u_g)


# cards/srtcg/rules/fights.card:312
def duels(g: Play, u_who: int) -> Outcome:
    done = False
    done = g.v_braces(u_who) is not False or done
    done = g.v_clashes(u_who) is not False or done
    done = (
        any(
            g.batch(
                [
                    ("untaps", (u_it1,))
                    for u_it1 in [u_it1 for u_it1 in g.live(g.k_runner) if g.s_asset_side[u_it1] == g.e_side_against]
                ]
            )
        )
        or done
    )
    done = (
        any(
            g.batch(
                [
                    ("becomes asset.side.home", (u_it2,))
                    for u_it2 in [u_it2 for u_it2 in g.live(g.k_asset) if g.s_asset_side[u_it2] == g.e_side_against]
                    if g.s_asset_side[u_it2] != g.e_side_home
                ]
            )
        )
        or done
    )
    return done


# cards/srtcg/rules/fights.card:319
def hunts(g: Play, u_what: int, u_prey: int) -> Outcome:
    done = False
    since1 = g.aways
    done = g.v_enlists(u_what) is not False or done
    if g.kept(u_prey, since1):
        done = g.b_asset_side(u_prey, g.e_side_out) is not False or done
    if g.owner[u_what] != NOTHING:
        done = g.v_confronts(g.owner[u_what]) is not False or done
    if g.kept(u_prey, since1):
        done = g.v_withdraws(u_prey) is not False or done
    return done


# cards/srtcg/rules/fights.card:325
def returns(g: Play, u_who: int) -> None:
    g.batch(
        [
            ("becomes asset.side.home", (u_it1,))
            for u_it1 in [u_it1 for u_it1 in g.live(g.k_asset) if g.s_asset_side[u_it1] != g.e_side_home]
            if g.s_asset_side[u_it1] != g.e_side_home
        ]
    )
    since1 = g.aways
    for u_g in [
        u_g
        for u_g in g.live(g.k_gear)
        if (g.f_gear_type(u_g) == g.e_class_transport or g.s_gear_state[u_g] == g.e_state_parked)
    ]:
        if g.kept(u_g, since1):
            g.b_gear_state(u_g, g.e_state_idle)
    for u_danger in [u_danger for u_danger in g.zones[g.z__met] if g.kind[u_danger] in g.k_challenge]:
        if g.s__quarry != NOTHING and g.s__lookout != NOTHING:
            g.move(u_danger, g.z_fixer_stack + g.apart * g.s__lookout + g.s__quarry)
    g.s__foe = NOTHING
    g.refers("s__foe")
    g.s__quarry = NOTHING
    g.s__lookout = NOTHING
    g.s__alarm = g.e_alarm_quiet
    g.s__journey = g.e_journey_none


# cards/srtcg/rules/fights.card:338
def bursts_with(g: Play, u_who: int, u_what: int) -> Outcome:
    done = False
    done = g.perform("burst", u_what, u_who) is not False or done
    return done


# cards/srtcg/rules/fights.card:49
def rule_one_alarm__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.s__alarm == g.e_alarm_ringing


# cards/srtcg/rules/fights.card:91
def rule_fit_to_send__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_g = args[1]
    return g.kind[u_g] in g.k_gear and (
        g.f_gear_type(u_g) not in (g.e_class_drone, g.e_class_spirit)
        or (g.s_gear_user[u_g] != NOTHING and g.s_asset_side[g.s_gear_user[u_g]] == g.e_side_home)
        or g.s_asset_side[u_g] != g.e_side_home
    )


# cards/srtcg/rules/fights.card:94
def rule_drones_limit__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_g = args[1]
    return (
        g.kind[u_g] in g.k_gear
        and g.f_gear_type(u_g) == g.e_class_drone
        and (
            g.s_gear_user[u_g] != NOTHING
            and len(
                [
                    u_d
                    for u_d in g.live(g.k_gear)
                    if g.f_gear_type(u_d) == g.e_class_drone
                    and g.s_gear_user[u_d] == g.s_gear_user[u_g]
                    and g.s_asset_side[u_d] != g.e_side_home
                ]
            )
            >= g.d_runner_piloting_rating(g.s_gear_user[u_g])
        )
    )


# cards/srtcg/rules/fights.card:97
def rule_spirits_limit__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_g = args[1]
    return (
        g.kind[u_g] in g.k_gear
        and g.f_gear_type(u_g) == g.e_class_spirit
        and (
            g.s_gear_user[u_g] != NOTHING
            and len(
                [
                    u_d
                    for u_d in g.live(g.k_gear)
                    if g.f_gear_type(u_d) == g.e_class_spirit
                    and g.s_gear_user[u_d] == g.s_gear_user[u_g]
                    and g.s_asset_side[u_d] != g.e_side_home
                ]
            )
            >= g.d_runner_conjure_rating(g.s_gear_user[u_g])
        )
    )


# cards/srtcg/rules/fights.card:106
def rule_fit_to_shell__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[1]
    return g.kind[u_r] in g.k_runner and (
        g.s_asset_side[u_r] != g.e_side_home
        or not any(
            True
            for u_it3 in g.zones[g.z_runner_kit + u_r]
            if g.kind[u_it3] in g.k_gear and g.e_keyword_indirect in g.f_asset_keywords(u_it3)
        )
    )


# cards/srtcg/rules/fights.card:241
def rule_death__whenever_test(g: Play, this: int, you: int, env: Env) -> Value:
    return g.s__brawl == g.e_brawl_calm and any(True for u_it1 in g.live(g.k_runner) if g.d_asset_life(u_it1) == 0)


# cards/srtcg/rules/fights.card:241
def rule_death__whenever(g: Play, this: int, you: int, env: Env) -> None:
    calls1: Calls = []
    since1 = g.aways
    for u_r in g.each([u_r for u_r in g.live(g.k_runner) if g.d_asset_life(u_r) == 0]):
        if g.owner[u_r] != NOTHING and g.kept(u_r, since1):
            calls1 += [("trashes", (g.owner[u_r], u_r))]
    g.together(calls1)


# cards/srtcg/rules/fights.card:246
def rule_wreck__whenever_test(g: Play, this: int, you: int, env: Env) -> Value:
    return g.s__brawl == g.e_brawl_calm and any(
        True
        for u_it1 in g.live(g.k_gear)
        if g.f_gear_type(u_it1) in (g.e_class_drone, g.e_class_spirit) and g.d_asset_life(u_it1) == 0
    )


# cards/srtcg/rules/fights.card:246
def rule_wreck__whenever(g: Play, this: int, you: int, env: Env) -> None:
    calls1: Calls = []
    since1 = g.aways
    for u_g in g.each(
        [
            u_g
            for u_g in g.live(g.k_gear)
            if g.f_gear_type(u_g) in (g.e_class_drone, g.e_class_spirit) and g.d_asset_life(u_g) == 0
        ]
    ):
        if g.owner[u_g] != NOTHING and g.kept(u_g, since1):
            calls1 += [("trashes", (g.owner[u_g], u_g))]
    g.together(calls1)


MODULE = Module(
    source="cards/srtcg/rules/fights.card",
    digest="200137022223421474437989241865090486303",
    verbs=(
        Verb("meets", (("who", "fixer"), ("what", "asset")), meets, line=6),
        Verb("blocks", (("what", "challenge"), ("who", "fixer")), blocks, line=17),
        Verb("sneaks", (("who", "fixer"),), sneaks, line=24),
        Verb("tests", (("what", "challenge"), ("who", "fixer")), tests, line=31),
        Verb("alerts", (("who", "fixer"),), alerts, line=44),
        Verb("evades", (("who", "fixer"), ("what", "challenge")), evades, line=51),
        Verb("engages", (("who", "fixer"), ("what", "asset")), engages, line=56),
        Verb("readies", (("who", "fixer"), ("what", "runner")), readies, line=66),
        Verb("sends", (("who", "fixer"), ("what", "gear")), sends, line=74),
        Verb("aims", (("who", "fixer"), ("what", "gear")), aims, line=84),
        Verb(
            "shells with", (("who", "fixer"), ("what", "runner")), shells_with, possible=shells_with_possible, line=100
        ),
        Verb("braces", (("who", "fixer"),), braces, line=109),
        Verb("clashes", (("who", "fixer"),), clashes, line=122),
        Verb("strikes", (("what", "asset"),), strikes, line=136),
        Verb("lands", (("who", "fixer"),), lands, line=178),
        Verb(
            "bears",
            (("what", "asset"), ("amount", "number")),
            bears,
            packet="amount",
            affects="what",
            needs=("amount",),
            line=187,
        ),
        Verb("suffers", (("what", "asset"), ("amount", "number")), suffers, affects="what", line=193),
        Verb("judges", (("who", "fixer"),), judges, line=209),
        Verb("beats", (("who", "fixer"), ("what", "asset")), beats, line=217),
        Verb("retreats from", (("who", "fixer"), ("what", "asset")), retreats_from, line=224),
        Verb("parts", (("who", "fixer"),), parts, line=232),
        Verb("bypasses", (("who", "fixer"), ("what", "asset")), bypasses, line=252),
        Verb("demands", (("who", "fixer"), ("what", "objective")), demands, line=257),
        Verb("takes", (("who", "fixer"), ("what", "objective")), takes, line=265),
        Verb("intercepts", (("who", "fixer"),), intercepts, line=273),
        Verb("enlists", (("what", "runner"),), enlists, line=283),
        Verb("confronts", (("who", "fixer"),), confronts, line=288),
        Verb("musters", (("who", "fixer"),), musters, line=292),
        Verb("duels", (("who", "fixer"),), duels, line=312),
        Verb("hunts", (("what", "runner"), ("prey", "runner")), hunts, line=319),
        Verb("returns", (("who", "fixer"),), returns, line=325),
        Verb("bursts with", (("who", "fixer"), ("what", "gear")), bursts_with, line=338),
    ),
    rules=(
        Ability(
            "rule_one_alarm__static_cannot",
            "cannot",
            "alerts",
            None,
            None,
            guard=rule_one_alarm__static_cannot,
            rule="one_alarm",
            line=49,
        ),
        Ability(
            "rule_fit_to_send__static_cannot",
            "cannot",
            "sends",
            rule_fit_to_send__static_cannot,
            None,
            rule="fit_to_send",
            line=91,
        ),
        Ability(
            "rule_drones_limit__static_cannot",
            "cannot",
            "sends",
            rule_drones_limit__static_cannot,
            None,
            rule="drones_limit",
            line=94,
        ),
        Ability(
            "rule_spirits_limit__static_cannot",
            "cannot",
            "sends",
            rule_spirits_limit__static_cannot,
            None,
            rule="spirits_limit",
            line=97,
        ),
        Ability(
            "rule_fit_to_shell__static_cannot",
            "cannot",
            "shells with",
            rule_fit_to_shell__static_cannot,
            None,
            rule="fit_to_shell",
            line=106,
        ),
        Ability(
            "rule_death__whenever",
            "whenever",
            "",
            rule_death__whenever_test,
            rule_death__whenever,
            rule="death",
            line=241,
        ),
        Ability(
            "rule_wreck__whenever",
            "whenever",
            "",
            rule_wreck__whenever_test,
            rule_wreck__whenever,
            rule="wreck",
            line=246,
        ),
    ),
    batched=("bears", "becomes asset.side.home", "blocks", "enlists", "strikes", "trashes", "untaps"),
    lines=(
        "14:6 17:7 19:8 21:9 22:10 24:11 25:12 26:13 32:14 33:15 35:6 39:17 40:18 42:19 43:20 49:21 54:24"
        " 56:25 58:26 59:27 61:28 62:29 64:24 68:31 72:32 73:33 74:34 77:35 78:36 79:37 80:38 107:39 108:40"
        " 109:41 114:42 115:31 120:44 121:45 122:46 126:51 131:56 133:57 134:58 135:59 137:60 140:61 142:62"
        " 143:63 149:66 151:67 166:68 168:69 170:70 172:71 174:66 178:74 182:75 183:76 186:77 189:78 192:79"
        " 195:80 196:81 198:74 203:84 205:85 217:87 220:88 224:84 228:100 231:101 232:102 245:103 249:100"
        " 262:109 263:110 265:111 322:122 324:123 341:124 342:125 343:126 345:127 346:128 365:129 366:130"
        " 369:131 371:132 372:133 373:122 377:136 378:137 379:138 380:139 381:140 383:141 384:142 385:143"
        " 396:144 397:145 398:146 399:147 403:148 417:149 420:150 442:151 443:152 445:153 446:154 448:155"
        " 449:156 450:157 451:158 453:159 454:160 455:161 456:162 457:163 467:164 484:165 485:166 486:167"
        " 487:168 488:169 489:170 490:171 491:172 493:174 496:175 497:176 501:178 503:179 504:180 507:179"
        " 508:181 510:182 513:183 514:184 515:185 517:178 521:187 522:190 523:187 527:193 530:195 531:196"
        " 542:197 543:198 558:199 560:200 561:201 563:202 564:203 566:204 568:205 569:206 571:193 575:209"
        " 577:210 578:211 579:212 582:214 584:215 585:209 589:217 591:218 599:219 601:220 602:221 603:217"
        " 607:224 609:225 610:226 611:227 612:228 613:229 615:230 620:232 621:233 622:234 624:235 627:236"
        " 628:237 634:238 636:239 640:252 645:257 649:258 650:259 651:260 655:261 656:262 657:263 658:257"
        " 663:265 666:266 667:267 669:268 670:265 674:273 675:274 685:275 687:276 698:277 699:278 700:279"
        " 704:280 708:283 710:284 711:285 712:283 716:288 718:289 719:290 720:288 724:292 725:293 726:294"
        " 727:295 728:296 730:297 732:298 733:299 747:301 760:302 763:303 766:304 768:305 771:306 784:307"
        " 787:308 789:309 794:312 796:313 797:314 798:315 809:316 821:312 825:319 828:320 829:321 831:322"
        " 833:323 835:319 839:325 840:326 847:327 853:328 855:329 856:330 858:331 860:332 861:333 862:334"
        " 863:335 867:338 869:339 870:338 874:49 879:91 889:94 911:97 933:106 946:241 952:242 953:243 955:244"
        " 957:242 961:246 971:247 972:248 980:249 982:247"
    ),
)
