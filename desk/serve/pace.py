"""How much of the server one link can use: a pace for what its browsers send, and a number of connections."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field

SHARE = 0.25  # of one processor that the browsers of a link can use all the time
AT_ONCE = 2.0  # seconds of the processor that they can use at once
LEAST = 0.01  # seconds that each message counts at least
MOST_ASKED = 64  # pictures and pages that a link can wait for at once
EACH_SENT, EACH_BYTE = 1e-4, 2e-9  # seconds for each browser that is sent something, and for each byte


@dataclass
class LinkPace:
    """The pace of a link. Its browsers take turns; whoever is too fast waits, and its next messages are not read.

    connections: how many it has now. asked: the pictures and pages that it waits for. spent: the seconds of the
    processor that were used and not made up for.
    """

    connections: int = 0
    asked: int = 0
    spent: float = 0.0
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    _since: float = field(default_factory=time.monotonic)

    def use(self, seconds: float) -> None:
        """Count what a message has used."""
        now = time.monotonic()
        self.spent = max(0.0, self.spent - (now - self._since) * SHARE) + max(seconds, LEAST)
        self._since = now

    async def rest(self) -> None:
        """Wait until the next message may be read."""
        left = self.spent - (time.monotonic() - self._since) * SHARE - AT_ONCE
        if left > 0:
            await asyncio.sleep(left / SHARE)

    @property
    def may_ask(self) -> bool:
        """Whether the link may wait for one more picture or page."""
        return self.asked < MOST_ASKED

    @contextmanager
    def asking(self) -> Generator[None]:
        """Wait for a picture or a page."""
        self.asked += 1
        try:
            yield
        finally:
            self.asked -= 1
