"""Made by `ombre build` from cards/srtcg/rules/setup.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Env, Game, Invariant, Module, Setup, Value, Verb, bounded

if TYPE_CHECKING:
    from ombre.generated.srtcg.play import Play


# cards/srtcg/rules/setup.card:84
def seats(g: Play) -> None:
    g.s__starting = g.current


# cards/srtcg/rules/setup.card:72
def redraws(g: Play, u_who: int) -> None:
    g.show(g.zones[g.z_fixer_hand + u_who])
    g.batch(
        [
            ("trashes", (u_who, u_it1))
            for u_it1 in [u_it1 for u_it1 in g.zones[g.z_fixer_hand + u_who] if g.kind[u_it1] in g.k_asset]
        ]
    )
    g.shuffle(g.z_fixer_deck + u_who)
    g.v_draws(u_who, 7)
    g.s_fixer_redeals[u_who] = bounded(g.s_fixer_redeals[u_who] + 1)


# cards/srtcg/rules/setup.card:80
def rule_good_shuffle__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_f = args[0]
    return g.s_fixer_redeals[u_f] > 0 or any(
        True for u_it2 in g.zones[g.z_fixer_hand + u_f] if g.kind[u_it2] in g.k_challenge
    )


# cards/srtcg/rules/setup.card:69
def invariant_1(g: Play) -> Value:
    return g.s__goal == 0 or g.s__goal >= 50


# cards/srtcg/rules/setup.card:4
def setup_decks(g: Play) -> None:
    for u_f in g.everyone(g.current):
        g.s_fixer_nuyen[u_f] = 4
        g.put_printed(g.k_runner, g.z_fixer_deck + u_f, u_f, None, "", u_f)
        g.put_printed(g.k_gear, g.z_fixer_deck + u_f, u_f, None, "", u_f)
        g.put_printed(g.k_challenge, g.z_fixer_deck + u_f, u_f, None, "", u_f)
        g.put_printed(g.k_location, g.z_fixer_deck + u_f, u_f, None, "", u_f)
        g.put_printed(g.k_contact, g.z_fixer_deck + u_f, u_f, None, "", u_f)
        g.put_printed(g.k_special, g.z_fixer_deck + u_f, u_f, None, "", u_f)
        g.put_printed(g.k_objective, g.z_fixer_pile + u_f, u_f, None, "", u_f)
    for u_n in g.repeat(len(g.everyone(g.current))):
        u_member = g.seat_after(g.current, u_n)
        if not g.zones[g.z_fixer_deck + u_member] and not g.zones[g.z_fixer_pile + u_member]:
            if u_n == 1 or u_n == 4:
                g.put_printed(
                    g.k_runner,
                    g.z_fixer_deck + u_member,
                    u_member,
                    lambda g, u_it10: g.e_theme_chrome in g.f_asset_themes(u_it10),
                    "f_asset_copies",
                )
                g.put_printed(
                    g.k_gear,
                    g.z_fixer_deck + u_member,
                    u_member,
                    lambda g, u_it11: g.e_theme_chrome in g.f_asset_themes(u_it11),
                    "f_asset_copies",
                )
                g.put_printed(
                    g.k_challenge,
                    g.z_fixer_deck + u_member,
                    u_member,
                    lambda g, u_it12: g.e_theme_chrome in g.f_asset_themes(u_it12),
                    "f_asset_copies",
                )
                g.put_printed(
                    g.k_location,
                    g.z_fixer_deck + u_member,
                    u_member,
                    lambda g, u_it13: g.e_theme_chrome in g.f_asset_themes(u_it13),
                    "f_asset_copies",
                )
                g.put_printed(
                    g.k_contact,
                    g.z_fixer_deck + u_member,
                    u_member,
                    lambda g, u_it14: g.e_theme_chrome in g.f_asset_themes(u_it14),
                    "f_asset_copies",
                )
                g.put_printed(
                    g.k_special,
                    g.z_fixer_deck + u_member,
                    u_member,
                    lambda g, u_it15: g.e_theme_chrome in g.f_asset_themes(u_it15),
                    "f_asset_copies",
                )
                g.put_printed(
                    g.k_objective,
                    g.z_fixer_pile + u_member,
                    u_member,
                    lambda g, u_it16: g.e_theme_chrome in g.f_asset_themes(u_it16),
                    "",
                )
            if u_n == 2 or u_n == 5:
                g.put_printed(
                    g.k_runner,
                    g.z_fixer_deck + u_member,
                    u_member,
                    lambda g, u_it17: g.e_theme_spellbound in g.f_asset_themes(u_it17),
                    "f_asset_copies",
                )
                g.put_printed(
                    g.k_gear,
                    g.z_fixer_deck + u_member,
                    u_member,
                    lambda g, u_it18: g.e_theme_spellbound in g.f_asset_themes(u_it18),
                    "f_asset_copies",
                )
                g.put_printed(
                    g.k_challenge,
                    g.z_fixer_deck + u_member,
                    u_member,
                    lambda g, u_it19: g.e_theme_spellbound in g.f_asset_themes(u_it19),
                    "f_asset_copies",
                )
                g.put_printed(
                    g.k_location,
                    g.z_fixer_deck + u_member,
                    u_member,
                    lambda g, u_it20: g.e_theme_spellbound in g.f_asset_themes(u_it20),
                    "f_asset_copies",
                )
                g.put_printed(
                    g.k_contact,
                    g.z_fixer_deck + u_member,
                    u_member,
                    lambda g, u_it21: g.e_theme_spellbound in g.f_asset_themes(u_it21),
                    "f_asset_copies",
                )
                g.put_printed(
                    g.k_special,
                    g.z_fixer_deck + u_member,
                    u_member,
                    lambda g, u_it22: g.e_theme_spellbound in g.f_asset_themes(u_it22),
                    "f_asset_copies",
                )
                g.put_printed(
                    g.k_objective,
                    g.z_fixer_pile + u_member,
                    u_member,
                    lambda g, u_it23: g.e_theme_spellbound in g.f_asset_themes(u_it23),
                    "",
                )
            if u_n == 3 or u_n == 6:
                g.put_printed(
                    g.k_runner,
                    g.z_fixer_deck + u_member,
                    u_member,
                    lambda g, u_it24: g.e_theme_streetborn in g.f_asset_themes(u_it24),
                    "f_asset_copies",
                )
                g.put_printed(
                    g.k_gear,
                    g.z_fixer_deck + u_member,
                    u_member,
                    lambda g, u_it25: g.e_theme_streetborn in g.f_asset_themes(u_it25),
                    "f_asset_copies",
                )
                g.put_printed(
                    g.k_challenge,
                    g.z_fixer_deck + u_member,
                    u_member,
                    lambda g, u_it26: g.e_theme_streetborn in g.f_asset_themes(u_it26),
                    "f_asset_copies",
                )
                g.put_printed(
                    g.k_location,
                    g.z_fixer_deck + u_member,
                    u_member,
                    lambda g, u_it27: g.e_theme_streetborn in g.f_asset_themes(u_it27),
                    "f_asset_copies",
                )
                g.put_printed(
                    g.k_contact,
                    g.z_fixer_deck + u_member,
                    u_member,
                    lambda g, u_it28: g.e_theme_streetborn in g.f_asset_themes(u_it28),
                    "f_asset_copies",
                )
                g.put_printed(
                    g.k_special,
                    g.z_fixer_deck + u_member,
                    u_member,
                    lambda g, u_it29: g.e_theme_streetborn in g.f_asset_themes(u_it29),
                    "f_asset_copies",
                )
                g.put_printed(
                    g.k_objective,
                    g.z_fixer_pile + u_member,
                    u_member,
                    lambda g, u_it30: g.e_theme_streetborn in g.f_asset_themes(u_it30),
                    "",
                )
    for u_f in g.each(g.everyone(g.current)):
        g.require("cards", u_f, len(g.zones[g.z_fixer_deck + u_f]), ">=", 60)
        g.require("objectives", u_f, len(g.zones[g.z_fixer_pile + u_f]), "=", 6)
        g.require(
            "points",
            u_f,
            sum(
                g.f_objective_points(u_it34)
                for u_it34 in g.zones[g.z_fixer_pile + u_f]
                if g.kind[u_it34] in g.k_objective
            ),
            ">=",
            g.d__needed(),
        )
        for u_one in [u_one for u_one in g.zones[g.z_fixer_deck + u_f] if g.kind[u_one] in g.k_asset]:
            if g.e_keyword_prime in g.f_asset_keywords(u_one) or g.e_keyword_one_of_a_kind in g.f_asset_keywords(u_one):
                g.require(
                    "copies",
                    u_one,
                    len(
                        [
                            u_twin
                            for u_twin in g.zones[g.z_fixer_deck + u_f]
                            if g.kind[u_twin] in g.k_asset and g.face[u_twin] == g.face[u_one]
                        ]
                    ),
                    "<=",
                    1,
                )
            else:
                g.require(
                    "copies",
                    u_one,
                    len(
                        [
                            u_twin
                            for u_twin in g.zones[g.z_fixer_deck + u_f]
                            if g.kind[u_twin] in g.k_asset and g.face[u_twin] == g.face[u_one]
                        ]
                    ),
                    "<=",
                    4,
                )


# cards/srtcg/rules/setup.card:51
def setup_objective_limit(g: Play) -> None:
    for u_f in g.each(g.everyone(g.current)):
        for u_prize in [u_prize for u_prize in g.zones[g.z_fixer_pile + u_f] if g.kind[u_prize] in g.k_objective]:
            g.require(
                "copies",
                u_prize,
                len(
                    [
                        u_twin
                        for u_twin in g.zones[g.z_fixer_pile + u_f]
                        if g.kind[u_twin] in g.k_objective and g.face[u_twin] == g.face[u_prize]
                    ]
                ),
                "<=",
                4,
            )


# cards/srtcg/rules/setup.card:56
def setup_first_cards(g: Play) -> None:
    u_lot = g.roll(len(g.everyone(g.current)), "lot")
    g.s__starting = g.seat_after(g.current, u_lot)
    for u_f in g.each(g.everyone(g.current)):
        g.shuffle(g.z_fixer_pile + u_f)
        g.shuffle(g.z_fixer_deck + u_f)
        g.v_draws(u_f, 7)
    for u_n in g.repeat(len(g.everyone(g.current))):
        u_f = NOTHING
        if g.s__starting != NOTHING:
            u_f = g.seat_after(g.s__starting, (u_n - 1))
        if u_f != NOTHING:
            g.offer("setup_first_cards", [(u_doer, "redraws", (u_doer,)) for u_doer in (u_f,)], 65)
    if g.beginning != NOTHING:
        g.move(g.beginning, g.z__briefing)
    if g.beginning != NOTHING and g.s__starting != NOTHING:
        g.perform("begin", g.beginning, g.s__starting)


MODULE = Module(
    source="cards/srtcg/rules/setup.card",
    digest="222925946739522273830574402922276794309",
    game=Game("", seats=seats),
    verbs=(Verb("redraws", (("who", "fixer"),), redraws, line=72),),
    rules=(
        Ability(
            "rule_good_shuffle__static_cannot",
            "cannot",
            "redraws",
            None,
            None,
            guard=rule_good_shuffle__static_cannot,
            rule="good_shuffle",
            line=80,
        ),
    ),
    invariants=(Invariant("cards/srtcg/rules/setup.card:69", invariant_1, "goal_of_fifty_at_least"),),
    setups=(
        Setup("decks", setup_decks),
        Setup("objective_limit", setup_objective_limit),
        Setup("first_cards", setup_first_cards),
    ),
    batched=("trashes",),
    lines=(
        "14:84 19:72 20:73 21:74 27:75 28:76 29:77 33:80 41:69 46:4 47:5 48:6 49:7 50:8 51:9 52:10 53:11"
        " 54:12 55:13 56:14 57:15 58:16 59:17 60:18 67:19 74:20 81:21 88:22 95:23 102:24 109:25 110:26 117:27"
        " 124:28 131:29 138:30 145:31 152:32 159:33 160:34 167:35 174:36 181:37 188:38 195:39 202:40 209:41"
        " 210:42 211:43 212:44 223:45 224:46 225:47 239:49 255:51 256:52 257:53 258:54 274:56 275:57 276:58"
        " 277:59 278:60 279:61 280:62 281:63 282:64 285:65 287:66 289:67"
    ),
)
