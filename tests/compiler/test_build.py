"""`ombre build` formats only changed texts, writes atomically and removes old files; the catalog fits its schema."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import ombre
from ombre.compiler import python
from ombre.compiler.projects import cache, files
from ombre.folders import ROOMS
from ombre.workshop.building.build import clean

ROOT = Path(__file__).parents[2]
DAY = 24 * 60 * 60
CARD = 'expansion own of crossfire\n\ngear x "X"\n  type weapon    cost 1\n'


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OMBRE_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture(scope="module")
def formats(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache of formatted texts that all copies of the checkout share."""
    return tmp_path_factory.mktemp("formats")


LEFT_OUT = ("__pycache__", "fonts", "scenarios", "srtcg", "prime_runner")


@pytest.fixture
def checkout(tmp_path: Path, formats: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of this checkout with the base set of one game; `sys.executable -c BUILD` runs `ombre build` in it."""
    monkeypatch.setenv("OMBRE_CACHE", str(formats))
    root = tmp_path / "a checkout"
    for folder in ("cards", "generated", *ROOMS):
        shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns(*LEFT_OUT))
    shutil.copytree(ROOT / "src" / "ombre", root / "src" / "ombre", symlinks=True)
    shutil.copy(ROOT / "pyproject.toml", root)
    monkeypatch.setenv("PYTHONPATH", str(root / "src"))
    return root


BUILD = "import sys; sys.argv[0] = 'ombre'; from ombre.workshop.cli import main; main()"


def build(root: Path, *options: str, code: str = BUILD) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-c", code, "build", *options], cwd=root, capture_output=True, text=True, env=dict(os.environ)
    )
    assert done.returncode == 0 or options, done.stderr
    return done


def generated(root: Path) -> dict[str, str]:
    folder = root / "generated"
    return {p.relative_to(folder).as_posix(): p.read_text(encoding="utf-8") for p in folder.rglob("*") if p.is_file()}


# ------------------------------------------------------------------------------------------------------- formats


def test_each_text_is_formatted_once(own_cache: Path) -> None:
    """The second build reads the formatted texts of the first one from the cache."""
    texts: list[str] = []

    def form(text: str) -> str:
        texts.append(text)
        return python.form(text)

    assert [cache.formatted("x  =  1\n", 120, form) for _ in range(3)] == ["x = 1\n"] * 3
    assert texts == ["x  =  1\n"]
    cache.formatted("x  =  1\n", 80, form)
    cache.formatted("x  =  2\n", 120, form)
    assert len(texts) == 3 and len(list((own_cache / "formats").iterdir())) == 3


def test_another_black_formats_anew(own_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache.formatted("x=1\n", 120, python.form)
    monkeypatch.setattr(cache, "black_version", lambda: "99.1")
    assert cache.formatted("x=1\n", 120, lambda text: "anew\n") == "anew\n"


@pytest.mark.parametrize("damage", [b"", b"\xff", b"x = 2\n", b"0" * 64 + b"\nx = 2\n"])
def test_a_damaged_entry_is_made_again(own_cache: Path, damage: bytes) -> None:
    cache.formatted("x=1\n", 120, python.form)
    (entry,) = (own_cache / "formats").iterdir()
    whole = entry.read_bytes()
    entry.write_bytes(damage)
    assert cache.formatted("x=1\n", 120, python.form) == "x = 1\n"
    assert entry.read_bytes() == whole


@pytest.mark.long
def test_black_is_not_even_imported_for_what_is_known(tmp_path: Path) -> None:
    """A second process that compiles the same files reads all results from the cache, also the parser tables."""
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "one.card").write_text(CARD, encoding="utf-8")
    code = (
        "import sys; from ombre.compiler import driver; from ombre.compiler.projects.project import open_game\n"
        "project = open_game('crossfire', ['own'])\n"
        "made = driver.modules(driver.compile_project(project), project.files[-1:])\n"
        "print(len(made), 'black' in sys.modules)"
    )
    run = [sys.executable, "-c", code]
    said = [subprocess.run(run, capture_output=True, text=True, cwd=tmp_path).stdout.split() for _ in range(2)]
    assert said == [["1", "True"], ["1", "False"]]
    (tables,) = (tmp_path / "cache" / "grammar").iterdir()
    assert tables.stat().st_size > 10_000


@pytest.mark.long
def test_a_cache_that_cannot_be_written_is_said_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cache that cannot be written causes one sentence on standard error, and the build continues."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("OMBRE_CACHE", str(tmp_path / "file" / "cache"))
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "one.card").write_text(CARD, encoding="utf-8")
    tool = Path(sys.executable).with_name("ombre").as_posix()
    play = [tool, "play", "crossfire", "crossfire", "--quiet", "--with", str(tmp_path / "own")]
    done = subprocess.run(play, capture_output=True, text=True)
    assert done.returncode == 0 and "Final state" in done.stdout
    assert re.fullmatch(r"ombre: .*/file/cache cannot be written \(.*\); this run keeps nothing .*\n", done.stderr)


# -------------------------------------------------------------------------------------------- removing old files


NOW = 2_000_000_000.0  # the time of these tests, whatever the clock says


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ombre.compiler.projects.cache.time", SimpleNamespace(time=lambda: NOW))


def age(path: Path, seconds: float) -> None:
    """Set the age of a file, in seconds."""
    os.utime(path, (NOW - seconds, NOW - seconds))


@pytest.mark.usefixtures("clock")
def test_a_build_sweeps_what_is_old(own_cache: Path) -> None:
    """A build removes temporary files after a day and unused entries after sixty days, and no other files."""
    ages = {"formats/new": 0, "formats/used": 50, "formats/old": 61, "formats/.a-x.tmp": 2, "formats/.b-x.tmp": 0}
    ages |= {"modules/1/a.py": 61, "modules/2/b.py": 61, "modules/2/c.py": 1, "grammar/x.tables": 61, "other/mine": 99}
    for name, days in ages.items():
        path = own_cache / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("x", encoding="utf-8")
        age(path, days * DAY + 60)
    age(own_cache / "modules" / "1", 61 * DAY)
    clean()
    left = {p.relative_to(own_cache).as_posix() for p in own_cache.rglob("*") if p.is_file()}
    assert left == {"formats/new", "formats/used", "formats/.b-x.tmp", "modules/2/c.py", "other/mine"}
    clean()


@pytest.mark.usefixtures("clock")
def test_what_is_asked_for_stays(own_cache: Path) -> None:
    cache.formatted("x=1\n", 120, python.form)
    (entry,) = (own_cache / "formats").iterdir()
    age(entry, 59 * DAY)
    cache.formatted("x=1\n", 120, python.form)
    assert entry.stat().st_mtime == NOW
    age(entry, DAY - 60)
    cache.formatted("x=1\n", 120, python.form)
    assert entry.stat().st_mtime == NOW - DAY + 60  # at most once a day


# ---------------------------------------------------------------------------------------------------- atomicity


@pytest.mark.long
def test_a_build_writes_what_changed_and_no_more(checkout: Path) -> None:
    build(checkout)
    before = generated(checkout)
    assert build(checkout).stdout.endswith(" 0 written\n")
    market = checkout / "cards" / "crossfire" / "base" / "market.card"
    market.write_text(market.read_text(encoding="utf-8").replace("cost 5", "cost 6", 1), encoding="utf-8")
    build(checkout)
    after = generated(checkout)
    changed = {name for name in after if before[name] != after[name]}
    assert changed == {"crossfire/base/market.py", "crossfire/catalog.json", "crossfire/sources.json"}
    shutil.rmtree(checkout / "generated" / "crossfire" / "rules")
    (checkout / "generated" / "crossfire" / "base" / "gone.py").write_text("", encoding="utf-8")
    (checkout / "generated" / "crossfire" / "base" / ".market.py-x.tmp").write_text("", encoding="utf-8")
    (checkout / "generated" / "lost" / "base").mkdir(parents=True)
    (checkout / "generated" / "lost" / "base" / "gone.py").write_text("", encoding="utf-8")
    assert build(checkout, "--check").returncode == 1
    build(checkout)
    assert generated(checkout) == after and not (checkout / "generated" / "lost").exists()


KILLED = """
import itertools, os, pathlib, signal, sys
from ombre.workshop.cli import main

number, replace, count = int(sys.argv[1]), os.replace, itertools.count(1)

def replaced(old, new):
    here = "generated" in pathlib.Path(new).parts and next(count) == number
    if not here or number % 2:
        replace(old, new)
    if here:
        os.kill(os.getpid(), signal.SIGKILL)

os.replace = replaced
sys.argv = ["ombre", "build"]
main()
"""
"""Runs `ombre build`, which kills itself at one of the files that it replaces: before an even one, after an odd one."""


@pytest.mark.long
def test_a_kill_leaves_each_file_old_or_new(checkout: Path) -> None:
    """After a build was killed, each file has its old or new content, and the next build removes temporary files."""
    files = sorted((checkout / "cards" / "crossfire" / "base").rglob("*.card"))
    written = {path: path.read_text(encoding="utf-8") for path in files}
    texts = [written, {path: f"\n{text}" for path, text in written.items()}]  # changes all line numbers
    versions: list[dict[str, str]] = []
    for text in texts:
        for path, content in text.items():
            path.write_text(content, encoding="utf-8")
        build(checkout)
        versions.append(generated(checkout))
    different = {name for name in versions[0] if versions[0][name] != versions[1][name]}
    assert len(different) == len(files) + 2  # the catalog and the checksums
    for attempt, number in enumerate((1, 6, len(different))):
        for path, content in texts[attempt % 2].items():
            path.write_text(content, encoding="utf-8")
        for name, content in versions[1 - attempt % 2].items():
            (checkout / "generated" / name).write_text(content, encoding="utf-8")
        killed = subprocess.run([sys.executable, "-c", KILLED, str(number)], cwd=checkout, env=dict(os.environ))
        assert killed.returncode == -signal.SIGKILL
        old, new = versions[1 - attempt % 2], versions[attempt % 2]
        found = generated(checkout)
        assert found.keys() == old.keys()
        assert all(text in (old[name], new[name]) for name, text in found.items())
        assert sum(found[name] == new[name] for name in different) == number - (number % 2 == 0)
    for path, content in texts[1].items():
        path.write_text(content, encoding="utf-8")
    for name in (p.name for p in (checkout / ".ombre").iterdir()):
        os.utime(checkout / ".ombre" / name, (0, 0))
    build(checkout)
    assert generated(checkout) == versions[1] and list((checkout / ".ombre").iterdir()) == []


@pytest.mark.long
def test_after_a_kill_no_module_of_another_source_is_played(checkout: Path) -> None:
    """A module that does not belong to the source is not used.

    A killed build has left a new module with old hashes; then the old source, which fits these hashes, is restored.
    """
    build(checkout)
    market = checkout / "cards" / "crossfire" / "base" / "market.card"
    module = checkout / "generated" / "crossfire" / "base" / "market.py"
    module.write_text(module.read_text(encoding="utf-8").replace('("cost", 5)', '("cost", 6)', 1), encoding="utf-8")
    assert "cost 5" in market.read_text(encoding="utf-8")
    code = (
        "from ombre.workshop.api.table import open_table; table = open_table('crossfire');"
        "print([dict(c.facts)['cost'] for m in table.modules for c in m.cards if c.id == 'covering_fire'])"
    )
    assert build(checkout, code=code).stdout == "[5]\n"


def test_drafts_lie_where_neither_git_nor_the_wheel_looks() -> None:
    assert "/.ombre/" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert files.drafts() == ROOT / ".ombre"


# ------------------------------------------------------------------------------------------------------- catalog


def faults(data: Any, schema: dict[str, Any], whole: dict[str, Any], at: str = "") -> Iterator[str]:
    """Yield the violations of a JSON schema; raises an error for keywords that the catalog's schema does not use."""
    types = {"object": dict, "array": list, "string": str, "integer": int, "null": type(None)}
    for word, rule in schema.items():
        match word:
            case "$schema" | "$id" | "title" | "description" | "$defs":
                pass
            case "$ref":
                target = whole
                for part in rule.removeprefix("#/").split("/"):
                    target = target[part]
                yield from faults(data, target, whole, at)
            case "type":
                wanted = [types[name] for name in ([rule] if isinstance(rule, str) else rule)]
                if not any(type(data) is one for one in wanted):
                    yield f"{at}: {data!r} is no {rule}"
                    return
            case "const" | "enum":
                if data not in ([rule] if word == "const" else rule) or (data is True) != (rule is True):
                    yield f"{at}: {data!r} is not {rule!r}"
            case "pattern":
                if not re.search(rule, data):
                    yield f"{at}: {data!r} does not fit {rule}"
            case "anyOf":
                found = [list(faults(data, one, whole, at)) for one in rule]
                if all(found):
                    yield min(found, key=len)[0]
            case "required":
                yield from (f"{at}: lacks {name}" for name in rule if name not in data)
            case "minProperties" | "minItems":
                if len(data) < rule:
                    yield f"{at}: too few"
            case "uniqueItems":
                if len({json.dumps(item) for item in data}) != len(data):
                    yield f"{at}: twice the same"
            case "properties":
                for name in rule.keys() & data.keys():
                    yield from faults(data[name], rule[name], whole, f"{at}/{name}")
            case "propertyNames":
                for name in data:
                    yield from faults(name, rule, whole, f"{at}/{name}")
            case "additionalProperties":
                for name in data.keys() - schema.get("properties", {}).keys():
                    if rule is False:
                        yield f"{at}: {name} is not known"
                    elif rule is not True:
                        yield from faults(data[name], rule, whole, f"{at}/{name}")
            case "prefixItems":
                for number, one in enumerate(rule[: len(data)]):
                    yield from faults(data[number], one, whole, f"{at}/{number}")
            case "items":
                rest = data[len(schema.get("prefixItems", ())) :]
                if rule is False and rest:
                    yield f"{at}: too many"
                elif rule is not False:
                    for number, one in enumerate(rest):
                        yield from faults(one, rule, whole, f"{at}/{number}")
            case _:
                raise AssertionError(f"the schema's '{word}' is not checked here")


SCHEMA = json.loads((ROOT / "workshop" / "building" / "catalog.json").read_text(encoding="utf-8"))
CATALOGS = sorted((ROOT / "generated").glob("*/catalog.json"))


@pytest.mark.parametrize("path", CATALOGS, ids=lambda path: path.parent.name)
def test_a_catalog_is_as_its_schema_says(path: Path) -> None:
    catalog = json.loads(path.read_text(encoding="utf-8"))
    assert list(faults(catalog, SCHEMA, SCHEMA)) == []
    for card in catalog["cards"].values():
        assert card["kind"] in catalog["kinds"]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"format": 2}, "2 is not 1"),
        ({"more": 1}, "more is not known"),
        ({"kinds": {"a": "b c"}}, "does not fit"),
        ({"cards": {"x": {}}}, "lacks name"),
        ({"verbs": {"x": [{"name": "a b", "type": "c"}]}}, "does not fit"),
        ({"values": {"x": [1]}}, "1 is no string"),
    ],
)
def test_the_check_sees_what_does_not_fit(change: dict[str, Any], fault: str) -> None:
    catalog = json.loads(CATALOGS[0].read_text(encoding="utf-8"))
    assert any(fault in one for one in faults({**catalog, **change}, SCHEMA, SCHEMA))


def test_the_schema_ships(own_cache: Path) -> None:
    assert (Path(ombre.__file__).parent / "workshop" / "building" / "catalog.json").is_file()
