"""The page of a box in the browser: its rows, the editor of a piece."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.gallery import Gallery
from tests.e2e.phone import Phone


def terrain(phone: Phone, at: str, terrain: str) -> None:
    """Tap an edge, or the middle, until it shows this terrain."""
    button = phone.page.locator(f".composer-terrain[data-at={at}]")
    label = phone.say(f"isle_of_skye.terrain_{terrain}")
    for _ in range(3):
        if button.inner_text() == label:
            return
        before = button.inner_text()
        phone.tap(button)
        expect(button).not_to_have_text(before)
    raise AssertionError(f"{at} is never {terrain}")


def add_symbol(phone: Phone, kind: str) -> None:
    phone.tap(phone.page.locator(f"[data-add={kind}]"))


def row(phone: Phone, kind: str) -> Locator:
    name = phone.say(f"isle_of_skye.symbol_{kind}")
    return phone.page.locator(".composer-symbol").filter(has_text=re.compile(f"^{name}"))


def open_piece(phone: Phone, row: str, gallery: Gallery | None = None) -> None:
    """Go from the table, which compares the round, to the printed facts of one of its pieces."""
    phone.button("play.scored_right").wait_for()
    phone.press("common.more")
    phone.press("menu.box")
    phone.heading("box.wrong").wait_for()
    if gallery:
        phone.page.locator(".rows .tile-picture").first.wait_for()
        gallery.show("which")
    phone.tap(phone.page.locator(row))
    phone.page.locator(".composer-tile .box-picture svg").wait_for()
