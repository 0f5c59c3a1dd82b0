"""Which of some units came last: several of them do together what none does alone, and the newest is to blame."""

from __future__ import annotations

from ..model import Model
from .units import Unit


class Blame:
    """The age of files and units of one model."""

    def __init__(self, known: Model):
        self.own = known.own
        self.order = {file.source: number for number, file in enumerate(known.files)}
        self.folders = {_folder(source): number for source, number in self.order.items()}

    def lateness(self, unit: Unit) -> tuple[int, bool, int, int]:
        """What came last is to blame: the author's own files, later sets; in a set cards before rules, later files."""
        source = unit.span.source
        return self.age(source), unit.card is not None, self.order.get(source, -1), unit.span.line

    def age(self, source: str) -> int:
        """The number of a file's set, the author's own behind all others."""
        return self.folders.get(_folder(source), -1) + (len(self.order) if source in self.own else 0)


def _folder(source: str) -> str:
    return source.rpartition("/")[0]
