"""Check printed texts against their trees, and languages against each other.

`compare` examines the messages of several languages; `unsaid`, `changed_numbers` and `changed_icons` compare a printed
text with its tree.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar, assert_never

from ombre.compiler.messages import (
    PLAIN,
    Amount,
    Argument,
    Icon,
    Message,
    MissingMessage,
    NounPhrase,
    Paragraph,
    walk,
)
from ombre.compiler.planner import plan
from ombre.compiler.proofread import Problem, Used, doerless_frames, patterns, variables
from ombre.compiler.runs import split
from ombre.compiler.text import Locale
from ombre.dsl.diagnostics import listed, tr

Part = TypeVar("Part")
# What a message says of itself to the planner: no words of a text.
WORDS = frozenset({"leans", "frame"})
OTHER = 770  # a number that no card has
# An argument that a language may leave unsaid: who does it is in the verb's ending, in the inner clause, or in "it".
SILENT = frozenset({"who", "chooser", "owner", "doer", "patient", "head"})
# The doer of a message where it is called otherwise; frames that follow a doer do not say it again.
DOERS = {
    **{"become": "what", "modify": "what", "blank": "what", "copy": "what"},
    **{"starts": "scope", "ends": "scope", "step-ends": "scope", "performed": "what"},
}


def compare(locales: Sequence[Locale]) -> list[Problem]:
    """Differences between languages: each message must use the same arguments everywhere."""
    entries = {
        locale.language: {id: e for id, e in patterns(locale, own=True).items() if _is_shared(id)} for locale in locales
    }
    doerless = {locale.language: doerless_frames(patterns(locale, own=True)) for locale in locales}
    found: list[Problem] = []
    for id in sorted({id for one in entries.values() for id in one}):
        said = set[str]().union(*(variables(one.get(id, {})) for one in entries.values()))
        for language, one in entries.items():
            if id not in one:
                found.append(Problem(language, id, tr("is missing")))
                continue
            for argument in sorted(said - variables(one[id]) - SILENT):
                found.append(Problem(language, id, tr("never says ${0}", argument)))
            found += _frame_signatures(language, id, one[id], said, doerless[language])
    return found


def _frame_signatures(
    language: str, id: str, named: Mapping[str, Used], said: set[str], doerless: frozenset[str]
) -> Iterator[Problem]:
    """A frame may omit only the subject."""
    for frame, used in named.items():
        if frame in WORDS:
            continue
        doer = {DOERS[id]} if id in DOERS and frame in doerless else set[str]()
        for argument in sorted(said - used.variables - SILENT - doer):
            yield Problem(language, id, tr(".{0} does not say ${1}", frame, argument))


def _is_shared(id: str) -> bool:
    """Messages for nodes of the language: every locale has the same ids with the same arguments."""
    return not re.match(r"(np|n|a|by|link|list|agree|verb)(-|$)|un$|.*-body$", id)


def unsaid(paragraphs: Iterable[Paragraph], locale: Locale) -> list[Problem]:
    """The messages that this locale lacks, so that it would use a fallback language."""
    found: list[Problem] = []
    for paragraph in paragraphs:
        try:
            locale.own((paragraph,))
        except MissingMessage as problem:
            found.append(Problem(locale.language, "", listed((str(problem),))))
    return found


def numbers(tree: Argument | Paragraph) -> list[int]:
    """Every number that the text of this tree must show, sorted."""
    once = (node for part in _spread(tree) for node in walk(_once(part)))
    return sorted(node.value for node in once if isinstance(node, Amount) and isinstance(node.value, int))


def _spread(tree: Argument | Paragraph) -> tuple[Argument, ...]:
    return (tree.label, *tree.sentences) if isinstance(tree, Paragraph) else (tree,)


def _once(tree: Argument) -> Argument:
    """A tree without its repeated parts: the owner of a property, and the plain words of an idiom."""
    if isinstance(tree, tuple):
        return tuple(_once(part) for part in tree)
    if not isinstance(tree, Message):
        return tree
    kept = ((name, value) for name, value in tree.arguments if name not in ("owner", PLAIN))
    return Message(tree.id, tuple((name, _once(value)) for name, value in kept))


def changed_numbers(paragraph: Paragraph, locale: Locale) -> list[Problem]:
    """Differences between the numbers of a tree and those of its text, with their frequencies."""
    lost, added, text = unequal_numbers(Counter(numbers(paragraph)), paragraph, locale)
    if not lost and not added:
        return []
    return [Problem(locale.language, "", tr("numbers lost {0}, added {1}: {2}", lost, added, text))]


def unequal_numbers(meant: Counter[int], paragraph: Paragraph, locale: Locale) -> tuple[list[int], list[int], str]:
    """The numbers that a text lacks and those that it adds, apart from numbers expressed without digits.

    These are the 1 of "1 for each", an amount that two clauses share, and a 0 or 1 expressed as a word ("no levels",
    "the top card"). A word counts as the number if another number in its place is printed.
    """
    [planned] = plan((paragraph,), locale)
    text = locale.plain(split(locale.paragraph(planned)))
    printed = Counter(int(digits) for digits in re.findall(r"\d+", text))
    lost, added = meant - printed, printed - meant
    added[1] -= min(counted_out(planned), added[1])
    lost -= _said_once(planned)
    for number in (0, 1):
        if lost[number] and _is_a_word(number, paragraph, locale):
            del lost[number]
    return sorted(lost.elements()), sorted(added.elements()), text


def counted_out(planned: Paragraph) -> int:
    """The number of amounts that a planned text prints as "for each"."""
    return sum(isinstance(n, Message) and n.id in ("m-per", "amount-per") for n in walk(planned))


def _said_once(planned: Paragraph) -> Counter[int]:
    """The numbers of a test and a following action that are printed once: "pay 3 if able"."""
    both = (n for n in walk(planned) if isinstance(n, Message) and n.id in ("if-possible", "do-so"))
    return Counter(number for node in both for number in numbers(node.get("action")))


def _is_a_word(number: int, paragraph: Paragraph, locale: Locale) -> bool:
    """Whether each place of a number is printed in digits if another number is put there."""
    another = _Another(number)
    others = [replace(paragraph, sentences=other) for other in another.in_row(paragraph.sentences, another.in_clause)]
    if paragraph.label is not None:
        others += [replace(paragraph, label=other) for other in another.in_clause(paragraph.label)]
    return bool(others) and all(str(OTHER) in locale.plain(locale.runs(other)) for other in others)


@dataclass(frozen=True, slots=True)
class _Another:
    """Trees with a single number replaced by another, for each number."""

    number: int

    def in_clause(self, tree: Message) -> Iterator[Message]:
        for arguments in self.in_row(tree.arguments, self._in_named):
            yield Message(tree.id, arguments)

    def in_row(self, parts: tuple[Part, ...], others: Callable[[Part], Iterator[Part]]) -> Iterator[tuple[Part, ...]]:
        for at, part in enumerate(parts):
            for other in others(part):
                yield (*parts[:at], other, *parts[at + 1 :])

    def _in_named(self, named: tuple[str, Argument]) -> Iterator[tuple[str, Argument]]:
        name, value = named
        return ((name, other) for other in (() if name in (PLAIN, "owner") else self._in_argument(value)))

    def _in_argument(self, tree: Argument) -> Iterator[Argument]:
        match tree:
            case Amount():
                return self._in_amount(tree)
            case Message():
                return self.in_clause(tree)
            case NounPhrase():
                return self._in_phrase(tree)
            case tuple():
                return self.in_row(tree, self._in_argument)
            case Icon() | str() | None:
                return iter(())
            case _:
                assert_never(tree)

    def _in_amount(self, tree: Amount) -> Iterator[Amount]:
        if tree.value == self.number:
            yield replace(tree, value=OTHER)

    def _in_phrase(self, tree: NounPhrase) -> Iterator[NounPhrase]:
        if tree.count is not None:
            yield from (replace(tree, count=other) for other in self._in_amount(tree.count))
        yield from (replace(tree, modifiers=other) for other in self.in_row(tree.modifiers, self.in_clause))
        if tree.of is not None:
            yield from (replace(tree, of=other) for other in self._in_phrase(tree.of))


def changed_icons(paragraph: Paragraph, locale: Locale) -> list[Problem]:
    """Differences between the icons of a tree and those of its text."""
    runs = locale.runs(paragraph)
    printed = Counter(run.value for run in runs if run.kind == "icon")
    meant = Counter(f"{node.list}-{node.word}" for node in walk(paragraph) if isinstance(node, Icon))
    if printed == meant:
        return []
    lost, added = sorted((meant - printed).elements()), sorted((printed - meant).elements())
    return [Problem(locale.language, "", tr("icons lost {0}, added {1}: {2}", lost, added, locale.plain(runs)))]
