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


# cards/hearts/rules/flow.card:46
def plays(g: Play, u_who: int, u_what: int) -> None:
    since1 = g.aways
    past1 = g.seek()
    g.move(u_what, g.z__trick)
    if g.s__lead == NOTHING:
        g.s__lead = u_what
        g.refers("s__lead")
        g.s__best = u_what
        g.refers("s__best")
        g.s__winning = u_who
    if (
        g.s__lead != NOTHING
        and (g.was(u_what, since1, past1) if past1 else g).f_playing_card_suit(u_what)
        == g.f_playing_card_suit(g.s__lead)
    ) and (
        g.s__best != NOTHING
        and (g.was(u_what, since1, past1) if past1 else g).f_playing_card_height(u_what)
        > g.f_playing_card_height(g.s__best)
    ):
        g.s__best = u_what
        g.refers("s__best")
        g.s__winning = u_who
    if (g.was(u_what, since1, past1) if past1 else g).f_playing_card_suit(u_what) == g.e_suits_hearts or g.is_card(
        u_what, "queen_of_spades"
    ):
        g.s__seal = g.e_seal_broken
    g.sought()


# cards/hearts/rules/flow.card:58
def collects(g: Play, u_who: int) -> None:
    g.s_person_taken[u_who] = bounded(
        g.s_person_taken[u_who]
        + max(
            0, sum(g.f_playing_card_points(u_it1) for u_it1 in g.zones[g.z__trick] if g.kind[u_it1] in g.k_playing_card)
        )
    )
    g.move_all([u_it2 for u_it2 in g.zones[g.z__trick] if g.kind[u_it2] in g.k_playing_card], g.z_person_won + u_who)
    g.s__lead = NOTHING
    g.refers("s__lead")
    g.s__leader = u_who
    g.s__tricks = bounded(g.s__tricks + 1)


# cards/hearts/rules/flow.card:65
def scores(g: Play, u_who: int) -> None:
    g.batch([("shoots", (u_p,)) for u_p in [u_p for u_p in g.everyone(g.current) if g.s_person_taken[u_p] == 26]])
    g.end("won")


# cards/hearts/rules/flow.card:69
def shoots(g: Play, u_who: int) -> None:
    for u_p in g.everyone(g.current):
        g.s_person_taken[u_p] = 26
    g.s_person_taken[u_who] = 0


# cards/hearts/rules/flow.card:75
def rule_two_of_clubs_leads__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_c = args[1]
    return g.kind[u_c] in g.k_playing_card and not g.is_card(u_c, "two_of_clubs")


# cards/hearts/rules/flow.card:75
def rule_two_of_clubs_leads__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    return g.s__tricks == 0 and g.s__lead == NOTHING


# cards/hearts/rules/flow.card:78
def rule_follow_suit__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_c = args[1]
    return g.kind[u_c] in g.k_playing_card and (
        g.s__lead != NOTHING and g.f_playing_card_suit(u_c) != g.f_playing_card_suit(g.s__lead)
    )


# cards/hearts/rules/flow.card:78
def rule_follow_suit__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_p = args[0]
    return g.s__lead != NOTHING and any(
        True
        for u_d in g.zones[g.z_person_hand + u_p]
        if g.kind[u_d] in g.k_playing_card
        and (g.s__lead != NOTHING and g.f_playing_card_suit(u_d) == g.f_playing_card_suit(g.s__lead))
    )


# cards/hearts/rules/flow.card:81
def rule_no_points_on_first_trick__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_c = args[1]
    return g.kind[u_c] in g.k_playing_card and g.f_playing_card_points(u_c) > 0


# cards/hearts/rules/flow.card:81
def rule_no_points_on_first_trick__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_p = args[0]
    return g.s__tricks == 0 and any(
        True
        for u_d in g.zones[g.z_person_hand + u_p]
        if g.kind[u_d] in g.k_playing_card and g.f_playing_card_points(u_d) == 0
    )


# cards/hearts/rules/flow.card:84
def rule_hearts_must_be_broken__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_c = args[1]
    return g.kind[u_c] in g.k_playing_card and g.f_playing_card_suit(u_c) == g.e_suits_hearts


# cards/hearts/rules/flow.card:84
def rule_hearts_must_be_broken__static_cannot_while(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_p = args[0]
    return (
        g.s__lead == NOTHING
        and g.s__seal == g.e_seal_whole
        and any(
            True
            for u_d in g.zones[g.z_person_hand + u_p]
            if g.kind[u_d] in g.k_playing_card and g.f_playing_card_suit(u_d) != g.e_suits_hearts
        )
    )


# cards/hearts/rules/flow.card:25
def round__exchange(g: Play) -> None:
    if g.s__stage == g.e_stage_passing:
        if g.s__shift > 0:
            chosen1: list[tuple[int, tuple[int, ...]]] = []
            for u_p in g.at_once(g.everyone(g.current)):
                u_gift = g.choose_some(
                    "gift",
                    u_p,
                    [u_gift for u_gift in g.zones[g.z_person_hand + u_p] if g.kind[u_gift] in g.k_playing_card],
                    "playing_card",
                    3,
                    3,
                )
                chosen1 = [*chosen1, (u_p, u_gift)]
            g.move_at_once([(u_gift, g.z_person_hand + g.seat_after(u_p, g.s__shift)) for u_p, u_gift in chosen1])
        for u_p in g.everyone(g.current):
            if g.copy_in(g.z_person_hand + u_p, "two_of_clubs") != NOTHING:
                g.s__leader = u_p
        g.s__stage = g.e_stage_playing


# cards/hearts/rules/flow.card:35
def round__first(g: Play) -> Value:
    return g.s__leader


# cards/hearts/rules/flow.card:36
def round__gather(g: Play) -> None:
    if g.s__winning != NOTHING:
        g.v_collects(g.s__winning)
    if g.s__tricks == 13:
        g.v_scores(g.current)


# cards/hearts/rules/flow.card:42
def turn__follow(g: Play) -> None:
    u_pick = g.choose(
        "pick",
        g.current,
        g.permitted(
            "plays",
            1,
            [u_pick for u_pick in g.zones[g.z_person_hand + g.current] if g.kind[u_pick] in g.k_playing_card],
            g.current,
        ),
        "playing_card",
    )
    if u_pick != NOTHING:
        g.v_plays(g.current, u_pick)


# cards/hearts/rules/flow.card:3
def setup_deal(g: Play) -> None:
    g.put_printed(g.k_playing_card, g.z__talon, NOTHING, None, "")
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
    digest="111070046495724543881026780628029758089",
    game=Game("", seats=seats),
    verbs=(
        Verb("plays", (("who", "person"), ("what", "playing_card")), plays, line=46),
        Verb("collects", (("who", "person"),), collects, line=58),
        Verb("scores", (("who", "person"),), scores, line=65),
        Verb("shoots", (("who", "person"),), shoots, line=69),
    ),
    rules=(
        Ability(
            "rule_two_of_clubs_leads__static_cannot",
            "cannot",
            "plays",
            rule_two_of_clubs_leads__static_cannot,
            None,
            guard=rule_two_of_clubs_leads__static_cannot_while,
            rule="two_of_clubs_leads",
            line=75,
        ),
        Ability(
            "rule_follow_suit__static_cannot",
            "cannot",
            "plays",
            rule_follow_suit__static_cannot,
            None,
            guard=rule_follow_suit__static_cannot_while,
            rule="follow_suit",
            line=78,
        ),
        Ability(
            "rule_no_points_on_first_trick__static_cannot",
            "cannot",
            "plays",
            rule_no_points_on_first_trick__static_cannot,
            None,
            guard=rule_no_points_on_first_trick__static_cannot_while,
            rule="no_points_on_first_trick",
            line=81,
        ),
        Ability(
            "rule_hearts_must_be_broken__static_cannot",
            "cannot",
            "plays",
            rule_hearts_must_be_broken__static_cannot,
            None,
            guard=rule_hearts_must_be_broken__static_cannot_while,
            rule="hearts_must_be_broken",
            line=84,
        ),
    ),
    flows=(
        Flow(
            "round",
            "",
            repeats=True,
            items=(
                Step("exchange", (round__exchange,)),
                Turns("turn", "person", round__first),
                Step("gather", (round__gather,)),
            ),
        ),
        Flow("turn", "person", items=(Step("follow", (turn__follow,)),)),
    ),
    setups=(Setup("deal", setup_deal),),
    batched=("shoots",),
    lines=(
        "14:21 16:22 20:46 23:47 24:48 25:49 27:50 29:51 30:52 39:53 41:54 42:55 45:56 46:46 50:58 51:59"
        " 57:60 58:61 60:62 61:63 65:65 66:66 67:67 71:69 72:70 73:71 74:72 78:75 89:78 108:81 124:84 144:25"
        " 145:26 146:27 147:28 149:29 157:28 159:31 160:32 161:33 162:34 166:35 171:36 172:37 174:38 175:39"
        " 179:42 180:43 191:44 196:3 197:4 198:5 199:6 200:7 201:8 203:9 204:10 205:11 206:12 207:13 208:14"
        " 209:15 210:16 211:17 212:18"
    ),
)
