"""A scenario notices each limit: how often an ability works, and how long what it does lasts.

Each `once per ...` is left out, and each duration is changed: another scope, or one of several ends left
out. Then some scenario fails. Those in files named `limits` are tried first, and those that name the
declaration. OMBRE_LONG=1 tries all.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

import pytest

from ombre.lab.mutation import testing
from ombre.lab.mutation.coverage import covering
from ombre.lab.mutation.kept_results import ReachedBefore
from ombre.lab.mutation.mutants import Mutant
from ombre.lab.mutation.report import MutationReport
from ombre.lab.mutation.testing import Mutation
from ombre.workshop.api.table import open_table

from ..budget import LONG, parts

SORTS = ("once", "duration")
LASTING = ("once per", "until end of", "until it leaves", "for the next time")
SAMPLE = 1  # how many changes of a game are tried, if not all
LARGE = [("crossfire", ""), ("crossfire", "prime_runner"), ("srtcg", "")]
GAMES = [("gin_rummy", ""), *(LARGE if LONG else [])]


@cache
def mutation(game: str, expansion: str) -> Mutation:
    return Mutation(open_table(game, [expansion] if expansion else []))


@cache
def limits(game: str, expansion: str, source: str = "") -> list[Mutant]:
    """The changed limits of a game, or those of the files of an expansion; or of one file."""
    base = {file.source.name for file in mutation(game, "").table.project.files} if expansion else set[str]()
    names = [file.source.name for file in mutation(game, expansion).table.project.files]
    wanted = [source] if source else [name for name in names if name not in base]
    return [one for one in mutation(game, expansion).mutants(wanted.__contains__) if one.sort in SORTS]


def sample(game: str, expansion: str) -> list[Mutant]:
    """Some changes of the cards of one file that has limits."""
    chance, table = random.Random(f"{game} {expansion}"), mutation(game, expansion).table
    files = [file.source for file in table.project.files if file.is_played]
    sources = [source.name for source in files if any(words in source.text for words in LASTING)]
    chance.shuffle(sources)
    found = next(some for source in sources if (some := limits(game, expansion, source)))
    of_cards = [one for one in found if one.declaration in table.compiled.model.cards]
    return chance.sample(of_cards or found, min(SAMPLE, len(of_cards or found)))


def quick(game: str, expansion: str, some: Sequence[Mutant]) -> Mutation:
    """A mutation that is told what scenarios reach: those of files named `limits` everything, others what they name."""
    made = Mutation(mutation(game, expansion).table)
    everything = tuple(sorted({(one.source, one.first) for one in some}))
    known = {
        hash: ReachedBefore(everything if "/limits" in source else (), False)
        for (source, _), hash in made.hashes.items()
    }
    made.covering = covering(made.table.rules, made.table.scenarios(), made.parsed, made.hashes, known)
    return made


@pytest.fixture(autouse=True)
def as_long_as_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no verdict depend on the clock."""
    monkeypatch.setattr(testing, "MOST_SECONDS", 600)


@pytest.mark.sampled
@pytest.mark.parametrize("part", parts(12))
@pytest.mark.parametrize(("game", "expansion"), GAMES)
def test_each_limit_is_noticed(game: str, expansion: str, part: slice) -> None:
    some = limits(game, expansion)[part] if LONG else sample(game, expansion)
    assert some or part.start  # an expansion may have fewer limits than there are parts
    found = quick(game, expansion, some)
    tried = [found.tried(one) for one in some]
    unnoticed = MutationReport(found, tried, len(some), frozenset()).unnoticed
    if unnoticed and LONG:
        whole = mutation(game, expansion)  # it finds out what all scenarios reach, which takes a minute
        tried = [whole.tried(one.mutant) for one in unnoticed]
        unnoticed = MutationReport(whole, tried, len(tried), frozenset()).unnoticed
    assert [str(one.mutant) for one in unnoticed] == []


def test_limits_are_found() -> None:
    """Both sorts, and durations of all forms: to the end of a scope, to an event, for the next time."""
    files = (
        "cards/crossfire/base/market.card",
        "cards/crossfire/base/upgrades.card",
        "cards/crossfire/rules/gear.card",
    )
    some = [one for source in files for one in limits("crossfire", "", source)]
    assert {one.sort for one in some} == {*SORTS}
    for words in ("until end of turn", "until what becomes single", "for the next time", "once per scene"):
        assert any(words in one.before and words not in one.after for one in some), words


def test_a_limit_that_no_scenario_tests_is_found() -> None:
    """Without the scenarios of files named `limits`, these changes are not noticed."""
    some = limits("gin_rummy", "")
    found = quick("gin_rummy", "", some)
    assert {found.tried(one).verdict for one in some} == {"noticed"}
    less = quick("gin_rummy", "", some)
    less.covering = [one for one in less.covering if "/limits" not in one.source]
    assert "noticed" not in {less.tried(one).verdict for one in some}
