"""The language of the commands: that of `--locale`, or of the environment; and what is told of texts that lack one."""

from __future__ import annotations

from pathlib import Path

import pytest

from ombre.prose.language.wording import wording
from ombre.workshop.console.speaking import of_environment, text_language

from ..command import run

SCENARIO = """scenario rich "who has a magpie is rich"
  given:
    put magpie in collection of P1
  then:
    wealth of P1 > 4

scenario asks "an answer that nobody needs"
  given:
    answer foo with P2
  when:
    P1 draws 1
  then:
    wealth of P1 = 0
"""
CUP = """
treasure tin_cup "Tin Cup"
  worth 2    copies 1
  play:
    you draw 3
"""
NBSP, THIN = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"


@pytest.fixture
def market(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A new game, with a card that nobody has translated and two scenarios that fail; the environment is French."""
    monkeypatch.chdir(tmp_path)
    assert run("new", "game", "night_market").returncode == 0
    folder = tmp_path / "night_market"
    (folder / "base" / "scenarios" / "more.card").write_text(SCENARIO, encoding="utf-8")
    with (folder / "base" / "treasures.card").open("a", encoding="utf-8") as file:
        file.write(CUP)
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    return folder


def test_the_environment_names_a_language() -> None:
    for environment, language in [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "es_ES.UTF-8"}, "es"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "xx_YY.UTF-8"}, "en"),
    ]:
        assert of_environment(environment) == language, environment


def test_a_game_without_texts_in_the_language_is_printed_in_english(market: Path, tmp_path: Path) -> None:
    """The words of a game that nobody has translated would be English in sentences of another language."""
    assert text_language(None, [market]) == "fr"
    assert text_language(None, [tmp_path / "another"]) == "en"
    assert text_language("de", [market]) == "de"


def test_test_in_french(market: Path) -> None:
    done = run("test")
    assert (done.returncode, done.stdout) == (1, "1 réussi, 2 échoués\n")
    assert done.stderr == (
        f"night_market/base/scenarios/more.card:5: rich: wealth of P1 vaut 3, attendu{NBSP}: plus de 4\n"
        "night_market/base/scenarios/more.card:9: asks: la réponse P2 à foo ne sert pas\n"
    )
    assert run("test", "--locale", "en").stdout == "1 passed, 2 failed\n"
    assert run("test", "--locale", "de").stdout == "1 bestanden, 2 fehlgeschlagen\n"
    assert "vaut 3, attendu" in run("test", "--json").stdout


def test_check_in_french(market: Path) -> None:
    assert run("check").stdout == f"5 cartes vérifiées{NBSP}: 0 erreur\n"
    with (market / "base" / "treasures.card").open("a", encoding="utf-8") as file:
        file.write("  vlaue 3\n")
    for command in ("check", "test", "text magpie"):
        assert "erreur[E" in run(*command.split()).stderr, command


def test_sheet_in_french(market: Path) -> None:
    done = run("sheet", "night_market", "-o", "cards.pdf")
    assert (done.returncode, done.stdout) == (0, "cards.pdf écrit\n")
    assert done.stderr == (
        "1 carte n’a pas de nom dans cette langue, et s’imprime avec celui de son fichier (fr)" f"{NBSP}: tin_cup\n"
    )
    release = run("sheet", "night_market", "-o", "cards.pdf", "--release")
    assert release.stderr == (
        f"ombre: ce n’est pas publiable en fr{NBSP}: tin_cup{NBSP}: elle n’a pas de nom{THIN};"
        f" voir «{NBSP}ombre locale status fr{NBSP}»\n"
    )


def test_pairs_simulate_and_mutate_in_french(market: Path) -> None:
    pairs = run("pairs", "night_market", "--pairs", "4")
    assert pairs.stdout.splitlines()[-1].startswith("paires 4  rencontrées ")
    simulated = run("simulate", "night_market", "-n", "2", "--jobs", "1")
    assert simulated.stdout.startswith("2 parties sur 2\n") and simulated.stderr.startswith("2 parties en ")
    changed = run("mutate", "night_market", "-n", "3", "--jobs", "1")
    assert "2 scénarios échouent" in changed.stdout and "changements sur" in changed.stdout
    english = {"with", "noticed", "changes", "scenario", "not", "of", "number", "which"}
    told = [line for line in changed.stdout.splitlines() if not line.startswith((" ", "#", "scenario "))]
    assert [line for line in told if english & {*line.partition("«")[0].split()}] == []


def test_refusals_in_french(market: Path) -> None:
    for command, sentence in {
        "play croquet": f"ombre: il n’y a pas de jeu «{NBSP}croquet{NBSP}»{THIN}; il y a",
        "text magpi": (
            f"ombre: il n’y a pas de carte «{NBSP}magpi{NBSP}»{THIN}; vouliez-vous dire «{NBSP}magpie{NBSP}»{THIN}?"
        ),
        "test nowhere": "ombre: il n’y a ni fichier ni dossier nowhere",
        "test --only richh": f"ombre: il n’y a pas de scénario «{NBSP}richh{NBSP}»",
        "simulate night_market --players 9": "ombre: night_market se joue à ",
        "sheet night_market -o x.pdf --url x": "ombre: --url ne va qu’avec --to tts, pas avec --to pdf",
        "sheet night_market -o a/b/c/x.pdf --set bas": f"ombre: il n’y a pas de série de cartes «{NBSP}bas{NBSP}»",
    }.items():
        done = run(*command.split())
        assert done.returncode == 2 and done.stderr.startswith(sentence), done.stderr


def test_a_rule_that_forbids_a_start_is_named_in_french(market: Path) -> None:
    """The message had the English words "rule ... at" in it."""
    done = run("play", "crossfire", "crossfire", "--option", "danger_zone=4", "--players", "2")
    assert done.returncode == 2 and f"{NBSP}: la règle «{NBSP}danger_for_each{NBSP}», " in done.stderr, done.stderr


def test_names_and_texts_that_are_not_translated_are_marked(market: Path) -> None:
    done = run("text", "tin_cup", "magpie")
    assert done.stdout.startswith(f"[en] Tin Cup\nQUAND JOUÉ{NBSP}: Piochez 3 cartes.\n\nPie\n")
    assert "1 carte n’a pas de nom dans cette langue" in done.stderr
    assert run("sheet", "night_market", "--to", "html", "-o", "cards.html").returncode == 0
    page = Path("cards.html").read_text(encoding="utf-8")
    assert "[en] Tin Cup" in page and "[en] Pie" not in page
    german = run("text", "tin_cup", "--locale", "de")
    assert german.stdout == "[en] Tin Cup\n[en] WHEN PLAYED: Draw 3 cards.\n"
    assert german.stderr.count("tin_cup") == 2  # its name, and its text
    assert run("text", "tin_cup", "--locale", "en").stdout.startswith("Tin Cup\n")


def test_every_command_has_a_locale() -> None:
    for command in ("test", "pairs", "explain", "mutate", "fmt", "build", "new game", "gallery", "serve", "check"):
        assert "--locale" in run(*command.split(), "--help").stdout, command


def test_a_message_in_all_languages() -> None:
    """The languages with translated messages have those of the commands."""
    from ombre.translatable import ntr, tr

    for language, told in {"fr": "a.pdf écrit", "de": "a.pdf geschrieben", "es": "escrito: a.pdf"}.items():
        assert wording(language).say(tr("wrote {0}", "a.pdf")) == told
        assert wording(language).say(ntr("{0} passed", "{0} passed", 2)) != "2 passed"
