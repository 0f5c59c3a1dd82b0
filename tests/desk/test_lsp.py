"""`ombre lsp`, driven by a real client over standard input and output, as an editor drives it."""

from __future__ import annotations

import shutil
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest
from tests.command import run
from tests.conftest import ROOT
from tests.optional import needs

needs("pygls", "lsprotocol", "pytest_lsp", extra="dev")

import pytest_lsp  # noqa: E402 (what it needs may not be installed)
from lsprotocol import types as lsp  # noqa: E402
from pytest_lsp import ClientServerConfig, LanguageClient  # noqa: E402

START = "import sys; from ombre.workshop.cli import main; sys.argv = ['ombre', 'lsp']; main()"
CONFIG = ClientServerConfig(server_command=[sys.executable, "-c", START])


pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_lsp.fixture(config=CONFIG, scope="module")  # type: ignore[untyped-decorator]  # its types are missing
async def client(lsp_client: LanguageClient) -> AsyncIterator[None]:
    await lsp_client.initialize_session(lsp.InitializeParams(capabilities=lsp.ClientCapabilities()))
    yield
    await lsp_client.shutdown_session()


REGISTERED: list[lsp.Registration] = []


@pytest_lsp.fixture(config=CONFIG, scope="module")  # type: ignore[untyped-decorator]  # its types are missing
async def other(lsp_client: LanguageClient) -> AsyncIterator[None]:
    """An editor that watches files if it is asked to, and that runs terminals."""

    def register(params: lsp.RegistrationParams) -> None:
        REGISTERED.extend(params.registrations)

    lsp_client.feature(lsp.CLIENT_REGISTER_CAPABILITY)(register)

    watches = lsp.DidChangeWatchedFilesClientCapabilities(dynamic_registration=True)
    able = lsp.ClientCapabilities(workspace=lsp.WorkspaceClientCapabilities(did_change_watched_files=watches))
    await lsp_client.initialize_session(
        lsp.InitializeParams(capabilities=able, initialization_options={"terminal": True})
    )
    yield
    await lsp_client.shutdown_session()


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game of an author's own, outside of the checkout; no test changes its files."""
    folder = tmp_path_factory.mktemp("author")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        assert run("new", "game", "night_market").returncode == 0
    return folder / "night_market"


@pytest.fixture
def opened() -> Iterator[Callable[[LanguageClient, Path | str], File]]:
    """A function that makes a file of a client, by its path or its URI. The files are closed when the test is over."""
    files: list[File] = []

    def opening(client: LanguageClient, path: Path | str) -> File:
        files.append(File(client, path if isinstance(path, str) else path.as_uri()))
        return files[-1]

    yield opening
    for file in files:
        file.client.text_document_did_close(lsp.DidCloseTextDocumentParams(file.identifier))


class File:
    """A file that a client has open. text: with a `|` at the place that a request is about."""

    def __init__(self, client: LanguageClient, uri: str) -> None:
        self.client = client
        self.identifier = lsp.TextDocumentIdentifier(uri)
        self.version = 0

    async def show(self, text: str) -> lsp.Position:
        """Open the file with a text, or change it to the text; return the place of the `|` in it."""
        before, _, _ = text.partition("|")
        text = text.replace("|", "", 1)
        self.version += 1
        self.client.diagnostics.pop(self.identifier.uri, None)
        if self.version == 1:
            item = lsp.TextDocumentItem(self.identifier.uri, "card", 1, text)
            self.client.text_document_did_open(lsp.DidOpenTextDocumentParams(item))
        else:
            changed = lsp.VersionedTextDocumentIdentifier(uri=self.identifier.uri, version=self.version)
            whole = lsp.TextDocumentContentChangeWholeDocument(text)
            self.client.text_document_did_change(lsp.DidChangeTextDocumentParams(changed, [whole]))
        while self.identifier.uri not in self.client.diagnostics:  # those of other files may come before
            await self.client.wait_for_notification("textDocument/publishDiagnostics")
        return lsp.Position(before.count("\n"), len(before) - before.rfind("\n") - 1)

    @property
    def found(self) -> list[lsp.Diagnostic]:
        return list(self.client.diagnostics[self.identifier.uri])

    async def words(self, text: str) -> list[str]:
        """The words that are offered at the `|`."""
        params = lsp.CompletionParams(self.identifier, await self.show(text))
        listed = await self.client.text_document_completion_async(params)
        assert isinstance(listed, lsp.CompletionList)
        return [item.label for item in listed.items]


Opened: TypeAlias = Callable[[LanguageClient, Path | str], File]

CARD = """treasure lamp "Lamp"
  worth 2    copies 3
  play:
    you choose another collector as rival
"""


async def test_a_mistake_is_shown_with_a_fix_and_gone_when_it_is_corrected(
    client: LanguageClient, game: Path, opened: Opened
) -> None:
    """The file is a draft: it is not on the disk."""
    file = opened(client, game / "base" / "lamps.card")
    await file.show(CARD.replace("choose", "chose"))
    assert [one.code for one in file.found] == ["E002"]
    (one,) = file.found
    params = lsp.CodeActionParams(file.identifier, one.range, lsp.CodeActionContext([one]))
    actions = await client.text_document_code_action_async(params)
    assert actions
    (action,) = actions
    assert isinstance(action, lsp.CodeAction) and action.edit is not None and action.edit.changes is not None
    assert "".join(edit.new_text for edit in action.edit.changes[file.identifier.uri]).startswith("o")
    await file.show(CARD + "    rival draws 1\n")
    assert file.found == []


async def test_only_what_fits_is_offered(client: LanguageClient, game: Path, opened: Opened) -> None:
    file = opened(client, game / "base" / "lamps.card")
    offered = await file.words(CARD + "    rival |")
    assert offered[:2] == ["draws", "plays"] and "draw" not in offered and "lamp" not in offered
    assert (await file.words('treasure lamp "Lamp"\n  |'))[:2] == ["copies", "worth"]
    assert "wealth" not in await file.words('treasure lamp "Lamp"\n  |')
    assert (await file.words(CARD + "    hand of |"))[0] == "rival"
    assert "treasure" in await file.words("|")
    assert await file.words(CARD + "    # a comment |") == []


async def test_words_are_described_found_and_renamed(client: LanguageClient, game: Path, opened: Opened) -> None:
    """Columns count UTF-16 units: the lamp in the comment is two of them."""
    file = opened(client, game / "base" / "lamps.card")
    place = await file.show(CARD + "    rival dr|aws 1 # 🪔\n")
    told = await client.text_document_hover_async(lsp.HoverParams(file.identifier, place))
    assert told is not None and isinstance(told.contents, lsp.MarkupContent)
    assert "verb who:collector draws amount:number" in told.contents.value
    found = await client.text_document_definition_async(lsp.DefinitionParams(file.identifier, place))
    assert isinstance(found, list) and isinstance(found[0], lsp.Location)
    assert found[0].uri == (game / "rules" / "game.card").as_uri()
    context = lsp.ReferenceContext(include_declaration=True)
    used = await client.text_document_references_async(lsp.ReferenceParams(context, file.identifier, place))
    assert used is not None and len({one.uri for one in used}) == 3
    edit = await client.text_document_rename_async(lsp.RenameParams(file.identifier, place, "takes_in"))
    assert edit is not None and edit.changes is not None
    assert {Path(uri).name for uri in edit.changes} >= {"lamps.card", "game.card", "treasures.card", "verbs.ftl"}
    head = await file.show(CARD.replace("lamp", "la|mp", 1) + "    rival draws 1\n")
    shown = await client.text_document_hover_async(lsp.HoverParams(file.identifier, head))
    assert shown is not None and isinstance(shown.contents, lsp.MarkupContent)
    assert "draws 1 card" in shown.contents.value and "pioche" in shown.contents.value
    assert "data:image/png;base64," in shown.contents.value


async def test_a_name_that_clashes_is_refused_in_a_sentence(client: LanguageClient, game: Path, opened: Opened) -> None:
    file = opened(client, game / "base" / "lamps.card")
    place = await file.show(CARD + "    ri|val draws 1\n")
    with pytest.raises(Exception, match="'rival' cannot become 'treasure'"):
        await client.text_document_rename_async(lsp.RenameParams(file.identifier, place, "treasure"))


async def test_a_scenario_is_run_as_it_is_typed(client: LanguageClient, game: Path, opened: Opened) -> None:
    path = game / "base" / "scenarios" / "treasures.card"
    file = opened(client, path)
    text = path.read_text(encoding="utf-8")
    await file.show(text)
    lenses = await client.text_document_code_lens_async(lsp.CodeLensParams(file.identifier))
    assert lenses and lenses[0].command is not None
    command = lenses[0].command
    run_it = lsp.ExecuteCommandParams(command.command, arguments=command.arguments)
    await client.workspace_execute_command_async(run_it)
    assert client.messages[-1].message == "OLD_MAP passes"
    await file.show(text.replace("wealth of P1 = 1", "wealth of P1 = 2"))
    await client.workspace_execute_command_async(run_it)
    assert client.messages[-1].type == lsp.MessageType.Error and client.messages[-1].message.startswith("line ")


async def test_two_editors_and_files_that_change_on_the_disk(
    client: LanguageClient, other: LanguageClient, game: Path, tmp_path: Path, opened: Opened
) -> None:
    """Each editor has its own drafts; what one saves, the other reads after a pause."""
    shutil.copytree(game, tmp_path / "night_market")
    lamps = tmp_path / "night_market" / "base" / "lamps.card"
    mine, theirs = opened(client, lamps), opened(other, lamps.with_name("pawns.card"))
    await mine.show(CARD + "    rival draws 1\n")
    await theirs.show('treasure pawn "Pawn"\n  worth 1    copies 1\n\ndeck set:\n  1 lamp\n')
    assert [one.code for one in theirs.found] == ["E120"]
    lamps.write_text(CARD + "    rival draws 1\n", encoding="utf-8")
    watched = lsp.FileEvent(mine.identifier.uri, lsp.FileChangeType.Created)
    other.workspace_did_change_watched_files(lsp.DidChangeWatchedFilesParams([watched]))
    await other.wait_for_notification("textDocument/publishDiagnostics")
    while theirs.found:
        await other.wait_for_notification("textDocument/publishDiagnostics")


async def test_outline_colours_and_layout(client: LanguageClient, game: Path, opened: Opened) -> None:
    file = opened(client, game / "base" / "lamps.card")
    await file.show(CARD.replace("  play:", "  play :") + "    rival draws 1\n")
    symbols = await client.text_document_document_symbol_async(lsp.DocumentSymbolParams(file.identifier))
    assert symbols and [one.name for one in symbols] == ["lamp"]
    colours = await client.text_document_semantic_tokens_full_async(lsp.SemanticTokensParams(file.identifier))
    assert colours is not None and len(colours.data) % 5 == 0 and len(colours.data) > 5 * 12
    options = lsp.FormattingOptions(tab_size=2, insert_spaces=True)
    edits = await client.text_document_formatting_async(lsp.DocumentFormattingParams(file.identifier, options))
    assert edits and edits[0].new_text == CARD + "    rival draws 1\n"


async def test_a_file_of_no_game_gets_one_sentence(client: LanguageClient, tmp_path: Path, opened: Opened) -> None:
    file = opened(client, tmp_path / "alone.card")
    await file.show(CARD)
    assert ["which game" in one.message or "no .card file" in one.message for one in file.found] == [True]


async def test_a_game_is_played_from_a_scenario_or_a_card(
    client: LanguageClient, other: LanguageClient, game: Path, opened: Opened
) -> None:
    """An editor that can do it runs the command in a terminal; another one shows it. The terminal reads saved files."""
    path = game / "base" / "scenarios" / "treasures.card"
    text = path.read_text(encoding="utf-8")
    arguments: list[str] = []
    for editor in (client, other):
        file, before = opened(editor, path), len(editor.messages)
        await file.show(text)
        lenses = await editor.text_document_code_lens_async(lsp.CodeLensParams(file.identifier))
        (command,) = [one.command for one in lenses or () if one.command and one.command.title == "Play from here"]
        assert command.command == "ombre.playFrom" and list(command.arguments or ()) == [str(game), "OLD_MAP"]
        play = lsp.ExecuteCommandParams(command.command, arguments=command.arguments)
        told = await editor.workspace_execute_command_async(play)
        assert told is not None
        line, arguments = told["line"], told["arguments"]
        assert arguments == ["play", str(game), "--scenario", "OLD_MAP", "--human", "1"]
        assert [one.message for one in editor.messages[before:]] == (
            [f"run this in a terminal: {line}"] if editor is client else []
        )
        await file.show(text + "# not saved\n")
        assert await editor.workspace_execute_command_async(play) is None
        assert editor.messages[-1].message == "save treasures.card first: the terminal plays what is on the disk"
        await file.show(text)
        unknown = lsp.ExecuteCommandParams("ombre.playFrom", arguments=[str(game), "NO_MAP"])
        assert await editor.workspace_execute_command_async(unknown) is None
        assert editor.messages[-1].message == "a game begins neither with a scenario nor with a card 'NO_MAP'"
    assert run(*arguments[:-2], "--quiet").returncode == 0


async def test_an_editor_is_asked_to_watch_files(other: LanguageClient, game: Path, opened: Opened) -> None:
    await opened(other, game / "base" / "lamps.card").show(CARD + "    rival draws 1\n")
    (one,) = REGISTERED
    assert one.method == lsp.WORKSPACE_DID_CHANGE_WATCHED_FILES


async def test_declarations_are_found_in_all_open_games(client: LanguageClient, game: Path, opened: Opened) -> None:
    await opened(client, game / "base" / "lamps.card").show(CARD + "    rival draws 1\n")
    toy = ROOT / "tests" / "fixtures" / "games" / "toy" / "rules" / "verbs.card"
    await opened(client, toy).show(toy.read_text(encoding="utf-8"))

    async def found(query: str) -> list[tuple[str, str]]:
        listed = await client.workspace_symbol_async(lsp.WorkspaceSymbolParams(query))
        return [(one.name, Path(one.location.uri).name) for one in listed or ()]

    assert await found("lamp") == [("lamp", "lamps.card")]
    assert len(await found("")) > 30
    assert (await found("SOAK"))[0] == ("soaks", "verbs.card")
    assert ("soaks", "verbs.card") in await found("sks")
    assert await found("no such name") == []


async def test_what_cannot_be_renamed_is_refused_before_a_name_is_typed(
    client: LanguageClient, game: Path, opened: Opened
) -> None:
    file = opened(client, game / "base" / "lamps.card")
    place = await file.show(CARD + "    ri|val draws 1\n")
    found = await client.text_document_prepare_rename_async(lsp.PrepareRenameParams(file.identifier, place))
    assert isinstance(found, lsp.PrepareRenamePlaceholder)
    assert (found.placeholder, found.range.start.character, found.range.end.character) == ("rival", 4, 9)
    place = await file.show(CARD + "    rival draws 1\n".replace("1", "|1"))
    with pytest.raises(Exception, match="this word has no declaration"):
        await client.text_document_prepare_rename_async(lsp.PrepareRenameParams(file.identifier, place))


async def test_a_text_without_a_file(client: LanguageClient, game: Path, opened: Opened) -> None:
    """It has an outline, colours, a layout and syntax errors, with the words of the only open game."""
    await opened(client, game / "base" / "pawns.card").show("# open, so that its game is\n")
    file = opened(client, "untitled:Untitled-1")
    await file.show(
        CARD.replace("  play:", "  play :").replace("choose another", "choose choose") + "kind gem is card\n"
    )
    assert {one.range.start.line for one in file.found} == {3}
    symbols = await client.text_document_document_symbol_async(lsp.DocumentSymbolParams(file.identifier))
    assert [one.name for one in symbols or ()] == ["lamp", "gem"]
    await file.show(CARD.replace("  play:", "  play :") + "    rival draws 1\n")
    assert file.found == []
    options = lsp.FormattingOptions(tab_size=2, insert_spaces=True)
    edits = await client.text_document_formatting_async(lsp.DocumentFormattingParams(file.identifier, options))
    assert edits and edits[0].new_text == CARD + "    rival draws 1\n"
    coloured = await client.text_document_semantic_tokens_full_async(lsp.SemanticTokensParams(file.identifier))
    assert coloured is not None and len(coloured.data) > 5 * 5
    assert not await client.text_document_code_lens_async(lsp.CodeLensParams(file.identifier))


async def test_a_tab_is_one_character(client: LanguageClient, game: Path, opened: Opened) -> None:
    """The lexer reads it as four spaces: hover, fixes, renaming and completion count it as the editor does."""
    file = opened(client, game / "base" / "lamps.card")
    tabbed = (
        CARD.replace("    you", "\t\tyou")
        .replace("  play", "\tplay")
        .replace("  worth", "\tworth")
        .replace("    copies", "\tcopies")
    )
    await file.show(tabbed.replace("worth 2", "worht 2"))
    assert [(one.range.start.character, one.range.end.character) for one in file.found] == [(1, 6)]
    place = await file.show(tabbed + "\t\tri|val draws\t1\n")
    shown = await client.text_document_hover_async(lsp.HoverParams(file.identifier, place))
    assert shown is not None and shown.range is not None
    assert (shown.range.start.character, shown.range.end.character) == (2, 7)
    edit = await client.text_document_rename_async(lsp.RenameParams(file.identifier, place, "foe"))
    assert edit is not None and edit.changes is not None
    assert [
        (one.range.start.line, one.range.start.character, one.range.end.character)
        for one in edit.changes[file.identifier.uri]
    ] == [(3, 34, 39), (4, 2, 7)]
    assert "draws" in await file.words(tabbed + "\t\trival\t|")
