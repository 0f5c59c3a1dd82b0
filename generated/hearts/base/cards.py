"""Made by `ombre build` from cards/hearts/base/cards.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module

MODULE = Module(
    source="cards/hearts/base/cards.card",
    digest="196943420800533261039831331301538687072",
    cards=(
        Card("two_of_clubs", "playing_card", (("rank", "two"), ("suit", "clubs"), ("height", 2)), (), line=3),
        Card("three_of_clubs", "playing_card", (("rank", "three"), ("suit", "clubs"), ("height", 3)), (), line=6),
        Card("four_of_clubs", "playing_card", (("rank", "four"), ("suit", "clubs"), ("height", 4)), (), line=9),
        Card("five_of_clubs", "playing_card", (("rank", "five"), ("suit", "clubs"), ("height", 5)), (), line=12),
        Card("six_of_clubs", "playing_card", (("rank", "six"), ("suit", "clubs"), ("height", 6)), (), line=15),
        Card("seven_of_clubs", "playing_card", (("rank", "seven"), ("suit", "clubs"), ("height", 7)), (), line=18),
        Card("eight_of_clubs", "playing_card", (("rank", "eight"), ("suit", "clubs"), ("height", 8)), (), line=21),
        Card("nine_of_clubs", "playing_card", (("rank", "nine"), ("suit", "clubs"), ("height", 9)), (), line=24),
        Card("ten_of_clubs", "playing_card", (("rank", "ten"), ("suit", "clubs"), ("height", 10)), (), line=27),
        Card("jack_of_clubs", "playing_card", (("rank", "jack"), ("suit", "clubs"), ("height", 11)), (), line=30),
        Card("queen_of_clubs", "playing_card", (("rank", "queen"), ("suit", "clubs"), ("height", 12)), (), line=33),
        Card("king_of_clubs", "playing_card", (("rank", "king"), ("suit", "clubs"), ("height", 13)), (), line=36),
        Card("ace_of_clubs", "playing_card", (("rank", "ace"), ("suit", "clubs"), ("height", 14)), (), line=39),
        Card("two_of_diamonds", "playing_card", (("rank", "two"), ("suit", "diamonds"), ("height", 2)), (), line=42),
        Card(
            "three_of_diamonds", "playing_card", (("rank", "three"), ("suit", "diamonds"), ("height", 3)), (), line=45
        ),
        Card("four_of_diamonds", "playing_card", (("rank", "four"), ("suit", "diamonds"), ("height", 4)), (), line=48),
        Card("five_of_diamonds", "playing_card", (("rank", "five"), ("suit", "diamonds"), ("height", 5)), (), line=51),
        Card("six_of_diamonds", "playing_card", (("rank", "six"), ("suit", "diamonds"), ("height", 6)), (), line=54),
        Card(
            "seven_of_diamonds", "playing_card", (("rank", "seven"), ("suit", "diamonds"), ("height", 7)), (), line=57
        ),
        Card(
            "eight_of_diamonds", "playing_card", (("rank", "eight"), ("suit", "diamonds"), ("height", 8)), (), line=60
        ),
        Card("nine_of_diamonds", "playing_card", (("rank", "nine"), ("suit", "diamonds"), ("height", 9)), (), line=63),
        Card("ten_of_diamonds", "playing_card", (("rank", "ten"), ("suit", "diamonds"), ("height", 10)), (), line=66),
        Card("jack_of_diamonds", "playing_card", (("rank", "jack"), ("suit", "diamonds"), ("height", 11)), (), line=69),
        Card(
            "queen_of_diamonds", "playing_card", (("rank", "queen"), ("suit", "diamonds"), ("height", 12)), (), line=72
        ),
        Card("king_of_diamonds", "playing_card", (("rank", "king"), ("suit", "diamonds"), ("height", 13)), (), line=75),
        Card("ace_of_diamonds", "playing_card", (("rank", "ace"), ("suit", "diamonds"), ("height", 14)), (), line=78),
        Card(
            "two_of_hearts",
            "playing_card",
            (("rank", "two"), ("suit", "hearts"), ("height", 2), ("points", 1)),
            (),
            line=81,
        ),
        Card(
            "three_of_hearts",
            "playing_card",
            (("rank", "three"), ("suit", "hearts"), ("height", 3), ("points", 1)),
            (),
            line=84,
        ),
        Card(
            "four_of_hearts",
            "playing_card",
            (("rank", "four"), ("suit", "hearts"), ("height", 4), ("points", 1)),
            (),
            line=87,
        ),
        Card(
            "five_of_hearts",
            "playing_card",
            (("rank", "five"), ("suit", "hearts"), ("height", 5), ("points", 1)),
            (),
            line=90,
        ),
        Card(
            "six_of_hearts",
            "playing_card",
            (("rank", "six"), ("suit", "hearts"), ("height", 6), ("points", 1)),
            (),
            line=93,
        ),
        Card(
            "seven_of_hearts",
            "playing_card",
            (("rank", "seven"), ("suit", "hearts"), ("height", 7), ("points", 1)),
            (),
            line=96,
        ),
        Card(
            "eight_of_hearts",
            "playing_card",
            (("rank", "eight"), ("suit", "hearts"), ("height", 8), ("points", 1)),
            (),
            line=99,
        ),
        Card(
            "nine_of_hearts",
            "playing_card",
            (("rank", "nine"), ("suit", "hearts"), ("height", 9), ("points", 1)),
            (),
            line=102,
        ),
        Card(
            "ten_of_hearts",
            "playing_card",
            (("rank", "ten"), ("suit", "hearts"), ("height", 10), ("points", 1)),
            (),
            line=105,
        ),
        Card(
            "jack_of_hearts",
            "playing_card",
            (("rank", "jack"), ("suit", "hearts"), ("height", 11), ("points", 1)),
            (),
            line=108,
        ),
        Card(
            "queen_of_hearts",
            "playing_card",
            (("rank", "queen"), ("suit", "hearts"), ("height", 12), ("points", 1)),
            (),
            line=111,
        ),
        Card(
            "king_of_hearts",
            "playing_card",
            (("rank", "king"), ("suit", "hearts"), ("height", 13), ("points", 1)),
            (),
            line=114,
        ),
        Card(
            "ace_of_hearts",
            "playing_card",
            (("rank", "ace"), ("suit", "hearts"), ("height", 14), ("points", 1)),
            (),
            line=117,
        ),
        Card("two_of_spades", "playing_card", (("rank", "two"), ("suit", "spades"), ("height", 2)), (), line=120),
        Card("three_of_spades", "playing_card", (("rank", "three"), ("suit", "spades"), ("height", 3)), (), line=123),
        Card("four_of_spades", "playing_card", (("rank", "four"), ("suit", "spades"), ("height", 4)), (), line=126),
        Card("five_of_spades", "playing_card", (("rank", "five"), ("suit", "spades"), ("height", 5)), (), line=129),
        Card("six_of_spades", "playing_card", (("rank", "six"), ("suit", "spades"), ("height", 6)), (), line=132),
        Card("seven_of_spades", "playing_card", (("rank", "seven"), ("suit", "spades"), ("height", 7)), (), line=135),
        Card("eight_of_spades", "playing_card", (("rank", "eight"), ("suit", "spades"), ("height", 8)), (), line=138),
        Card("nine_of_spades", "playing_card", (("rank", "nine"), ("suit", "spades"), ("height", 9)), (), line=141),
        Card("ten_of_spades", "playing_card", (("rank", "ten"), ("suit", "spades"), ("height", 10)), (), line=144),
        Card("jack_of_spades", "playing_card", (("rank", "jack"), ("suit", "spades"), ("height", 11)), (), line=147),
        Card(
            "queen_of_spades",
            "playing_card",
            (("rank", "queen"), ("suit", "spades"), ("height", 12), ("points", 13)),
            (),
            line=150,
        ),
        Card("king_of_spades", "playing_card", (("rank", "king"), ("suit", "spades"), ("height", 13)), (), line=153),
        Card("ace_of_spades", "playing_card", (("rank", "ace"), ("suit", "spades"), ("height", 14)), (), line=156),
    ),
)
