"""Recorded Isle of Skye games: from the neutral format to the log of a table, and back to its figures."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from games.core.action import Action, StartTable, find_actor
from games.core.event import Event
from games.core.seats import Seat
from games.isle_of_skye.actions import (
    BuyTile,
    DrawGoal,
    DrawTile,
    LayCastle,
    LiftScreens,
    PlaceAxe,
    PlaceTile,
    ReturnTile,
    ScoreGame,
    ScoreRound,
    SetPrices,
)
from games.isle_of_skye.events import IncomePaid
from games.isle_of_skye.income import find_catch_up_gold, find_letters
from games.isle_of_skye.rules import IsleOfSkye
from games.isle_of_skye.state import GOAL_PLACES, State
from games.isle_of_skye.tiles import Box

Row = dict[str, Any]
CASTLES = ("blue", "yellow", "red", "bone", "green")


def rules_of(box: Box, row: Row) -> IsleOfSkye:
    """Return the ruleset with the recorded box: landscape tiles of the catalogue, the same castle for every colour."""
    family = row["castle"].removesuffix("_castle") if row["castle"].endswith("_castle") else "b"
    counts = {name: 1 for name in box.counts if name.startswith(family)}
    castles: dict[str, str] = dict.fromkeys(CASTLES, str(row["castle"]))
    return IsleOfSkye(box=Box(box.tiles, counts, castles))


def as_printed(row: Row) -> Row:
    """Return the same game with tiles of the second catalogue under the ids of the first, for tables with a box of
    their own."""
    renamed_row: Row = json.loads(json.dumps(row).replace('"peer', '"b'))
    return renamed_row


def own_pieces(folder: Path) -> dict[str, Row]:
    """Return the second catalogue as changed tiles of a box: id -> facts."""
    raw: dict[str, Row] = json.loads((folder / "tiles.json").read_text("utf-8"))
    landscape = {name.replace("peer", "b"): tile for name, tile in raw.items() if re.fullmatch(r"peer\d\d", name)}
    castles = dict.fromkeys((f"castle_{colour}" for colour in CASTLES), raw["peer_castle"])
    return {name: own_facts(tile) for name, tile in (landscape | castles).items()}


def own_facts(raw: Row) -> Row:
    """Return a recorded tile as a piece: regions numbered from 1, and a valid region for its middle."""
    number = {region["id"]: f"r{n}" for n, region in enumerate(raw["regions"], 1)}
    wide = max(raw["regions"], key=lambda region: (_crosses(region["edges"]), len(region["edges"])))
    return {
        "edges": raw["edges"],
        "center": wide["terrain"],
        "regions": [{**region, "id": number[region["id"]]} for region in raw["regions"]],
        "roads": raw["roads"],
        "features": [{**feature, "region": number[feature["region"]]} for feature in raw["features"]],
    }


def _crosses(edges: list[str]) -> bool:
    """True if a region with these edges can cross the middle: no edges, or opposite ones."""
    return not edges or set(edges) in ({"N", "S"}, {"E", "W"})


def start_of(row: Row) -> StartTable:
    """Return entry 1 of a recorded game: default options, the first start player begins."""
    players = row["players"]
    return StartTable("isle_of_skye", 1, {}, CASTLES[: len(players)], players.index(row["rounds"][0]["start_player"]))


def moves(row: Row) -> Iterator[tuple[Seat | None, Action]]:
    """Yield (seat, action) of a record, including the system's work."""
    players = row["players"]
    for letter in GOAL_PLACES:
        yield 0, DrawGoal(row["scoring_tiles"][letter])
    for seat in range(len(players)):
        yield seat, LayCastle(0, 0, 0)
    for round_row in row["rounds"]:
        yield from _round(round_row, players)
    yield None, ScoreGame()


def _round(round_row: Row, players: list[str]) -> Iterator[tuple[Seat | None, Action]]:
    number = round_row["round"]
    for seat, player in enumerate(players):
        for tile in round_row["drawn"][player]:
            yield seat, DrawTile(seat, tile)
    for seat, player in enumerate(players):
        pricing = round_row["pricing"][player]
        yield seat, PlaceAxe(number, seat, pricing["axe"])
        yield seat, SetPrices(number, seat, pricing["prices"])
    yield 0, LiftScreens(number)
    yield from _turns(round_row, players)
    for seat, player in enumerate(players):
        for placement in round_row["built"].get(player, ()):
            if placement["returned"]:
                yield seat, ReturnTile(number, placement["tile"])
            else:
                yield seat, PlaceTile(number, placement["tile"], placement["x"], placement["y"], placement["rot"])
    yield None, ScoreRound()


def _turns(round_row: Row, players: list[str]) -> Iterator[tuple[Seat, BuyTile]]:
    """Yield the turns of a buy phase; a record may omit seats that bought nothing."""
    bought_tiles = {buy["player"]: buy.get("tile") or "" for buy in round_row["buys"]}
    first = players.index(round_row["start_player"])
    for player in (*players[first:], *players[:first]):
        yield players.index(player), BuyTile(bought_tiles.get(player, ""))


def play_game(box: Box, row: Row) -> Row:
    """Return {"rounds", "final", "winners"} of a recorded game as computed by the ruleset.

    :raises GameError: the record contains an illegal action.
    """
    players = row["players"]
    rules = rules_of(box, row)
    state: State[Any] = rules.setup(start_of(row)).state
    rounds: list[Row] = []
    for seat, action in moves(row):
        before = state
        progress = rules.apply(state, find_actor(action, seat), action)
        state = progress.state
        incomes = [event for event in progress.events if isinstance(event, IncomePaid)]
        if incomes:
            rounds.append(_income_figures(players, incomes, state))
        if isinstance(action, BuyTile) and state.step != "buy":
            rounds[-1]["gold_after_buying"] = _gold(players, state)
        if isinstance(action, ScoreRound):
            scored_row = rounds[-1 if before.step == state.step or not incomes else -2]
            scored_row |= {
                "scored": _points_by_letter(players, before, state),
                "vp_after": dict(zip(players, state.scores, strict=True)),
            }
    outcome = rules.find_outcome(state)
    assert outcome
    return {
        "rounds": rounds,
        "final": {player: _final(state, seat) for seat, player in enumerate(players)},
        "winners": [player for player, rank in zip(players, outcome.ranks, strict=True) if rank == 1],
    }


def _income_figures(players: list[str], incomes: list[IncomePaid], state: State[Any]) -> Row:
    counts = (
        find_catch_up_gold(state.seats, state.round) > 0
    )  # the records count seats ahead only where that brings gold
    return {
        "income": {
            player: {
                "castle": amount.castle,
                "barrels": amount.barrels,
                "players_ahead": amount.ahead if counts else 0,
                "catch_up": amount.catch_up,
                "total": amount.total,
            }
            for player, amount in zip(players, incomes, strict=True)
        },
        "gold_after_income": _gold(players, state),
    }


def _gold(players: list[str], state: State[Any]) -> Row:
    return {player: clan.gold for player, clan in zip(players, state.clans, strict=True)}


def _points_by_letter(players: list[str], before: State[Any], after: State[Any]) -> Row:
    """Return points by the letters that counted in the round before."""
    lines = after.lines[len(before.lines) :]
    return {
        player: {
            letter: sum(
                line.points for line in lines if (line.seat, line.category) == (seat, f"place_{letter.lower()}")
            )
            for letter in find_letters(before.seats, before.round)
        }
        for seat, player in enumerate(players)
    }


def _final(state: State[Any], seat: Seat) -> Row:
    def points(category: str) -> int:
        return sum(line.points for line in state.lines if (line.seat, line.category) == (seat, category))

    return {
        "scroll_vp": points("scrolls"),
        "gold_vp": points("gold"),
        "total": state.scores[seat],
        "gold": state.clans[seat].gold,
    }


def events_of(rules: IsleOfSkye, row: Row) -> Iterator[tuple[State[Any], Action, State[Any], tuple[Event, ...]]]:
    """Yield every step of a recorded game: state before, action, state after, events."""
    state: State[Any] = rules.setup(start_of(row)).state
    for seat, action in moves(row):
        progress = rules.apply(state, find_actor(action, seat), action)
        yield state, action, progress.state, progress.events
        state = progress.state
