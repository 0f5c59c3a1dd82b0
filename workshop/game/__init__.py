"""A loaded game, and the meaning of the numbers in its state: options, conditions, places in the files."""
