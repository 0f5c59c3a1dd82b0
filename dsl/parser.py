"""Parse a `.card` file: `parse(source, vocabulary)` returns its syntax trees and diagnostics.

A declaration begins in the first column; each declaration is parsed separately. If a line has a syntax error, error
recovery changes the line and parses the declaration again, so that all mistakes are found. It tries repairs of the
mistake, then stand-ins (valid lines in place of the faulty one), then the removal of the line. Changed lines are
recorded as torn: the words that they declare may be missing, so errors about these words are not reported.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TypeAlias

from lark import Lark
from lark.grammar import Rule

from . import nodes
from .comments import strip_comment, unseen_in_comments
from .constructs import CONSTRUCTS, DECLARING, SINGLE
from .diagnostics import Diagnostic, Edit, Translatable, fixing, tr
from .explain import Mistake, explain, explain_text
from .fixes import indent_of
from .lalr import Tables, Tree
from .lexer import BadText, Text, WordLexer
from .misplaced import Lines, columns, context, in_empty_block, may_begin, stands_inside, taken_out, words_in
from .source import NOWHERE, Source, Span
from .syntax import GRAMMAR, plain
from .tables import Unexpected
from .vocabulary import Vocabulary

_MOST_ERRORS = 20  # the largest number of mistakes reported in a declaration
_MOST_READ = 400_000  # the largest number of characters of a file that are parsed again to find more mistakes
_MOST_DEPTH = 80  # the largest depth of a syntax tree, because the later passes are recursive
ANY = "*"  # stands for any word: a torn line declares a word, but it is not known which
_NAME = "x_"  # a word that stand-ins use as a name
_NOWHERE = (1 << 30, 0)


@dataclass(frozen=True, slots=True)
class Torn:
    """A line that error recovery changed or removed, and the first and last line of its declaration.

    words: the words that may lack a declaration because of this. everywhere: the line declares something, so that its
    words may be unknown in other declarations too.
    """

    line: int
    first: int
    last: int
    words: frozenset[str]
    everywhere: bool
    moved: bool  # whether only its indentation was changed


@dataclass(frozen=True, slots=True)
class Parsed:
    """The result of parsing a file: its declarations in order, its diagnostics and its torn lines."""

    source: Source
    declarations: tuple[nodes.Declaration, ...]
    diagnostics: tuple[Diagnostic, ...]
    torn: tuple[Torn, ...] = ()


Place: TypeAlias = tuple[tuple[int, str], ...]
"""The lines of a declaration, with their numbers."""


@dataclass(frozen=True, slots=True)
class HeldDeclaration:
    """A declaration that was parsed without a mistake, and the classes of all its words."""

    tree: Tree
    classes: tuple[tuple[str, tuple[str, ...] | None], ...]

    def fits(self, vocabulary: Vocabulary) -> bool:
        """Whether the vocabulary gives the same tree: the parser asks only for the classes of the words."""
        return all(vocabulary.classes.get(word) == classes for word, classes in self.classes)


def parse(source: Source, vocabulary: Vocabulary, held: dict[Place, HeldDeclaration] | None = None) -> Parsed:
    """Parse a file with the vocabulary of its game and expansions.

    held: the declarations of the last version of this file, by their lines; this function updates them.
    """
    reader = _Reader(source, vocabulary, held)
    reader.found += unseen_in_comments(source)
    for draft in reader.drafts():
        reader.read(draft)
    if held is not None:
        held.clear()
        held.update(reader.held)
    return Parsed(source, tuple(reader.trees), tuple(reader.found), tuple(reader.torn))


def chunks(source: Source) -> list[Lines]:
    """The lines of each declaration of a file: their numbers, and their texts without comments.

    A declaration begins with a line in the first column.
    """
    found: list[Lines] = []
    for number, line in enumerate(source.text.removeprefix("\ufeff").split("\n"), 1):
        code = strip_comment(line.rstrip("\r")).replace("\t", "    ").rstrip()
        if not code.strip():
            continue
        if not code[0].isspace() or not found:
            found.append([])
        found[-1].append((number, code))
    return found


_kept_in: Path | None = None


def keep_tables(folder: Path) -> None:
    """Set the folder in which the parser tables are cached; it takes half a second to generate them."""
    global _kept_in
    _kept_in = folder


@cache
def lark() -> Lark:
    """The Lark parser with its tables; created once in each process."""
    grammar = plain(GRAMMAR.read_text(encoding="utf-8"))
    kept = None
    if _kept_in is not None:
        kept = _kept_in / f"{hashlib.sha256(grammar.encode()).hexdigest()[:32]}.tables"
        try:
            kept.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError:
            kept = None
    return Lark(
        grammar,
        parser="lalr",
        lexer=WordLexer,
        maybe_placeholders=True,
        propagate_positions=True,
        cache=str(kept) if kept else False,  # Lark replaces a damaged file and the tables of another version
    )


@cache
def tables() -> Tables:
    """The tables for `lalr.py`; created once in each process."""
    return Tables(lark())


@cache
def _keywords() -> frozenset[str]:
    return frozenset(tables().lexer.keywords)


@cache
def spoken_for() -> frozenset[str]:
    """The keywords that cannot be used as names, because the parser or a person would misunderstand them."""
    words = {name: word for word, name in tables().lexer.keywords.items()}
    states = tables().states
    found = set("an and are as at cannot has have is may no of or that the up where".split())
    for row in states.values():
        _, after = row.get("WORD", (None, None))
        if isinstance(after, int) and any(_is_name(entry) for _, entry in states[after].values()):
            found |= {words[terminal] for terminal in row if terminal in words}
    return frozenset(found)


def _is_name(entry: int | Rule) -> bool:
    """Whether a table entry is the reduction to the rule `name`."""
    return not isinstance(entry, int) and entry.origin.name == "name"


@dataclass(slots=True)
class _Draft:
    """The lines of a declaration, and the result of parsing them if this was tried before."""

    text: Text
    result: tuple[Tree | None, Mistake | None] | None = None

    @property
    def fails(self) -> bool:
        return self.result is not None and self.result[1] is not None


def _put_back(draft: _Draft, lines: Lines, column: int) -> list[int]:
    """Append lines that begin in the first column to the declaration above; return the numbers of the indented lines.

    The first line is indented, and with it the other lines if they are its block.
    """
    code = lines[0][1]
    opens = code.endswith(":") and len(lines) > 1 and indent_of(lines[1][1]) <= column
    moved = lines if opens else lines[:1]
    text = draft.text
    text.lines.extend((n, " " * column + line) for n, line in moved)
    text.lines.extend(lines[len(moved) :])
    text.shift.update((n, -column) for n, _ in moved)
    draft.result = None
    return [n for n, _ in moved]


class _Reader:
    """Parses the declarations of one file. After a mistake, the line is changed and its declaration is parsed again."""

    def __init__(self, source: Source, vocabulary: Vocabulary, before: Mapping[Place, HeldDeclaration] | None):
        self.source = source
        self.before = before
        self.held: dict[Place, HeldDeclaration] = {}
        self.vocabulary = vocabulary.within(source.name)
        self.trees: list[nodes.Declaration] = []
        self.found: list[Diagnostic] = []
        self.torn: list[Torn] = []
        self._left = _MOST_READ
        self._moved: set[int] = set()  # lines that were parsed with another indentation
        self._told: set[int] = set()  # lines reported to be in the wrong column: no other mistake is reported for them
        self._astray = 0  # the index of the last diagnostic for lines that are wrongly in the first column
        self._verb = next(iter(self.vocabulary.words("BASE")), "")

    def drafts(self) -> list[_Draft]:
        """The declarations of the file; lines that are wrongly in the first column belong to the declaration above."""
        drafts: list[_Draft] = []
        strays: list[tuple[int, int]] = []  # the last lines that are wrongly in the first column -> their indentations
        for lines in chunks(self.source):
            inside = bool(drafts) and stands_inside(lines[0][1], self.vocabulary)
            draft = _Draft(Text(self.source, lines, self.vocabulary))
            if not inside:
                draft.result = self._first_attempt(draft.text)
            for part in self._parts(draft):
                code, above = part.text.lines[0][1], drafts[-1].text.lines if drafts else []
                sure = inside or (bool(above) and part.fails and in_empty_block(code, above, self.vocabulary))
                column = self._column(part, above, sure) if above and (sure or part.fails) else 0
                if not column:
                    drafts.append(part)
                    strays.clear()
                    continue
                moved = _put_back(drafts[-1], part.text.lines, column)
                self._moved.update(moved)
                self._stray(part.text.lines[0], strays, [(number, column) for number in moved])
        return drafts

    def _stray(self, line: tuple[int, str], strays: list[tuple[int, int]], more: list[tuple[int, int]]) -> None:
        """Report lines that are wrongly in the first column: one diagnostic for adjacent lines, with a fix for all."""
        first = not strays
        strays += more
        added = (Edit(Span(self.source.name, n, 1, n, 1), " " * by) for n, by in strays)
        help = fixing(tr("indent it by {0} spaces", strays[0][1]), *added)
        if first:
            self._astray = len(self.found)
            message = tr("this line begins in the first column, but belongs to the declaration above")
            self._misplaced(*line, message, help)
        else:
            self.found[self._astray] = replace(self.found[self._astray], help=help)

    def _parts(self, draft: _Draft) -> Iterator[_Draft]:
        """Yield a declaration without the declarations that are wrongly indented inside it, and each of these."""
        lines, mistake = draft.text.lines, draft.result[1] if draft.result else None
        for index in range(1, len(lines)) if draft.fails else ():
            number, code = lines[index]
            here = mistake is not None and mistake.place[0] == number
            if not may_begin(code, self.vocabulary, here) or not self._fits([(number, code.lstrip())]):
                continue
            before, inner, behind = taken_out(lines, index)
            away = Edit(Span(self.source.name, number, 1, number, indent_of(code) + 1), "")
            help = fixing(tr("remove its indentation"), away)
            self._misplaced(number, code, tr("a declaration begins in the first column"), help)
            self._moved.add(number)
            yield from self._parts(self._draft([*before, *behind], draft.text.shift))
            yield from self._parts(self._draft(inner, {number: indent_of(code)}))
            return
        yield draft

    def _draft(self, lines: Lines, shift: dict[int, int]) -> _Draft:
        text = Text(self.source, lines, self.vocabulary, dict(shift))
        return _Draft(text, self._attempt(text))

    def _fits(self, lines: Lines) -> bool:
        """Whether the parser reaches the end of the last of some lines."""
        return self._reached(lines) >= (lines[-1][0], len(lines[-1][1]) + 1)

    def _reached(self, lines: Lines) -> tuple[int, int]:
        """The position at which the parser finds a mistake in some lines."""
        self._left -= sum(len(line) + 1 for _, line in lines)
        mistake = self._attempt(Text(self.source, lines, self.vocabulary))[1]
        return mistake.place if mistake else _NOWHERE

    def _column(self, part: _Draft, above: Lines, sure: bool) -> int:
        """The indentation for a line in the first column, if the line belongs to the declaration above it; else 0.

        sure: the line certainly belongs there. Otherwise it does so only if it can be parsed with an indentation, but
        not as the first line of a declaration.
        """
        number, code = part.text.lines[0]
        stopped = part.result[1].place if part.result and part.result[1] else (0, 0)
        if not sure and (stopped[0] > number or self._fits([(number, code)])):
            return 0
        reached: dict[int, int] = {}
        for column in columns(above):
            line, end = self._reached([*context(above, column), (number, " " * column + code)])
            reached[column] = end - column if line == number else len(code) + 1 if line > number else 0
            if reached[column] > len(code):
                return column
        opens = above[0][1].split()[0] not in SINGLE
        return max(reached, key=lambda column: reached[column]) if sure and opens else 0

    def _misplaced(self, number: int, code: str, message: Translatable, help: Translatable) -> None:
        span = Span(self.source.name, number, indent_of(code) + 1, number, len(code) + 1)
        self.found.append(Diagnostic("E004", message, span, help))
        self._told.add(number)

    def read(self, draft: _Draft) -> None:
        """Parse one declaration; record its tree, its mistakes and its torn lines."""
        text = draft.text
        written = dict(text.lines)
        first, last = text.lines[0][0], text.lines[-1][0]
        said: set[int] = set()
        layout = False
        tree, mistake = draft.result or self._attempt(text)
        for _ in range(_MOST_ERRORS):
            if mistake is None:
                break
            line = mistake.diagnostic.span.line
            follows = layout and (mistake.layout or (line in self._moved and not mistake.sure))
            if (mistake.sure or line not in said) and not follows and line not in self._told:
                self.found.append(mistake.diagnostic)
                if mistake.diagnostic.code == "E004":
                    self._told.add(line)
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
            if number in self._told:
                words = words if everywhere or not moved else frozenset[str]()
                self.torn.append(Torn(number, first, last, words, everywhere, False))
            elif everywhere or not moved:
                self.torn.append(Torn(number, first, last, words, everywhere, moved))

    def _doubtful(
        self, written: dict[int, str], read: dict[int, str], number: int, first: int
    ) -> tuple[frozenset[str], bool]:
        """Return the words that may lack a declaration because this line is torn.

        The second value is whether they may be unknown in other declarations too.
        """
        found = words_in(written[number])
        words = frozenset(found) - _keywords() - _UNSAID
        head = next(iter(words_in(read.get(first, written[first]))), "")
        known = self.vocabulary.classes.get(head, ())
        if head in ("game", "values", "kind", "extend") or (
            head not in _keywords() and not known and '"' not in written[first]
        ):
            nameless = bool(found) and found[0] in DECLARING and (len(found) < 2 or found[1] in _keywords())
            return words | {ANY} if nameless else words, True
        if number == first and head == "verb":
            return frozenset(w for w in words if "KIND" not in self.vocabulary.classes.get(w, ())), True
        return frozenset(w for w in words if w not in self.vocabulary.classes), number == first and "KIND" in known

    def _first_attempt(self, text: Text) -> tuple[Tree | None, Mistake | None]:
        """Parse a declaration as it stands, or take its tree from the last version of the file."""
        if self.before is None:
            return self._attempt(text)
        lines = tuple(text.lines)
        known = self.before.get(lines)
        if known is None or not known.fits(self.vocabulary):
            tree, mistake = self._attempt(text)
            if tree is None:
                return tree, mistake
            words = dict.fromkeys(word for _, line in lines for word in words_in(line))
            known = HeldDeclaration(tree, tuple((word, self.vocabulary.classes.get(word)) for word in words))
        self.held[lines] = known
        return known.tree, None

    def _attempt(self, text: Text) -> tuple[Tree | None, Mistake | None]:
        """Parse some lines: return the tree or the first mistake.

        Neither is returned if there are no lines, or if too many characters were parsed already.
        """
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
        """Choose a candidate that corrects a mistake: return its text, its tree and its next mistake.

        The best candidate is the one with which the parser gets farthest.
        """
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
                shift[n] = shift.get(n, 0) + indent_of(code[n]) - indent_of(line)
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


_UNSAID = frozenset(["player", "card", "the"])
_SHORTER = tr("give a part of it a name first: 'NAME is ...'")
_STAND_INS = tuple(row.stand_in for row in CONSTRUCTS if row.stand_in and not row.opens)
_OPENERS = tuple(row.stand_in for row in CONSTRUCTS if row.stand_in and row.opens)


def _candidates(lines: Lines, mistake: Mistake, verb: str) -> Iterator[tuple[bool, Lines]]:
    """Yield candidates for a declaration with a faulty line: whether the candidate is a repair, and its lines.

    First come the repairs of the mistake, then the stand-ins for the line, then its removal.
    """
    for edit in mistake.repairs:
        yield True, [(n, edit.get(n, code)) for n, code in lines]
    number = mistake.diagnostic.span.line
    index = next((i for i, (n, _) in enumerate(lines) if n == number), len(lines) - 1)
    broken = lines[index][1]
    indent = indent_of(broken)
    end = index + 1
    while end < len(lines) and indent_of(lines[end][1]) > indent:
        end += 1
    if index == 0:
        words = words_in(broken)
        if len(words) > 1:
            yield False, [(number, f'{words[0]} {words[1]} "x"'), *lines[1:]]
        if words:
            yield False, [(number, f'{words[0]} {_NAME} "x"'), *lines[1:]]
        return
    space = " " * indent
    if end > index + 1:
        for opener in _OPENERS:
            yield False, [*lines[:index], (number, space + opener), *lines[index + 1 :]]
        yield False, []  # the end of the stand-ins with a block: if one of them fits, no other candidate is tried
    elif end < len(lines) and indent_of(lines[end][1]) == indent and lines[end][1].split()[0].startswith("otherwise"):
        yield False, [*lines[:index], (number, f"{space}choose a card as {_NAME}"), *lines[end:]]
    fillers = [*_STAND_INS, *([f"nothing cannot {verb}", f"current may {verb}"] if verb else ()), ""]
    for filler in fillers:
        yield False, [*lines[:index], *([(number, space + filler)] if filler else ()), *lines[end:]]


def _deepest(tree: nodes.Node) -> Span:
    """The span of the first node at the largest depth that is allowed."""
    level: list[nodes.Held] = [tree]
    last = NOWHERE
    for _ in range(_MOST_DEPTH):
        parts = (part for node in level for part in _parts(node))
        level = [part for part in parts if part is not None]
        last = next((node.span for node in level if isinstance(node, nodes.Node)), last)
    return last


def _parts(tree: nodes.Held) -> tuple[nodes.Held, ...]:
    return nodes.held(tree) if isinstance(tree, nodes.Node) else tree or ()
