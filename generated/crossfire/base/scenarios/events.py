"""Made by `ombre build` from cards/crossfire/base/scenarios/events.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Scenario, Value


def XF_012(t: Value) -> None:  # cards/crossfire/base/scenarios/events.card:3
    g = t.game(4)
    t.line = 6
    for _ in range(3):
        g.create("quiet_street", g.z__event_deck)
    t.line = 8
    t.step(g, "new_event", 0)
    t.line = 10
    t.equal(10, "number of cards in event_discard", len(g.zones[g.z__event_discard]), "=", 0)
    t.line = 11
    t.equal(11, "number of cards in active", len(g.zones[g.z__active]), "=", 1)
    t.line = 12
    t.equal(12, "level", g.d__level(), "=", 0)


def tally__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/events.card:18
    u_r = args[0]
    g.s__scene_number = g.s__scene_number + 1
    g.s_runner_nuyen[u_r] = max(g.s__scene_number, 0)


def o1__before_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/events.card:22
    return args[0] == this


def o1__before(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/scenarios/events.card:22
    for u_r in [u_r for u_r in g.seats(g.current) if g.s_runner_hp[u_r] == 4]:
        g.v_suffers(u_r, 1)


def o1__static_cannot(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/events.card:25
    return args[0] == you


def o1__static_cannot_2(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/scenarios/events.card:26
    u_it3 = args[2]
    return args[0] == you and g.kind[u_it3] == g.k_obstacle and u_it3 != this


def spare__play(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/scenarios/events.card:28
    g.v_draws(you, 1)


def spare__assist(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/scenarios/events.card:30
    g.v_draws(g.current, 1)


def XF_222(t: Value) -> None:  # cards/crossfire/base/scenarios/events.card:14
    g = t.game(4)
    t.line = 32
    g.create("tally", g.z__active)
    t.line = 33
    u_o1 = g.create("o1", g.z__row)
    g.s_obstacle_facing[u_o1] = 2
    t.line = 34
    for _ in range(7):
        g.create("mana", g.z_runner_deck + 1, 1)
    t.line = 35
    g.s_runner_hp[1] = max(min(0, g.s_runner_max_hp[1]), 0)
    t.line = 36
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 37
    u_spare = g.create("spare", g.z_runner_hand + 1, 1)
    t.line = 38
    t.answer("window", ("plays", u_spare))
    t.line = 39
    u_m1 = g.create("mana", g.z_runner_hand + 1, 1)
    g.create("mana", g.z_runner_hand + 1, 1)
    t.line = 41
    t.step(g, "end_turn", 1)
    t.line = 42
    g.scope_start("turn")
    t.line = 43
    t.step(g, "play_cards", 1)
    t.line = 45
    t.equal(45, "number of cards in hand of P2", len(g.zones[g.z_runner_hand + 1]), "=", 4)
    t.line = 46
    t.check(46, "current is P2", g.current == 1)
    t.line = 47
    t.check(47, "spare is in played of P2", g.where[u_spare] == g.z_runner_played + 1)
    t.line = 48
    t.check(48, "spare has assist", g.has_slot(u_spare, "assist"))
    t.line = 49
    t.check(49, "m1 has no assist", not g.has_slot(u_m1, "assist"))
    t.line = 51
    g.scope_end("turn")
    t.line = 52
    u_t = g.reveal(g.z_runner_deck + 1)
    t.line = 54
    t.check(54, "t is in deck of P2", (u_t != NOTHING and g.where[u_t] == g.z_runner_deck + 1))
    t.line = 55
    t.check(55, "t is m1", (u_t != NOTHING and u_t == u_m1))
    t.line = 56
    t.cannot(56, "P3 cannot draw 1", "draws", (2, 1))
    t.line = 57
    t.check(57, "P3 is ok", g.s_runner_condition[2] == g.e_condition_ok)
    t.line = 58
    t.check(58, "P2 is not critical", g.s_runner_condition[1] != g.e_condition_critical)


MODULE = Module(
    source="cards/crossfire/base/scenarios/events.card",
    scenarios=(
        Scenario("XF_012", "the first round discards nothing", XF_012, 3, 4),
        Scenario(
            "XF_222",
            "probe",
            XF_222,
            14,
            4,
            cards=(
                Card(
                    "tally",
                    "event",
                    (),
                    (Ability("tally__when", "when", "suffers", None, tally__when, line=18),),
                    line=17,
                ),
                Card(
                    "o1",
                    "obstacle",
                    (("colour", "blue"), ("track", (("plain", 3), ("blue", 1))), ("attack", 1), ("nuyen", 2)),
                    (
                        Ability("o1__before", "before", "attacks", o1__before_if, o1__before, line=22),
                        Ability("o1__static_cannot", "cannot", "draws", o1__static_cannot, None, line=25),
                        Ability("o1__static_cannot_2", "cannot", "clears on", o1__static_cannot_2, None, line=26),
                    ),
                    line=21,
                ),
                Card(
                    "spare",
                    "gear",
                    (
                        ("type", "weapon"),
                        ("cost", 3),
                        ("damage", (("black", 1), ("plain", 2))),
                        ("assist_damage", (("red", 1),)),
                    ),
                    (
                        Ability("spare__play", "slot", "play", None, spare__play, line=28),
                        Ability("spare__assist", "slot", "assist", None, spare__assist, line=30),
                    ),
                    line=27,
                ),
            ),
        ),
    ),
)
