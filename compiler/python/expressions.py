"""Generate Python expressions from amounts, noun phrases and conditions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import assert_never

from ombre import contract

from .. import model
from ..amounts import is_natural
from ..model import Property
from ..optional_values import may_be_nothing, needed
from .functions import CodeLine, Emitter

_AGGREGATES: dict[model.AggregateSort, str] = {
    "total": "sum({0})",
    "highest": "max(({0}), default=0)",
    "lowest": "min(({0}), default=0)",
}


class Expressions(Emitter):
    """Generates expressions."""

    def value(self, node: model.Phrase) -> str:
        """Return Python code for an expression."""
        match node:
            case model.Number():
                return str(node.value)
            case model.Value():
                return f"g.{contract.word(node.list, node.word)}"
            case model.Local():
                return self._kept_of(node) if node.type.tag == "set" else contract.local(node.name)
            case model.This():
                return "this"
            case model.You():
                return "you"
            case model.Current():
                return "g.current"
            case model.Owner():
                return f"g.owner[{self.value(node.of)}]"
            case model.Source():
                return "g.source[1]"
            case model.Beginning():
                return "g.beginning"
            case model.ById():
                return repr(node.id)
            case model.Seat():
                return str(node.number)
            case model.SeatAfter():
                return f"g.seat_after({self.value(node.who)}, {self.value(node.steps)})"
            case model.Neighbour():
                of = self.value(node.of)
                return f"{self._when_last(node.of, of)}.neighbour({of}, {1 if node.side == 'after' else -1})"
            case model.CardIn():
                return f"g.copy_in({self._place(node.zone)}, {node.card!r})"
            case model.Nothing():
                return self._need("NOTHING")
            case model.Read():
                return self._read(node)
            case model.Item():
                return f"{self._need('item')}({self.value(node.of)}, {self.value(node.number)})"
            case model.Mark():
                return f"{self.value(node.cell)}[0]"
            case model.Size():
                return f"{self.value(node.cell)}[1]"
            case model.Arithmetic():
                return self._arithmetic(node)
            case model.Quotient():
                return self._quotient(node)
            case model.Count():
                return self._count(node)
            case model.Total():
                with self.names.without(node.of.candidate):
                    amount, guards = self.value(node.amount), self._guards(needed(node.amount, self._lost))
                each = self._members(node.of, amount, guards)
                return _AGGREGATES[node.sort].format(each)
            case model.Top():
                return f"g.top({self._place(node.zone)})"
            case model.Those():
                raise TypeError(f"a noun phrase is no single thing: {node}")
            case _:
                assert_never(node)

    def amount(self, node: model.Phrase, signed: bool = False) -> str:
        """Return code for an amount that is used: it is at least 0, unless it is signed."""
        code = self.value(node)
        return code if signed or is_natural(node, self.names.natural) else f"max(0, {bare(node, code)})"

    def arguments(self, verb: str, given: Sequence[model.Phrase]) -> list[str]:
        """Return code for the arguments of a verb."""
        return [
            self.amount(one, role.signed) if role.type == model.NUMBER else self.value(one)
            for one, role in zip(given, self.model.verbs[verb].roles, strict=True)
        ]

    def _arithmetic(self, node: model.Arithmetic) -> str:
        left, right = self.value(node.left), self.value(node.right)
        if node.operator == "at least":
            return f"max({left}, {right})"
        if node.operator == "at most":
            return f"min({left}, {right})"
        if node.operator == "-" and node.left == model.Number(node.left.span, 0):
            return f"-({right})"
        if (
            node.operator == "*"
            and not isinstance(node.left, model.Number)
            and not isinstance(node.right, model.Number)
        ):
            return f"{self._need('product')}({bare(node.left, left)}, {bare(node.right, right)})"
        return f"({left} {node.operator} {right})"

    def _quotient(self, node: model.Quotient) -> str:
        of = bare(node.of, self.value(node.of))
        if isinstance(node.by, model.Number):
            return f"-(-({of}) // {node.by.value})" if node.rounded == "up" else f"({of}) // {node.by.value}"
        return f"{self._need('quotient')}({of}, {bare(node.by, self.value(node.by))}, {node.rounded == 'up'})"

    def _count(self, node: model.Count) -> str:
        if node.distinct is not None:
            assert isinstance(node.of, model.Those)
            read = model.Read(
                node.span,
                node.distinct,
                model.Local(node.span, node.of.candidate, model.Type("thing", node.of.kind)),
            )
            if node.distinct.type.tag == "set":  # the number of words that occur in at least one of the sets
                return f"len({{word for words in ({self._members(node.of, self.value(read))}) for word in words}})"
            return f"len({{{self._members(node.of, self.value(read))}}})"
        if isinstance(node.of, model.Those):
            return f"len({self.members(node.of)})"
        return f"len({self._cards(node.of)})"

    def _read(self, node: model.Read) -> str:
        found = node.property
        if found.sort == "zone":
            return self._place(node)
        owner = self.value(node.owner) if node.owner is not None else ""
        g = "g" if node.now else self._when_last(node.owner, owner, found)
        if g != "g":
            self.recalled.append(node)
        if found.sort in ("state", "option"):
            index = f"[{self.value(node.index)}]" if node.index is not None else ""
            return g + self._column(found, owner).removeprefix("g") + index
        read = contract.fact if found.sort == "fact" else contract.derived
        return f"{g}.{read(found.owner, found.name)}({owner})"

    def _when_last(self, of: model.Phrase | None, code: str, found: Property | None = None) -> str:
        """Return code for the game in which a thing is read: a card that may have left play is read as it last was."""
        name, names = name_of(of), self.names
        if not name or name not in names.strayed | names.left or not self._is_card(of):
            return "g"
        if found is not None and not self._can_change_on_leaving(found):
            return "g"
        names.looked |= name in names.left
        pasts = ["g.then"] if name in names.left else []
        if name in names.strayed:
            names.past = names.past or self._local("past")
            pasts.insert(0, names.past)
        return f"(g.was({code}, {self._since(name)}, {', '.join(pasts)}) if {' or '.join(pasts)} else g)"

    def _lost(self, node: model.Node, is_read: bool) -> bool:
        """Whether a name can mean nothing because its card has been away; what is only read is read as it last was."""
        names, name = self.names, name_of(node)
        if not name or name == names.subject or not self._is_card(node):
            return False
        return name in names.absent or not is_read and name in names.doubtful | names.heard

    def _since(self, name: str) -> str:
        """Return code for the moment from which a name means its card."""
        names = self.names
        if name in names.heard and name not in names.strayed:
            return "g.since"
        stamp = names.stamps.get(name)
        if stamp is None:
            return "g.aways"
        if not stamp.text.strip():
            at = next(at for at, line in enumerate(self._lines) if line is stamp)
            moment = "g.since" if name in names.heard else "g.aways"
            self._lines[at] = CodeLine(f"{stamp.text}{self._local('since')} = {moment}", stamp.line)
            names.stamps |= {one: self._lines[at] for one, its in names.stamps.items() if its is stamp}
        return names.stamps[name].text.split()[0]

    def _kept_of(self, node: model.Local) -> str:
        """Return code for several things that a name means, without cards that have been away."""
        names, of, code = self.names, node.type.of, contract.local(node.name)
        is_card = (of in self.model.kinds or of == "card") and not self.model.is_a(of, "player")
        if not is_card or node.name not in names.doubtful | names.heard:
            return code
        self.doubted.append((node, names.doubts.get(node.name, ())))
        return f"g.those({code}, {self._since(node.name)})"

    def _still(self, node: model.Phrase) -> str:
        """Return code for a thing, or for several; without those that have been away."""
        code = self.value(node)
        if self._is_doubted(node):
            return f"g.still({code}, {self._since(name_of(node))})"
        return code

    def _is_doubted(self, node: model.Phrase) -> bool:
        """Whether something else can have moved the card away that a name means."""
        names = self.names
        if not isinstance(node, model.Local | model.This) or name_of(node) not in names.doubtful | names.heard:
            return False
        if self._lost(node, False):
            self.doubted.append((node, names.doubts.get(name_of(node), ())))
            return True
        return False

    def _is_card(self, of: model.Held) -> bool:
        kind = of.kind if isinstance(of, model.This) else of.type.of if isinstance(of, model.Local) else ""
        is_value = isinstance(of, model.Local) and of.type.tag != "thing"
        return bool(kind) and not is_value and not self.model.is_a(kind, "player")

    def _can_change_on_leaving(self, found: Property) -> bool:
        """Whether a property of a card can be another one when the card has left play."""
        state = self._state(found) if found.sort == "state" else None
        return found.sort != "option" and (state is None or not state.is_kept or state.until_leaves is not None)

    def _state(self, found: Property) -> model.State | None:
        tables = [kind for file in self.model.files for kind in (*file.kinds, *([file.table] if file.table else []))]
        tables += [*self.file.kinds, *([self.file.table] if self.file.table else [])]
        return next((s for kind in tables for s in kind.states if s.property == found), None)

    def _column(self, found: Property, owner: str) -> str:
        return self._columns(found) + (f"[{owner}]" if found.owner else "")

    @staticmethod
    def _columns(found: Property) -> str:
        """Return code for the column of a property of things, or for the attribute of a property of the game."""
        return f"g.{contract.state(found.owner, found.name)}"

    def _place(self, zone: model.Read) -> str:
        """Return code for the index of a zone."""
        parts = [f"g.{contract.zone(zone.property.owner, zone.property.name)}"]
        if zone.index is not None:
            parts.append(f"g.apart * {self.value(zone.index)}")
        if zone.owner is not None:
            parts.append(self.value(zone.owner))
        return " + ".join(parts)

    def _zone(self, zone: model.Read) -> str:
        """Return code for the cards in a zone; nothing has no zone."""
        if zone.owner is not None and may_be_nothing(zone.owner):
            return f"g.all_in({self._place(zone)})"
        return f"g.zones[{self._place(zone)}]"

    def _cards(self, of: model.Phrase) -> str:
        """Return code for the things in a zone or in a list."""
        return self._zone(of) if isinstance(of, model.Read) and of.property.sort == "zone" else self.value(of)

    # --------------------------------------------------------------------------------------- noun phrases

    def members(self, those: model.Those) -> str:
        """Return code for the list of things that a noun phrase means when the code runs."""
        candidate = contract.local(those.candidate)
        those, can = _asked_together(those)
        source, tests = self._search(those)
        if can is not None:
            tests += self._guards(needed(can, self._lost))
        found = f"[{candidate} for {candidate} in {source} if {' and '.join(tests)}]" if tests else source
        return found if can is None else self._permitted(can, those.candidate, found)

    def _any(self, those: model.Those, negated: bool) -> str:
        """Return code that is true if there is a member of a noun phrase."""
        there = self.members(those)
        if there.startswith("["):
            return f"any(True {there[1:-1].partition(' ')[2]})"
        return there if negated else f"bool({there})"

    def _permitted(self, can: model.Can, candidate: str, found: str) -> str:
        """Return code for those of some things with which nothing forbids an action."""
        role = next(role for role, one in enumerate(can.arguments) if _is_local(one, candidate))
        given = self.arguments(can.verb, can.arguments)
        others = "".join(f", {one}" for at, one in enumerate(given) if at != role)
        return f"g.permitted({can.verb!r}, {role}, {found}{others})"

    def _members(self, those: model.Those, value: str, guards: Sequence[str] = ()) -> str:
        """Return code for a generator that yields a value for each member of a noun phrase."""
        source, tests = self._search(those)
        condition = f" if {' and '.join([*tests, *guards])}" if tests or guards else ""
        return f"{value} for {contract.local(those.candidate)} in {source}{condition}"

    def _search(self, those: model.Those) -> tuple[str, list[str]]:
        """Return code for the things among which a noun phrase searches, and the tests for each of them.

        The parts of the condition that do not depend on the candidate are tested once, before the search.
        """
        parts = model.conjuncts(those.where)
        free = [part for part in parts if not _depends(part, those.candidate)]
        source = self._source(those)
        with self.names.without(those.candidate):
            tests = self._tests(_with(those, [part for part in parts if part not in free]))
        if not free:
            return source, tests
        there = " and ".join(self.condition(part) for part in sorted(free, key=searches))
        return (f"({source} if {there} else ())" if tests else f"([*{source}] if {there} else [])"), tests

    def _source(self, those: model.Those) -> str:
        if those.history is not None:
            history = those.history
            self.pasts.add(history.verb)
            who = self.value(history.who)
            return (
                f"[a[{history.role}] for a in g.past({history.verb!r}, {history.scope!r}) "
                f"if a[{history.who_role}] == {who}]"
            )
        if isinstance(those.zone, model.Local):
            return self.value(those.zone)
        if those.zone is not None:
            return self._zone(those.zone)
        if self.model.is_a(those.kind, "player"):
            return "g.everyone(g.current)"
        return f"g.live(g.{contract.kind(those.kind)})"

    def _tests(self, those: model.Those, is_pattern: bool = False) -> list[str]:
        """Return the tests for a candidate.

        is_pattern: whether the phrase stands in an event pattern. Its things can be in any zone, so their zone is
        tested.
        """
        candidate = contract.local(those.candidate)
        tests: list[str] = []
        if self.model.is_a(those.kind, "player"):
            asked = those.kind not in ("player", self.model.player)
        else:
            asked = those.kind != "card" and (is_pattern or those.zone is not None or those.history is not None)
        if asked:
            tests.append(f"g.kind[{candidate}] in g.{contract.kind(those.kind)}")
        if is_pattern and isinstance(those.zone, model.Local):
            tests.append(f"{candidate} in {self.value(those.zone)}")
        elif is_pattern and isinstance(those.zone, model.Read):
            tests.append(f"g.where[{candidate}] == {self._place(those.zone)}")
        for adjective in those.adjectives:
            found = self.model.property_for(those.kind, adjective.list)
            assert found is not None
            thing = model.Local(adjective.span, those.candidate, model.Type("thing", those.kind))
            tests.append(self._is(model.Read(adjective.span, found, thing), (adjective,)))
        if those.other_than is not None:
            tests.append(f"{candidate} != {self.value(those.other_than)}")
        return tests + [self.condition(part) for part in sorted(model.conjuncts(those.where), key=searches)]

    # ----------------------------------------------------------------------------------------- conditions

    def condition(self, node: model.Condition) -> str:
        """Return code for a condition; the condition is false if a thing that it needs is nothing."""
        text = self._condition(node)
        guards = [] if isinstance(node, model.And | model.Or) else self._guards(needed(node, self._lost))
        return f"({' and '.join([*guards, text])})" if guards else text

    def _condition(self, node: model.Condition) -> str:
        match node:
            case model.Compare():
                same = "==" if node.operator == "=" else node.operator
                return f"{self.value(node.left)} {same} {self.value(node.right)}"
            case model.Is():
                return self._is(node.left, node.options, node.negated)
            case model.IsKind():
                return (
                    f"g.kind[{self.value(node.left)}] {'not in' if node.negated else 'in'} g.{contract.kind(node.kind)}"
                )
            case model.IsNextTo():
                return f"{'not ' if node.negated else ''}g.next_to({self.value(node.left)}, {self.value(node.right)})"
            case model.IsCopy():
                sign = "!=" if node.negated else "=="
                return f"g.face[{self.value(node.left)}] {sign} g.face[{self.value(node.right)}]"
            case model.IsIn():
                return f"g.where[{self.value(node.left)}] {self._equal(node.negated)} {self._place(node.zone)}"
            case model.IsEmpty():
                of = self._cards(node.zone)
                return f"bool({of})" if node.negated else f"not {of}"
            case model.Exists():
                return f"{self._still(node.what)} {self._equal(not node.negated)} {self._need('NOTHING')}"
            case model.IsCard():
                return f"{'not ' if node.negated else ''}g.is_card({self.value(node.what)}, {node.card!r})"
            case model.HasSlot():
                return f"{'not ' if node.negated else ''}g.has_slot({self.value(node.what)}, {node.slot!r})"
            case model.Can():
                return f"g.can({', '.join([repr(node.verb), *self.arguments(node.verb, node.arguments)])})"
            case model.ThereIs():
                return f"{'not ' if node.negated else ''}{self._any(node.what, node.negated)}"
            case model.Result():
                test = "g.result is not None" if node.result == "over" else f"g.result == {node.result!r}"
                if node.winner is not None:
                    test = f"({test} and {self.value(node.winner)} in g.winners)"
                return f"not {test}" if node.negated else test
            case model.And():
                return " and ".join(self.condition(part) for part in node.parts) or "True"
            case model.Or():
                return f"({' or '.join(self.condition(part) for part in node.parts)})"
            case _:
                assert_never(node)

    def _is(self, left: model.Expression, options: tuple[model.Expression, ...], negated: bool = False) -> str:
        text = self._still(left) if any(isinstance(one, model.Nothing) for one in options) else self.value(left)
        values = [self.value(option) for option in options]
        among = "not in" if negated else "in"
        if _is_list(left):
            tests = [
                (
                    (f"not set({text}) & set({value})" if negated else f"bool(set({text}) & set({value}))")
                    if _is_list(option)
                    else f"{value} {among} {text}"
                )
                for option, value in zip(options, values, strict=True)
            ]
            test = f" {'and' if negated else 'or'} ".join(tests)
            return f"({test})" if len(values) > 1 else test
        return (
            f"{text} {self._equal(negated)} {values[0]}"
            if len(values) == 1
            else f"{text} {among} ({', '.join(values)})"
        )

    @staticmethod
    def _equal(negated: bool) -> str:
        return "!=" if negated else "=="

    def _guards(self, parts: Iterable[model.Expression | model.Exists]) -> list[str]:
        """Return tests that the given things are not nothing."""
        return list(dict.fromkeys(self._there(part) for part in parts))

    def _there(self, node: model.Expression | model.Exists) -> str:
        if isinstance(node, model.Local) and node.type == model.NUMBER:
            return f"{contract.local(node.name)} is not None"
        if isinstance(node, model.Exists):
            return f"{self.value(node.what)} != {self._need('NOTHING')}"
        if self._is_doubted(node):
            return f"g.kept({self.value(node)}, {self._since(name_of(node))})"
        return f"{self.value(node)} != {self._need('NOTHING')}"

    def _captured(self, *parts: model.Held) -> list[str]:
        """Return the local names that some phrases use but do not bind."""
        used: list[str] = []
        bound: set[str] = set()
        for node in model.walk(parts):
            match node:
                case model.Local():
                    used.append(node.name)
                    self._named[node.name] = node
                    is_thing = node.type.tag in ("thing", "set")
                    (self._referring.add if is_thing else self._referring.discard)(node.name)  # as in this effect
                case model.Choose() | model.ChooseSome():
                    used += [name for name, _ in node.apart]
                    self._referring.update(used[len(used) - len(node.apart) :])
                    bound.add(node.name)
                case _:
                    bound.update(model.named(node))
        return [name for name in dict.fromkeys(used) if name not in bound]


def name_of(thing: model.Held) -> str:
    """Return the name that means a thing, or "this"; "" if it is another expression."""
    return "this" if isinstance(thing, model.This) else thing.name if isinstance(thing, model.Local) else ""


def bare(node: model.Node, text: str) -> str:
    """Return the code of a whole expression without its outer brackets."""
    return text[1:-1] if isinstance(node, model.Arithmetic) and text.startswith("(") else text


def _is_local(node: model.Node, name: str) -> bool:
    return isinstance(node, model.Local) and node.name == name


def _asked_together(those: model.Those) -> tuple[model.Those, model.Can | None]:
    """Return a phrase without a condition `WHO can VERB CANDIDATE`, and this condition: it is asked for all at once.

    The actor and the other arguments must not depend on the candidate.
    """
    parts = model.conjuncts(those.where)
    for part in parts:
        if isinstance(part, model.Can) and not _is_local(part.arguments[0], those.candidate):
            depends = [one for one in part.arguments if any(_is_local(n, those.candidate) for n in model.walk(one))]
            if len(depends) == 1 and _is_local(depends[0], those.candidate):
                return _with(those, [one for one in parts if one is not part]), part
    return those, None


def _with(those: model.Those, parts: Sequence[model.Condition]) -> model.Those:
    """Return a phrase with another condition, which consists of these parts."""
    where = model.And(those.span, tuple(parts)) if len(parts) > 1 else parts[0] if parts else None
    return replace(those, where=where)


def _depends(part: model.Condition, candidate: str) -> bool:
    return any(_is_local(node, candidate) for node in model.walk((part,)))


def searches(part: model.Node) -> bool:
    """Whether a test contains a search, and so takes long; tests that do not are made first."""
    return any(isinstance(node, model.Those | model.Can | model.HasSlot) for node in model.walk((part,)))


def _is_list(node: model.Expression) -> bool:
    """Whether an expression is a property whose value is a set of words."""
    return isinstance(node, model.Read) and node.property.type.tag == "set"
