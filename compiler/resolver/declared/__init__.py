"""Declarations: the names that a game declares, and what each declaration means."""
