"""Run scenarios in a process of its own, because checked cards become Python: it has limits of time and memory.

The process holds the game as the tab does, so that each run compiles only what has changed. A run that takes too long
ends the process; the next run starts a new one.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache, partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import ModuleType
from typing import NamedTuple, TypeAlias, assert_never

from ombre.compiler import driver
from ombre.compiler.driver import Compiled
from ombre.compiler.projects.places import UsageError, Wanted
from ombre.compiler.projects.project import CardFile
from ombre.compiler.resolver.resolve import Kept
from ombre.dsl import nodes
from ombre.runtime import Module
from ombre.runtime.linker import Rules, link
from ombre.translatable import told as message_of
from ombre.translatable import tr
from ombre.workshop.api.table import Table
from ombre.workshop.narration.narrator import Narrator
from ombre.workshop.play.from_scenario import drafted
from ombre.workshop.printing.printer import Printer
from ombre.workshop.scenarios.compiling import compiled_scenarios
from ombre.workshop.scenarios.running import passes, reasons, told, tried
from ombre.workshop.scenarios.scripts import sentence
from ombre.workshop.scenarios.story import story
from ombre.workshop.spawning import spawning

from ..lsp.named_cards import NamedCards, NamedIn, declared_at
from ..lsp.open_games import OpenGame, OpenGames
from .boards import BoardAnswer, board, line_of_error, wrong_lines
from .new_scenarios import Trials, about, new_scenario, taken
from .templates import drafts_for

SECONDS, MEMORY = 10.0, 1 << 30
"""The limits: seconds for a scenario or a board, and bytes of memory that the process can add
to what ombre itself needs.

What reads the game counts, too. Measured: the largest game that ships with its expansion, 364 scenarios of one card in
three languages and a board add 125 MB; a game of 15,000 cards, one scenario and a board add 190 MB.
"""

BROKEN = tr("the game has an error; correct it first")
BEGINNING = 60.0  # more seconds for the first run, until the game is read (20 seconds for the largest)
_MOST_IDLE = 12  # scenarios of a card that are also run without what the card does
_MOST_STORIES = 12  # failing scenarios of a card of which is told what happened


class RunRequest(NamedTuple):
    """What is to be run. texts: those of the open files, by their paths. path: one of them. card: the id of a card.

    language: that in which is told why a scenario fails. held: the game of the author.
    """

    texts: Mapping[Path, str]
    path: Path
    card: str
    language: str = "en"
    held: Wanted | None = None


@dataclass(frozen=True, slots=True)
class Ran:
    """A scenario that was run. failures: lines of its file with a sentence each. why: what happened before the first.

    outdated: why it was not run, or "". is_idle: whether it also passes if the card does nothing. takeable: the lines
    that expect something in whose place something else can be true.
    """

    at: NamedIn
    path: str
    failures: tuple[tuple[int, str], ...]
    outdated: str = ""
    why: tuple[str, ...] = ()
    is_idle: bool = False
    takeable: tuple[int, ...] = ()


class BoardRequest(NamedTuple):
    """The board that is to be shown. lines: those below `given:`, without their indentation; the rest as in RunRequest.

    deal: the zone for which cards are dealt, or "". seed: that of the deal.
    """

    texts: Mapping[Path, str]
    path: Path
    lines: tuple[str, ...]
    language: str = "en"
    held: Wanted | None = None
    deal: str = ""
    seed: int = 1


class NewRequest(NamedTuple):
    """A new scenario for a card is wanted. The fields are as in RunRequest."""

    texts: Mapping[Path, str]
    path: Path
    card: str
    held: Wanted | None = None


class TakeRequest(NamedTuple):
    """What happens is wanted in place of a line that a scenario expects. The file of the scenario is `path`.

    line: its number in the file. The other fields are as in RunRequest.
    """

    texts: Mapping[Path, str]
    path: Path
    line: int
    held: Wanted | None = None


class WrittenLines(NamedTuple):
    """Lines of a scenario that were written, below its first one; none if they cannot be."""

    lines: tuple[str, ...] = ()


class RunAnswer(NamedTuple):
    """The scenarios of a card that were run; or a sentence that says why none was. is_last: the process ends then."""

    ran: tuple[Ran, ...] = ()
    problem: str = ""
    is_last: bool = False


Request: TypeAlias = RunRequest | BoardRequest | NewRequest | TakeRequest
Answer: TypeAlias = RunAnswer | BoardAnswer | WrittenLines


# ----------------------------------------------------------------------------------------------- in the process


@dataclass
class _Games:
    """The games of a process. modules: those that were made last from a text, by the names of their files."""

    extra: tuple[str, ...]
    games: OpenGames = field(init=False)
    named: dict[int, NamedCards] = field(default_factory=dict[int, NamedCards])
    modules: dict[str, tuple[str, Module]] = field(default_factory=dict[str, "tuple[str, Module]"])
    kept: dict[int, Kept] = field(default_factory=dict[int, Kept])  # what was resolved for trials

    def __post_init__(self) -> None:
        self.games = OpenGames(self.extra)

    def run(self, request: RunRequest, beat: Callable[[], None] = lambda: None) -> RunAnswer:
        """Run what is asked. beat: is called when the game is read, and after each scenario."""
        game = self._read(request)
        compiled = game.desk.quick
        if not compiled.ok:
            return RunAnswer(problem=BROKEN)
        wanted = self._naming(game).of(request.card)
        return RunAnswer(tuple(self._ran(game, compiled, request.card, wanted, request.language, beat)))

    def board(self, request: BoardRequest, beat: Callable[[], None] = lambda: None) -> BoardAnswer:
        """Prepare a board. beat: is called when the game is read."""
        game = self._read(request)
        beside = game.file(request.path)
        assert beside is not None, "the file is open"
        project = game.project
        compiled = game.desk.tried(replace(project, files=(*project.files, drafted(beside, request.lines))))
        if problems := wrong_lines(compiled, request.language):
            return BoardAnswer(problems=problems)
        table = _Drafts(compiled, self)
        narrator = _narrator(table, game, request.language)
        beat()
        try:
            return board(table, narrator, request.deal, request.seed)
        except UsageError as error:
            return BoardAnswer(problems=(line_of_error(error),))

    def new(self, request: NewRequest, beat: Callable[[], None] = lambda: None) -> WrittenLines:
        """Write a new scenario for a card. beat: is called when the game is read, and after each trial."""
        game, trials = self._trials(request, request.card, beat)
        drafts = drafts_for(game, self._naming(game), request.card, trials.rules)
        return WrittenLines(new_scenario(trials, request.card, drafts))

    def take(self, request: TakeRequest, beat: Callable[[], None] = lambda: None) -> WrittenLines:
        """Write the line that is true in place of one that a scenario expects."""
        game, trials = self._trials(request, "", beat)
        file = game.file(request.path)
        assert file is not None, "the file is open"
        tree = declared_at(game.desk.parsed(file.source.name), request.line)
        if not isinstance(tree, nodes.Scenario) or not tree.span.line < request.line <= tree.span.end_line:
            return WrittenLines()
        lines = file.source.text.split("\n")[tree.span.line : tree.span.end_line]
        found = taken(trials, lines, request.line - tree.span.line - 1)
        return WrittenLines((found,) if found else ())

    def _trials(
        self, request: NewRequest | TakeRequest, card: str, beat: Callable[[], None]
    ) -> tuple[OpenGame, Trials]:
        """The game of an open file, and what is needed to try scenarios about a card."""
        game = self._read(request)
        compiled = game.desk.quick
        if not compiled.ok:
            raise UsageError(BROKEN)
        if card and card not in compiled.model.cards:
            raise UsageError(tr("there is no card '{0}'", card))
        table = _Drafts(compiled, self)
        trees = [game.desk.parsed(file.source.name) for file in game.project.files]
        kept = self.kept.setdefault(id(game), Kept())
        beat()
        texts = partial(compiled_scenarios, compiled, trees, kept)
        return game, Trials(table.rules, table.without(card), texts, beat)

    def _naming(self, game: OpenGame) -> NamedCards:
        return self.named.setdefault(id(game), NamedCards(game))

    def _read(self, request: Request) -> OpenGame:
        """Take up the texts of the open files; return the game of one of them."""
        if request.held is not None:
            self.games.hold(request.held)
        for path in [path for path in self.games.texts if path not in request.texts]:
            self.games.close(path)
        for path, text in request.texts.items():
            self.games.write(path, text)
        self.games.read_again()
        return self.games.write(request.path, request.texts[request.path])

    def _ran(
        self,
        game: OpenGame,
        compiled: Compiled,
        card: str,
        wanted: list[NamedIn],
        language: str,
        beat: Callable[[], None],
    ) -> list[Ran]:
        table = _Drafts(compiled, self)
        outdated, narrator = reasons(table), cache(partial(_narrator, table, game, language))
        words = told(narrator)
        sources = {one.source for one in wanted}
        known = {
            (module.source, scenario.id): scenario
            for module in table.scenarios(lambda source: source in sources)
            for scenario in module.scenarios
        }
        lines = {file.source.name: file.source for file in game.project.files}
        paths = {file.source.name: file.path.resolve().as_uri() for file in game.project.files}
        found: list[Ran] = []
        stories = 0
        idle = table.without(card) if len(wanted) <= _MOST_IDLE else None
        beat()
        for one in wanted:
            why = outdated.get((one.source, one.id), "")
            scenario = known.get((one.source, one.id))
            if scenario is None:  # an expansion has removed it
                continue
            result = tried(table, scenario, words) if not why else None
            failures = tuple((failure.line, failure.sentence) for failure in result.failures) if result else ()
            happened = story(table, scenario, narrator) if failures and stories < _MOST_STORIES else ()
            stories += bool(failures)
            is_idle = result is not None and not failures and idle is not None and passes(idle, scenario)
            takeable = tuple(line for line, _ in failures if about(lines[one.source].line(line)))
            found.append(Ran(one, paths[one.source], failures, why, tuple(happened), is_idle, takeable))
            beat()
        return found

    def module(self, source: str, text: str) -> Module:
        """The module with a text; it is made again only if the text has changed."""
        before = self.modules.get(source)
        if before is None or before[0] != text:
            made = ModuleType("draft")
            exec(compile(text, source, "exec"), made.__dict__)
            self.modules[source] = before = text, made.MODULE
        return before[1]


def _narrator(table: Table, game: OpenGame, language: str) -> Narrator:
    """A narrator of a game as it is typed. The texts are those that the open game has loaded."""
    whole = game.whole()
    assert whole is not None, "the game has no error"
    known = whole.printer(language)
    made = Printer(table, language, known.vocabulary)
    made.locale = known.locale
    return Narrator(made)


class _Drafts(Table):
    """A game as it is typed: its modules are made in memory, and are never written."""

    def __init__(self, compiled: Compiled, games: _Games) -> None:
        super().__init__(compiled.project)
        self.compiled = compiled
        files = [file for file in compiled.project.files if file.is_played]
        texts = driver.modules(compiled, files)
        self.modules = [games.module(file.source.name, texts[file.source.name]) for file in files]
        self.rules = link(self.modules)
        self._games = games

    def without(self, card: str) -> Rules | None:
        """The rules of the game in which a card does nothing; None if it does nothing anyway."""
        at = next((number for number, one in enumerate(self.modules) if any(c.id == card for c in one.cards)), None)
        if at is None or not any(one.id == card and one.abilities for one in self.modules[at].cards):
            return None
        module = self.modules[at]
        cards = tuple(replace(one, abilities=()) if one.id == card else one for one in module.cards)
        return link([*self.modules[:at], replace(module, cards=cards), *self.modules[at + 1 :]])

    def scenario_modules(self, files: Sequence[CardFile]) -> list[Module]:
        texts = driver.scenarios(self.compiled, files)
        names = [file.source.name for file in files]
        return [self._games.module(f"scenarios of {name}", texts[name]) for name in names]


def _serve(pipe: Connection, extra: tuple[str, ...], memory: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Before the first request, because each run that breaks a limit makes the next one a first one.
    is_limited = _limit(memory)
    games = _Games(extra)
    while True:
        try:
            request = pipe.recv()
        except EOFError:
            return
        answer = _answered(games, request, lambda: pipe.send(None), is_limited)
        pipe.send(answer)
        if isinstance(answer, RunAnswer) and answer.is_last:
            return  # what is left of the run would stay in the memory


def _answered(games: _Games, request: Request, beat: Callable[[], None], is_limited: bool) -> Answer:
    try:
        match request:
            case RunRequest():
                return games.run(request, beat)
            case BoardRequest():
                return games.board(request, beat)
            case NewRequest():
                return games.new(request, beat)
            case TakeRequest():
                return games.take(request, beat)
            case _:
                assert_never(request)
    except UsageError as error:
        return RunAnswer(problem=message_of(error))
    except Exception as error:
        # A library that does not fit into the memory cannot be imported; some in C fail without an exception.
        if isinstance(error, MemoryError) or (is_limited and isinstance(error, ImportError | SystemError)):
            return RunAnswer(problem=tr("the scenarios need more memory than they may have"), is_last=True)
        return RunAnswer(problem=tr("the scenarios cannot be run: {0}", sentence(error)))


def _limit(memory: int) -> bool:
    """Let this process add so many bytes to its memory; where the system cannot, return False: only time is limited."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        most = pages * resource.getpagesize() + memory
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        return True
    return False


# -------------------------------------------------------------------------------------------- in the web server


class ScenarioProcess:
    """Runs scenarios and prepares boards, for all tabs. seconds, memory: the limits, as SECONDS and MEMORY."""

    def __init__(self, extra: tuple[str, ...], seconds: float = SECONDS, memory: int = MEMORY) -> None:
        self.extra, self.seconds, self.memory = extra, seconds, memory
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._thread = ThreadPoolExecutor(1)

    async def run(self, request: RunRequest) -> RunAnswer:
        """Return what came out; a run that breaks a limit is told as a problem."""
        answer = await asyncio.get_running_loop().run_in_executor(self._thread, self._run, request)
        assert isinstance(answer, RunAnswer)
        return answer

    async def board(self, request: BoardRequest) -> BoardAnswer:
        """Return a board; one that breaks a limit is told as a problem."""
        answer = await asyncio.get_running_loop().run_in_executor(self._thread, self._run, request)
        if isinstance(answer, RunAnswer):
            return BoardAnswer(problems=((0, answer.problem),))
        assert isinstance(answer, BoardAnswer)
        return answer

    async def written(self, request: NewRequest | TakeRequest) -> tuple[str, ...]:
        """Return the lines that were written; raise UsageError if a trial breaks a limit,
        or if the game has an error.
        """
        answer = await asyncio.get_running_loop().run_in_executor(self._thread, self._run, request)
        if isinstance(answer, RunAnswer):
            raise UsageError(answer.problem)
        assert isinstance(answer, WrittenLines)
        return answer.lines

    def _run(self, request: Request) -> Answer:
        if self._process is None or not self._process.is_alive():
            context = spawning()
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=_serve, args=(theirs, self.extra, self.memory), daemon=True)
            self._process.start()
            theirs.close()
            seconds = self.seconds + BEGINNING
        else:
            seconds = self.seconds
        assert self._pipe is not None
        try:
            self._pipe.send(request)
            while self._pipe.poll(seconds):
                answer: Answer | None = self._pipe.recv()
                if answer is None:  # the game is read, or one more scenario is done
                    seconds = self.seconds
                    continue
                if isinstance(answer, RunAnswer) and answer.is_last:
                    self._end()
                return answer
        except (EOFError, OSError):
            self._end()
            return RunAnswer(
                problem=tr("the scenarios have ended the process that runs them; perhaps they need too much memory")
            )
        self._end()
        return RunAnswer(
            problem=tr("a scenario takes longer than {0} seconds; the run was stopped", f"{self.seconds:g}")
        )

    def stop(self) -> None:
        """End the process."""
        self._end()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _end(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join(1)
        self._process = self._pipe = None
