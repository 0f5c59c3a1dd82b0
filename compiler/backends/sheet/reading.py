"""What the readers of `faces.yaml` share: they collect all errors, each with its file and line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path

from ombre.translatable import listed, tr

from ...yaml_files import Rows, Value, YamlTable
from .options import SORTS


def near(word: str, known: Iterable[str]) -> str:
    matches = get_close_matches(word, sorted(known), 1)
    return tr("; did you mean `{0}`?", matches[0]) if matches else "."


class Reader:
    """Reads a YAML file and collects all errors in it, so that an author can correct them together."""

    def __init__(self, path: Path, data: YamlTable) -> None:
        self.path = path
        self.data = data
        self.line = 1  # the line that is being read
        self.problems: list[str] = []

    def tell(self, problem: str) -> None:
        """Record an error at the current line."""
        self.problems.append(tr("{0}:{1}: {2}", self.path, self.line, problem))

    def each(self, section: str) -> Iterator[tuple[str, str]]:
        """Yield the names and values of a section, and set the current line for each."""
        found = self.data.table(section)
        for name, value in found.words().items():
            self.line = found.lines[name]
            yield name, value

    def section(self, name: str) -> dict[str, str]:
        """Return all names and values of a section."""
        return self.data.table(name).words()

    def parts(self, section: str) -> Iterator[tuple[str, YamlTable]]:
        """Yield the names and mappings of a section, and set the current line for each."""
        found = self.data.table(section)
        for name, line in found.lines.items():
            self.line = line
            yield name, self.part(found, name)

    def option(self, table: YamlTable, name: str, default: str) -> str:
        """Return the text of a key, or its default."""
        self.line = table.lines.get(name, table.line)
        return str(table.get(name, default))

    def part(self, table: YamlTable, name: str) -> YamlTable:
        """Return the mapping that a key has as its value; an empty mapping at the current line if the key is absent."""
        return table.table(name) or YamlTable(self.line)

    def items(self, rows: Rows) -> Iterator[Value]:
        for item, line in zip(rows, rows.lines, strict=True):
            self.line = line
            yield item

    def expect(self, what: str, found: Iterable[str], allowed: Iterable[str]) -> None:
        allowed = tuple(allowed)
        for name in found:
            if isinstance(found, YamlTable):
                self.line = found.lines[name]
            if name not in allowed:
                self.tell(tr("`{0}` is no {1}{2}", name, what, near(name, allowed)))

    def one_of(self, what: str, value: Value, allowed: Iterable[str]) -> None:
        if value not in (allowed := tuple(allowed)):
            self.tell(tr("{0} is `{1}`, which does not exist{2}", what, str(value), near(str(value), allowed)))

    def font(self, what: str, value: Value, families: Sequence[str]) -> None:
        if value not in families:
            known = listed(families, ", ")
            self.tell(
                tr(
                    "{0} is `{1}`, and there is no such font in `fonts`; there are: {2}{3}",
                    what,
                    str(value),
                    known,
                    near(str(value), families),
                )
            )

    def options(
        self, what: str, found: YamlTable, sorts: Mapping[str, str], also: Iterable[str] = ()
    ) -> dict[str, Value]:
        """Check the options of a mapping, and return those that are in order. also: further names that are allowed."""
        self.expect(tr("option of {0}", what), found, (*sorts, *also))
        good: dict[str, Value] = {}
        for option, value in found.items():
            if option in sorts:
                self.line = found.lines[option]
                before = len(self.problems)
                self.check_option(tr("`{0}` of {1}", option, what), sorts[option], value)
                if len(self.problems) == before:
                    good[option] = value
        return good

    def check_option(self, what: str, sort: str, value: Value) -> None:
        """Tell what is wrong about the value of an option."""
        each = list(value) if isinstance(value, Rows) and SORTS[sort].several else [value]
        if not all(SORTS[sort].test(one) for one in each):
            self.tell(tr("{0} must be {1}.", what, SORTS[sort].must))
            return
        for one in each:
            self.check_meaning(what, sort, one)

    def check_meaning(self, what: str, sort: str, value: Value) -> None:
        """Tell if a value is a name of nothing; a reader that knows names overrides this."""
