"""The statements of bodies: syntax trees and the names in force in, nodes of the model out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields, replace
from typing import Any

from ombre.dsl import nodes
from ombre.dsl.diagnostics import NO_TEXT, tr
from ombre.dsl.vocabulary import one

from . import model
from .declare import Declarations
from .forms import Forms
from .model import NUMBER, Type
from .phrases import UNKNOWN, Names, Unresolved
from .unbound import needed


class Statements(Forms):
    """Resolves bodies, one statement after the other; what a line binds, the next lines know."""

    declared: Declarations

    def block(self, body: Iterable[Any], names: Names) -> tuple[Any, ...]:
        """Resolve statements one after the other; each error is noted and the next line is still read."""
        made: list[Any] = []
        for node in body:
            try:
                made.append(self._effect(node, names))
            except Unresolved:
                self._forget(node, names)
        return tuple(made)

    def _attempt(self, phrase: Callable[[], Any]) -> Any:
        """A phrase at the head of a block, or None after an error: the block is read all the same."""
        try:
            return phrase()
        except Unresolved:
            return None

    def _given(self, found: Any) -> Any:
        if found is None:
            raise Unresolved("said already")
        return found

    def _effect(self, node: Any, names: Names) -> Any:
        """A statement that is carried out: what it changes for a while, it changes for a stated while."""
        found = self.statement(node, names)
        if isinstance(found, model.Blank) and found.duration is None and not isinstance(found.what, model.Those):
            return replace(found, duration=model.Duration(node.span, rest=True))
        lasting = isinstance(found, model.Modify | model.Forbid | model.Blank) and found.duration is None
        if lasting or (isinstance(node, nodes.Grant) and node.duration is None):
            help = tr("write at its end 'until end of turn' or 'for rest of game'")
            raise self.wrong("E307", tr("say how long this lasts"), node.span, help)
        return found

    def _forget(self, node: Any, names: Names) -> None:
        """Names that a broken phrase would have bound are known, but nothing is said of their use."""
        if isinstance(node, tuple):
            for part in node:
                self._forget(part, names)
        elif isinstance(node, nodes.Node) and not isinstance(node, nodes.Word):
            for part in fields(node):
                inner = getattr(node, part.name)
                binds = part.name in ("name", "rest") or (part.name == "word" and isinstance(node, nodes.PutItem))
                if binds and isinstance(inner, nodes.Word):
                    names.local[inner.text] = (UNKNOWN, False)
                elif part.name not in ("body", "then", "otherwise", "alternatives", "offers", "abilities"):
                    self._forget(inner, names)

    def _declare(self, word: nodes.Word, kind: Type, optional: bool, names: Names) -> str:
        """A name that is in force from here on."""
        self.claim(word, names)
        return self._bound(word.text, kind, optional, names)

    def _bound(self, name: str, kind: Type, optional: bool, names: Names) -> str:
        """A name that a noun phrase has claimed already."""
        names.bind(name, kind, optional)
        return name

    def statement(self, node: Any, names: Names) -> Any:
        """Resolve one statement; what it binds is added to `names`."""
        method = getattr(self, f"_do_{type(node).__name__.lower()}", None)
        if method is None:
            raise self.wrong("E002", tr("this cannot stand here"), node.span)
        return method(node, names)

    def _do_call(self, node: nodes.Call, names: Names) -> Any:
        subject = self._pattern(node.subject, names)
        verb, arguments = self._form(node.verb, subject, node.arguments, names, False)
        members: list[model.Those] = []
        filled: list[Any] = []
        for argument in arguments:
            if isinstance(argument, model.Those):
                if argument.determiner not in ("each", "each other", "all"):
                    if argument.determiner in ("", "other") and argument is arguments[0]:
                        help = tr("write 'each {0} ...', or choose one and name it first", argument.kind)
                        raise self.wrong("E301", tr("which {0}?", plural(self, argument)), argument.span, help)
                    help = tr("write 'choose {0} as NAME' first, or 'each {1}'", _phrase(argument), argument.kind)
                    raise self.wrong("E301", tr("which {0}?", argument.kind), argument.span, help)
                members.append(argument)
                argument = model.Local(argument.span, argument.candidate, Type("thing", argument.kind))
            filled.append(argument)
        made: Any = model.Call(node.span, verb.key, tuple(filled))
        for what in reversed(members):
            made = model.ForEach(node.span, what, what.candidate, (made,), True)
        return made

    def _do_becomes(self, node: nodes.Becomes, names: Names) -> Any:
        subject = self._pattern(node.subject, names)
        if isinstance(subject, model.Current) and names.seats:
            return model.MakeCurrent(node.span, self.thing(node.value, names, "player"))
        if isinstance(subject, model.Read):
            found = subject.property
            if found.sort != "state" and not (found.sort == "option" and names.seats):
                sort = "an option of the game" if found.sort == "option" else found.sort
                raise self.wrong("E214", tr("'{0}' is {1} and cannot become anything", found.name, sort), node.span)
            if isinstance(node.value, nodes.Name):
                self._no_value(node.value.word, found.type, names)
            value = self.expression(node.value, names, found.type)
            self.must_be(value, found.type, node.value.span, f"'{found.name}'")
            if isinstance(value, model.Value) and subject.owner is not None and not found.per:
                return model.Become(node.span, found, subject.owner, value)
            return model.Change(node.span, found, subject.owner, subject.index, "becomes", value)
        if isinstance(node.value, nodes.Name) and node.value.word.text not in names.local:
            self._condition_property(subject, node.value.word)
        if not isinstance(node.value, nodes.WordValue):
            raise self.wrong(
                "E215", tr("which property becomes that?"), node.span, tr("write 'PROPERTY of ... becomes ...'")
            )
        found = self._condition_property(subject, node.value.word)
        value = self.value(node.value.word, found.type)
        if isinstance(subject, model.Those):
            one = model.Local(subject.span, subject.candidate, Type("thing", subject.kind))
            body = (model.Become(node.span, found, one, value),)
            return model.ForEach(node.span, subject, subject.candidate, body, True)
        return model.Become(node.span, found, subject, value)

    def _do_rises(self, node: nodes.Rises, names: Names) -> model.Change:
        what = self.expression(node.property, names)
        if not isinstance(what, model.Read) or what.property.sort != "state" or what.property.type != NUMBER:
            help = NO_TEXT
            if isinstance(what, model.Read) and what.property.sort == "fact":
                help = tr("a printed number is modified: '... has {0} +1 until end of turn'", what.property.name)
            raise self.wrong("E214", tr("only a number that changes in play rises or falls"), node.property.span, help)
        direction: Any = node.direction.text
        amount = self.amount(node.amount, names)
        return model.Change(node.span, what.property, what.owner, what.index, direction, amount)

    def _do_let(self, node: nodes.Let, names: Names) -> model.Let:
        value = self.expression(node.value, names)
        kind = self.type_of(value)
        name = self._declare(node.name, kind, any(needed(value)), names)
        return model.Let(node.span, name, value, kind == NUMBER)

    def _do_move(self, node: nodes.Move, names: Names) -> model.Move:
        if isinstance(node.what, nodes.Those):
            what: Any = self.those(node.what, names)
            if what.determiner not in ("all", "each"):
                raise self.wrong(
                    "E301",
                    tr("which {0}?", what.kind),
                    what.span,
                    tr("write 'choose {0} as NAME' first", _phrase(what)),
                )
        else:
            what = self.expression(node.what, names)
            kind = self.type_of(what)
            if kind.tag not in ("thing", "set", "unknown") or self.model.is_a(kind.of, "player"):
                raise self.wrong("E202", tr("only cards move, this is {0}", kind), node.what.span)
        end: Any = "bottom" if node.end is not None and node.end.end.sort == "BOTTOM" else "top"
        return model.Move(node.span, what, self.zone(node.zone, names), end)

    def _do_shuffle(self, node: nodes.Shuffle, names: Names) -> model.Shuffle:
        return model.Shuffle(node.span, self.zone(node.zone, names))

    def _chooser(self, node: nodes.Chooser, names: Names) -> Any:
        if node.who is not None:
            return self.thing(node.who, names, "player")
        if not names.you:
            raise self.wrong(
                "E303", tr("who chooses?"), node.span, tr("write 'current chooses ...' or name the player")
            )
        return self.you(names, node.span)

    def _do_search(self, node: nodes.Search, names: Names) -> Any:
        """A choice by somebody who looks through the place, whoever else may see it."""
        chooser = nodes.Chooser(node.searcher.span, node.searcher.who)
        found = self._do_choose(nodes.Choose(node.span, chooser, node.what, node.otherwise), names)
        if not isinstance(found, model.Choose | model.ChooseSome) or not isinstance(found.what.zone, model.Read):
            help = tr("write 'search for a KIND in ZONE as NAME'")
            raise self.wrong("E314", tr("cards are searched for, in a zone"), node.what.span, help)
        return replace(found, searches=True)

    def _do_choose(self, node: nodes.Choose, names: Names) -> Any:
        chooser = self._chooser(node.chooser, names)
        kind = self.vocabulary.kind(node.what.kind.text)
        if node.what.name is None:
            raise self.wrong("E304", tr("name the choice"), node.what.span, tr("write 'choose ... as NAME'"))
        if kind in self.model.values:
            inner = names.inside()
            inner.local[node.what.name.text] = (Type("value", kind), False)
            where = self.condition(node.what.where, inner) if node.what.where is not None else None
            name = self._declare(node.what.name, Type("value", kind), True, names)
            return model.ChooseValue(node.span, chooser, kind, name, where)
        what = self.those(node.what, names)
        if isinstance(node.what.determiner, nodes.UpTo | nodes.AnyNumber | nodes.Exactly):
            return self._choose_some(node, chooser, what, names)
        otherwise = self.block(node.otherwise.body, names.inside()) if node.otherwise else ()
        name = self._bound(node.what.name.text, Type("thing", what.kind), True, names)
        return model.Choose(node.span, chooser, what, name, otherwise)

    def _choose_some(self, node: nodes.Choose, chooser: Any, what: model.Those, names: Names) -> model.ChooseSome:
        how = node.what.determiner
        most = self.amount(how.number, names) if isinstance(how, nodes.UpTo | nodes.Exactly) else None
        if node.otherwise is not None:
            raise self.wrong(
                "E308",
                tr("a choice of several has no 'otherwise'"),
                node.otherwise.span,
                tr("ask 'if NAME is empty' afterwards"),
            )
        name = self._bound(node.what.name.text, Type("set", what.kind), False, names)
        return model.ChooseSome(node.span, chooser, what, name, most, isinstance(how, nodes.Exactly))

    def _do_maydo(self, node: nodes.MayDo, names: Names) -> model.MayDo:
        return model.MayDo(node.span, self._offer(node, names.inside()))

    def _do_roll(self, node: nodes.Roll, names: Names) -> model.Roll:
        return model.Roll(node.span, self.amount(node.sides, names), self._declare(node.name, NUMBER, False, names))

    def _do_startflow(self, node: nodes.StartFlow, names: Names) -> model.StartFlow:
        self.called(node.flow, "flow", self.flows)
        who = self.thing(node.who, names, "player") if node.who is not None else None
        return model.StartFlow(node.span, node.flow.text, who)

    def _do_chooseone(self, node: nodes.ChooseOne, names: Names) -> model.ChooseOne:
        chooser = self._chooser(node.chooser, names)
        made = []
        for way in node.alternatives:
            condition = self.condition(way.condition, names) if way.condition is not None else None
            made.append(model.Alternative(way.span, way.name.text, condition, self.block(way.body, names.inside())))
        return model.ChooseOne(node.span, chooser, tuple(made))

    def _do_may(self, node: nodes.May, names: Names) -> model.May:
        return model.May(node.span, self.thing(node.who, names, "player"), self.block(node.body, names.inside()))

    def _do_reveal(self, node: nodes.Reveal, names: Names) -> model.Reveal:
        number, kind = None, "card"
        if isinstance(node.what, nodes.Item):
            zone, number = self.zone(node.what.of, names), self.position(node.what.number, names)
        else:
            zone, kind = self.zone(node.what.zone, names), self.vocabulary.kind(node.what.kind.text)
        who = self.thing(node.who, names, "player") if node.who is not None else None
        return model.Reveal(node.span, zone, self._declare(node.name, Type("thing", kind), True, names), who, number)

    def _do_show(self, node: nodes.Show, names: Names) -> model.Show:
        what = self._pattern(node.what, names)
        kind = self.type_of(what)
        if isinstance(what, model.Those) and what.determiner not in ("all", "each"):
            help = tr("write 'choose {0} as NAME' first, or 'all {1} in ZONE'", _phrase(what), what.kind)
            raise self.wrong("E301", tr("which {0}?", what.kind), what.span, help)
        if kind.tag not in ("thing", "set", "zone", "unknown") or self.model.is_a(kind.of, "player"):
            raise self.wrong("E202", tr("only cards are revealed, this is {0}", kind), node.what.span)
        if node.who is None:
            return model.Show(node.span, what)
        who = self._pattern(node.who, names)
        self.must_be(who, Type("thing", "player"), node.who.span)
        if isinstance(who, model.Those) and who.determiner not in ("each", "each other", "all"):
            raise self.wrong(
                "E301", tr("which {0}?", who.kind), who.span, tr("write 'each {0}', or choose one first", who.kind)
            )
        return model.Show(node.span, what, who)

    def _do_revealuntil(self, node: nodes.RevealUntil, names: Names) -> model.RevealUntil:
        zone = self.zone(node.zone, names)
        kind = self.vocabulary.kind(node.kind.text)
        inner = names.inside()
        inner.local[node.name.text] = (Type("thing", kind), False)
        inner.local[node.rest.text] = (Type("set", kind), False)
        inner.candidates = (*names.candidates, (kind, node.name.text))
        condition = self.condition(node.condition, inner)
        name = self._declare(node.name, Type("thing", kind), True, names)
        rest = self._declare(node.rest, Type("set", kind), False, names)
        return model.RevealUntil(node.span, zone, kind, name, rest, condition)

    def _do_perform(self, node: nodes.Perform, names: Names) -> model.Perform:
        card = self.thing(node.card, names, "card")
        you = self.thing(node.you, names, "player")
        on = (self.expression(node.on, names),) if node.on is not None else ()
        by = tuple(self.amount(amount, names) for amount in node.by or ())
        self._must_fit_axes(node, self.type_of(card).of, len(by))
        return model.Perform(node.span, node.slot.text, card, you, on + by)

    def _must_fit_axes(self, node: nodes.Perform, kind: str, given: int) -> None:
        """A table is performed by as many numbers as it has axes, and a slot by none."""
        related = [
            k for k in self.model.kinds if kind == "card" or self.model.is_a(k, kind) or self.model.is_a(kind, k)
        ]
        found = (self.declared.axes.get((k, node.slot.text), ()) for k in related)
        axes = next(filter(None, found), ())
        if given != len(axes):
            numbers = ", ".join(axis.name.text for axis in axes)
            message = (
                tr("'{0}' is looked up by {1}", node.slot.text, numbers)
                if axes
                else tr("'{0}' takes no 'by'", node.slot.text)
            )
            help = tr("write 'perform ... by' and {0} amounts", len(axes)) if axes else NO_TEXT
            raise self.wrong("E118", message, node.slot.span, help)

    def _do_if(self, node: nodes.If, names: Names) -> model.If:
        condition = self._attempt(lambda: self.condition(node.condition, names))
        then = self.block(node.then, names.inside())
        otherwise = self.block(node.otherwise.body, names.inside()) if node.otherwise else ()
        return model.If(node.span, self._given(condition), then, otherwise)

    def _do_repeat(self, node: nodes.Repeat, names: Names) -> model.Repeat:
        times = self._attempt(lambda: self.amount(node.times, names))
        inner = names.inside()
        name = self._declare(node.name, NUMBER, False, inner) if node.name is not None else None
        condition = None
        if node.condition is not None:
            condition = self._attempt(lambda: self.condition(node.condition, inner))
        body = self.block(node.body, inner)
        if node.condition is not None:
            self._given(condition)
        return model.Repeat(node.span, self._given(times), body, name, condition)

    def _do_foreach(self, node: nodes.ForEach, names: Names) -> Any:
        inner = names.inside()
        if isinstance(node.what, nodes.Those):
            kind = self.vocabulary.kind(node.what.kind.text)
            if kind in self.model.values:
                if node.what.name is None:
                    self.block(node.body, inner)
                    raise self.wrong(
                        "E304", tr("name what is looped over"), node.what.span, tr("write 'for each ... as NAME:'")
                    )
                name = self._declare(node.what.name, Type("value", kind), False, inner)
                return model.ForValue(node.span, kind, name, self.block(node.body, inner))
            try:
                what: Any = self.those(node.what, names)
            except Unresolved:
                self._forget(node.what, inner)
                self.block(node.body, inner)
                raise
            if what.determiner not in ("each", "each other"):
                self._forget(node.what, inner)
                self.block(node.body, inner)
                raise self.wrong(
                    "E305",
                    tr("'for' goes with 'each'"),
                    node.what.span,
                    tr("write 'for each {0} as NAME:'", what.kind),
                )
            inner.bind(what.candidate, Type("thing", what.kind))
            if what.name:
                self._bound(what.name, Type("thing", what.kind), False, inner)
            return model.ForEach(node.span, what, what.candidate, self.block(node.body, inner))
        raise self.wrong("E305", tr("'for' goes with 'each'"), node.what.span, tr("write 'for each KIND as NAME:'"))

    def _do_foritems(self, node: nodes.ForItems, names: Names) -> model.ForItem:
        of = self.expression(node.of, names)
        kind = self.type_of(of)
        if kind.tag not in ("cells", "set", "unknown"):
            raise self.wrong("E203", tr("'item of' needs a list, this is {0}", kind), node.of.span)
        inner = names.inside()
        name = self._declare(node.name, Type("cell" if kind.tag == "cells" else "value", kind.of), False, inner)
        return model.ForItem(node.span, of, name, self.block(node.body, inner))

    def _do_together(self, node: nodes.Together, names: Names) -> model.Together:
        return model.Together(node.span, self.block(node.body, names.inside()))

    def _do_window(self, node: nodes.Window, names: Names) -> model.Window:
        offers = []
        for offer in node.offers:
            try:
                offers.append(self._offer(offer, names.inside()))
            except Unresolved:
                continue
        start = self.thing(node.start, names, "player") if node.start is not None else None
        second = self.thing(node.second, names, "player") if node.second is not None else None
        return model.Window(node.span, tuple(offers), node.once is not None, start, second)

    def _offer(self, node: nodes.Offer | nodes.MayDo, names: Names) -> model.Offer:
        who = self._pattern(node.who, names)
        doer = who
        name = "doer"
        if isinstance(who, model.Those):
            if who.determiner not in ("each", "each other", "any"):
                raise self.wrong(
                    "E306", tr("who is asked?"), who.span, tr("write 'each {0} as NAME may ...'", who.kind)
                )
            name = who.candidate
            names.bind(name, Type("thing", who.kind))
            doer = model.Local(who.span, name, Type("thing", who.kind))
        verb, arguments = self._form(node.verb, doer, node.arguments, names, False)
        return model.Offer(node.span, who, name, verb.key, arguments)

    def _do_joins(self, node: nodes.Joins, names: Names) -> model.Join:
        what = self._pattern(node.subject, names)
        if not isinstance(what, model.Those) or what.determiner != "a" or not self.model.is_a(what.kind, "player"):
            help = tr("write 'a KIND as NAME joins the game'")
            raise self.wrong("E312", tr("only a new player joins the game"), node.subject.span, help)
        if not self.model.asks(what.kind):
            message = tr("{0} has a seat from the start, and cannot join later", one(what.kind))
            help = tr("declare a 'kind NAME is {0}' with a line 'asks PLAYER', and let one of those join", what.kind)
            raise self.wrong("E312", message, node.subject.span, help)
        name = what.candidate
        if what.name:
            self._declare(node.subject.name, Type("thing", what.kind), False, names)
        return model.Join(node.span, what.kind, name)

    def _do_beginscope(self, node: nodes.BeginScope, names: Names) -> model.ScopeEdge:
        if node.scope.text in self.model.flows and not names.seats:
            help = tr("write 'start {0}': it runs when this is over", node.scope.text)
            raise self.wrong("E313", tr("'{0}' is a flow, and begins by itself", node.scope.text), node.span, help)
        return model.ScopeEdge(node.span, node.scope.text, "starts")

    def _do_endscope(self, node: nodes.EndScope, names: Names) -> model.ScopeEdge | model.EndFlow:
        if node.scope.text in self.model.flows and not names.seats:
            return model.EndFlow(node.span, node.scope.text)
        return model.ScopeEdge(node.span, node.scope.text, "ends")

    def _do_endeffects(self, node: nodes.EndEffects, names: Names) -> model.EndEffects:
        kind = self.vocabulary.kind(node.kind.text)
        if not self.model.is_a(kind, "card"):
            raise self.wrong("E202", tr("only cards have effects"), node.kind.span, tr("write a kind of card"))
        return model.EndEffects(node.span, kind)

    def _do_endgame(self, node: nodes.EndGame, names: Names) -> model.EndGame:
        winner = self.thing(node.winner, names, "player") if node.winner is not None else None
        return model.EndGame(node.span, node.result.text, winner)


def _phrase(what: model.Those) -> str:
    return " ".join([what.determiner or "a", *(a.word for a in what.adjectives), what.kind])


def plural(resolver: Statements, what: model.Those) -> str:
    kind = resolver.model.kinds.get(what.kind)
    return " ".join([*(a.word for a in what.adjectives), kind.plural if kind else what.kind])
