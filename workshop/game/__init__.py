"""A game that is loaded, and what the numbers of its state mean in the words of its cards: options, conditions, lines."""
