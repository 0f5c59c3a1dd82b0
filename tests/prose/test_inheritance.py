"""Variants and families: a locale inherits settings, messages, names and diagnostics from other locales."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from ombre.compiler.driver import compile_project
from ombre.compiler.projects.files import UsageError
from ombre.compiler.projects.project import open_game
from ombre.prose.language import languages
from ombre.prose.language.languages import LOCALES, Settings, line_of, source_language
from ombre.prose.language.messages import Amount, Message, NounPhrase
from ombre.prose.language.text import Locale, load_locale
from ombre.prose.language.text_runs import marked, split
from ombre.prose.language.typography import polish
from ombre.prose.language.wording import wording
from ombre.prose.proofreading.files_beside_cards import faults
from ombre.prose.proofreading.proofread import check
from ombre.translation import status as translation
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.printing.printer import Printer

from .inherited import FIXTURES, TOY, WORDS, made_root, printed, toy, toy_locale

BRITISH = FIXTURES / "locales" / "british"  # words of Crossfire in British English


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The shipped locales and those of the fixtures, in one folder."""
    wording.cache_clear()
    return made_root(tmp_path, monkeypatch)


def phrase(locale: Locale, noun: NounPhrase, case: str = "base") -> str:
    """A noun phrase in a case, as it is printed."""
    from ombre.prose.language.text_runs import split

    return locale.typeset(locale.plain(split(locale.np(noun, case))))


def with_locale(root: Path, code: str, settings: str, grammar: str = "") -> Path:
    (root / code).mkdir(parents=True)
    (root / code / "locale.yaml").write_text(f"name: {code}\n{settings}", encoding="utf-8")
    (root / code / "grammar.ftl").write_text(grammar, encoding="utf-8")
    return root / code / "locale.yaml"


# ------------------------------------------------------------------------------------------------------------ variants


def test_the_text_of_a_variant_has_no_mark(root: Path) -> None:
    locale = toy_locale("fr-CA")
    assert locale.settings.parent == "fr"
    assert printed("fr-CA", "neap_tide") == ["Marée de morte-eau", "Chaque glaneur ratisse la grève."]
    assert printed("fr-CA", "driftwood") == printed("fr", "driftwood")
    assert check(locale) == []


def test_names_are_replaced_one_by_one_with_their_features(root: Path) -> None:
    assert printed("fr-CA", "bottle")[0] == "Bouteille à la mer"
    assert printed("fr-CA", "cockle")[0] == printed("fr", "cockle")[0] == "Coque"
    assert toy_locale("fr-CA").names_features["bottle"] == {"gender": "f"}
    assert "bottle" not in toy_locale("fr").names_features


def test_rules_of_typography_are_replaced_by_their_pattern(root: Path) -> None:
    assert load_locale("fr").typeset("l'un ; l'autre : ici !") == "l’un\u202f; l’autre\u00a0: ici\u202f!"
    assert load_locale("fr-CA").typeset("l'un ; l'autre : ici !") == "l’un; l’autre\u00a0: ici!"


def test_no_rule_of_typography_changes_the_kind_of_a_part(root: Path) -> None:
    """A rule may match between all letters, and those of the kind of an amount or an icon are no letters."""
    text = f"Deal {marked('amount', '2')} to {marked('icon', 'red')}."
    settings = replace(Settings.of("fr"), typography=((re.compile(""), "·"), (re.compile("[a-z]"), "x")))
    assert [run.kind for run in split(polish(text, settings))] == ["text", "amount", "text", "icon", "text"]


def test_diagnostics_are_inherited_one_by_one(root: Path) -> None:
    from ombre.dsl.diagnostics import tr

    unknown = tr("unknown name '{0}'", "x")
    assert wording("fr-CA").say(tr("a name")) == "un vocable"
    assert wording("fr-CA").say(unknown) == wording("fr").say(unknown) != str(unknown)


def test_the_words_of_facts_differ_in_a_variant(root: Path) -> None:
    """British over American English: the words of the `.card` files come from `en`, and the names need no file."""
    table = open_table("crossfire")
    american, british = Printer(table, "en"), Printer(table, "en-GB")
    british.locale = load_locale("en-GB", [*table.project.folders, BRITISH])
    british.locale.lend_words(british.vocabulary.words())
    for id in ("big_uglies", "icon_grab", "covering_fire"):
        there = [line.replace("color", "colour") for line in american.plain(id)]
        assert british.plain(id) == there
    assert "colour" in british.plain("icon_grab")[1]
    assert (british.locale.word("arrives", "participle"), british.locale.untold("arrives")) == ("placed", True)
    assert british.unnamed(british.cards) == []
    assert not Settings.of("en-GB").is_original and source_language() == "en"


def test_the_status_of_a_variant_counts_what_is_its_own(root: Path) -> None:
    table = Table(open_game(str(TOY)))
    messages, diagnostics = translation.own_messages("fr-CA"), translation.sentences("fr-CA")
    assert (messages.missing, messages.own) == ((), 0)
    assert diagnostics.own == 1 and len(diagnostics.missing) == len(translation.sentences("fr").missing)
    assert str(messages).endswith(f"({0} of its own, {messages.total} inherited)")
    assert translation.own_messages("en-GB").own == 1
    assert translation.own_messages("fr").own is None
    words, names, texts, _ = translation.of_game("fr-CA", table, translation.shown_ids(table))
    assert (words.own, names.own, names.missing, texts.missing) == (0, 0, (), ())


def test_a_variant_has_no_missing_words_of_its_own(root: Path) -> None:
    """The files beside the cards are checked with the inherited messages; `locale` offers variants, but no family."""
    compiled = compile_project(open_game(str(TOY)))
    assert [d for d in faults(compiled) if "/uk/" not in str(d.span)] == []
    known = languages.languages()
    assert known.index("fr") + 1 == known.index("fr-CA")
    assert {"families", "romance"} & set(known) == set()


def test_a_chain_of_parents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "LOCALES", tmp_path)
    settings = "cases: [base]\nadjectives: after\nwords: {a: b, c: d}\nkeep: [x, y]\nfeatures: {gender: m}\n"
    with_locale(tmp_path, "es", settings, "first = uno\n    .more = más\nsecond = dos\nthird = tres\n")
    with_locale(tmp_path, "es-419", "words: {a: e}\n", "second = dos (419)\n")
    path = with_locale(
        tmp_path,
        "es-MX",
        "parent: es-419\nwords: {c: f}\nkeep: [z]\n",
        "first =\n    .inherit = yes\n    .less = menos\n",
    )
    locale = load_locale("es-MX")
    assert line_of("es-MX") == ("es", "es-419", "es-MX")
    assert (
        locale.settings.said.words == {"a": "e", "c": "f"}
        and locale.settings.said.keep == {"z"}
        and locale.settings.said.name == "es-MX"
    )
    assert [locale.format(Message(id)) for id in ("first", "second", "third")] == ["uno", "dos (419)", "tres"]
    assert [locale.word("first", name) for name in ("more", "less", "inherit")] == ["más", "menos", ""]
    assert (locale.decimal(1.5, "0.0"), load_locale("es").decimal(1.5, "0.0")) == ("1.5", "1,5")
    path.write_text("name: x\nparent: none\n", encoding="utf-8")
    with pytest.raises(UsageError, match="es-MX/locale.yaml:1: there is no line `cases: ...`"):
        load_locale("es-MX")


WRONG = {
    "parent: xx\n": ":2: there is no language `xx` to inherit from; there is: de, en, es, fr, pt",
    "family: xx\n": ":2: there is no family `xx` to inherit from; there is: germanic, romance, slavic, small",
    "parent: de\nfamily: small\n": ":2: a language inherits from a parent or from a family",
    "cases: [base]\nadjectives: after\nparent: pt\n": (
        "fr/locale.yaml:4: a language cannot inherit from itself (pt -> fr"
    ),
    "cases: {base: , loc: dat}\nadjectives: after\n": ":2: there is no case `dat`; there is: base, loc",
    "cases:\n  base:\n  loc: dat\n  dat: loc\n": ":4: the case `loc` takes its own forms",
    "cases:\n  base:\n  acc: {being: {yes: base}}\n": ":4: there is no feature `being`; there is: none",
    "cases: {base: , acc: [base]}\n": ":2: `acc` of `cases` must be a case, or `{FEATURE: {VALUE: CASE}}`",
    "cases: base\nadjectives: after\n": ":2: `cases` must be a list",
    "cases: [base, {}]\n": ":2: each of `cases` must be text",
    "cases: [base]\ncounted: {many: gen}\n": ":3: there is no case `gen`",
    "features:\n  gender: {values: [m, f], default: n}\n": ":3: the default `n` must be one of: m, f",
    "features:\n  gender: [m, f]\n": ":3: `gender` of `features` must be a default, or `{values: [A, B], default: A}`",
}


@pytest.mark.parametrize("settings", WRONG)
def test_wrong_settings_are_reported_with_their_line(settings: str, tmp_path: Path) -> None:
    whole = "cases: [base]\nadjectives: after\n"
    with_locale(tmp_path, "de", whole)
    with_locale(tmp_path, "fr", whole + "parent: pt\n")
    with_locale(tmp_path, "families/small", "")
    path = with_locale(tmp_path, "pt", settings if "parent: pt" not in settings else whole + "parent: fr\n")
    with pytest.raises(UsageError) as error:
        Settings.read(path)
    assert WRONG[settings] in str(error.value)


def test_fallbacks_in_a_circle_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "LOCALES", tmp_path)
    with_locale(tmp_path, "de", "cases: [base]\nadjectives: after\nfallback: [de-AT]\n")
    with_locale(tmp_path, "de-AT", "")
    locale = load_locale("de")
    assert [one.language for one in locale.fallbacks] == ["de-AT"]
    assert locale.fallbacks[0].fallbacks == ()


# ---------------------------------------------------------------------------------------------------- features, cases


def test_an_undeclared_value_is_an_error_with_its_line(root: Path, tmp_path: Path) -> None:
    folder = tmp_path / "own" / "locales" / "uk"
    folder.mkdir(parents=True)
    (folder / "words.ftl").write_text("n-mask =\n    .one = маска\n    .gender = fem\n", encoding="utf-8")
    (folder / "bare.ftl").write_text("lost =\n    .inherit = yes\n    .one = x\n", encoding="utf-8")
    told = [str(problem) for problem in check(load_locale("uk", [TOY, WORDS, tmp_path / "own"]))]
    assert told == [
        f"{folder}/bare.ftl:2: uk: lost: there is no entry from which it could inherit; delete .inherit",
        f"{folder}/words.ftl:3: uk: n-mask: .gender is 'fem'; allowed is: m, f, n",
    ]


def test_an_undeclared_feature_of_a_name_is_a_warning(root: Path, tmp_path: Path) -> None:
    own = tmp_path / "toy"
    shutil.copytree(TOY, own)
    names = own / "locales" / "fr" / "names.po"
    names.write_text(
        names.read_text(encoding="utf-8")
        .replace('"Coque"', '"Coque {gender: x}"')
        .replace('"Bois flotté"', '"Bois flotté {gendre: m}"'),
        encoding="utf-8",
    )
    told = [str(d.message) for d in faults(compile_project(open_game(str(own))))]
    assert told == ["gender is 'x'; allowed is: m, f", "there is no feature 'gendre'; there is: gender"]


def test_a_new_case_costs_a_line_and_its_exceptions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A word that has no form for the new case takes that of the case named in `locale.yaml`."""
    monkeypatch.setattr(languages, "LOCALES", tmp_path)
    grammar = (
        "np-the =\n    .base = the { $body }\n    .dat = to-the { $body }\nagree = { $case ->\n    [dat] D\n"
        "   *[base] B\n  }\n"
    )
    grammar += "np-my = my { $body }\na-big = big{ agree }\nn-sea =\n    .one = sea\n    .dat-one = sea-D\n"
    grammar += "n-hill =\n    .one = hill\n    .dat-one = hill-D\n    .loc-one = hill-L\n"
    with_locale(tmp_path, "cs", "cases: {base: , dat: , loc: dat}\nadjectives: before\n", grammar)
    locale = load_locale("cs")
    the_sea, my_hill = NounPhrase("n-sea", "the", adjectives=("a-big",)), NounPhrase("n-hill", "my")
    assert [phrase(locale, the_sea, case) for case in ("base", "dat", "loc")] == [
        "the bigB sea",
        "to-the bigD sea-D",
        "to-the bigD sea-D",
    ]
    assert [phrase(locale, my_hill, case) for case in ("base", "dat", "loc")] == ["my hill", "my hill-D", "my hill-L"]
    assert check(locale) == []


# ------------------------------------------------------------------------------------------------------------ families


@pytest.mark.parametrize("language", ["uk", "nl", "fr-CA", "en-GB"])
def test_a_language_of_a_family_has_all_that_its_messages_need(language: str, root: Path) -> None:
    assert check(toy_locale(language)) == []


def test_a_word_that_a_language_owes_to_its_family_is_reported(root: Path, tmp_path: Path) -> None:
    shutil.copytree(FIXTURES / "locales" / "languages" / "nl", root / "da")
    path = root / "da" / "grammar.ftl"
    path.write_text(path.read_text(encoding="utf-8").replace("-not = niet\n", ""), encoding="utf-8")
    assert [str(problem) for problem in check(load_locale("da"))] == [
        "da: verb-separable: there is no term -not",
        "da: verb: there is no term -not",
    ]


def test_ukrainian_prints_all_cards(root: Path) -> None:
    """Ten cards, as recorded."""
    shown = "\n".join("\n".join(printed("uk", id)) for id in sorted(toy().known.cards))
    assert shown == (FIXTURES / "locales" / "toy.uk.txt").read_text(encoding="utf-8").rstrip("\n")


COUNTED = {
    ("n-trinket", "base"): "1 знахідка, 2 знахідки, 5 знахідок, 21 знахідка, 22 знахідки, 25 знахідок",
    ("n-trinket", "acc"): "1 знахідку, 2 знахідки, 5 знахідок, 21 знахідку, 22 знахідки, 25 знахідок",
    ("n-trinket", "ins"): "1 знахідкою, 2 знахідками, 5 знахідками, 21 знахідкою, 22 знахідками, 25 знахідками",
    # Of people, the accusative is the genitive.
    ("n-gleaner", "acc"): "1 збирача, 2 збирачів, 5 збирачів, 21 збирача, 22 збирачів, 25 збирачів",
    ("n-gleaner", "base"): "1 збирач, 2 збирачі, 5 збирачів, 21 збирач, 22 збирачі, 25 збирачів",
    ("n-gleaner", "loc"): "1 збирачеві, 2 збирачах, 5 збирачах, 21 збирачеві, 22 збирачах, 25 збирачах",
}


@pytest.mark.parametrize(("noun", "case"), COUNTED)
def test_slavic_plurals(noun: str, case: str, root: Path) -> None:
    locale = toy_locale("uk")
    phrases = [NounPhrase(noun, "counted", Amount(number)) for number in (1, 2, 5, 21, 22, 25)]
    assert ", ".join(phrase(locale, one, case) for one in phrases) == COUNTED[noun, case]


CASES = {
    "n-trinket": "ця вибрана знахідка, цієї вибраної знахідки, цій вибраній знахідці, цю вибрану знахідку, "
    "цією вибраною знахідкою, цій вибраній знахідці, ця вибрана знахідко",
    "n-gleaner": "цей вибраний збирач, цього вибраного збирача, цьому вибраному збирачеві, цього вибраного збирача, "
    "цим вибраним збирачем, цьому вибраному збирачеві, цей вибраний збирачу",
    "z-sea": "це вибране море, цього вибраного моря, цьому вибраному морю, це вибране море, "
    "цим вибраним морем, цьому вибраному морі, це вибране море",
}


@pytest.mark.parametrize("noun", CASES)
def test_seven_cases(noun: str, root: Path) -> None:
    locale, chosen = toy_locale("uk"), NounPhrase(noun, "this", adjectives=("a-chosen",))
    assert ", ".join(phrase(locale, chosen, case) for case in locale.settings.cases.names) == CASES[noun]


def test_two_aspects(root: Path) -> None:
    """An order is perfective, a custom and a prohibition are imperfective, the past of one act is perfective."""
    locale = toy_locale("uk")
    said = Message("keeps", (("who", NounPhrase("n-gleaner", "that")), ("what", NounPhrase("n-trinket", "a"))))
    assert {frame: locale.clause(said, frame) for frame in ("imperative", "indicative", "infinitive", "negated")} == {
        "imperative": "збережіть знахідку",
        "indicative": "цей збирач зберігає знахідку",
        "infinitive": "зберегти знахідку",
        "negated": "зберігати знахідку",
    }
    assert locale.clause(said, "perfect") == "цей збирач зберіг знахідку"
    assert locale.clause(said, "never") == "цей збирач не зберіг знахідки"


def test_separable_verbs_and_three_declensions(root: Path) -> None:
    assert printed("nl", "fishing_net")[1].endswith("Berg elke gekozen vondst op.")
    assert printed("nl", "ships_bell")[1].endswith("Hij gooit een vondst van zijn plank weg.")
    locale = toy_locale("nl")
    games = [NounPhrase("s-game", det, adjectives=("a-other",)) for det in ("the", "a", "each")]
    assert [phrase(locale, game) for game in games] == ["het andere spel", "een ander spel", "elk andere spel"]
    assert phrase(locale, games[0], "gen") == "van het andere spel"
    said = Message("keeps", (("who", NounPhrase("n-gleaner", "the")), ("what", NounPhrase("n-trinket", "a"))))
    assert locale.clause(said, "subordinate") == "de jutter een vondst opbergt"
    assert locale.clause(said, "infinitive") == "een vondst opbergen"


def test_romance_contractions_are_rules_of_typography(root: Path) -> None:
    locale = load_locale("it")
    card = NounPhrase("n-card", "the", adjectives=("a-chosen",))
    total = NounPhrase("n-total", "the")
    assert [phrase(locale, card, case) for case in ("base", "de", "a")] == [
        "la carta scelta",
        "della carta scelta",
        "alla carta scelta",
    ]
    assert [phrase(locale, total, case) for case in ("de", "a")] == ["del totale", "al totale"]
    others = NounPhrase("n-card", "the-other", plural=True)
    assert phrase(locale, others, "de") == "delle altre carte"


def test_french_makes_its_cases_with_the_message_of_the_case(root: Path) -> None:
    locale = load_locale("fr")
    assert phrase(locale, NounPhrase("n-card", "another"), "de") == "d’une autre carte"
    assert phrase(locale, NounPhrase("n-card", "each"), "de") == "de chaque carte"
    assert phrase(locale, NounPhrase("n-owner", "none"), "a") == "à propriétaire"
    assert LOCALES.name == "locales" and Settings.of("fr").cases.names == ("base", "de", "a", "after")
