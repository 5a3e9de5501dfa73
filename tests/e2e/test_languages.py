"""Another language in the middle of a game."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.looks import raw_codes
from tests.e2e.phone import Phone
from tests.e2e.play import board_words, pick, tile_words
from tests.e2e.record import turns
from tests.e2e.tables import start_table

pytestmark = pytest.mark.e2e

GAME = turns("go-0025")
LANGUAGES = {"en": "English", "de": "Deutsch"}


def speak(phone: Phone, language: str) -> None:
    """Change the language in the settings; back at the table every text has that language."""
    phone.press("common.more")
    phone.tap(phone.page.locator(".table-menu-row", has_text=phone.say("play.settings")))
    phone.tap(phone.page.locator("label", has_text=LANGUAGES[language]))
    phone.language = language
    expect(phone.heading("settings.title")).to_be_visible()
    expect(phone.page.locator("html")).to_have_attribute("lang", language)
    assert raw_codes(phone) == []
    phone.press("common.back")
    expect(phone.heading("settings.title")).to_be_hidden()


def test_a_phone_changes_its_language_while_it_plays(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 3, GAME[:33])
    this_phone = phone(token=sitting[0].token)
    this_phone.open("t", sitting[0].table)
    pick(this_phone, GAME[33].tile)
    expect(this_phone.heading("carcassonne.prompt_place", tile=tile_words(this_phone, GAME[33].tile))).to_be_visible()
    assert raw_codes(this_phone) == []
    for language in ("de", "en", "de"):
        speak(this_phone, language)
        expect(
            this_phone.heading("carcassonne.prompt_place", tile=tile_words(this_phone, GAME[33].tile))
        ).to_be_visible()
        expect(this_phone.page.get_by_role("application")).to_have_accessible_name(board_words(this_phone, 34))
        assert raw_codes(this_phone) == []
    this_phone.page.reload()
    expect(this_phone.heading("carcassonne.prompt_place", tile=tile_words(this_phone, GAME[33].tile))).to_be_visible()
