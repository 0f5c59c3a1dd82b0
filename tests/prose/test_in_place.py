"""Verbs without messages: their calls are printed as the statements of their bodies."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from ombre.compiler import model as m
from ombre.dsl.source import NOWHERE as W
from ombre.prose.language.messages import Message, NounPhrase
from ombre.prose.language.text import load_locale
from ombre.prose.sentences import Pattern, card_text
from ombre.prose.sentences.inlining import MOST_LINES, Bodies, has_words

from .test_text_mutations import LANGUAGES, cards, game, locale, text

WRITTEN = "_w"
YOU = m.You(W, "runner")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_call_is_said_as_the_lines_of_its_body(language: str) -> None:
    """A card that calls a verb has the same text as a card that contains the statements of the verb's body."""
    said = locale("bodies", language)
    texts = {card.id: [text("bodies", a, card.kind, said) for a in card.abilities] for card in cards("bodies")}
    pairs = [(texts[id], texts[id + WRITTEN]) for id in texts if not id.endswith(WRITTEN)]
    assert len(pairs) > 9
    assert [pair for pair in pairs if pair[0] != pair[1]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_file_reaches_a_card(language: str) -> None:
    """No text contains the name of a verb without messages, or a local name of its body."""
    said = locale("bodies", language)
    spelled = [verb for verb in game("bodies").known.verbs.values() if not has_words(verb, said)]
    assert len(spelled) > 6
    words = {word for verb in spelled for word in (verb.base, verb.third, verb.participle)}
    words |= {word.replace("_", " ") for word in words}
    found = [text("bodies", a, card.kind, said) for card in cards("bodies") for a in card.abilities]
    assert [one for one in found if "_" in one or any(word in one for word in words)] == []


def test_an_idiom_of_a_language_says_a_call_in_its_own_way(tmp_path: Path) -> None:
    """The idiom of a locale for a call is printed in place of the statements of the body."""
    folder = tmp_path / "locales" / "en"
    folder.mkdir(parents=True)
    (folder / "own.ftl").write_text("i-swapping =\n    .indicative = { NP($who) } trades up\n", encoding="utf-8")
    [card] = [card for card in game("bodies").known.cards.values() if card.id == "r_ways"]
    one, *_ = [
        n
        for c in game("bodies").known.cards.values()
        for n in m.walk(c)
        if isinstance(n, m.Call) and n.verb == "swaps_one"
    ]
    ability = dataclasses.replace(card.abilities[0], body=(dataclasses.replace(one, arguments=(YOU,)),))
    pattern = Pattern("swapping", ("who",), Message("swaps-one", (("who", NounPhrase("$who")),)))
    words = dataclasses.replace(game("bodies").vocabulary, idioms=(pattern,))
    said = [load_locale("en", (*game("bodies").folders, *more)) for more in ((tmp_path,), ())]
    texts = [
        locale.plain(card_text(dataclasses.replace(card, abilities=(ability,)), words, locale)[0]) for locale in said
    ]
    assert texts == ["You trades up.", "Discard a card from your hand, then draw 2 cards."]


def called(verb: str, *arguments: m.Expression) -> tuple[m.Statement, ...] | None:
    """The statements that are printed in place of a call; None if they cannot replace it."""
    known = game("bodies").known
    return Bodies(known.verbs, locale("bodies", "en")).of(m.Call(W, verb, arguments))


PILE = m.Read(W, m.Property("runner", "deck", "zone", m.Type("zone")), YOU)


def test_what_may_change_meanwhile_is_not_said_later() -> None:
    """A body that first draws cards and then uses an argument cannot replace a call with "the top card" as argument."""
    top = m.Top(W, PILE)
    assert called("swaps_one", YOU) is not None
    assert called("tops_up", YOU, top) is None


def test_a_body_of_many_lines_and_one_that_calls_itself_need_words() -> None:
    known, said = game("bodies").known, locale("bodies", "en")
    line = m.Call(W, "draws", (m.Local(W, "who", m.Type("thing", "runner")), m.Number(W, 1)))
    verb = known.verbs["goes_round"]
    for body, fits in (
        ((line,) * MOST_LINES, True),
        ((line,) * (MOST_LINES + 1), False),
        ((line, m.Call(W, "goes_round", line.arguments[:1])), False),
        ((line, m.Call(W, "swaps_one", line.arguments[:1])), True),
        ((line, line, m.Call(W, "swaps_one", line.arguments[:1])), False),
        ((), False),
    ):
        verbs = {**known.verbs, "goes_round": dataclasses.replace(verb, body=body)}
        assert (Bodies(verbs, said).of(m.Call(W, "goes_round", (YOU,))) is not None) == fits, body


def test_a_chain_of_verbs_comes_to_an_end() -> None:
    """Bodies are not inserted without limit: in a chain of verbs that each call the next twice, texts stay short."""
    known, said = game("bodies").known, locale("bodies", "en")
    who = m.Local(W, "who", m.Type("thing", "runner"))
    one = known.verbs["goes_round"]
    chain = {
        f"goes_{at}": dataclasses.replace(one, key=f"goes_{at}", body=(m.Call(W, f"goes_{at + 1}", (who,)),) * 2)
        for at in range(500)
    }
    assert Bodies({**known.verbs, **chain}, said).of(m.Call(W, "goes_0", (YOU,))) is None
