"""What people do with games: the command line, play, bots, tests."""
