"""A long document is joined of parts; its pages, tags and outline are those of one document."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from ombre.sheets import WORDS, Job, Paper, load_faces
from ombre.sheets.pages.joining import joined

from .deck import COVERING_FIRE, FACES


@pytest.fixture(scope="module")
def job() -> Job:
    """Twenty-one cards, one of them with hostile words in its name."""
    names = ["Plain", "Two (2) 3 0 R", "stream\nendobj\n", "é \\ (", *(f"Number {n}" for n in range(17))]
    cards = [replace(COVERING_FIRE, id=f"card_{n}", name=name, copies=1) for n, name in enumerate(names)]
    made = Job(cards, load_faces(FACES), "en", WORDS)
    made.fit()
    return made


@pytest.fixture(scope="module")
def parts(job: Job) -> list[bytes]:
    found: list[bytes] = []
    for source, shown in job.documents(Paper(), 9):
        found += job.compile(source, [job.drawn[index] for index in shown], "pdf")
    return found


def objects(pdf: bytes) -> dict[int, bytes]:
    """The objects of a PDF, found by its table of their places."""
    start = int(pdf[pdf.rindex(b"startxref\n") + 10 :].split(b"\n")[0])
    table = re.findall(rb"(\d{10}) 00000 n", pdf[start:])
    found: dict[int, bytes] = {}
    for number, place in enumerate(table, 1):
        at, head = int(place), b"%d 0 obj\n" % number
        assert pdf.startswith(head, at)
        body = pdf[at + len(head) :]
        length = re.match(rb"<<[^\n]*?/Length (\d+)", body)
        until = body.index(b"endobj", body.index(b"stream\n") + int(length[1]) if length else 0)
        found[number] = body[:until]
    return found


def references(body: bytes) -> list[int]:
    bare = re.sub(rb"\((?:\\.|[^\\()])*\)", b"", body.split(b"stream\n")[0], flags=re.DOTALL)
    return [int(one) for one in re.findall(rb"\b(\d+) 0 R", bare)]


def test_parts_are_joined_to_a_whole_file(parts: list[bytes]) -> None:
    """Every object is written once, at its place, and every reference leads to one."""
    assert len(parts) == 3
    found = objects(joined(parts))
    for body in found.values():
        assert body.strip() and {*references(body)} <= {*found}
    (root,) = (body for body in found.values() if b"/Type/Catalog" in body)
    pages = found[next(n for n in references(root) if b"/Type/Pages" in found[n])]
    kids = references(re.sub(rb".*/Kids", b"", pages))
    assert b"/Count 6/" in pages and len(kids) == len({*kids}) == 6
    assert all(b"/Type/Page/" in found[kid] for kid in kids)


def test_tags_lead_to_their_pages(parts: list[bytes]) -> None:
    """The tags of all parts are in one tree, and each page finds its own by its number."""
    found = objects(joined(parts))
    (tree,) = (body for body in found.values() if b"/Type/StructTreeRoot" in body)
    nums = re.search(rb"/Nums\[([^\]]*)\]", tree)
    assert nums is not None
    parents = {int(key): int(array) for key, array in re.findall(rb"(\d+) (\d+) 0 R", nums[1])}
    assert list(parents) == list(range(6)) and b"/ParentTreeNextKey 6" in tree
    for number, body in found.items():
        if b"/Type/Page/" in body:
            key = re.search(rb"/StructParents (\d+)", body)
            assert key is not None
            for element in references(found[parents[int(key[1])]]):
                assert b"/Pg %d 0 R" % number in found[element]
    (document,) = (body for body in found.values() if b"/S/Document" in body)
    tops = references(re.sub(rb".*/K\[", b"", document))
    whole = sum(len(re.findall(rb"/S/H1/", part)) for part in parts)
    assert sum(b"/S/H1/" in found[top] for top in tops) == whole == 21


def test_the_outline_names_all_cards_in_their_order(job: Job, parts: list[bytes]) -> None:
    found = objects(joined(parts))
    (outline,) = (body for body in found.values() if b"/Type/Outlines" in body)
    at, titles = next(iter(references(re.sub(rb".*/First", b"", outline)))), 0
    last = references(re.sub(rb".*/Last", b"", outline))[0]
    while True:
        titles += 1
        following = re.search(rb"/Next (\d+) 0 R", found[at])
        if following is None:
            break
        assert b"/Prev %d 0 R" % at in found[int(following[1])]
        at = int(following[1])
    assert (at, titles) == (last, len(job.cards))
    assert b"/Count 21" in outline


def test_names_stay_as_they_are(parts: list[bytes]) -> None:
    assert b"/Title(Two \\(2\\) 3 0 R)" in joined(parts) or b"/Title(Two (2) 3 0 R)" in joined(parts)


def test_one_part_is_the_file_itself(parts: list[bytes]) -> None:
    assert joined(parts[:1]) is parts[0]


def test_the_same_parts_give_the_same_bytes(parts: list[bytes]) -> None:
    assert joined(parts) == joined(list(parts))


def test_what_is_no_such_file_is_refused(parts: list[bytes]) -> None:
    with pytest.raises(ValueError, match="PDF file without"):
        joined([parts[0], parts[1].replace(b"/ParentTreeNextKey", b"/Other")])
