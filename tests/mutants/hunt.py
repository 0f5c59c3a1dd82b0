"""Play games with both interpreters until they disagree: exit code 1 if they do, 0 if they agree in all games."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # it runs in a copy of the checkout

from tests.two_interpreters.comparing import Setting, compare

FIRST = ("crazy_eights", "", 3, 60), ("toy", "neap_tide", 3, 60), ("vigil", "quiet_night", 3, 80)
PLAN = (
    *(Setting(game, beginning, players, 0, most) for game, beginning, players, most in FIRST),
    *(Setting("thicket", "spring", 2 + seed % 3, seed, 150, forced=seed % 3 == 1) for seed in range(14)),
    *(Setting("thicket+thaw", "spring", 2 + seed % 3, seed, 80) for seed in range(4)),
    *(Setting("thicket+frost", "spring", 2 + seed, seed, 60) for seed in range(2)),
    *(Setting("thicket", "spring", 2, 0, 10, options={"excess": way}) for way in range(1, 9)),
    Setting("thicket", "spring", 2, 0, 10, options={"start_seeds": 9}),
    *(Setting("vigil", "long_night", 2 + seed % 3, seed, 80) for seed in range(1, 4)),
    *(Setting("arena", "spring_fair", 2 + seed % 3, seed, 80, forced=seed == 1) for seed in range(3)),
    *(Setting(game, "", 4, 0, 60) for game in ("hearts", "feast", "lantern", "coup")),
    *(Setting(game, "", 3, 0, 50) for game in ("tricks", "wizards")),
    *(Setting(game, "summer", 2, seed, 60) for game in ("pond", "orchard") for seed in range(2)),
    Setting("bluff", "full_moon", 3, 0, 60),
    Setting("crossfire", "crossfire", 4, 1, 100),
    Setting("crossfire", "extraction", 3, 1, 100),
    Setting("crossfire+prime_runner", "last_train", 3, 1, 100),
    Setting("srtcg", "duel", 2, 1, 50),
)


def main() -> int:
    for setting in PLAN:
        found = compare(setting)
        if found is not None:
            print(f"{found.setting}: choice {found.choice}\n  {found.kernel[:200]}\n  {found.other[:200]}")
            return 1
    print(f"{len(PLAN)} games agree")
    return 0


if __name__ == "__main__":
    sys.exit(main())
