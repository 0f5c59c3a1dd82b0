"""Count what came out of mutants, and list what no scenario notices; with the skeleton of a scenario that would."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from ombre.compiler.projects.places import RULES
from ombre.dsl import nodes
from ombre.translatable import Translatable, listed, ntr, tr
from ombre.version import VERSION

from .changes import SORTS
from .kept_results import MISSED
from .marks import FORM, EquivalentMark, change_of, marks
from .mutants import Mutant
from .skeletons import HEAD, Skeletons
from .testing import Mutation, Tried

PROPOSED = 3  # for how many unnoticed mutants a scenario is shown
MOST_EQUIVALENT = 8  # percent of the changes; more are a reason to read the marks again
_WHY = {
    "unnoticed": tr("no scenario notices"),
    "late": tr("no scenario that there was time for notices"),
    "no scenario": tr("no scenario reaches it"),
}
_NAMES: Mapping[str, Translatable] = {
    str(one): one
    for one in (
        *(tr("number"), tr("word"), tr("which"), tr("whose"), tr("zone"), tr("duration"), tr("once"), tr("condition")),
        *(tr("negation"), tr("bound"), tr("cost"), tr("may"), tr("direction"), tr("line"), tr("choose"), tr("owner")),
        *(tr("quantity"), tr("alternative"), tr("overlay")),
    )
}
"""The names of the sorts of changes."""
_NOTICEABLE = ("noticed", *MISSED)


@dataclass(frozen=True)
class MutationReport:
    """What came out of the mutants of some files. total: how many mutants there are. wanted: the files."""

    mutation: Mutation
    tried: Sequence[Tried]
    total: int
    wanted: frozenset[str]

    @cached_property
    def marks(self) -> list[EquivalentMark]:
        """The marks in the files of the game."""
        return marks(file.source for file in self.mutation.table.project.files)

    @cached_property
    def equivalent(self) -> list[Tried]:
        """The unnoticed mutants that a mark calls equivalent."""
        known = {mark.change for mark in self.marks if mark.reason}
        return [one for one in self.missed if change_of(one.mutant) in known]

    @cached_property
    def stale(self) -> list[tuple[EquivalentMark, str]]:
        """The marks that are wrong, each with the reason: those of no change, and those of changes that are noticed.

        A mark of the game may be about what an expansion in use replaces; so it is not wrong if it is of no change.
        """
        verdicts: dict[tuple[str, str, str], set[str]] = {}
        for one in self.tried:
            verdicts.setdefault(change_of(one.mutant), set()).add(one.verdict)
        left = {mark.change for mark in self.marks} - verdicts.keys()
        made = {change_of(one) for one in self.mutation.mutants(lambda source: True)} if left else set[object]()
        found: list[tuple[EquivalentMark, str]] = []
        for mark in self.marks:
            known = verdicts.get(mark.change)
            if not mark.reason:
                found.append((mark, tr("a mark has this form: {0}", FORM)))
            elif known is None and mark.source in self._last and mark.change not in made:
                found.append((mark, tr("stale mark: there is no such change of {0}", mark.change[0])))
            elif known is not None and not known & {*MISSED}:
                noticed = "noticed" in known
                why = tr("a scenario notices this change") if noticed else tr("this change is not counted")
                found.append((mark, tr("stale mark: {0}", why)))
        return found

    @cached_property
    def _last(self) -> set[str]:
        """The files of the expansions; if there are none, all files."""
        project = self.mutation.table.project
        base = {RULES, *(one.name for one in project.place.sets().values() if one.base)}
        more = {file.source.name for file in project.files if file.set not in base}
        return more or {file.source.name for file in project.files}

    @cached_property
    def missed(self) -> list[Tried]:
        """The mutants that no scenario notices, in the order of the files."""
        found = [one for one in self.tried if one.verdict in MISSED]
        return sorted(found, key=lambda one: (one.mutant.source, one.mutant.line, one.mutant.after))

    @cached_property
    def unnoticed(self) -> list[Tried]:
        """The missed mutants that are not called equivalent."""
        equivalent = {id(one) for one in self.equivalent}
        return [one for one in self.missed if id(one) not in equivalent]

    def score(self, sort: str = "") -> tuple[int, int]:
        """Return how many mutants were noticed, and how many could have been; of one sort, or of all."""
        some = [one for one in self.tried if not sort or one.mutant.sort == sort]
        equivalent = {id(one) for one in self.equivalent}
        counted = [one for one in some if one.verdict in _NOTICEABLE and id(one) not in equivalent]
        return sum(one.verdict == "noticed" for one in counted), len(counted)

    def unnamed(self) -> list[str]:
        """Return the cards of the wanted files that no scenario names, those with abilities first."""
        named = {place for one in self.mutation.covering for place in one.named}
        cards = self.mutation.table.compiled.model.cards
        found = [
            node.id.text
            for file in self.mutation.parsed
            if file.source.name in self.wanted
            for node in file.declarations
            if isinstance(node, nodes.Card) and (file.source.name, node.span.line) not in named
        ]
        return sorted(found, key=lambda id: (not cards[id].abilities, id))

    def lines(self, most: int | None) -> Iterator[str]:
        """Yield the report as text. most: how many unnoticed mutants are listed; None for all."""
        if failing := sum(one.fails for one in self.mutation.covering):
            number = ntr("{0} scenario fails", "{0} scenarios fail", failing)
            yield tr("{0} without any change, and can notice none: mend them first (ombre test)", number)
        yield from (tr("{0}: {1}", mark.place, why) for mark, why in self.stale)
        if unnamed := self.unnamed():
            number = ntr("{0} card named by no scenario", "{0} cards named by no scenario", len(unnamed))
            more = " ..." if len(unnamed) > len(unnamed[:most]) else ""
            yield tr("{0}: {1}", number, ", ".join(unnamed[:most]) + more)
        shown = self.unnoticed[:most]
        for one in shown:
            yield tr("{0}, and {1}", one.mutant.told(), _WHY[one.verdict])
        if len(self.unnoticed) > len(shown):
            yield tr("... and {0} more (--all lists them)", len(self.unnoticed) - len(shown))
        yield from self._proposed(shown[:PROPOSED])
        noticed, counted = self.score()
        for sort in SORTS:
            some, of = self.score(sort)
            if of:
                yield tr("{0} of {1}  {2}  {3}", f"{some:>5}", f"{of:>5}", f"{_share(some, of):>5}", _NAMES[sort])
        marked = len(self.equivalent)
        if 100 * marked > MOST_EQUIVALENT * (counted + marked):
            yield tr(
                "more than {0} % of the changes are marked as equivalent: read the reasons again (--json lists them)",
                MOST_EQUIVALENT,
            )
        parts = [tr("noticed {0} of {1} changes ({2})", noticed, counted, _share(noticed, counted))]
        if marked:
            parts.append(ntr("{0} equivalent", "{0} equivalent", marked))
            parts[-1] = tr("{0} ({1})", parts[-1], _share(marked, counted + marked))
        if left := self.total - len(self.tried):
            parts.append(ntr("{0} not tried", "{0} not tried", left))
        yield listed(parts)

    def _proposed(self, some: Sequence[Tried]) -> Iterator[str]:
        """Yield the scenarios that would notice some mutants, with a line above."""
        if some:
            yield ""
            yield (
                tr("scenario that would notice it (-o FILE writes one for all):")
                if len(some) == 1
                else tr("scenarios that would notice the first {0} (-o FILE writes them for all):", len(some))
            )
            for text in Skeletons(self.mutation).texts([one.mutant for one in some], lambda: True):
                yield f"\n{text.rstrip()}"
            yield ""

    def skeletons(self, is_time: Callable[[], bool]) -> str:
        """Return the text of a file with the scenarios that are missing. is_time: whether more may be looked for."""
        texts = Skeletons(self.mutation).texts([one.mutant for one in self.unnoticed], is_time)
        return "\n".join((HEAD, *texts))

    def as_data(self) -> dict[str, object]:
        """Return the report as data for JSON."""
        noticed, counted = self.score()
        reasons = {mark.change: mark.reason for mark in self.marks if mark.reason}
        return {
            "format": 1,
            "ombre": VERSION,
            "game": self.mutation.table.project.game,
            "sets": list(self.mutation.table.project.sets),
            "files": sorted(self.wanted),
            "mutants": self.total,
            "tried": len(self.tried),
            "noticed": noticed,
            "counted": counted,
            "equivalent": len(self.equivalent),
            "sorts": {sort: {"noticed": n, "counted": of} for sort in SORTS for n, of in [self.score(sort)] if of},
            "equivalents": [
                {**_as_data(one.mutant), "reason": reasons[change_of(one.mutant)]} for one in self.equivalent
            ],
            "stale": [{"source": mark.source, "line": mark.line, "why": str(why)} for mark, why in self.stale],
            "unnamed": self.unnamed(),
            "unnoticed": [{**_as_data(one.mutant), "reached": one.verdict != "no scenario"} for one in self.unnoticed],
        }


def _as_data(mutant: Mutant) -> dict[str, object]:
    return {
        "source": mutant.source,
        "line": mutant.line,
        "declaration": mutant.declaration,
        "sort": mutant.sort,
        "before": mutant.before,
        "after": mutant.after,
    }


def _share(some: int, of: int) -> str:
    return f"{100 * some / of:.0f} %" if of else "-"
