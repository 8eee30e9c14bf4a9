"""The numbers of a pocket in a headless Chromium: what docs/pocket.md says it takes.

    tools/pocket_numbers.py start     bytes until the first board; a cold and a warm start, by part
    tools/pocket_numbers.py mate      games against a mate: answers, and what keeps the page busy
    tools/pocket_numbers.py tasks     the same games: the longest single tasks of the page's thread
    tools/pocket_numbers.py long      full tables in a row in one tab, and the memory it holds
    tools/pocket_numbers.py captain   simulations in a processor's second, in a browser and here

Only on a machine that has nothing else to do do they mean anything.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import unquote

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
from tests.e2e.pocket import (  # noqa: E402
    ALL_KEPT,
    FOLDER,
    PLAY_ON,
    STEP,
    Counter,
    FileServer,
    Quiet,
    begin,
    play_on,
)

LONG = 600_000  # milliseconds for anything at all
ROUNDS = 1  # of all games, one after the other in one tab
REST = 10  # seconds in which nobody does anything
ASKED = 5000  # milliseconds after which a page has asked whether there is a newer version
TASK = "ThreadControllerImpl::RunTask"  # in a browser's own words
LONG_TASK = 50_000  # microseconds
LONGEST = 4  # of them are told
LOOK = 0.1  # seconds between two looks at a process
POSITIONS = 6  # of a game, in which a captain thinks
ANSWERS = 60  # of a game, by a mate
SIMULATIONS = 256  # in each of them
WARM_UP = 32  # until a browser has translated what is used often
# What the engine's worker tells its page, with the time; and frames that took long, by what ran in
# them: scripts by who called them, then styles, layout and drawing.
WATCH = """
window.told = []; window.long = []; window.handled = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration, renderStart, scripts } of list.getEntries())
    window.long.push({
      whole: duration,
      drawing: renderStart ? startTime + duration - renderStart : 0,
      scripts: scripts.map((one) => [one.invoker, one.duration, one.forcedStyleAndLayoutDuration]),
    });
}).observe({ type: "long-animation-frame" });
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      if (data.do === "tell") window.told.push([performance.now(), data.text]);
    });
  }
  set onmessage(handle) {
    super.onmessage = (event) => {
      const begun = performance.now();
      handle(event);
      window.handled.push(performance.now() - begun);
    };
  }
};
"""
# Decisions of a bot in some positions, in a browser's Python; of a captain, its simulations.
THINK = """
import json
from shoal.bots import deciding
from shoal.bots.levels import player
from shoal.kernel import FastChance, Observer
from shoal.kernel.game import load_game
def think(module, name, texts, level):
    if level == "mate":
        return len([deciding.choose(module, *one, level, 7) for one in texts])
    game, captain = load_game(module), player(level, name)
    return sum(
        captain.consider(Observer(game.position(text), seat), FastChance(7)).simulations
        for text, seat in texts
    )
think(*json.loads(given))
"""
IN_PAGE = """async ([folder, think]) => {
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
  window.think = (given) => {
    python.globals.set("given", given);
    return python.runPython(think);
  };
}"""


@contextmanager
def opened(*, packs: bool = False) -> Iterator[tuple[Browser, Counter]]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        sizes = pages.write(Path(folder) / FOLDER, built_client(), levels=["deckhand", "mate"])
        print(f"folder: {sum(sizes.values()) / 1e6:.2f} MB in {len(sizes)} files")
        host = Counter(Path(folder), packs=packs)
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


def start(_names: list[str]) -> None:
    """From nothing to a board that waits for an action; then the same board again. First from a
    host that sends files as they are, then from one that packs texts."""
    for packs in (False, True):
        with opened(packs=packs) as (browser, host):
            print("a host that packs" if packs else "a plain host")
            for turn in range(3):
                host.sent.clear()
                started(turn, browser, host)


def started(turn: int, browser: Browser, host: Counter) -> None:
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
    whole = dict(host.sent)
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
    print("  sent until all is kept", sum(whole.values()), by_part(whole))
    page.wait_for_timeout(ASKED)
    print("  sent at the second visit", dict(host.sent), flush=True)
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


def mate(names: list[str]) -> None:
    with opened() as (browser, host):
        for name in names:
            context = arrive(browser)
            page = context.new_page()
            begin(page, host.url, title(name))
            page.wait_for_selector(".prompt.mine[aria-busy=false]")
            page.evaluate(ALL_KEPT)
            for list_ in ("told", "long", "handled"):
                page.evaluate(f"window.{list_}.length = 0")
            before = cpu(browser)
            actions = play_on(page)
            worked = cpu(browser) - before
            answers = bot_answers(page.evaluate("window.told"))
            print(
                f"{name}: {actions} actions of ours, {len(answers)} of the mate:",
                f"median {statistics.median(answers):.0f} ms,",
                f"95 of 100 {sorted(answers)[int(len(answers) * 0.95)]:.0f},",
                f"longest {max(answers):.0f} ms; the whole tab worked for",
                f"{1000 * worked / (actions + len(answers)):.0f} ms for each action, ours with",
                "a hint and all that is drawn included; a message of the engine keeps the page for",
                f"{max(page.evaluate('window.handled')):.0f} ms at most",
            )
            for frame in page.evaluate("window.long"):
                told = [f"{who} {took:.0f} (layout {forced:.0f})"
                        for who, took, forced in frame["scripts"]]  # fmt: skip
                print(f"  {frame['whole']:.0f} ms, drawing {frame['drawing']:.0f}:", *told)
            context.close()


def tasks(names: list[str]) -> None:
    """What the page does in one go, in processor time: a busy machine changes that little. Frames
    may be longer, of several tasks; between two tasks a page hears a finger."""
    with opened() as (browser, host):
        for name in names:
            context = arrive(browser)
            page = context.new_page()
            begin(page, host.url, title(name))
            page.wait_for_selector(".prompt.mine[aria-busy=false]")
            page.evaluate(ALL_KEPT)
            browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
            play_on(page)
            found = json.loads(browser.stop_tracing())["traceEvents"]
            drawers = {
                (one["pid"], one["tid"])
                for one in found
                if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
            }
            parts = [one for one in found if one["ph"] == "X" and one.get("tdur", 0) > 1000]
            ours = [one for one in parts if (one["pid"], one["tid"]) in drawers]
            whole = [one for one in ours if one["name"] == TASK]
            whole.sort(key=lambda one: one["tdur"], reverse=True)
            longer = sum(one["tdur"] > LONG_TASK for one in whole)
            print(f"{name}: {longer} tasks of more than {LONG_TASK // 1000} ms; the longest:")
            for task in whole[:LONGEST]:
                till = task["ts"] + task["dur"]
                within = [one for one in ours if task["ts"] <= one["ts"] < till and one is not task]
                told = [f"{one['name']} {one['tdur'] / 1000:.0f}" for one in within[:6]]
                print(f"  {task['tdur'] / 1000:.0f} ms:", *told, flush=True)
            context.close()


# Plays by itself and tells the host how far it is: whoever looks into a page from outside makes a
# browser keep what it would let go of, some 40 MB.
DRIVER = """(async () => {
  const say = (what) => fetch(`said?${encodeURIComponent(what)}`);
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const found = async (look) => {
    for (;;) {
      const one = look();
      if (one) return one;
      await pause(50);
    }
  };
  const { games, rest, step } = await (await fetch("plan")).json();
  const playOn = PLAY_ON;
  if (!games) {
    await (ALL_KEPT)();
    return await say("kept");
  }
  await pause(rest * 1000);
  await say("at rest");
  for (const [game, seats] of games) {
    location.hash = `#/new/${game}`;
    const labels = () => [...document.querySelectorAll("form label")];
    (await found(() => labels().find((one) => one.textContent.trim() === `${seats}`))).click();
    await pause(500);
    document.querySelectorAll(".chairs select").forEach((choice, other) => {
      choice.value = other ? "bot:mate" : "bot:captain";
      choice.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await pause(500);
    document.querySelector("form .go").click();
    await found(() => !document.querySelector("form .go"));
    while (!playOn()) await pause(step);
    await say(`${game}, ${seats} seats`);
  }
  await pause(rest * 1000);
  await say("rested");
})();""".replace("PLAY_ON", PLAY_ON).replace("ALL_KEPT", ALL_KEPT)


class Playing(Quiet):
    """A host of a page that plays by itself."""

    plan: dict[str, Any]
    said: list[str]

    def do_GET(self) -> None:  # noqa: N802 (its name in the library)
        name, _, what = self.path.rpartition("/")[2].partition("?")
        answers = {"drive.js": DRIVER, "plan": json.dumps(self.plan), "said": ""}
        if name not in answers:
            return super().do_GET()
        if name == "said":
            self.said.append(unquote(what))
        self.send_response(200)
        self.send_header("content-type", "text/javascript")
        self.send_header("content-length", str(len(answers[name])))
        self.send_header("cache-control", "no-store")
        self.end_headers()
        self.wfile.write(answers[name].encode())
        return None


def family(process: int) -> list[int]:
    """A process and all that it has started."""
    children: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it is over
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            children.setdefault(parent, []).append(int(stat.parent.name))
    found = [process]
    for one in found:
        found += children.get(one, [])
    return found


def own(process: int) -> float:
    """Megabytes that are a tab's own, as the browser counts them: those of the process that draws
    it, workers included, without the files it is made of and without what it shares with others."""
    found = 0.0
    for one in family(process):
        with suppress(OSError):
            if b"--type=renderer" not in Path(f"/proc/{one}/cmdline").read_bytes():
                continue
            text = Path(f"/proc/{one}/status").read_text()
            sizes = re.findall(r"(?:RssAnon|VmSwap):\s+(\d+)", text)
            found = max(found, sum(map(int, sizes)) * 1024 / 1e6)
    return found


def long(names: list[str]) -> None:
    """From a start out of the kept picture on, as most are, in a browser nobody looks into."""
    with tempfile.TemporaryDirectory() as place:
        static, root = Path(place) / "static", Path(place) / "site"
        shutil.copytree(built_client(), static)
        page = static / "index.html"
        drive = '<script src="drive.js" defer></script></head>'
        page.write_text(page.read_text("utf-8").replace("</head>", drive, 1), "utf-8")
        pages.write(root / FOLDER, static, levels=["mate", "captain"])
        said: list[str] = []
        port = 0  # the same for both visits: what is kept is kept for an address
        seats = [(name, max(games.find(name).seat_counts)) for name in names]
        for plan, last in (
            ({}, "kept"),
            ({"games": seats * ROUNDS, "rest": REST, "step": STEP}, "rested"),
        ):
            host = FileServer(root)
            host.port = port
            host.handler = type("Handler", (Playing,), {"plan": plan, "said": said})
            port = host.start().port
            watch(host.url, f"{place}/profile", said, last)
            host.stop()


def watch(url: str, profile: str, said: list[str], last: str) -> None:
    """Open a page and look at its process until it says its last word."""
    options: dict[str, Any] = launch_options()
    command = [options["executable_path"], "--headless", "--no-sandbox", *options["args"],
               "--window-size=1440,900", "--lang=en-GB", "--force-prefers-reduced-motion",
               f"--user-data-dir={profile}", f"{url}/"]  # fmt: skip
    quiet = subprocess.DEVNULL
    begun, heard, curve = time.perf_counter(), len(said), [0.0]
    with subprocess.Popen(command, env=options["env"], stdout=quiet, stderr=quiet) as browser:
        while not said or said[-1] != last or heard < len(said):
            time.sleep(LOOK)
            curve.append(own(browser.pid))
            if heard == len(said):
                continue
            step, order = max(1, len(curve) // 10), sorted(curve)
            print(
                f"{said[heard]}, {time.perf_counter() - begun:.0f} s: now {curve[-1]:.0f} MB,",
                f"median {statistics.median(curve):.0f},",
                f"95 of 100 {order[int(len(order) * 0.95)]:.0f}, highest {order[-1]:.0f};",
                [round(size) for size in curve[::step]],
                flush=True,
            )
            heard, curve = heard + 1, curve[-1:]
        browser.terminate()


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


def positions(name: str, count: int = POSITIONS) -> list[tuple[str, int]]:
    """Decisions of a game between mates, as the one who decides could imagine them."""
    game = games.find(name)
    state, chance, found = game.new(2, FastChance(5)), FastChance(6), []
    mates = player("mate", name)
    while not state.over():
        seat = state.awaited()[0]
        observer = Observer(state, seat)
        if len(state.legal(seat)) > 3:
            found.append((observer.dream.position(), seat))
        state.apply(seat, mates.decide(observer, chance))
    step = max(1, len(found) // count)
    return found[step // 2 :: step][:count]


def captain(names: list[str]) -> None:
    """Simulations in a processor's second: a machine that others use changes that little."""
    with opened() as (browser, host):
        page = arrive(browser).new_page()
        page.goto(f"{host.url}/manifest.webmanifest")
        engine = next((host.root / FOLDER).glob("engine-*")).name
        page.evaluate(IN_PAGE, [f"{host.url}/{engine}/", THINK])
        for name in names:
            asked, there = positions(name), 0.0
            for level in (f"captain:{WARM_UP}", f"captain:{SIMULATIONS}"):
                there = per_second(browser, page, [name, asked, level])
            mates = per_second(browser, page, [name, positions(name, ANSWERS), "mate"])
            build = "compiled" if COMPILED else "interpreted"
            print(
                f"{name}: browser {there:.0f}, {build} here {at_home(name, asked):.0f};",
                f"a mate's decision in the browser {1000 / mates:.1f} ms",
            )


def per_second(browser: Browser, page: Page, given: list[Any]) -> float:
    """What a browser's Python does in a processor's second."""
    before = cpu(browser)
    done: int = page.evaluate("window.think", json.dumps([games.find(given[0]).module, *given]))
    return done / (cpu(browser) - before)


def at_home(name: str, asked: list[tuple[str, int]]) -> float:
    """The same without a browser."""
    game, mind, done = games.find(name), player(f"captain:{SIMULATIONS}", name), 0
    assert isinstance(mind, Captain)
    begun = time.process_time()
    for text, seat in asked:
        done += mind.consider(Observer(game.position(text), seat), FastChance(7)).simulations
    return done / (time.process_time() - begun)


PARTS = {"start": start, "mate": mate, "tasks": tasks, "long": long, "captain": captain}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("games", nargs="*", default=games.names())
    given = parser.parse_args()
    PARTS[given.part](given.games)


if __name__ == "__main__":
    main()
