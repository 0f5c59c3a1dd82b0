"""The commands `ombre campaign ...`: they read and write the file of a campaign, and print what has changed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from ombre.compiler.projects.places import UsageError
from ombre.prose.language.messages import NounPhrase, say
from ombre.prose.sentences import declared_words as declared
from ombre.session.campaigns import Kept, places
from ombre.translatable import tr

from ..api.table import Table, open_table
from ..bots.policy import BOTS, bot
from ..console import completing
from ..console.helping import SpokenGroup
from ..console.options import Game, Locale
from ..console.speaking import text_language
from ..narration.narrator import Narrator
from ..play import campaign as campaigns
from ..play.campaign import Campaign, CampaignEvent, OpenCampaign, Player
from ..play.terminal import conduct
from ..printing.printer import Printer
from ..recording.faults import faults_told

app = typer.Typer(
    cls=SpokenGroup,
    no_args_is_help=True,
    help="Campaigns: several games in a row, between which players keep values and cards.",
)

File = Annotated[Path, typer.Argument(help="The file of the campaign.")]
Seed = Annotated[
    int | None, typer.Option(help="The seed of the random numbers; by default, the number of the game in the campaign.")
]
Bots = Annotated[
    str,
    typer.Option(
        help="The bot in all seats without a human: random, hasty, greedy or thorough.", autocompletion=completing.bots
    ),
]
Quiet = Annotated[bool, typer.Option("--quiet", help="Print only the result.")]
Human = Annotated[int | None, typer.Option(help="The seat that you play, from 1.")]
With = Annotated[list[str] | None, typer.Option("--with", help="A folder of cards that the campaign uses.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="An option of the game, as NAME=VALUE.")]


@app.command()
def new(
    game: Game,
    file: File,
    players: Annotated[int | None, typer.Option(help="The number of players.")] = None,
    names: Annotated[
        str | None, typer.Option(help="The names of the players, separated by commas; by default P1, P2 ...")
    ] = None,
    locale: Locale = None,
    extra: Annotated[
        list[str] | None, typer.Option("--with", help="An expansion by name, or a folder of cards.")
    ] = None,
) -> None:
    """Start a campaign in a new file."""
    called = [name.strip() for name in names.split(",")] if names is not None else []
    number = players if players is not None else len(called) or 2
    if called and len(called) != number:
        raise UsageError(tr("{0} names for {1} players", len(called), number))
    if not 1 <= number <= campaigns.MOST_PLAYERS:
        raise UsageError(tr("a campaign is for 1 to {0} players, not {1}", campaigns.MOST_PLAYERS, number))
    begun = campaigns.begin(game, extra or [], called or [f"P{seat}" for seat in range(1, number + 1)])
    narrator = _narrator(open_table(game, extra or []), locale)
    campaigns.write(file, begun, None)
    typer.echo(narrator.phrase(say("campaign-begun", file=str(file))))


@app.command()
def show(
    file: File,
    locale: Locale = None,
    replay: Annotated[
        bool, typer.Option("--replay", help="Replay all games, and check that the result is the same.")
    ] = False,
    extra: With = None,
) -> None:
    """Print what each player of the campaign keeps."""
    campaign, table, *_ = campaigns.load(file, extra or [])
    narrator = _narrator(table, locale)
    if replay and campaigns.replay(campaign, table) != campaign:
        raise UsageError(tr("{0}: played again, its history comes out otherwise", file))
    games = sum(bool(event.beginning) for event in (*campaign.earlier, *campaign.history))
    typer.echo(narrator.phrase(say("campaign-games", number=str(games))))
    for player in campaign.players:
        typer.echo(_line(narrator, player.name, ", ".join(_told(narrator, player.kept))))


@app.command()
def play(
    file: File,
    start: Annotated[str, typer.Argument(help="The card that the game is started with, such as a mission or a duel.")],
    who: Annotated[
        str | None,
        typer.Option("--players", help="The names of the players in this game, separated by commas; by default all."),
    ] = None,
    seed: Seed = None,
    bots: Bots = "random",
    human: Human = None,
    locale: Locale = None,
    quiet: Quiet = False,
    option: Options = None,
    extra: With = None,
) -> None:
    """Play a game of the campaign; when it is over, save what its players keep."""
    opened = campaigns.load(file, extra or [])
    campaign, table = opened.campaign, opened.table
    names = [name.strip() for name in who.split(",")] if who is not None else [p.name for p in campaign.players]
    seats = tuple(campaign.seat(name) for name in names)
    if len({*seats}) < len(seats):
        raise UsageError(tr("a player sits in one seat only"))
    number = table.players(len(seats))
    if human is not None and not 1 <= human <= number:
        raise UsageError(tr("there is no seat {0} in a game of {1}", human, number))
    event = CampaignEvent(seats, table.beginning(start), _seed(campaign, seed), table.options(option or []), (), "")
    _run(file, opened, event, bots, None if human is None else human - 1, locale, quiet)


@app.command()
def upgrade(
    file: File,
    player: Annotated[str | None, typer.Option(help="The player who acts; by default the first.")] = None,
    seed: Seed = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="A bot that answers: random, hasty, greedy or thorough; by default you answer.",
            autocompletion=completing.bots,
        ),
    ] = None,
    locale: Locale = None,
    quiet: Quiet = False,
    extra: With = None,
) -> None:
    """Play the part between two games for one player, such as buying cards."""
    opened = campaigns.load(file, extra or [])
    campaign, table = opened.campaign, opened.table
    if not table.rules.between_flow:
        raise UsageError(tr("players of {0} do nothing between two games", campaign.game))
    seat = campaign.seat(player) if player is not None else 0
    event = CampaignEvent((seat,), "", _seed(campaign, seed), {}, (), "")
    _run(file, opened, event, bots or BOTS[0], None if bots else 0, locale, quiet)


@app.command()
def migrate(file: File, locale: Locale = "en", extra: With = None) -> None:
    """Let a campaign go on with changed cards or rules; list what its players lose."""
    campaign, table, written, lost = campaigns.load(file, extra or [], losing=True)
    narrator = _narrator(table, locale)
    if campaign == written:
        typer.echo(narrator.phrase(say("campaign-current")))
        return
    campaigns.write(file, campaign, written)
    typer.echo(narrator.phrase(say("campaign-migrated")))
    for one in lost:
        typer.echo(narrator.phrase(say("refit-lost", what=str(one))))


def _run(
    file: Path,
    opened: OpenCampaign,
    event: CampaignEvent,
    bots: str,
    seat: int | None,
    locale: str | None,
    quiet: bool,
) -> None:
    """Play one event of a campaign to its end and save it; nothing is saved if the human quits."""
    campaign, table = opened.campaign, opened.table
    narrator = _narrator(table, locale)
    if campaign != opened.written:
        typer.echo(narrator.phrase(say("campaign-migrated")))
    agent = bot(bots, event.seed, table.rules)
    session = campaign.session(table, event, log=True)
    session.watches = True
    with faults_told(table, session):
        left = conduct(narrator, session, agent, seat, quiet)
    if left is not None:
        return
    after = campaign.after(event, session)
    campaigns.write(file, after, opened.written)
    if event.beginning:
        typer.echo("\n".join(narrator.endings(session.g)))
    for number in event.players:
        told = list(_changed(narrator, campaign.players[number], after.players[number]))
        typer.echo(_line(narrator, after.players[number].name, ", ".join(told)))


def _seed(campaign: Campaign, seed: int | None) -> int:
    return len(campaign.earlier) + len(campaign.history) + 1 if seed is None else seed


def _narrator(table: Table, locale: str | None) -> Narrator:
    return Narrator(Printer(table, text_language(locale, table.project.folders)))


def _line(narrator: Narrator, head: str, told: str) -> str:
    return narrator.phrase(say("table-line", head=head, told=told or narrator.phrase(say("campaign-nothing"))))


def _changed(narrator: Narrator, before: Player, after: Player) -> Iterator[str]:
    """Yield the text of each kept value that has changed, with the old and the new value."""
    for name in campaigns.changes(before.kept, after.kept):
        was, now = (_value(narrator, name, kept[name]) if name in kept else "-" for kept in (before.kept, after.kept))
        yield f"{_called(narrator, name)} {was} → {now}"


def _told(narrator: Narrator, kept: Kept) -> Iterator[str]:
    for name, value in kept.items():
        yield f"{_called(narrator, name)} {_value(narrator, name, value)}"


def _called(narrator: Narrator, name: str) -> str:
    """Return the name of a kept value in the locale."""
    owner, own, per, word = _owner(narrator, name)
    found = narrator.locale.words_of_phrase(
        NounPhrase(declared.property_id(narrator.model.properties[owner, own]), "none")
    )
    return f"{found} ({narrator.value_word(per, word)})" if word else found


def _value(narrator: Narrator, name: str, value: int | str | tuple[str, ...]) -> str:
    if isinstance(value, tuple):
        cards = narrator.model.cards
        return ", ".join(narrator.printer.name(cards[card]) if card in cards else card for card in value)
    owner, own, _, _ = _owner(narrator, name)
    if not isinstance(value, str):
        return str(value)
    return narrator.value_word(narrator.model.properties[owner, own].type.of, value)


def _owner(narrator: Narrator, name: str) -> tuple[str, str, str, str]:
    """Return the kind and the name of the property of a kept value, and the list and the word of its index or ""."""
    own, _, word = name.partition(" at ")
    place = next(p for p in places(narrator.rules) if p.name == name)
    per = place.state.per if place.state else narrator.rules.zones[int(place.at)].per
    owner = next(owner for part in narrator.rules.between for owner, kept in part.kept if kept == own)
    return owner, own, per, word
