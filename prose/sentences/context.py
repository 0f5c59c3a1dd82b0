"""The state while the text of one ability is built: its referring expressions, and the letters of its amounts.

The functions for nouns, conditions, events and statements take this context as their first argument.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from ombre.compiler import model
from ombre.dsl.by_class import ByClass

from ..language.messages import Argument, Message, NounPhrase, Paragraph, say
from .declared_words import Unprintable
from .mentions import Binding, bindings, phrases
from .vocabulary import Phrasebook

tells: ByClass[Message | list[Message]] = ByClass()
"""The functions that build the messages of statements, as `@tells(model.Swap)`: they get the context and the node, and
return one sentence or several."""

LETTERS = "XYZVWUTSRQPNMLKJHGFEDCBA"


@dataclass(frozen=True, slots=True)
class Inner:
    """Functions of later modules that earlier modules call.

    The modules call each other recursively: a noun phrase contains conditions, and a condition contains noun phrases; a
    statement contains abilities, and an ability contains statements. Imports go in one direction only, so the context
    holds the functions for the other direction.
    """

    condition: Callable[[ProseContext, model.Condition], Message]
    ability: Callable[[ProseContext, model.Ability], Paragraph]


@dataclass(slots=True)
class ProseContext:
    """What the functions of the prose back end know while they build the text of one ability."""

    vocabulary: Phrasebook
    inner: Inner
    kind: str = ""  # the kind of the card
    # name -> the phrase for its later mentions
    mentions: dict[str, NounPhrase] = field(default_factory=dict[str, NounPhrase])
    letters: dict[str, str] = field(default_factory=dict[str, str])  # name of an amount -> its letter
    # the letters that still need an explanation "where X is ...", with their values
    explained: list[tuple[str, Argument]] = field(default_factory=list[tuple[str, Argument]])
    subject: model.Pattern = None  # the subject of the current clause, which "their" refers to
    candidate: str | None = None  # the candidate of the noun phrase whose conditions are being built
    several: bool = False  # whether the candidate stands for several things: "cards for which they have ..."
    denied: bool = False  # whether the next noun phrase stands under "cannot", where it is plural
    pronoun: bool = False  # whether "it" can refer to this card
    rivals: bool = False  # whether another thing of the card's own kind is mentioned
    acting: str = ""  # the kind of the current player, if the ability mentions this player
    found: dict[str, Binding] = field(default_factory=dict[str, Binding])
    taken: set[str] = field(default_factory=set[str])  # letters that are already used in this text

    def loop_over(self, name: str, noun: str) -> None:
        """Note that a name stands for a thing or word of a loop; the same name may stand for another elsewhere."""
        if name in self.mentions and self.mentions[name].noun != noun:
            self.mentions[name] = NounPhrase(noun, "that")

    def prepare(self, ability: model.Ability) -> None:
        """Collect all names first, because the phrase for each name must differ from the phrases for all others."""
        nodes = tuple(model.walk(ability))
        found = bindings(nodes, ability.parameters)
        chosen = (node.what.kind for node in nodes if isinstance(node, model.Choose))
        self.rivals = self.kind in (*(binding.kind for binding in found.values()), *chosen)
        self.found |= found
        self.acting = next((node.kind for node in nodes if isinstance(node, model.Current)), "")
        self.mentions |= phrases(found, self.kind, self.acting)
        self.taken |= {p.name for p in _properties(nodes) if p.name in LETTERS}

    def quoted(self) -> ProseContext:
        """Return the context for an ability inside this ability: it has the same names, and uses other letters."""
        return ProseContext(
            self.vocabulary, self.inner, self.kind, dict(self.mentions), dict(self.letters), taken=self.taken
        )

    def new_letter(self) -> str:
        """Return a letter that this text uses neither for an amount nor as the name of a property."""
        free = next((letter for letter in LETTERS if letter not in self.taken), None)
        if free is None:
            raise Unprintable("more amounts than letters")
        self.taken.add(free)
        return free

    def letter_for(self, name: str) -> str:
        """Give a name a new letter and return it."""
        letter = self.letters[name] = self.new_letter()
        return letter

    def explanations(self, how: str) -> tuple[Message, ...]:
        """Return the messages that explain the letters, without those that an earlier call has returned."""
        explained, self.explained = self.explained, []
        return tuple(say(how, letter=letter, value=value) for letter, value in explained)


def _properties(nodes: Iterable[model.Node]) -> Iterator[model.Property]:
    """Yield the properties that the nodes read, change or modify."""
    return (part.property for part in nodes if isinstance(part, model.Read | model.Change | model.Modify))
