"""Find out what can stand at a place in a line: which classes of words fit there, and of what type they must be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from ombre.compiler import model
from ombre.compiler.model import Type
from ombre.compiler.resolver.context import Names
from ombre.dsl.comments import strip_comment
from ombre.dsl.fixes import indent_of
from ombre.dsl.lexer import BadText, Piece, Text
from ombre.dsl.misplaced import Lines, context
from ombre.dsl.parser import chunks, tables
from ombre.dsl.tables import Unexpected
from ombre.dsl.vocabulary import Vocabulary

from .names import FORMS
from .open_games import OpenGame

_ANY_WORD = "x_"
_PREPOSITIONS = ("TO", "BY", "WITH", "FROM", "ON")
_PHRASE = {"WORD", "KIND", "PROP", "VALUE", "OF", "THIS", "YOU", "CURRENT", "OWNER", "A", "EACH", "ANOTHER", "AT"}


@dataclass(frozen=True)
class LinePlace:
    """A place in a line. start: the column at which the word begins that is being typed, counted from 0.

    fits: the terminals that fit there. before: the pieces of the line before it. above: the lines of the declaration
    before the line, without comments.
    """

    game: OpenGame
    name: str
    line: int
    start: int
    typed: str
    fits: frozenset[str]
    before: tuple[Piece, ...]
    above: tuple[tuple[int, str], ...]

    @property
    def known(self) -> model.Model:
        return self.game.desk.quick.model

    @property
    def vocabulary(self) -> Vocabulary:
        return self.game.desk.quick.vocabulary

    @property
    def sorts(self) -> list[str]:
        """The classes of the pieces before the place."""
        return [piece[0] for piece in self.before]

    @cached_property
    def scope(self) -> Names:
        """The names in scope; on a line of a card that is no statement, those of the card."""
        found = self.game.desk.names_at(self.name, self.line)
        kind = self.card_kind
        return found or Names(this=kind, you=self.known.player if kind else "", seats=self.is_scenario)

    @cached_property
    def card_kind(self) -> str:
        """The kind of the card that the line belongs to, or ""."""
        head = self.above[0][1].split() if self.above else []
        kind = self.vocabulary.kinds.get(head[0], "") if len(head) > 2 and head[2].startswith('"') else ""
        return kind if kind in self.known.kinds else ""

    @property
    def is_scenario(self) -> bool:
        return bool(self.above) and self.above[0][1].startswith("scenario ")

    @cached_property
    def is_fact(self) -> bool:
        """Whether the line is one of printed facts, directly in a card."""
        line = self.game.desk.source(self.name).line(self.line)
        return bool(self.card_kind and indent_of(line) <= indent_of(self.above[1][1] if self.above[1:] else "  ")) and (
            not {*self.sorts} - {"PROP", "VALUE", "NUMBER", "COMMA", "PLUS", "MINUS"}
        )

    # -- types

    def type_before(self, end: int | None = None) -> Type | None:
        """The type of the phrase that ends before the place, or before the piece `end`; None if it is not known."""
        pieces = self.before[:end]
        start = len(pieces)
        while start and (pieces[start - 1][0] in _PHRASE):
            start -= 1
        return self._type_of(pieces[start:])

    def _type_of(self, phrase: Sequence[Piece]) -> Type | None:
        """The type of a phrase: its first property that has an owner decides, else its noun, else its first name."""
        for at, (sort, text, *_) in enumerate(phrase):
            follows = phrase[at + 1][0] if at + 1 < len(phrase) else ""
            if sort == "PROP":
                owner = self._type_of(phrase[at + 2 :]) if follows in ("OF", "AT") else None
                found = self.property_of(text, owner)
                return found.type if found is not None else None
            if sort == "OWNER":
                return Type("thing", self.known.player)
            if sort == "KIND":
                return Type("thing", self.vocabulary.kind(text))
            if sort == "THIS":
                return Type("thing", self.scope.this) if self.scope.this else None
            if sort in ("YOU", "CURRENT"):
                return Type("thing", self.known.player)
            if sort == "WORD":
                return self.type_of_name(text)
        return None

    def type_of_name(self, text: str) -> Type | None:
        """The type of a name in scope, or of a seat or a card in a scenario."""
        if text in self.scope.local:
            return self.scope.local[text][0]
        if self.scope.seats and text[:1] == "P" and text[1:].isdigit():
            return Type("thing", self.known.player)
        if text in self.known.cards:
            return Type("thing", self.known.cards[text].kind)
        return None

    def property_of(self, name: str, owner: Type | None) -> model.Property | None:
        """A property by its name: that of the owner, else the only one with this name."""
        kinds = [owner.of] if owner is not None and owner.tag == "thing" else [self.scope.this, ""]
        for kind in kinds:
            if found := self.known.property_of(kind, name):
                return found
        named = [one for key, one in self.known.properties.items() if key[1] == name]
        return named[0] if len(named) == 1 else None

    @cached_property
    def wanted(self) -> list[Type] | None:
        """The types that can stand at the place as an argument of a verb or as an owner; None if any can."""
        sorts = self.sorts
        if sorts[-1:] == ["OF"] and sorts[-2:-1] == ["PROP"]:
            name = self.before[-2][1]
            return [Type("thing", owner or "") for (owner, of) in self.known.properties if of == name and owner]
        at = max((at for at, sort in enumerate(sorts) if sort in FORMS), default=-1)
        if at < 0 or not (at == len(sorts) - 1 or sorts[-1] in _PREPOSITIONS):
            return None
        preposition = "" if at == len(sorts) - 1 else self.before[-1][1]
        verbs = list(self.verbs(self.before[at], self.type_before(at)))
        roles = [role for verb in verbs for role in verb.roles[1:] if role.preposition == preposition]
        return [role.type for role in roles] or None

    def verbs(self, piece: Piece, subject: Type | None) -> Iterator[model.Verb]:
        """Yield the verbs that a word can mean, with what does it."""
        third = self.vocabulary.base.get(f"{piece[0]} {piece[1]}", "")
        for verb in self.known.verbs.values():
            if verb.third == third and self.fits_type(subject, [verb.roles[0].type]):
                yield verb

    def fits_type(self, have: Type | None, wanted: Sequence[Type] | None) -> bool:
        """Whether something of a type can stand where one of some types is wanted; None stands for an unknown type."""
        if have is None or wanted is None or have.tag == "unknown":
            return True
        return any(
            have.tag == want.tag
            and (
                have.of == want.of
                or have.tag == "number"
                or self.known.is_a(have.of, want.of)
                or have.tag == "thing"
                and self.known.is_a(want.of, have.of)
            )
            for want in wanted
        )


def place_in(game: OpenGame, name: str, line: int, column: int) -> LinePlace | None:
    """The place in a file; line from 1, column from 0, as the lexer reads it (a tab is four spaces).

    None in a comment or a title, or if the line has a mistake.
    """
    source, vocabulary = game.desk.source(name), game.desk.quick.vocabulary
    code = source.line(line).removesuffix("\r").replace("\t", "    ")[:column]
    if strip_comment(code) != code or code.count('"') % 2:
        return None
    start = len(code)
    while start and (code[start - 1].isalnum() or code[start - 1] == "_"):
        start -= 1
    above = [] if not start else next((c for c in reversed(chunks(source)) if c[0][0] < line), list[tuple[int, str]]())
    before = [(number, text) for number, text in above if number < line]
    last = (line, code[:start] + _ANY_WORD)
    for lines in _tries(before, code):
        try:
            fits, pieces = tables().expected(Text(source, [*lines, last], vocabulary))
        except (Unexpected, BadText):
            continue
        return LinePlace(game, name, line, start, code[start:], frozenset(fits), tuple(pieces), tuple(before))
    return None


def _tries(before: Lines, code: str) -> Iterator[Lines]:
    """The lines above a place with which it is looked at: all, else only those that open the blocks around it."""
    yield before
    if len(before) > 1:
        yield [*context(before, indent_of(code + "x"))]
        yield [line for line in _openers(before, indent_of(code + "x"))]


def _openers(before: Lines, column: int) -> Lines:
    """The lines that open the blocks around a column."""
    found: Lines = []
    for number, code in reversed(before):
        if indent_of(code) < column:
            found.insert(0, (number, code))
            column = indent_of(code)
    return found
