"""The command line: words in, what the other modules make of them out."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Collection, Generator, Iterable
from contextlib import contextmanager
from os.path import commonprefix
from pathlib import Path
from threading import Timer
from typing import Annotated, Literal

import typer

from ombre import checkout
from ombre.compiler import codes, driver
from ombre.compiler.codes import CODES
from ombre.compiler.driver import Compiled
from ombre.compiler.files import decoded, read_bytes
from ombre.compiler.languages import languages
from ombre.compiler.messages import MissingMessage
from ombre.compiler.project import UsageError, game_of, games, games_with, open_game, pick
from ombre.compiler.text import load_locale
from ombre.compiler.wording import wording
from ombre.dsl.diagnostics import Diagnostic
from ombre.runtime.errors import Refused, RulesError

from . import campaigning
from .once import once
from .table import CardErrors, Table, open_table
from .terminal import Errors, plain_output

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Card games written as text: check them, play them, print them.",
)
BEFORE_A_BAR = 1.0  # seconds; what is done sooner needs no progress bar
MOST_BLEED = 10  # millimetres: more is a slip of the keyboard
errors = Errors(stderr=True, highlight=False, soft_wrap=True)

With = Annotated[list[str] | None, typer.Option("--with", help="An expansion by name, or a folder of cards.")]
Where = Annotated[Path | None, typer.Argument(help="A folder of cards, or one file; all games when left out.")]
Locale = Annotated[str, typer.Option(help="The language of texts: en, fr ...")]


def main() -> None:
    """Run the command line; what is wrong with the request is one sentence on standard error and exit code 2."""
    try:
        with plain_output():
            app()
    except CardErrors as error:
        show(error.compiled)
        sys.exit(1)
    except (UsageError, Refused) as error:
        errors.print(f"ombre: {error}", markup=False)
        sys.exit(2)
    except (RulesError, MissingMessage) as error:
        errors.print(f"ombre: {error}", markup=False)
        sys.exit(1)
    except OSError as error:  # a disk, a folder: what no command expects
        what = error.filename or "what is read or printed"
        errors.print(f"ombre: {what} cannot be used: {error.strerror or error}", markup=False)
        sys.exit(2)
    except (MemoryError, RecursionError) as error:
        told = "more memory than there is" if isinstance(error, MemoryError) else "too many things in each other"
        errors.print(f"ombre: what was asked for needs {told}", markup=False)
        sys.exit(1)


# ------------------------------------------------------------------------------------------- check, fmt, build


@app.command()
def check(
    path: Where = None,
    format: Annotated[Literal["text", "json"], typer.Option(help="How diagnostics are printed.")] = "text",
    certificate: Annotated[
        bool, typer.Option("--certificate", help="Print what is proved of every card and rule, as JSON.")
    ] = False,
    hints: Annotated[bool, typer.Option("--hints", help="Say, too, what may not be meant, but is no mistake.")] = False,
    fit: Annotated[bool, typer.Option("--fit", help="Measure whether each text fits on its card, too.")] = False,
    locale: Locale = "en",
    extra: With = None,
) -> None:
    """Find mistakes in cards and rules."""
    from ombre.compiler.proofread import misnamed

    said = wording(pick("locale", locale, languages()))
    if certificate:
        certify(path, extra or [])
        return
    found: list[Diagnostic] = []
    words: dict[str, None] = {}  # what is wrong with those of a language; it has no code
    checked = 0
    for compiled in compile_all(path, extra or []):
        wanted = [d for d in compiled.diagnostics if _inside(d.span.source, path, compiled)]
        wanted = [d for d in (*wanted, *_beside(compiled, path, hints, fit)) if d not in found]
        found += wanted
        checked += sum(_under(card.span.source, path, compiled) for card in compiled.model.cards.values())
        if format == "text":
            for diagnostic in wanted:
                errors.print(said.diagnostic(diagnostic).render(compiled.line_of, said.words()), markup=False)
        words |= {told: None for file, told in misnamed(compiled) if _below(file, path)}
    if format == "json":
        typer.echo(json.dumps([said.diagnostic(d).as_data() for d in found], indent=1, ensure_ascii=False))
    for told in words:
        errors.print(told, markup=False)
    bad = sum(d.severity == "error" for d in found) + len(words)
    if format == "text":
        cards, mistakes = "card" if checked == 1 else "cards", "error" if bad == 1 else "errors"
        typer.echo(said.say(f"{checked} {cards} checked: {bad} {mistakes}"))
    raise typer.Exit(1 if bad else 0)


def _beside(compiled: Compiled, path: Path | None, hints: bool, fit: bool) -> Iterable[Diagnostic]:
    """What is to be said of cards without errors, and is in no line of theirs: words, names, pictures, length."""
    from ombre.compiler.backends.sheet import FaceError, PrintError
    from ombre.compiler.beside import faults
    from ombre.compiler.checks.hints import check as hinted

    from .fitting import overflowing

    if not compiled.ok:
        return
    yield from faults(compiled, path)
    if hints:
        yield from (d for d in hinted(compiled.model) if _inside(d.span.source, path, compiled))
    if fit:
        cards = [c for c in compiled.model.cards.values() if _under(c.span.source, path, compiled)]
        try:
            yield from overflowing(compiled, cards)
        except (FaceError, PrintError) as error:
            raise UsageError(str(error)) from None


def certify(path: Path | None, extra: list[str]) -> None:
    """Print the certificates of what a path means; cards with errors have none."""
    from ombre.compiler.checks.certificate import certificate as certificates

    made = []
    for compiled in compile_all(path, extra):
        if not compiled.ok:
            raise CardErrors(compiled)
        proved = certificates(compiled.model)
        inside = {
            part: {
                name: entry
                for name, entry in proved[part].items()
                if _inside((entry["source"] if part == "cards" else name).rpartition(":")[0], path, compiled)
            }
            for part in ("cards", "rules")
        }
        made.append({"game": compiled.project.game, "sets": list(compiled.project.sets), **inside})
    typer.echo(json.dumps({"format": 1, "games": made}, indent=1, ensure_ascii=False))


@app.command()
def explain(
    code: Annotated[str | None, typer.Argument(help="A code such as E110; all codes when left out.")] = None,
) -> None:
    """Say what a diagnostic means, with an example and what to write instead."""
    if code is None:
        typer.echo("\n".join(f"{code}  {title}" for code, title in CODES.items()))
        return
    if code.upper() not in CODES:
        near = sorted(CODES, key=lambda known: len(commonprefix([code.upper(), known])), reverse=True)
        raise UsageError(f"there is no code '{code}'; the nearest are {', '.join(near[:3])}")
    typer.echo(codes.explain(code.upper()).rstrip())


def compile_all(path: Path | None, extra: list[str]) -> Iterable[Compiled]:
    """Compile what a path means: one game with an expansion, or every game with every one of its expansions."""
    if path is None:
        for game in games_with(extra):
            yield driver.compile_project(open_game(game, extra))
            yield from (driver.compile_project(open_game(game, [name])) for name in driver.expansions(game))
        return
    if not path.exists():
        raise UsageError(f"there is no file and no folder {path}")
    game, more = game_of(path)
    yield driver.compile_project(open_game(game, [*extra, *more]))


def _inside(source: str, path: Path | None, compiled: Compiled) -> bool:
    """Whether a diagnostic's file lies under the path that was asked for."""
    if path is None:
        return True
    file = next((f for f in compiled.project.files if f.source.name == source), None)
    return file is None or file.path.resolve().is_relative_to(path.resolve()) or not file.own


def _below(file: Path, path: Path | None) -> bool:
    """Whether a file lies under the path that was asked for, or beside it where that is a file."""
    return path is None or file.resolve().is_relative_to((path if path.is_dir() else path.parent).resolve())


def _under(source: str, path: Path | None, compiled: Compiled) -> bool:
    """Whether a file lies under the path that was asked for; all do where none was."""
    file = next((f for f in compiled.project.files if f.source.name == source), None)
    return path is None or (file is not None and file.path.resolve().is_relative_to(path.resolve()))


@app.command()
def fmt(
    path: Where = None,
    check: Annotated[bool, typer.Option("--check", help="Change nothing; exit 1 if something would change.")] = False,
) -> None:
    """Bring card files into their canonical layout."""
    from ombre.dsl.layout import format_source

    changed = broken = 0
    for compiled in compile_all(path, []):
        for file in compiled.project.files:
            if path is not None and not file.path.resolve().is_relative_to(path.resolve()):
                continue
            text, found = format_source(file.source, compiled.vocabulary)
            if found:
                broken += 1
                for diagnostic in found:
                    errors.print(diagnostic.render(compiled.line_of), markup=False)
                continue
            data = read_bytes(file.path)
            if data != text.encode() and decoded(file.path, data) == file.source.text:  # else it has changed meanwhile
                changed += 1
                if not check:
                    driver.replace(file.path, text)
                typer.echo(f"{'would change' if check else 'changed'} {file.source.name}")
    typer.echo(f"{changed} files {'would change' if check else 'changed'}")
    raise typer.Exit(1 if broken or (check and changed) else 0)


@app.command()
def build(
    check: Annotated[bool, typer.Option("--check", help="Write nothing; exit 1 if generated/ is stale.")] = False,
) -> None:
    """Compile the cards that come with ombre into generated/."""
    if checkout() is None:
        raise UsageError("only a checkout of ombre has a generated/ folder to build; your own folders need no build")
    made: list[driver.Output] = []
    ok = True
    for game in games():
        outputs, compiled = driver.outputs(game)
        for one in compiled:
            if not one.ok:
                show(one)
                ok = False
        made += outputs
    if not ok:
        raise typer.Exit(1)
    if check:
        stale = driver.stale(made)
        for path in stale:
            typer.echo(f"stale: {path}")
        typer.echo("generated/ is stale: run 'ombre build'" if stale else "generated/ is fresh")
        raise typer.Exit(1 if stale else 0)
    changed = driver.write(made)
    driver.clean()
    typer.echo(f"{len(made)} files, {len(changed)} written")


def show(compiled: Compiled) -> None:
    """Print every diagnostic of a compilation on standard error."""
    for diagnostic in compiled.diagnostics:
        errors.print(diagnostic.render(compiled.line_of), markup=False)


# ------------------------------------------------------------------------------------------------ test, play


@app.command()
def test(
    path: Where = None,
    rulings: Annotated[bool, typer.Option("--rulings", help="End with the number of rulings that pass.")] = False,
    report: Annotated[Path | None, typer.Option(help="Write which scenarios show each ruling, as Markdown.")] = None,
    extra: With = None,
) -> None:
    """Run the scenarios."""
    from . import rulings as accounting
    from . import scenarios

    passed = failed = left_out = broken = 0
    fine: set[str] = set()
    known: set[str] = set()
    accounts = []
    for game, more in _tested(path, extra or []):
        table = open_table(game, more)
        own = {
            f.source.name
            for f in table.project.files
            if path is None or f.path.resolve().is_relative_to(path.resolve())
        }
        table, unread = _whole(table, own)
        broken += unread
        outcomes = scenarios.run(table, own.__contains__)
        for outcome in outcomes:
            passed += outcome.passed
            failed += outcome.failed
            if outcome.outdated:
                left_out += 1
                where = f"{outcome.source}:{outcome.line}: {outcome.id}"
                errors.print(f"{where}: does not apply: {outcome.outdated}", markup=False)
            for failure in outcome.result.failures:
                errors.print(f"{outcome.source}:{failure.line}: {outcome.id}: {failure.sentence}", markup=False)
        if report:
            accounts.append(accounting.account(table, outcomes))
            if path is None:
                accounts += accounting.of_expansions(game)
        if rulings:
            some, executable = scenarios.coverage(outcomes, scenarios.rulings(table.project.folders))
            fine |= some
            known |= executable
    also = f", {left_out} not applicable" if left_out else ""
    also += f", {broken} file{'s' if broken > 1 else ''} not run" if broken else ""
    typer.echo(f"{passed} passed, {failed} failed{also}")
    if report:
        driver.replace(report, accounting.page(accounts, report))
    if rulings:
        typer.echo(f"rulings {len(fine)} / {len(known)}")
    raise typer.Exit(1 if failed or broken else 0)


def _whole(table: Table, wanted: Collection[str]) -> tuple[Table, int]:
    """The game to run scenarios in, and how many of the wanted files cannot be run; why is printed.

    What is wrong with a file that nobody asked for is told where a file that somebody asked for needs it.
    """
    from . import scenarios

    try:
        table.modules  # noqa: B018 - they cannot be made of files with errors
        table.scenarios(wanted.__contains__)
        return table, 0
    except CardErrors as error:
        compiled = error.compiled
    found = scenarios.whole(table)
    needing = [name for name in found.needing if name in wanted]
    for name, diagnostics in found.broken.items():
        if name in wanted or needing:
            for diagnostic in diagnostics:
                errors.print(diagnostic.render(compiled.line_of), markup=False)
    for name in needing:
        errors.print(f"{name}: not run: it needs what stands in a file with errors", markup=False)
    return found.table, len(needing) + sum(name in wanted for name in found.broken)


def _tested(path: Path | None, extra: list[str]) -> list[tuple[str, list[str]]]:
    if path is None:
        return [(game, extra) for game in games_with(extra)]
    if not path.exists():
        raise UsageError(f"there is no file and no folder {path}")
    game, more = game_of(path)
    return [(game, [*extra, *more])]


@app.command()
def pairs(
    game: Annotated[str, typer.Argument(help="The game.")],
    budget: Annotated[float | None, typer.Option(min=0, help="Stop after so many seconds; 60 when left out.")] = None,
    most: Annotated[
        int | None, typer.Option("--pairs", min=1, help="Test so many pairs, however long it takes.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The seed of the boards; the same seed lays the same boards.")] = 1,
    out: Annotated[Path, typer.Option("--out", "-o", help="Where the first failure is written, as a scenario.")] = Path(
        "failed_pair.card"
    ),
    report: Annotated[Path | None, typer.Option(help="Write a page for a browser.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    extra: With = None,
) -> None:
    """Lay out every two cards that can meet, play on, and check what must always hold."""
    from .pairs import Pairs, scenario_path, write_report

    scenario_path(out)
    table = open_table(game, extra or [])
    tested_pairs = Pairs(table)
    limit = None if budget is None and most is not None else 60 if budget is None else budget
    begun = time.monotonic()
    total = len(tested_pairs.pairs[:most])
    with progress("pairs") as tell:
        tested = tested_pairs.test(
            seed,
            most,
            lambda: limit is None or time.monotonic() - begun < limit,
            lambda so_far: tell(len(so_far.found), total),
        )
    if tested.failed:
        options = "".join(f" --with {name}" for name in extra or [])
        first = tested.failed[0]
        replaced = out.exists()
        with progress("making the scenario smaller"):
            tested.scenario = tested_pairs.scenario(first, out.stem, f"ombre pairs {game}{options} --seed {seed}")
        driver.replace(out, tested.scenario)
        errors.print(f"{first.pair.one} with {first.pair.other}: {first.failure}", markup=False)
        errors.print(f"wrote {out}{' over the one that was there' if replaced else ''}", markup=False)
        errors.print(f"see it with: ombre test {out}{options}", markup=False)
    if report is not None:
        write_report(tested, report)
        errors.print(f"wrote {report}", markup=False)
    if as_json:
        typer.echo(json.dumps(tested.as_data(), indent=1, ensure_ascii=False))
    else:
        if len(tested.found) < total:
            errors.print(f"stopped after {limit:g} s: {total - len(tested.found)} pairs were not tried", markup=False)
        typer.echo(tested.summary())
    raise typer.Exit(1 if tested.failed else 0)


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="The game.")],
    start: Annotated[str, typer.Argument(help="What it is started with: a mission, a duel.")],
    players: Annotated[int, typer.Option(help="How many players.")] = 2,
    seed: Annotated[int, typer.Option(help="The seed of the deal; the same seed is the same game.")] = 1,
    bots: Annotated[str, typer.Option(help="Who plays the seats that no human takes: random or greedy.")] = "random",
    human: Annotated[int | None, typer.Option(help="The seat that you play, from 1.")] = None,
    locale: Locale = "en",
    quiet: Annotated[bool, typer.Option("--quiet", help="Print the end only.")] = False,
    save: Annotated[Path | None, typer.Option(help="Write the game to this file when it ends or you leave.")] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a game that was saved.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as NAME=VALUE.")] = None,
    deck: Annotated[
        list[str] | None, typer.Option(help="A deck that a seat brings: P1=NAME, or P1=FILE with a 'deck' in it.")
    ] = None,
    extra: With = None,
) -> None:
    """Play one game in the terminal."""
    from .play import play_game

    table = open_table(game, extra or [])
    beginning = table.beginning(start)
    options = table.options(option or [])
    number = table.players(players)
    decks = table.decks(deck or [], number)
    play_game(table, beginning, number, seed, bots, human, locale, quiet, save, load, options, decks)


@app.command()
def why(
    words: Annotated[
        list[str],
        typer.Argument(
            metavar="GAME START | SAVED_GAME [QUESTION]...",
            help="A game and what it is started with, or a game that was saved; then nothing, for the last thing that"
            " happened; or words of what did; or 'not CARD', 'not VERB CARD'.",
        ),
    ],
    players: Annotated[int, typer.Option(help="How many players.")] = 2,
    seed: Annotated[int, typer.Option(help="The seed of the deal and of the bots.")] = 1,
    bots: Annotated[str, typer.Option(help="Who plays up to that moment: random or greedy.")] = "random",
    at: Annotated[int | None, typer.Option(min=0, help="After so many answers; all of them when left out.")] = None,
    seat: Annotated[
        int | None, typer.Option(help="The seat that asks, from 1, which is told what it may know; all when left out.")
    ] = None,
    locale: Locale = "en",
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as NAME=VALUE.")] = None,
    deck: Annotated[list[str] | None, typer.Option(help="A deck that a seat brings: P1=NAME, or P1=FILE.")] = None,
    extra: With = None,
) -> None:
    """Say why something happened in a game, or why something cannot be done."""
    from .why import explain_game, played, saved

    if Path(words[0]).is_file():
        table, session = saved(Path(words[0]), games_with(extra or []), extra or [], at)
        question = words[1:]
    else:
        table = open_table(words[0], extra or [])
        if len(words) < 2:
            raise UsageError(f"say what {words[0]} is started with: {', '.join(table.beginnings())}")
        number = table.players(players)
        session = played(
            table,
            table.beginning(words[1]),
            number,
            seed,
            bots,
            at,
            table.options(option or []),
            table.decks(deck or [], number),
        )
        question = words[2:]
    typer.echo("\n".join(explain_game(table, session, seat, locale, " ".join(question))))


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help="The game.")],
    start: Annotated[str, typer.Argument(help="What it is started with: a mission, a duel.")],
    number: Annotated[int, typer.Option("-n", "--games", min=1, help="How many games.")] = 100,
    players: Annotated[int, typer.Option(help="How many players.")] = 2,
    seed: Annotated[int, typer.Option(help="The seed of the first game; each game after it has the next one.")] = 1,
    bots: Annotated[str, typer.Option(help="Who plays: random or greedy.")] = "greedy",
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes; one for each processor when left out.")] = None,
    to: Annotated[
        list[Path] | None, typer.Option(help="Write the report to this file, too: .json, .svg or .png.")
    ] = None,
    cards: Annotated[int, typer.Option(min=0, help="How many cards of each kind are listed.")] = 10,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as NAME=VALUE.")] = None,
    deck: Annotated[list[str] | None, typer.Option(help="A deck that a seat brings, as for play.")] = None,
    locale: Locale = "en",
    extra: With = None,
) -> None:
    """Let bots play many games, and report how they end and which cards make a difference."""
    from .bots import bot
    from .narrate import Narrator
    from .printing import Printer
    from .report import Report, properties, report_path
    from .simulate import Played, Setting, interruptible, play_all
    from .tallies import Tally

    files = [report_path(path) for path in to or []]
    table = open_table(game, extra or [])
    beginning, options, seats = table.beginning(start), table.options(option or []), table.players(players)
    decks = table.decks(deck or [], seats)
    bot(bots, seed, table.rules)  # what is wrong with the name is said here, and once
    narrator = Narrator(Printer(table, locale))
    numbers = tuple((one.owner, one.name, one.derived) for one in properties(narrator.model))
    setting = Setting(game, tuple(extra or []), beginning, seats, bots, options, decks, numbers)
    played, begun = list[Played](), time.monotonic()
    with progress("games") as tell, interruptible():
        for one in play_all(setting, range(seed, seed + number), jobs or os.cpu_count() or 1):
            played.append(one)
            tell(len(played), number)
    spent = time.monotonic() - begun
    tally = Tally()
    for one in played:  # not before: an interrupt must not find a game counted by half
        tally.add(one, seats)
    errors.print(f"{tally.games} games in {spent:.1f} s, {spent / max(1, tally.games):.2f} s each", markup=False)
    report = Report(narrator, setting, seed, number, tally)
    for path in files:
        report.write(path)
        errors.print(f"wrote {path}", markup=False)
    if as_json:
        typer.echo(json.dumps(report.as_data(), indent=1, ensure_ascii=False))
    else:
        typer.echo("\n".join(report.lines(cards)))
    raise typer.Exit(130 if tally.games < number else 0)


# ----------------------------------------------------------------------------------------------- translations

locales = typer.Typer(no_args_is_help=True, help="Translations of games.")
app.add_typer(locales, name="locale")


@locales.command()
def status(
    locale: Annotated[str | None, typer.Argument(help="One language, with all that it lacks.")] = None,
    game: Annotated[str | None, typer.Option(help="One game only.")] = None,
    extra: With = None,
) -> None:
    """Count what is translated, and name what is missing."""
    from . import translation

    for language in languages() if locale is None else [pick("locale", locale, languages())]:
        typer.echo(language)
        tables = {name: open_table(name, extra or []) for name in ([game] if game else games_with(extra or []))}
        told = [("", translation.own_messages(language)), ("", translation.sentences(language))]
        told += [(f"{name}: ", part) for name, table in tables.items() for part in translation.of_game(language, table)]
        for whose, part in told:
            typer.echo(f"  {whose}{part}")
            if locale is not None:
                typer.echo("".join(f"    missing {id}\n" for id in part.missing), nl=False)
                typer.echo("".join(f"    fuzzy {id}\n" for id in part.fuzzy), nl=False)
        folders = [folder for table in tables.values() for folder in table.project.folders]
        for fault in translation.faults(load_locale(language, folders)):
            errors.print(f"  {fault}", markup=False)


app.add_typer(campaigning.app, name="campaign")


# ----------------------------------------------------------------------------------------------- text, sheet


@app.command()
def text(
    cards: Annotated[list[str], typer.Argument(help="Cards by their ids.")],
    locale: Locale = "en",
    game: Annotated[str | None, typer.Option(help="The game to look in; all games when left out.")] = None,
    extra: With = None,
) -> None:
    """Print the text of cards."""
    from .printing import Printer

    printers = [
        Printer(open_table(name, extra or []), locale) for name in ([game] if game else games_with(extra or []))
    ]
    known = [id for printer in printers for id in printer.cards]
    for number, card in enumerate(cards):
        pick("card", card, known)
        printer = next(p for p in printers if card in p.cards)
        typer.echo(("\n" if number else "") + "\n".join(printer.plain(card)))


@app.command()
def sheet(
    game: Annotated[str, typer.Argument(help="The game.")],
    out: Annotated[Path, typer.Option("--out", "-o", help="The file to write, or the folder for pictures.")],
    set: Annotated[list[str] | None, typer.Option(help="One set only; several when given several times.")] = None,
    kind: Annotated[
        list[str] | None, typer.Option(help="One kind of cards only; several when given several times.")
    ] = None,
    locale: Locale = "en",
    paper: Annotated[
        Literal["a4", "letter", "card"],
        typer.Option(help="The paper; card is a page for each card, with bleed, as printers of cards want it."),
    ] = "a4",
    bleed: Annotated[
        float | None,
        typer.Option(help="With --paper card: how far each card is printed beyond its edge, in millimetres. [3]"),
    ] = None,
    to: Annotated[
        Literal["pdf", "png", "html", "tts"],
        typer.Option(help="What to make; tts is a folder for Tabletop Simulator."),
    ] = "pdf",
    copies: Annotated[bool, typer.Option("--copies", help="Print each card as often as it is in the box.")] = False,
    url: Annotated[
        str | None,
        typer.Option(help="With --to tts: where the pictures will be found; in the folder itself when left out."),
    ] = None,
    release: Annotated[
        bool,
        typer.Option(
            "--release", help="Refuse cards whose text or name is not in the language; list what cards assume."
        ),
    ] = False,
    extra: With = None,
) -> None:
    """Print cards to cut out, or to load into Tabletop Simulator."""
    from ombre.compiler.backends.sheet import BLEED, FaceError, PrintError

    from .printing import Printer

    if url is not None and to != "tts":
        raise UsageError(f"--url goes with --to tts only, not with --to {to}")
    if bleed is not None and (paper != "card" or to != "pdf"):
        raise UsageError("--bleed goes with --paper card and --to pdf only: cards that share a sheet share their edges")
    if bleed is not None and not 0 <= bleed <= MOST_BLEED:
        raise UsageError(f"--bleed is a number of millimetres from 0 to {MOST_BLEED}, not {bleed:g}")
    printer = Printer(open_table(game, extra or []), locale)
    try:
        cards = printer.faced(set or [], kind or [])
        if release:
            printer.release(cards)
            for assumed in printer.assumptions(cards):
                typer.echo(assumed)
        with progress("laying out") as tell:
            if to == "tts":
                made = printer.tabletop(cards, _folder_url(out) if url is None else url, copies, tell)
            else:
                made = printer.sheet(cards, paper, to, copies, tell, BLEED if bleed is None else bleed)
    except (FaceError, PrintError) as error:
        errors.print(str(error), markup=False)
        raise typer.Exit(1) from None
    for path in printer.write(made, to, out):
        typer.echo(f"wrote {path}")
    for over in made.overflow:
        errors.print(
            f"{over.where}: error: the {over.part} of {over.card} is {over.millimetres} mm too"
            f" {'tall' if over.part in ('text', 'title') else 'wide'} at {over.size:g} pt, its smallest size ({over.locale})",
            markup=False,
        )
    raise typer.Exit(1 if made.overflow else 0)


def _folder_url(folder: Path) -> str:
    """The address that the names of a folder's files are put behind."""
    return f"{folder.resolve().as_uri()}/"


@contextmanager
def progress(title: str) -> Generator[Callable[[int, int], None]]:
    """A progress bar on standard error for work that takes longer than a moment; what is given is told how far it is."""
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

    bar = Progress(TextColumn(title), BarColumn(), TaskProgressColumn(), console=errors, transient=True)
    task = bar.add_task(title, total=None)
    waiting = Timer(BEFORE_A_BAR, bar.start)
    if errors.is_terminal:
        waiting.start()

    def tell(done: int, total: int) -> None:
        bar.update(task, completed=done, total=total)

    try:
        yield tell
    finally:
        waiting.cancel()
        if waiting.is_alive():
            waiting.join()
        bar.stop()


for commands in (app, locales, campaigning.app):
    once(commands)
