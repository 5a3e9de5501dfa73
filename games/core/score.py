"""Score lines: a score is a list of explained lines, never a bare number.

A *place* is a string. `x,y` is a cell of the line's board, `x,y/c0` a segment of the tile there, `x,y|N` an edge of
that cell, `x,y/ship1` the first ship of the tile there, `purse/6-10` the sixth to tenth gold, or other token that is
counted, of the line's seat.
"""

import msgspec

from games.core.identity_cache import cache_by_identity
from games.core.seats import Seat
from games.core.text import Text

Place = str


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """One product within a line: `count` things at `value` points each.

    `things` holds for each counted thing the places that show it, so `count == len(things)` and
    `points == count * value`. `code` names what is counted (`tiles`, `pennants`); `params` are what its words say
    besides the count.

    - `code`: what is counted, the code of a message.
    - `count`: how many things are counted.
    - `value`: the points for each.
    - `points`: the points for all.
    - `things`: the places that show each counted thing.
    - `params`: the values of the message.
    """

    code: str
    count: int
    value: int
    points: int
    things: tuple[tuple[Place, ...], ...] = ()
    params: dict[str, int] = {}


class ScoredPiece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of a stack as it lay when it was scored.

    - `seat`: whose piece it is.
    - `kind`: names the picture and the word of the game.
    - `value`: the number on it; 0: it stayed face down.
    - `times`: the factor by which its value counted.
    """

    kind: str
    seat: Seat | None = None
    value: int = 0
    times: int = 0


class LeftOver(msgspec.Struct, frozen=True):
    """A place that seems to count but does not, with the code of the reason.

    - `place`: the place.
    - `reason`: why it does not count, the code of a message.
    """

    place: Place
    reason: str


class ScoreLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Points of one seat for one reason, with the proof.

    - `seat`: who gets the points.
    - `reason`: what for, the code of a message.
    - `turn`: the turn in which it was scored.
    - `parts`: the products that add up to the points.
    - `board`: the surface with the places.
    - `n`: its number at this table. Zero lines are numbered from -1 downwards, so that they do not shift the others.
    - `category`: groups lines in the totals.
    - `points`: the sum of the parts; no points but things in a line of income.
    - `rule`: the section of the game's RULES.md.
    - `segments`: the whole feature.
    - `closed_by`: the edges or cells that complete it.
    - `majority`: the followers on it, segment -> seat. `weights`: how much those count that count more than one.
    - `left_over`: what was looked at and not counted.
    - `note`: what people agreed on, where no rule gives the points.
    - `counts`: how much each seat has, where seats are compared.
    - `why`: in a zero line, why there are no points; `left_over` shows what was there.
    - `unknown`: the number of points depends on something that this viewer may not know; `points` is 0.
    - `stacks`: what lay on a place when the line was scored, top first, where the surface shows something else since.
      Of lines that share their reason and segments, the first one has it.
    """

    n: int
    seat: Seat
    category: str
    reason: str
    points: int
    turn: int
    rule: str
    parts: tuple[Part, ...] = ()
    segments: tuple[Place, ...] = ()
    closed_by: tuple[Place, ...] = ()
    majority: dict[Place, Seat] = {}
    left_over: tuple[LeftOver, ...] = ()
    board: str = "main"
    note: str = ""
    counts: dict[str, int] = {}
    why: Text | None = None
    unknown: bool = False
    stacks: dict[Place, tuple[ScoredPiece, ...]] = {}
    weights: dict[Place, int] = {}


class ScoreSheet(msgspec.Struct, frozen=True):
    """All lines so far in the order they were scored, with the totals by seat and by (seat, category)."""

    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    by_category: tuple[dict[str, int], ...]


@cache_by_identity(256)
def build_score_sheet(seats: int, lines: tuple[ScoreLine, ...]) -> ScoreSheet:
    """Add up the lines for `seats` seats."""
    totals = [0] * seats
    by_category: list[dict[str, int]] = [{} for _ in range(seats)]
    for line in lines:
        totals[line.seat] += line.points
        kinds = by_category[line.seat]
        kinds[line.category] = kinds.get(line.category, 0) + line.points
    return ScoreSheet(lines, tuple(totals), tuple(by_category))


@cache_by_identity(256)
def index_lines(lines: tuple[ScoreLine, ...]) -> dict[str, ScoreLine]:
    """Return the lines by their numbers, as views have them."""
    return {str(line.n): line for line in lines}


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """The end of a table.

    - `scores`: final scores.
    - `ranks`: 1 is best; equal scores share a rank.
    - `reason`: why it ended.
    - `tie_break`: what each seat has of what decides between equal scores, if the game has such a thing.
    """

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str
    tie_break: tuple[int, ...] = ()


def rank_scores(scores: tuple[int, ...], tie_break: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Return competition ranks.

    >>> rank_scores((40, 52, 40))
    (2, 1, 2)
    >>> rank_scores((40, 52, 40), (1, 0, 3))
    (3, 1, 2)
    """
    keys = list(zip(scores, tie_break or (0,) * len(scores), strict=True))
    return tuple(1 + sum(other > key for other in keys) for key in keys)
