"""Files and folders: games, sets and expansions, read within limits, and what earlier runs have kept."""
