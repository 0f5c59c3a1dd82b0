"""`ombre lsp`, driven by a real client over standard input and output, as an editor drives it."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_lsp
from lsprotocol import types as lsp
from pytest_lsp import ClientServerConfig, LanguageClient
from tests.command import run

START = "import sys; from ombre.workshop.cli import main; sys.argv = ['ombre', 'lsp']; main()"
CONFIG = ClientServerConfig(server_command=[sys.executable, "-c", START])


@pytest_lsp.fixture(config=CONFIG)  # type: ignore[untyped-decorator]  # its types are missing
async def client(lsp_client: LanguageClient) -> AsyncIterator[None]:
    await lsp_client.initialize_session(lsp.InitializeParams(capabilities=lsp.ClientCapabilities()))
    yield
    await lsp_client.shutdown_session()


@pytest_lsp.fixture(config=CONFIG)  # type: ignore[untyped-decorator]  # its types are missing
async def other(lsp_client: LanguageClient) -> AsyncIterator[None]:
    await lsp_client.initialize_session(lsp.InitializeParams(capabilities=lsp.ClientCapabilities()))
    yield
    await lsp_client.shutdown_session()


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A new game of an author's own, outside of the checkout."""
    monkeypatch.chdir(tmp_path)
    assert run("new", "game", "night_market").returncode == 0
    return tmp_path / "night_market"


class File:
    """A file that a client has open. text: with a `|` at the place that a request is about."""

    def __init__(self, client: LanguageClient, path: Path) -> None:
        self.client, self.path = client, path
        self.identifier = lsp.TextDocumentIdentifier(path.as_uri())
        self.version = 0

    async def show(self, text: str) -> lsp.Position:
        """Open the file with a text, or change it to the text; return the place of the `|` in it."""
        before, _, _ = text.partition("|")
        text = text.replace("|", "", 1)
        self.version += 1
        if self.version == 1:
            item = lsp.TextDocumentItem(self.identifier.uri, "card", 1, text)
            self.client.text_document_did_open(lsp.DidOpenTextDocumentParams(item))
        else:
            changed = lsp.VersionedTextDocumentIdentifier(uri=self.identifier.uri, version=self.version)
            whole = lsp.TextDocumentContentChangeWholeDocument(text)
            self.client.text_document_did_change(lsp.DidChangeTextDocumentParams(changed, [whole]))
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


CARD = """treasure lamp "Lamp"
  worth 2    copies 3
  play:
    you choose another collector as rival
"""


@pytest.mark.asyncio
async def test_a_mistake_is_shown_with_a_fix_and_gone_when_it_is_corrected(client: LanguageClient, game: Path) -> None:
    """The file is a draft: it is not on the disk."""
    file = File(client, game / "base" / "lamps.card")
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


@pytest.mark.asyncio
async def test_only_what_fits_is_offered(client: LanguageClient, game: Path) -> None:
    file = File(client, game / "base" / "lamps.card")
    offered = await file.words(CARD + "    rival |")
    assert offered[:2] == ["draws", "plays"] and "draw" not in offered and "lamp" not in offered
    assert (await file.words('treasure lamp "Lamp"\n  |'))[:2] == ["copies", "worth"]
    assert "wealth" not in await file.words('treasure lamp "Lamp"\n  |')
    assert (await file.words(CARD + "    hand of |"))[0] == "rival"
    assert "treasure" in await file.words("|")
    assert await file.words(CARD + "    # a comment |") == []


@pytest.mark.asyncio
async def test_words_are_described_found_and_renamed(client: LanguageClient, game: Path) -> None:
    """Columns count UTF-16 units: the lamp in the comment is two of them."""
    file = File(client, game / "base" / "lamps.card")
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


@pytest.mark.asyncio
async def test_a_name_that_clashes_is_refused_in_a_sentence(client: LanguageClient, game: Path) -> None:
    file = File(client, game / "base" / "lamps.card")
    place = await file.show(CARD + "    ri|val draws 1\n")
    with pytest.raises(Exception, match="'rival' cannot become 'treasure'"):
        await client.text_document_rename_async(lsp.RenameParams(file.identifier, place, "treasure"))


@pytest.mark.asyncio
async def test_a_scenario_is_run_as_it_is_typed(client: LanguageClient, game: Path) -> None:
    path = game / "base" / "scenarios" / "treasures.card"
    file = File(client, path)
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


@pytest.mark.asyncio
async def test_two_editors_and_files_that_change_on_the_disk(
    client: LanguageClient, other: LanguageClient, game: Path
) -> None:
    """Each editor has its own drafts; what one saves, the other reads after a pause."""
    mine, theirs = File(client, game / "base" / "lamps.card"), File(other, game / "base" / "pawns.card")
    await mine.show(CARD + "    rival draws 1\n")
    await theirs.show('treasure pawn "Pawn"\n  worth 1    copies 1\n\ndeck set:\n  1 lamp\n')
    assert [one.code for one in theirs.found] == ["E120"]
    mine.path.write_text(CARD + "    rival draws 1\n", encoding="utf-8")
    watched = lsp.FileEvent(mine.identifier.uri, lsp.FileChangeType.Created)
    other.workspace_did_change_watched_files(lsp.DidChangeWatchedFilesParams([watched]))
    await other.wait_for_notification("textDocument/publishDiagnostics")
    while theirs.found:
        await other.wait_for_notification("textDocument/publishDiagnostics")


@pytest.mark.asyncio
async def test_outline_colours_and_layout(client: LanguageClient, game: Path) -> None:
    file = File(client, game / "base" / "lamps.card")
    await file.show(CARD.replace("  play:", "  play :") + "    rival draws 1\n")
    symbols = await client.text_document_document_symbol_async(lsp.DocumentSymbolParams(file.identifier))
    assert symbols and [one.name for one in symbols] == ["lamp"]
    colours = await client.text_document_semantic_tokens_full_async(lsp.SemanticTokensParams(file.identifier))
    assert colours is not None and len(colours.data) % 5 == 0 and len(colours.data) > 5 * 5
    options = lsp.FormattingOptions(tab_size=2, insert_spaces=True)
    edits = await client.text_document_formatting_async(lsp.DocumentFormattingParams(file.identifier, options))
    assert edits and edits[0].new_text == CARD + "    rival draws 1\n"


@pytest.mark.asyncio
async def test_a_file_of_no_game_gets_one_sentence(client: LanguageClient, tmp_path: Path) -> None:
    file = File(client, tmp_path / "alone.card")
    await file.show(CARD)
    assert ["which game" in one.message or "no .card file" in one.message for one in file.found] == [True]
