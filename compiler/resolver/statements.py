"""All functions that resolve statements: importing this module registers them, and makes sure that none is missing."""

from __future__ import annotations

from typing import get_args

from ombre.dsl import nodes

from . import choices as choices
from . import control as control
from . import lasting as lasting
from . import outcomes as outcomes
from .context import resolves
from .declared import scenarios as scenarios
from .declared import setups as setups

resolves.complete(get_args(nodes.Statement))
