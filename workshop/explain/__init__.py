"""Explanations: why something happened, and why an action is not possible."""
