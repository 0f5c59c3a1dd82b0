"""Read and edit message files (`.ftl`) by spans: an edit changes one pattern and keeps everything else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from ombre.compiler.projects.files import line_counter, listing, read_plain
from ombre.prose.language.languages import is_draft, messages
from ombre.translatable import tr

# How the lines after the first one are indented, in the value of a message and in an attribute.
_VALUE, _ATTRIBUTE = 2, 6


@dataclass(frozen=True, slots=True)
class Form:
    """The pattern of a message or of one of its attributes.

    text: the pattern in the syntax of Fluent, without the indentation of the file. start, end: the characters of the
    file that hold it. line: its line, from 1.
    """

    text: str
    start: int
    end: int
    line: int
    variables: frozenset[str]


@dataclass(frozen=True, slots=True)
class MessageEntry:
    """A message of a file: its forms by attribute ("" is the value), its comment, and the heading above it.

    start: the first character, or that of the comment. end: the character after the last one. head: the end of `id =`.
    draft: whether it is not translated yet.
    """

    id: str
    start: int
    end: int
    head: int
    line: int
    forms: Mapping[str, Form]
    comment: str
    heading: str
    draft: bool = False


@dataclass(frozen=True, slots=True)
class FileEdit:
    """The characters from start to end are replaced by a text."""

    start: int
    end: int
    text: str


def read_entries(text: str) -> Mapping[str, MessageEntry]:
    """Return the messages of a file by id, in the order of the file; of two with the same id, the last."""
    return entries_of(text, FluentParser().parse(text))


@lru_cache(maxsize=64)
def read_file(path: Path, text: str) -> Mapping[str, MessageEntry]:
    """Return the messages of the file with this path and text; raise UsageError if braces are nested too deeply."""
    return entries_of(text, messages(path))


@dataclass(frozen=True, slots=True)
class Messages:
    """The messages of a folder in one language. files: the name of the file of each message."""

    folder: Path
    entries: dict[str, MessageEntry]
    files: dict[str, str]

    @classmethod
    def of(cls, folder: Path, without: Set[str] = frozenset()) -> Messages:
        """Read the messages in a folder; there are none if it does not exist. without: ids that are left out."""
        found = cls(folder, {}, {})
        for path in listing(folder, "*.ftl"):
            for id, entry in read_file(path, read_plain(path)).items():
                if id not in without:
                    found.entries[id], found.files[id] = entry, path.name
        return found

    def text(self, id: str, attribute: str) -> str:
        """Return a pattern; "" if there is none."""
        form = self.entries[id].forms.get(attribute) if id in self.entries else None
        return form.text if form is not None else ""


def entries_of(text: str, resource: ast.Resource) -> Mapping[str, MessageEntry]:
    """Return the messages of a file that is parsed already."""
    line_of = line_counter(text)
    heading, found = "", dict[str, MessageEntry]()
    for entry in resource.body:
        if isinstance(entry, ast.GroupComment):
            heading = entry.content or ""
        if not isinstance(entry, ast.Message):
            continue
        forms = {
            name: _form(text, pattern, line_of)
            for name, pattern in (("", entry.value), *((a.id.name, a.value) for a in entry.attributes))
            if pattern is not None
        }
        start, end = _span(entry)
        comment = (entry.comment.content or "") if entry.comment is not None else ""
        found.pop(entry.id.name, None)
        first, last = _span(entry.id)
        head = text.index("=", last) + 1
        line, draft = line_of(first), is_draft(entry)
        found[entry.id.name] = MessageEntry(entry.id.name, start, end, head, line, forms, comment, heading, draft)
    return found


def normal(text: str) -> str:
    """Return a pattern without outer spaces and without the indentation that all its lines have in common."""
    return _outdented(text.replace("\r\n", "\n").strip("\n").strip(" "))


def pattern_of(id: str, attribute: str, text: str) -> ast.Pattern | str:
    """Parse a pattern as the value or an attribute of a message; return a sentence if this is not one pattern."""
    name = f"{id} =\n    .{attribute}" if attribute else id
    try:
        body = FluentParser().parse(f"{name} = {_indented(text, _ATTRIBUTE if attribute else _VALUE)}\n").body
    except RecursionError:
        return tr("braces are nested too deeply; use fewer")
    junk = next((entry for entry in body if isinstance(entry, ast.Junk)), None)
    if junk is not None:
        told = junk.annotations[0].message if junk.annotations else ""
        return tr("this is not a valid pattern: {0}", told or tr("it cannot be read"))
    entry = body[0] if len(body) == 1 else None
    if not isinstance(entry, ast.Message) or len(entry.attributes) != (1 if attribute else 0):
        return tr('a line begins with a dot; write {{ "." }} instead of the dot')
    found = entry.attributes[0].value if attribute else entry.value
    return found if found is not None else tr("this is not a valid pattern: {0}", tr("it is empty"))


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Yield a node of a message and all nodes inside it."""
    todo: list[object] = [node]
    while todo:
        part = todo.pop()
        if isinstance(part, list):
            todo += part
        elif isinstance(part, ast.BaseNode):
            yield part
            todo += [value for name, value in vars(part).items() if name != "span"]


def variables(node: ast.BaseNode) -> frozenset[str]:
    """Return the names of the arguments in a pattern, without `$`."""
    return frozenset(part.id.name for part in nodes(node) if isinstance(part, ast.VariableReference))


def replaced(text: str, entry: MessageEntry, attribute: str, pattern: str) -> FileEdit:
    """Return the edit that replaces one pattern of a file. Its lines keep the indentation of the old pattern."""
    form = entry.forms[attribute]
    raw = text[form.start : form.end]
    usual = _ATTRIBUTE if attribute else _VALUE
    if raw[:1] == " ":  # the pattern begins on its own line
        indent = _indent(raw.split("\n"))
        return FileEdit(form.start, form.end, " " * indent + _indented(pattern, indent))
    more = raw.split("\n")[1:]
    return FileEdit(form.start, form.end, _indented(pattern, _indent(more) if more else usual))


def added_forms(entry: MessageEntry, forms: Mapping[str, str], order: Sequence[str]) -> list[FileEdit]:
    """Return the edits that add attributes to a message.

    order: the attributes in the order of the source file. A new attribute comes after those that are before it there.
    """
    edits: list[FileEdit] = []
    for name in sorted(forms, key=order.index):
        before = [entry.forms[other].end for other in order[: order.index(name)] if other in entry.forms]
        edits.append(FileEdit(at := max(before, default=entry.head), at, _attribute(name, forms[name])))
    return edits


def message_text(id: str, forms: Mapping[str, str]) -> str:
    """Return a message with its forms by attribute, in the syntax of Fluent."""
    value = f" {_indented(forms[''], _VALUE)}" if "" in forms else ""
    return f"{id} ={value}" + "".join(_attribute(name, pattern) for name, pattern in forms.items() if name)


def added_entry(entries: Mapping[str, MessageEntry], id: str, text: str, order: Sequence[str], length: int) -> FileEdit:
    """Return the edit that adds a message, given as a text, to a file of `length` characters.

    order: the ids in the order of the source file. The message comes after the nearest one that is before it there.
    """
    place = order.index(id)
    before = next((entries[other].end for other in reversed(order[:place]) if other in entries), None)
    if before is not None:
        return FileEdit(before, before, f"\n{text}")
    after = next((entries[other].start for other in order[place + 1 :] if other in entries), length)
    return FileEdit(after, after, f"{text}\n")


def _attribute(name: str, pattern: str) -> str:
    return f"\n    .{name} = {_indented(pattern, _ATTRIBUTE)}"


def applied(text: str, edits: Iterable[FileEdit]) -> str:
    """Return a text after some edits, which do not overlap; edits at the same place are applied in their order."""
    for edit in reversed(sorted(edits, key=lambda edit: edit.start)):
        text = text[: edit.start] + edit.text + text[edit.end :]
    return text


def _form(text: str, pattern: ast.Pattern, line_of: Callable[[int], int]) -> Form:
    start, end = _span(pattern)
    raw = text[start:end]
    end -= len(raw) - len(raw.rstrip(" \n"))
    return Form(_outdented(text[start:end]), start, end, line_of(start), variables(pattern))


def _outdented(raw: str) -> str:
    lines = raw.split("\n")
    own = raw[:1] == " "
    indent = _indent(lines if own else lines[1:])
    return "\n".join([lines[0][indent:] if own else lines[0], *(line[indent:] for line in lines[1:])])


def _indented(pattern: str, indent: int) -> str:
    first, *more = pattern.split("\n")
    return "\n".join([first, *(" " * indent + line if line.strip() else "" for line in more)])


def _indent(lines: Iterable[str]) -> int:
    return min((len(line) - len(line.lstrip(" ")) for line in lines if line.strip()), default=0)


def _span(node: ast.SyntaxNode) -> tuple[int, int]:
    assert node.span is not None  # the parser is asked for spans
    return node.span.start, node.span.end
