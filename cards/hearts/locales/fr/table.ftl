### Comment une partie se termine.

# source: 3e67a642
r-won = le plus petit total l’emporte

# source: 8b8be0f6
game-title = Dame de pique
