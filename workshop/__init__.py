"""What people do with games, in rooms: each folder has one purpose, and `docs/architecture.md` draws what imports what."""
