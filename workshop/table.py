"""A game to play with: its name and the expansions wanted in, linked rules out.

The modules come from `generated/` while that is fresh, and from the cache otherwise; the compiler runs only when
something has to be made, or when its texts are asked for.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from ombre import generated_folder
from ombre.compiler.driver import Compiled, compile_project, module_paths
from ombre.compiler.project import Project, UsageError, open_game, pick
from ombre.dsl.diagnostics import Diagnostic
from ombre.runtime import Module
from ombre.runtime.errors import RulesError
from ombre.runtime.linker import Rules, link
from ombre.runtime.loader import load_file


class CardErrors(Exception):
    """Raised when the cards have errors, so that there is nothing to play with or to print."""

    def __init__(self, compiled: Compiled):
        super().__init__("the cards have errors")
        self.compiled = compiled

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        return self.compiled.diagnostics


@dataclass
class Table:
    """A game with its expansions. `compiled` and `rules` are made when they are first asked for."""

    project: Project
    _modules: list[Module] = field(default_factory=list)

    @cached_property
    def compiled(self) -> Compiled:
        """The model; cards with errors are refused."""
        compiled = compile_project(self.project)
        if not compiled.ok:
            raise CardErrors(compiled)
        return compiled

    @cached_property
    def modules(self) -> list[Module]:
        """The modules of all files, the base game's first."""
        return [_load(path) for path in module_paths(self.project, lambda: self.compiled)]

    @cached_property
    def rules(self) -> Rules:
        """The linked rules."""
        return link(self.modules)

    def beginnings(self) -> list[str]:
        """The cards that a game can be started with."""
        kinds = [kind for module in self.modules for kind in module.kinds]
        bases = {kind.name: kind.base for kind in kinds if not kind.extends}
        begins = {kind.name for kind in kinds if kind.begins}
        while more := {name for name, base in bases.items() if base in begins} - begins:
            begins |= more
        return [card.id for module in self.modules for card in module.cards if card.kind in begins]

    def beginning(self, name: str) -> str:
        """A card to start with, or a sentence that says which there are."""
        return pick("beginning", name, self.beginnings())

    def options(self, given: Sequence[str]) -> dict[str, int | str]:
        """Options as they are given on a command line, `NAME=VALUE`; or a sentence that says what there is."""
        found: dict[str, int | str] = {}
        for text in given:
            name, sign, value = text.partition("=")
            if not sign:
                raise UsageError(f"an option is given as NAME=VALUE, not as '{text}'")
            pick("option", name, list(self.rules.options))
            try:
                self.rules.setting(name, value)
            except RulesError as error:
                raise UsageError(str(error)) from None
            found[name] = value
        return found

    def players(self, number: int) -> int:
        """A number of players the game can be played with."""
        least, most = self.rules.players
        if not least <= number <= most:
            raise UsageError(f"{self.project.game} is for {least} to {most} players, not {number}")
        return number


def open_table(game: str, extra: Sequence[str] = ()) -> Table:
    """A game that comes with ombre, with expansions by name or path."""
    return Table(open_game(game, extra))


def _load(path: Path) -> Module:
    root = generated_folder()
    if path.is_relative_to(root):
        name = ".".join(path.relative_to(root).with_suffix("").parts)
        module = importlib.import_module(f"ombre.generated.{name}")
    else:
        module = load_file(path)
    found = module.MODULE
    assert isinstance(found, Module)
    return found
