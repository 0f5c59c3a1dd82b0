"""Message trees and what they print, in every language we ship."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml

from ombre.compiler import model as m
from ombre.compiler.backends.prose import Vocabulary, ability_text, card_text, event_text, paragraph, plain, player
from ombre.compiler.messages import Amount, Paragraph, from_data, numbers, to_data
from ombre.compiler.text import Locale, load_locale
from ombre.dsl.source import NOWHERE as W

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden"
LANGUAGES = ("en", "fr")
LOCALES = {language: load_locale(language, [ROOT / "cards" / "crossfire"]) for language in LANGUAGES}
SPIKE: dict[str, list[Any]] = yaml.safe_load((GOLDEN / "spike.yaml").read_text(encoding="utf-8"))

# ----------------------------------------------------------------------------- a game's core, built by hand

RUNNER, OBSTACLE, GEAR = m.Type("thing", "runner"), m.Type("thing", "obstacle"), m.Type("thing", "gear")
EVENT = m.Type("thing", "event")


def verb(key: str, forms: str, *roles: tuple[str, m.Type] | tuple[str, m.Type, str]) -> m.Verb:
    third, base, participle = forms.split("/")
    return m.Verb(W, key, third, base, participle, tuple(m.Role(W, *role) for role in roles), ())


WHO, WHAT, COUNT = ("who", RUNNER), ("what", GEAR), ("amount", m.NUMBER)
VERBS = [
    verb("draws", "draws/draw/drawn", WHO, COUNT),
    verb("discards", "discards/discard/discarded", WHO, WHAT),
    verb("heals", "heals/heal/healed", WHO, COUNT),
    verb("suffers", "suffers/suffer/suffered", WHO, COUNT),
    verb("attacks", "attacks/attack/attacked", ("foe", OBSTACLE), ("target", RUNNER)),
    verb("flips to", "flips/flip/flipped", ("foe", OBSTACLE), ("target", RUNNER, "to")),
    verb("defeats", "defeats/defeat/defeated", WHO, ("foe", OBSTACLE)),
    verb("restores", "restores/restore/restored", ("foe", OBSTACLE), COUNT),
    verb("clears of", "clears/clear/cleared", WHO, COUNT, ("foe", OBSTACLE, "of")),
    verb("plays", "plays/play/played", WHO, WHAT),
    verb("buys", "buys/buy/bought", WHO, WHAT),
    verb("arrives", "arrives/arrive/revealed", ("what", EVENT)),
    verb("retires", "retires/retire/retired", ("what", EVENT)),
]
VOCABULARY = Vocabulary(
    verbs={v.key: v for v in VERBS},
    zones={"normal_deck": m.Zone(W, "", "normal_deck", "hidden", False)},
)


def zone(name: str, owner: Any = None) -> m.Read:
    return m.Read(W, m.Property("runner" if owner is not None else "", name, "zone", m.Type("zone")), owner)


def prop(kind: str, name: str, of: str = "number", **more: Any) -> m.Read:
    tag, _, inner = of.partition(" ")
    return m.Read(W, m.Property(kind, name, "fact", m.Type(tag, inner)), more.pop("owner", None), bare=not more)


def those(kind: str, determiner: str = "", **more: Any) -> m.Those:
    return m.Those(W, kind, determiner, **more)


def value(list_: str, word: str) -> m.Value:
    return m.Value(W, list_, word)


def local(name: str, kind: str) -> m.Local:
    return m.Local(W, name, m.Type("thing", kind))


def call(verb_: str, *arguments: Any) -> m.Call:
    return m.Call(W, verb_, arguments)


def number(value_: int) -> m.Number:
    return m.Number(W, value_)


def slot(name: str, *body: Any, **more: Any) -> m.Ability:
    return m.Ability(W, "slot", body, slot=name, **more)


def when(key: str, patterns: Sequence[Any], *body: Any, sort: Any = "when", passive: bool = False, **more: Any) -> m.Ability:
    return m.Ability(W, sort, body, event=m.Event(W, key, tuple(patterns), passive=passive), **more)


def static(*body: Any, **more: Any) -> m.Ability:
    return m.Ability(W, "static", body, **more)


def choose(what: m.Those, name: str, chooser: Any = None) -> m.Choose:
    return m.Choose(W, chooser or YOU, what, name)


def at_least(left: Any, right: int) -> m.Compare:
    return m.Compare(W, ">=", left, number(right))


def played(adjectives: tuple[m.Value, ...] = (), who: Any = None) -> m.Those:
    history = m.History(W, "plays", 1, who or YOU, 0, "turn")
    return those("gear", "", adjectives=adjectives, history=history)


YOU, CURRENT = m.You(W, "runner"), m.Current(W, "runner")
THIS = {kind: m.This(W, kind) for kind in ("gear", "obstacle", "event")}
TURN = m.Duration(W, ("turn",))
LEVEL = prop("", "level")
DARK = m.Is(W, prop("obstacle", "colour", "value symbol"), (value("symbol", "black"), value("symbol", "blue")))
WEAPON, SKILL = value("art", "weapon"), value("art", "skill")
NO_ATTACK = m.Forbid(W, m.Event(W, "attacks", (local("target", "obstacle"), None)), TURN)
FACT = m.Property("gear", "bonus", "fact", m.NUMBER)
ATTACK = m.Property("obstacle", "attack", "fact", m.NUMBER)
COST = m.Property("gear", "cost", "fact", m.NUMBER)
X = m.Property("gear", "x", "state", m.NUMBER)
CLEARED = m.Property("obstacle", "cleared", "state", m.NUMBER)
HUMAN = value("tribe", "human")

CARDS: dict[str, tuple[str, list[m.Ability]]] = {
    "covering_fire": (
        "gear",
        [
            slot("play", choose(those("runner", "another"), "friend"), call("heals", local("friend", "runner"), number(1))),
            slot("assist", choose(those("obstacle", "a"), "target"), NO_ATTACK),
        ],
    ),
    "lightning_bolt": (
        "gear",
        [
            slot(
                "strike",
                call("clears of", YOU, number(2), local("foe", "obstacle")),
                parameters=(("foe", OBSTACLE),),
            )
        ],
    ),
    "stunbolt": (
        "gear",
        [
            slot(
                "play",
                m.Reveal(W, zone("deck", YOU), "omen"),
                m.Change(W, X, THIS["gear"], None, "becomes", m.Read(W, COST, local("omen", "gear"))),
            )
        ],
    ),
    "katana": (
        "gear",
        [
            slot(
                "play",
                m.Modify(
                    W, those("gear", "other", adjectives=(WEAPON,), zone=zone("played", YOU)), FACT, None, number(1), TURN
                ),
            )
        ],
    ),
    "clairvoyance": (
        "gear",
        [
            slot(
                "play",
                call("draws", YOU, number(1)),
                choose(those("gear", "a", zone=zone("hand", YOU)), "pick"),
                call("discards", YOU, local("pick", "gear")),
            ),
            slot(
                "assist",
                call("draws", CURRENT, number(1)),
                choose(those("gear", "a", zone=zone("hand", CURRENT)), "pick", CURRENT),
                call("discards", CURRENT, local("pick", "gear")),
            ),
        ],
    ),
    "negotiation": (
        "gear",
        [
            slot(
                "play",
                m.Modify(
                    W,
                    those("gear", zone=zone("market")),
                    COST,
                    None,
                    m.Arithmetic(W, "-", number(0), m.Count(W, played((SKILL,)))),
                    m.Duration(W, ("turn",), (m.Event(W, "buys", (YOU, None)),)),
                ),
            )
        ],
    ),
    "lightning_mage": ("obstacle", [static(m.Forbid(W, m.Event(W, "heals", (those("runner"), None)), None))]),
    "elf_shaman": ("obstacle", [when("attacks", [THIS["obstacle"], None], call("restores", THIS["obstacle"], number(1)))]),
    "gutter_punks": (
        "obstacle",
        [
            when(
                "defeats",
                [None, THIS["obstacle"]],
                choose(those("runner", "a"), "patient", CURRENT),
                call("heals", local("patient", "runner"), number(1)),
                passive=True,
            )
        ],
    ),
    "out_of_ammo": (
        "obstacle",
        [
            static(
                m.Forbid(W, m.Event(W, "plays", (YOU, those("gear", "a"))), None),
                condition=m.And(W, (m.Is(W, YOU, (CURRENT,)), at_least(m.Count(W, played()), 2))),
            )
        ],
    ),
    "light_combat_drone": (
        "obstacle",
        [
            when(
                "flips to",
                [THIS["obstacle"], None],
                choose(those("gear", "a", zone=zone("hand", YOU)), "pick"),
                call("discards", YOU, local("pick", "gear")),
                passive=True,
            )
        ],
    ),
    "unfriendly_fire": (
        "event",
        [
            static(m.Modify(W, those("obstacle", where=DARK), ATTACK, None, number(1), None)),
            when(
                "arrives",
                [THIS["event"]],
                m.ForEach(
                    W,
                    those("obstacle", "", name="foe", where=DARK),
                    "foe",
                    (call("restores", local("foe", "obstacle"), m.Read(W, CLEARED, local("foe", "obstacle"))),),
                ),
                passive=True,
                condition=at_least(LEVEL, 4),
            ),
        ],
    ),
    "timebomb": (
        "event",
        [
            when(
                "retires",
                [THIS["event"]],
                m.If(
                    W,
                    at_least(LEVEL, 8),
                    (m.ForEach(W, those("runner", "each"), "r", (call("suffers", local("r", "runner"), number(3)),), True),),
                    (m.ForEach(W, those("runner", "each"), "r", (call("suffers", local("r", "runner"), number(1)),), True),),
                ),
                sort="before",
            )
        ],
    ),
    "instinct": (
        "event",
        [
            when(
                "turn ends",
                [],
                m.If(
                    W,
                    at_least(m.Count(W, played(who=CURRENT), m.Property("gear", "type", "fact", m.Type("value", "art"))), 2),
                    (
                        m.If(
                            W,
                            at_least(LEVEL, 4),
                            (call("suffers", CURRENT, number(2)),),
                            (call("suffers", CURRENT, number(1)),),
                        ),
                    ),
                ),
                sort="before",
            )
        ],
    ),
    "chummers": (
        "event",
        [
            static(m.Modify(W, those("obstacle", adjectives=(HUMAN,)), ATTACK, None, number(1), None)),
            when(
                "arrives",
                [THIS["event"]],
                m.RevealUntil(
                    W,
                    zone("normal_deck"),
                    "obstacle",
                    "found",
                    "others",
                    m.Is(W, prop("obstacle", "type", "value tribe"), (HUMAN,)),
                ),
                call(
                    "flips to",
                    local("found", "obstacle"),
                    those(
                        "runner",
                        "a",
                        name="r",
                        where=m.Is(
                            W,
                            prop("runner", "colour", "value symbol"),
                            (m.Read(W, m.Property("obstacle", "colour", "fact", m.Type("value", "symbol")), local("found", "obstacle")),),
                        ),
                    ),
                ),
                m.Move(W, local("others", "obstacle"), zone("normal_discard"), "top"),
                passive=True,
                condition=at_least(LEVEL, 5),
            ),
        ],
    ),
    "pain_is_gain": (
        "upgrade",
        [when("heals", [YOU, None], call("draws", YOU, number(1)), sort="may instead")],
    ),
    "retrieval_agent": (
        "gear",
        [
            slot(
                "play",
                choose(those("gear", "a", adjectives=(value("art", "hacking"),), zone=zone("discard", YOU)), "pick"),
                m.Move(W, local("pick", "gear"), zone("hand", YOU), "top"),
            )
        ],
    ),
    "black_market_contacts": (
        "gear",
        [
            slot(
                "play",
                m.May(
                    W,
                    YOU,
                    (choose(those("gear", "a", zone=zone("market")), "pick"), call("buys", YOU, local("pick", "gear"))),
                ),
            )
        ],
    ),
    "hack_the_world": (
        "gear",
        [
            slot(
                "play",
                choose(
                    those(
                        "gear", "a", zone=zone("market"), name="model", where=m.Compare(W, "<=", prop("gear", "cost"), number(6))
                    ),
                    "model",
                ),
                m.Copy(W, THIS["gear"], local("model", "gear"), TURN),
            )
        ],
    ),
    "two_friends": (
        "gear",
        [
            slot(
                "play",
                choose(those("runner", "a"), "one"),
                choose(those("runner", "another"), "two"),
                call("heals", local("one", "runner"), number(1)),
                call("draws", local("two", "runner"), number(2)),
            )
        ],
    ),
}


def card(name: str) -> m.Card:
    kind, abilities = CARDS[name]
    return m.Card(W, name, kind, name.title(), (), tuple(abilities))


def printed(name: str, locale: Locale) -> list[str]:
    return [plain(runs, locale) for runs in card_text(card(name), VOCABULARY, locale)]
