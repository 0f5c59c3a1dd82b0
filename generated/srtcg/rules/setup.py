"""Made by `ombre build` from cards/srtcg/rules/setup.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Env, Game, Invariant, Module, Play, Setup, Value, Verb


def seats(g: Play) -> None:  # cards/srtcg/rules/setup.card:74
    g.s__starting = g.current


def redraws(g: Play, u_who: int) -> None:  # cards/srtcg/rules/setup.card:61
    g.show(g.zones[g.z_fixer_hand + u_who])
    for u_x in [u_x for u_x in g.zones[g.z_fixer_hand + u_who] if g.kind[u_x] in g.k_asset]:
        g.v_trashes(u_who, u_x)
    g.shuffle(g.z_fixer_deck + u_who)
    g.v_draws(u_who, 7)
    g.s_fixer_redeals[u_who] = g.s_fixer_redeals[u_who] + 1


def rule_good_shuffle__static_cannot(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/srtcg/rules/setup.card:70
    u_f = args[0]
    return g.s_fixer_redeals[u_f] > 0 or bool(
        [u_it2 for u_it2 in g.zones[g.z_fixer_hand + u_f] if g.kind[u_it2] in g.k_challenge]
    )


def invariant_1(g: Play) -> Value:  # cards/srtcg/rules/setup.card:50
    return g.s__goal == 0 or g.s__goal >= 50


def invariant_2(g: Play) -> Value:  # cards/srtcg/rules/setup.card:52
    return not [u_it1 for u_it1 in g.everyone(g.current) if g.s_fixer_cards_missing[u_it1] > 0]


def invariant_3(g: Play) -> Value:  # cards/srtcg/rules/setup.card:54
    return not [u_it1 for u_it1 in g.everyone(g.current) if g.s_fixer_objectives_off[u_it1] > 0]


def invariant_4(g: Play) -> Value:  # cards/srtcg/rules/setup.card:56
    return not [u_it1 for u_it1 in g.everyone(g.current) if g.s_fixer_points_missing[u_it1] > 0]


def invariant_5(g: Play) -> Value:  # cards/srtcg/rules/setup.card:58
    return not [u_it1 for u_it1 in g.everyone(g.current) if g.s_fixer_copies_too_many[u_it1] > 0]


def setup(g: Play) -> None:  # cards/srtcg/rules/setup.card:3
    for u_f in g.everyone(g.current):
        g.s_fixer_nuyen[u_f] = 4
    for u_n in range(1, len(g.everyone(g.current)) + 1):
        u_member = g.seat_after(g.current, u_n)
        if u_n == 1 or u_n == 4:
            g.put_printed(
                g.k_runner,
                g.z_fixer_deck + u_member,
                u_member,
                lambda g, u_it3: g.e_theme_chrome in g.f_asset_themes(u_it3),
                "asset_copies",
            )
            g.put_printed(
                g.k_gear,
                g.z_fixer_deck + u_member,
                u_member,
                lambda g, u_it4: g.e_theme_chrome in g.f_asset_themes(u_it4),
                "asset_copies",
            )
            g.put_printed(
                g.k_challenge,
                g.z_fixer_deck + u_member,
                u_member,
                lambda g, u_it5: g.e_theme_chrome in g.f_asset_themes(u_it5),
                "asset_copies",
            )
            g.put_printed(
                g.k_location,
                g.z_fixer_deck + u_member,
                u_member,
                lambda g, u_it6: g.e_theme_chrome in g.f_asset_themes(u_it6),
                "asset_copies",
            )
            g.put_printed(
                g.k_contact,
                g.z_fixer_deck + u_member,
                u_member,
                lambda g, u_it7: g.e_theme_chrome in g.f_asset_themes(u_it7),
                "asset_copies",
            )
            g.put_printed(
                g.k_special,
                g.z_fixer_deck + u_member,
                u_member,
                lambda g, u_it8: g.e_theme_chrome in g.f_asset_themes(u_it8),
                "asset_copies",
            )
            g.put_printed(
                g.k_objective,
                g.z_fixer_pile + u_member,
                u_member,
                lambda g, u_it9: g.e_theme_chrome in g.f_asset_themes(u_it9),
                "",
            )
        if u_n == 2 or u_n == 5:
            g.put_printed(
                g.k_runner,
                g.z_fixer_deck + u_member,
                u_member,
                lambda g, u_it10: g.e_theme_spellbound in g.f_asset_themes(u_it10),
                "asset_copies",
            )
            g.put_printed(
                g.k_gear,
                g.z_fixer_deck + u_member,
                u_member,
                lambda g, u_it11: g.e_theme_spellbound in g.f_asset_themes(u_it11),
                "asset_copies",
            )
            g.put_printed(
                g.k_challenge,
                g.z_fixer_deck + u_member,
                u_member,
                lambda g, u_it12: g.e_theme_spellbound in g.f_asset_themes(u_it12),
                "asset_copies",
            )
            g.put_printed(
                g.k_location,
                g.z_fixer_deck + u_member,
                u_member,
                lambda g, u_it13: g.e_theme_spellbound in g.f_asset_themes(u_it13),
                "asset_copies",
            )
            g.put_printed(
                g.k_contact,
                g.z_fixer_deck + u_member,
                u_member,
                lambda g, u_it14: g.e_theme_spellbound in g.f_asset_themes(u_it14),
                "asset_copies",
            )
            g.put_printed(
                g.k_special,
                g.z_fixer_deck + u_member,
                u_member,
                lambda g, u_it15: g.e_theme_spellbound in g.f_asset_themes(u_it15),
                "asset_copies",
            )
            g.put_printed(
                g.k_objective,
                g.z_fixer_pile + u_member,
                u_member,
                lambda g, u_it16: g.e_theme_spellbound in g.f_asset_themes(u_it16),
                "",
            )
        if u_n == 3 or u_n == 6:
            g.put_printed(
                g.k_runner,
                g.z_fixer_deck + u_member,
                u_member,
                lambda g, u_it17: g.e_theme_streetborn in g.f_asset_themes(u_it17),
                "asset_copies",
            )
            g.put_printed(
                g.k_gear,
                g.z_fixer_deck + u_member,
                u_member,
                lambda g, u_it18: g.e_theme_streetborn in g.f_asset_themes(u_it18),
                "asset_copies",
            )
            g.put_printed(
                g.k_challenge,
                g.z_fixer_deck + u_member,
                u_member,
                lambda g, u_it19: g.e_theme_streetborn in g.f_asset_themes(u_it19),
                "asset_copies",
            )
            g.put_printed(
                g.k_location,
                g.z_fixer_deck + u_member,
                u_member,
                lambda g, u_it20: g.e_theme_streetborn in g.f_asset_themes(u_it20),
                "asset_copies",
            )
            g.put_printed(
                g.k_contact,
                g.z_fixer_deck + u_member,
                u_member,
                lambda g, u_it21: g.e_theme_streetborn in g.f_asset_themes(u_it21),
                "asset_copies",
            )
            g.put_printed(
                g.k_special,
                g.z_fixer_deck + u_member,
                u_member,
                lambda g, u_it22: g.e_theme_streetborn in g.f_asset_themes(u_it22),
                "asset_copies",
            )
            g.put_printed(
                g.k_objective,
                g.z_fixer_pile + u_member,
                u_member,
                lambda g, u_it23: g.e_theme_streetborn in g.f_asset_themes(u_it23),
                "",
            )
    for u_f in g.everyone(g.current):
        g.s_fixer_cards_missing[u_f] = max(max((60 - len(g.zones[g.z_fixer_deck + u_f])), 0), 0)
        g.s_fixer_objectives_off[u_f] = max(
            (max((len(g.zones[g.z_fixer_pile + u_f]) - 6), 6) - len(g.zones[g.z_fixer_pile + u_f])), 0
        )
        g.s_fixer_points_missing[u_f] = max(
            max(
                (
                    g.d__needed()
                    - sum(
                        g.f_objective_points(u_it28)
                        for u_it28 in g.zones[g.z_fixer_pile + u_f]
                        if g.kind[u_it28] in g.k_objective
                    )
                ),
                0,
            ),
            0,
        )
        g.s_fixer_copies_too_many[u_f] = len(
            [
                u_one
                for u_one in g.zones[g.z_fixer_deck + u_f]
                if g.kind[u_one] in g.k_asset
                and (
                    len(
                        [
                            u_twin
                            for u_twin in g.zones[g.z_fixer_deck + u_f]
                            if g.kind[u_twin] in g.k_asset and g.face[u_twin] == g.face[u_one]
                        ]
                    )
                    > 4
                    or (
                        g.e_keyword_prime in g.f_asset_keywords(u_one)
                        or g.e_keyword_one_of_a_kind in g.f_asset_keywords(u_one)
                    )
                    and len(
                        [
                            u_twin
                            for u_twin in g.zones[g.z_fixer_deck + u_f]
                            if g.kind[u_twin] in g.k_asset and g.face[u_twin] == g.face[u_one]
                        ]
                    )
                    > 1
                )
            ]
        )
    u_lot = g.roll(len(g.everyone(g.current)), "lot")
    g.s__starting = g.seat_after(g.current, u_lot)
    for u_f in g.everyone(g.current):
        g.shuffle(g.z_fixer_pile + u_f)
        g.shuffle(g.z_fixer_deck + u_f)
        g.v_draws(u_f, 7)
    for u_n in range(1, len(g.everyone(g.current)) + 1):
        u_f = NOTHING
        if g.s__starting != NOTHING:
            u_f = g.seat_after(g.s__starting, (u_n - 1))
        if u_f != NOTHING:
            g.offer("setup_rules_setup", [(u_doer, "redraws", (u_doer,)) for u_doer in (u_f,)])
    if g.beginning != NOTHING:
        g.move(g.beginning, g.z__briefing)
    if g.beginning != NOTHING and g.s__starting != NOTHING:
        g.perform("begin", g.beginning, g.s__starting)


MODULE = Module(
    source="cards/srtcg/rules/setup.card",
    game=Game("", seats=seats),
    verbs=(Verb("redraws", (("who", "fixer"),), redraws, line=61),),
    rules=(
        Ability(
            "rule_good_shuffle__static_cannot",
            "cannot",
            "redraws",
            rule_good_shuffle__static_cannot,
            None,
            rule="good_shuffle",
            line=70,
        ),
    ),
    invariants=(
        Invariant("cards/srtcg/rules/setup.card:50", invariant_1, "goal_of_fifty_at_least"),
        Invariant("cards/srtcg/rules/setup.card:52", invariant_2, "decks_of_sixty_cards"),
        Invariant("cards/srtcg/rules/setup.card:54", invariant_3, "six_objectives_each"),
        Invariant("cards/srtcg/rules/setup.card:56", invariant_4, "objectives_for_the_goal"),
        Invariant("cards/srtcg/rules/setup.card:58", invariant_5, "four_copies_at_most"),
    ),
    setups=(Setup("", setup),),
)
