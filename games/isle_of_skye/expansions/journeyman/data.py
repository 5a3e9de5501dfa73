"""The facts of the expansion (data/journeyman.json)."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import msgspec

from games.core.action import Facts
from games.core.data_files import load_data
from games.core.score import Place
from games.isle_of_skye.boxes import InBox, TileSet
from games.isle_of_skye.expansions.journeyman.art import WALKER

ID: Final = "journeyman"
Track = Literal["warrior", "merchant", "herald"]
TRACKS: Final[tuple[Track, ...]] = ("warrior", "merchant", "herald")
_NUMBERS: Final[dict[str, int]] = {track: number for number, track in enumerate(TRACKS)}
Tier = Literal["I", "II", "III"]
TIERS: Final[tuple[Tier, ...]] = ("I", "II", "III")
HERALD_FEES: Final = (5, 8, 12)
"""Gold of steps on the Herald track."""
Benefit = Literal["vp", "gold", "move"]
"""What a banner gives: points or gold every round, or movement points."""


class Requirement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a tile must be or show, by `kind`: a `feature`; a distance of at least so many `tiles` from the castle; a
    part of a completed area of each of the `terrains`; being outermost on a `side`; being the castle; a scroll."""

    kind: Literal["feature", "castle", "distance_min", "completed_area", "scroll", "compass"]
    feature: str = ""
    tiles: int = 0
    terrains: tuple[str, ...] = ()
    side: Literal["N", "E", "S", "W", ""] = ""


Small = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of a track.

    - `vp_on_step`, `fee`: of the step onto it from the space before. `bridge_before`: a bridge lies there.
    - `banner`: a lasting value.
    - `bonus_tier`: the tier of the bonus tile at the space.
    - `known`: the fields that a source backs.
    """

    n: Small
    segment: Small
    requirement: Requirement
    vp_on_step: Small
    banner: dict[Benefit, Small] | None
    bonus_tier: Tier | None
    fee: Small
    bridge_before: bool
    known: tuple[str, ...] = ()


class Loop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last spaces of a track, between which a marker goes back and forth, and the points of each such step."""

    spaces: Annotated[tuple[Small, ...], msgspec.Meta(min_length=2, max_length=9)]
    vp: Small


class TrackFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A track from its first space on. Markers begin before it, at 0."""

    spaces: tuple[Space, ...]
    loop: Loop


class ProgressBoard(msgspec.Struct, frozen=True):
    """A side of the progress board.

    - `castle_costs`: gold of a castle advancement, by the segment of the space that is entered.
    - `start`: what a seat has before its first banner.
    """

    castle_costs: dict[str, Small]
    start: dict[Benefit, Small]
    tracks: dict[Track, TrackFacts]

    def find_space(self, track: Track, number: int) -> Space:
        """Return a space by its number, from 1."""
        return self.tracks[track].spaces[number - 1]


Boards = Mapping[str, ProgressBoard]
"""Both sides of the progress board, by the players that they are for: `2-4` and `5`."""


def choose_side(seats: int) -> str:
    """Return the side for so many players (section j11)."""
    return "5" if seats == 5 else "2-4"


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bonus tile: points, gold and roads that it gives once; more income in every phase 1; movement points."""

    id: str
    tier: Tier
    confidence: str
    points: int = 0
    gold: int = 0
    roads: int = 0
    income: int = 0
    move: int = 0


_FACTS: Final = load_data(__package__, "journeyman")
BOARDS: Final[Boards] = {side: msgspec.convert(board, ProgressBoard) for side, board in _FACTS["boards"].items()}
"""Invented boards, for tables where the app draws (ruling Q13)."""
BONUS_TILES: Final[dict[str, Bonus]] = {bonus["id"]: msgspec.convert(bonus, Bonus) for bonus in _FACTS["bonus"]}
GOAL_VALUES: Final[dict[str, int]] = {goal["id"]: goal["value"] for goal in _FACTS["goals"]}
MARKERS: Final[int] = _FACTS["markers"]
"""How many waypoint markers a seat has before the third."""
TILES: Final[dict[str, Any]] = _FACTS["tiles"]
"""Landscape tiles with a journeyman symbol whose facts are known without the table: none yet."""
BLANK_SPACES: Final = 24
"""How many spaces a track has where seats say what they reach; no board shows more."""
SYMBOL: Final = "journeyman"
SET: Final = "journeyman"
"""The `set` of landscape tiles with the symbol."""
TILE_SET: Final = TileSet(symbols={SYMBOL: WALKER}, in_box=InBox(_FACTS["tile_count"]))
INVENTED: Final[dict[str, Facts]] = {
    tile["id"]: {key: value for key, value in tile.items() if key != "id"}
    for tile in load_data(__package__, "invented")["tiles"]
}
"""Eight landscape tiles for tables where the app draws and no box holds a printed one (data/invented.json)."""


def name_space(track: str, number: int) -> Place:
    """Return the place name of a space on the surface of a progress board: its number, then that of its track; 0 is the
    start of a track."""
    return f"{number},{_NUMBERS[track]}"


def parse_space(place: Place) -> tuple[Track, int]:
    """Return the track and the number of a space by its place name."""
    number, track = place.split(",")
    return TRACKS[int(track)], int(number)


def list_tiles(tier: Tier) -> tuple[str, ...]:
    return tuple(tile.id for tile in BONUS_TILES.values() if tile.tier == tier)
