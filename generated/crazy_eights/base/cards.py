"""Made by `ombre build` from cards/crazy_eights/base/cards.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Card, Module

MODULE = Module(
    source="cards/crazy_eights/base/cards.card",
    digest="231277955917456926370630177100502692837",
    cards=(
        Card("two_of_clubs", "playing_card", (("rank", "two"), ("suit", "clubs"), ("penalty", 2)), (), line=3),
        Card("three_of_clubs", "playing_card", (("rank", "three"), ("suit", "clubs"), ("penalty", 3)), (), line=6),
        Card("four_of_clubs", "playing_card", (("rank", "four"), ("suit", "clubs"), ("penalty", 4)), (), line=9),
        Card("five_of_clubs", "playing_card", (("rank", "five"), ("suit", "clubs"), ("penalty", 5)), (), line=12),
        Card("six_of_clubs", "playing_card", (("rank", "six"), ("suit", "clubs"), ("penalty", 6)), (), line=15),
        Card("seven_of_clubs", "playing_card", (("rank", "seven"), ("suit", "clubs"), ("penalty", 7)), (), line=18),
        Card("eight_of_clubs", "playing_card", (("rank", "eight"), ("suit", "clubs"), ("penalty", 50)), (), line=21),
        Card("nine_of_clubs", "playing_card", (("rank", "nine"), ("suit", "clubs"), ("penalty", 9)), (), line=24),
        Card("ten_of_clubs", "playing_card", (("rank", "ten"), ("suit", "clubs"), ("penalty", 10)), (), line=27),
        Card("jack_of_clubs", "playing_card", (("rank", "jack"), ("suit", "clubs"), ("penalty", 10)), (), line=30),
        Card("queen_of_clubs", "playing_card", (("rank", "queen"), ("suit", "clubs"), ("penalty", 10)), (), line=33),
        Card("king_of_clubs", "playing_card", (("rank", "king"), ("suit", "clubs"), ("penalty", 10)), (), line=36),
        Card("ace_of_clubs", "playing_card", (("rank", "ace"), ("suit", "clubs"), ("penalty", 1)), (), line=39),
        Card("two_of_diamonds", "playing_card", (("rank", "two"), ("suit", "diamonds"), ("penalty", 2)), (), line=42),
        Card(
            "three_of_diamonds", "playing_card", (("rank", "three"), ("suit", "diamonds"), ("penalty", 3)), (), line=45
        ),
        Card("four_of_diamonds", "playing_card", (("rank", "four"), ("suit", "diamonds"), ("penalty", 4)), (), line=48),
        Card("five_of_diamonds", "playing_card", (("rank", "five"), ("suit", "diamonds"), ("penalty", 5)), (), line=51),
        Card("six_of_diamonds", "playing_card", (("rank", "six"), ("suit", "diamonds"), ("penalty", 6)), (), line=54),
        Card(
            "seven_of_diamonds", "playing_card", (("rank", "seven"), ("suit", "diamonds"), ("penalty", 7)), (), line=57
        ),
        Card(
            "eight_of_diamonds", "playing_card", (("rank", "eight"), ("suit", "diamonds"), ("penalty", 50)), (), line=60
        ),
        Card("nine_of_diamonds", "playing_card", (("rank", "nine"), ("suit", "diamonds"), ("penalty", 9)), (), line=63),
        Card("ten_of_diamonds", "playing_card", (("rank", "ten"), ("suit", "diamonds"), ("penalty", 10)), (), line=66),
        Card(
            "jack_of_diamonds", "playing_card", (("rank", "jack"), ("suit", "diamonds"), ("penalty", 10)), (), line=69
        ),
        Card(
            "queen_of_diamonds", "playing_card", (("rank", "queen"), ("suit", "diamonds"), ("penalty", 10)), (), line=72
        ),
        Card(
            "king_of_diamonds", "playing_card", (("rank", "king"), ("suit", "diamonds"), ("penalty", 10)), (), line=75
        ),
        Card("ace_of_diamonds", "playing_card", (("rank", "ace"), ("suit", "diamonds"), ("penalty", 1)), (), line=78),
        Card("two_of_hearts", "playing_card", (("rank", "two"), ("suit", "hearts"), ("penalty", 2)), (), line=81),
        Card("three_of_hearts", "playing_card", (("rank", "three"), ("suit", "hearts"), ("penalty", 3)), (), line=84),
        Card("four_of_hearts", "playing_card", (("rank", "four"), ("suit", "hearts"), ("penalty", 4)), (), line=87),
        Card("five_of_hearts", "playing_card", (("rank", "five"), ("suit", "hearts"), ("penalty", 5)), (), line=90),
        Card("six_of_hearts", "playing_card", (("rank", "six"), ("suit", "hearts"), ("penalty", 6)), (), line=93),
        Card("seven_of_hearts", "playing_card", (("rank", "seven"), ("suit", "hearts"), ("penalty", 7)), (), line=96),
        Card("eight_of_hearts", "playing_card", (("rank", "eight"), ("suit", "hearts"), ("penalty", 50)), (), line=99),
        Card("nine_of_hearts", "playing_card", (("rank", "nine"), ("suit", "hearts"), ("penalty", 9)), (), line=102),
        Card("ten_of_hearts", "playing_card", (("rank", "ten"), ("suit", "hearts"), ("penalty", 10)), (), line=105),
        Card("jack_of_hearts", "playing_card", (("rank", "jack"), ("suit", "hearts"), ("penalty", 10)), (), line=108),
        Card("queen_of_hearts", "playing_card", (("rank", "queen"), ("suit", "hearts"), ("penalty", 10)), (), line=111),
        Card("king_of_hearts", "playing_card", (("rank", "king"), ("suit", "hearts"), ("penalty", 10)), (), line=114),
        Card("ace_of_hearts", "playing_card", (("rank", "ace"), ("suit", "hearts"), ("penalty", 1)), (), line=117),
        Card("two_of_spades", "playing_card", (("rank", "two"), ("suit", "spades"), ("penalty", 2)), (), line=120),
        Card("three_of_spades", "playing_card", (("rank", "three"), ("suit", "spades"), ("penalty", 3)), (), line=123),
        Card("four_of_spades", "playing_card", (("rank", "four"), ("suit", "spades"), ("penalty", 4)), (), line=126),
        Card("five_of_spades", "playing_card", (("rank", "five"), ("suit", "spades"), ("penalty", 5)), (), line=129),
        Card("six_of_spades", "playing_card", (("rank", "six"), ("suit", "spades"), ("penalty", 6)), (), line=132),
        Card("seven_of_spades", "playing_card", (("rank", "seven"), ("suit", "spades"), ("penalty", 7)), (), line=135),
        Card("eight_of_spades", "playing_card", (("rank", "eight"), ("suit", "spades"), ("penalty", 50)), (), line=138),
        Card("nine_of_spades", "playing_card", (("rank", "nine"), ("suit", "spades"), ("penalty", 9)), (), line=141),
        Card("ten_of_spades", "playing_card", (("rank", "ten"), ("suit", "spades"), ("penalty", 10)), (), line=144),
        Card("jack_of_spades", "playing_card", (("rank", "jack"), ("suit", "spades"), ("penalty", 10)), (), line=147),
        Card("queen_of_spades", "playing_card", (("rank", "queen"), ("suit", "spades"), ("penalty", 10)), (), line=150),
        Card("king_of_spades", "playing_card", (("rank", "king"), ("suit", "spades"), ("penalty", 10)), (), line=153),
        Card("ace_of_spades", "playing_card", (("rank", "ace"), ("suit", "spades"), ("penalty", 1)), (), line=156),
    ),
)
