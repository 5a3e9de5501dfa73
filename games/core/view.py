"""The view: what one viewer may know, in one shape for every game, so that phones draw it without rules.

Views are maps keyed by stable ids; ordered things carry an order key; null is never a value; lists are replaced whole.
A view is built from nothing (a whitelist), never by taking away.
"""

from collections.abc import Mapping

import msgspec

from games.core.action import Facts
from games.core.prompt import ChoosePrompt, Payload, SeatPrompt
from games.core.score import Outcome, ScoreLine
from games.core.seats import Seat
from games.core.surface import DisplayView, GridView, Layout, Surface
from games.core.text import Text


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as the viewer may know it.

    - `score`: its points so far.
    - `by_category`: its points, split by category.
    - `stock`: pieces in hand, by kind.
    - `hand`: single pieces that it has and will lay.
    - `courses`: what it had of a kind at the end of each turn, kind -> turn -> amount, where the viewer may know that
      now.
    - `stock_since`: of what works only from some turn on, kind -> that turn -> amount; part of `stock`.
    - `stock_from`: of what does not work yet, kind -> from when it does; part of `stock`.
    - `score_tile`: what its tile beside the score track shows (50 or 100); 0: none.
    """

    score: int
    by_category: dict[str, int] = {}
    stock: dict[str, int] = {}
    hand: tuple[str, ...] = ()
    courses: dict[str, dict[str, int]] = {}
    stock_since: dict[str, dict[str, int]] = {}
    stock_from: dict[str, Text] = {}
    score_tile: int = 0


class Worth(msgspec.Struct, frozen=True, omit_defaults=True):
    """What something would give the viewer if it were scored now. `unknown`: the number of points depends on something
    that this viewer may not know; `points` is 0.

    - `points`: the points.
    - `unknown`: true if they depend on something that the viewer may not know.
    """

    points: int = 0
    unknown: bool = False


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything one viewer may know.

    - `turn`: the number of the turn, from 1.
    - `phase`: what is done now, a word of the game.
    - `seats`: the seats, by number.
    - `drawn`: the tile that was drawn and lies ready; left out: none.
    - `bag_total`: how many pieces may still be drawn.
    - `set_aside`: pieces that were drawn and fit nowhere.
    - `options`: the value of each option of the game.
    - `outcome`: the result; left out: the game is not over.
    - `surfaces`: what pieces lie on, by an id that stays, in the order to show.
    - `layouts`: what is printed on the table's own surfaces, by id; those of the game are among its assets.
    - `waits`: whom the table waits for, and for what; the key is a seat or `system`.
    - `prompts`: what the viewer may do now, by the id of the prompt.
    - `answered`: what the viewer sent to a prompt that is still open and may be changed: prompt id -> the fields that
      completed its action.
    - `lines`: score lines by number. `zero_lines`: what was counted and gave nothing, with the reason.
    - `final_lines`: numbers of the lines that the end of the game brought, in the order in which they are revealed;
      behind them those of its zero lines.
    - `early_end`: what an early end by the host means besides final scoring. Before it: what is asked for first, or
      does not count; after it: what did not count.
    - `incomes`: what each seat got at the beginning of this turn, seat -> a line that counts things instead of points.
    - `bag`: what may still be drawn, if the table wants to know.
    - `goals`: what scores at this table besides the rules, place -> id. `goals_now`: the places that count in this
      round. `goal_rounds`: all rounds in which a place counts. `goal_worths`: what each place that still counts would
      give the viewer now, if the table wants to know.
    - `starter`: who begins the round, where that goes round.
    - `stages`: the phases of this round in order, as words of the game. `stage`: the current one, empty before the
      first round and after the last.
    - `host_prompts`: what the host may set while the game runs; everybody may know of it.
    - `rounds`: how many there are, if known.
    - `pieces`: pieces of this table's box that differ from the list, id -> facts.
    - `secrets`: some seat may know now what another must not see. The same for every viewer, derived from what
      everybody knows.
    - `secret_seats`: seats that are asked in secret now and awaited; derived in the same way.
    """

    turn: int
    phase: str
    seats: dict[str, SeatView]
    surfaces: dict[str, Surface]
    waits: dict[str, Text] = {}
    prompts: dict[str, SeatPrompt] = {}
    answered: dict[str, Payload] = {}
    lines: dict[str, ScoreLine] = {}
    zero_lines: dict[str, ScoreLine] = {}
    final_lines: tuple[int, ...] = ()
    early_end: Text | None = None
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
    goal_worths: dict[str, Worth] = {}
    starter: Seat | None = None
    rounds: int = 0
    stages: tuple[str, ...] = ()
    stage: str = ""
    host_prompts: dict[str, ChoosePrompt] = {}
    pieces: dict[str, Facts] = {}
    secrets: bool = False
    secret_seats: tuple[Seat, ...] = ()
    layouts: dict[str, Layout] = {}

    @property
    def grids(self) -> dict[str, GridView]:
        """The surfaces that are grids, by id."""
        return {name: surface for name, surface in self.surfaces.items() if isinstance(surface, GridView)}

    @property
    def displays(self) -> dict[str, DisplayView]:
        """The surfaces that are displays, by id."""
        return {name: surface for name, surface in self.surfaces.items() if isinstance(surface, DisplayView)}


def sum_by_goal(points: Mapping[str, int], goals: Mapping[str, str]) -> dict[str, int]:
    """Return points by kind, with those of a place (`place_a` is what lies on A) counted under the goal that lies
    there.

    Goals lie elsewhere at the next table, so only their ids can be added up over tables.

    >>> sum_by_goal({"place_a": 5, "gold": 2}, {"A": "most_ships"})
    {'most_ships': 5, 'gold': 2}
    """
    names = {f"place_{place.lower()}": goal for place, goal in goals.items()}
    return {names.get(kind, kind): amount for kind, amount in points.items()}
