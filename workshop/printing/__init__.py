"""The texts and sheets of a game: printed, measured, and checked in each language."""
