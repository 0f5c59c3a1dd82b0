"""Build functions from generated lines: names, indentation and imports; unused assignments are removed."""

from __future__ import annotations

import builtins
import keyword
import re
from collections import Counter
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import NamedTuple

from .. import model
from ..model import File, Model


class CodeLine(NamedTuple):
    """A line of Python, and the number of the line in the `.card` file that it comes from."""

    text: str
    line: int


@dataclass(slots=True)
class Function:
    """A generated function: its parameters, its indented lines, and the line of the `.card` file where it begins."""

    name: str
    parameters: str
    line: int
    returns: str = "None"
    lines: list[CodeLine] = field(default_factory=list[CodeLine])


class Record(NamedTuple):
    """The id of an ability, and the code of its record."""

    id: str
    text: str


_TYPES = re.compile(r"Play|Outcome|Value|Env|Args|Acting|Offers|Calls")
RUNTIME = frozenset(
    "NOTHING Ability Acting Args Calls Card Cell Deck Env Fact Flow Game Invariant Kind Module Must Offers Option "
    "Outcome Play Scenario Setup State Step Turns Value Verb Window Zone"
    " Between bounded item product put quotient".split()
)
"""The names that a module may import from `ombre.runtime`; tests/compiler/test_hostile.py compares the two."""

_TAKEN = frozenset([*keyword.kwlist, *keyword.softkwlist, *dir(builtins), *RUNTIME, "MODULE", "annotations"])
_WORDS = re.compile(r"\w+")


_CAPTURED = re.compile(r"(\s*)\((\w+(?:, \w+)*)(,?)\) = env$")
_BOUND = re.compile(r"(\s*)(\w+) = (args\[\d+\]|x|t\..*)$")


@dataclass(slots=True)
class NamesInside:
    """What is known of the names in a function.

    natural: those that mean amounts of at least 0. Of the names of cards, and of "this": held: those that mean a card
    since the function began, or since a line named it. strayed: those whose card a line of the function can have
    moved out of play. left: those whose card the event can have moved out of play to which the function reacts.
    doubtful: those whose card something else can have moved since a line of the function. doubts: the lines, or the
    event, to which something else can have reacted, by the name. heard: those that mean a card since the event ended
    to which the function reacts. absent: those that an effect has captured; they mean nothing if their card has been
    away. subject: the role of a verb that means its card whatever happens. stamps: the line that notes from when on
    each name means its card. past: the name of what is remembered of cards that have strayed, if a line reads one.
    forgets: the lines that change a card which may be remembered. looked: whether a line reads a card that has left.
    followed: whether the function is the body of an effect, so that the names of cards are followed.
    """

    natural: set[str] = field(default_factory=set[str])
    held: set[str] = field(default_factory=set[str])
    strayed: set[str] = field(default_factory=set[str])
    left: set[str] = field(default_factory=set[str])
    doubtful: set[str] = field(default_factory=set[str])
    doubts: dict[str, tuple[model.Node, ...]] = field(default_factory=dict[str, tuple[model.Node, ...]])
    heard: set[str] = field(default_factory=set[str])
    absent: set[str] = field(default_factory=set[str])
    subject: str = ""
    stamps: dict[str, CodeLine] = field(default_factory=dict[str, CodeLine])
    past: str = ""
    forgets: list[CodeLine] = field(default_factory=list["CodeLine"])
    looked: bool = False
    followed: bool = False

    def drop(self, names: set[str]) -> None:
        """Forget names that a block has bound: after it, they mean nothing, or something else."""
        self.held -= names
        self.strayed -= names
        self.doubtful -= names

    @contextmanager
    def without(self, name: str) -> Generator[None, None, None]:
        """Inside the `with` block, a name means each candidate of a search."""
        outer = self.strayed, self.left, self.doubtful, self.heard, self.absent
        self.strayed, self.left, self.doubtful, self.heard, self.absent = (names - {name} for names in outer)
        yield
        self.strayed, self.left, self.doubtful, self.heard, self.absent = outer


class Emitter:
    """Collects the functions of one module."""

    def __init__(self, known: Model, file: File):
        self.model = known
        self.file = file
        self.functions: list[Function] = []
        self.windows: list[tuple[str, str]] = []
        self.timed: list[Record] = []
        self.imports: set[str] = {"Module"}
        self.pasts: set[str] = set()
        self.batched: set[str] = set()  # the keys of the events of which several can happen at the same time
        self._gathered = ""  # the name of the list of calls that happen at the same time, while a line adds to it
        self.offered: model.May | None = None  # the `may` that is the only statement of a `once per` ability
        self.play = ""  # the name of the typed stub of the game in play, if there is one
        self._noted: tuple[str, ...] = ()  # lines of code that run after everything that is done
        # The `may` whose outcome is asked for, and the lines that run after what is done if its player declines.
        self._attempted: tuple[model.May, tuple[str, ...]] | None = None
        self._names: set[str] = set()
        self._lines: list[CodeLine] = []
        self._indent = 1
        self._at: int = 0  # the line of the `.card` file whose code is being generated
        self._host = ""
        self._spoken_of: set[str] = set()  # the names that the lines of the current scenario use
        self._called: set[str] = set()  # the names that the current scenario gives its cards, other than their ids
        self.recalled: list[model.Read] = []  # what is read of cards that can have left
        # Names whose cards something else can have moved away, each with the statements and events to which it reacts.
        self.doubted: list[tuple[model.Local | model.This, tuple[model.Node, ...]]] = []
        self._named: dict[str, model.Local] = {}  # the nodes of captured names
        self._referring: set[str] = set()  # the local names of things and of sets, of those that effects capture
        self._fresh: Counter[str] = Counter()  # stem -> number of its ids
        self.looked = False  # whether the `if` or the body of the current `when` reads a card that has left
        self._locals: Counter[str] = Counter()  # stem -> number of its names in this function
        self.names = NamesInside()
        self.place = "_".join(_WORDS.findall(file.source)[-3:-1])  # set and file, for elements without a name
        *folders, _ = _WORDS.findall(file.source)
        self._prefix = f"{'_'.join(folders[2:] if folders[0] == 'cards' else folders)}."
        self._among = ""  # the function for the live set that obtains the current abilities
        self._rule = ""  # the named rule whose code is being generated
        self._stem = "rule"  # the first part of function names, from the current declaration

    @contextmanager
    def _function(
        self, name: str, parameters: str, node: model.Node, returns: str = "None"
    ) -> Generator[str, None, None]:
        """Collect the lines generated inside the `with` block as the body of a new function."""
        unique = self._unique(name.removeprefix(self._prefix))
        outer = self._lines, self._indent, self._at, self._locals, self.names
        self._lines, self._indent, self._at, self._locals, self.names = [], 1, node.span.line, Counter(), NamesInside()
        among, self._among = self._among, ""  # what the lines of the function begin is not obtained by the live set
        made = Function(unique, parameters, node.span.line, returns)
        yield unique
        made.lines = _read_names_only(self._lines) or [CodeLine("    pass", node.span.line)]
        self.imports |= set(_TYPES.findall(f"{parameters} {returns}"))
        self._lines, self._indent, self._at, self._locals, self.names = outer
        self._among = among
        self.functions.append(made)

    def _unique(self, name: str) -> str:
        """Return a name that no other function or constant of the module, the runtime or Python has."""
        unique = f"{name}_" if name in _TAKEN else name
        number = 1
        while unique in self._names:
            number += 1
            unique = f"{name}_{number}"
        self._names.add(unique)
        return unique

    @property
    def shown(self) -> str:
        """The file's name for comments, without characters that could end a comment or a string."""
        return "".join(c if c.isprintable() and c not in '"\\' else "_" for c in self.file.source)

    def _line(self, text: str) -> None:
        self._lines.append(CodeLine("    " * self._indent + text, self._at))

    @contextmanager
    def _from(self, node: model.Node) -> Generator[None, None, None]:
        """Record a node as the source of the lines generated inside the `with` block."""
        outer, self._at = self._at, node.span.line
        yield
        self._at = outer

    @contextmanager
    def _inside(self) -> Generator[None, None, None]:
        """Add the lines generated inside the `with` block to the block before."""
        self._indent += 1
        yield
        self._indent -= 1

    @contextmanager
    def _block(self, header: str) -> Generator[None, None, None]:
        self._line(header)
        self._indent += 1
        before = len(self._lines)
        yield
        if len(self._lines) == before:
            self._line("pass")
        self._indent -= 1

    def _need(self, name: str) -> str:
        self.imports.add(name)
        return name

    @property
    def described(self) -> str:
        """The module from which type checkers import the class of `g`; empty if the module needs no class."""
        return self.play if "Play" in self.imports else ""

    def imported(self) -> list[str]:
        """Return the names to import, sorted as isort does: constants, classes, functions."""
        imports = self.imports - ({"Play"} if self.play else set())
        return sorted(imports, key=lambda name: (not name.isupper(), name[0].islower(), name))

    def _new(self, stem: str) -> str:
        """Return a new global id that begins with a stem.

        Ids of one stem are numbered separately, so that ids of other stems do not change the number. The id contains
        the name of the file, because declarations that replace this one and scenarios of other files can have the same
        stem.
        """
        stem = self._id(stem)
        self._fresh[stem] += 1
        return f"{stem}{self._fresh[stem]}"

    def _id(self, name: str) -> str:
        """Return the global id of an ability that an effect makes."""
        return name if name.startswith(self._prefix) else f"{self._prefix}{name}"

    def _local(self, stem: str) -> str:
        """Return a new local name in the current function."""
        self._locals[stem] += 1
        return f"{stem}{self._locals[stem]}"

    def _tuple(self, items: Iterable[str]) -> str:
        items = list(items)
        return f"({items[0]},)" if len(items) == 1 else f"({', '.join(items)})"


def _read_names_only(lines: list[CodeLine]) -> list[CodeLine]:
    """Return a function's lines without assignments of names that the function does not read."""
    kept: list[CodeLine] = []
    for at, (line, source) in enumerate(lines):
        if captured := _CAPTURED.match(line):
            rest = "\n".join(other.text for other in lines[at + 1 :])
            names = [name if re.search(rf"\b{name}\b", rest) else "_" for name in captured[2].split(", ")]
            if set(names) != {"_"}:
                kept.append(CodeLine(f"{captured[1]}({', '.join(names)}{captured[3]}) = env", source))
            continue
        bound = _BOUND.match(line)
        reads = (other.text.split(f"{bound[2]} = ", 1)[-1] for other in lines[:at] + lines[at + 1 :]) if bound else ()
        if bound and not any(re.search(rf"\b{bound[2]}\b", other) for other in reads):
            if not bound[3].startswith("t."):
                continue
            line = bound[1] + bound[3]
        kept.append(CodeLine(line, source))
    return kept
