"""Find the lines of older sets that ask another question since version 3 of the language, or none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ombre.dsl.diagnostics import Diagnostic, Edit, fixing, tr
from ombre.dsl.source import Span

from .. import model
from ..possible import pointless_without, possible, possible_verb
from .version_3_cards import no_words
from .written import Older, changed


def asked(older: Older) -> Iterator[Diagnostic]:
    """A pointless question is not asked, and each player of `each PLAYER may` is asked."""
    for node in (part for top in model.children(older.model.files) for part in model.walk(top)):
        match node:
            case model.May() if (
                older.is_before(3, node.span) and possible(older.model, node.body, node.who) is not None
            ):
                yield changed(node.span, tr("this is not offered now if nothing can come of it"), no_words())
            case model.Offer() if older.is_before(3, node.span) and (verb := older.model.verbs.get(node.verb)):
                if possible_verb(older.model, verb) is not None:
                    yield changed(node.span, tr("this is not offered now if nothing can come of it"), no_words())
            case model.ForEach(_, what, _, (model.MayDo(),), True) if older.is_before(3, node.span):
                told = tr("each of them is asked now; it was asked until one of them did it")
                first = older.text(what.span)
                edit = Edit(what.span, first.replace("each", "any", 1))
                yield changed(node.span, told, fixing(tr("to keep what it did, write '{0}'", edit.text), edit))
            case _:
                pass
        for block in _blocks(node):
            for at, line in enumerate(block):
                if older.is_before(3, line.span) and (needs := pointless_without(line, block[at + 1 :])):
                    yield changed(line.span, tr("this is not asked now if '{0}' is nothing", needs[0].name), no_words())


def ordered(older: Older) -> Iterator[Diagnostic]:
    """If the game does not say who orders all triggers, each player orders their own."""
    known = older.model
    if any(file.triggers_by is not None for file in known.files):
        return
    heard = any(True for card in known.cards.values() for _ in _triggers(card))
    for file in known.files:
        if file.game and file.written is not None and heard and older.is_before(3, file.written.span):
            span = file.written.span
            told = tr("each player orders the triggers of their own cards now; the current player ordered all of them")
            help = tr("to keep what it did, write '{0}'", "triggers ordered by current")
            begin = Span(span.source, span.line, 1, span.line, 1)
            yield changed(span, told, fixing(help, Edit(begin, "triggers ordered by current\n\n")))


def _triggers(card: model.Card) -> Iterator[model.Ability]:
    """Yield the abilities of a card that wait for an event together with others."""
    for part in model.walk(card):
        if isinstance(part, model.Ability) and part.sort in ("when", "before") and part.event is not None:
            yield part


def _blocks(node: model.Node) -> Iterator[Sequence[model.Statement]]:
    """Yield the blocks of statements directly in a node."""
    match node:
        case model.Verb() | model.Ability() | model.SetupPart():
            yield node.body
        case model.Step():
            yield from (part for part in node.parts if isinstance(part, tuple))
        case model.TableCell() | model.Alternative():
            yield node.body
        case _:
            yield from model.blocks(node) if isinstance(node, model.Statement) else ()
