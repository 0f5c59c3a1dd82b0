"""Keep the results of meetings, so that after a change only what it touches is tried again.

A result belongs to the rules of a game without its cards, and to the texts of the cards that met. The other cards of
its boards may have changed since; a failure is never kept.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ombre.compiler.model import Model
from ombre.compiler.projects import cache
from ombre.compiler.projects.project import Project

from .elements import Meeting


class KeptMeeting(msgspec.Struct, frozen=True):
    """How many boards were played, which members acted, what those lacked that did not,
    and whether their order matters.
    """

    boards: int
    active: tuple[bool, ...]
    lacks: tuple[str, ...]
    order: tuple[str, ...] = ()
    scenarios: str = ""


class KeptMeetings:
    """The kept results of one game with its expansions, for one seed."""

    def __init__(self, project: Project, known: Model, seed: int) -> None:
        texts = {file.source.name: file.source.text.split("\n") for file in project.files if file.is_played}
        self._cards: dict[str, str] = {}
        for id, card in known.cards.items():
            if lines := texts.get(card.span.source):
                self._cards[id] = "\n".join(lines[card.span.line - 1 : card.span.end_line])
        for card in known.cards.values():
            if lines := texts.get(card.span.source):
                lines[card.span.line - 1 : card.span.end_line] = [""] * (card.span.end_line - card.span.line + 1)
        rules = {name: "\n".join(lines).encode() for name, lines in texts.items()}
        self._path: Path = cache.place("pairs", cache.key(rules), cache.fingerprint("lab"), str(seed))
        self.known = self._read()

    def _read(self) -> dict[str, KeptMeeting]:
        data = cache.held(self._path)
        try:
            return msgspec.json.decode(data, type=dict[str, KeptMeeting]) if data else {}
        except msgspec.DecodeError:
            return {}

    def key(self, one: Meeting) -> str:
        """Return the key of a meeting: a hash of its members and of the texts of its cards."""
        parts: Sequence[str] = [part for member in one.members for part in (member, self._cards.get(member, ""))]
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]

    def save(self) -> None:
        cache.keep(self._path, msgspec.json.encode(self.known))
