"""What nothing goes beyond, wherever it comes from: cards, files of decks, saved games, campaigns, programs."""

MOST_NUMBER = 2**31 - 1  # a number in play, and below zero the same
MOST_COPIES = 999  # of one card: printed on it, or in a deck
