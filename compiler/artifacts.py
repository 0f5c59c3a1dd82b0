"""The files of `generated/`: compute their contents, find stale ones, write and remove files.

A build also stores a hash of each source and each module. The loader compares these hashes to see whether a module was
generated from the present source by the present program; after an interrupted build it may not have been.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import cast

from ombre.dsl.source import Source
from ombre.folders import checkout, generated_folder

from .projects import files

_SUMS = "sources.json"
_PASSES = "the program"


@dataclass(frozen=True, slots=True)
class Artifact:
    """A file in `generated/` and the content that it must have."""

    path: Path
    text: str

    @property
    def stale(self) -> bool:
        return not self.path.is_file() or _built(self.path) != self.text.encode()


def stale(made: Iterable[Artifact]) -> list[Path]:
    """The paths of the artifacts that differ from the files on disk, and of the files to remove."""
    made = list(made)
    return [one.path for one in made if one.stale] + _leftovers(one.path for one in made)


def write(made: Iterable[Artifact]) -> list[Path]:
    """Write each stale file atomically, and remove generated files without a source; return all changed paths."""
    made = list(made)
    changed = [one for one in made if one.stale]
    for one in changed:
        files.write(one.path, one.text)
    gone = _leftovers(one.path for one in made)
    for path in gone:
        path.unlink(missing_ok=True)
        for parent in path.parents:  # the folders of a removed set are removed too
            if parent == generated_folder() or any(p.name != "__pycache__" for p in parent.iterdir()):
                break
            shutil.rmtree(parent)
    return [*(one.path for one in changed), *gone]


def _leftovers(wanted: Iterable[Path]) -> list[Path]:
    """The generated files without a source, including those of removed games, and unfinished temporary files."""
    known = set(wanted)
    found = (path for path in generated_folder().rglob("*") if path.suffix in (".py", ".pyi", ".json", ".tmp"))
    return sorted(path for path in found if path not in known and "__pycache__" not in path.parts)


def _built(path: Path) -> bytes:
    """The content of a file in `generated/`, with normalised line ends."""
    return path.read_bytes().replace(b"\r\n", b"\n")


# ------------------------------------------------------------------------------------------------------ hashes


def hashed(text: str | bytes) -> str:
    """The hash of a source or a module, shortened to 16 hexadecimal digits."""
    return hashlib.sha256(text.encode() if isinstance(text, str) else text).hexdigest()[:16]


def fingerprint(sources: Iterable[Source]) -> dict[str, str]:
    """A hash of each source, by the name of the source."""
    return {source.name: hashed(source.text) for source in sources}


def sums(game: str, sources: Iterable[Source], made: Iterable[Artifact]) -> Artifact:
    """The file with the hashes of the sources of a game, of the modules generated from them, and of the passes."""
    found = fingerprint(sources) | {_name(one.path): hashed(one.text) for one in made if one.path.suffix == ".py"}
    found[_PASSES] = passes()
    return Artifact(generated_folder() / game / _SUMS, json.dumps(found, indent=1, sort_keys=True) + "\n")


@cache
def passes() -> str:
    """A hash of the program that makes modules from sources: the syntax, the resolver and the code generator."""
    root = Path(__file__).parents[1]
    folders = (root / "dsl", root / "compiler" / "resolver", root / "compiler" / "python")
    paths = [path for folder in folders for path in folder.rglob("*")] + [*(root / "compiler").glob("*.py")]
    parts = (
        f"{path.relative_to(root).as_posix()} {hashed(_built(path))}"
        for path in sorted(paths)
        if path.suffix in (".py", ".lark", ".j2")
    )
    return hashed("\n".join(parts))


def is_current(known: Mapping[str, str]) -> bool:
    """Whether the present program made the modules of a build. In an installation, it did; a checkout can change.

    known: the hashes that the build stored.
    """
    return checkout() is None or known.get(_PASSES) == passes()


def known_sums(game: str) -> dict[str, str]:
    """The hashes that the last complete build of a game stored; empty if they cannot be read."""
    path = generated_folder() / game / _SUMS
    if not path.is_file():
        return {}
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):  # for example a merge conflict; everything is then compiled again
        return {}
    return cast(dict[str, str], found) if isinstance(found, dict) else {}


def is_built(path: Path, known: Mapping[str, str]) -> bool:
    """Whether a generated module is unchanged since the last complete build.

    known: the hashes that this build stored.
    """
    return path.is_file() and hashed(_built(path)) == known.get(_name(path))


def as_built(path: Path, hash: str) -> Artifact | None:
    """A file in `generated/` whose content has this hash; None if it has another one, or does not exist."""
    content = _built(path) if path.is_file() else b""
    return Artifact(path, content.decode()) if hashed(content) == hash else None


def _name(path: Path) -> str:
    """The name of a module in the file of hashes."""
    return f"generated/{path.relative_to(generated_folder()).as_posix()}"
