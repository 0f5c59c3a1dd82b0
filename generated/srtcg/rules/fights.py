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
        since3 = g.aways
        for u_danger in g.each([u_danger for u_danger in g.zones[g.z__met] if g.kind[u_danger] in g.k_challenge]):
            if g.kept(u_danger, since3):
                g.v_blocks(u_danger, u_who)
    if g.s__foe == NOTHING:
        if g.kept(u_what, since2):
            g.v_trashes(u_who, u_what)
    g.sought()


# cards/srtcg/rules/fights.card:18
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


# cards/srtcg/rules/fights.card:25
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


# cards/srtcg/rules/fights.card:32
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


# cards/srtcg/rules/fights.card:45
def alerts(g: Play, u_who: int) -> None:
    g.s__alarm = g.e_alarm_ringing
    g.s__cover = g.e_cover_blown


# cards/srtcg/rules/fights.card:52
def evades(g: Play, u_who: int, u_what: int) -> Outcome:
    return g.v_trashes(u_who, u_what)


# cards/srtcg/rules/fights.card:57
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


# cards/srtcg/rules/fights.card:67
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


# cards/srtcg/rules/fights.card:75
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


# cards/srtcg/rules/fights.card:85
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


# cards/srtcg/rules/fights.card:101
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


# cards/srtcg/rules/fights.card:101
def shells_with_possible(g: Play, u_who: int, u_what: int) -> Value:
    return g.can("taps", u_what) or any(
        True
        for u_gun in g.zones[g.z_runner_kit + u_what]
        if g.kind[u_gun] in g.k_gear and g.e_keyword_indirect in g.f_asset_keywords(u_gun)
    )


# cards/srtcg/rules/fights.card:110
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
        Window("braces", offers1, 112, start=lambda g: g.current, second=lambda g: g.s__heard, names=(("who", u_who),))
    )


# cards/srtcg/rules/fights.card:123
def clashes(g: Play, u_who: int) -> Outcome:
    done = False
    since1 = g.aways
    for u_x in g.each(
        [
            u_x
            for u_x in g.live(g.k_asset)
            if g.s_asset_rival[u_x] != NOTHING
            and g.d_asset_minding(u_x) == 0
            and (g.e_keyword_swift in g.f_asset_keywords(u_x) or g.d_asset_haste(u_x) > 0)
        ]
    ):
        if g.kept(u_x, since1):
            done = g.v_strikes(u_x) is not False or done
    if g.s__foe != NOTHING:
        if g.s__foe != NOTHING and g.e_keyword_swift in g.f_asset_keywords(g.s__foe):
            if g.s__foe != NOTHING:
                done = g.v_strikes(g.s__foe) is not False or done
    done = g.v_lands(u_who) is not False or done
    since2 = g.aways
    for u_x in g.each(
        [
            u_x
            for u_x in g.live(g.k_asset)
            if g.s_asset_rival[u_x] != NOTHING
            and g.d_asset_minding(u_x) == 0
            and g.s_asset_fate[u_x] == g.e_fate_standing
            and g.e_keyword_swift not in g.f_asset_keywords(u_x)
            and g.d_asset_haste(u_x) == 0
        ]
    ):
        if g.kept(u_x, since2):
            done = g.v_strikes(u_x) is not False or done
    if g.s__foe != NOTHING:
        if (g.s__foe != NOTHING and g.e_keyword_swift not in g.f_asset_keywords(g.s__foe)) and (
            g.s__foe != NOTHING and g.s_asset_fate[g.s__foe] == g.e_fate_standing
        ):
            if g.s__foe != NOTHING:
                done = g.v_strikes(g.s__foe) is not False or done
    done = g.v_lands(u_who) is not False or done
    done = g.v_judges(u_who) is not False or done
    return done


# cards/srtcg/rules/fights.card:139
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


# cards/srtcg/rules/fights.card:181
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


# cards/srtcg/rules/fights.card:190
def bears(g: Play, u_what: int, u_amount: int) -> Outcome:
    g.s_asset_hurt[u_what] = bounded(g.s_asset_hurt[u_what] + u_amount)
    return u_amount != 0


# cards/srtcg/rules/fights.card:196
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


# cards/srtcg/rules/fights.card:212
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


# cards/srtcg/rules/fights.card:220
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


# cards/srtcg/rules/fights.card:227
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


# cards/srtcg/rules/fights.card:235
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


# cards/srtcg/rules/fights.card:255
def bypasses(g: Play, u_who: int, u_what: int) -> Outcome:
    return g.v_trashes(u_who, u_what)


# cards/srtcg/rules/fights.card:260
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


# cards/srtcg/rules/fights.card:268
def takes(g: Play, u_who: int, u_what: int) -> None:
    since1 = g.aways
    past1 = g.seek()
    g.v_strips(u_who, u_what)
    if g.kept(u_what, since1):
        g.move(u_what, g.z_fixer_glory + u_who)
    g.v_scores(u_who, max(0, (g.was(u_what, since1, past1) if past1 else g).f_objective_points(u_what)))
    g.sought()


# cards/srtcg/rules/fights.card:276
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


# cards/srtcg/rules/fights.card:286
def enlists(g: Play, u_what: int) -> Outcome:
    done = False
    done = g.v_taps(u_what) is not False or done
    done = g.b_asset_side(u_what, g.e_side_against) is not False or done
    return done


# cards/srtcg/rules/fights.card:291
def confronts(g: Play, u_who: int) -> Outcome:
    done = False
    done = g.v_musters(u_who) is not False or done
    done = g.v_duels(u_who) is not False or done
    return done


# cards/srtcg/rules/fights.card:295
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


# cards/srtcg/rules/fights.card:315
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


# cards/srtcg/rules/fights.card:322
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


# cards/srtcg/rules/fights.card:328
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


# cards/srtcg/rules/fights.card:341
def bursts_with(g: Play, u_who: int, u_what: int) -> Outcome:
    done = False
    done = g.perform("burst", u_what, u_who) is not False or done
    return done


# cards/srtcg/rules/fights.card:50
def rule_one_alarm__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.s__alarm == g.e_alarm_ringing


# cards/srtcg/rules/fights.card:92
def rule_fit_to_send__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_g = args[1]
    return g.kind[u_g] in g.k_gear and (
        g.f_gear_type(u_g) not in (g.e_class_drone, g.e_class_spirit)
        or (g.s_gear_user[u_g] != NOTHING and g.s_asset_side[g.s_gear_user[u_g]] == g.e_side_home)
        or g.s_asset_side[u_g] != g.e_side_home
    )


# cards/srtcg/rules/fights.card:95
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


# cards/srtcg/rules/fights.card:98
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


# cards/srtcg/rules/fights.card:107
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


# cards/srtcg/rules/fights.card:244
def rule_death__whenever_test(g: Play, this: int, you: int, env: Env) -> Value:
    return g.s__brawl == g.e_brawl_calm and any(True for u_it1 in g.live(g.k_runner) if g.d_asset_life(u_it1) == 0)


# cards/srtcg/rules/fights.card:244
def rule_death__whenever(g: Play, this: int, you: int, env: Env) -> None:
    calls1: Calls = []
    since1 = g.aways
    for u_r in g.each([u_r for u_r in g.live(g.k_runner) if g.d_asset_life(u_r) == 0]):
        if g.owner[u_r] != NOTHING and g.kept(u_r, since1):
            calls1 += [("trashes", (g.owner[u_r], u_r))]
    g.together(calls1)


# cards/srtcg/rules/fights.card:249
def rule_wreck__whenever_test(g: Play, this: int, you: int, env: Env) -> Value:
    return g.s__brawl == g.e_brawl_calm and any(
        True
        for u_it1 in g.live(g.k_gear)
        if g.f_gear_type(u_it1) in (g.e_class_drone, g.e_class_spirit) and g.d_asset_life(u_it1) == 0
    )


# cards/srtcg/rules/fights.card:249
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
    digest="186053688530638184798845582376991089715",
    verbs=(
        Verb("meets", (("who", "fixer"), ("what", "asset")), meets, line=6),
        Verb("blocks", (("what", "challenge"), ("who", "fixer")), blocks, line=18),
        Verb("sneaks", (("who", "fixer"),), sneaks, line=25),
        Verb("tests", (("what", "challenge"), ("who", "fixer")), tests, line=32),
        Verb("alerts", (("who", "fixer"),), alerts, line=45),
        Verb("evades", (("who", "fixer"), ("what", "challenge")), evades, line=52),
        Verb("engages", (("who", "fixer"), ("what", "asset")), engages, line=57),
        Verb("readies", (("who", "fixer"), ("what", "runner")), readies, line=67),
        Verb("sends", (("who", "fixer"), ("what", "gear")), sends, line=75),
        Verb("aims", (("who", "fixer"), ("what", "gear")), aims, line=85),
        Verb(
            "shells with", (("who", "fixer"), ("what", "runner")), shells_with, possible=shells_with_possible, line=101
        ),
        Verb("braces", (("who", "fixer"),), braces, line=110),
        Verb("clashes", (("who", "fixer"),), clashes, line=123),
        Verb("strikes", (("what", "asset"),), strikes, line=139),
        Verb("lands", (("who", "fixer"),), lands, line=181),
        Verb(
            "bears",
            (("what", "asset"), ("amount", "number")),
            bears,
            packet="amount",
            affects="what",
            needs=("amount",),
            line=190,
        ),
        Verb("suffers", (("what", "asset"), ("amount", "number")), suffers, affects="what", line=196),
        Verb("judges", (("who", "fixer"),), judges, line=212),
        Verb("beats", (("who", "fixer"), ("what", "asset")), beats, line=220),
        Verb("retreats from", (("who", "fixer"), ("what", "asset")), retreats_from, line=227),
        Verb("parts", (("who", "fixer"),), parts, line=235),
        Verb("bypasses", (("who", "fixer"), ("what", "asset")), bypasses, line=255),
        Verb("demands", (("who", "fixer"), ("what", "objective")), demands, line=260),
        Verb("takes", (("who", "fixer"), ("what", "objective")), takes, line=268),
        Verb("intercepts", (("who", "fixer"),), intercepts, line=276),
        Verb("enlists", (("what", "runner"),), enlists, line=286),
        Verb("confronts", (("who", "fixer"),), confronts, line=291),
        Verb("musters", (("who", "fixer"),), musters, line=295),
        Verb("duels", (("who", "fixer"),), duels, line=315),
        Verb("hunts", (("what", "runner"), ("prey", "runner")), hunts, line=322),
        Verb("returns", (("who", "fixer"),), returns, line=328),
        Verb("bursts with", (("who", "fixer"), ("what", "gear")), bursts_with, line=341),
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
            line=50,
        ),
        Ability(
            "rule_fit_to_send__static_cannot",
            "cannot",
            "sends",
            rule_fit_to_send__static_cannot,
            None,
            rule="fit_to_send",
            line=92,
        ),
        Ability(
            "rule_drones_limit__static_cannot",
            "cannot",
            "sends",
            rule_drones_limit__static_cannot,
            None,
            rule="drones_limit",
            line=95,
        ),
        Ability(
            "rule_spirits_limit__static_cannot",
            "cannot",
            "sends",
            rule_spirits_limit__static_cannot,
            None,
            rule="spirits_limit",
            line=98,
        ),
        Ability(
            "rule_fit_to_shell__static_cannot",
            "cannot",
            "shells with",
            rule_fit_to_shell__static_cannot,
            None,
            rule="fit_to_shell",
            line=107,
        ),
        Ability(
            "rule_death__whenever",
            "whenever",
            "",
            rule_death__whenever_test,
            rule_death__whenever,
            rule="death",
            line=244,
        ),
        Ability(
            "rule_wreck__whenever",
            "whenever",
            "",
            rule_wreck__whenever_test,
            rule_wreck__whenever,
            rule="wreck",
            line=249,
        ),
    ),
    batched=("bears", "becomes asset.side.home", "enlists", "trashes", "untaps"),
    lines=(
        "14:6 17:7 19:8 21:9 22:10 24:11 25:12 26:13 28:14 30:15 31:16 33:6 37:18 38:19 40:20 41:21 47:22"
        " 52:25 54:26 56:27 57:28 59:29 60:30 62:25 66:32 70:33 71:34 72:35 75:36 76:37 77:38 78:39 105:40"
        " 106:41 107:42 112:43 113:32 118:45 119:46 120:47 124:52 129:57 131:58 132:59 133:60 135:61 138:62"
        " 140:63 141:64 147:67 149:68 164:69 166:70 168:71 170:72 172:67 176:75 180:76 181:77 184:78 187:79"
        " 190:80 193:81 194:82 196:75 201:85 203:86 215:88 218:89 222:85 226:101 229:102 230:103 243:104"
        " 247:101 260:110 261:111 263:112 320:123 322:124 332:125 334:126 335:127 336:128 338:129 339:130"
        " 351:131 353:132 354:133 357:134 359:135 360:136 361:123 365:139 366:140 367:141 368:142 369:143"
        " 371:144 372:145 373:146 384:147 385:148 386:149 387:150 391:151 405:152 408:153 430:154 431:155"
        " 433:156 434:157 436:158 437:159 438:160 439:161 441:162 442:163 443:164 444:165 445:166 455:167"
        " 472:168 473:169 474:170 475:171 476:172 477:173 478:174 479:175 481:177 484:178 485:179 489:181"
        " 491:182 492:183 495:182 496:184 498:185 501:186 502:187 503:188 505:181 509:190 510:193 511:190"
        " 515:196 518:198 519:199 530:200 531:201 546:202 548:203 549:204 551:205 552:206 554:207 556:208"
        " 557:209 559:196 563:212 565:213 566:214 567:215 570:217 572:218 573:212 577:220 579:221 587:222"
        " 589:223 590:224 591:220 595:227 597:228 598:229 599:230 600:231 601:232 603:233 608:235 609:236"
        " 610:237 612:238 615:239 616:240 622:241 624:242 628:255 633:260 637:261 638:262 639:263 643:264"
        " 644:265 645:266 646:260 651:268 654:269 655:270 657:271 658:268 662:276 663:277 673:278 675:279"
        " 686:280 687:281 688:282 692:283 696:286 698:287 699:288 700:286 704:291 706:292 707:293 708:291"
        " 712:295 713:296 714:297 715:298 716:299 718:300 720:301 721:302 735:304 748:305 751:306 754:307"
        " 756:308 759:309 772:310 775:311 777:312 782:315 784:316 785:317 786:318 797:319 809:315 813:322"
        " 816:323 817:324 819:325 821:326 823:322 827:328 828:329 835:330 841:331 843:332 844:333 846:334"
        " 848:335 849:336 850:337 851:338 855:341 857:342 858:341 862:50 867:92 877:95 899:98 921:107 934:244"
        " 940:245 941:246 943:247 945:245 949:249 959:250 960:251 968:252 970:250"
    ),
)
