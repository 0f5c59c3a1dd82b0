"""List what can meet: cards with cards, with rules, with start options, and cards three at a time.

A member of a meeting is named as a designer would: by the id of a card, `rule NAME`, `cannot VERB (FILE:LINE)`, or
`option NAME=VALUE`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Literal, NamedTuple, TypeAlias

from ombre.compiler import model
from ombre.compiler.checks.all_bodies import Unit, own
from ombre.runtime.chance import below, seeded
from ombre.runtime.linker import Rules
from ombre.session.tracebacks import sources
from ombre.translatable import tr

from .meetings import TWO_BEGINNINGS, Meetings, Tie, rank_of

Sort: TypeAlias = Literal["cards", "rules", "cannot", "options", "triples"]
SORTS: tuple[Sort, ...] = ("cards", "rules", "cannot", "options", "triples")
COPIES = "copies"  # chooses among the meetings of two cards those of two copies of one card
IDLE = tr("one of the cards has no ability, and no verb takes cards of its kind")
REFUSED = tr("the set-up refuses the option with this beginning")
UNJOINED = tr("it is about a player without a seat, who does not join with this beginning")
MOST_TRIPLES = 1000
TRIPLES_SEED = 1
MOST_VALUES = 3  # most small values of an option that is a number


class Meeting(NamedTuple):
    """What is to act on one board: cards by their ids, and names of elements. A higher rank: they interact more."""

    members: tuple[str, ...]
    sort: Sort
    rank: int

    @property
    def is_of_copies(self) -> bool:
        return self.sort == "cards" and len({*self.members}) == 1 < len(self.members)

    @property
    def name(self) -> str:
        names = [*dict.fromkeys(self.members)]
        if self.is_of_copies:
            return tr("{0} twice", names[0])
        if len(names) == 1:
            return names[0]
        first, second, *third = names
        return tr("{0} with {1} with {2}", first, second, third[0]) if third else tr("{0} with {1}", first, second)


@dataclass(frozen=True, slots=True, eq=False)
class Element:
    """A part of the rules, or a `cannot` of a card, that can act.

    ids: the abilities of the linked rules that are made from it. card: the card on which it is printed, or "".
    """

    name: str
    unit: Unit
    body: tuple[model.Statement, ...]
    ids: frozenset[str]
    card: str = ""


def elements(known: model.Model, units: Iterable[Unit], rules: Rules) -> dict[str, Element]:
    """Return the rules of a game, and each of its lines with `cannot`, by name."""
    made: dict[tuple[str, int], set[str]] = {}
    for record, source in zip(rules.abilities, sources(rules), strict=True):
        made.setdefault((source, record.line), set()).add(record.id)
    tops = {id(rule) for file in known.files for rule in file.rules}
    tops |= {id(ability) for card in known.cards.values() for ability in card.abilities}
    found: dict[str, Element] = {}
    for unit in units:
        if unit.ability is None or id(unit.ability) not in tops:
            continue
        for element in _of_unit(unit, made):
            if element.ids:
                found[element.name] = element
    return found


def _of_unit(unit: Unit, made: dict[tuple[str, int], set[str]]) -> Iterator[Element]:
    ability, card = unit.ability, unit.card.id if unit.card is not None else ""
    assert ability is not None

    def ids(node: model.Node) -> frozenset[str]:
        return frozenset(made.get((node.span.source, node.span.line), ()))

    for line in unit.body if ability.sort == "static" else ():
        if isinstance(line, model.Forbid):
            yield Element(f"cannot {line.event.key} ({line.span})", unit, (line,), ids(line), card)
        elif not card:
            yield Element(f"rule {_named(ability, line)}", unit, (line,), ids(line))
    if ability.sort != "static" and not card:
        yield Element(f"rule {_named(ability, ability)}", unit, unit.body, ids(ability))


def _named(ability: model.Ability, node: model.Node) -> str:
    if not ability.name:
        return f"at {node.span}"
    return ability.name if node is ability or len(ability.body) == 1 else f"{ability.name} ({node.span})"


def reasons(found: Meetings, acting: Iterable[str]) -> dict[tuple[str, str], str]:
    """Return the pairs of cards that cannot meet, with the reasons. acting: the cards that can do anything."""
    can, known = {*acting}, dict[tuple[str, str], str]()
    for one, other in combinations_with_replacement(found.cards, 2):
        reason = found.apart(one, other) or ("" if {one, other} <= can else IDLE)
        if reason:
            known[one, other] = reason
    return known


def refused(found: Meetings, accepting: Mapping[str, Collection[str]]) -> dict[tuple[str, str], str]:
    """Return the values of start options and the beginnings that cannot meet, with the reason."""
    begins = [card for card in found.cards if _begins(found, card)]
    return {(option, card): REFUSED for option, those in accepting.items() for card in begins if card not in those}


def unjoined(found: Meetings, parts: dict[str, Element], acting: Iterable[str]) -> dict[tuple[str, str], str]:
    """Return the rules and lines with `cannot` that cannot meet a beginning,
    because whom they are about does not join.
    """
    # For each kind of players without seats, the cards that let them join; "" for a rule that does.
    joining: dict[str, set[str]] = {}
    for unit in found.units:
        for node in own(unit.body):
            if isinstance(node, model.Join):
                joining.setdefault(node.kind, set()).add(unit.card.id if unit.card is not None else "")

    def is_apart(name: str, card: str) -> bool:
        for kind in _kinds(parts[name]) & joining.keys():
            cards = {one for sort, some in joining.items() if found.model.is_a(sort, kind) for one in some}
            if card not in cards and all(one and found.apart(one, card) == TWO_BEGINNINGS for one in cards):
                return True
        return False

    listed = _with_elements(found, parts, [card for card in acting if _begins(found, card)])
    pairs = ((name, card) for (name, card), *_ in listed)
    return {(name, card): UNJOINED for name, card in pairs if is_apart(name, card)}


def _begins(found: Meetings, card: str) -> bool:
    return found.model.cards[card].kind in found.model.beginnings


def _kinds(part: Element) -> set[str]:
    """Return the kinds without which a part of the rules cannot act: those of its events and of what it is about."""
    ability = part.unit.ability
    assert ability is not None
    events = [ability.event, *(line.event for line in part.body if isinstance(line, model.Forbid))]
    patterns = [one for event in events if event is not None for one in event.patterns]
    conditions = ability.tested.parts if isinstance(ability.tested, model.And) else (ability.tested,)
    found = {one.kind for one in patterns if isinstance(one, model.Those)}
    return found | {one.kind for one in conditions if isinstance(one, model.IsKind) and not one.negated}


def meetings_of(
    found: Meetings,
    parts: dict[str, Element],
    acting: Iterable[str],
    accepting: Mapping[str, Collection[str]],
    apart: Collection[tuple[str, str]],
) -> list[Meeting]:
    """Return all meetings of a game, those that interact most directly first.

    acting: the cards that can do anything. accepting: for each value of a start option the beginnings that allow it.
    apart: rules and lines with cards that cannot meet.
    """
    cards = [*acting]
    can = {*cards}
    listed = [
        Meeting((pair.one, pair.other), "cards", pair.rank) for pair in found.pairs() if {pair.one, pair.other} <= can
    ]
    listed += [one for one in _with_elements(found, parts, cards) if one.members not in apart]
    no = refused(found, accepting)
    listed += [
        Meeting((option, card), "options", 0) for option in accepting for card in cards if (option, card) not in no
    ]
    listed += _triples(
        found, [one for one in listed if one.sort == "cards" and one.rank > 1 and len({*one.members}) > 1]
    )
    order = {sort: number for number, sort in enumerate(SORTS)}
    return sorted(listed, key=lambda one: (-one.rank, order[one.sort]))  # a stable sort: the order of pairs remains


def _with_elements(found: Meetings, parts: dict[str, Element], cards: list[str]) -> Iterator[Meeting]:
    ties: dict[str, Tie] = {name: found.tie_of(one.unit, one.body) for name, one in parts.items()}
    for name, part in parts.items():
        for card in cards:
            rank = rank_of(ties[name], found.ties[card])
            if not name.startswith("cannot"):
                yield Meeting((name, card), "rules", rank)
            elif part.card != card and ties[name].hears & found.ties[card].causes:
                yield Meeting((name, card), "cannot", rank)


def options(known: model.Model) -> list[str]:
    """Return the values of the start options of a game that are not those of a usual game.

    Of a number: the smallest values, the largest one if there is one, and those with which a condition compares it.
    """
    compared: dict[str, set[int]] = {}
    for node in known.everything(model.Compare):
        for one, other in ((node.left, node.right), (node.right, node.left)):
            if isinstance(one, model.Read) and one.property.sort == "option" and isinstance(other, model.Number):
                compared.setdefault(one.property.name, set()).add(other.value)
    found: list[str] = []
    for option in known.options.values():
        name, most = option.property.name, option.most
        words = known.values[option.property.type.of].words if option.property.type.tag == "value" else None
        numbers = {*range(1, MOST_VALUES + 1), most or 0, *compared.get(name, ())}
        values = (
            words[1:]
            if words
            else sorted(number for number in numbers if 0 < number and (most is None or number <= most))
        )
        found += [f"option {name}={value}" for value in values]
    return found


def _triples(found: Meetings, pairs: list[Meeting]) -> list[Meeting]:
    """Return cards three at a time, of which one interacts with both others: a sample."""
    partners: dict[str, list[str]] = {}
    for one in pairs:
        first, second = one.members
        partners.setdefault(first, []).append(second)
        partners.setdefault(second, []).append(first)
    middles = [card for card in sorted(partners) if len(partners[card]) > 1]
    chance, listed = seeded(TRIPLES_SEED), dict[tuple[str, ...], None]()
    for _ in range(2 * MOST_TRIPLES if middles else 0):
        chance, at = below(chance, len(middles))
        others = partners[middles[at]]
        chance, first_at = below(chance, len(others))
        chance, last_at = below(chance, len(others))
        if first_at != last_at and not found.apart(others[first_at], others[last_at]) and len(listed) < MOST_TRIPLES:
            listed[tuple(sorted((others[first_at], middles[at], others[last_at])))] = None
    return [Meeting(members, "triples", 2) for members in listed]
