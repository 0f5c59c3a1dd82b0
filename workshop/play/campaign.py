"""A campaign: several games in a row, with players who keep values between them; it is stored in a file.

The file is text: a first line with `ombre campaign 2` and a checksum of the rest, and JSON. It contains what each
player keeps now, and the history; replaying the history gives the same file. The file is replaced atomically when a
game is over, so a game that is interrupted does not change it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path, PureWindowsPath
from typing import NamedTuple

import msgspec

from ombre.compiler.projects import files
from ombre.compiler.projects.places import UsageError, find, pick
from ombre.runtime.errors import ChoiceError, RulesError, SaveError
from ombre.runtime.linker import Rules
from ombre.session.campaigns import Kept, keep, refuse
from ombre.session.changed_rules import Lost, refitted_kept
from ombre.session.save import MOST_ANSWERS, Envelope
from ombre.session.session import Session
from ombre.session.start import Start
from ombre.translatable import tr

from ..api.table import Table, open_table

FORMAT = 2  # format 1 identified the rules by the lines of the cards
HEAD = b"ombre campaign"
MOST_PLAYERS = 99
LONGEST_NAME = 40


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    kept: Kept = {}


class CampaignEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game, or what one player does between two games.

    players: the players of the seats, by their index in the file. beginning: the card that the game was started with,
    or "" between two games.
    """

    players: tuple[int, ...]
    beginning: str
    seed: int
    options: dict[str, int | str]
    answers: tuple[int, ...]
    result: str


class Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A campaign. rules: a hash of the cards and rules. history: what was played with these rules.

    begun: what each player kept when the history began; nothing if it is empty. earlier: what was played before with
    other rules; it cannot be played again.
    """

    game: str
    extra: tuple[str, ...]
    rules: str
    players: tuple[Player, ...]
    history: tuple[CampaignEvent, ...] = ()
    begun: tuple[Kept, ...] = ()
    earlier: tuple[CampaignEvent, ...] = ()

    def seat(self, name: str) -> int:
        """Return the index of the player with this name."""
        names = [player.name for player in self.players]
        return names.index(pick("player", name, names))

    def session(self, table: Table, event: CampaignEvent, log: bool = False) -> Session:
        """Start the session of an event, with the values that its players keep, and return it at its first choice."""
        kept = {seat: self.players[number].kept for seat, number in enumerate(event.players)}
        between, number = not event.beginning, len(event.players)
        start = Start(number, event.seed, event.beginning, log, options=event.options, kept=kept, between=between)
        return Session(table.rules, start)

    def after(self, event: CampaignEvent, session: Session) -> Campaign:
        """Return the campaign after an event; the game of its session must be over."""
        if session.choice is not None:
            raise ChoiceError(tr("the game is not over: there is nothing to take along yet"))
        players = list(self.players)
        for seat, number in enumerate(event.players):
            players[number] = Player(players[number].name, keep(session.g, seat))
        done = msgspec.structs.replace(event, answers=session.answers, result=str(session.g.result))
        return msgspec.structs.replace(self, players=tuple(players), history=(*self.history, done))


FILE = Envelope(HEAD, FORMAT, Campaign, tr("campaign"), tr("campaign was written"), tr("begin a new one"))


def begin(game: str, extra: Sequence[str], names: Sequence[str]) -> Campaign:
    """Return a new campaign, whose players have no kept values."""
    table = open_table(game, extra)
    if not table.rules.between:
        raise UsageError(tr("{0} does not say what its players keep between games, so it has no campaigns", game))
    if not 1 <= len(names) <= MOST_PLAYERS:
        raise UsageError(tr("a campaign is for 1 to {0} players, not {1}", MOST_PLAYERS, len(names)))
    for name in names:
        if wrong := wrong_name(name):
            raise UsageError(wrong)
        if names.count(name) > 1:
            raise UsageError(tr("two players are called '{0}'", name))
    return Campaign(game, tuple(extra), table.rules.digest, tuple(map(Player, names)))


def wrong_name(name: str) -> str:
    """Return the reason why a name is not allowed, or ""."""
    if name.strip() and name == name.strip() and len(name) <= LONGEST_NAME and name.isprintable():
        return ""
    shown = name[:LONGEST_NAME]
    return tr("a player's name has 1 to {0} characters, and no blank at its ends: '{1}'", LONGEST_NAME, shown)


def migrated(campaign: Campaign, rules: Rules) -> tuple[Campaign, tuple[Lost, ...]]:
    """Return a campaign that goes on with other rules, and what its players kept that does not exist any more."""
    players: list[Player] = []
    lost: list[Lost] = []
    for player in campaign.players:
        kept, gone = refitted_kept(rules, player.kept)
        players.append(Player(player.name, kept))
        lost += (Lost(player.name, what) for what in gone)
    now = msgspec.structs.replace(
        campaign,
        rules=rules.digest,
        players=tuple(players),
        history=(),
        begun=tuple(player.kept for player in players),
        earlier=(*campaign.earlier, *campaign.history),
    )
    return now, tuple(lost)


def replay(campaign: Campaign, table: Table) -> Campaign:
    """Return the campaign that results from replaying the history from the start."""
    begun = campaign.begun or tuple(Kept() for _ in campaign.players)
    first = tuple(Player(player.name, kept) for player, kept in zip(campaign.players, begun, strict=True))
    again = msgspec.structs.replace(campaign, players=first, history=())
    for number, event in enumerate(campaign.history, 1):
        try:
            session = again.session(table, event)
            for answer in event.answers:
                session.take(answer)
            again = again.after(event, session)
        except (ChoiceError, RulesError) as error:
            raise SaveError(tr("game {0} of this campaign cannot be played again: {1}", number, error)) from None
    return again


# ------------------------------------------------------------------------------------------------------- the file


def encode(campaign: Campaign) -> bytes:
    return FILE.wrap(msgspec.json.format(msgspec.json.encode(campaign), indent=1))


def decode(data: bytes) -> Campaign:
    """Return the campaign in the bytes of a file; raise SaveError if they are damaged."""
    campaign = FILE.unwrap(data)
    if wrong := next(filter(None, (wrong_name(player.name) for player in campaign.players)), ""):
        raise SaveError(tr("this campaign is damaged: {0}", wrong))
    if campaign.begun and len(campaign.begun) != len(campaign.players):
        raise SaveError(tr("this campaign is damaged: it does not say what each of its players kept"))
    if any(len(event.answers) > MOST_ANSWERS for event in campaign.history):
        raise SaveError(tr("this campaign has a game with more than {0} answers", MOST_ANSWERS))
    if any(number not in range(len(campaign.players)) for event in campaign.history for number in event.players):
        raise SaveError(tr("this campaign is damaged: its history has players that it does not know"))
    if any(len(set(event.players)) < len(event.players) for event in campaign.history):
        raise SaveError(tr("this campaign is damaged: somebody takes part twice in one of its games"))
    if any(len(event.players) != 1 for event in campaign.history if not event.beginning):
        raise SaveError(tr("this campaign is damaged: between two games each player acts alone"))
    return campaign


class OpenCampaign(NamedTuple):
    """A campaign for the rules of today. written: the campaign in the file. lost: what does not exist any more."""

    campaign: Campaign
    table: Table
    written: Campaign
    lost: tuple[Lost, ...] = ()


def load(path: Path, confirmed: Sequence[str] = (), losing: bool = False) -> OpenCampaign:
    """Return the campaign of a file, and the table for its games.

    If the cards or rules have changed, it goes on with those of today. confirmed: the folders that may be read for it.
    losing: whether it may lose what does not exist any more; otherwise this raises UsageError.
    """
    try:
        campaign = written = decode(files.read_bytes(path, is_named=True))
        table = open_table(campaign.game, _expansions(campaign, confirmed))
        lost: tuple[Lost, ...] = ()
        if table.rules.digest != campaign.rules:
            campaign, lost = migrated(campaign, table.rules)
            if lost and not losing:
                raise SaveError(
                    tr(
                        "the cards or rules of {0} have changed, and no longer have {1}; "
                        "'ombre campaign migrate' keeps the rest, and lists what is lost",
                        campaign.game,
                        lost[0].what,
                    )
                )
        for player in campaign.players:
            refuse(table.rules, player.name, player.kept)
    except (SaveError, RulesError) as error:
        raise UsageError(tr("{0}: {1}", path, error)) from None
    return OpenCampaign(campaign, table, written, lost)


def _expansions(campaign: Campaign, confirmed: Sequence[str]) -> list[str]:
    """Return the expansions of a campaign; a folder among them must be one that the user has confirmed.

    The file may come from someone else, or from another folder. So a folder is identified by its name, and the cards in
    it by the hash of their rules.
    """
    if not campaign.extra:
        return []
    own = find(campaign.game).place.sets()
    found: list[str] = []
    for wanted in campaign.extra:
        if wanted not in own:
            name = PureWindowsPath(wanted).name  # the campaign may have been begun on Windows, or not
            folder = next((f for f in confirmed if f == wanted or Path(f).resolve().name == name), None)
            if folder is None:
                raise SaveError(
                    tr("this campaign was begun with your folder '{0}'; name it again: --with {1}", wanted, name)
                )
            wanted = folder
        found.append(wanted)
    return found


def write(path: Path, campaign: Campaign, before: Campaign | None) -> None:
    """Replace the file of a campaign atomically.

    before: the campaign that the file must still contain, or None for a new file.
    """
    if before is None and path.exists():
        raise UsageError(tr("{0} is there already; a campaign is begun in a new file", path))
    if before is not None and files.read_bytes(path, is_named=True) != encode(before):
        raise UsageError(tr("{0} has changed meanwhile, so this game is not written into it", path))
    files.write(path, encode(campaign))


def changes(before: Mapping[str, object], after: Mapping[str, object]) -> list[str]:
    """Return the names of the kept values that differ."""
    return [name for name in dict.fromkeys((*before, *after)) if before.get(name) != after.get(name)]
