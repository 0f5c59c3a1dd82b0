"""Flows, windows and the set-up in the second interpreter: it walks through the flows as they are written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ombre import contract
from ombre.compiler import model

from .effects import Effects
from .events import ALL, ENTERING, LEAVING
from .rules import Exchanged, GameRules, OneFlow, Part
from .table import Answering, Below
from .telling import Seen, picture
from .things import Absent, Doable, Ended, Frame, Left, Thing, TurnedDown, Unsupported, Value


class Interpreter(Effects):
    """A game that is played from its trees."""

    def __init__(self, rules: GameRules, players: int, below: Below, ask: Answering, forced: bool = False) -> None:
        least, most = rules.players
        if not least <= players <= most:
            raise Unsupported(f"this game is for {least} to {most} players")
        self.waiting = {}
        self.starting, self.ending_flows, self.unmet = [], [], []
        self.running: list[str] = []  # the flows that are running, innermost last
        self.running_for: list[Thing] = []  # the player who was current when each of them began
        super().__init__(rules, players, below, ask, forced)

    def begin_with(self, card: str) -> None:
        printed = self.rules.cards[card]
        self.beginning = self.new(printed.kind, printed)

    def set_option(self, name: str, value: int | str) -> None:
        """Set a start option: `NAME`, or `NAME of P2` for one player."""
        name, _, seat = name.partition(" of P")
        (option,) = [one for one in self.rules.options if one.property.name == name]
        key = option.property.owner, name
        if not option.property.owner:
            self.state[key] = value
        for who in self.seats if option.property.owner else ():
            if not seat or who.number == int(seat) - 1:
                who.state[key] = value

    def bring(self, who: int, name: str, cards: dict[str, int]) -> None:
        self.brought.append((self.seats[who], name, cards))

    def told(self) -> str:
        return "\n".join([str(self.drawn), *picture(Seen(self))])

    # --------------------------------------------------------------------------------------------- the game

    def play(self) -> None:
        """Play the game to its end."""
        try:
            self.unit(self.set_up)
            main = self.main()
            while main is not None:
                if main.of:
                    self.run_turns(main)
                else:
                    self.run_flow(main)
                if not main.repeats:
                    break
            self.unit(lambda: self.end("over", []))
        except Ended:
            pass

    def main(self) -> OneFlow | None:
        flows = self.rules.flows
        inner = {
            part.flow for flow in flows.values() for part in all_parts(flow.parts) if isinstance(part, model.Turns)
        }
        outer = [f for f in flows.values() if f.name not in inner and f.name != self.rules.between_flow]
        return next((f for f in outer if f.repeats), outer[0] if outer else None)

    def set_up(self) -> None:
        for part in self.rules.setup:
            do = self.doing(part.body)
            if part.name:
                stages = [stage for stage in ALL if stage != "cannot"]
                self.event(contract.setup(part.name), [self.current], do, 0, stages)
            else:
                do()
            self.refuse_unmet()
        if self.brought:
            raise TurnedDown(())
        broken = [i.name for i in self.rules.invariants if not self.holds(i.condition, Frame())]
        if broken:
            raise TurnedDown(tuple(broken))

    def doing(self, body: Sequence[model.Statement], you: Thing | None = None) -> Callable[[], object]:
        return lambda: self.body(body, Frame(you=you))

    def unit(self, do: Callable[[], None]) -> None:
        """Run one unit: then the state checks run, flows that were ended are left, and flows that wait start."""
        self.runs += 1
        self.acting = self.runs
        do()
        self.fade()
        self.settle()
        self.leave()
        self.start_flows()

    # ---------------------------------------------------------------------------------------------- flows

    def leave(self) -> None:
        """Leave the flow that is running, if it or a flow around it is to end."""
        while self.ending_flows:
            if self.ending_flows[0] in self.running:
                raise Left
            self.ending_flows.pop(0)

    def start_flows(self) -> None:
        """Run the flows that effects have started, one after the other, before the game goes on."""
        while self.starting:
            (name, who), *waiting = self.starting
            flow = self.rules.flows[name]
            if flow.of and self.kept_out(who):
                self.starting = waiting
                continue
            current, ending = self.current, self.ending_flows
            self.current, self.starting, self.ending_flows = who, [], []
            left = False
            try:
                self.run_flow(flow)
            except Left:
                left = True
            self.current = current
            self.ending_flows = [*ending, *self.ending_flows]
            self.starting = [*self.starting, *waiting]
            if left:
                self.start_flows()
                raise Left

    def run_flow(self, flow: OneFlow) -> None:
        self.running.append(flow.name)
        self.running_for.append(self.current)
        try:
            self.unit(lambda: self.start_scope(flow.name))
            self.run_parts(flow.parts)
        except Left:
            self.end_scope("step")
            if self.ending_flows[0] == flow.name:
                self.ending_flows.pop(0)
            self.start_flows()
        self.running.pop()
        self.running_for.pop()
        self.unit(lambda: self.finish_scope(flow.name))

    def run_parts(self, parts: Sequence[Part]) -> None:
        for part in parts:
            match part:
                case model.Step():
                    self.run_step(part)
                case model.Turns():
                    self.run_turns_of(part)
                case Exchanged():
                    self.run_exchanged(part)

    def run_exchanged(self, part: Exchanged) -> None:
        """Run what an expansion put in place of a step; the event of the step stays."""
        if self.enters(part.name):
            self.run_parts(part.parts)
            self.unit(lambda: self.leaves(part.name))

    def enters(self, step: str) -> bool:
        """Begin a step, and return whether it runs: its event may be forbidden or replaced."""
        entered: list[bool] = []
        self.unit(lambda: self.begin_step(step, entered))
        return bool(entered)

    def begin_step(self, step: str, entered: list[bool]) -> None:
        self.open_scope("step")
        self.event(contract.step(step), [self.current], lambda: entered.append(True), 0, ENTERING)

    def leaves(self, step: str) -> None:
        self.event(contract.step(step), [self.current], lambda: None, 0, LEAVING)

    def run_step(self, step: model.Step) -> None:
        """Run a step: a unit for each part, and for each action of a window."""
        if not self.enters(step.name):
            return

        def over() -> None:
            self.leaves(step.name)
            self.end_scope("step")

        for at, part in enumerate(step.parts or ((),), 1):
            after = over if at >= len(step.parts) else lambda: None
            if isinstance(part, model.Window):
                self.run_window(part, after)
            else:
                self.unit(partial(self.run_part, part, after))

    def run_part(self, body: tuple[model.Statement, ...], after: Callable[[], None]) -> None:
        self.body(body, Frame(you=self.current))
        after()

    def run_turns(self, flow: OneFlow) -> None:
        """Let all players of a kind run the main flow."""
        players = [x for x in self.everyone(self.seats[0], self.seat_of) if self.is_a(x, flow.of)]
        self.take_turns(flow, players, None)

    def run_turns_of(self, turns: model.Turns) -> None:
        first, *others = self.in_turn(self.thing(turns.start, Frame()), self.seat_of)
        if turns.reverse:
            others.reverse()
        players = [x for x in (first, *others) if self.is_a(x, turns.kind)]
        self.take_turns(self.rules.flows[turns.flow], players, turns)

    def take_turns(self, flow: OneFlow, players: Sequence[Thing], turns: model.Turns | None) -> None:
        """Let players run a flow one after the other; a player who cannot act is left out."""
        before = self.current
        for who in players:
            if who in self.out:
                self.turn_passes(flow, who)
                continue
            if turns is not None and turns.where is not None:
                if not self.holds(turns.where, Frame(names={turns.candidate: who})):
                    continue
            if flow.of and self.kept_out(who):
                continue
            self.current = who
            try:
                self.run_flow(flow)
            except Left:
                self.current = before
                raise
        self.current = before

    def turn_passes(self, flow: OneFlow, who: Thing) -> None:
        """What lasts until a turn of a player who has left starts or ends, ends when it would."""
        if flow.of:
            for key in (contract.starting(flow.name), contract.ending(flow.name)):
                self.drop(self.ending(key, [who], after=False))
                self.drop(self.ending(key, [who], after=True))

    def leave_game(self, who: Thing) -> None:
        """A player leaves the game with all cards of the player, and has no more turns."""
        if who in self.out:
            return
        self.out.append(who)
        self.take_away([x for x in self.things if x.owner is who and x is not who and x.place is not None])
        self.starting = [one for one in self.starting if one[1] is not who]
        for name, whose in reversed(list(zip(self.running, self.running_for, strict=True))):
            if whose is who and self.rules.flows[name].of:
                self.ending_flows.append(name)

    # --------------------------------------------------------------------------------------------- windows

    def run_window(self, window: model.Window, after: Callable[[], None]) -> None:
        """Run a window of a step: each action is a unit, and so is it when all have passed."""
        asked: list[int | None] = [0]

        def one() -> None:
            asked[0] = self.act(window, Frame(you=self.current), asked[0] or 0)
            if asked[0] is None:
                after()

        while asked[0] is not None:
            self.unit(one)

    def window(self, node: model.Window, f: Frame) -> None:
        asked: int | None = 0
        while asked is not None:
            asked = self.act(node, f, asked)

    def offered(self, offer: model.Offer, f: Frame) -> Thing | None:
        self.require_offer(offer, f)
        seats = self.in_turn(self.current, self.seat_of)
        self.took = False
        at = self.ask_in_order(self.offers(offer, f), seats)
        return seats[at] if at is not None and self.took else None

    def act(self, window: model.Window, f: Frame, asked: int) -> int | None:
        """Ask the seats in order, except the first `asked`, until one acts; None if all have passed."""
        offers: list[Doable] = []
        for offer in window.offers:
            try:
                self.require_offer(offer, f)
            except Absent:
                continue
            offers += self.offers(offer, f)
        start = self.current if window.start is None else self.thing(window.start, f)
        seats = self.in_turn(start, self.seat_of)
        second = None if window.second is None else self.value(window.second, f)
        if isinstance(second, Thing):
            seats = [seats[0], *(who for who in self.in_turn(second, self.seat_of) if who is not seats[0])]
        at = self.ask_in_order(offers, seats[asked:])
        return None if at is None else asked + at + 1 if window.once else 0

    def ask_in_order(self, offers: Sequence[Doable], seats: Sequence[Thing]) -> int | None:
        """Ask players one after the other until one takes an offer; return which, or None."""
        for at, who in enumerate(seats):
            mine = [offer for offer in offers if offer.who is who and self.is_allowed(offer)]
            if not mine or self.silent(who):
                continue
            must = any(offer.must for offer in mine)
            options = mine if must else [*mine, None]
            taken = options[self.pick("window", who, "offer", options) if len(options) >= self.fewest else 0]
            if taken is not None:
                done = self.call(taken.verb, taken.arguments)
                self.took = done
                return at
        return None

    def is_allowed(self, offer: Doable) -> bool:
        """Whether nothing forbids an offer, and something can come of it."""
        return self.can(offer.verb, offer.arguments) and self.is_promising(
            self.rules.verbs[offer.verb], offer.arguments
        )

    def require_offer(self, offer: model.Offer, f: Frame) -> None:
        for part in (offer.who, *offer.arguments):
            self.require(part, f)

    def offers(self, offer: model.Offer, f: Frame) -> list[Doable]:
        """All actions that one line of a window offers now."""
        who = self.members(offer.who, f) if isinstance(offer.who, model.Those) else [self.thing(offer.who, f)]
        found: list[Doable] = []
        for one in who:
            inner = f.where(offer.name, one)
            ways = [(one, *more) for more in self.each_way(offer.arguments[1:], inner)]
            found += [Doable(one, offer.verb, tuple(self.given(offer.verb, way)), offer.must) for way in ways]
        return found

    def each_way(self, roles: Sequence[model.Phrase | model.Some], f: Frame) -> list[tuple[Value, ...]]:
        """All ways to fill the roles of a call, one after the other."""
        if not roles:
            return [()]
        role, *rest = roles
        candidates: Sequence[Value]
        name = ""
        match role:
            case model.Some():
                name = role.name
                words = self.model.values[role.type.of].words
                candidates = [w for w in words if role.where is None or self.holds(role.where, f.where(name, w))]
            case model.Those():
                name = role.candidate
                try:
                    candidates = self.members(role, f)
                except Absent:
                    candidates = ()
            case _:
                candidates = [self.value(role, f)]
        return [(x, *more) for x in candidates for more in self.each_way(rest, f.where(name, x) if name else f)]


def all_parts(parts: Sequence[Part]) -> list[Part]:
    """Parts with those inside them that an expansion put in place of a step."""
    return [one for part in parts for one in (part, *(all_parts(part.parts) if isinstance(part, Exchanged) else ()))]
