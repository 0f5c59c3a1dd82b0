"""The files of generated/: what they contain, and which are stale."""
