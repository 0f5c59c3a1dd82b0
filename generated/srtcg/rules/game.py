"""Made by `ombre build` from cards/srtcg/rules/game.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Fact, Game, Kind, Module, Option, State, Value, Zone, product

if TYPE_CHECKING:
    from ombre.generated.srtcg.play import Play


# cards/srtcg/rules/game.card:23
def table__defended_by_others(g: Play) -> Value:
    return sum(
        len(g.all_in(g.z_fixer_stack + g.apart * u_f + g.s__quarry))
        for u_f in g.everyone(g.current)
        if u_f != g.current and g.s__quarry != NOTHING
    )


# cards/srtcg/rules/game.card:24
def table__room(g: Play) -> Value:
    return min(max((5 - len(g.everyone(g.current))), 1), 3)


# cards/srtcg/rules/game.card:25
def table__usual_goal(g: Play) -> Value:
    return 60 + (15 * min((len(g.everyone(g.current)) - 2), 1))


# cards/srtcg/rules/game.card:26
def table__needed(g: Play) -> Value:
    return g.s__goal + product(g.d__usual_goal(), max((1 - g.s__goal), 0))


# cards/srtcg/rules/game.card:42
def fixer__reputation(g: Play, this: int) -> Value:
    return g.s_fixer_fame[this] - g.s_fixer_shame[this]


# cards/srtcg/rules/game.card:43
def fixer__income_due(g: Play, this: int) -> Value:
    return (
        4 + sum(g.f_asset_income(u_it1) for u_it1 in g.zones[g.z_fixer_safehouse + this] if g.kind[u_it1] in g.k_asset)
    ) + sum(g.f_runner_renown(u_it2) for u_it2 in g.zones[g.z_fixer_safehouse + this] if g.kind[u_it2] in g.k_runner)


# cards/srtcg/rules/game.card:46
def fixer__sights(g: Play, this: int) -> Value:
    return sum(
        sum(len(g.zones[g.z_fixer_stack + g.apart * u_f + u_spot]) for u_spot in g.everyone(g.current))
        for u_f in g.everyone(g.current)
        if u_f != this
    )


# cards/srtcg/rules/game.card:78
def asset__might(g: Play, this: int) -> Value:
    return max(
        (
            (
                (
                    g.f_asset_attack(this)
                    + sum(
                        g.f_asset_attack(u_it1)
                        for u_it1 in g.live(g.k_gear)
                        if g.s_gear_user[u_it1] == this and g.s_gear_state[u_it1] == g.e_state_working
                    )
                )
                + g.s_asset_tokens[this]
            )
            - product(g.s_asset_hurt[this], max((1 - g.f_asset_stamina(this)), 0))
        ),
        0,
    )


# cards/srtcg/rules/game.card:79
def asset__force(g: Play, this: int) -> Value:
    return max((g.f_asset_attack(this) + g.s_asset_tokens[this]), 0)


# cards/srtcg/rules/game.card:80
def asset__life(g: Play, this: int) -> Value:
    return max(
        (
            (
                g.f_asset_body(this)
                + sum(
                    g.f_asset_body(u_it2)
                    for u_it2 in g.live(g.k_gear)
                    if g.s_gear_user[u_it2] == this and g.s_gear_state[u_it2] == g.e_state_working
                )
            )
            - g.s_asset_hurt[this]
        ),
        0,
    )


# cards/srtcg/rules/game.card:81
def asset__shield(g: Play, this: int) -> Value:
    return (
        max(
            g.f_asset_armour(this),
            max(
                (
                    g.f_asset_armour(u_it3)
                    for u_it3 in g.live(g.k_gear)
                    if g.s_gear_user[u_it3] == this and g.s_gear_state[u_it3] == g.e_state_working
                ),
                default=0,
            ),
        )
        + g.f_asset_plating(this)
    ) + sum(
        g.f_asset_plating(u_it4)
        for u_it4 in g.live(g.k_gear)
        if g.s_gear_user[u_it4] == this and g.s_gear_state[u_it4] == g.e_state_working
    )


# cards/srtcg/rules/game.card:82
def asset__endurance(g: Play, this: int) -> Value:
    return max(((g.d_asset_life(this) - g.s_asset_wound[this]) + g.d_asset_shield(this)), 0)


# cards/srtcg/rules/game.card:83
def asset__minding(g: Play, this: int) -> Value:
    return len(
        [
            u_it5
            for u_it5 in g.live(g.k_gear)
            if g.s_gear_user[u_it5] == this
            and g.s_asset_side[u_it5] != g.e_side_home
            and g.f_gear_type(u_it5) in (g.e_class_drone, g.e_class_spirit)
        ]
    )


# cards/srtcg/rules/game.card:84
def asset__sharp(g: Play, this: int) -> Value:
    return len(
        [
            u_it6
            for u_it6 in g.live(g.k_gear)
            if g.s_gear_user[u_it6] == this
            and g.s_gear_state[u_it6] == g.e_state_working
            and g.e_keyword_piercing in g.f_asset_keywords(u_it6)
        ]
    )


# cards/srtcg/rules/game.card:85
def asset__haste(g: Play, this: int) -> Value:
    return len(
        [
            u_it7
            for u_it7 in g.live(g.k_gear)
            if g.s_gear_user[u_it7] == this
            and g.s_gear_state[u_it7] == g.e_state_working
            and g.e_keyword_swift in g.f_asset_keywords(u_it7)
        ]
    )


# cards/srtcg/rules/game.card:86
def asset__hush(g: Play, this: int) -> Value:
    return len(
        [
            u_it8
            for u_it8 in g.live(g.k_gear)
            if g.s_gear_user[u_it8] == this
            and g.s_gear_state[u_it8] == g.e_state_working
            and g.e_keyword_silenced in g.f_asset_keywords(u_it8)
        ]
    )


# cards/srtcg/rules/game.card:54
def asset__you(g: Play, this: int) -> Value:
    return g.owner[this]


# cards/srtcg/rules/game.card:100
def runner__present(g: Play, this: int) -> Value:
    return min(
        (
            g.s_asset_ready[this]
            + len([u_me for u_me in g.live(g.k_runner) if u_me == this and g.s_asset_side[u_me] != g.e_side_home])
        ),
        1,
    )


# cards/srtcg/rules/game.card:101
def runner__sorcery_rating(g: Play, this: int) -> Value:
    return (
        len([u_me for u_me in g.live(g.k_runner) if u_me == this and g.e_skill_sorcery in g.f_runner_skills(u_me)])
        + len([u_me for u_me in g.live(g.k_runner) if u_me == this and g.e_skill_sorcery in g.f_runner_expert(u_me)])
    ) + len(
        [
            u_it4
            for u_it4 in g.live(g.k_gear)
            if g.s_gear_user[u_it4] == this
            and g.s_gear_state[u_it4] == g.e_state_working
            and g.e_skill_sorcery in g.f_gear_skills(u_it4)
        ]
    )


# cards/srtcg/rules/game.card:102
def runner__decking_rating(g: Play, this: int) -> Value:
    return (
        len([u_me for u_me in g.live(g.k_runner) if u_me == this and g.e_skill_decking in g.f_runner_skills(u_me)])
        + len([u_me for u_me in g.live(g.k_runner) if u_me == this and g.e_skill_decking in g.f_runner_expert(u_me)])
    ) + len(
        [
            u_it7
            for u_it7 in g.live(g.k_gear)
            if g.s_gear_user[u_it7] == this
            and g.s_gear_state[u_it7] == g.e_state_working
            and g.e_skill_decking in g.f_gear_skills(u_it7)
        ]
    )


# cards/srtcg/rules/game.card:103
def runner__piloting_rating(g: Play, this: int) -> Value:
    return (
        len([u_me for u_me in g.live(g.k_runner) if u_me == this and g.e_skill_piloting in g.f_runner_skills(u_me)])
        + len([u_me for u_me in g.live(g.k_runner) if u_me == this and g.e_skill_piloting in g.f_runner_expert(u_me)])
    ) + len(
        [
            u_it10
            for u_it10 in g.live(g.k_gear)
            if g.s_gear_user[u_it10] == this
            and g.s_gear_state[u_it10] == g.e_state_working
            and g.e_skill_piloting in g.f_gear_skills(u_it10)
        ]
    )


# cards/srtcg/rules/game.card:104
def runner__conjure_rating(g: Play, this: int) -> Value:
    return (
        len([u_me for u_me in g.live(g.k_runner) if u_me == this and g.e_skill_conjure in g.f_runner_skills(u_me)])
        + len([u_me for u_me in g.live(g.k_runner) if u_me == this and g.e_skill_conjure in g.f_runner_expert(u_me)])
    ) + len(
        [
            u_it13
            for u_it13 in g.live(g.k_gear)
            if g.s_gear_user[u_it13] == this
            and g.s_gear_state[u_it13] == g.e_state_working
            and g.e_skill_conjure in g.f_gear_skills(u_it13)
        ]
    )


# cards/srtcg/rules/game.card:105
def runner__spells_cast(g: Play, this: int) -> Value:
    return len(
        [
            u_it14
            for u_it14 in g.live(g.k_gear)
            if g.s_gear_user[u_it14] == this
            and g.f_gear_type(u_it14) == g.e_class_spell
            and g.s_asset_ready[u_it14] == 0
        ]
    )


# cards/srtcg/rules/game.card:106
def runner__programs_run(g: Play, this: int) -> Value:
    return len(
        [
            u_it15
            for u_it15 in g.live(g.k_gear)
            if g.s_gear_user[u_it15] == this
            and g.f_gear_type(u_it15) == g.e_class_program
            and g.s_asset_ready[u_it15] == 0
        ]
    )


# cards/srtcg/rules/game.card:107
def runner__essence_spent(g: Play, this: int) -> Value:
    return sum(
        g.f_gear_essence(u_it16)
        for u_it16 in g.live(g.k_gear)
        if g.s_gear_user[u_it16] == this and g.f_gear_type(u_it16) == g.e_class_cyberware
    )


# cards/srtcg/rules/game.card:142
def showdown__you(g: Play, this: int) -> Value:
    return g.current


MODULE = Module(
    source="cards/srtcg/rules/game.card",
    digest="265884891184943076156102976320182246188",
    game=Game(
        "srtcg",
        players=(2, 6),
        states=(
            State("starting", start=NOTHING, least=None, kind="fixer"),
            State("leader", start=NOTHING, least=None, kind="fixer", sight="hidden"),
            State("quarry", start=NOTHING, least=None, kind="fixer"),
            State("lookout", start=NOTHING, least=None, kind="fixer", sight="hidden"),
            State("interceptor", start=NOTHING, least=None, kind="fixer", sight="hidden"),
            State("bully", start=NOTHING, least=None, kind="fixer", sight="hidden"),
            State("dealer", start=NOTHING, least=None, kind="fixer", sight="hidden"),
            State("heard", start=NOTHING, least=None, kind="fixer", sight="hidden"),
            State("foe", start=NOTHING, least=None, kind="asset"),
            State("alarm", start="quiet", least=None, values="alarm"),
            State("journey", start="none", least=None, values="journey"),
            State("brawl", start="calm", least=None, values="brawl"),
            State("cover", start="kept", least=None, values="cover"),
            State("fierce", sight="hidden"),
        ),
        derived=(
            ("defended_by_others", table__defended_by_others),
            ("room", table__room),
            ("usual_goal", table__usual_goal),
            ("needed", table__needed),
        ),
        seen=(("defended_by_others", True), ("room", True), ("usual_goal", True), ("needed", True)),
        zones=(Zone("", "briefing", "open", True), Zone("", "met", "open", True)),
        options=(Option("goal", most=200),),
        scopes=("fight",),
    ),
    values=(
        (
            "skill",
            (
                "athletics",
                "conjure",
                "decking",
                "demolitions",
                "firearms",
                "gunnery",
                "leadership",
                "melee",
                "piloting",
                "social",
                "sorcery",
                "stealth",
                "streetwise",
                "technical",
            ),
        ),
        ("race", ("human", "elf", "dwarf", "ork", "troll")),
        (
            "calling",
            (
                "samurai",
                "decker",
                "rigger",
                "mage",
                "shaman",
                "burned_out_mage",
                "cyborg",
                "ganger",
                "detective",
                "courier",
                "doctor",
            ),
        ),
        (
            "class",
            (
                "weapon",
                "accessory",
                "body_armour",
                "cyberware",
                "drone",
                "spirit",
                "spell",
                "program",
                "cyberdeck",
                "transport",
                "sundry",
            ),
        ),
        (
            "keyword",
            (
                "awakened",
                "barrier",
                "closed",
                "electrical",
                "indoors",
                "outdoors",
                "personnel",
                "street",
                "vehicular",
                "miscellaneous",
                "prime",
                "one_of_a_kind",
                "lasting",
                "piercing",
                "single_target",
                "swift",
                "silenced",
                "indirect",
                "guardian",
                "hermit",
                "anti_social",
            ),
        ),
        ("bodypart", ("arm", "leg", "skull")),
        ("theme", ("chrome", "spellbound", "streetborn")),
        ("side", ("home", "out", "against")),
        ("fate", ("standing", "felled")),
        ("state", ("idle", "working", "parked")),
        ("alarm", ("quiet", "ringing")),
        ("journey", ("none", "going", "ended")),
        ("brawl", ("calm", "joined")),
        ("cover", ("kept", "blown")),
    ),
    kinds=(
        Kind(
            "fixer",
            "player",
            states=(
                State("nuyen"),
                State("fame"),
                State("shame"),
                State("redeals", sight="hidden"),
                State("looks", sight="hidden"),
                State("depth", sight="hidden"),
            ),
            derived=(("reputation", fixer__reputation), ("income_due", fixer__income_due), ("sights", fixer__sights)),
            seen=(("reputation", True), ("income_due", True), ("sights", True)),
            zones=(
                Zone("fixer", "pile", "hidden", False),
                Zone("fixer", "deck", "hidden", False),
                Zone("fixer", "hand", "private", False),
                Zone("fixer", "trash", "open", False),
                Zone("fixer", "fragged", "open", False),
                Zone("fixer", "glory", "open", False),
                Zone("fixer", "counter", "open", False),
                Zone("fixer", "veil", "hidden", False),
                Zone("fixer", "front", "open", True),
                Zone("fixer", "safehouse", "open", True),
                Zone("fixer", "stack", "private", False, "fixer"),
            ),
        ),
        Kind(
            "asset",
            "card",
            states=(
                State("hurt"),
                State("wound"),
                State("share", sight="hidden"),
                State("cap", sight="hidden"),
                State("left_over", sight="hidden"),
                State("rival", start=NOTHING, least=None, kind="asset"),
                State("ready"),
                State("side", start="home", least=None, values="side"),
                State("fate", start="standing", least=None, values="fate"),
                State("daily", sight="hidden"),
                State("owing"),
                State("tokens"),
            ),
            facts=(
                Fact("cost", "number", ""),
                Fact("upkeep", "number", ""),
                Fact("income", "number", ""),
                Fact("attack", "number", ""),
                Fact("body", "number", ""),
                Fact("armour", "number", ""),
                Fact("plating", "number", ""),
                Fact("stamina", "number", ""),
                Fact("keywords", "set", "keyword"),
                Fact("themes", "set", "theme"),
                Fact("copies", "number", ""),
            ),
            derived=(
                ("might", asset__might),
                ("force", asset__force),
                ("life", asset__life),
                ("shield", asset__shield),
                ("endurance", asset__endurance),
                ("minding", asset__minding),
                ("sharp", asset__sharp),
                ("haste", asset__haste),
                ("hush", asset__hush),
            ),
            seen=(
                ("might", True),
                ("force", True),
                ("life", True),
                ("shield", True),
                ("endurance", True),
                ("minding", True),
                ("sharp", True),
                ("haste", True),
                ("hush", True),
            ),
            slots=("pump", "act"),
            you=asset__you,
        ),
        Kind(
            "runner",
            "asset",
            states=(State("boost", per="skill"), State("care", sight="hidden")),
            facts=(
                Fact("folk", "value", "race"),
                Fact("profession", "value", "calling"),
                Fact("skills", "set", "skill"),
                Fact("expert", "set", "skill"),
                Fact("renown", "number", ""),
                Fact("recon", "number", ""),
                Fact("biotech", "number", ""),
            ),
            derived=(
                ("present", runner__present),
                ("sorcery_rating", runner__sorcery_rating),
                ("decking_rating", runner__decking_rating),
                ("piloting_rating", runner__piloting_rating),
                ("conjure_rating", runner__conjure_rating),
                ("spells_cast", runner__spells_cast),
                ("programs_run", runner__programs_run),
                ("essence_spent", runner__essence_spent),
            ),
            seen=(
                ("present", True),
                ("sorcery_rating", True),
                ("decking_rating", True),
                ("piloting_rating", True),
                ("conjure_rating", True),
                ("spells_cast", True),
                ("programs_run", True),
                ("essence_spent", True),
            ),
            zones=(Zone("runner", "kit", "open", True),),
        ),
        Kind(
            "gear",
            "asset",
            states=(
                State("user", start=NOTHING, least=None, kind="runner"),
                State("mount", start=NOTHING, least=None, kind="gear"),
                State("state", start="idle", least=None, values="state"),
            ),
            facts=(
                Fact("type", "value", "class"),
                Fact("needs", "value", "skill"),
                Fact("skills", "set", "skill"),
                Fact("essence", "number", ""),
                Fact("limb", "value", "bodypart"),
            ),
            slots=("cast", "burst"),
        ),
        Kind(
            "objective",
            "asset",
            states=(State("defended"),),
            facts=(Fact("points", "number", ""),),
            slots=("demand", "bonus"),
        ),
        Kind(
            "challenge", "asset", facts=(Fact("sleaze", "cells", "skill"), Fact("few", "number", "")), slots=("trap",)
        ),
        Kind("location", "asset", slots=("visit",)),
        Kind("contact", "asset", facts=(Fact("folk", "value", "race"),), slots=("visit",)),
        Kind(
            "special",
            "asset",
            states=(State("bearer", start=NOTHING, least=None, kind="runner"),),
            slots=("play", "sting"),
        ),
        Kind("showdown", "card", slots=("begin",), you=showdown__you, begins=True),
    ),
    pays="pays",
    lines=(
        "14:23 23:24 28:25 33:26 38:42 43:43 50:46 59:78 80:79 85:80 103:81 125:82 130:83 143:84 156:85"
        " 169:86 182:54 187:100 198:101 214:102 230:103 246:104 262:105 275:106 288:107 297:142"
    ),
)
