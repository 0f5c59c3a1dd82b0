"""Run the operations of a game, one unit after the other: steps, windows, and flows that effects start and end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from ombre import contract
from ombre.translatable import tr

from .alike import representatives
from .declared import CHECKS, EMPTY, NEXT, UNTIL, Listener
from .errors import GameOver, RulesError, Runaway
from .events import MOST_EVENTS
from .flow_operations import Led, Operation, Route, RoutePlace, go_back
from .records import NOTHING, Must, Numbers, Offer, Window
from .setup import COMPARE

MOST_IDLE = 100_000  # most units without a question
MOST_ACTIONS = 10_000  # most actions in one window inside an effect


class Play(Led):
    """A game in play; the linker makes a subclass that adds the declarations of the cards."""

    __slots__ = ()

    operations: ClassVar[Sequence[Operation]]
    quiet: ClassVar[Sequence[bool]]  # operation -> whether it is run in one unit with the next one
    inside: ClassVar[Sequence[RoutePlace]]  # operation -> its position in the flows
    route: ClassVar[Route]
    entries: ClassVar[Mapping[str, int]]  # flow -> the first operation of the copy of the flow that effects start

    def require(self, name: str, about: int, actual: int, sign: str, bound: int) -> None:
        """Compare two numbers in a set-up; if the comparison fails, this part of the set-up ends with an error."""
        if not COMPARE[sign](actual, bound):
            self.unmet = (*self.unmet, (name, about, actual, sign, bound))

    def unit(self) -> None:
        """Run the next operation, and then the state checks."""
        self.events = 0
        self.idle += 1
        if self.strays or self.born:
            self.strays, self.born, self.fading = {}, {}, ()
        operations, quiet = self.operations, self.quiet
        try:
            while quiet[self.pc]:
                operations[self.pc](self)
            operations[self.pc](self)
            if self.fading:
                self.fade()
            if self.tables[CHECKS] and (due := self.due()):
                self.settle(due)
            if self.ending:
                self.leave_flows()
            if self.starting:
                self.enter_flow()
        except GameOver:
            self.stop()
        if self.idle > MOST_IDLE:
            raise RulesError(tr("the flow goes round and round: nobody is asked anything, and the game does not end"))

    def start_flow(self, name: str, who: int = NOTHING) -> None:
        """Start a flow when this unit is over; after the flow, the game continues with the next operation."""
        self.starting = (*self.starting, (name, self.current if who == NOTHING else who))

    def enter_flow(self) -> None:
        """Enter the first flow that is waiting to start.

        Skip a flow of a player whom a restriction forbids to act. The other flows wait until this one is over.
        """
        while self.starting:
            (name, who), *waiting = self.starting
            self.starting = tuple(waiting)
            if self.rules.flows[name].of and self.kept_out(who):
                continue
            self.starting = ()
            self.calls = ((self.pc, self.current, self.asked, self.ending, tuple(waiting)), *self.calls)
            self.pc, self.current, self.asked, self.ending = self.entries[name], who, 0, ()
            return

    def leave_game(self, who: int) -> None:
        """Let a player leave the game, with all cards that belong to the player; the turn of the player ends."""
        if who in self.out:
            return
        self.out = (*self.out, who)
        self.make_rings()
        self.take_away([x for x, owner in enumerate(self.owner) if owner == who != x and self.where[x] != NOTHING])
        self.starting = tuple(flow for flow in self.starting if flow[1] != who)
        loops = self.loops
        for pc, current in ((self.pc, self.current), *[call[:2] for call in self.calls]):
            place = self.inside[pc]
            for flow in place.flows:
                whose = current
                for before, _ in loops[: place.loops - flow.loops]:
                    whose = before
                if whose == who and self.rules.flows[flow.name].of:
                    self.end_flow(flow.name)
            loops = loops[place.loops :]

    def turn_passes(self, flow: str, who: int) -> None:
        """End what lasts until a turn of a player who has left starts or ends: it would now."""
        for key in (contract.starting(flow), contract.ending(flow)):
            for stage in (UNTIL, NEXT):
                at = self.rules.rows.get((stage, key), EMPTY)
                if self.tables[at]:
                    self.end_timed(self.matching(at, self.tables[at], (who,)))

    def end_flow(self, name: str) -> None:
        """End a flow, and all flows inside it, when this unit is over."""
        self.ending += (name,)

    def leave_flows(self) -> None:
        """If a flow is to be ended, go to the operation that ends the innermost flow, so that the next unit runs it."""
        while self.ending:
            name = self.ending[0]
            if all(name not in [flow.name for flow in self.inside[pc].flows] for pc in self.places()):
                self.ending = self.ending[1:]  # the flow is not running
                continue
            place = self.inside[self.pc]
            if not place.flows:
                go_back(self)  # leave a flow that an effect started inside the flow
                return
            flow = place.flows[0]
            if flow.name == name:
                self.ending = self.ending[1:]
            for before, _ in self.loops[: place.loops - flow.loops]:
                self.current = before
            self.loops = self.loops[place.loops - flow.loops :]
            if self.pc != flow.end:
                self.close_scope("step")
            self.pc, self.asked = flow.end, 0
            return

    def places(self) -> Iterator[int]:
        """Yield the current operation, and the operations to which the game returns from flows that effects started."""
        yield self.pc
        yield from (pc for pc, *_ in self.calls)

    # ---------------------------------------------------------------------------------------------- windows

    def window(self, window: Window) -> None:
        """Open a window inside an effect: players act until all pass one after the other."""
        asked = 0
        while (asked := self.act(window, asked)) != NOTHING:
            self.events += MOST_EVENTS // MOST_ACTIONS
            if self.events > MOST_EVENTS:
                raise Runaway

    def offer(self, name: str, offers: list[Offer], line: int) -> int:
        """Ask the players in order until one takes one of these offers, or all pass.

        Return the player who has taken one, if something came of it; else NOTHING. line: the line of the statement in
        the `.card` file.
        """
        taken = self.act(Window(name, lambda g: offers, line, once=True), 0)
        return NOTHING if taken == NOTHING else self.taker

    def act(self, window: Window, asked: int) -> int:
        """Ask the seats in order, except the first `asked` of them, until one acts.

        Return NOTHING if all have passed. Otherwise return how many seats need not be asked again: if the window asks
        each seat only once, the seats asked so far; else 0, because all seats are asked again after an action.
        """
        known, self.offered = self.offered, None
        if known is not None:  # this question has been asked before
            at, mine = known
            if self.offering(at, mine):
                return at + 1 if window.once else 0
            asked = at + 1
        offers: list[Offer] = window.offers(self)
        left = len(offers)  # the number of offers to seats that have not been asked yet
        if not left:
            return NOTHING
        seats = self.in_order(window)
        for at in range(asked, len(seats)):
            who = seats[at]
            mine = [offer for offer in offers if offer[0] == who]
            if mine:
                left -= len(mine)
                mine = [] if self.silent(who) else self.separate(self.allowed(mine), window.names, who)
                if mine and self.offering(at, mine):
                    return at + 1 if window.once else 0
                if not left:
                    break
        return NOTHING

    def offering(self, at: int, mine: list[Offer]) -> bool:
        """Ask a player which of these offers to take, and perform it; return false if the player passes.

        at: how many seats the window has asked before.
        """
        must = any(isinstance(offer, Must) for offer in mine)
        options = mine if must else [*mine, None]
        taken = 0
        if len(options) >= self.fewest:
            self.offered = at, mine
            taken = self.pick("window", mine[0][0], options, "offer")
            self.offered = None
        if taken >= len(mine):
            return False
        self.take_up(mine[taken])
        return True

    def separate(self, offers: list[Offer], names: tuple[tuple[str, int], ...], who: int) -> list[Offer]:
        """Return the offers without those that differ from an earlier one only by an equivalent copy of a card.

        names: the local names of the effect around the window, each with the thing that it names. who: the player who
        has the offers.
        """
        if len(offers) < 2:
            return offers
        card_roles = self.card_roles
        cards = sorted({args[at] for _, key, args in offers for at in card_roles[key]})
        if len(cards) < 2 or not (same := representatives(self, cards, [x for _, x in names], self.seat_of(who))):
            return offers
        found: dict[tuple[str, Numbers, tuple[int, ...]], Offer] = {}
        for offer in offers:
            _, key, args = offer
            roles = card_roles[key]
            copies: Numbers = ()
            if len(roles) > 1:
                its = [args[at] for at in roles]
                copies = tuple([its.index(x) for x in its])  # which arguments are one and the same card
            for at in roles:
                if args[at] in same:
                    args = (*args[:at], same[args[at]], *args[at + 1 :])
            found.setdefault((key, args, copies), offer)
        return list(found.values())

    def take_up(self, offer: Offer) -> None:
        """Perform the action that a player has chosen, and note whether something came of it."""
        done = self.verbs[offer[1]](self, *offer[2])
        self.taker = NOTHING if done is False else offer[0]

    def in_order(self, window: Window) -> list[int]:
        """Return the seats that a window asks, in order."""
        first = window.start(self) if window.start else self.current
        seats = self.in_turn(first)
        second = window.second(self) if window.second else NOTHING
        if second == NOTHING:
            return seats
        return [seats[0], *(who for who in self.in_turn(second) if who != seats[0])]

    def allowed(self, offers: list[Offer]) -> list[Offer]:
        """Return the offers that are not forbidden, and of which something can come."""
        if self.possible:
            always = self.possible
            offers = [offer for offer in offers if offer[1] not in always or always[offer[1]](self, *offer[2])]
        if not self.forbidding:
            return offers
        found: list[Offer] = []
        known: dict[tuple[str, Numbers], list[Listener] | None] = {}  # verb, first argument -> what may forbid it
        for offer in offers:
            _, key, args = offer
            pair = key, args[:1]
            if pair in known:
                guarding = known[pair]
            else:
                known[pair] = guarding = self.guarding(key, args)
            if guarding is not None and not (guarding and self.hinders(guarding, args)):
                found.append(offer)
        return found
