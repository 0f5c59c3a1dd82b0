"""The decks of the Crossfire box agree with the published statistics: numbers, types and effects of cards."""

from __future__ import annotations

import json
import statistics
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest
from typer.testing import CliRunner

from ombre.compiler import model
from ombre.workshop.api.table import open_table
from ombre.workshop.cli import app
from ombre.workshop.printing.printer import Printer

GENERATED = Path(__file__).parents[2] / "generated" / "crossfire" / "catalog.json"

# Statistics of the published decks, of 40 cards each; a sum is the published average times 40.
OBSTACLES: dict[str, dict[str, object]] = {
    "normal": {
        "cards": 40,
        "nuyen: sum, median, least, most": (242, 5.5, 4, 11),
        "track: sum, median, least, most": (281, 7, 4, 12),
        "levels: sum, median, least, most": (162, 4, 2, 8),
        "attack: sum, median": (57, 1),
        "types": {"human": 16, "elf": 4, "dwarf": 1, "ork": 4, "troll": 3, "tech": 7, "sixth_world": 5},
        "colours": {"black": 10, "blue": 10, "green": 10, "red": 10},
    },
    "hard": {
        "cards": 40,
        "nuyen: sum, median, least, most": (171, 4, 2, 6),
        "track: sum, median, least, most": (421, 11, 4, 14),
        "levels: sum, median, least, most": (212, 5, 4, 8),
        "attack: sum, median": (66, 2),
        "types": {"human": 15, "elf": 3, "dwarf": 4, "ork": 3, "troll": 1, "tech": 6, "sixth_world": 8},
        "colours": {"black": 10, "blue": 10, "green": 10, "red": 10},
    },
}

# The sums for the cards that are not printed in full, computed from the known rest of the deck.
NOT_PRINTED: dict[str, dict[str, object]] = {
    "normal": {
        "cards": 24,
        "nuyen, track, levels, attack": (161, 187, 104, 36),
        "types": {"human": 10, "elf": 2, "dwarf": 1, "ork": 3, "troll": 3, "tech": 2, "sixth_world": 3},
        "colours": {"black": 6, "blue": 6, "green": 6, "red": 6},
    },
    "hard": {
        "cards": 32,
        "nuyen, track, levels, attack": (138, 337, 168, 51),
        "types": {"human": 9, "elf": 3, "dwarf": 3, "ork": 3, "troll": 1, "tech": 6, "sixth_world": 7},
        "colours": {"black": 8, "blue": 8, "green": 8, "red": 8},
    },
}

# The number of cards at each price, of each type.
MARKET = {
    "weapon": {2: 3, 3: 3, 4: 5, 5: 3, 9: 1},
    "spell": {2: 3, 3: 5, 4: 4, 6: 2, 9: 1},
    "hacking": {2: 4, 3: 4, 4: 4, 5: 2, 9: 1},
    "skill": {2: 3, 3: 3, 4: 3, 5: 5, 9: 1},
}

# Published cards that are known in part, with the known part as in the catalogue.
KNOWN_IN_PART: dict[str, dict[str, object]] = {
    "lone_star_trooper": {"difficulty": "normal", "levels": (5, None, None)},
    "bonelaced_adept": {"difficulty": "normal", "levels": (4, None, 1)},
    "wage_mage": {"difficulty": "normal", "nuyen": 5},
    "buzzback": {"difficulty": "normal"},
    "gang_leader": {"difficulty": "normal"},
    "spirit_of_air": {"difficulty": "normal"},
    "gargoyle": {"difficulty": "hard", "track": [["plain", 6], ["plain", 6], ["black", 1], ["black", 1]]},
    "elf_blademaster": {"difficulty": "hard"},
    "trickster_initiate": {"difficulty": "hard"},
    "unusual_suspects": {"difficulty": "hard"},
    "weapons_specialist": {"difficulty": "hard"},
    "top_shelf": {},
    "coordinated_defenses": {},
    "gps_hack": {},
    "grenade": {},
    "harlequinade": {},
    "big_uglies": {},
    "first_to_wake": {},
    "humanis_mercs": {},
}

# For each mechanic of the rules: words that its text must have, and the cards that have it.
MECHANICS: dict[str, tuple[set[str], set[str]]] = {
    "cancels text for a turn": ({"blank", "until-end"}, {"backdoor"}),
    "cancels text as long as it lies there": ({"blank", "live"}, {"power_cut"}),
    "delays the defeat": ({"cannot", "defeats", "p-threat-remaining"}, {"coordinated_defenses"}),
    "the Street Samurai chooses": ({"p-shooter", "choose"}, {"grenade"}),
    "the Mage chooses": ({"p-caster", "choose"}, {"harlequinade"}),
    "the Decker chooses": ({"p-hacker", "choose"}, {"gps_hack"}),
    "the Face chooses": ({"p-talker", "choose"}, {"wrong_turn"}),
    "hurts whoever has a role": ({"p-caster", "suffers"}, {"spirit_of_air"}),
    "damage to all that faces one runner": ({"deals-to"}, {"remington_roomsweeper"}),
    "levels of several obstacles": ({"clears-on", "up-to"}, {"fireball"}),
    "copies a card": ({"mimics"}, {"pair_programming", "hack_the_world"}),
    "replaces a heal": ({"heals", "may-instead"}, {"cheap_painkillers"}),
    "limits what may be played": ({"cannot", "plays"}, {"out_of_ammo", "narrow_corridor"}),
    "forbids to draw": ({"cannot", "draws"}, {"buzzback"}),
    "forbids to heal": ({"cannot", "heals"}, {"lightning_mage", "corporate_adept"}),
    "forbids to buy": ({"cannot", "buys"}, {"ork_fixer", "locked_cases"}),
    "forbids to assist": ({"cannot", "assists-with"}, {"signal_jammer", "radio_silence"}),
    "cards from a deck are lost": ({"mills"}, {"gang_leader", "static_noise"}),
    "searches a deck for a type": ({"search"}, {"old_contacts"}),
    "prevents an attack": ({"cannot", "attacks"}, {"monofilament_whip", "aztechnology_striker", "covering_fire"}),
    "moves an obstacle": ({"turns-to"}, {"monofilament_whip", "aztechnology_striker", "wrong_turn", "river_ghost"}),
    "an extra turn": ({"start-flow"}, {"borrowed_time"}),
    "damage of one colour does nothing": ({"cannot", "adds-with-to", "a-symbol-blue"}, {"mana_ebb"}),
    "colourless damage does nothing": ({"cannot", "adds-with-to", "a-symbol-plain"}, {"trickster_initiate"}),
    "a timebomb": ({"before", "retires"}, {"take_the_merchandise_and_run"}),
    "a timebomb with a threshold": ({"before", "retires", "threshold"}, {"top_shelf", "stray_bullets", "gas_leak"}),
    "a timebomb that grows": ({"before", "retires", "p-level", "otherwise"}, {"timebomb"}),
    "a threshold": ({"appears", "threshold"}, {"chummers", "enemy_comms", "unfriendly_fire", "big_uglies"}),
    "an obstacle with a threshold": ({"p-level", "threshold"}, {"gang_broker", "chrome_boxer", "riot_captain"}),
    "cycles an obstacle": ({"yields"}, {"shift_change"}),
    "cycles a card of the market": ({"cycles"}, {"hack_the_world", "new_shipment"}),
    "brings an obstacle by its type": ({"arrives"}, {"chummers", "big_uglies", "humanis_mercs"}),
    "the team discards together": ({"discards", "choose-one", "repeat"}, {"elf_blademaster"}),
    "two runners are chosen": ({"choose", "counted"}, {"unusual_suspects", "gps_hack"}),
    "one damage each, however many obstacles": ({"suffers", "there-is"}, {"weapons_specialist"}),
    "restores levels": ({"restores"}, {"elf_shaman", "enemy_comms", "rune_carver"}),
    "plays out of turn": ({"responds"}, {"coordinated_attack"}),
    "returns from the discard pile": ({"retrieves"}, {"retrieval_agent", "jacked_in"}),
    "an amount that is frozen": ({"p-gear-X", "becomes"}, {"stunbolt", "deathtouch"}),
}


@cache
def cards() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(GENERATED.read_text(encoding="utf-8"))["cards"]
    return found


def of_kind(kind: str) -> dict[str, dict[str, Any]]:
    return {id: card["facts"] for id, card in cards().items() if card["kind"] == kind}


def obstacles(difficulty: str) -> dict[str, dict[str, Any]]:
    return {id: facts for id, facts in of_kind("obstacle").items() if facts["difficulty"] == difficulty}


def figures(found: dict[str, dict[str, Any]]) -> dict[str, list[int]]:
    return {
        "nuyen": [facts["nuyen"] for facts in found.values()],
        "track": [sum(size for _, size in facts["track"]) for facts in found.values()],
        "levels": [len(facts["track"]) for facts in found.values()],
        "attack": [facts["attack"] for facts in found.values()],
    }


def composition(found: dict[str, dict[str, Any]]) -> dict[str, object]:
    return {
        "types": dict(Counter(facts["type"] for facts in found.values())),
        "colours": dict(Counter(facts["colour"] for facts in found.values())),
    }


def off(expected: dict[str, Any], found: dict[str, Any]) -> dict[str, str]:
    """The figures that differ, with both values."""
    return {name: f"{found[name]}, published: {figure}" for name, figure in expected.items() if found[name] != figure}


@pytest.mark.parametrize("difficulty", ["normal", "hard"])
def test_a_deck_of_obstacles_has_the_published_statistics(difficulty: str) -> None:
    found = obstacles(difficulty)
    measured: dict[str, object] = {"cards": len(found), **composition(found)}
    for name, values in figures(found).items():
        both = (sum(values), statistics.median(values))
        if name == "attack":
            measured["attack: sum, median"] = both
        else:
            measured[f"{name}: sum, median, least, most"] = (*both, min(values), max(values))
    assert off(OBSTACLES[difficulty], measured) == {}


@pytest.mark.parametrize("difficulty", ["normal", "hard"])
def test_what_is_not_printed_comes_to_what_is_left(difficulty: str) -> None:
    """The printed cards are exact, so this shows whether a wrong sum comes from the others."""
    found = {id: facts for id, facts in obstacles(difficulty).items() if cards()[id]["origin"] != "printed"}
    sums = tuple(sum(values) for values in figures(found).values())
    measured: dict[str, object] = {"cards": len(found), "nuyen, track, levels, attack": sums, **composition(found)}
    assert off(NOT_PRINTED[difficulty], measured) == {}


def test_printed_numbers_are_those_of_their_deck() -> None:
    numbers = {id: facts["number_printed"] for id, facts in of_kind("obstacle").items() if "number_printed" in facts}
    assert len(set(numbers.values())) == len(numbers) == 24
    assert all(cards()[id]["origin"] == "printed" for id in numbers)
    assert all((number > 40) == (cards()[id]["facts"]["difficulty"] == "hard") for id, number in numbers.items())


def test_sixty_cards_are_for_sale() -> None:
    market = {id: facts for id, facts in of_kind("gear").items() if facts.get("cost")}
    found: dict[str, Counter[int]] = {art: Counter() for art in MARKET}
    for facts in market.values():
        (art,) = facts["type"]
        found[art][facts["cost"]] += facts["copies"]
    assert len(market) == 24
    assert off(MARKET, {art: dict(sorted(prices.items())) for art, prices in found.items()}) == {}
    assert all(cards()[id]["origin"] != "house" for id in market)


def test_of_the_basic_cards_eight_are_spare() -> None:
    basics = {id: facts["copies"] for id, facts in of_kind("gear").items() if not facts.get("cost")}
    dealt = {
        "quick_shot": sum(facts["quick_shots"] for facts in of_kind("role").values()),
        "mana": sum(facts["manas"] for facts in of_kind("role").values()),
        "mark": sum(facts["marks"] for facts in of_kind("role").values()),
        "street_smarts": sum(facts["smarts"] for facts in of_kind("role").values()),
    }
    assert (sum(basics.values()), sum(dealt.values())) == (36, 28)
    assert {id: basics[id] - number for id, number in dealt.items()} == dict.fromkeys(dealt, 2)


def test_fifty_events_each_once() -> None:
    copies = {id: facts["copies"] for id, facts in of_kind("event").items()}
    assert {id: number for id, number in copies.items() if number != 1} == {}
    assert len(copies) == 50
    origins = Counter("house" if cards()[id]["origin"] == "house" else "published" for id in copies)
    assert origins == {"published": 16, "house": 34}


@pytest.mark.parametrize("id", KNOWN_IN_PART)
def test_what_is_known_of_a_card_is_exact_and_what_is_not_is_noted(id: str) -> None:
    card, known = cards()[id], KNOWN_IN_PART[id]
    assert card["origin"] == "reconstructed"
    assert "assumed" in card["note"] or "not known" in card["note"]
    facts = dict(card["facts"])
    if "levels" in known:
        facts["levels"] = tuple(size if mark == "plain" else None for mark, size in facts["track"])
        assert all(size == 1 for mark, size in facts["track"] if mark != "plain")
    assert {name: facts[name] for name in known} == known


def test_every_card_that_is_reconstructed_says_what_is_assumed() -> None:
    reconstructed = {id for id, card in cards().items() if card["origin"] == "reconstructed"}
    assert reconstructed == {id for id, card in cards().items() if card.get("note")}
    assert set(KNOWN_IN_PART) < reconstructed


def test_a_release_lists_what_is_assumed_and_no_face_shows_it(tmp_path: Path) -> None:
    printer = Printer(open_table("crossfire"), "en")
    card = printer.cards["wage_mage"]
    assert printer.assumptions([card, printer.cards["mana"]]) == [
        f"wage_mage: reconstructed: {cards()['wage_mage']['note']}"
    ]
    assert cards()["wage_mage"]["note"] not in repr(printer.printed(card, False))
    done = CliRunner().invoke(
        app, ["sheet", "crossfire", "--release", "--kind", "event", "--to", "html", "-o", str(tmp_path / "folder")]
    )
    listed = [line.partition(":")[0] for line in done.stdout.splitlines() if ": reconstructed: " in line]
    events = [id for id in printer.cards if cards()[id]["kind"] == "event"]
    assert listed == [id for id in events if cards()[id]["origin"] == "reconstructed"]
    assert {"top_shelf", "gps_hack"} < set(listed) < set(events)


def words(value: object) -> Iterator[str]:
    """All words of a value, with what they belong to."""
    if isinstance(value, dict):
        for key, inner in cast("dict[str, object]", value).items():
            yield key
            yield from words(inner)
    elif isinstance(value, list):
        for inner in cast("list[object]", value):
            yield from words(inner)
    elif isinstance(value, str):
        yield value


@pytest.mark.parametrize("mechanic", MECHANICS)
def test_each_mechanic_has_its_cards(mechanic: str) -> None:
    needed, ids = MECHANICS[mechanic]
    for id in sorted(ids):
        assert needed - set(words(cards()[id]["abilities"])) == set(), id


@pytest.mark.parametrize("overlays", [(), ("prime_runner",)])
def test_a_card_that_names_a_role_says_so_by_a_fact(overlays: tuple[str, ...]) -> None:
    """By the fact that the rules read to decide who rolls, if two runners have roles of that colour."""
    roles = {"shooter": "weapon", "caster": "spell", "hacker": "hacking", "talker": "skill"}
    named: dict[str, set[str]] = {}
    called: dict[str, set[str]] = {}
    for card in open_table("crossfire", overlays).compiled.model.cards.values():
        read = {node.property.name for node in model.walk(card) if isinstance(node, model.Read)}
        if found := {roles[name] for name in read & roles.keys()}:
            named[card.id] = found
        if calls := {str(value) for fact, value in card.facts if fact.name == "calls"}:
            called[card.id] = calls
    assert len(named) > 3
    assert named == called
