"""Actions: what somebody wants, in the imperative (`PlaceTile`). One frozen struct per kind, told apart by `type`."""

import re
from typing import Any, ClassVar, Literal, TypeVar, cast

import msgspec

from games.core.seats import Actor, ActorKind, Seat

Facts = dict[str, Any]
"""What is printed on a piece, in the shape of the game's data. `invented` marks a piece that the app made up."""
Kind = TypeVar("Kind")
DrawnBy = Literal["table", "app", "none"]
"""Who draws from the bag: people from the real one, the app, or nobody, since there is no bag."""


def derive_wire_name(name: str) -> str:
    """Return the wire name of a class.

    >>> derive_wire_name("PlaceTile")
    'place_tile'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=derive_wire_name, tag_field="type"):
    """Base of every action. Class flags say how the table treats it:

    - `actor`: who may submit it; anybody else is refused with 403.
    - `simultaneous`: is accepted at any version; the action itself names the round or step that it is meant for.
    - `reveals`: shows others something they did not know; undo does not reach past it.
    - `commutes`: reports how the real table is, so its order among other actions does not matter. It makes no other
      action stale, and the same report by two seats counts once.
    - `at_once`: a draw that nobody decides about. Where the app draws, phones submit it without a tap (the prompt says
      so). It is undone together with the action before it.
    - `dealt`: one that belongs to no turn, such as a hand for everybody. Where the app draws, it is made as soon as it
      is open, whoever's phone is there. It is `at_once` as well and never undone alone.

    `older_names`: wire names that older versions gave it in logs and files.
    """

    actor: ClassVar[ActorKind] = "seat"
    simultaneous: ClassVar[bool] = False
    reveals: ClassVar[bool] = False
    commutes: ClassVar[bool] = False
    at_once: ClassVar[bool] = False
    dealt: ClassVar[bool] = False
    older_names: ClassVar[tuple[str, ...]] = ()


class SimultaneousAction(Action, frozen=True):
    """Base of actions that several seats may take at once: accepted whatever version the phone knew."""

    simultaneous: ClassVar[bool] = True


class DealtAction(Action, frozen=True):
    """Base of draws that belong to no turn."""

    actor: ClassVar[ActorKind] = "chance"
    at_once: ClassVar[bool] = True
    dealt: ClassVar[bool] = True


class SystemAction(Action, frozen=True):
    """Base of actions that become due by themselves."""

    actor: ClassVar[ActorKind] = "system"


class Draw(Action, frozen=True):
    """Request that the app draws for the open chance prompt. The table records the chance action that was drawn.

    `number` selects the draw where several seats draw at the same time (`simultaneous` outcomes).
    """

    number: int = 0


class StartTable(Action, frozen=True):
    """Entry 1 of every table: the ruleset (game, expansions, options, version) and who sits where.

    - `colours`: the seats' colours in turn order.
    - `starter`: the seat that begins.
    - `draw`: who draws from the bag.
    - `boards`: what is printed on the boards of this table's box where no list says it, by board; copied like pieces.
    - `pieces`: pieces of this table's box that differ from the printed list, and invented ones, as id -> facts. They
      are copied, so a later change of the box does not change the table. Unset where there are none.
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
    boards: dict[str, Facts] | msgspec.UnsetType = msgspec.UNSET


def tells_pieces(action: Action) -> bool:
    """True if the action says what is printed on pieces: StartTable, or an action with `facts` of an added piece."""
    return isinstance(action, StartTable) or "facts" in action.__struct_fields__


def find_actor(action: Action, seat: Seat | None) -> Actor:
    """Return who does `action` when `seat` submits it: the seat itself, or the actor that the action's class names."""
    kind = type(action).actor
    if kind == "seat":
        if seat is None:
            raise ValueError("a seat's action needs its seat")
        return seat
    return kind


def list_leaf_types(base: type[Kind], module: str) -> tuple[type[Kind], ...]:
    """Return the actions or events that a module defines, without the bases of others, for the module's last line."""
    kinds = [base]
    for kind in kinds:
        kinds += kind.__subclasses__()
    return tuple(kind for kind in kinds if kind.__module__ == module and not kind.__subclasses__())


def index_by_name(*kinds: type[Action]) -> dict[str, type[Action]]:
    """Return these action classes by their wire names."""
    return {cast(str, cast(Any, kind).__struct_config__.tag): kind for kind in kinds}


def find_older_names(*kinds: type[Any]) -> dict[str, str]:
    """Return a map from each older wire name to the current one, of these classes of actions and events."""
    return {older: str(kind.__struct_config__.tag) for kind in kinds for older in kind.older_names}
