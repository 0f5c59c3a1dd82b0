"""Read pictures of authors: icons in `icons/`, and art in `art/`, of which nothing is executed or loaded."""

from __future__ import annotations

import base64
import hashlib
import io
import re
import warnings
from collections.abc import Callable, Collection, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, cast
from xml.etree import ElementTree

from PIL import Image

from ombre.compiler.projects.files import UsageError, decoded, listing, read_bytes, read_plain
from ombre.translatable import told, tr

from .vectors import ART_DRAWN, DRAWN, MOST_ELEMENTS, MOST_NESTED, SVG, XLINK, AsDrawn, not_allowed

WRITTEN = tuple(f"{SVG}{name}" for name in ("text", "tspan", "textPath"))
MOST_ART = 2**23  # the largest picture, in bytes
MOST_PIXELS = 40_000_000
MOST_SCANS = 100  # of a progressive JPEG; programs for pictures write about ten
_SCAN = b"\xff\xda"  # the marker with which a scan begins; a thumbnail in the file has some, too
ORIENTATION = 0x0112  # the tag of EXIF data
TURNED = (5, 6, 7, 8)  # the orientations in which the width is that of the height
LEAST_DPI = 200  # below it a picture looks blurred on paper
ART_SUFFIXES = (".png", ".jpg", ".jpeg", ".svg")

Tell = Callable[[str, str], None]
"""A function that records an error, at a place like `FILE:LINE`."""


@dataclass(frozen=True, slots=True)
class Artwork:
    """A picture of an author.

    width, height: in pixels, when it is upright, or in units of an SVG, of which only the ratio counts.
    name: the name under which the typesetter finds it; it follows from the content.
    """

    path: Path
    sort: Literal["png", "jpg", "svg"]
    content: bytes
    width: float
    height: float

    @property
    def name(self) -> str:
        return f"{hashlib.sha256(self.content).hexdigest()[:20]}.{self.sort}"

    @property
    def is_raster(self) -> bool:
        return self.sort != "svg"

    def dpi(self, width: float, height: float, zoom: float = 1, whole: bool = False) -> float:
        """Return the dots per inch of the picture on a place of some millimetres that it covers,
        or in which all of it is.
        """
        across, down = width / self.width, height / self.height
        return 25.4 / (min(across, down) if whole else max(across, down) * zoom)


def picture(source: str) -> list[tuple[int, ElementTree.Element]]:
    """Return all elements of an SVG picture with their depth, outer elements first; raise ParseError for entities."""
    found: list[tuple[int, ElementTree.Element]] = []
    parser: ElementTree.XMLPullParser[ElementTree.Element] = ElementTree.XMLPullParser(("start", "end"))
    if "<!ENTITY" in source:
        raise ElementTree.ParseError("it declares entities")
    if "<?xml-stylesheet" in source:
        raise ElementTree.ParseError("its style is another file")
    parser.feed(source)
    events = cast("list[tuple[str, ElementTree.Element]]", list(parser.read_events()))
    parser.close()
    depth = 0
    for event, element in events:
        if event == "start":
            found.append((depth, element))
        depth += 1 if event == "start" else -1
    return found


def orientation(picture: Image.Image) -> int:
    """Return how a camera has held a picture, as its EXIF data say (1 to 8); 1, if they do not say it: upright."""
    with suppress(Exception):  # damaged data: the library raises errors of many classes
        found = picture.getexif().get(ORIENTATION, 1)
        return found if found in range(1, 9) else 1
    return 1


def pictures_in(folder: Path, suffixes: Collection[str], tell: Tell) -> list[Path]:
    """Return the files of pictures in a folder; none, if the folder itself may not be read, which is told."""
    try:
        found = listing(folder)
    except UsageError as error:
        tell(told(error), "")
        return []
    return [file for file in found if file.suffix.lower() in suffixes and not file.name.startswith(".")]


def read_icon(file: Path, tell: Tell) -> str:
    """Return one icon: well-formed SVG of 10 by 10 units, drawn with simple shapes; "" if it cannot be read."""
    where = f"{file}:1"
    try:
        source = read_plain(file).strip()
        elements = picture(source)
    except UsageError as error:
        tell(told(error), "")
        return ""
    except ElementTree.ParseError as error:
        line = getattr(error, "position", (1, 0))[0]
        tell(tr("this is not SVG: {0}.", str(error)), f"{file}:{line}")
        return ""
    box = elements[0][1].get("viewBox")
    if box != "0 0 10 10":
        tell(tr('this must have viewBox="0 0 10 10", not {0}.', box or "none"), where)
    names = (element.tag.removeprefix(SVG) for _, element in elements if element.tag.startswith(SVG))
    if odd := next((name for name in names if name not in DRAWN), ""):
        tell(tr("an icon is drawn with path, circle, rect and other plain shapes; `{0}` is none.", odd), where)
    elif wrong := next(not_allowed([element for _, element in elements], DRAWN), ""):
        tell(wrong, where)
    if max(depth for depth, _ in elements) > MOST_NESTED:
        tell(tr("an icon has at most {0} groups in each other.", MOST_NESTED), where)
    return source


def read_art(file: Path, tell: Tell) -> Artwork | None:
    """Return one picture of an author, or None if something is wrong with it."""
    try:
        content = read_bytes(file, MOST_ART)
        if file.suffix.lower() == ".svg":
            return _vector(file, content, tell)
    except UsageError as error:
        tell(told(error), "")
        return None
    return _raster(file, content, tell)


def _raster(file: Path, content: bytes, tell: Tell) -> Artwork | None:
    """Return a PNG or JPEG; its bytes decide which of them it is."""
    sort: Literal["png", "jpg"]
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")  # a huge picture is only a warning of the library
            with Image.open(io.BytesIO(content), formats=("PNG", "JPEG")) as found:
                (width, height), sort = found.size, "png" if found.format == "PNG" else "jpg"
                if width * height > MOST_PIXELS:
                    raise Image.DecompressionBombError
                if sort == "jpg" and content.count(_SCAN) > MOST_SCANS:  # each goes through all pixels
                    tell(tr("this picture is stored in more than {0} parts; save it again.", MOST_SCANS), f"{file}:1")
                    return None
                if orientation(found) in TURNED:
                    width, height = height, width
                found.draft("L", (1, 1)) if sort == "jpg" else None  # decodes a JPEG in an eighth of its size
                found.load()
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        tell(tr("this picture has more than {0} million pixels; make it smaller.", MOST_PIXELS // 10**6), f"{file}:1")
    except Exception:  # the library raises errors of many classes for damaged files
        tell(tr("this is no PNG or JPEG picture, or it is damaged; save it again as one of them."), f"{file}:1")
    else:
        return Artwork(file, sort, content, width, height)
    return None


def _vector(file: Path, content: bytes, tell: Tell) -> Artwork | None:
    source = decoded(file, content)
    try:
        elements = picture(source)
        if not elements or elements[0][1].tag != f"{SVG}svg":
            raise ElementTree.ParseError("its first element is not svg")
    except ElementTree.ParseError as error:
        line = getattr(error, "position", (1, 0))[0]
        tell(tr("this is not SVG: {0}.", str(error)), f"{file}:{line}")
        return None
    if any(element.tag in WRITTEN for _, element in elements):
        line = _line_of_text(source)
        tell(tr("it contains text, and pictures have no fonts; convert the text to paths."), f"{file}:{line}")
        return None
    inner, pixels = [element for _, element in elements], dict[ElementTree.Element, int]()
    wrong, size = next(not_allowed(inner, ART_DRAWN), "") or next(_wrong_images(inner, pixels), ""), _size(inner[0])
    if not wrong and (len(elements) > MOST_ELEMENTS or max(depth for depth, _ in elements) > MOST_NESTED):
        wrong = tr(
            "it has more than {0} elements, or more than {1} groups in each other; simplify it.",
            MOST_ELEMENTS,
            MOST_NESTED,
        )
    if not wrong and size is None:
        wrong = tr('its size is not known; give it a viewBox like "0 0 300 200".')
    if not wrong and size is not None:
        wrong = next(AsDrawn(inner, size, pixels).faults(), "")
    if wrong or size is None:
        tell(wrong, f"{file}:1")
        return None
    return Artwork(file, "svg", source.encode(), *size)


def _line_of_text(source: str) -> int:
    """Return the line of the first text in an SVG."""
    bare = re.sub(r"<!--.*?(?:-->|\Z)", lambda found: re.sub(r"[^\n]", " ", found[0]), source, flags=re.DOTALL)
    found = re.search(r"<(?:[\w-]+:)?(?:text|tspan|textPath)\b", bare)
    return bare.count("\n", 0, found.start()) + 1 if found else 1


def _wrong_images(elements: list[ElementTree.Element], pixels: dict[ElementTree.Element, int]) -> Iterator[str]:
    """Yield what is wrong with the links of a picture, and with the pictures that it contains.

    pixels: receives those of each of these pictures.
    """
    links = [(e, link) for e in elements for name in ("href", f"{XLINK}href") if (link := e.get(name)) is not None]
    for element, link in links:
        is_image = element.tag == f"{SVG}image"
        if link.strip().startswith("#") and not is_image:
            continue
        size = _size_inside(link.strip()) if is_image else None
        if size is None:
            yield tr("it refers to another file (`{0}`); put the picture into the SVG itself.", link[:40])
            return
        pixels[element] = size[0] * size[1]
        if sum(pixels.values()) > MOST_PIXELS:
            yield tr("this picture has more than {0} million pixels; make it smaller.", MOST_PIXELS // 10**6)
            return
        if not _is_whole(link.strip()):
            yield tr("it refers to another file (`{0}`); put the picture into the SVG itself.", link[:40])


def _content(link: str) -> bytes:
    """Return a picture that stands in a link itself; nothing, if there is none."""
    found = re.match(r"data:image/(?:png|jpeg|jpg);base64,", link)
    with suppress(ValueError):
        return base64.b64decode(re.sub(r"\s", "", link[found.end() :]), validate=True) if found else b""
    return b""


def _size_inside(link: str) -> tuple[int, int] | None:
    """Return the size of a picture that stands in a link itself, without decoding it; None if there is none."""
    with suppress(Exception), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with Image.open(io.BytesIO(_content(link)), formats=("PNG", "JPEG")) as found:
            return found.size
    return None


def _is_whole(link: str) -> bool:
    problems: list[str] = []
    return _raster(Path(), _content(link), lambda problem, place: problems.append(problem)) is not None


def _size(svg: ElementTree.Element) -> tuple[float, float] | None:
    """Return the width and the height of an SVG, from its viewBox or from its attributes."""
    box = re.fullmatch(r"\s*[-\d.eE]+[\s,]+[-\d.eE]+[\s,]+([\d.eE]+)[\s,]+([\d.eE]+)\s*", svg.get("viewBox", ""))
    sides = (
        box.groups() if box else tuple(re.sub(r"(px|pt|mm|cm|in)$", "", svg.get(s, "")) for s in ("width", "height"))
    )
    try:
        width, height = (float(side) for side in sides)
    except ValueError:
        return None
    return (width, height) if width > 0 and height > 0 and 0.02 < width / height < 50 else None
