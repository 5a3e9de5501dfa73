"""Screens without a keyboard: a code, which a phone at a table enters."""

import pytest

from companion.errors import UnknownCode
from companion.people.devices import create_device
from companion.people.models import Device
from companion.tables import selectors
from companion.tables.services import lobby, screens
from tests.tables.played import PlayedTable

pytestmark = pytest.mark.django_db


@pytest.fixture
def screen() -> Device:
    device, _ = create_device()
    return device


def test_a_screen_keeps_its_code_until_a_phone_has_entered_it(screen: Device) -> None:
    table = PlayedTable(seats=2)
    code = screens.find_screen_code(screen)
    assert screens.find_screen_code(screen) == code
    assert screens.find_sent_table(screen) is None
    screens.show_on_screen(table.devices[1], table.id, f" {code.lower()} ")
    watch = selectors.find_code(table.host, table.id, watch=True)
    assert screens.find_sent_table(screen) == watch
    assert screens.find_sent_table(screen) is None, "told once"
    assert screens.find_screen_code(screen) != code
    with pytest.raises(UnknownCode):
        screens.show_on_screen(table.host, table.id, code)
    assert lobby.join_table(screen, watch).pk == table.id


def test_each_screen_has_a_code_of_its_own(screen: Device) -> None:
    other, _ = create_device()
    assert screens.find_screen_code(screen) != screens.find_screen_code(other)


@pytest.mark.parametrize("code", ["", "ZZZZZZ", "not a code"])
def test_a_wrong_code_shows_nothing(code: str, screen: Device) -> None:
    table = PlayedTable(seats=2)
    screens.find_screen_code(screen)
    with pytest.raises(UnknownCode):
        screens.show_on_screen(table.host, table.id, code)
    assert screens.find_sent_table(screen) is None


def test_whoever_only_watches_shows_the_table_nowhere(screen: Device) -> None:
    table = PlayedTable(seats=2)
    watcher, _ = create_device()
    lobby.join_table(watcher, selectors.find_code(table.host, table.id, watch=True))
    with pytest.raises(UnknownCode):
        screens.show_on_screen(watcher, table.id, screens.find_screen_code(screen))
