"""What the parts of a game are called in generated code: one contract for who writes it, links it and looks into it.

The compiler writes these names, the runtime makes the class of a game in play (`g`) that has them, and the workshop asks
it for them. Nobody else spells them (tests/project/test_contract.py). All are a letter, `_` and the author's words, so no name of
a card can hide one of the runtime; the price is that the `b_c` of a kind `a` and the `c` of a kind `a_b` would be one
and the same, which the compiler refuses (E101).

    contract.state("person", "age")   g.s_person_age[x]
    contract.state("", "round")       g.s__round
    contract.fact("pot", "size")      g.f_pot_size(x)
    contract.derived("pot", "worth")  g.d_pot_worth(x)
    contract.becomes("pot", "mode")   g.b_pot_mode(x, value)
    contract.zone("person", "shelf")  g.z_person_shelf
    contract.verb("pays for")         g.v_pays_for(...)
    contract.word("mood", "sad")      g.e_mood_sad
    contract.words("mood")            g.l_mood
    contract.kind("pot")              g.k_pot
    contract.local("friend")          u_friend
"""

from __future__ import annotations

from typing import Literal, TypeAlias

# What a player does, and what holds for as long as it is there: the abilities of the cards.
Written: TypeAlias = Literal["when", "before", "instead", "may instead", "slot", "whenever", "static"]
# What they are at run time, where each line of a static one is an ability by itself; `runtime.records.Ability` says what
# each has.
Sort: TypeAlias = Literal[
    "when", "before", "instead", "may instead", "slot", "whenever", "modify", "cannot", "blank", "until", "next"
]


def state(owner: str, name: str) -> str:
    """The column of a state, or an option: of a kind, or of the game, whose owner is ""."""
    return f"s_{owner}_{name}"


def fact(owner: str, name: str) -> str:
    """The function that reads a printed fact."""
    return f"f_{owner}_{name}"


def derived(owner: str, name: str) -> str:
    """The function that works a property out."""
    return f"d_{owner}_{name}"


def zone(owner: str, name: str) -> str:
    """The number of a zone."""
    return f"z_{owner}_{name}"


def becomes(owner: str, name: str) -> str:
    """The event of a state that holds a word."""
    return f"b_{owner}_{name}"


def verb(key: str) -> str:
    """The event of a verb."""
    return f"v_{key.replace(' ', '_')}"


def word(values: str, word: str) -> str:
    """A word of a list, which is an int."""
    return f"e_{values}_{word}"


def words(values: str) -> str:
    """All words of a list."""
    return f"l_{values}"


def kind(name: str) -> str:
    """The numbers of a kind and those below it."""
    return f"k_{name}"


def local(name: str) -> str:
    """What an effect, or a pattern, calls a thing or an amount."""
    return f"u_{name}"


def is_event(attribute: str) -> bool:
    """Whether an attribute of the game in play is an event that can be called."""
    return attribute.startswith(("v_", "b_"))


# The keys of events, by which abilities hear them; a verb is its own.


def becoming(owner: str, name: str, word: str) -> str:
    return f"becomes {owner}.{name}.{word}"


def modified(owner: str, name: str) -> str:
    """The key of what changes a fact."""
    return f"{owner}.{name}"


def step(name: str) -> str:
    return f"step {name}"


def setup(name: str) -> str:
    return f"setup {name}"


def slot(name: str) -> str:
    return f"slot {name}"


def starting(scope: str) -> str:
    return f"{scope} starts"


def ending(scope: str) -> str:
    return f"{scope} ends"
