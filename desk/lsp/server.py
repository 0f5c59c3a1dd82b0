"""The language server: it answers an editor about the files that are open in it, in the protocol LSP.

Each request works on the texts as they are typed. After each change, the quick diagnostics are sent at once; after a
pause, the whole ones. New errors on the line that is being typed wait for the pause.

All requests are answered in one thread, one after the other. Only the checks of whole games, which take longest, run in
another thread: on a version that no edit changes. Their result is dropped if there is a newer version.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from urllib.parse import unquote

from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcInvalidParams
from pygls.lsp.server import LanguageServer
from pygls.workspace import ServerTextPosition, ServerTextRange

from ombre.compiler.driver import Compiled
from ombre.compiler.projects.places import UsageError
from ombre.dsl.diagnostics import Diagnostic, Edit
from ombre.dsl.formatter import format_source
from ombre.dsl.parser import Parsed
from ombre.dsl.source import Source, Span
from ombre.prose.language.languages import language_for
from ombre.prose.language.wording import Wording, wording
from ombre.translatable import tr

from . import outline, playing, renaming
from .checking import Checking
from .colours import TOKENS, colours
from .columns import read_column, written
from .completion import Completion, completions
from .drafts import UnnamedText, draft
from .hover import ENGLISH, hover, meaning
from .open_games import OpenGame, OpenGames
from .snippets import without_choices
from .uris import path_of

PAUSE = 0.4  # seconds without a change, after which the whole game is checked
MOST_SYMBOLS = 500  # of all open games in one answer
WATCHED = ("**/*.card", "**/*.{ftl,po,yaml}")
_SEVERITIES = {
    "error": lsp.DiagnosticSeverity.Error,
    "warning": lsp.DiagnosticSeverity.Warning,
    "hint": lsp.DiagnosticSeverity.Hint,
}
_ITEM_KINDS = {
    "keyword": lsp.CompletionItemKind.Keyword,
    "snippet": lsp.CompletionItemKind.Snippet,
    "kind": lsp.CompletionItemKind.Class,
    "verb": lsp.CompletionItemKind.Method,
    "property": lsp.CompletionItemKind.Property,
    "value": lsp.CompletionItemKind.EnumMember,
    "slot": lsp.CompletionItemKind.Event,
    "name": lsp.CompletionItemKind.Variable,
    "card": lsp.CompletionItemKind.Constant,
}


class CardServer(LanguageServer):
    """The server of one editor. games: its open files; made when the editor starts, with the expansions it asks for."""

    def __init__(self, extra: Sequence[str] = ()) -> None:
        super().__init__("ombre", "1")  # pyright: ignore[reportUnknownMemberType] (pygls passes more on)
        self.games = OpenGames(extra)
        self.sent: dict[Path, list[lsp.Diagnostic]] = {}
        self.typed: dict[Path, int] = {}  # the line that was changed last in a file, from 0
        self.waiting: asyncio.TimerHandle | None = None
        self.checking: asyncio.Task[None] | None = None
        self.under_way: Checking | None = None
        self.drafts: dict[str, UnnamedText] = {}  # the open texts without a file, by URI
        self.knows_choices = True  # whether the editor knows choices between words in a template
        self.speak("en")
        self.runs_terminals = False  # whether the editor itself runs what is to be run in a terminal

    def speak(self, wanted: str) -> None:
        """Tell diagnostics and other messages in a language, such as `fr-CA`, if ombre has it."""
        self.language = language_for(wanted) or "en"
        self.said = wording(self.language)

    def tell(self, sort: lsp.MessageType, message: str) -> None:
        """Show a message in the language of the editor."""
        self.window_show_message(lsp.ShowMessageParams(sort, self.said.say(message)))

    def may_open(self, path: Path) -> bool:
        """Whether a file may be opened: in an editor, any that the author opens."""
        return True

    # -- places

    def span_range(self, game: OpenGame, span: Span) -> lsp.Range:
        """A span that the lexer has read, as the client counts: from 0, in its own units."""
        source = self._source(game, span.source)
        return self.range_in(source, written(source, span))

    def range_in(self, source: Source, span: Span) -> lsp.Range:
        """A span of the text as it is written, as the client counts: from 0, in its own units."""
        given = ServerTextRange(
            ServerTextPosition(max(0, span.line - 1), max(0, span.column - 1)),
            ServerTextPosition(max(0, span.end_line - 1), max(0, span.end_column - 1)),
        )
        return self.workspace.position_codec.range_to_client_units(source.text.split("\n"), given)

    @staticmethod
    def _source(game: OpenGame, name: str) -> Source:
        try:
            return game.desk.source(name)
        except KeyError:  # such as a message file
            return Source(name, "")

    def at(self, uri: str, position: lsp.Position) -> tuple[OpenGame, str, int, int] | None:
        """The game and the file of a place, with its line from 1 and its column from 0; None outside of games.

        The column is that at which the lexer reads the place, as in the spans of trees.
        """
        found = self.file(uri)
        if found is None:
            return None
        game, name = found
        source = self._source(game, name)
        place = self.workspace.position_codec.position_from_client_units(source.text.split("\n"), position)
        return game, name, place.line + 1, read_column(source.line(place.line + 1), place.character)

    def file(self, uri: str) -> tuple[OpenGame, str] | None:
        """The game of an open file, and the name of the file in it."""
        path = path_of(uri)
        game = self.games.game_of(path) if path is not None else None
        file = game.file(path) if game is not None and path is not None else None
        return (game, file.source.name) if game is not None and file is not None else None

    # -- diagnostics

    def write(self, uri: str) -> None:
        """Take up the text of a file, and send what is wrong with it."""
        path = path_of(uri)
        if unquote(uri) not in self.workspace.text_documents or not (path is None or self.may_open(path)):
            return  # the library would read a file that is not open itself
        text = self.workspace.get_text_document(uri).source
        if path is None:
            self.write_draft(uri, text)
            return
        if path.suffix != ".card":
            return
        if self.under_way is not None:
            self.under_way.abandon()  # the pause after this change begins new checks
        try:
            game = self.games.write(path, text)
            self.publish(game, game.desk.quick, at_once=True)
        except UsageError as error:
            here = lsp.Range(lsp.Position(0, 0), lsp.Position(0, 1))
            told = self.said.error(error)
            self.send(path, [lsp.Diagnostic(here, told, lsp.DiagnosticSeverity.Error, source="ombre")])
        self.later()

    def write_draft(self, uri: str, text: str) -> None:
        """Take up a text without a file, and send its syntax errors."""
        made = self.drafts[uri] = draft(uri, text, self.games.games)
        found = [self._told(self.range_in(made.source, written(made.source, one.span)), one) for one in made.errors]
        self.text_document_publish_diagnostics(lsp.PublishDiagnosticsParams(uri, found))

    def later(self) -> None:
        """Check everything after a pause; a further change begins the pause anew."""
        if self.waiting is not None:
            self.waiting.cancel()
        self.waiting = asyncio.get_running_loop().call_later(PAUSE, self._begin_check)

    def _begin_check(self) -> None:
        self.waiting = None
        if self.checking is not None and not self.checking.done():
            self.later()  # checks of an earlier version are still under way
        else:
            self.checking = asyncio.create_task(self.check())

    async def check(self) -> None:
        """Read what has changed on the disk, check the whole games, and send what is wrong with their open files."""
        self.typed.clear()
        try:
            self.games.read_again()
        except UsageError as error:
            self.tell(lsp.MessageType.Error, self.said.error(error))
            return
        for game in self.games.games:
            await self._check(game)

    async def _check(self, game: OpenGame) -> None:
        """Check a whole game, while requests are answered."""
        version = game.desk.to_check()
        if version is not None:
            self.under_way = Checking(version)
            found = await self.under_way.found()
            self.under_way = None
            if found is not None:
                game.desk.checked(version, found)
            if found is None or game.project is not version.project:
                return  # its text has changed meanwhile, after which it is checked again
        compiled = game.desk.idle()
        game.whole(compiled)
        self.publish(game, compiled)

    def publish(self, game: OpenGame, compiled: Compiled, at_once: bool = False) -> None:
        """Send the diagnostics of the open files of a game. at_once: keep new ones of the line being typed back."""
        for path in self.games.texts:
            file = game.file(path) if self.games.game_of(path) is game else None
            if file is None:
                continue
            own = [one for one in compiled.diagnostics if one.span.source == file.source.name]
            found = [self._told(self.span_range(game, one.span), one) for one in own]
            if at_once and (line := self.typed.get(path)) is not None:
                before = {one.message for one in self.sent.get(path, ())}
                found = [one for one in found if one.range.start.line != line or one.message in before]
            self.send(path, found)

    def send(self, path: Path, found: list[lsp.Diagnostic]) -> None:
        self.sent[path] = found
        self.text_document_publish_diagnostics(lsp.PublishDiagnosticsParams(path.as_uri(), found))

    def _told(self, at: lsp.Range, one: Diagnostic) -> lsp.Diagnostic:
        told = "\n".join(filter(None, map(self.said.say, (one.message, one.help, one.see))))
        return lsp.Diagnostic(at, told, _SEVERITIES[one.severity], one.code, source="ombre")

    def edits(self, game: OpenGame, edits: Sequence[Edit]) -> list[lsp.TextEdit]:
        """Edits of the text as it is written, as the client counts."""
        return [lsp.TextEdit(self.range_in(self._source(game, one.span.source), one.span), one.text) for one in edits]

    def parsed(self, uri: str) -> tuple[Parsed, Source] | None:
        """The trees of an open file or text, and the text itself."""
        if uri in self.drafts:
            return self.drafts[uri].parsed, self.drafts[uri].source
        found = self.file(uri)
        return (found[0].desk.parsed(found[1]), found[0].desk.source(found[1])) if found is not None else None


def server(extra: Sequence[str] = ()) -> CardServer:
    """Make a server; `start_io` runs it. extra: the expansions that are loaded with each game."""
    made = CardServer(extra)
    add_features(made)
    return made


def add_features(made: CardServer) -> None:
    """Let a server answer the requests of editors."""
    _meet_editor(made)
    _follow_files(made)
    _answer_about_places(made)
    _answer_about_files(made)
    _show_files(made)
    _change(made)
    _run_commands(made)


def _meet_editor(made: CardServer) -> None:
    @made.feature(lsp.INITIALIZE)
    def met(ls: CardServer, params: lsp.InitializeParams) -> None:
        ls.speak(params.locale or "")
        options: object = params.initialization_options
        ls.runs_terminals = bool(
            getattr(options, "terminal", False) or isinstance(options, dict) and "terminal" in options
        )

    @made.feature(lsp.INITIALIZED)
    async def begun(ls: CardServer, params: lsp.InitializedParams) -> None:
        """Ask the editor to tell about files that change on the disk, if it can be asked."""
        known = ls.client_capabilities.workspace
        if known is not None and (able := known.did_change_watched_files) is not None and able.dynamic_registration:
            watched = lsp.DidChangeWatchedFilesRegistrationOptions([lsp.FileSystemWatcher(one) for one in WATCHED])
            asked = lsp.Registration("ombre.files", lsp.WORKSPACE_DID_CHANGE_WATCHED_FILES, watched)
            await ls.client_register_capability_async(lsp.RegistrationParams([asked]))


def _follow_files(made: CardServer) -> None:
    @made.feature(lsp.TEXT_DOCUMENT_DID_OPEN)
    def opened(ls: CardServer, params: lsp.DidOpenTextDocumentParams) -> None:
        ls.write(params.text_document.uri)

    @made.feature(lsp.TEXT_DOCUMENT_DID_CHANGE)
    def changed(ls: CardServer, params: lsp.DidChangeTextDocumentParams) -> None:
        path, last = path_of(params.text_document.uri), params.content_changes[-1:]
        if path is not None and last and isinstance(last[0], lsp.TextDocumentContentChangePartial):
            ls.typed[path] = last[0].range.start.line + last[0].text.count("\n")
        ls.write(params.text_document.uri)

    @made.feature(lsp.TEXT_DOCUMENT_DID_SAVE)
    def saved(ls: CardServer, params: lsp.DidSaveTextDocumentParams) -> None:
        ls.later()

    @made.feature(lsp.WORKSPACE_DID_CHANGE_WATCHED_FILES)
    def on_disk(ls: CardServer, params: lsp.DidChangeWatchedFilesParams) -> None:
        if any(not change.uri.endswith(".card") for change in params.changes):
            for game in ls.games.games:
                game.forget_texts()
        ls.later()

    @made.feature(lsp.TEXT_DOCUMENT_DID_CLOSE)
    def closed(ls: CardServer, params: lsp.DidCloseTextDocumentParams) -> None:
        if ls.drafts.pop(params.text_document.uri, None) is not None:
            ls.text_document_publish_diagnostics(lsp.PublishDiagnosticsParams(params.text_document.uri, []))
        path = path_of(params.text_document.uri)
        if path is not None:
            with suppress(UsageError):  # such as a file that cannot be read; the next change tells it
                ls.games.close(path)
            ls.send(path, [])


def _answer_about_places(made: CardServer) -> None:
    @made.feature(lsp.TEXT_DOCUMENT_COMPLETION, lsp.CompletionOptions(trigger_characters=[" "], resolve_provider=True))
    def complete(ls: CardServer, params: lsp.CompletionParams) -> lsp.CompletionList:
        place = ls.at(params.text_document.uri, params.position)
        found = completions(*place) if place is not None else []
        items = [item(one, at, params.text_document.uri, ls.knows_choices, ls.said) for at, one in enumerate(found)]
        return lsp.CompletionList(is_incomplete=False, items=items)

    @made.feature(lsp.COMPLETION_ITEM_RESOLVE)
    def resolve(ls: CardServer, chosen: lsp.CompletionItem) -> lsp.CompletionItem:
        match chosen.data:
            case [str() as uri, str() as sort, str() as owner, str() as name] if (found := ls.file(uri)) is not None:
                told = "\n\n".join(meaning(found[0], (sort, owner, name), ls.said))
                chosen.documentation = lsp.MarkupContent(lsp.MarkupKind.Markdown, told)
            case _:
                pass
        return chosen

    @made.feature(lsp.TEXT_DOCUMENT_HOVER)
    def describe(ls: CardServer, params: lsp.HoverParams) -> lsp.Hover | None:
        place = ls.at(params.text_document.uri, params.position)
        told = hover(*place[:3], place[3] + 1, ls.said) if place is not None else None
        if place is None or told is None:
            return None
        return lsp.Hover(lsp.MarkupContent(lsp.MarkupKind.Markdown, told[0]), ls.span_range(place[0], told[1]))

    @made.feature(lsp.TEXT_DOCUMENT_DEFINITION)
    def define(ls: CardServer, params: lsp.DefinitionParams) -> list[lsp.Location]:
        return _locations(ls, params.text_document.uri, params.position, only_declared=True)

    @made.feature(lsp.TEXT_DOCUMENT_REFERENCES)
    def refer(ls: CardServer, params: lsp.ReferenceParams) -> list[lsp.Location]:
        return _locations(ls, params.text_document.uri, params.position)


def item(one: Completion, at: int, uri: str, choices: bool = True, said: Wording = ENGLISH) -> lsp.CompletionItem:
    """The item for a word. at: its position in the list. uri: the file in which it is offered.

    choices: whether the editor knows choices between words in a template. said: the messages of
    the language of the editor.
    """
    text = one.snippet if choices else without_choices(one.snippet)
    example = lsp.MarkupContent(lsp.MarkupKind.Markdown, f"```card\n{one.example}\n```") if one.example else None
    return lsp.CompletionItem(
        one.text,
        kind=_ITEM_KINDS.get(one.sort, lsp.CompletionItemKind.Reference),
        detail=said.say(one.detail) or one.sort,
        documentation=example,
        sort_text=f"{at:05}",
        insert_text=text or (f"{one.text} " if _goes_on(one) else None),
        insert_text_format=lsp.InsertTextFormat.Snippet if text else None,
        data=[uri, *one.key] if one.key is not None else None,
    )


def _goes_on(one: Completion) -> bool:
    """Whether something must follow a word: a verb whose shape does not end with it."""
    return one.sort == "verb" and one.key is not None and not one.detail.endswith(one.key[2].split(" ")[0])


def _locations(ls: CardServer, uri: str, position: lsp.Position, only_declared: bool = False) -> list[lsp.Location]:
    """The places of a word: all, or only those that declare it."""
    place = ls.at(uri, position)
    word = place[0].word_at(place[1], place[2], place[3] + 1) if place is not None else None
    if place is None or word is None:
        return []
    game = place[0]
    found: list[lsp.Location] = []
    for other in game.all_words():
        path = game.path_of(other.span) if other.key == word.key and (other.declares or not only_declared) else None
        if path is not None:
            found.append(lsp.Location(path.as_uri(), ls.span_range(game, other.span)))
    return found


def _answer_about_files(made: CardServer) -> None:
    @made.feature(lsp.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
    def symbols(ls: CardServer, params: lsp.DocumentSymbolParams) -> list[lsp.DocumentSymbol]:
        found = ls.parsed(params.text_document.uri)
        if found is None:
            return []
        parsed, source = found

        def at(span: Span) -> lsp.Range:
            return ls.range_in(source, written(source, span))

        sort, listed = lsp.SymbolKind.Class, outline.symbols(parsed)
        return [lsp.DocumentSymbol(one.name, sort, at(one.span), at(one.at), one.sort) for one in listed]

    @made.feature(lsp.WORKSPACE_SYMBOL)
    def search(ls: CardServer, params: lsp.WorkspaceSymbolParams) -> list[lsp.WorkspaceSymbol]:
        found: list[lsp.WorkspaceSymbol] = []
        for game in ls.games.games:
            for file in game.project.files:
                for one in outline.found_in(game.desk.parsed(file.source.name), params.query):
                    at = lsp.Location(file.path.resolve().as_uri(), ls.span_range(game, one.at))
                    found.append(
                        lsp.WorkspaceSymbol(at, one.name, lsp.SymbolKind.Class, f"{one.sort}, {file.source.name}")
                    )
        found.sort(key=lambda one: (params.query.casefold() not in one.name.casefold(), len(one.name), one.name))
        return found[:MOST_SYMBOLS]


def _show_files(made: CardServer) -> None:
    @made.feature(lsp.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL, lsp.SemanticTokensLegend(list(TOKENS), ["declaration"]))
    def tokens(ls: CardServer, params: lsp.SemanticTokensParams) -> lsp.SemanticTokens:
        opened, found = ls.parsed(params.text_document.uri), ls.file(params.text_document.uri)
        data: list[int] = []
        line = start = 0
        codec = ls.workspace.position_codec
        for one in colours(opened[1], found[0].words(found[1]) if found else ()) if opened is not None else ():
            text = opened[1].line(one.line + 1) if opened is not None else ""
            begin = codec.client_num_units(text[: one.start])
            step = one.line - line
            data += [step, begin - (0 if step else start)]
            data += [codec.client_num_units(text[one.start : one.start + one.length]), one.type, int(one.declares)]
            line, start = one.line, begin
        return lsp.SemanticTokens(data)

    @made.feature(lsp.TEXT_DOCUMENT_CODE_LENS)
    def lenses(ls: CardServer, params: lsp.CodeLensParams) -> list[lsp.CodeLens]:
        uri = params.text_document.uri
        found = ls.file(uri)
        if found is None:
            return []
        game, name = found
        about = {outline.RUN: uri, outline.PLAY_FROM: str(game.wanted.place.folder)}
        return [
            lsp.CodeLens(
                ls.span_range(game, one.span),
                lsp.Command(ls.said.say(one.title), one.command, arguments=[about[one.command], one.name]),
            )
            for one in outline.lenses(game.desk.parsed(name), game.desk.quick.model.beginnings)
        ]

    @made.feature(lsp.TEXT_DOCUMENT_FORMATTING)
    def form(ls: CardServer, params: lsp.DocumentFormattingParams) -> list[lsp.TextEdit]:
        uri = params.text_document.uri
        found = ls.file(uri)
        if uri in ls.drafts:
            before, text = ls.drafts[uri].source.text, ls.drafts[uri].formatted()
        elif found is not None:
            source = found[0].desk.source(found[1])
            before, text = source.text, format_source(source, found[0].desk.quick.vocabulary)[0]
        else:
            return []
        whole = lsp.Range(lsp.Position(0, 0), lsp.Position(1_000_000, 0))
        return [] if text == before else [lsp.TextEdit(whole, text)]


def _change(made: CardServer) -> None:
    @made.feature(lsp.TEXT_DOCUMENT_CODE_ACTION, lsp.CodeActionOptions([lsp.CodeActionKind.QuickFix]))
    def fixes(ls: CardServer, params: lsp.CodeActionParams) -> list[lsp.CodeAction]:
        uri = params.text_document.uri
        found = ls.file(uri)
        if found is None:
            return []
        game, name = found
        return [
            lsp.CodeAction(
                ls.said.say(fix.title),
                lsp.CodeActionKind.QuickFix,
                edit=lsp.WorkspaceEdit({uri: ls.edits(game, fix.edits)}),
            )
            for one in game.desk.quick.diagnostics
            if one.span.source == name
            and one.span.line - 1 <= params.range.end.line
            and one.span.end_line - 1 >= params.range.start.line
            for fix in one.fixes
        ]

    @made.feature(lsp.TEXT_DOCUMENT_PREPARE_RENAME)
    def may_rename(ls: CardServer, params: lsp.PrepareRenameParams) -> lsp.PrepareRenamePlaceholder | None:
        place = ls.at(params.text_document.uri, params.position)
        if place is None:
            return None
        try:
            word = renaming.renamable(*place[:3], place[3] + 1)
        except UsageError as error:
            raise JsonRpcInvalidParams(ls.said.error(error)) from None
        return lsp.PrepareRenamePlaceholder(ls.span_range(place[0], word.span), word.text)

    @made.feature(lsp.TEXT_DOCUMENT_RENAME, lsp.RenameOptions(prepare_provider=True))
    def rename(ls: CardServer, params: lsp.RenameParams) -> lsp.WorkspaceEdit | None:
        place = ls.at(params.text_document.uri, params.position)
        if place is None:
            return None
        game, name, line, column = place
        try:
            found = renaming.rename(game, name, line, column + 1, params.new_name)
        except UsageError as error:
            raise JsonRpcInvalidParams(ls.said.error(error)) from None
        if found.also:
            also = ", ".join(path.name for path in found.also)
            ls.tell(lsp.MessageType.Info, tr("{0} may name the word, too, and is not changed", also))
        return lsp.WorkspaceEdit({path.as_uri(): ls.edits(game, edits) for path, edits in found.edits.items()})


def _run_commands(made: CardServer) -> None:
    @made.command(outline.RUN)
    def run_scenario(ls: CardServer, uri: str, scenario: str) -> None:
        found = ls.file(uri)
        if found is None:
            return
        try:
            failures = playing.ran(*found, scenario, ls.language)
        except UsageError as error:
            ls.tell(lsp.MessageType.Error, ls.said.error(error))
            return
        kind = lsp.MessageType.Error if failures else lsp.MessageType.Info
        ls.tell(kind, failures or tr("{0} passes", scenario))

    @made.command(outline.PLAY_FROM)
    def play_from(ls: CardServer, game: str, begin: str) -> playing.Terminal | None:
        """Return what plays a game from a scenario or a card in a terminal; show it, if the editor does not run it.

        game: the folder of the game. begin: the id of the scenario or card.
        """
        try:
            opened = playing.game_with(ls.games.games, game, begin)
            terminal = playing.playing(opened, begin, ls.games.texts)
        except UsageError as error:
            ls.tell(lsp.MessageType.Error, ls.said.error(error))
            return None
        if not ls.runs_terminals:
            ls.tell(lsp.MessageType.Info, tr("run this in a terminal: {0}", terminal["line"]))
        return terminal
