"""Everything that people do with games. Each folder has one purpose; `docs/architecture.md` shows their imports."""
