"""Texts that people write at a table: only characters that can be seen, and names that cannot be taken for another's.

Two names are alike if they look the same as written, in small letters, or in capitals; see `_shape`. This
follows Unicode Technical Standard 39: a shape is its *skeleton*, and a name has letters of one script. So `Zoë`
and `Zoe` are alike, too.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from fontTools.unicodedata import script  # pyright: ignore[reportMissingTypeStubs, reportUnknownVariableType]

JOINERS = "\u200c\u200d"
"""They join and separate letters of some scripts."""

_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\U00016fe4\U00013441\U00013442")  # letters that show nothing
_IGNORED = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U000e0000-\U000e0fff]")  # marks that show nothing
_VOICED = "\u3099\u309a"  # marks that make another sound of a Japanese letter
_TOGETHER = frozenset(("Latn", "Hani", "Hira", "Kana", "Bopo", "Hang"))  # East Asian names have several scripts
_WORDS = "player|seat|joueure?|joueuse|place|siege|spieler(?:in)?|platz|sitz|jugadora?|asiento|plaza"
_NUMBERS = "one|two|three|four|un|deux|trois|quatre|eins?|zwei|drei|vier|uno|dos|tres|cuatro"
# What could be a seat, such as P2, Player 2, or Seat A.
_SEAT = re.compile(rf"[^\W\d]?\d+|p\d.*|(?:{_WORDS})(?:\d.*|[^\W\d]|{_NUMBERS})?", re.IGNORECASE)
_MOST_MARKS = 5  # on a letter; no language writes more
_LETTER = re.compile(r"(?:LATIN CAPITAL LETTER|LATIN LETTER SMALL CAPITAL|REGIONAL INDICATOR SYMBOL LETTER) ([A-Z])$")
_READ = (  # a Latin letter or a digit, and the letters that look like it, from the table `confusables` of Unicode
    "2ƧƻϨᒿꙄꝚ",
    "3ƷȜЗҘӠⳌꝪꞫ𑣊𖼻",
    "4Ꮞ𑢯",
    "5Ƽ𑢻",
    "6бᏮⳒ𑣕",
    "8Ȣȣ𐌚",
    "AΑАᎪᗅꓮ𐊠𖽀 aɑαа",
    "BΒВᏴᗷꓐꞴ𐊂𐊡𐌁 bƀƂƃƄɓБЬѢѣҌҍᏏᑲᑳᖯв",
    "CСҪᏟⲤꓚ𐊢𐌂𐐕𐔜 cȼсҫᴄⲥꮯ𐐽",
    "DÐĐƉᎠᗞᗪꓓ dđƌɖɗԁᏧᑯꓒ",
    "EɆΕЕᎬⴹꓰ𐊆𑢦𑢮 eɇеҽҿꬲ",
    "FƑϜᖴꓝꞘ𐊇𐊥𐔥𑢢𑣂 fƒքᵮẝꞙꬵ",
    "GǤԌᏀᏳꓖ gƍǥɠɡցᶃ",
    "HĦΗНҢӇӉᎻᕼⱧⲎꓧ𐋏 hħɦћһհᏂᏲꚕн",
    "iıɨɩɪιіӏᎥᵻᵼꙇꭵ𑣃",
    "JɈͿЈᎫᒍꓙꞲ jɉϳј",
    "KΚКҚҞᏦᛕⱩⲔꓗꝀ𐔘 kƙкκ",
    "LŁᏞᒪⳐꓡ𐐛𐔦𑢣𑢲𖼖 lłƖƗƚǀɫɭΙІӀᛁⲒⵏꓲ𐊊𐌉𖼨",
    "MΜϺМӍᎷᗰᛖⲘꓟ𐊰𐌑 mм",
    "NƝΝⲚꓠ𐔓 nƞɳηոռᵰ",
    "OØƟΘΟθОѲӨՕଠዐᎾᏫⲞⴱⵁⵔꓳꝊ𐊒𐊫𐐄𐓂𐔖𑢵 oøɵοσоѳөօഠတဝჿᴏᴑⲟꝋꬽꬾꭴꮎꮻ𐐬𐓪𑣈𑣗",
    "PΡРᏢᑭⲢꓑ𐊕 pƥρрᵽⲣ",
    "Qⵕ qʠԛգզ",
    "RƦᎡᏒᖇꓣ𐒴𖼵 rɍɼɽгғᴦᵲⲅꭇꭈꮁ",
    "SЅՏᏕᏚꓢ𐊖𐐠𖼺 sƽʂѕᵴꜱꮪ𐑈𑣁",
    "TŦƮȾΤТҬᎢⲦꓔ𐊗𐊱𐌕𑢼𖼊 tŧƭᵵтτ",
    "UɄՍሀᏌᑌꓴ𐓎𑢸𖽂 uʋυսᴜᵾꞟꭎꭒꮜ𐓶𑣘",
    "VѴᏙᐯⴸꓦꛟ𐔝𑢠𖼈 vνѵᴠꮩ𑜆𑣀",
    "WԜᎳᏔꓪ wɯѡѽԝաᴡꝡꮃ𑓅𑜊𑜎𑜏",
    "XΧХҲᚷⲬⵝꓫꞳ𐊐𐊴𐌗𐔧 xхᕁᕽ",
    "YɎΥУҮҰᎩᎽⲨꓬ𐊲𑢤𖽃 yƴɏɣʏγуүұყᶌỿꭚ𑣜",
    "ZƵȤΖᏃꓜ𑢩 zƶȥʐᴢᵶꮓ𑣄",
)
_AS_READ = str.maketrans({other: line[0] for part in _READ for line in part.split() for other in line[1:]})
_SAME = str.maketrans({"0": "O", "1": "l", "I": "l"})
_PAIRS = (("rn", "m"), ("vv", "w"))


def seen(text: str, kept: str = "") -> str:
    """A text as one line of characters that can be seen. kept: characters that stay although they cannot."""
    spaced = (" " if one.isspace() else one for one in text)
    line = " ".join("".join(one for one in spaced if one in kept or not _is_unseen(one)).split())
    return _without_piles(line) if line.strip(f"{kept} ") else ""


def _without_piles(line: str) -> str:
    """A line without marks that are piled up on a letter; they would cover the lines around it."""
    marks, left = 0, list[str]()
    for one in line:
        marks = marks + 1 if one in JOINERS or unicodedata.category(one) in ("Mn", "Me") else 0
        if marks <= _MOST_MARKS:
            left.append(one)
    return "".join(left)


def _is_unseen(one: str) -> bool:
    return unicodedata.category(one).startswith("C") or one in _BLANK or _IGNORED.match(one) is not None


def telling(names: Sequence[str]) -> dict[int, str]:
    """The names that tell who is meant, by seat: those that are alike to no other and to no number of a seat."""
    shapes = [_shapes(name) for name in names]
    seats = [_shapes(f"P{at + 1}") for at in range(len(names))]

    def is_taken(at: int) -> bool:
        others = [one for seat, one in enumerate(shapes) if seat != at and names[seat]]
        return any(mine == other for one in (*seats, *others) for mine, other in zip(shapes[at], one, strict=True))

    return {at: name for at, name in enumerate(names) if name and not _is_unclear(name) and not is_taken(at)}


@lru_cache(1000)
def _is_unclear(name: str) -> bool:
    """Whether a name could be a number, or has letters of several scripts, which can look like one."""
    scripts = {_script(one) for one in _plain(name)} - {"Zyyy", "Zinh"}
    return _SEAT.fullmatch(_read(name)) is not None or (len(scripts) > 1 and not scripts <= _TOGETHER)


@lru_cache(1000)
def _shapes(name: str) -> tuple[str, ...]:
    return tuple(_shape(one) for one in (name, name.casefold(), name.upper()))


def _shape(name: str) -> str:
    """What remains of a name for somebody who does not look closely; of one without letters and digits, all."""
    shape = _read(name).translate(_SAME)
    for pair, one in _PAIRS:
        shape = shape.replace(pair, one)
    return shape or _plain(name)


def _read(name: str) -> str:
    """The letters and digits of a name, as far as possible as Latin ones; marks are parts of letters."""
    plain = _plain(name).replace("|", "l")
    return "".join(one for one in plain.translate(_AS_READ) if unicodedata.category(one)[0] in "LMN")


def _plain(name: str) -> str:
    """A name without marks, in which each letter and digit has its usual form."""
    apart = unicodedata.normalize("NFKD", seen(name))
    return "".join(_usual(one) for one in apart if _script(one) != "Zinh" or one in _VOICED)


def _usual(one: str) -> str:
    """A digit in a circle or of another script as a usual one;
    a small capital, or a letter in a square, as a letter.
    """
    if unicodedata.category(one).startswith("N"):
        return f"{unicodedata.numeric(one, 0):g}"
    found = _LETTER.search(unicodedata.name(one, ""))
    return found[1] if found is not None else one


@lru_cache(4000)
def _script(one: str) -> str:
    """The code of the script of a character; Zyyy if it belongs to many, Zinh if it belongs to the letter before it."""
    return str(script(one))  # type: ignore[no-untyped-call]  # it has no types
