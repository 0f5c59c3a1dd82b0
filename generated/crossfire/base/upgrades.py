"""Made by `ombre build` from cards/crossfire/base/upgrades.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Value

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/base/upgrades.card:8
def cigar_money__static_start_nuyen(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.where[u_it1] == g.z_runner_profile + you else 0


# cards/crossfire/base/upgrades.card:13
def in_training__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_g = args[1]
    return args[0] == you and g.kind[u_g] in g.k_gear


# cards/crossfire/base/upgrades.card:15
def in_training__timed1_bonus(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (u_g, amount) = env
    return amount if x == u_g else 0


# cards/crossfire/base/upgrades.card:13
def in_training__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_g = args[1]
    if you != NOTHING:
        if g.ask("may", you):
            if g.kept(u_g, g.since):
                g.add("base_upgrades.in_training__timed1", this, you, (g.still(u_g, g.since), 1), scopes=("turn",))
        else:
            g.decline()


# cards/crossfire/base/upgrades.card:20
def just_tough__static_hp(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.where[u_it1] == g.z_runner_profile + you else 0


# cards/crossfire/base/upgrades.card:25
def combat_fu__static_quick_shots(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.where[u_it1] == g.z_runner_roles + you else 0


# cards/crossfire/base/upgrades.card:30
def competence__static_smarts(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.where[u_it1] == g.z_runner_roles + you else 0


# cards/crossfire/base/upgrades.card:35
def minor_knack__static_manas(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.where[u_it1] == g.z_runner_roles + you else 0


# cards/crossfire/base/upgrades.card:40
def button_masher__static_marks(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.where[u_it1] == g.z_runner_roles + you else 0


# cards/crossfire/base/upgrades.card:47
def old_favours__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_gains(you, 1)


# cards/crossfire/base/upgrades.card:53
def quick_study__static_start_cards(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.where[u_it1] == g.z_runner_profile + you else 0


# cards/crossfire/base/upgrades.card:58
def second_wind__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/upgrades.card:58
def second_wind__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_draws(you, 1)


# cards/crossfire/base/upgrades.card:66
def deep_pockets__static_start_cards(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.where[u_it1] == g.z_runner_profile + you else 0


# cards/crossfire/base/upgrades.card:67
def deep_pockets__static_start_nuyen(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it2 = x
    return 1 if g.where[u_it2] == g.z_runner_profile + you else 0


# cards/crossfire/base/upgrades.card:72
def field_dressing__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_heals(you, 1)


# cards/crossfire/base/upgrades.card:78
def market_insider__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[1]
    return args[0] == you and g.kind[u_it1] in g.k_gear


# cards/crossfire/base/upgrades.card:78
def market_insider__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_gains(you, 1)


# cards/crossfire/base/upgrades.card:86
def its_a_jing_thing__static_start_nuyen(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 2 if g.where[u_it1] == g.z_runner_profile + you else 0


# cards/crossfire/base/upgrades.card:91
def fragging_tough__static_hp(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 2 if g.where[u_it1] == g.z_runner_profile + you else 0


# cards/crossfire/base/upgrades.card:96
def pain_is_gain__may_instead_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you and you != NOTHING and g.can("draws", you, 1)


# cards/crossfire/base/upgrades.card:96
def pain_is_gain__may_instead(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_draws(you, 1)


# cards/crossfire/base/upgrades.card:102
def jack_of_everything__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[1]
    return args[0] == you and g.kind[u_it1] in g.k_gear


# cards/crossfire/base/upgrades.card:102
def jack_of_everything__when_holds(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return you != NOTHING and g.d_runner_alike(you) >= 3


# cards/crossfire/base/upgrades.card:102
def jack_of_everything__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_draws(you, 1)


# cards/crossfire/base/upgrades.card:110
def double_move__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/upgrades.card:110
def double_move__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        if g.ask("may", you):
            if you != NOTHING:
                g.start_flow("turn", you)
        else:
            g.decline()


# cards/crossfire/base/upgrades.card:117
def loyal_contact__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/upgrades.card:117
def loyal_contact__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        if (you != NOTHING and g.can("gains", you, 2)) and g.ask("may", you):
            if you != NOTHING:
                g.v_gains(you, 2)
        else:
            g.decline()


# cards/crossfire/base/upgrades.card:126
def adept_reflexes__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/upgrades.card:126
def adept_reflexes__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        if (you != NOTHING and g.can("draws", you, 2)) and g.ask("may", you):
            if you != NOTHING:
                g.v_draws(you, 2)
        else:
            g.decline()


# cards/crossfire/base/upgrades.card:133
def battle_hardened__static_hp(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 2 if g.where[u_it1] == g.z_runner_profile + you else 0


# cards/crossfire/base/upgrades.card:134
def battle_hardened__static_start_cards(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it2 = x
    return 1 if g.where[u_it2] == g.z_runner_profile + you else 0


# cards/crossfire/base/upgrades.card:139
def trophy_hunter__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[1]
    return args[0] == you and g.kind[u_it1] in g.k_threat


# cards/crossfire/base/upgrades.card:139
def trophy_hunter__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_draws(you, 1)


# cards/crossfire/base/upgrades.card:147
def tactician__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/upgrades.card:147
def tactician__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        if any(True for u_target in g.zones[g.z__row] if g.kind[u_target] in g.k_obstacle) and g.ask("may", you):
            u_target = NOTHING
            if you != NOTHING:
                u_target = g.choose(
                    "target",
                    you,
                    [u_target for u_target in g.zones[g.z__row] if g.kind[u_target] in g.k_obstacle],
                    "obstacle",
                )
            u_friend = NOTHING
            if you != NOTHING and u_target != NOTHING:
                u_friend = g.choose(
                    "friend",
                    you,
                    [
                        u_friend
                        for u_friend in g.everyone(g.current)
                        if (u_target != NOTHING and u_friend != g.s_threat_facing[u_target])
                    ],
                    "runner",
                )
            if u_target != NOTHING and u_friend != NOTHING:
                g.v_turns_to(u_target, u_friend)
        else:
            g.decline()


# cards/crossfire/base/upgrades.card:156
def bounty_ledger__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[1]
    return args[0] == you and g.kind[u_it1] in g.k_threat


# cards/crossfire/base/upgrades.card:156
def bounty_ledger__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_gains(you, 1)


# cards/crossfire/base/upgrades.card:164
def red_haze__may_instead_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you and you != NOTHING and g.can("gains", you, 1)


# cards/crossfire/base/upgrades.card:164
def red_haze__may_instead(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        g.v_gains(you, 1)


# cards/crossfire/base/upgrades.card:170
def second_heart__static_hp(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 3 if g.where[u_it1] == g.z_runner_profile + you else 0


# cards/crossfire/base/upgrades.card:177
def zealot__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_g = args[1]
    return args[0] == you and g.kind[u_g] in g.k_gear


# cards/crossfire/base/upgrades.card:180
def zealot__timed1_bonus(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (u_g, amount) = env
    return amount if x == u_g else 0


# cards/crossfire/base/upgrades.card:177
def zealot__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_g = args[1]
    since1 = g.since
    if you != NOTHING:
        if g.ask("may", you):
            if you != NOTHING:
                g.v_suffers(you, 1)
            if g.kept(u_g, since1):
                g.add("base_upgrades.zealot__timed1", this, you, (g.still(u_g, since1), 2), scopes=("turn",))
        else:
            g.decline()


# cards/crossfire/base/upgrades.card:185
def guardian_spirit__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/upgrades.card:185
def guardian_spirit__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if you != NOTHING:
        if g.ask("may", you):
            g.batch([("heals", (u_it1, 1)) for u_it1 in g.everyone(g.current)])
        else:
            g.decline()


# cards/crossfire/base/upgrades.card:194
def prime_runner__static_start_cards(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.where[u_it1] == g.z_runner_profile + you else 0


# cards/crossfire/base/upgrades.card:199
def street_legend__static_hp(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.where[u_it1] == g.z_runner_profile + you else 0


# cards/crossfire/base/upgrades.card:200
def street_legend__static_start_cards(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it2 = x
    return 1 if g.where[u_it2] == g.z_runner_profile + you else 0


# cards/crossfire/base/upgrades.card:201
def street_legend__static_start_nuyen(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it3 = x
    return 2 if g.where[u_it3] == g.z_runner_profile + you else 0


MODULE = Module(
    source="cards/crossfire/base/upgrades.card",
    digest="249375268032532226426723855326006344167",
    cards=(
        Card(
            "cigar_money",
            "upgrade",
            (("value", 5), ("copies", 4)),
            (
                Ability(
                    "cigar_money__static_start_nuyen",
                    "modify",
                    "metatype.start_nuyen",
                    None,
                    cigar_money__static_start_nuyen,
                    line=8,
                ),
            ),
            line=5,
        ),
        Card(
            "in_training",
            "upgrade",
            (("value", 5), ("copies", 4)),
            (
                Ability(
                    "in_training__when", "when", "plays", in_training__when_if, in_training__when, once="game", line=13
                ),
            ),
            line=10,
        ),
        Card(
            "just_tough",
            "upgrade",
            (("value", 5), ("copies", 4)),
            (Ability("just_tough__static_hp", "modify", "metatype.hp", None, just_tough__static_hp, line=20),),
            line=17,
        ),
        Card(
            "combat_fu",
            "upgrade",
            (("value", 5), ("copies", 4)),
            (
                Ability(
                    "combat_fu__static_quick_shots",
                    "modify",
                    "role.quick_shots",
                    None,
                    combat_fu__static_quick_shots,
                    line=25,
                ),
            ),
            line=22,
        ),
        Card(
            "competence",
            "upgrade",
            (("value", 5), ("copies", 4)),
            (Ability("competence__static_smarts", "modify", "role.smarts", None, competence__static_smarts, line=30),),
            line=27,
        ),
        Card(
            "minor_knack",
            "upgrade",
            (("value", 5), ("copies", 4)),
            (Ability("minor_knack__static_manas", "modify", "role.manas", None, minor_knack__static_manas, line=35),),
            line=32,
        ),
        Card(
            "button_masher",
            "upgrade",
            (("value", 5), ("copies", 4)),
            (
                Ability(
                    "button_masher__static_marks", "modify", "role.marks", None, button_masher__static_marks, line=40
                ),
            ),
            line=37,
        ),
        Card(
            "old_favours",
            "upgrade",
            (("value", 10), ("copies", 4)),
            (Ability("old_favours__when", "when", "scene starts", None, old_favours__when, line=47),),
            line=44,
        ),
        Card(
            "quick_study",
            "upgrade",
            (("value", 10), ("copies", 4)),
            (
                Ability(
                    "quick_study__static_start_cards",
                    "modify",
                    "metatype.start_cards",
                    None,
                    quick_study__static_start_cards,
                    line=53,
                ),
            ),
            line=50,
        ),
        Card(
            "second_wind",
            "upgrade",
            (("value", 10), ("copies", 3)),
            (
                Ability(
                    "second_wind__when",
                    "when",
                    "becomes runner.condition.ok",
                    second_wind__when_if,
                    second_wind__when,
                    once="scene",
                    line=58,
                ),
            ),
            line=55,
        ),
        Card(
            "deep_pockets",
            "upgrade",
            (("value", 15), ("copies", 3)),
            (
                Ability(
                    "deep_pockets__static_start_cards",
                    "modify",
                    "metatype.start_cards",
                    None,
                    deep_pockets__static_start_cards,
                    line=66,
                ),
                Ability(
                    "deep_pockets__static_start_nuyen",
                    "modify",
                    "metatype.start_nuyen",
                    None,
                    deep_pockets__static_start_nuyen,
                    line=67,
                ),
            ),
            line=63,
        ),
        Card(
            "field_dressing",
            "upgrade",
            (("value", 15), ("copies", 3)),
            (Ability("field_dressing__when", "when", "scene starts", None, field_dressing__when, line=72),),
            line=69,
        ),
        Card(
            "market_insider",
            "upgrade",
            (("value", 15), ("copies", 3)),
            (
                Ability(
                    "market_insider__when",
                    "when",
                    "buys",
                    market_insider__when_if,
                    market_insider__when,
                    once="scene",
                    line=78,
                ),
            ),
            line=75,
        ),
        Card(
            "its_a_jing_thing",
            "upgrade",
            (("value", 20), ("copies", 4)),
            (
                Ability(
                    "its_a_jing_thing__static_start_nuyen",
                    "modify",
                    "metatype.start_nuyen",
                    None,
                    its_a_jing_thing__static_start_nuyen,
                    line=86,
                ),
            ),
            line=83,
        ),
        Card(
            "fragging_tough",
            "upgrade",
            (("value", 20), ("copies", 3)),
            (Ability("fragging_tough__static_hp", "modify", "metatype.hp", None, fragging_tough__static_hp, line=91),),
            line=88,
        ),
        Card(
            "pain_is_gain",
            "upgrade",
            (("value", 20), ("copies", 3)),
            (
                Ability(
                    "pain_is_gain__may_instead",
                    "may instead",
                    "heals",
                    pain_is_gain__may_instead_if,
                    pain_is_gain__may_instead,
                    line=96,
                ),
            ),
            line=93,
        ),
        Card(
            "jack_of_everything",
            "upgrade",
            (("value", 20), ("copies", 3)),
            (
                Ability(
                    "jack_of_everything__when",
                    "when",
                    "plays",
                    jack_of_everything__when_if,
                    jack_of_everything__when,
                    holds=jack_of_everything__when_holds,
                    once="turn",
                    line=102,
                ),
            ),
            line=99,
        ),
        Card(
            "double_move",
            "upgrade",
            (("value", 25), ("copies", 3)),
            (
                Ability(
                    "double_move__when",
                    "when",
                    "turn ends",
                    double_move__when_if,
                    double_move__when,
                    once="game",
                    line=110,
                ),
            ),
            line=107,
        ),
        Card(
            "loyal_contact",
            "upgrade",
            (("value", 25), ("copies", 3)),
            (
                Ability(
                    "loyal_contact__when",
                    "when",
                    "turn starts",
                    loyal_contact__when_if,
                    loyal_contact__when,
                    once="scene",
                    line=117,
                ),
            ),
            line=114,
        ),
        Card(
            "adept_reflexes",
            "upgrade",
            (("value", 30), ("copies", 3)),
            (
                Ability(
                    "adept_reflexes__when",
                    "when",
                    "turn starts",
                    adept_reflexes__when_if,
                    adept_reflexes__when,
                    once="scene",
                    line=126,
                ),
            ),
            line=123,
        ),
        Card(
            "battle_hardened",
            "upgrade",
            (("value", 30), ("copies", 3)),
            (
                Ability(
                    "battle_hardened__static_hp", "modify", "metatype.hp", None, battle_hardened__static_hp, line=133
                ),
                Ability(
                    "battle_hardened__static_start_cards",
                    "modify",
                    "metatype.start_cards",
                    None,
                    battle_hardened__static_start_cards,
                    line=134,
                ),
            ),
            line=130,
        ),
        Card(
            "trophy_hunter",
            "upgrade",
            (("value", 30), ("copies", 3)),
            (
                Ability(
                    "trophy_hunter__when",
                    "when",
                    "defeats",
                    trophy_hunter__when_if,
                    trophy_hunter__when,
                    once="turn",
                    line=139,
                ),
            ),
            line=136,
        ),
        Card(
            "tactician",
            "upgrade",
            (("value", 35), ("copies", 3)),
            (
                Ability(
                    "tactician__when",
                    "when",
                    "turn starts",
                    tactician__when_if,
                    tactician__when,
                    once="scene",
                    line=147,
                ),
            ),
            line=144,
        ),
        Card(
            "bounty_ledger",
            "upgrade",
            (("value", 35), ("copies", 3)),
            (
                Ability(
                    "bounty_ledger__when",
                    "when",
                    "defeats",
                    bounty_ledger__when_if,
                    bounty_ledger__when,
                    once="turn",
                    line=156,
                ),
            ),
            line=153,
        ),
        Card(
            "red_haze",
            "upgrade",
            (("value", 40), ("copies", 3)),
            (
                Ability(
                    "red_haze__may_instead",
                    "may instead",
                    "heals",
                    red_haze__may_instead_if,
                    red_haze__may_instead,
                    line=164,
                ),
            ),
            line=161,
        ),
        Card(
            "second_heart",
            "upgrade",
            (("value", 40), ("copies", 3)),
            (Ability("second_heart__static_hp", "modify", "metatype.hp", None, second_heart__static_hp, line=170),),
            line=167,
        ),
        Card(
            "zealot",
            "upgrade",
            (("value", 45), ("copies", 3)),
            (Ability("zealot__when", "when", "plays", zealot__when_if, zealot__when, once="turn", line=177),),
            line=174,
        ),
        Card(
            "guardian_spirit",
            "upgrade",
            (("value", 45), ("copies", 3)),
            (
                Ability(
                    "guardian_spirit__when",
                    "when",
                    "turn starts",
                    guardian_spirit__when_if,
                    guardian_spirit__when,
                    once="scene",
                    line=185,
                ),
            ),
            line=182,
        ),
        Card(
            "prime_runner",
            "upgrade",
            (("value", 50), ("copies", 3)),
            (
                Ability(
                    "prime_runner__static_start_cards",
                    "modify",
                    "metatype.start_cards",
                    None,
                    prime_runner__static_start_cards,
                    line=194,
                ),
            ),
            line=191,
        ),
        Card(
            "street_legend",
            "upgrade",
            (("value", 50), ("copies", 3)),
            (
                Ability("street_legend__static_hp", "modify", "metatype.hp", None, street_legend__static_hp, line=199),
                Ability(
                    "street_legend__static_start_cards",
                    "modify",
                    "metatype.start_cards",
                    None,
                    street_legend__static_start_cards,
                    line=200,
                ),
                Ability(
                    "street_legend__static_start_nuyen",
                    "modify",
                    "metatype.start_nuyen",
                    None,
                    street_legend__static_start_nuyen,
                    line=201,
                ),
            ),
            line=196,
        ),
    ),
    timed=(
        Ability(
            "base_upgrades.in_training__timed1",
            "modify",
            "gear.bonus",
            None,
            in_training__timed1_bonus,
            things=(0,),
            ended_by=(0,),
            line=15,
        ),
        Ability(
            "base_upgrades.zealot__timed1",
            "modify",
            "gear.bonus",
            None,
            zealot__timed1_bonus,
            things=(0,),
            ended_by=(0,),
            line=180,
        ),
    ),
    batched=("heals",),
    lines=(
        "14:8 20:13 26:15 32:13 34:14 36:15 39:14 43:20 49:25 55:30 61:35 67:40 73:47 74:48 79:53 85:58 91:59"
        " 96:66 102:67 108:72 109:73 114:78 121:79 126:86 132:91 138:96 144:97 149:102 161:103 166:110"
        " 172:111 174:112 177:111 181:117 187:118 189:119 192:118 196:126 202:127 204:128 207:127 211:133"
        " 217:134 223:139 230:140 235:147 241:148 243:149 251:150 263:151 266:148 270:156 277:157 282:164"
        " 288:165 293:170 299:177 305:180 311:177 314:178 316:179 318:180 321:178 325:185 331:186 333:187"
        " 335:186 339:194 345:199 351:200 357:201"
    ),
)
