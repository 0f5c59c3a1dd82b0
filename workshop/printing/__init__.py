"""Print the texts and sheets of a game in each locale, and check that they are complete and fit."""
