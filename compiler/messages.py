"""Message trees: the content of card texts, without words; a locale prints them.

Back ends build these from the model; `text.py` prints them with the messages of a locale. Trees are frozen plain data,
so that the catalog can contain them (`to_data`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TypeAlias, assert_never


class MissingMessage(LookupError):
    """Raised if a locale cannot print something: a missing message, frame or case, or a broken one."""


@dataclass(frozen=True, slots=True)
class Amount:
    """A number as it is printed: digits, or the letter of a `where X is ...`; `sign` is "", "+" or "-"."""

    value: int | str
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Icon:
    """A value that the card shows as a picture; in plain text it is the value's adjective."""

    list: str
    word: str


@dataclass(frozen=True, slots=True)
class NounPhrase:
    """A noun with everything that determines its form: determiner, count, adjectives, owner.

    noun: the id of the noun's message. name: a proper name, printed unchanged; the noun then only provides features.
    card: the card with this name; a language prints its own name for it. adjectives: ids of messages; a tuple of ids
    inside means "one of these". modifiers: messages after the noun. about: the key of the referent, unique within one
    card; "" if it has no further mentions. `about` does not affect the words, so it does not count for equality.
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
        """The noun alone, as in a later mention."""
        return NounPhrase(self.noun, determiner, name=self.name, plural=self.plural, card=self.card, about=self.about)


@dataclass(frozen=True, slots=True)
class Message:
    """One message of a locale with its arguments. The first argument is the subject, if there is one.

    An argument that is `None` was left open; the message can test whether it is given.
    """

    id: str
    arguments: tuple[tuple[str, Argument], ...] = ()

    def get(self, name: str) -> Argument:
        return dict(self.arguments).get(name)


Argument: TypeAlias = "Message | NounPhrase | Amount | Icon | str | tuple[Argument, ...] | None"
Tree: TypeAlias = "Message | NounPhrase | Amount | Icon"

YOU = NounPhrase("you", "you")
PLAIN = "plain"
"""The last argument of an idiom: the message that is printed in languages without the idiom."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One ability as it is printed on a card: a head such as FLIPPED, and sentences."""

    sentences: tuple[Message, ...] = ()
    label: Message | None = None


def say(id: str, /, **arguments: Argument) -> Message:
    """Shorthand: `say("draws", who=YOU, amount=Amount(1))`."""
    return Message(id, tuple((name.replace("_", "-"), value) for name, value in arguments.items()))


def walk(tree: Argument | Paragraph) -> Iterator[Tree]:
    """A tree and everything inside it, in the order of writing."""
    if isinstance(tree, Message | NounPhrase | Amount | Icon):
        yield tree
    for part in _parts(tree):
        yield from walk(part)


def numbers(tree: Argument | Paragraph) -> list[int]:
    """Every number that the text of this tree must show, sorted."""
    once = (node for part in _spread(tree) for node in walk(_once(part)))
    return sorted(node.value for node in once if isinstance(node, Amount) and isinstance(node.value, int))


def _spread(tree: Argument | Paragraph) -> tuple[Argument, ...]:
    return (tree.label, *tree.sentences) if isinstance(tree, Paragraph) else (tree,)


def _once(tree: Argument) -> Argument:
    """A tree without its repeated parts: the owner of a property, and the plain words of an idiom."""
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
    """The tree as data for JSON or YAML: a bare number is an amount, `you` is `you`."""
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
    """A noun phrase as data: its determiner is the first key, and empty fields are omitted."""
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
