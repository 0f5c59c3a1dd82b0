"""The language: text in, syntax tree out. It knows no game."""
