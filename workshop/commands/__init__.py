"""The commands of `ombre`: each module has one command or one group of commands, and imports no other command."""

from __future__ import annotations

from ..console.group import LazyCommand

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
    "play": LazyCommand("ombre.workshop.commands.play:play", "Play one game in the terminal.", runs_long=True),
    "why": LazyCommand(
        "ombre.workshop.commands.why:why", "Explain why something happened in a game, or why an action is not possible."
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
"""The commands, in the order of `ombre --help`, with the first sentences of their docstrings."""
