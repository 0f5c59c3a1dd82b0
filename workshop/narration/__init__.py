"""What a player is told, in one language: the log, the questions, the table."""
