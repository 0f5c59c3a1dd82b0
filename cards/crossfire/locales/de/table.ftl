### Wie ein Run ausgeht.

r-won = Der Run gelingt
r-lost = Der Run misslingt
r-aborted = Der Run wird geordnet abgebrochen
