"""Join the messages of single statements into sentences, with brackets where they are needed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ... import model
from ...messages import YOU, Argument, Message, NounPhrase, say

CONDITIONAL = ("if", "if-block", "if-all", "if-otherwise", "otherwise")
# Clauses without a clear end: the next clause could be read as a part of them.
OPEN = (
    *CONDITIONAL,
    "if-none",
    "if-so",
    "if-not",
    "for-each",
    "repeat",
    "repeat-while",
    "repeat-until",
    "together",
    "when-until",
    "next-time",
    "choose-one",
    "may-so",
)


def block(sentences: Sequence[Message]) -> Message:
    """Join several sentences to one clause: "first ..., then ..."."""
    parts: list[Message] = []
    for sentence in sentences:
        inner = sentence.get("action")
        if sentence.id == "after-choice" and isinstance(inner, Message):
            parts.append(inner)  # brackets mark the end of the list before this sentence
        elif sentence.id == "if-so" and parts and parts[-1].id == "may":
            may = parts.pop()
            parts.append(Message("may-so", (*may.arguments, ("so", sentence.get("action")))))
        elif sentence.id == "otherwise" and parts and parts[-1].id in ("if", "if-block"):
            before = parts.pop()
            arguments = (*before.arguments, ("otherwise", sentence.get("action")))
            parts.append(Message("if-otherwise", arguments))
        else:
            parts.append(sentence)
    if len(parts) <= 1:
        return parts[0] if parts else say("nothing-happens")  # the statements only bind names
    # Brackets mark the end of OPEN clauses.
    steps = [say("bracketed", action=part) if part.id in OPEN else part for part in parts[:-1]]
    return say("steps", parts=(*steps, parts[-1]))


def opened(sentences: list[Message]) -> list[Message]:
    """Print the statements of a final "if" as several sentences under this "if", so that they need no brackets."""
    if not sentences or sentences[-1].id not in ("if", "if-block"):
        return sentences
    *before, last = sentences
    parts = steps.get("parts") if isinstance(steps := last.get("action"), Message) and steps.id == "steps" else None
    told = [part for part in parts if isinstance(part, Message)] if isinstance(parts, tuple) else []
    if not any(part.id == "bracketed" for part in told):
        return sentences
    inner = tuple(part.get("action") if part.id == "bracketed" else part for part in told)
    return [*before, say("if-all", condition=last.get("condition"), sentences=inner)]


def side_by_side(id: str, sentences: Sequence[Message]) -> Message:
    """Join simultaneous statements to one clause; the letters of all parts are explained at its end."""
    parts: list[Argument] = []
    letters: list[Argument] = []
    for sentence in sentences:
        if sentence.id == "where-x":
            parts.append(sentence.get("action"))
            explained = sentence.get("letters")
            letters += explained if isinstance(explained, tuple) else ()
        else:
            parts.append(say("bracketed", action=sentence) if sentence.id in OPEN else sentence)
    clause = say(id, parts=tuple(parts))
    return say("where-x", action=clause, letters=tuple(letters)) if letters else clause


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
