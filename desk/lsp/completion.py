"""List the words that can be typed at a place in a file: only those that fit there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from ombre.compiler import model
from ombre.compiler.model import Type
from ombre.dsl.constructs import CONSTRUCTS, HEADS, Construct
from ombre.dsl.parser import tables
from ombre.dsl.syntax import GrammarSymbol, InOrder, Keyword, parts, syntax
from ombre.translatable import tr
from ombre.workshop.words.entries import Key

from .names import FORMS
from .open_games import OpenGame
from .place import LinePlace, place_in
from .snippets import Snippet, declarations, usual_lines

_REFERENCES = {"THIS", "YOU", "CURRENT"}
_PREPOSITIONS = {"TO": "to", "BY": "by", "WITH": "with", "FROM": "from", "ON": "on"}
_NEW_NAME = {
    "AS",
    "LEAVING",
    "KIND_LINE",
    "FLOW",
    "RULE",
    "SCENARIO",
    "DECK",
    "VALUES",
    "VERB_LINE",
}  # a new name follows
_ONLY_FACTS = {"VALUE", "NUMBER", "MINUS", "PROP"}  # what can follow the name of a fact
_EVENT_WORDS = {"BEFORE", "INSTEAD_OF", "MAY_INSTEAD_OF"}  # a gerund follows their subject


@dataclass(frozen=True, slots=True)
class Completion:
    """A word that fits. sort: keyword, snippet, or a sort of words. key: the declared word. order: small ones first.

    example: a line that uses a keyword. snippet: what is inserted in place of the text, with places to fill in.
    """

    text: str
    sort: str
    detail: str = ""
    key: Key | None = None
    order: int = 5
    example: str = ""
    snippet: str = ""


def completions(game: OpenGame, name: str, line: int, column: int) -> list[Completion]:
    """The words that fit at a place; line from 1, column from 0, in the order in which they are listed."""
    place = place_in(game, name, line, column)
    if place is None:
        return []
    found: dict[tuple[str, str], Completion] = {}
    for one in _all(place):
        found.setdefault((one.text, one.sort if one.sort == "snippet" else ""), one)
    return sorted(found.values(), key=lambda one: (one.order, one.text))


def _all(place: LinePlace) -> Iterator[Completion]:
    if not place.start:
        yield from (_of_snippet(one) for one in declarations(place.known, usual_lines(place.game)))
    if place.start and not place.before and "YOU" in place.fits and _refers(place, "YOU"):
        yield from _with_subject(place)
    only = _ONLY_FACTS if place.is_fact and place.sorts[-1:] == ["PROP"] else place.fits
    for terminal in sorted(place.fits & only):
        if not place.start and terminal != "KIND" and _keywords().get(terminal, "").split(" ")[0] not in HEADS:
            continue
        if (lister := _LISTERS.get(terminal)) is not None:
            yield from lister(place)
        elif (word := _keywords().get(terminal, ""))[:1].isalpha():
            yield from _keyword(place, terminal, word)


def _of_snippet(snippet: Snippet) -> Completion:
    return Completion(snippet.word, "snippet", snippet.about, order=4, snippet=snippet.text)


@cache
def _keywords() -> dict[str, str]:
    return {name: word for word, name in tables().lexer.keywords.items()}


@cache
def _before_zones() -> frozenset[str]:
    """The keywords that only zones follow."""
    found: dict[str, bool] = {}
    for forms in syntax().made.values():
        for part in (part for form in forms for part in parts(form.part) if isinstance(part, InOrder)):
            for word, after in pairwise(part.parts):
                if isinstance(word, Keyword):
                    is_zone = isinstance(after, GrammarSymbol) and after.field == "zone"
                    found[word.text] = found.get(word.text, True) and is_zone
    return frozenset(name for name, word in _keywords().items() if found.get(word, False))


@cache
def _row_of(word: str) -> Construct | None:
    """The construct that a keyword belongs to: that which begins with it, else the first that contains it."""
    first = next((row for row in CONSTRUCTS if row.first == word.split()[0] and row.words.split("|")[0] == word), None)
    by_word = (row for row in CONSTRUCTS if word in (*row.words.split("|"), *row.links))
    return first or next((row for row in CONSTRUCTS if row.first == word), None) or next(by_word, None)


def _keyword(place: LinePlace, terminal: str, word: str) -> Iterator[Completion]:
    if terminal in _REFERENCES and not _refers(place, terminal):
        return
    if terminal in _PREPOSITIONS and not _takes(place, _PREPOSITIONS[terminal]):
        return
    row = _row_of(word)
    about = row.shape or row.explained.replace("-", " ") if row is not None else ""
    yield Completion(
        word, "keyword", about, order=6 if place.before else 3, example=row.example if row is not None else ""
    )


def _with_subject(place: LinePlace) -> Iterator[Completion]:
    """Sentences that begin with `you`, each by its verb:
    a line begins with its subject, which a beginner may not know.
    """
    player = Type("thing", place.known.player)
    you = _subject()
    for verb in place.known.verbs.values():
        if place.fits_type(player, [verb.roles[0].type]):
            shape = next(iter(place.vocabulary.shapes.get(verb.third, ())), "")
            yield Completion(f"{you} {verb.base}", "verb", str(shape), ("verb", "", verb.key), order=2)


@cache
def _subject() -> str:
    return next(word for word, name in tables().lexer.keywords.items() if name == "YOU")


def _refers(place: LinePlace, terminal: str) -> bool:
    """Whether `this`, `you` or `current` has a meaning and a fitting type here."""
    scope = place.scope
    if terminal == "THIS":
        return bool(scope.this) and place.fits_type(Type("thing", scope.this), place.wanted)
    if terminal == "YOU" and not scope.you:
        return False
    return place.fits_type(Type("thing", place.known.player), place.wanted)


def _takes(place: LinePlace, preposition: str) -> bool:
    """Whether a preposition can follow: if a verb stands before it, one of its roles must have it."""
    at = max((at for at, sort in enumerate(place.sorts) if sort in FORMS), default=-1)
    if at < 0:
        return True
    verbs = [*place.verbs(place.before[at], place.type_before(at))]
    return not verbs or any(role.preposition == preposition for verb in verbs for role in verb.roles)


# ------------------------------------------------------------------------------------------------ declared words


def _kinds(place: LinePlace) -> Iterator[Completion]:
    known, many = place.known, bool({"ALL", "OTHER", "COLON"} & {*place.sorts[-1:]})
    for word, name in sorted(place.vocabulary.kinds.items()):
        if name in known.values:
            continue
        if not place.start:
            if name not in known.kinds or known.is_a(name, "player"):
                continue  # a card begins with its kind
        if place.fits_type(Type("thing", name), place.wanted):
            plural = word != name
            yield Completion(word, "kind", key=("kind", "", name), order=3 + (plural is not many) + (not place.start))


def _verbs(sort: str) -> Callable[[LinePlace], Iterator[Completion]]:
    def lister(place: LinePlace) -> Iterator[Completion]:
        subject, vocabulary = place.type_before(), place.vocabulary
        if sort == "BASE" and place.sorts[-1:] in (["CANNOT"], ["MAY"], ["MUST"], ["CAN"]):
            subject = place.type_before(len(place.before) - 1)
        elif sort != "PART" and sort != _form_of(place):
            return
        if sort == "PART":
            subject = None
        for verb in place.known.verbs.values():
            if not place.fits_type(subject, [verb.roles[0].type]):
                continue
            for form in (word for word, third in _forms(vocabulary.base, sort) if third == verb.third):
                shape = next(iter(vocabulary.shapes.get(verb.third, ())), "")
                yield Completion(form, "verb", str(shape), ("verb", "", verb.key), order=2)

    return lister


def _form_of(place: LinePlace) -> str:
    """The class of the form in which a verb follows the phrase before the place."""
    if {*place.sorts} & _EVENT_WORDS:
        return "GERUND"
    head = next(
        (piece for piece in reversed(place.before) if piece[0] in ("KIND", "WORD", "YOU", "THIS", "OWNER")), None
    )
    if head is None:
        return "VERB"
    is_plural = head[0] == "KIND" and place.vocabulary.kind(head[1]) != head[1]
    return "BASE" if is_plural or head[0] == "YOU" else "VERB"


def _forms(base: dict[str, str], sort: str) -> Iterator[tuple[str, str]]:
    """Yield the forms of verbs of a class, each with the third person of its verb."""
    for form, third in base.items():
        name, _, word = form.partition(" ")
        if name == sort:
            yield word, third


def _properties(place: LinePlace) -> Iterator[Completion]:
    known, line = place.known, place.sorts
    this = place.scope.this
    if place.is_fact:
        given = {word for _, code in place.above[1:] for word in code.split()} | {piece[1] for piece in place.before}
        for found in _members(known, place.card_kind, "fact"):
            is_of_slot = any(found.name.startswith(f"{slot}_") for slot in place.vocabulary.words("SLOT"))
            if found.name not in given and not is_of_slot:
                yield _property(found, 1)
        for found in _members(known, place.card_kind, "words") if not place.before else ():  # on lines of their own
            if found.name not in given:
                yield _property(found, 1)
        return
    slot = next((text for sort, text, *_ in place.before if sort == "SLOT"), "") if place.card_kind else ""
    if slot and line[0] == "SLOT":
        for found in _members(known, place.card_kind, "fact"):
            if found.name.startswith(f"{slot}_"):
                key = "property", found.owner, found.name
                yield Completion(found.name.removeprefix(f"{slot}_"), "property", str(found.type), key, 1)
        return
    zones_only = line[-1:] and line[-1] in _before_zones() or (line[:1] == ["MOVE"] and line[-1] in ("TO", "OF", "TOP"))
    own = {found.name for found in _members(known, this)} if this else set[str]()
    for found in known.properties.values():
        if found.sort == "words":
            continue  # no rule can read them
        if zones_only and found.sort != "zone" and line[-1] != "SWAP":
            continue
        if line[-1:] in (["HAS"], ["HAVE"]):
            subject = place.type_before(len(place.before) - 1)
            if found.owner and not place.fits_type(subject, [Type("thing", found.owner)]):
                continue
        elif place.wanted is not None and not place.fits_type(found.type, place.wanted):
            continue
        yield _property(found, 7 if not line else 3 if found.name in own or not found.owner else 4)


def _property(found: model.Property, order: int) -> Completion:
    of = f" of {found.owner}" if found.owner else ""
    about = found.sort if found.sort in ("zone", "words") else f"{found.sort}: {found.type}"
    return Completion(found.name, "property", f"{about}{of}", ("property", found.owner, found.name), order)


def _members(known: model.Model, kind: str, sort: str = "") -> Iterator[model.Property]:
    """Yield the properties of a kind and of the kinds it is based on."""
    for found in known.properties.values():
        if found.owner and known.is_a(kind, found.owner) and sort in ("", found.sort):
            yield found


def _values(place: LinePlace) -> Iterator[Completion]:
    lists = _lists(place)
    for name, values in place.known.values.items():
        if lists is None or name in lists:
            order = 0 if lists is not None else 7
            yield from (Completion(word, "value", name, ("value", name, word), order) for word in values.words)


def _lists(place: LinePlace) -> set[str] | None:
    """The lists of which a word can stand here; None if any can."""
    known, sorts = place.known, place.sorts
    if sorts[:1] == ["KIND"] and "STRING" in sorts:  # the words after the name of a card
        kind = place.vocabulary.kind(place.before[0][1])
        return {found.type.of for found in _members(known, kind, "fact")}
    if place.is_fact or place.card_kind and sorts[:1] == ["SLOT"]:
        at = max((at for at, sort in enumerate(sorts) if sort == "PROP"), default=-1)
        if at >= 0:
            slot = place.before[0][1] + "_" if sorts[:1] == ["SLOT"] else ""
            found = known.property_of(place.card_kind, slot + place.before[at][1])
            return {found.type.of} if found is not None else None
    if sorts[-1:] == ["AT"] and sorts[-2:-1] == ["PROP"]:
        named = [found.per for found in known.properties.values() if found.name == place.before[-2][1]]
        return {*named}
    at = max((at for at, sort in enumerate(sorts) if sort in ("IS", "ARE", "BECOMES", "BECOME", "EQUAL")), default=-1)
    if at >= 0 and {*sorts[at + 1 :]} <= {"NOT", "OR", "VALUE"}:
        left = place.type_before(at)
        if left is not None and left.tag == "thing":
            return {found.type.of for found in _members(known, left.of, "state")}
        return {left.of} if left is not None else None
    if place.wanted is not None:
        return {want.of for want in place.wanted if want.tag == "value"} or None
    return None


def _slots(place: LinePlace) -> Iterator[Completion]:
    known = place.known
    slots = {slot: kind.name for kind in known.kinds.values() for slot in kind.slots}
    for word in place.vocabulary.words("SLOT"):
        owner = slots.get(word, "")
        if not place.card_kind or not owner or known.is_a(place.card_kind, owner):
            yield Completion(
                word, "slot", tr("slot of {0}", owner) if owner else tr("table"), ("slot", "", word), order=2
            )


def _scopes(place: LinePlace) -> Iterator[Completion]:
    for word in place.vocabulary.words("SCOPE"):
        sort = "flow" if word in place.known.flows else "scope"
        yield Completion(word, sort, sort, (sort, "", word), order=2)


# ------------------------------------------------------------------------------------------------- other words


def _names(place: LinePlace) -> Iterator[Completion]:
    """Yield the names that can stand here: of things in scope, of cards, or of declarations."""
    last = place.sorts[-1] if place.sorts else ""
    if last in _NEW_NAME or not place.start or last == "KIND" and len(place.before) == 1:
        return
    sort = _NAMED_AFTER.get(last, "")
    if sort:
        yield from (Completion(name, sort, key=(sort, "", name), order=2) for name in _declared(place, sort))
        return
    if place.sorts[:1] == ["PUT"] and "IN" not in place.sorts or place.sorts[-2:] == ["COPY", "OF"]:
        yield from _cards(place)
        return
    if last in ("ANSWER", "ANSWERS"):
        yield from (Completion(name, "name", tr("a question"), order=3) for name in sorted(_questions(place)))
        return
    for name, (type, _) in place.scope.local.items():
        if place.fits_type(type, place.wanted):
            yield Completion(name, "name", str(type), order=1)
    if place.scope.seats:
        player = Type("thing", place.known.player)
        if place.fits_type(player, place.wanted):
            yield from (Completion(f"P{seat}", "name", str(player), order=2) for seat in range(1, 5))
        yield from _cards(place)


_NAMED_AFTER = {"STEP": "step", "SETUP": "setup", "TAKES": "flow", "__ANON_9": "deck", "RULE": "rule"}


def _declared(place: LinePlace, sort: str) -> list[str]:
    """The names of declarations of a sort."""
    words = (word for file in place.game.project.files for word in place.game.words(file.source.name))
    return sorted({word.text for word in words if word.declares and word.key[0] == sort})


def _cards(place: LinePlace) -> Iterator[Completion]:
    for id, card in place.known.cards.items():
        if place.wanted is None or place.fits_type(Type("thing", card.kind), place.wanted):
            yield Completion(id, "card", f"{card.kind}: {card.name}", ("card", "", id), order=4)


def _questions(place: LinePlace) -> set[str]:
    """The names of the questions that cards and rules ask, and `window`."""
    choices = place.known.everything(model.Choose, model.ChooseOne, model.ChooseNumber, model.May)
    return {"window", *(name for choice in choices if (name := getattr(choice, "name", "")) and name.isidentifier())}


_LISTERS: dict[str, Callable[[LinePlace], Iterable[Completion]]] = {
    "KIND": _kinds,
    **{sort: _verbs(sort) for sort in FORMS},
    "PROP": _properties,
    "VALUE": _values,
    "SLOT": _slots,
    "SCOPE": _scopes,
    "WORD": _names,
}
