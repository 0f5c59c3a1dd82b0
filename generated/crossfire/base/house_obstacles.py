"""Made by `ombre build` from cards/crossfire/base/house_obstacles.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Value


def alley_watch__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:25
    return args[1] == this


def alley_watch__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_obstacles.card:25
    g.v_gains(g.current, 1)


def pawn_broker__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:31
    return args[0] == you


def pawn_broker__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_obstacles.card:31
    if you != NOTHING:
        g.s_runner_nuyen[you] = max(g.s_runner_nuyen[you] - 1, 0)


def gate_clerk__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:41
    return args[1] == this


def gate_clerk__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_obstacles.card:41
    g.v_draws(g.current, 1)


def hedge_witch__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:47
    return args[0] == this


def hedge_witch__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_obstacles.card:47
    g.v_restores(this, 1)


def chrome_boxer__static_attack(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/base/house_obstacles.card:54
    return 1 if x == this and g.d__level() >= 5 else 0


def dock_foreman__static_attack(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/base/house_obstacles.card:60
    return (
        1
        if x == this
        and bool(
            [
                u_it1
                for u_it1 in g.zones[g.z__row]
                if g.kind[u_it1] in g.k_obstacle and g.f_obstacle_type(u_it1) == g.e_folk_human and u_it1 != this
            ]
        )
        else 0
    )


def signal_jammer__static_cannot(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:65
    return args[0] == you


def street_medic__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:70
    return args[1] == this


def street_medic__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_obstacles.card:70
    g.v_heals(g.current, 1)


def code_peddler__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:76
    return args[0] == this


def code_peddler__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_obstacles.card:76
    if you != NOTHING:
        g.v_mills(you, 2)


def grove_keeper__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:86
    return args[0] == this


def grove_keeper__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_obstacles.card:86
    g.v_restores(this, 1)


def vault_smith__static_cost(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/base/house_obstacles.card:92
    u_it1 = x
    return 1 if g.where[u_it1] == g.z__market else 0


def junk_riders__static_attack(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/base/house_obstacles.card:97
    u_it1 = x
    return 1 if g.kind[u_it1] in g.k_obstacle and g.f_obstacle_type(u_it1) == g.e_folk_ork and u_it1 != this else 0


def debt_collector__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:102
    return args[0] == this


def debt_collector__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_obstacles.card:102
    if you != NOTHING:
        g.s_runner_nuyen[you] = max(g.s_runner_nuyen[you] - 1, 0)


def wall_breaker__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:112
    return args[0] == this


def wall_breaker__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_obstacles.card:112
    if you != NOTHING:
        g.v_suffers(you, 1)


def river_ghost__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:122
    return args[0] == you


def river_ghost__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_obstacles.card:122
    if you != NOTHING:
        g.v_turns_to(this, g.seat_after(you, 1))


def glass_serpent__static_attack(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/base/house_obstacles.card:128
    u_it1 = x
    return (
        1 if g.kind[u_it1] in g.k_obstacle and g.f_obstacle_type(u_it1) == g.e_folk_sixth_world and u_it1 != this else 0
    )


def board_counsel__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:147
    return args[0] == you


def board_counsel__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_obstacles.card:147
    if you != NOTHING:
        g.s_runner_nuyen[you] = max(g.s_runner_nuyen[you] - 1, 0)


def siege_engineer__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:153
    return args[1] == this


def siege_engineer__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_obstacles.card:153
    u_target = g.choose(
        "target",
        g.current,
        [u_target for u_target in g.zones[g.z__row] if g.kind[u_target] in g.k_obstacle and u_target != this],
        "obstacle",
    )
    if u_target != NOTHING:
        g.v_clears_on(g.current, 1, u_target)


def war_mage__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:160
    return args[0] == this


def war_mage__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_obstacles.card:160
    if you != NOTHING:
        g.v_suffers(you, 1)


def gang_broker__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:166
    return args[1] == this and g.d__level() >= 4


def gang_broker__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_obstacles.card:166
    u_helper = g.reveal(g.z__normal_deck)
    if u_helper != NOTHING:
        g.v_flips_to(u_helper, g.current)


def night_raiders__static_attack(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/base/house_obstacles.card:174
    return (
        1
        if x == this
        and bool(
            [
                u_it1
                for u_it1 in g.zones[g.z__row]
                if g.kind[u_it1] in g.k_obstacle and g.f_obstacle_type(u_it1) == g.e_folk_human and u_it1 != this
            ]
        )
        else 0
    )


def data_warden__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:179
    return args[0] == this


def data_warden__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_obstacles.card:179
    if you != NOTHING:
        g.v_mills(you, 2)


def fire_chanter__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:185
    return args[1] == this


def fire_chanter__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_obstacles.card:185
    for u_it1 in g.everyone(g.current):
        g.v_suffers(u_it1, 1)


def crowd_speaker__static_cannot(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:191
    return args[0] == you


def glade_singer__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:200
    return args[0] == this


def glade_singer__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_obstacles.card:200
    g.v_restores(this, 1)


def velvet_envoy__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:206
    return args[0] == this


def velvet_envoy__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_obstacles.card:206
    if you != NOTHING:
        g.s_runner_nuyen[you] = max(g.s_runner_nuyen[you] - 1, 0)


def lock_wright__static_cost(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/base/house_obstacles.card:216
    u_it1 = x
    return 1 if g.where[u_it1] == g.z__market else 0


def rune_carver__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:221
    return args[0] == this


def rune_carver__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_obstacles.card:221
    for u_mate in [u_mate for u_mate in g.zones[g.z__row] if g.kind[u_mate] in g.k_obstacle and u_mate != this]:
        g.v_restores(u_mate, 1)


def pack_leader__static_attack(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/base/house_obstacles.card:228
    u_it1 = x
    return 1 if g.kind[u_it1] in g.k_obstacle and g.f_obstacle_type(u_it1) == g.e_folk_ork and u_it1 != this else 0


def bone_reader__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:233
    return args[0] == this


def bone_reader__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_obstacles.card:233
    for u_r in g.everyone(g.current):
        u_pick = g.choose(
            "pick", u_r, [u_pick for u_pick in g.zones[g.z_runner_hand + u_r] if g.kind[u_pick] in g.k_gear], "gear"
        )
        if u_pick != NOTHING:
            g.v_discards(u_r, u_pick)


def riot_captain__static_attack(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/base/house_obstacles.card:242
    return 1 if x == this and g.d__level() >= 5 else 0


def hover_turret__static_attack(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/base/house_obstacles.card:251
    u_it1 = x
    return 1 if g.kind[u_it1] in g.k_obstacle and g.f_obstacle_type(u_it1) == g.e_folk_tech and u_it1 != this else 0


def mirror_maze__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:256
    return args[0] == this


def mirror_maze__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_obstacles.card:256
    if you != NOTHING:
        g.v_mills(you, 1)


def scan_gate__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:266
    return args[0] == you and g.d__level() >= 4


def scan_gate__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_obstacles.card:266
    if you != NOTHING:
        g.v_suffers(you, 1)


def guard_swarm__static_attack(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/base/house_obstacles.card:273
    return 1 if x == this and g.d__level() >= 3 else 0


def ash_walker__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:278
    return args[0] == you


def ash_walker__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_obstacles.card:278
    if you != NOTHING:
        g.v_turns_to(this, g.seat_after(you, 1))


def storm_child__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:284
    return args[0] == this


def storm_child__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_obstacles.card:284
    if you != NOTHING:
        g.v_suffers(you, 1)


def root_tyrant__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:290
    return args[0] == this


def root_tyrant__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_obstacles.card:290
    g.v_restores(this, 1)


def bell_phantom__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:296
    return args[0] == this


def bell_phantom__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_obstacles.card:296
    for u_r in g.everyone(g.current):
        u_pick = g.choose(
            "pick", u_r, [u_pick for u_pick in g.zones[g.z_runner_hand + u_r] if g.kind[u_pick] in g.k_gear], "gear"
        )
        if u_pick != NOTHING:
            g.v_discards(u_r, u_pick)


def marsh_idol__static_attack(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/base/house_obstacles.card:304
    u_it1 = x
    return (
        1 if g.kind[u_it1] in g.k_obstacle and g.f_obstacle_type(u_it1) == g.e_folk_sixth_world and u_it1 != this else 0
    )


def rust_wraith__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/house_obstacles.card:309
    return args[0] == this


def rust_wraith__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/house_obstacles.card:309
    for u_mate in [u_mate for u_mate in g.zones[g.z__row] if g.kind[u_mate] in g.k_obstacle and u_mate != this]:
        g.v_restores(u_mate, 1)


MODULE = Module(
    source="cards/crossfire/base/house_obstacles.card",
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
            "loading_dock",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "green"),
                ("type", "tech"),
                ("track", (("green", 1), ("plain", 3))),
                ("attack", 1),
                ("nuyen", 4),
            ),
            (),
            line=10,
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
            line=14,
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
            line=18,
        ),
        Card(
            "alley_watch",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "black"),
                ("type", "human"),
                ("track", (("plain", 2), ("black", 1), ("plain", 2), ("red", 1))),
                ("attack", 1),
                ("nuyen", 5),
            ),
            (Ability("alley_watch__when", "when", "defeats", alley_watch__when_if, alley_watch__when, line=25),),
            line=22,
        ),
        Card(
            "pawn_broker",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "red"),
                ("type", "human"),
                ("track", (("plain", 4), ("red", 1), ("plain", 1), ("red", 1))),
                ("attack", 1),
                ("nuyen", 6),
            ),
            (Ability("pawn_broker__when", "when", "turn starts", pawn_broker__when_if, pawn_broker__when, line=31),),
            line=28,
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
            line=34,
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
            (Ability("gate_clerk__when", "when", "defeats", gate_clerk__when_if, gate_clerk__when, line=41),),
            line=38,
        ),
        Card(
            "hedge_witch",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "blue"),
                ("type", "human"),
                ("track", (("plain", 3), ("blue", 1), ("plain", 2), ("blue", 1))),
                ("attack", 2),
                ("nuyen", 6),
            ),
            (Ability("hedge_witch__when", "when", "attacks", hedge_witch__when_if, hedge_witch__when, line=47),),
            line=44,
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
                ("nuyen", 8),
            ),
            (
                Ability(
                    "chrome_boxer__static_attack", "modify", "threat.attack", None, chrome_boxer__static_attack, line=53
                ),
            ),
            line=50,
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
                ("nuyen", 7),
            ),
            (
                Ability(
                    "dock_foreman__static_attack", "modify", "threat.attack", None, dock_foreman__static_attack, line=59
                ),
            ),
            line=56,
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
                    signal_jammer__static_cannot,
                    None,
                    line=65,
                ),
            ),
            line=62,
        ),
        Card(
            "street_medic",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "blue"),
                ("type", "human"),
                ("track", (("plain", 3), ("blue", 1), ("plain", 2), ("red", 1))),
                ("attack", 1),
                ("nuyen", 6),
            ),
            (Ability("street_medic__when", "when", "defeats", street_medic__when_if, street_medic__when, line=70),),
            line=67,
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
                ("nuyen", 7),
            ),
            (Ability("code_peddler__when", "when", "flips to", code_peddler__when_if, code_peddler__when, line=76),),
            line=73,
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
            line=79,
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
            (Ability("grove_keeper__when", "when", "attacks", grove_keeper__when_if, grove_keeper__when, line=86),),
            line=83,
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
            (Ability("vault_smith__static_cost", "modify", "gear.cost", None, vault_smith__static_cost, line=92),),
            line=89,
        ),
        Card(
            "junk_riders",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "black"),
                ("type", "ork"),
                ("track", (("plain", 3), ("black", 1), ("plain", 2), ("black", 1), ("plain", 2))),
                ("attack", 2),
                ("nuyen", 7),
            ),
            (
                Ability(
                    "junk_riders__static_attack", "modify", "threat.attack", None, junk_riders__static_attack, line=97
                ),
            ),
            line=94,
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
                    "debt_collector__when", "when", "attacks", debt_collector__when_if, debt_collector__when, line=102
                ),
            ),
            line=99,
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
            line=105,
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
            (Ability("wall_breaker__when", "when", "flips to", wall_breaker__when_if, wall_breaker__when, line=112),),
            line=109,
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
            line=115,
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
            (Ability("river_ghost__when", "when", "turn ends", river_ghost__when_if, river_ghost__when, line=122),),
            line=119,
        ),
        Card(
            "glass_serpent",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "blue"),
                ("type", "sixth_world"),
                ("track", (("plain", 3), ("blue", 1), ("plain", 1), ("green", 1), ("plain", 1), ("blue", 1))),
                ("attack", 2),
                ("nuyen", 8),
            ),
            (
                Ability(
                    "glass_serpent__static_attack",
                    "modify",
                    "threat.attack",
                    None,
                    glass_serpent__static_attack,
                    line=128,
                ),
            ),
            line=125,
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
            line=132,
        ),
        Card(
            "response_squad",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "black"),
                ("type", "human"),
                ("track", (("plain", 3), ("black", 1), ("plain", 3), ("black", 1))),
                ("attack", 2),
                ("nuyen", 4),
            ),
            (),
            line=136,
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
            line=140,
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
                    "board_counsel__when", "when", "turn starts", board_counsel__when_if, board_counsel__when, line=147
                ),
            ),
            line=144,
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
                    "siege_engineer__when", "when", "defeats", siege_engineer__when_if, siege_engineer__when, line=153
                ),
            ),
            line=150,
        ),
        Card(
            "war_mage",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "blue"),
                ("type", "human"),
                ("track", (("plain", 4), ("blue", 1), ("plain", 3), ("blue", 1), ("plain", 1))),
                ("attack", 2),
                ("nuyen", 5),
            ),
            (Ability("war_mage__when", "when", "flips to", war_mage__when_if, war_mage__when, line=160),),
            line=157,
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
            (Ability("gang_broker__when", "when", "defeats", gang_broker__when_if, gang_broker__when, line=166),),
            line=163,
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
                    line=173,
                ),
            ),
            line=170,
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
            (Ability("data_warden__when", "when", "flips to", data_warden__when_if, data_warden__when, line=179),),
            line=176,
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
            (Ability("fire_chanter__when", "when", "defeats", fire_chanter__when_if, fire_chanter__when, line=185),),
            line=182,
        ),
        Card(
            "crowd_speaker",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "red"),
                ("type", "human"),
                ("track", (("plain", 4), ("red", 1), ("plain", 3), ("red", 1), ("plain", 2))),
                ("attack", 1),
                ("nuyen", 4),
            ),
            (
                Ability(
                    "crowd_speaker__static_cannot",
                    "cannot",
                    "assists with",
                    crowd_speaker__static_cannot,
                    None,
                    line=191,
                ),
            ),
            line=188,
        ),
        Card(
            "silver_archer",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "black"),
                ("type", "elf"),
                ("track", (("plain", 5), ("black", 1), ("plain", 2), ("blue", 1), ("plain", 1))),
                ("attack", 2),
                ("nuyen", 4),
            ),
            (),
            line=193,
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
            (Ability("glade_singer__when", "when", "attacks", glade_singer__when_if, glade_singer__when, line=200),),
            line=197,
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
            (Ability("velvet_envoy__when", "when", "attacks", velvet_envoy__when_if, velvet_envoy__when, line=206),),
            line=203,
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
            line=209,
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
            (Ability("lock_wright__static_cost", "modify", "gear.cost", None, lock_wright__static_cost, line=216),),
            line=213,
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
            (Ability("rune_carver__when", "when", "flips to", rune_carver__when_if, rune_carver__when, line=221),),
            line=218,
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
                    "pack_leader__static_attack", "modify", "threat.attack", None, pack_leader__static_attack, line=228
                ),
            ),
            line=225,
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
            (Ability("bone_reader__when", "when", "flips to", bone_reader__when_if, bone_reader__when, line=233),),
            line=230,
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
                    line=241,
                ),
            ),
            line=238,
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
            line=244,
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
                    line=251,
                ),
            ),
            line=248,
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
            (Ability("mirror_maze__when", "when", "attacks", mirror_maze__when_if, mirror_maze__when, line=256),),
            line=253,
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
            line=259,
        ),
        Card(
            "scan_gate",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "red"),
                ("type", "tech"),
                ("track", (("plain", 3), ("red", 1), ("plain", 3), ("green", 1), ("plain", 2), ("red", 1))),
                ("attack", 1),
                ("nuyen", 3),
            ),
            (Ability("scan_gate__when", "when", "turn starts", scan_gate__when_if, scan_gate__when, line=266),),
            line=263,
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
                    "guard_swarm__static_attack", "modify", "threat.attack", None, guard_swarm__static_attack, line=272
                ),
            ),
            line=269,
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
            (Ability("ash_walker__when", "when", "turn ends", ash_walker__when_if, ash_walker__when, line=278),),
            line=275,
        ),
        Card(
            "storm_child",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "blue"),
                ("type", "sixth_world"),
                ("track", (("plain", 3), ("blue", 1), ("plain", 2), ("blue", 1), ("plain", 3), ("blue", 1))),
                ("attack", 2),
                ("nuyen", 4),
            ),
            (Ability("storm_child__when", "when", "flips to", storm_child__when_if, storm_child__when, line=284),),
            line=281,
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
            (Ability("root_tyrant__when", "when", "attacks", root_tyrant__when_if, root_tyrant__when, line=290),),
            line=287,
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
            (Ability("bell_phantom__when", "when", "flips to", bell_phantom__when_if, bell_phantom__when, line=296),),
            line=293,
        ),
        Card(
            "marsh_idol",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "black"),
                ("type", "sixth_world"),
                ("track", (("plain", 4), ("black", 1), ("plain", 3), ("blue", 1), ("plain", 2))),
                ("attack", 2),
                ("nuyen", 5),
            ),
            (
                Ability(
                    "marsh_idol__static_attack", "modify", "threat.attack", None, marsh_idol__static_attack, line=304
                ),
            ),
            line=301,
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
            (Ability("rust_wraith__when", "when", "flips to", rust_wraith__when_if, rust_wraith__when, line=309),),
            line=306,
        ),
    ),
)
