"""Made by `ombre build` from cards/crossfire/rules/setup.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Game, Invariant, Module, Setup, Value, bounded

if TYPE_CHECKING:
    from ombre.generated.crossfire.play import Play


# cards/crossfire/rules/setup.card:92
def seats(g: Play) -> None:
    g.s__starting = g.current
    for u_r in g.everyone(g.current):
        g.s_runner_max_hp[u_r] = 5
        g.s_runner_hp[u_r] = min(5, g.s_runner_max_hp[u_r])
        g.s_runner_helps[u_r] = 9
    g.create("street_samurai", g.z__role_pool)
    g.batch(
        [
            ("enlists", (g.current, u_it2))
            for u_it2 in [u_it2 for u_it2 in g.zones[g.z__role_pool] if g.kind[u_it2] in g.k_role]
        ]
    )
    if len(g.everyone(g.current)) > 1:
        g.create("mage", g.z__role_pool)
        g.batch(
            [
                ("enlists", (g.seat_after(g.current, 1), u_it4))
                for u_it4 in [u_it4 for u_it4 in g.zones[g.z__role_pool] if g.kind[u_it4] in g.k_role]
            ]
        )
    if len(g.everyone(g.current)) > 2:
        g.create("decker", g.z__role_pool)
        g.batch(
            [
                ("enlists", (g.seat_after(g.current, 2), u_it6))
                for u_it6 in [u_it6 for u_it6 in g.zones[g.z__role_pool] if g.kind[u_it6] in g.k_role]
            ]
        )
    if len(g.everyone(g.current)) > 3:
        g.create("face", g.z__role_pool)
        g.batch(
            [
                ("enlists", (g.seat_after(g.current, 3), u_it8))
                for u_it8 in [u_it8 for u_it8 in g.zones[g.z__role_pool] if g.kind[u_it8] in g.k_role]
            ]
        )


# cards/crossfire/rules/setup.card:86
def invariant_1(g: Play) -> Value:
    return not any(
        True
        for u_it1 in g.zones[g.z__briefing]
        if g.kind[u_it1] in g.k_mission
        and (
            g.d__team() < g.f_mission_fewest(u_it1)
            or g.d__team() > g.f_mission_most(u_it1)
            and g.f_mission_most(u_it1) > 0
        )
    )


# cards/crossfire/rules/setup.card:88
def invariant_2(g: Play) -> Value:
    return g.s__danger_zone <= g.d__team()


# cards/crossfire/rules/setup.card:3
def setup_leader(g: Play) -> None:
    g.s__starting = g.current
    if g.s__crew == g.e_crew_chosen:
        u_leader = g.choose("leader", g.current, g.everyone(g.current), "runner")
        if u_leader != NOTHING:
            g.s__starting = u_leader
    else:
        u_opener = g.roll(len(g.everyone(g.current)), "opener")
        g.s__starting = g.seat_after(g.current, (u_opener - 1))


# cards/crossfire/rules/setup.card:12
def setup_pool(g: Play) -> None:
    g.put_printed(g.k_role, g.z__role_pool, NOTHING, None, "")


# cards/crossfire/rules/setup.card:15
def setup_roles(g: Play) -> None:
    g.shuffle(g.z__role_pool)
    for u_r in g.everyone(g.current):
        g.put_printed(g.k_metatype, g.z_runner_metatypes + u_r, u_r, None, "")
        g.shuffle(g.z_runner_metatypes + u_r)
    for u_n in g.repeat(len(g.everyone(g.current))):
        u_member = NOTHING
        if g.s__starting != NOTHING:
            u_member = g.seat_after(g.s__starting, (u_n - 1))
        if g.s__crew == g.e_crew_chosen:
            if u_member != NOTHING and not g.all_in(g.z_runner_profile + u_member):
                u_body = NOTHING
                if u_member != NOTHING:
                    u_body = g.choose(
                        "body",
                        u_member,
                        [
                            u_body
                            for u_body in g.all_in(g.z_runner_metatypes + u_member)
                            if g.kind[u_body] in g.k_metatype
                        ],
                        "metatype",
                    )
                if u_member != NOTHING and u_body != NOTHING:
                    g.v_embodies(u_member, u_body)
            u_part = NOTHING
            if u_member != NOTHING:
                u_part = g.choose(
                    "part",
                    u_member,
                    [u_part for u_part in g.zones[g.z__role_pool] if g.kind[u_part] in g.k_role],
                    "role",
                )
            if u_member != NOTHING and u_part != NOTHING:
                g.v_enlists(u_member, u_part)
        else:
            if u_member != NOTHING and not g.all_in(g.z_runner_profile + u_member):
                u_dealt_body = NOTHING
                if u_member != NOTHING:
                    u_dealt_body = g.reveal(g.z_runner_metatypes + u_member)
                if u_member != NOTHING and u_dealt_body != NOTHING:
                    g.v_embodies(u_member, u_dealt_body)
            u_dealt_part = g.reveal(g.z__role_pool)
            if u_member != NOTHING and u_dealt_part != NOTHING:
                g.v_enlists(u_member, u_dealt_part)
    for u_n in g.repeat(len(g.zones[g.z__role_pool])):
        if g.s__crew == g.e_crew_chosen:
            u_double = NOTHING
            if g.s__starting != NOTHING:
                u_double = g.choose(
                    "double",
                    g.s__starting,
                    [
                        u_double
                        for u_double in g.everyone(g.current)
                        if (len(g.zones[g.z_runner_roles + u_double]) < 2 or len(g.everyone(g.current)) == 1)
                    ],
                    "runner",
                )
            u_part = NOTHING
            if u_double != NOTHING:
                u_part = g.choose(
                    "part",
                    u_double,
                    [u_part for u_part in g.zones[g.z__role_pool] if g.kind[u_part] in g.k_role],
                    "role",
                )
            if u_double != NOTHING and u_part != NOTHING:
                g.v_enlists(u_double, u_part)
        else:
            u_dealt_part = g.reveal(g.z__role_pool)
            if g.s__starting != NOTHING and u_dealt_part != NOTHING:
                g.v_enlists(g.seat_after(g.s__starting, (u_n - 1)), u_dealt_part)


# cards/crossfire/rules/setup.card:43
def setup_decks(g: Play) -> None:
    for u_r in g.each(g.everyone(g.current)):
        if g.s_runner_calling[u_r] != NOTHING:
            for _ in g.repeat(g.f_role_quick_shots(g.s_runner_calling[u_r])):
                g.create("quick_shot", g.z_runner_deck + u_r, u_r)
        if g.s_runner_calling[u_r] != NOTHING:
            for _ in g.repeat(g.f_role_manas(g.s_runner_calling[u_r])):
                g.create("mana", g.z_runner_deck + u_r, u_r)
        if g.s_runner_calling[u_r] != NOTHING:
            for _ in g.repeat(g.f_role_marks(g.s_runner_calling[u_r])):
                g.create("mark", g.z_runner_deck + u_r, u_r)
        if g.s_runner_calling[u_r] != NOTHING:
            for _ in g.repeat(g.f_role_smarts(g.s_runner_calling[u_r])):
                g.create("street_smarts", g.z_runner_deck + u_r, u_r)
        g.shuffle(g.z_runner_deck + u_r)


# cards/crossfire/rules/setup.card:55
def setup_goods(g: Play) -> None:
    g.put_printed(g.k_gear, g.z__market_deck, NOTHING, lambda g, u_it1: g.f_gear_cost(u_it1) > 0, "f_gear_copies")


# cards/crossfire/rules/setup.card:58
def setup_piles(g: Play) -> None:
    g.put_printed(
        g.k_obstacle, g.z__normal_deck, NOTHING, lambda g, u_it1: g.f_threat_difficulty(u_it1) == g.e_grade_normal, ""
    )
    g.put_printed(
        g.k_obstacle, g.z__hard_deck, NOTHING, lambda g, u_it2: g.f_threat_difficulty(u_it2) == g.e_grade_hard, ""
    )
    g.put_printed(g.k_event, g.z__event_deck, NOTHING, None, "f_event_copies")
    g.shuffle(g.z__normal_deck)
    g.shuffle(g.z__hard_deck)
    g.shuffle(g.z__market_deck)
    g.shuffle(g.z__event_deck)


# cards/crossfire/rules/setup.card:67
def setup_hands(g: Play) -> None:
    for u_r in g.each(g.everyone(g.current)):
        for u_body in g.each(
            [u_body for u_body in g.zones[g.z_runner_profile + u_r] if g.kind[u_body] in g.k_metatype]
        ):
            g.s_runner_max_hp[u_r] = bounded(max(g.f_metatype_hp(u_body), 0))
            g.s_runner_hp[u_r] = max(min(g.f_metatype_hp(u_body), g.s_runner_max_hp[u_r]), 0)
            g.s_runner_nuyen[u_r] = bounded(max(g.f_metatype_start_nuyen(u_body), 0))
            if len(g.zones[g.z_runner_roles + u_r]) > 1:
                g.s_runner_nuyen[u_r] = bounded(g.s_runner_nuyen[u_r] + 1)
            g.v_draws(u_r, max(0, g.f_metatype_start_cards(u_body)))


# cards/crossfire/rules/setup.card:77
def setup_market(g: Play) -> None:
    for _ in g.repeat(6):
        if (card1 := g.top(g.z__market_deck)) != NOTHING:
            g.move(card1, g.z__market)


# cards/crossfire/rules/setup.card:81
def setup_briefing(g: Play) -> None:
    if g.beginning != NOTHING:
        g.move(g.beginning, g.z__briefing)
    if g.beginning != NOTHING and g.s__starting != NOTHING:
        g.perform("begin", g.beginning, g.s__starting)


MODULE = Module(
    source="cards/crossfire/rules/setup.card",
    digest="233003983840033619978817662848719266609",
    game=Game("", seats=seats),
    invariants=(
        Invariant("cards/crossfire/rules/setup.card:86", invariant_1, "team_size"),
        Invariant("cards/crossfire/rules/setup.card:88", invariant_2, "danger_for_each"),
    ),
    setups=(
        Setup("leader", setup_leader),
        Setup("pool", setup_pool),
        Setup("roles", setup_roles),
        Setup("decks", setup_decks),
        Setup("goods", setup_goods),
        Setup("piles", setup_piles),
        Setup("hands", setup_hands),
        Setup("market", setup_market),
        Setup("briefing", setup_briefing),
    ),
    batched=("enlists",),
    lines=(
        "14:92 16:93 17:94 18:95 19:96 20:97 21:98 27:99 28:100 29:101 35:102 36:103 37:104 43:105 44:106"
        " 45:107 54:86 68:88 73:3 74:4 75:5 76:6 77:7 80:9 81:10 85:12 86:13 90:15 91:16 92:17 93:18 94:19"
        " 95:20 96:21 99:22 100:23 101:24 113:25 115:26 123:27 126:29 127:30 130:31 132:32 133:33 135:34"
        " 136:35 137:36 149:37 157:38 160:40 161:41 166:43 167:44 168:45 170:46 171:47 173:48 174:49 176:50"
        " 177:51 179:52 180:53 184:55 185:56 189:58 190:59 193:60 196:61 197:62 198:63 199:64 200:65 204:67"
        " 205:68 206:69 209:70 210:71 211:72 212:73 213:74 214:75 218:77 219:78 220:79 225:81 226:82 228:83"
    ),
)
