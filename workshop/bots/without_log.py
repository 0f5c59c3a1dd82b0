"""A bot that thinks in the same game without a log, which a compiled game plays faster."""

from __future__ import annotations

import copy
from dataclasses import replace

from ombre.runtime.linker import Rules
from ombre.session.session import Session

from .policy import Bot


class Shadow:
    """Answers as a bot would in the session itself.

    A compiled game has no log and does not know the lines of cards. So the session keeps its own game, and a copy of it
    follows. If the copy fails, or what the bot imagines in it, the bot thinks in the session from then on.
    """

    def __init__(self, agent: Bot, rules: Rules, session: Session) -> None:
        """rules: those of the copy, which have an engine."""
        self.agent, self.rules = agent, rules
        self._copy: Session | None = self._begun(session)

    def __call__(self, session: Session) -> int:
        before = copy.copy(self.agent)  # as it was before it thought
        try:
            if self._copy is not None:
                self._follow(self._copy, session.answers)
                return self.agent(self._copy)
        except Exception:
            self.agent, self._copy = before, None
        return self.agent(session)

    def _begun(self, session: Session) -> Session | None:
        try:
            return Session(self.rules, replace(session.start, log=False, refused=False, watch=False))
        except Exception:
            return None

    @staticmethod
    def _follow(behind: Session, answers: tuple[int, ...]) -> None:
        """Bring the copy to where the session is: after other answers, if some were undone."""
        while behind.answers != answers[: len(behind.answers)]:
            behind.undo()
        behind.repeat(answers[len(behind.answers) :])
