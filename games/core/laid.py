"""What lies where by which entry, so that a close look need not play the game again."""

from typing import Any

import msgspec

from games.core.action import Action
from games.core.event import Event
from games.core.log import Entry, Ref
from games.core.ruleset import Ruleset
from games.core.score import Place
from games.core.seats import ActorKind, Seat


class Laid(msgspec.Struct, frozen=True):
    """A tile laid on the `cell` of a `board` by the entry `ref`, which `seat` entered (None: the system, a host without
    a seat) in `turn`. `actor`: who did it. `owner`: the one seat that was told; None: everybody was."""

    board: str
    cell: Place
    ref: Ref
    seat: Seat | None
    actor: ActorKind
    turn: int
    owner: Seat | None = None


def find_laid(ruleset: Ruleset, entry: Entry, before: Any, after: Any, events: tuple[Event, ...]) -> tuple[Laid, ...]:
    """Return the tiles that the played `entry` laid. It led from the state `before` (None: an empty table) to
    `after`."""
    cells = [(event, at) for event in events if (at := event.locate_laid_tile()) is not None]
    if not cells or not isinstance(entry.content, Action):
        return ()
    turn = ruleset.find_turn(after if before is None else before)
    return tuple(
        Laid(
            board,
            cell,
            entry.ref,
            entry.seat,
            entry.content.actor,
            turn,
            None if event.audience == "everyone" else getattr(event, "seat", None),
        )
        for event, (board, cell) in cells
    )
