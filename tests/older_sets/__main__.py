"""Record games of the sets of a checkout: `python tests/older_sets record CHECKOUT FILE`."""

import lzma
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # if run as a folder, it belongs to no package

from tests.older_sets.playing import record

if __name__ == "__main__":
    _, _, root, file = sys.argv
    with lzma.open(file, "wt", encoding="utf-8") as out:
        for line in record(Path(root)):
            print(line, file=out)
