"""A small game with an expansion that has its words in English and in French, for tests of translation tools."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import polib
import pytest

from ombre.compiler.projects.project import Project, open_game
from ombre.prose.proofreading import stale
from ombre.translation.context import note_of
from ombre.translation.exchange import folders, importing, po, xliff
from ombre.translation.exchange.units import TextNotes, documents
from ombre.workshop.api.table import Table
from ombre.workshop.printing.printer import Printer

from ..prose.stale_world import GAME, World, world

CARDS = """
expansion night of low_tide

trinket lantern "Lantern"
  made_of iron    worth 1    copies 2
  keep:
    choose another gleaner as friend
    you lights friend

trinket torch "Torch"
  made_of wood    worth 1    copies 2

verb who:gleaner lights friend:gleaner (light, lit)
  friend becomes dry
"""
ENGLISH = """### The words of the night.

## light

# Who gives light to whom.
lights =
    .base = light the way for
    .third = lights the way for
    .participle = lit
    .indicative = { NP($who) } { AGR($who) ->
        [one] lights
       *[other] light
      } the way for { NP($friend) }
i-dusk =
    .indicative = dusk falls on { NP($who) }
i-glow = it glows for { NP($who) }
i-shine =
    .indicative = { NP($who) } shines
    .passive = shone on by { NP($who) }
"""
FRENCH = """### Les mots de la nuit.

# Qui éclaire qui.
lights =
    .base = éclairer
    .third = éclaire
    .plural = éclairent
    .polite = éclairez
    .participle = éclairé
    .indicative =
        { NP($who) } { AGR($who) ->
          [you] éclairez
          [one] éclaire
         *[other] éclairent
        } le chemin de { NP($friend) }

# Le point, puis une remarque.
i-glow = ça brille pour { NP($who) }

i-shine =
    .indicative = { NP($who) } brille
"""
NAMES = """# The names.
msgid ""
msgstr ""
"Language: fr\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

# published
msgctxt "torch"
msgid "Torch"
msgstr "Torche"
"""


@dataclass
class Night:
    """The expansion. french: its French words, all accepted."""

    world: World
    folder: Path
    table: Table
    french: str = ""

    @property
    def verbs(self) -> Path:
        return self.folder / "locales/fr/verbs.ftl"

    @property
    def names(self) -> Path:
        return self.folder / "locales/fr/names.po"

    @property
    def english(self) -> Path:
        return self.folder / "locales/en/verbs.ftl"

    def begin(self) -> None:
        """Write the files as they are at the beginning, and accept all French words."""
        for path in self.folder.glob("locales/fr/*"):
            path.unlink()
        for path, text in ((self.english, ENGLISH), (self.verbs, FRENCH), (self.names, NAMES)):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        if not self.french:
            places = stale.places("fr", self.table.compiled)
            stale.accept(next(p for p in places if p.folder == self.verbs.parent), lambda entry: True)
            self.french = self.verbs.read_text(encoding="utf-8")
        self.verbs.write_text(self.french, encoding="utf-8")

    def export(self, to: str = "po") -> dict[str, Path]:
        """Write the exchange files of the expansion; return them by name."""
        found: dict[str, Path] = {}
        folder = folders.folders("fr", self.table)[-1]
        for document in documents(folder, "fr", TextNotes(note_of(Printer(self.table, "en")))):
            path = Path(document.key).with_suffix(f".{to}")
            found[path.stem] = Path(path.name)
            text = po.written(document) if to == "po" else xliff.written(document, "en")
            found[path.stem].write_text(text, encoding="utf-8")
        return found

    def take(self, *paths: Path) -> importing.Import:
        """Import files."""
        made = importing.prepared(importing.read_units(paths), [str(self.folder)])
        importing.finish(made)
        return made

    def files(self) -> dict[Path, bytes]:
        """Return the content of all files of the expansion."""
        return {path: path.read_bytes() for path in self.folder.rglob("*") if path.is_file()}


def nights(root: Path) -> Iterator[Night]:
    """Make the game and the expansion in a folder; each combination of its sets is compiled once."""
    with pytest.MonkeyPatch.context() as patch:
        made = world(root, patch)
        folder = root / "night"
        folder.mkdir()
        (folder / "cards.card").write_text(CARDS, encoding="utf-8")
        known: dict[tuple[str, ...], Table] = {}

        def loaded(project: Project) -> Table:
            return known.setdefault(tuple(map(str, project.folders)), Table(project))

        for module in (importing, folders):
            patch.setattr(module, "Loaded", loaded)
        yield Night(made, folder, loaded(open_game(GAME, [str(folder)])))


def translate(path: Path, texts: dict[str, str], flag: str = "") -> None:
    """Translate some units of a file, as a translation tool does; it wraps the lines in its own way."""
    file = polib.pofile(str(path), wrapwidth=50)
    for context, text in texts.items():
        (entry,) = (entry for entry in file if entry.msgctxt == context)
        entry.msgstr, entry.flags = text, [flag] if flag else []
    file.sort()
    file.save()


def reasons(made: importing.Import) -> dict[str, str]:
    """Return why units are refused, by their contexts."""
    return {refusal.unit.context: refusal.reason for refusal in made.refused}
