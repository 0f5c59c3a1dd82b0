### Comment une partie se termine.

# source: b2b786a9
r-out = un joueur n’a plus de cartes
# source: 2eb052cb
r-blocked = plus personne ne peut jouer

# source: 94b77366
game-title = Huit américain
