"""Made by `ombre build` from cards/crossfire/rules/gear.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Args, Env, Module, Outcome, Value, Verb, bounded, item, put

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/rules/gear.card:5
def plays(g: Play, u_who: int, u_what: int) -> None:
    g.move(u_what, g.z_runner_played + u_who)
    g.perform("play", u_what, u_who)


# cards/crossfire/rules/gear.card:9
def assists_with(g: Play, u_who: int, u_what: int) -> None:
    since1 = g.aways
    g.s_runner_helps[u_who] = max(g.s_runner_helps[u_who] - 1, 0)
    g.move(u_what, g.z_runner_played + u_who)
    g.b_gear_mode(u_what, g.e_mode_assisting)
    if g.kept(u_what, since1):
        g.perform("assist", u_what, u_who)


# cards/crossfire/rules/gear.card:16
def responds(g: Play, u_who: int) -> Outcome:
    done = False
    if g.s_runner_responses[u_who] < 9:
        g.s_runner_responses[u_who] = bounded(g.s_runner_responses[u_who] + 1)
        done = True
        taker = g.offer(
            "responds",
            [
                (u_doer, "plays", (u_doer, u_it1))
                for u_doer in (u_who,)
                for u_it1 in g.zones[g.z_runner_hand + u_who]
                if g.kind[u_it1] in g.k_gear
            ],
            19,
        )
        if taker != NOTHING:
            done = True
    return done


# cards/crossfire/rules/gear.card:25
def delays(g: Play, u_who: int, u_foe: int) -> None:
    g.s_threat_held[u_foe] = 1


# cards/crossfire/rules/gear.card:30
def wears(g: Play, u_who: int, u_foe: int) -> None:
    since1 = g.aways
    past1 = g.seek()
    g.s_threat_held[u_foe] = 0
    for _ in range(len(g.f_threat_track(u_foe))):
        if not (g.where[u_foe] == g.z__row and g.s_threat_held[u_foe] == 0):
            break
        g.step()
        u_now = (g.was(u_foe, since1, past1) if past1 else g).d_threat_stage(u_foe)
        if u_now[0] == g.e_symbol_plain:
            if (g.was(u_foe, since1, past1) if past1 else g).d_threat_points(u_foe) >= u_now[1]:
                u_short = max(
                    (u_now[1] - (g.was(u_foe, since1, past1) if past1 else g).s_threat_pool[u_foe][g.e_symbol_plain]), 0
                )
                if u_short > 0 and any(
                    True
                    for u_more in g.live(g.k_gear)
                    if (
                        item(g.f_gear_damage(u_more), 1)[0] == g.e_symbol_plain
                        and g.s_gear_applied[u_more] == 0
                        or item(g.f_gear_damage(u_more), 2)[0] == g.e_symbol_plain
                        and g.s_gear_applied[u_more] == 0
                        or item(g.f_gear_damage(u_more), 3)[0] == g.e_symbol_plain
                        and g.s_gear_applied[u_more] == 0
                        or item(g.f_gear_assist_damage(u_more), 2)[0] == g.e_symbol_plain
                        and g.s_gear_applied[u_more] == 0
                        or g.f_gear_bonus(u_more) > 0
                        and g.s_gear_applied[u_more] == 0
                    )
                ):
                    if (g.kept(u_foe, since1) and g.can("delays", u_who, u_foe)) and g.ask("may", u_who):
                        if g.kept(u_foe, since1):
                            g.v_delays(u_who, u_foe)
                if (g.was(u_foe, since1, past1) if past1 else g).s_threat_held[u_foe] == 0:
                    if g.kept(u_foe, since1):
                        put(
                            g.s_threat_pool,
                            u_foe,
                            g.e_symbol_plain,
                            max(g.s_threat_pool[u_foe][g.e_symbol_plain] - u_now[1], 0),
                        )
                        g.forget(u_foe, past1)
                    for _ in g.repeat(u_short):
                        u_s = g.choose(
                            "s",
                            u_who,
                            [
                                u_s
                                for u_s in g.l_symbol
                                if u_s != g.e_symbol_plain
                                and (g.was(u_foe, since1, past1) if past1 else g).s_threat_pool[u_foe][u_s] > 0
                            ],
                            "symbol",
                        )
                        if g.kept(u_foe, since1) and u_s != NOTHING:
                            put(g.s_threat_pool, u_foe, u_s, max(g.s_threat_pool[u_foe][u_s] - 1, 0))
                            g.forget(u_foe, past1)
                    if g.kept(u_foe, since1):
                        g.v_clears_on(u_who, 1, u_foe)
        else:
            if (
                u_now[0] != NOTHING
                and (g.was(u_foe, since1, past1) if past1 else g).s_threat_pool[u_foe][u_now[0]] >= u_now[1]
            ):
                if g.kept(u_foe, since1) and u_now[0] != NOTHING:
                    put(g.s_threat_pool, u_foe, u_now[0], max(g.s_threat_pool[u_foe][u_now[0]] - u_now[1], 0))
                    g.forget(u_foe, past1)
                if g.kept(u_foe, since1):
                    g.v_clears_on(u_who, 1, u_foe)
    g.sought()


# cards/crossfire/rules/gear.card:51
def adds_with_to(g: Play, u_who: int, u_amount: int, u_shade: int, u_foe: int) -> Outcome:
    done = False
    if g.where[u_foe] == g.z__row:
        put(g.s_threat_pool, u_foe, u_shade, bounded(g.s_threat_pool[u_foe][u_shade] + u_amount))
        done = True
    return done and u_amount != 0


# cards/crossfire/rules/gear.card:56
def deals_to(g: Play, u_who: int, u_what: int, u_foe: int) -> Outcome:
    done = False
    since1 = g.aways
    past1 = g.seek()
    for u_cell in g.each(g.f_gear_damage(u_what)):
        if g.kept(u_foe, since1):
            done = g.v_adds_with_to(u_who, u_cell[1], u_cell[0], u_foe) is not False or done
    if g.kept(u_foe, since1):
        done = (
            g.v_adds_with_to(
                u_who,
                max(0, (g.was(u_what, since1, past1) if past1 else g).f_gear_bonus(u_what)),
                g.e_symbol_plain,
                u_foe,
            )
            is not False
            or done
        )
    if g.kept(u_foe, since1):
        done = g.v_wears(u_who, u_foe) is not False or done
    g.sought()
    return done


# cards/crossfire/rules/gear.card:63
def strikes_with(g: Play, u_who: int, u_foe: int, u_what: int) -> None:
    since1 = g.aways
    g.s_gear_applied[u_what] = 1
    if g.s_gear_mode[u_what] == g.e_mode_assisting:
        for u_cell in g.f_gear_assist_damage(u_what):
            if g.can("adds with to", u_who, u_cell[1], u_cell[0], u_foe):
                if u_cell[0] != NOTHING:
                    put(g.s_threat_pool, u_foe, u_cell[0], bounded(g.s_threat_pool[u_foe][u_cell[0]] + u_cell[1]))
    else:
        for u_cell in g.f_gear_damage(u_what):
            if g.can("adds with to", u_who, u_cell[1], u_cell[0], u_foe):
                if u_cell[0] != NOTHING:
                    put(g.s_threat_pool, u_foe, u_cell[0], bounded(g.s_threat_pool[u_foe][u_cell[0]] + u_cell[1]))
        if g.can("adds with to", u_who, max(0, g.f_gear_bonus(u_what)), g.e_symbol_plain, u_foe):
            put(
                g.s_threat_pool,
                u_foe,
                g.e_symbol_plain,
                bounded(g.s_threat_pool[u_foe][g.e_symbol_plain] + max(0, g.f_gear_bonus(u_what))),
            )
        g.perform("strike", u_what, u_who, u_foe)
        if g.kept(u_foe, since1) and g.kind[u_foe] in g.k_obstacle:
            if g.kept(u_what, since1) and g.kept(u_foe, since1):
                g.perform("breach", u_what, u_who, u_foe)
    if g.kept(u_foe, since1):
        g.v_wears(u_who, u_foe)
    if g.owner[u_what] != NOTHING and g.kept(u_what, since1):
        g.v_discards(g.owner[u_what], u_what)


# cards/crossfire/rules/gear.card:84
def mimics__until_1(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    (u_what, _) = env
    return args[0] == u_what


# cards/crossfire/rules/gear.card:83
def mimics(g: Play, u_what: int, u_model: int) -> None:
    since1 = g.aways
    past1 = g.seek()
    g.become_copy(u_what, u_model, (u_what,), scopes=("turn",), ends=("rules_gear.mimics__until_1",))
    if g.s_gear_copying[u_what] == g.e_copying_doubled:
        g.b_gear_copying(u_what, g.e_copying_redoubled)
    if (g.was(u_what, since1, past1) if past1 else g).s_gear_copying[u_what] == g.e_copying_single:
        g.b_gear_copying(u_what, g.e_copying_doubled)
        g.forget(u_what, past1)
    g.sought()


# cards/crossfire/rules/gear.card:107
def supplies(g: Play, u_who: int) -> None:
    if (card1 := g.top(g.z__market_deck)) != NOTHING:
        g.move(card1, g.z__market)


# cards/crossfire/rules/gear.card:110
def buys(g: Play, u_who: int, u_what: int) -> None:
    since1 = g.aways
    g.s_runner_nuyen[u_who] = max(g.s_runner_nuyen[u_who] - max(g.f_gear_cost(u_what), 0), 0)
    if g.where[u_what] == g.z__market:
        g.v_supplies(u_who)
    if g.kept(u_what, since1):
        g.move(u_what, g.z_runner_hand + u_who)


# cards/crossfire/rules/gear.card:116
def cycles(g: Play, u_who: int, u_what: int) -> Outcome:
    done = False
    if g.where[u_what] == g.z__market:
        g.move(u_what, g.z__market_discard)
        done = True
        done = g.v_supplies(u_who) is not False or done
    return done


# cards/crossfire/rules/gear.card:121
def grabs(g: Play, u_who: int, u_amount: int) -> Outcome:
    done = False
    for _ in g.repeat(u_amount):
        if (card1 := g.top(g.z__market_deck)) != NOTHING:
            g.move(card1, g.z_runner_hand + u_who)
        done = True
    return done and u_amount != 0


# cards/crossfire/rules/gear.card:127
def renews(g: Play, u_who: int) -> Outcome:
    done = False
    u_count = len([u_it1 for u_it1 in g.zones[g.z_runner_hand + u_who] if g.kind[u_it1] in g.k_gear])
    done = (
        any(
            g.batch(
                [
                    ("discards", (u_who, u_it2))
                    for u_it2 in [u_it2 for u_it2 in g.zones[g.z_runner_hand + u_who] if g.kind[u_it2] in g.k_gear]
                ]
            )
        )
        or done
    )
    done = g.v_draws(u_who, u_count) is not False or done
    return done


# cards/crossfire/rules/gear.card:132
def shows(g: Play, u_who: int, u_amount: int) -> Outcome:
    done = False
    for _ in g.repeat(u_amount):
        u_omen = g.reveal(g.z_runner_deck + u_who)
        done = True
        if u_omen != NOTHING:
            g.move(u_omen, g.z_runner_aside + u_who)
            done = True
    return done and u_amount != 0


# cards/crossfire/rules/gear.card:139
def fathoms(g: Play, u_who: int) -> Outcome:
    done = False
    for _ in range(5):
        if not (
            len(
                {
                    word
                    for words in (
                        g.f_gear_type(u_it1) for u_it1 in g.zones[g.z_runner_aside + u_who] if g.kind[u_it1] in g.k_gear
                    )
                    for word in words
                }
            )
            == sum(len(g.f_gear_type(u_g)) for u_g in g.zones[g.z_runner_aside + u_who] if g.kind[u_g] in g.k_gear)
        ):
            break
        g.step()
        done = g.v_shows(u_who, 1) is not False or done
    if len(
        {
            word
            for words in (
                g.f_gear_type(u_it3) for u_it3 in g.zones[g.z_runner_aside + u_who] if g.kind[u_it3] in g.k_gear
            )
            for word in words
        }
    ) < sum(len(g.f_gear_type(u_g)) for u_g in g.zones[g.z_runner_aside + u_who] if g.kind[u_g] in g.k_gear):
        if (card1 := g.top(g.z_runner_aside + u_who)) != NOTHING:
            g.move(card1, g.z_runner_deck + u_who)
        done = True
    return done


# cards/crossfire/rules/gear.card:146
def stacks(g: Play, u_who: int) -> Outcome:
    done = False
    for _ in g.repeat(len(g.zones[g.z_runner_aside + u_who])):
        u_pick = g.choose(
            "pick",
            u_who,
            [u_pick for u_pick in g.zones[g.z_runner_aside + u_who] if g.kind[u_pick] in g.k_gear],
            "gear",
        )
        if u_pick != NOTHING:
            g.move(u_pick, g.z_runner_deck + u_who)
            done = True
    return done


# cards/crossfire/rules/gear.card:151
def covers(g: Play, u_who: int) -> Outcome:
    done = False
    for _ in g.repeat(len(g.zones[g.z_runner_aside + u_who])):
        if (card1 := g.top(g.z_runner_aside + u_who)) != NOTHING:
            g.move(card1, g.z_runner_deck + u_who)
        done = True
    return done


# cards/crossfire/rules/gear.card:156
def mills(g: Play, u_who: int, u_amount: int) -> Outcome:
    done = False
    for _ in range(u_amount):
        if not (bool(g.zones[g.z_runner_deck + u_who])):
            break
        g.step()
        if (card1 := g.top(g.z_runner_deck + u_who)) != NOTHING:
            g.move(card1, g.z_runner_discard + u_who)
        done = True
    return done and u_amount != 0


# cards/crossfire/rules/gear.card:160
def retrieves(g: Play, u_who: int, u_what: int) -> None:
    g.move(u_what, g.z_runner_hand + u_who)


# cards/crossfire/rules/gear.card:170
def recalls(g: Play, u_who: int, u_what: int) -> None:
    g.s_runner_fetches[u_who] = max(g.s_runner_fetches[u_who] - 1, 0)
    g.perform("recall", u_what, u_who)


# cards/crossfire/rules/gear.card:90
def rule_copied__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_what = args[0]
    return g.kind[u_what] in g.k_gear


# cards/crossfire/rules/gear.card:90
def rule_copied__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_what = args[0]
    if g.kept(u_what, g.since) and g.owner[u_what] != NOTHING:
        g.perform("play", u_what, g.owner[u_what])


# cards/crossfire/rules/gear.card:93
def rule_copied_again__when_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_what = args[0]
    return g.kind[u_what] in g.k_gear


# cards/crossfire/rules/gear.card:93
def rule_copied_again__when(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_what = args[0]
    if g.kept(u_what, g.since) and g.owner[u_what] != NOTHING:
        g.perform("play", u_what, g.owner[u_what])


# cards/crossfire/rules/gear.card:96
def rule_copied_first__instead_if(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_foe = args[1]
    u_what = args[2]
    return g.kind[u_foe] in g.k_threat and g.kind[u_what] in g.k_gear and g.s_gear_copying[u_what] != g.e_copying_single


# cards/crossfire/rules/gear.card:96
def rule_copied_first__instead(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    u_who = args[0]
    u_foe = args[1]
    u_what = args[2]
    since1 = g.aways
    g.v_deals_to(u_who, u_what, u_foe)
    if g.kept(u_what, since1) and g.kept(u_foe, since1):
        g.perform("strike", u_what, u_who, u_foe)
    if g.kept(u_foe, since1) and g.kind[u_foe] in g.k_obstacle:
        if g.kept(u_what, since1) and g.kept(u_foe, since1):
            g.perform("breach", u_what, u_who, u_foe)
    if g.kept(u_foe, since1):
        g.v_wears(u_who, u_foe)
    if g.kept(u_what, since1):
        g.b_gear_copying(u_what, g.e_copying_single)


# cards/crossfire/rules/gear.card:164
def rule_fetching__before(g: Play, this: int, you: int, env: Env, args: Args) -> None:
    g.s_runner_fetches[g.current] = 4
    for u_r in g.everyone(g.current):
        g.s_runner_responses[u_r] = 0
        g.s_runner_helps[u_r] = 9


# cards/crossfire/rules/gear.card:175
def rule_in_play__static_cannot(g: Play, this: int, you: int, env: Env, args: Args) -> Value:
    u_who = args[0]
    u_g = args[1]
    return g.kind[u_g] in g.k_gear and any(
        True
        for u_used in [a[1] for a in g.past("plays", "turn") if a[0] == u_who]
        if g.kind[u_used] in g.k_gear and u_used == u_g
    )


MODULE = Module(
    source="cards/crossfire/rules/gear.card",
    digest="121209984210396143913234281420094840264",
    verbs=(
        Verb("plays", (("who", "runner"), ("what", "gear")), plays, line=5),
        Verb("assists with", (("who", "runner"), ("what", "gear")), assists_with, line=9),
        Verb("responds", (("who", "runner"),), responds, line=16),
        Verb("delays", (("who", "runner"), ("foe", "threat")), delays, line=25),
        Verb("wears", (("who", "runner"), ("foe", "threat")), wears, line=30),
        Verb(
            "adds with to",
            (("who", "runner"), ("amount", "number"), ("shade", "symbol"), ("foe", "threat")),
            adds_with_to,
            needs=("amount",),
            line=51,
        ),
        Verb("deals to", (("who", "runner"), ("what", "gear"), ("foe", "threat")), deals_to, line=56),
        Verb("strikes with", (("who", "runner"), ("foe", "threat"), ("what", "gear")), strikes_with, line=63),
        Verb("mimics", (("what", "gear"), ("model", "gear")), mimics, line=83),
        Verb("supplies", (("who", "runner"),), supplies, line=107),
        Verb("buys", (("who", "runner"), ("what", "gear")), buys, line=110),
        Verb("cycles", (("who", "runner"), ("what", "gear")), cycles, line=116),
        Verb("grabs", (("who", "runner"), ("amount", "number")), grabs, needs=("amount",), line=121),
        Verb("renews", (("who", "runner"),), renews, line=127),
        Verb("shows", (("who", "runner"), ("amount", "number")), shows, needs=("amount",), line=132),
        Verb("fathoms", (("who", "runner"),), fathoms, line=139),
        Verb("stacks", (("who", "runner"),), stacks, line=146),
        Verb("covers", (("who", "runner"),), covers, line=151),
        Verb("mills", (("who", "runner"), ("amount", "number")), mills, needs=("amount",), line=156),
        Verb("retrieves", (("who", "runner"), ("what", "gear")), retrieves, line=160),
        Verb("recalls", (("who", "runner"), ("what", "gear")), recalls, line=170),
    ),
    rules=(
        Ability(
            "rule_copied__when",
            "when",
            "becomes gear.copying.doubled",
            rule_copied__when_if,
            rule_copied__when,
            rule="copied",
            line=90,
        ),
        Ability(
            "rule_copied_again__when",
            "when",
            "becomes gear.copying.redoubled",
            rule_copied_again__when_if,
            rule_copied_again__when,
            rule="copied_again",
            line=93,
        ),
        Ability(
            "rule_copied_first__instead",
            "instead",
            "strikes with",
            rule_copied_first__instead_if,
            rule_copied_first__instead,
            rule="copied_first",
            line=96,
        ),
        Ability(
            "rule_fetching__before", "before", "turn starts", None, rule_fetching__before, rule="fetching", line=164
        ),
        Ability(
            "rule_in_play__static_cannot",
            "cannot",
            "recalls",
            rule_in_play__static_cannot,
            None,
            rule="in_play",
            line=175,
        ),
    ),
    timed=(
        Ability(
            "rules_gear.mimics__until_1",
            "until",
            "becomes gear.copying.single",
            mimics__until_1,
            None,
            things=(0,),
            ended_by=(0,),
            line=84,
        ),
    ),
    pasts=("plays",),
    batched=("discards",),
    lines=(
        "14:5 15:6 16:7 20:9 22:10 23:11 24:12 25:13 30:16 32:17 33:18 35:19 47:16 51:25 52:26 56:30 59:31"
        " 60:32 64:33 65:34 66:35 67:36 70:37 86:38 87:39 89:40 90:41 98:42 99:43 110:44 113:45 116:47 120:48"
        " 123:49 125:30 129:51 131:52 132:53 134:51 138:56 142:57 143:58 145:59 156:60 158:56 163:63 165:64"
        " 166:65 167:66 168:67 169:68 172:70 173:71 174:72 176:73 177:74 183:75 184:76 185:77 187:78 189:79"
        " 194:84 200:83 203:84 204:85 205:86 206:87 207:88 209:83 213:107 214:108 219:110 221:111 222:112"
        " 223:113 224:114 229:116 231:117 232:118 234:119 235:116 239:121 241:122 242:123 245:121 249:127"
        " 251:128 252:129 263:130 264:127 268:132 270:133 271:134 273:135 276:132 280:139 282:140 297:141"
        " 298:142 307:143 310:139 314:146 316:147 317:148 323:149 326:146 330:151 332:152 333:153 336:151"
        " 340:156 342:157 346:158 349:156 353:160 354:161 358:170 359:171 360:172 364:90 372:91 377:93 385:94"
        " 390:96 402:97 403:98 405:99 406:100 408:101 410:102 415:164 416:165 417:166 418:167 419:168 423:175"
    ),
)
