"""Every point of every recorded game, under every option, is proved to a checker without the ruleset."""

import json
from collections import Counter

import msgspec
import pytest

from games.carcassonne.actions import PlaceTile
from games.carcassonne.rules import Carcassonne
from games.core.score import ScoreLine
from games.registry import find_game
from tests.contract.cases import EVERYTHING, Case, cases
from tests.contract.tables import play
from tests.games.recorded import Step, rows, rule_options, steps
from tests.proofs import carcassonne_checker, carcassonne_land, carcassonne_referee
from tests.proofs.carcassonne_land import TYPES, Land
from tests.proofs.moments import Moment, build_moments, build_spectator_view, complete_line

OPTIONS = rule_options()
ROWS = rows()
FOLLOWERS = 7
CHECKERS = [carcassonne_checker, carcassonne_land, carcassonne_referee]


def name(options: dict[str, str]) -> str:
    return "-".join(options.values())


def read_recorded(options: dict[str, str]) -> list[list[Step]]:
    return [list(steps(row, options)) for row in ROWS]


@pytest.mark.parametrize("options", OPTIONS, ids=name)
def test_every_line_of_the_recorded_games_is_proved(options: dict[str, str]) -> None:
    """Farm scoring matters only at the end, and the other two options do not interact: every turn is checked with both
    at their default and with neither, the final scoring under each combination."""
    in_play = options["farm_scoring"] == "per_farm_3" and (options["farmers"] == "on") == (
        options["two_tile_city"] == "full"
    )
    reasons: Counter[str] = Counter()
    for game_steps in read_recorded(options):
        judged = game_steps if in_play else game_steps[-1:]
        for moment in build_moments((step.before, step.action, step.after) for step in judged):
            moment.check()
            reasons.update(line["reason"] for line in moment.lines)
    assert reasons["carcassonne.road_open"] > 50
    assert any("farm" in reason for reason in reasons) == (options["farmers"] == "on")
    assert (reasons["carcassonne.city_small"] > 0) == (in_play and options["two_tile_city"] == "half")


RANDOM = [case for case in cases() if case.game is find_game("carcassonne") and (EVERYTHING or not case.expansions)]
"""With boxes in a deep run: what the referee follows in test_carcassonne_boxes is checked more widely."""


@pytest.mark.parametrize("case", RANDOM, ids=str)
def test_every_line_of_a_random_table_is_proved(case: Case) -> None:
    played = play(case)
    assert isinstance(played.ruleset, Carcassonne)
    for moment in build_moments(((step.before, step.action, step.after) for step in played.steps), played.ruleset):
        moment.check()


def test_followers_return_exactly_from_completed_features() -> None:
    for row in ROWS[::4]:
        for step in steps(row):
            if not isinstance(step.action, PlaceTile):
                continue
            (moment,) = build_moments([(step.before, step.action, step.after)])
            land = Land(moment.tiles, moment.pieces)
            remaining = {
                spot.place: seat for spot, seat in land.pieces.items() if not land.is_complete(land.find_feature(spot))
            }
            view = build_spectator_view(step.after)
            pieces = {place: piece["seat"] for place, piece in view["surfaces"]["main"].get("pieces", {}).items()}
            assert pieces == remaining
            for seat, seat_view in view["seats"].items():
                assert seat_view["stock"]["follower"] == FOLLOWERS - list(remaining.values()).count(int(seat))


def test_a_line_keeps_its_proof_on_the_wire() -> None:
    (*_, last) = steps(ROWS[0])
    for line in last.after.lines:
        assert complete_line(msgspec.json.decode(msgspec.json.encode(line), type=ScoreLine)) == complete_line(line)


def test_the_checkers_board_equals_the_data_file() -> None:
    """The checker's rotation and joining: every edge and half-edge covered once, in every rotation."""
    for tile in TYPES.values():
        for rotation in range(4):
            land = Land({"0,0": {"tile": tile["type"], "rotation": rotation}}, {}, boxes=("abbot",))
            spots = land.list_spots((0, 0))
            halves = [half for spot in spots for half in land.list_halves(spot)]
            city = [edge for spot in spots if land.find_kind(spot) == "city" for edge in land.list_edges(spot)]
            road = {edge for spot in spots if land.find_kind(spot) == "road" for edge in land.list_edges(spot)}
            assert sorted(halves) == sorted(half for half in carcassonne_land.HALVES if half[0] not in city)
            assert len(city) == len(set(city))
            terrain_by_edge = {
                carcassonne_land.EDGES[(carcassonne_land.EDGES.index(edge) + rotation) % 4]: kind
                for edge, kind in tile["edges"].items()
            }
            assert {edge for edge, kind in terrain_by_edge.items() if kind == "city"} == set(city)
            assert {edge for edge, kind in terrain_by_edge.items() if kind == "road"} == road


def test_a_moment_can_be_stored_as_json() -> None:
    """The checker needs only JSON data."""
    (*_, last) = steps(ROWS[0])
    (moment,) = build_moments([(last.before, last.action, last.after)])
    Moment(*json.loads(json.dumps(moment, default=dict))).check()
