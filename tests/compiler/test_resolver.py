"""Incremental name resolution: only changed declarations are resolved again; the result equals a full resolution."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random

import pytest

from ombre.compiler.model import Model, walk
from ombre.compiler.projects.project import open_game
from ombre.compiler.resolver.resolve import Kept, resolve
from ombre.compiler.trees import trees
from ombre.dsl.diagnostics import Diagnostic
from ombre.dsl.parser import Parsed, parse
from ombre.dsl.source import Source, Span
from ombre.dsl.vocabulary import Vocabulary, scan

MARKET = "cards/crossfire/base/market.card"
GEAR = "cards/crossfire/rules/gear.card"


@dataclass(frozen=True)
class Game:
    """The files of a game in an editor: texts, trees, and the vocabulary with which they were parsed."""

    parsed: tuple[Parsed, ...]
    vocabulary: Vocabulary

    def edited(self, name: str, text: str) -> Game:
        """The game with another text of a file; only this file is parsed, unless the edit changes the vocabulary."""
        sources = [Source(name, text) if file.source.name == name else file.source for file in self.parsed]
        vocabulary = scan(sources)
        is_same = vocabulary == self.vocabulary
        return Game(
            tuple(
                file if is_same and file.source.name != name else parse(source, vocabulary)
                for file, source in zip(self.parsed, sources, strict=True)
            ),
            vocabulary,
        )

    def text(self, name: str) -> str:
        return next(file.source.text for file in self.parsed if file.source.name == name)

    def spans(self, name: str = "") -> list[Span]:
        files = (file for file in self.parsed if not name or file.source.name == name)
        return [node.span for file in files for node in file.declarations]

    def resolved(self, kept: Kept | None = None) -> tuple[Model, list[Diagnostic]]:
        return resolve(self.parsed, self.vocabulary, kept=kept)


@cache
def crossfire(expansion: str = "") -> Game:
    """The shipped game with the scenarios of only one file."""
    files = open_game("crossfire", [expansion] if expansion else []).files
    sources = [f.source for f in files if not f.module.startswith("scenarios/") or f.module.endswith("/damage")]
    vocabulary = scan(sources)
    return Game(tuple(trees(sources, vocabulary)), vocabulary)


def kept_of(game: Game) -> Kept:
    kept = Kept()
    game.resolved(kept)
    return kept


def same(one: tuple[Model, list[Diagnostic]], other: tuple[Model, list[Diagnostic]]) -> bool:
    """Whether two results of name resolution have equal models, equal spans and equal diagnostics."""
    places = [[node.span for node in walk(known.files)] for known, _ in (one, other)]
    names = ("files", "values", "kinds", "verbs", "properties", "cards", "scopes", "pays", "options", "flows")
    whole = [[getattr(known, name) for name in names] for known, _ in (one, other)]
    return whole[0] == whole[1] and places[0] == places[1] and one[1] == other[1]


def check(before: Game, after: Game, kept: Kept) -> None:
    """Check that resolution with kept results gives the same as resolution without, before and after an edit."""
    assert same(after.resolved(kept), after.resolved())
    assert same(before.resolved(kept), before.resolved())


def card(game: Game, id: str) -> Span:
    """The span of a card in the file `MARKET`."""
    number = 1 + game.text(MARKET)[: game.text(MARKET).index(f" {id} ")].count("\n")
    return next(span for span in game.spans(MARKET) if span.line == number)


def test_after_an_edit_inside_a_card_only_that_card_is_resolved() -> None:
    game = crossfire()
    kept = kept_of(game)
    assert kept.anew == game.spans()
    game.resolved(kept)
    assert kept.anew == []
    after = game.edited(
        MARKET, game.text(MARKET).replace("have bonus +1 until end of turn", "have bonus +2 until end of turn", 1)
    )
    known, found = after.resolved(kept)
    assert kept.anew == [card(after, "katana")]
    assert found == [] and known.cards["katana"] != game.resolved()[0].cards["katana"]
    check(game, after, kept)


def test_what_stands_elsewhere_is_resolved_again_in_its_file_only() -> None:
    game = crossfire()
    kept = kept_of(game)
    moved = game.text(MARKET).replace('gear katana "Katana"\n', 'gear katana "Katana"\n\n', 1)
    after = game.edited(MARKET, moved)
    after.resolved(kept)
    first = card(after, "katana")
    assert kept.anew == [span for span in after.spans(MARKET) if span.line >= first.line]
    check(game, after, kept)


@pytest.mark.parametrize(
    "name, old, new, named",
    [
        (MARKET, "gear katana ", "gear katana_of_old ", "katana"),  # the id of a card
        (MARKET, "gear katana ", '\ngear second "Second"\n  cost 1\n\ngear katana ', "second"),  # an additional card
        (GEAR, "", "\nverb who:runner mumbles to other:runner\n", "mumbles"),
        (
            GEAR,
            "",
            "\nverb who:runner draws what:gear\n",
            "draws?|drawing|drawn|drew",
        ),  # the same verb with other roles
    ],
)
def test_where_a_card_or_a_verb_is_declared_what_names_it_is_resolved(
    name: str, old: str, new: str, named: str
) -> None:
    game = crossfire()
    kept = kept_of(game)
    text = game.text(name)
    after = game.edited(name, text.replace(old, new, 1) if old else text + new)
    after.resolved(kept)
    again = {span for span in kept.anew if span.source != name}
    texts = {
        span: "\n".join(after.text(span.source).split("\n")[span.line - 1 : span.end_line]) for span in after.spans()
    }
    assert again < {span for span in after.spans() if span.source != name}
    assert again >= {span for span, text in texts.items() if span.source != name and re.search(rf"\b({named})\b", text)}
    check(game, after, kept)


@pytest.mark.parametrize("new", ["\nextend kind runner\n  has calm number\n", "\nvalues mood glad, sad\n"])
def test_where_something_else_is_declared_all_is_resolved(new: str) -> None:
    game = crossfire()
    kept = kept_of(game)
    after = game.edited(GEAR, game.text(GEAR) + new)
    after.resolved(kept)
    assert kept.anew == after.spans()
    check(game, after, kept)


def test_what_is_wrong_is_kept_with_what_it_is_about() -> None:
    game = crossfire()
    kept = kept_of(game)
    wrong = game.edited(MARKET, game.text(MARKET).replace("until end of turn", "until end of the_tide", 1))
    broken = wrong.edited(MARKET, wrong.text(MARKET).replace("have bonus +1", "have nobonus +1", 1))
    check(game, broken, kept)
    check(broken, wrong, kept)
    unknown = game.edited(MARKET, game.text(MARKET).replace("friend heals 1", "fiend heals 1", 1))
    found = unknown.resolved(kept)[1]
    assert [problem.code for problem in found] == ["E110"]
    assert unknown.resolved(kept)[1] == found and kept.anew == []


EDITS: tuple[Callable[[str, Random], str], ...] = (
    lambda line, random: "",
    lambda line, random: f"{line}\n{line}",
    lambda line, random: f"{line}  # a remark",
    lambda line, random: re.sub(r"\d+", lambda number: str(int(number[0]) + 1), line, count=1),
    lambda line, random: re.sub(random.choice(line.split() or ["x"]), "wrong", line, count=1),
)


def test_edits_anywhere_come_to_what_a_whole_resolve_does() -> None:
    """After an edit of any line, resolution with kept results gives the same as resolution without."""
    random = Random(5)
    game = crossfire("prime_runner")
    kept = kept_of(game)
    few = 0
    for _ in range(12):
        name = random.choice([file.source.name for file in game.parsed])
        lines = game.text(name).split("\n")
        at = random.randrange(len(lines))
        lines[at] = random.choice(EDITS)(lines[at], random)
        after = game.edited(name, "\n".join(lines))
        assert same(after.resolved(kept), after.resolved()), (name, at)
        few += len(kept.anew) < len(after.spans())
    assert few > 3


SHADED = """
expansion shaded of crossfire

rule shade:
  while hp of current = 1:
    rule first_light: when a runner as r becomes staggered:
      r draws 1
"""


def test_a_rule_in_the_place_of_another_stands_under_its_conditions() -> None:
    """A replacement of a rule is resolved again if the conditions around the replaced rule change."""
    game = crossfire()
    sources = [file.source for file in game.parsed]
    replaced = "\nreplace rule first_light: when a runner as r becomes staggered:\n  r draws 2\n"
    extra = [
        Source("shaded.card", SHADED),
        Source("later.card", "expansion later of crossfire after shaded\n" + replaced),
    ]
    vocabulary = scan([*sources, *extra])
    later = Game(tuple(trees([*sources, *extra], vocabulary)), vocabulary)
    kept = kept_of(later)
    other = later.edited("shaded.card", SHADED.replace("hp of current = 1", "hp of current = 2"))
    known, found = other.resolved(kept)
    assert found == []
    assert {span.source for span in kept.anew} == {"shaded.card", "later.card"}
    (rule,) = known.files[-1].rules
    assert "value=2" in repr(rule.during)
    check(later, other, kept)


def test_nothing_is_written_to_what_is_declared() -> None:
    """If a caller changes the model that name resolution has returned, the next model is not affected."""
    game = crossfire()
    kept = kept_of(game)
    known, _ = game.resolved(kept)
    known.cards.clear()
    known.kinds.clear()
    known.verbs.clear()
    assert same(game.resolved(kept), game.resolved())
