"""Made by `ombre build` from cards/crossfire/base/market.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Card, Env, Module, Value, bounded

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/base/market.card:13
def monofilament_whip__cannot1(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    (u_target,) = env
    return args[0] == u_target


# cards/crossfire/base/market.card:8
def monofilament_whip__play(g: Play, this: int, you: int) -> None:
    if (
        any(
            True
            for u_target in g.zones[g.z__row]
            if g.kind[u_target] in g.k_obstacle and g.s_threat_facing[u_target] != you
        )
        or len(
            [
                u_it2
                for u_it2 in [a[1] for a in g.past("plays", "turn") if a[0] == you]
                if g.kind[u_it2] in g.k_gear and g.e_art_weapon in g.f_gear_type(u_it2)
            ]
        )
        >= 2
    ) and g.ask("may", you):
        u_target = g.choose(
            "target",
            you,
            [
                u_target
                for u_target in g.zones[g.z__row]
                if g.kind[u_target] in g.k_obstacle and g.s_threat_facing[u_target] != you
            ],
            "obstacle",
        )
        since1 = g.aways
        if u_target != NOTHING:
            g.v_turns_to(u_target, you)
        if (
            len(
                [
                    u_it2
                    for u_it2 in [a[1] for a in g.past("plays", "turn") if a[0] == you]
                    if g.kind[u_it2] in g.k_gear and g.e_art_weapon in g.f_gear_type(u_it2)
                ]
            )
            >= 2
        ):
            if g.kept(u_target, since1):
                g.add(
                    "base_market.monofilament_whip__cannot1", this, you, (g.still(u_target, since1),), scopes=("turn",)
                )


# cards/crossfire/base/market.card:18
def remington_roomsweeper__strike(g: Play, this: int, you: int, u_foe: int) -> None:
    g.batch(
        [
            ("deals to", (you, this, u_mate))
            for u_mate in [
                u_mate
                for u_mate in g.zones[g.z__row]
                if g.kind[u_mate] in g.k_threat
                and g.s_threat_facing[u_mate] == g.s_threat_facing[u_foe]
                and u_mate != u_foe
            ]
        ]
    )


# cards/crossfire/base/market.card:25
def katana__timed1_bonus(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (_, amount) = env
    u_it1 = x
    return (
        amount
        if g.where[u_it1] == g.z_runner_played + you and g.e_art_weapon in g.f_gear_type(u_it1) and u_it1 != this
        else 0
    )


# cards/crossfire/base/market.card:24
def katana__play(g: Play, this: int, you: int) -> None:
    g.add("base_market.katana__timed1", this, you, (this, 1), scopes=("turn",))


# cards/crossfire/base/market.card:30
def ra_sm_4_sniper_rifle__breach(g: Play, this: int, you: int, u_foe: int) -> None:
    since1 = g.aways
    past1 = g.seek()
    g.v_wears(you, u_foe)
    if (g.was(u_foe, since1, past1) if past1 else g).d_threat_remaining(u_foe) <= 2:
        if g.kept(u_foe, since1):
            g.v_clears_on(you, 2, u_foe)
    g.sought()


# cards/crossfire/base/market.card:38
def covering_fire__play(g: Play, this: int, you: int) -> None:
    u_friend = g.choose("friend", you, [u_friend for u_friend in g.everyone(g.current) if u_friend != you], "runner")
    if u_friend != NOTHING:
        g.v_heals(u_friend, 1)


# cards/crossfire/base/market.card:43
def covering_fire__cannot1(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    (u_target,) = env
    return args[0] == u_target


# cards/crossfire/base/market.card:41
def covering_fire__assist(g: Play, this: int, you: int) -> None:
    u_target = g.choose(
        "target", you, [u_target for u_target in g.zones[g.z__row] if g.kind[u_target] in g.k_obstacle], "obstacle"
    )
    if u_target != NOTHING:
        g.add("base_market.covering_fire__cannot1", this, you, (u_target,), scopes=("turn",))


# cards/crossfire/base/market.card:53
def aztechnology_striker__cannot1(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    (u_target,) = env
    return args[0] == u_target


# cards/crossfire/base/market.card:48
def aztechnology_striker__play(g: Play, this: int, you: int) -> None:
    for u_friend in g.each([u_friend for u_friend in g.everyone(g.current) if u_friend != you]):
        if g.ask("may", you):
            u_target = g.choose(
                "target",
                you,
                [
                    u_target
                    for u_target in g.zones[g.z__row]
                    if g.kind[u_target] in g.k_obstacle and g.s_threat_facing[u_target] == u_friend
                ],
                "obstacle",
            )
            since1 = g.aways
            if u_target != NOTHING:
                g.v_turns_to(u_target, you)
            if g.kept(u_target, since1):
                g.add(
                    "base_market.aztechnology_striker__cannot1",
                    this,
                    you,
                    (g.still(u_target, since1),),
                    scopes=("turn",),
                )


# cards/crossfire/base/market.card:60
def clairvoyance__play(g: Play, this: int, you: int) -> None:
    g.v_draws(you, 1)
    u_pick = g.choose(
        "pick", you, [u_pick for u_pick in g.zones[g.z_runner_hand + you] if g.kind[u_pick] in g.k_gear], "gear"
    )
    if u_pick != NOTHING:
        g.v_discards(you, u_pick)


# cards/crossfire/base/market.card:64
def clairvoyance__assist(g: Play, this: int, you: int) -> None:
    g.v_draws(g.current, 1)
    u_pick = g.choose(
        "pick",
        g.current,
        [u_pick for u_pick in g.zones[g.z_runner_hand + g.current] if g.kind[u_pick] in g.k_gear],
        "gear",
    )
    if u_pick != NOTHING:
        g.v_discards(g.current, u_pick)


# cards/crossfire/base/market.card:72
def guiding_spirit__play(g: Play, this: int, you: int) -> None:
    if g.can("renews", you) and g.ask("may", you):
        g.v_renews(you)


# cards/crossfire/base/market.card:79
def stunbolt__play(g: Play, this: int, you: int) -> None:
    u_omen = g.reveal(g.z_runner_deck + you)
    if u_omen != NOTHING:
        g.s_gear_X[this] = bounded(max(g.f_gear_cost(u_omen), 0))


# cards/crossfire/base/market.card:86
def deathtouch__play(g: Play, this: int, you: int) -> None:
    since1 = g.aways
    g.v_shows(you, 3)
    if g.kept(this, since1):
        g.s_gear_X[this] = len(
            [
                u_it1
                for u_it1 in g.zones[g.z_runner_aside + you]
                if g.kind[u_it1] in g.k_gear and g.e_art_spell in g.f_gear_type(u_it1)
            ]
        )
    g.v_stacks(you)


# cards/crossfire/base/market.card:94
def lightning_bolt__breach(g: Play, this: int, you: int, u_foe: int) -> None:
    g.v_clears_on(you, 2, u_foe)


# cards/crossfire/base/market.card:100
def fireball__strike(g: Play, this: int, you: int, u_foe: int) -> None:
    g.offer("fireball", [(u_doer, "wears", (u_doer, u_foe)) for u_doer in (you,)], 101)
    u_marked = g.choose_some(
        "marked",
        you,
        [u_marked for u_marked in g.zones[g.z__row] if g.kind[u_marked] in g.k_obstacle],
        "obstacle",
        0,
        3,
        apart=(u_foe,),
    )
    since1 = g.aways
    for u_target in g.each([u_target for u_target in u_marked if g.kind[u_target] in g.k_obstacle]):
        if g.kept(u_target, since1):
            g.v_clears_on(you, 1, u_target)
        if g.kept(u_target, since1):
            g.v_wears(you, u_target)


# cards/crossfire/base/market.card:112
def icon_grab__strike(g: Play, this: int, you: int, u_foe: int) -> None:
    if (
        len(
            [
                u_it1
                for u_it1 in [a[1] for a in g.past("plays", "turn") if a[0] == you]
                if g.kind[u_it1] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_it1)
            ]
        )
        >= 2
    ):
        u_shade = g.choose(
            "shade",
            you,
            [u_shade for u_shade in g.l_symbol if u_shade in (g.e_symbol_black, g.e_symbol_blue, g.e_symbol_red)],
            "symbol",
        )
        if u_shade != NOTHING:
            g.v_adds_with_to(you, 1, u_shade, u_foe)


# cards/crossfire/base/market.card:120
def jacked_in__recall(g: Play, this: int, you: int) -> None:
    since1 = g.aways
    if bool(g.zones[g.z_runner_hand + you]):
        u_pick = g.choose(
            "pick", you, [u_pick for u_pick in g.zones[g.z_runner_hand + you] if g.kind[u_pick] in g.k_gear], "gear"
        )
        if u_pick != NOTHING:
            g.v_discards(you, u_pick)
        if g.kept(this, since1):
            g.v_retrieves(you, this)


# cards/crossfire/base/market.card:129
def backdoor__assist(g: Play, this: int, you: int) -> None:
    u_target = g.choose(
        "target", you, [u_target for u_target in g.zones[g.z__row] if g.kind[u_target] in g.k_obstacle], "obstacle"
    )
    if u_target != NOTHING:
        g.lose_text(u_target, (), scopes=("turn",))


# cards/crossfire/base/market.card:136
def retrieval_agent__play(g: Play, this: int, you: int) -> None:
    u_pick = g.choose(
        "pick",
        you,
        [
            u_pick
            for u_pick in g.zones[g.z_runner_discard + you]
            if g.kind[u_pick] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_pick)
        ],
        "gear",
    )
    if u_pick != NOTHING:
        g.v_retrieves(you, u_pick)


# cards/crossfire/base/market.card:143
def pair_programming__play(g: Play, this: int, you: int) -> None:
    since1 = g.aways
    one1 = g.choose_one(
        "one",
        you,
        [
            "cheap",
            *(
                ["any_cost"]
                if any(
                    True
                    for u_it3 in g.zones[g.z_runner_hand + you]
                    if g.kind[u_it3] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_it3)
                )
                else []
            ),
        ],
    )
    if one1 == "cheap":
        u_friend = g.choose(
            "friend", you, [u_friend for u_friend in g.everyone(g.current) if u_friend != you], "runner"
        )
        u_model = NOTHING
        if u_friend != NOTHING:
            u_model = g.choose(
                "model",
                you,
                [
                    u_model
                    for u_model in g.all_in(g.z_runner_discard + u_friend)
                    if g.kind[u_model] in g.k_gear and g.f_gear_cost(u_model) <= 3
                ],
                "gear",
            )
        if u_model != NOTHING:
            g.v_mimics(this, u_model)
    elif one1 == "any_cost":
        u_fee = g.choose(
            "fee",
            you,
            [
                u_fee
                for u_fee in g.zones[g.z_runner_hand + you]
                if g.kind[u_fee] in g.k_gear and g.e_art_hacking in g.f_gear_type(u_fee)
            ],
            "gear",
        )
        if u_fee != NOTHING:
            g.v_discards(you, u_fee)
        u_friend = g.choose(
            "friend", you, [u_friend for u_friend in g.everyone(g.current) if u_friend != you], "runner"
        )
        u_model = NOTHING
        if u_friend != NOTHING:
            u_model = g.choose(
                "model",
                you,
                [u_model for u_model in g.all_in(g.z_runner_discard + u_friend) if g.kind[u_model] in g.k_gear],
                "gear",
                apart=(u_fee,),
            )
        if g.kept(this, since1) and u_model != NOTHING:
            g.v_mimics(this, u_model)


# cards/crossfire/base/market.card:159
def hack_the_world__play(g: Play, this: int, you: int) -> None:
    u_model = g.choose(
        "model",
        you,
        [u_model for u_model in g.zones[g.z__market] if g.kind[u_model] in g.k_gear and g.f_gear_cost(u_model) <= 6],
        "gear",
    )
    since1 = g.aways
    if u_model != NOTHING:
        g.v_mimics(this, u_model)
    if g.kept(u_model, since1):
        g.v_cycles(you, u_model)


# cards/crossfire/base/market.card:169
def black_market_contacts__play(g: Play, this: int, you: int) -> None:
    g.offer(
        "black_market_contacts",
        [
            (u_doer, "buys", (u_doer, u_it1))
            for u_doer in (you,)
            for u_it1 in g.zones[g.z__market]
            if g.kind[u_it1] in g.k_gear and g.f_gear_cost(u_it1) <= g.s_runner_nuyen[you]
        ],
        170,
    )


# cards/crossfire/base/market.card:176
def negotiation__timed1_cost(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (amount,) = env
    u_it1 = x
    return amount if g.where[u_it1] == g.z__market else 0


# cards/crossfire/base/market.card:176
def negotiation__until_1(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == you


# cards/crossfire/base/market.card:175
def negotiation__play(g: Play, this: int, you: int) -> None:
    g.add(
        "base_market.negotiation__timed1",
        this,
        you,
        (
            -(
                len(
                    [
                        u_it2
                        for u_it2 in [a[1] for a in g.past("plays", "turn") if a[0] == you]
                        if g.kind[u_it2] in g.k_gear and g.e_art_skill in g.f_gear_type(u_it2)
                    ]
                )
            ),
        ),
        scopes=("turn",),
        ends=("base_market.negotiation__until_1",),
    )


# cards/crossfire/base/market.card:178
def negotiation__timed2_cost(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (amount,) = env
    u_it3 = x
    return amount if g.where[u_it3] == g.z__market else 0


# cards/crossfire/base/market.card:178
def negotiation__until_2(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return args[0] == g.current


# cards/crossfire/base/market.card:177
def negotiation__assist(g: Play, this: int, you: int) -> None:
    g.add(
        "base_market.negotiation__timed2",
        this,
        you,
        (-(1),),
        scopes=("turn",),
        ends=("base_market.negotiation__until_2",),
    )


# cards/crossfire/base/market.card:183
def coordinated_attack__play(g: Play, this: int, you: int) -> None:
    u_friend = g.choose("friend", you, [u_friend for u_friend in g.everyone(g.current) if u_friend != you], "runner")
    if u_friend != NOTHING:
        g.v_draws(u_friend, 1)
    if u_friend != NOTHING:
        g.v_responds(u_friend)


# cards/crossfire/base/market.card:191
def doc_wagon_contract__play(g: Play, this: int, you: int) -> None:
    u_patient = g.choose("patient", you, g.everyone(g.current), "runner")
    if u_patient != NOTHING:
        g.v_heals(u_patient, 2)


# cards/crossfire/base/market.card:194
def doc_wagon_contract__assist(g: Play, this: int, you: int) -> None:
    u_patient = g.choose("patient", you, g.everyone(g.current), "runner")
    if u_patient != NOTHING:
        g.v_heals(u_patient, 1)


# cards/crossfire/base/market.card:201
def press_the_advantage__play(g: Play, this: int, you: int) -> None:
    g.v_fathoms(you)
    u_count = len([u_it1 for u_it1 in g.zones[g.z_runner_aside + you] if g.kind[u_it1] in g.k_gear])
    g.v_covers(you)
    g.v_draws(you, u_count)


# cards/crossfire/base/market.card:210
def hero_move__play(g: Play, this: int, you: int) -> None:
    g.batch([("draws", (u_it1, 1)) for u_it1 in g.everyone(g.current)])


MODULE = Module(
    source="cards/crossfire/base/market.card",
    digest="145834398846027017687329496681719758835",
    cards=(
        Card(
            "monofilament_whip",
            "gear",
            (("type", ("weapon",)), ("cost", 2), ("damage", (("black", 1),)), ("copies", 3)),
            (Ability("monofilament_whip__play", "slot", "play", None, monofilament_whip__play, line=8),),
            line=5,
        ),
        Card(
            "remington_roomsweeper",
            "gear",
            (("type", ("weapon",)), ("cost", 3), ("damage", (("black", 1), ("plain", 1))), ("copies", 3)),
            (Ability("remington_roomsweeper__strike", "slot", "strike", None, remington_roomsweeper__strike, line=18),),
            line=15,
        ),
        Card(
            "katana",
            "gear",
            (("type", ("weapon",)), ("cost", 4), ("damage", (("black", 2),)), ("copies", 3)),
            (Ability("katana__play", "slot", "play", None, katana__play, line=24),),
            line=21,
        ),
        Card(
            "ra_sm_4_sniper_rifle",
            "gear",
            (("type", ("weapon",)), ("cost", 4), ("copies", 2)),
            (Ability("ra_sm_4_sniper_rifle__breach", "slot", "breach", None, ra_sm_4_sniper_rifle__breach, line=30),),
            line=27,
        ),
        Card(
            "covering_fire",
            "gear",
            (
                ("type", ("weapon",)),
                ("cost", 5),
                ("damage", (("black", 1), ("plain", 1))),
                ("copies", 3),
                ("assist_damage", (("black", 1),)),
            ),
            (
                Ability("covering_fire__play", "slot", "play", None, covering_fire__play, line=38),
                Ability("covering_fire__assist", "slot", "assist", None, covering_fire__assist, line=41),
            ),
            line=35,
        ),
        Card(
            "aztechnology_striker",
            "gear",
            (("type", ("weapon",)), ("cost", 9), ("damage", (("black", 2), ("plain", 2))), ("copies", 1)),
            (Ability("aztechnology_striker__play", "slot", "play", None, aztechnology_striker__play, line=48),),
            line=45,
        ),
        Card(
            "clairvoyance",
            "gear",
            (
                ("type", ("spell",)),
                ("cost", 2),
                ("damage", (("blue", 1),)),
                ("copies", 3),
                ("assist_damage", (("blue", 1),)),
            ),
            (
                Ability("clairvoyance__play", "slot", "play", None, clairvoyance__play, line=60),
                Ability("clairvoyance__assist", "slot", "assist", None, clairvoyance__assist, line=64),
            ),
            line=57,
        ),
        Card(
            "guiding_spirit",
            "gear",
            (
                ("type", ("spell",)),
                ("cost", 3),
                ("damage", (("blue", 1), ("plain", 1))),
                ("requires", "spell"),
                ("copies", 3),
            ),
            (Ability("guiding_spirit__play", "slot", "play", None, guiding_spirit__play, line=72),),
            line=69,
        ),
        Card(
            "stunbolt",
            "gear",
            (("type", ("spell",)), ("cost", 3), ("damage", (("blue", 1), ("plain", "X"))), ("copies", 2)),
            (Ability("stunbolt__play", "slot", "play", None, stunbolt__play, line=79),),
            line=76,
        ),
        Card(
            "deathtouch",
            "gear",
            (("type", ("spell",)), ("cost", 4), ("damage", (("blue", 2), ("plain", "X"))), ("copies", 4)),
            (Ability("deathtouch__play", "slot", "play", None, deathtouch__play, line=86),),
            line=83,
        ),
        Card(
            "lightning_bolt",
            "gear",
            (("type", ("spell",)), ("cost", 6), ("requires", "spell"), ("copies", 2)),
            (Ability("lightning_bolt__breach", "slot", "breach", None, lightning_bolt__breach, line=94),),
            line=91,
        ),
        Card(
            "fireball",
            "gear",
            (("type", ("spell",)), ("cost", 9), ("damage", (("blue", 2), ("plain", 2))), ("copies", 1)),
            (Ability("fireball__strike", "slot", "strike", None, fireball__strike, line=100),),
            line=97,
        ),
        Card(
            "icon_grab",
            "gear",
            (("type", ("hacking",)), ("cost", 2), ("damage", (("green", 1),)), ("copies", 4)),
            (Ability("icon_grab__strike", "slot", "strike", None, icon_grab__strike, line=112),),
            line=109,
        ),
        Card(
            "jacked_in",
            "gear",
            (("type", ("hacking",)), ("cost", 3), ("damage", (("green", 1), ("plain", 1))), ("copies", 4)),
            (Ability("jacked_in__recall", "slot", "recall", None, jacked_in__recall, line=120),),
            line=117,
        ),
        Card(
            "backdoor",
            "gear",
            (
                ("type", ("hacking",)),
                ("cost", 4),
                ("damage", (("green", 1), ("plain", 2))),
                ("copies", 2),
                ("assist_damage", (("green", 1),)),
            ),
            (Ability("backdoor__assist", "slot", "assist", None, backdoor__assist, line=129),),
            line=126,
        ),
        Card(
            "retrieval_agent",
            "gear",
            (("type", ("hacking",)), ("cost", 4), ("damage", (("green", 1), ("plain", 1))), ("copies", 2)),
            (Ability("retrieval_agent__play", "slot", "play", None, retrieval_agent__play, line=136),),
            line=133,
        ),
        Card(
            "pair_programming",
            "gear",
            (("type", ("hacking",)), ("cost", 5), ("damage", (("green", 2),)), ("copies", 2)),
            (Ability("pair_programming__play", "slot", "play", None, pair_programming__play, line=143),),
            line=140,
        ),
        Card(
            "hack_the_world",
            "gear",
            (("type", ("hacking",)), ("cost", 9), ("damage", (("green", 2), ("plain", 2))), ("copies", 1)),
            (Ability("hack_the_world__play", "slot", "play", None, hack_the_world__play, line=159),),
            line=156,
        ),
        Card(
            "black_market_contacts",
            "gear",
            (("type", ("skill",)), ("cost", 2), ("damage", (("red", 1),)), ("copies", 3)),
            (Ability("black_market_contacts__play", "slot", "play", None, black_market_contacts__play, line=169),),
            line=166,
        ),
        Card(
            "negotiation",
            "gear",
            (
                ("type", ("skill",)),
                ("cost", 3),
                ("damage", (("red", 1),)),
                ("copies", 3),
                ("assist_damage", (("red", 1), ("plain", 1))),
            ),
            (
                Ability("negotiation__play", "slot", "play", None, negotiation__play, line=175),
                Ability("negotiation__assist", "slot", "assist", None, negotiation__assist, line=177),
            ),
            line=172,
        ),
        Card(
            "coordinated_attack",
            "gear",
            (("type", ("skill",)), ("cost", 4), ("damage", (("red", 1), ("plain", 1))), ("copies", 3)),
            (Ability("coordinated_attack__play", "slot", "play", None, coordinated_attack__play, line=183),),
            line=180,
        ),
        Card(
            "doc_wagon_contract",
            "gear",
            (("type", ("skill",)), ("cost", 5), ("copies", 3), ("assist_damage", (("red", 1),))),
            (
                Ability("doc_wagon_contract__play", "slot", "play", None, doc_wagon_contract__play, line=191),
                Ability("doc_wagon_contract__assist", "slot", "assist", None, doc_wagon_contract__assist, line=194),
            ),
            line=188,
        ),
        Card(
            "press_the_advantage",
            "gear",
            (("type", ("skill",)), ("cost", 5), ("damage", (("red", 1),)), ("copies", 2)),
            (Ability("press_the_advantage__play", "slot", "play", None, press_the_advantage__play, line=201),),
            line=198,
        ),
        Card(
            "hero_move",
            "gear",
            (("type", ("skill",)), ("cost", 9), ("damage", (("red", 2), ("plain", 2))), ("copies", 1)),
            (Ability("hero_move__play", "slot", "play", None, hero_move__play, line=210),),
            line=207,
        ),
    ),
    timed=(
        Ability(
            "base_market.monofilament_whip__cannot1",
            "cannot",
            "attacks",
            None,
            None,
            guard=monofilament_whip__cannot1,
            things=(0,),
            ended_by=(0,),
            line=13,
        ),
        Ability("base_market.katana__timed1", "modify", "gear.bonus", None, katana__timed1_bonus, things=(0,), line=25),
        Ability(
            "base_market.covering_fire__cannot1",
            "cannot",
            "attacks",
            None,
            None,
            guard=covering_fire__cannot1,
            things=(0,),
            ended_by=(0,),
            line=43,
        ),
        Ability(
            "base_market.aztechnology_striker__cannot1",
            "cannot",
            "attacks",
            None,
            None,
            guard=aztechnology_striker__cannot1,
            things=(0,),
            ended_by=(0,),
            line=53,
        ),
        Ability("base_market.negotiation__timed1", "modify", "gear.cost", None, negotiation__timed1_cost, line=176),
        Ability("base_market.negotiation__until_1", "next", "buys", negotiation__until_1, None, line=176),
        Ability("base_market.negotiation__timed2", "modify", "gear.cost", None, negotiation__timed2_cost, line=178),
        Ability("base_market.negotiation__until_2", "next", "buys", negotiation__until_2, None, line=178),
    ),
    pasts=("plays",),
    batched=("deals to", "draws"),
    lines=(
        "14:13 20:8 21:9 36:10 46:9 47:11 49:12 59:13 66:18 67:19 82:25 93:24 94:25 98:30 101:31 102:32"
        " 103:33 105:30 109:38 110:39 111:40 116:43 122:41 123:42 126:43 131:53 137:48 138:49 139:50 140:51"
        " 150:50 151:52 153:53 164:60 165:61 166:62 169:63 174:64 175:65 176:66 182:67 187:72 188:73 189:74"
        " 193:79 194:80 195:81 200:86 202:87 203:88 211:89 215:94 216:95 220:100 221:101 222:102 231:103"
        " 233:104 235:105 240:112 241:113 251:114 257:115 262:120 264:121 265:122 268:123 270:124 275:129"
        " 276:130 279:131 284:136 285:137 295:138 300:143 302:144 318:145 319:146 322:147 334:148 336:149"
        " 337:150 347:151 349:152 352:153 361:154 366:159 367:160 373:159 374:161 376:162 381:169 382:170"
        " 395:176 407:175 408:176 429:178 441:177 442:178 453:183 454:184 455:185 457:186 462:191 463:192"
        " 464:193 469:194 470:195 471:196 476:201 477:202 478:203 479:204 480:205 484:210 485:211"
    ),
)
