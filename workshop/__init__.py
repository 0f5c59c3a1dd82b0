"""The applications of a game, in rooms: each folder has one purpose; `docs/architecture.md` shows their imports."""
