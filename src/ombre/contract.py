"""The names of the attributes of games in play, shared by the code generator, the linker and the workshop.

The compiler writes these names into generated code, the runtime makes a class of games (`g` is an instance) with these
attributes, and the workshop reads them. No other module builds such names (tests/project/test_contract.py). Each name
consists of a letter, `_` and words of the author, so it is never equal to an attribute of the runtime. The property
`b_c` of a kind `a` and the property `c` of a kind `a_b` would have the same name; the compiler reports this (E101).

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

from typing import Literal, NamedTuple, TypeAlias

# The sorts of abilities in a `.card` file; `static` abilities apply while their card is in a live zone.
Written: TypeAlias = Literal["when", "before", "instead", "may instead", "slot", "whenever", "static"]
# The sorts of abilities in a generated module, in which each line of a static ability is a separate ability; they are
# described at `runtime.records.Ability`.
Sort: TypeAlias = Literal[
    "when", "before", "instead", "may instead", "slot", "whenever", "modify", "cannot", "blank", "until", "next"
]


def state(owner: str, name: str) -> str:
    """Return the name of the column of a state or an option; the owner is a kind, or "" for the game."""
    return f"s_{owner}_{name}"


def fact(owner: str, name: str) -> str:
    """Return the name of the function that reads a fact."""
    return f"f_{owner}_{name}"


def derived(owner: str, name: str) -> str:
    """Return the name of the function that computes a derived property."""
    return f"d_{owner}_{name}"


def zone(owner: str, name: str) -> str:
    """Return the name of the attribute that holds the key of a zone."""
    return f"z_{owner}_{name}"


def becomes(owner: str, name: str) -> str:
    """Return the name of the function that runs the event which sets a condition to a word."""
    return f"b_{owner}_{name}"


def verb(key: str) -> str:
    """Return the name of the event of a verb."""
    return f"v_{key.replace(' ', '_')}"


def word(values: str, word: str) -> str:
    """Return the name of the attribute that holds the number of a word in its list."""
    return f"e_{values}_{word}"


def words(values: str) -> str:
    """Return the name of the attribute that holds the numbers of all words of a list."""
    return f"l_{values}"


def kind(name: str) -> str:
    """Return the name of the attribute that holds the numbers of a kind and of all kinds below it."""
    return f"k_{name}"


def local(name: str) -> str:
    """Return the variable for a local name of an effect or a pattern, which stands for a thing or an amount."""
    return f"u_{plain_id(name)}"


def full_id(set: str, id: str) -> str:
    """Return the full id of a card: its set and its id. It is the id where other sets in use have the same short id."""
    return f"{set}/{id}"


def short_id(id: str) -> str:
    """Return the id of a card without its set."""
    return id.rpartition("/")[2]


def plain_id(id: str) -> str:
    """Return the id of a card as it stands in names of functions and files."""
    return id.replace("/", "__")


def is_event(attribute: str) -> bool:
    """Whether an attribute of the game is an event, which can be called."""
    return attribute.startswith(("v_", "b_"))


# The keys of events, by which abilities refer to them. The key of the event of a verb is the verb itself.


def becoming(owner: str, name: str, word: str) -> str:
    return f"becomes {owner}.{name}.{word}"


def modified(owner: str, name: str) -> str:
    """Return the key for the modifiers of a fact."""
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


def refused(key: str) -> str:
    """The key of an event that a restriction has forbidden, in a log that keeps such events."""
    return f"{_REFUSED}{key}"


def was_refused(key: str) -> str:
    """The key of the event that a restriction has forbidden; "" if the key is not of such an event."""
    return key.removeprefix(_REFUSED) if key.startswith(_REFUSED) else ""


_REFUSED = "cannot "


class Learned(NamedTuple):
    """What the key of an event says that happens when cards are shown, or something is told about one, in a log.

    kind, zone: the kind that has the zone in which the cards lie ("" for the game), and the zone. The rest is empty if
    the cards are shown. of: the kind of the card. number: its place in the zone, from 1. fact, words, holds: whether
    its fact is one of these words.
    """

    kind: str
    zone: str
    of: str = ""
    number: int = 0
    fact: str = ""
    words: tuple[str, ...] = ()
    holds: bool = False


def learning(learned: Learned) -> str:
    """The key of the event that somebody learns something of cards, in a log."""
    kind, zone, of, number, fact, words, holds = learned
    told = [of, str(number), fact, str(holds), *words] if fact else []
    return " ".join((_LEARNS, f"{kind}.{zone}", *told))


def was_learned(key: str) -> Learned | None:
    """What the key of an event says that was learned; None if the key is not of such an event."""
    first, *rest = key.split(" ")
    if first != _LEARNS:
        return None
    kind, _, zone = rest[0].partition(".")
    if len(rest) == 1:
        return Learned(kind, zone)
    of, number, fact, holds, *words = rest[1:]
    return Learned(kind, zone, of, int(number), fact, tuple(words), holds == str(True))


_LEARNS = "learns:"
