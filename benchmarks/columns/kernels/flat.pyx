# cython: language_level=3
"""The state of a game as one array of C ints: columns, and zones as linked lists of cards. Cython compiles it.

The places are those of `vecs.py`.
"""

from hashlib import blake2b

from libc.stdlib cimport free, malloc
from libc.string cimport memcpy


cdef class Flat:
    cdef int *cells
    cdef Py_ssize_t size, room, columns, where, face, blank, known, next, previous, first, last
    cdef list keys, lengths

    def __cinit__(self):
        self.cells = NULL

    def __dealloc__(self):
        free(self.cells)


cdef int *numbers(list given) except NULL:
    """A C array of some numbers, to be freed."""
    cdef int *found = <int *>malloc((len(given) + 1) * sizeof(int))
    cdef Py_ssize_t at
    if found is NULL:
        raise MemoryError
    for at in range(len(given)):
        found[at] = given[at]
    return found


def begin(list columns, dict zones):
    cdef Flat s = Flat.__new__(Flat)
    keys = sorted(zones)
    room = max([len(column) for column in columns])
    number = {key: at for at, key in enumerate(keys)}
    number[-1] = -1
    text = []
    for at, column in enumerate(columns):
        entries = [number[key] for key in column] if at == 2 else column
        text += entries + [0] * (room - len(column))
    after, before = [-1] * room, [-1] * room
    for cards in zones.values():
        for one, other in zip(cards, cards[1:]):
            after[one], before[other] = other, one
    text += after + before
    text += [zones[key][0] if zones[key] else -1 for key in keys] + [zones[key][-1] if zones[key] else -1 for key in keys]
    s.cells, s.size = numbers(text), len(text)
    s.room, s.columns, s.keys, s.lengths = room, len(columns), keys, [len(column) for column in columns]
    s.where, s.face, s.blank, s.known = 2 * room, 4 * room, 5 * room, 6 * room
    s.next = s.columns * room
    s.previous, s.first = s.next + room, s.next + 2 * room
    s.last = s.first + len(keys)
    return s


def zone_of(Flat s, key):
    return s.keys.index(key)


def told(Flat s):
    columns = []
    for column, length in enumerate(s.lengths):
        entries = [s.cells[<Py_ssize_t>(column * s.room + x)] for x in range(length)]
        columns.append([s.keys[entry] if column == 2 and entry >= 0 else entry for entry in entries])
    zones = []
    for zone in range(len(s.keys)):
        cards = []
        x = s.cells[s.first + <Py_ssize_t>zone]
        while x >= 0:
            cards.append(x)
            x = s.cells[s.next + <Py_ssize_t>x]
        zones.append(cards)
    return columns, zones


cdef Flat duplicate(Flat s):
    cdef Flat twin = Flat.__new__(Flat)
    twin.cells = <int *>malloc(s.size * sizeof(int))
    if twin.cells is NULL:
        raise MemoryError
    memcpy(twin.cells, s.cells, s.size * sizeof(int))
    twin.size, twin.room, twin.columns, twin.keys, twin.lengths = s.size, s.room, s.columns, s.keys, s.lengths
    twin.where, twin.face, twin.blank, twin.known = s.where, s.face, s.blank, s.known
    twin.next, twin.previous, twin.first, twin.last = s.next, s.previous, s.first, s.last
    return twin


cdef Py_ssize_t looked(Flat s, int *zones, Py_ssize_t amount, int *facts) noexcept:
    cdef Py_ssize_t found = 0, at, x
    cdef int *cells = s.cells
    for at in range(amount):
        x = cells[s.first + zones[at]]
        while x >= 0:
            if cells[s.blank + x] == 0 and cells[s.where + x] != -1 and facts[cells[s.face + x]] != 3:
                found += 1
            x = cells[s.next + x]
    return found


cdef void moved(Flat s, Py_ssize_t x, Py_ssize_t zone, bint bottom) noexcept:
    cdef int *cells = s.cells
    cdef Py_ssize_t old = cells[s.where + x], after = cells[s.next + x], before = cells[s.previous + x], other
    if before >= 0:
        cells[s.next + before] = <int>after
    else:
        cells[s.first + old] = <int>after
    if after >= 0:
        cells[s.previous + after] = <int>before
    else:
        cells[s.last + old] = <int>before
    if bottom:
        other = cells[s.last + zone]
        cells[s.last + zone] = <int>x
        cells[s.previous + x] = <int>other
        cells[s.next + x] = -1
        if other >= 0:
            cells[s.next + other] = <int>x
        else:
            cells[s.first + zone] = <int>x
    else:
        other = cells[s.first + zone]
        cells[s.first + zone] = <int>x
        cells[s.next + x] = <int>other
        cells[s.previous + x] = -1
        if other >= 0:
            cells[s.previous + other] = <int>x
        else:
            cells[s.last + zone] = <int>x
    cells[s.where + x] = <int>zone
    cells[s.known + x] = 0


cdef void there_and_back(Flat s, int *cards, Py_ssize_t amount, Py_ssize_t zone) noexcept:
    cdef Py_ssize_t at, old
    for at in range(amount):
        old = s.cells[s.where + cards[at]]
        moved(s, cards[at], zone, False)
        moved(s, cards[at], old, True)


cdef void written(Flat s, int *cards, Py_ssize_t amount) noexcept:
    cdef Py_ssize_t at
    for at in range(amount):
        s.cells[s.known + cards[at]] ^= 1


# --------------------------------------------------------------------------- what is measured: each is done some times


def look(Flat s, list zones, list facts, Py_ssize_t times):
    cdef int *among = numbers(zones)
    cdef int *of = numbers(facts)
    cdef Py_ssize_t found = 0, amount = len(zones)
    for _ in range(times):
        found = looked(s, among, amount, of)
    free(among)
    free(of)
    return found


def write(Flat s, list cards, Py_ssize_t times):
    cdef int *among = numbers(cards)
    cdef Py_ssize_t amount = len(cards)
    for _ in range(times):
        written(s, among, amount)
    free(among)


def write_and_undo(Flat s, list cards, Py_ssize_t times):
    cdef int *among = numbers(cards)
    cdef int *log = numbers(cards + cards)
    cdef Py_ssize_t amount = len(cards), at, logged, place
    for _ in range(times):
        logged = 0
        for at in range(amount):
            place = s.known + among[at]
            log[logged], log[logged + 1] = <int>place, s.cells[place]
            logged += 2
            s.cells[place] ^= 1
        while logged > 0:
            logged -= 2
            s.cells[log[logged]] = log[logged + 1]
    free(among)
    free(log)


def move(Flat s, list cards, Py_ssize_t zone, Py_ssize_t times):
    cdef int *among = numbers(cards)
    cdef Py_ssize_t amount = len(cards)
    for _ in range(times):
        there_and_back(s, among, amount, zone)
    free(among)


def copy(Flat s, Py_ssize_t times):
    cdef Flat twin = s
    for _ in range(times):
        twin = duplicate(s)
    return twin


def restore(Flat s, Flat kept, Py_ssize_t times):
    for _ in range(times):
        memcpy(s.cells, kept.cells, s.size * sizeof(int))


def digest(Flat s, Py_ssize_t times):
    found = ""
    for _ in range(times):
        found = blake2b(<char[:s.size * sizeof(int)]><char *>s.cells, digest_size=8).hexdigest()
    return found


def decide(Flat s, list zones, list facts, list cards, list movers, Py_ssize_t to, Py_ssize_t times):
    cdef int *among = numbers(zones)
    cdef int *of = numbers(facts)
    cdef int *over = numbers(cards)
    cdef int *those = numbers(movers)
    cdef Py_ssize_t number_of_zones = len(zones), number_of_cards = len(cards), number_of_movers = len(movers)
    for _ in range(times):
        looked(s, among, number_of_zones, of)
        written(s, over, number_of_cards)
        there_and_back(s, those, number_of_movers, to)
    free(among)
    free(of)
    free(over)
    free(those)


def fork(Flat s, list zones, list facts, list cards, list movers, Py_ssize_t to, Py_ssize_t times):
    cdef int *among = numbers(zones)
    cdef int *of = numbers(facts)
    cdef int *over = numbers(cards)
    cdef int *those = numbers(movers)
    cdef Py_ssize_t number_of_zones = len(zones), number_of_cards = len(cards), number_of_movers = len(movers)
    cdef Flat twin
    for _ in range(times):
        twin = s
        for _ in range(2):
            twin = duplicate(twin)
            looked(twin, among, number_of_zones, of)
            written(twin, over, number_of_cards)
            there_and_back(twin, those, number_of_movers, to)
    free(among)
    free(of)
    free(over)
    free(those)
