"""The figures that docs/trust.md promises are those of the program: a changed number changes the page, too."""

from __future__ import annotations

import asyncio
import base64
import os
import re
import socket
import stat
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import cast

import pytest
import uvicorn
from starlette.applications import Starlette

from ombre.compiler.projects import files, project, yaml_files
from ombre.compiler.projects.places import Wanted, place_of, shipped_game
from ombre.desk.commands.serve import serve
from ombre.desk.serve import pace, protocols, scenario_process, table_routes, tables, tasks
from ombre.desk.tables import kept_cards, opening, room_store, seat_log
from ombre.desk.tables.hosted_game import HostedGame, Origin, secret_seed
from ombre.desk.tables.messages import Opening
from ombre.desk.tables.opening import Opener
from ombre.desk.tables.room_store import RoomStore
from ombre.limits import MOST_COPIES
from ombre.session import decks, save
from ombre.sheets.drawing import artwork, vectors
from ombre.sheets.pages import typesetter
from ombre.workshop.creating.games import new_game

from ..caches import own_cache

PAGE = Path(__file__).parents[2] / "docs" / "trust.md"
WORDS = {"one": 1, "three": 3, "two": 2, "half": 0.5, "a quarter": 0.25, "minute": 60}
MB, KB, GB = 2**20, 2**10, 2**30

PROMISED: Sequence[tuple[str, Sequence[float]]] = [
    (r"that people write: [^|]+\| (\d+) MB", [files.MOST_TEXT / MB]),
    (
        r"scans of a progressive JPEG \| (\d+) MB; (\d+) million; (\d+)",
        [artwork.MOST_ART / MB, artwork.MOST_PIXELS / 1e6, artwork.MOST_SCANS],
    ),
    (
        r"where a layer counts as ten \| ([\d,]+); (\d+); ([\d,]+)",
        [vectors.MOST_ELEMENTS, vectors.MOST_NESTED, vectors.MOST_DRAWN],
    ),
    (
        r"rules of its style \| ([\d,]+); ([\d,]+); ([\d,]+)",
        [vectors.MOST_LETTERS, vectors.MOST_NUMBER, vectors.MOST_RULES],
    ),
    (r"folder of a game or a set \| (\d+)", [files.MOST_DEEP]),
    (r"a font in `fonts/` \| (\d+) MB", [files.MOST_FONT / MB]),
    (r"in its folder \| (\d+) letters", [project.MOST_LETTERS]),
    (r"a saved game, a campaign \| (\d+) MB", [files.MOST_BYTES / MB]),
    (r"answers of one game in it \| ([\d,]+)", [save.MOST_ANSWERS]),
    (r"a zone that a player keeps \| (\d+); ([\d,]+)", [MOST_COPIES, decks.MOST_CARDS]),
    (r"lists in lists of a YAML file \| (\d+)", [yaml_files.MOST_DEPTH]),
    (
        r"a call may take (\d+) seconds, and (one) more for each card, and (\d+) GB of memory",
        [typesetter.SECONDS, typesetter.FOR_A_CARD, typesetter.MEMORY / GB],
    ),
    (
        r"at most (\d+) seconds for each and (\d+) GB of memory",
        [scenario_process.SECONDS, scenario_process.MEMORY / GB],
    ),
    (r"first run has (\d+) seconds more", [scenario_process.BEGINNING]),
    (r"Tasks have (half) an hour and (\d+) GB", [tasks.SECONDS / 3600, tasks.MEMORY / GB]),
    (
        r"waits at most (\d+) seconds for a request, .* for at most ([\d,]+) connections at once",
        [protocols.PATIENCE, protocols.MOST_WAITING],
    ),
    (r"headers of at most (\d+) kB", [protocols.MOST_HEAD / KB]),
    (r"may send (\d+) frames a second that are no messages", [protocols.FRAMES_A_SECOND]),
    (r"A link has (\d+) random bytes", [opening.LINK_BYTES]),
    (r"a seed has (\d+) bits", [(secret_seed() | 1).bit_length() - 1]),
    (r"at a pace of (a quarter) of one processor", [pace.SHARE]),
    (
        r"it has (\d+) connections \((\d+) to watch\), and waits for at most (\d+) pictures",
        [tables.MOST_OF_SEAT, tables.MOST_OF_WATCHERS, pace.MOST_ASKED],
    ),
    (r"a message has at most (\d+) kB", [protocols.MOST_MESSAGE / KB]),
    (r"a browser for which (\d+) MB waits is left", [table_routes.MOST_UNREAD / MB]),
    (r"is told its last (\d+) turns or steps", [seat_log.MOST_PARTS]),
    (r"more than (\d+) seconds for a message is ended", [tables.SECONDS]),
    (r"After (two) ends it rests for a (minute)", [tables.ENDS, tables.PAUSE]),
    (
        r"at most (\d+), and of the copies that one seat opens; (three) of each",
        [opening.MOST_OPENED, tables.MOST_PLAYED],
    ),
    (r"The author has at most (\d+), and is refused one more", [room_store.MOST_ROOMS]),
]


@pytest.mark.parametrize(("sentence", "figures"), PROMISED, ids=[sentence for sentence, _ in PROMISED])
def test_a_figure_is_that_of_the_program(sentence: str, figures: Sequence[float]) -> None:
    found = re.search(sentence, PAGE.read_text(encoding="utf-8"))
    assert found, f"docs/trust.md does not say: {sentence}"
    assert [WORDS.get(said) or float(said.replace(",", "")) for said in found.groups()] == list(figures)


def test_the_command_listens_where_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The socket of the command itself, in the place of the server."""
    bound: list[str] = []

    def run(self: uvicorn.Server, sockets: Sequence[socket.socket]) -> None:
        async def lived(app: Starlette) -> None:
            async with app.router.lifespan_context(app):
                bound.extend(one.getsockname()[0] for one in sockets)

        asyncio.run(lived(cast(Starlette, self.config.app)))

    new_game("night_market", tmp_path)
    monkeypatch.setattr(uvicorn.Server, "run", run)
    serve(tmp_path / "night_market", port=0, quiet=True)
    assert bound == ["127.0.0.1"]


def opened(store: RoomStore) -> tuple[list[str], int]:
    """The links of a new table, and its seed."""
    room = Opener(HostedGame(shipped_game("hearts")), store).open(Opening(Origin(4), ("",) * 4))
    assert room.told.origin.seed is not None
    return [seat.link for seat in room.told.seats], room.told.origin.seed


def test_links_and_seeds_are_as_long_as_promised_and_never_the_same(tmp_path: Path) -> None:
    """In a seed of 256 random bits, each bit is 0 in some of forty seeds and 1 in others (but for one in 5 * 10^8)."""
    links, seed = opened(RoomStore(tmp_path))
    assert [len(base64.urlsafe_b64decode(link)) for link in links] == [opening.LINK_BYTES] * 4
    assert len(set(links)) == 4 and seed.bit_length() > 256
    bits = [0, 0]
    for _ in range(40):
        drawn = secret_seed()
        bits = [bits[0] | drawn, bits[1] | ~drawn]
    assert [one & (1 << 256) - 1 for one in bits] == [(1 << 256) - 1] * 2


@pytest.mark.skipif(sys.platform == "win32", reason="the modes are those of POSIX")
def test_what_lies_in_the_cache_is_for_its_user_only(tmp_path: Path) -> None:
    """Also in a folder that was made for all, and whatever is made first: the copies of the cards, or the tables."""
    new_game("night_market", tmp_path)
    before = os.umask(0)
    try:
        with own_cache(tmp_path / "made"):
            store = RoomStore(tmp_path / "place")
            kept_cards.kept(Wanted(place_of(tmp_path / "night_market").place, ()), store.cards)
            opened(store)
    finally:
        os.umask(before)
    folder = tmp_path / "made" / "tables"
    assert {".json", ".card"} <= {path.suffix for path in folder.rglob("*")}
    for path in (folder, *folder.glob("*")):
        assert stat.S_IMODE(path.stat().st_mode) == 0o700, path
    for path in folder.glob("*/*.json"):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path
