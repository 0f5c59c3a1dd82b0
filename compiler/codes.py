"""The codes of diagnostics, each with its title and its page of explanation; the meaning of a code never changes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

_TEXT = re.compile(r"\A(# [EW]\d{3}: |## |)(.*)\Z")

EXPLANATIONS = Path(__file__).parent / "explanations"
"""The folder with one page for each code: what the code means, why it is an error, an example and a correct version."""

CODES: dict[str, str] = {
    # E0: syntax errors
    "E001": "these characters are not a word of the language",
    "E002": "a word does not fit here",
    "E003": "a line or a block is incomplete",
    "E004": "a line is indented wrongly",
    "E005": "this does not begin a declaration",
    "E006": "a line is nested too deeply",
    # E1: declarations, names and facts
    "E101": "a name is declared twice",
    "E102": "a kind cannot be based on this",
    "E103": "a type is neither a list of values nor a kind",
    "E104": "a verb has no such role",
    "E105": "a verb has too many objects without a preposition",
    "E110": "a name is unknown",
    "E111": "there is no 'this' or 'you' here",
    "E112": "a property needs an owner",
    "E113": "a thing has no such property",
    "E114": "'at' is missing, or not possible",
    "E115": "a zone cannot have this property",
    "E116": "a fact is given twice",
    "E117": "a fact takes another type of value",
    "E118": "there is no such slot or table, or it cannot have 'on' or 'by'",
    "E119": "a declared word cannot be a name",
    "E120": "a card is unknown",
    "E121": "a card begins with a kind of card",
    "E122": "there is no element of this name to replace or remove",
    "E123": "two expansions change the same thing",
    "E124": "an option cannot have this value",
    "E125": "the game does not declare how costs are paid",
    "E126": "the number of names differs from the number of copies",
    "E127": "the number of copies in a deck is wrong",
    "E128": "this cannot be kept between games",
    "E129": "a card has a wrong number",
    "E130": "a name is already in use",
    "E131": "no step or flow has this name",
    "E132": "no rule ends the game like this",
    "E133": "a property or a list has the name of a kind",
    "E134": "'current' is still the previous player here",
    "E135": "a file of messages or names cannot be read",
    "E136": "a text does not fit on its card",
    "E137": "a game has no players",
    "E138": "printed words are too long",
    "E139": "a property is never set back anyway",
    # E2: types
    "E201": "a number is needed",
    "E202": "a thing of another kind is needed",
    "E203": "a list is needed",
    "E204": "a word is not in this list of values",
    "E205": "a word is in several lists of values",
    "E206": "a zone is needed",
    "E207": "a list of values is not a kind of thing",
    "E208": "a thing cannot be this value",
    "E209": "'another' excludes nothing here",
    "E210": "a participle does not fit this thing",
    "E211": "two things can never be equal",
    "E212": "a verb cannot be used in this form",
    "E213": "only printed numbers can be modified",
    "E214": "this cannot change in play",
    "E215": "it is not clear which property changes",
    "E216": "the game has no result yet",
    "E217": "a number is divided by 0",
    "E218": "rules cannot read printed words",
    "E219": "this is always read as it is now",
    "E220": "'before' after an 'if' that is tested before the event anyway",
    # E3: quantifiers, choices and durations
    "E301": "it is not clear which one is meant",
    "E302": "a live set is written in the plural",
    "E303": "it is not clear who chooses",
    "E304": "a choice needs a name",
    "E305": "'for' needs 'each'",
    "E306": "it is not clear who is asked",
    "E307": "an effect needs a duration",
    "E308": "a choice of several things cannot have 'otherwise'",
    "E311": "a slot cannot be granted, and cannot depend on a condition",
    "E312": "only a player without a seat can join",
    "E314": "only cards in a zone can be searched for",
    "E315": "an exception must be an action of a player",
    "E316": "a zone can be refilled only from another zone of the same owner",
    "E317": "there are too many copies of a card",
    "E318": "no choice has this name",
    "E319": "no 'choose one' has this alternative",
    "E320": "an idiom must have one line that uses all its holes",
    "E321": "a player can be made to act only in a window",
    "E322": "the line above has no such outcome",
    "E323": "a line of 'together' cannot happen together with others",
    # E4: proofs about a game
    "E401": "a cycle of effects may never end",
    "E402": "a window may never end",
    "E403": "a state check stays true",
    "E404": "a modifier depends on itself",
    "E411": "a choice among hidden cards",
    "E412": "a property of a hidden card is read",
    "E413": "no card can be meant without a zone",
    "E421": "a line is allowed only in set-up",
    "E422": "a line is allowed only in scenarios",
    "E432": "a table has no cell, or two cells, for a combination of numbers",
    # E6: faults of a locale with which a text is wrong
    "E601": "a message does not use an argument",
    "E602": "a message uses an argument that it does not get",
    "E603": "a form of a message leaves out its subject or a condition",
    "E604": "a message prints nothing",
    "E605": "a message needs something that does not exist",
    "E606": "a text has other numbers or icons than its card",
    "E607": "a text has marks that are not for readers",
    "E608": "a translated diagnostic is wrong",
    # W5: unused declarations and files
    "W501": "a name is never read",
    "W502": "a property is never read",
    "W503": "a verb is never used",
    "W504": "a result is given only once",
    "W506": "a verb has no entry in a language",
    "W507": "a file is not used",
    "W508": "a message or a name is not used",
    "W509": "a message is incomplete or wrong",
    "W510": "a line runs even if a choice found nothing",
    "W511": "an idiom matches no line",
    "W512": "a set was written for another version",
    "W513": "two sets have a card with the same id",
    "W514": "something on a face is hard to see",
    "W515": "a part of a card is not printed",
    "W516": "a kind of cards has no face",
    "W517": "a line means something else in the language of today",
    "W518": "a game does not say for which version of the language it is written",
    "W519": "an amount of 0 could mean either",
    "W520": "a card that has left play is read as it is now",
    "W521": "what happens at the same time does not see the same",
    # W6: other faults of a locale
    "W601": "a word or a name is missing",
    "W602": "words do not agree",
    "W603": "an attribute or an idiom is never used",
    "W604": "an entry is given twice",
    "W605": "a word differs from the glossary",
    "W606": "a text is misprinted",
    "W607": "a translation is stale",
    "W608": "a card is printed in another language",
    "W609": "an entry says something else than its source",
    # W7: cards that probably lack something
    "W701": "a card lacks a fact that the other cards of its kind have",
    "W702": "a printed name is used twice",
    "W703": "a card does nothing",
    "W704": "a number is 0 on one card only",
    "W705": "a card has no number",
}

RETIRED: dict[str, str] = {
    "E309": "an optional replacement must be a single call",
    "E313": "a flow is started, not begun",
}
"""Codes that are no longer reported; their numbers are not used again."""


def explain(code: str, said: Callable[[str], str] = str) -> str:
    """The explanation of a code: a Markdown page that begins with its title. said: translates a text of the page."""
    page = (EXPLANATIONS / f"{code}.md").read_text(encoding="utf-8")
    return "".join(lead + said(text) + "\n" for lead, text in parts(page))


def parts(page: str) -> Iterator[tuple[str, str]]:
    """Yield the lines of a page: what begins each, such as `## `, and its text; "" for the text of an example."""
    inside = False
    for line in page.splitlines():
        fence = line.startswith("```")
        found = _TEXT.match(line)
        yield (line, "") if inside or fence or found is None else (found[1], found[2])
        inside ^= fence
