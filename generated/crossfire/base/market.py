"""Made by `ombre build` from cards/crossfire/base/market.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Play, Value


def covering_fire__play(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/market.card:6
    u_friend = g.choose("friend", you, [u_friend for u_friend in g.seats(g.current) if u_friend != you], "runner")
    if u_friend != NOTHING:
        g.v_heals(u_friend, 1)


def covering_fire__cannot1(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/market.card:11
    (u_target,) = env
    return args[0] == u_target


def covering_fire__assist(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/market.card:9
    u_target = g.choose(
        "target", you, [u_target for u_target in g.zones[g.z__row] if g.kind[u_target] == g.k_obstacle], "obstacle"
    )
    if u_target != NOTHING:
        g.add("covering_fire__cannot1", this, you, (u_target,), scopes=("turn",))


def katana__timed2_bonus(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/base/market.card:17
    (amount,) = env
    u_it1 = x
    return (
        amount
        if g.where[u_it1] == g.z_runner_played + you and g.f_gear_type(u_it1) == g.e_art_weapon and u_it1 != this
        else 0
    )


def katana__play(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/market.card:16
    g.add("katana__timed2_bonus", this, you, (1,), scopes=("turn",))


def lightning_bolt__strike(g: Play, this: int, you: int, u_foe: int) -> None:  # cards/crossfire/base/market.card:22
    g.v_clears_on(you, 2, u_foe)


def stunbolt__play(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/market.card:28
    u_omen = g.reveal(g.z_runner_deck + you)
    if u_omen != NOTHING:
        g.s_gear_X[this] = max(g.f_gear_cost(u_omen), 0)


def clairvoyance__play(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/market.card:35
    g.v_draws(you, 1)
    u_pick = g.choose(
        "pick", you, [u_pick for u_pick in g.zones[g.z_runner_hand + you] if g.kind[u_pick] == g.k_gear], "gear"
    )
    if u_pick != NOTHING:
        g.v_discards(you, u_pick)


def clairvoyance__assist(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/market.card:39
    g.v_draws(g.current, 1)
    u_pick = g.choose(
        "pick",
        g.current,
        [u_pick for u_pick in g.zones[g.z_runner_hand + g.current] if g.kind[u_pick] == g.k_gear],
        "gear",
    )
    if u_pick != NOTHING:
        g.v_discards(g.current, u_pick)


def negotiation__timed3_cost(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/base/market.card:48
    (amount,) = env
    u_it1 = x
    return amount if g.where[u_it1] == g.z__market else 0


def negotiation__timed3_cost_until_4(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/market.card:48
    (_,) = env
    return args[0] == you


def negotiation__play(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/market.card:47
    g.add(
        "negotiation__timed3_cost",
        this,
        you,
        (
            -(
                len(
                    [
                        u_it2
                        for u_it2 in [a[1] for a in g.past("plays", "turn") if a[0] == you]
                        if g.kind[u_it2] == g.k_gear and g.f_gear_type(u_it2) == g.e_art_skill
                    ]
                )
            ),
        ),
        scopes=("turn",),
        ends=("negotiation__timed3_cost_until_4",),
    )


def negotiation__timed5_cost(
    g: Play, this: int, you: int, env: Env, x: int
) -> Value:  # cards/crossfire/base/market.card:50
    (amount,) = env
    u_it3 = x
    return amount if g.where[u_it3] == g.z__market else 0


def negotiation__timed5_cost_until_6(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/base/market.card:50
    (_,) = env
    return args[0] == g.current


def negotiation__assist(g: Play, this: int, you: int) -> None:  # cards/crossfire/base/market.card:49
    g.add("negotiation__timed5_cost", this, you, (-(1),), scopes=("turn",), ends=("negotiation__timed5_cost_until_6",))


MODULE = Module(
    source="cards/crossfire/base/market.card",
    cards=(
        Card(
            "covering_fire",
            "gear",
            (
                ("type", "weapon"),
                ("cost", 5),
                ("damage", (("black", 1), ("plain", 1))),
                ("copies", 3),
                ("assist_damage", (("black", 1),)),
            ),
            (
                Ability("covering_fire__play", "slot", "play", None, covering_fire__play, line=6),
                Ability("covering_fire__assist", "slot", "assist", None, covering_fire__assist, line=9),
            ),
            line=3,
        ),
        Card(
            "katana",
            "gear",
            (("type", "weapon"), ("cost", 4), ("damage", (("black", 2),)), ("copies", 3)),
            (Ability("katana__play", "slot", "play", None, katana__play, line=16),),
            line=13,
        ),
        Card(
            "lightning_bolt",
            "gear",
            (("type", "spell"), ("cost", 6), ("requires", "spell"), ("copies", 2)),
            (Ability("lightning_bolt__strike", "slot", "strike", None, lightning_bolt__strike, line=22),),
            line=19,
        ),
        Card(
            "stunbolt",
            "gear",
            (("type", "spell"), ("cost", 3), ("damage", (("blue", 1), ("plain", "X"))), ("copies", 2)),
            (Ability("stunbolt__play", "slot", "play", None, stunbolt__play, line=28),),
            line=25,
        ),
        Card(
            "clairvoyance",
            "gear",
            (
                ("type", "spell"),
                ("cost", 2),
                ("damage", (("blue", 1),)),
                ("copies", 3),
                ("assist_damage", (("blue", 1),)),
            ),
            (
                Ability("clairvoyance__play", "slot", "play", None, clairvoyance__play, line=35),
                Ability("clairvoyance__assist", "slot", "assist", None, clairvoyance__assist, line=39),
            ),
            line=32,
        ),
        Card(
            "negotiation",
            "gear",
            (
                ("type", "skill"),
                ("cost", 3),
                ("damage", (("red", 1),)),
                ("copies", 3),
                ("assist_damage", (("red", 1), ("plain", 1))),
            ),
            (
                Ability("negotiation__play", "slot", "play", None, negotiation__play, line=47),
                Ability("negotiation__assist", "slot", "assist", None, negotiation__assist, line=49),
            ),
            line=44,
        ),
    ),
    timed=(
        Ability("covering_fire__cannot1", "cannot", "attacks", covering_fire__cannot1, None, line=11),
        Ability("katana__timed2_bonus", "modify", "gear.bonus", None, katana__timed2_bonus, line=17),
        Ability("negotiation__timed3_cost", "modify", "gear.cost", None, negotiation__timed3_cost, line=48),
        Ability("negotiation__timed3_cost_until_4", "when", "buys", negotiation__timed3_cost_until_4, None, line=48),
        Ability("negotiation__timed5_cost", "modify", "gear.cost", None, negotiation__timed5_cost, line=50),
        Ability("negotiation__timed5_cost_until_6", "when", "buys", negotiation__timed5_cost_until_6, None, line=50),
    ),
    pasts=("plays",),
)
