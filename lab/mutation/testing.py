"""Try mutants: compile and link each, and run the scenarios that could notice it."""

from __future__ import annotations

import gc
import hashlib
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import ModuleType
from typing import NamedTuple, TypeAlias

from ombre.compiler import checks, driver
from ombre.compiler.resolver.resolve import Kept, resolve
from ombre.compiler.trees import trees
from ombre.dsl import nodes
from ombre.dsl.parser import Parsed, parse
from ombre.dsl.source import Source
from ombre.runtime import Module, Scenario
from ombre.runtime.flow import Play
from ombre.runtime.linker import link
from ombre.session.bench import Bench
from ombre.translatable import listed
from ombre.workshop.api.table import Table
from ombre.workshop.scenarios.compiling import compiled_scenarios
from ombre.workshop.scenarios.running import reasons

from ..jobs.answering import Work
from ..jobs.spreading import HERE, Spread, Workers
from .coverage import Covering, covering, fails, scenario_of, told_in
from .kept_results import MISSED, ReachedBefore, TriedBefore, Verdict, keep, kept
from .mutants import Mutant, mutants

MOST_SECONDS = 1.5  # of processor time for one mutant
_SAVED_AFTER = 20  # seconds between two times that results are kept


class _Unwatched(Bench):
    """A bench that does not check what each seat may see; this takes longer than the set-up."""

    def _lookers(self, g: Play) -> Iterable[int]:
        return ()


class Tried(NamedTuple):
    """A mutant that was tried. by: the scenario that has noticed it; or, of those that can, all that have not.

    seconds: of processor time; 0 if it is kept.
    """

    mutant: Mutant
    verdict: Verdict
    by: tuple[str, ...]
    seconds: float


@dataclass
class Mutation:
    """The mutants of a game, and the scenarios that can notice them.

    asked: whether the scenarios of a file are run. known: what scenarios reach, by their hashes, if it is known
    already. seconds: of processor time for one mutant.
    """

    table: Table
    kept: Kept = field(default_factory=Kept)
    asked: Callable[[str], bool] = lambda source: True
    known: Mapping[str, ReachedBefore] | None = None
    seconds: float = field(default_factory=lambda: MOST_SECONDS)

    @cached_property
    def parsed(self) -> list[Parsed]:
        return trees((file.source for file in self.table.project.files), self.table.compiled.vocabulary)

    @cached_property
    def told(self) -> Mapping[tuple[str, int], nodes.Scenario]:
        """The tree of each scenario, by its file and its line."""
        return told_in(self.parsed)

    def card(self, mutant: Mutant) -> nodes.Card | None:
        """Return the card that is changed; None if the mutant is not one of a card."""
        file = next(file for file in self.parsed if file.source.name == mutant.source)
        node = next(node for node in file.declarations if node.span.line == mutant.first)
        inner = node.declaration if isinstance(node, nodes.Replacement) else node
        return inner if isinstance(inner, nodes.Card) else None

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
                if (scenario := scenario_of(node)) is not None:
                    text = "\n".join(line.strip() for line in lines[node.span.line - 1 : end])
                    found[file.source.name, scenario.id.text] = _hashed(file.source.name, text)
        return found

    @cached_property
    def covering(self) -> list[Covering]:
        """What each scenario reaches; it is kept for the next run."""
        path, known = kept(self.table.project)
        if self.known is not None:
            known.reached = {**self.known}
        gone = reasons(self.table)  # scenarios of what an expansion removes are not run
        modules = [
            replace(module, scenarios=tuple(one for one in module.scenarios if (module.source, one.id) not in gone))
            for module in self.table.scenarios(self.asked)
        ]
        found = covering(self.table.rules, modules, self.parsed, self.hashes, known.reached)
        if any(one.hash not in known.reached for one in found):
            known.reached |= {one.hash: ReachedBefore(tuple(sorted(one.reached)), one.fails) for one in found}
            if all(self.asked(file.source.name) for file in self.table.project.files):
                known.reached = {one.hash: known.reached[one.hash] for one in found}
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
        if mutant.sort == "overlay":  # what an overlay does away with is not reached; its own scenarios tell
            own = {file.source.name: file.set for file in self.table.project.files}
            known = {one.hash for one in found}
            more = [one for one in self.covering if not one.fails and own[one.source] == own[mutant.source]]
            return [*found, *(one for one in more if one.hash not in known)]
        if not mutant.is_dealt:
            return found
        known = {one.hash for one in found}
        return [*found, *(one for one in self._deals if one.hash not in known)]

    @cached_property
    def _deals(self) -> list[Covering]:
        """The scenarios that run the set-up, and so may notice a change of the facts of any card;
        the quick ones first.
        """
        found = [one for one in self.covering if one.deals and not one.fails]
        return sorted(found, key=lambda one: (len(one.scenario.cards) > 0, len(one.reached)))

    @cached_property
    def _checking(self) -> float:
        """The processor time of all checks of the game, which a mutant that no scenario notices must pass."""
        _ = self.texts, self._by_place  # what all mutants need is made before
        self._resolved(self.parsed)
        begun = time.process_time()
        checks.check(self.table.compiled.model)
        taken = time.process_time() - begun
        gc.collect()
        gc.freeze()  # all trees and models stay; without this, each collection would look through them again
        return taken

    def tried(self, mutant: Mutant, before: TriedBefore | None = None) -> Tried:
        """Try a mutant.

        before: what came out of it in an earlier run; scenarios that have not noticed it then will not.
        """
        most = self.seconds - self._checking  # before the time begins: the first mutant waits for what all need
        begun = time.process_time()
        verdict, by = self._verdict(mutant, begun + most, before)
        return Tried(mutant, verdict, by, time.process_time() - begun)

    def _verdict(self, mutant: Mutant, until: float, before: TriedBefore | None) -> tuple[Verdict, tuple[str, ...]]:
        modules = self.modules(mutant)
        if not isinstance(modules, list):
            return modules, ()
        rules = link(modules)
        known = before.scenarios if before is not None and before.verdict in MISSED else ()
        candidates = self.candidates(mutant)
        reached = {one.hash for one in self._by_place.get((mutant.source, mutant.first), ())}
        passed = [one.hash for one in candidates if one.hash in known]
        for one in (one for one in candidates if one.hash not in known):
            if time.process_time() > until:
                return "late", tuple(passed)
            made = Bench if one.hash in reached else _Unwatched
            if fails(rules, one.scenario, made):
                return "noticed", (one.hash,)
            passed.append(one.hash)
        if self._is_refused(mutant):
            return "refused", ()
        return ("unnoticed" if candidates else "no scenario"), tuple(passed)

    def modules(self, mutant: Mutant) -> list[Module] | Verdict:
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
        return self._resolved([changed if one.source.name == mutant.source else one for one in self.parsed])

    def _resolved(self, parsed: Sequence[Parsed]) -> driver.Compiled | None:
        """Return the game with these trees; None if it has errors."""
        compiled = self.table.compiled
        sets = {file.source.name: file.set for file in compiled.project.files}
        model, found = resolve(parsed, compiled.vocabulary, sets, self.kept)
        if any(one.severity == "error" for one in found):
            return None
        model.own = compiled.model.own
        return replace(compiled, model=model)

    def scenarios(self, texts: Mapping[str, str]) -> dict[str, Scenario]:
        """Compile scenarios that are in no file; those with errors are left out. texts: their texts by their ids."""
        return compiled_scenarios(self.table.compiled, self.parsed, self.kept, texts)

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
        if before.verdict in MISSED and not now <= {*before.scenarios} or before.verdict == "late":
            return None
        return Tried(mutant, before.verdict, before.scenarios, 0)

    def try_all(
        self, some: Sequence[Mutant], is_time: Callable[[], bool] = lambda: True, where: Workers = HERE
    ) -> Iterator[Tried]:
        """Try mutants, as long as there is time; keep the results. Yield those kept before first."""
        self.covering  # noqa: B018 - it is kept, so it comes first
        path, known = kept(self.table.project)
        left: list[Mutant] = []
        for mutant in some:
            before = self.tried_before(mutant, known.tried.get(hash_of(mutant)))
            if before is None:
                left.append(mutant)
            else:
                yield before
        saved = time.monotonic()
        try:
            for tried in self._fresh([(one, known.tried.get(hash_of(one))) for one in left], is_time, where):
                known.tried[hash_of(tried.mutant)] = _added(tried, known.tried.get(hash_of(tried.mutant)))
                yield tried
                if time.monotonic() - saved > _SAVED_AFTER:
                    keep(path, known)
                    saved = time.monotonic()
        finally:  # also after Ctrl-C
            keep(path, known)

    def _fresh(self, some: Sequence[GivenMutant], is_time: Callable[[], bool], where: Workers) -> Iterator[Tried]:
        if not is_time():
            return
        asked = tuple(file.source.name for file in self.table.project.files if self.asked(file.source.name))
        reached = {one.hash: ReachedBefore(tuple(sorted(one.reached)), one.fails) for one in self.covering}
        at = 0
        with Spread(MUTANTS, self.table, _Told(asked, reached, self.seconds), where, lambda: self) as spread:
            for outcomes in spread.results(some, 2 * where.jobs):
                for verdict, by, seconds in outcomes:
                    yield Tried(some[at][0], verdict, by, seconds)
                    at += 1
                if not is_time():
                    return


def _added(tried: Tried, before: TriedBefore | None) -> TriedBefore:
    """Return what is kept of a mutant that was tried now, and perhaps before."""
    seconds, late = (before.seconds, before.late) if before is not None else (0.0, False)
    return TriedBefore(tried.verdict, tried.by, seconds + tried.seconds, late or tried.verdict == "late")


GivenMutant: TypeAlias = tuple[Mutant, TriedBefore | None]  # with what came out of it in an earlier run
Outcome: TypeAlias = tuple[Verdict, tuple[str, ...], float]  # of a mutant, as in `Tried`


class _Told(NamedTuple):
    """What another process is told of a `Mutation`:
    the files whose scenarios are run, what scenarios reach, the time.
    """

    asked: tuple[str, ...]
    reached: Mapping[str, ReachedBefore]
    seconds: float


def _prepared(table: Table, told: _Told) -> Mutation:
    return Mutation(table, asked=frozenset(told.asked).__contains__, known=told.reached, seconds=told.seconds)


def _tried(mutation: Mutation, some: Sequence[GivenMutant]) -> list[Outcome]:
    return [(one.verdict, one.by, one.seconds) for one in (mutation.tried(*given) for given in some)]


def _named(some: Sequence[GivenMutant]) -> str:
    return listed(f"{one.source}:{one.line} ({one})" for one, _ in some)


MUTANTS = Work(_prepared, _tried, _named)


def hash_of(mutant: Mutant) -> str:
    """Return the hash by which results of a mutant are kept."""
    return _hashed(mutant.source, mutant.text)


def _hashed(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]
