"""A sealed entry is opened by an event of its openers, whichever entries come between."""

from games.core.event import Event, Public
from games.core.log import Entry
from games.core.seats import SPECTATOR
from games.core.secrecy import Seal


class Opened(Public, frozen=True):
    """Opens what was hidden."""


class Moved(Public, frozen=True):
    """Opens nothing."""


class Hidden(Event, frozen=True):
    """Known to its seat until it is opened."""

    audience = "owner"
    opened_by = (Opened,)
    seat: int


class Secret(Event, frozen=True):
    """Known to its seat for ever."""

    audience = "owner"
    seat: int


def entry(version: int) -> Entry:
    return Entry(version, "action", 0)


def test_an_entry_is_sealed_until_an_event_opens_it() -> None:
    seal = Seal({}, SPECTATOR)
    assert seal.play(entry(2), [Hidden(0), Moved()]) == []
    assert seal.play(entry(3), [Secret(1)]) == []
    assert seal.play(entry(4), [Moved()]) == []
    assert seal.sealed == {"2": (Hidden(0),), "3": (Secret(1),)}
    assert seal.play(entry(5), [Opened()]) == ["2"]
    assert seal.sealed == {"3": (Secret(1),)}


def test_entries_that_were_sealed_earlier_are_opened() -> None:
    assert Seal({"2": (Hidden(0),)}, SPECTATOR).play(entry(5), [Opened()]) == ["2"]


def test_an_event_that_is_opened_at_once_seals_nothing() -> None:
    seal = Seal({}, SPECTATOR)
    assert seal.play(entry(2), [Hidden(0), Opened()]) == []
    assert seal.sealed == {}


def test_nothing_is_sealed_to_its_owner() -> None:
    seal = Seal({}, 0)
    seal.play(entry(2), [Hidden(0)])
    assert seal.sealed == {}
