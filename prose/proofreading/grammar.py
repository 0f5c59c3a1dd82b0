"""Check agreement: selections by gender and number, adjectives without endings,
nouns with the gender of another word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Set
from functools import cache

import babel
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from ombre.dsl.diagnostics import Diagnostic, listed, nearest, tr

from .arguments import forms
from .scope import CheckedLocale, MessagePlace

# The variants of the functions that choose between fixed words.
_FIXED = {
    "GIVEN": {"yes", "no"},
    "HEAVY": {"yes", "no"},
    "SORT": {"number", "sum", "phrase"},
    "SIGN": {"plus", "minus", "none"},
    "INITIAL": {"vowel", "consonant"},
}
_NUMBER, _AGREED = {"num", "PLURAL"}, "AGR"
_LEFT_OVER = {"other", "none"}  # a variant that stands for all other values
_FEWEST = 3  # how many other words of a list must agree before one without an ending is reported


def faults(checked: CheckedLocale) -> Iterator[Diagnostic]:
    """Yield the faults of agreement."""
    features = _features(checked)
    for id, place in checked.places.items():
        for form, pattern in forms(checked.all_messages[id]).items():
            for node in _selections(pattern):
                yield from _selection(checked, node, features, place, form)
    yield from _nouns(checked)
    yield from _adjectives(checked)


@cache
def plural_categories(language: str) -> frozenset[str]:
    """The plural categories of the numbers that occur on cards."""
    category = babel.Locale.parse(language.replace("-", "_")).plural_form
    return frozenset(str(category(number)) for number in range(200)) | {"other"}


def _features(checked: CheckedLocale) -> dict[str, set[str]]:
    """The values of each feature: the declared ones, or those of the nouns of the language and the default."""
    found: dict[str, set[str]] = {}
    for name, feature in checked.locale.settings.declared.items():
        found[name] = set(feature.values) or {feature.default, *_given(checked, name)}
    return found


def _given(checked: CheckedLocale, feature: str) -> Iterator[str]:
    for message in checked.all_messages.values():
        for attribute in message.attributes:
            if attribute.id.name == feature:
                yield _plain(attribute.value)


class _Selections(Visitor):
    """Collects the selections of a pattern, the inner ones too."""

    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.found.append(node)
        self.generic_visit(node)


def _selections(pattern: ast.Pattern) -> list[ast.SelectExpression]:
    visitor = _Selections()
    visitor.visit(pattern)
    return visitor.found


def _chosen_by(node: ast.SelectExpression) -> str:
    """What a selection goes by: the name of an argument or of a feature, or the name of a function."""
    match node.selector:
        case ast.VariableReference() as variable:
            return variable.id.name
        case ast.FunctionReference() as call if call.id.name == "FEATURE" and len(call.arguments.positional) > 1:
            second = call.arguments.positional[1]
            return second.value if isinstance(second, ast.StringLiteral) else ""
        case ast.FunctionReference() as call:
            return call.id.name
        case _:
            return ""


def _selection(
    checked: CheckedLocale, node: ast.SelectExpression, features: dict[str, set[str]], place: MessagePlace, form: str
) -> Iterator[Diagnostic]:
    by = _chosen_by(node)
    categories = plural_categories(checked.language)
    is_number = by in _NUMBER or by == _AGREED
    values: Set[str] = (
        categories if is_number else _FIXED.get(by) or ({"vowel", "consonant"} if by == "initial" else features.get(by))
    ) or set()
    if not values:
        return
    allowed = {*values, *_LEFT_OVER, *({"you", "many", "few", "two", "zero", "one"} if is_number else ())}
    keys = [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
    where = f"{place.id}.{form}" if form else place.id
    if len(node.variants) == 1 and by not in _FIXED:
        told = tr("'{0}' selects, and has only the variant [{1}]", where, ", ".join(keys))
        help = tr("write the other variants, or only the text")
        yield Diagnostic("W602", told, place.at(form), help, severity="warning")
        return
    for key in keys:
        if key not in allowed:
            near = nearest(key, values)
            told = tr("'{0}' has a variant [{1}], which does not exist; there is: {2}", where, key, _listed(values))
            help = tr("did you mean '{0}'?", near) if near else tr("delete the variant, or correct it")
            yield Diagnostic("W602", told, place.at(form), help, severity="warning")
    default = next((variant.key for variant in node.variants if variant.default), None)
    missing = sorted(values - set(keys) - _LEFT_OVER)
    others = default.name if isinstance(default, ast.Identifier) else ""
    # Two genders may share their forms, in the variant of the default gender.
    usual = checked.locale.settings.features.get(by) if len(keys) > 1 else None
    shared = others in _LEFT_OVER or others == usual
    if by in _FIXED or by == "initial" or not missing or (shared and not _lacks_a_number(is_number, missing)):
        return
    told = tr("'{0}' has no variant for {1}", where, listed([f"[{value}]" for value in missing]))
    help = tr("write one, or make it the variant for all others: *[other]")
    yield Diagnostic("W602", told, place.at(form), help, severity="warning")


def _lacks_a_number(is_number: bool, missing: list[str]) -> bool:
    """Whether a selection by number leaves a category of the language to `*[other]`, apart from [one]."""
    return is_number and bool(set(missing) - {"one"})


def _listed(values: Set[str]) -> str:
    return ", ".join(sorted(values))


def _plain(pattern: ast.Pattern | None) -> str:
    """The text of a pattern without placeables; "" for any other pattern."""
    elements = pattern.elements if pattern is not None else []
    texts = [element.value for element in elements if isinstance(element, ast.TextElement)]
    return "".join(texts).strip() if len(texts) == len(elements) else ""


# ------------------------------------------------------------------------------------------------- nouns and adjectives


def _nouns(checked: CheckedLocale) -> Iterator[Diagnostic]:
    """Yield the nouns that have another gender than the same word elsewhere in the language."""
    for name, feature in checked.locale.settings.declared.items():
        words: dict[tuple[str, str], dict[str, str]] = {}
        for id, message in checked.all_messages.items():
            forms_of = forms(message)
            if re.match(r"[nzps]-|st-", id) and (one := _plain(forms_of.get("one"))):
                gender = _plain(forms_of.get(name)) or feature.default
                words.setdefault((one, _plain(forms_of.get("other"))), {})[id] = gender
        for (word, _), given in words.items():
            if name != "gender" or len(set(given.values())) < 2:
                continue
            for id, value in given.items():
                other = next(one for one in given if given[one] != value)
                if id in checked.places and name not in checked.places[id].lines:
                    told = tr(
                        "'{0}' ({1}) has the {2} '{3}', and '{4}' has '{5}'", id, word, name, value, other, given[other]
                    )
                    help = tr("write '.{0} = {1}', or correct the other entry", name, given[other])
                    yield Diagnostic("W602", told, checked.places[id].at(name), help, severity="warning")


def _adjectives(checked: CheckedLocale) -> Iterator[Diagnostic]:
    """Yield the words of a list that have no ending, although all others of the list have the same one."""
    lists: dict[str, dict[str, ast.Pattern]] = {}
    for id, message in checked.all_messages.items():
        if found := re.match(r"a-[\w]+(?=-)", id):
            if message.value is not None:
                lists.setdefault(found[0], {})[id] = message.value
    for words in lists.values():
        bare = [id for id, pattern in words.items() if not _refers(pattern)]
        if (
            len(bare) != 1
            or len(words) <= _FEWEST
            or not re.fullmatch(r"\w+", _plain(words[bare[0]]))
            or bare[0] not in checked.places
        ):
            continue
        said = tr("'{0}' does not agree, and all other words of its list do", bare[0])
        example, same = _example(words, bare[0]), f'{_plain(words[bare[0]])}{{ "" }}'
        help = tr("write it with its ending, as the others: {0}; if it never changes, write {1}", example, same)
        yield Diagnostic("W602", said, checked.places[bare[0]].at(), help, severity="warning")


def _refers(pattern: ast.Pattern) -> bool:
    """Whether a pattern has an ending, in another message."""
    found = (element.expression for element in pattern.elements if isinstance(element, ast.Placeable))
    return any(isinstance(expression, ast.MessageReference) for expression in found)


def _example(words: dict[str, ast.Pattern], bare: str) -> str:
    """The beginning of another word of the list, with the message of its ending."""
    pattern = next(pattern for id, pattern in words.items() if id != bare)
    parts = (
        (
            element.value
            if isinstance(element, ast.TextElement)
            else (
                f"{{ {element.expression.id.name} }}"
                if isinstance(element.expression, ast.MessageReference)
                else "{ ... }"
            )
        )
        for element in pattern.elements
    )
    return "".join(parts)
