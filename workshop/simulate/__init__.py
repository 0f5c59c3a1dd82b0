"""Many games by bots: played, counted, and reported."""
