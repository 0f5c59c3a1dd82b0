"""The process of the typesetter: it does what it reads from its input, within a limit of memory, until the input ends.

It runs as a script of its own that imports nothing of ombre, so that it starts fast. The other side is `typesetter.py`.
"""

from __future__ import annotations

import json
import os
import signal
import struct
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, BinaryIO, TypeAlias, cast

Settings: TypeAlias = "dict[str, Any]"
"""Settings of the typesetter, and the plain data of a message: what to do with them, or what has come of it."""

_LATE = 10  # seconds after which it ends by itself, if nobody has ended it
_FORGETTING = 11  # the typesetter forgets a result that it has not used in ten runs


def send(stream: BinaryIO, head: Mapping[str, object], parts: Sequence[bytes] = ()) -> None:
    """Write a message: plain data, and parts of bytes."""
    text = json.dumps({**head, "parts": [len(part) for part in parts]}).encode()
    stream.write(struct.pack("!I", len(text)) + text)
    for part in parts:
        stream.write(part)
    stream.flush()


def receive(stream: BinaryIO) -> tuple[Settings, list[bytes]] | None:
    """Read a message; None at the end of the stream."""
    size = stream.read(4)
    if len(size) < 4:
        return None
    text = stream.read(struct.unpack("!I", size)[0])
    try:
        head: Settings = json.loads(text)
    except ValueError:  # the other side has ended meanwhile
        return None
    parts = [stream.read(length) for length in head["parts"]]
    return (head, parts) if [*map(len, parts)] == head["parts"] else None


def main() -> None:
    """Answer each message on the standard input. Arguments: the folder of the library, and the limit of memory."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the other process ends this one, also at Ctrl-C
    _limit(int(sys.argv[2]))
    sys.path.insert(0, sys.argv[1])
    asked, told = sys.stdin.buffer, sys.stdout.buffer
    worker = _Worker()
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    while (message := receive(asked)) is not None:
        late = threading.Timer(message[0]["seconds"] + _LATE, os._exit, (3,))
        late.daemon = True
        late.start()
        head, parts = worker.answer(*message)
        late.cancel()
        send(told, {**head, "spent": time.process_time()}, parts)


def _end_with(parent: int) -> None:
    """End this process when the one that has started it has ended, even in the middle of a document."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(3)


def _limit(memory: int) -> None:
    """Limit the memory of this process, where the system can, and write no image of it if it fails."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        # On Linux, the limit of data counts what is really used; threads reserve addresses beyond it.
        sort = resource.RLIMIT_DATA if sys.platform == "linux" else resource.RLIMIT_AS
        resource.setrlimit(sort, (memory, memory))


class _Worker:
    """Calls the typesetter, with the fonts that it has read."""

    def __init__(self) -> None:
        self._fonts: dict[str, object] = {}

    def answer(self, head: Settings, parts: list[bytes]) -> tuple[Mapping[str, object], list[bytes]]:
        """What the typesetter makes, or its error."""
        import typst

        settings: Settings = dict(head["settings"])
        if head["fonts"] is not None:
            settings |= {"font_paths": self._read(*head["fonts"]), "ignore_system_fonts": True}
        source, *inputs = parts
        settings["sys_inputs"] = {name: text.decode() for name, text in zip(head["inputs"], inputs, strict=True)}
        try:
            match head["do"]:
                case "query":
                    return {}, [typst.query(source, head["selector"], field="value", **settings).encode()]
                case "forget":
                    for _ in range(_FORGETTING):
                        typst.compile(b"", format="svg", **settings)
                    return {}, []
                case _:
                    found = cast(
                        "tuple[bytes | list[bytes], list[typst.TypstWarning]]",
                        typst.compile_with_warnings(source, **settings),
                    )
                    made, warnings = found
                    told = {"warnings": [one.message for one in warnings]}
                    return told, [made] if isinstance(made, bytes) else [*made]
        except MemoryError:
            raise
        except Exception as error:
            return {"error": str(error)}, []

    def _read(self, folders: list[str], system: bool) -> object:
        """The fonts in some folders, and those of the system if asked for."""
        import typst

        name = json.dumps([folders, system])
        if name not in self._fonts:
            self._fonts[name] = typst.Fonts(
                include_system_fonts=system, include_embedded_fonts=False, font_paths=folders
            )
        return self._fonts[name]


if __name__ == "__main__":
    main()
