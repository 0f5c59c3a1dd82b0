"""`ombre rules`: what stands on no card, in words. Nothing that a game declares is left out."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from ombre.compiler import model
from ombre.compiler.projects.places import UsageError, games, shipped_game
from ombre.compiler.projects.project import open_game
from ombre.dsl import nodes
from ombre.prose.language.messages import MissingMessage
from ombre.prose.sentences.rules import rules_of
from ombre.sheets.pages.booklet import folding
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.printing.booklet import Booklet, as_markdown, as_text, booklet, written
from ombre.workshop.printing.printer import Printer

from ..command import run
from ..project.pages import blocks, project
from ..recording import recorded

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden"
FIXTURES = ROOT / "tests" / "fixtures" / "games"
WHOLE = [
    pytest.param(game, expansion, language, marks=pytest.mark.long if language in ("de", "es") else ())
    for game in games()
    for expansion in ("", *shipped_game(game).expansions())
    for language in sorted(path.name for path in (ROOT / "cards" / game / "locales").iterdir())
]
SMALL = sorted(path.name for path in FIXTURES.iterdir())


@cache
def shipped(game: str, expansion: str, language: str) -> Printer:
    return Printer(open_table(game, [expansion] if expansion else []), language)


@cache
def toy(language: str) -> Booklet:
    return booklet(Printer(Table(open_game(str(FIXTURES / "toy"))), language))


def entries(made: Booklet) -> dict[tuple[str, str], list[str]]:
    """The lines of each entry, by its sort and name; a rule with several lines has several entries."""
    found: dict[tuple[str, str], list[str]] = {}
    for section in made.sections:
        for entry in section.entries:
            found.setdefault((entry.sort, entry.name), []).extend(line.text for line in entry.lines)
    return found


# ------------------------------------------------------------------------------------------------ the texts


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_booklet_of_the_toy_game(language: str) -> None:
    """The whole booklet; OMBRE_RECORD=1 records it again."""
    made = as_text(toy(language))
    path = GOLDEN / f"rules.toy.{language}.txt"
    assert recorded(path, made) == made
    assert toy(language).lacking == ()


def test_a_verb_says_what_it_does() -> None:
    assert entries(toy("en"))["verb", "spots"] == [
        "When a gleaner spots a trinket, put it into their apron. That gleaner becomes its keeper."
    ]
    assert entries(toy("fr"))["verb", "spots"] == [
        "Quand un glaneur repère une trouvaille, placez-la dans le tablier de ce glaneur."
        " Ce glaneur devient le gardien de cette trouvaille."
    ]


def test_a_large_block_stands_on_lines_of_its_own() -> None:
    made = booklet(shipped("crossfire", "", "en"))
    [defeats] = [e for section in made.sections for e in section.entries if (e.sort, e.name) == ("verb", "defeats")]
    assert defeats.title == "Defeat a target"
    assert [(line.level, line.text) for line in defeats.lines[:4]] == [
        (0, "When a runner defeats a target, do the following:"),
        (1, "If that target is a boss, do the following:"),
        (2, "Put that target into the area of defeated bosses."),
        (1, "Otherwise, if that target is hard, do the following:"),
    ]


def test_a_turn_is_a_numbered_list() -> None:
    made = booklet(shipped("crossfire", "", "en"))
    steps = [e for e in made.sections[0].entries if (e.sort, e.name) == ("steps", "turn")]
    assert [(line.number, line.text) for line in steps[0].lines] == [
        (1, "Play Cards step"),
        (2, "Apply Damage step"),
        (3, "Take Damage step"),
        (4, "Draw & Buy step"),
        (5, "End Turn step"),
    ]


# ------------------------------------------------------------------------------------------------ nothing is left out


def declared(known: model.Model) -> set[tuple[str, str]]:
    """What must have an entry: the sort and the name of each declaration that is in force."""
    gone = {(one.sort, one.name) for file in known.files for one in file.removed}
    found = {("kind", name) for name in known.kinds} | {("verb", key) for key in known.verbs}
    found |= {("option", name) for name in known.options} | {("begins", kind) for kind in known.beginnings}
    for file in known.files:
        found |= {("steps", flow.name) for flow in file.flows}
        found |= {("setup", part.name) for part in file.setup if ("setup", part.name) not in gone}
        found |= {("rule", rule.name) for rule in file.rules if ("rule", rule.name) not in gone}
        found |= {("invariant", one.name) for one in file.invariants if ("rule", one.name) not in gone}
        found |= {("between", one.flow) for one in file.between}
        replaced = {change.name for change in file.steps}
        items = [item for flow in file.flows for item in flow.items] + [i for c in file.steps for i in c.items]
        found |= {("step", i.name) for i in items if isinstance(i, model.Step) and i.name not in replaced}
        if file.triggers_by is not None:
            found.add(("order", "triggers"))
        if file.packets_from is not None:
            found.add(("order", "packets"))
        for part in (*file.kinds, *([file.table] if file.table else [])):
            found |= {("property", f"{p.property.owner}.{p.property.name}") for p in part.states}
            found |= {("fact", f"{p.property.owner}.{p.property.name}") for p in part.facts}
            found |= {("derived", f"{p.property.owner}.{p.property.name}") for p in part.derived}
            found |= {("zone", f"{zone.owner}.{zone.name}") for zone in part.zones}
    if known.pays:
        found.add(("order", "costs"))
    if known.everything(model.EndGame):
        found.add(("result", ""))
    return found


@pytest.mark.parametrize(("game", "expansion", "language"), WHOLE)
def test_every_declaration_of_the_shipped_games_is_printed(game: str, expansion: str, language: str) -> None:
    """Each has lines in each complete language; no text is borrowed from another language."""
    printer = shipped(game, expansion, language)
    made = booklet(printer)
    assert made.lacking == ()
    found = entries(made)
    replaced = {("step", change.name) for file in printer.model.files for change in file.steps}
    lost = {key for key in declared(printer.model) - replaced if not any(found.get(key, []))}
    assert lost == set()
    assert all(section.title and all(e.title or e.lines for e in section.entries) for section in made.sections)


@pytest.mark.parametrize("game", SMALL)
def test_every_declaration_of_the_small_games_is_printed(game: str) -> None:
    printer = Printer(Table(open_game(str(FIXTURES / game))), "en")
    found = entries(booklet(printer))
    assert {key for key in declared(printer.model) if not any(found.get(key, []))} == set()


def test_every_game_of_the_reference_is_printed() -> None:
    """Whatever the reference shows of games has words."""
    seen = 0
    for block in blocks("card"):
        if block.options.get("game") == "none" and "error" not in block.options and "\ngame " in f"\n{block.text}":
            printer = Printer(Table(project(block)), "en")
            found = entries(booklet(printer))
            seen += 1
            assert {key for key in declared(printer.model) if not any(found.get(key, []))} == set(), block
    assert seen > 15


def test_every_class_of_declarations_is_considered() -> None:
    """A new class must be listed here: with an entry of its own, inside of another entry, or as no rule of the game."""
    printed = {"Kind", "Verb", "Setup", "Between", "Flow", "Rule", "Invariant", "Paying", "Order", "Values", "Game"}
    inside = {"Extend", "Replacement", "ReplaceStep", "Removal"}
    unnamed = {"While", "Slot", "Trigger", "Whenever", "Modify", "Cannot", "CannotAct", "Grant", "LosesText"}  # rules
    others = {"Card", "ReplaceTable", "Scenario", "Seats", "Worth", "Idiom", "Deck", "Expansion"}
    assert {kind.__name__ for kind in nodes.Declaration.__args__} == printed | inside | unnamed | others


def test_a_statement_without_words_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the locale and its fallback locales lack a message, the command fails and names the rule."""
    printer = Printer(open_table("srtcg"), "en")

    def lacking(*_: object) -> None:
        raise MissingMessage("en: no message shuffle")

    monkeypatch.setattr(type(printer.locale), "own", lacking)
    with pytest.raises(UsageError, match="the players '' cannot be printed: en: no message shuffle"):
        booklet(printer)


def test_what_a_language_lacks_is_marked() -> None:
    """Spanish has no words for one of the shipped games: its entries are in English, and are named."""
    made = booklet(shipped("srtcg", "", "es"))
    assert "verb draws" in made.lacking
    assert entries(made)["verb", "draws"][0] == "[en]"


def test_rules_that_an_expansion_removes_are_not_printed(tmp_path: Path) -> None:
    (tmp_path / "free.card").write_text("expansion free of crossfire\n\nremove rule price\n", encoding="utf-8")
    printer = Printer(open_table("crossfire", [str(tmp_path)]), "en")
    names = {entry.name for section in rules_of(printer.model, printer.vocabulary) for entry in section.entries}
    assert "price" not in names and "requirement" in names


# ------------------------------------------------------------------------------------------------ formats


def test_markdown() -> None:
    text = as_markdown(toy("en"))
    assert text.startswith(
        "# Low Tide – Rules\n\n## A turn at a glance\n\nFor 2 to 4 gleaners.\n\n### Round\n\n1. Each"
    )
    assert "\n- The current gleaner may comb the beach.\n" in text
    assert "\n**Swell**: Half of the number of cards in the sea, rounded down (at most 2).\n" in text


def test_html() -> None:
    printer = shipped("crossfire", "", "fr")
    page = written(booklet(printer), printer, "html").decode()
    assert page.startswith('<!doctype html>\n<html lang="fr">')
    made = booklet(printer)
    assert len(re.findall(r"<section", page)) == len(made.sections)
    told = [e for s in made.sections if not s.is_glossary for e in s.entries if [x.text for x in e.lines] != [e.title]]
    assert len(re.findall(r"<h3>", page)) == len([entry for entry in told if entry.title])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_pdf(language: str) -> None:
    printer = shipped("crossfire", "", language)
    made = booklet(printer)
    pdf = written(made, printer, "pdf")
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) > 10
    assert written(made, printer, "pdf") == pdf


def test_the_command(tmp_path: Path) -> None:
    done = run("rules", "crossfire", "--locale", "de")
    assert done.returncode == 0 and done.stdout.startswith("Crossfire – Regeln\n")
    out = tmp_path / "rules.pdf"
    done = run("rules", "srtcg", "--to", "pdf", "-o", str(out))
    assert done.returncode == 0 and out.read_bytes().startswith(b"%PDF")
    assert (run("rules", "srtcg", "--to", "pdf").returncode, out.stat().st_size > 10_000) == (2, True)
    done = run("rules", "srtcg", "--locale", "es")
    assert done.returncode == 0 and "reglas no están en este idioma (es): " in done.stderr


def test_the_folded_sheets_are_read_in_order() -> None:
    """The sheets lie one inside the other: the outer side of the first has the last page and the first."""
    assert folding(4) == [(4, 1), (2, 3)]
    assert folding(6) == [(0, 1), (2, 0), (6, 3), (4, 5)]
    assert folding(8, "rtl") == [(1, 8), (7, 2), (3, 6), (5, 4)]
    for count in (1, 7, 22):
        sides = folding(count)
        assert len(sides) % 2 == 0 and sorted(page for side in sides for page in side if page) == [*range(1, count + 1)]


def test_a_booklet_to_fold(tmp_path: Path) -> None:
    out = tmp_path / "booklet.pdf"
    done = run("rules", "hearts", "--to", "pdf", "--fold", "-o", str(out))
    assert done.returncode == 0, done.stderr
    made = out.read_bytes()
    pages = written(booklet(shipped("hearts", "", "en")), shipped("hearts", "", "en"), "pdf")
    assert len(re.findall(rb"/Type\s*/Page\b", made)) == len(folding(len(re.findall(rb"/Type\s*/Page\b", pages))))
    assert b"/MediaBox[0 0 841.8898 595.2756]" in made
    assert written(booklet(shipped("hearts", "", "en")), shipped("hearts", "", "en"), "pdf", True) == made
    done = run("rules", "hearts", "--fold")
    assert done.returncode == 2 and "--fold goes with --to pdf only" in done.stderr


def test_a_flow_that_only_names_itself_is_not_in_the_overview() -> None:
    printer = shipped("crossfire", "", "fr")
    overview = written(booklet(printer), printer, "text").decode().split("\nTour\n")[0]
    assert "\nPhase\n" in overview and "1. Étape Nouvel événement" not in overview
