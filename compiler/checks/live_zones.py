"""Check that a phrase without a zone can mean a card: such a phrase means cards in live zones.

A zone can have a kind of cards if a line of a set-up, a rule, a card or a scenario brings one there. What a line moves
can be of the kind that is declared for it; the top card of a zone, and the cards of a zone, are of the kinds there.
"""

from __future__ import annotations

from collections.abc import Iterator

from ombre.dsl.diagnostics import Diagnostic, tr

from .. import model
from ..model import Model
from .all_bodies import is_zone, zone_name, zones

_ANY = "card"
# What matches events, or changes cards wherever they lie, and what makes cards.
_ELSEWHERE = (model.Event, model.Modify, model.Grant, model.Blank, model.PutEvery)


def check(known: Model) -> list[Diagnostic]:
    """Return a diagnostic for each phrase that means cards of a kind of which none is ever in a live zone."""
    every = zones(known)
    coming = arrivals(known)
    live = [name for name, zone in every.items() if zone.live]
    found: dict[str, Diagnostic] = {}
    for what in _phrases(known):
        places = {name for name, kinds in coming.items() for one in kinds if _fit(known, one, what.kind)}
        if any(name in places for name in live) or (live and not places):
            continue  # of a kind that is nowhere, the game is not written yet
        message = tr("without a zone, this means cards in live zones, and no {0} is ever in one", what.kind)
        if not live:
            message = tr("without a zone, this means cards in live zones, and the game has none")
        help = tr("name the zone, as in '{0} in ZONE'", what.kind)
        found[str(what.span)] = Diagnostic("E413", message, what.span, help)
    return list(found.values())


def _fit(known: Model, one: str, other: str) -> bool:
    return known.is_a(one, other) or known.is_a(other, one)


def _phrases(known: Model) -> Iterator[model.Those]:
    """Yield the phrases that mean cards in live zones:
    those without a zone, but for patterns of events and the like.
    """
    elsewhere = {id(part) for node in known.everything(*_ELSEWHERE) for part in model.children(node)}
    for what in known.everything(model.Those):
        if what.zone is None and what.history is None and known.is_a(what.kind, _ANY) and id(what) not in elsewhere:
            yield what


def arrivals(known: Model) -> dict[str, set[str]]:
    """The kinds of cards that can come to each zone."""
    found: dict[str, set[str]] = {}
    flows: list[tuple[str, str]] = []  # a zone, and one to which its cards can go

    def arrive(what: model.Node | None, zone: str) -> None:
        source = what.zone if isinstance(what, model.Top | model.Those) else what
        if is_zone(source) and (not isinstance(what, model.Those) or what.kind == _ANY):
            flows.append((zone_name(source), zone))
        elif isinstance(what, model.Beginning):
            kinds = [kind for file in known.files for kind in file.kinds if kind.begins]
            found.setdefault(zone, set()).update(kind.name for kind in kinds)
        else:
            found.setdefault(zone, set()).add(_kind(what))

    for move in known.everything(model.Move):
        arrive(move.what, zone_name(move.zone))
    for put in known.everything(model.Put):
        kind = known.cards[put.card].kind if put.card in known.cards else _ANY
        found.setdefault(zone_name(put.zone), set()).add(kind)
    for every in known.everything(model.PutEvery):
        found.setdefault(zone_name(every.zone), set()).add(every.what.kind)
    anywhere = {_kind(copy.model) for copy in known.everything(model.Copy)}
    for swap in known.everything(model.Swap):
        left, right = swap.left, swap.right
        if is_zone(left) and is_zone(right):
            flows += [(zone_name(left), zone_name(right)), (zone_name(right), zone_name(left))]
        else:
            anywhere |= {_kind(left), _kind(right)}
    for name, zone in zones(known).items():
        found.setdefault(name, set()).update(anywhere)
        if zone.refill:
            flows.append((f"{zone.owner}.{zone.refill}", name))
    for _ in flows:
        for source, to in flows:
            found.setdefault(to, set()).update(found.get(source, ()))
    return found


def _kind(what: model.Node | None) -> str:
    """The declared kind of a card; `card` if it may be any."""
    match what:
        case model.This() | model.Those() | model.CardIn():
            return what.kind
        case model.Local():
            return what.type.of or _ANY
        case model.Read():
            return what.property.type.of or _ANY
        case _:
            return _ANY
