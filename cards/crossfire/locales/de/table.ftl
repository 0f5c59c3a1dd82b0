### Wie ein Run ausgeht.

# source: ba009e57
r-won = Der Run ist gelungen
# source: d83dd9cd
r-lost = Der Run ist misslungen
# source: 53f0ebf0
r-aborted = Der Run wurde geordnet abgebrochen
