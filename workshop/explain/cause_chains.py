"""Explain an event of a game with a log: find the chain of events, abilities and rules that caused it.

The chain shows only what the player may know: a card that the player has not seen is "a card", as in the log.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Literal, NamedTuple

from ombre import contract
from ombre.compiler import model
from ombre.prose import sentences as prose
from ombre.prose.language.messages import NounPhrase, say
from ombre.prose.sentences import declared_words as declared
from ombre.runtime import NOTHING
from ombre.runtime.declared import Listener
from ombre.runtime.flow import Play
from ombre.runtime.state import NOBODY, Happened
from ombre.session.causes import CHOSEN, Cause, Maker, Witness
from ombre.session.view import UNKNOWN, seen_by

from ..game.origins import caller, place
from ..narration.narrator import Narrator

MOST_LINKS = 40  # after this number of links, a chain skips to its beginning


Sort = Literal["event", "ability", "rule", "effect", "choice", "step", "scope", "setup", "script"]


class Link(NamedTuple):
    """One line of a chain: its sort, its text, and the file and line of the `.card` file that caused it, or ""."""

    sort: Sort
    text: str
    place: str


class Chains:
    """Finds the chains of events, in one locale, as a seat may see them; without a seat, nothing is hidden.

    places: whether the lines of the `.card` files are told.
    """

    def __init__(self, narrator: Narrator, who: int | None = None, places: bool = True):
        self.narrator, self.who, self.places = narrator, who, places
        self.model, self.rules, self.locale = narrator.model, narrator.rules, narrator.locale
        self.origins = self.narrator.origins

    def found(self, g: Play, words: str) -> Happened | None:
        """Return the last event whose text contains these words; without words, the last event that has a text."""
        wanted = " ".join(words.casefold().replace("_", " ").split())
        last: Happened | None = None
        past: list[Happened] = g.happened()
        for cell in reversed(past):
            _, key, arguments, _, witness = cell
            if not isinstance(witness, Witness):  # a game without a log does not record who has seen an event
                continue
            line = self.narrator.event(g, key, seen_by(g, self.who, key, arguments, witness))
            last = last or cell
            told = " ".join(f"{line} {key}".casefold().replace("_", " ").split())  # without the spaces of typography
            if line and (not wanted or wanted in told):
                return cell
        return None if wanted else last

    def chain(self, g: Play, cell: Happened) -> list[Link]:
        """Return the chain from an event through the outer events to a step, the set-up, or a choice of a player."""
        witness = cell[4]
        assert isinstance(witness, Witness), "a chain is told of a game with a log"
        cause: Cause | None = witness.cause
        if cause is None:  # the event was read back from a file, which does not store causes
            arguments = seen_by(g, self.who, cell[1], cell[2], witness)
            return [Link("event", self.event(g, cell[1], arguments), ""), Link("script", self._say("why-script"), "")]
        links = [Link("event", self._told(g, cause), self._line_of(cause, cause.makers[0]))]
        while cause is not None:
            outer: Cause | None = None
            for maker in cause.makers:
                links += self._maker(g, cause, maker)
                outer = outer or maker.cause
            if outer is None:
                links += self._beginning(cause)
            elif len(links) > MOST_LINKS:
                while (further := outer.makers[0].cause) is not None:
                    outer = further
                links += self._beginning(outer)
                outer = None
            cause = outer
        return list(dict.fromkeys(links))

    def lines(self, g: Play, cell: Happened) -> list[str]:
        """Return the chain of an event as lines of text."""
        first, *rest = (
            f"{link.text} ({link.place})" if link.place and self.places else link.text for link in self.chain(g, cell)
        )
        return [first, *(f"← {line}" for line in rest)]

    # ------------------------------------------------------------------------------------------------- links

    def _maker(self, g: Play, cause: Cause, maker: Maker) -> Iterator[Link]:
        """Yield the links for one context of an event: the ability, if it is no link already, and the outer event."""
        if _is_new(maker):
            yield self.ability(g, maker.source, maker.seers)
        inner = maker.cause
        if inner is None:
            return
        if inner.key == CHOSEN:
            who = self.narrator.thing(g, inner.args[0])
            told = self.narrator.phrase(say("why-chosen", who=who))
            yield Link("choice", told, self._line_of(cause, maker))
        else:
            yield Link("event", self._told(g, inner), self._line_of(inner, inner.makers[0]))

    def ability(self, g: Play, source: Listener, seers: int = -1) -> Link:
        """Return the link for an ability: its card or rule, and its text."""
        number, this = source[0], source[1]
        if number < 0:
            return Link("effect", self._say("why-effect"), "")
        record = self.rules.abilities[number]
        made = self.origins.ability(number)
        known = self.who is None or seers >> self.who & 1
        if this >= g.players and not known:
            return Link("ability", self._phrase(self.narrator.thing(g, UNKNOWN)), "")
        sort: Sort = "ability" if this > NOTHING else "rule" if record.rule else "effect"
        return Link(sort, self.narrator.ability(g, number, this), place(made))

    def _beginning(self, cause: Cause) -> Iterator[Link]:
        """Yield the link for the step, flow or set-up that was running."""
        named = self.rules.named.get(cause.pc, "")
        sort, _, name = named.partition(" ")
        if sort == "setup":
            parts = self.origins.setups()
            yield Link("setup", self._say("why-setup"), place(caller(parts, cause.key), *parts))
        elif sort in ("step", "scope"):
            noun = NounPhrase(f"{'st' if sort == 'step' else 's'}-{declared.hyphens(name)}", "the")
            part = self.origins.part(named)
            line = caller([part], cause.key) if part is not None and cause.key != CHOSEN else None
            yield Link("step" if sort == "step" else "scope", self._phrase(noun), place(line, part))
        else:
            yield Link("script", self._say("why-script"), "")

    def _line_of(self, cause: Cause, maker: Maker) -> str:
        """Return the file and line of the statement that caused an event."""
        inner = maker.cause
        if _is_new(maker) and maker.source[0] >= 0:
            owner: model.Node | None = self.origins.ability(maker.source[0])
        elif inner is None or inner.key == CHOSEN:
            named = self.rules.named.get(cause.pc, "")
            if named == "setup":
                return place(caller(self.origins.setups(), cause.key), *self.origins.setups())
            owner = self.origins.part(named)
        else:
            owner = self.model.verbs.get(inner.key)
        line = caller([owner], cause.key) if owner is not None else None
        return place(line, owner, self.model.verbs.get(cause.key))

    # ------------------------------------------------------------------------------------------------- words

    def _told(self, g: Play, cause: Cause) -> str:
        return self.event(g, cause.key, seen_by(g, self.who, cause.key, cause.args, cause.witness))

    def event(self, g: Play, key: str, arguments: Sequence[int]) -> str:
        """Return the text of an event, also of one that the log leaves out."""
        sort, _, name = key.partition(" ")
        if key in self.model.verbs:
            said = self.narrator.said(g, key, arguments)
            return self.locale.plain(prose.event_text(key, said, self.narrator.words, self.locale))
        if sort == "becomes":
            return self.narrator.becomes(g, key, arguments)
        if contract.was_learned(key) is not None or contract.was_refused(key):
            return self.narrator.event(g, key, arguments)
        if sort in ("step", "setup"):
            noun = NounPhrase(f"{'st' if sort == 'step' else 'su'}-{declared.hyphens(name)}", "the")
            return self.narrator.line(say("starts", scope=noun))
        if sort == "slot":
            of = say("m-slot-of", slot=declared.slot(name), what=self.narrator.thing(g, arguments[0]))
            return self.narrator.line(say("performed", what=NounPhrase("n-ability", "the", modifiers=(of,))))
        scope, _, edge = key.rpartition(" ")
        noun = declared.scope(scope)
        if arguments and any(flow.name == scope and flow.of for file in self.model.files for flow in file.flows):
            noun = replace(noun, of=self.narrator.thing(g, arguments[0]))
        return self.narrator.line(say(edge, scope=noun))

    def _say(self, id: str) -> str:
        return self.narrator.phrase(say(id))

    def _phrase(self, noun: NounPhrase) -> str:
        return self.narrator.phrase(say("table-scope-starts", scope=noun))


def _is_new(maker: Maker) -> bool:
    """Whether the running ability is a new link of the chain: it did not already cause the outer event."""
    inner = maker.cause
    return maker.source != NOBODY and (inner is None or all(maker.source != m.source for m in inner.makers))
