### How a game ends.

r-won = the fewest points win

game-title = Hearts
