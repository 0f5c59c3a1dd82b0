"""Make an example of each line that the log of a game can have, with things of the game as arguments."""

from __future__ import annotations

from collections.abc import Iterator

from ombre.compiler import model
from ombre.prose import sentences as prose
from ombre.prose.language.messages import Amount, Argument, Message, NounPhrase, say
from ombre.prose.language.text import Locale
from ombre.prose.sentences import declared_words as declared

SOME = 2  # the number in an example


class LogExamples:
    """Makes example lines of the log of one game. Each thing in them is a player, or the first card of its kind."""

    def __init__(self, known: model.Model, vocabulary: prose.Phrasebook):
        self.model, self.vocabulary = known, vocabulary

    def lines(self, locale: Locale) -> Iterator[tuple[str, Message]]:
        """Yield the key of each event that a locale does not leave out of the log, and the message of its line."""
        for key, verb in self.model.verbs.items():
            if not locale.untold(declared.verb_id(key)):
                yield key, prose.verb_message(key, list(self._arguments(verb)), self.vocabulary)
        for (kind, name), found in self.model.properties.items():
            if found.sort == "state" and found.type.tag == "value" and kind:
                if not locale.untold(declared.property_id(found)):
                    word = self._word(found.type.of)
                    yield f"{kind}.{name}", say("become", what=self._thing(kind, 0), value=word)
        for scope in self.model.scopes:
            phrase = declared.scope(scope, "none")
            if locale.untold(phrase.noun):
                continue
            if self._has_turns(scope):
                yield scope, say("table-turn", scope=phrase, who=self._player(0))
            else:
                yield scope, say("table-scope-starts", scope=phrase)

    def _has_turns(self, scope: str) -> bool:
        """Whether a scope belongs to a player, so that the log names the player."""
        return any(flow.name == scope and flow.of for file in self.model.files for flow in file.flows)

    def _arguments(self, verb: model.Verb) -> Iterator[Argument]:
        players = 0
        for role in verb.roles:
            if role.type.tag == "number":
                yield Amount(SOME)
            elif role.type.tag == "value":
                yield self._word(role.type.of)
            else:
                yield self._thing(role.type.of, players)
                players += role.type.of == self.model.player

    def _word(self, values: str) -> str:
        """The id of the first word of a list; the message of the verb gives it its agreement."""
        found = self.model.values[values]
        return declared.value_id(model.Value(found.span, values, found.words[0]))

    def _thing(self, kind: str, number: int) -> NounPhrase:
        """The noun phrase for a thing of a kind. number: how many players are named before."""
        if kind == self.model.player:
            return self._player(number)
        fitting = (card for card in self.model.cards.values() if not card.local and self.model.is_a(card.kind, kind))
        card = next(fitting, None)
        if card is None:
            return NounPhrase(declared.noun_id(kind), "the")
        return NounPhrase(declared.noun_id(card.kind), "the", name=card.name, card=card.id)

    def _player(self, number: int) -> NounPhrase:
        return prose.player(f"P{number + 1}", self.model.player)
