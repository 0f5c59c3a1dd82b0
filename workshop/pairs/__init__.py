"""Every two cards that can meet: tested on a board, and a failure written as a scenario."""
