"""Check the message files of locales, and compare printed texts with their message trees.

`check` examines the messages of one locale (`locale_check/` compares them with the source);
`unsaid`, `changed_numbers` and `changed_icons` compare a printed text with its tree.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import TypeVar, assert_never

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from ombre.compiler.driver import Compiled
from ombre.compiler.projects.files import listing, read_plain
from ombre.dsl.diagnostics import Translatable, listed, tr
from ombre.translatable import told as message_of

from ..language import features
from ..language.messages import (
    PLAIN,
    SETTINGS,
    Amount,
    Argument,
    Icon,
    Message,
    MissingMessage,
    NounPhrase,
    Paragraph,
    numbers,
    walk,
)
from ..language.text import Locale
from ..language.text_runs import split
from ..planner import plan
from ..planner.clauses import ACTION_TAKERS, ACTIONS, EVENT_TAKERS, EVENTS, ROW, ROW_TAKERS
from ..sentences.declared_words import hyphens, verb_id

FUNCTIONS = frozenset(
    (
        "NP DOER CLAUSE LIST SENTENCES AGR FEATURE AGREE PREDICATE PLURAL GIVEN SORT HEAVY FORM OWNER "
        "SIGN SIZE INITIAL ENDING UNITS"
    ).split()
)

Part = TypeVar("Part")
# Attributes that are no text of their own: settings, and forms that stand in for others.
WORDS = SETTINGS | {"it", "itself", "named", "source"}
OTHER = 770  # a number that no card contains

# Arguments that a locale need not print, because the ending of the verb, the inner clause or a pronoun expresses them.
SILENT = frozenset({"who", "chooser", "owner", "doer", "patient", "head"})
# Message -> the argument that is its subject. A frame that follows a subject does not repeat it.
DOERS = {
    **{"become": "what", "modify": "what", "blank": "what", "copy": "what"},
    **{"starts": "scope", "ends": "scope", "step-ends": "scope", "performed": "what"},
}
WITHOUT_DOER = frozenset({"imperative", "infinitive", "predicate"})
# The frames that every verb must have, and the frames whose subject is the affected thing.
FRAMES = ("imperative", "infinitive", "indicative", "predicate")
_NAMING = ("unit", "like", "list")  # words of an entry that are the id of a message
PATIENT_FRAMES = frozenset(
    {"passive", "passive-infinitive", "passive-perfect", "perfect", "never", "relative", "label", "adjective"}
)
# The arguments that the program supplies to noun phrases and adjectives.
GRAMMAR = frozenset(
    {"gender", "num", "initial", "body", "noun", "more", "words", "count", "head", "their", "case", "decl"}
)
# The arguments that the printer passes to a default frame; all others are words of the verb's entry.
PLACES = frozenset({"subject", "thing", "object", "rest", "patient", "head", "clitic", "enclitic", "dative"})


@dataclass(frozen=True, slots=True)
class Problem:
    """A fault in a message of a locale."""

    language: str
    message: str
    text: Translatable
    place: str = ""  # `FILE:LINE`, if it is known

    @property
    def told(self) -> Translatable:
        """The fault with its place."""
        of = tr("{0}: {1}: {2}", self.language, self.message, self.text)
        return tr("{0}: {1}", self.place, of) if self.place else of

    def __str__(self) -> str:
        return self.told


@dataclass(slots=True)
class Used(Visitor):
    """Collects what a pattern refers to: variables, functions, other messages, terms, and calls of functions.

    calls: for each call the function, the variable that is its first argument, and its named options.
    """

    variables: set[str] = field(default_factory=set[str])
    functions: set[str] = field(default_factory=set[str])
    messages: set[str] = field(default_factory=set[str])
    terms: set[str] = field(default_factory=set[str])
    calls: list[tuple[str, str, Mapping[str, str]]] = field(default_factory=list[tuple[str, str, Mapping[str, str]]])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.terms.add(node.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        first = node.arguments.positional[0] if node.arguments.positional else None
        about = first.id.name if isinstance(first, ast.VariableReference) else ""
        options = {a.name.name: str(a.value.value) for a in node.arguments.named}
        self.calls.append((node.id.name, about, options))
        self.generic_visit(node)


Patterns = dict[str, dict[str, Used]]


def patterns(locale: Locale, own: bool = False) -> Patterns:
    """The parts of all patterns of a locale, by message id and name of the attribute; "" stands for the value.

    own: without the messages of a game, which are outside of the folders with the settings of the locale.
    """
    folders = locale.settings.folders
    return patterns_in(one for path, one in locale.resources if not own or Path(path).parent in folders)


def patterns_in(resources: Iterable[ast.Resource]) -> Patterns:
    """The parts of all patterns of some parsed message files; those of later files replace earlier ones."""
    found: Patterns = {}
    for resource in resources:
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                named = {"": entry.value} | {a.id.name: a.value for a in entry.attributes}
                found[entry.id.name] = {name: _used(pattern) for name, pattern in named.items() if pattern is not None}
    return found


def named_in_words(found: Iterable[tuple[str, ast.Resource]]) -> dict[str, frozenset[str]]:
    """The messages that each entry names in its words, such as the unit of a verb: `.unit = n-card`."""
    entries = (entry for _, resource in found for entry in resource.body if isinstance(entry, ast.Message))
    return {
        entry.id.name: frozenset(_plain(a.value) for a in entry.attributes if a.id.name in _NAMING) - {""}
        for entry in entries
    }


def _plain(pattern: ast.Pattern) -> str:
    """The text of a pattern that is plain text; "" for any other pattern."""
    first = pattern.elements[0] if len(pattern.elements) == 1 else None
    return first.value if isinstance(first, ast.TextElement) else ""


def check(locale: Locale) -> list[Problem]:
    """The faults in the messages of a locale that can be found without other locales."""
    entries = patterns(locale)
    found = [*_junk(locale), *_references(locale, entries), *_cases(locale, entries), *_frames(locale, entries)]
    found += [*_shadowed(locale, entries), *_features(locale)]
    return sorted(set(found), key=str)


def check_verbs(verbs: Mapping[str, Sequence[str]], locale: Locale) -> list[Problem]:
    """The faults in the entries of verbs: an entry must have the words for the default frames, or its own frames.

    verbs: the names of the roles of each verb, by message id.
    """
    entries = patterns(locale)
    doerless = doerless_frames(entries)
    found: list[Problem] = []
    for id, roles in verbs.items():
        words = {**locale.words_of(id)}
        if not words and id not in entries:
            found.append(Problem(locale.language, id, tr("is missing")))
            continue
        template = entries.get(words.get("like") or "verb", {})
        for frame in FRAMES:
            if frame not in entries.get(id, {}):
                needed = template[frame].variables - PLACES - set(words)
                found += [Problem(locale.language, id, tr("has no word .{0}", word)) for word in sorted(needed)]
        for frame, used in entries.get(id, {}).items():
            if frame not in template or frame in PATIENT_FRAMES:
                continue
            silent = {roles[0]} if frame in doerless else set[str]()
            for role in sorted(set(roles) - used.variables - silent):
                found.append(Problem(locale.language, id, tr(".{0} does not use ${1}", frame, role)))
    return sorted(set(found), key=str)


def misnamed(compiled: Compiled) -> Iterator[tuple[Path, str]]:
    """Yield the unknown arguments in the message files of a game: the file, and a message with its line."""
    verbs = {verb_id(key): [hyphens(role.name) for role in verb.roles] for key, verb in compiled.model.verbs.items()}
    for folder in compiled.project.folders:
        for path in listing(folder / "locales", "*/*.ftl"):
            for line, told in _misnamed(read_plain(path), verbs):
                yield path, tr("{0}:{1}: {2}: {3}", path, line, tr("error"), told)


_ENTRY = re.compile(r"([a-zA-Z][\w-]*) *=|\s+\.([a-zA-Z][\w-]*) *=")
_VARIABLE = re.compile(r'"(?:\\.|[^"\\\n])*"|\$([a-zA-Z][\w-]*)')


def _misnamed(text: str, verbs: Mapping[str, Sequence[str]]) -> Iterator[tuple[int, str]]:
    """Yield each unknown argument in the entries of verbs and nouns: its line, and a sentence with the known arguments.

    verbs: the names of the roles of each verb, by message id. An attribute named like a preposition has the arguments
    `$what` (the phrase after the preposition) and `$head` (the phrase before it); other attributes have the roles of
    the verb. The attribute `object` is not checked. The entry of a noun has no arguments.
    """
    id, attribute = "", ""
    for number, line in enumerate(text.split("\n"), 1):
        if line[:1] == "#":
            continue
        if entry := _ENTRY.match(line):
            id, attribute = (entry[1], "") if entry[1] else (id, entry[2])
        if id in verbs and attribute != "object":
            given = ["what", "head"] if attribute in id.split("-")[1:] else list(verbs[id])
        elif id.startswith("n-"):
            given = []
        else:
            continue
        for wrong in (name for name in _VARIABLE.findall(line) if name and name not in given):
            told = tr("there is {0}", ", ".join(f"${name}" for name in given)) if given else tr("it has no arguments")
            where = f"{id}.{attribute}" if attribute else id
            yield number, tr("{0} names ${1}, which it is not given; {2}", where, wrong, told)


def unsaid(paragraphs: Iterable[Paragraph], locale: Locale) -> list[Problem]:
    """The reasons why this locale cannot print some paragraphs without a fallback, such as missing messages."""
    found: list[Problem] = []
    for paragraph in paragraphs:
        try:
            locale.own((paragraph,))
        except MissingMessage as problem:
            found.append(Problem(locale.language, "", listed((message_of(problem),))))
    return found


def changed_numbers(paragraph: Paragraph, locale: Locale) -> list[Problem]:
    """The difference between the numbers in a tree and those in its text; each number must occur equally often."""
    lost, added, text = unequal_numbers(Counter(numbers(paragraph)), paragraph, locale)
    if not lost and not added:
        return []
    return [Problem(locale.language, "", tr("numbers missing {0}, added {1}: {2}", lost, added, text))]


def unequal_numbers(meant: Counter[int], paragraph: Paragraph, locale: Locale) -> tuple[list[int], list[int], str]:
    """The numbers that a text lacks, the numbers that it adds, and the text.

    Some differences are allowed: the 1 of "1 for each", an amount that two clauses share, and a 0 or 1 expressed by a
    word ("no levels", "the top card"). A 0 or 1 may be missing if another number in its place is printed in digits.
    What belongs to the name of a card does not count.
    """
    [planned] = plan((paragraph,), locale)
    text = locale.plain(split(locale.paragraph(planned)))
    names = {locale.title(n.card, n.name) for n in walk(planned) if isinstance(n, NounPhrase) and n.name}
    longest_first = sorted(names, key=len, reverse=True)  # a name can be a part of another
    nameless = re.sub("|".join(map(re.escape, longest_first)), "", text)
    printed = Counter(int(digits) for digits in re.findall(r"\d+", nameless))
    lost, added = meant - printed, printed - meant
    added[1] -= min(counted_out(planned), added[1])
    lost -= _said_once(planned)
    for number in (0, 1):
        if lost[number] and _is_a_word(number, paragraph, locale):
            del lost[number]
    return sorted(lost.elements()), sorted(added.elements()), text


def counted_out(planned: Paragraph) -> int:
    """The number of amounts in a planned paragraph that are printed with "for each"."""
    return sum(isinstance(n, Message) and n.id in ("m-per", "amount-per") for n in walk(planned))


def _said_once(planned: Paragraph) -> Counter[int]:
    """The numbers that two parts of a clause share, and that are printed only once.

    They are those of a test and the action after it ("pay 3 if able"), and of a phrase that a part of the same clause
    contains again, such as the subject of "may" and of the action.
    """
    found: Counter[int] = Counter()
    for node in walk(planned):
        if isinstance(node, Message):
            if node.id in ("if-possible", "do-so"):
                found.update(numbers(node.get("action")))
            phrases = [value for _, value in node.arguments if isinstance(value, NounPhrase)]
            parts = [value for _, value in node.arguments if phrases and isinstance(value, Message | tuple)]
            found.update(n for part in parts for again in walk(part) if again in phrases for n in numbers(again))
    return found


def _is_a_word(number: int, paragraph: Paragraph, locale: Locale) -> bool:
    """Whether a word expresses a number: whether another number in each of its places is printed in digits."""
    another = _Another(number)
    others = [replace(paragraph, sentences=other) for other in another.in_row(paragraph.sentences, another.in_clause)]
    if paragraph.label is not None:
        others += [replace(paragraph, label=other) for other in another.in_clause(paragraph.label)]
    return bool(others) and all(str(OTHER) in locale.plain(locale.runs(other)) for other in others)


@dataclass(frozen=True, slots=True)
class _Another:
    """Makes copies of a tree; in each copy, one occurrence of `number` is replaced by OTHER."""

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
    """The difference between the icons in a tree and those in its text."""
    runs = locale.runs(paragraph)
    printed = Counter(run.value for run in runs if run.kind == "icon")
    meant = Counter(f"{node.list}-{node.word}" for node in walk(paragraph) if isinstance(node, Icon))
    if printed == meant:
        return []
    lost, added = sorted((meant - printed).elements()), sorted((printed - meant).elements())
    return [Problem(locale.language, "", tr("icons missing {0}, added {1}: {2}", lost, added, locale.plain(runs)))]


# ---------------------------------------------------------------------------------------------------- the checks


def _junk(locale: Locale) -> Iterator[Problem]:
    for path, resource in locale.resources:
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                first = (entry.content or "").strip().split("\n")[0]
                why = "; ".join(a.message or "" for a in entry.annotations)
                yield Problem(locale.language, path, tr("cannot be read: {0}: {1}", repr(first), why))


def _references(locale: Locale, entries: Patterns) -> Iterator[Problem]:
    known = {e.id.name for _, resource in locale.resources for e in resource.body if isinstance(e, ast.Term)}
    for id, named in entries.items():
        for used in named.values():
            for name in used.terms - known:
                yield Problem(locale.language, id, tr("there is no term -{0}", name))
            for name in used.functions - FUNCTIONS:
                yield Problem(locale.language, id, tr("there is no function {0}", name))
            for name in used.messages - set(entries):
                yield Problem(locale.language, id, tr("there is no message {0}", name))


def _cases(locale: Locale, entries: Patterns) -> Iterator[Problem]:
    """Yield faults: cases that a determiner lacks, and used cases, determiners and joins that the locale lacks."""
    names = locale.settings.cases.names
    cases = {*names, *locale.settings.said.pronoun_cases}
    for id, named in entries.items():
        if id.startswith("np-") and "" not in named:
            for case in sorted(set(names) - set(named)):
                if f"case-{case}" not in entries and not set(named) & set(_standing_for(case, locale)):
                    yield Problem(locale.language, id, tr("has no case {0}", case))
        for used in named.values():
            for function, _, options in used.calls:
                if function in ("NP", "LIST") and options.get("case", "base") not in cases:
                    yield Problem(
                        locale.language, id, tr("uses the case {0}, which the language does not have", options["case"])
                    )
                if "det" in options and f"np-{options['det']}" not in entries:
                    yield Problem(
                        locale.language,
                        id,
                        tr("uses the determiner {0}, but there is no message np-{0}", options["det"]),
                    )
                if function == "LIST" and f"list-{options.get('join', 'and')}" not in entries:
                    yield Problem(
                        locale.language,
                        id,
                        tr("joins a list with {0}, but there is no message list-{0}", options["join"]),
                    )


def _standing_for(case: str, locale: Locale) -> Iterator[str]:
    """Yield the cases whose forms a word takes for a case, if its features have their default values."""
    yield from locale.settings.cases.order(case, locale.settings.features)


def _features(locale: Locale) -> Iterator[Problem]:
    """Yield the faults in the features of nouns, and in entries that inherit."""
    for place, id, told in features.faults(locale.resources, locale.settings.declared):
        yield Problem(locale.language, id, told, place)


def _frames(locale: Locale, entries: Patterns) -> Iterator[Problem]:
    """Yield a fault for each message that lacks a frame in which other messages insert it."""
    for takers, offered in ((EVENT_TAKERS, EVENTS), (ACTION_TAKERS, ACTIONS), (ROW_TAKERS, ROW)):
        for taker, argument in takers.items():
            for used in entries.get(taker, {}).values():
                for function, about, options in used.calls:
                    frame = options.get("frame")
                    if function not in ("CLAUSE", "LIST") or about != argument or frame is None:
                        continue
                    for id in (*offered, *(id for id in entries if id.startswith("verb-") and "verb" in offered)):
                        if id in entries and not _offers(entries[id], frame):
                            yield Problem(locale.language, id, tr("has no frame {0}, which {1} needs", frame, taker))


def _shadowed(locale: Locale, entries: Patterns) -> Iterator[Problem]:
    """Yield a fault for each attribute in the entry of a verb that is used both as a word and as a frame."""
    for id, named in entries.items():
        if re.match(r"verb(-|$)", id):
            for word in sorted(_variables(named) & set(named)):
                yield Problem(locale.language, id, tr(".{0} is both a word and a frame", word))


def _offers(named: Mapping[str, Used], frame: str) -> bool:
    return frame in named or frame == "imperative" and "indicative" in named


def doerless_frames(entries: Patterns) -> frozenset[str]:
    """The names of the frames that follow a subject and do not print it again."""
    return WITHOUT_DOER | {
        f for f, used in entries.get("verb", {}).items() if not used.variables & {"subject", "patient"}
    }


def frame_signatures(
    id: str, forms: Mapping[str, frozenset[str]], said: Set[str], doerless: frozenset[str]
) -> Iterator[tuple[str, str]]:
    """Yield each form of a message that does not use an argument, with the argument; only the subject may be unused.

    forms: the arguments that each form uses. said: those that it needs. doerless: the frames that follow a subject.
    """
    for frame, used in forms.items():
        if frame in WORDS:
            continue
        of = id.partition("--")[0]  # the message of which it is an idiom
        doer = {DOERS[of]} if of in DOERS and frame in doerless else set[str]()
        counted = {"per"} if "per" in forms and frame != "per" else set[str]()  # only this form says what is counted
        for argument in sorted(said - used - SILENT - doer - counted):
            yield frame, argument


def is_shared(id: str) -> bool:
    """Whether a message is one that every locale must have with the same arguments, not a part of its grammar."""
    return not re.match(r"(np|n|a|by|link|list|agree|verb|case)(-|$)|un$|.*-body$", id)


def _variables(named: Mapping[str, Used]) -> set[str]:
    return set[str]().union(*(used.variables for used in named.values())) - GRAMMAR if named else set[str]()


@lru_cache(maxsize=2**14)
def _used(pattern: ast.Pattern) -> Used:
    """The parts of a pattern; kept, because the files of all languages are read again and again."""
    used = Used()
    used.visit(pattern)
    return used
