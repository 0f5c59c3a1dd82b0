"""The commands of the desk."""

from __future__ import annotations

from ombre.workshop.console.group import LazyCommand

COMMANDS = {
    "gallery": LazyCommand(
        "ombre.desk.commands.gallery:gallery",
        "Make a web site of all cards, with their rulings, the rules and the words of the game.",
        runs_long=True,
    ),
    "serve": LazyCommand(
        "ombre.desk.commands.serve:serve",
        "Write, see and test cards in a browser on this computer.",
        runs_long=True,
    ),
    "lsp": LazyCommand(
        "ombre.desk.commands.lsp:lsp",
        "Answer an editor about `.card` files, in the language server protocol; the editor starts this command.",
        runs_long=True,
    ),
}
