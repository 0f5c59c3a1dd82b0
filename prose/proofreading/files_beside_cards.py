"""Check the files of a project that are not `.card` files: message files, names of cards, icons and faces."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cache, cached_property
from pathlib import Path

from fluent.syntax import ast

from ombre.compiler import model
from ombre.compiler.driver import Compiled
from ombre.compiler.older_sets.versions import Renamed
from ombre.compiler.projects import cache as cached
from ombre.compiler.projects.files import UsageError, below, listing, read, read_bytes, strays
from ombre.compiler.projects.project import Project
from ombre.dsl.diagnostics import NO_TEXT, Diagnostic, Translatable, did_you_mean, nearest, tr, writing
from ombre.dsl.source import Span
from ombre.folders import cards_folder
from ombre.translatable import listed
from ombre.translatable import told as message_of

from ..language.features import of_names
from ..language.languages import Settings, catalogue, languages, messages
from ..language.messages import PLAIN, Message, MissingMessage, Paragraph, walk
from ..language.text import Locale, load_locale
from ..sentences import Pattern, Phrasebook, Unprintable, paragraph, statements, vocabulary_of
from ..sentences.declared_words import GAME_TITLE, declared, hyphens, verb_id
from ..sentences.inlining import Bodies, has_words
from .name_ids import NameIds
from .proofread import FUNCTIONS, Problem, check, check_verbs, named_in_words, patterns

# Messages that can have an idiom for a noun: `m-with--p-KIND-PROPERTY`, `top--z-ZONE`.
NOUNS_OF = ("m-with", "m-without", "top")
_ART, _FONTS = (".png", ".jpg", ".jpeg", ".svg"), (".ttf", ".otf")
_LEFT_ALONE = (".md", ".txt", ".mo")  # files with these suffixes are allowed in the folders and not checked
_PO_LINE = re.compile(r'(#.*|((msgctxt|msgid|msgid_plural|msgstr|msgstr\[\d\])\s+)?"([^"\\]|\\.)*")?')


def faults(compiled: Compiled, under: Path | None = None) -> list[Diagnostic]:
    """The faults in the folders of a project.

    under: a folder, for only the faults inside it; or a file, for only the faults of the verbs that it declares.
    """
    beside = Beside(compiled)
    if under is not None and under.is_file():
        own = {file.source.name for file in compiled.project.files if file.path.resolve() == under.resolve()}
        found = [one for folder in compiled.project.folders for one in beside.verbs(folder)]
        return [one for one in found if one.span.source in own]
    folders = [f for f in compiled.project.folders if under is None or f.resolve().is_relative_to(under.resolve())]
    found = [one for folder in folders for one in (*beside.folder(folder), *beside.verbs(folder))]
    own = {file.source.name for file in compiled.project.files if file.set in {_set_of(compiled, f) for f in folders}}
    return [*found, *(one for one in beside.idioms() if one.span.source in own)]


def _set_of(compiled: Compiled, folder: Path) -> str:
    return compiled.project.sets[compiled.project.folders.index(folder)]


def name_of(project: Project, path: Path) -> str:
    """The name of a file in diagnostics: relative to the folder of cards, or to the author's own folder."""
    for root in (cards_folder().parent, *(folder.parent for folder in project.folders)):
        if path.is_relative_to(root):
            return path.relative_to(root).as_posix()
    return path.as_posix()


class Beside:
    """Checks the message files, names, icons and faces of a project against the names that its model declares."""

    def __init__(self, compiled: Compiled):
        self.project = compiled.project
        self.model = compiled.model
        self.vocabulary = compiled.vocabulary
        self.declared = declared(compiled.model)
        self._ids = NameIds(compiled.project, compiled.model)

    def folder(self, folder: Path) -> Iterator[Diagnostic]:
        """The faults in the folder of a game or a set."""
        yield from self._ignored(folder)
        for language in self._begun(folder):
            yield from self.locale_folder(folder, language)
            if not self._wrong:
                yield from self._words(folder, language)

    def locale_folder(self, folder: Path, language: str) -> Iterator[Diagnostic]:
        """The faults in the files of one locale in a folder, apart from faulty messages:
        unreadable files, unknown ids.
        """
        if not (folder / "locales" / language).is_dir():
            return
        for path in listing(folder / "locales" / language):
            wrong = self._wrong.get(path, [])
            yield from wrong
            if not wrong and path.name == "names.po":
                yield from self._ids.faults(path, self._name(path))
                yield from self._features(path, language)
        if not self._wrong:
            yield from self._unknown_ids(folder, language)

    @cached_property
    def _wrong(self) -> dict[Path, list[Diagnostic]]:
        """The files that cannot be read, with their faults. While there are such files, no missing word is reported."""
        folders = (f / "locales" / language for f in self.project.folders for language in self._begun(f))
        paths = [
            path for folder in folders for path in listing(folder) if path.suffix == ".ftl" or path.name == "names.po"
        ]
        return {path: [*self._unreadable(path)] for path in paths if not self._is_readable(path)}

    def _is_readable(self, path: Path) -> bool:
        try:
            content = read_bytes(path)
        except UsageError:
            return False
        return cached.is_proved("prose", f"readable {path.suffix}", content, lambda: not any(self._unreadable(path)))

    def _begun(self, folder: Path) -> list[str]:
        """The locales for which a folder has a subfolder."""
        return [language for language in languages(self.project.folders) if (folder / "locales" / language).is_dir()]

    # -- unused files

    def _ignored(self, folder: Path) -> Iterator[Diagnostic]:
        own = folder == self.project.folder
        others = [other for other in self.project.folders if folder in other.parents]  # they tell it themselves
        for path in strays(folder):
            if not path.is_dir() or any(path.is_relative_to(other) for other in others):
                continue  # a file is told by what reads it
            help = tr(
                "it is a link that leads out of the folder of the game or the set; put the files themselves there"
            )
            yield self._warn("W507", tr("the folder '{0}' is not used", path.name), self._at(path), help)
        for path in _files(folder / "icons"):
            if path.suffix != ".svg" or path.parent.name != "icons":
                yield self._unread(
                    path, tr("icons are SVG files: put '{0}' into the folder 'icons'", f"{path.stem}.svg")
                )
        for part, suffixes in (("art", _ART), ("fonts", _FONTS)):
            for path in _files(folder / part):
                if path.suffix.lower() not in suffixes or path.parent.name != part:
                    allowed = ", ".join(suffixes)
                    yield self._unread(path, tr("the folder '{0}' has files that end in: {1}", part, allowed))
        if not own and (folder / "faces.yaml").is_file() and not (self.project.folder / "faces.yaml").is_file():
            yield self._unread(
                folder / "faces.yaml",
                tr("the game has no faces: put a 'faces.yaml' into the folder of {0} first", self.project.game),
            )
        if not own and (folder / "table.yaml").is_file():
            yield self._unread(
                folder / "table.yaml",
                tr(
                    "the layout of the table belongs to the game: put the file into the folder of {0}",
                    self.project.game,
                ),
            )
        for path in _files(folder / "locales"):
            inside = path.relative_to(folder / "locales").parts
            known = ", ".join(languages(self.project.folders))
            if _is_setting(inside) and (folder / "locales" / inside[0] / "locale.yaml").is_file():
                continue
            if len(inside) != 2 or inside[0] not in known.split(", "):
                yield self._unread(path, tr("put the file into 'locales/LANGUAGE'; the languages are: {0}", known))
            elif path.suffix != ".ftl" and path.name not in ("names.po", "terms.po"):
                yield self._unread(path, tr("messages are in files that end with '.ftl', names of cards in 'names.po'"))

    def _unread(self, path: Path, help: Translatable) -> Diagnostic:
        return self._warn("W507", tr("the file '{0}' is not used", path.name), self._at(path), help)

    # -- files that cannot be read

    def _unreadable(self, path: Path) -> Iterator[Diagnostic]:
        try:
            text = read(path)
        except UsageError as error:
            if "not UTF-8" in str(error):
                yield Diagnostic("E135", tr("this file is not UTF-8 text"), self._at(path), tr("save it as UTF-8"))
            else:  # the sentence says what to do
                yield Diagnostic("E135", listed([message_of(error)]), self._at(path))
            return
        if path.name == "names.po":
            lines = enumerate(text.split("\n"), 1)
            line = next((n for n, written in lines if not _PO_LINE.fullmatch(written.strip())), 0)
            try:
                catalogue(path)
            except UsageError as error:  # each line may be well formed, but in a wrong order
                found = re.search(r"(?:line |:)(\d+)", str(error))
                line = line or (int(found[1]) if found else 1)
            if line:
                help = tr('write msgctxt "CARD", msgid "NAME" and msgstr "NAME", each on its own line')
                yield Diagnostic("E135", tr("this is not an entry of a list of names"), self._at(path, line), help)
            return
        yield from not_messages(path, self._name(path))

    # -- unknown ids

    def _features(self, path: Path, language: str) -> Iterator[Diagnostic]:
        """Warnings about the features of names that the language does not declare."""
        help = tr("features are written in braces after the name, for example {0}", "{gender: f}")
        for line, told in of_names(path, Settings.of(language, self.project.folders).declared):
            yield self._warn("W509", told, self._at(path, line), help)

    def _unknown_ids(self, folder: Path, language: str) -> Iterator[Diagnostic]:
        """Warnings about the ids of messages that no text uses."""
        written = {id: at for id, at in self._messages(folder / "locales" / language)}
        asked = self._asked(self._locale(language)) if written else set[str]()
        for id, at in written.items():
            for part in self._unknown(id, asked):
                column = at.column + id.index(part)
                word = replace(at, column=column, end_column=column + len(part))
                spelling = tr("ids have '-' instead of '_', as in n-KIND, a-LIST-WORD, z-KIND-ZONE")
                old = tr("delete it, or give it the id of a word that the game has")
                help = did_you_mean(part, asked, word) or (spelling if "_" in part else old)
                if (now := self._of_today(part)) in asked:
                    help = writing(tr("did you mean '{0}'?", now), now, at=word)
                yield self._warn("W508", tr("no text uses the message '{0}'", part), at, help)

    def _of_today(self, id: str) -> str:
        """The id of a message with the words that the game has today for those that it has renamed."""
        for old, new in self._renamed:
            id = re.sub(rf"(?<!\w){re.escape(old)}(?!\w)", new, id)
        return id

    @cached_property
    def _renamed(self) -> list[tuple[str, str]]:
        """The former words of the game with those of today, as they stand in ids;
        long ones first, which contain others.
        """
        words = Renamed.of(self.model, self.vocabulary).others
        return sorted(
            ((hyphens(old), hyphens(new)) for old, new in words.items()), key=lambda pair: (-len(pair[0]), pair)
        )

    def _words(self, folder: Path, language: str) -> Iterator[Diagnostic]:
        """Warnings about faulty messages in a folder, in one locale."""
        places = {id: at for id, at in self._messages(folder / "locales" / language)}
        if not places:
            return
        locale = self._locale(language)
        asked = self._asked(locale)
        verbs = {verb_id(key): [role.name for role in verb.roles] for key, verb in self.model.verbs.items()}
        spoken = {id: roles for id, roles in verbs.items() if id in places}
        for problem in (*check(locale), *check_verbs(spoken, locale)):
            if problem.message in places:
                message = tr("in '{0}': {1}", problem.message, problem.text)
                yield self._warn("W509", message, places[problem.message], self._instead(problem, asked))

    def _messages(self, folder: Path) -> Iterator[tuple[str, Span]]:
        for path in listing(folder, "*.ftl"):
            text = read(path)
            for entry in messages(path).body:
                if isinstance(entry, ast.Message):
                    start = entry.id.span.start if entry.id.span is not None else 0
                    yield entry.id.name, self._at(path, _line(text, start), len(entry.id.name))

    def _asked(self, locale: Locale) -> set[str]:
        """The ids of the messages that the program, the game, or another message uses."""
        found = {GAME_TITLE, *self.declared, *_of_the_language_of_cards(), *NOUNS_OF}
        found |= {idiom.id for idiom in self._idioms} | {f"a-{hyphens(name)}" for name in self.model.values}
        found = found.union(*named_in_words(locale.resources).values())
        for named in patterns(locale).values():
            for used in named.values():
                found |= used.messages
        names = ("name", "rest", "candidate")
        for node in self.model.everything(
            model.Choose, model.ChooseSome, model.ChooseValue, model.Those, model.Alternative
        ):
            letter = "o" if isinstance(node, model.Alternative) else "q"
            found |= {f"{letter}-{hyphens(getattr(node, name))}" for name in names if getattr(node, name, None)}
        return found

    def _unknown(self, id: str, asked: set[str]) -> list[str]:
        """The unknown parts of a message id.

        An id has one part; the id of an idiom, `MESSAGE--NOUN` or `MESSAGE--NOUN--NUMBER`, has two (MESSAGE and NOUN).
        """
        return [part for part in re.sub(r"--\d+\Z", "", id).split("--") if part not in asked]

    def _instead(self, problem: Problem, asked: set[str]) -> Translatable:
        """The help text for a fault in a message."""
        match problem.text.template, problem.text.args:
            case ("has no word .{0}" | "has no case {0}" | "has no frame {0}, which {1} needs"), (word, *_):
                return tr("it is written like this, below the message, indented: '.{0} = TEXT'", word)
            case ("there is no function {0}" | "there is no message {0}") as lacks, (name, *_):
                known = FUNCTIONS if lacks == "there is no function {0}" else asked
                near = nearest(name, known)  # without a fix, because the column inside the message is unknown
                return (
                    tr("did you mean '{0}'?", near)
                    if near
                    else tr("see docs/translating.md for what braces may contain")
                )
            case _:
                return tr("see docs/translating.md for what a message may contain")

    # -- idioms

    @cached_property
    def _vocabulary(self) -> Phrasebook:
        return vocabulary_of(self.model)

    @property
    def _idioms(self) -> tuple[Pattern, ...]:
        return self._vocabulary.idioms

    def idioms(self) -> Iterator[Diagnostic]:
        """Warnings about declared idioms that match no line of a card."""
        said: set[str] = set()
        for card in self.model.cards.values() if self._idioms else ():
            for ability in card.abilities:
                with suppress(Unprintable):
                    told = paragraph(ability, self._vocabulary, card.kind)
                    said |= {n.id for n in walk(told) if isinstance(n, Message) and n.get(PLAIN) is not None}
        for idiom in self.model.everything(model.Idiom):
            if f"i-{hyphens(idiom.name)}" not in said:
                help = tr("write its line exactly as on the cards, or delete the idiom")
                yield self._warn("W511", tr("the idiom '{0}' matches no line of a card", idiom.name), idiom.span, help)

    # -- verbs

    def verbs(self, folder: Path) -> Iterator[Diagnostic]:
        """Warnings about the verbs that the files of a folder declare and that a locale has no entry for.

        Checked are the locale of the source language and, for the author's own files, each locale of the folder.
        """
        set_name = self.project.sets[self.project.folders.index(folder)]
        own = {file.source.name: file.own for file in self.project.files if file.set == set_name}
        verbs = [(verb, own[file.source]) for file in self.model.files if file.source in own for verb in file.verbs]
        folders = self.project.folders
        for language in languages(folders) if not self._wrong else ():
            source, begun = Settings.of(language, folders).is_original, language in self._begun(folder)
            for verb, is_own in verbs:
                if not (source or begun and is_own) or has_words(verb, self._locale(language)):
                    continue
                problem = self._needs_words(verb, language)
                if not problem:
                    continue
                where = self._name(folder / "locales" / language / "verbs.ftl")
                help = tr(
                    "write '{0} =' in {1}, and below it, indented, '.base = WORD' and its other forms",
                    verb_id(verb.key),
                    where,
                )
                if folder.is_file():
                    help = tr(
                        "put the file into a folder, and an entry for the verb beside it into 'locales/en/verbs.ftl'"
                    )
                message = tr("'{0}' has no entry for the language '{1}', and {2}", verb.third, language, problem)
                yield self._warn("W506", message, verb.span, help)

    def _needs_words(self, verb: model.Verb, language: str) -> Translatable:
        """The reason why the body of a verb cannot replace a call of the verb in a text of this locale.

        Empty if the body can replace the call.
        """
        if verb.key in self._named:
            return tr("other lines refer to it without calling it, as in 'when' or 'may'")
        locale = self._speaking(language)
        roles = tuple(model.Local(verb.span, role.name, role.type) for role in verb.roles)
        call = model.Call(verb.span, verb.key, roles)
        bodies = Bodies(self.model.verbs, locale)
        if all(bodies.of(one) is not None for one in (call, *self._calls.get(verb.key, ()))):
            with suppress(Unprintable, MissingMessage):
                locale.own((Paragraph(statements(bodies.lines(call), self._vocabulary)),))
                return NO_TEXT
        return tr("its body cannot replace the call in a text")

    @cached_property
    def _named(self) -> set[str]:
        """The keys of the verbs that some line refers to without calling them; no body can replace these references."""
        return {key for node in self._lines for key in _names(node)} | {self.model.pays}

    @cached_property
    def _calls(self) -> dict[str, list[model.Call]]:
        """The calls in the abilities of cards, by the key of the verb."""
        found: dict[str, list[model.Call]] = {}
        for node in model.walk(tuple(self.model.cards.values())):
            if isinstance(node, model.Call):
                found.setdefault(node.verb, []).append(node)
        return found

    @cached_property
    def _lines(self) -> list[object]:
        """All nodes of the game except those of scenarios, which have no printed text."""
        return list(model.walk(tuple(replace(file, scenarios=()) for file in self.model.files)))

    def _speaking(self, language: str) -> Locale:
        """The locale of a language, with the words that the game declares."""
        found = self._locale(language)
        found.lend_words(self._vocabulary.words(), self._vocabulary.formerly, self._vocabulary.cards)
        return found

    # -- helper functions

    def _locale(self, language: str) -> Locale:
        found = self._locales.get(language)
        if found is None:
            found = self._locales[language] = load_locale(language, self.project.folders)
        return found

    @cached_property
    def _locales(self) -> dict[str, Locale]:
        return {}

    def _warn(self, code: str, message: Translatable, at: Span, help: Translatable) -> Diagnostic:
        return Diagnostic(code, message, at, help, severity="warning")

    def _name(self, path: Path) -> str:
        return name_of(self.project, path)

    def _at(self, path: Path, line: int = 1, length: int = 1) -> Span:
        return Span(self._name(path), line, 1, line, 1 + length)


@cache
def _of_the_language_of_cards() -> frozenset[str]:
    """The ids of the messages that all games share: those that any shipped locale has without a game."""
    return frozenset(id for language in languages() for id in patterns(load_locale(language), own=True))


def _files(folder: Path) -> list[Path]:
    """The files in a folder and its subfolders, without backup copies, hidden files and ignored suffixes."""
    found = (path for path in below(folder) if path.is_file() and not path.name.endswith("~"))
    return [
        p
        for p in found
        if p.suffix not in _LEFT_ALONE and not any(x.startswith(".") for x in p.relative_to(folder).parts)
    ]


def not_messages(path: Path, name: str) -> Iterator[Diagnostic]:
    """Yield the parts of a message file that are no message, each at the line where it becomes wrong.

    name: the name of the file in diagnostics.
    """
    text = read(path)
    for entry in messages(path).body:
        if not isinstance(entry, ast.Junk):
            continue
        first = (entry.content or "").strip().split("\n")[0]
        start = entry.span.start if entry.span is not None else 0
        open_ = next((one for one in entry.annotations if one.arguments == ["}"] and one.span is not None), None)
        if open_ is not None and open_.span is not None:
            line = _line(text, len(text[: open_.span.start].rstrip()))
            told, help = tr("in '{0}', a brace is not closed", first), tr(
                "write '{0}' after the function or the argument", "}"
            )
        else:
            line, told = _line(text, start), tr("'{0}' is not a message", first)
            help = tr(
                "a message is written like this: 'ID = TEXT', and its attributes below it, indented: '.one = TEXT'"
            )
        yield Diagnostic("E135", told, Span(name, line, 1, line, 2), help)


def _is_setting(inside: tuple[str, ...]) -> bool:
    """Whether a file in a folder `locales` belongs to a language that the folder adds: its settings, or its fonts."""
    return inside[1:] == ("locale.yaml",) and inside[0] not in languages() or inside[1:2] == ("fonts",)


def _names(node: object) -> tuple[str, ...]:
    """The keys of the verbs that a node refers to without calling them."""
    match node:
        case model.Event():
            return (node.key,)
        case model.Offer() | model.Can() | model.History():
            return (node.verb,)
        case model.Forbid():
            return node.exceptions
        case _:
            return ()


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1
