"""A new version of the app: offered between turns, loaded by a tap, never automatically."""

import re
import shutil
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.device import Device
from tests.e2e.phone import Phone
from tests.e2e.play import claim, lay, pick, show_tiles
from tests.e2e.record import turns
from tests.e2e.tables import play_on, start_table
from tests.serving import ROOT, served, server_environment

pytestmark = pytest.mark.e2e

GAME = turns("go-0028")
OFFLINE = r"net::ERR_|WebSocket connection"
MARK = '<meta name="made" content="later">'


def checkout_in(folder: Path) -> Path:
    """Return a copy of the product with its build, which the test rebuilds."""
    checkout = folder / "checkout"
    for part in ("companion", "games", "frontend/dist"):
        shutil.copytree(ROOT / part, checkout / part)
    shutil.copy(ROOT / "manage.py", checkout)
    return checkout


def build_anew(dist: Path) -> None:
    """Build the next version: its page and the service worker's list of files differ."""
    page, worker = dist / "index.html", dist / "sw.js"
    page.write_text(page.read_text().replace("<head>", f"<head>{MARK}"))
    listed = worker.read_text()
    renewed = re.sub(r'(url:"index.html",revision:")\w+', r"\g<1>another", listed)
    assert MARK in page.read_text()
    assert renewed != listed
    worker.write_text(renewed)
    for packed in (*dist.glob("index.html.*"), *dist.glob("sw.js.*")):
        packed.unlink()


def test_a_new_version_waits_for_the_end_of_a_turn_and_loses_nothing(
    browser: Browser, chromium: str, tmp_path: Path
) -> None:
    checkout = checkout_in(tmp_path)
    environment = server_environment(tmp_path)
    with ExitStack() as first_version:
        first = first_version.enter_context(served(tmp_path, environment, checkout))
        sitting = start_table(lambda: Device.new(first.url), 2, GAME[:1])
        ben = Phone(browser, first.url, workers=True, token=sitting[1].token)
        ben.open("t", sitting[1].table)
        show_tiles([ben], 2)
        ben.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        ben.page.reload()
        ben.until("() => navigator.serviceWorker.controller !== null")
        with ben.watch.expecting(OFFLINE):
            first_version.close()
            build_anew(checkout / "frontend" / "dist")
            pick(ben, GAME[1].tile)
            expect(ben.strip_saying("strip.offline", n=1, time="...")).to_be_visible()
            port = first.url.rpartition(":")[2]
            with served(tmp_path, {**environment, "PORT": port}, checkout):
                load_offered_version(ben, sitting)
                ben.close()
    assert not ben.watch.faults


def load_offered_version(ben: Phone, sitting: list[Device]) -> None:
    """Play Ben's turn without a server in the open app while the next version is ready."""
    turn = GAME[1]
    lay(ben, turn)
    ben.page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    ben.until("() => navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)")
    expect(ben.text("update.ready")).to_be_hidden()
    expect(ben.page.locator("[data-draft]")).to_have_attribute("data-draft", f"{turn.cell}/{turn.rotation}")
    if turn.segment:
        claim(ben, turn.segment)
    ben.press(f"carcassonne.confirm_{turn.kind}")
    show_tiles([ben], 3)
    assert sitting[0].look()["v"] == 1 + sum(len([*played.actions()]) for played in GAME[:2]), "sent twice, or lost"
    ben.page.reload()
    ben.open("t", sitting[1].table, "points")
    expect(ben.text("update.ready")).to_be_visible()
    play_on(sitting, GAME[2:3])
    expect(ben.text("update.ready")).to_be_hidden()
    play_on(sitting, GAME[3:4])
    expect(ben.text("update.ready")).to_be_visible()
    build_script = 'document.querySelector("meta[name=made]")?.content'
    assert ben.page.evaluate(build_script) is None, "it came by itself"
    ben.press("update.now")
    ben.until(f"() => {build_script} === 'later'")
    expect(ben.text("update.ready")).to_be_hidden()
