"""Take the pictures of docs/workshop.md: python tests/browser/screens.py [FOLDER]

Each is a state of the page on an expansion of a shipped game. FOLDER is docs/pictures by default.
"""

from __future__ import annotations

import io
import json
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))  # if run as a file, it belongs to no package

from tests.browser.conftest import CHROMIUM, QUIET  # noqa: E402 - the path is set above
from tests.serving import Served, serving, tab  # noqa: E402 - the path is set above

COLOURS = 200  # of a picture: enough for a page, and small


def taken(page: Page, path: Path) -> None:
    """Take a picture of what is seen."""
    page.wait_for_timeout(700)
    with Image.open(io.BytesIO(page.screenshot())) as picture:
        small = picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
        small.save(path, optimize=True)
    print(f"wrote {path} ({path.stat().st_size // 1024} kB)")


def line(page: Page, text: str) -> None:
    page.locator(".cm-line", has_text=text).last.click()
    page.keyboard.press("End")


def states(page: Page, into: Path) -> None:
    """Go through the states in the order of the page, and take a picture of each."""
    dialog = page.locator("dialog")
    dialog.get_by_label("Begin").select_option("crossfire")
    taken(page, into / "workshop-begin.png")
    dialog.get_by_role("button", name="Begin").click()
    page.wait_for_selector("#card img", timeout=60_000)
    page.get_by_role("button", name="New card").click()
    dialog.get_by_label("Kind").select_option("gear")
    dialog.get_by_label("Printed name").fill("Field Medic")
    dialog.get_by_role("button", name="Add").click()
    page.wait_for_selector("#card h2:text-is('Field Medic')", timeout=20_000)
    for _ in range(4):
        page.keyboard.press("Tab")  # from value to value, to what such a card does most often
    page.keyboard.type("choose another runner as friend\nfriend h")
    page.wait_for_selector(".cm-tooltip-autocomplete")
    taken(page, into / "workshop-words.png")
    page.keyboard.type("eals 2")
    page.keyboard.press("Escape")
    page.wait_for_timeout(1500)
    page.keyboard.press("Control+s")
    page.get_by_role("button", name="Translations").click()
    page.locator("[data-context=field_medic] textarea").fill("Médecin de Terrain")
    page.wait_for_selector("[data-context=field_medic] .before-after > div")
    taken(page, into / "workshop-translate.png")
    page.locator("[data-context=field_medic] button.main").click()
    page.wait_for_timeout(1500)
    page.get_by_role("button", name="Write", exact=True).click()
    page.locator("#tab-scenarios").click()
    page.keyboard.press("Control+End")
    scenario(page)
    taken(page, into / "workshop-card.png")
    line(page, "hp of P2 = 4")
    page.keyboard.press("Backspace")
    page.keyboard.type("5")
    page.wait_for_selector(".scenarios li.failed", timeout=20_000)
    taken(page, into / "workshop-failing.png")
    page.keyboard.press("Backspace")
    page.keyboard.type("4")
    page.locator("#tab-problems").click()
    line(page, "friend heals 2")
    for _ in range(len("heals 2")):
        page.keyboard.press("Backspace")
    page.keyboard.type("haels 2")
    line(page, "play:")
    page.wait_for_selector(".problems .fix", timeout=20_000)
    taken(page, into / "workshop-problem.png")
    page.locator(".problems .fix").first.click()
    page.get_by_role("button", name="Gallery").click()
    page.wait_for_timeout(4000)
    taken(page, into / "workshop-gallery.png")
    page.get_by_role("button", name="Write", exact=True).click()
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(color_scheme="dark")
    page.locator("#card").scroll_into_view_if_needed()
    taken(page, into / "workshop-phone.png")


def scenario(page: Page) -> None:
    """Write the scenario of docs/workshop.md at the end of the file, line by line."""
    page.locator(".cm-content").click()
    page.keyboard.press("Control+End")
    page.keyboard.insert_text(
        '\n\nscenario field_medic_heals "A Field Medic heals another runner by 2"\n'
        "  given:\n    players 4\n    hp of P2 becomes 2\n    put field_medic in hand of P1\n"
        "    answer friend with P2\n"
        "  when:\n    P1 plays field_medic\n  then:\n    hp of P2 = 4\n"
    )

    page.wait_for_selector(".scenarios li.passed", timeout=20_000)
    line(page, "friend heals 2")


def table(context: BrowserContext, served: Served, into: Path) -> None:
    """Take the picture of a table of Crossfire in French, after some answers."""
    with tab(served) as author:
        wanted = {"origin": {"players": 3, "seed": 3, "beginning": "crossfire"}, "bots": ["", "random", "random"]}
        link = author.do("open_table", json.dumps(wanted))["links"][0]
    page = context.new_page()
    page.goto(f"http://{served.host}/seat/{link}")
    for _ in range(5):
        page.locator(".options button").first.click()
        page.wait_for_timeout(400)
    page.wait_for_timeout(15_000)  # all cards are drawn
    taken(page, into / "table.png")


def main() -> None:
    into = Path(sys.argv[1]) if sys.argv[1:] else ROOT / "docs" / "pictures"
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        folder = Path(temporary) / "my_cards"
        folder.mkdir()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*QUIET.split(), "--no-sandbox"])
        with serving(folder) as served:
            page = browser.new_page(viewport={"width": 1180, "height": 760}, locale="en-GB")
            page.set_default_timeout(20_000)
            page.goto(served.address)
            page.wait_for_selector("dialog")
            states(page, into)
        with serving(folder, "--demo", "crossfire") as served:
            table(browser.new_context(viewport={"width": 1280, "height": 800}, locale="fr-FR"), served, into)
        browser.close()


if __name__ == "__main__":
    main()
