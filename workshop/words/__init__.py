"""The words that a game declares: what they mean, and how its cards use them."""
