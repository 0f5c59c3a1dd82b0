"""What reads or lists files of games does it with `compiler/projects/files.py`, which refuses links that lead out."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

from ombre.folders import ROOMS

ROOT = Path(__file__).parents[2]
METHODS = {"read_text", "read_bytes", "rglob", "glob", "iterdir", "copytree", "copyfile", "copy2"}
OF_OS = {"walk", "scandir", "listdir", "fdopen", "open"}
OPENING = {"TTFont", "mofile"}  # functions of libraries that open a file by its path

# What reads other files than those of games: how often, and what it reads.
OTHERS = {
    "dsl/parser.py": (1, "the grammar, which comes with ombre"),
    "dsl/syntax.py": (1, "the grammar, which comes with ombre"),
    "compiler/projects/files.py": (
        3,
        "this is where files of games are opened and listed; `read_bytes` itself opens one",
    ),
    "compiler/projects/links.py": (
        2,
        "finds the links: it opens regular files, and lists folders, without following any",
    ),
    "compiler/artifacts.py": (6, "the modules that ombre has built, and its own source files"),
    "compiler/projects/atomic.py": (2, "temporary files of ombre"),
    "compiler/projects/cache.py": (6, "the cache of ombre, and its own source files"),
    "compiler/codes.py": (1, "a page that comes with ombre"),
    "prose/proofreading/stale.py": (2, "the source files of ombre"),
    "compiler/how_do_i_say.py": (1, "a table that comes with ombre"),
    "sheets/faces/fonts.py": (1, "a font that `check_readable` has found to be a file of the game"),
    "sheets/pages/kept_pages.py": (1, "the cache of ombre"),
    "lab/closing/native.py": (4, "modules that ombre has compiled, and its own source files"),
    "lab/closing/sources.py": (1, "the source files of ombre"),
    "workshop/commands/face.py": (1, "a schema that comes with ombre"),
    "translation/commands/new.py": (1, "the languages that come with ombre"),
    "desk/commands/lsp.py": (2, "standard input and output"),
    "workshop/creating/games.py": (2, "the template of a new game, which comes with ombre"),
    "desk/gallery/site.py": (1, "a style sheet that comes with ombre"),
    "desk/gallery/writing.py": (2, "the folder of the gallery, which ombre writes"),
    "lab/pairs/report.py": (1, "a template that comes with ombre"),
    "desk/serve/app.py": (1, "the page, which comes with ombre"),
    "desk/serve/scenario_process.py": (1, "the memory that a process uses"),
    "desk/serve/table_routes.py": (1, "the page, which comes with ombre"),
    "desk/tables/room_store.py": (2, "the tables, which lie in the cache of ombre"),
    "translation/history.py": (1, "the names of commits, from which git reads"),
    "translation/page_texts.py": (1, "the texts of the page, which come with ombre"),
}


def direct_readers() -> Counter[str]:
    """How often each file reads or lists files by itself."""
    found = Counter[str]()
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found[path.relative_to(ROOT).as_posix()] += sum(map(reads, ast.walk(tree)))
    return +found


def reads(node: ast.AST) -> bool:
    """Whether a node reads, opens or lists files directly, not with a function of `files`."""
    if not isinstance(node, ast.Call):
        return False
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name) if name in OPENING:
            return not node.args or "BytesIO" not in ast.unparse(node.args[0])
        case ast.Attribute(value=ast.Name(id="Image"), attr="open"):
            return "BytesIO" not in ast.unparse(node.args[0])
        case ast.Name(id=name):
            return name == "open"
        case ast.Attribute(value=ast.Name(id="files"), attr=name):
            return False
        case ast.Attribute(value=ast.Name(id="os"), attr=name):
            return name in OF_OS
        case ast.Attribute(attr="open"):  # of a path: without arguments, or with a mode
            return not node.args or isinstance(node.args[0], ast.Constant)
        case ast.Attribute(attr=name):
            return name in METHODS
        case _:
            return False


def test_files_of_games_are_read_and_listed_in_one_place() -> None:
    found = direct_readers()
    assert dict(found) == {path: number for path, (number, _) in OTHERS.items()}


def test_a_direct_reader_is_noticed() -> None:
    lines = {
        "path.read_text()": True,
        "Path(x).read_bytes()": True,
        "open(path)": True,
        "path.open('rb')": True,
        "path.open()": True,
        "os.scandir(x)": True,
        "folder.glob('*.card')": True,
        "shutil.copytree(a, b)": True,
        "Image.open(path)": True,
        "ttLib.TTFont(path)": True,
        "Image.open(io.BytesIO(content))": False,
        "files.read_bytes(path)": False,
        "read_bytes(path)": False,
        "desk.open(project)": False,
        "model.walk(node)": False,
    }
    assert {line: any(map(reads, ast.walk(ast.parse(line)))) for line in lines} == lines
