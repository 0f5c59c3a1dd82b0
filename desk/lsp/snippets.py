"""Templates for new declarations: a card of each kind with its usual facts, a scenario, a rule, a verb, a kind."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ombre.compiler import model
from ombre.dsl import nodes
from ombre.dsl.source import Source
from ombre.translatable import tr

from .open_games import OpenGame

_CHOICE = re.compile(r"\$\{(\d+)\|([^,|]*)[^|]*\|\}")
_SIGNS = re.compile(r"[$\\{}]")  # what templates write in another way
_MOST_CHOICES = 24  # words of a list that are offered in a template


class Snippet(NamedTuple):
    """A template. word: what is typed. about: what it makes. text: in the syntax of editors, with `$1`, `${2:text}`."""

    word: str
    about: str
    text: str


def declarations(known: model.Model, usual: Mapping[tuple[str, str], str]) -> Iterator[Snippet]:
    """Yield the templates for the first column of a file. A new card has no mistake, also if nothing is filled in.

    usual: see `usual_lines`.
    """
    for kind in known.kinds.values():
        cards = [card for card in known.cards.values() if card.kind == kind.name]
        if cards or not (known.is_a(kind.name, "player") or _has_below(known, kind.name)):
            yield Snippet(kind.name, tr("a new {0}", kind.name), _card(known, kind, cards, usual))
    least = next((file.players[0] for file in known.files if file.game), 2)
    yield Snippet(
        "scenario",
        tr("a new scenario"),
        f'scenario ${{1:name}} "${{2:what it shows}}"\n  given:\n    players ${{3:{max(least, 1)}}}\n'
        "    put ${4:card} in ${5:zone}\n  when:\n    $6\n  then:\n    $0",
    )
    yield Snippet("rule", tr("a new rule"), "rule ${1:name}: when ${2:event}:\n  $0")
    yield Snippet("verb", tr("a new verb"), "verb ${1:who}:${2:kind} ${3:does} ${4:what}:${5:kind}\n  $0")
    yield Snippet(
        "kind", tr("a new kind of cards"), "kind ${1:name} is ${2:card}\n  fact ${3:property} ${4:number}\n  $0"
    )
    yield Snippet("deck", tr("a new deck"), "deck ${1:name}:\n  ${2:1} ${3:card}\n  $0")


def _has_below(known: model.Model, kind: str) -> bool:
    return any(other.base == kind for other in known.kinds.values())


def usual_lines(game: OpenGame) -> Mapping[tuple[str, str], str]:
    """The line that most often is all that a slot does, by the kind of the card and the name of the slot."""
    found: dict[tuple[str, str], Counter[str]] = {}
    for file in (file for file in game.project.files if file.is_played):
        for card in game.desk.parsed(file.source.name).declarations:
            if isinstance(card, nodes.Card):
                for slot in (one for one in card.lines or () if isinstance(one, nodes.Slot)):
                    if line := _only_line(slot, file.source):
                        found.setdefault((card.kind.text, slot.slot.text), Counter())[line] += 1
    return {key: max(lines, key=lambda line: (lines[line], -len(line))) for key, lines in found.items()}


def _only_line(slot: nodes.Slot, source: Source) -> str:
    """The only line of a slot that has nothing else, so that the line can stand in any card; "" if there is more."""
    if slot.parameter is not None or slot.facts or slot.costs is not None or slot.once is not None:
        return ""
    span = slot.body[0].span
    if len(slot.body) > 1 or span.line != span.end_line:
        return ""
    line = source.line(span.line)[span.column - 1 : span.end_column - 1]
    return "" if _SIGNS.search(line) else line


def _card(known: model.Model, kind: model.Kind, cards: list[model.Card], usual: Mapping[tuple[str, str], str]) -> str:
    """A card with the facts that most cards of its kind print, each with its most frequent value.

    The slot that most of them have does what it does most often. If that is more than a line, the card has none.
    """
    facts, number = list[str](), 3
    given = Counter(found.name for card in cards for found, _ in card.facts)
    for found in known.properties.values():
        if found.sort != "fact" or not found.owner or not known.is_a(kind.name, found.owner):
            continue
        if cards and 2 * given[found.name] < len(cards):
            continue
        facts.append(f"{found.name} {_value(known, found, cards, number)}")
        number += 1
    slots = [slot for above in known.above(kind.name) for slot in above.slots]
    used = Counter(ability.slot for card in cards for ability in card.abilities if ability.slot in slots)
    slot = used.most_common(1)[0][0] if used else slots[0] if slots else ""
    lines = [f'{kind.name} ${{1:name}} "${{2:Name}}"', *(["  " + "    ".join(facts)] if facts else [])]
    does = usual.get((kind.name, slot), "")
    return "\n".join([*lines, *([f"  {slot}:", f"    ${{{number}:{does}}}$0"] if does else ["  $0"])])


def _value(known: model.Model, found: model.Property, cards: list[model.Card], number: int) -> str:
    """The place for the value of a fact: a choice between the words of a list, else the most frequent number."""
    values = known.values.get(found.type.of)
    if found.type.tag in ("value", "set") and values is not None and len(values.words) <= _MOST_CHOICES:
        return f"${{{number}|{','.join(values.words)}|}}"
    used = Counter(value for card in cards for fact, value in card.facts if fact == found and isinstance(value, int))
    return f"${{{number}:{used.most_common(1)[0][0] if used else 1}}}"


def without_choices(text: str) -> str:
    """A template for editors that know no choices: the first word of each stands there, to be replaced."""
    return _CHOICE.sub(r"${\1:\2}", text)
