"""Made by `ombre build` from cards/crossfire/rules/worth.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Module, Play, Value, item


def worth_of_runner(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:3
    return 9000 if g.result == "won" else 0


def worth_of_runner_2(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:5
    return -(9000) if g.result == "lost" else 0


def worth_of_runner_3(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:7
    return (500 * g.s__scene_number) - (20 * g.d__level())


def worth_of_runner_4(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:9
    return sum(((20 * g.s_runner_hp[u_r]) + (2 * g.s_runner_nuyen[u_r])) for u_r in g.everyone(g.current))


def worth_of_runner_5(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:11
    return -(80) * len(
        [u_it1 for u_it1 in g.everyone(g.current) if g.s_runner_condition[u_it1] == g.e_condition_staggered]
    )


def worth_of_runner_6(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:13
    return sum(
        (
            (((70 * g.s_obstacle_cleared[u_foe]) - (70 * len(g.f_obstacle_track(u_foe)))) - 40)
            - (20 * g.f_obstacle_attack(u_foe))
        )
        for u_foe in g.zones[g.z__row]
        if g.kind[u_foe] in g.k_obstacle
    )


def worth_of_runner_7(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:15
    return sum(
        (
            6
            * min(
                (
                    g.d_obstacle_points(u_foe)
                    + len([u_it4 for u_it4 in g.zones[g.z_runner_played + g.current] if g.kind[u_it4] in g.k_gear])
                ),
                g.d_obstacle_stage(u_foe)[1],
            )
        )
        for u_foe in g.zones[g.z__row]
        if g.kind[u_foe] in g.k_obstacle
        and g.d_obstacle_stage(u_foe)[0] == g.e_symbol_plain
        and g.d_obstacle_stage(u_foe)[1]
        <= (
            (
                g.d_obstacle_points(u_foe)
                + len([u_it2 for u_it2 in g.zones[g.z_runner_played + g.current] if g.kind[u_it2] in g.k_gear])
            )
            + len([u_it3 for u_it3 in g.zones[g.z_runner_hand + g.current] if g.kind[u_it3] in g.k_gear])
        )
    )


def worth_of_runner_8(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:17
    return sum(
        (16 * min(g.d_obstacle_points(u_foe), g.d_obstacle_stage(u_foe)[1]))
        for u_foe in g.zones[g.z__row]
        if g.kind[u_foe] in g.k_obstacle
        and g.d_obstacle_stage(u_foe)[0] == g.e_symbol_plain
        and g.d_obstacle_stage(u_foe)[1]
        <= (
            g.d_obstacle_points(u_foe)
            + len([u_it2 for u_it2 in g.zones[g.z_runner_played + g.current] if g.kind[u_it2] in g.k_gear])
        )
    )


def worth_of_runner_9(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:19
    return sum(
        (
            6
            * min(
                len(
                    [
                        u_g
                        for u_g in g.zones[g.z_runner_played + g.current]
                        if g.kind[u_g] in g.k_gear and item(g.f_gear_damage(u_g), 1)[0] == g.d_obstacle_stage(u_foe)[0]
                    ]
                ),
                1,
            )
        )
        for u_foe in g.zones[g.z__row]
        if g.kind[u_foe] in g.k_obstacle and g.d_obstacle_stage(u_foe)[0] != g.e_symbol_plain
    )


def worth_of_runner_10(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:21
    return sum(
        (
            (3 * min(len([u_it2 for u_it2 in g.zones[g.z_runner_hand + u_r] if g.kind[u_it2] in g.k_gear]), 3))
            + len([u_it3 for u_it3 in g.zones[g.z_runner_hand + u_r] if g.kind[u_it3] in g.k_gear])
        )
        for u_r in g.everyone(g.current)
    )


def worth_of_runner_11(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:23
    you = this
    return sum((4 * g.f_gear_cost(u_it1)) for u_it1 in g.zones[g.z_runner_hand + you] if g.kind[u_it1] in g.k_gear)


def worth_of_runner_12(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:25
    return sum(
        (
            sum((4 * g.f_gear_cost(u_it2)) for u_it2 in g.zones[g.z_runner_discard + u_r] if g.kind[u_it2] in g.k_gear)
            + sum((4 * g.f_gear_cost(u_it3)) for u_it3 in g.zones[g.z_runner_played + u_r] if g.kind[u_it3] in g.k_gear)
        )
        for u_r in g.everyone(g.current)
    )


def worth_of_runner_13(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:27
    return 1000 if g.result == "aborted" else 0


def worth_of_runner_14(g: Play, this: int) -> Value:  # cards/crossfire/rules/worth.card:29
    return -(2000) if g.s__retreat != g.e_retreat_idle else 0


MODULE = Module(
    source="cards/crossfire/rules/worth.card",
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
)
