"""`ombre locale check`: planted faults are found at their place, and the shipped locales have none."""

from __future__ import annotations

import re
import shutil
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ombre.compiler.driver import Compiled
from ombre.compiler.projects.places import GameFolder
from ombre.dsl.diagnostics import Diagnostic, tr
from ombre.dsl.source import Span
from ombre.prose.language import languages
from ombre.prose.proofreading import checking
from ombre.prose.proofreading.checking import check, of_game, of_program
from ombre.prose.proofreading.scope import CheckedLocale
from ombre.prose.proofreading.terms import Term
from ombre.prose.proofreading.texts import misprints, spaced_marks
from ombre.workshop.api.table import open_table
from ombre.workshop.cli import app

GAMES = {"crossfire": ["prime_runner"], "srtcg": []}


@cache
def whole(game: str) -> Compiled:
    """A shipped game with all its expansions."""
    return open_table(game, GAMES[game]).compiled


@dataclass(frozen=True)
class Plant:
    """A fault: an edit of a file, the code that is expected, and a text in the line at which it is expected.

    at: "" for a fault whose place is a card or a folder. says: a part of the message.
    """

    file: str
    old: str
    new: str
    code: str
    at: str
    says: str


PROGRAM = [
    Plant(
        "effects.ftl",
        "si { CLAUSE($condition) }, {",
        "si besoin, {",
        "E601",
        "si besoin",
        "'if' does not use $condition",
    ),
    Plant(
        "effects.ftl", "= tant que { CLAUSE($cond", "= tant que { $cond } { CLAUSE($cond", "E602", "{ $cond }", "$cond,"
    ),
    Plant(
        "effects.ftl",
        '.indicative = { NP($what) } devient une copie { NP($model, case: "de") } { $until }',
        '.indicative = devient une copie { NP($model, case: "de") } { $until }',
        "E601",
        ".indicative = devient une copie",
        "$what",
    ),
    Plant(
        "effects.ftl",
        ".indicative = { NP($chooser) } { AGR($chooser) ->\n        [you] choisissez\n        [one] choisit\n"
        "       *[other] choisissent\n      } { NP($what) }",
        ".indicative = { AGR($chooser) ->\n        [you] choisissez\n        [one] choisit\n       *[other] prennent\n"
        "      } { NP($what) }",
        "E603",
        ".indicative = { AGR($chooser)",
        "'choose.indicative' does not say $chooser",
    ),
    Plant(
        "effects.ftl",
        'une fois par { NP($scope, det: "none") }, {',
        "une fois { PLURAL($scope) ->\n        [one] ici\n       *[other] là\n      }{ AGR($action) ->\n"
        '        [one] par { NP($scope, det: "none") }\n       *[other] parfois\n      }, {',
        "E603",
        ".indicative = une fois { PLURAL",
        "$scope",
    ),
    Plant("effects.ftl", "jusqu'à la fin de la partie", '{ "" }', "E604", '.indicative = { "" }', "'rest-of-game."),
    Plant(
        "effects.ftl",
        ".indicative = dès que { CL",
        ".indicative = { quand-donc } { CL",
        "E605",
        "whenever =",
        "no message quand-donc",
    ),
    Plant(
        "effects.ftl",
        'une copie { NP($model, case: "de") } { $until }\n# source',
        'une copie { NP($model, case: "du") } { $until }\n# source',
        "E605",
        "copy =",
        "uses the case du",
    ),
    Plant("grammar.ftl", "    [f] laquelle\n", "    [fem] laquelle\n", "W602", "m-which = pour", "[fem]"),
    Plant("grammar.ftl", "# source: 8d8d4a5e", "m-onwed = à qui\n# source: 8d8d4a5e", "W508", "m-onwed =", "'m-onwed'"),
    Plant("effects.ftl", "# source: 902620f2", "# source: 00000000", "W607", "rest-of-game =", "is stale"),
    Plant("table.ftl", "table-yes =", "table-yes = oui\ntable-yes =", "W604", "table-yes =", "given twice"),
    Plant("sheet.ftl", "mesure 80", "mesure 90", "W609", "sheet-ruler =", "other numbers"),
    Plant(
        "table.ftl",
        "why-nothing-yet = rien n'est encore arrivé",
        "why-nothing-yet = nothing has happened yet",
        "W609",
        "why-nothing-yet =",
        "the words of its source",
    ),
    Plant(
        "effects.ftl",
        ".indicative = si { CLAUSE($condition) }, { CLAUSE($action) } ; sinon, { CLAUSE($otherwise) }",
        ".indicative = si { CLAUSE($condition) }, { CLAUSE($otherwise) } ; sinon, { CLAUSE($action) }",
        "W609",
        "{ CLAUSE($otherwise) } ; sinon",
        "$otherwise before $action",
    ),
    Plant(
        "effects.ftl",
        ".indicative = { NP($what) } n'existe pas",
        ".indicative = { NP($what) } existe",
        "W609",
        ".indicative = { NP($what) } existe",
        "'exists' and 'exists-not'",
    ),
    Plant(
        "effects.ftl",
        ".imperative = choisissez une option",
        ".imperative = choisisez une option",
        "W606",
        "choisisez",
        "elsewhere it is 'choisissez'",
    ),
    Plant(
        "effects.ftl",
        '        [one] { " " }puis\n',
        "",
        "W602",
        ".imperative = { CLAUSE($first, frame",
        "only the variant",
    ),
    Plant("locale.yaml", "readers, homes,", "readers, home,", "E605", "plan:", "'home'"),
    Plant(
        "grammar.ftl",
        'ending: "duquel-body") }',
        'ending: "duquel-body")',
        "E135",
        "link-from =",
        "a brace is not closed",
    ),
    Plant("sheet.ftl", "sheet-title =", "pas un message\nsheet-title =", "E135", "pas un message", "not a message"),
    Plant(
        "diagnostics.po",
        'msgid "a {0}"\nmsgstr "«\u00a0{0}\u00a0»"',
        'msgid "a {0}"\nmsgstr "un"',
        "E608",
        'msgid "a {0}"',
        "{0}",
    ),
    Plant("diagnostics.po", 'msgid "a kind"', 'msgid "a sort"', "W607", 'msgid "a sort"', "no such message"),
]
GAME = [
    Plant(
        "lexicon.ftl",
        "# source: 1a1046f8",
        "n-gaer =\n    .one = carte\n# source: 1a1046f8",
        "W508",
        "n-gaer =",
        "'n-gaer'",
    ),
    Plant(
        "lexicon.ftl",
        "    .other = cibles\n    .gender",
        "    .other = cibles\n    .gendre",
        "W603",
        ".gendre",
        ".gendre",
    ),
    Plant(
        "lexicon.ftl",
        "    .other = missions\n    .gender = f",
        "    .other = missions\n    .gender = fem",
        "E605",
        ".gender = fem",
        "allowed is: m, f",
    ),
    Plant(
        "lexicon.ftl",
        "    .one = carte\n    .other = cartes\n    .gender = f",
        "    .one = carte\n    .other = cartes",
        "W602",
        "n-gear =",
        "has the gender 'm'",
    ),
    Plant("lexicon.ftl", "a-symbol-black = noir{ agree }", "a-symbol-black = noir", "W602", "a-symbol-black", "agree"),
    Plant(
        "lexicon.ftl",
        "    .one = Augmentation\n    .other = Augmentations",
        "    .one = Bonus\n",
        "W605",
        ".one = Bonus",
        "'upgrade'",
    ),
    Plant("lexicon.ftl", "k-recall = RAPPEL", "k-recal = RAPPEL", "W508", "k-recal =", "'k-recal'"),
    Plant("lexicon.ftl", "", "", "W608", "", "no message k-recall"),
    Plant("verbs.ftl", "    .plural = restaurent\n", "", "E605", "restores =", ".plural"),
    Plant(
        "verbs.ftl",
        "# source: 47cc6500",
        "draws--z-row = pioche\n# source: 47cc6500",
        "W603",
        "draws--z-row =",
        "matches no text",
    ),
    Plant(
        "verbs.ftl",
        "# source: 3859b6f8",
        "n-boss =\n    .one = boss\n# source: 3859b6f8",
        "W604",
        "n-boss =",
        "given twice",
    ),
    Plant(
        "verbs.ftl", "modify--p-gear-cost =", "modify--p-gear-prize =", "W508", "modify--p-gear-prize", "p-gear-prize"
    ),
    Plant(
        "verbs.ftl",
        "ayant pour type { LIST($values, $p",
        "ayant pour type { $valeurs } { LIST($values, $p",
        "E602",
        "$valeurs",
        "$valeurs",
    ),
    Plant("verbs.ftl", "    .polite = gagnez\n", "    .polite = gagnez 7 fois\n", "E606", "", "added [7]"),
    Plant("verbs.ftl", "    .polite = défaussez\n", '    .polite = défaussez { "{" }\n', "E607", "", "'{'"),
    Plant(
        "verbs.ftl", "    .polite = piochez\n", "    .polite = piochez piochez\n", "W606", "", "'piochez' occurs twice"
    ),
    Plant("verbs.ftl", "    .polite = vainquez\n", "    .polite = vainquez (\n", "W606", "", "'(' has no partner"),
    Plant("verbs.ftl", "# source: 42cba759", "# source: 42cba750", "W607", "suffers =", "'suffers' is stale"),
    Plant(
        "names.po",
        'msgstr "Tir de Couverture"',
        'msgstr "Tir du Coureur"',
        "W605",
        'msgctxt "covering_fire"',
        "Coureur",
    ),
    Plant("names.po", 'msgctxt "quick_shot"', 'msgctxt "quickest_shot"', "W508", 'msgctxt "quickest_shot"', "no card"),
    Plant(
        "names.po",
        'msgstr "Drone de Combat Léger"',
        'msgstr "Drone {num: one"',
        "E607",
        'msgctxt "light_combat_drone"',
        "'{'",
    ),
    Plant(
        "names.po",
        'msgstr "Esprit du Feu"',
        'msgstr "Spirit of Fire"',
        "W609",
        'msgctxt "spirit_of_fire"',
        "not translated",
    ),
    Plant("names.po", 'msgstr "Mains Vides', 'msgstr "Boule de Feu', "W604", 'msgctxt "fireball"', "same name: Boule"),
    Plant(
        "names.po",
        "Équipe de Videurs {gender: f}",
        "Équipe de Videurs {gender: m}",
        "W602",
        'msgctxt "door_crew"',
        "gender 'm'",
    ),
    Plant("names.po", 'msgstr "Gargouille {gender: f}"', 'msgstr ""', "W601", "", "the name of 'gargoyle' is missing"),
    Plant("lexicon.ftl", "", "", "W605", ".gender = fem", "the glossary has 'f'"),
    Plant("names.po", 'msgctxt "mana"', 'msgctxt "mark"', "W508", 'msgctxt "mark"', "already has a name"),
    Plant("names.po", 'msgid "Covering Fire"', 'msgid "Fire"', "W607", 'msgctxt "covering_fire"', "was called 'Fire'"),
]


def planted(folder: Path, plants: list[Plant]) -> dict[str, str]:
    """Edit the files of a folder; return their texts."""
    texts = {plant.file: (folder / plant.file).read_text(encoding="utf-8") for plant in plants}
    for plant in plants:
        assert plant.old in texts[plant.file], plant
        texts[plant.file] = texts[plant.file].replace(plant.old, plant.new, 1) if plant.old else texts[plant.file]
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    return texts


def lines_of(plant: Plant, text: str) -> set[int]:
    """The lines of a text at which the fault may be reported: that of `at`, the last one if there are several."""
    return {number for number, line in enumerate(text.split("\n"), 1) if plant.at in line}


Found = tuple[dict[str, str], list[Diagnostic]]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Found:
    """The shipped locales with all planted faults of the program in French, and what is found."""
    root = tmp_path_factory.mktemp("program")
    with pytest.MonkeyPatch.context() as patch:
        for folder in languages.LOCALES.iterdir():
            shutil.copytree(folder, root / folder.name)
        texts = planted(root / "fr", PROGRAM)
        patch.setattr(languages, "LOCALES", root)
        return texts, list(of_program("fr"))


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Found:
    """A game with all planted faults in French, and what is found."""
    root = tmp_path_factory.mktemp("game") / "crossfire"
    compiled = whole("crossfire")
    home = compiled.project.folder
    for folder in compiled.project.folders:
        if (folder / "locales").is_dir():
            shutil.copytree(folder / "locales", root / folder.relative_to(home) / "locales")
        if (folder / "set.yaml").is_file():
            (root / folder.relative_to(home)).mkdir(parents=True, exist_ok=True)
            shutil.copy(folder / "set.yaml", root / folder.relative_to(home))
    texts = planted(root / "locales" / "fr", GAME)
    folders = tuple(root / folder.relative_to(home) for folder in compiled.project.folders)
    moved = replace(compiled, project=replace(compiled.project, place=GameFolder("crossfire", root), folders=folders))
    return texts, list(of_game(CheckedLocale("fr", moved)))


def assert_found(plant: Plant, found: Found) -> None:
    texts, diagnostics = found
    said = [d for d in diagnostics if d.code == plant.code and plant.says in f"{d.message}"]
    if plant.at:
        said = [d for d in said if d.span.source.endswith(f"/{plant.file}")]
        said = [d for d in said if d.span.line in lines_of(plant, texts[plant.file])]
    else:
        said = [d for d in said if not d.span.source.endswith((".ftl", ".po"))]
    assert said, [str(d.message) for d in diagnostics if d.code == plant.code]
    assert all(d.severity == ("error" if plant.code[0] == "E" else "warning") for d in said)


@pytest.mark.parametrize("plant", PROGRAM, ids=lambda plant: f"{plant.code} {plant.says}")
def test_a_fault_in_the_program_is_found(plant: Plant, program: Found) -> None:
    assert_found(plant, program)


@pytest.mark.parametrize("plant", GAME, ids=lambda plant: f"{plant.code} {plant.says}")
def test_a_fault_in_a_game_is_found(plant: Plant, game: Found) -> None:
    assert_found(plant, game)


def test_nothing_is_found_beside_the_faults(program: Found, game: Found) -> None:
    """Each diagnostic of a message file is of a line of an entry that was edited."""

    def allowed(plants: list[Plant]) -> set[tuple[str, str]]:
        return {(plant.file, plant.code) for plant in plants}

    for (_, found), plants in ((program, PROGRAM), (game, GAME)):
        other = [d for d in found if (Path(d.span.source).name, d.code) not in allowed(plants)]
        assert {d.code for d in other} <= {"E606", "E607", "W601", "W605", "W606", "W607", "W608"}, [
            d.render(lambda s: "") for d in other
        ]


@pytest.mark.parametrize("language", ["de", "en", "es", "fr"])
def test_the_shipped_locales_have_no_fault(language: str) -> None:
    found = check(language, [whole(name) for name in GAMES])
    assert [one.render(lambda span: "") for one in found] == []


@pytest.mark.parametrize(
    ("word", "text", "has"),
    [
        ("Hindernis", "Wirf ein normales Hindernis ab.", True),
        ("Hindernis", "vor den Hindernissen", True),
        ("événement", "Les Evénements", True),
        ("Nuyen", "Sie zahlt 3 Neuyen.", False),
        ("Force d'Attaque", "sa Force d’Attaque", True),
        ("PV", "2 points", False),
    ],
)
def test_a_term_is_recognised_in_its_forms(word: str, text: str, has: bool) -> None:
    assert Term(Path("terms.po"), 1, "x", word, (), ()).is_in(text) is has
    assert Term(Path("terms.po"), 1, "x", "Anderswort", (), (word,)).is_in(text) is has


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("de", "Zieh 1 Karte.", []),
        ("de", "Zieh 1  Karte.", ["two spaces"]),
        ("de", "Zieh 1 Karte , dann noch eine.", ["a space before ','"]),
        ("de", "Zieh 1 Karte", ["without a full stop"]),
        ("de", "„Zieh 1 Karte“: fertig.", []),
        ("de", "„Zieh 1 Karte: fertig.", ["'„' has no partner"]),
        ("de", "Zieh 1 Karte) und noch eine.", ["')' has no partner"]),
        ("de", "Zieh, , dann noch eine.", ["a space before ','", "nothing between ',' and ','"]),
        ("fr", "FRAPPE\u00a0: piochez 1 carte.", []),
        ("fr", "FRAPPE: piochez 1 carte.", ["no space before ':'"]),
        ("de", "TREFFER : zieh 1 Karte.", ["a space before ':'"]),
        ("en", "Draw the the card.", ["'the' occurs twice"]),
        ("en", "[START] You (and he) draw “1” card.", []),
    ],
)
def test_a_text_is_proofread(language: str, text: str, said: list[str]) -> None:
    locale = CheckedLocale(language).locale
    found = [str(told) for told in misprints(text, spaced_marks(locale), locale)]
    assert len(found) == len(said) and all(part in told for part, told in zip(said, found, strict=True)), found


def test_the_command_lists_faults_by_code(monkeypatch: pytest.MonkeyPatch) -> None:
    made = [Diagnostic("E601", tr("fault {0}", n), Span("fr.ftl", n, 1, n, 2)) for n in range(1, 6)]
    made.append(Diagnostic("W604", tr("twice"), Span("fr.ftl", 9, 1, 9, 2), severity="warning"))

    def made_up(language: str, games: list[Compiled]) -> list[Diagnostic]:
        return made

    monkeypatch.setattr(checking, "check", made_up)
    done = CliRunner().invoke(app, ["locale", "check", "fr", "--game", "srtcg"])
    assert done.exit_code == 1
    assert "E601: a message does not use an argument: 5\n" in done.stderr
    assert len(re.findall(r"fr\.ftl:\d", done.stderr)) == 4 and "... and 2 more (--all lists them)" in done.stderr
    assert done.stdout == "fr: 5 errors, 1 warning\n"
    everything = CliRunner().invoke(app, ["locale", "check", "fr", "--game", "srtcg", "--all"])
    assert len(re.findall(r"fr\.ftl:\d", everything.stderr)) == 6
    del made[:-1]
    assert CliRunner().invoke(app, ["locale", "check", "fr", "--game", "srtcg"]).exit_code == 0


def test_a_language_with_errors_is_no_release(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made = [Diagnostic("E601", tr("fault {0}", n), Span("fr.ftl", n, 1, n, 2)) for n in range(1, 6)]

    def made_up(language: str, games: list[Compiled]) -> list[Diagnostic]:
        return made

    monkeypatch.setattr(checking, "check", made_up)
    page = tmp_path / "role.html"
    wanted = ["sheet", "srtcg", "--locale", "fr", "--release", "--kind", "contact", "--to", "html", "-o", str(page)]
    done = CliRunner().invoke(app, wanted)
    assert str(done.exception).startswith("this is no release in fr: fr.ftl:1: fault 1; fr.ftl:2: fault 2; ")
    assert str(done.exception).endswith("and 2 more; see 'ombre locale check fr'")
    assert not page.exists()
    del made[:]
    assert CliRunner().invoke(app, wanted).exit_code == 0 and page.exists()
