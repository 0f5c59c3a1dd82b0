"""`ombre check`: print the diagnostics of cards and rules, or the certificate that lists what was proved of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from ombre.compiler.languages import languages
from ombre.compiler.places import UsageError, pick
from ombre.compiler.project import open_game
from ombre.compiler.wording import Wording, wording
from ombre.dsl.diagnostics import Diagnostic, ntr, tr

from ..api.table import CardErrors
from .console import errors
from .options import Locale, Where, With
from .scope import below, compile_all, inside, reached, standing, under

if TYPE_CHECKING:
    from ombre.compiler.desk import Desk
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
    locale: Locale = "en",
    extra: With = None,
) -> None:
    """Check cards and rules, and print errors."""
    from ombre.compiler.proofread import misnamed

    path = standing(path, extra)
    said = wording(pick("locale", locale, languages()))
    if watch:
        from .watching import changes

        watched(path, extra or [], said, changes)
        return
    if certificate:
        certify(path, extra or [])
        return
    found: list[Diagnostic] = []
    words: dict[str, None] = {}  # errors in message files, which have no code
    checked = 0
    for compiled in compile_all(path, extra or []):
        wanted = [d for d in compiled.diagnostics if inside(d.span.source, path, compiled)]
        wanted = [d for d in (*wanted, *_beside(compiled, path, hints, fit)) if d not in found]
        found += wanted
        checked += sum(under(card.span.source, path, compiled) for card in compiled.model.cards.values())
        if format == "text":
            _print(wanted, compiled, said)
        words |= {told: None for file, told in misnamed(compiled) if below(file, path)}
    if format == "json":
        typer.echo(json.dumps([said.diagnostic(d).as_data() for d in found], indent=1, ensure_ascii=False))
    for told in words:
        errors.print(told, markup=False)
    bad = sum(d.severity == "error" for d in found) + len(words)
    if format == "text":
        _print_counts(checked, bad, said)
    raise typer.Exit(1 if bad else 0)


def watched(
    path: Path | None,
    extra: list[str],
    said: Wording,
    changes: Callable[[Iterable[Path]], Iterable[frozenset[Path]]],
) -> None:
    """Check again whenever a file changes, and print the names of the changed files and all errors.

    Errors of lines are printed at once; the errors of the checks, which take longer, after them.
    """
    from ombre.compiler.desk import Desk

    wanted = reached(path, extra)
    desks = [Desk(open_game(*one)) for one in wanted]
    for desk in desks:
        _print_all(desk, path, said)
    folders = dict.fromkeys(
        folder if folder.is_dir() else folder.parent for desk in desks for folder in desk.project.folders
    )
    for changed in changes(folders):
        typer.echo("-- " + ", ".join(sorted(one.name for one in changed)))
        for desk, one in zip(desks, wanted, strict=True):
            try:
                desk.open(open_game(*one))
            except UsageError as problem:  # such as a file that cannot be read; the next change may correct it
                errors.print(str(problem), markup=False)
            else:
                _print_all(desk, path, said)


def _print_all(desk: Desk, path: Path | None, said: Wording) -> None:
    """Print the errors of a project, and how many there are."""
    at_once = [d for d in desk.quick.diagnostics if inside(d.span.source, path, desk.quick)]
    _print(at_once, desk.quick, said)
    whole = desk.idle()
    more = [d for d in whole.diagnostics if d not in at_once and inside(d.span.source, path, whole)]
    _print(more, whole, said)
    bad = sum(d.severity == "error" for d in (*at_once, *more))
    checked = sum(under(card.span.source, path, whole) for card in whole.model.cards.values())
    _print_counts(checked, bad, said)


def _print(found: Iterable[Diagnostic], compiled: Compiled, said: Wording) -> None:
    for diagnostic in found:
        errors.print(said.diagnostic(diagnostic).render(compiled.line_of, said.words()), markup=False)


def _print_counts(checked: int, bad: int, said: Wording) -> None:
    cards, mistakes = ntr("{0} card checked", "{0} cards checked", checked), ntr("{0} error", "{0} errors", bad)
    typer.echo(said.say(tr("{0}: {1}", cards, mistakes)))


def _beside(compiled: Compiled, path: Path | None, hints: bool, fit: bool) -> Iterable[Diagnostic]:
    """Yield the diagnostics of files beside the `.card` files; and hints and too long texts, if they are wanted."""
    from ombre.compiler.backends.sheet import FaceError, PrintError
    from ombre.compiler.beside import faults
    from ombre.compiler.checks.hints import check as hinted

    from ..printing.fitting import overflowing

    if not compiled.ok:
        return
    yield from faults(compiled, path)
    if hints:
        yield from (d for d in hinted(compiled.model) if inside(d.span.source, path, compiled))
    if fit:
        cards = [c for c in compiled.model.cards.values() if under(c.span.source, path, compiled)]
        try:
            yield from overflowing(compiled, cards)
        except (FaceError, PrintError) as error:
            raise UsageError(str(error)) from None


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
    typer.echo(json.dumps({"format": 1, "games": made}, indent=1, ensure_ascii=False))
