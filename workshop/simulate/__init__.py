"""Play many games with bots, count them, and report the results."""
