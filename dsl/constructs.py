"""The table of all constructs of the card language.

Error recovery, help texts, the index of the docs and the grammar for editors are derived from the table. A row names
the grammar rule of the construct, its keywords, the places where it may stand, and an example line in the words of
tests/corpus/vocabulary.card. `tests/dsl/test_constructs.py` parses each example with its rule, and checks that each
keyword of the grammar is in a row, or in a rule that has one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache

from .syntax import GrammarPart, GrammarSymbol, Keyword, parts, syntax


class Place(Enum):
    """A place where a construct may stand: up to THEN the places of whole lines, then those of parts of lines."""

    FILE = "the first column"
    GAME = "a game"
    KIND = "a kind"
    VERB = "a verb"
    DECK = "a deck"
    FLOW = "a flow"
    RULES = "a `while`"
    CARD = "a card"
    TABLE = "a table"
    BLOCK = "a block"
    WINDOW = "a window"
    WAYS = "a choice of ways"
    SCENARIO = "a scenario"
    GIVEN = "what is given"
    THEN = "what is expected"

    TYPE = "a type"
    EVENT = "an event"
    LASTING = "what lasts"
    NOUN = "a noun"
    AMOUNT = "an amount"
    CONDITION = "a condition"


FILE, GAME, KIND, VERB, DECK, FLOW, RULES, CARD, TABLE, BLOCK, WINDOW, WAYS, SCENARIO, GIVEN, THEN = [*Place][:15]
TYPE, EVENT, LASTING, NOUN, AMOUNT, CONDITION = [*Place][15:]
HOSTS = {TYPE: KIND, EVENT: FILE, LASTING: BLOCK, NOUN: BLOCK, AMOUNT: BLOCK, CONDITION: BLOCK}
"""For each place of parts of lines: the place of the whole lines that the docs use to show such a part."""


@dataclass(frozen=True, slots=True)
class Construct:
    """A row of the table.

    words: the keywords of the construct, alternatives separated by |. explained: the heading of a section in
    docs/language/. opens: the place of the lines in its block, if it has a block. shape: a pattern of its line, for
    help texts. stand_in: a line that error recovery parses in place of a faulty line. after: the constructs of which
    one must stand before this one. tests: whether a condition follows its first word. declares: whether its line
    adds words to the vocabulary.
    """

    rule: str
    words: str
    places: tuple[Place, ...]
    example: str
    explained: str
    opens: Place | None = None
    shape: str = ""
    stand_in: str = ""
    after: str = ""
    tests: bool = False
    declares: bool = False

    @property
    def first(self) -> str:
        """The first word of its keywords, if its lines begin with this word; else ""."""
        word = self.words.split("|")[0].split(" ")[0]
        return word if word and self.example.split()[0].rstrip(":") == word else ""

    @property
    def links(self) -> tuple[str, ...]:
        """The keywords that connect its parts: those of its rule that are no word of a row of this rule."""
        return _links(self.rule)

    @property
    def whole(self) -> bool:
        """Whether the construct is a whole line, not a part of a line."""
        return self.places[0] not in HOSTS

    @property
    def outside(self) -> bool:
        """Whether the construct stands only in the first column."""
        return self.places == (FILE,)

    @property
    def inside(self) -> bool:
        """Whether the construct is a whole line that never stands in the first column."""
        return self.whole and FILE not in self.places


_LIVE = (FILE, RULES, CARD, BLOCK)
_HEARD = (FILE, RULES, CARD)

# fmt: off
CONSTRUCTS: tuple[Construct, ...] = (
    # ------------------------------------------------------------------------------------------- declarations
    Construct("game", "game", (FILE,), "game harbour language 3", "game", GAME),
    Construct("expansion", "expansion", (FILE,), "expansion storms of harbour", "expansions",
              shape="expansion NAME of GAME"),
    Construct("values", "values", (FILE,), "values hue red, blue, gold", "values", shape="values NAME word, word, word",
              declares=True),
    Construct("kind", "kind", (FILE,), "kind ship (ships) is card", "kind", KIND, shape="kind NAME is card",
              declares=True),
    Construct("extend", "extend kind", (FILE,), "extend kind ship", "extend-kind", KIND,
              shape="extend kind KIND, or extend game"),
    Construct("extend", "extend game", (FILE,), "extend game", "expansions", GAME),
    Construct("verb", "verb", (FILE,), "verb who:captain waits for_what:number", "verb", VERB,
              shape="verb NAME:KIND VERB NAME:KIND", declares=True),
    Construct("setup", "setup", (FILE,), "setup:", "setup-and-seats", BLOCK),
    Construct("seats", "seats", (FILE,), "seats:", "setup-and-seats", BLOCK),
    Construct("between", "between games|keeping", (FILE,), "between games keeping coins, hand", "between-games", BLOCK,
              shape="between games FLOW keeping PROPERTY, ZONE"),
    Construct("flow", "flow", (FILE,), "flow day repeats", "flow-step-turns", FLOW, shape="flow NAME", declares=True),
    Construct("rule", "rule", (FILE, RULES), "rule dawn: when turn starts:", "rule-invariant-end-game", BLOCK,
              shape="rule NAME: when ..."),
    Construct("rule", "rule", (FILE, RULES), "rule dawn:", "rule-invariant-end-game", RULES),
    Construct("scenario", "scenario", (FILE,), 'scenario calm "nothing happens"', "the-parts-of-a-scenario", SCENARIO,
              shape='scenario NAME "what it shows"'),
    Construct("invariant", "invariant", (FILE,), "invariant level < 9", "rule-invariant-end-game", tests=True),
    Construct("worth", "worth of", (FILE,), "worth of captain is coins of this", "worth-and-returns",
              shape="worth of KIND is AMOUNT"),
    Construct("worth", "returns of", (FILE,), "returns of captain is coins of this", "worth-and-returns",
              shape="returns of KIND is AMOUNT"),
    Construct("idiom", "idiom", (FILE,), "idiom pay for who:captain", "idiom", BLOCK,
              shape="idiom NAME for NAME:KIND, and below it one line of a card"),
    Construct("deck", "deck", (FILE,), "deck starter:", "deck-require", DECK,
              shape="deck NAME:, and below it lines such as '2 CARD, 1 CARD'"),
    Construct("paying", "costs are paid", (FILE,), "costs are paid by sells", "slots"),
    Construct("order", "packets in seat order", (FILE,), "packets in seat order from seat 1 after current", "packets"),
    Construct("order", "triggers ordered", (FILE,), "triggers ordered by current", "packets"),
    Construct("replacement", "replace", (FILE,), "replace rule dawn: when turn starts:", "replace-and-remove", BLOCK),
    Construct("replace_step", "replace step", (FILE,), "replace step trade with", "replace-and-remove", FLOW),
    Construct("replace_table", "replace table", (FILE,), "replace table chart of tea:", "replace-and-remove", TABLE),
    Construct("replace_table", "replace table", (FILE,), "replace table chart of tea at 1: nothing",
              "replace-and-remove"),
    Construct("removal", "remove", (FILE,), "remove rule dawn", "replace-and-remove"),
    Construct("removal", "remove table", (FILE,), "remove table chart of tea", "replace-and-remove"),
    # ------------------------------------------------------------------------- lines of a game, a kind, a verb, a flow
    Construct("version", "version", (GAME,), "version 2", "versions", shape="version N"),
    Construct("players", "players", (GAME, GIVEN), "players 2 to 4", "game", shape="players 2 to 4"),
    Construct("zones", "zones", (GAME, KIND), "zones pool open, well hidden refilled from pool", "zones",
              shape="zones NAME open, NAME hidden", declares=True),
    Construct("has", "has", (GAME, KIND), "has anger number", "has", shape="has NAME number", declares=True),
    Construct("derived", "has", (GAME, KIND), "has crowd is number of ships", "has"),
    Construct("option", "option", (GAME, KIND), "option lead number to 3", "option", declares=True),
    Construct("scopes", "scopes", (GAME,), "scopes voyage, night", "scopes", shape="scopes NAME, NAME", declares=True),
    Construct("say", "say", (GAME, KIND), "say captain for skipper, master", "game", shape="say WORD for WORD, WORD",
              declares=True),
    Construct("fact", "fact", (KIND,), "fact weight number", "kind", shape="fact NAME number", declares=True),
    Construct("slots", "slots", (KIND,), "slots stow on ship, sail with speed number", "kind", shape="slots NAME, NAME",
              declares=True),
    Construct("you_is", "you", (KIND,), "you is owner of this", "kind"),
    Construct("asks", "asks", (KIND,), "asks current", "players-without-a-seat"),
    Construct("begins", "begins", (KIND,), "begins game", "kind"),
    Construct("replaces", "replace", (KIND,), "replace has crowd is 2", "replace-and-remove"),
    Construct("table_form", "table", (KIND,), "table chart by leg, crew 1 to 4", "tables", declares=True),
    Construct("packet", "packet sums", (VERB,), "packet sums for_what", "packets"),
    Construct("affects", "affects", (VERB,), "affects who", "verb"),
    Construct("needs", "needs", (VERB,), "needs for_what", "zero-and-below"),
    Construct("needs", "needs no", (VERB,), "needs no for_what", "zero-and-below"),
    Construct("deck_row", "", (DECK,), "2 tea, 1 rum", "deck-require"),
    Construct("step", "step", (FLOW,), "step trade:", "flow-step-turns", BLOCK, shape="step NAME:",
              stand_in="step x_:"),
    Construct("turns", "takes", (FLOW,), "each captain takes turn from current", "flow-step-turns"),
    # ---------------------------------------------------------------------------------------- cards and abilities
    Construct("card", "", (FILE,), 'cargo tea "Tea"', "cards-and-abilities", CARD),
    Construct("facts", "", (CARD,), "price 3    colour red", "cards-and-abilities"),
    Construct("own_words", "", (CARD,), 'motto "It keeps."', "words-of-your-own"),
    Construct("origin", "printed", (CARD,), "printed", "cards-and-abilities"),
    Construct("origin", "reconstructed", (CARD,), 'reconstructed "its price"', "cards-and-abilities"),
    Construct("origin", "house", (CARD,), "house", "cards-and-abilities"),
    Construct("card_number", "number", (CARD,), "number 12", "card-numbers"),
    Construct("formerly", "formerly", (CARD,), "formerly green_tea", "cards-and-abilities"),
    Construct("slot", "", (CARD,), "play:", "slots", BLOCK),
    Construct("trigger", "when", _HEARD, "when a captain draws:", "triggers-and-replacements", BLOCK),
    Construct("while", "while", _HEARD, "while level > 3:", "while-and-live-lines", RULES, tests=True,
              stand_in="while nothing is not nothing:"),
    Construct("trigger", "before", _HEARD, "before a captain draws:", "triggers-and-replacements", BLOCK),
    Construct("trigger", "instead of", _HEARD, "instead of a captain drawing:", "triggers-and-replacements", BLOCK),
    Construct("trigger", "may instead of", _HEARD, "may instead of a captain drawing:", "triggers-and-replacements",
              BLOCK),
    Construct("whenever", "whenever", _HEARD, "whenever level > 3:", "state-checks", BLOCK, tests=True,
              stand_in="whenever nothing is not nothing:"),
    Construct("table", "table", (CARD,), "table chart:", "tables", TABLE),
    Construct("entry", "", (TABLE,), "1 to 2, any:", "tables", BLOCK),
    Construct("table_cell", "nothing", (TABLE,), "3: nothing", "tables"),
    # ------------------------------------------------------------------------------------------------- statements
    Construct("choose", "choose|chooses", (BLOCK,), "choose a cargo as pick", "choices", shape="choose a KIND as NAME"),
    Construct("move", "move", (BLOCK,), "move pick to hand of you", "statements", shape="move NAME to ZONE"),
    Construct("if", "if", (BLOCK,), "if level > 3:", "blocks", BLOCK, tests=True,
              stand_in="if nothing is not nothing:"),
    Construct("if_done", "if", (BLOCK,), "if it is done:", "if-that-happened", BLOCK, after="call"),
    Construct("otherwise", "otherwise", (BLOCK, TABLE), "otherwise:", "blocks", BLOCK, after="if|choose|may"),
    Construct("call", "", (BLOCK,), "you draw 1", "statements"),
    Construct("may_do", "may", (BLOCK,), "you may draw 1", "statements"),
    Construct("may", "may", (BLOCK,), "you may:", "blocks", BLOCK),
    Construct("modify", "have|has", _LIVE, "cargo have price +1", "while-and-live-lines"),
    Construct("cannot", "cannot", _LIVE, "captains cannot draw", "while-and-live-lines"),
    Construct("cannot_act", "cannot act", _LIVE, "captains cannot act except draw", "while-and-live-lines"),
    Construct("loses_text", "lose text|loses text", _LIVE, "ships lose text", "lost-text"),
    Construct("grant", "obtain|obtains", _LIVE, "ships obtain:", "what-lasts", RULES),
    Construct("becomes", "becomes|become|becoming", (BLOCK,), "level becomes 3", "statements"),
    Construct("becomes_copy", "becomes copy", (BLOCK,), "pick becomes copy of tea", "statements"),
    Construct("obtains_abilities", "obtains abilities", (BLOCK,), "pick obtains abilities of tea", "statements"),
    Construct("rises", "rises|falls", (BLOCK,), "level rises by 1", "statements"),
    Construct("let", "is", (BLOCK,), "count is level + 1", "statements", stand_in="x_ is 0"),
    Construct("shuffle", "shuffle", (BLOCK,), "shuffle hold", "statements", shape="shuffle ZONE"),
    Construct("swap", "swap", (BLOCK,), "swap hand of you with hand of friend", "statements",
              shape="swap ZONE with ZONE"),
    Construct("choose_number", "choose a number|chooses a number", (BLOCK,), "choose a number from 0 to 3 as count",
              "choices"),
    Construct("choose", "search for|searches for", (BLOCK,), "search for a cargo in deck of you as find", "choices"),
    Construct("reveal", "reveal", (BLOCK,), "reveal top cargo of hold as omen", "statements",
              shape="reveal the top KIND of ZONE as NAME"),
    Construct("reveal", "reveal", (BLOCK,), "reveal hand of friend to you", "statements"),
    Construct("tell", "reveal whether", (BLOCK,), "reveal whether price of pick is 2 to friend", "hidden-cards"),
    Construct("reveal_until", "reveal", (BLOCK,), "reveal cargo from top of hold until price > 2 as find leaving rest",
              "statements"),
    Construct("perform", "perform", (BLOCK,), "perform play of pick as you", "statements",
              shape="perform SLOT of CARD as PLAYER"),
    Construct("roll", "roll", (BLOCK,), "roll 6 as luck", "statements"),
    Construct("put", "put", (BLOCK,), "put tea 2, rum in hold", "setup-and-seats", shape="put CARD in ZONE"),
    Construct("put_every", "put every", (BLOCK,), "put every cargo in hold where price > 2", "setup-and-seats"),
    Construct("end_game", "end game", (BLOCK,), "end game with won", "rule-invariant-end-game",
              shape="end game with RESULT"),
    Construct("end_scope", "end", (BLOCK,), "end voyage", "scopes"),
    Construct("end_effects", "end effects", (BLOCK,), "end effects of ships", "what-lasts"),
    Construct("start_scope", "start", (BLOCK,), "start turn for friend", "start-flow-end-flow"),
    Construct("run", "run step", (BLOCK,), "run step trade for P1", "the-set-up-steps-and-flows",
              shape="run step NAME"),
    Construct("run", "run", (BLOCK,), "run turn for P1", "the-set-up-steps-and-flows"),
    Construct("run_setup", "run setup", (BLOCK,), "run setup with calm_sea, fog 2", "the-set-up-steps-and-flows"),
    Construct("joins", "joins game", (BLOCK,), "a captain as guest joins game", "players-without-a-seat"),
    Construct("leaves", "leaves game|leave game", (BLOCK,), "current leaves game", "players-who-leave"),
    Construct("brings", "brings deck", (BLOCK,), "P1 brings deck starter", "the-set-up-steps-and-flows"),
    Construct("require", "require", (BLOCK,), "require cargo: level > 3", "deck-require",
              shape="require NAME: AMOUNT >= AMOUNT"),
    Construct("answer", "answer", (BLOCK,), "answer pick with tea", "answers", shape="answer NAME with ..."),
    Construct("answer", "answers", (BLOCK,), "P1 answers pick with pass", "answers"),
    Construct("all_pass", "all pass", (BLOCK,), "all pass", "answers"),
    Construct("for_each", "for", (BLOCK,), "for each captain as one:", "blocks", BLOCK, shape="for each KIND as NAME:"),
    Construct("for_each", "for", (BLOCK,), "for each captain as one at once:", "choices-at-the-same-time", BLOCK),
    Construct("for_items", "for each item of", (BLOCK,), "for each item of crates of pick as crate:", "blocks", BLOCK),
    Construct("repeat", "repeat", (BLOCK,), "repeat 2 times:", "blocks", BLOCK, shape="repeat NUMBER times:"),
    Construct("repeat_until", "repeat until", (BLOCK,), "repeat until level > 3:", "blocks", BLOCK, tests=True),
    Construct("together", "together", (BLOCK,), "together:", "packets", BLOCK),
    Construct("choose_one", "choose one|chooses one", (BLOCK,), "choose one:", "blocks", WAYS, stand_in="choose one:"),
    Construct("alternative", "", (WAYS,), "rest:", "blocks", BLOCK, stand_in="x_:"),
    Construct("window", "window", (BLOCK,), "window once each:", "windows", WINDOW, shape="window:",
              stand_in="window:"),
    Construct("may_do", "may", (WINDOW,), "current may draw 1", "windows"),
    Construct("may_do", "must", (WINDOW,), "current must draw 1", "windows"),
    Construct("delayed", "when", (BLOCK,), "when a captain draws until end of turn:", "what-lasts", BLOCK),
    Construct("delayed", "next time", (BLOCK,), "next time a captain draws until end of turn:", "what-lasts", BLOCK),
    # -------------------------------------------------------------------------------------------------- scenarios
    Construct("given", "given", (SCENARIO,), "given:", "the-parts-of-a-scenario", GIVEN),
    Construct("when_part", "when", (SCENARIO,), "when:", "the-parts-of-a-scenario", BLOCK, stand_in="when:"),
    Construct("then_part", "then", (SCENARIO,), "then:", "the-parts-of-a-scenario", THEN, stand_in="then:"),
    Construct("local_card", "", (GIVEN,), "cargo rum price 3", "cards-of-a-scenario"),
    Construct("expect", "", (THEN,), "level = 3", "what-is-expected", stand_in="nothing is not nothing"),
    Construct("cannot", "cannot", (THEN,), "P1 cannot draw", "what-is-expected"),
    Construct("expect_offered", "offered", (THEN,), "offered pick: tea, rum", "what-is-expected"),
    Construct("expect_offered", "not offered", (THEN,), "not offered pick: tea", "what-is-expected"),
    Construct("expect_refused", "refused", (THEN,), "refused by cargo", "what-is-expected"),
    # ------------------------------------------------------------------------------------------------ parts of lines
    Construct("number_type", "number", (TYPE,), "has anger number to coins", "has"),
    Construct("number_type", "signed number", (TYPE,), "has anger signed number", "has"),
    Construct("word_type", "per", (TYPE,), "has shade hue per captain", "has"),
    Construct("cells_type", "cells of", (TYPE,), "fact boxes cells of hue", "kind"),
    Construct("set_type", "set of", (TYPE,), "fact marks set of hue", "kind"),
    Construct("text_type", "words", (TYPE,), "fact saying words", "words-of-your-own"),
    Construct("turns_into", "becomes|become|becoming", (EVENT,), "when a captain becomes ashore:",
              "triggers-and-replacements"),
    Construct("happens_passively", "is|are|being", (EVENT,), "when a ship is sunk by a captain:",
              "triggers-and-replacements"),
    Construct("scope_edge", "ends|starts", (EVENT,), "when turn of current ends:", "triggers-and-replacements"),
    Construct("part_event", "step", (EVENT,), "before step trade:", "triggers-and-replacements"),
    Construct("part_event", "setup", (EVENT,), "when setup feast:", "triggers-and-replacements"),
    Construct("performed", "performed", (EVENT,), "when play of tea is performed:", "triggers-and-replacements"),
    Construct("once", "once per", (EVENT,), "when a captain draws once per turn:", "triggers-and-replacements"),
    Construct("duration", "for rest of game", (LASTING,), "cargo have price +1 for rest of game", "what-lasts"),
    Construct("duration", "until", (LASTING,), "ships lose text until you draw", "what-lasts"),
    Construct("scope_end", "end of", (LASTING,), "ships lose text until end of turn or until you draw", "what-lasts"),
    Construct("next_time", "for next time", (LASTING,), "cargo have price +1 for next time you draw", "what-lasts"),
    Construct("determiner", "a", (NOUN,), "a ship as pick sinks", "nouns"),
    Construct("determiner", "each", (NOUN,), "each captain draws 1", "nouns"),
    Construct("determiner", "another", (NOUN,), "another captain draws 1", "nouns"),
    Construct("determiner", "any", (NOUN,), "any captain draws 1", "nouns"),
    Construct("determiner", "all", (NOUN,), "all captains draw 1", "nouns"),
    Construct("determiner", "other", (NOUN,), "other captains cannot draw", "nouns"),
    Construct("determiner", "each other", (NOUN,), "each other captain draws 1", "nouns"),
    Construct("up_to", "up to", (NOUN,), "up to 2 captains draw 1", "choices"),
    Construct("any_number", "any number of", (NOUN,), "any number of captains draw 1", "choices"),
    Construct("that_did", "that did", (NOUN,), "count is number of captains that did", "if-that-happened",
              after="call"),
    Construct("history", "that", (NOUN,), "count is number of cargo that you discarded this turn", "nouns"),
    Construct("those", "where", (NOUN,), "choose a cargo in hand of you as pick where price > 2", "nouns"),
    Construct("those", "unseen", (NOUN,), "choose an unseen cargo in hold as pick", "hidden-cards"),
    Construct("extreme", "with highest|with lowest", (NOUN,), "each captain with highest coins draws 1", "nouns"),
    Construct("this", "this", (NOUN,), "this becomes copy of tea", "things"),
    Construct("you", "you", (NOUN,), "you draw 1", "things"),
    Construct("current", "current", (NOUN,), "current draws 1", "things"),
    Construct("owner", "owner", (NOUN,), "owner of this draws 1", "things"),
    Construct("beginning", "beginning", (NOUN,), "beginning becomes copy of tea", "things"),
    Construct("source", "source", (NOUN,), "source becomes copy of tea", "things"),
    Construct("nothing", "nothing", (NOUN,), "friend is nothing", "things"),
    Construct("seat_after", "seat", (NOUN,), "seat 1 after you draws 1", "things"),
    Construct("card_after", "card after|card before", (NOUN,), "card after pick becomes copy of tea", "things"),
    Construct("card_in", "a copy", (NOUN,), "move a copy of tea in hold to hand of you", "things"),
    Construct("property", "of", (NOUN,), "favour at red of friend becomes 3", "things"),
    Construct("present", "now", (NOUN,), "count is price of pick now", "as-it-last-was"),
    Construct("item", "item", (NOUN,), "item 1 of hold becomes copy of tea", "things"),
    Construct("cell_part", "mark of", (NOUN,), "shade is mark of crate", "things"),
    Construct("cell_part", "size of", (NOUN,), "count is size of crate", "things"),
    Construct("top", "top", (NOUN,), "move top cargo of hold to hand of you", "statements"),
    Construct("end_of_zone", "bottom", (NOUN,), "move pick to bottom of hold", "statements"),
    Construct("preposition", "to|by|with|from|on", (NOUN,), "friend sells tea to you by 2", "verb"),
    Construct("some_number", "number", (NOUN,), "captains cannot draw a number as count where count > 2",
              "triggers-and-replacements"),
    Construct("bounded", "at most|at least", (AMOUNT,), "you draw level at most 3", "amounts"),
    Construct("plus_minus", "+|-", (AMOUNT,), "level becomes level + 1", "amounts"),
    Construct("times", "*", (AMOUNT,), "level becomes level * 2", "amounts"),
    Construct("divided", "/", (AMOUNT,), "you draw level / 3 rounded down", "amounts"),
    Construct("half", "half", (AMOUNT,), "you draw half of level rounded down", "amounts"),
    Construct("count", "number of", (AMOUNT,), "you draw number of ships", "amounts"),
    Construct("count", "number of different", (AMOUNT,), "you draw number of different colour of cargo", "amounts"),
    Construct("aggregate", "total for", (AMOUNT,), "you draw total for (ships) of berth", "amounts"),
    Construct("aggregate", "highest for", (AMOUNT,), "you draw highest for (ships) of berth", "amounts"),
    Construct("aggregate", "lowest for", (AMOUNT,), "you draw lowest for (ships) of berth", "amounts"),
    Construct("compare", "=|<|>|<=|>=", (CONDITION,), "if level = 3:", "conditions"),
    Construct("and", "and", (CONDITION,), "if level > 3 and tide is rough:", "conditions"),
    Construct("or", "or if", (CONDITION,), "if level > 3 or if tide is rough:", "conditions"),
    Construct("is", "is|are", (CONDITION,), "if tide is not calm or rough:", "conditions"),
    Construct("is_kind", "is a", (CONDITION,), "if pick is a ship:", "conditions"),
    Construct("is_next", "next to", (CONDITION,), "if pick is next to find:", "conditions"),
    Construct("is_copy", "is a copy", (CONDITION,), "if pick is not a copy of tea:", "conditions"),
    Construct("is_in", "is in", (CONDITION,), "if pick is in hold:", "conditions"),
    Construct("is_empty", "empty", (CONDITION,), "if hold is empty:", "conditions"),
    Construct("has_slot", "has", (CONDITION,), "if pick has no trade:", "conditions"),
    Construct("can_do", "can", (CONDITION,), "if you can draw 1:", "conditions"),
    Construct("there_is", "there is|there are", (CONDITION,), "if there is a ship in quay:", "conditions"),
    Construct("there_is", "there is no|there are no", (CONDITION,), "if there is no ship in quay:", "conditions"),
    Construct("result", "game is", (CONDITION,), "if game is not won for you:", "conditions"),
)
# fmt: on
"""The rows. For each place, the most frequent lines come first, because help texts name the first ones."""


_RULES = frozenset(row.rule for row in CONSTRUCTS)


def _firsts(rows: Iterable[Construct]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(row.first for row in rows if row.first))


def _forms(row: Construct) -> Iterator[str]:
    yield from (form for form in row.words.split("|") if form)


@cache
def _links(rule: str) -> tuple[str, ...]:
    forms = syntax().made.get(rule) or syntax().rules[rule]
    own = {word.replace("the ", "") for form in forms for word in _keywords(form.part, set())}
    rows = [row for row in CONSTRUCTS if row.rule == rule]
    return tuple(sorted(own - {word for row in rows for form in _forms(row) for word in _keywords_of(form, own)}))


def _keywords_of(form: str, known: set[str]) -> Iterator[str]:
    """Yield the keywords that a form consists of; a keyword of several words is not split."""
    left = form.split()
    while left:
        size = next(n for n in range(len(left), 0, -1) if n == 1 or " ".join(left[:n]) in known)
        yield " ".join(left[:size])
        left = left[size:]


def _keywords(whole: GrammarPart, seen: set[str]) -> Iterator[str]:
    """The keywords of a part of a rule, and of the rules inside it whose nodes have no row."""
    grammar = syntax()
    for part in parts(whole):
        if isinstance(part, Keyword):
            yield part.text
        elif isinstance(part, GrammarSymbol) and part.is_token:
            yield from filter(None, [grammar.keywords.get(part.name)])
        elif isinstance(part, GrammarSymbol) and part.name not in seen | _RULES:
            seen.add(part.name)
            for form in grammar.rules[part.name]:
                yield from _keywords(form.part, seen) if form.name not in _RULES else ()


def begin(place: Place) -> tuple[str, ...]:
    """The first words of the lines or parts of lines that may stand in a place."""
    return _firsts(row for row in CONSTRUCTS if place in row.places)


SHAPES = {row.first: row.shape for row in CONSTRUCTS if row.shape}
"""A pattern for the lines that begin with a keyword; help texts show it if they have no better advice."""
HEADS = begin(Place.FILE)
DECLARING = _firsts(row for row in CONSTRUCTS if row.declares)
EVENT_WORDS = _firsts(row for row in CONSTRUCTS if row.rule == "trigger")
TEST_WORDS = _firsts(row for row in CONSTRUCTS if row.tests)
COMPARISONS = tuple(form for row in CONSTRUCTS if row.rule == "compare" for form in _forms(row))
SIGNS = tuple(form for row in CONSTRUCTS for form in _forms(row) if not form[0].isalpha()) + tuple("(),:")

# Sets of first words that determine where a line stands. A line that begins with a noun may stand anywhere.
OUTSIDE = frozenset(_firsts(row for row in CONSTRUCTS if row.outside))
SINGLE = OUTSIDE - {row.first for row in CONSTRUCTS if row.opens}
"""First words of lines that stand only in the first column and have no block."""
_INSIDE = frozenset(_firsts(row for row in CONSTRUCTS if row.inside))
NEVER_FIRST = _INSIDE - {*HEADS, *begin(Place.NOUN)}
"""First words of lines that never stand in the first column."""
ALWAYS_FIRST = OUTSIDE - _INSIDE
"""First words of lines that, if they have no syntax error, stand only in the first column."""
LINE_WORDS = {*_firsts(row for row in CONSTRUCTS if row.whole and not row.outside), *begin(Place.NOUN)}
"""All keywords with which an indented line can begin."""
