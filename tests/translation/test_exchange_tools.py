"""Other programs accept what is exported and give it back without a loss: gettext, translate-toolkit, compare-locales.

`make long` runs them; a missing program is a failure there. Otherwise only the files are compared.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import polib
import pytest
from typer.testing import CliRunner

from ombre.prose.language.languages import languages, source_language
from ombre.workshop.cli import app

ROOT = Path(__file__).parents[2]
COMPLETE = [code for code in languages() if code != source_language()]
long = pytest.mark.long

# The tests of pofilter that say nothing about texts in Fluent, each with the reason.
EXCLUDED = {
    "acronyms": "heads such as FLIPPED are words in capitals, and are translated",
    "brackets": "braces are Fluent: a form of a word may need a selection, or none",
    "doublequoting": 'the options of functions are in quotes: case: "acc"',
    "doublespacing": "the lines of a selection are indented",
    "doublewords": "two braces that close after each other",
    "endpunc": "a name may have features in braces behind it",
    "long": "a word may need a selection by gender and number",
    "newlines": "a word may need a selection by gender and number",
    "printf": 'there are no formats of printf; a percent sign is one ("95 % interval")',
    "puncspacing": "the options of functions have colons and commas",
    "purepunc": "a text may be left out on purpose: an empty string in braces",
    "pythonbraceformat": "braces are Fluent; the import checks the arguments",
    "sentencecount": "a name may have features in braces behind it",
    "short": "a text may be left out on purpose: an empty string in braces",
    "simplecaps": "nouns of the game have capitals in one language and not in another",
    "singlequoting": "an elision is an apostrophe: l'obstacle",
    "startcaps": "German nouns have capitals",
    "startpunc": "a text may begin with a brace",
    "unchanged": "names may be the same in both languages",
    "untranslated": "`ombre locale status` counts these",
}


def program(name: str) -> str:
    """Return the path of a program, beside this Python or on the PATH; fail if there is none."""
    found = shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)
    assert found, f"{name} is needed: pip install ombre[tools], and gettext"
    return found


def run(name: str, *arguments: object) -> str:
    done = subprocess.run([program(name), *map(str, arguments)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{name}: {done.stdout}{done.stderr}"
    return f"{done.stdout}{done.stderr}"


def ombre(*arguments: object) -> str:
    done = CliRunner().invoke(app, ["locale", *map(str, arguments)], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.stdout


@pytest.fixture(scope="module", params=COMPLETE)
def files(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of an export of all games in one language."""
    folder = tmp_path_factory.mktemp("export")
    ombre("export", request.param, "-o", folder)
    yield folder / request.param


def exported(folder: Path) -> list[Path]:
    found = sorted(folder.rglob("*.po"))
    assert len(found) >= 8
    return found


def unchanged(*paths: Path) -> bool:
    return ombre("import", *paths).startswith("0 translations changed, 0 refused")


@long
def test_msgfmt_finds_no_fault(files: Path) -> None:
    for path in exported(files):
        assert run("msgfmt", "--check", "--output-file=/dev/null", path) == ""


@long
def test_pofilter_finds_no_fault(files: Path, tmp_path: Path) -> None:
    for path in exported(files):
        text = polib.pofile(str(path))
        for entry in [entry for entry in text if entry.msgid == entry.msgctxt]:  # English has no text to compare with
            text.remove(entry)
        text.save(str(path))
    found = tmp_path / "found"
    found.mkdir()
    exclude = [f"--excludefilter={name}" for name in EXCLUDED]
    run("pofilter", "--progress=none", f"--language={files.name}", *exclude, "-i", files, "-o", found)
    assert [path.read_text(encoding="utf-8") for path in found.rglob("*.po")] == []


@long
def test_what_gettext_writes_comes_back_without_a_change(files: Path, tmp_path: Path) -> None:
    for number, path in enumerate(exported(files)):
        run("msgcat", "--sort-output", "--output-file", tmp_path / f"{number}.po", path)
    assert unchanged(tmp_path)


@long
def test_what_is_converted_to_xliff_comes_back_without_a_change(files: Path, tmp_path: Path) -> None:
    for number, path in enumerate(exported(files)):
        run("po2xliff", "--progress=none", path, tmp_path / f"{number}.xlf")
        run("xliff2po", "--progress=none", tmp_path / f"{number}.xlf", tmp_path / f"{number}.po")
    assert unchanged(*tmp_path.glob("*.xlf"))
    assert unchanged(*tmp_path.glob("*.po"))


@long
def test_an_xliff_file_converted_to_po_comes_back_without_a_change(tmp_path: Path) -> None:
    ombre("export", "fr", "--to", "xliff", "-o", tmp_path / "xliff")
    for number, path in enumerate(sorted((tmp_path / "xliff").rglob("*.xlf"))):
        run("xliff2po", "--progress=none", path, tmp_path / f"{number}.po")
    assert unchanged(*tmp_path.glob("*.po"))


@long
def test_compare_locales_finds_no_fault() -> None:
    told = run("compare-locales", ROOT / "l10n.toml", ROOT)
    assert [word for word in ("error", "missing", "obsolete", "warning") if word in told.lower()] == []
    assert [code for code in COMPLETE if f"{code}:" not in told] == []


def test_compare_locales_is_asked_for_each_complete_language() -> None:
    """`l10n.toml` names all complete languages, and files that exist in each of them."""
    data = tomllib.loads((ROOT / "l10n.toml").read_text(encoding="utf-8"))
    assert data["locales"] == COMPLETE
    paths = [one["l10n"].replace("{locale}", code) for one in data["paths"] for code in COMPLETE]
    assert [
        path for path in [*(one["reference"] for one in data["paths"]), *paths] if not (ROOT / path).is_file()
    ] == []
