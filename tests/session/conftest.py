"""Sessions are tested with the hand-made game of the kernel's tests."""

from __future__ import annotations

from ..runtime.conftest import g as g
from ..runtime.conftest import rules as rules
from ..runtime.conftest import toy as toy
