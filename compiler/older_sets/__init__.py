"""Sets that were written for an earlier version of their game or of the language: what has changed since."""
