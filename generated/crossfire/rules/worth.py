"""Made by `ombre build` from cards/crossfire/rules/worth.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Kind, Module, Play, Value, item


def gear__punch(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:4
    return item(g.f_gear_damage(this), 1)[1] + item(g.f_gear_damage(this), 2)[1]


def gear__help_punch(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:5
    return item(g.f_gear_assist_damage(this), 1)[1] + item(g.f_gear_assist_damage(this), 2)[1]


def runner__strength(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:8
    return sum(g.d_gear_punch(u_it1) for u_it1 in g.live(g.k_gear) if g.s_gear_mode[u_it1] == g.e_mode_main) + sum(
        g.d_gear_help_punch(u_it2) for u_it2 in g.live(g.k_gear) if g.s_gear_mode[u_it2] == g.e_mode_assisting
    )


def worth_of_runner(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:10
    return 9000 if g.result == "won" else 0


def worth_of_runner_2(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:12
    return -(9000) if g.result == "lost" else 0


def worth_of_runner_3(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:14
    return (500 * g.s__scene_number) - (20 * g.d__level())


def worth_of_runner_4(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:17
    return sum(
        (
            ((20 * g.s_runner_hp[u_r]) + (2 * g.s_runner_nuyen[u_r]))
            + len([u_it2 for u_it2 in g.zones[g.z_runner_hand + u_r] if g.kind[u_it2] in g.k_gear])
        )
        for u_r in g.everyone(g.current)
    )


def worth_of_runner_5(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:19
    return sum(
        min(len([u_it2 for u_it2 in g.zones[g.z_runner_hand + u_r] if g.kind[u_it2] in g.k_gear]), 3)
        for u_r in g.everyone(g.current)
    )


def worth_of_runner_6(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:21
    return -(80) * len(
        [u_it1 for u_it1 in g.everyone(g.current) if g.s_runner_condition[u_it1] == g.e_condition_staggered]
    )


def worth_of_runner_7(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:23
    you = this
    return (4 * sum(g.f_gear_cost(u_it1) for u_it1 in g.zones[g.z_runner_hand + you] if g.kind[u_it1] in g.k_gear)) + (
        4 * sum(g.f_gear_cost(u_it2) for u_it2 in g.live(g.k_gear))
    )


def worth_of_runner_8(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:25
    return sum(
        (4 * sum(g.f_gear_cost(u_it2) for u_it2 in g.zones[g.z_runner_discard + u_r] if g.kind[u_it2] in g.k_gear))
        for u_r in g.everyone(g.current)
    )


def worth_of_runner_9(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:28
    return (
        -(120) * sum((len(g.f_threat_track(u_it1)) - g.s_threat_cleared[u_it1]) for u_it1 in g.live(g.k_obstacle))
    ) - (20 * sum((2 + g.f_threat_attack(u_it2)) for u_it2 in g.live(g.k_obstacle)))


def worth_of_runner_10(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:31
    you = this
    return sum(
        min((16 * g.d_threat_points(u_it1)), (16 * g.d_threat_stage(u_it1)[1]))
        for u_it1 in g.live(g.k_obstacle)
        if g.d_threat_stage(u_it1)[0] == g.e_symbol_plain
        and g.d_threat_stage(u_it1)[1] <= (g.d_threat_points(u_it1) + g.d_runner_strength(you))
    )


def worth_of_runner_11(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:33
    you = this
    return sum(
        min((3 * (g.d_threat_points(u_it1) + g.d_runner_strength(you))), (3 * g.d_threat_stage(u_it1)[1]))
        for u_it1 in g.live(g.k_obstacle)
        if g.d_threat_stage(u_it1)[0] == g.e_symbol_plain
        and g.d_threat_stage(u_it1)[1]
        <= (
            (g.d_threat_points(u_it1) + g.d_runner_strength(you))
            + len([u_it2 for u_it2 in g.zones[g.z_runner_hand + g.current] if g.kind[u_it2] in g.k_gear])
        )
    )


def worth_of_runner_12(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:35
    you = this
    return sum((4 * g.f_gear_cost(u_it1)) for u_it1 in g.zones[g.z_runner_hand + you] if g.kind[u_it1] in g.k_gear)


def worth_of_runner_13(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:37
    return sum(
        (
            sum((4 * g.f_gear_cost(u_it2)) for u_it2 in g.zones[g.z_runner_discard + u_r] if g.kind[u_it2] in g.k_gear)
            + sum((4 * g.f_gear_cost(u_it3)) for u_it3 in g.zones[g.z_runner_played + u_r] if g.kind[u_it3] in g.k_gear)
        )
        for u_r in g.everyone(g.current)
    )


def worth_of_runner_14(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:39
    return 1000 if g.result == "aborted" else 0


def worth_of_runner_15(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:41
    return -(2000) if g.s__retreat != g.e_retreat_idle else 0


def worth_of_runner_16(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:43
    return sum(
        min(
            (
                6
                * len(
                    [
                        u_it2
                        for u_it2 in g.live(g.k_gear)
                        if item(g.f_gear_damage(u_it2), 1)[0] == g.d_threat_stage(u_foe)[0]
                    ]
                )
            ),
            6,
        )
        for u_foe in g.live(g.k_obstacle)
        if g.d_threat_stage(u_foe)[0] != g.e_symbol_plain
    )


MODULE = Module(
    source="cards/crossfire/rules/worth.card",
    kinds=(
        Kind("gear", "card", derived=(("punch", gear__punch), ("help_punch", gear__help_punch)), extends=True),
        Kind("runner", "player", derived=(("strength", runner__strength),), extends=True),
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
        ("runner", worth_of_runner_15),
        ("runner", worth_of_runner_16),
    ),
)
