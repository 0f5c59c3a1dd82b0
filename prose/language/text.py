"""Print message trees with a locale: its Fluent messages determine the words, their order and their forms.

This module contains nothing that is specific to one natural language; all such data is in `locales/`. Messages call the
functions of this module: for a noun phrase in a case (`NP`), another message in a frame (`CLAUSE`), a list (`LIST`),
and features of an argument (`AGR`, `FEATURE`, `AGREE`, `PLURAL`, `GIVEN`, `SORT`, `ENDING` ...).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType
from typing import TypeAlias, TypeVar, assert_never

from ombre import contract
from ombre.translatable import told, tr

from ..planner import Printed, plan
from ..planner.clauses import ending
from .languages import CardName, Settings, card_and_fact, folders_of, names, of_card, resources
from .lexicon import Functions, Given, Passed, value_of
from .messages import YOU, Amount, Argument, Icon, Message, MissingMessage, NounPhrase, Paragraph, doer_of
from .noun_phrases import FIRST_MARK, PREDICATE, UNSAID, NounPhrases, in_units
from .text_runs import Run, marked, split, without_marks
from .typography import as_sentence, polish, unstopped

UNSAID_AMOUNT = {"unsaid": "some", "unsaid-any": "any"}
NUMBER_NOUN = "n-number"
# The frames that a verb usually takes from the message `verb`, which can place clitic pronouns. If the entry of a verb
# has one of these frames itself, it cannot.
WRITTEN = ("imperative", "infinitive", "indicative", "predicate", "subjunctive", "negated")
# A text, or a function that builds the text for a locale, because locales have entries for different verbs.
Told: TypeAlias = "Sequence[Paragraph] | Callable[[Locale], Sequence[Paragraph]]"
# The frame of a main clause after a fronted phrase: "..., zieht der Spieler 1 Karte".
INVERTED = "inverted"
STATED = "stated"  # as the indicative, with a subject also for the person who reads the card
# The frame for the name of an action; a message without this frame is printed by its value.
NAME = "name"

T = TypeVar("T")

_NONE: Mapping[str, str] = MappingProxyType({})


@dataclass
class Locale(NounPhrases):
    """A locale with the messages of a game and the names of its cards; it prints message trees."""

    fallbacks: tuple[Locale, ...] = ()
    written: tuple[tuple[str, Mapping[str, CardName]], ...] = ()  # the names in each folder, with the folder's set
    lacking: dict[str, None] = field(default_factory=dict[str, None])  # what `possible` has not found

    def functions(self) -> Functions:
        return {
            **super().functions(),
            "NP": self._np,
            "CLAUSE": self._clause,
            "LIST": self._list,
            "DOER": self._doer,
            "GIVEN": self._given,
            "UNITS": self._units,
            "ENDING": self._ending,
            "SORT": self._sort,
            "SENTENCES": self._sentences,
            "SIGN": self._sign,
            "SIZE": self._size,
        }

    # ----------------------------------------------------------------------------------- the interface for the planner

    @property
    def steps(self) -> frozenset[str]:
        """The names of the passes of the sentence planner that the locale uses."""
        return self.settings.said.plan

    @property
    def pronouns(self) -> frozenset[str]:
        """The positions in which pronouns are allowed: subject, object, own."""
        return self.settings.said.pronouns

    @property
    def kept(self) -> frozenset[str]:
        """The ids of messages after which the next sentence repeats the noun of its subject."""
        return self.settings.said.keep

    def untold(self, id: str) -> bool:
        """Whether the log omits this; what a fallback omits, each language omits, so that no translation tells more."""
        return super().untold(id) or any(locale.untold(id) for locale in self.fallbacks)

    # -------------------------------------------------------------------------------------------------------- printing

    def lend_words(
        self,
        words: Mapping[str, Mapping[str, str]],
        formerly: Mapping[str, str] = _NONE,
        cards: Collection[str] = (),
    ) -> None:
        """Add words from the `.card` files to the locale of the source language: this one or one of its fallbacks.

        formerly: former ids of cards, each with the id of today; a name that is given for the one is that of the other.
        cards: the ids of the cards in use.
        """
        super().lend_words(words)
        if any("/" in id for id in (*cards, *self.names)):
            self._tell_apart(cards)
        for old in [*self.names] if formerly else ():
            card = formerly.get(card_and_fact(old)[0])
            if card is None or (new := of_card(old, card)) in self.names:
                continue
            self.names = {**self.names, new: self.names[old]}
            if old in self.names_features:
                self.names_features = {**self.names_features, new: self.names_features[old]}
        for locale in self.fallbacks:
            locale.lend_words(words, formerly, cards)

    def _tell_apart(self, cards: Collection[str]) -> None:
        """Give the names to the cards that are meant where several sets have cards with one id.

        In the folder of a set, a short id means the card of this set. `SET/ID` also means a card with a short id.
        """
        sets = {set for set, _ in self.written}
        named: dict[str, CardName] = {}
        for set, names_there in self.written:
            for id, name in names_there.items():
                card = card_and_fact(id)[0]
                home, _, short = card.rpartition("/")
                if (full := contract.full_id(set, card)) in cards:
                    named[of_card(id, full)] = name
                elif home in sets and card not in cards and short in cards:
                    named[of_card(id, short)] = name
                else:
                    named[id] = name
        self.names = {id: name.text for id, name in named.items()}
        self.names_features = {id: name.features for id, name in named.items() if name.features}

    def runs(self, paragraph: Paragraph) -> tuple[Run, ...]:
        """The printed runs of one paragraph."""
        return self.paragraphs((paragraph,))[0]

    def paragraphs(self, paragraphs: Told) -> tuple[tuple[Run, ...], ...]:
        """The printed runs of a whole card text; if one message is missing, the whole text in a fallback locale."""
        return self.said(paragraphs)[1]

    def said(self, paragraphs: Told) -> tuple[str, tuple[tuple[Run, ...], ...]]:
        """The language in which a whole card text can be printed (this one or a fallback), and its printed runs."""
        return self.possible(lambda locale: (locale.language, locale.own(paragraphs)))

    def possible(self, say: Callable[[Locale], T]) -> T:
        """What `say` returns for this language; or, if a message is missing, for the first fallback that has it."""
        try:
            return say(self)
        except MissingMessage as problem:
            for locale in self.fallbacks:
                with suppress(MissingMessage):
                    found = say(locale)
                    self.lacking[told(problem)] = None
                    return found
            raise

    def own(self, paragraphs: Told) -> tuple[tuple[Run, ...], ...]:
        """The printed runs of a whole card text in this language; raises MissingMessage if a message is missing."""
        told = paragraphs(self) if callable(paragraphs) else paragraphs
        return tuple(split(self.paragraph(paragraph)) for paragraph in plan(told, self))

    def printed(self, paragraph: Paragraph) -> list[Printed]:
        """The phrases that refer to an entity in a planned paragraph, in the order in which they are printed."""
        self._marked = marked_phrases = list[NounPhrase]()
        try:
            text = self.paragraph(paragraph)
        finally:
            self._marked = None
        found: list[Printed] = []
        sentence, writing = 0, self.settings.writing
        for char, following in pairwise(f"{text} "):
            ended = char in ".•" and following in " ”  "
            if ended or char == writing.stop and not writing.spaced:
                sentence += 1
            if ord(char) >= FIRST_MARK:
                found.append((sentence, marked_phrases[ord(char) - FIRST_MARK]))
        return found

    def used(self, paragraphs: Told) -> frozenset[str]:
        """The ids of the messages whose texts are in a card text; none if this language cannot print the text.

        It includes the entries of verbs whose words are in the text, but not the messages that
        only other messages name.
        """
        try:
            return frozenset[str]().union(*(ids for _, ids in self.planned(paragraphs)))
        except MissingMessage:
            return frozenset()

    def planned(self, paragraphs: Told) -> list[tuple[Paragraph, frozenset[str]]]:
        """The paragraphs of a card text after the sentence planner, each with the ids of `used`.

        It raises MissingMessage if this language cannot print the text.
        """
        found: list[tuple[Paragraph, frozenset[str]]] = []
        try:
            for paragraph in plan(paragraphs(self) if callable(paragraphs) else paragraphs, self):
                self._used = used = set[str]()
                self.printed(paragraph)  # with marks, so that no phrase is taken from the cache
                found.append((paragraph, frozenset(used)))
        finally:
            self._used = None
        return found

    def plain(self, runs: Iterable[Run]) -> str:
        """The text of some runs, for a terminal or a screen reader; icons are replaced by words."""
        return "".join(self.value_word(run.value) if run.kind == "icon" else run.value for run in runs)

    def paragraph(self, paragraph: Paragraph) -> str:
        parts: list[str] = []
        if paragraph.label is not None:
            text = without_marks(polish(self.format(paragraph.label), self.settings))
            if re.search(r"\w", text):  # the label of the main ability of a card may be empty
                parts.append(marked("label", f"{text.upper() if self.settings.said.heads == 'capitals' else text}"))
        parts += [as_sentence(self.clause(sentence), self.settings.writing) for sentence in paragraph.sentences]
        return polish(" ".join(parts), self.settings)

    def clause(self, message: Message, frame: str | None = None) -> str:
        """The text of a message in a frame.

        The default frame is the imperative if the subject is the person who reads the card, else the indicative.
        After a fronted phrase (`INVERTED`), the subject of such a clause is printed as "you"; a message without this
        frame is printed in the default frame. So it is in a list behind what somebody else does (`STATED`).
        """
        doer = message.arguments[0][1] if message.arguments else None
        told = isinstance(doer, NounPhrase) and self.is_reader(doer)
        if frame in (INVERTED, STATED) and told and self.has_doer(message.id):
            message = Message(message.id, ((message.arguments[0][0], YOU), *message.arguments[1:]))
        if frame in (None, INVERTED, STATED):
            imperative = ["imperative"] if told and frame != STATED else []
            frames = [*([INVERTED] if frame == INVERTED else []), *imperative, "indicative"]
        else:
            frames = [frame, "infinitive"] if frame == "negated" else [frame]
        plain, message = message, self._idiom(message)
        if message.get("per") is not None:  # an amount "for each ..."
            frames = ["per"]
        if not self._bundle.has_message(message.id) and message.id not in self._words:
            raise MissingMessage(tr("{0}: {1}", self.language, tr("no message {0}", message.id)))
        for said in (message,) if message.id == plain.id else (message, plain):  # an idiom need not have all frames
            for name in frames:
                if self.has(said.id, name):
                    return unstopped(said.id, self.format(said, name), self.settings.writing)
                if self.is_verb(said.id) and self.has(self.word(said.id, "like") or "verb", name):
                    return self._default(said, name)
        known = self._bundle.get_message(message.id).value if self._bundle.has_message(message.id) else None
        if frame in (None, INVERTED, STATED, NAME) and (known or self._lent(message.id, "one")):
            return self.format(message)
        raise MissingMessage(tr("{0}: {1}", self.language, tr("{0} has no frame {1}", message.id, " / ".join(frames))))

    def format(self, message: Message, attribute: str | None = None, **extra: Argument) -> str:
        """The text of a message: of its value, or of one of its attributes."""
        given = {**dict(message.arguments), **extra}
        return self._pattern(message.id, attribute, {name: Passed(value, self) for name, value in given.items()})

    def words_of_phrase(self, phrase: NounPhrase) -> str:
        """A noun phrase as plain text, for a terminal or a table; in a fallback if this language lacks the words.

        A name stands without an article.
        """
        phrase = phrase.with_determiner("none") if phrase.name else phrase
        return self.possible(lambda locale: without_marks(polish(locale.np(phrase), locale.settings)))

    def plain_form(self, value: Argument) -> str:
        match value:
            case None:
                return ""
            case str():
                return value
            case Amount(number, sign):
                shown = self.settings.writing.signed({"+": "+", "-": "\u2212", "": ""}[sign], str(number))
                return marked("amount", f"{shown}")
            case Icon(list_, word):
                return marked("icon", f"{list_}-{word}")
            case NounPhrase():
                return self.np(value)
            case Message():
                return self.clause(value)
            case tuple():
                return self._list(value)
            case _:
                assert_never(value)

    def typeset(self, text: str) -> str:
        """A name or a word, with the typographic rules of the locale applied."""
        return polish(text, self.settings)

    def value_word(self, value: str) -> str:
        """The text for a word of a declared list that stands alone, as in a type line or for an icon.

        value: `LIST-WORD`. It is a word of a fallback if this language lacks it.
        """
        return self.possible(lambda locale: locale.own_word(value))

    def own_word(self, value: str) -> str:
        """The text of `value_word` in this language; raises MissingMessage."""
        return self._pattern(f"a-{value}", None, {**self._alone, "case": "base", "decl": PREDICATE})

    # ------------------------------------------------------------------------------------------- functions of messages

    def _np(self, value: Given, case: str = "base", det: str = "") -> str:
        phrase = value_of(value)
        if isinstance(phrase, NounPhrase):
            return self.np(phrase.with_determiner(det) if det else phrase, case)
        if isinstance(phrase, tuple):
            return self._join([self._np(part, case, det) for part in phrase], "and")
        if isinstance(phrase, str):
            return self._predicate(phrase, None)
        if isinstance(phrase, Message) and self.has(phrase.id, case):
            return self.format(phrase, case)
        text = self.plain_form(phrase)
        if case in ("base", *self.settings.said.pronoun_cases) or not isinstance(phrase, Amount):
            return text
        features = {**self._features_of_amount(phrase), "case": case}
        return self._in_case("np-none", case, {**features, "body": text, "count": ""})

    def _units(self, value: Given, amount: Given) -> str:
        """A noun without a determiner; one that else stands in the plural has its singular behind a 1: "+1 point"."""
        phrase, count = value_of(value), value_of(amount)
        if isinstance(phrase, NounPhrase) and isinstance(count, Amount) and self._amount_number(count) == "one":
            return self.np(replace(phrase, determiner="none", count=count))
        return self._np(value, det="none")

    def _clause(self, value: Given, frame: str | None = None) -> str:
        inner = value_of(value)
        return self.clause(inner, frame) if isinstance(inner, Message) else self.plain_form(inner)

    def _list(
        self,
        value: Given,
        agree: Given = None,
        join: str = "and",
        frame: str | None = None,
        rest: str | None = None,
        case: str = "base",
        other: str | None = None,
    ) -> str:
        """The text of a list such as `a, b or c`.

        Clauses are printed in the frame `frame`, those after the first in the frame `rest` if it is given, and those
        behind what somebody else than the reader does in the frame `other`; noun phrases are printed in the case
        `case`; adjectives agree with `agree`. Two properties may have the same word, which is printed once.
        """
        inner = value_of(value)
        texts: list[str] = []
        is_other = False
        for part in inner if isinstance(inner, tuple) else (inner,):
            if isinstance(part, Message):
                texts.append(self._clause(part, other if other and is_other else rest or frame if texts else frame))
                is_other |= self.is_of_others(part)
            else:
                text = self._predicate(part, agree) if isinstance(part, str) else self._np(part, case)
                is_word = isinstance(part, NounPhrase) and part.determiner == "none" and not part.name
                if not (is_word and text in texts):
                    texts.append(text)
        return self._join(texts, join)

    def _sentences(self, value: Given) -> str:
        inner = value_of(value)
        parts = inner if isinstance(inner, tuple) else (inner,)
        told = " ".join(as_sentence(self._clause(part), self.settings.writing) for part in parts)
        return told if isinstance(inner, tuple) else told.removesuffix(self.settings.writing.stop)

    def _doer(self, value: Given) -> Passed:
        """The subject of a message."""
        inner = value_of(value)
        return Passed(doer_of(inner) if isinstance(inner, Message) else None, self)

    def _given(self, value: Given) -> str:
        inner = value_of(value)
        left_out = inner is None or isinstance(inner, NounPhrase) and inner.determiner in UNSAID
        return "no" if left_out else "yes"

    def _ending(self, value: Given) -> str:
        return ending(value_of(value))

    def _sort(self, value: Given) -> str:
        """The form of an amount: "number" (digits or a letter), "sum" (a calculation) or "phrase"."""
        inner = value_of(value)
        return "number" if isinstance(inner, Amount) else "sum" if isinstance(inner, Message) else "phrase"

    def _sign(self, value: Given) -> str:
        inner = value_of(value)
        if isinstance(inner, tuple):  # a list of changes: the first one determines the form of all
            return next((self._sign(part.get("amount")) for part in inner if isinstance(part, Message)), "plus")
        return {"+": "plus", "-": "minus"}.get(inner.sign, "none") if isinstance(inner, Amount) else "none"

    def _size(self, value: Given) -> str:
        inner = value_of(value)
        return self.plain_form(Amount(inner.value) if isinstance(inner, Amount) else inner)

    # -------------------------------------------------------------------------------------------------- default frames

    def _default(self, message: Message, frame: str) -> str:
        """The text of an action in a frame of the message `verb`, with the words from the entry of the verb."""
        subject, thing, rest = self._places(message)
        if isinstance(thing, NounPhrase) and thing.determiner in UNSAID:
            thing = self._left_out(message.id, thing)
        words = self.words_of(message.id)
        if unit := words.get("unit"):
            thing = in_units(unit, thing)
        patient = subject if thing is None or isinstance(thing, Amount) else thing
        places = {"subject": Passed(subject, self), "thing": Passed(thing, self), "patient": Passed(patient, self)}
        template = self._template(message.id)
        weak = self._weak_places(message.id, thing, rest) if self.word(template, "clitics") else {}
        object = "" if thing is None else self._np(thing, words.get("case", self.settings.said.object))
        leaning = {"clitic": "", "enclitic": "", "dative": "", **weak}
        arguments: dict[str, str | Passed] = {**words, **places, **leaning, "object": object}
        if self.has(message.id, "object"):
            arguments["object"] = self._pattern(message.id, "object", arguments)
        if weak.get("clitic"):
            arguments["object"] = ""
        strong = [(w, v) for w, v in rest if v and not (weak.get("dative") and self._weak(v, self._weak_form(w)))]
        arguments["rest"] = "".join(f" {self._role(message.id, word, value, thing)}" for word, value in strong)
        return self._pattern(template, frame, arguments)

    def _weak_places(self, verb: str, thing: Argument, rest: list[tuple[str, Argument]]) -> dict[str, str]:
        """The texts of the arguments that are clitic pronouns, by their position in the clause."""
        found: dict[str, str] = {}
        if form := self._weak(thing, "clitic"):
            found |= {"clitic": f"{form} ", "enclitic": f"-{form}"}
        for word, value in rest:
            if not self.has(verb, word) and (form := self._weak(value, self._weak_form(word))):
                found |= {"dative": f"{form} ", "enclitic": f"-{form}"}
        return found

    def _weak_form(self, preposition: str) -> str:
        """The name of the clitic form of pronouns with this preposition; "" if there is none."""
        return self.word(f"by-{preposition}", "weak")

    def _weak(self, value: Argument, form: str) -> str:
        if not isinstance(value, NounPhrase) or not form or value.name:
            return ""
        id = "np-you" if value.noun == "you" else f"np-{value.determiner}"
        said = self._pattern(id, form, self._features(value)) if self.has(id, form) else ""
        return f"{self._mark(value)}{said}" if said else ""

    def leans(self, message: Message, index: int) -> bool:
        """Whether a pronoun as this argument of a message would be printed as a clitic of the verb."""
        if leaning := self.word(message.id, "leans"):
            return message.arguments[index][0] == leaning
        own = any(self.has(message.id, frame) for frame in ("object", *WRITTEN)) or any(
            self.word(message.id, word) for word in ("unit", "case")  # a clitic has the case of plain objects
        )
        bare = index == 1 and len(message.arguments) - len(self.prepositions(message.id)) > 1
        return bare and self.is_verb(message.id) and not own and bool(self.word(self._template(message.id), "clitics"))

    def _template(self, verb: str) -> str:
        """The id of the message that has the default frames for a verb."""
        return self.word(verb, "like") or "verb"

    def _left_out(self, verb: str, thing: NounPhrase) -> NounPhrase | None:
        """The phrase for an object that the tree does not state, such as "a card"; None if the verb needs no object."""
        if self.word(verb, "alone"):
            return None
        if thing.noun != NUMBER_NOUN:
            return thing.with_determiner(UNSAID[thing.determiner])
        unit = self.word(verb, "unit")
        return NounPhrase(unit, UNSAID_AMOUNT[thing.determiner], plural=True) if unit else None

    def _places(self, message: Message) -> tuple[Argument, Argument, list[tuple[str, Argument]]]:
        """Return the arguments of a message: the subject, the direct object, and the others with their prepositions."""
        prepositions = self.prepositions(message.id)
        values = [value for _, value in message.arguments]
        bare = values[: len(values) - len(prepositions)]
        rest = list(zip(prepositions, values[len(bare) :], strict=True))
        return bare[0] if bare else None, bare[1] if len(bare) > 1 else None, rest

    def _role(self, verb: str, word: str, value: Argument, thing: Argument) -> str:
        passed = {"what": Passed(value, self), "head": Passed(thing, self)}
        return self._pattern(verb, word, passed) if self.has(verb, word) else self._pattern(f"by-{word}", None, passed)


def load_locale(
    language: str, game_folders: Sequence[Path] = (), shipped: Path | None = None, above: Sequence[str] = ()
) -> Locale:
    """Load a locale with the messages of a game and its sets; messages of later folders override earlier ones.

    shipped: another folder in the place of the locales of the program, such as an older version of it.
    above: the languages whose fallback this locale is; they are not loaded again.
    """
    settings = Settings.of(language, game_folders, shipped)
    folders = folders_of(language, game_folders, shipped)
    others = (other for other in settings.fallback if other not in above)
    fallbacks = tuple(load_locale(other, game_folders, shipped, (*above, language)) for other in others)
    # The names in the folder SET/locales/LANGUAGE belong to this set.
    written = tuple((re.sub(r"\W", "_", folder.absolute().parents[1].name), names([folder])) for folder in folders)
    called = {id: name for _, there in written for id, name in there.items()}
    plain = {id: name.text for id, name in called.items()}
    grammar = {id: name.features for id, name in called.items() if name.features}
    return Locale(language, settings, resources(folders, settings.cases), plain, grammar, fallbacks, written)
