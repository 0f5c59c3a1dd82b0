"""Long tasks that a button starts: each is a command of `ombre` in a process of its own, which can be stopped.

The commands read the saved files. They write into a temporary folder, from which the page offers what they have made.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from ombre.compiler.projects.files import listing
from ombre.compiler.projects.places import UsageError, pick
from ombre.prose.language.languages import languages
from ombre.prose.language.wording import wording_for
from ombre.translatable import tr

from .workplace import Workplace

SECONDS, MEMORY = 1800, 4 << 30  # the most that a task may take
_RUN = "import sys; from ombre.workshop.cli import main; sys.argv[0] = 'ombre'; main()"
_MOST_LINES = 400  # of the output of a task that are kept
_BUDGET = "60"  # seconds for the pairs, and for the changes, of one card
KINDS = ("check", "test", "pairs", "mutate", "print")


@dataclass
class Task:
    """A task. kind: one of KINDS. lines: its output. made: the names of the files that it has written."""

    number: int
    kind: str
    folder: Path
    lines: list[str] = field(default_factory=list[str])
    done: int = 0
    total: int = 0
    code: int | None = None
    process: asyncio.subprocess.Process | None = None

    @property
    def made(self) -> list[str]:
        return sorted(path.name for path in listing(self.folder) if path.is_file())

    def as_data(self) -> dict[str, object]:
        """What the page shows of it."""
        return {
            "number": self.number,
            "kind": self.kind,
            "lines": self.lines[-_MOST_LINES:],
            "done": self.done,
            "total": self.total,
            "code": self.code,
            "made": self.made,
        }


class Tasks:
    """The tasks of all tabs. Their files are deleted when the server ends."""

    def __init__(self, workplace: Workplace) -> None:
        self.workplace = workplace
        self.known: dict[int, Task] = {}
        self._folder = tempfile.TemporaryDirectory(prefix="ombre-tasks-")
        self._running: set[asyncio.Task[None]] = set()

    def start(self, kind: str, card: str, language: str, tell: Callable[[Task], None], spoken: str = "en") -> Task:
        """Start a task; raise UsageError if it is unknown. card: the id of the card that it is about, or "".

        language: that of the cards to print. spoken: that of the messages. tell: is called after each line
        of output, and at the end.
        """
        pick("task", kind, list(KINDS))
        self._check(kind, card, language)
        number = len(self.known) + 1
        folder = Path(self._folder.name) / str(number)
        folder.mkdir()
        task = self.known[number] = Task(number, kind, folder)
        running = asyncio.create_task(self._run(task, self._command(kind, card, language), tell, spoken))
        self._running.add(running)
        running.add_done_callback(self._running.discard)
        return task

    def _check(self, kind: str, card: str, language: str) -> None:
        """Raise UsageError if a task is about a card or in a language that there cannot be."""
        project = self.workplace.project()
        if project is None:
            raise UsageError(tr("there are no cards yet"))
        if kind == "print":
            pick("locale", language, languages(project.folders))
        if card and not re.fullmatch(r"\w+(/\w+)*", card):
            raise UsageError(tr("there is no card '{0}'", card))

    def _command(self, kind: str, card: str, language: str) -> list[str]:
        """The words of a command; it runs in the folder of the task, so the files that it makes have no path."""
        wanted = self.workplace.wanted()
        if wanted is None:
            raise UsageError(tr("there are no cards yet"))
        game = str(wanted.place.folder)
        whole = [game, *(word for one in wanted.extra for word in ("--with", one))]
        about = ["--card", card] if card else []
        own = [str(self.workplace.folder)] if not self.workplace.demo else [game]
        commands: Mapping[str, list[str]] = {
            "check": ["check", *own, "--fit"],
            "test": ["test", *own],
            "pairs": ["pairs", *whole, *about, "--budget", _BUDGET, "-o", "failed_pair.card"]
            + ["--report", "pairs.html"],
            "mutate": ["mutate", *whole, *about, "--budget", _BUDGET, "-o", "missing_scenarios.card"],
            "print": ["sheet", *whole, *self._sets(), "--locale", language, "-o", f"cards-{language}.pdf"],
        }
        return commands[kind]

    def _sets(self) -> list[str]:
        """The sets of the author, if the folder is not that of a whole game."""
        own = dict.fromkeys(file.set for file in self.workplace.listed() if file.own)
        every = {file.set for file in self.workplace.listed()}
        return [word for name in own for word in ("--set", name)] if own and {*own} != every else []

    async def _run(self, task: Task, command: list[str], tell: Callable[[Task], None], spoken: str) -> None:
        environment = {**os.environ, "OMBRE_PROGRESS": "lines", "PYTHONUNBUFFERED": "1", "NO_COLOR": "1"}
        environment |= {"LC_ALL": f"{spoken}.UTF-8", "PYTHONUTF8": "1"}  # a system may not know the language
        environment["OMBRE_SPEAKS"] = spoken
        try:
            task.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                _RUN,
                *command,
                cwd=task.folder,
                env=environment,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.STDOUT,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:  # the system has no processes left, or refuses the name of a folder
            task.lines.append(wording_for(spoken).say(tr("this task cannot begin: {0}", error)))
            task.code = 1
            tell(task)
            return
        _limit(task.process.pid)
        assert task.process.stdout is not None
        tell(task)
        try:
            async with asyncio.timeout(SECONDS):
                async for raw in task.process.stdout:
                    _take(task, raw.decode("utf-8", "replace").rstrip("\n"))
                    tell(task)
                task.code = await task.process.wait()
        except (TimeoutError, ValueError):  # a line without end is a ValueError
            task.lines.append(wording_for(spoken).say(tr("stopped after {0} s", SECONDS)))
            stop(task)
            task.code = await task.process.wait()
        tell(task)

    def close(self) -> None:
        """End all tasks, and delete their files."""
        for task in self.known.values():
            stop(task)
        self._folder.cleanup()


def _take(task: Task, line: str) -> None:
    """Take up a line of output; one that begins with "\\x1e" tells the progress."""
    if not line.startswith("\x1e"):
        task.lines.append(line)
        return
    with suppress(ValueError):
        done, total, *_ = line[1:].split("\t")
        task.done, task.total = int(done), int(total)


def stop(task: Task) -> None:
    """End the process of a task, with the processes that it has started."""
    process = task.process
    if process is None or process.returncode is not None:
        return
    with suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, 9)
        else:
            process.kill()


def _limit(pid: int) -> None:
    """Limit the memory of a process, where the system can."""
    with suppress(ImportError, AttributeError, OSError):
        import resource

        resource.prlimit(pid, resource.RLIMIT_AS, (MEMORY, MEMORY))
