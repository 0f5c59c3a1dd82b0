"""Tell what happened in a scenario up to its first failure, so that its author sees why it fails."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from ombre.dsl.source import UNSEEN
from ombre.prose.language.messages import MissingMessage
from ombre.prose.sentences import Unprintable
from ombre.runtime import Scenario
from ombre.runtime.linker import Rules
from ombre.runtime.state import Happened
from ombre.session.bench import Bench, Words, run_scenario
from ombre.session.causes import witness_of
from ombre.session.scripted import scripted

from ..api.table import Table
from ..explain.cause_chains import Chains
from ..narration.narrator import Narrator
from ..printing.printer import Printer
from .running import Narration

_MOST = 24  # events; the last ones matter most


def story(table: Table, scenario: Scenario, narrator: Narration) -> list[str]:
    """Return what happened before the first failure, a sentence for each event, and what caused the last one."""
    found: list[str] = []

    class Telling(Bench):
        """Tells at the first failure what has happened."""

        def __init__(self, rules: Rules, line: int = 0, words: Words | None = None) -> None:
            super().__init__(rules, line, words)
            self._class = scripted(rules, explained=True)

        def fail(self, line: int, sentence: str) -> None:
            if not self.failures and self._game is not None:
                found.extend(_told(_knowing(narrator(), table, scenario, self.rules), self))
            super().fail(line, sentence)

    with suppress(Exception):  # the run that is explained has told it
        run_scenario(table.rules, scenario, None, Telling)
    return found


def _knowing(narrator: Narrator, table: Table, scenario: Scenario, rules: Rules) -> Narrator:
    """A narrator that also knows the cards that a scenario declares. rules: with these cards."""
    if not scenario.cards:
        return narrator
    known = table.compiled.model
    told = next(one for file in known.files for one in file.scenarios if one.id == scenario.id)
    cards = {card.id: replace(card, name=card.id.replace("_", " ").capitalize()) for card in told.cards}
    whole = Table(table.project)
    whole.compiled = replace(table.compiled, model=replace(known, cards={**known.cards, **cards}))
    whole.rules = rules
    before = narrator.printer
    names = {id: card.name for id, card in cards.items()}
    printer = Printer(whole, before.language, replace(before.vocabulary, cards={**before.vocabulary.cards, **names}))
    printer.locale = before.locale
    return Narrator(printer)


def _told(narrator: Narrator, bench: Bench) -> list[str]:
    chains = Chains(narrator)
    lines: list[str] = []
    try:
        for _, key, arguments, *_ in bench.g.happened()[-_MOST:]:
            if line := narrator.event(bench.g, key, arguments):
                lines.append(line)
        last = chains.found(bench.g, "")
        if last is not None and not _is_of_script(last):
            lines += chains.lines(bench.g, last)[1:]
    except (MissingMessage, Unprintable):
        return lines
    return [UNSEEN.sub("\ufffd", line) for line in lines]


def _is_of_script(event: Happened) -> bool:
    """Whether an event has only the script as its cause: then no step and no set-up was running."""
    witness = witness_of(event)
    cause = witness.cause if witness is not None else None
    while cause is not None and (outer := cause.makers[0].cause) is not None:
        cause = outer
    return cause is None or cause.pc == 0
