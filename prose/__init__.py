"""Sentences: the texts of cards, rules and logs in natural languages, and the files in which languages say them."""
