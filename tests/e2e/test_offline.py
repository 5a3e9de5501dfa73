"""The phone without a network, features that need a secure page, and messages where there is none."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.gallery import Gallery
from tests.e2e.home_network import LAN_NAME
from tests.e2e.phone import Phone
from tests.e2e.play import pick, place, show_tiles
from tests.e2e.record import turns
from tests.e2e.tables import start_table
from tests.e2e.watch import OFFLINE
from tests.serving import ServedTable, served, server_environment

GAME = turns("go-0028")
FETCHED = """(names) => {
  const files = performance.getEntriesByType("resource").filter((one) => one.responseEnd > 0);
  return names.every((name) => files.some((one) => one.name.includes(`/assets/${name}-`)));
}"""
"""True once a file of each of these names was loaded."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedTable]:
    """The product, which also answers to a host name in the local network."""
    folder = tmp_path_factory.mktemp("offline")
    allowed = f"127.0.0.1,localhost,{LAN_NAME}"
    with served(folder, server_environment(folder, COMPANION_ALLOWED_HOSTS=allowed)) as running:
        yield running


def test_an_entry_outlives_the_app_and_is_sent_once(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 2, GAME[:4])
    this_phone = phone(workers=True, token=sitting[0].token)
    this_phone.open("t", sitting[0].table)
    show_tiles([this_phone], 5)
    this_phone.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    this_phone.page.reload()
    this_phone.heading("carcassonne.prompt_pick").wait_for()
    this_phone.until("() => navigator.serviceWorker.controller !== null")
    before = sitting[0].look()["v"]
    with this_phone.watch.expecting(OFFLINE):
        this_phone.context.set_offline(True)
        expect(this_phone.strip_saying("strip.offline", n=0, time="...")).to_be_visible()
        pick(this_phone, GAME[4].tile)
        expect(this_phone.strip_saying("strip.offline", n=1, time="...")).to_be_visible()
        this_phone.page.close()
        this_phone.page = this_phone.context.new_page()
        this_phone.open("t", sitting[0].table)
        expect(this_phone.strip_saying("strip.offline", n=1, time="...")).to_be_visible()
        expect(this_phone.heading("play.sent", what="pick")).to_be_visible()
        expect(this_phone.text("play.kept_here")).to_be_visible()
        show_tiles([this_phone], 5)
        this_phone.picture("offline-reopened")
        expect(this_phone.page.locator(f".sheet [data-shows='{GAME[4].tile}']")).to_be_visible()
        this_phone.press("common.undo")
        expect(this_phone.strip_saying("strip.offline", n=0, time="...")).to_be_visible()
        pick(this_phone, GAME[4].tile)
        expect(this_phone.heading("play.sent", what="pick")).to_be_visible()
        assert sitting[0].look()["v"] == before
        this_phone.context.set_offline(False)
        place(this_phone, GAME[4])
    show_tiles([this_phone], 6)
    assert sitting[0].look()["v"] == before + len(list(GAME[4].actions()))


def test_what_was_asked_for_without_a_network_is_tried_again_with_one(phone: NewPhone) -> None:
    this_phone = phone()
    this_phone.open()
    this_phone.heading("start.prompt").wait_for()
    with this_phone.watch.expecting(OFFLINE):
        this_phone.context.set_offline(True)
        this_phone.press("start.new")
        this_phone.button("common.again").wait_for()
        this_phone.context.set_offline(False)
        this_phone.button("new.open").wait_for()


@pytest.mark.parametrize("plain_http", ["reload", "tap"])
def test_a_table_opens_its_settings_without_a_network(phone: NewPhone, device: NewDevice, plain_http: str) -> None:
    """Over plain HTTP no service worker stores the settings: they come with the table."""
    sitting = start_table(device, 2, GAME[:4])
    this_phone = phone(token=sitting[0].token)
    if plain_http == "tap":
        this_phone.open()
        this_phone.tap(this_phone.page.locator(".row-button").first)
    else:
        this_phone.open("t", sitting[0].table)
    show_tiles([this_phone], 5)
    this_phone.until(FETCHED, ["Settings", "settings"])
    with this_phone.watch.expecting(OFFLINE):
        this_phone.context.set_offline(True)
        expect(this_phone.strip_saying("strip.offline", n=0, time="...")).to_be_visible()
        this_phone.press("common.more")
        this_phone.tap(this_phone.page.locator(".table-menu-row", has_text=this_phone.say("play.settings")))
        expect(this_phone.heading("settings.title")).to_be_focused()
        expect(this_phone.page).to_have_title(f"{this_phone.say('settings.title')} · {this_phone.say('app.name')}")
        expect(this_phone.text("settings.hints_about")).to_be_visible()
        this_phone.press("common.back")
        show_tiles([this_phone], 5)
        this_phone.context.set_offline(False)
        expect(this_phone.page.locator(".strip-sunk")).to_have_count(0)


def awake_words(phone: Phone, code: str) -> None:
    """Wait until the switch says this about the screen."""
    switch = phone.page.get_by_role("switch", name=phone.say("settings.awake"))
    expect(switch).to_have_accessible_description(phone.say(code))


def test_the_screen_is_kept_on_while_a_table_is_played(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 2)
    this_phone = phone(token=sitting[0].token)
    this_phone.context.grant_permissions(["screen-wake-lock"])
    this_phone.open("settings")
    awake_words(this_phone, "settings.awake_idle")
    this_phone.open("t", sitting[0].table)
    show_tiles([this_phone], 1)
    this_phone.open("settings")
    awake_words(this_phone, "settings.awake_on")


def test_a_plain_address_says_what_is_missing(phone: NewPhone, server: ServedTable, device: NewDevice) -> None:
    sitting = start_table(device, 2, GAME[:4])
    plain = phone(language="de", at=LAN_NAME)
    assert not server.url.startswith("https")
    # The browser itself reports which header it ignores here.
    with plain.watch.expecting("Cross-Origin-Opener-Policy header has been ignored"):
        plain.open("settings")
        expect(plain.text("missing.title")).to_be_visible()
        for need in ("install", "offline", "awake"):
            expect(plain.text(f"missing.{need}")).to_be_visible()
        awake_words(plain, "settings.awake_http")
        gallery = Gallery(plain, "plain-")
        gallery.show("settings")
        watch = sitting[0].ask("GET", f"/tables/{sitting[0].table}/invite?to=watch")["code"]
        plain.open("watch", watch)
        show_tiles([plain], 5)
        assert not gallery.faults, "\n".join(gallery.faults)
