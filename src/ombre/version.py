"""The version of ombre, which reports and saved games carry."""

from __future__ import annotations

VERSION = "0.1.0"  # as in pyproject.toml: a file, because looking up what is installed is slow
