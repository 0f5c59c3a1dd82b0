"""Tables in a real browser: played by people and bots, on a phone, after a lost connection,
by somebody without a link.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from ..caches import own_cache
from ..serving import Served, opened, serving
from .test_page import faults

Open = Callable[[Served], Page]


@pytest.fixture(scope="module")
def crossfire(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with (
        own_cache(tmp_path_factory.mktemp("cache")),
        serving(tmp_path_factory.mktemp("nothing"), "--demo", "crossfire") as made,
    ):
        yield made


def links_of(served: Served, players: int, *bots: str) -> list[str]:
    found: list[str] = opened(served, players, *bots, seed=3, beginning="crossfire")["links"]
    return found


def sit(context: BrowserContext, served: Served, link: str) -> Page:
    page = context.new_page()
    page.goto(f"http://{served.host}/seat/{link}")
    expect(page.locator("#board .seat").first).to_be_visible(timeout=60_000)
    return page


def answers(page: Page) -> int:
    """The number of answers that have been given at the table, as the page knows it."""
    found: int = page.evaluate("() => window.ombre.last.last")
    return found


def test_two_people_play_in_two_languages_and_agree_to_take_an_answer_back(
    browser: Browser, context: BrowserContext, crossfire: Served
) -> None:
    links = links_of(crossfire, 2, "", "")
    one = sit(context, crossfire, links[0])
    french = browser.new_context(locale="fr-FR")
    two = sit(french, crossfire, links[1])
    expect(one.locator(".log")).to_contain_text("draws")
    expect(two.locator(".log")).to_contain_text("pioche")
    first, other = (one, two) if one.locator(".options button").count() else (two, one)
    expect(first.locator(".options button").first).to_be_visible()
    expect(other.locator(".options")).to_have_count(0)
    mine = first.locator(".me [data-zone=hand] .card")
    assert all(mine.nth(at).get_attribute("data-id") for at in range(mine.count()))
    assert first.locator(".others [data-zone=hand] .card[data-id]:not([data-id=''])").count() == 0
    before = answers(first)
    first.locator(".options button").first.click()
    for page in (first, other):
        page.wait_for_function("(n) => window.ombre.last.last > n", arg=before)
    first.locator("#actions button", has_text=re.compile("Undo|Annuler")).click()
    expect(other.locator(".wish")).to_contain_text(re.compile("take an answer back|reprendre un coup"))
    other.locator(".wish button").first.click()
    expect(first.locator(".wish")).to_be_empty()
    first.wait_for_function("(n) => window.ombre.last.last === n", arg=before)
    other.locator("#side input").last.fill("à toi")
    other.locator("#side form button").click()
    expect(first.locator(".chat")).to_contain_text("à toi")
    assert faults(one) == []
    assert faults(two) == []
    french.close()


def test_a_card_is_played_by_a_click_and_what_one_wonders_about_is_told(
    context: BrowserContext, crossfire: Served
) -> None:
    page = sit(context, crossfire, links_of(crossfire, 2, "", "random")[0])
    lit = page.locator(".me [data-zone=hand] .card.lit")
    for _ in range(12):  # until a card can be played from the hand
        if lit.count() and page.locator(".options li").count() > 2:
            break
        before = answers(page)
        page.locator(".options button").last.click()
        page.wait_for_function("(n) => window.ombre.last.last > n", arg=before)
    name = lit.first.get_attribute("title")
    before = answers(page)
    lit.first.click()
    page.wait_for_function("(n) => window.ombre.last.last > n", arg=before)
    assert name
    expect(page.locator(".log")).to_contain_text(name.split()[-1])
    page.locator(".log li:not([hidden]) button").last.click()
    expect(page.locator(".reasons li").first).not_to_be_empty()
    assert ".card:" not in page.locator(".reasons").inner_text()  # that is for the author alone
    page.locator("[data-zone=market] .card").first.click()
    dialog = page.locator("dialog")
    expect(dialog.locator(".text p").first).to_be_visible()
    assert faults(page) == []
    dialog.get_by_role("button", name="Why not?").click()
    expect(page.locator(".reasons li").first).to_contain_text(re.compile(r"(Buy|Assist|Play) "))
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".options .hinted")).to_have_count(1, timeout=60_000)
    page.get_by_label("Language").select_option("fr")
    expect(page.locator("#title")).to_contain_text("à vous de jouer")
    expect(page.locator(".log")).to_contain_text("pioche")
    page.get_by_role("button", name="Coup précédent").click()
    expect(page.locator("body")).to_have_class(re.compile("past"))
    expect(page.locator(".options")).to_have_count(0)
    page.get_by_role("button", name="Au présent").click()
    expect(page.locator(".options button").first).to_be_visible()


def test_a_slow_bot_can_be_hurried_and_a_lost_connection_comes_back(context: BrowserContext, crossfire: Served) -> None:
    page = sit(context, crossfire, links_of(crossfire, 2, "", "thorough")[0])
    for _ in range(20):
        if page.locator(".thinks").count():
            break
        before = answers(page)
        page.locator(".options button").last.click()
        page.wait_for_function("(n) => window.ombre.last.last > n", arg=before)
    before = answers(page)
    page.get_by_role("button", name="Play at once").click()
    page.wait_for_function("(n) => window.ombre.last.last > n", arg=before)
    page.evaluate("() => window.ombre.socket.close()")
    expect(page.locator("#notice")).to_contain_text("The connection is lost")
    expect(page.locator("#notice")).to_be_hidden()
    page.locator("#side input").last.fill("back again")
    page.locator("#side form button").click()
    expect(page.locator(".chat")).to_contain_text("back again")


def test_the_table_fits_on_a_phone_and_in_the_dark(browser: Browser, crossfire: Served) -> None:
    phone = browser.new_context(viewport={"width": 390, "height": 844}, color_scheme="dark", has_touch=True)
    page = sit(phone, crossfire, links_of(crossfire, 3, "", "random", "random")[0])
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []
    phone.close()


def test_somebody_without_a_link_sees_no_table(browser: Browser, crossfire: Served) -> None:
    stranger = browser.new_context()
    page = stranger.new_page()
    page.goto(f"http://{crossfire.host}/seat/aaaaaaaaaaaaaaaaaaaaaaaa")
    expect(page.locator("body")).to_have_text("There is no such table.")
    page.goto(f"http://{crossfire.host}/")
    expect(page.locator("body")).to_contain_text("it ends with a key")
    stranger.close()


def test_an_author_opens_a_table_and_plays_from_a_scenario(opened: Open, served: Served, folder: Path) -> None:
    page = opened(served)
    page.locator("#views").get_by_role("button", name="Play").click()
    expect(page.locator(".new-table form")).to_be_visible(timeout=60_000)
    assert faults(page) == []
    with page.context.expect_page() as shown:
        page.get_by_role("button", name="Open the table").click()
    expect(shown.value.locator("#board .me")).to_be_visible(timeout=60_000)
    expect(page.locator(".tables li")).not_to_have_count(0)
    page.locator("#views").get_by_role("button", name="Write").click()
    page.locator("#tab-scenarios").click()
    page.get_by_role("button", name=re.compile("^Board: ")).first.click()
    expect(page.locator("#boards .card[data-id=copper_coin]").first).to_be_visible()
    page.locator("#boards textarea").fill("players 2\nput golden_crown, old_map, magpie in deck")
    page.locator("#boards").get_by_label("Card").fill("copper_coin")
    page.locator("#boards").get_by_label("Zone", exact=True).select_option("hand of P1")
    page.locator("#boards form button").first.click()
    expect(page.locator("#boards textarea")).to_have_value(re.compile("in deck\nput copper_coin in hand of P1$"))
    page.get_by_label("Zone that is dealt").select_option("hand of P2")
    page.get_by_role("button", name="Deal as at the beginning").click()
    expect(page.locator("#boards textarea")).to_have_value(re.compile(r"(\nput \w+ in hand of P2){2,}$"))
    expect(page.locator("#boards .can")).not_to_be_empty()
    assert faults(page) == []
    with page.context.expect_page() as from_board:
        page.locator("#boards").get_by_role("button", name="Play from here").click()
    expect(from_board.value.locator(".me [data-zone=hand] .card[data-id=copper_coin]")).to_be_visible(timeout=60_000)
    page.locator("#views").get_by_role("button", name="Write").click()
    with page.context.expect_page() as other:
        page.get_by_role("button", name=re.compile("Play from here")).first.click()
    expect(other.value.locator("#board .me")).to_be_visible(timeout=60_000)
    other.value.locator(".options button").first.click()
    expect(other.value.locator(".log .new").first).to_be_visible()
    other.value.get_by_role("button", name="Make this a test").click()
    other.value.locator("dialog input").fill("what a coin does")
    other.value.locator("dialog").get_by_role("button", name="Make this a test").click()
    expect(other.value.locator("dialog .good")).to_be_visible(timeout=60_000)
    assert faults(other.value) == []
    page.locator("#views").get_by_role("button", name="Play").click()
    page.get_by_role("button", name=re.compile("^Add to ")).click()
    expect(page.locator(".cm-content")).to_contain_text('scenario played_1 "what a coin does"')
