"""Benchmark of Isle of Skye pages in a real browser of phone size: their contents and the cost of opening them."""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from time import sleep
from typing import TYPE_CHECKING, Any, Final

from bench.figures import print_title, show
from bench.processes import read_cpu_seconds
from tests.chromium import find_chromium
from tests.e2e import skye
from tests.e2e.device import Device
from tests.e2e.tables import seat_devices
from tests.serving import served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

RUNS: Final = 5
SLOWER: Final = 4
"""By how much a phone's processor is slower than this machine's."""
AT_REST_S: Final = 2
"""Seconds after which the finer picture sheets are loaded and drawn."""
LISTS: Final = """({ selector, least }) => {
  const shown = document.querySelectorAll(`${selector} use`);
  return shown.length >= least && shown[0].getBBox().width > 0;
}"""
NEXT_FRAME: Final = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"

Where = tuple[str, str, int]
"""A path, the selector to wait for there, and the least number of pictures in it."""


def run() -> None:
    """Measure each page in its own context, which has its own renderer: counts and memory once, times with a slowed
    processor."""
    from playwright.sync_api import sync_playwright

    print_title(f"Pages of Isle of Skye, 390 x 844; times: median of {RUNS}, processor slowed down {SLOWER} times")
    with ExitStack() as stack:
        server = stack.enter_context(served(Path(stack.enter_context(tempfile.TemporaryDirectory()))))
        browser = stack.enter_context(sync_playwright()).chromium.launch(
            executable_path=find_chromium(), args=["--no-sandbox", "--disable-gpu", "--disable-quic"]
        )
        for name, device, where in _open_pages(lambda: Device.new(server.url)):
            _weigh(browser, server.url, name, device, where)
            durations = [_measure_time(browser, server.url, device, where) for _ in range(RUNS)]
            show(f"{name}: until it can be used", median(durations), "ms")
        browser.close()


def _open_pages(new: Callable[[], Device]) -> Iterator[tuple[str, Device, Where]]:
    building = skye.start_where_app_draws(new, 2)
    for seat, device in enumerate(building):
        skye.choose(device, seat, (2, 3))
    skye.lift(building[0], 0)
    skye.buy_nothing(building)
    yield "table, building", building[0], (f"t/{building[0].table}", ".board-layers", 1)

    picking = seat_devices(new, 2, game="isle_of_skye", draw="table", options={"tracking": "territories"})
    picking[0].start()
    for _ in "ABCD":
        (goal,) = skye.prompts_of(picking[0], 0)
        picking[0].act(0, {**goal["action"], "goal": goal["choices"][0]})
    skye.answer_all(picking, "place")
    seat = int(next(iter(picking[0].look()["document"]["view"]["waits"])))
    yield "table, list of 73 tiles", picking[seat], (f"t/{picking[0].table}", ".picker-grid", 73)
    yield "box", picking[0], ("box/isle_of_skye", ".box-all", 60)


@contextmanager
def _open_page(browser: "Browser", url: str, device: Device, slower: int = 1) -> Iterator[tuple["Page", Any]]:
    """Open an empty page of the device's phone; yield it with its DevTools session."""
    storage = {"origins": [{"origin": url, "localStorage": [{"name": "tableside.device", "value": device.token}]}]}
    context = browser.new_context(
        viewport={"width": 390, "height": 844},
        device_scale_factor=2,
        is_mobile=True,
        has_touch=True,
        service_workers="block",
        storage_state={"cookies": [], **storage},  # type: ignore[arg-type]
    )
    page = context.new_page()
    session = context.new_cdp_session(page)
    if slower > 1:
        session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    yield page, session
    context.close()


def _open_path(page: "Page", url: str, where: Where) -> None:
    path, selector, least = where
    page.goto(f"{url}/#/{path}")
    page.wait_for_function(LISTS, arg={"selector": selector, "least": least})
    page.evaluate(NEXT_FRAME)


def _weigh(browser: "Browser", url: str, name: str, device: Device, where: Where) -> None:
    with _open_page(browser, url, device) as (page, session):
        session.send("Performance.enable")
        _open_path(page, url, where)
        sleep(AT_REST_S)
        pid = _find_renderer(browser)
        cpu = read_cpu_seconds(pid)
        session.send("HeapProfiler.collectGarbage")
        metrics = {metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]}
        memory = _read_resident(pid)
        elements = page.evaluate("document.querySelectorAll('*').length")
    show(f"{name}: elements of the document", elements, "")
    show(f"{name}: nodes, those behind <use> included", metrics["Nodes"], "")
    show(f"{name}: laid out", metrics["LayoutObjects"], "")
    show(f"{name}: scripts' memory", metrics["JSHeapUsedSize"] / 2**20, "MiB")
    show(f"{name}: renderer's own memory", memory["RssAnon"] / 1024, "MiB", f"resident {memory['VmRSS'] / 1024:.0f}")
    show(f"{name}: renderer's CPU", cpu * 1000, "ms", "until at rest, not slowed down")


def _measure_time(browser: "Browser", url: str, device: Device, where: Where) -> float:
    with _open_page(browser, url, device, SLOWER) as (page, _session):
        _open_path(page, url, where)
        return float(page.evaluate("performance.now()"))


def _find_renderer(browser: "Browser") -> int:
    """Return the process id of the only page's renderer. An idle spare renderer may exist."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return max(
        (int(process["id"]) for process in processes if process["type"] == "renderer"),
        key=lambda pid: _read_resident(pid)["VmRSS"],
    )


def _read_resident(pid: int) -> dict[str, int]:
    """Return resident KiB (`VmRSS`), and of them those that are not files (`RssAnon`)."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    fields = (line.partition(":") for line in lines)
    return {name: int(size.split()[0]) for name, _, size in fields if name in ("VmRSS", "RssAnon")}
