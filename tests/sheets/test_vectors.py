"""SVG pictures of authors: what is allowed in them, and what they cost as they are drawn."""

from __future__ import annotations

import base64
import io
import time
from pathlib import Path
from xml.etree.ElementTree import ParseError

import pytest
from PIL import Image

from ombre.sheets.drawing import artwork
from ombre.sheets.drawing.artwork import read_art, read_icon
from ombre.sheets.drawing.vectors import MOST_DRAWN, MOST_NUMBER

ROOT = Path(__file__).parents[2]
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10">'
USES = '<use href="#p"/>' * 99
RECT = '<rect width="9" height="9"/>'


def faults(folder: Path, inner: str, icon: bool = False) -> list[str]:
    """What is told of a picture with these elements."""
    path = folder / "one.svg"
    path.write_text(f"{HEAD}{inner}</svg>", encoding="utf-8")
    told: list[str] = []
    (read_icon if icon else read_art)(path, lambda problem, place: told.append(problem))
    return told


# What is refused in a picture, and in an icon.
REFUSED = [
    ('<rect onload="alert(1)"/>', "it contains a script (`onload`); delete it."),
    ('<g ONCLICK="alert(1)"/>', "it contains a script (`ONCLICK`); delete it."),
    ('<x:script xmlns:x="http://www.w3.org/1999/xhtml">1</x:script>', "it contains `script`"),
    ('<img xmlns="http://www.w3.org/1999/xhtml" src="x"/>', "it contains `img`"),
    ('<b xmlns=""/>', "it contains `b`"),
    ('<metadata><p xmlns="http://www.w3.org/1999/xhtml"/></metadata>', "it contains `p`"),
    ('<rect fill="url(http://example.org/#a)"/>', "it refers to another file"),
    ("<rect fill=\"url( 'file:///etc/passwd')\"/>", "it refers to another file"),
    ('<rect style="fill:url(//example.org#a)"/>', "it refers to another file"),
    ('<rect style="fill:\\75rl(http://example.org)"/>', "it contains `\\`"),
    ('<rect style="behavior: url(#a)"/>', "it contains `behavior`"),
    ('<rect formaction="x"/>', "it contains `formaction`"),
    ('<rect x:y="1" xmlns:x="http://example.org"/>', "it contains `y`"),
    ('<rect width="1e9"/>', "`width` has the number 1e9; write numbers up to 1,000,000."),
    ('<path d="M0 0L12345678 1"/>', "`d` has the number 12345678; write numbers up to"),
    ('<g transform="scale(1e300)"/>', "`transform` has the number 1e300"),
    ('<rect style="stroke-width: 99999999"/>', "`stroke-width` has the number 99999999"),
    ('<rect filter="url(#f)"/>', "it contains `filter`, which is not drawn; delete it, or put"),
    ('<rect style="filter: blur(5px)"/>', "it contains `filter`, which is not drawn; delete it, or put"),
]


@pytest.mark.parametrize("icon", [False, True], ids=["art", "icon"])
@pytest.mark.parametrize(("inner", "told"), REFUSED)
def test_what_is_not_allowed_is_refused(inner: str, told: str, icon: bool, tmp_path: Path) -> None:
    assert told in faults(tmp_path, inner, icon)[0]


@pytest.mark.parametrize(
    "filter",
    [
        '<feTurbulence numOctaves="2000000000" baseFrequency="9"/>',
        '<feMorphology radius="9999"/>',
        '<feGaussianBlur stdDeviation="500"/>',
        "",
    ],
)
def test_filters_and_patterns_are_refused(filter: str, tmp_path: Path) -> None:
    pattern = '<pattern id="m" width="1000000" height="1000000" patternUnits="userSpaceOnUse"/>'
    assert faults(tmp_path, pattern)[0].startswith("it contains `pattern`, which is not drawn; delete it, or put")
    (told,) = faults(tmp_path, f'<filter id="f" x="-1000" width="20000">{filter}</filter><rect filter="url(#f)"/>')
    assert told.startswith("it contains `filter`, which is not drawn; delete it, or put what it makes into")


@pytest.mark.parametrize(
    ("sheet", "told"),
    [
        ("rect{fill:url(http://x/y)}", "its style refers to another file"),
        ("@import 'x.css';", "its style refers to another file"),
        ("@font-face{src:local(x)}", "it contains `@font-face`"),
        ("rect{filter:url(#f)}", "it contains `filter`"),
        ("rect{behavior:x}", "it contains `behavior`"),
        ("rect{fil\\6c:red}", "it contains `\\`"),
    ],
)
def test_style_sheets_are_looked_at(sheet: str, told: str, tmp_path: Path) -> None:
    assert told in faults(tmp_path, f"<style>{sheet}</style>")[0]


def test_a_style_in_another_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ParseError):
        artwork.picture(f'<?xml-stylesheet href="x.css"?>{HEAD}</svg>')


def multiplied(with_one: str, levels: int = 9) -> str:
    """A part that is drawn ten times by each of ten parts, and so on.

    with_one: refers to the part of the level below.
    """
    parts = [f'<g id="p0">{RECT}</g>']
    parts += [f'<g id="p{at}">{with_one.format(below=at - 1, at=at) * 10}</g>' for at in range(1, levels)]
    return f'<defs>{"".join(parts)}</defs><use href="#p{levels - 1}"/>'


# Ways to draw one part many times with few letters: each is 10 to the power of 8 rectangles.
BOMBS = {
    "use": multiplied('<use href="#p{below}"/>'),
    "xlink": multiplied('<use xlink:href="#p{below}"/>'),
    "mask": multiplied('<g><mask id="m{at}"><use href="#p{below}"/></mask><rect mask="url(#m{at})"/></g>'),
    "clip": multiplied('<clipPath id="m{at}"><use href="#p{below}"/></clipPath><rect clip-path="url(#m{at})"/>'),
    "nested": multiplied('<mask id="m{at}"><use href="#p{below}"/></mask><rect style="mask:url(#m{at})"/>'),
    "inherited": f'<marker id="m">{RECT * 999}</marker><g marker="url(#m)"><g id="p">{"<path/>" * 99}</g></g>',
    "passed on": f'<marker id="m">{RECT * 999}</marker><path id="p"/><g marker-mid="url(#m)">{USES}</g>',
    "layers": '<rect opacity="0.5"/>' * 9_000,
    "marker": '<marker id="m">' + RECT * 1_000 + '</marker><path marker-mid="url(#m)" d="' + "M0 0" * 1_000 + '"/>',
    "sheet": f"<style>g > rect{{mask:url(#m)}}</style><mask id='m'>{'<path/>' * 1_000}</mask><g>"
    + RECT * 1_000
    + "</g>",
    "class": f"<style>.a{{mask:url(#m)}}</style><mask id='m'>{RECT * 1_000}</mask>" + '<rect class="b a"/>' * 1_000,
    "stops": '<linearGradient id="g">' + "<stop/>" * 9_000 + "</linearGradient>" + '<rect fill="url(#g)"/>' * 1_000,
    "path": '<path id="p" d="' + "M0 0L1 1" * 9_000 + '"/>' + '<use href="#p"/>' * 1_000,
}


@pytest.mark.parametrize("bomb", BOMBS)
def test_what_repeats_is_counted_as_it_is_drawn(bomb: str, tmp_path: Path) -> None:
    (told,) = faults(tmp_path, BOMBS[bomb])
    assert told.startswith(f"it draws more than {MOST_DRAWN:,} elements, or too long paths, if all is counted")


def test_looking_at_a_picture_takes_no_time_itself(tmp_path: Path) -> None:
    """Rules without an end, or for everything, and values with thousands of links."""
    begun = time.process_time()
    assert faults(tmp_path, f"<style>{'a' * 4_000_000}</style>") == []
    assert "it contains" in faults(tmp_path, f"<style>{'a{b:{' * 500_000}</style>")[0]
    rules = "*{fill:url(#a)}" * 1_001
    assert faults(tmp_path, f"<style>{rules}</style>{RECT}") == ["its style has more than 1,000 rules; simplify it."]
    assert faults(tmp_path, f'<rect mask="{"url(#a)" * 100_000}"/>')[0].startswith("it contains `mask`")
    assert faults(tmp_path, f'<path d="{"M0 0" * 900_000}"/>') == []
    assert time.process_time() - begun < 10


def test_pictures_in_a_picture_are_counted_together(tmp_path: Path) -> None:
    made = io.BytesIO()
    Image.new("1", (5_000, 5_000)).save(made, "PNG")
    image = f'<image id="i" href="data:image/png;base64,{base64.b64encode(made.getvalue()).decode()}"/>'
    assert faults(tmp_path, image) == []
    assert faults(tmp_path, image * 2) == ["this picture has more than 40 million pixels; make it smaller."]
    assert "it draws more than" in faults(tmp_path, image + '<use href="#i"/>' * 30)[0]


@pytest.mark.parametrize(
    "inner",
    [
        '<g id="a"><use href="#a"/></g>',
        '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>',
        '<mask id="a"><rect mask="url(#a)"/></mask><rect mask="url(#a)"/>',
        '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/><rect fill="url(#a)"/>',
        "".join(f'<g id="p{at}"><use href="#p{at - 1}"/></g>' for at in range(1, 200)) + f'<g id="p0">{RECT}</g>',
        f'<g id="p0">{RECT}</g>' + "".join(f'<g id="p{at}"><use href="#p{at - 1}"/></g>' for at in range(1, 200)),
    ],
)  # fmt: skip
def test_parts_in_themselves_are_told(inner: str, tmp_path: Path) -> None:
    (told,) = faults(tmp_path, inner)
    assert "contains itself, or too many parts in each other; draw it out." in told


def test_dashes_that_nobody_sees_are_told(tmp_path: Path) -> None:
    (told,) = faults(tmp_path, '<path d="M0 0h9" stroke-dasharray="0.0000001"/>')
    assert told == "its dashes are too short to be seen; write longer ones into `stroke-dasharray`."


def test_what_editors_write_is_allowed(tmp_path: Path) -> None:
    """As Inkscape and Illustrator save it: notes in their own namespaces, styles, classes,
    parts that are used again.
    """
    inner = """
<!-- <text> -->
<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" id="n" pagecolor="#fff"/>
<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><dc:title
 xmlns:dc="http://purl.org/dc/elements/1.1/">kite</dc:title></rdf:RDF></metadata>
<defs><style type="text/css">.cls-1, .cls-2 { fill: url(#g); isolation: isolate } /* { */ .cls-2{stroke:#123456}</style>
<linearGradient id="g" x1="0" x2="1" gradientTransform="rotate(90)" xlink:href="#h"/>
<linearGradient id="h"><stop offset="0" style="stop-color:#fff;stop-opacity:1"/></linearGradient>
<clipPath id="c"><use href="#s"/></clipPath><symbol id="s" viewBox="0 0 1 1">\
<path d="M0 0c1-1.5.25.1234567 1 1z"/></symbol>
</defs><g inkscape:label="a" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" clip-path="url(#c)"
 style="font-variation-settings:normal;-inkscape-stroke:none;mix-blend-mode:multiply;filter:none" xml:space="preserve">
<use href="#s" width="3" class="cls-1"/><path class="cls-2" data-name="x" stroke-dasharray="1 2" d="M1e-7 2"/></g>"""
    assert faults(tmp_path, inner) == []
    arrows = f'<g marker-end="url(#m)"><marker id="m"><path d="M0 0"/></marker>{"<path/>" * 99}</g>'
    assert "contains itself" in faults(tmp_path, arrows)[0]  # the arrow has an arrow
    arrows = f'<marker id="m"><path d="M0 0"/></marker><g marker-end="url(#m)">{"<path/>" * 99}</g>'
    assert faults(tmp_path, arrows) == []
    assert faults(tmp_path, '<rect style="opacity:1;mix-blend-mode:normal"/>' * 19_000) == []
    many = f'<g id="a">{RECT * 20}</g>' + '<use href="#a"/>' * 600
    assert faults(tmp_path, many) == []


def pictures(folder: str) -> list[Path]:
    games = [*(ROOT / "cards").glob("*"), *(ROOT / "tests" / "fixtures").rglob("*"), *(ROOT / "workshop").rglob("*")]
    found = {path for game in games for path in (game / folder).glob("*.svg")}
    return sorted(found | {path for path in (ROOT / "cards").glob(f"*/*/{folder}/*.svg")})


def test_all_shipped_pictures_are_accepted() -> None:
    told: list[str] = []
    for path in pictures("icons"):
        read_icon(path, lambda problem, place: told.append(f"{place}: {problem}"))
    for path in pictures("art"):
        read_art(path, lambda problem, place: told.append(f"{place}: {problem}"))
    assert told == []
    assert len(pictures("icons")) > 100 and len(pictures("art")) > 0
    assert MOST_NUMBER > 1000
