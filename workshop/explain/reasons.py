"""Explain why a card cannot be used in an open choice: for each action that could use the card, give the reason.

It reads the offers of the open window from the model, and evaluates each condition in the current state of the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import Literal, NamedTuple

from ombre import contract
from ombre.compiler import model
from ombre.prose import sentences as prose
from ombre.prose.language.messages import Argument, Message, NounPhrase, say
from ombre.prose.sentences import declared_words as declared
from ombre.prose.sentences import verb_message
from ombre.runtime import NOTHING
from ombre.runtime.choices import Decision
from ombre.runtime.declared import EMPTY, PLACE
from ombre.runtime.flow import Play
from ombre.runtime.records import ACT
from ombre.runtime.state import LATER
from ombre.session.causes import Cause, Traced
from ombre.session.view import UNKNOWN, Eyes

from ..game.evaluate import Environment, Value
from ..game.options import offered
from ..game.origins import does, place, ways_of
from ..game.parts import Parts, in_turn_of, parts_of, with_seats
from ..narration.narrator import Narrator
from ..narration.wordings import Wordings, none_of
from .cause_chains import Chains

FAR = 6  # reasons of this rank are printed only if there are no others
MOST_COMBINED = 400  # most combinations of the other arguments of an action that are tried

Sort = Literal[
    "offered", "unseen", "over", "turn", "asked", "elsewhere", "condition", "cost", "spent", "silenced", "none",
    "forbidden", "window", "nothing",
]  # fmt: skip


class Reason(NamedTuple):
    """One reason: its sort, its text, and the file and line of the `.card` file, or "".

    rank: how much would have to change before the card can be used; reasons with a lower rank are printed first.
    """

    sort: Sort
    text: str
    place: str = ""
    rank: int = 0


class Reasons:
    """Finds the reasons why actions are not possible, in one locale, as one seat may know them."""

    def __init__(self, narrator: Narrator, who: int):
        self.narrator, self.who = narrator, who
        self.model, self.rules = narrator.model, narrator.rules
        self.chains = Chains(narrator, who)
        self.origins = self.chains.origins
        self.parts = Parts(self.model, narrator.evaluator)
        self.says = Wordings(narrator, who)

    def of(self, g: Play, choice: Decision | None, card: str, verb: str = "") -> list[Reason]:
        """Return the reasons why no copy of a printed card can be used now, for the copy with the lowest rank.

        verb: the key of a verb; if given, only actions with this verb are explained.
        """
        if choice is None or choice.who != self.who:
            return self._not_asked(g, choice)
        eyes = Eyes(g, self.who)
        number = self.rules.card_number.get(card, NOTHING)
        seen = [x for x, its in enumerate(g.card) if its == number and x >= g.players and eyes.thing(x) != UNKNOWN]
        if not seen or number == NOTHING:
            name = self.narrator.printer.name(self.model.cards[card])
            return [Reason("unseen", self.narrator.line(say("why-unseen", name=name)))]
        told = [self.about(g, choice, x, verb) for x in seen]
        return min(told, key=lambda reasons: (reasons[0].sort != "offered", min(r.rank for r in reasons)))

    def of_verb(self, g: Play, choice: Decision | None, verb: str) -> list[Reason]:
        """Return the reasons why this seat cannot perform a verb with any card."""
        if choice is None or choice.who != self.who:
            return self._not_asked(g, choice)
        return self._found(g, choice, NOTHING, verb)

    def _not_asked(self, g: Play, choice: Decision | None) -> list[Reason]:
        if choice is None:
            return [Reason("over", self.narrator.result(g))]
        if kept_out := self._forbidden(g, ACT, (self.who, ""), ""):
            return [kept_out]
        return [Reason("turn", self.narrator.line(say("why-not-asked", who=self.says.thing(g, choice.who))))]

    def about(self, g: Play, choice: Decision, x: int, verb: str = "") -> list[Reason]:
        """Return the reasons, at least one, why a thing cannot be used in an open choice of this seat."""
        options = [option for option in choice.options if option is not None]
        if choice.sort != "offer":
            if x in options and (choice.sort == "card" or choice.sort in self.model.kinds):
                return [Reason("offered", self.narrator.line(say("why-offered")))]
            asked = Reason("asked", *self._asked(g, choice), rank=1)
            return [*self._question(g, choice, x), asked, *self._elsewhen(g, None, x, verb)]
        return self._found(g, choice, x, verb)

    def _found(self, g: Play, choice: Decision, x: int, verb: str) -> list[Reason]:
        """Return a reason for each offer of the window that does not offer a thing; NOTHING stands for any thing."""
        if choice.sort != "offer":
            ways = list(self._ways(g, choice, verb)) if verb and choice.sort == "alternative" else []
            asked = Reason("asked", *self._asked(g, choice), rank=1)
            return ways or [asked, *self._elsewhen(g, None, x, verb)]
        options = [option for option in choice.options if option is not None]
        taken = [(option, *offered(option)[1:]) for option in options]
        mine = [o for o, key, things in taken if (x == NOTHING or x in things[1:]) and (not verb or key == verb)]
        if mine:
            done = self.narrator.option(g, choice, mine[0])
            return [self._is_offered(done)]
        window, names = self.window(g)
        found: list[Reason] = []
        for offer in window.offers if window is not None else ():
            if not verb or offer.verb == verb:
                reason = self._offer(g, with_seats(offer, g), x, names)
                if reason is not None:
                    found.append(reason)
        found.sort(key=lambda reason: reason.rank)
        found += self._elsewhen(g, window, x, verb)
        if found:
            near = [reason for reason in found if reason.rank < FAR]
            return list(dict.fromkeys(near or found))
        what = None if x == NOTHING else self.says.thing(g, x)
        return [Reason("nothing", self.narrator.line(say("why-nothing", what=what)), place(window))]

    # ------------------------------------------------------------------------------------------------ windows

    def window(self, g: Play) -> tuple[model.Window | None, Environment]:
        """Return the node of the open window, and the values of the local names that its offers use."""
        names = Environment(g, {"this": NOTHING, "you": g.current})
        if not isinstance(g, Traced) or g.asking is None:
            return None, names
        if g.asking.names:
            names |= self._at_work(g)
            names |= {contract.local(name): held for name, held in g.asking.names}
        return self.origins.window(g.asking, self._owners(g)), names

    def _owners(self, g: Play) -> Iterator[model.Node]:
        """Yield the nodes of the running ability and the running verb."""
        number = g.source[0]
        if number >= 0 and (made := self.origins.ability(number)) is not None:
            yield made
        cause = _cause(g)
        if cause is not None and cause.key in self.model.verbs:
            yield self.model.verbs[cause.key]

    def _at_work(self, g: Play) -> dict[str, Value]:
        """Return the values of `this` and `you` in the running ability."""
        _, this, you = g.source[:3]
        return {"this": this, "you": self._you(g, this, you)}

    def _ways(self, g: Play, choice: Decision, verb: str) -> Iterator[Reason]:
        """Yield the reasons for the alternatives of the current `choose one` that contain the verb."""
        step = self.origins.part(self.rules.named.get(g.pc, ""))
        owners = [*self._owners(g), *([step] if step is not None else [])]
        cause = _cause(g)
        at_work = self.model.verbs.get(cause.key) if cause is not None else None
        said = zip(at_work.roles, cause.args, strict=True) if cause is not None and at_work is not None else ()
        things = {role.name: x for role, x in said if role.type.tag == "thing"}
        known = Environment(g, self._at_work(g)) | {contract.local(name): x for name, x in things.items()}
        for way in dict.fromkeys(way for owner in owners for way in ways_of(owner, self.model)):
            if not does(way, verb):
                continue
            told = self.says.doing(g, verb, NOTHING)
            if way.name in choice.options:
                yield self._is_offered(told)
            elif way.condition is not None:
                failed = self.parts.failing(way.condition, known) or way.condition
                yield self._condition(g, failed, known, told, self.says.speaks(g, things), 1)

    def _is_offered(self, told: str) -> Reason:
        """Return the statement that an action is possible now, in place of a reason."""
        return Reason("offered", self.narrator.line(say("table-line", head=told, told=self.says.phrase("why-offered"))))

    @staticmethod
    def _you(g: Play, this: int, you: int) -> int:
        return g.you(this) if you == LATER and this >= 0 else you

    def _offer(self, g: Play, offer: model.Offer, x: int, names: Environment) -> Reason | None:
        """Return why an offer does not offer a thing; None if no role of the offer takes such a thing."""
        if x == NOTHING:
            known, speaks = names | {contract.local(offer.name): self.who}, self.says.speaks(g, {offer.name: self.who})
            told = self.says.told(g, offer, 0, x)
            return self._doer(g, offer, known, told, speaks) or self._others(g, offer, 0, x, known, told, speaks)
        roles = [
            at
            for at, argument in enumerate(offer.arguments)
            if at and isinstance(argument, model.Those) and self.says.is_of(g, x, argument.kind)
        ]
        if not roles:
            return None
        role = roles[0]
        asked = offer.arguments[role]
        assert isinstance(asked, model.Those)
        known = names | {contract.local(offer.name): self.who, contract.local(asked.candidate): x}
        told = self.says.told(g, offer, role, x)
        speaks = self.says.speaks(g, {offer.name: self.who, asked.candidate: x})
        return (
            self._doer(g, offer, known, told, speaks)
            or self._candidate(g, asked, x, known, told, speaks)
            or self._others(g, offer, role, x, known, told, speaks)
        )

    def _doer(
        self, g: Play, offer: model.Offer, known: Environment, told: str, speaks: prose.ProseContext
    ) -> Reason | None:
        """Return why the action is not offered to this player; None if it is."""
        if not isinstance(offer.who, model.Those):
            value = self.parts.value(offer.who, known)
            if value is None or value == self.who:
                return None
        else:
            fits = replace(offer.who, where=None)
            if self.parts.passes(fits, known, self.who):
                failed = self.parts.failing(offer.who.where, known)
                return self._condition(g, failed, known, told, speaks, 2) if failed is not None else None
            other = self.parts.value(offer.who.other_than, known) if offer.who.other_than is not None else None
            if other == self.who:
                why = say("why-others", who=self.says.thing(g, self.who))
                return Reason("turn", self.says.because(told, why), place(offer), 3)
        only = self.says.noun(offer.who)
        why = say("why-fails-somehow") if only is None else say("why-only", who=only)
        return Reason("turn", self.says.because(told, why), place(offer), 3)

    def _candidate(
        self, g: Play, asked: model.Those, x: int, known: Environment, told: str, speaks: prose.ProseContext
    ) -> Reason | None:
        """Return why the thing does not match the noun phrase of the offer; None if it does."""
        if asked.zone is not None and isinstance(asked.zone, model.Read):
            there = self.parts.value(asked.zone, known)
            if there is not None and g.where[x] != there:
                return self._elsewhere(g, asked.zone, x, known, told, asked, speaks)
        elif asked.zone is None and asked.history is None and not g.is_live[g.where[x] >> PLACE]:
            return self._elsewhere(g, None, x, known, told, asked, speaks)
        for adjective in asked.adjectives:
            found = self.model.property_for(asked.kind, adjective.list)
            if found is not None:
                thing = model.Local(adjective.span, asked.candidate, model.Type("thing", asked.kind))
                test = model.Is(adjective.span, model.Read(adjective.span, found, thing), (adjective,))
                if self.parts.truth(test, known) is False:
                    return self._condition(g, test, known, told, speaks, 1)
        if asked.other_than is not None and self.parts.value(asked.other_than, known) == x:
            return Reason(
                "condition", self.says.because(told, say("why-other", what=self.says.thing(g, x))), place(asked), 1
            )
        failed = self.parts.failing(asked.where, known)
        if failed is not None:
            return self._condition(g, failed, known, told, speaks, 1)
        bare = replace(asked, where=None, other_than=None, adjectives=())
        if asked.history is not None and not self.parts.passes(bare, known, x):
            noun = self.says.noun(asked, speaks)
            why = say("why-fails-somehow") if noun is None else say("why-must-be", what=noun)
            return Reason("condition", self.says.because(told, why), place(asked), 1)
        return None

    def _others(
        self,
        g: Play,
        offer: model.Offer,
        role: int,
        x: int,
        known: Environment,
        told: str,
        speaks: prose.ProseContext,
    ) -> Reason | None:
        """Return the reason if another role has no candidate, or if all combinations of arguments are forbidden."""
        lists: list[Sequence[Value]] = []
        for at, argument in enumerate(offer.arguments):
            if at == 0:
                lists.append((self.who,))
            elif at == role:
                lists.append((x,))
            elif isinstance(argument, model.Those):
                things = self.parts.members(argument, known)
                if things is not None and not things:
                    missing = say("there-is-no", what=none_of(speaks, argument))
                    return Reason("none", self.says.because(told, missing), place(offer), 1)
                lists.append(tuple(things or ()))
            elif isinstance(argument, model.Some):
                lists.append(self.parts.words(argument, known))
            else:
                value = self.parts.value(argument, known)
                lists.append(() if value is None else (value,))
        combined = [args for args, _ in zip(product(*lists), range(MOST_COMBINED), strict=False)]
        reasons = [self._forbidden(g, offer.verb, args, told) for args in combined]
        if reasons and all(reasons):
            return reasons[0]
        return None

    # ------------------------------------------------------------------------------------------ what fails

    def _elsewhere(
        self,
        g: Play,
        zone: model.Read | None,
        x: int,
        known: Environment,
        told: str,
        asked: model.Those,
        speaks: prose.ProseContext,
    ) -> Reason:
        """Return the reason that a thing is in a wrong zone; its rank is FAR if another condition fails, too."""
        here = self.says.zone(g, g.where[x])
        thing = self.says.thing(g, x)
        parts: list[Message] = [say("is-in", what=thing, zone=here)] if here is not None else []
        there = self.says.noun(zone, speaks) if zone is not None else None
        if there is not None:
            parts.append(say("is-not-in", what=thing, zone=there))
        elif zone is None:
            parts.append(say("why-not-live", what=thing))
        text = self.narrator.lines(parts or [say("why-fails-somehow")])
        failed = any(self.parts.truth(part, known) is False for part in parts_of(asked.where))
        return Reason("elsewhere", self.says.joined(told, text), place(asked), FAR if failed else 4)

    def _condition(
        self, g: Play, node: model.Condition, known: Environment, told: str, speaks: prose.ProseContext, rank: int
    ) -> Reason:
        """Return the reason for a false condition; for a comparison, with the two amounts."""
        if isinstance(node, model.HasSlot) and not node.negated:
            card = self.parts.value(node.what, known)
            if isinstance(card, int) and card >= g.players and (reason := self._slot(g, node, card, told, rank)):
                return reason
        if isinstance(node, model.Can):
            args = tuple(self.parts.value(argument, known) for argument in node.arguments)
            if None not in args and (why := self._forbidden(g, node.verb, args, told)):
                return why
        said = self.says.words(node, speaks)
        if said is None:
            return Reason("condition", self.says.because(told, say("why-fails-somehow")), place(node), rank)
        amounts = self.parts.amounts(node, known)
        return Reason(
            "condition", self.says.because(told, say("why-fails", what=said, amounts=amounts)), place(node), rank
        )

    def _slot(self, g: Play, node: model.HasSlot, card: int, told: str, rank: int) -> Reason | None:
        """Return why a card cannot use one of its slots; None if the card can use it, or has no such slot."""
        number = next(iter(g.slot_abilities(card, node.slot)), None)
        if number is None:
            return None
        made = self.origins.ability(number)
        if g.blank[card] or g.spreading and card in g.muted():
            return Reason(
                "silenced", self.says.because(told, say("why-silenced", what=self.says.thing(g, card))), place(made)
            )
        ability = self.rules.abilities[number]
        if ability.once and (ability.once, number, card, 0) in g.spent:
            spent = say("why-spent", scope=declared.scope(ability.once, "none"))
            return Reason("spent", self.says.because(told, spent), place(made), rank)
        you = g.you(card)
        if ability.cost is None or you == NOTHING:
            return None
        cost = ability.cost(g, card, you)
        if g.can(g.pays, you, cost):
            return None
        pay = verb_message(g.pays, self.narrator.said(g, g.pays, (you, cost)), self.narrator.words)
        head = self.says.because(told, say("why-cost", cost=pay))
        why = self._forbidden(g, g.pays, (you, cost), "")
        return Reason("cost", f"{head} {why.text}".strip() if why else head, why.place if why else place(made), rank)

    def _forbidden(self, g: Play, verb: str, args: tuple[Value, ...], told: str) -> Reason | None:
        """Return the reason that an ability forbids an event, with the text of the ability; None if no ability does."""
        if (word := g.doing.get(verb)) and (kept_out := self._forbidden(g, ACT, (args[0], word), told)):
            return kept_out
        row = g.tables[g.forbidding.get(verb, EMPTY)]
        for entry in g.spread(row) if g.spreading else row:
            number, this, you, env, serial = entry
            ability = self.rules.abilities[number]
            if ability.once and (ability.once, number, this, serial) in g.spent:
                continue
            tests = (ability.guard, ability.match)
            if not all(test is None or test(g, this, self._you(g, this, you), env, args) for test in tests):
                continue
            line = self.origins.forbid(number)
            whole = self.origins.ability(number)
            made = replace(whole, body=(line,)) if line is not None and isinstance(whole, model.Ability) else line
            seen = this < g.players or Eyes(g, self.who).thing(this) != UNKNOWN
            text = self.narrator.ability_text(g, made, this) if seen else ""
            head = self.narrator.name(g, this) if this > NOTHING and seen else ""
            head = head or (self.narrator.rule(ability.rule) if ability.rule else "") or self.says.phrase("why-effect")
            amounts = self._pattern_amounts(line, this, you, args, g) if seen else None
            said = self.narrator.line(
                say("why-forbids", head=head, text=text.removesuffix(".") or None, amounts=amounts)
            )
            sort: Sort = "cost" if verb == g.pays else "forbidden"
            return Reason(sort, self.says.joined(told, said), place(line, whole), 1)
        return None

    def _pattern_amounts(
        self, line: model.Forbid | None, this: int, you: int, args: tuple[Value, ...], g: Play
    ) -> tuple[Argument, ...] | None:
        """Return the amounts that the pattern of a `cannot` compares; None unless it has exactly one comparison."""
        if line is None:
            return None
        known = Environment(g, {"this": this, "you": self._you(g, this, you)})
        tests: list[model.Condition] = []
        for pattern, value in zip(line.event.patterns, args, strict=False):
            if isinstance(pattern, model.Those | model.Some):
                name = pattern.name if isinstance(pattern, model.Some) else pattern.candidate
                known |= {contract.local(name): value}
                tests += [pattern.where] if pattern.where is not None else []
        plain = [part for test in tests for part in parts_of(test) if isinstance(part, model.Compare)]
        return self.parts.amounts(plain[0], known) if len(plain) == 1 else None

    # ------------------------------------------------------------------------------- other windows, questions

    def _elsewhen(self, g: Play, now: model.Window | None, x: int, verb: str) -> list[Reason]:
        """Return a reason for each action that this window does not offer; it names the steps that offer the action."""
        steps: dict[str, list[tuple[str, model.Node]]] = {}
        here = {offer.verb for offer in now.offers} if now is not None else set[str]()
        for step in self.model.everything(model.Step):
            offers = [offer for part in step.parts if isinstance(part, model.Window) for offer in part.offers]
            for offer in offers:
                if offer.verb not in here and (not verb or offer.verb == verb):
                    role = 0 if x == NOTHING else self._takes(g, offer, x)
                    if role is not None:
                        steps.setdefault(self.says.told(g, offer, role, x), []).append((step.name, offer))
            for way in ways_of(step, self.model) if verb and verb not in here else ():
                if does(way, verb):
                    steps.setdefault(self.says.doing(g, verb, x), []).append((step.name, way))
        found: list[Reason] = []
        for told, at in steps.items():
            whens = tuple(NounPhrase(f"st-{declared.hyphens(name)}") for name in dict.fromkeys(name for name, _ in at))
            found.append(Reason("window", self.says.because(told, say("why-when", steps=whens)), place(at[0][1]), 5))
        return found

    def _takes(self, g: Play, offer: model.Offer, x: int) -> int | None:
        """Return the role that a thing, where it lies now, could take in an offer if it were
        this seat's turn; else None.
        """
        for role, asked in enumerate(offer.arguments):
            if not role or not isinstance(asked, model.Those) or not self.says.is_of(g, x, asked.kind):
                continue
            own: dict[str, Value] = {contract.local(offer.name): self.who, contract.local(asked.candidate): x}
            known = Environment(g, {"this": NOTHING, "you": self.who, **own})
            if isinstance(asked.zone, model.Read):
                if self.parts.value(in_turn_of(asked.zone, self.who), known) == g.where[x]:
                    return role
            elif g.is_live[g.where[x] >> PLACE]:
                return role
        return None

    def _question(self, g: Play, choice: Decision, x: int) -> Iterator[Reason]:
        """Yield the reason why a thing is not an option of a choice that an effect asks."""
        number, this, you = choice.source[:3]
        owner = self.origins.ability(number) if number >= 0 else None
        nodes = [
            node
            for root in (owner, *self.model.verbs.values())
            if root is not None
            for node in model.walk(root)
            if isinstance(node, model.Choose | model.ChooseSome) and node.name == choice.name
        ]
        if not nodes or not self.says.is_of(g, x, nodes[0].what.kind):
            return
        asked = with_seats(nodes[0].what, g)
        known = Environment(g, {"this": this, "you": self._you(g, this, you)}) | {contract.local(asked.candidate): x}
        speaks = self.says.speaks(g, {asked.candidate: x})
        reason = self._candidate(g, asked, x, known, "", speaks)
        if reason is not None:
            yield reason

    def _asked(self, g: Play, choice: Decision) -> tuple[str, str]:
        number = choice.source[0]
        return self.narrator.question(g, choice), place(self.origins.ability(number) if number >= 0 else None)


def _cause(g: Play) -> Cause | None:
    """Return the running event, in a game with a log."""
    return g.cause if isinstance(g, Traced) else None
