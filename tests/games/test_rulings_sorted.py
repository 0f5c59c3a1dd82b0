"""Every known ruling has a kind, and no ruling is lost."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from ombre import cards_folder

# The number of entries of each file, and the prefix of their ids.
FILES = {
    "crossfire/base/rulings.yaml": ("XF-", 553),
    "crossfire/prime_runner/rulings.yaml": ("PRE-", 98),
    "srtcg/base/rulings.yaml": ("R", 165),
}
SILENT = {"not_executable", "left_out"}  # rulings of these kinds have no scenario, but a reason
KINDS = {"state", "legality", "setup", "query", "chart"} | SILENT
FIELDS = {"kind", "section", "title", "basis", "why"}


def file_of(name: str) -> Path:
    return cards_folder() / name


def entries(name: str) -> dict[str, dict[str, Any]]:
    loaded: dict[str, dict[str, Any]] = yaml.safe_load(file_of(name).read_text(encoding="utf-8"))
    return loaded


@pytest.mark.parametrize("name", FILES)
def test_ids_are_unique_sorted_and_all_there(name: str) -> None:
    prefix, count = FILES[name]
    # The file is read here, because loading it keeps only the last of two entries with one id.
    tree = yaml.compose(file_of(name).read_text(encoding="utf-8"))
    assert isinstance(tree, yaml.MappingNode)
    ids = [str(key.value) for key, _ in tree.value]
    assert ids == sorted(set(ids))
    assert [i for i in ids if not re.fullmatch(rf"{prefix}\d+[a-z]?", i)] == []
    assert len(ids) == count


@pytest.mark.parametrize("name", FILES)
def test_kinds_are_known(name: str) -> None:
    assert {i: e["kind"] for i, e in entries(name).items() if e["kind"] not in KINDS} == {}


@pytest.mark.parametrize("name", FILES)
def test_a_ruling_without_a_scenario_tells_why(name: str) -> None:
    assert [i for i, e in entries(name).items() if bool(e.get("why", "").strip()) != (e["kind"] in SILENT)] == []


@pytest.mark.parametrize("name", FILES)
def test_fields_are_known_and_filled(name: str) -> None:
    for i, entry in entries(name).items():
        assert set(entry) <= FIELDS, i
        assert entry["title"].strip() and entry["section"].strip(), i
        assert entry.get("basis", "assumed") == "assumed", i


def test_only_fan_variants_are_left_out() -> None:
    left_out = {i for name in FILES for i, e in entries(name).items() if e["kind"] == "left_out"}
    assert left_out == {"R240", "R241", "R242", "R243", "R244"}
