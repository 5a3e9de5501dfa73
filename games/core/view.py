"""The view: what one viewer may know, in one shape for every game, so that phones draw it without rules.

Views are maps keyed by stable ids; ordered things carry an order key; null is never a value; lists are
replaced whole. A view is built from nothing (a whitelist), never by taking away.
"""

from collections.abc import Mapping

import msgspec

from games.core.action import Facts
from games.core.prompt import ChoosePrompt, Payload, SeatPrompt
from games.core.score import Outcome, ScoreLine
from games.core.seats import Seat
from games.core.text import Text


class OfferView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece that a seat has laid out: its `price` (0: none, or not known), a `mark` on it (a word of the game)."""

    price: int = 0
    mark: str = ""


class WareView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece that lies there for everybody to buy, and its `price` (0: none). An empty `piece` is one that nobody has
    told yet."""

    piece: str
    price: int = 0


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as others see it: points, their split by category, and pieces in hand by kind. `hand` are single pieces
    that it has and will lay, `offers` those laid out before it, both as far as the viewer may know. `courses`: what it
    had of a kind at the end of each turn, kind -> turn -> amount, where the viewer may know that of the kind now.
    `stock_since`: of what works only from some turn on, kind -> that turn -> amount, as part of `stock`.
    `score_tile`: what its tile beside the score track shows (50 or 100), where the box has such tiles; 0: none."""

    score: int
    by_category: dict[str, int] = {}
    stock: dict[str, int] = {}
    hand: tuple[str, ...] = ()
    offers: dict[str, OfferView] = {}
    courses: dict[str, dict[str, int]] = {}
    stock_since: dict[str, dict[str, int]] = {}
    score_tile: int = 0


class TileView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile on a board. `n` is the order in which tiles were laid."""

    tile: str
    rotation: int
    n: int
    seat: Seat | None = None


class PieceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece on a segment (the key of the map says which); `kind` names the picture, `role` the word."""

    seat: Seat
    kind: str
    role: str
    lying: bool = False


class BoardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One board: tiles by cell "x,y", pieces by segment "x,y/c0", marks by cell (a word of the game)."""

    tiles: dict[str, TileView]
    pieces: dict[str, PieceView] = {}
    marks: dict[str, str] = {}


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything one viewer may know. `waits` says whom the table waits for and for what; the key is a seat
    or `system`. `answered` is what the viewer sent to a prompt that is still open, so that it may be changed: prompt
    id -> the fields that completed its action. `lines` are keyed by their number, and so are
    `zero_lines`: what was counted and gave nothing, with the reason. `final_lines`: numbers of the lines that the end
    of the game brought, in the order in which they are revealed. `incomes`: what each seat got at the beginning of
    this turn, seat -> a line whose points are no points but things. `bag` is what may still be drawn, where the table
    wants to know. `goals`: what scores at this table besides the rules, place -> id, `goals_now` the
    places that count in this round, `goal_rounds` all the rounds in which a place counts. `starter`: who begins the
    round, where that goes round. `market`: what lies there for everybody to buy, by the number of its space from 1;
    `market_costs`: what each space costs besides the piece on it, space by space, as part of the piece's price.
    `stages`: the phases of this round in their order, as words of the game, and `stage` the one that is played (empty:
    before the first round, after the last). `host_prompts`: what the host may set while
    the game runs; everybody may know of it. `rounds`: how many there are, where that is known. `pieces`: those of this
    table's box that differ from the list, id -> facts as the game's data shapes them. `secrets`: some seat may know now
    what another must not see; the same for every viewer, worked out from what everybody knows. So are `secret_seats`:
    those that are asked in secret now, and awaited."""

    turn: int
    phase: str
    seats: dict[str, SeatView]
    boards: dict[str, BoardView]
    waits: dict[str, Text] = {}
    prompts: dict[str, SeatPrompt] = {}
    answered: dict[str, Payload] = {}
    lines: dict[str, ScoreLine] = {}
    zero_lines: dict[str, ScoreLine] = {}
    final_lines: tuple[int, ...] = ()
    incomes: dict[str, ScoreLine] = {}
    drawn: str | None = None
    bag: dict[str, int] = {}
    bag_total: int = 0
    set_aside: tuple[str, ...] = ()
    options: dict[str, str] = {}
    outcome: Outcome | None = None
    goals: dict[str, str] = {}
    goals_now: tuple[str, ...] = ()
    goal_rounds: dict[str, tuple[int, ...]] = {}
    starter: Seat | None = None
    rounds: int = 0
    stages: tuple[str, ...] = ()
    stage: str = ""
    host_prompts: dict[str, ChoosePrompt] = {}
    pieces: dict[str, Facts] = {}
    market: dict[str, WareView] = {}
    market_costs: tuple[int, ...] = ()
    secrets: bool = False
    secret_seats: tuple[Seat, ...] = ()


def by_goal(points: Mapping[str, int], goals: Mapping[str, str]) -> dict[str, int]:
    """Points by kind, where those of a place (`place_a` is what lies on A) are by the goal that lies there: goals lie
    elsewhere at the next table, so that only their ids can be added up.

    >>> by_goal({"place_a": 5, "gold": 2}, {"A": "most_ships"})
    {'most_ships': 5, 'gold': 2}
    """
    names = {f"place_{place.lower()}": goal for place, goal in goals.items()}
    return {names.get(kind, kind): scored for kind, scored in points.items()}
