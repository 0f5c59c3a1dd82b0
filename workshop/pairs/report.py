"""Write the results of a test of pairs as one HTML page."""

from __future__ import annotations

from pathlib import Path

import jinja2

from ombre.compiler import files

from .testing import Findings, Found, Pairs


def write_report(pairs: Pairs, tested: Findings, path: Path) -> None:
    """Write the results as one HTML page: a table of all cards against all cards, and the failures."""
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("ombre.workshop", "templates"),
        undefined=jinja2.StrictUndefined,
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    cells: dict[tuple[str, str], Found] = {}
    for one in tested.found:
        if one.meeting.sort == "cards":
            first, second = one.meeting.members
            cells[first, second] = cells[second, first] = one
    cards = sorted({card for pair in cells for card in pair})
    page = environment.get_template("pairs.html.j2").render(tested=tested, cards=cards, cells=cells)
    files.write(path, page)
