"""The tests nearest to a file: the first that notice a mistake in it. `tests/mutants` runs the same ones."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from ombre.folders import ROOMS

from ..imports import imported, modules

ROOT = Path(__file__).resolve().parents[2]
COSTS = Path(__file__).with_name("costs.txt")
BY_PLACE = {  # a module, or a folder -> tests that neither its name nor an import tells
    "dsl": ["tests/dsl", "tests/compiler/test_cases.py"],
    "compiler/checks": ["tests/compiler/test_cases.py"],
    "compiler/resolver": ["tests/compiler/test_cases.py", "tests/compiler/test_resolver.py"],
    "prose": ["tests/prose/test_recorded_texts.py", "tests/prose/test_prose.py"],
    "sheets": ["tests/sheets/test_sheet.py", "tests/sheets/test_pictures.py"],
    "compiler/python": [
        "tests/project/test_generated.py",
        "tests/compiler/test_source_map.py",
        "tests/games/test_second_interpreter.py",
        "tests/language/test_effects.py",
    ],
    "runtime": [
        "tests/runtime",
        "tests/session/test_outcomes.py",
        "tests/session/test_session.py",
        "tests/session/test_view.py",
        "tests/games/test_toy_game.py",
        "tests/games/test_second_interpreter.py",
        "tests/language/test_effects.py",
        "tests/games/test_small_games.py",
    ],
    "session": ["tests/session", "tests/games/test_toy_game.py", "tests/games/test_small_games.py"],
    "session/campaigns.py": ["tests/workshop/test_campaign.py"],
    "session/from_scenario.py": ["tests/workshop/test_from_scenario.py"],
    "session/causes.py": ["tests/session", "tests/workshop/test_why.py"],
    "session/save.py": ["tests/session", "tests/workshop/test_campaign.py"],
}
NO_MODULE = {  # what is no module -> tests that read all of it
    "cards": [
        "tests/games/test_scenarios.py",
        "tests/project/test_generated.py",
        "tests/games/test_second_interpreter.py",
    ],
    "generated": ["tests/project/test_generated.py"],
    "prose/locales": [
        "tests/prose/test_locale_check.py",
        "tests/prose/test_wording_of_languages.py",
        "tests/prose/test_recorded_texts.py",
        "tests/untranslated/test_untranslated.py",
    ],
    "docs": ["tests/project/test_docs.py", "tests/project/test_words.py"],
    "dsl/grammar.lark": ["tests/dsl", "tests/compiler/test_cases.py"],
    "tests/cases": ["tests/compiler/test_cases.py"],
    "tests/corpus": ["tests/dsl/test_corpus.py"],
    "pyproject.toml": ["tests/project/test_package.py"],
}


def of_place(path: str) -> list[str]:
    """The tests of a module by its place: those of its name, then those that try all of its room."""
    fits = [place for place in BY_PLACE if path == place or path.startswith(f"{place}/")]
    return [*named(path), *(BY_PLACE[max(fits, key=len)] if fits else [])]


def nearest(path: str) -> list[str]:
    """The tests nearest to a file of the repository, the nearest first: files and folders, none twice.

    path: relative to the root. A file of tests is its own test. A module has the tests of its name, those of its
    room, and those that import it; if there are none of these, those that import what imports it. Other files have the
    tests that read them all, and those that name them or their folder.
    """
    found: list[str] = []
    if path.startswith("tests/") and Path(path).name.startswith("test_"):
        return [path]
    if path.endswith(".py"):
        names = {module for module, place in modules().items() if place == ROOT / path}
        found = [*of_place(path), *importing(names)]
        while not found and names:  # a command is called by its name
            found = [test for one in sorted(names) for test in naming(shown(modules()[one]).removesuffix(".py"))]
            names = {module for module in modules() if imported(module) & names}
            found = found or importing(names)
    else:
        fits = [place for place in NO_MODULE if path == place or path.startswith(f"{place}/")]
        found = [*(NO_MODULE[max(fits, key=len)] if fits else []), *naming(path)]
    return list(dict.fromkeys(found))


def named(path: str) -> list[str]:
    """The tests of a room that have the name of a module, or of the nearest of its folders that has any."""
    room, *folders = Path(path).with_suffix("").parts
    for word in reversed(folders if room in ROOMS else []):
        folder = ROOT / "tests" / room
        if found := sorted({shown(p) for n in (f"test_{word}*.py", f"test_*_{word}.py") for p in folder.glob(n)}):
            return found
    return []


def importing(names: set[str]) -> list[str]:
    """The tests that import one of these modules, themselves or through a module of tests."""
    tests = [one for one in modules() if one.startswith("tests.")]
    helpers = {one for one in tests if imported(one) & names}
    while more := {one for one in tests if one not in helpers and imported(one) & helpers}:
        helpers |= more
    return sorted(shown(modules()[one]) for one in helpers if one.rpartition(".")[2].startswith("test_"))


def naming(path: str) -> list[str]:
    """The tests that name a file, or the nearest folder of it that any test names."""
    for word in (Path(path).name, *reversed(Path(path).parts[1:-1])):
        if found := [name for name, text in texts() if f'"{word}"' in text or f"/{word}" in text]:
            return found
    return []


@cache
def texts() -> tuple[tuple[str, str], ...]:
    """The files of tests and their texts."""
    return tuple((shown(p), p.read_text(encoding="utf-8")) for p in files())


def files() -> Iterator[Path]:
    """All files of tests."""
    yield from sorted((ROOT / "tests").rglob("test_*.py"))


def shown(path: Path) -> str:
    """A path as it is written in a command."""
    return path.relative_to(ROOT).as_posix()


def costs() -> dict[str, float]:
    """What each file of tests costs: seconds of processor time, as they were measured (`--measure`)."""
    lines = [line.split() for line in COSTS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return {name: float(seconds) for seconds, name, *_ in lines}
