"""Print the summary of a turn: a card with the steps of a turn, what happens in them, and what players may do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from ombre.compiler.projects.places import UsageError
from ombre.prose.language.messages import MissingMessage, say
from ombre.prose.sentences import Unprintable
from ombre.prose.sentences.summary import SummaryStep, steps_of_turn
from ombre.sheets import FaceSet, Job, PrintedCard, PrintedRun, PrintForm, Sheet, sheet, summary_faces
from ombre.sheets.faces.items import BULLET
from ombre.sheets.faces.plain_faces import SUMMARY
from ombre.translatable import tr

from .printer import Printer

ROOMY = 8.0  # points: a text that fits on one side at this size needs no second side
INSIDE = 1.1  # a side that ends inside of a step counts as a tenth longer: a step is easier to read in one place


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
    told = [WordedStep(step, _paragraph(printer, step, lacking), _halves(printer, step)) for step in steps]
    players = next(file.players for file in printer.model.files if file.game)[1]
    copies = players if has_copies else 1
    sides, faces = _sides(printer, told, wanted)
    if len(sides) == 2:
        front, back = sides
        # Where cards have no back, the second side is a card of its own.
        turned = wanted.to == "pdf" and (wanted.paper is None or wanted.paper.backs != "none")
        sides = [replace(front, reverse=back.id if turned else ""), replace(back, copies=0 if turned else 1)]
    cards = [replace(card, copies=card.copies * copies) for card in sides]
    made = sheet(cards, faces, printer.language, wanted, progress, printer.words(), printer.writing)
    return SummaryPrint(made, tuple(lacking))


Runs = tuple[PrintedRun, ...]
Side = list[tuple[SummaryStep, Runs]]


@dataclass(frozen=True, slots=True)
class WordedStep:
    """A step in words. halves: its beginning and the rest, for each place inside of it where a side can end."""

    step: SummaryStep
    whole: Runs
    halves: tuple[tuple[Runs, Runs], ...]


def _possible(told: Sequence[WordedStep]) -> Iterator[tuple[float, list[Side]]]:
    """Yield one side with all steps, and each pair of sides. With it goes how much a reader minds where it is cut."""
    whole = [(one.step, one.whole) for one in told]
    yield 1, [whole]
    for at, one in enumerate(told):
        if at:
            yield 1, [whole[:at], whole[at:]]
        for first, rest in one.halves:
            yield INSIDE, [[*whole[:at], (one.step, first)], [(one.step, rest), *whole[at + 1 :]]]


def _sides(printer: Printer, told: Sequence[WordedStep], wanted: PrintForm) -> tuple[list[PrintedCard], FaceSet]:
    """Return the front, or the front and the back, with their faces: one side if the text is large enough there.

    Of all places where the front can end, the one is taken with which the text is largest, and of these the one with
    which the longer side is shortest, measured in millimetres. Both sides have the same size of text.
    """
    faces = summary_faces(printer.faces)
    possible = [*_possible(told)]
    tried = [[*_cards(printer, sides, f"{number}-")] for number, (_, sides) in enumerate(possible)]
    cards = [card for sides in tried for card in sides]
    job = Job(cards, faces, printer.language, printer.words(), printer.writing, wanted.ink)
    overflow, sizes = job.fit()
    over: dict[str, float] = {}
    for one in overflow:
        over[one.card] = over.get(one.card, 0.0) + one.millimetres

    def worth(number: int) -> tuple[float, float, float]:
        ids = [card.id for card in tried[number]]
        longer = max(job.heights[id] for id in ids)
        return -max(over.get(id, 0.0) for id in ids), min(sizes[id] for id in ids), -longer * possible[number][0]

    best = 0
    if tried[0][0].id in over or sizes[tried[0][0].id] < ROOMY:
        best = max(range(len(tried)), key=worth)
    same = summary_faces(printer.faces, min(sizes[card.id] for card in tried[best]), len(tried[best]) > 1)
    return [*_cards(printer, possible[best][1], "")], same


def _cards(printer: Printer, sides: Sequence[Side], before: str) -> Iterator[PrintedCard]:
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


def _halves(printer: Printer, step: SummaryStep) -> tuple[tuple[Runs, Runs], ...]:
    """Return the beginning and the rest of a step, for each of its parts with which a side can begin."""
    found: list[tuple[Runs, Runs]] = []
    for at in range(1, len(step.parts)):
        first, rest = (replace(step, parts=parts) for parts in (step.parts[:at], step.parts[at:]))
        found.append((_paragraph(printer, first, []), _paragraph(printer, rest, [], is_rest=True)))
    return tuple(found)


def _paragraph(printer: Printer, step: SummaryStep, lacking: list[str], is_rest: bool = False) -> Runs:
    """Return the paragraph of a step: its name as a label, then what is said of it, as a list.

    is_rest: whether the step began on the other side.
    """
    problem = ""
    locale = printer.locale
    for known in (locale, *locale.fallbacks):
        try:
            title = known.words_of_phrase(step.title)
            title = known.format(say("summary-rest", step=title)) if is_rest else title
            lines = [(level, known.own((paragraph,))[0]) for level, paragraph in step.told(known)]
        except (MissingMessage, Unprintable) as found:
            problem = problem or str(found)
            continue
        title = known.settings.writing.capital(title)
        if known is not locale:
            lacking.append(step.name)
            title = f"[{known.language}] {title}"
        runs = [PrintedRun("label", known.typeset(title))]
        for level, line in lines:
            runs.append(PrintedRun("text", f" {BULLET * (level + 1)} " if len(lines) > 1 else " "))
            runs += [PrintedRun(run.kind, run.value) for run in line]
        return tuple(runs)
    raise UsageError(tr("the {0} '{1}' cannot be printed: {2}", "step", step.name, problem))
