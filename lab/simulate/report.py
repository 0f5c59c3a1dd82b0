"""Report the results of a simulation: as text or as a picture in one locale, or as data."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import jinja2

from ombre.compiler import model
from ombre.compiler.projects.files import write
from ombre.compiler.projects.places import UsageError
from ombre.prose import sentences as prose
from ombre.prose.language.messages import Amount, Argument, NounPhrase, say
from ombre.prose.sentences import declared_words as declared
from ombre.prose.sentences import verb_message
from ombre.sheets import painted
from ombre.translatable import tr
from ombre.version import VERSION
from ombre.workshop.narration.narrator import Narrator

from .batch import Setting
from .intervals import Estimate, share
from .tallies import SEEN, CardUse, Ending, Tally, Telling

FORMATS = (".json", ".svg", ".png")
MOST_COLUMNS = 3  # columns of a table of cards
MOST_BARS = 12  # most cards in the picture


class FinalNumber(NamedTuple):
    """A number that is read at the end of each game."""

    owner: str
    name: str
    derived: bool
    id: str  # the message id of its name


def properties(known: model.Model) -> list[FinalNumber]:
    """Return all numeric states and derived properties of the game and of its players."""
    return [
        FinalNumber(p.owner, p.name, p.sort == "derived", declared.property_id(p))
        for p in known.properties.values()
        if p.sort in ("state", "derived") and p.type.tag == "number" and not p.per and p.owner in ("", known.player)
    ]


class Report:
    """The report of a simulation, in one locale."""

    def __init__(self, narrator: Narrator, setting: Setting, seed: int, wanted: int, tally: Tally):
        self.narrator, self.setting, self.seed, self.wanted, self.tally = narrator, setting, seed, wanted, tally
        self.model, self.locale, self.rules = narrator.model, narrator.locale, narrator.rules
        nodes = (node for file in self.model.files for node in model.walk(file))
        words = list(dict.fromkeys(node.result for node in nodes if isinstance(node, model.EndGame)))
        self.shares = tally.shares(words)
        self.used = tally.used()
        self.numbers = [
            (one, tally.numbers[at].mean)
            for at, one in enumerate(properties(self.model))
            if tally.games and tally.changing(at)
        ]

    # ------------------------------------------------------------------------------------------------- data

    def as_data(self) -> dict[str, object]:
        """Return the report as data for JSON, with stable keys; each interval is a 95 % confidence interval."""
        setting = self.setting
        cards: dict[str, dict[str, object]] = {}
        for use in self.used:
            of_card = cards.setdefault(self.rules.cards[use.card].id, {})
            key, role = use.what
            name = "seen" if use.what == SEEN else f"{key} {self._role(key, role)}"
            of_card[name] = {
                "times": use.times,
                "sides": use.sides,
                "won": use.won,
                "difference": _plain(use.difference),
            }
        return {
            "format": 1,
            "ombre": VERSION,
            "game": setting.game,
            "with": list(setting.extra),
            "beginning": setting.beginning,
            "players": setting.players,
            "bots": setting.bots,
            "seed": self.seed,
            "games": self.tally.games,
            "wanted": self.wanted,
            "results": [
                {
                    "result": word,
                    "winners": [winner + 1 for winner in winners],
                    "games": games,
                    "share": _plain(estimate),
                }
                for (word, winners), games, estimate in self.shares
            ],
            "won": {
                "sides": "seats" if self.tally.for_seats else "tables",
                "result": self.tally.best,
                "share": _plain(self.tally.share_won()),
            },
            "seats": [
                {"seat": who + 1, "won": self.tally.wins[who], **self._returns(who)} for who in range(setting.players)
            ],
            "decisions": _plain(self.tally.decisions.mean),
            "scopes": {name: _plain(found.mean) for name, found in self.tally.scopes.items()},
            "numbers": {" of ".join(filter(None, (p.name, p.owner))): _plain(found) for p, found in self.numbers},
            "cards": dict(sorted(cards.items())),
        }

    def _returns(self, who: int) -> dict[str, object]:
        """Return the distribution of what games return to a seat, as data; nothing if the game declares no returns."""
        if not self.tally.returns:
            return {}
        found = self.tally.returns[who]
        return {
            "mean": _plain(found.mean),
            "returns": {str(number): found.counts[number] for number in sorted(found.counts)},
        }

    def _role(self, key: str, role: int) -> str:
        return self.rules.verbs[key].roles[role][0]

    # ------------------------------------------------------------------------------------------------- text

    def lines(self, most: int) -> Iterator[str]:
        """The report as lines of text. most: the number of cards in a table; the largest differences come first."""
        games = self.tally.games
        yield self._say("games", games=str(games), wanted=str(self.wanted))
        if not games:
            return
        yield ""
        rows = [[self.result(e), str(n), *self._share(estimate)] for e, n, estimate in self.shares]
        yield from _table([["", self._say("number"), "%", self._say("interval")], *rows])
        if self.tally.for_seats or self.tally.returns:
            yield ""
            yield from _table(list(self._seats()))
        yield ""
        yield from _table([["", self._say("mean"), self._say("interval")], *self._means()])
        for kind, cards in self._kinds().items():
            whats = self._telling(cards)
            yield ""
            yield from self._kind(kind, cards, whats, most)

    def _seats(self) -> Iterator[list[str]]:
        """Yield the rows of the table of seats: the games that each has won, and what games return to it."""
        returns = self.tally.returns
        quantiles = (("lowest", 0), ("median", 50), ("highest", 100)) if returns else ()
        head = ["", self._say("won"), "%", self._say("interval")]
        head += [self._say("returns"), self._say("interval")] if returns else []
        yield head + [self._say(name) for name, _ in quantiles]
        for who in range(self.setting.players):
            won = self.tally.wins[who]
            row = [f"P{who + 1}", str(won), *self._share(share(won, self.tally.games))]
            row += self._mean(returns[who].mean) if returns else ()
            yield row + [str(returns[who].quantile(percent)) for _, percent in quantiles]

    def _means(self) -> Iterator[list[str]]:
        for name, found in self.tally.scopes.items():
            yield [
                self.narrator.phrase(say("table-scope-starts", scope=declared.scope(name, "none"))),
                *self._mean(found.mean),
            ]
        yield [self._say("decisions"), *self._mean(self.tally.decisions.mean)]
        for number, estimate in self.numbers:
            yield [self.locale.words_of_phrase(NounPhrase(number.id, "none")), *self._mean(estimate)]

    def _kinds(self) -> dict[str, list[int]]:
        """Return the cards that have a `CardUse`, by kind; kinds without an event to report are left out."""
        found: dict[str, list[int]] = {}
        for card in dict.fromkeys(use.card for use in self.used):
            found.setdefault(self.rules.cards[card].kind, []).append(card)
        return {kind: cards for kind, cards in found.items() if self._telling(cards)}

    def _telling(self, cards: list[int]) -> list[Telling]:
        """Return the events that are columns of the table of these cards, without events that the log leaves out."""
        found = self.tally.telling(set(cards), 4 * MOST_COLUMNS)
        return [what for what in found if not self.locale.untold(declared.verb_id(what[0]))][:MOST_COLUMNS]

    def _kind(self, kind: str, cards: list[int], whats: list[Telling], most: int) -> Iterator[str]:
        known = {(use.card, use.what): use for use in self.used}
        first = {card: known.get((card, whats[0])) for card in cards}
        ranked = sorted(cards, key=lambda card: (-_clearly(first[card]), card))
        head = [self.locale.words_of_phrase(NounPhrase(declared.noun_id(kind), "none", count=Amount(2)))]
        head += [self._say("seen"), *(self.doing(kind, what) for what in whats), self._difference(), ""]
        rows: list[list[str]] = []
        for card in ranked[:most]:
            uses = [known.get((card, what)) for what in (SEEN, *whats)]
            counts = [str(use.sides) if use else "0" for use in uses]
            row = first[card]
            rows.append([self.name(card), *counts, *(self._share(row.difference, "+0.0;-0.0") if row else ("", ""))])
        yield from _table([head, *rows])
        if len(ranked) > most:
            yield self._say("more", number=str(len(ranked) - most))

    def doing(self, kind: str, what: Telling) -> str:
        """Return the heading of a column: the text of a verb with a card of this kind in its role."""
        key, role = what
        said: list[Argument] = []
        for at, each in enumerate(self.model.verbs[key].roles):
            if each.type.tag == "number":
                said.append(Amount(1))
            elif each.type.tag == "value":
                said.append(say(f"a-{each.type.of}-{self.model.values[each.type.of].words[0]}".replace("_", "-")))
            else:
                said.append(NounPhrase(declared.noun_id(kind if at == role else each.type.of), "a"))
        return self.narrator.phrase(say("table-do", action=verb_message(key, said, self.narrator.words)))

    def name(self, card: int) -> str:
        return self.narrator.printer.name(self.model.cards[self.rules.cards[card].id])

    def result(self, ending: Ending) -> str:
        """Return the text of a result, with the winners."""
        word, winners = ending
        kind = self.narrator.player_kind
        return self.narrator.ending(word, tuple(prose.player(f"P{winner + 1}", kind) for winner in winners))

    def _difference(self) -> str:
        if self.tally.for_seats:
            return self._say("difference-won")
        return self._say("difference", result=self.result((self.tally.best, ())))

    def _say(self, id: str, **arguments: str) -> str:
        return self.narrator.phrase(say(f"simulate-{id}", **arguments))

    def _share(self, estimate: Estimate, format: str = "0.0") -> tuple[str, str]:
        value, low, high = (self.locale.decimal(100 * each, format) for each in estimate)
        return value, f"{low} … {high}"

    def _mean(self, estimate: Estimate) -> tuple[str, str]:
        value, low, high = (self.locale.decimal(each, "0.00") for each in estimate)
        return value, f"{low} … {high}"

    # ---------------------------------------------------------------------------------------------- picture

    def picture(self) -> str:
        """Return a chart of the results, and of the cards with the largest differences, as SVG."""
        environment = jinja2.Environment(
            loader=jinja2.PackageLoader("ombre.lab", "templates"),
            undefined=jinja2.StrictUndefined,
            autoescape=True,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        first = [(use, kind) for kind, cards in self._kinds().items() for use in self._first(cards)]
        ranked = sorted(first, key=lambda pair: (-abs(_clearly(pair[0])), pair[0].card))[:MOST_BARS]
        ranked.sort(key=lambda pair: (-pair[0].difference.value, pair[0].card))
        reach = max((abs(bound) for use, _ in ranked for bound in use.difference), default=1.0)
        return environment.get_template("simulation.svg.j2").render(
            title=self._title(),
            lang=self.narrator.printer.language,
            version=VERSION,
            games=self._say("games", games=str(self.tally.games), wanted=str(self.wanted)),
            difference=self._difference(),
            results=[(self.result(ending), estimate, self._share(estimate)) for ending, _, estimate in self.shares],
            cards=[
                (
                    self.name(use.card),
                    self.doing(kind, use.what),
                    use.difference,
                    self._share(use.difference, "+0.0;-0.0"),
                )
                for use, kind in ranked
            ],
            reach=max(reach, 0.01),
        )

    def _title(self) -> str:
        name = self.narrator.printer.name(self.model.cards[self.setting.beginning])
        players = NounPhrase(declared.noun_id(self.model.player), "none", count=Amount(self.setting.players))
        return f"{name}, {self.setting.players} {self.locale.words_of_phrase(players)} ({self.setting.bots})"

    def _first(self, cards: list[int]) -> list[CardUse]:
        what = self._telling(cards)[0]
        return [use for use in self.used if use.what == what and use.card in cards]

    def write(self, path: Path) -> None:
        """Write the report to a file: as data or as a picture, by the suffix of the name."""
        if path.suffix == ".json":
            write(path, json.dumps(self.as_data(), indent=1, ensure_ascii=False) + "\n")
        elif path.suffix == ".svg":
            write(path, self.picture())
        else:
            write(path, painted(self.picture()))


def report_path(path: Path) -> Path:
    """Check the path of a report, and return it; raise UsageError for a suffix that is not supported."""
    if path.suffix not in FORMATS:
        raise UsageError(tr("{0}: a report is written to a file that ends in {1}", path, ", ".join(FORMATS)))
    if not path.parent.is_dir():
        raise UsageError(tr("there is no folder {0}", path.parent))
    return path


def _plain(estimate: Estimate) -> dict[str, float | list[float]]:
    value, low, high = (round(each, 6) for each in estimate)
    return {"value": value, "interval": [low, high]}


def _clearly(use: CardUse | None) -> float:
    """Return the number by which cards are ranked: the bound of the interval that is nearer to zero, with its sign."""
    if use is None:
        return 0.0
    value, low, high = use.difference
    near = min(abs(low), abs(high)) if low * high > 0 else 0.0
    return (near or abs(value) / 1000) * (1 if value > 0 else -1)


def _table(rows: list[list[str]]) -> Iterator[str]:
    """Yield the lines of a table: the first column is aligned left, the others right."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    for row in rows:
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        yield "  ".join(cells).rstrip()
