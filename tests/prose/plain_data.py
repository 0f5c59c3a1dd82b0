"""Read message trees back from plain data: the inverse of `messages.to_data`."""

from __future__ import annotations

from ombre.prose.language.messages import YOU, Amount, Argument, Data, Icon, Message, NounPhrase, Paragraph


def paragraph_of(data: Data) -> Paragraph:
    """Convert plain data back to a paragraph: the inverse of `to_data` for paragraphs."""
    read = from_data(data)
    if not isinstance(read, Paragraph):
        raise TypeError(f"not a paragraph: {data!r}")
    return read


def from_data(data: Data) -> Argument | Paragraph:
    """Convert plain data back to a message tree: the inverse of `to_data`."""
    if isinstance(data, dict) and isinstance(sentences := data.get("sentences"), list):
        label = data.get("label")
        return Paragraph(_messages(sentences), None if label is None else _message(label))
    return _argument(data)


def _argument(data: Data) -> Argument:
    match data:
        case None:
            return None
        case bool():
            raise TypeError("a truth value is no part of a message")
        case int():
            return Amount(data)
        case "you":
            return YOU
        case list():
            return tuple(_argument(part) for part in data)
        case dict():
            return _tree(data)
        case _:
            raise TypeError(f"not a message: {data!r}")


def _tree(data: dict[str, Data]) -> Argument:
    if "say" in data:
        return _message(data)
    if "word" in data:
        return _text(data, "word")
    if "amount" in data:
        amount = data["amount"]
        return Amount(amount if isinstance(amount, int) else _text(data, "amount"), _text(data, "sign"))
    if "icon" in data:
        return Icon(_text(data, "list"), _text(data, "icon"))
    return _phrase(data)


def _message(data: Data) -> Message:
    if not isinstance(data, dict):
        raise TypeError(f"not a message: {data!r}")
    arguments = tuple((name, _argument(value)) for name, value in data.items() if name != "say")
    return Message(_text(data, "say"), arguments)


def _messages(data: list[Data]) -> tuple[Message, ...]:
    return tuple(_message(part) for part in data)


def _phrase(data: dict[str, Data]) -> NounPhrase:
    determiner = next(iter(data))
    count, of = _argument(data.get("count")), _argument(data.get("of"))
    adjectives, modifiers = data.get("adjectives", []), data.get("modifiers", [])
    if not isinstance(count, Amount | None) or not isinstance(of, NounPhrase | None):
        raise TypeError(f"not a noun phrase: {data!r}")
    return NounPhrase(
        noun=_text(data, determiner),
        determiner=determiner,
        count=count,
        adjectives=tuple(_adjective(word) for word in adjectives) if isinstance(adjectives, list) else (),
        modifiers=_messages(modifiers) if isinstance(modifiers, list) else (),
        of=of,
        name=_text(data, "name"),
        plural=data.get("plural") is True,
        card=_text(data, "card"),
        about=_text(data, "about"),
    )


def _adjective(data: Data) -> str | tuple[str, ...]:
    match data:
        case str(word):
            return word
        case list():
            return tuple(word for word in data if isinstance(word, str))
        case _:
            raise TypeError(f"no adjective: {data!r}")


def _text(data: dict[str, Data], name: str) -> str:
    found = data.get(name, "")
    if not isinstance(found, str):
        raise TypeError(f"`{name}` is no text: {found!r}")
    return found
