"""The document that one viewer gets of a table: the table itself and, once it has begun, the game's view."""

from typing import Annotated, Literal

import msgspec

from companion.tables.clock import ClockMode
from games.core.action import DrawnBy
from games.core.view import View

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Watched = SeatNumber | Annotated[str, msgspec.Meta(pattern=r"^(spectator|open-([0-9]|1[0-5]))$(?!\n)")]
"""A seat, `spectator`, or `open-2`: seat 2 in company, on a phone that several people share."""


class SeatDocument(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody at the table.

    - `name`: what the player is called.
    - `colour`: the colour of the pieces.
    - `id`: names the seat in requests while the table is in its lobby.
    - `phone`: true if the seat has a phone of its own.
    - `host`: true for the seat of the host.
    - `beside`: the first seat of the phone that plays it, unless that is this seat.
    """

    id: str
    name: str
    colour: str
    phone: bool = False
    host: bool = False
    beside: int | None = None


class ProposalInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A correction that waits for the host.

    - `kind`: what would happen.
    - `seat`: who proposed it; left out: the host.
    """

    kind: Literal["correction", "undo", "redo"]
    seat: int | None = None


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody at the table knows about it.

    - `id`: the id of the table, a UUID.
    - `game`: the id of the game.
    - `status`: whether it waits for its start, is played or over.
    - `draw`: who draws pieces: the people at the table, the app, or nobody.
    - `starter`: the seat that goes first.
    - `options`: the options of the game, each with its value.
    - `seats`: the players, by seat number in turn order.
    - `expansions`: the expansions that are played.
    - `has_secrets`: true if a seat may at times know what others must not.
    - `locked`: true if nobody else can join.
    - `next`: the id of the rematch; empty: there is no rematch yet.
    - `proposals`: corrections that wait for the host, by id.
    - `code`: the code to join with; only seats get it.
    - `pieces`: in the lobby: the ids of pieces of the host's box that differ from the list.
    - `boards`: in the lobby: the ids of boards of the host's box with which the table begins.
    - `invented`: in the lobby: the number of pieces that the app adds to the box.
    - `stalled`: true if scoring or other work of the server has failed; the server tries it again.
    - `requests`: phones that ask the host for a seat: id of the request -> seat number.
    - `settled`: what became of recent proposals, by id.
    - `matched`: versions of corrections that the real table matches: somebody has confirmed it.
    - `clock`: where the time per player is shown.
    - `old_rules`: the version of the rules that the table began with and keeps, if new tables have a newer one.
    """

    id: str
    game: str
    status: Literal["lobby", "playing", "finished"]
    draw: DrawnBy
    starter: int
    options: dict[str, str]
    seats: dict[str, SeatDocument]
    expansions: tuple[str, ...] = ()
    has_secrets: bool = False
    locked: bool = False
    next: str = ""
    proposals: dict[str, ProposalInfo] = {}
    code: str = ""
    pieces: tuple[str, ...] = ()
    boards: tuple[str, ...] = ()
    invented: int = 0
    stalled: bool = False
    requests: dict[str, int] = {}
    settled: dict[str, Literal["confirmed", "refused", "withdrawn"]] = {}
    matched: tuple[int, ...] = ()
    clock: ClockMode = "result"
    old_rules: int = 0


class SeatClock(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long the table has waited for a seat, in whole seconds up to the newest entry.

    - `total`: in the whole game.
    - `turn`: in the current turn.
    """

    total: int
    turn: int = 0


class TableDocument(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as one viewer sees it.

    - `table`: what everybody at the table knows about it.
    - `view`: what the viewer may know of the game. Left out in the lobby, and while the game of a stalled table cannot
      be read.
    - `undo`: the version of the newest action that the viewer's phone may undo at once.
    - `undo_seat`: the seat that made it, unless that is the viewer's.
    - `clock`: the time of each seat, by its number, if the table shows it during the game.
    """

    table: TableInfo
    view: View | None = None
    undo: int | None = None
    undo_seat: int | None = None
    clock: dict[str, SeatClock] = {}
