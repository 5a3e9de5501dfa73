"""Table steps: instructions for the pieces on the real table, so that it matches the app again."""

from typing import Literal

import msgspec

from games.core.score import Place
from games.core.seats import Seat

Doing = Literal[
    "take_tile",
    "move_tile",
    "turn_tile",
    "lay_tile",
    "take_piece",
    "move_piece",
    "put_piece",
    "stock",
    "put_back",
    "set_aside",
    "hold",
    "price",
    "market",
    "market_unknown",
    "mark",
    "unmark",
    "score_tile",
    "turn_piece",
    "tip_over",
    "stand_up",
    "fill_slot",
    "empty_slot",
    "slot_price",
]


class TableStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step with the pieces of the box.

    - `what`: what to do.
    - `board`: the surface that it is about.
    - `rotation`: how the tile is turned, in quarter turns clockwise.
    - `n`: a number: of pieces, a price, or the place in an order.
    - `instead`: what lay there before.
    - `value`: what is shown afterwards.
    - `lying`: true if the piece lies on its side.
    - `face_down`: true if it lies face down.
    - `place`: where it lies; `to`: where it goes.
    - `tile`: the tile, with the `rotation` that it then has; `seat`: whose it is, if anybody's.
    - `kind`: the kind of a piece of `seat`. On a plan or a track it is then `lying`, or not, `face_down`, or not, and
      shows `value`. `tip_over`, `stand_up` and `turn_piece` change that alone, of the piece on which `n` others lie:
      the first two whether it lies, the third anything else.
    - `fill_slot`: `tile` (empty: something that nobody has entered) lies in slot `place`, maybe `instead` of another.
      `empty_slot`: nothing lies there any more. `slot_price`: its price becomes `n`.
    - `stock`: `seat` gets `n` more of `kind` (fewer, below 0).
    - `price`: the gold on a tile before `seat` becomes `n`.
    - `market`: `tile`, or nothing, lies on the `n`th slot of the market `board`. `market_unknown`: a tile lies there
      that nobody has entered. `instead` is the one that lay there, if any.
    - `mark`, `unmark`: what lies at `place` gets or loses the mark `kind` (a word of the game).
    - `score_tile`: the tile of `seat` beside the score track shows `n`, or goes back (0).
    """

    what: Doing
    board: str = "main"
    place: Place = ""
    to: Place = ""
    tile: str = ""
    rotation: int = 0
    seat: Seat | None = None
    kind: str = ""
    n: int = 0
    instead: str = ""
    value: int = 0
    lying: bool = False
    face_down: bool = False
