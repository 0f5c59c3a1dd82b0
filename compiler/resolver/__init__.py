"""Name resolution: syntax trees in, the `Model` of a game and what is wrong with it out.

First all names are declared (`declare.py`, `overlays.py`); then each declaration is resolved by itself (`declaration.py`
and what it imports), and `resolve.py` puts together what they came to. A function has the `Context` first.
"""
