"""Made by `ombre build` from cards/srtcg/house/challenges.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Card, Env, Module, Value

if TYPE_CHECKING:
    from ombre.generated.srtcg.play import Play


# cards/srtcg/house/challenges.card:18
def laser_grid__trap(g: Play, this: int, you: int) -> None:
    u_burnt = g.choose(
        "burnt",
        g.current,
        [u_burnt for u_burnt in g.live(g.k_runner) if g.s_asset_side[u_burnt] == g.e_side_out],
        "runner",
    )
    if u_burnt != NOTHING:
        g.v_suffers(u_burnt, 3)


# cards/srtcg/house/challenges.card:30
def black_system__timed1_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (u_0, amount) = env
    return amount if x == u_0 else 0


# cards/srtcg/house/challenges.card:31
def black_system__timed2_body(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (u_0, amount) = env
    return amount if x == u_0 else 0


# cards/srtcg/house/challenges.card:29
def black_system__pump(g: Play, this: int, you: int) -> None:
    u_0 = this
    g.add("house_challenges.black_system__timed1", this, you, (u_0, 2), scopes=("turn",))
    u_0 = this
    g.add("house_challenges.black_system__timed2", this, you, (u_0, 2), scopes=("turn",))


# cards/srtcg/house/challenges.card:29
def black_system__pump_cost(g: Play, this: int, you: int) -> Value:
    return 2


# cards/srtcg/house/challenges.card:56
def gallery_opening__trap(g: Play, this: int, you: int) -> None:
    g.v_fails(g.current)


# cards/srtcg/house/challenges.card:67
def turf_dispute__timed1_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (u_0, amount) = env
    return amount if x == u_0 else 0


# cards/srtcg/house/challenges.card:66
def turf_dispute__pump(g: Play, this: int, you: int) -> None:
    u_0 = this
    g.add("house_challenges.turf_dispute__timed1", this, you, (u_0, 1), scopes=("turn",))


# cards/srtcg/house/challenges.card:66
def turf_dispute__pump_cost(g: Play, this: int, you: int) -> Value:
    return 1


# cards/srtcg/house/challenges.card:72
def toll_bridge__trap(g: Play, this: int, you: int) -> None:
    if g.can("pays", g.current, 3):
        g.v_pays(g.current, 3)
    else:
        g.v_fails(g.current)


# cards/srtcg/house/challenges.card:85
def rigged_crate__trap(g: Play, this: int, you: int) -> None:
    u_blast = g.roll(6, "blast")
    u_nearest = g.choose(
        "nearest",
        g.current,
        [u_nearest for u_nearest in g.live(g.k_runner) if g.s_asset_side[u_nearest] == g.e_side_out],
        "runner",
    )
    if u_nearest != NOTHING:
        g.v_suffers(u_nearest, max((u_blast - 2), 1))


# cards/srtcg/house/challenges.card:97
def hired_blades__trap(g: Play, this: int, you: int) -> None:
    u_blades = g.choose_some(
        "blades",
        you,
        [
            u_blades
            for u_blades in g.zones[g.z_fixer_safehouse + you]
            if g.kind[u_blades] in g.k_runner and g.s_asset_ready[u_blades] > 0
        ],
        "runner",
    )
    since1 = g.aways
    g.batch([("enlists", (u_it2,)) for u_it2 in [u_it2 for u_it2 in u_blades if g.kind[u_it2] in g.k_runner]])
    if len(g.those(u_blades, since1)) > 0:
        g.v_confronts(you)


MODULE = Module(
    source="cards/srtcg/house/challenges.card",
    digest="131507404662814378942751983480606441114",
    cards=(
        Card(
            "night_watchman",
            "challenge",
            (
                ("attack", 2),
                ("body", 3),
                ("sleaze", (("stealth", 1),)),
                ("keywords", ("personnel", "indoors")),
                ("themes", ("chrome", "spellbound")),
                ("copies", 2),
            ),
            (),
            line=3,
        ),
        Card(
            "riot_line",
            "challenge",
            (
                ("attack", 5),
                ("body", 6),
                ("few", 2),
                ("keywords", ("personnel", "street")),
                ("themes", ("chrome", "streetborn")),
                ("copies", 2),
            ),
            (),
            line=7,
        ),
        Card(
            "keypad_door",
            "challenge",
            (
                ("attack", 0),
                ("body", 7),
                ("sleaze", (("technical", 1),)),
                ("keywords", ("electrical", "barrier", "indoors")),
                ("themes", ("chrome",)),
                ("copies", 2),
            ),
            (),
            line=11,
        ),
        Card(
            "laser_grid",
            "challenge",
            (
                ("sleaze", (("decking", 2),)),
                ("keywords", ("electrical", "indoors")),
                ("themes", ("chrome",)),
                ("copies", 2),
            ),
            (Ability("laser_grid__trap", "slot", "trap", None, laser_grid__trap, line=18),),
            line=15,
        ),
        Card(
            "gun_nest",
            "challenge",
            (
                ("attack", 5),
                ("body", 5),
                ("armour", 2),
                ("sleaze", (("piloting", 2),)),
                ("keywords", ("electrical", "outdoors")),
                ("themes", ("chrome",)),
                ("copies", 2),
            ),
            (),
            line=22,
        ),
        Card(
            "black_system",
            "challenge",
            (
                ("attack", 4),
                ("body", 4),
                ("sleaze", (("decking", 2),)),
                ("keywords", ("electrical", "closed", "indoors")),
                ("themes", ("chrome",)),
                ("copies", 1),
            ),
            (
                Ability(
                    "black_system__pump",
                    "slot",
                    "pump",
                    None,
                    black_system__pump,
                    cost=black_system__pump_cost,
                    line=29,
                ),
            ),
            line=26,
        ),
        Card(
            "sniper_roost",
            "challenge",
            (
                ("attack", 4),
                ("body", 3),
                ("sleaze", (("stealth", 2),)),
                ("keywords", ("personnel", "outdoors", "swift", "single_target")),
                ("themes", ("chrome", "streetborn")),
                ("copies", 2),
            ),
            (),
            line=33,
        ),
        Card(
            "barghest_pack",
            "challenge",
            (
                ("attack", 5),
                ("body", 5),
                ("sleaze", (("athletics", 2),)),
                ("keywords", ("awakened", "outdoors")),
                ("themes", ("spellbound",)),
                ("copies", 2),
            ),
            (),
            line=37,
        ),
        Card(
            "ward_stones",
            "challenge",
            (
                ("attack", 0),
                ("body", 8),
                ("sleaze", (("sorcery", 2),)),
                ("keywords", ("awakened", "barrier")),
                ("themes", ("spellbound",)),
                ("copies", 2),
            ),
            (),
            line=41,
        ),
        Card(
            "watcher_spirit",
            "challenge",
            (
                ("attack", 3),
                ("body", 4),
                ("sleaze", (("conjure", 1),)),
                ("keywords", ("awakened", "indoors")),
                ("themes", ("spellbound",)),
                ("copies", 2),
            ),
            (),
            line=45,
        ),
        Card(
            "polite_doorman",
            "challenge",
            (
                ("attack", 3),
                ("body", 4),
                ("sleaze", (("social", 1),)),
                ("keywords", ("personnel", "indoors")),
                ("themes", ("spellbound", "streetborn")),
                ("copies", 2),
            ),
            (),
            line=49,
        ),
        Card(
            "gallery_opening",
            "challenge",
            (
                ("sleaze", (("social", 2),)),
                ("keywords", ("street", "indoors")),
                ("themes", ("spellbound",)),
                ("copies", 2),
            ),
            (Ability("gallery_opening__trap", "slot", "trap", None, gallery_opening__trap, line=56),),
            line=53,
        ),
        Card(
            "stone_guardian",
            "challenge",
            (
                ("attack", 6),
                ("body", 7),
                ("armour", 1),
                ("keywords", ("awakened", "barrier")),
                ("themes", ("spellbound",)),
                ("copies", 1),
            ),
            (),
            line=59,
        ),
        Card(
            "turf_dispute",
            "challenge",
            (
                ("attack", 4),
                ("body", 5),
                ("sleaze", (("streetwise", 2),)),
                ("keywords", ("street", "personnel")),
                ("themes", ("streetborn",)),
                ("copies", 2),
            ),
            (
                Ability(
                    "turf_dispute__pump",
                    "slot",
                    "pump",
                    None,
                    turf_dispute__pump,
                    cost=turf_dispute__pump_cost,
                    line=66,
                ),
            ),
            line=63,
        ),
        Card(
            "toll_bridge",
            "challenge",
            (
                ("sleaze", (("streetwise", 1), ("piloting", 1))),
                ("keywords", ("street", "vehicular", "outdoors")),
                ("themes", ("streetborn",)),
                ("copies", 2),
            ),
            (Ability("toll_bridge__trap", "slot", "trap", None, toll_bridge__trap, line=72),),
            line=69,
        ),
        Card(
            "demolition_derby",
            "challenge",
            (
                ("attack", 6),
                ("body", 6),
                ("sleaze", (("piloting", 2),)),
                ("keywords", ("vehicular", "outdoors")),
                ("themes", ("streetborn", "chrome")),
                ("copies", 2),
            ),
            (),
            line=78,
        ),
        Card(
            "rigged_crate",
            "challenge",
            (
                ("sleaze", (("demolitions", 1),)),
                ("keywords", ("indoors", "miscellaneous")),
                ("themes", ("streetborn", "chrome")),
                ("copies", 2),
            ),
            (Ability("rigged_crate__trap", "slot", "trap", None, rigged_crate__trap, line=85),),
            line=82,
        ),
        Card(
            "press_gang",
            "challenge",
            (
                ("attack", 4),
                ("body", 4),
                ("sleaze", (("leadership", 1),)),
                ("keywords", ("personnel", "street")),
                ("themes", ("spellbound", "streetborn")),
                ("copies", 2),
            ),
            (),
            line=90,
        ),
        Card(
            "hired_blades",
            "challenge",
            (
                ("sleaze", (("streetwise", 1), ("stealth", 1))),
                ("keywords", ("street", "personnel")),
                ("themes", ("chrome",)),
                ("copies", 1),
            ),
            (Ability("hired_blades__trap", "slot", "trap", None, hired_blades__trap, line=97),),
            line=94,
        ),
    ),
    timed=(
        Ability(
            "house_challenges.black_system__timed1",
            "modify",
            "asset.attack",
            None,
            black_system__timed1_attack,
            things=(0,),
            ended_by=(0,),
            line=30,
        ),
        Ability(
            "house_challenges.black_system__timed2",
            "modify",
            "asset.body",
            None,
            black_system__timed2_body,
            things=(0,),
            ended_by=(0,),
            line=31,
        ),
        Ability(
            "house_challenges.turf_dispute__timed1",
            "modify",
            "asset.attack",
            None,
            turf_dispute__timed1_attack,
            things=(0,),
            ended_by=(0,),
            line=67,
        ),
    ),
    batched=("enlists",),
    lines=(
        "14:18 15:19 21:20 26:30 32:31 38:29 39:30 41:31 46:29 51:56 52:57 56:67 62:66 63:67 68:66 73:72"
        " 74:73 75:74 77:76 81:85 82:86 83:87 89:88 94:97 95:98 105:97 106:99 107:100 108:101"
    ),
)
