"""Expressions, noun phrases and conditions: a syntax tree and the names in force in, nodes of the model out."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from ombre.dsl import nodes
from ombre.dsl.diagnostics import NO_TEXT, Diagnostic, Translatable, did_you_mean, tr
from ombre.dsl.habits import LESS_OR_MORE, NUMBER_WORDS
from ombre.dsl.parser import spoken_for
from ombre.dsl.source import Span
from ombre.dsl.vocabulary import Vocabulary, one

from . import model
from .declare import TABLE
from .model import NUMBER, Model, Property, Type

UNKNOWN = Type("unknown")
SEAT = re.compile(r"P([1-9])\Z")
_PRONOUNS = frozenset("he her him it itself me my self she them they".split())
_OPERATORS = {"EQUAL": "=", "LESS": "<", "GREATER": ">", "NOT_MORE": "<=", "NOT_LESS": ">="}


class Unresolved(Exception):
    """Raised when a phrase cannot be understood; the error is noted already, the next statement is still read."""


@dataclass(slots=True)
class Names:
    """What can be spoken of in one place: local names (type, may be unbound), `this`, `you`, the candidates."""

    local: dict[str, tuple[Type, bool]] = field(default_factory=dict)
    this: str = ""
    you: str = ""
    seats: bool = False  # P1, P2 ... can be named: a scenario
    turn: bool = True  # there is a current player
    after: bool = False  # the game may be over, and have a result
    candidates: tuple[tuple[str, str], ...] = ()  # (kind, name), the innermost last
    gone: frozenset[str] = frozenset()  # names that were known before a window
    clashing: frozenset[str] = frozenset()  # names that were given twice: nobody knows what they mean

    def bind(self, name: str, kind: Type, optional: bool = False) -> None:
        """From here on, a name means something."""
        self.local[name] = (UNKNOWN if name in self.clashing else kind, optional)

    def inside(self) -> Names:
        """The names inside a block: what is bound there is not known after it."""
        return replace(self, local=dict(self.local))


class Phrases:
    """Resolves phrases; notes what is wrong and raises `Unresolved`."""

    def __init__(self, known: Model, vocabulary: Vocabulary):
        self.model = known
        self.vocabulary = vocabulary
        self.found: list[Diagnostic] = []
        self.misnamed: set[str] = set()  # declared words that were given as names: said once
        self.card_id = ""  # of the card that is being read
        self.steps: set[str] = set()
        self.flows: set[str] = set()
        self.setups: set[str] = set()  # the parts of the set-up that have a name
        self.cards: dict[str, str] = {}  # id -> kind, of every printed card
        self._candidates = 0
        self.you_refers: set[str] = set()  # the kinds whose `you` is a property
        self.player = known.player

    # -- reporting

    def note(self, code: str, message: Translatable, span: Span, help: Translatable = NO_TEXT) -> None:
        """Note an error and go on."""
        self.found.append(Diagnostic(code, message, span, help))

    def wrong(self, code: str, message: Translatable, span: Span, help: Translatable = NO_TEXT) -> Unresolved:
        """Note an error that makes the phrase meaningless; the caller raises what this returns."""
        self.note(code, message, span, help)
        return Unresolved(message)

    # -- expressions

    def type_of(self, node: Any) -> Type:
        """The type of a resolved expression."""
        match node:
            case model.Value():
                return Type("value", node.list)
            case model.Local():
                return node.type
            case (
                model.This()
                | model.You()
                | model.Current()
                | model.Beginning()
                | model.ById()
                | model.Seat()
                | model.SeatAfter()
            ):
                return Type("thing", node.kind)
            case model.Owner():
                return Type("thing", self.player)
            case model.Read():
                if node.index is None and node.property.per:
                    return Type("set", node.property.type.of)
                return node.property.type
            case model.Item():
                kind = self.type_of(node.of)
                return Type("cell", kind.of) if kind.tag == "cells" else Type("value", kind.of)
            case model.Mark():
                return Type("value", node.list)
            case model.Top() | model.Source():
                return Type("thing", "card")
            case model.Nothing():
                return model.NOTHING
            case model.Those():
                return Type("thing", node.kind)
        return NUMBER

    def expression(self, node: Any, names: Names, want: Type | None = None) -> Any:
        """Resolve an amount or a thing; `want` settles which list a word belongs to."""
        span = node.span
        match node:
            case nodes.Number():
                return model.Number(span, node.number.number)
            case nodes.Negative():
                return model.Arithmetic(span, "-", model.Number(span, 0), self.amount(node.amount, names))
            case nodes.Name():
                return self._name(node.word, names)
            case nodes.This():
                if not names.this:
                    raise self.wrong(
                        "E111", tr("there is no 'this' here"), span, tr("name what you mean: 'a KIND as NAME'")
                    )
                return model.This(span, names.this)
            case nodes.You():
                if not names.you:
                    raise self.wrong(
                        "E111", tr("there is no 'you' here"), span, tr("name the player: 'current', or a role")
                    )
                return self.you(names, span)
            case nodes.Current():
                return model.Current(span, self.player)
            case nodes.Source():
                return model.Source(span)
            case nodes.Beginning():
                kind = next(iter(self.model.beginnings), "card")
                return model.Beginning(span, kind)
            case nodes.Nothing():
                return model.Nothing(span)
            case nodes.Owner():
                of = self.expression(node.of, names) if node.of else self.innermost(names, span)
                return model.Owner(span, of)
            case nodes.SeatAfter():
                steps = self.position(node.steps, names)
                return model.SeatAfter(span, self.thing(node.who, names, "player"), steps, self.player)
            case nodes.Property():
                return self._property(node, names)
            case nodes.Item():
                return self._item(node, names)
            case nodes.Mark() | nodes.Size():
                cell = self.expression(node.of, names)
                have = self.type_of(cell)
                if have.tag not in ("cell", "unknown"):
                    word = "mark" if isinstance(node, nodes.Mark) else "size"
                    raise self.wrong(
                        "E203", tr("'{0} of' needs one item of a list of cells, this is {1}", word, have), span
                    )
                return model.Mark(span, cell, have.of) if isinstance(node, nodes.Mark) else model.Size(span, cell)
            case nodes.PlusMinus():
                sign = "+" if node.sign.sort == "PLUS" else "-"
                return model.Arithmetic(span, sign, self.amount(node.left, names), self.amount(node.right, names))
            case nodes.Bounded():
                bound = "at least" if node.word.sort == "AT_LEAST" else "at most"
                return model.Arithmetic(span, bound, self.amount(node.left, names), self.amount(node.right, names))
            case nodes.Times():
                return model.Arithmetic(span, "*", self.amount(node.left, names), self.amount(node.right, names))
            case nodes.Half():
                up = node.rounded is None or node.rounded.sort == "UP"
                return model.Half(span, self.amount(node.amount, names), "up" if up else "down")
            case nodes.Count():
                return model.Count(span, self.those(node.what, names))
            case nodes.CountOf():
                return self._count_of(node, names)
            case nodes.CountDifferent():
                return self._count_different(node, names)
            case nodes.Total() | nodes.Highest():
                what = self.those(node.what, names)
                inner = self._with_candidate(names, what)
                return model.Total(span, what, self.amount(node.amount, inner), isinstance(node, nodes.Highest))
            case nodes.WordValue():
                return self.value(node.word, want)
            case nodes.Top():
                return model.Top(span, self.zone(node.zone, names))
        raise self.wrong("E001", tr("this phrase means nothing here"), span)

    def you(self, names: Names, span: Span) -> model.You:
        """Whom an ability speaks to; a card that says `you is PROPERTY of this` may speak to nobody."""
        kind: str | None = names.this
        while kind in self.model.kinds and kind not in self.you_refers:
            kind = self.model.kinds[kind].base
        return model.You(span, names.you, kind in self.you_refers)

    def amount(self, node: Any, names: Names) -> Any:
        """Resolve an expression that must be a number."""
        found = self.expression(node, names)
        kind = self.type_of(found)
        if kind.tag not in ("number", "unknown"):
            raise self.wrong("E201", tr("a number is needed here, this is {0}", kind), node.span)
        return found

    def thing(self, node: Any, names: Names, kind: str) -> Any:
        """Resolve an expression that must be a player or card of a kind."""
        found = self.expression(node, names)
        self.must_be(found, Type("thing", kind), node.span)
        return found

    def must_be(self, found: Any, want: Type, span: Span, role: str = "this") -> None:
        """Raise unless an expression has a type (a thing of a kind below the wanted one has it, too)."""
        have = self.type_of(found)
        if "unknown" in (have.tag, want.tag):
            return
        if have.tag == want.tag and (have.of == want.of or have.tag in ("number", "zone")):
            return
        if have.tag == want.tag == "thing" and (self.model.is_a(have.of, want.of) or have.of == "card" != want.of):
            if self.model.is_a(have.of, want.of) or not self.model.is_a(want.of, "player"):
                return
        if have.tag == "nothing" and want.tag == "thing":
            return
        several = have.tag == "set" and want.tag == "thing" and self.model.is_a(have.of, want.of)
        help = (
            tr("write 'for each {0} in NAME as ...:', and one line for each of them", have.of) if several else NO_TEXT
        )
        raise self.wrong("E202", tr("{0} must be {1}, but this is {2}", role, want, have), span, help)

    def value(self, word: nodes.Word, want: Type | None = None) -> model.Value:
        """A word of a declared list; the wanted type, else the only list that has it."""
        lists = [name for name, values in self.model.values.items() if word.text in values.words]
        if want is not None and want.of in lists:
            return model.Value(word.span, want.of, word.text)
        if want is not None and want.of in self.model.values:
            words = self.model.values[want.of].words
            raise self.wrong(
                "E204",
                tr("'{0}' is not a word of the list '{1}'", word.text, want.of),
                word.span,
                did_you_mean(word.text, words) or tr("it has: {0}", ", ".join(words)),
            )
        if len(lists) > 1:
            raise self.wrong("E205", tr("'{0}' is in several lists: {1}", word.text, ", ".join(lists)), word.span)
        if not lists:
            raise self.wrong("E110", tr("'{0}' is not declared", word.text), word.span)
        return model.Value(word.span, lists[0], word.text)

    def _name(self, word: nodes.Word, names: Names) -> Any:
        if word.text in names.local:
            kind, optional = names.local[word.text]
            if kind is UNKNOWN:
                raise Unresolved(word.text)
            return model.Local(word.span, word.text, kind, optional)
        if names.seats and (match := SEAT.match(word.text)):
            return model.Seat(word.span, int(match[1]) - 1, self.player)
        if SEAT.match(word.text):
            help = tr(
                "only a scenario says P1; write 'you', 'current', or 'choose {0} as NAME' and NAME", one(self.player)
            )
            raise self.wrong("E110", tr("a card or rule cannot know who '{0}' is", word.text), word.span, help)
        if word.text in names.gone:
            message = tr("'{0}' is not known any more: a window stands between", word.text)
            raise self.wrong(
                "E110",
                message,
                word.span,
                tr("what lasts over a window is a property: 'has ...' on a kind or the game"),
            )
        if hint := self.vocabulary.hints.get(word.text):
            raise self.wrong("E110", tr("unknown name '{0}'", word.text), word.span, tr("this game says '{0}'", hint))
        if (noun := self.vocabulary.kinds.get(word.text, "")) in self.model.kinds:
            help = tr("write 'choose {0} as NAME' first, then NAME here", one(noun))
            raise self.wrong("E301", tr("which {0}?", noun), word.span, help)
        if word.text in NUMBER_WORDS:
            help = tr("write the number in digits: {0}", NUMBER_WORDS[word.text])
            raise self.wrong("E110", tr("unknown name '{0}'", word.text), word.span, help)
        if word.text in _PRONOUNS or word.text == self.card_id:
            raise self.wrong(
                "E110", tr("unknown name '{0}'", word.text), word.span, tr("write 'this', or a name from 'as NAME'")
            )
        if word.text in LESS_OR_MORE:
            raise self.wrong("E110", tr("unknown name '{0}'", word.text), word.span, LESS_OR_MORE[word.text])
        if word.text in ("none", "nobody", "null", "nil"):
            raise self.wrong("E110", tr("unknown name '{0}'", word.text), word.span, tr("write 'nothing'"))
        if "PROP" in self.vocabulary.classes.get(word.text, ()):  # here only a number or a name stands without brackets
            help = tr("'{0}' is a property: write '({0})', or '({0} of ...)'", word.text)
            raise self.wrong("E110", tr("unknown name '{0}'", word.text), word.span, help)
        known = [w for w, c in self.vocabulary.classes.items() if {"PROP", "KIND"} & {*c}]
        help = did_you_mean(word.text, names.local) or did_you_mean(word.text, known)
        help = help or tr("names come from 'as NAME', 'NAME is ...' or a verb's roles")
        raise self.wrong("E110", tr("unknown name '{0}'", word.text), word.span, help)

    def called(self, word: nodes.Word, sort: str, known: Iterable[str]) -> None:
        """Raise unless something of a sort, such as a step, is called so."""
        words = sorted(known)
        if word.text not in words:
            help = did_you_mean(word.text, words) or (tr("there is: {0}", ", ".join(words[:12])) if words else NO_TEXT)
            raise self.wrong("E131", tr("there is no {0} '{1}'", sort, word.text), word.span, help)

    def claim(self, word: nodes.Word, names: Names) -> None:
        """Note what is wrong with a word that is to be a name: that it has a meaning, or is a name in force already."""
        classes = {*self.vocabulary.classes.get(word.text, ())} & {"PROP", "KIND", "VALUE"}
        if classes:
            self.misnamed.add(word.text)
            what = "a property" if "PROP" in classes else "a kind" if "KIND" in classes else "a value"
            message = tr("'{0}' is {1} of this game and cannot be a name", word.text, what)
            self.note("E119", message, word.span, tr("choose another name, such as 'the_{0}'", word.text))
        elif word.text in spoken_for():
            message = tr("'{0}' is a word of the language and cannot be a name", word.text)
            self.note("E119", message, word.span, tr("choose another name, such as 'the_{0}'", word.text))
        elif word.text in names.local and names.local[word.text][0] is not UNKNOWN:
            message = tr("'{0}' is a name already, and would mean something else from here on", word.text)
            self.note("E130", message, word.span, tr("choose another name, such as 'other_{0}'", word.text))
            names.clashing |= {word.text}
            names.bind(word.text, UNKNOWN)

    def innermost(self, names: Names, span: Span) -> Any:
        """What a bare property belongs to first: the candidate of `where`, else `this`."""
        if names.candidates:
            kind, name = names.candidates[-1]
            return model.Local(span, name, Type("thing", kind))
        if names.this:
            return model.This(span, names.this)
        raise self.wrong("E112", tr("whose?"), span, tr("say 'of' whom or what"))

    def _property(self, node: nodes.Property, names: Names) -> model.Read:
        word = node.property
        if node.owner is None and word.text in self.misnamed:
            raise Unresolved(word.text)
        if node.owner is not None:
            owner = self.expression(node.owner, names)
            kind = self.type_of(owner)
            if kind.tag == "unknown":
                raise Unresolved(word.text)
            found = self.model.property_of(kind.of, word.text) if kind.tag == "thing" else None
            if found is None and kind == Type("thing", "card"):
                found = self._of_some_card(word.text)
            if found is None:
                known = [n for (o, n) in self.model.properties if kind.tag == "thing" and self.model.is_a(kind.of, o)]
                owners = sorted({o or "the game" for (o, n) in self.model.properties if n == word.text})
                help = did_you_mean(word.text, known) or tr("it is a property of {0}", ", ".join(owners))
                if kind.tag == "set":
                    help = tr("write 'for each {0} in NAME as ...:', then '{1} of' that one", kind.of, word.text)
                raise self.wrong("E113", tr("{0} has no property '{1}'", kind, word.text), word.span, help)
            return self._read(node, found, owner, False, names)
        for candidate, name in reversed(names.candidates):
            if (found := self.model.property_of(candidate, word.text)) and found.owner:
                return self._read(node, found, model.Local(word.span, name, Type("thing", candidate)), True, names)
        if names.this and (found := self.model.property_of(names.this, word.text)) and found.owner:
            return self._read(node, found, model.This(word.span, names.this), True, names)
        if found := self.model.properties.get((TABLE, word.text)):
            return self._read(node, found, None, False, names)
        owners = sorted({o for (o, n) in self.model.properties if n == word.text})
        raise self.wrong(
            "E112",
            tr("whose '{0}'?", word.text),
            word.span,
            tr("write '{0} of' and {1}", word.text, " or ".join(map(one, owners)) or "its owner"),
        )

    def _of_some_card(self, name: str) -> Property | None:
        """The property that one kind of card alone has: of a card of whatever kind, it is that one."""
        found = [p for (o, n), p in self.model.properties.items() if n == name and self.model.is_a(o, "card")]
        return found[0] if len(found) == 1 else None

    def _read(self, node: nodes.Property, found: Property, owner: Any, bare: bool, names: Names) -> model.Read:
        index = None
        if node.index is not None:
            if not found.per:
                raise self.wrong("E114", tr("'{0}' has no 'at': there is a single one", found.name), node.span)
            want = Type("value" if found.per in self.model.values else "thing", found.per)
            index = self.expression(node.index, names, want)
            self.must_be(index, want, node.index.span, f"what '{found.name}' is looked up by")
        elif found.per:
            raise self.wrong(
                "E114",
                tr("'{0}' has one entry for each {1}", found.name, found.per),
                node.span,
                tr("write '{0} at ...'", found.name),
            )
        return model.Read(node.span, found, owner, index, bare)

    def zone(self, node: Any, names: Names) -> model.Read:
        """Resolve a phrase that must be a zone."""
        found = self.expression(node, names)
        if not isinstance(found, model.Read) or found.property.sort != "zone":
            zones = sorted({n for (_, n), p in self.model.properties.items() if p.sort == "zone"})
            shown = ", ".join(zones[:8]) + (" ..." if len(zones) > 8 else "")
            raise self.wrong("E206", tr("a zone is needed here"), node.span, tr("zones are: {0}", shown))
        return found

    def position(self, node: Any, names: Names) -> Any:
        """How far along: a number, a name, or an amount."""
        if isinstance(node, nodes.Word):
            if node.sort == "NUMBER":
                return model.Number(node.span, node.number)
            return self._name(node, names)
        return self.amount(node, names)

    def _item(self, node: nodes.Item, names: Names) -> model.Item:
        of = self.expression(node.of, names)
        if self.type_of(of).tag not in ("cells", "set", "unknown"):
            raise self.wrong("E203", tr("'item ... of' needs a list, this is {0}", self.type_of(of)), node.span)
        return model.Item(node.span, of, self.position(node.number, names))

    def _count_of(self, node: nodes.CountOf, names: Names) -> model.Count:
        of = self.expression(node.what, names)
        if self.type_of(of).tag not in ("cells", "set", "zone", "unknown"):
            raise self.wrong("E203", tr("'number of' needs things or a list, this is {0}", self.type_of(of)), node.span)
        return model.Count(node.span, of)

    def _count_different(self, node: nodes.CountDifferent, names: Names) -> model.Count:
        what = self.those(node.what, names)
        found = self.model.property_of(what.kind, node.property.text)
        if found is None:
            raise self.wrong(
                "E113", tr("{0} has no property '{1}'", one(what.kind), node.property.text), node.property.span
            )
        return model.Count(node.span, what, found)

    # -- noun phrases

    def those(self, node: Any, names: Names) -> model.Those:
        """Resolve a noun phrase; inside its `where` the candidate comes first."""
        kind = self.vocabulary.kind(node.kind.text)
        if kind in self.model.values:
            raise self.wrong("E207", tr("'{0}' is a list of values, not things", kind), node.kind.span)
        if (hint := self.vocabulary.hints.get(node.kind.text)) and hint in self.model.kinds:
            raise self.wrong(
                "E110", tr("this game has no '{0}'", node.kind.text), node.kind.span, tr("this game says '{0}'", hint)
            )
        determiner = node.determiner.word.text if isinstance(node.determiner, nodes.Determiner) else ""
        determiner = "a" if determiner == "an" else determiner
        adjectives = tuple(self._adjective(word, kind) for word in node.adjectives or ())
        zone = self._among(node.zone, names) if node.zone is not None else None
        history = self._history(node.history, kind, names) if node.history else None
        other = self._other(determiner, kind, names, node.span)
        name = node.name.text if getattr(node, "name", None) else None
        if name:
            self.claim(node.name, names)
        self._candidates += 1
        found = model.Those(
            node.span, kind, determiner, adjectives, zone, name, None, other, history, name or f"it{self._candidates}"
        )
        if getattr(node, "where", None) is not None:
            found = replace(found, where=self.condition(node.where, self._with_candidate(names, found)))
        return found

    def _among(self, node: Any, names: Names) -> model.Read | model.Local:
        """Where the candidates are: a zone, or a set that has a name."""
        if isinstance(node, nodes.Name) and names.local.get(node.word.text, (UNKNOWN, False))[0].tag == "set":
            found = self._name(node.word, names)
            assert isinstance(found, model.Local)
            return found
        return self.zone(node, names)

    def _place(self, node: Any, names: Names) -> Any:
        """What can be empty: a zone, or a set that has a name or is a property."""
        found = self.expression(node, names)
        have = self.type_of(found)
        if have.tag == "thing":
            help = tr("ask whether it 'is nothing'")
            raise self.wrong("E206", tr("a zone or a set can be empty, and this is {0}", have), node.span, help)
        return found if have.tag in ("set", "unknown") else self.zone(node, names)

    def _with_candidate(self, names: Names, what: model.Those) -> Names:
        inner = names.inside()
        inner.bind(what.candidate, Type("thing", what.kind))
        inner.candidates = (*names.candidates, (what.kind, what.candidate))
        return inner

    def _adjective(self, word: nodes.Word, kind: str) -> model.Value:
        fitting = [
            list
            for list, values in self.model.values.items()
            if word.text in values.words and self.model.property_for(kind, list)
        ]
        if len(fitting) != 1:
            raise self.wrong("E208", tr("{0} cannot be '{1}'", one(kind), word.text), word.span)
        return model.Value(word.span, fitting[0], word.text)

    def _other(self, determiner: str, kind: str, names: Names, span: Span) -> Any:
        if determiner not in ("another", "other", "each other"):
            return None
        if self.model.is_a(kind, "player"):
            if names.you:
                return self.you(names, span)
        elif names.this and (self.model.is_a(names.this, kind) or self.model.is_a(kind, names.this)):
            return model.This(span, names.this)
        elif names.this:
            message = tr("'{0}' than what? 'this' is {1}, not {2}", determiner, one(names.this), one(kind))
            raise self.wrong("E209", message, span, tr("take it out, or write 'where NAME is not ...'"))
        raise self.wrong(
            "E209",
            tr("'{0}' than whom? there is no 'you' or 'this' here", determiner),
            span,
            tr("write 'where NAME is not ...'"),
        )

    def _history(self, node: nodes.History, kind: str, names: Names) -> model.History:
        for verb in self.verbs_of(node.participle):
            for role, declared in enumerate(verb.roles):
                if role and declared.type.tag == "thing" and self.model.is_a(kind, declared.type.of):
                    who = self.thing(node.who, names, verb.roles[0].type.of)
                    return model.History(node.span, verb.key, role, who, 0, node.scope.text)
        able = [f"{verb.third} {role.type}" for verb in self.verbs_of(node.participle) for role in verb.roles[1:]]
        things = [text for text in able if not text.endswith("number")]
        help = (
            tr("it is used like this: {0}", "; ".join(things)) if things else tr("keep count of it: 'has NAME number'")
        )
        raise self.wrong(
            "E210", tr("nobody can have '{0}' {1}", node.participle.text, one(kind)), node.participle.span, help
        )

    def verbs_of(self, word: nodes.Word) -> list[model.Verb]:
        """The verbs that a word in any of its forms can mean, in the order of their declaration."""
        third = self.vocabulary.base.get(f"{word.sort} {word.text}", "")
        return [verb for verb in self.model.verbs.values() if verb.third == third]

    # -- conditions

    def condition(self, node: Any, names: Names) -> Any:
        """Resolve a condition."""
        span = node.span
        match node:
            case nodes.And():
                return model.And(span, (*self._parts(node, nodes.And, names),))
            case nodes.Or():
                return model.Or(span, (*self._parts(node, nodes.Or, names),))
            case nodes.Compare():
                return self._compare(node, names)
            case nodes.Is():
                left = self.expression(node.left, names)
                if (card := self._card_asked(node, left, names)) is not None:
                    return model.IsCard(span, left, self.cards[card], card, node.negated is not None)
                options = tuple(self._option(option, left, names) for option in node.values)
                return self._is(span, left, options, node.negated is not None)
            case nodes.IsKind():
                left = self.expression(node.left, names)
                kind = self.vocabulary.kind(node.kind.text)
                return model.IsKind(span, left, kind, node.negated is not None)
            case nodes.IsCopy():
                left = self.thing(node.left, names, "card")
                return model.IsCopy(span, left, self.thing(node.right, names, "card"), node.negated is not None)
            case nodes.IsIn():
                left = self.expression(node.left, names)
                return model.IsIn(span, left, self.zone(node.zone, names), node.negated is not None)
            case nodes.IsEmpty():
                return model.IsEmpty(span, self._place(node.left, names), node.negated is not None)
            case nodes.Exists():
                return model.Exists(span, self.expression(node.what, names))
            case nodes.HasSlot():
                return model.HasSlot(span, self.expression(node.what, names), node.slot.text, node.negated is not None)
            case nodes.ThereIs():
                return model.ThereIs(span, self.those(node.what, names))
            case nodes.ThereIsNo():
                return model.ThereIs(span, self.those(node.what, names), True)
            case nodes.Result():
                if not names.after:
                    message = tr("while the game goes on it has no result")
                    raise self.wrong("E216", message, span, tr("only 'worth of ...' and scenarios can ask for it"))
                winner = self.thing(node.winner, names, "player") if node.winner is not None else None
                return model.Result(span, node.result.text, node.negated is not None, winner)
        raise self.wrong("E001", tr("this is not a condition"), span)

    def _parts(self, node: Any, sort: type, names: Names) -> Iterable[Any]:
        for part in (node.left, node.right):
            if isinstance(part, sort):
                yield from self._parts(part, sort, names)
            else:
                yield self.condition(part, names)

    def _compare(self, node: nodes.Compare, names: Names) -> Any:
        operator = _OPERATORS[node.operator.sort]
        left = self.expression(node.left, names)
        if operator == "=" and self.type_of(left).tag != "number":
            right = self.expression(node.right, names, self.type_of(left))
            return self._is(node.span, left, (right,), False)
        if self.type_of(left).tag not in ("number", "unknown"):
            raise self.wrong("E201", tr("a number is needed here, this is {0}", self.type_of(left)), node.left.span)
        return model.Compare(node.span, operator, left, self.amount(node.right, names))

    def _card_asked(self, node: nodes.Is, left: Any, names: Names) -> str | None:
        """The id of the card that something is asked to be printed as; of one that a scenario has put, its own name."""
        have = self.type_of(left)
        name = node.values[0]
        if len(node.values) > 1 or not isinstance(name, nodes.Name) or name.word.text not in self.cards:
            return None
        card: str = name.word.text
        if card in names.local or have.tag != "thing" or self.model.is_a(have.of, "player"):
            return None
        if not self.model.is_a(self.cards[card], have.of):
            raise self.wrong("E211", tr("{0} can never be {1}", have, one(self.cards[card])), name.span)
        return card

    def _option(self, node: Any, left: Any, names: Names) -> Any:
        have = self.type_of(left)
        if isinstance(node, nodes.Name) and have.tag in ("value", "set", "thing"):
            self._no_value(node.word, have, names)
        if isinstance(node, nodes.WordValue) and have.tag == "thing":
            lists = {
                p.type.of: p.type
                for (owner, _), p in self.model.properties.items()
                if owner and self.model.is_a(have.of, owner) and p.type.tag in ("value", "set")
                if node.word.text in self.words_of(p.type.of)
            }
            if len(lists) != 1:
                raise self.wrong("E208", tr("{0} cannot be '{1}'", one(have.of), node.word.text), node.span)
            return self.value(node.word, next(iter(lists.values())))
        return self.expression(node, names, have)

    def _no_value(self, word: nodes.Word, have: Type, names: Names) -> None:
        """Raise for an unknown name that looks like a misspelt value."""
        if word.text in names.local or have.tag != "thing" and have.of not in self.model.values:
            return
        lists = [have.of] if have.tag != "thing" else self.lists_of(have.of)
        words = [w for name in lists for w in self.words_of(name)]
        if help := did_you_mean(word.text, words):
            raise self.wrong("E208", tr("{0} cannot be '{1}'", have, word.text), word.span, help)
        if have.tag != "thing" and not (names.seats and SEAT.match(word.text)):
            raise self.wrong(
                "E208", tr("{0} cannot be '{1}'", have, word.text), word.span, tr("it can be: {0}", ", ".join(words))
            )

    def words_of(self, name: str) -> tuple[str, ...]:
        """The words of a list of values; none where a broken line was to declare it."""
        found = self.model.values.get(name)
        return found.words if found is not None else ()

    def lists_of(self, kind: str, *sorts: str) -> list[str]:
        """The lists that a kind's properties take their values from."""
        found = [
            p.type.of
            for (owner, _), p in self.model.properties.items()
            if owner and self.model.is_a(kind, owner) and p.type.tag in ("value", "set") and not p.per
            if p.type.of in self.model.values and (not sorts or p.sort in sorts)
        ]
        return list(dict.fromkeys(found))

    def _is(self, span: Span, left: Any, options: tuple[Any, ...], negated: bool) -> Any:
        have = self.type_of(left)
        if any(isinstance(option, model.Nothing) for option in options):
            return self._is_nothing(span, left, options, negated)
        for option in options:
            got = self.type_of(option)
            if "unknown" in (have.tag, got.tag) or "nothing" in (have.tag, got.tag):
                continue
            if have.tag == "thing" and got.tag == "value":
                found = self.model.property_for(have.of, got.of)
                if found is None:
                    raise self.wrong("E208", tr("{0} cannot be '{1}'", one(have.of), option.word), option.span)
                return model.Is(span, model.Read(left.span, found, left, None, True), options, negated)
            if have.tag == "set" and got.tag == "value" and have.of == got.of:
                continue
            if have.tag != got.tag or (have.tag == "value" and have.of != got.of):
                raise self.wrong("E211", tr("{0} can never be {1}", have, got), option.span)
        return model.Is(span, left, options, negated)

    def _is_nothing(self, span: Span, left: Any, options: tuple[Any, ...], negated: bool) -> Any:
        """`X is nothing` asks whether there is an X: of a choice that found nothing, and of a property, alike."""
        have = self.type_of(left)
        if have.tag not in ("thing", "value", "nothing", "unknown"):
            help = (
                tr("write '= 0'")
                if have.tag == "number"
                else tr("write 'is empty'") if have.tag in ("set", "zone") else NO_TEXT
            )
            what = "a set" if have.tag == "set" else str(have)
            raise self.wrong("E211", tr("{0} is never nothing", what), span, help)
        exists = model.Exists(span, left, not negated)
        rest = tuple(option for option in options if not isinstance(option, model.Nothing))
        if not rest:
            return exists
        other = self._is(span, left, rest, negated)
        return model.And(span, (exists, other)) if negated else model.Or(span, (exists, other))
