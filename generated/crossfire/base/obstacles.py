"""Made by `ombre build` from cards/crossfire/base/obstacles.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Value


def out_of_ammo__static_cannot(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/obstacles.card:7
    u_it2 = args[1]
    return (
        args[0] == you
        and g.kind[u_it2] == g.k_gear
        and you == g.current
        and len(
            [u_it1 for u_it1 in [a[1] for a in g.past("plays", "turn") if a[0] == you] if g.kind[u_it1] == g.k_gear]
        )
        >= 2
    )


def gutter_punks__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/obstacles.card:12
    return args[1] == this


def gutter_punks__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/obstacles.card:12
    u_patient = g.choose("patient", g.current, g.seats(g.current), "runner")
    if u_patient != NOTHING:
        g.v_heals(u_patient, 1)


def elf_shaman__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/obstacles.card:19
    return args[0] == this


def elf_shaman__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/obstacles.card:19
    g.v_restores(this, 1)


def light_combat_drone__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/obstacles.card:25
    return args[0] == this


def light_combat_drone__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/obstacles.card:25
    u_pick = g.choose(
        "pick", you, [u_pick for u_pick in g.zones[g.z_runner_hand + you] if g.kind[u_pick] == g.k_gear], "gear"
    )
    if u_pick != NOTHING:
        g.v_discards(you, u_pick)


MODULE = Module(
    source="cards/crossfire/base/obstacles.card",
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
            (Ability("out_of_ammo__static_cannot", "cannot", "plays", out_of_ammo__static_cannot, None, line=6),),
            line=3,
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
            (Ability("gutter_punks__when", "when", "defeats", gutter_punks__when_if, gutter_punks__when, line=12),),
            line=9,
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
            (Ability("elf_shaman__when", "when", "attacks", elf_shaman__when_if, elf_shaman__when, line=19),),
            line=16,
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
                    line=25,
                ),
            ),
            line=22,
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
            (Ability("lightning_mage__static_cannot_1", "cannot", "heals", None, None, line=32),),
            line=29,
        ),
        Card(
            "shift_guard",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "red"),
                ("type", "human"),
                ("track", (("plain", 2), ("red", 1))),
                ("attack", 1),
                ("nuyen", 4),
            ),
            (),
            line=34,
        ),
        Card(
            "loading_dock",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "green"),
                ("type", "tech"),
                ("track", (("green", 1), ("plain", 2))),
                ("attack", 1),
                ("nuyen", 4),
            ),
            (),
            line=38,
        ),
        Card(
            "stray_spirit",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "blue"),
                ("type", "sixth_world"),
                ("track", (("blue", 1), ("plain", 2))),
                ("attack", 1),
                ("nuyen", 4),
            ),
            (),
            line=42,
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
            line=46,
        ),
        Card(
            "armoured_van",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "green"),
                ("type", "tech"),
                ("track", (("plain", 4), ("green", 1), ("plain", 2))),
                ("attack", 2),
                ("nuyen", 4),
            ),
            (),
            line=50,
        ),
        Card(
            "response_squad",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "black"),
                ("type", "human"),
                ("track", (("plain", 3), ("black", 1), ("plain", 3))),
                ("attack", 2),
                ("nuyen", 4),
            ),
            (),
            line=54,
        ),
    ),
    pasts=("plays",),
)
