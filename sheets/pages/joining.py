"""Join PDF files of the typesetter to one, with their tags, so that a long document needs little memory.

Only files that the typesetter Typst has written can be joined: their objects are plain text with numbers that count
from 1, and streams say their length. Tags, outlines and page numbers of all parts become those of one document.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Callable, Iterator, Sequence

# A string, a number in angle brackets, or a reference to an object, such as `12 0 R`.
_TOKEN = re.compile(rb"\((?:\\.|[^\\()]|\((?:\\.|[^\\()])*\))*\)|<[0-9A-Fa-f\s]*>|\b(\d+) 0 R\b", re.DOTALL)
_OBJECT = re.compile(rb"(\d+) 0 obj\n")
_LENGTH = re.compile(rb"/Length (\d+)")
_TRAILER = re.compile(rb"trailer\n<<.*?/Root (\d+) 0 R/Info (\d+) 0 R", re.DOTALL)
_STREAM = b"stream\n"


class _Part:
    """A PDF file: the text of each object, up to its stream, and the streams."""

    def __init__(self, content: bytes) -> None:
        self.heads: dict[int, bytes] = {}
        self.streams: dict[int, bytes] = {}
        for number, head, stream in _objects(content):
            self.heads[number] = head
            if stream is not None:
                self.streams[number] = stream
        found = _TRAILER.search(content, content.rindex(b"trailer\n"))
        if found is None:
            raise ValueError("a PDF file without a trailer")
        self.root, self.info = int(found[1]), int(found[2])

    def reference(self, number: int, name: bytes) -> int:
        """Return the object to which an entry of another object refers; 0 if there is no such entry."""
        found = re.search(rb"/%s (\d+) 0 R" % name, self.heads[number])
        return int(found[1]) if found else 0

    def listed(self, number: int, name: bytes) -> list[int]:
        """Return the objects to which a list in an object refers."""
        return [int(one) for one in re.findall(rb"(\d+) 0 R", _found(rb"/%s\[([^\]]*)\]" % name, self.heads[number]))]


def _objects(content: bytes) -> Iterator[tuple[int, bytes, bytes | None]]:
    at = content.index(b"\n1 0 obj\n") + 1
    while found := _OBJECT.match(content, at):
        start = found.end()
        end = content.index(b"endobj\n", start)
        stream = content.find(b">>\n" + _STREAM, start, end) + len(b">>\n")
        length = _LENGTH.search(content, start, stream) if stream > start else None
        if length is not None:
            begin = stream + len(_STREAM)
            end = content.index(b"endobj\n", begin + int(length[1]))
            yield int(found[1]), content[start:stream], content[begin : begin + int(length[1])]
        else:
            yield int(found[1]), content[start:end], None
        at = end + len(b"endobj\n")
        while content[at : at + 1] in (b"\n", b"\r"):
            at += 1


def joined(parts: Sequence[bytes]) -> bytes:
    """Return one PDF file with the pages of all parts, in their order; the settings are those of the first part."""
    if len(parts) == 1:
        return parts[0]
    writer = _Joiner()
    for part in parts:
        writer.add(_Part(part))
    return writer.finished()


def _renumbered(head: bytes, number: Callable[[int], int]) -> bytes:
    """Return the text of an object with other numbers of the objects to which it refers; strings stay as they are."""
    return _TOKEN.sub(lambda found: b"%d 0 R" % number(int(found[1])) if found[1] else found[0], head)


class _Joiner:
    """Collects the objects of all parts. Those of each part get the next free numbers."""

    def __init__(self) -> None:
        self.heads: list[bytes] = []
        self.streams: dict[int, bytes] = {}
        self.shared: dict[bytes, int] = {}
        self.single: list[int] = []  # root, information, metadata, pages, tags, document, outlines if there are any
        self.kids: list[int] = []
        self.tagged: list[int] = []
        self.titles: list[int] = []
        self.parents: list[tuple[int, int]] = []
        self.keys = 0

    def add(self, part: _Part) -> None:
        """Add the objects of a part; of all but the first, not those that a document has only once."""
        tree, pages = part.reference(part.root, b"StructTreeRoot"), part.reference(part.root, b"Pages")
        outlines, metadata = part.reference(part.root, b"Outlines"), part.reference(part.root, b"Metadata")
        (document,) = part.listed(tree, b"K")
        single = [part.root, part.info, metadata, pages, tree, document, *([outlines] if outlines else [])]
        is_first = not self.single
        numbers = self._numbered(part, [] if is_first else single)
        if is_first:
            self.single = [numbers[old] for old in single]
        numbers |= dict(zip(single, self.single, strict=True))

        def new(old: int) -> int:
            return numbers[old]

        before = self.keys
        self.keys += int(_found(rb"/ParentTreeNextKey (\d+)", part.heads[tree]))
        self.kids += map(new, part.listed(pages, b"Kids"))
        self.tagged += map(new, part.listed(document, b"K"))
        self.titles += map(new, self._titles(part, outlines)) if outlines else ()
        for index, parent in re.findall(rb"(\d+) (\d+) 0 R", _found(rb"/Nums\[([^\]]*)\]", part.heads[tree])):
            self.parents.append((before + int(index), new(int(parent))))
        for old, head in part.heads.items():
            if is_first or old not in single:
                moved = re.sub(rb"/StructParents (\d+)", lambda at: b"/StructParents %d" % (before + int(at[1])), head)
                self._put(numbers[old], _renumbered(moved, new), part.streams.get(old))

    def _numbered(self, part: _Part, without: Sequence[int]) -> dict[int, int]:
        """Return a new number for each object; equal streams that refer to nothing, such as profiles, are shared."""
        numbers: dict[int, int] = {}
        count = len(self.heads)
        for old, head in part.heads.items():
            if old in without:
                continue
            stream = part.streams.get(old)
            digest = hashlib.sha256(head + stream).digest() if stream and not _refers(head) else b""
            if digest in self.shared:
                numbers[old] = self.shared[digest]
                continue
            count += 1
            numbers[old] = count
            if digest:
                self.shared[digest] = count
        self.heads += [b""] * (count - len(self.heads))
        return numbers

    def _put(self, number: int, head: bytes, stream: bytes | None) -> None:
        self.heads[number - 1] = head
        if stream is not None:
            self.streams[number] = stream

    @staticmethod
    def _titles(part: _Part, outlines: int) -> Iterator[int]:
        at = part.reference(outlines, b"First")
        while at:
            yield at
            at = part.reference(at, b"Next")

    def finished(self) -> bytes:
        """Return the file."""
        _, _, metadata, pages, tree, document, *outlines = self.single
        self._edit(pages, rb"/Count \d+/Kids\[[^\]]*\]", b"/Count %d/Kids[%s]" % (len(self.kids), _list(self.kids)))
        self._edit(document, rb"/K\[[^\]]*\]", b"/K[%s]" % _list(self.tagged))
        nums = b" ".join(b"%d %d 0 R" % pair for pair in self.parents)
        self._edit(tree, rb"/Nums\[[^\]]*\]", b"/Nums[%s]" % nums)
        self._edit(tree, rb"/ParentTreeNextKey \d+", b"/ParentTreeNextKey %d" % self.keys)
        if outlines:
            ends = b"/First %d 0 R/Last %d 0 R/Count %d" % (self.titles[0], self.titles[-1], len(self.titles))
            self._edit(outlines[0], rb"/First \d+ 0 R/Last \d+ 0 R/Count -?\d+", ends)
            for title, before, after in zip(self.titles, [0, *self.titles], [*self.titles[1:], 0], strict=False):
                self._link(title, before, after)
        told = re.sub(rb"(?<=NPages>)\d+", b"%d" % len(self.kids), self.streams[metadata])
        self.streams[metadata] = told
        self._edit(metadata, rb"/Length \d+", b"/Length %d" % len(told))
        return self._written()

    def _link(self, title: int, before: int, after: int) -> None:
        """Set the entries before and after one of the outline; the words of the title follow these."""
        head, words = self.heads[title - 1].split(b"/Title", 1)
        head = re.sub(rb"/(?:Next|Prev) \d+ 0 R", b"", head)
        links = (b"/Next %d 0 R" % after if after else b"") + (b"/Prev %d 0 R" % before if before else b"")
        self.heads[title - 1] = head + links + b"/Title" + words

    def _edit(self, number: int, pattern: bytes, text: bytes) -> None:
        self.heads[number - 1], count = re.subn(pattern, lambda _: text, self.heads[number - 1])
        if count != 1:
            raise ValueError(f"a PDF file without {pattern!r}")

    def _written(self) -> bytes:
        made = [b"%PDF-1.7\n%\x80\x80\x80\x80\n\n"]
        at = len(made[0])
        places: list[int] = []
        for number, head in enumerate(self.heads, 1):
            stream = self.streams.get(number)
            body = head if stream is None else b"%s%s%s\nendstream\n" % (head, _STREAM, stream)
            made.append(b"%d 0 obj\n%sendobj\n\n" % (number, body))
            places.append(at)
            at += len(made[-1])
        digest = hashlib.sha256()
        for part in made:
            digest.update(part)
        id = base64.b64encode(digest.digest()[:16])
        made.append(b"xref\n0 %d\n0000000000 65535 f \n" % (len(places) + 1))
        made += [b"%010d 00000 n \n" % place for place in places]
        made.append(b"trailer\n<</Size %d/Root %d 0 R/Info %d 0 R" % (len(places) + 1, *self.single[:2]))
        made.append(b"/ID[(%s)(%s)]>>\nstartxref\n%d\n%%%%EOF" % (id, id, at))
        return b"".join(made)


def _found(pattern: bytes, head: bytes) -> bytes:
    """Return the group of a pattern in the text of an object; raise ValueError if it is not there."""
    found = re.search(pattern, head)
    if found is None:
        raise ValueError(f"a PDF file without {pattern!r}")
    return bytes(found[1])


def _refers(head: bytes) -> bool:
    return any(found[1] for found in _TOKEN.finditer(head))


def _list(numbers: Sequence[int]) -> bytes:
    return b" ".join(b"%d 0 R" % number for number in numbers)
