"""The guarantees of docs/trust.md: with any file, a command ends soon with a clear message, and damages nothing."""

# Games in play have no static type.
# pyright: reportUnknownLambdaType=false, reportUnknownArgumentType=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

import errno
import io
import json
import os
import stat
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

import pytest

from ombre import MOST_COPIES
from ombre.compiler.driver import compile_project, modules
from ombre.compiler.modules import module_paths
from ombre.compiler.projects import atomic, files, yaml_files
from ombre.compiler.projects.files import UsageError, read_bytes
from ombre.compiler.projects.places import GameFolder
from ombre.compiler.projects.project import open_game
from ombre.prose.language.languages import Settings, catalogue, resources
from ombre.prose.language.text import Locale, load_locale
from ombre.prose.proofreading.proofread import misnamed
from ombre.runtime import NOTHING
from ombre.runtime.errors import RulesError, SaveError
from ombre.runtime.loader import load_file
from ombre.runtime.records import Deck
from ombre.session import decks
from ombre.session.save import MOST_ANSWERS
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.sheets import FaceError, load_faces
from ombre.workshop import cli
from ombre.workshop.api.table import Table
from ombre.workshop.console.output import Plain, shown
from ombre.workshop.narration.narrator import Narrator
from ombre.workshop.play import campaign as campaigns
from ombre.workshop.printing.printer import Printer
from ombre.workshop.scenarios import running as scenarios

ROOT = Path(__file__).parents[2]
T = TypeVar("T")
PLAIN_USER = 65534
PO = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\nmsgctxt "x"\nmsgid "X"\nmsgstr "%s"\n'


@pytest.fixture
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OMBRE_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def pond(golden: Callable[[str], Table], monkeypatch: pytest.MonkeyPatch) -> Table:
    table = golden("pond")
    monkeypatch.setattr(campaigns, "open_table", lambda game, extra=(): table)
    return table


# ---------------------------------------------------------------------------------------- files that are not regular


def a_pipe(path: Path) -> None:
    os.mkfifo(path)


def a_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def a_folder(path: Path) -> None:
    path.mkdir()


def nothing(path: Path) -> None:
    path.symlink_to("nowhere")


def a_huge_file(path: Path) -> None:
    with open(path, "wb") as file:
        file.truncate(2**30)  # a sparse file


def one_that_nobody_may_read(path: Path) -> None:
    path.write_text("x")
    path.chmod(0)


ODD = [a_pipe, a_device, a_folder, nothing, a_huge_file, one_that_nobody_may_read]


def read_cards(path: Path) -> object:
    return open_game("crossfire", [str(path.parent)])


READERS: dict[str, tuple[str, Callable[[Path], object]]] = {
    "cards": ("own.card", read_cards),
    "set": (
        "base/set.yaml",
        lambda path: [one[:1] + one[2:] for one in GameFolder("low_tide", path.parents[1]).sets().values()],
    ),
    "rulings": ("rulings.yaml", lambda path: scenarios.rulings([path.parent])),
    "messages": ("verbs.ftl", lambda path: resources([path.parent])),
    "names": ("names.po", catalogue),
    "language": ("fr/locale.yaml", Settings.read),
    "faces": ("faces.yaml", load_faces),
    "save": ("one.save", read_bytes),
    "campaign": ("one.campaign", campaigns.load),
}
TEXTS = [kind for kind in READERS if kind not in ("save", "campaign")]


def as_plain_user(read_it: Callable[[], T], folder: Path) -> T:
    """Root may read everything, so tests that run as root change to another user, who may read the folder."""
    for outer in folder.parents:
        if outer.name.startswith(("pytest-", "popen-")):  # pytest's folder; one more level in parallel runs
            outer.chmod(0o755)
    folder.chmod(0o555)
    root = os.geteuid() == 0
    if root:
        os.seteuid(PLAIN_USER)
    try:
        return read_it()
    finally:
        if root:
            os.seteuid(0)


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: odd.__name__)
@pytest.mark.parametrize("kind", READERS)
def test_what_is_no_file_is_told_at_once(
    kind: str, odd: Callable[[Path], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if kind == "set" and odd is nothing or kind == "rulings" and odd in (a_pipe, a_device, a_folder, nothing):
        return  # an expansion may have no game file, and this folder is none
    name, reads = READERS[kind]
    path = tmp_path / "here" / name
    path.parent.mkdir(parents=True)
    odd(path)
    begun = time.process_time()
    opened = os.open

    def opened_by_plain_user(name: str, flags: int, *more: int) -> int:
        if name != str(path):  # the folder of ombre may be private, so the rest is opened as usual
            return opened(name, flags, *more)
        return as_plain_user(lambda: opened(name, flags, *more), tmp_path)

    if odd is one_that_nobody_may_read:
        monkeypatch.setattr(os, "open", opened_by_plain_user)
    with pytest.raises((UsageError, FaceError), match="cannot be read: ") as told:
        reads(path)
    assert str(path) in str(told.value) and "\n" not in str(told.value)
    assert time.process_time() - begun < 1


@pytest.mark.parametrize("kind", TEXTS)
def test_bytes_that_are_no_text_are_told_with_their_line(kind: str, tmp_path: Path) -> None:
    name, reads = READERS[kind]
    path = tmp_path / "here" / name
    path.parent.mkdir(parents=True)
    path.write_bytes(b"# one\n# two \xff\n")
    with pytest.raises((UsageError, FaceError)) as told:
        reads(path)
    assert str(told.value).startswith(f"{path}:2: this is not UTF-8 text")


GOOD = {
    "set": "name: Mine\nbase: false\n",
    "rulings": "R001: {kind: state}\n",
    "messages": "draws =\n    .base = draw\n",
    "names": PO % "Y",
    "cards": 'expansion own of crossfire\n\nobstacle x "X" normal\n',
}


@pytest.mark.parametrize("kind", GOOD)
@pytest.mark.parametrize("change", ["mark", "line ends"])
def test_files_of_other_systems_read_the_same(kind: str, change: str, tmp_path: Path) -> None:
    """A byte order mark and Windows line ends change nothing."""
    name, reads = READERS[kind]

    def said(text: str, folder: str) -> str:
        path = tmp_path / folder / name
        path.parent.mkdir(parents=True)
        path.write_bytes(text.encode())
        found: Any = reads(path)
        found = [str(one) for one in found] if kind == "names" else found
        if kind == "cards":
            return str([(one.source.name[-8:], one.source.text) for one in found.files if one.own])
        return repr([e.to_json() for _, r in found for e in r.body]) if kind == "messages" else repr(found)

    other = "\ufeff" + GOOD[kind] if change == "mark" else GOOD[kind].replace("\n", "\r\n")
    assert said(other, "other") == said(GOOD[kind], "plain")


@pytest.mark.parametrize("kind", [kind for kind in TEXTS if kind != "cards"])
@pytest.mark.parametrize("letter", ["\x1b", "\0", "\u202e", "\u2066", "\x9b"])
def test_what_cannot_be_seen_is_refused_with_its_line(kind: str, letter: str, tmp_path: Path) -> None:
    name, reads = READERS[kind]
    path = tmp_path / "here" / name
    path.parent.mkdir(parents=True)
    path.write_text(f"# one\n# {letter}\n", encoding="utf-8")
    with pytest.raises((UsageError, FaceError)) as told:
        reads(path)
    assert str(told.value) == f"{path}:2: there is an invisible character (U+{ord(letter):04X}) here; delete it"


def test_what_cannot_be_seen_is_refused_as_an_escape(tmp_path: Path) -> None:
    path = tmp_path / "names.po"
    path.write_text(PO % "a\\bb", encoding="utf-8")
    with pytest.raises(UsageError, match=r"names\.po:\d+: there is an invisible character \(U\+0008\)"):
        catalogue(path)
    path = tmp_path / "set.yaml"
    path.write_text('a: 1\nname: "\\e[31m"\n', encoding="utf-8")
    with pytest.raises(UsageError, match=r"set\.yaml:2: there is an invisible character \(U\+001B\)"):
        yaml_files.load(path)


# ------------------------------------------------------------------------------------------------------------ YAML


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a: &x [1]\nb: *x\n", "2: this is not YAML: nothing is taken over with `*`; write it out"),
        ("a: " + "[" * 3_000, "1: this is not YAML: this is nested too deeply"),
        ("a: 1\na: 2\n", "2: `a` is written twice here; delete one"),
        ("? [a]\n: 1\n", "1: a name must be a word"),
        ("a: [", "1: this is not YAML: "),
        ("- a\n", "1: this must be lines of 'name: value'"),
        ("just words\n", "1: this must be lines of 'name: value'"),
        ("base: yes please\n", "1: `base` must be `true` or `false`"),
        ("name: 7\n", "1: `name` must be text; put it in quotes"),
        ("nam: x\n", "1: `nam` is no option of the file; did you mean `name`?"),
    ],
)
def test_a_wrong_yaml_is_told_with_its_line(text: str, told: str, tmp_path: Path) -> None:
    path = tmp_path / "base" / "set.yaml"
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    with pytest.raises(UsageError) as error:
        GameFolder("own", tmp_path).sets()
    assert f"{path}:{told}" in str(error.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("kinds: [gear]\n", ":1: `kinds` must be lines of 'name: value'"),
        ("kinds: {gear: 7}\n", ":1: `gear` of `kinds` must be lines of 'name: value'"),
        ("kinds:\n  gear:\n    frame: [a]\n", ":3: `frame` of `gear` must be text; put it in quotes"),
        ("kinds:\n  gear:\n    widgets: text\n", ":3: `widgets` of `gear` must be a list"),
        (
            "kinds:\n  gear:\n    widgets:\n      - picture: {low: .nan}\n",
            ":4: `low` of `picture` of `gear` must be a number",
        ),
        (
            "kinds:\n  gear:\n    widgets:\n      - picture: {low: 1.0e+99}\n",
            ":4: `low` of `picture` of `gear` must be",
        ),
        (
            "kinds:\n  gear:\n    widgets:\n      - picture: {fact: [a]}\n",
            ":4: `fact` of `picture` of `gear` must be text",
        ),
        (
            "kinds:\n  gear:\n    widgets:\n      - text: 7\n",
            ":4: each of `widgets` of `gear` must be a widget like `- track: {fact: NAME}`",
        ),
        ("colours:\n  a: 112233\n", ":2: `a` of `colours` must be a colour in quotes like"),
        ("colours: x\n", ":1: `colours` must be lines of"),
    ],
)
def test_wrong_faces_are_told_with_their_line(text: str, told: str, tmp_path: Path) -> None:
    path = tmp_path / "faces.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(FaceError) as error:
        load_faces(path)
    assert f"{path}{told}" in str(error.value)


SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">%s</svg>'


@pytest.mark.parametrize(
    ("icon", "told"),
    [
        (SVG % "<path", "x.svg:1: this is not SVG"),
        ("<svg>\n\n</b>", "x.svg:3: this is not SVG"),
        ("", "x.svg:1: this is not SVG"),
        ('<!DOCTYPE s [<!ENTITY a "aaaa">]>' + SVG % "&a;", "x.svg:1: this is not SVG: it declares entities"),
        (SVG % "<use href='#a'/>", "`use` is none"),
        (SVG % "<image href='file:///etc/passwd'/>", "`image` is none"),
        (SVG % "<script>1</script>", "`script` is none"),
        (SVG % ("<g>" * 5_000 + "</g>" * 5_000), "at most 30 groups in each other"),
    ],
)
def test_a_wrong_icon_is_told(icon: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons" / "x.svg").write_text(icon, encoding="utf-8")
    (tmp_path / "faces.yaml").write_text("", encoding="utf-8")
    with pytest.raises(FaceError) as error:
        load_faces(tmp_path / "faces.yaml")
    assert told in str(error.value)


# ------------------------------------------------------------------------------------------------------- languages


def test_nested_braces_are_told_with_their_line(tmp_path: Path) -> None:
    path = tmp_path / "verbs.ftl"
    path.write_text("a = b\nc = " + "{ " * 3_000 + "\n", encoding="utf-8")
    with pytest.raises(UsageError, match=r"verbs\.ftl:2: braces are nested too deeply here"):
        resources([tmp_path])


@pytest.mark.parametrize(
    "text", ["a = { b }\nb = { a }\n", "a = { SENTENCES(a) }\n", "a =\n    .b = { a.b }\n    .c = { a.c }\n"]
)
def test_messages_that_go_in_circles_are_missing(text: str, tmp_path: Path) -> None:
    from ombre.prose.language.messages import MissingMessage, say

    (tmp_path / "verbs.ftl").write_text(text, encoding="utf-8")
    base = load_locale("en")
    locale = Locale("en", base.settings, resources([tmp_path]))
    with pytest.raises(MissingMessage):
        locale.clause(say("a", who="x"))


LOCALE = "name: Mine\ncases: [base]\nadjectives: before\n"


@pytest.mark.parametrize(
    ("folder", "text", "told"),
    [
        ("fr", LOCALE + "typography:\n  - {find: '(', put: x}\n", ":5: `find` is not a valid pattern"),
        ("fr", LOCALE + "typography:\n  - {find: 'a', put: '\\1'}\n", ":5: `put` is not a valid pattern"),
        ("fr", LOCALE + "typography:\n  - {find: 'a'}\n", ":5: `typography` needs the option `put`."),
        ("klingon", LOCALE, ":1: 'klingon' is no code of a language"),
        (
            "fr",
            LOCALE + "typography:\n  - {find: , put: x}\n",
            ":5: `find` of `typography` must be text; put it in quotes",
        ),
        (
            "fr",
            LOCALE + "typography:\n  -\n",
            ":5: there is no value after the dash; delete the dash, or write a value of `typography`",
        ),
        ("fr", LOCALE + f"fallback: [{'a' * 300}]\n", ":4: there is no other language `aaa"),
        ("fr", LOCALE + "fallback: [xx]\n", ":4: there is no other language `xx`"),
        ("fr", LOCALE + "fallback: [fr]\n", ":4: there is no other language `fr`"),
        ("fr", "name: Mine\n", ":1: there is no line `cases: ...`"),
        (
            "fr",
            LOCALE.replace("before", "above"),
            ":3: `adjectives` is `above`, which does not exist; there is: before, after",
        ),
    ],
)
def test_a_wrong_language_is_told_with_its_line(folder: str, text: str, told: str, tmp_path: Path) -> None:
    path = tmp_path / folder / "locale.yaml"
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    with pytest.raises(UsageError) as error:
        Settings.read(path)
    assert f"{path}{told}" in str(error.value)


BLOWS = "# words\nblows-on =\n    .base = blow\n    .third = blows\n    .on = over { $wath }\n"


def test_a_wrong_argument_is_told_by_check_and_stops_no_game(tmp_path: Path, golden: Callable[[str], Table]) -> None:
    path = tmp_path / "locales" / "en" / "verbs.ftl"
    path.parent.mkdir(parents=True)
    path.write_text(BLOWS.replace("$wath", "NP($what)"), encoding="utf-8")
    project = golden("vigil").project
    table = Table(replace(project, folders=(*project.folders, tmp_path)))
    assert list(misnamed(table.compiled)) == []
    path.write_text(BLOWS, encoding="utf-8")
    ((_, told),) = misnamed(table.compiled)
    assert told == f"{path}:5: error: blows-on.on names $wath, which it is not given; there is $what, $head"
    session = Session(table.rules, Start(table.rules.players[0], 1, table.beginnings()[0], log=True))
    line = Narrator(Printer(table, "en")).event(session.g, "blows on", [NOTHING, 0])
    assert line.endswith("blows on P1")  # the words of the cards, if messages of the language fail


# ------------------------------------------------------------------------------------------- saves, decks, campaigns


def saved(table: Table, **changes: Any) -> bytes:
    session = Session(table.rules, Start(table.rules.players[0], 1, table.beginnings()[0]))
    data = json.loads(session.save().partition(b"\n")[2]) | changes
    return sealed(b"ombre 2", json.dumps(data).encode())


def sealed(head: bytes, content: bytes) -> bytes:
    return b"%s %s\n%s\n" % (head, blake2b(content, digest_size=8).hexdigest().encode(), content)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"decks": {"0": ["mine", [["x", 10**8]]]}}, "cards that this game does not know: x"),
        (
            {"decks": {"0": ["mine", [["CARD", 10**8]]]}},
            "has 100000000 of CARD; a card is in a deck once, from 1 to 999",
        ),
        ({"decks": {"0": ["mine", [["CARD", -1]]]}}, "has -1 of CARD"),
        ({"decks": {"0": ["mine", [["CARD", 999]] * 11]}}, "has 999 of CARD; a card is in a deck once"),
        ({"choices": [0] * (MOST_ANSWERS + 1)}, f"has {MOST_ANSWERS + 1} answers; one has at most {MOST_ANSWERS}"),
        ({"kept": {"0": {"x": 1}}}, "has kept x, which this game does not let players keep"),
        ({"kept": {"0": {"bag": ["cap"] * 10_001}}}, "has kept 10001 cards as bag; there are at most 10000"),
        ({"kept": {"0": {"bag": ["nothing"]}}}, "has kept 'nothing', a card that this game does not know"),
        ({"kept": {"0": {"flies": True}}}, "damaged"),
        ({"players": 10**9}, "players, not 1000000000"),
    ],
)
def test_a_strangers_save_is_refused_in_a_sentence(changes: dict[str, Any], told: str, pond: Table) -> None:
    card = pond.rules.cards[0].id
    text = json.dumps(changes).replace("CARD", card)
    with pytest.raises(SaveError) as error:
        Session.load(pond.rules, saved(pond, **json.loads(text)))
    assert told.replace("CARD", card) in str(error.value) and "\n" not in str(error.value)


@pytest.mark.parametrize(
    "content", [b'{"rules": "\xff"}', b"[" * 100_000, b'{"a":' * 100_000, b"\xff", b'{"rules":"\\ud800"}']
)
def test_content_that_is_no_text_is_damage(content: bytes, pond: Table) -> None:
    with pytest.raises(SaveError, match="this saved game is damaged"):
        Session.load(pond.rules, sealed(b"ombre 2", content))
    with pytest.raises(SaveError, match="this campaign is damaged"):
        campaigns.decode(sealed(b"ombre campaign 2", content))


def test_every_deck_has_the_same_limits(pond: Table) -> None:
    card = pond.rules.cards[0].id
    decks.refuse_size(Deck("mine", ((card, MOST_COPIES),)))
    for cards in (((card, MOST_COPIES + 1),), ((card, 0),), tuple((f"{card}{n}", MOST_COPIES) for n in range(11))):
        with pytest.raises(RulesError, match="deck 'mine' has"):
            decks.refuse_size(Deck("mine", cards))


def campaign_file(path: Path, **changes: Any) -> Path:
    data = (ROOT / "tests/golden/three_summers.campaign").read_bytes().partition(b"\n")[2]
    path.write_bytes(sealed(b"ombre campaign 2", json.dumps(json.loads(data) | changes).encode()))
    return path


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"players": [{"name": "Ada", "kept": {"x": 1}}] * 3}, "Ada has kept x, which this game does not let players"),
        ({"players": [{"name": "\x1b[31mAda"}] * 3}, "a player's name has 1 to 40 characters"),
        ({"players": [{"name": "\u202eAda"}] * 3}, "a player's name has 1 to 40 characters"),
        ({"players": [{"name": "Ada", "kept": {"bag": [1]}}] * 3}, "damaged"),
        ({"game": "nowhere", "extra": ["/"]}, "there is no game 'nowhere'"),
        ({"game": "a" * 300, "extra": ["/"]}, "there is no game 'aaa"),
        ({"game": "crossfire", "extra": ["/"]}, "this campaign was begun with your folder '/'; name it again: --with"),
    ],
)
def test_a_strangers_campaign_is_refused_in_a_sentence(
    changes: dict[str, Any], told: str, pond: Table, tmp_path: Path
) -> None:
    with pytest.raises(UsageError) as error:
        campaigns.load(campaign_file(tmp_path / "x.campaign", **changes))
    assert told in str(error.value)


def test_a_campaign_reads_only_folders_that_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A folder is identified by its name, so a campaign can be moved; the cards in it are compared by their rules."""
    opened_with: list[list[str]] = []

    def opened(game: str, extra: list[str]) -> Table:
        opened_with.append(extra)
        raise SaveError("far enough")

    monkeypatch.setattr(campaigns, "open_table", opened)
    path = campaign_file(tmp_path / "x.campaign", game="crossfire", extra=["prime_runner", "far/away/tolls"])
    for named in ([], ["elsewhere/other"], ["prime_runner"]):
        with pytest.raises(UsageError, match="name it again: --with tolls"):
            campaigns.load(path, named)
    assert opened_with == []
    for folder in ("far/away/tolls", "here/tolls"):
        with pytest.raises(UsageError, match="far enough"):
            campaigns.load(path, [folder])
    assert opened_with == [["prime_runner", "far/away/tolls"], ["prime_runner", "here/tolls"]]
    path = campaign_file(tmp_path / "x.campaign", game="crossfire", extra=["C:\\far\\tolls"])  # begun on Windows
    with pytest.raises(UsageError, match="name it again: --with tolls"):
        campaigns.load(path)
    with pytest.raises(UsageError, match="far enough"):
        campaigns.load(path, ["here/tolls"])


# ------------------------------------------------------------------------------------------------------ the terminal


def test_what_a_terminal_would_obey_is_spelled_out() -> None:
    assert shown("a\x1b[31mb\u202ec\x9b\rd\te\nf\udcff") == "a\\x1b[31mb\\u202ec\\x9b\\rd\te\nf\\udcff"
    assert shown("Tir à l’arc – 漢字 \u202f\u00a0") == "Tir à l’arc – 漢字 \u202f\u00a0"


def command(monkeypatch: pytest.MonkeyPatch, *words: str) -> tuple[int, str, str]:
    """Run a command as in a terminal; returns its exit code and output."""
    out, err = io.StringIO(), io.StringIO()
    monkeypatch.setattr(sys, "argv", ["ombre", *words])
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", err)
    with pytest.raises(SystemExit) as left:
        cli.main()
    code = left.value.code
    return code if isinstance(code, int) else 0 if code is None else 1, out.getvalue(), err.getvalue()


def test_every_command_prints_through_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("ombre.compiler.codes.explain", lambda code, said: "on\x07e\u202e")
    assert command(monkeypatch, "explain", "E110") == (0, "on\\x07e\\u202e\n", "")
    code, out, err = command(monkeypatch, "check", "no\x1b[2Jwhere")
    assert (code, out) == (2, "") and err == "ombre: there is no file and no folder no\\x1b[2Jwhere\n"
    assert isinstance(sys.stdout, io.StringIO) and not isinstance(sys.stdout, Plain)


@pytest.mark.parametrize(
    "error",
    [OSError(errno.ENOSPC, "No space left on device", "x"), MemoryError(), RecursionError("deep")],
    ids=lambda error: type(error).__name__,
)
def test_no_command_ends_in_a_traceback(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise error

    monkeypatch.setattr("ombre.workshop.commands.sheet.open_table", fails)
    code, out, err = command(monkeypatch, "sheet", "crossfire", "-o", "x.pdf")
    assert code in (1, 2) and out == "" and err.count("\n") == 1 and "Traceback" not in err


def test_a_game_without_faces_and_words_prints_plain_cards(
    golden: Callable[[str], Table], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Words that the language lacks are printed in the language of the cards, which is said once."""
    table = golden("pond")
    monkeypatch.setattr("ombre.workshop.commands.sheet.open_table", lambda *_: table)
    code, _, err = command(monkeypatch, "sheet", "pond", "-o", str(tmp_path / "x.pdf"), "--locale", "fr")
    assert (code, err.count("messages manquent, une autre langue les remplace")) == (0, 1), err
    assert (tmp_path / "x.pdf").read_bytes().startswith(b"%PDF")


# --------------------------------------------------------------------------------------------------------- the disk


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "mine.save"
    files.write(path, "old")
    for at in ("fsync", "replace"):
        with monkeypatch.context() as patch:
            patch.setattr(os, at, full)
            with pytest.raises(UsageError, match=r"mine\.save cannot be written: No space left on device"):
                files.write(path, "new")
        assert path.read_text() == "old" and list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_read_only_is_told(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"mine\.save cannot be written: Permission denied"):
        as_plain_user(lambda: files.write(tmp_path / "mine.save", "new"), tmp_path)
    assert not (tmp_path / "mine.save").exists()


def test_a_pipe_can_be_written(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    reader = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    files.write(tmp_path / "pipe", "text")
    assert os.read(reader, 9) == b"text" and stat.S_ISFIFO(os.stat(tmp_path / "pipe").st_mode)
    os.close(reader)


def test_what_killed_writers_left_is_swept_by_the_next(tmp_path: Path) -> None:
    names = [".a.save-x1.ombre.tmp", ".b.pdf-x2.ombre.tmp", ".of-others.tmp", ".young-x.ombre.tmp", "a.ombre.tmp"]
    for name in names:
        (tmp_path / name).write_text("")
    old = time.time() - atomic.STALE - 5
    for name in names[:3] + names[4:]:
        os.utime(tmp_path / name, (old, old))
    files.write(tmp_path / "new.save", "new")
    assert {path.name for path in tmp_path.iterdir()} == {*names[2:], "new.save"}


# -------------------------------------------------------------------------------------------------------- the cache


def test_what_is_damaged_in_the_cache_is_made_anew(
    golden: Callable[[str], Table], own_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    project = golden("pond").project

    def made() -> Path:
        return module_paths(project, lambda files: modules(compile_project(project), files))[-1]

    path = made()
    whole = path.read_bytes()
    for damage in (whole[: len(whole) // 2], b"", b"\xff\0", whole.replace(b"pond", b"bond", 1)):
        path.write_bytes(damage)
        assert made() == path and path.read_bytes() == whole
    sys.modules.pop(f"_ombre_{path.parent.name}_{path.stem}", None)  # of another test
    load_file(path)
    (compiled,) = path.parent.rglob("*.pyc")
    header = compiled.read_bytes()[:16]
    for damage in (header, header + b"\xff" * 50, b"short"):
        compiled.write_bytes(damage)
        sys.modules.pop(f"_ombre_{path.parent.name}_{path.stem}")
        assert load_file(path).MODULE.source.endswith("pond.card")
    for entry in [path for path in own_cache.rglob("*") if path.is_file() and "modules" not in path.parts]:
        entry.write_bytes(entry.read_bytes()[:-3] + b"\xff\0x")
    assert made().read_bytes() == whole
