"""Load a game, and relate the numbers in its state to the model: options, conditions, places in the files."""
