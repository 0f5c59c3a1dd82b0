"""Generate lines of Python from statements."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from ombre import contract

from .. import model
from ..amounts import is_natural
from ..optional_values import needed, needed_by
from ..possible import pointless_without, possible
from ..simultaneous import happening, is_batch
from .actions import DONE, NO_THINGS, SEVERAL, TAKER, Actions, writes
from .expressions import bare, name_of
from .functions import CodeLine


class Statements(Actions):
    """Generates statements."""

    def block(self, body: Iterable[model.ScenarioLine]) -> None:
        """Generate statements; a statement that uses an unbound name does nothing."""
        before: tuple[list[str], int] = [], 0  # the guards of the statement before, if they still hold, and its end
        outer = {*self.names.held}
        body = tuple(body)
        for at, statement in enumerate(body):
            needs = pointless_without(statement, body[at + 1 :])
            guards = self._guards([*needed_by(statement, self._lost), *needs])
            names = model.named_later(statement)
            with self._from(statement):
                if guards and (guards, len(self._lines)) == before and not names:
                    with self._inside():
                        self.statement(statement)
                else:
                    self._guarded(statement, guards)
            end = len(self._lines)
            self._follow(statement)
            before = (guards if isinstance(statement, model.Change | model.Move) else []), end
        self.names.drop(self.names.held - outer)

    def body(self, statements: Iterable[model.ScenarioLine], *held: str) -> None:
        """Generate the whole body of a function.

        If it reads a card that its own lines can have moved out of play, the card is read as it last was.
        held: the names of cards with which the function begins, and "this".
        """
        outer, self._noted = self._noted, ()
        self.whole(statements, *held)
        self._noted = outer

    def whole(self, statements: Iterable[model.ScenarioLine], *held: str) -> None:
        names = self.names
        names.held, names.followed = {*held}, True
        names.stamps = dict.fromkeys(held, self._stamp())
        first = len(self._lines)
        self.block(statements)
        for line in names.forgets:
            at = next(at for at, one in enumerate(self._lines) if one is line)
            past = f", {names.past}" if names.past else ""
            self._lines[at] = CodeLine(line.text.format(past) if past or "g.then" in line.text else "", line.line)
        if names.past:
            self._lines.insert(first, CodeLine(f"    {names.past} = g.seek()", self._at))
            self._line("g.sought()")
        self._lines[:] = [line for line in self._lines if line.text.strip()]  # without lines that nothing needs

    def _stamp(self) -> CodeLine:
        """Reserve a line for the moment from which names mean cards; return it."""
        self._lines.append(CodeLine("    " * self._indent, self._at))
        return self._lines[-1]

    def _follow(self, statement: model.ScenarioLine) -> None:
        """Note which names a statement binds, which cards it can have moved, and which property it has changed."""
        names = self.names
        if not names.followed:
            return
        if (bound := model.named_later(statement)) and not isinstance(statement, model.Attempt):
            self._hold(bound, self._stamp())  # who did something did it, whatever becomes of them
        self._stray([statement])

    def _stray(self, body: Iterable[model.ScenarioLine]) -> None:
        """Note that statements can have moved what has been named so far."""
        names, parts = self.names, list(model.walk(tuple(body)))
        if names.followed and any(isinstance(part, _ACTING) for part in parts):
            names.strayed |= names.held
            if heard := tuple(part for part in parts if isinstance(part, _HEARD)):
                names.doubtful |= names.held
                names.doubts |= {name: (*names.doubts.get(name, ()), *heard) for name in names.held}

    def _hold(self, bound: Iterable[str], stamp: CodeLine) -> None:
        """Note that names mean their cards from a moment on."""
        names = self.names
        names.held |= {*bound}
        names.strayed -= {*bound}
        names.doubtful -= {*bound}
        names.doubts |= dict.fromkeys(bound, ())
        names.stamps |= dict.fromkeys(bound, stamp)

    def _again(self, body: Iterable[model.Statement], bound: Sequence[str] = (), stamp: CodeLine | None = None) -> None:
        """Generate the block of a loop, which can read in its next round what it has moved.

        bound: the names that the loop binds. stamp: the moment at which the loop began, from which they mean cards.
        """
        body = [*body]
        self._stray(body)
        if self.names.followed and stamp is not None:
            self._hold(bound, stamp)
            if heard := tuple(part for part in model.walk(tuple(body)) if isinstance(part, _HEARD)):
                self.names.doubtful |= {*bound}
                self.names.doubts |= dict.fromkeys(bound, heard)
        self.block(body)

    def _guarded(self, statement: model.ScenarioLine, guards: list[str]) -> None:
        if not guards:
            self.statement(statement)
            return
        for name in model.named_later(statement):
            rest = isinstance(statement, model.RevealUntil) and name == statement.rest
            self._line(f"{contract.local(name)} = {NO_THINGS if rest else self._unbound(statement)}")
        with self._block(f"if {' and '.join(guards)}:"):
            self.statement(statement)

    def _unbound(self, binder: model.Node) -> str:
        """Return code for the value of a name that a skipped statement would have bound."""
        if _held(binder) == SEVERAL:
            return NO_THINGS
        return "None" if _is_number(binder) else self._need("NOTHING")

    def statement(self, node: model.ScenarioLine) -> None:
        """Generate one statement."""
        writes[type(node)](self, node)
        if self._noted and isinstance(node, DONE):
            self._note()
        if isinstance(node, model.ChooseNumber | model.Roll | model.Let):
            if _is_at_least_0(node, self.names.natural):
                self.names.natural.add(node.name)
            else:
                self.names.natural.discard(node.name)

        if isinstance(node, model.Change | model.Become) and node.owner is not None:
            self._forget(node.owner)

    def _forget(self, changed: model.Phrase) -> None:
        """Let a card that the statement has changed be read as it is now."""
        names, name = self.names, name_of(changed)
        if names.followed and name in names.strayed | names.left and self._is_card(changed):
            then = ", g.then" if name in names.left else ""
            self._line(f"g.forget({self.value(changed)}{{}}{then})")
            names.forgets.append(self._lines[-1])

    @writes(model.Let)
    def _do_let(self, node: model.Let) -> None:
        value = node.value
        code = f"tuple({self.members(value)})" if isinstance(value, model.Those) else self.value(value)
        self._line(f"{contract.local(node.name)} = {code}")

    @writes(model.Shuffle)
    def _do_shuffle(self, node: model.Shuffle) -> None:
        self._line(f"g.shuffle({self._place(node.zone)})")

    @writes(model.Perform)
    def _do_perform(self, node: model.Perform) -> None:
        more = "".join(f", {self.value(argument)}" for argument in node.arguments)
        self._act(f"g.perform({node.slot!r}, {self.value(node.card)}, {self.value(node.you)}{more})")

    @writes(model.StartFlow)
    def _do_startflow(self, node: model.StartFlow) -> None:
        who = f", {self.value(node.who)}" if node.who is not None else ""
        self._line(f"g.start_flow({node.flow!r}{who})")

    @writes(model.EndFlow)
    def _do_endflow(self, node: model.EndFlow) -> None:
        self._line(f"g.end_flow({node.flow!r})")

    @writes(model.EndEffects)
    def _do_endeffects(self, node: model.EndEffects) -> None:
        self._line(f"g.end_effects(g.{contract.kind(node.kind)})")

    @writes(model.EndGame)
    def _do_endgame(self, node: model.EndGame) -> None:
        self._line(f"g.end({node.result!r}{self._winners(node.winners)})")

    @writes(model.ScopeEdge)
    def _do_scopeedge(self, node: model.ScopeEdge) -> None:
        self._line(f"g.scope_{'start' if node.edge == 'starts' else 'end'}({node.scope!r})")

    @writes(model.Join)
    def _do_join(self, node: model.Join) -> None:
        self._line(f"{contract.local(node.name)} = g.join(g.{contract.kind(node.kind)}[0])")

    @writes(model.Leave)
    def _do_leave(self, node: model.Leave) -> None:
        self._line(f"g.leave_game({self.value(node.who)})")

    def _winners(self, node: model.Phrase | None) -> str:
        if node is None:
            return ""
        named = f"*{self.members(node)}" if isinstance(node, model.Those) else self.value(node)
        return f", {self._need('NOTHING')}, {named}"  # with no winner named, too

    @writes(model.ChooseNumber)
    def _do_choosenumber(self, node: model.ChooseNumber) -> None:
        least, most = (bare(amount, self.value(amount)) for amount in (node.least, node.most))
        who = self.value(node.chooser)
        self._line(f"{contract.local(node.name)} = g.choose_number({node.name!r}, {who}, {least}, {most})")

    @writes(model.MayDo)
    def _do_maydo(self, node: model.MayDo) -> None:
        offer = f"g.offer({self._stem!r}, {self._offer(node.offer)}, {node.span.line})"
        if not self._noted:
            self._line(offer)
            return
        self._line(f"{TAKER} = {offer}")
        with self._block(f"if {TAKER} != {self._need('NOTHING')}:"):
            self._note()

    @writes(model.Roll)
    def _do_roll(self, node: model.Roll) -> None:
        self._line(f"{contract.local(node.name)} = g.roll({self.value(node.sides)}, {node.name!r})")

    @writes(model.RepeatUntil)
    def _do_repeatuntil(self, node: model.RepeatUntil) -> None:
        self._stray(node.body)
        with self._block(f"for _ in g.until(lambda: {self.condition(node.condition)}):"):
            self.block(node.body)

    @writes(model.ForEach)
    def _do_foreach(self, node: model.ForEach) -> None:
        if node.at_once:
            self._do_at_once(node)
        elif is_batch(node):
            self._batch(node)
        else:
            self._do_loop(node, self.members(node.what))

    @writes(model.ForItem)
    def _do_foritem(self, node: model.ForItem) -> None:
        self._do_loop(node, self.value(node.of))

    @writes(model.ForValue)
    def _do_forvalue(self, node: model.ForValue) -> None:
        self._do_loop(node, f"g.{contract.words(node.list)}")

    def _looks_through(self, node: model.Choose | model.ChooseSome) -> None:
        """Generate the line by which a player who searches a zone knows all its cards until it is shuffled."""
        if node.searches and isinstance(node.what.zone, model.Read):
            self._line(f"g.look_through({self._zone(node.what.zone)}, {self.value(node.chooser)})")

    @writes(model.Choose)
    def _do_choose(self, node: model.Choose) -> None:
        self._looks_through(node)
        name, who = node.name, self.value(node.chooser)
        arguments = f"{name!r}, {who}, {self.members(node.what)}, {node.what.kind!r}{self._apart(node)}"
        self._line(f"{contract.local(name)} = g.choose({arguments})")
        if node.otherwise:
            with self._block(f"if {contract.local(name)} == {self._need('NOTHING')}:"):
                self.block(node.otherwise)

    def _apart(self, node: model.Choose | model.ChooseSome) -> str:
        """Return code for the argument `apart`: the cards that the effect has named so far; "" if there are none."""
        if not node.apart or self.model.is_a(node.what.kind, "player"):
            return ""
        named = (f"{'*' if tag == 'set' else ''}{contract.local(name)}" for name, tag in node.apart)
        return f", apart={self._tuple(named)}"

    @writes(model.ChooseSome)
    def _do_choosesome(self, node: model.ChooseSome) -> None:
        self._looks_through(node)
        who, options = self.value(node.chooser), self.members(node.what)
        most = self.value(node.most) if node.most is not None else ""
        bounds = f", {most if node.exactly else 0}, {most}" if most else ""
        arguments = f"{node.name!r}, {who}, {options}, {node.what.kind!r}{bounds}{self._apart(node)}"
        self._line(f"{contract.local(node.name)} = g.choose_some({arguments})")

    @writes(model.ChooseValue)
    def _do_choosevalue(self, node: model.ChooseValue) -> None:
        options = f"g.{contract.words(node.list)}"
        if node.where is not None:
            options = (
                f"[{contract.local(node.name)} for {contract.local(node.name)} in {options} "
                f"if {self.condition(node.where)}]"
            )
        self._line(
            f"{contract.local(node.name)} = "
            f"g.choose({node.name!r}, {self.value(node.chooser)}, {options}, {node.list!r})"
        )

    @writes(model.ChooseOne)
    def _do_chooseone(self, node: model.ChooseOne) -> None:
        options = ", ".join(
            (
                f"*([{one.name!r}] if {self.condition(one.condition)} else [])"
                if one.condition is not None
                else repr(one.name)
            )
            for one in node.alternatives
        )
        name = self._local("one")
        self._line(f"{name} = g.choose_one('one', {self.value(node.chooser)}, [{options}])")
        for i, one in enumerate(node.alternatives):
            with self._from(one), self._block(f"{'if' if i == 0 else 'elif'} {name} == {one.name!r}:"):
                self.block(one.body)

    @writes(model.May)
    def _do_may(self, node: model.May) -> None:
        there = possible(self.model, node.body, node.who)
        only = "" if there is None else f"{self.condition(there)} and "
        with self._block(f"if {only}g.ask('may', {self.value(node.who)}):"):
            self.block(node.body)
        if node is self.offered or node.otherwise:
            with self._block("else:"):
                if node is self.offered:  # if the player declines, the ability does not count as used
                    self._line("g.decline()")
                noted = self._noted
                if self._attempted is not None and node is self._attempted[0]:
                    self._noted = self._attempted[1]
                self.block(node.otherwise)
                self._noted = noted

    @writes(model.Change)
    def _do_change(self, node: model.Change) -> None:
        owner = self.value(node.owner) if node.owner is not None else ""
        index = f"[{self.value(node.index)}]" if node.index is not None else ""
        column = self._column(node.property, owner) + index
        state = self._state(node.property)
        if node.operator == "becomes":
            amount = bare(node.amount, self.value(node.amount))
            falls = not is_natural(node.amount, self.names.natural)
        else:
            amount = self.amount(node.amount, node.property.signed)
            amount = f"{column} {'+' if node.operator == 'rises' else '-'} {amount}"
            falls = node.operator == "falls"
        if state is not None and node.property.type == model.NUMBER:
            if state.most is not None and node.operator != "falls":
                amount = f"min({amount}, {self._read(replace(state.most, owner=node.owner))})"
            if state.least is not None and falls:
                amount = f"max({amount}, {state.least})"
        if not _is_bounded(node, state):
            amount = f"{self._need('bounded')}({amount})"
        if index and owner:
            self._line(f"{self._need('put')}({self._columns(node.property)}, {owner}, {index[1:-1]}, {amount})")
        else:
            self._line(f"{column} = {amount}")
        if node.property.type.tag == "thing" and not self.model.is_a(node.property.type.of, "player"):
            attribute = contract.state(node.property.owner, node.property.name)
            self._line(f"g.refers({attribute!r}{f', {owner}' if owner else ''})")

    @writes(model.Move)
    def _do_move(self, node: model.Move) -> None:
        place = self._place(node.zone) + (", True" if node.end == "bottom" else "")
        match node.what:
            case model.Those():
                cards = self.members(node.what)
            case model.Local(type=model.Type(tag="set")):
                cards = self.value(node.what)
            case model.Top():
                name = self._local("card")
                with self._block(f"if ({name} := {self.value(node.what)}) != {self._need('NOTHING')}:"):
                    self._line(f"g.move({name}, {place})")
                return
            case _:
                self._line(f"g.move({self.value(node.what)}, {place})")
                return
        self._line(f"g.move_all({cards}, {place})")

    @writes(model.Swap)
    def _do_swap(self, node: model.Swap) -> None:
        left, right = node.left, node.right
        if isinstance(left, model.Read) and isinstance(right, model.Read) and left.property.sort == "zone":
            self._line(f"g.swap_zones({self._place(left)}, {self._place(right)})")
        else:
            self._line(f"g.swap_cards({self.value(left)}, {self.value(right)})")

    @writes(model.Reveal)
    def _do_reveal(self, node: model.Reveal) -> None:
        to = f", {self.value(node.who)}" if node.who is not None else ""
        number = f", number={self.value(node.number)}" if node.number is not None else ""
        self._line(f"{contract.local(node.name)} = g.reveal({self._place(node.zone)}{to}{number})")

    @writes(model.Show)
    def _do_show(self, node: model.Show) -> None:
        what = node.what
        if isinstance(what, model.Those):
            cards = self.members(what)
        elif isinstance(what, model.Read) and what.property.sort == "zone":
            cards = self._zone(what)
        else:
            is_set = isinstance(what, model.Local) and what.type.tag == "set"
            cards = self.value(what) if is_set else f"({self.value(what)},)"
        if isinstance(node.who, model.Those):
            with self._block(f"for {contract.local(node.who.candidate)} in {self.members(node.who)}:"):
                self._line(f"g.show({cards}, {contract.local(node.who.candidate)})")
        else:
            self._line(f"g.show({cards}{f', {self.value(node.who)}' if node.who is not None else ''})")

    @writes(model.Tell)
    def _do_tell(self, node: model.Tell) -> None:
        read = node.condition.left
        assert isinstance(read, model.Read) and read.owner is not None
        card, name, of = self.value(read.owner), read.property.name, read.property.type
        values = self._tuple(map(self.value, node.condition.options))
        words = f", {of.of!r}" if of.tag != "number" else ""
        if isinstance(node.who, model.Those):
            one = contract.local(node.who.candidate)
            with self._block(f"for {one} in {self.members(node.who)}:"):
                self._line(f"g.tell({card}, {name!r}, {values}{words}, who={one})")
        else:
            who = f", who={self.value(node.who)}" if node.who is not None else ""
            self._line(f"g.tell({card}, {name!r}, {values}{words}{who})")

    @writes(model.RevealUntil)
    def _do_revealuntil(self, node: model.RevealUntil) -> None:
        test = f"lambda g, {contract.local(node.name)}, {contract.local(node.rest)}: {self.condition(node.condition)}"
        self._line(
            f"{contract.local(node.name)}, {contract.local(node.rest)} = "
            f"g.reveal_until({self._place(node.zone)}, {test})"
        )

    @writes(model.Table)
    def _do_table(self, node: model.Table) -> None:
        for at, cell in enumerate(node.cells):
            named = [(name, span) for name, span in zip(node.axes, cell.spans, strict=True) if span is not None]
            tests = [
                f"{contract.local(n)} == {a}" if a == b else f"{a} <= {contract.local(n)} <= {b}" for n, (a, b) in named
            ]
            with self._from(cell), self._block(f"{'elif' if at else 'if'} {' and '.join(tests) or 'True'}:"):
                self.block(cell.body)
        if node.otherwise:
            with self._block("else:"):
                self.block(node.otherwise)

    @writes(model.If)
    def _do_if(self, node: model.If) -> None:
        if node.condition == model.And(node.condition.span, ()):
            self.block(node.then)
            return
        with self._block(f"if {self.condition(node.condition)}:"):
            self.block(node.then)
        if node.otherwise:
            with self._block("else:"):
                self.block(node.otherwise)

    @writes(model.Repeat)
    def _do_repeat(self, node: model.Repeat) -> None:
        times = self.value(node.times)
        name = contract.local(node.name) if node.name else "_"
        if node.name:
            self.names.natural.add(node.name)
        plain = bare(node.times, times)
        if node.condition is None:
            with self._block(f"for {name} in g.repeat({plain}):"):
                self._again(node.body)
            return
        with self._block(f"for {name} in range(1, {times} + 1):" if node.name else f"for _ in range({plain}):"):
            with self._block(f"if not ({self.condition(node.condition)}):"):
                self._line("break")
            self._line("g.step()")
            self._again(node.body)

    def _do_loop(self, node: model.ForEach | model.ForItem | model.ForValue, things: str) -> None:
        """Generate a loop over things; if its block contains loops or calls, the runtime counts the repetitions."""
        takes_long, stamp = _takes_long(node.body), self._stamp() if self.names.followed else None
        with self._block(f"for {contract.local(node.name)} in {f'g.each({things})' if takes_long else things}:"):
            self._again(node.body, (node.name,), stamp)

    def _do_at_once(self, node: model.ForEach) -> None:
        """Generate two loops: in the first, all choose, and nobody learns what others have chosen."""
        first, rest = node.body[: node.at_once], node.body[node.at_once :]
        names = [node.name, *(name for line in first for name in model.named_later(line))]
        chosen, one = self._local("chosen"), ", ".join(map(contract.local, names))
        types = ", ".join(["int", *(_held(line) for line in first if isinstance(line, model.BindsLater))])
        self._line(f"{chosen}: list[tuple[{types}]] = []")
        with self._block(f"for {contract.local(node.name)} in g.at_once({self.members(node.what)}):"):
            self.block(first)
            self._line(f"{chosen} = [*{chosen}, ({one})]")
        moved = False
        while (
            rest
            and isinstance(move := rest[0], model.Move)
            and isinstance(move.what, model.Local)
            and move.what.name in names
        ):
            self._moves_at_once(move, f"{one} in {chosen}")
            rest, moved = rest[1:], True
        stamp = self._stamp() if self.names.followed else None
        if moved and stamp is not None:
            self._hold(names, stamp)
            self.names.strayed |= self.names.held
        if len(rest) == 1 and happening(rest[0]) is not None:
            if stamp is not None and not moved:
                self._hold(names, stamp)
            self._batch(rest[0], f"for {one} in {chosen}")
        elif rest:
            with self._block(f"for {one} in {f'g.each({chosen})' if _takes_long(rest) else chosen}:"):
                self._again(rest, () if moved else names, stamp)

    def _moves_at_once(self, node: model.Move, chosen: str) -> None:
        """Generate the move of what all have chosen: all cards leave their places before any arrives."""
        is_set = isinstance(node.what, model.Local) and node.what.type.tag == "set"
        cards = self.value(node.what) if is_set else f"({self.value(node.what)},)"
        guards = "".join(f" if {guard}" for guard in self._guards(needed_by(node, self._lost)))
        bottom = ", True" if node.end == "bottom" else ""
        self._line(f"g.move_at_once([({cards}, {self._place(node.zone)}) for {chosen}{guards}]{bottom})")

    # ------------------------------------------------------------------------------------------- windows

    def _offers(self, node: model.Window) -> None:
        found: list[str] = []
        for offer in node.offers:
            guards = self._guards(part for each in (offer.who, *offer.arguments) for part in needed(each, self._lost))
            with self._from(offer):
                here = self._offer(offer)
            found.append(f"({here} if {' and '.join(guards)} else [])" if guards else here)
        self._line(f"return {found[0] if len(found) == 1 else self._together(found)}")

    def _window(self, node: model.Window, stem: str) -> str:
        with self._function(f"{stem}__offers", "g: Play", node, "Offers") as offers:
            if any(isinstance(n, model.You) for n in model.walk(node)):
                self._line("you = g.current")
            self._offers(node)
        players = ""
        for word, who in (("start", node.start), ("second", node.second)):
            if who is not None:
                with self._function(f"{stem}__{word}", "g: Play", node, "Value") as name:
                    self._line(f"return {self.value(who)}")
                players += f", {word}={name}"
        name = self._unique(offers.upper())
        self._need("Window")
        self.windows.append((name, f"Window({stem!r}, {offers}, {node.span.line}, once={node.once}{players})"))
        return name

    @staticmethod
    def _together(lists: list[str]) -> str:
        return f"[{', '.join(f'*{one}' for one in lists)}]"

    def _offer(self, offer: model.Offer) -> str:
        """Return code for the list of the options that one offer of a window gives now."""
        loops: list[str] = []
        bound = {offer.name}  # the names that the loops so far bind
        if isinstance(offer.who, model.Those):
            loops.append(f"for {contract.local(offer.name)} in {self._things(offer.who)}")
        else:
            loops.append(f"for {contract.local(offer.name)} in ({self.value(offer.who)},)")
        arguments, roles = [contract.local(offer.name)], self.model.verbs[offer.verb].roles
        for argument, role in zip(offer.arguments[1:], roles[1:], strict=True):
            if isinstance(argument, model.Some):
                test = f" if {self.condition(argument.where)}" if argument.where is not None else ""
                loops.append(f"for {contract.local(argument.name)} in g.{contract.words(argument.type.of)}{test}")
                bound.add(argument.name)
                arguments.append(contract.local(argument.name))
            elif isinstance(argument, model.Those):
                name, things = argument.candidate, self._things(argument)
                named = [n for n in model.walk(argument) if isinstance(n, model.Local)]
                alone = not any(n.optional or n.name in bound for n in named)
                if alone and (len(bound) > 1 or isinstance(offer.who, model.Those)):
                    things = self._local("things")  # computed once, because it does not depend on the outer loops
                    self._line(f"{things} = {self.members(argument)}")
                loops.append(f"for {contract.local(name)} in {things}")
                bound.add(name)
                arguments.append(contract.local(name))
            else:
                arguments.append(
                    self.amount(argument, role.signed) if role.type == model.NUMBER else self.value(argument)
                )
        one = f"({contract.local(offer.name)}, {offer.verb!r}, {self._tuple(arguments)})"
        if offer.must:
            one = f"{self._need('Must')}({one})"
        return f"[{' '.join([one, *loops])}]"

    def _things(self, those: model.Those) -> str:
        """Return code for the candidates of one role and the tests for them, to follow `for NAME in`."""
        source, tests = self._search(those)
        return f"{source} if {' and '.join(tests)}" if tests else self.members(those)

    @writes(model.Window)
    def _do_window(self, node: model.Window) -> None:
        """Generate a window inside an effect; its offers may use the local names of the effect."""
        offers = self._local("offers")
        with self._block(f"def {offers}(g: Play) -> Offers:"):
            self._offers(node)
        self.imports |= {"Offers", "Window"}
        once = ", once=True" if node.once else ""
        known = self._captured(node.offers)
        names = f", names={self._tuple(f'({name!r}, {contract.local(name)})' for name in known)}" if known else ""
        start = f", start=lambda g: {self.value(node.start)}" if node.start is not None else ""
        second = f", second=lambda g: {self.value(node.second)}" if node.second is not None else ""
        self._line(f"g.window(Window({self._stem!r}, {offers}, {node.span.line}{once}{start}{second}{names}))")


_ACTING = (
    model.Call,
    model.Become,
    model.Perform,
    model.Move,
    model.Swap,
    model.MayDo,
    model.Window,
    model.ScopeEdge,
    model.Leave,
)
"""Statements that can move a card out of play."""


_HEARD = (model.Call, model.Become, model.Perform, model.MayDo, model.Window, model.ScopeEdge)
"""Statements to which others can react."""


def _held(binder: model.Node) -> str:
    """Return the Python type of the name that a choice binds."""
    match binder:
        case model.ChooseSome() | model.Attempt() | model.Let(value=model.Those()):
            return SEVERAL
        case model.Roll(sides=sides):
            return "int | None" if any(needed(sides)) else "int"
        case _ if _is_number(binder):
            return "int | None"
        case _:
            return "int"


def _is_number(binder: model.Node) -> bool:
    """Whether the name that a statement binds is a number, which is None if there is none."""
    return isinstance(binder, model.ChooseNumber | model.Roll) or isinstance(binder, model.Let) and binder.is_amount


def _takes_long(body: Iterable[model.Statement]) -> bool:
    """Whether a block contains loops or calls."""
    return any(
        isinstance(inner, model.Loop | model.Call | model.Perform) for line in body for inner in model.walk(line)
    )


def _is_bounded(node: model.Change, state: model.State | None) -> bool:
    """Whether the new value certainly needs no further test against the bounds of a number.

    This is true for words, for values that were stored before, and for values that the generated code limits.
    """
    if node.property.type != model.NUMBER:
        return True
    if node.operator == "falls":
        return state is not None and state.least is not None
    if state is not None and state.most is not None and state.least is not None:
        return True
    amount = node.amount
    is_held = isinstance(amount, model.Read) and amount.property.sort == "state"
    return node.operator == "becomes" and (is_held or isinstance(amount, model.Number | model.Count | model.Size))


def _is_at_least_0(binder: model.ChooseNumber | model.Roll | model.Let, names: Collection[str]) -> bool:
    """Whether the name that a statement binds means an amount of at least 0."""
    match binder:
        case model.Let():
            return binder.is_amount and is_natural(binder.value, names)
        case model.ChooseNumber():
            return is_natural(binder.least, names)
        case _:
            return True
