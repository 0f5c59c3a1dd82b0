"""Made by `ombre build` from cards/crossfire/rules/flow.card: do not edit."""

from __future__ import annotations

from ombre.runtime import (
    NOTHING,
    Ability,
    Args,
    Env,
    Flow,
    Game,
    Invariant,
    Module,
    Offers,
    Play,
    Step,
    Turns,
    Value,
    Window,
)


def setup(g: Play) -> None:  # cards/crossfire/rules/flow.card:4
    g.s__starting = g.current
    for u_r in g.everyone(g.current):
        g.s_runner_max_hp[u_r] = 5
        g.s_runner_hp[u_r] = min(5, g.s_runner_max_hp[u_r])
        g.s_runner_nuyen[u_r] = 3
    g.b_runner_colour(g.current, g.e_symbol_black)
    g.b_runner_colour(g.seat_after(g.current, 1), g.e_symbol_blue)
    if len(g.everyone(g.current)) > 2:
        g.b_runner_colour(g.seat_after(g.current, 2), g.e_symbol_green)
    if len(g.everyone(g.current)) > 3:
        g.b_runner_colour(g.seat_after(g.current, 3), g.e_symbol_red)
    for u_r in g.everyone(g.current):
        g.create("quick_shot", g.z_runner_deck + u_r, u_r)
        g.create("mana", g.z_runner_deck + u_r, u_r)
        g.create("mark", g.z_runner_deck + u_r, u_r)
        g.create("street_smarts", g.z_runner_deck + u_r, u_r)
        if g.s_runner_colour[u_r] == g.e_symbol_black:
            for _ in range(3):
                g.create("quick_shot", g.z_runner_deck + u_r, u_r)
        if g.s_runner_colour[u_r] == g.e_symbol_blue:
            for _ in range(3):
                g.create("mana", g.z_runner_deck + u_r, u_r)
        if g.s_runner_colour[u_r] == g.e_symbol_green:
            for _ in range(3):
                g.create("mark", g.z_runner_deck + u_r, u_r)
        if g.s_runner_colour[u_r] == g.e_symbol_red:
            for _ in range(3):
                g.create("street_smarts", g.z_runner_deck + u_r, u_r)
        g.shuffle(g.z_runner_deck + u_r)
        g.v_draws(u_r, 4)
    g.put_printed(
        g.k_obstacle, g.z__normal_deck, NOTHING, lambda g, u_it5: g.f_obstacle_difficulty(u_it5) == g.e_grade_normal, ""
    )
    g.put_printed(
        g.k_obstacle, g.z__hard_deck, NOTHING, lambda g, u_it6: g.f_obstacle_difficulty(u_it6) == g.e_grade_hard, ""
    )
    g.put_printed(g.k_gear, g.z__market_deck, NOTHING, lambda g, u_it7: g.f_gear_cost(u_it7) > 0, "gear_copies")
    g.put_printed(g.k_event, g.z__event_deck, NOTHING, lambda g, u_it8: True, "event_copies")
    g.shuffle(g.z__normal_deck)
    g.shuffle(g.z__hard_deck)
    g.shuffle(g.z__market_deck)
    g.shuffle(g.z__event_deck)
    for _ in range(6):
        if (card1 := g.top(g.z__market_deck)) != NOTHING:
            g.move(card1, g.z__market)
    if g.beginning != NOTHING:
        g.move(g.beginning, g.z__briefing)
    if g.beginning != NOTHING:
        g.perform("begin", g.beginning, g.current)


def seats(g: Play) -> None:  # cards/crossfire/rules/flow.card:42
    g.s__starting = g.current
    for u_r in g.everyone(g.current):
        g.s_runner_max_hp[u_r] = 5
        g.s_runner_hp[u_r] = min(5, g.s_runner_max_hp[u_r])
    g.b_runner_colour(g.current, g.e_symbol_black)
    if len(g.everyone(g.current)) > 1:
        g.b_runner_colour(g.seat_after(g.current, 1), g.e_symbol_blue)
    if len(g.everyone(g.current)) > 2:
        g.b_runner_colour(g.seat_after(g.current, 2), g.e_symbol_green)
    if len(g.everyone(g.current)) > 3:
        g.b_runner_colour(g.seat_after(g.current, 3), g.e_symbol_red)


def rule_staggered_draw__when_if(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/rules/flow.card:90
    return g.s_runner_condition[g.current] == g.e_condition_staggered


def rule_staggered_draw__when(
    g: Play, this: int, you: int, env: Env, args: Args
) -> None:  # cards/crossfire/rules/flow.card:90
    g.v_draws(g.current, 1)


def rule_no_purchase__static_cannot(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/rules/flow.card:94
    u_it1 = args[0]
    return g.s_runner_condition[u_it1] != g.e_condition_ok


def rule_price__static_cannot(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/rules/flow.card:97
    u_buyer = args[0]
    u_g = args[1]
    return g.kind[u_g] in g.k_gear and g.f_gear_cost(u_g) > g.s_runner_nuyen[u_buyer]


def rule_requirement__static_cannot(
    g: Play, this: int, you: int, env: Env, args: Args
) -> Value:  # cards/crossfire/rules/flow.card:100
    u_buyer = args[0]
    u_g = args[1]
    return (
        g.kind[u_g] in g.k_gear
        and g.f_gear_requires(u_g) != NOTHING
        and not any(
            True
            for u_used in [a[1] for a in g.past("plays", "turn") if a[0] == u_buyer]
            if g.kind[u_used] in g.k_gear and g.f_gear_type(u_used) == g.f_gear_requires(u_g)
        )
    )


def round__new_event(g: Play) -> None:  # cards/crossfire/rules/flow.card:55
    for u_old in [u_old for u_old in g.zones[g.z__active] if g.kind[u_old] in g.k_event]:
        g.v_retires(u_old)
    u_new = g.reveal(g.z__event_deck)
    if u_new != NOTHING:
        g.v_appears(u_new)


def round__first(g: Play) -> Value:  # cards/crossfire/rules/flow.card:60
    return g.s__starting


def play_cards__offers(g: Play) -> Offers:  # cards/crossfire/rules/flow.card:64
    you = g.current
    found: Offers = []
    u_doer = g.current
    for u_it1 in [u_it1 for u_it1 in g.zones[g.z_runner_hand + g.current] if g.kind[u_it1] in g.k_gear]:
        found.append((u_doer, "plays", (u_doer, u_it1)))
    for u_helper in [u_helper for u_helper in g.everyone(g.current) if u_helper != you]:
        for u_g in [
            u_g for u_g in g.zones[g.z_runner_hand + u_helper] if g.kind[u_g] in g.k_gear and g.has_slot(u_g, "assist")
        ]:
            found.append((u_helper, "assists with", (u_helper, u_g)))
    u_doer = g.current
    for u_g in [
        u_g
        for u_g in g.zones[g.z_runner_discard + g.current]
        if g.kind[u_g] in g.k_gear and g.has_slot(u_g, "recall") and g.s_runner_fetches[g.current] > 0
    ]:
        found.append((u_doer, "recalls", (u_doer, u_g)))
    return found


def apply_damage__offers(g: Play) -> Offers:  # cards/crossfire/rules/flow.card:69
    found: Offers = []
    u_doer = g.current
    for u_it5 in [u_it5 for u_it5 in g.zones[g.z__row] if g.kind[u_it5] in g.k_obstacle]:
        for u_it6 in g.live(g.k_gear):
            found.append((u_doer, "strikes with", (u_doer, u_it5, u_it6)))
    return found


def turn__apply_damage(g: Play) -> None:  # cards/crossfire/rules/flow.card:68
    for u_g in g.live(g.k_gear):
        if g.owner[u_g] != NOTHING:
            g.v_discards(g.owner[u_g], u_g)


def turn__take_damage(g: Play) -> None:  # cards/crossfire/rules/flow.card:73
    g.packet_open()
    for u_foe in [
        u_foe
        for u_foe in g.zones[g.z__row]
        if g.kind[u_foe] in g.k_obstacle and g.s_obstacle_facing[u_foe] == g.current
    ]:
        g.v_attacks(u_foe, g.current)
    g.packet_close()


def turn__draw_and_buy(g: Play) -> None:  # cards/crossfire/rules/flow.card:77
    if g.s_runner_condition[g.current] == g.e_condition_ok and len(g.zones[g.z_runner_hand + g.current]) <= 3:
        g.v_draws(g.current, 2)


def draw_and_buy__offers(g: Play) -> Offers:  # cards/crossfire/rules/flow.card:80
    found: Offers = []
    u_doer = g.current
    for u_it10 in [u_it10 for u_it10 in g.zones[g.z__market] if g.kind[u_it10] in g.k_gear]:
        found.append((u_doer, "buys", (u_doer, u_it10)))
    return found


def turn__end_turn(g: Play) -> None:  # cards/crossfire/rules/flow.card:82
    for u_foe in [u_foe for u_foe in g.zones[g.z__row] if g.kind[u_foe] in g.k_obstacle]:
        for u_s in (g.e_symbol_plain, g.e_symbol_black, g.e_symbol_blue, g.e_symbol_green, g.e_symbol_red):
            g.s_obstacle_pool[u_foe][u_s] = 0
    if not any(True for u_it12 in g.zones[g.z__row] if g.kind[u_it12] in g.k_obstacle):
        for u_old in [u_old for u_old in g.zones[g.z__active] if g.kind[u_old] in g.k_event]:
            g.v_calms(u_old)


def invariant_1(g: Play) -> Value:  # cards/crossfire/rules/flow.card:102
    return not any(True for u_it1 in g.everyone(g.current) if g.s_runner_hp[u_it1] > g.s_runner_max_hp[u_it1])


PLAY_CARDS__OFFERS = Window("play_cards", play_cards__offers, once=False, start=None)
APPLY_DAMAGE__OFFERS = Window("apply_damage", apply_damage__offers, once=False, start=None)
DRAW_AND_BUY__OFFERS = Window("draw_and_buy", draw_and_buy__offers, once=False, start=None)

MODULE = Module(
    source="cards/crossfire/rules/flow.card",
    game=Game("", setup=setup, seats=seats),
    rules=(
        Ability(
            "rule_staggered_draw__when",
            "when",
            "turn starts",
            rule_staggered_draw__when_if,
            rule_staggered_draw__when,
            rule="staggered_draw",
            line=90,
        ),
        Ability(
            "rule_no_purchase__static_cannot",
            "cannot",
            "buys",
            rule_no_purchase__static_cannot,
            None,
            rule="no_purchase",
            line=93,
        ),
        Ability("rule_price__static_cannot", "cannot", "buys", rule_price__static_cannot, None, rule="price", line=96),
        Ability(
            "rule_requirement__static_cannot",
            "cannot",
            "buys",
            rule_requirement__static_cannot,
            None,
            rule="requirement",
            line=99,
        ),
    ),
    flows=(
        Flow(
            "round",
            "",
            repeats=True,
            items=(Step("new_event", (round__new_event,)), Turns("turn", "runner", round__first)),
        ),
        Flow(
            "turn",
            "runner",
            items=(
                Step("play_cards", (PLAY_CARDS__OFFERS,)),
                Step("apply_damage", (APPLY_DAMAGE__OFFERS, turn__apply_damage)),
                Step("take_damage", (turn__take_damage,)),
                Step("draw_and_buy", (turn__draw_and_buy, DRAW_AND_BUY__OFFERS)),
                Step("end_turn", (turn__end_turn,)),
            ),
        ),
    ),
    invariants=(Invariant("cards/crossfire/rules/flow.card:102", invariant_1),),
    pasts=("plays",),
)
