"""A new version of the app: looked for, offered between turns, loaded by a tap; by itself where a part is gone."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.device import Device
from tests.e2e.phone import Phone
from tests.e2e.play import lay, pick, show_tiles, try_target
from tests.e2e.product import Product, build_anew, checkout_in, rename_parts
from tests.e2e.record import turns
from tests.e2e.tables import play_on, start_table
from tests.serving import free_port, served, server_environment

GAME = turns("go-0028")
OFFLINE = r"net::ERR_|WebSocket connection"
GONE = "404|Refused to apply style"


@contextmanager
def plain_phone(browser: Browser, product: Product, token: str | None = None) -> Iterator[Phone]:
    """Open a phone without a service worker, as over plain HTTP."""
    phone = Phone(browser, product.url, token=token)
    with phone.watch.expecting(OFFLINE), phone.watch.expecting(GONE):
        yield phone
    phone.close()
    assert not phone.watch.faults


@pytest.fixture
def product(chromium: str, tmp_path: Path) -> Iterator[Product]:
    """The running product with an app that can be replaced."""
    running = Product(tmp_path)
    yield running
    running.stop()


ENTRY = "document.querySelector('script[type=module]')?.src"
OTHER_ENTRY = f"(before) => ({ENTRY} ?? before) !== before"
"""While a page is replaced it has no script."""


def test_an_open_app_learns_of_a_new_version_on_return(browser: Browser, product: Product) -> None:
    with plain_phone(browser, product) as phone:
        phone.open()
        phone.button("start.join").wait_for()
        phone.until("() => performance.getEntriesByType('resource').some((one) => one.name.includes('/updates-'))")
        before = phone.page.evaluate(ENTRY)
        product.replace()
        expect(phone.text("update.ready")).to_be_hidden()
        phone.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(phone.text("update.ready")).to_be_visible()
        assert phone.page.evaluate(ENTRY) == before, "it came by itself"
        phone.press("update.now")
        phone.until(OTHER_ENTRY, before)
        expect(phone.text("update.ready")).to_be_hidden()


@pytest.mark.parametrize("screen", [("settings",), ("library",), ("join",), ("box", "isle_of_skye")])
def test_a_screen_that_is_gone_comes_with_the_new_version(
    screen: tuple[str, ...], browser: Browser, product: Product
) -> None:
    with plain_phone(browser, product) as phone:
        loads: list[str] = []
        phone.page.on("load", lambda page: loads.append(page.url))
        phone.open()
        phone.button("start.join").wait_for()
        before = phone.page.evaluate(ENTRY)
        product.replace()
        phone.page.evaluate("(hash) => { location.hash = hash }", f"#/{'/'.join(screen)}")
        phone.until(OTHER_ENTRY, before)
        phone.page.locator(".screen").wait_for()
        phone.page.wait_for_load_state()
        expect(phone.heading("broken.title")).to_be_hidden()
        assert phone.path == [*screen]
        assert len(loads) == 2


def test_a_part_that_the_new_version_lacks_too_ends_in_no_loop(browser: Browser, product: Product) -> None:
    with plain_phone(browser, product) as phone:
        loads: list[str] = []
        phone.page.on("load", lambda page: loads.append(page.url))
        phone.open()
        phone.button("start.join").wait_for()
        before = phone.page.evaluate(ENTRY)
        product.stop()
        rename_parts(product.dist)
        for part in product.dist.glob("assets/Settings-*.js"):
            part.unlink()
        product.start()
        phone.page.evaluate("location.hash = '#/settings'")
        phone.until(OTHER_ENTRY, before)
        for again in range(3):
            expect(phone.heading("broken.title")).to_be_visible()
            expect(phone.text("client.no_chunk")).to_be_visible()
            phone.page.wait_for_load_state()
            assert len(loads) == 2 + again
            if again < 2:
                with phone.page.expect_event("load"):
                    phone.press("common.reload")


def test_what_waits_is_sent_before_a_part_that_is_gone_is_loaded(browser: Browser, product: Product) -> None:
    sitting = start_table(lambda: Device.new(product.url), 2, GAME[:1])
    with plain_phone(browser, product, token=sitting[1].token) as ben:
        ben.open("t", sitting[1].table)
        show_tiles([ben], 2)
        product.stop()
        pick(ben, GAME[1].tile)
        expect(ben.strip_saying("strip.offline", n=1, time="...")).to_be_visible()
        ben.press("common.more")
        ben.tap(ben.page.locator(".table-menu-row", has_text=ben.say("history.title")))
        expect(ben.text("client.offline")).to_be_visible()
        before = ben.page.evaluate(ENTRY)
        rename_parts(product.dist)
        product.start()
        ben.until(OTHER_ENTRY, before)
        ben.button("history.words").wait_for()
        assert ben.path == ["t", sitting[1].table, "history"]
        ben.delivered()
        assert sitting[0].look()["v"] == 1 + len([*GAME[0].actions()]) + 1, "sent twice, or lost"


def test_a_new_version_waits_for_the_end_of_a_turn_and_loses_nothing(
    browser: Browser, chromium: str, tmp_path: Path
) -> None:
    checkout = checkout_in(tmp_path)
    environment = server_environment(tmp_path, PORT=str(free_port()))
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
            with served(tmp_path, environment, checkout):
                load_offered_version(ben, sitting)
                ben.close()
    assert not ben.watch.faults


def load_offered_version(ben: Phone, sitting: list[Device]) -> None:
    """Play Ben's turn without a server in the open app while the next version is ready."""
    turn = GAME[1]
    lay(ben, turn)
    ben.until_resolved("() => navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)")
    expect(ben.text("update.ready")).to_be_hidden()
    expect(ben.page.locator("[data-draft]")).to_have_attribute("data-draft", f"{turn.cell}/{turn.rotation}")
    if turn.segment:
        try_target(ben, turn.segment)
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
