"""`ombre serve`: open the page on which cards are written."""

from __future__ import annotations

import secrets
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from ombre.compiler.projects.places import UsageError, games, pick
from ombre.translatable import tr
from ombre.workshop.console.messages import tell
from ombre.workshop.console.options import With
from ombre.workshop.console.speaking import said, say

HOME, PORT = "127.0.0.1", 8642
_FILES, _FEW_FILES = 4096, 512  # that the server can have open: each connection is one; where this is not known


def serve(
    path: Annotated[
        Path, typer.Argument(help="The folder of your game or expansion; it may be empty. By default, this folder.")
    ] = Path(),
    extra: With = None,
    demo: Annotated[str, typer.Option(help="Show a game that ships with ombre instead; nothing is saved.")] = "",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 for any that is free.")] = PORT,
    share: Annotated[
        bool, typer.Option("--share", help="Let other computers of your network open the page; asks first.")
    ] = False,
    quiet: Annotated[bool, typer.Option("--no-browser", help="Print the address, and open no browser.")] = False,
) -> None:
    """Write, see and test cards in a browser on this computer."""
    try:
        import uvicorn

        from ..serve.app import app
        from ..serve.protocols import PatientConfig
        from ..serve.workplace import Workplace
    except ModuleNotFoundError as error:
        raise UsageError(
            tr("the page needs {0}; install it with: pip install {1}", error.name, "'ombre[serve]'")
        ) from None
    if not path.is_dir():
        raise UsageError(tr("there is no folder {0}", path))
    workplace = Workplace(path, tuple(extra or ()), pick("game", demo, games()) if demo else "")
    workplace.wanted()  # an unknown expansion is told before the browser is opened
    if share:
        _ask(path.resolve())
    here = _own_address() if share else HOME
    files = _many_files()
    with _listening("" if share else HOME, port) as bound:
        number = bound.getsockname()[1]
        secret = secrets.token_urlsafe(24)
        address = f"http://{here}:{number}/?key={secret}"
        made = app(workplace, [f"{one}:{number}" for one in dict.fromkeys((here, HOME, "localhost"))], secret)
        say(tr("Open {0}", address))
        say(tr("Stop with Ctrl-C."))
        if not quiet:
            webbrowser.open(address)

        class Server(uvicorn.Server):
            async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
                made.state.leave()
                await super().shutdown(sockets)

        Server(PatientConfig(made, files)).run([bound])


def _ask(folder: Path) -> None:
    """Say what others can do with the page; end if it is not to be shared."""
    for told in (
        tr("Everybody in your network who has the address can read and change the cards in {0}.", folder),
        tr("They can also let this computer play and print them. What is sent is not encrypted."),
        tr("Without --share, only programs on this computer can reach the page."),
    ):
        tell(told)
    typer.confirm(said(tr("Share it?")), abort=True, err=True)


def _many_files() -> int:
    """Let this process have many connections; some systems allow 256 open files unless asked for more.

    Return how many files it can have open.
    """
    try:
        import resource

        least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = _FILES if most == resource.RLIM_INFINITY else min(_FILES, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(least, wanted), most))
        return max(least, wanted)
    except (ImportError, ValueError, OSError):  # not on every system
        return _FEW_FILES


def _own_address() -> str:
    """The address of this computer in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))  # nothing is sent: this only chooses the way out
            return str(asked.getsockname()[0])
        except OSError:
            raise UsageError(tr("this computer is in no network; leave out --share")) from None


def _listening(host: str, port: int) -> socket.socket:
    """A socket on a port of this computer, or on any free port if the usual one is taken."""
    bound = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    if sys.platform != "win32":  # there, it would let two servers have one port
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError:
        if port != PORT:
            bound.close()
            raise UsageError(tr("port {0} is taken; choose another with --port, or 0 for any", port)) from None
        bound.bind((host, 0))
    bound.listen()  # so that who reads the address can connect at once
    return bound
