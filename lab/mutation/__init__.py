"""Change each card and rule in one place, and find the changes that no scenario notices."""
