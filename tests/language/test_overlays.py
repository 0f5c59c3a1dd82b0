"""Changes by expansions: they name an element, apply once, and have no effect if the expansion is not used."""

from __future__ import annotations

from dataclasses import fields
from itertools import permutations
from pathlib import Path

import pytest

from ombre.compiler.driver import compile_project
from ombre.compiler.projects.project import open_game
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.scenarios import running as scenarios

EXHAUSTED = """
expansion tired of crossfire

extend kind runner
  has exhausted number

replace step draw_and_buy with
  step reload:
    if current is ok and number of cards in hand of current <= 3:
      if exhausted of current = 1:
        current draws 1
      otherwise:
        current draws 2
  step black_market:
    window:
      current may buy a gear in market

rule exhaustion: when a runner as r becomes staggered:
  exhausted of r becomes 1

rule exhausted_again: instead of a runner as r becoming staggered if exhausted of r = 1:
  r becomes critical

replace rule recovery: when a runner as r becomes ok:
  r draws 3

remove rule staggered_draw

replace gear katana "Blunt Katana"
  house
  type weapon    cost 1    damage black    copies 1

scenario tired_of_it "the next zero is critical"
  given:
    players 2
    hp of P1 becomes 1
    put mana 5 in deck of P1
  when:
    P1 suffers 1
    P1 heals 1
  then:
    exhausted of P1 = 1
    number of cards in hand of P1 = 3
    P1 is ok

scenario less_to_reload "an exhausted runner draws one"
  given:
    players 2
    exhausted of P1 becomes 1
    put mana 5 in deck of P1
  when:
    run step reload for P1
  then:
    number of cards in hand of P1 = 1

scenario the_other_katana "the replaced card is the one that is dealt"
  given:
    players 2
    put katana in hand of P1
  then:
    cost of katana = 1
"""


def folder(tmp_path: Path, name: str, text: str) -> str:
    """A folder with one file of cards."""
    path = tmp_path / name
    path.mkdir()
    (path / f"{name}.card").write_text(text, encoding="utf-8")
    return str(path)


def table(tmp_path: Path, name: str, text: str) -> Table:
    return open_table("crossfire", [folder(tmp_path, name, text)])


def test_what_an_overlay_changes(tmp_path: Path) -> None:
    """A kind is extended; a step, a rule and a card are replaced; a rule is removed."""
    tired = table(tmp_path, "tired", EXHAUSTED)
    outcomes = scenarios.run(tired, lambda source: source.startswith("tired"))
    assert [(o.id, o.result.failures) for o in outcomes] == [
        ("tired_of_it", ()),
        ("less_to_reload", ()),
        ("the_other_katana", ()),
    ]
    assert "rule_staggered_draw__when" not in {ability.id for ability in tired.rules.abilities}


def test_nothing_of_it_shows_without_it(tmp_path: Path) -> None:
    """The base game is the same before, during and after a game with the overlay."""
    before = open_table("crossfire").rules.digest
    tired = table(tmp_path, "tired", EXHAUSTED)
    assert tired.rules.digest != before
    assert open_table("crossfire").rules.digest == before
    assert not hasattr(open_table("crossfire").rules.start(2), "s_runner_exhausted")


def test_the_shipped_edition_does_not_show_in_the_game() -> None:
    """Its cards, steps, options and numbers of players do not appear in the base game."""
    before = open_table("crossfire").rules
    edition = open_table("crossfire", ["prime_runner"]).rules
    after = open_table("crossfire").rules
    assert before.digest == after.digest != edition.digest
    new = edition.card_number.keys() - before.card_number.keys()
    assert {"harlequins_shadow", "gun_tech", "smart_rifle"} <= new
    assert edition.options.keys() - before.options.keys() == {"earned_karma"}
    assert (before.players, edition.players) == ((1, 4), (1, 6))
    columns = [{column.attribute for column in rules.plain.columns} for rules in (before, edition)]
    assert {"s_runner_stamina", "s__quiet"} <= columns[1] - columns[0]


def test_an_overlay_beside_the_shipped_edition(tmp_path: Path) -> None:
    """If both change a step, the error names both, unless one declares that it comes after the other."""
    lines = "replace step reload with\n  step reload:\n    current draws 3\n"
    other = "replace step draw_and_buy with\n  step shop:\n    current draws 1\n"
    beside = folder(tmp_path, "beside", f"expansion beside of crossfire\n\n{other}")
    (found,) = compile_project(open_game("crossfire", ["prime_runner", beside])).diagnostics
    assert found.code == "E123"
    assert "prime_runner/rules.card" in found.help and "beside/beside.card" in found.help
    after = folder(tmp_path, "after", f"expansion after_it of crossfire after prime_runner\n\n{lines}")
    assert [d.code for d in compile_project(open_game("crossfire", ["prime_runner", after])).diagnostics] == []


def test_two_overlays_that_change_one_thing(tmp_path: Path) -> None:
    """The error names both files."""
    one = folder(tmp_path, "one", "expansion one of crossfire\n\nremove rule recovery\n")
    two = folder(
        tmp_path, "two", "expansion two of crossfire\n\nreplace rule recovery: when turn ends:\n  current draws 1\n"
    )
    (found,) = compile_project(open_game("crossfire", [one, two])).diagnostics
    assert found.code == "E123"
    assert "one/one.card" in found.help and "two/two.card" in found.help


def test_what_a_game_can_begin_with(tmp_path: Path) -> None:
    """A replaced mission is listed once, a removed one not at all."""
    missions = ["dragon_fight", "extraction", "crossfire"]
    assert open_table("crossfire", ["prime_runner"]).beginnings() == [*missions, "night_courier", "last_train"]
    gone = "\n\n".join(f"remove mission {mission}" for mission in missions)
    none = table(tmp_path, "none", f"expansion none of crossfire\n\n{gone}\n")
    assert none.beginnings() == []


TWO_STEPS = """
expansion two_steps of crossfire

replace step draw_and_buy with
  step reload:
    current draws 1
  step shop:
    current draws 1

remove step new_event

event early "Early"
  before step draw_and_buy:
    current gains 1
  before step new_event:
    current gains 5

event late "Late"
  when step draw_and_buy:
    current gains number of cards in hand of current

event never "Never"
  instead of step draw_and_buy:
    current gains 7

scenario round_both "who hears the step that was replaced hears it round those that stand for it"
  given:
    players 2
    put early, late in active
    put mana 3 in deck of P1
  when:
    run step draw_and_buy for P1
  then:
    nuyen of P1 = 3
    number of cards in hand of P1 = 2

scenario instead_of_both "what stands in its place stands in the place of both"
  given:
    players 2
    put never in active
    put mana 3 in deck of P1
  when:
    run turn for P1
  then:
    nuyen of P1 = 7
    number of cards in hand of P1 = 0

scenario not_at_all "a step that is removed is heard by nobody"
  given:
    players 2
    put early in active
    put mana 9 in deck of P1
    put mana 9 in deck of P2
    put katana in deck of P1
  when:
    run round
  then:
    nuyen of P1 = 1
"""


def test_a_step_that_is_replaced_is_still_heard(tmp_path: Path) -> None:
    """Abilities that listen to a step also work if several steps replace it."""
    two = table(tmp_path, "two_steps", TWO_STEPS)
    outcomes = scenarios.run(two, lambda source: source.startswith("two_steps"))
    assert [(o.id, o.result.failures) for o in outcomes] == [
        ("round_both", ()),
        ("instead_of_both", ()),
        ("not_at_all", ()),
    ]


WORKED_OUT = """
expansion other_sums of crossfire

replace has level is number of cards in event_discard * 2 - number of runners

extend kind threat
  replace has stage is item 1 of track

rule frugal: invariant there is no (a runner where nuyen > 3)

scenario other_level "the level is worked out in another way, and what reads it follows"
  given:
    players 2
    obstacle o1 track 1, 2, 3
    put o1 in row facing P1
    put crossfire_probe in active
    put katana as k1 in hand of P1
  when:
    cleared of o1 becomes 2
  then:
    level = -2
    size of stage of o1 = 1

event crossfire_probe "Probe"
"""


def test_a_derived_property_is_replaced(tmp_path: Path) -> None:
    """Derived properties of the game and of a kind, and a named invariant."""
    other = table(tmp_path, "other_sums", WORKED_OUT)
    (outcome,) = scenarios.run(other, lambda source: source.startswith("other_sums"))
    assert outcome.result.failures == ()
    before, after = open_table("crossfire").rules, other.rules
    assert len(after.invariants) == len(before.invariants) + 1
    g = after.start(2)
    g.s_runner_nuyen[1] = 4  # type: ignore[attr-defined]  # made by the linker
    (broken,) = after.broken(g)
    assert broken.startswith("other_sums/other_sums.card:")


def test_an_invariant_is_removed_by_its_name(tmp_path: Path) -> None:
    """An expansion removes an invariant of the expansion before it, so breaking the invariant is no failure."""
    one = folder(tmp_path, "one", "expansion one of crossfire\n\nrule poor: invariant number of runners < 2\n")
    two = folder(tmp_path, "two", "expansion two of crossfire\n\nremove rule poor\n")
    rules = open_table("crossfire", [one]).rules
    assert len(rules.broken(rules.start(2))) == 1
    rules = open_table("crossfire", [one, two]).rules
    assert rules.broken(rules.start(2)) == []


def test_what_is_read_later_cannot_be_changed(tmp_path: Path) -> None:
    """Expansions are read in the order of their names; to change what another one declares, one says `after`."""
    lines = "expansion {} of crossfire{}\n\n{}\n"
    other = folder(tmp_path, "other", lines.format("other", "", "rule poor: invariant number of runners < 2"))
    removed = "remove rule poor\n\nremove rule recovery"
    early = folder(tmp_path, "early", lines.format("early", "", removed))
    late = folder(tmp_path, "late", lines.format("late", " after other", removed))
    (found,) = compile_project(open_game("crossfire", [other, early])).diagnostics
    assert (found.code, found.span.source) == ("E122", "early/early.card")
    assert found.help.startswith("other/other.card declares it, and is read later; end the line 'expansion ...'")
    assert compile_project(open_game("crossfire", [late, other])).diagnostics == ()


def test_the_order_of_with_makes_no_difference(tmp_path: Path) -> None:
    """Independent expansions, in each order, are the same files in the same order; a table depends on nothing else."""
    line = "expansion {0} of crossfire\n\nrule {0}: when turn ends:\n  current gains 1\n"
    own = [folder(tmp_path, name, line.format(name)) for name in ("wages", "alms", "gifts")]
    projects = [open_game("crossfire", order) for order in permutations(["prime_runner", *own])]
    assert all(project == projects[0] for project in projects)
    assert projects[0].sets == ("rules", "base", "prime_runner", "alms", "gifts", "wages")
    assert [field.name for field in fields(Table)] == ["project"]


def test_two_overlays_that_work_one_thing_out(tmp_path: Path) -> None:
    """A derived property of the game, or of a kind: the error names both files."""
    for number, line in enumerate(("replace has level is {}", "extend kind runner\n  replace has wealth is {}")):
        base = folder(tmp_path, f"base{number}", BASE)
        one = folder(tmp_path, f"one{number}", f"expansion one of crossfire\n\n{line.format(1)}\n")
        two = folder(tmp_path, f"two{number}", f"expansion two of crossfire\n\n{line.format(2)}\n")
        (found,) = compile_project(open_game("crossfire", [base, one, two])).diagnostics
        assert found.code == "E123"
        assert f"one{number}.card" in found.help and f"two{number}.card" in found.help


BASE = """
expansion base of crossfire

extend kind runner
  has wealth is nuyen of this + 1

rule rich: when turn starts if wealth of current > 9:
  current draws 1
"""


@pytest.mark.parametrize(
    "line, code, said",
    [
        ("replace has levl is 1", "E122", "did you mean 'level'?"),
        ("replace has starting is current", "E122", "only a derived property"),
        ("replace has level is starting", "E202", ""),
        ("extend kind runner\n  replace has hp is 3", "E122", "only a derived property"),
        ("extend kind runner\n  replace has level is 3", "E122", ""),
    ],
)
def test_what_cannot_be_worked_out_anew(tmp_path: Path, line: str, code: str, said: str) -> None:
    wrong = folder(tmp_path, "wrong", f"expansion wrong of crossfire\n\n{line}\n")
    (found,) = compile_project(open_game("crossfire", [wrong])).diagnostics
    assert found.code == code and said in found.help


def test_what_is_not_there_cannot_be_changed(tmp_path: Path) -> None:
    """The error for an unknown name proposes the nearest one."""
    wrong = folder(tmp_path, "wrong", "expansion wrong of crossfire\n\nremove rule recovry\n")
    (found,) = compile_project(open_game("crossfire", [wrong])).diagnostics
    assert (found.code, found.help) == ("E122", "did you mean 'recovery'?")
