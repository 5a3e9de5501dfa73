"""The expansion's slice of the state, and what follows from it."""

from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from games.core.capability import with_slice
from games.core.score import Place
from games.core.seats import Seat
from games.isle_of_skye.expansions.journeyman.data import (
    BONUS_TILES,
    ID,
    MARKERS,
    TRACKS,
    Benefit,
    Boards,
    ProgressBoard,
    Tier,
    Track,
    choose_side,
)
from games.isle_of_skye.expansions.journeyman.tracks import NO_STEPS, Because, Marker
from games.isle_of_skye.state import Table, with_clan

Source = Literal["transcribed", "printed", "invented", "by_hand"]
"""Source of the spaces of the tracks: copied out by the table, listed, invented, or reported as they are reached."""
Link = tuple[int, int]


class Reached(msgspec.Struct, frozen=True, array_like=True):
    """A space that a marker reached for the first time, in phase number `at`: what its banner gives, and whether a
    bridge lies before it."""

    track: Track
    n: int
    at: int
    vp: int = 0
    gold: int = 0
    move: int = 0
    bridge: bool = False


def build_reached(board: ProgressBoard, track: Track, number: int, at: int) -> Reached:
    """Return a space of the listed board as reached in phase number `at`."""
    space = board.find_space(track, number)
    banner = space.banner or {}
    values = (banner.get("vp", 0), banner.get("gold", 0), banner.get("move", 0))
    return Reached(track, number, at, *values, space.bridge_before)


class TakenBonus(msgspec.Struct, frozen=True, array_like=True):
    """A bonus tile off the board, taken in phase number `at`. What it gives once comes at the `end` of that phase; by
    version 1 of the rules, if taken there, of the next (ruling Q16). `place`: the space where it lay."""

    tile: str
    at: int
    end: int
    done: bool = False
    place: Place = ""

    @property
    def is_kept(self) -> bool:
        """True while the tile lies before its seat: it still has an effect to give, or a lasting one."""
        return not self.done or BONUS_TILES[self.tile].tier == "III"


class Question(msgspec.Struct, frozen=True, array_like=True):
    """An advance that a seat may make, the `n`th that it was asked for in the game. By hand: the `track` on which it
    was made, and what was `told` of the space."""

    n: int
    because: Because
    track: Track | Literal[""] = ""
    told: tuple[str, ...] = ()

    def list_tracks(self) -> tuple[Track, ...]:
        """Return the tracks on which the seat may advance."""
        return TRACKS[:1] if self.because == "sale" else TRACKS


class Follower(msgspec.Struct, frozen=True):
    """The state of a seat.

    - `layout`: the bonus tiles at the places of each tier, by track.
    - `markers`: those of the tracks. `reached`: the spaces where they were, in order of first arrival.
    - `roads`: those placed. `gained`: the phases in which the others were gained.
    - `asked`: how many advances it was asked for. `due`: those that are open.

    Of the round:

    - `planned`: the cells of waypoint markers.
    - `extra`: the bonus tile is used.
    - `ready`: its plan stands. `checked`: the system has judged it.
    - `picked`: the cells of the markers picked up so far, and the movement points `spent`.
    - `told`: how much it reported of trade, where offers are not tracked. `said_all`: that was all.
    - `keeps_roads`: the step in which it last said that it places none.
    """

    layout: dict[Tier, tuple[str, str, str]] = {}
    markers: dict[Track, Marker] = msgspec.field(default_factory=lambda: dict(NO_STEPS))
    reached: tuple[Reached, ...] = ()
    bonus: tuple[TakenBonus, ...] = ()
    waypoints: int = MARKERS
    roads: tuple[Link, ...] = ()
    gained: tuple[int, ...] = ()
    at: int = 0
    asked: int = 0
    due: tuple[Question, ...] = ()
    planned: tuple[int, ...] = ()
    extra: bool = False
    ready: bool = False
    checked: bool = False
    picked: tuple[int, ...] = ()
    spent: int = 0
    told: int = 0
    said_all: bool = False
    keeps_roads: str = ""

    def is_active(self, tile: str, phase: int) -> bool:
        """True if the seat has a bonus tile that works: one taken in an earlier phase (section j4, Golden Rule)."""
        return any(
            bonus.tile == tile and bonus.at < phase and not (tile in _USED_ONCE and bonus.done) for bonus in self.bonus
        )

    def list_banners(self, before_phase: int, benefit: Benefit = "vp") -> tuple[tuple[str, int, int], ...]:
        """Return the banners that give a benefit, the last one of each track that was reached in a phase before
        `before_phase`: track, value, space."""
        last = {
            space.track: (value, space.n)
            for space in self.reached
            if space.at < before_phase and (value := getattr(space, benefit))
        }
        return tuple((track, *last[track]) for track in TRACKS if track in last)

    def sum_values(self, benefit: Benefit, before_phase: int) -> int:
        """Return what the tracks give together."""
        return sum(value for _, value, _ in self.list_banners(before_phase, benefit))

    def list_bridges(self) -> tuple[tuple[str, int], ...]:
        """Return the bridges passed, each once."""
        return tuple(dict.fromkeys((space.track, space.n) for space in self.reached if space.bridge))

    def count_points(self, board: ProgressBoard, phase: int) -> int:
        """Return the movement points of this round."""
        return self._sum_lasting(board, "move", phase) + (BONUS_TILES["extra_movement"].move if self.extra else 0)

    def count_income(self, board: ProgressBoard, phase: int) -> int:
        """Return the gold of every round that the tracks give."""
        return self._sum_lasting(board, "gold", phase)

    def _sum_lasting(self, board: ProgressBoard, benefit: Benefit, phase: int) -> int:
        """Return what the tracks give of a benefit, before the first banner what the board gives at the start."""
        return self.sum_values(benefit, phase) or board.start.get(benefit, 0)

    def list_lying(self) -> tuple[int, ...]:
        """Return the cells on which its waypoint markers lie."""
        return tuple(cell for cell in self.planned if cell not in self.picked)

    def count_ready_roads(self, phase: int) -> int:
        """Return how many roads in hand may be placed: those gained in an earlier phase."""
        return sum(at < phase for at in self.gained)


_USED_ONCE = frozenset({"extra_movement"})


class Journeys(msgspec.Struct, frozen=True):
    """The expansion's slice: what each seat has, and what the round needs.

    - `offered`: the tiles that were on offer in this round.
    - `noticed`: those with a journeyman symbol that somebody got in it.
    - `bought`: counts turns of the second purchase.
    - `scored`: the tracks have given their points of the round.

    Of the game:

    - `source`: the source of the spaces of the tracks. `board`: the board that the table copied out.
    - `last_scored`: the phase in which they last did.
    """

    seats: tuple[Follower, ...]
    offered: tuple[str, ...] = ()
    noticed: tuple[str, ...] = ()
    trading: bool = False
    bought: int = 0
    turn: int = 0
    scored: bool = False
    last_scored: int = 0
    source: Source = "by_hand"
    board: ProgressBoard | None = None


def find_journeys(state: Table) -> Journeys:
    """Return the expansion's slice of the state."""
    journeys: Journeys = getattr(state.slices, ID)
    return journeys


def find_board(state: Table, boards: Boards) -> ProgressBoard:
    """Return the progress board of the table: the one that it copied out, else the side of `boards` for so many
    seats."""
    return find_journeys(state).board or boards[choose_side(state.seats)]


def with_journeys(state: Table, **changes: Any) -> Table:
    """Return the state with these fields of the slice changed."""
    return with_slice(state, ID, **changes)


def find_follower(state: Table, seat: Seat) -> Follower:
    """Return a seat's part of the slice."""
    return find_journeys(state).seats[seat]


def with_follower(state: Table, seat: Seat, **changes: Any) -> Table:
    """Return the state with these fields of a seat's part of the slice changed."""
    seats = list(find_journeys(state).seats)
    seats[seat] = replace(seats[seat], **changes)
    return with_journeys(state, seats=tuple(seats))


def begin_round(state: Table) -> Table:
    """Return the state with everything reset that the slice keeps of a round."""
    fresh = {"planned": (), "extra": False, "ready": False, "checked": False, "picked": (), "spent": 0}
    fresh |= {"told": 0, "said_all": False, "keeps_roads": ""}
    seats = tuple(replace(seat, **fresh) for seat in find_journeys(state).seats)
    return with_journeys(state, seats=seats, offered=(), noticed=(), bought=0, turn=0, scored=False, trading=False)


def hides_gold(state: Table) -> bool:
    """True if only the seat itself knows its gold; then its offers are secret too."""
    return state.is_full and state.options["hide_gold"] == "on"


def pay(state: Table, seat: Seat, gold: int) -> Table:
    """Return the state after a seat has paid so much gold (below 0: got it), where its gold is known."""
    clan = state.clans[seat]
    return state if clan.gold is None else with_clan(state, seat, replace(clan, gold=clan.gold - gold))
