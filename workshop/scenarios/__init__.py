"""Scenarios and rulings: run, reported, and written."""
