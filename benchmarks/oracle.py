"""Compare the classic games with OpenSpiel: whose turn it is, what is legal, and what a game returns.

    pip install -e '.[bench]'
    python benchmarks/oracle.py [--games hearts,crazy_eights] [--number 2000] [--first 0]
    python benchmarks/oracle.py --record 30      # writes tests/fixtures/oracle/*.txt

OpenSpiel plays each game with a policy that follows from the seed. ombre gets the same deal (`start(deal=...)`), and
must ask the same player for the same choices at each decision, and return the same numbers at the end. Decisions with
one possibility are not compared, because ombre does not ask them.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pyspiel

import ombre

ROOT = Path(__file__).resolve().parents[1]
FIXTURES = ROOT / "tests" / "fixtures" / "oracle"
CARDS = 52

spec = spec_from_file_location("recorded", ROOT / "tests" / "games" / "recorded.py")
recorded = sys.modules["recorded"] = module_from_spec(spec)
spec.loader.exec_module(recorded)

Policy = Callable[[random.Random, int, list[str]], str]


def low_rank_first(action: int) -> str:
    """The card of an action in hearts and crazy eights: rank by rank, in each rank clubs, diamonds, hearts, spades."""
    return "23456789TJQKA"[action // 4] + "CDHS"[action % 4]


def at_random(rng: random.Random, who: int, legal: list[str]) -> str:
    return rng.choice(legal)


# --------------------------------------------------------------------------------------------------------- hearts


def points(card: str) -> int:
    return 13 if card == "QS" else card[1] == "H"


def height(card: str) -> int:
    return "23456789TJQKA".index(card[0])


def shooting(rng: random.Random, who: int, legal: list[str]) -> str:
    """The first seat takes every trick that it can, the others throw their points on it: so the moon is shot."""
    if rng.random() < 0.1:
        return rng.choice(legal)
    if who == 0:
        return max(legal, key=height)
    return max(legal, key=lambda card: (points(card), -height(card)))


def lowest(rng: random.Random, who: int, legal: list[str]) -> str:
    return rng.choice(legal) if rng.random() < 0.1 else min(legal, key=height)


def hearts(seed: int) -> recorded.Recorded:
    rng = random.Random(seed)
    policy = (at_random, at_random, shooting, lowest)[seed % 4]
    state = pyspiel.load_game("hearts").new_initial_state()
    direction = rng.randrange(4)
    state.apply_action(direction)
    deck = list(range(CARDS))
    rng.shuffle(deck)
    if policy is shooting:  # the first seat is dealt thirteen of the twenty highest cards
        high = sorted(deck, reverse=True)[:20]
        rng.shuffle(high)
        rest = [card for card in deck if card not in high[:13]]
        deck = [high[at // 4] if at % 4 == 0 else rest.pop() for at in range(CARDS)]
    for card in deck:
        state.apply_action(card)
    asked = []
    while not state.is_terminal():
        who, legal = state.current_player(), {low_rank_first(action): action for action in state.legal_actions()}
        taken = policy(rng, who, list(legal))
        if len(legal) > 1:
            asked.append(recorded.Asked(who + 1, taken, tuple(sorted(legal))))
        state.apply_action(legal[taken])
    options = {"direction": ("hold", "left", "across", "right")[direction]}
    talon = tuple(map(low_rank_first, deck))
    return recorded.Recorded("hearts", 4, options, (talon,), (), tuple(asked), tuple(map(int, state.returns())))


# --------------------------------------------------------------------------------------------------- crazy eights


def penalty(card: str) -> int:
    """What a card in hand costs, by the written rule; OpenSpiel adds the number of the card to the numerals."""
    rank = card[0]
    return 50 if rank == "8" else 10 if rank in "TJQK" else "A23456789".index(rank) + 1


def frugal(rng: random.Random, who: int, legal: list[str]) -> str:
    """Plays the dearest card that fits, and draws only if none does."""
    cards = [word for word in legal if word in recorded.ID]
    return max(cards, key=penalty) if cards and rng.random() < 0.9 else rng.choice(legal)


def hoarding(rng: random.Random, who: int, legal: list[str]) -> str:
    """Draws often, so that the talon is used up and everybody passes."""
    return "pass" if "pass" in legal and rng.random() < 0.7 else rng.choice(legal)


RETURNS = "games with other returns in OpenSpiel"
DRAW, PASS, NOMINATE = CARDS, CARDS + 1, CARDS + 2


def eights_word(action: int) -> str:
    """An action in the words of ombre, in which a player who plays no card draws if that is
    possible, and else passes.
    """
    if action < CARDS:
        return low_rank_first(action)
    return "pass" if action in (DRAW, PASS) else list(recorded.SUITS.values())[action - NOMINATE]


def crazy_eights(seed: int) -> recorded.Recorded:
    rng = random.Random(seed)
    players = 2 + seed % 4
    policy = (at_random, frugal, hoarding)[seed // 4 % 3]
    state = pyspiel.load_game("crazy_eights", {"players": players}).new_initial_state()
    dealer = rng.randrange(players)
    state.apply_action(CARDS + dealer)
    left, shuffles = list(range(CARDS)), []
    rng.shuffle(left)
    order, hands = tuple(map(low_rank_first, left)), [set[str]() for _ in range(players)]
    for at in range(players * (7 if players == 2 else 5)):
        hands[(dealer + 1 + at) % players].add(low_rank_first(left[0]))
        state.apply_action(left.pop(0))
    shuffles.append(order)
    while low_rank_first(left[0])[0] == "8":  # an eight is not turned up: it goes back, and the talon is shuffled
        state.apply_action(left[0])
        rng.shuffle(left)
        shuffles.append(tuple(map(low_rank_first, left)))
    state.apply_action(left.pop(0))
    asked, who = [], 0
    while not state.is_terminal():
        if state.is_chance_node():
            hands[who].add(low_rank_first(left[0]))
            state.apply_action(left.pop(0))
            continue
        who, legal = state.current_player(), {eights_word(action): action for action in state.legal_actions()}
        assert len(legal) == len(state.legal_actions()), "nobody can choose between drawing and passing"
        taken = policy(rng, who, list(legal))
        if len(legal) > 1:
            asked.append(recorded.Asked(who + 1, taken, tuple(sorted(legal))))
        hands[who].discard(taken)
        state.apply_action(legal[taken])
    returns = tuple(-sum(map(penalty, hand)) for hand in hands)
    lot = dealer or players  # the dealer sits so many seats after the first one
    return recorded.Recorded(
        "crazy_eights",
        players,
        {},
        tuple(shuffles),
        (lot,),
        tuple(asked),
        returns,
        "" if returns == tuple(state.returns()) else RETURNS,
    )


# ------------------------------------------------------------------------------------------------------ gin rummy

LAY_OFF = "games left where OpenSpiel does not offer a third lay-off at one end of a run"
KNOCK = "games left where OpenSpiel forbids a knock that leaves ten points"
WORDS = {52: "take_upcard", 53: "draw_stock", 54: "leave_it", 55: "go_down"}
GIN_RANKS = "A23456789TJQK"


def suit_first(action: int) -> str:
    """The card of an action in gin rummy."""
    return GIN_RANKS[action % 13] + "SCDH"[action // 13]


def gin_word(state: pyspiel.State, action: int) -> str:
    if action < CARDS:
        return suit_first(action)
    return "pass" if action == 54 and "Phase: Layoff" in str(state) else WORDS[action]


def melds(cards: list[str], runs: list[str]) -> list[set[str]]:
    """Split the cards of sets and of runs into melds of at most five cards, as OpenSpiel names them."""
    found = [
        {card for card in cards if card[0] == rank} for rank in GIN_RANKS if any(card[0] == rank for card in cards)
    ]
    for suit in recorded.SUITS:
        held = sorted(GIN_RANKS.index(card[0]) for card in runs if card[1] == suit)
        while held:
            length = next((n for n in range(len(held)) if held[n] != held[0] + n), len(held))
            size = length if length < 6 else 3 if length < 9 else 5
            found.append({GIN_RANKS[rank] + suit for rank in held[:size]})
            held = held[size:]
    return found


def meld_of(state: pyspiel.State, who: int, action: int) -> set[str]:
    text = state.action_to_string(who, action).rpartition(" ")[2]
    return {text[at] + text[at + 1].upper() for at in range(0, len(text), 2)}


def loose(state: pyspiel.State, action: int) -> int:
    """The points that a player keeps after a discard."""
    after = state.clone()
    who = state.current_player()
    after.apply_action(action)
    return after.deadwood()[who]


def helps(state: pyspiel.State) -> bool:
    """Whether the card on the pile lowers the points of the player whose turn it is."""
    after, who = state.clone(), state.current_player()
    after.apply_action(52)
    return (
        not after.is_terminal()
        and min(loose(after, action) for action in after.legal_actions() if action < CARDS) < state.deadwood()[who]
    )


def gin_choice(seed: int, rng: random.Random, state: pyspiel.State, legal: dict[str, int]) -> str:
    words = list(legal)
    knocks = (0.5, 0.9, 0.05)[seed % 3]  # how often a player knocks who can
    if "go_down" in legal and rng.random() < knocks:
        return "go_down"
    cards = [word for word in words if word in recorded.ID]
    if "take_upcard" in legal and seed % 4 and rng.random() < 0.95:
        return "take_upcard" if helps(state) else next(word for word in words if word != "take_upcard")
    if seed % 4 == 0 or rng.random() < 0.05 or not cards:
        return rng.choice(words)
    if "pass" in legal:
        return rng.choice(cards)
    return min(cards, key=lambda card: (loose(state, legal[card]), -GIN_RANKS.index(card[0])))


def gin_rummy(seed: int) -> recorded.Recorded:
    """A game in which OpenSpiel's players lay the melds that ombre finds; ombre does not ask for them."""
    rng, table = random.Random(seed), ombre.load("gin_rummy") if not TABLES else TABLES[0]
    TABLES[:] = [table]
    state = pyspiel.load_game("gin_rummy").new_initial_state()
    left = list(range(CARDS))
    rng.shuffle(left)
    talon, asked = tuple(map(suit_first, left)), []
    todo: list[set[str]] | None = None  # the melds that are still to be laid; None if nobody lays melds now
    laid: tuple[set[str], set[str]] = (set(), set())  # the cards of the knocker in sets and in runs

    def so_far() -> recorded.Recorded:
        returns = tuple(map(int, state.returns())) if state.is_terminal() else ()
        return recorded.Recorded("gin_rummy", 2, {}, (talon,), (), tuple(asked), returns)

    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(left.pop(0))
            continue
        who, actions, text = state.current_player(), state.legal_actions(), str(state)
        lays_off = "Phase: Layoff" in text and not state.finished_layoffs()
        if "Phase: Knock" in text and len(state.hands()[who]) < 11 or state.finished_layoffs():
            if todo is None:
                match, found = recorded.played(table, so_far())
                if found:
                    return so_far()
                lying = [recorded.cards(match, who + 1, zone) for zone in ("sets", "runs")]
                todo = melds(*lying)
                if not state.finished_layoffs():
                    laid = set(lying[0]), set(lying[1])
            options = [action for action in actions if action > 55 and meld_of(state, who, action) in todo]
            if todo and not options:  # ombre lays what OpenSpiel forbids: the comparison reports this decision
                asked.append(recorded.Asked(who + 1, "melds", tuple(sorted(map(str, todo)))))
                return so_far()
            if options:
                todo.remove(meld_of(state, who, options[0]))
            else:
                todo = None
            state.apply_action(options[0] if options else 54)
            continue
        legal = {gin_word(state, action): action for action in actions}
        if lays_off and fitting(set(map(suit_first, state.hands()[who])), *laid) - set(legal):
            return replace(so_far(), note=LAY_OFF)
        if "Phase: Discard" in text and "go_down" not in legal and knocks(state, who):
            return replace(so_far(), note=KNOCK)
        taken = gin_choice(seed, rng, state, legal)
        if len(legal) > 1:
            asked.append(recorded.Asked(who + 1, taken, tuple(sorted(legal))))
        if lays_off and taken != "pass":
            laid[1 if fitting({taken}, set(), laid[1]) else 0].add(taken)
        state.apply_action(legal[taken])
    return so_far()


def knocks(state: pyspiel.State, who: int) -> bool:
    """Whether a player can discard a card so that at most ten points are left.

    OpenSpiel finds the melds of eleven cards first, and then the discard; where several melds are worth the same, it
    tries only one.
    """
    return state.deadwood()[who] <= 20 and any(
        loose(state, action) <= 10 for action in state.legal_actions() if action < CARDS
    )


def fitting(hand: set[str], sets: set[str], runs: set[str]) -> set[str]:
    """The cards that can be laid off on melds, by the rule."""
    ends = {(GIN_RANKS.index(card[0]) + step, card[1]) for card in runs for step in (-1, 1)}
    full = {rank for rank in GIN_RANKS if sum(card[0] == rank for card in sets) == 3}
    return {card for card in hand if card[0] in full or (GIN_RANKS.index(card[0]), card[1]) in ends}


TABLES: list[object] = []
GAMES: dict[str, Callable[[int], recorded.Recorded]] = {
    "hearts": hearts,
    "crazy_eights": crazy_eights,
    "gin_rummy": gin_rummy,
}


# ------------------------------------------------------------------------------------------------------ the report


TOLD = ("decisions", "differences")


def compare(name: str, first: int, number: int, shown: int = 3) -> bool:
    """Play games, print what was compared, and return whether nothing differs."""
    table, counts, began = ombre.load(name), Counter(), time.process_time()
    for seed in range(first, first + number):
        game = GAMES[name](seed)
        counts["decisions"] += len(game.asked)
        if found := recorded.difference(table, game):
            counts["differences"] += 1
            if counts["differences"] <= shown:
                print(f"{name}, seed {seed}: {found}")
        counts["moons"] += name == "hearts" and sorted(game.returns) == [0, 0, 0, 26]
        counts[game.note] += bool(game.note)
        counts["knocks"] += any(one.taken == "go_down" for one in game.asked)
        counts["lay-offs"] += sum(
            "pass" in one.legal and one.taken != "pass" and name == "gin_rummy" for one in game.asked
        )
    seconds = time.process_time() - began
    more = ", ".join(f"{count:,} {what}" for what, count in counts.items() if count and what not in TOLD)
    print(
        f"{name}: {number:,} games, {counts['decisions']:,} decisions, {counts['differences']:,} differences"
        f"{f', {more}' if more else ''}, {seconds:.0f} s"
    )
    return not counts["differences"]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--number", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--record", type=int, default=0, metavar="NUMBER")
    given = parser.parse_args()
    names = given.games.split(",")
    if given.record:
        FIXTURES.mkdir(exist_ok=True)
        for name in names:
            games = [GAMES[name](seed) for seed in range(given.first, given.first + given.record)]
            (FIXTURES / f"{name}.txt").write_text(recorded.write(games), encoding="utf-8")
        return 0
    return 0 if all([compare(name, given.first, given.number) for name in names]) else 1


if __name__ == "__main__":
    sys.exit(main())
