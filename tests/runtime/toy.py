"""A small co-operative game in the form of a generated module: keepers play tools against beasts."""

# Games in play have no static type, so lambdas over them have none either.
# pyright: reportUnknownLambdaType=false, reportUnknownArgumentType=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

from typing import Any

from ombre.runtime import (
    NOTHING,
    Ability,
    Card,
    Fact,
    Flow,
    Game,
    Invariant,
    Kind,
    Module,
    Setup,
    State,
    Step,
    Turns,
    Verb,
    Window,
    Zone,
)

Args = tuple[Any, ...]
Env = tuple[Any, ...]


# ---------------------------------------------------------------------------------------------------- verbs


def draws(g: Any, who: int, count: int) -> None:
    for _ in range(count):
        if not g.zones[g.z_keeper_deck + who]:
            for x in g.zones[g.z_keeper_discard + who]:
                g.move(x, g.z_keeper_deck + who)
            g.shuffle(g.z_keeper_deck + who)
        card = g.top(g.z_keeper_deck + who)
        if card != NOTHING:
            g.move(card, g.z_keeper_hand + who)


def heals(g: Any, who: int, amount: int) -> None:
    g.s_keeper_hp[who] = min(g.s_keeper_hp[who] + amount, g.s_keeper_max_hp[who])


def suffers(g: Any, who: int, amount: int) -> None:
    g.s_keeper_hp[who] = max(0, g.s_keeper_hp[who] - amount)
    if g.s_keeper_hp[who] == 0:
        g.b_keeper_mood(who, g.e_mood_afraid)


def gains(g: Any, who: int, amount: int) -> None:
    g.s_keeper_gold[who] += amount


def attacks(g: Any, foe: int, target: int) -> None:
    g.v_suffers(target, g.f_beast_attack(foe))


def prowls(g: Any, foe: int, target: int) -> None:
    g.move(foe, g.z__field)
    g.s_beast_facing[foe] = target


def hits(g: Any, who: int, foe: int, amount: int) -> None:
    g.s_beast_wounds[foe] += amount
    if g.s_beast_wounds[foe] >= g.d_beast_strength(foe):
        g.v_falls(foe, who)


def falls(g: Any, foe: int, who: int) -> None:
    g.move(foe, g.z__beaten)
    g.v_gains(who, 2)


def plays(g: Any, who: int, what: int) -> None:
    g.move(what, g.z_keeper_played + who)
    g.perform("play", what, who)


def assists(g: Any, who: int, what: int) -> None:
    g.move(what, g.z_keeper_played + who)
    g.s_tool_helping[what] = 1
    g.perform("assist", what, who)


def strength(g: Any, x: int) -> int:
    return sum(size for _, size in g.f_beast_track(x))


def danger(g: Any) -> int:
    return sum(g.f_beast_attack(x) for x in g.live(g.k_beast))


# ----------------------------------------------------------------------------------------------------- flow


def setup(g: Any) -> None:
    for who in g.seats(0):
        g.put_printed(g.k_tool, g.z_keeper_deck + who, who, lambda g, x: g.f_tool_cost(x) < 9, "f_tool_copies")
        g.shuffle(g.z_keeper_deck + who)
        g.v_draws(who, 3)
    g.put_printed(g.k_beast, g.z__den, NOTHING, None, "f_beast_copies")
    g.shuffle(g.z__den)
    if g.beginning != NOTHING:
        g.move(g.beginning, g.z__field)


def dawn(g: Any) -> None:
    for who in g.seats(0):
        foe = g.top(g.z__den)
        if foe != NOTHING:
            g.v_prowls_to(foe, who)


def acting(g: Any) -> list[tuple[int, str, Args]]:
    offers: list[tuple[int, str, Args]] = []
    for x in g.zones[g.z_keeper_hand + g.current]:
        offers.append((g.current, "plays", (g.current, x)))
    for who in g.seats(g.current):
        if who != g.current:
            for x in g.zones[g.z_keeper_hand + who]:
                if g.has_slot(x, "assist"):
                    offers.append((who, "assists with", (who, x)))
    return offers


def night(g: Any) -> None:
    g.together([("attacks", (foe, g.current)) for foe in g.live(g.k_beast) if g.s_beast_facing[foe] == g.current])


def rest(g: Any) -> None:
    for x in g.zones[g.z_keeper_played + g.current]:
        g.move(x, g.z_keeper_discard + g.current)
    g.v_draws(g.current, 2)


def field_empty(g: Any, this: int, you: int, env: Env) -> bool:
    return g.pc > 1 and not g.zones[g.z__den] and not g.live(g.k_beast)


def won(g: Any, this: int, you: int, env: Env) -> None:
    g.end("won")


def somebody_lost(g: Any, this: int, you: int, env: Env) -> bool:
    return any(g.s_keeper_mood[who] == g.e_mood_lost for who in range(g.players))


def lost(g: Any, this: int, you: int, env: Env) -> None:
    g.end("lost")


def seats(g: Any) -> None:
    for who in g.seats(0):
        g.s_keeper_gold[who] = 1


def becomes_lost(g: Any, this: int, you: int, env: Env, args: Args) -> None:
    g.b_keeper_mood(args[0], g.e_mood_lost)


def is_afraid(g: Any, this: int, you: int, env: Env, args: Args) -> bool:
    return bool(g.s_keeper_mood[args[0]] == g.e_mood_afraid)


# ---------------------------------------------------------------------------------------------------- cards


def torch_play(g: Any, this: int, you: int) -> None:
    foe = g.choose("foe", you, g.live(g.k_beast), "beast")
    if foe != NOTHING:
        g.v_hits(you, foe, g.f_tool_damage(this))


def torch_assist(g: Any, this: int, you: int) -> None:
    foe = g.choose("foe", you, g.live(g.k_beast), "beast")
    if foe != NOTHING:
        g.add("torch.no_attack", this, you, (foe,), ("turn",))


def env_attacks(g: Any, this: int, you: int, env: Env, args: Args) -> bool:
    return bool(args[0] == env[0])


def salve_play(g: Any, this: int, you: int) -> None:
    which = g.choose_one("way", you, ["other", "own"])
    if which == "other":
        friend = g.choose("friend", you, [x for x in g.seats(0) if x != you], "keeper")
        if friend != NOTHING:
            g.v_heals(friend, 1)
    else:
        g.v_heals(you, 1)
        if g.ask("more", you):
            g.v_draws(you, 1)


def whetstone_play(g: Any, this: int, you: int) -> None:
    g.add("whetstone.more", this, you, (1,), ("turn",))


def other_tools(g: Any, this: int, you: int, env: Env, x: int) -> int:
    return env[0] if x != this and g.owner[x] == you else 0


def horn_play(g: Any, this: int, you: int) -> None:
    g.add("horn.next", this, you, (), ("turn",), ("horn.end",))


def any_event(g: Any, this: int, you: int, env: Env, args: Args) -> bool:
    return True


def you_first(g: Any, this: int, you: int, env: Env, args: Args) -> bool:
    return bool(args[0] == you)


def this_first(g: Any, this: int, you: int, env: Env, args: Args) -> bool:
    return bool(args[0] == this)


def gain_two(g: Any, this: int, you: int, env: Env, args: Args) -> None:
    g.v_gains(you, 2)


def gain_one(g: Any, this: int, you: int, env: Env, args: Args) -> None:
    g.v_gains(you, 1)


def heal_back(g: Any, this: int, you: int, env: Env, args: Args) -> None:
    g.s_beast_wounds[this] = 0


def draw_instead(g: Any, this: int, you: int, env: Env, args: Args) -> None:
    g.v_draws(you, 1)


def suffer_less(g: Any, this: int, you: int, env: Env, args: Args) -> None:
    g.v_suffers(args[0], max(0, args[1] - 1))


def all_suffer(g: Any, this: int, you: int, env: Env, args: Args) -> None:
    for who in g.seats(g.current):
        g.v_suffers(who, 1)


def one_more(g: Any, this: int, you: int, env: Env, x: int) -> int:
    return 1 if x != this else 0


CARDS = (
    Card(
        "torch",
        "tool",
        facts=(("cost", 1), ("damage", 2), ("copies", 3)),
        abilities=(
            Ability("torch.play", "slot", "play", body=torch_play),
            Ability("torch.assist", "slot", "assist", body=torch_assist),
        ),
    ),
    Card(
        "salve",
        "tool",
        facts=(("cost", 1), ("copies", 2)),
        abilities=(Ability("salve.play", "slot", "play", body=salve_play),),
    ),
    Card(
        "whetstone",
        "tool",
        facts=(("cost", 2), ("damage", 1), ("copies", 1)),
        abilities=(Ability("whetstone.play", "slot", "play", body=whetstone_play),),
    ),
    Card(
        "horn",
        "tool",
        facts=(("cost", 2), ("copies", 1)),
        abilities=(Ability("horn.play", "slot", "play", body=horn_play),),
    ),
    Card(
        "shield",
        "tool",
        facts=(("cost", 3), ("copies", 1)),
        abilities=(Ability("shield.less", "instead", "suffers", you_first, suffer_less),),
    ),
    Card(
        "flask",
        "tool",
        facts=(("cost", 3), ("copies", 1)),
        abilities=(Ability("flask.draw", "may instead", "heals", you_first, draw_instead),),
    ),
    Card("relic", "tool", facts=(("cost", 9), ("copies", 5))),
    Card(
        "wolf",
        "beast",
        facts=(("attack", 1), ("track", (("plain", 3), ("red", 1))), ("colour", "red"), ("copies", 4)),
        abilities=(Ability("wolf.heal", "when", "attacks", this_first, heal_back),),
    ),
    Card(
        "witch",
        "beast",
        facts=(("attack", 1), ("track", (("blue", 2), ("red", "rage"))), ("colour", "blue"), ("copies", 2)),
        abilities=(Ability("witch.no_heal", "cannot", "heals", any_event),),
    ),
    Card(
        "boar",
        "beast",
        facts=(("attack", 2), ("track", (("plain", 4),)), ("traits", ("red", "blue")), ("copies", 3)),
        abilities=(Ability("boar.gold", "when", "falls", this_first, gain_two),),
    ),
    Card(
        "bomb",
        "beast",
        facts=(("track", (("plain", 9),)), ("copies", 1)),
        abilities=(Ability("bomb.before", "before", "falls", this_first, all_suffer),),
    ),
    Card(
        "chief",
        "beast",
        facts=(("attack", 1), ("track", (("plain", 4),)), ("copies", 1)),
        abilities=(Ability("chief.more", "modify", "beast.attack", body=one_more),),
    ),
    Card(
        "long_night",
        "tale",
        abilities=(
            Ability("long_night.gold", "when", "round starts", any_event, lambda g, this, you, env, args: None),
            Ability("long_night.once", "when", "heals", you_first, gain_one, once="turn"),
        ),
    ),
)

GAME = Game(
    "keepers",
    players=(1, 4),
    states=(State("doom"), State("luck", start=1, per="keeper")),
    derived=(("danger", danger),),
    zones=(
        Zone("", "field", live=True),
        Zone("", "den", "hidden"),
        Zone("", "beaten"),
    ),
    scopes=("hunt",),
    seats=seats,
)

MODULE = Module(
    batched=("attacks", "becomes keeper.mood.lost", "gains"),
    source="toy",
    digest="toy",
    game=GAME,
    setups=(Setup("", setup),),
    values=(("mood", ("calm", "afraid", "lost")), ("symbol", ("plain", "red", "blue"))),
    kinds=(
        Kind(
            "keeper",
            "player",
            states=(
                State("hp", start=5, most="max_hp"),
                State("max_hp", start=5),
                State("gold"),
                State("mood", start="calm", values="mood"),
                State("skill", per="symbol"),
            ),
            zones=(
                Zone("keeper", "deck", "hidden"),
                Zone("keeper", "hand", "private"),
                Zone("keeper", "discard"),
                Zone("keeper", "played", live=True),
            ),
        ),
        Kind(
            "beast",
            "card",
            states=(State("wounds"), State("facing", start=NOTHING, kind="keeper"), State("rage", start=1)),
            facts=(
                Fact("attack", "number"),
                Fact("track", "cells", "symbol"),
                Fact("colour", "value", "symbol"),
                Fact("traits", "set", "symbol"),
                Fact("copies", "number"),
            ),
            derived=(("strength", strength),),
            zones=(Zone("beast", "lair"),),
            you=lambda g, this: g.s_beast_facing[this],
        ),
        Kind(
            "tool",
            "card",
            states=(State("helping", until_leaves=("keeper", "played")), State("pool", per="symbol", kept=True)),
            facts=(Fact("cost", "number"), Fact("damage", "number"), Fact("copies", "number")),
            slots=("play", "assist"),
            you=lambda g, this: g.owner[this],
        ),
        Kind("tale", "card", you=lambda g, this: g.current, begins=True),
    ),
    verbs=(
        Verb("draws", (("who", "keeper"), ("count", "number")), draws),
        Verb("heals", (("who", "keeper"), ("amount", "number")), heals),
        Verb("suffers", (("who", "keeper"), ("amount", "number")), suffers, packet="amount"),
        Verb("gains", (("who", "keeper"), ("amount", "number")), gains),
        Verb("attacks", (("foe", "beast"), ("target", "keeper")), attacks),
        Verb("prowls to", (("foe", "beast"), ("target", "keeper")), prowls),
        Verb("hits", (("who", "keeper"), ("foe", "beast"), ("amount", "number")), hits),
        Verb("falls", (("foe", "beast"), ("who", "keeper")), falls, affects="who"),
        Verb("plays", (("who", "keeper"), ("what", "tool")), plays),
        Verb("assists with", (("who", "keeper"), ("what", "tool")), assists),
    ),
    rules=(
        Ability("rule.lost", "whenever", "", somebody_lost, lost),
        Ability("rule.won", "whenever", "", field_empty, won),
        Ability("rule.afraid", "instead", "becomes keeper.mood.afraid", None, becomes_lost),
    ),
    timed=(
        Ability("torch.no_attack", "cannot", "attacks", env_attacks),
        Ability("whetstone.more", "modify", "tool.damage", body=other_tools),
        Ability("horn.next", "when", "plays", you_first, gain_two),
        Ability("horn.end", "until", "plays", you_first),
    ),
    flows=(
        Flow(
            "round",
            repeats=True,
            items=(Step("dawn", (dawn,)), Turns("turn", "keeper", lambda g: 0), Step("dusk", (lambda g: None,))),
        ),
        Flow("turn", of="keeper", items=(Step("act", (Window("acting", acting),)), Step("night", (night, rest)))),
    ),
    cards=CARDS,
    pasts=("plays",),
    invariants=(Invariant("toy:9", lambda g: all(g.s_keeper_hp[who] <= g.s_keeper_max_hp[who] for who in g.seats(0))),),
)
