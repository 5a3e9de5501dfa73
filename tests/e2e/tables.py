"""Tables created over HTTP; phones join them by their token."""

from collections.abc import Iterable, Sequence
from typing import Any

from tests.e2e.conftest import NewDevice
from tests.e2e.device import COLOURS, Device
from tests.e2e.record import Turn

AIDS = ("legal_cells", "tiles_left", "dead_cells", "projection")
PURIST = dict.fromkeys(AIDS, "off")


def seat_devices(new: NewDevice, number: int, colours: Sequence[str] = COLOURS, **chosen: Any) -> list[Device]:
    """Put this many devices into the lobby of a table, each with a seat; the first one is the host's."""
    host = new()
    code = host.open_table(**chosen)
    sitting = [host, *(new() for _ in range(number - 1))]
    for place, device in enumerate(sitting):
        if place:
            device.join(code)
        device.sit(place, colour=colours[place])
    return sitting


def start_table(new: NewDevice, number: int, turns: Iterable[Turn] = (), **chosen: Any) -> list[Device]:
    """Seat the players like `seat_devices`, start the game and play these turns."""
    sitting = seat_devices(new, number, **chosen)
    sitting[0].start()
    play_on(sitting, turns)
    return sitting


def play_on(sitting: list[Device], turns: Iterable[Turn]) -> None:
    """Enter these turns, each from the device of its seat."""
    version = sitting[0].look()["v"]
    for turn in turns:
        for action in turn.actions():
            version = sitting[turn.seat].act(turn.seat, action, version)
