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


# cards/crossfire/base/upgrades.card:14
def in_training__timed1_bonus(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (u_g, amount) = env
    return amount if x == u_g else 0


# cards/crossfire/base/upgrades.card:13
def in_training__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_g = args[1]
    g.add("base_upgrades.in_training__timed1", this, you, (u_g, 1), scopes=("turn",))


# cards/crossfire/base/upgrades.card:19
def just_tough__static_hp(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.where[u_it1] == g.z_runner_profile + you else 0


# cards/crossfire/base/upgrades.card:24
def combat_fu__static_quick_shots(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.where[u_it1] == g.z_runner_roles + you else 0


# cards/crossfire/base/upgrades.card:29
def competence__static_smarts(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.where[u_it1] == g.z_runner_roles + you else 0


# cards/crossfire/base/upgrades.card:34
def minor_knack__static_manas(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.where[u_it1] == g.z_runner_roles + you else 0


# cards/crossfire/base/upgrades.card:39
def button_masher__static_marks(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.where[u_it1] == g.z_runner_roles + you else 0


# cards/crossfire/base/upgrades.card:46
def old_favours__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_gains(you, 1)


# cards/crossfire/base/upgrades.card:52
def quick_study__static_start_cards(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.where[u_it1] == g.z_runner_profile + you else 0


# cards/crossfire/base/upgrades.card:57
def second_wind__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/upgrades.card:57
def second_wind__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_draws(you, 1)


# cards/crossfire/base/upgrades.card:65
def deep_pockets__static_start_cards(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.where[u_it1] == g.z_runner_profile + you else 0


# cards/crossfire/base/upgrades.card:66
def deep_pockets__static_start_nuyen(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it2 = x
    return 1 if g.where[u_it2] == g.z_runner_profile + you else 0


# cards/crossfire/base/upgrades.card:71
def field_dressing__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_heals(you, 1)


# cards/crossfire/base/upgrades.card:77
def market_insider__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[1]
    return args[0] == you and g.kind[u_it1] in g.k_gear


# cards/crossfire/base/upgrades.card:77
def market_insider__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_gains(you, 1)


# cards/crossfire/base/upgrades.card:85
def its_a_jing_thing__static_start_nuyen(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 2 if g.where[u_it1] == g.z_runner_profile + you else 0


# cards/crossfire/base/upgrades.card:90
def fragging_tough__static_hp(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 2 if g.where[u_it1] == g.z_runner_profile + you else 0


# cards/crossfire/base/upgrades.card:95
def pain_is_gain__may_instead_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you and g.can("draws", you, 1)


# cards/crossfire/base/upgrades.card:95
def pain_is_gain__may_instead(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_draws(you, 1)


# cards/crossfire/base/upgrades.card:101
def jack_of_everything__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[1]
    return args[0] == you and g.kind[u_it1] in g.k_gear and g.d_runner_alike(you) >= 3


# cards/crossfire/base/upgrades.card:101
def jack_of_everything__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_draws(you, 1)


# cards/crossfire/base/upgrades.card:109
def double_move__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/upgrades.card:109
def double_move__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.start_flow("turn", you)


# cards/crossfire/base/upgrades.card:115
def loyal_contact__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/upgrades.card:115
def loyal_contact__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_gains(you, 2)


# cards/crossfire/base/upgrades.card:123
def adept_reflexes__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/upgrades.card:123
def adept_reflexes__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_draws(you, 2)


# cards/crossfire/base/upgrades.card:129
def battle_hardened__static_hp(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 2 if g.where[u_it1] == g.z_runner_profile + you else 0


# cards/crossfire/base/upgrades.card:130
def battle_hardened__static_start_cards(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it2 = x
    return 1 if g.where[u_it2] == g.z_runner_profile + you else 0


# cards/crossfire/base/upgrades.card:135
def trophy_hunter__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[1]
    return args[0] == you and g.kind[u_it1] in g.k_threat


# cards/crossfire/base/upgrades.card:135
def trophy_hunter__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_draws(you, 1)


# cards/crossfire/base/upgrades.card:143
def tactician__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/upgrades.card:143
def tactician__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if g.ask("may", you):
        u_target = g.choose(
            "target", you, [u_target for u_target in g.zones[g.z__row] if g.kind[u_target] in g.k_obstacle], "obstacle"
        )
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


# cards/crossfire/base/upgrades.card:152
def bounty_ledger__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[1]
    return args[0] == you and g.kind[u_it1] in g.k_threat


# cards/crossfire/base/upgrades.card:152
def bounty_ledger__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_gains(you, 1)


# cards/crossfire/base/upgrades.card:160
def red_haze__may_instead_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you and g.can("gains", you, 1)


# cards/crossfire/base/upgrades.card:160
def red_haze__may_instead(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.v_gains(you, 1)


# cards/crossfire/base/upgrades.card:166
def second_heart__static_hp(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 3 if g.where[u_it1] == g.z_runner_profile + you else 0


# cards/crossfire/base/upgrades.card:173
def zealot__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_g = args[1]
    return args[0] == you and g.kind[u_g] in g.k_gear


# cards/crossfire/base/upgrades.card:176
def zealot__timed1_bonus(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (u_g, amount) = env
    return amount if x == u_g else 0


# cards/crossfire/base/upgrades.card:173
def zealot__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_g = args[1]
    if g.ask("may", you):
        g.v_suffers(you, 1)
        g.add("base_upgrades.zealot__timed1", this, you, (u_g, 2), scopes=("turn",))


# cards/crossfire/base/upgrades.card:181
def guardian_spirit__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/upgrades.card:181
def guardian_spirit__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    for u_it1 in g.each(g.everyone(g.current)):
        g.v_heals(u_it1, 1)


# cards/crossfire/base/upgrades.card:189
def prime_runner__static_start_cards(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.where[u_it1] == g.z_runner_profile + you else 0


# cards/crossfire/base/upgrades.card:194
def street_legend__static_hp(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.where[u_it1] == g.z_runner_profile + you else 0


# cards/crossfire/base/upgrades.card:195
def street_legend__static_start_cards(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it2 = x
    return 1 if g.where[u_it2] == g.z_runner_profile + you else 0


# cards/crossfire/base/upgrades.card:196
def street_legend__static_start_nuyen(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it3 = x
    return 2 if g.where[u_it3] == g.z_runner_profile + you else 0


MODULE = Module(
    source="cards/crossfire/base/upgrades.card",
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
            (Ability("just_tough__static_hp", "modify", "metatype.hp", None, just_tough__static_hp, line=19),),
            line=16,
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
                    line=24,
                ),
            ),
            line=21,
        ),
        Card(
            "competence",
            "upgrade",
            (("value", 5), ("copies", 4)),
            (Ability("competence__static_smarts", "modify", "role.smarts", None, competence__static_smarts, line=29),),
            line=26,
        ),
        Card(
            "minor_knack",
            "upgrade",
            (("value", 5), ("copies", 4)),
            (Ability("minor_knack__static_manas", "modify", "role.manas", None, minor_knack__static_manas, line=34),),
            line=31,
        ),
        Card(
            "button_masher",
            "upgrade",
            (("value", 5), ("copies", 4)),
            (
                Ability(
                    "button_masher__static_marks", "modify", "role.marks", None, button_masher__static_marks, line=39
                ),
            ),
            line=36,
        ),
        Card(
            "old_favours",
            "upgrade",
            (("value", 10), ("copies", 4)),
            (Ability("old_favours__when", "when", "scene starts", None, old_favours__when, line=46),),
            line=43,
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
                    line=52,
                ),
            ),
            line=49,
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
                    line=57,
                ),
            ),
            line=54,
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
                    line=65,
                ),
                Ability(
                    "deep_pockets__static_start_nuyen",
                    "modify",
                    "metatype.start_nuyen",
                    None,
                    deep_pockets__static_start_nuyen,
                    line=66,
                ),
            ),
            line=62,
        ),
        Card(
            "field_dressing",
            "upgrade",
            (("value", 15), ("copies", 3)),
            (Ability("field_dressing__when", "when", "scene starts", None, field_dressing__when, line=71),),
            line=68,
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
                    line=77,
                ),
            ),
            line=74,
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
                    line=85,
                ),
            ),
            line=82,
        ),
        Card(
            "fragging_tough",
            "upgrade",
            (("value", 20), ("copies", 3)),
            (Ability("fragging_tough__static_hp", "modify", "metatype.hp", None, fragging_tough__static_hp, line=90),),
            line=87,
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
                    line=95,
                ),
            ),
            line=92,
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
                    once="turn",
                    line=101,
                ),
            ),
            line=98,
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
                    line=109,
                ),
            ),
            line=106,
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
                    line=115,
                ),
            ),
            line=112,
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
                    line=123,
                ),
            ),
            line=120,
        ),
        Card(
            "battle_hardened",
            "upgrade",
            (("value", 30), ("copies", 3)),
            (
                Ability(
                    "battle_hardened__static_hp", "modify", "metatype.hp", None, battle_hardened__static_hp, line=129
                ),
                Ability(
                    "battle_hardened__static_start_cards",
                    "modify",
                    "metatype.start_cards",
                    None,
                    battle_hardened__static_start_cards,
                    line=130,
                ),
            ),
            line=126,
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
                    line=135,
                ),
            ),
            line=132,
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
                    line=143,
                ),
            ),
            line=140,
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
                    line=152,
                ),
            ),
            line=149,
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
                    line=160,
                ),
            ),
            line=157,
        ),
        Card(
            "second_heart",
            "upgrade",
            (("value", 40), ("copies", 3)),
            (Ability("second_heart__static_hp", "modify", "metatype.hp", None, second_heart__static_hp, line=166),),
            line=163,
        ),
        Card(
            "zealot",
            "upgrade",
            (("value", 45), ("copies", 3)),
            (Ability("zealot__when", "when", "plays", zealot__when_if, zealot__when, once="turn", line=173),),
            line=170,
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
                    line=181,
                ),
            ),
            line=178,
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
                    line=189,
                ),
            ),
            line=186,
        ),
        Card(
            "street_legend",
            "upgrade",
            (("value", 50), ("copies", 3)),
            (
                Ability("street_legend__static_hp", "modify", "metatype.hp", None, street_legend__static_hp, line=194),
                Ability(
                    "street_legend__static_start_cards",
                    "modify",
                    "metatype.start_cards",
                    None,
                    street_legend__static_start_cards,
                    line=195,
                ),
                Ability(
                    "street_legend__static_start_nuyen",
                    "modify",
                    "metatype.start_nuyen",
                    None,
                    street_legend__static_start_nuyen,
                    line=196,
                ),
            ),
            line=191,
        ),
    ),
    timed=(
        Ability("base_upgrades.in_training__timed1", "modify", "gear.bonus", None, in_training__timed1_bonus, line=14),
        Ability("base_upgrades.zealot__timed1", "modify", "gear.bonus", None, zealot__timed1_bonus, line=176),
    ),
    lines=(
        "14:8 20:13 26:14 32:13 34:14 38:19 44:24 50:29 56:34 62:39 68:46 69:47 73:52 79:57 85:58 89:65 95:66"
        " 101:71 102:72 106:77 113:78 117:85 123:90 129:95 135:96 139:101 146:102 150:109 156:110 160:115"
        " 166:116 170:123 176:124 180:129 186:130 192:135 199:136 203:143 209:144 210:145 213:146 223:147"
        " 228:152 235:153 239:160 245:161 249:166 255:173 261:176 267:173 269:174 270:175 271:176 275:181"
        " 281:182 286:189 292:194 298:195 304:196"
    ),
)
