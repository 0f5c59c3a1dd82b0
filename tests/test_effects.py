"""What effects do, in scenarios of cards that no game has: constructs in use, and bugs that were found."""

from __future__ import annotations

from pathlib import Path

import pytest

from ombre.workshop import scenarios
from ombre.workshop.table import open_table

CARDS = """
expansion probes of crossfire

gear big_blast "Big Blast"
  type spell    cost 9    damage blue 2, 2    copies 1
  play:
    choose up to 3 obstacles in row as marks
    for each obstacle in marks as marked:
      you clear 1 on marked

gear team_attack "Team Attack"
  type skill    cost 4    damage red, 1    copies 3
  play:
    choose another runner as friend
    friend draws 1
    friend may play a gear in hand of friend

gear lucky_die "Lucky Die"
  type skill    cost 4    damage red    copies 3
  play:
    roll 6 as die
    you gain die
    choose an obstacle in row as foe
    foe loses text until end of turn

gear press "Press On"
  type skill    cost 5    damage red    copies 2
  play:
    reveal gear from the top of deck of you until there is (a gear in others as seen where type of seen is type of found) as found leaving others
    move others to hand of you

gear no_pain "No Pain"
  type skill    cost 5    damage red    copies 2
  may instead of you healing:
    you draw 1

obstacle silence "Silence" normal
  colour red    type human    track 9    attack 1    nuyen 1
  you cannot draw

gear probe "Probe"
  type skill    cost 4    damage red    copies 3
  play:
    choose an obstacle in row as foe
    choose a runner as same where colour is colour of foe
    same gains 1
    you cannot heal until foe is defeated
    gear in market have cost -1 until foe is defeated or until end of turn

gear again "Again"
  type skill    cost 4    damage red    copies 3
  play:
    start turn for you

gear careful "Careful"
  type skill    cost 4    damage red    copies 3
  play:
    choose up to 2 gear in hand of you as spares
    if spares is empty:
      you gain 1
    if spares is not empty:
      move spares to discard of you
      you gain 2
    choose an obstacle in row as foe
    if foe is nothing:
      you gain 10
    if foe is not nothing:
      you gain 20
    if foe exists and facing of foe is nothing:
      you gain 100
    if facing of foe is nothing:
      you gain 200
    if foe is nothing or if attack of foe > 1:
      you gain 1000
    if facing of foe is nothing or you:
      you gain 4000
    if facing of foe is not nothing or you:
      you gain 8000

gear watcher "Watcher"
  type skill    cost 4    damage red    copies 3
  when a card as lost is discarded:
    you gain cost of lost

scenario nothing_found "a choice that found nothing is nothing; what is asked of it is false"
  given:
    players 2
    put careful in hand of P1
  when:
    P1 plays careful
  then:
    nuyen of P1 = 1011

scenario something_found "what was found is not nothing, nor is whom it faces"
  given:
    players 2
    obstacle o1 black track 1 attack 1
    put o1 in row facing P1
    put careful in hand of P1
    put quick_shot in hand of P1
    answer spares with quick_shot
  when:
    P1 plays careful
  then:
    quick_shot is in discard of P1
    nuyen of P1 = 4022

scenario facing_nobody "a property that holds nothing is nothing"
  given:
    players 2
    obstacle o1 black track 1 attack 2
    put o1 in row
    put careful in hand of P1
  when:
    P1 plays careful
  then:
    nuyen of P1 = 5321

scenario any_card "of a verb that only some cards undergo, 'a card' means one of those"
  given:
    players 2
    put watcher in played of P1
    put katana in hand of P1
  when:
    P1 discards katana
  then:
    nuyen of P1 = 4

scenario several_at_once "each of the chosen obstacles loses a level, the others none"
  given:
    players 2
    obstacle o1 track 1, 2
    obstacle o2 track 3
    obstacle o3 track 1
    put o1, o2, o3 in row facing P1
    put big_blast in hand of P1
    answer marks with o1
    answer marks with o2
    answer marks with pass
  when:
    P1 plays big_blast
  then:
    cleared of o1 = 1
    o2 is in normal_discard
    o3 is in row

scenario an_offer_in_an_effect "the other runner may play the card that was drawn"
  given:
    players 2
    put team_attack in hand of P1
    put quick_shot in deck of P2
    P2 answers window with play quick_shot
  when:
    P1 plays team_attack
  then:
    quick_shot is in played of P2

scenario lost_text "an obstacle without its text forbids nothing, until the end of the turn"
  given:
    players 2
    hp of P1 becomes 1
    put lightning_mage in row facing P2
    put lucky_die in hand of P1
  when:
    P1 heals 1
    P1 plays lucky_die
    P1 heals 1
  then:
    hp of P1 = 2
    nuyen of P1 >= 1
    nuyen of P1 <= 6
  when:
    end turn
    P1 heals 1
  then:
    hp of P1 = 2

scenario until_a_repeat "cards are revealed until one has a type that was seen"
  given:
    players 2
    put press in hand of P1
    put katana as first in deck of P1
    put negotiation in deck of P1
    put quick_shot in deck of P1
  when:
    P1 plays press
  then:
    first is in hand of P1
    negotiation is in hand of P1
    quick_shot is in deck of P1

scenario cannot_beats_instead "what is forbidden is not offered in the place of something else"
  given:
    players 2
    hp of P1 becomes 2
    put silence in row facing P1
    put no_pain in played of P1
    put quick_shot in deck of P1
  when:
    P1 heals 1
  then:
    hp of P1 = 3
    quick_shot is in deck of P1

scenario instead_by_choice "what is allowed is"
  given:
    players 2
    hp of P1 becomes 2
    put no_pain in played of P1
    put quick_shot in deck of P1
    answer may with yes
  when:
    P1 heals 1
  then:
    hp of P1 = 2
    quick_shot is in hand of P1

scenario nothing_to_choose "a choice that depends on one that found nothing finds nothing"
  given:
    players 2
    put probe in hand of P1
  when:
    P1 plays probe
  then:
    nuyen of P1 = 0
    nuyen of P2 = 0

scenario until_something_named "what ends an effect may be said with a name of the effect"
  given:
    players 2
    hp of P1 becomes 1
    obstacle o1 black track 1
    put o1 in row facing P1
    put probe in hand of P1
    put katana in market
  when:
    P1 plays probe
  then:
    P1 cannot heal 1
    cost of katana = 3
  when:
    P1 defeats o1
    P1 heals 1
  then:
    hp of P1 = 2
    cost of katana = 4
"""


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, scenarios.Outcome]:
    folder = tmp_path_factory.mktemp("own") / "probes"
    folder.mkdir()
    (folder / "probes.card").write_text(CARDS, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("OMBRE_CACHE", str(folder.parent / "cache"))
        table = open_table("crossfire", [str(folder)])
        return {o.id: o for o in scenarios.run(table, lambda source: source.startswith("probes"))}


@pytest.mark.parametrize("id", [line.split()[1] for line in CARDS.split("\n") if line.startswith("scenario")])
def test_effect(id: str, outcomes: dict[str, scenarios.Outcome]) -> None:
    assert outcomes[id].result.failures == ()


def test_a_flow_that_an_effect_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that starts a turn gives its player one more, after the unit at hand, and play goes on from there."""
    folder = tmp_path / "probes"
    folder.mkdir()
    (folder / "probes.card").write_text(CARDS, encoding="utf-8")
    monkeypatch.setenv("OMBRE_CACHE", str(tmp_path / "cache"))
    rules = open_table("crossfire", [str(folder)]).rules
    g = rules.start(2, 1, "crossfire", log=True)
    g.agent = lambda game, choice: len(choice.options) - 1
    while g.pc == 0 or not any(key == "turn starts" for key, _, _ in g.log or []):
        g.unit()
    card = g.create("again", getattr(g, "z_runner_hand") + g.current, g.current)  # noqa: B009  (made at run time)
    g.perform("play", card, g.current)
    for _ in range(40):
        g.unit()
    turns = [arguments for key, arguments, _ in g.log or [] if key == "turn starts"]
    assert turns[:3] == [(0,), (0,), (1,)]
