"""`import ombre`: a match runs in the words of the cards, can be undone and forked, and refuses wrong input."""

from __future__ import annotations

import doctest
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ombre
from ombre.session.save import GAME

PAGE = Path(__file__).parents[2] / "docs" / "api.md"


@pytest.fixture(scope="module")
def game() -> ombre.Table:
    return ombre.load("crossfire")


@pytest.fixture
def match(game: ombre.Table) -> ombre.Match:
    return game.start("crossfire", players=4, seed=5)


def play_on(match: ombre.Match, seed: int, most: int = 10_000) -> None:
    die = random.Random(seed)
    for _ in range(most):
        if match.choice is None:
            break
        match.take(die.choice(match.legal_choices))


def test_the_page_runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    failed, run = doctest.testfile(str(PAGE), module_relative=False, optionflags=flags)
    assert failed == 0 and run > 30


def test_importing_ombre_alone_imports_nothing_else() -> None:
    code = "import sys; before = set(sys.modules); import ombre; print(*sorted(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert [name for name in done.stdout.split() if name.startswith("ombre")] == ["ombre"]


def test_each_public_name_is_forwarded() -> None:
    """Each exists, and comes from a module of ombre; names that are not public are refused."""
    homes = {name: getattr(getattr(ombre, name), "__module__", "ombre.limits") for name in ombre.__all__}
    assert all(home.startswith("ombre.") for home in homes.values())
    assert (homes["Table"], homes["Match"], homes["MOST_COPIES"]) == (
        "ombre.workshop.api.table",
        "ombre.workshop.api.match",
        "ombre.limits",
    )
    assert set(ombre.__all__) <= set(dir(ombre))
    with pytest.raises(AttributeError, match="no attribute 'lode'"):
        ombre.lode  # type: ignore[attr-defined]  # noqa: B018  (looking it up is what must fail)


def test_an_option_is_taken_as_itself_by_index_or_by_text(match: ombre.Match) -> None:
    option = next(option for option in match.legal_choices if option.verb == "plays")
    assert [match.name(thing) for thing in option.things] == option.text.split(" plays ")
    digests = set[str]()
    for way in (option, option.index, option.text):
        fork = match.fork()
        fork.take(way)
        digests.add(fork.digest())
    assert len(digests) == 1 and match.digest() not in digests


def test_every_option_reads_in_the_words_of_the_cards(game: ombre.Table) -> None:
    """The texts of all options in twenty games; different offers have different texts, except for copies of a card."""
    sorts = set[str]()
    for seed in range(20):
        match = game.start("crossfire", players=2 + seed % 3, seed=seed, log=False)
        die = random.Random(seed)
        while (choice := match.choice) is not None:
            assert str(choice).startswith(f"P{choice.who}: {choice.name}")
            for option in choice.options:
                assert option.text and str(option) in str(choice) and "-1" not in option.text
                sorts.add(option.verb or ("thing" if option.things else option.text))
            match.take(die.choice(choice.options))
        assert match.legal_choices == () and match.result is not None
    assert {"plays", "assists with", "buys", "strikes with", "thing", "pass"} <= sorts


@pytest.mark.parametrize("wrong", ["sings", 99, -1])
def test_what_cannot_be_taken_changes_nothing(match: ombre.Match, wrong: int | str) -> None:
    before = (match.digest(), match.choices, match.choice)
    with pytest.raises(ombre.ChoiceError):
        match.take(wrong)
    assert (match.digest(), match.choices, match.choice) == before


def test_an_option_of_another_choice_is_refused(match: ombre.Match) -> None:
    old = match.legal_choices[0]
    match.take(old)
    with pytest.raises(ombre.ChoiceError, match=f"'{old}' is an option of another choice; there is: "):
        match.take(old)
    with pytest.raises(ombre.ChoiceError, match="did you mean 'pass'"):
        match.take("passs")


def test_when_it_is_over(match: ombre.Match) -> None:
    play_on(match, 3)
    with pytest.raises(ombre.ChoiceError, match="'pass' cannot be chosen; the game is over"):
        match.take("pass")
    assert match.undo() and match.result is None and match.choice is not None


def test_undo_redo_replay_and_fork_agree(match: ombre.Match) -> None:
    play_on(match, 5, most=40)
    here, choice = match.digest(), match.choice
    fork = match.fork()
    while match.undo():
        pass
    assert match.choices == () and not match.undo()
    while match.redo():
        pass
    assert match.digest() == here == fork.digest() == fork.replay().digest()
    assert match.choice == choice == fork.replay().choice
    assert match.replay([0, "pass"]).choices[:1] == (0,)
    play_on(fork, 9)
    assert match.digest() == here


def test_the_log_is_what_happened(match: ombre.Match) -> None:
    play_on(match, 5, most=40)
    log = match.log
    assert {"turn of P1 starts", "round starts", "P1 draws 2", "step play_cards"} <= {event.text for event in log}
    assert [event.text for event in match.replay().log] == [event.text for event in log]
    assert any(event.source for event in log) and all(match.name(x) for event in log for x in event.things)
    assert match.story("fr") != match.story() and len(match.story()) > 10


def test_a_match_without_a_log_is_the_same_match(game: ombre.Table, match: ombre.Match) -> None:
    quiet = game.start("crossfire", players=4, seed=5, log=False, debug=True)
    play_on(quiet, 2, most=30)
    play_on(match, 2, most=30)
    assert quiet.digest() == match.digest() and quiet.log == () and match.log
    start = quiet.replay().session.start
    assert (start.log, start.debug) == (False, True)


def test_it_prints(game: ombre.Table, match: ombre.Match) -> None:
    assert repr(game).startswith("<Table of crossfire: rules, base")
    assert repr(match).startswith("<Match of crossfire: 4 players, seed 5, 0 choices taken; P1: window? P1 plays")
    shown = str(match).split("\n")
    assert "market_deck: 18 face down" in shown or any(line.startswith("market_deck: ") for line in shown)
    assert any(line.startswith("P4: hp ") for line in shown)
    assert any(line.startswith("  hand: ") for line in shown)


# ------------------------------------------------------------------------------------------------------- saves


def test_a_save_on_disk_goes_on(game: ombre.Table, match: ombre.Match, tmp_path: Path) -> None:
    play_on(match, 5, most=25)
    path = tmp_path / "evening.save"
    assert match.save(path) == path.read_bytes() and [p.name for p in tmp_path.iterdir()] == ["evening.save"]
    for saved in (path, str(path), path.read_bytes()):
        again = game.resume(saved, log=False)
        assert again.digest() == match.digest() and again.choice == match.choice and again.undo()


def test_a_write_that_fails_leaves_the_old_file(
    match: ombre.Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the disk is full or the program is killed, the old file stays complete."""
    path = tmp_path / "evening.save"
    match.save(path)
    good = path.read_bytes()
    match.take(0)

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(ombre.UsageError, match="No space left"):
        match.save(path)
    assert path.read_bytes() == good and len(list(tmp_path.iterdir())) == 1


def test_a_save_may_go_into_a_device(match: ombre.Match) -> None:
    match.save(os.devnull)
    assert not Path(os.devnull).is_file()


SPOILT: list[tuple[Callable[[bytes], bytes], str]] = [
    (lambda data: b"", "this is not a saved game"),
    (lambda data: b"ombre " + b"9" * 5000 + b" x\n", "this is not a saved game"),
    (lambda data: b"ombre \xc2\xb2 x\n", "this is not a saved game"),
    (lambda data: b"ombre 3 of another shape\n" + data, "saved by a newer version"),
    (lambda data: data[:-9], "is damaged"),
    (lambda data: data.replace(b"ombre 2 ", b"ombre 2 0", 1), "is damaged"),
    (lambda data: data.replace(b'"players":4', b'"players":3'), "is damaged"),
    (lambda data: data.split(b"\n")[0] + b"\n", "is damaged"),
]


@pytest.mark.parametrize(
    "spoil, message",
    SPOILT,
)
def test_a_bad_save_is_refused_in_a_sentence(
    game: ombre.Table, match: ombre.Match, spoil: Callable[[bytes], bytes], message: str, tmp_path: Path
) -> None:
    path = tmp_path / "bad.save"
    path.write_bytes(spoil(match.save()))
    spoiled = path.read_bytes()
    with pytest.raises(ombre.SaveError, match=message) as caught:
        game.resume(path)
    assert "\n" not in str(caught.value) and path.read_bytes() == spoiled


def set_of_cards(folder: Path, card: str) -> Path:
    folder.mkdir(parents=True)
    (folder / "cards.card").write_text(f"expansion night of crossfire\n\n{card}", encoding="utf-8")
    return folder


CARD = """gear lamp "Lamp"
  type weapon    cost 2    damage black    copies 1
  play:
    you draw 1
"""


def test_a_save_survives_another_name_and_layout(tmp_path: Path) -> None:
    """Names, comments, scenarios and places may change."""
    scenario = (
        '\nscenario lamp_shines "A lamp"\n  given:\n    players 2\n  when:\n    P1 draws 1\n  then:\n    hp of P1 = 5\n'
    )
    here = ombre.load("crossfire", set_of_cards(tmp_path / "a" / "night", CARD))
    match = here.start("crossfire", seed=3)
    play_on(match, 1, most=10)
    other = "# a comment\n\n" + CARD.replace('"Lamp"', '"Torch"') + scenario
    there = ombre.load("crossfire", set_of_cards(tmp_path / "b" / "night", other))
    assert there.resume(match.save()).digest() == match.digest()


@pytest.mark.parametrize("change", ["cost 3", "draw 2", "formerly"])
def test_a_save_survives_a_corrected_card(tmp_path: Path, change: str) -> None:
    """A number of a card has changed, or its id: the game goes on behind the last answer that fits."""
    changed = {
        "cost 3": CARD.replace("cost 2", "cost 3"),
        "draw 2": CARD.replace("draw 1", "draw 2"),
        "formerly": CARD.replace("gear lamp", "gear torch").replace("  type", "  formerly lamp\n  type"),
    }
    here = ombre.load("crossfire", set_of_cards(tmp_path / "a" / "night", CARD))
    match = here.start("crossfire", seed=3)
    play_on(match, 1, most=10)
    there = ombre.load("crossfire", set_of_cards(tmp_path / "b" / "night", changed[change]))
    again = there.resume(match.save())
    assert len(again.session.answers) == len(match.session.answers)
    assert (again.left_behind, match.left_behind) == ((), ())
    assert again.log and again.choice
    assert there.resume(again.save()).digest() == again.digest(), "from now on it is a game of these rules"


def test_a_save_without_a_card_goes_on_from_where_it_fits(tmp_path: Path) -> None:
    """A card that a player kept is gone, and an option: it is listed, and the rest is kept."""
    here = ombre.load("crossfire", set_of_cards(tmp_path / "a" / "night", CARD))
    match = here.start("crossfire", seed=3)
    play_on(match, 1, most=10)
    saved = msgspec.json.decode(match.save().partition(b"\n")[2])
    saved["kept"] = {"0": {"covered": ["lamp"]}}
    saved["options"] = {"speed": "high"}
    saved["choices"] = [*saved["choices"], 10**6]
    there = ombre.load("crossfire", set_of_cards(tmp_path / "b" / "night", CARD.replace("lamp", "torch")))
    again = there.resume(GAME.wrap(msgspec.json.encode(saved)))
    assert again.left_behind == (
        "there is no 'speed=high' any more",
        "there is no 'P1: covered: lamp' any more",
        (
            f"only the first {len(saved['choices']) - 1} of {len(saved['choices'])} answers fit to the cards "
            "and rules of today"
        ),
    )
    saved["choices"] = [10**6]
    with pytest.raises(ombre.SaveError, match="none of its answers fits: take the cards"):
        there.resume(GAME.wrap(msgspec.json.encode(saved)))
    saved["beginning"] = "crossfyre"
    with pytest.raises(ombre.SaveError, match="it cannot begin: there is no card crossfyre"):
        there.resume(GAME.wrap(msgspec.json.encode(saved)))


# ------------------------------------------------------------------------------------------------------- loading


def test_a_folder_is_loaded_with_its_game(tmp_path: Path) -> None:
    folder = set_of_cards(tmp_path / "night", CARD)
    for game in (ombre.load(folder), ombre.load(str(folder)), ombre.load("crossfire", [folder])):
        assert game.text("lamp").startswith("Lamp\n") and repr(game).endswith("night>")


WRONG: list[tuple[Callable[[ombre.Table], object], str]] = [
    (lambda game: ombre.load("crossfyre"), "no game 'crossfyre'; did you mean 'crossfire'"),
    (lambda game: ombre.load("crossfire", "no_such"), "no expansion and no folder 'no_such'"),
    (lambda game: ombre.load("crossfire", ["no_such"]), "no expansion and no folder 'no_such'"),
    (lambda game: game.start("crossfyre"), "no beginning 'crossfyre'; did you mean 'crossfire'"),
    (lambda game: game.start("katana"), "no beginning 'katana'"),
    (lambda game: game.start("crossfire", players=9), "crossfire is for .* players, not 9"),
    (lambda game: game.resume("no.save"), "no.save cannot be read: No such file"),
    (lambda game: game.text("katanna"), "no card 'katanna'; did you mean 'katana'"),
    (lambda game: game.text("katana", "xx"), "no locale 'xx'"),
]


@pytest.mark.parametrize(
    "wrong, message",
    WRONG,
)
def test_what_does_not_exist_is_said(game: ombre.Table, wrong: Callable[[ombre.Table], object], message: str) -> None:
    with pytest.raises(ombre.UsageError, match=message):
        wrong(game)


def test_as_few_play_as_can_start(game: ombre.Table) -> None:
    """The game is for one to four players, its mission for two to four; other numbers are refused."""
    assert game.rules.players == (1, 4)
    assert game.start("crossfire").session.g.players == 2
    with pytest.raises(ombre.RulesError, match="rule 'team_size' at .* does not hold"):
        game.start("crossfire", players=1)
    with pytest.raises(ombre.RulesError, match="rule 'danger_for_each'"):
        game.start("crossfire", players=3, options={"danger_zone": 4})


def test_a_set_up_that_asks_first_is_tried_too() -> None:
    """With the expansion, the players of a mission are counted only after the first questions of its set-up."""
    game = ombre.load("crossfire", "prime_runner")
    asked = game.start("dragon_fight", players=1)
    assert asked.choice is not None and asked.choice.name == "old_card"
    with pytest.raises(ombre.RulesError, match="rule 'team_size' at .* does not hold"):
        asked.take(0)
    assert game.start("dragon_fight").players == 4


def test_an_option_of_each_player() -> None:
    """Set for all players, or for one; kept by a save and a fork; impossible values are refused."""
    game = ombre.load("crossfire", with_=["prime_runner"])
    options: dict[str, int | str] = {"earned_karma of P2": 60, "earned_karma": 20}
    match = game.start("crossfire", players=3, options=options)
    for one in (match, match.fork(), game.resume(match.save()), match.replay()):
        g: Any = one.session.g
        assert g.s_runner_earned_karma[:3] == [20, 60, 20]
    with pytest.raises(ombre.RulesError, match="there is no P4 for 'earned_karma of P4' in a game of 3"):
        game.start("crossfire", players=3, options={"earned_karma of P4": 60})
    for name, message in (("earned_karma of Q", "a player is P1"), ("danger_zone of P1", "one for the whole game")):
        with pytest.raises(ombre.UsageError, match=message):
            game.start("crossfire", players=3, options={name: 1})


def test_cards_with_errors_are_refused_with_the_first(tmp_path: Path) -> None:
    game = ombre.load(set_of_cards(tmp_path / "night", CARD.replace("you draw 1", "you sing 1")))
    with pytest.raises(
        ombre.CardErrors, match=r"the cards have an error: night/cards\.card:6:9: error\[E\d+\]"
    ) as caught:
        game.start("crossfire")
    assert len(caught.value.diagnostics) == 1
