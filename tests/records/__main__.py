"""Record games, texts and pages, and compare records: `python tests/records --help`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # if run as a folder, it belongs to no package

from tests.records.command import main

if __name__ == "__main__":
    sys.exit(main())
