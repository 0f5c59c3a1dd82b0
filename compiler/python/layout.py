"""Format a module piece by piece, and cache the formatted pieces.

Formatting a whole module with Black takes as long as all other passes together. The format of a statement does not
depend on the statements around it or on the digits of its numbers. So the key of a piece in the cache is its text with
all digits replaced. A new line in a `.card` file changes the line numbers below it, but such pieces keep their keys.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from hashlib import sha256

PIECE = "\f"  # separates two statements
ITEM = "\v"  # precedes each item of a field of the record
_DIGITS = re.compile(r"[0-9]+")
_RECORD = "MODULE = Module(\n"
_LONG = 240  # Black writes each item of a longer field on its own line
_FILLER = "x" * 120  # an extra item of this length makes Black write each item on its own line


def plain(marked: str) -> str:
    """Return the text of a module without the marks that separate its pieces."""
    return marked.replace(PIECE, "").replace(ITEM, "")


def laid_out(marked: str, form: Callable[[str], str]) -> str:
    """Return the whole formatted module; `form` formats one piece."""
    *pieces, record = marked.split(PIECE)
    made = "\n\n\n".join(form(piece).strip("\n") for piece in pieces)
    between = "\n\n\n" if "\ndef " in pieces[-1] else "\n\n"  # as many blank lines as in the template
    return f"{made}{between}{_RECORD}{''.join(_fields(record, form))})\n"


def by_shape(known: dict[str, str], form: Callable[[str], str]) -> tuple[Callable[[str], str], dict[str, str]]:
    """Return a function that formats a piece with the cache or with `form`, and the pieces that it has used.

    The second result maps the cache keys of the used pieces to their formatted texts; calls of the function fill it.
    """
    asked: dict[str, str] = {}

    def shaped(text: str) -> str:
        shape = _DIGITS.sub(lambda digits: "1" * len(digits[0]), text)
        address = sha256(shape.encode()).hexdigest()[:32]
        made = asked[address] = known.get(address) or asked.get(address) or form(shape)
        numbers = iter(_DIGITS.findall(text))
        return _DIGITS.sub(lambda _: next(numbers), made)

    return shaped, asked


def _fields(record: str, form: Callable[[str], str]) -> Iterator[str]:
    """Yield the formatted fields of a module's record."""
    for line in record.strip("\n").removeprefix(_RECORD).removesuffix("\n)").split("\n"):
        head, *items = line.split(ITEM)
        if not items or len(line) < _LONG:
            yield _inside(form(f"{_RECORD}{line.replace(ITEM, '')}\n)\n"), 1, 1)
            continue
        yield f"{head}\n"
        for item in items:
            item = item.removesuffix("),").removesuffix(", ") if item is items[-1] else item.removesuffix(", ")
            yield _inside(form(f"{_RECORD}{head}{item}, {_FILLER}),\n)\n"), 2, 3)
        yield "    ),\n"


def _inside(text: str, above: int, below: int) -> str:
    """Return a text without its first `above` and its last `below` lines."""
    return "".join(text.splitlines(keepends=True)[above:-below])
