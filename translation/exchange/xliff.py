"""Write and read documents as XLIFF 1.2 files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree
from xml.parsers import expat

from ombre.compiler.projects.files import UsageError, read_plain
from ombre.translatable import tr

from .exchange import Incoming, mark_of, stamped
from .message_files import normal
from .units import Document, TextUnit

_SPACE = "urn:oasis:names:tc:xliff:document:1.2"
_PRESERVE = "{http://www.w3.org/XML/1998/namespace}space"
_HEADER = "x-gettext-domain-header"  # the header of a gettext file that was converted
# The states of a translation that a translator has not finished.
_UNFINISHED = ("new", "needs-translation", "needs-adaptation", "needs-l10n", "needs-review-translation")
_MORE_UNFINISHED = ("needs-review-adaptation", "needs-review-l10n")


def written(document: Document, source_language: str) -> str:
    """Return a document as the text of an XLIFF file."""
    ElementTree.register_namespace("", _SPACE)
    root = ElementTree.Element(_name("xliff"), version="1.2")
    about = {"source-language": source_language, "target-language": document.language, "datatype": "plaintext"}
    body = _inside(_inside(root, "file", original=document.key, **about), "body")
    for unit in document.units:
        _add(body, document, unit)
    ElementTree.indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ElementTree.tostring(root, encoding="unicode")}\n'


def _add(body: ElementTree.Element, document: Document, unit: TextUnit) -> None:
    found = _inside(body, "trans-unit", id=unit.context, resname=unit.context)
    found.set(_PRESERVE, "preserve")
    _inside(found, "source").text = unit.source
    state = "needs-review-translation" if unit.fuzzy else "translated" if unit.target else "needs-translation"
    _inside(found, "target", state=state).text = unit.target
    place, _, line = unit.place.rpartition(":")
    if place:
        group = _inside(found, "context-group", purpose="location")
        _inside(group, "context", **{"context-type": "sourcefile"}).text = place
        _inside(group, "context", **{"context-type": "linenumber"}).text = line
    for note in (*unit.notes, stamped(document, unit)):
        _inside(found, "note", **{"from": "developer"}).text = note


def _inside(parent: ElementTree.Element, name: str, **attributes: str) -> ElementTree.Element:
    return ElementTree.SubElement(parent, _name(name), attributes)


def _name(name: str) -> str:
    return f"{{{_SPACE}}}{name}"


def read(path: Path) -> Iterator[Incoming]:
    """Yield the units of an XLIFF file; raise UsageError if it cannot be read."""
    found = _XliffReader(path)
    parser = expat.ParserCreate("UTF-8", namespace_separator=" ")  # whatever the first line says
    parser.StartElementHandler = lambda name, attributes: found.begin(name, attributes, parser.CurrentLineNumber)
    parser.EndElementHandler = found.end
    parser.CharacterDataHandler = found.text
    parser.StartDoctypeDeclHandler = found.refuse
    try:
        parser.Parse(read_plain(path).encode(), True)
    except expat.ExpatError as error:
        raise UsageError(
            tr("{0}:{1}: this is not XML: {2}", path, error.lineno, expat.ErrorString(error.code))
        ) from None
    if not found.version:
        raise UsageError(tr("{0}:1: this is not an XLIFF file", path))
    yield from found.units


class _XliffReader:
    """Collects the units of an XLIFF file while it is parsed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.version = ""
        self.units: list[Incoming] = []
        self._line = 0
        self._about: dict[str, str] = {}
        self._parts: dict[str, str] = {}
        self._into = ""
        self._aside = 0  # how many elements with suggestions are open

    def refuse(self, *_: object) -> None:
        raise UsageError(
            tr("{0}:1: a document type is not allowed in this file; delete the line <!DOCTYPE ...>", self.path)
        )

    def begin(self, name: str, attributes: dict[str, str], line: int) -> None:
        name = name.rpartition(" ")[2]
        if name == "xliff":
            self.version = attributes.get("version", "")
            if not self.version.startswith("1."):
                raise UsageError(tr("{0}:{1}: this is XLIFF {2}; save it as XLIFF 1.2", self.path, line, self.version))
        elif name == "trans-unit":
            self._line, self._about, self._parts = line, dict(attributes), {}
        elif name == "alt-trans":  # a suggestion, not the translation
            self._aside += 1
        elif name in ("source", "target", "note") and self._about and not self._aside:
            if name != "note" and name in self._parts:
                raise UsageError(tr("{0}:{1}: this unit has a second <{2}>; delete one of them", self.path, line, name))
            self._into = name
            self._parts[name] = f"{self._parts[name]}\n" if name == "note" and "note" in self._parts else ""
            if name == "target":
                self._about["state"] = attributes.get("state", "")

    def end(self, name: str) -> None:
        name = name.rpartition(" ")[2]
        if name == self._into:
            self._into = ""
        if name == "alt-trans":
            self._aside -= 1
        if name == "trans-unit":
            if self._about.get("restype") != _HEADER:
                self.units.append(self._unit())
            self._about = {}

    def text(self, text: str) -> None:
        if self._into:
            self._parts[self._into] += text

    def _unit(self) -> Incoming:
        name = self._about.get("resname") or self._about.get("id", "")
        mark = mark_of(self._parts.get("note", ""), name)
        state = self._about.get("state", "")  # `approved` says that a second person has read the translation
        fuzzy = state in (*_UNFINISHED, *_MORE_UNFINISHED) or not state and self._about.get("approved") == "no"
        source, target = (normal(self._parts.get(name, "")) for name in ("source", "target"))
        return Incoming(f"{self.path}:{self._line}", mark, source, target, fuzzy)
