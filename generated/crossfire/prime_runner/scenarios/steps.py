"""Made by `ombre build` from cards/crossfire/prime_runner/scenarios/steps.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import Ability, Args, Card, Env, Module, Scenario, Value, bounded, put

if TYPE_CHECKING:
    from ombre.generated.crossfire.prime_runner.play import Play


# cards/crossfire/prime_runner/scenarios/steps.card:7
def clock__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_runner_karma[g.current] = 1


# cards/crossfire/prime_runner/scenarios/steps.card:9
def clock__before_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_runner_karma[g.current] = bounded((10 * g.s_runner_karma[g.current]) + 2)


# cards/crossfire/prime_runner/scenarios/steps.card:11
def clock__before_3(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_runner_karma[g.current] = bounded((10 * g.s_runner_karma[g.current]) + 3)


# cards/crossfire/prime_runner/scenarios/steps.card:13
def clock__before_4(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_runner_karma[g.current] = bounded((10 * g.s_runner_karma[g.current]) + 4)


# cards/crossfire/prime_runner/scenarios/steps.card:15
def clock__before_5(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_runner_karma[g.current] = bounded((10 * g.s_runner_karma[g.current]) + 5)


# cards/crossfire/prime_runner/scenarios/steps.card:17
def clock__before_6(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_runner_karma[g.current] = bounded((10 * g.s_runner_karma[g.current]) + 6)


# cards/crossfire/prime_runner/scenarios/steps.card:3
def PRE_066(t: Value) -> None:
    g = t.game(4)
    t.line = 19
    g.create("clock", g.z__active)
    t.line = 20
    t.all_pass = True
    t.line = 22
    t.flow(g, "turn", 0)
    t.line = 24
    t.equal(24, "karma of P1", g.s_runner_karma[0], "=", 123456)


# cards/crossfire/prime_runner/scenarios/steps.card:26
def PRE_068(t: Value) -> None:
    g = t.game(4)
    t.line = 30
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 0
    t.line = 31
    u_quiet_street = g.create("quiet_street", g.z__active)
    t.line = 32
    put(g.s_threat_pool, u_wall, g.e_symbol_plain, 3)
    t.line = 34
    t.step(g, "black_market", 0)
    t.line = 36
    t.equal(36, "points of wall", g.d_threat_points(u_wall), "=", 3)
    t.line = 38
    t.step(g, "end_turn", 0)
    t.line = 40
    t.equal(40, "points of wall", g.d_threat_points(u_wall), "=", 0)
    t.line = 41
    t.check(41, "quiet_street is in active", g.where[u_quiet_street] == g.z__active)
    t.line = 43
    g.v_defeats(0, u_wall)
    t.line = 44
    t.step(g, "end_turn", 0)
    t.line = 46
    t.check(46, "quiet_street is in event_deck", g.where[u_quiet_street] == g.z__event_deck)


# cards/crossfire/prime_runner/scenarios/steps.card:52
def hint__assist(g: Play, this: int, you: int) -> None:
    g.v_gains(g.current, 1)


# cards/crossfire/prime_runner/scenarios/steps.card:55
def curfew__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.add("prime_runner_scenarios_steps.curfew__cannot1", this, you, (), scopes=("turn",))


# cards/crossfire/prime_runner/scenarios/steps.card:48
def PRE_069(t: Value) -> None:
    g = t.game(4)
    t.line = 57
    g.create("curfew", g.z__active)
    t.line = 58
    g.create("hint", g.z_runner_hand + 1, 1)
    t.line = 59
    u_katana = g.create("katana", g.z__market)
    t.line = 60
    g.s_runner_nuyen[0] = 8
    t.line = 61
    for _ in g.repeat(5):
        g.create("mark", g.z_runner_deck + 0, 0)
    t.line = 62
    t.all_pass = True
    t.line = 64
    t.flow(g, "turn", 0)
    t.line = 66
    t.not_offered(66, "not offered window: buy katana", "window", ((("buys", (None, u_katana)),),))
    t.line = 67
    t.check(67, "katana is in market", g.where[u_katana] == g.z__market)
    t.line = 68
    t.equal(68, "number of cards in hand of P1", len(g.zones[g.z_runner_hand + 0]), "=", 2)


# cards/crossfire/prime_runner/scenarios/steps.card:70
def PRE_070(t: Value) -> None:
    g = t.game(4)
    t.line = 73
    u_icon_grab = g.create("icon_grab", g.z__market)
    u_jacked_in = g.create("jacked_in", g.z__market)
    t.line = 74
    g.s_runner_nuyen[0] = 9
    t.line = 75
    t.answer("window", (("buys", (None, u_icon_grab)),))
    t.line = 76
    t.answer("window", (("buys", (None, u_jacked_in)),))
    t.line = 77
    t.all_pass = True
    t.line = 79
    t.step(g, "black_market", 0)
    t.line = 81
    t.check(81, "icon_grab is in hand of P1", g.where[u_icon_grab] == g.z_runner_hand + 0)
    t.line = 82
    t.check(82, "jacked_in is in hand of P1", g.where[u_jacked_in] == g.z_runner_hand + 0)
    t.line = 83
    t.equal(83, "nuyen of P1", g.s_runner_nuyen[0], "=", 4)


MODULE = Module(
    source="cards/crossfire/prime_runner/scenarios/steps.card",
    scenarios=(
        Scenario(
            "PRE_066",
            "their order",
            PRE_066,
            3,
            4,
            cards=(
                Card(
                    "clock",
                    "event",
                    (),
                    (
                        Ability("clock__before", "before", "step play_cards", None, clock__before, line=7),
                        Ability("clock__before_2", "before", "step apply_damage", None, clock__before_2, line=9),
                        Ability("clock__before_3", "before", "step take_damage", None, clock__before_3, line=11),
                        Ability("clock__before_4", "before", "step reload", None, clock__before_4, line=13),
                        Ability("clock__before_5", "before", "step black_market", None, clock__before_5, line=15),
                        Ability("clock__before_6", "before", "step end_turn", None, clock__before_6, line=17),
                    ),
                    line=6,
                ),
            ),
        ),
        Scenario(
            "PRE_068",
            "the turn ends with the sixth: points are gone, and the empty row is seen",
            PRE_068,
            26,
            4,
            cards=(Card("wall", "obstacle", (("track", (("plain", 9),)),), (), line=29),),
        ),
        Scenario(
            "PRE_069",
            "what speaks of drawing and buying speaks of both",
            PRE_069,
            48,
            4,
            cards=(
                Card(
                    "hint",
                    "gear",
                    (("type", ("skill",)), ("assist_damage", (("red", 1),))),
                    (Ability("hint__assist", "slot", "assist", None, hint__assist, line=52),),
                    line=51,
                ),
                Card(
                    "curfew",
                    "event",
                    (),
                    (Ability("curfew__before", "before", "step draw_and_buy", None, curfew__before, line=55),),
                    line=54,
                ),
            ),
        ),
        Scenario("PRE_070", "several cards may be bought", PRE_070, 70, 4),
    ),
    timed=(Ability("prime_runner_scenarios_steps.curfew__cannot1", "cannot", "buys", None, None, line=56),),
    lines=(
        "14:7 15:8 19:9 20:10 24:11 25:12 29:13 30:14 34:15 35:16 39:17 40:18 44:3 47:19 48:3 49:20 50:3"
        " 51:22 52:3 53:24 57:26 60:30 62:26 63:31 64:26 65:32 66:26 67:34 68:26 69:36 70:26 71:38 72:26"
        " 73:40 74:26 75:41 76:26 77:43 78:26 79:44 80:26 81:46 85:52 86:53 90:55 91:56 95:48 98:57 99:48"
        " 100:58 101:48 102:59 103:48 104:60 105:48 106:61 108:48 109:62 110:48 111:64 112:48 113:66 114:48"
        " 115:67 116:48 117:68 121:70 124:73 126:70 127:74 128:70 129:75 130:70 131:76 132:70 133:77 134:70"
        " 135:79 136:70 137:81 138:70 139:82 140:70 141:83"
    ),
)
