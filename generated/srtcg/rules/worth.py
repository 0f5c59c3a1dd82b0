"""Made by `ombre build` from cards/srtcg/rules/worth.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import Module, Value, product

if TYPE_CHECKING:
    from ombre.generated.srtcg.play import Play


# cards/srtcg/rules/worth.card:3
def worth_of_fixer(g: Play, this: int) -> Value:
    return 100000 if (g.result == "won" and this in g.winners) else 0


# cards/srtcg/rules/worth.card:5
def worth_of_fixer_2(g: Play, this: int) -> Value:
    return -(50000) if g.result == "won" and g.d_fixer_reputation(this) < g.d__needed() else 0


# cards/srtcg/rules/worth.card:7
def worth_of_fixer_3(g: Play, this: int) -> Value:
    return (60 * g.d_fixer_reputation(this)) - (
        30 * sum(g.d_fixer_reputation(u_f) for u_f in g.everyone(g.current) if u_f != this)
    )


# cards/srtcg/rules/worth.card:10
def worth_of_fixer_4(g: Play, this: int) -> Value:
    return sum(
        (
            (
                (((10 + (4 * g.f_asset_attack(u_r))) + (3 * g.d_asset_life(u_r))) + (5 * len(g.f_runner_skills(u_r))))
                + (3 * g.s_asset_ready[u_r])
            )
            - (g.f_asset_upkeep(u_r) * 4)
        )
        for u_r in g.zones[g.z_fixer_safehouse + this]
        if g.kind[u_r] in g.k_runner
    )


# cards/srtcg/rules/worth.card:12
def worth_of_fixer_5(g: Play, this: int) -> Value:
    return sum(
        (((4 + (3 * g.f_asset_attack(u_g))) + (2 * g.f_asset_body(u_g))) + (2 * g.f_asset_armour(u_g)))
        for u_g in g.live(g.k_gear)
        if g.owner[u_g] == this
    )


# cards/srtcg/rules/worth.card:14
def worth_of_fixer_6(g: Play, this: int) -> Value:
    return product(-(10), sum(1 for u_r in g.live(g.k_runner) if g.owner[u_r] != this))


# cards/srtcg/rules/worth.card:17
def worth_of_fixer_7(g: Play, this: int) -> Value:
    return min(((3 * len(g.zones[g.z_fixer_hand + this])) + (2 * g.s_fixer_nuyen[this])), 60)


# cards/srtcg/rules/worth.card:19
def worth_of_fixer_8(g: Play, this: int) -> Value:
    return (5 * len([u_it1 for u_it1 in g.zones[g.z_fixer_safehouse + this] if g.kind[u_it1] in g.k_location])) + (
        6 * len([u_it2 for u_it2 in g.zones[g.z_fixer_safehouse + this] if g.kind[u_it2] in g.k_contact])
    )


# cards/srtcg/rules/worth.card:22
def worth_of_fixer_9(g: Play, this: int) -> Value:
    return 9 * len(g.zones[g.z_fixer_stack + g.apart * this + this])


# cards/srtcg/rules/worth.card:24
def worth_of_fixer_10(g: Play, this: int) -> Value:
    return (30 - (15 * g.d__defended_by_others())) if g.s__journey == g.e_journey_going and g.current == this else 0


# cards/srtcg/rules/worth.card:27
def worth_of_fixer_11(g: Play, this: int) -> Value:
    return (
        sum(
            (((8 + (2 * g.d_asset_might(u_r))) + (2 * g.d_asset_life(u_r))) + (4 * len(g.f_runner_skills(u_r))))
            for u_r in g.zones[g.z_fixer_safehouse + this]
            if g.kind[u_r] in g.k_runner and g.s_asset_side[u_r] == g.e_side_out
        )
        if g.s__journey == g.e_journey_going and g.current == this
        else 0
    )


MODULE = Module(
    source="cards/srtcg/rules/worth.card",
    worths=(
        ("fixer", worth_of_fixer),
        ("fixer", worth_of_fixer_2),
        ("fixer", worth_of_fixer_3),
        ("fixer", worth_of_fixer_4),
        ("fixer", worth_of_fixer_5),
        ("fixer", worth_of_fixer_6),
        ("fixer", worth_of_fixer_7),
        ("fixer", worth_of_fixer_8),
        ("fixer", worth_of_fixer_9),
        ("fixer", worth_of_fixer_10),
        ("fixer", worth_of_fixer_11),
    ),
    lines="14:3 19:5 24:7 31:10 46:12 55:14 60:17 65:19 72:22 77:24 82:27",
)
