"""Says what happens: events and choices of a game in, lines in one language out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ombre.compiler.backends import naming, prose
from ombre.compiler.messages import Amount, Argument, Message, NounPhrase, Paragraph, say
from ombre.compiler.text import MissingMessage
from ombre.runtime import NOTHING
from ombre.runtime.choices import Choice
from ombre.runtime.view import UNKNOWN, Prompt

from .printing import Printer


class Narrator:
    """Speaks of one game in one language."""

    def __init__(self, printer: Printer):
        self.printer = printer
        self.model = printer.model
        self.locale = printer.locale
        self.rules = printer.table.rules
        self.player_kind = self.model.player

    def line(self, message: Message) -> str:
        """A message as one line of text."""
        return self.locale.plain(self.locale.runs(Paragraph((message,))))

    def phrase(self, message: Message) -> str:
        """A message that is no sentence: a heading, a question."""
        return self.line(message).removesuffix(".")

    # -------------------------------------------------------------------------------------------- events

    def event(self, g: Any, key: str, arguments: Sequence[int]) -> str:
        """One event; nothing for those that a log need not tell."""
        if key.endswith(" starts") and key.removesuffix(" starts") in self.model.scopes:
            scope = naming.scope(key.removesuffix(" starts"), "none")
            flow = next(
                (f for file in self.model.files for f in file.flows if f.name == key.removesuffix(" starts")), None
            )
            if flow is not None and flow.of:
                return self.phrase(say("table-turn", scope=scope, who=self.thing(g, arguments[0])))
            return self.phrase(say("table-scope-starts", scope=scope))
        if key.startswith("becomes "):
            list, word = self._condition(key)
            kind = key.removeprefix("becomes ").partition(".")[0]
            return self.line(
                say("become", what=self.thing(g, arguments[0], kind), value=f"a-{list}-{word}".replace("_", "-"))
            )
        verb = self.model.verbs.get(key)
        if verb is None:
            return ""
        said = [
            self._argument(g, role.type.tag, role.type.of, a) for role, a in zip(verb.roles, arguments, strict=True)
        ]
        return self.locale.plain(prose.event_text(key, said, self.printer.vocabulary, self.locale))

    def _condition(self, key: str) -> tuple[str, str]:
        owner, name, word = key.removeprefix("becomes ").split(".")
        return self.model.properties[owner, name].type.of, word

    def _argument(self, g: Any, tag: str, of: str, value: int) -> Argument:
        if tag == "number":
            return Amount(value)
        if tag == "value":
            return say(f"a-{of}-{self.model.values[of].words[value]}".replace("_", "-"))
        return self.thing(g, value, of)

    def thing(self, g: Any, x: int, kind: str = "card") -> NounPhrase:
        """A player by seat, a card by name; one that nobody may name is a card of its kind."""
        if x == UNKNOWN:
            return NounPhrase(naming.noun_id(kind), "a")
        if 0 <= x < g.players:
            return naming.player(f"P{x + 1}", self.player_kind)
        if g.card[x] == NOTHING:
            return NounPhrase(naming.noun_id(self.rules.kinds[g.kind[x]].name), "the")
        card = self.model.cards[self.rules.cards[g.card[x]].id]
        return NounPhrase(naming.noun_id(card.kind), "the", name=self.printer.name(card))

    # ------------------------------------------------------------------------------------------- choices

    def question(self, g: Any, choice: Choice) -> str:
        """What a player is asked."""
        ids = {"offer": "table-act", "ask": "table-may", "ability": "table-order"}
        return self.phrase(say(ids.get(choice.sort, "table-ask"), who=self.thing(g, choice.who)))

    def option(self, g: Any, choice: Choice | Prompt, option: Any) -> str:
        """One of its options."""
        if choice.sort == "ask":
            return self.phrase(say("table-yes" if option else "table-no"))
        if option is None:
            return self.phrase(say("table-pass"))
        if choice.sort == "offer":
            _, key, arguments = option
            return self.event(g, key, arguments)
        if choice.sort == "ability":
            return self.name(g, option[1])
        if choice.sort in self.model.values:
            word = self.model.values[choice.sort].words[option]
            return self.locale.value_word(f"{choice.sort}-{word}".replace("_", "-"))
        if choice.sort in self.model.kinds:
            return self.name(g, option)
        return str(option).replace("_", " ")

    def name(self, g: Any, x: int) -> str:
        """A thing's name alone."""
        if x == NOTHING:
            return "-"
        return f"P{x + 1}" if 0 <= x < g.players else self.locale.plain_form(self.thing(g, x))

    def result(self, word: str, message: str = "table-result") -> str:
        """How the game ended, or why it cannot begin, in the game's own words where it has some."""
        try:
            said = self.locale.clause(say(f"r-{word}".replace("_", "-")))
        except MissingMessage:
            said = word
        return self.phrase(say(message, result=said))
