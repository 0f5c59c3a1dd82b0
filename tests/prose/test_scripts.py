"""Other scripts: a small game in Arabic (from right to left) and in Japanese (without spaces), in text and on paper.

The two locales have only the messages that the cards of this game need. Their fonts are subsets with the letters of
these cards; the licence is beside them.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
import typst
from PIL import Image, ImageChops

from ombre.compiler.projects.project import open_game
from ombre.prose.language.languages import languages
from ombre.prose.language.text_runs import Run
from ombre.prose.language.typography import as_sentence, polish
from ombre.prose.proofreading import files_beside_cards as beside
from ombre.prose.proofreading.proofread import check as proofread
from ombre.sheets import FaceError, Job, Paper, PrintedCard, sheet
from ombre.sheets.faces.fonts import Lettering
from ombre.workshop.api.table import Table, open_table
from ombre.workshop.printing.printer import Printer

from ..sheets.test_paper import above
from ..sheets.test_pictures import GOLDEN, check, opened
from ..sheets.test_pictures import beside as in_a_row

ROOT = Path(__file__).parents[2]
BAZAAR = ROOT / "tests" / "fixtures" / "scripts" / "bazaar"
SCRIPTS = ("ar", "ja")


@cache
def printer(language: str) -> Printer:
    return Printer(Table(open_game(str(BAZAAR))), language)


def cards(language: str) -> list[PrintedCard]:
    chosen = printer(language)
    return [chosen.printed(card, False) for card in chosen.faced()]


def job(language: str, ids: list[str]) -> Job:
    chosen = printer(language)
    found = chosen.job([chosen.cards[id] for id in ids])
    assert found.fit()[0] == ()
    return found


# ---------------------------------------------------------------------------------------------------------- texts


@pytest.mark.parametrize(
    ("language", "card", "text"),
    [
        ("ar", "tea", ["عند البيع: اكسب درهمًا واحدًا."]),  # one
        ("ar", "pepper", ["عند البيع: اكسب درهمين."]),  # two: the dual, without digits
        ("ar", "carpet", ["عند البيع: اسحب 3 سلع."]),  # 3 to 10: the plural
        ("ar", "silk", ["عند البيع: اكسب 11 درهمًا."]),  # 11 to 99: the singular with an ending
        ("ar", "brass_lamp", ["يُضاف \u200e+1 إلى سعر سائر السلع من المصابيح في دكانك."]),
        (
            "ar",
            "fortune_teller",
            [
                "عند البيع: اختر تاجرًا آخر. يجوز لذلك التاجر أن يطرح سلعة من يده. إن فعل ذلك، فاكسب 100 درهم.",
                "مرة واحدة كل جولة، عندما يبيع تاجر آخر سلعة، إن كان سعر تلك السلعة 5 أو أكثر، فاكسب درهمًا واحدًا.",
            ],
        ),
        ("ja", "tea", ["売るとき：銀貨を1枚得る。"]),
        ("ja", "carpet", ["売るとき：品物を3つ引く。"]),
        ("ja", "brass_lamp", ["あなたの露店にあるほかの灯りの品物の価格を+1する。"]),
        (
            "ja",
            "scales",
            ["売るとき：次から1つを選ぶ： • 品物を2つ引く。 • あなたの所持金が10未満なら、銀貨を4枚得る。"],
        ),
        (
            "ja",
            "fortune_teller",
            [
                "売るとき：ほかの商人を1人選ぶ。その商人は自分の手札の品物を1つ捨ててもよい。"
                "そうした場合、銀貨を100枚得る。",
                "1ラウンドに1回、ほかの商人が品物を1つ売ったとき、その品物の価格が5以上なら、銀貨を1枚得る。",
            ],
        ),
    ],
)
def test_texts(language: str, card: str, text: list[str]) -> None:
    """Numbers, genders and counters agree; the languages use their own punctuation."""
    assert printer(language).plain(card)[1:] == text


@pytest.mark.parametrize("language", SCRIPTS)
def test_every_card_is_printed_in_its_language(language: str) -> None:
    chosen = printer(language)
    assert chosen.unsaid(chosen.cards) == {}
    assert chosen.unnamed(chosen.cards) == []
    assert [str(problem) for problem in proofread(chosen.locale)] == []


def test_heads_of_tables_agree_with_their_number() -> None:
    (fair,) = (card for card in cards("ar") if card.id == "spring_fair")
    assert fair.tables["guests"].head == ("اليوم", "تاجران", "3\u00a0تجار", "4\u00a0تجار")
    (fair,) = (card for card in cards("ja") if card.id == "spring_fair")
    assert fair.tables["guests"].head == ("日", "2人", "3人", "4人")


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("品物 を 引く", "品物を引く"),
        ("HP が 2 の ombre game", "HPが2のombre game"),
        ("選ぶ： • 一 • 二", "選ぶ： • 一 • 二"),
    ],
)
def test_spaces_stay_only_between_latin_words_and_around_bullets(text: str, printed: str) -> None:
    assert polish(text, printer("ja").locale.settings) == printed


def test_a_sentence_ends_with_the_stop_of_its_language() -> None:
    japanese, arabic = (printer(language).writing for language in ("ja", "ar"))
    assert [as_sentence(text, japanese) for text in ("引く", "引く。", "なぜ？")] == ["引く。", "引く。", "なぜ？"]
    assert as_sentence("ombre", arabic) == "ombre."  # without a capital


# ------------------------------------------------------------------------------------------------------- on paper


@pytest.mark.parametrize("language", SCRIPTS)
def test_cards_and_a_sheet_look_as_they_did(language: str) -> None:
    ids = [card.id for card in printer(language).faced() if card.kind == "ware"]
    pictures = [opened(made) for made in job(language, ids).pictures(print, 72).values()]
    check(GOLDEN / f"bazaar_{language}.png", in_a_row(pictures, 4))
    (made,) = job(language, ["spring_fair"]).pictures(print, 60).values()
    check(GOLDEN / f"bazaar_{language}_sheet.png", opened(made))


def _ink(picture: Image.Image, place: float) -> int:
    """The lightness, from 0 to 255, of the ring of the badge whose middle is `place` millimetres from the left."""
    dots = picture.width / 63.5
    pixel = picture.convert("L").getpixel((round(place * dots), round((3.3 + 1.2) * dots)))
    assert isinstance(pixel, int)
    return pixel


def test_badges_are_mirrored() -> None:
    """The black badge with the price is at the side where the writing begins, the white one at the other side."""
    left, right = 3.3 + 5, 63.5 - 3.3 - 5
    (japanese,) = (opened(made) for made in job("ja", ["carpet"]).pictures(print, 100).values())
    (arabic,) = (opened(made) for made in job("ar", ["carpet"]).pictures(print, 100).values())
    assert _ink(japanese, left) < 60 < 200 < _ink(japanese, right)
    assert _ink(arabic, right) < 60 < 200 < _ink(arabic, left)


def _words_begin(language: str) -> tuple[float, float]:
    """The distances in millimetres of the dark words of a short text from the left and right edges of its card."""
    (made,) = job(language, ["carpet"]).pictures(print, 100).values()
    picture = opened(made).convert("L")
    dots = picture.width / 63.5
    low, high = round(65.6 * dots), round(68.8 * dots)
    dark = above(ImageChops.invert(picture.crop((round(6 * dots), low, round(57.5 * dots), high))), 165)
    box = dark.getbbox()
    assert box is not None
    return box[0] / dots, (dark.width - box[2]) / dots


def test_a_text_begins_at_its_side() -> None:
    left, right = _words_begin("ja")
    assert left < 3 and right > 15
    left, right = _words_begin("ar")
    assert right < 3 and left > 15


def test_pages_and_backs_are_not_mirrored() -> None:
    """The places of fronts and backs on the paper are the same in both directions of writing."""
    ids = [card.id for card in printer("ar").faced()]
    arabic, japanese = (job(language, ids).laid_out(Paper())[0].decode() for language in SCRIPTS)
    places = re.compile(r"\n  place-all\((.*?)\n  \)", re.DOTALL)
    assert places.findall(arabic) == places.findall(japanese)
    fronts, backs = (re.findall(r"\((\d+), ([\d.]+), ", found) for found in places.findall(arabic)[:2])
    assert fronts[:3] == [("0", "9.75"), ("1", "73.25"), ("2", "136.75")]
    assert backs[:3] == [("0", "136.75"), ("1", "73.25"), ("2", "9.75")]


@pytest.mark.parametrize("language", SCRIPTS)
def test_a_pdf_is_made_with_the_fonts_of_the_locale(language: str) -> None:
    chosen = printer(language)
    made = sheet(cards(language)[:2], chosen.faces, language, writing=chosen.writing).files["sheet.pdf"]
    family = {"ar": b"BazaarNaskh", "ja": b"BazaarGothic"}[language]
    assert family in made and f"/Lang ({language})".encode() in made.replace(b"/Lang(", b"/Lang (")


def test_the_preview_has_a_direction() -> None:
    arabic, japanese = (job(language, ["silk"]).html().decode() for language in SCRIPTS)
    assert '<html lang="ar" dir="rtl">' in arabic and '"Bazaar Naskh", "Source Sans 3"' in arabic
    assert '<html lang="ja">' in japanese and "dir=" not in japanese


# ----------------------------------------------------------------------------------------------------------- fonts


def test_letters_without_a_glyph_are_reported_with_their_card() -> None:
    (silk,) = (card for card in cards("ja") if card.id == "silk")
    chosen = printer("ja")
    (told,) = sheet([replace(silk, name="猫と龍")], chosen.faces, "ja", writing=chosen.writing).letterless
    assert re.search(r"wares\.card:16$", told.where)
    assert re.search(r"Bazaar Gothic, Source Sans 3 cannot print U\+732B .*U\+9F8D", told.message)


def test_a_missing_font_is_reported_with_the_places_for_it() -> None:
    writing = replace(printer("ar").writing, fonts=("No Such Font", "built-in"))
    with pytest.raises(
        FaceError, match=r"ar/locale\.yaml: there is no font 'No Such Font'; put its file into .*ar/fonts"
    ):
        Lettering.of(writing)


def test_a_font_of_the_system_is_found() -> None:
    """A font that the folder of the locale lacks is looked for on the system."""
    own = {font.family for font in typst.Fonts(include_embedded_fonts=False).fonts()}
    for family in sorted(own)[:1]:  # a system without fonts has nothing to find
        found = Lettering.of(replace(printer("ar").writing, fonts=("built-in", family)))
        assert found.text[-1] == family and ord("a") in found.printable


def test_every_font_of_the_tests_has_its_licence() -> None:
    fonts = sorted(BAZAAR.glob("locales/*/fonts/*.ttf"))
    assert len(fonts) == 4
    for font in fonts:
        licence = font.with_name(font.stem.split("-")[0] + "-OFL.txt").read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE" in licence
        assert font.stat().st_size < 60_000


# ------------------------------------------------------------------------------------- a language of one's own


def test_a_folder_of_an_author_can_add_a_language(tmp_path: Path) -> None:
    """An expansion with `locales/LANGUAGE/locale.yaml` adds the language; its files cause no warnings."""
    folder = tmp_path / "lanterns"
    home = folder / "locales" / "ar"
    home.mkdir(parents=True)
    (folder / "lanterns.card").write_text('expansion lanterns of crossfire\n\nevent quiet "Quiet"\n', encoding="utf-8")
    for path in (BAZAAR / "locales" / "ar").glob("*.*"):
        if path.suffix == ".yaml" or path.name in ("grammar.ftl", "effects.ftl", "sheet.ftl"):
            (home / path.name).write_bytes(path.read_bytes())
    (home / "fonts").mkdir()
    for path in (BAZAAR / "locales" / "ar" / "fonts").iterdir():
        (home / "fonts" / path.name).write_bytes(path.read_bytes())
    table = open_table("crossfire", [str(folder)])
    assert "ar" in languages(table.project.folders) and "ar" not in languages()
    chosen = Printer(table, "ar")
    assert chosen.writing.direction == "rtl"
    assert chosen.texts(chosen.cards["covering_fire"])[0][0] == Run("text", "[en] ")  # until its words are there
    assert [(d.code, str(d.message)) for d in beside.faults(table.compiled, folder)] == []
