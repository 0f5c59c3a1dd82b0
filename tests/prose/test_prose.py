"""Message trees and their texts in all shipped locales."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from ombre.compiler import model as m
from ombre.compiler.driver import compile_project
from ombre.compiler.projects.project import open_game
from ombre.dsl.source import NOWHERE as W
from ombre.prose.language.messages import YOU as SAID_YOU
from ombre.prose.language.messages import Amount, Data, MissingMessage, NounPhrase, Paragraph, numbers, say, to_data
from ombre.prose.language.text import Locale, load_locale
from ombre.prose.language.text_runs import Run
from ombre.prose.proofreading.proofread import changed_numbers, check, check_verbs, unsaid
from ombre.prose.sentences import (
    Phrasebook,
    ability_text,
    card_name,
    card_text,
    event_text,
    paragraph,
    plain,
    player,
    statements,
    vocabulary_of,
)
from ombre.prose.sentences.declared_words import verb_id

from ..recording import recorded
from .plain_data import from_data, paragraph_of

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden"
SPIKES = ROOT / "tests" / "fixtures" / "spike"
LANGUAGES = ("en", "fr")
FOLDERS = [ROOT / "cards" / "crossfire", SPIKES]
SPIKE: dict[str, list[Data]] = yaml.safe_load((SPIKES / "spike.yaml").read_text(encoding="utf-8"))


@cache
def locale_in(language: str) -> Locale:
    return load_locale(language, FOLDERS)


# ------------------------------------------------------------------------ the core of a game, built by hand

RUNNER, OBSTACLE, GEAR = m.Type("thing", "runner"), m.Type("thing", "obstacle"), m.Type("thing", "gear")
EVENT = m.Type("thing", "event")


def verb(key: str, forms: str, *roles: tuple[str, m.Type]) -> m.Verb:
    """Make a verb. key: its word, then the prepositions of its last roles. forms: `third/base/participle`."""
    third, base, participle = forms.split("/")
    prepositions = key.split()[1:]
    words = [""] * (len(roles) - len(prepositions)) + prepositions
    made = tuple(m.Role(W, name, type_, word) for (name, type_), word in zip(roles, words, strict=True))
    return m.Verb(W, key, third, base, participle, made, ())


WHO, WHAT, COUNT = ("who", RUNNER), ("what", GEAR), ("amount", m.NUMBER)
VERBS = [
    verb("draws", "draws/draw/drawn", WHO, COUNT),
    verb("discards", "discards/discard/discarded", WHO, WHAT),
    verb("heals", "heals/heal/healed", WHO, COUNT),
    verb("suffers", "suffers/suffer/suffered", WHO, COUNT),
    verb("gains", "gains/gain/gained", WHO, COUNT),
    verb("attacks", "attacks/attack/attacked", ("foe", OBSTACLE), ("target", RUNNER)),
    verb("flips to", "flips/flip/flipped", ("foe", OBSTACLE), ("target", RUNNER)),
    verb("defeats", "defeats/defeat/defeated", WHO, ("foe", OBSTACLE)),
    verb("restores", "restores/restore/restored", ("foe", OBSTACLE), COUNT),
    verb("clears on", "clears/clear/cleared", WHO, COUNT, ("foe", OBSTACLE)),
    verb("plays", "plays/play/played", WHO, WHAT),
    verb("buys", "buys/buy/bought", WHO, WHAT),
    verb("appears", "appears/appear/revealed", ("what", EVENT)),
    verb("retires", "retires/retire/retired", ("what", EVENT)),
]
VOCABULARY = Phrasebook(
    verbs={v.key: v for v in VERBS},
    zones={"normal_deck": m.Zone(W, "", "normal_deck", "hidden", False)},
)


def zone(name: str, owner: Any = None) -> m.Read:
    return m.Read(W, m.Property("runner" if owner is not None else "", name, "zone", m.Type("zone")), owner)


def prop(kind: str, name: str, words: str = "", candidate: str = "it") -> m.Read:
    """Make the value of a property of the candidate in a `where`, or of the game if `kind` is "".

    words: the list of its values; without it, the property is a number.
    """
    owner = local(candidate, kind) if kind else None
    type_ = m.Type("value", words) if words else m.NUMBER
    return m.Read(W, m.Property(kind, name, "fact", type_), owner, bare=True)


def those(kind: str, determiner: m.Determiner = "", **more: Any) -> m.Those:
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


def when(
    key: str, patterns: Sequence[Any], *body: Any, sort: Any = "when", passive: bool = False, **more: Any
) -> m.Ability:
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
DARK = m.Is(W, prop("obstacle", "colour", "symbol"), (value("symbol", "black"), value("symbol", "blue")))
WEAPON, SKILL = value("art", "weapon"), value("art", "skill")
NO_ATTACK = m.Forbid(W, m.Event(W, "attacks", (local("target", "obstacle"), None)), TURN)
FACT = m.Property("gear", "bonus", "fact", m.NUMBER)
ATTACK = m.Property("threat", "attack", "fact", m.NUMBER)
COST = m.Property("gear", "cost", "fact", m.NUMBER)
X = m.Property("gear", "X", "state", m.NUMBER)
CLEARED = m.Property("threat", "cleared", "state", m.NUMBER)
HUMAN = value("folk", "human")

CARDS: dict[str, tuple[str, list[m.Ability]]] = {
    "covering_fire": (
        "gear",
        [
            slot(
                "play",
                choose(those("runner", "another"), "friend"),
                call("heals", local("friend", "runner"), number(1)),
            ),
            slot("assist", choose(those("obstacle", "a"), "target"), NO_ATTACK),
        ],
    ),
    "lightning_bolt": (
        "gear",
        [
            slot(
                "strike",
                call("clears on", YOU, number(2), local("foe", "obstacle")),
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
                    W,
                    those("gear", "other", adjectives=(WEAPON,), zone=zone("played", YOU)),
                    FACT,
                    None,
                    number(1),
                    TURN,
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
    "elf_shaman": (
        "obstacle",
        [when("attacks", [THIS["obstacle"], None], call("restores", THIS["obstacle"], number(1)))],
    ),
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
                "appears",
                [THIS["event"]],
                m.ForEach(
                    W,
                    those("obstacle", where=DARK),
                    "foe",
                    (call("restores", local("foe", "obstacle"), m.Read(W, CLEARED, local("foe", "obstacle"))),),
                    True,
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
                    (
                        m.ForEach(
                            W, those("runner", "each"), "r", (call("suffers", local("r", "runner"), number(3)),), True
                        ),
                    ),
                    (
                        m.ForEach(
                            W, those("runner", "each"), "r", (call("suffers", local("r", "runner"), number(1)),), True
                        ),
                    ),
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
                    at_least(
                        m.Count(W, played(who=CURRENT), m.Property("gear", "type", "fact", m.Type("value", "art"))), 2
                    ),
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
                "appears",
                [THIS["event"]],
                m.RevealUntil(
                    W,
                    zone("normal_deck"),
                    "obstacle",
                    "found",
                    "others",
                    m.Is(W, prop("obstacle", "type", "folk", "found"), (HUMAN,)),
                ),
                call(
                    "flips to",
                    local("found", "obstacle"),
                    those(
                        "runner",
                        "a",
                        where=m.Is(
                            W,
                            prop("runner", "colour", "symbol"),
                            (
                                m.Read(
                                    W,
                                    m.Property("obstacle", "colour", "fact", m.Type("value", "symbol")),
                                    local("found", "obstacle"),
                                ),
                            ),
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
                    those("gear", "a", zone=zone("market"), where=m.Compare(W, "<=", prop("gear", "cost"), number(6))),
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


FRIEND, PICK = local("friend", "runner"), local("pick", "gear")
EVENT_OF = {
    "staggered": m.Event(W, "becomes runner.condition.staggered", (those("runner", "a"),), ("r",)),
    "round": m.Event(W, "round starts", (None,)),
    "step": m.Event(W, "step draw_and_buy", ()),
}
# Constructs that no shipped card uses yet.
MORE: dict[str, m.Ability] = {
    "choose_one": slot(
        "play",
        m.ChooseOne(
            W,
            YOU,
            (
                m.Alternative(W, "a", None, (call("draws", YOU, number(2)),)),
                m.Alternative(
                    W,
                    "b",
                    m.ThereIs(W, those("gear", "a", zone=zone("hand", YOU))),
                    (choose(those("runner", "another"), "friend"), call("heals", FRIEND, number(1))),
                ),
            ),
        ),
    ),
    "choose_value": slot(
        "play",
        m.ChooseValue(
            W,
            YOU,
            "symbol",
            "s",
            m.Is(W, m.Local(W, "s", m.Type("value", "symbol")), (value("symbol", "black"), value("symbol", "red"))),
        ),
    ),
    "may": slot("play", m.May(W, YOU, (choose(those("runner", "a"), "friend"), call("suffers", FRIEND, number(1))))),
    "otherwise": slot("play", m.Choose(W, YOU, those("obstacle", "a"), "foe", (call("draws", YOU, number(1)),))),
    "let": slot("play", m.Let(W, "n", m.Count(W, those("obstacle"))), call("draws", YOU, m.Local(W, "n", m.NUMBER))),
    "become": slot(
        "play",
        m.Become(
            W, m.Property("runner", "condition", "state", m.Type("value", "condition")), YOU, value("condition", "ok")
        ),
    ),
    "moves": slot(
        "play",
        m.Move(W, m.Top(W, zone("deck", YOU)), zone("hand", YOU), "top"),
        m.Move(W, THIS["gear"], zone("normal_deck"), "top"),
        m.Move(W, those("gear", "all", zone=zone("discard", YOU)), zone("deck", YOU), "bottom"),
        m.Shuffle(W, zone("deck", YOU)),
    ),
    "copy": slot(
        "play",
        choose(those("gear", "a", zone=zone("market")), "model"),
        m.Copy(W, THIS["gear"], local("model", "gear"), TURN),
        m.Perform(W, "assist", local("model", "gear"), YOU),
    ),
    "blank": slot("assist", choose(those("obstacle", "a"), "foe"), m.Blank(W, local("foe", "obstacle"), TURN)),
    "grant": slot(
        "play",
        m.Grant(
            W,
            those("obstacle", "", adjectives=(HUMAN,)),
            (when("attacks", [THIS["obstacle"], None], call("draws", YOU, number(1))),),
            m.Duration(W, rest=True),
        ),
    ),
    "listen": slot("play", m.Listen(W, when("draws", [YOU, None], call("gains", YOU, number(1))), TURN)),
    "repeat": slot(
        "play", m.Repeat(W, number(3), (call("draws", YOU, number(1)),), None, m.IsEmpty(W, zone("hand", YOU)))
    ),
    "together": slot("play", m.Together(W, (call("draws", YOU, number(1)), call("suffers", YOU, number(2))))),
    "half": slot(
        "play", call("draws", YOU, m.Quotient(W, m.Count(W, those("gear", zone=zone("hand", YOU))), number(2), "up"))
    ),
    "divided": slot(
        "play", call("draws", YOU, m.Quotient(W, m.Count(W, those("gear", zone=zone("hand", YOU))), number(3), "down"))
    ),
    "choose number": slot(
        "play", m.ChooseNumber(W, YOU, number(0), number(3), "n"), call("gains", YOU, m.Local(W, "n", m.NUMBER))
    ),
    "repeat until": slot("play", m.RepeatUntil(W, m.IsEmpty(W, zone("hand", YOU)), (call("draws", YOU, number(1)),))),
    "may or else": slot("play", m.May(W, YOU, (call("draws", YOU, number(1)),), (call("gains", YOU, number(1)),))),
    "total": slot(
        "play",
        call("suffers", YOU, m.Total(W, those("obstacle", "all"), m.Read(W, ATTACK, local("it", "obstacle")))),
    ),
    "highest": slot(
        "play",
        call(
            "suffers", YOU, m.Total(W, those("obstacle", "all"), m.Read(W, ATTACK, local("it", "obstacle")), "highest")
        ),
    ),
    "lowest": slot(
        "play",
        call(
            "suffers", YOU, m.Total(W, those("obstacle", "all"), m.Read(W, ATTACK, local("it", "obstacle")), "lowest")
        ),
    ),
    "stagger": m.Ability(W, "instead", (call("draws", local("r", "runner"), number(1)),), event=EVENT_OF["staggered"]),
    "round": m.Ability(W, "when", (call("draws", YOU, number(1)),), event=EVENT_OF["round"], once="scene"),
    "step": m.Ability(W, "before", (call("draws", YOU, number(1)),), event=EVENT_OF["step"]),
    "step_after": m.Ability(W, "when", (call("draws", YOU, number(1)),), event=EVENT_OF["step"]),
    "whenever": m.Ability(W, "whenever", (call("draws", YOU, number(1)),), condition=m.IsEmpty(W, zone("hand", YOU))),
    "own": slot(
        "assist",
        m.Choose(W, CURRENT, those("gear", "a", zone=zone("hand", CURRENT)), "pick"),
        m.Move(W, PICK, zone("market"), "top"),
    ),
    "own_plural": static(
        m.Forbid(
            W, m.Event(W, "plays", (those("runner"), those("gear", "a", zone=zone("hand", those("runner"))))), None
        )
    ),
    "no_pronoun_over_a_full_stop": when(
        "attacks",
        [THIS["obstacle"], None],
        choose(those("runner", "a"), "friend"),
        call("restores", THIS["obstacle"], number(1)),
    ),
    "or": static(
        m.Forbid(W, m.Event(W, "buys", (YOU, None)), None),
        condition=m.Or(W, (m.IsIn(W, THIS["obstacle"], zone("row")), m.Exists(W, m.Current(W, "runner")))),
    ),
    "passive_cannot": static(m.Forbid(W, m.Event(W, "defeats", (None, THIS["obstacle"]), passive=True), None)),
    "who_defeats": when("defeats", [YOU, those("obstacle", "a", adjectives=(HUMAN,))], call("gains", YOU, number(1))),
}


def card(name: str) -> m.Card:
    kind, abilities = CARDS[name]
    return m.Card(W, name, kind, name.title(), (), tuple(abilities))


def printed(name: str, locale: Locale) -> list[str]:
    return [plain(runs, locale) for runs in card_text(card(name), VOCABULARY, locale)]


# ------------------------------------------------------------------------------------------------------- tests


def spike_texts(locale: Locale) -> str:
    """The texts of the sample cards, one card in each line."""
    lines: list[str] = []
    for name, data in SPIKE.items():
        texts = [locale.plain(locale.runs(paragraph_of(paragraph))) for paragraph in data]
        lines.append(f"{name}: {' / '.join(texts)}".rstrip())
    return "\n".join(lines) + "\n"


def card_texts(locale: Locale) -> str:
    lines = [f"{name}: {' / '.join(printed(name, locale))}" for name in CARDS]
    for name, ability in MORE.items():
        lines.append(f"{name}: {plain(ability_text(ability, HOST[ability.sort], VOCABULARY, locale), locale)}")
    return "\n".join(lines) + "\n"


HOST = {
    sort: card("elf_shaman" if sort in ("static", "when", "before", "instead", "whenever") else "katana")
    for sort in ("static", "when", "before", "instead", "whenever", "slot")
}


def compare(name: str, text: str) -> None:
    """Compare a text with the recorded text of this name; `OMBRE_RECORD=1` records the text again."""
    path = GOLDEN / name
    assert text == recorded(path, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_spike_is_printed_as_recorded(language: str) -> None:
    compare(f"spike.{language}.txt", spike_texts(alone(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_abilities_are_printed_as_recorded(language: str) -> None:
    compare(f"prose.{language}.txt", card_texts(alone(language)))


@pytest.mark.parametrize("language", ("de", "es"))
def test_abilities_are_printed_as_recorded_without_the_spike(language: str) -> None:
    """The other tests of this file use words of `fixtures/spike`, which has none in these languages."""
    compare(f"prose.{language}.txt", card_texts(dataclasses.replace(load_locale(language, FOLDERS[:1]), fallbacks=())))


def alone(language: str) -> Locale:
    """The locale of a language without a fallback, so that a missing message raises an error."""
    return dataclasses.replace(locale_in(language), fallbacks=())


def all_paragraphs() -> dict[str, Paragraph]:
    found = {f"spike {n} {i}": paragraph_of(data) for n, many in SPIKE.items() for i, data in enumerate(many)}
    for name, (kind, abilities) in CARDS.items():
        found |= {f"{name} {i}": paragraph(a, VOCABULARY, kind) for i, a in enumerate(abilities)}
    return found | {name: paragraph(a, VOCABULARY, "gear") for name, a in MORE.items()}


PARAGRAPHS = all_paragraphs()


def text(data: Data, locale: Locale) -> str:
    return locale.plain(locale.runs(paragraph_of(data)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_locale_is_complete_in_itself(language: str) -> None:
    assert check(locale_in(language)) == []
    assert unsaid(PARAGRAPHS.values(), locale_in(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_those_of_the_tree(language: str) -> None:
    found = [problem for tree in PARAGRAPHS.values() for problem in changed_numbers(tree, locale_in(language))]
    assert found == []


def test_trees_survive_as_data() -> None:
    for tree in PARAGRAPHS.values():
        assert from_data(json.loads(json.dumps(to_data(tree)))) == tree


def mutants(data: Data) -> Iterator[Data]:
    """Yield copies of a tree with one number, scope, duration or determiner changed."""
    if isinstance(data, int) and not isinstance(data, bool):
        yield data + 1
    elif isinstance(data, list):
        for index, part in enumerate(data):
            yield from ([*data[:index], other, *data[index + 1 :]] for other in mutants(part))
    elif isinstance(data, dict):
        what = data.get("what")
        if data.get("say") == "modify" and isinstance(what, dict) and "live" in what:
            frozen: Data = {"each": what["live"], **{n: v for n, v in what.items() if n != "live"}}
            yield {**data, "what": frozen}
        for name, part in data.items():
            if part == "s-turn":
                yield data | {name: "s-round"}
            if name == "until" and part is not None:
                yield data | {"until": None}
            yield from (data | {name: other} for other in mutants(part))


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_change_in_a_tree_always_changes_the_text(language: str) -> None:
    locale = alone(language)
    for name, tree in PARAGRAPHS.items():
        data = to_data(tree)
        printed_text = text(data, locale)
        for other in mutants(data):
            assert text(other, locale) != printed_text, (name, other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_trees_are_printed_differently(language: str) -> None:
    seen: dict[str, Paragraph] = {}
    for name, tree in PARAGRAPHS.items():
        if name.startswith("spike"):
            continue  # the same cards again
        assert seen.setdefault(text(to_data(tree), locale_in(language)), tree) == tree


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shipped_cards_can_be_printed(language: str) -> None:
    compiled = compile_project(open_game("crossfire"))
    vocabulary, locale = vocabulary_of(compiled.model), alone(language)
    verbs = {verb_id(key): [role.name for role in verb.roles] for key, verb in compiled.model.verbs.items()}
    assert check_verbs(verbs, locale) == []
    for known in compiled.model.cards.values():
        assert all(plain(runs, locale).strip() for runs in card_text(known, vocabulary, locale)), known.id
        for ability in known.abilities:
            assert changed_numbers(paragraph(ability, vocabulary, known.kind), locale) == []


def test_a_log_line_and_a_prompt() -> None:
    two = player("P2", "runner")
    line = {language: event_text("heals", (two, Amount(1)), VOCABULARY, locale_in(language)) for language in LANGUAGES}
    assert plain(line["en"], locale_in("en")) == "P2 heals 1 HP."
    assert plain(line["fr"], locale_in("fr")) == "P2 se soigne de 1 PV."
    asked, french = choose(those("runner", "another"), "friend"), locale_in("fr")
    assert french.plain(french.runs(Paragraph(statements((asked,), VOCABULARY)))) == "Choisissez un autre Runner."


def test_names_are_translated_or_stay_as_they_are() -> None:
    locale = locale_in("fr")
    assert card_name(card("lightning_bolt"), locale) == "Foudre"
    assert card_name(card("two_friends"), locale) == "Two_Friends"


def test_amounts_and_labels_are_runs_of_their_own() -> None:
    ability = CARDS["gutter_punks"][1][0]
    runs = ability_text(ability, card("gutter_punks"), VOCABULARY, locale_in("fr"))
    assert runs[0] == Run("label", "VAINCU\u00a0:")
    assert Run("amount", "1") in runs


def locale_with(language: str, folder: Path, **files: str) -> Locale:
    """The shipped locale with additional message files in a folder; files: their contents by name."""
    own = folder / "locales" / language
    own.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (own / f"{name}.ftl").write_text(content, encoding="utf-8")
    return load_locale(language, [ROOT / "cards" / "crossfire", folder])


def test_a_few_words_are_enough_for_a_verb(tmp_path: Path) -> None:
    words = "hacks =\n    .base = pirater\n    .third = pirate\n    .plural = piratent\n    .polite = piratez\n"
    locale = locale_with("fr", tmp_path, verbs=words + "    .participle = piraté\n")
    foe = NounPhrase("n-obstacle", "a")
    hack = say("hacks", who=SAID_YOU, foe=foe)
    assert locale.clause(hack) == "piratez un obstacle"
    assert (
        locale.clause(say("hacks", who=NounPhrase("n-runner", "live"), foe=foe)) == "les Runners piratent un obstacle"
    )
    assert locale.clause(say("may", who=SAID_YOU, action=hack)) == "vous pouvez pirater un obstacle"
    cards = NounPhrase("n-gear", "the", plural=True)
    assert locale.clause(say("hacks", who=None, what=cards), "passive") == "les cartes sont piratées"
    assert check_verbs({"hacks": ["who", "foe"]}, locale) == []


def test_the_source_language_takes_words_from_the_card_files() -> None:
    vocabulary = Phrasebook(verbs={"hacks": verb("hacks", "hacks/hack/hacked", WHO, WHAT)})
    arguments = (player("P1", "runner"), NounPhrase("n-gear", "a"))
    locale = load_locale("en", [ROOT / "cards" / "crossfire"])
    assert plain(event_text("hacks", arguments, vocabulary, locale), locale) == "P1 hacks a card."


def test_a_text_falls_back_as_a_whole(tmp_path: Path) -> None:
    """If a message of a text is missing, the whole text is printed in the fallback locale."""
    locale = load_locale("fr", [ROOT / "cards" / "crossfire"])
    for english in locale.fallbacks:
        english.lend_words({"hacks": {"base": "hack", "third": "hacks", "participle": "hacked"}})
    known = say("draws", who=SAID_YOU, amount=Amount(1))
    unknown = say("hacks", who=SAID_YOU)
    paragraphs = [Paragraph((known,)), Paragraph((unknown,))]
    assert [locale.plain(runs) for runs in locale.paragraphs(paragraphs)] == ["Draw 1 card.", "Hack."]
    with pytest.raises(MissingMessage, match="fr: no message hacks"):
        dataclasses.replace(locale, fallbacks=()).paragraphs(paragraphs)


SABOTAGE = {
    "a syntax error": ("draw = = {", "cannot be read"),
    "an unknown function": ("choose =\n    .indicative = { NPX($what) }", "there is no function NPX"),
    "an unknown case": (
        'choose =\n    .indicative = { NP($what, case: "acc") }',
        "uses the case acc, which the language does not have",
    ),
    "an unknown determiner": (
        'choose =\n    .indicative = { NP($what, det: "der") }',
        "uses the determiner der, but there is no message np-der",
    ),
    "a hole in a determiner": ("np-that =\n    .de = de ce { $body }", "np-that: has no case base"),
    "a missing frame": ("choose =\n    .indicative = choisit { NP($what) }", "choose: has no frame infinitive"),
    "an event without the subjunctive": (
        "starts =\n    .indicative = { NP($scope) } commence\n    .infinitive = commencer",
        "starts: has no frame subjunctive, which until-event needs",
    ),
    "an unknown message": ("choose =\n    .indicative = { chosen-by } { NP($what) }", "there is no message chosen-by"),
}


@pytest.mark.parametrize("name", SABOTAGE)
def test_a_broken_message_is_found(name: str, tmp_path: Path) -> None:
    broken, expected = SABOTAGE[name]
    problems = check(locale_with("fr", tmp_path, broken=broken + "\n"))
    assert any(expected in str(problem) for problem in problems), [str(p) for p in problems]


def test_a_number_that_a_message_loses_is_found(tmp_path: Path) -> None:
    locale = locale_with("fr", tmp_path, broken="np-counted =\n    .base = des { $body }\n    .de = de { $body }\n")
    tree = Paragraph((say("draws", who=SAID_YOU, amount=Amount(2)),))
    assert [str(problem) for problem in changed_numbers(tree, locale)] == [
        "fr: : numbers missing [2], added []: Piochez des cartes."
    ]


def test_numbers_of_a_tree() -> None:
    assert numbers(PARAGRAPHS["covering_fire 0"]) == [1]
