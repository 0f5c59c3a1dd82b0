"""Compilation with cached trees and cached pieces of modules gives the same results as without."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import serialize

from ombre.compiler import driver, python, trees
from ombre.compiler.projects import cache
from ombre.compiler.projects.project import Project, open_game
from ombre.compiler.python.layout import by_shape
from ombre.dsl.parser import Parsed, parse
from ombre.dsl.source import Source
from ombre.dsl.vocabulary import Vocabulary, scan
from ombre.prose.language import languages
from ombre.prose.language.cases import Cases, Instead

EDITS: tuple[Callable[[str, Random], str], ...] = (
    lambda line, random: "",
    lambda line, random: f"{line}\n{line}",
    lambda line, random: f"{line}  # a remark",
    lambda line, random: re.sub(r"\d+", lambda number: str(int(number[0]) + 1), line, count=1),
    lambda line, random: re.sub(r"\w+", "", line, count=1),
    lambda line, random: re.sub(random.choice(line.split() or ["x"]), "wrong", line, count=1),
)


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OMBRE_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def edited(project: Project, random: Random) -> tuple[Project, str]:
    """The project with one changed line in one file, and the name of this file.

    The scenarios of other files are left out.
    """
    chosen = random.choice(project.files)
    lines = chosen.source.text.split("\n")
    at = random.choice([number for number, line in enumerate(lines) if line.strip()])
    lines[at] = random.choice(EDITS)(lines[at].replace("(", " "), random)
    other = replace(chosen, source=Source(chosen.source.name, "\n".join(lines)))
    kept = (file for file in project.files if file is chosen or not file.module.startswith("scenarios/"))
    return replace(project, files=tuple(other if file is chosen else file for file in kept)), chosen.source.name


def made(project: Project) -> tuple[list[object], dict[str, str]]:
    """The whole result of a compilation: the diagnostics, and the text of each module."""
    compiled = driver.compile_project(project)
    texts = {file.source: python.render(compiled.model, file) for file in compiled.model.files} if compiled.ok else {}
    return [d.as_data() for d in compiled.diagnostics], texts


@pytest.mark.parametrize("seed", range(6))
def test_one_changed_line_is_the_same_warm_and_cold(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a change of any line, a compilation gives the same result with and without cached trees."""
    shipped = open_game("crossfire")
    project, name = edited(shipped, Random(seed))
    names = {file.source.name for file in project.files}
    before = replace(shipped, files=tuple(file for file in shipped.files if file.source.name in names))
    driver.compile_project(before)
    warm = made(project)
    monkeypatch.setenv("OMBRE_CACHE", str(tmp_path / f"cold {name.rpartition('/')[2]}"))
    assert warm == made(project)
    assert warm[0] or name in warm[1]


# --------------------------------------------------------------------------------------------------------- trees


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The list of the names of the files that are parsed during a test, not read from the cache."""
    names: list[str] = []

    def noted(source: Source, vocabulary: Vocabulary) -> Parsed:
        names.append(source.name)
        return parse(source, vocabulary)

    monkeypatch.setattr(trees, "parse", noted)
    yield names


def read(*texts: str) -> list[Parsed]:
    sources = [Source(f"{number}.card", text) for number, text in enumerate(texts)]
    return trees.trees(sources, scan(sources))


RULES = "game small language 3\n  players 2\n\nkind hero is player\n  has hp number\n"
CARD = 'kind gear is card\n\ngear knife "Knife"\n'


def test_only_what_has_changed_is_parsed(parsed: list[str], own_cache: Path) -> None:
    """A change of a file makes its cached tree invalid; a change of the vocabulary or the compiler, all trees."""
    first = read(RULES, CARD)
    assert parsed == ["0.card", "1.card"]
    assert read(RULES, CARD) == first and len(parsed) == 2
    read(RULES, CARD.replace("Knife", "Fork"))
    assert parsed[2:] == ["1.card"]
    read(RULES.replace("hp", "luck"), CARD)
    assert parsed[3:] == ["0.card", "1.card"]
    assert len(list((own_cache / "trees").iterdir())) == 4  # only the last tree of each file and vocabulary


def test_another_compiler_parses_anew(parsed: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    read(RULES)

    def fingerprint(room: str) -> str:
        return f"another {room}"

    monkeypatch.setattr(cache, "fingerprint", fingerprint)
    read(RULES)
    assert parsed == ["0.card", "0.card"]


@pytest.mark.parametrize("keep", [0, 20, 40, -1])
def test_a_damaged_tree_is_made_again(parsed: list[str], own_cache: Path, keep: int) -> None:
    """A damaged cached tree is detected, and its file is parsed again."""
    first = read(RULES)
    (entry,) = (own_cache / "trees").iterdir()
    whole = entry.read_bytes()
    entry.write_bytes(whole[:keep] + b"\0")
    assert read(RULES) == first and parsed == ["0.card", "0.card"]
    assert entry.read_bytes() == whole


def test_mistakes_are_kept_with_the_tree(parsed: list[str]) -> None:
    """If the tree of a file is in the cache, the diagnostics of the file are still reported, at the same places."""
    wrong = RULES + "  has number\n"
    (first,), (again,) = read(wrong), read(wrong)
    assert first == again and again.diagnostics and parsed == ["0.card"]


# --------------------------------------------------------------------------------------------- pieces of modules


@pytest.mark.parametrize("module", ["market", "missions", "flow"])
def test_pieces_together_are_what_black_makes_of_the_whole(module: str) -> None:
    """A module whose pieces were formatted separately equals the module that Black has formatted as a whole."""
    project = open_game("crossfire")
    name = next(file.source.name for file in project.files if file.module == module)
    model = driver.compile_project(project).model
    file = next(file for file in model.files if file.source == name)
    made = python.module(model, file)
    assert made == python.form(made)  # Black would not change the source map either
    assert made.startswith(python.form(python.render(model, file)).removesuffix(")\n"))


def test_a_line_more_formats_only_its_own_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a new line in a file, only the piece of this line is formatted, although many line numbers change."""
    project = open_game("crossfire")
    at = next(number for number, file in enumerate(project.files) if file.module == "house_obstacles")
    texts: list[str] = []

    def build(text: str) -> str:
        source = Source(project.files[at].source.name, text)
        files = (*project.files[:at], replace(project.files[at], source=source), *project.files[at + 1 :])
        compiled = driver.compile_project(replace(project, files=files))
        return driver.modules(compiled, files[at : at + 1])[source.name]

    text = project.files[at].source.text
    build(text)
    form = python.form

    def noted(piece: str) -> str:
        texts.append(piece)
        return form(piece)

    monkeypatch.setattr(python, "form", noted)
    changed = build("\n" + text.replace("attack 1", "attack 2", 1))
    assert '("attack", 2)' in changed.partition("stray_spirit")[0] and "line=7" in changed.replace("\n", "")
    assert all(re.search(r"(:|line=)111\b", piece) for piece in texts), "a number got a digit more, else nothing is new"


def test_numbers_come_back_where_they_were() -> None:
    """Pieces that differ only in numbers are formatted once, and each gets its own numbers back."""
    made: list[str] = []

    def form(text: str) -> str:
        made.append(text)
        return text.replace(" ", "")

    shaped, asked = by_shape({}, form)
    assert [shaped("a1 = 20"), shaped("a3 = 45"), shaped("a3 = 450")] == ["a1=20", "a3=45", "a3=450"]
    assert made == ["a1 = 11", "a1 = 111"]
    known, _ = by_shape(asked, lambda text: "formatted again")
    assert known("a7 = 77") == "a7=77"


# ------------------------------------------------------------------------------------------------------ messages


def test_the_messages_of_a_locale_are_parsed_once(
    own_cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A later run reads the parsed messages from the cache; a changed or damaged one is parsed again."""
    cases = Cases(("base", "acc"), (("acc", Instead("", (), "base")),))
    folder = tmp_path / "locales" / "de"
    folder.mkdir(parents=True)
    text = "".join(f"m-{n} = {{ $case ->\n   *[base] him\n    [gen] his\n    }}\n" for n in range(100))
    (folder / "words.ftl").write_text(text)

    def read() -> str:
        languages.kept_messages.cache_clear()
        ((_, resource),) = languages.resources([folder], cases)
        return serialize(resource)

    first = read()
    (entry,) = (own_cache / "messages").iterdir()
    with monkeypatch.context() as patch:
        patch.setattr(languages, "messages", None)  # not called
        assert read() == first
    entry.write_bytes(entry.read_bytes()[:50])
    assert read() == first
    (folder / "words.ftl").write_text(text.replace("him", "them"))
    assert read() == first.replace("him", "them")
    assert len(list((own_cache / "messages").iterdir())) == 1
