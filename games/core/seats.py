"""Who acts at a table and who looks at it.

A seat is a number: its place in turn order, from 0. Three actors have no seat: `HOST` (who runs the table), `CHANCE`
(the bag, the dice: outcomes that nobody chooses) and `SYSTEM` (work that a round ends with).

A viewer is a seat, the `SPECTATOR` (a TV, somebody without a seat) or the `HOST` without a seat; never a device. A seat
"in company" plays from a phone that others look at too and knows what a spectator knows (games.core.company).
"""

from collections.abc import Mapping
from typing import Final, Literal, NewType

Seat = int
Actor = Seat | Literal["host", "chance", "system"]
Company = NewType("Company", str)
Viewer = Seat | Literal["host", "spectator"] | Company
ActorKind = Literal["seat", "host", "chance", "system"]

HOST: Final = "host"
CHANCE: Final = "chance"
SYSTEM: Final = "system"
SPECTATOR: Final = "spectator"
_COMPANY: Final = "open-"


def with_change(numbers: tuple[int, ...], seat: Seat, by: int) -> tuple[int, ...]:
    """Return numbers by seat, with `by` added to that of `seat`.

    >>> with_change((3, 5), 1, -2)
    (3, 3)
    """
    return (*numbers[:seat], numbers[seat] + by, *numbers[seat + 1 :])


def find_leaders(counts: Mapping[Seat, int]) -> list[Seat]:
    """Return the seats with most, all that are tied, in seat order.

    >>> find_leaders({2: 4, 0: 4, 1: 3}), find_leaders({})
    ([0, 2], [])
    """
    most = max(counts.values(), default=0)
    return sorted(seat for seat, count in counts.items() if count == most)


def find_seat(viewer: Viewer) -> Seat | None:
    """Return the seat that a viewer plays, in company too, or None.

    >>> find_seat(1), find_seat(Company("open-2")), find_seat(SPECTATOR)
    (1, 2, None)
    """
    if isinstance(viewer, int):
        return viewer
    return int(viewer.removeprefix(_COMPANY)) if viewer.startswith(_COMPANY) else None


def parse_viewer(name: Seat | str) -> Viewer:
    """Return the viewer of a wire name; unknown names are the spectator.

    >>> parse_viewer(1), parse_viewer("open-1"), parse_viewer("spectator")
    (1, 'open-1', 'spectator')
    """
    if isinstance(name, int):
        return name
    return Company(name) if name.startswith(_COMPANY) else SPECTATOR
