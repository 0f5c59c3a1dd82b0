"""The settings in docs/editors.md can be read, and agree with the files of editors/ and with each other."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ombre.dsl.editor import files

from .pages import ROOT, blocks, headings

EDITORS = ROOT / "editors"
COMMAND = ["ombre", "lsp"]


def shown(language: str) -> list[Any]:
    """The blocks of the page in a language, read."""
    read: dict[str, Callable[[str], Any]] = {"json": json.loads, "toml": tomllib.loads, "lua": str}
    return [read[language](block.text) for block in blocks(language) if block.page == "docs/editors.md"]


def toml(*path: str) -> dict[str, Any]:
    return tomllib.loads(EDITORS.joinpath(*path).read_text(encoding="utf-8"))


def manifest() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((EDITORS / "vscode" / "package.json").read_text(encoding="utf-8"))
    return found


def test_the_settings_start_the_server() -> None:
    _, zed, kate, sublime = shown("json")
    (helix,) = shown("toml")
    binary = zed["lsp"]["ombre"]["binary"]
    server = helix["language-server"]["ombre"]
    assert [binary["path"], *binary["arguments"]] == COMMAND
    assert [server["command"], *server["args"]] == COMMAND
    assert kate["servers"]["card"]["command"] == COMMAND
    assert sublime["clients"]["ombre"]["command"] == COMMAND
    assert 'cmd = { "ombre", "lsp" }' in shown("lua")[0]


def test_the_settings_name_the_language() -> None:
    vscode, zed, kate, sublime = shown("json")
    (helix,) = shown("toml")
    assert vscode.keys() == manifest()["contributes"]["configuration"]["properties"].keys()
    assert [*zed["languages"]] == [toml("zed", "languages", "card", "config.toml")["name"]]
    assert toml("zed", "extension.toml")["language_servers"]["ombre"]["language_ids"] == {"Card": "card"}
    mode = re.search(rb'<language name="(\w+)"', files()["kate/card.xml"])
    assert mode and re.search(kate["servers"]["card"]["highlightingModeRegex"], mode[1].decode())
    assert sublime["clients"]["ombre"]["selector"] == helix["language"][0]["scope"] == "source.card"
    assert helix["language"][0]["name"] == manifest()["contributes"]["languages"][0]["id"] == "card"


def test_the_extension_has_its_files() -> None:
    """Each file that package.json names is in editors/ or is made by build.mjs, and the page names its version."""
    contributes = manifest()["contributes"]
    named = [manifest()["main"], contributes["languages"][0]["configuration"], contributes["grammars"][0]["path"]]
    named += [one["url"] for one in contributes["yamlValidation"]]
    built = (EDITORS / "vscode" / "build.mjs").read_text(encoding="utf-8")
    assert [name for name in named if Path(name).name not in built] == []
    page = (ROOT / "docs" / "editors.md").read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert re.findall(r"ombre-(\S+)\.vsix", page) == [project["version"]]


def test_a_file_of_faces_names_only_a_schema_that_is_there() -> None:
    """Editors tell an author if the file in the first line does not exist."""
    files = [*ROOT.glob("cards/*/faces.yaml"), *ROOT.glob("workshop/templates/**/faces.yaml")]
    named = [(path, re.findall(r"\$schema=(\S+)", path.read_text(encoding="utf-8"))) for path in files]
    assert files and [path for path, found in named if not all((path.parent / one).is_file() for one in found)] == []


def test_each_editor_has_its_part() -> None:
    """The table of the page and its parts name the same editors."""
    page = ROOT / "docs" / "editors.md"
    table = re.findall(r"^\| \[.+?\]\(#(.+?)\)", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert ["editors", *table] == [*headings(page)]


def test_the_editor_of_the_page_is_made_of_the_packages_that_are_locked() -> None:
    """`make bundle` makes it again; the licences beside it name what is in it."""
    lock = json.loads((ROOT / "editors" / "codemirror" / "package-lock.json").read_text(encoding="utf-8"))
    locked = {name.rpartition("node_modules/")[2]: found["version"] for name, found in lock["packages"].items() if name}
    page = ROOT / "desk" / "serve" / "page"
    told = re.findall(
        r"^(\S+) (\d\S*) \(MIT\)$", (page / "codemirror.LICENSES.txt").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert len(told) > 10 and {"@codemirror/view", "@codemirror/lsp-client", "style-mod"} <= {name for name, _ in told}
    assert {name: locked[name] for name, _ in told} == dict(told)
    exported = re.findall(r"\b\w+(?=,| \})", (ROOT / "editors" / "codemirror" / "index.js").read_text(encoding="utf-8"))
    bundle = (page / "codemirror.js").read_text(encoding="utf-8")
    assert all(re.search(rf"(?:as |[{{,]){name}[,}}]", bundle[-6000:]) for name in exported)
