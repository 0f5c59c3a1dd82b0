"""Edit files of names (`names.po`) line by line: an edit changes one name and keeps everything else."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

import polib

from ombre import contract

_HEADER = (
    'msgid ""\nmsgstr ""\n"Language: {0}\\n"\n"MIME-Version: 1.0\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
)
_BLOCKS = re.compile(r"\n(?:[ \t]*\n)+")
_CONTEXT = re.compile(r'msgctxt\s+"((?:[^"\\]|\\.)*)"\s*$')


def named(text: str, language: str, names: Mapping[str, tuple[str, str]]) -> str:
    """Return the text of a file of names with some names put in.

    names: by the id of a card, its name in the source language and its translation. A new name comes after the one
    whose id is before it in the alphabet, and is marked `ours`. A name that was marked `fuzzy` is not any more.
    """
    blocks = _BLOCKS.split((text or _HEADER.format(language)).rstrip("\n"))
    for id, (source, translation) in names.items():
        at = next((at for at, block in enumerate(blocks) if _id(block) == id), None)
        if at is None and "/" in id:  # in the folder of a set, its cards have their short ids
            at = next((at for at, block in enumerate(blocks) if _is_short(block, id, source)), None)
        if at is not None:
            blocks[at] = _changed(blocks[at], source, translation)
        else:
            _insert(blocks, polib.POEntry(msgctxt=id, msgid=source, msgstr=translation, tcomment="ours"))
    return "\n\n".join(blocks) + "\n"


def asked(text: str, language: str, names: Iterable[tuple[str, str, Sequence[str]]]) -> str:
    """Return the text of a file of names with empty entries for some names.

    names: for each, the id of the card, its name in the source language, and notes for the translator.
    """
    blocks = _BLOCKS.split((text or _HEADER.format(language)).rstrip("\n"))
    for id, source, notes in names:
        _insert(blocks, polib.POEntry(msgctxt=id, msgid=source, tcomment="ours", comment="\n".join(notes)))
    return "\n\n".join(blocks) + "\n"


def _insert(blocks: list[str], entry: polib.POEntry) -> None:
    """Put an entry after the last one whose id is before it in the alphabet."""
    before = [at for at, block in enumerate(blocks) if (other := _id(block)) is None or other < entry.msgctxt]
    blocks.insert(before[-1] + 1 if before else len(blocks), entry.__unicode__(100).strip("\n"))


def _is_short(block: str, id: str, source: str) -> bool:
    """Whether a name belongs to a card with a full id:
    it has the short id, and the same name in the source language.
    """
    return _id(block) == contract.short_id(id) and f'msgid "{polib.escape(source)}"' in block.split("\n")


def _id(block: str) -> str | None:
    found = next((match for line in block.split("\n") if (match := _CONTEXT.match(line))), None)
    return str(polib.unescape(found[1])) if found else None


def _changed(block: str, source: str, translation: str) -> str:
    """Return the lines of a name with another translation."""
    found: list[str] = []
    inside = False
    for line in block.split("\n"):
        inside = inside and line.startswith('"')
        if line.startswith(("msgid ", "msgstr ")):
            name, text = ("msgid", source) if line.startswith("msgid ") else ("msgstr", translation)
            found.append(f'{name} "{polib.escape(text)}"')
            inside = True
        elif line.startswith("#,"):
            flags = [flag for flag in map(str.strip, line[2:].split(",")) if flag not in ("", "fuzzy")]
            found += [f"#, {', '.join(flags)}"] if flags else []
        elif not inside and not line.startswith("#|"):  # a continued line, or the earlier text of a fuzzy name
            found.append(line)
    return "\n".join(found)
