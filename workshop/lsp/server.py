"""The language server: it answers an editor about the files that are open in it, in the protocol LSP.

Each request works on the texts as they are typed. After each change, the quick diagnostics are sent at once; after a
pause, the whole ones. New errors on the line that is being typed wait for the pause.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from urllib.parse import unquote, urlparse

from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcInvalidParams
from pygls.lsp.server import LanguageServer
from pygls.workspace import ServerTextPosition, ServerTextRange

from ombre.compiler.driver import Compiled
from ombre.compiler.places import UsageError
from ombre.dsl.diagnostics import Diagnostic, Edit
from ombre.dsl.formatter import format_source
from ombre.dsl.source import Span

from ..api.table import Table
from ..scenarios.running import run
from . import outline, renaming
from .completion import Completion, completions
from .hover import hover, meaning
from .open_games import OpenGame, OpenGames

PAUSE = 0.4  # seconds without a change, after which the whole game is checked
RUN = "ombre.runScenario"
_ANY_LINE = 1_000_000
_SEVERITIES = {
    "error": lsp.DiagnosticSeverity.Error,
    "warning": lsp.DiagnosticSeverity.Warning,
    "hint": lsp.DiagnosticSeverity.Hint,
}
_KINDS = {
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


def path_of(uri: str) -> Path | None:
    """The path of a file by its URI; None if it is not a file, such as a draft that has no name yet."""
    parts = urlparse(uri)
    return Path(unquote(parts.path)).resolve() if parts.scheme == "file" else None


class CardServer(LanguageServer):
    """The server of one editor. games: its open files; made when the editor starts, with the expansions it asks for."""

    def __init__(self, extra: Sequence[str] = ()) -> None:
        super().__init__("ombre", "1")  # pyright: ignore[reportUnknownMemberType] (pygls passes more on)
        self.games = OpenGames(extra)
        self.sent: dict[Path, list[lsp.Diagnostic]] = {}
        self.typed: dict[Path, int] = {}  # the line that was changed last in a file, from 0
        self.waiting: asyncio.TimerHandle | None = None

    # -- places

    def span_range(self, game: OpenGame, span: Span) -> lsp.Range:
        """A span as the client counts: from 0, in its own units."""
        lines = self._lines(game, span.source)
        given = ServerTextRange(
            ServerTextPosition(max(0, span.line - 1), max(0, span.column - 1)),
            ServerTextPosition(max(0, span.end_line - 1), max(0, span.end_column - 1)),
        )
        return self.workspace.position_codec.range_to_client_units(lines, given)

    @staticmethod
    def _lines(game: OpenGame, source: str) -> list[str]:
        try:
            return game.desk.text(source).split("\n")
        except KeyError:
            return []

    def at(self, uri: str, position: lsp.Position) -> tuple[OpenGame, str, int, int] | None:
        """The game and the file of a place, with its line from 1 and its column from 0; None outside of games."""
        found = self.file(uri)
        if found is None:
            return None
        game, name = found
        place = self.workspace.position_codec.position_from_client_units(self._lines(game, name), position)
        return game, name, place.line + 1, place.character

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
        if path is None or path.suffix != ".card":
            return
        text = self.workspace.get_text_document(uri).source
        try:
            game = self.games.write(path, text)
            self.publish(game, game.desk.quick, at_once=True)
        except UsageError as error:
            here = lsp.Range(lsp.Position(0, 0), lsp.Position(0, 1))
            self.send(path, [lsp.Diagnostic(here, str(error), lsp.DiagnosticSeverity.Error, source="ombre")])
        self.later()

    def later(self) -> None:
        """Check everything after a pause; a further change begins the pause anew."""
        if self.waiting is not None:
            self.waiting.cancel()
        self.waiting = asyncio.get_event_loop().call_later(PAUSE, self.check)

    def check(self) -> None:
        """Read what has changed on the disk, check the whole games, and send what is wrong with their open files."""
        self.waiting = None
        self.typed.clear()
        try:
            self.games.read_again()
        except UsageError as error:
            self.window_show_message(lsp.ShowMessageParams(lsp.MessageType.Error, str(error)))
            return
        for game in self.games.games:
            compiled = game.desk.idle()
            game.whole(compiled)
            self.publish(game, compiled)

    def publish(self, game: OpenGame, compiled: Compiled, at_once: bool = False) -> None:
        """Send the diagnostics of the open files of a game. at_once: keep new ones of the line being typed back."""
        for path in self.games.texts:
            file = game.file(path) if self.games.game_of(path) is game else None
            if file is None:
                continue
            found = [self._diagnostic(game, one) for one in compiled.diagnostics if one.span.source == file.source.name]
            if at_once and (line := self.typed.get(path)) is not None:
                before = {one.message for one in self.sent.get(path, ())}
                found = [one for one in found if one.range.start.line != line or one.message in before]
            self.send(path, found)

    def send(self, path: Path, found: list[lsp.Diagnostic]) -> None:
        self.sent[path] = found
        self.text_document_publish_diagnostics(lsp.PublishDiagnosticsParams(path.as_uri(), found))

    def _diagnostic(self, game: OpenGame, one: Diagnostic) -> lsp.Diagnostic:
        told = "\n".join(filter(None, (str(one.message), str(one.help), str(one.see))))
        return lsp.Diagnostic(
            self.span_range(game, one.span), told, _SEVERITIES[one.severity], one.code, source="ombre"
        )

    def edits(self, game: OpenGame, edits: Sequence[Edit]) -> list[lsp.TextEdit]:
        return [lsp.TextEdit(self.span_range(game, edit.span), edit.text) for edit in edits]


def server(extra: Sequence[str] = ()) -> CardServer:
    """Make a server; `start_io` runs it. extra: the expansions that are loaded with each game."""
    made = CardServer(extra)
    add_features(made)
    return made


def add_features(made: CardServer) -> None:
    """Let a server answer the requests of editors."""
    _follow_files(made)
    _answer_about_places(made)
    _answer_about_files(made)
    _change(made)


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
        ls.later()

    @made.feature(lsp.TEXT_DOCUMENT_DID_CLOSE)
    def closed(ls: CardServer, params: lsp.DidCloseTextDocumentParams) -> None:
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
        items = [_item(one, at, params.text_document.uri) for at, one in enumerate(found)]
        return lsp.CompletionList(is_incomplete=False, items=items)

    @made.feature(lsp.COMPLETION_ITEM_RESOLVE)
    def resolve(ls: CardServer, item: lsp.CompletionItem) -> lsp.CompletionItem:
        match item.data:
            case [str() as uri, str() as sort, str() as owner, str() as name] if (found := ls.file(uri)) is not None:
                told = "\n\n".join(meaning(found[0], (sort, owner, name)))
                item.documentation = lsp.MarkupContent(lsp.MarkupKind.Markdown, told)
            case _:
                pass
        return item

    @made.feature(lsp.TEXT_DOCUMENT_HOVER)
    def describe(ls: CardServer, params: lsp.HoverParams) -> lsp.Hover | None:
        place = ls.at(params.text_document.uri, params.position)
        told = hover(*place[:3], place[3] + 1) if place is not None else None
        if place is None or told is None:
            return None
        return lsp.Hover(lsp.MarkupContent(lsp.MarkupKind.Markdown, told[0]), ls.span_range(place[0], told[1]))

    @made.feature(lsp.TEXT_DOCUMENT_DEFINITION)
    def define(ls: CardServer, params: lsp.DefinitionParams) -> list[lsp.Location]:
        return _locations(ls, params.text_document.uri, params.position, only_declared=True)

    @made.feature(lsp.TEXT_DOCUMENT_REFERENCES)
    def refer(ls: CardServer, params: lsp.ReferenceParams) -> list[lsp.Location]:
        return _locations(ls, params.text_document.uri, params.position)


def _item(one: Completion, at: int, uri: str) -> lsp.CompletionItem:
    example = lsp.MarkupContent(lsp.MarkupKind.Markdown, f"```card\n{one.example}\n```") if one.example else None
    return lsp.CompletionItem(
        one.text,
        kind=_KINDS.get(one.sort, lsp.CompletionItemKind.Reference),
        detail=one.detail or one.sort,
        documentation=example,
        sort_text=f"{at:05}",
        insert_text=one.snippet or None,
        insert_text_format=lsp.InsertTextFormat.Snippet if one.snippet else None,
        data=[uri, *one.key] if one.key is not None else None,
    )


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
        found = ls.file(params.text_document.uri)
        if found is None:
            return []
        game, name = found
        return [
            lsp.DocumentSymbol(
                one.name, lsp.SymbolKind.Class, ls.span_range(game, one.span), ls.span_range(game, one.at), one.sort
            )
            for one in outline.symbols(game.desk.parsed(name))
        ]

    @made.feature(
        lsp.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL, lsp.SemanticTokensLegend(list(outline.TOKENS), ["declaration"])
    )
    def colours(ls: CardServer, params: lsp.SemanticTokensParams) -> lsp.SemanticTokens:
        found = ls.file(params.text_document.uri)
        data: list[int] = []
        line = start = 0
        for span, sort, declares in outline.tokens(found[0].words(found[1])) if found is not None else ():
            assert found is not None
            at = ls.span_range(found[0], span)
            if (at.start.line, at.start.character) < (line, start) or at.end.line != at.start.line:
                continue
            step = at.start.line - line
            data += [step, at.start.character - (0 if step else start)]
            data += [at.end.character - at.start.character, sort, int(declares)]
            line, start = at.start.line, at.start.character
        return lsp.SemanticTokens(data)

    @made.feature(lsp.TEXT_DOCUMENT_CODE_LENS)
    def lenses(ls: CardServer, params: lsp.CodeLensParams) -> list[lsp.CodeLens]:
        uri = params.text_document.uri
        found = ls.file(uri)
        if found is None:
            return []
        return [
            lsp.CodeLens(ls.span_range(found[0], one.span), lsp.Command(one.title, RUN, arguments=[uri, one.name]))
            for one in outline.lenses(found[0].desk.parsed(found[1]))
        ]

    @made.feature(lsp.TEXT_DOCUMENT_FORMATTING)
    def form(ls: CardServer, params: lsp.DocumentFormattingParams) -> list[lsp.TextEdit]:
        found = ls.file(params.text_document.uri)
        if found is None:
            return []
        source = found[0].desk.source(found[1])
        text, _ = format_source(source, found[0].desk.quick.vocabulary)
        whole = lsp.Range(lsp.Position(0, 0), lsp.Position(_ANY_LINE, 0))
        return [] if text == source.text else [lsp.TextEdit(whole, text)]


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
                str(fix.title),
                lsp.CodeActionKind.QuickFix,
                edit=lsp.WorkspaceEdit({uri: ls.edits(game, fix.edits)}),
            )
            for one in game.desk.quick.diagnostics
            if one.span.source == name
            and one.span.line - 1 <= params.range.end.line
            and one.span.end_line - 1 >= params.range.start.line
            for fix in one.fixes
        ]

    @made.feature(lsp.TEXT_DOCUMENT_RENAME)
    def rename(ls: CardServer, params: lsp.RenameParams) -> lsp.WorkspaceEdit | None:
        place = ls.at(params.text_document.uri, params.position)
        if place is None:
            return None
        game, name, line, column = place
        try:
            found = renaming.rename(game, name, line, column + 1, params.new_name)
        except UsageError as error:
            raise JsonRpcInvalidParams(str(error)) from None
        if found.also:
            also = ", ".join(path.name for path in found.also)
            told = f"{also} may name the word, too, and is not changed"
            ls.window_show_message(lsp.ShowMessageParams(lsp.MessageType.Info, told))
        return lsp.WorkspaceEdit({path.as_uri(): ls.edits(game, edits) for path, edits in found.edits.items()})

    @made.command(RUN)
    def run_scenario(ls: CardServer, uri: str, scenario: str) -> None:
        found = ls.file(uri)
        if found is None:
            return
        kind, told = _told(*found, scenario)
        ls.window_show_message(lsp.ShowMessageParams(kind, told))


def _told(game: OpenGame, name: str, scenario: str) -> tuple[lsp.MessageType, str]:
    """Run a scenario as it is typed; return what to tell about it."""
    compiled = game.desk.quick
    if not compiled.ok:
        return lsp.MessageType.Error, "the game has an error; correct it first"
    table = Table(compiled.project)
    table.compiled = compiled
    outcome = next((one for one in run(table, lambda source: source == name) if one.id == scenario), None)
    if outcome is None:
        return lsp.MessageType.Error, f"there is no scenario '{scenario}'"
    if outcome.outdated:
        return lsp.MessageType.Warning, f"{scenario} is not run: {outcome.outdated}"
    failures = "\n".join(f"line {one.line}: {one.sentence}" for one in outcome.result.failures)
    return (lsp.MessageType.Error, failures) if failures else (lsp.MessageType.Info, f"{scenario} passes")
