"""`why` and `why not`, in both shipped games and a small one, in English and in French."""

from __future__ import annotations

import io
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ombre.compiler.projects.places import UsageError
from ombre.runtime import NOTHING
from ombre.runtime.chance import below, seeded
from ombre.runtime.choices import Decision
from ombre.runtime.declared import PLACE
from ombre.runtime.errors import Unanswered
from ombre.runtime.state import Happened
from ombre.session import view
from ombre.session.causes import LOG
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.bots.policy import random_bot
from ombre.workshop.cli import app
from ombre.workshop.explain.cause_chains import Chains, Link
from ombre.workshop.explain.reasons import Reason, Reasons
from ombre.workshop.explain.why import Why
from ombre.workshop.game.options import offered
from ombre.workshop.narration.narrator import Narrator
from ombre.workshop.play.terminal import ask
from ombre.workshop.printing.printer import Printer

from ..games.test_toy_game import table as toy

STARTS = {"crossfire": "crossfire", "srtcg": "duel", "low_tide": "neap_tide"}
ENDS = ("step", "scope", "setup", "choice")
PLACED = re.compile(r"\S+\.card:[1-9][0-9]*")


@cache
def table(game: str) -> Table:
    return toy() if game == "low_tide" else open_table(game)


@cache
def narrator(game: str, language: str = "en") -> Narrator:
    return Narrator(Printer(table(game), language))


def started(game: str, players: int = 2, seed: int = 1) -> Session:
    return Session(table(game).rules, Start(players, seed, STARTS[game], log=True))


def until(game: str, step: str, players: int = 2, plays: int = 0) -> tuple[Any, Decision]:
    """Play until the window of a step opens for the current player; everybody passes and takes the first option.

    plays: the number of actions to take first. The first seed that leads there is used.
    """
    for seed in range(1, 40):
        session, left = started(game, players, seed), plays
        while (choice := session.choice) is not None and len(session.answers) < 400:
            g, mine = session.g, choice.sort == "offer" and choice.who == session.g.current
            if mine and not left and g.route.named.get(g.pc) == f"step {step}":
                return g, choice
            acts = mine and left > 0
            left -= acts
            session.take(len(choice.options) - 1 if choice.sort == "offer" and not acts else 0)
    raise AssertionError(f"nobody comes to {step}")


def thing(g: Any, card: str) -> int:
    """The first card with this id."""
    return next(x for x, n in enumerate(g.card) if n != NOTHING and g.rules.cards[n].id == card)


def shut(choice: Decision) -> Decision:
    """The same window without offers."""
    return Decision(choice.name, choice.who, (None,), "offer", choice.source)


def told(game: str, g: Any, choice: Decision, x: int, sort: str) -> list[str]:
    """The first reason of a sort, in both languages; both name the same line of the cards."""
    says = [Reasons(narrator(game, language), choice.who) for language in ("en", "fr")]
    both: list[Reason] = [next(r for r in one.about(g, choice, x) if r.sort == sort) for one in says]
    assert both[0].place == both[1].place
    assert not both[0].place or PLACED.fullmatch(both[0].place)
    return [reason.text for reason in both]


def chain(game: str, g: Any, cell: Happened, who: int | None = None, language: str = "en") -> list[Link]:
    return Chains(narrator(game, language), who).chain(g, cell)


def same(text: str) -> str:
    """A text without the special spaces and apostrophes of French."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ").replace("’", "'")


# ------------------------------------------------------------------------------------------------------------ why


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "P1 shuffles their hand and discard pile into their deck.",
                "Rule stagger: When a runner becomes staggered, they shuffle their hand and discard pile into "
                "their deck.",
                "P1 becomes staggered.",
                "P1 takes 99 damage.",
                "Corporate Drone attacks P1.",
                "The Play Cards step",
            ],
        ),
        (
            "fr",
            [
                "P1 mélange sa main et sa défausse avec son deck.",
                "Règle stagger : Quand un Runner devient Choqué, il mélange sa main et sa défausse avec son deck.",
                "P1 devient Choqué.",
                "P1 subit 99 dégâts.",
                "Corporate Drone attaque P1.",
                "L'étape Jouer des cartes",
            ],
        ),
    ],
)
def test_a_chain_names_events_abilities_and_the_step(language: str, lines: list[str]) -> None:
    """Also through damage of several sources that was added up."""
    g, _ = until("crossfire", "play_cards")
    foe = g.zones[g.z__row][0]
    g.queueing += 1
    g.v_attacks(foe, 0)
    waiting = next(iter(g.packet))
    g.packet[waiting] = 99
    g.queueing -= 1
    g.flush()
    name = narrator("crossfire", language).name(g, foe)
    links = chain("crossfire", g, next(c for c in reversed(g.happened()) if c[1] == "reshuffles"), None, language)
    texts = [same(link.text).replace(same(name), "Corporate Drone") for link in links]
    assert texts == lines
    assert [link.sort for link in links] == ["event", "rule", "event", "event", "event", "step"]
    assert all(PLACED.fullmatch(link.place) for link in links)


def test_an_amount_that_several_events_add_up_to_names_them_all() -> None:
    g, _ = until("crossfire", "play_cards", 3)
    foes = g.zones[g.z__row]
    assert len(foes) > 1
    g.together([("attacks", (foe, 0)) for foe in foes])
    suffered = next(c for c in reversed(g.happened()) if c[1] == "suffers")
    attacks = [link.text for link in chain("crossfire", g, suffered)[1:-1]]
    assert attacks == [f"{narrator('crossfire').name(g, foe)} attacks P1." for foe in foes]


def test_a_card_is_a_link_and_so_is_a_choice() -> None:
    """The effect of a played card comes from its ability, the ability from the play, the play from the player."""
    g, choice = until("crossfire", "apply_damage", plays=1)
    cell = next(c for c in g.happened() if c[1] == "plays")
    links = chain("crossfire", g, cell, choice.who)
    assert [link.sort for link in links] == ["event", "choice", "step"]
    assert links[1].text == f"P{cell[2][0] + 1} chose this"


def test_nobody_is_told_of_a_card_that_they_have_not_seen() -> None:
    """Neither in the event nor in the outer events."""
    session = started("srtcg", 2, 3)
    state = seeded(3)
    hidden = None
    while hidden is None and session.choice is not None:
        g, choice = session.g, session.choice
        found = [i for i, option in enumerate(choice.options) if choice.sort == "offer" and option]
        hides = [i for i in found if offered(choice.options[i])[1].startswith("hides")]
        state, index = below(state, len(choice.options))
        session.take(hides[0] if hides else index)
        hidden = next((cell for cell in session.g.happened() if cell[1].startswith("hides")), None)
    assert hidden is not None
    g, doer = session.g, hidden[2][0]
    name = narrator("srtcg").name(g, hidden[2][1])
    assert name in chain("srtcg", g, hidden, doer)[0].text
    assert not any(name in link.text for link in chain("srtcg", g, hidden, 1 - doer))


@pytest.mark.parametrize("game", STARTS)
def test_every_event_has_a_chain_to_its_beginning(game: str) -> None:
    """The chain ends at a step of the flow, the set-up or a choice, for any seat, and each link has a text."""
    session = random_game(game, 3, 150)
    for who in (None, 0):
        for cell, (told_key, _) in zip(session.g.happened(), view.told(session.g, who), strict=True):
            if told_key == view.UNTOLD:
                continue  # others have seen a card
            links = chain(game, session.g, cell, who)
            assert links[-1].sort in ENDS
            assert all(link.text for link in links)
            assert all(PLACED.fullmatch(link.place) for link in links if link.sort in ("event", "rule", "step"))


def test_a_game_without_a_log_keeps_nothing() -> None:
    rules = table("crossfire").rules
    assert not hasattr(rules.plain, "waiting") and hasattr(rules.made(LOG), "waiting")
    assert rules.plain.act is not rules.made(LOG).act


# ---------------------------------------------------------------------------------------------------- why not


def test_it_lies_elsewhere_or_is_for_another_step() -> None:
    g, choice = until("crossfire", "play_cards")
    x = g.zones[g.z__market][0]
    english, french = (narrator("crossfire", language).name(g, x) for language in ("en", "fr"))
    assert [same(text) for text in told("crossfire", g, choice, x, "elsewhere")] == [
        same(f"Play {english}: {english} is in the Black Market. {english} is not in P{choice.who + 1}'s hand."),
        same(
            f"Jouer {french} : {french} est dans le Marché Noir. {french} n'est pas dans la main de P{choice.who + 1}."
        ),
    ]
    assert [same(text) for text in told("crossfire", g, choice, x, "window")] == [
        same(f"Buy {english}: That is for the Draw & Buy step."),
        same(f"Acheter {french} : Cela se fait à l'étape Piocher et acheter."),
    ]


def test_who_cannot_act_is_told_so() -> None:
    g, choice = until("crossfire", "play_cards")
    other = 1 - choice.who
    g.s_runner_condition[other] = g.e_condition_critical
    (reason,) = Reasons(narrator("crossfire"), other).of(g, choice, "mana")
    assert reason.sort == "forbidden" and "Critical runners cannot act" in reason.text
    assert "rules/verbs.card" in reason.place


def test_somebody_else_may_do_it() -> None:
    g, choice = until("crossfire", "play_cards")
    x = g.zones[g.z_runner_hand + choice.who][0]
    english, french = told("crossfire", g, shut(choice), x, "turn")
    assert english.endswith(f"This is for others than P{choice.who + 1}.")
    assert same(french).endswith(f"C'est aux autres de le faire, pas à P{choice.who + 1}.")
    other = Reasons(narrator("crossfire"), 1 - choice.who).of(g, choice, g.rules.cards[g.card[x]].id)
    assert [reason.sort for reason in other] == ["turn"]
    assert other[0].text == f"It is P{choice.who + 1} who is asked now, not you."


def test_a_rule_forbids_it() -> None:
    """With the text of the rule, and the two amounts that it compares."""
    g, choice = until("crossfire", "draw_and_buy")
    x = max(g.zones[g.z__market], key=lambda x: g.f_gear_cost(x))
    g.s_runner_nuyen[choice.who] = 0
    english, french = told("crossfire", g, shut(choice), x, "forbidden")
    assert ": Rule price: Runners cannot buy cards that cost more than their nuyen" in english
    assert english.endswith(f"(here: {g.f_gear_cost(x)} and 0).")
    assert "Règle price" in french and french.endswith(f"{g.f_gear_cost(x)} et 0).")


def test_a_condition_of_the_offer_does_not_hold() -> None:
    g, choice = until("crossfire", "draw_and_buy")
    x = g.zones[g.z__market][0]
    g.s_runner_condition[choice.who] = g.e_condition_staggered
    english, french = told("crossfire", g, shut(choice), x, "condition")
    assert english.endswith(f"This is not so: P{choice.who + 1} is steady.")
    assert same(french).endswith(f"Ceci n'est pas vrai : P{choice.who + 1} est Valide.")


def test_a_window_in_an_effect_is_known_by_what_is_at_work() -> None:
    """Its offers use local names of the effect."""
    session = started("crossfire")
    while session.choice is not None and session.choice.name != "window":
        session.take(0)
    g: Any = session.g
    asked: list[Decision] = []

    def agent(_: Any, choice: Decision) -> int:
        asked.append(choice)
        raise Unanswered

    buyer = (g.current + 1) % g.players
    g.agent, g.s_runner_nuyen[buyer] = agent, 99
    with pytest.raises(Unanswered):
        g.v_closes(g.zones[g.z__briefing][0])
    assert asked[0].who == buyer
    g.s_runner_nuyen[buyer] = 0
    x = max(g.zones[g.z__market], key=g.f_gear_cost)
    english, french = told("crossfire", g, shut(asked[0]), x, "condition")
    assert english.endswith(f"(here: {g.f_gear_cost(x)} and 0).") and f"P{buyer + 1}’s nuyen" in english
    assert french.endswith(f"{g.f_gear_cost(x)} et 0).")


def test_there_is_nothing_to_do_it_to() -> None:
    g, choice = until("crossfire", "apply_damage", plays=1)
    x = g.zones[g.z_runner_hand + choice.who][0]
    g.move(x, g.z_runner_played + choice.who)
    for foe in g.zones[g.z__row]:
        g.move(foe, g.z__normal_discard)
    english, french = told("crossfire", g, shut(choice), x, "none")
    assert english.endswith("There is no target in play.")
    assert same(french).endswith("Il n'y a pas de cible en jeu.")


def test_a_cost_cannot_be_paid_a_use_is_spent_a_text_is_lost() -> None:
    g, choice = until("srtcg", "legwork")
    g.s_fixer_nuyen[choice.who] = 0
    x = thing(g, "black_system")
    g.owner[x] = choice.who
    g.move(x, g.z_fixer_safehouse + choice.who)
    english, french = told("srtcg", g, choice, x, "cost")
    assert english.startswith(
        "Pump Black System: The cost cannot be paid: pay 2 nuyen. Rule solvent: Fixers cannot pay"
    )
    assert "Le coût ne peut pas être payé" in french and french.endswith("2 et 0).")
    shop = thing(g, "chop_shop")
    g.owner[shop] = choice.who
    g.move(shop, g.z_fixer_safehouse + choice.who)
    number = g.slots[g.face[shop]]["visit"]
    g.spent = ((g.abilities[number].once, number, shop, 0),)
    english, french = told("srtcg", g, choice, shop, "spent")
    assert english.endswith("That is once per turn, and has been done.")
    assert same(french).endswith("C'est une fois par tour, et c'est déjà fait.")
    g.spent = ()
    g.lose_text(shop)
    english, french = told("srtcg", g, choice, shop, "silenced")
    assert english.endswith("Chop Shop is without its text now.")
    assert "sans texte" in french


def test_a_verb_alone_in_a_small_game() -> None:
    session = started("low_tide", 3)
    g: Any = session.g
    choice = session.choice
    assert choice is not None
    g.s_gleaner_mood[choice.who] = g.e_mood_soaked
    says = [Why(narrator("low_tide", language), choice.who) for language in ("en", "fr")]
    answers = [one.answer(g, shut(choice), "not comb") for one in says]
    assert len(answers[0]) == len(answers[1]) == 1
    assert answers[0][0].startswith("Comb the beach: Rule too wet: Soaked gleaners cannot comb the beach. (")
    assert "Les glaneurs trempés ne peuvent pas fouiller la plage" in answers[1][0]
    assert PLACED.search(answers[0][0])


def test_what_is_unseen_over_or_asked() -> None:
    g, choice = until("crossfire", "play_cards")
    says = Reasons(narrator("crossfire"), choice.who)
    hidden = next(x for z, cards in g.zones.items() for x in cards if g.rules.zones[z >> PLACE].name == "event_deck")
    assert [r.sort for r in says.of(g, choice, g.rules.cards[g.card[hidden]].id)] == ["unseen"]
    assert [r.sort for r in says.of(g, None, "mana")] == ["over"]
    asked = Decision("pick", choice.who, (0, 1), "runner", choice.source)
    card = g.rules.cards[g.card[g.zones[g.z_runner_hand + choice.who][0]]].id
    assert [*dict.fromkeys(r.sort for r in says.of(g, asked, card))] == [
        "asked",
        "window",
    ]  # and when it could be played
    assert says.of(g, choice, card)[0].sort == "offered"


def random_game(game: str, seed: int, length: int, look: Any = None) -> Session:
    session, state = started(game, 2 + seed % 2, seed), seeded(seed)
    for _ in range(length):
        if session.choice is None:
            break
        if look is not None:
            look(session)
        state, index = below(state, len(session.choice.options))
        session.take(index)
    return session


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", STARTS)
def test_every_card_in_hand_has_a_reason(game: str, language: str) -> None:
    """Each action that is not offered has a reason in words; an offered action is reported as offered."""
    looked: list[int] = []

    def look(session: Session) -> None:
        g, choice = session.g, session.choice
        assert choice is not None
        says = Reasons(narrator(game, language), choice.who)
        held = [x for z, cards in g.zones.items() for x in cards
                if g.is_live[z >> PLACE] or g.seers_of(z) == 1 << choice.who]  # fmt: skip
        for x in held[:: max(1, len(held) // 4)]:
            found = says.about(g, choice, x)
            is_offered = choice.sort == "offer" and any(
                o is not None and x in offered(o)[2][1:] for o in choice.options
            )
            assert found and all(reason.text for reason in found)
            assert is_offered == (choice.sort == "offer" and found[0].sort == "offered")
            looked.append(x)

    random_game(game, 4, 60, look)
    assert len(looked) > 20


def test_questions_in_words() -> None:
    """An empty question is about the last event; words are about the last event with them; "not" asks for reasons."""
    g, choice = until("crossfire", "play_cards")
    english, french = (Why(narrator("crossfire", language), choice.who) for language in ("en", "fr"))
    assert english.asks("why not Mana") == "not mana" and english.asks("w") is None
    assert french.asks("pourquoi pas acheter mana") == "pas acheter mana" and french.asks("why") == ""
    assert english.answer(g, choice, "")[0].startswith(f"P{g.current + 1}’s turn starts. (cards/")
    assert re.match(r"P[12] draws \d cards?\. \(cards/", english.answer(g, choice, "draws")[0])
    x = g.zones[g.z__market][0]
    name = narrator("crossfire", "fr").name(g, x)
    assert "Piocher" in french.answer(g, choice, f"pas acheter {name}")[0]
    assert english.answer(g, choice, "not nothing at all")[0].startswith("There is no card nothing at all")
    assert english.answer(g, choice, "pigs fly")[0].startswith("Nothing that has happened is told as pigs fly")


def test_the_command_on_a_seed_and_on_a_saved_game(tmp_path: Path) -> None:
    """The same game gives the same answer; an unknown game, seat or position is refused in one sentence."""
    run = CliRunner().invoke
    seeded_game = ["why", "low_tide_is_no_game", "x"]
    assert isinstance(run(app, seeded_game).exception, UsageError)
    asked = ["why", "crossfire", "crossfire", "--seed", "7", "--at", "12", "not", "buy"]
    told_by_seed = run(app, asked).output
    assert told_by_seed.startswith("Buy: That is for the Draw & Buy step. (cards/crossfire/rules/flow.card:")
    session = started("crossfire", 2, 7)
    agent = random_bot(7)
    for _ in range(14):
        session.take(agent(session.g, session.choice) if session.choice else 0)
    path = tmp_path / "mine.save"
    path.write_bytes(session.save())
    assert run(app, ["why", str(path), "--at", "12", "not", "buy"]).output == told_by_seed
    assert "P" in run(app, ["why", str(path), "--seat", "2"]).output
    for wrong, sentence in (
        (["why", str(path), "--at", "99"], "has only 14 answers"),
        (["why", str(path), "--seat", "3"], "there is no seat 3 in a game of 2"),
        (["why", "crossfire"], "say what crossfire is started with"),
    ):
        assert sentence in str(run(app, wrong).exception)


def test_at_the_prompt(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """In the language of the game; the question stays open."""
    session = started("crossfire")
    while session.choice is not None and session.choice.name != "window":
        session.take(0)
    lines = io.StringIO("pourquoi\nwhy\npourquoi pas acheter\n1\n")
    monkeypatch.setattr("sys.stdin", lines)
    assert ask(narrator("crossfire", "fr"), session) == 0
    told = [same(line) for line in capsys.readouterr().out.splitlines()]
    assert sum(line.startswith("← ") for line in told) >= 2
    assert any(line.startswith("> Acheter : Cela se fait à l'étape Piocher et acheter. (cards/") for line in told)
