"""Made by `ombre build` from cards/srtcg/house/specials.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Card, Env, Module, Value, bounded

if TYPE_CHECKING:
    from ombre.generated.srtcg.play import Play


# cards/srtcg/house/specials.card:6
def stomach_ache__sting(g: Play, this: int, you: int) -> None:
    u_victim = g.choose(
        "victim",
        you,
        [u_victim for u_victim in g.live(g.k_runner) if g.s_asset_side[u_victim] in (g.e_side_out, g.e_side_against)],
        "runner",
    )
    if u_victim != NOTHING:
        g.v_withdraws(u_victim)


# cards/srtcg/house/specials.card:13
def false_papers__sting(g: Play, this: int, you: int) -> None:
    g.v_silences(you)


# cards/srtcg/house/specials.card:19
def second_wind__sting(g: Play, this: int, you: int) -> None:
    u_revived = g.choose(
        "revived",
        you,
        [
            u_revived
            for u_revived in g.zones[g.z_fixer_safehouse + you]
            if g.kind[u_revived] in g.k_runner and g.s_asset_ready[u_revived] < 1
        ],
        "runner",
    )
    if u_revived != NOTHING:
        g.v_untaps(u_revived)


# cards/srtcg/house/specials.card:26
def bitter_rivalry__play(g: Play, this: int, you: int) -> None:
    u_rival_fixer = g.choose(
        "rival_fixer",
        you,
        [
            u_rival_fixer
            for u_rival_fixer in g.everyone(g.current)
            if u_rival_fixer != you and g.d_fixer_reputation(u_rival_fixer) > 0
        ],
        "fixer",
    )
    if u_rival_fixer != NOTHING:
        g.v_forfeits(u_rival_fixer, 5)


# cards/srtcg/house/specials.card:33
def stray_bullet__sting(g: Play, this: int, you: int) -> None:
    u_struck_one = g.choose(
        "struck_one",
        you,
        [
            u_struck_one
            for u_struck_one in g.live(g.k_runner)
            if g.d_asset_life(u_struck_one) <= 4 and g.s_asset_side[u_struck_one] == g.e_side_out
        ],
        "runner",
    )
    u_harm = g.roll(6, "harm")
    if u_struck_one != NOTHING:
        g.v_suffers(u_struck_one, max((u_harm - 2), 1))


# cards/srtcg/house/specials.card:41
def smoke_and_mirrors__play(g: Play, this: int, you: int) -> None:
    u_spot = g.choose("spot", you, [u_spot for u_spot in g.everyone(g.current) if u_spot != you], "fixer")
    if u_spot != NOTHING:
        g.v_unmasks(you, u_spot)


# cards/srtcg/house/specials.card:48
def payday__play(g: Play, this: int, you: int) -> None:
    g.v_earns(you, 3)


# cards/srtcg/house/specials.card:54
def burn_notice__play(g: Play, this: int, you: int) -> None:
    u_burnt_one = g.choose(
        "burnt_one", you, [u_burnt_one for u_burnt_one in g.live(g.k_contact) if g.owner[u_burnt_one] != you], "contact"
    )
    if u_burnt_one != NOTHING:
        g.v_frags(you, u_burnt_one)


# cards/srtcg/house/specials.card:61
def favour_owed__play(g: Play, this: int, you: int) -> None:
    u_returned = g.choose(
        "returned",
        you,
        [u_returned for u_returned in g.zones[g.z_fixer_trash + you] if g.kind[u_returned] in g.k_runner],
        "runner",
    )
    if u_returned != NOTHING:
        g.move(u_returned, g.z_fixer_hand + you)


# cards/srtcg/house/specials.card:68
def double_shift__play(g: Play, this: int, you: int) -> None:
    g.v_draws(you, 1)


# cards/srtcg/house/specials.card:74
def blood_feud__play(g: Play, this: int, you: int) -> None:
    g.v_draws(you, 1)


# cards/srtcg/house/specials.card:76
def blood_feud__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return (
        1
        if g.kind[u_it1] in g.k_runner
        and g.where[u_it1] == g.z_fixer_safehouse + you
        and g.f_runner_profession(u_it1) == g.e_calling_ganger
        else 0
    )


# cards/srtcg/house/specials.card:81
def lucky_coin__play(g: Play, this: int, you: int) -> None:
    u_coin = g.roll(6, "coin")
    if u_coin <= 2:
        g.v_earns(you, 2)
    if u_coin == 3 or u_coin == 4:
        g.v_draws(you, 2)
    if u_coin >= 5:
        g.v_scores(you, 2)


# cards/srtcg/house/specials.card:95
def rush_order__timed1_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (u_rushed, amount) = env
    return amount if x == u_rushed else 0


# cards/srtcg/house/specials.card:93
def rush_order__sting(g: Play, this: int, you: int) -> None:
    u_rushed = g.choose(
        "rushed",
        you,
        [
            u_rushed
            for u_rushed in g.live(g.k_runner)
            if g.s_asset_side[u_rushed] == g.e_side_out and g.owner[u_rushed] == you
        ],
        "runner",
    )
    if u_rushed != NOTHING:
        g.add("house_specials.rush_order__timed1", this, you, (u_rushed, 2), scopes=("turn",))


# cards/srtcg/house/specials.card:102
def hard_place__timed1_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (u_0, amount) = env
    return amount if x == u_0 else 0


# cards/srtcg/house/specials.card:100
def hard_place__sting(g: Play, this: int, you: int) -> None:
    if (g.s__foe != NOTHING and g.kind[g.s__foe] in g.k_challenge) and (
        g.s__foe != NOTHING and g.f_asset_body(g.s__foe) > 0
    ):
        if g.s__foe != NOTHING:
            u_0 = g.s__foe
            g.add("house_specials.hard_place__timed1", this, you, (u_0, 2), scopes=("turn",))


# cards/srtcg/house/specials.card:107
def old_grudge__play(g: Play, this: int, you: int) -> None:
    one1 = g.choose_one("one", you, ["runner_of_that_race", "contact_of_that_race"])
    if one1 == "runner_of_that_race":
        u_enemy = g.choose(
            "enemy",
            you,
            [
                u_enemy
                for u_enemy in g.live(g.k_runner)
                if g.f_runner_folk(u_enemy) == g.e_race_elf and g.owner[u_enemy] != you
            ],
            "runner",
        )
        if u_enemy != NOTHING:
            g.v_trashes(you, u_enemy)
    elif one1 == "contact_of_that_race":
        u_go_between = g.choose(
            "go_between",
            you,
            [
                u_go_between
                for u_go_between in g.live(g.k_contact)
                if g.f_contact_folk(u_go_between) == g.e_race_elf and g.owner[u_go_between] != you
            ],
            "contact",
        )
        if u_go_between != NOTHING:
            g.v_trashes(you, u_go_between)


# cards/srtcg/house/specials.card:119
def open_contract__play(g: Play, this: int, you: int) -> None:
    u_employer = g.choose(
        "employer", you, [u_employer for u_employer in g.everyone(g.current) if u_employer != you], "fixer"
    )
    u_hunter = g.choose(
        "hunter",
        you,
        [
            u_hunter
            for u_hunter in g.zones[g.z_fixer_safehouse + you]
            if g.kind[u_hunter] in g.k_runner and g.s_asset_ready[u_hunter] > 0
        ],
        "runner",
    )
    u_wanted = NOTHING
    if u_employer != NOTHING and u_hunter != NOTHING:
        u_wanted = g.choose(
            "wanted",
            you,
            [u_wanted for u_wanted in g.all_in(g.z_fixer_safehouse + u_employer) if g.kind[u_wanted] in g.k_runner],
            "runner",
            apart=(u_hunter,),
        )
    if u_hunter != NOTHING and u_wanted != NOTHING:
        g.v_hunts(u_hunter, u_wanted)


# cards/srtcg/house/specials.card:128
def heron_totem__play(g: Play, this: int, you: int) -> None:
    u_devotee = g.choose(
        "devotee",
        you,
        [
            u_devotee
            for u_devotee in g.zones[g.z_fixer_safehouse + you]
            if g.kind[u_devotee] in g.k_runner and g.f_runner_profession(u_devotee) == g.e_calling_shaman
        ],
        "runner",
    )
    if u_devotee != NOTHING:
        g.v_binds_to(you, this, u_devotee)


# cards/srtcg/house/specials.card:131
def heron_totem__static_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    return 1 if x == g.s_special_bearer[this] else 0


# cards/srtcg/house/specials.card:136
def borrowed_colours__play(g: Play, this: int, you: int) -> None:
    u_guest = g.choose(
        "guest",
        you,
        [
            u_guest
            for u_guest in g.zones[g.z_fixer_safehouse + you]
            if g.kind[u_guest] in g.k_runner and g.f_runner_profession(u_guest) != g.e_calling_ganger
        ],
        "runner",
    )
    u_model = NOTHING
    if u_guest != NOTHING:
        u_model = g.choose(
            "model",
            you,
            [u_model for u_model in g.live(g.k_runner) if g.f_runner_profession(u_model) == g.e_calling_ganger],
            "runner",
            apart=(u_guest,),
        )
    if u_guest != NOTHING and u_model != NOTHING:
        g.become_copy(u_guest, u_model, (), scopes=("turn",))


# cards/srtcg/house/specials.card:144
def corner_claim__play(g: Play, this: int, you: int) -> None:
    u_champion = g.choose(
        "champion",
        you,
        [
            u_champion
            for u_champion in g.zones[g.z_fixer_safehouse + you]
            if g.kind[u_champion] in g.k_runner and g.f_runner_profession(u_champion) == g.e_calling_ganger
        ],
        "runner",
    )
    if u_champion != NOTHING:
        g.s_asset_tokens[u_champion] = bounded(g.s_asset_tokens[u_champion] + 1)


# cards/srtcg/house/specials.card:155
def inside_man__timed1_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (u_0, amount) = env
    return amount if x == u_0 else 0


# cards/srtcg/house/specials.card:156
def inside_man__timed2_body(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (u_0, amount) = env
    return amount if x == u_0 else 0


# cards/srtcg/house/specials.card:151
def inside_man__sting(g: Play, this: int, you: int) -> None:
    if g.s__foe != NOTHING and g.kind[g.s__foe] in g.k_challenge:
        u_mole = g.choose(
            "mole", you, [u_mole for u_mole in g.live(g.k_runner) if g.s_asset_side[u_mole] == g.e_side_out], "runner"
        )
        if g.s__foe != NOTHING and g.f_asset_body(g.s__foe) > 0:
            if g.s__foe != NOTHING and u_mole != NOTHING:
                u_0 = g.s__foe
                g.add("house_specials.inside_man__timed1", this, you, (u_0, g.d_asset_might(u_mole)), scopes=("turn",))
            if g.s__foe != NOTHING and u_mole != NOTHING:
                u_0 = g.s__foe
                g.add("house_specials.inside_man__timed2", this, you, (u_0, g.d_asset_life(u_mole)), scopes=("turn",))
        if u_mole != NOTHING:
            g.v_trashes(you, u_mole)


# cards/srtcg/house/specials.card:162
def house_quarrel__play(g: Play, this: int, you: int) -> None:
    u_host = g.choose("host", you, [u_host for u_host in g.everyone(g.current) if u_host != you], "fixer")
    u_loser = NOTHING
    if u_host != NOTHING:
        u_loser = g.choose(
            "loser",
            you,
            [u_loser for u_loser in g.all_in(g.z_fixer_safehouse + u_host) if g.kind[u_loser] in g.k_runner],
            "runner",
        )
    if u_loser != NOTHING and u_host != NOTHING:
        g.v_suffers(
            u_loser,
            len(
                [
                    u_ally
                    for u_ally in g.all_in(g.z_fixer_safehouse + u_host)
                    if g.kind[u_ally] in g.k_runner and (u_loser != NOTHING and u_ally != u_loser)
                ]
            ),
        )


# cards/srtcg/house/specials.card:170
def standing_retainer__play(g: Play, this: int, you: int) -> None:
    g.v_draws(you, 1)


# cards/srtcg/house/specials.card:172
def standing_retainer__static_plating(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    u_it1 = x
    return 1 if g.kind[u_it1] in g.k_runner and g.where[u_it1] == g.z_fixer_safehouse + you else 0


MODULE = Module(
    source="cards/srtcg/house/specials.card",
    digest="243976083139831156368556001163448293725",
    cards=(
        Card(
            "stomach_ache",
            "special",
            (("cost", 1), ("themes", ("streetborn", "spellbound")), ("copies", 2)),
            (Ability("stomach_ache__sting", "slot", "sting", None, stomach_ache__sting, line=6),),
            line=3,
        ),
        Card(
            "false_papers",
            "special",
            (("cost", 1), ("themes", ("chrome", "streetborn")), ("copies", 2)),
            (Ability("false_papers__sting", "slot", "sting", None, false_papers__sting, line=13),),
            line=10,
        ),
        Card(
            "second_wind",
            "special",
            (("cost", 2), ("themes", ("chrome", "spellbound")), ("copies", 2)),
            (Ability("second_wind__sting", "slot", "sting", None, second_wind__sting, line=19),),
            line=16,
        ),
        Card(
            "bitter_rivalry",
            "special",
            (("cost", 2), ("themes", ("streetborn",)), ("copies", 1)),
            (Ability("bitter_rivalry__play", "slot", "play", None, bitter_rivalry__play, line=26),),
            line=23,
        ),
        Card(
            "stray_bullet",
            "special",
            (("cost", 3), ("themes", ("chrome",)), ("copies", 2)),
            (Ability("stray_bullet__sting", "slot", "sting", None, stray_bullet__sting, line=33),),
            line=30,
        ),
        Card(
            "smoke_and_mirrors",
            "special",
            (("cost", 2), ("themes", ("spellbound", "chrome")), ("copies", 2)),
            (Ability("smoke_and_mirrors__play", "slot", "play", None, smoke_and_mirrors__play, line=41),),
            line=38,
        ),
        Card(
            "payday",
            "special",
            (("cost", 0), ("themes", ("chrome", "spellbound", "streetborn")), ("copies", 2)),
            (Ability("payday__play", "slot", "play", None, payday__play, line=48),),
            line=45,
        ),
        Card(
            "burn_notice",
            "special",
            (("cost", 4), ("themes", ("streetborn",)), ("copies", 1)),
            (Ability("burn_notice__play", "slot", "play", None, burn_notice__play, line=54),),
            line=51,
        ),
        Card(
            "favour_owed",
            "special",
            (("cost", 1), ("themes", ("spellbound", "streetborn")), ("copies", 1)),
            (Ability("favour_owed__play", "slot", "play", None, favour_owed__play, line=61),),
            line=58,
        ),
        Card(
            "double_shift",
            "special",
            (("cost", 1), ("keywords", ("lasting",)), ("income", 1), ("themes", ("chrome",)), ("copies", 1)),
            (Ability("double_shift__play", "slot", "play", None, double_shift__play, line=68),),
            line=65,
        ),
        Card(
            "blood_feud",
            "special",
            (("cost", 3), ("keywords", ("lasting",)), ("themes", ("streetborn",)), ("copies", 1)),
            (
                Ability("blood_feud__play", "slot", "play", None, blood_feud__play, line=74),
                Ability(
                    "blood_feud__static_attack", "modify", "asset.attack", None, blood_feud__static_attack, line=76
                ),
            ),
            line=71,
        ),
        Card(
            "lucky_coin",
            "special",
            (("cost", 1), ("themes", ("spellbound", "streetborn", "chrome")), ("copies", 1)),
            (Ability("lucky_coin__play", "slot", "play", None, lucky_coin__play, line=81),),
            line=78,
        ),
        Card(
            "rush_order",
            "special",
            (("cost", 1), ("themes", ("chrome", "streetborn")), ("copies", 2)),
            (Ability("rush_order__sting", "slot", "sting", None, rush_order__sting, line=93),),
            line=90,
        ),
        Card(
            "hard_place",
            "special",
            (("cost", 2), ("themes", ("spellbound", "chrome")), ("copies", 2)),
            (Ability("hard_place__sting", "slot", "sting", None, hard_place__sting, line=100),),
            line=97,
        ),
        Card(
            "old_grudge",
            "special",
            (("cost", 4), ("themes", ("streetborn",)), ("copies", 1)),
            (Ability("old_grudge__play", "slot", "play", None, old_grudge__play, line=107),),
            line=104,
        ),
        Card(
            "open_contract",
            "special",
            (("cost", 3), ("themes", ("streetborn",)), ("copies", 1)),
            (Ability("open_contract__play", "slot", "play", None, open_contract__play, line=119),),
            line=116,
        ),
        Card(
            "heron_totem",
            "special",
            (("cost", 2), ("themes", ("spellbound",)), ("copies", 1)),
            (
                Ability("heron_totem__play", "slot", "play", None, heron_totem__play, line=128),
                Ability(
                    "heron_totem__static_attack", "modify", "asset.attack", None, heron_totem__static_attack, line=131
                ),
            ),
            line=125,
        ),
        Card(
            "borrowed_colours",
            "special",
            (("cost", 1), ("themes", ("streetborn",)), ("copies", 1)),
            (Ability("borrowed_colours__play", "slot", "play", None, borrowed_colours__play, line=136),),
            line=133,
        ),
        Card(
            "corner_claim",
            "special",
            (("cost", 2), ("themes", ("streetborn",)), ("copies", 1)),
            (Ability("corner_claim__play", "slot", "play", None, corner_claim__play, line=144),),
            line=141,
        ),
        Card(
            "inside_man",
            "special",
            (("cost", 3), ("themes", ("chrome",)), ("copies", 1)),
            (Ability("inside_man__sting", "slot", "sting", None, inside_man__sting, line=151),),
            line=148,
        ),
        Card(
            "house_quarrel",
            "special",
            (("cost", 2), ("themes", ("spellbound",)), ("copies", 1)),
            (Ability("house_quarrel__play", "slot", "play", None, house_quarrel__play, line=162),),
            line=159,
        ),
        Card(
            "standing_retainer",
            "special",
            (
                ("cost", 2),
                ("upkeep", 1),
                ("keywords", ("lasting",)),
                ("themes", ("chrome", "spellbound")),
                ("copies", 1),
            ),
            (
                Ability("standing_retainer__play", "slot", "play", None, standing_retainer__play, line=170),
                Ability(
                    "standing_retainer__static_plating",
                    "modify",
                    "asset.plating",
                    None,
                    standing_retainer__static_plating,
                    line=172,
                ),
            ),
            line=167,
        ),
    ),
    timed=(
        Ability(
            "house_specials.rush_order__timed1",
            "modify",
            "asset.attack",
            None,
            rush_order__timed1_attack,
            things=(0,),
            ended_by=(0,),
            line=95,
        ),
        Ability(
            "house_specials.hard_place__timed1",
            "modify",
            "asset.attack",
            None,
            hard_place__timed1_attack,
            things=(0,),
            ended_by=(0,),
            line=102,
        ),
        Ability(
            "house_specials.inside_man__timed1",
            "modify",
            "asset.attack",
            None,
            inside_man__timed1_attack,
            things=(0,),
            ended_by=(0,),
            line=155,
        ),
        Ability(
            "house_specials.inside_man__timed2",
            "modify",
            "asset.body",
            None,
            inside_man__timed2_body,
            things=(0,),
            ended_by=(0,),
            line=156,
        ),
    ),
    lines=(
        "14:6 15:7 21:8 26:13 27:14 31:19 32:20 42:21 47:26 48:27 58:28 63:33 64:34 74:35 75:36 80:41 81:42"
        " 82:43 87:48 88:49 92:54 93:55 96:56 101:61 102:62 108:63 113:68 114:69 118:74 119:75 123:76 135:81"
        " 136:82 137:83 138:84 139:85 140:86 141:87 142:88 146:95 152:93 153:94 163:95 168:102 174:100"
        " 175:101 178:102 184:107 185:108 186:109 187:110 197:111 199:112 200:113 210:114 215:119 216:120"
        " 219:121 229:122 238:123 243:128 244:129 254:130 259:131 264:136 265:137 275:138 284:139 289:144"
        " 290:145 300:146 305:155 311:156 317:151 318:152 319:153 322:154 323:155 326:156 329:157 334:162"
        " 335:163 336:164 344:165 358:170 359:171 363:172"
    ),
)
