"""Why a line does not parse, in words for its author: a parser's error in, a diagnostic and possible repairs out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lark import Lark
from lark.exceptions import UnexpectedToken

from .constructs import EVENT_WORDS, HEADS, LINE_WORDS, SHAPES, Place, begin
from .diagnostics import NO_TEXT, Diagnostic, nearest, tr
from .habits import FIRST_WORDS, NUMBER_WORDS, OTHERWISE, Habits, indent_of
from .lexer import BadText, Raw, Text, pieces, shiftable
from .source import Span
from .vocabulary import CLASSES, Vocabulary

Edit = dict[int, str]
"""Lines as they should have been, by their number."""

_CLASS_NAMES = {
    "KIND": "a kind",
    "VERB": "a verb",
    "BASE": "a verb",
    "GERUND": "a verb",
    "PART": "a participle",
    "PROP": "a property",
    "VALUE": "a declared value",
    "SLOT": "a slot",
    "SCOPE": "a turn, round or other scope",
    "WORD": "a name",
    "NUMBER": "a number",
    "STRING": 'a name in "quotes"',
    "_NL": "the end of the line",
    "_INDENT": "an indented block",
    "_DEDENT": "the end of the block",
    "$END": "the end of the declaration",
}


@dataclass(frozen=True, slots=True)
class Mistake:
    """What is wrong in a line. `repairs` are tried in their order; `sure`: worth saying although the line had another."""

    diagnostic: Diagnostic
    repairs: tuple[Edit, ...] = ()
    sure: bool = False
    layout: bool = False

    @property
    def place(self) -> tuple[int, int]:
        """Where reading stopped: line and column."""
        return self.diagnostic.span.line, self.diagnostic.span.column


def explain(error: UnexpectedToken, text: Text, lark: Lark) -> Mistake:
    """The mistake behind a token that does not fit."""
    return _Reading(error, text, lark).mistake()


def explain_text(error: BadText, text: Text) -> Mistake:
    """The mistake behind a line that cannot be split into words."""
    span = error.span
    diagnostic = Diagnostic("E001", error.message, span, error.help)
    numbers = [n for n, _ in text.lines]
    index = numbers.index(span.line)
    line = text.lines[index][1]
    if error.deep:
        end = _block_end(text.lines, index, indent_of(line))
        above, code = text.lines[index - 1]
        cut = {above: f"{' ' * indent_of(code)}x_ is 0", **{n: "" for n, _ in text.lines[index:end]}}
        return Mistake(Diagnostic("E006", error.message, span, error.help), (cut,))
    if span.column == 1 and line[:1].isspace():
        return Mistake(diagnostic, _outdented(text.lines, index), layout=True)
    start = span.column - 1
    if line[start : start + 2] in ("'t", "’t") and line[:start].endswith("can"):
        diagnostic = Diagnostic("E001", tr("'can{0}t' is no word here", line[start]), span, tr("write 'cannot'"))
        return Mistake(diagnostic, ({span.line: f"{line[:start]}not{line[start + 2 :]}"},))
    if line[start : start + 1] == '"':
        return Mistake(diagnostic, ({span.line: f'{line[:start]}"x"'},))
    return Mistake(diagnostic, ({span.line: f"{line[:start]} {line[span.end_column - 1 :]}"},))


class _Reading(Habits):
    """One error: the token, what would have fitted, and the words of its line."""

    def __init__(self, error: UnexpectedToken, text: Text, lark: Lark):
        self.token: Any = error.token
        self.text = text
        self.vocabulary: Vocabulary = text.vocabulary
        parser: Any = lark.parser
        self.keywords: dict[str, str] = {name: words for words, name in parser.lexer.keywords.items()}
        state: Any = error.state
        states, stack = state.parse_conf.states, state.state_stack
        fits = sorted(t for t in states[stack[-1]] if t.isupper() or t[0] in "_$" if shiftable(states, stack, t))
        self.accepted = [t for t in fits if t in self.keywords or t in _CLASS_NAMES]
        line = self.token.line if self.token.line and self.token.line > 0 else text.lines[-1][0]
        numbers = [n for n, _ in text.lines]
        self.index = numbers.index(line) if line in numbers else len(numbers) - 1
        self.number, self.code = text.lines[self.index]
        self.shift = text.shift.get(self.number, 0)
        self.words = pieces(text.source, self.number, self.code)
        column = self.token.column - self.shift
        self.before = [raw for raw in self.words if raw.column < column]
        self.after = [raw for raw in self.words if raw.column > column]
        self.first = self.words[0].text if self.words else ""

    def mistake(self) -> Mistake:
        token = self.token
        if token.type in ("_INDENT", "_DEDENT", "$END"):
            return self._layout()
        if (found := self._head() or self._first_word()) is not None:
            return found
        if self.accepted == ["_INDENT"] and self.index:
            return self._missing_block()
        source = self.text.source.name
        if token.type == "_NL":
            span = Span(source, token.line, token.column, token.line, token.column + 1)
            if "COLON" in self.accepted:
                help = tr("add ':' at the end of the line")
                diagnostic = Diagnostic("E003", tr("the line stops too early"), span, help)
                return Mistake(diagnostic, (self._line(f"{self.code}:"),))
            return Mistake(Diagnostic("E003", tr("the line stops too early"), span, self._going_on()))
        span = Span(source, token.line, token.column, token.line, token.end_column)
        message = tr("did not expect '{0}' here", token)
        help, instead, sure = self._help()
        repairs: tuple[Edit, ...] = () if instead is None else (self._instead(instead),)
        return Mistake(Diagnostic("E002", message, span, help), repairs, sure)

    # -- repairs

    def _line(self, code: str) -> Edit:
        return {self.number: code}

    def _instead(self, words: str) -> Edit:
        start, end = self.token.column - 1 - self.shift, self.token.end_column - 1 - self.shift
        return self._line((self.code[:start] + words + self.code[end:]).rstrip())

    # -- layout

    def _layout(self) -> Mistake:
        lines, index = self.text.lines, self.index
        source, token = self.text.source.name, self.token
        if token.type == "_INDENT":
            if index == 0:
                span = Span(source, self.number, 1, self.number, indent_of(self.code) + 1)
                help = tr("a card, a kind, a verb ... begins in the first column")
                diagnostic = Diagnostic("E004", tr("this line is indented, but nothing stands above it"), span, help)
                return Mistake(diagnostic, (_moved(lines, 0, len(lines), -indent_of(self.code)),), layout=True)
            start = indent_of(self.code) + self.shift + 1
            span = Span(source, self.number, start, self.number, len(self.code) + self.shift + 1)
            above = lines[index - 1][1]
            help = NO_TEXT if above.endswith(":") else tr("indent it like the line above")
            message = tr("this line is indented, but the line above opens no block")
            return Mistake(Diagnostic("E004", message, span, help), _dedented(lines, index), layout=True)
        if token.type == "_DEDENT" and index and token.column == 1:
            index -= 1
        number, code = lines[index]
        span = Span(source, number, len(code) + 1, number, len(code) + 2)
        if "_INDENT" in self.accepted:
            diagnostic = Diagnostic(
                "E003", tr("nothing stands in this block"), span, tr("write its lines below, indented")
            )
            return Mistake(diagnostic, _indented(lines, index), layout=True)
        return Mistake(Diagnostic("E003", tr("this declaration stops too early"), span, NO_TEXT), layout=True)

    # -- the first line of a declaration

    def _head(self) -> Mistake | None:
        """A first line that begins with a word which no declaration begins with."""
        if self.index or not self.words or self.words[0].sort != "word" or indent_of(self.code):
            return None
        word = self.words[0]
        span = Span(self.text.source.name, self.number, 1, self.number, word.end_column)
        kinds = self._card_kinds()
        classes = self.vocabulary.classes.get(word.text, ())
        if not classes and word.text not in self.keywords.values() and word.text not in HEADS:
            heads = [*kinds, *HEADS]
            hint = self.vocabulary.hints.get(word.text, "")
            near = "" if hint else nearest(word.text, heads)
            message = tr("nothing begins with '{0}'", word.text)
            if hint or near:
                help = tr("this game says '{0}'", hint) if hint else tr("did you mean '{0}'?", near)
                return Mistake(
                    Diagnostic("E005", message, span, help), (self._line((hint or near) + self.code[len(word.text) :]),)
                )
            shown = ", ".join(kinds)
            help = (
                tr("a card begins with its kind: {0}", shown)
                if shown
                else tr("a game begins 'game NAME', then come its kinds")
            )
            return Mistake(Diagnostic("E005", message, span, help))
        if "KIND" in classes and len(self.words) > 1 and self.vocabulary.kinds.get(word.text) in kinds:
            return self._card_head(word)
        return None

    def _card_kinds(self) -> list[str]:
        known = self.vocabulary
        return sorted({k for k in known.kinds.values() if k not in ("player", "card", *known.lists, *known.players)})

    def _card_head(self, kind: Raw) -> Mistake | None:
        """A card's first line that lacks its id or the quotes around its name."""
        second = self.words[1]
        if second.sort == "word" and (
            self.vocabulary.classes.get(second.text) or second.text in self.keywords.values()
        ):
            return None
        if any(raw.sort == "string" for raw in self.words) and second.sort != "string":
            return None
        at = second if second.sort == "string" or len(self.words) == 2 else self.words[2]
        if self.token.type == "_NL" or at.column == self.token.column:
            span = Span(self.text.source.name, self.number, at.column, self.number, at.end_column)
            name = (second.text if second.sort == "string" else f'"{second.text.title()}"').replace("_", " ")
            id = second.text.strip('"').lower().replace(" ", "_") if second.sort == "string" else second.text
            if not id.isidentifier():
                id = "ID"
            help = tr("a card begins: {0} {1} {2}", kind.text, id, name)
            message = tr("a card needs an id and a name in quotes")
            return Mistake(Diagnostic("E005", message, span, help), (self._line(f'{kind.text} {id} "x"'),))
        return None

    # -- words

    def _first_word(self) -> Mistake | None:
        """A misspelt word at the beginning of a line was taken for a name; the next one did not fit then."""
        if len(self.before) != 1 or self.before[0].sort != "word" or not self.index:
            return None
        word = self.before[0]
        if word.text in ("given", "then") and self.token.type == "COLON":
            indent = indent_of(self.text.lines[1][1])
            span = Span(self.text.source.name, self.number, word.column, self.number, word.end_column)
            message = tr("'{0}:' is not indented like the other parts of the scenario", word.text)
            diagnostic = Diagnostic("E004", message, span, tr("indent it by {0} spaces", indent))
            return Mistake(diagnostic, (self._line(" " * indent + self.code.lstrip()),), layout=True)
        if word.text in OTHERWISE:
            span = Span(
                self.text.source.name, self.number, word.column + self.shift, self.number, word.end_column + self.shift
            )
            diagnostic = Diagnostic("E002", tr("did not expect '{0}' here", word.text), span, tr("write 'otherwise:'"))
            return Mistake(diagnostic, (self._line(self.code[: word.column - 1] + "otherwise:"),))
        if self.vocabulary.classes.get(word.text) or word.text in self.keywords.values():
            return None
        if word.text in self._bound():
            return None
        span = Span(
            self.text.source.name, self.number, word.column + self.shift, self.number, word.end_column + self.shift
        )
        words = [w for c in ("PROP", "SLOT", "KIND") for w in self.vocabulary.words(c)]
        words += [w for w in self.keywords.values() if w.split()[0] in LINE_WORDS]
        hint = self.vocabulary.hints.get(word.text, "")
        if word.text in FIRST_WORDS and not self.on_card():
            diagnostic = Diagnostic("E002", tr("did not expect '{0}' here", word.text), span, FIRST_WORDS[word.text])
            return Mistake(diagnostic)
        if str(self.token) == "=":
            help = tr("write '{0} is ...' to name something, '... becomes ...' to change it", word.text)
            return Mistake(Diagnostic("E002", tr("did not expect '{0}' here", word.text), span, help))
        near = hint or nearest(word.text, words)
        message = tr("did not expect '{0}' here", word.text)
        if near:
            help = tr("this game says '{0}'", hint) if hint else tr("did you mean '{0}'?", near)
            code = self.code[: word.column - 1] + near + self.code[word.end_column - 1 :]
            return Mistake(Diagnostic("E002", message, span, help), (self._line(code),), True)
        if self.token.type in ("VERB", "BASE", "COLON", "CANNOT", "_NL") or "VERB" in self.accepted and not self.after:
            return None
        if self.token.type == "WORD" and "VERB" in self.accepted:
            return None
        shown = "', '".join(begin(Place.BLOCK)[:3])
        help = tr("a line begins with who does something, or with '{0}' ...", shown)
        if self.on_card():
            slots = ", ".join(self.vocabulary.words("SLOT"))
            help = tr("a line of a card is a fact, or a slot ({0}), or it begins with 'when', 'while' ...", slots)
        return Mistake(Diagnostic("E002", message, span, help))

    def _bound(self) -> set[str]:
        """Words that some line of the declaration seems to give as a name."""
        found: set[str] = set()
        for _, code in self.text.lines:
            words = code.replace(",", " ").split()
            found.update(
                b.rstrip(":") for a, b in zip(words, words[1:], strict=False) if a in ("as", "on", "and", "leaving")
            )
            found.update(a for a, b in zip(words, words[1:], strict=False) if b == "is")
            found.update(word.split(":")[0] for word in words if ":" in word[:-1])
        return found

    def _missing_block(self) -> Mistake:
        """A line that should have been indented, below one that opens a block."""
        lines, opener = self.text.lines, self.text.lines[self.index - 1][1].strip()
        start = indent_of(self.code) + self.shift + 1
        span = Span(self.text.source.name, self.number, start, self.number, len(self.code) + self.shift + 1)
        help = tr("indent what belongs to '{0}' by 2 spaces more", opener)
        diagnostic = Diagnostic("E004", tr("the block above is empty: this line is not indented"), span, help)
        return Mistake(diagnostic, _indented(lines, self.index - 1), layout=True)

    def _help(self) -> tuple[str, str | None, bool]:
        """A help sentence, what to read in the token's stead, and whether that is as good as certain."""
        word, accepted = str(self.token), self.accepted
        if word in NUMBER_WORDS and "NUMBER" in accepted:
            digits = str(NUMBER_WORDS[word])
            return f"write the number in digits: {digits}", digits, True
        trigger = self.first in EVENT_WORDS and not any(raw.text == "if" for raw in self.before)
        if trigger and self.token.type in ("AND", "OR", "__ANON_3"):
            if word == "and":
                return "a trigger's condition follows 'if': 'when ... if ...:'", None, False
            return "write a trigger of its own for each", None, False
        if self.token.type == "AND" and not self.on_card():
            if self.in_condition():
                return "'and' joins whole conditions: 'a is x and b is y'", None, False
            return "'and' joins conditions only; write one line for each", None, False
        if self.token.type == "OR" or word == "or":
            instead = "or if" if "__ANON_3" in accepted else None
            if self.first in SHAPES and not self.in_condition():
                return f"write it like this: {SHAPES[self.first]}", None, False
            if not self.in_condition():
                return "for a choice between effects write 'choose one:'; 'or' joins values after 'is'", None, False
            return "'or' joins values after 'is'; between conditions write 'or if'", instead, False
        if self.token.type == "__ANON_3":
            return "'or if' stands between two conditions", None, False
        last = self.before[-1].text if self.before else ""
        if last in self.vocabulary.hints and last not in self.vocabulary.classes and last not in self._bound():
            return f"this game says '{self.vocabulary.hints[last]}' for '{last}'", None, False
        if (found := self.scope(word) or self.wording(word)) is not None:
            return found
        if not self.index and self.first in SHAPES and word not in self.vocabulary.hints:
            return f"write it like this: {SHAPES[self.first]}", None, False
        declared = [w for c in CLASSES if c in accepted for w in self.vocabulary.words(c)]
        words = declared + [self.keywords[t] for t in accepted if t in self.keywords and self.keywords[t][0].isalpha()]
        hint = self.vocabulary.hints.get(word)
        if hint:
            return f"this game says '{hint}'", hint if hint in words else None, hint in words
        known = bool(self.vocabulary.classes.get(word)) or word in self.keywords.values()
        if not known and self.token.type == "WORD" and (near := nearest(word, words)):
            return f"did you mean '{near}'?", near, True
        return self._usage(word), None, False

    def _usage(self, word: str) -> str:
        """How the line's own words are used: a verb's forms, a fact's values, a keyword's shape."""
        token, accepted, known = self.token, self.accepted, self.vocabulary
        if not self.index and self.first in SHAPES:
            return f"write it like this: {SHAPES[self.first]}"
        start = self.before[0].text if len(self.before) == 1 else word if not self.before else ""
        if (forms := self._forms(start)) and start not in known.kinds:
            return f"say first who does it: {forms}"
        if self._fact_place():
            return f"'{self.first}' is printed on the card: write it above, before the first ability"
        for raw in reversed(self.before):
            if forms := self._forms(raw.text):
                return f"'{raw.text}' is used like this: {forms}"
            if raw.text in known.takes and {"VALUE", "NUMBER"} & {*accepted}:
                found = (w for name in known.takes[raw.text] for w in known.lists.get(name, ()))
                lists = list(dict.fromkeys(found))
                if lists:
                    numbers = "a number or " if "NUMBER" in accepted and "cells" in known.takes else ""
                    return f"'{raw.text}' takes {numbers}one of: {', '.join(lists[:12])}"
                if "number" in known.takes[raw.text]:
                    return f"'{raw.text}' takes a number"
        if not {"VERB", "BASE"}.isdisjoint(accepted) and token.type == "WORD":
            verbs = known.words("BASE" if "VERB" not in accepted else "VERB")
            if self.before and self.before[-1].sort == "word" and verbs:
                shown = ", ".join(verbs[:8]) + (" ..." if len(verbs) > 8 else "")
                return f"a verb of this game fits here: {shown}"
        if self.first in SHAPES and self.before:
            return f"write it like this: {SHAPES[self.first]}"
        if "COLON" in accepted and token.type in ("WORD", "NUMBER", "STRING"):
            return "add ':' before it, or take it out"
        return self._expected()

    def _going_on(self) -> str:
        """What is missing at the end of a line."""
        last = self.words[-1] if self.words else None
        if last is not None and last.text == "as":
            return "write a name after 'as'"
        if self.first in SHAPES:
            return f"write it like this: {SHAPES[self.first]}"
        for raw in reversed(self.words):
            if forms := self._forms(raw.text):
                if raw.text not in self.vocabulary.takes:
                    return f"'{raw.text}' is used like this: {forms}"
        if last is not None and last.text in self.vocabulary.takes:
            return f"write the value of '{last.text}' after it"
        return self._expected()

    def _forms(self, word: str) -> str:
        known = self.vocabulary
        for kind in ("VERB", "BASE", "GERUND"):
            if (third := known.base.get(f"{kind} {word}")) in known.shapes:
                return "; ".join(known.shapes[third])
        return ""

    def _fact_place(self) -> bool:
        """Whether a card's printed fact stands among the statements of an effect."""
        classes = self.vocabulary.classes
        if len(self.before) != 1 or self.first not in self.vocabulary.takes:
            return False
        return self.token.type == "NUMBER" or "VALUE" in classes.get(str(self.token), ())

    def _expected(self) -> str:
        """What would fit, in a sentence; a long list helps nobody and is cut."""
        names: list[str] = []
        for terminal in self.accepted:
            name = f"'{self.keywords[terminal]}'" if terminal in self.keywords else _CLASS_NAMES[terminal]
            if name not in names:
                names.append(name)
        shown = [n for n in names if not n.startswith("'")] + [n for n in names if n.startswith("'")]
        if not shown or len(shown) > 6:
            return ""
        if len(shown) == 1:
            return f"{shown[0]} fits here"
        return f"{', '.join(shown[:-1])} or {shown[-1]} would fit here"


def _moved(lines: list[tuple[int, str]], start: int, end: int, by: int) -> Edit:
    """Lines from `start` up to `end`, indented more or less."""
    return {n: " " * max(0, indent_of(code) + by) + code.lstrip() for n, code in lines[start:end]}


def _block_end(lines: list[tuple[int, str]], index: int, least: int) -> int:
    """The first line from `index` on that is indented less than `least`."""
    end = index
    while end < len(lines) and indent_of(lines[end][1]) >= least:
        end += 1
    return end


def _dedented(lines: list[tuple[int, str]], index: int) -> tuple[Edit, ...]:
    """Ways to read a line that is indented too far: with what stands below it, or alone."""
    above, here = indent_of(lines[index - 1][1]), indent_of(lines[index][1])
    end = _block_end(lines, index, here)
    whole, alone = _moved(lines, index, end, above - here), _moved(lines, index, index + 1, above - here)
    following = indent_of(lines[index + 1][1]) if index + 1 < len(lines) else 0
    if lines[index][1].endswith(":") and following == here:
        return alone, whole
    return whole, alone


def _indented(lines: list[tuple[int, str]], index: int) -> tuple[Edit, ...]:
    """Ways to read a block whose lines are not indented: all that follow on its level, or only the next."""
    here = indent_of(lines[index][1])
    if index + 1 >= len(lines) or indent_of(lines[index + 1][1]) != here:
        return ()
    end = _block_end(lines, index + 1, here)
    found = [_moved(lines, index + 1, stop, 2) for stop in range(end, index + 1, -1)[:4]]
    return (*found, _moved(lines, index + 1, index + 2, 2))


def _outdented(lines: list[tuple[int, str]], index: int) -> tuple[Edit, ...]:
    """Ways to read a line that stands between two levels."""
    here = indent_of(lines[index][1])
    levels = sorted({indent_of(code) for _, code in lines[:index]}, key=lambda level: abs(level - here))
    end = _block_end(lines, index, here)
    return tuple(_moved(lines, index, end, level - here) for level in levels[:3] if level or not index)
