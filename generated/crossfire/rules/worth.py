"""Made by `ombre build` from cards/crossfire/rules/worth.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Kind, Module, Value, item, product

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/rules/worth.card:5
def gear__punch(g: Play, this: int) -> Value:
    return (item(g.f_gear_damage(this), 1)[1] + item(g.f_gear_damage(this), 2)[1]) + g.f_gear_bonus(this)


# cards/crossfire/rules/worth.card:6
def gear__help_punch(g: Play, this: int) -> Value:
    return item(g.f_gear_assist_damage(this), 1)[1] + item(g.f_gear_assist_damage(this), 2)[1]


# cards/crossfire/rules/worth.card:9
def threat__labour(g: Play, this: int) -> Value:
    return (
        (
            (
                (
                    (
                        item(g.f_threat_track(this), (g.s_threat_cleared[this] + 1))[1]
                        + item(g.f_threat_track(this), (g.s_threat_cleared[this] + 2))[1]
                    )
                    + item(g.f_threat_track(this), (g.s_threat_cleared[this] + 3))[1]
                )
                + item(g.f_threat_track(this), (g.s_threat_cleared[this] + 4))[1]
            )
            + item(g.f_threat_track(this), (g.s_threat_cleared[this] + 5))[1]
        )
        + item(g.f_threat_track(this), (g.s_threat_cleared[this] + 6))[1]
    ) + item(g.f_threat_track(this), (g.s_threat_cleared[this] + 7))[1]


# cards/crossfire/rules/worth.card:11
def worth_of_runner(g: Play, this: int) -> Value:
    return 9000 if g.result == "won" else 0


# cards/crossfire/rules/worth.card:13
def worth_of_runner_2(g: Play, this: int) -> Value:
    return -(9000) if g.result == "lost" else 0


# cards/crossfire/rules/worth.card:15
def worth_of_runner_3(g: Play, this: int) -> Value:
    return -(3000) if g.result == "aborted" else 0


# cards/crossfire/rules/worth.card:17
def worth_of_runner_4(g: Play, this: int) -> Value:
    return -(2000) if g.s__retreat != g.e_retreat_idle else 0


# cards/crossfire/rules/worth.card:19
def worth_of_runner_5(g: Play, this: int) -> Value:
    return (1500 * g.s__scene_number) - (30 * g.d__level())


# cards/crossfire/rules/worth.card:22
def worth_of_runner_6(g: Play, this: int) -> Value:
    return sum(
        (
            ((20 * g.s_runner_hp[u_r]) + (5 * g.s_runner_nuyen[u_r]))
            + (9 * min(len([u_it2 for u_it2 in g.zones[g.z_runner_hand + u_r] if g.kind[u_it2] in g.k_gear]), 4))
        )
        for u_r in g.everyone(g.current)
    )


# cards/crossfire/rules/worth.card:24
def worth_of_runner_7(g: Play, this: int) -> Value:
    return (
        product(-(30), len([u_it1 for u_it1 in g.everyone(g.current) if g.s_runner_hp[u_it1] <= 3]))
        - (40 * len([u_it2 for u_it2 in g.everyone(g.current) if g.s_runner_hp[u_it2] <= 2]))
    ) - (60 * len([u_it3 for u_it3 in g.everyone(g.current) if g.s_runner_hp[u_it3] <= 1]))


# cards/crossfire/rules/worth.card:26
def worth_of_runner_8(g: Play, this: int) -> Value:
    you = this
    return sum(
        ((4 * g.f_gear_cost(u_it1)) + (4 * g.d_gear_punch(u_it1)))
        for u_it1 in g.zones[g.z_runner_hand + you]
        if g.kind[u_it1] in g.k_gear
    )


# cards/crossfire/rules/worth.card:28
def worth_of_runner_9(g: Play, this: int) -> Value:
    you = this
    return 4 * sum(
        g.f_gear_cost(u_it1)
        for u_it1 in [a[1] for a in g.past("buys", "scene") if a[0] == you]
        if g.kind[u_it1] in g.k_gear
    )


# cards/crossfire/rules/worth.card:31
def worth_of_runner_10(g: Play, this: int) -> Value:
    return 5 * g.s_runner_upgrade_karma[this]


# cards/crossfire/rules/worth.card:34
def worth_of_runner_11(g: Play, this: int) -> Value:
    return product(
        -(12),
        sum(
            ((g.d_threat_labour(u_it1) + len(g.f_threat_track(u_it1))) - g.s_threat_cleared[u_it1])
            for u_it1 in g.live(g.k_threat)
        ),
    ) - sum((6 + (15 * g.f_threat_attack(u_it2))) for u_it2 in g.live(g.k_threat))


# cards/crossfire/rules/worth.card:37
def worth_of_runner_12(g: Play, this: int) -> Value:
    return product(
        -(40),
        len(
            [
                u_foe
                for u_foe in g.live(g.k_threat)
                if (
                    g.s_threat_facing[u_foe] != NOTHING
                    and g.f_threat_attack(u_foe) >= g.s_runner_hp[g.s_threat_facing[u_foe]]
                )
            ]
        ),
    ) - (
        120
        * len(
            [
                u_foe
                for u_foe in g.live(g.k_threat)
                if g.f_threat_attack(u_foe) > 0
                and (
                    g.s_threat_facing[u_foe] != NOTHING
                    and g.s_runner_condition[g.s_threat_facing[u_foe]] == g.e_condition_staggered
                )
            ]
        )
    )


# cards/crossfire/rules/worth.card:40
def worth_of_runner_13(g: Play, this: int) -> Value:
    return sum(
        (5 + (7 * g.d_gear_punch(u_it1))) for u_it1 in g.live(g.k_gear) if g.s_gear_mode[u_it1] == g.e_mode_main
    ) + sum(
        (4 + (7 * g.d_gear_help_punch(u_it2)))
        for u_it2 in g.live(g.k_gear)
        if g.s_gear_mode[u_it2] == g.e_mode_assisting
    )


# cards/crossfire/rules/worth.card:42
def worth_of_runner_14(g: Play, this: int) -> Value:
    return 13 * sum(g.d_threat_points(u_it1) for u_it1 in g.live(g.k_threat))


MODULE = Module(
    source="cards/crossfire/rules/worth.card",
    digest="219539639465258791150013367037576222887",
    kinds=(
        Kind(
            "gear",
            "card",
            derived=(("punch", gear__punch), ("help_punch", gear__help_punch)),
            seen=(("punch", True), ("help_punch", True)),
            extends=True,
        ),
        Kind("threat", "card", derived=(("labour", threat__labour),), seen=(("labour", True),), extends=True),
    ),
    worths=(
        ("runner", worth_of_runner),
        ("runner", worth_of_runner_2),
        ("runner", worth_of_runner_3),
        ("runner", worth_of_runner_4),
        ("runner", worth_of_runner_5),
        ("runner", worth_of_runner_6),
        ("runner", worth_of_runner_7),
        ("runner", worth_of_runner_8),
        ("runner", worth_of_runner_9),
        ("runner", worth_of_runner_10),
        ("runner", worth_of_runner_11),
        ("runner", worth_of_runner_12),
        ("runner", worth_of_runner_13),
        ("runner", worth_of_runner_14),
    ),
    pasts=("buys",),
    lines="14:5 19:6 24:9 44:11 49:13 54:15 59:17 64:19 69:22 80:24 88:26 98:28 108:31 113:34 124:37 154:40 165:42",
)
