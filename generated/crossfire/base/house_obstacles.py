"""Made by `ombre build` from cards/crossfire/base/house_obstacles.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module

MODULE = Module(
    source="cards/crossfire/base/house_obstacles.card",
    cards=(
        Card(
            "shift_guard",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "red"),
                ("type", "human"),
                ("track", (("plain", 2), ("red", 1))),
                ("attack", 1),
                ("nuyen", 4),
            ),
            (),
            line=3,
        ),
        Card(
            "loading_dock",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "green"),
                ("type", "tech"),
                ("track", (("green", 1), ("plain", 2))),
                ("attack", 1),
                ("nuyen", 4),
            ),
            (),
            line=7,
        ),
        Card(
            "stray_spirit",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "blue"),
                ("type", "sixth_world"),
                ("track", (("blue", 1), ("plain", 2))),
                ("attack", 1),
                ("nuyen", 4),
            ),
            (),
            line=11,
        ),
        Card(
            "door_crew",
            "obstacle",
            (
                ("difficulty", "normal"),
                ("colour", "red"),
                ("type", "ork"),
                ("track", (("plain", 3), ("red", 1))),
                ("attack", 1),
                ("nuyen", 5),
            ),
            (),
            line=15,
        ),
        Card(
            "armoured_van",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "green"),
                ("type", "tech"),
                ("track", (("plain", 4), ("green", 1), ("plain", 2))),
                ("attack", 2),
                ("nuyen", 4),
            ),
            (),
            line=19,
        ),
        Card(
            "response_squad",
            "obstacle",
            (
                ("difficulty", "hard"),
                ("colour", "black"),
                ("type", "human"),
                ("track", (("plain", 3), ("black", 1), ("plain", 3))),
                ("attack", 2),
                ("nuyen", 4),
            ),
            (),
            line=23,
        ),
    ),
)
