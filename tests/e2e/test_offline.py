"""The phone without a network, features that need a secure page, and messages where there is none."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.gallery import Gallery
from tests.e2e.phone import Phone
from tests.e2e.play import pick, place, show_tiles
from tests.e2e.record import turns
from tests.e2e.tables import begun
from tests.e2e.watch import OFFLINE
from tests.serving import ServedTable, served, server_environment

pytestmark = pytest.mark.e2e

GAME = turns("go-0028")
FETCHED = """(names) => {
  const files = performance.getEntriesByType("resource").filter((one) => one.responseEnd > 0);
  return names.every((name) => files.some((one) => one.name.includes(`/assets/${name}-`)));
}"""
"""True once a file of each of these names was loaded."""
LAN_NAME = "table.test"
"""A host name that the tests' browser resolves to this machine, without treating it as secure."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedTable]:
    """The product, which also answers to a host name in the local network."""
    folder = tmp_path_factory.mktemp("offline")
    allowed = f"127.0.0.1,localhost,{LAN_NAME}"
    with served(folder, server_environment(folder, COMPANION_ALLOWED_HOSTS=allowed)) as running:
        yield running


def test_an_entry_outlives_the_app_and_is_sent_once(phone: NewPhone, device: NewDevice) -> None:
    sitting = begun(device, 2, GAME[:4])
    one = phone(workers=True, token=sitting[0].token)
    one.open("t", sitting[0].table)
    show_tiles([one], 5)
    one.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    one.page.reload()
    one.heading("carcassonne.prompt_pick").wait_for()
    one.until("() => navigator.serviceWorker.controller !== null")
    before = sitting[0].look()["v"]
    with one.watch.expecting(OFFLINE):
        one.context.set_offline(True)
        expect(one.strip_saying("strip.offline", n=0, time="...")).to_be_visible()
        pick(one, GAME[4].tile)
        expect(one.strip_saying("strip.offline", n=1, time="...")).to_be_visible()
        one.page.close()
        one.page = one.context.new_page()
        one.open("t", sitting[0].table)
        expect(one.strip_saying("strip.offline", n=1, time="...")).to_be_visible()
        expect(one.heading("play.sent", what="pick")).to_be_visible()
        expect(one.text("play.kept_here")).to_be_visible()
        show_tiles([one], 5)
        one.picture("offline-reopened")
        assert sitting[0].look()["v"] == before
        one.context.set_offline(False)
        place(one, GAME[4])
    show_tiles([one], 6)
    assert sitting[0].look()["v"] == before + len(list(GAME[4].actions()))


def test_what_was_asked_for_without_a_network_is_tried_again_with_one(phone: NewPhone) -> None:
    one = phone()
    one.open()
    one.heading("start.prompt").wait_for()
    with one.watch.expecting(OFFLINE):
        one.context.set_offline(True)
        one.press("start.new")
        one.button("common.again").wait_for()
        one.context.set_offline(False)
        one.button("new.open").wait_for()


@pytest.mark.parametrize("again", ["reload", "tap"])
def test_a_table_opens_its_settings_without_a_network(phone: NewPhone, device: NewDevice, again: str) -> None:
    """Over plain HTTP too, where no service worker stores them: they come with the table."""
    sitting = begun(device, 2, GAME[:4])
    one = phone(token=sitting[0].token)
    if again == "tap":
        one.open()
        one.tap(one.page.locator(".row-button").first)
    else:
        one.open("t", sitting[0].table)
    show_tiles([one], 5)
    one.until(FETCHED, ["Settings", "settings"])
    with one.watch.expecting(OFFLINE):
        one.context.set_offline(True)
        expect(one.strip_saying("strip.offline", n=0, time="...")).to_be_visible()
        one.press("common.more")
        one.tap(one.page.locator(".table-menu-row", has_text=one.say("play.settings")))
        expect(one.heading("settings.title")).to_be_focused()
        expect(one.page).to_have_title(f"{one.say('settings.title')} · {one.say('app.name')}")
        expect(one.text("settings.hints_about")).to_be_visible()
        one.press("common.back")
        show_tiles([one], 5)
        one.context.set_offline(False)
        expect(one.page.locator(".strip-sunk")).to_have_count(0)


def awake_words(phone: Phone, code: str) -> None:
    """Wait until the switch says this about the screen."""
    switch = phone.page.get_by_role("switch", name=phone.say("settings.awake"))
    expect(switch).to_have_accessible_description(phone.say(code))


def test_the_screen_is_kept_on_while_a_table_is_played(phone: NewPhone, device: NewDevice) -> None:
    sitting = begun(device, 2)
    one = phone(token=sitting[0].token)
    one.context.grant_permissions(["screen-wake-lock"])
    one.open("settings")
    awake_words(one, "settings.awake_idle")
    one.open("t", sitting[0].table)
    show_tiles([one], 1)
    one.open("settings")
    awake_words(one, "settings.awake_on")


def test_a_plain_address_says_what_is_missing(phone: NewPhone, server: ServedTable, device: NewDevice) -> None:
    sitting = begun(device, 2, GAME[:4])
    plain = phone(language="de", at=LAN_NAME)
    assert not server.url.startswith("https")
    # The browser itself reports which header it ignores here.
    with plain.watch.expecting("Cross-Origin-Opener-Policy header has been ignored"):
        plain.open("settings")
        expect(plain.text("missing.title")).to_be_visible()
        for what in ("install", "offline", "awake"):
            expect(plain.text(f"missing.{what}")).to_be_visible()
        awake_words(plain, "settings.awake_http")
        gallery = Gallery(plain, "plain-")
        gallery.show("settings")
        watch = sitting[0].ask("GET", f"/tables/{sitting[0].table}/invite?to=watch")["code"]
        plain.open("watch", watch)
        show_tiles([plain], 5)
        assert not gallery.faults, "\n".join(gallery.faults)
