"""Answers and expectations of questions in scenarios: an ambiguous or wrong answer gives a sentence with the reason."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TypeAlias

from ombre.compiler.projects.places import GameFolder
from ombre.compiler.projects.project import CardFile, Project
from ombre.dsl.source import Source
from ombre.runtime import NOTHING
from ombre.runtime.choices import Decision
from ombre.session.bench import run_scenario
from ombre.workshop.api.table import Table
from ombre.workshop.narration.narrator import Narrator
from ombre.workshop.printing.printer import Printer
from ombre.workshop.scenarios.running import narration, told

FAIR = """
game fair language 3
  players 1 to 3
  zones lane open live

kind seller is player
  has coins number
  zones deck hidden, hand private, used open, yard open live
  you is this

kind ware is card
  fact price number
  slots show
  you is owner of this

kind goat is card
  fact size number
  has hurt number until it leaves lane
  you is current

kind day is card
  begins game

day market_day "Market Day"

triggers ordered by current

ware whip "Whip"
  price 2
  show:
    you may:
      you earn 1

ware drum "Drum"
  price 1
  show:
    you may:
      you earn 2
    choose a ware in hand of you as spare
    move spare to used of you

ware bell "Bell"
  price 3
  when you earn a number:
    move the top ware of deck of you to used of you
  when you earn a number if coins of you > 0:
    coins of you rises by 2

goat billy "Billy"
  size 2
  when seller earns a number:
    hurt rises by 1

goat kid "Kid"
  size 1
  when seller drives a goat with a ware:
    hurt rises by 1

goat nanny "Nanny"
  size 3

verb who:seller earns amount:number
  coins of who rises by amount

verb who:seller drives what:goat with tool:ware (drive, driven)
  hurt of what rises by price of tool
  move tool to used of who

verb who:seller sells what:ware (sell, sold)
  move what to used of who
  who earns price of what

verb who:seller shows what:ware (show, shown)
  move what to used of who
  perform show of what as who

rule fair_play: instead of seller earns a number as n where n > 20:
  coins of current becomes 0

setup:
  put whip 2, drum in hand of current
  put billy, nanny in lane

flow day repeats
  step trade:
    window:
      each seller as s may sell a ware in hand of s as w
      each seller as s may show a ware in hand of s as w where w has show
  step herd:
    window:
      each seller as s may drive a goat in lane as g with a ware in hand of s as w
  step night:
    current chooses a ware in used of current as last
    move last to yard of current
    if coins of current > 9:
      end game with rich for current

verb who:seller sells what:ware to whom:seller (sell, sold)
  move what to used of whom

verb who:seller bets (bet)
  roll 6 as luck
  coins of who rises by luck

flow evening
  step haggle:
    window:
      each seller as s may sell a ware in hand of s as w
      each seller as s may sell a ware in hand of s as w to a seller
"""


Parts: TypeAlias = tuple[tuple[str, str], ...]


@cache
def table(scenarios: str) -> Table:
    files = (("rules", FAIR), ("tried", scenarios))
    found = tuple(CardFile(Source(f"{name}.card", text), name, name, Path(f"{name}.card")) for name, text in files)
    return Table(Project(GameFolder("fair", Path()), found, (), ("rules", "tried")))


def said(
    given: str, when: str = "", then: str = "", players: int = 1, words: bool = False, more: Parts = ()
) -> list[str]:
    """The failures of a scenario with these lines, and with more parts; empty if it passes."""

    lines = ['scenario tried "it is tried"']
    for name, block in (("given", f"players {players}\n{given}"), ("when", when), ("then", then), *more):
        if block:
            lines += [f"  {name}:", *(f"    {line.rstrip()}" for line in block.splitlines())]
    text = "\n".join(lines) + "\n"
    one = table(text)
    scenario = next(s for module in one.scenarios() for s in module.scenarios if s.id == "tried")
    return [
        failure.sentence
        for failure in run_scenario(one.rules, scenario, told(narration(one, "en")) if words else None).failures
    ]


HERD = """put billy 2 as b1, b2 in lane
put nanny in lane
put whip, drum in hand of P1"""


def test_an_answer_names_everything_that_an_offer_names() -> None:
    when = "answer window with drive nanny with drum\nanswer window with drive b2 with whip\nrun step herd for P1"
    assert said(HERD, when, "hurt of nanny = 1\nhurt of b2 = 2\nhurt of b1 = 0") == []


def test_a_part_of_it_is_enough_where_only_one_fits() -> None:
    when = "answer window with drive with drum\nrun step herd for P1"
    assert said("put nanny in lane\nput whip, drum in hand of P1\nall pass", when, "hurt of nanny = 1") == []


def test_what_names_one_offer_completely_means_it() -> None:
    """The other verb of the same word has one more argument, which this answer leaves open."""
    put, when = "put whip in hand of P1\nall pass", "answer window with sell whip{}\nrun step haggle for P1"
    assert said(put, when.format(""), "coins of P1 = 2", players=2) == []
    assert said(put, when.format(" to P2"), "whip is in used of P2", players=2) == []


def test_what_fits_several_is_an_error_that_lists_them() -> None:
    wrong = said(HERD, "answer window with drive with drum\nrun step herd for P1")
    assert wrong == [
        "the answer drives ... with drum to window fits several: P1 drives b1 with drum, " "P1 drives nanny with drum"
    ]


def test_messages_call_a_card_as_the_scenario_does() -> None:
    """By the name after `as`, else by the id that a scenario writes; the id still answers for a card with a name."""
    put = "put whip as mine in used of P1\nput drum in used of P1"
    night = "answer last with mine\nrun step night for P1"
    assert said(put, night, "offered last: mine") == ["offered last: mine: no, offered was mine, drum"]
    assert said(put, night, "offered last: drum, whip") == []
    wrong = said(put, "answer last with bell\nrun step night for P1")
    assert wrong[0].endswith("the answer bell is not possible, options: mine, drum")
    assert said(put, night.replace("mine", "whip"), "mine is in yard of P1") == []


def test_copies_that_nothing_tells_apart_are_one() -> None:
    given = "put billy 2 as b1, b2 in lane\nput whip 2 in hand of P1\nall pass"
    when = "answer window with drive with whip\nrun step herd for P1"
    assert said(given, when, "hurt of b1 = 2") == []
    wrong = said(f"{given}\nhurt of b2 becomes 1", when)
    assert wrong == [
        "the answer drives ... with whip to window fits several: P1 drives b1 with whip, P1 drives b2 with whip"
    ]


def test_a_name_makes_no_difference_to_questions_before_it() -> None:
    """Copies are one option until a line names one of them; this one stands for them."""
    put = "put whip 2 as w1, w2 in used of P1\nput billy in lane"
    night = "run step night for P1"
    assert said(put, night, "number of cards in yard of P1 = 1") == []
    for later in ("hurt of billy = 0\nw2 is in yard of P1", "w1 is in yard of P1"):
        assert said(put, night, later) == []
    counted = "number of (cards in used of P1 as w where w is a copy of w1) = 1"
    assert said(put, night, "number of cards in used of P1 = 1", more=(("when", "P1 earns 1"), ("then", counted))) == []
    asked = "step night asks P1 'last' and no answer is given; options: whip, whip"
    assert said(f"{put}\nmove w1 to used of P1", night)[0].startswith(asked[:55])
    assert said(put, f"answer last with w1\n{night}", "w1 is in yard of P1") == []
    assert said(put, f"answer last with w2\n{night}", "w2 is in yard of P1") == []


def test_what_is_offered_speaks_of_the_question() -> None:
    """The cards that `offered` names are options of their own since the expectations before it."""
    put = "put whip 2 as w1, w2 in used of P1"
    wrong = said(put, "run step night for P1", "offered last: w1, w2")
    assert wrong[0].startswith("step night asks P1 'last' and no answer is given; options: w1, w2")
    assert said(put, "answer last with w1\nrun step night for P1", "offered last: w1, w2") == []
    more = (("when", "P1 earns 1"), ("then", "offered last: w1, w2"))
    wrong = said(put, "run step night for P1", "number of cards in yard of P1 = 1", more=more)
    assert wrong == ["offered last: w1, w2: nobody was asked 'last'; asked was nothing"]


def test_equal_triggers_are_not_ordered() -> None:
    assert said("put billy 2 as b1, b2 in lane", "P1 earns 1", "hurt of b1 = 1\nhurt of b2 = 1") == []
    wrong = said("put billy 2 as b1, b2 in lane\nhurt of b2 becomes 1", "P1 earns 1")
    assert wrong == ["P1 is asked 'order' and no answer is given; options: 1 b1 (rules.card:51), 2 b2 (rules.card:51)"]
    bell = "put bell in yard of P1\ncoins of P1 becomes 1"
    assert said(bell, "answer order with 2\nP1 earns 1", "coins of P1 = 4") == []


def test_what_is_ordered_has_the_names_of_the_table() -> None:
    """Also for an effect that no card prints, and for a rule; in any language, and for programs."""
    one = table('scenario tried "nothing"\n  given:\n    players 2\n')
    match = one.start("market_day", players=2)
    g = match.session.g
    billy = next(x for x, card in enumerate(g.card) if card >= 0 and one.rules.cards[card].id == "billy")
    waiting = [("billy__when", billy), ("billy__when", billy), ("rule_fair_play__instead", NOTHING)]
    asked = Decision("order", 0, waiting, "ability", (-1, NOTHING, NOTHING, (), 0))
    english, french = (Narrator(Printer(one, language)) for language in ("en", "fr"))
    said = [english.option(g, asked, option) for option in waiting[1:]]
    assert said[0] == "Billy: When sellers earn X, this goat’s hurt rises by 1."
    assert said[1].startswith("Rule fair play: If sellers would earn X")
    assert french.option(g, asked, waiting[2]).startswith("Règle fair play\xa0:")
    match.session.choice = asked
    assert [str(option) for option in match.legal_choices] == ["billy 1", "billy 2", "rule fair_play"]


def test_copies_are_ordered_where_the_event_is_about_one_of_them() -> None:
    put = "put kid 2 as k1, k2 in lane\nput drum in hand of P1"
    wrong = said(put, "P1 drives k1 with drum")
    assert wrong and wrong[0].startswith("P1 is asked 'order' and no answer is given; options: 1 k1")
    assert said(f"put nanny in lane\n{put}", "P1 drives nanny with drum", "hurt of k1 = 1") == []


def test_nothing_is_not_offered_where_nobody_was_asked() -> None:
    put = "put whip, drum in hand of P1\nall pass"
    assert said(put, "run step trade for P1", "not offered window: sell whip") == [
        "not offered window: sell whip: it was offered"
    ]
    assert said("put whip in hand of P1", "", "not offered window: sell whip") == [
        "not offered window: sell whip: nobody was asked 'window'; asked was nothing"
    ]
    assert said(put, "run step trade for P1", "not offered last: whip") == [
        "not offered last: whip: nobody was asked 'last'; asked was window"
    ]
    assert said("put whip in used of P1", "run step trade for P1", "not offered window: sell whip") == [
        "not offered window: sell whip: nobody could answer; if this is meant, write 'offered window: pass'"
    ]
    assert said("put whip in used of P1", "run step trade for P1", "offered window: pass") == []
    assert (
        said(
            "put whip in used of P1\nput drum in hand of P1\nall pass",
            "run step trade for P1",
            "not offered window: sell whip",
        )
        == []
    )


def test_what_was_asked_before_other_expectations_is_forgotten() -> None:
    """An expectation speaks of what was asked since the expectations before it."""
    put = "put whip, drum in hand of P1\nput bell in used of P1\nall pass"
    for line in ("offered window: sell whip, sell drum, show whip, show drum, pass", "not offered window: sell bell"):
        assert said(put, "run step trade for P1", f"coins of P1 = 0\n{line}") == []
        for before in ("coins of P1 = 0", line):
            for done in ("P1 earns 1", "run setup with market_day"):
                later = (("then", before), ("when", done), ("then", line))
                assert said(put, "run step trade for P1", more=later) == [
                    f"{line}: nobody was asked 'window'; asked was nothing"
                ]


def test_a_choice_of_nothing_counts_as_passed() -> None:
    """`show` of the drum asks for a card in an empty hand."""
    shown = ("put drum in hand of P1\nmove drum to used of P1\nanswer may with no", "perform show of drum as P1")
    assert said(*shown, "offered spare: pass") == []
    assert said(*shown, "not offered spare: whip") == [
        "not offered spare: whip: nobody could answer; if this is meant, write 'offered spare: pass'"
    ]


def test_a_pass_answers_the_window_that_it_stands_for() -> None:
    """The first window asks nobody again; the second one asks about the other card."""
    given = "put whip as w1 in hand of P1\nput nanny in lane\nput drum in deck of P1"
    when = (
        "answer window with sell w1\nanswer window with pass\nrun step trade for P1\nmove drum to hand of P1\n"
        "answer window with drive nanny\nrun step herd for P1"
    )
    assert said(given, when, "hurt of nanny = 1") == []


def test_the_step_after_a_flow_asks_everybody() -> None:
    put = "put whip, drum in hand of P1\nall pass"
    when = "answer window with sell whip\nrun evening for P1\nanswer window with sell drum\nrun step trade for P1"
    assert said(put, when, "coins of P1 = 3") == []


def test_a_die_shows_what_it_is_given() -> None:
    """As long as it has such a side; other rolls are random."""
    assert said("", "answer luck with 5\nP1 bets", "coins of P1 = 5") == []
    assert said("", "answer luck with 6\nP1 bets\nP1 bets", "coins of P1 > 6") == []
    assert said("", "answer luck with 7\nP1 bets") == ["7 is no answer to luck: it has 6 sides"]


def test_a_question_says_who_asks() -> None:
    put = "put drum, whip 2 in hand of P1"
    assert said(put, "P1 shows drum") == ["drum (rules.card:36) asks P1 'may' and no answer is given; options: yes, no"]
    assert said(put, "answer window with show drum\nrun step trade for P1") == [
        "drum (rules.card:36) asks P1 'may' and no answer is given; options: yes, no"
    ]
    assert said(put, "P1 shows drum", words=True) == [
        "drum (rules.card:36) asks P1 'may' (\"P1 (Drum): do you want to earn 2?\") and no answer is given; "
        "options: yes, no"
    ]
    many = "put whip 2 in used of P1\nput drum in used of P1\nrun step night for P1"
    assert said("", many)[0].startswith("step night asks P1 'last' and no answer is given; options: ")


def test_unnamed_copies_are_told_apart() -> None:
    wrong = said(
        "put whip 2 in used of P1\nput drum in used of P1\nput whip in hand of P1",
        "answer last with whip\nrun step night for P1",
    )
    assert wrong == [
        "step night asks P1 'last': the answer whip is not possible, options: whip, drum; "
        "it is another whip; name the copies with 'as' where they are put"
    ]


def test_a_card_that_the_set_up_made_is_named_in_an_offer() -> None:
    when = "run setup with market_day\nanswer window with drive nanny with drum\nall pass\nrun step herd for P1"
    assert said("put whip in used of P1", when, "number of cards in used of P1 = 1") == []
