"""All functions that resolve statements: importing this module registers them, and makes sure that none is missing."""

from __future__ import annotations

from typing import get_args

from ombre.dsl import nodes

from . import changes as changes
from . import choices as choices
from . import control as control
from . import lasting as lasting
from . import scenarios as scenarios
from . import setups as setups
from .context import resolves

resolves.complete(get_args(nodes.Statement))
