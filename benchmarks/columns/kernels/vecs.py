"""The state of a game as one vector of 32-bit ints: columns, and zones as linked lists of cards. mypyc compiles it.

Entry x of column c is at `c * room + x`. Behind the columns are, for each card, the next and the previous card of its
zone, and then for each zone, by dense numbers, its first and its last card.
"""

from __future__ import annotations

from hashlib import blake2b

from librt.vecs import append, vec
from mypy_extensions import i32, i64

NOTHING: i32 = -1


class Vecs:
    def __init__(self, cells: vec[i32], room: i64, columns: i64, keys: list[int], lengths: list[int]) -> None:
        self.cells: vec[i32] = cells
        self.room: i64 = room
        self.columns: i64 = columns
        self.where: i64 = 2 * room
        self.face: i64 = 4 * room
        self.blank: i64 = 5 * room
        self.known: i64 = 6 * room
        self.next: i64 = columns * room
        self.previous: i64 = (columns + 1) * room
        self.first: i64 = (columns + 2) * room
        self.last: i64 = self.first + len(keys)
        self.keys: list[int] = keys
        self.lengths: list[int] = lengths


def begin(columns: list[list[int]], zones: dict[int, tuple[int, ...]]) -> Vecs:
    keys = sorted(zones)
    room = max([len(column) for column in columns])
    number = {key: at for at, key in enumerate(keys)}
    number[-1] = -1
    text: list[int] = []
    for at, column in enumerate(columns):
        entries = [number[key] for key in column] if at == 2 else column
        text += entries + [0] * (room - len(column))
    after, before = [-1] * room, [-1] * room
    for cards in zones.values():
        for one, other in zip(cards, cards[1:], strict=False):
            after[one], before[other] = other, one
    ends = [[zones[key][at] if zones[key] else -1 for key in keys] for at in (0, -1)]
    cells = vec[i32]()
    for entry in text + after + before + ends[0] + ends[1]:
        cells = append(cells, i32(entry))
    return Vecs(cells[:], room, len(columns), keys, [len(column) for column in columns])


def zone_of(s: Vecs, key: int) -> int:
    return s.keys.index(key)


def told(s: Vecs) -> tuple[list[list[int]], list[list[int]]]:
    cells = s.cells
    columns: list[list[int]] = []
    for column, length in enumerate(s.lengths):
        entries: list[int] = []
        for x in range(length):
            at: i64 = column * s.room + x
            entry: int = cells[at]
            entries.append(s.keys[entry] if column == 2 and entry >= 0 else entry)
        columns.append(entries)
    zones: list[list[int]] = []
    for zone in range(len(s.keys)):
        cards: list[int] = []
        start: i64 = s.first + zone
        card: i64 = i64(cells[start])
        while card >= 0:
            cards.append(card)
            card = i64(cells[s.next + card])
        zones.append(cards)
    return columns, zones


def duplicate(s: Vecs) -> Vecs:
    return Vecs(s.cells[:], s.room, s.columns, s.keys, s.lengths)


def looked(s: Vecs, zones: vec[i64], facts: vec[i32]) -> i64:
    cells = s.cells
    found: i64 = 0
    for zone in zones:
        x = i64(cells[s.first + zone])
        while x >= 0:
            if cells[s.blank + x] == 0 and cells[s.where + x] != -1 and facts[i64(cells[s.face + x])] != 3:
                found += 1
            x = i64(cells[s.next + x])
    return found


def moved(s: Vecs, x: i64, zone: i64, bottom: bool) -> None:
    cells = s.cells
    old = i64(cells[s.where + x])
    after = i64(cells[s.next + x])
    before = i64(cells[s.previous + x])
    if before >= 0:
        cells[s.next + before] = i32(after)
    else:
        cells[s.first + old] = i32(after)
    if after >= 0:
        cells[s.previous + after] = i32(before)
    else:
        cells[s.last + old] = i32(before)
    if bottom:
        other = i64(cells[s.last + zone])
        cells[s.last + zone] = i32(x)
        cells[s.previous + x] = i32(other)
        cells[s.next + x] = NOTHING
        if other >= 0:
            cells[s.next + other] = i32(x)
        else:
            cells[s.first + zone] = i32(x)
    else:
        other = i64(cells[s.first + zone])
        cells[s.first + zone] = i32(x)
        cells[s.next + x] = i32(other)
        cells[s.previous + x] = NOTHING
        if other >= 0:
            cells[s.previous + other] = i32(x)
        else:
            cells[s.last + zone] = i32(x)
    cells[s.where + x] = i32(zone)
    cells[s.known + x] = 0


def there_and_back(s: Vecs, cards: vec[i64], zone: i64) -> None:
    for x in cards:
        old = i64(s.cells[s.where + x])
        moved(s, x, zone, False)
        moved(s, x, old, True)


def written(s: Vecs, cards: vec[i64]) -> None:
    cells = s.cells
    for x in cards:
        cells[s.known + x] = cells[s.known + x] ^ 1


def wide(numbers: list[int]) -> vec[i64]:
    found = vec[i64]()
    for number in numbers:
        found = append(found, i64(number))
    return found


def narrow(numbers: list[int]) -> vec[i32]:
    found = vec[i32]()
    for number in numbers:
        found = append(found, i32(number))
    return found


# ------------------------------------------------------------------------- what is measured: each is done some times


def look(s: Vecs, zones: list[int], facts: list[int], times: i64) -> int:
    found: i64 = 0
    among, of = wide(zones), narrow(facts)
    for _ in range(times):
        found = looked(s, among, of)
    return found


def write(s: Vecs, cards: list[int], times: i64) -> None:
    among = wide(cards)
    for _ in range(times):
        written(s, among)


def write_and_undo(s: Vecs, cards: list[int], times: i64) -> None:
    among = wide(cards)
    cells = s.cells
    places = vec[i64](capacity=len(among))
    olds = vec[i32](capacity=len(among))
    for _ in range(len(among)):
        places = append(places, i64(0))
        olds = append(olds, i32(0))
    for _ in range(times):
        logged: i64 = 0
        for x in among:
            place = s.known + x
            places[logged] = place
            olds[logged] = cells[place]
            logged += 1
            cells[place] = cells[place] ^ 1
        while logged > 0:
            logged -= 1
            cells[places[logged]] = olds[logged]


def move(s: Vecs, cards: list[int], zone: i64, times: i64) -> None:
    among = wide(cards)
    for _ in range(times):
        there_and_back(s, among, zone)


def copy(s: Vecs, times: i64) -> Vecs:
    twin = s
    for _ in range(times):
        twin = duplicate(s)
    return twin


def restore(s: Vecs, kept: Vecs, times: i64) -> None:
    for _ in range(times):
        s.cells = kept.cells[:]


def digest(s: Vecs, times: i64) -> str:
    found = ""
    for _ in range(times):
        found = blake2b(memoryview(s.cells), digest_size=8).hexdigest()
    return found


def decided(s: Vecs, zones: vec[i64], facts: vec[i32], cards: vec[i64], movers: vec[i64], to: i64) -> None:
    looked(s, zones, facts)
    written(s, cards)
    there_and_back(s, movers, to)


def decide(
    s: Vecs, zones: list[int], facts: list[int], cards: list[int], movers: list[int], to: i64, times: i64
) -> None:
    among, of, over, those = wide(zones), narrow(facts), wide(cards), wide(movers)
    for _ in range(times):
        decided(s, among, of, over, those, to)


def fork(s: Vecs, zones: list[int], facts: list[int], cards: list[int], movers: list[int], to: i64, times: i64) -> None:
    among, of, over, those = wide(zones), narrow(facts), wide(cards), wide(movers)
    for _ in range(times):
        twin = duplicate(s)
        decided(twin, among, of, over, those, to)
        decided(duplicate(twin), among, of, over, those, to)
