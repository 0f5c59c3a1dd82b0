"""Play games with both interpreters until they disagree: exit code 1 if they do, 0 if they agree in all games."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # it runs in a copy of the checkout

from tests.beside.comparing import Setting, compare

FIRST = ("crazy_eights", "", 3, 60), ("toy", "neap_tide", 3, 60), ("vigil", "quiet_night", 3, 80)
PLAN = (
    *(Setting(game, beginning, players, 0, most) for game, beginning, players, most in FIRST),
    *(Setting("thicket", "spring", 2 + seed % 3, seed, 150, forced=seed % 3 == 1) for seed in range(24)),
    *(Setting("vigil", "long_night", 2 + seed % 3, seed, 80) for seed in range(1, 9)),
    *(Setting("arena", "spring_fair", 2 + seed % 3, seed, 80, forced=seed == 1) for seed in range(4)),
    *(Setting(game, "", 4, seed, 80) for game in ("hearts", "feast", "lantern", "coup") for seed in range(2)),
    *(Setting(game, "", 3, seed, 60) for game in ("tricks", "wizards") for seed in range(2)),
    *(Setting("pond", "summer", 2, seed, 60) for seed in range(3)),
    *(Setting("orchard", "summer", 2, seed, 60) for seed in range(3)),
    *(Setting("bluff", "full_moon", 3, seed, 60) for seed in range(2)),
    Setting("gin_rummy", "", 2, 1, 60),
    Setting("island", "", 3, 2, 40),
    *(Setting("crossfire", "crossfire", 1 + seed % 4, seed, 120, forced=seed == 3) for seed in range(7)),
    *(Setting("crossfire", "extraction", 2 + seed % 3, seed, 120) for seed in range(3)),
    Setting("crossfire", "dragon_fight", 3, 2, 120),
    *(Setting("crossfire+prime_runner", "last_train", 2 + seed, seed, 120) for seed in range(3)),
    Setting("crossfire+prime_runner", "night_courier", 3, 1, 120),
    *(Setting("srtcg", "duel", 2 + seed % 2, seed, 80) for seed in range(3)),
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
