"""An expansion can change every named element: a small game, one expansion, and a second one after it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ombre.compiler.driver import compile_project
from ombre.compiler.projects import project
from ombre.compiler.projects.files import read
from ombre.compiler.projects.places import GameFolder, UsageError
from ombre.compiler.projects.project import CardFile, Project
from ombre.dsl.source import Source
from ombre.workshop.api.table import Table
from ombre.workshop.cli import app
from ombre.workshop.scenarios import running as scenarios

FOLDER = Path(__file__).parents[1] / "fixtures" / "games" / "orchard"
SCENARIOS = Path(__file__).parents[2] / "cards" / "crossfire" / "base" / "scenarios" / "market_weapons.card"


def orchard(*sets: str, **more: str) -> Project:
    """The game with some of its expansions, and with others that are written here."""
    paths = [(part, path) for part in ("rules", *sets) for path in sorted((FOLDER / part).glob("*.card"))]
    files = [CardFile(Source(f"{part}/{path.name}", read(path)), part, path.stem, path) for part, path in paths]
    files += [
        CardFile(Source(f"{name}/own.card", text), name, "own", Path(f"{name}.card")) for name, text in more.items()
    ]
    return Project(GameFolder("orchard", FOLDER), tuple(files), (FOLDER,), ("rules", *sets, *more))


def told(found: Sequence[scenarios.Outcome]) -> dict[str, str]:
    """The results of the scenarios, by id."""
    return {o.id: o.outdated or (o.result.failures[0].sentence if o.failed else "passed") for o in found}


def test_the_game_alone() -> None:
    found = told(scenarios.run(Table(orchard())))
    assert set(found.values()) == {"passed"} and len(found) == 7


def test_one_expansion() -> None:
    """The expansion's scenarios pass; those of the game pass, are replaced, or are outdated."""
    found = told(scenarios.run(Table(orchard("frost"))))
    assert {id: said for id, said in found.items() if said != "passed"} == {
        "a_deal": "number of trees in meadow is 3, expected 4",
        "a_second_day": "apples of P1 is 3, expected 5",
        "pears_are_small": "the card 'pear_tree' is removed by frost/frost.card",
        "wet_mornings": "dew is 7, expected 1",
    }
    assert len(found) == 11


def test_an_expansion_after_it() -> None:
    """A second change is allowed in an expansion that comes after the first; a step in no flow cannot be run."""
    found = told(scenarios.run(Table(orchard("frost", "blight"))))
    assert {found[id] for id in ("no_second_day", "one_tree", "nothing_is_early")} == {"passed"}
    assert found["a_cold_bloom"] == "the step 'evening' is removed by blight/blight.card"
    assert found["pears_are_small"] == "the card 'pear_tree' is removed by frost/frost.card"


def test_a_scenario_is_removed() -> None:
    rules = orchard(rainy="expansion rainy of orchard\n\nremove scenario a_deal\n")
    assert "a_deal" not in told(scenarios.run(Table(rules)))


def test_a_step_that_stands_for_another_goes_with_it() -> None:
    own = (
        'expansion late of orchard after frost\n\nremove step work\n\nscenario s "it is gone"\n  when:\n'
        "    run step ladder\n  then:\n    day = 0\n"
    )
    found = told(scenarios.run(Table(orchard("frost", late=own))))
    assert (
        found["s"]
        == found["a_day_of_work"].replace("'work'", "'ladder'")
        == "the step 'ladder' is removed by late/own.card"
    )


CHANGES = {
    "set-up part": "replace setup plant:\n  put apple_tree in meadow",
    "table": "remove table weather of summer",
    "cell": "replace table weather of summer at 2, 3: nothing",
    "card": 'replace season summer "Summer"\n  table weather:\n    2, 3: nothing\n    otherwise: nothing',
    "rule": "remove rule wet",
    "step": "remove step work",
    "scenario": "remove scenario a_deal",
    "line of the game": "extend game\n  players 1 to 5",
}


@pytest.mark.parametrize(
    ("one", "two"),
    [*((sort, sort) for sort in CHANGES), ("table", "cell"), ("card", "cell"), ("cell", "card"), ("card", "table")],
)
def test_two_expansions_that_change_one_thing(one: str, two: str) -> None:
    """The error names both expansions. A change of a part and one of the whole are also two changes."""
    texts = (f"expansion one of orchard\n\n{CHANGES[one]}\n", f"expansion two of orchard{{}}\n\n{CHANGES[two]}\n")
    (found,) = compile_project(orchard(one=texts[0], two=texts[1].format(""))).diagnostics
    assert found.code == "E123" and "one/own.card" in found.help and "two/own.card" in found.help
    ordered = compile_project(orchard(one=texts[0], two=texts[1].format(" after one"))).diagnostics
    removes = CHANGES[one].startswith("remove")
    assert [(d.code, d.span.source) for d in ordered] == ([("E122", "two/own.card")] if removes else [])


def test_a_rule_goes_with_the_one_it_stands_in() -> None:
    one = "expansion one of orchard\n\nreplace rule wet: when turn starts:\n  dew rises by 2\n"
    two = "expansion two of orchard\n\nremove rule early\n"
    (found,) = compile_project(orchard(one=one, two=two)).diagnostics
    assert (found.code, found.message) == ("E123", "the rule 'wet' is changed twice")


NEW_BUNDLE = """
expansion one of orchard

replace rule early: while day > 1:
  rule wet: when turn starts:
    dew rises by 3
  rule damp: when turn starts:
    noise rises by 1

scenario later_days "what a rule holds is said anew, where it stands and when it is so"
  given:
    players 1
    put summer in meadow
  when:
    run turn for P1
  then:
    dew = 0
  when:
    run turn for P1
    run turn for P1
  then:
    dew = 3
    noise = 1
"""


def test_a_rule_that_holds_others_is_replaced() -> None:
    assert told(scenarios.run(Table(orchard(one=NEW_BUNDLE))))["later_days"] == "passed"
    two = "expansion two of orchard after one\n\nreplace rule wet: when turn starts:\n  dew rises by 2\n"
    found = told(scenarios.run(Table(orchard(one=NEW_BUNDLE, two=two))))
    assert found["later_days"] == "dew is 2, expected 3"


ROUND_SETUP = """
expansion odd of orchard

instead of setup plant:
  put old_tree in meadow

when setup deal if number of pickers = 1:
  current picks 9

scenario one_old_tree "another set-up in the place of a part"
  given:
    players 1
  when:
    run setup with summer
  then:
    number of trees in meadow = 1
    apples of P1 = 10
"""


def test_what_stands_in_the_place_of_a_part_of_the_set_up() -> None:
    assert told(scenarios.run(Table(orchard(odd=ROUND_SETUP))))["one_old_tree"] == "passed"


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("replace setup plan:\n  day rises by 1", "E122", "did you mean 'plant'?"),
        ("remove table whether of summer", "E002", ""),
        ("remove table weather of winter", "E122", "did you mean 'weather of summer'?"),
        ("remove table bloom of summer", "E122", ""),
        ("replace table weather of summer at 2, 1: nothing", "E122", "did you mean"),
        ("replace table weather of summer at 2: nothing", "E122", ""),
        ("remove scenario a_del", "E122", "did you mean 'a_deal'?"),
        ("before setup plan:\n  day rises by 1", "E131", "did you mean 'plant'?"),
        ("when bloom of summer is performed:\n  day rises by 1", "E118", "it has: weather"),
        ("when bloom of a season is performed:\n  day rises by 1", "E118", "it has: weather"),
        ("while day > 1:\n  bloom:\n    day rises by 1", "E311", ""),
        ("while day > 1:\n  rule a: invariant day < 9", "E002", "first column"),
        ("replace setup plant:\n  put pear_tre in meadow", "E120", "did you mean 'pear_tree'?"),
        ("when turn starts:\n  put pear_tree in meadow", "E421", ""),
        (
            "remove tree old_tree\n\nsetup more:\n  put old_tree in meadow",
            "E120",
            "also replace the lines that put it into a zone",
        ),
    ],
)
def test_what_cannot_be_changed(line: str, code: str, said: str) -> None:
    (found,) = compile_project(orchard(wrong=f"expansion wrong of orchard\n\n{line}\n")).diagnostics
    assert found.code == code and said in found.help, found


def test_the_order_of_expansions(tmp_path: Path) -> None:
    """Expansions are read in the order that they declare, not in that of the command line; a cycle is an error."""

    def made(name: str, after: str) -> tuple[str, Path, list[CardFile]]:
        text = f"# about it\nexpansion {name} of orchard{after}\n"
        return name, tmp_path, [CardFile(Source(name, text), name, name, tmp_path)]

    sets = [made("c", " after a, b  # both"), made("b", " after a"), made("x", ""), made("a", "")]
    assert [name for name, *_ in project.in_order(sets)] == ["x", "a", "b", "c"]
    with pytest.raises(UsageError, match="a, b"):
        project.in_order([made("a", " after b"), made("b", " after a")])


def test_the_command_counts_what_does_not_apply(tmp_path: Path) -> None:
    """Outdated scenarios are counted separately, with their reasons."""
    own = tmp_path / "quiet"
    own.mkdir()
    (own / "quiet.card").write_text("expansion quiet of crossfire\n\nremove gear katana\n", encoding="utf-8")
    result = CliRunner().invoke(app, ["test", str(SCENARIOS), "--with", str(own)])
    assert re.search(r"\d+ passed, \d+ failed, \d+ not applicable", result.stdout)
    assert "does not apply: the card 'katana' is removed by quiet/quiet.card" in result.stderr
