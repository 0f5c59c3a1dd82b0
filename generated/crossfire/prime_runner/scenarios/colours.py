"""Made by `ombre build` from cards/crossfire/prime_runner/scenarios/colours.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module, Scenario, Value


# cards/crossfire/prime_runner/scenarios/colours.card:3
def PRE_110(t: Value) -> None:
    g = t.game(4)
    t.line = 6
    u_silver_tongue = g.create("silver_tongue", g.z_runner_played + 0, 0)
    t.line = 8
    t.check(8, "type of silver_tongue is spell", g.e_art_spell in g.f_gear_type(u_silver_tongue))
    t.line = 9
    t.check(9, "type of silver_tongue is skill", g.e_art_skill in g.f_gear_type(u_silver_tongue))
    t.line = 10
    t.check(10, "type of silver_tongue is not weapon", g.e_art_weapon not in g.f_gear_type(u_silver_tongue))
    t.line = 11
    t.equal(
        11,
        "number of spell gear in played of P1",
        len(
            [
                u_it1
                for u_it1 in g.zones[g.z_runner_played + 0]
                if g.kind[u_it1] in g.k_gear and g.e_art_spell in g.f_gear_type(u_it1)
            ]
        ),
        "=",
        1,
    )
    t.line = 12
    t.equal(
        12,
        "number of skill gear in played of P1",
        len(
            [
                u_it2
                for u_it2 in g.zones[g.z_runner_played + 0]
                if g.kind[u_it2] in g.k_gear and g.e_art_skill in g.f_gear_type(u_it2)
            ]
        ),
        "=",
        1,
    )


# cards/crossfire/prime_runner/scenarios/colours.card:14
def PRE_111(t: Value) -> None:
    g = t.game(4)
    t.line = 18
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 0
    t.line = 19
    u_smart_rifle = g.create("smart_rifle", g.z_runner_hand + 0, 0)
    u_katana = g.create("katana", g.z_runner_hand + 0, 0)
    t.line = 21
    g.v_plays(0, u_smart_rifle)
    t.line = 22
    g.v_plays(0, u_katana)
    t.line = 24
    t.equal(24, "bonus of smart_rifle", g.f_gear_bonus(u_smart_rifle), "=", 1)
    t.line = 26
    g.v_strikes_with(0, u_wall, u_smart_rifle)
    t.line = 28
    t.equal(28, "points of wall", g.d_threat_points(u_wall), "=", 3)


# cards/crossfire/prime_runner/scenarios/colours.card:30
def PRE_112(t: Value) -> None:
    g = t.game(4)
    t.line = 33
    u_press_the_advantage = g.create("press_the_advantage", g.z_runner_hand + 0, 0)
    t.line = 34
    u_silver_tongue = g.create("silver_tongue", g.z_runner_deck + 0, 0)
    t.line = 35
    u_mana = g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 36
    u_mark = g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 38
    g.v_plays(0, u_press_the_advantage)
    t.line = 40
    t.check(40, "silver_tongue is in hand of P1", g.where[u_silver_tongue] == g.z_runner_hand + 0)
    t.line = 41
    t.check(41, "mana is in deck of P1", g.where[u_mana] == g.z_runner_deck + 0)
    t.line = 42
    t.check(42, "mark is in deck of P1", g.where[u_mark] == g.z_runner_deck + 0)


MODULE = Module(
    source="cards/crossfire/prime_runner/scenarios/colours.card",
    scenarios=(
        Scenario("PRE_110", "such a card is of each of its types", PRE_110, 3, 4),
        Scenario(
            "PRE_111",
            "a Katana helps it, if it is a weapon",
            PRE_111,
            14,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9),)),), (), line=17),),
        ),
        Scenario("PRE_112", "one type that has been seen is enough to stop", PRE_112, 30, 4),
    ),
    lines=(
        "9:3 12:6 13:3 14:8 15:3 16:9 17:3 18:10 19:3 20:11 33:3 34:12 50:14 53:18 55:14 56:19 58:14 59:21"
        " 60:14 61:22 62:14 63:24 64:14 65:26 66:14 67:28 71:30 74:33 75:30 76:34 77:30 78:35 79:30 80:36"
        " 81:30 82:38 83:30 84:40 85:30 86:41 87:30 88:42"
    ),
)
