"""`ombre check`: print the diagnostics of cards and rules, or the certificate that lists what was proved of them."""

from __future__ import annotations

import gc
import json
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from ombre.compiler.kept_games import found
from ombre.compiler.projects.places import UsageError, pick
from ombre.compiler.projects.project import open_game
from ombre.dsl.diagnostics import Diagnostic, ntr, tr
from ombre.prose.language.languages import languages
from ombre.prose.language.wording import Wording, wording
from ombre.translatable import Translatable, told
from ombre.version import VERSION

from ..console.messages import errors
from ..console.options import Locale, Where, With
from ..console.scope import below, checked, compile_all, inside, standing, under
from ..console.speaking import language
from ..game.loaded import CardErrors

if TYPE_CHECKING:
    from ombre.compiler.driver import Compiled


def check(
    path: Where = None,
    format: Annotated[Literal["text", "json"], typer.Option(help="The format of the diagnostics.")] = "text",
    certificate: Annotated[
        bool, typer.Option("--certificate", help="Print the properties that are proved of each card and rule, as JSON.")
    ] = False,
    hints: Annotated[
        bool, typer.Option("--hints", help="Also print hints: valid code that is probably a mistake.")
    ] = False,
    fit: Annotated[bool, typer.Option("--fit", help="Also check whether each text fits on its card.")] = False,
    watch: Annotated[bool, typer.Option("--watch", help="Check again whenever a file changes.")] = False,
    locale: Locale = None,
    extra: With = None,
) -> None:
    """Check cards and rules, and print errors."""
    path = standing(path, extra)
    said = wording(pick("locale", locale, languages()) if locale else language())
    if watch and (certificate or format == "json"):
        raise UsageError(tr("--watch prints text: leave out --certificate and --format json"))
    if certificate:
        certify(path, extra or [])
        return
    report = CheckReport(path, said, hints, fit, printed=format == "text")
    if watch:
        watched(report, extra or [])
        return
    for compiled in compile_all(path, extra or []):
        report.add(compiled)
    if format == "json":
        typer.echo(json.dumps([said.diagnostic(d).as_data() for d in report.found], indent=1))
    raise typer.Exit(1 if report.end() else 0)


@dataclass
class CheckReport:
    """What a check finds. hints, fit: whether hints, and texts that are too long, count.

    printed: whether diagnostics are printed when they are found. words: errors in message files and
    faces, which have no code.
    """

    path: Path | None
    said: Wording
    hints: bool
    fit: bool
    printed: bool = True
    found: dict[Diagnostic, None] = field(default_factory=dict[Diagnostic, None])
    words: dict[str, None] = field(default_factory=dict[str, None])
    cards: int = 0

    def add(self, compiled: Compiled) -> None:
        """Add all that is found in a project."""
        self.tell(compiled, compiled.diagnostics)
        asked = f"check {self.path and self.path.resolve()} {self.hints} {self.fit}"
        others, words = found(compiled.project, asked, lambda: self._others(compiled))
        self.tell(compiled, others)
        self.words |= dict.fromkeys(words)
        self.cards += sum(under(card.span.source, self.path, compiled) for card in compiled.model.cards.values())

    def _others(self, compiled: Compiled) -> tuple[list[Diagnostic], list[str]]:
        """What is found in files that are no cards, and in what is printed."""
        from ombre.prose.proofreading.proofread import misnamed
        from ombre.sheets import FaceError, PrintError

        diagnostics = [*_beside(compiled, self.path, self.hints)]
        words: list[str] = []
        try:
            for one in _printed(compiled, self.path, self.fit):
                diagnostics.append(one)
        except (FaceError, PrintError) as error:
            words += _each(error)
        return diagnostics, [*words, *(told for file, told in misnamed(compiled) if below(file, self.path))]

    def tell(self, compiled: Compiled, diagnostics: Iterable[Diagnostic]) -> None:
        """Add those of the diagnostics that are new and about the path."""
        for one in diagnostics:
            places = (one.span, *(at for at, _ in one.notes if one.code == "W513"))  # it is about both sets
            if one not in self.found and any(inside(at.source, self.path, compiled) for at in places):
                self.found[one] = None
                if self.printed:
                    told = self.said.diagnostic(one).render(compiled.line_of, self.said.words())
                    errors.print(told, markup=False)

    def end(self) -> int:
        """Print the errors in message files and faces and the totals; return the number of errors."""
        for line in self.words:
            errors.print(self.said.say(line), markup=False)
        bad = sum(d.severity == "error" for d in self.found) + len(self.words)
        if self.printed:
            cards = ntr("{0} card checked", "{0} cards checked", self.cards)
            typer.echo(self.said.say(tr("{0}: {1}", cards, ntr("{0} error", "{0} errors", bad))))
        return bad


def watched(empty: CheckReport, extra: list[str]) -> None:
    """Check at once, and again whenever a file changes. empty: a report in which nothing is found yet.

    Errors of lines are printed at once; the errors of the checks, which take longer, after them.
    """
    from ombre.compiler.edited_project import Desk

    gc.enable()  # it runs long
    from ..console import watching

    wanted = [*checked(empty.path, extra)]
    desks = [Desk(open_game(*one)) for one in wanted]

    def print_all() -> None:
        report = replace(empty, found={}, words={})
        for desk in desks:
            report.tell(desk.quick, desk.quick.diagnostics)
        for desk in desks:
            report.add(desk.idle())
        report.end()

    print_all()
    folders = [folder for desk in desks for folder in desk.project.folders]
    for changed in watching.changes(dict.fromkeys(each if each.is_dir() else each.parent for each in folders)):
        typer.echo("-- " + ", ".join(sorted(file.name for file in changed)))
        try:
            for desk, one in zip(desks, wanted, strict=True):
                desk.open(open_game(*one))
            print_all()
        except UsageError as problem:  # such as a file that cannot be read; the next change may correct it
            errors.print(empty.said.error(problem), markup=False)


def _beside(compiled: Compiled, path: Path | None, hints: bool) -> Iterable[Diagnostic]:
    """Yield the diagnostics of files beside the `.card` files; and hints, if they are wanted."""
    from ombre.compiler.card_numbers import check as numbers
    from ombre.compiler.checks.gaps import check as asked
    from ombre.compiler.checks.hints import check as hinted
    from ombre.prose.proofreading.files_beside_cards import faults

    from ..game.table_layout import checked as layout

    if not compiled.ok:
        return
    yield from (d for d in (*asked(compiled.model), *numbers(compiled)) if inside(d.span.source, path, compiled))
    yield from faults(compiled, path)
    layout(compiled.project.folder, compiled.model)
    if hints:
        yield from (d for d in hinted(compiled.model) if inside(d.span.source, path, compiled))


def _printed(compiled: Compiled, path: Path | None, fit: bool) -> Iterable[Diagnostic]:
    """Yield the diagnostics of what is printed: faces and pictures; texts that are too long, if they are wanted.

    Raises FaceError if faces have errors.
    """
    from ..printing.faced import about_sets, faces_of, with_icons
    from ..printing.fitting import overflowing
    from ..printing.seen import faceless, hard_to_see, unknown_values, unprinted, unused_art

    if not compiled.ok:
        return
    faces, sets = faces_of(compiled.project, compiled.model), {f.source.name: f.set for f in compiled.project.files}
    about_sets(compiled.project, faces)
    cards = [card for card in compiled.model.cards.values() if under(card.span.source, path, compiled)]
    with_icons(faces, cards, {card.id: sets[card.span.source] for card in cards})
    yield from hard_to_see(compiled)
    yield from unused_art(compiled)
    yield from faceless(compiled)
    yield from unprinted(compiled)
    yield from unknown_values(compiled)
    if fit:
        yield from overflowing(compiled, cards)


def _each(error: Exception) -> Iterable[str]:
    """Return the messages of an error that lists several, one in a line."""
    said = told(error)
    return said.args if isinstance(said, Translatable) and "\n" in said.template else (said,)


def certify(path: Path | None, extra: list[str]) -> None:
    """Print the certificates of the games to which a path refers, as JSON; raise CardErrors if cards have errors."""
    from ombre.compiler.checks.certificate import certificate as certificates

    made: list[dict[str, object]] = []
    for compiled in compile_all(path, extra):
        if not compiled.ok:
            raise CardErrors(compiled)
        proved = certificates(compiled.model)
        found = {
            part: {
                name: entry
                for name, entry in proved[part].items()
                if inside((str(entry["source"]) if part == "cards" else name).rpartition(":")[0], path, compiled)
            }
            for part in ("cards", "rules")
        }
        made.append({"game": compiled.project.game, "sets": list(compiled.project.sets), **found})
    typer.echo(json.dumps({"format": 1, "ombre": VERSION, "games": made}, indent=1))
