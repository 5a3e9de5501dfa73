"""The document of a table as one viewer gets it: the table itself, and the game's view once it has begun."""

from typing import Literal

import msgspec

from companion.tables.clock import ClockMode
from games.core.action import DrawnBy
from games.core.view import View


class SeatDocument(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody at the table. `id` names the seat in requests while the table is in its lobby; `phone` says
    whether the seat has a phone of its own."""

    id: str
    name: str
    colour: str
    phone: bool = False
    host: bool = False


class ProposalInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A correction that waits for the host: whose wish it is (none: the host's)."""

    kind: Literal["correction", "undo", "redo"]
    seat: int | None = None


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody at the table knows of it. `seats` is keyed by place in turn order; `options` are complete;
    `has_secrets`: at times a seat may know what another must not;
    `pieces`: while the table is in its lobby, those in which the host's box differs from the list, and so many
    `invented` ones; `locked`: nobody new comes in; `next` is the table of the rematch; `proposals` wait for the host;
    `settled`: how recent proposals ended. `matched`: versions of corrections that the real table already matches, as
    somebody confirmed. `stalled`: work of the system seat fails and is tried again. `requests`: phones that ask to play
    a seat, by the seat's place, until the host answers. `clock`: where the times of players are shown. `code`, the code
    to join, is sent to seats only."""

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
    invented: int = 0
    stalled: bool = False
    requests: dict[str, int] = {}
    settled: dict[str, Literal["confirmed", "refused", "withdrawn"]] = {}
    matched: tuple[int, ...] = ()
    clock: ClockMode = "result"


class SeatClock(msgspec.Struct, frozen=True, omit_defaults=True):
    """How many whole seconds the table has waited for a seat, up to the newest entry: in `total`, and in this turn."""

    total: int
    turn: int = 0


class TableDocument(msgspec.Struct, frozen=True, omit_defaults=True):
    """`view` is what the viewer may know of the game, left out in the lobby and where the state of a stalled
    table cannot be read; `undo` the version of the viewer's own last action while it can be taken back at once; `clock`
    the times by seat, at a table that shows them while it plays."""

    table: TableInfo
    view: View | None = None
    undo: int | None = None
    clock: dict[str, SeatClock] = {}
