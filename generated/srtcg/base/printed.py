"""Made by `ombre build` from cards/srtcg/base/printed.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Card, Env, Module, Value

if TYPE_CHECKING:
    from ombre.generated.srtcg.play import Play


# cards/srtcg/base/printed.card:6
def room_5b78__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return (
        2
        if g.kind[u_it1] in g.k_challenge
        and g.where[u_it1] == g.z__met
        and g.e_keyword_indoors in g.f_asset_keywords(u_it1)
        else 0
    )


# cards/srtcg/base/printed.card:7
def room_5b78__static_body(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it2 = x
    return (
        2
        if g.kind[u_it2] in g.k_challenge
        and g.where[u_it2] == g.z__met
        and g.e_keyword_indoors in g.f_asset_keywords(u_it2)
        else 0
    )


# cards/srtcg/base/printed.card:8
def room_5b78__bonus(g: Play, this: int, you: int) -> None:
    if (g.can("trashes", you, this) or g.can("earns", you, 15)) and g.ask("may", you):
        g.v_trashes(you, this)
        g.v_earns(you, 15)


# cards/srtcg/base/printed.card:23
def hellish_traffic__trap(g: Play, this: int, you: int) -> None:
    g.v_fails(g.current)


# cards/srtcg/base/printed.card:33
def ceska_vz120__act(g: Play, this: int, you: int) -> None:
    g.v_trashes(you, this)
    g.v_earns(you, 1)


# cards/srtcg/base/printed.card:49
def tin_man__timed1_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (u_0, amount) = env
    return amount if x == u_0 else 0


# cards/srtcg/base/printed.card:50
def tin_man__timed2_body(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (u_0, amount) = env
    return amount if x == u_0 else 0


# cards/srtcg/base/printed.card:48
def tin_man__pump(g: Play, this: int, you: int) -> None:
    u_0 = this
    g.add("base_printed.tin_man__timed1", this, you, (u_0, 1), scopes=("turn",))
    u_0 = this
    g.add("base_printed.tin_man__timed2", this, you, (u_0, 1), scopes=("turn",))


# cards/srtcg/base/printed.card:48
def tin_man__pump_cost(g: Play, this: int, you: int) -> Value:
    return 1


# cards/srtcg/base/printed.card:58
def green_apple_quicksteps__sting(g: Play, this: int, you: int) -> None:
    u_victim = g.choose(
        "victim",
        you,
        [u_victim for u_victim in g.live(g.k_runner) if g.s_asset_side[u_victim] in (g.e_side_out, g.e_side_against)],
        "runner",
    )
    if u_victim != NOTHING:
        g.v_withdraws(u_victim)


MODULE = Module(
    source="cards/srtcg/base/printed.card",
    digest="066868573450076547265237662198986233998",
    cards=(
        Card(
            "room_5b78",
            "objective",
            (("attack", 0), ("body", 20), ("points", 35), ("themes", ("chrome",))),
            (
                Ability("room_5b78__static_attack", "modify", "asset.attack", None, room_5b78__static_attack, line=6),
                Ability("room_5b78__static_body", "modify", "asset.body", None, room_5b78__static_body, line=7),
                Ability("room_5b78__bonus", "slot", "bonus", None, room_5b78__bonus, line=8),
            ),
            line=3,
        ),
        Card(
            "hellhound",
            "challenge",
            (
                ("attack", 6),
                ("body", 6),
                ("sleaze", (("stealth", 2),)),
                ("keywords", ("awakened", "piercing", "single_target")),
                ("themes", ("chrome", "spellbound", "streetborn")),
                ("copies", 1),
            ),
            (),
            line=13,
        ),
        Card(
            "manticore",
            "challenge",
            (("attack", 8), ("body", 9), ("keywords", ("awakened", "single_target"))),
            (),
            line=17,
        ),
        Card(
            "hellish_traffic",
            "challenge",
            (),
            (Ability("hellish_traffic__trap", "slot", "trap", None, hellish_traffic__trap, line=23),),
            line=21,
        ),
        Card("ares_predator", "gear", (("type", "weapon"), ("attack", 3)), (), line=26),
        Card(
            "ceska_vz120",
            "gear",
            (("type", "weapon"), ("attack", 2)),
            (Ability("ceska_vz120__act", "slot", "act", None, ceska_vz120__act, line=33),),
            line=30,
        ),
        Card("armor_piercing_ammo", "gear", (("type", "accessory"), ("keywords", ("piercing",))), (), line=37),
        Card("skillsoft_athletics", "gear", (("type", "sundry"), ("skills", ("athletics",))), (), line=41),
        Card(
            "tin_man",
            "runner",
            (("profession", "cyborg"), ("attack", 5), ("body", 5)),
            (Ability("tin_man__pump", "slot", "pump", None, tin_man__pump, cost=tin_man__pump_cost, line=48),),
            line=45,
        ),
        Card(
            "cannonball",
            "runner",
            (("folk", "dwarf"), ("skills", ("firearms", "gunnery")), ("attack", 5), ("body", 6), ("stamina", 1)),
            (),
            line=52,
        ),
        Card(
            "green_apple_quicksteps",
            "special",
            (),
            (Ability("green_apple_quicksteps__sting", "slot", "sting", None, green_apple_quicksteps__sting, line=58),),
            line=56,
        ),
    ),
    timed=(
        Ability(
            "base_printed.tin_man__timed1",
            "modify",
            "asset.attack",
            None,
            tin_man__timed1_attack,
            things=(0,),
            ended_by=(0,),
            line=49,
        ),
        Ability(
            "base_printed.tin_man__timed2",
            "modify",
            "asset.body",
            None,
            tin_man__timed2_body,
            things=(0,),
            ended_by=(0,),
            line=50,
        ),
    ),
    lines=(
        "14:6 26:7 38:8 39:9 40:10 41:11 45:23 46:24 50:33 51:34 52:35 56:49 62:50 68:48 69:49 71:50 76:48"
        " 81:58 82:59 88:60"
    ),
)
