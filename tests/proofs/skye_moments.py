"""Moments at which Isle of Skye scores: recorded territories and recorded games, with the state of the table."""

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

import msgspec

from games.core.grid import AROUND, pack, unpack
from games.core.score import ScoreLine
from games.isle_of_skye.actions import ScoreGame, ScoreRound
from games.isle_of_skye.rounds import build_lines, list_base_final_lines, list_goal_lines
from games.isle_of_skye.scoring import GOALS, SCROLLS
from games.isle_of_skye.state import GOAL_PLACES
from games.isle_of_skye.territory import Placed, Territory, find_placements, lay
from tests.golden import GOLDEN, read_rows
from tests.proofs.moments import complete_line
from tests.proofs.skye_final_scoring import check_gold, check_scrolls
from tests.proofs.skye_goals import check_goal
from tests.proofs.skye_land import Land
from tests.records.skye_games import events_of, rules_of
from tests.records.skye_land import box_of, subject_of

FOLDER = GOLDEN / "isle_of_skye"
Line = dict[str, Any]


class Moment(NamedTuple):
    """Lines as JSON, the seats' tiles as in views, and their gold. `goals` are the scoring tiles that counted, none for
    the final scoring; `readings` are non-default options."""

    lines: list[Line]
    boards: list[dict[str, Any]]
    golds: list[int]
    goals: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()

    def check(self) -> None:
        """Check the lines.

        :raises Fault: they do not prove their points.
        """
        lands = [build_land(json.dumps(board), self.readings) for board in self.boards]
        for goal in self.goals:
            check_goal(
                [line for line in self.lines if line["reason"] == f"isle_of_skye.{goal}"], goal, lands, self.golds
            )
        if not self.goals:
            for seat, land in enumerate(lands):
                seat_lines = [line for line in self.lines if line["seat"] == seat]
                check_scrolls([line for line in seat_lines if line["category"] == "scrolls"], land)
                check_gold([line for line in seat_lines if line["category"] == "gold"], self.golds[seat])


@cache
def build_land(board: str, readings: tuple[str, ...]) -> Land:
    """Return the territory of a board, given as JSON."""
    return Land(json.loads(board), read_raw_tiles(), readings)


@cache
def read_raw_tiles() -> dict[str, Any]:
    """Return the tiles of the records as in their file."""
    tiles: dict[str, Any] = json.loads((FOLDER / "tiles.json").read_text("utf-8"))
    return tiles


def complete_lines(lines: tuple[ScoreLine, ...]) -> list[Line]:
    """Return lines as complete JSON."""
    return [complete_line(line) for line in lines]


def read_kept(kind: str) -> list[dict[str, Any]]:
    return read_rows(FOLDER / f"{kind}.jsonl")


def build_territories(**options: str) -> Iterator[Moment]:
    """Yield recorded territories, three at a time as a table, scored by every scoring tile and at the end."""
    all_territories = [
        row["input"] for kind in ("territories", "territories_base", "settings") for row in read_kept(kind)
    ]
    tile_names = read_raw_tiles()
    return build_tables(
        [
            territory
            for territory in all_territories
            if all(tile["tile"] in tile_names for tile in territory["tiles"]) and _is_base(territory)
        ],
        options,
    )


def build_random_territories(number: int, **options: str) -> Iterator[Moment]:
    """Yield the same for random legal territories of various shapes: dense or wide, small or large."""
    return build_tables([_grow(seed) for seed in range(number)], options)


def build_tables(rows_of_seats: list[dict[str, Any]], options: dict[str, str]) -> Iterator[Moment]:
    """Yield territories in the format of the records, three at a time."""
    box, readings = box_of(FOLDER), tuple(sorted(options.values()))
    usable = iter(rows_of_seats)
    while table := list(islice(usable, 3)):
        subjects = [subject_of(box, seat_row, **options) for seat_row in table]
        boards = [
            {f"{t['x']},{t['y']}": {"tile": t["tile"], "rotation": t["rot"]} for t in seat_row["tiles"]}
            for seat_row in table
        ]
        golds = [seat_row["gold"] for seat_row in table]
        for goal in GOALS:
            pending = list_goal_lines(subjects, {"A": goal}, "A", GOALS)
            yield Moment(complete_lines(build_lines(pending, 1, 0)), boards, golds, (goal,), readings)
        yield Moment(
            complete_lines(build_lines(list_base_final_lines(subjects, SCROLLS), 1, 0)),
            boards,
            golds,
            readings=readings,
        )


@cache
def _grow(seed: int) -> dict[str, Any]:
    """Return a random territory of printed tiles and one with two barrels."""
    rng, box = random.Random(seed), box_of(FOLDER)
    pool = [name for name in box.tiles if re.fullmatch(r"b\d\d", name)] + ["xj08"] * 2
    size, near = rng.choice((1, 6, 14, 26, 45)), rng.choice((-1, 0, 1))
    territory = lay(Territory(), box, pack(0, 0), Placed("castle_blue", rng.randrange(4), 0))
    for tile in rng.sample(pool, len(pool)):
        free = [(at, turn) for at, turns in find_placements(territory, box.tiles[tile]).items() for turn in turns]
        if free and len(territory.tiles) < size:
            most = max(near * _find_beside(territory, at) for at, _ in free)
            at, turn = rng.choice([option for option in free if near * _find_beside(territory, option[0]) == most])
            territory = lay(territory, box, at, Placed(tile, turn, len(territory.tiles)))
    placed_tiles = [(unpack(at), placed) for at, placed in territory.tiles.items()]
    tiles = [{"tile": placed.tile, "x": x, "y": y, "rot": placed.rotation} for (x, y), placed in placed_tiles]
    return {"tiles": tiles, "gold": rng.randrange(30)}


def _find_beside(territory: Territory, at: int) -> int:
    """Return the number of tiles on the eight cells around one."""
    return sum(at + step in territory.tiles for step in AROUND)


def _is_base(row: dict[str, Any]) -> bool:
    """True if there are no tiles of expansions and no placed roads."""
    return not row.get("roads") and not any(tile["tile"].startswith("x") for tile in row["tiles"])


def build_games() -> Iterator[Moment]:
    """Yield every scoring of the recorded games."""
    box = box_of(FOLDER)
    for row in read_kept("games"):
        rules = rules_of(box, row)
        for before, action, after, _ in events_of(rules, row):
            if isinstance(action, ScoreRound | ScoreGame):
                view = json.loads(msgspec.json.encode(rules.build_view(before, "spectator")))
                boards = [view["surfaces"][str(seat)]["tiles"] for seat in range(before.seats)]
                lines = complete_lines(after.lines[len(before.lines) :])
                goals = dict(zip(GOAL_PLACES, before.goals, strict=True))
                counted_goals = tuple(goals[letter] for letter in view["goals_now"])
                golds = [clan.gold or 0 for clan in before.clans]
                yield Moment(lines, boards, golds, counted_goals if isinstance(action, ScoreRound) else ())
