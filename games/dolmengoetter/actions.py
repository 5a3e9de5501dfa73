"""Actions of a table."""

from typing import Annotated, ClassVar, Final

import msgspec

from games.core.action import Action, SimultaneousAction, SystemAction, list_leaf_types

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=16)]
Value = Annotated[int, msgspec.Meta(ge=1, le=4)]
Level = Annotated[int, msgspec.Meta(ge=1, le=6)]


class PlaceDruid(Action, frozen=True):
    """Put a druid, standing, on a free place (rules section 4)."""

    place: Name


class Walk(Action, frozen=True):
    """Walk with a standing druid and leave a `stone`, or a point, where it stood (rules section 5)."""

    source: Name
    target: Name
    stone: bool


class Fly(Action, frozen=True):
    """Fly with a lying druid, which stands up, and leave a `stone`, or a point, where it lay (rules section 5)."""

    source: Name
    target: Name
    stone: bool


class GatherHerbs(Action, frozen=True):
    """Lay a standing druid down (rules section 5). It stays where it is, so `target` is its own place."""

    source: Name
    target: Name


class Pass(Action, frozen=True):
    """Do nothing, since nothing can be done (rules section 5)."""


class ChooseRight(Action, frozen=True):
    """Say which of several rights is answered next (rules section 6)."""

    circle: Name


class BuildDolmen(Action, frozen=True):
    """Use a right. `value` is said where values are chosen when dolmens are built (rules section 6)."""

    circle: Name
    value: Value | None = None


class DeclineDolmen(Action, frozen=True):
    """Decline a right (rules section 6)."""

    circle: Name


class ReportValue(SimultaneousAction, frozen=True):
    """Say the value of an own dolmen that has just been turned over; `level` 1 is the top (rules section 7)."""

    older_names = ("tell_value",)

    circle: Name
    level: Level
    value: Value


class SkipValues(SimultaneousAction, frozen=True):
    """Leave the values of the own dolmens unsaid after an early end, from this one on: they count nothing (rules
    section 8)."""

    circle: Name
    level: Level


class TurnOver(SystemAction, frozen=True):
    """System: dolmens whose values were chosen when they were built are turned over (rules section 7)."""

    reveals: ClassVar[bool] = True


class ScoreGame(SystemAction, frozen=True):
    """System: final scoring (rules section 8)."""


ACTIONS: Final = list_leaf_types(Action, __name__)
