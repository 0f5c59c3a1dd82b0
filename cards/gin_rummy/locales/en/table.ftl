### How a game ends.

r-knock = a knock
r-undercut = an undercut
r-nobody = nobody wins

game-title = Gin rummy
