"""The previews of messages (`ombre locale preview`)."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ombre.translation.preview import GamePreview, changed, changed_lines, lines, previewed, unknown
from ombre.translation.uses import TextPlace
from ombre.workshop.api.table import open_table
from ombre.workshop.console.watching import changes

from ..command import run
from ..prose.stale_world import World, world

VERBS = "cards/low_tide/locales/fr/verbs.ftl"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """The toy game; a test that changes a file changes it back."""
    with pytest.MonkeyPatch.context() as patch:
        yield world(tmp_path_factory.mktemp("preview"), patch)


@pytest.fixture(scope="module")
def game(copy: World) -> GamePreview:
    return GamePreview(open_table("low_tide", []), "fr")


@contextmanager
def edited(copy: World, game: GamePreview, old: str, new: str) -> Generator[None]:
    """Change the French verbs."""
    copy.change(VERBS, old, new)
    game.reload()
    try:
        yield
    finally:
        copy.change(VERBS, new, old)
        game.reload()


def told(game: GamePreview, id: str) -> list[str]:
    found = previewed(id, [game])
    assert found is not None
    return list(lines(found, "fr"))


def test_a_message_is_shown_on_each_card_and_in_the_log_in_both_languages(game: GamePreview) -> None:
    found = previewed("drops", [game])
    assert found is not None
    printer = game.source.printer
    on_cards = {card for card in printer.cards if "drops" in printer.on_card(printer.cards[card]).messages}
    assert on_cards
    assert {place.name for pair in found.pairs for place in pair.places if place.sort == "card"} == on_cards
    (log,) = (pair for pair in found.pairs if TextPlace("log", "drops") in pair.places)
    assert log.source == ("P1 drops Cockle.",) and log.target == ("P1 lâche Coque.",)
    assert found.file.endswith("fr/verbs.ftl:19")


def test_a_card_is_shown_whole_under_its_name(game: GamePreview) -> None:
    printer = game.target.printer
    card = next(card for card in printer.cards.values() if card.abilities and not card.local)
    shown = told(game, card.id)
    assert [line for line in printer.plain(card.id) if not any(line in one for one in shown)] == []


def test_a_word_that_is_only_on_faces_is_shown_with_the_names_of_the_cards(game: GamePreview) -> None:
    assert any(line.startswith("  on the face of ") for line in told(game, "n-trinket"))


def test_a_message_that_is_printed_nowhere_is_shown_as_it_is_in_the_files(game: GamePreview) -> None:
    shown = told(game, "table-pass")
    assert shown[1:] == [
        "  on no card, in no line of the log, in no question",
        "    en  table-pass = pass",
        "    fr  table-pass = passer",
    ]


def test_a_change_is_shown_with_the_text_before(game: GamePreview, copy: World) -> None:
    before = previewed("drops", [game])
    with edited(copy, game, "third = lâche", "third = abandonne"):
        now = previewed("drops", [game])
    assert before is not None and now is not None
    shown = list(changed_lines(changed(now, before), "fr"))
    assert "    was  P1 lâche Coque." in shown and "    fr   P1 abandonne Coque." in shown
    assert list(changed_lines(changed(now, now), "fr")) == []


def test_a_text_that_cannot_be_printed_any_more_is_shown_as_such(game: GamePreview, copy: World) -> None:
    before = previewed("drops", [game])
    with edited(copy, game, "drops =", "dropping ="):
        now = previewed("drops", [game])
    assert before is not None and now is not None
    shown = list(changed_lines(changed(now, before), "fr"))
    assert "    fr   (cannot be printed: fr: no message drops)" in shown  # in the log
    assert any(line.endswith("Placez cette trouvaille dans la mer.") for line in shown)


def test_one_unknown_id_does_not_stop_the_list(copy: World) -> None:
    done = run("locale", "preview", "fr", "dropps", "drops")
    assert done.returncode == 1
    assert "there is no message and no card 'dropps'; did you mean 'drops'?" in done.stderr
    assert "P1 lâche Coque." in done.stdout


def test_all_cards_of_a_kind_are_shown_at_once(copy: World, game: GamePreview) -> None:
    done = run("locale", "preview", "fr", "--kind", "trinket")
    names = [game.target.printer.name(game.target.printer.cards[id]) for id in game.cards_of("trinket")]
    assert done.returncode == 0 and len(names) > 3
    assert [name for name in names if name not in done.stdout] == []


def test_without_an_id_the_command_says_what_to_write() -> None:
    done = run("locale", "preview", "fr")
    assert done.returncode != 0 and "--kind KIND" in done.stderr
    assert "there is no kind of cards 'dragonfly'" in run("locale", "preview", "fr", "--kind", "dragonfly").stderr


def test_unknown_ids_are_answered_in_one_sentence(game: GamePreview) -> None:
    assert unknown("qqqq", [game]) == "there is no message and no card 'qqqq'"


def test_changed_added_and_deleted_files_are_noticed(tmp_path: Path) -> None:
    for name in ("changed", "deleted"):
        (tmp_path / name).write_text("before", encoding="utf-8")

    def edit(pause: float) -> None:
        if (tmp_path / "deleted").exists():
            (tmp_path / "changed").write_text("after it", encoding="utf-8")
            (tmp_path / "added").write_text("new", encoding="utf-8")
            (tmp_path / "deleted").unlink()

    found = next(changes([tmp_path, tmp_path / "no folder"], wait=edit))
    assert {path.name for path in found} == {"changed", "added", "deleted"}
