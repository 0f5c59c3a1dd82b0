"""The canonical way to write a syntax tree: a node in, its text out, which parses to the same tree."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from . import nodes
from .agreement import INSTEAD, article, plural
from .vocabulary import Vocabulary

INDENT = "  "
_BETWEEN_FACTS = " " * 4


def print_tree(tree: nodes.Node, vocabulary: Vocabulary | None = None) -> str:
    """The text of any node, without a line end. Its words stay as they are; the little ones agree with their subject.

    The vocabulary tells plurals that have no determiner from singulars.
    """
    return "\n".join(_Printer(vocabulary or Vocabulary()).lines(tree))


class _Printer:
    """Prints nodes: `lines` those that stand on lines of their own, `text` those inside a line."""

    def __init__(self, vocabulary: Vocabulary):
        self.vocabulary = vocabulary

    def lines(self, tree: Any) -> Iterator[str]:
        """The lines of a declaration, of a line in it or of a block."""
        say, after = self.say, self.after
        match tree:
            case nodes.Game():
                yield say("game", tree.name)
                yield from self.inside(tree.lines)
            case nodes.Kind():
                yield say("kind", tree.name, tree.forms, "is", tree.base)
                yield from self.inside(tree.lines)
            case nodes.Extend():
                yield say("extend kind", tree.kind)
                yield from self.inside(tree.lines)
            case nodes.Verb():
                yield say("verb", tree.subject, tree.word, *tree.fields, tree.forms)
                yield from self.inside((*(tree.lines or ()), *(tree.body or ())))
            case nodes.Idiom():
                yield say("idiom", tree.name, self.after("for", self.listed(tree.holes)) if tree.holes else None)
                yield from self.inside((tree.line,))
            case nodes.ExtendGame():
                yield "extend game"
                yield from self.inside(tree.lines)
            case nodes.Setup():
                yield from self.block("setup", tree.body)
            case nodes.Deck():
                yield from self.block(say("deck", tree.name), tree.rows)
            case nodes.SetupPart():
                yield from self.block(say("setup", tree.name), tree.body)
            case nodes.Between():
                yield say("between games", tree.flow, "keeping", self.listed(tree.kept))
                yield from self.inside(tree.body or ())
            case nodes.Seats():
                yield from self.block("seats", tree.body)
            case nodes.Flow():
                yield say("flow", tree.name, after("of", tree.of), tree.repeats)
                yield from self.inside(tree.items)
            case nodes.Step():
                yield from self.block(say("step", tree.name), tree.body)
            case nodes.Rule():
                first, *rest = self.lines(tree.ability)
                yield say("rule", tree.name) + ": " + first
                yield from rest
            case nodes.Replacement() | nodes.Replaces():
                first, *rest = self.lines(tree.declaration if isinstance(tree, nodes.Replacement) else tree.derived)
                yield f"replace {first}"
                yield from rest
            case nodes.ReplaceStep():
                yield say("replace step", tree.name, "with")
                yield from self.inside(tree.steps)
            case nodes.ReplaceTable():
                yield from self.block(say("replace table", tree.slot, "of", tree.card), tree.entries)
                yield from self.inside(() if tree.otherwise is None else (tree.otherwise,))
            case nodes.ReplaceCell():
                first, *rest = self.lines(tree.entry)
                yield say("replace table", tree.slot, "of", tree.card, "at", first)
                yield from rest
            case nodes.RuleBlock():
                yield from self.block(say("rule", tree.name), tree.lines)
            case nodes.Card():
                yield say(tree.kind, tree.id, tree.name, *tree.values)
                yield from self.inside(tree.lines)
            case nodes.Slot():
                header = say(tree.slot, after("on", tree.parameter), self.facts(tree.facts), tree.costs, tree.once)
                yield from self.block(header, tree.body)
            case nodes.Table():
                yield from self.block(say("table", tree.slot), tree.entries)
                if tree.otherwise is not None:
                    yield from self.inside((tree.otherwise,))
            case nodes.Entry(body=nodes.NothingHere() as nothing):
                yield f"{self.listed(tree.spans, ', ')}: {self.text(nothing)}"
            case nodes.Entry(body=tuple(body)):
                yield from self.block(self.listed(tree.spans, ", "), body)
            case nodes.Trigger():
                event = self.event(tree.event, tree.word.word.sort in INSTEAD)
                header = say(tree.word, event, after("if", tree.condition), tree.once)
                yield from self.block(header, tree.body)
            case nodes.While():
                yield from self.block(say("while", tree.condition), tree.lines)
            case nodes.Whenever():
                yield from self.block(say("whenever", tree.condition), tree.body)
            case nodes.Choose():
                yield say(tree.chooser, tree.what)
                yield from self.optional(tree.otherwise)
            case nodes.Search():
                yield say(tree.searcher, tree.what)
                yield from self.optional(tree.otherwise)
            case nodes.If():
                yield from self.block(say("if", tree.condition), tree.then)
                yield from self.optional(tree.otherwise)
            case nodes.Otherwise():
                yield from self.block("otherwise", tree.body)
            case nodes.Repeat():
                header = say("repeat", tree.times, "times", after("as", tree.name), after("while", tree.condition))
                yield from self.block(header, tree.body)
            case nodes.ForEach():
                yield from self.block(say("for", tree.what), tree.body)
            case nodes.ForItems():
                yield from self.block(say("for each item of", tree.of, "as", tree.name), tree.body)
            case nodes.Together():
                yield from self.block("together", tree.body)
            case nodes.May():
                yield from self.block(say(tree.who, "may"), tree.body)
            case nodes.ChooseOne():
                yield from self.block(say(tree.chooser, "one"), tree.alternatives)
            case nodes.Alternative():
                yield from self.block(say(tree.name, after("if", tree.condition)), tree.body)
            case nodes.Window():
                yield from self.block(
                    say("window", tree.once, after("from", tree.start), after("then", tree.second)), tree.offers
                )
            case nodes.Grant():
                verb = "obtain" if self.plural(tree.who) else "obtains"
                yield from self.block(say(tree.who, verb, tree.duration), tree.abilities)
            case nodes.Delayed():
                yield from self.block(say("when", tree.event, tree.duration), tree.body)
            case nodes.DelayedOnce():
                yield from self.block(say("the next time", tree.event, tree.duration), tree.body)
            case nodes.Scenario():
                yield say("scenario", tree.id, tree.title)
                yield from self.inside(tree.parts)
            case nodes.Given():
                yield from self.block("given", tree.lines)
            case nodes.LocalCard():
                header = say(tree.kind, tree.id, *tree.values, self.facts(tree.facts))
                yield from self.block(header, tree.lines) if tree.lines else (header,)
            case nodes.WhenPart():
                yield from self.block("when", tree.body)
            case nodes.ThenPart():
                yield from self.block("then", tree.lines)
            case _:
                yield self.text(tree)

    def inside(self, trees: Iterable[Any] | None) -> Iterator[str]:
        """The lines of some nodes, one level further in."""
        for tree in trees or ():
            for line in self.lines(tree):
                yield INDENT + line

    def block(self, header: str, trees: Iterable[Any]) -> Iterator[str]:
        """A line that opens a block, and the block."""
        yield header + ":"
        yield from self.inside(trees)

    def optional(self, tree: Any) -> Iterator[str]:
        """The lines of a node that may be missing."""
        return iter(()) if tree is None else self.lines(tree)

    # ----------------------------------------------------------------------------------------------- inside a line

    def say(self, *parts: Any) -> str:
        """Words and nodes with a space between them; what is missing is left out."""
        texts = (part if isinstance(part, str) else self.text(part) for part in parts if part is not None)
        return " ".join(text for text in texts if text)

    def after(self, word: str, tree: Any) -> str:
        """A node behind the word that brings it in, or nothing."""
        return "" if tree is None else self.say(word, tree)

    def listed(self, trees: Iterable[Any], between: str = ", ") -> str:
        """Nodes with a comma or a word between them."""
        return between.join(self.text(tree) for tree in trees)

    def facts(self, trees: Iterable[Any]) -> str:
        """Printed facts in one line."""
        return self.listed(trees, _BETWEEN_FACTS)

    def plural(self, subject: Any) -> bool:
        """Whether a subject takes `have` and `are`."""
        return plural(subject, self.vocabulary)

    def text(self, tree: Any) -> str:
        """A node that stands inside a line, or is one line."""
        match tree:
            case nodes.Word():
                return tree.text
            case nodes.Those() | nodes.ThosePlain():
                return self.those(tree)
            case nodes.Event():
                return self.event(tree, False)
            case _:
                found = self.declared(tree)
        found = self.statement(tree) if found is None else found
        found = self.reference(tree) if found is None else found
        found = self.amount(tree) if found is None else found
        found = self.condition(tree) if found is None else found
        if found is None:
            raise TypeError(f"no way to print {tree.__class__.__name__}")
        return found

    def declared(self, tree: Any) -> str | None:
        """The lines of games and kinds, and the printed facts of cards."""
        say, after, listed = self.say, self.after, self.listed
        match tree:
            case nodes.Expansion():
                return say("expansion", tree.name, "of", tree.of, after("after", tree.after and listed(tree.after)))
            case nodes.Players():
                return say("players", tree.least, after("to", tree.most))
            case nodes.Zones():
                return say("zones", listed(tree.zones))
            case nodes.Zone():
                return say(tree.name, *tree.flags, after("per", tree.per), after("refilled from", tree.refill))
            case nodes.Scopes():
                return say("scopes", listed(tree.names))
            case nodes.PacketsOrder():
                return say("packets in seat order from", tree.start)
            case nodes.TriggersOrder():
                return say("triggers ordered by", tree.who)
            case nodes.Paying():
                return say("costs are paid by", tree.verb)
            case nodes.Say():
                ours, *others = tree.words
                return say("say", ours, "for", listed(others))
            case nodes.Has():
                return say("has", tree.name, tree.type, after("until it leaves", tree.until))
            case nodes.Derived():
                return say("has", tree.name, "is", tree.value)
            case nodes.Fact():
                return say("fact", tree.name, tree.type)
            case nodes.NumberType():
                return say("number", after("per", tree.per), after("to", tree.most))
            case nodes.CellsType():
                return say("cells of", tree.of)
            case nodes.SetType():
                return say("set of", tree.of)
            case nodes.WordType():
                return say(tree.name)
            case nodes.WordsType():
                return listed(tree.words)
            case nodes.DeckRow():
                return listed(tree.cards)
            case nodes.DeckCard():
                return say(tree.number, tree.card)
            case nodes.Values():
                return say("values", tree.name, listed(tree.words))
            case nodes.Forms():
                return f"({listed(tree.words)})"
            case nodes.Slots():
                return say("slots", listed(tree.slots))
            case nodes.SlotWord():
                return say(tree.name, after("with", tree.fact), tree.type, after("on", tree.parameter))
            case nodes.YouIs():
                return say("you is", tree.value)
            case nodes.Option():
                return say("option", tree.name, tree.type)
            case nodes.OptionNumber():
                return say("number", after("to", tree.most))
            case nodes.TableForm():
                return say("table", tree.name, "by", self.listed(tree.axes, ", "))
            case nodes.Axis():
                return say(tree.name, tree.first, after("to", tree.last))
            case nodes.Range():
                return say(tree.first, after("to", tree.last))
            case nodes.Every():
                return "any"
            case nodes.NothingHere():
                return "nothing"
            case nodes.NothingElse():
                return "otherwise: nothing"
            case nodes.Asks():
                return say("asks", tree.value, self.after("or", tree.otherwise))
            case nodes.Begins():
                return "begins game"
            case nodes.Role():
                return f"{self.text(tree.name)}:{self.text(tree.type)}"
            case nodes.Field():
                return say(tree.preposition, tree.role)
            case nodes.Packet():
                return say("packet sums", tree.role)
            case nodes.Affects():
                return say("affects", tree.role)
            case nodes.Turns():
                who = say("each", tree.kind, after("as", tree.name))
                return say(who, "takes", tree.flow, "from", tree.start, after("where", tree.where))
            case nodes.Invariant():
                return say("invariant", tree.condition)
            case nodes.Worth():
                return say("worth of", tree.kind, "is", tree.amount, self.after("if", tree.condition))
            case nodes.Facts():
                return self.facts(tree.printed)
            case nodes.Printed():
                return say(tree.property, listed(tree.values))
            case nodes.PrintedNumber():
                return say(tree.number)
            case nodes.PrintedWord():
                return say(tree.word, tree.number)
            case nodes.PrintedProperty():
                return say(tree.property)
            case nodes.Origin():
                return say(tree.sort, tree.note)
            case nodes.TriggerWord():
                return say(tree.word)
            case nodes.Once():
                return say("once per", tree.scope)
            case _:
                return None

    def statement(self, tree: Any) -> str | None:
        """The statements of one line, and their parts."""
        say, after, listed = self.say, self.after, self.listed
        match tree:
            case nodes.Call():
                return say(tree.subject, tree.verb, tree.arguments)
            case nodes.Modify():
                verb = "have" if self.plural(tree.subject) else "has"
                amount = self.text(tree.sign) + self.signed(tree.amount)
                return say(tree.subject, verb, tree.property, self.index(tree.index), amount, tree.duration)
            case nodes.Cannot():
                return say(tree.subject, "cannot", tree.verb, tree.arguments, tree.duration)
            case nodes.CannotAct():
                return say(
                    tree.subject,
                    "cannot act",
                    after("except", tree.exceptions and listed(tree.exceptions)),
                    tree.duration,
                )
            case nodes.Becomes():
                return say(tree.subject, "become" if self.plural(tree.subject) else "becomes", tree.value)
            case nodes.BecomesCopy():
                verb = "become" if self.plural(tree.subject) else "becomes"
                return say(tree.subject, verb, "copy of", tree.model, tree.duration)
            case nodes.LosesText():
                return say(tree.subject, "lose" if self.plural(tree.subject) else "loses", "text", tree.duration)
            case nodes.Removal():
                return say("remove", tree.element, tree.name)
            case nodes.RemoveTable():
                return say("remove table", tree.slot, "of", tree.card)
            case nodes.Element():
                return say(tree.word)
            case nodes.Roll():
                return say("roll", self.within(tree.sides, _ATOM), "as", tree.name)
            case nodes.Joins():
                return say(tree.subject, "joins the game")
            case nodes.StartFlow():
                return say("start", tree.flow, after("for", tree.who))
            case nodes.WordValue():
                return say(tree.word)
            case nodes.Rises():
                return say(tree.property, tree.direction, "by", tree.amount)
            case nodes.Let():
                return say(tree.name, "is", tree.value)
            case nodes.Move():
                return say("move", tree.what, "to", tree.end, tree.zone)
            case nodes.EndOfZone():
                return say(tree.end, "of")
            case nodes.Shuffle():
                return say("shuffle", tree.zone)
            case nodes.Chooser():
                return say(tree.who, "choose" if tree.who is None or self.plural(tree.who) else "chooses")
            case nodes.Searcher():
                return say(tree.who, "search" if tree.who is None or self.plural(tree.who) else "searches", "for")
            case nodes.Costs():
                return say("costs", self.signed(tree.amount))
            case nodes.Reveal():
                return say("reveal", tree.what, "as", tree.name, after("to", tree.who))
            case nodes.Show():
                return say("reveal", tree.what, after("to", tree.who))
            case nodes.RevealUntil():
                top = say("reveal", tree.kind, "from the top of", tree.zone)
                return say(top, "until", tree.condition, "as", tree.name, "leaving", tree.rest)
            case nodes.Perform():
                by = say("by", listed(tree.by)) if tree.by else ""
                return say("perform", tree.slot, "of", tree.card, "as", tree.you, after("on", tree.on), by)
            case nodes.Put():
                return say("put", listed(tree.items), "in", tree.zone, tree.having)
            case nodes.PutItem():
                return say(tree.word, tree.number, after("as", tree.name))
            case nodes.WithProperty():
                return say(tree.property, tree.value)
            case nodes.PutEvery():
                brought = after("brought by", tree.bringer)
                found = say("put every", *tree.values, tree.kind, brought, "in", tree.zone, after("where", tree.where))
                return found if tree.copies is None else say(found + ",", tree.copies, "each")
            case nodes.EndGame():
                return say("end game with", tree.result, after("for", tree.winner))
            case nodes.BeginScope():
                return say("begin", tree.scope)
            case nodes.EndScope():
                return say("end", tree.scope)
            case nodes.EndEffects():
                return say("end effects of", tree.kind)
            case nodes.RunStep():
                return say("run step", tree.step, after("for", tree.who))
            case nodes.RunFlow():
                return say("run", tree.flow, after("for", tree.who))
            case nodes.AllPass():
                return say("all pass")
            case nodes.RunSetup():
                return ", ".join([say("run setup with", tree.beginning), *map(self.text, tree.settings)])
            case nodes.Setting():
                return say(tree.option, after("of", tree.seat), tree.value)
            case nodes.Answer():
                return say("answer", tree.name, "with", tree.value)
            case nodes.Answers():
                return say(tree.who, "answers", tree.name, "with", tree.value)
            case nodes.ExpectOffered():
                return say("offered", tree.name) + ": " + listed(tree.values)
            case nodes.ExpectNotOffered():
                return say("not offered", tree.name) + ": " + listed(tree.values)
            case nodes.Brings():
                return say(tree.who, "brings deck", tree.deck)
            case nodes.Require():
                return say("require", tree.name, after("of", tree.of)) + ": " + self.text(tree.condition)
            case nodes.ExpectRefused():
                return say("refused", after("by", tree.refusals and listed(tree.refusals)))
            case nodes.Offered():
                return say(tree.word, tree.arguments)
            case nodes.Offer() | nodes.MayDo():
                return say(tree.who, "may", tree.verb, tree.arguments)
            case nodes.Duration():
                if isinstance(tree.items[0], nodes.Word):
                    return "for the rest of the game"
                coming = tuple(item for item in tree.items if isinstance(item, nodes.NextTime))
                ends = listed([item for item in tree.items if item not in coming], " or until ")
                return say(*coming, after("until", ends or None))
            case nodes.NextTime():
                return say("for the next time", tree.event)
            case nodes.ScopeEnd():
                return say("end of", tree.scope)
            case nodes.Arguments():
                return say(tree.bare, *tree.prepositionals)
            case nodes.Prepositional():
                return say(tree.preposition, tree.argument)
            case nodes.Expect():
                return say(tree.condition)
            case nodes.ExpectCannot():
                return say(tree.subject, "cannot", tree.verb, tree.arguments)
            case _:
                return None

    def event(self, tree: nodes.Event, instead: bool) -> str:
        """What happens in a header; after `instead of` it is written with -ing."""
        say, after, event = self.say, self.after, tree.event
        match event:
            case nodes.HappensPassively():
                verb = "being" if instead else "are" if self.plural(event.subject) else "is"
                return say(event.subject, verb, event.participle, after("by", event.by))
            case nodes.Performed():
                return say(event.slot, "of", event.of, "being performed" if instead else "is performed")
            case nodes.TurnsInto():
                verb = "becoming" if instead else "become" if self.plural(event.subject) else "becomes"
                return say(event.subject, verb, event.value)
            case _:
                return self.text(event)

    # ------------------------------------------------------------------------------------------------ noun phrases

    def those(self, tree: nodes.Those | nodes.ThosePlain) -> str:
        """A set of things: `another red card in hand of you as pick where ...`."""
        noun = self.say(*(tree.adjectives or ()), tree.kind)
        determiner = self.text(tree.determiner) if tree.determiner else ""
        if determiner == "a":
            determiner = article(noun)
        found = self.say(determiner, noun, self.after("in", tree.zone), tree.history)
        if isinstance(tree, nodes.ThosePlain):
            return found
        return self.say(found, self.after("as", tree.name), self.after("where", tree.where))

    def reference(self, tree: Any) -> str | None:
        """What names one thing, and the parts of noun phrases."""
        say, after = self.say, self.after
        match tree:
            case nodes.Determiner():
                return say(tree.word)
            case nodes.UpTo():
                return say("up to", self.how_many(tree.number))
            case nodes.AnyNumber():
                return "any number of"
            case nodes.SomeNumber():
                return say("a number", after("as", tree.name), after("where", tree.where))
            case nodes.Exactly():
                return self.how_many(tree.number)
            case nodes.History():
                return say("that", tree.who, tree.participle, "this", tree.scope)
            case nodes.Name():
                return say(tree.word)
            case nodes.This() | nodes.You() | nodes.Current() | nodes.Beginning() | nodes.Source() | nodes.Nothing():
                return tree.__class__.__name__.lower()
            case nodes.Owner():
                return say("owner", after("of", tree.of))
            case nodes.SeatAfter():
                return say("seat", self.position(tree.steps), "after", tree.who)
            case nodes.Property():
                return say(tree.property, self.index(tree.index), after("of", tree.owner))
            case nodes.Item():
                return say("item", self.position(tree.number), "of", tree.of)
            case nodes.Mark():
                return say("mark of", tree.of)
            case nodes.Size():
                return say("size of", tree.of)
            case nodes.Top():
                return say("the top", tree.kind, "of", tree.zone)
            case nodes.Happens():
                return say(tree.subject, tree.verb, tree.arguments)
            case nodes.HappensPassively() | nodes.TurnsInto() | nodes.Performed():
                return self.event(nodes.Event(tree.span, tree), False)
            case nodes.ScopeEdge():
                return say(tree.scope, after("of", tree.of), tree.edge)
            case nodes.StepEvent():
                return say("step", tree.step)
            case nodes.SetupEvent():
                return say("setup", tree.setup)
            case _:
                return None

    def index(self, tree: Any) -> str:
        """What follows `at`: a word, or an amount in parentheses."""
        if tree is None:
            return ""
        return self.say("at", tree if isinstance(tree, nodes.WordValue | nodes.Name) else f"({self.text(tree)})")

    def how_many(self, tree: Any) -> str:
        """A number, or an amount in parentheses."""
        return self.text(tree) if isinstance(tree, nodes.Number) else f"({self.text(tree)})"

    def position(self, tree: Any) -> str:
        """A place in a row: a number, a name, or an amount in parentheses."""
        return self.text(tree) if isinstance(tree, nodes.Number | nodes.Name) else f"({self.text(tree)})"

    # --------------------------------------------------------------------------------------- amounts and conditions

    def within(self, tree: Any, level: int) -> str:
        """An amount or a condition, in parentheses where it binds less than its place asks for."""
        text = self.text(tree)
        return text if _LEVELS.get(tree.__class__, _WHOLE) >= level else f"({text})"

    def signed(self, tree: Any) -> str:
        """An amount right behind its sign: what is longer than a word stands in parentheses."""
        text = self.text(tree)
        return f"({text})" if " " in text else text

    def amount(self, tree: Any) -> str | None:
        """Numbers and what makes them."""
        say, within = self.say, self.within
        match tree:
            case nodes.PlusMinus():
                return say(tree.left, tree.sign, within(tree.right, _TERM))
            case nodes.Bounded():
                return say(tree.left, tree.word, within(tree.right, _TERM))
            case nodes.Times():
                return say(within(tree.left, _TERM), "*", within(tree.right, _ATOM))
            case nodes.Number():
                return say(tree.number)
            case nodes.Negative():
                return "-" + self.signed(tree.amount)
            case nodes.Half():
                return say("half of", within(tree.amount, _WHOLE), self.after("rounded", tree.rounded))
            case nodes.Count():
                return say("number of", self.counted(tree.what))
            case nodes.CountOf():
                return say("number of", tree.what)
            case nodes.CountDifferent():
                return say("number of different", tree.property, "of", self.counted(tree.what))
            case nodes.Total():
                return say(f"total for ({self.text(tree.what)}) of", within(tree.amount, _WHOLE))
            case nodes.Highest():
                return say(f"highest for ({self.text(tree.what)}) of", within(tree.amount, _WHOLE))
            case _:
                return None

    def counted(self, tree: Any) -> str:
        """A set inside an amount or a condition; one that can have a name or a `where` stands in parentheses."""
        return f"({self.text(tree)})" if isinstance(tree, nodes.Those) else self.text(tree)

    def condition(self, tree: Any) -> str | None:
        """What is true or false."""
        say = self.say
        match tree:
            case nodes.Or():
                return say(tree.left, "or if", self.within(tree.right, _CONJUNCTION))
            case nodes.And():
                return say(self.within(tree.left, _CONJUNCTION), "and", self.within(tree.right, _TEST))
            case nodes.Compare():
                return say(tree.left, tree.operator, tree.right)
            case nodes.Is():
                return say(tree.left, self.be(tree.left), tree.negated, self.listed(tree.values, " or "))
            case nodes.IsKind():
                return say(tree.left, "is", tree.negated, article(self.text(tree.kind)), tree.kind)
            case nodes.IsCopy():
                return say(tree.left, "is", tree.negated, "a copy of", tree.right)
            case nodes.IsIn():
                return say(tree.left, "is", tree.negated, "in", tree.zone)
            case nodes.IsEmpty():
                return say(tree.left, "is", tree.negated, "empty")
            case nodes.Exists():
                return say(tree.what, "exists")
            case nodes.HasSlot():
                return say(tree.what, "has", tree.negated, tree.slot)
            case nodes.CanDo():
                verb = say(tree.verb, tree.arguments)
                return say(tree.who, "can", verb if isinstance(tree.arguments, nodes.Just) else f"({verb})")
            case nodes.Just():
                return say(tree.bare)
            case nodes.ThereIs():
                return say("there", self.be(tree.what), self.counted(tree.what))
            case nodes.ThereIsNo():
                return say("there", self.be(tree.what), "no", self.counted(tree.what))
            case nodes.Result():
                return say("game is", tree.negated, tree.result, self.after("for", tree.winner))
            case _:
                return None

    def be(self, what: Any) -> str:
        """`is` or `are`; a word that is singular as well as plural takes `is`."""
        if isinstance(what, nodes.Those | nodes.ThosePlain) and what.determiner is None:
            word = what.kind.text
            return "are" if self.vocabulary.kinds.get(word, word) != word else "is"
        return "are" if self.plural(what) else "is"


_TERM, _ATOM, _WHOLE = 1, 2, 3
_CONJUNCTION, _TEST = 1, 2
_LEVELS: dict[type[Any], int] = {
    nodes.PlusMinus: 0,
    nodes.Bounded: 0,
    nodes.Times: _TERM,
    nodes.Negative: _ATOM,
    nodes.Half: _ATOM,
    nodes.Or: 0,
    nodes.And: _CONJUNCTION,
}
"""How closely each amount and each condition binds; what is not listed needs no parentheses anywhere."""
