"""Name resolution and type checking: make the `Model` of a game and its diagnostics from syntax trees.

First all names are collected (`declared/collect.py`, `declared/overlays.py`). Then each declaration is resolved
separately (`one_declaration.py` and the modules that it imports), and `resolve.py` combines the results. The first
argument of most functions is the `Context`.
"""
