"""Generate windows and offers."""

from __future__ import annotations

from ombre import contract
from ombre.dsl.by_class import ByClass

from ... import model
from ...unbound import needed
from .expressions import Expressions

writes: ByClass[None] = ByClass()
"""The methods that generate statements, as `@writes(model.Swap)`: those of this class and of its subclasses."""


class Windows(Expressions):
    """Generates windows and offers."""

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
        """Return code for the list of the options that one offer of a window gives now."""
        loops: list[str] = []
        bound = {offer.name}  # the names that the loops so far bind
        if isinstance(offer.who, model.Those):
            loops.append(f"for {contract.local(offer.name)} in {self._things(offer.who)}")
        else:
            loops.append(f"for {contract.local(offer.name)} in ({self.value(offer.who)},)")
        arguments = [contract.local(offer.name)]
        for argument in offer.arguments[1:]:
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
                arguments.append(self.value(argument))
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
