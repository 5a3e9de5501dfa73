"""What a phone keeps of the app: all screens at once, games and languages once they are used here."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.phone import Phone
from tests.e2e.play import show_tiles
from tests.e2e.product import Product
from tests.e2e.record import turns
from tests.e2e.tables import start_table
from tests.e2e.watch import OFFLINE

GAME = turns("go-0028")
LIST_KEPT = """async () => {
  const cache = await caches.open("tableside-kept");
  return (await cache.keys()).map((request) => new URL(request.url).pathname);
}"""
HAS_KEPT = f"async (part) => (await ({LIST_KEPT})()).some((path) => path.includes(part))"
HAS_TWO = f"async () => (await ({LIST_KEPT})()).filter((path) => path.includes('/assets/lobby-')).length === 2"
HAS_NONE_OF = f"async (older) => !(await ({LIST_KEPT})()).some((path) => older.includes(path))"
LIST_PRECACHED = """async () => {
  const names = (await caches.keys()).filter((name) => name.includes("precache"));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map((request) => new URL(request.url).pathname);
}"""
READY = "navigator.serviceWorker.ready.then(() => true)"


def list_games(paths: list[str]) -> set[str]:
    """Return the ids of the games that these files belong to."""
    return {game for game in ("carcassonne", "isle_of_skye", "dolmengoetter") for path in paths if f"/{game}" in path}


def test_an_installed_app_has_every_screen_and_no_game(phone: NewPhone) -> None:
    this_phone = phone(workers=True, language="de")
    this_phone.open()
    this_phone.page.evaluate(READY)
    this_phone.until_resolved(HAS_KEPT, "/assets/lobby-")
    precached = this_phone.page.evaluate(LIST_PRECACHED)
    kept = this_phone.page.evaluate(LIST_KEPT)
    assert any("/PlayScreens-" in path for path in precached)
    assert any("/TvScreen-" in path for path in precached)
    assert list_games([*precached, *kept]) == set()
    assert not any("ScanScreen" in path for path in precached)
    assert sum("/assets/lobby-" in path for path in [*precached, *kept]) == 1, "texts of one language"


def test_a_game_is_kept_with_its_first_table_and_opens_without_a_network(phone: NewPhone, device: NewDevice) -> None:
    """On the very first visit: the page that played the game was not yet answered by the service worker."""
    sitting = start_table(device, 2, GAME[:4])
    this_phone = phone(workers=True, token=sitting[0].token)
    this_phone.open("t", sitting[0].table)
    show_tiles([this_phone], 5)
    this_phone.page.evaluate(READY)
    for part in ("/assets/carcassonne-L-", "/assets/carcassonne-M-", "/assets/carcassonne-S-", "/assets/play-"):
        this_phone.until_resolved(HAS_KEPT, part)
    assert list_games(this_phone.page.evaluate(LIST_KEPT)) == {"carcassonne"}
    with this_phone.watch.expecting(OFFLINE):
        this_phone.context.set_offline(True)
        this_phone.page.close()
        this_phone.page = this_phone.context.new_page()
        this_phone.open("t", sitting[0].table)
        show_tiles([this_phone], 5)
        expect(this_phone.heading("carcassonne.prompt_pick")).to_be_visible()
        this_phone.context.set_offline(False)
        expect(this_phone.page.locator(".strip-sunk")).to_have_count(0)


def test_another_language_is_kept_once_it_is_chosen(phone: NewPhone) -> None:
    this_phone = phone(workers=True, language="en")
    this_phone.open("settings")
    this_phone.page.evaluate(READY)
    this_phone.until_resolved(HAS_KEPT, "/assets/lobby-")
    this_phone.tap(this_phone.page.get_by_text("Français", exact=False).first)
    this_phone.until_resolved(HAS_TWO)


def test_a_new_version_has_the_games_of_this_phone_before_it_is_offered(
    browser: Browser, chromium: str, tmp_path: Path
) -> None:
    """The phone is Ben's: a version is offered between turns, and it is Anna's."""
    product = Product(tmp_path)
    sitting = start_table(lambda: Device.new(product.url), 2, GAME[:4])
    phone = Phone(browser, product.url, workers=True, token=sitting[1].token)
    phone.open("t", sitting[0].table)
    show_tiles([phone], 5)
    phone.page.evaluate(READY)
    phone.until_resolved(HAS_KEPT, "/assets/carcassonne-S-")
    phone.page.reload()
    phone.until("() => navigator.serviceWorker.controller !== null")
    before = {path for path in phone.page.evaluate(LIST_KEPT) if path.endswith(".js")}
    with phone.watch.expecting(OFFLINE), phone.watch.expecting(r"net::ERR_|WebSocket connection"):
        product.replace()
        phone.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        phone.until_resolved("() => navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)")
        newer = {path for path in phone.page.evaluate(LIST_KEPT) if path.endswith(".js")} - before
        assert {re.sub(r"-[\w-]{8}\.js", "", path) for path in newer} == {
            re.sub(r"-[\w-]{8}\.js", "", path) for path in before
        }
        phone.open("t", sitting[0].table, "points")
        expect(phone.text("update.ready")).to_be_visible()
        phone.press("update.now")
        phone.until_resolved(HAS_NONE_OF, [*before])
        product.stop()
        phone.open("t", sitting[0].table)
        phone.page.reload()
        show_tiles([phone], 5)
        phone.close()  # it tries to connect until then
    assert not phone.watch.faults
