"""The typesetter works in a process with limits: what exceeds them is told by name, and the next card is printed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from ombre.sheets import FaceSet, Job, Paper, PrintError, load_faces, painted, sheet
from ombre.sheets.drawing import artwork as artworks
from ombre.sheets.drawing import vectors
from ombre.sheets.faces.fonts import fonts
from ombre.sheets.pages import typesetter
from ombre.sheets.pages.job import WORDS
from ombre.sheets.pages.typesetter import OutOfBoundsError, forget, query, typeset

from .deck import COVERING_FIRE, FACES
from .test_sheet import copied

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
# Pictures that the check refuses: one that is never finished, one for which no memory suffices,
# and one for which 512 MB do not.
ENDLESS = (
    f'{HEAD}<filter id="f"><feTurbulence numOctaves="2000000000" baseFrequency="9"/></filter>'
    '<rect filter="url(#f)" width="100" height="100"/></svg>'
)
PATTERN = (
    '<pattern id="m" width="{0}" height="{0}" patternUnits="userSpaceOnUse">'
    '<rect width="9" height="9"/></pattern><rect fill="url(#m)" width="99" height="99"/></svg>'
)
HUGE, LARGE = HEAD + PATTERN.format(1_000_000), HEAD + PATTERN.format(8_000)
CARDS = [replace(COVERING_FIRE, id=f"card_{at}", name=f"Card {at}") for at in range(6)]


@pytest.fixture(autouse=True)
def processes() -> Iterator[None]:
    """Each test begins and ends without a process."""
    typesetter.end()
    yield
    typesetter.end()


def nothing(*_: object) -> Iterator[str]:
    return iter(())


@pytest.fixture
def faces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], FaceSet]:
    """Faces on which the third card has a picture that was not looked at."""
    monkeypatch.setattr(artworks, "not_allowed", nothing)
    monkeypatch.setattr(vectors.AsDrawn, "faults", nothing)

    def made(picture: str) -> FaceSet:
        path = copied(tmp_path, str)
        (tmp_path / "art").mkdir()
        (tmp_path / "art" / "card_2.svg").write_text(picture, encoding="utf-8")
        return load_faces(path)

    return made


def idle() -> list[int]:
    """The ids of the processes that wait."""
    return [one._process.pid for one in typesetter._PROCESSES._idle]  # pyright: ignore[reportPrivateUsage]


def named(found: PrintError) -> bool:
    return str(found).startswith(f"{COVERING_FIRE.where}: to draw the card 'card_2' takes more than")


@pytest.mark.parametrize("to", ["pdf", "png"])
def test_a_card_that_takes_too_long_is_named(
    to: str, faces: Callable[[str], FaceSet], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(typesetter, "SECONDS", 1)
    monkeypatch.setattr(typesetter, "FOR_A_CARD", 0.2)
    job = Job(CARDS, faces(ENDLESS), "en", WORDS)
    begun = time.monotonic()
    with pytest.raises(PrintError) as told:
        job.pdf(Paper()) if to == "pdf" else job.pictures(lambda done: None)
    assert named(told.value)
    assert time.monotonic() - begun < 30
    assert sheet(CARDS[:2], load_faces(FACES), "en").files["sheet.pdf"].startswith(b"%PDF")  # it goes on


@pytest.mark.parametrize("memory", [4 << 30, 512 << 20])
def test_a_card_that_needs_too_much_memory_is_named(
    memory: int, faces: Callable[[str], FaceSet], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a process of its own, the library would end the whole program."""
    if sys.platform != "linux" and memory < 1 << 30:
        pytest.skip("the limit of memory is one of Linux")
    monkeypatch.setattr(typesetter, "MEMORY", memory)
    job = Job(CARDS, faces(HUGE if memory > 1 << 30 else LARGE), "en", WORDS)
    with pytest.raises(PrintError) as told:
        job.pictures(lambda done: None)
    assert named(told.value)


def test_cards_within_the_limits_are_drawn_by_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    first = sheet(CARDS, load_faces(FACES), "en").files
    (process,) = idle()
    assert sheet(CARDS, load_faces(FACES), "en").files == first
    assert idle() == [process]


def test_errors_of_the_typesetter_are_told_and_the_process_goes_on() -> None:
    with pytest.raises(RuntimeError, match="expected expression"):
        typeset(b"#", format="svg", font_paths=fonts())
    assert len(idle()) == 1
    assert query(b"#metadata(7)<x>", "<x>", 1, font_paths=fonts()).split() == ["[", "7", "]"]
    forget(fonts())
    assert painted(f'{HEAD}<rect width="9" height="9"/></svg>').startswith(b"\x89PNG")
    assert len(idle()) == 1


def test_a_process_that_has_ended_is_replaced() -> None:
    assert typeset(b"A", format="svg", font_paths=fonts()).made
    (process,) = idle()
    os.kill(process, signal.SIGKILL)
    time.sleep(0.2)
    assert typeset(b"A", format="svg", font_paths=fonts()).made
    assert idle() != [process]


def test_threads_do_not_wait_for_each_other(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(typesetter, "SECONDS", 3)
    (tmp_path / "endless.svg").write_text(ENDLESS, encoding="utf-8")
    failed: list[Exception] = []

    def hang() -> None:
        try:
            typeset(b'#image("endless.svg")', root=str(tmp_path), format="png", font_paths=fonts())
        except OutOfBoundsError as error:
            failed.append(error)

    waiting = threading.Thread(target=hang)
    waiting.start()
    time.sleep(0.3)
    begun = time.monotonic()
    assert typeset(b"A", format="svg", font_paths=fonts()).made
    assert time.monotonic() - begun < 2 and waiting.is_alive()
    waiting.join()
    assert len(failed) == 1 and len(idle()) == 1


def test_the_process_reads_nothing_from_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("typst.py", "json.py", "sitecustomize.py", "struct.py"):
        (tmp_path / name).write_text("open('run', 'w')\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    assert typeset(b"A", format="svg", font_paths=fonts()).made
    assert not (tmp_path / "run").exists()


HANGS = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # a program in the background of a shell ignores it
from pathlib import Path
from ombre.sheets.pages import typesetter
from ombre.sheets.faces.fonts import fonts
typesetter.typeset(b"A", format="svg", font_paths=fonts())
print(typesetter._PROCESSES._idle[0]._process.pid, flush=True)
typesetter.typeset(b'#image("endless.svg")', root=sys.argv[1], format="png", font_paths=fonts())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals are those of POSIX")
@pytest.mark.parametrize("sign", ["SIGINT", "SIGTERM"])
def test_no_process_is_left_when_the_program_ends(sign: str, tmp_path: Path) -> None:
    (tmp_path / "endless.svg").write_text(ENDLESS, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, "-c", HANGS, str(tmp_path)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as program:
        assert program.stdout is not None
        worker = int(program.stdout.readline())
        time.sleep(0.5)
        begun = time.monotonic()
        program.send_signal(getattr(signal, sign))
        program.wait(20)
        assert time.monotonic() - begun < 5
    until = time.monotonic() + (0 if sign == "SIGINT" else 5)  # else it looks once a second whether it is needed
    while runs(worker) and time.monotonic() < until:
        time.sleep(0.1)
    assert not runs(worker)


def runs(process: int) -> bool:
    """Whether a process runs; one that has ended, and for which nobody waits, does not."""
    try:
        os.kill(process, 0)
        state = Path(f"/proc/{process}/stat")
        return not state.exists() or state.read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False
