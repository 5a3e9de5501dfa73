"""The timeline of a table in the browser."""

import re

from playwright.sync_api import Locator

from tests.e2e.phone import Phone
from tests.e2e.play import tile_words
from tests.e2e.record import Turn

ROLES = ("none", "thief", "knight", "monk", "farmer")


def open_timeline(phone: Phone) -> None:
    """Open the timeline by the table's menu."""
    phone.press("common.more")
    phone.tap(phone.page.locator(".table-menu-row", has_text=phone.say("corrections.timeline")))
    phone.heading("corrections.tap").wait_for()


def step_rows(phone: Phone) -> Locator:
    """Return the rows of the put-right list."""
    return phone.page.locator(".tasks > li")


def find_row(phone: Phone, number: int, turn: Turn, name: str) -> Locator:
    """Return the row of a turn: its draw and placement together, the phone's own as "you"."""
    tile = tile_words(phone, turn.tile)
    codes = ("carcassonne.event_placed", "carcassonne.event_placed_own")
    sentences = (phone.say(code, seat=name, tile=tile, role=role) for code in codes for role in ROLES)
    turn_text = phone.say("points.after", turn=number + 1)
    words = f"^({'|'.join(map(re.escape, sentences))}).*{re.escape(turn_text)}\\b"
    return phone.page.get_by_role("button", name=re.compile(words))
