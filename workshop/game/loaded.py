"""Load a game with its expansions: its modules, its linked rules and its model, each on first use.

A module comes from `generated/` if the file there is up to date, and otherwise from the cache. The compiler runs only
if a module must be compiled, or if texts are needed.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from ombre.compiler.modules import module_paths, scenario_paths
from ombre.compiler.projects.files import read
from ombre.compiler.projects.places import UsageError, listed, pick
from ombre.compiler.projects.project import CardFile, Project, with_file, without_scenarios
from ombre.dsl.diagnostics import Diagnostic, nearest
from ombre.folders import generated_folder
from ombre.translatable import told, tr

if TYPE_CHECKING:  # commands that print or check cards play nothing
    from ombre.compiler.driver import Compiled
    from ombre.runtime import Deck, Module
    from ombre.runtime.linker import Rules

    from .deck_lists import KnownCards


class CardErrors(Exception):
    """Raised if the cards have errors, so that the game cannot be played or printed."""

    def __init__(self, compiled: Compiled):
        found = [diagnostic for diagnostic in compiled.diagnostics if diagnostic.severity == "error"]
        number = "an error" if len(found) == 1 else f"{len(found)} errors, the first is"
        super().__init__(f"the cards have {number}: {found[0].render(compiled.line_of)}" if found else "no cards")
        self.compiled = compiled

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        return self.compiled.diagnostics


@dataclass(repr=False)
class Loaded:
    """A game with its expansions; `compiled`, `played` and `rules` are computed on first use."""

    project: Project

    @cached_property
    def compiled(self) -> Compiled:
        """The compiled project; raises CardErrors if the cards have errors."""
        return _compiled(self.project)

    @cached_property
    def played(self) -> Compiled:
        """The project as it is played and printed: `compiled` without the files that contain only scenarios.

        Most lines of a game are scenarios, so this takes a third of the time. A fault in such a file stops neither.
        """
        less = without_scenarios(self.project)
        if "compiled" in self.__dict__ or any(file.changes_scenarios for file in less.files):
            return self.compiled  # a file of rules may replace a scenario of a file without rules
        return _compiled(less)

    @cached_property
    def modules(self) -> list[Module]:
        """The modules of all files with rules or cards; those of the base game come first."""
        return [_load(path) for path in module_paths(self.project, self._texts)]

    def scenarios(self, wanted: Callable[[str], bool] = lambda source: True) -> list[Module]:
        """Return the modules with the scenarios of the wanted files, without scenarios that later files remove."""
        asked = [file for file in self.project.files if file.has_scenarios]
        files = [file for file in asked if file.changes_scenarios or wanted(file.source.name)]
        gone: set[str] = set()
        found: list[Module] = []
        for module in reversed(self.scenario_modules(files)):
            found.append(replace(module, scenarios=tuple(one for one in module.scenarios if one.id not in gone)))
            gone |= {name for _, name in module.removed}
        return [module for module in reversed(found) if wanted(module.source)]

    def scenario_modules(self, files: Sequence[CardFile]) -> list[Module]:
        """Return the modules with the scenarios of some files."""
        return [_load(path) for path in scenario_paths(self.project, files, self._scenario_texts)]

    def _texts(self, files: Sequence[CardFile]) -> Mapping[str, str]:
        from ombre.compiler import driver

        return driver.modules(self.played, files)

    def _scenario_texts(self, files: Sequence[CardFile]) -> Mapping[str, str]:
        from ombre.compiler import driver

        return driver.scenarios(self.compiled, files)

    @cached_property
    def rules(self) -> Rules:
        """The rules that the linker makes from the modules."""
        from ombre.runtime.linker import link

        return link(self.modules)

    def beginnings(self) -> list[str]:
        """Return the ids of the cards with which a game can be started."""
        kinds = [kind for module in self.modules for kind in module.kinds]
        bases = {kind.name: kind.base for kind in kinds if not kind.extends}
        begins = {kind.name for kind in kinds if kind.begins}
        while more := {name for name, base in bases.items() if base in begins} - begins:
            begins |= more
        found = dict.fromkeys(card.id for module in self.modules for card in module.cards if card.kind in begins)
        return [card for card in found if card in self.rules.card_number]  # without cards that an expansion has removed

    def beginning(self, name: str) -> str:
        """Check the id of a card to start with, and return it; a UsageError lists the possible cards.

        A game without such cards is started with "".
        """
        known = self.beginnings()
        return name if not name and not known else pick("beginning", self.rules.today(name), known)

    def options(self, given: Sequence[str]) -> dict[str, int | str]:
        """Parse options of the command line, `NAME=VALUE`; a UsageError lists the possible options."""
        from ombre.runtime.errors import RulesError
        from ombre.session.start import setting

        found: dict[str, int | str] = {}
        for text in given:
            name, sign, value = text.partition("=")
            if not sign:
                raise UsageError(tr("an option is given as NAME=VALUE, not as '{0}'", text))
            pick("option", name.partition(" of ")[0], list(self.rules.options))
            if name in found:
                raise UsageError(tr("option '{0}' is given twice", name))
            try:
                setting(self.rules, name, value)
            except RulesError as error:
                raise UsageError(told(error)) from None
            found[name] = value
        return found

    def decks(self, given: Sequence[str], players: int) -> dict[int, Deck]:
        """Parse decks of the command line, `P1=NAME` or `P1=FILE`; return them by seat, from 0."""
        found: dict[int, Deck] = {}
        for text in given:
            who, sign, what = text.partition("=")
            number = who.removeprefix("P")
            if not sign or not what or not number.isdecimal():
                raise UsageError(tr("a deck is given as P1=NAME or P1=FILE, not as '{0}'", text))
            if not 1 <= int(number) <= players:
                raise UsageError(tr("there is no seat {0} in a game of {1}", who, players))
            if int(number) - 1 in found:
                raise UsageError(tr("{0} can bring one deck only", who))
            found[int(number) - 1] = self.deck(what)
        return found

    def deck(self, what: str | os.PathLike[str]) -> Deck:
        """Return the deck with this name, or the deck that the file with this path declares or lists."""
        from ombre.runtime import Deck

        from .deck_lists import LIST, list_name, read_list

        name = os.fspath(what)
        if name in self.rules.decks:
            return self.rules.decks[name]
        path = Path(name)
        if not path.is_file():
            near = nearest(name, list(self.rules.decks))
            there = tr("did you mean '{0}'?", near) if near else tr("decks by name: {0}", listed(self.rules.decks))
            raise UsageError(tr("there is no deck and no file '{0}'; {1}", name, there))
        if path.suffix == LIST:
            return Deck(list_name(path.stem), read_list(read(path), name, self.known_cards))
        if path.suffix != ".card":
            raise UsageError(
                tr("a deck is in a .card file, 'deck NAME:', or in a .txt file, '2 NAME'; {0} is neither", name)
            )
        compiled = _compiled(with_file(self.project, path))
        decks = compiled.model.files[-1].decks
        if len(decks) != 1:
            if decks:
                raise UsageError(tr("{0} declares {1} decks; keep one", name, len(decks)))
            raise UsageError(tr("{0} declares no deck; write 'deck NAME:'", name))
        deck = Deck(decks[0].name, decks[0].cards)
        if own := [card for card, _ in deck.cards if card not in self.rules.card_number]:
            raise UsageError(
                tr("the cards of a deck's own file are in no game: {0}; take them along with --with", ", ".join(own))
            )
        return deck

    @cached_property
    def known_cards(self) -> KnownCards:
        """The cards by what a plain list of a deck can call them."""
        from .deck_lists import known_cards

        return known_cards(self.project, self.played.model.cards.values())

    def players(self, number: int | None = None) -> int:
        """Check a number of players, and return it; raise UsageError if the game is not for this number.

        By default there are two players, or as many as the game allows that are nearest to two.
        """
        least, most = self.rules.players
        if number is None:
            return min(max(2, least), most)
        if not least <= number <= most:
            counted = tr("{0} to {1}", least, most) if least < most else f"{most}"
            raise UsageError(tr("{0} is for {1} players, not {2}", self.project.game, counted, number))
        return number


def _compiled(project: Project) -> Compiled:
    """Compile a project; raise CardErrors if it has errors. Loading a built game does not import the compiler."""
    from ombre.compiler.driver import compile_project

    compiled = compile_project(project)
    if not compiled.ok:
        raise CardErrors(compiled)
    return compiled


def _load(path: Path) -> Module:
    from ombre.runtime import Module
    from ombre.runtime.loader import load_file

    root = generated_folder()
    if path.is_relative_to(root):
        name = ".".join(path.relative_to(root).with_suffix("").parts)
        module = importlib.import_module(f"ombre.generated.{name}")
    else:
        module = load_file(path)
    found = module.MODULE
    assert isinstance(found, Module)
    return found
