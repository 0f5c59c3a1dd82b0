"""`ombre explain`: print the explanation of a diagnostic code, or the entries of the docs that a word leads to."""

from __future__ import annotations

import re
from os.path import commonprefix
from typing import Annotated

import typer

from ombre.compiler import codes
from ombre.compiler.codes import CODES, RETIRED
from ombre.compiler.how_do_i_say import PAGE, matching
from ombre.compiler.projects.places import UsageError
from ombre.prose.language.wording import manual
from ombre.translatable import tr

from ..console.speaking import language, say


def explain(
    code: Annotated[
        str | None,
        typer.Argument(help="A code such as E110, or a word such as random; by default, all codes are listed."),
    ] = None,
) -> None:
    """Explain a diagnostic, with an example and its correction, or say where the docs show what a word means."""
    said = manual(language()).text
    if code is None:
        typer.echo("\n".join(f"{code}  {said(title)}" for code, title in CODES.items()))
        return
    if code.upper() not in {*CODES, *RETIRED}:
        if wishes := matching(code):
            for wish in wishes:
                say(wish.see)
            return
        if not re.match(r"[A-Za-z]\d", code):
            raise UsageError(
                tr(
                    "there is no code '{0}', and no entry of {1} has this word; how cards look is told in {2}, "
                    "how they are printed in {3}",
                    code,
                    PAGE,
                    "docs/faces.md",
                    "docs/printing.md",
                )
            )
        near = sorted(CODES, key=lambda known: len(commonprefix([code.upper(), known])), reverse=True)
        raise UsageError(tr("there is no code '{0}'; the nearest are {1}", code, ", ".join(near[:3])))
    typer.echo(codes.explain(code.upper(), said).rstrip())
