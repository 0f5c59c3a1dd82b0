"""Print the cards of the grid in each whole language, without those that the compiler refuses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from ombre.compiler.driver import HeldGame, resolve_project
from ombre.compiler.projects.places import GameFolder
from ombre.compiler.projects.project import CardFile, Project, open_game
from ombre.dsl.source import Source
from ombre.dsl.vocabulary import Vocabulary, scan
from ombre.prose.language.messages import MissingMessage
from ombre.prose.language.text import load_locale
from ombre.prose.language.text_runs import split
from ombre.prose.planner import plan
from ombre.prose.sentences import Unprintable, told, vocabulary_of

from .sentence_grid import Cell
from .sentence_meaning import Form, meaning

GAME = Path(__file__).parents[1] / "fixtures" / "sentences"
WHOLE = ("de", "en", "es", "fr")
FILE = "grid/cards.card"


@dataclass(frozen=True)
class Printed:
    """A card of the grid with its text in one language.

    means: what must differ where the text differs not. why: why it could not be printed, or "".
    """

    cell: Cell
    language: str
    text: str
    means: Form
    why: str = ""


@cache
def base() -> Project:
    return open_game(GameFolder("low_tide", GAME))


@cache
def words() -> Vocabulary:
    return scan(file.source for file in base().files)


def texts(cells: Sequence[Cell]) -> tuple[list[Printed], dict[Cell, str]]:
    """The texts of those cells that the compiler accepts; and the others, each with the code of its first error."""
    lines, owners = ["expansion grid of harbour", ""], [""] * 2
    for at, cell in enumerate(cells):
        written = [f'{cell.kind} grid_{at} "Grid"', *cell.lines, ""]
        lines += written
        owners += [f"grid_{at}"] * len(written)
    source = Source(FILE, "\n".join(lines) + "\n")
    file = CardFile(source, "grid", "cards", Path(FILE), own=True)
    compiled = resolve_project(replace(base(), files=(*base().files, file)), HeldGame.none())
    wrong: dict[str, str] = {}
    for d in compiled.diagnostics:
        if d.severity == "error":
            assert d.span.source == FILE, d
            wrong.setdefault(owners[d.span.line - 1], d.code)
    vocabulary, found = vocabulary_of(compiled.model), list[Printed]()
    said = {one: replace(load_locale(one, base().folders), fallbacks=()) for one in WHOLE}
    for locale in said.values():
        locale.lend_words(vocabulary.words() if locale.language == "en" else {})
    for at, cell in enumerate(cells):
        if (id := f"grid_{at}") in wrong:
            continue
        card = compiled.model.cards[id]
        means = meaning(card.abilities)
        for language, locale in said.items():
            try:
                planned = plan(told(card.abilities, vocabulary, card.kind)(locale), locale)
                text = " / ".join(locale.plain(split(locale.paragraph(part))) for part in planned)
                found.append(Printed(cell, language, text, means))
            except (MissingMessage, Unprintable) as problem:
                found.append(Printed(cell, language, "", means, str(problem)))
    return found, {cell: wrong[f"grid_{at}"] for at, cell in enumerate(cells) if f"grid_{at}" in wrong}


def alike(printed: Sequence[Printed]) -> list[str]:
    """The texts of cards with different meanings, with the lines of these cards."""
    found: dict[tuple[str, str, str], dict[Form, Cell]] = {}
    for one in printed:
        if not one.why:
            found.setdefault((one.cell.kind, one.language, one.text), {}).setdefault(one.means, one.cell)
    return [
        "\n    ".join((f"{language}: {text}", *("  ".join(cell.lines) for cell in cells.values())))
        for (_, language, text), cells in found.items()
        if len(cells) > 1
    ]
