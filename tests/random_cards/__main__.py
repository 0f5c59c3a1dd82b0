"""Check and play random cards: `python tests/random_cards --help`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # if run as a folder, it belongs to no package

from tests.random_cards.command import main

if __name__ == "__main__":
    sys.exit(main())
