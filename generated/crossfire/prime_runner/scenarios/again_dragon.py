"""Made by `ombre build` from cards/crossfire/prime_runner/scenarios/again_dragon.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import Ability, Args, Card, Env, Module, Scenario, Value, bounded

if TYPE_CHECKING:
    from ombre.generated.crossfire.prime_runner.play import Play


# cards/crossfire/prime_runner/scenarios/again_dragon.card:8
def trap__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/prime_runner/scenarios/again_dragon.card:8
def trap__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.each([u_r for u_r in g.everyone(g.current) if g.s_runner_condition[u_r] == g.e_condition_staggered]):
        g.v_suffers(u_r, 1)


# cards/crossfire/prime_runner/scenarios/again_dragon.card:12
def watcher__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_runner_karma[g.current] = bounded(
        max(1 + max((g.s_runner_karma[u_it2] for u_it2 in g.everyone(g.current)), default=0), 0)
    )


# cards/crossfire/prime_runner/scenarios/again_dragon.card:3
def obstacle_calls_the_team_off(t: Value) -> None:
    g = t.game(4)
    t.line = 6
    t.answer("may", "yes")
    t.line = 14
    g.create("dragon_fight", g.z__briefing)
    t.line = 15
    g.create("trap", g.z__normal_deck)
    t.line = 16
    u_watcher = g.create("watcher", g.z__row)
    g.s_threat_facing[u_watcher] = 1
    t.line = 17
    u_quiet_street = g.create("quiet_street", g.z__event_deck)
    t.line = 18
    g.s__hunted = 3
    t.line = 19
    g.s__round_number = 4
    t.line = 20
    g.s_runner_hp[2] = min(0, g.s_runner_max_hp[2])
    t.line = 21
    g.b_runner_condition(2, g.e_condition_staggered)
    t.line = 22
    g.s__gap = 1
    t.line = 23
    t.all_pass = True
    t.line = 25
    t.flow(g, "round", g.current)
    t.line = 27
    t.check(27, "P3 is critical", g.s_runner_condition[2] == g.e_condition_critical)
    t.line = 28
    t.check(28, "quiet_street is in event_deck", g.where[u_quiet_street] == g.z__event_deck)
    t.line = 29
    t.equal(29, "karma of P1", g.s_runner_karma[0], "<", g.s_runner_karma[1])
    t.line = 30
    t.check(30, "game is aborted", g.result == "aborted", f"it is {g.result}")


# cards/crossfire/prime_runner/scenarios/again_dragon.card:32
def XF_472(t: Value) -> None:
    g = t.game(4)
    t.line = 35
    t.answer("may", "yes")
    t.line = 36
    g.create("dragon_fight", g.z__briefing)
    t.line = 37
    u_covert_hacking = g.create("covert_hacking", g.z__row)
    g.s_threat_facing[u_covert_hacking] = 3
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 38
    g.b_runner_condition(2, g.e_condition_critical)
    t.line = 39
    t.all_pass = True
    t.line = 41
    t.flow(g, "turn", 0)
    t.line = 43
    t.check(43, "game is aborted", g.result == "aborted", f"it is {g.result}")
    t.line = 44
    t.equal(44, "karma of P1", g.s_runner_karma[0], "=", 1)
    t.line = 45
    t.equal(45, "karma of P3", g.s_runner_karma[2], "=", 1)


# cards/crossfire/prime_runner/scenarios/again_dragon.card:47
def no_reward_in_a_retreat(t: Value) -> None:
    g = t.game(4)
    t.line = 50
    t.answer("may", "yes")
    t.line = 51
    g.create("dragon_fight", g.z__briefing)
    t.line = 52
    g.create("covert_hacking", g.z__beaten)
    t.line = 53
    u_covert_skill = g.create("covert_skill", g.z__row)
    g.s_threat_facing[u_covert_skill] = 3
    t.line = 54
    u_enraged_spell = g.create("enraged_spell", g.z__lair)
    g.create("enraged_weapon", g.z__lair)
    t.line = 55
    g.create("quiet_street", g.z__event_deck)
    t.line = 56
    g.s__hunted = 3
    t.line = 57
    g.s__round_number = 5
    t.line = 58
    g.b_runner_condition(2, g.e_condition_critical)
    t.line = 59
    t.all_pass = True
    t.line = 61
    g.v_defeats(0, u_covert_skill)
    t.line = 62
    t.flow(g, "turn", 0)
    t.line = 64
    t.check(64, "game is aborted", g.result == "aborted", f"it is {g.result}")
    t.line = 65
    t.check(65, "enraged_spell is in lair", g.where[u_enraged_spell] == g.z__lair)
    t.line = 66
    t.equal(66, "nuyen of P1", g.s_runner_nuyen[0], "=", 0)
    t.line = 67
    t.equal(67, "number of cards in row", len(g.zones[g.z__row]), "=", 0)


# cards/crossfire/prime_runner/scenarios/again_dragon.card:69
def for_four(t: Value) -> None:
    t.game(3)
    t.line = 72
    t.answer("old_card", "mana")
    t.line = 73
    t.answer("opener", 1)
    t.line = 75
    t.setup("dragon_fight")
    t.line = 77
    t.refused(77, "refused by team_size", ("team_size",))


MODULE = Module(
    source="cards/crossfire/prime_runner/scenarios/again_dragon.card",
    removed=(
        ("scenario", "obstacle_calls_the_team_off"),
        ("scenario", "XF_472"),
        ("scenario", "no_reward_in_a_retreat"),
        ("scenario", "for_four"),
    ),
    scenarios=(
        Scenario(
            "obstacle_calls_the_team_off",
            "who is critical as obstacles come ends the mission: no event, and the starting runner begins the retreat",
            obstacle_calls_the_team_off,
            3,
            4,
            cards=(
                Card(
                    "trap",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("trap__when", "when", "flips to", trap__when_if, trap__when, line=8),),
                    line=7,
                ),
                Card(
                    "watcher",
                    "obstacle",
                    (("colour", "black"), ("track", (("plain", 9),)), ("attack", 0)),
                    (Ability("watcher__when", "when", "turn starts", None, watcher__when, line=12),),
                    line=11,
                ),
            ),
        ),
        Scenario("XF_472", "one for a retreat in good order", XF_472, 32, 4),
        Scenario(
            "no_reward_in_a_retreat",
            "what the mission gives is not given any more, and the dragon does not turn round",
            no_reward_in_a_retreat,
            47,
            4,
        ),
        Scenario("for_four", "three runners do not meet a dragon", for_four, 69, 3),
    ),
    lines=(
        "14:8 20:9 21:10 25:12 26:13 32:3 35:6 36:3 37:14 38:3 39:15 40:3 41:16 43:3 44:17 45:3 46:18 47:3"
        " 48:19 49:3 50:20 51:3 52:21 53:3 54:22 55:3 56:23 57:3 58:25 59:3 60:27 61:3 62:28 63:3 64:29 65:3"
        " 66:30 70:32 73:35 74:32 75:36 76:32 77:37 81:32 82:38 83:32 84:39 85:32 86:41 87:32 88:43 89:32"
        " 90:44 91:32 92:45 96:47 99:50 100:47 101:51 102:47 103:52 104:47 105:53 107:47 108:54 110:47 111:55"
        " 112:47 113:56 114:47 115:57 116:47 117:58 118:47 119:59 120:47 121:61 122:47 123:62 124:47 125:64"
        " 126:47 127:65 128:47 129:66 130:47 131:67 135:69 138:72 139:69 140:73 141:69 142:75 143:69 144:77"
    ),
)
