"""Check what can be seen on faces: contrast of icons, colours that colour-blind people mistake, blurred pictures."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from ombre.translatable import Translatable, tr

from ..faces.colours import PAPER, blind_to, contrast, resolved
from ..faces.faces import CardFace, Crop, Face, FaceSet
from ..faces.layouts import Layout
from ..faces.widgets import SORT_OF, Corner, Line, List, Picture, Pips, Stat, Track, Widget
from .artwork import LEAST_DPI, Artwork

LEAST_CONTRAST = 3.0  # of an icon and its ground (WCAG 2.1, 1.4.11)
_FIXED = re.compile(r'(?:fill|stroke|stop-color)\s*[=:]\s*["\']?(#[0-9a-fA-F]{6}|#[0-9a-fA-F]{3})\b')


@dataclass(frozen=True, slots=True)
class HardToSee:
    """Something that is hard to see. path: of the file to change. key: the word in its section `colours`, or ""."""

    path: Path
    key: str
    told: Translatable
    help: Translatable


def unclear(
    faces: FaceSet, values: Mapping[str, Mapping[str, Sequence[str]]], cards: Mapping[str, str]
) -> Iterator[HardToSee]:
    """Yield what is hard to see.

    values: for each kind, the words that each of its properties can have. cards: for each id of a card, its kind.
    """
    yield from _mistaken(faces, values)
    yield from _faint(faces, values)
    yield from _blurred(faces, values, cards)


# ------------------------------------------------------------------------------------------- colours of frames


def _mistaken(faces: FaceSet, values: Mapping[str, Mapping[str, Sequence[str]]]) -> Iterator[HardToSee]:
    """Yield colours of frames of one list that are mistaken, if nothing else tells the frames apart."""
    done = set[tuple[str, str]]()
    for kind, face in faces.kinds.items():
        words = [word for word in values.get(kind, {}).get(face.frame, ()) if word in faces.colours]
        for one, other in combinations(words, 2):
            if (one, other) in done or _told_apart(faces, face, one, other):
                continue
            done.add((one, other))
            if sights := blind_to(faces.colours[one], faces.colours[other]):
                yield HardToSee(
                    faces.path,
                    other,
                    tr(
                        "people with {0} can hardly tell the colours of `{1}` and `{2}` apart",
                        ", ".join(sights),
                        one,
                        other,
                    ),
                    tr("give them different `patterns` or `shapes`, or a lighter and a darker colour"),
                )


def _told_apart(faces: FaceSet, face: Face, one: str, other: str) -> bool:
    """Whether the frames of two values differ without their colours."""
    borders: Mapping[str, str] = faces.borders if face.border == face.frame else {}
    signs = ((faces.patterns, "plain"), (faces.shapes, face.shape), (borders, "plain"))
    return any(of.get(one, usual) != of.get(other, usual) for of, usual in signs)


# --------------------------------------------------------------------------------------------------- icons


def _faint(faces: FaceSet, values: Mapping[str, Mapping[str, Sequence[str]]]) -> Iterator[HardToSee]:
    """Yield icons with colours of their own that are faint where they are printed."""
    fixed = {name: _strongest(source) for name, source in faces.pictures.items()}
    told = set[str]()
    for kind, face in faces.kinds.items():
        words = values.get(kind, {})
        frames = [kind, *words.get(face.frame, ())]
        colours = [faces.colours[frame] for frame in frames if frame in faces.colours]
        for layout in (faces.layouts[name] for name in dict.fromkeys(face.layout.names())):
            for widget in face.widgets:
                for name in _icons(faces, widget, words):
                    own = fixed.get(name, ())
                    grounds = {g for colour in colours for g in _grounds(layout, widget, colour, faces.colours)}
                    faint = next((g for g in sorted(grounds) if own and max(contrast(c, g) for c in own) < 3), "")
                    if faint and name not in told:
                        told.add(name)
                        yield HardToSee(
                            _icon_file(faces, name),
                            "",
                            tr(
                                "the icon `{0}` has a contrast of {1} to its ground {2} ({3} of `{4}`), and needs {5}",
                                name,
                                f"{max(contrast(c, faint) for c in own):.1f}",
                                faint,
                                SORT_OF[type(widget)],
                                kind,
                                f"{LEAST_CONTRAST:g}",
                            ),
                            tr('use "currentColor" in it, which always contrasts, or a lighter or darker colour'),
                        )


def _strongest(source: str) -> tuple[str, ...]:
    """Return the colours of an icon; none if one of them is `currentColor`, which contrasts."""
    if "currentColor" in source:
        return ()
    found = _FIXED.findall(source)
    return tuple(c if len(c) == 7 else "#" + "".join(digit * 2 for digit in c[1:]) for c in found)


def _icons(faces: FaceSet, widget: Widget, words: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Yield the names of the pictures that a widget can show."""
    facts: Iterable[str] = ()
    icons: Iterable[str] = ()
    match widget:
        case Corner() | Picture() | Pips() | Track():
            facts = (widget.fact,)
            icons = (widget.icon,) if not isinstance(widget, Pips) else ()
        case Line(left=left, right=right, icons=True):
            facts = (*left, *right)
        case Stat(icon=icon):
            icons = (icon,)
        case List(list=rows):
            icons = (row.icon for row in rows)
        case _:
            pass
    for word in (*icons, *(word for fact in facts for word in words.get(fact, ()))):
        name = faces.icons.get(word, word)
        if name in faces.pictures:
            yield name


def _grounds(layout: Layout, widget: Widget, frame: str, named: Mapping[str, str]) -> Iterator[str]:
    """Yield the colours behind the icons of a widget; translucent ones count as if they were not."""
    match widget:
        case Stat():
            area = layout.areas.get(layout.area_for("stat", "", widget.area))
            found = area.fill if area is not None else ""
        case Corner():
            found = str(layout.looks["corner"]["paper"])
        case Picture():
            found = str(layout.looks["picture"]["fill"])
        case Line():
            found = str(layout.looks["line"]["fill"])
        case _:
            found = "paper"
    colour = resolved(found, frame, named)[:7]
    yield colour if colour.startswith("#") else PAPER if not colour else "#1c1d22"


def _icon_file(faces: FaceSet, name: str) -> Path:
    return faces.path.parent / "icons" / f"{name.rpartition('/')[2]}.svg"


# ------------------------------------------------------------------------------------------------- pictures


def _blurred(
    faces: FaceSet, values: Mapping[str, Mapping[str, Sequence[str]]], cards: Mapping[str, str]
) -> Iterator[HardToSee]:
    """Yield pictures that have fewer than 200 dots per inch on the largest place where they can be printed."""
    for stem, art in faces.art.items():
        if not art.is_raster:
            continue
        places = [p for face, names in _shown_on(faces, stem, values, cards) for p in _places(faces, face, names)]
        places += _behind(faces, stem, values) if stem in faces.backgrounds.values() else ()
        places += [size for face in faces.kinds.values() if face.back.art == stem for size in _sizes(faces, face)]
        crop = faces.crops.get(stem, Crop())
        found = [art.dpi(*place, crop.zoom, crop.whole) for place in places]
        if found and min(found) < LEAST_DPI:
            yield HardToSee(
                art.path,
                "",
                tr("this picture has {0} dots per inch on a card, and looks blurred", round(min(found))),
                tr("use a picture of at least {0} x {1} pixels", *_pixels(art, min(found))),
            )


def _pixels(art: Artwork, dpi: float) -> tuple[int, int]:
    """Return the least size of a picture with the same shape."""
    return round(art.width * LEAST_DPI / dpi), round(art.height * LEAST_DPI / dpi)


def _shown_on(
    faces: FaceSet, stem: str, values: Mapping[str, Mapping[str, Sequence[str]]], cards: Mapping[str, str]
) -> Iterator[tuple[Face, Sequence[str]]]:
    """Yield the faces that can show a picture, each with the names of its layouts there."""
    for id, kind in cards.items():
        own = faces.cards.get(id, CardFace())
        if stem in (id, own.art) and kind in faces.kinds:
            yield faces.kinds[kind], [own.layout] if own.layout else faces.kinds[kind].layout.names()
    for kind, face in faces.kinds.items():
        facts = {one.fact for one in face.widgets if isinstance(one, Picture)}
        if stem == kind or any(stem in values.get(kind, {}).get(fact, ()) for fact in facts):
            yield face, face.layout.names()


def _behind(
    faces: FaceSet, stem: str, values: Mapping[str, Mapping[str, Sequence[str]]]
) -> Iterator[tuple[float, float]]:
    """Yield the sizes of the cards that have a picture as their background: of kinds, or of kinds with a value."""
    words = [word for word, name in faces.backgrounds.items() if name == stem]
    for kind, face in faces.kinds.items():
        for word in words:
            if word == kind:
                yield from _sizes(faces, face)
            elif word in values.get(kind, {}).get(face.frame, ()):
                own = face.layout.values.get(word, face.layout.otherwise) if face.layout.by == face.frame else ""
                yield from _sizes(faces, face, own)


def _sizes(faces: FaceSet, face: Face, layout: str = "") -> Iterator[tuple[float, float]]:
    """Yield the sizes of the cards of a kind in its layouts, or in one of them."""
    for name in [layout] if layout else face.layout.names():
        format = face.format or faces.layouts[name].format
        yield format.width, format.height


def _places(faces: FaceSet, face: Face, layouts: Iterable[str]) -> Iterator[tuple[float, float]]:
    """Yield the width and the height of the places for pictures of a face in some layouts."""
    for layout in (faces.layouts[name] for name in dict.fromkeys(layouts)):
        places = layout.placed(list(layout.areas), face.format or layout.format)
        for widget in face.widgets:
            name = layout.area_for("picture", "", widget.area) if isinstance(widget, Picture) else ""
            if isinstance(widget, Picture) and name in places:
                alone = layout.areas[name].holds == ("picture",)
                yield places[name].width, places[name].height if alone else widget.high
