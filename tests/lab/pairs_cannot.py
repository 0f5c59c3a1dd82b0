"""Write the record of pairs that cannot meet: `python tests/lab/pairs_cannot.py > tests/golden/pairs_cannot.txt`.

It is a random sample of all pairs of the shipped games that `ombre pairs` does not try, by the reason. The sentences in
`WHY` are the result of reading the rules for each group.
"""

from __future__ import annotations

import random
import textwrap

from ombre.lab.pairs.elements import IDLE, REFUSED, UNJOINED
from ombre.lab.pairs.meetings import ONE_COPY, TWO_BEGINNINGS
from ombre.lab.pairs.testing import Pairs
from ombre.workshop.api.table import open_table

GAMES = ("crazy_eights", "gin_rummy", "hearts", "crossfire", "crossfire prime_runner", "srtcg", "srtcg web_revision")
NUMBER, SEED = 200, 1

HEAD = f"""\
Pairs that cannot meet, by reason: a sample of {{sample}} of {{all}} in the shipped games, drawn with seed {SEED}; \
and all of
the last reason, which were read later.

Made by `python tests/lab/pairs_cannot.py`. Each group was read against the rules of its games, to find a game in
which both act; no such game was found. The reasons are worked out before boards are played. Only pairs of cards, and
options, rules and lines with `cannot` with the cards that begin a game, can have one: the other sorts of pairs \
are tried
or, if a line with `cannot` and a card have nothing to do with each other, not listed. A card that can do nothing is not
paired with rules and options.

Such reading has found two faults of `ombre pairs`, which are mended. It said {ONE_COPY!r}
of the 30 upgrades of crossfire; but each player takes upgrades alone between two games, so two players can wear the
same one. And it left out all pairs of an option and a card that begins a game, without a reason.
"""

WHY = {
    ONE_COPY: """\
The line of the set-up that creates the card is run once for each game, and creates one card. Playing cards lie in the
talon once each. Obstacles lie in one of two decks, by their grade; aspects lie in the lair, roles in the pool. Events
and gear have the printed fact `copies 1`. A mission is created because the game begins with it. No statement outside
the set-up creates cards. The attack with cards that become copies of others fails: the copying card is still the card
that was printed, and its pair with the copied card is tried.""",
    TWO_BEGINNINGS: """\
A game begins with one mission. No line of a set-up creates another, no zone of missions is kept between games, and no
card becomes a copy of a mission.""",
    IDLE: """\
The card with which each game of srtcg begins is empty: it has no ability and no fact, and no verb has a role for its
kind or for all cards. No card obtains or copies abilities for it. The set-up performs a slot of it that is empty.""",
    REFUSED: """\
An invariant forbids the option with this mission. The rules `crossfire_dares`, `extraction_dares` and `dragon_dares`
name the missions and the options. `danger_for_each` allows as much danger as there are runners: 4 needs four runners,
and night_courier is for at most three.""",
    UNJOINED: """\
The pattern or the condition of the line names a client. Only `begin` of the mission extraction lets one join; no other
card, rule, verb or set-up has `joins the game`, and no mission copies another or comes into a game that \
began with one.""",
}


def rows() -> list[tuple[str, str, str]]:
    """Return all pairs of the shipped games that cannot meet: the reason, the game and the pair."""
    found: list[tuple[str, str, str]] = []
    for game in GAMES:
        name, *extra = game.split()
        for members, reason in Pairs(open_table(name, extra)).cannot().items():
            told = f"{members[0]} twice" if members[0] == members[1] else " with ".join(members)
            found.append((reason, game, told))
    return found


def record() -> str:
    """Return the text of the record."""
    found = rows()
    rest = [one for one in found if one[0] == UNJOINED]
    everything = [one for one in found if one[0] != UNJOINED]
    sample = random.Random(SEED).sample(everything, min(NUMBER, len(everything)))
    lines = [HEAD.format(sample=len(sample), all=len(everything))]
    for reason, why in WHY.items():
        group = [one for one in (*sample, *rest) if one[0] == reason]
        of_all = sum(one[0] == reason for one in (*everything, *rest))
        lines.append(f"== {reason}: {len(group)} of {of_all}\n\n{why}\n")
        for game in GAMES:
            names = ", ".join(sorted(told for _, where, told in group if where == game))
            if names:
                lines.append(textwrap.fill(f"{game}: {names}", 118, subsequent_indent="    ", break_on_hyphens=False))
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    print(record(), end="")
