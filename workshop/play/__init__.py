"""Games for people in the terminal: single games, and campaigns."""
