"""A person who sits down with a name and a colour."""

from playwright.sync_api import expect

from tests.e2e.phone import Phone


def sit_down(phone: Phone, name: str) -> None:
    """Enter the name, choose the first free colour, and sit down."""
    phone.page.get_by_label(phone.say("join.name")).fill(name)
    phone.tap(phone.page.locator("label.colour:not(.colour-taken)").first)
    phone.press("join.take")
    expect(phone.text("lobby.wait_about")).to_be_visible()
