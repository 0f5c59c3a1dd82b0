"""Made by `ombre build` from cards/crossfire/base/known_in_part.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/base/known_in_part.card:20
def buzzback__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/known_in_part.card:25
def gang_leader__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/known_in_part.card:25
def gang_leader__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_mills(you, 3)


# cards/crossfire/base/known_in_part.card:31
def spirit_of_air__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/known_in_part.card:31
def spirit_of_air__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING and g.s__caster != you:
        if g.s__caster != NOTHING:
            g.v_suffers(g.s__caster, 1)


# cards/crossfire/base/known_in_part.card:40
def gargoyle__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/known_in_part.card:40
def gargoyle__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_victim = g.choose("victim", g.current, g.everyone(g.current), "runner")
    if u_victim != NOTHING:
        g.v_suffers(u_victim, 1)


# cards/crossfire/base/known_in_part.card:47
def elf_blademaster__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/known_in_part.card:47
def elf_blademaster__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    one1 = g.choose_one("one", g.current, ["agreed", "at_odds"])
    if one1 == "agreed":
        for _ in g.repeat(len(g.everyone(g.current))):
            u_giver = g.choose(
                "giver",
                g.current,
                [u_giver for u_giver in g.everyone(g.current) if bool(g.zones[g.z_runner_hand + u_giver])],
                "runner",
            )
            u_gift = NOTHING
            if u_giver != NOTHING:
                u_gift = g.choose(
                    "gift",
                    u_giver,
                    [u_gift for u_gift in g.all_in(g.z_runner_hand + u_giver) if g.kind[u_gift] in g.k_gear],
                    "gear",
                )
            if u_giver != NOTHING and u_gift != NOTHING:
                g.v_discards(u_giver, u_gift)
    elif one1 == "at_odds":
        for u_r in g.each(g.everyone(g.current)):
            u_pick = g.choose(
                "pick", u_r, [u_pick for u_pick in g.zones[g.z_runner_hand + u_r] if g.kind[u_pick] in g.k_gear], "gear"
            )
            if u_pick != NOTHING:
                g.v_discards(u_r, u_pick)


# cards/crossfire/base/known_in_part.card:62
def trickster_initiate__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[2] == g.e_symbol_plain


# cards/crossfire/base/known_in_part.card:67
def unusual_suspects__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/base/known_in_part.card:67
def unusual_suspects__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_found = g.choose_some("found", g.current, g.everyone(g.current), "runner", 2, 2)
    g.batch([("draws", (u_it2, 1)) for u_it2 in u_found])


# cards/crossfire/base/known_in_part.card:74
def weapons_specialist__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/known_in_part.card:74
def weapons_specialist__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.batch(
        [
            ("suffers", (u_r, 1))
            for u_r in [
                u_r
                for u_r in g.everyone(g.current)
                if any(
                    True
                    for u_foe in g.zones[g.z__row]
                    if g.kind[u_foe] in g.k_obstacle
                    and g.f_obstacle_colour(u_foe) == g.e_symbol_black
                    and g.s_threat_facing[u_foe] == u_r
                )
            ]
        ]
    )


# cards/crossfire/base/known_in_part.card:82
def top_shelf__before_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this and g.d__level() >= 1


# cards/crossfire/base/known_in_part.card:82
def top_shelf__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.batch([("suffers", (u_it1, 2)) for u_it1 in g.everyone(g.current)])


# cards/crossfire/base/known_in_part.card:88
def coordinated_defenses__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it2 = args[1]
    return g.kind[u_it2] in g.k_obstacle


# cards/crossfire/base/known_in_part.card:89
def coordinated_defenses__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/known_in_part.card:89
def coordinated_defenses__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.batch(
        [
            ("defeats", (g.current, u_it3))
            for u_it3 in [
                u_it3
                for u_it3 in g.zones[g.z__row]
                if g.kind[u_it3] in g.k_obstacle and g.d_threat_remaining(u_it3) <= 0
            ]
        ]
    )


# cards/crossfire/base/known_in_part.card:95
def gps_hack__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/known_in_part.card:95
def gps_hack__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_found = tuple[int, ...]()
    if g.s__hacker != NOTHING:
        u_found = g.choose_some("found", g.s__hacker, g.everyone(g.current), "runner", 2, 2)
    for u_one in g.each(u_found):
        g.batch(
            [
                ("restores", (u_it3, 1))
                for u_it3 in [
                    u_it3
                    for u_it3 in g.zones[g.z__row]
                    if g.kind[u_it3] in g.k_obstacle and g.s_threat_facing[u_it3] == u_one
                ]
            ]
        )


# cards/crossfire/base/known_in_part.card:103
def grenade__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/known_in_part.card:103
def grenade__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_victim = NOTHING
    if g.s__shooter != NOTHING:
        u_victim = g.choose("victim", g.s__shooter, g.everyone(g.current), "runner")
    if u_victim != NOTHING:
        g.v_suffers(u_victim, 1)
    g.batch(
        [
            ("clears on", (g.current, 1, u_it2))
            for u_it2 in [
                u_it2
                for u_it2 in g.zones[g.z__row]
                if g.kind[u_it2] in g.k_obstacle and (u_victim != NOTHING and g.s_threat_facing[u_it2] == u_victim)
            ]
        ]
    )


# cards/crossfire/base/known_in_part.card:111
def harlequinade__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/known_in_part.card:111
def harlequinade__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_fool = NOTHING
    if g.s__caster != NOTHING:
        u_fool = g.choose("fool", g.s__caster, g.everyone(g.current), "runner")
    if u_fool != NOTHING:
        g.v_renews(u_fool)


# cards/crossfire/base/known_in_part.card:118
def big_uglies__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/known_in_part.card:118
def big_uglies__when_holds(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.d__level() <= 4


# cards/crossfire/base/known_in_part.card:118
def big_uglies__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_thug = g.reveal(g.z__normal_deck)
    since1 = g.aways
    if u_thug != NOTHING and g.f_obstacle_type(u_thug) in (g.e_folk_ork, g.e_folk_troll):
        if u_thug != NOTHING:
            g.v_arrives(u_thug)
    else:
        if g.kept(u_thug, since1):
            g.move(u_thug, g.z__normal_discard)


# cards/crossfire/base/known_in_part.card:124
def big_uglies__when_if_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/known_in_part.card:124
def big_uglies__when_holds_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.d__level() >= 5


# cards/crossfire/base/known_in_part.card:124
def big_uglies__when_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_bruiser = g.reveal(g.z__hard_deck)
    since1 = g.aways
    if u_bruiser != NOTHING and g.f_obstacle_type(u_bruiser) in (g.e_folk_ork, g.e_folk_troll):
        if u_bruiser != NOTHING:
            g.v_arrives(u_bruiser)
    else:
        if g.kept(u_bruiser, since1):
            g.move(u_bruiser, g.z__hard_discard)


# cards/crossfire/base/known_in_part.card:134
def first_to_wake__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.kind[u_it1] in g.k_obstacle and g.f_obstacle_type(u_it1) in (g.e_folk_elf, g.e_folk_dwarf) else 0


# cards/crossfire/base/known_in_part.card:139
def humanis_mercs__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/base/known_in_part.card:139
def humanis_mercs__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_merc = g.reveal(g.z__normal_deck)
    since1 = g.aways
    if u_merc != NOTHING and g.f_obstacle_type(u_merc) == g.e_folk_human:
        if u_merc != NOTHING:
            g.v_arrives(u_merc)
    else:
        if g.kept(u_merc, since1):
            g.move(u_merc, g.z__normal_discard)


MODULE = Module(
    source="cards/crossfire/base/known_in_part.card",
    digest="035882155851197011216024668584356395236",
    cards=(
        Card(
            "lone_star_trooper",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "black"),
                ("type", "human"),
                ("track", (("plain", 5), ("red", 1), ("black", 1))),
                ("attack", 2),
                ("nuyen", 5),
            ),
            (),
            line=5,
        ),
        Card(
            "bonelaced_adept",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "blue"),
                ("type", "human"),
                ("track", (("plain", 4), ("blue", 1), ("plain", 1))),
                ("attack", 1),
                ("nuyen", 5),
            ),
            (),
            line=9,
        ),
        Card(
            "wage_mage",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "blue"),
                ("type", "human"),
                ("track", (("plain", 2), ("blue", 1), ("plain", 1), ("blue", 1), ("plain", 1))),
                ("attack", 1),
                ("nuyen", 5),
            ),
            (),
            line=13,
        ),
        Card(
            "buzzback",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "green"),
                ("type", "tech"),
                ("track", (("green", 1), ("plain", 3))),
                ("attack", 1),
                ("nuyen", 4),
            ),
            (
                Ability(
                    "buzzback__static_cannot", "cannot", "draws", None, None, guard=buzzback__static_cannot, line=20
                ),
            ),
            line=17,
        ),
        Card(
            "gang_leader",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "black"),
                ("type", "ork"),
                ("track", (("plain", 3), ("black", 1), ("plain", 2), ("black", 1), ("plain", 2))),
                ("attack", 2),
                ("nuyen", 7),
            ),
            (Ability("gang_leader__when", "when", "flips to", gang_leader__when_if, gang_leader__when, line=25),),
            line=22,
        ),
        Card(
            "spirit_of_air",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "blue"),
                ("type", "sixth_world"),
                ("track", (("plain", 3), ("blue", 1), ("plain", 1), ("green", 1), ("plain", 1), ("blue", 1))),
                ("attack", 2),
                ("nuyen", 8),
                ("calls", "spell"),
            ),
            (Ability("spirit_of_air__when", "when", "attacks", spirit_of_air__when_if, spirit_of_air__when, line=31),),
            line=28,
        ),
        Card(
            "gargoyle",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "black"),
                ("type", "sixth_world"),
                ("track", (("plain", 6), ("plain", 6), ("black", 1), ("black", 1))),
                ("attack", 2),
                ("nuyen", 6),
            ),
            (Ability("gargoyle__when", "when", "defeats", gargoyle__when_if, gargoyle__when, line=40),),
            line=37,
        ),
        Card(
            "elf_blademaster",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "black"),
                ("type", "elf"),
                ("track", (("plain", 5), ("black", 1), ("plain", 2), ("blue", 1), ("plain", 2))),
                ("attack", 2),
                ("nuyen", 4),
            ),
            (
                Ability(
                    "elf_blademaster__when",
                    "when",
                    "flips to",
                    elf_blademaster__when_if,
                    elf_blademaster__when,
                    line=47,
                ),
            ),
            line=44,
        ),
        Card(
            "trickster_initiate",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "blue"),
                ("type", "human"),
                ("track", (("plain", 4), ("blue", 1), ("plain", 3), ("blue", 1), ("plain", 1))),
                ("attack", 1),
                ("nuyen", 5),
            ),
            (
                Ability(
                    "trickster_initiate__static_cannot",
                    "cannot",
                    "adds with to",
                    trickster_initiate__static_cannot,
                    None,
                    line=62,
                ),
            ),
            line=59,
        ),
        Card(
            "unusual_suspects",
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
                    "unusual_suspects__when",
                    "when",
                    "defeats",
                    unusual_suspects__when_if,
                    unusual_suspects__when,
                    line=67,
                ),
            ),
            line=64,
        ),
        Card(
            "weapons_specialist",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "black"),
                ("type", "human"),
                ("track", (("plain", 4), ("black", 1), ("plain", 3), ("black", 1), ("plain", 2))),
                ("attack", 2),
                ("nuyen", 4),
            ),
            (
                Ability(
                    "weapons_specialist__when",
                    "when",
                    "flips to",
                    weapons_specialist__when_if,
                    weapons_specialist__when,
                    line=74,
                ),
            ),
            line=71,
        ),
        Card(
            "top_shelf",
            "event",
            (("copies", 1),),
            (Ability("top_shelf__before", "before", "retires", top_shelf__before_if, top_shelf__before, line=82),),
            line=79,
        ),
        Card(
            "coordinated_defenses",
            "event",
            (("copies", 1),),
            (
                Ability(
                    "coordinated_defenses__static_cannot",
                    "cannot",
                    "defeats",
                    coordinated_defenses__static_cannot,
                    None,
                    line=88,
                ),
                Ability(
                    "coordinated_defenses__when",
                    "when",
                    "retires",
                    coordinated_defenses__when_if,
                    coordinated_defenses__when,
                    line=89,
                ),
            ),
            line=85,
        ),
        Card(
            "gps_hack",
            "event",
            (("copies", 1), ("calls", "hacking")),
            (Ability("gps_hack__when", "when", "appears", gps_hack__when_if, gps_hack__when, line=95),),
            line=92,
        ),
        Card(
            "grenade",
            "event",
            (("copies", 1), ("calls", "weapon")),
            (Ability("grenade__when", "when", "appears", grenade__when_if, grenade__when, line=103),),
            line=100,
        ),
        Card(
            "harlequinade",
            "event",
            (("copies", 1), ("calls", "spell")),
            (Ability("harlequinade__when", "when", "appears", harlequinade__when_if, harlequinade__when, line=111),),
            line=108,
        ),
        Card(
            "big_uglies",
            "event",
            (("copies", 1),),
            (
                Ability(
                    "big_uglies__when",
                    "when",
                    "appears",
                    big_uglies__when_if,
                    big_uglies__when,
                    holds=big_uglies__when_holds,
                    line=118,
                ),
                Ability(
                    "big_uglies__when_2",
                    "when",
                    "appears",
                    big_uglies__when_if_2,
                    big_uglies__when_2,
                    holds=big_uglies__when_holds_2,
                    line=124,
                ),
            ),
            line=115,
        ),
        Card(
            "first_to_wake",
            "event",
            (("copies", 1),),
            (
                Ability(
                    "first_to_wake__static_attack",
                    "modify",
                    "threat.attack",
                    None,
                    first_to_wake__static_attack,
                    line=134,
                ),
            ),
            line=131,
        ),
        Card(
            "humanis_mercs",
            "event",
            (("copies", 1),),
            (Ability("humanis_mercs__when", "when", "appears", humanis_mercs__when_if, humanis_mercs__when, line=139),),
            line=136,
        ),
    ),
    batched=("clears on", "defeats", "draws", "restores", "suffers"),
    lines=(
        "14:20 19:25 25:26 30:31 36:32 37:33 42:40 48:41 49:42 54:47 60:48 61:49 62:50 63:51 69:52 77:53"
        " 79:54 80:55 81:56 84:57 89:62 94:67 100:68 101:69 105:74 111:75 130:82 136:83 140:88 146:89 152:90"
        " 165:95 171:96 174:97 175:98 188:103 194:104 197:105 199:106 212:111 218:112 221:113 226:118 237:119"
        " 238:118 239:120 240:121 243:123 248:124 259:125 260:124 261:126 262:127 265:129 270:134 276:139"
        " 282:140 283:139 284:141 285:142 288:144"
    ),
)
