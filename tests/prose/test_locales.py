"""All locales, complete or not: printed texts are correct, and no text is printed only in part."""

from __future__ import annotations

import dataclasses
from functools import cache
from pathlib import Path

import pytest

from ombre.compiler.projects.places import UsageError
from ombre.prose.language.languages import Settings, languages, source_language
from ombre.prose.language.messages import YOU, Amount, Message, NounPhrase, Paragraph, say
from ombre.prose.language.text import INVERTED, Locale, load_locale
from ombre.prose.language.text_runs import split
from ombre.prose.language.typography import polish
from ombre.prose.proofreading.proofread import changed_icons, changed_numbers, check_verbs
from ombre.prose.proofreading.stale import entries
from ombre.prose.sentences.declared_words import verb_id
from ombre.translation import status as translation
from ombre.workshop.api.table import open_table
from ombre.workshop.printing.printer import Printer

from ..compiler.samples import sampled
from .test_text_mutations import game, originals

TABLE = open_table("crossfire")


@cache
def alone(language: str) -> Locale:
    """The locale of a language, without a fallback."""
    found = dataclasses.replace(load_locale(language, TABLE.project.folders), fallbacks=())
    found.lend_words(game("reading").vocabulary.words())
    return found


@pytest.mark.parametrize("language", languages())
def test_every_verb_that_there_is_has_its_words(language: str) -> None:
    verbs = {verb_id(k): [r.name for r in verb.roles] for k, verb in TABLE.compiled.model.verbs.items()}
    assert check_verbs(verbs, alone(language)) == []


@pytest.mark.sampled
@pytest.mark.parametrize("language", languages())
def test_numbers_and_icons_come_through(language: str) -> None:
    said = sampled([case.tree for case in originals("reading")], 60)
    assert [
        p for tree in said for p in (*changed_numbers(tree, alone(language)), *changed_icons(tree, alone(language)))
    ] == []
    assert len(said) > 50


@pytest.mark.parametrize("language", languages())
def test_the_name_of_a_card_may_have_a_number(language: str) -> None:
    gun = NounPhrase("n-runner", name="Route 66", card="route_66")
    tree = Paragraph((say("draws", who=gun, amount=Amount(2)),))
    locale = alone(language)
    assert "66" in locale.plain(split(locale.paragraph(tree)))
    assert changed_numbers(tree, locale) == []
    assert [str(p.text) for p in changed_numbers(Paragraph((say("draws", who=gun, amount=Amount(66)),)), locale)] == []


CLASSIC = ("crazy_eights", "gin_rummy", "hearts")
GAMES = {"crossfire": open_table("crossfire", ["prime_runner"])} | {
    name: open_table(name) for name in ("srtcg", *CLASSIC)
}
# There are no Spanish words for the trading-card game; the classic games have words in English and in French.
LACKING = {("srtcg", "es"), *((name, language) for name in CLASSIC for language in ("de", "es"))}
SHIPPED = [(name, language) for name in GAMES for language in languages() if (name, language) not in LACKING]


@cache
def seen(name: str) -> frozenset[str]:
    return translation.shown_ids(GAMES[name])


@pytest.mark.parametrize(("name", "language"), SHIPPED)
def test_a_complete_language_lacks_nothing(name: str, language: str) -> None:
    """Its messages, and all that a game shows: words, names, texts of cards, lines of the log, questions, states."""
    table = GAMES[name]
    found = [translation.own_messages(language), *translation.of_game(language, table, seen(name))]
    if Settings.of(language).said.source:  # the words of the cards themselves
        found = [part for part in found if part.title != "words"]
    assert [part.missing for part in found if part.missing] == []
    assert [
        f"{e.path}:{e.line}: {e.id}" for e in entries(language, table.compiled) if e.is_stale or e.is_unchecked
    ] == []
    Printer(table, language).release([card for card in table.compiled.model.cards.values() if not card.local])


def test_the_verb_comes_first_after_a_fronted_phrase() -> None:
    """In the frame `inverted`, the reader is "you"; a locale without this frame prints the clause as usual."""
    runner = NounPhrase("n-runner", "each")
    mission = NounPhrase("n-mission", "this")
    german, french = alone("de"), alone("fr")

    def said(locale: Locale, tree: Message, frame: str) -> str:
        return locale.plain(split(polish(locale.clause(tree, frame), locale.settings)))

    assert said(german, say("draws", who=YOU, amount=Amount(1)), INVERTED) == "ziehst du 1\u00a0Karte"
    assert said(german, say("draws", who=runner, amount=Amount(2)), INVERTED) == "zieht jeder Runner 2\u00a0Karten"
    assert said(german, say("opens", what=mission), INVERTED) == "eröffnest du eine neue Szene"
    assert said(german, say("blank", what=runner, until=None), INVERTED) == "hat jeder Runner keinen Text"
    assert said(french, say("draws", who=YOU, amount=Amount(1)), INVERTED) == "piochez 1 carte"
    both = say("steps", parts=(say("draws", who=runner, amount=Amount(1)), say("heals", who=runner, amount=Amount(2))))
    assert (
        said(german, both, "indicative") == "jeder Runner zieht 1\u00a0Karte, dann erhält jeder Runner 2\u00a0LP zurück"
    )


def test_what_cannot_be_said_is_marked_in_a_draft_and_refused_in_a_release(tmp_path: Path) -> None:
    printer = Printer(TABLE, "fr")
    broken = tmp_path / "broken.ftl"
    assert not printer.plain("covering_fire")[1].startswith("[")
    broken.write_text("heals =\n    .base = soigner\n", encoding="utf-8")
    folder = tmp_path / "locales" / "fr"
    folder.mkdir(parents=True)
    broken.rename(folder / "broken.ftl")
    printer.locale = load_locale("fr", [*TABLE.project.folders, tmp_path])
    printer.locale.lend_words(printer.vocabulary.words())
    name, first, second = printer.plain("covering_fire")
    assert name == "Tir de Couverture"
    assert first == "[en] Choose another runner. That runner heals 1 HP."
    assert second.startswith("ASSIST: Choose an obstacle")
    with pytest.raises(UsageError, match="this is no release in fr: covering_fire: .*; see 'ombre locale status fr'"):
        printer.release([printer.cards["covering_fire"]])


def test_a_name_that_is_missing_is_no_release() -> None:
    printer = Printer(TABLE, "fr")
    del printer.locale.names["covering_fire"]  # type: ignore[attr-defined]  # a private list
    with pytest.raises(UsageError, match="covering_fire: it has no name"):
        printer.release([printer.cards["covering_fire"]])


def test_one_language_is_the_one_of_the_cards() -> None:
    assert [language for language in languages() if Settings.of(language).said.source] == [source_language()]


def test_what_a_property_is_compares_by_value() -> None:
    """Two properties of the same type have different texts: a "spell card" is not "a card that requires a spell"."""
    known = TABLE.compiled.model.properties
    assert known["role", "colour"].type == known["obstacle", "colour"].type
    assert known["gear", "type"].type.of == known["gear", "requires"].type.of
    for vocabulary in (game("reading").vocabulary, Printer(TABLE, "en").vocabulary):
        assert not vocabulary.is_spoken(known["gear", "requires"])


def test_a_phrase_alone_is_plain_text() -> None:
    """A name is printed without the marks by which a sheet finds it, and with the apostrophes of the language."""
    assert alone("fr").words_of_phrase(NounPhrase("n-gear", "none", name="Lame d'Or")) == "Lame d\u2019Or"
