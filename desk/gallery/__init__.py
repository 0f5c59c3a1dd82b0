"""A static site of all cards of a game, in all its languages."""
