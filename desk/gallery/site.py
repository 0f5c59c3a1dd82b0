"""Make the pages of the site: for each language all cards, a page for each card, the rules,
and the words of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path

import jinja2
from pygments import highlight
from pygments.formatters import HtmlFormatter

from ombre import contract
from ombre.compiler import model
from ombre.compiler.projects.places import UsageError
from ombre.prose.language.messages import say
from ombre.version import VERSION
from ombre.workshop.highlighting import CardLexer
from ombre.workshop.printing.booklet import booklet
from ombre.workshop.printing.facts import facts_in_words, kind_in_words
from ombre.workshop.scenarios.in_words import FoundScenario, ScenarioTeller, ToldPart, scenarios_of

from ..lsp.open_games import OpenGame, WholeGame

TEMPLATES = Path(__file__).parent / "templates"
PLAIN = (TEMPLATES.parents[1] / "colours.css", TEMPLATES / "style.css", TEMPLATES / "search.js")  # copied as they are
_BATCH = 24  # cards that are drawn at a time

Tell = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Ruling:
    """A scenario about a card, in words. source: its lines below the first one, as HTML."""

    title: str
    parts: tuple[ToldPart, ...]
    source: str


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card in one language.

    facts: the printed names of its facts with their values. picture: whether it has one. words: the author's own words.
    """

    id: str
    name: str
    kind: str
    set: str
    text: tuple[str, ...]
    facts: tuple[tuple[str, str], ...]
    picture: bool
    about: tuple[Ruling, ...] = ()
    names: tuple[tuple[str, str], ...] = ()  # the other cards that it names, by id
    named_by: tuple[tuple[str, str], ...] = ()  # those that name it
    note: str = ""  # what was assumed about a card that is known only in part
    number: str = ""  # its number in its set, if it has one
    words: tuple[str, ...] = ()

    @property
    def file(self) -> str:
        """The name of its files, without suffix."""
        return contract.plain_id(self.id)

    @property
    def search(self) -> str:
        """What the card is found by."""
        return " ".join((self.name, self.id, self.number, self.kind, *self.text, *self.words)).lower()


class Site:
    """The site of a game, in some languages."""

    def __init__(self, game: OpenGame, whole: WholeGame, languages: Sequence[str]) -> None:
        self.game, self.whole, self.languages = game, whole, languages
        loader = jinja2.FileSystemLoader(TEMPLATES)
        self.pages = jinja2.Environment(
            loader=loader, autoescape=True, undefined=jinja2.StrictUndefined, trim_blocks=True, lstrip_blocks=True
        )
        self._told: dict[tuple[str, str], Ruling] = {}
        self.tellers = {language: ScenarioTeller(whole.printer(language)) for language in languages}
        self.about: dict[str, list[FoundScenario]] = {}
        for one in scenarios_of(whole.compiled):
            for card in one.cards:
                self.about.setdefault(card, []).append(one)
        for some in self.about.values():
            some.sort(key=lambda one: len(one.cards))  # those first that are about few other cards
        project = game.project
        titles = [one.title for one in project.place.sets().values() if one.base and one.title]
        self.title = titles[0] if titles else project.game.replace("_", " ").title()

    @property
    def cards(self) -> list[model.Card]:
        """The cards, in the order of the files."""
        return [card for card in self.whole.compiled.model.cards.values() if not card.local]

    def _rulings(self, card: str, language: str) -> tuple[Ruling, ...]:
        """The scenarios that name a card, in words; each is told once."""
        found: list[Ruling] = []
        for one in self.about.get(card, ()):
            key = language, one.scenario.id
            if key not in self._told:
                span = one.scenario.span
                lines = one.source.text.split("\n")[span.line : span.end_line]
                shown = "\n".join(line[2:] if line.startswith("  ") else line for line in lines).rstrip()
                source = highlight(shown, CardLexer(), HtmlFormatter[str](nowrap=True))
                self._told[key] = Ruling(one.scenario.title, self.tellers[language].told(one), source)
            found.append(self._told[key])
        return tuple(found)

    def t(self, language: str, id: str, **values: str) -> str:
        """A text of the site."""
        return self.tellers[language].phrase(say(id, **values))

    # ------------------------------------------------------------------------------------------------- files

    def files(self, tell: Tell) -> Iterator[tuple[str, bytes]]:
        """Yield the files of the site, each with its path. tell: is called with the number of pictures drawn."""
        yield from ((plain.name, plain.read_bytes()) for plain in PLAIN)
        first = self.languages[0]
        yield "index.html", self._page("start.html.j2", first, "", target=f"{first}/index.html")
        drawn: dict[str, set[str]] = {}
        for path, svg in self._pictures(tell):
            drawn.setdefault(path.split("/")[0], set()).add(Path(path).stem)
            yield path, svg
        for language in self.languages:
            yield from self._of_language(language, drawn.get(language, set()))

    def _pictures(self, tell: Tell) -> Iterator[tuple[str, bytes]]:
        """Yield the pictures of all cards that have a face. Several are drawn at a time."""
        batches: list[tuple[str, list[model.Card]]] = []
        for language in self.languages:
            printer = self.whole.printer(language)
            fit = [card for card in self.cards if printer.has_face(card) and not printer.unsaid([card.id])]
            batches += [(language, fit[at : at + _BATCH]) for at in range(0, len(fit), _BATCH)]
        total, done = sum(len(some) for _, some in batches), 0
        jobs = [(language, self.whole.printer(language).job(some)) for language, some in batches]

        def draw(number: int) -> dict[str, bytes]:
            job = jobs[number][1]
            job.fit()
            return job.drawings()

        with ThreadPoolExecutor() as threads:  # the typesetter lets other threads run
            for (language, _), found in zip(jobs, threads.map(draw, range(len(jobs))), strict=True):
                done += len(found)
                tell(done, total)
                yield from ((f"{language}/pictures/{contract.plain_id(id)}.svg", svg) for id, svg in found.items())

    def _of_language(self, language: str, drawn: set[str]) -> Iterator[tuple[str, bytes]]:
        shown = [self._card(card, language, contract.plain_id(card.id) in drawn) for card in self.cards]
        made = {
            "index": self._page("cards.html.j2", language, "index", cards=shown),
            "rules": self._page("rules.html.j2", language, "rules", rules=booklet(self.whole.printer(language))),
            "words": self._page("words.html.j2", language, "words", words=self._words(language)),
        }
        yield from ((f"{language}/{name}.html", text) for name, text in made.items())
        order = [card.file for card in shown]
        for at, card in enumerate(shown):
            near = order[at - 1] if at else "", order[at + 1] if at + 1 < len(order) else ""
            yield (
                f"{language}/cards/{card.file}.html",
                self._page("card.html.j2", language, f"cards/{card.file}", depth=2, card=card, near=near),
            )

    def _page(self, template: str, language: str, here: str, depth: int | None = None, **more: object) -> bytes:
        """A page. here: its path in the folder of the language, without `.html`."""
        depth = depth if depth is not None else 1 if here else 0
        known: Mapping[str, object] = {
            "t": partial(self.t, language),
            "language": language,
            "version": VERSION,
            "direction": self.whole.printer(language).writing.direction,
            "languages": self.languages,
            "title": self.title,
            "here": here,
            "root": "../" * depth,
            "own": "../" * (depth - 1) if depth else "",
        }
        return self.pages.get_template(template).render(**known, **more).encode()

    # ------------------------------------------------------------------------------------------------- content

    def _card(self, card: model.Card, language: str, is_drawn: bool) -> ShownCard:
        printer = self.whole.printer(language)
        try:
            name, *text = self.whole.text(card.id, language)
        except UsageError:  # no language has all its texts
            name, text = card.name, []
        text = text[: max(len(text) - len(card.texts), 0)]  # without its own words, which are shown otherwise
        return ShownCard(
            card.id,
            name,
            kind_in_words(printer, card.kind),
            self.game.set_of(card.span),
            tuple(text),
            tuple(facts_in_words(printer, card)),
            is_drawn,
            self._rulings(card.id, language),
            self._named(self.names[card.id], language),
            self._named([other for other, names in self.names.items() if card.id in names], language),
            card.note,
            str(card.number or ""),
            tuple(printer.words_of(card).values()),
        )

    @cached_property
    def names(self) -> dict[str, list[str]]:
        """For each card, the other cards that its text names."""
        printer = self.whole.printer(self.languages[0])
        return {card.id: sorted((printer.on_card(card).names & {*printer.cards}) - {card.id}) for card in self.cards}

    def _named(self, cards: Sequence[str], language: str) -> tuple[tuple[str, str], ...]:
        printer, known = self.whole.printer(language), self.whole.compiled.model.cards
        return tuple((contract.plain_id(id), printer.name(known[id])) for id in cards if not known[id].local)

    def _words(self, language: str) -> list[dict[str, object]]:
        """The words of the game, by sort, each with its declaration, comment and an example."""
        found: dict[str, list[dict[str, str]]] = {}
        for word in self.whole.entries.values():
            entry = word.entry
            found.setdefault(self.t(language, f"gallery-sort-{entry.sort}"), []).append(
                {
                    "name": entry.name,
                    "owner": entry.owner,
                    "declaration": highlight(entry.declaration, CardLexer(), HtmlFormatter[str](nowrap=True)),
                    "comment": " ".join(entry.comment.split()),
                    "example": word.used[0].text if word.used else "",
                }
            )
        return [{"title": title, "words": words} for title, words in found.items()]
