"""Nothing that was entered is lost: faults of the server and of a proxy, two pages of one phone, storage that is
forbidden or full."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.e2e.coming_in import sit_down
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import PATIENCE_S, PAUSE_S, Device
from tests.e2e.phone import Phone
from tests.e2e.play import pick, place, show_tiles
from tests.e2e.record import turns
from tests.e2e.tables import start_table
from tests.e2e.watch import OFFLINE
from tests.serving import ServedTable, served, server_environment

GAME = turns("go-0028")
TURN = GAME[4]
"""A turn of the first seat, after four others."""
ENTRIES = len(list(TURN.actions()))
ACTIONS = "**/api/v1/tables/*/actions"
BAD_GATEWAY = "<html><h1>502 Bad Gateway</h1></html>"
FAILED = r"Failed to load resource|WebSocket connection"
BLOCKED = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("denied", "SecurityError"); },
});"""
FULL = """Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };"""
STORED = 'localStorage.getItem("tableside.outbox." + location.hash.split("/")[2])'


@pytest.fixture
def breaking(tmp_path: Path) -> Iterator[ServedTable]:
    """A server whose database a test breaks."""
    with served(tmp_path, server_environment(tmp_path)) as running:
        yield running


def execute(server: ServedTable, statement: str) -> None:
    """Change the server's database."""
    with closing(sqlite3.connect(server.output.parent / "tables.sqlite3", timeout=PATIENCE_S)) as database:
        database.executescript(statement)


def break_log(server: ServedTable) -> None:
    """Let the database refuse every new entry of a log from now on."""
    execute(
        server,
        "CREATE TRIGGER broken BEFORE INSERT ON tables_logentry BEGIN SELECT RAISE(ABORT, 'broken by a test'); END",
    )


def mend_log(server: ServedTable) -> None:
    """Let the database take entries again."""
    execute(server, "DROP TRIGGER broken")


def until_logged(server: ServedTable, event: str, times: int) -> None:
    """Wait until the server has logged this so often."""
    ends = monotonic() + PATIENCE_S
    while server.output.read_text().count(event) < times:
        assert monotonic() < ends, f"{event} was never logged"
        sleep(PAUSE_S)


def at_table(phone: Phone, sitting: list[Device]) -> Phone:
    """Show the table on this phone, before its turn."""
    phone.open("t", sitting[0].table)
    show_tiles([phone], 5)
    phone.heading("carcassonne.prompt_pick").wait_for()
    return phone


def says_nothing_was_changed(phone: Phone) -> bool:
    """Return whether this is anywhere on the screen."""
    return phone.say("play.nothing_changed").rstrip(".") in phone.page.locator("body").inner_text()


def test_a_fault_of_the_server_loses_no_entry(browser: Browser, breaking: ServedTable) -> None:
    sitting = start_table(lambda: Device.new(breaking.url), 2, GAME[:4])
    anna = at_table(Phone(browser, breaking.url, token=sitting[0].token), sitting)
    before = sitting[0].look()["v"]
    break_log(breaking)
    pick(anna, TURN.tile)
    until_logged(breaking, "message_failed", 2)
    assert not says_nothing_was_changed(anna)
    mend_log(breaking)
    anna.delivered()
    assert sitting[0].look()["v"] == before + ENTRIES - 1

    break_log(breaking)
    place(anna, TURN)
    line = anna.strip_saying("strip.unconfirmed", what="place")
    expect(line).to_contain_text(anna.say("server.fault"))
    expect(anna.text("play.kept_here")).to_be_visible()
    assert not says_nothing_was_changed(anna)
    anna.picture("fault")
    anna.page.reload()
    expect(line).to_be_visible()
    assert sitting[0].look()["v"] == before + ENTRIES - 1
    mend_log(breaking)
    anna.press("common.again")
    show_tiles([anna], 6)
    anna.delivered()
    assert sitting[0].look()["v"] == before + ENTRIES
    assert anna.watch.faults == []
    anna.close()
    for device in sitting:
        device.close()


def test_a_proxys_page_is_no_refusal_and_nothing_is_done_twice(phone: NewPhone, device: NewDevice) -> None:
    """Without a socket entries go over HTTP. The first one is stored though its answer is lost."""
    sitting = start_table(device, 2, GAME[:4])
    anna = phone(token=sitting[0].token, language="de")
    anna.context.route_web_socket("**/ws/table/*", lambda socket: socket.close())
    bodies: list[str] = []

    def fail(route: Route) -> None:
        bodies.append(str(route.request.post_data))
        if len(bodies) == 1:
            route.fetch()
        route.fulfill(status=502, content_type="text/html", body=BAD_GATEWAY)

    with anna.watch.expecting(FAILED):
        at_table(anna, sitting)
        before = sitting[0].look()["v"]
        anna.context.route(ACTIONS, fail)
        pick(anna, TURN.tile)
        anna.page.wait_for_event("requestfinished", lambda request: "/actions" in request.url and len(bodies) > 1)
        assert not says_nothing_was_changed(anna)
        # Somebody's proxy that does not know the table takes no seat from this phone.
        anna.context.route(
            "**/api/v1/tables/*?seat=*", lambda route: route.fulfill(status=404, body="404 page not found"), times=2
        )
        expect(anna.strip_saying("strip.offline", n=1, time="...")).to_be_visible()
        anna.context.unroute(ACTIONS)
        place(anna, TURN)
        show_tiles([anna], 6)
        anna.delivered()
    assert len(set(bodies)) == 1
    assert sitting[0].look()["v"] == before + ENTRIES


def test_an_unconfirmed_entry_is_discarded(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 2, GAME[:4])
    anna = phone(token=sitting[0].token)
    anna.context.route_web_socket("**/ws/table/*", lambda socket: socket.close())
    with anna.watch.expecting(FAILED):
        at_table(anna, sitting)
        before = sitting[0].look()["v"]
        anna.context.route(ACTIONS, lambda route: route.fulfill(status=500, content_type="text/html", body="<p>Oops"))
        pick(anna, TURN.tile)
        expect(anna.strip_saying("strip.unconfirmed", what="pick")).to_contain_text(anna.say("client.broken"))
        anna.press("strip.discard")
        anna.heading("carcassonne.prompt_pick").wait_for()
        anna.delivered()
        assert sitting[0].look()["v"] == before


def test_two_pages_of_one_phone_share_what_waits(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 2, GAME[:4])
    first = at_table(phone(workers=True, token=sitting[0].token), sitting)
    first.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    before = sitting[0].look()["v"]
    first_page = first.page
    first.page = second_page = first.context.new_page()
    at_table(first, sitting)
    with first.watch.expecting(OFFLINE):
        first.context.set_offline(True)
        for page in (first_page, second_page):
            first.page = page
            expect(first.strip_saying("strip.offline", n=0, time="...")).to_be_visible()
        first.page = first_page
        pick(first, TURN.tile)
        expect(first.strip_saying("strip.offline", n=1, time="...")).to_be_visible()
        kept = json.loads(first.page.evaluate(STORED))
        # The other page shows it, asks for nothing more, and overwrites nothing.
        first.page = second_page
        expect(first.strip_saying("strip.offline", n=1, time="...")).to_be_visible()
        expect(first.heading("play.sent", what="pick")).to_be_visible()
        expect(first.page.locator(f"[data-piece='{TURN.tile}']")).to_have_count(0)
        first_page.close()
        assert json.loads(first.page.evaluate(STORED)) == kept
        first.context.set_offline(False)
        place(first, TURN)
    show_tiles([first], 6)
    first.delivered()
    assert sitting[0].look()["v"] == before + ENTRIES


def test_what_one_page_changes_the_other_one_follows(phone: NewPhone) -> None:
    """Preferences are a list that both pages store: neither takes back what the other has chosen."""
    this_phone = phone()
    this_phone.open("settings")
    first_page, second_page = this_phone.page, this_phone.context.new_page()
    this_phone.page = second_page
    this_phone.open("settings")
    hints = this_phone.say("settings.hints")
    hand = this_phone.say("settings.hand")
    second_page.get_by_role("switch", name=hand).wait_for()
    first_page.get_by_role("switch", name=hints).tap()
    expect(second_page.get_by_role("switch", name=hints)).not_to_be_checked()
    second_page.get_by_role("switch", name=hand).tap()
    expect(first_page.get_by_role("switch", name=hand)).to_be_checked()
    expect(first_page.get_by_role("switch", name=hints)).not_to_be_checked()


@pytest.mark.parametrize(("fault", "language"), [(BLOCKED, "en"), (FULL, "de")], ids=["blocked", "full"])
def test_a_browser_that_saves_nothing_says_so_when_somebody_sits_down(
    phone: NewPhone, device: NewDevice, fault: str, language: str
) -> None:
    host = device()
    code = host.open_table()
    host.sit(0)
    ben = phone(language=language)
    ben.context.add_init_script(fault)
    ben.open("join", code)
    line = ben.strip_saying("strip.unsaved")
    expect(line).to_be_visible()
    ben.picture(f"unsaved-{language}")
    sit_down(ben, "Ben")
    expect(line).to_be_visible()
    ben.press("common.close")
    expect(line).to_have_count(0)
    host.start()
    show_tiles([ben], 1)
    own = ben.page.locator(".pill").filter(has=ben.page.get_by_text(ben.say("seats.you"), exact=True))
    expect(own).to_be_visible()  # the start shows what all see, then the own view follows
    with ben.watch.expecting(OFFLINE):
        ben.context.set_offline(True)
        expect(ben.strip_saying("strip.offline", n=0, time="...")).to_be_visible()
        ben.context.set_offline(False)
        expect(ben.page.locator(".strip-sunk")).to_have_count(0)  # what failed is on the console by now
    for path in ("", "settings", "library", "new"):
        ben.open(path)
        ben.page.get_by_role("heading", level=1).first.wait_for()
        ben.drawn()


def test_an_entry_that_cannot_be_saved_asks_for_the_page_to_stay_open(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 2, GAME[:4])
    anna = phone(token=sitting[0].token)
    at_table(anna, sitting)
    anna.page.evaluate(f"() => {{ {FULL} }}")
    with anna.watch.expecting(OFFLINE):
        anna.context.set_offline(True)
        expect(anna.strip_saying("strip.offline", n=0, time="...")).to_be_visible()
        pick(anna, TURN.tile)
        expect(anna.strip_saying("strip.offline", n=1, time="...")).to_contain_text(anna.say("strip.keep_open"))
        anna.context.set_offline(False)
        place(anna, TURN)
    show_tiles([anna], 6)
