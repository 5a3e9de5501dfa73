"""The first load of the app in a real browser: bytes over the wire."""

import tempfile
from collections import Counter
from pathlib import Path
from urllib.parse import urlsplit

from bench.figures import print_title, show
from tests.chromium import find_chromium
from tests.first_load import compressed, list_kept, list_precached
from tests.serving import served

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]


def run() -> None:
    """Load the start page and a join page with an empty cache; add up the bytes until each is idle."""
    print_title("PWA: first load of the start page, empty cache")
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server:
        sizes = _list_transfers(server.url)
        join_sizes = _list_transfers(f"{server.url}/#/join/AAAAAA")
    bytes_by_kind: Counter[str] = Counter()
    for path, size in sizes:
        bytes_by_kind[Path(path).suffix.lstrip(".") or "html"] += size
    for kind, size in bytes_by_kind.most_common():
        show(f"  {kind}", size / 1000, "kB")
    show("in all", sum(size for _, size in sizes) / 1000, "kB", "aim < 87")
    show("requests", len(sizes), "", "aim < 11")
    show("a page to join, in all", sum(size for _, size in join_sizes) / 1000, "kB", "aim < 100")
    show("a page to join, requests", len(join_sizes), "")
    print_title("PWA: what a phone keeps, gzip")
    show("when the app is installed", sum(map(compressed, list_precached())) / 1000, "kB")
    show("  with its texts in English", sum(map(compressed, list_kept([], ["en"]))) / 1000, "kB")
    for games in (["carcassonne"], ["dolmengoetter"], ["isle_of_skye"]):
        files = set(list_kept(games, ["en"])) - set(list_kept([], ["en"]))
        show(f"with the first table of {games[0]}", sum(map(compressed, files)) / 1000, "kB")


def _list_transfers(url: str) -> list[tuple[str, int]]:
    """Return the path of each response to a new browser, with its bytes."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        page = browser.new_page(viewport={"width": 390, "height": 844}, service_workers="block")
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        sizes: dict[str, int] = {}
        paths: dict[str, str] = {}
        session.on(
            "Network.responseReceived",
            lambda event: paths.__setitem__(event["requestId"], urlsplit(event["response"]["url"]).path),
        )
        session.on(
            "Network.loadingFinished",
            lambda event: sizes.__setitem__(event["requestId"], round(event["encodedDataLength"])),
        )
        page.goto(url, wait_until="networkidle")
        browser.close()
    return [(paths.get(request, ""), size) for request, size in sizes.items()]
