"""Try mutants: compile and link each, and run the scenarios that could notice it."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from multiprocessing import get_context
from types import ModuleType
from typing import Literal, NamedTuple, TypeAlias

from ombre.compiler import checks, driver
from ombre.compiler.places import GameFolder
from ombre.compiler.resolver.resolve import Kept, resolve
from ombre.compiler.trees import trees
from ombre.dsl import nodes
from ombre.dsl.parser import Parsed, parse
from ombre.dsl.source import Source
from ombre.runtime import Module
from ombre.runtime.linker import link
from ombre.session.bench import run_scenario

from ..api.table import Table, open_table
from .coverage import Covering, covering
from .keeping import ReachedBefore, TriedBefore, keep, kept
from .mutants import Mutant, mutants

Verdict: TypeAlias = Literal["noticed", "unnoticed", "no scenario", "refused", "same"]
"""A mutant is noticed by a scenario, or not; no scenario reaches it; the compiler refuses it; its code is the same."""

MOST_SECONDS = 1.5  # of processor time for one mutant
_SAVED_AFTER = 20  # seconds between two times that results are kept


class Tried(NamedTuple):
    """A mutant that was tried. by: the scenario that has noticed it. seconds: of processor time; 0 if it is kept."""

    mutant: Mutant
    verdict: Verdict
    by: str
    seconds: float


@dataclass
class Mutation:
    """The mutants of a game, and the scenarios that can notice them."""

    table: Table
    kept: Kept = field(default_factory=Kept)

    @cached_property
    def parsed(self) -> list[Parsed]:
        return trees((file.source for file in self.table.project.files), self.table.compiled.vocabulary)

    @cached_property
    def texts(self) -> dict[str, str]:
        """The generated module of each file, by its name."""
        compiled = self.table.compiled
        return driver.modules(compiled, [file for file in compiled.project.files if file.is_played])

    @cached_property
    def hashes(self) -> dict[tuple[str, str], str]:
        """The hash of the text of each scenario, by its file and its id."""
        found: dict[tuple[str, str], str] = {}
        for file in self.parsed:
            lines = file.source.text.split("\n")
            ends = [*(node.span.line - 1 for node in file.declarations[1:]), len(lines)]
            for node, end in zip(file.declarations, ends, strict=True):
                told = node.declaration if isinstance(node, nodes.Replacement) else node
                if isinstance(told, nodes.Scenario):
                    text = "\n".join(line.strip() for line in lines[node.span.line - 1 : end])
                    found[file.source.name, told.id.text] = _hashed(file.source.name, text)
        return found

    @cached_property
    def covering(self) -> list[Covering]:
        """What each scenario reaches; it is kept for the next run."""
        path, known = kept(self.table.project)
        found = covering(self.table.rules, self.table.scenarios(), self.parsed, self.hashes, known.reached)
        if any(one.hash not in known.reached for one in found):
            known.reached = {one.hash: ReachedBefore(tuple(sorted(one.reached)), one.fails) for one in found}
            keep(path, known)
        return found

    def mutants(self, wanted: Callable[[str], bool]) -> list[Mutant]:
        """Return the mutants of the wanted files."""
        return list(mutants(self.table.compiled, self.parsed, wanted))

    @cached_property
    def _by_place(self) -> Mapping[tuple[str, int], list[Covering]]:
        found: dict[tuple[str, int], list[Covering]] = {}
        for one in (one for one in self.covering if not one.fails):
            for place in one.reached | one.named:
                found.setdefault(place, []).append(one)
        for place, some in found.items():
            some.sort(key=lambda one: (place not in one.named, len(one.reached)))
        return found

    def candidates(self, mutant: Mutant) -> list[Covering]:
        """Return the scenarios that can notice a mutant; those first that name it and reach little else."""
        found = self._by_place.get((mutant.source, mutant.first), [])
        return [*found, *self._deals] if mutant.is_card else found

    @cached_property
    def _deals(self) -> list[Covering]:
        """The scenarios that run the set-up, and so may notice a change of any card."""
        return [one for one in self.covering if one.deals and not one.fails]

    def tried(self, mutant: Mutant) -> Tried:
        """Try a mutant."""
        begun = time.process_time()
        verdict, by = self._verdict(mutant, begun)
        return Tried(mutant, verdict, by, time.process_time() - begun)

    def _verdict(self, mutant: Mutant, begun: float) -> tuple[Verdict, str]:
        modules = self._modules(mutant)
        if not isinstance(modules, list):
            return modules, ""
        rules = link(modules)
        for one in self.candidates(mutant):
            if run_scenario(rules, one.scenario).failures:
                return "noticed", one.hash
            if time.process_time() - begun > MOST_SECONDS:
                break
        if self._is_refused(mutant):
            return "refused", ""
        return ("unnoticed" if self.candidates(mutant) else "no scenario"), ""

    def _modules(self, mutant: Mutant) -> list[Module] | Verdict:
        """Return the modules of the game with a mutant; or why there are none."""
        compiled = self._compiled(mutant)
        if compiled is None:
            return "refused"
        files = [file for file in compiled.project.files if file.is_played]
        at = next(number for number, file in enumerate(files) if file.source.name == mutant.source)
        text = driver.modules(compiled, [files[at]])[mutant.source]
        if text == self.texts[mutant.source]:
            return "same"
        module = ModuleType(f"mutant_{files[at].path.stem}")
        exec(compile(text, mutant.source, "exec"), module.__dict__)
        return [module.MODULE if number == at else one for number, one in enumerate(self.table.modules)]

    def _compiled(self, mutant: Mutant) -> driver.Compiled | None:
        """Return the resolved game with a mutant; None if it has errors."""
        compiled = self.table.compiled
        changed = parse(Source(mutant.source, mutant.text), compiled.vocabulary)
        if changed.diagnostics:
            return None
        parsed = [changed if one.source.name == mutant.source else one for one in self.parsed]
        sets = {file.source.name: file.set for file in compiled.project.files}
        model, found = resolve(parsed, compiled.vocabulary, sets, self.kept)
        if any(one.severity == "error" for one in found):
            return None
        model.own = compiled.model.own
        return replace(compiled, model=model)

    def _is_refused(self, mutant: Mutant) -> bool:
        """Whether a check refuses a mutant, such as an effect that does not end."""
        compiled = self._compiled(mutant)
        return compiled is None or any(one.severity == "error" for one in checks.check(compiled.model))

    # ------------------------------------------------------------------------------------------ many mutants

    def tried_before(self, mutant: Mutant, before: TriedBefore | None) -> Tried | None:
        """Return what came out of a mutant in an earlier run, if it would come out again."""
        if before is None:
            return None
        now = {one.hash for one in self.candidates(mutant)}
        if before.verdict == "noticed" and not now.issuperset(before.scenarios):
            return None
        if before.verdict in ("unnoticed", "no scenario") and not now <= {*before.scenarios}:
            return None
        by = before.scenarios[0] if before.verdict == "noticed" else ""
        return Tried(mutant, before.verdict, by, 0)  # type: ignore[arg-type]

    def try_all(self, some: Sequence[Mutant], jobs: int, is_time: Callable[[], bool]) -> Iterator[Tried]:
        """Try mutants in parallel processes, as long as there is time; keep the results. Yield those kept before first."""
        self.covering  # noqa: B018 - it is kept, so it comes first
        path, known = kept(self.table.project)
        left: list[Mutant] = []
        for mutant in some:
            before = self.tried_before(mutant, known.tried.get(_of(mutant)))
            if before is None:
                left.append(mutant)
            else:
                yield before
        saved = time.monotonic()
        for tried in self._fresh(left, jobs):
            by = (tried.by,) if tried.by else tuple(one.hash for one in self.candidates(tried.mutant))
            known.tried[_of(tried.mutant)] = TriedBefore(tried.verdict, by)
            if time.monotonic() - saved > _SAVED_AFTER:
                keep(path, known)
                saved = time.monotonic()
            yield tried
            if not is_time():
                break
        keep(path, known)

    def _fresh(self, some: Sequence[Mutant], jobs: int) -> Iterator[Tried]:
        if jobs <= 1 or len(some) < 2 * jobs:
            yield from map(self.tried, some)
            return
        project = self.table.project
        extra = tuple(str(folder) for folder in project.folders if not folder.is_relative_to(project.folder))
        inside = tuple(name for name in project.sets if name in project.place.expansions())
        with get_context("spawn").Pool(jobs) as pool:
            yield from pool.imap(partial(_try, project.place, (*inside, *extra)), some, chunksize=4)


_mutations: dict[tuple[GameFolder, tuple[str, ...]], Mutation] = {}  # a cache in each process


def _try(place: GameFolder, extra: tuple[str, ...], mutant: Mutant) -> Tried:
    """Try a mutant in a process of its own, which compiles the game once."""
    key = place, extra
    if key not in _mutations:
        _mutations[key] = Mutation(open_table(place, extra))
    return _mutations[key].tried(mutant)


def _of(mutant: Mutant) -> str:
    return _hashed(mutant.source, mutant.text)


def _hashed(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]
