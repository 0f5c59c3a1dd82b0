"""Choose the referring expression for each further mention of an entity: the shortest form that is not ambiguous.

The forms are a name, "this card", "that player", a pronoun, or no words at all. A short form is used only if no other
entity mentioned shortly before would be printed with the same words, so this module needs no rules for gender, number
and kind. `clarity.py` checks the result in the printed text.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from ..language.messages import ADDRESSED, Amount, Argument, Message, NounPhrase, Paragraph, doer_of, walk
from .trees import core
from .words import PRONOUNS, Words

# Determiners of phrases that a shorter form may replace if the entity was mentioned before.
ANAPHORS = frozenset(("that", "the", "this", "this-one"))
# Messages for an alternative, a quoted ability or a cell of a table: later text cannot refer to mentions inside them.
CLOSED = frozenset("option quoted quoted-label cell cell-any cell-otherwise".split())
# Messages whose first inner sentence continues the sentence that they are in; in other messages, it begins a new one.
GOES_ON = frozenset(("if-all", "quoted", "quoted-label"))
ROWS = frozenset(("sequence", "joined"))
# Messages with a modal verb; the action inside them does not repeat the subject.
MODALS = frozenset(("may", "may-so", "may-then", "cannot"))
COMPARED = frozenset(("property", "left"))
IDENTITY = frozenset(("is", "is-not"))
# Conditions on a noun that name another thing: no pronoun in them can mean the noun itself.
OWNERS = frozenset(("m-owned", "m-not-owned"))


def refer(paragraph: Paragraph, words: Words, named: frozenset[str] = frozenset()) -> Paragraph:
    """A paragraph in which every further mention of an entity has its shortest clear form.

    named: the entities for which no pronoun stands.
    """
    discourse = Discourse(words, named)
    if paragraph.label is not None:
        head = (paragraph.label.get("head"), paragraph.label.get("threshold"))
        for phrase in walk(head):
            if isinstance(phrase, NounPhrase) and phrase.about and phrase.about != "this":
                discourse.mention(phrase)
    return replace(paragraph, sentences=tuple(discourse.sentence_of(s) for s in paragraph.sentences))


@dataclass(frozen=True, slots=True)
class Mention:
    """A noun phrase that a later pronoun could refer to, and the number of its sentence.

    about: the key of the entity.
    """

    sentence: int
    about: str
    phrase: NounPhrase


@dataclass
class Discourse:
    """Walks over a paragraph, chooses the forms of mentions, and records the mentions in the order of the tree."""

    words: Words
    named: frozenset[str] = frozenset()
    mentions: list[Mention] = field(default_factory=list[Mention])
    sentence: int = 0
    is_kept: bool = False  # whether the subject of this sentence must be a noun, because of the previous sentence
    keeps: bool = False  # the same for the next sentence

    def mention(self, phrase: NounPhrase) -> None:
        self.mentions.append(Mention(self.sentence, phrase.about, phrase))

    def sentence_of(self, message: Message, goes_on: bool = False) -> Message:
        """A sentence of a paragraph with its mentions in their shortest clear forms.

        goes_on: the sentence continues the one before, after a colon.
        """
        self.sentence += not goes_on
        self.is_kept = self.keeps
        told = self.message(message)
        self.keeps = core(message).id in self.words.kept
        return told

    # ---------------------------------------------------------------------------------------------- clauses

    def message(self, message: Message) -> Message:
        if message.id in CLOSED:
            return self._closed(message)
        if message.id in ROWS:
            return self._row(message)
        if message.id == "passive":
            return self._passive(message)
        told: list[tuple[str, Argument]] = []
        doer = message.arguments[0][1] if message.arguments else None
        before: list[Mention] | None = None
        for index, (name, value) in enumerate(message.arguments):
            if name == "owner" and before is not None:  # an idiom prints this argument in place of the property's owner
                after, self.mentions = self.mentions, before
                told.append((name, self.value(value, "subject")))
                self.mentions = after
                continue
            if name in COMPARED:
                before = list(self.mentions)
            # The values in "if you are not the guide" introduce no new entity.
            if message.id in IDENTITY and name == "values":
                known = list(self.mentions)
                told.append((name, self.value(value, "object")))
                self.mentions = known
                continue
            if name == "so" and message.id in self.words.kept and isinstance(value, Message):
                told.append((name, self._kept(value)))
                continue
            if message.id == "if-possible" and name == "otherwise" and isinstance(value, Message):
                told.append((name, self._after(value, doer_of(told[0][1]))))
                continue
            if name == "property" and message.id.startswith("m-"):
                told.append((name, value))
                if isinstance(value, NounPhrase) and value.about:
                    self.mention(value)
            elif message.id in MODALS and name == "action" and isinstance(value, Message) and _does(value, doer):
                told.append((name, self._after(value, told[0][1])))
            else:
                told.append((name, self.value(value, self._place(message, index))))
        self._unit(message)
        return Message(message.id, tuple(told))

    def _kept(self, clause: Message) -> Message:
        """A further clause of a sentence, whose subject is a noun as it would be in a new sentence."""
        outer, self.is_kept = self.is_kept, True
        self.sentence += 1
        told = self.message(clause)
        self.is_kept = outer
        return told

    def _closed(self, message: Message) -> Message:
        """A message with its mentions in short forms; the text after this message cannot refer to these mentions."""
        outer = list(self.mentions)
        told = tuple((name, self.value(v, _place(message, at))) for at, (name, v) in enumerate(message.arguments))
        self.mentions = outer
        return Message(message.id, told)

    def _passive(self, message: Message) -> Message:
        """A passive clause with its mentions in short forms; its subject is the affected thing."""
        event, patient = message.get("event"), message.get("patient")
        assert isinstance(event, Message)
        told = self.value(event, "subject")
        assert isinstance(told, Message)
        spot = next((name for name, value in event.arguments if value == patient), "")
        return Message(message.id, (("patient", told.get(spot) if spot else patient), ("event", told)))

    def _row(self, row: Message) -> Message:
        """A sequence of actions with the same subject; only the first action prints the subject."""
        first, rest = row.get("first"), row.get("rest")
        assert isinstance(first, Message) and isinstance(rest, tuple)
        told = self.message(first)
        doer = row.get("doer") if told.id == "cause" else told.arguments[0][1]
        others = tuple(self._after(part, doer) for part in rest if isinstance(part, Message))
        return Message(row.id, (("doer", doer), ("first", told), ("rest", others)))

    def _after(self, clause: Message, doer: Argument) -> Message:
        """A clause that does not print its subject `doer`, because a clause before it does."""
        name, _ = clause.arguments[0]
        inner = clause.get("action")
        if clause.id in MODALS and isinstance(inner, Message):
            kept = self._after(inner, doer)
            return Message(
                clause.id, tuple((n, kept if n == "action" else doer if n == "who" else v) for n, v in clause.arguments)
            )
        others = tuple((n, self.value(v, self._place(clause, at))) for at, (n, v) in enumerate(clause.arguments) if at)
        self._unit(clause)
        return Message(clause.id, ((name, doer), *others))

    def _place(self, message: Message, index: int) -> str:
        place = _place(message, index)
        return "leaning" if place == "object" and self.words.leans(message, index) else place

    def value(self, value: Argument, place: str) -> Argument:
        match value:
            case Message():
                return self.message(value)
            case tuple() if place in ("sentences", "bullet"):
                parts = [part for part in value if isinstance(part, Message)]
                return tuple(self.sentence_of(s, not i and place == "sentences") for i, s in enumerate(parts))
            case tuple():
                return tuple(self.value(part, "object") for part in value)
            case NounPhrase():
                return self.phrase(value, place)
            case _:
                return value

    def _unit(self, clause: Message) -> None:
        """Record a mention of the unit of an amount ("2 damage"), because "it" could also refer to this noun."""
        unit = self.words.word(clause.id, "unit")
        amount = next((value for _, value in clause.arguments if isinstance(value, Amount)), None)
        if unit and amount is not None:
            self.mentions.append(Mention(self.sentence, f"unit of {clause.id}", NounPhrase(unit, "counted", amount)))

    # ---------------------------------------------------------------------------------------------- phrases

    def phrase(self, phrase: NounPhrase, place: str) -> NounPhrase:
        """A noun phrase in its shortest clear form.

        place: its position: subject, object, or own (the owner in another phrase).
        """
        if phrase.noun == "you" or self.words.is_reader(phrase):
            return phrase
        of = phrase.of
        if of is not None and of.noun != "you" and of.determiner != "own":
            of = self.phrase(of, "own")
        told = phrase if of is phrase.of else replace(phrase, of=of)
        if not phrase.about:
            return self._modified(told)
        if phrase.about.startswith("m-"):  # "the card after it": "it" cannot mean the card that it is a part of
            told = self._modified(told)
            self.mention(phrase)
            return told
        told = self._short(told, place)
        self.mention(phrase)
        return told if told.determiner in PRONOUNS else self._modified(told)

    def _modified(self, phrase: NounPhrase) -> NounPhrase:
        if not phrase.modifiers:
            return phrase
        return replace(phrase, modifiers=tuple(self._modifier(modifier, phrase) for modifier in phrase.modifiers))

    def _modifier(self, modifier: Message, head: NounPhrase) -> Message:
        """A modifier with its mentions in their short forms; nothing owns itself, so its owner can mean no `head`."""
        who = modifier.get("who")
        if modifier.id not in OWNERS or not isinstance(who, NounPhrase) or who.of is not None:
            return self.message(modifier)
        outer = self.mentions
        self.mentions = [mention for mention in outer if mention.about != head.about]
        known = len(self.mentions)
        told = self.message(modifier)
        self.mentions = [*outer, *self.mentions[known:]]
        return told

    def _short(self, phrase: NounPhrase, place: str) -> NounPhrase:
        known = [m for m in self.mentions if m.about == phrase.about]
        bare = not (phrase.modifiers or phrase.count or phrase.name) and phrase.of is None
        if not known or phrase.determiner not in ANAPHORS or not bare:
            return phrase
        last = known[-1].sentence
        is_near = last >= self.sentence - 1 and not self._is_far(phrase, place, last)
        if place in self.words.pronouns and is_near and phrase.about not in self.named:
            form = replace(phrase, determiner="it", adjectives=())
            over = last < self.sentence  # whether the last mention is in an earlier sentence
            kept = over and place == "subject" and self.is_kept
            singular = not phrase.plural and self.words.number_of(form) != "one"  # a singular "they"
            reach = [m for m in self.mentions if m.sentence >= self.sentence - 1]
            if place == "own":
                form = replace(form, determiner="its")
            elif kept or over and singular:
                reach.append(Mention(self.sentence, "", phrase))
            if self._is_clear(form, phrase.about, reach):
                return form
        short = replace(phrase, determiner="that", adjectives=())
        shorter = phrase.determiner == "the" and phrase.adjectives and phrase.about != "current" and not phrase.plural
        # The current player is mentioned on many cards; a mention before that of the entity causes no confusion.
        own = max(at for at, m in enumerate(self.mentions) if m.about == phrase.about)
        reach = [m for at, m in enumerate(self.mentions) if m.about != "current" or at > own]
        return short if shorter and self._is_clear(short, phrase.about, reach) else phrase

    def _is_far(self, phrase: NounPhrase, place: str, last: int) -> bool:
        """Whether a phrase is too far from its last mention for a clitic pronoun.

        It is if the last mention is in an earlier sentence that mentions other entities too.
        """
        others = (m for m in self.mentions if m.sentence == last and m.about != phrase.about)
        return place == "leaning" and last < self.sentence and any(others)

    def _is_clear(self, form: NounPhrase, about: str, reach: list[Mention]) -> bool:
        """Whether this form can mean only one entity: the other mentioned entities would have other words in it."""
        others = (m.phrase for m in reach if m.about != about)
        return not any(reads_alike(form, other, self.words) for other in others)


def reads_alike(form: NounPhrase, other: NounPhrase, words: Words) -> bool:
    """Whether another entity would have the same words in this short form."""
    rival = replace(form, noun=other.noun, plural=words.number_of(other) != "one")
    return _said(form, words) == _said(rival, words)


def _said(form: NounPhrase, words: Words) -> str:
    """The words of a short form; "its" is printed with a noun, because it agrees with its noun in some locales."""
    return words.np(NounPhrase("n-number", "the", of=form) if form.determiner == "its" else form)


def _place(message: Message, index: int) -> str:
    """The position of an argument: "subject", "object", "compared", or "sentences" or "bullet" for inner sentences."""
    name = message.arguments[index][0]
    if name == "sentences":
        return "sentences" if message.id in GOES_ON else "bullet"
    if message.id in ("m-same", "m-card"):  # "the same type as it", "that is it" are not idiomatic
        return "compared"
    return "subject" if index == 0 and message.id not in ADDRESSED and message.id not in CLOSED else "object"


def _does(action: Message, doer: Argument) -> bool:
    """Whether a clause is plain and has the subject `doer`, so that it can be printed without its subject."""
    return bool(action.arguments) and action.arguments[0][1] == doer and action.id not in (*ROWS, "cause")
