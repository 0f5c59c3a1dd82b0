"""Made by `ombre build` from cards/crossfire/rules/game.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Fact, Game, Kind, Module, Option, State, Value, Zone, item

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/rules/game.card:31
def table__team(g: Play) -> Value:
    return len([u_r for u_r in g.everyone(g.current) if g.kind[u_r] not in g.k_client])


# cards/crossfire/rules/game.card:32
def table__bonus_karma(g: Play) -> Value:
    return sum(g.f_mission_bonus(u_it2) for u_it2 in g.zones[g.z__briefing] if g.kind[u_it2] in g.k_mission)


# cards/crossfire/rules/game.card:33
def table__level(g: Play) -> Value:
    return len(g.zones[g.z__event_discard])


# cards/crossfire/rules/game.card:34
def table__unharmed(g: Play) -> Value:
    return len([u_it4 for u_it4 in g.everyone(g.current) if g.s_runner_condition[u_it4] == g.e_condition_ok])


# cards/crossfire/rules/game.card:35
def table__scene_obstacles(g: Play) -> Value:
    return ((len(g.everyone(g.current)) + g.s__scene_number) - 1) + g.s__more_obstacles


# cards/crossfire/rules/game.card:68
def client__asks(g: Play, this: int) -> Value:
    if g.s_obstacle_voice[g.source[1]] != NOTHING and g.source[1] != NOTHING:
        return g.s_obstacle_voice[g.source[1]]
    return g.s__starting


# cards/crossfire/rules/game.card:87
def gear__you(g: Play, this: int) -> Value:
    return g.owner[this]


# cards/crossfire/rules/game.card:114
def threat__points(g: Play, this: int) -> Value:
    return (
        (
            (g.s_threat_pool[this][g.e_symbol_plain] + g.s_threat_pool[this][g.e_symbol_black])
            + g.s_threat_pool[this][g.e_symbol_blue]
        )
        + g.s_threat_pool[this][g.e_symbol_green]
    ) + g.s_threat_pool[this][g.e_symbol_red]


# cards/crossfire/rules/game.card:115
def threat__stage(g: Play, this: int) -> Value:
    return item(g.f_threat_track(this), (g.s_threat_cleared[this] + 1))


# cards/crossfire/rules/game.card:116
def threat__remaining(g: Play, this: int) -> Value:
    return len(g.f_threat_track(this)) - g.s_threat_cleared[this]


# cards/crossfire/rules/game.card:104
def threat__you(g: Play, this: int) -> Value:
    return g.s_threat_facing[this]


# cards/crossfire/rules/game.card:129
def event__you(g: Play, this: int) -> Value:
    return g.current


# cards/crossfire/rules/game.card:135
def mission__you(g: Play, this: int) -> Value:
    return g.current


# cards/crossfire/rules/game.card:40
def triggers_by(g: Play) -> Value:
    return g.current


MODULE = Module(
    source="cards/crossfire/rules/game.card",
    digest="234037931184500962694121838438237340173",
    game=Game(
        "crossfire",
        players=(1, 4),
        states=(
            State("starting", start=NOTHING, least=None, kind="runner"),
            State("placing", start=NOTHING, least=None, kind="runner", sight="hidden"),
            State("shooter", start=NOTHING, least=None, kind="runner", sight="hidden"),
            State("caster", start=NOTHING, least=None, kind="runner", sight="hidden"),
            State("hacker", start=NOTHING, least=None, kind="runner", sight="hidden"),
            State("talker", start=NOTHING, least=None, kind="runner", sight="hidden"),
            State("called", start=NOTHING, least=None, kind="runner", sight="hidden"),
            State("tally", sight="hidden"),
            State("scene_number"),
            State("round_number"),
            State("news_out", sight="hidden"),
            State("retreat", start="idle", least=None, values="retreat"),
            State("gap", sight="hidden"),
        ),
        derived=(
            ("team", table__team),
            ("bonus_karma", table__bonus_karma),
            ("level", table__level),
            ("unharmed", table__unharmed),
            ("scene_obstacles", table__scene_obstacles),
        ),
        seen=(("team", True), ("bonus_karma", True), ("level", True), ("unharmed", True), ("scene_obstacles", True)),
        zones=(
            Zone("", "briefing", "open", True),
            Zone("", "called_off", "open", False),
            Zone("", "role_pool", "open", False),
            Zone("", "row", "open", True),
            Zone("", "coming", "hidden", False),
            Zone("", "beaten", "open", False),
            Zone("", "normal_deck", "hidden", False, refill="normal_discard"),
            Zone("", "normal_discard", "open", False),
            Zone("", "hard_deck", "hidden", False, refill="hard_discard"),
            Zone("", "hard_discard", "open", False),
            Zone("", "active", "open", True),
            Zone("", "event_deck", "hidden", False),
            Zone("", "event_discard", "open", False),
            Zone("", "market", "open", False),
            Zone("", "reserve", "open", False),
            Zone("", "market_deck", "hidden", False, refill="market_discard"),
            Zone("", "market_discard", "open", False),
        ),
        options=(
            Option("crew", values="crew"),
            Option("more_obstacles", most=1),
            Option("danger_zone", most=4),
            Option("stepped_up", most=1),
            Option("emt_gig", most=1),
            Option("elite_team", most=1),
        ),
        scopes=("scene",),
    ),
    values=(
        ("symbol", ("plain", "black", "blue", "green", "red")),
        ("art", ("weapon", "spell", "hacking", "skill")),
        ("folk", ("human", "elf", "dwarf", "ork", "troll", "tech", "sixth_world")),
        ("grade", ("normal", "hard")),
        ("rung", ("basic", "advanced", "very_advanced")),
        ("crew", ("dealt", "chosen")),
        ("condition", ("ok", "staggered", "critical")),
        ("mode", ("main", "assisting")),
        ("copying", ("single", "doubled", "redoubled")),
        ("retreat", ("idle", "due", "running")),
    ),
    kinds=(
        Kind(
            "runner",
            "player",
            states=(
                State("hp", most="max_hp"),
                State("max_hp"),
                State("nuyen"),
                State("calling", start=NOTHING, least=None, kind="role"),
                State("colour", start="plain", least=None, values="symbol"),
                State("condition", start="ok", least=None, values="condition"),
                State("karma"),
                State("upgrade_karma"),
                State("karma_penalty"),
                State("fetches", sight="hidden"),
                State("responses", sight="hidden"),
                State("helps", sight="hidden"),
            ),
            zones=(
                Zone("runner", "deck", "hidden", False, refill="discard"),
                Zone("runner", "hand", "private", False),
                Zone("runner", "discard", "open", False),
                Zone("runner", "played", "open", True),
                Zone("runner", "aside", "open", False),
                Zone("runner", "metatypes", "private", False),
                Zone("runner", "profile", "open", True),
                Zone("runner", "roles", "open", True),
            ),
        ),
        Kind("client", "runner", asks=client__asks),
        Kind(
            "metatype",
            "card",
            facts=(Fact("hp", "number", ""), Fact("start_cards", "number", ""), Fact("start_nuyen", "number", "")),
        ),
        Kind(
            "role",
            "card",
            states=(State("tint", start="plain", least=None, values="symbol"),),
            facts=(
                Fact("colour", "value", "symbol"),
                Fact("quick_shots", "number", ""),
                Fact("manas", "number", ""),
                Fact("marks", "number", ""),
                Fact("smarts", "number", ""),
            ),
        ),
        Kind(
            "gear",
            "card",
            states=(
                State("X"),
                State("mode", start="main", least=None, values="mode"),
                State("applied"),
                State("copying", start="single", least=None, values="copying"),
            ),
            facts=(
                Fact("type", "set", "art"),
                Fact("cost", "number", ""),
                Fact("damage", "cells", "symbol"),
                Fact("bonus", "number", ""),
                Fact("requires", "value", "art"),
                Fact("copies", "number", ""),
                Fact("assist_damage", "cells", "symbol"),
            ),
            slots=("play", "assist", "strike", "breach", "recall"),
            you=gear__you,
        ),
        Kind(
            "threat",
            "card",
            states=(
                State("facing", start=NOTHING, least=None, kind="runner"),
                State("cleared"),
                State("held"),
                State("pool", per="symbol"),
            ),
            facts=(
                Fact("difficulty", "value", "grade"),
                Fact("track", "cells", "symbol"),
                Fact("attack", "number", ""),
                Fact("nuyen", "number", ""),
            ),
            derived=(("points", threat__points), ("stage", threat__stage), ("remaining", threat__remaining)),
            seen=(("points", True), ("remaining", True)),
            you=threat__you,
        ),
        Kind(
            "obstacle",
            "threat",
            states=(State("voice", start=NOTHING, least=None, kind="runner", sight="hidden"),),
            facts=(
                Fact("colour", "value", "symbol"),
                Fact("type", "value", "folk"),
                Fact("number_printed", "number", ""),
                Fact("calls", "value", "art"),
            ),
        ),
        Kind("boss", "threat"),
        Kind("event", "card", facts=(Fact("copies", "number", ""), Fact("calls", "value", "art")), you=event__you),
        Kind(
            "mission",
            "card",
            facts=(
                Fact("fewest", "number", ""),
                Fact("most", "number", ""),
                Fact("scenes", "number", ""),
                Fact("award", "number", ""),
                Fact("consolation", "number", ""),
                Fact("bonus", "number", ""),
                Fact("brackets", "cells", "symbol"),
                Fact("rank", "value", "rung"),
                Fact("advised", "number", ""),
            ),
            slots=("begin",),
            you=mission__you,
            begins=True,
        ),
    ),
    triggers_by=triggers_by,
    lines="14:31 19:32 24:33 29:34 34:35 39:68 46:87 51:114 62:115 67:116 72:104 77:129 82:135 87:40",
)
