"""The numbers of a pocket in a headless Chromium: what docs/pocket.md says it takes.

    tools/pocket_numbers.py start     bytes until the first board; a cold and a warm start, by part
    tools/pocket_numbers.py mate      a game of each against a mate: answers, long tasks, memory
    tools/pocket_numbers.py captain   simulations in a captain's second, in a browser and here

Only on a machine that has nothing else to do do they mean anything.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from shoal import games
from shoal.bots.levels import player
from shoal.bots.players import Captain
from shoal.kernel import FastChance, Observer
from shoal.kernel.build import COMPILED
from shoal.pocket import pages

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
from tests.e2e.browser import launch_options  # noqa: E402
from tests.e2e.drawn import title  # noqa: E402
from tests.e2e.harbour import built_client  # noqa: E402
from tests.e2e.pocket import ALL_KEPT, FOLDER, FileServer, Quiet, begin, play_on  # noqa: E402

LONG = 600_000  # milliseconds for anything at all
POSITIONS = 6  # of a game, in which a captain thinks
# What the engine's worker tells its page, with the time; and what keeps the page from drawing.
WATCH = """
window.told = []; window.long = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) window.long.push([startTime, duration]);
}).observe({ type: "longtask" });
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      if (data.do === "tell") window.told.push([performance.now(), data.text]);
    });
  }
};
"""
# A captain's second in some positions, in a browser's Python.
THINK = """
import json
from shoal.bots.levels import player
from shoal.kernel import FastChance, Observer
from shoal.kernel.game import load_game
def think(module, name, texts):
    game, found = load_game(module), []
    for text, seat in texts:
        captain = player("captain:1s", name)
        observer = Observer(game.position(text), seat)
        found.append(captain.consider(observer, FastChance(7)).simulations)
    return found
json.dumps([think(*one) for one in json.loads(given)])
"""
IN_PAGE = """async ([folder, think, given]) => {
  const { loadPyodide } = await import(`${folder}pyodide.mjs`);
  const unpacked = async (name) => new Response(
    (await fetch(folder + name)).body.pipeThrough(new DecompressionStream("gzip")));
  const { python: info } = await (await fetch(folder + "engine.json")).json();
  const wasm = await WebAssembly.compile(await (await unpacked("python.bin")).arrayBuffer());
  const library = await (await unpacked("library.bin")).arrayBuffer();
  const sources = await (await unpacked("shoal.bin")).json();
  const { fetch: before } = window;
  window.fetch = (asked, how) => String(asked).endsWith(".wasm") ? Promise.resolve(new Response())
    : String(asked).endsWith(".zip") ? Promise.resolve(new Response(library)) : before(asked, how);
  WebAssembly.instantiateStreaming = async (_source, imports) =>
    ({ module: wasm, instance: await WebAssembly.instantiate(wasm, imports) });
  const python = await loadPyodide({
    indexURL: folder, packageBaseUrl: folder, stdLibURL: folder + "library.zip",
    lockFileContents: JSON.stringify({ info, packages: {} }), enableRunUntilComplete: false,
    fsInit: async (files, { sitePackages }) => {
      for (const [path, text] of Object.entries(sources)) {
        const place = `${sitePackages}/${path}`;
        files.mkdirTree(place.slice(0, place.lastIndexOf("/")));
        files.writeFile(place, text);
      }
    },
  });
  python.globals.set("given", given);
  return python.runPython(think);
}"""


class Counting(Quiet):
    """Counts what goes over the wire, heads and bodies, by path."""

    sent: dict[str, int]
    lock = threading.Lock()

    def handle_one_request(self) -> None:
        if not hasattr(self, "counted"):
            self.counted, write = 0, self.wfile.write

            def counting(data: Any) -> int:
                self.counted += len(data)
                return write(data)

            self.wfile.write = counting  # type: ignore[method-assign]
        super().handle_one_request()
        with self.lock:
            path = getattr(self, "path", "")
            self.sent[path] = self.sent.get(path, 0) + self.counted
        self.counted = 0


class Counter(FileServer):
    """A file server that says what it sent."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self.sent: dict[str, int] = {}
        self.handler = type("Handler", (Counting,), {"sent": self.sent})


@contextmanager
def opened(level: str = "mate") -> Iterator[tuple[Browser, Counter]]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        levels = [*dict.fromkeys(["deckhand", "mate", level])]
        sizes = pages.write(Path(folder) / FOLDER, built_client(), levels=levels)
        print(f"folder: {sum(sizes.values()) / 1e6:.2f} MB in {len(sizes)} files")
        host = Counter(Path(folder))
        host.start()
        browser = playwright.chromium.launch(**launch_options())  # type: ignore[arg-type]
        yield browser, host
        browser.close()
        host.stop()


def arrive(browser: Browser) -> BrowserContext:
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce",
        bypass_csp=True,
    )  # fmt: skip
    context.set_default_timeout(LONG)
    context.add_init_script(WATCH)
    return context


def marks(page: Page) -> dict[str, float]:
    """Seconds after the page was asked for at which each part of the engine was done."""
    origin = page.evaluate("performance.timeOrigin")
    found: dict[str, float] = {}
    for worker in page.workers:
        own = worker.evaluate(
            "() => performance.getEntriesByType('mark')"
            ".map((one) => [one.name, performance.timeOrigin + one.startTime])"
        )
        found |= {name: (at - origin) / 1000 for name, at in own}
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime")
    return {"painted": (paint or 0) / 1000, **found}


def start() -> None:
    """From nothing to a board that waits for an action; then the same board again."""
    with opened() as (browser, host):
        for turn in range(3):
            host.sent.clear()
            context = arrive(browser)
            page = context.new_page()
            begun = time.perf_counter()
            begin(page, host.url, "Maldivia")
            page.wait_for_selector(".prompt.mine[aria-busy=false]")
            cold = time.perf_counter() - begun
            worked = cpu(browser)
            first = dict(host.sent)
            parts = marks(page)
            page.evaluate(ALL_KEPT)
            host.sent.clear()
            before = cpu(browser)
            begun = time.perf_counter()
            page.reload()
            page.wait_for_selector(".prompt.mine[aria-busy=false]")
            warm = time.perf_counter() - begun
            again = cpu(browser) - before
            print(
                f"{turn}: cold {cold:.2f} s ({worked:.2f} s of processors),"
                f" warm {warm:.2f} s ({again:.2f} s of processors)"
            )
            print("  cold", {name: round(at, 2) for name, at in parts.items()})
            print("  warm", {name: round(at, 2) for name, at in marks(page).items()})
            print("  sent until the first board", sum(first.values()), by_part(first))
            print("  sent at the second visit", dict(host.sent))
            context.close()


def renderers(browser: Browser) -> list[int]:
    """The processes that draw pages and run their workers."""
    devtools = browser.new_browser_cdp_session()
    found = devtools.send("SystemInfo.getProcessInfo")["processInfo"]
    return [process["id"] for process in found if process["type"] == "renderer"]


def cpu(browser: Browser) -> float:
    """Seconds of processors the busiest page took so far: a busy machine changes it little."""
    taken = [Path(f"/proc/{one}/stat").read_text().split() for one in renderers(browser)]
    return max(int(fields[13]) + int(fields[14]) for fields in taken) / os.sysconf("SC_CLK_TCK")


def by_part(sent: dict[str, int]) -> dict[str, int]:
    found: dict[str, int] = {}
    for path, size in sent.items():
        name = path.rpartition("/")[2]
        part = name if "engine-" in path else "client"
        found[part] = found.get(part, 0) + size
    return found


def mate() -> None:
    with opened() as (browser, host):
        for name in games.names():
            context = arrive(browser)
            page = context.new_page()
            begin(page, host.url, title(name))
            page.wait_for_selector(".prompt.mine[aria-busy=false]")
            page.evaluate("window.told.length = 0; window.long.length = 0")
            early = memory(browser, page)
            actions = play_on(page)
            answers = bot_answers(page.evaluate("window.told"))
            long = [round(duration) for _at, duration in page.evaluate("window.long")]
            print(
                f"{name}: {actions} actions of ours, {len(answers)} of the mate:",
                f"median {statistics.median(answers):.0f} ms,",
                f"95 of 100 {sorted(answers)[int(len(answers) * 0.95)]:.0f},",
                f"longest {max(answers):.0f} ms; long tasks of the page: {long};",
                f"memory {early:.0f}, at the end {memory(browser, page):.0f} MB",
            )
            context.close()


def bot_answers(told: list[tuple[float, str]]) -> list[float]:
    """Milliseconds between an action and the mate's next one, as the page hears of them."""
    found, last = [], 0.0
    for at, text in told:
        message = json.loads(text)
        if message.get("type") != "event" or message.get("kind") != "action":
            continue
        if message["data"].get("seat") != 0 and last:
            found.append(at - last)
        last = at
    return found


def memory(browser: Browser, page: Page) -> float:
    """Megabytes that are the tab's own: those of the process that draws it, workers included."""
    found = 0.0
    for process in renderers(browser):
        text = Path(f"/proc/{process}/smaps_rollup").read_text()
        own = sum(int(size) for size in re.findall(r"(?:Private_\w+|Swap): +(\d+)", text)) / 1000
        found = max(found, own)
    assert not page.is_closed()
    return found


def positions(name: str) -> list[tuple[str, int]]:
    """Decisions of a game between mates, as the one who decides could imagine them."""
    game = games.find(name)
    state, chance, found = game.new(2, FastChance(5)), FastChance(6), []
    mates = player("mate", name)
    while not state.over():
        seat = state.actors()[0]
        observer = Observer(state, seat)
        if len(state.legal(seat)) > 3:
            found.append((observer.dream.position(), seat))
        state.apply(seat, mates.decide(observer, chance))
    step = max(1, len(found) // POSITIONS)
    return found[step // 2 :: step][:POSITIONS]


def captain() -> None:
    asked = [(games.find(name).module, name, positions(name)) for name in games.names()]
    with opened() as (browser, host):
        page = arrive(browser).new_page()
        page.goto(f"{host.url}/manifest.webmanifest")
        engine = next((host.root / FOLDER).glob("engine-*")).name
        given = [f"{host.url}/{engine}/", THINK, json.dumps(asked)]
        found = json.loads(page.evaluate(IN_PAGE, given))
    for (_module, name, texts), there in zip(asked, found, strict=True):
        here = []
        for text, seat in texts:
            mind = player("captain:1s", name)
            assert isinstance(mind, Captain)
            observer = Observer(games.find(name).position(text), seat)
            here.append(mind.consider(observer, FastChance(7)).simulations)
        build = "compiled" if COMPILED else "interpreted"
        print(f"{name}: simulations in a second: browser {there}, {build} server {here}")


PARTS = {"start": start, "mate": mate, "captain": captain}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("part", choices=PARTS)
    PARTS[parser.parse_args().part]()


if __name__ == "__main__":
    main()
