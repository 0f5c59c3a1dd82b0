"""Made by `ombre build` from cards/crossfire/base/dragon_fight.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import (
    NOTHING,
    Ability,
    Args,
    Card,
    Env,
    Fact,
    Game,
    Invariant,
    Kind,
    Module,
    Offers,
    Option,
    Outcome,
    State,
    Value,
    Verb,
    Window,
    Zone,
    bounded,
    item,
)

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/base/dragon_fight.card:83
def bares(g: Play, u_what: int, u_front: int) -> Outcome:
    done = False
    for u_part in [
        u_part for u_part in g.zones[g.z__lair] if g.kind[u_part] in g.k_aspect and g.f_aspect_side(u_part) == u_front
    ]:
        g.move(u_part, g.z__row)
        done = True
        g.s_threat_facing[u_part] = g.s__hunted
        done = True
    return done


# cards/crossfire/base/dragon_fight.card:104
def summons(g: Play, u_what: int, u_amount: int) -> None:
    g.s__gap = 0
    g.s__placing = g.s__hunted
    for u_n in g.repeat(u_amount):
        g.v_readies(u_what, u_n)
        since1 = g.aways
        for u_foe in g.each([u_foe for u_foe in g.zones[g.z__coming] if g.kind[u_foe] in g.k_obstacle]):
            if g.s__placing != NOTHING:
                g.s__placing = g.seat_after(g.s__placing, 1)
            if g.kept(u_foe, since1) and g.s__placing != NOTHING:
                g.v_flips_to(u_foe, g.s__placing)
    if g.s__retreat == g.e_retreat_due:
        g.end_flow("news")


# cards/crossfire/base/dragon_fight.card:120
def rewards(g: Play, u_what: int) -> None:
    past1 = g.seek()
    since1 = g.aways
    for u_gone in g.each(
        [
            u_gone
            for u_gone in g.zones[g.z__beaten]
            if g.kind[u_gone] in g.k_aspect and g.s_aspect_payoff[u_gone] == g.e_payoff_waiting
        ]
    ):
        if g.kept(u_gone, since1):
            g.b_aspect_payoff(u_gone, g.e_payoff_given)
        g.s__scene_number = bounded(g.s__scene_number + 1)
        if (g.was(u_gone, since1, past1) if past1 else g).f_aspect_reward_cards(u_gone) > 0:
            g.batch(
                [
                    (
                        "draws",
                        (u_it2, max(0, (g.was(u_gone, since1, past1) if past1 else g).f_aspect_reward_cards(u_gone))),
                    )
                    for u_it2 in g.everyone(g.current)
                ]
            )
        if (g.was(u_gone, since1, past1) if past1 else g).f_aspect_reward_nuyen(u_gone) > 0:
            g.batch(
                [
                    (
                        "gains",
                        (u_it3, max(0, (g.was(u_gone, since1, past1) if past1 else g).f_aspect_reward_nuyen(u_gone))),
                    )
                    for u_it3 in g.everyone(g.current)
                ]
            )
        if (g.was(u_gone, since1, past1) if past1 else g).f_aspect_reward_hp(u_gone) > 0:
            g.batch(
                [
                    (
                        "heals",
                        (u_it4, max(0, (g.was(u_gone, since1, past1) if past1 else g).f_aspect_reward_hp(u_gone))),
                    )
                    for u_it4 in g.everyone(g.current)
                ]
            )
    g.batch([("calms", (u_it5,)) for u_it5 in [u_it5 for u_it5 in g.zones[g.z__active] if g.kind[u_it5] in g.k_event]])

    def offers1(g: Play) -> Offers:
        return [
            (u_buyer, "buys", (u_buyer, u_it7))
            for u_buyer in g.everyone(g.current)
            for u_it7 in g.zones[g.z__market]
            if g.kind[u_it7] in g.k_gear and g.f_gear_cost(u_it7) <= g.s_runner_nuyen[u_buyer]
        ]

    g.window(Window("rewards", offers1, 131, once=True, start=lambda g: g.seat_after(g.s__slayer, 1)))
    g.scope_end("scene")
    g.scope_start("scene")
    g.sought()


# cards/crossfire/base/dragon_fight.card:77
def rule_base_dragon_fight__before_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.beginning != NOTHING and g.is_card(g.beginning, "dragon_fight")


# cards/crossfire/base/dragon_fight.card:77
def rule_base_dragon_fight__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if g.s__starting != NOTHING:
        g.s__hunted = g.seat_after(g.s__starting, (len(g.everyone(g.current)) - 1))
    g.s__scene_number = 1
    g.scope_start("scene")
    g.put_printed(g.k_aspect, g.z__lair, NOTHING, None, "")


# cards/crossfire/base/dragon_fight.card:89
def rule_one_dragon__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[0]
    return g.kind[u_it1] in g.k_aspect


# cards/crossfire/base/dragon_fight.card:89
def rule_one_dragon__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_quarry = args[1]
    g.s__hunted = u_quarry
    for u_part in [u_part for u_part in g.zones[g.z__row] if g.kind[u_part] in g.k_aspect]:
        g.s_threat_facing[u_part] = u_quarry


# cards/crossfire/base/dragon_fight.card:95
def rule_either_way__instead_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_foe = args[1]
    return g.kind[u_foe] in g.k_aspect


# cards/crossfire/base/dragon_fight.card:95
def rule_either_way__instead(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_who = args[0]
    u_foe = args[1]
    if g.where[u_foe] == g.z__row:
        u_full = item(g.f_threat_track(u_foe), 1)
        if (u_full[0] != NOTHING and g.s_threat_pool[u_foe][u_full[0]] >= u_full[1]) or g.d_threat_points(
            u_foe
        ) >= g.f_aspect_any_damage(u_foe):
            g.v_defeats(u_who, u_foe)


# cards/crossfire/base/dragon_fight.card:115
def rule_slain__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it1 = args[1]
    return g.kind[u_it1] in g.k_aspect


# cards/crossfire/base/dragon_fight.card:115
def rule_slain__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_hero = args[0]
    g.s__slayer = u_hero


# cards/crossfire/base/dragon_fight.card:138
def invariant_1(g: Play) -> Value:
    return (g.s__trouble_brewing + g.s__lets_get_serious) <= 1


# cards/crossfire/base/dragon_fight.card:140
def invariant_2(g: Play) -> Value:
    return not any(
        True
        for u_job in g.zones[g.z__briefing]
        if g.kind[u_job] in g.k_mission
        and (
            g.is_card(u_job, "dragon_fight")
            and ((((g.s__more_obstacles + g.s__danger_zone) + g.s__stepped_up) + g.s__emt_gig) + g.s__elite_team) > 0
            or not g.is_card(u_job, "dragon_fight")
            and (((g.s__trouble_brewing + g.s__lets_get_serious) + g.s__closer_than_you_think) + g.s__minions_unending)
            > 0
        )
    )


# cards/crossfire/base/dragon_fight.card:144
def worth_of_runner(g: Play, this: int) -> Value:
    return 400 * len(g.zones[g.z__beaten])


# cards/crossfire/base/dragon_fight.card:32
def dragon_fight__begin(g: Play, this: int, you: int) -> None:
    since1 = g.aways
    past1 = g.seek()
    g.v_bares(this, g.e_side_covert)
    if g.kept(this, since1):
        g.v_summons(this, max(0, (g.was(this, since1, past1) if past1 else g).f_mission_minions(this)))
    g.sought()


# cards/crossfire/base/dragon_fight.card:35
def dragon_fight__before_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.s__round_number > 0


# cards/crossfire/base/dragon_fight.card:35
def dragon_fight__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if g.kept(this, g.since):
        g.v_summons(this, max(0, g.f_mission_minions(this)))


# cards/crossfire/base/dragon_fight.card:38
def dragon_fight__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.s__round_number <= g.f_mission_quiet_rounds(this)


# cards/crossfire/base/dragon_fight.card:39
def dragon_fight__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_it2 = args[1]
    return g.kind[u_it2] in g.k_aspect


# cards/crossfire/base/dragon_fight.card:39
def dragon_fight__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    since1 = g.since
    if len([u_it3 for u_it3 in g.zones[g.z__beaten] if g.kind[u_it3] in g.k_aspect]) == 4:
        if g.kept(this, g.since):
            g.v_succeeds(this)
    if not any(True for u_it4 in g.zones[g.z__row] if g.kind[u_it4] in g.k_aspect):
        if g.kept(this, since1):
            g.v_bares(this, g.e_side_enraged)


# cards/crossfire/base/dragon_fight.card:44
def dragon_fight__when_holds(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return any(
        True
        for u_it5 in g.zones[g.z__beaten]
        if g.kind[u_it5] in g.k_aspect and g.s_aspect_payoff[u_it5] == g.e_payoff_waiting
    )


# cards/crossfire/base/dragon_fight.card:44
def dragon_fight__when_2(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    if g.kept(this, g.since):
        g.v_rewards(this)


# cards/crossfire/base/dragon_fight.card:47
def dragon_fight__static_quiet_rounds(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    return -(1) if x == this and g.s__trouble_brewing > 0 else 0


# cards/crossfire/base/dragon_fight.card:48
def dragon_fight__static_bonus(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    return 1 if x == this and g.s__trouble_brewing > 0 else 0


# cards/crossfire/base/dragon_fight.card:50
def dragon_fight__static_quiet_rounds_2(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    return -(2) if x == this and g.s__lets_get_serious > 0 else 0


# cards/crossfire/base/dragon_fight.card:51
def dragon_fight__static_bonus_2(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    return 2 if x == this and g.s__lets_get_serious > 0 else 0


# cards/crossfire/base/dragon_fight.card:53
def dragon_fight__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it6 = x
    return (
        1
        if g.kind[u_it6] in g.k_aspect and g.f_aspect_side(u_it6) == g.e_side_covert and g.s__closer_than_you_think > 0
        else 0
    )


# cards/crossfire/base/dragon_fight.card:54
def dragon_fight__static_bonus_3(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    return 2 if x == this and g.s__closer_than_you_think > 0 else 0


# cards/crossfire/base/dragon_fight.card:56
def dragon_fight__static_minions(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    return 1 if x == this and g.s__minions_unending > 0 else 0


# cards/crossfire/base/dragon_fight.card:57
def dragon_fight__static_bonus_4(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    return 3 if x == this and g.s__minions_unending > 0 else 0


MODULE = Module(
    source="cards/crossfire/base/dragon_fight.card",
    digest="012697425385809195680155974992822632481",
    game=Game(
        "",
        states=(
            State("hunted", start=NOTHING, least=None, kind="runner"),
            State("slayer", start=NOTHING, least=None, kind="runner"),
        ),
        zones=(Zone("", "lair", "open", False),),
        options=(
            Option("trouble_brewing", most=1),
            Option("lets_get_serious", most=1),
            Option("closer_than_you_think", most=1),
            Option("minions_unending", most=1),
        ),
    ),
    values=(("payoff", ("waiting", "given")), ("side", ("covert", "enraged"))),
    kinds=(
        Kind(
            "mission", "card", facts=(Fact("minions", "number", ""), Fact("quiet_rounds", "number", "")), extends=True
        ),
        Kind(
            "aspect",
            "boss",
            states=(State("payoff", start="waiting", least=None, values="payoff"),),
            facts=(
                Fact("type", "value", "art"),
                Fact("side", "value", "side"),
                Fact("any_damage", "number", ""),
                Fact("reward_cards", "number", ""),
                Fact("reward_nuyen", "number", ""),
                Fact("reward_hp", "number", ""),
            ),
        ),
    ),
    verbs=(
        Verb("bares", (("what", "mission"), ("front", "side")), bares, line=83),
        Verb("summons", (("what", "mission"), ("amount", "number")), summons, line=104),
        Verb("rewards", (("what", "mission"),), rewards, line=120),
    ),
    rules=(
        Ability(
            "rule_base_dragon_fight__before",
            "before",
            "setup briefing",
            rule_base_dragon_fight__before_if,
            rule_base_dragon_fight__before,
            line=77,
        ),
        Ability(
            "rule_one_dragon__when",
            "when",
            "turns to",
            rule_one_dragon__when_if,
            rule_one_dragon__when,
            rule="one_dragon",
            line=89,
        ),
        Ability(
            "rule_either_way__instead",
            "instead",
            "wears",
            rule_either_way__instead_if,
            rule_either_way__instead,
            rule="either_way",
            line=95,
        ),
        Ability("rule_slain__when", "when", "defeats", rule_slain__when_if, rule_slain__when, rule="slain", line=115),
    ),
    invariants=(
        Invariant("cards/crossfire/base/dragon_fight.card:138", invariant_1, "trouble_brewing_or_lets_get_serious"),
        Invariant("cards/crossfire/base/dragon_fight.card:140", invariant_2, "dragon_dares"),
    ),
    worths=(("runner", worth_of_runner),),
    cards=(
        Card(
            "dragon_fight",
            "mission",
            (
                ("fewest", 4),
                ("most", 4),
                ("award", 7),
                ("consolation", 1),
                ("brackets", (("plain", 75),)),
                ("rank", "very_advanced"),
                ("advised", 70),
                ("minions", 3),
                ("quiet_rounds", 2),
            ),
            (
                Ability("dragon_fight__begin", "slot", "begin", None, dragon_fight__begin, line=32),
                Ability(
                    "dragon_fight__before",
                    "before",
                    "step new_event",
                    dragon_fight__before_if,
                    dragon_fight__before,
                    line=35,
                ),
                Ability(
                    "dragon_fight__static_cannot",
                    "cannot",
                    "announces",
                    None,
                    None,
                    guard=dragon_fight__static_cannot,
                    line=38,
                ),
                Ability("dragon_fight__when", "when", "defeats", dragon_fight__when_if, dragon_fight__when, line=39),
                Ability(
                    "dragon_fight__when_2",
                    "when",
                    "turn ends",
                    None,
                    dragon_fight__when_2,
                    holds=dragon_fight__when_holds,
                    line=44,
                ),
                Ability(
                    "dragon_fight__static_quiet_rounds",
                    "modify",
                    "mission.quiet_rounds",
                    None,
                    dragon_fight__static_quiet_rounds,
                    line=47,
                ),
                Ability(
                    "dragon_fight__static_bonus", "modify", "mission.bonus", None, dragon_fight__static_bonus, line=48
                ),
                Ability(
                    "dragon_fight__static_quiet_rounds_2",
                    "modify",
                    "mission.quiet_rounds",
                    None,
                    dragon_fight__static_quiet_rounds_2,
                    line=50,
                ),
                Ability(
                    "dragon_fight__static_bonus_2",
                    "modify",
                    "mission.bonus",
                    None,
                    dragon_fight__static_bonus_2,
                    line=51,
                ),
                Ability(
                    "dragon_fight__static_attack", "modify", "threat.attack", None, dragon_fight__static_attack, line=53
                ),
                Ability(
                    "dragon_fight__static_bonus_3",
                    "modify",
                    "mission.bonus",
                    None,
                    dragon_fight__static_bonus_3,
                    line=54,
                ),
                Ability(
                    "dragon_fight__static_minions",
                    "modify",
                    "mission.minions",
                    None,
                    dragon_fight__static_minions,
                    line=56,
                ),
                Ability(
                    "dragon_fight__static_bonus_4",
                    "modify",
                    "mission.bonus",
                    None,
                    dragon_fight__static_bonus_4,
                    line=57,
                ),
            ),
            line=28,
        ),
        Card(
            "covert_hacking",
            "aspect",
            (
                ("type", "hacking"),
                ("side", "covert"),
                ("track", (("green", 8),)),
                ("any_damage", 12),
                ("attack", 0),
                ("reward_nuyen", 2),
            ),
            (),
            line=59,
        ),
        Card(
            "covert_skill",
            "aspect",
            (
                ("type", "skill"),
                ("side", "covert"),
                ("track", (("red", 8),)),
                ("any_damage", 12),
                ("attack", 0),
                ("reward_cards", 2),
            ),
            (),
            line=63,
        ),
        Card(
            "enraged_spell",
            "aspect",
            (
                ("type", "spell"),
                ("side", "enraged"),
                ("track", (("blue", 8),)),
                ("any_damage", 12),
                ("attack", 2),
                ("reward_hp", 2),
            ),
            (),
            line=67,
        ),
        Card(
            "enraged_weapon",
            "aspect",
            (
                ("type", "weapon"),
                ("side", "enraged"),
                ("track", (("black", 8),)),
                ("any_damage", 12),
                ("attack", 2),
                ("reward_nuyen", 3),
            ),
            (),
            line=71,
        ),
    ),
    batched=("calms", "draws", "gains", "heals"),
    lines=(
        "35:83 37:84 40:85 42:86 44:83 48:104 49:105 50:106 51:107 52:108 53:109 55:110 57:111 59:112 60:113"
        " 64:120 66:121 74:122 76:123 77:124 78:125 87:126 88:127 97:128 98:129 107:130 109:131 118:133"
        " 119:134 120:120 124:77 130:78 132:79 133:80 134:81 138:89 146:90 147:91 148:92 152:95 161:96 162:97"
        " 163:98 166:99 170:115 178:116 182:138 187:140 203:144 208:32 211:33 212:34 214:32 218:35 224:36"
        " 229:38 234:39 242:40 243:41 245:42 246:43 251:44 261:45 266:47 271:48 276:50 281:51 286:53 296:54"
        " 301:56 306:57"
    ),
)
