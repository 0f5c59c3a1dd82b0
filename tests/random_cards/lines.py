"""Write random statements, as lines of the card language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from ombre.compiler import model as m

from .events import duration, event, offer_argument
from .phrases import (
    Author,
    Scope,
    Unwritable,
    amount,
    argument,
    atom,
    card,
    cells_of,
    condition,
    each,
    live,
    named,
    open_zone,
    owner_of,
    placed,
    player,
    read,
    seen_zone,
    some_kind,
    thing,
    those,
    word,
    zone,
    zone_text,
    zones_for,
)
from .words import NUMBER

Lines: TypeAlias = list[str]
Written: TypeAlias = tuple[Lines, Scope]
DEEPEST = 2  # how many blocks a statement may be in


def indented(lines: Lines) -> Lines:
    return [f"  {line}" for line in lines]


def block(a: Author, scope: Scope, depth: int, most: int = 2) -> Lines:
    """The statements of a block, indented; names that they bind are not known after it."""
    found: Lines = []
    for _ in range(a.chance.randint(1, most)):
        lines, scope = statement(a, scope, depth + 1)
        found += lines
    return indented(found)


def statement(a: Author, scope: Scope, depth: int = 0) -> Written:
    """A random statement, and the scope behind it."""
    scope = replace(scope, deep=0, whose="")
    plain: list[tuple[int, Callable[[], Written]]] = [(weight, partial(write, a, scope)) for weight, write in PLAIN]
    blocks: list[tuple[int, Callable[[], Written]]] = [
        (weight, partial(write, a, scope, depth)) for weight, write in BLOCKS
    ]
    return a.one_of(*plain, *(blocks if depth < DEEPEST else []))


# --------------------------------------------------------------------------------------------------- calls, offers


def call_text(a: Author, scope: Scope, verb: m.Verb, subject: str, form: str, offered: bool = False) -> str:
    """A subject, a form of a verb, and an argument for each role."""
    said = f"{subject} {form}"
    for role in verb.roles[1:]:
        one = offer_argument(a, scope, role) if offered else argument(a, scope, role)
        if not offered and role.type.tag == "thing" and a.often(0.06):
            one = each(a, scope, role.type.of)
        said += f" {role.preposition} {one}" if role.preposition else f" {one}"
    return said


def call(a: Author, scope: Scope) -> Written:
    verb = a.pick(a.words.verbs)
    kind = verb.roles[0].type.of
    subject = each(a, scope, kind) if a.often(0.2) else thing(a, scope, kind)
    plural = subject == "you" or subject.startswith("all ")
    return [call_text(a, scope, verb, subject, verb.base if plural else verb.third)], scope


def may_do(a: Author, scope: Scope) -> Written:
    verb = a.pick([v for v in a.words.verbs if a.words.is_player(v.roles[0].type)])
    return [call_text(a, scope, verb, player(a, scope), f"may {verb.base}", offered=True)], scope


# --------------------------------------------------------------------------------------------------------- choices


def chooser(a: Author, scope: Scope, verb: str = "choose") -> str:
    others = [n for n, t in scope.names if a.words.is_player(t)]
    if (scope.you and a.often(0.75)) or not others:
        return verb if scope.you else f"current {verb}s".replace("searchs", "searches")
    return f"{a.pick([*others, 'current'])} {verb}s".replace("searchs", "searches")


def choose(a: Author, scope: Scope) -> Written:
    name, kind = a.name(), some_kind(a, scope)
    who = chooser(a, scope)
    if a.words.fits(kind, "player"):
        place: str | None = None
    elif who == "choose":
        place = _from(a, scope, kind)
    else:
        place = open_zone(a, scope, kind)
    found = those(a, scope, kind, name, place)
    other = a.words.fits(kind, "player") and scope.you or scope.this == kind
    determiner = a.pick(("a", "a", "another") if other else ("a",))
    lines = [f"{who} {determiner} {found.singular}"]
    scope_after = scope.having((name, m.Type("thing", kind)))
    if a.often(0.15):
        return [*lines, "otherwise:", *block(a, scope, DEEPEST, 1)], scope_after
    return lines, scope_after


def _from(a: Author, scope: Scope, kind: str) -> str:
    """A zone, or a set that was chosen before."""
    sets = [n for n, t in scope.names if t == m.Type("set", kind)]
    return a.pick(sets) if sets and a.often(0.3) else seen_zone(a, scope, kind)


def choose_some(a: Author, scope: Scope) -> Written:
    name, kind = a.name(), some_kind(a, scope)
    many = f"({read(a, scope, lambda p: p.type == NUMBER)})" if a.often(0.2) else a.pick(("2", "3"))
    quantity = a.pick((f"up to {many}", many, "any number of"))
    found = those(a, scope, kind, name)
    return [f"{chooser(a, scope)} {quantity} {found.plural}"], scope.having((name, m.Type("set", kind)))


def choose_unseen(a: Author, scope: Scope) -> Written:
    name, kind = a.name(), a.pick(placed(a))
    place = zone(a, scope, kind, ("private", "hidden"))
    return [f"choose an unseen {kind} in {place} as {name}"], scope.having((name, m.Type("thing", kind)))


def choose_value(a: Author, scope: Scope) -> Written:
    name, list_ = a.name(), a.pick(a.words.values)
    lines = f"{chooser(a, scope)} a {list_} as {name}"
    words = a.words.words(list_)
    if a.often(0.4) and len(words) > 2:
        lines += f" where {name} is {a.pick(('', 'not '))}{' or '.join(a.chance.sample(words, a.chance.randint(1, 2)))}"
    return [lines], scope.having((name, m.Type("value", list_)))


def choose_number(a: Author, scope: Scope) -> Written:
    name = a.name()
    least, most = a.pick(("0", "1")), amount(a, scope)
    return [f"{chooser(a, scope)} a number from {least} to {most} as {name}"], scope.having((name, NUMBER))


def search(a: Author, scope: Scope) -> Written:
    name, kind = a.name(), a.pick(placed(a))
    found = a.pick(zones_for(a, kind, ("hidden",)))
    place = zone_text(a, scope, found)
    if a.often(0.3):
        those_ = those(a, scope, kind, name, place).plural
        return [f"{chooser(a, scope, 'search')} for up to 2 {those_}"], scope.having((name, m.Type("set", kind)))
    those_ = those(a, scope, kind, name, place).singular
    return [f"{chooser(a, scope, 'search')} for a {those_}", f"shuffle {place}"], scope.having(
        (name, m.Type("thing", kind))
    )


def roll(a: Author, scope: Scope) -> Written:
    name = a.name()
    return [f"roll {a.pick(('6', '4', '20'))} as {name}"], scope.having((name, NUMBER))


def let(a: Author, scope: Scope) -> Written:
    """A name for an amount or for cards, and a line that uses it: a name without a use is not printed."""
    name = a.name()
    if a.often(0.6):
        value = amount(a, replace(scope, deep=1))
        changed = read(a, scope, lambda p: p.type == NUMBER and p.sort == "state")
        return [f"{name} is {value}", f"{changed} {a.pick(('rises', 'falls'))} by {name}"], scope.having((name, NUMBER))
    kind = a.pick(placed(a))
    found = f"{name} is all {those(a, scope, kind).plural}"
    return [found, f"move {name} to {zone(a, scope, kind)}"], scope.having((name, m.Type("set", kind)))


# --------------------------------------------------------------------------------------------------------- changes


def rises(a: Author, scope: Scope) -> Written:
    what = read(a, scope, lambda p: p.type == NUMBER and p.sort == "state")
    return [f"{what} {a.pick(('rises', 'falls'))} by {amount(a, scope)}"], scope


def becomes(a: Author, scope: Scope) -> Written:
    kinds = [(n, t.of) for n, t in scope.names if t.tag == "thing"] + (
        [("you", a.words.players[0])] if scope.you else []
    )
    kinds += [("this", scope.this)] if scope.this else []

    def condition_() -> str:
        name, kind = a.pick(kinds)
        found = a.pick([p for p in a.words.lists(kind, "state") if not p.per])
        return f"{name} {'become' if name == 'you' else 'becomes'} {a.pick(a.words.words(found.type.of))}"

    def every() -> str:
        kind = some_kind(a, scope)
        found = a.pick([p for p in a.words.lists(kind, "state") if not p.per])
        return f"{each(a, scope, kind, ('each',))} becomes {a.pick(a.words.words(found.type.of))}"

    def number() -> str:
        return f"{read(a, scope, lambda p: p.type == NUMBER and p.sort == 'state')} becomes {amount(a, scope)}"

    def value() -> str:
        kind = a.pick([kind for _, kind in kinds])
        found = a.pick(a.words.lists(kind, "state"))
        if found.per:
            raise Unwritable
        return f"{found.name}{owner_of(a, scope, found.owner)} becomes {word(a, scope, found.type.of)}"

    def referred() -> str:
        kind = a.pick([*(kind for _, kind in kinds), ""])
        found = a.pick([p for p in a.words.things(kind, "state") if not p.per])
        return (
            f"{found.name}{owner_of(a, scope, found.owner)} becomes "
            f"{a.pick((thing(a, scope, found.type.of), 'nothing'))}"
        )

    return [a.one_of((4, condition_), (1, every), (3, number), (3, value), (2, referred))], scope


def move(a: Author, scope: Scope) -> Written:
    kind = a.pick(placed(a))
    end = a.pick(("", "", "", "top of ", "bottom of "))
    what = a.one_of(
        (4, lambda: card(a, scope, kind)),
        (2, lambda: named(a, scope, "set", "card")),
        (2, lambda: f"all {those(a, scope, kind, place=zone(a, scope, kind), tests=0.2).plural}"),
        (2, lambda: f"top {kind} of {zone(a, scope, kind)}"),
    )
    return [f"move {what} to {end}{zone(a, scope, kind)}"], scope


def shuffle(a: Author, scope: Scope) -> Written:
    return [f"shuffle {zone(a, scope, sights=('hidden', 'private'))}"], scope


def swap(a: Author, scope: Scope) -> Written:
    if a.often(0.5):
        return [f"swap {card(a, scope)} with {card(a, scope)}"], scope
    found = a.pick([z for z in a.words.zones if z.owner and not z.per and a.words.fits(z.owner, "player")])
    return [f"swap {found.name} of {player(a, scope)} with {found.name} of {player(a, scope)}"], scope


def to_whom(a: Author, scope: Scope) -> str:
    if a.often(0.5):
        return ""
    return f" to {each(a, scope, a.words.players[0], ('each',)) if a.often(0.3) else player(a, scope)}"


def reveal(a: Author, scope: Scope) -> Written:
    kind = a.pick(placed(a))
    name = a.name()
    place = zone(a, scope, kind)
    to = f" to {player(a, scope)}" if a.often(0.3) else ""
    way = a.pick(("top", "item", "cards", "zone", "all"))
    if way == "top":
        return [f"reveal top {kind} of {place} as {name}{to}"], scope.having((name, m.Type("thing", kind)))
    if way == "item":
        return [f"reveal item {a.pick('234')} of {place} as {name}{to}"], scope.having((name, m.Type("thing", "card")))
    if way == "cards":
        return [f"reveal {card(a, scope)}{to_whom(a, scope)}"], scope
    if way == "zone":
        return [f"reveal {place}{to_whom(a, scope)}"], scope
    cards = those(a, scope, kind, place=zone(a, scope, kind, ("private", "hidden")), tests=0).plural
    return [f"reveal all {cards}{to_whom(a, scope)}"], scope


def tell(a: Author, scope: Scope) -> Written:
    name, type_ = a.pick([(n, t) for n, t in scope.names if a.words.is_card(t)])
    found = a.pick(a.words.properties(type_.of, "fact"))
    values = a.pick(a.words.words(found.type.of)) if found.type.tag in ("value", "set") else str(a.chance.randint(1, 4))
    if found.type.tag not in ("value", "set", "number"):
        raise Unwritable
    return [f"reveal whether {found.name} of {name} is {values}{to_whom(a, scope)}"], scope


def reveal_until(a: Author, scope: Scope) -> Written:
    kind = a.pick(placed(a))
    found, rest = a.name(), a.name()
    place = zone(a, scope, kind, ("hidden",))
    test = condition(a, replace(scope, whose=kind, deep=2))
    after = scope.having((found, m.Type("thing", kind)), (rest, m.Type("set", kind)))
    return [f"reveal {a.words.many(kind)} from top of {place} until {test} as {found} leaving {rest}"], after


def perform(a: Author, scope: Scope) -> Written:
    cards = [(n, t.of) for n, t in scope.names if a.words.is_card(t)]
    name, kind = a.pick([one for one in cards if a.words.slots(one[1])])
    slot = a.pick(a.words.slots(kind))
    on = f" on {thing(a, scope, a.words.parameters[slot])}" if slot in a.words.parameters else ""
    return [f"perform {slot} of {name} as {player(a, scope)}{on}"], scope


def perform_table(a: Author, scope: Scope) -> Written:
    kind = a.pick(sorted(a.words.tables))
    table = a.words.tables[kind]
    by = ", ".join(amount(a, scope) for _ in table.axes)
    return [f"perform {table.name} of {card(a, scope, kind)} as {player(a, scope)} by {by}"], scope


def joins(a: Author, scope: Scope) -> Written:
    name, kind = a.name(), a.pick(a.words.guests)
    return [f"a {kind} as {name} joins game"], scope.having((name, m.Type("thing", kind)))


def course(a: Author, scope: Scope) -> Written:
    """A line that begins or ends a flow, a scope, the effects of cards or the game."""
    own = [scope_ for scope_ in a.words.known.scopes if scope_ not in a.words.known.flows]
    turns = [flow.name for flow in a.words.flows if flow.of]

    def start_scope() -> str:
        return f"start {a.pick(own)}"

    def end() -> str:
        winners = a.pick(("", "", f" for {player(a, scope)}"))
        return f"end game with {a.pick(a.words.results)}{winners}"

    line = a.one_of(
        (2, lambda: f"start {a.pick(turns)} for {player(a, scope)}"),
        (1, start_scope),
        (4, lambda: f"end {a.pick(a.words.known.scopes)}"),
        (2, lambda: f"end effects of {a.words.many(a.pick(placed(a)))}"),
        (4, end),
    )
    return [line], scope


# ------------------------------------------------------------------------------------------------------ what lasts


def modified(a: Author, scope: Scope) -> str:
    """`WHAT have FACT +N`, without a duration."""
    kind = a.pick([k for k in placed(a) if a.words.numbers(k, "fact")])
    found = a.pick([p for p in a.words.numbers(kind, "fact")])
    one = a.often(0.4)
    what = card(a, scope, kind) if one else live(a, scope, kind)
    return f"{what} {'has' if one else 'have'} {found.name} {a.pick('+-')}{atom(a, scope)}"


def forbidden(a: Author, scope: Scope) -> str:
    """`WHO cannot VERB ...`, without a duration."""
    if a.often(0.2):
        who = live(a, scope, a.words.players[0]) if a.often(0.6) else player(a, scope)
        verbs = [v.base for v in a.words.verbs if a.words.is_player(v.roles[0].type)]
        exceptions = f" except {', '.join(a.chance.sample(verbs, a.chance.randint(1, 2)))}" if a.often(0.5) else ""
        return f"{who} cannot act{exceptions}"
    verb = a.pick(a.words.verbs)
    kind = verb.roles[0].type.of
    who = live(a, scope, kind) if a.often(0.6) else thing(a, scope, kind)
    said = f"{who} cannot {verb.base}"
    for role in verb.roles[1:]:
        if role.preposition or a.often(0.6):
            one = _forbidden_argument(a, scope, role)
            said += f" {role.preposition} {one}" if role.preposition else f" {one}"
    return said


def _forbidden_argument(a: Author, scope: Scope, role: m.Role) -> str:
    if role.type == NUMBER:
        name = a.name()
        return f"a number as {name} where {name} {a.pick('<>')} {a.chance.randint(1, 5)}"
    if role.type.tag == "thing" and a.often(0.6):
        return f"a {those(a, scope, a.pick(below(a, role.type.of))).singular}"
    return argument(a, scope, role)


def below(a: Author, kind: str) -> list[str]:
    """The kinds that have cards or seats, of those that fit a kind."""
    return [k for k in (*placed(a), *a.words.players) if a.words.fits(k, kind)]


def blanked(a: Author, scope: Scope) -> str:
    kind = a.pick(placed(a))
    return f"{card(a, scope, kind)} loses text" if a.often(0.5) else f"{live(a, scope, kind)} lose text"


def modify(a: Author, scope: Scope) -> Written:
    return [f"{modified(a, scope)} {duration(a, scope)}"], scope


def cannot(a: Author, scope: Scope) -> Written:
    return [f"{forbidden(a, scope)} {duration(a, scope)}"], scope


def loses_text(a: Author, scope: Scope) -> Written:
    return [f"{blanked(a, scope)} {duration(a, scope)}"], scope


def becomes_copy(a: Author, scope: Scope) -> Written:
    kind = a.pick(a.words.written)
    left, right = card(a, scope, kind), card(a, scope, kind)
    what = a.pick(("becomes copy of", "obtains abilities of"))
    return [f"{left} {what} {right} {duration(a, scope)}"], scope


def grant(a: Author, scope: Scope, depth: int) -> Written:
    """`WHO obtains DURATION:` and abilities of that player or card."""
    kind = some_kind(a, scope)
    who = live(a, scope, kind) if a.often(0.4) else thing(a, scope, kind)
    inner = replace(scope, this=kind)
    plural = "obtain" if who.startswith("other ") or a.words.many(kind) in who.split(" in ")[0].split() else "obtains"
    return [f"{who} {plural} {duration(a, scope)}:", *indented(inner_ability(a, inner, DEEPEST))], scope


def delayed(a: Author, scope: Scope, depth: int) -> Written:
    found, after = event(a, scope, "when")
    until = a.pick(("for rest of game", f"until end of {a.pick([*a.words.known.scopes, 'step'])}"))
    return [f"{a.pick(('when', 'next time'))} {found} {until}:", *block(a, after, depth)], scope


# ---------------------------------------------------------------------------------------------------------- blocks


def if_(a: Author, scope: Scope, depth: int) -> Written:
    lines = [f"if {condition(a, scope)}:", *block(a, scope, depth)]
    return lines + (["otherwise:", *block(a, scope, depth)] if a.often(0.3) else []), scope


def repeat(a: Author, scope: Scope, depth: int) -> Written:
    head, inner = f"repeat {atom(a, scope)} times", scope
    if a.often(0.3):
        name = a.name()
        head, inner = f"{head} as {name}", scope.having((name, NUMBER))
    if a.often(0.2):
        head += f" while {condition(a, scope)}"
    return [f"{head}:", *block(a, inner, depth)], scope


def repeat_until(a: Author, scope: Scope, depth: int) -> Written:
    return [f"repeat until {condition(a, scope)}:", *block(a, scope, depth)], scope


def for_each(a: Author, scope: Scope, depth: int) -> Written:
    name = a.name()
    sets = [(n, t.of) for n, t in scope.names if t.tag == "set"]
    way = a.chance.random()
    if way < 0.3 and sets:
        chosen, kind = a.pick(sets)
        found = f"each {kind} in {chosen} as {name}"
    elif way < 0.4 and a.words.values:
        list_ = a.pick(a.words.values)
        return [f"for each {list_} as {name}:", *block(a, scope.having((name, m.Type("value", list_))), depth)], scope
    else:
        kind = some_kind(a, scope)
        found = f"{a.pick(('each', 'each other'))} {those(a, scope, kind, name).singular}"
        if not a.words.fits(kind, "player"):
            found = found.replace("each other ", "each ")
    return [f"for {found}:", *block(a, scope.having((name, m.Type("thing", kind))), depth)], scope


def at_once(a: Author, scope: Scope, depth: int) -> Written:
    name, pick, kind = a.name(), a.name(), a.words.players[0]
    inner = scope.having((name, m.Type("thing", kind)))
    mine = [
        z
        for z in a.words.zones
        if z.sight in ("open", "private") and z.owner == kind and not z.per and a.words.kinds_in(z)
    ]
    found = a.pick(mine)
    lies = a.pick(a.words.kinds_in(found))
    choice = f"{name} chooses a {lies} in {found.name} of {name} as {pick}"
    if a.often(0.3):
        choice, after = f"{name} chooses a number from 0 to 3 as {pick}", inner.having((pick, NUMBER))
    else:
        after = inner.having((pick, m.Type("thing", lies)))
    return [f"for each {kind} as {name} at once:", *indented([choice]), *block(a, after, depth)], scope


def for_items(a: Author, scope: Scope, depth: int) -> Written:
    name = a.name()
    list_ = a.pick([p for p in a.words.known.properties.values() if p.type.tag == "cells"]).type.of
    cells = cells_of(a, scope, list_)
    return [
        f"for each item of {cells} as {name}:",
        *block(a, scope.having((name, m.Type("cell", list_))), depth),
    ], scope


def together(a: Author, scope: Scope, depth: int) -> Written:
    lines = [line for _ in range(2) for line in call(a, scope)[0]]
    return ["together:", *indented(lines)], scope


def may(a: Author, scope: Scope, depth: int) -> Written:
    lines = [f"{player(a, scope)} may:", *block(a, scope, depth, 3)]
    return lines + (["otherwise:", *block(a, scope, depth)] if a.often(0.25) else []), scope


def choose_one(a: Author, scope: Scope, depth: int) -> Written:
    lines = [f"{chooser(a, scope)} one:"]
    for _ in range(a.chance.randint(2, 3)):
        test = f" if {condition(a, scope)}" if a.often(0.25) else ""
        lines += indented([f"{a.name()}{test}:", *block(a, scope, depth)])
    return lines, scope


PLAIN: list[tuple[int, Callable[[Author, Scope], Written]]] = [
    *[
        (12, call),
        (3, may_do),
        (8, choose),
        (3, choose_some),
        (1, choose_unseen),
        (2, choose_value),
        (2, choose_number),
    ],
    *[(2, search), (2, roll), (2, let), (3, rises), (3, becomes), (5, move), (1, shuffle), (1, swap), (4, reveal)],
    *[(3, tell), (1, reveal_until), (1, perform), (2, perform_table), (1, joins), (3, course)],
    *[(3, modify), (2, cannot), (1, loses_text), (2, becomes_copy)],
]
BLOCKS: list[tuple[int, Callable[[Author, Scope, int], Written]]] = [
    *[(4, if_), (2, repeat), (1, repeat_until), (3, for_each), (1, at_once), (2, for_items), (1, together), (3, may)],
    *[(2, choose_one), (1, grant), (2, delayed)],
]


# ------------------------------------------------------------------------------------------------------- abilities


def inner_ability(a: Author, scope: Scope, depth: int) -> Lines:
    """An ability that an effect gives."""
    return a.one_of((3, lambda: trigger(a, scope, depth)), (2, lambda: static(a, scope)))


def once(a: Author) -> str:
    return f" once per {a.pick([*a.words.known.scopes, 'game', 'step'])}" if a.often(0.2) else ""


def trigger(a: Author, scope: Scope, depth: int = -1) -> Lines:
    head = a.pick(("when", "when", "when", "before", "instead of", "may instead of"))
    if head == "may instead of" and not scope.you:
        head = "instead of"
    found, after = event(a, scope, head)
    test = f" if {condition(a, after)}" if a.often(0.3) else ""
    return [f"{head} {found}{test}{once(a)}:", *block(a, after, depth)]


def static(a: Author, scope: Scope) -> Lines:
    def granted() -> Lines:
        kind = some_kind(a, scope)
        return [f"{live(a, scope, kind)} obtain:", *indented(trigger(a, replace(scope, this=kind, names=()), DEEPEST))]

    return a.one_of(
        (4, lambda: [modified(a, scope)]),
        (3, lambda: [forbidden(a, scope)]),
        (1, lambda: [blanked(a, scope)]),
        (1, granted),
    )
