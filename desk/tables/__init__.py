"""Tables: games that people and bots play together, and what each seat may see of them."""
