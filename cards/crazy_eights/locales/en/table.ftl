### How a game ends.

r-out = a player has no cards left
r-blocked = nobody can play

game-title = Crazy eights
