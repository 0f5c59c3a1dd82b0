"""Check SVG pictures of authors: each element, attribute and number in them must be one of those that are allowed.

What a part costs is counted as it is drawn: what `use`, `mask`, `clip-path` and `marker` refer to is counted each time
that it is referred to.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple, TypeAlias
from xml.etree.ElementTree import Element

from ombre.translatable import Translatable, tr

SVG = "{http://www.w3.org/2000/svg}"
XLINK = "{http://www.w3.org/1999/xlink}"
_XML = "{http://www.w3.org/XML/1998/namespace}"
# The elements that an icon may contain: none that refer to other files, and none that repeat other elements.
DRAWN = (
    "svg g path circle ellipse rect line polygon polyline title desc metadata defs linearGradient radialGradient stop"
).split()
# The further elements that art may contain.
ART_DRAWN = (*DRAWN, *"clipPath mask symbol use image style marker switch view".split())
# What would need more memory or time than can be known: the pixels of a filter, and the tiles of a pattern.
_PIXELLED = ("filter", "pattern")
MOST_NESTED = 30  # the most levels of nested groups
MOST_LEVELS = 3 * MOST_NESTED  # the same, with the groups in the parts to which they refer
MOST_ELEMENTS = 20_000  # in the file
MOST_DRAWN = 50_000  # elements as they are drawn
MOST_LETTERS = 4_000_000  # of the paths, as they are drawn
MOST_RULES = 1_000  # of style sheets
MOST_IN_A_VALUE = 500  # letters of a value that refers to parts
MOST_NUMBER = 1_000_000
LEAST_DASH = 1e-4  # the shortest dashes, as a part of the width and the height of the picture
# Editors keep notes of their own in namespaces of their own, which are not drawn.
_NOTES = re.compile(
    r"\{https?://(www\.inkscape\.org|sodipodi\.sourceforge\.net|www\.w3\.org/1999/02/22-rdf-syntax-ns#"
    r"|creativecommons\.org|web\.resource\.org/cc|purl\.org/dc|ns\.adobe\.com|www\.serif\.com"
    r"|www\.bohemiancoding\.com|vectornator\.io|www\.figma\.com)"
)
# Attributes that contain numbers.
_NUMBERS = frozenset(
    (
        "x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points width height viewBox offset pathLength transform "
        "gradientTransform markerWidth markerHeight refX refY orient stroke-width stroke-miterlimit "
        "stroke-dasharray stroke-dashoffset opacity fill-opacity stroke-opacity stop-opacity transform-origin"
    ).split()
)
_WORDS = frozenset(
    (
        "id class style type media href preserveAspectRatio gradientUnits clipPathUnits "
        "maskUnits maskContentUnits markerUnits spreadMethod version baseProfile systemLanguage requiredFeatures "
        "requiredExtensions zoomAndPan contentScriptType contentStyleType role tabindex focusable "
        "fill fill-rule stroke stroke-linecap stroke-linejoin color display visibility overflow clip "
        "clip-path clip-rule "
        "mask mask-type marker marker-start marker-mid marker-end paint-order stop-color vector-effect shape-rendering "
        "color-rendering color-interpolation color-interpolation-filters image-rendering mix-blend-mode isolation "
        "enable-background transform-box pointer-events cursor filter flood-color flood-opacity lighting-color "
        "color-profile solid-color solid-opacity direction unicode-bidi writing-mode letter-spacing word-spacing "
        "line-height white-space kerning baseline-shift dominant-baseline alignment-baseline shape-inside shape-margin "
        "shape-padding inline-size user-select -webkit-print-color-adjust background background-color"
    ).split()
)
_PREFIXES = ("font", "text-", "-inkscape-", "data-", "aria-")  # of attributes and properties of which nothing is drawn
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_LARGE = re.compile(r"(?<![\d.])\d{7}|[eE]\+?\d")  # what may be a large number, found quickly
_URL = re.compile(r"url\(\s*[\"']?\s*([^)\"']*)", re.IGNORECASE)
_SHAPES = frozenset(f"{SVG}{name}" for name in "path circle ellipse rect line polygon polyline image".split())
_APART = frozenset(f"{SVG}{name}" for name in "defs clipPath mask symbol marker linearGradient radialGradient".split())
_GRADIENTS = (f"{SVG}linearGradient", f"{SVG}radialGradient")
_STOPS, _PIXELS = 16, 10_000  # as many stops of a gradient, or pixels, cost as much as an element
_LAYERS = ("opacity", "mask", "clip-path", "mix-blend-mode", "isolation")  # with these, an element is drawn on its own
_LAYER = 10  # as many elements cost as much as a layer
_NEUTRAL = ("1", "1.0", "100%", "none", "normal", "auto")  # values that change nothing
_LONG = ("d", "points", "href", f"{XLINK}href")  # attributes whose length costs something
_MARKERS = ("marker", "marker-start", "marker-mid", "marker-end")
_INHERITED = ("fill", "stroke", *_MARKERS)


def not_allowed(elements: Sequence[Element], names: Collection[str]) -> Iterator[str]:
    """Yield what is not allowed in a picture, as sentences. names: the elements of SVG that are allowed."""
    for element in elements:
        if not element.tag.startswith(SVG):
            if not _NOTES.match(element.tag):
                yield _delete(element.tag.rpartition("}")[2])
            continue
        name = element.tag.removeprefix(SVG)
        if name in _PIXELLED or name.startswith("fe"):
            yield _too_dear(name)
        elif name not in names:
            yield _delete(name)
        for attribute, value in element.attrib.items():
            yield from _wrong_attribute(attribute, value)
        if name == "style":
            yield from _wrong_sheet(element.text or "")


def _delete(name: str) -> Translatable:
    return tr("it contains `{0}`, which is not drawn on paper; delete it.", name[:40])


def _too_dear(name: str) -> Translatable:
    return tr("it contains `{0}`, which is not drawn; delete it, or put what it makes into the SVG as a picture.", name)


def _wrong_attribute(attribute: str, value: str) -> Iterator[str]:
    space, _, name = attribute.rpartition("}")
    if name.lower().startswith("on"):
        yield tr("it contains a script (`{0}`); delete it.", name)
    elif space and f"{space}}}" not in (XLINK, _XML, SVG):
        if not _NOTES.match(attribute):
            yield _delete(name)
    elif name == "style":
        yield from _wrong_properties(value)
    elif not space and not _is_known(name):
        yield _delete(name)
    elif name != "href":
        yield from _wrong_value(name, value)


def _is_known(name: str) -> bool:
    return name in _NUMBERS or name in _WORDS or name.startswith(_PREFIXES)


def _wrong_value(name: str, value: str) -> Iterator[str]:
    """Yield what is wrong with the value of an attribute or a property."""
    if name == "filter" and value.strip() != "none":
        yield _too_dear(name)
    if _refers(value) and len(value) > MOST_IN_A_VALUE:
        yield _delete(name)
    if any(not link.startswith("#") for link in _URL.findall(value)):
        yield tr("it refers to another file (`{0}`); put the picture into the SVG itself.", value[:40])
    if name in _NUMBERS and _LARGE.search(value):
        large = next((one for one in _NUMBER.findall(value) if not abs(float(one)) <= MOST_NUMBER), "")
        if large:
            yield tr("`{0}` has the number {1}; write numbers up to {2}.", name, large[:20], f"{MOST_NUMBER:,}")


def _wrong_properties(text: str) -> Iterator[str]:
    """Yield what is wrong in lines `name: value` of a style."""
    if "\\" in text:  # letters can be written as numbers
        yield _delete("\\")
    for name, value in properties(text).items():
        if not _is_known(name):
            yield _delete(name)
        yield from _wrong_value(name, value)


def _wrong_sheet(text: str) -> Iterator[str]:
    text = _without_comments(text)
    if "@import" in text or any(not link.startswith("#") for link in _URL.findall(text)):
        yield tr("its style refers to another file; write the style into the SVG.")
    if found := re.search(r"@[\w-]*", text):
        yield _delete(found[0])
    for _, inner in _rules(text):
        yield from _wrong_properties(inner)


def properties(style: str) -> dict[str, str]:
    """Return the properties in a style."""
    pairs = (part.partition(":") for part in _without_comments(style).split(";"))
    return {name.strip().lower(): value.strip() for name, colon, value in pairs if colon}


def _without_comments(text: str) -> str:
    return re.sub(r"/\*.*?(\*/|\Z)", " ", text, flags=re.DOTALL)


def _rules(text: str) -> list[tuple[str, str]]:
    """Return the rules of a style sheet: the words before the braces, and what is in the braces."""
    parts = (part.partition("{") for part in _without_comments(text).split("}"))
    return [(before, inner) for before, brace, inner in parts if brace]


# ------------------------------------------------------------------------------------------------------ as drawn


_Inherited: TypeAlias = tuple[tuple[str, str], ...]
"""The properties that refer to parts, and that an element has from those around it."""


class _Cost(NamedTuple):
    """What is drawn: elements, letters of paths, and the levels of elements in each other."""

    elements: int = 0
    letters: int = 0
    levels: int = 0

    def over(self, other: _Cost, often: int = 1) -> _Cost:
        """This, and something else in it that is drawn several times."""
        elements, letters = self.elements + often * other.elements, self.letters + often * other.letters
        return _Cost(elements, letters, max(self.levels, other.levels + 1))


class _Rule(NamedTuple):
    """A rule of a style sheet. Only the last words of its selector are compared, so that it may match too much."""

    tag: str
    classes: frozenset[str]
    ids: frozenset[str]
    said: Mapping[str, str]

    @classmethod
    def of(cls, selector: str, said: Mapping[str, str]) -> _Rule:
        last = re.split(r"[\s>+~]+", selector.strip())[-1]
        tag = re.match(r"[a-zA-Z]\w*", last)
        classes, ids = (frozenset[str](re.findall(rf"{sign}([\w-]+)", last)) for sign in (r"\.", "#"))
        return cls(f"{SVG}{tag[0]}" if tag else "", classes, ids, said)

    def may_match(self, element: Element) -> bool:
        if self.tag and element.tag != self.tag or self.ids and {*self.ids} != {element.get("id")}:
            return False
        return not self.classes or self.classes <= {*element.get("class", "").split()}


class _Endless(Exception):
    """Raised if a part of a picture contains itself, with the id of the part."""


class AsDrawn:
    """Counts what a picture draws. size: its width and height. pixels: of each picture in it."""

    def __init__(self, elements: Sequence[Element], size: tuple[float, float], pixels: Mapping[Element, int]) -> None:
        self.elements, self.size, self.pixels = elements, size, pixels
        self._known: dict[tuple[Element, _Inherited], _Cost] = {}
        self._open: list[Element] = []
        self._properties: dict[Element, dict[str, str]] = {}
        self._dots: dict[Element, int] = {}

    def faults(self) -> Iterator[str]:
        """Yield why a picture would take too long to draw."""
        if len(self._sheets) > MOST_RULES:
            yield tr("its style has more than {0} rules; simplify it.", f"{MOST_RULES:,}")
            return
        shortest = LEAST_DASH * sum(self.size)
        for element in self.elements:
            dashes = [abs(float(one)) for one in _NUMBER.findall(self._said(element).get("stroke-dasharray", ""))]
            if 0 < sum(dashes) < shortest:
                yield tr("its dashes are too short to be seen; write longer ones into `stroke-dasharray`.")
        try:
            cost = self._drawn(self.elements[0], ())
        except _Endless as endless:
            yield tr("the part `{0}` contains itself, or too many parts in each other; draw it out.", str(endless))
            return
        if cost.elements > MOST_DRAWN or cost.letters > MOST_LETTERS:
            yield tr(
                "it draws more than {0} elements, or too long paths, if all is counted that is repeated; draw fewer.",
                f"{MOST_DRAWN:,}",
            )

    def _drawn(self, element: Element, around: _Inherited) -> _Cost:
        """Return the cost of an element with all that is in it and all that it refers to.

        around: what it inherits.
        """
        if (known := self._known.get((element, around))) is not None:
            return known
        if element in self._open or len(self._open) > MOST_LEVELS:
            raise _Endless(element.get("id", element.tag.removeprefix(SVG)))
        self._open.append(element)
        inside = self._passed_on(element, around)
        if element.tag in _GRADIENTS:
            cost = _Cost(1 + len(element) // _STOPS)
        else:
            layer = _LAYER if self._said(element).keys() & {*_LAYERS} else 1
            letters = sum(len(element.get(one, "")) for one in _LONG)
            cost = _Cost(layer + self.pixels.get(element, 0) // _PIXELS, letters)
            for child in element:
                if child.tag.startswith(SVG) and child.tag not in _APART:
                    cost = cost.over(self._drawn(child, inside))
        for target, often in self._targets(element, inside):
            passed_on = inside if element.tag == f"{SVG}use" else self._places.get(target, ())
            cost = cost.over(self._drawn(target, passed_on), often)
        if cost.levels > MOST_LEVELS:
            raise _Endless(element.get("id", element.tag.removeprefix(SVG)))
        self._open.pop()
        if len(self._known) > MOST_DRAWN:  # then it draws more, too
            return _Cost(MOST_DRAWN + 1)
        self._known[element, around] = cost
        return cost

    def _passed_on(self, element: Element, around: _Inherited) -> _Inherited:
        """Return what the parts of an element inherit from it."""
        own = {name: value for name, value in self._said(element).items() if name in _INHERITED}
        return tuple((name, v) for name, v in sorted((dict(around) | own).items()) if _refers(v)) if own else around

    @cached_property
    def _places(self) -> dict[Element, _Inherited]:
        """What each element inherits from those around it in the file."""
        found: dict[Element, _Inherited] = {}
        for element in self.elements:
            inside = self._passed_on(element, found.get(element, ()))
            found.update((child, inside) for child in element if inside)
        return found

    def _targets(self, element: Element, inside: _Inherited) -> Iterator[tuple[Element, int]]:
        """Yield the parts to which an element refers, each with how often it is drawn.

        inside: what it inherits or says.
        """
        said = {name: value for name, value in self._said(element).items() if name not in _INHERITED}
        for name, value in (*said.items(), *(inside if element.tag in _SHAPES else ())):
            often = self._points(element) if name in _MARKERS else 1
            for target in _URL.findall(value):
                yield from self._named(target, often)
        yield from self._named(element.get("href") or element.get(f"{XLINK}href") or "", 1)

    def _named(self, link: str, often: int) -> Iterator[tuple[Element, int]]:
        found = self._ids.get(link.strip().removeprefix("#")) if link.strip().startswith("#") else None
        if found is not None:
            yield found, often

    @cached_property
    def _ids(self) -> Mapping[str, Element]:
        return {element.get("id", ""): element for element in reversed(self.elements) if element.get("id")}

    @cached_property
    def _sheets(self) -> list[_Rule]:
        """The rules of style sheets, with the properties that cost something."""
        sheets = (element.text or "" for element in self.elements if element.tag == f"{SVG}style")
        found = [(one, properties(inner)) for text in sheets for many, inner in _rules(text) for one in many.split(",")]
        return [_Rule.of(one, said) for one, said in found]

    def _said(self, element: Element) -> dict[str, str]:
        """The costly properties of an element; of several values for one, all."""
        if (known := self._properties.get(element)) is None:
            found = [dict(element.attrib), *(rule.said for rule in self._sheets if rule.may_match(element))]
            found.append(properties(element.get("style", "")))
            names = {name for one in found for name, value in one.items() if _is_costly(name, value)}
            known = {name: " ".join(one[name] for one in found if name in one) for name in sorted(names)}
            self._properties[element] = known
        return known

    def _points(self, element: Element) -> int:
        """At least as many points as a shape has, at each of which a marker can be drawn."""
        if element not in self._dots:
            self._dots[element] = 2 + sum(len(_NUMBER.findall(element.get(name, ""))) for name in ("d", "points"))
        return self._dots[element]


def _is_costly(name: str, value: str) -> bool:
    is_layer = name in _LAYERS and value.strip() not in _NEUTRAL
    return is_layer or name in (*_INHERITED, "stroke-dasharray") or _refers(value)


def _refers(value: str) -> bool:
    return "url(" in value.lower()
