"""Made by `ombre build` from cards/srtcg/rules/setup.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Ability, Args, Env, Game, Module, Play, Value, Verb


def setup(g: Play) -> None:  # cards/srtcg/rules/setup.card:4
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
    if g.s__goal > 0 and g.s__goal < 50:
        g.refuse("low_goal")
    for u_f in g.everyone(g.current):
        if len(g.zones[g.z_fixer_deck + u_f]) < 60:
            g.refuse("short_deck")
        if bool(
            [
                u_one
                for u_one in g.zones[g.z_fixer_deck + u_f]
                if g.kind[u_one] in g.k_asset
                and len(
                    [
                        u_twin
                        for u_twin in g.zones[g.z_fixer_deck + u_f]
                        if g.kind[u_twin] in g.k_asset and g.face[u_twin] == g.face[u_one]
                    ]
                )
                > 4
            ]
        ):
            g.refuse("many_copies")
        if bool(
            [
                u_one
                for u_one in g.zones[g.z_fixer_deck + u_f]
                if g.kind[u_one] in g.k_asset
                and (
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
            ]
        ):
            g.refuse("many_copies")
        if (
            sum(
                g.f_objective_points(u_it30)
                for u_it30 in g.zones[g.z_fixer_pile + u_f]
                if g.kind[u_it30] in g.k_objective
            )
            < g.d__needed()
        ):
            g.refuse("poor_objectives")
        if len(g.zones[g.z_fixer_pile + u_f]) > 6 or len(g.zones[g.z_fixer_pile + u_f]) < 6:
            g.refuse("objectives_wrong")
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


def seats(g: Play) -> None:  # cards/srtcg/rules/setup.card:71
    g.s__starting = g.current


def redraws(g: Play, u_who: int) -> None:  # cards/srtcg/rules/setup.card:58
    g.show(g.zones[g.z_fixer_hand + u_who])
    for u_x in [u_x for u_x in g.zones[g.z_fixer_hand + u_who] if g.kind[u_x] in g.k_asset]:
        g.v_trashes(u_who, u_x)
    g.shuffle(g.z_fixer_deck + u_who)
    g.v_draws(u_who, 7)
    g.s_fixer_redeals[u_who] = g.s_fixer_redeals[u_who] + 1


def rule_good_shuffle__static_cannot(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/srtcg/rules/setup.card:67
    u_f = args[0]
    return g.s_fixer_redeals[u_f] > 0 or bool(
        [u_it2 for u_it2 in g.zones[g.z_fixer_hand + u_f] if g.kind[u_it2] in g.k_challenge]
    )


MODULE = Module(
    source="cards/srtcg/rules/setup.card",
    game=Game("", setup=setup, seats=seats),
    verbs=(Verb("redraws", (("who", "fixer"),), redraws, line=58),),
    rules=(
        Ability(
            "rule_good_shuffle__static_cannot",
            "cannot",
            "redraws",
            rule_good_shuffle__static_cannot,
            None,
            rule="good_shuffle",
            line=66,
        ),
    ),
)
