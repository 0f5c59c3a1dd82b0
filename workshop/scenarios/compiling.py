"""Compile scenarios that are in no file, such as those that are proposed or recorded."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import ModuleType

from ombre.compiler import driver
from ombre.compiler.driver import Compiled
from ombre.compiler.projects.project import CardFile, Project
from ombre.compiler.resolver.resolve import Kept, resolve
from ombre.dsl.parser import Parsed, parse
from ombre.dsl.source import Source
from ombre.runtime import Scenario

_PROPOSED = "proposed.card"  # the name of a file of scenarios that does not exist


def compiled_scenarios(
    compiled: Compiled,
    files: Sequence[Parsed],
    kept: Kept,
    texts: Mapping[str, str],
    tell: Callable[[str], None] = lambda message: None,
) -> dict[str, Scenario]:
    """Compile scenarios for a game; those with errors are left out.

    files: the trees of the game. kept: what was resolved before. texts: the texts of the scenarios by their ids.
    tell: called with each error.
    """
    left = dict(texts)
    while left:
        starts: list[tuple[int, str]] = []
        lines: list[str] = []
        for id, text in left.items():
            starts.append((len(lines) + 1, id))
            lines += [*text.rstrip("\n").split("\n"), ""]
        parsed = parse(Source(_PROPOSED, "\n".join(lines)), compiled.vocabulary)
        sets = {file.source.name: file.set for file in compiled.project.files}
        model, found = resolve([*files, parsed], compiled.vocabulary, sets, kept)
        wrong = [one for one in (*parsed.diagnostics, *found) if one.severity == "error"]
        if not wrong:
            (text,) = driver.scenarios(replace(compiled, model=model), [_proposed(compiled.project)]).values()
            module = ModuleType("proposed")
            exec(compile(text, _PROPOSED, "exec"), module.__dict__)
            return {one.id: one for one in module.MODULE.scenarios}
        for one in wrong:
            tell(one.message)
        gone = {starts[bisect_right(starts, (one.span.line, chr(0x10FFFF))) - 1][1] for one in wrong}
        left = {id: text for id, text in left.items() if id not in gone}
    return {}


def _proposed(project: Project) -> CardFile:
    return CardFile(Source(_PROPOSED, ""), "", "proposed", project.folder / _PROPOSED)
