"""Made by `ombre build` from cards/srtcg/house/runners.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Value

if TYPE_CHECKING:
    from ombre.generated.srtcg.play import Play


# cards/srtcg/house/runners.card:19
def chrome_saint__timed1_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (u_0, amount) = env
    return amount if x == u_0 else 0


# cards/srtcg/house/runners.card:20
def chrome_saint__timed2_body(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (u_0, amount) = env
    return amount if x == u_0 else 0


# cards/srtcg/house/runners.card:18
def chrome_saint__pump(g: Play, this: int, you: int) -> None:
    u_0 = this
    g.add("house_runners.chrome_saint__timed1", this, you, (u_0, 1), scopes=("turn",))
    u_0 = this
    g.add("house_runners.chrome_saint__timed2", this, you, (u_0, 1), scopes=("turn",))


# cards/srtcg/house/runners.card:18
def chrome_saint__pump_cost(g: Play, this: int, you: int) -> Value:
    return 1


# cards/srtcg/house/runners.card:69
def pale_regent__before_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/srtcg/house/runners.card:69
def pale_regent__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_scores(you, 1)


# cards/srtcg/house/runners.card:91
def bone_mama__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return (
        1
        if g.kind[u_it1] in g.k_runner
        and g.where[u_it1] == g.z_fixer_safehouse + you
        and g.f_runner_profession(u_it1) == g.e_calling_ganger
        and u_it1 != this
        else 0
    )


# cards/srtcg/house/runners.card:97
def wild_card_kid__timed1_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (u_0, amount) = env
    return amount if x == u_0 else 0


# cards/srtcg/house/runners.card:98
def wild_card_kid__timed2_body(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (u_0, amount) = env
    return amount if x == u_0 else 0


# cards/srtcg/house/runners.card:96
def wild_card_kid__pump(g: Play, this: int, you: int) -> None:
    u_0 = this
    g.add("house_runners.wild_card_kid__timed1", this, you, (u_0, 2), scopes=("turn",))
    u_0 = this
    g.add("house_runners.wild_card_kid__timed2", this, you, (u_0, -(1)), scopes=("turn",))


# cards/srtcg/house/runners.card:96
def wild_card_kid__pump_cost(g: Play, this: int, you: int) -> Value:
    return 1


MODULE = Module(
    source="cards/srtcg/house/runners.card",
    digest="054692373008489468127323320714559649005",
    cards=(
        Card(
            "brick_lane",
            "runner",
            (
                ("folk", "troll"),
                ("profession", "samurai"),
                ("skills", ("melee", "firearms")),
                ("attack", 5),
                ("body", 5),
                ("cost", 5),
                ("themes", ("chrome", "streetborn")),
                ("copies", 2),
            ),
            (),
            line=3,
        ),
        Card(
            "wirehead",
            "runner",
            (
                ("folk", "human"),
                ("profession", "decker"),
                ("skills", ("decking", "technical")),
                ("expert", ("decking",)),
                ("attack", 1),
                ("body", 3),
                ("cost", 3),
                ("themes", ("chrome",)),
                ("copies", 3),
            ),
            (),
            line=7,
        ),
        Card(
            "overlook",
            "runner",
            (
                ("folk", "dwarf"),
                ("profession", "rigger"),
                ("skills", ("piloting", "gunnery")),
                ("expert", ("piloting",)),
                ("attack", 2),
                ("body", 4),
                ("cost", 4),
                ("themes", ("chrome",)),
                ("copies", 3),
            ),
            (),
            line=11,
        ),
        Card(
            "chrome_saint",
            "runner",
            (
                ("folk", "human"),
                ("profession", "cyborg"),
                ("skills", ("firearms", "athletics")),
                ("attack", 4),
                ("body", 6),
                ("armour", 1),
                ("cost", 6),
                ("themes", ("chrome",)),
                ("copies", 2),
            ),
            (
                Ability(
                    "chrome_saint__pump",
                    "slot",
                    "pump",
                    None,
                    chrome_saint__pump,
                    cost=chrome_saint__pump_cost,
                    line=18,
                ),
            ),
            line=15,
        ),
        Card(
            "patchwork",
            "runner",
            (
                ("folk", "human"),
                ("profession", "doctor"),
                ("skills", ("technical", "social")),
                ("attack", 1),
                ("body", 3),
                ("biotech", 2),
                ("cost", 4),
                ("themes", ("chrome", "streetborn")),
                ("copies", 2),
            ),
            (),
            line=22,
        ),
        Card(
            "night_shift",
            "runner",
            (
                ("folk", "elf"),
                ("profession", "samurai"),
                ("skills", ("stealth", "firearms")),
                ("attack", 3),
                ("body", 3),
                ("cost", 3),
                ("themes", ("chrome",)),
                ("copies", 3),
            ),
            (),
            line=26,
        ),
        Card(
            "lockbreaker",
            "runner",
            (
                ("folk", "ork"),
                ("profession", "courier"),
                ("skills", ("demolitions", "technical")),
                ("attack", 3),
                ("body", 4),
                ("cost", 4),
                ("themes", ("chrome", "streetborn")),
                ("copies", 2),
            ),
            (),
            line=30,
        ),
        Card(
            "iron_duchess",
            "runner",
            (
                ("folk", "troll"),
                ("profession", "samurai"),
                ("skills", ("leadership", "melee", "firearms")),
                ("attack", 7),
                ("body", 7),
                ("renown", 1),
                ("cost", 7),
                ("upkeep", 2),
                ("keywords", ("prime",)),
                ("themes", ("chrome",)),
                ("copies", 1),
            ),
            (),
            line=34,
        ),
        Card(
            "silver_tongue",
            "runner",
            (
                ("folk", "elf"),
                ("profession", "detective"),
                ("skills", ("social", "streetwise")),
                ("expert", ("social",)),
                ("attack", 1),
                ("body", 3),
                ("renown", 1),
                ("cost", 3),
                ("themes", ("spellbound",)),
                ("copies", 3),
            ),
            (),
            line=38,
        ),
        Card(
            "reed_in_wind",
            "runner",
            (
                ("folk", "human"),
                ("profession", "mage"),
                ("skills", ("sorcery", "stealth")),
                ("expert", ("sorcery",)),
                ("attack", 2),
                ("body", 3),
                ("cost", 4),
                ("themes", ("spellbound",)),
                ("copies", 3),
            ),
            (),
            line=42,
        ),
        Card(
            "ash_singer",
            "runner",
            (
                ("folk", "elf"),
                ("profession", "shaman"),
                ("skills", ("conjure", "athletics")),
                ("expert", ("conjure",)),
                ("attack", 2),
                ("body", 3),
                ("cost", 4),
                ("themes", ("spellbound",)),
                ("copies", 3),
            ),
            (),
            line=46,
        ),
        Card(
            "embers",
            "runner",
            (
                ("folk", "human"),
                ("profession", "burned_out_mage"),
                ("skills", ("sorcery", "firearms")),
                ("attack", 3),
                ("body", 4),
                ("cost", 4),
                ("themes", ("spellbound",)),
                ("copies", 2),
            ),
            (),
            line=50,
        ),
        Card(
            "quiet_giant",
            "runner",
            (
                ("folk", "troll"),
                ("profession", "shaman"),
                ("skills", ("conjure", "melee")),
                ("attack", 4),
                ("body", 6),
                ("cost", 5),
                ("keywords", ("hermit",)),
                ("themes", ("spellbound",)),
                ("copies", 2),
            ),
            (),
            line=54,
        ),
        Card(
            "lantern_keeper",
            "runner",
            (
                ("folk", "dwarf"),
                ("profession", "mage"),
                ("skills", ("sorcery", "technical")),
                ("attack", 2),
                ("body", 4),
                ("recon", 1),
                ("cost", 4),
                ("themes", ("spellbound",)),
                ("copies", 2),
            ),
            (),
            line=58,
        ),
        Card(
            "oath_sister",
            "runner",
            (
                ("folk", "human"),
                ("profession", "samurai"),
                ("skills", ("melee", "athletics")),
                ("attack", 3),
                ("body", 5),
                ("stamina", 1),
                ("cost", 4),
                ("keywords", ("guardian",)),
                ("themes", ("spellbound",)),
                ("copies", 2),
            ),
            (),
            line=62,
        ),
        Card(
            "pale_regent",
            "runner",
            (
                ("folk", "elf"),
                ("profession", "mage"),
                ("skills", ("sorcery", "leadership", "social")),
                ("expert", ("sorcery",)),
                ("attack", 4),
                ("body", 6),
                ("renown", 2),
                ("cost", 7),
                ("upkeep", 2),
                ("keywords", ("prime",)),
                ("themes", ("spellbound",)),
                ("copies", 1),
            ),
            (
                Ability(
                    "pale_regent__before", "before", "turn ends", pale_regent__before_if, pale_regent__before, line=69
                ),
            ),
            line=66,
        ),
        Card(
            "gutterball",
            "runner",
            (
                ("folk", "ork"),
                ("profession", "ganger"),
                ("skills", ("streetwise", "melee")),
                ("attack", 4),
                ("body", 3),
                ("cost", 3),
                ("keywords", ("anti_social",)),
                ("themes", ("streetborn",)),
                ("copies", 3),
            ),
            (),
            line=72,
        ),
        Card(
            "corner_boy",
            "runner",
            (
                ("folk", "human"),
                ("profession", "ganger"),
                ("skills", ("streetwise", "stealth")),
                ("attack", 2),
                ("body", 2),
                ("cost", 2),
                ("themes", ("streetborn",)),
                ("copies", 3),
            ),
            (),
            line=76,
        ),
        Card(
            "fast_freight",
            "runner",
            (
                ("folk", "ork"),
                ("profession", "courier"),
                ("skills", ("piloting", "streetwise")),
                ("attack", 3),
                ("body", 3),
                ("cost", 3),
                ("themes", ("streetborn",)),
                ("copies", 3),
            ),
            (),
            line=80,
        ),
        Card(
            "roof_runner",
            "runner",
            (
                ("folk", "elf"),
                ("profession", "courier"),
                ("skills", ("athletics", "stealth")),
                ("expert", ("athletics",)),
                ("attack", 2),
                ("body", 3),
                ("recon", 2),
                ("cost", 3),
                ("themes", ("streetborn",)),
                ("copies", 3),
            ),
            (),
            line=84,
        ),
        Card(
            "bone_mama",
            "runner",
            (
                ("folk", "troll"),
                ("profession", "ganger"),
                ("skills", ("leadership", "melee")),
                ("attack", 5),
                ("body", 6),
                ("stamina", 1),
                ("cost", 6),
                ("themes", ("streetborn",)),
                ("copies", 2),
            ),
            (Ability("bone_mama__static_attack", "modify", "asset.attack", None, bone_mama__static_attack, line=91),),
            line=88,
        ),
        Card(
            "wild_card_kid",
            "runner",
            (
                ("folk", "human"),
                ("profession", "ganger"),
                ("skills", ("firearms", "demolitions")),
                ("attack", 2),
                ("body", 4),
                ("cost", 3),
                ("themes", ("streetborn",)),
                ("copies", 2),
            ),
            (
                Ability(
                    "wild_card_kid__pump",
                    "slot",
                    "pump",
                    None,
                    wild_card_kid__pump,
                    cost=wild_card_kid__pump_cost,
                    line=96,
                ),
            ),
            line=93,
        ),
        Card(
            "saint_of_alleys",
            "runner",
            (
                ("folk", "dwarf"),
                ("profession", "doctor"),
                ("skills", ("streetwise", "leadership")),
                ("attack", 3),
                ("body", 6),
                ("biotech", 1),
                ("renown", 1),
                ("cost", 6),
                ("upkeep", 1),
                ("keywords", ("prime", "guardian")),
                ("themes", ("streetborn",)),
                ("copies", 1),
            ),
            (),
            line=100,
        ),
        Card(
            "quick_draw",
            "runner",
            (
                ("folk", "elf"),
                ("profession", "samurai"),
                ("skills", ("firearms", "athletics")),
                ("attack", 4),
                ("body", 3),
                ("cost", 4),
                ("keywords", ("swift",)),
                ("themes", ("chrome", "streetborn")),
                ("copies", 2),
            ),
            (),
            line=104,
        ),
    ),
    timed=(
        Ability(
            "house_runners.chrome_saint__timed1",
            "modify",
            "asset.attack",
            None,
            chrome_saint__timed1_attack,
            things=(0,),
            ended_by=(0,),
            line=19,
        ),
        Ability(
            "house_runners.chrome_saint__timed2",
            "modify",
            "asset.body",
            None,
            chrome_saint__timed2_body,
            things=(0,),
            ended_by=(0,),
            line=20,
        ),
        Ability(
            "house_runners.wild_card_kid__timed1",
            "modify",
            "asset.attack",
            None,
            wild_card_kid__timed1_attack,
            things=(0,),
            ended_by=(0,),
            line=97,
        ),
        Ability(
            "house_runners.wild_card_kid__timed2",
            "modify",
            "asset.body",
            None,
            wild_card_kid__timed2_body,
            things=(0,),
            ended_by=(0,),
            line=98,
        ),
    ),
    lines="14:19 20:20 26:18 27:19 29:20 34:18 39:69 45:70 50:91 63:97 69:98 75:96 76:97 78:98 83:96",
)
