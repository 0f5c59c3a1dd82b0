"""Every statement, trigger and restriction, in every context that the grammar allows, in each whole language.

`sentence_grid.py` makes the cards from the table of constructs, `sentence_texts.py` prints them, and
`sentence_judge.py` reads the texts: it knows words, and nothing of the program. The suite takes a
sample, `make long` all of them.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from ombre.compiler.driver import HeldGame, resolve_project
from ombre.dsl.source import Source
from ombre.dsl.vocabulary import scan
from ombre.prose.sentences.declared_words import declared

from ..budget import LONG, parts
from ..compiler.samples import sampled
from .sentence_grid import Cell, Lines, grid
from .sentence_judge import Noun, Reader, faults, reader
from .sentence_texts import GAME, WHOLE, alike, base, texts, words

ROOT = Path(__file__).parents[2]
SAMPLE = 300
GROUPS = 60
# Why the compiler refuses a row in all places of a card: a seat (P1), a name that the row binds itself, some of several
# things that nobody has chosen, a player with a seat who joins, an item of a zone, the result of a running game.
REFUSED = {"E110", "E130", "E301", "E312", "E203", "E216", "E002", "E113"}
# Lines that only scenarios contain have no text.
UNPRINTED = ("RunSetup", "Answer", "AllPass")


@cache
def cells() -> list[Cell]:
    return grid(words())


@cache
def readers() -> dict[str, Reader]:
    known = declared(resolve_project(base(), HeldGame.none()).model)
    names = [
        Noun(id, forms["one"], forms["other"], "")
        for id, forms in known.items()
        if "other" in forms and not id.startswith(("a-", "k-", "r-"))
    ]
    folders = [ROOT / "prose" / "locales", GAME / "locales"]
    return {one: reader(one, folders, names if one == "en" else []) for one in WHOLE}


def test_the_game_declares_the_words_of_the_examples() -> None:
    """Each word of the corpus has the same classes in the game of the grid, so each example line can be read in it."""
    corpus = ROOT / "tests" / "corpus" / "vocabulary.card"
    of_examples = scan([Source("vocabulary.card", corpus.read_text(encoding="utf-8"))])
    for word, classes in of_examples.classes.items():
        assert {*classes} <= {*words().classes[word]}, word


def test_every_row_is_printed() -> None:
    """Each row of the table is in the grid; it is printed, or its line cannot stand on a card."""
    by_row: dict[str, list[Cell]] = {}
    for cell in cells():
        by_row.setdefault(cell.row, []).append(cell)
    some = [cell for row in by_row.values() for cell in row[:: max(1, len(row) // 8)]]
    printed, refused = texts(some)
    shown = {one.cell.row for one in printed}
    for row in by_row:
        why = {refused[cell] for cell in some if cell in refused and cell.row == row}
        assert row in shown or why <= REFUSED, (row, why)
    assert len(by_row) > 80 and len(by_row) - len(shown) <= 12


@pytest.mark.sampled
@pytest.mark.parametrize("part", parts(12))
def test_no_sentence_has_a_fault(part: slice) -> None:
    # Below `you may:`, what the sample may miss is wrong first:
    # a statement whose message has no doer, and does not say so.
    offered = [cell for cell in cells() if cell.lines[1:2] == ("    you may:",) and len(cell.lines) == 3]
    some = cells()[part] if LONG else list(dict.fromkeys([*sampled(cells(), SAMPLE), *offered]))
    assert len(offered) > 30
    printed, _ = texts(some)
    found: list[str] = []
    for one in printed:
        if one.why:
            found += [] if one.why in UNPRINTED else [f"{one.language}: {one.why}: {one.cell.lines}"]
            continue
        told = faults(one.text, one.cell.lines, readers()[one.language])
        found += [f"{one.language}: {fault}\n    {one.text}\n    {one.cell.lines}" for fault in told]
    assert found == [], "\n".join(found)


TWINS = {
    "what may be done, and what may replace": (
        ("  instead of a captain drawing:", "    you may draw 1"),
        ("  may instead of a captain drawing:", "    you draw 1"),
    ),
    "a line behind what happens later": (
        ("  play:", "    when a captain draws until end of turn:", "      you draw 1", "      shuffle deck of you"),
        ("  play:", "    when a captain draws until end of turn:", "      you draw 1", "    shuffle deck of you"),
    ),
    "a line behind a list in a condition": (
        (*(LIST := ("  play:", "    if level > 3:", "      choose one:", "        front:", "          you draw 1")),
         "          shuffle deck of you"),
        (*LIST, "      shuffle deck of you"),
        (*LIST, "    shuffle deck of you"),
    ),
    "a list behind another line in a condition": (
        (*(STEP := ("  play:", "    if level > 3:", "      you draw 2", *LIST[2:])), "          shuffle deck of you"),
        (*STEP, "      shuffle deck of you"),
        (*STEP, "    shuffle deck of you"),
    ),
    "an otherwise of one of two conditions": (
        (*(TESTS := ("  play:", "    you may:", "      if level > 3:", "        if tide is rough:",
                     "          you draw 1")),
         "        otherwise:", "          you draw 3"),
        (*TESTS, "      otherwise:", "        you draw 3"),
        (*TESTS, "    otherwise:", "      you draw 3"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("lines", TWINS.values(), ids=TWINS)
def test_twins_are_printed_in_different_words(lines: tuple[Lines, ...]) -> None:
    printed, refused = texts([Cell("ship" if "instead" in one[0] else "cargo", one, "", "") for one in lines])
    assert refused == {} and alike(printed) == []
    assert len({(one.language, one.text) for one in printed}) == len(lines) * len(WHOLE)


@pytest.mark.sampled
def test_no_two_meanings_are_printed_alike() -> None:
    """Over all cells; in the suite, over those that have the same lines in another order or at another depth."""
    groups: dict[tuple[str, ...], list[Cell]] = {}
    for cell in cells():
        groups.setdefault((cell.kind, *sorted(line.strip() for line in cell.lines)), []).append(cell)
    some = sampled([group for group in groups.values() if len(group) > 1], GROUPS)
    printed, _ = texts(cells() if LONG else [cell for group in some for cell in group])
    assert alike(printed) == []


def test_meanings_are_compared_without_names_and_synonyms() -> None:
    same = ("    you may draw 1", "    you may:\n      you draw 1")
    other = ("    all captains draw 1", "    each captain draws 1", "    each other captain draws 1")
    printed, _ = texts([Cell("cargo", ("  play:", line), "", "") for line in (*same, *other)])
    means = [one.means for one in printed if one.language == "en"]
    assert len(means) == 5
    assert means[0] == means[1] and means[2] == means[3] and len({*means}) == 3
    assert alike([replace(one, text="Draw.") for one in printed if one.language == "en"]) != []


WRONG = {
    "en": [
        ("doer is object", "You may have your hand swap your hand with their hand."),
        ("doer is object", "You may have that captain tell that captain whether its price is 2."),
        ("doer is object", "You may have ships end all lasting effects of ships."),
        ("no doer", "When the feast is over, if, put Tea into the hold."),
        ("no doer", "When play a cargo as a copy of a cargo, draw 1 card."),
        ("mood", "If a captain would draw X cards if X is more than 1, instead that captain draws 1 card."),
        ("explained by itself", "Choose a captain for which the third captain is the first captain or you."),
        ("number", "If there is 1 or fewer card in your hand, draw 1 card."),
        ("number", "Roll a X-sided die."),
        ("number", "Your coins is 3 or more."),
        ("letter", "That captain draws Y cards."),
        ("possessive", "Put a cargo into the hand of them."),
        ("pronoun", "Choose a cargo and another cargo in the quay. Put it into your hand."),
        ("options alike", "Choose one: • That captain draws 1 card. • That captain draws 1 card."),
        ("unfilled", "Draw 1 card.  , then {$what}."),
        ("unfilled", "If the level is 3, choose one: • Draw 1 card.; otherwise draw 2 cards."),
    ],
    "fr": [
        ("no doer", "Si vous deviez piocher, vous pouvez décider qu’à la place, révélez cette cargaison."),
        ("pronoun", "Si le lieutenant de ce navire devait piocher des cartes, il coule à la place."),
        ("unfilled", "Choisissez une option : • Ce capitaine pioche 1 carte. à la place."),
        ("agreement", "Choisissez un cargaison de votre main."),
        ("agreement", "Les cargaisons choisis gagnent +1 en prix."),
        ("clitics", "Ce capitaine la vous vend pour 2."),
        ("number", "Piochez 2 carte."),
        ("options alike", "Choisissez une option : • Ce capitaine pioche 1 carte. • Ce capitaine pioche 1 carte."),
    ],
    "de": [
        ("mood", "Wenn ein Kapitän X Karten ziehen, falls X größer als 1 ist würde, zieht er stattdessen 1 Karte."),
        ("no doer", "Wenn das Fest vorbei ist: Falls, legst du Tea in den Laderaum."),
        ("unfilled", "Wenn du ziehen würdest, wähle eins: • Ziehe 1 Karte. stattdessen."),
        ("agreement", "Wähle ein Fracht aus deiner Hand."),
        ("clitics", "Ein Kapitän zeigt dir sie."),
        ("explained by itself", "Wähle einen Kapitän, für den gilt, dass der dritte Kapitän ist."),
    ],
    "es": [
        ("no doer", "Si fueras a robar cartas, puedes decidir que en vez de eso revela esta carga."),
        ("mood", "Si un capitán fuera a robar X cartas si X supera 2, en vez de eso roba 2 cartas."),
        ("agreement", "Elige un carga de tu mano."),
        ("clitics", "Ese capitán la te vende por 2."),
        ("number", "Roba 2 carta."),
    ],
}  # fmt: skip


@pytest.mark.parametrize("language, sort, text", [(of, *one) for of, some in WRONG.items() for one in some])
def test_the_judge_sees_what_is_wrong(language: str, sort: str, text: str) -> None:
    assert sort in {fault.partition(":")[0] for fault in faults(text, (), readers()[language])}


def test_the_judge_compares_a_text_with_its_lines() -> None:
    of = readers()["en"]
    step = ("  instead of step trade:", "    you draw 2")
    assert faults("If the trade would start, instead draw 2 cards.", step, of) == []
    assert [f.partition(":")[0] for f in faults("If the trade would end, instead draw 3 cards.", step, of)] == [
        "lost number",
        "edge",
    ]
    may = ("  may instead of you drawing:", "    you discard pick", "    shuffle deck of you")
    told = "If you would draw cards, you may instead discard a cargo. Shuffle your deck."
    assert [f.partition(":")[0] for f in faults(told, may, of)] == ["outside may"]
    assert faults(told.replace("Shuffle", "If you do, shuffle"), may, of) == []
