"""Check patterns that come from a translation tool, before they are written into a message file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypeGuard

from fluent.runtime import FluentResource
from fluent.syntax import ast

from ombre.compiler import model
from ombre.compiler.projects.files import listing
from ombre.dsl.source import UNSEEN
from ombre.prose.language.cases import spread
from ombre.prose.language.languages import CardName, card_and_fact, folders_of, messages
from ombre.prose.language.text import Locale, load_locale
from ombre.prose.language.variants import layered
from ombre.prose.proofreading.proofread import GRAMMAR, SILENT, check
from ombre.prose.sentences.declared_words import hyphens, verb_id
from ombre.translatable import tr

from .exchange import Accepted
from .message_files import nodes, normal, pattern_of, read_entries, variables

_AFTER_PREPOSITION = ("what", "head")


def roles_of(known: model.Model) -> dict[str, list[str]]:
    """Return the arguments of the entry of each verb, by the id of its message."""
    return {verb_id(key): [hyphens(role.name) for role in verb.roles] for key, verb in known.verbs.items()}


class Patterns:
    """Checks new patterns of one language, in the messages of a game.

    verbs: the arguments of the entries of verbs. texts: files that are changed already, but not yet written.
    """

    def __init__(
        self, language: str, folders: Sequence[Path], verbs: Mapping[str, Sequence[str]], texts: Mapping[Path, str]
    ) -> None:
        self.verbs = verbs
        self.folders = folders_of(language, folders)
        self.locale = _with(load_locale(language, folders), self.folders, texts)
        self.texts = texts
        self.before = set(check(self.locale))

    def faults(self, accepted: Sequence[Accepted], texts: Mapping[Path, str]) -> dict[Accepted, str]:
        """Return the units that cannot be written, each with the reason.

        texts: the files with all the units written. If no pattern is wrong in itself, the whole locale is checked.
        """
        found = {one: reason for one in accepted if (reason := self._wrong(one))}
        if found:
            return found
        now = _with(self.locale, self.folders, {**self.texts, **texts})
        for problem in sorted(set(check(now)) - self.before, key=str):
            ids = {problem.message, *map(str, problem.text.args)}
            found |= {one: problem.told for one in accepted if one.messages and one.id in ids and one not in found}
        return found or self._displaced(accepted, texts) or _circular(accepted, now)

    def _wrong(self, one: Accepted) -> str:
        """Return what is wrong in one pattern; "" if nothing is."""
        text = one.unit.target
        if unseen := UNSEEN.search(text.replace("\n", "")):
            return tr("there is an invisible character (U+{0}) here; delete it", f"{ord(unseen[0]):04X}")
        if one.messages is None:
            return self._wrong_name(text) if not card_and_fact(one.id)[1] else _wrong_words(text)
        pattern = pattern_of(one.id, one.attribute, text)
        if isinstance(pattern, str):
            return pattern
        used, given = variables(pattern), self._given(one)
        if unknown := sorted(used - given):
            there = tr("there is {0}", _listed(given)) if given else tr("it has no arguments")
            return tr("it names ${0}, which it is not given; {1}", unknown[0], there)
        if lost := sorted(self._needed(one) - used):
            return tr("it has lost {0}", _listed(lost))
        return ""

    def _wrong_name(self, text: str) -> str:
        """Return what is wrong in the name of a card with its features in braces; "" if nothing is."""
        name, declared = CardName.read(text), self.locale.settings.declared
        if "{" in name.text or "}" in name.text:
            return tr("a brace has no partner; features are written in braces behind the name, such as {{gender: f}}")
        if "\n" in text:
            return tr("a name is a single line")
        for feature, value in name.features.items():
            if feature != "num" and feature not in declared:
                return tr("there is no feature '{0}'; there is: {1}", feature, ", ".join([*declared, "num"]))
            if feature in declared and (values := declared[feature].values) and value not in values:
                return tr("'{0}' is no {1}; there is: {2}", value, feature, ", ".join(values))
        return ""

    def _given(self, one: Accepted) -> set[str]:
        """Return the arguments that a pattern may name."""
        assert one.messages is not None
        roles = self.verbs.get(one.id)
        entries = [m.entries[one.id] for m in (one.messages.source, one.messages.target) if one.id in m.entries]
        named = {v for entry in entries for form in entry.forms.values() for v in form.variables}
        if roles is not None:
            return {*named, *roles, *(_AFTER_PREPOSITION if one.attribute in one.id.split("-")[1:] else ())}
        return {*named, *(GRAMMAR if not one.id.startswith("n-") else ())}

    @staticmethod
    def _needed(one: Accepted) -> set[str]:
        """Return the arguments that a pattern must name: those of the source that the present translation names too."""
        assert one.messages is not None
        forms = [
            m.entries[one.id].forms[one.attribute].variables
            for m in (one.messages.source, one.messages.target)
            if one.id in m.entries and one.attribute in m.entries[one.id].forms
        ]
        needed = set(forms[0]) if forms else set[str]()
        return needed.intersection(*forms) - SILENT - GRAMMAR

    @staticmethod
    def _displaced(accepted: Sequence[Accepted], texts: Mapping[Path, str]) -> dict[Accepted, str]:
        """Return the units that are not in the new text of their file as they were translated."""
        entries = {path: read_entries(text) for path, text in texts.items()}
        return {
            one: tr("it cannot be written into {0} as it is", one.path.name)
            for one in accepted
            if one.messages is not None
            and (
                one.id not in entries[one.path]
                or (form := entries[one.path][one.id].forms.get(one.attribute)) is None
                or form.text != normal(one.unit.target)
            )
        }


def _wrong_words(text: str) -> str:
    """Return what is wrong in words on a card; "" if nothing is."""
    return "words on a card are a single line" if "\n" in text else ""


def _circular(accepted: Sequence[Accepted], locale: Locale) -> dict[Accepted, str]:
    """Return the units that refer to themselves, directly or by other texts."""
    forms = {one: (one.id, one.attribute) for one in accepted if one.messages is not None and "{" in one.unit.target}
    if not forms:
        return {}
    refers: dict[tuple[str, str], set[tuple[str, str]]] = {}
    for message in (entry for _, resource in locale.resources for entry in resource.body if is_message(entry)):
        for name, pattern in (("", message.value), *((a.id.name, a.value) for a in message.attributes)):
            refers[message.id.name, name] = _referred(pattern) if pattern is not None else set()

    def reached(form: tuple[str, str]) -> set[tuple[str, str]]:
        found, waiting = set[tuple[str, str]](), [form]
        while waiting:
            new = refers.get(waiting.pop(), set()) - found
            found |= new
            waiting += new
        return found

    return {one: tr("it refers to itself") for one, form in forms.items() if refers.get(form) and form in reached(form)}


def is_message(entry: ast.EntryType) -> TypeGuard[ast.Message]:
    """Whether an entry of a message file is a message, not a comment."""
    return isinstance(entry, ast.Message)


def _referred(pattern: ast.Pattern) -> set[tuple[str, str]]:
    """Return the texts to which a pattern refers by name: `{ agree }`, `{ draws.base }`."""
    found: set[tuple[str, str]] = set()
    for node in nodes(pattern):
        if isinstance(node, ast.MessageReference):
            found.add((node.id.name, node.attribute.name if node.attribute is not None else ""))
    return found


def _with(locale: Locale, folders: Sequence[Path], texts: Mapping[Path, str]) -> Locale:
    """Return a locale with other content in some message files. folders: those of the locale, in their order."""
    found: list[tuple[str, ast.Resource]] = []
    for folder in folders:
        for path in sorted(
            {*listing(folder, "*.ftl"), *(p for p in texts if p.parent == folder and p.suffix == ".ftl")}
        ):
            resource = FluentResource(texts[path]) if path in texts else messages(path)
            found.append((path.as_posix(), spread(resource, locale.settings.cases)))
    return replace(locale, resources=layered(found))


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names))
