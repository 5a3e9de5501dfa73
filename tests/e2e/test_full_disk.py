"""A phone whose server has no room left: it says so, keeps what was entered, and goes on once there is some."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.play import pick, place, show_tiles
from tests.e2e.record import turns
from tests.e2e.tables import start_table
from tests.serving import ServedTable, served, server_environment
from tests.small_disk import SmallDisk, small_disk

GAME = turns("go-0028")
REFUSED = r"status of 503"
MEGABYTES = 8


@pytest.fixture(scope="module")
def disk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SmallDisk]:
    """A small disk for the server's database."""
    with small_disk(tmp_path_factory.mktemp("disk") / "small", MEGABYTES) as disk:
        yield disk


@pytest.fixture(scope="module")
def server(disk: SmallDisk, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedTable]:
    """The product with its database on the small disk."""
    folder = tmp_path_factory.mktemp("full")
    database = f"sqlite:///{disk.folder / 'tables.sqlite3'}"
    with served(folder, server_environment(folder, COMPANION_DATABASE_URL=database), empty=True) as running:
        yield running


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_table_cannot_be_opened_without_room_and_the_phone_says_so(
    phone: NewPhone, disk: SmallDisk, language: str
) -> None:
    this_phone = phone(language=language)
    this_phone.open("new")
    this_phone.button("new.open").wait_for()
    disk.fill()
    with this_phone.watch.expecting(REFUSED):
        for _ in range(3):
            this_phone.press("new.open")
            expect(this_phone.text("server.no_room")).to_be_visible()
            expect(this_phone.button("new.open")).to_be_enabled()
    disk.clear()
    this_phone.press("new.open")
    expect(this_phone.heading("join.take")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_entry_waits_for_room_and_is_recorded_once_by_itself(
    phone: NewPhone, device: NewDevice, disk: SmallDisk, language: str
) -> None:
    sitting = start_table(device, 2, GAME[:4])
    this_phone = phone(language=language, token=sitting[0].token)
    this_phone.open("t", sitting[0].table)
    show_tiles([this_phone], 5)
    before = sitting[0].look()["v"]
    this_phone.heading("carcassonne.prompt_pick").wait_for()
    disk.fill()
    pick(this_phone, GAME[4].tile)
    expect(this_phone.heading("play.sent", what="pick")).to_be_visible()
    expect(this_phone.page.get_by_text(this_phone.say("server.no_room"))).to_be_visible()
    assert sitting[0].look()["v"] == before
    disk.clear()
    place(this_phone, GAME[4])
    show_tiles([this_phone], 6)
    assert sitting[0].look()["v"] == before + len(list(GAME[4].actions()))
