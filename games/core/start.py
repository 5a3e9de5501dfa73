"""What every ruleset checks of the entry that starts a table."""

from collections.abc import Collection

from games.core.action import StartTable
from games.core.errors import IllegalAction
from games.core.meta import GameMeta


def check_options(
    start: StartTable,
    meta: GameMeta,
    colours: Collection[str],
    expansions: Collection[str] = (),
    *,
    takes_pieces: bool = False,
    takes_boards: bool = False,
) -> dict[str, str]:
    """Return the options of a table, completed by the defaults of the ruleset's `meta`.

    - `colours`: those of its box. Where there is one alone, several seats have it.
    - `expansions`: those that the ruleset was loaded with.
    - `takes_pieces`: boxes of the game may differ, so a table may have pieces of its own.
    - `takes_boards`: no list says what is printed on some board of the game, so a table may say it.

    :raises IllegalAction: `table.seats`, `table.unknown_colour`, `table.colour_taken`, `table.starter` or
        `table.option`.
    """
    seats = len(start.colours)
    if not meta.min_seats <= seats <= meta.max_seats:
        raise IllegalAction("table.seats", {"min": meta.min_seats, "max": meta.max_seats})
    if set(start.colours) - set(colours):
        raise IllegalAction("table.unknown_colour")
    if len(set(start.colours)) < seats and len(colours) > 1:
        raise IllegalAction("table.colour_taken")
    if not 0 <= start.starter < seats:
        raise IllegalAction("table.starter")
    if set(start.expansions) != set(expansions):
        raise IllegalAction("table.option", {"option": ",".join(start.expansions)})
    if start.pieces and not takes_pieces:
        raise IllegalAction("table.option", {"option": "pieces"})
    if start.boards and not takes_boards:
        raise IllegalAction("table.option", {"option": "boards"})
    try:
        meta.resolve_draw(start.draw)
        return meta.resolve_options(start.options)
    except ValueError as error:
        raise IllegalAction("table.option", {"option": str(error)}) from None
