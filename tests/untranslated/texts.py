"""The texts that the program says, and those of them that a language lacks: diagnostics, help, and the page.

While somebody works on the program, a new text is said in English in each language that lacks it. A release lacks none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer

from ombre import desk, lab
from ombre.compiler.codes import CODES, RETIRED, explain, parts
from ombre.lab.pairs.report import RANKS, TITLES, in_script
from ombre.prose.language.languages import LOCALES, catalogue, languages, manual_file
from ombre.prose.proofreading.stale import templates
from ombre.workshop.cli import app, commands
from ombre.workshop.console import helping
from ombre.workshop.console.group import all_loaded

ROOT = Path(__file__).resolve().parents[2]
PAGE = Path(desk.__file__).parent / "serve" / "page"
TEMPLATES = Path(lab.__file__).parent / "templates"
TRANSLATED = [language for language in languages() if manual_file(language).is_file()]
_TEXT = re.compile(r'\bt\(\s*"((?:[^"\\]|\\.)*)"')
_TABLE = re.compile(r"^const (?:TOO_LARGE|STATES|VIEWS|KINDS|LEVELS) = \{(.*?)\};", re.DOTALL | re.MULTILINE)


def of_diagnostics() -> frozenset[str]:
    """The templates of the messages of commands."""
    return templates()


def of_help() -> frozenset[str]:
    """The texts of `--help`, of refusals of wrong options, of the pages of `ombre explain`, and of reports."""
    pages = {text for code in (*CODES, *RETIRED) for _, text in parts(explain(code)) if text}
    words = {*helping.AROUND.values(), *helping.REFUSALS, *helping.OWN}
    template = (TEMPLATES / "pairs.html.j2").read_text(encoding="utf-8")
    report = {*re.findall(r'\bt\("([^"]+)"', template), *in_script(), *TITLES.values(), *RANKS}
    summaries = {command.summary for command in commands().values()}
    return frozenset(pages | words | report | summaries | {*helps(all_loaded(typer.main.get_command(app)))})


def helps(command: Any) -> Iterator[str]:
    """Yield the texts of a command, its options and the commands in it."""
    yield from (text for text in (command.help, command.short_help) if text)
    for name in ("help", "rich_help_panel"):
        yield from (getattr(one, name) for one in command.params if getattr(one, name, None))
    for inner in getattr(command, "commands", {}).values():
        yield from helps(inner)


def of_the_page() -> frozenset[str]:
    """The texts of the page in the browser."""
    scripts = [path.read_text(encoding="utf-8") for path in sorted(PAGE.glob("*.js")) if path.name != "codemirror.js"]
    tables = [table for script in scripts for table in _TABLE.findall(script)]
    return frozenset(
        [text for script in scripts for text in _TEXT.findall(script)]
        + [text for table in tables for text in re.findall(r': "([^"]+)"', table)]
    )


def catalogues(language: str) -> dict[Path, frozenset[str]]:
    """The files with the texts of a language, each with the texts that it should have."""
    folder = LOCALES / language
    return {
        folder / "diagnostics.po": of_diagnostics(),
        folder / "manual.po": of_help(),
        PAGE / f"{language}.po": of_the_page(),
    }


def lacking(path: Path, wanted: frozenset[str]) -> list[str]:
    """The texts that a file does not translate."""
    said = {text for one in catalogue(path) if one.translated() for text in (one.msgid, one.msgid_plural) if text}
    return sorted(wanted - said)


def left_over(path: Path, wanted: frozenset[str]) -> list[str]:
    """The texts that a file translates, and that the program does not say."""
    said = {text for one in catalogue(path) for text in (one.msgid, one.msgid_plural) if text}
    return sorted(said - wanted)


def listed() -> list[str]:
    """A line for each text that a language lacks, and for each that it translates in vain."""
    return [
        f"{path.resolve().relative_to(ROOT)} {told}: {text}"
        for language in TRANSLATED
        for path, wanted in catalogues(language).items()
        for told, found in (("lacks", lacking(path, wanted)), ("needs no more", left_over(path, wanted)))
        for text in found
    ]
