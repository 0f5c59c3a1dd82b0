"""Made by `ombre build` from cards/srtcg/house/gear.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Card, Env, Module, Value

if TYPE_CHECKING:
    from ombre.generated.srtcg.play import Play


# cards/srtcg/house/gear.card:16
def burst_carbine__timed1_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (u_0, amount) = env
    return amount if x == u_0 else 0


# cards/srtcg/house/gear.card:14
def burst_carbine__burst(g: Play, this: int, you: int) -> None:
    u_bullets = g.roll(6, "bullets")
    if g.s_gear_user[this] != NOTHING:
        u_0 = g.s_gear_user[this]
        g.add("house_gear.burst_carbine__timed1", this, you, (u_0, u_bullets), scopes=("fight",))


# cards/srtcg/house/gear.card:14
def burst_carbine__burst_cost(g: Play, this: int, you: int) -> Value:
    return 2


# cards/srtcg/house/gear.card:87
def fire_lance__timed1_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (u_0, amount) = env
    return amount if x == u_0 else 0


# cards/srtcg/house/gear.card:85
def fire_lance__cast(g: Play, this: int, you: int) -> None:
    u_heat = g.roll(6, "heat")
    if g.s_gear_user[this] != NOTHING:
        u_0 = g.s_gear_user[this]
        g.add("house_gear.fire_lance__timed1", this, you, (u_0, max((u_heat - 1), 1)), scopes=("turn",))


# cards/srtcg/house/gear.card:94
def stone_skin__timed1_plating(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (u_shielded, amount) = env
    return amount if x == u_shielded else 0


# cards/srtcg/house/gear.card:92
def stone_skin__cast(g: Play, this: int, you: int) -> None:
    u_shielded = g.choose(
        "shielded",
        you,
        [u_shielded for u_shielded in g.zones[g.z_fixer_safehouse + you] if g.kind[u_shielded] in g.k_runner],
        "runner",
    )
    if u_shielded != NOTHING:
        g.add("house_gear.stone_skin__timed1", this, you, (u_shielded, 2), scopes=("turn",))


# cards/srtcg/house/gear.card:99
def soothing_light__cast(g: Play, this: int, you: int) -> None:
    u_soothed = g.choose(
        "soothed",
        you,
        [
            u_soothed
            for u_soothed in g.zones[g.z_fixer_safehouse + you]
            if g.kind[u_soothed] in g.k_runner
            and g.s_asset_hurt[u_soothed] > 0
            and g.f_runner_profession(u_soothed) != g.e_calling_cyborg
        ],
        "runner",
    )
    if u_soothed != NOTHING:
        g.v_mends(u_soothed)


# cards/srtcg/house/gear.card:106
def back_door__cast(g: Play, this: int, you: int) -> None:
    if g.s__foe != NOTHING:
        g.v_silences(you)


# cards/srtcg/house/gear.card:113
def overload__cast(g: Play, this: int, you: int) -> None:
    if (g.s__foe != NOTHING and g.kind[g.s__foe] in g.k_challenge) and (
        g.s__foe != NOTHING and g.e_keyword_electrical in g.f_asset_keywords(g.s__foe)
    ):
        if g.s__foe != NOTHING:
            g.v_trashes(you, g.s__foe)


# cards/srtcg/house/gear.card:137
def breaching_kit__timed1_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (u_0, amount) = env
    return amount if x == u_0 else 0


# cards/srtcg/house/gear.card:136
def breaching_kit__act(g: Play, this: int, you: int) -> None:
    if g.s_gear_user[this] != NOTHING:
        u_0 = g.s_gear_user[this]
        g.add("house_gear.breaching_kit__timed1", this, you, (u_0, 4), scopes=("turn",))
    g.v_trashes(you, this)


MODULE = Module(
    source="cards/srtcg/house/gear.card",
    digest="220661283895462343687725025213554553138",
    cards=(
        Card(
            "holdout_pistol",
            "gear",
            (
                ("type", "weapon"),
                ("attack", 1),
                ("cost", 1),
                ("keywords", ("silenced",)),
                ("themes", ("spellbound", "streetborn")),
                ("copies", 2),
            ),
            (),
            line=3,
        ),
        Card(
            "street_shotgun",
            "gear",
            (("type", "weapon"), ("attack", 3), ("cost", 3), ("themes", ("streetborn",)), ("copies", 2)),
            (),
            line=7,
        ),
        Card(
            "burst_carbine",
            "gear",
            (
                ("type", "weapon"),
                ("attack", 2),
                ("cost", 3),
                ("needs", "firearms"),
                ("themes", ("chrome",)),
                ("copies", 2),
            ),
            (
                Ability(
                    "burst_carbine__burst",
                    "slot",
                    "burst",
                    None,
                    burst_carbine__burst,
                    cost=burst_carbine__burst_cost,
                    once="fight",
                    line=14,
                ),
            ),
            line=11,
        ),
        Card(
            "rain_mortar",
            "gear",
            (
                ("type", "weapon"),
                ("attack", 4),
                ("cost", 4),
                ("needs", "gunnery"),
                ("keywords", ("indirect",)),
                ("themes", ("chrome",)),
                ("copies", 1),
            ),
            (),
            line=18,
        ),
        Card(
            "monofilament_blade",
            "gear",
            (
                ("type", "weapon"),
                ("attack", 2),
                ("cost", 3),
                ("needs", "melee"),
                ("keywords", ("silenced", "swift")),
                ("themes", ("spellbound", "chrome")),
                ("copies", 1),
            ),
            (),
            line=22,
        ),
        Card(
            "hollow_points",
            "gear",
            (("type", "accessory"), ("attack", 1), ("cost", 1), ("themes", ("streetborn",)), ("copies", 1)),
            (),
            line=26,
        ),
        Card(
            "needle_rounds",
            "gear",
            (("type", "accessory"), ("cost", 2), ("keywords", ("piercing",)), ("themes", ("chrome",)), ("copies", 1)),
            (),
            line=30,
        ),
        Card(
            "hush_tube",
            "gear",
            (
                ("type", "accessory"),
                ("cost", 1),
                ("keywords", ("silenced",)),
                ("themes", ("spellbound",)),
                ("copies", 1),
            ),
            (),
            line=34,
        ),
        Card(
            "padded_coat",
            "gear",
            (
                ("type", "body_armour"),
                ("body", 1),
                ("armour", 1),
                ("cost", 2),
                ("themes", ("spellbound", "streetborn")),
                ("copies", 2),
            ),
            (),
            line=38,
        ),
        Card(
            "plate_vest",
            "gear",
            (("type", "body_armour"), ("body", 2), ("armour", 2), ("cost", 4), ("themes", ("chrome",)), ("copies", 2)),
            (),
            line=42,
        ),
        Card(
            "bone_lacing",
            "gear",
            (
                ("type", "cyberware"),
                ("body", 2),
                ("plating", 1),
                ("essence", 3),
                ("cost", 3),
                ("themes", ("chrome",)),
                ("copies", 1),
            ),
            (),
            line=46,
        ),
        Card(
            "muscle_graft",
            "gear",
            (
                ("type", "cyberware"),
                ("attack", 2),
                ("essence", 2),
                ("cost", 2),
                ("themes", ("chrome", "streetborn")),
                ("copies", 1),
            ),
            (),
            line=50,
        ),
        Card(
            "steel_arm",
            "gear",
            (
                ("type", "cyberware"),
                ("attack", 1),
                ("essence", 1),
                ("limb", "arm"),
                ("cost", 2),
                ("themes", ("chrome",)),
                ("copies", 1),
            ),
            (),
            line=54,
        ),
        Card(
            "reflex_boosters",
            "gear",
            (
                ("type", "cyberware"),
                ("attack", 1),
                ("essence", 4),
                ("cost", 4),
                ("keywords", ("swift",)),
                ("themes", ("chrome",)),
                ("copies", 1),
            ),
            (),
            line=58,
        ),
        Card(
            "spare_head_deck",
            "gear",
            (
                ("type", "cyberdeck"),
                ("skills", ("decking",)),
                ("cost", 2),
                ("needs", "decking"),
                ("themes", ("chrome",)),
                ("copies", 1),
            ),
            (),
            line=62,
        ),
        Card(
            "kite_drone",
            "gear",
            (
                ("type", "drone"),
                ("attack", 3),
                ("body", 3),
                ("cost", 3),
                ("needs", "piloting"),
                ("themes", ("chrome",)),
                ("copies", 2),
            ),
            (),
            line=66,
        ),
        Card(
            "bulldog_drone",
            "gear",
            (
                ("type", "drone"),
                ("attack", 5),
                ("body", 5),
                ("armour", 1),
                ("cost", 5),
                ("needs", "piloting"),
                ("themes", ("chrome",)),
                ("copies", 1),
            ),
            (),
            line=70,
        ),
        Card(
            "hearth_spirit",
            "gear",
            (
                ("type", "spirit"),
                ("attack", 3),
                ("body", 4),
                ("cost", 3),
                ("needs", "conjure"),
                ("themes", ("spellbound",)),
                ("copies", 2),
            ),
            (),
            line=74,
        ),
        Card(
            "storm_spirit",
            "gear",
            (
                ("type", "spirit"),
                ("attack", 5),
                ("body", 5),
                ("cost", 5),
                ("needs", "conjure"),
                ("themes", ("spellbound",)),
                ("copies", 2),
            ),
            (),
            line=78,
        ),
        Card(
            "fire_lance",
            "gear",
            (("type", "spell"), ("cost", 3), ("needs", "sorcery"), ("themes", ("spellbound",)), ("copies", 2)),
            (Ability("fire_lance__cast", "slot", "cast", None, fire_lance__cast, line=85),),
            line=82,
        ),
        Card(
            "stone_skin",
            "gear",
            (("type", "spell"), ("cost", 2), ("needs", "sorcery"), ("themes", ("spellbound",)), ("copies", 2)),
            (Ability("stone_skin__cast", "slot", "cast", None, stone_skin__cast, line=92),),
            line=89,
        ),
        Card(
            "soothing_light",
            "gear",
            (("type", "spell"), ("cost", 2), ("needs", "sorcery"), ("themes", ("spellbound",)), ("copies", 1)),
            (Ability("soothing_light__cast", "slot", "cast", None, soothing_light__cast, line=99),),
            line=96,
        ),
        Card(
            "back_door",
            "gear",
            (("type", "program"), ("cost", 2), ("needs", "decking"), ("themes", ("chrome",)), ("copies", 2)),
            (Ability("back_door__cast", "slot", "cast", None, back_door__cast, line=106),),
            line=103,
        ),
        Card(
            "overload",
            "gear",
            (("type", "program"), ("cost", 4), ("needs", "decking"), ("themes", ("chrome",)), ("copies", 1)),
            (Ability("overload__cast", "slot", "cast", None, overload__cast, line=113),),
            line=110,
        ),
        Card(
            "spare_bike",
            "gear",
            (
                ("type", "transport"),
                ("attack", 1),
                ("body", 1),
                ("cost", 2),
                ("needs", "piloting"),
                ("themes", ("streetborn",)),
                ("copies", 2),
            ),
            (),
            line=117,
        ),
        Card(
            "armoured_limousine",
            "gear",
            (
                ("type", "transport"),
                ("body", 2),
                ("armour", 1),
                ("cost", 3),
                ("themes", ("streetborn", "spellbound")),
                ("copies", 1),
            ),
            (),
            line=121,
        ),
        Card(
            "skillsoft_charm",
            "gear",
            (
                ("type", "sundry"),
                ("skills", ("social",)),
                ("cost", 1),
                ("themes", ("spellbound", "streetborn")),
                ("copies", 1),
            ),
            (),
            line=125,
        ),
        Card(
            "climbing_rig",
            "gear",
            (
                ("type", "sundry"),
                ("skills", ("athletics", "stealth")),
                ("cost", 2),
                ("themes", ("streetborn",)),
                ("copies", 2),
            ),
            (),
            line=129,
        ),
        Card(
            "breaching_kit",
            "gear",
            (
                ("type", "sundry"),
                ("skills", ("demolitions",)),
                ("cost", 1),
                ("themes", ("streetborn", "chrome")),
                ("copies", 1),
            ),
            (Ability("breaching_kit__act", "slot", "act", None, breaching_kit__act, line=136),),
            line=133,
        ),
        Card(
            "grandfathers_iron",
            "gear",
            (
                ("type", "weapon"),
                ("attack", 4),
                ("cost", 4),
                ("needs", "firearms"),
                ("keywords", ("one_of_a_kind",)),
                ("themes", ("streetborn",)),
                ("copies", 1),
            ),
            (),
            line=140,
        ),
    ),
    timed=(
        Ability(
            "house_gear.burst_carbine__timed1",
            "modify",
            "asset.attack",
            None,
            burst_carbine__timed1_attack,
            things=(0,),
            ended_by=(0,),
            line=16,
        ),
        Ability(
            "house_gear.fire_lance__timed1",
            "modify",
            "asset.attack",
            None,
            fire_lance__timed1_attack,
            things=(0,),
            ended_by=(0,),
            line=87,
        ),
        Ability(
            "house_gear.stone_skin__timed1",
            "modify",
            "asset.plating",
            None,
            stone_skin__timed1_plating,
            things=(0,),
            ended_by=(0,),
            line=94,
        ),
        Ability(
            "house_gear.breaching_kit__timed1",
            "modify",
            "asset.attack",
            None,
            breaching_kit__timed1_attack,
            things=(0,),
            ended_by=(0,),
            line=137,
        ),
    ),
    lines=(
        "14:16 20:14 21:15 22:16 28:14 33:87 39:85 40:86 41:87 47:94 53:92 54:93 60:94 65:99 66:100 78:101"
        " 83:106 84:107 85:108 89:113 90:114 93:115 98:137 104:136 105:137 108:138"
    ),
)
