"""Check all files of a language: run the checks of each sort, and sort what they find."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ombre.compiler import model
from ombre.compiler.driver import Compiled, compile_project
from ombre.compiler.projects.files import shown
from ombre.dsl.diagnostics import Diagnostic, tr
from ombre.dsl.source import Span

from ..language.languages import card_and_fact, diagnostics_file, is_shipped, languages, source_language, words_id
from ..language.set_words import set_words
from ..sentences.declared_words import declared
from . import arguments, card_names, entries, grammar, meaning, structure, terms, texts
from . import translated_diagnostics as translations
from .card_texts import CardText, printed
from .scope import CheckedLocale
from .stale import TranslatedEntry, stale


def check(language: str, games: Sequence[Compiled], with_texts: bool = True) -> list[Diagnostic]:
    """The faults in the files of a language: of the program, and of games with their expansions; errors first.

    with_texts: whether the texts of all cards are printed and checked, too, and missing words and names are listed.
    """
    found = list(of_program(language)) if language in languages() else []
    checked = [CheckedLocale(language, compiled) for compiled in games]
    for game in checked:
        found += of_game(game, with_texts)
        found = [_on_card(one, game) for one in found] if with_texts else found
    unique = list(dict.fromkeys(found))
    return sorted(unique, key=lambda one: (one.severity != "error", *_in_file(one), one.span.line, one.code))


def _in_file(found: Diagnostic) -> tuple[bool, str]:
    """The place of a fault in the order: first the faults in files of the language, then those of printed cards."""
    return found.span.source.endswith(".card"), found.span.source


def of_program(language: str) -> Iterator[Diagnostic]:
    """Yield the faults in the files of a shipped language that all games share, and in its translated diagnostics."""
    yield from _of_files(CheckedLocale(language))
    yield from of_diagnostics(language)
    yield from map(_outdated, stale(language))


def of_game(checked: CheckedLocale, with_texts: bool = True) -> Iterator[Diagnostic]:
    """Yield the faults in the files of a game and its expansions; none if the language has no such files."""
    if checked.folders and checked.compiled is not None:
        yield from _of_files(checked)
        yield from _missing(checked) if with_texts else ()
        stale_entries = stale(checked.language, checked.compiled)
        yield from (_outdated(entry) for entry in stale_entries if not is_shipped(entry.path))
        yield from _of_texts(checked) if with_texts else ()


def _of_files(checked: CheckedLocale) -> Iterator[Diagnostic]:
    for part in (structure, arguments, meaning, entries, grammar, card_names):
        yield from part.faults(checked)


def _of_texts(checked: CheckedLocale) -> Iterator[Diagnostic]:
    """Yield the faults for which the cards are printed."""
    assert checked.compiled is not None
    yield from texts.faults(checked.texts, checked.locale)
    if not checked.is_source:
        yield from entries.idle_idioms(checked)
        source: list[CardText] = []
        if any((folder / terms.FILE).is_file() for folder in checked.folders):
            source = printed(checked.source, checked.compiled)
        yield from terms.faults(checked, checked.texts, source)


def _on_card(found: Diagnostic, checked: CheckedLocale) -> Diagnostic:
    """The diagnostic of a message with a note that names a card on which the message is printed, if there is one."""
    if found.notes or not found.span.source.endswith(".ftl"):
        return found
    id = checked.id_at(found.span)
    card: model.Card | None = checked.users.get(id) if id else None
    return found if card is None else replace(found, notes=((card.span, tr("it is printed on card '{0}'", card.id)),))


# --------------------------------------------------------------------------------------- diagnostics, stale and missing


def of_diagnostics(language: str) -> Iterator[Diagnostic]:
    """Yield the faults in the translated messages of `ombre check`."""
    path = diagnostics_file(language)
    for line, fault in translations.faults(path) if path.is_file() else ():
        yield Diagnostic("E608", fault, Span(shown(path), line, 1, line, 2))


def _outdated(entry: TranslatedEntry) -> Diagnostic:
    at = Span(shown(entry.path), entry.line, 1, entry.line, 1 + len(entry.id.split("\n")[0]))
    seen = tr("look at it, then run 'ombre locale accept'")
    help = seen if entry.source else tr("delete it, or correct its id")
    return Diagnostic("W607", tr("'{0}' is stale: {1}", entry.id, entry.why), at, help, severity="warning")


def _missing(checked: CheckedLocale) -> Iterator[Diagnostic]:
    """Yield the entries of the source that a begun language lacks, and the cards without a name."""
    compiled = checked.compiled
    if compiled is None or checked.is_source:
        return
    source = CheckedLocale(source_language(), compiled)
    for set_, folder in zip(compiled.project.sets, checked.game_folders, strict=True):
        own = folder / "locales" / checked.language
        at = Span(shown(own if own.is_dir() else checked.folders[0]), 1, 1, 1, 2)
        written = {id for id, place in source.places.items() if place.path.is_relative_to(folder) and "--" not in id}
        added = _of_own(compiled, set_) if own.is_dir() else []
        for id in (*sorted(written), *(id for id in added if id not in written)):
            if id not in checked.all_messages and not checked.locale.has(id):
                file = source.places[id].path.name if id in written else "lexicon.ftl"
                help = tr("write '{0} = ...' into {1}", id, file)
                yield Diagnostic("W601", tr("the word '{0}' is missing", id), at, help, severity="warning")
        inside = {file.source.name for file in compiled.project.files if file.set == set_}
        for card in compiled.model.cards.values():
            if card.span.source in inside and not card.local and card.id not in checked.locale.names:
                help = tr("write its name into {0}", "names.po")
                yield Diagnostic("W601", tr("the name of '{0}' is missing", card.id), at, help, severity="warning")
            for fact in card.words if card.span.source in inside and not card.local else ():
                if words_id(card.id, fact) not in checked.locale.names:
                    help = tr('write them into {0}, with msgctxt "{1}"', "names.po", words_id(card.id, fact))
                    told = tr("the words '{1}' of '{0}' are missing", card.id, fact)
                    yield Diagnostic("W601", told, at, help, severity="warning")
        for words in set_words(compiled.project):
            if words.set == set_ and words.id not in checked.locale.names:
                help = tr('write them into {0}, with msgctxt "{1}"', "names.po", words.id)
                told = tr("the words '{1}' of '{0}' are missing", *card_and_fact(words.id))
                yield Diagnostic("W601", told, at, help, severity="warning")


def _of_own(compiled: Compiled, set_: str) -> list[str]:
    """The ids of the words that a set declares, if an author has added the set himself; else none."""
    if not any(file.own and file.set == set_ for file in compiled.project.files):
        return []
    files = tuple(file for file in compiled.project.files if not file.own)
    base = declared(compile_project(replace(compiled.project, files=files)).model)
    return [id for id in declared(compiled.model) if id not in base]
