"""The card that the page shows for a line of a file: never another one than that in which the line lies."""

from __future__ import annotations

import re
from typing import TypeAlias

from ombre.compiler.places import UsageError
from ombre.compiler.wording import Wording
from ombre.dsl import nodes
from ombre.dsl.parser import Place, chunks
from ombre.translatable import tr

from ..lsp.named_cards import NamedCards, declared_at, first_card
from ..lsp.open_games import OpenGame, WholeGame

Json: TypeAlias = "str | int | float | bool | None | list[Json] | dict[str, Json]"

_HEAD = re.compile(r'(?:replace\s+)?(\w+)(?:\s+(\w+))?[^"]*(?:"([^"]*)"?)?')
_WORD = re.compile(r"\w+")


def card_on(game: OpenGame, named: NamedCards, said: Wording, name: str, line: int, before: str) -> dict[str, Json]:
    """The card on a line, or the first that the scenario on the line names, with its texts; else the first of the file.

    name: of the file. line: from 1. before: the id of the card that was shown last, which is shown again if the line has
    none, or if the scenario names it. A card that cannot be shown has a `problem`, which says what is wrong on its lines.
    """
    parsed, whole = game.desk.parsed(name), game.whole()
    lines = next((tuple(some) for some in reversed(chunks(parsed.source)) if some[0][0] <= line), ())
    tree, id = declared_at(parsed, line), ""
    if lines and (tree is None or _begins(parsed.declarations, lines[0][0]) is None):
        head = _HEAD.match(lines[0][1])
        if head is not None and head[1] in game.desk.quick.vocabulary.kinds:
            known = whole is not None and head[2] in whole.compiled.model.cards
            if not known:
                return _broken(game, said, name, lines, head[2] or "", head[3] or head[2] or head[0])
            id = head[2]
        else:
            named_here = [word for _, code in lines for word in _WORD.findall(code)]
            cards = whole.compiled.model.cards if whole is not None else ()
            id = before if before in named_here else next((word for word in named_here if word in cards), "")
    elif isinstance(tree, nodes.Card):
        id = tree.id.text
    elif isinstance(tree, nodes.Scenario):
        cards_there = named.cards_in(name, tree.id.text)
        id = before if before in cards_there else next(iter(cards_there), "")
    id = id or before or first_card(parsed)
    if not id:
        return {"id": ""}
    if whole is None or id not in whole.compiled.model.cards:
        called = tree.name.text.strip('"') if isinstance(tree, nodes.Card) else id
        return _broken(game, said, name, lines if isinstance(tree, nodes.Card) else (), id, called)
    return _whole(game, whole, said, id)


def _begins(declarations: tuple[nodes.Declaration, ...], line: int) -> nodes.Declaration | None:
    """What is declared on the lines that begin with this one; None if it has a mistake that leaves nothing of it."""
    return next((tree for tree in declarations if tree.span.line == line), None)


def _broken(game: OpenGame, said: Wording, name: str, lines: Place, id: str, called: str) -> dict[str, Json]:
    """A card that cannot be shown. lines: its own, as far as they are in the file. called: its name."""
    own = range(lines[0][0], lines[-1][0] + 2) if lines else range(0)
    found = [one for one in game.desk.quick.diagnostics if one.severity == "error" and one.span.source == name]
    wrong = next((one for one in found if one.span.line in own), None)
    if wrong is not None:
        problem = tr("line {0}: {1}", wrong.span.line, said.diagnostic(wrong).message)
    elif game.whole() is None:
        problem = tr("the card is shown when the game has no more errors")
    else:
        problem = tr("the card is shown when it has no more errors")
    return {"id": id, "name": called, "problem": said.say(problem)}


def _whole(game: OpenGame, whole: WholeGame, said: Wording, id: str) -> dict[str, Json]:
    """A card of the last version without errors, with its texts."""
    found = whole.compiled.model.cards[id]
    languages: list[Json] = []
    for language in whole.languages:
        try:
            title, *text = whole.text(id, language)
            languages.append({"language": language, "name": title, "text": [*text]})
        except UsageError as error:
            languages.append({"language": language, "name": id, "text": [], "problem": said.error(error)})
    path = game.path_of(found.span)
    return {
        "id": id,
        "kind": found.kind,
        "set": game.set_of(found.span),
        "at": [path.as_uri() if path is not None else "", found.span.line],
        "old": whole.compiled.project != game.project,
        "languages": languages,
    }
