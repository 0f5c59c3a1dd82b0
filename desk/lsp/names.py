"""Find what each word of a file refers to: a declared word, a card, a scenario, or a name of its declaration.

Most words tell it by their class. For a property, a value or a verb, of which several may have one name, it is looked
up in the model: the node that was made from the same text refers to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cache

from ombre import contract
from ombre.compiler import model
from ombre.compiler.driver import Compiled
from ombre.dsl import nodes
from ombre.dsl.parser import Parsed
from ombre.dsl.source import Span
from ombre.workshop.words.entries import Key

FORMS = ("VERB", "BASE", "PART", "GERUND")  # the classes of the forms of a verb
# Fields whose word is the name of a declaration: its sort, and whether the word declares it.
_SIMPLE: dict[type[nodes.Node], dict[str, tuple[str, bool]]] = {
    nodes.Card: {"id": ("card", True)},
    nodes.LocalCard: {"id": ("card", True)},
    nodes.DeckCard: {"card": ("card", False)},
    nodes.CardIn: {"card": ("card", False)},
    nodes.ReplaceTable: {"card": ("card", False)},
    nodes.RunSetup: {"beginning": ("card", False)},
    nodes.Scenario: {"id": ("scenario", True)},
    nodes.Step: {"name": ("step", True)},
    nodes.ReplaceStep: {"name": ("step", False)},
    nodes.Setup: {"name": ("setup", True)},
    nodes.Flow: {"name": ("flow", True)},
    nodes.Turns: {"flow": ("flow", False)},
    nodes.Between: {"flow": ("flow", False)},
    nodes.Rule: {"name": ("rule", True)},
    nodes.Deck: {"name": ("deck", True)},
    nodes.Brings: {"deck": ("deck", False)},
    nodes.Idiom: {"name": ("idiom", True)},
    nodes.EndGame: {"result": ("result", False)},
    nodes.Result: {"result": ("result", False)},
    nodes.Packet: {"role": ("name", False)},
    nodes.Affects: {"role": ("name", False)},
}
# Fields whose word is a kind or a list, although it has no class of its own there.
_NOUNS: dict[type[nodes.Node], str] = {
    nodes.Role: "type",
    nodes.WordType: "name",
    nodes.SetType: "of",
    nodes.CellsType: "of",
    nodes.Kind: "base",
    nodes.Flow: "of",
    nodes.SlotWord: "parameter",
}
_MEMBERS = (nodes.Has, nodes.Fact, nodes.Derived, nodes.Option, nodes.Zone)  # they declare a property
_REMOVED = {"rule": "rule", "step": "step", "setup": "setup", "scenario": "scenario", "kind": "kind"}


@dataclass(frozen=True, slots=True)
class NamedWord:
    """A word with what it refers to. sort: its class. declares: whether it is the name in the declaration."""

    key: Key
    span: Span
    text: str
    sort: str
    declares: bool


def named_words(parsed: Parsed, compiled: Compiled) -> list[NamedWord]:
    """The words of a file that refer to something, in the order of the file."""
    reader = _WordFinder(parsed, compiled)
    found = [word for declaration in parsed.declarations for word in reader.read(declaration)]
    return sorted(found, key=lambda word: (word.span.line, word.span.column))


@cache
def _fields(kind: type[nodes.Node]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind)[1:])


class _WordFinder:
    """Reads the declarations of one file."""

    def __init__(self, parsed: Parsed, compiled: Compiled) -> None:
        self.known, self.vocabulary = compiled.model, compiled.vocabulary
        self.meant: dict[Span, list[model.Node]] = {}  # the nodes of the model, by the place of the text they are from
        self.set = self.known.sets.get(parsed.source.name, "")
        file = next((file for file in self.known.files if file.source == parsed.source.name), None)
        for node in model.walk(file) if file is not None else ():
            self.meant.setdefault(node.span, []).append(node)
        self.scope = ""  # where names of their own are known: the line of a card, or the declaration
        self.names: set[str] = set()  # the names that are bound there
        self.cards: dict[str, str] = {}  # the cards that a scenario declares, with their kinds

    def read(self, declaration: nodes.Declaration) -> Iterator[NamedWord]:
        """Yield the words of a declaration."""
        self.cards = {one.id.text: one.kind.text for one in _inside(declaration) if isinstance(one, nodes.LocalCard)}
        self._enter(declaration)
        yield from self._walk(declaration, (), self._owner_of(declaration))

    def _enter(self, node: nodes.Node) -> None:
        self.scope = f"{node.span.source}:{node.span.line}"
        self.names = {
            word.text
            for inner in _inside(node)
            for name in nodes.BINDS.get(type(inner), ())
            if isinstance(word := getattr(inner, name), nodes.Word)
        }
        self.names |= {
            inner.word.text
            for inner in _inside(node)
            if isinstance(inner, nodes.PutItem) and inner.word.sort == "WORD" and not self._is_card(inner.word.text)
        }

    def _owner_of(self, node: nodes.Node) -> str:
        """The kind to which the members in a declaration belong; "" for the game."""
        match node:
            case nodes.Kind(_, name):
                return name.text
            case nodes.Extend(_, what):
                return self.vocabulary.kind(what.text) if what.sort == "KIND" else ""
            case nodes.Card(_, kind) | nodes.Replacement(_, nodes.Card(_, kind)):
                return self.vocabulary.kind(kind.text)
            case _:
                return ""

    def _walk(self, node: nodes.Node, above: tuple[nodes.Node, ...], owner: str) -> Iterator[NamedWord]:
        """Yield the words of a node. above: the nodes around it, from the outermost."""
        if isinstance(node, nodes.LocalCard):
            owner = self.vocabulary.kind(node.kind.text)
        around = (*above, node)
        for name, part in zip(_fields(type(node)), nodes.held(node), strict=True):
            is_line = name == "lines" and isinstance(node, nodes.Card | nodes.Kind | nodes.Game | nodes.Extend)
            for one in part if isinstance(part, tuple) else (part,):
                if isinstance(one, nodes.Word):
                    yield from self._word(one, name, around, owner)
                elif isinstance(one, nodes.Node):
                    if is_line:
                        self._enter(one)
                    yield from self._walk(one, around, owner)

    def _word(self, word: nodes.Word, field: str, around: tuple[nodes.Node, ...], owner: str) -> Iterator[NamedWord]:
        key, declares = self._key(word, field, around, owner)
        if key is not None:
            yield NamedWord(key, word.span, word.text, word.sort, declares)

    def _key(self, word: nodes.Word, field: str, around: tuple[nodes.Node, ...], owner: str) -> tuple[Key | None, bool]:
        """What a word refers to, and whether it declares it; None if it refers to nothing that is known."""
        node, text = around[-1], word.text
        if field in nodes.BINDS.get(type(node), ()):
            return ("name", self.scope, text), True
        if (simple := _SIMPLE.get(type(node), {}).get(field)) is not None:
            return self._simple(*simple, text)
        if isinstance(node, _MEMBERS) and field == "name":
            return ("property", owner, text), True
        if field == _NOUNS.get(type(node)) or field == "per":
            return self._noun(text), False
        match node, field:
            case (nodes.Name(), _):
                return self._plain(text), False
            case (nodes.PutItem(), "word") if word.sort == "WORD" and not self._is_card(text):
                return ("name", self.scope, text), True  # the name of a further copy: `put CARD 2 as k1, k2`
            case (nodes.PutItem(), "word") if word.sort == "WORD":
                return self._card(text), False
            case (nodes.Offered(), "word") if word.sort == "WORD":
                return self._plain(text), False
            case (nodes.SlotWord(), "fact"):
                return ("property", owner, f"{node.name.text}_{text}"), True
            case (nodes.SlotWord(), "name") | (nodes.TableForm(), "name"):
                return ("slot", "", text), True
            case (nodes.PartEvent(), "name"):
                return self._simple("step" if node.sort.sort == "STEP" else "setup", False, text)
            case (nodes.Run(), "what"):
                return self._simple("flow" if text in self.known.flows else "step", False, text)
            case (
                (nodes.Zone(), "refill")
                | (nodes.Has(), "until")
                | (nodes.NumberType(), "most")
                | (nodes.PutEvery(), "copies")
            ):
                return self._member(text, owner), False
            case (nodes.Between(), "kept"):
                return self._member(text, self.known.player), False
            case (nodes.Require(), "name") | (nodes.ExpectRefused(), "refusals"):
                return ("requirement", "", text), isinstance(node, nodes.Require)
            case (nodes.Removal(), "name"):
                return self._removed(node), False
            case (nodes.Answer() | nodes.ExpectOffered(), "name"):
                return ("answer", "", text), False
            case (nodes.Kind() | nodes.Values(), "name"):
                return (self._noun(text), True) if word.sort != "SCOPE" else (None, False)
            case (nodes.Values(), "words"):
                return ("value", node.name.text, text), True
            case (nodes.WordsType(), "words"):
                return self._own_list(around, owner, text), True
            case (nodes.Scopes(), _):
                return ("scope", "", text), True
            case (nodes.Verb(), "word"):
                return ("verb", "", _key_of(node)), True
            case _:
                return self._by_class(word, around, owner), False

    def _simple(self, sort: str, declares: bool, text: str) -> tuple[Key, bool]:
        if sort == "name":
            return ("name", self.scope, text), declares
        if sort == "card":
            return self._card(text), declares
        if sort == "step":
            return ("step", self._flow_of(text), text), declares
        return (sort, "", text), declares

    def _plain(self, text: str) -> Key | None:
        if text in self.names:
            return "name", self.scope, text
        return self._card(text) if self._is_card(text) else None

    def _card(self, text: str) -> Key:
        """The key of a card; a card that a scenario declares belongs to the scenario."""
        return "card", self.scope if text in self.cards else "", text if text in self.cards else self._meant(text)

    def _is_card(self, text: str) -> bool:
        return self._meant(text) in self.known.cards or text in self.cards

    def _meant(self, text: str) -> str:
        """The id of the card that a word means in this file, or the word itself."""
        full = contract.full_id(self.set, text)
        return full if full in self.known.cards else text

    def _member(self, text: str, owner: str) -> Key | None:
        """The property with this name of a kind, of the game, or else the only one with this name."""
        found = self.known.property_of(owner, text) or self.known.properties.get(("", text))
        named = [one for key, one in self.known.properties.items() if key[1] == text]
        return _property_key(found or (named[0] if len(named) == 1 else None))

    def _flow_of(self, step: str) -> str:
        flows = self.known.everything(model.Flow)
        return next((flow.name for flow in flows if any(_is_step(item, step) for item in flow.items)), "")

    def _removed(self, node: nodes.Removal) -> Key | None:
        sort = _REMOVED.get(node.sort.text)
        return self._simple(sort, False, node.name.text)[0] if sort else None

    def _noun(self, text: str) -> Key:
        name = self.vocabulary.kind(text)
        return ("list" if name in self.known.values else "kind", "", name)

    def _own_list(self, around: tuple[nodes.Node, ...], owner: str, text: str) -> Key | None:
        """The value that a line `has NAME word, word` or `fact NAME word, word` declares."""
        line = around[-2]
        found = self.known.properties.get((owner, line.name.text)) if isinstance(line, _MEMBERS) else None
        return ("value", found.type.of, text) if found is not None else None

    # -- words whose class tells what they are

    def _by_class(self, word: nodes.Word, around: tuple[nodes.Node, ...], owner: str) -> Key | None:
        text = word.text
        match word.sort:
            case "KIND":
                return self._noun(text)
            case "SLOT":
                return "slot", "", text
            case "SCOPE":
                return "flow" if text in self.known.flows else "scope", "", text
            case "VERB" | "BASE" | "PART" | "GERUND":
                return self._verb(word, around)
            case "PROP":
                return self._property(word, around, owner)
            case "VALUE":
                return self._value(word, around, owner)
            case _:
                return None

    def _verb(self, word: nodes.Word, around: tuple[nodes.Node, ...]) -> Key | None:
        third = self.vocabulary.base.get(f"{word.sort} {word.text}", "")
        keys = [verb.key for verb in self.known.verbs.values() if verb.third == third]
        for node in self._meanings(around):
            for key in _verbs_of(node):
                if key in keys:
                    return "verb", "", key
        return ("verb", "", keys[0]) if keys else None

    def _property(self, word: nodes.Word, around: tuple[nodes.Node, ...], owner: str) -> Key | None:
        text, node = word.text, around[-1]
        match node:
            case nodes.Printed() | nodes.PrintedProperty() | nodes.OwnWords():
                slot = next((f"{one.slot.text}_" for one in around if isinstance(one, nodes.Slot)), "")
                found = self.known.property_of(owner, slot + text) or self.known.property_of(owner, text)
                return _property_key(found)
            case nodes.Setting():
                return _property_key(self.known.properties.get(("", text)))
            case _:
                pass
        for meant in self._meanings(around):
            for found in _properties_of(meant, self.known):
                if found.name == text:
                    return _property_key(found)
        named = [one for key, one in self.known.properties.items() if key[1] == text]
        return _property_key(named[0]) if len(named) == 1 else None

    def _value(self, word: nodes.Word, around: tuple[nodes.Node, ...], owner: str) -> Key | None:
        text = word.text
        for meant in self.meant.get(word.span, ()):
            if isinstance(meant, model.Value):
                return "value", meant.list, text
        for node in reversed(around):
            if isinstance(node, nodes.Printed):
                slot = next((f"{one.slot.text}_" for one in around if isinstance(one, nodes.Slot)), "")
                found = self.known.property_of(owner, slot + node.property.text)
                return ("value", found.type.of, text) if found is not None else None
            if isinstance(node, nodes.TurnsInto):
                events = (meant for meant in self.meant.get(node.span, ()) if isinstance(meant, model.Event))
                for event in events:
                    if (found := _becoming(event, self.known)) is not None:
                        return "value", found.type.of, text
        lists = [name for name, values in self.known.values.items() if text in values.words]
        if isinstance(around[-1], nodes.Card):  # a word after the name of the card
            lists = [p.type.of for p in self.known.properties.values() if self._prints(owner, p, text)] or lists
        return ("value", lists[0], text) if len(lists) == 1 or isinstance(around[-1], nodes.Card) and lists else None

    def _prints(self, kind: str, found: model.Property, word: str) -> bool:
        values = self.known.values.get(found.type.of)
        is_fact = found.sort == "fact" and found.owner and self.known.is_a(kind, found.owner)
        return bool(is_fact and values is not None and word in values.words)

    def _meanings(self, around: tuple[nodes.Node, ...]) -> Iterator[model.Node]:
        """Yield the nodes of the model that were made from the nodes around a word, from the innermost."""
        for node in reversed(around):
            yield from self.meant.get(node.span, ())


def _inside(node: nodes.Held) -> Iterator[nodes.Node]:
    """Yield a tree and all nodes inside it."""
    if isinstance(node, tuple):
        for part in node:
            yield from _inside(part)
    elif node is not None and not isinstance(node, nodes.Word):
        yield node
        yield from _inside(nodes.held(node))


def _is_step(item: model.FlowItem, name: str) -> bool:
    return isinstance(item, model.Step) and item.name == name


def _key_of(verb: nodes.Verb) -> str:
    prepositions = (field.preposition.text for field in verb.fields if isinstance(field, nodes.Field))
    return " ".join((verb.word.text, *prepositions))


def _verbs_of(node: model.Node) -> tuple[str, ...]:
    """The keys of the verbs that a node of the model itself names."""
    match node:
        case model.Call(_, verb) | model.Can(_, verb) | model.Offer(_, _, _, verb):
            return (verb,)
        case model.Event(_, key):
            return (key,)
        case model.Forbid(_, _, _, exceptions):
            return exceptions
        case model.Those(history=history) if history is not None:
            return (history.verb,)
        case model.History(verb=verb):
            return (verb,)
        case _:
            return ()


def _properties_of(node: model.Node, known: model.Model) -> tuple[model.Property, ...]:
    """The properties that a node of the model itself names."""
    match node:
        case model.Read(_, found) | model.Modify(_, _, found) | model.Change(_, found) | model.Become(_, found):
            return (found,)
        case model.Count(_, _, model.Property() as found):
            return (found,)
        case model.Event():
            becoming = _becoming(node, known)
            return (becoming,) if becoming is not None else ()
        case _:
            return ()


def _becoming(event: model.Event, known: model.Model) -> model.Property | None:
    sort, _, name = event.key.partition(" ")
    if sort != contract.becoming("", "", "").partition(" ")[0]:
        return None
    owner, _, rest = name.partition(".")
    return known.property_of(owner, rest.partition(".")[0])


def _property_key(found: model.Property | None) -> Key | None:
    return ("property", found.owner, found.name) if found is not None else None
