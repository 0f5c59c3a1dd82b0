"""Templates for new declarations: a card of each kind with its usual facts, a scenario, a rule, a verb, a kind."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from ombre.compiler import model
from ombre.translatable import tr

_CHOICE = re.compile(r"\$\{(\d+)\|([^,|]*)[^|]*\|\}")
_MOST_CHOICES = 24  # words of a list that are offered in a template


class Snippet(NamedTuple):
    """A template. word: what is typed. about: what it makes. text: in the syntax of editors, with `$1`, `${2:text}`."""

    word: str
    about: str
    text: str


def declarations(known: model.Model) -> Iterator[Snippet]:
    """Yield the templates for the first column of a file."""
    for kind in known.kinds.values():
        cards = [card for card in known.cards.values() if card.kind == kind.name]
        if cards or not (known.is_a(kind.name, "player") or _has_below(known, kind.name)):
            yield Snippet(kind.name, tr("a new {0}", kind.name), _card(known, kind, cards))
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


def _card(known: model.Model, kind: model.Kind, cards: list[model.Card]) -> str:
    """A card with the facts that most cards of its kind print, each with its most frequent value."""
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
    return "\n".join([*lines, *([f"  {slot}:", "    $0"] if slot else ["  $0"])])


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
