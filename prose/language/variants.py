"""Find the locales from which a locale inherits, and merge their settings and their messages.

A regional variant (`es-MX`) inherits from another language (`es`), and a language from its family (`families/romance`).
The file of a variant has only what differs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from fluent.syntax import ast
from msgspec import Struct

from ombre.compiler.projects.files import UsageError, listing
from ombre.compiler.projects.yaml_files import Rows, YamlTable
from ombre.compiler.projects.yaml_types import typed
from ombre.translatable import tr

from .cases import FeaturePart, Said
from .writing import WritingPart

FILE = "locale.yaml"
FAMILIES = "families"
NO_PARENT = "none"
INHERIT = "inherit"  # the attribute of an entry that keeps the attributes of another entry
YES = "yes"
# The settings that a locale does not inherit.
_OWN = ("name", "proofread", "parent", "family")


class TypographyRule(Struct, frozen=True):
    """A replacement in all texts of a language: a pattern, and what is put in its place."""

    find: str
    put: str


class LocaleFile(WritingPart, frozen=True, kw_only=True, rename="kebab"):
    """What `locale.yaml` says of a language, or of a family of languages."""

    name: str
    proofread: str = ""  # when and by how many readers all its texts were last read, in the translator's words; or ""
    parent: str = ""  # the code of the language from which it inherits directly, or ""
    family: str = ""
    fallback: tuple[str, ...] = ()
    cases: Said = ()
    counted: Mapping[str, str] = {}
    pronoun_cases: tuple[str, ...] = ()  # cases in which only pronouns differ from the base form
    adjectives: Literal["before", "after"] = "before"
    vowels: str = "aeiou"
    features: Mapping[str, FeaturePart] = {}
    numbers: Mapping[str, str] = {}
    words: Mapping[str, str] = {}
    typography: tuple[TypographyRule, ...] = ()
    source: bool = False  # whether the words of the `.card` files are in this language
    heads: str = ""
    object: str = "base"  # the case of an object, if the verb's entry has none
    plan: frozenset[str] = frozenset()  # the passes of the sentence planner that it uses
    pronouns: frozenset[str] = frozenset()  # the positions in which pronouns are allowed: subject, object, own
    # Messages after which the next sentence does not begin with a pronoun, but repeats the noun.
    keep: frozenset[str] = frozenset()
    declensions: Mapping[str, str] = {}  # determiner -> declension of the adjectives after it


@dataclass(frozen=True, slots=True)
class Inherited:
    """The settings of one locale or family as its file has them, without those that it inherits."""

    path: Path
    said: LocaleFile
    data: YamlTable  # that of which it is made

    @property
    def is_family(self) -> bool:
        return self.path.parents[1].name == FAMILIES

    @property
    def code(self) -> str:
        """The name of the folder: the code of the language, or the name of the family."""
        return self.path.parent.name


def lineage(path: Path, shipped: Path) -> tuple[Inherited, ...]:
    """The settings of a locale, then those of its parent, of the parent's parent, and so on.

    path: the file `locale.yaml` of a language. shipped: the folder of the locales and families of the program, in which
    parents are found, too. Raises UsageError with the line of an unknown parent or of a circle.
    """
    roots = tuple(dict.fromkeys((path.parents[1], shipped)))
    found = [Inherited(path, *typed(path, LocaleFile))]
    while (next := _parent(found[-1], roots)) is not None:
        if next in [one.path for one in found]:
            last = found[-1]
            codes = " -> ".join([*(one.code for one in found), next.parent.name])
            line = last.data.lines["family" if "family" in last.data else "parent"]
            raise UsageError(
                tr("{0}:{1}: a language cannot inherit from itself ({2}); delete this line", last.path, line, codes)
            )
        found.append(Inherited(next, *typed(next, LocaleFile)))
    return tuple(found)


def _parent(source: Inherited, roots: Sequence[Path]) -> Path | None:
    """The file of the locale or family from which a locale inherits directly; None if there is none."""
    data, is_family = source.data, "family" in source.data
    given = source.said.family or source.said.parent
    if "parent" in data and (is_family or source.is_family):
        told = (
            tr("a family has no `parent`")
            if source.is_family
            else tr("a language inherits from a parent or from a family")
        )
        raise UsageError(tr("{0}:{1}: {2}; delete this line, or `family`", source.path, data.lines["parent"], told))
    places = [root / FAMILIES if is_family else root for root in roots]
    if given and given != NO_PARENT:
        known = {path.parent.name: path for place in reversed(places) for path in listing(place, f"*/{FILE}")}
        if given not in known:
            line = data.lines["family" if is_family else "parent"]
            missing = (
                tr("there is no family `{0}` to inherit from", given)
                if is_family
                else tr("there is no language `{0}` to inherit from", given)
            )
            raise UsageError(
                tr("{0}:{1}: {2}; there is: {3}", source.path, line, missing, ", ".join(sorted(known)) or "none")
            )
        return known[given]
    if source.is_family or "parent" in data:
        return None
    files = (place / code / FILE for code in _shorter(source.code) for place in places)
    return next((path for path in files if path.is_file()), None)


def _shorter(code: str) -> Iterator[str]:
    """Yield the codes that are made by leaving out the last parts of a code: `zh-Hant-TW` gives `zh-Hant` and `zh`."""
    while "-" in code:
        code = code.rpartition("-")[0]
        yield code


def merged(sources: Sequence[Inherited]) -> YamlTable:
    """The settings of a locale with those that it inherits.

    sources: as from `lineage`. A mapping is merged key by key; rules of typography are merged by their `find`; any
    other setting replaces the inherited one.
    """
    found = YamlTable(1)
    for source in reversed(sources):
        for name in _OWN:
            found.pop(name, None)
        for name, value in source.data.items():
            known = found.get(name)
            if isinstance(known, YamlTable) and isinstance(value, YamlTable):
                value = _table(known, value)
            elif name == "typography" and isinstance(known, Rows) and isinstance(value, Rows):
                value = _rules(known, value)
            found[name], found.lines[name] = value, source.data.lines[name]
    return found


def _table(inherited: YamlTable, own: YamlTable) -> YamlTable:
    found = YamlTable(own.line)
    for table in (inherited, own):
        found.update(table)
        found.lines |= table.lines
    return found


def _rules(inherited: Rows, own: Rows) -> Rows:
    """Inherited rules of typography, each replaced by an own rule with the same `find`; then all other own rules."""
    replaced = {rule.text("find"): rule for rule in own if isinstance(rule, YamlTable)}
    found = Rows(own.line)
    for rule in inherited:
        if isinstance(rule, YamlTable):
            found.append(replaced.pop(rule.text("find"), rule))
    found += replaced.values()
    found.lines = [rule.line for rule in found if isinstance(rule, YamlTable)]
    return found


def layered(resources: Iterable[tuple[str, ast.Resource]]) -> tuple[tuple[str, ast.Resource], ...]:
    """The same message files, with the entries that have `.inherit` completed.

    resources: the files with their paths; an entry of a later file replaces those of earlier files. An entry with the
    attribute `.inherit = yes` keeps the text and the attributes of the replaced entry that it does not have itself;
    one with `.inherit = MESSAGE` has those of another message. If there is nothing to inherit, the attribute stays,
    and `features.py` reports it.
    """
    found = list(resources)
    known: dict[str, ast.Message] = {}
    for at, (path, resource) in enumerate(found):
        body = [_completed(entry, known.get(_inherited(entry, True))) for entry in resource.body]
        known |= {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
        found[at] = (path, _with_body(resource, body))
    for at, (path, resource) in enumerate(found):
        body = [_completed(entry, known.get(_inherited(entry, False))) for entry in resource.body]
        found[at] = (path, _with_body(resource, body))
    return tuple(found)


def _with_body(resource: ast.Resource, body: list[ast.EntryType]) -> ast.Resource:
    changed = any(new is not old for new, old in zip(body, resource.body, strict=True))
    return ast.Resource(body) if changed else resource


def _inherited(entry: ast.EntryType, same: bool) -> str:
    """The id of the message from which an entry inherits: the same id, or that of another message; "" if from none."""
    for attribute in entry.attributes if isinstance(entry, ast.Message) else ():
        if attribute.id.name == INHERIT and isinstance(entry, ast.Message):
            given = "".join(e.value for e in attribute.value.elements if isinstance(e, ast.TextElement))
            return entry.id.name if same and given == YES else given if not same and given != YES else ""
    return ""


def own_ids(resources: Iterable[tuple[str, ast.Resource]], code: str) -> set[str]:
    """The ids of the messages in the files of one locale, without those that it inherits."""
    own = (resource for path, resource in resources if Path(path).parent.name == code)
    return {entry.id.name for resource in own for entry in resource.body if isinstance(entry, ast.Message)}


def _completed(entry: ast.EntryType, inherited: ast.Message | None) -> ast.EntryType:
    """An entry with the text and the attributes of an inherited entry that it does not have itself."""
    if inherited is None or not isinstance(entry, ast.Message):
        return entry
    attributes = {attribute.id.name: attribute for attribute in (*inherited.attributes, *entry.attributes)}
    del attributes[INHERIT]
    value = inherited.value if entry.value is None else entry.value
    return ast.Message(entry.id, value, list(attributes.values()), entry.comment, span=entry.span)
