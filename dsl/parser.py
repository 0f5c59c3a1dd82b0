"""A `.card` file in, its syntax trees and diagnostics out: `parse(source, vocabulary)`.

A declaration begins in the first column; each is parsed by itself. Where one does not parse, the broken line is
mended if it is clear how, else taken out (or replaced by one that opens a block, where it did), and the rest is
parsed again, so that one mistake never hides another. What was changed is noted as torn: its words may be declared
nowhere now, and nobody should complain about that.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TypeAlias

from lark import Lark
from lark.grammar import Rule

from . import nodes
from .diagnostics import Diagnostic, Edit, Translatable, fixing, tr
from .explain import Mistake, explain, explain_text
from .lalr import Tables, Tree
from .lexer import BadText, Text, WordLexer
from .source import NOWHERE, Source, Span
from .tables import Unexpected
from .vocabulary import Vocabulary

_MOST_ERRORS = 20  # per declaration: after that the rest would be noise
_MOST_READ = 400_000  # characters of a file that are read again for the sake of more errors
_MOST_DEPTH = 80  # of a syntax tree; the passes after this one go down it by recursion
ANY = "*"  # among the words of a torn line: it was to declare something, and does not say what
_NAME = "x_"  # stands in for names that were not understood
_NOWHERE = (1 << 30, 0)

Lines: TypeAlias = list[tuple[int, str]]


@dataclass(frozen=True, slots=True)
class Torn:
    """A line that was mended or left out, in a declaration (its first and last line).

    `everywhere`: it declared something, so that its words may be unknown in other declarations, too.
    """

    line: int
    first: int
    last: int
    words: frozenset[str]
    everywhere: bool
    moved: bool  # read as it stands, only at another indentation


@dataclass(frozen=True, slots=True)
class Parsed:
    """The declarations of one file, in their order; what was wrong with them, and which lines were not as written."""

    source: Source
    declarations: tuple[nodes.Declaration, ...]
    diagnostics: tuple[Diagnostic, ...]
    torn: tuple[Torn, ...] = ()


def parse(source: Source, vocabulary: Vocabulary) -> Parsed:
    """Parse a file with the words that it, its game and its expansions declare."""
    reader = _Reader(source, vocabulary)
    for text in reader.texts():
        reader.read(text)
    return Parsed(source, tuple(reader.trees), tuple(reader.found), tuple(reader.torn))


def chunks(source: Source) -> list[Lines]:
    """Split a file into declarations: numbered lines without comments, each run beginning in the first column."""
    found: list[Lines] = []
    for number, line in enumerate(source.text.removeprefix("\ufeff").split("\n"), 1):
        code = strip_comment(line.rstrip("\r")).replace("\t", "    ").rstrip()
        if not code.strip():
            continue
        if not code[0].isspace() or not found:
            found.append([])
        found[-1].append((number, code))
    return found


def strip_comment(line: str) -> str:
    """A line without its comment; a # between quotes begins none."""
    if "#" not in line:
        return line
    quoted = False
    for position, character in enumerate(line):
        if character == '"':
            quoted = not quoted
        elif character == "#" and not quoted:
            return line[:position]
    return line


_kept_in: Path | None = None


def keep_tables(folder: Path) -> None:
    """Name a folder where the parser's tables are kept for the next process: they take half a second to make."""
    global _kept_in
    _kept_in = folder


@cache
def lark() -> Lark:
    """The grammar and its tables, read or made once for each process."""
    grammar = Path(__file__).with_name("grammar.lark").read_bytes()
    kept = None
    if _kept_in is not None:
        kept = _kept_in / f"{hashlib.sha256(grammar).hexdigest()[:32]}.tables"
        try:
            kept.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError:
            kept = None
    return Lark(
        grammar.decode(),
        parser="lalr",
        lexer=WordLexer,
        maybe_placeholders=True,
        propagate_positions=True,
        cache=str(kept) if kept else False,  # of another version of Lark, or damaged: it is made again
    )


@cache
def tables() -> Tables:
    """What runs the grammar's tables, for this process."""
    return Tables(lark())


@cache
def _keywords() -> frozenset[str]:
    return frozenset(tables().lexer.keywords)


@cache
def spoken_for() -> frozenset[str]:
    """Words that cannot be names: the parser would take them for themselves where a name is used, or a reader would."""
    words = {name: word for word, name in tables().lexer.keywords.items()}
    states = tables().states
    found = set("an and are as at cannot has have is may no of or that the where".split())
    for row in states.values():
        _, after = row.get("WORD", (None, None))
        if isinstance(after, int) and any(_is_name(entry) for _, entry in states[after].values()):
            found |= {words[terminal] for terminal in row if terminal in words}
    return frozenset(found)


def _is_name(entry: int | Rule) -> bool:
    """Whether a table's entry reads what stands before it as a name."""
    return not isinstance(entry, int) and entry.origin.name == "name"


class _Reader:
    """Reads the declarations of one file, each again and again until what is left of it parses."""

    def __init__(self, source: Source, vocabulary: Vocabulary):
        self.source = source
        self.vocabulary = vocabulary
        self.trees: list[nodes.Declaration] = []
        self.found: list[Diagnostic] = []
        self.torn: list[Torn] = []
        self._left = _MOST_READ
        self._moved: set[int] = set()  # lines that were read at another indentation
        self._verb = next(iter(vocabulary.words("BASE")), "")

    def texts(self) -> list[Text]:
        """The declarations; a line that begins in the first column but is no beginning is put back under the last."""
        texts: list[Text] = []
        strays: list[tuple[int, int]] = []
        strayed = False
        for lines in self._split():
            if not texts or not self._strays(lines[0][1], texts[-1].lines):
                texts.append(Text(self.source, lines, self.vocabulary))
                strayed = False
                continue
            number, code = lines[0]
            above = texts[-1].lines[-1][1]
            by = _indent(above) + 2 if above.endswith(":") and not strayed else 2
            opens = code.endswith(":") and len(lines) > 1 and _indent(lines[1][1]) <= by
            moved = lines if opens else lines[:1]
            strays = [*(strays if strayed else ()), *((n, by) for n, _ in moved)]
            message = tr("this line begins in the first column, but belongs to the declaration above")
            if strayed:
                self.found[-1] = replace(self.found[-1], help=self._indented(strays))
            else:
                self._misplaced(number, code, message, self._indented(strays))
            strayed = True
            texts[-1].lines.extend((n, " " * by + line) for n, line in moved)
            texts[-1].lines.extend(lines[len(moved) :])
            texts[-1].shift.update((n, -by) for n, _ in moved)
            self._moved.update(n for n, _ in moved)
        return texts

    def _split(self) -> Iterator[Lines]:
        """The runs of lines of the file; a line that begins a declaration does so, too, where it is indented."""
        for lines in chunks(self.source):
            start = 0
            for index in range(1, len(lines)):
                number, code = lines[index]
                if self._begins(code.strip()):
                    yield lines[start:index]
                    start = index
                    help = fixing(
                        tr("take its indentation away"),
                        Edit(Span(self.source.name, number, 1, number, _indent(code) + 1), ""),
                    )
                    self._misplaced(number, code, tr("a declaration begins in the first column"), help)
                    lines[index] = number, code.lstrip()
                    self._moved.add(number)
            yield lines[start:]

    def _misplaced(self, number: int, code: str, message: Translatable, help: Translatable) -> None:
        span = Span(self.source.name, number, _indent(code) + 1, number, len(code) + 1)
        self.found.append(Diagnostic("E004", message, span, help))

    def _indented(self, strays: list[tuple[int, int]]) -> Translatable:
        """What to do with lines that stand too far to the left: by how much, and all of them."""
        added = (Edit(Span(self.source.name, n, 1, n, 1), " " * by) for n, by in strays)
        return fixing(tr("indent it by {0} spaces", strays[0][1]), *added)

    def _begins(self, code: str) -> bool:
        """Whether a line is the first of a declaration, wherever it stands."""
        words = code.split()
        if words[0].rstrip(":") in ("kind", "verb", "extend", "scenario", "flow", "setup", "invariant", "expansion"):
            return len(words) > 1 or code == "setup:"
        if words[0] == "deck":  # a zone may be called so
            return len(words) == 2 and code.endswith(":")
        kind = "KIND" in self.vocabulary.classes.get(words[0], ())
        return kind and len(words) > 2 and words[1].isidentifier() and words[2].startswith('"')

    def _strays(self, code: str, above: Lines) -> bool:
        """Whether a line in the first column begins no declaration, but belongs to the one above."""
        word = next(iter(_words(code)), "")
        head = next(iter(_words(above[0][1])), "")
        if head in ("values", "expansion", "invariant", "worth") or _indent(above[0][1]):
            return False
        classes = self.vocabulary.classes.get(word, ())
        if _words(code)[:2] == ["worth", "of"] or (
            word == "deck" and code.endswith(":")
        ):  # properties may be called so
            return False
        if above[-1][1].endswith(":") and word not in _OUTSIDE and "KIND" not in classes:
            return True
        return word in _INSIDE or (bool({"PROP", "SLOT"} & {*classes}) and "KIND" not in classes)

    def read(self, text: Text) -> None:
        """Parse one declaration, and note every mistake in it."""
        written = dict(text.lines)
        first, last = text.lines[0][0], text.lines[-1][0]
        said: set[int] = set()
        layout = False
        tree, mistake = self._attempt(text)
        for _ in range(_MOST_ERRORS):
            if mistake is None:
                break
            line = mistake.diagnostic.span.line
            follows = layout and (mistake.layout or (line in self._moved and not mistake.sure))
            if (mistake.sure or line not in said) and not follows:
                self.found.append(mistake.diagnostic)
            said.add(line)
            if mistake.layout:
                layout = True
                self._moved.update(*mistake.repairs[:1])
            text, tree, mistake = self._mended(text, mistake)
        else:
            tree = None
        everything = tree is None
        if tree is not None:
            self.trees.append(tree.node)
        read = dict(text.lines)
        changed = [
            n
            for n, code in written.items()
            if everything or n in self._moved or read.get(n, "").split() != code.split()
        ]
        for number in changed:
            words, everywhere = self._doubtful(written, read, number, first)
            moved = not everything and read.get(number, "").split() == written[number].split()
            if everywhere or not moved:
                self.torn.append(Torn(number, first, last, words, everywhere, moved))

    def _doubtful(
        self, written: dict[int, str], read: dict[int, str], number: int, first: int
    ) -> tuple[frozenset[str], bool]:
        """The words of a torn line that may now lack a meaning, and whether that matters in other declarations."""
        found = _words(written[number])
        words = frozenset(found) - _keywords() - _UNSAID
        head = next(iter(_words(read.get(first, written[first]))), "")
        known = self.vocabulary.classes.get(head, ())
        if head in ("game", "values", "kind", "extend") or (
            head not in _keywords() and not known and '"' not in written[first]
        ):
            nameless = bool(found) and found[0] in _NAMING and (len(found) < 2 or found[1] in _keywords())
            return words | {ANY} if nameless else words, True
        if number == first and head == "verb":
            return frozenset(w for w in words if "KIND" not in self.vocabulary.classes.get(w, ())), True
        return frozenset(w for w in words if w not in self.vocabulary.classes), number == first and "KIND" in known

    def _attempt(self, text: Text) -> tuple[Tree | None, Mistake | None]:
        """A tree, or the first mistake; neither where nothing is left to parse, or too much was read already."""
        if not text.lines or self._left < 0:
            return None, None
        try:
            tree = tables().parse(text)
        except Unexpected as error:
            return None, explain(error, text, tables().lexer.keywords)
        except BadText as error:
            return None, explain_text(error, text)
        if tree.depth >= _MOST_DEPTH:
            line = _deepest(tree.node).line
            code = dict(text.lines)[line]
            span = Span(self.source.name, line, len(code) - len(code.lstrip()) + 1, line, len(code) + 1)
            return None, Mistake(Diagnostic("E006", tr("this line is nested too deeply"), span, _SHORTER))
        return tree, None

    def _mended(self, text: Text, mistake: Mistake) -> tuple[Text, Tree | None, Mistake | None]:
        """The text with a mistake put right or taken out: what lets the parser come farthest."""
        best: tuple[tuple[int, int], Text, Tree | None, Mistake | None] | None = None
        number = mistake.diagnostic.span.line
        for sure, lines in _candidates(text.lines, mistake, self._verb):
            if not lines:
                if best is not None:
                    break
                continue
            shift = dict(text.shift)
            code = dict(text.lines)
            for n, line in lines:
                shift[n] = shift.get(n, 0) + _indent(code[n]) - _indent(line)
            changed = Text(text.source, lines, text.vocabulary, shift)
            self._left -= sum(len(line) + 1 for _, line in lines)
            tree, next_mistake = self._attempt(changed)
            place = next_mistake.place if next_mistake else _NOWHERE
            if place <= mistake.place or (place[0] == number and not sure):
                continue
            if best is None or place > best[0]:
                best = place, changed, tree, next_mistake
            if place == _NOWHERE or (sure and place[0] > number and not mistake.layout):
                break
        if best is None:
            return text, None, None
        return best[1:]


_INSIDE = frozenset(
    "choose move if otherwise for together repeat put shuffle reveal perform has fact option zones slots table packet affects printed"
    " house reconstructed given then step window require".split()
)
_NAMING = ("has", "option", "fact", "zones", "slots", "table", "scopes", "values", "kind", "verb")
_OUTSIDE = frozenset(
    "game expansion values kind extend replace remove verb setup seats between flow rule invariant worth idiom scenario when before instead may while whenever"
    " each any all other".split()
)
_UNSAID = frozenset(["player", "card", "the"])
_SHORTER = tr("give a part of it a name first: 'NAME is ...'")
_STAND_INS = (f"{_NAME} is 0", "nothing exists")
_OPENERS = (
    "if nothing exists:",
    "window:",
    "choose one:",
    "while nothing exists:",
    "whenever nothing exists:",
    f"step {_NAME}:",
    f"{_NAME}:",
    "then:",
    "when:",
)


def _candidates(lines: Lines, mistake: Mistake, verb: str) -> Iterator[tuple[bool, Lines]]:
    """What could be read instead: the mistake's own repairs, then stand-ins for the line, then nothing."""
    for edit in mistake.repairs:
        yield True, [(n, edit.get(n, code)) for n, code in lines]
    number = mistake.diagnostic.span.line
    index = next((i for i, (n, _) in enumerate(lines) if n == number), len(lines) - 1)
    broken = lines[index][1]
    indent = _indent(broken)
    end = index + 1
    while end < len(lines) and _indent(lines[end][1]) > indent:
        end += 1
    if index == 0:
        words = _words(broken)
        if len(words) > 1:
            yield False, [(number, f'{words[0]} {words[1]} "x"'), *lines[1:]]
        if words:
            yield False, [(number, f'{words[0]} {_NAME} "x"'), *lines[1:]]
        return
    space = " " * indent
    if end > index + 1:
        for opener in _OPENERS:
            yield False, [*lines[:index], (number, space + opener), *lines[index + 1 :]]
        yield False, []  # the body is worth more than its absence
    elif end < len(lines) and _indent(lines[end][1]) == indent and lines[end][1].split()[0].startswith("otherwise"):
        yield False, [*lines[:index], (number, f"{space}choose a card as {_NAME}"), *lines[end:]]
    fillers = [*_STAND_INS, *([f"nothing cannot {verb}", f"current may {verb}"] if verb else ()), ""]
    for filler in fillers:
        yield False, [*lines[:index], *([(number, space + filler)] if filler else ()), *lines[end:]]


def _deepest(tree: nodes.Node) -> Span:
    """Where a tree is deeper than the later passes can go: the first of its nodes at that depth."""
    level: list[nodes.Held] = [tree]
    last = NOWHERE
    for _ in range(_MOST_DEPTH):
        parts = (part for node in level for part in _parts(node))
        level = [part for part in parts if part is not None]
        last = next((node.span for node in level if isinstance(node, nodes.Node)), last)
    return last


def _parts(tree: nodes.Held) -> tuple[nodes.Held, ...]:
    return nodes.held(tree) if isinstance(tree, nodes.Node) else tree or ()


def _words(line: str) -> list[str]:
    return re.findall(r"[^\W\d]\w*", line)


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())
