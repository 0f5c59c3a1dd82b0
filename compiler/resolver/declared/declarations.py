"""All declarations of a game, collected before bodies are resolved."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ombre import contract
from ombre.dsl import nodes
from ombre.dsl.diagnostics import NO_TEXT, Diagnostic, Translatable, did_you_mean, listed, tr
from ombre.dsl.source import Source, Span
from ombre.dsl.vocabulary import Vocabulary, plural

from ...model import Model, Removed, Verb
from .declaration_messages import declared_already

TABLE = ""
"""The owner of properties and zones that belong to the game itself."""

BUILT_IN = ("player", "card")


def property_sort(owner: str) -> str:
    """The sort of the properties of a kind, or of the game, in `Declarations.owners`."""
    return f"property of {owner or 'the game'}"


@dataclass(frozen=True, slots=True)
class Change:
    """The changes that one line of an expansion makes.

    removed: the removed or replaced elements. instead: the replacement, which is resolved like a declaration. within:
    the conditions around a replaced rule. refused: whether the line changes nothing, because of an error.
    """

    removed: tuple[Removed, ...] = ()
    instead: nodes.Declaration | None = None
    within: tuple[nodes.Condition, ...] = ()
    refused: bool = False


@dataclass(frozen=True, slots=True)
class Interface:
    """What every declaration may depend on. Of its verbs and cards, a declaration depends only on those that it names.

    verbs: each verb by its key, without its body, in the order of the declarations. cards: the kind of each card.
    """

    verbs: list[tuple[str, Verb]]
    cards: dict[str, str]
    words: Vocabulary
    rest: object

    def changed(self, now: Interface) -> set[str] | None:
        """Return the words whose meaning differs; None if more differs than verbs and cards."""
        if self == now:
            return set()
        if self.rest != now.rest:
            return None
        found = {card for card in {*self.cards, *now.cards} if self.cards.get(card) != now.cards.get(card)}
        before, after = self._shared(), now._shared()
        thirds = {third for third in {*before, *after} if before.get(third) != after.get(third)}
        found |= self.words.changed(now.words)
        for words, other in ((self.words, now.words), (now.words, self.words)):
            for form, third in words.base.items():
                if third in thirds or other.base.get(form) != third:
                    found.add(form.partition(" ")[2])
        return found

    def _shared(self) -> dict[str, list[tuple[str, Verb]]]:
        """Return the verbs by their third person, which several may have; a line may mean any of them."""
        found: dict[str, list[tuple[str, Verb]]] = {}
        for key, verb in self.verbs:
            found.setdefault(verb.third, []).append((key, verb))
        return found


@dataclass(slots=True)
class Declarations:
    """All declared names; they do not change after the first pass.

    Data of a single declaration is stored by its span, so that `interface` contains no spans: if a declaration moves,
    the declarations that use it need not be resolved again.
    """

    vocabulary: Vocabulary
    model: Model = field(default_factory=Model)  # lists, kinds, verbs (without bodies), properties and options
    you_is: dict[str, type[nodes.Node]] = field(default_factory=dict[str, type[nodes.Node]])  # kind -> what `you is`
    slots: dict[str, list[str]] = field(
        default_factory=dict[str, list[str]]
    )  # kind -> its slots, including those that `extend` adds
    axes: dict[tuple[str, str], tuple[nodes.Axis, ...]] = field(
        default_factory=dict[tuple[str, str], tuple[nodes.Axis, ...]]
    )  # (kind, table) -> its axes
    parameters: dict[tuple[str, str], str] = field(
        default_factory=dict[tuple[str, str], str]
    )  # (kind, slot) -> the kind of the thing that the slot is used on
    asked: set[str] = field(default_factory=set[str])  # the kinds of players that declare who answers for them (`asks`)
    cards: dict[str, str] = field(default_factory=dict[str, str])  # id -> kind, for all printed cards
    formerly: dict[str, str] = field(default_factory=dict[str, str])  # former id of a card -> its id today
    decks: set[str] = field(default_factory=set[str])
    flows: set[str] = field(default_factory=set[str])
    steps: dict[str, tuple[str, str] | None] = field(
        default_factory=dict[str, tuple[str, str] | None]
    )  # step -> its flow, and the kind of its player
    setups: set[str] = field(default_factory=set[str])  # the named parts of the set-up
    player: str = "player"  # the kind of the players with seats

    sets: Mapping[str, str] = field(default_factory=dict[str, str])  # the set of each file

    # data of single declarations, by their spans
    verbs: dict[Span, Verb] = field(default_factory=dict[Span, Verb])  # also replaced verbs
    changes: dict[Span, Change] = field(default_factory=dict[Span, Change])
    flow_before: dict[Span, str] = field(default_factory=dict[Span, str])  # second flow between games -> the first

    # used only while declarations are collected
    found: list[Diagnostic] = field(default_factory=list[Diagnostic])
    owners: dict[tuple[str, str], Span] = field(
        default_factory=dict[tuple[str, str], Span]
    )  # (sort, name) -> the place of its first declaration
    # singular or plural of a kind, or a list -> its name
    nouns: dict[str, str] = field(default_factory=dict[str, str])

    def __post_init__(self) -> None:
        self.nouns |= {word: kind for kind in BUILT_IN for word in (kind, plural(kind))}

    def problem(
        self, code: str, message: Translatable, span: Span, help: Translatable = NO_TEXT, first: Span | None = None
    ) -> None:
        """Record an error, with the place of the earlier declaration if there is one."""
        notes = ((first, tr("declared here first")),) if first else ()
        self.found.append(Diagnostic(code, message, span, help, notes))

    def claim(self, sort: str, name: str, span: Span) -> bool:
        """Record a name as used; if another declaration has the name already, report the second declaration."""
        first = self.owners.setdefault((sort, name), span)
        if first is not span:
            self.problem("E101", declared_already(sort, name), span, tr("choose another name"), first)
        return first is span

    def is_added(self, one: Span, other: Span) -> bool:
        """Whether a line stands in an expansion, and another one in the game itself."""
        return self.is_own(other.source) and not self.is_own(one.source)

    def is_own(self, file: str) -> bool:
        """Whether a file belongs to the game itself, and not to an expansion."""
        return self.vocabulary.game is None or file in self.vocabulary.own

    def same_set(self, one: Span, other: Span) -> bool:
        """Whether two lines stand in files of one set."""
        return self.set_of_file(one.source) == self.set_of_file(other.source)

    def today(self, card: str, place: Span | Source) -> str:
        """Return the id of the card that a word means in a file: of the file's own set first; then as `Model.means`.

        A word that means no card, or several, is returned as it is.
        """
        file = place.source if isinstance(place, Span) else place.name
        own = contract.full_id(self.set_of_file(file), card)
        if self._is_card(own):
            return own
        if self._is_card(card):
            return card
        set, _, short = card.rpartition("/")
        if set and self._is_card(short) and self.set_of(short) == set:
            return short
        return self.formerly.get(card, card)

    def _is_card(self, id: str) -> bool:
        return ("card", id) in self.owners

    def set_of(self, card: str) -> str:
        """Return the set that declares a card."""
        return self.set_of_file(self.owners["card", card].source)

    def set_of_file(self, file: str) -> str:
        """Return the set of a file; a file that belongs to none is a set by itself."""
        return self.sets.get(file, file)

    def no_card(self, word: str) -> tuple[Translatable, Translatable]:
        """Return the message and the help for a word that is the id of no card, or of cards of several sets."""
        full = [card for card in self.cards if contract.short_id(card) == word]
        if full:
            message = tr("'{0}' is the id of several cards", word)
            return message, tr("write the set before the id: {0}", listed((f"'{card}'" for card in full), " or "))
        return tr("there is no card '{0}'", word), did_you_mean(word, self.cards)

    def verbs_of(self, word: nodes.Word) -> list[Verb]:
        """Return the verbs that a word can mean in any of its forms, in the order of their declarations."""
        third = self.vocabulary.base.get(f"{word.sort} {word.text}", "")
        return [verb for verb in self.model.verbs.values() if verb.third == third]

    def extended(self, node: nodes.Extend) -> str:
        """Return the kind that a declaration extends; TABLE for the game."""
        return TABLE if node.what.sort == "GAME" else self.vocabulary.kinds[node.what.text]

    def interface(self) -> Interface:
        """Return the data that every declaration depends on; while it stays equal, results can be kept."""
        known, words = self.model, self.vocabulary
        tables = (known.values, known.kinds, known.properties, known.options, self.slots, self.parameters, self.steps)
        # Axes are compared with their spans, because messages refer to these.
        axes = [(key, axis, axis.span) for key, axes in self.axes.items() for axis in axes]
        pays = known.verbs.get(known.pays)  # lines with a price use it, and do not name it
        formerly = list(self.formerly.items())
        names = (
            list(self.you_is.items()),
            self.asked,
            formerly,
            self.decks,
            self.flows,
            self.setups,
            known.pays,
            pays,
        )
        classes = (words.kinds, words.hints, words.lists, words.takes, words.players)
        rest = *(list(table.items()) for table in tables), axes, names, classes
        return Interface(list(known.verbs.items()), self.cards, words, rest)

    def own(self, node: nodes.Declaration) -> tuple[object, ...]:
        """Return the data that only this declaration depends on."""
        match node:
            case nodes.Card() | nodes.Scenario():
                return ()
            case nodes.Verb():
                return (self.verbs.get(node.span),)
            case nodes.Between():
                return (self.flow_before.get(node.span),)
            case nodes.Replacement(declaration=inner):
                change = self.changes[node.span]
                return self.verbs.get(inner.span), change, [condition.span for condition in change.within]
            case _:
                return (self.changes.get(node.span),)
