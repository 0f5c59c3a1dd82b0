"""Print the summary of a turn: a card with the steps of a turn, what happens in them, and what players may do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from ombre.compiler.backends.prose import Unprintable
from ombre.compiler.backends.prose.summary import SummaryStep, steps_of_turn
from ombre.compiler.backends.sheet import FaceSet, Job, PrintedCard, PrintedRun, PrintForm, Sheet, sheet, summary_faces
from ombre.compiler.backends.sheet.items import BULLET
from ombre.compiler.backends.sheet.plain_faces import SUMMARY
from ombre.compiler.messages import MissingMessage
from ombre.compiler.places import UsageError
from ombre.translatable import tr

from .printer import Printer

ROOMY = 8.0  # points: a text that fits on one side at this size needs no second side


@dataclass(frozen=True, slots=True)
class SummaryPrint:
    """The files of a summary. lacking: the steps that are printed in another language."""

    made: Sheet
    lacking: tuple[str, ...]


def summary(
    printer: Printer, wanted: PrintForm, has_copies: bool, progress: Callable[[int, int], None]
) -> SummaryPrint:
    """Return the summary of a turn. has_copies: whether there is one for each player, or only one.

    Raise UsageError if the game has no steps.
    """
    steps = steps_of_turn(printer.model, printer.vocabulary)
    if not steps:
        raise UsageError(tr("the game has no steps, so a turn has no summary; write a `flow` with a `step`"))
    lacking: list[str] = []
    told = [_paragraph(printer, step, lacking) for step in steps]
    faces = summary_faces(printer.faces)
    players = next(file.players for file in printer.model.files if file.game)[1]
    copies = players if has_copies else 1
    sides = _sides(printer, faces, [*zip(steps, told, strict=True)], wanted)
    if len(sides) == 2:
        front, back = sides
        # Where cards have no back, the second side is a card of its own.
        turned = wanted.to == "pdf" and (wanted.paper is None or wanted.paper.backs != "none")
        sides = [replace(front, reverse=back.id if turned else ""), replace(back, copies=0 if turned else 1)]
    cards = [replace(card, copies=card.copies * copies) for card in sides]
    made = sheet(cards, faces, printer.language, wanted, progress, printer.words(), printer.writing)
    return SummaryPrint(made, tuple(lacking))


Told = tuple[SummaryStep, tuple[PrintedRun, ...]]


def _sides(printer: Printer, faces: FaceSet, told: Sequence[Told], wanted: PrintForm) -> list[PrintedCard]:
    """Return the front, or the front and the back: one side if the text is large enough there.

    Of all steps with which the back can begin, the one is taken with which the text is largest.
    """
    possible = [[told], *([told[:at], told[at:]] for at in range(1, len(told)))]
    tried = [[*_cards(printer, sides, f"{number}-")] for number, sides in enumerate(possible)]
    cards = [card for sides in tried for card in sides]
    job = Job(cards, faces, printer.language, printer.words(), printer.writing, wanted.ink)
    overflow, sizes = job.fit()
    over: dict[str, float] = {}
    for one in overflow:
        over[one.card] = over.get(one.card, 0.0) + one.millimetres

    def worth(number: int) -> tuple[float, float, int]:
        ids = [card.id for card in tried[number]]
        letters = [sum(len(run.value) for _, runs in side for run in runs) for side in possible[number]]
        return -max(over.get(id, 0.0) for id in ids), min(sizes[id] for id in ids), -max(letters)

    best = 0
    if tried[0][0].id in over or sizes[tried[0][0].id] < ROOMY:
        best = max(range(len(tried)), key=worth)
    return [*_cards(printer, possible[best], "")]


def _cards(printer: Printer, sides: Sequence[Sequence[Told]], before: str) -> Iterator[PrintedCard]:
    """Yield a card for each side. before: what its id begins with."""
    title = printer.titled("rules-overview")
    for number, side in enumerate(sides, 1):
        yield PrintedCard(
            id=f"{before}summary-{number}" if len(sides) > 1 else f"{before}summary",
            name=title,
            kind=SUMMARY,
            kind_label=title,
            origin="printed",
            copies=1,
            facts={},
            labels={},
            paragraphs=tuple(runs for _, runs in side),
            where=side[0][0].where,
            plain=tuple("".join(run.value for run in runs) for _, runs in side),
            number=f"{number}/{len(sides)}" if len(sides) > 1 else "",
            about={"set": printer.game_title},
        )


def _paragraph(printer: Printer, step: SummaryStep, lacking: list[str]) -> tuple[PrintedRun, ...]:
    """Return the paragraph of a step: its name as a label, then what is said of it, as a list."""
    problem = ""
    locale = printer.locale
    for known in (locale, *locale.fallbacks):
        try:
            title = known.settings.writing.capital(known.words_of_phrase(step.title))
            lines = [(level, known.own((paragraph,))[0]) for level, paragraph in step.told(known)]
        except (MissingMessage, Unprintable) as found:
            problem = problem or str(found)
            continue
        if known is not locale:
            lacking.append(step.name)
            title = f"[{known.language}] {title}"
        runs = [PrintedRun("label", known.typeset(title))]
        for level, line in lines:
            runs.append(PrintedRun("text", f" {BULLET * (level + 1)} " if len(lines) > 1 else " "))
            runs += [PrintedRun(run.kind, run.value) for run in line]
        return tuple(runs)
    raise UsageError(tr("the {0} '{1}' cannot be printed: {2}", "step", step.name, problem))
