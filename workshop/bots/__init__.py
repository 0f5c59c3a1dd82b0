"""Bots: programs that answer the choices of a game."""
