"""Made by `ombre build` from cards/srtcg/house/objectives.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import Ability, Args, Card, Env, Module, Value

if TYPE_CHECKING:
    from ombre.generated.srtcg.play import Play


# cards/srtcg/house/objectives.card:10
def data_vault__demand(g: Play, this: int, you: int) -> None:
    if not any(
        True
        for u_it1 in g.live(g.k_runner)
        if g.s_asset_side[u_it1] == g.e_side_out
        and (g.e_skill_decking in g.f_runner_skills(u_it1) or g.e_skill_technical in g.f_runner_skills(u_it1))
    ):
        g.v_fails(you)


# cards/srtcg/house/objectives.card:17
def prototype_hangar__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return (
        1
        if g.kind[u_it1] in g.k_challenge
        and g.where[u_it1] == g.z__met
        and g.e_keyword_vehicular in g.f_asset_keywords(u_it1)
        else 0
    )


# cards/srtcg/house/objectives.card:18
def prototype_hangar__demand(g: Play, this: int, you: int) -> None:
    if not any(
        True
        for u_it2 in g.live(g.k_runner)
        if g.s_asset_side[u_it2] == g.e_side_out
        and (g.e_skill_piloting in g.f_runner_skills(u_it2) or g.e_skill_gunnery in g.f_runner_skills(u_it2))
    ):
        g.v_fails(you)


# cards/srtcg/house/objectives.card:25
def reactor_wing__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return (
        1
        if g.kind[u_it1] in g.k_challenge
        and g.where[u_it1] == g.z__met
        and g.e_keyword_electrical in g.f_asset_keywords(u_it1)
        else 0
    )


# cards/srtcg/house/objectives.card:26
def reactor_wing__bonus(g: Play, this: int, you: int) -> None:
    g.v_earns(you, 3)


# cards/srtcg/house/objectives.card:36
def sealed_library__static_body(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return (
        1
        if g.kind[u_it1] in g.k_challenge
        and g.where[u_it1] == g.z__met
        and g.e_keyword_indoors in g.f_asset_keywords(u_it1)
        else 0
    )


# cards/srtcg/house/objectives.card:37
def sealed_library__demand(g: Play, this: int, you: int) -> None:
    if not any(
        True
        for u_it2 in g.live(g.k_runner)
        if g.s_asset_side[u_it2] == g.e_side_out
        and (g.e_skill_sorcery in g.f_runner_skills(u_it2) or g.e_skill_conjure in g.f_runner_skills(u_it2))
    ):
        g.v_fails(you)


# cards/srtcg/house/objectives.card:44
def lodge_on_the_hill__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    return g.kind[u_it1] in g.k_challenge and g.e_keyword_indoors in g.f_asset_keywords(u_it1)


# cards/srtcg/house/objectives.card:49
def embassy_ball__demand(g: Play, this: int, you: int) -> None:
    if any(
        True
        for u_it1 in g.live(g.k_runner)
        if g.s_asset_side[u_it1] == g.e_side_out and g.e_keyword_anti_social in g.f_asset_keywords(u_it1)
    ):
        g.v_fails(you)


# cards/srtcg/house/objectives.card:60
def missing_heir__bonus(g: Play, this: int, you: int) -> None:
    g.v_draws(you, 2)


# cards/srtcg/house/objectives.card:66
def block_party__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return (
        1
        if g.kind[u_it1] in g.k_challenge
        and g.where[u_it1] == g.z__met
        and g.e_keyword_street in g.f_asset_keywords(u_it1)
        else 0
    )


# cards/srtcg/house/objectives.card:67
def block_party__static_body(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it2 = x
    return (
        1
        if g.kind[u_it2] in g.k_challenge
        and g.where[u_it2] == g.z__met
        and g.e_keyword_street in g.f_asset_keywords(u_it2)
        else 0
    )


# cards/srtcg/house/objectives.card:72
def harbour_job__demand(g: Play, this: int, you: int) -> None:
    if len([u_it1 for u_it1 in g.live(g.k_runner) if g.s_asset_side[u_it1] == g.e_side_out]) < 2:
        g.v_fails(you)


MODULE = Module(
    source="cards/srtcg/house/objectives.card",
    digest="127168309244640244710843079554609437264",
    cards=(
        Card(
            "courier_case",
            "objective",
            (("points", 15), ("themes", ("chrome", "spellbound", "streetborn"))),
            (),
            line=3,
        ),
        Card(
            "data_vault",
            "objective",
            (("points", 20), ("themes", ("chrome",))),
            (Ability("data_vault__demand", "slot", "demand", None, data_vault__demand, line=10),),
            line=7,
        ),
        Card(
            "prototype_hangar",
            "objective",
            (("points", 25), ("themes", ("chrome",))),
            (
                Ability(
                    "prototype_hangar__static_attack",
                    "modify",
                    "asset.attack",
                    None,
                    prototype_hangar__static_attack,
                    line=17,
                ),
                Ability("prototype_hangar__demand", "slot", "demand", None, prototype_hangar__demand, line=18),
            ),
            line=14,
        ),
        Card(
            "reactor_wing",
            "objective",
            (("points", 20), ("themes", ("chrome", "streetborn"))),
            (
                Ability(
                    "reactor_wing__static_attack", "modify", "asset.attack", None, reactor_wing__static_attack, line=25
                ),
                Ability("reactor_wing__bonus", "slot", "bonus", None, reactor_wing__bonus, line=26),
            ),
            line=22,
        ),
        Card(
            "old_foundry",
            "objective",
            (("attack", 0), ("body", 10), ("points", 20), ("themes", ("chrome", "streetborn"))),
            (),
            line=29,
        ),
        Card(
            "sealed_library",
            "objective",
            (("points", 20), ("themes", ("spellbound",))),
            (
                Ability(
                    "sealed_library__static_body", "modify", "asset.body", None, sealed_library__static_body, line=36
                ),
                Ability("sealed_library__demand", "slot", "demand", None, sealed_library__demand, line=37),
            ),
            line=33,
        ),
        Card(
            "lodge_on_the_hill",
            "objective",
            (("points", 20), ("themes", ("spellbound",))),
            (
                Ability(
                    "lodge_on_the_hill__static_cannot",
                    "cannot",
                    "blocks",
                    None,
                    None,
                    guard=lodge_on_the_hill__static_cannot,
                    line=44,
                ),
            ),
            line=41,
        ),
        Card(
            "embassy_ball",
            "objective",
            (("points", 25), ("themes", ("spellbound",))),
            (Ability("embassy_ball__demand", "slot", "demand", None, embassy_ball__demand, line=49),),
            line=46,
        ),
        Card(
            "dragon_hoard",
            "objective",
            (("attack", 4), ("body", 12), ("points", 30), ("themes", ("spellbound",))),
            (),
            line=53,
        ),
        Card(
            "missing_heir",
            "objective",
            (("points", 15), ("themes", ("spellbound", "streetborn"))),
            (Ability("missing_heir__bonus", "slot", "bonus", None, missing_heir__bonus, line=60),),
            line=57,
        ),
        Card(
            "block_party",
            "objective",
            (("points", 20), ("themes", ("streetborn",))),
            (
                Ability(
                    "block_party__static_attack", "modify", "asset.attack", None, block_party__static_attack, line=66
                ),
                Ability("block_party__static_body", "modify", "asset.body", None, block_party__static_body, line=67),
            ),
            line=63,
        ),
        Card(
            "harbour_job",
            "objective",
            (("points", 20), ("themes", ("streetborn",))),
            (Ability("harbour_job__demand", "slot", "demand", None, harbour_job__demand, line=72),),
            line=69,
        ),
    ),
    lines=(
        "14:10 15:11 21:12 25:17 37:18 38:19 44:20 48:25 60:26 61:27 65:36 77:37 78:38 84:39 88:44 94:49"
        " 95:50 100:51 104:60 105:61 109:66 121:67 133:72 134:73 135:74"
    ),
)
