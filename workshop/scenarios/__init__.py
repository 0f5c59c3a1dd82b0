"""Scenarios and rulings: run scenarios, report them, and write new ones."""
