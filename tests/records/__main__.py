"""Games, texts and pages by name, to prove that a change changes nothing of them: `python tests/records --help`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # run as a folder, it is no part of a package

from tests.records.command import main

if __name__ == "__main__":
    sys.exit(main())
