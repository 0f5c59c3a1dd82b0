"""What authors write out of habit, from other languages and other games: where reading stopped in, advice out."""

from __future__ import annotations

from typing import Any, TypeAlias

from .constructs import COMPARISONS, EVENT_WORDS, TEST_WORDS
from .diagnostics import nearest
from .lexer import Raw, Text
from .vocabulary import Vocabulary

Advice: TypeAlias = tuple[str, str | None, bool]
"""A help sentence, what to read in the word's stead, and whether that is as good as certain."""

OTHERWISE = ("else", "elif", "elseif", "elsif")
BLOCKS = ("if", "card", "for", "repeat")
"""What stands behind `end` where other languages end a block."""
NUMBER_WORDS = {
    word: number
    for number, word in enumerate("zero one two three four five six seven eight nine ten eleven twelve".split())
}
_RISES = "a number changes like this: 'PROPERTY of ... rises by ...'"
_FALLS = "a number changes like this: 'PROPERTY of ... falls by ...'"
_BECOMES = "write 'PROPERTY of ... becomes ...', or 'NAME is ...' to name something"
FIRST_WORDS = {
    **dict.fromkeys(("add", "increase", "raise"), _RISES),
    **dict.fromkeys(("decrease", "lower", "reduce", "subtract"), _FALLS),
    **dict.fromkeys(("change", "let", "make", "set"), _BECOMES),
    **dict.fromkeys(("win", "wins"), "write 'end game with RESULT'"),
    "do": "take the line out: where nothing is written, nothing happens",
    "foreach": "write 'for each KIND as NAME:'",
    "print": "take the line out: what happens is told by itself",
    "return": "write 'move NAME to ZONE'",
    "target": "write 'choose a KIND as NAME' first, then NAME",
    "then": "take 'then' out: each line is done after the one above",
    "unless": "write 'if' and the opposite, or 'otherwise:'",
    "until": "'until ...' stands at the end of a line",
    "while": "write 'repeat NUMBER times while ...:'",
}
"""Words that lines of other languages begin with."""
_SIGNS = "compare with a sign: '<', '>', '<=' or '>='"
LESS_OR_MORE = dict.fromkeys("fewer greater higher less lower more than".split(), _SIGNS)


class Habits:
    """The place where reading stopped: a token, what would have fitted, and the words of its line."""

    token: Any
    text: Text
    vocabulary: Vocabulary
    keywords: dict[str, str]
    accepted: list[str]
    index: int
    code: str
    before: list[Raw]
    after: list[Raw]
    first: str

    def in_condition(self) -> bool:
        return self.first in TEST_WORDS or any(r.text == "where" for r in self.before)

    def wording(self, word: str) -> Advice | None:
        """Habits from other languages, and parts of a line in the wrong order."""
        before = [raw.text for raw in self.before]
        last = before[-1] if before else ""
        following = self.after[0].text if self.after else ""
        if self.text.lines[0][1].startswith("deck ") and self.index and "NUMBER" in (*self.accepted, self.token.type):
            return f"say how many first: '1 {word}'", f"1 {word}", False
        if self.text.lines[0][1].startswith("deck ") and ("COMMA" in self.accepted or self.token.type == "STRING"):
            return "a card stands here by its id, the word behind its kind: '2 CARD'", None, False
        if self.first == "rule" and "KIND" in self.vocabulary.classes.get(self.text.lines[0][1].split()[0], ()):
            return "what a card says has no name: leave 'rule NAME:' out", None, False
        if before and self.first in ("replace", "remove") and (help := self.changing(before)):
            return help, None, False
        if word == "performed" and "of" in before:
            return "write 'is performed', or 'being performed' after 'instead of'", None, False
        if word in OTHERWISE:
            return "write 'otherwise:' below an 'if'", None, False
        if len(before) == 1 and last in FIRST_WORDS and self.index and not self.on_card():
            return FIRST_WORDS[last], None, False
        if self.on_card() and (found := self.card_line(word, before)) is not None:
            return found
        if (found := self.noun(word, before) or self.lasting(word, before)) is not None:
            return found
        if word in LESS_OR_MORE:
            return LESS_OR_MORE[word], None, False
        if word == "twice":
            return "write 'repeat 2 times:' above, and this line below it, indented", None, False
        if word == "not" and self.in_condition() or last == "not" and before[-2:-1] != ["is"]:
            return "write 'is not' or 'there is no', or turn the comparison round", None, False
        if last == "whenever" or before[:1] == ["whenever"] and "where" not in before and word in self.verbs():
            return "'whenever' asks for a condition; for an event write 'when'", None, False
        if last in ("lose", "loses", "gain", "gains") and self.token.type == "NUMBER":
            return f"write 'PROPERTY of ... {'falls' if last.startswith('lose') else 'rises'} by {word}'", None, False
        if last in ("has", "have") and self.token.type == "NUMBER":
            return f"ask for a property: 'PROPERTY of ... = {word}'", None, False
        if last == "this" and "SCOPE" in self.vocabulary.classes.get(word, ()):
            return f"write 'until end of {word}'", None, False
        if before == ["at"] and word in ("end", "start"):
            scope = next((raw.text for raw in self.after if raw.text in self.vocabulary.classes), "turn")
            return f"write 'when {scope} {word}s:'", None, False
        if before[:1] == ["after"] and word == "step" and len(before) == 1:
            return f"write 'when step {following}:'", None, False
        if before[:1] == ["after"] and len(before) == 1:
            return "write 'when' for what comes after an event, 'before' for what comes before it", None, False
        if word in ("does", "doesn") and "EXISTS" in self.accepted:
            return "write 'X is nothing' for 'X does not exist'", None, False
        if before[-2:] == ["there", "is"] and self.token.type == "WORD":
            return f"write 'there is a KIND where ...', or '{word} exists' of a name", None, False
        if word in COMPARISONS and "or" in before:
            return "'or' joins values after 'is'; between conditions write 'or if'", None, False
        if word in COMPARISONS and self.first in ("when", "before") and "if" not in before:
            return "an event stands after 'when'; for what is true write 'whenever ...:'", None, False
        parts = self.vocabulary.words("PART")
        if word == ":" and last in parts and len(before) == 2 and self.first in EVENT_WORDS:
            return f"say what: '{self.first} this is {last}:'", None, False
        if word == "you" and following in parts and "KIND" in self.vocabulary.classes.get(last, ()):
            return f"write '{last} that you {following} this ...'", None, False
        if word in parts and self.in_condition() and self.after:
            return f"write 'there is a KIND that {last} {word} this ...'", None, False
        if word == "this" and last in parts and "that" in before:
            return (
                f"say who did it: '... that NAME {last} this ...'; only what something is done to can be counted",
                None,
                False,
            )
        if word == ":" and last in self.vocabulary.classes and before[-2:-1] == ["and"]:
            return f"'and' joins whole conditions: write '... is a or b', or '... is a and ... is {last}'", None, False
        if word == ":" and self.in_condition() and "EQUAL" in self.accepted:
            return "a condition compares: 'a = b', 'a is b', 'a exists', 'there is a KIND'", None, False
        if word in ("is", "are") and len(before) == 1 and "PROP" in self.vocabulary.classes.get(last, ()):
            return f"'{last}' is a property: write '{last} of ... becomes ...', or choose another name", None, False
        if word in ("is", "are") and "VERB" in self.accepted:
            return "say who does what; 'is' stands in conditions, and 'becomes' changes something", None, False
        if word == ":" and len(before) == 1 and self.on_card():
            return (
                f"a slot fits here ({', '.join(self.vocabulary.words('SLOT'))}), or a line with 'when', 'before' ...",
                None,
                False,
            )
        if word == "then" and "COLON" in self.accepted:
            return "end the line with ':' and write what happens below it, indented", None, False
        if word == "end" or (last == "end" and len(before) == 1 and word in BLOCKS):
            return "a block ends where its indentation ends; take this line out", None, False
        if word == "can" or last == "can":
            return "write 'cannot'" if "not" in (word, following) else "write 'may' or 'cannot'", None, False
        if word == "as" and "where" in before:
            return "the name stands before 'where': 'a KIND as NAME where ...'", None, False
        if (word in "+-" and following == "=") or (following == "by" and "RISES" in self.accepted):
            return "write 'rises by' or 'falls by'", "rises" if following == "by" else None, False
        if word == "=" and last in ("=", "<", ">"):
            return f"write one sign: {'=' if last == '=' else last + '='}", "", False
        if word == "=" and "BECOMES" in self.accepted:
            return "write 'becomes' to change something; '=' only compares", "becomes", False
        if word == ":" and "_NL" in self.accepted and self.index + 1 < len(self.text.lines):
            if indent_of(self.text.lines[self.index + 1][1]) <= indent_of(self.code):
                return "this line opens no block; take the ':' out", "", False
        if last == ":" and word != ":" and "_NL" in self.accepted:
            return "write what stands after ':' on the next line, indented", None, False
        return None

    def changing(self, before: list[str]) -> str:
        """How an expansion names what it changes, where its line stops too early."""
        if before[-1] == "setup":
            return "only a part with a name can be changed: declare it as 'setup NAME:'"
        if before[1:2] == ["table"] and len(before) < 5:
            return f"write it like this: {self.first} table TABLE of CARD"
        if before[:2] == ["replace", "step"] and len(before) == 3:
            return "write 'with' at the end of the line, and below it the steps that stand for this one"
        return ""

    def card_line(self, word: str, before: list[str]) -> Advice | None:
        """A line of a card itself."""
        classes, last = self.vocabulary.classes, before[-1] if before else ""
        if self.token.type == "STRING":
            return "a card has no text to write: say what it does, and its text is made from that", None, False
        if word in (":", "=") and len(before) == 1 and "PROP" in classes.get(last, ()):
            return f"take the '{word}' out: '{last} ...'", "", False
        if word == "and" and "PROP" in classes.get(self.first, ()):
            return "put ',' between them", ",", False
        if "VALUE" in classes.get(word, ()) and last.isdigit() and "PROP" in classes.get(self.first, ()):
            before_last = before[-2:-1] and "VALUE" in classes.get(before[-2], ())
            if before_last:
                return f"put ',' before '{word}'", f", {word}", False
            return f"write the word first: '{word} {last}'", None, False
        if self.first == "on" and "SLOT" in classes.get(word, ()):
            return f"write the slot alone: '{word}:'", None, False
        if self.first == "if":
            return (
                "write 'while ...:' for what holds as long as it is so, 'whenever ...:' for what is done then",
                None,
                False,
            )
        if self.first == "each" and word in ("time", "turn"):
            return "write 'when ...:', with an event", None, False
        return None

    def noun(self, word: str, before: list[str]) -> Advice | None:
        """Words round a noun: where it is, which one, how many."""
        classes, last = self.vocabulary.classes, before[-1] if before else ""
        following = self.after[0].text if self.after else ""
        if "VALUE" in classes.get(last, ()) and "KIND" in self.accepted and word in ("as", "in", "where"):
            return f"name the kind, too: '{last} KIND'", None, False
        if "VALUE" in classes.get(word, ()) and last in ("a", "an") and self.in_condition():
            return f"write 'is {word}'", None, False
        if word in ("of", "from") and "KIND" in classes.get(last, ()) and "IN" in self.accepted:
            return f"say where it is: '{last} in ZONE'", None, False
        if word in ("but", "except"):
            return "write 'each other KIND', or 'where NAME is not ...'", None, False
        unknown = self.token.type == "WORD" and word not in self.vocabulary.hints
        if last == "each" and unknown and any(raw.text == "as" for raw in self.after):
            return f"write 'each KIND in {word}'", None, False
        if self.in_condition() and before[-2:] in (["there", "are"], ["there", "is"]) and self.token.type == "NUMBER":
            return f"write 'number of {following or 'KIND'} ... = {word}'", None, False
        if self.in_condition() and "KIND" in classes.get(word, ()) and last == "no":
            return f"write 'there is no {word} ...'", None, False
        has = word in ("have", "has") or last in ("has", "have") and "PROP" in classes.get(word, ())
        if has and self.in_condition():
            return "ask for a property: 'PROPERTY of NAME is ...', or for 'number of KIND in ZONE'", None, False
        if before == ["while", "in"]:
            return f"say what is there: 'while this is in {word}:'", None, False
        return None

    def lasting(self, word: str, before: list[str]) -> Advice | None:
        """Events in headers, and lines that say what holds: 'have' and 'cannot'."""
        classes, last = self.vocabulary.classes, before[-1] if before else ""
        following = self.after[0].text if self.after else ""
        if self.first in EVENT_WORDS and "if" not in before:
            if last in ("is", "are") and "VALUE" in classes.get(word, ()):
                return f"write 'becomes {word}'", None, False
            if word == ",":
                return "end the line with ':' and write what happens below it, indented", None, False
        if word == ":" and "UNTIL" in self.accepted and (self.first == "when" or before[:2] == ["next", "time"]):
            return "say how long it waits: 'until end of turn:' or 'for rest of game:'", None, False
        if "next" in (word, following if word == "for" else "") or before[-2:] == ["until", "next"]:
            return "write 'for the next time EVENT', or above a block 'the next time EVENT until ...:'", None, False
        if following == "not" and word in ("may", "do", "does", "must") and not self.in_condition():
            return "write 'cannot'", None, False
        if (
            word in ("get", "gets", "gain", "gains")
            and "PROP" in classes.get(following, ())
            and "HAVE" in self.accepted
        ):
            return f"write 'have {following} +1'", None, False
        if word in ("+", "-") and last in ("has", "have"):
            return "write the number behind the property: 'have PROPERTY +1'", None, False
        if word == "while" and ("has" in before or "have" in before or "cannot" in before):
            return "write 'while ...:' above, and this line below it, indented", None, False
        if word in self.verbs() and "HAVE" in self.accepted and not {"VERB", "BASE"} & {*self.accepted}:
            only = "only 'have PROPERTY +1' and 'cannot ...' hold for a while"
            return f"{only}; for what is done write 'when ...:' or 'whenever ...:'", None, False
        if word == "or" and "cannot" in before:
            return "write a line with 'cannot' for each", None, False
        return None

    def verbs(self) -> set[str]:
        """Every form of every verb of the game."""
        return {word for kind in ("VERB", "BASE") for word in self.vocabulary.words(kind)}

    def scope(self, word: str) -> Advice | None:
        """Where the name of a turn, a round or another scope belongs."""
        scopes = self.vocabulary.words("SCOPE")
        before = [raw.text for raw in self.before]
        last = before[-1] if before else ""
        following = self.after[0].text if self.after else ""
        if last == "once" and word in ("each", "a", "every") and following:
            return f"write 'once per {following}'", None, False
        if "of" in before[-2:] and "end" in before[-3:] and word == "game" and "SCOPE" in self.accepted:
            return "write 'for rest of game'", None, False
        if "SCOPE" in self.accepted and word not in self.keywords.values():
            if near := nearest(word, [*scopes, *(["game"] if "GAME" in self.accepted and last != "end" else [])]):
                return f"did you mean '{near}'?", near, True
            if scopes and (last in ("per", "this", "end", "begin", "start", "run") or before[-2:] == ["end", "of"]):
                also = {"STEP": "step", "GAME": "game"} if before[0] not in ("end", "run") else {}
                all_scopes = [*scopes, *(name for terminal, name in also.items() if terminal in self.accepted)]
                more = {"end": " (or 'end game with RESULT')", "run": " (or 'run step NAME')"}.get(before[0], "")
                return f"write one of: {', '.join(all_scopes)}{more}", None, False
        edges = {"start": "starts", "begins": "starts", "end": "ends", "finishes": "ends", "starts": "", "ends": ""}
        if word in edges and (self.first in EVENT_WORDS or "until" in before):
            if last in scopes:
                return f"write '{last} {edges[word]}'", edges[word], True
            if last not in self.vocabulary.classes and (before[-2:-1] == ["until"] or len(before) == 2):
                near = nearest(last, scopes)
                known = f"what starts and ends is: {', '.join(scopes)}"
                return f"did you mean '{near} {edges[word] or word}'?" if near else known, None, False
        if (before[-1:], following) == (["end"], last) or before[-1:] == ["end"] and word == "of" and self.after:
            return f"write 'when {following} ends:'", None, False
        return None

    def on_card(self) -> bool:
        """Whether the line stands in a card itself, not in one of its abilities."""
        lines = self.text.lines
        head = lines[0][1].split()[0]
        return (
            self.index > 0
            and indent_of(self.code) == indent_of(lines[1][1])
            and "KIND" in self.vocabulary.classes.get(head, ())
        )


def indent_of(line: str) -> int:
    return len(line) - len(line.lstrip())
