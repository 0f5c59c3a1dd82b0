"""Measure the page of `ombre serve` in a browser: from a keystroke until its result is on the screen.

    python benchmarks/serve.py [FOLDER] [--card ID] [--times 30] [--chromium PATH]

FOLDER is that of a game; by default, Crossfire. Nothing in it is changed. The card has a line that ends with a number,
which is printed in its text, and scenarios.

Times are milliseconds of the clock, as an author waits for them: until the text of the card, its pictures in two
languages, and the result of its scenarios show the change. `page` is from the address to the first line of the editor,
in a server that runs; `card` until the first picture. Memory is that of the server and of the process that runs
scenarios (what each has alone, and its share of what they have together). The aims for Crossfire: text 60 ms, picture
200 ms (medians), page 1 s, memory 300 MB.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Page, sync_playwright

from ombre.folders import cards_folder

_RUN = "import sys; from ombre.workshop.cli import main; sys.argv[0] = 'ombre'; main()"

# Change the number at a place, and wait until the page shows it; the times since the change, in milliseconds.
_TYPE = """async ([from, to, insert]) => {
  const page = window.ombre;
  const begun = performance.now();
  const times = {};
  const text = () => [...document.querySelectorAll("#card .text")].map((one) => one.textContent).join();
  const pictures = () => [...document.querySelectorAll("#card .picture img")];
  const before = { text: text(), pictures: pictures(), ran: document.querySelector(".scenarios")?.dataset.ran };
  const seen = () => {
    const now = Math.round(10 * (performance.now() - begun)) / 10;
    if (text() !== before.text) times.text ??= now;
    const [first, second] = pictures();
    if (first && first !== before.pictures[0]) times.picture ??= now;
    if (second && second !== before.pictures[1]) times["picture in the second language"] ??= now;
    if (document.querySelector(".scenarios")?.dataset.ran !== before.ran) times.scenarios ??= now;
    return Object.keys(times).length === 4;
  };
  page.view.dispatch({ changes: { from, to, insert }, selection: { anchor: from } });
  await new Promise((resolve) => {
    const watcher = new MutationObserver(() => seen() && (watcher.disconnect(), resolve()));
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    setTimeout(() => (watcher.disconnect(), resolve()), 5000);
  });
  return times;
}"""

# Go to a card, and return the end of its first line that ends with a number.
_NUMBER = r"""async (card) => {
  await window.ombre.openCard(card);
  const { state } = window.ombre.view;
  for (let number = state.doc.lineAt(state.selection.main.head).number; ; number++) {
    const line = state.doc.line(number);
    if (/^ {4}.*\d$/.test(line.text)) return line.to;
  }
}"""


@contextmanager
def serving(folder: Path) -> Iterator[tuple[str, int]]:
    """Serve a folder; yield the address and the number of the process."""
    command = [sys.executable, "-c", _RUN, "serve", str(folder), "--no-browser", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[1], process.pid
        finally:
            process.terminate()


def memory(process: int) -> int:
    """The megabytes of a process and of those that it has started (Linux); 0 elsewhere."""
    try:
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
        shares = [
            int(found[1])
            for one in (process, *map(int, children))
            if (found := re.search(r"^Pss:\s+(\d+)", Path(f"/proc/{one}/smaps_rollup").read_text(), re.MULTILINE))
        ]
        return sum(shares) // 1024
    except OSError:
        return 0


def typed(page: Page, card: str, times: int) -> dict[str, list[float]]:
    """The times of some keystrokes, each of which changes a number in the text of the card that is shown."""
    at = page.evaluate(_NUMBER, card)
    page.evaluate("(at) => window.ombre.view.dispatch({ selection: { anchor: at } })", at)
    page.locator("#tab-scenarios").click()
    page.wait_for_timeout(3000)
    found: dict[str, list[float]] = {}
    for n in range(times):
        for what, took in page.evaluate(_TYPE, [at - 1, at, str(2 + n % 7)]).items():
            found.setdefault(what, []).append(took)
        page.wait_for_timeout(400)
    return found


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("folder", nargs="?", type=Path, default=cards_folder() / "crossfire")
    arguments.add_argument("--card", default="covering_fire")
    arguments.add_argument("--times", type=int, default=30)
    arguments.add_argument("--chromium", default=shutil.which("chromium") or "chromium")
    given = arguments.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=given.chromium, args=["--no-sandbox", "--disable-gpu"])
        with serving(given.folder) as (address, process):
            starts: list[float] = []
            cards: list[float] = []
            for _ in range(3):
                page = browser.new_page()
                begun = time.perf_counter()
                page.goto(address)
                page.wait_for_selector(".cm-line")
                starts.append(1000 * (time.perf_counter() - begun))
                page.wait_for_selector("#card img", timeout=60_000)
                cards.append(1000 * (time.perf_counter() - begun))
            page.wait_for_timeout(2000)
            found = typed(page, given.card, given.times)
            used = memory(process)
        browser.close()
    print(f"{given.folder.name}, {given.times} keystrokes{'':14}{'median':>8}{'90 %':>8}{'most':>8}")
    for what, times in {"page": starts, "card": cards, **found}.items():
        most = quantiles(times, n=10)[-1] if len(times) > 2 else max(times)
        print(f"{what:38}{median(times):8.0f}{most:8.0f}{max(times):8.0f}")
    print(f"memory: {used} MB, with {3} tabs open")


if __name__ == "__main__":
    main()
