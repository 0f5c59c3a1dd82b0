"""Tell what each player ended a game with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ombre import contract
from ombre.compiler import model
from ombre.runtime.flow import Play
from ombre.runtime.linker import Rules

MOST = 4  # most numbers of one player

Number = tuple[str, str]  # the kind and the name of a property


class Endings:
    """Finds the numbers with which players end a game.

    They are the numbers that the returns of the game are worked out from. A game without returns has compared some
    numbers before it ended: those that the rule, verb or step with `end game` reads. If it has compared none, they are
    the numbers that everybody sees and that differ between players. What players keep for the next game is told first.
    """

    def __init__(self, known: model.Model, rules: Rules) -> None:
        self.model, self.rules = known, rules

    def numbers(self, g: Play) -> list[list[tuple[model.Property, int]]]:
        """Return for each seat the numbers of its player, each with its property."""
        own = [{name: self._value(g, name, who) for name in self._numbers(g, who)} for who in range(g.players)]
        wanted = self._compared(g)
        if g.rules.returned(g):
            wanted = self._read([worth for worth in self.model.everything(model.Worth) if worth.sort == "returns"])
        else:
            if not any(name in each for name in wanted for each in own):
                wanted = [name for name in self._open() if len({each.get(name) for each in own}) > 1]
            kept = [name for name in self._kept() if any(each.get(name) for each in own)]
            wanted = list(dict.fromkeys((*kept, *wanted)))
        return [[(self.model.properties[name], each[name]) for name in wanted if name in each][:MOST] for each in own]

    def bound(self, g: Play, found: model.Property, who: int) -> int | None:
        """Return the upper bound of a number of a player; None if it has none that is a number of the player."""
        states = [state for kind in self.rules.kinds if kind.name == found.owner for state in kind.states]
        most = next((state.most for state in states if state.name == found.name), "")
        return self._value(g, (found.owner, most), who) if (found.owner, most) in self.model.properties else None

    def _numbers(self, g: Play, who: int) -> Iterator[Number]:
        """Yield the states and derived numbers of a player that are one number."""
        for found in self.model.properties.values():
            if found.type == model.NUMBER and not found.per and found.sort in ("state", "derived"):
                if found.owner and self.model.is_a(self.rules.kinds[g.kind[who]].name, found.owner):
                    yield found.owner, found.name

    def _value(self, g: Play, name: Number, who: int) -> int:
        if self.model.properties[name].sort == "derived":
            work_out: Callable[[int], int] = getattr(g, contract.derived(*name))
            return work_out(who)
        column: Sequence[int] = getattr(g, contract.state(*name))
        return column[who]

    def _compared(self, g: Play) -> list[Number]:
        """Return the numbers that are read where the game ends with this result."""
        found: list[model.Node] = []
        for node in self.model.everything(model.Ability, model.Verb, model.Step):
            parts = model.walk(node)
            if any(isinstance(part, model.EndGame) and part.result == g.result for part in parts):
                found.append(node)
        return self._read(found)

    def _read(self, nodes: Sequence[model.Node]) -> list[Number]:
        read = [part.property for node in nodes for part in model.walk(node) if isinstance(part, model.Read)]
        return list(dict.fromkeys((found.owner, found.name) for found in read if found.type == model.NUMBER))

    def _kept(self) -> list[Number]:
        """Return the numbers that players keep for their next game."""
        return [name for part in self.rules.between for name in part.kept]

    def _open(self) -> list[Number]:
        """Return the numbers of players that everybody sees, without those that are the bound of another one."""
        states = [(kind.name, state) for kind in self.rules.kinds for state in kind.states]
        bounds = {(owner, state.most) for owner, state in states if state.most}
        open = [(owner, state.name) for owner, state in states if state.sight in ("", "open")]
        return [name for name in open if name not in bounds]
