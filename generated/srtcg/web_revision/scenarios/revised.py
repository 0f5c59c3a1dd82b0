"""Made by `ombre build` from cards/srtcg/web_revision/scenarios/revised.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Module, Scenario, Value


# cards/srtcg/web_revision/scenarios/revised.card:3
def revised_holder(t: Value) -> None:
    g = t.game(2)
    t.line = 6
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    t.line = 7
    u_street_shotgun = g.create("street_shotgun", g.z_fixer_hand + 0, 0)
    t.line = 9
    t.cannot(9, "street_shotgun cannot go to bone_mama", "goes to", (u_street_shotgun, u_bone_mama))
    t.line = 11
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 12
    g.v_goes_to(u_street_shotgun, u_bone_mama)
    t.line = 14
    t.check(14, "user of street_shotgun is bone_mama", g.s_gear_user[u_street_shotgun] == u_bone_mama)


# cards/srtcg/web_revision/scenarios/revised.card:16
def R071(t: Value) -> None:
    g = t.game(2)
    t.line = 19
    g.s_fixer_nuyen[0] = 3
    t.line = 20
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    t.line = 21
    u_street_shotgun = g.create("street_shotgun", g.z_fixer_hand + 0, 0)
    t.line = 23
    t.cannot(23, "street_shotgun cannot go to bone_mama", "goes to", (u_street_shotgun, u_bone_mama))


# cards/srtcg/web_revision/scenarios/revised.card:25
def revised_offer(t: Value) -> None:
    g = t.game(2)
    t.line = 28
    g.s_fixer_nuyen[0] = 9
    t.line = 29
    g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    t.line = 30
    u_street_shotgun = g.create("street_shotgun", g.z_fixer_hand + 0, 0)
    t.line = 31
    g.create("payday", g.z_fixer_hand + 0, 0)
    t.line = 32
    t.all_pass = True
    t.line = 34
    t.step(g, "legwork", 0)
    t.line = 36
    t.not_offered(36, "not offered window: equip street_shotgun", "window", ((("equips", (None, u_street_shotgun)),),))


# cards/srtcg/web_revision/scenarios/revised.card:38
def revised_swap(t: Value) -> None:
    g = t.game(2)
    t.line = 41
    u_bone_mama = g.create("bone_mama", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_bone_mama] = 1
    t.line = 42
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    g.s_asset_ready[u_gutterball] = 1
    t.line = 43
    u_street_shotgun = g.create("street_shotgun", g.z_fixer_hand + 0, 0)
    t.line = 44
    g.v_goes_to(u_street_shotgun, u_bone_mama)
    t.line = 46
    g.v_swaps_from(0, u_bone_mama)
    t.line = 48
    t.check(48, "user of street_shotgun is gutterball", g.s_gear_user[u_street_shotgun] == u_gutterball)
    t.line = 49
    t.equal(49, "ready of gutterball", g.s_asset_ready[u_gutterball], "=", 0)


MODULE = Module(
    source="cards/srtcg/web_revision/scenarios/revised.card",
    removed=(("scenario", "R071"),),
    scenarios=(
        Scenario("revised_holder", "no gear for a turned Runner", revised_holder, 3, 2),
        Scenario("R071", "gear does not go to a turned runner any more", R071, 16, 2),
        Scenario("revised_offer", "nor is it offered", revised_offer, 25, 2),
        Scenario("revised_swap", "a swap turns both when it is done", revised_swap, 38, 2),
    ),
    lines=(
        "9:3 12:6 13:3 14:7 15:3 16:9 17:3 18:11 19:3 20:12 21:3 22:14 26:16 29:19 30:16 31:20 32:16 33:21"
        " 34:16 35:23 39:25 42:28 43:25 44:29 45:25 46:30 47:25 48:31 49:25 50:32 51:25 52:34 53:25 54:36"
        " 58:38 61:41 63:38 64:42 66:38 67:43 68:38 69:44 70:38 71:46 72:38 73:48 74:38 75:49"
    ),
)
