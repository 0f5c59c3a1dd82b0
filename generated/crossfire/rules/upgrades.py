"""Made by `ombre build` from cards/crossfire/rules/upgrades.card: do not edit."""

from __future__ import annotations

from ombre.runtime import (
    NOTHING,
    Ability,
    Args,
    Between,
    Env,
    Fact,
    Flow,
    Game,
    Kind,
    Module,
    Offers,
    Play,
    Step,
    Value,
    Verb,
    Window,
    Zone,
)


def upgrade__you(g: Play, this: int) -> Value:  # cards/crossfire/rules/upgrades.card:8
    return g.owner[this]


def runner__upgrade_value(g: Play, this: int) -> Value:  # cards/crossfire/rules/upgrades.card:16
    return sum(g.f_upgrade_value(u_own_one) for u_own_one in g.live(g.k_upgrade) if g.owner[u_own_one] == this) + (
        10
        * len(
            [
                u_own_one
                for u_own_one in g.live(g.k_upgrade)
                if g.owner[u_own_one] == this
                and g.where[u_own_one] != g.z_runner_worn + g.apart * g.e_socket_first_slot + this
            ]
        )
    )


def fills_with(g: Play, u_who: int, u_where_to: int, u_what: int) -> None:  # cards/crossfire/rules/upgrades.card:18
    for u_old in [
        u_old for u_old in g.zones[g.z_runner_worn + g.apart * u_where_to + u_who] if g.kind[u_old] in g.k_upgrade
    ]:
        g.move(u_old, g.z_runner_covered + u_who)
    g.move(u_what, g.z_runner_worn + g.apart * u_where_to + u_who)
    g.s_runner_upgrade_karma[u_who] = max(g.d_runner_upgrade_value(u_who), 0)


def rule_upgrades_out__static__blank1_among(
    g: Play, this: int, you: int, env: Env
) -> Value:  # cards/crossfire/rules/upgrades.card:26
    return [
        u_it1
        for u_it1 in g.live(g.k_upgrade)
        if (g.owner[u_it1] != NOTHING and g.s_runner_condition[g.owner[u_it1]] == g.e_condition_critical)
    ]


def rule_karma_limit__static_cannot(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/rules/upgrades.card:30
    u_r = args[0]
    u_u = args[2]
    return (
        args[1] == g.e_socket_first_slot
        and g.kind[u_u] in g.k_upgrade
        and (
            (g.f_upgrade_value(u_u) + g.d_runner_upgrade_value(u_r))
            - sum(
                g.f_upgrade_value(u_it3)
                for u_it3 in g.zones[g.z_runner_worn + g.apart * g.e_socket_first_slot + u_r]
                if g.kind[u_it3] in g.k_upgrade
            )
        )
        > g.s_runner_karma[u_r]
    )


def rule_karma_limit__static_cannot_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/rules/upgrades.card:31
    u_r = args[0]
    u_u = args[2]
    return (
        args[1] == g.e_socket_second_slot
        and g.kind[u_u] in g.k_upgrade
        and (
            ((g.f_upgrade_value(u_u) + 10) + g.d_runner_upgrade_value(u_r))
            - sum(
                (g.f_upgrade_value(u_it6) + 10)
                for u_it6 in g.zones[g.z_runner_worn + g.apart * g.e_socket_second_slot + u_r]
                if g.kind[u_it6] in g.k_upgrade
            )
        )
        > g.s_runner_karma[u_r]
    )


def rule_karma_limit__static_cannot_3(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/rules/upgrades.card:32
    u_r = args[0]
    u_u = args[2]
    return (
        args[1] == g.e_socket_third_slot
        and g.kind[u_u] in g.k_upgrade
        and (
            ((g.f_upgrade_value(u_u) + 10) + g.d_runner_upgrade_value(u_r))
            - sum(
                (g.f_upgrade_value(u_it9) + 10)
                for u_it9 in g.zones[g.z_runner_worn + g.apart * g.e_socket_third_slot + u_r]
                if g.kind[u_it9] in g.k_upgrade
            )
        )
        > g.s_runner_karma[u_r]
    )


def rule_karma_limit__static_cannot_4(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/rules/upgrades.card:33
    u_r = args[0]
    u_u = args[2]
    return (
        args[1] == g.e_socket_fourth_slot
        and g.kind[u_u] in g.k_upgrade
        and (
            ((g.f_upgrade_value(u_u) + 10) + g.d_runner_upgrade_value(u_r))
            - sum(
                (g.f_upgrade_value(u_it12) + 10)
                for u_it12 in g.zones[g.z_runner_worn + g.apart * g.e_socket_fourth_slot + u_r]
                if g.kind[u_it12] in g.k_upgrade
            )
        )
        > g.s_runner_karma[u_r]
    )


def rule_one_of_a_name__static_cannot(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/rules/upgrades.card:37
    u_r = args[0]
    u_u = args[2]
    return (
        args[1] == g.e_socket_first_slot
        and g.kind[u_u] in g.k_upgrade
        and bool(
            [
                u_twin
                for u_twin in g.live(g.k_upgrade)
                if g.face[u_twin] == g.face[u_u]
                and g.owner[u_twin] == u_r
                and g.where[u_twin] != g.z_runner_worn + g.apart * g.e_socket_first_slot + u_r
            ]
        )
    )


def rule_one_of_a_name__static_cannot_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/rules/upgrades.card:38
    u_r = args[0]
    u_u = args[2]
    return (
        args[1] == g.e_socket_second_slot
        and g.kind[u_u] in g.k_upgrade
        and bool(
            [
                u_twin
                for u_twin in g.live(g.k_upgrade)
                if g.face[u_twin] == g.face[u_u]
                and g.owner[u_twin] == u_r
                and g.where[u_twin] != g.z_runner_worn + g.apart * g.e_socket_second_slot + u_r
            ]
        )
    )


def rule_one_of_a_name__static_cannot_3(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/rules/upgrades.card:39
    u_r = args[0]
    u_u = args[2]
    return (
        args[1] == g.e_socket_third_slot
        and g.kind[u_u] in g.k_upgrade
        and bool(
            [
                u_twin
                for u_twin in g.live(g.k_upgrade)
                if g.face[u_twin] == g.face[u_u]
                and g.owner[u_twin] == u_r
                and g.where[u_twin] != g.z_runner_worn + g.apart * g.e_socket_third_slot + u_r
            ]
        )
    )


def rule_one_of_a_name__static_cannot_4(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/rules/upgrades.card:40
    u_r = args[0]
    u_u = args[2]
    return (
        args[1] == g.e_socket_fourth_slot
        and g.kind[u_u] in g.k_upgrade
        and bool(
            [
                u_twin
                for u_twin in g.live(g.k_upgrade)
                if g.face[u_twin] == g.face[u_u]
                and g.owner[u_twin] == u_r
                and g.where[u_twin] != g.z_runner_worn + g.apart * g.e_socket_fourth_slot + u_r
            ]
        )
    )


def rule_between_missions__static_cannot(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/rules/upgrades.card:43
    u_it4 = args[2]
    return g.kind[u_it4] in g.k_upgrade and (
        bool([u_it1 for u_it1 in g.zones[g.z__briefing] if g.kind[u_it1] in g.k_mission])
        or bool([u_it2 for u_it2 in g.zones[g.z__called_off] if g.kind[u_it2] in g.k_mission])
    )


def rule_karma_in_upgrades__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/rules/upgrades.card:56
    for u_r in g.everyone(g.current):
        g.s_runner_upgrade_karma[u_r] = max(g.d_runner_upgrade_value(u_r), 0)


def acquisition__offers(g: Play) -> Offers:  # cards/crossfire/rules/upgrades.card:50
    return [
        *[
            (u_doer, "fills with", (u_doer, g.e_socket_first_slot, u_it1))
            for u_doer in (g.current,)
            for u_it1 in g.zones[g.z__catalogue]
            if g.kind[u_it1] in g.k_upgrade
        ],
        *[
            (u_doer, "fills with", (u_doer, g.e_socket_second_slot, u_it2))
            for u_doer in (g.current,)
            for u_it2 in g.zones[g.z__catalogue]
            if g.kind[u_it2] in g.k_upgrade
        ],
        *[
            (u_doer, "fills with", (u_doer, g.e_socket_third_slot, u_it3))
            for u_doer in (g.current,)
            for u_it3 in g.zones[g.z__catalogue]
            if g.kind[u_it3] in g.k_upgrade
        ],
        *[
            (u_doer, "fills with", (u_doer, g.e_socket_fourth_slot, u_it4))
            for u_doer in (g.current,)
            for u_it4 in g.zones[g.z__catalogue]
            if g.kind[u_it4] in g.k_upgrade
        ],
    ]


def between_games(g: Play) -> None:  # cards/crossfire/rules/upgrades.card:45
    g.put_printed(g.k_upgrade, g.z__catalogue, NOTHING, lambda g, u_it1: True, "")


ACQUISITION__OFFERS = Window("acquisition", acquisition__offers, once=False)

MODULE = Module(
    source="cards/crossfire/rules/upgrades.card",
    game=Game("", zones=(Zone("", "catalogue", "open", False),)),
    values=(("socket", ("first_slot", "second_slot", "third_slot", "fourth_slot")),),
    kinds=(
        Kind("upgrade", "card", facts=(Fact("value", "number", ""), Fact("copies", "number", "")), you=upgrade__you),
        Kind(
            "runner",
            "player",
            derived=(("upgrade_value", runner__upgrade_value),),
            zones=(Zone("runner", "worn", "open", True, "socket"), Zone("runner", "covered", "open", False)),
            extends=True,
        ),
    ),
    verbs=(Verb("fills with", (("who", "runner"), ("where_to", "socket"), ("what", "upgrade")), fills_with, line=18),),
    rules=(
        Ability(
            "rule_upgrades_out__static__blank1",
            "blank",
            "",
            None,
            None,
            among=rule_upgrades_out__static__blank1_among,
            rule="upgrades_out",
            line=26,
        ),
        Ability(
            "rule_karma_limit__static_cannot",
            "cannot",
            "fills with",
            rule_karma_limit__static_cannot,
            None,
            rule="karma_limit",
            line=30,
        ),
        Ability(
            "rule_karma_limit__static_cannot_2",
            "cannot",
            "fills with",
            rule_karma_limit__static_cannot_2,
            None,
            rule="karma_limit",
            line=31,
        ),
        Ability(
            "rule_karma_limit__static_cannot_3",
            "cannot",
            "fills with",
            rule_karma_limit__static_cannot_3,
            None,
            rule="karma_limit",
            line=32,
        ),
        Ability(
            "rule_karma_limit__static_cannot_4",
            "cannot",
            "fills with",
            rule_karma_limit__static_cannot_4,
            None,
            rule="karma_limit",
            line=33,
        ),
        Ability(
            "rule_one_of_a_name__static_cannot",
            "cannot",
            "fills with",
            rule_one_of_a_name__static_cannot,
            None,
            rule="one_of_a_name",
            line=37,
        ),
        Ability(
            "rule_one_of_a_name__static_cannot_2",
            "cannot",
            "fills with",
            rule_one_of_a_name__static_cannot_2,
            None,
            rule="one_of_a_name",
            line=38,
        ),
        Ability(
            "rule_one_of_a_name__static_cannot_3",
            "cannot",
            "fills with",
            rule_one_of_a_name__static_cannot_3,
            None,
            rule="one_of_a_name",
            line=39,
        ),
        Ability(
            "rule_one_of_a_name__static_cannot_4",
            "cannot",
            "fills with",
            rule_one_of_a_name__static_cannot_4,
            None,
            rule="one_of_a_name",
            line=40,
        ),
        Ability(
            "rule_between_missions__static_cannot",
            "cannot",
            "fills with",
            rule_between_missions__static_cannot,
            None,
            rule="between_missions",
            line=42,
        ),
        Ability(
            "rule_karma_in_upgrades__when",
            "when",
            "setup hands",
            None,
            rule_karma_in_upgrades__when,
            rule="karma_in_upgrades",
            line=56,
        ),
    ),
    flows=(Flow("training", "runner", items=(Step("acquisition", (ACQUISITION__OFFERS,)),)),),
    between=(
        Between(
            "training",
            (("runner", "karma"), ("runner", "profile"), ("runner", "worn"), ("runner", "covered")),
            between_games,
        ),
    ),
)
