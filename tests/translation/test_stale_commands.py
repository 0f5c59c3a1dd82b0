"""`ombre locale accept` and `ombre locale changes`, and what `status`, `text` and `sheet` say of stale translations."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ombre.compiler.projects.places import UsageError
from ombre.workshop.cli import app

from ..prose.stale_world import World, world

GAME = "cards/low_tide"
FACES = {
    "faces.yaml": 'colours: {trinket: "#4a6a8a"}\nkinds: {trinket: {back: {icon: gull}, widgets: [text]}}\n',
    "icons/gull.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M1 1H9V9Z"/></svg>\n',
}
Said = Callable[..., tuple[str, str]]


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> World:
    """The toy game, of which all French is accepted, with faces."""
    found = world(tmp_path / "here", monkeypatch)
    for name, content in FACES.items():
        (found.game / name).parent.mkdir(exist_ok=True)
        (found.game / name).write_text(content, encoding="utf-8")
    found.accept()
    return found


def said(*arguments: str) -> tuple[str, str]:
    """Run a command; return what it prints on standard output and on standard error."""
    done = CliRunner().invoke(app, arguments, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.stdout, done.stderr


def git(copy: World, *arguments: str) -> str:
    who = ["-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false"]
    done = subprocess.run(["git", "-C", copy.root, *who, *arguments], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def commit(copy: World) -> str:
    git(copy, "init", "-q") if not (copy.root / ".git").exists() else None
    git(copy, "add", "-A")
    git(copy, "commit", "-q", "-m", "x")
    return git(copy, "rev-parse", "HEAD")


def test_what_is_stale_is_told_everywhere_until_it_is_accepted(copy: World, tmp_path: Path) -> None:
    copy.change(f"{GAME}/locales/en/verbs.ftl", ".base = drop", ".base = lose")
    copy.change(f"{GAME}/base/trinkets.card", '"Cockle"', '"Big Cockle"')
    out, _ = said("locale", "status", "fr", "--game", "low_tide")
    assert "low_tide: words 39 of 39, 1 stale\n" in out
    assert "    stale drops: " in out and "verbs.ftl:22: its source has changed since it was translated\n" in out
    assert "names 10 of 10, 1 stale\n    stale cockle: " in out
    seen = "voir «\u00a0ombre locale changes fr\u00a0»"
    note = f"1 carte a des traductions périmées (fr)\u00a0: driftwood\u202f; {seen}\n"
    assert said("text", "driftwood", "--locale", "fr")[1] == note
    assert said("text", "pearl_oyster", "--locale", "fr")[1] == said("text", "driftwood", "--locale", "en")[1] == ""
    sheet = ("sheet", "low_tide", "--locale", "fr", "--to", "html", "-o", str(tmp_path / "sheet.html"))
    told = f"3 cartes ont des traductions périmées (fr)\u00a0: cockle, driftwood, ships_bell\u202f; {seen}\n"
    assert told in said(*sheet)[1]
    (tmp_path / "sheet.html").unlink()
    with pytest.raises(
        UsageError, match="no release in fr: cockle: stale: cockle; driftwood: stale: drops; ships_bell"
    ):
        said(*sheet, "--release")
    assert not (tmp_path / "sheet.html").exists()
    (copy.root / "locales/fr/more.ftl").write_text("drops = x\n", encoding="utf-8")
    (copy.root / "locales/en/more.ftl").write_text("drops = y\n", encoding="utf-8")
    with pytest.raises(UsageError, match=r"'drops' waits in .*verbs\.ftl, .*more\.ftl; say which game with --game"):
        said("locale", "accept", "fr", "drops")
    assert said("locale", "accept", "fr", "drops", "--game", "low_tide")[0].endswith("verbs.ftl: 1 accepted\n")
    (copy.root / "locales/fr/more.ftl").unlink()
    (copy.root / "locales/en/more.ftl").unlink()
    assert "names.po: 1 accepted\n" in said("locale", "accept", "fr", "--all", "--game", "low_tide")[0]
    assert said("locale", "accept", "fr", "--all")[0] == "nothing to accept\n"
    assert said("locale", "changes", "fr")[0] == "nothing is stale in fr\n"
    assert "écrit" in said(*sheet, "--release")[0]
    assert "stale" not in said("locale", "status", "fr", "--game", "low_tide")[0]


def test_a_change_is_shown_with_the_cards_before_and_now(copy: World, tmp_path: Path) -> None:
    first = commit(copy)
    copy.change(f"{GAME}/locales/en/verbs.ftl", ".base = drop", ".base = lose")
    copy.change(f"{GAME}/rules/verbs.card", "  move what to sea\n", "  move what to shelf of who\n")
    copy.change(f"{GAME}/rules/flow.card", "\nflow turn", "\nflaw turn")
    commit(copy)  # a version with an error is left out
    copy.change(f"{GAME}/rules/flow.card", "\nflaw turn", "\nflow turn")
    commit(copy)
    copy.change(f"{GAME}/base/trinkets.card", '"Cockle"', '"Big Cockle"')
    before = copy.files()
    out, _ = said("locale", "changes", "fr", "--pictures", str(tmp_path / "out"))
    drops, cockle = out.split("wrote ")[0].split(f"{copy.game}/locales/fr/")[1:]
    assert drops.startswith("verbs.ftl:22: drops: its source has changed since it was translated\n")
    assert f"  before ({first[:8]}):\n    drops =\n        .base = drop\n" in drops
    assert "  move what to sea\n  now:\n" in drops and "  move what to shelf of who\n  translation:\n" in drops
    assert "        .base = lâcher\n" in drops and "  on 3 cards: driftwood, ships_bell, spring_tide\n" in drops
    was, now = drops.split("    driftwood (en), now:\n")
    assert was.endswith(
        "    driftwood (en), before:\n      Driftwood\n"
        "      If you would be soaked, you may instead drop this trinket.\n"
    )
    assert now == "      Driftwood\n      If you would be soaked, you may instead lose this trinket.\n"
    assert cockle.startswith("names.po:20: cockle: the card was called 'Cockle', and is now called 'Big Cockle'\n")
    page = (tmp_path / "out" / "index.html").read_text(encoding="utf-8")
    pictures = {path.name: path.read_bytes() for path in (tmp_path / "out").glob("*.png")}
    assert all(f'<img src="{name}"' in page for name in pictures) and len(pictures) == 3 * 4
    assert pictures["low_tide.driftwood.en.png"] != pictures[f"low_tide.driftwood.en.{first[:8]}.png"]
    assert pictures["low_tide.driftwood.fr.png"] == pictures[f"low_tide.driftwood.fr.{first[:8]}.png"]
    assert copy.files() == before and git(copy, "status", "--porcelain").split() == ["M", f"{GAME}/base/trinkets.card"]


def test_a_change_is_compared_with_a_given_revision_or_with_nothing(copy: World) -> None:
    copy.change(f"{GAME}/locales/en/verbs.ftl", ".base = drop", ".base = lose")
    out, _ = said("locale", "changes", "fr")
    assert "  before:\n    unknown: the files are not in a git repository\n  now:\n    drops =\n" in out
    with pytest.raises(UsageError, match="is not in a git repository, so that it has no revision 'HEAD'"):
        said("locale", "changes", "fr", "--since", "HEAD")
    lost = commit(copy)
    assert "  before:\n    not found in git\n  now:\n" in said("locale", "changes", "fr")[0]
    copy.change(f"{GAME}/locales/en/verbs.ftl", ".base = lose", ".base = throw away")
    out, _ = said("locale", "changes", "fr", "--since", "HEAD")
    assert f"  before ({lost[:8]}):\n    drops =\n        .base = lose\n" in out
    for revision in ("nothing", "--output=x", ""):
        with pytest.raises(UsageError, match="git knows no revision"):
            said("locale", "changes", "fr", f"--since={revision}")


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("accept fr", "say which entries: their ids, or --all"),
        ("accept fr drops --all", "give ids or --all, not both"),
        ("accept fr drop", "there is no translated entry 'drop'; did you mean 'drops'"),
        ("accept en --all", "'en' is the language of the cards; all others are translated from it"),
        ("changes en", "'en' is the language of the cards; all others are translated from it"),
        ("changes xx", "there is no locale 'xx'"),
        ("accept fr --all --game high_tide", "there is no game 'high_tide'; there is: low_tide"),
    ],
)
def test_a_wrong_request_is_refused(command: str, message: str, copy: World) -> None:
    with pytest.raises(UsageError, match=message):
        said("locale", *command.split())
