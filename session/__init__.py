"""What people need round a game: sessions, saves, decks, logs, views, tests. Layers over the kernel, and functions of it."""
