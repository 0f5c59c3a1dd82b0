"""Why something happened, and why something cannot be done."""
