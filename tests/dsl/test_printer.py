"""The printer and the formatter: printing keeps the tree, and formatting a formatted file changes nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ombre.dsl import nodes
from ombre.dsl.agreement import agree
from ombre.dsl.comments import strip_comment
from ombre.dsl.formatter import format_source
from ombre.dsl.parser import chunks, parse
from ombre.dsl.printer import print_tree
from ombre.dsl.source import NOWHERE, Source
from ombre.dsl.vocabulary import Vocabulary, scan

from ..budget import LONG

pytestmark = pytest.mark.sampled

Written = list[tuple[Source, Vocabulary]]
# Hypothesis makes the same examples in each run; a larger max_examples finds new ones.
steady = settings(
    max_examples=100 if LONG else 25, deadline=None, database=None, derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)  # fmt: skip


def trees(text: str, vocabulary: Vocabulary) -> tuple[Any, ...]:
    parsed = parse(Source("case.card", text), vocabulary)
    assert [f"{d.span.line}: {d.message}" for d in parsed.diagnostics] == []
    return parsed.declarations


def formatted(text: str, vocabulary: Vocabulary) -> str:
    found, diagnostics = format_source(Source("case.card", text), vocabulary)
    assert diagnostics == ()
    return found


# --------------------------------------------------------------------------------------------------------- all files


def test_every_declaration_prints_back(written: Written) -> None:
    """If a declaration of the checkout is printed, parsing the text gives the same tree."""
    for source, vocabulary in written:
        for declaration in parse(source, vocabulary).declarations:
            assert trees(print_tree(declaration, vocabulary), vocabulary) == (declaration,), source.name
            assert trees(print_tree(declaration), vocabulary) == (declaration,), source.name


def test_every_file_settles_at_once(written: Written) -> None:
    """Formatting a formatted file changes nothing, and each declaration is formatted."""
    for source, vocabulary in written:
        text = formatted(source.text, vocabulary)
        assert formatted(text, vocabulary) == text, source.name
        wanted = [agree(tree, vocabulary) for tree in parse(source, vocabulary).declarations]
        assert list(trees(text, vocabulary)) == wanted, source.name
        lines = [code for lines in chunks(Source("", text)) for _, code in lines]
        assert lines == [line for tree in wanted for line in print_tree(tree, vocabulary).split("\n")], source.name


def test_every_node_prints(written: Written) -> None:
    """Each node can be printed alone; only for empty arguments, the text is empty."""
    empty = (nodes.Arguments(NOWHERE, None, ()),)
    for source, vocabulary in written:
        for declaration in parse(source, vocabulary).declarations:
            for part in inside(declaration):
                assert print_tree(part, vocabulary) or part in empty, part


def inside(tree: Any) -> Iterator[nodes.Node]:
    if isinstance(tree, nodes.Word):
        return
    if isinstance(tree, nodes.Node):
        yield tree
        for field in fields(tree)[1:]:
            yield from inside(getattr(tree, field.name))
    else:
        for part in tree or ():
            yield from inside(part)


# --------------------------------------------------------------------------------------------------- generated trees


def word(text: str, sort: str) -> nodes.Word:
    return nodes.Word(NOWHERE, text, sort)


def words(sort: str, *texts: str) -> st.SearchStrategy[nodes.Word]:
    return st.sampled_from([word(text, sort) for text in texts])


def node(kind: type[Any], *parts: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.tuples(*parts).map(lambda found: kind(NOWHERE, *found))


def maybe(part: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.none() | part


def listed(part: st.SearchStrategy[Any], least: int = 1) -> st.SearchStrategy[tuple[Any, ...]]:
    return st.lists(part, min_size=least, max_size=2).map(tuple)


none = st.none()
name = words("WORD", "friend", "pick", "n")
prop = words("PROP", "price", "coins", "level", "favour", "quay", "attack", "discard")
value = words("VALUE", "red", "blue", "ashore", "large")
kind = words("KIND", "cargo", "captain", "captains", "ship", "ships")
scope = words("SCOPE", "turn", "voyage")
number = node(nodes.Number, words("NUMBER", "0", "1", "12"))
word_value = node(nodes.WordValue, value)
sign = st.sampled_from([word("+", "PLUS"), word("-", "MINUS")])
no = maybe(st.just(word("no", "NO")))
negated = maybe(st.just(word("not", "NOT")))
determiner = node(
    nodes.Determiner,
    st.sampled_from(
        [word(t, t.upper().replace(" ", "_")) for t in ("a", "each", "another", "any", "all", "other", "each other")]
    ),
)
plain_ref = node(nodes.Name, name) | st.sampled_from(
    [
        nodes.This(NOWHERE),
        nodes.You(NOWHERE),
        nodes.Current(NOWHERE),
        nodes.Owner(NOWHERE, None),
        nodes.Nothing(NOWHERE),
    ]
)


def larger_ref(ref: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    index = maybe(word_value | node(nodes.Name, name) | node(nodes.CellPart, words("MARK", "mark of"), ref) | number)
    position = number | node(nodes.PlusMinus, ref, sign, number)
    return (
        node(nodes.Property, prop, index, maybe(ref))
        | node(nodes.Owner, ref)
        | node(nodes.Item, position, ref)
        | node(nodes.CellPart, words("SIZE", "size of"), ref)
        | node(nodes.SeatAfter, position, st.sampled_from([word("after", "AFTER"), word("before", "BEFORE")]), ref)
        | node(nodes.CardAfter, words("CARD_AFTER", "card after"), ref)
        | node(nodes.CardIn, words("A", "a"), name, ref)
    )


ref = st.recursive(plain_ref, larger_ref, max_leaves=3)
history = node(nodes.History, ref, words("PART", "sold", "drawn"), scope)
noun = (maybe(listed(value)), kind, maybe(ref), maybe(history))
plain = node(nodes.ThosePlain, maybe(determiner), *noun)


def sets(condition: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    lowest = words("WITH_LOWEST", "with lowest")
    unseen, extreme = maybe(words("UNSEEN", "unseen")), maybe(node(nodes.Extreme, lowest, number | ref))
    return node(nodes.Those, maybe(determiner), unseen, *noun, maybe(name), maybe(condition), extreme)


def larger_amount(amount: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    bound = st.sampled_from([word("at least", "AT_LEAST"), word("at most", "AT_MOST")])
    rounded = maybe(st.sampled_from([word("rounded up", "ROUNDED_UP"), word("rounded down", "ROUNDED_DOWN")]))
    return (
        node(nodes.PlusMinus, amount, sign, amount)
        | node(nodes.Bounded, amount, bound, amount)
        | node(nodes.Times, amount, amount)
        | node(
            nodes.Divided,
            amount,
            amount,
            st.sampled_from([word("rounded up", "ROUNDED_UP"), word("rounded down", "ROUNDED_DOWN")]),
        )
        | node(nodes.Negative, amount)
        | node(nodes.Half, amount, rounded)
        | node(
            nodes.Aggregate,
            st.sampled_from([word(t, t.upper()) for t in ("total", "highest", "lowest")]),
            sets(none),
            amount,
        )
    )


counted = plain | sets(none)
small_amount = number | ref | node(nodes.Count, none, counted | ref) | node(nodes.Count, prop, counted)
amount = st.recursive(small_amount, larger_amount, max_leaves=4)
operator = st.sampled_from(
    [word("=", "EQUAL"), word("<", "LESS"), word(">", "GREATER"), word("<=", "NOT_MORE"), word(">=", "NOT_LESS")]
)
test = (
    node(nodes.Compare, amount, operator, amount)
    | node(nodes.Is, amount, negated, listed(word_value | ref | number))
    | node(nodes.IsKind, amount, negated, st.just(word("a", "A")), kind)
    | node(nodes.IsNext, amount, negated, ref)
    | node(nodes.IsIn, amount, negated, ref)
    | node(nodes.IsEmpty, amount, negated)
    | node(nodes.HasSlot, ref, no, words("SLOT", "play", "trade"))
    | node(nodes.ThereIs, no, counted)
)


def larger_condition(condition: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return (
        node(nodes.Or, condition, condition)
        | node(nodes.And, condition, condition)
        | node(nodes.ThereIs, no, sets(condition))
        | node(nodes.IsEmpty, node(nodes.Count, none, sets(condition)), negated)
    )


condition = st.recursive(test, larger_condition, max_leaves=4)
subject = sets(none | condition) | ref
argument = amount | sets(none | test) | word_value
preposition = st.sampled_from([word(t, t.upper()) for t in ("to", "by", "with", "from")])
arguments = node(nodes.Arguments, maybe(argument), listed(node(nodes.Prepositional, preposition, argument), 0))
happens = node(nodes.Happens, subject, words("VERB", "draws", "sells", "discards"), arguments)
event = node(
    nodes.Event,
    happens
    | node(nodes.HappensPassively, subject, words("PART", "sold", "discarded"), maybe(subject))
    | node(nodes.TurnsInto, subject, value)
    | node(nodes.ScopeEdge, scope, maybe(ref), st.sampled_from([word("starts", "STARTS"), word("ends", "ENDS")])),
)
duration = node(
    nodes.Duration,
    listed(node(nodes.ScopeEnd, scope) | event)
    | st.just((word("for rest of game", "REST_OF_GAME"),))
    | st.tuples(node(nodes.NextTime, event), listed(node(nodes.ScopeEnd, scope), 0)).map(lambda two: (two[0], *two[1])),
)
statement = (
    node(nodes.Call, subject, words("VERB", "draws", "sells", "discards"), arguments)
    | node(nodes.Modify, subject, prop, maybe(word_value | number), sign, amount, maybe(duration))
    | node(nodes.Cannot, subject, words("BASE", "draw", "sell", "discard"), arguments, maybe(duration))
    | node(nodes.Becomes, subject, amount | word_value)
    | node(nodes.Let, name, amount | sets(condition))
    | node(nodes.Move, sets(condition) | ref | node(nodes.Top, kind, ref), none, ref)
    | node(nodes.Swap, ref, words("WITH", "with"), ref)
    | node(nodes.Choose, node(nodes.Chooser, maybe(ref)), sets(condition), none)
)
header = st.sampled_from(
    [nodes.TriggerWord(NOWHERE, word(t, t.upper().replace(" ", "_"))) for t in ("when", "before", "may instead of")]
)


@steady
@given(tree=node(nodes.Setup, maybe(name), listed(statement)))
def test_any_statement_prints_back(tree: Any, vocabulary: Vocabulary) -> None:
    """If a generated statement is printed, parsing the text gives the same tree."""
    wanted = agree(tree, vocabulary)
    assert trees(print_tree(wanted, vocabulary), vocabulary) == (wanted,)


tested = st.tuples(none, none) | st.tuples(condition, maybe(words("BEFORE", "before")))
trigger = st.tuples(header, event, tested, maybe(node(nodes.Once, scope)), listed(statement)).map(
    lambda found: nodes.Trigger(NOWHERE, *found[:2], *found[2], *found[3:])
)


@steady
@given(tree=trigger)
def test_any_trigger_prints_back(tree: Any, vocabulary: Vocabulary) -> None:
    """If a generated trigger is printed, parsing the text gives the same tree."""
    wanted = agree(tree, vocabulary)
    assert trees(print_tree(wanted, vocabulary), vocabulary) == (wanted,)


# ------------------------------------------------------------------------------------ real lines with other spacing

seeds = st.integers(0, 1 << 32)


@steady
@given(seed=seeds)
def test_spacing_is_settled(seed: int, written: Written) -> None:
    """The formatted text does not depend on spaces, indentation, line ends, optional words and blank lines."""
    random = Random(seed)
    source, vocabulary = random.choice(written)
    wanted = formatted(source.text, vocabulary)
    width = random.choice(["  ", "   ", "\t", "        "])
    messed: list[str] = []
    for line in wanted.split("\n"):
        code, comment = strip_comment(line), line[len(strip_comment(line)) :]
        level = (len(line) - len(line.lstrip())) // 2
        if '"' not in code:
            code = re.sub(r" +|(?<=[,:(+*])(?! )", lambda _: random.choice([" ", "  ", "\t"]), code.strip() + " ")
        messed.append(width * level + code.strip() + " " * (random.randint(1, 3) if code.strip() else 0) + comment)
        if line == "":
            messed += [random.choice(["", "   "])] * random.randint(0, 2)
    assert formatted(random.choice(["\n", "\r\n"]).join(messed), vocabulary) == wanted


@steady
@given(seed=seeds)
def test_comments_survive(seed: int, written: Written) -> None:
    """The formatter keeps all comments in their order; a comment at the end of a line stays on this line."""
    random = Random(seed)
    source, vocabulary = random.choice(written)
    lines: list[str] = []
    ends: dict[str, str] = {}
    for number, line in enumerate(formatted(source.text, vocabulary).split("\n")):
        if random.random() < 0.2:
            lines.append(" " * random.randint(0, 6) + f"# own {number}")
        if strip_comment(line) == line and line and random.random() < 0.3:
            ends[f"# end {number}"] = line
            line += f"  # end {number}"
        lines.append(line)
    text = "\n".join(lines)
    found = formatted(text, vocabulary)
    assert re.findall(r"# (?:own|end) \d+", found) == re.findall(r"# (?:own|end) \d+", text)
    for comment, line in ends.items():
        assert f"\n{line}  {comment}\n" in "\n" + found
    assert formatted(found, vocabulary) == found


@steady
@given(seed=seeds)
def test_no_file_is_lost(seed: int, written: Written) -> None:
    """A file with removed, repeated or swapped words is not changed, or is formatted without a change of its trees."""
    random = Random(seed)
    source, vocabulary = random.choice(written)
    lines = source.text.split("\n")
    number = random.randrange(len(lines))
    parts = re.split(r"(\s+)", lines[number])
    one, other = random.randrange(len(parts)), random.randrange(len(parts))
    match random.randrange(4):
        case 0:
            parts[one], parts[other] = parts[other], parts[one]
        case 1:
            parts.insert(one, parts[other] + " ")
        case 2:
            del parts[one]
        case _:
            parts.insert(one, random.choice(["the ", "# ", '"', " of ", "\t", "(", "1 "]))
    lines[number] = "".join(parts)
    changed = Source("case.card", "\n".join(lines))
    text, diagnostics = format_source(changed, vocabulary)
    if diagnostics:
        assert text == changed.text
    else:
        wanted = tuple(agree(tree, vocabulary) for tree in parse(changed, vocabulary).declarations)
        assert tuple(agree(tree, vocabulary) for tree in trees(text, vocabulary)) == wanted
        assert formatted(text, vocabulary) == text


# ------------------------------------------------------------------------------------------------------------ layout

MESSY = """

# The head of the file.


cargo salt   "Salt # 1"# behind it

  # on the price
  price 3 colour red   # two facts



  play:
\tif level = 1 : # deep

\t\tyou  draw   1
\t\t# of the inner block
\t# of the slot
  # of the card

# on tea,

# and more on tea
cargo tea "Tea"
values hue red , blue
values size small


values rank low
# on the set-up
setup :
    shuffle the hold

#  the end
"""
NEAT = """\
# The head of the file.

cargo salt "Salt # 1"  # behind it

  # on the price
  price 3    colour red  # two facts

  play:
    if level = 1:  # deep

      you draw 1
      # of the inner block
    # of the slot
  # of the card

# on tea,

# and more on tea
cargo tea "Tea"

values hue red, blue
values size small

values rank low

# on the set-up
setup:
  shuffle hold

#  the end
"""


def test_layout(vocabulary: Vocabulary) -> None:
    """A file with untidy blank lines, comments, spaces and indentation gets the canonical layout."""
    assert formatted(MESSY, vocabulary) == NEAT
    assert formatted(NEAT, vocabulary) == NEAT


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("you draws 1", "you draw 1"),
        ("friend draw 1", "friend draws 1"),
        ("each captain draw 1", "each captain draws 1"),
        ("captains draws 1", "captains draw 1"),
        ("all captains draws 1", "all captains draw 1"),
        ("other ships sinks", "other ships sink"),
        ("owner of pick draw 1", "owner of pick draws 1"),
        ("you has coins + 1", "you have coins +1"),
        ("captain have coins +1", "captain has coins +1"),
        ("cargo has price -number of ships", "cargo have price -(number of ships)"),
        ("friend become aboard", "friend becomes aboard"),
        ("captains becomes aboard", "captains become aboard"),
        ("you chooses an cargo", "you choose a cargo"),
        ("choose a aboard captain", "choose an aboard captain"),
        ("move top card of hold to the quay", "move the top card of hold to quay"),
        ("reveal cargo from top of hold until level = 1 as x leaving y",
         "reveal cargo from the top of hold until level = 1 as x leaving y"),
        ("you have coins +1 for rest of game", "you have coins +1 for the rest of the game"),
        ("level becomes ((1 + 2) + (3))", "level becomes 1 + 2 + 3"),
    ],
)  # fmt: skip
def test_agreement(line: str, wanted: str, vocabulary: Vocabulary) -> None:
    """The formatter makes verbs agree with their subjects and articles with the next word, and sets parentheses."""
    assert formatted(f"setup:\n  {line}\n", vocabulary) == f"setup:\n  {wanted}\n"


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("when you draws", "when you draw"),
        ("when captains is sold", "when captains are sold"),
        ("when you becomes aboard", "when you become aboard"),
        ("before a captain drawing", "before a captain draws"),
        ("instead of you draw", "instead of you drawing"),
        ("may instead of friend is sold", "may instead of friend being sold"),
        ("instead of friend becomes aboard", "instead of friend becoming aboard"),
        ("when turn ends if there are cargo and you is aboard", "when turn ends if there is cargo and you are aboard"),
        ("when turn ends if there is ships", "when turn ends if there are ships"),
    ],
)
def test_agreement_in_headers(line: str, wanted: str, vocabulary: Vocabulary) -> None:
    """The formatter makes verbs in headers agree as well; after `instead of` it writes the -ing form."""
    assert formatted(f"rule r: {line}:\n  level rises by 1\n", vocabulary).startswith(f"rule r: {wanted}:\n")


def test_a_verb_in_doubt_stays() -> None:
    """If a form belongs to two verbs, the formatter does not change it."""
    verbs = "verb who:player founds amount:number (found)\n\nverb who:player finds amount:number (found)\n"
    vocabulary = scan([Source("verbs.card", verbs)])
    assert formatted("setup:\n  you finds 1\n  you founds 1\n", vocabulary) == "setup:\n  you finds 1\n  you found 1\n"


@pytest.mark.parametrize("text", ["", "\n", "  \n\n"])
def test_an_empty_file(text: str, vocabulary: Vocabulary) -> None:
    """The formatter makes an empty file from a file of blank lines."""
    assert formatted(text, vocabulary) == ""


def test_only_comments(vocabulary: Vocabulary) -> None:
    """The formatter keeps the comments of a file that contains only comments."""
    assert formatted("\n# one\n\n\n#two", vocabulary) == "# one\n\n#two\n"


def test_a_broken_file_comes_back(vocabulary: Vocabulary) -> None:
    """The formatter does not change a file with syntax errors, and returns its diagnostics."""
    text = "setup:\n      you   draw 1\n      you draw )\n"
    found, diagnostics = format_source(Source("case.card", text), vocabulary)
    assert found == text
    assert [d.span.line for d in diagnostics] == [3]


def test_a_part_of_a_tree_prints() -> None:
    """A pass can print a declaration without its lines, although the grammar needs one."""
    card = nodes.Card(NOWHERE, word("crate", "KIND"), word("tea", "WORD"), word('"Tea"', "STRING"), (), ())
    assert print_tree(card) == 'crate tea "Tea"'
    flow = nodes.Flow(NOWHERE, word("day", "WORD"), None, None, ())
    assert print_tree(flow) == "flow day"
