"""Texts for translation tools: files that are written for them, and read again."""
