"""Each change of one node of a card changes its text in each locale, so a text cannot leave anything out.

The cards are those of the shipped games, of the toy game, of `tests/fixtures/cards/reading.card`, which has all
constructs that a card can print, and of `tests/fixtures/cards/bodies.card`, whose verbs have no messages. `mutate.py`
changes each ability in many ways.
"""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest

from ombre.compiler import model as m
from ombre.compiler.driver import compile_project
from ombre.compiler.projects.places import GameFolder
from ombre.compiler.projects.project import CardFile, Project, open_game
from ombre.compiler.simultaneous import is_batch
from ombre.dsl.source import NOWHERE as W
from ombre.dsl.source import Source
from ombre.prose.language.messages import Paragraph
from ombre.prose.language.text import Locale, load_locale
from ombre.prose.proofreading.proofread import unequal_numbers
from ombre.prose.sentences import Phrasebook, Unprintable, paragraph, spoken, vocabulary_of
from ombre.prose.sentences.declared_words import property_id, value_id
from ombre.prose.sentences.inlining import has_words
from ombre.prose.sentences.nouns import COMPARISONS

from ..budget import LONG
from ..compiler.samples import sampled
from ..recording import recorded
from .mutate import Mutant, Mutator, brief

pytestmark = pytest.mark.sampled

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden"
FIXTURES = ROOT / "tests" / "fixtures"
LANGUAGES = ("en", "fr")
OVERLAYS = {"prime_runner": "crossfire", "web_revision": "srtcg"}


class Game(NamedTuple):
    known: m.Model
    vocabulary: Phrasebook
    folders: tuple[Path, ...]


@cache
def game(name: str) -> Game:
    """A game whose cards the tests print; it must have no errors."""
    paths: list[Path] = []
    if name == "srtcg":
        base = open_game(name)
    elif name in OVERLAYS:
        base = open_game(OVERLAYS[name], [name])
    elif name == "toy":
        folder = FIXTURES / "games" / "toy"
        paths = [path for part in ("rules", "base") for path in sorted((folder / part).glob("*.card"))]
        base = Project(GameFolder("low_tide", folder), (), (folder,), ("rules", "base"))
    else:
        paths = [FIXTURES / "cards" / f"{name}.card"]
        shipped = open_game("crossfire")
        files = tuple(file for file in shipped.files if not file.module.startswith("scenarios/"))
        base = Project(shipped.place, files, shipped.folders, shipped.sets)
    more = [CardFile(Source(p.name, p.read_text(encoding="utf-8")), "base", p.stem, p, own=True) for p in paths]
    project = Project(base.place, (*base.files, *more), base.folders, base.sets)
    compiled = compile_project(project)
    assert [d for d in compiled.diagnostics if d.severity == "error"] == []
    return Game(compiled.model, vocabulary_of(compiled.model), project.folders)


@cache
def locale(name: str, language: str) -> Locale:
    """The locale of a language without a fallback, with the messages and the words of a game."""
    found = dataclasses.replace(load_locale(language, game(name).folders), fallbacks=())
    found.lend_words(game(name).vocabulary.words())
    return found


GAMES = ("reading", "bodies", "toy", "prime_runner", "srtcg")
# The mutants of so many cards of a game are printed in English, and in another language; those of all by `make long`.
SAMPLE = {"en": 12}
OTHER = 5
# The toy game has English and French words; the trading-card game has no Spanish words.
GERMAN = tuple(name for name in GAMES if name != "toy")
SPANISH = tuple(name for name in GERMAN if name != "srtcg")
PRINTED = [
    *((name, language) for language in LANGUAGES for name in GAMES),
    *((name, "de") for name in GERMAN),
    *((name, "es") for name in SPANISH),
]


@cache
def cards(name: str) -> tuple[m.Card, ...]:
    """The cards of a game that have abilities; for calls of verbs without messages they have the bodies of the verbs.

    For an expansion and for `bodies`, only the cards that it declares.
    """
    known = game(name).known
    files = [file for file in known.files if f"/{name}/" in file.source or file.source == "bodies.card"]
    own = {card.id for file in files for card in file.cards}
    mine = [card for card in known.cards.values() if card.abilities and (card.id in own or not own)]
    said = locale(name, "en")  # in these games each verb has a message in all languages or in none
    return tuple(spoken(card, known.verbs, said) for card in mine)


@cache
def sayable(name: str) -> m.Model:
    """The model of a game with only the verbs that have messages; only these are used in mutants."""
    known, said = game(name).known, locale(name, "en")
    return dataclasses.replace(known, verbs={key: verb for key, verb in known.verbs.items() if has_words(verb, said)})


def text(name: str, ability: m.Ability, kind: str, said: Locale) -> str:
    return said.plain(said.runs(paragraph(ability, game(name).vocabulary, kind)))


class Case(NamedTuple):
    """An ability of a card, or a mutant of an ability, with its message tree."""

    card: m.Card
    ability: m.Ability
    mutant: Mutant | None
    tree: Paragraph


@cache
def originals(name: str) -> tuple[Case, ...]:
    """The abilities of a game without mutants."""
    words = game(name).vocabulary
    return tuple(
        Case(card, one, None, paragraph(one, words, card.kind)) for card in cards(name) for one in card.abilities
    )


@cache
def cases_of(name: str, number: int) -> tuple[Case, ...]:
    """The abilities of a card, each followed by its mutants; mutants that cannot be printed are left out."""
    card = cards(name)[number]
    found: list[Case] = []
    for case in (case for case in originals(name) if case.card is card):
        found.append(case)
        for mutant in Mutator(sayable(name), case.ability, card.kind).mutants(case.ability):
            with suppress(Unprintable):
                tree = paragraph(mutant.node, game(name).vocabulary, card.kind)
                found.append(Case(card, case.ability, mutant, tree))
    return tuple(found)


def cases(name: str, most: int | None = None) -> list[Case]:
    """The cases of a game, or in the suite of at most some of its cards."""
    some = range(len(cards(name))) if most is None else sampled(range(len(cards(name))), most)
    return [case for number in some for case in cases_of(name, number)]


@cache
def chosen(name: str, language: str) -> tuple[Case, ...]:
    """The cases of a game that are printed in a language."""
    return tuple(cases(name, SAMPLE.get(language, OTHER)))


@cache
def printed(name: str, language: str) -> tuple[str, ...]:
    """The texts of the cases of a game in a language."""
    return all_said(chosen(name, language), locale(name, language))


def all_said(made: Iterable[Case], said: Locale) -> tuple[str, ...]:
    return tuple(said.plain(said.runs(case.tree)) for case in made)


def unchanged(made: Iterable[Case], texts: Iterable[str]) -> list[tuple[Case, str]]:
    """The mutants whose text equals that of their ability."""
    found: list[tuple[Case, str]] = []
    original = ""
    for case, said in zip(made, texts, strict=True):
        if case.mutant is None:
            original = said
        elif said == original:
            found.append((case, said))
    return found


# Mutations that may leave the text unchanged, with the reasons.
ALLOWED: list[tuple[str, Callable[[Mutant], bool], str]] = [
    ("Event.any", lambda mutant: True, "'a' and 'any' ask for the same in a pattern: one that fits"),
    (
        "Event.patterns",
        lambda mutant: any(new is None and asks_nothing(old) for old, new in pairs(mutant)),
        "a role that is not mentioned may be anything, and so may 'a card'",
    ),
    (
        "Those.zone",
        lambda mutant: any(implied(part, mutant.old.zone) for part in m.walk(mutant.old.where)),
        "what a language declares to be implied: what faces somebody is in play",
    ),
    (
        "Ability.body in another order",
        lambda mutant: isinstance(mutant.old, m.Choose),
        "two choices by one player that one clause takes in: neither knows of the other",
    ),
]


def implied(condition: Any, zone: Any) -> bool:
    """Whether a condition on a thing implies its zone, so that the text need not print the zone."""
    if not isinstance(condition, m.Is) or not isinstance(condition.left, m.Read) or not isinstance(zone, m.Read):
        return False
    id = f"m-is--{property_id(condition.left.property)}"
    return locale("reading", "en").word(id, "implies") == property_id(zone.property)


def pairs(mutant: Mutant) -> list[tuple[Any, Any]]:
    """For each role of the changed event of a mutant, the old and the new pattern."""
    return list(zip(mutant.old.patterns, mutant.new.patterns, strict=False))


def asks_nothing(pattern: Any) -> bool:
    """Whether a pattern matches anything, such as `a card`."""
    return isinstance(pattern, m.Those) and pattern == m.Those(
        W, pattern.kind, "a", name=pattern.name, candidate=pattern.candidate
    )


def is_allowed(mutant: Mutant | None) -> bool:
    return mutant is not None and any(mutant.what == what and fits(mutant) for what, fits, _ in ALLOWED)


@pytest.mark.parametrize("language", (*LANGUAGES, "de", "es"))
@pytest.mark.parametrize("name", ("reading", "bodies"))
def test_the_reading_cards(name: str, language: str) -> None:
    """The texts equal the recorded ones, which people have reviewed; OMBRE_RECORD=1 records them again."""
    said = locale(name, language)
    shown = [
        f"{card.name}\n" + "".join(f"  {text(name, a, card.kind, said)}\n" for a in card.abilities)
        for card in cards(name)
        if card.id.startswith("r_")
    ]
    path = GOLDEN / name / f"{language}.txt"
    assert recorded(path, "\n".join(shown)) == "\n".join(shown)


@pytest.mark.parametrize(("name", "language"), PRINTED)
def test_a_change_of_one_node_changes_the_text(name: str, language: str) -> None:
    """Each mutant can be printed, and its text differs."""
    same = unchanged(chosen(name, language), printed(name, language))
    assert [f"{c.card.id}: {c.mutant}: {said}" for c, said in same if not is_allowed(c.mutant)] == []
    if LONG:
        least = {"reading": 2500, "bodies": 300, "toy": 100, "prime_runner": 100, "srtcg": 2000}
        assert len(chosen(name, language)) > least[name]
    assert len(same) < len(chosen(name, language)) > 20


@pytest.mark.long
def test_every_exception_is_needed() -> None:
    """Each entry of ALLOWED is needed by a mutant; an entry that is not needed could hide a later mistake."""
    allowed = {what for what, _, _ in ALLOWED}
    same: set[str] = set()
    for name in GAMES:
        made = [case for case in cases(name) if case.mutant is None or case.mutant.what in allowed]
        same |= {case.mutant.what for case, _ in unchanged(made, all_said(made, locale(name, "en"))) if case.mutant}
    assert same == allowed


SABOTAGE = {
    "Quotient.rounded": "m-half-down = of { NP($what) }, rounded up",
    "If.otherwise": "if-otherwise =\n    .indicative = if { CLAUSE($condition) }, { CLAUSE($action) }",
    "Duration.scope": "until-end =\n    .indicative = until the end of it",
    "Those.determiner": "np-another =\n    .base = a { $body }\n    .genitive = a { $body }'s",
    "Arithmetic.brackets": "grouped =\n    .indicative = { NP($what) }",
    "Ability.body with the end of May.body behind it": "if-so =\n    .indicative = { CLAUSE($action) }",
    "Compare.operator": "gt =\n    .indicative = { NP($left) } is less than { NP($right) }",
}


@pytest.mark.long
@pytest.mark.parametrize("what", SABOTAGE)
def test_a_message_that_hides_something_is_found(what: str, tmp_path: Path) -> None:
    """If a message lacks a word, the comparison finds the mutants that no longer differ."""
    folder = tmp_path / "locales" / "en"
    folder.mkdir(parents=True)
    (folder / "broken.ftl").write_text(SABOTAGE[what] + "\n", encoding="utf-8")
    broken = load_locale("en", (*game("reading").folders, tmp_path))
    broken.lend_words(game("reading").vocabulary.words())
    made = [case for case in cases("reading") if case.mutant is None or case.mutant.what == what]
    assert unchanged(made, all_said(made, broken))


@pytest.mark.parametrize(("name", "language"), PRINTED)
def test_different_trees_are_printed_differently(name: str, language: str) -> None:
    """Of all cards and all mutants, no two different trees have the same text."""
    trees: dict[str, dict[str, str]] = {}
    for case, said in zip(chosen(name, language), printed(name, language), strict=True):
        if not is_allowed(case.mutant):
            node = case.mutant.node if case.mutant else case.ability
            trees.setdefault(said, {}).setdefault(canonical(node), case.card.id)
    assert [(said, cards) for said, cards in trees.items() if len(cards) > 1] == []


@cache
def canonical(ability: m.Ability) -> str:
    """An ability as a text without ids and names; equal for abilities with the same meaning."""
    bare = unasked(dataclasses.replace(ability, id="", host="", name=""))
    bare = unnamed(bare, {node.name for node in m.walk(bare) if isinstance(node, m.Local)})
    names: dict[str, str] = {}
    found = [name for node in m.walk(bare) if isinstance(name := getattr(node, "name", None), str)]
    for local in found:
        names.setdefault(local, f"n{len(names)}")
    return re.sub(r"\w+", lambda word: names.get(word[0], word[0]), brief(bare))


def unnamed(node: Any, used: set[str]) -> Any:
    """The node without the unused names of its events."""
    if isinstance(node, tuple):
        return tuple(unnamed(part, used) for part in cast(tuple[object, ...], node))
    if not isinstance(node, m.Node):
        return node
    made = {field.name: unnamed(getattr(node, field.name), used) for field in dataclasses.fields(node)}
    if isinstance(node, m.Event):
        names = tuple(name if name in used else None for name in node.names)
        made["names"] = names if any(names) else ()
    return type(node)(**made)


def unasked(node: Any) -> Any:
    """The node without the patterns of its events that match anything, and with all loops in one form.

    The results are equal for nodes that have the same meaning, such as "a card is bought by you" and "you buy a card".
    """
    if isinstance(node, tuple):
        return tuple(unasked(part) for part in cast(tuple[object, ...], node))
    if not isinstance(node, m.Node):
        return node
    made = {field.name: unasked(getattr(node, field.name)) for field in dataclasses.fields(node)}
    if isinstance(node, m.Event):
        made["patterns"] = tuple(None if asks_nothing(pattern) else pattern for pattern in node.patterns)
        made["passive"] = node.passive and not (node.patterns and isinstance(node.patterns[0], m.You))
    if isinstance(node, m.ForEach):
        made["inline"] = is_batch(node)  # any other loop happens one after the other, however it is written
    if isinstance(node, m.Those):
        made["name"] = None  # the field `candidate` also has the name of the candidate
        where: object = made["where"]
        match where:
            case m.Is(_, m.Read(_, _, m.Local(_, name)), (m.Value() as value,), False) if name == node.candidate:
                made |= {
                    "adjectives": (*made["adjectives"], value),
                    "where": None,
                }  # `elf gear`, or `where folk is elf`
            case _:
                pass
    return type(node)(**made)


# Errors of spelling that no text may have.
SLIPS = {
    "es": [
        r"\b([Dd]e|[Aa]) el\b(?! \w*$)",
        r"\by (i|hi[^e])",
        r"\bo h?[oó]",
        r"\buna? otr[oa]",
        r"['\"]",
        r"[‡‹›†⟨⟩¶¦◊°]",
    ],
    "de": [
        r"\b(in|von) dem\b|\bzu dem\b(?! \w+, d(er|en|em|essen)\b)",
        r"\bkönn\w+ kein\w* [^.,:;]* nicht\b",
        r",[.;:,]",
        r"\b([KkDd]ein(e[mnrs]?)?|[Ee]ine[mnrs]?) (und|oder)\b",
        r"[‡‹›†⟨⟩¶¦◊°]",
        r"(?<!\w)- |['\"]",
        r"\b(ein|dein|kein|sein) \w+e [A-ZÄÖÜ]",
    ],
    "en": [
        r"\b[Aa] (?=[aeiou])",
        r"\b[Aa]n (?=[^aeiouAEIOU])",
        r"s’s\b",
        r"['\"]",
        r"\bthat that\b",
    ],
    "fr": [
        r"\b(de|à) les?\b",
        r"\bdes (autres? )?(joué|autres cartes)",
        r"\b[Ss]i ils?\b",
        r"\b(que|de|le|la|ne|se|ce|jusque) (?=[aeiouyhéèêàâîôûÉÈÊÀÂÎ])",
        r"(?<!\u202f)[;!?]",
        r"(?<!\u00a0):",
        r"['\"]",
    ],
}
ANYWHERE = [r"  ", r" [,.]", r"\.\.", r"\( | \)", r"\b[a-z]+-[a-z]+-[a-z]", r"\b(\w{3,}) \1\b", r"\w[ \u00a0]?•\w"]


@pytest.mark.parametrize(("name", "language"), PRINTED)
def test_no_slip_of_the_pen(name: str, language: str) -> None:
    """No text of an ability or a mutant has an error in elision, contraction or spacing, or a repeated word."""
    for slip in map(re.compile, [*SLIPS[language], *ANYWHERE]):
        assert [said for said in printed(name, language) if slip.search(said)] == [], slip.pattern


# ------------------------------------------------------------------------------- numbers and values, one by one


def unprinted(ability: m.Ability, said: Locale) -> Iterator[int]:
    """Yield the numbers of an ability that are not printed as digits."""
    for node in m.walk(ability):
        match node:
            case m.Arithmetic(_, "-", m.Number(_, 0), _):
                yield 0  # the 0 in 0 - 1, which is the amount -1
            case m.SeatAfter(_, _, m.Number(_, 1)):
                yield 1  # "the next one"
            case m.Compare(_, "=", m.Count(_, m.Those(history=m.History()), None), m.Number(_, 0)):
                yield 0  # "you played no cards"
            case m.Compare(_, compared, m.Read(_, of), m.Number(_, number)) if said.has(
                f"m-{COMPARISONS[compared]}--{property_id(of)}--{number}"
            ):
                yield number  # "who is hurt"
            case m.Compare(_, ">", m.Read(_, m.Property(sort="option"), None), m.Number(_, 0)):
                yield 0  # whether a start option is used
            case _:
                pass


def spans(ability: m.Ability) -> Iterator[tuple[int, int]]:
    """Yield the ranges of numbers of the cells in the tables of an ability."""
    for node in m.walk(ability):
        if isinstance(node, m.TableCell):
            yield from filter(None, node.spans)


@pytest.mark.parametrize(("name", "language"), PRINTED)
def test_every_number_of_the_tree_is_in_the_text_as_often(name: str, language: str) -> None:
    for card in cards(name):
        for ability in card.abilities:
            meant = Counter(node.value for node in m.walk(ability) if isinstance(node, m.Number))
            halves = [
                node
                for node in m.walk(ability)
                if isinstance(node, m.Quotient) and node.by == m.Number(node.by.span, 2)
            ]
            meant -= Counter({2: len(halves)})  # "half of ..."
            meant -= Counter(unprinted(ability, locale(name, language)))
            meant += Counter(bound for span in spans(ability) for bound in sorted(set(span)))
            told = paragraph(ability, game(name).vocabulary, card.kind)
            lost, added, said = unequal_numbers(meant, told, locale(name, language))
            assert (lost, added) == ([], []), said


@pytest.mark.parametrize(("name", "language"), PRINTED)
def test_every_value_of_the_tree_is_in_the_text_as_often(name: str, language: str, tmp_path: Path) -> None:
    """Each value of a tree is printed as often as the tree contains it.

    The locale of this test prints a unique mark for each value; otherwise a value is an icon or an adjective.
    """
    known = game(name).known
    ids = [value_id(m.Value(W, values.name, word)) for values in known.values.values() for word in values.words]
    folder = tmp_path / "locales" / language
    folder.mkdir(parents=True)
    lines = [f'{id} = {{ "[{id}]" }}\n' for id in ids]
    frames = ("imperative", "indicative", "inverted", "predicate", "infinitive", "subjunctive", "subordinate")
    for id in ids:  # messages for the event that a condition becomes this value
        if locale(name, language).has(f"become--{id}"):
            marks = "".join(f"    .{frame} = {{ NP($what) }} [{id}]\n" for frame in frames)
            lines.append(f"become--{id} =\n{marks}")
    (folder / "marks.ftl").write_text("".join(lines), encoding="utf-8")
    marked = dataclasses.replace(load_locale(language, (*game(name).folders, tmp_path)), fallbacks=())
    marked.lend_words(game(name).vocabulary.words())
    for card in cards(name):
        for ability in card.abilities:
            said = text(name, ability, card.kind, marked)
            meant = Counter(value_id(node) for node in m.walk(ability) if isinstance(node, m.Value))
            meant += Counter(f"a-{n.key.split('.')[1]}-{n.key.split('.')[2]}" for n in changes(ability))
            assert Counter(re.findall(r"\[([\w-]+)\]", said)) == meant, said


def changes(ability: m.Ability) -> Iterator[m.Event]:
    """Yield the events of an ability in which a condition becomes a value."""
    return (n for n in m.walk(ability) if isinstance(n, m.Event) and n.key.startswith("becomes "))
