"""Made by `ombre build` from cards/crossfire/base/house_obstacles.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/base/house_obstacles.card:24
def pawn_broker__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/house_obstacles.card:24
def pawn_broker__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.s_runner_nuyen[you] = max(g.s_runner_nuyen[you] - 1, 0)


# cards/crossfire/base/house_obstacles.card:34
def gate_clerk__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/house_obstacles.card:34
def gate_clerk__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_draws(g.current, 1)


# cards/crossfire/base/house_obstacles.card:41
def chrome_boxer__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    return 1 if x == this and g.d__level() >= 5 else 0


# cards/crossfire/base/house_obstacles.card:47
def dock_foreman__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    return (
        1
        if x == this
        and any(
            True
            for u_it1 in g.zones[g.z__row]
            if g.kind[u_it1] in g.k_obstacle and g.f_obstacle_type(u_it1) == g.e_folk_human and u_it1 != this
        )
        else 0
    )


# cards/crossfire/base/house_obstacles.card:52
def signal_jammer__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/house_obstacles.card:57
def code_peddler__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_obstacles.card:57
def code_peddler__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_mills(you, 2)


# cards/crossfire/base/house_obstacles.card:68
def grove_keeper__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_obstacles.card:68
def grove_keeper__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if g.kept(this, g.since):
        g.v_restores(this, 1)


# cards/crossfire/base/house_obstacles.card:74
def vault_smith__static_cost(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.where[u_it1] == g.z__market else 0


# cards/crossfire/base/house_obstacles.card:79
def debt_collector__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_obstacles.card:79
def debt_collector__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.s_runner_nuyen[you] = max(g.s_runner_nuyen[you] - 1, 0)


# cards/crossfire/base/house_obstacles.card:90
def wall_breaker__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_obstacles.card:90
def wall_breaker__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_suffers(you, 1)


# cards/crossfire/base/house_obstacles.card:101
def river_ghost__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/house_obstacles.card:101
def river_ghost__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if g.kept(this, g.since) and you != NOTHING:
        g.v_turns_to(this, g.seat_after(you, 1))


# cards/crossfire/base/house_obstacles.card:117
def board_counsel__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/house_obstacles.card:117
def board_counsel__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.s_runner_nuyen[you] = max(g.s_runner_nuyen[you] - 1, 0)


# cards/crossfire/base/house_obstacles.card:123
def siege_engineer__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/house_obstacles.card:123
def siege_engineer__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_target = NOTHING
    if g.kept(this, g.since):
        u_target = g.choose(
            "target",
            g.current,
            [u_target for u_target in g.zones[g.z__row] if g.kind[u_target] in g.k_obstacle and u_target != this],
            "obstacle",
        )
    if u_target != NOTHING:
        g.v_clears_on(g.current, 1, u_target)


# cards/crossfire/base/house_obstacles.card:130
def gang_broker__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/house_obstacles.card:130
def gang_broker__when_holds(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.d__level() >= 4


# cards/crossfire/base/house_obstacles.card:130
def gang_broker__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_helper = g.reveal(g.z__normal_deck)
    if u_helper != NOTHING:
        g.v_flips_to(u_helper, g.current)


# cards/crossfire/base/house_obstacles.card:138
def night_raiders__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    return (
        1
        if x == this
        and any(
            True
            for u_it1 in g.zones[g.z__row]
            if g.kind[u_it1] in g.k_obstacle and g.f_obstacle_type(u_it1) == g.e_folk_human and u_it1 != this
        )
        else 0
    )


# cards/crossfire/base/house_obstacles.card:143
def data_warden__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_obstacles.card:143
def data_warden__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_mills(you, 2)


# cards/crossfire/base/house_obstacles.card:149
def fire_chanter__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/house_obstacles.card:149
def fire_chanter__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.batch([("suffers", (u_it1, 1)) for u_it1 in g.everyone(g.current)])


# cards/crossfire/base/house_obstacles.card:155
def glade_singer__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_obstacles.card:155
def glade_singer__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if g.kept(this, g.since):
        g.v_restores(this, 1)


# cards/crossfire/base/house_obstacles.card:161
def velvet_envoy__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_obstacles.card:161
def velvet_envoy__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.s_runner_nuyen[you] = max(g.s_runner_nuyen[you] - 1, 0)


# cards/crossfire/base/house_obstacles.card:172
def lock_wright__static_cost(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.where[u_it1] == g.z__market else 0


# cards/crossfire/base/house_obstacles.card:177
def rune_carver__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_obstacles.card:177
def rune_carver__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if g.kept(this, g.since):
        g.batch(
            [
                ("restores", (u_it1, 1))
                for u_it1 in [u_it1 for u_it1 in g.zones[g.z__row] if g.kind[u_it1] in g.k_obstacle and u_it1 != this]
            ]
        )


# cards/crossfire/base/house_obstacles.card:183
def pack_leader__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.kind[u_it1] in g.k_obstacle and g.f_obstacle_type(u_it1) == g.e_folk_ork and u_it1 != this else 0


# cards/crossfire/base/house_obstacles.card:188
def bone_reader__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_obstacles.card:188
def bone_reader__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.each(g.everyone(g.current)):
        u_pick = g.choose(
            "pick", u_r, [u_pick for u_pick in g.zones[g.z_runner_hand + u_r] if g.kind[u_pick] in g.k_gear], "gear"
        )
        if u_pick != NOTHING:
            g.v_discards(u_r, u_pick)


# cards/crossfire/base/house_obstacles.card:197
def riot_captain__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    return 1 if x == this and g.d__level() >= 5 else 0


# cards/crossfire/base/house_obstacles.card:207
def hover_turret__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.kind[u_it1] in g.k_obstacle and g.f_obstacle_type(u_it1) == g.e_folk_tech and u_it1 != this else 0


# cards/crossfire/base/house_obstacles.card:212
def mirror_maze__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_obstacles.card:212
def mirror_maze__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_mills(you, 1)


# cards/crossfire/base/house_obstacles.card:223
def scan_gate__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/house_obstacles.card:223
def scan_gate__when_holds(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.d__level() >= 4


# cards/crossfire/base/house_obstacles.card:223
def scan_gate__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_suffers(you, 1)


# cards/crossfire/base/house_obstacles.card:230
def guard_swarm__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    return 1 if x == this and g.d__level() >= 3 else 0


# cards/crossfire/base/house_obstacles.card:235
def ash_walker__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/house_obstacles.card:235
def ash_walker__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if g.kept(this, g.since) and you != NOTHING:
        g.v_turns_to(this, g.seat_after(you, 1))


# cards/crossfire/base/house_obstacles.card:241
def storm_child__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_obstacles.card:241
def storm_child__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_suffers(you, 1)


# cards/crossfire/base/house_obstacles.card:247
def root_tyrant__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_obstacles.card:247
def root_tyrant__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if g.kept(this, g.since):
        g.v_restores(this, 1)


# cards/crossfire/base/house_obstacles.card:253
def bell_phantom__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_obstacles.card:253
def bell_phantom__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_r in g.each(g.everyone(g.current)):
        u_pick = g.choose(
            "pick", u_r, [u_pick for u_pick in g.zones[g.z_runner_hand + u_r] if g.kind[u_pick] in g.k_gear], "gear"
        )
        if u_pick != NOTHING:
            g.v_discards(u_r, u_pick)


# cards/crossfire/base/house_obstacles.card:261
def rust_wraith__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/house_obstacles.card:261
def rust_wraith__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if g.kept(this, g.since):
        g.batch(
            [
                ("restores", (u_it1, 1))
                for u_it1 in [u_it1 for u_it1 in g.zones[g.z__row] if g.kind[u_it1] in g.k_obstacle and u_it1 != this]
            ]
        )


MODULE = Module(
    source="cards/crossfire/base/house_obstacles.card",
    digest="166795171805712404668624013573482666381",
    cards=(
        Card(
            "shift_guard",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "red"),
                ("type", "human"),
                ("track", (("plain", 3), ("red", 1))),
                ("attack", 1),
                ("nuyen", 4),
            ),
            (),
            line=6,
        ),
        Card(
            "stray_spirit",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "blue"),
                ("type", "sixth_world"),
                ("track", (("blue", 1), ("plain", 3))),
                ("attack", 1),
                ("nuyen", 4),
            ),
            (),
            line=11,
        ),
        Card(
            "door_crew",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "red"),
                ("type", "ork"),
                ("track", (("plain", 3), ("red", 1))),
                ("attack", 1),
                ("nuyen", 5),
            ),
            (),
            line=16,
        ),
        Card(
            "pawn_broker",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "red"),
                ("type", "human"),
                ("track", (("plain", 4), ("red", 1), ("plain", 1), ("red", 1), ("plain", 1))),
                ("attack", 1),
                ("nuyen", 5),
            ),
            (Ability("pawn_broker__when", "when", "turn starts", pawn_broker__when_if, pawn_broker__when, line=24),),
            line=21,
        ),
        Card(
            "rooftop_sniper",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "black"),
                ("type", "human"),
                ("track", (("plain", 3), ("green", 1), ("plain", 2), ("black", 1))),
                ("attack", 2),
                ("nuyen", 7),
            ),
            (),
            line=27,
        ),
        Card(
            "gate_clerk",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "green"),
                ("type", "human"),
                ("track", (("plain", 2), ("red", 1), ("plain", 3), ("green", 1))),
                ("attack", 1),
                ("nuyen", 6),
            ),
            (Ability("gate_clerk__when", "when", "defeats", gate_clerk__when_if, gate_clerk__when, line=34),),
            line=31,
        ),
        Card(
            "chrome_boxer",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "black"),
                ("type", "human"),
                ("track", (("plain", 4), ("black", 1), ("plain", 3), ("plain", 1))),
                ("attack", 2),
                ("nuyen", 9),
            ),
            (
                Ability(
                    "chrome_boxer__static_attack", "modify", "threat.attack", None, chrome_boxer__static_attack, line=41
                ),
            ),
            line=37,
        ),
        Card(
            "dock_foreman",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "red"),
                ("type", "human"),
                ("track", (("plain", 3), ("red", 1), ("plain", 3), ("black", 1))),
                ("attack", 1),
                ("nuyen", 8),
            ),
            (
                Ability(
                    "dock_foreman__static_attack", "modify", "threat.attack", None, dock_foreman__static_attack, line=47
                ),
            ),
            line=43,
        ),
        Card(
            "signal_jammer",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "green"),
                ("type", "tech"),
                ("track", (("plain", 2), ("green", 1), ("plain", 2), ("green", 1), ("plain", 2), ("green", 1))),
                ("attack", 1),
                ("nuyen", 7),
            ),
            (
                Ability(
                    "signal_jammer__static_cannot",
                    "cannot",
                    "assists with",
                    None,
                    None,
                    guard=signal_jammer__static_cannot,
                    line=52,
                ),
            ),
            line=49,
        ),
        Card(
            "code_peddler",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "green"),
                ("type", "human"),
                ("track", (("plain", 3), ("green", 1), ("plain", 1), ("blue", 1), ("plain", 2))),
                ("attack", 1),
                ("nuyen", 8),
            ),
            (Ability("code_peddler__when", "when", "flips to", code_peddler__when_if, code_peddler__when, line=57),),
            line=54,
        ),
        Card(
            "bow_hunter",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "black"),
                ("type", "elf"),
                ("track", (("plain", 4), ("black", 1), ("plain", 1), ("blue", 1), ("plain", 1))),
                ("attack", 2),
                ("nuyen", 7),
            ),
            (),
            line=60,
        ),
        Card(
            "grove_keeper",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "blue"),
                ("type", "elf"),
                ("track", (("plain", 3), ("blue", 1), ("plain", 3), ("blue", 1), ("plain", 1))),
                ("attack", 1),
                ("nuyen", 7),
            ),
            (Ability("grove_keeper__when", "when", "attacks", grove_keeper__when_if, grove_keeper__when, line=68),),
            line=65,
        ),
        Card(
            "vault_smith",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "green"),
                ("type", "dwarf"),
                ("track", (("plain", 3), ("green", 1), ("plain", 3), ("green", 1), ("plain", 2), ("red", 1))),
                ("attack", 2),
                ("nuyen", 8),
            ),
            (Ability("vault_smith__static_cost", "modify", "gear.cost", None, vault_smith__static_cost, line=74),),
            line=71,
        ),
        Card(
            "debt_collector",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "red"),
                ("type", "ork"),
                ("track", (("plain", 4), ("red", 1), ("plain", 2), ("red", 1), ("plain", 1))),
                ("attack", 2),
                ("nuyen", 8),
            ),
            (
                Ability(
                    "debt_collector__when", "when", "attacks", debt_collector__when_if, debt_collector__when, line=79
                ),
            ),
            line=76,
        ),
        Card(
            "bridge_warden",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "black"),
                ("type", "troll"),
                ("track", (("plain", 5), ("black", 1), ("plain", 3), ("black", 1))),
                ("attack", 2),
                ("nuyen", 8),
            ),
            (),
            line=82,
        ),
        Card(
            "wall_breaker",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "red"),
                ("type", "troll"),
                ("track", (("plain", 5), ("red", 1), ("plain", 3), ("red", 1), ("plain", 1))),
                ("attack", 2),
                ("nuyen", 8),
            ),
            (Ability("wall_breaker__when", "when", "flips to", wall_breaker__when_if, wall_breaker__when, line=90),),
            line=87,
        ),
        Card(
            "tunnel_giant",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "green"),
                ("type", "troll"),
                ("track", (("plain", 4), ("green", 1), ("plain", 3), ("green", 1), ("plain", 2), ("plain", 1))),
                ("attack", 2),
                ("nuyen", 11),
            ),
            (),
            line=93,
        ),
        Card(
            "river_ghost",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "blue"),
                ("type", "sixth_world"),
                ("track", (("plain", 2), ("blue", 1), ("plain", 2), ("blue", 1), ("plain", 2), ("blue", 1))),
                ("attack", 2),
                ("nuyen", 7),
            ),
            (Ability("river_ghost__when", "when", "turn ends", river_ghost__when_if, river_ghost__when, line=101),),
            line=98,
        ),
        Card(
            "armoured_van",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "green"),
                ("type", "tech"),
                ("track", (("plain", 4), ("green", 1), ("plain", 2), ("green", 1))),
                ("attack", 2),
                ("nuyen", 4),
            ),
            (),
            line=106,
        ),
        Card(
            "tower_marksman",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "black"),
                ("type", "human"),
                ("track", (("plain", 4), ("black", 1), ("plain", 3), ("black", 1), ("plain", 1))),
                ("attack", 2),
                ("nuyen", 4),
            ),
            (),
            line=110,
        ),
        Card(
            "board_counsel",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "red"),
                ("type", "human"),
                ("track", (("plain", 4), ("red", 1), ("plain", 2), ("red", 1), ("plain", 2))),
                ("attack", 1),
                ("nuyen", 4),
            ),
            (
                Ability(
                    "board_counsel__when", "when", "turn starts", board_counsel__when_if, board_counsel__when, line=117
                ),
            ),
            line=114,
        ),
        Card(
            "siege_engineer",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "green"),
                ("type", "human"),
                ("track", (("plain", 4), ("green", 1), ("plain", 3), ("black", 1), ("plain", 1))),
                ("attack", 1),
                ("nuyen", 4),
            ),
            (
                Ability(
                    "siege_engineer__when", "when", "defeats", siege_engineer__when_if, siege_engineer__when, line=123
                ),
            ),
            line=120,
        ),
        Card(
            "gang_broker",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "red"),
                ("type", "human"),
                ("track", (("plain", 5), ("red", 1), ("plain", 2), ("black", 1), ("plain", 1))),
                ("attack", 1),
                ("nuyen", 4),
            ),
            (
                Ability(
                    "gang_broker__when",
                    "when",
                    "defeats",
                    gang_broker__when_if,
                    gang_broker__when,
                    holds=gang_broker__when_holds,
                    once="turn",
                    line=130,
                ),
            ),
            line=127,
        ),
        Card(
            "night_raiders",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "black"),
                ("type", "human"),
                ("track", (("plain", 4), ("black", 1), ("plain", 2), ("black", 1), ("plain", 2))),
                ("attack", 2),
                ("nuyen", 5),
            ),
            (
                Ability(
                    "night_raiders__static_attack",
                    "modify",
                    "threat.attack",
                    None,
                    night_raiders__static_attack,
                    line=138,
                ),
            ),
            line=134,
        ),
        Card(
            "data_warden",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "green"),
                ("type", "human"),
                ("track", (("plain", 4), ("green", 1), ("plain", 2), ("blue", 1), ("plain", 2), ("green", 1))),
                ("attack", 1),
                ("nuyen", 5),
            ),
            (Ability("data_warden__when", "when", "flips to", data_warden__when_if, data_warden__when, line=143),),
            line=140,
        ),
        Card(
            "fire_chanter",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "blue"),
                ("type", "sixth_world"),
                ("track", (("plain", 3), ("blue", 1), ("plain", 3), ("red", 1), ("plain", 2), ("blue", 1))),
                ("attack", 2),
                ("nuyen", 5),
            ),
            (Ability("fire_chanter__when", "when", "defeats", fire_chanter__when_if, fire_chanter__when, line=149),),
            line=146,
        ),
        Card(
            "glade_singer",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "blue"),
                ("type", "elf"),
                ("track", (("plain", 3), ("blue", 1), ("plain", 2), ("blue", 1), ("plain", 2), ("blue", 1))),
                ("attack", 1),
                ("nuyen", 4),
            ),
            (Ability("glade_singer__when", "when", "attacks", glade_singer__when_if, glade_singer__when, line=155),),
            line=152,
        ),
        Card(
            "velvet_envoy",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "red"),
                ("type", "elf"),
                ("track", (("plain", 4), ("red", 1), ("plain", 2), ("blue", 1), ("plain", 2), ("red", 1))),
                ("attack", 1),
                ("nuyen", 4),
            ),
            (Ability("velvet_envoy__when", "when", "attacks", velvet_envoy__when_if, velvet_envoy__when, line=161),),
            line=158,
        ),
        Card(
            "bunker_crew",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "black"),
                ("type", "dwarf"),
                ("track", (("plain", 4), ("black", 1), ("plain", 3), ("black", 1), ("plain", 2))),
                ("attack", 2),
                ("nuyen", 5),
            ),
            (),
            line=164,
        ),
        Card(
            "lock_wright",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "green"),
                ("type", "dwarf"),
                ("track", (("plain", 4), ("green", 1), ("plain", 3), ("green", 1), ("plain", 2))),
                ("attack", 1),
                ("nuyen", 4),
            ),
            (Ability("lock_wright__static_cost", "modify", "gear.cost", None, lock_wright__static_cost, line=172),),
            line=169,
        ),
        Card(
            "rune_carver",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "blue"),
                ("type", "dwarf"),
                ("track", (("plain", 4), ("blue", 1), ("plain", 3), ("green", 1), ("plain", 2))),
                ("attack", 1),
                ("nuyen", 4),
            ),
            (Ability("rune_carver__when", "when", "flips to", rune_carver__when_if, rune_carver__when, line=177),),
            line=174,
        ),
        Card(
            "pack_leader",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "black"),
                ("type", "ork"),
                ("track", (("plain", 4), ("black", 1), ("plain", 3), ("black", 1), ("plain", 2))),
                ("attack", 2),
                ("nuyen", 5),
            ),
            (
                Ability(
                    "pack_leader__static_attack", "modify", "threat.attack", None, pack_leader__static_attack, line=183
                ),
            ),
            line=180,
        ),
        Card(
            "bone_reader",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "blue"),
                ("type", "ork"),
                ("track", (("plain", 4), ("blue", 1), ("plain", 2), ("red", 1), ("plain", 2))),
                ("attack", 1),
                ("nuyen", 3),
            ),
            (Ability("bone_reader__when", "when", "flips to", bone_reader__when_if, bone_reader__when, line=188),),
            line=185,
        ),
        Card(
            "riot_captain",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "red"),
                ("type", "ork"),
                ("track", (("plain", 4), ("red", 1), ("plain", 3), ("red", 1), ("plain", 1))),
                ("attack", 2),
                ("nuyen", 5),
            ),
            (
                Ability(
                    "riot_captain__static_attack",
                    "modify",
                    "threat.attack",
                    None,
                    riot_captain__static_attack,
                    line=197,
                ),
            ),
            line=193,
        ),
        Card(
            "iron_colossus",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "black"),
                ("type", "troll"),
                ("track", (("plain", 6), ("black", 1), ("plain", 4), ("black", 1), ("plain", 2))),
                ("attack", 3),
                ("nuyen", 6),
            ),
            (),
            line=199,
        ),
        Card(
            "hover_turret",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "green"),
                ("type", "tech"),
                ("track", (("plain", 4), ("green", 1), ("plain", 2), ("black", 1), ("plain", 2), ("green", 1))),
                ("attack", 2),
                ("nuyen", 4),
            ),
            (
                Ability(
                    "hover_turret__static_attack",
                    "modify",
                    "threat.attack",
                    None,
                    hover_turret__static_attack,
                    line=207,
                ),
            ),
            line=204,
        ),
        Card(
            "mirror_maze",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "blue"),
                ("type", "tech"),
                ("track", (("plain", 3), ("blue", 1), ("plain", 3), ("green", 1), ("plain", 2), ("plain", 1))),
                ("attack", 1),
                ("nuyen", 4),
            ),
            (Ability("mirror_maze__when", "when", "attacks", mirror_maze__when_if, mirror_maze__when, line=212),),
            line=209,
        ),
        Card(
            "crane_walker",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "red"),
                ("type", "tech"),
                ("track", (("plain", 4), ("red", 1), ("plain", 3), ("black", 1), ("plain", 1))),
                ("attack", 2),
                ("nuyen", 5),
            ),
            (),
            line=215,
        ),
        Card(
            "scan_gate",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "red"),
                ("type", "tech"),
                ("track", (("red", 1), ("green", 1), ("blue", 1), ("red", 1))),
                ("attack", 2),
                ("nuyen", 2),
            ),
            (
                Ability(
                    "scan_gate__when",
                    "when",
                    "turn starts",
                    scan_gate__when_if,
                    scan_gate__when,
                    holds=scan_gate__when_holds,
                    line=223,
                ),
            ),
            line=220,
        ),
        Card(
            "guard_swarm",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "green"),
                ("type", "tech"),
                ("track", (("plain", 3), ("green", 1), ("plain", 2), ("green", 1), ("plain", 2), ("plain", 1))),
                ("attack", 2),
                ("nuyen", 4),
            ),
            (
                Ability(
                    "guard_swarm__static_attack", "modify", "threat.attack", None, guard_swarm__static_attack, line=230
                ),
            ),
            line=226,
        ),
        Card(
            "ash_walker",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "blue"),
                ("type", "sixth_world"),
                ("track", (("plain", 4), ("blue", 1), ("plain", 3), ("black", 1), ("plain", 2))),
                ("attack", 2),
                ("nuyen", 4),
            ),
            (Ability("ash_walker__when", "when", "turn ends", ash_walker__when_if, ash_walker__when, line=235),),
            line=232,
        ),
        Card(
            "storm_child",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "blue"),
                ("type", "sixth_world"),
                (
                    "track",
                    (
                        ("plain", 2),
                        ("blue", 1),
                        ("plain", 2),
                        ("blue", 1),
                        ("plain", 2),
                        ("blue", 1),
                        ("plain", 1),
                        ("blue", 1),
                    ),
                ),
                ("attack", 2),
                ("nuyen", 4),
            ),
            (Ability("storm_child__when", "when", "flips to", storm_child__when_if, storm_child__when, line=241),),
            line=238,
        ),
        Card(
            "root_tyrant",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "green"),
                ("type", "sixth_world"),
                ("track", (("plain", 4), ("green", 1), ("plain", 3), ("blue", 1), ("plain", 2))),
                ("attack", 2),
                ("nuyen", 5),
            ),
            (Ability("root_tyrant__when", "when", "attacks", root_tyrant__when_if, root_tyrant__when, line=247),),
            line=244,
        ),
        Card(
            "bell_phantom",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "red"),
                ("type", "sixth_world"),
                ("track", (("plain", 4), ("red", 1), ("plain", 2), ("red", 1), ("plain", 3))),
                ("attack", 1),
                ("nuyen", 4),
            ),
            (Ability("bell_phantom__when", "when", "flips to", bell_phantom__when_if, bell_phantom__when, line=253),),
            line=250,
        ),
        Card(
            "rust_wraith",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "green"),
                ("type", "sixth_world"),
                ("track", (("plain", 4), ("green", 1), ("plain", 2), ("green", 1), ("plain", 2), ("plain", 1))),
                ("attack", 1),
                ("nuyen", 4),
            ),
            (Ability("rust_wraith__when", "when", "flips to", rust_wraith__when_if, rust_wraith__when, line=261),),
            line=258,
        ),
    ),
    batched=("restores", "suffers"),
    lines=(
        "14:24 20:25 25:34 31:35 35:41 40:47 54:52 59:57 65:58 70:68 76:69 81:74 87:79 93:80 98:90 104:91"
        " 109:101 115:102 120:117 126:118 131:123 137:124 145:125 150:130 161:131 162:132 167:138 181:143"
        " 187:144 192:149 198:150 202:155 208:156 213:161 219:162 224:172 230:177 236:178 246:183 252:188"
        " 258:189 259:190 262:191 267:197 272:207 278:212 284:213 289:223 300:224 305:230 310:235 316:236"
        " 321:241 327:242 332:247 338:248 343:253 349:254 350:255 353:256 358:261 364:262"
    ),
)
