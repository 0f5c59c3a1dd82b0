"""The sdist and the wheel contain all files that an installed ombre needs."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path
from typing import NamedTuple

import pytest

import ombre
from ombre import cards_folder, checkout, generated_folder
from ombre.folders import ROOMS

ROOT = Path(__file__).parents[2]
FOLDERS = sorted(("cards", "generated", *ROOMS))
QUIET = ["--quiet", "--quiet", "--disable-pip-version-check"]
LOOSE = [
    "__init__.py",
    "contract.py",
    "folders.py",
    "limits.py",
    "memory.py",
    "py.typed",
    "translatable.py",
    "version.py",
]  # files beside the folders
SHIPPED = {
    ".css",
    ".html",
    ".js",
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


def test_the_readme_names_the_wheel(built: Path) -> None:
    (path,) = (built / "tree").glob("*.whl")
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"pipx install './{path.name}[serve]'\n" in text and f"pip install './{path.name}[serve]' " in text
    (stated,) = re.findall(r"a file of ([\d.]+) MB", text)
    assert abs(path.stat().st_size / 1e6 - float(stated)) < 0.1


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


# ------------------------------------------------------------------------------------------------ installed

FIRST = {  # what somebody does who has installed the wheel and has nothing else, and a line of what is printed
    "check": r"4 cards checked: 0 errors",
    "test night_market": r"1 passed, 0 failed",
    "play night_market --quiet": r"Final state: \w+",
    "text old_map --locale fr": r"QUAND JOUÉ\xa0: Piochez 2 cartes\.",
    "sheet night_market --to pdf -o x.pdf": r"wrote x\.pdf",
    "words night_market treasure": r"printed: .*",
    "fmt --check": r"0 files would change",
    "play crossfire crossfire --players 4 --seed 7 --quiet": r"Final state: \w+",
    "new expansion dusk of night_market": r"ombre sheet \S+ --with dusk --set dusk",
    "check dusk": r"1 card checked: 0 errors",
}
ALL = """
import io, json, sys
from contextlib import redirect_stdout
from ombre.workshop.cli import main
printed = []
for command in json.loads(sys.argv[1]):
    sys.argv = ["ombre", *command.split()]
    with redirect_stdout(io.StringIO()) as out:
        try:
            main()
        except SystemExit as end:
            assert not end.code, command
    printed.append(out.getvalue())
import ombre
assert ombre.checkout() is None
match = ombre.load("night_market").start(players=3, seed=2)
while match.legal_choices:
    match.take(match.legal_choices[0])
assert match.result == "sold_out"
assert ombre.load("hearts").start(players=4, seed=5).legal_choices
print(json.dumps(printed))
"""


class Installed(NamedTuple):
    """A virtual environment with ombre, and the folder in which its commands are run."""

    python: Path
    command: Path
    folder: Path

    def run(self, *command: str | Path) -> str:
        """Run a program in the folder, without anything of the checkout; return what it printed."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "OMBRE"))}
        own = {"OMBRE_CACHE": str(self.folder.parent / "cache"), "PYTHONIOENCODING": "utf-8"}
        done = subprocess.run(
            command, cwd=self.folder, env={**kept, **own}, capture_output=True, text=True, encoding="utf-8"
        )
        assert done.returncode == 0, f"{command}: {done.stdout} {done.stderr}"
        assert done.stderr == "", f"{command}: {done.stderr}"
        return done.stdout

    def packages(self) -> Path:
        return Path(self.run(self.python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())


def environment(home: Path) -> Installed:
    """Make a virtual environment, and an empty folder beside it."""
    venv.create(home / "venv", with_pip=False)
    programs = home / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
    (home / "empty").mkdir()
    return Installed(programs / "python", programs / "ombre", home / "empty")


def held(folder: Path) -> dict[str, tuple[int, int]]:
    """The files below a folder, with their sizes and times; without the bytecode that Python keeps."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(folder).as_posix(): (path.stat().st_size, path.stat().st_mtime_ns) for path in files}


def does_what_a_new_user_does(installed: Installed) -> None:
    """Run the first commands in an empty folder; nothing is written where ombre is installed."""
    packages = Path(installed.run(installed.python, "-c", "import ombre; print(ombre.__path__[0])").strip()).parent
    assert not packages.is_relative_to(ROOT)
    before = held(packages)
    folders = [packages, *(path for path in packages.rglob("*") if path.is_dir())]
    for path in folders:
        path.chmod(0o555)  # without an effect for root, hence the list of files
    try:
        begun = installed.run(installed.command, "new", "game", "night_market")
        printed = json.loads(installed.run(installed.python, "-c", ALL, json.dumps(list(FIRST))))
    finally:
        for path in folders:
            path.chmod(0o755)
    assert begun.endswith("ombre play night_market --human 1\n")
    for (command, said), text in zip(FIRST.items(), printed, strict=True):
        assert re.search(rf"^\s*{said}", text, re.MULTILINE), f"{command}: {text}"
    assert held(packages) == before
    pdf = (installed.folder / "x.pdf").read_bytes()
    assert pdf.startswith(b"%PDF-") and re.search(rb"/Type\s*/Page\b", pdf)
    assert sorted(path.name for path in installed.folder.iterdir()) == ["dusk", "night_market", "x.pdf"]


@pytest.mark.long
def test_an_installed_wheel_needs_no_checkout(built: Path, tmp_path: Path) -> None:
    """The libraries are those of the tests, so that this needs no network."""
    installed = environment(tmp_path)
    pip = [sys.executable, "-m", "pip", "--python", str(installed.python), "install", "--no-index", "--no-deps"]
    subprocess.run([*pip, "--quiet", *(built / "tree").glob("*.whl")], check=True, capture_output=True)
    libraries = [path for path in sys.path if Path(path).name in ("site-packages", "dist-packages")]
    (installed.packages() / "libraries.pth").write_text("\n".join(libraries), encoding="utf-8")
    does_what_a_new_user_does(installed)


@pytest.mark.long
def test_pip_installs_the_wheel_with_its_libraries(built: Path, tmp_path: Path) -> None:
    installed = environment(tmp_path)
    installed.run(installed.python, "-m", "ensurepip")
    installed.run(installed.python, "-m", "pip", "install", *QUIET, *(built / "tree").glob("*.whl"))
    does_what_a_new_user_does(installed)


@pytest.mark.long
def test_pipx_installs_the_wheel(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_pipx = environment(tmp_path)
    with_pipx.run(with_pipx.python, "-m", "ensurepip")
    with_pipx.run(with_pipx.python, "-m", "pip", "install", *QUIET, "pipx")
    for name in ("HOME", "BIN_DIR", "MAN_DIR"):
        monkeypatch.setenv(f"PIPX_{name}", str(tmp_path / "pipx" / name))
    (wheel,) = (built / "tree").glob("*.whl")
    subprocess.run([with_pipx.python, "-m", "pipx", "install", wheel], check=True, capture_output=True, cwd=tmp_path)
    own = tmp_path / "pipx" / "HOME" / "venvs" / "ombre" / with_pipx.python.parent.name / "python"
    does_what_a_new_user_does(Installed(own, tmp_path / "pipx" / "BIN_DIR" / "ombre", with_pipx.folder))


def test_lookups_find_the_top_folders() -> None:
    if Path(ombre.__file__).is_relative_to(ROOT):
        assert (cards_folder(), generated_folder(), checkout()) == (ROOT / "cards", ROOT / "generated", ROOT)
