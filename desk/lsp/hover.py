"""Describe the word at a place: a card in all languages and as a picture, a declared word with its meaning and uses."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator

from ombre.compiler.projects.places import UsageError
from ombre.dsl.constructs import CONSTRUCTS
from ombre.dsl.lexer import BadText, pieces
from ombre.dsl.source import Span
from ombre.prose.language.wording import Wording, wording
from ombre.translatable import ntr, tr
from ombre.workshop.words.entries import Key

from .names import NamedWord
from .open_games import OpenGame, WholeGame

ENGLISH = wording("en")
_MOST_PICTURE = 70_000  # bytes; editors show no description that is longer than 100,000 characters


def hover(game: OpenGame, name: str, line: int, column: int, said: Wording = ENGLISH) -> tuple[str, Span] | None:
    """The description of the word at a place as Markdown, and its place; line and column from 1.

    said: the messages of the language in which it is told.
    """
    word = game.word_at(name, line, column)
    if word is None:
        return _keyword(game, name, line, column)
    told = "\n\n".join(_told(game, name, word, said))
    return (told, word.span) if told else None


def _told(game: OpenGame, name: str, word: NamedWord, said: Wording) -> Iterator[str]:
    whole = game.whole()
    if word.key[0] == "name":
        names = game.desk.names_at(name, word.span.line + 1)
        known = names.local.get(word.text) if names is not None else None
        yield f"`{word.text}`: {known[0] if known is not None else said.say(tr('a name of this declaration'))}"
    elif word.key[0] == "card" and whole is not None and word.key[2] in whole.compiled.model.cards:
        yield from card(whole, word.key[2], whole.compiled.project == game.project, said)
    else:
        yield from meaning(game, word.key, said)


def card(whole: WholeGame, id: str, is_new: bool, said: Wording = ENGLISH) -> Iterator[str]:
    """Yield the parts of the description of a card: its text in each language, and its picture."""
    found = whole.compiled.model.cards[id]
    for language in whole.languages:
        try:
            title, *text = whole.text(id, language)
        except UsageError as error:
            title, text = id, [f"*{said.error(error)}*"]
        yield f"**{_plain(title)}** *({found.kind}, {language})*"
        yield from (_plain(paragraph) for paragraph in text)
    picture = b"".join(b64encode(whole.picture(id, language)) for language in whole.languages[:1])
    if picture and len(picture) <= _MOST_PICTURE:
        yield f"![{_plain(found.name)}](data:image/png;base64,{picture.decode()})"
    if not is_new:
        yield f"*({said.say(tr('before the last changes: the game has an error now'))})*"


def meaning(game: OpenGame, key: Key, said: Wording = ENGLISH) -> Iterator[str]:
    """Yield the parts of the description of a declared word: its declaration, meaning, printed words, uses."""
    entry = game.entry(key)
    if entry is None:
        if key[0] not in ("answer", "requirement"):
            yield f"{key[0]} `{key[2]}`"
        return
    yield f"```card\n{entry.entry.declaration}\n```"
    if entry.entry.comment:
        yield _plain(" ".join(entry.entry.comment.split()))
    if entry.printed:
        yield said.say(tr("Printed: {0}", _plain(", ".join(dict.fromkeys(entry.printed.values())))))
    uses = sum(word.key == key and not word.declares for word in game.all_words())
    if entry.used:
        used = entry.used[0]
        yield said.say(tr("For example: `{0}` ({1}:{2})", used.text, used.source, used.line))
    if uses:
        yield said.say(ntr("Used {0} time.", "Used {0} times.", uses))


def _keyword(game: OpenGame, name: str, line: int, column: int) -> tuple[str, Span] | None:
    """The description of a keyword: the constructs to which it belongs, each with an example."""
    source = game.desk.source(name)
    try:
        found = pieces(source, line, source.line(line).split("#")[0].removesuffix("\r"))
    except BadText:
        return None
    piece = next((one for one in found if one.sort == "word" and one.column <= column <= one.end_column), None)
    if piece is None:
        return None
    rows = [row for row in CONSTRUCTS if piece.text in row.words.replace("|", " ").split()]
    if not rows:
        return None
    span = Span(name, line, piece.column, line, piece.end_column)
    shown = [f"```card\n{row.shape or row.example}\n```" for row in rows if row.first == piece.text or row is rows[0]]
    return (
        "\n\n".join(
            [
                f"**{piece.text}**: {', '.join(dict.fromkeys(row.explained.replace('-', ' ') for row in rows))}",
                *shown[:3],
            ]
        ),
        span,
    )


def _plain(text: str) -> str:
    """Text in Markdown without marks that it does not mean."""
    return "".join(f"\\{character}" if character in "\\`*_[]<>#" else character for character in text)
