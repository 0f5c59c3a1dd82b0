"""Compile random cards as an expansion of their game, drop the cards with errors, and check the texts of the others."""

from __future__ import annotations

import re
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from pathlib import Path
from typing import NamedTuple

from ombre.compiler import model
from ombre.compiler.driver import Compiled, compile_project
from ombre.compiler.projects.places import GameFolder
from ombre.compiler.projects.project import CardFile, Project, open_game
from ombre.dsl.diagnostics import Diagnostic
from ombre.dsl.source import Source
from ombre.prose.language.languages import languages
from ombre.prose.language.messages import MissingMessage
from ombre.prose.language.text import Locale, load_locale
from ombre.prose.language.text_runs import split
from ombre.prose.planner import doubts, plan
from ombre.prose.proofreading.card_texts import CardText
from ombre.prose.proofreading.texts import faults
from ombre.prose.sentences import Phrasebook, Unprintable, told, vocabulary_of
from ombre.runtime import Deck
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.workshop.game.loaded import Loaded

from ..prose.reading import LEXICON, Asked, Lexicon, expected, lexicon, misread
from .cards import RandomCard, card
from .words import GameWords

ROOT = Path(__file__).parents[2]
FILE = "random_cards/cards.card"
# Lists whose words the lexicons know only before a noun; and a past event in a duration reads like a duration.
UNREAD = ("class.", "condition.", "side.", "becomes ", "within ")
SHIPPED = ("crossfire", "srtcg")
GAMES = (*SHIPPED, "toy")
# The games of tests: their names and their folders.
OWN = {"toy": ("low_tide", ROOT / "tests/fixtures/games/toy"), "cellar": ("cellar", Path(__file__).parent / "cellar")}


class Fault(NamedTuple):
    """Something that is wrong with a card. sort: what is compared when the card is made smaller; told: a sentence."""

    card: str
    sort: str
    told: str


@dataclass(frozen=True)
class Stage:
    """A game for which random cards are written."""

    name: str
    base: Project
    _decks: dict[int, dict[int, Deck]] = field(default_factory=dict[int, dict[int, Deck]], repr=False, compare=False)

    @classmethod
    def of(cls, name: str) -> Stage:
        place = name if name in SHIPPED else GameFolder(*OWN[name])
        found = open_game(place)
        files = tuple(file for file in found.files if not file.module.startswith("scenarios"))
        return cls(name, replace(found, files=files))

    @cached_property
    def compiled(self) -> Compiled:
        return compile_project(self.base)

    @cached_property
    def _loaded(self) -> Loaded:
        return Loaded(self.base)

    @cached_property
    def words(self) -> GameWords:
        return GameWords.of(self.compiled)

    def name_of(self, card: str) -> str:
        found = self.compiled.model.cards.get(card)
        return found.name if found is not None else card

    def decks(self, players: int) -> dict[int, Deck]:
        """What players have of their own at the beginning of the game without random cards: decks that they can bring.

        The set-up refuses decks with some random cards, such as more than so many of one kind.
        """
        if players not in self._decks:
            g = Session(self._loaded.rules, Start(players, beginning=next(iter(self._loaded.beginnings()), ""))).g
            had = {seat: Counter[str]() for seat in range(players)}
            for x in range(players, len(g.kind)):
                if (seat := g.owner[x]) in had:
                    had[seat][g.rules.cards[g.card[x]].id] += 1
            self._decks[players] = {seat: Deck("first", tuple(sorted(cards.items()))) for seat, cards in had.items()}
        return self._decks[players]

    @cached_property
    def languages(self) -> list[str]:
        """The languages of which the game has messages."""
        return [one for one in languages(self.base.folders) if (self.base.folder / "locales" / one).is_dir()]

    def cards(self, seed: int, number: int, blind: float = 0.0) -> list[RandomCard]:
        """The random cards of a batch. blind: as in `Author`."""
        seeds = [(f"{self.name}/{seed}/{at}", f"random_{seed}_{at}") for at in range(number)]
        return [card(self.words, one, id, blind) for one, id in seeds]

    def source(self, cards: Sequence[RandomCard]) -> str:
        head = f"expansion random_cards of {self.base.game}\n\n"
        return head + "".join(f"{one.text}\n" for one in cards)

    def project(self, cards: Sequence[RandomCard], *more: str) -> Project:
        """The game with an expansion of random cards. more: the texts of further files of the expansion."""
        texts = [(FILE, self.source(cards)), *((f"random_cards/more_{at}.card", text) for at, text in enumerate(more))]
        own = [CardFile(Source(n, t), "random_cards", Path(n).stem, Path(n), own=True) for n, t in texts]
        names = frozenset(file.source.name for file in own)
        return replace(self.base, files=(*self.base.files, *own), added=names)


# ----------------------------------------------------------------------------------------------------- acceptance


@dataclass
class Accepted:
    """The cards of a batch that have no errors, the compiled game with them, and the codes of the other cards."""

    cards: list[RandomCard]
    compiled: Compiled
    refused: Counter[str]


def accepted(stage: Stage, cards: Sequence[RandomCard]) -> Accepted:
    """Drop the cards with errors until there are none."""
    refused: Counter[str] = Counter()
    left = list(cards)
    while True:
        compiled = compile_project(stage.project(left))
        bad = errors(stage, left, compiled)
        if not bad and not compiled.ok:
            bad = culprit(stage, left)
        if not bad:
            return Accepted(left, compiled, refused)
        refused.update(code for code in bad.values())
        left = [one for one in left if one.id not in bad]


def errors(stage: Stage, cards: Sequence[RandomCard], compiled: Compiled) -> dict[str, str]:
    """The cards in which an error is, each with the code of its first error."""
    lines: list[str] = ["", ""]
    for one in cards:
        lines += [one.id] * (len(one.lines) + 1)
    found: dict[str, str] = {}
    for d in compiled.diagnostics:
        if d.severity == "error" and d.span.source == FILE:
            found.setdefault(lines[d.span.line - 1], d.code)
    return found


def culprit(stage: Stage, cards: Sequence[RandomCard]) -> dict[str, str]:
    """The first card that causes an error in another file, such as a cycle of effects through a rule of the game."""
    least, most = 0, len(cards)
    while most - least > 1:  # the first `least` cards are accepted, the first `most` cards are not
        middle = (least + most) // 2
        if compile_project(stage.project(cards[:middle])).ok:
            least = middle
        else:
            most = middle
    found = compile_project(stage.project(cards[:most])).diagnostics
    code = next(d.code for d in found if d.severity == "error")
    return {cards[most - 1].id: code}


# ---------------------------------------------------------------------------------------------------------- texts


def text_faults(stage: Stage, made: Accepted) -> list[Fault]:
    """What is wrong with the texts of the random cards, in all languages of the game."""
    known = made.compiled.model
    vocabulary = vocabulary_of(known)
    cards = [known.cards[one.id] for one in made.cards]
    found: list[Fault] = []
    for language in stage.languages:
        said = locale(stage, language, vocabulary)
        texts: list[CardText] = []
        for one in cards:
            try:
                texts.append(printed(one, vocabulary, said))
                found += unreadable(stage, texts[-1], said)
            except (MissingMessage, Unprintable) as problem:
                found.append(
                    Fault(one.id, f"{language}: unprinted: {str(problem).removeprefix(f'{language}: ')}", str(problem))
                )
            except Exception as error:
                found.append(Fault(one.id, f"{language}: {crash(error)}", str(error)))
        for marked in faults(texts, said):
            found += _of(marked, said, known)
    return found


def crash(problem: Exception) -> str:
    """The sort and the place of an error of the program."""
    last = traceback.extract_tb(problem.__traceback__)[-1]
    return f"{type(problem).__name__} in {Path(last.filename).name}, {last.name}"


def locale(stage: Stage, language: str, vocabulary: Phrasebook) -> Locale:
    found = replace(load_locale(language, stage.base.folders), fallbacks=())
    found.lend_words(vocabulary.words())
    return found


def printed(one: model.Card, vocabulary: Phrasebook, said: Locale) -> CardText:
    """The text of a card; raises MissingMessage or Unprintable."""
    trees = tuple(told(one.abilities, vocabulary, one.kind)(said))
    planned = tuple(plan(trees, said))
    return CardText(one, trees, planned, tuple(said.plain(split(said.paragraph(part))) for part in planned))


def _of(problem: Diagnostic, said: Locale, known: model.Model) -> Iterator[Fault]:
    told = str(problem.message)
    id = told.split("'")[1]
    if not _is_excused(told, id, said, known):
        yield Fault(id, f"{said.language}: {problem.code}{_kind(told)}", told)


def _is_excused(told: str, id: str, said: Locale, known: model.Model) -> bool:
    """Whether a proofreader's mark is wrong for texts that no person would write.

    The words of some lists contain a number ("slot 2") or "not"; two words of a list can stand in a row;
    and a player who is named by the distance of the seat is named once in two sentences.
    """
    if found := re.search(r"numbers missing \[(.*?)\], added \[(.*?)\]", told):
        seats = {str(abs(node.steps.value)) for node in model.walk(known.cards[id].abilities)
                 if isinstance(node, model.SeatAfter) and isinstance(node.steps, model.Number)}  # fmt: skip
        lost, added = ({*filter(None, part.split(", "))} for part in found.groups())
        return lost <= seats and added <= numbers_of_words(said)
    return "occurs twice in a row" in told


@cache
def _words(path: str, text: str) -> frozenset[str]:
    return frozenset(re.findall(r"\d+", "\n".join(re.findall(r"^[anp]-\S+ =.*(?:\n .*)*", text, re.MULTILINE))))


def numbers_of_words(said: Locale) -> frozenset[str]:
    """The numbers that occur in the words of a game, such as in the name of a slot."""
    return frozenset[str]().union(*(_words(path, Path(path).read_text(encoding="utf-8")) for path, _ in said.resources))


def _kind(told: str) -> str:
    """What sort of misprint a diagnostic tells of: its first words."""
    return "".join(f" {word}" for word in told.split(": ", 1)[1].split()[:4])


def unreadable(stage: Stage, text: CardText, said: Locale) -> list[Fault]:
    """The empty paragraphs of a text, its unclear phrases, and the content in which it differs from its card."""
    shown = " / ".join(text.plain)
    found = [Fault(text.card.id, f"{said.language}: empty", shown) for part in text.plain if not part.strip()]
    for doubt in unclear(text, said):
        found.append(Fault(text.card.id, f"{said.language}: doubt", f"{doubt}: {shown}"))
    return found + read(stage, text, said)


def unclear(text: CardText, said: Locale) -> list[str]:
    """The referring expressions of a text that fit two things, or nothing."""
    return [doubt for paragraph in text.planned for doubt in doubts(said.printed(paragraph), said)]


def read(stage: Stage, text: CardText, said: Locale) -> list[Fault]:
    """What an independent reader misses in a text, or finds too much.

    The reader does not know all words of the lists of a game; those that it does not know are left out. Nor does it
    look at names of cards, which can contain any words.
    """
    if not (LEXICON / f"{said.language}.yaml").exists():
        return []
    words = lexicon(said.language, stage.name)
    shown = "\n".join(text.plain)
    for node in model.walk(text.card.abilities):
        if isinstance(node, model.CardIn | model.IsCard):
            shown = shown.replace(said.typeset(said.title(node.card, stage.name_of(node.card))), "…")
    least, most = (_known(asked, words) for asked in expected(text.card.abilities, words))
    # Two lists of a game can have a word in common, so a word too many may be that of another list.
    wrong = [
        one
        for one in misread((least, most), shown, words)
        if not re.match(r"(\S+\.\S+|becomes .*|until .*|within .*): \d+, and not", one)
    ]
    return [Fault(text.card.id, f"{said.language}: misread {one.split(':')[0]}", f"{one}: {shown}") for one in wrong]


def _known(asked: Asked, words: Lexicon) -> Asked:
    kept = (key for key in asked if all(part.isdecimal() or part in words.patterns for part in key.split("|")))
    kept = (key for key in kept if not key.startswith(UNREAD))
    return Counter({key: asked[key] for key in kept})
