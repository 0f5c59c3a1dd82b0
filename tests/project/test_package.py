"""The sdist and the wheel contain all files that an installed ombre needs."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import ombre
from ombre import cards_folder, checkout, generated_folder

ROOT = Path(__file__).parents[2]
FOLDERS = ["cards", "compiler", "dsl", "generated", "runtime", "session", "workshop"]
LOOSE = ["__init__.py", "contract.py", "folders.py", "limits.py", "py.typed"]  # files beside the folders
SHIPPED = {
    ".py",
    ".pyi",
    ".lark",
    ".j2",
    ".ftl",
    ".ttf",
    ".txt",
    ".card",
    ".yaml",
    ".po",
    ".json",
    ".md",
    ".svg",
    ".typed",
}


def build(source: Path, out: Path, *options: str) -> None:
    command = [sys.executable, "-m", "build", "--no-isolation", *options, "--outdir", str(out), str(source)]
    subprocess.run(command, check=True, capture_output=True)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("dist")
    build(ROOT, out / "tree", "--wheel")
    build(ROOT, out / "chain")
    return out


def wheel(folder: Path) -> zipfile.ZipFile:
    (path,) = folder.glob("*.whl")
    return zipfile.ZipFile(path)


def test_the_folders_are_named_alike_everywhere() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]
    assert settings["targets"]["wheel"]["only-include"] == ["src/ombre", *FOLDERS]
    assert settings["targets"]["wheel"]["sources"] == {"src/ombre": "ombre", **{f: f"ombre/{f}" for f in FOLDERS}}
    assert f"for name in {' '.join(FOLDERS)};" in (ROOT / ".ci" / "setup").read_text(encoding="utf-8")


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="an unpacked sdist has no links")
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_folder_is_linked(folder: str) -> None:
    link = ROOT / "src" / "ombre" / folder
    assert link.is_symlink(), f"src/ombre/{folder} is no link; run: ln -s ../../{folder} src/ombre/{folder}"
    assert os.readlink(link) == f"../../{folder}"


def test_sdist_then_wheel_equals_the_wheel_from_the_tree(built: Path) -> None:
    with wheel(built / "tree") as one, wheel(built / "chain") as two:
        assert one.namelist() == two.namelist()
        assert {n: one.read(n) for n in one.namelist()} == {n: two.read(n) for n in two.namelist()}


def test_wheel_holds_every_file_of_the_folders_once(built: Path) -> None:
    with wheel(built / "tree") as archive:
        found = [name for name in archive.namelist() if name.startswith("ombre/")]
    wanted = {f"ombre/{p.relative_to(ROOT).as_posix()}" for f in FOLDERS for p in (ROOT / f).rglob("*") if p.is_file()}
    wanted = {name for name in wanted if "__pycache__" not in name} | {f"ombre/{name}" for name in LOOSE}
    assert sorted(found) == sorted(wanted)
    assert {Path(name).suffix for name in found} <= SHIPPED


def test_sdist_keeps_the_top_level(built: Path) -> None:
    (path,) = (built / "chain").glob("*.tar.gz")
    with tarfile.open(path) as archive:
        names = [name.split("/", 1)[1] for name in archive.getnames()]
    assert {n.split("/")[0] for n in names} >= set(FOLDERS)
    assert [n for n in names if n.startswith("src/")] == [f"src/ombre/{name}" for name in LOOSE]


def test_check_wheel_contents(built: Path) -> None:
    tool = Path(sys.executable).with_name("check-wheel-contents")
    done = subprocess.run([tool, built / "tree"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_an_unpacked_wheel_finds_its_data(built: Path, tmp_path: Path) -> None:
    with wheel(built / "tree") as archive:
        archive.extractall(tmp_path)
    code = (
        "import sys, ombre; from ombre.workshop.cli import main; print(ombre.__file__, ombre.checkout())\n"
        "sys.argv = ['ombre', 'play', 'crossfire', 'crossfire', '--seed', '7', '--quiet']; main()"
    )
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}  # before the editable install
    done = subprocess.run([sys.executable, "-c", code], env=environment, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(str(tmp_path)) and "None" in done.stdout and "Final state: " in done.stdout


def test_lookups_find_the_top_folders() -> None:
    if Path(ombre.__file__).is_relative_to(ROOT):
        assert (cards_folder(), generated_folder(), checkout()) == (ROOT / "cards", ROOT / "generated", ROOT)
