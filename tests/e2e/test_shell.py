"""The app on the phone: installable, available offline, and within its content security policy."""

import json

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.play import show_tiles
from tests.e2e.record import turns
from tests.e2e.tables import begun
from tests.e2e.watch import OFFLINE

pytestmark = pytest.mark.e2e


def test_it_can_be_installed(phone: NewPhone) -> None:
    one = phone(workers=True, whole=True)
    one.open()
    one.heading("start.prompt").wait_for()
    session = one.context.new_cdp_session(one.page)
    answer = session.send("Page.getAppManifest")
    assert answer["errors"] == []
    manifest = json.loads(answer["data"])
    assert manifest["name"] == one.say("app.name")
    assert manifest["display"] == "standalone"
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        assert one.page.request.get(f"{one.url}/{icon['src'].lstrip('/')}").ok
    for picture in manifest["screenshots"]:
        assert one.page.request.get(f"{one.url}/{picture['src'].lstrip('/')}").ok
    for shortcut in manifest["shortcuts"]:
        one.page.goto(f"{one.url}{shortcut['url']}")
        expect(one.page.get_by_role("heading", name=shortcut["name"]).or_(one.heading("join.title"))).to_be_visible()
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [problem["errorId"] for problem in problems] == ["in-incognito"]  # which is true of every test's browser


def test_a_damaged_link_leads_to_the_start_and_says_so(phone: NewPhone) -> None:
    one = phone()
    for damaged in ("#/join/%E0%A4%A", "#/anything"):
        one.page.goto("about:blank")
        one.page.goto(f"{one.url}/{damaged}")
        one.heading("start.prompt").wait_for()
        expect(one.text("start.damaged_link")).to_be_visible()
    one.press("start.join")
    expect(one.heading("join.title")).to_be_visible()


AN_HOUR_AGO = """() => {
  for (const key of Object.keys(localStorage).filter((key) => key.startsWith("tableside.view."))) {
    const kept = JSON.parse(localStorage.getItem(key));
    localStorage.setItem(key, JSON.stringify({ ...kept, at: kept.at - 3600_000 }));
  }
}"""
KEPT_AT = """() => {
  const key = Object.keys(localStorage).find((key) => key.startsWith("tableside.view."));
  return new Date(JSON.parse(localStorage.getItem(key)).at).toTimeString().slice(0, 5);
}"""


def test_without_a_network_it_shows_the_table_as_it_was(phone: NewPhone, device: NewDevice) -> None:
    sitting = begun(device, 2, turns("go-0028")[:12])
    one = phone(workers=True, token=sitting[0].token)
    one.open("t", sitting[0].table)
    show_tiles([one], 13)
    one.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    one.page.reload()
    show_tiles([one], 13)
    one.until("() => navigator.serviceWorker.controller !== null")
    with one.watch.expecting(OFFLINE):
        one.context.set_offline(True)
        expect(one.strip_saying("strip.offline", n=0, time="...")).to_be_visible()
        one.context.add_init_script(f"({AN_HOUR_AGO})()")
        one.page.reload()
        show_tiles([one], 13)
        expect(one.strip_saying("strip.offline", n=0, time=one.page.evaluate(KEPT_AT))).to_be_visible()
        one.picture("shell-offline")
        one.context.set_offline(False)
        expect(one.heading("carcassonne.prompt_pick")).to_be_visible()
        expect(one.page.locator(".strip-sunk")).to_have_count(0)
