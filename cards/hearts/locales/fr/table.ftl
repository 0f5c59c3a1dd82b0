### Comment une partie se termine.

# source: 3e67a642
r-won = le plus petit total l’emporte
