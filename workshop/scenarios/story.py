"""Tell what happened in a scenario up to its first failure, so that its author sees why it fails."""

from __future__ import annotations

from contextlib import suppress

from ombre.compiler.backends.prose import Unprintable
from ombre.compiler.messages import MissingMessage
from ombre.dsl.source import UNSEEN
from ombre.runtime import Scenario
from ombre.runtime.linker import Rules
from ombre.session.bench import Bench, Words, run_scenario
from ombre.session.scripted import scripted

from ..api.table import Table
from ..explain.chains import Chains
from ..narration.narrator import Narrator
from ..printing.printer import Printer

_MOST = 24  # events; the last ones matter most


def story(table: Table, scenario: Scenario, language: str) -> list[str]:
    """Return what happened before the first failure, a sentence for each event, and what caused the last one.

    A scenario that declares cards of its own is not told, because they have no printed texts.
    """
    if scenario.cards:
        return []
    narrator = Narrator(Printer(table, language))
    found: list[str] = []

    class Telling(Bench):
        """Tells at the first failure what has happened."""

        def __init__(self, rules: Rules, line: int = 0, words: Words | None = None) -> None:
            super().__init__(rules, line, words)
            self._class = scripted(rules, explained=True)

        def fail(self, line: int, sentence: str) -> None:
            if not self.failures and self._game is not None:
                found.extend(_told(narrator, self))
            super().fail(line, sentence)

    with suppress(Exception):  # the run that is explained has told it
        run_scenario(table.rules, scenario, None, Telling)
    return found


def _told(narrator: Narrator, bench: Bench) -> list[str]:
    chains = Chains(narrator)
    lines: list[str] = []
    try:
        for _, key, arguments, *_ in bench.g.happened()[-_MOST:]:
            if line := narrator.event(bench.g, key, arguments):
                lines.append(line)
        last = chains.found(bench.g, "")
        if last is not None:
            lines += chains.lines(bench.g, last)[1:]
    except (MissingMessage, Unprintable):
        return lines
    return [UNSEEN.sub("\ufffd", line) for line in lines]
