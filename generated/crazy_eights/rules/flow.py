"""Made by `ombre build` from cards/crazy_eights/rules/flow.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import (
    NOTHING,
    Ability,
    Args,
    Env,
    Flow,
    Game,
    Module,
    Offers,
    Outcome,
    Setup,
    Step,
    Turns,
    Value,
    Verb,
    Window,
    bounded,
)

if TYPE_CHECKING:
    from ombre.generated.crazy_eights.play import Play


# cards/crazy_eights/rules/flow.card:23
def seats(g: Play) -> None:
    g.s__dealer = g.current


# cards/crazy_eights/rules/flow.card:38
def deals(g: Play, u_who: int) -> Outcome:
    done = False
    for u_n in g.repeat(len(g.everyone(g.current))):
        if (card1 := g.top(g.z__talon)) != NOTHING:
            g.move(card1, g.z_person_hand + g.seat_after(u_who, u_n))
        done = True
    return done


# cards/crazy_eights/rules/flow.card:42
def plays(g: Play, u_who: int, u_what: int) -> None:
    since1 = g.aways
    past1 = g.seek()
    g.move(u_what, g.z__pile)
    g.s__face_up = u_what
    g.refers("s__face_up")
    g.s__wanted = (g.was(u_what, since1, past1) if past1 else g).f_playing_card_suit(u_what)
    g.s__passes = 0
    g.s__turn_state = g.e_turn_state_over
    if not g.zones[g.z_person_hand + u_who]:
        g.v_counts(u_who)
        g.end("out", NOTHING, u_who)
    if (g.was(u_what, since1, past1) if past1 else g).f_playing_card_rank(u_what) == g.e_ranks_eight:
        u_wish = g.choose("wish", u_who, g.l_french_suit, "french_suit")
        if u_wish != NOTHING:
            g.s__wanted = u_wish
    g.sought()


# cards/crazy_eights/rules/flow.card:55
def goes_on(g: Play, u_who: int) -> Outcome:
    done = False
    if g.s__drawn < 5 and bool(g.zones[g.z__talon]):
        done = g.v_draws(u_who) is not False or done
    else:
        done = g.v_passes(u_who) is not False or done
    return done


# cards/crazy_eights/rules/flow.card:61
def draws(g: Play, u_who: int) -> None:
    g.s__drawn = bounded(g.s__drawn + 1)
    g.s__passes = 0
    if (card1 := g.top(g.z__talon)) != NOTHING:
        g.move(card1, g.z_person_hand + u_who)


# cards/crazy_eights/rules/flow.card:66
def passes(g: Play, u_who: int) -> None:
    g.s__turn_state = g.e_turn_state_over
    if not g.zones[g.z__talon]:
        g.s__passes = bounded(g.s__passes + 1)
    if g.s__passes > len(g.everyone(g.current)):
        g.v_counts(u_who)
        g.end("blocked")


# cards/crazy_eights/rules/flow.card:74
def counts(g: Play, u_who: int) -> Outcome:
    done = False
    for u_p in g.everyone(g.current):
        g.move_all(g.zones[g.z_person_hand + u_p], g.z_person_shown + u_p)
        done = True
        g.s_person_lost[u_p] = bounded(
            max(
                sum(
                    g.f_playing_card_penalty(u_it3)
                    for u_it3 in g.zones[g.z_person_shown + u_p]
                    if g.kind[u_it3] in g.k_playing_card
                ),
                0,
            )
        )
        done = True
    return done


# cards/crazy_eights/rules/flow.card:80
def rule_match__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_c = args[1]
    return (
        g.kind[u_c] in g.k_playing_card
        and g.f_playing_card_rank(u_c) != g.e_ranks_eight
        and g.f_playing_card_suit(u_c) != g.s__wanted
        and (g.s__face_up != NOTHING and g.f_playing_card_rank(u_c) != g.f_playing_card_rank(g.s__face_up))
    )


# cards/crazy_eights/rules/flow.card:26
def round__first(g: Play) -> Value:
    return g.seat_after(g.s__dealer, 1)


# cards/crazy_eights/rules/flow.card:29
def turn__play_or_draw(g: Play) -> None:
    g.s__drawn = 0
    g.s__turn_state = g.e_turn_state_open
    for _ in g.until(lambda: g.s__turn_state == g.e_turn_state_over):

        def offers1(g: Play) -> Offers:
            return [
                (u_doer, "plays", (u_doer, u_it1))
                for u_doer in (g.current,)
                for u_it1 in g.zones[g.z_person_hand + g.current]
                if g.kind[u_it1] in g.k_playing_card
            ]

        g.window(Window("play_or_draw", offers1, 33, once=True))
        if g.s__turn_state == g.e_turn_state_open:
            g.v_goes_on(g.current)


# cards/crazy_eights/rules/flow.card:3
def setup_deal(g: Play) -> None:
    g.put_printed(g.k_playing_card, g.z__talon, NOTHING, None, "")
    g.shuffle(g.z__talon)
    u_lot = g.roll(len(g.everyone(g.current)), "lot")
    g.s__dealer = g.seat_after(g.current, u_lot)
    for _ in g.repeat(5):
        if g.s__dealer != NOTHING:
            g.v_deals(g.s__dealer)
    if len(g.everyone(g.current)) == 2:
        if g.s__dealer != NOTHING:
            g.v_deals(g.s__dealer)
        if g.s__dealer != NOTHING:
            g.v_deals(g.s__dealer)
    for _ in g.until(
        lambda: any(
            True
            for u_it4 in g.zones[g.z__pile]
            if g.kind[u_it4] in g.k_playing_card and g.f_playing_card_rank(u_it4) != g.e_ranks_eight
        )
    ):
        if bool(g.zones[g.z__pile]):
            g.move_all(g.zones[g.z__pile], g.z__talon)
            g.shuffle(g.z__talon)
        if (card1 := g.top(g.z__talon)) != NOTHING:
            g.move(card1, g.z__pile)
    for u_c in [u_c for u_c in g.zones[g.z__pile] if g.kind[u_c] in g.k_playing_card]:
        g.s__face_up = u_c
        g.refers("s__face_up")
        g.s__wanted = g.f_playing_card_suit(u_c)


MODULE = Module(
    source="cards/crazy_eights/rules/flow.card",
    digest="121075154512783898083822150119965784619",
    game=Game("", seats=seats),
    verbs=(
        Verb("deals", (("who", "person"),), deals, line=38),
        Verb("plays", (("who", "person"), ("what", "playing_card")), plays, line=42),
        Verb("goes_on", (("who", "person"),), goes_on, line=55),
        Verb("draws", (("who", "person"),), draws, line=61),
        Verb("passes", (("who", "person"),), passes, line=66),
        Verb("counts", (("who", "person"),), counts, line=74),
    ),
    rules=(
        Ability("rule_match__static_cannot", "cannot", "plays", rule_match__static_cannot, None, rule="match", line=80),
    ),
    flows=(
        Flow("round", "", repeats=True, items=(Turns("turn", "person", round__first),)),
        Flow("turn", "person", items=(Step("play_or_draw", (turn__play_or_draw,)),)),
    ),
    setups=(Setup("deal", setup_deal),),
    lines=(
        "31:23 36:38 38:39 39:40 42:38 46:42 49:43 50:44 52:45 53:46 54:47 55:48 56:49 57:50 58:51 59:52"
        " 60:53 62:42 66:55 68:56 69:57 71:59 72:55 76:61 77:62 78:63 79:64 84:66 85:67 86:68 87:69 88:70"
        " 89:71 90:72 94:74 96:75 97:76 99:77 110:74 114:80 125:26 130:29 131:30 132:31 133:32 135:33 144:35"
        " 145:36 149:3 150:4 151:5 152:6 153:7 154:8 155:9 157:10 158:11 160:12 162:13 169:14 170:15 171:16"
        " 172:17 174:18 175:19 177:20"
    ),
)
