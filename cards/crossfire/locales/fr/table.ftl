### Comment un run se termine.

# source: ba009e57
r-won = le run est une réussite
# source: d83dd9cd
r-lost = le run est un échec
# source: 53f0ebf0
r-aborted = le run est abandonné en bon ordre
