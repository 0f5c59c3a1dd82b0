"""Made by `ombre build` from cards/crossfire/base/words.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Env, Kind, Module, Play, State, Value, Verb, Zone


def obstacle__remaining(g: Play, this: int) -> Value:  # cards/crossfire/base/words.card:11
    return len(g.f_obstacle_track(this)) - g.s_obstacle_cleared[this]


def wears(g: Play, u_who: int, u_foe: int) -> None:  # cards/crossfire/base/words.card:16
    for _ in range(len(g.f_obstacle_track(u_foe))):
        if not (g.where[u_foe] == g.z__row):
            break
        u_now = g.d_obstacle_stage(u_foe)
        if u_now[0] == g.e_symbol_plain:
            if g.d_obstacle_points(u_foe) >= u_now[1]:
                u_short = max((u_now[1] - g.s_obstacle_pool[u_foe][g.e_symbol_plain]), 0)
                g.s_obstacle_pool[u_foe][g.e_symbol_plain] = max(
                    g.s_obstacle_pool[u_foe][g.e_symbol_plain] - u_now[1], 0
                )
                for _ in range(u_short):
                    u_s = g.choose(
                        "s",
                        u_who,
                        [
                            u_s
                            for u_s in (
                                g.e_symbol_plain,
                                g.e_symbol_black,
                                g.e_symbol_blue,
                                g.e_symbol_green,
                                g.e_symbol_red,
                            )
                            if u_s != g.e_symbol_plain and g.s_obstacle_pool[u_foe][u_s] > 0
                        ],
                        "symbol",
                    )
                    if u_s != NOTHING:
                        g.s_obstacle_pool[u_foe][u_s] = max(g.s_obstacle_pool[u_foe][u_s] - 1, 0)
                g.v_clears_on(u_who, 1, u_foe)
        else:
            if g.s_obstacle_pool[u_foe][u_now[0]] > 0:
                g.s_obstacle_pool[u_foe][u_now[0]] = max(g.s_obstacle_pool[u_foe][u_now[0]] - 1, 0)
                g.v_clears_on(u_who, 1, u_foe)


def deals_to(g: Play, u_who: int, u_what: int, u_foe: int) -> None:  # cards/crossfire/base/words.card:33
    for u_cell in g.f_gear_damage(u_what):
        g.v_adds_with_to(u_who, u_cell[1], u_cell[0], u_foe)
    g.v_adds_with_to(u_who, g.f_gear_bonus(u_what), g.e_symbol_plain, u_foe)
    g.v_wears(u_who, u_foe)


def adds_with_to(
    g: Play, u_who: int, u_amount: int, u_shade: int, u_foe: int
) -> None:  # cards/crossfire/base/words.card:39
    if g.where[u_foe] == g.z__row:
        g.s_obstacle_pool[u_foe][u_shade] = max(g.s_obstacle_pool[u_foe][u_shade] + u_amount, 0)


def mimics__until_1(g: Play, this: int, you: int, env: Env, args: Args) -> Value:  # cards/crossfire/base/words.card:46
    (u_what, _) = env
    return args[0] == u_what


def mimics(g: Play, u_what: int, u_model: int) -> None:  # cards/crossfire/base/words.card:45
    g.become_copy(u_what, u_model, (u_what,), scopes=("turn",), ends=("mimics__until_1",))
    if g.s_gear_copying[u_what] == g.e_copying_doubled:
        g.b_gear_copying(u_what, g.e_copying_redoubled)
    if g.s_gear_copying[u_what] == g.e_copying_single:
        g.b_gear_copying(u_what, g.e_copying_doubled)


def turns_to(g: Play, u_foe: int, u_target: int) -> None:  # cards/crossfire/base/words.card:66
    g.s_obstacle_facing[u_foe] = u_target


def restocks(g: Play, u_who: int) -> None:  # cards/crossfire/base/words.card:71
    if not g.zones[g.z_runner_deck + u_who]:
        for card2 in reversed(g.zones[g.z_runner_discard + u_who]):
            g.move(card2, g.z_runner_deck + u_who)
        g.shuffle(g.z_runner_deck + u_who)


def shows(g: Play, u_who: int, u_amount: int) -> None:  # cards/crossfire/base/words.card:76
    for _ in range(u_amount):
        g.v_restocks(u_who)
        u_omen = g.reveal(g.z_runner_deck + u_who)
        if u_omen != NOTHING:
            g.move(u_omen, g.z_runner_aside + u_who)


def covers(g: Play, u_who: int) -> None:  # cards/crossfire/base/words.card:82
    for _ in range(len(g.zones[g.z_runner_aside + u_who])):
        if (card3 := g.top(g.z_runner_aside + u_who)) != NOTHING:
            g.move(card3, g.z_runner_deck + u_who)


def retrieves(g: Play, u_who: int, u_what: int) -> None:  # cards/crossfire/base/words.card:86
    g.move(u_what, g.z_runner_hand + u_who)


def recalls(g: Play, u_who: int, u_what: int) -> None:  # cards/crossfire/base/words.card:93
    g.s_runner_fetches[u_who] = max(g.s_runner_fetches[u_who] - 1, 0)
    g.perform("recall", u_what, u_who)


def cycles(g: Play, u_who: int, u_what: int) -> None:  # cards/crossfire/base/words.card:100
    if g.where[u_what] == g.z__market:
        g.move(u_what, g.z__market_discard)
        if not g.zones[g.z__market_deck]:
            for card4 in reversed(g.zones[g.z__market_discard]):
                g.move(card4, g.z__market_deck)
            g.shuffle(g.z__market_deck)
        if (card5 := g.top(g.z__market_deck)) != NOTHING:
            g.move(card5, g.z__market)


def grabs(g: Play, u_who: int, u_amount: int) -> None:  # cards/crossfire/base/words.card:108
    for _ in range(u_amount):
        if (card6 := g.top(g.z__market_deck)) != NOTHING:
            g.move(card6, g.z_runner_hand + u_who)


def yields(g: Play, u_foe: int) -> None:  # cards/crossfire/base/words.card:113
    u_heir = g.s_obstacle_facing[u_foe]
    if g.f_obstacle_difficulty(u_foe) == g.e_grade_hard:
        g.move(u_foe, g.z__hard_discard)
        if not g.zones[g.z__hard_deck]:
            for card7 in reversed(g.zones[g.z__hard_discard]):
                g.move(card7, g.z__hard_deck)
            g.shuffle(g.z__hard_deck)
        u_next_hard = g.reveal(g.z__hard_deck)
        if u_next_hard != NOTHING and u_heir != NOTHING:
            g.v_flips_to(u_next_hard, u_heir)
    else:
        g.move(u_foe, g.z__normal_discard)
        if not g.zones[g.z__normal_deck]:
            for card8 in reversed(g.zones[g.z__normal_discard]):
                g.move(card8, g.z__normal_deck)
            g.shuffle(g.z__normal_deck)
        u_next_normal = g.reveal(g.z__normal_deck)
        if u_next_normal != NOTHING and u_heir != NOTHING:
            g.v_flips_to(u_next_normal, u_heir)


def mills(g: Play, u_who: int, u_amount: int) -> None:  # cards/crossfire/base/words.card:130
    for _ in range(u_amount):
        if (card9 := g.top(g.z_runner_deck + u_who)) != NOTHING:
            g.move(card9, g.z_runner_discard + u_who)


def rule_copied__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/words.card:52
    u_what = args[0]
    return g.kind[u_what] in g.k_gear


def rule_copied__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:  # cards/crossfire/base/words.card:52
    u_what = args[0]
    if g.owner[u_what] != NOTHING:
        g.perform("play", u_what, g.owner[u_what])


def rule_copied_again__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/words.card:55
    u_what = args[0]
    return g.kind[u_what] in g.k_gear


def rule_copied_again__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/words.card:55
    u_what = args[0]
    if g.owner[u_what] != NOTHING:
        g.perform("play", u_what, g.owner[u_what])


def rule_copied_first__instead_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/words.card:58
    u_foe = args[1]
    u_what = args[2]
    return (
        g.kind[u_foe] in g.k_obstacle and g.kind[u_what] in g.k_gear and g.s_gear_copying[u_what] != g.e_copying_single
    )


def rule_copied_first__instead(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/words.card:58
    u_who = args[0]
    u_foe = args[1]
    u_what = args[2]
    g.v_deals_to(u_who, u_what, u_foe)
    g.perform("strike", u_what, u_who, u_foe)
    g.v_wears(u_who, u_foe)
    g.b_gear_copying(u_what, g.e_copying_single)


def rule_fetching__before(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/words.card:90
    g.s_runner_fetches[g.current] = 4


def rule_in_play__static_cannot(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/words.card:98
    u_who = args[0]
    u_g = args[1]
    return g.kind[u_g] in g.k_gear and any(
        True
        for u_used in [a[1] for a in g.past("plays", "turn") if a[0] == u_who]
        if g.kind[u_used] in g.k_gear and u_used == u_g
    )


MODULE = Module(
    source="cards/crossfire/base/words.card",
    values=(("copying", ("single", "doubled", "redoubled")),),
    kinds=(
        Kind(
            "runner",
            "player",
            states=(State("fetches"),),
            zones=(Zone("runner", "aside", "open", False),),
            extends=True,
        ),
        Kind(
            "gear",
            "card",
            states=(State("copying", start="single", least=None, values="copying", until_leaves=("runner", "played")),),
            extends=True,
        ),
        Kind("obstacle", "card", derived=(("remaining", obstacle__remaining),), extends=True),
    ),
    verbs=(
        Verb("wears", (("who", "runner"), ("foe", "obstacle")), wears, line=16),
        Verb("deals to", (("who", "runner"), ("what", "gear"), ("foe", "obstacle")), deals_to, line=33),
        Verb(
            "adds with to",
            (("who", "runner"), ("amount", "number"), ("shade", "symbol"), ("foe", "obstacle")),
            adds_with_to,
            line=39,
        ),
        Verb("mimics", (("what", "gear"), ("model", "gear")), mimics, line=45),
        Verb("turns to", (("foe", "obstacle"), ("target", "runner")), turns_to, line=66),
        Verb("restocks", (("who", "runner"),), restocks, line=71),
        Verb("shows", (("who", "runner"), ("amount", "number")), shows, line=76),
        Verb("covers", (("who", "runner"),), covers, line=82),
        Verb("retrieves", (("who", "runner"), ("what", "gear")), retrieves, line=86),
        Verb("recalls", (("who", "runner"), ("what", "gear")), recalls, line=93),
        Verb("cycles", (("who", "runner"), ("what", "gear")), cycles, line=100),
        Verb("grabs", (("who", "runner"), ("amount", "number")), grabs, line=108),
        Verb("yields", (("foe", "obstacle"),), yields, line=113),
        Verb("mills", (("who", "runner"), ("amount", "number")), mills, line=130),
    ),
    rules=(
        Ability(
            "rule_copied__when",
            "when",
            "becomes gear.copying.doubled",
            rule_copied__when_if,
            rule_copied__when,
            rule="copied",
            line=52,
        ),
        Ability(
            "rule_copied_again__when",
            "when",
            "becomes gear.copying.redoubled",
            rule_copied_again__when_if,
            rule_copied_again__when,
            rule="copied_again",
            line=55,
        ),
        Ability(
            "rule_copied_first__instead",
            "instead",
            "strikes with",
            rule_copied_first__instead_if,
            rule_copied_first__instead,
            rule="copied_first",
            line=58,
        ),
        Ability(
            "rule_fetching__before", "before", "turn starts", None, rule_fetching__before, rule="fetching", line=90
        ),
        Ability(
            "rule_in_play__static_cannot",
            "cannot",
            "recalls",
            rule_in_play__static_cannot,
            None,
            rule="in_play",
            line=97,
        ),
    ),
    timed=(Ability("mimics__until_1", "when", "becomes gear.copying.single", mimics__until_1, None, line=46),),
    pasts=("plays",),
)
