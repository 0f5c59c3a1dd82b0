"""Make damaged files of all kinds except `.card` files, and read them: `fuzz.py --kinds` uses this module.

A damaged file is a shipped file, or a file of a small game, with changes of words, lines, characters, bytes, or values
of its content. A saved game and a campaign get a correct checksum, so that their content is read.
"""

from __future__ import annotations

import json
import random
import re
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass, replace
from functools import cache
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import Any

import yaml

from ombre.compiler.projects.files import UsageError
from ombre.compiler.projects.places import GameFolder
from ombre.compiler.projects.project import open_game
from ombre.dsl.diagnostics import Diagnostic, tr
from ombre.dsl.source import Span
from ombre.prose import sentences as prose
from ombre.prose.language import languages, wording
from ombre.prose.language.messages import MissingMessage
from ombre.prose.language.text import Locale, load_locale
from ombre.prose.proofreading import proofread
from ombre.runtime.errors import Refused, RulesError, SaveError
from ombre.session.causes import log
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.sheets import FaceError, FaceSet, Job, Paper, PrintedCard, PrintError, load_faces
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.bots.policy import bot
from ombre.workshop.console.output import shown
from ombre.workshop.game.loaded import CardErrors
from ombre.workshop.narration.narrator import Narrator
from ombre.workshop.play import campaign as campaigns
from ombre.workshop.printing.faced import known_names
from ombre.workshop.printing.printer import Printer
from ombre.workshop.scenarios import running as scenarios

ROOT = Path(__file__).resolve().parents[1]
# Errors that commands report in one sentence.
REFUSED = (UsageError, FaceError, PrintError, SaveError, RulesError, CardErrors)
MOST_CHOICES = 12  # units to play after loading a game

Mutator = Callable[[str, random.Random, list[str]], str]


@dataclass(frozen=True)
class Kind:
    """A class of files: examples by name, and the function that reads a damaged file."""

    files: Callable[[], dict[str, bytes]]
    read: Callable[[Path, random.Random], None]
    values: Callable[[bytes, random.Random], bytes] | None = None  # changes values in the content of a file, if given


def made(kind: str, seed: int, mutators: dict[str, Mutator]) -> tuple[str, bytes]:
    """Return the name and the content of the damaged file for a seed."""
    chance = random.Random(f"{kind} {seed}")
    files = KINDS[kind].files()
    name = chance.choice(sorted(files))
    data = files[name]
    values = KINDS[kind].values
    if values is not None and chance.random() < 0.75:
        data = values(data, chance)
    else:
        text = data.decode("utf-8", errors="replace")
        lines = [line for line in text.split("\n") if line.strip()] or ["x"]
        for _ in range(chance.choice([1, 1, 1, 3])):
            text = mutators[chance.choice(sorted(mutators))](text, chance, lines) or "x"
        data = text.encode("utf-8", errors="surrogatepass")
    if chance.random() < 0.15:
        data = spoiled(data, chance)
    if kind in HEADS and chance.random() < 0.9:
        data = with_checksum(kind, data)
    return name, data


def tried(kind: str, seed: int, mutators: dict[str, Mutator]) -> bool:
    """Read the file of a seed as the commands do; return whether it was accepted. Unexpected errors are raised."""
    name, data = made(kind, seed, mutators)
    with tempfile.TemporaryDirectory(prefix="ombre-fuzz-") as folder:
        path = Path(folder) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        try:
            KINDS[kind].read(path, random.Random(seed))
        except REFUSED as error:
            told = shown(str(error))
            assert told.strip() and "Traceback" not in told and len(told) < 100_000
            return False
    return True


def spoiled(data: bytes, chance: random.Random) -> bytes:
    """Return damaged content: truncated, with invalid bytes, a byte order mark, other line ends or deep nesting."""
    at = chance.randrange(len(data) + 1)
    odd = chance.choice(
        [
            chance.randbytes(chance.randint(1, 8)),
            b"\xff",
            b"\x1b[31m",
            "\u202e".encode(),
            b"\0",
            b"{" * 4_000,
            b"[" * 4_000,
            b"{ $x ->" * 500,
            b"9" * 5_000,
            b"- " * 2_000,
        ]
    )
    match chance.randrange(5):
        case 0:
            return data[:at]
        case 1:
            return b"\xef\xbb\xbf" + data
        case 2:
            return data.replace(b"\n", chance.choice([b"\r\n", b"\r"]))
        case _:
            return data[:at] + odd + data[at:]


# ------------------------------------------------------------------------------------------------ values of files

ODD_VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    7,
    10**9,
    10**30,
    2.5,
    1e308,
    "",
    "x",
    "\x1b[31mred",
    "\u202eabc",
    "a" * 5_000,
]
ODD_VALUES += [[], {}, [[]], ["x", "x"], {"x": 1}, [1, -5], "covering_fire", "P1", "/", "../..", {"": []}]


def changed(value: Any, chance: random.Random) -> Any:
    """Return a value with a few parts removed, repeated, exchanged or replaced by values of a wrong type."""
    for _ in range(chance.choice([1, 1, 2, 5])):
        places = list(places_in(value))
        if not places:
            return odd(chance)
        inside, key = chance.choice(places)
        match chance.randrange(5):
            case 0:
                del inside[key]
            case 1 if isinstance(inside, dict):
                inside[chance.choice(["x", "", "\x1b[1m", "base", "name", str(key) + "s"])] = inside.pop(key)
            case 2:
                other, there = chance.choice(places)
                inside[key] = deepcopy(other[there]) if there in keys_of(other) else None
            case 3 if isinstance(inside[key], int) and not isinstance(inside[key], bool):
                inside[key] += chance.choice([-1, 1, 100, 10**8, 2**63])
            case _:
                inside[key] = odd(chance)
    return value


def odd(chance: random.Random) -> Any:
    return deepcopy(chance.choice(ODD_VALUES))  # a copy, because later changes must not change ODD_VALUES


def keys_of(value: Any) -> list[Any]:
    return list(value) if isinstance(value, dict) else list(range(len(value)))


def places_in(value: Any, depth: int = 0) -> Iterator[tuple[Any, Any]]:
    """Yield every place in a value as (container, key)."""
    if isinstance(value, dict | list) and depth < 20:
        for key in keys_of(value):
            yield value, key
            yield from places_in(value[key], depth + 1)


def yaml_values(data: bytes, chance: random.Random) -> bytes:
    value = changed(yaml.safe_load(data), chance)
    style = chance.choice([None, True, False])
    return yaml.safe_dump(json.loads(json.dumps(value)), allow_unicode=True, default_flow_style=style).encode()


def json_values(data: bytes, chance: random.Random) -> bytes:
    return json.dumps(changed(json.loads(data), chance), ensure_ascii=chance.random() < 0.5).encode(
        errors="surrogatepass"
    )


HEADS = {"save": "ombre 2", "campaign": "ombre campaign 2"}


def with_checksum(kind: str, content: bytes) -> bytes:
    head = f"{HEADS[kind]} {blake2b(content, digest_size=8).hexdigest()}\n"
    return head.encode() + content + b"\n"


def read_all(*patterns: str) -> dict[str, bytes]:
    found = (path for pattern in patterns for path in sorted(ROOT.glob(pattern)))
    return {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in found}


# -------------------------------------------------------------------------------------------------------- games


@cache
def game(name: str) -> Table:
    """Return a small game of the tests."""
    return Table(open_game(str(ROOT / "tests" / "fixtures" / "games" / name)))


def played(table: Table, session: Session, language: str = "en") -> None:
    """Continue a game, and print it as the terminal would."""
    narrator = Narrator(Printer(table, language))
    agent = bot("random", 1, table.rules)
    for _ in range(MOST_CHOICES):
        choice = session.choice
        if choice is None:
            break
        narrator.question(session.g, choice)
        for option in islice(choice.options, 5):
            narrator.option(session.g, choice, option)
        session.take(agent(session))
    for key, arguments, _ in (log(session.g) or [])[-30:]:
        narrator.event(session.g, key, arguments)


# ------------------------------------------------------------------------------------------ saves, campaigns, decks


@cache
def saves() -> dict[str, bytes]:
    found = {}
    for name, table, options in (("toy", game("toy"), {}), ("pond", game("pond"), {})):
        session = Session(
            table.rules, Start(table.rules.players[0], 3, table.beginnings()[0], log=True, options=options)
        )
        agent = bot("random", 2, table.rules)
        for _ in range(10):
            if session.choice is not None:
                session.take(agent(session))
        found[f"{name}.save"] = session.save().partition(b"\n")[2].strip()
    data = json.loads(found["toy.save"])
    card = game("toy").compiled.model.cards
    data["decks"] = {"0": ["mine", [[next(iter(card)), 4]]]}
    data["kept"] = {"0": {"flies": 3}}
    return found | {"toy_deck.save": json.dumps(data).encode()}


def read_save(path: Path, chance: random.Random) -> None:
    table = game("pond" if path.name.startswith("pond") else "toy")
    played(table, Session.load(table.rules, campaigns.files.read_bytes(path), log=True))


@cache
def campaign_files() -> dict[str, bytes]:
    data = (ROOT / "tests" / "golden" / "three_summers.campaign").read_bytes().partition(b"\n")[2]
    short = {
        **json.loads(data),
        "history": json.loads(data)["history"][:1],
    }  # without this list, most changes would hit unimportant parts
    folders = {**short, "extra": ["/etc", "some_folder"]}
    found = {"short.campaign": json.dumps(short).encode(), "folders.campaign": json.dumps(folders).encode()}
    return {**found, "three.campaign": data.strip()}


def read_campaign(path: Path, chance: random.Random) -> None:
    from ombre.workshop.commands import campaign as campaigning

    before = campaigns.open_table
    campaigns.open_table = lambda name, extra=(): game("pond") if name == "pond" else before(name, extra)
    try:
        campaign, table, *_ = campaigns.load(path)
        narrator = Narrator(Printer(table, "en"))
        for player in campaign.players:
            campaigning._line(narrator, player.name, ", ".join(campaigning._told(narrator, player.kept)))
        campaigns.replay(campaign, table)
    finally:
        campaigns.open_table = before


@cache
def decks() -> dict[str, bytes]:
    cards = [card for card in game("toy").compiled.model.cards][:6]
    text = "deck mine:\n" + "".join(f"  {number} {card}\n" for number, card in enumerate(cards, 1))
    return {"mine.card": text.encode(), "more.card": f"# a deck\n\n{text}\n".encode()}


def read_deck(path: Path, chance: random.Random) -> None:
    table = game("toy")
    deck = table.deck(path)
    with suppress(Refused):  # the game refuses decks, because it has none
        Session(table.rules, Start(table.rules.players[0], 1, table.beginnings()[0], decks={0: deck}))


# ---------------------------------------------------------------------------------------------------- languages


@cache
def locale(language: str) -> Locale:
    return load_locale(language, (game("toy").project.folder,))


@cache
def entries() -> dict[str, bytes]:
    """Return pieces of the message files of some locales, each with up to twelve whole messages, by name."""
    found = {}
    for name, data in read_all("tests/fixtures/games/toy/locales/*/*.ftl", "prose/locales/*/*.ftl").items():
        parts = re.split(r"\n(?=[a-z])", data.decode())
        for at in range(0, len(parts), 12):
            found[f"{Path(name).parent.name}/{Path(name).stem}_{at}.ftl"] = "\n".join(parts[at : at + 12]).encode()
    return found


def read_messages(path: Path, chance: random.Random) -> None:
    base = locale(path.parent.name)
    mine = languages.resources([path.parent])
    tried_locale = replace(base, resources=(*base.resources, *mine))
    toy = game("toy").compiled.model
    list(proofread._misnamed(path.read_text(encoding="utf-8"), {"lights": ["who"], "puts-on": ["who", "what"]}))
    proofread.check(tried_locale)
    words = prose.Phrasebook.of(toy)
    for card in toy.cards.values():
        try:
            prose.card_text(card, words, tried_locale)
        except (MissingMessage, prose.Unprintable):
            continue
    told = game("toy")
    printer = Printer(told, base.language)
    printer.locale = tried_locale
    narrator = Narrator(printer)
    session = Session(told.rules, Start(told.rules.players[0], 1, told.beginnings()[0], log=True))
    if session.choice is not None:
        narrator.question(session.g, session.choice)
        for option in session.choice.options:
            narrator.option(session.g, session.choice, option)
    for key, arguments, _ in (log(session.g) or [])[:10]:
        narrator.event(session.g, key, arguments)


def catalogues() -> dict[str, bytes]:
    return read_all("tests/fixtures/games/*/locales/*/names.po") | small_catalogue()


@cache
def small_catalogue() -> dict[str, bytes]:
    text = (ROOT / "prose/locales/fr/diagnostics.po").read_text(encoding="utf-8")
    parts = text.split("\n\n")
    return {f"fr_{at}.po": "\n\n".join(parts[at : at + 10]).encode() for at in range(0, len(parts), 40)}


def read_catalogue(path: Path, chance: random.Random) -> None:
    found = languages.catalogue(path)
    names = {entry.msgctxt: entry.msgstr for entry in found if entry.msgctxt and entry.msgstr}
    base = locale("fr")
    own = replace(base, names=names, names_features={})
    for card in game("toy").compiled.model.cards.values():
        own.typeset(prose.card_name(card, own))
    span = Span("x.card", 1, 1, 1, 2)
    wrong = Diagnostic("E110", tr("unknown name '{0}'", "lukcy"), span, tr("did you mean '{0}'?", "lucky"))
    wording.read(found).diagnostic(wrong)


def read_settings(path: Path, chance: random.Random) -> None:
    # The copy stands beside the shipped locales, and has the name of the locale from which it was made.
    settings = languages.Settings.read(path)
    base = locale("en")
    own = replace(base, language="fr", settings=settings)
    toy = game("toy").compiled.model
    for card in islice(toy.cards.values(), 3):
        try:
            prose.card_text(card, prose.Phrasebook.of(toy), own)
        except (MissingMessage, prose.Unprintable):
            continue


def settings_files() -> dict[str, bytes]:
    return {
        f"{Path(name).parent.name}/locale.yaml": data for name, data in read_all("prose/locales/*/locale.yaml").items()
    }


# ------------------------------------------------------------------------------------------------- sets and faces


def read_set(path: Path, chance: random.Random) -> None:
    GameFolder("own", path.parents[1]).sets()


def read_rulings(path: Path, chance: random.Random) -> None:
    scenarios.executable(scenarios.rulings([path.parent]))


@cache
def printer() -> Printer:
    return Printer(open_table("crossfire"), "en")


@cache
def cards() -> list[PrintedCard]:
    """Return one card of each kind that has a face."""
    first = {card.kind: card for card in printer().faced()}
    return [printer().printed(card, False) for card in first.values()]


@cache
def known_properties() -> dict[str, Any]:
    return known_names(open_table("crossfire").compiled.model)


@cache
def face_files() -> dict[str, bytes]:
    data = (ROOT / "cards/crossfire/faces.yaml").read_bytes()
    return {"faces.yaml": data}


@cache
def icons() -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted((ROOT / "cards/crossfire/icons").glob("*.svg"))}


def read_faces(path: Path, chance: random.Random) -> None:
    (path.parent / "icons").mkdir()
    for name, data in icons().items():
        (path.parent / "icons" / name).write_bytes(data)
    drawn(load_faces(path, known_properties()), chance, 0.02)


def icon_files() -> dict[str, bytes]:
    return {f"icons/{name}": icons()[name] for name in ("heart.svg", "nuyen.svg", "black.svg", "attack.svg")}


def read_icon(path: Path, chance: random.Random) -> None:
    for name, data in icons().items():
        if name != path.name:
            (path.parent / name).write_bytes(data)
    (path.parents[1] / "faces.yaml").write_bytes(face_files()["faces.yaml"])
    drawn(load_faces(path.parents[1] / "faces.yaml", known_properties()), chance, 0.1)


def drawn(faces: FaceSet, chance: random.Random, often: float) -> None:
    """Print the cards as HTML; sometimes also as PDF, which takes longer."""
    some = [card for card in cards() if card.kind in faces.kinds]
    job = Job(some, faces, "en", printer().words())
    for plain in job.drawn:
        plain["size"] = plain["sizes"][0]
    job.html()
    if chance.random() < often and some:  # commands refuse to print no card
        few = Job([replace(card, paragraphs=card.paragraphs[:1]) for card in some[:3]], faces, "en", printer().words())
        few.fit()
        few.pdf(Paper())


KINDS: dict[str, Kind] = {
    "deck": Kind(decks, read_deck),
    "save": Kind(saves, read_save, json_values),
    "campaign": Kind(campaign_files, read_campaign, json_values),
    "ftl": Kind(entries, read_messages),
    "po": Kind(catalogues, read_catalogue),
    "locale": Kind(settings_files, read_settings, yaml_values),
    "set": Kind(lambda: {"base/set.yaml": b"name: Crossfire\nbase: true\n"}, read_set, yaml_values),
    "rulings": Kind(lambda: {"rulings.yaml": RULINGS.encode()}, read_rulings, yaml_values),
    "faces": Kind(face_files, read_faces, yaml_values),
    "icon": Kind(icon_files, read_icon),
}
RULINGS = "R001: {kind: state, note: one}\nR002: {kind: left_out}\nR003:\n  kind: legality\n  because: it is so\n"
