"""The examples of the reference in, what is printed of their cards out."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from ombre.compiler.projects.places import GameFolder
from ombre.compiler.projects.project import CardFile, Project
from ombre.dsl.nodes import Card
from ombre.dsl.parser import parse
from ombre.dsl.source import Source
from ombre.dsl.vocabulary import Vocabulary, scan
from ombre.workshop.api.table import Table
from ombre.workshop.printing.printer import Printer

from .constructs_used import Use, uses
from .pages import BLOCK, ROOT, Block, blocks, game, placed, toy, without

HEAD = re.compile(r"^(?:replace )?(?!scenario\b)\w+ (\w+) \"[^\"\n]*\"", re.MULTILINE)  # of a card
QUOTE = re.compile(r"\n\n>[^\n]*(?:\n>[^\n]*)*")  # what is printed, below a block
LANGUAGES = ("en", "fr")
CHANGES = re.compile(r"^(?:replace|remove) ", re.MULTILINE)


@cache
def examples() -> tuple[Block, ...]:
    """All that the reference shows and that nothing is wrong with."""
    found = [block for block in blocks("card") if block.page.startswith("docs/language/")]
    return tuple(block for block in found if "error" not in block.options)


def key(block: Block) -> str:
    """An id for the card that is made round an example."""
    return f"{block.page.rsplit('/', 1)[-1].removesuffix('.md')}_{block.line}"


def shown(block: Block) -> str:
    """An example with what it stands in; the card round it has an id of its own."""
    return (
        placed(block).replace(' sample "Sample"', f' {key(block)} "Sample"', 1) if "in" in block.options else block.text
    )


def source_of(block: Block, part: int = 0) -> str:
    return f"examples/{key(block)}{'_' * part}.card"


def files_of(block: Block) -> list[CardFile]:
    """An example as files: what it replaces and removes of itself stands in a second one."""
    text = shown(block)
    changes = CHANGES.search(text) if block.options.get("game") == "none" else None
    at = changes.start() if changes else len(text)
    parts = [text[:at], *(["\n" * text.count("\n", 0, at) + text[at:]] if changes else [])]
    return [
        CardFile(
            Source(source_of(block, n), part), "examples", f"{key(block)}_{n}", ROOT / f"{key(block)}.card", own=True
        )
        for n, part in enumerate(parts)
    ]


@cache
def together() -> Table:
    """The shipped game with all examples for it: compiled once."""
    own = [block for block in examples() if "game" not in block.options]
    cards = {id for block in own for id in HEAD.findall(block.text)}
    base = game()
    files = [
        CardFile(Source(f.source.name, without(f.source.text, cards)), f.set, f.module, f.path) for f in base.files
    ]
    files += [file for block in own for file in files_of(block)]
    return Table(Project(base.place, tuple(files), base.folders, base.sets))


def at(page: str, line: int) -> Block:
    return next(block for block in examples() if (block.page, block.line) == (page, line))


@cache
def alone(page: str, line: int) -> Table:
    """An example that is a game, or that extends the toy game."""
    block = at(page, line)
    base = toy() if block.options["game"] == "over" else Project(GameFolder("own", ROOT), (), (), ())
    return Table(Project(base.place, (*base.files, *files_of(block)), base.folders, base.sets))


def table_of(block: Block) -> Table:
    """The game that an example is part of."""
    return alone(block.page, block.line) if "game" in block.options else together()


@cache
def printer(language: str) -> Printer:
    return Printer(together(), language)


class Printed(NamedTuple):
    """A card of an example.

    name: "" of one that was made round the example. paragraphs: the lines of each, its text.
    """

    id: str
    name: str
    paragraphs: list[tuple[range, str]]


def printed(block: Block, language: str) -> list[Printed]:
    """The cards of an example that have a text."""
    if block.options.get("text") == "no":
        return []
    made = Printer(table_of(block), language) if "game" in block.options else printer(language)
    found: list[Printed] = []
    for id in [key(block)] if "in" in block.options else HEAD.findall(block.text):
        name, *texts = made.plain(id)
        if not texts:
            continue
        card = made.cards[id]
        starts = [ability.span.line for ability in card.abilities]
        whole = range(card.span.line, card.span.line + shown(block).count("\n") + 1)
        ends = [*starts[1:], whole.stop]
        one_each = len(texts) == len(starts) and starts == sorted(starts)
        lines = [range(*pair) for pair in zip(starts, ends, strict=True)] if one_each else [whole] * len(texts)
        found.append(Printed(id, "" if "in" in block.options else name, list(zip(lines, texts, strict=True))))
    return found


@cache
def shared_words() -> Vocabulary:
    return scan([file.source for file in together().project.files])


def words_of(block: Block) -> Vocabulary:
    """The words that an example is read with."""
    return scan([file.source for file in table_of(block).project.files]) if "game" in block.options else shared_words()


@cache
def uses_at(page: str, line: int) -> tuple[tuple[Use, str], ...]:
    block = at(page, line)
    source = Source(source_of(block), shown(block))
    parsed = parse(source, words_of(block))
    assert parsed.diagnostics == ()
    found: list[tuple[Use, str]] = []
    for tree in parsed.declarations:
        card = tree.id.text if isinstance(tree, Card) else ""
        found += [(use, card) for use in uses(tree, source)]
    return tuple(found)


def uses_in(block: Block) -> tuple[tuple[Use, str], ...]:
    """The constructs of an example, each with the id of the card that it stands on."""
    return uses_at(block.page, block.line)


def with_texts(page: str) -> str:
    """A page with what is printed of each example below it: in English, and in French where that can say it."""
    text = (ROOT / page).read_text(encoding="utf-8")
    own = {block.line: block for block in examples() if block.page == page}
    parts: list[str] = []
    done = 0
    for match in BLOCK.finditer(text):
        block = own.get(text.count("\n", 0, match.start()) + 1)
        if block is not None:
            parts += [text[done : match.end()], quoted(block)]
            quote = QUOTE.match(text, match.end())
            done = quote.end() if quote else match.end()
    return "".join([*parts, text[done:]])


def quoted(block: Block) -> str:
    """What is printed of an example, as a quotation."""
    lines: list[str] = []
    for language in LANGUAGES:
        cards = printed(block, language)
        if not any("[en] " in text for card in cards for _, text in card.paragraphs):
            for card in cards:
                texts = [text for _, text in card.paragraphs]
                lines += [f"**{card.name}:** {texts[0]}" if card.name else texts[0], *texts[1:]]
        if "game" in block.options:  # a game of its own has words in one language
            break
    return "\n\n" + "\n>\n".join(f"> {line}" for line in lines) if lines else ""
