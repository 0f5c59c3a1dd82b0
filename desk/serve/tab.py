"""The language server of one tab of the page, with the commands that only the page has.

A command is a request `workspace/executeCommand` of the language server protocol, so the page needs no protocol of its
own. A command that cannot be carried out raises UsageError, whose sentence the page shows.
"""

from __future__ import annotations

import base64
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from dataclasses import asdict
from functools import wraps
from pathlib import Path
from typing import TypeAlias, cast

import msgspec
from pygls.exceptions import JsonRpcInvalidParams

from ombre.compiler.projects.places import UsageError, games
from ombre.dsl.editor import GROWS, SHRINKS, patterns
from ombre.sheets import FaceError, PrintError
from ombre.translatable import tr
from ombre.translation.page_texts import page_texts
from ombre.workshop.words.listing import TITLES

from ..lsp.named_cards import NamedCards
from ..lsp.open_games import OpenGame, WholeGame
from ..lsp.server import CardServer, add_features
from ..lsp.snippets import declarations, usual_lines, without_choices
from ..lsp.uris import path_of
from ..tables.messages import Opening
from .committed import edited_cards, game_of, last_commit
from .pictures import CardPictures
from .scenario_process import BoardRequest, NewRequest, RunRequest, ScenarioProcess, TakeRequest
from .shown_cards import Json, card_on
from .tables import AllTables
from .tasks import Task, Tasks, stop
from .templates import escaped, file_for, free_id
from .translations import saved, texts_of, tried
from .workplace import Changed, Workplace, proposed_name, stamp

PAGE = Path(__file__).parent / "page"


class TabServer(CardServer):
    """A language server for one tab. process, pictures, tasks and tables: those of all tabs."""

    def __init__(
        self,
        workplace: Workplace,
        process: ScenarioProcess,
        pictures: CardPictures,
        tasks: Tasks,
        tables: AllTables,
    ) -> None:
        super().__init__(workplace.extra)
        self.workplace, self.process, self.pictures, self.tasks, self.tables = (
            workplace,
            process,
            pictures,
            tasks,
            tables,
        )
        with suppress(UsageError):  # a folder with broken cards is told when it is opened
            if (wanted := workplace.wanted()) is not None:
                self.games.hold(wanted)
        self.named: dict[int, NamedCards] = {}
        self.knows_choices = False
        self.language = "en"  # that of the page
        self.earlier: tuple[str, WholeGame] | None = None  # the game that was committed last, by its commit
        self._folders: list[tempfile.TemporaryDirectory[str]] = []

    def may_open(self, path: Path) -> bool:
        return self.workplace.may_read(path)

    def leave(self) -> None:
        """End what this tab has begun."""
        if self.waiting is not None:
            self.waiting.cancel()
        if self.under_way is not None:
            self.under_way.abandon()
        for folder in self._folders:
            folder.cleanup()

    def before(self) -> WholeGame:
        """The game as it was committed last; raise UsageError if it is not kept with git."""
        project = self.workplace.project()
        if project is None or self.workplace.demo:
            raise UsageError(tr("there are no cards of yours yet"))
        root, commit = last_commit(self.workplace.folder)
        if self.earlier is None or self.earlier[0] != commit:
            folder = tempfile.TemporaryDirectory(prefix="ombre-")
            self._folders.append(folder)
            self.earlier = commit, game_of(root, commit, project, Path(folder.name).resolve())
        return self.earlier[1]

    def naming(self, game: OpenGame) -> NamedCards:
        """The scenarios of a game by the cards that they name."""
        return self.named.setdefault(id(game), NamedCards(game))

    def opened(self, uri: str) -> tuple[OpenGame, str]:
        """The game of an open file and the name of the file in it; raise UsageError if it belongs to none."""
        found = self.file(uri)
        if found is None:
            raise UsageError(tr("this file belongs to no game"))
        return found

    def whole(self, uri: str) -> WholeGame:
        """The last version without errors of the game of an open file; raise UsageError if there has been none."""
        whole = self.opened(uri)[0].whole()
        if whole is None:
            raise UsageError(tr("the cards are shown when the game has no more errors"))
        return whole


Command: TypeAlias = Callable[..., Coroutine[None, None, Json]]
"""A command of the page: its first argument is the server of the tab."""


def tab_server(
    workplace: Workplace, process: ScenarioProcess, pictures: CardPictures, tasks: Tasks, tables: AllTables
) -> TabServer:
    """Make the language server of a tab."""
    made = TabServer(workplace, process, pictures, tasks, tables)
    add_features(made)
    for command in COMMANDS:
        made.command(f"ombre.{command.__name__}")(_telling(command))
    return made


def _telling(command: Command) -> Command:
    """A command whose errors are told to the page as sentences in its language."""

    @wraps(command)
    async def told(ls: TabServer, *args: object) -> Json:
        try:
            return await command(ls, *args)
        except (UsageError, FaceError, PrintError) as error:
            raise JsonRpcInvalidParams(ls.said.error(error)) from None
        except OSError as error:
            what = Path(error.filename).name if error.filename else tr("the folder")
            reason = ls.said.say(tr("{0} cannot be used: {1}", what, error.strerror or error))
            raise JsonRpcInvalidParams(reason) from None

    return told


# ------------------------------------------------------------------------------------------------------------ files


async def page(ls: TabServer, wanted: str) -> Json:
    """What the page shows first: the folder, the game, the files, and how `.card` files are coloured and indented.

    wanted: the language of the browser, such as `fr-CA`.
    """
    project = ls.workplace.project()
    language, texts = page_texts(PAGE, wanted)
    ls.speak(language)
    return {
        "language": language,
        "words": {**texts},
        "games": [*games()],
        "proposed": proposed_name(ls.workplace.folder),
        "folder": ls.workplace.folder.resolve().as_uri(),
        "game": project.game if project is not None else "",
        "demo": bool(ls.workplace.demo),
        "files": [asdict(file) for file in ls.workplace.listed()],
        "patterns": [[pattern.match, list(pattern.scopes)] for pattern in patterns()],
        "indents": {"grows": GROWS, "shrinks": SHRINKS},
    }


async def begin(ls: TabServer, name: str, game: str) -> Json:
    """Write the first files of a game, or of an expansion of a game, into the empty folder of the author."""
    ls.workplace.begin(name, game)
    return None


async def first_line(ls: TabServer, uri: str) -> Json:
    """The text with which a new file begins."""
    return {"text": ls.workplace.first_line()}


async def read(ls: TabServer, uri: str) -> Json:
    """The text of a file on the disk, with its stamp."""
    path = path_of(uri)
    if path is None:
        raise UsageError(tr("this is no file"))
    text = ls.workplace.read(path)
    return {"text": text, "stamp": stamp(text)}


async def save(ls: TabServer, uri: str, text: str, seen: str) -> Json:
    """Write a file; if somebody else has changed it, return its text instead. seen: the stamp that was read last."""
    path = path_of(uri)
    if path is None:
        raise UsageError(tr("this is no file"))
    try:
        return {"stamp": ls.workplace.save(path, text, seen)}
    except Changed as changed:
        return {"text": changed.text, "stamp": stamp(changed.text)}


# ------------------------------------------------------------------------------------------------------------ cards


async def card(ls: TabServer, uri: str, line: int, before: str) -> Json:
    """The card on a line, as `card_on`."""
    game, name = ls.opened(uri)
    return card_on(game, ls.naming(game), ls.said, name, line, before)


async def picture(ls: TabServer, uri: str, id: str, language: str) -> Json:
    """The card as it is printed, as SVG; and by how much which part of it is too large."""
    whole = ls.whole(uri)
    if id not in whole.compiled.model.cards:
        raise UsageError(tr("there is no card '{0}'", id))
    found = await ls.pictures.of(whole, id, language)
    return {"svg": found.svg, "overflows": [[part, size] for part, size in found.overflows]}


async def scenarios(ls: TabServer, uri: str, id: str) -> Json:
    """Run the scenarios that name a card."""
    path = path_of(uri)
    ls.opened(uri)
    assert path is not None
    answer = await ls.process.run(RunRequest(dict(ls.games.texts), path, id, ls.language, ls.workplace.wanted()))
    return {
        "problem": ls.said.say(answer.problem),
        "ran": [
            {
                "id": ran.at.id,
                "title": ran.at.title,
                "at": [ran.path, ran.at.line],
                "failures": [[line, ls.said.say(sentence), line in ran.takeable] for line, sentence in ran.failures],
                "outdated": ls.said.say(ran.outdated),
                "why": [*ran.why],
                "idle": ran.is_idle,
            }
            for ran in answer.ran
        ],
    }


async def cards(ls: TabServer, uri: str) -> Json:
    """All cards of the game, for the gallery."""
    game = ls.opened(uri)[0]
    whole = ls.whole(uri)
    printers = [whole.printer(language) for language in whole.languages]
    return [
        {
            "id": found.id,
            "names": [printer.name(found) for printer in printers],
            "named": {printer.language: printer.name(found) for printer in printers},
            "text": " ".join(_words(whole, found.id)),
            "kind": found.kind,
            "set": game.set_of(found.span),
            "at": [path.as_uri() if (path := game.path_of(found.span)) is not None else "", found.span.line],
            "face": printers[0].has_face(found),
        }
        for found in whole.compiled.model.cards.values()
        if not found.local
    ]


async def scenario_of(ls: TabServer, uri: str, id: str) -> Json:
    """The template of a scenario for a card, which expects what happens; and the file in which it is written."""
    game, path = ls.opened(uri)[0], path_of(uri)
    assert path is not None
    lines = await ls.process.written(NewRequest(dict(ls.games.texts), path, id, ls.workplace.wanted()))
    if not lines:
        raise UsageError(tr("no scenario was found that can be played with '{0}'", id))
    head = f'scenario {free_id(game, id)} "${{1:what it shows}}"'
    text = "\n".join((head, *map(escaped, lines)))
    return {"text": text, "uri": file_for(game, ls.naming(game), id, ls.workplace, path).as_uri()}


async def taken(ls: TabServer, uri: str, line: int) -> Json:
    """What is true in place of a line that a scenario expects in vain; "" if that cannot be written."""
    path = path_of(uri)
    ls.opened(uri)
    assert path is not None
    found = await ls.process.written(TakeRequest(dict(ls.games.texts), path, line, ls.workplace.wanted()))
    return {"text": "".join(found)}


def _words(whole: WholeGame, id: str) -> Iterator[str]:
    """Yield the paragraphs of a card in all languages in which it can be printed."""
    for language in whole.languages:
        with suppress(UsageError):
            yield from whole.text(id, language)


async def templates(ls: TabServer, uri: str) -> Json:
    """What can be added to a file: declarations with places to fill in."""
    game = ls.opened(uri)[0]
    whole = game.whole()
    known = whole.compiled.model if whole is not None else game.desk.quick.model
    return [
        {"word": one.word, "about": ls.said.say(one.about), "text": without_choices(one.text)}
        for one in declarations(known, usual_lines(game))
    ]


async def words(ls: TabServer, uri: str) -> Json:
    """The words that the game declares, each with its meaning and an example."""
    game = ls.opened(uri)[0]
    found: list[Json] = []
    for word in ls.whole(uri).entries.values():
        entry = word.entry
        path = game.path_of(entry.span)
        found.append(
            {
                "sort": entry.sort,
                "title": ls.said.say(TITLES[entry.sort]),
                "name": entry.name,
                "owner": entry.owner,
                "declaration": entry.declaration,
                "comment": " ".join(entry.comment.split()),
                "printed": ", ".join(dict.fromkeys(word.printed.values())),
                "example": word.used[0].text if word.used else "",
                "at": [path.as_uri() if path is not None else "", entry.span.line],
            }
        )
    return found


async def changes(ls: TabServer, uri: str, language: str) -> Json:
    """The cards that have changed since the last commit, before and after."""
    return [
        {"id": one.id, "before": [*one.before], "after": [*one.after]}
        for one in edited_cards(ls.before(), ls.whole(uri), language)
    ]


async def picture_before(ls: TabServer, uri: str, id: str, language: str) -> Json:
    """A card as it was committed last, as SVG."""
    found = await ls.pictures.of(ls.before(), id, language)
    return {"svg": found.svg, "overflows": []}


# ----------------------------------------------------------------------------------------------------- translations


async def translations(ls: TabServer, uri: str, id: str, language: str) -> Json:
    """The texts that are printed on a card in a language, with what they are translated from."""
    return [
        {
            "key": one.key,
            "context": one.unit.context,
            "source": one.unit.source,
            "target": one.unit.target,
            "inherited": one.unit.inherited.text if one.unit.inherited is not None else "",
            "notes": [*one.unit.notes],
            "own": one.own,
            "stale": one.unit.fuzzy,
        }
        for one in texts_of(ls.whole(uri), ls.workplace, id, language)
    ]


async def try_translation(ls: TabServer, uri: str, language: str, key: str, context: str, text: str) -> Json:
    """What a new translation of a text would do to all cards on which it is printed."""
    trial = tried(ls.whole(uri), ls.workplace, language, key, context, text)
    cards: list[Json] = [{"id": one.id, "before": [*one.before], "after": [*one.after]} for one in trial.cards]
    return {"problem": ls.said.say(trial.problem), "cards": cards, "more": trial.more}


async def translate(ls: TabServer, uri: str, language: str, key: str, context: str, text: str) -> Json:
    """Write a new translation of a text."""
    return {"files": [*saved(ls.whole(uri), ls.workplace, language, key, context, text)]}


# ------------------------------------------------------------------------------------------------------------ tasks


async def task(ls: TabServer, kind: str, card: str, language: str) -> Json:
    """Start a long task; the page is told of it with `ombre/task`."""

    def tell(one: Task) -> None:
        ls.protocol.notify("ombre/task", one.as_data())

    return {"number": ls.tasks.start(kind, card, language, tell, ls.language).number}


async def stop_task(ls: TabServer, number: int) -> Json:
    """Stop a task."""
    if number in ls.tasks.known:
        stop(ls.tasks.known[number])
    return None


# ----------------------------------------------------------------------------------------------------------- tables


async def tables(ls: TabServer) -> Json:
    """The tables of this folder."""
    return cast("Json", msgspec.to_builtins(ls.tables.shown(ls.said)))


async def table_offer(ls: TabServer) -> Json:
    """What a new table can be."""
    return cast("Json", await ls.tables.offer(ls.language))


async def open_table(ls: TabServer, wanted: str) -> Json:
    """Open a table. wanted: an `Opening` as JSON."""
    try:
        opening = msgspec.json.decode(wanted, type=Opening)
    except msgspec.DecodeError as error:
        raise UsageError(tr("this table cannot be opened: {0}", error)) from None
    return cast("Json", msgspec.to_builtins(await ls.tables.open(opening)))


async def save_table(ls: TabServer, id: str) -> Json:
    """The game of a table as a file, in base64."""
    return base64.b64encode(await ls.tables.save(id)).decode()


async def branch_table(ls: TabServer, id: str, step: int) -> Json:
    """Open a table that goes on from an earlier moment of another one."""
    return cast("Json", msgspec.to_builtins(await ls.tables.branch(id, step)))


async def board(ls: TabServer, uri: str, lines: list[str], deal: str) -> Json:
    """The board that some lines of `given:` prepare, with what can be put and set.

    deal: a zone to which cards are dealt.
    """
    path = path_of(uri)
    if path is None:
        raise UsageError(tr("this is no file"))
    ls.opened(uri)
    request = BoardRequest(
        dict(ls.games.texts), path, tuple(lines), ls.language, ls.workplace.wanted(), deal, 1 + len(lines)
    )
    found = await ls.process.board(request)
    return {
        "scene": msgspec.json.decode(found.scene) if found.scene else None,
        "problems": [[line, ls.said.say(sentence)] for line, sentence in found.problems],
        "zones": [[*one] for one in found.zones],
        "properties": [[*one] for one in found.properties],
        "icons": dict(found.icons),
        "ended": [*found.ended],
        "dealt": [*found.dealt],
    }


async def decide_at_table(ls: TabServer, id: str, what: str) -> Json:
    """Agree or refuse for those who are absent from a table, let it take the new cards ("renew"), or "close" it."""
    await ls.tables.decided(id, what)
    return None


COMMANDS: tuple[Command, ...] = (
    page,
    begin,
    first_line,
    read,
    save,
    card,
    picture,
    scenarios,
    scenario_of,
    taken,
    cards,
    templates,
    words,
    changes,
    picture_before,
    translations,
    try_translation,
    translate,
    task,
    stop_task,
    tables,
    table_offer,
    open_table,
    save_table,
    branch_table,
    board,
    decide_at_table,
)
"""The commands of the page; each is called `ombre.` and the name of its function."""
