"""Another language in the middle of a game."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.languages import speak
from tests.e2e.looks import raw_codes
from tests.e2e.play import board_words, pick, tile_words
from tests.e2e.record import turns
from tests.e2e.tables import start_table

GAME = turns("go-0025")


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


ODD = """(() => {
  const [languages, timeZone, preferences] = %s;
  const says = (name, value) => Object.defineProperty(Navigator.prototype, name, { get: () => value });
  says("languages", languages ?? undefined);
  says("language", languages?.[0]);
  const known = Intl.DateTimeFormat.prototype.resolvedOptions;
  Intl.DateTimeFormat.prototype.resolvedOptions = function () {
    return { ...known.call(this), timeZone: timeZone ?? undefined };
  };
  localStorage["tableside.preferences"] ??= JSON.stringify(preferences);
})()"""
"""A browser that says odd things of itself."""


@pytest.mark.parametrize(
    ("language", "languages", "zone", "preferences"),
    [
        ("en", ["en-US@posix"], "Etc/Unknown", {"language": 5, "theme": "neon"}),
        ("de", ["x_!", "de_AT.UTF-8"], "Mars/Olympus", []),
        ("en", None, None, "none"),
    ],
    ids=["of a system", "half known", "nothing"],
)
def test_a_browser_that_says_odd_things_of_itself_shows_every_screen(
    phone: NewPhone,
    device: NewDevice,
    language: str,
    languages: list[str] | None,
    zone: str | None,
    preferences: object,
) -> None:
    sitting = start_table(device, 3, GAME)
    this_phone = phone(language=language, token=sitting[0].token)
    this_phone.context.add_init_script(ODD % json.dumps([languages, zone, preferences]))
    this_phone.open("library")
    this_phone.page.locator(".shelf-table").first.wait_for()
    expect(this_phone.page.locator("html")).to_have_attribute("lang", language)
    with this_phone.page.expect_download() as saved:
        this_phone.press("library.sheet")
    assert "carcassonne" in Path(saved.value.path()).read_text("utf-8").lower()
    this_phone.open("t", sitting[0].table)
    this_phone.press("keep.title")
    with this_phone.page.expect_download() as saved:
        this_phone.tap(this_phone.page.get_by_role("button", name=this_phone.say("keep.csv")))
    assert Path(saved.value.path()).read_bytes().startswith(b"\xef\xbb\xbf")
    for path, title in ((("library", "numbers"), "library.numbers"), (("settings",), "settings.title")):
        this_phone.open(*path)
        expect(this_phone.page.get_by_role("heading", name=this_phone.say(title), exact=True)).to_be_visible()
    assert raw_codes(this_phone) == []
