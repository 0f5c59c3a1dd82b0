"""Join the messages of single statements into sentences, with brackets where they are needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from ombre.compiler import model

from ..language.messages import CONDITIONAL, LOOPS, OFFERS, YOU, Argument, Message, NounPhrase, say, uses_letter

# Clauses without a clear end: the next clause could be read as a part of them.
OPEN = (
    *CONDITIONAL,
    *LOOPS,
    *("if-none", "if-so", "if-not"),
    *("when-until", "next-time", "choose-one", "may-so"),
)
# Where the next step of a block could be read as a part of this one, or what a player may do as a part of the offer.
BRACKETED = (*OPEN, *OFFERS)
# What continues the sentence before it, and which sentences it can continue.
CONTINUING = {
    "if-so": OFFERS,
    "if-not": OFFERS,
    "otherwise": ("if", "if-all", "if-otherwise"),
}
# What stands behind a list of options, and is no part of the last one.
AFTER_LIST = ("after-choice", "after-list")


def ends_in_list(part: Argument) -> bool:
    """Whether a sentence ends with the options of a choice:
    the next sentence could be read as a part of the last one.
    """
    if isinstance(part, tuple):
        return bool(part) and ends_in_list(part[-1])
    if not isinstance(part, Message) or part.id == "bracketed" or not part.arguments:
        return False
    return part.id == "choose-one" or ends_in_list(part.arguments[-1][1])


def closed(part: Argument, ids: Sequence[str] = ("choose-one",)) -> Argument:
    """Put brackets around the clause with one of some ids with which a sentence ends."""
    if isinstance(part, tuple):
        return (*part[:-1], closed(part[-1], ids)) if part else part
    if not isinstance(part, Message) or part.id in ("bracketed", "choose-one") and part.id not in ids:
        return part
    return say("bracketed", action=part) if part.id in ids else _with_end(part, ids)


def _with_end(message: Message, ids: Sequence[str]) -> Message:
    """Put brackets around a clause at the end of a sentence; the sentence itself is not this clause."""
    end = 0 if message.id == "where-x" else len(message.arguments) - 1
    told = [(name, closed(value, ids) if at == end else value) for at, (name, value) in enumerate(message.arguments)]
    return Message(message.id, tuple(told))


def listed(sentences: Sequence[Message]) -> list[Message]:
    """Mark where a list of options ends, and which of two sentences the next one continues."""
    found: list[Message] = []
    for message in sentences:
        if found and message.id in CONTINUING:
            ids = (*CONTINUING[message.id], "choose-one")
            found[-1:] = [_inside(found[-1], partial(_before_more, ids=ids)), message]
        elif found and ends_in_list(found[-1]) and message.id not in AFTER_LIST:
            found.append(say(AFTER_LIST[found[-1].id != "choose-one"], action=message))
        else:
            found.append(message)
    return found


def in_option(sentences: Sequence[Message]) -> list[Message]:
    """Put brackets around the lists inside an option of another list."""
    told = [s.get("action") if s.id in AFTER_LIST else s for s in sentences]
    return [s for s in map(closed, told) if isinstance(s, Message)]


def block(sentences: Sequence[Message]) -> Message:
    """Join several sentences to one clause: "first ..., then ..."."""
    parts = _parts(sentences)
    if len(parts) <= 1:
        return parts[0] if parts else say("nothing-happens")  # the statements only bind names
    return say("steps", parts=(*map(_bracketed, parts[:-1]), parts[-1]))


def _parts(sentences: Sequence[Message]) -> list[Message]:
    """Join each sentence that continues the one before it with this one."""
    parts: list[Message] = []
    for sentence in sentences:
        inner, last = sentence.get("action"), parts[-1] if parts else None
        if last is None:
            parts.append(sentence)
        elif sentence.id in AFTER_LIST and isinstance(inner, Message):
            parts.append(inner)  # brackets mark the end of the list before this sentence
        elif sentence.id == "if-so" and last.id == "may":
            parts[-1] = Message("may-so", (*last.arguments, ("so", inner)))
        elif sentence.id == "if-not" and last.id in ("may", "may-so", "may-do"):
            parts[-1] = say("may-or", first=last, who=sentence.get("who"), action=inner)
        elif sentence.id == "otherwise" and said_of(last).id in ("if", "if-block", "if-all"):
            parts[-1] = _inside(last, partial(_or_else, otherwise=inner))
        else:
            parts.append(sentence)
    return parts


def said_of(part: Message) -> Message:
    """Return a sentence without its explanation of letters."""
    inner = part.get("action")
    return inner if part.id == "where-x" and isinstance(inner, Message) else part


def _inside(part: Message, change: Callable[[Message], Message]) -> Message:
    """Change a sentence, and leave its explanation of letters as it is."""
    inner = said_of(part)
    return change(part) if inner is part else Message("where-x", (("action", change(inner)), *part.arguments[1:]))


def _before_more(part: Message, ids: Sequence[str]) -> Message:
    return part if part.id == "if-block" else _with_end(part, ids)


def _or_else(test: Message, otherwise: Argument) -> Message:
    whole = _with_end(_as_clause(test), CONTINUING["otherwise"])
    return Message("if-otherwise", (*whole.arguments, ("otherwise", otherwise)))


def _as_clause(test: Message) -> Message:
    """Return a condition of several sentences as the condition of one clause."""
    told = test.get("sentences")
    if not isinstance(told, tuple):
        return test
    action = block([one for one in told if isinstance(one, Message)])
    return say("if", condition=test.get("condition"), action=action)


def _bracketed(part: Message) -> Message:
    return say("bracketed", action=part) if part.id in BRACKETED or ends_in_list(part) else part


def opened(sentences: list[Message]) -> list[Message]:
    """Print the statements of a final "if" as several sentences under this "if", so that they need no brackets."""
    if not sentences or sentences[-1].id not in ("if", "if-block"):
        return sentences
    *before, last = sentences
    parts = steps.get("parts") if isinstance(steps := last.get("action"), Message) and steps.id == "steps" else None
    told = [part for part in parts if isinstance(part, Message)] if isinstance(parts, tuple) else []
    if not any(part.id == "bracketed" for part in told):
        return sentences
    inner = [part.get("action") if part.id == "bracketed" else part for part in told]
    listed_parts = listed([part for part in inner if isinstance(part, Message)])
    return [*before, say("if-all", condition=last.get("condition"), sentences=tuple(listed_parts))]


def side_by_side(id: str, sentences: Sequence[Message]) -> Message:
    """Join simultaneous statements to one clause; the letters of all parts are explained at its end."""
    parts: list[Argument] = []
    letters: list[Argument] = []
    for sentence in _parts(sentences):
        if sentence.id == "where-x":
            parts.append(sentence.get("action"))
            explained = sentence.get("letters")
            letters += explained if isinstance(explained, tuple) else ()
        else:
            parts.append(_bracketed(sentence))
    clause = say(id, parts=tuple(parts))
    return say("where-x", action=clause, letters=tuple(letters)) if letters else clause


def explained(sentences: Sequence[Message], letters: Sequence[Message]) -> list[Message]:
    """Return sentences each of which explains the letters that it is the first to use: "..., where X is ..."."""
    told: list[Message] = []
    for sentence in sentences:
        last = len(told) == len(sentences) - 1
        own = tuple(one for one in letters if last or uses_letter(sentence, one.get("letter")))
        letters = [one for one in letters if one not in own]
        told.append(say("where-x", action=sentence, letters=own) if own else sentence)
    return told


def in_a_row(told: list[tuple[model.Statement, Message]]) -> Iterator[Message]:
    """Join consecutive calls with the same subject to one sentence."""
    row: list[Message] = []
    for statement, message in [*told, (None, None)]:
        joins = (
            message is not None
            and isinstance(statement, model.Call | model.May)
            and message.id not in ("where-x", "if-so", "if-not", "for-each", "may-do")
            and isinstance(message.arguments[0][1], NounPhrase)
        )
        if row and message is not None and joins and _same_doer(row[0], message):
            row.append(message)
            continue
        if row:
            yield _sequence(row)
            row = []
        if message is not None:
            if joins and message.id != "may":
                row = [message]
            else:
                yield message


def _same_doer(one: Message, other: Message) -> bool:
    return one.arguments[0][1] == other.arguments[0][1] and not (other.id == "may" and one.arguments[0][1] == YOU)


def _sequence(row: list[Message]) -> Message:
    if len(row) == 1:
        return row[0]
    doer = row[0].arguments[0][1]
    return say("sequence", doer=doer, first=row[0], rest=tuple(row[1:]))
