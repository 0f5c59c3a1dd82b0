"""Where cards lie on paper: nothing overlaps, everything is inside the margins, and each back is behind its front."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import combinations, pairwise
from random import Random

import pytest

from ombre.compiler.projects.files import UsageError
from ombre.sheets.pages.calibration import CalibrationWords, calibration, signs
from ombre.sheets.pages.paper import FOLDED, PAPERS, SLEEVE, Axis, Backs, Page, Paper, Spot, lay, mirror, pages, shrunk

POKER, LARGE = (63.5, 88.9), (150.0, 210.0)
A4, LETTER, A3 = (Paper(*PAPERS[name]) for name in ("a4", "letter", "a3"))
UP = {0: (0, -1), 90: (1, 0), 180: (0, 1), 270: (-1, 0)}  # where the top of a turned card points
SEEDS = range(40)


def drawn(seed: int) -> tuple[list[tuple[float, float]], Paper]:
    """Random sizes of cards, how many of each, and a paper on which at least one of each fits."""
    random = Random(seed)
    backs: Backs = random.choice(["long", "short", "fold", "gutterfold", "none"])
    gutter = random.choice([0.0, 0.0, random.uniform(0.5, 9)])
    paper = Paper(
        random.uniform(90, 450),
        random.uniform(90, 450),
        margin=random.choice([0.0, 5.0, random.uniform(0, 12)]),
        gutter=gutter,
        bleed=random.choice([None, gutter / 2]),
        backs=backs,
        offset=(0.0, 0.0),
        up=random.choice([0, 0, random.randint(1, 30)]),
    )
    sizes: list[tuple[float, float]] = []
    for _ in range(random.randint(1, 3)):
        size = round(random.uniform(20, 90), 1), round(random.uniform(20, 120), 1)
        try:
            lay(*size, replace(paper, up=0))
        except UsageError:
            continue
        sizes += [size] * random.randint(1, 40)
    random.shuffle(sizes)
    return sizes, paper


def overlap(one: Spot, other: Spot) -> bool:
    slack = 1e-6
    beside = one.right <= other.x + slack or other.right <= one.x + slack
    return not (beside or one.bottom <= other.y + slack or other.bottom <= one.y + slack)


def close(one: Spot, other: Spot) -> bool:
    parts = ((one.x, other.x), (one.y, other.y), (one.width, other.width), (one.height, other.height))
    return all(abs(a - b) < 1e-6 for a, b in parts)


def is_behind(front: Spot, back: Spot, axis: Axis, at: float) -> bool:
    """Whether a back lies behind its front, and is upright there, if the paper is turned about a line."""
    place = replace(back, x=2 * at - back.right) if axis == "x" else replace(back, y=2 * at - back.bottom)
    x, y = UP[back.turn]
    seen = (-x, y) if axis == "x" else (x, -y)  # where the top of the back is, seen from the side of the front
    return close(front, place) and seen == UP[front.turn]


def sheets(found: list[Page], paper: Paper) -> list[tuple[Page, Page]]:
    """The sides of each sheet: the one with the fronts, and the one with their backs."""
    if paper.backs in (*FOLDED, "none"):
        return [(page, page) for page in found]
    return list(zip(found[::2], found[1::2], strict=True))


@pytest.mark.parametrize("seed", SEEDS)
def test_no_card_overlaps_another_and_all_are_inside_the_margins(seed: int) -> None:
    sizes, paper = drawn(seed)
    for page in pages(sizes, paper):
        for one, other in combinations(page.spots, 2):
            assert not overlap(one, other)
        for spot in page.spots:
            assert spot.x >= paper.margin - 1e-6 and spot.right <= paper.width - paper.margin + 1e-6
            assert spot.y >= paper.margin - 1e-6 and spot.bottom <= paper.height - paper.margin + 1e-6


@pytest.mark.parametrize("seed", SEEDS)
def test_each_card_is_printed_once_on_a_page_of_its_size(seed: int) -> None:
    sizes, paper = drawn(seed)
    found = pages(sizes, paper)
    for side in ("fronts", "backs"):
        printed = [index for page in found for index, _ in getattr(page, side)]
        assert sorted(printed) == ([] if (side, paper.backs) == ("backs", "none") else list(range(len(sizes))))
    for page in found:
        of_page = {sizes[index] for index, _ in (*page.fronts, *page.backs)}
        assert len(of_page) == 1
        (size,) = of_page
        scale = page.spots[0].width / size[page.spots[0].turn % 180 == 90]
        assert scale <= 1 + 1e-9 and (paper.up or abs(scale - 1) < 1e-9)
        for spot in page.spots:
            wide, high = (spot.height, spot.width) if spot.turn % 180 else (spot.width, spot.height)
            assert (wide, high) == pytest.approx((size[0] * scale, size[1] * scale))


@pytest.mark.parametrize("seed", SEEDS)
def test_each_back_lies_behind_its_front(seed: int) -> None:
    """Also on the last page, which is not full, and on pages with turned cards."""
    sizes, paper = drawn(seed)
    for front, back in sheets(pages(sizes, paper), paper):
        if paper.backs == "none":
            assert not front.backs
            continue
        behind = dict(back.backs)
        assert list(behind) == [index for index, _ in front.fronts]
        for index, spot in front.fronts:
            lines = front.folds if paper.backs in FOLDED else (mirror(paper),)
            assert any(is_behind(spot, behind[index], *line) for line in lines)


@pytest.mark.parametrize("seed", SEEDS)
def test_gutters_are_kept_and_the_bleed_of_two_cards_does_not_meet(seed: int) -> None:
    sizes, paper = drawn(seed)
    for page in pages(sizes, paper):
        for axis in ("x", "y"):
            ends = sorted(
                {
                    (round(s.x, 4), round(s.right, 4)) if axis == "x" else (round(s.y, 4), round(s.bottom, 4))
                    for s in page.spots
                }
            )
            folds = [at for along, at in page.folds if along == axis]
            for (_, end), (start, _) in pairwise(ends):
                at_fold = any(abs(end - at) < 1e-3 for at in folds)
                assert at_fold or start - end >= paper.gutter - 1e-3


@pytest.mark.parametrize("seed", SEEDS)
def test_cuts_are_the_edges_of_the_cards_that_are_there(seed: int) -> None:
    """An incomplete page has no marks for places without a card."""
    sizes, paper = drawn(seed)
    for page in pages(sizes, paper):
        edges = {("x", round(at, 4)) for spot in page.spots for at in (spot.x, spot.right)}
        edges |= {("y", round(at, 4)) for spot in page.spots for at in (spot.y, spot.bottom)}
        assert {*page.cuts} <= edges
        assert page.is_back or edges - {*page.cuts} <= {(axis, round(at, 4)) for axis, at in page.folds}


def test_a_page_has_as_many_cards_as_fit() -> None:
    def count(paper: Paper, size: tuple[float, float] = POKER) -> int:
        return len(lay(*size, paper).fronts)

    assert (count(A4), count(LETTER), count(A3)) == (9, 9, 18)
    assert (count(A4, LARGE), count(LETTER, LARGE)) == (1, 1)
    assert [count(replace(A4, backs=backs)) for backs in ("fold", "gutterfold")] == [4, 4]
    assert count(replace(A4, gutter=6, bleed=3)) == 8  # turned: two columns of four
    assert count(A4, (88.9, 63.5)) == 9  # a card that is wider than high is turned, because more fit


@pytest.mark.parametrize(("up", "most", "turn"), [(9, 1, 0), (16, 0.8, 0), (18, 0.76, 90)])
def test_many_small_cards_on_a_page(up: int, most: float, turn: int) -> None:
    paper = replace(A4, up=up)
    scale = shrunk(*POKER, paper)
    layout = lay(*POKER, paper, scale)
    assert most - 0.05 < scale <= most
    assert (len(layout.fronts), layout.fronts[0].turn) == (up, turn)


def test_cards_for_sleeves_are_a_little_smaller() -> None:
    (page,) = pages([POKER], replace(A4, scale=SLEEVE, backs="none"))
    assert (page.spots[0].width, page.spots[0].height) == pytest.approx((62, 86.8))
    assert shrunk(*POKER, replace(A4, scale=SLEEVE, up=4)) == SLEEVE


def test_larger_cards_are_made_smaller_by_the_same_scale() -> None:
    small, large = pages([LARGE, POKER], replace(A4, up=16, backs="none"))
    assert small.spots[0].width / POKER[0] == pytest.approx(large.spots[0].height / LARGE[0])
    assert large.spots[0].turn == 90


@pytest.mark.parametrize(("backs", "where"), [("long", (-1.5, 0.5)), ("short", (-1.5, 0.5))])
def test_the_offset_of_the_printer_is_taken_back(backs: Backs, where: tuple[float, float]) -> None:
    """A printer that shifts the back side to the right gets backs that lie as much to the left."""
    plain = lay(*POKER, replace(A4, backs=backs))
    shifted = lay(*POKER, replace(A4, backs=backs, offset=(1.5, -0.5)))
    assert shifted.fronts == plain.fronts
    assert shifted.backs == tuple(spot.moved(*where) for spot in plain.backs)


def test_long_and_short_edge_on_paper_that_lies_across() -> None:
    across = Paper(297, 210)
    assert [mirror(replace(across, backs=backs)) for backs in ("long", "short")] == [("y", 105), ("x", 148.5)]
    assert [mirror(replace(A4, backs=backs)) for backs in ("long", "short")] == [("x", 105), ("y", 148.5)]


@pytest.mark.parametrize("backs", ["long", "short"])
@pytest.mark.parametrize("size", [(210.0, 297.0), (297.0, 210.0)])
def test_what_is_read_on_the_calibration_page_is_the_offset(backs: Backs, size: tuple[float, float]) -> None:
    """A printer shifts the back; its lines are seen through the paper, and lie on the scales at what it has shifted."""
    paper = Paper(*size, backs=backs)
    shifted = 1.5, -0.5
    line = Spot(paper.width / 2, paper.height / 2, 0, 0).moved(*shifted)
    seen = line.mirrored(*mirror(paper))
    read = [(at - middle / 2) * sign for at, middle, sign in zip((seen.x, seen.y), size, signs(paper), strict=True)]
    assert read == pytest.approx(shifted)


def test_what_does_not_fit_is_refused_with_the_numbers() -> None:
    refused = [
        (LARGE, Paper(105, 148), r"150 × 210 mm does not fit: the paper has room for 95 × 138 mm"),
        (LARGE, replace(A4, backs="fold"), "150 × 210 mm and its back beside it do not fit"),
        (LARGE, replace(A4, backs="gutterfold"), "150 × 210 mm does not fit on half of the paper"),
        (POKER, replace(A4, gutter=4, bleed=3), "a bleed of 3 mm around each card needs a gutter of 6 mm, not of 4 mm"),
        (POKER, replace(A4, marks="corner"), "--marks corner needs a gutter"),
    ]
    for size, paper, message in refused:
        with pytest.raises(UsageError, match=message):
            lay(*size, paper)


def test_no_cards_have_no_pages() -> None:
    assert pages([], A4) == []


def test_the_calibration_page_has_two_sides() -> None:
    words = CalibrationWords("Title", ["One #line", "Two"], "100 mm", "Back")
    for paper in (A4, Paper(60, 45)):
        made = calibration(paper, words, "en")
        assert len(re.findall(rb"/Type/Page/", made)) == 2 and b"pdfuaid" in made
        assert made == calibration(paper, words, "en")
