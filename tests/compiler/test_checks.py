"""The checks: proofs about the shipped game, the contents of certificates, and the examples on the page of each code.

Small wrong and correct files are in tests/cases/checks.
"""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest
from typer.testing import CliRunner

from ombre.compiler import card_numbers as numbers
from ombre.compiler import checks
from ombre.compiler.checks import gaps, hints, totality
from ombre.compiler.checks.all_bodies import units
from ombre.compiler.checks.certificate import certificate
from ombre.compiler.checks.ending import termination
from ombre.compiler.checks.ending.graph import Edge, Vertex, closure, components
from ombre.compiler.codes import CODES, EXPLANATIONS, RETIRED, explain
from ombre.compiler.driver import Compiled, compile_project
from ombre.compiler.projects.places import GameFolder, games
from ombre.compiler.projects.project import CardFile, Project, open_game
from ombre.dsl.source import Source
from ombre.prose.proofreading.files_beside_cards import faults
from ombre.workshop.cli import app
from ombre.workshop.printing.fitting import overflowing
from ombre.workshop.printing.seen import faceless, hard_to_see, unprinted

from ..prose.locale_pages import codes_between, found_in

SCHEMA = json.loads((EXPLANATIONS.parent / "checks" / "certificate.json").read_text(encoding="utf-8"))


@cache
def shipped(game: str = "crossfire") -> Compiled:
    return compile_project(open_game(game))


def beside(*texts: str) -> Compiled:
    """Compile the shipped game with additional files; each further file is in a folder of its own."""
    names = ["own.card", *(f"own{number}/own.card" for number in range(1, len(texts)))]
    own = [CardFile(Source(n, text), "own", "own", Path(n), True) for n, text in zip(names, texts, strict=True)]
    project = open_game("crossfire")
    files = (one for one in project.files if not one.module.startswith("scenarios/"))
    return compile_project(replace(project, files=(*files, *own)))


# ------------------------------------------------------------------------------------------------- the proofs


@pytest.mark.parametrize("game", games())
def test_nothing_is_wrong_with_the_shipped_games(game: str) -> None:
    assert checks.check(shipped(game).model) == []
    assert gaps.check(shipped(game).model) == []


def test_a_cycle_that_ends_says_what_is_used_up() -> None:
    text = """
gear chained "Chained"
  play:
    choose a gear in hand of you as next
    you play next
"""
    proof = termination.Proof(beside(text).model)
    assert proof.findings == []
    found = {unit.label: one.ends_by for one in proof.rounds for unit in one.units}
    assert found["chained, play"] == found["plays"]
    assert "a card leaves hand for played" in found["plays"]


def test_a_cycle_is_drawn() -> None:
    text = """
obstacle ping "Ping" normal
  when a runner as r heals:
    r draws 1

obstacle pong "Pong" normal
  when a runner as r draws:
    r heals 1
"""
    [found] = beside(text).diagnostics
    drawn = "pong, when draws -> heals -> ping, when heals -> draws -> pong, when draws"
    assert found.message == f"this cycle may never end: {drawn}"
    assert [place.line for place, _ in found.notes if place.source == "own.card"] == [4]


def test_only_the_card_that_came_last_is_blamed() -> None:
    """If an added card makes a window endless, the diagnostics name this card and no shipped card."""
    text = """
gear yoyo "Yoyo"
  play:
    move this to hand of you
"""
    found = [(d.code, d.span.source, d.span.line) for d in beside(text).diagnostics]
    assert found == [("E402", "own.card", 4)]


PING = """
obstacle ping "Ping" normal
  when a runner as r heals:
    r draws 1
"""
PONG = """
rule pong: when a runner as r draws:
  r heals 1
"""


def test_what_came_last_is_blamed_also_where_it_is_a_rule() -> None:
    [found] = beside(PING, PONG).diagnostics
    assert (found.span.source, found.span.line) == ("own1/own.card", 3)
    assert found.message.startswith("this cycle may never end: rule pong, when draws -> heals -> ping, when heals")
    [found] = beside(PONG, PING).diagnostics
    assert (found.span.source, found.span.line) == ("own1/own.card", 4)


KICK = """
obstacle kick "Kick" normal
  colour red
  when this restores:
    choose another obstacle in row as target where colour is blue
    target restores 1
"""
MIMIC = """
obstacle mimic "Mimic" normal
  when this attacks:
    choose another obstacle in row as model
    this becomes copy of model until end of turn
"""


def test_a_card_is_known_from_another_where_none_of_its_kind_becomes_a_copy() -> None:
    """A red card that makes blue cards restore causes no cycle, because no shipped obstacle becomes a copy."""
    assert beside(KICK).diagnostics == ()


def test_a_copy_that_makes_a_cycle_is_shown_or_blamed() -> None:
    [found] = beside(MIMIC, KICK).diagnostics
    assert (found.span.source, found.span.line) == ("own1/own.card", 6)
    assert ("own.card", 5) in [(place.source, place.line) for place, _ in found.notes]
    [found] = beside(KICK, MIMIC).diagnostics
    assert (found.span.source, found.span.line) == ("own1/own.card", 5)
    assert found.message == (
        "a card becomes a copy here, and then this cycle may never end: "
        "kick, when restores -> restores -> kick, when restores"
    )


def test_every_choice_says_what_happens_without_a_thing() -> None:
    text = """
gear open_hand "Open Hand"
  play:
    choose a gear in hand of you as pick
    otherwise:
      you draw 1
    you discard pick
    choose another runner as friend
    friend heals 1
    if hp of you > 1:
      friend heals 1
    choose one:
      rest:
        you heal 1
      work:
        you gain 1
"""
    [unit] = [u for u in units(beside(text).model) if u.card is not None and u.card.id == "open_hand"]
    said = [(choice.name, str(choice)) for choice in totality.choices(unit)]
    assert said == [("pick", "otherwise"), ("friend", "skips lines 9, 11"), ("one", "otherwise")]


def test_checks_wait_for_cards_that_are_understood() -> None:
    """If there is any error, no check runs."""
    text = """
gear odd "Odd"
  play:
    choose another runner as friend
    frend heals 1
"""
    assert [d.code for d in beside(text).diagnostics] == ["E110"]


# -------------------------------------------------------------------------------------------- the certificate


def mistakes(data: Any, schema: dict[str, Any], where: str = "$") -> list[str]:
    """The violations of a JSON schema by some data, for the keywords that the schema of certificates uses."""
    if "$ref" in schema:
        return mistakes(data, SCHEMA["$defs"][schema["$ref"].rpartition("/")[2]], where)
    if "const" in schema or "enum" in schema:
        return [] if data in schema.get("enum", [schema.get("const")]) else [f"{where}: {data!r}"]
    types = {"object": dict, "array": list, "string": str, "boolean": bool, "integer": int}
    if not isinstance(data, types[schema["type"]]) or (schema["type"] == "integer" and isinstance(data, bool)):
        return [f"{where} is no {schema['type']}"]
    found: list[str] = []
    if isinstance(data, list):
        for number, item in enumerate(cast("list[object]", data)):
            found += mistakes(item, schema["items"], f"{where}[{number}]")
    elif isinstance(data, dict):
        found += [f"{where} has no {name}" for name in schema.get("required", ()) if name not in data]
        for name, item in cast("dict[str, object]", data).items():
            inner = schema.get("properties", {}).get(name, schema.get("additionalProperties", False))
            found += mistakes(item, inner, f"{where}.{name}") if inner else [f"{where}.{name} is unknown"]
    return found


@pytest.mark.parametrize("of", [["cards/gin_rummy"], pytest.param([], marks=pytest.mark.long)])
def test_the_certificate_keeps_its_schema(of: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])
    done = CliRunner().invoke(app, ["check", "--certificate", *of])
    assert done.exit_code == 0
    data = json.loads(done.stdout)
    assert mistakes(data, SCHEMA) == []
    assert data["games"][0]["cards"].keys() == shipped(data["games"][0]["game"]).model.cards.keys()


def test_the_validator_sees_what_is_wrong() -> None:
    assert mistakes({"format": 2, "games": [{"game": 3}]}, SCHEMA) == [
        "$.format: 2",
        "$.games[0] has no sets",
        "$.games[0] has no cards",
        "$.games[0] has no rules",
        "$.games[0].game is no string",
    ]


def certified(text: str) -> dict[str, Any]:
    """The certificate of the card `odd` in a text, as plain data."""
    found: dict[str, Any] = json.loads(json.dumps(certificate(beside(text).model)["cards"]["odd"]))
    return found


def test_a_certificate_says_what_was_proved_and_what_was_not() -> None:
    text = """
gear odd "Odd"
  play:
    choose a gear in hand of you as pick
    you discard pick
    hp of you rises by 1
    repeat hp of you times:
      you gain 1
"""
    entry = certified(text)
    assert entry["source"] == "own.card:2"
    assert entry["choices"] == {"proved": True, "made": [{"line": 4, "name": "pick", "nothing": "skips line 5"}]}
    assert entry["conserved"]["changes"] == [{"line": 6, "property": "runner.hp", "range": "0 to max_hp"}]
    assert [look["zone"] for look in entry["hidden"]["looks"]] == ["runner.hand"]
    assert [left["what"].split(" of ")[0] for left in entry["run_time"]] == [
        "invariant",
        "how often a block is repeated",
    ]
    wrong = certified(text.replace("in hand of you", "in deck of you"))
    assert not wrong["hidden"]["proved"] and wrong["ends"]["proved"]


# ----------------------------------------------------------------------------------------- the pages of codes

PREAMBLE = CardFile(
    Source("example.card", (EXPLANATIONS / "example.card").read_text(encoding="utf-8")),
    "own",
    "example",
    EXPLANATIONS / "example.card",
    True,
)
PAGE = re.compile(
    r"# (\w+): (.+)\n\n## What\n\n.+\n\n## Why\n\n.+\n\n"
    r"## Example\n\n```(\w+)\n([^`]+)```\n\n## Instead\n\n```\3\n([^`]+)```\n"
)
BESIDE = {"ftl": "locales/en/words.ftl", "po": "locales/en/names.po"}
"""Where an example lies that is no card."""


MOTTO = (
    'gull king_gull "King Gull"\n  noise 9\n  motto "All that floats is mine."\n  when turn starts:\n'
    "    this cries to current\n"
)

FACES = {
    "faces.yaml": 'colours: {gull: "#4a6a8a"}\nkinds: {gull: {back: {icon: gull}, widgets: [text]}}\n',
    "icons/gull.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M1 1H9V9Z"/></svg>\n',
}


def codes_of(text: str, sort: str, folder: Path, page_of: str = "") -> set[str]:
    """The codes of the diagnostics that an example block of a page causes in the example game."""
    for path, content in FACES.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(content, encoding="utf-8")
    if sort == "yaml":
        (folder / "faces.yaml").write_text(text, encoding="utf-8")
    for path in [BESIDE[sort]] if sort in BESIDE else text.split() if sort == "files" else []:
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    card = text if sort == "card" else MOTTO if page_of in ("W515", "W516") else ""
    page = CardFile(Source("page.card", card), "rules", "page", Path("page.card"), True)
    files = (page,) if text.startswith("game ") else (PREAMBLE, page)  # a whole game, or a part of the example game
    compiled = compile_project(Project(GameFolder("harbour", folder), files, (folder,), ("rules",)))
    found = [
        *compiled.diagnostics,
        *faults(compiled),
        *gaps.check(compiled.model),
        *numbers.check(compiled),
        *hints.check(compiled.model),
    ]
    if sort == "yaml":
        found += [*hard_to_see(compiled), *unprinted(compiled)]
    if page_of == "W516":
        found += [one for one in faceless(compiled) if "gull" in one.message]
    if page_of == "E136":
        found += overflowing(compiled, list(compiled.model.cards.values()))
    assert all(d.span.source == "page.card" or sort != "card" for d in found)
    return {d.code for d in found}


def test_the_example_game_is_without_a_mistake(tmp_path: Path) -> None:
    assert codes_of("", "card", tmp_path) == set()


@pytest.mark.parametrize("code", CODES)
def test_page(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The example on the page of a code causes exactly this code; the corrected example causes no diagnostic."""
    match = PAGE.fullmatch(explain(code).replace("```card game=over", "```card"))
    assert match is not None
    assert match[1] == code and match[2] == CODES[code]
    if code == "W512":  # it comes only with other errors in a set of its own: tests/workshop/test_versions.py
        return
    if code[1] == "6":  # the example is a file of a locale
        wrong, right = (found_in(code, match[n], PREAMBLE, tmp_path / str(n), monkeypatch) for n in (4, 5))
        assert codes_between(wrong, right) == {code}
        assert code not in {found.code for found in right}
        return
    assert codes_of(match[4], match[3], tmp_path / "one", code) == {code}
    assert codes_of(match[5], match[3], tmp_path / "other", code) == set()


def test_every_page_has_a_code() -> None:
    assert {path.stem for path in EXPLANATIONS.glob("*.md")} == {*CODES, *RETIRED}
    assert not CODES.keys() & RETIRED.keys()
    assert all(
        explain(code).startswith(f"# {code}: {title}\n\nThis code is no longer reported")
        for code, title in RETIRED.items()
    )


def test_explain_on_the_command_line() -> None:
    run = CliRunner().invoke
    assert run(app, ["explain", "e110"]).stdout.startswith("# E110: a name is unknown\n")
    assert run(app, ["explain", "E313"]).stdout.startswith("# E313: ")
    listed = run(app, ["explain"]).stdout
    assert all(f"{code}  {title}\n" in listed for code, title in CODES.items())
    failed = run(app, ["explain", "E11"])
    assert str(failed.exception) == "there is no code 'E11'; the nearest are E110, E111, E112"


def test_what_runs_is_told_in_the_order_in_which_it_is_found() -> None:
    """A cycle is reported in an order that does not depend on the addresses of nodes in memory."""
    nothing = units(shipped().model)[0]
    nodes = [Vertex(nothing) for _ in range(40)]
    for one, other in zip(nodes, [*nodes[1:], nodes[0]], strict=True):
        one.edges.append(Edge(one, other, nothing.span, ()))
    assert list(closure(nodes[:1])) == nodes
    (part,) = components(nodes, set(), set())
    assert list(part) == nodes[::-1]
