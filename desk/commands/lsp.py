"""`ombre lsp`: the language server, which an editor starts."""

from __future__ import annotations

import gc

from ombre.compiler.projects.places import UsageError
from ombre.translatable import tr
from ombre.workshop.console.options import With


def lsp(extra: With = None) -> None:
    """Answer an editor about `.card` files, in the language server protocol; the editor starts this command."""
    try:
        from ..lsp.server import server
    except ModuleNotFoundError as error:
        raise UsageError(
            tr("the language server needs {0}; install it with: pip install {1}", error.name, "'ombre[editor]'")
        ) from None
    gc.set_threshold(50_000, 20, 50)  # a whole game is in memory: looking for garbage in it delays a keystroke
    with open(0, "rb", closefd=False) as asked, open(1, "wb", closefd=False) as told:  # not as text
        server(extra or []).start_io(asked, told)
