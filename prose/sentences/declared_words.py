"""Compute the ids of the messages of a resolved game, and collect the words that its `.card` files declare."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ombre.compiler import model
from ombre.dsl.source import NOWHERE

from ..language.lexicon import PREPOSITIONS
from ..language.messages import Message, NounPhrase


class Unprintable(ValueError):
    """Raised for a node that a card text cannot contain, or for a name that the phrasebook does not have."""


GAME_TITLE = "game-title"
"""The message with the name of the game; a game need not have it."""


def hyphens(text: str) -> str:
    return text.replace("_", "-").replace(" ", "-")


def verb_id(key: str) -> str:
    return hyphens(key)


def noun_id(kind: str) -> str:
    return f"n-{hyphens(kind)}"


def property_id(property: model.Property) -> str:
    letter = "z" if property.sort == "zone" else "p"
    return "-".join(filter(None, (letter, hyphens(property.owner), hyphens(property.name))))


def value_id(value: model.Value) -> str:
    return f"a-{hyphens(value.list)}-{hyphens(value.word)}"


def slot(name: str) -> Message:
    return Message(f"k-{hyphens(name)}")


def scope(name: str, determiner: str = "the") -> NounPhrase:
    return NounPhrase(f"s-{hyphens(name)}", determiner)


def declared(known: model.Model) -> dict[str, Mapping[str, str]]:
    """Return the words that the `.card` files declare, by message id and grammatical form."""
    flows = tuple(node for file in known.files for node in (*file.flows, *file.steps))
    steps = (node.name for node in model.walk(flows) if isinstance(node, model.Step))
    parts = (part.name for file in known.files for part in file.setup if part.name)
    # This includes the slots that `extend` adds.
    slots = (name for file in known.files for kind in file.kinds for name in kind.slots)
    axes = {axis for table in known.everything(model.Table) for axis in table.axes}
    ends = (node.result for node in known.everything(model.EndGame))
    names: dict[str, str] = {noun_id(name): name for name in (*known.values, *sorted(axes))}
    names |= {property_id(one): one.name for one in known.properties.values() if one.sort != "words"}
    names |= {value_id(model.Value(NOWHERE, v.name, word)): word for v in known.values.values() for word in v.words}
    for letters, found in (("s", known.scopes), ("st", steps), ("su", parts), ("k", slots), ("r", ends)):
        names |= {f"{letters}-{hyphens(name)}": name for name in found}
    forms: dict[str, Mapping[str, str]] = {id: _nouns(name, _plural(name)) for id, name in names.items()}
    several = [one for one in known.properties.values() if one.sort != "words" and _is_plural(one.name)]
    forms |= {property_id(one): _several(one.name) for one in several}
    forms |= {noun_id(kind.name): _nouns(kind.name, kind.plural) for kind in known.kinds.values()}
    return forms | words_of_verbs(known.verbs)


def is_plain(id: str) -> bool:
    """Whether the message of a declared word has one text, and no forms as a noun has: a value, a slot, a result."""
    return id.startswith(("a-", "k-", "r-"))


def words_of_verbs(verbs: Mapping[str, model.Verb]) -> dict[str, Mapping[str, str]]:
    """Return the declared forms of each verb and the prepositions of its roles, by message id."""
    return {verb_id(key): _forms(verb) for key, verb in verbs.items()}


def _forms(verb: model.Verb) -> dict[str, str]:
    forms = {"base": verb.base, "third": verb.third, "participle": verb.participle}
    words = {name: form.replace("_", " ") for name, form in forms.items()}
    return {**words, PREPOSITIONS: " ".join(filter(None, (role.preposition for role in verb.roles)))}


def is_spelled(verb: model.Verb) -> bool:
    """Whether a verb is declared as an identifier, such as `runs_off`, instead of in words of the source language."""
    return "_" in f"{verb.base} {verb.third} {verb.participle}"


def _plural(name: str) -> str:
    """Return the plural of a name: names such as `coins` or `copies` stand in the plural already."""
    return name if name.endswith("s") and not name.endswith("ss") else f"{name}s"


def _is_plural(name: str) -> bool:
    """Whether a name stands in the plural, such as `points`, unlike `status`, `bonus` or `atlas`."""
    return re.search(r"[^aiosu]s$", name) is not None


def _several(name: str) -> dict[str, str]:
    """Return the forms of a name in the plural, which stays so but for an amount of 1: "the points are", "+1 point"."""
    single = re.sub(r"(?<=[^aeiou])ies$", "y", name) if len(name) > 4 else name
    return {**_nouns(single.removesuffix("s"), name), "number": "other"}


def _nouns(single: str, plural: str) -> dict[str, str]:
    return {"one": single.replace("_", " "), "other": plural.replace("_", " ")}
