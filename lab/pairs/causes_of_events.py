"""Find out from the model how an event can be brought about: the chains of bodies that end in it.

A way is read backwards. Its first link is a statement that causes the event; the next link brings about the body of
that statement, and so on, until something is reached that can be done on a board: an offer of a window, a step, a flow,
a slot that only a card performs, or a verb that a card, a rule or a step calls.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Literal, NamedTuple, TypeAlias

from ombre import contract
from ombre.compiler import model
from ombre.compiler.checks.all_bodies import Unit
from ombre.compiler.model import Model

MOST_CAUSES = 5  # most causes of a way
MOST_WAYS = 12  # most ways for one event

# What can make an event happen; the kinds of events are those of the runtime.
CausingNode: TypeAlias = (
    model.Call | model.Become | model.Perform | model.StartFlow | model.ScopeEdge | model.Offer
)  # fmt: skip
Fact: TypeAlias = tuple[str, str]  # the owner and the name of a property


class Holds(NamedTuple):
    """A condition that must be true, or false, on the way to a statement."""

    condition: model.Condition
    truth: bool


class Binds(NamedTuple):
    """A name on the way to a statement, with the things that it can stand for, or its value."""

    name: str
    what: model.Phrase


class Repeats(NamedTuple):
    """An amount that must be above 0 on the way to a statement."""

    times: model.Expression


class Rolls(NamedTuple):
    """A die that is rolled on the way to a statement, with its name and its sides."""

    name: str
    sides: model.Expression


Need: TypeAlias = Holds | Binds | Repeats | Rolls


class Passage(NamedTuple):
    """A statement that causes an event, or reads a fact.

    needs: what must be so when its body runs, in the order of the body. reads: the fact that is wanted, if it is one.
    """

    unit: Unit
    node: model.Statement | model.Offer
    needs: tuple[Need, ...]
    reads: model.Read | None = None


class Way(NamedTuple):
    """A way to an event. causes: the nearest first. does: what is done first, and its name."""

    links: tuple[Passage, ...]
    does: Literal["offer", "step", "flow", "perform", "call", "set-up"]
    name: str

    @property
    def cost(self) -> int:
        """How much has to be arranged; ways with a lower cost are tried first."""
        cards = sum(link.unit.card is not None for link in self.links)
        holds = sum(isinstance(need, Holds) for link in self.links for need in link.needs)
        return 2 * len(self.links) + 4 * cards + holds + {"call": 3, "set-up": 6}.get(self.does, 0)


class Ways:
    """Finds the ways to the events of one game with its expansions."""

    def __init__(self, known: Model, bodies: Iterable[Unit], public: set[str]) -> None:
        """public: the verbs that cards, rules and steps call directly."""
        self.public = public
        self._steps = {contract.step(node.name): node.name for node in known.everything(model.Step)}
        flows = {flow.name for flow in known.everything(model.Flow)}
        self._flows = {key(name): name for name in flows for key in (contract.starting, contract.ending)}
        turns = [
            flow.name for flow in known.everything(model.Flow) if any(isinstance(x, model.Turns) for x in flow.items)
        ]
        self.rounds = tuple(Way((), "flow", name) for name in turns)  # all players have turns in them
        self._parts = {contract.setup(node.name) for node in known.everything(model.SetupPart) if node.name}
        self._causes: dict[str, list[Passage]] = defaultdict(list)
        self._readers: dict[Fact, list[Passage]] = defaultdict(list)
        facts = _modified(known)
        self.forbids: list[tuple[Unit, model.Forbid]] = []
        for unit in bodies:
            if unit.sort != "seats":
                for node, needs in _inside(unit.body, ()):
                    if isinstance(node, CausingNode):
                        self._causes[_key(node)].append(Passage(unit, node, needs))
                    for fact, read in _reads(node, facts):
                        self._readers[fact].append(Passage(unit, node, needs, read))
                self.forbids += [(unit, node) for node in unit.body if isinstance(node, model.Forbid)]
        self._known: dict[str, tuple[Way, ...]] = {}

    def to(self, key: str) -> tuple[Way, ...]:
        """Return the ways to an event, those with the lowest cost first."""
        if key not in self._known:
            self._known[key] = _best(self._to(key, (key,)))
        return self._known[key]

    def of_seatless(self, key: str, roles: Collection[int], apart: Collection[str]) -> tuple[Way, ...]:
        """Return the ways to an event with a player without a seat in some roles.

        None of them begins with the call of a verb. apart: the cards that are in no game with such a player.
        """
        return _best(
            way
            for way in self._to(key, (key,))
            if way.does != "call" and _can_be_seatless(way, roles)
            if not any(link.unit.card is not None and link.unit.card.id in apart for link in way.links)
        )

    def reading(self, fact: Fact) -> tuple[Way, ...]:
        """Return the ways to statements that read a fact which abilities modify."""
        return _best(way for link in self._readers[fact] for way in self._through(link, ()))

    def _to(self, key: str, seen: tuple[str, ...]) -> Iterator[Way]:
        if key in self._steps:
            yield Way((), "step", self._steps[key])
        if key in self._flows:
            yield Way((), "flow", self._flows[key])
        if key in self._parts:
            yield Way((), "set-up", "")
        for link in self._causes[key]:
            yield from self._through(link, seen)
        if key in self.public:
            yield Way((), "call", key)

    def _through(self, link: Passage, seen: tuple[str, ...]) -> Iterator[Way]:
        """Yield the ways to the event that a statement causes."""
        unit = link.unit
        if isinstance(link.node, model.Offer) and unit.sort == "step":
            yield Way((link,), "offer", link.node.verb)
        elif unit.sort == "step":
            yield Way((link,), "step", self._steps[unit.label])
        elif unit.sort == "set-up":
            yield Way((link,), "set-up", "")
        elif (key := _begins(unit)) and key not in seen and len(seen) < MOST_CAUSES:
            for way in self._to(key, (*seen, key)):
                yield Way((link, *way.links), way.does, way.name)


def _can_be_seatless(way: Way, roles: Collection[int]) -> bool:
    """Whether the last statement of a way can have players without seats in some roles, as far as its words say."""
    given = arguments(way.links[0].node) if way.links else ()
    bound = {need.name: need.what for need in way.links[0].needs if isinstance(need, Binds)} if way.links else {}

    def is_seat(one: model.Phrase | model.Some | None) -> bool:
        if isinstance(one, model.Local) and one.name in bound:
            return is_seat(bound[one.name])
        return isinstance(one, model.Seat | model.SeatAfter)

    return not any(is_seat(given[role]) for role in roles if role < len(given))


def _begins(unit: Unit) -> str:
    """Return the key of the event with which a body begins; "" if it begins otherwise."""
    if unit.verb is not None:
        return unit.verb.key
    if unit.ability is None:
        return ""
    if unit.ability.slot:
        return contract.slot(unit.ability.slot)
    return unit.ability.event.key if unit.ability.event is not None else ""


def arguments(node: model.Node) -> tuple[model.Phrase | model.Some | None, ...]:
    """Return the arguments of the event that a statement causes."""
    match node:
        case model.Call() | model.Offer():
            return node.arguments
        case model.Become():
            return (node.owner,)
        case model.Perform():
            return (node.card, node.you)
        case model.StartFlow():
            return (node.who,)
        case _:
            return ()


def mentions(node: model.Node, name: str) -> bool:
    """Whether a part of the rules contains a name."""
    return any(isinstance(part, model.Local) and part.name == name for part in model.walk(node))


def _best(ways: Iterable[Way]) -> tuple[Way, ...]:
    return tuple(sorted(ways, key=lambda way: way.cost)[:MOST_WAYS])


def _key(node: CausingNode) -> str:
    match node:
        case model.Call() | model.Offer():
            return node.verb
        case model.Become():
            return contract.becoming(node.property.owner, node.property.name, node.value.word)
        case model.Perform():
            return contract.slot(node.slot)
        case model.StartFlow():
            return contract.starting(node.flow)
        case model.ScopeEdge():
            return (contract.starting if node.edge == "starts" else contract.ending)(node.scope)


def _modified(known: Model) -> dict[Fact, set[Fact]]:
    """Return the facts that abilities modify, by themselves and by the derived properties that read them of `this`."""
    found: dict[Fact, set[Fact]] = defaultdict(set)
    for node in known.everything(model.Modify):
        fact = node.property.owner, node.property.name
        found[fact].add(fact)
    for _ in range(3):  # a derived property may read another
        for one in known.everything(model.Derived):
            for read in model.walk(one.value):
                if isinstance(read, model.Read) and isinstance(read.owner, model.This):
                    found[one.property.owner, one.property.name] |= found.get(
                        (read.property.owner, read.property.name), set()
                    )
    return found


def _reads(node: model.Statement | model.Offer, facts: Mapping[Fact, set[Fact]]) -> Iterator[tuple[Fact, model.Read]]:
    """Yield the reads of modified facts in a statement, without those in its blocks."""
    if isinstance(node, model.Offer):
        inside: Iterable[model.Node] = model.walk(node)
    else:
        blocks = {id(one) for block in model.blocks(node) for one in block}
        inside = _outside(node, blocks)
    for part in inside:
        if isinstance(part, model.Read) and part.owner is not None:
            for fact in sorted(facts.get((part.property.owner, part.property.name), ())):
                yield fact, part


def _outside(node: model.Node, blocks: set[int]) -> Iterator[model.Node]:
    """Yield a node and its parts, except some statements, abilities and windows."""
    yield node
    for child in model.children(node):
        if id(child) not in blocks and not isinstance(child, model.Ability | model.Window):
            yield from _outside(child, blocks)


def _inside(
    body: Iterable[model.Statement], needs: tuple[Need, ...]
) -> Iterator[tuple[model.Statement | model.Offer, tuple[Need, ...]]]:
    """Yield the statements of a block and of its inner blocks, and the offers of windows, with what they need."""
    for node in body:
        if not isinstance(node, model.MayDo | model.Window):
            yield node, needs
        match node:
            case model.MayDo():
                yield _offered(node.offer, needs)
            case model.Window():
                yield from (_offered(offer, needs) for offer in node.offers)
            case model.If():
                yield from _inside(node.then, (*needs, Holds(node.condition, True)))
                yield from _inside(node.otherwise, (*needs, Holds(node.condition, False)))
            case model.Choose():
                yield from _inside(node.otherwise, needs)
                needs = (*needs, Binds(node.name, node.what))
            case model.ChooseSome():
                needs = (*needs, Binds(node.name, node.what))
            case model.ForEach():
                yield from _inside(node.body, (*needs, Binds(node.name, node.what)))
            case model.Let():
                needs = (*needs, Binds(node.name, node.value))
            case model.Roll():
                needs = (*needs, Rolls(node.name, node.sides))
            case model.Reveal():
                needs = (*needs, Binds(node.name, model.Top(node.span, node.zone)))
            case model.Repeat():
                more: tuple[Need, ...] = (Repeats(node.times),)
                if node.condition is not None:
                    more += (Holds(node.condition, True),)
                yield from _inside(node.body, (*needs, *more))
            case model.ChooseOne():
                for way in node.alternatives:
                    own = (Holds(way.condition, True),) if way.condition is not None else ()
                    yield from _inside(way.body, (*needs, *own))
            case _:
                for block in model.blocks(node):
                    yield from _inside(block, needs)


def _offered(offer: model.Offer, needs: tuple[Need, ...]) -> tuple[model.Offer, tuple[Need, ...]]:
    """Return an offer with what it needs; its player is one of those who are asked."""
    who = offer.who
    return offer, (*needs, Binds(who.candidate, who)) if isinstance(who, model.Those) else needs
