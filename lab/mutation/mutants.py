"""List the mutants of a game: its files, each with one declaration that is changed in one place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple, cast

from ombre.compiler.driver import Compiled
from ombre.dsl import nodes
from ombre.dsl.node import Node
from ombre.dsl.parser import Parsed
from ombre.dsl.printer import print_tree
from ombre.translatable import Translatable, tr

from .changes import OtherWords, changes

# What is changed: the declarations that a game plays. Lists, decks, seats and idioms have no rules of their own.
_CHANGED = (
    *(nodes.Card, nodes.Verb, nodes.Rule, nodes.Flow, nodes.Setup, nodes.Kind, nodes.Extend, nodes.Worth),
    *(nodes.Replacement, nodes.ReplaceStep, nodes.ReplaceTable),
)
_REMOVED: Mapping[str, type[Node]] = {
    "card": nodes.Card,
    "verb": nodes.Verb,
    "rule": nodes.Rule,
    "setup": nodes.Setup,
}


class Mutant(NamedTuple):
    """A file of a game with one change.

    declaration: the declaration that is changed, as its kind and its name. line: the line of the change. before, after:
    the changed lines; `after` is "" if the line is left out. text: the new text of the whole file. is_dealt: whether
    the facts of a card are changed, which matter even where its abilities are never called.
    """

    source: str
    declaration: str
    first: int  # the first line of the declaration
    line: int
    sort: str
    before: str
    after: str
    text: str
    is_dealt: bool

    def __str__(self) -> str:
        return str(self.told())

    def told(self) -> Translatable:
        """Return the change as a message."""
        if not self.after:
            return tr("{0}:{1}: '{2}' can be left out", self.source, self.line, self.before)
        return tr("{0}:{1}: '{2}' can become '{3}'", self.source, self.line, self.before, self.after)


def words_of(compiled: Compiled, parsed: Sequence[Parsed]) -> OtherWords:
    """Return the words that can stand for each other in a game."""
    model = compiled.model
    zones = {found.name: found.owner for found in model.properties.values() if found.sort == "zone"}
    owners: dict[str, set[str]] = {}
    for found in model.properties.values():
        owners.setdefault(found.name, set()).add(found.owner)
    of_players = frozenset(name for name, whose in owners.items() if all(model.is_a(one, "player") for one in whose))
    facts = {found.name for found in model.properties.values() if found.sort == "fact"}
    read = {word for file in parsed for node in file.declarations for word in _read(node)}
    return OtherWords.of(compiled.vocabulary, zones, of_players, frozenset(facts - read))


def _read(node: object) -> Iterator[str]:
    """Yield the words of a tree, except the names of facts where they are declared and where they are printed."""
    if isinstance(node, tuple):
        for one in cast("tuple[object, ...]", node):
            yield from _read(one)
    elif isinstance(node, nodes.Word):
        yield node.text
    elif isinstance(node, nodes.Printed):
        yield from _read(node.values)
    elif isinstance(node, Node) and not isinstance(node, nodes.Fact):
        for part in nodes.held(node):
            yield from _read(part)


def mutants(compiled: Compiled, parsed: Sequence[Parsed], wanted: Callable[[str], bool]) -> Iterator[Mutant]:
    """Yield the mutants of the wanted files, in the order of the files; not those of what an overlay does away with."""
    words, gone = words_of(compiled, parsed), list(_gone(parsed))
    for file in parsed:
        if wanted(file.source.name):
            lines = file.source.text.split("\n")
            ends = [*(node.span.line for node in file.declarations[1:]), len(lines) + 1]
            for node, end in zip(file.declarations, ends, strict=True):
                if _is_about_scenarios(node):
                    continue
                if isinstance(node, _CHANGED) and not _is_for_bots(node) and (type(node), name_of(node)) not in gone:
                    yield from _of_declaration(compiled, file, node, lines, end, words)
                if isinstance(node, nodes.Overlay):
                    yield _without(file, node, lines, end)


def _gone(parsed: Sequence[Parsed]) -> Iterator[tuple[type[Node], str]]:
    """Yield the declarations that overlays replace or remove, by their class and their name."""
    for node in (node for file in parsed for node in file.declarations):
        if isinstance(node, nodes.Replacement):
            yield type(node.declaration), name_of(node.declaration)
        elif isinstance(node, nodes.Removal) and node.sort.text in _REMOVED:
            yield _REMOVED[node.sort.text], node.name.text


def _without(file: Parsed, node: Node, lines: Sequence[str], end: int) -> Mutant:
    """Return the mutant in which an overlay lacks one of its changes."""
    first = node.span.line
    blank = [""] * (end - first)
    text = "\n".join([*lines[: first - 1], *blank, *lines[end - 1 :]])
    return Mutant(
        file.source.name, name_of(node), first, first, "overlay", " ".join(lines[first - 1].split()), "", text, False
    )


def _of_declaration(
    compiled: Compiled, file: Parsed, node: Node, lines: Sequence[str], end: int, words: OtherWords
) -> Iterator[Mutant]:
    plain = print_tree(node, compiled.vocabulary)
    first = node.span.line
    seen, head = {plain}, _head(node)
    for sort, line, tree in changes(node, words):
        printed = print_tree(tree, compiled.vocabulary)
        if printed in seen:
            continue
        seen.add(printed)
        # The later lines keep their numbers, so that their declarations need not be resolved again.
        new = printed.split("\n")
        new += [""] * (end - first - len(new))
        text = "\n".join([*lines[: first - 1], *new, *lines[end - 1 :]])
        changed = _difference(plain, printed)
        yield Mutant(file.source.name, name_of(node), first, line, sort, *changed, text, head != _head(tree))


def _head(node: Node) -> Node | None:
    """Return a card without the bodies of its abilities; None for what is no card."""
    if not isinstance(node, nodes.Card):
        return None
    lines = [line for line in node.lines or () if not isinstance(line, nodes.Static)]
    return replace(
        node,
        lines=tuple(
            replace(line, body=()) if isinstance(line, nodes.Slot | nodes.Trigger | nodes.Whenever) else line
            for line in lines
        ),
    )


def name_of(node: Node) -> str:
    """Return the name of a declaration, such as `magpie` for a card."""
    if isinstance(node, nodes.Card):
        return node.id.text
    if isinstance(node, nodes.Replacement):
        return name_of(node.declaration)
    if isinstance(node, nodes.Verb):
        return node.word.text
    if isinstance(node, nodes.Worth):
        return f"{node.word.text} {node.kind.text}"
    if isinstance(node, nodes.ReplaceTable):
        return node.card.text
    name = getattr(node, "name", None) or getattr(node, "what", None)
    return name.text if isinstance(name, nodes.Word) else "setup"


def _is_about_scenarios(node: Node) -> bool:
    """Whether an overlay replaces or removes a scenario."""
    if isinstance(node, nodes.Removal):
        return node.sort.text == "scenario"
    return isinstance(node, nodes.Replacement) and isinstance(node.declaration, nodes.Scenario)


def _is_for_bots(node: Node) -> bool:
    return isinstance(node, nodes.Worth) and node.word.text.startswith("worth")


def _difference(before: str, after: str) -> tuple[str, str]:
    """Return the lines in which two texts differ, each as one line."""
    old, new = before.split("\n"), after.split("\n")
    same = next(
        (at for at, (one, other) in enumerate(zip(old, new, strict=False)) if one != other), min(len(old), len(new))
    )
    rest = 0
    while rest < min(len(old), len(new)) - same and old[-1 - rest] == new[-1 - rest]:
        rest += 1
    return _joined(old[same : len(old) - rest]), _joined(new[same : len(new) - rest])


def _joined(lines: Sequence[str]) -> str:
    return " / ".join(" ".join(line.split()) for line in lines)
