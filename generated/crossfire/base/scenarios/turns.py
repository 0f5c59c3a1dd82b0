"""Made by `ombre build` from cards/crossfire/base/scenarios/turns.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module, Scenario, Value


def XF_021(t: Value) -> None:  # cards/crossfire/base/scenarios/turns.card:3
    g = t.game(4)
    t.line = 7
    u_o1 = g.create("o1", g.z__row)
    g.s_obstacle_facing[u_o1] = 0
    t.line = 8
    g.create("mana", g.z_runner_hand + 0, 0)
    t.line = 9
    u_quick_shot = g.create("quick_shot", g.z_runner_hand + 0, 0)
    t.line = 10
    for _ in range(5):
        g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 11
    u_covering_fire = g.create("covering_fire", g.z__market)
    t.line = 12
    u_katana = g.create("katana", g.z__market_deck)
    t.line = 13
    g.s_runner_nuyen[0] = 5
    t.line = 14
    t.answer("window", ("plays", u_quick_shot))
    t.line = 15
    t.answer("window", ("buys", u_covering_fire), who=0)
    t.line = 17
    t.flow(g, "turn", 0)
    t.line = 19
    t.equal(19, "hp of P1", g.s_runner_hp[0], "=", 4)
    t.line = 20
    t.equal(20, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 4)
    t.line = 21
    t.equal(21, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)
    t.line = 22
    t.check(22, "covering_fire is in hand of P1", g.where[u_covering_fire] == g.z_runner_hand + 0)
    t.line = 23
    t.check(23, "katana is in market", g.where[u_katana] == g.z__market)


def XF_087(t: Value) -> None:  # cards/crossfire/base/scenarios/turns.card:25
    t.game(1)
    t.line = 29
    t.setup("crossfire")
    t.line = 31
    t.check(31, "refused", t.was_refused(), "it was made")


def XF_071(t: Value) -> None:  # cards/crossfire/base/scenarios/turns.card:33
    g = t.game(4)
    t.line = 37
    g = t.setup("crossfire")
    t.line = 39
    t.equal(
        39,
        "number of cards in hand of P1 + number of cards in deck of P1",
        (len(g.zones[g.z_runner_hand + 0]) + len(g.zones[g.z_runner_deck + 0])),
        "=",
        7,
    )
    t.line = 40
    t.equal(
        40,
        "number of weapon gear in hand of P1 + number of weapon gear in deck of P1",
        (
            len(
                [
                    u_it3
                    for u_it3 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it3] == g.k_gear and g.f_gear_type(u_it3) == g.e_art_weapon
                ]
            )
            + len(
                [
                    u_it4
                    for u_it4 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it4] == g.k_gear and g.f_gear_type(u_it4) == g.e_art_weapon
                ]
            )
        ),
        "=",
        4,
    )
    t.line = 41
    t.equal(
        41,
        "number of spell gear in hand of P1 + number of spell gear in deck of P1",
        (
            len(
                [
                    u_it5
                    for u_it5 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it5] == g.k_gear and g.f_gear_type(u_it5) == g.e_art_spell
                ]
            )
            + len(
                [
                    u_it6
                    for u_it6 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it6] == g.k_gear and g.f_gear_type(u_it6) == g.e_art_spell
                ]
            )
        ),
        "=",
        1,
    )
    t.line = 42
    t.equal(
        42,
        "number of hacking gear in hand of P1 + number of hacking gear in deck of P1",
        (
            len(
                [
                    u_it7
                    for u_it7 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it7] == g.k_gear and g.f_gear_type(u_it7) == g.e_art_hacking
                ]
            )
            + len(
                [
                    u_it8
                    for u_it8 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it8] == g.k_gear and g.f_gear_type(u_it8) == g.e_art_hacking
                ]
            )
        ),
        "=",
        1,
    )
    t.line = 43
    t.equal(
        43,
        "number of skill gear in hand of P1 + number of skill gear in deck of P1",
        (
            len(
                [
                    u_it9
                    for u_it9 in g.zones[g.z_runner_hand + 0]
                    if g.kind[u_it9] == g.k_gear and g.f_gear_type(u_it9) == g.e_art_skill
                ]
            )
            + len(
                [
                    u_it10
                    for u_it10 in g.zones[g.z_runner_deck + 0]
                    if g.kind[u_it10] == g.k_gear and g.f_gear_type(u_it10) == g.e_art_skill
                ]
            )
        ),
        "=",
        1,
    )


def XF_079(t: Value) -> None:  # cards/crossfire/base/scenarios/turns.card:45
    g = t.game(4)
    t.line = 49
    g = t.setup("crossfire")
    t.line = 51
    t.equal(51, "number of cards in market", len(g.zones[g.z__market]), "=", 6)
    t.line = 52
    t.equal(52, "number of cards in market_discard", len(g.zones[g.z__market_discard]), "=", 0)


def XF_138(t: Value) -> None:  # cards/crossfire/base/scenarios/turns.card:54
    g = t.game(2)
    t.line = 57
    u_quick_shot = g.create("quick_shot", g.z_runner_hand + 1, 1)
    t.line = 58
    u_clairvoyance = g.create("clairvoyance", g.z_runner_hand + 1, 1)
    t.line = 60
    t.step(g, "play_cards", 0)
    t.line = 62
    t.offered(62, "offered window: assist clairvoyance, pass", "window", (("assists with", u_clairvoyance), "pass"))
    t.line = 63
    t.not_offered(63, "not offered window: assist quick_shot", "window", (("assists with", u_quick_shot),))


def XF_041(t: Value) -> None:  # cards/crossfire/base/scenarios/turns.card:65
    g = t.game(4)
    t.line = 68
    g.s_runner_hp[1] = max(min(3, g.s_runner_max_hp[1]), 0)
    t.line = 69
    u_gutter_punks = g.create("gutter_punks", g.z__row)
    g.s_obstacle_facing[u_gutter_punks] = 2
    t.line = 70
    t.answer("patient", 1, who=0)
    t.line = 72
    g.v_defeats(0, u_gutter_punks)
    t.line = 74
    t.equal(74, "hp of P2", g.s_runner_hp[1], "=", 4)
    t.line = 75
    t.offered(75, "offered patient: P1, P2, P3, P4", "patient", (0, 1, 2, 3))


def no_loss_yet(t: Value) -> None:  # cards/crossfire/base/scenarios/turns.card:77
    g = t.game(2)
    t.line = 80
    g.s_runner_hp[0] = max(min(1, g.s_runner_max_hp[0]), 0)
    t.line = 81
    g.s_runner_hp[1] = max(min(1, g.s_runner_max_hp[1]), 0)
    t.line = 83
    g.v_suffers(0, 1)
    t.line = 85
    t.check(85, "game is not over", g.result is None, f"it is {g.result}")
    t.line = 87
    g.v_suffers(1, 1)
    t.line = 89
    t.check(89, "game is lost", g.result == "lost", f"it is {g.result}")
    t.line = 90
    t.check(90, "game is over", g.result is not None, f"it is {g.result}")


MODULE = Module(
    source="cards/crossfire/base/scenarios/turns.card",
    scenarios=(
        Scenario(
            "XF_021",
            "attack, then draw, then buy",
            XF_021,
            3,
            4,
            cards=(Card("o1", "obstacle", (("track", (("plain", 2),)), ("attack", 1)), (), line=6),),
        ),
        Scenario("XF_087", "solo only where a mission allows it", XF_087, 25, 1),
        Scenario("XF_071", "Street Samurai starting deck", XF_071, 33, 4),
        Scenario("XF_079", "the market starts with six face up", XF_079, 45, 4),
        Scenario("XF_138", "a card without an assist box cannot assist", XF_138, 54, 2),
        Scenario("XF_041", "a choice belongs to the current runner", XF_041, 65, 4),
        Scenario("no_loss_yet", "the last healthy runner keeps the game alive", no_loss_yet, 77, 2),
    ),
)
