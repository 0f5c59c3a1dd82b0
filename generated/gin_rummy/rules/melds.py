"""Made by `ombre build` from cards/gin_rummy/rules/melds.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import (
    NOTHING,
    Ability,
    Args,
    Env,
    Module,
    Offers,
    Outcome,
    Value,
    Verb,
    Window,
    bounded,
    product,
    quotient,
)

if TYPE_CHECKING:
    from ombre.generated.gin_rummy.play import Play


# cards/gin_rummy/rules/melds.card:6
def arranges(g: Play, u_who: int) -> None:
    g.s__ways = 1
    for u_c in [u_c for u_c in g.zones[g.z_person_hand + u_who] if g.kind[u_c] in g.k_playing_card]:
        g.s_playing_card_twins[u_c] = len(
            [
                u_d
                for u_d in g.zones[g.z_person_hand + u_who]
                if g.kind[u_d] in g.k_playing_card
                and g.f_playing_card_rank(u_d) == g.f_playing_card_rank(u_c)
                and u_d != g.s__lifted
            ]
        )
        g.s_playing_card_nth[u_c] = len(
            [
                u_d
                for u_d in g.zones[g.z_person_hand + u_who]
                if g.kind[u_d] in g.k_playing_card
                and g.f_playing_card_rank(u_d) == g.f_playing_card_rank(u_c)
                and u_d != g.s__lifted
                and g.f_playing_card_place(u_d) <= g.f_playing_card_place(u_c)
            ]
        )
        if g.s_playing_card_twins[u_c] > 2 and g.s_playing_card_nth[u_c] == 1 and u_c != g.s__lifted:
            g.s__ways = bounded(max(product(g.s__ways, (4 * g.s_playing_card_twins[u_c]) - 10), 0))
    for u_way in g.repeat(g.s__ways):
        g.s__code = bounded(max(u_way - 1, 0))
        for u_c in [u_c for u_c in g.zones[g.z_person_hand + u_who] if g.kind[u_c] in g.k_playing_card]:
            g.s_playing_card_trial[u_c] = 0
        for u_c in [
            u_c for u_c in g.zones[g.z_person_hand + u_who] if g.kind[u_c] in g.k_playing_card and u_c == g.s__lifted
        ]:
            g.s_playing_card_trial[u_c] = 1
        for u_c in g.each(
            [
                u_c
                for u_c in g.zones[g.z_person_hand + u_who]
                if g.kind[u_c] in g.k_playing_card
                and g.s_playing_card_twins[u_c] > 2
                and g.s_playing_card_nth[u_c] == 1
                and u_c != g.s__lifted
            ]
        ):
            u_many = (4 * g.s_playing_card_twins[u_c]) - 10
            u_picked = g.s__code - product(quotient(g.s__code, u_many, False), u_many)
            g.s__code = bounded(max(quotient(g.s__code, u_many, False), 0))
            if u_picked > 0:
                for u_d in [
                    u_d
                    for u_d in g.zones[g.z_person_hand + u_who]
                    if g.kind[u_d] in g.k_playing_card
                    and g.f_playing_card_rank(u_d) == g.f_playing_card_rank(u_c)
                    and u_d != g.s__lifted
                    and (g.s_playing_card_nth[u_d] < (u_picked - 1) or g.s_playing_card_nth[u_d] > (u_picked - 1))
                ]:
                    g.s_playing_card_trial[u_d] = 1
        for u_c in g.each(
            [
                u_c
                for u_c in g.zones[g.z_person_hand + u_who]
                if g.kind[u_c] in g.k_playing_card and g.s_playing_card_trial[u_c] == 0
            ]
        ):
            for u_n in g.repeat(3):
                if (
                    len(
                        [
                            u_d
                            for u_d in g.zones[g.z_person_hand + u_who]
                            if g.kind[u_d] in g.k_playing_card
                            and g.f_playing_card_suit(u_d) == g.f_playing_card_suit(u_c)
                            and (g.s_playing_card_trial[u_d] == 0 or g.s_playing_card_trial[u_d] == 2)
                            and g.f_playing_card_place(u_d) >= ((g.f_playing_card_place(u_c) + u_n) - 3)
                            and g.f_playing_card_place(u_d) < (g.f_playing_card_place(u_c) + u_n)
                        ]
                    )
                    == 3
                ):
                    g.s_playing_card_trial[u_c] = 2
        if u_way == 1 or sum(
            g.f_playing_card_value(u_it10)
            for u_it10 in g.zones[g.z_person_hand + u_who]
            if g.kind[u_it10] in g.k_playing_card and g.s_playing_card_trial[u_it10] == 0
        ) < g.d_person_deadwood(u_who):
            for u_c in [u_c for u_c in g.zones[g.z_person_hand + u_who] if g.kind[u_c] in g.k_playing_card]:
                g.s_playing_card_part[u_c] = g.s_playing_card_trial[u_c]
    g.s__ways = 0


# cards/gin_rummy/rules/melds.card:36
def ponders(g: Play, u_who: int) -> None:
    g.v_arranges(u_who)
    for u_c in [u_c for u_c in g.zones[g.z_person_hand + u_who] if g.kind[u_c] in g.k_playing_card]:
        g.s_playing_card_parting[u_c] = 0
    since1 = g.aways
    for u_c in g.each(
        [
            u_c
            for u_c in (g.zones[g.z_person_hand + u_who] if g.d_person_deadwood(u_who) <= 20 else ())
            if g.kind[u_c] in g.k_playing_card
        ]
    ):
        if g.kept(u_c, since1):
            g.s__lifted = u_c
            g.refers("s__lifted")
        g.v_arranges(u_who)
        if g.d_person_deadwood(u_who) <= 10:
            if g.kept(u_c, since1):
                g.s_playing_card_parting[u_c] = 1
    g.s__lifted = NOTHING
    g.refers("s__lifted")


# cards/gin_rummy/rules/melds.card:47
def knocks_with(g: Play, u_who: int, u_what: int) -> None:
    g.move(u_what, g.z__pile)
    g.v_lays(u_who)
    if bool(g.zones[g.z_person_rest + u_who]):

        def offers1(g: Play) -> Offers:
            return [
                (u_doer, "adds", (u_doer, u_it1))
                for u_doer in (g.seat_after(u_who, 1),)
                for u_it1 in g.zones[g.z_person_hand + g.seat_after(u_who, 1)]
                if g.kind[u_it1] in g.k_playing_card
            ]

        g.window(Window("knocks_with", offers1, 51, start=lambda g: g.seat_after(u_who, 1), names=(("who", u_who),)))
    g.v_lays(g.seat_after(u_who, 1))
    u_own = sum(
        g.f_playing_card_value(u_it2) for u_it2 in g.zones[g.z_person_rest + u_who] if g.kind[u_it2] in g.k_playing_card
    )
    u_theirs = sum(
        g.f_playing_card_value(u_it3)
        for u_it3 in g.zones[g.z_person_rest + g.seat_after(u_who, 1)]
        if g.kind[u_it3] in g.k_playing_card
    )
    if u_own > u_theirs:
        g.s_person_points[g.seat_after(u_who, 1)] = bounded(max((u_own - u_theirs) + 25, 0))
        g.end("undercut", NOTHING, g.seat_after(u_who, 1))
    g.s_person_points[u_who] = bounded(max(u_theirs - u_own, 0))
    if u_own == 0:
        g.s_person_points[u_who] = bounded(g.s_person_points[u_who] + 25)
    g.end("knock", NOTHING, u_who)


# cards/gin_rummy/rules/melds.card:64
def lays(g: Play, u_who: int) -> None:
    g.v_arranges(u_who)
    for u_c in [
        u_c
        for u_c in g.zones[g.z_person_hand + u_who]
        if g.kind[u_c] in g.k_playing_card and g.s_playing_card_part[u_c] == 1
    ]:
        g.move(u_c, g.z_person_sets + u_who)
    for u_c in [
        u_c
        for u_c in g.zones[g.z_person_hand + u_who]
        if g.kind[u_c] in g.k_playing_card and g.s_playing_card_part[u_c] == 2
    ]:
        g.move(u_c, g.z_person_runs + u_who)
    g.move_all(g.zones[g.z_person_hand + u_who], g.z_person_rest + u_who)


# cards/gin_rummy/rules/melds.card:72
def adds(g: Play, u_who: int, u_what: int) -> Outcome:
    done = False
    if any(
        True
        for u_d in g.zones[g.z_person_runs + g.seat_after(u_who, 1)]
        if g.kind[u_d] in g.k_playing_card
        and g.f_playing_card_suit(u_d) == g.f_playing_card_suit(u_what)
        and (
            g.f_playing_card_place(u_d) == (g.f_playing_card_place(u_what) + 1)
            or g.f_playing_card_place(u_d) == (g.f_playing_card_place(u_what) - 1)
        )
    ):
        g.move(u_what, g.z_person_runs + g.seat_after(u_who, 1))
        done = True
    else:
        g.move(u_what, g.z_person_sets + g.seat_after(u_who, 1))
        done = True
    return done


# cards/gin_rummy/rules/melds.card:79
def rule_lay_off__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_p = args[0]
    u_c = args[1]
    return (
        g.kind[u_c] in g.k_playing_card
        and len(
            [
                u_d
                for u_d in g.zones[g.z_person_sets + g.seat_after(u_p, 1)]
                if g.kind[u_d] in g.k_playing_card and g.f_playing_card_rank(u_d) == g.f_playing_card_rank(u_c)
            ]
        )
        < 3
        and not any(
            True
            for u_d in g.zones[g.z_person_runs + g.seat_after(u_p, 1)]
            if g.kind[u_d] in g.k_playing_card
            and g.f_playing_card_suit(u_d) == g.f_playing_card_suit(u_c)
            and (
                g.f_playing_card_place(u_d) == (g.f_playing_card_place(u_c) + 1)
                or g.f_playing_card_place(u_d) == (g.f_playing_card_place(u_c) - 1)
            )
        )
    )


MODULE = Module(
    source="cards/gin_rummy/rules/melds.card",
    digest="126445046862810820729439174831375031378",
    verbs=(
        Verb("arranges", (("who", "person"),), arranges, line=6),
        Verb("ponders", (("who", "person"),), ponders, line=36),
        Verb("knocks with", (("who", "person"), ("what", "playing_card")), knocks_with, line=47),
        Verb("lays", (("who", "person"),), lays, line=64),
        Verb("adds", (("who", "person"), ("what", "playing_card")), adds, line=72),
    ),
    rules=(
        Ability(
            "rule_lay_off__static_cannot", "cannot", "adds", rule_lay_off__static_cannot, None, rule="lay_off", line=79
        ),
    ),
    lines=(
        "28:6 29:7 30:8 31:9 40:10 50:11 51:12 52:13 53:14 54:15 55:16 56:17 59:18 60:19 70:20 71:21 72:22"
        " 73:23 74:24 82:25 83:26 90:27 91:28 105:29 106:30 111:31 112:32 113:33 117:36 118:37 119:38 120:39"
        " 121:40 129:41 132:42 133:43 134:44 136:45 141:47 142:48 143:49 144:50 146:51 155:53 156:54 159:55"
        " 164:56 165:57 166:58 167:59 168:60 169:61 170:62 174:64 175:65 176:66 181:67 182:68 187:69 188:70"
        " 192:72 194:73 204:74 207:76 209:72 213:79"
    ),
)
