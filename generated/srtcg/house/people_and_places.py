"""Made by `ombre build` from cards/srtcg/house/people_and_places.card: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre.runtime import NOTHING, Ability, Card, Env, Module, Value, bounded, put

if TYPE_CHECKING:
    from ombre.generated.srtcg.play import Play


# cards/srtcg/house/people_and_places.card:6
def the_dripping_tap__visit(g: Play, this: int, you: int) -> None:
    g.v_draws(you, 1)


# cards/srtcg/house/people_and_places.card:6
def the_dripping_tap__visit_cost(g: Play, this: int, you: int) -> Value:
    return 1


# cards/srtcg/house/people_and_places.card:14
def shooting_range__timed1_attack(g: Play, this: int, you: int, env: Env, x: int) -> Value:
    (u_shooter, amount) = env
    return amount if x == u_shooter else 0


# cards/srtcg/house/people_and_places.card:12
def shooting_range__visit(g: Play, this: int, you: int) -> None:
    u_shooter = g.choose(
        "shooter",
        you,
        [
            u_shooter
            for u_shooter in g.zones[g.z_fixer_safehouse + you]
            if g.kind[u_shooter] in g.k_runner and g.e_keyword_hermit not in g.f_asset_keywords(u_shooter)
        ],
        "runner",
    )
    if u_shooter != NOTHING:
        g.add("house_people_and_places.shooting_range__timed1", this, you, (u_shooter, 1), scopes=("turn",))


# cards/srtcg/house/people_and_places.card:12
def shooting_range__visit_cost(g: Play, this: int, you: int) -> Value:
    return 1


# cards/srtcg/house/people_and_places.card:19
def back_alley_clinic__visit(g: Play, this: int, you: int) -> None:
    u_patient = g.choose(
        "patient",
        you,
        [
            u_patient
            for u_patient in g.zones[g.z_fixer_safehouse + you]
            if g.kind[u_patient] in g.k_runner
            and g.s_asset_hurt[u_patient] > 0
            and g.e_keyword_hermit not in g.f_asset_keywords(u_patient)
        ],
        "runner",
    )
    if u_patient != NOTHING:
        g.v_mends(u_patient)


# cards/srtcg/house/people_and_places.card:19
def back_alley_clinic__visit_cost(g: Play, this: int, you: int) -> Value:
    return 2


# cards/srtcg/house/people_and_places.card:26
def dream_lodge__visit(g: Play, this: int, you: int) -> None:
    u_pilgrim = g.choose(
        "pilgrim",
        you,
        [
            u_pilgrim
            for u_pilgrim in g.zones[g.z_fixer_safehouse + you]
            if g.kind[u_pilgrim] in g.k_runner
            and g.s_asset_ready[u_pilgrim] > 0
            and g.e_keyword_hermit not in g.f_asset_keywords(u_pilgrim)
            and (g.e_skill_sorcery in g.f_runner_skills(u_pilgrim) or g.e_skill_conjure in g.f_runner_skills(u_pilgrim))
        ],
        "runner",
    )
    if u_pilgrim != NOTHING:
        if u_pilgrim != NOTHING:
            g.v_calls_on(u_pilgrim, this)
        g.v_draws(you, 2)


# cards/srtcg/house/people_and_places.card:35
def chop_shop__visit(g: Play, this: int, you: int) -> None:
    if any(True for u_it1 in g.zones[g.z_fixer_hand + you] if g.kind[u_it1] in g.k_gear):
        u_scrap = g.choose(
            "scrap", you, [u_scrap for u_scrap in g.zones[g.z_fixer_hand + you] if g.kind[u_scrap] in g.k_gear], "gear"
        )
        if u_scrap != NOTHING:
            g.v_trashes(you, u_scrap)
        g.v_earns(you, 2)


# cards/srtcg/house/people_and_places.card:44
def pirate_studio__visit(g: Play, this: int, you: int) -> None:
    g.v_scores(you, 1)


# cards/srtcg/house/people_and_places.card:44
def pirate_studio__visit_cost(g: Play, this: int, you: int) -> Value:
    return 4


# cards/srtcg/house/people_and_places.card:50
def talent_scout__visit(g: Play, this: int, you: int) -> None:
    g.look_through(g.zones[g.z_fixer_deck + you], you)
    u_found = g.choose(
        "found", you, [u_found for u_found in g.zones[g.z_fixer_deck + you] if g.kind[u_found] in g.k_runner], "runner"
    )
    if u_found != NOTHING:
        g.move(u_found, g.z_fixer_hand + you)
    g.shuffle(g.z_fixer_deck + you)


# cards/srtcg/house/people_and_places.card:50
def talent_scout__visit_cost(g: Play, this: int, you: int) -> Value:
    return 1


# cards/srtcg/house/people_and_places.card:58
def arms_dealer__visit(g: Play, this: int, you: int) -> None:
    g.look_through(g.zones[g.z_fixer_deck + you], you)
    u_found = g.choose(
        "found",
        you,
        [
            u_found
            for u_found in g.zones[g.z_fixer_deck + you]
            if g.kind[u_found] in g.k_gear and g.f_gear_type(u_found) == g.e_class_weapon
        ],
        "gear",
    )
    if u_found != NOTHING:
        g.move(u_found, g.z_fixer_hand + you)
    g.shuffle(g.z_fixer_deck + you)


# cards/srtcg/house/people_and_places.card:58
def arms_dealer__visit_cost(g: Play, this: int, you: int) -> Value:
    return 1


# cards/srtcg/house/people_and_places.card:70
def night_reporter__visit(g: Play, this: int, you: int) -> None:
    u_rival_fixer = g.choose(
        "rival_fixer", you, [u_rival_fixer for u_rival_fixer in g.everyone(g.current) if u_rival_fixer != you], "fixer"
    )
    if u_rival_fixer != NOTHING:
        g.show(g.all_in(g.z_fixer_hand + u_rival_fixer), you)


# cards/srtcg/house/people_and_places.card:70
def night_reporter__visit_cost(g: Play, this: int, you: int) -> Value:
    return 2


# cards/srtcg/house/people_and_places.card:77
def stage_manager__visit(g: Play, this: int, you: int) -> None:
    u_star = g.choose(
        "star", you, [u_star for u_star in g.zones[g.z_fixer_safehouse + you] if g.kind[u_star] in g.k_runner], "runner"
    )
    if u_star != NOTHING:
        put(g.s_runner_boost, u_star, g.e_skill_social, bounded(g.s_runner_boost[u_star][g.e_skill_social] + 1))


# cards/srtcg/house/people_and_places.card:77
def stage_manager__visit_cost(g: Play, this: int, you: int) -> Value:
    return 1


MODULE = Module(
    source="cards/srtcg/house/people_and_places.card",
    digest="234615670110656071548257048913704509463",
    cards=(
        Card(
            "the_dripping_tap",
            "location",
            (("cost", 1), ("themes", ("streetborn", "spellbound")), ("copies", 1)),
            (
                Ability(
                    "the_dripping_tap__visit",
                    "slot",
                    "visit",
                    None,
                    the_dripping_tap__visit,
                    cost=the_dripping_tap__visit_cost,
                    once="turn",
                    line=6,
                ),
            ),
            line=3,
        ),
        Card(
            "shooting_range",
            "location",
            (("cost", 2), ("themes", ("chrome", "streetborn")), ("copies", 1)),
            (
                Ability(
                    "shooting_range__visit",
                    "slot",
                    "visit",
                    None,
                    shooting_range__visit,
                    cost=shooting_range__visit_cost,
                    line=12,
                ),
            ),
            line=9,
        ),
        Card(
            "back_alley_clinic",
            "location",
            (("cost", 2), ("themes", ("chrome", "streetborn")), ("copies", 1)),
            (
                Ability(
                    "back_alley_clinic__visit",
                    "slot",
                    "visit",
                    None,
                    back_alley_clinic__visit,
                    cost=back_alley_clinic__visit_cost,
                    line=19,
                ),
            ),
            line=16,
        ),
        Card(
            "dream_lodge",
            "location",
            (("cost", 2), ("themes", ("spellbound",)), ("copies", 1)),
            (Ability("dream_lodge__visit", "slot", "visit", None, dream_lodge__visit, once="turn", line=26),),
            line=23,
        ),
        Card(
            "chop_shop",
            "location",
            (("cost", 1), ("themes", ("chrome",)), ("copies", 1)),
            (Ability("chop_shop__visit", "slot", "visit", None, chop_shop__visit, once="turn", line=35),),
            line=32,
        ),
        Card(
            "pirate_studio",
            "location",
            (("cost", 3), ("themes", ("streetborn",)), ("copies", 1)),
            (
                Ability(
                    "pirate_studio__visit",
                    "slot",
                    "visit",
                    None,
                    pirate_studio__visit,
                    cost=pirate_studio__visit_cost,
                    once="turn",
                    line=44,
                ),
            ),
            line=41,
        ),
        Card(
            "talent_scout",
            "contact",
            (("folk", "human"), ("cost", 2), ("themes", ("spellbound", "streetborn")), ("copies", 1)),
            (
                Ability(
                    "talent_scout__visit",
                    "slot",
                    "visit",
                    None,
                    talent_scout__visit,
                    cost=talent_scout__visit_cost,
                    once="turn",
                    line=50,
                ),
            ),
            line=47,
        ),
        Card(
            "arms_dealer",
            "contact",
            (("folk", "ork"), ("cost", 2), ("themes", ("chrome", "streetborn")), ("copies", 1)),
            (
                Ability(
                    "arms_dealer__visit",
                    "slot",
                    "visit",
                    None,
                    arms_dealer__visit,
                    cost=arms_dealer__visit_cost,
                    once="turn",
                    line=58,
                ),
            ),
            line=55,
        ),
        Card(
            "quiet_banker",
            "contact",
            (("folk", "dwarf"), ("income", 1), ("cost", 3), ("themes", ("chrome", "spellbound")), ("copies", 1)),
            (),
            line=63,
        ),
        Card(
            "night_reporter",
            "contact",
            (("folk", "elf"), ("cost", 2), ("themes", ("spellbound",)), ("copies", 1)),
            (
                Ability(
                    "night_reporter__visit",
                    "slot",
                    "visit",
                    None,
                    night_reporter__visit,
                    cost=night_reporter__visit_cost,
                    once="turn",
                    line=70,
                ),
            ),
            line=67,
        ),
        Card(
            "stage_manager",
            "contact",
            (("folk", "elf"), ("income", 1), ("cost", 4), ("themes", ("streetborn",)), ("copies", 1)),
            (
                Ability(
                    "stage_manager__visit",
                    "slot",
                    "visit",
                    None,
                    stage_manager__visit,
                    cost=stage_manager__visit_cost,
                    once="turn",
                    line=77,
                ),
            ),
            line=74,
        ),
    ),
    timed=(
        Ability(
            "house_people_and_places.shooting_range__timed1",
            "modify",
            "asset.attack",
            None,
            shooting_range__timed1_attack,
            things=(0,),
            ended_by=(0,),
            line=14,
        ),
    ),
    lines=(
        "14:6 15:7 19:6 24:14 30:12 31:13 41:14 46:12 51:19 52:20 64:21 69:19 74:26 75:27 88:28 89:29 91:30"
        " 95:35 96:36 97:37 100:38 102:39 106:44 107:45 111:44 116:50 117:51 121:52 123:53 127:50 132:58"
        " 133:59 144:60 146:61 150:58 155:70 156:71 159:72 164:70 169:77 170:78 173:79 178:77"
    ),
)
