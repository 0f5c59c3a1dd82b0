"""Choices in the second interpreter. It never leaves out an option: copies of a card are as many options."""

from __future__ import annotations

from abc import ABC
from collections.abc import Sequence

from ombre.compiler import model

from .foresight import Foresight
from .things import Frame, Thing, Value

ChoiceNode = (
    model.Choose | model.ChooseSome | model.ChooseValue | model.ChooseNumber | model.ChooseOne | model.May | model.Roll
)


class Asking(Foresight, ABC):
    """A table on which players choose."""

    def choice(self, node: ChoiceNode, f: Frame) -> None:
        match node:
            case model.Choose():
                who = self.thing(node.chooser, f)
                self.look_through(node, who, f)
                f.names[node.name] = self.one_of(node.name, who, node.what.kind, self.members(node.what, f))
                if f.names[node.name] is None:
                    self.block(node.otherwise, f)
            case model.ChooseSome():
                who = self.thing(node.chooser, f)
                most = None if node.most is None else self.number(node.most, f)
                self.look_through(node, who, f)
                least = most if node.exactly and most is not None else 0
                found = self.members(node.what, f)
                f.names[node.name] = self.some_of(node.name, who, node.what.kind, found, least, most)
            case model.ChooseValue():
                who = self.thing(node.chooser, f)
                words = [
                    word
                    for word in self.model.values[node.list].words
                    if node.where is None or self.holds(node.where, f.where(node.name, word))
                ]
                f.names[node.name] = self.one_of(node.name, who, node.list, words)
            case model.ChooseNumber():
                who, least, most = self.thing(node.chooser, f), self.number(node.least, f), self.number(node.most, f)
                f.names[node.name] = self.one_of(node.name, who, "number", range(least, most + 1))
            case model.ChooseOne():
                self.choose_one(node, f)
            case model.May():
                who = self.thing(node.who, f)
                if self.promises(node.body, node.who, f) and self.agrees("may", who):
                    self.block(node.body, f)
                    return
                if node is f.declined:
                    self.spent.pop()
                if node is f.attempted:  # what is done in its place is not the offer
                    came = self.outcome(node.otherwise, f)
                    if len(self.outcomes) > 1:
                        self.outcomes[-2] |= came
                else:
                    self.block(node.otherwise, f)
            case model.Roll():
                f.names[node.name] = self.below(self.number(node.sides, f)) + 1

    def look_through(self, node: model.Choose | model.ChooseSome, who: Thing, f: Frame) -> None:
        if node.searches and isinstance(node.what.zone, model.Read):
            self.show(self.place_of(node.what.zone, f).cards, self.seat_of(who))

    def one_of(self, name: str, who: Thing, sort: str, options: Sequence[Value]) -> Value:
        """Let a player choose; a single option is taken without a question, unless forced choices are asked."""
        if not options or self.silent(who):
            return None
        if len(options) < self.fewest:
            return options[0]
        return options[self.pick(name, who, sort, options)]

    def some_of(
        self, name: str, who: Thing, sort: str, options: Sequence[Thing], least: int, most: int | None
    ) -> tuple[Thing, ...]:
        """Let a player choose several things, one after the other; `least` must be chosen if there are so many."""
        left = [] if self.silent(who) else list(options)
        most = len(left) if most is None else min(most, len(left))
        chosen: list[Thing] = []
        while len(chosen) < most:
            enough = len(chosen) >= least
            if not enough and len(left) <= least - len(chosen) and self.fewest > 1:
                return (*chosen, *left)
            offered: list[Value] = [*left, None] if enough else [*left]
            taken = offered[self.pick(name, who, sort, offered)] if len(offered) >= self.fewest else offered[0]
            if taken is None:
                break
            assert isinstance(taken, Thing)
            chosen.append(taken)
            left.remove(taken)
        return tuple(chosen)

    def choose_one(self, node: model.ChooseOne, f: Frame) -> None:
        who = self.thing(node.chooser, f)
        ways = [way for way in node.alternatives if way.condition is None or self.holds(way.condition, f)]
        if not ways or self.silent(who):
            return
        at = self.pick("one", who, "alternative", [way.name for way in ways]) if len(ways) >= self.fewest else 0
        self.block(ways[at].body, f)
