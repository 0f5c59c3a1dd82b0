"""The translations of diagnostics are valid; `tests/untranslated` lists what they lack."""

from __future__ import annotations

import ast
import pickle
import re
from functools import cache
from pathlib import Path

import pytest

from ombre.dsl.diagnostics import Diagnostic, Edit, Translatable, fixing, listed, ntr, tr
from ombre.dsl.source import Span
from ombre.folders import ROOMS
from ombre.prose.language.languages import LOCALES, catalogue, languages
from ombre.prose.language.wording import wording
from ombre.prose.proofreading import checking
from ombre.prose.proofreading.translated_diagnostics import arguments, faults
from ombre.translation import status as translation

ROOT = Path(__file__).parents[2]
CASES = sorted((Path(__file__).parents[1] / "cases").rglob("bad/*.card"))
EXPECTED = re.compile(
    r"# (?:error|warning|hint) [EW]\d{3}: (.*?)(?: \| (.*?))?(?=\s*# (?:error|warning|hint) [EW]\d{3}: |$)",
    re.MULTILINE,
)
TRANSLATED = [language for language in languages() if (LOCALES / language / "diagnostics.po").is_file()]


@cache
def templates() -> dict[str, str]:
    """All templates of messages in the program, with their places; a template that is not a literal is an error."""
    found: dict[str, str] = {}
    for folder in ROOMS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            if not re.search(r"import .*\bn?tr\b", text) and path.name != "diagnostics.py":
                continue
            for node in ast.walk(ast.parse(text)):
                if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                    continue
                if node.func.id not in ("tr", "ntr"):
                    continue
                where = f"{path.relative_to(ROOT)}:{node.lineno}"
                places: set[str] | None = None
                for given in node.args[: 2 if node.func.id == "ntr" else 1]:
                    assert isinstance(given, ast.Constant) and isinstance(given.value, str), f"{where}: no plain text"
                    found[given.value] = where
                places = arguments(str(getattr(node.args[0], "value", "")))
                if node.func.id == "tr" and not any(isinstance(one, ast.Starred) for one in node.args):
                    assert places == {str(at) for at in range(len(node.args) - 1)}, f"{where}: {places}"
    return found


def test_templates_are_plain_texts_with_their_places() -> None:
    assert len(templates()) > 400


@pytest.mark.parametrize("language", TRANSLATED)
def test_entries_with_places_are_marked(language: str) -> None:
    entries = catalogue(LOCALES / language / "diagnostics.po")
    assert all(entry.flags == (["python-brace-format"] if "{" in entry.msgid else []) for entry in entries)


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_loses_and_invents_nothing(language: str) -> None:
    assert list(faults(LOCALES / language / "diagnostics.po")) == []


def test_no_line_of_french_breaks_before_a_sign() -> None:
    """Before a colon and inside of quotation marks the space is U+00A0, before `;`, `?` and `!` U+202F."""
    for path in (*sorted((LOCALES / "fr").glob("*.po")), ROOT / "desk" / "serve" / "page" / "fr.po"):
        texts = [text for entry in catalogue(path) for text in (entry.msgstr, *entry.msgstr_plural.values())]
        assert [text for text in texts if re.search("[ \u202f][:»]|«[ \u202f]|[ \u00a0][;?!]", text)] == [], path


REFUSALS = {"UsageError", "RulesError", "ChoiceError", "SaveError", "Refused", "FaceError", "PrintError", "Unclear"}
LINKED = ("declared", "overlays", "flow_operations", "loader")  # what the compiler refuses before the linker meets it


def is_plain(said: ast.expr) -> bool:
    """Whether an expression makes a text that cannot be translated."""
    is_joined = isinstance(said, ast.Call) and ast.unparse(said.func) in ("'\\n'.join", "str")
    return is_joined or isinstance(said, ast.JoinedStr | ast.Constant)


def refusals() -> list[str]:
    """The places where the commands are refused with a text that cannot be translated."""
    found: list[str] = []
    for folder in ROOMS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            if folder == "runtime" and path.stem in LINKED:
                continue
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if not (isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args):
                    continue
                said = node.exc.args[0]
                ways = [said.body, said.orelse] if isinstance(said, ast.IfExp) else [said]
                if isinstance(node.exc.func, ast.Name) and node.exc.func.id in REFUSALS and any(map(is_plain, ways)):
                    found.append(f"{path.relative_to(ROOT)}:{node.lineno}: {ast.unparse(said)}")
    return found


def test_every_refusal_can_be_translated() -> None:
    assert refusals() == []


HEAD = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
PLURALS = '"Plural-Forms: nplurals=2; plural=(n > 1);\\n"\n'
COUNTED = 'msgid "{0} error"\nmsgid_plural "{0} errors"\nmsgstr[0] "{0} faute"\n'
PLANTED = {
    'msgid "no {0} of {1}"\nmsgstr "pas de {0}"\n': "the translation of 'no {0} of {1}' lacks {1}",
    'msgid "no {0}"\nmsgstr "pas de {0} {1}"\n': (
        "the translation of 'no {0}' has {1}, which the original does not have"
    ),
    'msgid "no {0}"\nmsgstr "pas de {0"\n': "the translation of 'no {0}' has an unpaired brace",
    COUNTED: "'{0} error' has 1 of 2 plural forms",
    COUNTED + 'msgstr[1] "{1} fautes"\n': "the translation of '{0} error' has {1}, which the original does not have",
}


@pytest.mark.parametrize("planted", PLANTED)
def test_a_fault_of_a_translation_is_told_with_its_line(planted: str, tmp_path: Path) -> None:
    path = tmp_path / "diagnostics.po"
    path.write_text(f'{HEAD}{PLURALS}\nmsgid "a name"\nmsgstr "un nom"\n\n{planted}', encoding="utf-8")
    assert [(line, str(fault)) for line, fault in faults(path)] == [(9, PLANTED[planted])]


def test_the_status_of_a_language_tells_its_faults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "diagnostics.po").write_text(f'{HEAD}\nmsgid "unknown name \'{{0}}\'"\nmsgstr "nom"\n')

    def own_file(language: str) -> Path:
        return tmp_path / language / "diagnostics.po"

    monkeypatch.setattr(checking, "diagnostics_file", own_file)
    (found,) = translation.faults("fr", [])
    assert re.fullmatch(r".*po:\d+:1: error\[E608\]: the translation of 'unknown name '\{0\}'' lacks \{0\}", found)


def test_plural_forms_want_a_head(tmp_path: Path) -> None:
    path = tmp_path / "diagnostics.po"
    path.write_text(f'{HEAD}\n{COUNTED}msgstr[1] "{{0}} fautes"\n', encoding="utf-8")
    assert [str(fault).partition(",")[0] for _, fault in faults(path)] == ["'{0} error' has plural forms"]


def test_no_help_proposes_what_was_written() -> None:
    told = [found for path in CASES for found in EXPECTED.findall(path.read_text(encoding="utf-8"))]
    proposed = [(message, word) for message, help in told for word in re.findall(r"did you mean '([^']+)'", help)]
    assert len(proposed) > 30
    assert [message for message, word in proposed if f"'{word}'" in message] == []


def test_a_diagnostic_in_french() -> None:
    span = Span("own.card", 3, 5, 3, 9)
    message = tr("{0} cannot be '{1}'", tr("a {0}", "runner"), "stagered")
    help = fixing(tr("did you mean '{0}'?", "staggered"), Edit(span, "staggered"))
    found = Diagnostic("E208", message, span, help, ((span, tr("declared here first")),))
    assert pickle.loads(pickle.dumps(found)) == found
    assert pickle.loads(pickle.dumps(found)).fixes == found.fixes
    french = wording("fr").diagnostic(found)
    assert french.render(lambda span: "  if you are stagered:", wording("fr").words()).split("\n") == [
        "own.card:3:5: erreur[E208]: «\u00a0runner\u00a0» ne peut pas être «\u00a0stagered\u00a0»",
        "    3 |   if you are stagered:",
        "      |     ^^^^",
        "        aide: vouliez-vous dire «\u00a0staggered\u00a0»\u202f?",
        "        own.card:3: déclaré ici d’abord",
    ]
    [fix] = french.fixes
    assert (fix.title, fix.edits) == (french.help, found.fixes[0].edits)


def test_what_nobody_has_translated_is_said_as_it_is() -> None:
    assert (
        wording("fr").say(Translatable("something new about {0}", (tr("a kind"),))) == "something new about une sorte"
    )
    assert wording("en").say(tr("unknown name '{0}'", "x")) == "unknown name 'x'"
    fits = tr("{0} or {1} would fit here", listed([tr("a kind"), tr("a verb")]), "'from'")
    assert wording("fr").say(fits) == "une sorte, un verbe ou 'from' conviendrait ici"


def test_what_is_code_stays_as_it_is() -> None:
    """Arguments that are code are not translated, even if they equal a translated message or look like a template."""
    said = wording("fr").say
    assert said(tr("there is no card '{0}'", "a card")) == "il n’y a pas de carte «\u00a0a card\u00a0»"
    assert said(tr("there is no card '{0}'", "{0}")) == "il n’y a pas de carte «\u00a0{0}\u00a0»"
    assert said(tr("{0} fits here", "a verb")) == "a verb convient ici"


def test_numbers_are_counted_as_a_language_does() -> None:
    counts = [ntr("{0} error", "{0} errors", number) for number in (0, 1, 2)]
    assert [str(count) for count in counts] == ["0 errors", "1 error", "2 errors"]
    assert [wording("fr").say(count) for count in counts] == ["0 erreur", "1 erreur", "2 erreurs"]
