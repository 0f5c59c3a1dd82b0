# Games in play have no static type, so lambdas over them have none either.
# pyright: reportUnknownLambdaType=false, reportUnknownArgumentType=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from ombre.runtime.loader import Rules, link, load_file
from ombre.session.start import Start, begin


@pytest.fixture(scope="session")
def toy() -> ModuleType:
    """The hand-made game, loaded like a compiled module of an author's folder."""
    return load_file(Path(__file__).with_name("toy.py"))


@pytest.fixture(scope="session")
def rules(toy: ModuleType) -> Rules:
    return link([toy.MODULE])


@pytest.fixture
def g(rules: Rules) -> Any:
    """A game of two keepers without a set-up; the agent takes the first option."""
    game: Any = begin(rules, Start(2, seed=7))
    game.agent = lambda g, choice: 0
    return game
