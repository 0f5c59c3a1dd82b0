"""What a printed book says is compared with the game, cell by cell."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ombre.compiler.projects.places import UsageError
from ombre.folders import cards_folder
from ombre.translation import claims
from ombre.translation.audit import Finding, audit
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.cli import app

TABLE = open_table("crossfire")
BOOK = cards_folder() / "crossfire" / "audits" / "fr_rulebook.yaml"
PAGE = (Path(__file__).parents[2] / "docs" / "translating.md").read_text(encoding="utf-8")


def findings(tmp_path: Path, text: str) -> list[Finding]:
    path = tmp_path / "claims.yaml"
    path.write_text("source: {title: A book}\ngame: crossfire\nclaims:\n" + text, encoding="utf-8")
    return list(audit(claims.load(path), TABLE))


def test_the_french_rulebook_has_the_differences_that_are_known() -> None:
    found = list(audit(claims.load(BOOK), TABLE))
    known = {finding.reason.split()[0]: finding for finding in found if finding.verdict == "known"}
    assert set(known) == {"A1", "A2", "A4", "A5", "A8", "A12", "D10", "D11", "D12", "D13", "D14"}
    assert [finding for finding in found if not finding.expected] == []
    assert sum(finding.verdict == "agrees" for finding in found) > 70
    repeated = known["A1"]
    assert repeated.book == "each runner draws 2; this unleashes 2; this sends 1"
    assert repeated.game == "each runner heals 2; this unleashes 2; this sends 2; this proceeds"
    file, line = repeated.place.split(":")
    lines = (cards_folder().parent / file).read_text(encoding="utf-8").split("\n")
    assert lines[int(line) - 1].strip() == "5, 4:"


def test_each_difference_of_the_rulebook_is_compared_or_has_a_reason() -> None:
    """The 15 rows of tables and lists, 12 of missions, 24 of the turn, and 18 of cards and examples."""
    rows = {f"{part}{row}" for part, most in {"A": 15, "B": 12, "C": 24, "D": 18}.items() for row in range(1, most + 1)}
    named = {"D15"}  # agrees: the name is not translated in the book, and not in the game
    for claim in claims.load(BOOK).claims:
        for first, last in re.findall(
            r"\b([A-D]\d+)(?: to ([A-D]\d+))?", claim.known or claim.subject * bool(claim.left_out)
        ):
            end = int((last or first)[1:])
            named |= {f"{first[0]}{row}" for row in range(int(first[1:]), end + 1)}
    assert named == rows


AGREES = """
  - card: covering_fire
    facts: {cost: 5, type: [weapon], damage: [black 1, plain 1]}
  - card: mana
    facts: {copies: 9, cost: nothing}
  - card: mana
    name: Mana
  - card: fireball
    name: Boule de Feu
    language: fr
  - table: progress of extraction
    cells:
      - {row: 2, column: 3, actions: [each runner draws 1, this unleashes 1]}
      - {row: 2, column: 3, text: Each runner draws 1 card. Flip 1 hard obstacle.}
      - {row: 2, column: 3, language: fr, text: Chaque Runner pioche 1 carte. Retournez 1 obstacle difficile.}
      - {row: 7, column: 2, actions: [this succeeds]}
  - table: scene_obstacles of crossfire
    cells:
      - {row: 3, column: 4, number: 6}
  - list: words of symbol
    includes: [black, red]
  - list: cards of metatype
    is: [runner_human, runner_elf, runner_dwarf, runner_ork, runner_troll]
  - zone: market
    players: 3
    number: 6
"""


def test_claims_that_agree(tmp_path: Path) -> None:
    found = findings(tmp_path, AGREES)
    assert [(f.what, f.book, f.game) for f in found if f.verdict != "agrees"] == []
    assert len(found) == 15


def test_each_claim_can_differ(tmp_path: Path) -> None:
    """A claim with another number or word differs, and the game's value is named with its place."""
    changed = re.sub(r"\b(cost|copies|number|draws)(:? )(\d)", lambda m: f"{m[1]}{m[2]}{int(m[3]) + 1}", AGREES)
    changed = (
        changed.replace("[weapon]", "[spell]")
        .replace("black 1, plain 1]", "black 2]")
        .replace("cost: nothing", "cost: 0")
    )
    changed = (
        changed.replace("pioche 1", "pioche 2")
        .replace("succeeds", "proceeds")
        .replace("black, red", "pink")
        .replace("name: ", "name: X")
    )
    changed = changed.replace("runner_human, ", "")
    found = findings(tmp_path, changed)
    assert [f.what for f in found if f.verdict != "differs"] == []
    assert all(re.match(r"cards/crossfire/\w+/\w+\.card:\d+", f.place) for f in found if " words" not in f"{f.what}")


UNCLEAR = {
    "- {card: covering_fir, facts: {cost: 5}}": "there is no card 'covering_fir'; did you mean 'covering_fire'?",
    "- {card: covering_fire, facts: {costs: 5}}": "there is no fact of gear 'costs'; did you mean 'cost'?",
    "- {card: covering_fire, paragraph: 9, text: x}": "the text of covering_fire has 2 paragraphs",
    "- {table: progress, cells: [{row: 1, column: 1, number: 1}]}": "a table is named with its card",
    "- {table: begin of extraction, cells: [{row: 1, column: 1, actions: [x]}]}": "extraction has no table of actions",
    "- {table: progress of extraction, cells: [{row: 9, column: 1, actions: [x]}]}": "has no such cell",
    "- {table: progress of extraction, cells: [{row: 9, column: 1, text: x}]}": "has no such cell",
    (
        "- {table: progress of extraction, cells: [{row: 1, column: 1, actions: [this flies off]}]}"
    ): "'this flies off' is no",
    "- {deck: starter, cards: {mana: 1}}": "there is no deck 'starter'",
    "- {list: colours, is: [red]}": "a list is one of: steps of FLOW",
    "- {zone: market, players: 9, number: 6}": "crossfire is for 1 to 4 players, not 9",
    "- {zone: markt, players: 4, number: 6}": "did you mean 'market'?",
}


@pytest.mark.parametrize("claim", UNCLEAR)
def test_what_cannot_be_compared_says_why(claim: str, tmp_path: Path) -> None:
    (found,) = findings(tmp_path, f"  {claim}\n")
    assert found.verdict == "unclear"
    assert not found.expected
    assert UNCLEAR[claim] in found.reason


def test_a_known_difference_that_is_none_is_reported(tmp_path: Path) -> None:
    (found,) = findings(tmp_path, "  - card: mana\n    facts: {copies: 9}\n    known: A9 a slip\n    page: 12\n")
    assert found.verdict == "not different"
    told = "x.yaml:5: agrees, but is marked `known`; delete the mark: copies of mana (page 12): A9 a slip"
    assert found.lines("x.yaml")[0] == told


def test_a_deck_is_a_list_of_names_with_counts() -> None:
    table = open_table("srtcg")
    game = next(deck for file in table.compiled.model.files for deck in file.decks)
    names = {table.compiled.model.cards[id].name: count for id, count in game.cards}
    claim = claims.Claim(1, "deck", game.name, (), "cards", names, "en")
    (found,) = audit(claims.Claims(Path("x"), "", "srtcg", (), (claim,)), table)
    assert found.verdict == "agrees"
    fewer = claims.Claim(1, "deck", game.name, (), "cards", dict(list(names.items())[1:]), "en")
    (found,) = audit(claims.Claims(Path("x"), "", "srtcg", (), (fewer,)), table)
    assert found.verdict == "differs"


BAD = {
    "- {card: mana, facts: {}}": r":3: `facts` is empty, so that nothing is compared",
    "- {list: words of symbol, lacks: []}": r":3: `lacks` is empty, so that nothing is compared",
    "- {card: mana, facts: {copies: 9}, page: [1]}": r":3: `page` of `claims` must be a number or a text",
    "- {page: 3}": r":3: a claim begins with one of: card, table, deck, list, zone",
    "- {card: mana}": r":3: a claim about a card needs one of facts, text, name",
    "- {table: x}": r":3: a claim about a table needs cells",
    "- {table: x, cells: [{row: 1, column: 1}]}": r":3: a cell needs a row, a column, and one of actions, text, number",
    "- {card: mana, facts: {copies: 9}, knwon: x}": r":3: `knwon` is no option of `claims`; did you mean `known`",
}


@pytest.mark.parametrize("claim", BAD)
def test_a_faulty_file_is_named_with_its_line(claim: str, tmp_path: Path) -> None:
    path = tmp_path / "claims.yaml"
    path.write_text(f"source: {{title: A book}}\nclaims:\n  {claim}\n", encoding="utf-8")
    with pytest.raises(UsageError, match=BAD[claim].replace("`known`", ".known.")):
        claims.load(path)


def test_the_command_fails_if_something_differs_that_is_not_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def opened(name: str, extra: list[str]) -> Table:
        assert (name, extra) == ("crossfire", [])
        return TABLE  # compiled already

    monkeypatch.setattr("ombre.translation.commands.audit.open_table", opened)
    done = CliRunner().invoke(app, ["locale", "audit", str(BOOK)])
    assert done.exit_code == 0
    assert re.search(
        r"^Crossfire rulebook, French: \d+ agree, 11 differ as is known, 9 are not compared$", done.stdout, re.M
    )
    assert done.stdout.splitlines()[-1].partition(": ")[2] in PAGE  # what the page says of the example
    path = tmp_path / "book.yaml"
    path.write_text(BOOK.read_text(encoding="utf-8").replace("{hp: 7,", "{hp: 8,"), encoding="utf-8")
    done = CliRunner().invoke(app, ["locale", "audit", str(path)])
    assert done.exit_code == 1
    assert "differs: hp of runner_troll\n  the source says: 8\n  the game says: 7 (cards/crossfire/" in done.stdout
