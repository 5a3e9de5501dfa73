"""Who acts at a table and who looks at it.

A seat is its place in turn order, counted from 0. Three actors have no place: `HOST` (whoever runs the table),
`CHANCE` (the bag, the dice: outcomes that nobody chooses) and `SYSTEM` (work that a round ends with).
A viewer is a seat, the `SPECTATOR` (a TV, somebody without a seat) or the `HOST` without a seat; never a phone.
"""

from typing import Final, Literal

Seat = int
Actor = Seat | Literal["host", "chance", "system"]
Viewer = Seat | Literal["host", "spectator"]
ActorKind = Literal["seat", "host", "chance", "system"]

HOST: Final = "host"
CHANCE: Final = "chance"
SYSTEM: Final = "system"
SPECTATOR: Final = "spectator"
