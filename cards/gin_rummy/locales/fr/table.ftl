### Comment une partie se termine.

# source: 03b35149
r-knock = un joueur a frappé
# source: 5f3c7e8b
r-undercut = le joueur qui a frappé est battu
# source: 0ab6c82c
r-nobody = personne ne gagne

# source: b5803b4b
game-title = Gin-rami
