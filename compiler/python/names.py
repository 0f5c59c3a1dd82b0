"""Report different `.card` names that would become the same name in Python.

Property `y` of kind `x` becomes `g.s_x_y` in a module. This is readable, but property `b_c` of kind `a` and property
`c` of kind `a_b` become the same name.
"""

from __future__ import annotations

from collections.abc import Iterator

from ombre import contract
from ombre.dsl.diagnostics import Diagnostic, Translatable, tr
from ombre.dsl.source import Span

from ..model import Model


def clashes(known: Model) -> list[Diagnostic]:
    """Return a diagnostic for each declaration whose Python name already belongs to an earlier declaration."""
    found: list[Diagnostic] = []
    first: dict[str, tuple[Translatable, Span]] = {}
    for name, said, span in _names(known):
        other, place = first.setdefault(name, (said, span))
        if other != said:
            message = tr("{0} and {1} get the same name in the compiled game", said, other)
            found.append(Diagnostic("E101", message, span, tr("give one of them another name"), ((place, other),)))
    return found


def _names(known: Model) -> Iterator[tuple[str, Translatable, Span]]:
    """Yield the names that the linker adds to the class of a game, with their declarations and places."""
    for values in known.values.values():
        for word in values.words:
            yield contract.word(values.name, word), tr("'{0}' of '{1}'", word, values.name), values.span
    for verb in known.verbs.values():
        yield contract.verb(verb.key), tr("the verb '{0}'", verb.key), verb.span
    for option in known.options.values():
        yield contract.state(option.property.owner, option.property.name), tr(
            "'{0}'", option.property.name
        ), option.span
    for file in known.files:
        for kind in (*file.kinds, *([file.table] if file.table else ())):
            owner = kind.name if kind is not file.table else ""
            for state in kind.states:
                yield contract.state(owner, state.property.name), _of(state.property.name, owner), state.span
            for fact in kind.facts:
                yield contract.fact(owner, fact.property.name), _of(fact.property.name, owner), fact.span
            for derived in kind.derived:
                yield contract.derived(owner, derived.property.name), _of(derived.property.name, owner), derived.span
            for zone in kind.zones:
                yield contract.zone(owner, zone.name), _of(zone.name, owner), zone.span


def _of(name: str, owner: str) -> Translatable:
    return tr("'{0}' of '{1}'", name, owner) if owner else tr("'{0}'", name)
