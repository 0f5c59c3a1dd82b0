"""Name resolution and type checking: from syntax trees to the `Model` of a game and its diagnostics.

First all names are collected (`declare.py`, `overlays.py`); then each declaration is resolved separately
(`declarations.py` and its imports), and `resolve.py` combines the results. The first argument of most functions is the
`Context`.
"""
