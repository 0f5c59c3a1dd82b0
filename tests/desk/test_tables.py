"""Tables: what a seat is sent depends on nothing that it may not know; who may do what; nothing is lost."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import TypeAlias

import msgspec
import pytest

from ombre.compiler.projects.places import UsageError, place_of, shipped_game
from ombre.desk.tables import seat_log, thinking
from ombre.desk.tables.hosted_game import HostedGame, Origin, secret_seed, seed_of_bot
from ombre.desk.tables.messages import Opening
from ombre.desk.tables.scene import WATCHER, Keys, Scene, SceneTeller
from ombre.desk.tables.seat_log import SeatLog
from ombre.desk.tables.thinking import BotAnswer, Thought
from ombre.runtime.chance import MASK, below, seeded
from ombre.runtime.choices import Agent
from ombre.runtime.errors import RulesError
from ombre.runtime.flow import Play
from ombre.session.deals import redealt
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.game.table_layout import NAME, TableLayout, checked, layout_of
from ombre.workshop.narration.narrator import Narrator
from ombre.workshop.printing.printer import Printer
from ombre.workshop.recording.faults import place_of_fault

from ..budget import LONG
from ..caches import own_cache
from .at_tables import FIXTURES, Browsers, hosted

GAMES = {"hearts": "", "crossfire": "crossfire", "srtcg": "duel", "bluff": "new_moon", "toy": "spring_tide"}
Json: TypeAlias = "str | int | float | bool | None | list[Json] | dict[str, Json]"
STEPS = 120 if LONG else 25


def table_of(name: str) -> Table:
    return open_table(str(FIXTURES / name) if (FIXTURES / name).is_dir() else name)


def played(table: Table, beginning: str, seed: int, steps: int) -> list[Session]:
    """Sessions of one random game, one after each answer."""
    least, most = table.rules.players
    session = Session(table.rules, Start(min(max(2, least), most), seed, beginning, log=True))
    state, found = seeded(seed), [session.fork()]
    for _ in range(steps):
        if session.choice is None:
            break
        state, index = below(state, len(session.choice.options))
        session.take(index)
        found.append(session.fork())
    return found


# ------------------------------------------------------------------------------------------------- what is sent


@pytest.mark.sampled
@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_is_sent_depends_on_nothing_hidden(name: str) -> None:
    """The cards that a seat cannot see are dealt again: names, keys, order, numbers and log stay the same.

    A card that the seat has seen and that was shuffled since is dealt again, too. A log names it as what it was.
    """
    table = table_of(name)
    teller = SceneTeller(
        Narrator(Printer(table, "en")), layout_of(table.project.folder, table.rules, table.compiled.model)
    )
    hidden, met = 0, dict[int, set[int]]()  # seat -> the cards that it has seen
    for number, session in enumerate(played(table, GAMES[name], 7, STEPS)):
        g, players = session.g, session.start.players
        for seat in range(players):
            other = redealt(g, seat, 1000 + number)
            hidden += any(g.card[x] != other.card[x] for x in range(players, len(g.card)))
            choice = session.choice if session.choice is not None and session.choice.who != seat else None
            for eyes in (seat, WATCHER):
                before = teller.scene(g, choice, eyes, Keys())
                assert msgspec.json.encode(before) == msgspec.json.encode(teller.scene(other, choice, eyes, Keys()))
            met[seat] = met.get(seat, set()) | {x for x in range(len(g.card)) if g.seers(x) >> seat & 1}
            for x in met[seat]:
                other.card[x] = g.card[x]
            assert SeatLog(teller.narrator, seat).more(g) == SeatLog(teller.narrator, seat).more(other)
    assert hidden > 5, "the deals differ, so that something could have been told"


@pytest.mark.parametrize("name", ["hearts", "crossfire"])
def test_keys_tell_nothing_about_things(name: str) -> None:
    """A card that turns its face down loses its key; another key is made when it is seen again."""
    table = table_of(name)
    teller = SceneTeller(
        Narrator(Printer(table, "en")), layout_of(table.project.folder, table.rules, table.compiled.model)
    )
    keys, held, renewed = Keys(), dict[str, int](), 0
    for session in played(table, GAMES[name], 4, 200):
        teller.scene(session.g, session.choice, 0, keys)
        now = {key: x for x, key in keys.known.items()}
        for key, x in now.items():
            assert held.get(key, x) == x, "a key means one card only"
            renewed += key not in held and x in held.values()
        held |= now
    if name == "crossfire":
        assert renewed


def test_the_options_light_up_the_cards_that_are_shown() -> None:
    """Each card of an option is on the table under its key, also where the layout does not show its zone."""
    for name in ("crossfire", "srtcg", "hearts"):
        table, lit = table_of(name), 0
        teller = SceneTeller(
            Narrator(Printer(table, "en")), layout_of(table.project.folder, table.rules, table.compiled.model)
        )
        for session in played(table, GAMES[name], 5, 60):
            if session.choice is None:
                break
            scene = teller.scene(session.g, session.choice, session.choice.who, Keys())
            assert scene.question is not None
            wanted = {key for option in scene.question.options for key in option.keys}
            lit += len(wanted)
            assert wanted <= shown(scene)
        assert lit > 30


def shown(scene: Scene) -> set[str]:
    """The keys of all cards and players of a scene."""
    found: set[str] = set()

    def collect(value: Json) -> None:
        if isinstance(value, dict):
            found.update([str(value["key"])] if "key" in value else [])
            for one in value.values():
                collect(one)
        elif isinstance(value, list):
            for one in value:
                collect(one)

    collect(json.loads(msgspec.json.encode(scene)))
    return found


# ----------------------------------------------------------------------------------------------------- layouts


def test_a_layout_is_checked(tmp_path: Path) -> None:
    shutil.copytree(FIXTURES / "toy", folder := tmp_path / "toy")
    (folder / NAME).write_text(
        "table:\n  - [see, horizon]\nbeside: {sea: keepr}\nspread: [aprn]\ntell: [modd]\nsorted: [hend]\n"
        "marks: {modd: x}\n",
        encoding="utf-8",
    )
    with pytest.raises(UsageError) as told:
        checked(folder, open_table(str(folder)).compiled.model)
    lines = [line.partition(f"{NAME}:")[2] for line in str(told.value).splitlines()]
    assert [line.partition(";")[0] for line in lines] == [
        "2: there is no zone `see`",
        "3: there is no property `keepr`",
        "4: there is no zone `aprn`",
        "5: there is no property `modd`",
        "6: there is no zone `hend`",
        "7: there is no property `modd`",
    ]


def test_a_game_without_a_layout_shows_all_its_zones() -> None:
    table = table_of("srtcg")
    layout = layout_of(table.project.folder, table.rules, table.compiled.model)
    assert isinstance(layout, TableLayout)
    named = {zone for row in (*layout.table, *layout.seat) for zone in row}
    assert named >= {"hand", "deck", "safehouse", "briefing"}


def test_a_hand_is_sorted_and_a_trick_says_who_has_played() -> None:
    table = table_of("hearts")
    layout = layout_of(table.project.folder, table.rules, table.compiled.model)
    teller, order = SceneTeller(Narrator(Printer(table, "en")), layout), list(table.compiled.model.cards)
    tricks: list[list[str]] = []
    for session in played(table, "", 3, 30):
        assert session.choice is not None
        scene = teller.scene(session.g, session.choice, session.choice.who, Keys())
        hand = next(zone for row in scene.seats[session.choice.who].rows for zone in row if zone.zone == "hand")
        places = [order.index(card.id) for card in hand.cards]
        assert places == sorted(places)
        trick = [zone.cards for row in scene.rows for zone in row if zone.zone == "trick"]
        tricks += [[chip.text for one in cards for chip in one.chips] for cards in trick]
    assert any(len(trick) == 3 for trick in tricks)
    for names in tricks:
        seats = [int(name.removeprefix("P")) for name in names]
        assert all(other == one % 4 + 1 for one, other in pairwise(seats)), names


# ------------------------------------------------------------------------------------------------------- rooms


@pytest.fixture
def hosting(tmp_path: Path) -> Iterator[Callable[..., Browsers]]:
    """Begin to hold tables; called twice, it is as if the first server was killed."""

    def begin(folder: Path = FIXTURES / "bluff") -> Browsers:
        return hosted(folder, tmp_path / "author")

    with own_cache(tmp_path / "cache"):
        yield begin


def asked(some: Browsers, *browsers: int) -> int:
    """The browser that is asked."""
    return next(one for one in browsers if some.seen(one)["scene"].get("question"))


def test_only_who_is_asked_is_sent_the_question_and_may_answer(hosting: Callable[..., Browsers]) -> None:
    some = hosting()
    links = some.open(2, beginning="new_moon")
    one, two, watching = (some.join(link) for link in links)
    first = asked(some, one, two)
    other = one + two - first
    assert "question" not in some.seen(other)["scene"]
    assert "question" not in some.seen(watching)["scene"]
    for browser in (other, watching):
        some.say(browser, "take", step=0, index=0)
    assert some.seen(first)["step"] == 0
    assert some.problems(other) == ["this question has been answered already"]
    assert some.problems(watching) == ["only players can ask this"]
    some.answer(first)
    assert {some.seen(browser)["step"] for browser in (one, two, watching)} == {1}


def test_an_answer_counts_once(hosting: Callable[..., Browsers]) -> None:
    some = hosting()
    one, two = (some.join(link) for link in some.open(2, beginning="new_moon")[:2])
    first = asked(some, one, two)
    some.answer(first)
    some.say(first, "take", step=0, index=0)
    assert some.seen(first)["last"] == 1
    some.say(first, "take", step=1, index=10_000)
    assert some.seen(first)["last"] == 1
    assert len(some.problems(first)) == 2


def test_an_answer_is_taken_back_when_all_people_agree(hosting: Callable[..., Browsers]) -> None:
    some = hosting()
    links = some.open(2, beginning="new_moon")
    one, two, watching = (some.join(link) for link in links)
    first = asked(some, one, two)
    other = one + two - first
    some.answer(first)
    some.say(first, "undo")
    assert [one["may_agree"] for one in some.seen(other)["wishes"]] == [True]
    assert some.seen(first)["last"] == 1
    some.say(watching, "agree", fine=True)
    some.say(first, "agree", fine=True)
    assert some.seen(first)["last"] == 1, "only the other can agree"
    some.say(other, "agree", fine=False)
    assert "wishes" not in some.seen(other)
    some.say(first, "undo")
    some.say(other, "agree", fine=True)
    assert some.seen(first)["last"] == 0
    assert some.seen(first)["may_redo"]
    some.say(first, "redo")
    assert some.seen(first)["last"] == 1


def test_with_bots_alone_no_one_is_asked(hosting: Callable[..., Browsers]) -> None:
    some = hosting()
    one = some.join(some.open(2, "", "random", beginning="new_moon")[0])
    before = some.seen(one)["last"]
    some.answer(one)
    some.answer(one)
    some.say(one, "undo")
    some.say(one, "undo")
    assert some.seen(one)["last"] == before
    some.say(one, "redo")
    assert some.seen(one)["last"] > before


def test_a_server_that_was_killed_goes_on_where_it_was(hosting: Callable[..., Browsers]) -> None:
    some = hosting()
    links = some.open(2, "", "random", beginning="new_moon")
    one = some.join(links[0])
    for _ in range(4):
        some.answer(one)
    some.say(one, "chat", text=" well   played ")
    some.say(one, "name", text="Ann")
    before = some.seen(one)
    again = hosting()
    two = again.join(links[0])
    after = again.seen(two)
    for part in ("scene", "step", "last"):
        assert without_keys(after[part]) == without_keys(before[part])
    assert after["chat"] == [[0, "well played"]]
    assert after["people"][0]["name"] == "Ann"
    again.answer(two)
    assert again.seen(two)["last"] > before["last"]


def without_keys(value: Json) -> Json:
    """What a browser shows, without the keys of cards, which are made for each connection."""
    if isinstance(value, dict):
        made = {"key", "keys", "card", *(["id"] if "zone" in value else [])}
        return {name: without_keys(one) for name, one in value.items() if name not in made}
    return [without_keys(one) for one in value] if isinstance(value, list) else value


def test_the_answers_are_given_again_to_changed_cards(hosting: Callable[..., Browsers], tmp_path: Path) -> None:
    shutil.copytree(FIXTURES / "bluff", folder := tmp_path / "bluff")
    some = hosting(folder)
    links = some.open(2, "", "random", beginning="new_moon")
    one = some.join(links[0])
    for _ in range(3):
        some.answer(one)
    card = next(iter(sorted((folder / "base").glob("*.card"))))
    text = card.read_text(encoding="utf-8")
    card.write_text(text.replace(" 1\n", " 2\n", 1), encoding="utf-8")
    assert card.read_text(encoding="utf-8") != text
    again = hosting(folder)
    two = again.join(links[0])
    assert again.seen(two)["last"] > 0


def test_the_past_can_be_looked_at(hosting: Callable[..., Browsers]) -> None:
    some = hosting()
    one = some.join(some.open(2, "", "random", beginning="new_moon")[0])
    first = some.seen(one)["scene"]
    for _ in range(3):
        some.answer(one)
    some.say(one, "look", step=0)
    past = some.seen(one)
    assert (past["step"], past["last"]) > (0, 3) or past["step"] == 0
    assert "question" not in past["scene"]
    assert past["scene"]["seats"] == json.loads(json.dumps(past["scene"]["seats"]))
    some.say(one, "look", step=past["last"])
    assert some.seen(one)["scene"]["question"]
    assert first["seats"]


def test_why_and_why_not_are_told_to_who_asks(hosting: Callable[..., Browsers]) -> None:
    some = hosting(FIXTURES / "toy")
    links = some.open(2, "", "random", beginning="spring_tide")
    one, watching = some.join(links[0], "fr"), some.join(links[-1])
    some.answer(one)
    first, lines, _ = some.seen(one)["log"]
    line = first + next(at for at, text in enumerate(lines) if text)
    some.say(one, "why", line=line)
    some.say(one, "why", card="pearl_oyster")
    told = [message["lines"] for message in some.sent[one] if message["do"] == "why"]
    assert len(told) == 2
    assert all(told)
    some.say(watching, "why", card="pearl_oyster")
    assert some.problems(watching) == ["only players can ask this"]


def test_only_the_author_is_told_the_lines_of_the_files(hosting: Callable[..., Browsers]) -> None:
    some = hosting(FIXTURES / "toy")
    link = some.open(2, "", "random", beginning="spring_tide")[0]
    author, friend = some.join(link, is_author=True), some.join(link)
    some.answer(author)
    first, lines, _ = some.seen(author)["log"]
    line = first + next(at for at, text in enumerate(lines) if text)
    told: list[str] = []
    for browser in (author, friend):
        some.say(browser, "why", line=line)
        some.say(browser, "why", card="pearl_oyster")
        told.append(" ".join(" ".join(one["lines"]) for one in some.sent[browser] if one["do"] == "why"))
    assert ".card:" in told[0] and told[1] and ".card" not in told[1]


def lines_of(some: Browsers, browser: int) -> list[str]:
    """The log of a browser, as its page puts it together."""
    lines: list[str] = []
    for update in some.told(browser, "update"):
        first, new, _ = update["log"]
        lines[first:] = new
    return lines


def test_a_log_has_lines_only_for_what_is_told(hosting: Callable[..., Browsers]) -> None:
    """How many events are not told can follow from hidden cards."""
    some = hosting(shipped_game("gin_rummy").folder)
    link = some.open(2, "", "random")[0]
    one = some.join(link)
    for _ in range(30):
        if some.seen(one)["scene"].get("question"):
            some.answer(one)
    assert len(lines_of(some, one)) > 10 and all(lines_of(some, one))
    late = some.join(link)
    assert lines_of(some, late) == lines_of(some, one)


def test_the_last_parts_of_a_long_game_are_told(
    hosting: Callable[..., Browsers], monkeypatch: pytest.MonkeyPatch
) -> None:
    some = hosting(FIXTURES / "toy")
    link = some.open(2, "", "random", beginning="spring_tide")[0]
    one = some.join(link)
    for _ in range(20):
        if some.seen(one)["scene"].get("question"):
            some.answer(one)
    monkeypatch.setattr(seat_log, "MOST_PARTS", 3)
    monkeypatch.setattr(seat_log, "SHORT", 3)
    late = some.join(link, "fr")
    told = lines_of(some, late)
    assert 3 <= len(told) < len(lines_of(some, one)) and len(some.seen(late)["log"][2]) == 3
    some.say(one, "name", text="Zoë")
    assert lines_of(some, late)[: len(told)] == told, "a long log is not told anew"


def test_a_bot_that_imagines_a_fault_of_the_rules_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """What has failed in a game that a bot imagines has not happened at the table; a hint of it is none."""

    def failing(session: Session, agent: Agent) -> Play:
        raise RulesError("a number is too large")

    monkeypatch.setattr(Session, "ahead", failing)
    game = HostedGame(place_of(FIXTURES / "bluff").place)
    origin = Origin(2, 1 << 256, "new_moon")
    assert game.begun(origin)[1].choice is not None
    assert thinking._answer(game, {}, Thought(origin, (), "hasty")) >= 0  # pyright: ignore[reportPrivateUsage]
    with pytest.raises(RulesError):
        thinking._answer(game, {}, Thought(origin, (), "hasty", 1))  # pyright: ignore[reportPrivateUsage]


def test_only_the_author_is_told_why_a_bot_has_failed(hosting: Callable[..., Browsers]) -> None:
    some = hosting(FIXTURES / "toy")
    link = some.open(2, "", "random", beginning="spring_tide")[0]
    author, friend = some.join(link, is_author=True), some.join(link)
    room = some.at[friend].room
    for browser in (author, friend):
        asked = Thought(room.told.origin, room.told.answers, "greedy", browser)
        some.at[friend].thought(BotAnswer(asked, 0, "a number is too large: plays (own/cards.card:36)"))
    assert some.problems(author) == ["a number is too large: plays (own/cards.card:36)"]
    assert some.problems(friend) == ["the bot has found no answer"]


def test_players_are_called_by_their_names_in_the_log_and_in_questions(hosting: Callable[..., Browsers]) -> None:
    some = hosting(FIXTURES / "toy")
    links = some.open(2, "", "", beginning="spring_tide")
    one, two = some.join(links[0]), some.join(links[1])
    some.say(one, "name", text="[Ann]* {x}")
    for browser in (one, two):
        first, lines, _ = some.seen(browser)["log"]
        assert first == 0 and "[Ann]* {x}" in " ".join(lines) and "P1" not in " ".join(lines)
        assert some.seen(browser)["scene"]["seats"][0]["name"] == "[Ann]* {x}"
    asked = next(
        some.seen(browser)["scene"].get("question")
        for browser in (one, two)
        if "question" in some.seen(browser)["scene"]
    )
    assert "P1" not in asked["text"]
    some.say(two, "name", text="P1")  # it would mean another player
    assert some.seen(two)["scene"]["seats"][1]["name"] == "P2"
    some.say(two, "name", text="[Ann]* {x}")
    assert [seat["name"] for seat in some.seen(two)["scene"]["seats"]] == ["P1", "P2"]


def test_a_refusal_is_told_to_who_has_asked(hosting: Callable[..., Browsers]) -> None:
    some = hosting()
    links = some.open(2, beginning="new_moon")
    seats = [some.join(link) for link in links[:2]]
    first = next(browser for browser in seats if "question" in some.seen(browser)["scene"])
    other = seats[1 - seats.index(first)]
    some.answer(first)
    some.say(first, "undo")
    some.say(other, "agree", fine=False)
    assert [one["lines"] for one in some.sent[first] if one["do"] == "refused"] == [[f"P{seats.index(other) + 1}"]]
    assert not [one for one in some.sent[other] if one["do"] == "refused"]


def test_a_refusal_is_told_in_the_language_of_the_page(hosting: Callable[..., Browsers]) -> None:
    """It need not be that of the game, which may have no texts in it."""
    some = hosting()
    links = some.open(2, beginning="new_moon")
    one = some.join(links[0], "es-MX")
    some.say(one, "undo")
    assert some.problems(one) == ["no hay ninguna respuesta tuya que retirar"]
    some.say(one, "language", language="de")
    some.say(one, "undo")
    assert some.problems(one)[1:] == ["es gibt keine Antwort von dir, die sich zurücknehmen lässt"]


def test_the_next_game_is_played_with_the_same_people(hosting: Callable[..., Browsers]) -> None:
    some = hosting()
    links = some.open(2, "", "random", beginning="new_moon")
    one, watching = some.join(links[0]), some.join(links[-1])
    some.say(one, "name", text="Ann")
    some.say(one, "again")
    assert some.problems(one) == ["the game is not over"]
    while not some.seen(one)["scene"].get("ended"):
        some.answer(one)
    some.say(watching, "again")
    assert some.problems(watching) == ["the game is not over"], "those who watch can only follow"
    some.say(one, "again")
    (link,) = next(message["lines"] for message in some.sent[one] if message["do"] == "again")
    assert some.seen(watching)["next"]
    some.say(watching, "again")
    (watch,) = next(message["lines"] for message in some.sent[watching] if message["do"] == "again")
    assert {link, watch}.isdisjoint(links)
    two = some.join(link)
    assert some.seen(two)["people"][0]["name"] == "Ann" and some.seen(two)["people"][1]["bot"] == "random"
    again = hosting()
    assert again.seen(again.join(link))["people"][0]["name"] == "Ann"
    assert len([*some.opener.store.known()]) == 2


def test_the_last_move_becomes_a_test_for_the_author(hosting: Callable[..., Browsers]) -> None:
    some = hosting(FIXTURES / "toy")
    link = some.open(2, "", "random", beginning="spring_tide")[0]
    author, friend = some.join(link, is_author=True), some.join(link)
    some.say(friend, "record")
    assert some.problems(friend) == ["only the author can do this"]
    some.say(author, "record")
    assert some.problems(author) == ["there is no answer of yours to make a test of"]
    some.answer(author)
    host = some.at[author]
    for title in ('a "quoted" name', ""):
        some.say(author, "record", text=title)
        host.thought(host.thinker.receive())
    first, second = (one for one in some.sent[author] if one["do"] == "recorded")
    assert first.get("fine") and second.get("fine"), (first, second)
    assert first["lines"][0].startswith("scenario played_1 \"a 'quoted' name\"\n")
    assert second["lines"][0].startswith("scenario played_2 ")
    assert not [one for one in some.sent[friend] if one["do"] == "recorded"]
    (kept,) = some.opener.store.known()
    assert kept.tests == [first["lines"][0], second["lines"][0]]
    host.thinker.close()


def test_a_saved_game_goes_on(hosting: Callable[..., Browsers]) -> None:
    some = hosting()
    one = some.join(some.open(2, "", "random", beginning="new_moon")[0])
    for _ in range(3):
        some.answer(one)
    (kept,) = some.opener.store.known()
    saved = some.ask("save", kept.id)
    two = some.join(some.opened(Opening(Origin(2, 1), ("", "random"), saved))[0])
    assert some.seen(two)["scene"]["seats"] == some.seen(one)["scene"]["seats"]
    with pytest.raises(UsageError, match="this is not a saved game"):
        some.opened(Opening(Origin(2, 1), (), b"something"))


def test_a_board_that_stands_in_no_file_is_played(hosting: Callable[..., Browsers]) -> None:
    some = hosting(FIXTURES / "toy")
    board = ("players 2", "put bottle in shelf of P2")
    links = some.opened(Opening(Origin(2, 1, board=board), ("", "")))
    two = some.join(links[1])
    zones = [zone for row in some.seen(two)["scene"]["seats"][1]["rows"] for zone in row if zone["zone"] == "shelf"]
    assert [card["id"] for card in zones[0]["cards"]] == ["bottle"]
    again = hosting(FIXTURES / "toy")
    assert without_keys(again.seen(again.join(links[1]))["scene"]) == without_keys(some.seen(two)["scene"])


def test_what_cannot_begin_is_told_in_a_sentence(hosting: Callable[..., Browsers]) -> None:
    some = hosting()
    for origin, told in (
        (Origin(40, 1, "new_moon"), "is for"),
        (Origin(2, 1, "no_moon"), "new_moon"),
        (Origin(2, 1, "", "no_scenario"), "no_scenario"),
        (Origin(2, 1, board=("players 2", "put no_card in hand of P1")), "no_card"),
        (Origin(2, 1, board=("then:", "nonsense")), "error"),
    ):
        with pytest.raises(UsageError, match=told):
            some.opened(Opening(origin))
    with pytest.raises(UsageError, match="there is no bot"):
        some.opened(Opening(Origin(2, 1, "new_moon"), ("genius",)))


# ------------------------------------------------------------------------------------------------- who decides


def test_a_copy_waits_for_the_end_of_the_game(hosting: Callable[..., Browsers]) -> None:
    """A copy has the same hidden cards: whoever could play it out alone would know them."""
    some = hosting()
    links = some.open(2, "", "random", beginning="new_moon")
    one, watching = some.join(links[0]), some.join(links[-1])
    some.say(one, "branch", step=0)
    assert some.problems(one) == ["this shows hidden cards, and waits until the game is over"]
    some.say(watching, "branch", step=0)
    assert some.problems(watching) == ["only players can ask this"]
    assert len([*some.opener.store.known()]) == 1
    while not some.seen(one)["scene"].get("ended"):
        some.answer(one)
    some.say(one, "branch", step=2)
    (link,) = some.told(one, "branched")[0]["lines"]
    copy = some.join(link)
    assert some.seen(copy)["last"] >= 2 and some.seen(copy)["people"][1]["bot"]


def test_a_game_whose_rules_have_failed_is_not_over(
    hosting: Callable[..., Browsers], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody opens a copy of it; an answer is taken back, and the game goes on."""
    some = hosting()
    links = some.open(2, "", "", beginning="new_moon")
    one, two = some.join(links[0]), some.join(links[1])
    room = some.at[one].room

    def failing(index: int) -> None:
        take(index)
        room.session.choice = None
        raise RulesError("a rule cannot go on")

    take = room.session.take
    monkeypatch.setattr(room.session, "take", failing)
    some.answer(one if some.seen(one)["scene"].get("question") else two)
    monkeypatch.undo()
    assert room.problem and room.choice is None and not room.is_over
    some.say(one, "branch", step=0)
    assert some.problems(one)[-1] == "this shows hidden cards, and waits until the game is over"
    some.say(one, "undo")
    some.say(two, "agree", number=room.wishes[0].number, fine=True)
    assert not room.problem and room.choice is not None


def test_a_game_that_was_copied_stays_over(hosting: Callable[..., Browsers]) -> None:
    """Whoever has a copy could see in it what would come if the last answers were taken back."""
    some = hosting()
    links = some.open(2, "", "", beginning="new_moon")
    one, two = some.join(links[0]), some.join(links[1])
    while not some.seen(one)["scene"].get("ended"):
        some.answer(one if some.seen(one)["scene"].get("question") else two)
    some.say(two, "undo")
    assert [wish["what"] for wish in some.seen(one)["wishes"]] == ["undo"]
    some.say(one, "branch", step=0)
    assert some.told(one, "branched") and not some.seen(one).get("wishes") and some.seen(two)["scene"]["ended"]
    some.say(one, "undo")
    assert some.problems(one) == ["this game stays over, because somebody has opened a copy of it"]


def test_a_bot_takes_a_seat_when_all_people_agree(hosting: Callable[..., Browsers]) -> None:
    some = hosting()
    links = some.open(2, "", "", beginning="new_moon")
    one, two = some.join(links[0]), some.join(links[1])
    for number, seat in enumerate((0, 1), 1):
        some.say(one, "bot", seat=seat, level="random")
        assert [person.get("bot") for person in some.seen(two)["people"]] == [None, None]
        assert some.seen(two)["wishes"] == [
            {"number": number, "seat": 0, "what": "bot", "about": seat, "level": "random", "may_agree": True}
        ]
    some.say(two, "agree", fine=True)
    assert [person.get("bot") for person in some.seen(one)["people"]] == [None, "random"]
    assert some.seen(one)["chat"][-1] == [-1, "A bot plays for P2 now: random."]
    some.say(two, "bot", seat=1, level="")
    assert [person.get("bot") for person in some.seen(one)["people"]] == [None, None], "a seat can be taken back"


def test_nobody_who_is_absent_is_replaced_without_the_author(hosting: Callable[..., Browsers]) -> None:
    some = hosting()
    links = some.open(2, "", "", beginning="new_moon")
    one = some.join(links[0])
    some.say(one, "bot", seat=1, level="random")
    some.say(one, "agree", fine=True)
    assert some.seen(one)["wishes"] and some.seen(one)["may_decide"]
    (kept,) = some.opener.store.known()
    some.ask("decide", kept.id, False)
    assert "wishes" not in some.seen(one)
    assert some.seen(one)["chat"][-1] == [-1, "The author has refused for those who are not here."]
    some.say(one, "bot", seat=1, level="random")
    some.ask("decide", kept.id, True)
    assert some.seen(one)["people"][1]["bot"] == "random"
    assert [-1, "The author has agreed for those who are not here."] in some.seen(one)["chat"]


def test_the_author_decides_only_for_those_who_are_absent(hosting: Callable[..., Browsers]) -> None:
    some = hosting()
    links = some.open(3, "", "", "", beginning="new_moon")
    one, two = some.join(links[0], is_author=True), some.join(links[1])
    some.say(one, "bot", seat=2, level="random")
    some.say(one, "agree", fine=True)
    assert "bot" not in some.seen(one)["people"][2], "P2 is there, and has not agreed"
    some.say(two, "agree", fine=True)
    assert some.seen(one)["people"][2]["bot"] == "random"


def test_a_seat_that_a_person_plays_cannot_be_taken_back(hosting: Callable[..., Browsers]) -> None:
    """It changes nothing, so that nobody can stop the bots of others with it."""
    some = hosting(FIXTURES / "toy")
    links = some.open(3, "", "", "hasty", beginning="spring_tide")
    one, two = some.join(links[0]), some.join(links[1])
    while some.seen(one)["scene"]["asked"] != 2:
        some.answer(asked(some, one, two))
    thinking = some.at[one].thinker.current
    some.say(one, "bot", seat=0, level="")
    assert some.problems(one) == ["this seat is played like that already"]
    assert thinking is not None and some.at[one].thinker.current is thinking
    some.at[one].thinker.close()


def test_only_the_author_is_told_why_the_rules_have_failed(hosting: Callable[..., Browsers]) -> None:
    """What has failed can name lines of files, and says the seed with which all cards can be computed."""
    some = hosting()
    links = some.open(2, "", "", beginning="new_moon")
    friend, author = some.join(links[0]), some.join(links[0], is_author=True)
    host = some.at[friend]
    host.room.problem = place_of_fault("base/moons.card:7: this fails", host.room.session)
    host.show()
    assert "moons.card:7" in some.seen(author)["problem"] and "seed 3" in some.seen(author)["problem"]
    assert some.seen(friend)["problem"].startswith("the rules of this game have failed here")

    def failing(seat: int, text: str) -> None:
        raise ValueError("base/moons.card:9 fails with the hidden card")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(host.room, "say", failing)
        for browser in (friend, author):
            some.say(browser, "chat", text="x")
    assert "moons.card:9" in some.problems(author)[-1]
    assert some.problems(friend)[-1].startswith("the rules of this game have failed here")


def test_nobody_agrees_to_another_wish_than_was_shown(hosting: Callable[..., Browsers]) -> None:
    some = hosting()
    links = some.open(2, "", "", beginning="new_moon")
    one, two = some.join(links[0]), some.join(links[1])
    while not some.seen(two).get("may_undo"):
        some.answer(asked(some, one, two))
    some.say(two, "undo")
    (shown,) = some.seen(one)["wishes"]
    some.say(two, "bot", seat=0, level="random")
    some.say(one, "agree", fine=True, number=shown["number"])
    assert some.problems(one) == ["nobody wants this any more"]
    assert "bot" not in some.seen(one)["people"][0]


def test_copies_of_one_seat_leave_the_next_game_to_all(
    hosting: Callable[..., Browsers], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ombre.desk.tables.opening.MOST_OPENED", 2)
    some = hosting()
    one, two = (some.join(link) for link in some.open(2, "", "", beginning="new_moon")[:2])
    while not some.seen(one)["scene"].get("ended"):
        some.answer(asked(some, one, two))
    for _ in range(3):
        some.say(one, "branch", step=0)
    assert len(some.told(one, "branched")) == 2
    some.say(two, "branch", step=0)
    some.say(two, "again")
    some.say(one, "agree", fine=True)
    assert some.told(two, "branched") and some.told(two, "again")


def test_a_bot_is_hurried_when_all_people_agree(hosting: Callable[..., Browsers]) -> None:
    some = hosting(FIXTURES / "toy")
    links = some.open(3, "", "", "hasty", beginning="spring_tide")
    one, two = some.join(links[0]), some.join(links[1])
    while some.seen(one)["scene"]["asked"] != 2:
        some.answer(asked(some, one, two))
    step = some.seen(one)["last"]
    some.say(one, "hurry")
    assert some.seen(one)["last"] == step
    some.say(two, "agree", fine=True)
    assert some.seen(one)["last"] > step
    some.at[one].thinker.close()


def test_the_next_game_begins_when_all_people_agree(hosting: Callable[..., Browsers]) -> None:
    some = hosting()
    links = some.open(2, "", "", beginning="new_moon")
    one, two = some.join(links[0]), some.join(links[1])
    while not some.seen(one)["scene"].get("ended"):
        some.answer(asked(some, one, two))
    some.say(one, "again")
    assert not some.told(one, "again")
    some.say(two, "again")
    assert not some.told(two, "again"), "this is a wish of its own, and P1 has not agreed to it"
    some.say(two, "agree", fine=True)
    assert some.told(one, "again")
    some.say(two, "again")
    assert some.told(two, "again")
    assert len([*some.opener.store.known()]) == 2


def test_links_open_few_tables_and_delete_none(
    hosting: Callable[..., Browsers], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ombre.desk.tables.opening.MOST_OPENED", 3)
    some = hosting()
    one = some.join(some.open(2, "", "random", beginning="new_moon")[0])
    while not some.seen(one)["scene"].get("ended"):
        some.answer(one)
    for _ in range(5):
        some.say(one, "branch", step=0)
    assert len(some.told(one, "branched")) == 3
    assert set(some.problems(one)) == {"too many tables were opened from this one; the author can close some"}
    (link,) = some.told(one, "branched")[0]["lines"]
    copy = some.join(link)
    while not some.seen(copy)["scene"].get("ended"):
        some.answer(copy)
    some.say(copy, "branch", step=0)
    assert not some.told(copy, "branched"), "tables of tables count as those of the first one"
    assert len([*some.opener.store.known()]) == 4


# ------------------------------------------------------------------------------------------------------ chance


def test_a_seed_is_drawn_that_nobody_can_guess(hosting: Callable[..., Browsers]) -> None:
    some = hosting()
    some.opener.seed = secret_seed
    one = some.join(some.open(2, "", "random", seed=None, beginning="new_moon")[0])
    while not some.seen(one)["scene"].get("ended"):
        some.answer(one)
    some.say(one, "again")
    seeds = [told.origin.seed for told in some.opener.store.known()]
    assert len(set(seeds)) == 2 and all(seed is not None and seed >= 1 << 255 for seed in seeds)
    assert not any(str(seed) in json.dumps(some.sent[one]) for seed in seeds)


def test_a_bot_has_no_random_numbers_of_the_game() -> None:
    origin = Origin(4, secret_seed())
    seeds = {seed_of_bot(origin, who, step) for who in range(4) for step in range(10)}
    assert len(seeds) == 40 and min(seeds) > MASK, "each begins a strong generator of its own"
    assert origin.seed is not None and not seeds & {origin.seed + number for number in range(100)}


@pytest.mark.parametrize(("seed", "is_known"), [(5, True), (None, False)])
def test_a_seed_of_the_author_is_told_to_all(
    hosting: Callable[..., Browsers], seed: int | None, is_known: bool
) -> None:
    some = hosting()
    for link in some.open(2, "", "", seed=seed, beginning="new_moon"):
        (about,) = some.told(some.join(link), "about")
        assert about["is_seed_known"] == is_known


# -------------------------------------------------------------------------------------------------------- words


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("\u202eevil\u2066\u200b\x1b[31m\x00", "evil[31m"),
        ("Pa\u200bt 2", "Pat 2"),
        ("Ａnn", "Ａnn"),
        ("\u3164\u2800 \u115f", ""),
        ("  A \n\t b ", "A b"),
    ],
)
def test_names_have_only_characters_that_can_be_seen(hosting: Callable[..., Browsers], given: str, name: str) -> None:
    some = hosting()
    one = some.join(some.open(2, "", "random", beginning="new_moon")[0])
    some.say(one, "name", text=given)
    assert some.seen(one)["people"][0].get("name", "") == name
    some.say(one, "chat", text=given)
    assert [text for seat, text in some.seen(one)["chat"] if seat == 0] == ([name] if name else [])


@pytest.mark.parametrize("given", ["P2", "p2", "P\u200b2", "Ｐ２", "Р2", "P 2", "(P2)", "2"])
def test_a_name_that_could_mean_another_seat_is_no_name(hosting: Callable[..., Browsers], given: str) -> None:
    some = hosting(FIXTURES / "toy")
    one = some.join(some.open(2, "", "random", beginning="spring_tide")[0])
    some.say(one, "name", text=given)
    assert [seat["name"] for seat in some.seen(one)["scene"]["seats"]] == ["P1", "P2"]
    assert "name" not in some.seen(one)["people"][0], "the chat and the list of wishes have the names of these"


def test_no_seat_displaces_what_others_have_said(
    hosting: Callable[..., Browsers], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ombre.desk.tables.room.MOST_CHAT", 3)
    some = hosting()
    links = some.open(2, "", "random", beginning="new_moon")
    one, watching = some.join(links[0]), some.join(links[-1])
    for do in ("chat", "report"):
        some.say(one, do, text="important")
        for number in range(5):
            some.say(watching, do, text=f"noise {number}")
    (kept,) = some.opener.store.known()
    for lines in (kept.chat, kept.reports):
        assert [line.text for line in lines] == ["important", "noise 2", "noise 3", "noise 4"]
    some.say(one, "undo") if some.seen(one).get("may_undo") else some.answer(one)
    assert some.seen(some.join(links[0]))["chat"][0] == [0, "important"]


def test_what_is_new_is_sent_once_for_all_who_see_the_same(hosting: Callable[..., Browsers]) -> None:
    some = hosting()
    links = some.open(2, "", "random", beginning="new_moon")
    one = some.join(links[0])
    watching = [some.join(links[-1]) for _ in range(20)]
    before = {browser: len(some.sent[browser]) for browser in watching}
    some.say(one, "chat", text="hello")
    new = [some.sent[browser][before[browser] :] for browser in watching]
    assert all(len(one) == 1 and one[0]["chat"] == [[0, "hello"]] for one in new)
    assert all(one[0]["scene"] is None and not one[0]["log"][1] for one in new), "nothing else is new"
    some.answer(one)
    assert len({json.dumps(some.sent[browser][-1]) for browser in watching}) == 1
    late = some.join(links[-1])
    assert some.seen(late) == some.seen(watching[0]) | {"is_all": True, "log": some.seen(late)["log"]}
    assert some.seen(late)["chat"][-1] == [0, "hello"]
