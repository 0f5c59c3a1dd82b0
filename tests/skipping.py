"""Which tests a run in CI may skip: only those for which something is missing that CI has said it cannot have."""

from __future__ import annotations

NO_BROWSER = "there is no Chromium on this machine"
REASONS = {"browser": NO_BROWSER}
"""The reason of a skipped test, by what CI says that it is without (`OMBRE_WITHOUT`)."""


def may_skip(reason: str, without: str) -> bool:
    """Whether a run may skip a test. without: what the machine lacks, separated by spaces."""
    return any(REASONS.get(name, "\0") in reason for name in without.split())
