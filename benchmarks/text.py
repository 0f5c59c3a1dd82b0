"""Measure the time to make the texts of cards: of the shipped cards in each locale, and of many similar cards.

    python benchmarks/text.py [--cards 500]

The synthetic cards are copies of the shipped cards that have a text, with other numbers in each copy, so that no phrase
is in a cache. `bare` is Fluent alone: one pattern with one choice and one number, formatted once for each text. The
times are processor seconds, so other programs on the machine do not count.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ombre.compiler import model
from ombre.compiler.driver import compile_project
from ombre.compiler.projects.project import Project, open_game
from ombre.prose.language.text import load_locale
from ombre.prose.sentences import Phrasebook, card_text, vocabulary_of

GAME = "crossfire"
LANGUAGES = ("en", "fr")
BARE = "count = { $count -> \n    [one] Draw { $count } card.\n   *[other] Draw { $count } cards.\n  }\n"


def clock(run: Callable[[], object]) -> float:
    start = time.process_time()
    run()
    return time.process_time() - start


def shifted(node: Any, by: int) -> Any:
    """Return a tree with all numbers increased."""
    if isinstance(node, tuple):
        return tuple(shifted(part, by) for part in node)
    if isinstance(node, model.Number):
        return replace(node, value=node.value + by) if node.value else node
    if not isinstance(node, model.Node):
        return node
    return type(node)(**{item.name: shifted(getattr(node, item.name), by) for item in fields(node)})


def bare(times: int) -> float:
    """Return the time that Fluent alone takes for this number of texts."""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(BARE))
    pattern = bundle.get_message("count").value
    assert pattern is not None
    return clock(lambda: [bundle.format_pattern(pattern, {"count": number}) for number in range(times)])


def measure(project: Project, language: str, cards: list[model.Card], vocabulary: Phrasebook, name: str) -> str:
    """Measure one row of the table: print all cards with a new locale, without cached texts."""
    start = time.process_time()
    locale = load_locale(language, project.folders)
    loading = time.process_time() - start
    printed: list[int] = []
    seconds = clock(lambda: printed.extend(len(card_text(card, vocabulary, locale)) for card in cards))
    texts = sum(printed)
    ratio = seconds / bare(texts)
    return (
        f"{name:8} {language:8} {len(cards):6} {texts:6} {loading:8.2f} {seconds:8.2f} "
        f"{texts / seconds:9.0f} {ratio:6.1f}"
    )


def main() -> None:
    """Print the table."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--cards", type=int, default=500, help="how many cards to print")
    most: int = options.parse_args().cards
    project = open_game(GAME)
    known = compile_project(project).model
    vocabulary = vocabulary_of(known)
    shipped = list(known.cards.values())
    telling = [card for card in shipped if card.abilities]
    many = [
        replace(telling[i % len(telling)], abilities=shifted(telling[i % len(telling)].abilities, i))
        for i in range(most)
    ]
    print("cards    language  cards  texts  loading  seconds   texts/s  ratio")
    for language in LANGUAGES:
        print(measure(project, language, shipped, vocabulary, "shipped"))
        print(measure(project, language, many, vocabulary, "many"))


if __name__ == "__main__":
    main()
