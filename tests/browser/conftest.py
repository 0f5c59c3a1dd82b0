"""A real browser, and a page in it: Chromium, if it is on this machine."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from ombre.workshop.creating.games import new_game

from ..optional import NO_BROWSER
from ..serving import Served, serving

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
QUIET = "--disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update"
expect.set_options(timeout=30_000)


@pytest.fixture(scope="module")  # not longer: while it is open, no other test of this process can run an event loop
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip(NO_BROWSER)
    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=CHROMIUM, args=[*QUIET.split(), "--disable-sync", *sandbox])
        yield made
        made.close()


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small game of an author; tests that save files make a game of their own."""
    new_game("night_market", into := tmp_path_factory.mktemp("games"))
    return into / "night_market"


@pytest.fixture(scope="session")
def served(folder: Path) -> Iterator[Served]:
    with serving(folder) as made:
        yield made


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    made = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    yield made
    made.close()


@pytest.fixture
def opened(context: BrowserContext) -> Iterator[Callable[[Served], Page]]:
    """Open a page, and fail at the end if it has told an error on its console."""
    errors: list[str] = []

    def open_page(served: Served) -> Page:
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
        page.goto(served.address)
        return page

    yield open_page
    assert errors == []


@pytest.fixture
def page(served: Served, opened: Callable[[Served], Page]) -> Page:
    """The page on the small game, with its first card drawn."""
    made = opened(served)
    expect(made.locator("#card img").first).to_be_visible()
    return made
