"""Limits of numbers and sizes, for all input: cards, decks, saved games, campaigns, programs."""

MOST_NUMBER = 2**31 - 1  # the largest number in play; the smallest is its negative
MOST_COPIES = 999  # copies of one card: by a printed fact, by one `put`, or in a deck
