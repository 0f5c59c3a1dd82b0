"""The codes of diagnostics, each with its title and its explanation; the meaning of a code never changes."""

from __future__ import annotations

from pathlib import Path

EXPLANATIONS = Path(__file__).parent / "explanations"
"""One page for each code: what it says, why, an example beside `example.card`, and what to write instead."""

CODES: dict[str, str] = {
    # E0: a line that cannot be read
    "E001": "these characters make no words",
    "E002": "a word does not fit here",
    "E003": "a line, or a block, stops too early",
    "E004": "a line is indented wrongly",
    "E005": "a declaration does not begin like this",
    "E006": "a line is nested too deeply",
    # E1: declarations, names and facts
    "E101": "a name is declared twice",
    "E102": "a kind is based on something that is no kind",
    "E103": "a type is neither a list of values nor a kind",
    "E104": "a verb has no such role",
    "E105": "a verb has too many objects without a preposition",
    "E110": "a name is unknown",
    "E111": "there is no 'this' or 'you' here",
    "E112": "a property needs an owner",
    "E113": "a thing has no such property",
    "E114": "a property is, or is not, looked up with 'at'",
    "E115": "a zone has no such flag",
    "E116": "a fact is given twice",
    "E117": "a fact takes another sort of value",
    "E118": "a kind has no such slot or table, or it takes no 'on' or 'by'",
    "E119": "a declared word cannot be a name",
    "E120": "a card is unknown",
    "E121": "a card begins with a kind of card",
    "E122": "there is nothing of that name to replace or remove",
    "E123": "two expansions change the same thing",
    "E124": "an option is set to what it cannot be",
    "E125": "nobody knows how costs are paid",
    "E126": "each copy needs a name of its own",
    "E127": "a deck names a card twice, or not often enough",
    "E128": "this cannot be kept between games",
    "E130": "a name is in force already",
    "E131": "no step or flow has this name",
    "E132": "no rule ends the game like this",
    "E133": "a property has the name of a kind",
    "E134": "'current' is not yet the one whose turn it would be",
    "E135": "a file of words or names cannot be read",
    "E136": "a text does not fit on its card",
    # E2: types
    "E201": "a number is needed",
    "E202": "a thing of another kind is needed",
    "E203": "a list is needed",
    "E204": "a word is not in this list of values",
    "E205": "a word is in several lists of values",
    "E206": "a zone is needed",
    "E207": "a list of values is not a kind of thing",
    "E208": "a thing cannot be this value",
    "E209": "'another' than whom is not clear",
    "E210": "a participle does not fit this thing",
    "E211": "two things can never be equal",
    "E212": "a verb is not used in this form",
    "E213": "only printed numbers can be modified",
    "E214": "this cannot change in play",
    "E215": "it is not clear which property changes",
    # E3: quantifiers, choices and durations
    "E216": "the game has no result yet",
    "E301": "it is not clear which one is meant",
    "E302": "a live set is written in the plural",
    "E303": "it is not clear who chooses",
    "E304": "a choice needs a name",
    "E305": "'for' goes with 'each'",
    "E306": "it is not clear who is asked",
    "E307": "an effect needs a duration",
    "E308": "a choice of several has no 'otherwise'",
    "E309": "what may happen instead is one thing",
    "E311": "a slot cannot be obtained, and does not come and go",
    # E4: what cannot be proved of a game
    "E312": "a player with a seat does not join",
    "E314": "cards are searched for, in a zone",
    "E315": "only what a player does is an exception",
    "E316": "a zone is refilled from another one like it",
    "E317": "there are too many of a card",
    "E318": "nobody is asked this",
    "E319": "no choice has this way",
    "E320": "an idiom is one line, with all that stands open in it",
    "E401": "effects may go on for ever",
    "E402": "a window may never end",
    "E403": "a state check stays true",
    "E404": "modifiers ask for each other",
    "E411": "a choice is made among cards that cannot be seen",
    "E412": "a card is read that cannot be seen",
    "E421": "cards come from nowhere",
    "E422": "a line of a scenario stands outside of one",
    # W5: what is said for nothing
    "E432": "a table has a hole, or two cells in one place",
    "W501": "a name is never read",
    "W502": "a property is never read",
    "W503": "a verb is never used",
    "W504": "a result is given only once",
    "W506": "a verb has no words",
    "W507": "nobody reads a file",
    "W508": "a word or a name belongs to nothing",
    "W509": "a message cannot say what it has to",
    "W510": "a line is done even if the choice beside it finds nothing",
    "W511": "an idiom is never said",
}

RETIRED: dict[str, str] = {
    "E313": "a flow is started, not begun",
}
"""Codes that nothing says any more, for those who still meet them; their numbers are not given again."""


def explain(code: str) -> str:
    """The explanation of a code: Markdown that begins with its title."""
    return (EXPLANATIONS / f"{code}.md").read_text(encoding="utf-8")
