"""`ombre mutate` changes a game in one place, and says which changes no scenario notices."""

from __future__ import annotations

import json
import re
import shutil
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from ombre.compiler.resolver.resolve import resolve
from ombre.dsl.parser import Parsed
from ombre.lab.mutation import testing
from ombre.lab.mutation.changes import SORTS
from ombre.lab.mutation.coverage import covering
from ombre.lab.mutation.kept_results import MISSED, TriedBefore, kept
from ombre.lab.mutation.mutants import Mutant
from ombre.lab.mutation.proposals import Proposals
from ombre.lab.mutation.report import MutationReport
from ombre.lab.mutation.testing import Mutation, Tried, hash_of
from ombre.runtime.linker import link
from ombre.session.bench import run_scenario
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.cli import app
from ombre.workshop.creating.games import new_game

from ..caches import own_cache

FIXTURES = Path(__file__).parents[1] / "fixtures" / "games"
EVENING = Path(__file__).parents[1] / "project" / "evening"


@pytest.fixture(autouse=True)
def as_long_as_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no verdict depend on the clock."""
    monkeypatch.setattr(testing, "MOST_SECONDS", 600)


@pytest.fixture
def inn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The game that `ombre new` writes, and a cache of its own."""
    monkeypatch.chdir(tmp_path)
    with own_cache(tmp_path / "cache"):
        new_game("inn", tmp_path)
        yield tmp_path / "inn"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["mutate", *arguments, "--jobs", "1"])


def of(table: Table, name: str) -> list[Mutant]:
    return [one for one in Mutation(table).mutants(lambda source: True) if one.declaration == name]


EXAMPLES = [
    ("toy", "number", "roll 6 as wave", "roll 7 as wave"),
    ("toy", "word", "made_of shell worth 1 copies 3", "made_of glass worth 1 copies 3"),
    ("toy", "which", "for each gleaner as g:", "for each other gleaner as g:"),
    ("toy", "whose", "current combs", "seat 1 after current combs"),
    ("toy", "zone", "move beginning to horizon", "move beginning to sand"),
    (
        "toy",
        "duration",
        "when another gleaner is soaked once per round:",
        "when another gleaner is soaked once per turn:",
    ),
    ("toy", "once", "when another gleaner is soaked once per round:", "when another gleaner is soaked:"),
    ("toy", "condition", "gleaners where mood is soaked cannot comb", "gleaners cannot comb"),
    ("toy", "negation", "rule dawn: whenever sand is empty:", "rule dawn: whenever sand is not empty:"),
    ("toy", "bound", "if luck >= 5:", "if luck > 5:"),
    ("arena", "cost", "grow costs 1:", "grow:"),
    ("evening", "may", "you may: / you discard seen", "you discard seen"),
    ("toy", "direction", "this has worth +3 for the rest of the game", "this has worth -3 for the rest of the game"),
    ("toy", "line", "shuffle sand", ""),
    ("toy", "choose", "each gleaner combs", "choose a gleaner as chosen_one / chosen_one combs"),
    (
        "arena",
        "choose",
        "for each beast in yard of current as b: / current keeps b",
        "choose a beast in yard of current as b / current keeps b",
    ),
    ("toy", "owner", "move what to apron of who", "move what to apron of seat 1 after who"),
    ("evening", "quantity", "choose up to 2 gifts in hand of you as picks", "choose 2 gifts in hand of you as picks"),
    ("evening", "alternative", "cards: / you draw 2", ""),
    ("orchard", "overlay", "replace setup plant:", ""),
]
GAMES = {name: FIXTURES / name for name in ("toy", "arena", "orchard", "pond", "vigil")} | {"evening": EVENING}


@cache
def made(game: str) -> list[Mutant]:
    extra = ("frost", "blight") if game == "orchard" else ()
    return Mutation(open_table(str(GAMES[game]), extra)).mutants(lambda source: True)


@pytest.mark.parametrize(("game", "sort", "before", "after"), EXAMPLES)
def test_a_change_of_each_sort(game: str, sort: str, before: str, after: str) -> None:
    assert (sort, before, after) in {(one.sort, one.before, one.after) for one in made(game)}


def test_each_sort_has_an_example() -> None:
    """Each change can be read as lines that become others, and no two changes are equal."""
    assert {sort for _, sort, _, _ in EXAMPLES} == set(SORTS)
    for one in (one for game in GAMES for one in made(game)):
        assert one.before != one.after and one.before
    for game in GAMES:
        assert len({(one.source, one.text) for one in made(game)}) == len(made(game))


def test_what_an_overlay_does_away_with_is_not_changed() -> None:
    """Frost replaces the set-up `plant`, blight replaces it again and removes the rule `early`;
    no scenario is changed.
    """
    told = {(one.source, one.declaration) for one in made("orchard")}
    assert ("orchard/blight/blight.card", "plant") in told
    assert ("orchard/rules/orchard.card", "plant") not in told
    assert not [name for _, name in told if name == "early" and (_, name) != ("orchard/blight/blight.card", "early")]
    assert not [one for one in made("orchard") if "P1" in one.before]


def test_what_is_only_printed_is_not_changed(inn: Path) -> None:
    """A fact that nothing reads cannot matter; it can as soon as a scenario reads it."""
    game, cards = inn / "rules/game.card", inn / "base/treasures.card"
    game.write_text(
        game.read_text(encoding="utf-8").replace("  fact worth number\n", "  fact worth number\n  fact page number\n"),
        encoding="utf-8",
    )
    cards.write_text(
        cards.read_text(encoding="utf-8").replace("worth 3    copies 6", "worth 3    copies 6    page 9"),
        encoding="utf-8",
    )
    assert "worth 3 copies 6 page 10" not in [one.after for one in of(open_table("inn"), "magpie")]
    with (inn / "base/scenarios/treasures.card").open("a", encoding="utf-8") as file:
        file.write(
            '\nscenario PAGE "Where it is told"\n  given:\n    put magpie in deck\n  then:\n    page of magpie = 9\n'
        )
    assert "worth 3 copies 6 page 10" in [one.after for one in of(open_table("inn"), "magpie")]


def test_the_changes_of_a_card(inn: Path) -> None:
    told = [f"{one.line}: {one.before} -> {one.after}" for one in of(open_table("inn"), "magpie")]
    assert told == [
        "12: worth 3 copies 6 -> worth 4 copies 6",
        "12: worth 3 copies 6 -> worth 3 copies 7",
        "14: for each other collector as rival: -> for each collector as rival:",
        "15: rival draws 1 -> rival draws 2",
        "14: for each other collector as rival: / rival draws 1 -> "
        "choose another collector as rival / rival draws 1",
        "13: play: / for each other collector as rival: / rival draws 1 -> ",
    ]


@pytest.mark.long
def test_a_scenario_that_is_added_notices_more(inn: Path) -> None:
    before = json.loads(run("inn", "--json").stdout)[0]
    assert before["tried"] == before["mutants"] and before["unnamed"] == []
    missed = {(one["declaration"], one["after"]) for one in before["unnoticed"]}
    assert ("magpie", "rival draws 2") in missed and ("old_map", "worth 2 copies 6") not in missed
    (inn / "base/scenarios/more.card").write_text(
        'scenario MAGPIE "All others draw"\n  given:\n    players 3\n    put magpie in hand of P1\n'
        "    put copper_coin 9 in deck\n  when:\n    P1 plays magpie\n  then:\n    number of cards in hand of P1 = 0\n"
        "    number of cards in hand of P2 = 1\n    number of cards in hand of P3 = 1\n    wealth of P1 = 3\n",
        encoding="utf-8",
    )
    after = json.loads(run("inn", "--json").stdout)[0]
    gone = missed - {(one["declaration"], one["after"]) for one in after["unnoticed"]}
    assert {after for name, after in gone if name == "magpie"} == {
        "worth 4 copies 6",
        "for each collector as rival:",
        "rival draws 2",
        "choose another collector as rival / rival draws 1",
        "",
    }
    assert after["noticed"] > before["noticed"]


def test_what_is_kept_is_not_tried_again(inn: Path) -> None:
    mutation = Mutation(open_table("inn"))
    some = mutation.mutants(lambda source: True)
    first = list(mutation.try_all(some))
    again = list(Mutation(open_table("inn")).try_all(some))
    assert [one.seconds for one in again] == [0] * len(some)
    assert [(one.mutant, one.verdict, one.by) for one in again] == [(one.mutant, one.verdict, one.by) for one in first]


def test_a_scenario_that_fails_notices_nothing(inn: Path) -> None:
    path = inn / "base/scenarios/treasures.card"
    path.write_text(path.read_text(encoding="utf-8").replace("wealth of P1 = 1", "wealth of P1 = 2"), encoding="utf-8")
    told = run("inn").stdout
    assert told.startswith("1 scenario fails without any change") and "noticed 0 of" in told


def marked(inn: Path, *lines: str) -> None:
    path = inn / "base/scenarios/treasures.card"
    path.write_text(path.read_text(encoding="utf-8") + "\n" + "\n".join(lines) + "\n", encoding="utf-8")


def test_equivalent_changes_are_marked_with_a_reason(inn: Path) -> None:
    marked(inn, "# equivalent magpie: 'rival draws 1' -> 'rival draws 2' because it is late")
    told = run("inn", "--all").stdout
    assert "1 equivalent (3 %)" in told and "'rival draws 2'" not in told and "stale" not in told
    data = json.loads(run("inn", "--json").stdout)[0]
    (one,) = data["equivalents"]
    assert (one["declaration"], one["after"], one["reason"]) == ("magpie", "rival draws 2", "it is late")


def test_marks_of_no_change_and_of_noticed_changes_are_stale(inn: Path) -> None:
    marked(
        inn,
        "# equivalent magpie: 'rival draws 1' -> 'rival draws 3' because there is no such change",
        "# equivalent old_map: 'worth 1 copies 6' -> 'worth 2 copies 6' because a scenario notices it",
        "# equivalent magpie: 'rival draws 1' -> 'rival draws 2' because",
        "# it is equivalent -> here is no mark",
    )
    told = run("inn", "--all").stdout
    text = (inn / "base/scenarios/treasures.card").read_text(encoding="utf-8")
    first = text.count("\n", 0, text.index("# equivalent")) + 1
    assert told.split("\n")[:3] == [
        f"inn/base/scenarios/treasures.card:{first}: stale mark: there is no such change of magpie",
        f"inn/base/scenarios/treasures.card:{first + 1}: stale mark: a scenario notices this change",
        f"inn/base/scenarios/treasures.card:{first + 2}: a mark has this form: "
        "# equivalent NAME: 'BEFORE' -> 'AFTER' because REASON",
    ]
    assert "equivalent (" not in told and "'rival draws 2'" in told


def test_many_marks_are_a_reason_to_read_them_again(inn: Path) -> None:
    missed = json.loads(run("inn", "--json").stdout)[0]["unnoticed"]
    marked(
        inn, *(f"# equivalent {one['declaration']}: '{one['before']}' -> '{one['after']}' because so" for one in missed)
    )
    assert "more than 8 % of the changes are marked as equivalent" in run("inn").stdout


def proposed(text: str) -> str:
    """The scenarios of a file whose `then` is written."""
    return "\n\n".join(one for one in text.split("\n\n") if "is this what the card should do?" in one) + "\n"


def test_proposals_pass_on_the_cards_and_fail_on_the_changes(inn: Path) -> None:
    before = json.loads(run("inn", "--json", "-o", "missing.card").stdout)[0]
    assert ("magpie", "rival draws 2") in {(one["declaration"], one["after"]) for one in before["unnoticed"]}
    text = (inn.parent / "missing.card").read_text(encoding="utf-8")
    assert "'rival draws 1' can become 'rival draws 2'\n# is this what the card should do?\nscenario magpie_" in text
    (inn / "base/scenarios/more.card").write_text(proposed(text), encoding="utf-8")
    assert CliRunner().invoke(app, ["test", "inn"]).exit_code == 0
    after = json.loads(run("inn", "--json").stdout)[0]
    named = {
        (found[0], found[1])
        for found in re.findall(r"^# \S+:\d+: '(.*)' can (?:become '(.*)'|be left out)$", proposed(text), re.MULTILINE)
    }
    left = {(one["before"], one["after"]) for one in after["unnoticed"]}
    assert len(named) > 20 and not named & left
    assert left == {(one["before"], one["after"]) for one in before["unnoticed"]} - named


@pytest.mark.long
def test_a_scenario_that_is_removed_is_proposed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the scenarios about a card, those of its neighbours give the boards on which its changes show."""
    monkeypatch.setenv("OMBRE_CACHE", str(tmp_path / "cache"))
    shutil.copytree(FIXTURES / "orchard", tmp_path / "orchard")
    table = open_table(str(tmp_path / "orchard"))
    mutation = Mutation(table)
    lost = Counter[str]()
    for mutant in mutation.mutants(lambda source: True):
        tried = mutation.tried(mutant)
        if tried.verdict == "noticed":
            lost[tried.by[0]] += 1
    hash, _ = lost.most_common(1)[0]
    gone = next(one for one in mutation.covering if one.hash == hash)
    path = next(file.path for file in table.project.files if file.source.name == gone.source)
    lines = path.read_text(encoding="utf-8").split("\n")
    end = next((at for at in range(gone.scenario.line, len(lines)) if lines[at][:1].strip()), len(lines))
    path.write_text("\n".join([*lines[: gone.scenario.line - 1], *lines[end:]]), encoding="utf-8")
    less = Mutation(open_table(str(tmp_path / "orchard")))
    found = 0
    for mutant in less.mutants(lambda source: True):
        if less.tried(mutant).verdict not in MISSED or mutation.tried(mutant).verdict != "noticed":
            continue
        proposal = Proposals(less, mutant).proposal(mutant)
        if proposal is not None:
            found += 1
            scenario = less.scenarios({"again": proposal.text("again", "?")})["again"]
            modules = less.modules(mutant)
            assert isinstance(modules, list)
            assert not run_scenario(less.table.rules, scenario).failures
            assert run_scenario(link(modules), scenario).failures
    assert found > 0


@pytest.mark.long
def test_a_skeleton_is_left_open_if_no_play_differs(inn: Path) -> None:
    """A second copy of an ability that does nothing cannot be noticed."""
    path = inn / "base/treasures.card"
    path.write_text(
        path.read_text(encoding="utf-8")
        + '\ntreasure spoon "Spoon"\n  worth 1    copies 1\n  play:\n    if 1 > 2:\n      you draw 1\n',
        encoding="utf-8",
    )
    text = run("inn", "--all", "-o", "missing.card").stdout
    text = (inn.parent / "missing.card").read_text(encoding="utf-8")
    (open,) = [one for one in text.split("\n\n") if "'you draw 1' can become 'you draw 2'" in one]
    assert open.rstrip().endswith("then:\n    ...") and "is this what" not in open


def test_the_first_proposals_are_shown(inn: Path) -> None:
    told = run("inn").stdout
    assert "scenarios that would notice the first 3" in told and told.count("\nscenario ") == 3


def test_cards_that_no_scenario_names_come_first(inn: Path) -> None:
    (inn / "base/more.card").write_text('treasure spoon "Spoon"\n  worth 1    copies 1\n', encoding="utf-8")
    assert run("inn", "-n", "1").stdout.startswith("1 card named by no scenario: spoon\n")


def test_only_ones_own_files_are_changed(inn: Path) -> None:
    told = json.loads(run("inn/base", "--json").stdout)[0]
    assert {one["source"] for one in told["unnoticed"]} == {"inn/base/treasures.card"}


def test_an_interrupt_keeps_what_was_tried_and_reports_it(inn: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Mutant] = []
    whole = Mutation.tried

    def tried(self: Mutation, mutant: Mutant, before: TriedBefore | None = None) -> Tried:
        if len(begun) == 5:
            raise KeyboardInterrupt
        begun.append(mutant)
        return whole(self, mutant, before)

    monkeypatch.setattr(Mutation, "tried", tried)
    told = run("inn")
    assert told.exit_code == 0 and told.stdout.rstrip().endswith("not tried")
    _, known = kept(open_table("inn").project)
    assert {*known.tried} == {hash_of(one) for one in begun}


def test_a_scenario_is_not_tried_twice_on_the_same_change(inn: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was out of time, or is tried again with more scenarios, goes on with the scenarios that are left."""
    mutation = Mutation(open_table("inn"))
    (mutant,) = [one for one in of(mutation.table, "magpie") if one.after == "rival draws 2"]
    first = mutation.tried(mutant)
    assert first[1:3] == ("unnoticed", tuple(one.hash for one in mutation.candidates(mutant))) and first.by
    assert mutation.tried_before(mutant, TriedBefore("late", first.by)) is None
    monkeypatch.setattr(testing, "fails", None)
    assert mutation.tried(mutant, TriedBefore("late", first.by))[1:3] == first[1:3]
    with pytest.raises(TypeError):
        mutation.tried(mutant)


def test_a_scenario_that_names_a_property_can_notice_that_its_value_does_not_end() -> None:
    """No generated function belongs to `has part number until it leaves hand`, so that no scenario reaches the line."""
    table = open_table("gin_rummy")
    mutation = Mutation(table)
    modules = [one for one in table.scenarios() if one.source.endswith("/limits.card")]
    mutation.covering = covering(table.rules, modules, mutation.parsed, mutation.hashes, {})
    some = [one for one in of(table, "playing_card") if one.sort == "duration"]
    assert [mutation.tried(one).verdict for one in some] == ["noticed"] * 5


def test_time_ends_a_change(inn: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(testing, "MOST_SECONDS", -1.0)
    mutation = Mutation(open_table("inn"))
    (mutant,) = [one for one in of(mutation.table, "magpie") if one.after == "rival draws 2"]
    assert mutation.tried(mutant)[1:3] == ("late", ())
    report = MutationReport(mutation, [mutation.tried(mutant)], 1, frozenset(["inn/base/treasures.card"]))
    assert report.score() == (0, 1)
    assert "and no scenario that there was time for notices" in "\n".join(report.lines(None))


def test_the_first_change_has_as_much_time_as_the_others(inn: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What all changes need is made before the first is tried, and takes none of its time."""
    clock = [0.0]
    mutation = Mutation(open_table("inn"), seconds=1.5)

    def slowly(parsed: Sequence[Parsed], *rest: Any) -> object:
        clock[0] += 100 * (parsed is mutation.parsed)
        return resolve(parsed, *rest)

    monkeypatch.setattr(testing, "resolve", slowly)
    monkeypatch.setattr(testing, "time", SimpleNamespace(process_time=lambda: clock[0]))
    (mutant,) = [one for one in of(mutation.table, "magpie") if one.after == "rival draws 2"]
    assert mutation.tried(mutant).verdict == "unnoticed"
    assert clock == [100]


def test_the_time_of_a_change_is_kept(inn: Path) -> None:
    """It is that of all runs, and says whether the change was late in one of them."""
    mutation = Mutation(open_table("inn"), seconds=-1.0)
    (mutant,) = [one for one in of(mutation.table, "magpie") if one.after == "rival draws 2"]
    assert [one.verdict for one in mutation.try_all([mutant])] == ["late"]
    path, known = kept(mutation.table.project)
    (first,) = known.tried.values()
    mutation.seconds = 600
    assert [one.verdict for one in mutation.try_all([mutant])] == ["unnoticed"]
    assert kept(mutation.table.project)[0] == path
    (then,) = kept(mutation.table.project)[1].tried.values()
    assert (then.verdict, then.late) == ("unnoticed", True) and then.seconds > first.seconds > 0


@pytest.fixture
def orchard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game with two expansions in its folder; one of them replaces a scenario."""
    monkeypatch.setenv("OMBRE_CACHE", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)
    shutil.copytree(FIXTURES / "orchard", tmp_path / "orchard")
    return tmp_path / "orchard"


def changed(*arguments: str) -> list[str]:
    """The files whose changes are tried."""
    (told,) = json.loads(run(*arguments, "-n", "1", "--json").stdout)
    assert told["tried"] == 1
    files: list[str] = told["files"]
    return files


def test_expansions_are_changed_with_the_game(orchard: Path) -> None:
    assert changed("orchard") == ["orchard/rules/orchard.card"]
    assert changed("orchard", "--with", "frost") == ["orchard/frost/frost.card", "orchard/rules/orchard.card"]


def test_an_expansion_or_a_file_alone(orchard: Path) -> None:
    assert changed("orchard/frost") == ["orchard/frost/frost.card"]
    assert changed("orchard/rules/orchard.card", "--with", "frost") == ["orchard/rules/orchard.card"]


def test_a_folder_of_cards_beside_the_game(orchard: Path) -> None:
    (orchard.parent / "garden").mkdir()
    card = 'expansion garden of orchard\n\ntree plum_tree "Plum tree"\n  crop 2    copies 1\n'
    (orchard.parent / "garden/more.card").write_text(card, encoding="utf-8")
    told = run("orchard", "--with", "garden", "-n", "1", "--json")
    assert json.loads(told.stdout)[0]["files"] == ["orchard/rules/orchard.card"], told.stderr


def test_changes_of_overlays_are_noticed(orchard: Path) -> None:
    """What frost replaces and removes is told by its own scenarios, though nothing of it is reached."""
    (told,) = json.loads(run("orchard/frost", "--json").stdout)
    assert told["sorts"]["overlay"]["counted"] >= 4
    assert told["sorts"]["overlay"]["noticed"] >= told["sorts"]["overlay"]["counted"] - 2
