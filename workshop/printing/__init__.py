"""The texts and sheets of a game: printed, measured, and counted in each language."""
