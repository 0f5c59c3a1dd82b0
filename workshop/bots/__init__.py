"""Bots: policies that choose among the moves of a game."""
