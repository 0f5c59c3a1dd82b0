"""Recognise spellings from programming languages and other games, and propose the right spelling."""

from __future__ import annotations

from dataclasses import dataclass

from .constructs import COMPARISONS, EVENT_WORDS, TEST_WORDS, Place, begin
from .diagnostics import Fix, Help, Translatable, fixing, nearest, tr
from .fixes import edits, fixed, indent_of, without
from .lexer import Raw, Text
from .tables import Token
from .vocabulary import Vocabulary


@dataclass(frozen=True, slots=True)
class Advice:
    """A help text for a syntax error.

    instead: the text that error recovery parses in place of the token. sure: `instead` is almost certainly right.
    """

    help: Translatable
    instead: str | None = None
    sure: bool = False


OTHERWISE = ("else", "elif", "elseif", "elsif")
BLOCKS = ("if", "card", "for", "repeat")
"""The words that may follow `end` in languages that end a block with it."""
NUMBER_WORDS = {
    word: number
    for number, word in enumerate("zero one two three four five six seven eight nine ten eleven twelve".split())
}
_RISES = tr("a number changes like this: 'PROPERTY of ... rises by ...'")
_FALLS = tr("a number changes like this: 'PROPERTY of ... falls by ...'")
_BECOMES = tr("write it like this: 'PROPERTY of ... becomes ...', or 'NAME is ...' to name something")
FIRST_WORDS = {
    **dict.fromkeys(("add", "increase", "raise"), _RISES),
    **dict.fromkeys(("decrease", "lower", "reduce", "subtract"), _FALLS),
    **dict.fromkeys(("change", "let", "make", "set"), _BECOMES),
    **dict.fromkeys(("win", "wins"), tr("write it like this: {0}", "end game with RESULT")),
    "do": tr("delete the line: to do nothing, write nothing"),
    "foreach": tr("write it like this: {0}", "for each KIND as NAME:"),
    "next": tr("write it like this: {0}", "the next time ... until end of SCOPE:"),
    "print": tr("delete the line: the log shows what happens"),
    "return": tr("write it like this: {0}", "move NAME to ZONE"),
    "target": tr("write it like this: 'choose a KIND as NAME', then NAME below it"),
    "then": tr("delete 'then': each line runs after the one above"),
    "unless": tr("write the opposite condition after 'if', or write this part below 'otherwise:'"),
    "until": tr("write 'until ...' at the end of a line"),
    "while": tr("write it like this: {0}", "repeat NUMBER times while ...:"),
}
"""First words of lines in other languages, each with a help text."""
_SIGNS = tr("compare with a sign: '<', '>', '<=' or '>='")
LESS_OR_MORE = dict.fromkeys("fewer greater higher less lower more than".split(), _SIGNS)


class Habits:
    """Finds advice for a syntax error.

    The advice depends on the token that does not fit, on the tokens that would fit, and on the words of the line.
    """

    token: Token
    text: Text
    vocabulary: Vocabulary
    keywords: dict[str, str]
    accepted: list[str]
    index: int
    number: int
    code: str
    shift: int
    words: list[Raw]
    before: list[Raw]
    after: list[Raw]
    first: str

    # -- advice with its fix

    def line(self, new: str, first: Raw | None = None, last: Raw | None = None) -> str:
        """The line in which `new` replaces the token, or the words from `first` to `last`."""
        start = first.column - 1 if first else self.token.column - 1 - self.shift
        end = last.end_column - 1 if last else self.token.end_column - 1 - self.shift
        before = self.code[:start].rstrip() if new[:1] in (",", ":") else self.code[:start]
        return (before + new + self.code[end:]).rstrip()

    def put(self, help: Translatable, new: str, first: Raw | None = None, last: Raw | None = None) -> Translatable:
        """The help text with a fix that replaces the token, or the words from `first` to `last`."""
        return fixed(help, self.text, {self.number: self.line(new, first, last)})

    def ways(self, help: Translatable, *texts: str, first: Raw | None = None, last: Raw | None = None) -> Translatable:
        """The help text with several fixes, one for each replacement of the token or of the words."""
        made = ((text, edits(self.text, {self.number: self.line(text, first, last)})) for text in texts)
        return Help(help.template, help.args, tuple(Fix(tr("write '{0}'", text), edit) for text, edit in made))

    def taken_out(self, help: Translatable) -> Translatable:
        """The help text with a fix that deletes the line."""
        return fixing(help, *without(self.text, self.number))

    def below(self, help: Translatable, start: int, end: int) -> Translatable:
        """The help text with a fix that ends the line with a colon at `start`.

        The rest of the line, from `end` on, becomes a block below it.
        """
        first, rest = self.code[:start].rstrip(), self.code[end:].strip()
        if not rest:
            return self.put(help, ":")
        broken = f"{first}:\n{' ' * (indent_of(self.code) + 2)}{rest}"
        return fixed(help, self.text, {self.number: broken})

    def apart(self, help: Translatable, first: Raw) -> Translatable:
        """The help text with a fix that breaks the line before a word and after the token, if words are there."""
        indent = " " * indent_of(self.code)
        start = first.column - 1
        end = self.code.index(str(self.token), start) + len(str(self.token))
        parts = (self.code[:start].strip(), self.code[start:end], self.code[end:].strip())
        return fixed(help, self.text, {self.number: "\n".join(f"{indent}{part}" for part in parts if part)})

    def above(self, help: Translatable, opener: str, line: str) -> Translatable:
        """The help text with a fix that puts the line `line` into a block below the new line `opener`."""
        indent = " " * indent_of(self.code)
        return fixed(help, self.text, {self.number: f"{indent}{opener}\n  {indent}{' '.join(line.split())}"})

    def first_word(self, word: Raw) -> Translatable:
        """The help text for a line that begins with a keyword of another language."""
        help = FIRST_WORDS[word.text]
        if word.text in ("do", "print"):
            return self.taken_out(help)
        return self.put(help, "", word, word) if word.text == "then" else help

    def colon_before(self) -> Translatable:
        """The help text for a token in a line that may open a block, with two fixes.

        One fix adds a colon before the token and moves the rest of the line into a block; the other deletes the token.
        """
        help = tr("add ':' before it, or delete it")
        start = self.token.column - 1 - self.shift
        opened = self.below(tr("add ':' before it"), start, start)
        out = self.put(tr("delete it"), "")
        found = (fix for way in (opened, out) if isinstance(way, Help) for fix in way.fixes)
        return Help(help.template, help.args, tuple(found))

    def in_condition(self) -> bool:
        return self.first in TEST_WORDS or any(r.text == "where" for r in self.before)

    def wording(self, word: str) -> Advice | None:
        """Advice for spellings from other languages, and for parts of a line in the wrong order."""
        before = [raw.text for raw in self.before]
        return (
            self.declaring(word, before)
            or (self.card_line(word, before) if self.on_card() else None)
            or self.noun(word, before)
            or self.lasting(word, before)
            or self.measure(word, before)
            or self.condition(word, before)
            or self.statement(word, before)
            or self.sign(word, before)
        )

    def declaring(self, word: str, before: list[str]) -> Advice | None:
        """Advice for the first line of a declaration."""
        last = before[-1] if before else ""
        if self.text.lines[0][1].startswith("deck ") and self.index and "NUMBER" in (*self.accepted, self.token.type):
            return Advice(tr("write the number of copies first: '1 {0}'", word), f"1 {word}")
        if self.text.lines[0][1].startswith("deck ") and ("COMMA" in self.accepted or self.token.type == "STRING"):
            return Advice(tr("write the id of the card, which follows its kind where it is declared: '2 CARD'"))
        if self.first == "rule" and "KIND" in self.vocabulary.classes.get(self.text.lines[0][1].split()[0], ()):
            return Advice(tr("abilities of a card have no name: delete 'rule NAME:'"))
        if before and self.first in ("replace", "remove") and (told := self.changing(before)) is not None:
            return Advice(told)
        if word == "performed" and "of" in before:
            help = tr("write 'is performed', or 'being performed' after 'instead of'")
            return Advice(self.put(help, "being performed" if "instead" in self.first else "is performed"))
        if word in OTHERWISE:
            return Advice(tr("'otherwise:' must follow an 'if'"))
        if len(before) == 1 and last in FIRST_WORDS and self.index and not self.on_card():
            return Advice(self.first_word(self.before[-1]))
        return None

    def measure(self, word: str, before: list[str]) -> Advice | None:
        """Advice for amounts, frequencies and times, such as for a number without its property."""
        last = before[-1] if before else ""
        following = self.after[0].text if self.after else ""
        if word in LESS_OR_MORE:
            return Advice(LESS_OR_MORE[word])
        if word == "twice":
            help = tr("write 'repeat 2 times:' above, and this line below it, indented")
            return Advice(self.above(help, "repeat 2 times:", self.line("")))
        if word == "exist" and before[-2:] == ["does", "not"]:
            help = tr("test whether X exists like this: 'X is nothing'")
            return Advice(self.put(help, "is nothing", self.before[-2]))
        if word == "not" and self.in_condition() or last == "not" and before[-2:-1] != ["is"]:
            return Advice(
                tr("negate a condition like this: 'a is not b', 'there is no KIND'; or turn the comparison round")
            )
        if last == "whenever" or before[:1] == ["whenever"] and "where" not in before and word in self.verbs():
            help = tr("'whenever' needs a condition; for an event write 'when'")
            return Advice(self.put(help, "when", self.words[0], self.words[0]))
        verb, number = (last, word) if self.token.type == "NUMBER" else (word, following)
        if verb in ("lose", "loses", "gain", "gains") and number.isdigit():
            change = "falls" if verb.startswith("lose") else "rises"
            return Advice(tr("write it like this: PROPERTY of ... {0} by {1}", change, number))
        if last in ("has", "have") and self.token.type == "NUMBER":
            return Advice(tr("test a property: 'PROPERTY of ... = {0}'", word))
        if last == "this" and "SCOPE" in self.vocabulary.classes.get(word, ()):
            start = self.before[-2] if before[-2:-1] == ["until"] else self.before[-1]
            return Advice(self.put(tr("write 'until end of {0}'", word), f"until end of {word}", start))
        if before == ["at"] and word in ("end", "start"):
            scope = next((raw.text for raw in self.after if raw.text in self.vocabulary.classes), "turn")
            help = tr("write 'when {0} {1}s:'", scope, word)
            return Advice(self.put(help, f"when {scope} {word}s:", self.words[0], self.words[-1]))
        if before[:1] == ["after"] and word == "step" and len(before) == 1:
            help = tr("write 'when step {0}:'", following)
            return Advice(self.put(help, f"when step {following}:", self.words[0], self.words[-1]))
        if before[:1] == ["after"] and len(before) == 1:
            help = tr("write 'when' for what comes after an event, 'before' for what comes before it")
            return Advice(self.put(help, "when", self.words[0], self.words[0]))
        return None

    def condition(self, word: str, before: list[str]) -> Advice | None:
        """Advice for conditions, and for the words that join them."""
        last = before[-1] if before else ""
        following = self.after[0].text if self.after else ""
        if word in ("does", "doesn") and "IS" in self.accepted and self.in_condition():
            help = tr("test whether X exists like this: 'X is nothing'")
            denied = len(self.after) > 1 and following == "not"
            return Advice(self.put(help, "is nothing", None, self.after[1]) if denied else help)
        if before[-2:] == ["there", "is"] and self.token.type == "WORD":
            help = tr(
                "for a name write '{0} is not nothing'; for a kind write it like this: 'there is a KIND where ...'",
                word,
            )
            return Advice(self.put(help, f"{word} is not nothing", self.before[-2]))
        if word in COMPARISONS and "or" in before:
            help = tr("'or' joins values after 'is'; between conditions write 'or if'")
            joint = [raw for raw in self.before if raw.text == "or"][-1]
            return Advice(self.put(help, "or if", joint, joint))
        if word in COMPARISONS and self.first in ("when", "before") and "if" not in before:
            help = tr("'when' needs an event; for a condition write 'whenever'")
            return Advice(self.put(help, "whenever", self.words[0], self.words[0]))
        parts = self.vocabulary.words("PART")
        if word == ":" and last in parts and len(before) == 2 and self.first in EVENT_WORDS:
            help = tr("name the thing: '{0} this is {1}:'", self.first, last)
            return Advice(self.put(help, f"this is {last}", self.before[-1], self.before[-1]))
        if word == "you" and following in parts and "KIND" in self.vocabulary.classes.get(last, ()):
            return Advice(tr("write it like this: {0} that you {1} this ...", last, following))
        if word in parts and self.in_condition() and self.after:
            return Advice(tr("write it like this: there is a KIND that {0} {1} this ...", last, word))
        if word == "this" and last in parts and "that" in before:
            return Advice(
                tr("name the subject: '... that NAME {0} this ...'; only objects of a verb can be counted", last)
            )
        if word == ":" and last in self.vocabulary.classes and before[-2:-1] == ["and"]:
            return Advice(tr("'and' joins whole conditions: '... is a or b', or '... is a and ... is {0}'", last))
        if word == ":" and self.in_condition() and "EQUAL" in self.accepted:
            return Advice(tr("a condition compares: 'a = b', 'a is b', 'a is not nothing', 'there is a KIND'"))
        return None

    def statement(self, word: str, before: list[str]) -> Advice | None:
        """Advice for statements, and for words that end a block in other languages."""
        last = before[-1] if before else ""
        if word in ("is", "are") and len(before) == 1 and "PROP" in self.vocabulary.classes.get(last, ()):
            return Advice(
                tr(
                    "'{0}' is a property, which changes like this: '{0} of ... becomes ...'; or choose another name",
                    last,
                )
            )
        if word in ("is", "are") and "VERB" in self.accepted:
            return Advice(tr("write who does what; 'is' belongs in conditions, and 'becomes' changes something"))
        if word == ":" and len(before) == 1 and self.on_card():
            slots = ", ".join(self.vocabulary.words("SLOT"))
            first = [word for word in begin(Place.CARD) if word in EVENT_WORDS]
            return Advice(tr("a slot fits here ({0}), or a line with '{1}', '{2}' ...", slots, *first[:2]))
        if word == "then" and "COLON" in self.accepted:
            at = self.token.column - 1 - self.shift
            help = tr("end the line with ':' and write what happens below it, indented")
            return Advice(self.below(help, at, at + len(word)))
        if word == "end" or (last == "end" and len(before) == 1 and word in BLOCKS):
            return Advice(self.taken_out(tr("a block ends where its indentation ends; delete this line")))
        return None

    def sign(self, word: str, before: list[str]) -> Advice | None:
        """Advice for signs, and for words that stand in place of a sign."""
        last = before[-1] if before else ""
        following = self.after[0].text if self.after else ""
        if word == "can" or last == "can":
            can = self.before[-1] if last == "can" else None
            if "not" in (word, following):
                end = None if word == "not" else self.after[0]
                return Advice(self.put(tr("write 'cannot'"), "cannot", can, end))
            return Advice(self.ways(tr("write 'may' or 'cannot'"), "may", "cannot", first=can, last=can))
        if word == "as" and "where" in before:
            return Advice(tr("write the name before 'where': 'a KIND as NAME where ...'"))
        if (word in "+-" and following == "=") or (following == "by" and "RISES" in self.accepted):
            ways = {"+": ["rises by"], "-": ["falls by"]}.get(word, ["rises by", "falls by"])
            help = self.ways(tr("write 'rises by' or 'falls by'"), *ways, last=self.after[0])
            return Advice(help, "rises" if following == "by" else None)
        if word == "=" and last in ("=", "<", ">"):
            sign = "=" if last == "=" else last + "="
            return Advice(self.put(tr("write one sign: {0}", sign), sign, self.before[-1]), "")
        if word == "=" and "BECOMES" in self.accepted:
            return Advice(tr("write 'becomes' to change something; '=' only compares"), "becomes")
        if word == ":" and "_NL" in self.accepted and self.index + 1 < len(self.text.lines):
            if indent_of(self.text.lines[self.index + 1][1]) <= indent_of(self.code):
                return Advice(tr("this line does not open a block; delete the ':'"), "")
        if last == ":" and word != ":" and "_NL" in self.accepted:
            colon = self.before[-1]
            help = tr("write the part after ':' on the next line, indented")
            return Advice(self.below(help, colon.column - 1, colon.end_column - 1))
        return None

    def changing(self, before: list[str]) -> Translatable | None:
        """Advice for incomplete `extend`, `replace` and `remove` lines of expansions."""
        if before[-1] == "setup":
            return tr("only a part with a name can be changed: declare it as 'setup NAME:'")
        if before[1:2] == ["table"] and len(before) < 5:
            return tr("write it like this: {0}", f"{self.first} table TABLE of CARD")
        if before[:2] == ["replace", "step"] and len(before) == 3:
            help = tr("write 'with' at the end of the line, and below it the steps that replace this one")
            return self.put(help, " with") if str(self.token) == ":" else help
        return None

    def card_line(self, word: str, before: list[str]) -> Advice | None:
        """Advice for a line directly below the first line of a card."""
        classes, last = self.vocabulary.classes, before[-1] if before else ""
        if self.token.type == "STRING" and "words" in self.vocabulary.takes.get(last, ()):
            return Advice(self.apart(tr("write '{0}' on a line of its own", last), self.before[-1]))
        if self.token.type == "STRING" and len(before) == 1 and last not in classes:
            return Advice(
                tr(
                    "declare printed words below the kind, like this: 'fact {0} words'; "
                    "write what a card does as rules",
                    last,
                )
            )
        if self.token.type == "STRING":
            return Advice(
                tr("do not write the text of a card: write what it does, and the text is generated from that")
            )
        if word in (":", "=") and len(before) == 1 and "PROP" in classes.get(last, ()):
            return Advice(tr("delete the '{0}': '{1} ...'", word, last), "")
        if word == "and" and "PROP" in classes.get(self.first, ()):
            return Advice(tr("put ',' between them"), ",")
        if "VALUE" in classes.get(word, ()) and last.isdigit() and "PROP" in classes.get(self.first, ()):
            before_last = before[-2:-1] and "VALUE" in classes.get(before[-2], ())
            if before_last:
                return Advice(tr("put ',' before '{0}'", word), f", {word}")
            help = tr("write the word first: '{0} {1}'", word, last)
            return Advice(self.put(help, f"{word} {last}", self.before[-1]))
        if self.first == "on" and "SLOT" in classes.get(word, ()):
            return Advice(self.put(tr("write the slot alone: '{0}:'", word), word, self.words[0]))
        if self.first == "if":
            return Advice(tr("use 'while ...:' for lasting effects and 'whenever ...:' for actions"))
        if self.first == "each" and word in ("time", "turn"):
            help = tr("use an event: 'when ...:'")
            return Advice(self.put(help, "when", self.words[0]) if word == "time" else help)
        return None

    def noun(self, word: str, before: list[str]) -> Advice | None:
        """Advice for noun phrases: their zones, determiners and numbers."""
        classes, last = self.vocabulary.classes, before[-1] if before else ""
        following = self.after[0].text if self.after else ""
        if "VALUE" in classes.get(last, ()) and "KIND" in self.accepted and word in ("as", "in", "where"):
            return Advice(tr("name the kind, too: '{0} KIND'", last))
        if "VALUE" in classes.get(word, ()) and last in ("a", "an") and self.in_condition():
            start = self.before[-2] if before[-2:-1] in (["is"], ["are"]) else self.before[-1]
            return Advice(self.put(tr("write 'is {0}'", word), f"is {word}", start))
        if word in ("of", "from") and "KIND" in classes.get(last, ()) and "IN" in self.accepted:
            return Advice(tr("name the zone: '{0} in ZONE'", last))
        if word in ("but", "except"):
            return Advice(tr("write it like this: 'each other KIND', or 'where NAME is not ...'"))
        unknown = self.token.type == "WORD" and word not in self.vocabulary.hints
        if last == "each" and unknown and any(raw.text == "as" for raw in self.after):
            return Advice(tr("write it like this: each KIND in {0}", word))
        if self.in_condition() and before[-2:] in (["there", "are"], ["there", "is"]) and self.token.type == "NUMBER":
            return Advice(tr("write it like this: number of {0} ... = {1}", following or "KIND", word))
        if self.in_condition() and "KIND" in classes.get(word, ()) and last == "no":
            help = tr("write 'there is no {0}'", word)
            return Advice(self.put(help, f"there is no {word}", self.before[-1]))
        has = word in ("have", "has") or last in ("has", "have") and "PROP" in classes.get(word, ())
        if has and self.in_condition():
            return Advice(tr("test a property, 'PROPERTY of NAME is ...', or 'number of KIND in ZONE'"))
        if before == ["while", "in"]:
            help = tr("name the thing: 'while this is in {0}:'", word)
            return Advice(self.put(help, "this is in", self.before[-1], self.before[-1]))
        return None

    def lasting(self, word: str, before: list[str]) -> Advice | None:
        """Advice for events in headers, and for lines with 'have' and 'cannot'."""
        classes, last = self.vocabulary.classes, before[-1] if before else ""
        following = self.after[0].text if self.after else ""
        if self.first in EVENT_WORDS and "if" not in before:
            if last in ("is", "are") and "VALUE" in classes.get(word, ()):
                return Advice(self.put(tr("write 'becomes {0}'", word), f"becomes {word}", self.before[-1]))
            if word == ",":
                at = self.token.column - 1 - self.shift
                help = tr("end the line with ':' and write what happens below it, indented")
                return Advice(self.below(help, at, at + len(word)))
        if word == ":" and "UNTIL" in self.accepted and (self.first == "when" or before[:2] == ["next", "time"]):
            return Advice(tr("give a duration: 'until end of turn:' or 'for rest of game:'"))
        if "next" in (word, following if word == "for" else "") or before[-2:] == ["until", "next"]:
            return Advice(
                tr("write it like this: 'for the next time EVENT', or above a block 'the next time EVENT until ...:'")
            )
        if following == "not" and word in ("may", "do", "does", "must") and not self.in_condition():
            return Advice(self.put(tr("write 'cannot'"), "cannot", None, self.after[0]))
        if (
            word in ("get", "gets", "gain", "gains")
            and "PROP" in classes.get(following, ())
            and "HAVE" in self.accepted
        ):
            return Advice(tr("write it like this: have {0} +1", following))
        if word in ("+", "-") and last in ("has", "have"):
            return Advice(tr("write the number after the property: 'have PROPERTY +1'"))
        if word == "while" and ("has" in before or "have" in before or "cannot" in before):
            start, end = self.token.column - 1 - self.shift, self.token.end_column - 1 - self.shift
            help = tr("write 'while ...:' in a line above, and this line below it, indented")
            return Advice(self.above(help, f"while {self.code[end:].strip()}:", self.code[:start]))
        if word in self.verbs() and "HAVE" in self.accepted and not {"VERB", "BASE"} & {*self.accepted}:
            only = tr("only 'have PROPERTY +1' and 'cannot ...' can have a duration")
            return Advice(tr("{0}; write actions below 'when ...:' or 'whenever ...:'", only))
        if word == "or" and "cannot" in before:
            return Advice(tr("write a separate line with 'cannot' for each"))
        return None

    def verbs(self) -> set[str]:
        """All forms of all verbs of the game."""
        return {word for kind in ("VERB", "BASE") for word in self.vocabulary.words(kind)}

    def scope(self, word: str) -> Advice | None:
        """Advice for the name of a turn, a round or another scope, and for its start and end."""
        scopes = self.vocabulary.words("SCOPE")
        before = [raw.text for raw in self.before]
        last = before[-1] if before else ""
        following = self.after[0].text if self.after else ""
        if last == "once" and word in ("each", "a", "every") and following:
            help = tr("write 'once per {0}'", following)
            return Advice(self.put(help, f"once per {following}", self.before[-1], self.after[0]))
        if "of" in before[-2:] and "end" in before[-3:] and word == "game" and "SCOPE" in self.accepted:
            until = [raw for raw in self.before if raw.text == "until"]
            help = tr("write 'for rest of game'")
            return Advice(self.put(help, "for rest of game", until[-1]) if until else help)
        if "SCOPE" in self.accepted and word not in self.keywords.values():
            if near := nearest(word, [*scopes, *(["game"] if "GAME" in self.accepted and last != "end" else [])]):
                return Advice(tr("did you mean '{0}'?", near), near, True)
            if scopes and (last in ("per", "this", "end", "start", "run") or before[-2:] == ["end", "of"]):
                also = {"STEP": "step", "GAME": "game"} if before[0] not in ("end", "run") else {}
                all_scopes = [*scopes, *(name for terminal, name in also.items() if terminal in self.accepted)]
                shown = ", ".join(all_scopes)
                match before[0]:
                    case "end":
                        return Advice(tr("write one of: {0} (or 'end game with RESULT')", shown))
                    case "run":
                        return Advice(tr("write one of: {0} (or 'run step NAME')", shown))
                    case _:
                        return Advice(tr("write one of: {0}", shown))
        edges = {"start": "starts", "begins": "starts", "end": "ends", "finishes": "ends", "starts": "", "ends": ""}
        if word in edges and (self.first in EVENT_WORDS or "until" in before):
            if last in scopes:
                return Advice(tr("write '{0} {1}'", last, edges[word]), edges[word], True)
            if last not in self.vocabulary.classes and (before[-2:-1] == ["until"] or len(before) == 2):
                near, edge = nearest(last, scopes), edges[word] or word
                if not near:
                    return Advice(tr("these can start and end: {0}", ", ".join(scopes)))
                return Advice(self.put(tr("did you mean '{0} {1}'?", near, edge), f"{near} {edge}", self.before[-1]))
        if (before[-1:], following) == (["end"], last) or before[-1:] == ["end"] and word == "of" and self.after:
            help = tr("write 'when {0} ends:'", following)
            return Advice(self.put(help, f"when {following} ends:", self.words[0], self.words[-1]))
        return None

    def on_card(self) -> bool:
        """Whether the line is directly below the first line of a card, not inside an ability."""
        lines = self.text.lines
        head = lines[0][1].split()[0]
        return (
            self.index > 0
            and indent_of(self.code) == indent_of(lines[1][1])
            and "KIND" in self.vocabulary.classes.get(head, ())
        )
