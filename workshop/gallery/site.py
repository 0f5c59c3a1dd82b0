"""Make the pages of the site: for each language all cards, a page for each card, the rules, and the words of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import jinja2
from pygments import highlight
from pygments.formatters import HtmlFormatter

from ombre.compiler import model
from ombre.compiler.backends.sheet import FaceError, PrintError
from ombre.compiler.places import UsageError
from ombre.dsl import nodes

from ..highlighting import CardLexer
from ..lsp.named_cards import NamedCards, NamedIn
from ..lsp.open_games import OpenGame, WholeGame
from ..printing.booklet import booklet
from ..translating.page_texts import page_texts
from ..words.listing import TITLES

HERE = Path(__file__).parent
TEMPLATES = HERE.parent / "templates" / "gallery"
PLAIN = ("style.css", "search.js")  # files that are copied as they are
_BATCH = 24  # cards that are drawn at a time

Tell = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Ruling:
    """A scenario about a card. source: its lines below the first one, as HTML."""

    title: str
    source: str


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card in one language. facts: the printed names of its facts with their values. picture: whether it has one."""

    id: str
    name: str
    kind: str
    set: str
    text: tuple[str, ...]
    facts: tuple[tuple[str, str], ...]
    picture: bool
    about: tuple[Ruling, ...] = ()
    names: tuple[tuple[str, str], ...] = ()  # the other cards that it names, by id

    @property
    def search(self) -> str:
        """What the card is found by."""
        return " ".join((self.name, self.id, self.kind, *self.text)).lower()


class Site:
    """The site of a game, in some languages."""

    def __init__(self, game: OpenGame, whole: WholeGame, languages: Sequence[str]) -> None:
        self.game, self.whole, self.languages = game, whole, languages
        self.named = NamedCards(game)
        loader = jinja2.FileSystemLoader(TEMPLATES)
        self.pages = jinja2.Environment(
            loader=loader, autoescape=True, undefined=jinja2.StrictUndefined, trim_blocks=True, lstrip_blocks=True
        )
        self.sources = {
            (file.source.name, tree.id.text): self._ruling(file.source.name, tree)
            for file in game.project.files
            for tree in game.desk.parsed(file.source.name).declarations
            if isinstance(tree, nodes.Scenario)
        }
        self.rulings = {card.id: self._about(card.id) for card in self.cards}
        project = game.project
        titles = [one.title for one in project.place.sets().values() if one.base and one.title]
        self.title = titles[0] if titles else project.game.replace("_", " ").title()

    @property
    def cards(self) -> list[model.Card]:
        """The cards, in the order of the files."""
        return [card for card in self.whole.compiled.model.cards.values() if not card.local]

    def _ruling(self, source: str, tree: nodes.Scenario) -> Ruling:
        lines = self.game.desk.text(source).split("\n")[tree.span.line : tree.span.end_line]
        shown = "\n".join(line[2:] if line.startswith("  ") else line for line in lines).rstrip()
        return Ruling(tree.title.text.strip('"'), highlight(shown, CardLexer(), HtmlFormatter[str](nowrap=True)))

    def _about(self, card: str) -> tuple[Ruling, ...]:
        """The scenarios that name a card; those first that name few others."""

        def order(one: NamedIn) -> int:
            return len(self.named.cards_in(one.source, one.id))

        return tuple(self.sources[one.source, one.id] for one in sorted(self.named.of(card), key=order))

    # ------------------------------------------------------------------------------------------------- files

    def files(self, tell: Tell) -> Iterator[tuple[str, bytes]]:
        """Yield the files of the site, each with its path. tell: is called with the number of pictures drawn."""
        for name in PLAIN:
            yield name, (TEMPLATES / name).read_bytes()
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
                yield from ((f"{language}/pictures/{id}.svg", svg) for id, svg in found.items())

    def _of_language(self, language: str, drawn: set[str]) -> Iterator[tuple[str, bytes]]:
        shown = [self._card(card, language, card.id in drawn) for card in self.cards]
        made = {
            "index": self._page("cards.html.j2", language, "index", cards=shown),
            "rules": self._page("rules.html.j2", language, "rules", rules=booklet(self.whole.printer(language))),
            "words": self._page("words.html.j2", language, "words", words=self._words(language)),
        }
        yield from ((f"{language}/{name}.html", text) for name, text in made.items())
        order = [card.id for card in shown]
        for at, card in enumerate(shown):
            near = order[at - 1] if at else "", order[at + 1] if at + 1 < len(order) else ""
            yield (
                f"{language}/cards/{card.id}.html",
                self._page("card.html.j2", language, f"cards/{card.id}", depth=2, card=card, near=near),
            )

    def _page(self, template: str, language: str, here: str, depth: int | None = None, **more: object) -> bytes:
        """A page. here: its path in the folder of the language, without `.html`."""
        _, texts = page_texts(HERE, language)

        def t(text: str, **values: object) -> str:
            return texts.get(text, text).format(**values)

        depth = depth if depth is not None else 1 if here else 0
        known: Mapping[str, object] = {
            "t": t,
            "language": language,
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
        used = printer.on_card(card).names - {card.id} if text else frozenset[str]()
        try:
            printed = printer.printed(card, False)
            facts = {found.name: value for found, value in card.facts}
            shown = tuple(
                (printed.names[name], self._value(value, language)) for name, value in facts.items() if value != ()
            )
            kind = printed.kind_label
        except (UsageError, FaceError, PrintError):
            shown, kind = (), card.kind
        return ShownCard(
            card.id,
            name,
            kind,
            self.game.set_of(card.span),
            tuple(text),
            shown,
            is_drawn,
            self.rulings[card.id],
            tuple((other, printer.name(self.whole.compiled.model.cards[other])) for other in sorted(used)),
        )

    def _value(self, value: model.Fact, language: str) -> str:
        """A fact as it is shown: numbers, and words of lists in the language."""
        if isinstance(value, tuple):
            return ", ".join(self._cell(one, language) for one in value)
        return self._word(str(value), language)

    def _cell(self, cell: model.Cell | str, language: str) -> str:
        if isinstance(cell, str):
            return self._word(cell, language)
        size = str(cell.size) if isinstance(cell.size, int) else self._word(cell.size.name, language)
        return f"{self._word(cell.symbol, language)} {size}".strip()

    def _word(self, word: str, language: str) -> str:
        lists = (values.name for values in self.whole.compiled.model.values.values() if word in values.words)
        found = next(lists, "")
        return self.whole.printer(language).label(found, word) if found else word

    def _words(self, language: str) -> list[dict[str, object]]:
        """The words of the game, by sort, each with its declaration, comment and an example."""
        found: dict[str, list[dict[str, str]]] = {}
        for word in self.whole.entries.values():
            entry = word.entry
            found.setdefault(TITLES[entry.sort], []).append(
                {
                    "name": entry.name,
                    "owner": entry.owner,
                    "declaration": highlight(entry.declaration, CardLexer(), HtmlFormatter[str](nowrap=True)),
                    "comment": " ".join(entry.comment.split()),
                    "example": word.used[0].text if word.used else "",
                }
            )
        return [{"title": title, "words": words} for title, words in found.items()]
