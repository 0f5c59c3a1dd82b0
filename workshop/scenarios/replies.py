"""Write an option of a question as the answer of a scenario, which names what is chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from ombre.runtime import NOTHING
from ombre.runtime.choices import Candidate, Decision
from ombre.runtime.linker import Rules

from ..game.options import ability, number, offered, word
from .scripts import Reply, Said

Saying: TypeAlias = "Callable[[int, str], Said | None]"
"""Returns the word for a value of some sort in a script; None if there is none."""


def reply_to(rules: Rules, bases: Mapping[str, str], said: Saying, choice: Decision, option: Candidate) -> Reply | None:
    """Return the answer with which a script takes an option; None if a script cannot express it.

    bases: the base form of each verb, by its key.
    """
    if choice.sort == "offer":
        if option is None:
            return Reply(choice.name, choice.who, ("pass",))
        _, key, arguments = offered(option)
        sorts = [sort for _, sort in rules.verbs[key].roles]
        named = [said(x, sort) for x, sort in zip(arguments, sorts, strict=True)]
        return Reply(choice.name, choice.who, tuple(named[1:]), "", (key, bases[key]))
    if choice.sort == "ask":
        return Reply(choice.name, choice.who, ("yes" if option else "no",))
    if choice.sort == "alternative":
        return Reply(choice.name, choice.who, (word(option),))
    if choice.sort != "ability" and option == NOTHING:
        return Reply(choice.name, choice.who, ("pass",))
    if choice.sort in rules.values:
        return Reply(choice.name, choice.who, (rules.values[choice.sort][number(option)],), choice.sort)
    x = ability(option)[1] if choice.sort == "ability" else number(option)
    if choice.sort == "ability" or rules.is_thing(choice.sort):
        name = said(x, "card")
        return None if name is None else Reply(choice.name, choice.who, (name,))
    return Reply(choice.name, choice.who, (x,))
