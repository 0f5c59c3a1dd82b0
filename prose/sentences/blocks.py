"""Print bodies of statements as indented lines: for rules, whose bodies are longer than those of cards.

A short statement is a sentence, as on a card. A statement with a large block is a line that ends with a colon, such as
"for each player, do the following:"; the lines of its block are one level deeper. Both use the same messages: the
message `rules-follows` is the action of the first line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from ombre.compiler import model

from ..language.messages import Argument, Message, NounPhrase, Paragraph, say
from .abilities import ability as paragraph_of
from .conditions import condition
from .context import ProseContext
from .declared_words import Unprintable, hyphens, noun_id
from .events import event
from .nouns import amount, noun, those, with_determiner
from .parts import names_in, spread, ways
from .sentences import explained
from .statements import lead, mentions_in, offered, sentences

MOST_INSIDE = 2  # a statement with more statements inside it is printed as indented lines
FOLLOWS = say("rules-follows")

Line: TypeAlias = tuple[int, Paragraph]
"""A level, from 0, and a paragraph."""
Body: TypeAlias = Sequence[model.Statement]


def body_lines(context: ProseContext, body: Body, level: int = 0) -> Iterator[Line]:
    """Yield the lines of some statements; the names in them must be prepared in the context."""
    row: list[model.Statement] = []
    for statement in spread(body):
        if not _is_large(statement):
            row.append(statement)
            continue
        if row and (told := sentences(context, row)):
            yield level, Paragraph(tuple(told))
        row = []
        yield from _large(context, statement, level)
    if row and (told := sentences(context, row)):
        yield level, Paragraph(tuple(told))


def ability_lines(context: ProseContext, node: model.Ability) -> Iterator[Line]:
    """Yield the lines of a rule; if its body is large, the event or the condition is a line of its own."""
    if node.sort not in ("before", "when", "whenever") or not any(map(_is_large, node.body)):
        yield 0, paragraph_of(context, node)
        return
    context.prepare(node)
    told = [FOLLOWS]
    if node.sort == "whenever":
        assert node.condition is not None
        told = lead("whenever", {"condition": condition(context, node.condition)}, told)
    else:
        assert node.event is not None
        happens = event(context, node.event, ahead=node.sort == "before")
        if node.condition is not None:
            told = [say("if", condition=condition(context, node.condition), action=FOLLOWS)]
        told = lead(hyphens(node.sort), {"event": happens}, told)
    yield 0, Paragraph(tuple(explained(told, context.explanations("letter-is"))))
    yield from body_lines(context, node.body, 1)


def window_lines(context: ProseContext, node: model.Window, level: int = 0) -> Iterator[Line]:
    """Yield the lines of a window: who is asked, then a line for each offer."""
    first = None if node.start is None else noun(context, node.start)
    others = None if node.second is None else noun(context, node.second)
    id = "rules-window-once" if node.once else "rules-window"
    yield _line(context, level, say(id, start=first, second=others))
    for offer in node.offers:
        yield _line(context, level + 1, offered(context, offer))


def _line(context: ProseContext, level: int, told: Message) -> Line:
    """Return a line of one sentence, with the letters of the amounts in it."""
    return level, Paragraph(tuple(explained([told], context.explanations("letter-is"))))


def _is_large(node: model.Statement) -> bool:
    if isinstance(node, model.Window):
        return True
    if isinstance(node, model.ChooseOne):
        return _inside((node,)) > MOST_INSIDE
    return isinstance(node, model.Loop | model.If | model.May | model.Together) and _inside((node,)) > MOST_INSIDE + 1


def _inside(body: Body) -> int:
    """Return the number of statements, with those inside of others; `NAME is ...` and abilities do not count."""
    return sum(1 + sum(_inside(block) for block in model.blocks(one)) for one in body if not isinstance(one, model.Let))


def _large(context: ProseContext, node: model.Statement, level: int) -> Iterator[Line]:
    match node:
        case model.If():
            yield from _branches(context, node, level)
        case model.May(_, who, body, otherwise):
            yield _line(context, level, say("may", who=noun(context, who), action=FOLLOWS))
            yield from body_lines(context, body, level + 1)
            if otherwise:
                yield _line(context, level, say("if-not", who=noun(context, who), action=FOLLOWS))
                yield from body_lines(context, otherwise, level + 1)
        case model.ChooseOne(_, chooser, alternatives):
            yield _line(context, level, say("choose-one", chooser=noun(context, chooser), options=()))
            outer = context.mentions
            for way, foreign in ways(alternatives):
                context.mentions = mentions_in(context, way, foreign)
                yield from _way(context, way, level + 1)
            context.mentions = outer
        case model.Window():
            yield from window_lines(context, node, level)
        case model.Repeat() | model.RepeatUntil() | model.ForEach() | model.ForItem() | model.ForValue():
            yield _line(context, level, _loop(context, node))
            yield from body_lines(context, node.body, level + 1)
        case model.Together(_, body):
            yield _line(context, level, say("rules-together"))
            yield from body_lines(context, body, level + 1)
        case _:
            raise Unprintable(type(node).__name__)


def _branches(context: ProseContext, node: model.If, level: int) -> Iterator[Line]:
    """Yield the lines of a condition: "if ...", "otherwise, if ...", "otherwise ..."."""
    told = say("if", condition=condition(context, node.condition), action=FOLLOWS)
    yield _line(context, level, told)
    yield from body_lines(context, node.then, level + 1)
    rest = node.otherwise
    while len(rest) == 1 and isinstance(inner := rest[0], model.If):
        told = say("if", condition=condition(context, inner.condition), action=FOLLOWS)
        yield _line(context, level, say("otherwise", action=told))
        yield from body_lines(context, inner.then, level + 1)
        rest = inner.otherwise
    if rest:
        yield _line(context, level, say("otherwise", action=FOLLOWS))
        yield from body_lines(context, rest, level + 1)


def _way(context: ProseContext, way: model.Alternative, level: int) -> Iterator[Line]:
    """Yield the lines of one alternative; the lines after its first one are one level deeper."""
    if way.condition is not None:
        asked = condition(context, way.condition)
        yield _line(context, level, say("if", condition=asked, action=FOLLOWS))
        yield from body_lines(context, way.body, level + 1)
        return
    yield from body_lines(context, way.body, level)


def _loop(context: ProseContext, node: model.Loop) -> Message:
    match node:
        case model.Repeat():
            often = amount(context, node.times)
            letters: tuple[Argument, ...] = context.explanations("letter-is")
            if node.name is not None and node.name in names_in(node):
                letters = (*letters, say("letter-counts", letter=context.letter_for(node.name)))
            test = None if node.condition is None else condition(context, node.condition)
            return say("rules-repeat", times=often, letters=letters or None, condition=test)
        case model.RepeatUntil(_, test):
            return say("rules-repeat-until", condition=condition(context, test))
        case model.ForEach(_, what, name):
            context.loop_over(name, noun_id(what.kind))
            each = "each-other" if what.determiner in ("each other", "other") else "each"
            head = those(context, what)
            head = head if head.determiner == each else with_determiner(head, each)
            return say("for-each", what=head, action=FOLLOWS)
        case model.ForItem(_, of, name):
            context.mentions[name] = NounPhrase("n-item", "that")
            item = NounPhrase("n-item", "each", modifiers=(say("m-of", what=noun(context, of)),))
            return say("for-each", what=item, action=FOLLOWS)
        case model.ForValue(_, list_, name):
            context.loop_over(name, noun_id(list_))
            return say("for-each", what=NounPhrase(noun_id(list_), "each"), action=FOLLOWS)
