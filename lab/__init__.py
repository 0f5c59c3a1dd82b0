"""The laboratory: tests of all pairs, mutants, many games by bots, and games that are compiled ahead of time."""
