"""Made by `ombre build` from cards/crossfire/base/scenarios/setup.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module, Scenario, Value, item


def XF_028(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:3
    g = t.game(4)
    t.line = 6
    g.s_runner_hp[0] = min(4, g.s_runner_max_hp[0])
    t.line = 8
    g.v_heals(0, 3)
    t.line = 10
    t.equal(10, "hp of P1", g.s_runner_hp[0], "=", 5)


def XF_030(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:12
    g = t.game(4)
    t.line = 15
    u_mark = g.create("mark", g.z_runner_played + 0, 0)
    u_negotiation = g.create("negotiation", g.z_runner_played + 0, 0)
    u_stunbolt = g.create("stunbolt", g.z_runner_played + 0, 0)
    u_katana = g.create("katana", g.z_runner_played + 0, 0)
    t.line = 17
    t.check(17, "type of mark is hacking", g.f_gear_type(u_mark) == g.e_art_hacking)
    t.line = 18
    t.check(18, "mark of item 1 of damage of mark is green", item(g.f_gear_damage(u_mark), 1)[0] == g.e_symbol_green)
    t.line = 19
    t.check(19, "type of negotiation is skill", g.f_gear_type(u_negotiation) == g.e_art_skill)
    t.line = 20
    t.check(
        20,
        "mark of item 1 of damage of negotiation is red",
        item(g.f_gear_damage(u_negotiation), 1)[0] == g.e_symbol_red,
    )
    t.line = 21
    t.check(21, "type of stunbolt is spell", g.f_gear_type(u_stunbolt) == g.e_art_spell)
    t.line = 22
    t.check(
        22, "mark of item 1 of damage of stunbolt is blue", item(g.f_gear_damage(u_stunbolt), 1)[0] == g.e_symbol_blue
    )
    t.line = 23
    t.check(23, "type of katana is weapon", g.f_gear_type(u_katana) == g.e_art_weapon)
    t.line = 24
    t.check(
        24, "mark of item 1 of damage of katana is black", item(g.f_gear_damage(u_katana), 1)[0] == g.e_symbol_black
    )


def XF_070(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:26
    g = t.game(4)
    t.line = 30
    g.v_heals(0, 2)
    t.line = 32
    t.equal(32, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 34
    g.v_suffers(0, 1)
    t.line = 35
    g.v_heals(0, 2)
    t.line = 37
    t.equal(37, "hp of P1", g.s_runner_hp[0], "=", 5)
    t.line = 39
    g.v_suffers(0, 2)
    t.line = 40
    g.v_heals(0, 1)
    t.line = 42
    t.equal(42, "hp of P1", g.s_runner_hp[0], "=", 4)


def XF_075(t: Value) -> None:  # cards/crossfire/base/scenarios/setup.card:44
    g = t.game(4)
    t.line = 48
    u_o1 = g.create("wall", g.z__row)
    g.s_obstacle_facing[u_o1] = 0
    u_o2 = g.create("wall", g.z__row)
    g.s_obstacle_facing[u_o2] = 0
    u_o3 = g.create("wall", g.z__row)
    g.s_obstacle_facing[u_o3] = 0
    u_o4 = g.create("wall", g.z__row)
    g.s_obstacle_facing[u_o4] = 0
    t.line = 49
    u_mana = g.create("mana", g.z_runner_played + 0, 0)
    u_mark = g.create("mark", g.z_runner_played + 0, 0)
    u_quick_shot = g.create("quick_shot", g.z_runner_played + 0, 0)
    u_street_smarts = g.create("street_smarts", g.z_runner_played + 0, 0)
    t.line = 51
    g.v_strikes_with(0, u_o1, u_mana)
    t.line = 52
    g.v_strikes_with(0, u_o2, u_mark)
    t.line = 53
    g.v_strikes_with(0, u_o3, u_quick_shot)
    t.line = 54
    g.v_strikes_with(0, u_o4, u_street_smarts)
    t.line = 56
    t.equal(56, "pool at blue of o1", g.s_obstacle_pool[u_o1][g.e_symbol_blue], "=", 1)
    t.line = 57
    t.equal(57, "points of o1", g.d_obstacle_points(u_o1), "=", 1)
    t.line = 58
    t.equal(58, "pool at green of o2", g.s_obstacle_pool[u_o2][g.e_symbol_green], "=", 1)
    t.line = 59
    t.equal(59, "points of o2", g.d_obstacle_points(u_o2), "=", 1)
    t.line = 60
    t.equal(60, "pool at black of o3", g.s_obstacle_pool[u_o3][g.e_symbol_black], "=", 1)
    t.line = 61
    t.equal(61, "points of o3", g.d_obstacle_points(u_o3), "=", 1)
    t.line = 62
    t.equal(62, "pool at red of o4", g.s_obstacle_pool[u_o4][g.e_symbol_red], "=", 1)
    t.line = 63
    t.equal(63, "points of o4", g.d_obstacle_points(u_o4), "=", 1)
    t.line = 64
    t.check(64, "mana has no play", not g.has_slot(u_mana, "play"))
    t.line = 65
    t.check(65, "mana has no assist", not g.has_slot(u_mana, "assist"))
    t.line = 66
    t.check(66, "mana has no strike", not g.has_slot(u_mana, "strike"))
    t.line = 67
    t.check(67, "mark has no play", not g.has_slot(u_mark, "play"))
    t.line = 68
    t.check(68, "mark has no assist", not g.has_slot(u_mark, "assist"))
    t.line = 69
    t.check(69, "mark has no strike", not g.has_slot(u_mark, "strike"))
    t.line = 70
    t.check(70, "quick_shot has no play", not g.has_slot(u_quick_shot, "play"))
    t.line = 71
    t.check(71, "quick_shot has no assist", not g.has_slot(u_quick_shot, "assist"))
    t.line = 72
    t.check(72, "quick_shot has no strike", not g.has_slot(u_quick_shot, "strike"))
    t.line = 73
    t.check(73, "street_smarts has no play", not g.has_slot(u_street_smarts, "play"))
    t.line = 74
    t.check(74, "street_smarts has no assist", not g.has_slot(u_street_smarts, "assist"))
    t.line = 75
    t.check(75, "street_smarts has no strike", not g.has_slot(u_street_smarts, "strike"))


MODULE = Module(
    source="cards/crossfire/base/scenarios/setup.card",
    scenarios=(
        Scenario("XF_028", "the starting health is also the most a runner can have", XF_028, 3, 4),
        Scenario("XF_030", "each type of card has its colour", XF_030, 12, 4),
        Scenario("XF_070", "healing a healthy runner changes nothing", XF_070, 26, 4),
        Scenario(
            "XF_075",
            "a basic card is one point of its colour and nothing else",
            XF_075,
            44,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9),)),), (), line=47),),
        ),
    ),
)
