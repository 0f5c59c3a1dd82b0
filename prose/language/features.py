"""Check the features of nouns and of names, and the entries that inherit, against what a language declares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from fluent.syntax import ast

from ombre.compiler.projects.files import read_plain
from ombre.dsl.diagnostics import Translatable, tr

from .cases import Feature
from .languages import CardName, card_and_fact, catalogue, entry_line, messages
from .variants import INHERIT

Fault = tuple[str, str, Translatable]
"""The place as `FILE:LINE`, the id of the message or of the card, and what is wrong."""


def faults(resources: Sequence[tuple[str, ast.Resource]], declared: Mapping[str, Feature]) -> Iterator[Fault]:
    """Yield the faults of a locale: undeclared values of features, and entries that inherit from nothing.

    resources: the message files with their paths, after `variants.layered`, which removes `.inherit` if it succeeds.
    A file of an import may not be written yet.
    """
    for path, resource in resources:
        for entry, given in _attributes(messages(Path(path)) if Path(path).is_file() else resource):
            feature = declared.get(given.id.name)
            text = "".join(e.value if isinstance(e, ast.TextElement) else "{" for e in given.value.elements)
            if feature is not None and feature.values and text not in feature.values:
                yield _place(path, given), entry.id.name, _wrong(f".{given.id.name}", text, feature)
        for entry, given in _attributes(resource):
            if given.id.name == INHERIT:
                said = tr("there is no entry from which it could inherit; delete .inherit")
                yield _place(path, given), entry.id.name, said


def of_names(path: Path, declared: Mapping[str, Feature]) -> Iterator[tuple[int, Translatable]]:
    """Yield the undeclared features and values in a file `names.po`: the line, and what is wrong."""
    lines = read_plain(path).split("\n")
    for entry in catalogue(path):
        if card_and_fact(entry.msgctxt or "")[1]:
            continue  # words, and no name
        for name, value in CardName.read(entry.msgstr).features.items():
            line = entry_line(entry, lines)
            feature = declared.get(name)
            # `num` is the grammatical number of the name; `initial` says that it begins as with a vowel or a consonant.
            if feature is None and declared and name not in ("num", "initial"):
                yield line, tr("there is no feature '{0}'; there is: {1}", name, ", ".join(declared))
            elif feature is not None and feature.values and value not in feature.values:
                yield line, _wrong(name, value, feature)


def _wrong(name: str, value: str, feature: Feature) -> Translatable:
    return tr("{0} is '{1}'; allowed is: {2}", name, value, ", ".join(feature.values))


def _attributes(resource: ast.Resource) -> Iterator[tuple[ast.Message, ast.Attribute]]:
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            yield from ((entry, attribute) for attribute in entry.attributes)


def _place(path: str, node: ast.SyntaxNode) -> str:
    start = node.span.start if node.span is not None else 0
    text = read_plain(Path(path)) if Path(path).is_file() else ""
    return f"{path}:{text.count(chr(10), 0, start) + 1}"
