"""Who acts at a table and who looks at it.

A seat is a number: its place in turn order, from 0. Three actors have no seat: `HOST` (who runs the table), `CHANCE`
(the bag, the dice: outcomes that nobody chooses) and `SYSTEM` (work that a round ends with).

A viewer is a seat, the `SPECTATOR` (a TV, somebody without a seat) or the `HOST` without a seat; never a device. A seat
"in company" plays from a phone that others look at too and knows what a spectator knows (games.core.company).
"""

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


def in_company(seat: Seat) -> Company:
    """Return the viewer that a seat is while others look at its phone too.

    >>> in_company(2)
    'open-2'
    """
    return Company(f"{_COMPANY}{seat}")


def seat_of(viewer: Viewer) -> Seat | None:
    """Return the seat that a viewer plays, in company too, or None.

    >>> seat_of(1), seat_of(in_company(2)), seat_of(SPECTATOR)
    (1, 2, None)
    """
    if isinstance(viewer, int):
        return viewer
    return int(viewer.removeprefix(_COMPANY)) if viewer.startswith(_COMPANY) else None


def viewer_named(name: Seat | str) -> Viewer:
    """Return the viewer of a wire name; unknown names are the spectator.

    >>> viewer_named(1), viewer_named("open-1"), viewer_named("spectator")
    (1, 'open-1', 'spectator')
    """
    if isinstance(name, int):
        return name
    return Company(name) if name.startswith(_COMPANY) else SPECTATOR
