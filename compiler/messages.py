"""What is to be said, without the words: message trees, which a locale turns into text.

A back end makes these from the model; `text.py` prints them with the messages of a locale. The trees are frozen and
plain, so that the catalog can carry them: `to_data` and `from_data` are exact inverses.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias, TypeGuard


class MissingMessage(LookupError):
    """Raised when a locale cannot say something: no message, no frame, no case, or a broken one."""


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
    """A noun with all that makes its form: determiner, count, adjectives, what it belongs to.

    noun: the id of the noun's message. name: a proper name, printed as it is; the noun then only lends its features.
    card: the card that the name is of; a language prints its own name for it.
    adjectives: ids of messages; a tuple of ids inside is "one of these". modifiers: messages that follow the noun.
    about: the entity that is spoken of, by a key that is its own within one card; "" where a phrase is mentioned
    once and never again. No words depend on it, so two phrases that read alike are equal.
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
        """The noun alone, as a later mention says it."""
        return NounPhrase(self.noun, determiner, name=self.name, plural=self.plural, card=self.card, about=self.about)


@dataclass(frozen=True, slots=True)
class Message:
    """One message of a locale with its arguments. The first argument is the doer, if there is one.

    An argument that is absent (`None`) was left open: the message may ask whether it is given.
    """

    id: str
    arguments: tuple[tuple[str, Argument], ...] = ()

    def get(self, name: str) -> Argument:
        return dict(self.arguments).get(name)


Argument: TypeAlias = "Message | NounPhrase | Amount | Icon | str | tuple[Argument, ...] | None"
Tree: TypeAlias = "Message | NounPhrase | Amount | Icon"

YOU = NounPhrase("you", "you")
PLAIN = "plain"
"""The last argument of an idiom: what it says in plain words, for a language that has no words of its own for it."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One ability as it stands on a card: a head such as FLIPPED, and sentences."""

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
    return sorted(node.value for node in walk(_once(tree)) if isinstance(node, Amount) and isinstance(node.value, int))


def _once(tree: Any) -> Any:
    """A tree without what it has twice: the owner of a property, and the plain words of an idiom."""
    if isinstance(tree, tuple):
        return tuple(_once(part) for part in tree)
    if isinstance(tree, Paragraph):
        return Paragraph(_once(tree.sentences), _once(tree.label))
    if not isinstance(tree, Message):
        return tree
    return Message(
        tree.id, tuple((name, _once(value)) for name, value in tree.arguments if name not in ("owner", PLAIN))
    )


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


def to_data(tree: Argument | Paragraph) -> Any:
    """The tree as JSON or YAML can hold it: a bare number is an amount, `you` is `you`."""
    match tree:
        case None | str():
            return tree if tree is None else {"word": tree}
        case tuple():
            return [to_data(part) for part in tree]
        case Amount(value, sign):
            return (
                value if isinstance(value, int) and not sign else {"amount": value, **({"sign": sign} if sign else {})}
            )
        case Icon(list_, word):
            return {"icon": word, "list": list_}
        case NounPhrase() if tree == YOU:
            return "you"
        case NounPhrase():
            data: dict[str, Any] = {tree.determiner: tree.noun}
            if tree.count is not None:
                data["count"] = to_data(tree.count)
            if tree.adjectives:
                data["adjectives"] = [a if isinstance(a, str) else list(a) for a in tree.adjectives]
            if tree.modifiers:
                data["modifiers"] = [to_data(m) for m in tree.modifiers]
            if tree.of is not None:
                data["of"] = to_data(tree.of)
            if tree.name:
                data["name"] = tree.name
            if tree.plural:
                data["plural"] = True
            if tree.card:
                data["card"] = tree.card
            if tree.about:
                data["about"] = tree.about
            return data
        case Message(id, arguments):
            return {"say": id, **{name: to_data(value) for name, value in arguments}}
        case Paragraph(sentences, label):
            head = {} if label is None else {"label": to_data(label)}
            return {**head, "sentences": [to_data(sentence) for sentence in sentences]}
    raise TypeError(type(tree).__name__)


def from_data(data: Any) -> Any:
    """What `to_data` wrote. A noun phrase is written with its determiner as the first key."""
    if data is None:
        return None
    if isinstance(data, bool):
        raise TypeError("a truth value is no part of a message")
    if isinstance(data, int):
        return Amount(data)
    if data == "you":
        return YOU
    if is_list(data):
        return _many(data)
    if not is_entry(data):
        raise TypeError(f"not a message: {data!r}")
    if "say" in data:
        return Message(data["say"], tuple((name, from_data(v)) for name, v in data.items() if name != "say"))
    if "sentences" in data:
        return Paragraph(_many(data["sentences"]), from_data(data.get("label")))
    if "word" in data:
        return data["word"]
    if "amount" in data:
        return Amount(data["amount"], data.get("sign", ""))
    if "icon" in data:
        return Icon(data["list"], data["icon"])
    determiner = next(iter(data))
    return NounPhrase(
        noun=data[determiner],
        determiner=determiner,
        count=from_data(data.get("count")),
        adjectives=_adjectives(data.get("adjectives", [])),
        modifiers=_many(data.get("modifiers", [])),
        of=from_data(data.get("of")),
        name=data.get("name", ""),
        plural=data.get("plural", False),
        card=data.get("card", ""),
        about=data.get("about", ""),
    )


def is_list(data: Any) -> TypeGuard[list[Any]]:
    return isinstance(data, list)


def is_entry(data: Any) -> TypeGuard[dict[str, Any]]:
    return isinstance(data, dict)


def _many(data: list[Any]) -> tuple[Any, ...]:
    return tuple(from_data(part) for part in data)


def _adjectives(data: list[str | list[str]]) -> tuple[str | tuple[str, ...], ...]:
    return tuple(word if isinstance(word, str) else tuple(word) for word in data)
