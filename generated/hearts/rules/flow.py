"""Made by `ombre build` from cards/hearts/rules/flow.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Env, Flow, Game, Module, Setup, Step, Turns, Value, Verb, bounded

if TYPE_CHECKING:
    from ombre.generated.hearts.play import Play


# cards/hearts/rules/flow.card:21
def seats(g: Play) -> None:
    g.s__leader = g.current
    g.s__stage = g.e_stage_playing


# cards/hearts/rules/flow.card:53
def passes(g: Play, u_who: int, u_what: int) -> None:
    g.move(u_what, g.z_person_given + u_who)


# cards/hearts/rules/flow.card:56
def plays(g: Play, u_who: int, u_what: int) -> None:
    g.move(u_what, g.z__trick)
    if g.s__lead == NOTHING:
        g.s__lead = u_what
        g.s__best = u_what
        g.s__winning = u_who
    if (g.s__lead != NOTHING and g.f_playing_card_suit(u_what) == g.f_playing_card_suit(g.s__lead)) and (
        g.s__best != NOTHING and g.f_playing_card_height(u_what) > g.f_playing_card_height(g.s__best)
    ):
        g.s__best = u_what
        g.s__winning = u_who
    if g.f_playing_card_suit(u_what) == g.e_suits_hearts or g.is_card(u_what, "queen_of_spades"):
        g.s__seal = g.e_seal_broken


# cards/hearts/rules/flow.card:68
def collects(g: Play, u_who: int) -> None:
    g.s_person_taken[u_who] = bounded(
        max(
            g.s_person_taken[u_who]
            + sum(g.f_playing_card_points(u_it1) for u_it1 in g.zones[g.z__trick] if g.kind[u_it1] in g.k_playing_card),
            0,
        )
    )
    g.move_all([u_it2 for u_it2 in g.zones[g.z__trick] if g.kind[u_it2] in g.k_playing_card], g.z_person_won + u_who)
    g.s__lead = NOTHING
    g.s__leader = u_who
    g.s__tricks = bounded(g.s__tricks + 1)


# cards/hearts/rules/flow.card:75
def scores(g: Play, u_who: int) -> None:
    for u_p in g.each([u_p for u_p in g.everyone(g.current) if g.s_person_taken[u_p] == 26]):
        g.v_shoots(u_p)
    g.end("won")


# cards/hearts/rules/flow.card:80
def shoots(g: Play, u_who: int) -> None:
    for u_p in g.everyone(g.current):
        g.s_person_taken[u_p] = 26
    g.s_person_taken[u_who] = 0


# cards/hearts/rules/flow.card:86
def rule_two_of_clubs_leads__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_c = args[1]
    return (
        g.kind[u_c] in g.k_playing_card
        and not g.is_card(u_c, "two_of_clubs")
        and g.s__tricks == 0
        and g.s__lead == NOTHING
    )


# cards/hearts/rules/flow.card:89
def rule_follow_suit__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_p = args[0]
    u_c = args[1]
    return (
        g.kind[u_c] in g.k_playing_card
        and (g.s__lead != NOTHING and g.f_playing_card_suit(u_c) != g.f_playing_card_suit(g.s__lead))
        and bool(
            [
                u_d
                for u_d in g.zones[g.z_person_hand + u_p]
                if g.kind[u_d] in g.k_playing_card
                and (g.s__lead != NOTHING and g.f_playing_card_suit(u_d) == g.f_playing_card_suit(g.s__lead))
            ]
        )
        and g.s__lead != NOTHING
    )


# cards/hearts/rules/flow.card:92
def rule_no_points_on_first_trick__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_p = args[0]
    u_c = args[1]
    return (
        g.kind[u_c] in g.k_playing_card
        and g.f_playing_card_points(u_c) > 0
        and bool(
            [
                u_d
                for u_d in g.zones[g.z_person_hand + u_p]
                if g.kind[u_d] in g.k_playing_card and g.f_playing_card_points(u_d) == 0
            ]
        )
        and g.s__tricks == 0
    )


# cards/hearts/rules/flow.card:95
def rule_hearts_must_be_broken__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_p = args[0]
    u_c = args[1]
    return (
        g.kind[u_c] in g.k_playing_card
        and g.f_playing_card_suit(u_c) == g.e_suits_hearts
        and bool(
            [
                u_d
                for u_d in g.zones[g.z_person_hand + u_p]
                if g.kind[u_d] in g.k_playing_card and g.f_playing_card_suit(u_d) != g.e_suits_hearts
            ]
        )
        and g.s__lead == NOTHING
        and g.s__seal == g.e_seal_whole
    )


# cards/hearts/rules/flow.card:25
def round__first(g: Play) -> Value:
    return g.s__leader


# cards/hearts/rules/flow.card:25
def round__who(g: Play, u_it1: int) -> Value:
    return g.s__stage == g.e_stage_passing and g.s__shift > 0


# cards/hearts/rules/flow.card:26
def round__exchange(g: Play) -> None:
    if g.s__stage == g.e_stage_passing:
        for u_p in g.each(g.everyone(g.current)):
            for u_c in [u_c for u_c in g.zones[g.z_person_given + u_p] if g.kind[u_c] in g.k_playing_card]:
                g.move(u_c, g.z_person_hand + g.seat_after(u_p, g.s__shift))
                g.show((u_c,), u_p)
        for u_p in g.everyone(g.current):
            if bool(
                [
                    u_c
                    for u_c in g.zones[g.z_person_hand + u_p]
                    if g.kind[u_c] in g.k_playing_card and g.is_card(u_c, "two_of_clubs")
                ]
            ):
                g.s__leader = u_p
        g.s__stage = g.e_stage_playing


# cards/hearts/rules/flow.card:36
def round__first_2(g: Play) -> Value:
    return g.s__leader


# cards/hearts/rules/flow.card:37
def round__gather(g: Play) -> None:
    if g.s__winning != NOTHING:
        g.v_collects(g.s__winning)
    if g.s__tricks == 13:
        g.v_scores(g.current)


# cards/hearts/rules/flow.card:43
def pass__give(g: Play) -> None:
    for _ in g.repeat(3):
        u_pick = g.choose(
            "pick",
            g.current,
            [u_pick for u_pick in g.zones[g.z_person_hand + g.current] if g.kind[u_pick] in g.k_playing_card],
            "playing_card",
        )
        if u_pick != NOTHING:
            g.v_passes(g.current, u_pick)


# cards/hearts/rules/flow.card:49
def turn__follow(g: Play) -> None:
    u_pick = g.choose(
        "pick",
        g.current,
        [
            u_pick
            for u_pick in g.zones[g.z_person_hand + g.current]
            if g.kind[u_pick] in g.k_playing_card and g.can("plays", g.current, u_pick)
        ],
        "playing_card",
    )
    if u_pick != NOTHING:
        g.v_plays(g.current, u_pick)


# cards/hearts/rules/flow.card:3
def setup_deal(g: Play) -> None:
    g.put_printed(g.k_playing_card, g.z__talon, NOTHING, lambda g, u_it1: True, "")
    g.shuffle(g.z__talon)
    for _ in g.repeat(13):
        for u_p in g.everyone(g.current):
            if (card1 := g.top(g.z__talon)) != NOTHING:
                g.move(card1, g.z_person_hand + u_p)
    if g.s__direction == g.e_direction_by_lot:
        u_lot = g.roll(4, "lot")
        g.s__shift = bounded(max(u_lot - 1, 0))
    if g.s__direction == g.e_direction_left:
        g.s__shift = 1
    if g.s__direction == g.e_direction_across:
        g.s__shift = 2
    if g.s__direction == g.e_direction_right:
        g.s__shift = 3
    g.s__leader = g.current


MODULE = Module(
    source="cards/hearts/rules/flow.card",
    digest="008596216111238946455995839221685921326",
    game=Game("", seats=seats),
    verbs=(
        Verb("passes", (("who", "person"), ("what", "playing_card")), passes, line=53),
        Verb("plays", (("who", "person"), ("what", "playing_card")), plays, line=56),
        Verb("collects", (("who", "person"),), collects, line=68),
        Verb("scores", (("who", "person"),), scores, line=75),
        Verb("shoots", (("who", "person"),), shoots, line=80),
    ),
    rules=(
        Ability(
            "rule_two_of_clubs_leads__static_cannot",
            "cannot",
            "plays",
            rule_two_of_clubs_leads__static_cannot,
            None,
            rule="two_of_clubs_leads",
            line=86,
        ),
        Ability(
            "rule_follow_suit__static_cannot",
            "cannot",
            "plays",
            rule_follow_suit__static_cannot,
            None,
            rule="follow_suit",
            line=89,
        ),
        Ability(
            "rule_no_points_on_first_trick__static_cannot",
            "cannot",
            "plays",
            rule_no_points_on_first_trick__static_cannot,
            None,
            rule="no_points_on_first_trick",
            line=92,
        ),
        Ability(
            "rule_hearts_must_be_broken__static_cannot",
            "cannot",
            "plays",
            rule_hearts_must_be_broken__static_cannot,
            None,
            rule="hearts_must_be_broken",
            line=95,
        ),
    ),
    flows=(
        Flow(
            "round",
            "",
            repeats=True,
            items=(
                Turns("pass", "person", round__first, round__who),
                Step("exchange", (round__exchange,)),
                Turns("turn", "person", round__first_2),
                Step("gather", (round__gather,)),
            ),
        ),
        Flow("pass", "person", items=(Step("give", (pass__give,)),)),
        Flow("turn", "person", items=(Step("follow", (turn__follow,)),)),
    ),
    setups=(Setup("deal", setup_deal),),
    lines=(
        "14:21 16:22 20:53 21:54 25:56 26:57 27:58 28:59 29:60 30:61 31:62 34:63 35:64 36:65 37:66 41:68"
        " 42:69 49:70 50:71 51:72 52:73 56:75 57:76 58:77 59:78 63:80 64:81 65:82 66:83 70:86 81:89 100:92"
        " 118:95 137:25 147:26 148:27 149:28 150:29 151:30 152:31 153:32 154:33 161:34 162:35 166:36 171:37"
        " 172:38 174:39 175:40 179:43 180:44 181:45 187:46 192:49 193:50 203:51 208:3 209:4 210:5 211:6 212:7"
        " 213:8 215:9 216:10 217:11 218:12 219:13 220:14 221:15 222:16 223:17 224:18"
    ),
)
