"""The state of a game as today: a list for each column, a tuple for each zone in a dict by the key of the zone.

This text is compiled by mypyc, and by Cython, which takes the types of `lists.pxd`; it also runs as it is.
"""

from __future__ import annotations

from hashlib import blake2b

import msgspec


class Lists:
    def __init__(self, columns: list[list[int]], zones: dict[int, tuple[int, ...]]) -> None:
        self.kind: list[int] = columns[0]
        self.owner: list[int] = columns[1]
        self.where: list[int] = columns[2]
        self.card: list[int] = columns[3]
        self.face: list[int] = columns[4]
        self.blank: list[int] = columns[5]
        self.known: list[int] = columns[6]
        self.back: list[int] = columns[7]
        self.others: list[list[int]] = columns[8:]
        self.zones: dict[int, tuple[int, ...]] = zones


def begin(columns: list[list[int]], zones: dict[int, tuple[int, ...]]) -> Lists:
    return Lists(columns, zones)


def zone_of(s: Lists, key: int) -> int:
    """The number with which the other functions name a zone."""
    return key


def told(s: Lists) -> tuple[list[list[int]], list[list[int]]]:
    """The columns, and the cards of the zones by ascending keys."""
    own = [s.kind, s.owner, s.where, s.card, s.face, s.blank, s.known, s.back]
    return [list(column) for column in own + s.others], [list(s.zones[key]) for key in sorted(s.zones)]


def duplicate(s: Lists) -> Lists:
    columns = [s.kind.copy(), s.owner.copy(), s.where.copy(), s.card.copy(), s.face.copy(), s.blank.copy()]
    columns.append(s.known.copy())
    columns.append(s.back.copy())
    for column in s.others:
        columns.append(column.copy())
    return Lists(columns, s.zones.copy())


def put_back(s: Lists, kept: Lists) -> None:
    twin = duplicate(kept)
    s.kind, s.owner, s.where, s.card = twin.kind, twin.owner, twin.where, twin.card
    s.face, s.blank, s.known, s.back = twin.face, twin.blank, twin.known, twin.back
    s.others, s.zones = twin.others, twin.zones


def looked(s: Lists, zones: list[int], facts: list[int]) -> int:
    found = 0
    for zone in zones:
        for x in s.zones[zone]:
            if s.blank[x] == 0 and s.where[x] != -1 and facts[s.face[x]] != 3:
                found += 1
    return found


def moved(s: Lists, x: int, zone: int, bottom: bool) -> None:
    zones = s.zones
    old = s.where[x]
    cards = zones[old]
    at = cards.index(x)
    zones[old] = cards[:at] + cards[at + 1 :]
    zones[zone] = (*zones[zone], x) if bottom else (x, *zones[zone])
    s.where[x] = zone
    s.known[x] = 0


def there_and_back(s: Lists, cards: list[int], zone: int) -> None:
    for x in cards:
        old = s.where[x]
        moved(s, x, zone, False)
        moved(s, x, old, True)


def written(s: Lists, cards: list[int]) -> None:
    for x in cards:
        s.known[x] = s.known[x] ^ 1


# ------------------------------------------------------------------------- what is measured: each is done some times


def look(s: Lists, zones: list[int], facts: list[int], times: int) -> int:
    found = 0
    for _ in range(times):
        found = looked(s, zones, facts)
    return found


def write(s: Lists, cards: list[int], times: int) -> None:
    for _ in range(times):
        written(s, cards)


def write_and_undo(s: Lists, cards: list[int], times: int) -> None:
    log: list[tuple[list[int], int, int]] = []
    for _ in range(times):
        for x in cards:
            log.append((s.known, x, s.known[x]))
            s.known[x] = s.known[x] ^ 1
        while log:
            column, x, old = log.pop()
            column[x] = old


def move(s: Lists, cards: list[int], zone: int, times: int) -> None:
    for _ in range(times):
        there_and_back(s, cards, zone)


def copy(s: Lists, times: int) -> Lists:
    twin = s
    for _ in range(times):
        twin = duplicate(s)
    return twin


def restore(s: Lists, kept: Lists, times: int) -> None:
    for _ in range(times):
        put_back(s, kept)


def digest(s: Lists, times: int) -> str:
    found = ""
    for _ in range(times):
        own = [s.kind, s.owner, s.where, s.card, s.face, s.blank, s.known, s.back]
        content = (own, s.others, sorted(s.zones.items()))
        found = blake2b(msgspec.msgpack.encode(content), digest_size=8).hexdigest()
    return found


def decide(
    s: Lists, zones: list[int], facts: list[int], cards: list[int], movers: list[int], to: int, times: int
) -> None:
    for _ in range(times):
        looked(s, zones, facts)
        written(s, cards)
        there_and_back(s, movers, to)


def fork(
    s: Lists, zones: list[int], facts: list[int], cards: list[int], movers: list[int], to: int, times: int
) -> None:
    for _ in range(times):
        twin = duplicate(s)
        decide(twin, zones, facts, cards, movers, to, 1)
        decide(duplicate(twin), zones, facts, cards, movers, to, 1)
