"""The engines that play a game: the kernel, and the closed module of its rules, run as it is, without a compiler.

`ENGINES[name](rules)` returns rules whose games that engine plays; tests take the name as a parameter. The closed
module of equal rules is made once per process.

A log, a debugger and the bench of scenarios are classes above the class of games. Over the class of a closed
module they work as well, unless they change what an event does: then (`Layer.event`, `Layer.do`,
`Layer.remembers`) the kernel plays.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import lru_cache
from types import FunctionType, ModuleType
from typing import Any

from ombre.lab.closing.closer import source
from ombre.runtime.flow import Play
from ombre.runtime.linker import Layer, Rules

_MODULES: dict[str, ModuleType] = {}  # the digest of rules -> their closed module


def module_of(rules: Rules) -> ModuleType:
    """The closed module of some rules, bound to them; it is made again for each scenario with cards of its own."""
    known = _MODULES.get(rules.digest)
    is_game = all(module.source.endswith(".card") for module in rules.given)  # that of a scenario is called like it
    if known is not None and is_game:
        return known
    made = ModuleType(f"closed_{rules.digest}")
    sys.modules[made.__name__] = made
    exec(compile(source(rules), made.__name__, "exec"), vars(made))
    made.bind(rules)
    if is_game:
        _MODULES[rules.digest] = made
    return made


class ClosedRules(Rules):
    """Rules whose games the closed module plays, also below layers."""

    def made(self, *layers: Layer) -> type[Play]:
        """The class of games with these layers; of the kernel, if a layer changes what an event does."""
        if any(layer.event or layer.do or layer.remembers for layer in layers):
            return super().made(*layers)
        if layers not in self._made:
            bases = (*(layer.play for layer in reversed(layers) if layer.play is not Play), self.plain)
            self._made[layers] = type("Closed", bases, {"__slots__": ()})
        return self._made[layers]


@lru_cache(maxsize=32)  # more than there are games; each scenario with cards of its own has other rules
def closed(rules: Rules) -> Rules:
    """Return the same rules with the closed module as their engine."""
    assert not rules.layers, "a closed module has no layers"
    made = object.__new__(ClosedRules)
    made.__dict__ = {**rules.__dict__}
    made.plain = class_of(module_of(rules), made)
    made._made = {(): made.plain}  # pyright: ignore[reportPrivateUsage]
    return made


def class_of(module: ModuleType, rules: Rules) -> type[Play]:
    """Return the class of games of a closed module as one below `Play`, so that layers can be above it."""
    held: type[Any] = vars(module)["Played"]
    space = {name: value for name, value in held.__dict__.items() if name not in ("__dict__", "__weakref__")}
    given = {name for base in Play.__mro__[:-1] for name, it in vars(base).items() if isinstance(it, FunctionType)}
    assert given - {"__init__"} <= space.keys(), "no function of the kernel is left"
    copied: FunctionType = space["clone"]
    cloning: dict[type[Play], FunctionType] = {}

    def clone(self: Play) -> Any:
        """The closed module has only one class of games, so its copies are of this class;
        these are of that of the game.
        """
        kind = type(self)
        if kind not in cloning:
            names = {**copied.__globals__, "Played": lambda: object.__new__(kind)}
            cloning[kind] = FunctionType(copied.__code__, names)
        return cloning[kind](self)

    begins = {"__init__": space["begin"], "clone": clone, "rules": rules, "__slots__": ("__dict__",)}
    return type("Closed", (Play,), {**space, **begins})


def kernel(rules: Rules) -> Rules:
    """Return the rules as they are."""
    return rules


ENGINES: Mapping[str, Callable[[Rules], Rules]] = {"kernel": kernel, "closed": closed}
