"""A language server: what editors show of `.card` files while they are written."""
