"""List the texts of the program that a language lacks, and translations of texts that it does not say any more.

python tests/untranslated              list them
python tests/untranslated --release    and exit with 1 if there are any: a release is complete
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # if run as a folder, it belongs to no package

from tests.untranslated.texts import listed

if __name__ == "__main__":
    found = listed()
    print(*found, sep="\n", end="\n" if found else "")
    sys.exit(1 if found and "--release" in sys.argv[1:] else 0)
