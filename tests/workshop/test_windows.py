"""What differs on Windows: line ends, marks and encodings of files, names of files, paths, what Python lacks there.

No Windows is needed: files, names and paths are data, and what is lacking is taken away.
"""

from __future__ import annotations

import ast
import io
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path, PurePosixPath, PureWindowsPath

import pytest

import ombre
from ombre.compiler.driver import compile_project, modules
from ombre.compiler.projects.files import UsageError, is_reserved, like, seen_from, shown
from ombre.compiler.projects.project import open_game
from ombre.folders import ROOMS
from ombre.workshop.console.output import plain_output
from ombre.workshop.creating.games import new_game

from ..command import run

ROOT = Path(__file__).parents[2]
FOLDERS = (*ROOMS, "src/ombre")


def with_crlf(text: str) -> str:
    return text.replace("\n", "\r\n")


OTHER: dict[str, Callable[[str], str]] = {
    "windows": with_crlf,
    "mark": lambda text: "\ufeff" + text,
    "old mac": lambda text: text.replace("\n", "\r"),
    "windows with a mark": lambda text: "\ufeff" + with_crlf(text),
    "mixed": lambda text: "\r\n".join(text.split("\n", 3)),
    "no end": lambda text: text.rstrip("\n"),
}
TRIED = [*OTHER][2:]  # the first two are tried together, as "windows with a mark"


@pytest.fixture
def inn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a new game, which is in the current folder."""
    monkeypatch.chdir(tmp_path)
    new_game("inn", tmp_path)
    return tmp_path / "inn"


def rewrite(folder: Path, change: Callable[[str], str]) -> None:
    """Change the text of every file below a folder."""
    for path in folder.rglob("*"):
        if path.is_file():
            path.write_bytes(change(path.read_bytes().decode("utf-8")).encode("utf-8"))


def as_it_is_played(folder: Path) -> list[object]:
    """What comes of the files of a game: modules, the digest, a save, texts, the log of a game, and its diagnostics."""
    project = open_game(str(folder))
    compiled = compile_project(project)
    table = ombre.load(folder)
    match = table.start(players=2, seed=3)
    while match.legal_choices:
        match.take(match.legal_choices[0])
    texts = [table.text(id, language) for id in ("old_map", "magpie") for language in ("en", "fr")]
    found = [diagnostic.render(compiled.line_of) for diagnostic in compiled.diagnostics]
    return [modules(compiled, project.files), table.rules.digest, match.save(), texts, match.story("fr"), found]


# ------------------------------------------------------------------------------------------- line ends and encodings


@pytest.mark.parametrize("name", TRIED)
def test_line_ends_and_marks_change_nothing(name: str, inn: Path) -> None:
    """They are those of all files of a game: cards, scenarios, message files, names, faces, icons."""
    wanted = as_it_is_played(inn)
    rewrite(inn, OTHER[name])
    assert as_it_is_played(inn) == wanted
    assert run("test").stdout == "1 passed, 0 failed\n"
    checked = run("check", "--fit")
    assert (checked.stdout, checked.stderr) == ("4 cards checked: 0 errors\n", "")


def test_a_page_is_the_same(inn: Path) -> None:
    assert run("sheet", "inn", "--to", "html", "-o", "one.html").returncode == 0
    rewrite(inn, OTHER["windows with a mark"])
    assert run("sheet", "inn", "--to", "html", "-o", "two.html").returncode == 0
    assert Path("two.html").read_bytes() == Path("one.html").read_bytes()


@pytest.mark.parametrize("name", TRIED)
def test_a_mistake_is_at_the_same_place(name: str, inn: Path) -> None:
    path = inn / "base" / "treasures.card"
    path.write_text(path.read_text(encoding="utf-8").replace("you draw 2", "you drw 2"), encoding="utf-8")
    wanted = run("check", "--format", "json").stdout
    assert '"line": 9' in wanted
    rewrite(inn, OTHER[name])
    assert run("check", "--format", "json").stdout == wanted


@pytest.mark.parametrize(
    ("name", "end"), [("windows", "\r\n"), ("windows with a mark", "\r\n"), ("mark", "\n"), ("mixed", "\n")]
)
def test_fmt_keeps_line_ends_and_marks(name: str, end: str, inn: Path) -> None:
    path = inn / "base" / "treasures.card"
    good = path.read_text(encoding="utf-8")
    path.write_bytes(OTHER[name](good.replace("worth 1    copies 6", "worth 1 copies 6")).encode("utf-8"))
    mark = "\ufeff" * name.endswith("mark")
    assert run("fmt").stdout == "changed inn/base/treasures.card\n1 files changed\n"
    assert path.read_bytes().decode("utf-8") == mark + good.replace("\n", end)
    assert run("fmt", "--check").stdout == "0 files would change\n"


@pytest.mark.parametrize("name", ["windows", "mark"])
def test_a_file_is_not_wrong_for_its_line_ends(name: str, inn: Path) -> None:
    rewrite(inn, OTHER[name])
    assert run("fmt", "--check").stdout == "0 files would change\n"


@pytest.mark.parametrize("name", ["old mac", "mixed", "no end"])
def test_other_line_ends_are_made_regular(name: str, inn: Path) -> None:
    path = inn / "base" / "treasures.card"
    path.write_bytes(OTHER[name](path.read_text(encoding="utf-8")).encode("utf-8"))
    assert "would change inn/base/treasures.card\n" in run("fmt", "--check").stdout


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
def test_utf_16_is_told_in_a_sentence(encoding: str, inn: Path) -> None:
    path = inn / "base" / "treasures.card"
    path.write_bytes(path.read_text(encoding="utf-8").encode(encoding))
    for command in ("check", "fmt", "test"):
        done = run(command)
        assert done.returncode == 2
        told = "treasures.card:1: this is UTF-16 text, which ombre does not read; save the file as UTF-8\n"
        assert done.stderr.endswith(told) and done.stderr.count("\n") == 1, done.stderr


def test_another_encoding_is_told_with_its_line(inn: Path) -> None:
    path = inn / "base" / "treasures.card"
    text = path.read_text(encoding="utf-8").replace("Magpie", "Pié")
    for end in ("\n", "\r\n", "\r"):
        path.write_bytes(text.replace("\n", end).encode("cp1252"))
        assert "treasures.card:11: this is not UTF-8 text" in run("check").stderr


def test_a_text_becomes_like_the_file_before() -> None:
    assert like(b"", "a\nb\n") == "a\nb\n"
    assert like(b"x\r\ny\r\n", "a\nb\n") == "a\r\nb\r\n"
    assert like(b"x\r\ny\nz\n", "a\nb\n") == "a\nb\n"
    assert like(b"\xef\xbb\xbfx\n", "a\n") == "\ufeffa\n"


def test_locale_update_keeps_line_ends(inn: Path) -> None:
    change = OTHER["windows with a mark"]
    folder = inn / "locales" / "fr"
    names, verbs = folder / "names.po", folder / "verbs.ftl"
    names.write_text(
        re.sub(r'\n\n[^\n]*\n*msgctxt "old_map".*?(?=\n\n|\Z)', "", names.read_text(encoding="utf-8"), flags=re.DOTALL),
        encoding="utf-8",
    )
    verbs.write_text("# nothing yet\n", encoding="utf-8")
    before = {path: path.read_bytes() for path in (names, verbs)}
    wanted = run("locale", "update", "fr", "--game", "inn").stdout
    made = {path: path.read_bytes().decode("utf-8") for path in (names, verbs)}
    assert all(made[path].encode("utf-8") != before[path] for path in made), wanted
    for path in made:
        path.write_bytes(change(before[path].decode("utf-8")).encode("utf-8"))
    assert run("locale", "update", "fr", "--game", "inn").stdout == wanted
    assert {path: path.read_bytes().decode("utf-8") for path in made} == {p: change(made[p]) for p in made}


# ---------------------------------------------------------------------------------------------- names of files


def test_reserved_names() -> None:
    assert all(map(is_reserved, ("con", "CON", "nul", "Aux", "prn", "com1", "LPT9")))
    assert not any(map(is_reserved, ("cone", "com", "com12", "null", "lpt", "auxiliary")))


@pytest.mark.parametrize("command", ["game con", "game nul", "expansion com1 of hearts"])
def test_new_refuses_names_that_windows_does_not_have(command: str, tmp_path: Path) -> None:
    done = run("new", *command.split(), "--into", str(tmp_path))
    assert done.returncode == 2 and "Windows has no folder with this name; choose another" in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["base/aux.card", "base/NUL.card", "base/prn/more.card"])
def test_cards_cannot_have_such_names(name: str, inn: Path) -> None:
    (inn / name).parent.mkdir(exist_ok=True)
    (inn / name).write_text("# nothing\n", encoding="utf-8")
    done = run("check")
    assert done.returncode == 2 and re.search(
        r": Windows has no file or folder with the name '\w+'; rename it$", done.stderr
    )


def test_names_that_differ_only_in_capitals(inn: Path) -> None:
    other = inn / "base" / "Treasures.card"
    if other.exists():
        pytest.skip("this disk does not keep such files apart")
    other.write_text("# nothing\n", encoding="utf-8")
    done = run("check")
    assert done.returncode == 2 and "differ only in capital letters" in done.stderr and done.stderr.count("\n") == 1
    other.unlink()
    (inn / "base" / "scenarios" / "Treasures.card").write_text("# nothing\n", encoding="utf-8")
    with pytest.raises(UsageError, match=r"Treasures\.card and treasures\.card differ only in capital letters"):
        open_game("inn")


# ------------------------------------------------------------------------------------------------------- paths


def test_links_have_slashes() -> None:
    folder, file = PureWindowsPath(r"C:\books\made"), PureWindowsPath(r"c:\cards\inn\base\a b.card")
    assert seen_from(folder, file) == "../../cards/inn/base/a b.card"
    assert seen_from(PureWindowsPath(r"C:\cards"), file) == "inn/base/a b.card"
    assert seen_from(PureWindowsPath(r"D:\books"), file) == "file:///c:/cards/inn/base/a%20b.card"
    assert seen_from(folder, PureWindowsPath(r"\\server\cards\a.card")) == "file://server/cards/a.card"
    assert seen_from(PurePosixPath("/a/b"), PurePosixPath("/a/c/d.card")) == "../c/d.card"


def test_messages_show_paths_with_slashes(monkeypatch: pytest.MonkeyPatch) -> None:
    class Elsewhere(PureWindowsPath):
        """A path outside of the checkout."""

        def resolve(self) -> Elsewhere:
            return self

    assert shown(Elsewhere(r"C:\cards\inn\names.po")) == "C:/cards/inn/names.po"  # type: ignore[arg-type]


def test_a_path_of_windows_is_one_argument(inn: Path) -> None:
    done = run("check", "--with", r"C:\cards\x.card")
    assert done.returncode == 2 and r"no folder 'C:\cards\x.card'" in done.stderr
    done = run("play", "inn", "--deck", r"P1=C:\decks\mine.card")
    assert done.returncode == 2 and r"C:\decks\mine.card" in done.stderr
    if sys.platform != "win32":  # elsewhere this is the name of one file
        assert run("sheet", "inn", "-o", r"out\x.pdf").stdout == "wrote out\\x.pdf\n"
        assert Path(r"out\x.pdf").is_file()


# ------------------------------------------------------------------------------------------------------ output


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_any_encoding_of_the_output_will_do(encoding: str, inn: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = inn / "base" / "treasures.card"
    path.write_text(path.read_text(encoding="utf-8").replace('"Magpie"', '"Elster → 東"'), encoding="utf-8")
    for command in ("text magpie --locale fr", "check --locale fr", "play inn --locale fr", "rules inn --locale fr"):
        done = run(*command.split(), encoding=encoding)
        assert done.returncode == 0 and "Traceback" not in done.stderr, f"{command}: {done.stderr}"
    path.write_text(path.read_text(encoding="utf-8").replace("you draw 2", "→ draw 2"), encoding="utf-8")
    done = run("check", "--locale", "fr", encoding=encoding)
    assert done.returncode == 1 and "\\u2192" in done.stderr


def test_json_is_the_same_in_any_encoding(inn: Path) -> None:
    path = inn / "base" / "treasures.card"
    path.write_text(path.read_text(encoding="utf-8").replace("you draw 2", "→ draw 2"), encoding="utf-8")
    made = [run("check", "--format", "json", encoding=encoding).stdout for encoding in ("utf-8", "cp1252", "ascii")]
    assert len({*made}) == 1 and "→" in str(json.loads(made[0]))


def test_output_that_cannot_be_encoded_is_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.BytesIO()
    out = io.TextIOWrapper(written, encoding="cp1252", newline="\n")
    monkeypatch.setattr(sys, "stdout", out)
    with plain_output():
        print("é → 東")
    out.flush()
    assert written.getvalue() == "é \\u2192 \\u6771\n".encode("cp1252")


# ------------------------------------------------------------------------------------ what Python lacks on Windows


WITHOUT = """
import builtins, os, signal, sys
import platformdirs  # it asks for a user where there is no Windows
lacking = {"fcntl", "grp", "pwd", "pty", "readline", "resource", "syslog", "termios", "tty"}
kept = builtins.__import__
def imports(name, globals=None, locals=None, fromlist=(), level=0):
    if not level and name.partition(".")[0] in lacking:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)
    return kept(name, globals, locals, fromlist, level)
builtins.__import__ = imports
for name in lacking:
    sys.modules.pop(name, None)
for name in ("fork", "forkpty", "geteuid", "getuid", "mkfifo", "O_NONBLOCK", "O_CLOEXEC", "sched_getaffinity"):
    if hasattr(os, name):
        delattr(os, name)
for name in ("SIGALRM", "SIGHUP", "SIGUSR1", "SIGKILL", "alarm", "setitimer"):
    if hasattr(signal, name):
        delattr(signal, name)
import subprocess
subprocess.Popen.kill = lambda self: os.kill(self.pid, 9)  # there, it ends a process without a signal
from ombre.workshop.cli import main
for command in ("check", "test", "play inn --quiet", "mutate inn --help", "sheet inn -o x.pdf", "fmt --check"):
    sys.argv = ["ombre", *command.split()]
    try:
        main()
    except SystemExit as end:
        assert not end.code, command
"""


def test_commands_need_nothing_that_windows_lacks(inn: Path) -> None:
    """Without these modules and functions, and with an error where text is read or written without an encoding."""
    options = ["-X", "warn_default_encoding", "-W", "error::EncodingWarning"]
    done = subprocess.run([sys.executable, *options, "-c", WITHOUT], capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0 and "Traceback" not in done.stderr, done.stderr
    assert "Result: the deck is empty" in done.stdout


def test_text_is_read_and_written_with_an_encoding() -> None:
    """Each call that reads or writes text says which encoding;
    text is written as bytes, so line ends are those written.
    """
    wrong: list[str] = []
    for path in sorted(
        path for room in FOLDERS for path in (ROOT / room).glob("**/*.py" if "/" not in room else "*.py")
    ):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if re.search(r"open\(|_text\(|subprocess", text) else ():
            if not isinstance(node, ast.Call):
                continue
            named = {keyword.arg: keyword.value for keyword in node.keywords}
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            is_text = (
                name in ("read_text", "write_text") or "text" in named and name in ("run", "Popen", "check_output")
            )
            if isinstance(node.func, ast.Name) and name == "open":
                modes = [one for one in [*node.args[1:2], named.get("mode")] if isinstance(one, ast.Constant)]
                is_text = not any("b" in str(mode.value) for mode in modes)
            if is_text and "encoding" not in named:
                wrong.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert wrong == []
