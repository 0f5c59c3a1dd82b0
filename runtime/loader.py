"""Import the compiled module of a `.card` file: a module of `generated/`, or a module from the cache."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from pathlib import Path
from threading import RLock
from types import ModuleType

from .linker import Rules, link

__all__ = ["Rules", "link", "load_file", "load_generated"]

_LOCK = RLock()


def load_generated(game: str, set_name: str, file: str) -> ModuleType:
    """Import a module of `generated/`."""
    return importlib.import_module(f"ombre.generated.{game}.{set_name}.{file}")


def load_file(path: Path) -> ModuleType:
    """Import a module of the cache. The name of its folder is a hash, which differs for each version of a file."""
    name = f"_ombre_{path.parent.name}_{path.stem}"
    with _LOCK:
        if name in sys.modules:
            return sys.modules[name]
        try:
            return _loaded(name, path)
        except Exception:  # the bytecode that Python stores beside the module may be damaged: compile the module again
            compiled = Path(importlib.util.cache_from_source(str(path)))
            if not compiled.is_file():
                raise
            compiled.unlink()
            return _loaded(name, path)


def _loaded(name: str, path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is not a Python module", path=str(path))
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # before it runs: dataclasses and pickle look it up by its name
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
