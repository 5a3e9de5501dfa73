"""Fixtures: the browser, and phones whose console and requests are checked."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.chromium import find_shell
from tests.e2e.device import Device
from tests.e2e.phone import IS_GALLERY, PATIENCE_MS, Phone
from tests.serving import MANAGE, MANAGE_WITH_TEST_RULESETS, ServedTable, served, server_environment

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--font-render-hinting=none",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--host-resolver-rules=MAP table.test 127.0.0.1",
)
GALLERY_PORT = "18475"
"""In the QR codes of all galleries."""
MANAGE_WITH_DRAWS = ("-m", "tests.e2e.predetermined_draws")
NewPhone = Callable[..., Phone]
NewDevice = Callable[[], Device]
failed = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[Any]:
    """Store for the fixtures whether the test itself failed."""
    report = yield
    if report.when == "call":
        item.stash[failed] = report.failed
    return report


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """The headless shell of the system's Chromium, or Chromium itself if the shell is missing."""
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=find_shell() or chromium, args=list(FLAGS))


@pytest.fixture(scope="session")
def whole_browser(browser: Browser, chromium: str) -> Browser:
    """The system's complete Chromium: only it knows what can be installed."""
    return browser.browser_type.launch(executable_path=chromium, args=list(FLAGS))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedTable]:
    """The running product. In galleries draws, codes and the address are those of every other run."""
    folder = tmp_path_factory.mktemp("server")
    repeatable = {"TEST_SEED": "gallery", "PORT": GALLERY_PORT} if IS_GALLERY else {}
    environment = server_environment(folder, COMPANION_LOG_LEVEL="INFO", **repeatable)
    with served(folder, environment, manage=MANAGE_WITH_DRAWS if IS_GALLERY else MANAGE) as running:
        yield running


@pytest.fixture(scope="session")
def server_of_test_rulesets(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedTable]:
    """The running product with the rulesets of the tests among its games."""
    folder = tmp_path_factory.mktemp("test_rulesets")
    environment = server_environment(folder, COMPANION_LOG_LEVEL="INFO")
    with served(folder, environment, manage=MANAGE_WITH_TEST_RULESETS) as running:
        yield running


@pytest.fixture
def phone(browser: Browser, server: ServedTable, request: pytest.FixtureRequest) -> Iterator[NewPhone]:
    """Return a function that makes phones. Afterwards none may have had an error on its console, a request to another
    origin or a server error. If a test fails, their screens are saved as pictures."""
    phones: list[Phone] = []
    logged = server.output.stat().st_size

    def new(at: str = "127.0.0.1", complete: bool = False, **chosen: Any) -> Phone:
        engine: Browser = request.getfixturevalue("whole_browser") if complete else browser
        phones.append(Phone(engine, server.url.replace("127.0.0.1", at), **chosen))
        return phones[-1]

    yield new
    faults = [fault for this_phone in phones for fault in this_phone.watch.faults]
    if request.node.stash.get(failed, False):
        for number, phone in enumerate(phones, 1):
            phone.save_picture(f"failed-{request.node.name}-{number}")
    for phone in phones:
        phone.close()
    assert not faults, "\n".join(faults)
    with server.output.open() as log:
        log.seek(logged)
        log_text = log.read()
    assert "Traceback" not in log_text, log_text


@pytest.fixture
def device(server: ServedTable) -> Iterator[NewDevice]:
    """Return a function that makes devices that use HTTP only."""
    devices: list[Device] = []

    def new() -> Device:
        devices.append(Device.new(server.url))
        return devices[-1]

    yield new
    for token_device in devices:
        token_device.close()
