"""Choose the unit to report, if several units cause a problem together: the most recent one."""

from __future__ import annotations

from ..model import Model
from .units import Unit


class Blame:
    """The age of the files and units of a model."""

    def __init__(self, known: Model):
        self.own = known.own
        self.order = {file.source: number for number, file in enumerate(known.files)}
        self.folders = {_folder(source): number for source, number in self.order.items()}

    def lateness(self, unit: Unit) -> tuple[int, bool, int, int]:
        """A sort key, latest last: the author's own files, later sets, cards before rules in a set, later files."""
        source = unit.span.source
        return self.age(source), unit.card is not None, self.order.get(source, -1), unit.span.line

    def age(self, source: str) -> int:
        """The number of a file's set; the author's own files come after all others."""
        return self.folders.get(_folder(source), -1) + (len(self.order) if source in self.own else 0)


def _folder(source: str) -> str:
    return source.rpartition("/")[0]
