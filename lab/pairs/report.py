"""Write the results of a test of pairs as one HTML page."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeAlias

import jinja2

from ombre.compiler.projects import files
from ombre.prose.language.languages import grouped
from ombre.prose.language.wording import manual, wording
from ombre.version import VERSION

from .elements import SORTS, Meeting, Sort
from .failures import FailureGroup, firsts
from .links import Links, visible
from .testing import LEAST_BOARDS, MOST_BOARDS, Findings, Found, Pairs

MANY_BOARDS = MOST_BOARDS // 4  # members that needed more have met only with difficulty
SHOWN = 15  # how many idle members and missing lines are listed
TITLES: dict[Sort, str] = {
    "cards": "two cards",
    "rules": "a rule and a card",
    "cannot": "a line with cannot and a card",
    "options": "a start option and a card",
    "triples": "three cards",
}
RANKS = (
    "they have nothing to do with each other",
    "both have abilities",
    "one of them indirectly affects the other",
    "one of them causes what the other reacts to",
)
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"

Data: TypeAlias = str | int | Sequence["Data"] | dict[str, "Data"]


class Member(NamedTuple):
    """A member of meetings as the page shows it. place: where it is declared, `FILE:LINE`."""

    id: str
    name: str
    kind: str
    set: str
    place: str


class SortTotals(NamedTuple):
    """The numbers of meetings of one sort, or of all sorts."""

    sort: Sort | None
    title: str
    listed: int
    met: int
    apart: int
    failed: int

    @property
    def untried(self) -> int:
        return self.listed - self.met - self.apart - self.failed


class IdleMember(NamedTuple):
    """A member that did not act in some of its meetings, and the place of the line that was missing most often."""

    member: Member
    idle: int
    tried: int
    place: str


def write_report(
    pairs: Pairs,
    tested: Findings,
    path: Path,
    some: Sequence[Meeting] | None = None,
    groups: Sequence[FailureGroup] = (),
    options: str = "",
    language: str = "en",
) -> None:
    """Write the results as one HTML page.

    some: the meetings that were to be tested, by default all. groups: the failures. options: what `ombre test` needs
    to find the cards, such as ` --with NAME`. language: that of the page.
    """
    texts, sentences = manual(language), wording(language)

    def t(text: str, *given: object) -> str:
        return texts.text(text).format(*given) if given else texts.text(text)

    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("ombre.lab", "templates"),
        undefined=jinja2.StrictUndefined,
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    listed = pairs.listed if some is None else some
    links = Links(pairs.table.project, path)
    members = _members(pairs)
    by_id = {member.id: member for member in members}
    totals = [_totals(sort, listed, tested) for sort in SORTS]
    data = _data(pairs, tested, listed, members, groups, links)
    data |= {"ranks": [t(rank) for rank in RANKS], "cannot": [sentences.say(one) for one in reasons(pairs, by_id)]}
    page = environment.get_template("pairs.html.j2").render(
        tested=tested,
        version=VERSION,
        language=language,
        t=t,
        num=partial(grouped, language=language),
        said=sentences.say,
        texts={text: t(text) for text in in_script()},
        totals=[one._replace(title=t(one.title)) for one in totals if one.listed],
        whole=SortTotals(None, t("all"), *(sum(column) for column in zip(*(one[2:] for one in totals), strict=True))),
        groups=groups,
        firsts=firsts(groups),
        names={id: member.name for id, member in by_id.items()},
        often=[(by_id[id], number) for id, number in _often(tested)],
        options=options,
        named={one.meeting: [by_id[id] for id in one.meeting.members] for one in tested.failed},
        links=links,
        visible=visible,
        idle=_idle(tested, by_id)[:SHOWN],
        lacking=Counter(place for one in tested.apart for place in one.lacks).most_common(SHOWN),
        many=MANY_BOARDS,
        most=MOST_BOARDS,
        data=data,
    )
    files.write(path, page)


def in_script() -> list[str]:
    """Return the texts that the script of the page writes."""
    script = (Path(__file__).parents[1] / "templates" / "pairs.js.j2").read_text(encoding="utf-8")
    return [*dict.fromkeys(re.findall(r'\bt\("([^"]+)"', script))]


# ------------------------------------------------------------------------------------------------------- the members


def _members(pairs: Pairs) -> list[Member]:
    """Return the cards by set and kind, as in the files; then the rules, the lines with `cannot`, and the options."""
    known, project = pairs.table.played.model, pairs.table.project
    set_of = {file.source.name: file.set for file in project.files}
    cards = [known.cards[id] for id in pairs.meetings.cards]
    found = [
        Member(one.id, visible(one.name), one.kind, set_of[one.span.source], str(one.span))
        for one in sorted(cards, key=lambda one: list(set_of).index(one.span.source))
    ]
    blocks = list(dict.fromkeys((one.set, one.kind) for one in found))
    sets = list(dict.fromkeys(set_ for set_, _ in blocks))
    found.sort(key=lambda one: (sets.index(one.set), blocks.index((one.set, one.kind))))
    for name, element in pairs.boards.ground.elements.items():
        span = element.body[0].span if len(element.body) == 1 else element.unit.span
        found.append(Member(name, "", name.split()[0], set_of[span.source], str(span)))
    spans = {f"option {one.property.name}": one.span for one in known.options.values()}
    for name in dict.fromkeys(one.members[0] for one in pairs.listed if one.sort == "options"):
        span = spans[name.partition("=")[0]]
        found.append(Member(name, "", "option", set_of[span.source], str(span)))
    return found


def _idle(tested: Findings, members: dict[str, Member]) -> list[IdleMember]:
    """Return the members that did not act in some meetings, those with most such meetings first."""
    tried, idle = Counter[str](), Counter[str]()
    lacks: dict[str, Counter[str]] = {}
    for one in tested.found:
        tried.update({*one.meeting.members})
        for id in _idle_in(one):
            idle[id] += 1
            lacks.setdefault(id, Counter()).update(one.lacks)
    return [
        IdleMember(members[id], number, tried[id], max(lacks[id], key=lambda place: lacks[id][place], default=""))
        for id, number in sorted(idle.items(), key=lambda each: (-each[1], each[0]))
    ]


def _idle_in(found: Found) -> list[str]:
    """Return the members that did not act."""
    return [*dict.fromkeys(id for id, acts in zip(found.meeting.members, found.active, strict=False) if not acts)]


def _often(tested: Findings) -> list[tuple[str, int]]:
    """Return the members that are in most failures, if that says anything, and how many failures they are in."""
    counted = Counter(id for one in tested.failed for id in dict.fromkeys(one.meeting.members))
    most = max(counted.values(), default=0)
    return [(id, number) for id, number in counted.most_common(3) if number > 1 and number * 2 > most]


def _totals(sort: Sort, listed: Iterable[Meeting], tested: Findings) -> SortTotals:
    some = [one for one in tested.found if one.meeting.sort == sort]
    failed, apart = sum(bool(one.failure) for one in some), sum(not one.failure and not one.met for one in some)
    wanted = sum(one.sort == sort for one in listed)
    return SortTotals(sort, TITLES[sort], wanted, len(some) - failed - apart, apart, failed)


# ---------------------------------------------------------------------------------------------- the data of the page


def _data(
    pairs: Pairs,
    tested: Findings,
    listed: Sequence[Meeting],
    members: Sequence[Member],
    groups: Sequence[FailureGroup],
    links: Links,
) -> dict[str, Data]:
    """Return what the matrix and the list show.

    members: id, name, number of the block, place, and address. blocks: a set and a kind. scope: the cards with a row.
    more: what is known about a meeting that failed or whose members have not met, by the numbers of the members.
    """
    at = {member.id: number for number, member in enumerate(members)}
    blocks = list(dict.fromkeys((one.set, one.kind) for one in members))
    group_of = {one.meeting: number for number, group in enumerate(groups, start=1) for one in group.failures}
    places = list(dict.fromkeys(place for one in tested.found for place in one.lacks))
    return {
        "cards": len(pairs.meetings.cards),
        "blocks": [[set_, kind] for set_, kind in blocks],
        "members": [
            [one.id, one.name, blocks.index((one.set, one.kind)), one.place, links.to(one.place)] for one in members
        ],
        "scope": sorted(at[card] for card in _covered(pairs, listed)),
        **_results(pairs, tested, listed, at),
        "places": [[links.line(place), place, links.to(place)] for place in places],
        "more": {
            ".".join(str(number) for number in sorted((at[id] for id in one.meeting.members), reverse=True)): {
                "rank": one.meeting.rank,
                "idle": [at[id] for id in _idle_in(one)],
                "lacks": [places.index(place) for place in one.lacks],
                "failure": visible(one.failure),
                "group": group_of.get(one.meeting, 0),
            }
            for one in tested.found
            if one.failure or not one.met
        },
    }


def _results(pairs: Pairs, tested: Findings, listed: Sequence[Meeting], at: Mapping[str, int]) -> dict[str, Data]:
    """Return the result of each meeting. at: the numbers of the members.

    rows: for each member, a letter for each card; the row of a card ends at the card itself. boards: in the same way,
    the number of boards, as a digit with base 36. triples: three members, their letter and their digit.
    The letter of a pair that cannot meet is the number of its reason.
    """
    cards = len(pairs.meetings.cards)
    rows = [[" "] * (number + 1 if number < cards else cards) for number in range(len(at))]
    boards = [["0"] * len(row) for row in rows]
    apart = {both: reason for both, reason in pairs.cannot().items() if both[0] in at and both[1] in at}
    cannot = reasons(pairs, at)
    for both, reason in apart.items():
        row, column = sorted((at[id] for id in both), reverse=True)
        rows[row][column] = str(cannot.index(reason))
    triples: list[Data] = []
    known = {found.meeting: found for found in tested.found}
    for meeting in listed:
        numbers = [at[id] for id in meeting.members]
        letter, digit = _result(known.get(meeting))
        if len(numbers) == 2:
            row, column = sorted(numbers, reverse=True)
            rows[row][column], boards[row][column] = letter, digit
        else:
            triples.append([*numbers, letter, digit])
    return {
        "rows": ["".join(row) for row in rows],
        "boards": ["".join(row) for row in boards],
        "triples": triples,
    }


def reasons(pairs: Pairs, members: Collection[str]) -> list[str]:
    """Return the reasons why pairs of some members cannot meet."""
    return sorted({reason for (one, other), reason in pairs.cannot().items() if one in members and other in members})


def _result(found: Found | None) -> tuple[str, str]:
    """Return the letter of a result, and the number of boards as a digit."""
    if found is None:
        return ".", "0"
    many = max(MANY_BOARDS, LEAST_BOARDS[found.meeting.rank])  # as many are played at once
    letter = "f" if found.failure else "n" if not found.met else "l" if found.boards > many else "m"
    return letter, _DIGITS[min(found.boards, len(_DIGITS) - 1)]


def _covered(pairs: Pairs, listed: Sequence[Meeting]) -> set[str]:
    """Return the cards of which all pairs were to be tested: the rows of the matrix.

    If there are none, return the cards of which some pairs were, and otherwise all cards.
    """
    every, some = (
        Counter(id for one in all_ if one.sort == "cards" for id in {*one.members}) for all_ in (pairs.listed, listed)
    )
    return {id for id, number in some.items() if number == every[id]} or {*some} or {*pairs.meetings.cards}
