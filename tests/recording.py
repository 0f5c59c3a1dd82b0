"""Recorded results: the tests compare with them, and write them again with OMBRE_RECORD=1, but never in CI."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

REFUSAL = "OMBRE_RECORD is refused where CI is set: a test that records compares nothing"


def recording() -> bool:
    """Whether the tests record their results."""
    return bool(os.environ.get("OMBRE_RECORD"))


def refusal(environment: Mapping[str, str]) -> str:
    """Return the reason why nothing may be recorded in an environment, or ""."""
    return REFUSAL if in_ci(environment) and environment.get("OMBRE_RECORD") else ""


def in_ci(environment: Mapping[str, str]) -> bool:
    """Whether the tests run in CI."""
    return environment.get("CI", "").lower() not in ("", "0", "false")


def recorded(path: Path, made: str) -> str:
    """Return the recorded text of a file; in record mode, `made` is recorded first."""
    if recording():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(made, encoding="utf-8")
    return path.read_text(encoding="utf-8") if path.is_file() else ""
