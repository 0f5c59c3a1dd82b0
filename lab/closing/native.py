"""Compile the closed module of a game ahead of time, keep it in the cache of the user, and let games use it.

The key of a compiled module is a hash of the rules, of the kernel and of Python. Without mypyc or a C compiler there is
none, and the kernel plays the game: slower, with the same result.
"""

from __future__ import annotations

import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import ombre
from ombre.compiler.projects import cache
from ombre.runtime.linker import Rules
from ombre.translatable import Translatable, tr
from ombre.version import VERSION

from .closer import source

FLAGS = ("1", "0")  # the levels of optimization and of debugging, for mypyc
SECONDS = 1800  # after this time, compiling is given up
# A verb that always does something returns nothing, and what calls it asks for its outcome as for that of any other.
SETTINGS = "[mypy]\nfollow_imports = skip\nignore_missing_imports = True\ndisable_error_code = func-returns-value\n"


class NotCompiled(Exception):
    """Raised if a game cannot be compiled. message: why, in a sentence."""

    def __init__(self, message: Translatable) -> None:
        super().__init__(message)
        self.message = message


def compiled(rules: Rules) -> Path | None:
    """Return the compiled module of some rules, or None if it has not been compiled."""
    path = _path(rules)
    return path if path.is_file() else None


def use(rules: Rules) -> bool:
    """Let games without a log be played by the compiled module; return False if there is none."""
    path = compiled(rules)
    if path is None:
        return False
    module = _loaded(path)
    module.bind(rules)
    rules.engine = module.begun
    return True


def compile_rules(rules: Rules, begins: Callable[[], None] = lambda: None) -> Path:
    """Compile some rules, unless they are compiled; return the compiled module. Raise NotCompiled if it cannot be done.

    begins: is called when the compiler begins, which takes long.
    """
    path = _path(rules)
    if path.is_file():
        return path
    check()
    begins()
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=path.parent) as folder:
        made = _made(Path(folder), _name(rules), source(rules))
        made.replace(path)
    return path


def check() -> None:
    """Raise NotCompiled if this machine lacks what is needed to compile."""
    if importlib.util.find_spec("mypyc") is None:
        raise NotCompiled(tr("mypyc is not installed: run 'pip install ombre[native]'"))
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    if shutil.which(compiler.split()[0]) is None:
        raise NotCompiled(tr("there is no C compiler on this machine"))


def _made(folder: Path, name: str, text: str) -> Path:
    """Compile the text of a module in a folder; return the compiled module."""
    (folder / f"{name}.py").write_text(text, encoding="utf-8")
    (folder / "mypy.ini").write_text(SETTINGS, encoding="utf-8")
    optimize, debug = FLAGS
    environment = {"MYPYC_OPT_LEVEL": optimize, "MYPYC_DEBUG_LEVEL": debug, "MYPYPATH": ""}
    command = [sys.executable, "-m", "mypyc", f"{name}.py"]
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env={**_surroundings(), **environment},
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=SECONDS,
        )
    except subprocess.TimeoutExpired:
        raise NotCompiled(tr("the C compiler has not ended after {0} minutes", SECONDS // 60)) from None
    found = [path for suffix in EXTENSION_SUFFIXES for path in folder.glob(f"{name}*{suffix}")]
    if done.returncode or not found:
        lines = [line for line in (done.stdout + done.stderr).splitlines() if "error" in line.casefold()]
        raise NotCompiled(tr("mypyc has failed: {0}", lines[0] if lines else done.returncode))
    return found[0]


def _surroundings() -> dict[str, str]:
    """The environment of the compiler: that of this process, without what changes how Python begins."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


def _loaded(path: Path) -> ModuleType:
    name = path.name.partition(".")[0]
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None, "it has the suffix of a compiled module"
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def _path(rules: Rules) -> Path:
    return cache.folder() / "native" / f"{_name(rules)}{EXTENSION_SUFFIXES[0]}"


def _name(rules: Rules) -> str:
    """The name of the compiled module of some rules: it contains a hash of all that the module depends on."""
    said = [VERSION, rules.digest, sys.version, platform.machine(), *FLAGS, _kernel()]
    return f"ombre_closed_{blake2b(repr(said).encode(), digest_size=12).hexdigest()}"


def _kernel() -> str:
    """A hash of the sources of the kernel, and of what closes it."""
    root = Path(ombre.__file__).parent
    files = [
        root / "contract.py",
        *sorted((root / "runtime").glob("*.py")),
        *sorted(Path(__file__).parent.glob("*.py")),
    ]
    return blake2b(b"".join(path.read_bytes() for path in files), digest_size=8).hexdigest()
