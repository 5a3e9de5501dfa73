"""Cards of codes on a screen, and the addresses in them."""

from playwright.sync_api import Locator

from tests.e2e.phone import Phone


def code_in(locator: Locator) -> str:
    """Return the shown code, once it is there."""
    letters = locator.locator(".invite-code > [aria-hidden]")
    letters.first.wait_for()
    return "".join(letters.all_inner_texts())


def card(phone: Phone, code: str) -> Locator:
    """Return the card whose QR code has this label."""
    return phone.page.locator(".invite").filter(has=phone.page.get_by_role("img", name=phone.say(code), exact=True))


def follow(phone: Phone, link: str) -> None:
    """Open a link that was sent, or scanned from a QR code."""
    phone.page.goto("about:blank")
    phone.open(*link.split("#/")[1].split("/"))
