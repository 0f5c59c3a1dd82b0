"""Kinds below kinds inherit properties, verbs, abilities and listeners."""

from __future__ import annotations

from pathlib import Path

import pytest

from ombre.compiler.driver import compile_project
from ombre.compiler.projects.places import GameFolder
from ombre.compiler.projects.project import CardFile, Project
from ombre.dsl.source import Source
from ombre.runtime import Scenario
from ombre.session.bench import run_scenario
from ombre.workshop.api.table import Table

GAME = """
game vault language 3
  players 2 to 3
  zones hall open live, stack hidden, heap open
  has level number

values hues grey, red

kind thief is player
  has breath number
  has purse number
  zones bag private, kit open live
  you is this

kind prize is card
  fact worth number
  fact weight number
  fact copies number
  you is current

kind guard is card
  fact hue hues
  fact reach number
  fact track cells of hues
  fact copies number
  has X number until it leaves hall
  has watching thief until it leaves hall
  has seen number per hues until it leaves hall
  has strength is reach of this + level
  zones under open
  slots bark on thief
  you is watching of this

kind captain is guard
  fact rank number
  has anger number until it leaves hall
  has fury is strength of this + anger of this

kind warden is captain
  has keys number

kind job is card
  you is current
  begins game

kind heist is job

verb who:thief gains amount:number
  purse of who rises by amount

verb who:thief gasps by amount:number
  breath of who falls by amount

verb what:guard grabs who:thief (grab, grabbed)
  who gasps by reach of what

setup:
  for each thief as t:
    breath of t becomes 9
  put every guard in stack, copies each
  put every prize in heap where worth > 0
  move beginning to hall

seats:
  for each thief as t:
    breath of t becomes 9

flow turn of thief repeats
  step sneak:
    for each guard in hall as g where watching is current:
      g grabs current

guard dog "Dog" red
  reach 1    track 2, red, X    copies 2
  bark on who:
    who gasps by 1
  when this grabs a thief as t:
    t gains 1

captain sergeant "Sergeant" red
  reach 2    track red, X    rank 4    copies 1
  bark on who:
    who gasps by rank of this
  guards have reach +1

warden turnkey "Turnkey"
  reach 3    rank 9    copies 1
  captains cannot grab

prize ruby "Ruby"
  worth 3
  when a captain as c grabs a thief as t:
    t gains 2

prize bait "Bait"
  when a guard as g grabs a thief as t:
    perform bark of g as t on t

heist big_job "Big Job"

scenario facts "facts, modifiers, derived properties and cells of a kind above"
  given:
    put dog as d in hall watching P1
    put sergeant as s in hall watching P2
    X of s becomes 4
    seen at red of s becomes 2
    anger of s becomes 5
    level becomes 1
  then:
    reach of d = 2
    reach of s = 3
    strength of s = 4
    fury of s = 9
    size of item 2 of track of s = 4
    seen at red of s = 2
    number of guards = 2
    number of captains = 1
    number of red guards in hall = 2
    number of (captains where rank = 4) = 1
    s is a guard
    d is not a captain

scenario reset "what lasts until it leaves begins anew, and what lies on a card has its place"
  given:
    put sergeant as s in hall watching P1
    put ruby in under of s
    X of s becomes 4
    seen at red of s becomes 2
    anger of s becomes 5
  when:
    move s to heap
  then:
    X of s = 0
    seen at red of s = 0
    anger of s = 0
    watching of s is nothing
    ruby is in under of s

scenario hears "a trigger on guards hears a captain, one on captains no guard"
  given:
    put ruby in kit of P1
    put bait in kit of P2
    put dog as d in hall watching P1
    put sergeant as s in hall watching P1
    answer order with bait
    answer order with bait
  when:
    d grabs P1
    s grabs P2
  then:
    purse of P1 = 1
    purse of P2 = 2
    breath of P1 = 6
    breath of P2 = 2

scenario forbids "what captains cannot do, a warden cannot, and a guard can"
  given:
    put turnkey as t in hall watching P1
    put dog as d in hall watching P1
  then:
    t cannot grab P1
  when:
    run step sneak for P1
  then:
    breath of P1 = 8

scenario dealt "put every takes what is one of the kind, the fact that says how many is the kind's above"
  given:
    players 2
  when:
    run setup with big_job
  then:
    number of stack = 4
    number of captains in stack = 2
    number of heap = 1
    beginning is in hall
"""


def vault() -> Table:
    source = Source("vault/rules/all.card", GAME)
    file = CardFile(source, "rules", "all", Path("all.card"), own=True)
    return Table(Project(GameFolder("vault", Path()), (file,), (), ("rules",)))


@pytest.fixture(scope="module")
def table() -> Table:
    return vault()


def test_nothing_is_wrong() -> None:
    errors = [d for d in compile_project(vault().project).diagnostics if d.severity == "error"]
    assert errors == []


@pytest.mark.parametrize("number", range(GAME.count("\nscenario ")))
def test_scenario(table: Table, number: int) -> None:
    scenarios: list[Scenario] = [scenario for module in table.scenarios() for scenario in module.scenarios]
    assert run_scenario(table.rules, scenarios[number]).failures == ()


def test_a_game_begins_with_a_card_of_a_kind_below(table: Table) -> None:
    assert table.beginnings() == ["big_job"]
