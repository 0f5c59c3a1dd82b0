"""Texts never become code: hostile `.card` files are refused, or are compiled to exactly what they declare."""

# The game in play has no static type.
# pyright: reportUnknownLambdaType=false, reportUnknownArgumentType=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

import ast
import html
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ombre import runtime
from ombre.compiler.driver import Compiled, compile_project, modules, scenarios
from ombre.compiler.projects.places import UsageError
from ombre.compiler.projects.project import Project, open_game
from ombre.compiler.python.functions import RUNTIME
from ombre.runtime.flow import Play
from ombre.sheets import PrintForm
from ombre.workshop.api.table import Table
from ombre.workshop.printing.printer import Printer
from ombre.workshop.scenarios.running import run

ROOT = Path(__file__).parents[2]
CORPUS = sorted((ROOT / "tests" / "fixtures" / "hostile").glob("*.card"))
HEAD = "expansion hostile of crossfire\n\n"
FACTS = "\n  type weapon    cost 1\n"

# ----------------------------------------------------------------------------------- the forms of a generated module

NODES = set(
    "Module Expr Constant ImportFrom alias FunctionDef arguments arg Return Assign AnnAssign AugAssign Pass If For"
    " Break Call Attribute Subscript Slice Name Load Store Tuple List Set Dict Starred keyword Lambda ListComp SetComp "
    "GeneratorExp comprehension"
    " IfExp BoolOp And Or UnaryOp Not USub BinOp Add Sub Mult FloorDiv BitAnd Compare Eq NotEq Lt LtE Gt GtE "
    "In NotIn Is IsNot"
    " NamedExpr JoinedStr FormattedValue".split()
)
BUILTINS = set("any bool int len list max min range reversed set sum tuple".split())


IMPORTS = {"__future__": {"annotations"}, "typing": {"TYPE_CHECKING"}, "ombre.runtime": RUNTIME}
DESCRIBED = r"if TYPE_CHECKING:\n    from ombre\.generated\.[a-z_.]+\.play import Play"


def beyond(text: str) -> Iterator[str]:
    """Yield the parts of a Python module that no generated module may contain."""
    tree = ast.parse(text)
    made = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    constants = {
        t.id for node in tree.body if isinstance(node, ast.Assign) for t in node.targets if isinstance(t, ast.Name)
    }
    ifs = [node for node in tree.body if isinstance(node, ast.If) and re.fullmatch(DESCRIBED, ast.unparse(node))]
    described = {part.module for node in ifs for part in node.body if isinstance(part, ast.ImportFrom)}
    for statement in tree.body[1:]:
        if statement in ifs:
            continue  # imports of the package itself, for type checkers
        if not isinstance(statement, ast.ImportFrom | ast.FunctionDef | ast.Assign):
            yield f"{statement.lineno}: {type(statement).__name__} outside of a function"
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        match node:
            case ast.ImportFrom(module, names, level):
                allowed = IMPORTS.get(module or "", {"Play"} if module in described else set())
                if level or not {name.name for name in names} <= allowed or any(name.asname for name in names):
                    yield f"{line}: imports {module}"
            case ast.Attribute(ast.Name(owner), name):
                if owner not in ("g", "t") or name.startswith("__"):
                    yield f"{line}: {owner}.{name}"
            case ast.Attribute(ast.IfExp(_, ast.Call(ast.Attribute(ast.Name("g"), "was")), ast.Name("g")), name):
                if name.startswith("__"):  # what is read of a card that may have left play
                    yield f"{line}: {name} of a game"
            case ast.Attribute():
                yield f"{line}: an attribute of more than a name"
            case ast.Call(ast.Name(name)):
                if name not in BUILTINS | RUNTIME:
                    yield f"{line}: calls {name}"
            case ast.Call(ast.Attribute(_, name)):
                if name.startswith("_"):
                    yield f"{line}: calls {name}"
            case ast.Call(ast.Subscript(ast.Name("tuple"))):  # an empty set of things, with its type
                pass
            case ast.Call():
                yield f"{line}: calls what is no name"
            case ast.FormattedValue(value, _, form):
                if ast.unparse(value) != "g.result" or form:
                    yield f"{line}: prints {ast.unparse(value)}"
            case ast.FunctionDef(name, _, _, decorators):
                if decorators or name in BUILTINS | RUNTIME:
                    yield f"{line}: a function {name}"
            case ast.Name(name, ast.Load()):
                local = re.fullmatch(r"u_\w+|[a-z]+\d*", name) or name.isupper()
                if not (local or name in made | constants | BUILTINS | RUNTIME):
                    yield f"{line}: the name {name}"
            case _:
                pass
        if type(node).__name__ not in NODES:
            yield f"{line}: {type(node).__name__}"


def whole(text: str) -> None:
    assert list(beyond(text)) == []
    compile(text, "generated", "exec", dont_inherit=True)


GENERATED = sorted((ROOT / "generated").rglob("*.py"))


@pytest.mark.parametrize("path", GENERATED, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_generated_module_holds_nothing_else(path: Path) -> None:
    whole(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "text",
    ["import os", "from os import abort", "X = __import__('os')", "X = g.__class__", "exec('x')", "X = 'a'.join([])",
     "def f(g):\n    while True: pass", "class X: pass", "X = (lambda: 0)()", "def len(): pass", "X = f'{g}'"],
)  # fmt: skip
def test_the_check_sees_what_does_not_belong(text: str) -> None:
    assert list(beyond('"""Made."""\n' + text))


def test_the_compiler_knows_what_the_runtime_offers() -> None:
    assert set(runtime.__all__) == RUNTIME


def test_no_name_of_a_game_hides_one_of_the_runtime() -> None:
    """Names of a game cannot hide names of the runtime: only the former begin with one letter and `_`."""
    assert [name for name in dir(Play) if re.match(r"[a-z]_", name)] == []


# ------------------------------------------------------------------------------------------------------ the corpus


@pytest.fixture
def author(tmp_path: Path) -> Callable[..., Path]:
    """A function that makes an author's folder with some files."""

    def make(files: dict[str, str], name: str = "hostile") -> Path:
        folder = tmp_path / "author" / name
        for file, text in files.items():
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            (folder / file).write_bytes(text.encode("utf-8", "surrogateescape"))
        return folder

    return make


def project_of(folder: Path) -> Project:
    """A game with a folder, without the game's scenarios: each new name means that all files are parsed again."""
    project = open_game("crossfire", [str(folder)])
    return replace(project, files=tuple(file for file in project.files if file.is_played or file.own))


def table_of(folder: Path) -> Table:
    return Table(project_of(folder))


def compiled_of(folder: Path) -> Compiled:
    return compile_project(project_of(folder))


def compiles(folder: Path) -> Table:
    """Check that a folder compiles: its modules have only allowed forms and can be linked, and its scenarios pass."""
    table = table_of(folder)
    assert table.compiled.ok
    own = [file for file in table.project.files if file.own]
    for made in (modules, scenarios):
        for text in made(table.compiled, own).values():
            whole(text)
    names = {file.source.name for file in own}
    outcomes = run(table, names.__contains__)
    assert [outcome.result.failures for outcome in outcomes if not outcome.passed] == []
    g: Any = table.rules.start(2, 7, "crossfire")
    g.agent = lambda g, choice: len(choice.options) - 1
    for _ in range(150):
        if g.result is None:
            g.unit()
    return table


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_a_hostile_file_is_refused_or_harmless(path: Path, author: Callable[..., Path]) -> None:
    text = path.read_text(encoding="utf-8")
    folder = author({path.name: text})
    if text.startswith("# refused"):
        found = compiled_of(folder)
        assert any(d.severity == "error" for d in found.diagnostics)
        assert all(d.render(found.line_of) for d in found.diagnostics)
    else:
        assert text.startswith("# compiled")
        compiles(folder)


def test_hostile_files_together(author: Callable[..., Path]) -> None:
    """Hostile files that compile alone also compile together: generated names of different files do not collide.

    The file `values` is left out, because the words that it declares cannot be used as names in other files.
    """
    texts = {path.name: path.read_text(encoding="utf-8") for path in CORPUS if path.stem != "values"}
    compiles(author({name: text for name, text in texts.items() if text.startswith("# compiled")}))


def card(name: str, id: str = "evil") -> str:
    return f'{HEAD}gear {id} "{name}"{FACTS}  play:\n    you draw 1\n'


ODD = {
    "zero": "a\0b",
    "right to left": "abc\u202egnp.exe",
    "carriage return": "a\rimport os",
    "line separator": "a\u2028import os",
    "next line": "a\x85import os",
    "form feed": "a\fimport os",
    "vertical tab": "a\vb",
    "bell": "a\a\x1b[31mb",
    "backslash at the end": "a\\",
    "escapes": "\\n\\x41\\u0041\\N{BULLET}\\",
    "very long": "name " * 2_000,
    "one very long word": "x" * 10_000,
    "empty": "",
    "spaces": "   ",
    "combining": "a" + "\u0301" * 200,
    "private": "\ue000\uf8ff",
    "not a character": "\uffff\ufdd0",
    "emoji": "\U0001f469\u200d\U0001f680",
}


@pytest.mark.parametrize("name", ODD)
def test_a_name_of_odd_characters(name: str, author: Callable[..., Path]) -> None:
    """A card with an odd name is refused with a diagnostic, or keeps its name unchanged."""
    folder = author({"odd.card": card(ODD[name])})
    found = compiled_of(folder)
    if found.ok:
        assert compiles(folder).compiled.model.cards["evil"].name == ODD[name]


def test_a_surrogate_in_a_file_is_refused(author: Callable[..., Path]) -> None:
    with pytest.raises(UsageError, match="this is not UTF-8 text"):
        open_game("crossfire", [str(author({"odd.card": card("a\udcffb")}))])


# ------------------------------------------------------------------------------------------ names of files and folders


@pytest.mark.parametrize("name", ["a.b", "a-b", "2nd", "a b", "__init__", "__main__", "ﬁ", "a\nb", "x'y"])
def test_a_file_name_that_is_no_word_is_refused(name: str, author: Callable[..., Path]) -> None:
    folder = author({f"{name}.card": card("X")})
    with pytest.raises(UsageError, match="must be a word") as caught:
        open_game("crossfire", [str(folder)])
    assert str(caught.value).isprintable()


@pytest.mark.parametrize("name", ["class", "None", "ombre", "os", "é", "x" * 240])
def test_a_file_name_that_is_a_word_is_taken(name: str, author: Callable[..., Path]) -> None:
    compiles(author({f"{name}.card": card("X")}))


@pytest.mark.parametrize(
    "name", ['q"""; import os; """', "{{ 7 * 7 }}", "a b", "%s{0}", "#", "-", "x" * 250, "class", "é'\\"]
)
def test_a_folder_name_that_can_be_printed_is_taken(name: str, author: Callable[..., Path]) -> None:
    compiles(author({"one.card": card("X")}, name))


@pytest.mark.parametrize("name", ["a\nimport os\n", "a\u202eb", "a\rb", "a\x1b[31m", "a\udcff"])
def test_a_folder_name_that_cannot_be_printed_is_refused(name: str, author: Callable[..., Path]) -> None:
    folder = author({"one.card": card("X")}, name)
    with pytest.raises(UsageError, match="must be one that can be printed") as caught:
        open_game("crossfire", [str(folder)])
    assert str(caught.value).isprintable()


def test_files_in_folders_do_not_get_in_each_others_way(author: Callable[..., Path]) -> None:
    """`a/b.card` and `a__b.card` become two modules; hidden files become none."""
    files = {
        "a/b.card": card("1", "one"),
        "a__b.card": card("2", "two"),
        ".git/c.card": "no card",
        "b.card": card("3", "three"),
    }
    table = compiles(author(files))
    assert {"one", "two", "three"} <= {card.id for module in table.modules for card in module.cards}
    for inside in ("a b/c.card", "..x/../a-b/c.card"):
        with pytest.raises(UsageError, match="must be a word"):
            open_game("crossfire", [str(author({"a.card": card("X"), inside: card("Y", "y")}, inside[0] * 3))])


# ------------------------------------------------------------------------------------------------------- printing


def test_hostile_names_are_printed_to_the_letter(author: Callable[..., Path], tmp_path: Path) -> None:
    """Names are printed unchanged in HTML and PDF, and no other file is written."""
    folder = author(
        {"names.card": (ROOT / "tests" / "fixtures" / "hostile" / "names.card").read_text(encoding="utf-8")}
    )
    printer = Printer(table_of(folder), "en")
    cards = printer.faced(["hostile"])
    before = files_below(tmp_path)
    page = "".join(
        content.decode() for content in printer.sheet(cards, PrintForm("html"), False, lambda *_: None).files.values()
    )
    for one in cards:
        name = printer.locale.typeset(one.name)  # with typographic apostrophes
        assert html.escape(name, quote=False) in page.replace("&#39;", "'").replace("&#34;", '"')
        assert name in printer.plain(one.id)[0]
    assert "<script>alert" not in page and "<img src=x" not in page
    made = printer.sheet(cards, PrintForm(), False, lambda *_: None)
    (path,) = printer.write(made, "pdf", tmp_path / "out.pdf")
    pictures = printer.write(
        printer.sheet(cards[:1], PrintForm("png"), False, lambda *_: None), "png", tmp_path / "png"
    )
    assert path.read_bytes().startswith(b"%PDF")
    new = {p for p in files_below(tmp_path) - before}
    assert new == {path, *pictures}


def files_below(folder: Path) -> set[Path]:
    return {Path(top) / name for top, _, names in os.walk(folder) for name in names}


PO = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\nmsgctxt "evil"\nmsgid "X"\nmsgstr "%s"\n'


@pytest.mark.parametrize(
    "name", ["#panic()", "{ $x } {{ x }}", "<script>x</script>", "'; import os", "../../x", "%(x)s"]
)
def test_a_translated_name_is_printed_to_the_letter(name: str, author: Callable[..., Path]) -> None:
    folder = author({"one.card": card("X"), "locales/fr/names.po": PO.replace("%s", name)})
    printer = Printer(table_of(folder), "fr")
    assert printer.plain("evil")[0] in (printer.locale.typeset(name), "X")


@pytest.mark.parametrize(
    ("text", "sentence"), [('msgid "" x\nmsgstr', "Syntax error"), ("\udcff", "this is not UTF-8 text")]
)
def test_a_broken_list_of_names_is_said_in_a_sentence(text: str, sentence: str, author: Callable[..., Path]) -> None:
    folder = author({"one.card": card("X"), "locales/fr/names.po": text})
    with pytest.raises(UsageError, match=sentence):
        Printer(table_of(folder), "fr").plain("evil")


def test_a_letter_that_cannot_be_printed_is_said_in_a_sentence(author: Callable[..., Path], tmp_path: Path) -> None:
    """`ombre sheet` reports the card and the character that no font can print, and prints it as a square."""
    folder = author({"one.card": card("\U0001f469")})
    tool = Path(sys.executable).with_name("ombre")
    done = subprocess.run(
        [tool, "sheet", "crossfire", "--with", folder, "--set", "hostile", "-o", tmp_path / "x.pdf"],
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr.strip().count("\n")) == (1, 0)
    assert "one.card:3: error: the fonts" in done.stderr and (tmp_path / "x.pdf").exists()
