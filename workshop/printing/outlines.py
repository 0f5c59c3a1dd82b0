"""Draw a face with the outlines and names of its areas, for authors who change its layout."""

from __future__ import annotations

from collections.abc import Sequence

from ombre.compiler import model
from ombre.compiler.projects.places import UsageError, pick
from ombre.compiler.projects.project import open_game
from ombre.translatable import tr

from .printer import Printer


def outlined(printer: Printer, cards: Sequence[model.Card], ppi: int = 150) -> bytes:
    """Return a PNG with the cards as they are printed, each beside its areas and rulers in millimetres."""
    job = printer.job(cards)
    job.fit()
    (page,) = job.compile(job.render("outlines.typ.j2"), job.drawn, "png", ppi)
    return page


def chosen(printer: Printer, word: str | None) -> list[model.Card]:
    """Return the cards for a word: a card; or of a kind, that with the longest and that with the shortest text.

    Without a word: of each kind with a face. If expansions are given that have such cards, only theirs.
    """
    project = printer.table.project
    added = [name for name in project.sets if name not in open_game(project.place).sets]
    everything = printer.faced()
    own = (printer.faced(added) if added else []) or everything
    kinds = list(dict.fromkeys(card.kind for card in everything))
    if word is None:
        return [card for kind in kinds for card in _ends(printer, [c for c in own if c.kind == kind])]
    if word in kinds:
        theirs = [card for card in own if card.kind == word]
        return _ends(printer, theirs or [card for card in everything if card.kind == word])
    if word not in printer.cards:
        pick("kind or card", word, [*kinds, *printer.cards])
    if not printer.has_face(printer.cards[word]):
        raise UsageError(tr("'{0}' has no face, and so cannot be printed", word))
    return [printer.cards[word]]


def _ends(printer: Printer, cards: Sequence[model.Card]) -> list[model.Card]:
    """Return the card with the longest text and that with the shortest; one card if there is only one."""
    lengths = {card.id: sum(len(line) for line in printer.plain(card.id)) for card in cards}
    ordered = sorted(cards, key=lambda card: lengths[card.id])
    return [ordered[-1], *ordered[:1]] if len(ordered) > 1 else ordered
