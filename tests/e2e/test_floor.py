"""The oldest browsers that the app supports, and older ones. Decision 0065."""

import json
import subprocess
from collections.abc import Iterator
from functools import cache
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.coming_in import sit_down
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.home_network import LAN_NAME
from tests.e2e.phone import Phone
from tests.e2e.play import enter, show_tiles
from tests.e2e.record import turns
from tests.e2e.tables import seat_devices
from tests.first_load import DIST
from tests.serving import ROOT, ServedTable, served, server_environment

GAME = turns("go-0028")
REMOVE = """(paths) => {
  for (const path of paths) {
    const names = path.split(".");
    const name = names.pop();
    if (names[0] === "Window") names.length = 0;
    try {
      const owner = names.reduce((object, part) => object[part], globalThis);
      delete owner[name];
    } catch {
      // The browser does not have it either.
    }
  }
}"""
"""Remove functions, properties and interfaces, given as paths from the global object."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedTable]:
    """The product, which also answers to a host name: over plain HTTP a browser has less to offer there."""
    folder = tmp_path_factory.mktemp("floor")
    with served(folder, server_environment(folder, COMPANION_ALLOWED_HOSTS=f"127.0.0.1,{LAN_NAME}")) as running:
        yield running


def floor(how: str, source: str | None = None) -> str:
    """Return what `tools/floor.mjs` prints."""
    tool = ROOT / "frontend" / "tools" / "floor.mjs"
    return subprocess.run(["node", tool, how], input=source, capture_output=True, text=True, check=True).stdout


@cache
def older_style(source: str) -> str:
    """Return what the oldest browsers keep of a style sheet."""
    return floor("--older", source)


def make_old(phone: Phone) -> None:
    """Take from a phone what the oldest supported browsers lack."""
    lacking = json.loads(floor("--lacking"))
    assert {"AbortSignal.timeout", "Array.prototype.toSorted", "Promise.withResolvers", "Intl.Segmenter"} <= {*lacking}
    phone.context.add_init_script(f"({REMOVE})({json.dumps(lacking)})")

    def answer(route: Route) -> None:
        style = DIST / urlsplit(route.request.url).path.lstrip("/")
        route.fulfill(body=older_style(style.read_text("utf-8")), content_type="text/css")

    phone.context.route("**/*.css", answer)


def test_a_table_is_joined_and_played_without_what_the_oldest_browsers_lack(phone: NewPhone, device: NewDevice) -> None:
    host = seat_devices(device, 1)[0]
    ben = phone(LAN_NAME)
    make_old(ben)
    with ben.watch.expecting("Cross-Origin-Opener-Policy header has been ignored"):
        join_and_play(ben, host)
        look_around(ben)


def join_and_play(ben: Phone, host: Device) -> None:
    """Take the second seat by the code, and play four turns."""
    ben.open()
    ben.press("start.join")
    assert ben.page.evaluate("typeof AbortSignal.timeout + typeof [].toSorted + typeof crypto.randomUUID") == (
        "undefined" * 3
    )
    assert ben.page.evaluate("CSS.supports('selector(:has(a))')"), "older than the floor"
    code = host.ask("GET", f"/tables/{host.table}/invite")["code"]
    ben.page.get_by_label(ben.say("join.code")).press_sequentially(code)
    sit_down(ben, "Ben")
    host.start()
    for number, turn in enumerate(GAME[:4], 1):
        if turn.seat:
            enter(ben, turn)
        else:
            for action in turn.actions():
                host.act(0, action)
        show_tiles([ben], number + 1)


def look_around(ben: Phone) -> None:
    """Open screens from the menu. None is wider than the phone."""
    ben.press("common.more")
    expect(ben.page.locator(".table-menu-list")).to_be_visible()
    for row in ("play.points", "corrections.timeline", "history.title", "play.help", "people.title", "play.settings"):
        ben.tap(ben.page.locator(".table-menu-row", has_text=ben.say(row)))
        ben.page.locator("main h1, main h2").first.wait_for()
        assert ben.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), row
        ben.picture(f"floor-{row}")
        ben.page.go_back()
        show_tiles([ben], 5)
        ben.press("common.more")


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_older_browser_is_told_so_on_one_page(language: str, phone: NewPhone) -> None:
    this_phone = phone(language=language)
    this_phone.context.add_init_script("const { supports } = CSS; CSS.supports = (rule) => !rule.includes(':has(')")
    asked: list[str] = []
    this_phone.page.on("request", lambda request: asked.append(request.url))
    this_phone.open("join", "RA2RV8")
    expect(this_phone.heading("unsupported.title")).to_be_visible()
    for code in ("about", "help"):
        expect(this_phone.text(f"unsupported.{code}", safari="15.4", chrome="105", firefox="121")).to_be_visible()
    expect(this_phone.page.get_by_text(f"{this_phone.url}/#/join/RA2RV8")).to_be_visible()
    assert this_phone.page.evaluate("document.documentElement.lang") == language
    assert [url for url in asked if "/api/" in url] == []
    this_phone.picture(f"floor-unsupported-{language}")
