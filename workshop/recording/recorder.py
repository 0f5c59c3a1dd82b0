"""Turn the last answers of a game into a scenario: what was given, what was done, and what came of it.

Each way to write it is tried on a bench. The way is taken by which the most comes out as it did in the game. Then lines
are left away as long as the same comes of it, and the scenario is run as `ombre test` runs it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from ombre.compiler.resolver.resolve import Kept
from ombre.compiler.trees import trees
from ombre.dsl.parser import Parsed
from ombre.runtime import Scenario
from ombre.runtime.errors import ChoiceError, RulesError, SaveError
from ombre.session.session import Session
from ombre.translatable import tr

from ..game.loaded import Loaded
from ..scenarios.compiling import compiled_scenarios
from ..scenarios.positions import true_lines
from ..scenarios.running import tried
from ..scenarios.scripts import Script, SetUp
from .bench import ScriptRun, ran, spoken_of
from .boards import WrittenBoard
from .moments import PlayedGame, RecordingWay, played, ways
from .replaying import Replay, Unnamed, replayed
from .shortening import Shortener
from .writing import written

MOST_EXPECTED = 8  # lines of `then`


@dataclass(frozen=True, slots=True)
class Recorded:
    """A scenario. text: as it stands in a `.card` file; "" if none could be written. passes: whether it passes.

    notes: what could not be written, and why, in sentences for the author.
    """

    text: str
    passes: bool
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DraftedScenario:
    """A scenario that is not written yet. wrong: how many lines came out otherwise than in the game."""

    script: Script
    then: Mapping[str, str]  # what is expected, by what it is about
    wrong: int
    replay: Replay
    names: frozenset[str]
    unsaid: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()  # what came of it in the game, but not in the scenario


@dataclass
class Recorder:
    """Records scenarios of one game with its expansions. What all of them need is worked out once."""

    table: Loaded
    kept: Kept = field(default_factory=Kept)

    @cached_property
    def parsed(self) -> list[Parsed]:
        played = self.table.played
        return trees((file.source for file in played.project.files), played.vocabulary)

    @cached_property
    def bases(self) -> Mapping[str, str]:
        return {key: verb.base for key, verb in self.table.played.model.verbs.items()}

    def recorded(self, session: Session, id: str, title: str, answers: int = 0, seat: int | None = None) -> Recorded:
        """Return a scenario of the last answers of a game.

        answers: how many; by default, those since the last move of a player has begun. seat: this player, from 0; by
        default, the player who has answered last.
        """
        try:
            game = played(session)
        except (RulesError, ChoiceError) as error:
            return Recorded("", False, (f"The game cannot be played again: {error}.",))
        title = "".join(one for one in " ".join(title.split()).replace('"', "'") if one.isprintable())
        answers = answers or game.last_move(seat)
        if not game.answers:
            return Recorded("", False, ("Nobody has answered anything yet, so there is nothing to record.",))
        if answers > len(game.answers):
            return Recorded("", False, (f"Only {len(game.answers)} answers were given; record as many, or fewer.",))
        return self._written(session, game, answers, id, title)

    def _written(self, session: Session, game: PlayedGame, answers: int, id: str, title: str) -> Recorded:
        drafts: list[DraftedScenario] = []
        notes: list[str] = []
        for way in ways(self.table.rules, game, answers):
            try:
                drafts.append(self._draft(session, game, way))
            except Unnamed as unsaid:
                notes.append(
                    tr(
                        "The answer to '{0}' names something without a name in a scenario; write this answer yourself.",
                        unsaid,
                    )
                    if str(unsaid)
                    else tr("These answers do not follow from one place of the game; record fewer or more answers.")
                )
                continue
            except Exception as error:  # an author's rules may fail in any way on a board that is not the game's
                notes.append(tr("The board cannot be written as lines of a scenario: {0}.", error))
                continue
            if not drafts[-1].wrong:
                break
        best = min(drafts, key=lambda draft: (not draft.then, draft.wrong), default=None)
        if best is None:
            notes = notes or [tr("The moment is too long ago; record fewer answers.")]
            return Recorded("", False, tuple(dict.fromkeys(notes))[:1])
        return self._finished(best, id, title)

    def script(
        self, session: Session, game: PlayedGame, way: RecordingWay
    ) -> tuple[Script, WrittenBoard | None, Replay]:
        """Write the game from a moment on as lines of a scenario; raise Unsaid if an answer has no words.

        The board is None if the scenario begins with the set-up.
        """
        rules, start = self.table.rules, session.start
        board = None if way.sort == "setup" else WrittenBoard(rules, way.moment.g)
        names = board.names if board is not None else {}
        setup = SetUp(start.beginning, tuple(start.options.items()))
        replay = replayed(rules, way, game.answers, names, self.bases, setup)
        given = tuple(board.lines) if board is not None else ()
        return Script(way.moment.g.players, given, tuple(replay.acts)), board, replay

    def _draft(self, session: Session, game: PlayedGame, way: RecordingWay) -> DraftedScenario:
        """Write the game from a moment on, and compare what comes of it."""
        g = way.moment.g
        script, board, replay = self.script(session, game, way)
        names = board.names if board is not None else {}
        before = true_lines(g, _shown(g.players, names))
        after = true_lines(replay.g, _shown(g.players, names))
        words = frozenset(name.word for name in names.values())
        changed = {about: line for about, line in after.items() if line and before.get(about) != line}
        then = _expected(changed)
        first = self._run(script, words, then)
        if first.acts:
            script = replace(script, acts=first.acts)
            first = self._run(script, words, then)  # with the answers in the order in which they are used
        wrong = sum(first.lines.get(about) != line for about, line in after.items())
        lost = tuple(line for about, line in changed.items() if first.lines.get(about) != line)
        then = _expected({about: line for about, line in changed.items() if about not in lost and line not in lost})
        if first.failure:
            then, wrong, lost = {}, 10_000, (first.failure,)
        elif not then:
            then = _same(first.lines, script, words)
        return DraftedScenario(
            script, then, wrong, replay, words, tuple(board.unsaid) if board is not None else (), lost
        )

    def _run(self, script: Script, words: frozenset[str], then: Mapping[str, str]) -> ScriptRun:
        """Run a script; if this fails, without the answers that pass, which `all pass` gives."""
        spoken = spoken_of([*then.values()], words)
        first = ran(self.table.rules, script, self.bases, spoken)
        if not first.failure:
            return first
        acts = tuple(
            replace(act, replies=tuple(reply for reply in act.replies if reply.what != ("pass",)))
            for act in script.acts
        )
        again = ran(self.table.rules, replace(script, acts=acts), self.bases, spoken)
        return first if again.failure else again

    # ------------------------------------------------------------------------------------------ shorter and written

    def _finished(self, draft: DraftedScenario, id: str, title: str) -> Recorded:
        notes: list[str] = []
        if not draft.then:
            reason = draft.lost[0] if draft.lost else tr("nothing comes of it")
            note = tr("On a board of a scenario it does not come out as in the game: {0}.", reason)
            return Recorded("", False, (note,))
        if draft.lost:
            notes.append(
                tr(
                    "In the scenario it does not come out that {0}; lasting effects, chance and what happened before "
                    "cannot be given.",
                    draft.lost[0],
                )
            )
        if draft.replay.more:
            notes.append(tr("The step was not over: the rest of it is passed, with the first answer to each question."))
        script = Shortener(self.table.rules, self.bases, draft.then, draft.names).shorter(draft.script)
        for attempt in (script, draft.script):
            text = written(self.table.rules, attempt, id, title, draft.then, draft.names)
            problems: list[str] = []
            scenario = self.compiled(text, id, problems.append)
            if scenario is None:
                failure = problems[0] if problems else tr("it has an error")
                continue
            result = tried(self.table, scenario, lambda g, choice: "")
            if not result.failures:
                return Recorded(text, True, tuple(notes))
            failure = result.failures[0].sentence
        return Recorded(text, False, (tr("The scenario does not pass: {0}.", failure), *notes))

    def compiled(self, text: str, id: str, tell: Callable[[str], None] = lambda message: None) -> Scenario | None:
        """Compile a scenario; return None if it has errors, which are told."""
        return compiled_scenarios(self.table.played, self.parsed, self.kept, {id: text}, tell).get(id)


def _shown(players: int, names: Mapping[int, object]) -> dict[int, str]:
    return {x: f"P{x + 1}" for x in range(players)} | {x: getattr(name, "word", "") for x, name in names.items()}


def _expected(changed: Mapping[str, str]) -> dict[str, str]:
    """Choose what is expected: the end of the game, where cards are now, states;
    numbers of cards if there is nothing else.
    """
    sizes = [about for about in changed if about.startswith("number of cards in ")]
    best = [about for about in changed if about not in sizes]
    best.sort(key=lambda about: about != "result")
    return {about: changed[about] for about in (best or sizes)[:MOST_EXPECTED]}


def _same(lines: Mapping[str, str], script: Script, words: frozenset[str]) -> dict[str, str]:
    """Choose what is expected if nothing has changed: where the cards are that the answers name;
    else how the game stands.
    """
    texts = [text for act in script.acts for text in (*(reply.text() for reply in act.replies),)]
    named = [f"place of {name}" for name in sorted(spoken_of(texts, words))]
    found = {about: lines[about] for about in [*named, "result"] if lines.get(about)}
    return dict(list(found.items())[-MOST_EXPECTED:])


def recorded(
    table: Loaded, session: Session | bytes, answers: int, id: str, title: str, seat: int | None = None
) -> Recorded:
    """Return a scenario of the last answers of a game, or of a saved game; see `Recorder.recorded`."""
    if isinstance(session, bytes):
        try:
            session = Session.load(table.rules, session)
        except SaveError as error:
            return Recorded("", False, (f"{error}.",))
    return Recorder(table).recorded(session, id, title, answers, seat)
