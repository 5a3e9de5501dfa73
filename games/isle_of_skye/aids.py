"""Help on the phones, each a table option. All are functions of a viewer's view, never of the state."""

from collections import Counter
from functools import cache, lru_cache
from itertools import takewhile
from typing import Final

import msgspec
from msgspec.structs import replace

from games.core.action import Facts
from games.core.grid import parse_place
from games.core.identity_cache import cache_by_identity
from games.core.score import ScoreLine
from games.core.seats import Seat
from games.core.surface import DisplayView, GridView, TileView
from games.core.view import View, Worth
from games.isle_of_skye.boxes import Piece, Pieces
from games.isle_of_skye.capability import ExtendedRules, ScoringFacts, find_tablets
from games.isle_of_skye.rounds import (
    build_lines,
    build_zero_lines,
    find_worth,
    list_goal_lines,
    name_board,
    name_goal_category,
)
from games.isle_of_skye.steps.gold import FinalPurses
from games.isle_of_skye.steps.scoring import Reckon
from games.isle_of_skye.subject import Subject
from games.isle_of_skye.territory import Placed, Territory, TerritoryMap
from games.isle_of_skye.tiles import Box

ENDING: Final = frozenset({FinalPurses.name, Reckon.name})
"""The steps in which nothing but the end scores any more."""


NO_PIECES: Final[dict[str, Piece]] = {}


def load_own_pieces(view: View) -> dict[str, Piece]:
    """Return the table's own tiles; every view shows all of them."""
    return _load_pieces(view.pieces) if view.pieces else NO_PIECES


@cache_by_identity(64)
def _load_pieces(facts: dict[str, Facts]) -> dict[str, Piece]:
    # The views of a game show the same ones: to check them anew takes longer than the aids themselves.
    return _decode_pieces(msgspec.json.encode(facts))


@lru_cache(maxsize=64)
def _decode_pieces(encoded: bytes) -> dict[str, Piece]:
    return msgspec.json.decode(encoded, type=dict[str, Piece])


def with_aids(bare: View, box: Box) -> View:
    """Return the view with the tiles that are still in the bag, if its table wants to know."""
    if bare.outcome or bare.options["tiles_left"] == "off":
        return bare
    bag = count_remaining(bare, box)
    return replace(bare, bag=bag, bag_total=sum(bag.values()))


def count_remaining(view: View, box: Box) -> dict[str, int]:
    """Return the copies of each tile in the bag, as far as the view tells."""
    tiles, for_sale = [], []
    for surface in view.surfaces.values():
        if isinstance(surface, GridView):
            tiles.append(surface.tiles)
        elif isinstance(surface, DisplayView) and surface.for_sale and surface.seat is not None:
            for_sale.append(_share(tuple(surface.pieces.values())))
    return _count_remaining(box, *tiles, *for_sale, *(seat.hand for seat in view.seats.values()))


@lru_cache(maxsize=1024)
def _share(pieces: tuple[str, ...]) -> tuple[str, ...]:
    """Return one shared object for all equal tuples, so that caches by identity find it."""
    return pieces


@cache_by_identity(64)
def _count_remaining(box: Box, *parts: dict[str, TileView] | tuple[str, ...]) -> dict[str, int]:
    used: Counter[str] = Counter()
    for part in parts:
        used.update(part if isinstance(part, tuple) else [tile.tile for tile in part.values()])
    return {tile: copies for tile, count in box.counts.items() if (copies := count - used.get(tile, 0))}


@cache_by_identity(512)
def rebuild_territory(board: GridView) -> Territory:
    """Return the laid tiles of a board, without what its empty cells ask for."""
    in_order = sorted(board.tiles.items(), key=lambda item: item[1].n)
    return Territory({parse_place(place): Placed(tile.tile, tile.rotation, tile.n) for place, tile in in_order})


def project_scores(view: View, rules: ExtendedRules) -> tuple[ScoreLine, ...]:
    """Return the score lines that this round and the end would add as things stand; only those of the end once the
    round is scored. Lines of an amount that the view does not show follow, then zero lines."""
    if view.options["projection"] == "off" or view.outcome:
        return ()
    pieces = load_own_pieces(view)
    subjects = [_build_subject(view, rules, seat, pieces) for seat in range(len(view.seats))]
    letters = "" if _has_scored(view) else "".join(view.goals_now)
    expansion_lines = (line for capability in rules.capabilities for line in capability.list_round_lines(subjects))
    pending = (
        *expansion_lines,
        *list_goal_lines(subjects, view.goals, letters, rules.goals),
        *rules.list_final_lines(subjects),
    )
    lines = build_lines(pending, view.turn, len(view.lines))
    unknown = build_lines(pending, view.turn, len(view.lines) + len(lines), unknown=True)
    return (*lines, *unknown, *build_zero_lines(pending, view.turn, len(view.zero_lines)))


def find_goal_worths(view: View, seat: Seat, rules: ExtendedRules) -> dict[str, Worth]:
    """Return what each scoring tile that still counts would give a seat now, as far as the view tells, by its place."""
    if view.options["projection"] == "off" or view.outcome or view.phase in ENDING:
        return {}
    next_round, pieces = view.turn + _has_scored(view), load_own_pieces(view)
    subject = cache(lambda number: _build_subject(view, rules, number, pieces))
    return {
        place: find_worth(rules.goals[goal], seat, subject, len(view.seats))
        for place, goal in view.goals.items()
        if view.goal_rounds[place][-1] >= next_round
    }


def _has_scored(view: View) -> bool:
    """True if the scoring tiles of the round count no more: they have, or the game is about to end."""
    categories = {name_goal_category(place) for place in view.goals_now}
    return view.phase in ENDING or any(
        line.category in categories
        for lines in (view.lines, view.zero_lines)
        for line in takewhile(lambda line: line.turn == view.turn, reversed(lines.values()))
    )


def _build_subject(view: View, rules: ExtendedRules, seat: Seat, pieces: Pieces) -> Subject:
    board, gold = view.surfaces[name_board(seat)], view.seats[str(seat)].stock.get("gold")
    assert isinstance(board, GridView)
    return _find_subject(board, rules, pieces, view.options, gold, *rules.read_scoring_facts(view, seat).values())


@cache_by_identity(512)
def _find_subject(
    board: GridView,
    rules: ExtendedRules,
    pieces: Pieces,
    options: dict[str, str],
    gold: int | None,
    *all_facts: ScoringFacts,
) -> Subject:
    ids = (capability.id for capability in rules.capabilities if capability.scoring_facts)
    links = [link for facts in all_facts for link in facts.links]
    territory = rebuild_territory(board)
    land, tablets = TerritoryMap.build(territory, rules.box, links), find_tablets(territory, pieces)
    return Subject(land, options, gold, dict(zip(ids, all_facts, strict=True)), tablets)
