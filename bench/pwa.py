"""The first load of the app in a real browser: bytes over the wire."""

import tempfile
from pathlib import Path

from bench.figures import show, title
from tests.chromium import find_chromium
from tests.serving import served

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]


def run() -> None:
    """Load the start page with an empty cache; add up what was transferred before it is at rest."""
    from playwright.sync_api import sync_playwright

    title("PWA: first load of the start page, empty cache")
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        page = browser.new_page(viewport={"width": 390, "height": 844}, service_workers="block")
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        sizes: dict[str, float] = {}
        names: dict[str, str] = {}
        session.on("Network.responseReceived", lambda e: names.__setitem__(e["requestId"], e["response"]["url"]))
        session.on("Network.loadingFinished", lambda e: sizes.__setitem__(e["requestId"], e["encodedDataLength"]))
        page.goto(server.url, wait_until="networkidle")
        browser.close()
    by_kind: dict[str, float] = {}
    for request, size in sizes.items():
        kind = names.get(request, "").rsplit("/", 1)[-1].rsplit(".", 1)[-1] or "html"
        by_kind[kind if len(kind) <= 5 else "html"] = by_kind.get(kind if len(kind) <= 5 else "html", 0) + size
    for kind, size in sorted(by_kind.items(), key=lambda item: -item[1]):
        show(f"  {kind}", size / 1000, "kB")
    show("in all", sum(sizes.values()) / 1000, "kB", "aim < 100")
