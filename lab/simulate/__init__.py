"""Play many games with bots, count the results, and report them."""
