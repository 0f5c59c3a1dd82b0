"""Choose the body to report if several bodies cause a problem together: the one that was written last."""

from __future__ import annotations

from ..model import Model
from .all_bodies import Unit


class Blame:
    """Orders the bodies of a model by their age."""

    def __init__(self, known: Model):
        self.own = known.own
        self.order = {file.source: number for number, file in enumerate(known.files)}
        self.folders = {_folder(source): number for source, number in self.order.items()}

    def lateness(self, unit: Unit) -> tuple[int, bool, int, int]:
        """Return a sort key by which the body that was probably written last comes last.

        The key compares: the author's own files after others, later sets after earlier ones, bodies on cards after
        rules, then files and lines in their order.
        """
        source = unit.span.source
        return self.age(source), unit.card is not None, self.order.get(source, -1), unit.span.line

    def age(self, source: str) -> int:
        """Return a number for the age of a file: the number of its set; the author's own files have higher numbers."""
        return self.folders.get(_folder(source), -1) + (len(self.order) if source in self.own else 0)


def _folder(source: str) -> str:
    return source.rpartition("/")[0]
