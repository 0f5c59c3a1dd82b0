"""Diagnostics about what is hard to see on the faces of a game, or not at all:
faint icons, blurred pictures, lost parts.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from ombre.compiler import model
from ombre.compiler.answered_warnings import FORM, answered
from ombre.compiler.checks.unread import properties_read
from ombre.compiler.driver import Compiled
from ombre.compiler.projects import files, yaml_files
from ombre.compiler.projects.places import listed
from ombre.compiler.projects.yaml_types import names_of, options_of
from ombre.contract import short_id
from ombre.dsl.diagnostics import Diagnostic, Translatable, nearest, tr
from ombre.dsl.source import Span
from ombre.prose.proofreading.files_beside_cards import name_of
from ombre.sheets.drawing.visibility import HardToSee, unclear
from ombre.sheets.faces.faces import Face, FaceSet
from ombre.sheets.faces.widgets import Chart, List, Picture, TextBox

from .faced import faces_of

BY_VALUE = ("colours", "patterns", "shapes", "borders", "backgrounds")  # sections of `faces.yaml` by value or kind
USING = ("layouts", "backgrounds")  # sections that use colours by name
NOT_PRINTED = "not printed"  # with these words an author says that a fact is on no card
TEXT = "the text"  # stands for the text of a card among its facts; with a space, so that no fact has this name
_WORD = re.compile(r"\w+")


def hard_to_see(compiled: Compiled) -> Iterator[Diagnostic]:
    """Yield a warning for each thing on the faces of a game and its sets that is hard to see; raise FaceError."""
    if not (compiled.project.folder / "faces.yaml").exists():
        return
    faces = faces_of(compiled.project, compiled.model)
    values = values_of(compiled.model)
    kinds = {name: card.kind for card in compiled.model.cards.values() for name in (card.id, short_id(card.id))}
    done = set[tuple[Path, str]]()
    for some in (faces, *faces.sets.values()):
        for one in unclear(some, values, kinds):
            if (one.path, one.told) not in done:
                done.add((one.path, one.told))
                name = name_of(compiled.project, one.path)
                line = _line(one, some)
                yield Diagnostic("W514", one.told, Span(name, line, 1, line, 2), one.help, severity="warning")


def unused_art(compiled: Compiled) -> Iterator[Diagnostic]:
    """Yield a warning for each picture of a set that no card can show; raise FaceError."""
    if not (compiled.project.folder / "faces.yaml").exists():
        return
    cards = compiled.model.cards.values()
    words = {word for values in compiled.model.values.values() for word in values.words}
    known = {*compiled.model.kinds, *words, *(name for card in cards for name in (card.id, short_id(card.id)))}
    known |= model.former_ids(compiled.model.cards).keys()
    for faces in faces_of(compiled.project, compiled.model).sets.values():
        backs = (face.back.art for face in faces.kinds.values())
        named = {*(card.art for card in faces.cards.values()), *faces.backgrounds.values(), *backs}
        for stem, art in faces.art.items():
            if stem not in {*known, *named} and art.path.parent == faces.path.parent / "art":
                near = nearest(stem, known)
                must = tr("give it the name of a card, a value or a kind, or name it under 'cards' in 'faces.yaml'")
                help = tr("did you mean '{0}'?", near + art.path.suffix) if near else must
                at = Span(name_of(compiled.project, art.path), 1, 1, 1, 2)
                yield Diagnostic("W507", tr("the file '{0}' is not used", art.path.name), at, help, severity="warning")


def faceless(compiled: Compiled, cards: Iterable[model.Card] | None = None) -> Iterator[Diagnostic]:
    """Yield a warning for each kind whose cards are left out of prints, because the kind has no face.

    cards: those that are to be printed, by default all of the game.
    """
    path = compiled.project.folder / "faces.yaml"
    if not path.exists():
        return
    faces, rules = faces_of(compiled.project, compiled.model), compiled.model
    sets = {file.source.name: file.set for file in compiled.project.files}
    lost: dict[str, list[str]] = {}
    for card in rules.cards.values() if cards is None else cards:
        if not _faced_kind(faces.of_set(sets[card.span.source]), rules, card):
            lost.setdefault(card.kind, []).append(card.id)
    line = yaml_files.load(path).lines.get("kinds", 1)
    for kind, ids in lost.items():
        message = tr("the kind '{0}' has no face, so its cards are not printed: {1}", kind, listed(ids))
        help = tr("write this into `kinds` of `faces.yaml`: {0}: {{back: {{icon: NAME}}, widgets: [text]}}", kind)
        span = Span(name_of(compiled.project, path), line, 1, line, 2)
        yield Diagnostic("W516", message, span, help, severity="warning")


def unprinted(compiled: Compiled, cards: Iterable[model.Card] | None = None) -> Iterator[Diagnostic]:
    """Yield a warning for each kind and each part of its cards that is told on paper by nothing: their face lacks it.

    The parts of a card are its words, its text, and the facts that a line of the game reads. A comment at the
    declaration of a fact or at the card answers it. cards: those that are to be printed, by default all of the game.
    """
    if not (compiled.project.folder / "faces.yaml").exists():
        return
    faces, rules = faces_of(compiled.project, compiled.model), compiled.model
    sets = {file.source.name: file.set for file in compiled.project.files}
    needed = _needed(rules)
    faces_at: dict[Path, FaceSet] = {}
    lost: dict[tuple[Path, str, str], model.Card] = {}  # by file, kind and part: the first card with such a part
    for card in rules.cards.values() if cards is None else cards:
        own = faces.of_set(sets[card.span.source])
        if kind := _faced_kind(own, rules, card):
            path = own.path if own.path.exists() else faces.path
            faces_at[path] = own
            for part in () if answered(rules.meant, card.span, NOT_PRINTED) else _parts(card, own.kinds[kind], needed):
                if part not in _shown(own.kinds[kind], own):
                    lost.setdefault((path, kind, part), card)
    for (path, kind, part), card in lost.items():
        line = yaml_files.load(path).table("kinds").lines.get(kind, 1)
        message, help = _told(faces_at[path], card, kind, part)
        span = Span(name_of(compiled.project, path), line, 1, line, 2)
        yield Diagnostic("W515", message, span, help, severity="warning")


def _faced_kind(faces: FaceSet, rules: model.Model, card: model.Card) -> str:
    """Return the nearest kind at or above that of a card that has a face, or ""."""
    return next((above.name for above in rules.above(card.kind) if above.name in faces.kinds), "")


def _needed(rules: model.Model) -> set[model.Property]:
    """Return the facts that a line of no scenario reads, without those that the author says are not printed."""
    paper = replace(rules, files=tuple(replace(one, scenarios=()) for one in rules.files), walked={**rules.walked})
    read = properties_read(paper)
    facts = (one for one in rules.everything(model.FactDeclaration) if (one.property.owner, one.property.name) in read)
    return {fact.property for fact in facts if not answered(rules.meant, fact.span, NOT_PRINTED)}


def _parts(card: model.Card, face: Face, needed: Collection[model.Property]) -> Iterator[str]:
    """Yield the parts of a card that it must show: the names of facts;
    TEXT, if it has what no chart of its face shows.
    """
    yield from card.words
    yield from (fact.name for fact, _ in card.facts if fact in needed)
    charts = {one.of for one in face.widgets if isinstance(one, Chart)}
    if any(ability.slot not in charts for ability in card.abilities):
        yield TEXT


def _told(faces: FaceSet, card: model.Card, kind: str, part: str) -> tuple[Translatable, Translatable]:
    """Return the message and the help for a part of a card that its face does not show."""
    if part in card.words:
        message = tr("the words '{0}' of {1} are on no card: the face of '{2}' does not show them", part, card.id, kind)
        return message, _where_to_show(faces, kind, part)
    if part == TEXT:
        message = tr("the text of {0} is on no card: the face of '{1}' does not show it", card.id, kind)
        return message, tr("write this into the `widgets` of '{0}': {1}", kind, "- text")
    message = tr("'{0}' of {1} is on no card: the face of '{2}' does not show it", part, card.id, kind)
    mark = FORM.format(NOT_PRINTED)
    widget = _widget_for(part, next(value for fact, value in card.facts if fact.name == part))
    return message, tr(
        "write this into the `widgets` of '{0}': {1}; or, if players need not see it, behind its declaration: {2}",
        *(kind, widget, mark),
    )


def _widget_for(fact: str, value: model.Fact) -> str:
    """Return the widget that shows a fact with such a value."""
    match value:
        case int():
            return f"- rows: {{list: [{{fact: {fact}}}]}}"
        case (model.Cell(), *_):
            return f"- track: {{fact: {fact}}}"
        case _:
            return f"- line: {{left: [{fact}], named: true}}"


def _where_to_show(faces: FaceSet, kind: str, fact: str) -> Translatable:
    """Return what to write so that a face shows words, or so that they are read for its picture."""
    pictures = {name: [one for one in face.widgets if isinstance(one, Picture)] for name, face in faces.kinds.items()}
    words, alt = f"- words: {{fact: {fact}}}", f"alt: {fact}"
    if all(one.alt for one in pictures.get(kind, ())):  # it has no picture, or each has other words for readers
        return tr("write this into the `widgets` of '{0}': {1}", kind, words)
    if any(one.alt == fact for some in pictures.values() for one in some):
        return tr("write this into the `picture` of '{0}', as in that of another kind: {1}", kind, alt)
    return tr(
        "write this into the `widgets` of '{0}': {1}; or into its `picture`, if they say what it shows: {2}",
        kind,
        words,
        alt,
    )


def unknown_values(compiled: Compiled) -> Iterator[Diagnostic]:
    """Yield a warning for each name to which `faces.yaml` gives a colour, a pattern and so on, and that nothing has.

    The sets that are left out have values and kinds, too: a name that a file of the game contains is not told.
    """
    project, rules = compiled.project, compiled.model
    if not (project.folder / "faces.yaml").exists():
        return
    faces = faces_of(project, rules)
    paths = [one.path for one in (faces, *faces.sets.values()) if one.path.exists()]
    files_read = {path: yaml_files.load(path) for path in dict.fromkeys(paths)}
    named = {*rules.kinds, *(word for values in rules.values.values() for word in values.words), "summary"}
    # A colour may have a name of its own, by which layouts and backgrounds use it.
    used = {word for one in files_read.values() for part in USING for word in _words_in(one.get(part))}
    # The colour of a symbol has the name of its icon.
    used |= {name for one in (faces, *faces.sets.values()) for name in (*one.icons, *one.pictures)}
    known = {section: named | used if section == "colours" else named for section in BY_VALUE}
    unknown = [
        (Span(name_of(project, path), line, 1, line, 2), section, value)
        for path, read in files_read.items()
        for section in BY_VALUE
        for value, line in read.table(section).lines.items()
        if value not in known[section]
    ]
    if not unknown:  # else all files of the game are read
        return
    written = {word for path in files.below(project.folder, ".card") for word in _WORD.findall(files.read(path))}
    for at, section, value in unknown:
        if value not in written:
            message = tr("there is no value and no kind '{0}', to which '{1}' could give a look", value, section)
            near = nearest(value, known[section])
            help = tr("did you mean '{0}'?", near) if near else tr("delete it, or write a value or a kind")
            yield Diagnostic("W508", message, at, help, severity="warning")


def _words_in(found: yaml_files.Value) -> set[str]:
    """Return the words of all texts in a part of a YAML file."""
    match found:
        case str():
            return {*_WORD.findall(found)}
        case yaml_files.YamlTable():
            return {word for one in found.values() for word in _words_in(one)}
        case yaml_files.Rows():
            return {word for one in found for word in _words_in(one)}
        case _:
            return set()


def _shown(face: Face, faces: FaceSet) -> set[str]:
    """Return the facts that a face shows, by words, symbols or colours, or reads out; TEXT, if it shows the text."""
    found = {face.frame, face.border, face.layout.by, face.back.colour}
    for widget in (*face.widgets, face.foot):
        for option in options_of(type(widget)).values():
            value = getattr(widget, option.attribute)
            if names_of(option.kind) in ("fact", "words", "shown"):
                found |= {*value} if isinstance(value, tuple) else {value}
        match widget:
            case List():
                found |= {row.fact for row in widget.list}
            case TextBox():
                found.add(TEXT)
            case _:
                pass
    return found | ({faces.symbol_colour} if "symbol" in found else set())


def _line(one: HardToSee, faces: FaceSet) -> int:
    """Return the line of a colour in `faces.yaml`; 1 if another file declares it."""
    if not one.key or not faces.path.exists():
        return 1
    return yaml_files.load(faces.path).table("colours").lines.get(one.key, 1)


def values_of(rules: model.Model) -> Mapping[str, Mapping[str, Sequence[str]]]:
    """Return, for each kind, the words that each of its properties can have; those of several lists, too."""
    found: dict[str, dict[str, Sequence[str]]] = {}
    for kind in rules.kinds:
        own = {name: p for (owner, name), p in rules.properties.items() if owner and rules.is_a(kind, owner)}
        found[kind] = {name: rules.values[p.type.of].words for name, p in own.items() if p.type.of in rules.values}
    return found
