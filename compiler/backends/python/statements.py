"""Statements of the model in, lines of Python out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from ombre import contract

from ... import model
from ...model import Property
from ...unbound import entry, needed, stored
from .expressions import LASTING, Expressions, bare


class Statements(Expressions):
    """Writes statements."""

    def block(self, body: Iterable[Any]) -> None:
        """Write statements; one that mentions an unbound name does nothing."""
        for statement in body:
            with self._from(statement):
                self._guarded(statement, self._guards(_needed(statement)))

    def _guarded(self, statement: Any, guards: list[str]) -> None:
        if not guards:
            self.statement(statement)
            return
        if isinstance(statement, LASTING):
            self._line(f"{contract.local(statement.name)} = {self._unbound(statement)}")
        if isinstance(statement, model.RevealUntil):
            self._line(f"{contract.local(statement.rest)} = ()")
        with self._block(f"if {' and '.join(guards)}:"):
            self.statement(statement)

    def _unbound(self, binder: Any) -> str:
        """What a name holds that nothing was bound to."""
        if isinstance(binder, model.ChooseSome):
            return "tuple[int, ...]()"  # of a bare `()` no type checker knows what it could have held
        return "None" if isinstance(binder, model.Let) and binder.is_amount else self._need("NOTHING")

    def statement(self, node: Any) -> None:
        """Write one statement."""
        getattr(self, f"_do_{type(node).__name__.lower()}")(node)

    def _do_call(self, node: model.Call) -> None:
        arguments = ", ".join(self.value(argument) for argument in node.arguments)
        self._line(f"g.{contract.verb(node.verb)}({arguments})")

    def _looks_through(self, node: model.Choose | model.ChooseSome) -> None:
        """Who searches sees the whole place, until it is shuffled."""
        if node.searches and isinstance(node.what.zone, model.Read):
            self._line(f"g.show({self._zone(node.what.zone)}, {self.value(node.chooser)})")

    def _do_choose(self, node: model.Choose) -> None:
        self._looks_through(node)
        name, who = node.name, self.value(node.chooser)
        self._line(f"{contract.local(name)} = g.choose({name!r}, {who}, {self.members(node.what)}, {node.what.kind!r})")
        if node.otherwise:
            with self._block(f"if {contract.local(name)} == {self._need('NOTHING')}:"):
                self.block(node.otherwise)

    def _do_choosesome(self, node: model.ChooseSome) -> None:
        self._looks_through(node)
        who, options = self.value(node.chooser), self.members(node.what)
        most = self.value(node.most) if node.most is not None else ""
        bounds = f", {most if node.exactly else 0}, {most}" if most else ""
        arguments = f"{node.name!r}, {who}, {options}, {node.what.kind!r}{bounds}"
        self._line(f"{contract.local(node.name)} = g.choose_some({arguments})")

    def _do_roll(self, node: model.Roll) -> None:
        self._line(f"{contract.local(node.name)} = g.roll({self.value(node.sides)}, {node.name!r})")

    def _do_startflow(self, node: model.StartFlow) -> None:
        who = f", {self.value(node.who)}" if node.who is not None else ""
        self._line(f"g.start_flow({node.flow!r}{who})")

    def _do_endflow(self, node: model.EndFlow) -> None:
        self._line(f"g.end_flow({node.flow!r})")

    def _do_endeffects(self, node: model.EndEffects) -> None:
        self._line(f"g.end_effects(g.{contract.kind(node.kind)})")

    def _do_join(self, node: model.Join) -> None:
        self._line(f"{contract.local(node.name)} = g.join(g.{contract.kind(node.kind)}[0])")

    def _do_choosevalue(self, node: model.ChooseValue) -> None:
        options = f"g.{contract.words(node.list)}"
        if node.where is not None:
            options = f"[{contract.local(node.name)} for {contract.local(node.name)} in {options} if {self.condition(node.where)}]"
        self._line(
            f"{contract.local(node.name)} = g.choose({node.name!r}, {self.value(node.chooser)}, {options}, {node.list!r})"
        )

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

    def _do_may(self, node: model.May) -> None:
        with self._block(f"if g.ask('may', {self.value(node.who)}):"):
            self.block(node.body)
        if node is self.offered:  # what was only offered is not spent
            with self._block("else:"):
                self._line("g.decline()")

    def _do_let(self, node: model.Let) -> None:
        self._line(f"{contract.local(node.name)} = {self.value(node.value)}")

    def _do_change(self, node: model.Change) -> None:
        owner = self.value(node.owner) if node.owner is not None else ""
        index = f"[{self.value(node.index)}]" if node.index is not None else ""
        column = self._column(node.property, owner) + index
        amount = self.value(node.amount)
        if node.operator == "becomes":
            amount = bare(node.amount, amount)
        state = self._state(node.property)
        if node.operator != "becomes":
            amount = f"{column} {'+' if node.operator == 'rises' else '-'} {amount}"
        if state is not None and node.property.type == model.NUMBER:
            if state.most is not None and node.operator != "falls":
                amount = f"min({amount}, {self._read(replace(state.most, owner=node.owner))})"
            if state.least is not None and (node.operator == "falls" or not _is_natural(node.amount)):
                amount = f"max({amount}, {state.least})"
        if not _is_bounded(node, state):
            amount = f"{self._need('bounded')}({amount})"
        if index and owner:
            self._line(f"{self._need('put')}({self._columns(node.property)}, {owner}, {index[1:-1]}, {amount})")
        else:
            self._line(f"{column} = {amount}")

    def _state(self, found: Property) -> model.State | None:
        tables = [kind for file in self.model.files for kind in (*file.kinds, *([file.table] if file.table else []))]
        tables += [*self.file.kinds, *([self.file.table] if self.file.table else [])]
        return next((s for kind in tables for s in kind.states if s.property == found), None)

    def _do_become(self, node: model.Become) -> None:
        found = node.property
        self._line(f"g.{contract.becomes(found.owner, found.name)}({self.value(node.owner)}, {self.value(node.value)})")

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
        name = self._local("card")
        # The first of them stays the first: on top, the last one goes first.
        with self._block(f"for {name} in {cards if node.end == 'bottom' else f'reversed({cards})'}:"):
            self._line(f"g.move({name}, {place})")

    def _do_shuffle(self, node: model.Shuffle) -> None:
        self._line(f"g.shuffle({self._place(node.zone)})")

    def _do_reveal(self, node: model.Reveal) -> None:
        to = f", {self.value(node.who)}" if node.who is not None else ""
        number = f", number={self.value(node.number)}" if node.number is not None else ""
        self._line(f"{contract.local(node.name)} = g.reveal({self._place(node.zone)}{to}{number})")

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

    def _do_revealuntil(self, node: model.RevealUntil) -> None:
        test = f"lambda g, {contract.local(node.name)}, {contract.local(node.rest)}: {self.condition(node.condition)}"
        self._line(
            f"{contract.local(node.name)}, {contract.local(node.rest)} = g.reveal_until({self._place(node.zone)}, {test})"
        )

    def _do_perform(self, node: model.Perform) -> None:
        more = "".join(f", {self.value(argument)}" for argument in node.arguments)
        self._line(f"g.perform({node.slot!r}, {self.value(node.card)}, {self.value(node.you)}{more})")

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

    def _do_if(self, node: model.If) -> None:
        if node.condition == model.And(node.condition.span, ()):
            self.block(node.then)
            return
        with self._block(f"if {self.condition(node.condition)}:"):
            self.block(node.then)
        if node.otherwise:
            with self._block("else:"):
                self.block(node.otherwise)

    def _do_repeat(self, node: model.Repeat) -> None:
        times = self.value(node.times)
        name = contract.local(node.name) if node.name else "_"
        plain = bare(node.times, times)
        if node.condition is None:
            with self._block(f"for {name} in g.repeat({plain}):"):
                self.block(node.body)
            return
        with self._block(f"for {name} in range(1, {times} + 1):" if node.name else f"for _ in range({plain}):"):
            with self._block(f"if not ({self.condition(node.condition)}):"):
                self._line("break")
            self._line("g.step()")
            self.block(node.body)

    def _do_foreach(self, node: model.ForEach) -> None:
        things = self.members(node.what) if isinstance(node.what, model.Those) else self.value(node.what)
        with self._block(f"for {contract.local(node.name)} in {self._counted(things, node.body)}:"):
            self.block(node.body)

    def _do_foritem(self, node: model.ForItem) -> None:
        with self._block(f"for {contract.local(node.name)} in {self._counted(self.value(node.of), node.body)}:"):
            self.block(node.body)

    def _do_forvalue(self, node: model.ForValue) -> None:
        with self._block(
            f"for {contract.local(node.name)} in {self._counted(f'g.{contract.words(node.list)}', node.body)}:"
        ):
            self.block(node.body)

    @staticmethod
    def _counted(things: str, body: Iterable[Any]) -> str:
        """What a loop goes through; where its lines may take long themselves, the game counts how often it does."""
        takes_long = any(isinstance(inner, _MULTIPLYING) for line in body for inner in model.walk(line))
        return f"g.each({things})" if takes_long else things

    def _do_together(self, node: model.Together) -> None:
        self._line("g.packet_open()")
        self.block(node.body)
        self._line("g.packet_close()")

    def _do_scopeedge(self, node: model.ScopeEdge) -> None:
        self._line(f"g.scope_{'start' if node.edge == 'starts' else 'end'}({node.scope!r})")

    def _do_endgame(self, node: model.EndGame) -> None:
        winner = f", {self.value(node.winner)}" if node.winner is not None else ""
        self._line(f"g.end({node.result!r}{winner})")

    def _do_window(self, node: model.Window) -> None:
        """A window inside an effect: its offers may speak of the names that are known there."""
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

    def _offers(self, node: model.Window) -> None:
        found: list[str] = []
        for offer in node.offers:
            guards = self._guards(part for each in (offer.who, *offer.arguments) for part in needed(each))
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
        """Python for the list of what one line of a window offers now."""
        loops: list[str] = []
        bound = {offer.name}  # by the loops so far
        if isinstance(offer.who, model.Those):
            loops.append(f"for {contract.local(offer.name)} in {self._things(offer.who, offer.name)}")
        else:
            loops.append(f"for {contract.local(offer.name)} in ({self.value(offer.who)},)")
        arguments = [contract.local(offer.name)]
        for argument in offer.arguments[1:]:
            if isinstance(argument, model.Those):
                name, things = argument.candidate, self._things(argument, argument.candidate)
                named = [n for n in model.walk(argument) if isinstance(n, model.Local)]
                alone = not any(n.optional or n.name in bound for n in named)
                if alone and (len(bound) > 1 or isinstance(offer.who, model.Those)):
                    things = self._local("things")  # the same in each round of the loops around it
                    self._line(f"{things} = {self.members(argument)}")
                loops.append(f"for {contract.local(name)} in {things}")
                bound.add(name)
                arguments.append(contract.local(name))
            else:
                arguments.append(self.value(argument))
        one = f"({contract.local(offer.name)}, {offer.verb!r}, {self._tuple(arguments)})"
        return f"[{' '.join([one, *loops])}]"

    def _things(self, those: model.Those, name: str) -> str:
        """What a loop under that name goes through, with what its things must pass."""
        tests = self._tests(those) if name == those.candidate else []
        return f"{self._source(those)} if {' and '.join(tests)}" if tests else self.members(those)

    # ---------------------------------------------------------------------------- set-up and scenarios

    def _do_put(self, node: model.Put) -> None:
        owner = self._owner_in(node.zone)
        make = f"g.create({node.card!r}, {self._place(node.zone)}{f', {owner}' if owner else ''})"
        if node.number is not None and len(node.names) == 1:
            with self._block(f"for _ in g.repeat({self.value(node.number)}):"):
                self._created(*node.names, make, node)
            return
        for name in node.names:
            self._created(name, make, node)

    def _owner_in(self, zone: model.Read) -> str:
        """The player who owns what is put into a zone; empty for one of the table."""
        for who, kind in ((zone.owner, zone.property.owner), (zone.index, zone.property.per)):
            if who is not None and self.model.is_a(kind, "player"):
                return self.value(who)
        return ""

    def _created(self, name: str, make: str, node: model.Put) -> None:
        """One new card, under a name where something is said of it."""
        if node.having is None:
            self._line(f"{contract.local(name)} = {make}" if name in self._spoken_of else make)
            return
        self._line(f"{contract.local(name)} = {make}")
        found, value = node.having
        self._line(f"{self._column(found, contract.local(name))} = {self.value(value)}")

    def _do_putevery(self, node: model.PutEvery) -> None:
        tests = self._tests(node.what)
        test = f"lambda g, {contract.local(node.what.candidate)}: {' and '.join(tests) or 'True'}"
        owner = self._owner_in(node.zone) or self._need("NOTHING")
        copies = contract.fact(node.copies.owner, node.copies.name) if node.copies is not None else ""
        bringer = f", {self.value(node.bringer)}" if node.bringer is not None else ""
        self._line(
            f"g.put_printed(g.{contract.kind(node.what.kind)}, {self._place(node.zone)}, {owner}, {test}, {copies!r}{bringer})"
        )

    def _do_require(self, node: model.Require) -> None:
        of = self.value(node.of) if node.of is not None else self._need("NOTHING")
        left, sign, right = node.condition.left, node.condition.operator, node.condition.right
        self._line(f"g.require({node.name!r}, {of}, {self.value(left)}, {sign!r}, {self.value(right)})")

    def _do_brings(self, node: model.Brings) -> None:
        self._line(f"t.bring({self.value(node.who)}, {node.deck!r})")

    def _do_runstep(self, node: model.RunStep) -> None:
        self._line(f"t.step(g, {node.step!r}, {self.value(node.who)})")

    def _do_runflow(self, node: model.RunFlow) -> None:
        self._line(f"t.flow(g, {node.flow!r}, {self.value(node.who)})")

    def _do_runsetup(self, node: model.RunSetup) -> None:
        options = f", {dict(node.options)!r}" if node.options else ""
        self._line(f"g = t.setup({node.beginning!r}{options})")

    def _do_allpass(self, node: model.AllPass) -> None:
        self._line("t.all_pass = True")

    def _do_makecurrent(self, node: model.MakeCurrent) -> None:
        self._line(f"g.current = {self.value(node.who)}")

    def _do_answer(self, node: model.Answer) -> None:
        who = f", who={self.value(node.who)}" if node.who is not None else ""
        self._line(f"t.answer({node.name!r}, {self._answered(node)}{who})")

    def _answered(self, node: model.Answer) -> str:
        if node.offers:
            return self._tuple(f"({offer.key!r}, {self._said(offer.patterns)})" for offer in node.offers)
        return repr(node.word) if node.value is None else self.value(node.value)

    def _said(self, patterns: tuple[Any, ...]) -> str:
        return self._tuple("None" if pattern is None else self.value(pattern) for pattern in patterns)

    def _do_expectoffered(self, node: model.ExpectOffered) -> None:
        options = self._tuple(self._answered(option) for option in node.options)
        check = "not_offered" if node.negated else "offered"
        self._line(f"t.{check}({node.span.line}, {node.text!r}, {node.name!r}, {options})")

    def _do_expectrefused(self, node: model.ExpectRefused) -> None:
        by = f", {node.by!r}" if node.by else ""
        self._line(f"t.refused({node.span.line}, {node.text!r}{by})")

    def _do_expect(self, node: model.Expect) -> None:
        line = node.span.line
        condition = node.condition
        if isinstance(condition, model.Compare):
            left, right = self.value(condition.left), self.value(condition.right)
            text = node.text.split(f" {condition.operator} ")[0].strip()
            self._line(f"t.equal({line}, {text!r}, {left}, {condition.operator!r}, {right})")
        else:
            actual = ", f'it is {g.result}'" if isinstance(condition, model.Result) else ""
            self._line(f"t.check({line}, {node.text!r}, {self.condition(condition)}{actual})")

    def _do_expectcannot(self, node: model.ExpectCannot) -> None:
        arguments = self._tuple(self._need("NOTHING") if p is None else self.value(p) for p in node.event.patterns)
        self._line(f"t.cannot({node.span.line}, {node.text!r}, {node.event.key!r}, {arguments})")


def _needed(node: Any) -> Iterator[Any]:
    """What a statement needs to be there, without the blocks inside it."""
    parts: tuple[Any, ...]
    match node:
        case model.Change():
            yield from needed(node.owner)
            yield from entry(node.index)
            yield from needed(node.index)
            yield from stored(node.amount)
            return
        case model.Let():
            yield from stored(node.value)
            return
        case model.Choose():
            parts = (node.chooser, node.what)
        case model.ChooseOne():
            parts = (node.chooser,)
        case model.MayDo():
            parts = (node.offer.who, *node.offer.arguments)
        case model.May():
            parts = (node.who,)
        case model.Repeat():
            parts = (node.times,)
        case model.ForEach():
            parts = (node.what,)
        case model.ForItem():
            parts = (node.of,)
        case model.If() | model.Together() | model.Window() | model.Expect() | model.Listen() | model.Grant():
            parts = ()
        case model.ForValue() | model.Table():
            parts = ()
        case _:
            parts = tuple(model.children(node))
    for part in parts:
        yield from needed(part)


_MULTIPLYING = (model.ForEach, model.ForItem, model.ForValue, model.Repeat, model.Call, model.Perform)


def _is_bounded(node: model.Change, state: model.State | None) -> bool:
    """Whether what is written can be seen to be within the bounds of a number: it is a word, or one that is in play."""
    if node.property.type != model.NUMBER:
        return True
    if node.operator == "falls":
        return state is not None and state.least is not None and _is_natural(node.amount)
    if state is not None and state.most is not None and state.least is not None:
        return True
    amount = node.amount
    is_held = isinstance(amount, model.Read) and amount.property.sort == "state"
    return node.operator == "becomes" and (is_held or isinstance(amount, model.Number | model.Count | model.Size))


def _is_natural(amount: Any) -> bool:
    """Whether an amount can be seen never to be below zero."""
    match amount:
        case model.Number() | model.Count() | model.Size():
            return True
        case model.Read():
            return amount.property.sort == "state"
        case model.Arithmetic(operator="+" | "*"):
            return _is_natural(amount.left) and _is_natural(amount.right)
    return False
