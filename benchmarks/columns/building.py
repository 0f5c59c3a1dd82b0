"""Compile the kernels of this laboratory, each in a folder of its own, and import them under names of their own."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

KERNELS = Path(__file__).parent / "kernels"
CYTHON = ("-m", "Cython.Build.Cythonize", "-i", "-q", "-3")


class Way(NamedTuple):
    """A kernel and how it is compiled. needs: the modules without which the way is left out."""

    name: str
    file: str
    command: tuple[str, ...]  # of Python
    needs: tuple[str, ...] = ()


WAYS = (
    Way("lists, Python", "lists.py", ()),
    Way("lists, mypyc", "lists.py", ("-m", "mypyc"), ("mypyc",)),
    Way("flat, mypyc", "vecs.py", ("-m", "mypyc"), ("mypyc", "librt.vecs")),
    Way("lists, Cython", "lists.py", (*CYTHON, "-X", "annotation_typing=False"), ("Cython",)),
    Way("flat, Cython", "flat.pyx", CYTHON, ("Cython",)),
)


def missing(needs: Sequence[str]) -> str:
    """Which of some modules is not there, or that there is no C compiler for them, or ""."""
    for module in needs:
        try:
            found = importlib.util.find_spec(module)
        except ImportError:
            found = None
        if found is None:
            return module
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    return "a C compiler" if needs and shutil.which(compiler.split()[0]) is None else ""


def built(way: Way, folder: Path) -> ModuleType:
    """Compile the kernel of a way below a folder, with the same flags of the C compiler for all, and import it."""
    own = folder / str(WAYS.index(way))
    shutil.copytree(KERNELS, own)
    stem = way.file.partition(".")[0]
    path = own / way.file
    if way.command:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        environment |= {"MYPYC_OPT_LEVEL": "3", "MYPYC_DEBUG_LEVEL": "0", "MYPYPATH": ""}
        done = subprocess.run([sys.executable, *way.command, way.file], cwd=own, env=environment, capture_output=True)
        if done.returncode:
            sys.exit(f"{way.name} is not compiled:\n{(done.stdout + done.stderr).decode(errors='replace')}")
        path = next(path for suffix in EXTENSION_SUFFIXES for path in own.glob(f"{stem}*{suffix}"))
    return loaded(stem, path)


def loaded(name: str, path: Path) -> ModuleType:
    """Import a module from a file, also if another one with its name is imported:
    compiled modules cannot be renamed.
    """
    sys.modules.pop(name, None)
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None, "it has the suffix of a module"
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
