"""Made by `ombre build` from cards/srtcg/web_revision/revision.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Env, Module, Play, Scenario, Value


def rule_unturned_holders__static_cannot(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/srtcg/web_revision/revision.card:6
    u_it1 = args[0]
    u_it2 = args[1]
    return g.kind[u_it1] in g.k_gear and g.kind[u_it2] in g.k_runner and g.s_asset_ready[u_it2] == 0


def rule_unturned_mounts__static_cannot(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/srtcg/web_revision/revision.card:9
    u_it2 = args[1]
    u_base = args[2]
    return (
        g.kind[u_it2] in g.k_gear
        and g.kind[u_base] in g.k_gear
        and (g.s_gear_user[u_base] != NOTHING and g.s_asset_ready[g.s_gear_user[u_base]] == 0)
    )


def revised_holder(t: Value) -> None:  # cards/srtcg/web_revision/revision.card:11
    g = t.game(2)
    t.line = 14
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    t.line = 15
    u_street_shotgun = g.create("street_shotgun", g.z_fixer_hand + 0, 0)
    t.line = 17
    t.cannot(17, "street_shotgun cannot go to bone_mama", "goes to", (u_street_shotgun, u_bone_mama))
    t.line = 19
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 20
    g.v_goes_to(u_street_shotgun, u_bone_mama)
    t.line = 22
    t.check(22, "user of street_shotgun is bone_mama", g.s_gear_user[u_street_shotgun] == u_bone_mama)


def R071(t: Value) -> None:  # cards/srtcg/web_revision/revision.card:24
    g = t.game(2)
    t.line = 27
    g.s_fixer_nuyen[0] = 3
    t.line = 28
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    t.line = 29
    u_street_shotgun = g.create("street_shotgun", g.z_fixer_hand + 0, 0)
    t.line = 31
    t.cannot(31, "street_shotgun cannot go to bone_mama", "goes to", (u_street_shotgun, u_bone_mama))


def revised_offer(t: Value) -> None:  # cards/srtcg/web_revision/revision.card:33
    g = t.game(2)
    t.line = 36
    g.s_fixer_nuyen[0] = 9
    t.line = 37
    g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    t.line = 38
    u_street_shotgun = g.create("street_shotgun", g.z_fixer_hand + 0, 0)
    t.line = 39
    g.create("payday", g.z_fixer_hand + 0, 0)
    t.line = 40
    t.all_pass = True
    t.line = 42
    t.step(g, "legwork", 0)
    t.line = 44
    t.not_offered(44, "not offered window: equip street_shotgun", "window", (("equips", u_street_shotgun),))


def revised_swap(t: Value) -> None:  # cards/srtcg/web_revision/revision.card:46
    g = t.game(2)
    t.line = 49
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 50
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_gutterball] = 1
    t.line = 51
    u_street_shotgun = g.create("street_shotgun", g.z_fixer_hand + 0, 0)
    t.line = 52
    g.v_goes_to(u_street_shotgun, u_bone_mama)
    t.line = 54
    g.v_swaps_from(0, u_bone_mama)
    t.line = 56
    t.check(56, "user of street_shotgun is gutterball", g.s_gear_user[u_street_shotgun] == u_gutterball)
    t.line = 57
    t.equal(57, "ready of gutterball", g.s_asset_ready[u_gutterball], "=", 0)


MODULE = Module(
    source="cards/srtcg/web_revision/revision.card",
    rules=(
        Ability(
            "rule_unturned_holders__static_cannot",
            "cannot",
            "goes to",
            rule_unturned_holders__static_cannot,
            None,
            rule="unturned_holders",
            line=6,
        ),
        Ability(
            "rule_unturned_mounts__static_cannot",
            "cannot",
            "mounts on",
            rule_unturned_mounts__static_cannot,
            None,
            rule="unturned_mounts",
            line=9,
        ),
    ),
    removed=(("scenario", "R071"),),
    scenarios=(
        Scenario("revised_holder", "no gear for a turned Runner", revised_holder, 11, 2),
        Scenario("R071", "gear does not go to a turned runner any more", R071, 24, 2),
        Scenario("revised_offer", "nor is it offered", revised_offer, 33, 2),
        Scenario("revised_swap", "a swap turns both when it is done", revised_swap, 46, 2),
    ),
)
