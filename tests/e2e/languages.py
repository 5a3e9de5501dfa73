"""The languages of the interface, chosen as people do."""

from playwright.sync_api import expect

from companion.texts.languages import LANGUAGES
from tests.e2e.looks import raw_codes
from tests.e2e.phone import Phone


def speak(phone: Phone, language: str) -> None:
    """Change the language in the settings; back at the table every text has that language."""
    phone.press("common.more")
    phone.tap(phone.page.locator(".table-menu-row", has_text=phone.say("play.settings")))
    phone.tap(phone.page.locator("label", has_text=LANGUAGES[language].name))
    phone.language = language
    expect(phone.heading("settings.title")).to_be_visible()
    expect(phone.page.locator("html")).to_have_attribute("lang", language)
    assert raw_codes(phone) == []
    phone.press("common.back")
    expect(phone.heading("settings.title")).to_be_hidden()
