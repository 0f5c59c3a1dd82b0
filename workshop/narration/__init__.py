"""Texts for players, in one language: the log, the questions, the table."""
