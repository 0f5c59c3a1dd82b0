### How a game ends.

r-won = the fewest points win
r-shared = several players have the fewest points
