"""Made by `ombre build` from cards/gin_rummy/rules/flow.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Env, Flow, Game, Module, Setup, Step, Turns, Value, Verb, bounded

if TYPE_CHECKING:
    from ombre.generated.gin_rummy.play import Play


# cards/gin_rummy/rules/flow.card:14
def seats(g: Play) -> None:
    g.s__stage = g.e_stage_playing


# cards/gin_rummy/rules/flow.card:51
def takes(g: Play, u_who: int) -> None:
    if g.s__upcard != NOTHING:
        g.move(g.s__upcard, g.z_person_hand + u_who)
        g.show((g.s__upcard,))


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
    digest="128361112251421504151803119559657581575",
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
        "14:14 19:51 20:52 22:53 26:55 27:56 32:58 33:59 34:60 35:61 36:62 37:63 42:65 48:66 52:17 57:20"
        " 58:21 59:22 60:23 62:25 71:26 72:27 73:28 74:29 75:30 76:31 77:32 78:33 79:34 81:36 85:37 86:38"
        " 87:39 88:40 105:41 106:42 107:43 113:44 115:45 116:46 126:47 128:48 129:49 133:3 134:4 135:5 136:6"
        " 137:7 138:8 140:9 142:10 143:11"
    ),
)
