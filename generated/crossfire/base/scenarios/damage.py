"""Made by `ombre build` from cards/crossfire/base/scenarios/damage.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module, Scenario, Value


def XF_204(t: Value) -> None:  # cards/crossfire/base/scenarios/damage.card:3
    g = t.game(4)
    t.line = 8
    g.s_runner_hp[0] = max(min(2, g.s_runner_max_hp[0]), 0)
    t.line = 9
    u_one = g.create("one", g.z__row)
    g.s_obstacle_facing[u_one] = 0
    u_two = g.create("two", g.z__row)
    g.s_obstacle_facing[u_two] = 0
    t.line = 10
    for _ in range(3):
        g.create("mana", g.z_runner_deck + 0, 0)
    t.line = 11
    for _ in range(2):
        g.create("quick_shot", g.z_runner_hand + 0, 0)
    t.line = 12
    for _ in range(4):
        g.create("mark_card", g.z_runner_discard + 0, 0)
    t.line = 14
    t.step(g, "take_damage", 0)
    t.line = 16
    t.equal(16, "hp of P1", g.s_runner_hp[0], "=", 0)
    t.line = 17
    t.check(17, "P1 is staggered", g.s_runner_condition[0] == g.e_condition_staggered)
    t.line = 18
    t.equal(18, "number of cards in deck of P1", len(g.zones[g.z_runner_deck + 0]), "=", 9)
    t.line = 19
    t.equal(19, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 0)


def XF_171(t: Value) -> None:  # cards/crossfire/base/scenarios/damage.card:21
    g = t.game(4)
    t.line = 24
    g.s_runner_hp[1] = max(min(3, g.s_runner_max_hp[1]), 0)
    t.line = 25
    u_lightning_mage = g.create("lightning_mage", g.z__row)
    g.s_obstacle_facing[u_lightning_mage] = 2
    t.line = 26
    u_covering_fire = g.create("covering_fire", g.z_runner_hand + 0, 0)
    t.line = 27
    t.answer("friend", 1)
    t.line = 29
    g.v_plays(0, u_covering_fire)
    t.line = 31
    t.equal(31, "hp of P2", g.s_runner_hp[1], "=", 3)
    t.line = 32
    t.cannot(32, "P2 cannot heal 1", "heals", (1, 1))


def XF_019(t: Value) -> None:  # cards/crossfire/base/scenarios/damage.card:34
    g = t.game(4)
    t.line = 37
    u_out_of_ammo = g.create("out_of_ammo", g.z__row)
    g.s_obstacle_facing[u_out_of_ammo] = 0
    t.line = 38
    u_m1 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m2 = g.create("mana", g.z_runner_hand + 0, 0)
    u_m3 = g.create("mana", g.z_runner_hand + 0, 0)
    g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 39
    g.create("mark_card", g.z_runner_hand + 1, 1)
    t.line = 41
    g.v_plays(0, u_m1)
    t.line = 42
    g.v_plays(0, u_m2)
    t.line = 44
    t.cannot(44, "P1 cannot play m3", "plays", (0, u_m3))


MODULE = Module(
    source="cards/crossfire/base/scenarios/damage.card",
    scenarios=(
        Scenario(
            "XF_204",
            "an overkill packet only staggers",
            XF_204,
            3,
            4,
            cards=(
                Card("one", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=6),
                Card("two", "obstacle", (("track", (("plain", 3),)), ("attack", 2)), (), line=7),
            ),
        ),
        Scenario("XF_171", "Lightning Mage blocks healing", XF_171, 21, 4),
        Scenario("XF_019", "Out of Ammo caps cards played", XF_019, 34, 4),
    ),
)
