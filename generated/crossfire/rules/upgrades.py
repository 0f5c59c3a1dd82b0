"""Made by `ombre build` from cards/crossfire/rules/upgrades.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    Step,
    Value,
    Verb,
    Window,
    Zone,
    bounded,
)

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/rules/upgrades.card:8
def upgrade__you(g: Play, this: int) -> Value:
    return g.owner[this]


# cards/crossfire/rules/upgrades.card:16
def runner__alike(g: Play, this: int) -> Value:
    return max(
        max(
            max(
                len(
                    [
                        u_it1
                        for u_it1 in [a[1] for a in g.past("plays", "turn") if a[0] == this]
                        if g.kind[u_it1] in g.k_gear and g.e_art_weapon in g.f_gear_type(u_it1)
                    ]
                ),
                len(
                    [
                        u_it2
                        for u_it2 in [a[1] for a in g.past("plays", "turn") if a[0] == this]
                        if g.kind[u_it2] in g.k_gear and g.e_art_spell in g.f_gear_type(u_it2)
                    ]
                ),
            ),
            len(
                [
                    u_it3
                    for u_it3 in [a[1] for a in g.past("plays", "turn") if a[0] == this]
                    if g.kind[u_it3] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_it3)
                ]
            ),
        ),
        len(
            [
                u_it4
                for u_it4 in [a[1] for a in g.past("plays", "turn") if a[0] == this]
                if g.kind[u_it4] in g.k_gear and g.e_art_skill in g.f_gear_type(u_it4)
            ]
        ),
    )


# cards/crossfire/rules/upgrades.card:17
def runner__upgrade_value(g: Play, this: int) -> Value:
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


# cards/crossfire/rules/upgrades.card:19
def fills_with(g: Play, u_who: int, u_where_to: int, u_what: int) -> None:
    for u_old in [
        u_old for u_old in g.zones[g.z_runner_worn + g.apart * u_where_to + u_who] if g.kind[u_old] in g.k_upgrade
    ]:
        g.move(u_old, g.z_runner_covered + u_who)
    g.move(u_what, g.z_runner_worn + g.apart * u_where_to + u_who)
    g.s_runner_upgrade_karma[u_who] = bounded(max(g.d_runner_upgrade_value(u_who), 0))


# cards/crossfire/rules/upgrades.card:27
def rule_upgrades_out__static__blank1_among(g: Play, this: int, you: int, env: Env) -> Value:
    return [
        u_it1
        for u_it1 in g.live(g.k_upgrade)
        if (g.owner[u_it1] != NOTHING and g.s_runner_condition[g.owner[u_it1]] == g.e_condition_critical)
    ]


# cards/crossfire/rules/upgrades.card:31
def rule_karma_limit__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
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


# cards/crossfire/rules/upgrades.card:32
def rule_karma_limit__static_cannot_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
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


# cards/crossfire/rules/upgrades.card:33
def rule_karma_limit__static_cannot_3(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
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


# cards/crossfire/rules/upgrades.card:34
def rule_karma_limit__static_cannot_4(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
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


# cards/crossfire/rules/upgrades.card:38
def rule_one_of_a_name__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[0]
    u_u = args[2]
    return (
        args[1] == g.e_socket_first_slot
        and g.kind[u_u] in g.k_upgrade
        and any(
            True
            for u_twin in g.live(g.k_upgrade)
            if g.face[u_twin] == g.face[u_u]
            and g.owner[u_twin] == u_r
            and g.where[u_twin] != g.z_runner_worn + g.apart * g.e_socket_first_slot + u_r
        )
    )


# cards/crossfire/rules/upgrades.card:39
def rule_one_of_a_name__static_cannot_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[0]
    u_u = args[2]
    return (
        args[1] == g.e_socket_second_slot
        and g.kind[u_u] in g.k_upgrade
        and any(
            True
            for u_twin in g.live(g.k_upgrade)
            if g.face[u_twin] == g.face[u_u]
            and g.owner[u_twin] == u_r
            and g.where[u_twin] != g.z_runner_worn + g.apart * g.e_socket_second_slot + u_r
        )
    )


# cards/crossfire/rules/upgrades.card:40
def rule_one_of_a_name__static_cannot_3(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[0]
    u_u = args[2]
    return (
        args[1] == g.e_socket_third_slot
        and g.kind[u_u] in g.k_upgrade
        and any(
            True
            for u_twin in g.live(g.k_upgrade)
            if g.face[u_twin] == g.face[u_u]
            and g.owner[u_twin] == u_r
            and g.where[u_twin] != g.z_runner_worn + g.apart * g.e_socket_third_slot + u_r
        )
    )


# cards/crossfire/rules/upgrades.card:41
def rule_one_of_a_name__static_cannot_4(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_r = args[0]
    u_u = args[2]
    return (
        args[1] == g.e_socket_fourth_slot
        and g.kind[u_u] in g.k_upgrade
        and any(
            True
            for u_twin in g.live(g.k_upgrade)
            if g.face[u_twin] == g.face[u_u]
            and g.owner[u_twin] == u_r
            and g.where[u_twin] != g.z_runner_worn + g.apart * g.e_socket_fourth_slot + u_r
        )
    )


# cards/crossfire/rules/upgrades.card:44
def rule_between_missions__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it4 = args[2]
    return g.kind[u_it4] in g.k_upgrade


# cards/crossfire/rules/upgrades.card:44
def rule_between_missions__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return any(True for u_it1 in g.zones[g.z__briefing] if g.kind[u_it1] in g.k_mission) or any(
        True for u_it2 in g.zones[g.z__called_off] if g.kind[u_it2] in g.k_mission
    )


# cards/crossfire/rules/upgrades.card:57
def rule_karma_in_upgrades__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.everyone(g.current):
        g.s_runner_upgrade_karma[u_r] = bounded(max(g.d_runner_upgrade_value(u_r), 0))


# cards/crossfire/rules/upgrades.card:51
def acquisition__offers(g: Play) -> Offers:
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


# cards/crossfire/rules/upgrades.card:46
def between_games(g: Play) -> None:
    g.put_printed(g.k_upgrade, g.z__catalogue, NOTHING, None, "")


ACQUISITION__OFFERS = Window("acquisition", acquisition__offers, 51, once=False)

MODULE = Module(
    source="cards/crossfire/rules/upgrades.card",
    digest="121260225416302351977096885360529786116",
    game=Game("", zones=(Zone("", "catalogue", "open", False),)),
    values=(("socket", ("first_slot", "second_slot", "third_slot", "fourth_slot")),),
    kinds=(
        Kind("upgrade", "card", facts=(Fact("value", "number", ""), Fact("copies", "number", "")), you=upgrade__you),
        Kind(
            "runner",
            "player",
            derived=(("alike", runner__alike), ("upgrade_value", runner__upgrade_value)),
            seen=(("upgrade_value", True),),
            zones=(Zone("runner", "worn", "open", True, "socket"), Zone("runner", "covered", "open", False)),
            extends=True,
        ),
    ),
    verbs=(Verb("fills with", (("who", "runner"), ("where_to", "socket"), ("what", "upgrade")), fills_with, line=19),),
    rules=(
        Ability(
            "rules_upgrades.rule_upgrades_out__static__blank1",
            "blank",
            "upgrade",
            None,
            None,
            among=rule_upgrades_out__static__blank1_among,
            rule="upgrades_out",
            line=27,
        ),
        Ability(
            "rule_karma_limit__static_cannot",
            "cannot",
            "fills with",
            rule_karma_limit__static_cannot,
            None,
            rule="karma_limit",
            line=31,
        ),
        Ability(
            "rule_karma_limit__static_cannot_2",
            "cannot",
            "fills with",
            rule_karma_limit__static_cannot_2,
            None,
            rule="karma_limit",
            line=32,
        ),
        Ability(
            "rule_karma_limit__static_cannot_3",
            "cannot",
            "fills with",
            rule_karma_limit__static_cannot_3,
            None,
            rule="karma_limit",
            line=33,
        ),
        Ability(
            "rule_karma_limit__static_cannot_4",
            "cannot",
            "fills with",
            rule_karma_limit__static_cannot_4,
            None,
            rule="karma_limit",
            line=34,
        ),
        Ability(
            "rule_one_of_a_name__static_cannot",
            "cannot",
            "fills with",
            rule_one_of_a_name__static_cannot,
            None,
            rule="one_of_a_name",
            line=38,
        ),
        Ability(
            "rule_one_of_a_name__static_cannot_2",
            "cannot",
            "fills with",
            rule_one_of_a_name__static_cannot_2,
            None,
            rule="one_of_a_name",
            line=39,
        ),
        Ability(
            "rule_one_of_a_name__static_cannot_3",
            "cannot",
            "fills with",
            rule_one_of_a_name__static_cannot_3,
            None,
            rule="one_of_a_name",
            line=40,
        ),
        Ability(
            "rule_one_of_a_name__static_cannot_4",
            "cannot",
            "fills with",
            rule_one_of_a_name__static_cannot_4,
            None,
            rule="one_of_a_name",
            line=41,
        ),
        Ability(
            "rule_between_missions__static_cannot",
            "cannot",
            "fills with",
            rule_between_missions__static_cannot,
            None,
            guard=rule_between_missions__static_cannot_while,
            rule="between_missions",
            line=44,
        ),
        Ability(
            "rule_karma_in_upgrades__when",
            "when",
            "setup hands",
            None,
            rule_karma_in_upgrades__when,
            rule="karma_in_upgrades",
            line=57,
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
    pasts=("plays",),
    lines=(
        "32:8 37:16 75:17 90:19 91:20 94:21 95:22 96:23 100:27 109:31 128:32 147:33 166:34 185:38 202:39"
        " 219:40 236:41 253:44 266:57 267:58 268:59 272:51 302:46 303:47"
    ),
)
