"""Diagnostics of `ombre check` for files other than .card files, and messages for wrong requests."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer
import typst
from PIL import Image
from typer.testing import CliRunner

from ombre.compiler import model
from ombre.compiler.driver import compile_project
from ombre.compiler.projects.places import UsageError
from ombre.compiler.projects.project import open_game
from ombre.dsl.diagnostics import Diagnostic
from ombre.prose.language.wording import wording
from ombre.prose.proofreading.files_beside_cards import faults
from ombre.sheets import Job, TableCell
from ombre.translation.commands import COMMANDS as LOCALE_COMMANDS
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.cli import app
from ombre.workshop.commands import COMMANDS
from ombre.workshop.console.group import LazyCommand, all_loaded, loaded
from ombre.workshop.console.once import Once
from ombre.workshop.narration.narrator import Narrator
from ombre.workshop.printing.outlines import chosen
from ombre.workshop.printing.printer import Printer
from ombre.workshop.scenarios import running as scenarios

ALTERNATIVES = ("heal", "black", "nuyen", "runner", "flip", "turn", "mana", "pass")
"""Words that mean something else, too: a verb, a value, a property, a kind, a slot, a scope, a card, a keyword."""


def expansion(folder: Path, text: str, name: str = "own") -> Path:
    """A folder with one file of cards for the shipped game."""
    (folder / name).mkdir()
    (folder / name / "cards.card").write_text(f"expansion {name} of crossfire\n\n{text}", encoding="utf-8")
    return folder / name


def test_an_alternative_may_be_called_as_it_likes(tmp_path: Path) -> None:
    """A scenario answers an alternative by its name, whatever else the word means."""
    ways = "".join(f"      {word}:\n        you gain {at}\n" for at, word in enumerate(ALTERNATIVES, 1))
    text = f'gear ring "Ring"\n  type weapon    cost 0\n  play:\n    choose one:\n{ways}\n'
    for at, word in enumerate(ALTERNATIVES, 1):
        text += f'scenario {word}_taken "{word}"\n  given:\n    players 2\n    put ring, mana in hand of P1\n'
        text += f"    answer one with {word}\n  when:\n    P1 plays ring\n  then:\n    nuyen of P1 = {at}\n"
        text += f"    offered one: {', '.join(ALTERNATIVES)}\n    not offered one: cheap\n\n"
    folder = expansion(tmp_path, text)
    found = scenarios.run(open_table("crossfire", [str(folder)]), lambda source: source.startswith("own/"))
    assert [f for outcome in found for f in outcome.result.failures] == []
    assert sum(outcome.passed for outcome in found) == len(ALTERNATIVES)


LIMPET = """verb what:obstacle clings_on to who:runner (cling_on, clung_on)
  who suffers 1

obstacle limpet "Limpet" normal
  colour green    type tech    track green, 3    attack 1    nuyen 5
  when this is defeated:
    this clings_on to current
"""
BESIDE = {
    "faces.yaml": "kinds: {}",
    "icons/bell.png": "",
    "icons/.DS_Store": "",
    "locales/en/lexicon.ftl": "n-market_card =\n    .one = card for sale\nz-quagga-burrow = hole\n",
    "locales/en/verbs.flt": "",
    "locales/xx/verbs.ftl": "",
    "locales/fr/names.mo": "",
    "locales/fr/names.po": 'msgctxt "limpett"\nmsgid "Limpet"\nmsgstr "Patelle"\n\nmsgid "Bell"\nmsgstr "Cloche"\n'
    '\nmsgctxt "limpet"\nmsgid "Limpet"\nmsgstr "Patelle"\n\nmsgctxt "limpet"\nmsgid "Limpet"\nmsgstr "Berniqu"\n',
    "locales/fr/verbs.ftl": (
        "clings_on-to =\n    .base = coller\nheals--n-runer =\n    .base = guérir\ndraws =\n"
        "    .base = { NOPE($x) }\n"
    ),
}


def written(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def beside(folder: Path) -> list[Diagnostic]:
    """The diagnostics of the files beside the cards of an expansion; each has a translation."""
    found = faults(compile_project(open_game("crossfire", [str(folder)])), folder)
    french = wording("fr")
    assert [text for d in found for text in (d.message, d.help) if french.say(text) == text] == []
    return found


def test_words_and_files_beside_the_cards(tmp_path: Path) -> None:
    """Unused files and messages are reported with file and line."""
    folder = expansion(tmp_path, LIMPET)
    written(folder, BESIDE)
    found = [f"{d.span} {d.code} {d.message} | {d.help}" for d in beside(folder)]
    assert found == [
        (
            "own/icons/bell.png:1 W507 the file 'bell.png' is not used | icons are SVG files: "
            "put 'bell.svg' into the folder 'icons'"
        ),
        (
            "own/locales/en/verbs.flt:1 W507 the file 'verbs.flt' is not used | messages are in files that end with "
            "'.ftl', names of cards in 'names.po'"
        ),
        (
            "own/locales/xx/verbs.ftl:1 W507 the file 'verbs.ftl' is not used | put the file into 'locales/LANGUAGE'; "
            "the languages are: de, en, es, fr"
        ),
        "own/locales/en/lexicon.ftl:1 W508 no text uses the message 'n-market_card' | did you mean 'n-market-card'?",
        (
            "own/locales/en/lexicon.ftl:3 W508 no text uses the message 'z-quagga-burrow' | delete it, "
            "or give it the id of a word that the game has"
        ),
        "own/locales/fr/names.po:1 W508 there is no card 'limpett' | did you mean 'limpet'?",
        (
            "own/locales/fr/names.po:5 W508 no card has the name 'Bell' | write msgctxt \"CARD\" above it, "
            "with the card's id"
        ),
        "own/locales/fr/names.po:12 W508 this file already has a name for 'limpet' | keep one of the two",
        "own/locales/fr/verbs.ftl:1 W508 no text uses the message 'clings_on-to' | did you mean 'clings-on-to'?",
        "own/locales/fr/verbs.ftl:3 W508 no text uses the message 'n-runer' | did you mean 'n-runner'?",
        "own/locales/fr/verbs.ftl:5 W509 in 'draws': there is no function NOPE | did you mean 'NP'?",
        (
            "own/locales/fr/verbs.ftl:5 W509 in 'draws': has no word .base | it is written like this, "
            "below the message, indented: '.base = TEXT'"
        ),
        (
            "own/locales/fr/verbs.ftl:5 W509 in 'draws': has no word .plural | it is written like this, "
            "below the message, indented: '.plural = TEXT'"
        ),
        (
            "own/locales/fr/verbs.ftl:5 W509 in 'draws': has no word .polite | it is written like this, "
            "below the message, indented: '.polite = TEXT'"
        ),
        (
            "own/locales/fr/verbs.ftl:5 W509 in 'draws': has no word .third | it is written like this, "
            "below the message, indented: '.third = TEXT'"
        ),
    ]


LINES, NAMED = (
    "its body cannot replace the call in a text",
    "other lines refer to it without calling it, as in 'when' or 'may'",
)
VERBS = {
    "runs_up": ("target suffers 1\n  who draws 1", ""),
    "stands_by": ("", LINES),
    "does_all": ("who draws 1\n  " * 4 + "target suffers 1", LINES),
    "goes_on": ("hp of who falls by 1\n  if hp of who > 2:\n    who goes_on to target", LINES),
    "leans_in": ("who stands_by to target", LINES),
    "pulls_out": ("target suffers 2\n\nrule heard: when a runner pulls_out to a runner as foe:\n  foe heals 1", NAMED),
}


def test_verbs_without_words(tmp_path: Path) -> None:
    """The bodies of verbs are printed instead; if that is impossible, the missing messages are reported."""
    text = ""
    for verb, (body, _) in VERBS.items():
        bare = verb.replace("s_", "_").replace("oe_", "o_")
        text += f"verb who:runner {verb} to target:runner ({bare}, {bare})\n{'  ' if body else ''}{body}\n\n"
        text += f'obstacle x_{bare} "X" normal\n  colour green    type tech    track green, 3    attack 1    nuyen 5\n'
        text += f"  when this is defeated:\n    choose a runner as foe\n    current {verb} to foe\n\n"
    text += 'gear ways "Ways"\n  type skill    cost 1\n  play:\n    choose one:\n'
    text += "      one:\n        you runs_up to current\n      other:\n        you draw 1\n"
    folder = expansion(tmp_path, text)
    written(folder, {"locales/fr/verbs.ftl": ""})
    words = "own/locales/{0}/verbs.ftl, and below it, indented, '.base = WORD' and its other forms"
    assert [f"{d.code} {d.message} | {d.help}" for d in beside(folder)] == [
        f"W506 '{verb}' has no entry for the language '{language}', and {problem} | "
        f"write '{verb.replace('_', '-')}-to =' in {words.format(language)}"
        for language in ("en", "fr")
        for verb, (_, problem) in VERBS.items()
        if problem
    ]
    table = open_table("crossfire", [str(folder)])
    printed = {language: Printer(table, language) for language in ("en", "fr")}
    texts = {
        verb: [" ".join(p.plain(id)) for p in printed.values()]
        for verb, id in zip(VERBS, own_cards(table), strict=True)
    }
    assert [one for both in texts.values() for one in both if "_" in one.removeprefix("X ")] == []
    assert texts["runs_up"][1].endswith("Si un Runner a été choisi, ce Runner subit 1 dégât, puis piochez 1 carte.")
    assert texts["stands_by"][0].endswith("Stand by to that runner.")
    asked = Narrator(printed["fr"]).prompts.alternative(table.compiled.model.cards["ways"], ("one", "other"), "one")
    assert [message.id for message in asked] == ["suffers", "draws"]


def own_cards(table: Table) -> list[str]:
    return [id for id in table.compiled.model.cards if id.startswith("x_")]


def test_a_list_of_names_that_cannot_be_read(tmp_path: Path) -> None:
    """The line is reported, and no entry after it is mistaken for the name."""
    folder = expansion(tmp_path, "")
    entry = 'msgctxt "sprint"\nmsgid "Sprint"\n'
    written(folder, {"locales/en/words.ftl": "n-x = y\nn-runner\n    .one = z\n"})
    for language, text in {"fr": f"{entry}msgstr Sprint\n", "de": f"{entry}\n{entry}msgstr"}.items():
        written(folder, {f"locales/{language}/names.po": text})
    (folder / "locales" / "fr" / "verbs.ftl").write_bytes(b"caf\xe9 = x\n")
    assert [f"{d.span} {d.severity} {d.code} {d.message}" for d in beside(folder)] == [
        "own/locales/de/names.po:6 error E135 this is not an entry of a list of names",
        "own/locales/en/words.ftl:2 error E135 'n-runner' is not a message",
        "own/locales/fr/names.po:3 error E135 this is not an entry of a list of names",
        "own/locales/fr/verbs.ftl:1 error E135 this file is not UTF-8 text",
    ]


def test_what_is_told_on_wish(tmp_path: Path) -> None:
    """`--fit` reports long texts in each language as errors; `--hints` reports hints, which are not errors."""
    lines = "".join(f"    current chooses a runner as lucky{n}\n    lucky{n} gains {n}\n" for n in range(1, 11))
    lines += "    choose a gear in hand of you as scrap\n    you discard scrap\n    you draw 1\n"
    folder = str(expansion(tmp_path, LIMPET.partition("\n\n")[2].replace("    this clings_on to current\n", lines)))
    plain = CliRunner().invoke(app, ["check", folder, "--hints"])
    assert (plain.exit_code, plain.stdout) == (0, "1 card checked: 0 errors\n")
    assert "own/cards.card:28:5: hint[W510]: this runs even if 'scrap' is nothing" in plain.stderr
    done = CliRunner().invoke(app, ["check", folder, "--fit", "--format", "json"])
    found = [(d["code"], d["severity"], d["file"], d["line"], d["help"]) for d in json.loads(done.stdout)]
    help = "shorten its abilities, or split it into two cards"
    assert (done.exit_code, found) == (1, [("E136", "error", "own/cards.card", 3, help)])
    (message,) = (d["message"] for d in json.loads(done.stdout))
    assert re.findall(r"(\w\w) [\d.]+ mm", message) == ["de", "en", "es", "fr"]


def test_a_drawn_picture_needs_an_icon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check says what the print says, once for each word, and what to write; a picture of its own needs no icon."""
    monkeypatch.chdir(tmp_path)
    invoke = CliRunner().invoke
    assert invoke(app, ["new", "game", "pond"]).exit_code == 0
    faces = tmp_path / "pond" / "faces.yaml"
    text = faces.read_text(encoding="utf-8").replace("picture: {icon: gem, ", "picture: {").replace("{icon: gem}", "{}")
    (kind,) = re.findall(r"kinds:\n  (\w+):", text)
    faces.write_text(text.replace("back: {}", "back: {art: night}"), encoding="utf-8")
    written(tmp_path / "pond", {"art/night.svg": SMALL})
    done = invoke(app, ["check", "pond"])
    assert (done.exit_code, done.stdout) == (1, "4 cards checked: 1 error\n")
    wanted = (
        f": `{kind}` has no icon; draw it as `icons/{kind}.svg` beside {faces}, "
        f"or write `{kind}: NAME` below `icons:` there"
    )
    assert done.stderr.splitlines()[-1].endswith(wanted)
    assert wanted in invoke(app, ["sheet", "pond", "-o", "x.pdf"]).stderr
    written(tmp_path / "pond", {f"art/{kind}.svg": SMALL})
    assert invoke(app, ["check", "pond"]).stdout == "4 cards checked: 0 errors\n"


SMALL = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M1 1H9V9Z"/></svg>'


def test_faces_are_checked_without_fit(tmp_path: Path) -> None:
    """Errors in faces, and pictures that no card shows; each with the file in which it is to be mended."""
    folder = expansion(tmp_path, LIMPET.partition("\n\n")[2].replace("this clings_on to current", "current draws 1"))
    written(folder, {"faces.yaml": "kinds:\n  obstacle: {layout: fullart}\ncards:\n  limpt: {zoom: 2}\n"})
    done = CliRunner().invoke(app, ["check", str(folder)])
    assert (done.exit_code, done.stdout) == (1, "1 card checked: 2 errors\n")
    second, first = done.stderr.splitlines()
    assert first.endswith("own/faces.yaml:4: there is no card `limpt`; did you mean `limpet`?")
    assert second.endswith(
        "own/faces.yaml:2: `layout` of `obstacle` is `fullart`, which does not exist; did you mean `full_art`?"
    )
    written(folder, {"faces.yaml": "{}", "set.yaml": "symbol: spyral\n", "icons/spiral.svg": SMALL})
    done = CliRunner().invoke(app, ["check", str(folder)])
    assert (done.exit_code, done.stdout) == (1, "1 card checked: 1 error\n")
    assert re.search(r"own/set\.yaml:1: there is no icon `spyral` in \S+; did you mean `spiral`\?", done.stderr)
    written(folder, {"set.yaml": "symbol: spiral\n", "art/limpets.svg": SMALL, "art/obstacle.svg": SMALL})
    done = CliRunner().invoke(app, ["check", str(folder)])
    assert (done.exit_code, done.stdout) == (0, "1 card checked: 0 errors\n")
    assert "warning[W507]: the file 'limpets.svg' is not used" in done.stderr and "obstacle.svg" not in done.stderr
    assert "did you mean 'limpet.svg'?" in done.stderr
    written(folder, {"faces.yaml": "kinds: {obstacle: {back: {art: limpets}}}\n"})
    (folder / "art" / "limpets.svg").unlink()
    Image.new("RGB", (250, 350)).save(folder / "art" / "limpets.png")
    done = CliRunner().invoke(app, ["check", str(folder)])
    assert "not used" not in done.stderr and "W514" in done.stderr
    assert "use a picture of at least 500 x 700 pixels" in done.stderr


class LabelPlace(NamedTuple):
    """The place of the name of an area on a card, in millimetres. inside: whether it is in its area."""

    name: str
    inside: bool
    x: float
    y: float
    right: float
    bottom: float


def label_places(printer: Printer, cards: Sequence[model.Card]) -> dict[str, list[LabelPlace]]:
    """Return for each card where the names of its areas stand in the picture with outlines."""
    job = printer.job(cards)
    job.fit()
    source, settings = job.render("outlines.typ.j2"), job.settings(job.drawn)
    found: dict[str, list[LabelPlace]] = {}
    for one in json.loads(typst.query(source, "<label>", field="value", **settings)):
        x, y = one["x"], one["y"]
        place = LabelPlace(one["name"], one["inside"], x, y, x + one["width"], y + one["height"])
        found.setdefault(one["card"], []).append(place)
    return found


@pytest.mark.parametrize("game", ["crossfire", "hearts", "srtcg"])
def test_names_of_areas_cover_no_other(game: str) -> None:
    """Of no card that the preview shows, and not if many areas lie above each other; the names stay in their areas."""
    printer = Printer(open_table(game), "en")
    for card, places in label_places(printer, chosen(printer, None)).items():
        for at, one in enumerate(places):
            assert one.inside, (card, one)
            for other in places[:at]:
                apart = one.x >= other.right or other.x >= one.right or one.y >= other.bottom or other.y >= one.bottom
                assert apart, (card, one, other)


def test_words_that_no_widget_shows(tmp_path: Path) -> None:
    """Once for each kind and fact of a file, at the line of the kind;
    a line, a foot or a picture may show them, too.
    """
    text = "extend kind gear\n  fact rumour words\n\n" + "".join(
        f'gear bauble{n} "Bauble{n}"\n  type weapon    cost 1\n  rumour "It hums."\n  play:\n    you gain 1\n\n'
        for n in (1, 2)
    )
    folder = expansion(tmp_path, text)
    said = CliRunner().invoke(app, ["check", str(folder)])
    assert said.stderr.count("W515") == 1, said.stderr
    assert "the words 'rumour' of bauble1 are on no card: the face of 'gear' does not show them" in said.stderr
    assert "write this into the `widgets` of 'gear': - words: {fact: rumour}; or into its `picture`" in said.stderr
    assert "if they say what it shows: alt: rumour" in said.stderr
    assert re.search(r"cards/crossfire/faces\.yaml:(\d+):1: warning\[W515\]", said.stderr)
    for shown in (
        "foot: {left: [rumour]}",
        "kinds:\n  gear:\n    widgets:\n      - line: {left: [rumour]}\n      - text: {boxed: true}",
    ):
        written(folder, {"faces.yaml": shown})
        assert "W515" not in CliRunner().invoke(app, ["check", str(folder)]).stderr
    written(folder, {"faces.yaml": "colours: {x: '#123456'}\nkinds:\n  gear: {layout: full_art}\n"})
    assert "own/faces.yaml:3:1: warning[W515]" in CliRunner().invoke(app, ["check", str(folder)]).stderr


TWIN_GATE = """extend kind obstacle
  fact back_track cells of symbol
  fact width number
  fact hue set of symbol
  fact note number
  has back_cleared number until it leaves row

rule flanked: when round ends:
  for each obstacle in row as foe where width of foe > 1 and hue of foe is red:
    if back_cleared of foe < number of back_track of foe:
      back_cleared of foe rises by 1

obstacle twin_gate "Twin Gate" hard
  colour black    type tech    track black, 2    back_track blue, red    width 2    hue red    note 7
  attack 2    nuyen 5

aspect cold_eye "Cold Eye" hacking
  side covert    track green 8    any_damage 12    attack 0    reward_hp 1
  when this is defeated:
    you heal 1
"""


STATS = "stat: {fact: attack, icon: attack}, stat: {fact: nuyen, icon: nuyen}"


def test_what_rules_read_and_no_widget_shows(tmp_path: Path) -> None:
    """A second track, a number, a list of words, and the text of a card:
    with the line to write, by `check` and `sheet`.

    What no rule reads (`note`) is not told, nor what the author answers.
    """
    folder = expansion(tmp_path, TWIN_GATE)
    said = CliRunner().invoke(app, ["check", str(folder)])
    assert said.exit_code == 0 and said.stderr.count("W515") == 4, said.stderr
    for part, kind, line in (
        ("'back_track' of twin_gate is", "obstacle", "- track: {fact: back_track}"),
        ("'width' of twin_gate is", "obstacle", "- rows: {list: [{fact: width}]}"),
        ("'hue' of twin_gate is", "obstacle", "- line: {left: [hue], named: true}"),
        ("the text of cold_eye is", "aspect", "- text"),
    ):
        assert f"{part} on no card: the face of '{kind}' does not show it" in said.stderr
        assert f"write this into the `widgets` of '{kind}': {line}" in said.stderr
    ways = ["--with", str(folder), "-o", str(tmp_path / "cards.pdf"), "--card"]
    one = CliRunner().invoke(app, ["sheet", "crossfire", *ways, "cold_eye"]).stderr
    assert one.count("W515") == 1 and "the text of cold_eye is on no card" in one
    mended = TWIN_GATE.replace("set of symbol", "set of symbol  # meant: not printed because the name says it")
    tracks = "track: {fact: track}, track: {fact: back_track}, rows: {list: [{fact: width}]}"
    own = f"kinds:\n  obstacle: {{frame: colour, widgets: [line: {{left: [type]}}, {tracks}, text, {STATS}]}}\n"
    written(folder, {"cards.card": f"expansion own of crossfire\n\n{mended}", "faces.yaml": own})
    assert "twin_gate" not in CliRunner().invoke(app, ["check", str(folder)]).stderr


def test_a_game_without_faces_prints_lists_and_tracks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[1] / "fixtures" / "games")
    printer = Printer(open_table("thicket"), "en")
    printed = {card.kind: printer.printed(card, False) for card in printer.faced()}
    job = Job([printed["leaf"]], printer.faces, "en", printer.words(), printer.writing)
    lines = ["".join(str(text) for _, text in p["left"]) for p in job.drawn[0]["flow"] if p["draw"] == "line"]
    facts = {name: value for name, value in printed["leaf"].facts.items() if isinstance(value, tuple)}
    assert {*facts} == {"colours", "veins"}
    for value in facts.values():
        for one in value:
            word = f"{one.symbol.capitalize()}\u00a0{one.size}" if isinstance(one, TableCell) else one.capitalize()
            assert any(word in line for line in lines), (word, lines)


def test_a_sheet_tells_the_cards_whose_kind_has_no_face(tmp_path: Path) -> None:
    text = 'kind chip is card\n\nchip loyal "Loyal"\n  house\n\nevent storm "Storm"\n  runners cannot heal\n'
    folder = expansion(tmp_path, text)
    out = ["-o", str(tmp_path / "cards.pdf")]
    said = CliRunner().invoke(app, ["sheet", "crossfire", "--with", str(folder), "--set", "own", *out]).stderr
    assert "the kind 'chip' has no face, so its cards are not printed: loyal" in said and "W515" not in said
    assert "W516" not in CliRunner().invoke(app, ["sheet", "hearts", "--card", "two_of_clubs", *out]).stderr


def test_a_word_that_is_too_wide_is_named_when_it_is_checked_and_printed(tmp_path: Path) -> None:
    wide = "Donau" * 20
    folder = expansion(tmp_path, f'event storm "Storm"\n  flavour "So {wide}, they said."\n  runners cannot heal\n')
    said = CliRunner().invoke(app, ["check", "--fit", str(folder)]).stderr
    assert f"a word of 'storm' is too wide for its card: {wide} (" in said
    ways = ["--with", str(folder), "--card", "storm", "-o", str(tmp_path / "cards.pdf")]
    assert f"'{wide}' on storm is " in CliRunner().invoke(app, ["sheet", "crossfire", *ways]).stderr


def test_words_for_readers_are_not_to_be_printed(tmp_path: Path) -> None:
    """If a kind reads a fact for its picture, another kind with such words is told to do the same.

    Unless its picture has other words already.
    """
    text = "".join(f"extend kind {kind}\n  fact shows words\n  fact other words\n\n" for kind in ("gear", "event"))
    text += 'gear bat "Bat"\n  type weapon    cost 1\n  shows "A bat"\n  play:\n    you gain 1\n\n'
    text += 'event storm "Storm"\n  shows "A storm"\n  runners cannot heal\n'
    folder = expansion(tmp_path, text)
    faces = "kinds:\n  gear: {widgets: [picture: {alt: shows}, text]}\n"
    for more, told in (
        ("", "`picture` of 'event', as in that of another kind: alt: shows"),
        ("  event: {widgets: [picture: {alt: other}, text]}\n", "`widgets` of 'event': - words: {fact: shows}"),
    ):
        written(folder, {"faces.yaml": faces + more})
        said = CliRunner().invoke(app, ["check", str(folder)]).stderr
        assert said.count("warning[W515]: the words") == 1 and "of storm are on no card" in said
        assert f"write this into the {told}\n" in said


def test_a_look_of_a_value_that_does_not_exist(tmp_path: Path) -> None:
    """Told at its line; a colour may have a name of its own by which a layout uses it."""
    text = 'gear bauble "Bauble"\n  type weapon    cost 1\n  play:\n    you gain 1\n'
    folder = expansion(tmp_path, text)
    looks = "colours:\n  weapn: '#123456'\n  mist: '#123456'\n  hacking: '#123456'\npatterns: {aspect: dots}\n"
    more = (
        "backgrounds: {weapn: dots, spell: mist}\nlayouts:\n  x: {like: card, areas: {panel: {fill: deep gold 50%}}}\n"
    )
    written(folder, {"faces.yaml": looks + more.replace("deep gold", "deep mist") + "borders: {qqqqqq: saw}\n"})
    said = CliRunner().invoke(app, ["check", str(folder)]).stderr
    assert re.findall(r"own/faces\.yaml:(\d+):1: warning\[W508\].*'(\w+)', to", said) == [
        ("2", "weapn"),
        ("9", "qqqqqq"),
        ("6", "weapn"),
    ]
    assert "did you mean 'weapon'?" in said and "delete it, or write a value or a kind" in said


def test_a_wrong_card_in_the_faces_of_a_game_is_told(tmp_path: Path) -> None:
    """Those of its sets that are left out are known: by their short id, and with their set."""
    game = tmp_path / "dust"
    card = 'game dust language 3\n  players 2\n\nkind spell is card\n\nspell spark "Spark"\n\nkind mage is player\n'
    (game / "rules").mkdir(parents=True)
    (game / "more").mkdir()
    (game / "rules" / "all.card").write_text(card, encoding="utf-8")
    (game / "more" / "all.card").write_text('expansion more of dust\n\nspell flood "Flood"\n', encoding="utf-8")
    faces = "kinds:\n  spell: {widgets: [text]}\ncolours: {spell: '#123456'}\ncards:\n"
    written(
        game,
        {
            "icons/spell.svg": SMALL,
            "faces.yaml": f"{faces}  spark: {{zoom: 2}}\n  flood: {{zoom: 2}}\n  more/flood: {{zoom: 2}}\n",
        },
    )
    assert "faces.yaml" not in CliRunner().invoke(app, ["check", str(game)]).stderr
    written(game, {"faces.yaml": f"{faces}  spark: {{zoom: 2}}\n  floot: {{zoom: 2}}\n"})
    said = CliRunner().invoke(app, ["check", str(game)]).stderr
    assert "faces.yaml:6: there is no card `floot`; did you mean `flood`?" in said


def picture(folder: Path, name: str, width: int, height: int) -> None:
    (folder / "art").mkdir(exist_ok=True)
    Image.new("RGB", (width, height), "#204060").save(folder / "art" / name)


def test_a_picture_is_measured_on_the_cards_that_show_it(tmp_path: Path) -> None:
    """Other kinds of the game have larger cards, on which it is not printed."""
    folder = expansion(tmp_path, 'obstacle limpet "Limpet" normal\n  colour green    type tech    track green, 3\n')
    written(folder, {"faces.yaml": "cards:\n  limpet: {layout: full_art}\n"})
    picture(folder, "limpet.png", 750, 1050)
    assert "W514" not in CliRunner().invoke(app, ["check", str(folder)]).stderr
    picture(folder, "limpet.png", 375, 525)
    assert "limpet.png:1:1: warning[W514]" in CliRunner().invoke(app, ["check", str(folder)]).stderr


def test_a_preview_with_an_expansion_shows_its_cards(tmp_path: Path) -> None:
    """A kind of which it has none is shown with the cards of the game."""
    folder = expansion(tmp_path, 'obstacle limpet "Limpet" normal\n  colour green    type tech    track green, 3\n')
    own = Printer(open_table("crossfire", [str(folder)]), "en")
    for word in ("obstacle", None, "limpet"):
        assert [card.id for card in chosen(own, word)] == ["limpet"]
    assert len(chosen(own, "event")) == 2
    assert len(chosen(Printer(open_table("crossfire"), "en"), "obstacle")) == 2


def test_cards_with_a_picture_of_their_kind_or_value_are_not_listed(tmp_path: Path) -> None:
    cards = 'obstacle ONE "One" normal\n  colour green    type tech    track green, 3    attack 1    nuyen 5\n'
    text = "\n".join(cards.replace("ONE", name).replace("One", name) for name in ("whelk", "conch"))
    folder = expansion(tmp_path, text + '\nevent squall "Squall"\n  copies 1\n')
    for name, bare in {"": [], "whelk": ["conch", "squall"], "event": ["conch"], "tech": []}.items():
        if name:
            picture(folder, f"{name}.png", 750, 1050)
        own = Printer(open_table("crossfire", [str(folder)]), "en")
        assert own.without_art(own.faced(["own"])) == bare


# ------------------------------------------------------------------------------------------------ the command line

OF_A_GAME = {
    "whole/rules/game.card": "game mine language 3\n  players 2\n\nkind runner is player\n",
    "whole/cards.card": 'runner ann "Ann"\n',
    "more/plus.card": "expansion plus of yours\n",
    "more/two.card": "expansion minus of yours\n",
    "more/zzz.card": "expansion other of crossfire\n",
    "none/cards.card": 'runner ann "Ann"\n',
}
NO_GAME = (
    "there is no game 'yours'; put the folder of the game beside the folder of the expansion, or name one of: crazy"
)


def said(*arguments: str) -> str:
    """The sentence with which a command is refused."""
    error = CliRunner().invoke(app, arguments).exception
    assert isinstance(error, UsageError), repr(error)
    return str(error)


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play", "say which game: crazy_eights, crossfire, gin_rummy, hearts, mine, srtcg"),
        ("play crossfire", "say what crossfire is started with: crossfire, dragon_fight, extraction"),
        ("simulate srtcg --seed 3", "say what srtcg is started with: duel"),
        ("play crosfire", "there is no game 'crosfire'; did you mean 'crossfire'?"),
        ("play crossfire x --with web_revision", "'web_revision' is an expansion of srtcg, not of crossfire"),
        (
            "check --with nowhere",
            "there is no expansion and no folder 'nowhere'; expansions of crossfire: prime_runner; exp",
        ),
        (
            "sheet srtcg --with nowhere -o x",
            "there is no expansion and no folder 'nowhere'; expansions of srtcg: web_rev",
        ),
        (
            "text katana --with prime_runner --with web_revision",
            "no game has all of these expansions: prime_runner, web",
        ),
        (
            "sheet crossfire --set prime_runner -o x",
            "'prime_runner' is an expansion that is not taken along: write --with",
        ),
        (
            "play crossfire crossfire --with whole",
            "whole/rules/game.card declares the game 'mine', so it is no expansion of crossfire",
        ),
        ("play mine --with more/zzz.card", "more/zzz.card belongs to crossfire, not to mine: it says 'expansion ot"),
        ("check more/plus.card", f"more/plus.card says 'expansion plus of yours', and {NO_GAME}"),
        ("text katana --with more/two.card", f"more/two.card says 'expansion minus of yours', and {NO_GAME}"),
        (
            "play srtcg duel --with more/zzz.card",
            "more/zzz.card belongs to crossfire, not to srtcg: it says 'expansion ot",
        ),
        ("check none", "none does not say which game it expands; write 'expansion NAME of GAME' in one of its files"),
        ("play crossfire crossfire --seed 1 --seed 2", "--seed is given 2 times, and takes one value"),
        ("sheet crossfire -o a --out b", "--out is given 2 times, and takes one value"),
        ("locale status fr --game srtcg --game crossfire", "--game is given 2 times, and takes one value"),
        ("campaign new crossfire x --players 2 --players 3", "--players is given 2 times, and takes one value"),
        ("play srtcg duel --option goal=1 --option goal=2", "option 'goal' is given twice"),
    ],
)
def test_a_wrong_request_says_what_there_is(
    command: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The message lists the existing names, also that of a game in this folder."""
    monkeypatch.chdir(tmp_path)
    written(tmp_path, OF_A_GAME)
    told = said(*command.split())
    assert told.startswith(sentence)


def test_every_command_counts_its_options() -> None:
    """Otherwise the last of several values would win silently."""
    whole = [command for command in commands() if not hasattr(command, "commands")]
    assert len(whole) > 30
    assert {type(command) for command in whole} == {Once}


@pytest.mark.parametrize("entries", [COMMANDS, LOCALE_COMMANDS])
def test_help_lists_what_the_commands_say(entries: Mapping[str, LazyCommand]) -> None:
    """The line of a command in the list of its group is the first sentence of its own help."""
    helps = {name: loaded(name, entry).help or "" for name, entry in entries.items()}
    firsts = {name: help.partition("\n\n")[0].replace("\n", " ") for name, help in helps.items()}
    assert firsts == {name: entry.summary for name, entry in entries.items()}


def commands() -> list[Any]:
    """All commands of `ombre`, after the groups that they are in."""
    found: list[Any] = [all_loaded(typer.main.get_command(app))]
    for one in found:
        found += getattr(one, "commands", {}).values()
    return found


def test_several_kinds_and_sets_are_printed_together() -> None:
    printer = Printer(open_table("crossfire", ["prime_runner"]), "en")
    count = {kind: len(printer.faced(kinds=[kind])) for kind in ("mission", "role")}
    assert len(printer.faced(kinds=["role", "mission"])) == sum(count.values())
    assert printer.faced(["base", "prime_runner"]) == printer.faced()
    assert len(printer.faced(["prime_runner"], ["role"])) < count["role"]
    with pytest.raises(UsageError, match="there is no kind of cards 'xy'; there is: aspect, event, gear, metatype, "):
        printer.faced(kinds=["role", "xy"])


def test_a_picture_without_room_is_named(tmp_path: Path) -> None:
    """By `ombre sheet`, and by `ombre check --fit`, which names the languages; a card with room is not named."""
    card = 'gear blade "Blade"\n  type weapon    cost 5    damage black, 1, plain 2\n  play:\n'
    gains = "    you gain 1\n" * 9
    text = f"{card}{gains}  assist damage black:\n    you draw 2\n\n"
    folder = expansion(tmp_path, text + card.replace("blade", "bat") + "    you gain 1\n")
    written(folder, {"faces.yaml": "cards:\n  blade: {layout: square}\n  bat: {layout: card}\n"})
    picture(folder, "blade.png", 1500, 1500)
    picture(folder, "bat.png", 1500, 1500)
    said = CliRunner().invoke(app, ["check", str(folder), "--fit"]).stderr
    assert re.search(
        r"own/cards\.card:3:\d+: warning\[W514\]: 'blade' has no room for its own picture, .*en, es, fr\)", said
    )
    assert "'bat' has no room" not in said
    for to, out in (("html", "x.html"), ("tts", "table")):
        given = ["sheet", "crossfire", "--with", str(folder), "--set", "own", "--to", to, "-o", str(tmp_path / out)]
        done = CliRunner().invoke(app, given)
        assert "1 card has no room for its own picture, which is left out: blade" in done.stderr, to
