### How a run ends.

r-won = the run succeeds
r-lost = the run fails
r-aborted = the run is aborted in good order
