"""Compare the claims of a printed source with the model of a game, cell by cell."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Literal

from ombre.compiler import model
from ombre.compiler.card_words import pick_card
from ombre.compiler.projects.places import UsageError, pick
from ombre.dsl.formatter import format_source
from ombre.dsl.source import Source, Span
from ombre.runtime.errors import Refused, RulesError
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.session.view import view
from ombre.translatable import listed, ntr, told, tr
from ombre.workshop.game.loaded import Loaded
from ombre.workshop.printing.printer import Printer

from .claims import Claim, Claims, Said

NOTHING = "nothing"  # what a source says that leaves a value out
Verdict = Literal["agrees", "differs", "known", "not different", "unclear", "left out"]
EXPECTED: tuple[Verdict, ...] = ("agrees", "known", "left out")


class Unclear(ValueError):
    """Raised if a claim cannot be compared; the text says why."""


@dataclass(frozen=True, slots=True)
class GameFact:
    """What the game says: a value, and where it is declared."""

    value: Said
    place: Span | None


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one comparison. what: the thing that is compared. book, game: what each of them says.

    reason: why the claim cannot be compared, or why it is known to differ.
    """

    claim: Claim
    verdict: Verdict
    what: str
    book: str = ""
    game: str = ""
    place: str = ""
    reason: str = ""

    @property
    def expected(self) -> bool:
        """Whether the finding needs no attention."""
        return self.verdict in EXPECTED

    def lines(self, path: str) -> list[str]:
        """Return the finding as lines; the first names the line of the claim."""
        what = tr("{0} (page {1})", self.what, self.claim.page) if self.claim.page else self.what
        head = tr("{0}:{1}: {2}: {3}", path, self.claim.line, _VERDICTS[self.verdict], what)
        if self.verdict in ("unclear", "left out"):
            return [tr("{0}: {1}", head, self.reason)]
        if self.verdict == "agrees":
            return [head]
        first = tr("{0}: {1}", head, self.reason) if self.reason else head
        game = tr("{0} ({1})", self.game, self.place) if self.place else self.game
        return [first, tr("  the source says: {0}", self.book), tr("  the game says: {0}", game)]


_VERDICTS: Mapping[Verdict, str] = {
    "agrees": tr("agrees"),
    "differs": tr("differs"),
    "known": tr("differs, as is known"),
    "not different": tr("agrees, but is marked `known`; delete the mark"),
    "unclear": tr("cannot be compared"),
    "left out": tr("is not compared"),
}


def audit(claims: Claims, table: Loaded) -> Iterator[Finding]:
    """Yield a finding for each claim, in the order of the file."""
    games = GameFacts(table)
    for claim in claims.claims:
        yield _finding(claim, games)


def _finding(claim: Claim, game: GameFacts) -> Finding:
    what = _what(claim)
    if claim.left_out:
        return Finding(claim, "left out", what, reason=claim.left_out)
    try:
        found = game.looked_up(claim)
        book = game.stated(claim)
        agrees = _agrees(claim.how, book, found.value)
    except (Unclear, UsageError) as problem:
        return Finding(claim, "unclear", what, reason=told(problem))
    verdict: Verdict = "agrees" if agrees else "differs"
    if claim.known:
        verdict = "not different" if agrees else "known"
    return Finding(
        claim, verdict, what, _shown(book, claim.how), _shown(found.value), f"{found.place or ''}", claim.known
    )


def _what(claim: Claim) -> str:
    match claim.sort:
        case "table":
            return tr("{0}, row {1}, column {2}", claim.subject, claim.part[0], claim.part[1])
        case "card" if claim.how == "text":
            return tr("{0}, paragraph {1}", claim.subject, claim.part[0])
        case "zone":
            players: str = ntr("{0} player", "{0} players", int(claim.part[0]))
            begin = listed([players, *filter(None, claim.part[1:2])])
            return tr("cards in {0} after the set-up, {1}", claim.subject, begin)
        case _:
            return " ".join(filter(None, (*claim.part, "of" if claim.part else "", claim.subject)))


def _agrees(how: str, book: Said, game: Said) -> bool:
    match how, book, game:
        case "includes", tuple(), tuple():
            return set(book) <= set(game)
        case "lacks", tuple(), tuple():
            return not set(book) & set(game)
        case _:
            return book == game


def _shown(said: Said, how: str = "") -> str:
    before = f"{how} " if how in ("includes", "lacks") else ""
    match said:
        case tuple():
            return before + ("; ".join(said) or NOTHING)
        case Mapping():
            return ", ".join(f"{count} {name}" for name, count in said.items()) or NOTHING
        case _:
            return f"{said}"


class GameFacts:
    """Looks up in a game what a claim is about."""

    def __init__(self, table: Loaded) -> None:
        self.table = table
        self.model = table.compiled.model
        self._sources = {file.source.name: file.source for file in table.project.files}
        self._printers: dict[str, Printer] = {}

    def looked_up(self, claim: Claim) -> GameFact:
        """Return what the game says; raise Unclear or UsageError if this is not known."""
        of_card = {"text": self._text, "name": self._name}
        ways: Mapping[str, Callable[[Claim], GameFact]] = {
            "card": of_card.get(claim.how, self._fact),
            "table": self._actions if claim.how == "actions" else self._printed_cell,
            "deck": self._deck,
            "list": self._list,
            "zone": self._zone,
        }
        return ways[claim.sort](claim)

    def stated(self, claim: Claim) -> Said:
        """Return what the source says, in the form in which the game says it."""
        match claim.said:
            case tuple() if claim.how == "actions":
                return self._canonical(claim.said)
            case Mapping():
                return {self._id(name): count for name, count in claim.said.items()}
            case str() if claim.how in ("text", "name"):
                return _plain(claim.said)
            case _:
                return claim.said

    def _card(self, name: str) -> model.Card:
        return self.model.cards[pick_card(name, [self.model])]

    def _printer(self, language: str) -> Printer:
        if language not in self._printers:
            self._printers[language] = Printer(self.table, language)
        return self._printers[language]

    # -- cards

    def _fact(self, claim: Claim) -> GameFact:
        card = self._card(claim.subject)
        known = {name for owner, name in self.model.properties if owner and self.model.is_a(card.kind, owner)}
        name = pick(f"fact of {card.kind}", claim.part[0], sorted(known))
        values = {found.name: value for found, value in card.facts}
        words = self._printer(claim.language).words_of(card)
        if name in words:
            return GameFact(_plain(words[name]), card.span)
        return GameFact(_value(values[name]) if name in values else NOTHING, card.span)

    def _name(self, claim: Claim) -> GameFact:
        card = self._card(claim.subject)
        return GameFact(_plain(self._printer(claim.language).name(card)), card.span)

    def _text(self, claim: Claim) -> GameFact:
        card, printer = self._card(claim.subject), self._printer(claim.language)
        paragraphs = printer.printed(card, False).plain
        number = int(claim.part[0])
        if not 1 <= number <= len(paragraphs):
            raise Unclear(tr("the text of {0} has {1} paragraphs", card.id, len(paragraphs)))
        return GameFact(_plain(paragraphs[number - 1]), card.span)

    # -- tables

    def _actions(self, claim: Claim) -> GameFact:
        name, card = self._named_table(claim)
        table = next((a.body[0] for a in card.abilities if a.slot == name and a.body), None)
        if not isinstance(table, model.Table):
            raise Unclear(tr("{0} has no table of actions '{1}'", card.id, name))
        place = tuple(map(int, claim.part[: len(table.axes)]))
        for cell in table.cells:
            if all(s is None or s[0] <= n <= s[1] for s, n in zip(cell.spans, place, strict=True)):
                return GameFact(self._lines(cell), cell.span)
        raise Unclear(tr("the table '{0}' of {1} has no such cell", name, card.id))

    def _named_table(self, claim: Claim) -> tuple[str, model.Card]:
        name, of, card = claim.subject.partition(" of ")
        if not of:
            raise Unclear(tr("a table is named with its card: '{0} of CARD'", name))
        return name, self._card(card)

    def _lines(self, cell: model.TableCell) -> tuple[str, ...]:
        """Return the statements of a cell as they are written in the file, without the indentation of the cell."""
        lines = self._sources[cell.span.source].text.split("\n")
        head = _indent(lines[cell.span.line - 1])
        found: list[str] = []
        for line in lines[cell.span.line :]:
            if line.strip() and _indent(line) <= head:
                break
            if line.strip() and not line.lstrip().startswith("#"):
                found.append(line[head + 2 :].split("  #")[0].rstrip())
        return tuple(found)

    def _canonical(self, lines: Sequence[str]) -> tuple[str, ...]:
        """Return statements in canonical layout; raise Unclear if one is not a statement of the card language."""
        text = "setup claims:\n" + "\n".join(f"  {line}" for line in lines) + "\n"
        made, found = format_source(Source("claim", text), self.table.compiled.vocabulary)
        for diagnostic in found:
            if diagnostic.severity == "error":
                line = lines[max(0, min(diagnostic.span.line - 2, len(lines) - 1))] if lines else ""
                raise Unclear(tr("'{0}' is no line of the card language: {1}", line, diagnostic.message))
        return tuple(line[2:] for line in made.split("\n")[1:] if line.strip())

    def _printed_cell(self, claim: Claim) -> GameFact:
        name, card = self._named_table(claim)
        tables = self._printer(claim.language).printed(card, False).tables
        table = tables[pick(f"printed table of {card.id}", name, sorted(tables))]
        row = next((row for row in table.rows if row[0] == claim.part[0]), None)
        column = next((at for at, head in enumerate(table.head) if at and _number(head) == claim.part[1]), None)
        if row is None or column is None:
            raise Unclear(tr("the table '{0}' of {1} has no such cell", name, card.id))
        derived = (d for file in self.model.files if file.table for d in file.table.derived)
        span = next((d.span for d in derived if d.property.name == name), card.span)
        text = row[column]
        return GameFact(int(text) if claim.how == "number" and text.isdigit() else _plain(text), span)

    # -- decks, lists and the set-up

    def _deck(self, claim: Claim) -> GameFact:
        decks = {deck.name: deck for file in self.model.files for deck in file.decks}
        deck = decks[pick("deck", claim.subject, sorted(decks))]
        return GameFact(dict(deck.cards), deck.span)

    def _id(self, name: str) -> str:
        """Return the id of a card, given by its id or its name."""
        by_name = {card.name: card.id for card in self.model.cards.values()}
        return by_name.get(name) or self._card(name).id

    def _list(self, claim: Claim) -> GameFact:
        sort, of, name = claim.subject.partition(" of ")
        if sort == "steps" and of:
            flows = {flow.name: flow for file in self.model.files for flow in file.flows}
            flow = flows[pick("flow", name, sorted(flows))]
            steps = [item for item in flow.items if isinstance(item, model.Step)]
            return GameFact(tuple(step.name for step in steps), flow.span)
        if sort == "words" and of:
            values = self.model.values[pick("list of words", name, sorted(self.model.values))]
            return GameFact(tuple(values.words), values.span)
        if sort in ("facts", "cards") and of:
            kind = self.model.kinds[pick("kind", name, sorted(self.model.kinds))]
            facts = (p for p in self.model.properties.values() if p.sort == "fact" and p.owner)
            names = [p.name for p in facts if self.model.is_a(name, p.owner)]
            cards = [
                card.id for card in self.model.cards.values() if self.model.is_a(card.kind, name) and not card.local
            ]
            return GameFact(tuple(dict.fromkeys(names if sort == "facts" else cards)), kind.span)
        raise Unclear(tr("a list is one of: steps of FLOW, facts of KIND, words of LIST, cards of KIND"))

    def _zone(self, claim: Claim) -> GameFact:
        players = self.table.players(int(claim.part[0]))
        begins = [self.table.beginning(claim.part[1])] if claim.part[1] else self.table.beginnings() or [""]
        session, reason = None, ""
        for beginning in begins:  # not each of them is for each number of players
            try:
                session = Session(self.table.rules, Start(players, 1, beginning))
                break
            except (Refused, RulesError) as error:
                reason = told(error)
        if session is None:
            raise Unclear(tr("a game for {0} cannot be set up: {1}", players, reason))
        piles = {pile.zone: pile for pile in view(session.g, 0).piles}
        pile = piles[pick("zone of the table", claim.subject, sorted(piles))]
        return GameFact(len(pile.cards), self._filled(self.model.properties["", pile.zone]))

    def _filled(self, zone: model.Property) -> Span | None:
        """Return the place of the last part of the set-up that names a zone."""
        parts = [part for file in self.model.files for part in file.setup]
        named = [part.span for part in parts if zone in _properties(part)]
        return named[-1] if named else None


def _properties(tree: model.Node) -> Iterator[model.Property]:
    """Yield the properties that the nodes of a tree refer to."""
    for node in model.walk(tree):
        values = (getattr(node, one.name) for one in fields(node))
        yield from (value for value in values if isinstance(value, model.Property))


def _value(value: model.Fact) -> Said:
    if not isinstance(value, tuple):
        return value
    return tuple(_cell(one) if isinstance(one, model.Cell) else f"{one}" for one in value)


def _cell(cell: model.Cell) -> str:
    return f"{cell.symbol} {cell.size if isinstance(cell.size, int) else cell.size.name}"


def _plain(text: str) -> str:
    """Return a text with plain spaces and apostrophes."""
    return re.sub(r"\s+", " ", text.replace("’", "'")).strip()


def _number(head: str) -> str:
    found = re.match(r"\d+", head)
    return found[0] if found else ""


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))
