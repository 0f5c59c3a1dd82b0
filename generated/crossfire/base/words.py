"""Made by `ombre build` from cards/crossfire/base/words.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Env, Kind, Module, Play, State, Value, Verb, Zone


def obstacle__remaining(g: Play, this: int) -> Value:  # cards/crossfire/base/words.card:12
    return len(g.f_obstacle_track(this)) - g.s_obstacle_cleared[this]


def deals_to(g: Play, u_who: int, u_what: int, u_foe: int) -> None:  # cards/crossfire/base/words.card:17
    for u_cell in g.f_gear_damage(u_what):
        g.v_adds_with_to(u_who, u_cell[1], u_cell[0], u_foe)
    g.v_adds_with_to(u_who, g.f_gear_bonus(u_what), g.e_symbol_plain, u_foe)
    g.v_wears(u_who, u_foe)


def adds_with_to(
    g: Play, u_who: int, u_amount: int, u_shade: int, u_foe: int
) -> None:  # cards/crossfire/base/words.card:23
    if g.where[u_foe] == g.z__row:
        g.s_obstacle_pool[u_foe][u_shade] = max(g.s_obstacle_pool[u_foe][u_shade] + u_amount, 0)


def mimics__until_1(g: Play, this: int, you: int, env: Env, args: Args) -> Value:  # cards/crossfire/base/words.card:30
    (u_what, _) = env
    return args[0] == u_what


def mimics(g: Play, u_what: int, u_model: int) -> None:  # cards/crossfire/base/words.card:29
    g.become_copy(u_what, u_model, (u_what,), scopes=("turn",), ends=("mimics__until_1",))
    if g.s_gear_copying[u_what] == g.e_copying_doubled:
        g.b_gear_copying(u_what, g.e_copying_redoubled)
    if g.s_gear_copying[u_what] == g.e_copying_single:
        g.b_gear_copying(u_what, g.e_copying_doubled)


def turns_to(g: Play, u_foe: int, u_target: int) -> None:  # cards/crossfire/base/words.card:50
    g.s_obstacle_facing[u_foe] = u_target


def responds(g: Play, u_who: int) -> None:  # cards/crossfire/base/words.card:56
    if g.s_runner_responses[u_who] < 9:
        g.s_runner_responses[u_who] = g.s_runner_responses[u_who] + 1
        g.offer(
            "responds",
            [
                (u_doer, "plays", (u_doer, u_it1))
                for u_doer in (u_who,)
                for u_it1 in g.zones[g.z_runner_hand + u_who]
                if g.kind[u_it1] in g.k_gear
            ],
        )


def restocks(g: Play, u_who: int) -> None:  # cards/crossfire/base/words.card:61
    if not g.zones[g.z_runner_deck + u_who]:
        for card2 in reversed(g.zones[g.z_runner_discard + u_who]):
            g.move(card2, g.z_runner_deck + u_who)
        g.shuffle(g.z_runner_deck + u_who)


def shows(g: Play, u_who: int, u_amount: int) -> None:  # cards/crossfire/base/words.card:66
    for _ in range(u_amount):
        g.v_restocks(u_who)
        u_omen = g.reveal(g.z_runner_deck + u_who)
        if u_omen != NOTHING:
            g.move(u_omen, g.z_runner_aside + u_who)


def covers(g: Play, u_who: int) -> None:  # cards/crossfire/base/words.card:72
    for _ in range(len(g.zones[g.z_runner_aside + u_who])):
        if (card3 := g.top(g.z_runner_aside + u_who)) != NOTHING:
            g.move(card3, g.z_runner_deck + u_who)


def retrieves(g: Play, u_who: int, u_what: int) -> None:  # cards/crossfire/base/words.card:76
    g.move(u_what, g.z_runner_hand + u_who)


def recalls(g: Play, u_who: int, u_what: int) -> None:  # cards/crossfire/base/words.card:85
    g.s_runner_fetches[u_who] = max(g.s_runner_fetches[u_who] - 1, 0)
    g.perform("recall", u_what, u_who)


def cycles(g: Play, u_who: int, u_what: int) -> None:  # cards/crossfire/base/words.card:92
    if g.where[u_what] == g.z__market:
        g.move(u_what, g.z__market_discard)
        if not g.zones[g.z__market_deck]:
            for card4 in reversed(g.zones[g.z__market_discard]):
                g.move(card4, g.z__market_deck)
            g.shuffle(g.z__market_deck)
        if (card5 := g.top(g.z__market_deck)) != NOTHING:
            g.move(card5, g.z__market)


def grabs(g: Play, u_who: int, u_amount: int) -> None:  # cards/crossfire/base/words.card:100
    for _ in range(u_amount):
        if (card6 := g.top(g.z__market_deck)) != NOTHING:
            g.move(card6, g.z_runner_hand + u_who)


def yields(g: Play, u_foe: int) -> None:  # cards/crossfire/base/words.card:105
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


def mills(g: Play, u_who: int, u_amount: int) -> None:  # cards/crossfire/base/words.card:122
    for _ in range(u_amount):
        if (card9 := g.top(g.z_runner_deck + u_who)) != NOTHING:
            g.move(card9, g.z_runner_discard + u_who)


def rule_copied__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/words.card:36
    u_what = args[0]
    return g.kind[u_what] in g.k_gear


def rule_copied__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:  # cards/crossfire/base/words.card:36
    u_what = args[0]
    if g.owner[u_what] != NOTHING:
        g.perform("play", u_what, g.owner[u_what])


def rule_copied_again__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/words.card:39
    u_what = args[0]
    return g.kind[u_what] in g.k_gear


def rule_copied_again__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/words.card:39
    u_what = args[0]
    if g.owner[u_what] != NOTHING:
        g.perform("play", u_what, g.owner[u_what])


def rule_copied_first__instead_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/words.card:42
    u_foe = args[1]
    u_what = args[2]
    return (
        g.kind[u_foe] in g.k_obstacle and g.kind[u_what] in g.k_gear and g.s_gear_copying[u_what] != g.e_copying_single
    )


def rule_copied_first__instead(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/words.card:42
    u_who = args[0]
    u_foe = args[1]
    u_what = args[2]
    g.v_deals_to(u_who, u_what, u_foe)
    g.perform("strike", u_what, u_who, u_foe)
    g.v_wears(u_who, u_foe)
    g.b_gear_copying(u_what, g.e_copying_single)


def rule_fetching__before(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/base/words.card:80
    g.s_runner_fetches[g.current] = 4
    for u_r in g.everyone(g.current):
        g.s_runner_responses[u_r] = 0


def rule_in_play__static_cannot(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/words.card:90
    u_who = args[0]
    u_g = args[1]
    return g.kind[u_g] in g.k_gear and bool(
        [
            u_used
            for u_used in [a[1] for a in g.past("plays", "turn") if a[0] == u_who]
            if g.kind[u_used] in g.k_gear and u_used == u_g
        ]
    )


MODULE = Module(
    source="cards/crossfire/base/words.card",
    values=(("copying", ("single", "doubled", "redoubled")),),
    kinds=(
        Kind(
            "runner",
            "player",
            states=(State("fetches"), State("responses")),
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
        Verb("deals to", (("who", "runner"), ("what", "gear"), ("foe", "obstacle")), deals_to, line=17),
        Verb(
            "adds with to",
            (("who", "runner"), ("amount", "number"), ("shade", "symbol"), ("foe", "obstacle")),
            adds_with_to,
            line=23,
        ),
        Verb("mimics", (("what", "gear"), ("model", "gear")), mimics, line=29),
        Verb("turns to", (("foe", "obstacle"), ("target", "runner")), turns_to, line=50),
        Verb("responds", (("who", "runner"),), responds, line=56),
        Verb("restocks", (("who", "runner"),), restocks, line=61),
        Verb("shows", (("who", "runner"), ("amount", "number")), shows, line=66),
        Verb("covers", (("who", "runner"),), covers, line=72),
        Verb("retrieves", (("who", "runner"), ("what", "gear")), retrieves, line=76),
        Verb("recalls", (("who", "runner"), ("what", "gear")), recalls, line=85),
        Verb("cycles", (("who", "runner"), ("what", "gear")), cycles, line=92),
        Verb("grabs", (("who", "runner"), ("amount", "number")), grabs, line=100),
        Verb("yields", (("foe", "obstacle"),), yields, line=105),
        Verb("mills", (("who", "runner"), ("amount", "number")), mills, line=122),
    ),
    rules=(
        Ability(
            "rule_copied__when",
            "when",
            "becomes gear.copying.doubled",
            rule_copied__when_if,
            rule_copied__when,
            rule="copied",
            line=36,
        ),
        Ability(
            "rule_copied_again__when",
            "when",
            "becomes gear.copying.redoubled",
            rule_copied_again__when_if,
            rule_copied_again__when,
            rule="copied_again",
            line=39,
        ),
        Ability(
            "rule_copied_first__instead",
            "instead",
            "strikes with",
            rule_copied_first__instead_if,
            rule_copied_first__instead,
            rule="copied_first",
            line=42,
        ),
        Ability(
            "rule_fetching__before", "before", "turn starts", None, rule_fetching__before, rule="fetching", line=80
        ),
        Ability(
            "rule_in_play__static_cannot",
            "cannot",
            "recalls",
            rule_in_play__static_cannot,
            None,
            rule="in_play",
            line=90,
        ),
    ),
    timed=(Ability("mimics__until_1", "until", "becomes gear.copying.single", mimics__until_1, None, line=30),),
    pasts=("plays",),
)
