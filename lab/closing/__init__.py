"""Make one closed module from the rules of a game: the kernel and the cards, with all names and numbers filled in."""
