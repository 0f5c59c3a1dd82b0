"""Check the message files of a locale: `check` examines its messages, `check_verbs` and `misnamed` the verbs of a game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from ombre.dsl.diagnostics import Translatable, tr

from .backends.declared import hyphens, verb_id
from .driver import Compiled
from .files import read_plain
from .languages import LOCALES
from .text import Locale

FUNCTIONS = frozenset(
    "NP DOER CLAUSE LIST SENTENCES AGR FEATURE AGREE PREDICATE PLURAL GIVEN SORT HEAVY FORM OWNER SIGN SIZE INITIAL".split()
)

# Who may stand where a frame is asked for: the messages of events, and of what somebody does.
EVENTS = ("verb", "verb-reflexive", "become", "starts", "ends", "step-ends", "performed", "passive")
EVENT_TAKERS = {
    **{"when": "event", "when-until": "event", "before": "event", "until-event": "event"},
    **{"instead": "event", "may-instead": "event"},
}
ACTIONS = (
    *("verb", "verb-reflexive", "choose", "choose-value", "choose-one", "sequence", "joined", "where-x", "move"),
    *("move-top", "move-bottom", "shuffle", "reveal", "reveal-to", "look", "reveal-until", "perform", "become"),
)
ACTION_TAKERS = {"may": "action", "may-instead": "action"}
ROW = ("verb", "verb-reflexive", "choose")
ROW_TAKERS = {"sequence": "rest", "joined": "rest"}

WITHOUT_DOER = frozenset({"imperative", "infinitive", "predicate"})
# Frames that every verb must be able to take, and frames that speak of the one it happens to.
FRAMES = ("imperative", "infinitive", "indicative", "predicate")
PATIENT_FRAMES = frozenset(
    {"passive", "passive-infinitive", "passive-perfect", "perfect", "never", "relative", "label", "adjective"}
)
# What the printer gives to a default frame; everything else it uses is a word of the verb's entry.
PLACES = frozenset({"subject", "thing", "object", "rest", "patient", "head", "clitic", "enclitic", "dative"})


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault in one message."""

    language: str
    message: str
    text: Translatable

    def __str__(self) -> str:
        return f"{self.language}: {self.message}: {self.text}"


@dataclass(slots=True)
class Used(Visitor):
    """The parts of one pattern: variables, functions, other messages, and calls with their literal options."""

    variables: set[str] = field(default_factory=set[str])
    functions: set[str] = field(default_factory=set[str])
    messages: set[str] = field(default_factory=set[str])
    calls: list[tuple[str, str, Mapping[str, str]]] = field(default_factory=list[tuple[str, str, Mapping[str, str]]])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        first = node.arguments.positional[0] if node.arguments.positional else None
        about = first.id.name if isinstance(first, ast.VariableReference) else ""
        options = {a.name.name: str(a.value.value) for a in node.arguments.named}
        self.calls.append((node.id.name, about, options))
        self.generic_visit(node)


Patterns = dict[str, dict[str, Used]]


def patterns(locale: Locale, own: bool = False) -> Patterns:
    """Every message of a locale with the parts of each of its patterns; the pattern of the value has an empty name.

    own: only messages of the language itself, without those of a game.
    """
    found: Patterns = {}
    for path, resource in locale.resources:
        if own and not path.startswith(LOCALES.as_posix()):
            continue
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                named = {"": entry.value} | {a.id.name: a.value for a in entry.attributes}
                found[entry.id.name] = {name: _used(pattern) for name, pattern in named.items() if pattern is not None}
    return found


def check(locale: Locale) -> list[Problem]:
    """Faults that are visible in one locale alone."""
    entries = patterns(locale)
    found = [*_junk(locale), *_references(locale, entries), *_cases(locale, entries), *_frames(locale, entries)]
    found += _shadowed(locale, entries)
    return sorted(set(found), key=str)


def check_verbs(verbs: Mapping[str, Sequence[str]], locale: Locale) -> list[Problem]:
    """Each verb (message id, names of its roles) must have the words for its default frames, or its own frames."""
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
                found.append(Problem(locale.language, id, tr(".{0} does not say ${1}", frame, role)))
    return sorted(set(found), key=str)


def misnamed(compiled: Compiled) -> Iterator[tuple[Path, str]]:
    """Unknown arguments in the message files of a game and its expansions: each file with a sentence and its line."""
    verbs = {verb_id(key): [hyphens(role.name) for role in verb.roles] for key, verb in compiled.model.verbs.items()}
    for folder in compiled.project.folders:
        for path in sorted((folder / "locales").glob("*/*.ftl")):
            for line, told in _misnamed(read_plain(path), verbs):
                yield path, f"{path}:{line}: error: {told}"


_ENTRY = re.compile(r"([a-zA-Z][\w-]*) *=|\s+\.([a-zA-Z][\w-]*) *=")
_VARIABLE = re.compile(r'"(?:\\.|[^"\\\n])*"|\$([a-zA-Z][\w-]*)')


def _misnamed(text: str, verbs: Mapping[str, Sequence[str]]) -> Iterator[tuple[int, str]]:
    """Unknown arguments of a verb's entry: a line, and the available arguments.

    verbs: message id, names of its roles. The argument after a preposition is `$what`, and `$head` is the phrase before
    it; a complete frame has the roles; a phrase for the object has the arguments of the verb's entry and of the
    printer.
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
            told = f"there is {' and '.join(f'${name}' for name in given)}" if given else "it has no arguments"
            where = f"{id}.{attribute}" if attribute else id
            yield number, f"{where} names ${wrong}, which it is not given; {told}"


# ---------------------------------------------------------------------------------------------------- the checks


def _junk(locale: Locale) -> Iterator[Problem]:
    for path, resource in locale.resources:
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                first = (entry.content or "").strip().split("\n")[0]
                why = "; ".join(a.message or "" for a in entry.annotations)
                yield Problem(locale.language, path, tr("cannot be read: {0}: {1}", repr(first), why))


def _references(locale: Locale, entries: Patterns) -> Iterator[Problem]:
    for id, named in entries.items():
        for used in named.values():
            for name in used.functions - FUNCTIONS:
                yield Problem(locale.language, id, tr("there is no function {0}", name))
            for name in used.messages - set(entries):
                yield Problem(locale.language, id, tr("there is no message {0}", name))


def _cases(locale: Locale, entries: Patterns) -> Iterator[Problem]:
    """Each determiner must have each case, and only declared cases and determiners may be used."""
    cases = {*locale.settings.cases, *locale.settings.pronoun_cases}
    for id, named in entries.items():
        if id.startswith("np-"):
            for case in sorted(set(locale.settings.cases) - set(named)):
                yield Problem(locale.language, id, tr("has no case {0}", case))
        for used in named.values():
            for function, _, options in used.calls:
                if function in ("NP", "LIST") and options.get("case", "base") not in cases:
                    yield Problem(locale.language, id, tr("asks for a case {0}", options["case"]))
                if "det" in options and f"np-{options['det']}" not in entries:
                    yield Problem(locale.language, id, tr("asks for a determiner {0}", options["det"]))
                if function == "LIST" and f"list-{options.get('join', 'and')}" not in entries:
                    yield Problem(locale.language, id, tr("asks for a list {0}", options["join"]))


def _frames(locale: Locale, entries: Patterns) -> Iterator[Problem]:
    """Messages that can be inserted at a place must have each frame that the place requests."""
    for takers, offered in ((EVENT_TAKERS, EVENTS), (ACTION_TAKERS, ACTIONS), (ROW_TAKERS, ROW)):
        for taker, argument in takers.items():
            for used in entries.get(taker, {}).values():
                for function, about, options in used.calls:
                    frame = options.get("frame")
                    if function not in ("CLAUSE", "LIST") or about != argument or frame is None:
                        continue
                    for id in (*offered, *(id for id in entries if id.startswith("verb-") and "verb" in offered)):
                        if id in entries and not _offers(entries[id], frame):
                            yield Problem(locale.language, id, tr("has no frame {0}, which {1} asks for", frame, taker))


def _shadowed(locale: Locale, entries: Patterns) -> Iterator[Problem]:
    """A word of a verb's entry must not have the name of a frame."""
    for id, named in entries.items():
        if re.match(r"verb(-|$)", id):
            for word in sorted(variables(named) & set(named)):
                yield Problem(locale.language, id, tr(".{0} is both a word and a frame", word))


def _offers(named: Mapping[str, Used], frame: str) -> bool:
    return frame in named or frame == "imperative" and "indicative" in named


def doerless_frames(entries: Patterns) -> frozenset[str]:
    """Frames that follow a subject and do not repeat it: no verb may print its subject in them."""
    return WITHOUT_DOER | {
        f for f, used in entries.get("verb", {}).items() if not used.variables & {"subject", "patient"}
    }


def variables(named: Mapping[str, Used]) -> set[str]:
    grammar = {"gender", "num", "initial", "body", "count", "head", "their", "case", "decl"}
    return set[str]().union(*(used.variables for used in named.values())) - grammar if named else set[str]()


def _used(pattern: ast.Pattern) -> Used:
    used = Used()
    used.visit(pattern)
    return used
