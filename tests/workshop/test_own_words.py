"""Words of the author's own on cards: printed, translated in `names.po` as names are, and no part of the rules."""

from __future__ import annotations

import json
import re
from pathlib import Path

import polib
import pytest
from typer.testing import CliRunner

from ombre.compiler.driver import compile_project
from ombre.compiler.projects.places import UsageError
from ombre.compiler.projects.project import open_game
from ombre.compiler.rules_digest import lines
from ombre.desk.gallery.site import Site
from ombre.desk.lsp.completion import completions
from ombre.desk.lsp.open_games import OpenGame, OpenGames
from ombre.desk.lsp.renaming import rename
from ombre.lab.mutation.testing import Mutation
from ombre.prose.language.languages import names
from ombre.prose.proofreading.files_beside_cards import faults
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.building import catalog
from ombre.workshop.cli import app
from ombre.workshop.printing.printer import Printer

from ..prose.stale_world import World, world

CARDS = "cards/low_tide/base/trinkets.card"
RULES = "cards/low_tide/rules/game.card"
NAMES = "cards/low_tide/locales/fr/names.po"
FLAVOUR = "It burns: 3 nights, no more!"
FRENCH = "Elle brûle : 3 nuits, pas plus !"
ENTRY = '# ours\nmsgctxt "storm_lantern flavour"\nmsgid "{0}"\nmsgstr "{1}"\n'


@pytest.fixture
def beach(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> World:
    """The toy game, in which trinkets can have words, and two have."""
    found = world(tmp_path / "here", monkeypatch)
    found.change(RULES, "  fact made_of stuff\n", "  fact made_of stuff\n  fact flavour words\n  fact credit words\n")
    head = 'trinket storm_lantern "Storm Lantern"\n'
    found.change(CARDS, head, f'{head}  flavour "{FLAVOUR}"\n  credit "Drawn by A. Painter"\n')
    found.accept()
    monkeypatch.chdir(tmp_path)
    return found


def translate(beach: World, text: str = FRENCH, source: str = FLAVOUR, id: str = "storm_lantern flavour") -> None:
    """Write the French words, as a translator does."""
    path = beach.root / NAMES
    entry = ENTRY.replace("storm_lantern flavour", id).format(source, text)
    path.write_text(f"{path.read_text(encoding='utf-8').rstrip()}\n\n{entry}", encoding="utf-8")


def printer(language: str) -> Printer:
    return Printer(Table(open_game("low_tide")), language)


def said(*arguments: str, code: int = 0) -> str:
    done = CliRunner().invoke(app, arguments, catch_exceptions=False)
    assert done.exit_code == code, done.output
    return done.output


# ---------------------------------------------------------------------------------------------------- printed


def test_words_stand_after_the_text_in_quotes(beach: World) -> None:
    name, *_, flavour, credit = printer("en").plain("storm_lantern")
    assert name == "Storm Lantern"
    assert (flavour, credit) == ("“It burns: 3 nights, no more!”", "“Drawn by A. Painter”")
    assert printer("en").words_of(printer("en").cards["cockle"]) == {}


def test_words_without_a_translation_are_marked(beach: World) -> None:
    card = printer("fr").cards["storm_lantern"]
    untranslated = {"flavour": f"[en] {FLAVOUR}", "credit": "[en] Drawn by A. Painter"}
    assert printer("fr").words_of(card) == untranslated
    assert "1 carte" not in said("text", "cockle", "--locale", "fr")
    translate(beach)
    now = {**untranslated, "flavour": "Elle brûle\u00a0: 3 nuits, pas plus\u202f!"}  # with the spaces of the language
    assert printer("fr").words_of(card) == now
    assert printer("fr").plain("storm_lantern")[-2] == f"«\u00a0{now['flavour']}\u00a0»"
    told = said("text", "storm_lantern", "--locale", "fr")
    assert "storm_lantern credit" in told and "storm_lantern flavour" not in told


def test_words_in_braces_are_words(beach: World) -> None:
    translate(beach, "Elle {gender: f}")
    assert printer("fr").words_of(printer("fr").cards["storm_lantern"])["flavour"] == "Elle {gender\u00a0: f}"


def test_words_follow_a_card_to_its_new_id(beach: World) -> None:
    translate(beach)
    beach.change(CARDS, 'trinket storm_lantern "', 'trinket storm_lamp "')
    beach.change(CARDS, f'  flavour "{FLAVOUR}"\n', f'  formerly storm_lantern\n  flavour "{FLAVOUR}"\n')
    assert printer("fr").words_of(printer("fr").cards["storm_lamp"])["flavour"].startswith("Elle brûle")
    assert "printed words 1 of 2\n    missing storm_lamp credit" in said("locale", "status", "fr", "--game", "low_tide")


def test_the_gallery_shows_words_in_italics(beach: World) -> None:
    path = (beach.root / CARDS).resolve()
    game = OpenGames().write(path, path.read_text(encoding="utf-8"))
    whole = game.whole()
    assert whole is not None
    found = dict(Site(game, whole, ["en"])._of_language("en", set()))  # pyright: ignore[reportPrivateUsage]
    page = next(text for path, text in found.items() if path.endswith("storm_lantern.html")).decode()
    assert "<p><em>It burns: 3 nights, no more!</em></p>\n<p><em>Drawn by A. Painter</em></p>" in page
    assert f"“{FLAVOUR}”" not in page


# ------------------------------------------------------------------------------------------- no part of the rules


def test_the_catalog_has_words_and_the_rules_have_not(beach: World) -> None:
    compiled = beach.compiled()
    card = json.loads(catalog.render(compiled.model, compiled.project))["cards"]["storm_lantern"]
    assert card["words"] == {"flavour": FLAVOUR, "credit": "Drawn by A. Painter"}
    assert not {"flavour", "credit"} & {*card["facts"]}
    rules = [line for file in compiled.model.files for line in lines(compiled.model, file)]
    assert rules and not any("flavour" in line or "Painter" in line for line in rules)


def test_no_mutant_changes_words(beach: World) -> None:
    before = (beach.root / CARDS).read_text(encoding="utf-8").split("\n")
    at = next(number for number, line in enumerate(before, 1) if FLAVOUR in line)
    found = Mutation(open_table("low_tide")).mutants(lambda source: source.endswith(("trinkets.card", "game.card")))
    changed = {one.line for one in found if one.source.endswith("trinkets.card")}
    assert len(changed) > 3 and not changed & {at, at + 1}
    assert not any({"flavour", "credit"} & {*one.after.split()} for one in found)


# ---------------------------------------------------------------------------------------------------- translated


def test_update_adds_words_and_status_counts_them(beach: World) -> None:
    assert "low_tide: printed words 0 of 2\n    missing storm_lantern flavour\n" in said(
        "locale", "status", "fr", "--game", "low_tide"
    )
    assert "names.po: 2 added" in said("locale", "update", "fr", "--game", "low_tide")
    text = (beach.root / NAMES).read_text(encoding="utf-8")
    assert "#. Words on the card 'Storm Lantern': flavour\n" in text
    assert f'msgctxt "storm_lantern flavour"\nmsgid "{FLAVOUR}"\nmsgstr ""\n' in text
    ids = re.findall(r'msgctxt "(.*)"', text)
    assert ids == sorted(ids)
    assert "storm_lantern flavour" in said("locale", "status", "fr", "--game", "low_tide")
    (beach.root / NAMES).write_text(
        text.replace(f'"{FLAVOUR}"\nmsgstr ""', f'"{FLAVOUR}"\nmsgstr "Elle brûle 3 nuits."')
    )
    assert "printed words 1 of 2" in said("locale", "status", "fr", "--game", "low_tide")


TOOLS = [
    ("Sel &amp; eau : 3 nuits !", "Sel & eau : 3 nuits !", "has '&amp;', which is not for readers"),
    ("&laquo;&#xa0;3 nuits&nbsp;!", "«\u00a03 nuits\u00a0!", "has '&laquo;', which is not for readers"),
    ("Elle dit &quot;3&quot;.", 'Elle dit "3".', "has '&quot;', which is not for readers"),
    ("Sel\\nou eau : 3 nuits !", "Sel ou eau : 3 nuits !", "has '\\n', which is not for readers"),
    ("Sel\\tou eau : 3 nuits !", "Sel ou eau : 3 nuits !", "has '\\t', which is not for readers"),
    (" Sel ou eau : 3 nuits !", "Sel ou eau : 3 nuits !", "begins or ends with a space"),
    ("Sel ou eau : 3 nuits ! ", "Sel ou eau : 3 nuits !", "begins or ends with a space"),
]


@pytest.mark.parametrize(("id", "source"), [("storm_lantern", "Storm Lantern"), ("storm_lantern flavour", FLAVOUR)])
def test_what_a_tool_wrote_for_a_letter_is_said_and_not_printed(id: str, source: str, beach: World) -> None:
    path = beach.root / NAMES
    before = re.sub(rf'(#.*\n)*msgctxt "{id}"\n.*\n.*\n', "", path.read_text(encoding="utf-8"))
    for written, meant, wrong in TOOLS:
        path.write_text(before, encoding="utf-8")
        translate(beach, written, source, id)
        line = path.read_text(encoding="utf-8").split("\n").index(f'msgctxt "{id}"') + 1
        [found] = [one for one in faults(compile_project(open_game("low_tide"))) if one.code == "W606"]
        assert (found.span.line, found.severity) == (line, "warning")
        assert found.message == f"the translation of '{source}' {wrong}"
        assert f'msgstr "{polib.escape(meant)}"' in found.help
        assert names([path.parent])[id].text == meant


def test_words_are_stale_when_the_english_changes(beach: World) -> None:
    translate(beach)
    beach.change(CARDS, FLAVOUR, "It burns for 3 nights.")
    told = said("locale", "status", "fr", "--game", "low_tide")
    assert "printed words 1 of 2, 1 stale" in told
    assert f"the words on the card were '{FLAVOUR}', and are now 'It burns for 3 nights.'" in told
    assert "storm_lantern" in said("text", "storm_lantern", "--locale", "fr").split("voir")[0]
    assert "It burns for 3 nights." in said("locale", "changes", "fr", "--game", "low_tide")
    assert "1 accepted" in said("locale", "accept", "fr", "storm_lantern flavour", "--game", "low_tide")
    assert 'msgid "It burns for 3 nights."' in (beach.root / NAMES).read_text(encoding="utf-8")
    assert beach.stale() == []


def test_a_release_needs_all_words(beach: World) -> None:
    cards = [printer("fr").cards["storm_lantern"]]
    with pytest.raises(UsageError, match="storm_lantern flavour: it is not translated; storm_lantern credit"):
        printer("fr").release(cards)
    translate(beach)
    translate(beach, "Dessin d’A. Painter", "Drawn by A. Painter", "storm_lantern credit")
    printer("fr").release(cards)
    beach.change(CARDS, FLAVOUR, "It burns.")
    with pytest.raises(UsageError, match="storm_lantern: stale: storm_lantern flavour"):
        printer("fr").release(cards)
    printer("en").release(cards)


@pytest.mark.parametrize("form", ["po", "xliff"])
def test_words_go_to_a_translation_tool_and_back(beach: World, form: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    said("locale", "export", "fr", "--game", "low_tide", "--to", form, "-o", str(out))
    (path,) = out.rglob("low_tide/names.*")
    text = path.read_text(encoding="utf-8")
    if form == "po":
        new = text.replace(f'msgid "{FLAVOUR}"\nmsgstr ""', f'msgid "{FLAVOUR}"\nmsgstr "{FRENCH}"')
    else:
        source = f'<source>{FLAVOUR}</source>\n        <target state="needs-translation"'
        new = re.sub(
            f"{re.escape(source)} ?/>",
            f'<source>{FLAVOUR}</source>\n<target state="translated">{FRENCH}</target>',
            text,
        )
    assert new != text
    path.write_text(new, encoding="utf-8")
    said("locale", "import", str(out))
    assert ENTRY.format(FLAVOUR, FRENCH) in (beach.root / NAMES).read_text(encoding="utf-8")
    beach.change(CARDS, FLAVOUR, "It burns.")
    said("locale", "export", "fr", "--game", "low_tide", "--to", form, "-o", str(tmp_path / "again"))
    (path,) = (tmp_path / "again").rglob("low_tide/names.*")
    assert ("#, fuzzy" if form == "po" else "needs-review-translation") in path.read_text(encoding="utf-8")


def test_an_audit_compares_words_with_a_book(beach: World, tmp_path: Path) -> None:
    translate(beach)
    claims = "source: {title: Book, edition: First}\ngame: low_tide\nlanguage: fr\nclaims:\n"
    facts = '  - card: storm_lantern\n    facts: {flavour: "Elle brûle : 3 nuits, pas plus !", worth: 1}\n'
    path = tmp_path / "claims.yaml"
    path.write_text(claims + facts, encoding="utf-8")
    assert "2 agree" in said("locale", "audit", str(path))
    path.write_text(claims + facts.replace("pas plus", "ou plus"), encoding="utf-8")
    assert "1 agree" in said("locale", "audit", str(path), code=1)


FAULTS = [
    ("storm_lantern flavour", "Elle brûle.", "W609", "have other numbers than their source"),
    ("storm_lantern flavour", "Elle {x: 3}.", "E607", "have '{', which is not for readers"),
    ("storm_lantern flavour", "Elle brûle brûle 3 nuits.", "W606", "the word 'brûle' occurs twice"),
    ("storm_lantern flavour", FLAVOUR, "W609", "are not translated"),
]


@pytest.mark.parametrize(("id", "text", "code", "told"), FAULTS)
def test_words_are_checked_as_names_are(beach: World, id: str, text: str, code: str, told: str) -> None:
    assert "W601" in said("locale", "check", "fr", "--game", "low_tide", "--all")
    translate(beach, text, id=id)
    found = said("locale", "check", "fr", "--game", "low_tide", "--all", code=1 if code[0] == "E" else 0)
    line = next(line for line in found.split("\n") if told in line)
    assert code in line and "'flavour' of 'storm_lantern'" in line
    assert "the words 'credit' of 'storm_lantern' are missing" in found
    assert "the words 'flavour' of 'storm_lantern' are missing" not in found


@pytest.mark.parametrize(
    ("id", "told"),
    [
        ("storm_lantern flavours", "the card 'storm_lantern' has no words 'flavours' | did you mean 'flavour'?"),
        ("cockle flavour", "the card 'cockle' has no words 'flavour' | delete it, or write the words on the card"),
        ("storm_lanter flavour", "there is no card 'storm_lanter' | did you mean 'storm_lantern'?"),
    ],
)
def test_words_of_no_card_are_told(beach: World, id: str, told: str) -> None:
    translate(beach, id=id)
    message, help = told.split(" | ")
    found = said("check", str(beach.game))
    assert f"warning[W508]: {message}" in found and help in found


def test_words_that_are_given_twice_are_told(beach: World) -> None:
    translate(beach)
    translate(beach)
    assert "this file already has a name for 'storm_lantern flavour'" in said("check", str(beach.game))


# ---------------------------------------------------------------------------------------------------- in an editor


def opened(beach: World, old: str = "", new: str = "") -> OpenGame:
    path = (beach.root / CARDS).resolve()
    return OpenGames().write(path, path.read_text(encoding="utf-8").replace(old, new, 1))


def place_of(game: OpenGame, beach: World, text: str) -> tuple[str, int, int]:
    file = game.file((beach.root / CARDS).resolve())
    assert file is not None
    source = file.source.text
    before = source[: source.index(text)]
    return file.source.name, before.count("\n") + 1, len(before) - before.rfind("\n") - 1


def test_words_are_offered_on_a_line_of_their_own(beach: World) -> None:
    game = opened(beach, "  made_of shell    worth 1    copies 8", "  \n  made_of shell    worth 1    copies 8 ")
    name, line, column = place_of(game, beach, "  \n  made_of shell    worth 1    copies 8 ")
    assert {"flavour", "credit"} <= {one.text for one in completions(game, name, line, column + 2)}
    offered = completions(game, name, line + 1, column + len("  made_of shell    worth 1    copies 8 "))
    assert not {"flavour", "credit"} & {one.text for one in offered}
    name, line, column = place_of(game, beach, "you drop this")
    assert "flavour" not in {one.text for one in completions(game, name, line, column)}


def test_a_renamed_fact_is_renamed_in_files_of_names(beach: World) -> None:
    translate(beach)
    game = opened(beach)
    name, line, column = place_of(game, beach, "flavour")
    edits = rename(game, name, line, column + 1, "story").edits
    files = {path.name: [edit.text for edit in found] for path, found in edits.items()}
    assert files == {"trinkets.card": ["story"], "game.card": ["story"], "names.po": ["story"]}
    name, line, column = place_of(game, beach, "storm_lantern")
    edits = rename(game, name, line, column + 1, "lamp").edits
    assert len(next(found for path, found in edits.items() if path.name == "names.po")) == 2
