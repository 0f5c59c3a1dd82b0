### Comment un run se termine.

# source: ba009e57
r-won = le run réussit
# source: d83dd9cd
r-lost = le run échoue
# source: 53f0ebf0
r-aborted = le run est annulé avec succès
