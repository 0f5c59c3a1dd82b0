"""Made by `ombre build` from cards/gin_rummy/rules/flow.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Env, Flow, Game, Module, Outcome, Setup, Step, Turns, Value, Verb, bounded

if TYPE_CHECKING:
    from ombre.generated.gin_rummy.play import Play


# cards/gin_rummy/rules/flow.card:14
def seats(g: Play) -> None:
    g.s__stage = g.e_stage_playing


# cards/gin_rummy/rules/flow.card:51
def takes(g: Play, u_who: int) -> Outcome:
    done = False
    if g.s__upcard != NOTHING:
        g.move(g.s__upcard, g.z_person_hand + u_who)
        done = True
        g.show((g.s__upcard,))
        done = True
    return done


# cards/gin_rummy/rules/flow.card:55
def draws(g: Play, u_who: int) -> None:
    if (card1 := g.top(g.z__talon)) != NOTHING:
        g.move(card1, g.z_person_hand + u_who)


# cards/gin_rummy/rules/flow.card:58
def discards(g: Play, u_who: int, u_what: int) -> None:
    g.move(u_what, g.z__pile)
    g.s__given_back = bounded(g.s__given_back + 1)
    if u_what != g.s__upcard:
        g.s__given_back = 0
    g.s__upcard = u_what
    g.refers("s__upcard")


# cards/gin_rummy/rules/flow.card:65
def rule_no_end__whenever_test(g: Play, this: int, you: int, env: Env) -> Value:
    return g.s__upcards_taken == 50 or g.s__given_back == 2


# cards/gin_rummy/rules/flow.card:65
def rule_no_end__whenever(g: Play, this: int, you: int, env: Env) -> None:
    g.end("nobody")


# cards/gin_rummy/rules/flow.card:17
def round__first(g: Play) -> Value:
    return g.current


# cards/gin_rummy/rules/flow.card:20
def turn__draw(g: Play) -> None:
    if len(g.zones[g.z__talon]) == 2:
        g.s__stage = g.e_stage_wall
        g.v_takes(g.current)
    else:
        one1 = g.choose_one(
            "one",
            g.current,
            [
                *(["take_upcard"] if g.s__stage != g.e_stage_stock_only else []),
                *(["draw_stock"] if g.s__stage in (g.e_stage_stock_only, g.e_stage_playing) else []),
                *(["leave_it"] if g.s__stage in (g.e_stage_first_offer, g.e_stage_second_offer) else []),
            ],
        )
        if one1 == "take_upcard":
            if g.s__stage == g.e_stage_playing:
                g.s__upcards_taken = bounded(g.s__upcards_taken + 1)
            g.v_takes(g.current)
        elif one1 == "draw_stock":
            g.v_draws(g.current)
        elif one1 == "leave_it":
            if g.s__stage == g.e_stage_second_offer:
                g.s__stage = g.e_stage_stock_only
            else:
                g.s__stage = g.e_stage_second_offer


# cards/gin_rummy/rules/flow.card:37
def turn__discard(g: Play) -> None:
    if len(g.zones[g.z_person_hand + g.current]) > 10:
        g.v_ponders(g.current)
        one1 = g.choose_one(
            "one",
            g.current,
            [
                *(["play_on"] if g.s__stage != g.e_stage_wall else []),
                *(
                    ["go_down"]
                    if any(
                        True
                        for u_c in g.zones[g.z_person_hand + g.current]
                        if g.kind[u_c] in g.k_playing_card and g.s_playing_card_parting[u_c] == 1
                    )
                    else []
                ),
                *(["leave_it"] if g.s__stage == g.e_stage_wall else []),
            ],
        )
        if one1 == "play_on":
            g.s__stage = g.e_stage_playing
            u_pick = g.choose(
                "pick",
                g.current,
                [u_pick for u_pick in g.zones[g.z_person_hand + g.current] if g.kind[u_pick] in g.k_playing_card],
                "playing_card",
            )
            if u_pick != NOTHING:
                g.v_discards(g.current, u_pick)
        elif one1 == "go_down":
            u_pick = g.choose(
                "pick",
                g.current,
                [
                    u_pick
                    for u_pick in g.zones[g.z_person_hand + g.current]
                    if g.kind[u_pick] in g.k_playing_card and g.s_playing_card_parting[u_pick] == 1
                ],
                "playing_card",
            )
            if u_pick != NOTHING:
                g.v_knocks_with(g.current, u_pick)
        elif one1 == "leave_it":
            g.end("nobody")


# cards/gin_rummy/rules/flow.card:3
def setup_deal(g: Play) -> None:
    g.put_printed(g.k_playing_card, g.z__talon, NOTHING, None, "")
    g.shuffle(g.z__talon)
    for u_p in g.each(g.everyone(g.current)):
        for _ in g.repeat(10):
            if (card1 := g.top(g.z__talon)) != NOTHING:
                g.move(card1, g.z_person_hand + u_p)
    if (card2 := g.top(g.z__talon)) != NOTHING:
        g.move(card2, g.z__pile)
    for u_c in [u_c for u_c in g.zones[g.z__pile] if g.kind[u_c] in g.k_playing_card]:
        g.s__upcard = u_c
        g.refers("s__upcard")


MODULE = Module(
    source="cards/gin_rummy/rules/flow.card",
    digest="196444309587595934062136366564116350819",
    game=Game("", seats=seats),
    verbs=(
        Verb("takes", (("who", "person"),), takes, line=51),
        Verb("draws", (("who", "person"),), draws, line=55),
        Verb("discards", (("who", "person"), ("what", "playing_card")), discards, line=58),
    ),
    rules=(
        Ability(
            "rule_no_end__whenever",
            "whenever",
            "",
            rule_no_end__whenever_test,
            rule_no_end__whenever,
            rule="no_end",
            line=65,
        ),
    ),
    flows=(
        Flow("round", "", repeats=True, items=(Turns("turn", "person", round__first),)),
        Flow("turn", "person", items=(Step("draw", (turn__draw,)), Step("discard", (turn__discard,)))),
    ),
    setups=(Setup("deal", setup_deal),),
    lines=(
        "14:14 19:51 21:52 24:53 26:51 30:55 31:56 36:58 37:59 38:60 39:61 40:62 41:63 46:65 52:66 56:17"
        " 61:20 62:21 63:22 64:23 66:25 75:26 76:27 77:28 78:29 79:30 80:31 81:32 82:33 83:34 85:36 89:37"
        " 90:38 91:39 92:40 109:41 110:42 111:43 117:44 119:45 120:46 130:47 132:48 133:49 137:3 138:4 139:5"
        " 140:6 141:7 142:8 144:9 146:10 147:11"
    ),
)
