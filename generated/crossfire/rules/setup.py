"""Made by `ombre build` from cards/crossfire/rules/setup.card: do not edit."""

from __future__ import annotations

from ombre.runtime import NOTHING, Game, Invariant, Module, Play, Setup, Value, bounded


# cards/crossfire/rules/setup.card:92
def seats(g: Play) -> None:
    g.s__starting = g.current
    for u_r in g.everyone(g.current):
        g.s_runner_max_hp[u_r] = 5
        g.s_runner_hp[u_r] = min(5, g.s_runner_max_hp[u_r])
        g.s_runner_helps[u_r] = 9
    g.create("street_samurai", g.z__role_pool)
    for u_part in g.each([u_part for u_part in g.zones[g.z__role_pool] if g.kind[u_part] in g.k_role]):
        g.v_enlists(g.current, u_part)
    if len(g.everyone(g.current)) > 1:
        g.create("mage", g.z__role_pool)
        for u_part in g.each([u_part for u_part in g.zones[g.z__role_pool] if g.kind[u_part] in g.k_role]):
            g.v_enlists(g.seat_after(g.current, 1), u_part)
    if len(g.everyone(g.current)) > 2:
        g.create("decker", g.z__role_pool)
        for u_part in g.each([u_part for u_part in g.zones[g.z__role_pool] if g.kind[u_part] in g.k_role]):
            g.v_enlists(g.seat_after(g.current, 2), u_part)
    if len(g.everyone(g.current)) > 3:
        g.create("face", g.z__role_pool)
        for u_part in g.each([u_part for u_part in g.zones[g.z__role_pool] if g.kind[u_part] in g.k_role]):
            g.v_enlists(g.seat_after(g.current, 3), u_part)


# cards/crossfire/rules/setup.card:86
def invariant_1(g: Play) -> Value:
    return not [
        u_it1
        for u_it1 in g.zones[g.z__briefing]
        if g.kind[u_it1] in g.k_mission
        and (
            g.d__team() < g.f_mission_fewest(u_it1)
            or g.d__team() > g.f_mission_most(u_it1)
            and g.f_mission_most(u_it1) > 0
        )
    ]


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
    g.put_printed(g.k_role, g.z__role_pool, NOTHING, lambda g, u_it1: True, "")


# cards/crossfire/rules/setup.card:15
def setup_roles(g: Play) -> None:
    g.shuffle(g.z__role_pool)
    for u_r in g.everyone(g.current):
        g.put_printed(g.k_metatype, g.z_runner_metatypes + u_r, u_r, lambda g, u_it2: True, "")
        g.shuffle(g.z_runner_metatypes + u_r)
    for u_n in g.repeat(len(g.everyone(g.current))):
        u_member = NOTHING
        if g.s__starting != NOTHING:
            u_member = g.seat_after(g.s__starting, (u_n - 1))
        if g.s__crew == g.e_crew_chosen:
            if u_member != NOTHING and not g.zones[g.z_runner_profile + u_member]:
                u_body = NOTHING
                if u_member != NOTHING:
                    u_body = g.choose(
                        "body",
                        u_member,
                        [
                            u_body
                            for u_body in g.zones[g.z_runner_metatypes + u_member]
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
            if u_member != NOTHING and not g.zones[g.z_runner_profile + u_member]:
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
    g.put_printed(g.k_event, g.z__event_deck, NOTHING, lambda g, u_it3: True, "f_event_copies")
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
            g.v_draws(u_r, g.f_metatype_start_cards(u_body))


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
    lines=(
        "9:92 11:93 12:94 13:95 14:96 15:97 16:98 17:99 18:100 19:101 20:102 21:103 22:104 23:105 24:106"
        " 25:107 26:108 27:109 28:110 29:111 33:86 47:88 52:3 53:4 54:5 55:6 56:7 59:9 60:10 64:12 65:13"
        " 69:15 70:16 71:17 72:18 73:19 74:20 75:21 78:22 79:23 80:24 92:25 94:26 102:27 105:29 106:30 109:31"
        " 111:32 112:33 114:34 115:35 116:36 128:37 136:38 139:40 140:41 145:43 146:44 147:45 149:46 150:47"
        " 152:48 153:49 155:50 156:51 158:52 159:53 163:55 164:56 168:58 169:59 172:60 175:61 176:62 177:63"
        " 178:64 179:65 183:67 184:68 185:69 188:70 189:71 190:72 191:73 192:74 193:75 197:77 198:78 199:79"
        " 204:81 205:82 207:83"
    ),
)
