"""Made by `ombre build` from cards/crossfire/prime_runner/scenarios/components.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Scenario, Value, bounded, item

if TYPE_CHECKING:
    from ombre.generated.crossfire.prime_runner.play import Play


# cards/crossfire/prime_runner/scenarios/components.card:3
def PRE_001(t: Value) -> None:
    g = t.game(4)
    t.line = 8
    g = t.setup("errand")
    t.line = 10
    t.equal(10, "number of cards in event_deck", len(g.zones[g.z__event_deck]), "=", 51)
    t.line = 11
    t.equal(
        11,
        "number of (events in event_deck as e where e is harlequins_shadow)",
        len(
            [
                u_e
                for u_e in g.zones[g.z__event_deck]
                if g.kind[u_e] in g.k_event and g.is_card(u_e, "harlequins_shadow")
            ]
        ),
        "=",
        1,
    )


# cards/crossfire/prime_runner/scenarios/components.card:13
def PRE_002(t: Value) -> None:
    g = t.game(4)
    t.line = 16
    g.put_printed(
        g.k_obstacle, g.z__normal_deck, NOTHING, lambda g, u_it1: g.f_threat_difficulty(u_it1) == g.e_grade_normal, ""
    )
    t.line = 17
    g.put_printed(
        g.k_obstacle, g.z__hard_deck, NOTHING, lambda g, u_it2: g.f_threat_difficulty(u_it2) == g.e_grade_hard, ""
    )
    t.line = 19
    t.equal(19, "number of cards in normal_deck", len(g.zones[g.z__normal_deck]), "=", 40)
    t.line = 20
    t.equal(20, "number of cards in hard_deck", len(g.zones[g.z__hard_deck]), "=", 40)
    t.line = 21
    t.equal(
        21,
        "number of (obstacles in normal_deck as foe where foe is rooftop_sniper and size of item 1 of track of foe",
        len(
            [
                u_foe
                for u_foe in g.zones[g.z__normal_deck]
                if g.kind[u_foe] in g.k_obstacle
                and g.is_card(u_foe, "rooftop_sniper")
                and item(g.f_threat_track(u_foe), 1)[1] == 2
            ]
        ),
        "=",
        1,
    )
    t.line = 22
    t.equal(
        22,
        "number of (obstacles in normal_deck as foe where foe is gate_clerk and size of item 1 of track of foe",
        len(
            [
                u_foe
                for u_foe in g.zones[g.z__normal_deck]
                if g.kind[u_foe] in g.k_obstacle
                and g.is_card(u_foe, "gate_clerk")
                and item(g.f_threat_track(u_foe), 1)[1] == 3
            ]
        ),
        "=",
        1,
    )
    t.line = 23
    t.equal(
        23,
        "number of (obstacles in hard_deck as foe where foe is armoured_van and size of item 1 of track of foe",
        len(
            [
                u_foe
                for u_foe in g.zones[g.z__hard_deck]
                if g.kind[u_foe] in g.k_obstacle
                and g.is_card(u_foe, "armoured_van")
                and item(g.f_threat_track(u_foe), 1)[1] == 3
            ]
        ),
        "=",
        1,
    )
    t.line = 24
    t.equal(
        24,
        "number of (obstacles in hard_deck as foe where foe is tower_marksman and size of item 5 of track of foe",
        len(
            [
                u_foe
                for u_foe in g.zones[g.z__hard_deck]
                if g.kind[u_foe] in g.k_obstacle
                and g.is_card(u_foe, "tower_marksman")
                and item(g.f_threat_track(u_foe), 5)[1] == 2
            ]
        ),
        "=",
        1,
    )


# cards/crossfire/prime_runner/scenarios/components.card:26
def PRE_007(t: Value) -> None:
    g = t.game(4)
    t.line = 30
    g.v_suffers(0, 1)
    t.line = 32
    t.equal(32, "hp of P1", g.s_runner_hp[0], "=", 4)
    t.line = 33
    t.equal(33, "max_hp of P1", g.s_runner_max_hp[0], "=", 5)


# cards/crossfire/prime_runner/scenarios/components.card:35
def PRE_008(t: Value) -> None:
    g = t.game(4)
    t.line = 40
    u_wall = g.create("wall", g.z__row)
    g.s_threat_facing[u_wall] = 0
    u_fence = g.create("fence", g.z__row)
    g.s_threat_facing[u_fence] = 0
    t.line = 42
    g.v_clears_on(0, 2, u_wall)
    t.line = 44
    t.equal(44, "cleared of wall", g.s_threat_cleared[u_wall], "=", 2)
    t.line = 45
    t.equal(45, "cleared of fence", g.s_threat_cleared[u_fence], "=", 0)


# cards/crossfire/prime_runner/scenarios/components.card:47
def PRE_009(t: Value) -> None:
    g = t.game(4)
    t.line = 52
    g = t.setup("errand")
    t.line = 54
    t.equal(54, "number of cards in profile of P1", len(g.zones[g.z_runner_profile + 0]), "=", 1)
    t.line = 55
    t.equal(
        55,
        "max_hp of P1",
        g.s_runner_max_hp[0],
        "=",
        sum(g.f_metatype_hp(u_it2) for u_it2 in g.zones[g.z_runner_profile + 0] if g.kind[u_it2] in g.k_metatype),
    )
    t.line = 56
    t.equal(
        56,
        "number of cards in hand of P1",
        len(g.zones[g.z_runner_hand + 0]),
        "=",
        sum(
            g.f_metatype_start_cards(u_it4)
            for u_it4 in g.zones[g.z_runner_profile + 0]
            if g.kind[u_it4] in g.k_metatype
        ),
    )
    t.line = 57
    t.equal(
        57,
        "nuyen of P1",
        g.s_runner_nuyen[0],
        "=",
        sum(
            g.f_metatype_start_nuyen(u_it5)
            for u_it5 in g.zones[g.z_runner_profile + 0]
            if g.kind[u_it5] in g.k_metatype
        ),
    )


# cards/crossfire/prime_runner/scenarios/components.card:64
def watcher__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s__scene_number = bounded(g.s__scene_number + 1)
    g.s_runner_karma[g.current] = g.s__scene_number


# cards/crossfire/prime_runner/scenarios/components.card:68
def omen__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/prime_runner/scenarios/components.card:68
def omen__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_runner_nuyen[g.current] = 7


# cards/crossfire/prime_runner/scenarios/components.card:59
def PRE_010(t: Value) -> None:
    g = t.game(3)
    t.line = 62
    g.s__starting = 1
    t.line = 70
    u_watcher = g.create("watcher", g.z__row)
    g.s_threat_facing[u_watcher] = 0
    t.line = 71
    g.create("omen", g.z__event_deck)
    t.line = 72
    t.all_pass = True
    t.line = 74
    t.flow(g, "round", g.current)
    t.line = 76
    t.equal(76, "nuyen of P2", g.s_runner_nuyen[1], "=", 7)
    t.line = 77
    t.equal(77, "karma of P2", g.s_runner_karma[1], "=", 1)
    t.line = 78
    t.equal(78, "karma of P3", g.s_runner_karma[2], "=", 2)
    t.line = 79
    t.equal(79, "karma of P1", g.s_runner_karma[0], "=", 3)


# cards/crossfire/prime_runner/scenarios/components.card:81
def night_courier_alone(t: Value) -> None:
    g = t.game(1)
    t.line = 84
    t.answer("old_card", "mana")
    t.line = 86
    g = t.setup("night_courier")
    t.line = 88
    t.equal(88, "number of cards in roles of P1", len(g.zones[g.z_runner_roles + 0]), "=", 4)
    t.line = 89
    t.equal(89, "number of cards in row", len(g.zones[g.z__row]), "=", 1)
    t.line = 90
    t.equal(90, "level", g.d__level(), "=", 0)


# cards/crossfire/prime_runner/scenarios/components.card:92
def last_train_is_quiet(t: Value) -> None:
    g = t.game(4)
    t.line = 95
    t.answer("opener", 1)
    t.line = 97
    g = t.setup("last_train")
    t.line = 99
    t.equal(99, "level", g.d__level(), "=", -(1))


# cards/crossfire/prime_runner/scenarios/components.card:101
def last_train_is_hard(t: Value) -> None:
    g = t.game(4)
    t.line = 105
    u_last_train = g.create("last_train", g.z__briefing)
    t.line = 106
    for _ in g.repeat(9):
        g.create("easy", g.z__normal_deck)
    t.line = 107
    g.s__scene_number = 1
    t.line = 108
    g.s_runner_hp[1] = min(2, g.s_runner_max_hp[1])
    t.line = 110
    g.v_closes(u_last_train)
    t.line = 112
    t.equal(112, "hp of P2", g.s_runner_hp[1], "=", 2)
    t.line = 113
    t.equal(113, "scene_number", g.s__scene_number, "=", 2)
    t.line = 115
    g.s_runner_hp[1] = min(0, g.s_runner_max_hp[1])
    t.line = 116
    g.b_runner_condition(1, g.e_condition_staggered)
    t.line = 117
    g.v_suffers(1, 1)
    t.line = 119
    t.check(119, "game is lost", g.result == "lost", f"it is {g.result}")


MODULE = Module(
    source="cards/crossfire/prime_runner/scenarios/components.card",
    scenarios=(
        Scenario("PRE_001", "one event more, once", PRE_001, 3, 4, cards=(Card("errand", "mission", (), (), line=6),)),
        Scenario("PRE_002", "four obstacles are replaced, and none is added", PRE_002, 13, 4),
        Scenario("PRE_007", "what is left of the health is all that a screen has to show", PRE_007, 26, 4),
        Scenario(
            "PRE_008",
            "the highest level that is cleared",
            PRE_008,
            35,
            4,
            cards=(
                Card("wall", "obstacle", (("track", (("plain", 3), ("blue", 1), ("blue", 1))),), (), line=38),
                Card("fence", "obstacle", (("track", (("plain", 3), ("blue", 1), ("blue", 1))),), (), line=39),
            ),
        ),
        Scenario(
            "PRE_009",
            "the screen says what a runner starts with",
            PRE_009,
            47,
            4,
            cards=(Card("errand", "mission", (), (), line=50),),
        ),
        Scenario(
            "PRE_010",
            "the mission leader turns the events over and plays first",
            PRE_010,
            59,
            3,
            cards=(
                Card(
                    "watcher",
                    "obstacle",
                    (("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("watcher__when", "when", "turn starts", None, watcher__when, line=64),),
                    line=63,
                ),
                Card(
                    "omen",
                    "event",
                    (),
                    (Ability("omen__when", "when", "appears", omen__when_if, omen__when, line=68),),
                    line=67,
                ),
            ),
        ),
        Scenario("night_courier_alone", "one of the two missions more can be played alone", night_courier_alone, 81, 1),
        Scenario("last_train_is_quiet", "the other one begins a level lower", last_train_is_quiet, 92, 4),
        Scenario(
            "last_train_is_hard",
            "and knows no breather and no retreat",
            last_train_is_hard,
            101,
            4,
            cards=(Card("easy", "obstacle", (("colour", "black"), ("track", (("plain", 3),))), (), line=104),),
        ),
    ),
    lines=(
        "14:3 17:8 18:3 19:10 20:3 21:11 37:13 40:16 43:13 44:17 47:13 48:19 49:13 50:20 51:13 52:21 67:13"
        " 68:22 83:13 84:23 99:13 100:24 118:26 121:30 122:26 123:32 124:26 125:33 129:35 132:40 136:35"
        " 137:42 138:35 139:44 140:35 141:45 145:47 148:52 149:47 150:54 151:47 152:55 159:47 160:56 171:47"
        " 172:57 186:64 187:65 188:66 192:68 198:69 202:59 205:62 206:59 207:70 209:59 210:71 211:59 212:72"
        " 213:59 214:74 215:59 216:76 217:59 218:77 219:59 220:78 221:59 222:79 226:81 229:84 230:81 231:86"
        " 232:81 233:88 234:81 235:89 236:81 237:90 241:92 244:95 245:92 246:97 247:92 248:99 252:101 255:105"
        " 256:101 257:106 259:101 260:107 261:101 262:108 263:101 264:110 265:101 266:112 267:101 268:113"
        " 269:101 270:115 271:101 272:116 273:101 274:117 275:101 276:119"
    ),
)
