"""Choose the printed facts of a card that are told with it on the table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from ombre.compiler import model
from ombre.runtime.records import Zone
from ombre.sheets import FaceError
from ombre.sheets.faces.widgets import Corner, Line, Pips, Stat, TextBox, Track, Widget

from .narrator import Narrator

Facts = list[tuple[model.Property, model.Fact]]

_ENDING = 2  # letters of a word that may differ between a name and a fact: the ending of a plural


class Glance:
    """Chooses the facts of cards that a player sees at a glance.

    A fact is told if all of this is true:

    - It is on the face of the card, as a corner, a line, pips, a track, a stat or boxes above a boxed text; not in a
      list or a table, and not as the picture. A game without `faces.yaml` has no such choice: all its facts are on
      the face.
    - Something reads it after the set-up: a rule, a flow, a verb or a card.
    - It is more than the name says. A fact that is part of the name of every card that has it is not told.

    The other facts are constants: whoever wants to know them reads the card.
    """

    def __init__(self, narrator: Narrator) -> None:
        self.narrator, self.model = narrator, narrator.model
        self._order: dict[str, Sequence[str] | None] = {}
        self._named: dict[model.Property, bool] = {}

    def facts(self, card: model.Card) -> Facts:
        """Return the facts of a card that are told, in the order of its face."""
        order = self._shown(card.kind)
        told = [
            (found, value)
            for found, value in card.facts
            if (order is None or found.name in order) and self.is_read(found) and not self._in_names(found)
        ]
        return told if order is None else sorted(told, key=lambda fact: order.index(fact[0].name))

    def _shown(self, kind: str) -> Sequence[str] | None:
        """Return the names of the facts on the face of a kind, in order; None if the game has no faces."""
        if kind not in self._order:
            self._order[kind] = self._on_face(kind)
        return self._order[kind]

    def _on_face(self, kind: str) -> Sequence[str] | None:
        printer = self.narrator.printer
        try:
            faces = printer.faces
        except FaceError:  # that is told when cards are printed
            return None
        face = next((faces.kinds[above.name] for above in self.model.above(kind) if above.name in faces.kinds), None)
        if not faces.path.exists() or face is None:
            return None
        return list(dict.fromkeys(name for widget in face.widgets for name in _facts_of(widget)))

    def is_read(self, found: model.Property) -> bool:
        """Whether something reads a property after the set-up."""
        return found.name != "copies" and ((found.owner, found.name) in self._read or found.type.of in self._words)

    def is_left_over(self, zone: Zone) -> bool:
        """Whether a zone only served the set-up: its cards lie apart, and nothing looks for them any more."""
        return not zone.live and zone.sight != "open" and (zone.owner, zone.name) not in self._read

    @cached_property
    def _read(self) -> frozenset[tuple[str, str]]:
        """The properties that are read after the set-up."""
        return frozenset((n.property.owner, n.property.name) for n in self._in_play() if isinstance(n, model.Read))

    @cached_property
    def _words(self) -> frozenset[str]:
        """The lists whose words are adjectives somewhere after the set-up: such an adjective reads a fact, too."""
        return frozenset(word.list for n in self._in_play() if isinstance(n, model.Those) for word in n.adjectives)

    def _in_play(self) -> Iterator[model.Node]:
        """Yield the nodes of everything that runs after the set-up."""
        for file in self.model.files:
            kinds = (*file.kinds, *([file.table] if file.table is not None else []))
            parts: Iterable[model.Held] = (file.verbs, file.flows, file.rules, file.cards, file.steps, kinds)
            for part in parts:
                yield from model.walk(part)

    def _in_names(self, found: model.Property) -> bool:
        """Whether the name of each card that has a fact says it: the rank and the suit of a playing card."""
        if found not in self._named:
            pairs = [(card, value) for card in self.model.cards.values() for fact, value in card.facts if fact == found]
            self._named[found] = all(self._says(card, found, value) for card, value in pairs)
        return self._named[found]

    def _says(self, card: model.Card, found: model.Property, value: model.Fact) -> bool:
        if not isinstance(value, int | str):
            return False
        said = (
            self.narrator.value_word(found.type.of, value) if isinstance(value, str) and found.type.of else str(value)
        )
        name = _words_in(self.narrator.printer.name(card))
        return all(any(_is_like(word, other) for other in name) for word in _words_in(said))


def _facts_of(widget: Widget) -> tuple[str, ...]:
    """Return the facts that a widget shows outside the text, lists and tables."""
    match widget:
        case Corner() | Pips() | Track() | Stat():
            return (widget.fact,)
        case Line():
            return (*widget.left, *widget.right)
        case TextBox():
            return (widget.cells,) if widget.cells and widget.boxed else ()
        case _:
            return ()


def _words_in(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())


def _is_like(word: str, other: str) -> bool:
    """Whether two words are equal, apart from an ending such as that of a plural."""
    stem = word[: max(3, len(word) - _ENDING)]
    return other == word or (word.isalpha() and len(other) <= len(word) + _ENDING and other.startswith(stem))
