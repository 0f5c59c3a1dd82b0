### Comment un run se termine.

r-won = le run est une réussite
r-lost = le run est un échec
r-aborted = le run est abandonné en bon ordre
