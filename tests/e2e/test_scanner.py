"""Scanning a code in the app: a real camera's way from the button to the table, and what is said without one."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.cameras import camera_showing, write_film
from tests.e2e.coming_in import sit_down
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.gallery import Gallery
from tests.e2e.home_network import LAN_NAME
from tests.e2e.keyboard import tab_to
from tests.e2e.phone import Phone
from tests.serving import ServedTable, served, server_environment

SEES = "() => document.querySelector('video')?.videoWidth > 0"
NewScanner = Callable[..., Phone]


@pytest.fixture
def scanner(browser: Browser, chromium: str, server: ServedTable, tmp_path: Path) -> Iterator[NewScanner]:
    """Return a function that makes a phone whose camera shows a text's QR code, and may be used."""
    with ExitStack() as stack:

        def new(text: str | None, allowed: bool = True, **chosen: str) -> Phone:
            film = None
            if text is not None:
                film = tmp_path / "code.y4m"
                write_film(film, text)
            engine = stack.enter_context(camera_showing(browser, chromium, film))
            phone = Phone(engine, server.url, **chosen)  # type: ignore[arg-type]
            stack.callback(phone.close)
            if allowed:
                phone.context.grant_permissions(["camera"])
            return phone

        yield new


def test_a_code_is_scanned_and_its_table_joined(scanner: NewScanner, server: ServedTable, device: NewDevice) -> None:
    host = device()
    code = host.open_table()
    host.sit(0)
    phone = scanner(f"{server.url}/#/join/{code}")
    phone.open()
    phone.press("start.join")
    phone.press("join.scan")
    phone.heading("join.title").wait_for()
    assert phone.path == ["join", code]
    sit_down(phone, "Ben")
    assert not phone.watch.faults


def test_the_way_to_the_scanner_needs_no_finger(scanner: NewScanner, server: ServedTable, device: NewDevice) -> None:
    host = device()
    code = host.open_table()
    phone = scanner(f"{server.url}/#/join/{code}")
    phone.open("join")
    phone.page.locator(".code-field").wait_for()
    phone.button("join.scan").evaluate("(button) => { button.dataset.test = 'scan' }")
    tab_to(phone, "[data-test=scan]")
    phone.page.keyboard.press("Enter")
    phone.until(f"() => location.hash === '#/join/{code}'")


@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_code_of_something_else_is_named_and_the_camera_stays(scanner: NewScanner, language: str) -> None:
    phone = scanner("https://example.org/menu", language=language)
    gallery = Gallery(phone, f"scan-{language}-")
    phone.open("join")
    phone.press("join.scan")
    phone.until(SEES)
    phone.heading("scan.prompt").wait_for()
    expect(phone.page.get_by_role("status").filter(has_text=phone.say("scan.other"))).to_be_visible()
    expect(phone.button("scan.torch")).to_have_count(0)
    gallery.show("other")
    phone.press("scan.type")
    phone.heading("join.title").wait_for()
    assert phone.page.locator("video").count() == 0
    assert not gallery.faults, "\n".join(gallery.faults)


def test_a_code_of_another_address_asks_which_is_meant(scanner: NewScanner, device: NewDevice) -> None:
    host = device()
    code = host.open_table()
    phone = scanner(f"http://192.168.1.20:8000/#/join/{code}", language="de")
    gallery = Gallery(phone, "scan-elsewhere-")
    phone.open("scan")
    phone.heading("scan.elsewhere", address="192.168.1.20:8000").wait_for()
    gallery.show("choice")
    phone.press("scan.here")
    phone.until(f"() => location.hash === '#/join/{code}'")
    assert not gallery.faults, "\n".join(gallery.faults)


def test_a_camera_that_is_refused_is_asked_for_again(scanner: NewScanner) -> None:
    phone = scanner(None, allowed=False, language="de")
    gallery = Gallery(phone, "scan-refused-")
    phone.open("scan")
    expect(phone.heading("scan.denied")).to_be_focused()
    gallery.show("denied")
    phone.context.grant_permissions(["camera"])
    phone.press("common.again")
    phone.until(SEES)
    phone.heading("scan.prompt").wait_for()
    gallery.show("looking")
    assert not gallery.faults, "\n".join(gallery.faults)


def test_a_device_without_a_camera_says_so(phone: NewPhone) -> None:
    this_phone = phone(complete=True)
    this_phone.context.grant_permissions(["camera"])
    this_phone.open("scan")
    expect(this_phone.text("scan.none_about")).to_be_visible()
    this_phone.press("scan.type")
    expect(this_phone.page.locator(".code-field")).to_be_visible()


def test_over_plain_http_codes_are_typed(browser: Browser, tmp_path: Path) -> None:
    environment = server_environment(tmp_path, COMPANION_ALLOWED_HOSTS=f"127.0.0.1,localhost,{LAN_NAME}")
    with served(tmp_path, environment) as server:
        phone = Phone(browser, server.url.replace("127.0.0.1", LAN_NAME), language="de")
        with phone.watch.expecting("Cross-Origin-Opener-Policy header has been ignored"):
            phone.open("join")
            phone.page.locator(".code-field").wait_for()
            expect(phone.button("join.scan")).to_have_count(0)
            phone.open("scan")
            expect(phone.text("scan.insecure_about")).to_be_visible()
        phone.close()
        assert not phone.watch.faults
