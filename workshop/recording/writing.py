"""Write a recorded scenario as an author would: few names, and the cards of a zone in one line."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from ombre.runtime.linker import Rules

from ..scenarios.scripts import Line, Naming, Put, Script
from .bench import spoken_of

_WIDTH = 100  # characters in a line of `put`


def written(rules: Rules, script: Script, id: str, title: str, then: Mapping[str, str], names: frozenset[str]) -> str:
    """Return the text of a scenario. names: all names of cards."""
    *head, rest = script.text(rules, id, title).split("\n", 3)
    _, _, when = rest.partition("    all pass\n")
    others = [line.text(rules) for line in script.given if not isinstance(line, Put)]
    spoken = spoken_of([when, *then.values(), *others], names)
    given = "".join(f"    {line}\n" for line in _given(rules, script.given, spoken))
    expected = "".join(f"    {line}\n" for line in then.values())
    text = "\n".join(head) + f"\n{given}    all pass\n{when}  then:\n{expected}"
    shorter = _shorter_names(script, spoken)
    if not shorter:
        return text
    one = re.compile(rf"\b({'|'.join(sorted(map(re.escape, shorter), key=len, reverse=True))})\b")
    first, _, body = text.partition("\n")
    body = one.sub(lambda found: shorter[found[1]], body)
    return f"{first}\n" + re.sub(r"\b(\w+) as \1\b", r"\1", body)


def _shorter_names(script: Script, spoken: frozenset[str]) -> dict[str, str]:
    """Return new names: the id for a card of which one copy is left, else numbers without gaps."""
    puts = [line for line in script.given if isinstance(line, Put)]
    copies = Counter(line.card for line in script.given if isinstance(line, Naming))
    copies.update(line.card for line in puts)
    found: dict[str, str] = {}
    numbers: Counter[str] = Counter()
    for line in puts:
        if line.name in spoken and line.name != line.card:
            numbers[line.card] += 1
            found[line.name] = line.card if copies[line.card] == 1 else f"{line.card}_{numbers[line.card]}"
    return {} if set(found.values()) & (spoken - found.keys()) else found


def _given(rules: Rules, lines: Sequence[Line], spoken: frozenset[str]) -> list[str]:
    found: list[str] = []
    for items, where in _puts(rules, lines, spoken):
        text = ""
        for item in items:
            if text and len(text) + len(item) + len(where) > _WIDTH:
                found.append(f"put {text} in {where}")
                text = ""
            text = f"{text}, {item}" if text else item
        found.append(f"put {text} in {where}" if where else text)
    return found


def _puts(rules: Rules, lines: Sequence[Line], spoken: frozenset[str]) -> list[tuple[list[str], str]]:
    """Return the cards of neighbouring lines that put cards in one zone, with the zone; other lines with no zone."""
    found: list[tuple[list[str], str]] = []
    for line in lines:
        if not isinstance(line, Put) or line.having is not None:
            found.append(([line.text(rules)], ""))
            continue
        where = replace(line, name=line.card, number=1).text(rules).partition(" in ")[2]
        is_named = line.name != line.card and line.name in spoken
        if not found or found[-1][1] != where:
            found.append(([], where))
        items = found[-1][0]
        last, _, number = items[-1].partition(" ") if items else ("", "", "")
        if last == line.card and line.name not in spoken and (not number or number.isdigit()):
            items[-1] = f"{last} {int(number or 1) + 1}"
        else:
            items.append(f"{line.card} as {line.name}" if is_named else line.card)
    return found
