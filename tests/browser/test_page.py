"""The page of `ombre serve` in a real browser, as an author uses it."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Page, expect

from ombre.workshop.creating.games import new_game

from ..serving import Served, serving

Open = Callable[[Served], Page]
AXE = (resources.files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


def faults(page: Page) -> list[tuple[str, list[str]]]:
    """The faults that axe finds, each with the elements that have it."""
    page.evaluate(f"() => {{ {AXE} }}")
    found: list[tuple[str, list[str]]] = page.evaluate(
        "() => axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, "
        "nodes.map((one) => one.html)]))"
    )
    return found


def line(page: Page, text: str) -> None:
    """Put the cursor at the end of a line."""
    page.locator(".cm-line", has_text=text).last.click()
    page.keyboard.press("End")


def card(page: Page, name: str) -> None:
    """Go to a card by its name."""
    page.keyboard.press("Control+k")
    page.locator("#palette input").fill(name)
    expect(page.locator("#palette [role=option]").first).to_contain_text(name, ignore_case=True)
    page.keyboard.press("Enter")
    expect(page.locator("#card h2")).to_have_text(name)


def test_a_card_is_written_from_nothing_and_seen_in_two_languages(tmp_path: Path, opened: Open) -> None:
    """From an empty folder to a card that is tested, translated and saved."""
    folder = tmp_path / "my_game"
    folder.mkdir()
    with serving(folder) as served:
        page = opened(served)
        dialog = page.locator("dialog")
        expect(dialog.get_by_label("Name")).to_have_value("my_game")
        dialog.get_by_role("button", name="Begin").click()
        expect(page.locator("#card img")).to_have_count(2)
        page.get_by_role("button", name="New card").click()
        dialog.get_by_label("Kind").select_option("treasure")
        dialog.get_by_label("Printed name").fill("Silver Lantern")
        dialog.get_by_role("button", name="Add").click()
        expect(page.locator(".cm-content")).to_contain_text('treasure silver_lantern "Silver Lantern"')
        expect(page.locator(".problems")).to_have_text("No problems.")  # it is whole, as it is
        expect(page.locator("#card h2")).to_have_text("Silver Lantern")
        for _ in range(2):
            page.keyboard.press("Tab")  # from one value to the next, and to what it does
        page.keyboard.type("you draw 3")
        page.keyboard.press("Escape")  # closes the list of words
        english, french = page.locator("#card article[lang=en]"), page.locator("#card article[lang=fr]")
        expect(english.locator(".text")).to_contain_text("Draw 3 cards")
        expect(french.locator(".text")).to_contain_text("Piochez 3 cartes")
        expect(english.locator("img")).to_have_attribute("alt", re.compile("Silver Lantern"))
        expect(french.locator("img")).to_be_visible()
        page.keyboard.press("Control+s")
        expect(page.locator("#notice")).to_have_text("Saved.")
        assert "silver_lantern" in (folder / "base" / "treasures.card").read_text()

        page.locator("#tab-scenarios").click()
        expect(page.locator(".scenarios .summary")).to_have_text("No scenario names this card yet.")
        page.get_by_role("button", name="New scenario").click()
        expect(page.locator(".scenarios li.passed")).to_have_count(1)

        page.get_by_role("button", name="Translations").click()
        page.locator("[data-context=silver_lantern] textarea").fill("Lanterne d’argent")
        expect(page.locator("[data-context=silver_lantern] .before-after")).to_contain_text("Lanterne d’argent")
        page.locator("[data-context=silver_lantern] button.main").click()
        expect(page.locator("#notice")).to_contain_text("names.po")
        assert "Lanterne d’argent" in (folder / "locales" / "fr" / "names.po").read_text(encoding="utf-8")
        page.get_by_role("button", name="Write", exact=True).click()
        expect(french.locator("h3")).to_contain_text("Lanterne d’argent")


def test_an_error_is_mended_by_a_click(page: Page) -> None:
    line(page, "you draw 2")
    for _ in range(len("draw 2")):
        page.keyboard.press("Backspace")
    page.keyboard.type("drwa 2")
    problem = page.locator(".problems .error")
    expect(problem).to_contain_text("drwa")
    card = page.locator("#card")
    line(page, "play:")
    expect(card).to_have_class(re.compile("stale"))  # the last good picture stays, and is marked
    expect(card.locator("img").first).to_be_visible()
    problem.get_by_role("button", name=re.compile("'draw'")).click()
    expect(page.locator(".problems")).to_have_text("No problems.")
    expect(card).not_to_have_class(re.compile("stale"))
    expect(page.locator(".cm-content")).to_contain_text("you draw 2")


def test_a_scenario_fails_tells_why_and_is_mended(page: Page) -> None:
    page.locator("#tab-scenarios").click()
    card(page, "Old Map")
    expect(page.locator(".scenarios li.passed")).not_to_have_count(0)
    line(page, "you draw 2")
    page.keyboard.press("Backspace")
    page.keyboard.type("1")
    failed = page.locator(".scenarios li.failed").first
    expect(failed.locator(".failure")).to_contain_text("line")
    expect(failed.locator("details")).to_contain_text("draws")
    failed.locator(".failure").first.click()
    expect(page.locator("select[aria-label=File]")).to_have_value(re.compile("scenarios/treasures.card"))
    card(page, "Old Map")
    line(page, "you draw 1")
    page.keyboard.press("Backspace")
    page.keyboard.type("2")
    expect(page.locator(".scenarios li.failed")).to_have_count(0)


def shown(page: Page) -> str:
    """The lines of the editor that are in view, as far as they are wholly in view."""
    found: str = page.evaluate(
        "() => { const { top, bottom } = document.querySelector('.cm-scroller').getBoundingClientRect();"
        " return [...document.querySelectorAll('.cm-line')].filter((one) => { const at = one.getBoundingClientRect();"
        " return at.top >= top - 1 && at.bottom <= bottom + 1 }).map((one) => one.textContent).join('\\n') }"
    )
    return found


def test_a_new_scenario_passes_and_is_in_full_view_in_the_file_of_scenarios(tmp_path: Path, opened: Open) -> None:
    """Also if the editor is too small for it: the panes below give way."""
    new_game("night_market", tmp_path)
    with serving(tmp_path / "night_market") as served:
        page = opened(served)
        expect(page.locator("#card img").first).to_be_visible()
        card(page, "Old Map")
        line(page, "you draw 2")
        page.keyboard.press("Backspace")
        page.keyboard.type("1")
        page.get_by_role("separator", name="Size: Results").focus()
        page.keyboard.press("End")  # the editor is as low as it can be
        page.locator("#tab-scenarios").click()
        expect(page.locator(".scenarios li.failed")).to_have_count(1)
        page.get_by_role("button", name="New scenario").click()
        expect(page.locator("select[aria-label=File]")).to_have_value(re.compile("scenarios/treasures.card"))
        expect(page.locator(".scenarios li.passed")).to_have_count(1)
        expect(page.locator(".cm-content")).to_contain_text("old_map_1")
        _, *rest = page.evaluate("() => window.ombre.view.state.doc.toString()").partition("scenario old_map_1")
        assert "".join(rest).strip() in shown(page)
        page.keyboard.type("An Old Map draws a card")  # its title is selected
        expect(page.locator(".cm-content")).to_contain_text('scenario old_map_1 "An Old Map draws a card"')
        page.get_by_role("button", name="New card").click()  # it belongs to the cards, and has an id of its own
        page.locator("dialog").get_by_label("Printed name").fill("Old Map")
        page.locator("dialog").get_by_role("button", name="Add").click()
        expect(page.locator("select[aria-label=File]")).to_have_value(re.compile("base/treasures.card"))
        expect(page.locator(".cm-content")).to_contain_text('treasure old_map_2 "Old Map"')
        expect(page.locator("#card img")).to_have_count(2)


def test_what_happens_is_taken_by_a_click(tmp_path: Path, opened: Open) -> None:
    new_game("night_market", tmp_path)
    with serving(tmp_path / "night_market") as served:
        page = opened(served)
        expect(page.locator("#card img").first).to_be_visible()
        page.locator("#tab-scenarios").click()
        card(page, "Old Map")
        line(page, "you draw 2")
        page.keyboard.press("Backspace")
        page.keyboard.type("1")
        failed = page.locator(".scenarios li.failed")
        expect(failed.locator(".failure")).to_contain_text("crown is in hand of P1")
        page.get_by_role("button", name=re.compile("Take what happened: line")).click()
        expect(failed).to_have_count(0)
        page.locator(".scenarios li.passed .where").click()
        expect(page.locator(".cm-content")).to_contain_text("crown is in deck")


def test_a_broken_new_card_never_shows_another_card(page: Page) -> None:
    line(page, "worth 5")
    page.keyboard.press("Enter")
    page.keyboard.press("Backspace")
    page.keyboard.insert_text('\ntreasure bell "Bell"\n  worht 2')
    pane = page.locator("#card")
    expect(pane.locator("h2")).to_have_text("Bell")
    expect(pane.locator(".stale-note")).to_contain_text("line")
    expect(pane.locator("img")).to_have_count(0)
    for _ in range(len("ht 2")):
        page.keyboard.press("Backspace")
    page.keyboard.type("th 2    copies 1")
    expect(pane.locator("img")).to_have_count(2)
    expect(pane.locator(".stale-note")).to_have_count(0)


def test_panes_are_resized_with_the_mouse_and_with_keys_and_stay_so(page: Page) -> None:
    beside, below = (page.get_by_role("separator", name=f"Size: {name}") for name in ("Card", "Results"))

    def sizes() -> tuple[float, float]:
        boxes = page.locator("#card").bounding_box(), page.locator("#below").bounding_box()
        assert boxes[0] is not None and boxes[1] is not None
        return boxes[0]["width"], boxes[1]["height"]

    before, at = sizes(), beside.bounding_box()
    assert at is not None
    page.mouse.move(at["x"] + 1, at["y"] + 300)
    page.mouse.down()
    page.mouse.move(at["x"] - 199, at["y"] + 300, steps=4)
    page.mouse.up()
    assert abs(sizes()[0] - before[0] - 200) < 5
    below.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(below).to_have_attribute("aria-valuenow", "34")
    changed = sizes()
    assert changed[1] > before[1] + 10
    page.reload()
    expect(page.locator("#card img").first).to_be_visible()
    assert sizes() == changed
    beside.dblclick()
    below.focus()
    page.keyboard.press("Enter")  # as they were at first
    assert sizes() == before


def test_a_word_is_renamed_across_files(tmp_path: Path, opened: Open) -> None:
    new_game("night_market", tmp_path)
    folder = tmp_path / "night_market"
    with serving(folder) as served:
        rename(opened(served), folder)


def rename(page: Page, folder: Path) -> None:
    page.locator(".cm-line", has_text="worth 3").first.click(position={"x": 40, "y": 8})
    page.keyboard.press("F2")
    dialog = page.locator("dialog")
    expect(dialog.locator("h2")).to_have_text("Rename worth")
    dialog.get_by_label("New name").fill("value")
    dialog.get_by_role("button", name="Rename").click()
    expect(page.locator("#notice")).to_contain_text("Renamed in 2 files")
    expect(page.locator(".cm-content")).to_contain_text("value 3")
    assert "worth" in (folder / "rules" / "game.card").read_text()  # not saved yet
    page.keyboard.press("Control+s")
    expect(page.locator("#notice")).to_have_text("Saved.")
    assert "fact value number" in (folder / "rules" / "game.card").read_text()
    expect(page.locator(".problems")).to_have_text("No problems.")


def test_a_new_line_is_indented_as_a_block_needs(page: Page) -> None:
    """After a colon, one step more; else as the line above.

    Backspace goes a step back, and `otherwise` ends a block.
    """
    editor = page.locator(".cm-content")
    editor.click()
    page.keyboard.press("Control+End")
    page.keyboard.insert_text('\ntreasure bell "Bell"')
    written = [
        "worth 2    copies 1",
        "play: # its effect",
        "if you have drawn:",
        "you draw 1",
        "otherwise:",
        "# a note:",
        "x",
    ]
    for text in written:
        page.keyboard.press("Enter")
        page.keyboard.type(text)
        page.keyboard.press("Escape")  # closes the list of words
    lines = 'treasure bell "Bell"', *(
        f"{2 * ' ' * step}{text}" for step, text in zip((1, 1, 2, 3, 2, 3, 3), written, strict=True)
    )
    shown = page.evaluate("() => window.ombre.view.state.doc.toString()").split("\n")
    assert shown[-len(lines) :] == [*lines]
    page.keyboard.press("Enter")
    page.keyboard.press("Backspace")  # a step, not a space
    page.keyboard.press("Backspace")
    page.keyboard.insert_text("when you draw:\n    if you draw:")  # as pasted
    page.keyboard.press("Enter")
    page.keyboard.type("y")
    shown = page.evaluate("() => window.ombre.view.state.doc.toString()").split("\n")
    assert shown[-3:] == ["  when you draw:", "    if you draw:", "      y"]


def test_only_words_that_fit_are_offered(page: Page) -> None:
    line(page, "you draw 2")
    page.keyboard.type("\nyou d")
    offered = page.locator(".cm-tooltip-autocomplete li")
    expect(offered.first).to_be_visible()
    expect(page.locator(".cm-tooltip-autocomplete")).to_contain_text("draw")
    page.keyboard.press("Enter")
    expect(page.locator(".cm-content")).to_contain_text("you draw")


def test_the_gallery_is_searched_and_leads_to_the_card(page: Page) -> None:
    page.get_by_role("button", name="Gallery").click()
    cards = page.locator("#gallery .grid li")
    expect(cards).to_have_count(4)
    expect(cards.first.locator("img")).to_be_visible()
    page.get_by_role("searchbox", name="Search").fill("crown")
    expect(cards).to_have_count(1)
    page.get_by_role("searchbox", name="Search").fill("couronne")  # in any language
    expect(cards).to_have_count(1)
    cards.first.get_by_role("button").click()
    expect(page.locator("#card h2")).to_have_text("Golden Crown")


def test_the_words_of_the_game_have_meanings_and_examples(page: Page) -> None:
    page.get_by_role("button", name="Words").click()
    page.get_by_role("searchbox", name="Search").fill("draws")
    expect(page.locator("#words dl")).to_contain_text("verb who:collector draws amount:number")
    expect(page.locator("#words dl")).to_contain_text("For example: ")


def test_drafts_survive_a_reload_and_a_crash(page: Page, served: Served, opened: Open, folder: Path) -> None:
    line(page, "worth 3")
    page.keyboard.type("    # a draft")
    expect(page.get_by_role("button", name="Save (1)")).to_be_visible()
    page.wait_for_timeout(300)
    page.on("dialog", lambda dialog: dialog.accept())  # the browser asks whether to leave unsaved texts
    page.reload()
    expect(page.locator(".cm-content")).to_contain_text("# a draft")
    page.close(run_before_unload=False)  # as in a crash, nobody is asked
    again = opened(served)
    expect(again.locator(".cm-content")).to_contain_text("# a draft")
    expect(again.locator("#notice")).to_contain_text("found again")
    assert "# a draft" not in (folder / "base" / "treasures.card").read_text()


def test_the_page_goes_on_when_the_server_comes_back(tmp_path: Path, opened: Open) -> None:
    folder = tmp_path / "night_market"
    new_game("night_market", tmp_path)
    with serving(folder) as served:
        page = opened(served)
        expect(page.locator("#card img").first).to_be_visible()
        page.evaluate("() => window.ombre.server.socket.close()")
        line(page, "worth 3")
        page.keyboard.type("    # typed while the connection was lost")
        expect(page.locator("body")).not_to_have_class(re.compile("lost"))
        expect(page.locator(".problems")).to_have_text("No problems.")
        page.keyboard.press("Control+s")
        expect(page.locator("#notice")).to_have_text("Saved.")
    assert "# typed while" in (folder / "base" / "treasures.card").read_text()


def test_sheets_are_printed_by_a_button(page: Page) -> None:
    page.locator("#tab-tasks").click()
    page.get_by_role("button", name="Print").click()
    made = page.locator(".tasks li[data-code='0'] a")
    expect(made).to_have_text(["cards-fr.pdf", "cards-en.pdf"], timeout=60_000)  # the last one first


def test_a_page_in_french(served: Served, browser: Browser) -> None:
    context = browser.new_context(locale="fr-FR")
    french = context.new_page()
    french.goto(served.address)
    expect(french.get_by_role("button", name="Nouvelle carte")).to_be_visible()
    expect(french.locator("html")).to_have_attribute("lang", "fr")
    context.close()


def test_it_works_on_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator("#card img").first).to_be_visible()
    for view in ("Gallery", "Words", "Translations", "Changes", "Write"):
        page.get_by_role("button", name=view, exact=True).click()
        page.wait_for_timeout(200)
        width = page.evaluate("() => document.documentElement.scrollWidth")
        assert width <= 360, f"{view} is {width} pixels wide"


def test_axe_finds_no_fault_in_any_view_in_light_and_dark(page: Page) -> None:
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        for view in ("Gallery", "Words", "Translations", "Changes", "Write"):
            page.get_by_role("button", name=view, exact=True).click()
            page.wait_for_timeout(400)
            assert faults(page) == [], (scheme, view)


def test_axe_finds_no_fault_in_dialogs(page: Page) -> None:
    page.get_by_role("button", name="New card").click()
    expect(page.locator("dialog")).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("Control+k")
    expect(page.locator("#palette li").first).to_be_visible()
    assert faults(page) == []


def test_a_new_file_that_was_not_saved_survives_a_reload(page: Page) -> None:
    page.get_by_role("button", name="New file").click()
    page.get_by_label("Name of the file").fill("more")
    page.locator("dialog").get_by_role("button", name="Add").click()
    expect(page.get_by_label("File", exact=True)).to_have_value(re.compile("/more.card"))
    page.locator(".cm-content").click()
    page.keyboard.insert_text('treasure bell "Bell"\n  worth 2    copies 1\n')
    expect(page.locator("#card h2")).to_have_text("Bell")
    expect(page.get_by_role("button", name="Save (1)")).to_be_visible()
    page.wait_for_timeout(300)
    page.on("dialog", lambda dialog: dialog.accept())
    page.reload()
    expect(page.get_by_role("button", name="Gallery", exact=True)).to_be_enabled()  # everything is open
    expect(page.locator(".cm-content")).to_contain_text("treasure bell")


def test_a_template_has_a_word_for_each_place(page: Page) -> None:
    line(page, "worth 5")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+Home")
    page.keyboard.type("trea")
    page.locator(".cm-tooltip-autocomplete li", has_text="treasure").first.click()
    expect(page.locator(".cm-content")).to_contain_text('treasure name "Name"')
    assert "|" not in page.locator(".cm-content").inner_text()


def test_everything_is_reached_with_the_keyboard(page: Page) -> None:
    seen: set[str] = set()
    page.locator("#views button").first.focus()
    for _ in range(40):
        seen.add(page.evaluate("() => document.activeElement.textContent.slice(0, 20) || document.activeElement.id"))
        if page.evaluate("() => document.activeElement.classList.contains('cm-content')"):
            page.keyboard.press("Escape")  # the key Tab indents lines, unless Escape comes before
        page.keyboard.press("Tab")
    assert {"Write", "Gallery", "Words", "New card", "go to the card"} <= seen


def test_a_description_has_only_plain_elements(tmp_path: Path, context: BrowserContext) -> None:
    """Names of cards come from files of strangers, and descriptions contain them."""
    hostile = (
        '<p class="a" onclick="x()">Fine <b>bold</b><img src="https://example.org/a.png" onerror="x()"></p>'
        '<script>x()</script><a href="javascript:x()">link</a><iframe src="/"></iframe><svg onload="x()"></svg>'
        '<img src="data:image/png;base64,AAAA" alt="card"><style>p{}</style>'
    )
    with serving(tmp_path, "--demo", "hearts") as served:
        page = context.new_page()  # which tells on its console what is not executed
        page.goto(served.address)
        made: str = page.evaluate("async (html) => (await import('/page/server.js')).sanitized(html)", hostile)
    assert made.startswith('<p class="a">Fine bold<img></p>') and "link" in made
    assert '<img src="data:image/png;base64,AAAA" alt="card">' in made
    assert not re.search(r"<(?!/?(?:p|img)\b)|on\w+=|https|javascript", made)
