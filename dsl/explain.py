"""Explain a syntax error: from the error of the parser, make a diagnostic and possible repairs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .constructs import EVENT_WORDS, HEADS, LINE_WORDS, SHAPES, Place, begin
from .diagnostics import NO_TEXT, Diagnostic, Help, Translatable, listed, nearest, tr, writing
from .fixes import Repair, block_end, dedented, fixed, indent_of, indented, moved, outdented, respelt
from .foreign_spellings import FIRST_WORDS, NUMBER_WORDS, OTHERWISE, Advice, Habits
from .lexer import BadText, Raw, Text, pieces, plain_digits
from .migrations import old_spelling
from .source import Span
from .tables import Unexpected
from .vocabulary import CLASSES, Vocabulary

_CLASS_NAMES = {
    "KIND": tr("a kind"),
    "VERB": tr("a verb"),
    "BASE": tr("a verb"),
    "GERUND": tr("a verb"),
    "PART": tr("a participle"),
    "PROP": tr("a property"),
    "VALUE": tr("a declared value"),
    "SLOT": tr("a slot"),
    "SCOPE": tr("a turn, round or other scope"),
    "WORD": tr("a name"),
    "NUMBER": tr("a number"),
    "STRING": tr('a name in "quotes"'),
    "_NL": tr("the end of the line"),
    "_INDENT": tr("an indented block"),
    "_DEDENT": tr("the end of the block"),
    "$END": tr("the end of the declaration"),
}


@dataclass(frozen=True, slots=True)
class Mistake:
    """A syntax error with its diagnostic and the repairs that error recovery tries, in this order.

    sure: the mistake is reported even if its line already has an error. layout: only the indentation is wrong.
    """

    diagnostic: Diagnostic
    repairs: tuple[Repair, ...] = ()
    sure: bool = False
    layout: bool = False

    @property
    def place(self) -> tuple[int, int]:
        """The line and column of the error."""
        return self.diagnostic.span.line, self.diagnostic.span.column


def explain(error: Unexpected, text: Text, keywords: Mapping[str, str]) -> Mistake:
    """Explain a token that does not fit."""
    return _Reading(error, text, keywords).mistake()


def explain_text(error: BadText, text: Text) -> Mistake:
    """Explain a line that cannot be split into tokens."""
    span = error.span
    numbers = [n for n, _ in text.lines]
    index = numbers.index(span.line)
    line = text.lines[index][1]
    if error.deep:
        end = block_end(text.lines, index, indent_of(line))
        above, code = text.lines[index - 1]
        cut = {above: f"{' ' * indent_of(code)}x_ is 0", **{n: "" for n, _ in text.lines[index:end]}}
        return Mistake(Diagnostic("E006", error.message, span, error.help), (cut,))
    if span.column == 1 and line[:1].isspace():
        levels = outdented(text.lines, index)
        told = error.help
        if levels:  # the nearest level; of two equally near levels, the inner one
            level = min(
                levels, key=lambda r: (abs(indent_of(r[span.line]) - indent_of(line)), -indent_of(r[span.line]))
            )
            told = fixed(error.help, text, level)
        return Mistake(Diagnostic("E001", error.message, span, told), levels, layout=True)
    start = span.column - 1
    if line[start : start + 2] in ("'t", "’t") and line[:start].endswith("can"):
        repair = {span.line: f"{line[:start]}not{line[start + 2 :]}"}
        help = fixed(tr("write 'cannot'"), text, repair)
        return Mistake(
            Diagnostic("E001", tr("'can{0}t' is not a word of the language", line[start]), span, help), (repair,)
        )
    if (number := line[start : span.end_column - 1]).isdecimal() and not number.isascii():
        repair = {span.line: f"{line[:start]}{plain_digits(number)}{line[span.end_column - 1 :]}"}
        return Mistake(Diagnostic("E001", error.message, span, fixed(error.help, text, repair)), (repair,))
    meant = respelt(line, start, span.end_column - 1, {*text.vocabulary.words("PROP")})
    help = fixed(error.help, text, {span.line: meant}) if meant else error.help
    diagnostic = Diagnostic("E001", error.message, span, help)
    if line[start : start + 1] == '"':
        return Mistake(diagnostic, ({span.line: f'{line[:start]}"x"'},))
    return Mistake(diagnostic, ({span.line: f"{line[:start]} {line[span.end_column - 1 :]}"},))


class _Reading(Habits):
    """Explains one syntax error at a token that does not fit."""

    def __init__(self, error: Unexpected, text: Text, keywords: Mapping[str, str]):
        self.token = error.token
        self.text = text
        self.vocabulary: Vocabulary = text.vocabulary
        self.keywords = {name: words for words, name in keywords.items()}
        state = error.state
        row = state.states[state.state_stack[-1]]
        fits = sorted(t for t in row if (t.isupper() or t[0] in "_$") and state.shifts(t))
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
        if (found := self._old_spelling() or self._head() or self._first_word()) is not None:
            return found
        if self.accepted == ["_INDENT"] and self.index:
            return self._missing_block()
        source = self.text.source.name
        if token.type == "_NL":
            span = Span(source, token.line, token.column, token.line, token.column + 1)
            if "COLON" in self.accepted:
                repair = self._line(f"{self.code}:")
                help = fixed(tr("add ':' at the end of the line"), self.text, repair)
                return Mistake(Diagnostic("E003", tr("the line is incomplete"), span, help), (repair,))
            return Mistake(Diagnostic("E003", tr("the line is incomplete"), span, self._going_on()))
        span = Span(source, token.line, token.column, token.line, token.end_column)
        message = tr("did not expect '{0}' here", token)
        advice = self._help()
        help, repairs = advice.help, () if advice.instead is None else (self._instead(advice.instead),)
        if repairs and not isinstance(help, Help):
            help = fixed(help, self.text, repairs[0])
        return Mistake(Diagnostic("E002", message, span, help), repairs, advice.sure)

    # -- repairs

    def _line(self, code: str) -> Repair:
        return {self.number: code}

    def _instead(self, words: str) -> Repair:
        start, end = self.token.column - 1 - self.shift, self.token.end_column - 1 - self.shift
        return self._line((self.code[:start] + words + self.code[end:]).rstrip())

    def _old_spelling(self) -> Mistake | None:
        """The mistake for an old spelling at the token or directly before it; None if there is no old spelling."""
        at = len(self.before)
        for place in range(max(0, at - 1), min(at + 1, len(self.words))):
            if new := old_spelling(self.words, place):
                word, source = self.words[place], self.text.source.name
                start, end = word.column + self.shift, word.end_column + self.shift
                repair = self._line(self.code[: word.column - 1] + new + self.code[word.end_column - 1 :])
                help = fixed(tr("write '{0}', or let 'ombre fmt --migrate' do it", new), self.text, repair)
                message = tr("did not expect '{0}' here", word.text)
                return Mistake(
                    Diagnostic("E002", message, Span(source, self.number, start, self.number, end), help),
                    (repair,),
                    True,
                )
        return None

    # -- layout

    def _layout(self) -> Mistake:
        lines, index = self.text.lines, self.index
        source, token = self.text.source.name, self.token
        if token.type == "_INDENT":
            if index == 0:
                span = Span(source, self.number, 1, self.number, indent_of(self.code) + 1)
                repair = moved(lines, 0, len(lines), -indent_of(self.code))
                help = fixed(tr("a card, a kind, a verb ... begins in the first column"), self.text, repair)
                diagnostic = Diagnostic("E004", tr("this line is indented, but there is no line above it"), span, help)
                return Mistake(diagnostic, (repair,), layout=True)
            start = indent_of(self.code) + self.shift + 1
            span = Span(source, self.number, start, self.number, len(self.code) + self.shift + 1)
            above = lines[index - 1][1]
            repairs = dedented(lines, index)
            help = tr("indent it like the line above")
            help = NO_TEXT if above.endswith(":") else fixed(help, self.text, repairs[0])
            message = tr("this line is indented, but the line above does not open a block")
            return Mistake(Diagnostic("E004", message, span, help), repairs, layout=True)
        if token.type == "_DEDENT" and index and token.column == 1:
            index -= 1
        number, code = lines[index]
        span = Span(source, number, len(code) + 1, number, len(code) + 2)
        if "_INDENT" in self.accepted:
            diagnostic = Diagnostic("E003", tr("this block is empty"), span, tr("write its lines below, indented"))
            return Mistake(diagnostic, indented(lines, index), layout=True)
        return Mistake(Diagnostic("E003", tr("this declaration is incomplete"), span, NO_TEXT), layout=True)

    # -- the first line of a declaration

    def _head(self) -> Mistake | None:
        """The mistake in the first line of a declaration: an unknown first word, or an incomplete first line of a card.

        None if the first line has neither of these mistakes.
        """
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
            message = tr("no declaration begins with '{0}'", word.text)
            if hint or near:
                repair = self._line((hint or near) + self.code[len(word.text) :])
                help = fixed(self._says(hint, near), self.text, repair)
                return Mistake(Diagnostic("E005", message, span, help), (repair,))
            shown = ", ".join(kinds)
            help = (
                tr("a card begins with its kind: {0}", shown)
                if shown
                else tr("a game begins with 'game NAME', and its kinds follow")
            )
            return Mistake(Diagnostic("E005", message, span, help))
        if "KIND" in classes and len(self.words) > 1 and self.vocabulary.kinds.get(word.text) in kinds:
            return self._card_head(word)
        return None

    def _card_kinds(self) -> list[str]:
        known = self.vocabulary
        return sorted({k for k in known.kinds.values() if k not in ("player", "card", *known.lists, *known.players)})

    def _card_head(self, kind: Raw) -> Mistake | None:
        """The mistake for the first line of a card, if the id or the quotes around the name are missing; else None."""
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
            begins = self._line(f"{kind.text} {id} {name}{self.code[at.end_column - 1 :]}")
            help = fixed(tr("a card begins with: {0} {1} {2}", kind.text, id, name), self.text, begins)
            message = tr("a card needs an id and a name in quotes")
            return Mistake(Diagnostic("E005", message, span, help), (self._line(f'{kind.text} {id} "x"'),))
        return None

    # -- words

    def _first_word(self) -> Mistake | None:
        """The mistake for a misspelt first word:
        the lexer takes it for a name, so the parser fails at the next word.
        """
        if len(self.before) != 1 or self.before[0].sort != "word" or not self.index:
            return None
        word = self.before[0]
        if word.text in ("given", "then") and self.token.type == "COLON":
            indent = indent_of(self.text.lines[1][1])
            span = Span(self.text.source.name, self.number, word.column, self.number, word.end_column)
            message = tr("'{0}:' is not indented like the other parts of the scenario", word.text)
            repair = self._line(" " * indent + self.code.lstrip())
            help = fixed(tr("indent it by {0} spaces", indent), self.text, repair)
            return Mistake(Diagnostic("E004", message, span, help), (repair,), layout=True)
        if word.text in OTHERWISE:
            span = Span(
                self.text.source.name, self.number, word.column + self.shift, self.number, word.end_column + self.shift
            )
            repair = self._line(self.code[: word.column - 1] + "otherwise:")
            help = fixed(tr("write 'otherwise:'"), self.text, repair)
            return Mistake(Diagnostic("E002", tr("did not expect '{0}' here", word.text), span, help), (repair,))
        if self.vocabulary.classes.get(word.text) or word.text in self.keywords.values():
            return None
        if word.text in self._bound() or (self.token.type == "STRING" and self.on_card()):
            return None
        span = Span(
            self.text.source.name, self.number, word.column + self.shift, self.number, word.end_column + self.shift
        )
        words = [w for c in ("PROP", "SLOT", "KIND") for w in self.vocabulary.words(c)]
        words += [w for w in self.keywords.values() if w.split()[0] in LINE_WORDS]
        hint = self.vocabulary.hints.get(word.text, "")
        if word.text in FIRST_WORDS and not self.on_card():
            help = self.first_word(word)
            return Mistake(Diagnostic("E002", tr("did not expect '{0}' here", word.text), span, help))
        if str(self.token) == "=":
            help = tr("write 'is' to name something, 'becomes' to change it")
            help = self.put(help, "is")
            return Mistake(Diagnostic("E002", tr("did not expect '{0}' here", word.text), span, help))
        near = hint or nearest(word.text, words)
        message = tr("did not expect '{0}' here", word.text)
        if near:
            repair = self._line(self.code[: word.column - 1] + near + self.code[word.end_column - 1 :])
            help = fixed(self._says(hint, near), self.text, repair)
            return Mistake(Diagnostic("E002", message, span, help), (repair,), True)
        if self.token.type in ("VERB", "BASE", "COLON", "CANNOT", "_NL") or "VERB" in self.accepted and not self.after:
            return None
        if self.token.type == "WORD" and "VERB" in self.accepted:
            return None
        help = tr("a line begins with its subject, or with '{0}', '{1}', '{2}' ...", *begin(Place.BLOCK)[:3])
        if self.on_card():
            slots = ", ".join(self.vocabulary.words("SLOT"))
            first = [word for word in begin(Place.CARD) if word in HEADS]
            help = tr(
                "a line of a card is a fact, or a slot ({0}), or it begins with '{1}', '{2}' ...", slots, *first[:2]
            )
        return Mistake(Diagnostic("E002", message, span, help))

    def _bound(self) -> set[str]:
        """The words that lines of the declaration probably bind as names."""
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
        """The mistake for a line that should be indented, because the line above opens a block."""
        lines = self.text.lines
        above = next((at for at in reversed(range(self.index)) if lines[at][1].strip()), 0)  # a repair may empty a line
        opener = lines[above][1].strip()
        start = indent_of(self.code) + self.shift + 1
        span = Span(self.text.source.name, self.number, start, self.number, len(self.code) + self.shift + 1)
        repairs = indented(lines, above)
        help = tr("indent the lines that belong to '{0}' by 2 more spaces", opener)
        help = fixed(help, self.text, repairs[0]) if repairs else help
        diagnostic = Diagnostic("E004", tr("the block above is empty: this line is not indented"), span, help)
        return Mistake(diagnostic, repairs, layout=True)

    def _says(self, hint: str, near: str) -> Translatable:
        return tr("in this game the word is '{0}'", hint) if hint else tr("did you mean '{0}'?", near)

    def _help(self) -> Advice:
        """The advice for a token that does not fit."""
        word, accepted = str(self.token), self.accepted
        if word in NUMBER_WORDS and "NUMBER" in accepted:
            digits = str(NUMBER_WORDS[word])
            return Advice(tr("write the number in digits: {0}", digits), digits, True)
        trigger = self.first in EVENT_WORDS and not any(raw.text == "if" for raw in self.before)
        if trigger and self.token.type in ("AND", "OR", "OR_IF"):
            if word == "and":
                return Advice(self.put(tr("write the condition of a trigger after 'if': 'when ... if ...:'"), "if"))
            return Advice(tr("write a separate trigger for each"))
        if self.token.type == "AND" and not self.on_card():
            if self.in_condition():
                return Advice(tr("'and' joins whole conditions: 'a is x and b is y'"))
            return Advice(tr("'and' joins conditions only; write one line for each"))
        if self.token.type == "OR" or word == "or":
            instead = "or if" if "OR_IF" in accepted else None
            if self.first in SHAPES and not self.in_condition():
                return Advice(tr("write it like this: {0}", SHAPES[self.first]))
            if not self.in_condition():
                return Advice(tr("a choice between effects begins with 'choose one:'; 'or' joins values after 'is'"))
            help = tr("'or' joins values after 'is'; between conditions write 'or if'")
            return Advice(self.put(help, instead) if instead else help, instead)
        if self.token.type == "OR_IF":
            return Advice(tr("'or if' must be between two conditions"))
        last = self.before[-1].text if self.before else ""
        if last in self.vocabulary.hints and last not in self.vocabulary.classes and last not in self._bound():
            ours = self.vocabulary.hints[last]
            return Advice(
                self.put(
                    tr("in this game the word for '{1}' is '{0}'", ours, last), ours, self.before[-1], self.before[-1]
                )
            )
        if (found := self.scope(word) or self.wording(word)) is not None:
            return found
        if not self.index and self.first in SHAPES and word not in self.vocabulary.hints:
            return Advice(tr("write it like this: {0}", SHAPES[self.first]))
        declared = [w for c in CLASSES if c in accepted for w in self.vocabulary.words(c)]
        words = declared + [self.keywords[t] for t in accepted if t in self.keywords and self.keywords[t][0].isalpha()]
        hint = self.vocabulary.hints.get(word)
        if hint:
            help = self.put(tr("in this game the word is '{0}'", hint), hint)
            return Advice(help, hint if hint in words else None, hint in words)
        known = bool(self.vocabulary.classes.get(word)) or word in self.keywords.values()
        if not known and self.token.type == "WORD" and (near := nearest(word, words)):
            return Advice(tr("did you mean '{0}'?", near), near, True)
        return Advice(self._usage(word))

    def _usage(self, word: str) -> Translatable:
        """A help text that shows the correct use of a word of the line: of a verb, a fact or a keyword."""
        token, accepted, known = self.token, self.accepted, self.vocabulary
        if not self.index and self.first in SHAPES:
            return tr("write it like this: {0}", SHAPES[self.first])
        start = self.before[0].text if len(self.before) == 1 else word if not self.before else ""
        if (forms := self._forms(start)) and start not in known.kinds:
            return tr("begin with the subject: {0}", forms)
        if self._fact_place():
            return tr("'{0}' is a fact of the card: write it above the first ability", self.first)
        for raw in reversed(self.before):
            if forms := self._forms(raw.text):
                return tr("'{0}' is used like this: {1}", raw.text, forms)
            if raw.text in known.takes and {"VALUE", "NUMBER"} & {*accepted}:
                found = (w for name in known.takes[raw.text] for w in known.lists.get(name, ()))
                lists = list(dict.fromkeys(found))
                if lists:
                    shown = ", ".join(lists[:12])
                    if "NUMBER" in accepted and "cells" in known.takes:
                        return tr("'{0}' takes a number or one of: {1}", raw.text, shown)
                    return tr("'{0}' takes one of: {1}", raw.text, shown)
                if "words" in known.takes[raw.text]:
                    return tr("'{0}' takes a text in quotes", raw.text)
                if "number" in known.takes[raw.text]:
                    return tr("'{0}' takes a number", raw.text)
        if not {"VERB", "BASE"}.isdisjoint(accepted) and token.type == "WORD":
            verbs = known.words("BASE" if "VERB" not in accepted else "VERB")
            if self.before and self.before[-1].sort == "word" and verbs:
                shown = ", ".join(verbs[:8]) + (" ..." if len(verbs) > 8 else "")
                return tr("a verb of this game fits here: {0}", shown)
        if self.first in SHAPES and self.before:
            return tr("write it like this: {0}", SHAPES[self.first])
        if "COLON" in accepted and token.type in ("WORD", "NUMBER", "STRING"):
            return self.colon_before()
        return self._expected()

    def _going_on(self) -> Translatable:
        """A help text that says what is missing at the end of a line."""
        last = self.words[-1] if self.words else None
        if last is not None and last.text == "as":
            return tr("write a name after 'as'")
        if last is not None and "ROUNDED_UP" in self.accepted and "/" in {raw.text for raw in self.words}:
            at = Span(
                self.text.source.name, last.line, last.column + self.shift, last.line, last.end_column + self.shift
            )
            help = tr("a division says how it rounds: add 'rounded up' or 'rounded down'")
            return writing(help, f"{last.text} rounded up", f"{last.text} rounded down", at=at)
        if self.first in SHAPES:
            return tr("write it like this: {0}", SHAPES[self.first])
        for raw in reversed(self.words):
            if forms := self._forms(raw.text):
                if raw.text not in self.vocabulary.takes:
                    return tr("'{0}' is used like this: {1}", raw.text, forms)
        if last is not None and last.text in self.vocabulary.takes:
            return tr("write a value after '{0}'", last.text)
        return self._expected()

    def _forms(self, word: str) -> str:
        known = self.vocabulary
        for kind in ("VERB", "BASE", "GERUND"):
            if (third := known.base.get(f"{kind} {word}")) in known.shapes:
                return "; ".join(known.shapes[third])
        return ""

    def _fact_place(self) -> bool:
        """Whether the line states a fact of a card, although it is among the statements of an effect."""
        classes = self.vocabulary.classes
        if len(self.before) != 1 or self.first not in self.vocabulary.takes:
            return False
        return self.token.type == "NUMBER" or "VALUE" in classes.get(str(self.token), ())

    def _expected(self) -> Translatable:
        """A sentence that names the tokens that would fit; empty if there are more than six."""
        names = dict.fromkeys(_CLASS_NAMES[terminal] for terminal in self.accepted if terminal not in self.keywords)
        known = (self.keywords[terminal] for terminal in self.accepted if terminal in self.keywords)
        words = dict.fromkeys(tr("'{0}'", word) for word in known)
        shown = [*names, *words]
        if not shown or len(shown) > 6:
            return NO_TEXT
        if len(shown) == 1:
            return tr("{0} fits here", shown[0])
        return tr("{0} or {1} would fit here", listed(shown[:-1]), shown[-1])
