"""What the language server finds in one open game: names, completion, descriptions, colours;
and the checks beside it.
"""

from __future__ import annotations

import asyncio
import random
from time import monotonic

import pytest
from tests.conftest import ROOT

from ombre.compiler.driver import Compiled
from ombre.compiler.projects.places import UsageError
from ombre.desk.lsp import checking, outline, playing
from ombre.desk.lsp.checking import Checking
from ombre.desk.lsp.colours import TOKENS, colours
from ombre.desk.lsp.columns import read_column, written_column
from ombre.desk.lsp.completion import completions
from ombre.desk.lsp.drafts import draft
from ombre.desk.lsp.hover import hover
from ombre.desk.lsp.open_games import OpenGame, OpenGames
from ombre.desk.lsp.renaming import renamable, rename
from ombre.desk.lsp.server import item
from ombre.dsl.parser import parse
from ombre.dsl.source import Source
from ombre.dsl.vocabulary import scan
from ombre.prose.language.wording import wording_for

TOY = ROOT / "tests" / "fixtures" / "games" / "toy"
PATH = TOY / "base" / "draft.card"  # it is never on the disk
HEAD = 'trinket lamp "Lamp"\n  made_of iron    worth 7    copies 1\n  keep:\n'


class Desk:
    """A draft in the game toy, whose text each test replaces."""

    def __init__(self) -> None:
        self.games = OpenGames()
        self.show("")

    def show(self, text: str) -> tuple[OpenGame, str, int, int]:
        """Set the text; return the place of the `|` in it: line from 1, column from 0."""
        before, _, after = text.partition("|")
        game = self.games.write(PATH.resolve(), before + after)
        file = game.file(PATH.resolve())
        assert file is not None
        return game, file.source.name, before.count("\n") + 1, len(before) - before.rfind("\n") - 1

    def words(self, text: str) -> list[str]:
        return [one.text for one in completions(*self.show(text))]

    def told(self, text: str) -> str:
        game, name, line, column = self.show(text)
        found = hover(game, name, line, column + 1)
        return found[0] if found is not None else ""

    def key(self, text: str) -> tuple[str, str, str] | None:
        """What the word at the `|` refers to; the file in the scope of a name is left out."""
        game, name, line, column = self.show(text)
        word = game.word_at(name, line, column + 1)
        return None if word is None else (word.key[0], word.key[1].rpartition(":")[2], word.key[2])


@pytest.fixture(scope="module")
def desk() -> Desk:
    return Desk()


@pytest.mark.parametrize(
    ("text", "offered", "not_offered"),
    [
        ('trinket lamp "Lamp"\n  |', ["copies", "made_of", "worth", "keep"], ["score", "reach", "lamp"]),
        ('trinket lamp "Lamp"\n  made_of |', ["shell", "glass", "wood", "iron"], ["dry", "soaked", "reach"]),
        ('tide low "Low"\n  |', ["reach", "begin"], ["worth", "keep"]),
        (HEAD + "    you |", ["comb", "keep", "drop"], ["soak", "combs", "soaks"]),
        (HEAD + "    choose a gleaner as rival\n    rival |", ["combs", "keeps"], ["comb", "soaks"]),
        (HEAD + "    choose a gleaner as rival\n    rival keeps |", ["this", "lamp"][:1], ["rival", "you"]),
        ("rule damp: when |", ["gleaner", "trinket"], []),
        ("sc|", ["scenario"], ["choose"]),
        ('scenario s "s"\n  given:\n    players 2\n    put |', ["cockle", "neap_tide"], ["P1"]),
        ('scenario s "s"\n  given:\n    players 2\n  when:\n    run step |', ["search", "go_home"], ["turn"]),
        ('scenario s "s"\n  given:\n    players 2\n  then:\n    P1 is |', ["dry", "soaked"], ["iron"]),
    ],
)
def test_only_words_that_fit_are_offered(desk: Desk, text: str, offered: list[str], not_offered: list[str]) -> None:
    words = desk.words(text)
    assert [one for one in offered if one not in words] == []
    assert [one for one in not_offered if one in words] == []


@pytest.mark.parametrize("text", [HEAD + "    # you |", 'trinket lamp "La|mp"\n', HEAD + "    ) |", "|\x00"])
def test_nothing_is_offered_in_a_comment_or_a_title_or_after_a_mistake(desk: Desk, text: str) -> None:
    assert [word for word in desk.words(text) if word == "you"] == []


def test_the_ends_of_a_file_and_of_its_lines_are_places(desk: Desk) -> None:
    """A request may be about a place that the text no longer has."""
    game, name, _, _ = desk.show(HEAD)
    for line in (0, 1, 4, 5, 99):
        for column in (0, 3, 400):
            completions(game, name, line, column)
            hover(game, name, line, column)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('trinket la|mp "Lamp"\n', ("card", "", "lamp")),
        ('trin|ket lamp "Lamp"\n', ("kind", "", "trinket")),
        ('scenario sc "s"\n  then:\n    number of trin|kets in sand = 0\n', ("kind", "", "trinket")),
        ('trinket lamp "Lamp"\n  wor|th 1\n', ("property", "trinket", "worth")),
        ('trinket lamp "Lamp"\n  made_of ir|on\n', ("value", "stuff", "iron")),
        (HEAD + "    you com|b\n", ("verb", "", "combs")),
        (HEAD + "    choose a gleaner as riv|al\n", ("name", "3", "rival")),
        (HEAD + "    choose a gleaner as rival\n    riv|al combs\n", ("name", "3", "rival")),
        ("rule wi|nd: when turn ends:\n  current combs\n", ("rule", "", "wind")),
        ('scenario s|c "s"\n  then:\n    surge = 0\n', ("scenario", "", "sc")),
        ('scenario sc "s"\n  given:\n    put coc|kle in sand\n  then:\n    surge = 0\n', ("card", "", "cockle")),
        ('scenario sc "s"\n  given:\n    put cockle as c|1 in sand\n  then:\n    c1 is in sand\n', ("name", "1", "c1")),
        ('scenario sc "s"\n  then:\n    sur|ge = 0\n', ("property", "", "surge")),
        ("# trin|ket\n", None),
    ],
)
def test_what_a_word_refers_to(desk: Desk, text: str, key: tuple[str, str, str] | None) -> None:
    assert desk.key(text) == key


def test_a_word_is_described_with_its_declaration_and_a_keyword_with_an_example(desk: Desk) -> None:
    assert "verb who:gleaner combs" in desk.told(HEAD + "    you com|b\n")
    assert "A wave comes when the die shows less" in desk.told(HEAD + "    you com|b\n")
    assert "gleaner" in desk.told(HEAD + "    choose a gleaner as riv|al\n")
    assert "```card" in desk.told(HEAD + "    cho|ose a gleaner as rival\n")
    assert desk.told(HEAD + "    # com|b\n") == ""


def test_words_of_a_game_that_never_was_without_errors_are_described() -> None:
    """They have their declaration, with the comment above it, but no printed words."""
    desk = Desk.__new__(Desk)
    desk.games = OpenGames()
    broken = HEAD + "    you combbb\n"
    told = desk.told(broken + HEAD.replace("lamp", "lantern") + "    you com|b\n")
    game = desk.show(broken)[0]
    assert game.good is None and not game.desk.quick.ok
    assert "verb who:gleaner combs" in told and "A wave comes when" in told and "Printed" not in told
    assert "kind trinket is card" in desk.told(broken + 'trin|ket x "X"\n')
    assert "slot" in desk.told(broken + 'trinket x "X"\n  ke|ep:\n    you comb\n')
    assert "values stuff" in desk.told(broken + "kind x is card\n  fact y stu|ff\n")


def test_no_request_fails_in_a_broken_game() -> None:
    """Lines are taken out of the rules at random; all words that are left are described."""
    desk, die = Desk(), random.Random(3)
    verbs = TOY / "rules" / "verbs.card"
    text = verbs.read_text(encoding="utf-8")
    lines = text.split("\n")
    desk.games.write(verbs.resolve(), text)
    for _ in range(15):
        gone = {die.randrange(len(lines)) for _ in range(3)}
        game = desk.games.write(verbs.resolve(), "\n".join(line for at, line in enumerate(lines) if at not in gone))
        game.good = None
        file = game.file(verbs.resolve())
        assert file is not None
        for word in die.sample(game.words(file.source.name), 10):
            hover(game, file.source.name, word.span.line, word.span.column)
            completions(game, file.source.name, word.span.line, word.span.column)


def parts(text: str) -> list[tuple[str, str]]:
    """The coloured parts of a text of the game toy, each with its type."""
    game, name, _, _ = Desk().show(text)
    lines = text.split("\n")
    return [
        (lines[one.line][one.start : one.start + one.length], TOKENS[one.type])
        for one in colours(game.desk.source(name), game.words(name))
    ]


def test_all_parts_of_a_line_are_coloured() -> None:
    assert parts('trinket lamp "Lamp" # new\n\tworth 7\n  keep:\n    if worth of this >= 2:\n      you comb\n') == [
        ("trinket", "class"),
        ("lamp", "function"),
        ('"Lamp"', "string"),
        ("# new", "comment"),
        ("worth", "property"),
        ("7", "number"),
        ("keep", "event"),
        ("if", "keyword"),
        ("worth", "property"),
        ("of", "keyword"),
        ("this", "keyword"),
        (">=", "operator"),
        ("2", "number"),
        ("you", "keyword"),
        ("comb", "method"),
    ]


def test_colours_do_not_overlap_in_any_shipped_file() -> None:
    for path in sorted((ROOT / "cards" / "hearts").rglob("*.card")):
        source = Source(path.name, path.read_text(encoding="utf-8"))
        found = list(colours(source, ()))
        assert found and all(
            (one.line, one.start + one.length) <= (two.line, two.start)
            for one, two in zip(found, found[1:], strict=False)
        )


def test_columns_of_tabs() -> None:
    line = "\tworth\t7"
    read = [read_column(line, column) for column in range(len(line) + 2)]
    assert read == [0, 4, 5, 6, 7, 8, 9, 13, 14, 15]
    assert [written_column(line, column) for column in read] == list(range(len(line) + 2))
    assert [written_column(line, column) for column in (0, 1, 2, 3, 4)] == [0, 0, 0, 0, 1]


def test_a_draft_is_read_with_its_own_words_and_those_of_the_only_game(desk: Desk) -> None:
    text = 'kind gem is card\n  fact worth number\n\ngem ruby "Ruby"\n  worth 3\n'
    assert draft("untitled:a", text, []).errors == ()
    lamp = HEAD + "    you comb\n"
    assert draft("untitled:a", lamp, []).errors
    assert draft("untitled:a", lamp, desk.games.games).errors == ()
    assert draft("untitled:a", lamp.replace("  keep:", "  keep :"), desk.games.games).formatted() == lamp


def test_lenses_stand_above_scenarios_and_cards_that_begin_a_game(desk: Desk) -> None:
    text = 'tide low "Low"\n  reach 1\n\n' + HEAD + '    you comb\n\nscenario sc "s"\n  then:\n    surge = 0\n'
    game, name, _, _ = desk.show(text)
    found = outline.lenses(game.desk.parsed(name), game.desk.quick.model.beginnings)
    assert [(one.title, one.name) for one in found] == [
        ("Play from here", "low"),
        ("Run scenario", "sc"),
        ("Play from here", "sc"),
    ]


def test_editors_are_answered_in_their_language(desk: Desk) -> None:
    """Descriptions, what is offered, what stands above scenarios, and refusals."""
    german = wording_for("de-AT")
    game, name, line, column = desk.show('trinket lamp "Lamp"\n  wor|th 1\n')
    found = hover(game, name, line, column + 1, german)
    assert found is not None and "Zum Beispiel: `" in found[0] and "-mal benutzt." in found[0]
    offered = next(one for one in completions(*desk.show("sc|")) if one.text == "scenario" and one.sort == "snippet")
    assert item(offered, 0, "", said=german).detail == "ein neues Szenario"
    game, name, _, _ = desk.show(HEAD + '    you comb\n\nscenario sc "s"\n  then:\n    surge = 1\n')
    titles = {german.say(one.title) for one in outline.lenses(game.desk.parsed(name), ())}
    assert titles == {"Szenario ausführen", "Von hier spielen"}
    assert german.say(playing.ran(game, name, "sc", "de")) == "Zeile 8: surge ist 0, erwartet: 1"
    with pytest.raises(UsageError) as refused:
        renamable(game, name, 1, 99)
    assert german.error(refused.value) == "dieses Wort hat keine Deklaration, die sich umbenennen lässt"
    with pytest.raises(UsageError) as refused:
        rename(game, name, 1, 9, "if")
    assert german.error(refused.value) == "„if“ ist ein Wort der Sprache; wähle einen anderen Namen"
    with pytest.raises(UsageError) as refused:
        playing.ran(game, name, "no")
    assert german.error(refused.value) == "es gibt kein Element der Art Szenario mit dem Namen „no“"


def test_a_declaration_is_found_by_letters_of_its_name() -> None:
    source = Source("a", "kind gemstone is card\nkind german is card\n")
    parsed = parse(source, scan([source]))
    for wanted, names in {
        "GEMST": ["gemstone"],
        "GMN": ["gemstone", "german"],
        "": ["gemstone", "german"],
        "x": [],
    }.items():
        assert [one.name for one in outline.found_in(parsed, wanted)] == names


# ---------------------------------------------------------------------------------------------------------- checks


def test_checks_run_beside_the_requests_and_are_abandoned(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """The checks here never end by themselves; the loop goes on, and a newer text ends them."""

    def endless(version: Compiled) -> list[object]:
        while True:
            pass

    monkeypatch.setattr(checking, "check_model", endless)

    async def tried() -> tuple[int, object]:
        under_way = Checking(desk.show(HEAD + "    you comb\n")[0].desk.quick)
        task = asyncio.create_task(under_way.found())
        answered = 0
        for _ in range(20):  # requests that are answered meanwhile
            await asyncio.sleep(0)
            answered += not task.done()
        under_way.abandon()
        return answered, await asyncio.wait_for(task, 20)

    began = monotonic()
    assert asyncio.run(tried()) == (20, None)
    assert monotonic() - began < 20


def test_what_the_checks_find_is_kept_for_the_whole_result(desk: Desk) -> None:
    game = desk.show(HEAD + "    you comb\n    # a text that was not checked yet\n")[0]
    version = game.desk.to_check()
    assert version is not None
    found = asyncio.run(Checking(version).found())
    assert found is not None
    game.desk.checked(version, found)
    assert game.desk.to_check() is None
    assert {*game.desk.idle().diagnostics} >= {*version.diagnostics}
    assert len(game.desk.idle().diagnostics) == len(version.diagnostics) + len(found)


def test_an_error_of_the_program_in_the_checks_is_not_lost(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(version: Compiled) -> list[object]:
        raise ZeroDivisionError

    monkeypatch.setattr(checking, "check_model", failing)
    with pytest.raises(ZeroDivisionError):
        asyncio.run(Checking(desk.show(HEAD)[0].desk.quick).found())


def test_texts_are_read_again_when_a_message_file_changes() -> None:
    game = Desk().show("")[0]
    game.forget_texts()
    assert game.good is None
    whole = game.whole()
    assert whole is not None
    game.forget_texts()
    assert game.good is not whole
