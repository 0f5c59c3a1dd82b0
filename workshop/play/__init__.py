"""Games that people play in the terminal: one game, or several in a row."""
