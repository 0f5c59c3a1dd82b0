"""Texts for players, in one locale: the log, the questions, the table."""
