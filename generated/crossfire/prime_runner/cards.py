"""Made by `ombre build` from cards/crossfire/prime_runner/cards.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.prime_runner.play import Play


# cards/crossfire/prime_runner/cards.card:7
def crossfire__static_bonus(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    return (g.s__more_obstacles + (2 * g.s__danger_zone)) if x == this else 0


# cards/crossfire/prime_runner/cards.card:8
def crossfire__begin(g: Play, this: int, you: int) -> None:
    for _ in g.repeat(g.s__danger_zone):
        if (card1 := g.top(g.z__event_deck)) != NOTHING:
            g.move(card1, g.z__event_discard)
    g.v_opens(this)


# cards/crossfire/prime_runner/cards.card:12
def crossfire__when_holds(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return not any(True for u_it1 in g.zones[g.z__row] if g.kind[u_it1] in g.k_obstacle)


# cards/crossfire/prime_runner/cards.card:12
def crossfire__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if g.kept(this, g.since):
        g.v_closes(this)


# cards/crossfire/prime_runner/cards.card:21
def night_courier__static_bonus(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    return (g.s__more_obstacles + (2 * g.s__danger_zone)) if x == this else 0


# cards/crossfire/prime_runner/cards.card:22
def night_courier__begin(g: Play, this: int, you: int) -> None:
    g.v_opens(this)


# cards/crossfire/prime_runner/cards.card:24
def night_courier__when_holds(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return not any(True for u_it1 in g.zones[g.z__row] if g.kind[u_it1] in g.k_obstacle)


# cards/crossfire/prime_runner/cards.card:24
def night_courier__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if g.kept(this, g.since):
        g.v_closes(this)


# cards/crossfire/prime_runner/cards.card:31
def last_train__static_bonus(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    return (g.s__more_obstacles + (2 * g.s__danger_zone)) if x == this else 0


# cards/crossfire/prime_runner/cards.card:32
def last_train__begin(g: Play, this: int, you: int) -> None:
    g.v_opens(this)


# cards/crossfire/prime_runner/cards.card:34
def last_train__when_holds(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return not any(True for u_it1 in g.zones[g.z__row] if g.kind[u_it1] in g.k_obstacle)


# cards/crossfire/prime_runner/cards.card:34
def last_train__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if g.kept(this, g.since):
        g.v_closes(this)


# cards/crossfire/prime_runner/cards.card:36
def last_train__when_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.end("lost")


# cards/crossfire/prime_runner/cards.card:48
def rooftop_sniper__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == this


# cards/crossfire/prime_runner/cards.card:48
def rooftop_sniper__when_holds(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return you != NOTHING and g.s_runner_stamina[you] == g.e_stamina_exhausted


# cards/crossfire/prime_runner/cards.card:48
def rooftop_sniper__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.s_runner_nuyen[you] = max(g.s_runner_nuyen[you] - 1, 0)


# cards/crossfire/prime_runner/cards.card:54
def gate_clerk__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/prime_runner/cards.card:54
def gate_clerk__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.b_runner_stamina(g.current, g.e_stamina_steady)


# cards/crossfire/prime_runner/cards.card:64
def tower_marksman__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[1] == this


# cards/crossfire/prime_runner/cards.card:64
def tower_marksman__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_gains(g.current, 1)


# cards/crossfire/prime_runner/cards.card:84
def hunter_drone__play(g: Play, this: int, you: int) -> None:
    g.v_draws(you, 1)


# cards/crossfire/prime_runner/cards.card:95
def spirit_pact__play(g: Play, this: int, you: int) -> None:
    u_patient = g.choose("patient", you, g.everyone(g.current), "runner")
    if u_patient != NOTHING:
        g.v_heals(u_patient, 1)


MODULE = Module(
    source="cards/crossfire/prime_runner/cards.card",
    digest="130901545421790117904074741065009567165",
    cards=(
        Card(
            "crossfire",
            "mission",
            (
                ("fewest", 2),
                ("most", 6),
                ("scenes", 3),
                ("award", 3),
                ("consolation", 1),
                ("brackets", (("plain", 10), ("plain", 30), ("plain", 50), ("plain", 75))),
                ("rank", "basic"),
            ),
            (
                Ability("crossfire__static_bonus", "modify", "mission.bonus", None, crossfire__static_bonus, line=7),
                Ability("crossfire__begin", "slot", "begin", None, crossfire__begin, line=8),
                Ability(
                    "crossfire__when", "when", "turn ends", None, crossfire__when, holds=crossfire__when_holds, line=12
                ),
            ),
            line=3,
        ),
        Card(
            "night_courier",
            "mission",
            (
                ("fewest", 1),
                ("most", 3),
                ("scenes", 2),
                ("award", 2),
                ("consolation", 1),
                ("brackets", (("plain", 10), ("plain", 30), ("plain", 50), ("plain", 75))),
                ("rank", "basic"),
            ),
            (
                Ability(
                    "night_courier__static_bonus", "modify", "mission.bonus", None, night_courier__static_bonus, line=21
                ),
                Ability("night_courier__begin", "slot", "begin", None, night_courier__begin, line=22),
                Ability(
                    "night_courier__when",
                    "when",
                    "turn ends",
                    None,
                    night_courier__when,
                    holds=night_courier__when_holds,
                    line=24,
                ),
            ),
            line=17,
        ),
        Card(
            "last_train",
            "mission",
            (
                ("fewest", 2),
                ("most", 6),
                ("scenes", 2),
                ("award", 4),
                ("waives", ("breather", "abandoning")),
                ("calm", 1),
                ("brackets", (("plain", 10), ("plain", 30), ("plain", 50), ("plain", 75))),
                ("rank", "basic"),
            ),
            (
                Ability("last_train__static_bonus", "modify", "mission.bonus", None, last_train__static_bonus, line=31),
                Ability("last_train__begin", "slot", "begin", None, last_train__begin, line=32),
                Ability(
                    "last_train__when",
                    "when",
                    "turn ends",
                    None,
                    last_train__when,
                    holds=last_train__when_holds,
                    line=34,
                ),
                Ability(
                    "last_train__when_2", "when", "becomes runner.condition.critical", None, last_train__when_2, line=36
                ),
            ),
            line=27,
        ),
        Card("harlequins_shadow", "event", (("copies", 1),), (), line=39),
        Card(
            "rooftop_sniper",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "black"),
                ("type", "human"),
                ("track", (("plain", 2), ("green", 1), ("plain", 3), ("black", 1))),
                ("attack", 2),
                ("nuyen", 7),
            ),
            (
                Ability(
                    "rooftop_sniper__when",
                    "when",
                    "attacks",
                    rooftop_sniper__when_if,
                    rooftop_sniper__when,
                    holds=rooftop_sniper__when_holds,
                    line=48,
                ),
            ),
            line=45,
        ),
        Card(
            "gate_clerk",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "green"),
                ("type", "human"),
                ("track", (("plain", 3), ("red", 1), ("plain", 3), ("green", 1))),
                ("attack", 1),
                ("nuyen", 6),
            ),
            (Ability("gate_clerk__when", "when", "defeats", gate_clerk__when_if, gate_clerk__when, line=54),),
            line=51,
        ),
        Card(
            "armoured_van",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "green"),
                ("type", "tech"),
                ("track", (("plain", 3), ("green", 1), ("plain", 3), ("green", 1))),
                ("attack", 2),
                ("nuyen", 4),
            ),
            (),
            line=57,
        ),
        Card(
            "tower_marksman",
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
                    "tower_marksman__when", "when", "defeats", tower_marksman__when_if, tower_marksman__when, line=64
                ),
            ),
            line=61,
        ),
        Card(
            "gun_tech",
            "role",
            (
                ("colour", "green"),
                ("second_colour", "black"),
                ("first_art", "hacking"),
                ("second_art", "weapon"),
                ("quick_shots", 2),
                ("manas", 1),
                ("marks", 3),
                ("smarts", 1),
            ),
            (),
            line=69,
        ),
        Card(
            "spirit_broker",
            "role",
            (
                ("colour", "blue"),
                ("second_colour", "red"),
                ("first_art", "spell"),
                ("second_art", "skill"),
                ("quick_shots", 1),
                ("manas", 3),
                ("marks", 1),
                ("smarts", 2),
            ),
            (),
            line=73,
        ),
        Card(
            "smart_rifle",
            "gear",
            (("type", ("weapon", "hacking")), ("cost", 3), ("damage", (("black", 1), ("green", 1))), ("copies", 2)),
            (),
            line=77,
        ),
        Card(
            "hunter_drone",
            "gear",
            (
                ("type", ("weapon", "hacking")),
                ("cost", 5),
                ("damage", (("black", 1), ("green", 1), ("plain", 1))),
                ("copies", 2),
            ),
            (Ability("hunter_drone__play", "slot", "play", None, hunter_drone__play, line=84),),
            line=81,
        ),
        Card(
            "silver_tongue",
            "gear",
            (("type", ("spell", "skill")), ("cost", 3), ("damage", (("blue", 1), ("red", 1))), ("copies", 2)),
            (),
            line=87,
        ),
        Card(
            "spirit_pact",
            "gear",
            (
                ("type", ("spell", "skill")),
                ("cost", 5),
                ("damage", (("blue", 1), ("red", 1), ("plain", 1))),
                ("copies", 2),
            ),
            (Ability("spirit_pact__play", "slot", "play", None, spirit_pact__play, line=95),),
            line=92,
        ),
    ),
    removed=(
        ("card", "crossfire"),
        ("card", "rooftop_sniper"),
        ("card", "gate_clerk"),
        ("card", "armoured_van"),
        ("card", "tower_marksman"),
    ),
    lines=(
        "14:7 19:8 20:9 21:10 23:11 27:12 33:13 38:21 43:22 44:23 48:24 54:25 59:31 64:32 65:33 69:34 75:35"
        " 80:36 81:37 85:48 96:49 101:54 107:55 111:64 117:65 121:84 122:85 126:95 127:96 128:97"
    ),
)
