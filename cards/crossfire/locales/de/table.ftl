### Wie ein Run ausgeht.

# source: ba009e57
r-won = Der Run gelingt
# source: d83dd9cd
r-lost = Der Run misslingt
# source: 53f0ebf0
r-aborted = Der Run wird geordnet abgebrochen
