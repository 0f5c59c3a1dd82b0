"""Test every pair of cards that can occur in one game, and write a failure as a scenario."""
