"""Print noun phrases: determiners, owners, adjectives and conditions, with the word order and agreement of a locale."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field

from ombre.translatable import tr

from .cases import BASE
from .lexicon import Arguments, Functions, Given, Lexicon, Passed, value_of
from .messages import Amount, Argument, Message, MissingMessage, NounPhrase, doer_of
from .text_runs import marked, without_marks
from .typography import polish

# The determiner of an object that the card does not state -> its determiner in languages whose verbs need an object.
UNSAID = {"unsaid": "a", "unsaid-any": "any"}
BEHIND = "behind"  # the place of an adjective after all modifiers of its noun
PREDICATE = "predicate"  # the declension of an adjective after "is"
# Determiners printed as a possessive ("its"): `own` refers to the subject of the clause, `its` to an earlier mention.
OWN = ("own", "its")
# A private character before each printed phrase encodes its number, so that `clarity.py` finds the phrases in a text.
FIRST_MARK = 0xF0000
# Messages after a noun that are conditions on it.
CONDITIONS = frozenset(
    "m-is m-is-not m-eq m-ge m-le m-gt m-lt m-which m-such m-owned m-not-owned m-has m-has-none m-can"
    " m-with-slot m-without-slot m-card m-no-card m-not-in m-copy m-whose".split()
)
VERB_ADJECTIVE = "v-"  # the prefix of the ids of adjectives that are participles: "the played card"


@dataclass
class NounPhrases(Lexicon):
    """A lexicon that can print noun phrases."""

    names: Mapping[str, str] = field(default_factory=dict[str, str])
    names_features: Mapping[str, Mapping[str, str]] = field(default_factory=dict[str, Mapping[str, str]])
    _phrases: dict[tuple[NounPhrase, str], str] = field(
        default_factory=dict[tuple[NounPhrase, str], str], init=False, repr=False
    )
    _marked: list[NounPhrase] | None = field(default=None, init=False, repr=False)

    def functions(self) -> Functions:
        return {
            "AGR": self._agr,
            "FEATURE": self._feature,
            "AGREE": self._agree,
            "PLURAL": self._plural,
            "HEAVY": self._heavy,
            "FORM": self._form,
            "OWNER": self._owner,
            "PREDICATE": self._predicate,
            "INITIAL": self._initial_of,
        }

    def np(self, phrase: NounPhrase, case: str = "base") -> str:
        """The text of a noun phrase in a grammatical case."""
        if case in self.settings.said.pronoun_cases and phrase.determiner != "it":
            case = "base"
        if self._marked is not None and phrase.about:
            return self._mark(phrase) + self._noun_phrase(self._with_object(phrase), case)
        known = None if self._marked is not None else self._phrases.get((phrase, case))
        if known is None:
            known = self._noun_phrase(self._with_object(phrase), case)
            if self._marked is None:
                self._phrases[phrase, case] = known
        return known

    def is_reader(self, phrase: NounPhrase) -> bool:
        """Whether a phrase means the person who reads the card: "you", or "this card" for a kind with `doer = you`."""
        return self._person(phrase) == "you" or phrase.determiner == "this" and self._is_told(phrase)

    def is_of_others(self, clause: Message) -> bool:
        """Whether a clause is about what somebody else than the reader does, or about a property of somebody else."""
        doer = doer_of(clause)
        if isinstance(doer, NounPhrase) and doer.noun.startswith("p-"):  # an idiom may say "they lose" of it
            return doer.of is not None and not self.is_reader(doer.of)
        return isinstance(doer, NounPhrase) and not self.is_reader(doer) and self.has_doer(clause.id)

    def has_doer(self, id: str) -> bool:
        """Whether the first argument of a message is somebody who does something, who may be the reader."""
        return self.is_verb(id) or self.has(id, "imperative")

    def title(self, id: str, name: str) -> str:
        """The name of a card in this language: the translated name, or else the declared name."""
        return polish(self.names.get(id, name), self.settings)

    def _with_object(self, phrase: NounPhrase) -> NounPhrase:
        return phrase.with_determiner(UNSAID[phrase.determiner]) if phrase.determiner in UNSAID else phrase

    def _mark(self, phrase: NounPhrase) -> str:
        if self._marked is None or not phrase.about:
            return ""
        self._marked.append(phrase)
        return chr(FIRST_MARK + len(self._marked) - 1)

    # ----------------------------------------------------------------------------------------------- building a phrase

    def _noun_phrase(self, phrase: NounPhrase, case: str) -> str:
        if phrase.noun == "you":
            return self._in_case("np-you", case, {**self._alone, "case": case})
        owner = phrase.of
        if owner is not None and owner.determiner in OWN and self._is_told(owner):
            # Clauses about this card are imperatives, which do not mention it, so a pronoun would have no antecedent.
            owner = owner.with_determiner("this")
        kind = "" if owner is None else self._possession(owner)
        mark = self._mark(owner) if owner is not None and kind == "own" else ""
        declension = self.settings.said.declensions.get(kind or phrase.determiner, "")
        features = {**self._features(phrase), "case": case, "decl": declension}
        if owner is None and not phrase.name:
            features["case"] = self.word(f"np-{phrase.determiner}", f"{case}-noun") or case
        if phrase.count is not None:
            features["case"] = self.settings.cases.governed(features["num"], case, features)
        noun = body = self._body(phrase, features)
        after = more = self._modifiers(phrase, features) + self._behind(phrase, features)
        if owner is None:
            body, more = body + more, ""  # after the owner, if there is one
        initial = self._initial(without_marks(body), phrase)
        parts: Arguments = {
            **features,
            "case": case,
            "body": body,
            "noun": noun,
            "more": after,
            "initial": initial,
            "count": Passed(phrase.count, self),
        }
        lead = self._leading(phrase, features)
        if owner is None:
            determiner = phrase.determiner if not phrase.name else self._article(phrase) or "name"
            if determiner == "the" and self.word(phrase.noun, "style") == "name":
                determiner = "name"  # a noun that is a name, such as an option: "with Long Night"
            return lead + self._in_case(f"np-{determiner}", case, parts)
        return lead + mark + self._in_case(f"np-{kind}", case, {**parts, "owner": Passed(owner, self)}) + more

    def _leading(self, phrase: NounPhrase, features: Mapping[str, str]) -> str:
        """The text of the conditions that stand before the determiner, in languages in
        which a noun is the last word.
        """
        found = [modifier for modifier in map(self._idiom, phrase.modifiers) if self._is_leading(modifier)]
        return "".join(f"{self._modifier(modifier, phrase, features, 'adjective')} " for modifier in found)

    def _is_leading(self, modifier: Message) -> bool:
        return self._is_adjective(modifier) and self.word(modifier.id, "side") == "first"

    def _in_case(self, determiner: str, case: str, parts: Arguments) -> str:
        """The text of a noun phrase with a determiner, in a case.

        The first of these gives it: the attribute for the case; the message `case-CASE`, which makes it from the phrase
        in the base case; the text of the determiner (for all cases); the attribute for a case whose forms stand for
        missing ones.
        """
        if not self.has(determiner, case) and self.has(determiner):
            if case != BASE and self.has(f"case-{case}"):
                return self._made(case, self._in_case(determiner, BASE, {**parts, "case": BASE}), parts)
            if self._bundle.get_message(determiner).value is not None:
                return self._pattern(determiner, None, parts)
            for other in self.settings.cases.order(case, parts)[1:]:
                if self.has(determiner, other):
                    return self._pattern(determiner, other, parts)
        return self._pattern(determiner, case, parts)

    def _made(self, case: str, phrase: str, parts: Arguments) -> str:
        """The text of a phrase in a case, made from its text in the base case."""
        plain = without_marks(phrase)
        starts = bool(parts.get("body")) and plain.startswith(without_marks(str(parts["body"])))
        initial = str(parts.get("initial", "")) if starts else self._initial(plain)
        return self._pattern(f"case-{case}", None, {**parts, "phrase": phrase, "initial": initial})

    def _possession(self, owner: NounPhrase) -> str:
        return "your" if self._person(owner) == "you" else "own" if owner.determiner in OWN else "of"

    def _body(self, phrase: NounPhrase, features: Mapping[str, str]) -> str:
        if phrase.card:
            title = self.title(phrase.card, phrase.name)
            return marked("name", title.lower() if self._article(phrase) else title)
        if phrase.name:
            return phrase.name
        before: list[str] = []
        after: list[str] = []
        last: list[str] = []  # places come after other conditions
        conditions = [
            m for m in map(self._idiom, phrase.modifiers) if self._is_adjective(m) and not self._is_leading(m)
        ]
        for adjective in (*phrase.adjectives, *conditions):
            if isinstance(adjective, Message):
                word, text = adjective.id, self._modifier(adjective, phrase, features, "adjective")
            else:
                word, text = self._values(adjective, phrase, features)
            side = self.word(word, "side") or self.settings.said.adjectives
            if side != BEHIND:
                (before if side == "before" else last if side == "last" else after).append(text)
        after += last
        return " ".join([*before, self._noun(phrase.noun, features), *after])

    def _behind(self, phrase: NounPhrase, features: Mapping[str, str]) -> str:
        """The text of the adjectives that stand after all modifiers: `.side = behind`."""
        plain = (a for a in phrase.adjectives if not isinstance(a, Message))
        found = (self._values(adjective, phrase, features) for adjective in plain if not phrase.name)
        return "".join(f" {text}" for word, text in found if self.word(word, "side") == BEHIND)

    def _article(self, phrase: NounPhrase) -> str:
        """The determiner of a name in a sentence; "" for proper names, and for a name alone.

        `.named` of the noun of a kind says that the names of its cards are common nouns: "plays the green parrot".
        """
        return self.word(phrase.noun, "named") if phrase.card and phrase.determiner != "none" else ""

    def _values(
        self, adjective: str | tuple[str, ...], head: NounPhrase, features: Mapping[str, str]
    ) -> tuple[str, str]:
        """The id of an adjective, and its text; of several values, the text is a list.

        For a thing (not a property), the message `a-LIST` prints the values of a list: "with the habit sleep or song".
        """
        words = adjective if isinstance(adjective, tuple) else (adjective,)
        # A plural includes all values: "black and blue cards", but "a black or blue card".
        join = "and" if head.determiner in ("live", "live-other") else "or"
        text = self._join([self._adjective(word, head, features) for word in words], join)
        parts = words[0].split("-")
        lists = ("-".join(parts[:end]) for end in range(len(parts) - 1, 1, -1))
        of_list = next((id for id in lists if head.noun.startswith("n-") and self.has(id)), "")
        return (of_list, self._pattern(of_list, None, {**features, "words": text})) if of_list else (words[0], text)

    def _adjective(self, word: str, head: NounPhrase, features: Mapping[str, str]) -> str:
        if not word.startswith(VERB_ADJECTIVE):
            return self._pattern(word, "adjective" if self.has(word, "adjective") else None, dict(features))
        verb = word.removeprefix(VERB_ADJECTIVE)
        arguments: Arguments = {**features, **self.words_of(verb), "head": Passed(head, self)}
        return self._pattern(self.word(verb, "like") or "verb", "adjective", arguments)

    def _noun(self, id: str, features: Mapping[str, str]) -> str:
        """The form of a noun for `case` and `num`; if it has none, that of the next case whose forms stand for it.

        The form gets all features of the phrase, because in some languages a noun has other endings after an article.
        """
        number = features["num"]
        numbers = [number] if number in ("one", "other") else [number, "other"]
        wanted = [f"{case}-{num}" for case in self.settings.cases.order(features["case"], features) for num in numbers]
        for attribute in (*wanted, number, "other" if number != "one" else number):
            if self.has(id, attribute) or self._lent(id, attribute):
                text = self._pattern(id, attribute, features)
                return marked("name", text) if self.word(id, "style") == "name" else text
        raise MissingMessage(tr("{0}: {1}", self.language, tr("{0} has no form {1}", id, number)))

    def _modifiers(self, phrase: NounPhrase, features: Mapping[str, str]) -> str:
        """The text of the modifiers after the noun; between two conditions, an "and" is printed."""
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
        """Whether a modifier is printed as an adjective: "a damaged card"."""
        values = modifier.get("values")
        return self.has(modifier.id, "adjective") and not (isinstance(values, tuple) and len(values) > 1)

    def _modifier(
        self, modifier: Message, head: NounPhrase, features: Mapping[str, str], form: str | None = None
    ) -> str:
        modifier = self._idiom(modifier)
        arguments: Arguments = {name: Passed(value, self) for name, value in modifier.arguments}
        return self._pattern(modifier.id, form, {**features, "head": Passed(head, self), **arguments})

    # --------------------------------------------------------------------------------------------- features and number

    def _features(self, phrase: NounPhrase) -> dict[str, str]:
        named = {name: self._feature_of(phrase.noun, name) for name in self.settings.features}
        if phrase.card in self.names_features:
            named |= self.names_features[phrase.card]
        return {**named, "num": self.number_of(phrase)}

    def _features_of_amount(self, amount: Amount) -> dict[str, str]:
        plain = {"num": self._amount_number(amount), "initial": "consonant", "decl": ""}
        return {**self.settings.features, **plain}

    @property
    def _alone(self) -> dict[str, str]:
        """The default grammatical features, for words that do not agree with a noun."""
        return {**self.settings.features, "num": "one"}

    def _feature_of(self, noun: str, name: str) -> str:
        return self.word(noun, name) or self.settings.features.get(name, "")

    def _person(self, phrase: NounPhrase) -> str:
        return "you" if phrase.noun == "you" else "they"

    def _is_told(self, phrase: NounPhrase) -> bool:
        """Whether actions of cards of this kind are printed in the imperative, because the player carries them out."""
        return self.word(phrase.noun, "doer") == "you"

    def number_of(self, phrase: NounPhrase) -> str:
        """The grammatical number of a phrase, as a plural category of the locale: one, few, other ..."""
        if phrase.noun == "you":
            return "one"
        if phrase.card in self.names_features and (named := self.names_features[phrase.card].get("num")):
            return named
        if phrase.determiner == "it" and self._feature_of(phrase.noun, "it") == "they":
            return "other"
        of_determiner = self.settings.said.numbers.get(phrase.determiner)
        counted = None if phrase.count is None else self._amount_number(phrase.count)
        told = self.has(phrase.noun, "number")
        fixed = self.word(phrase.noun, "number") if told else self._lent(phrase.noun, "number")
        if fixed and (counted is None or self.word(phrase.noun, "one") == self.word(phrase.noun, "other")):
            return fixed
        return of_determiner or counted or ("other" if phrase.plural else "one")

    def _initial(self, text: str, phrase: NounPhrase | None = None) -> str:
        if phrase is not None and (of_name := self.names_features.get(phrase.card, {}).get("initial")):
            return of_name
        if phrase is not None and not phrase.name:
            told = self.word(phrase.noun, "initial")
            if told and not self._starts_with_adjective(phrase):
                return told
        first = unicodedata.normalize("NFD", text.strip()[:1].casefold())[:1]
        return "vowel" if first and first in self.settings.said.vowels else "consonant"

    def _starts_with_adjective(self, phrase: NounPhrase) -> bool:
        words = (a[0] if isinstance(a, tuple) else a for a in phrase.adjectives)
        return any((self.word(word, "side") or self.settings.said.adjectives) == "before" for word in words)

    # ------------------------------------------------------------------------------------------- functions of messages

    def _agr(self, value: Given) -> str:
        inner = value_of(value)
        if isinstance(inner, NounPhrase):
            return "you" if self._person(inner) == "you" else self.number_of(inner)
        if isinstance(inner, tuple) and len(inner) > 1:
            return "other"
        return self._agr(inner[0]) if isinstance(inner, tuple) and inner else "one"

    def _feature(self, value: Given, name: str) -> str:
        inner = value_of(value)
        return (
            self._feature_of(inner.noun, name)
            if isinstance(inner, NounPhrase)
            else self.settings.features.get(name, "")
        )

    def _agree(self, value: Given, ending: str = "agree") -> str:
        inner = value_of(value)
        features = self._features(inner) if isinstance(inner, NounPhrase) else self._alone
        return self._pattern(ending, None, {**features, "case": "base", "decl": PREDICATE})

    def _predicate(self, word: Given, value: Given) -> str:
        """The text of an adjective as a predicate; it agrees with the noun phrase `value`."""
        inner = value_of(value)
        features = self._features(inner) if isinstance(inner, NounPhrase) else self._alone
        return self._pattern(str(value_of(word)), None, {**features, "case": "base", "decl": PREDICATE})

    def _plural(self, value: Given) -> str:
        inner = value_of(value)
        if isinstance(inner, Amount):
            return self._amount_number(inner)
        if isinstance(inner, tuple):
            return str(self._category(len(inner)))
        return self.number_of(inner) if isinstance(inner, NounPhrase) else "other"

    def _heavy(self, value: Given) -> str:
        """Whether words follow the noun of a phrase ("yes", "no"), so that nothing can be attached to the noun."""
        inner = value_of(value)
        while isinstance(inner, NounPhrase):
            if inner.modifiers:
                return "yes"
            inner = inner.of
        return "no"

    def _owner(self, value: Given) -> Passed:
        """The owner of a zone or property; None if the owner is the subject of the clause."""
        inner = value_of(value)
        of = inner.of if isinstance(inner, NounPhrase) else None
        if of is not None and of.determiner == "its":
            of = of.with_determiner("it")
        return Passed(None if of is not None and of.determiner == "own" else of, self)

    def _form(self, value: Given) -> str:
        """The determiner of a phrase (this, that, it, you ...); "none" for a name or an argument that is no phrase."""
        inner = value_of(value)
        return inner.determiner if isinstance(inner, NounPhrase) and not inner.name else "none"

    def _initial_of(self, text: str) -> str:
        return self._initial(without_marks(text))


def in_units(unit: str, amount: Argument) -> Argument:
    """An amount as a noun phrase with its unit: "2 cards", "1 card for each other player", "as many cards as ..."."""
    match amount:
        case Amount():
            return NounPhrase(unit, "counted", amount)
        case Message(id="amount-per", arguments=((_, Amount() as times), each)):
            return NounPhrase(unit, "counted", times, modifiers=(Message("m-per", (each,)),))
        case Message(id="amount-equal"):
            return NounPhrase(unit, "equal", plural=True, modifiers=(Message("m-equal", amount.arguments),))
        case _:
            return amount
