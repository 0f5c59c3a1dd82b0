"""Made by `ombre build` from cards/srtcg/base/scenarios/decks.card: do not edit."""

from __future__ import annotations

from ombre.runtime import Module, Scenario, Value


def R001(t: Value) -> None:  # cards/srtcg/base/scenarios/decks.card:3
    g = t.game(2)
    t.line = 7
    g = t.setup("duel")
    t.line = 8
    t.all_pass = True
    t.line = 10
    t.equal(
        10,
        "number of cards in deck of P1 + number of cards in hand of P1 + number of cards in trash of P1",
        ((len(g.zones[g.z_fixer_deck + 0]) + len(g.zones[g.z_fixer_hand + 0])) + len(g.zones[g.z_fixer_trash + 0])),
        ">=",
        60,
    )
    t.line = 11
    t.equal(
        11,
        "number of cards in deck of P2 + number of cards in hand of P2 + number of cards in trash of P2",
        ((len(g.zones[g.z_fixer_deck + 1]) + len(g.zones[g.z_fixer_hand + 1])) + len(g.zones[g.z_fixer_trash + 1])),
        ">=",
        60,
    )


def R003(t: Value) -> None:  # cards/srtcg/base/scenarios/decks.card:13
    t.game(2)
    t.line = 17
    t.setup("duel", {"goal": 190})
    t.line = 19
    t.check(19, "refused", t.was_refused(), "it was made")


def R004(t: Value) -> None:  # cards/srtcg/base/scenarios/decks.card:21
    g = t.game(2)
    t.line = 24
    u_n1 = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    u_n2 = g.create("night_shift", g.z_fixer_safehouse + 0, 0)
    t.line = 25
    u_gutterball = g.create("gutterball", g.z_fixer_safehouse + 0, 0)
    t.line = 27
    t.check(27, "n1 is a copy of n2", g.face[u_n1] == g.face[u_n2])
    t.line = 28
    t.check(28, "n1 is not a copy of gutterball", g.face[u_n1] != g.face[u_gutterball])


def R005(t: Value) -> None:  # cards/srtcg/base/scenarios/decks.card:30
    t.game(2)
    t.line = 34
    t.setup("duel", {"goal": 49})
    t.line = 36
    t.check(36, "refused", t.was_refused(), "it was made")


def R005_b(t: Value) -> None:  # cards/srtcg/base/scenarios/decks.card:38
    g = t.game(2)
    t.line = 42
    g = t.setup("duel", {"goal": 50})
    t.line = 43
    t.all_pass = True
    t.line = 45
    t.equal(45, "needed", g.d__needed(), "=", 50)


def R081(t: Value) -> None:  # cards/srtcg/base/scenarios/decks.card:47
    g = t.game(2)
    t.line = 50
    g.s_fixer_nuyen[0] = 9
    t.line = 51
    u_mine = g.create("pale_regent", g.z_fixer_hand + 0, 0)
    t.line = 52
    u_theirs = g.create("pale_regent", g.z_fixer_safehouse + 1, 1)
    t.line = 54
    t.cannot(54, "P1 cannot deploy mine", "deploys", (0, u_mine))
    t.line = 56
    g.v_trashes(1, u_theirs)
    t.line = 57
    g.v_deploys(0, u_mine)
    t.line = 59
    t.check(59, "mine is in safehouse of P1", g.where[u_mine] == g.z_fixer_safehouse + 0)


MODULE = Module(
    source="cards/srtcg/base/scenarios/decks.card",
    scenarios=(
        Scenario("R001", "each deck has sixty cards", R001, 3, 2),
        Scenario("R003", "Objectives that do not reach the agreed Reputation are refused", R003, 13, 2),
        Scenario("R004", "two cards are copies when they read the same", R004, 21, 2),
        Scenario("R005", "fifty Reputation at least", R005, 30, 2),
        Scenario("R005_b", "fifty is enough", R005_b, 38, 2),
        Scenario("R081", "one of each Prime Runner in play, whoever has it", R081, 47, 2),
    ),
)
