"""Actions: what somebody wants, imperative (`PlaceTile`). One frozen struct per kind, told apart by `type`."""

import re
from typing import Any, ClassVar, Literal, cast

import msgspec

from games.core.seats import Actor, ActorKind, Seat

Facts = dict[str, Any]
"""What is printed on a piece, in the shape of the game's data. `invented`: on none, the app made it up."""
DrawnBy = Literal["table", "app"]
"""Who holds the bag."""


def snake_case(name: str) -> str:
    """The wire name of a class.

    >>> snake_case("PlaceTile")
    'place_tile'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=snake_case, tag_field="type"):
    """Base of every action. Class flags say how the table treats it:

    - `actor`: who may do it; anybody else is refused with 403.
    - `simultaneous`: does not fight over versions; carries the round or step it is meant for.
    - `reveals`: an undo barrier; what others have seen cannot be unseen.
    - `commutes`: says how the real table is, whatever others do before it or after it. Nobody's action is stale because
      of it, and what two seats say at the same time counts once.
    - `at_once`: chance that nobody decides about. Where the app draws, phones ask for it by themselves (the prompt says
      so), and it goes with what was done before it, where that is taken back.
    """

    actor: ClassVar[ActorKind] = "seat"
    simultaneous: ClassVar[bool] = False
    reveals: ClassVar[bool] = False
    commutes: ClassVar[bool] = False
    at_once: ClassVar[bool] = False


class Draw(Action, frozen=True):
    """Asks the app to draw for the open chance prompt; the table answers with the chance action it drew.

    `number`: the draw that is meant, where several seats draw at the same time and the outcome is `simultaneous`.
    """

    number: int = 0


class StartTable(Action, frozen=True):
    """Entry 1 of every table: the ruleset (game, expansions, options, version) and who sits where.

    `colours` are the seats in turn order; `starter` is the seat that begins; `draw` says who holds the bag. `pieces`
    are those of this table's box that differ from the list, and invented ones: id -> facts as the game's data shapes
    them, by value, so that a table stays as it was when its box is changed. Unset where there are none.
    """

    actor: ClassVar[ActorKind] = "host"

    game: str
    ruleset_version: int
    options: dict[str, str]
    colours: tuple[str, ...]
    starter: Seat = 0
    expansions: tuple[str, ...] = ()
    draw: DrawnBy = "table"
    pieces: dict[str, Facts] | msgspec.UnsetType = msgspec.UNSET


def tells_pieces(action: Action) -> bool:
    """Whether it says what is printed on pieces: on those of the box at the start, or on one that the list lacks, by
    its `facts`."""
    return isinstance(action, StartTable) or "facts" in action.__struct_fields__


def actor_of(action: Action, seat: Seat | None) -> Actor:
    """Who does `action` when `seat` submitted it: the seat itself, or the actor its class names."""
    kind = type(action).actor
    if kind == "seat":
        if seat is None:
            raise ValueError("a seat's action needs its seat")
        return seat
    return kind


def action_names(*kinds: type[Action]) -> dict[str, type[Action]]:
    """Wire name -> class, of the given action classes."""
    return {cast(str, cast(Any, kind).__struct_config__.tag): kind for kind in kinds}
