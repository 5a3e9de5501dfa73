"""Seats taken, added and taken over by taps."""

import re
from collections.abc import Sequence

from tests.e2e.device import NAMES
from tests.e2e.phone import Phone

COLOURS = ("red", "blue", "yellow", "green", "coal")


def sit_down(phone: Phone, seat: int, colours: Sequence[str] = COLOURS) -> None:
    """Enter name and colour, and take the seat."""
    phone.page.get_by_label(phone.say("join.name")).fill(NAMES[seat])
    phone.tap(phone.page.locator("label.colour").filter(has_text=phone.say(f"colour.{colours[seat]}")))
    phone.press("join.take")


def add_seat(phone: Phone, seat: int, colours: Sequence[str] = COLOURS) -> None:
    """Add a seat for a person who is played from this phone."""
    phone.press("lobby.add")
    phone.page.get_by_label(phone.say("lobby.add_name"), exact=True).fill(NAMES[seat])
    phone.tap(phone.page.locator("label.colour").filter(has_text=phone.say(f"colour.{colours[seat]}")))
    phone.press("lobby.add_save")
    phone.page.locator(".row-title", has_text=NAMES[seat]).wait_for()


def code_shown(phone: Phone) -> str:
    """Return the code to join that a phone in the lobby shows."""
    code = phone.page.locator(".invite-code > [aria-hidden]").first
    code.wait_for()
    return "".join(phone.page.locator(".invite").first.locator(".invite-code > [aria-hidden]").all_inner_texts())


def join_by_code(phone: Phone, code: str) -> None:
    phone.open()
    phone.press("start.join")
    phone.page.get_by_label(phone.say("join.code")).press_sequentially(code)


def take_over(host: Phone, name: str) -> None:
    """Play for another person from the host's phone."""
    host.press("common.more")
    host.tap(host.page.locator(".table-menu-row", has_text=host.say("people.title")))
    host.tap(host.page.get_by_role("button", name=re.compile(f"^{name} ")))
    host.press("people.take_over", name=name)
    host.press("people.take_over_yes", name=name)
    host.press("common.back")


def pictures(phones: dict[str, Phone], moment: str) -> None:
    """Save a picture of each screen."""
    for name, phone in phones.items():
        phone.picture(f"evening-{moment}-{name}")
