"""`ombre words`: every declared word, with its meaning and a line that uses it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from ombre.compiler.projects.places import UsageError
from ombre.compiler.projects.project import open_game
from ombre.dsl import nodes
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.printing.printer import Printer
from ombre.workshop.words.entries import SORTS, declared_words
from ombre.workshop.words.listing import WordOfGame, as_json, as_text, one_word, words_of

from ..command import run

ROOT = Path(__file__).parents[2]
TOY = ROOT / "tests" / "fixtures" / "games" / "toy"


@cache
def toy(language: str = "en") -> Printer:
    return Printer(Table(open_game(str(TOY))), language)


def one(name: str, sort: str, printer: Printer | None = None) -> WordOfGame:
    [found] = one_word(printer or toy(), name, [sort])
    return found


def test_the_toy_game() -> None:
    """Its words by sort; nothing that it declares is left out."""
    found: dict[str, list[str]] = {}
    for word in words_of(toy()):
        owner = f" of {word.entry.owner}" if word.entry.owner else ""
        found.setdefault(word.entry.sort, []).append(word.entry.name + owner)
    assert found == {
        "kind": ["gleaner", "trinket", "tide"],
        "verb": ["combs", "spots", "keeps", "drops", "soaks"],
        "property": ["starting", "leader", "mood of gleaner", "keeper of trinket"],
        "derived": ["surge", "swell", "load of gleaner", "score of gleaner"],
        "fact": ["made_of of trinket", "worth of trinket", "copies of trinket", "reach of tide"],
        "zone": ["sand", "sea", "horizon", "apron of gleaner", "shelf of gleaner"],
        "slot": ["keep of trinket", "begin of tide"],
        "list": ["stuff"],
        "value": [f"{word} of stuff" for word in ("shell", "glass", "wood", "iron")]
        + ["dry of mood", "soaked of mood"],
        "flow": ["round", "turn"],
        "step": ["search of turn", "go_home of turn"],
        "rule": ["too_wet", "dawn"],
        "result": ["dawn"],
    }


def test_a_verb() -> None:
    """It has its roles, its body, the comment above it, its printed forms and the shortest line of a card."""
    combs = one("combs", "verb")
    assert combs.entry.declaration.startswith("verb who:gleaner combs\n  reveal the top trinket of sand as spotted\n")
    assert combs.entry.comment.startswith("A wave comes when the die shows less than the load")
    assert combs.printed == {"base": "comb the beach", "third": "combs the beach", "participle": "combed"}
    [use] = combs.used[:1]
    assert (use.text, use.source.rpartition("/")[2]) == ("each gleaner combs", "tides.card")
    text = next(file.source for file in toy().table.project.files if file.source.name == use.source)
    assert text.line(use.line).strip() == use.text


def test_a_name_is_resolved() -> None:
    """`keep` is a slot and a form of a verb; each has its own lines."""
    assert {use.text for use in one("keep", "slot").used} == {"keep:", "perform keep of what as who"}
    assert [use.text for use in one("keeps", "verb").used][:2] == ["you keep saved", "you keep each trinket in catch"]
    assert one("keep", "verb").entry.name == "keeps"
    assert [use.text for use in one("soaked", "value").used][:1] == ["who becomes soaked"]
    assert all("being soaked" not in use.text for use in one("soaked", "value").used)


def test_printed_words_are_those_of_the_locale() -> None:
    assert one("trinket", "kind", toy("fr")).printed == {"one": "trouvaille", "other": "trouvailles"}
    assert one("soaks", "verb", toy("fr")).printed["third"] == "trempe"
    assert one("shelf", "zone", toy("fr")).printed["one"] == "étagère"


def test_near_words_are_proposed() -> None:
    with pytest.raises(UsageError, match=r"low_tide declares no word 'trinkt'; did you mean 'trinket'\?"):
        one_word(toy(), "trinkt")


@pytest.mark.parametrize("game", ["crossfire", "srtcg"])
def test_every_line_that_declares_a_word_is_read(game: str) -> None:
    """Every name in the model is listed, and an example contains a form of its word or prints its value."""
    printer = Printer(open_table(game), "en")
    known = printer.model
    listed = {entry.key for entry in declared_words(printer.table.compiled)}
    assert {("kind", "", name) for name in known.kinds} <= listed
    assert {("verb", "", name) for name in known.verbs} <= listed
    assert {("property", owner, name) for owner, name in known.properties} <= listed
    assert {("value", values.name, word) for values in known.values.values() for word in values.words} <= listed
    assert {("rule", "", rule.name) for file in known.files for rule in file.rules if rule.name} <= listed
    assert {("setup", "", part.name) for file in known.files for part in file.setup if part.name} <= listed
    assert {name for sort, _, name in listed if sort in ("scope", "flow")} >= set(known.scopes)
    words = words_of(printer)
    assert {word.entry.sort for word in words} <= set(SORTS)
    used = [word for word in words if word.entry.sort in ("kind", "verb", "property", "value") and word.used]
    assert len(used) > 100
    headers = {card.span.line for card in known.cards.values()}
    for word in used:
        [use] = word.used
        assert any(form in use.text for form in word.entry.forms) or use.line in headers


def test_replaced_and_removed_words() -> None:
    """An expansion's declaration of a word is shown, and a word that it removes is not."""
    base, more = (Printer(open_table("crossfire", extra), "en") for extra in ([], ["prime_runner"]))
    changed = [
        tree
        for file in more.table.project.files
        if file.set == "prime_runner" and not file.module.startswith("scenarios/")
        for line in file.source.text.splitlines()
        if line.startswith(("replace rule", "replace verb", "replace setup")) and (tree := line.split()[2].strip(":"))
    ]
    assert changed
    before = {entry.key: entry for entry in declared_words(base.table.compiled)}
    after = {entry.key: entry for entry in declared_words(more.table.compiled)}
    for key, entry in after.items():
        if key[2] in changed and key in before and key[0] == "rule":
            assert "prime_runner" in entry.span.source
    assert after.keys() - before.keys()


def test_a_rule_that_is_removed(tmp_path: Path) -> None:
    (tmp_path / "drier.card").write_text("expansion drier of crossfire\n\nremove rule price\n", encoding="utf-8")
    found = declared_words(open_table("crossfire", [str(tmp_path)]).compiled)
    assert ("rule", "", "price") not in {entry.key for entry in found}
    assert ("rule", "", "requirement") in {entry.key for entry in found}


def test_json() -> None:
    made = json.loads(as_json(words_of(toy(), ["zone"]), toy()))
    assert (made["game"], made["sets"], made["locale"]) == ("low_tide", ["rules", "base"], "en")
    shelf = next(word for word in made["words"] if word["name"] == "shelf")
    assert shelf["declaration"] == "zones shelf open live"
    assert (shelf["owner"], shelf["printed"]) == ("gleaner", {"one": "shelf", "other": "shelves"})
    assert shelf["examples"][0]["text"].count("shelf") == 1
    assert as_json(words_of(toy(), ["zone"]), toy()) == as_json(words_of(toy(), ["zone"]), toy())


def test_text() -> None:
    assert as_text(words_of(toy(), ["scope", "slot"])).startswith("keep: slot of trinket  (toy/")


def test_the_command() -> None:
    done = run("words", "crossfire", "healed")
    assert done.returncode == 0 and done.stdout.startswith("heals: verb")
    assert done.stdout.count("  example: ") == 5
    assert run("words", "crossfire", "--sort", "verbs").returncode == 2
    done = run("words", "crossfire", "obstacel")
    assert (done.returncode, done.stdout) == (2, "")
    assert "did you mean 'obstacle'?" in done.stderr


def test_the_declarations_that_declare_words_are_known() -> None:
    """A new class of declarations or of lines of kinds must be listed here: as a word, or as none."""
    words = {"Values", "Deck", "Kind", "Verb", "Setup", "Flow", "Rule", "Idiom"}
    lines = {"Game", "Extend", "Replacement", "ReplaceStep", "Removal"}  # declare words inside, or change them
    none = {"Expansion", "Seats", "Between", "Card", "Scenario", "Invariant", "Paying", "Order", "Worth", "While"}
    none |= {"ReplaceTable", "Modify", "Cannot", "CannotAct", "Grant", "LosesText", "Slot", "Trigger", "Whenever"}
    assert {kind.__name__ for kind in nodes.Declaration.__args__} == words | lines | none
    members = {"Has", "Derived", "Fact", "Option", "Zones", "Scopes", "Slots", "Replaces", "TableForm"}
    rest = {"Players", "Say", "Version", "YouIs", "Asks", "Begins"}
    both = {*nodes.GameLine.__args__, *nodes.KindLine.__args__}
    assert {kind.__name__ for kind in both} == members | rest
