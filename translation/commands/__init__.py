"""The commands of `ombre locale`: each module has one."""

from __future__ import annotations

from ombre.workshop.console.group import LazyCommand, group

COMMANDS = {
    "new": LazyCommand(
        "ombre.translation.commands.new:new",
        "Begin a translation: write its files with drafts, with what a translator needs to know about each text.",
    ),
    "update": LazyCommand(
        "ombre.translation.commands.new:update",
        "Add drafts of what a translation lacks; nothing that is there is changed.",
    ),
    "preview": LazyCommand(
        "ombre.translation.commands.preview:preview",
        "Print each card, line of the log and question that uses a message, in the source language and in another.",
    ),
    "status": LazyCommand(
        "ombre.translation.commands.status:status",
        "Count the translated messages; list the missing ones, and those whose source has changed since (stale).",
    ),
    "changes": LazyCommand(
        "ombre.translation.commands.changes:changes",
        "List the translations whose source has changed: the source before and now, and the cards that use them.",
    ),
    "accept": LazyCommand(
        "ombre.translation.commands.accept:accept",
        "Record that you have looked at entries whose source has changed; only their comments `# source:` are written.",
    ),
    "export": LazyCommand(
        "ombre.translation.commands.export:export", "Write the texts of a language to files for a translation tool."
    ),
    "audit": LazyCommand(
        "ombre.translation.commands.audit:audit", "Compare what a printed book says with the game, cell by cell."
    ),
    "import": LazyCommand(
        "ombre.translation.commands.import_:import_", "Take translations over from the files of a translation tool."
    ),
    "check": LazyCommand(
        "ombre.translation.commands.check:check",
        "Find faults in the files of a language: lost arguments, wrong forms, unused entries, misprints.",
    ),
}
app = group(COMMANDS, help="Translate games.")

GROUP = {
    "locale": LazyCommand("ombre.translation.commands:app", "Translate games."),
}
