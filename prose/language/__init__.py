"""A language: its settings and message files, its nouns and verbs, and how its texts are written."""
