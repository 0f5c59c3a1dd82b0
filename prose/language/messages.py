"""Message trees: the content of card texts, independent of the natural language.

Back ends build the trees from the model; `text.py` prints them with the messages of a locale. The trees are immutable
data without behaviour, so that the catalog can contain them (`to_data`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TypeAlias, assert_never


class MissingMessage(LookupError):
    """Raised if a locale cannot print a tree, because a message, frame or case is missing or faulty."""


@dataclass(frozen=True, slots=True)
class Amount:
    """A printed amount.

    value: a number, or a letter such as X that a "where X is ..." explains. sign: "", "+" or "-".
    """

    value: int | str
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Icon:
    """A value that the card shows as a picture; in plain text, the adjective of the value is printed instead."""

    list: str
    word: str


@dataclass(frozen=True, slots=True)
class NounPhrase:
    """A noun with its determiner, count, adjectives, conditions and owner.

    noun: the id of the message for the noun. name: a proper name, printed unchanged; the noun then provides only the
    grammatical features. card: the id of the card with this name, so that a locale can print a translated name.
    adjectives: ids of messages; an inner tuple of ids means "one of these". modifiers: messages printed after the noun.
    of: the owner. about: the key of the entity, unique within one card; "" if the text mentions the thing only here.
    `about` does not affect the words, so it does not count for equality.
    """

    noun: str
    determiner: str = "the"
    count: Amount | None = None
    adjectives: tuple[str | tuple[str, ...], ...] = ()
    modifiers: tuple[Message, ...] = ()
    of: NounPhrase | None = None
    name: str = ""
    plural: bool = False
    card: str = ""
    about: str = field(default="", compare=False)

    def with_determiner(self, determiner: str) -> NounPhrase:
        return replace(self, determiner=determiner)

    def bare(self, determiner: str) -> NounPhrase:
        """This phrase for a later mention: without count, adjectives, modifiers and owner."""
        return NounPhrase(self.noun, determiner, name=self.name, plural=self.plural, card=self.card, about=self.about)


@dataclass(frozen=True, slots=True)
class Message:
    """One message of a locale with its arguments. If the message has a subject, this is the first argument.

    An argument is `None` if the card does not state it; the message can test for this (`GIVEN`).
    """

    id: str
    arguments: tuple[tuple[str, Argument], ...] = ()

    def get(self, name: str) -> Argument:
        return dict(self.arguments).get(name)


Argument: TypeAlias = "Message | NounPhrase | Amount | Icon | str | tuple[Argument, ...] | None"
Tree: TypeAlias = "Message | NounPhrase | Amount | Icon"

YOU = NounPhrase("you", "you")
ADDRESSED = frozenset(
    "note move move-top move-bottom move-top-any-order shuffle swap reveal reveal-to reveal-until tell-whether"
    " discard-home effects-end put-copies put-every".split()
)
"""The messages of actions without a subject: whoever reads the text does them. Their first argument is an object."""
CONDITIONAL = ("if", "if-block", "if-all", "if-otherwise", "otherwise")
"""The messages of sentences that begin with a condition, or continue such a sentence."""
LOOPS = ("for-each", "repeat", "repeat-while", "repeat-until", "together")
"""The messages of actions around other actions."""
OFFERS = ("may", "may-do", "may-so", "may-or")
"""The messages of what a player may do."""
SETTINGS = frozenset(
    "alone case clitics doer frame home implies inherit initial leans like list number reader side style unit untold"
    " weak".split()
)
"""The attributes of a message in a language that are settings for the planner, and no text that is printed."""
PLAIN = "plain"
"""The name of the last argument of an idiom: the message that is printed in locales without the idiom."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One printed ability of a card: an optional label, such as FLIPPED, and the sentences after it."""

    sentences: tuple[Message, ...] = ()
    label: Message | None = None


def doer_of(clause: Argument) -> Argument:
    """The subject of a clause: its first argument, if it has one."""
    if not isinstance(clause, Message) or clause.id in ADDRESSED or not clause.arguments:
        return None
    return clause.arguments[0][1]


def say(id: str, /, **arguments: Argument) -> Message:
    """Make a message: `say("draws", who=YOU, amount=Amount(1))`. In argument names, `_` becomes `-`."""
    return Message(id, tuple((name.replace("_", "-"), value) for name, value in arguments.items()))


def walk(tree: Argument | Paragraph) -> Iterator[Tree]:
    """Yield a tree and every tree inside it, parents first, in the order of the arguments."""
    if isinstance(tree, Message | NounPhrase | Amount | Icon):
        yield tree
    for part in _parts(tree):
        yield from walk(part)


def uses_letter(tree: Argument | Paragraph, letter: Argument) -> int:
    """How often a tree uses the letter of an amount."""
    return sum(isinstance(node, Amount) and node.value == letter for node in walk(tree))


def numbers(tree: Argument | Paragraph) -> list[int]:
    """Every number that the text of this tree must show, sorted."""
    once = (node for part in _spread(tree) for node in walk(_once(part)))
    return sorted(node.value for node in once if isinstance(node, Amount) and isinstance(node.value, int))


def _spread(tree: Argument | Paragraph) -> tuple[Argument, ...]:
    return (tree.label, *tree.sentences) if isinstance(tree, Paragraph) else (tree,)


def _once(tree: Argument) -> Argument:
    """A tree without the arguments that repeat another one: `owner` and, in an idiom, the plain message."""
    if isinstance(tree, tuple):
        return tuple(_once(part) for part in tree)
    if not isinstance(tree, Message):
        return tree
    kept = ((name, value) for name, value in tree.arguments if name not in ("owner", PLAIN))
    return Message(tree.id, tuple((name, _once(value)) for name, value in kept))


def _parts(tree: Argument | Paragraph) -> Iterator[Argument]:
    if isinstance(tree, Message):
        yield from (value for _, value in tree.arguments)
    elif isinstance(tree, NounPhrase):
        yield tree.count
        yield from tree.modifiers
        yield tree.of
    elif isinstance(tree, Paragraph):
        yield tree.label
        yield from tree.sentences
    elif isinstance(tree, tuple):
        yield from tree


# ------------------------------------------------------------------------------------------------- as plain data

Data: TypeAlias = "str | int | None | list[Data] | dict[str, Data]"


def to_data(tree: Argument | Paragraph) -> Data:
    """The tree as data for JSON or YAML: an amount without a sign becomes a number, the phrase `YOU` the word `you`."""
    match tree:
        case None:
            return None
        case str():
            return {"word": tree}
        case tuple():
            return [to_data(part) for part in tree]
        case Amount(int() as value, ""):
            return value
        case Amount(value, sign):
            return {"amount": value, **({"sign": sign} if sign else {})}
        case Icon(list_, word):
            return {"icon": word, "list": list_}
        case NounPhrase():
            return "you" if tree == YOU else _data_of_phrase(tree)
        case Message(id, arguments):
            return {"say": id, **{name: to_data(value) for name, value in arguments}}
        case Paragraph(sentences, label):
            head: dict[str, Data] = {} if label is None else {"label": to_data(label)}
            return {**head, "sentences": [to_data(sentence) for sentence in sentences]}
        case _:
            assert_never(tree)


def _data_of_phrase(phrase: NounPhrase) -> Data:
    """A noun phrase as data: the first key is its determiner, with the noun as value; empty fields are omitted."""
    adjectives: list[Data] = [a if isinstance(a, str) else list(a) for a in phrase.adjectives]
    more: dict[str, Data] = {
        "count": to_data(phrase.count),
        "adjectives": adjectives,
        "modifiers": to_data(phrase.modifiers),
        "of": to_data(phrase.of),
        "name": phrase.name,
        "plural": phrase.plural,
        "card": phrase.card,
        "about": phrase.about,
    }
    there = {"count": phrase.count is not None, "of": phrase.of is not None}
    return {phrase.determiner: phrase.noun, **{name: data for name, data in more.items() if there.get(name, data)}}
