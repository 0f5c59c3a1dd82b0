"""Compare the content of an ability with its printed text, independently of the printer.

The content of an ability or a text is a list of numbers, values, durations, quantifiers and so on, with counts.

This module uses only the model and the patterns in `tests/fixtures/lexicon/`, not messages, idioms or the planner. The
content of a tree is counted twice, because one sentence may print the common parts of two statements only once: "Each
runner draws 1 card, then heals 1 HP", or "gets +1 attack and +1 body until the end of the turn". `most` counts these
common parts each time, `least` counts them once.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from ombre.compiler import model as m

LEXICON = Path(__file__).parents[1] / "fixtures" / "lexicon"
SHARED = ("what", "who", "duration", "event", "chooser", "during", "condition")
EXACT = ("until ", "once ", "within ", "next ", "rest ", "any number", "up to")  # a text has these only if its tree has
FREE = "1 for each"  # a number that is not in the tree: "1 card for each"
LOOKED_AT = (FREE, "amount")  # the words that these patterns match can be matched by other patterns too
LASTING = {m.Modify, m.Forbid, m.Blank, m.Copy, m.Grant}
WITHOUT_ZERO = {"=": "none", "<=": "none", ">": "some"}  # comparisons with 0, which are printed without the number
Asked = Counter[str]


@dataclass(frozen=True)
class Lexicon:
    """The patterns that find each sort of content in the texts of one natural language, in the order of the search."""

    patterns: Mapping[str, re.Pattern[str]]
    names: re.Pattern[str]

    def said(self, text: str) -> Counter[str]:
        """The content that the patterns find in a text, with counts."""
        text = self.names.sub("…", text)
        found = Counter(re.findall(r"\d+", text))
        for key, pattern in self.patterns.items():
            if key in LOOKED_AT:
                found[key] = len(pattern.findall(text))
                continue
            text, found[key] = pattern.subn(mark(key), text)
        return found


def mark(key: str) -> str:
    """A placeholder for words that a pattern has matched; no other pattern matches the placeholder."""
    return "‹" + "".join(chr(0x2460 + ord(letter) % 32) for letter in key) + "›"


@cache
def lexicon(language: str, game: str) -> Lexicon:
    data = yaml.safe_load((LEXICON / f"{language}.yaml").read_text(encoding="utf-8"))
    mine = data.pop("games")[game]
    scopes = mine["scopes"]
    looked_at = {key: data.pop(key) for key in LOOKED_AT}
    general = {
        f"{key} {scope}".strip(): pattern.replace("SCOPE", word)
        for key, pattern in data.items()
        for scope, word in (scopes.items() if "SCOPE" in pattern else [("", "")])
    }
    values = {f"{list_}.{word}": said for list_, words in mine["values"].items() for word, said in words.items()}
    whole = {key: rf"\b({said})\b" for key, said in (mine.get("conditions", {}) | values).items()}
    marked = {key: re.sub("‹[^›]+›", lambda found: mark(found[0][1:-1]), said) for key, said in general.items()}
    patterns = {key: re.compile(pattern, re.IGNORECASE) for key, pattern in (looked_at | whole | marked).items()}
    return Lexicon(patterns, re.compile("|".join(mine.get("names", [])) or r"(?!)", re.IGNORECASE))


# --------------------------------------------------------------------------------------------- content of trees


class Reader:
    """Computes the content of a tree for one natural language. most: count common parts each time."""

    def __init__(self, words: Lexicon, most: bool) -> None:
        self.words, self.most = words, most

    def asked(self, tree: Any) -> Asked:
        found: Asked = Counter()
        self._count(tree, found, 1)
        return +found

    def _count(self, tree: m.Held, found: Asked, times: int) -> None:
        if isinstance(tree, m.Node):
            own, inside = self._own(tree)
            for key in own:
                found[key] += times
            for part in inside:
                self._count(part, found, times)
        elif isinstance(tree, tuple):
            for before, part in zip((None, *tree), tree, strict=False):
                self._count(part, found, times)
                if not self.most and isinstance(part, m.Node) and isinstance(before, m.Node):
                    for same in shared(before, part):
                        self._count(same, found, -times)

    def _own(self, node: m.Node) -> tuple[list[str], list[m.Held]]:
        """The content of a node itself, and the parts of the node whose content must be added."""
        parts: list[m.Held] = [getattr(node, field.name) for field in fields(node)]
        match node:
            case m.Number(_, 1):
                return ["1|top one"], []
            case m.Number(_, value):
                return [str(value)], []
            case m.Arithmetic(_, "-", m.Number(_, 0), amount):
                return [], [amount]  # the amount of a change such as -1
            case m.Quotient(_, of, m.Number(_, 2)):
                return ["half"], [of]
            case m.SeatAfter(_, who, m.Number(_, 1)):
                return ["after"], [who]
            case m.SeatAfter(_, who, m.Number(_, steps)) if steps < 0:
                return [] if steps == -1 else [str(-steps)], [who]
            case m.Offer(_, who, _, _, arguments):
                return [], [who, *arguments[1:]]  # the first argument is the player who is asked
            case m.Compare(_, "=", left, m.Total(sort=sort, same=True)):
                return ["most" if sort == "highest" else "least"], [left]  # "with the highest ..."
            case m.ForEach(_, m.Those(_, _, "all") as over, _, body, True):
                return ["each|all"], [replace(over, determiner=""), body]
            case m.Compare(_, operator, m.Read(_, of) as left, m.Number(_, number)) if (
                key := f"{of.owner}.{of.name} {operator} {number}"
            ) in self.words.patterns:
                return [f"{key}|{number}"], [left]
            case m.Compare(_, ">", m.Read(_, m.Property(sort="option")) as left, m.Number(_, 0)):
                return [], [left]  # whether a start option is used
            case m.Compare(_, operator, left, m.Number(_, 0)) if operator in WITHOUT_ZERO:
                return [f"0|{WITHOUT_ZERO[operator]}"], [left]
            case m.Is(_, m.Local() | m.Read(), (m.You() | m.Current() | m.This() | m.Local() | m.Read(),), True):
                return ["other|none"], []  # "another runner", a runner other than you
            case m.ForEach(_, m.Those(_, _, "each", zone=m.Local()) as over, _, (m.ForEach() as inner,)):
                return ["each|a chosen"], [replace(over, determiner="a"), inner]  # each card of a chosen player
            case m.ForEach(_, m.Those(_, _, "each") as over, _, (m.ForEach() as inner,)) if not self.most:
                return [], [replace(over, determiner="a"), inner]  # each card of each player with a property
            case m.If(_, m.Can(_, verb, given), (m.Call(_, done, to), *_) as then, otherwise) if (
                not self.most and verb == done and alike(given, to)
            ):
                return ["able"], [then, otherwise]  # a test whether an action is possible, and the same action
            case m.TableCell(_, spans, body):
                return [str(end) for span in spans if span for end in sorted(set(span))], [body]
            case m.If(_, condition, then, otherwise) if not self.most and len(then) == len(otherwise) == 1:
                return [], [condition, *then, *only(then[0], otherwise[0])]
            case _:
                return list(OWN[type(node)](node)) if type(node) in OWN else [], parts


def shared(one: m.Held, other: m.Held) -> list[m.Held]:
    """The common parts of two neighbouring nodes; one sentence may print these only once."""
    if type(one) is not type(other) and not {type(one), type(other)} <= LASTING:
        return []
    same: list[m.Held] = [
        getattr(other, name, None) for name in SHARED if alike(getattr(one, name, None), getattr(other, name, None))
    ]
    if isinstance(one, m.Ability) and isinstance(other, m.Ability) and one.body and other.body:
        same += shared(one.body[-1], other.body[0])  # two abilities in one line
    return [part for part in same if part is not None]


def alike(one: m.Held, other: m.Held) -> bool:
    """Whether two parts are equal, apart from the names of candidates, which are different in each line."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(alike, one, other))
    if isinstance(one, m.Node) and type(one) is type(other):
        return all(alike(getattr(one, field.name), getattr(other, field.name)) for field in fields(one)[1:])
    unnamed = all(isinstance(name, str) and re.fullmatch(r"it\d*", name) for name in (one, other))
    return unnamed or bool(one == other)


def only(one: m.Held, other: m.Held) -> list[m.Held]:
    """The parts in which `other` differs from `one`; "1 damage, or 2 if ..." prints only these for `other`."""
    if one == other:
        return []
    if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        return [part for before, after in zip(one, other, strict=True) for part in only(before, after)]
    if type(one) is not type(other) or not isinstance(other, m.Node) or isinstance(other, m.Number | m.Value):
        return [other]
    return [part for field in fields(other) for part in only(getattr(one, field.name), getattr(other, field.name))]


def _those(node: m.Those) -> Iterator[str]:
    first, _, second = node.determiner.partition(" ")
    if first in ("each", "all"):
        yield first
    if second or node.other_than is not None or first in ("another", "other"):
        yield "other"


def _some(node: m.ChooseSome) -> Iterator[str]:
    if node.most is None:
        yield "any number"
    elif not node.exactly:
        yield "up to"


def _modify(node: m.Modify) -> Iterator[str]:
    """Yield the content for the computed parts of an amount; each of these may be printed as X."""
    parts: list[Any] = [node.amount]
    while parts:
        match parts.pop():
            case m.Arithmetic(_, "+", left, right):
                parts += [left, right]
            case m.Number() | m.Arithmetic(_, "-", m.Number(), m.Number()):
                pass
            case _:
                yield "amount"


def _duration(node: m.Duration) -> Iterator[str]:
    yield from (f"until {scope}" for scope in node.scopes)
    yield from ("until event" for _ in node.events)
    if node.rest:
        yield "rest of the game"
    if node.next is not None:
        yield "next event"


def _event(node: m.Event) -> Iterator[str]:
    scope, _, edge = node.key.rpartition(" ")
    if edge in ("starts", "ends"):
        yield f"{edge} {scope}"
    if node.key.startswith("becomes "):
        _, name, word = node.key.split(".")
        yield f"becomes {name}.{word}"


def _ability(node: m.Ability) -> Iterator[str]:
    if node.once:
        yield f"once per {node.once}"


def _often(times: Any) -> list[str]:
    if isinstance(times, m.Number):
        return []
    return ["often"] if isinstance(times, m.Count) else ["often|amount"]


OWN: dict[type[Any], Callable[[Any], Iterator[str] | list[str]]] = {
    m.Value: lambda node: [f"{node.list}.{node.word}"],
    m.Those: _those,
    m.ChooseSome: _some,
    m.ChooseOne: lambda node: ["one of several"],
    m.Modify: _modify,
    m.Duration: _duration,
    m.Event: _event,
    m.Ability: _ability,
    m.History: lambda node: [f"within {node.scope}"],
    m.ForValue: lambda node: ["each"],
    m.ForItem: lambda node: ["each"],
    m.Repeat: lambda node: _often(node.times),
    m.Can: lambda node: ["able"],
    m.Total: lambda node: {"total": [], "highest": ["most"], "lowest": ["least"]}[node.sort],
    m.ThereIs: lambda node: ["none"] if node.negated else [],
    m.IsEmpty: lambda node: [] if node.negated else ["none"],
    m.Listen: lambda node: ["next event"] if node.once else [],
    m.Window: lambda node: ["once each"] if node.once else ["until event"],
    m.RevealUntil: lambda node: ["until event"],
    m.RepeatUntil: lambda node: ["until event"],
}


# --------------------------------------------------------------------------------------------- content of texts


def settled(asked: Asked, said: Asked) -> Asked:
    """The required content with one form in place of each pair of alternative forms: the form that the text uses."""
    found = Counter({key: times for key, times in asked.items() if "|" not in key})
    for key in (key for key, times in asked.items() if "|" in key for _ in range(times)):
        one, other = key.split("|")
        found[one if said[one] > found[one] else other] += 1
    return found


def expected(tree: Any, words: Lexicon) -> tuple[Asked, Asked]:
    """The content that a text of a tree must have at least, and may have at most."""
    return Reader(words, False).asked(tree), Reader(words, True).asked(tree)


def misread(tree: tuple[Asked, Asked], text: str, words: Lexicon) -> list[str]:
    """Descriptions of the content that a text lacks or adds; empty if the text matches its tree."""
    said = words.said(text)
    least, most = (settled(asked, said) for asked in tree)
    free = Counter({"1": said[FREE]})
    unknown = [f"{key}: no pattern" for key in most if not key.isdecimal() and key not in words.patterns]
    lacking = [f"{key}: {said[key]} of {least[key]}" for key in least if said[key] < least[key]]
    besides = [
        f"{key}: {said[key]}, and not {most[key]}"
        for key in said
        if said[key] > most[key] + free[key] and (key.isdecimal() or "." in key or key.startswith(EXACT))
    ]
    return unknown or lacking + besides
