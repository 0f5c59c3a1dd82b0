"""Count the engine: lines, tokens, and tables that name node classes by hand.

    python benchmarks/house.py [CHECKOUT ...] [--tables]

Lines and tokens are those of the Python files of dsl, compiler, runtime, session, workshop and src. Tokens are those of
`tokenize`, without comments and layout, so that nothing is won by longer lines. A table is a tuple, list, set, dict or
union that names four or more classes of dsl/nodes.py or compiler/model.py; --tables prints where they stand. What is
made from the grammar (dsl/nodes.py, if it says so) is counted apart.
"""

from __future__ import annotations

import argparse
import ast
import tokenize
from collections.abc import Iterator
from pathlib import Path

from ombre.folders import ROOMS

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = (*ROOMS, "src/ombre")
MANY = 4
_LAYOUT = {
    tokenize.NL, tokenize.NEWLINE, tokenize.COMMENT, tokenize.INDENT, tokenize.DEDENT, tokenize.ENCODING,
    tokenize.ENDMARKER,
}  # fmt: skip


def modules(root: Path) -> Iterator[Path]:
    """Yield the Python files of the engine; those behind links are files of another room."""
    for room in FOLDERS:
        yield from sorted((root / room).glob("*.py" if room.startswith("src") else "**/*.py"))


def is_made(path: Path) -> bool:
    return "Made from the grammar" in path.read_text(encoding="utf-8")[:300]


def tokens(path: Path) -> int:
    with path.open("rb") as file:
        return sum(token.type not in _LAYOUT for token in tokenize.tokenize(file.readline))


def classes(root: Path) -> set[str]:
    """The names of the node classes."""
    found: set[str] = set()
    for name in ("dsl/nodes.py", "compiler/model.py"):
        tree = ast.parse((root / name).read_text(encoding="utf-8"))
        found |= {one.name for one in tree.body if isinstance(one, ast.ClassDef)}
    return found - {"Word", "Model", "Type", "Property"}


def tables(path: Path, known: set[str]) -> list[tuple[int, int]]:
    """The tables of a module: the line, and the number of node classes."""
    found: list[tuple[int, int]] = []

    def named(node: ast.AST) -> set[str]:
        inside = list(ast.walk(node))
        modules = {"nodes", "model", "meant"}
        words = {
            one.attr for one in inside if isinstance(one, ast.Attribute) and getattr(one.value, "id", "") in modules
        }
        return (words | {one.id for one in inside if isinstance(one, ast.Name)}) & known

    def search(node: ast.AST) -> None:
        union = isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr)
        if union or isinstance(node, ast.Tuple | ast.Set | ast.List | ast.Dict):
            if len(names := named(node)) >= MANY:
                assert isinstance(node, ast.expr)
                found.append((node.lineno, len(names)))
                return
        for child in ast.iter_child_nodes(node):
            search(child)

    search(ast.parse(path.read_text(encoding="utf-8")))
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("checkouts", nargs="*", type=Path, default=[ROOT])
    asked.add_argument("--tables", action="store_true", help="print where the tables stand")
    given = asked.parse_args()
    for root in given.checkouts:
        known = classes(root)
        every = [*modules(root)]
        written = [path for path in every if not is_made(path)]
        lines = {path: path.read_text(encoding="utf-8").count("\n") for path in every}
        places = {path: tables(path, known) for path in written}
        print(
            f"{root}: {len(every)} modules, {sum(lines.values()):,} lines, "
            f"of these {sum(lines[p] for p in every if p not in written):,} made"
        )
        print(
            f"  written by hand: {sum(lines[path] for path in written):,} lines, {sum(map(tokens, written)):,} tokens"
        )
        print(f"  tables of {MANY} or more node classes: {sum(map(len, places.values()))}")
        for path, found in places.items() if given.tables else ():
            for line, number in found:
                print(f"    {path.relative_to(root)}:{line}: {number} classes")


if __name__ == "__main__":
    main()
