"""Read the files of a locale: its settings, its messages and the names of cards."""

from __future__ import annotations

import hashlib
import pickle
import re
import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from html import unescape
from itertools import accumulate
from pathlib import Path

import babel
import polib
from babel.messages.plurals import get_plural
from babel.numbers import format_decimal
from fluent.syntax import ast

from ombre.compiler.projects import cache as cached
from ombre.compiler.projects.files import UsageError, listing, read_plain
from ombre.compiler.projects.yaml_files import YamlTable
from ombre.compiler.projects.yaml_types import YamlReader, line_at
from ombre.dsl.source import UNSEEN
from ombre.memory import uncollected
from ombre.translatable import listed, tr

from .cases import Cases, Feature, Undeclared, cases_of, features_of, spread
from .fluent_reader import parsed
from .variants import FILE, Inherited, LocaleFile, TypographyRule, layered, lineage, merged
from .writing import Writing

_LINE = re.compile(r"line (\d+)")
LOCALES = Path(__file__).parents[1] / "locales"
_SHORT = 1000  # bytes; to parse so short a file takes no longer than to look for it in the cache
TODO = "# todo"  # above an entry that is not translated yet: it counts as missing


def languages(game_folders: Sequence[Path] = ()) -> list[str]:
    """The codes of the natural languages in which texts can be printed, such as `en`; a variant follows its parent.

    A language ships with ombre, or is in the folder of a game or of an expansion: `locales/LANGUAGE/locale.yaml`.
    """
    places = [LOCALES, *(folder / "locales" for folder in game_folders)]
    return sorted({path.parent.name for place in places for path in listing(place, f"*/{FILE}")})


def language_for(wanted: str) -> str:
    """The language that comes with ombre for a code such as `fr-CA`:
    the same, or that of which it is a variant; else "".
    """
    known = languages()
    return next((one for one in (wanted, wanted.partition("-")[0].lower()) if one in known), "")


def line_of(language: str, game_folders: Sequence[Path] = ()) -> tuple[str, ...]:
    """The codes of the languages from which a locale inherits, the farthest first, then its own code."""
    sources = lineage(_home(language, game_folders), LOCALES)
    return tuple(source.code for source in reversed(sources) if not source.is_family)


def _home(language: str, game_folders: Sequence[Path], shipped: Path | None = None) -> Path:
    """The file with the settings of a locale: of the shipped one, or else of the first in the folders of a game."""
    if not re.fullmatch(r"[\w-]+", language):  # a path would lead to a file outside of these folders
        raise UsageError(tr("'{0}' is no code of a language; write for example it, pl or pt-BR", language))
    files = [place / language / FILE for place in (shipped or LOCALES, *(f / "locales" for f in game_folders))]
    return next((path for path in files if path.is_file()), files[0])


@cache
def source_language() -> str:
    """The code of the locale of the `.card` files, from which all others are translated."""
    return next(name for name in languages() if Settings.of(name).is_original)


def in_source_language(text: str) -> str:
    """A text of a `.card` file or of `set.yaml` that stands in another language, marked with its own."""
    return f"[{source_language()}] {text}"


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a locale, from its `locale.yaml` and those of the locales from which it inherits."""

    said: LocaleFile  # what these files say
    parent: str  # the code of the language from which it inherits directly, or ""
    fallback: tuple[str, ...]
    folders: tuple[Path, ...]  # its own folder, then those from which it inherits
    cases: Cases
    features: Mapping[str, str]  # the default of each feature
    declared: Mapping[str, Feature]
    typography: tuple[tuple[re.Pattern[str], str], ...]
    writing: Writing

    @classmethod
    def of(cls, language: str, game_folders: Sequence[Path] = (), shipped: Path | None = None) -> Settings:
        """The settings of a locale: of the shipped one, or else of the first in the folders of a game.

        shipped: another folder in the place of `LOCALES`, such as an older version of it.
        """
        return cls.read(_home(language, game_folders, shipped), shipped)

    @property
    def is_original(self) -> bool:
        """Whether this is the language of the `.card` files itself, not a variant of it."""
        return self.said.source and not self.parent

    @classmethod
    def read(cls, path: Path, shipped: Path | None = None) -> Settings:
        """The settings of a locale. path: its file `locale.yaml`."""
        sources = lineage(path, shipped or LOCALES)
        data = merged(sources)
        said, *inherited = (_said(merged(sources[at:]), source.path) for at, source in enumerate(sources))
        for source, one in zip(sources, (said, *inherited), strict=True):
            _check(source, one)
        lacking = [name for name in ("cases", "adjectives") if name not in data]
        if lacking:
            needed = [tr("there is no line `{0}: ...`, which it needs", name) for name in lacking]
            raise UsageError(listed((tr("{0}:{1}: {2}", path, 1, one) for one in needed), "\n"))
        declared = features_of(said.features)
        return cls(
            said,
            parent=next((source.code for source in sources[1:2] if not source.is_family), ""),
            fallback=tuple(code for code in said.fallback if code != path.parent.name),
            folders=tuple(source.path.parent for source in sources),
            cases=cases_of(said.cases, said.counted, declared),
            features={name: feature.default for name, feature in declared.items()},
            declared=declared,
            typography=tuple(_typography(path, said.typography, data)),
            writing=Writing.read(said, [source.path.parent for source in sources]),
        )


def _said(data: YamlTable, path: Path) -> LocaleFile:
    """What merged settings say; each file of them has been checked."""
    found = YamlReader(path).made(LocaleFile, data)
    assert found is not None
    return found


def _check(source: Inherited, said: LocaleFile) -> None:
    """Raise UsageError with the line of a wrong setting in one file. said: its settings with those that it inherits."""
    path, own = source.path, source.data
    if not source.is_family:
        _language_code(path, own)
    tuple(_typography(path, source.said.typography, own))
    part = "features"
    try:
        features = features_of(said.features)
        part = "cases"
        if said.cases:
            cases_of(said.cases, said.counted, features)
    except Undeclared as wrong:
        places = [own.table(name).lines.get(wrong.key) for name in (part, "counted")]
        line = next((place for place in places if place), own.lines.get(part, 1))
        raise UsageError(tr("{0}:{1}: {2}", path, line, wrong.told)) from None


def _language_code(path: Path, data: YamlTable) -> None:
    """Raise UsageError if the folder name is not a known locale code, or if a fallback locale does not exist."""
    try:
        babel.Locale.parse(path.parent.name.replace("-", "_"))
    except (ValueError, babel.UnknownLocaleError):
        sentence = tr("'{0}' is no code of a language; call the folder `de`, `pt-BR`, and so on", path.parent.name)
        raise UsageError(tr("{0}:{1}: {2}", path, 1, sentence)) from None
    places = (path.parents[1], LOCALES)
    there = {found.parent.name for place in places for found in listing(place, f"*/{path.name}")} - {path.parent.name}
    for at, other in enumerate(data.rows("fallback")):
        if other not in there:
            line = line_at(data, "fallback", at)
            raise UsageError(tr("{0}:{1}: there is no other language `{2}` to fall back to", path, line, other))


def known_code(language: str) -> str:
    """The code of a language; raises UsageError if no language has it."""
    try:
        babel.Locale.parse(language.replace("-", "_"))
    except (ValueError, babel.UnknownLocaleError):
        raise UsageError(tr("'{0}' is no code of a language; write for example it, pl or pt-BR", language)) from None
    return language


def own_name(language: str) -> str:
    """The name of a language in this language, with a capital. language: a known code."""
    return (babel.Locale.parse(language.replace("-", "_")).display_name or language).capitalize()


def grouped(number: int, language: str) -> str:
    """A whole number as it is written in a language: `1,234`, or `1 234`."""
    return format_decimal(number, locale=language.replace("-", "_"))


def plural_forms(language: str) -> tuple[int, str]:
    """How many plural forms the files of gettext have in a language, and the expression that selects one."""
    found = get_plural(language.replace("-", "_"))
    return found.num_plurals, found.plural_expr


def _typography(path: Path, rules: Iterable[TypographyRule], data: YamlTable) -> Iterator[tuple[re.Pattern[str], str]]:
    for at, rule in enumerate(rules):
        key = "find"
        try:
            with warnings.catch_warnings():  # of patterns that a later Python may read in another way
                warnings.simplefilter("ignore", FutureWarning)
                pattern = re.compile(rule.find)
            key = "put"
            pattern.sub(rule.put, "")  # tests that the replacement fits the pattern
        except (re.error, IndexError, RecursionError, OverflowError) as error:
            line = line_at(data, "typography", at, key)
            raise UsageError(tr("{0}:{1}: `{2}` is not a valid pattern: {3}", path, line, key, error)) from None
        yield pattern, rule.put


def folders_of(language: str, game_folders: Sequence[Path], shipped: Path | None = None) -> list[Path]:
    """The folders with the files of a locale: the shipped folders, then those of a game and its sets.

    In each of these places, the folders from which the locale inherits come before its own. Later files override.
    shipped: another folder in the place of `LOCALES`, such as an older version of it.
    """
    sources = lineage(_home(language, game_folders, shipped), shipped or LOCALES)[::-1]
    codes = [source.code for source in sources if not source.is_family]
    own = [folder / "locales" / code for folder in game_folders for code in codes]
    return [*(source.path.parent for source in sources if source.path.parent not in own), *own]


def resources(folders: Sequence[Path], cases: Cases | None = None) -> tuple[tuple[str, ast.Resource], ...]:
    """The path and the parsed messages of each message file in some folders; a later file overrides earlier ones.

    cases: the cases of the language, for selections by `$case` in which a case takes the forms of another case.
    """
    files = [path for folder in folders for path in listing(folder, "*.ftl")]
    return layered((path.as_posix(), messages(path) if cases is None else _with_cases(path, cases)) for path in files)


def diagnostics_file(language: str) -> Path:
    """The file with the translated messages of `ombre check`; it need not exist."""
    return LOCALES / language / "diagnostics.po"


def manual_file(language: str) -> Path:
    """The file with the translated texts of `--help` and of the pages of `ombre explain`; it need not exist."""
    return LOCALES / language / "manual.po"


def is_shipped(path: Path) -> bool:
    """Whether a file or folder belongs to a locale or a family of the program, not to a game."""
    return path.is_relative_to(LOCALES)


def messages(path: Path) -> ast.Resource:
    """The parsed messages of one file."""
    text = read_plain(path)
    try:
        return _parsed(text)
    except RecursionError:
        depths = accumulate(line.count("{") - line.count("}") for line in text.split("\n"))
        deepest = max(enumerate(depths, 1), key=lambda line: line[1])
        raise UsageError(tr("{0}:{1}: braces are nested too deeply here; use fewer", path, deepest[0])) from None


def _with_cases(path: Path, cases: Cases) -> ast.Resource:
    """The result of `spread` for one file, from the cache of earlier runs if the file is the same."""
    text = read_plain(path)
    return spread(messages(path), cases) if len(text) < _SHORT else kept_messages(path, text, cases)


@lru_cache(maxsize=64)
def kept_messages(path: Path, text: str, cases: Cases) -> ast.Resource:
    place = cached.place("messages", cached.fingerprint("prose"), _parser_version(), repr(cases), path.as_posix())
    digest = hashlib.sha256(text.encode()).digest()
    known = cached.held(place)
    if known is not None and known.startswith(digest):
        return _unpickled(known[len(digest) :])
    found = spread(messages(path), cases)
    cached.keep(place, digest + pickle.dumps(found, pickle.HIGHEST_PROTOCOL))
    return found


@uncollected()
def _unpickled(content: bytes) -> ast.Resource:
    found: ast.Resource = pickle.loads(content)
    return found


@cache
def _parser_version() -> str:
    """The version of the library that parses messages. The result is cached, because finding it reads a file."""
    from importlib.metadata import version

    return version("fluent.syntax")


@lru_cache(maxsize=64)
def _parsed(text: str) -> ast.Resource:
    """The parsed messages of a text, without its drafts.

    The result is cached, because several locales and games use the same files.
    """
    found = parsed(text)
    return ast.Resource([entry for entry in found.body if not is_draft(entry)]) if TODO in text else found


def is_draft(entry: ast.EntryType) -> bool:
    """Whether an entry is not translated yet: there is a line `# todo` in the comment above it."""
    if not isinstance(entry, ast.Message | ast.Term) or entry.comment is None:
        return False
    return any(f"# {line.strip()}" == TODO for line in (entry.comment.content or "").split("\n"))


def entries(folders: Sequence[Path]) -> Iterator[polib.POEntry]:
    """Yield the entries of the files `names.po` in some folders: names of cards, with or without a translation."""
    for folder in folders:
        if (folder / "names.po").is_file():
            yield from catalogue(folder / "names.po")


def entry_line(entry: polib.POEntry, lines: Sequence[str]) -> int:
    """The line, from 1, on which an entry of a `.po` file begins after its comments. lines: those of the file."""
    line = entry.linenum or 1  # polib counts from 0 if the file has no header
    while line < len(lines) and lines[line - 1].startswith("#"):
        line += 1
    return line


@dataclass(frozen=True, slots=True)
class CardName:
    """The name of a card in a natural language.

    features: grammatical features of the name, written in braces after the name: `Sœur de Serment {gender: f}`. All
    other features are those of the noun for the kind of the card.
    """

    text: str
    features: Mapping[str, str] = field(default_factory=dict[str, str])

    @classmethod
    def read(cls, text: str) -> CardName:
        """Parse a name with its features in braces."""
        text = one_line(text)
        found = re.fullmatch(r"(.*?)\s*\{([^{}]*)\}", text, re.DOTALL)
        if found is None:
            return cls(text)
        pairs = (pair.partition(":") for pair in found.group(2).split(","))
        return cls(found.group(1), {name.strip(): value.strip() for name, _, value in pairs})


def one_line(text: str) -> str:
    """A text of a file of names as it is printed: tools write entities and line ends that are no part of it."""
    return re.sub(r"[\r\n\t ]+", " ", unescape(text)).strip(" ")


def card_words(entry: polib.POEntry) -> CardName:
    """The name of a card in an entry of a file of names, or the words on it, which have no features."""
    return CardName(one_line(entry.msgstr)) if card_and_fact(entry.msgctxt or "")[1] else CardName.read(entry.msgstr)


def words_id(card: str, fact: str) -> str:
    """The id, in files of names, of words of one's own on a card: the id of the card and the name of the fact."""
    return f"{card} {fact}"


def card_and_fact(id: str) -> tuple[str, str]:
    """The card and the fact of an id in a file of names; the fact is "" for the name of a card itself."""
    card, _, fact = id.partition(" ")
    return card, fact


def of_card(id: str, card: str) -> str:
    """The id in a file of names that is the same for another card: its name, or its words for the same fact."""
    fact = card_and_fact(id)[1]
    return words_id(card, fact) if fact else card


def names(folders: Sequence[Path]) -> dict[str, CardName]:
    """The translated names of cards, by the id of the card, and their words, by `words_id`;
    `fuzzy` ones are omitted.
    """
    found = (e for e in entries(folders) if e.msgctxt and e.msgstr and "fuzzy" not in e.flags)
    return {e.msgctxt: card_words(e) for e in found}


def catalogue(path: Path) -> polib.POFile:
    """The entries of a `.po` file with translated names or messages; raises UsageError if it cannot be read."""
    text = read_plain(path)
    try:
        found = polib.pofile(f"{text}\n#")  # with a line end, so that polib never takes the text for a file name
    except (OSError, ValueError, IndexError, KeyError, AttributeError, TypeError) as error:  # polib raises all of these
        line = _LINE.search(str(error))
        raise UsageError(
            tr("{0}:{1}: this is not a valid file of translations: {2}", path, line[1] if line else 1, error)
        ) from None
    for entry in found:
        # An invisible character can be written as an escape.
        if unseen := UNSEEN.search(f"{entry.msgctxt}{entry.msgid}{entry.msgstr}"):
            raise UsageError(
                tr(
                    "{0}:{1}: there is an invisible character (U+{2}) here; delete it",
                    path,
                    entry.linenum,
                    f"{ord(unseen[0]):04X}",
                )
            )
    return found
