"""The app on the phone: installable, available offline, and within its content security policy."""

import json

from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.play import show_tiles
from tests.e2e.record import turns
from tests.e2e.tables import start_table
from tests.e2e.watch import OFFLINE


def test_it_can_be_installed(phone: NewPhone) -> None:
    this_phone = phone(workers=True, complete=True)
    this_phone.open()
    this_phone.heading("start.prompt").wait_for()
    session = this_phone.context.new_cdp_session(this_phone.page)
    answer = session.send("Page.getAppManifest")
    assert answer["errors"] == []
    manifest = json.loads(answer["data"])
    assert manifest["name"] == this_phone.say("app.name")
    assert manifest["display"] == "standalone"
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        assert this_phone.page.request.get(f"{this_phone.url}/{icon['src'].lstrip('/')}").ok
    for picture in manifest["screenshots"]:
        assert this_phone.page.request.get(f"{this_phone.url}/{picture['src'].lstrip('/')}").ok
    for shortcut in manifest["shortcuts"]:
        this_phone.page.goto(f"{this_phone.url}{shortcut['url']}")
        expect(
            this_phone.page.get_by_role("heading", name=shortcut["name"], exact=True).or_(
                this_phone.heading("join.title")
            )
        ).to_be_visible()
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [problem["errorId"] for problem in problems] == ["in-incognito"]  # which is true of every test's browser


def test_a_damaged_link_leads_to_the_start_and_says_so(phone: NewPhone) -> None:
    this_phone = phone()
    for damaged in ("#/join/%E0%A4%A", "#/anything"):
        this_phone.page.goto("about:blank")
        this_phone.page.goto(f"{this_phone.url}/{damaged}")
        this_phone.heading("start.prompt").wait_for()
        expect(this_phone.text("start.damaged_link")).to_be_visible()
    this_phone.press("start.join")
    expect(this_phone.heading("join.title")).to_be_visible()


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
    sitting = start_table(device, 2, turns("go-0028")[:12])
    this_phone = phone(workers=True, token=sitting[0].token)
    this_phone.open("t", sitting[0].table)
    show_tiles([this_phone], 13)
    this_phone.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    this_phone.page.reload()
    show_tiles([this_phone], 13)
    this_phone.until("() => navigator.serviceWorker.controller !== null")
    with this_phone.watch.expecting(OFFLINE):
        this_phone.context.set_offline(True)
        expect(this_phone.strip_saying("strip.offline", n=0, time="...")).to_be_visible()
        this_phone.context.add_init_script(f"({AN_HOUR_AGO})()")
        this_phone.page.reload()
        show_tiles([this_phone], 13)
        expect(this_phone.strip_saying("strip.offline", n=0, time=this_phone.page.evaluate(KEPT_AT))).to_be_visible()
        this_phone.picture("shell-offline")
        this_phone.context.set_offline(False)
        expect(this_phone.heading("carcassonne.prompt_pick")).to_be_visible()
        expect(this_phone.page.locator(".strip-sunk")).to_have_count(0)
