"""A word that is offered, as an item of the protocol."""

from __future__ import annotations

from lsprotocol import types as lsp

from ombre.compiler.wording import Wording, wording

from .completion import Completion
from .snippets import without_choices

ENGLISH = wording("en")
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


def item(one: Completion, at: int, uri: str, choices: bool = True, said: Wording = ENGLISH) -> lsp.CompletionItem:
    """The item for a word. at: its position in the list. uri: the file in which it is offered.

    choices: whether the editor knows choices between words in a template. said: the messages of
    the language of the editor.
    """
    text = one.snippet if choices else without_choices(one.snippet)
    example = lsp.MarkupContent(lsp.MarkupKind.Markdown, f"```card\n{one.example}\n```") if one.example else None
    return lsp.CompletionItem(
        one.text,
        kind=_KINDS.get(one.sort, lsp.CompletionItemKind.Reference),
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
