### Comment une partie se termine.

# source: 3e67a642
r-won = le plus petit total l’emporte
# source: b66b172a
r-shared = plusieurs joueurs sont à égalité
