"""Cards that the tests of printed sheets use: one card of each kind, independent of the shipped cards."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from ombre.sheets import PrintedCard, PrintedRun, PrintedTable, TableCell

FACES = Path(__file__).parents[2] / "cards" / "crossfire" / "faces.yaml"


def words(*values: str) -> tuple[PrintedRun, ...]:
    """Convert text to runs; `:name:` is an icon and `=word=` a label."""
    found: list[PrintedRun] = []
    for part in (part for value in values for part in re.split("(:[a-z]+:|=[^=]+=|[0-9]+)", value) if part):
        if part[0] == part[-1] == ":" and len(part) > 1:
            found.append(PrintedRun("icon", part[1:-1]))
        elif part[0] == part[-1] == "=" and len(part) > 1:
            found.append(PrintedRun("label", part[1:-1]))
        else:
            found.append(PrintedRun("amount" if part.isdigit() else "text", part))
    return tuple(found)


LABELS = {"weapon": "Weapon", "elf": "Elf", "hard": "Hard", "black": "black damage", "assist_damage": "Assist"}
COVERING_FIRE = PrintedCard(
    id="covering_fire",
    name="Covering Fire",
    kind="gear",
    kind_label="Gear",
    origin="printed",
    copies=3,
    facts={
        "type": "weapon",
        "cost": 5,
        "damage": (TableCell("black", 1), TableCell("plain", 1)),
        "assist_damage": ("black",),
    },
    labels=LABELS,
    paragraphs=(
        words("Choose another Runner. That Runner heals 1."),
        words("=Assist:=", " Choose an Obstacle. It cannot attack until the end of the turn."),
    ),
    where="cards/crossfire/base/market.card:3",
)
ELF_SHAMAN = replace(
    COVERING_FIRE,
    id="elf_shaman",
    name="Chamane elfe",
    kind="obstacle",
    kind_label="Obstacle",
    origin="reconstructed",
    copies=1,
    facts={
        "difficulty": "hard",
        "colour": "blue",
        "type": "elf",
        "track": (
            TableCell("plain", 2),
            TableCell("plain", 2),
            TableCell("red", 1),
            TableCell("plain", 2),
            TableCell("blue", 1),
        ),
        "attack": 1,
        "nuyen": 6,
    },
    paragraphs=(words("Quand cet Obstacle attaque\u202f: il regagne 1\u00a0:red:. Coût\u202f: 2\u00a0¥…"),),
    where="cards/crossfire/base/obstacles.card:9",
)
TIMEBOMB = replace(
    COVERING_FIRE,
    id="timebomb",
    name="Timebomb",
    kind="event",
    kind_label="Crossfire",
    copies=1,
    facts={},
    paragraphs=(words(":timebomb: If the level is ", ":threshold:8", "+, each Runner suffers 3."),),
)
DECK = [COVERING_FIRE, ELF_SHAMAN, TIMEBOMB]
MAGE = replace(
    COVERING_FIRE,
    id="mage",
    name="Mage",
    kind="role",
    kind_label="Role",
    copies=1,
    facts={"colour": "blue", "quick_shots": 1, "manas": 4, "marks": 1, "smarts": 1},
    paragraphs=(),
    names={"quick_shot": "Quick Shot", "mana": "Mana", "mark": "Mark", "street_smarts": "Street Smarts"},
    number="144/146",
)
TROLL = replace(
    MAGE,
    id="runner_troll",
    name="Troll",
    kind="metatype",
    kind_label="Metatype",
    origin="house",
    facts={"hp": 7, "start_cards": 3, "start_nuyen": 2},
)
MISSION = replace(
    COVERING_FIRE,
    id="crossfire",
    name="Crossfire",
    kind="mission",
    kind_label="Mission",
    copies=1,
    facts={"scenes": 2, "award": 3, "consolation": 1},
    paragraphs=(words("When the turn ends, if there is no obstacle in play, this mission ends the scene."),),
    names={"award": "Karma for a win", "consolation": "Karma for an abort"},
    tables={
        "scene_obstacles": PrintedTable(
            "Obstacles", ("Scene", "2 runners", "3 runners"), (("1", "2", "3"), ("2", "3", "4"))
        )
    },
)
ALL = [*DECK, MAGE, TROLL, MISSION]
