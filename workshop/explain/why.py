"""Answer questions of one seat that begin with "why", about a game, as lines of text in one locale."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path

from ombre.compiler.projects.files import read_bytes
from ombre.compiler.projects.places import UsageError, Wanted
from ombre.prose.language.messages import say
from ombre.prose.sentences import declared_words as declared
from ombre.runtime import Deck
from ombre.runtime.choices import Decision
from ombre.runtime.errors import SaveError
from ombre.runtime.flow import Play
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.translatable import tr

from ..api.table import Table, open_table
from ..bots.policy import bot
from ..narration.narrator import Narrator
from ..narration.overview import Overview
from ..printing.printer import Printer
from .cause_chains import Chains
from .reasons import Reasons

FORMS = ("base", "third", "plural", "polite")  # the forms of a verb that a user may type


class Why:
    """Answers questions of one seat, in one locale; if the seat is None, nothing is hidden.

    places: whether the lines of the `.card` files are told.
    """

    def __init__(self, narrator: Narrator, who: int | None, places: bool = True):
        self.narrator, self.who, self.places = narrator, who, places
        self.overview = Overview(narrator)

    @cached_property
    def chains(self) -> Chains:
        """The chains of events; made on first use, because most inputs at a prompt are numbers."""
        return Chains(self.narrator, self.who, self.places)

    def asks(self, words: str) -> str | None:
        """Return the question in a line that begins with "why"; None for other lines."""
        word, _, rest = words.strip().casefold().partition(" ")
        return rest.strip() if word in self._words("why-word", "why") else None

    def answer(self, g: Play, choice: Decision | None, question: str) -> list[str]:
        """Return the answer to a question.

        question: "" for the last event; words of an event; or "not", followed by a verb, a card, or both.
        """
        first, _, rest = question.strip().rstrip("?").strip().casefold().partition(" ")
        if first in self._words("why-word-not", "not"):
            return self.why_not(g, choice, rest.strip())
        return self.why(g, question.strip().rstrip("?").strip())

    def why(self, g: Play, words: str) -> list[str]:
        """Return the chain of the last event whose text contains these words."""
        cell = self.chains.found(g, words)
        if cell is None and (card := self.overview.found(words)):
            cell = self.chains.found(g, self.narrator.printer.name(self.narrator.model.cards[card]))
        if cell is None:
            about = say("why-no-event", words=words) if words else say("why-nothing-yet")
            return [self.narrator.phrase(about)]
        return self.chains.lines(g, cell)

    def why_not(self, g: Play, choice: Decision | None, words: str) -> list[str]:
        """Return the reasons why a card cannot be used now, the most relevant first."""
        verb, card = self._verb_and_card(words)
        if not card and not verb:
            return [self.narrator.phrase(say("why-no-card", name=words))]
        who = self.who if self.who is not None else choice.who if choice is not None else 0
        asked = Reasons(self.narrator, who)
        reasons = asked.of(g, choice, card, verb) if card else asked.of_verb(g, choice, verb)
        return [
            f"{reason.text} ({reason.place})" if reason.place and self.places else reason.text for reason in reasons
        ]

    def _verb_and_card(self, words: str) -> tuple[str, str]:
        """Return the key of the verb that some words name, or "", and the id of the card that they name, or ""."""
        if card := self.overview.found(words):
            return "", card
        for form in sorted(self._verbs, key=len, reverse=True):
            if words.startswith(f"{form} ") and (card := self.overview.found(words.removeprefix(form).strip())):
                return self._verbs[form], card
        return self._verbs.get(words, ""), ""

    @cached_property
    def _verbs(self) -> dict[str, str]:
        """The key of each verb, by each form that a user may type; a form of several verbs means the first."""
        found: dict[str, str] = {}
        for key, verb in self.narrator.model.verbs.items():
            words = self.narrator.locale.words_of(declared.verb_id(key))
            forms = [key, verb.base, verb.third, *(words.get(form, "") for form in FORMS)]
            prepositions = key.split(" ")[1:]
            forms += [" ".join((form, *prepositions)) for form in forms if form]
            for form in forms:
                if form:
                    found.setdefault(form.casefold(), key)
        return found

    def _words(self, id: str, source: str) -> list[str]:
        return [source, *self.narrator.phrase(say(id)).casefold().split()]


# ---------------------------------------------------------------------------------------------- as a command


def explain_game(table: Table, session: Session, seat: int | None, language: str, question: str) -> list[str]:
    """Return the answer to a question about the current state of a game. seat: the seat that asks, from 1."""
    players = session.start.players
    if seat is not None and not 1 <= seat <= players:
        raise UsageError(tr("there is no seat {0} in a game of {1}", seat, players))
    why = Why(Narrator(Printer(table, language)), None if seat is None else seat - 1)
    return why.answer(session.g, session.choice, question)


def played(
    table: Table,
    beginning: str,
    players: int,
    seed: int,
    bots: str,
    at: int | None,
    options: Mapping[str, int | str],
    decks: Mapping[int, Deck],
) -> Session:
    """Return a game that bots have played to its end, or until `at` answers have been given."""
    agent = bot(bots, seed, table.rules)
    session = Session(table.rules, Start(players, seed, beginning, log=True, options=options, decks=decks))
    taken = 0
    while session.choice is not None and taken != at:
        session.take(agent(session))
        taken += 1
    if at is not None and taken < at:
        raise UsageError(tr("--at {0}: this game is over after {1} answers", at, taken))
    return session


def saved(path: Path, games: Sequence[Wanted], at: int | None) -> tuple[Table, Session]:
    """Return a saved game of one of these games; if `at` is given, as it was after this number of answers."""
    data = read_bytes(path, is_named=True)
    refused: SaveError | None = None
    tables = [open_table(place, extra) for place, extra in games]
    for exact, table in [(True, table) for table in tables] + [(False, table) for table in tables]:
        try:
            session = Session.load(table.rules, data, log=True, exact=exact)
        except SaveError as error:
            refused = error
            continue
        if at is None:
            return table, session
        if at > len(session.answers):
            raise UsageError(tr("--at {0}: {1} has only {2} answers", at, path, len(session.answers)))
        early = Session(table.rules, session.start)
        for answer in session.answers[:at]:
            early.take(answer)
        return table, early
    raise UsageError(tr("{0}: {1}", path, refused))
