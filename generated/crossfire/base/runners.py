"""Made by `ombre build` from cards/crossfire/base/runners.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module

MODULE = Module(
    source="cards/crossfire/base/runners.card",
    digest="161453261754910461698575475270167736697",
    cards=(
        Card("runner_human", "metatype", (("hp", 5), ("start_cards", 4), ("start_nuyen", 3)), (), line=3),
        Card("runner_elf", "metatype", (("hp", 4), ("start_cards", 4), ("start_nuyen", 4)), (), line=7),
        Card("runner_dwarf", "metatype", (("hp", 5), ("start_cards", 2), ("start_nuyen", 5)), (), line=11),
        Card("runner_ork", "metatype", (("hp", 6), ("start_cards", 5), ("start_nuyen", 1)), (), line=15),
        Card("runner_troll", "metatype", (("hp", 7), ("start_cards", 3), ("start_nuyen", 2)), (), line=19),
        Card(
            "street_samurai",
            "role",
            (("colour", "black"), ("quick_shots", 4), ("manas", 1), ("marks", 1), ("smarts", 1)),
            (),
            line=23,
        ),
        Card(
            "mage",
            "role",
            (("colour", "blue"), ("quick_shots", 1), ("manas", 4), ("marks", 1), ("smarts", 1)),
            (),
            line=27,
        ),
        Card(
            "decker",
            "role",
            (("colour", "green"), ("quick_shots", 1), ("manas", 1), ("marks", 4), ("smarts", 1)),
            (),
            line=31,
        ),
        Card(
            "face",
            "role",
            (("colour", "red"), ("quick_shots", 1), ("manas", 1), ("marks", 1), ("smarts", 4)),
            (),
            line=35,
        ),
    ),
)
