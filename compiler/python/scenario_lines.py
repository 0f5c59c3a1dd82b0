"""Generate Python for statements that occur only in set-ups and scenarios; `t` is the bench of a scenario."""

from __future__ import annotations

from ombre import contract

from .. import model
from .actions import writes
from .statements import Statements


def spoken_of_first(lines: tuple[model.ScenarioLine, ...]) -> list[list[str]]:
    """Return for each line of a scenario the cards that it names, of those that the scenario puts,
    and no line before it.

    `offered` speaks of questions, so its names count from the first line after the last expectations.
    """
    put: dict[str, int] = {}
    first: dict[tuple[str, int], int] = {}  # a name and where its card is put -> the first line that speaks of it
    begin = 0
    for at, line in enumerate(lines):
        since = at
        if isinstance(line, model.ExpectOffered):
            since = begin
        elif at and isinstance(lines[at - 1], model.Expectation) and not isinstance(line, model.Expectation):
            begin = at
        for node in model.walk(line):
            if isinstance(node, model.Put):
                put.update(dict.fromkeys(node.names, at))
            elif isinstance(node, model.Local) and node.name in put:
                card = node.name, put[node.name]
                first[card] = max(card[1] + 1, min(first.get(card, since), since))
    return [sorted(name for (name, _), line in first.items() if line == at) for at in range(len(lines))]


class ScenarioLines(Statements):
    """Generates the statements of set-ups and scenarios."""

    @writes(model.Brings)
    def _do_brings(self, node: model.Brings) -> None:
        self._line(f"t.bring({self.value(node.who)}, {node.deck!r})")

    @writes(model.RunStep)
    def _do_runstep(self, node: model.RunStep) -> None:
        self._line(f"t.step(g, {node.step!r}, {self.value(node.who)})")

    @writes(model.RunFlow)
    def _do_runflow(self, node: model.RunFlow) -> None:
        self._line(f"t.flow(g, {node.flow!r}, {self.value(node.who)})")

    @writes(model.RunSetup)
    def _do_runsetup(self, node: model.RunSetup) -> None:
        options = f", {dict(node.options)!r}" if node.options else ""
        self._line(f"g = t.setup({node.beginning!r}{options})")

    @writes(model.AllPass)
    def _do_allpass(self, node: model.AllPass) -> None:
        self._line("t.all_pass = True")

    @writes(model.MakeCurrent)
    def _do_makecurrent(self, node: model.MakeCurrent) -> None:
        self._line(f"g.current = {self.value(node.who)}")

    @writes(model.Answer)
    def _do_answer(self, node: model.Answer) -> None:
        who = f", who={self.value(node.who)}" if node.who is not None else ""
        self._line(f"t.answer({node.name!r}, {self._answered(node)}{who})")

    @writes(model.ExpectRefused)
    def _do_expectrefused(self, node: model.ExpectRefused) -> None:
        by = f", {node.by!r}" if node.by else ""
        self._line(f"t.refused({node.span.line}, {node.text!r}{by})")

    @writes(model.ExpectCannot)
    def _do_expectcannot(self, node: model.ExpectCannot) -> None:
        arguments = self._tuple(self._very(pattern) or self._need("NOTHING") for pattern in node.event.patterns)
        self._line(f"t.cannot({node.span.line}, {node.text!r}, {node.event.key!r}, {arguments})")

    @writes(model.Put)
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
        """Return code for the player who owns cards in a zone; empty if the zone belongs to no player."""
        for who, kind in ((zone.owner, zone.property.owner), (zone.index, zone.property.per)):
            if who is not None and self.model.is_a(kind, "player"):
                return self.value(who)
        return ""

    def _created(self, name: str, make: str, node: model.Put) -> None:
        """Generate the creation of one card; the card is assigned to its name if later code uses it."""
        spoken_of, called = name in self._spoken_of, name in self._called
        self._line(f"{contract.local(name)} = {make}" if spoken_of or called or node.having else make)
        if node.having:
            found, value = node.having
            self._line(f"{self._column(found, contract.local(name))} = {self.value(value)}")
        if spoken_of:
            self._line(f"g.prefer({contract.local(name)})")
        if called:
            self._line(f"t.called[{contract.local(name)}] = {name!r}")

    @writes(model.PutEvery)
    def _do_putevery(self, node: model.PutEvery) -> None:
        tests = self._tests(node.what)
        test = f"lambda g, {contract.local(node.what.candidate)}: {' and '.join(tests)}" if tests else "None"
        owner = self._owner_in(node.zone) or self._need("NOTHING")
        copies = contract.fact(node.copies.owner, node.copies.name) if node.copies is not None else ""
        bringer = f", {self.value(node.bringer)}" if node.bringer is not None else ""
        self._line(
            f"g.put_printed(g.{contract.kind(node.what.kind)}, {self._place(node.zone)}, {owner}, {test}, "
            f"{copies!r}{bringer})"
        )

    @writes(model.Require)
    def _do_require(self, node: model.Require) -> None:
        of = self.value(node.of) if node.of is not None else self._need("NOTHING")
        left, sign, right = node.condition.left, node.condition.operator, node.condition.right
        self._line(f"g.require({node.name!r}, {of}, {self.value(left)}, {sign!r}, {self.value(right)})")

    def _answered(self, node: model.Answer) -> str:
        if node.offers:
            return self._tuple(f"({offer.key!r}, {self._said(offer.patterns)})" for offer in node.offers)
        return repr(node.word) if node.value is None else self.value(node.value)

    @writes(model.ExpectOffered)
    def _do_expectoffered(self, node: model.ExpectOffered) -> None:
        options = self._tuple(self._answered(option) for option in node.options)
        check = "not_offered" if node.negated else "offered"
        self._line(f"t.{check}({node.span.line}, {node.text!r}, {node.name!r}, {options})")

    @writes(model.Expect)
    def _do_expect(self, node: model.Expect) -> None:
        line = node.span.line
        condition = node.condition
        if isinstance(condition, model.Compare):
            left, right = self.value(condition.left), self.value(condition.right)
            text = node.text.split(f" {condition.operator} ")[0].strip()
            self._line(f"t.equal({line}, {text!r}, {left}, {condition.operator!r}, {right})")
        else:
            actual = ", f'{g.result}'" if isinstance(condition, model.Result) else ""
            self._line(f"t.check({line}, {node.text!r}, {self.condition(condition)}{actual})")

    def _said(self, patterns: tuple[model.Pattern, ...]) -> str:
        return self._tuple(self._very(pattern) or "None" for pattern in patterns)

    def _very(self, pattern: model.Pattern) -> str:
        """Return code for the thing, amount or word of a pattern; empty if the pattern leaves the argument open."""
        assert not isinstance(pattern, model.Those | model.Some)
        return self.value(pattern) if pattern is not None else ""
