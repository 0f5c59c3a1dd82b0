"""Hidden cards: whether rules show somebody what lies hidden."""
