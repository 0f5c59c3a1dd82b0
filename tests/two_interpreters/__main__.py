"""Play games with the kernel and with the second interpreter, and print where they disagree.

python tests/two_interpreters [GAME] [--seeds N] [--jobs N] [--engine closed]

All games, or those of one game; N seeds of each. With `--engine closed`, the closed module
plays in place of the kernel.
"""

import argparse
import sys
import time
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # if run as a folder, it belongs to no package

from tests.engines import ENGINES
from tests.two_interpreters.plan import settings
from tests.two_interpreters.shrinking import told


def main() -> int:
    parser = argparse.ArgumentParser(
        "two_interpreters", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("--seeds", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--engine", choices=[*ENGINES], default="kernel")
    given = parser.parse_args()
    wanted = [replace(one, engine=given.engine) for one in settings(given.seeds) if given.game in ("", one.game)]
    started = time.process_time()
    if given.jobs == 1:
        found = [told(one) for one in wanted]
    else:
        with get_context("spawn").Pool(given.jobs) as pool:
            found = pool.map(told, wanted)
    wrong = [text for text in found if text]
    print("\n\n".join(wrong), end="\n\n" if wrong else "")
    print(
        f"{len(wanted)} games, {len(wrong)} disagreements, {time.process_time() - started:.0f} s of processor time here"
    )
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
