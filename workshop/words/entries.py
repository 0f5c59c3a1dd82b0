"""Collect the words that the files of a game declare, each with its declaration as source text.

The declarations are read from the syntax trees, because the model keeps no place for some words. The model tells what
a name refers to: the key of a verb, the list of a property.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias, get_args

from ombre.compiler import model
from ombre.compiler.driver import Compiled
from ombre.compiler.trees import trees
from ombre.dsl import nodes
from ombre.dsl.printer import INDENT, print_tree
from ombre.dsl.source import Source, Span
from ombre.dsl.vocabulary import Vocabulary, gerund

WordSort: TypeAlias = Literal[
    "kind",
    "verb",
    "property",
    "derived",
    "fact",
    "option",
    "zone",
    "slot",
    "table",
    "list",
    "value",
    "flow",
    "step",
    "scope",
    "setup",
    "rule",
    "result",
    "deck",
    "idiom",
]
"""The sorts of words, in the order in which they are listed."""

SORTS: tuple[WordSort, ...] = get_args(WordSort)
MEMBERS = ("property", "derived", "fact", "option", "zone")  # sorts of properties; a kind has no two with one name
Key: TypeAlias = tuple[str, str, str]
"""What identifies a word: its sort (`property` for all sorts of properties), its owner and its name."""


@dataclass(frozen=True, slots=True)
class WordEntry:
    """A word that a game declares.

    owner: the kind of a property or slot, the list of a value, the flow of a step; "" if there is none. declaration:
    its declaration as source text. comment: the lines of the comment above it, without "#". forms: all spellings in
    which lines of cards use it.
    """

    sort: WordSort
    owner: str
    name: str
    declaration: str
    comment: str
    span: Span
    forms: tuple[str, ...]

    @property
    def key(self) -> Key:
        return key_of(self.sort, self.owner, self.name)


def key_of(sort: str, owner: str, name: str) -> Key:
    """Return the key of a word."""
    return ("property" if sort in MEMBERS else sort, owner, name)


def declared_words(compiled: Compiled) -> list[WordEntry]:
    """Return the words that a game with its expansions declares, by sort, in the order of the files.

    A word that an expansion replaces has the declaration of the expansion; a word that it removes is not listed.
    """
    reading = _WordReader(compiled)
    found: dict[Key, WordEntry] = {}
    for parsed in reading.files:
        for tree in parsed.declarations:
            gone = _removed(tree, reading.known)
            if gone is not None:
                found.pop(gone, None)
            for entry in reading.entries(tree):
                found[entry.key] = entry
    for entry in _results(reading):
        found.setdefault(entry.key, entry)
    return sorted(found.values(), key=lambda entry: SORTS.index(entry.sort))


def _removed(tree: nodes.Declaration, known: model.Model) -> Key | None:
    """Return the key of the word that a declaration removes, or whose parts it replaces."""
    match tree:
        case nodes.Removal(_, sort, name):
            key = next((verb.key for verb in known.verbs.values() if verb.third == name.text), name.text)
            flow = next((f.name for f in known.everything(model.Flow) if name.text in _steps_of(f)), "")
            return sort.text, flow if sort.text == "step" else "", key if sort.text == "verb" else name.text
        case nodes.ReplaceStep(_, name):
            flow = next((f.name for f in known.everything(model.Flow) if name.text in _steps_of(f)), "")
            return "step", flow, name.text
        case _:
            return None


def _steps_of(flow: model.Flow) -> list[str]:
    return [item.name for item in flow.items if isinstance(item, model.Step)]


class _WordReader:
    """Reads the entries of declarations.

    files: the trees of all files but those of scenarios; texts: their sources by name.
    """

    def __init__(self, compiled: Compiled) -> None:
        self.known = compiled.model
        self.vocabulary: Vocabulary = compiled.vocabulary
        files = [file for file in compiled.project.files if not file.module.startswith("scenarios/")]
        self.files = trees((file.source for file in files), compiled.vocabulary)
        self.texts = {parsed.source.name: parsed.source for parsed in self.files}

    def entries(self, tree: nodes.Declaration) -> Iterator[WordEntry]:
        """Yield the words that one declaration declares."""
        match tree:
            case nodes.Game(lines=lines):
                yield from self._members("", lines or ())
            case nodes.Kind(_, name, _, _, lines):
                own = tuple(line for line in lines or () if not any(self._members(name.text, (line,))))
                forms = [form for form, kind in self.vocabulary.kinds.items() if kind == name.text]
                yield self.entry("kind", name, replace(tree, lines=own or None), forms=forms)
                yield from self._members(name.text, lines or ())
            case nodes.Extend(_, what, lines):
                yield from self._members("" if what.sort != "KIND" else self.vocabulary.kind(what.text), lines)
            case nodes.Values(_, name, words):
                yield self.entry("list", name, tree)
                yield from self._values(name.text, words, tree)
            case nodes.Verb():
                yield self._verb(tree)
            case nodes.Flow(_, name, _, _, items):
                yield self.entry("flow", name, tree, text=self._course(tree))
                yield from self._steps(name.text, items)
            case nodes.ReplaceStep(_, name, steps):
                _, owner, _ = _removed(tree, self.known) or ("", "", "")
                yield from self._steps(owner, steps)
            case nodes.Setup(_, nodes.Word() as name):
                yield self.entry("setup", name, tree)
            case nodes.Rule(_, name):
                yield self.entry("rule", name, tree)
            case nodes.Deck(_, name):
                yield self.entry("deck", name, tree)
            case nodes.Idiom(_, name):
                yield self.entry("idiom", name, tree)
            case nodes.Replacement(_, nodes.Derived() as derived):
                yield from self._members("", (derived,))
            case nodes.Replacement(_, (nodes.Verb() | nodes.Setup() | nodes.Rule()) as inner):
                yield from self.entries(inner)
            case _:
                pass  # cards, scenarios and lines that declare no word

    def entry(
        self,
        sort: WordSort,
        name: nodes.Word,
        tree: nodes.Node,
        owner: str = "",
        text: str = "",
        forms: Sequence[str] = (),
    ) -> WordEntry:
        """Return the entry of a word; its declaration is a tree, or a text."""
        shown = text or print_tree(tree, self.vocabulary)
        comment = _comment_above(self.texts[tree.span.source], tree.span.line)
        return WordEntry(sort, owner, name.text, shown, comment, name.span, tuple(sorted({name.text, *forms})))

    def _verb(self, tree: nodes.Verb) -> WordEntry:
        prepositions = (field.preposition.text for field in tree.fields if isinstance(field, nodes.Field))
        key = " ".join((tree.word.text, *prepositions))
        verb = self.known.verbs[key]
        given = [word.text for word in tree.forms.words] if tree.forms else []
        spelled = (verb.base, verb.participle, *(given[2:] or (gerund(verb.base),)))
        found = self.entry("verb", tree.word, tree, forms=spelled)
        return replace(found, name=key)

    def _course(self, tree: nodes.Flow) -> str:
        """Return a flow as text, with the names of its steps only: the steps are words of their own."""
        lines = [print_tree(tree, self.vocabulary).split("\n")[0]]
        for item in tree.items:
            lines.append(INDENT + print_tree(item, self.vocabulary).split("\n")[0].removesuffix(":"))
        return "\n".join(lines)

    def _steps(self, flow: str, items: Sequence[nodes.FlowItem]) -> Iterator[WordEntry]:
        for item in items:
            if isinstance(item, nodes.Step):
                yield self.entry("step", item.name, item, flow)

    def _values(self, list_: str, words: nodes.Words, tree: nodes.Node) -> Iterator[WordEntry]:
        for word in words:
            yield self.entry("value", word, tree, list_)

    def _members(self, owner: str, lines: Sequence[nodes.GameLine | nodes.KindLine]) -> Iterator[WordEntry]:
        """Yield the words that the lines of a game or of a kind declare."""
        for line in lines:
            match line:
                case nodes.Has(_, name) | nodes.Fact(_, name) | nodes.Option(_, name):
                    yield self.entry(_SORT_OF[type(line)], name, line, owner)
                    if isinstance(line.type, nodes.WordsType):
                        yield from self._values(self.known.properties[owner, name.text].type.of, line.type.words, line)
                case nodes.Derived(_, name) | nodes.Replaces(_, nodes.Derived(_, name)):
                    yield self.entry("derived", name, line, owner)
                case nodes.Zones(_, zones):
                    for zone in zones:
                        yield self.entry("zone", zone.name, replace(line, zones=(zone,)), owner)
                case nodes.Scopes(_, names):
                    for name in names:
                        yield self.entry("scope", name, replace(line, names=(name,)))
                case nodes.TableForm(_, name):
                    yield self.entry("table", name, line, owner)
                case nodes.Slots(_, slots):
                    yield from self._slots(owner, line, slots)
                case _:
                    pass  # lines that declare no word

    def _slots(self, owner: str, line: nodes.Slots, slots: Sequence[nodes.SlotWord]) -> Iterator[WordEntry]:
        for slot in slots:
            alone = replace(line, slots=(slot,))
            yield self.entry("slot", slot.name, alone, owner)
            if slot.fact is not None:
                found = self.entry("fact", slot.fact, alone, owner)
                yield replace(found, name=f"{slot.name.text}_{slot.fact.text}", forms=_sorted(slot))


def _sorted(slot: nodes.SlotWord) -> tuple[str, ...]:
    """Return the spellings of the fact of a slot: its word after the slot, and the name of the property."""
    assert slot.fact is not None
    return tuple(sorted({slot.fact.text, f"{slot.name.text}_{slot.fact.text}"}))


_SORT_OF: dict[type[nodes.Node], WordSort] = {nodes.Has: "property", nodes.Fact: "fact", nodes.Option: "option"}


def _results(reading: _WordReader) -> Iterator[WordEntry]:
    """Yield the results with which a game can end; the first line that ends the game with a result declares it."""
    for node in model.walk(tuple(replace(file, scenarios=()) for file in reading.known.files)):
        if isinstance(node, model.EndGame) and node.span.source in reading.texts:
            source = reading.texts[node.span.source]
            text = source.line(node.span.line).strip()
            yield WordEntry("result", "", node.result, text, "", node.span, (node.result,))


def _comment_above(source: Source, line: int) -> str:
    """Return the comment on the lines directly above a line, without "#"; "" if there is none."""
    found: list[str] = []
    while (text := source.line(line - 1 - len(found)).strip()).startswith("#"):
        found.append(text.lstrip("#").strip())
    return "\n".join(reversed(found))
