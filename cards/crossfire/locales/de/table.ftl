### Wie ein Run ausgeht.

r-won = der Run gelingt
r-lost = der Run misslingt
r-aborted = der Run wird geordnet abgebrochen
