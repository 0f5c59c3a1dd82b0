"""Sessions, saves, decks, logs, views and scenarios, built on the kernel as layers and functions."""
