"""Write random events and durations."""

from __future__ import annotations

from ombre.compiler import model as m

from .phrases import Author, Scope, Unwritable, argument, each, placed, player, seen_zone, some_kind, thing, those
from .words import NUMBER


def event(a: Author, scope: Scope, head: str) -> tuple[str, Scope]:
    """An event pattern in the form that fits a head (`when`, `instead of` ...),
    and the scope with the names it binds.
    """
    return a.one_of(
        (8, lambda: _happens(a, scope, head)),
        (3, lambda: _passive(a, scope, head)),
        (3, lambda: _turns_into(a, scope, head)),
        (0 if "instead" in head else 3, lambda: (_edge(a, scope), scope)),
        (0 if "instead" in head else 1, lambda: (_part(a, head), scope)),
        (0 if "instead" in head else 1, lambda: _performed(a, scope)),
    )


def pattern(a: Author, scope: Scope, kind: str, named: float = 0.7) -> tuple[str, Scope]:
    """A pattern for a thing of a kind, often with a name."""
    kinds = [k for k in (*a.words.players, *placed(a)) if a.words.fits(k, kind)] or [kind]
    if kind in kinds and a.often(0.7):
        kinds = [kind]
    if a.often(0.3):
        return thing(a, scope, a.pick(kinds)), scope
    kind = a.pick(kinds)
    mine = a.words.fits(kind, "player") and scope.you or scope.this == kind
    determiner = a.pick(("a", "a", "a", "any", "another") if mine else ("a", "a", "any"))
    name = a.name() if a.often(named) else ""
    found = those(a, scope, kind, name, place="", tests=0.2)
    return f"{determiner} {found.singular}", scope.having((name, m.Type("thing", kind))) if name else scope


def _happens(a: Author, scope: Scope, head: str) -> tuple[str, Scope]:
    verb = a.pick(a.words.verbs)
    subject, after = pattern(a, scope, verb.roles[0].type.of)
    form = a.words.form(verb, "GERUND") if "instead" in head else verb.base if subject == "you" else verb.third
    said = f"{subject} {form}"
    for role in verb.roles[1:]:
        if not role.preposition and a.often(0.35):
            continue
        one, after = role_pattern(a, after, role)
        said += f" {role.preposition} {one}" if role.preposition else f" {one}"
    return said, after


def role_pattern(a: Author, scope: Scope, role: m.Role) -> tuple[str, Scope]:
    """A pattern for a role that is no subject."""
    if role.type == NUMBER:
        name = a.name()
        test = f" where {name} {a.pick(('<', '>', '<=', '>='))} {a.chance.randint(1, 5)}" if a.often(0.4) else ""
        return f"a number as {name}{test}", scope.having((name, NUMBER))
    if role.type.tag == "value":
        if a.often(0.5):
            return a.pick(a.words.words(role.type.of)), scope
        name = a.name()
        return f"a {role.type.of} as {name}", scope.having((name, role.type))
    if role.type.tag != "thing":
        raise Unwritable
    return pattern(a, scope, role.type.of)


def _passive(a: Author, scope: Scope, head: str) -> tuple[str, Scope]:
    verbs = [v for v in a.words.verbs if any(not r.preposition and r.type.tag == "thing" for r in v.roles[1:])]
    verb = a.pick(verbs)
    role = next(r for r in verb.roles[1:] if not r.preposition)
    if role.type.tag != "thing":
        raise Unwritable
    subject, after = pattern(a, scope, role.type.of)
    is_ = "being" if "instead" in head else "are" if subject == "you" else "is"
    said = f"{subject} {is_} {verb.participle}"
    if a.often(0.4):
        by, after = pattern(a, after, verb.roles[0].type.of)
        said += f" by {by}"
    return said, after


def _turns_into(a: Author, scope: Scope, head: str) -> tuple[str, Scope]:
    kind = some_kind(a, scope, 0.3)
    found = a.pick([p for p in a.words.lists(kind, "state") if not p.per])
    subject, after = pattern(a, scope, kind)
    form = "becoming" if "instead" in head else "become" if subject == "you" else "becomes"
    return f"{subject} {form} {a.pick(a.words.words(found.type.of))}", after


def _edge(a: Author, scope: Scope) -> str:
    turns = [flow.name for flow in a.words.flows if flow.of]
    of = a.pick(a.words.known.scopes)
    whose = f" of {player(a, scope)}" if of in turns and a.often(0.5) else ""
    return f"{of}{whose} {a.pick(('starts', 'ends'))}"


def _part(a: Author, head: str) -> str:
    if a.words.setups and a.often(0.3):
        return f"setup {a.pick(a.words.setups)}"
    return f"step {a.pick(a.words.steps)}"


def _performed(a: Author, scope: Scope) -> tuple[str, Scope]:
    kind = a.pick([k for k in a.words.written if a.words.slots(k)])
    subject, after = pattern(a, scope, kind)
    return f"{a.pick(a.words.slots(kind))} of {subject} is performed", after


def duration(a: Author, scope: Scope) -> str:
    """How long an effect lasts."""

    def end() -> str:
        return f"end of {a.pick([*a.words.known.scopes, 'step'])}"

    def until() -> str:
        return event(a, scope, "until")[0]

    return a.one_of(
        (8, lambda: f"until {end()}"),
        (2, lambda: "for rest of game"),
        (2, lambda: f"until {until()}"),
        (1, lambda: f"until {end()} or until {until()}"),
        (1, lambda: f"for next time {until()}"),
        (1, lambda: f"for next time {until()} until {end()}"),
    )


def offer_argument(a: Author, scope: Scope, role: m.Role) -> str:
    """What an offer says for a role: something exact, or the things among which the player chooses."""
    if role.type.tag != "thing" or a.often(0.3):
        return argument(a, scope, role)
    kinds = [k for k in (*a.words.players, *placed(a)) if a.words.fits(k, role.type.of)]
    kind = a.pick(kinds)
    place = None if a.words.fits(kind, "player") else seen_zone(a, scope, kind)
    return f"a {those(a, scope, kind, a.name() if a.often(0.2) else '', place).singular}"


__all__ = ["duration", "each", "event", "offer_argument"]
