"""Made by `ombre build` from cards/crossfire/base/obstacles.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/base/obstacles.card:9
def out_of_ammo__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it2 = args[1]
    return g.kind[u_it2] in g.k_gear


# cards/crossfire/base/obstacles.card:9
def out_of_ammo__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return (
        args[0] == you
        and (you != NOTHING and you == g.current)
        and (
            you != NOTHING
            and len(
                [u_it1 for u_it1 in [a[1] for a in g.past("plays", "turn") if a[0] == you] if g.kind[u_it1] in g.k_gear]
            )
            >= 2
        )
    )


# cards/crossfire/base/obstacles.card:14
def corporate_adept__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/obstacles.card:16
def corporate_adept__static_cannot_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.source[1] != NOTHING and you != NOTHING and g.owner[g.source[1]] == you


# cards/crossfire/base/obstacles.card:21
def ork_fixer__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[1]
    return g.kind[u_it1] in g.k_gear


# cards/crossfire/base/obstacles.card:21
def ork_fixer__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/obstacles.card:54
def gutter_punks__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/obstacles.card:54
def gutter_punks__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_patient = g.choose("patient", g.current, g.everyone(g.current), "runner")
    if u_patient != NOTHING:
        g.v_heals(u_patient, 1)


# cards/crossfire/base/obstacles.card:61
def customs_officer__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/obstacles.card:61
def customs_officer__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_friend = g.choose(
        "friend", g.current, [u_friend for u_friend in g.everyone(g.current) if u_friend != g.current], "runner"
    )
    if u_friend != NOTHING:
        g.v_draws(u_friend, 1)


# cards/crossfire/base/obstacles.card:68
def elf_shaman__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/obstacles.card:68
def elf_shaman__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if g.kept(this, g.since):
        g.v_restores(this, 1)


# cards/crossfire/base/obstacles.card:74
def light_combat_drone__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/obstacles.card:74
def light_combat_drone__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_pick = NOTHING
    if you != NOTHING:
        u_pick = g.choose(
            "pick", you, [u_pick for u_pick in g.all_in(g.z_runner_hand + you) if g.kind[u_pick] in g.k_gear], "gear"
        )
    if you != NOTHING and u_pick != NOTHING:
        g.v_discards(you, u_pick)


# cards/crossfire/base/obstacles.card:81
def demolitions_expert__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/obstacles.card:81
def demolitions_expert__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
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


# cards/crossfire/base/obstacles.card:88
def aerial_combat_drone__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/obstacles.card:88
def aerial_combat_drone__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_friend = g.choose(
        "friend", g.current, [u_friend for u_friend in g.everyone(g.current) if u_friend != g.current], "runner"
    )
    if u_friend != NOTHING:
        g.v_draws(u_friend, 1)
    u_pick = NOTHING
    if u_friend != NOTHING:
        u_pick = g.choose(
            "pick",
            u_friend,
            [u_pick for u_pick in g.all_in(g.z_runner_hand + u_friend) if g.kind[u_pick] in g.k_gear],
            "gear",
        )
    if u_friend != NOTHING and u_pick != NOTHING:
        g.v_discards(u_friend, u_pick)


# cards/crossfire/base/obstacles.card:108
def armored_troopers__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/obstacles.card:108
def armored_troopers__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_patient = g.choose("patient", g.current, g.everyone(g.current), "runner")
    if u_patient != NOTHING:
        g.v_heals(u_patient, 2)


# cards/crossfire/base/obstacles.card:115
def spirit_of_fire__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/obstacles.card:115
def spirit_of_fire__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
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


# cards/crossfire/base/obstacles.card:122
def warded_decker__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/obstacles.card:122
def warded_decker__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_draws(you, 2)
    u_pick = NOTHING
    if you != NOTHING:
        u_pick = g.choose(
            "pick", you, [u_pick for u_pick in g.all_in(g.z_runner_hand + you) if g.kind[u_pick] in g.k_gear], "gear"
        )
    if you != NOTHING and u_pick != NOTHING:
        g.v_discards(you, u_pick)


MODULE = Module(
    source="cards/crossfire/base/obstacles.card",
    digest="140389206207283266548452600939535434697",
    cards=(
        Card(
            "out_of_ammo",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "black"),
                ("type", "tech"),
                ("track", (("black", 1), ("plain", 3))),
                ("attack", 1),
                ("nuyen", 4),
                ("number_printed", 1),
            ),
            (
                Ability(
                    "out_of_ammo__static_cannot",
                    "cannot",
                    "plays",
                    out_of_ammo__static_cannot,
                    None,
                    guard=out_of_ammo__static_cannot_while,
                    line=9,
                ),
            ),
            line=5,
        ),
        Card(
            "corporate_adept",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "blue"),
                ("type", "human"),
                ("track", (("blue", 1), ("plain", 4))),
                ("attack", 1),
                ("nuyen", 4),
                ("number_printed", 2),
            ),
            (
                Ability(
                    "corporate_adept__static_cannot",
                    "cannot",
                    "heals",
                    None,
                    None,
                    guard=corporate_adept__static_cannot,
                    line=14,
                ),
                Ability(
                    "corporate_adept__static_cannot_2",
                    "cannot",
                    "heals",
                    None,
                    None,
                    guard=corporate_adept__static_cannot_2,
                    line=16,
                ),
            ),
            line=11,
        ),
        Card(
            "ork_fixer",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "red"),
                ("type", "ork"),
                ("track", (("red", 1), ("plain", 3))),
                ("attack", 1),
                ("nuyen", 4),
                ("number_printed", 3),
            ),
            (
                Ability(
                    "ork_fixer__static_cannot",
                    "cannot",
                    "buys",
                    ork_fixer__static_cannot,
                    None,
                    guard=ork_fixer__static_cannot_while,
                    line=21,
                ),
            ),
            line=18,
        ),
        Card(
            "deckhead",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "black"),
                ("type", "human"),
                ("track", (("plain", 2), ("green", 1), ("plain", 1), ("black", 1))),
                ("attack", 1),
                ("nuyen", 4),
                ("number_printed", 4),
            ),
            (),
            line=23,
        ),
        Card(
            "astral_shiver",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "blue"),
                ("type", "sixth_world"),
                ("track", (("plain", 3), ("blue", 1), ("blue", 1))),
                ("attack", 1),
                ("nuyen", 4),
                ("number_printed", 5),
            ),
            (),
            line=27,
        ),
        Card(
            "sudden_fade",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "green"),
                ("type", "tech"),
                ("track", (("plain", 3), ("green", 1), ("green", 1))),
                ("attack", 1),
                ("nuyen", 4),
                ("number_printed", 6),
            ),
            (),
            line=31,
        ),
        Card(
            "eye_alarm",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "red"),
                ("type", "sixth_world"),
                ("track", (("plain", 2), ("red", 1), ("plain", 1), ("blue", 1))),
                ("attack", 1),
                ("nuyen", 4),
                ("number_printed", 7),
            ),
            (),
            line=35,
        ),
        Card(
            "ancients_ganger",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "black"),
                ("type", "elf"),
                ("track", (("blue", 1), ("plain", 3), ("black", 1))),
                ("attack", 2),
                ("nuyen", 5),
                ("number_printed", 8),
            ),
            (),
            line=39,
        ),
        Card(
            "fire_adept",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "blue"),
                ("type", "human"),
                ("track", (("plain", 3), ("blue", 1), ("black", 1))),
                ("attack", 2),
                ("nuyen", 5),
                ("number_printed", 9),
            ),
            (),
            line=43,
        ),
        Card(
            "trip_beams",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "green"),
                ("type", "tech"),
                ("track", (("red", 1), ("plain", 3), ("green", 1))),
                ("attack", 2),
                ("nuyen", 5),
                ("number_printed", 10),
            ),
            (),
            line=47,
        ),
        Card(
            "gutter_punks",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "black"),
                ("type", "human"),
                ("track", (("plain", 2), ("black", 1), ("plain", 3))),
                ("attack", 1),
                ("nuyen", 5),
                ("number_printed", 11),
            ),
            (Ability("gutter_punks__when", "when", "defeats", gutter_punks__when_if, gutter_punks__when, line=54),),
            line=51,
        ),
        Card(
            "customs_officer",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "red"),
                ("type", "human"),
                ("track", (("plain", 3), ("red", 1), ("plain", 2))),
                ("attack", 1),
                ("nuyen", 5),
                ("number_printed", 13),
            ),
            (
                Ability(
                    "customs_officer__when", "when", "defeats", customs_officer__when_if, customs_officer__when, line=61
                ),
            ),
            line=58,
        ),
        Card(
            "elf_shaman",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "blue"),
                ("type", "elf"),
                ("track", (("plain", 2), ("plain", 2), ("red", 1), ("plain", 2), ("blue", 1))),
                ("attack", 1),
                ("nuyen", 6),
                ("number_printed", 14),
            ),
            (Ability("elf_shaman__when", "when", "attacks", elf_shaman__when_if, elf_shaman__when, line=68),),
            line=65,
        ),
        Card(
            "light_combat_drone",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "green"),
                ("type", "tech"),
                ("track", (("plain", 4), ("green", 1), ("plain", 1), ("black", 1), ("plain", 1))),
                ("attack", 1),
                ("nuyen", 6),
                ("number_printed", 15),
            ),
            (
                Ability(
                    "light_combat_drone__when",
                    "when",
                    "flips to",
                    light_combat_drone__when_if,
                    light_combat_drone__when,
                    line=74,
                ),
            ),
            line=71,
        ),
        Card(
            "demolitions_expert",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "red"),
                ("type", "human"),
                ("track", (("plain", 3), ("plain", 2), ("red", 1), ("plain", 2), ("black", 1))),
                ("attack", 2),
                ("nuyen", 8),
                ("number_printed", 16),
            ),
            (
                Ability(
                    "demolitions_expert__when",
                    "when",
                    "defeats",
                    demolitions_expert__when_if,
                    demolitions_expert__when,
                    line=81,
                ),
            ),
            line=78,
        ),
        Card(
            "aerial_combat_drone",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "green"),
                ("type", "tech"),
                (
                    "track",
                    (
                        ("plain", 2),
                        ("green", 1),
                        ("plain", 1),
                        ("black", 1),
                        ("plain", 1),
                        ("green", 1),
                        ("plain", 1),
                        ("red", 1),
                    ),
                ),
                ("attack", 2),
                ("nuyen", 8),
                ("number_printed", 17),
            ),
            (
                Ability(
                    "aerial_combat_drone__when",
                    "when",
                    "defeats",
                    aerial_combat_drone__when_if,
                    aerial_combat_drone__when,
                    line=88,
                ),
            ),
            line=85,
        ),
        Card(
            "lightning_mage",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "blue"),
                ("type", "human"),
                ("track", (("plain", 3), ("blue", 1), ("blue", 1), ("plain", 1))),
                ("attack", 1),
                ("nuyen", 3),
                ("number_printed", 41),
            ),
            (Ability("base_obstacles.lightning_mage__static_cannot_1", "cannot", "heals", None, None, line=99),),
            line=96,
        ),
        Card(
            "knight_errant_field_agent",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "red"),
                ("type", "dwarf"),
                ("track", (("plain", 4), ("green", 1), ("plain", 3), ("red", 1))),
                ("attack", 2),
                ("nuyen", 3),
                ("number_printed", 42),
            ),
            (),
            line=101,
        ),
        Card(
            "armored_troopers",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "black"),
                ("type", "human"),
                ("track", (("plain", 4), ("black", 1), ("plain", 2), ("red", 1), ("plain", 2), ("black", 1))),
                ("attack", 2),
                ("nuyen", 4),
                ("number_printed", 43),
            ),
            (
                Ability(
                    "armored_troopers__when",
                    "when",
                    "defeats",
                    armored_troopers__when_if,
                    armored_troopers__when,
                    line=108,
                ),
            ),
            line=105,
        ),
        Card(
            "spirit_of_fire",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "blue"),
                ("type", "sixth_world"),
                ("track", (("plain", 3), ("plain", 4), ("black", 1), ("plain", 2), ("blue", 1))),
                ("attack", 2),
                ("nuyen", 4),
                ("number_printed", 44),
            ),
            (
                Ability(
                    "spirit_of_fire__when", "when", "flips to", spirit_of_fire__when_if, spirit_of_fire__when, line=115
                ),
            ),
            line=112,
        ),
        Card(
            "warded_decker",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "green"),
                ("type", "human"),
                ("track", (("plain", 2), ("blue", 1), ("red", 1), ("plain", 3), ("plain", 3), ("green", 1))),
                ("attack", 2),
                ("nuyen", 4),
                ("number_printed", 45),
            ),
            (
                Ability(
                    "warded_decker__when", "when", "flips to", warded_decker__when_if, warded_decker__when, line=122
                ),
            ),
            line=119,
        ),
        Card(
            "chromed_samurai",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "black"),
                ("type", "human"),
                (
                    "track",
                    (("plain", 4), ("green", 1), ("black", 1), ("plain", 2), ("blue", 1), ("plain", 2), ("black", 1)),
                ),
                ("attack", 2),
                ("nuyen", 5),
                ("number_printed", 46),
            ),
            (),
            line=127,
        ),
        Card(
            "drone_rigger",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "green"),
                ("type", "human"),
                ("track", (("plain", 5), ("black", 1), ("plain", 1), ("green", 1), ("plain", 3), ("green", 1))),
                ("attack", 2),
                ("nuyen", 5),
                ("number_printed", 47),
            ),
            (),
            line=131,
        ),
        Card(
            "security_chief",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "red"),
                ("type", "human"),
                ("track", (("plain", 4), ("red", 1), ("black", 1), ("plain", 3), ("red", 1), ("plain", 2))),
                ("attack", 2),
                ("nuyen", 5),
                ("number_printed", 48),
            ),
            (),
            line=135,
        ),
    ),
    pasts=("plays",),
    lines=(
        "14:9 35:14 40:16 45:21 56:54 62:55 63:56 68:61 74:62 77:63 82:68 88:69 93:74 99:75 104:76 109:81"
        " 115:82 123:83 128:88 134:89 137:90 139:91 147:92 152:108 158:109 159:110 164:115 170:116 178:117"
        " 183:122 189:123 191:124 196:125"
    ),
)
