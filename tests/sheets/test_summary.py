"""`ombre sheet --summary`: the steps of a turn in their order, and what players may do in them,
on a card to cut out.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from ombre.compiler.projects.places import UsageError, games
from ombre.compiler.projects.project import open_game
from ombre.prose.language.languages import languages
from ombre.prose.sentences.summary import steps_of_turn
from ombre.sheets import FaceSet, Job, Paper, PrintedCard, PrintForm, Sheet
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.printing.printer import Printer
from ombre.workshop.printing.summary import SummaryPrint, summary

from ..command import run

FIXTURES = Path(__file__).parents[1] / "fixtures" / "games"


def texts(printer: Printer) -> list[tuple[str, list[str]]]:
    """The steps: their names and lines; a line of a block begins with a sign for each level."""
    locale = printer.locale
    return [
        (
            locale.words_of_phrase(step.title),
            [">" * level + locale.plain(locale.own((paragraph,))[0]) for level, paragraph in step.told(locale)],
        )
        for step in steps_of_turn(printer.model, printer.vocabulary)
    ]


def shipped(game: str, language: str) -> Printer:
    return Printer(open_table(game), language)


def printed(printer: Printer, wanted: PrintForm | None = None, has_copies: bool = False) -> SummaryPrint:
    return summary(printer, wanted or PrintForm(), has_copies, lambda done, total: None)


def pages(made: Sheet) -> int:
    return len(re.findall(rb"/Type/Page/", made.files["sheet.pdf"]))


def test_a_turn_in_its_order() -> None:
    """Steps of the round stand around those of the turn; who takes a turn is said; blocks keep their levels."""
    found = texts(shipped("hearts", "en"))
    assert [title for title, _ in found] == ["exchange", "card played", "end of the trick"]
    assert found[1][1] == [
        "Each player takes a turn, in seat order, starting with the leader.",
        "The current player plays a card from their hand that they can play.",
    ]
    assert [len(line) - len(line.lstrip(">")) for line in found[0][1]] == [0, 1, 2, 1]


def test_offers_to_the_same_player_are_one_sentence_without_conditions() -> None:
    """Only the slot that a card must have is said."""
    english, french = (dict(texts(shipped("crossfire", language))) for language in ("en", "fr"))
    assert english["Draw & Buy step"][1:] == [
        "The current runner may buy a card from the Black Market or buy a card from the reserve.",
        "Each other runner may assist with a card from their hand that has ASSIST.",
    ]
    assert french["étape Jouer des cartes"][1:] == [
        (
            "Le Runner actif peut jouer une carte de sa main ou rappeler une carte de sa défausse qui a la "
            "capacité RAPPEL."
        ),
        "Chaque autre Runner peut donner du soutien avec une carte de sa main qui a la capacité SOUTIEN.",
    ]


def test_flows_between_games_and_inside_of_verbs_are_not_in_a_turn() -> None:
    names = {
        game: [step.name for step in steps_of_turn(p.model, p.vocabulary)]
        for game in ("crossfire", "srtcg")
        for p in [shipped(game, "en")]
    }
    assert "acquisition" not in names["crossfire"] and names["crossfire"][0] == "new_event"
    assert "meeting" not in names["srtcg"] and len(names["srtcg"]) == 6


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games())
def test_the_summaries_of_the_shipped_games_fit(game: str, language: str) -> None:
    """In all languages, and without a step in another language where the game is complete."""
    found = printed(shipped(game, language))
    assert found.made.overflow == ()
    assert pages(found.made) == 2
    assert language not in ("en", "fr") or found.lacking == ()


def test_the_second_side_is_on_the_back() -> None:
    """Without backs, and as pictures, it is a card of its own; each player gets one of the copies."""
    printer = shipped("crossfire", "en")
    both = printed(printer).made.files["sheet.pdf"]
    assert pages(printed(printer, PrintForm(paper=Paper(backs="none"))).made) == 1
    assert sorted(printed(printer, PrintForm("png", ppi=30)).made.files) == ["summary-1.png", "summary-2.png"]
    assert pages(printed(printer, PrintForm(paper=None)).made) == 2
    many = printed(printer, has_copies=True).made.files["sheet.pdf"]
    assert len(many) > len(both)
    assert printed(printer).made.files["sheet.pdf"] == both


def sides(printer: Printer, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], list[float], list[float]]:
    """The labels of both sides, with a line between them; the sizes of their texts; and their heights at one size."""
    taken: list[tuple[Sequence[PrintedCard], FaceSet]] = []

    def sheet(cards: Sequence[PrintedCard], faces: FaceSet, *_: object) -> Sheet:
        taken.append((cards, faces))
        return Sheet({})

    monkeypatch.setattr("ombre.workshop.printing.summary.sheet", sheet)
    printed(printer)
    ((cards, faces),) = taken
    job = Job(cards, faces, printer.language, printer.words(), printer.writing)
    _, sizes = job.fit()
    labels = [[paragraph[0].value for paragraph in card.paragraphs] for card in cards]
    assert all(paragraph[0].kind == "label" for card in cards for paragraph in card.paragraphs)
    return (
        [*labels[0], "--", *(label for side in labels[1:] for label in side)],
        [*sizes.values()],
        [*job.heights.values()],
    )


def test_a_step_goes_on_on_the_other_side_if_the_sides_are_much_more_alike_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Crossfire: of 370 and 255 pixels at 150 dots per inch, both became about 310."""
    labels, sizes, heights = sides(shipped("crossfire", "en"), monkeypatch)
    at = labels.index("--")
    assert labels[at + 1] == f"{labels[at - 1]} (continued)"
    assert min(heights) > 0.9 * max(heights) and len({*sizes}) == 1
    assert sides(shipped("crossfire", "fr"), monkeypatch)[0][at + 1].endswith(" (suite)")
    assert sides(shipped("crossfire", "en"), monkeypatch) == (labels, sizes, heights)


def test_else_steps_stay_whole_and_both_sides_have_the_same_size_of_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """The trading-card game is balanced as it is; a block of gin rummy is one part, and is not cut."""
    for game, most in (("srtcg", 0.2), ("gin_rummy", 0.5), ("hearts", 0.5)):
        labels, sizes, heights = sides(shipped(game, "en"), monkeypatch)
        assert not any("continued" in label for label in labels), game
        assert len({*sizes}) == 1 and 1 - min(heights) / max(heights) < most, game


def test_one_side_has_no_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its foot showed the id that it has inside of the program."""
    page = printed(shipped("crazy_eights", "fr"), PrintForm("html")).made.files["index.html"].decode()
    (foot,) = re.findall("<footer>(.*?)</footer>", page, re.DOTALL)
    assert re.sub("<[^>]*>", " ", foot).split() == ["Huit", "américain"]


def test_what_does_not_fit_is_told_with_the_first_step_of_its_side(tmp_path: Path) -> None:
    faces = (Path(__file__).parents[2] / "cards" / "gin_rummy" / "faces.yaml").read_text(encoding="utf-8")
    printer = shipped("gin_rummy", "en")
    small = tmp_path / "faces.yaml"
    small.write_text(f"{faces}\nsummary: {{size: mini}}\n", encoding="utf-8")
    from ombre.sheets import load_faces

    shutil.copytree(Path(__file__).parents[2] / "cards" / "gin_rummy" / "icons", tmp_path / "icons")
    printer.__dict__["faces"] = load_faces(small)
    over = printed(printer).made.overflow
    assert [(one.part, one.card) for one in over] == [("text", "summary-1"), ("text", "summary-2")]
    assert [re.sub(r":\d+$", "", one.where) for one in over] == ["cards/gin_rummy/rules/flow.card"] * 2


def test_a_game_without_faces_and_one_without_steps(tmp_path: Path) -> None:
    printer = Printer(Table(open_game(str(FIXTURES / "toy"))), "en")
    assert printed(printer).made.overflow == ()
    (tmp_path / "base").mkdir()
    (tmp_path / "base" / "all.card").write_text(
        "game still language 3\n  players 1 to 2\n\nkind guest is player\n  zones hand private\n",
        encoding="utf-8",
    )
    with pytest.raises(UsageError, match="no steps, so a turn has no summary"):
        printed(Printer(Table(open_game(str(tmp_path / "base"))), "en"))


def test_a_step_in_another_language_is_told_and_no_release(tmp_path: Path) -> None:
    """Spanish has no words for the trading-card game."""
    out = str(tmp_path / "x.pdf")
    done = run("sheet", "srtcg", "--summary", "--locale", "es", "-o", out)
    assert done.returncode == 0 and "(es): objective_phase, credstick" in done.stderr
    (tmp_path / "x.pdf").unlink()
    done = run("sheet", "srtcg", "--summary", "--locale", "es", "--release", "-o", out)
    assert done.returncode == 2 and not (tmp_path / "x.pdf").exists(), done.stderr


@pytest.mark.parametrize(
    "option", ["--deck sixty", "--since x.json", "--record x.json", "--calibrate", "--to tts", "--kind gear"]
)
def test_options_about_cards_are_refused(option: str, tmp_path: Path) -> None:
    done = run("sheet", "srtcg", "--summary", *option.split(), "-o", str(tmp_path / "x"))
    assert done.returncode == 2
    assert "--summary prints no cards, so it goes without --" in done.stderr
