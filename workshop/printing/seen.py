"""Diagnostics about what is hard to see on the faces of a game: faint icons, colours that are mistaken, blurred pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from ombre.compiler import model, yaml_files
from ombre.compiler.backends.sheet.faces import FaceSet
from ombre.compiler.backends.sheet.sight import HardToSee, unclear
from ombre.compiler.beside import name_of
from ombre.compiler.driver import Compiled
from ombre.contract import short_id
from ombre.dsl.diagnostics import Diagnostic, nearest, tr
from ombre.dsl.source import Span

from .faced import faces_of


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
    for faces in faces_of(compiled.project, compiled.model).sets.values():
        named = {*(card.art for card in faces.cards.values()), *faces.backgrounds.values()}
        for stem, art in faces.art.items():
            if stem not in {*known, *named} and art.path.parent == faces.path.parent / "art":
                near = nearest(stem, known)
                must = tr("give it the name of a card, a value or a kind, or name it under 'cards' in 'faces.yaml'")
                help = tr("did you mean '{0}'?", near + art.path.suffix) if near else must
                at = Span(name_of(compiled.project, art.path), 1, 1, 1, 2)
                yield Diagnostic("W507", tr("the file '{0}' is not used", art.path.name), at, help, severity="warning")


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
