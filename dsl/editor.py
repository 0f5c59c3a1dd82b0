"""Generate the files of editors/ that depend on the language from the table of constructs."""

from __future__ import annotations

import json
import plistlib
import re
from collections.abc import Iterable
from typing import NamedTuple, TypeAlias
from xml.etree import ElementTree

from .constructs import CONSTRUCTS, HEADS, SIGNS, SINGLE, Construct, Place

Json: TypeAlias = str | bool | list["Json"] | dict[str, "Json"]

DECLARES, DOES, SAYS = "storage.type", "keyword.control", "keyword.other"
SCOPES = {
    **dict.fromkeys(Place, DECLARES),
    **dict.fromkeys((Place.BLOCK, Place.WINDOW, Place.WAYS), DOES),
    **dict.fromkeys((Place.EVENT, Place.LASTING), SAYS),
    Place.TYPE: "support.type",
    Place.NOUN: "variable.language",
    Place.AMOUNT: "keyword.operator.word",
    Place.CONDITION: "keyword.operator.word",
}
"""The TextMate scope of keywords, by the place of their construct; every colour theme has colours for these scopes."""


def scope(row: Construct) -> str:
    """The TextMate scope for the keywords of a construct."""
    return SCOPES[row.places[-1] if row.places[0] is Place.FILE else row.places[0]]


class ScopePattern(NamedTuple):
    """A regular expression for parts of one line, and the scopes of its groups, or of all it matches if it has none.

    At each place of a line, the first pattern that matches counts.
    """

    match: str
    scopes: tuple[str, ...]

    @property
    def grouped(self) -> bool:
        """Whether it has groups."""
        return re.compile(self.match).groups > 0


def patterns() -> list[ScopePattern]:
    """All patterns. The words that a game declares have none, because editors do not know them."""
    first = {row.first: scope(row) for row in reversed(CONSTRUCTS) if row.whole and row.first}
    inner: dict[str, str] = {}  # a keyword that stands inside lines -> its TextMate scope
    for row in CONSTRUCTS:
        for form in row.words.split("|"):
            if form[:1].isalpha() and not (row.whole and row.first):
                inner.setdefault(form, scope(row))
    for row in CONSTRUCTS:
        for word in (*row.links, *row.words.replace("|", " ").split()):
            if word[:1].isalpha():
                inner.setdefault(word, first[word] if word in HEADS else SAYS)
    signs = "|".join(re.escape(sign) for sign in _longest(SIGNS) if sign not in "(),:")
    return [
        ScopePattern("#.*$", ("comment.line.number-sign",)),
        ScopePattern(r'"[^"\n]*"', ("string.quoted.double",)),
        ScopePattern(r'^\s*(?:(replace)\s+)?([^\W\d]\w*)\s+([^\W\d]\w*)\s+(?=")', (DECLARES, DECLARES, "entity.name")),
        *_words(r"^\s*({})(?!\w)", first),
        *_words(r"(?<!\w)({})(?!\w)", inner),
        ScopePattern(r"(?<!\w)\d+(?!\w)", ("constant.numeric",)),
        ScopePattern(signs, ("keyword.operator",)),
    ]


def _words(around: str, scopes: dict[str, str]) -> list[ScopePattern]:
    """The patterns for some words: one for each scope and number of words.

    Keywords of several words come first, so that `number of` is not matched as `number`.
    """
    found: list[ScopePattern] = []
    for size in sorted({word.count(" ") for word in scopes}, reverse=True):
        for name in dict.fromkeys(scopes.values()):
            words = [word for word in _longest(scopes) if scopes[word] == name and word.count(" ") == size]
            if words:
                either = "|".join(word.replace(" ", r"\s+(?:the\s+)?") for word in words)
                found.append(ScopePattern(around.format(either), (name,)))
    return found


def _longest(words: Iterable[str]) -> list[str]:
    return sorted(words, key=lambda word: (-len(word), word))


# ------------------------------------------------------------------------------------------------------------ files

GROWS = rf'^(?!#|(?:{"|".join(sorted(SINGLE))})(?!\w))\S|^(?:[^"#]|"[^"]*")*:\s*(?:#.*)?$'
"""The lines after which a block begins: those that end with a colon and perhaps a comment;
and declarations in the first column.
"""
SHRINKS = r"^\s*otherwise(?!\w)"
"""The lines that stand in the column of the line above the block before them."""


def grammar() -> dict[str, Json]:
    """The TextMate grammar."""
    found: list[Json] = []
    for pattern in patterns():
        if pattern.grouped:
            groups: dict[str, Json] = {str(n): {"name": f"{name}.card"} for n, name in enumerate(pattern.scopes, 1)}
            found.append({"match": pattern.match, "captures": groups})
        else:
            found.append({"name": f"{pattern.scopes[0]}.card", "match": pattern.match})
    return {"name": "ombre", "scopeName": "source.card", "fileTypes": ["card"], "patterns": found}


def configuration() -> dict[str, Json]:
    """The settings of the language for VS Code."""
    quotes: dict[str, Json] = {"open": '"', "close": '"', "notIn": ["string", "comment"]}
    return {
        "comments": {"lineComment": "#"},
        "brackets": [["(", ")"]],
        "autoClosingPairs": [quotes, {"open": "(", "close": ")", "notIn": ["string", "comment"]}],
        "surroundingPairs": [['"', '"'], ["(", ")"]],
        "wordPattern": {"pattern": r"[\p{L}_][\p{L}\p{N}_]*", "flags": "u"},
        "indentationRules": {"increaseIndentPattern": GROWS, "decreaseIndentPattern": SHRINKS},
        "folding": {"offSide": True},
    }


STYLES = {
    "comment.line.number-sign": "dsComment",
    "constant.numeric": "dsDecVal",
    "entity.name": "dsFunction",
    "keyword.control": "dsControlFlow",
    "keyword.operator": "dsOperator",
    "keyword.operator.word": "dsOperator",
    "keyword.other": "dsBuiltIn",
    "storage.type": "dsKeyword",
    "string.quoted.double": "dsString",
    "support.type": "dsDataType",
    "variable.language": "dsVariable",
}
"""The style of Kate for each scope."""


def kate() -> bytes:
    """The syntax definition for Kate, whose rules have one style each:
    two rules find the id before a name in quotes.
    """
    language = ElementTree.Element("language", name="Card", section="Sources", version="1", kateversion="5.0")
    language.attrib |= {"extensions": "*.card", "license": "MIT"}
    highlighting = ElementTree.SubElement(language, "highlighting")
    contexts = ElementTree.SubElement(highlighting, "contexts")
    line = ElementTree.SubElement(contexts, "context", name="line", attribute="text", lineEndContext="#stay")
    name = ElementTree.SubElement(
        contexts, "context", name="id", attribute="text", lineEndContext="#pop", fallthroughContext="#pop"
    )
    for match, scopes in patterns():
        rule = {"attribute": scopes[0], "context": "#stay", "String": match}
        if len(scopes) > 1:
            begin, word, end = match.rsplit("(", 2)[0], r"[^\W\d]\w*", r'\s+(?=")'
            ElementTree.SubElement(name, "RegExpr", {**rule, "attribute": scopes[2], "String": word, "context": "#pop"})
            rule |= {"String": f"{begin}(?={word}{end})", "context": "id"}
        ElementTree.SubElement(line, "RegExpr", rule)
    styles = ElementTree.SubElement(highlighting, "itemDatas")
    for scope, style in {"text": "dsNormal", **STYLES}.items():
        ElementTree.SubElement(styles, "itemData", name=scope, defStyleNum=style)
    general = ElementTree.SubElement(language, "general")
    comments = ElementTree.SubElement(general, "comments")
    ElementTree.SubElement(comments, "comment", name="singleLine", start="#")
    ElementTree.SubElement(general, "keywords", casesensitive="1")
    ElementTree.SubElement(general, "folding", indentationsensitive="1")
    ElementTree.indent(language)
    text = ElementTree.tostring(language, "unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'.encode()


def _preferences(name: str, uuid: str, settings: dict[str, Json]) -> bytes:
    return _plist({"name": name, "scope": "source.card", "settings": settings, "uuid": uuid})


def _plist(value: dict[str, Json]) -> bytes:
    return plistlib.dumps(value, sort_keys=False)


def _json(value: Json) -> bytes:
    return (json.dumps(value, indent=2, ensure_ascii=False) + "\n").encode()


def files() -> dict[str, bytes]:
    """The generated files of editors/, by their paths there."""
    comment: Json = {"name": "TM_COMMENT_START", "value": "# "}
    indent: dict[str, Json] = {"increaseIndentPattern": GROWS, "decreaseIndentPattern": SHRINKS}
    bundle = "textmate/ombre.tmbundle"
    return {
        "kate/card.xml": kate(),
        "textmate/card.tmLanguage.json": _json(grammar()),
        f"{bundle}/info.plist": _plist({"name": "ombre", "uuid": "2ED31936-9828-45D4-8817-9318117AE81F"}),
        f"{bundle}/Syntaxes/card.tmLanguage": _plist({**grammar(), "uuid": "740690E3-D630-45D8-BF9D-DCB85E70D226"}),
        f"{bundle}/Preferences/comments.tmPreferences": _preferences(
            "Comments", "C0FF6028-15A4-46BC-B7B0-889DC45444A1", {"shellVariables": [comment]}
        ),
        f"{bundle}/Preferences/indentation.tmPreferences": _preferences(
            "Indentation", "81548C1F-618F-4300-B5A4-0673ABC44C34", indent
        ),
        "vscode/language-configuration.json": _json(configuration()),
    }
