### How a run ends.

r-won = the run succeeds
r-lost = the run fails
