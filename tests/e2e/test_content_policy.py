"""The content security policy, tested in the browser on the app's own pages."""

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.play import show_tiles
from tests.e2e.record import turns
from tests.e2e.tables import start_table
from tests.serving import ServedTable

LISTEN = """() => {
  window.violations = [];
  document.addEventListener("securitypolicyviolation", (event) => window.violations.push(event.effectiveDirective));
}"""
PUT = """const put = (tag, fields = {}, where = document.body) => {
  const made = Object.assign(document.createElement(tag), fields);
  where.append(made);
  return made;
};"""
ATTEMPTS: dict[str, tuple[str, str]] = {
    # what injected markup would do, and the directive that blocks it
    "inline script": ("put('script', { textContent: 'window.owned = true' })", "script-src-elem"),
    "event handler": (
        "put('b', { innerHTML: '<i onclick=window.owned=1></i>' }).firstChild.click()",
        "script-src-attr",
    ),
    "script of others": ("put('script', { src: other + '/x.js' })", "script-src-elem"),
    "javascript: link": ("put('a', { href: 'javascript:window.owned=true' }).click()", "script-src-elem"),
    "inline style": ("put('style', { textContent: 'body { display: none }' }, document.head)", "style-src-elem"),
    "picture of others": ("put('img', { src: other + '/x.png' })", "img-src"),
    "asking others": ("fetch(other + '/x').catch(() => 0)", "connect-src"),
    "a socket to others": ("try { new WebSocket(other.replace('http', 'ws')) } catch {}", "connect-src"),
    "a frame of others": ("put('iframe', { src: other })", "frame-src"),
    "an object": ("put('object', { data: '/sw.js' })", "object-src"),
    "another base": ("put('base', { href: other }, document.head)", "base-uri"),
    "a form": ("put('form', { action: '/x', method: 'post' }).submit()", "form-action"),
    "a worker of others": ("try { new Worker('data:text/javascript,0') } catch {}", "worker-src"),
}


class Stranger(BaseHTTPRequestHandler):
    """A server of another origin. It records its requests, and serves a page that embeds ours in a frame."""

    requests: list[str]
    framed: str

    def do_GET(self) -> None:
        self.requests.append(self.path)
        page = f"<!doctype html><iframe id=f src='{self.framed}/'></iframe>".encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def stranger(server: ServedTable) -> Iterator[tuple[str, list[str]]]:
    """Return (address of another origin, requests that it received)."""
    addresses: list[str] = []
    handler = type("Handler", (Stranger,), {"requests": addresses, "framed": server.url})
    serving = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = Thread(target=serving.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{serving.server_port}", addresses
    finally:
        serving.shutdown()
        thread.join()
        serving.server_close()


@pytest.fixture
def page(browser: Browser, server: ServedTable) -> Iterator[Page]:
    """The app's first page, with policy violations recorded."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(server.url)
    page.locator("h1").first.wait_for()
    page.evaluate(LISTEN)
    yield page
    context.close()


@pytest.mark.parametrize("attempt", ATTEMPTS)
def test_injected_markup_does_nothing(page: Page, stranger: tuple[str, list[str]], attempt: str) -> None:
    script, directive = ATTEMPTS[attempt]
    other, addresses = stranger
    address = page.url
    page.evaluate(f"(other) => {{ {PUT} {script} }}", other)
    page.wait_for_function("(directive) => window.violations.includes(directive)", arg=directive)
    assert page.evaluate("window.owned") is None
    assert page.url == address
    assert addresses == []


def test_foreign_pages_cannot_embed_ours_in_a_frame(
    browser: Browser, server: ServedTable, stranger: tuple[str, list[str]]
) -> None:
    other, _requests = stranger
    context = browser.new_context()
    page = context.new_page()
    refused: list[str] = []
    page.on("console", lambda message: refused.append(message.text))
    page.goto(other)
    page.wait_for_function("() => document.readyState === 'complete'")
    assert any("frame-ancestors" in text for text in refused), refused
    frames = [frame for frame in page.frames if frame is not page.main_frame]
    assert [frame.url for frame in frames] == ["chrome-error://chromewebdata/"]
    context.close()


SCREENS = ([], ["settings"], ["new"], ["join"], ["nowhere"])


def test_no_screen_violates_the_policy_sets_a_cookie_or_contacts_another_origin(
    phone: NewPhone, device: NewDevice
) -> None:
    """The `phone` fixture fails the test for an error on the console, or a request to another origin."""
    sitting = start_table(device, 2, turns("go-0028")[:12])
    this_phone = phone(token=sitting[0].token)
    this_phone.context.add_init_script(f"({LISTEN})()")
    for path in SCREENS:
        this_phone.open(*path)
        this_phone.page.locator("h1").first.wait_for()
    this_phone.open("t", sitting[0].table)
    show_tiles([this_phone], 13)
    for path in ("people", "points"):
        this_phone.open("t", sitting[0].table, path)
        this_phone.page.locator("h1, h2").first.wait_for()
    assert this_phone.page.evaluate("window.violations") == []
    assert this_phone.context.cookies() == []
