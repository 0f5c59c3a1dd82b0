"""The card that the page shows for a line of a file: never another one than that in which the line lies."""

from __future__ import annotations

import re
from collections.abc import Container
from typing import TypeAlias

from ombre.compiler.projects.places import UsageError
from ombre.dsl import nodes
from ombre.dsl.parser import Place, chunks
from ombre.prose.language.wording import Wording
from ombre.translatable import tr

from ..lsp.named_cards import NamedCards, declared_at, first_card
from ..lsp.open_games import OpenGame, WholeGame

Json: TypeAlias = "str | int | float | bool | None | list[Json] | dict[str, Json]"

_HEAD = re.compile(r'(?:replace\s+)?(\w+)(?:\s+(\w+))?[^"]*(?:"([^"]*)"?)?')
_WORD = re.compile(r"\w+")


def card_on(game: OpenGame, named: NamedCards, said: Wording, name: str, line: int, before: str) -> dict[str, Json]:
    """The card on a line, or the first that the scenario on the line names, with its texts; else the first of the file.

    name: of the file. line: from 1. before: the id of the card that was shown last, which is shown again if the line
    has none, or if the scenario names it. A card that cannot be shown has a `problem`, which says what is wrong on its
    lines; its name is read from its first line, whatever else is wrong there.
    """
    parsed, whole = game.desk.parsed(name), game.whole()
    known = whole.compiled.model.cards if whole is not None else {}
    lines = next((tuple(some) for some in reversed(chunks(parsed.source)) if some[0][0] <= line), ())
    head = _HEAD.match(lines[0][1]) if lines else None
    if head is not None and head[1] in game.desk.quick.vocabulary.kinds:
        id = head[2] or ""
        called = head[3] or id or head[1]
    else:
        id = called = _named_on(game, named, name, lines, before, known) or before or first_card(parsed)
        lines = ()
    if whole is not None and id in known:
        return _whole(game, whole, said, id)
    return _broken(game, said, name, lines, id, called) if called else {"id": ""}


def _named_on(game: OpenGame, named: NamedCards, name: str, lines: Place, before: str, known: Container[str]) -> str:
    """The card that a scenario on some lines names, which is `before` if it can be; "" if there is none.

    Of a scenario with a mistake that leaves nothing of it, the words count.
    """
    tree = declared_at(game.desk.parsed(name), lines[0][0]) if lines else None
    if isinstance(tree, nodes.Scenario) and tree.span.line == lines[0][0]:
        cards = named.cards_in(name, tree.id.text)
    elif tree is None or tree.span.line != lines[0][0]:
        cards = tuple(word for _, code in lines for word in _WORD.findall(code) if word in known)
    else:
        cards = ()
    return before if before in cards else next(iter(cards), "")


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
