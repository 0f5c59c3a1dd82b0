"""Make cards with every statement, trigger and restriction of the grammar in every context that the grammar allows.

All lines come from the table of constructs (`dsl/constructs.py`), which a test compares with the grammar: each row is a
statement, an event, a condition, an amount or a duration, or it opens a block for them. A new row is in the grid
without a line here. What the compiler refuses, such as a line that only scenarios contain, is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

from ombre.dsl.constructs import CONSTRUCTS, HOSTS, Construct, Place
from ombre.dsl.parser import lark
from ombre.dsl.vocabulary import Vocabulary

from ..dsl.samples import block

Lines = tuple[str, ...]

# The lines that bind the names of the examples; `crate` is the item of a loop.
BOUND = {
    "friend": ("choose a captain as friend",),
    "rival": ("choose a captain as rival where rival is not friend",),
    "pick": ("choose a cargo in hand of you as pick",),
    "find": ("choose a cargo in quay as find",),
    "omen": ("reveal top cargo of hold as omen",),
    "tea": ("choose a cargo in quay as tea",),
    "crate": ("choose a cargo in quay as box", "for each item of crates of box as crate:"),
}
LASTS = " until end of turn"
SIMPLE = "you draw 1"
AFTER = ("shuffle deck of you", "you draw 2")
MORE = "you draw 3"
# The rows that open a block and stand in three blocks, one in another.
DEEP = ("if", "may", "for_each", "together", "alternative", "repeat_until")
# The numbers with which an amount is compared.
SMALL = (1, 2)


@dataclass(frozen=True)
class Cell:
    """A card of the grid: its kind, the lines of its ability, and the row and the context that it shows."""

    kind: str
    lines: Lines
    row: str
    context: str


def grid(words: Vocabulary) -> list[Cell]:
    """All cells, in the order of the table; equal cards once."""
    forms = Forms(words)
    made = {
        (cell.kind, cell.lines): cell
        for cells in (
            _statements(forms), _heads(forms), _options(forms), _comparisons(), _candidates(), _restrictions(forms),
            _nests(),
        )
        for cell in cells
    }  # fmt: skip
    return list(made.values())


# -------------------------------------------------------------------------------------------------- the parts of rows


def rows(*places: Place) -> list[Construct]:
    return [row for row in CONSTRUCTS if {*row.places} & {*places}]


def sentences() -> Iterator[tuple[Construct, Lines]]:
    """Yield the rows that are statements, or parts of one, each with the lines of a whole statement."""
    for row in CONSTRUCTS:
        if row.places[-1] is Place.BLOCK or HOSTS.get(row.places[-1]) is Place.BLOCK:
            opens = row.opens or (Place.BLOCK if row.example.endswith(":") else None)
            inside = (f"  {SIMPLE}",) if opens is Place.BLOCK else tuple(block(opens, 1))
            inside = (*(f"  {line}" for line in leading(row)), *inside)
            lasting = [f"{row.example.rstrip(':')}{LASTS}{':' if opens else ''}"] if _may_last(row) else []
            for example in (row.example, *lasting):
                yield row, (*_before(row), example, *inside)


def leading(row: Construct) -> Lines:
    """The line with which the block of a row must begin."""
    return ("one chooses a cargo in hand of one as gift",) if "at once" in row.example else ()


def _may_last(row: Construct) -> bool:
    """Whether the line of a row can say how long it lasts, and does not."""
    return not re.search(r" (until|for (rest|next)) ", row.example) and any(
        re.search(rf"\b{word}\b", row.example) for word in _lasting()
    )


@cache
def _lasting() -> frozenset[str]:
    """The first words of the lines for which the grammar has a duration."""
    rules = {str(rule.origin.name) for rule in lark().rules if any(part.name == "duration" for part in rule.expansion)}
    return frozenset(row.words.split("|")[0] for row in CONSTRUCTS if row.rule in rules and row.places[0] is Place.FILE)


def _before(row: Construct) -> Lines:
    """The line that must stand before a row such as `otherwise`."""
    if not row.after:
        return ()
    other = next(one for one in CONSTRUCTS if one.rule == row.after.split("|")[0])
    return (other.example, *([f"  {SIMPLE}"] if other.opens else []))


def events() -> Iterator[tuple[Construct, str]]:
    """Yield the events in the rows, each in the words that follow "when"."""
    for row in CONSTRUCTS:
        if row.rule in ("trigger", "delayed") or Place.EVENT in row.places:
            yield row, re.sub(r"^(when|before|instead of|may instead of|next time) | until .*|:$", "", row.example)
        elif Place.NOUN in row.places and (said := re.fullmatch(r"(.+ (?:draws?|sinks))(?: 1)?", row.example)):
            yield row, said[1]  # what may draw may be waited for
        elif row.rule == "some_number":
            yield row, re.sub(r"^.* cannot draw", "a captain draws", row.example)
        elif row.rule == "preposition":
            yield row, "a captain sells a cargo to you"
        elif row.rule == "property":
            yield row, "mate of this draws"


def contexts() -> Iterator[tuple[Construct, Lines]]:
    """Yield the rows that open a block on a card, each with the lines above that block, outermost first."""
    for row in CONSTRUCTS:
        if row.opens is not Place.BLOCK or row.rule == "trigger":
            continue
        if Place.CARD in row.places:
            yield row, (row.example,)
        elif Place.TABLE in row.places and row.rule == "entry":
            yield row, ("table chart:", row.example)
        elif Place.WAYS in row.places:
            yield row, ("play:", "choose one:", row.example)
        elif Place.BLOCK in row.places and not row.after:
            yield row, ("play:", row.example, *leading(row))


def durations() -> list[str]:
    """What the rows of durations say after their statement: "until ...", "for ..."."""
    said = (re.search(r" (until|for) .*", row.example) for row in rows(Place.LASTING))
    return [one[0] for one in said if one]


# ---------------------------------------------------------------------------------------------------------- the cells


def _statements(forms: Forms) -> Iterator[Cell]:
    """Each statement in each context: alone, before another one, and after it; by `you` and by another player."""
    for row, said in sentences():
        for about, above in contexts():
            for heads, lines in forms.persons(above, said):
                for body in (lines, (*lines, AFTER[0]), (AFTER[1], *lines)):
                    yield _cell("cargo", heads, body, row, about)


def _heads(forms: Forms) -> Iterator[Cell]:
    """Each statement below each head of a trigger, and each event in each head with a few statements."""
    few: tuple[Lines, ...] = (
        ("you draw 2",), ("this sinks",), ("move this to quay",), ("you draw 2", "move this to quay"),
        ("if level > 3:", "  shuffle deck of you"),
        ("choose one:", "  front:", "    you draw 1", "  back:", "    you draw 2"),
    )  # fmt: skip
    heads = [row for row in CONSTRUCTS if row.rule in ("trigger", "delayed")]
    for row, happens in events():
        for head in heads:
            counted = [("you draw count + 1",)] if " as count" in happens else []
            named = [("friend draws 1",)] if " as friend" in happens else []
            for body in (*few, *counted, *named):
                yield _triggered(head, forms.fitting(head, happens), body, row)
            test = " if level > 3"
            if head.rule == "trigger" and " once " not in happens:
                yield _triggered(head, forms.fitting(head, happens) + test, few[0], row)
    for row, said in sentences():
        for head in heads:
            for body in (said, (*said, AFTER[0]), (*said, AFTER[1])):
                yield _triggered(head, forms.fitting(head, "a captain as friend draws"), body, row)


def _options(forms: Forms) -> Iterator[Cell]:
    """Each statement for one of two chosen players, in two options."""
    for row, said in sentences():
        for one in forms.by("friend", said):
            other = tuple(re.sub(r"\bfriend\b", "rival", line) for line in one)
            if one == other:
                continue
            ways = ("choose one:", "  front:", *_in(one, 2), "  back:", *_in(other, 2))
            yield _cell("cargo", ("play:",), ways, row, None, "choose one of two")


def _comparisons() -> Iterator[Cell]:
    """Each amount compared with a small number in each way."""
    ways = next(row.words for row in CONSTRUCTS if row.rule == "compare").split("|")
    for row in rows(Place.AMOUNT, Place.NOUN):
        amount = re.sub(r"^(you draw|level becomes|count is) ", "", row.example)
        if amount == row.example:
            continue
        for way in ways:
            for number in SMALL:
                yield _cell("cargo", ("play:",), (f"if {amount} {way} {number}:", f"  {SIMPLE}"), row, None, "if")
        changed = (f"coins of you rises by {amount}", f"cargo have price +({amount}) until end of turn")
        for line in (*changed, f"choose up to ({amount}) cargo in quay as some", f"roll {amount} as luck"):
            yield _cell("cargo", ("play:",), (line,), row, None, line.split(" ")[0])


def _candidates() -> Iterator[Cell]:
    """Each condition as what is asked of a thing that is chosen, and of one that is counted."""
    for row in rows(Place.CONDITION):
        test = row.example.removeprefix("if ").removesuffix(":")
        one = re.sub(r"\bpick\b", "one", test)
        if one != test:
            yield _cell("cargo", ("play:",), (f"choose a cargo in quay as one where {one}",), row, None, "where")
    for row in rows(Place.NOUN):
        if said := re.fullmatch(r"(.+) draws 1", row.example):
            for test in (f"home is {said[1]}", f"home is not {said[1]}", f"home is {said[1]} or you"):
                lines = (f"choose a captain as home where {test}", "home draws 1")
                yield _cell("cargo", ("play:",), lines, row, None, "where")


def _restrictions(forms: Forms) -> Iterator[Cell]:
    """Each line that holds always on a card: alone, under a condition; and for as long as each duration says."""
    for row in CONSTRUCTS:
        if Place.CARD not in row.places or Place.BLOCK not in row.places or row.opens:
            continue
        yield _cell("cargo", (row.example,), (), row, None, "always")
        for test in rows(Place.CONDITION):
            head = test.example.replace("if ", "while ", 1)
            yield _cell("cargo", (head, row.example), (), row, test)
        for lasts in durations():
            yield _cell("cargo", ("play:",), (row.example + lasts,), row, None, "lasts")
            for _, lines in forms.persons((), (row.example + lasts,)):
                yield _cell("cargo", ("play:", "you may:"), lines, row, None, "may, lasts")


def _nests() -> Iterator[Cell]:
    """Blocks in blocks: with a line at the end of each and behind the outermost, and with the "otherwise" of each."""
    heads = [(row, above[1:]) for row, above in contexts() if above[0] == "play:"]
    other = next(row for row in CONSTRUCTS if row.rule == "otherwise")
    ends = {
        row: ((), (other.example, f"  {MORE}")) if row.rule in other.after.split("|") else ((),) for row, _ in heads
    }
    few = [(row, inner) for row, inner in heads if row.rule in DEEP and not leading(row)]
    stacks: list[tuple[tuple[Construct, Lines], ...]] = [*product(heads, repeat=2), *product(few, repeat=3)]
    for stack in stacks:
        for tails in product((0, 1), repeat=len(stack) + 1):
            if len(stack) > 2 and sum(tails) > 1:
                continue
            outer, inside = (row for row, _ in stack[:2])
            for others in product(*(ends[row] for row, _ in stack)):
                lines: Lines = (SIMPLE,)
                for (_, inner), more, tail in zip(stack, others, tails, strict=False):
                    lines = (*_nested(inner, (*lines, *AFTER[:tail])), *more)
                yield _cell("cargo", ("play:",), (*lines, *AFTER[: tails[-1]]), outer, inside, "nested")


# ----------------------------------------------------------------------------------------------------- forms of words


class Forms:
    """The forms of the verbs of a vocabulary, to say a line of another player, or an event after another word."""

    def __init__(self, words: Vocabulary) -> None:
        self.third: dict[str, str] = {}
        self.gerund: dict[str, str] = {"is": "being", "are": "being", "becomes": "becoming"}
        for row in CONSTRUCTS:  # verbs of the language: "choose|chooses"
            pair = row.words.split("|")
            if len(pair) == 2 and pair[1].split()[0] == f"{pair[0].split()[0]}s":
                self.third[pair[0].split()[0]] = pair[1].split()[0]
        forms = [(*key.split(), third) for key, third in words.base.items()]  # the class of a form, the form, its verb
        self.third |= {form: third for of, form, third in forms if of == "BASE"}
        for of, form, third in forms:
            if of == "GERUND":
                self.gerund |= {base: form for base, one in self.third.items() if one == third} | {third: form}
        self.base = {third: base for base, third in self.third.items()}

    def fitting(self, head: Construct, happens: str) -> str:
        """An event in the form that a head needs: "instead of you drawing"."""
        if "instead" not in head.example:
            return happens
        verbs = "|".join(sorted(self.gerund, key=len, reverse=True))
        return re.sub(rf"\b({verbs})\b", lambda found: self.gerund[found[1]], happens, count=1)

    def persons(self, above: Lines, said: Lines) -> Iterator[tuple[Lines, Lines]]:
        """Yield a context and a statement as they are, and with the chosen player in the place of `you` in each."""
        for lines in {said: None, **dict.fromkeys(self.by("friend", said))}:
            yield above, lines
            if any(line.startswith("you ") for line in above):
                yield tuple(re.sub(r"^you ", "friend ", line) for line in above), lines

    def by(self, name: str, said: Lines) -> Iterator[Lines]:
        """Yield the forms of a statement in which a chosen player and `you` change places,
        or the player stands for both.
        """
        other = self.swapped(said, {"you": name, name: "you"})
        both = self.swapped(said, {"you": name})
        yield from dict.fromkeys((other, both))

    def swapped(self, said: Lines, names: dict[str, str]) -> Lines:
        def line(text: str) -> str:
            told = re.sub(r"\b(you|friend)\b", lambda found: names.get(found[1], found[1]), text)
            subject, _, rest = told.strip().partition(" ")
            verb, gap, more = rest.partition(" ")
            if subject == "you" and verb in self.base:
                verb = self.base[verb]
            elif subject in ("friend", "rival") and verb in self.third:
                verb = self.third[verb]
            indent = " " * (len(told) - len(told.lstrip()))
            return f"{indent}{subject} {verb}{gap}{more}".rstrip() if rest else told

        return tuple(map(line, said))


# ---------------------------------------------------------------------------------------------------------- the lines


def _in(lines: Iterable[str], depth: int) -> Lines:
    return tuple(f"{'  ' * depth}{line}" for line in lines)


def _nested(heads: Sequence[str], body: Lines) -> Lines:
    """Lines in the block of the last of some heads; a line that opens no block stands before them."""
    found, depth = list[str](), 0
    for line in heads:
        found.append(f"{'  ' * depth}{line}")
        depth += line.endswith(":")
    return (*found, *_in(body, depth))


def _bound(lines: Sequence[str]) -> Lines:
    """The lines that bind the names which some lines use and do not bind themselves."""
    text = "\n".join(lines)
    used = [name for name in BOUND if re.search(rf"\b{name}\b", text) and not re.search(rf"\bas {name}\b", text)]
    return tuple(line for name in used for line in BOUND[name])


def _cell(kind: str, heads: Lines, body: Lines, row: Construct, about: Construct | None, told: str = "") -> Cell:
    """A card whose names are bound as far outside as possible: at the head of the ability's own block."""
    above, inner = heads[:1], _nested(heads[1:], body)
    bound = _bound((*heads[1:], *body)) if body or len(heads) > 1 else ()
    loop = len([line for line in bound if line.endswith(":")])
    lines = (*_in(above, 1), *_in((line for line in bound if not line.endswith(":")), 2))
    if len(heads) > 1 and heads[0].startswith("table "):  # the entry of a table has the block
        lines = (f"  {heads[0]}", f"    {heads[1]}", *_in(_bound(body), 3), *_in(body, 3))
        return Cell(kind, lines, _name(row), told or (about.example if about else ""))
    lines += (*_in((line for line in bound if line.endswith(":")), 2), *_in(inner, 2 + loop))
    return Cell(kind, lines, _name(row), told or (about.example if about else ""))


def _triggered(head: Construct, happens: str, body: Lines, row: Construct) -> Cell:
    """A card with an event in a head; names that its body uses are bound below the head."""
    first = re.match(r"(when|before|instead of|may instead of|next time)", head.example)
    assert first is not None
    lasts = re.search(r" until .*(?=:)", head.example)
    line = f"{first[0]} {happens}{lasts[0] if lasts else ''}:"
    kind = "cargo" if any("perform" in one for one in body) else "ship"
    bound = _bound((line, *body))
    if head.rule == "delayed":
        plain = [one for one in body if "this" not in one]
        return Cell(
            "cargo", (*_in(("play:",), 1), f"    {line}", *_in((*bound, *(plain or body)), 3)), _name(row), head.example
        )
    return Cell(kind, (f"  {line}", *_in((*bound, *body), 2)), _name(row), head.example)


def _name(row: Construct) -> str:
    return f"{row.rule}: {row.example}"
