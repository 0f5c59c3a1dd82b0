"""Message trees in, text out: a locale's Fluent messages choose the words, the order and every form.

This module knows no language. Its functions give a message what it cannot know by itself: a noun phrase in a case
(`NP`), another message in a frame (`CLAUSE`), a list (`LIST`), and the grammatical features of an argument (`AGR`,
`FEATURE`, `AGREE`, `PLURAL`, `GIVEN`, `SORT`, `HEAVY`, `FORM`, `OWNER`, `SIGN`, `INITIAL`). Everything else is data in `locales/`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import babel
import babel.numbers
import babel.plural
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from .languages import Settings, folders_of, names, resources
from .messages import Amount, Argument, Icon, Message, MissingMessage, NounPhrase, Paragraph
from .planner import Printed, plan
from .runs import Run, marked, split, without_marks

# An object that was left out, and the determiner it gets in a language whose verb cannot do without.
UNSAID = {"unsaid": "a", "unsaid-any": "any"}
UNSAID_AMOUNT = {"unsaid": "some", "unsaid-any": "any"}
NUMBER_NOUN = "n-number"
# A sentence that ends so needs no full stop.
ENDS = (".", "!", "?", ":", ".”", ". »")
# A frame for what is called by a name: a message that has no such frame is called by its value.
NAME = "name"
PREDICATE = "predicate"  # the declension of an adjective behind "is"
# "its hand": of the subject of the clause, or of something else that was just mentioned.
OWN = ("own", "its")
# What the checker of printed texts finds phrases by: the number of a phrase, as a private character behind it.
FIRST_MARK = 0xF0000
# What follows a noun and is a condition on it.
CONDITIONS = frozenset(
    ("m-is", "m-is-not", "m-eq", "m-ge", "m-le", "m-gt", "m-lt", "m-which", "m-owned", "m-not-owned")
)
VERB_ADJECTIVE = "v-"  # an adjective of this kind is what a verb has done: "the played card"


class Passed(FluentType):
    """An argument on its way through Fluent; `{ $x }` without a function prints its plain form."""

    def __init__(self, value: Argument, printer: Locale) -> None:
        self.value = value
        self.printer = printer

    def format(self, locale: object) -> str:
        return self.printer.plain_form(self.value)


@dataclass
class Locale:
    """One language with the messages and names of a game: prints message trees."""

    language: str
    settings: Settings
    resources: tuple[tuple[str, ast.Resource], ...]
    names: Mapping[str, str] = field(default_factory=dict[str, str])
    names_features: Mapping[str, Mapping[str, str]] = field(default_factory=dict[str, Mapping[str, str]])
    fallbacks: tuple[Locale, ...] = ()
    _words: dict[str, Mapping[str, str]] = field(default_factory=dict[str, Mapping[str, str]], repr=False)
    _phrases: dict[tuple[NounPhrase, str], str] = field(default_factory=dict[tuple[NounPhrase, str], str], repr=False)
    _marked: list[NounPhrase] | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        functions: dict[str, Callable[..., Any]] = {
            "NP": self._np,
            "CLAUSE": self._clause,
            "LIST": self._list,
            "DOER": self._doer,
            "AGR": self._agr,
            "FEATURE": self._feature,
            "AGREE": self._agree,
            "PLURAL": self._plural,
            "GIVEN": self._given,
            "SORT": self._sort,
            "HEAVY": self._heavy,
            "FORM": self._form,
            "OWNER": self._owner,
            "PREDICATE": self._predicate,
            "SENTENCES": self._sentences,
            "SIGN": self._sign,
            "SIZE": self._size,
            "INITIAL": self._initial_of,
        }
        self._bundle = FluentBundle([self.language], functions=functions, use_isolating=False)
        for _, resource in self.resources:
            self._bundle.add_resource(resource, allow_overrides=True)
        rule = babel.Locale.parse(self.language.replace("-", "_")).plural_form
        self._category = babel.plural.to_python(rule)

    # ------------------------------------------------------------------------------------- what the planner asks

    @property
    def steps(self) -> frozenset[str]:
        """The steps of the sentence planner that the language takes."""
        return self.settings.steps

    @property
    def pronouns(self) -> frozenset[str]:
        """Where a pronoun may stand: subject, object, own."""
        return self.settings.pronouns

    @property
    def kept(self) -> frozenset[str]:
        """Messages after which a thing is called by its noun once more."""
        return self.settings.kept

    def word(self, id: str, name: str) -> str:
        """A word or feature in a message's entry: an attribute that is plain text."""
        if self.has(id, name):
            pattern = self._bundle.get_message(id).attributes[name]
            return str(getattr(pattern, "value", ""))
        return self._words.get(id, {}).get(name, "")

    def is_verb(self, id: str) -> bool:
        """Whether a message takes the frames of a verb."""
        return bool(self._lent(id, "base")) or self.has(id, "base")

    def is_reader(self, phrase: NounPhrase) -> bool:
        """Whether the reader does what a phrase is said to do: "you", or this card, where cards of its kind say so."""
        return self._person(phrase) == "you" or phrase.determiner == "this" and self._is_told(phrase)

    def number_of(self, phrase: NounPhrase) -> str:
        """The category of number that agrees with a phrase: one, other ..."""
        return self._number(phrase)

    # ------------------------------------------------------------------------------------------- the public face

    def has(self, id: str, attribute: str | None = None) -> bool:
        """Whether this locale itself says `id` (in the frame `attribute`)."""
        if not self._bundle.has_message(id):
            return False
        return attribute is None or attribute in self._bundle.get_message(id).attributes

    def words_of(self, id: str) -> dict[str, str]:
        """The words that a verb's entry gives, or the `.card` file for the source language."""
        found = {name: self.word(id, name) for name in self._word_names(id)}
        for name, other in self.settings.words.items():
            if found.get(other):
                found.setdefault(name, found[other])
        return {name: word for name, word in found.items() if word}

    def lend_words(self, words: Mapping[str, Mapping[str, str]]) -> None:
        """Words from elsewhere: those of the `.card` files serve the source language, here or as what is fallen back to."""
        if self.settings.source:
            self._words.update(words)
        for locale in self.fallbacks:
            locale.lend_words(words)

    def runs(self, paragraph: Paragraph) -> tuple[Run, ...]:
        """One paragraph."""
        return self.paragraphs((paragraph,))[0]

    def paragraphs(self, paragraphs: Sequence[Paragraph]) -> tuple[tuple[Run, ...], ...]:
        """A whole card text: if one message is missing, all of it is printed in the next language."""
        return self.said(paragraphs)[1]

    def said(self, paragraphs: Sequence[Paragraph]) -> tuple[str, tuple[tuple[Run, ...], ...]]:
        """A whole card text, and the language that it is in."""
        try:
            return self.language, self.own(paragraphs)
        except MissingMessage:
            for locale in self.fallbacks:
                with suppress(MissingMessage):
                    return locale.language, locale.own(paragraphs)
            raise

    def own(self, paragraphs: Sequence[Paragraph]) -> tuple[tuple[Run, ...], ...]:
        """A whole card text in this language and no other."""
        return tuple(split(self.paragraph(paragraph)) for paragraph in plan(paragraphs, self))

    def printed(self, paragraph: Paragraph) -> list[Printed]:
        """The phrases of a planned paragraph that stand for something, in the order in which they are printed."""
        self._marked = marked_phrases = list[NounPhrase]()
        try:
            text = self.paragraph(paragraph)
        finally:
            self._marked = None
        found: list[Printed] = []
        sentence = 0
        for char, following in pairwise(f"{text} "):
            if char in ".•" and following in " ”  ":
                sentence += 1
            if ord(char) >= FIRST_MARK:
                found.append((sentence, marked_phrases[ord(char) - FIRST_MARK]))
        return found

    def plain(self, runs: Iterable[Run]) -> str:
        """The text for a terminal or a screen reader: an icon is said with its word."""
        return "".join(self.value_word(run.value) if run.kind == "icon" else run.value for run in runs)

    def paragraph(self, paragraph: Paragraph) -> str:
        parts: list[str] = []
        if paragraph.label is not None:
            text = without_marks(self._polish(self.format(paragraph.label)))
            if re.search(r"\w", text):  # the ability that a card is mainly about needs no head: its word is empty
                parts.append(marked("label", f"{text.upper() if self.settings.capital_heads else text}"))
        parts += [self._sentence(self.clause(sentence)) for sentence in paragraph.sentences]
        return self._polish(" ".join(parts))

    def clause(self, message: Message, frame: str | None = None) -> str:
        """A message in a frame; without one, the imperative where the reader does it, else the indicative."""
        if frame is None:
            doer = message.arguments[0][1] if message.arguments else None
            told = isinstance(doer, NounPhrase) and self.is_reader(doer)
            frames = ["imperative", "indicative"] if told else ["indicative"]
        else:
            frames = [frame, "infinitive"] if frame == "negated" else [frame]
        message = self._idiom(message)
        if message.get("per") is not None:  # so much for each of something
            frames = ["per"]
        if not self._bundle.has_message(message.id) and message.id not in self._words:
            raise MissingMessage(f"{self.language}: no message {message.id}")
        for name in frames:
            if self.has(message.id, name):
                return self.format(message, name)
            if self.is_verb(message.id) and self.has(self.word(message.id, "like") or "verb", name):
                return self._default(message, name)
        known = self._bundle.get_message(message.id).value if self._bundle.has_message(message.id) else None
        if frame in (None, NAME) and (known or self._lent(message.id, "one")):
            return self.format(message)
        raise MissingMessage(f"{self.language}: {message.id} has no frame {' or '.join(frames)}")

    def format(self, message: Message, attribute: str | None = None, **extra: Argument) -> str:
        """One pattern of one message, with the message's arguments."""
        given = {**dict(message.arguments), **extra}
        return self._pattern(message.id, attribute, {name: Passed(value, self) for name, value in given.items()})

    def np(self, phrase: NounPhrase, case: str = "base") -> str:
        """A noun phrase in a case."""
        if case in self.settings.pronoun_cases and phrase.determiner != "it":
            case = "base"
        if self._marked is not None and phrase.about:
            return self._mark(phrase) + self._noun_phrase(self._with_object(phrase), case)
        known = None if self._marked is not None else self._phrases.get((phrase, case))
        if known is None:
            known = self._noun_phrase(self._with_object(phrase), case)
            if self._marked is None:
                self._phrases[phrase, case] = known
        return known

    def _with_object(self, phrase: NounPhrase) -> NounPhrase:
        return phrase.with_determiner(UNSAID[phrase.determiner]) if phrase.determiner in UNSAID else phrase

    def _mark(self, phrase: NounPhrase) -> str:
        if self._marked is None or not phrase.about:
            return ""
        self._marked.append(phrase)
        return chr(FIRST_MARK + len(self._marked) - 1)

    def plain_form(self, value: Argument) -> str:
        match value:
            case None:
                return ""
            case str():
                return value
            case Amount(number, sign):
                shown = {"+": "+", "-": "\u2212", "": ""}[sign] + str(number)
                return marked("amount", f"{shown}")
            case Icon(list_, word):
                return marked("icon", f"{list_}-{word}")
            case NounPhrase():
                return self.np(value)
            case Message():
                return self.clause(value)
            case tuple():
                return self._list(value)
        raise TypeError(type(value).__name__)

    # -------------------------------------------------------------------------------------- functions of messages

    def _np(self, value: object, case: str = "base", det: str = "") -> str:
        phrase = _value(value)
        if isinstance(phrase, NounPhrase):
            return self.np(phrase.with_determiner(det) if det else phrase, case)
        if isinstance(phrase, tuple):
            return self._join([self._np(part, case, det) for part in phrase], "and")
        if isinstance(phrase, str):
            return self._predicate(phrase, None)
        if isinstance(phrase, Message) and self.has(phrase.id, case):
            return self.format(phrase, case)
        text = self.plain_form(phrase)
        if case in ("base", *self.settings.pronoun_cases) or not isinstance(phrase, Amount):
            return text
        return self._pattern(
            "np-none", case, {**self._features_of_amount(phrase), "case": case, "body": text, "count": ""}
        )

    def _clause(self, value: object, frame: str | None = None) -> str:
        inner = _value(value)
        return self.clause(inner, frame) if isinstance(inner, Message) else self.plain_form(inner)

    def _list(
        self, value: object, agree: object = None, join: str = "and", frame: str | None = None, case: str = "base"
    ) -> str:
        """`a, b or c`: of clauses in a frame, of noun phrases in a case, of adjectives that agree with something."""
        inner = _value(value)
        texts: list[str] = []
        for part in inner if isinstance(inner, tuple) else (inner,):
            if isinstance(part, Message):
                texts.append(self._clause(part, frame))
            else:
                texts.append(self._predicate(part, agree) if isinstance(part, str) else self._np(part, case))
        return self._join(texts, join)

    def _idiom(self, message: Message) -> Message:
        """`MESSAGE--NOUN`: how this message is said of this very noun, if the locale has a better way.

        `MESSAGE--NOUN--NUMBER`: of this noun and number. `MESSAGE--MESSAGE`: of this event or under this condition,
        whose arguments it gets, too. `MESSAGE--VALUE`: of this word of a list.
        """
        for inner in (message.get("event"), message.get("condition")):
            if isinstance(inner, Message) and self._bundle.has_message(f"{message.id}--{inner.id}"):
                return Message(f"{message.id}--{inner.id}", (*inner.arguments, *message.arguments))
        word = message.get("value")
        if isinstance(word, str) and self._bundle.has_message(f"{message.id}--{word}"):
            return Message(f"{message.id}--{word}", message.arguments)
        numbers = [str(value.value) for _, value in message.arguments if isinstance(value, Amount)]
        told = message.get("property")  # what is said of a property depends on it alone
        for value in (told,) if told is not None else (value for _, value in message.arguments):
            if isinstance(value, NounPhrase):
                id = f"{message.id}--{value.noun}"
                for better in (*(f"{id}--{number}" for number in numbers), id):
                    if self._bundle.has_message(better):
                        return Message(better, message.arguments)
        return message

    def _sentences(self, value: object) -> str:
        inner = _value(value)
        parts = inner if isinstance(inner, tuple) else (inner,)
        return " ".join(self._sentence(self._clause(part)) for part in parts)

    def _initial_of(self, text: str) -> str:
        return self._initial(without_marks(text))

    def _doer(self, value: object) -> Passed:
        """Who does what a message tells: its first argument."""
        inner = _value(value)
        first = inner.arguments[0][1] if isinstance(inner, Message) and inner.arguments else None
        return Passed(first, self)

    def _agr(self, value: object) -> str:
        inner = _value(value)
        if isinstance(inner, NounPhrase):
            return "you" if self._person(inner) == "you" else self._number(inner)
        if isinstance(inner, tuple) and len(inner) > 1:
            return "other"
        return self._agr(inner[0]) if isinstance(inner, tuple) and inner else "one"

    def _feature(self, value: object, name: str) -> str:
        inner = _value(value)
        return (
            self._feature_of(inner.noun, name)
            if isinstance(inner, NounPhrase)
            else self.settings.features.get(name, "")
        )

    def _agree(self, value: object, ending: str = "agree") -> str:
        inner = _value(value)
        features = self._features(inner) if isinstance(inner, NounPhrase) else self._alone
        return self._pattern(ending, None, {**features, "case": "base", "decl": PREDICATE})

    def _predicate(self, word: object, value: object) -> str:
        """An adjective that is said of something: it agrees with it."""
        inner = _value(value)
        features = self._features(inner) if isinstance(inner, NounPhrase) else self._alone
        return self._pattern(str(_value(word)), None, {**features, "case": "base", "decl": PREDICATE})

    @property
    def _alone(self) -> dict[str, str]:
        """The features of what agrees with nothing in particular."""
        return {**self.settings.features, "num": "one"}

    def _plural(self, value: object) -> str:
        inner = _value(value)
        if isinstance(inner, Amount):
            return self._amount_number(inner)
        return self._number(inner) if isinstance(inner, NounPhrase) else "other"

    def _given(self, value: object) -> str:
        inner = _value(value)
        left_out = inner is None or isinstance(inner, NounPhrase) and inner.determiner in UNSAID
        return "no" if left_out else "yes"

    def _sort(self, value: object) -> str:
        """What an amount is said with: digits or a letter, a calculation, or a noun."""
        inner = _value(value)
        return "number" if isinstance(inner, Amount) else "sum" if isinstance(inner, Message) else "phrase"

    def _heavy(self, value: object) -> str:
        """Whether more follows the noun, so that nothing can be hung on the end of the phrase."""
        inner = _value(value)
        while isinstance(inner, NounPhrase):
            if inner.modifiers:
                return "yes"
            inner = inner.of
        return "no"

    def _owner(self, value: object) -> Passed:
        """Whose a zone or property is, where that is not the one who was just said."""
        inner = _value(value)
        of = inner.of if isinstance(inner, NounPhrase) else None
        return Passed(None if of is not None and of.determiner in OWN else of, self)

    def _form(self, value: object) -> str:
        """How a thing is called: this, that, it, you ..."""
        inner = _value(value)
        return inner.determiner if isinstance(inner, NounPhrase) and not inner.name else "none"

    def _sign(self, value: object) -> str:
        inner = _value(value)
        return {"+": "plus", "-": "minus"}.get(inner.sign, "none") if isinstance(inner, Amount) else "none"

    def _size(self, value: object) -> str:
        inner = _value(value)
        return self.plain_form(Amount(inner.value) if isinstance(inner, Amount) else inner)

    # ------------------------------------------------------------------------------------------- noun phrases

    def _noun_phrase(self, phrase: NounPhrase, case: str) -> str:
        if phrase.noun == "you":
            return self._pattern("np-you", case, {})
        owner = phrase.of
        if owner is not None and owner.determiner in OWN and self._is_told(owner):
            owner = owner.with_determiner("this")  # it is not spoken of, so nothing can be "its"
        kind = "" if owner is None else self._possession(owner)
        mark = self._mark(owner) if owner is not None and kind == "own" else ""
        declension = self.settings.declensions.get(kind or phrase.determiner, "")
        features: dict[str, Any] = {**self._features(phrase), "case": case, "decl": declension}
        body = self._body(phrase, features)
        more = self._modifiers(phrase, features)
        if owner is None:
            body, more = body + more, ""  # behind an owner, if there is one
        features |= {
            "body": body,
            "initial": self._initial(without_marks(body), phrase),
            "count": Passed(phrase.count, self),
        }
        if owner is None:
            return self._pattern(f"np-{phrase.determiner}" if not phrase.name else "np-name", case, features)
        return mark + self._pattern(f"np-{kind}", case, {**features, "owner": Passed(owner, self)}) + more

    def _possession(self, owner: NounPhrase) -> str:
        return "your" if self._person(owner) == "you" else "own" if owner.determiner in OWN else "of"

    def _body(self, phrase: NounPhrase, features: Mapping[str, str]) -> str:
        if phrase.card:
            return marked("name", self.title(phrase.card, phrase.name))
        if phrase.name:
            return phrase.name
        before: list[str] = []
        after: list[str] = []
        last: list[str] = []  # where somebody is, behind what they are
        for adjective in (*phrase.adjectives, *filter(self._is_adjective, map(self._idiom, phrase.modifiers))):
            if isinstance(adjective, Message):
                word, text = adjective.id, self._modifier(adjective, phrase, features, "adjective")
            else:
                words = adjective if isinstance(adjective, tuple) else (adjective,)
                # All of them: "black and blue cards", but "a black or blue card".
                join = "and" if phrase.determiner in ("live", "live-other") else "or"
                word, text = words[0], self._join([self._adjective(word, phrase, features) for word in words], join)
            side = self.word(word, "side") or self.settings.adjectives
            (before if side == "before" else last if side == "last" else after).append(text)
        after += last
        return " ".join([*before, self._noun(phrase.noun, features["num"], features["case"]), *after])

    def _adjective(self, word: str, head: NounPhrase, features: Mapping[str, str]) -> str:
        if not word.startswith(VERB_ADJECTIVE):
            return self._pattern(word, "adjective" if self.has(word, "adjective") else None, dict(features))
        verb = word.removeprefix(VERB_ADJECTIVE)
        arguments: dict[str, Any] = {**features, **self.words_of(verb), "head": Passed(head, self)}
        return self._pattern(self.word(verb, "like") or "verb", "adjective", arguments)

    def _noun(self, id: str, number: str, case: str) -> str:
        """The form for a case and a number, or the one that serves all cases."""
        other = "other" if number != "one" else "one"
        for attribute in (f"{case}-{number}", number, other):
            if self.has(id, attribute) or self._lent(id, attribute):
                text = self._pattern(id, attribute, {})
                return marked("name", text) if self.word(id, "style") == "name" else text
        raise MissingMessage(f"{self.language}: {id} has no form {number}")

    def _modifiers(self, phrase: NounPhrase, features: Mapping[str, str]) -> str:
        """What follows the noun; of several conditions, all but the first come after an "and"."""
        more, last = "", ""
        for modifier in phrase.modifiers:
            if self._is_adjective(self._idiom(modifier)):
                continue
            if last in CONDITIONS and modifier.id in CONDITIONS and (link := self._pattern("m-link", None, {})):
                more += f" {link}"
            more += " " + self._modifier(modifier, phrase, features)
            last = modifier.id
        return more

    def _is_adjective(self, modifier: Message) -> bool:
        """Whether a condition stands beside its noun as an adjective: "a damaged card"."""
        values = modifier.get("values")
        return self.has(modifier.id, "adjective") and not (isinstance(values, tuple) and len(values) > 1)

    def _modifier(
        self, modifier: Message, head: NounPhrase, features: Mapping[str, str], form: str | None = None
    ) -> str:
        modifier = self._idiom(modifier)
        arguments: dict[str, Any] = {name: Passed(value, self) for name, value in modifier.arguments}
        return self._pattern(modifier.id, form, {**features, "head": Passed(head, self), **arguments})

    def _features(self, phrase: NounPhrase) -> dict[str, str]:
        named = {name: self._feature_of(phrase.noun, name) for name in self.settings.features}
        if phrase.card in self.names_features:
            named |= self.names_features[phrase.card]
            return {"num": self._number(phrase), **named}
        return {**named, "num": self._number(phrase)}

    def _features_of_amount(self, amount: Amount) -> dict[str, str]:
        plain = {"num": self._amount_number(amount), "initial": "consonant", "decl": ""}
        return {**self.settings.features, **plain}

    def _feature_of(self, noun: str, name: str) -> str:
        return self.word(noun, name) or self.settings.features.get(name, "")

    def _person(self, phrase: NounPhrase) -> str:
        return "you" if phrase.noun == "you" else "they"

    def _is_told(self, phrase: NounPhrase) -> bool:
        """Whether cards of a kind tell the reader what to do, so that they do not seem to do it themselves."""
        return self.word(phrase.noun, "doer") == "you"

    def _number(self, phrase: NounPhrase) -> str:
        if phrase.noun == "you":
            return "one"
        if phrase.determiner == "it" and self._feature_of(phrase.noun, "it") == "they":
            return "other"
        if fixed := self.word(phrase.noun, "number"):
            return fixed
        if phrase.count is not None:
            return self._amount_number(phrase.count)
        return self.settings.numbers.get(phrase.determiner) or ("other" if phrase.plural else "one")

    def _amount_number(self, amount: Amount) -> str:
        return "other" if isinstance(amount.value, str) else str(self._category(amount.value))

    def _initial(self, text: str, phrase: NounPhrase | None = None) -> str:
        if phrase is not None and not phrase.name:
            told = self.word(phrase.noun, "initial")
            if told and not self._starts_with_adjective(phrase):
                return told
        first = unicodedata.normalize("NFD", text.strip()[:1].casefold())[:1]
        return "vowel" if first and first in self.settings.vowels else "consonant"

    def _starts_with_adjective(self, phrase: NounPhrase) -> bool:
        words = (a[0] if isinstance(a, tuple) else a for a in phrase.adjectives)
        return any((self.word(word, "side") or self.settings.adjectives) == "before" for word in words)

    # ------------------------------------------------------------------------------------------ default frames

    def _default(self, message: Message, frame: str) -> str:
        """A frame made from the few words of a verb's entry, by the locale's message `verb`."""
        subject, thing, rest = self._places(message)
        if isinstance(thing, NounPhrase) and thing.determiner in UNSAID:
            thing = self._left_out(message.id, thing)
        arguments: dict[str, Any] = dict(self.words_of(message.id))
        unit = arguments.get("unit")
        if unit:
            thing = _units(unit, thing)
        patient = subject if thing is None or isinstance(thing, Amount) else thing
        arguments |= {"subject": Passed(subject, self), "thing": Passed(thing, self), "patient": Passed(patient, self)}
        template = self.word(message.id, "like") or "verb"
        weak = self._weak_places(message.id, thing, rest) if self.word(template, "clitics") else {}
        arguments |= {"clitic": "", "enclitic": "", "dative": "", **weak}
        arguments["object"] = (
            "" if thing is None else self._np(thing, str(arguments.get("case", self.settings.object_case)))
        )
        if self.has(message.id, "object"):
            arguments["object"] = self._pattern(message.id, "object", arguments)
        if weak.get("clitic"):
            arguments["object"] = ""
        strong = [(w, v) for w, v in rest if v and not (weak.get("dative") and self._weak(v, self._weak_form(w)))]
        arguments["rest"] = "".join(f" {self._role(message.id, word, value, thing)}" for word, value in strong)
        return self._pattern(template, frame, arguments)

    def _weak_places(self, verb: str, thing: Argument, rest: list[tuple[str, Argument]]) -> dict[str, str]:
        """Pronouns that lean on the verb instead of standing behind it, where a language has such."""
        found: dict[str, str] = {}
        if form := self._weak(thing, "clitic"):
            found |= {"clitic": f"{form} ", "enclitic": f"-{form}"}
        for word, value in rest:
            if not self.has(verb, word) and (form := self._weak(value, self._weak_form(word))):
                found |= {"dative": f"{form} ", "enclitic": f"-{form}"}
        return found

    def _weak_form(self, preposition: str) -> str:
        """The form that a pronoun behind this preposition takes in front of a verb, if it has one."""
        return self.word(f"by-{preposition}", "weak")

    def _weak(self, value: Argument, form: str) -> str:
        if not isinstance(value, NounPhrase) or not form or value.name:
            return ""
        return self.word("np-you" if value.noun == "you" else f"np-{value.determiner}", form)

    def _left_out(self, verb: str, thing: NounPhrase) -> NounPhrase | None:
        """The object that a tree leaves open: nothing, where the verb can stand alone, else "a card", "cards"."""
        if self.word(verb, "alone"):
            return None
        if thing.noun != NUMBER_NOUN:
            return thing.with_determiner(UNSAID[thing.determiner])
        unit = self.word(verb, "unit")
        return NounPhrase(unit, UNSAID_AMOUNT[thing.determiner], plural=True) if unit else None

    def _places(self, message: Message) -> tuple[Argument, Argument, list[tuple[str, Argument]]]:
        """The doer, the bare object and the arguments behind prepositions: the verb's id spells these out."""
        prepositions = message.id.split("-")[1:]
        values = [value for _, value in message.arguments]
        bare = values[: len(values) - len(prepositions)]
        rest = list(zip(prepositions, values[len(bare) :], strict=True))
        return bare[0] if bare else None, bare[1] if len(bare) > 1 else None, rest

    def _role(self, verb: str, word: str, value: Argument, thing: Argument) -> str:
        passed = {"what": Passed(value, self), "head": Passed(thing, self)}
        return self._pattern(verb, word, passed) if self.has(verb, word) else self._pattern(f"by-{word}", None, passed)

    def _word_names(self, id: str) -> Iterator[str]:
        yield from self._words.get(id, ())
        if self._bundle.has_message(id):
            yield from self._bundle.get_message(id).attributes

    def _lent(self, id: str, name: str) -> str:
        """A form that the `.card` files gave to the source language, where its own files have no such message."""
        return "" if self._bundle.has_message(id) else self._words.get(id, {}).get(name, "")

    def decimal(self, value: float, pattern: str) -> str:
        """A number with a fraction, as the language writes it: `0.0` is a pattern with one digit behind its sign."""
        return str(babel.numbers.format_decimal(value, pattern, self.language.replace("-", "_")))

    def untold(self, id: str) -> bool:
        """Whether a log leaves out this verb, or changes of this condition: others tell of it."""
        return bool(self.word(id, "untold"))

    # ----------------------------------------------------------------------------------------------- strings

    def _pattern(self, id: str, attribute: str | None, arguments: dict[str, Any]) -> str:
        if not self._bundle.has_message(id):
            if lent := self._lent(id, attribute or "one"):
                return lent
            raise MissingMessage(f"{self.language}: no message {id}")
        message = self._bundle.get_message(id)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            raise MissingMessage(f"{self.language}: {id} has no {attribute or 'value'}")
        try:
            text, errors = self._bundle.format_pattern(pattern, arguments)
        except RecursionError:
            raise MissingMessage(f"{self.language}: {id} is said with itself, or nested too deeply") from None
        for error in errors:
            if isinstance(error, MissingMessage):
                raise error
            raise MissingMessage(f"{self.language}: {id}{'.' + attribute if attribute else ''}: {error}")
        return cast(str, text)

    def _join(self, parts: list[str], how: str) -> str:
        """`a, b and c`, two at a time, by the messages `list-HOW` (attributes: more, last)."""
        if not parts:
            return ""
        text = parts[0]
        for index, part in enumerate(parts[1:], 2):
            text = self._pattern(
                f"list-{how}", "last" if index == len(parts) else "more", {"left": text, "right": part}
            )
        return text

    def _sentence(self, text: str) -> str:
        text = re.sub(r"\s+", " ", text).strip()
        text = text[:1].upper() + text[1:]  # where it opens with an amount or an icon, that is no letter
        return text if text.endswith(ENDS) else text + "."

    def _polish(self, text: str) -> str:
        text = re.sub(r" +", " ", text).strip()
        text = re.sub(r" ([,.])", r"\1", text)
        for pattern, put in self.settings.typography:
            text = pattern.sub(put, text)
        return text

    def typeset(self, text: str) -> str:
        """A name or a word by itself, with the spaces and apostrophes that the language prints."""
        return self._polish(text)

    def title(self, id: str, name: str) -> str:
        """A card's name in this language; one that nobody has translated stays as it is."""
        return self._polish(self.names.get(id, name))

    def value_word(self, value: str) -> str:
        """A word of a declared list by itself, `LIST-WORD`: as a type line or an icon's name says it."""
        return self._pattern(f"a-{value}", None, {**self._alone, "case": "base", "decl": PREDICATE})


def load_locale(language: str, game_folders: Sequence[Path] = ()) -> Locale:
    """A language's own messages and those of a game and its sets; in a later folder a message may be said better."""
    settings = Settings.of(language)
    folders = folders_of(language, game_folders)
    fallbacks = tuple(load_locale(other, game_folders) for other in settings.fallback)
    called = names(folders)
    plain = {id: name.text for id, name in called.items()}
    grammar = {id: name.features for id, name in called.items() if name.features}
    return Locale(language, settings, resources(folders), plain, grammar, fallbacks)


def _units(unit: str, amount: Argument) -> Argument:
    """What a verb does so many of: "2 cards", "1 card for each other player", "as many cards as ..."."""
    match amount:
        case Amount():
            return NounPhrase(unit, "counted", amount)
        case Message(id="amount-per", arguments=((_, Amount() as times), each)):
            return NounPhrase(unit, "counted", times, modifiers=(Message("m-per", (each,)),))
        case Message(id="amount-equal"):
            return NounPhrase(unit, "equal", plural=True, modifiers=(Message("m-equal", amount.arguments),))
        case _:
            return amount


def _value(value: object) -> Argument:
    return value.value if isinstance(value, Passed) else cast(Argument, value)
