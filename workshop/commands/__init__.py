"""The commands of `ombre`: each module has one command or one group of commands, and imports no other command."""

from __future__ import annotations

from .group import LazyCommand

COMMANDS = {
    "check": LazyCommand("ombre.workshop.commands.check:check", "Check cards and rules, and print errors."),
    "explain": LazyCommand(
        "ombre.workshop.commands.explain:explain",
        "Explain a diagnostic, with an example and its correction, or say where the docs show what a word means.",
    ),
    "fmt": LazyCommand("ombre.workshop.commands.fmt:fmt", "Rewrite card files in the canonical layout."),
    "build": LazyCommand(
        "ombre.workshop.commands.build:build", "Compile the games that ship with ombre into generated/."
    ),
    "test": LazyCommand("ombre.workshop.commands.test:test", "Run the scenarios of cards.", runs_long=True),
    "mutate": LazyCommand(
        "ombre.workshop.commands.mutate:mutate",
        "Change each card and rule in one place, and list the changes that no scenario notices.",
        runs_long=True,
    ),
    "pairs": LazyCommand(
        "ombre.workshop.commands.pairs:pairs",
        "Test every pair of cards on designed boards, and cards with rules and options; check all invariants.",
        runs_long=True,
    ),
    "play": LazyCommand("ombre.workshop.commands.play:play", "Play one game in the terminal.", runs_long=True),
    "why": LazyCommand(
        "ombre.workshop.commands.why:why", "Explain why something happened in a game, or why an action is not possible."
    ),
    "simulate": LazyCommand(
        "ombre.workshop.commands.simulate:simulate",
        "Play many games with bots, and report the results and the effect of each card.",
        runs_long=True,
    ),
    "text": LazyCommand(
        "ombre.workshop.commands.text:text",
        "Print the text of cards: of some by their ids, of a set or a kind, or of those that say something.",
    ),
    "words": LazyCommand(
        "ombre.workshop.commands.words:words",
        "List the words that a game declares: what they mean, where they are declared, and a line that uses them.",
    ),
    "rules": LazyCommand(
        "ombre.workshop.commands.rules:rules",
        "Print what stands on no card as a booklet: set-up, turns, actions, rules, the end, a glossary.",
    ),
    "sheet": LazyCommand(
        "ombre.workshop.commands.sheet:sheet", "Print sheets of cards, or export them for Tabletop Simulator."
    ),
    "deck": LazyCommand(
        "ombre.workshop.commands.deck:deck",
        "Write a deck as a plain list, with names in any language, or as a .card file.",
    ),
    "gallery": LazyCommand(
        "ombre.workshop.commands.gallery:gallery",
        "Make a web site of all cards, with their rulings, the rules and the words of the game.",
        runs_long=True,
    ),
    "serve": LazyCommand(
        "ombre.workshop.commands.serve:serve",
        "Write, see and test cards in a browser on this computer.",
        runs_long=True,
    ),
    "lsp": LazyCommand(
        "ombre.workshop.commands.lsp:lsp",
        "Answer an editor about `.card` files, in the language server protocol; the editor starts this command.",
        runs_long=True,
    ),
    "compile": LazyCommand(
        "ombre.workshop.commands.compile:compile_game",
        "Compile the rules and cards of a game with a C compiler; "
        "'simulate --native' and 'play --native' use the result.",
        runs_long=True,
    ),
    "locale": LazyCommand("ombre.workshop.commands.locale:app", "Translate games."),
    "face": LazyCommand("ombre.workshop.commands.face:app", "Design the faces of cards."),
    "campaign": LazyCommand(
        "ombre.workshop.commands.campaign:app",
        "Campaigns: several games in a row, between which players keep values and cards.",
        runs_long=True,
    ),
    "new": LazyCommand(
        "ombre.workshop.commands.new:app", "Begin a game or an expansion, or what tests them on a server."
    ),
}
"""What `ombre` can do, in the order of `ombre --help`, with the first sentences of the docstrings of the commands."""
