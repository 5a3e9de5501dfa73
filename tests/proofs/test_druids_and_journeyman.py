"""Tables with Druids and Journeyman: every scoring tile and the final scoring are proved to checkers without the
ruleset, with placed roads, tablets and tiles of all sets in the territories."""

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

import games.isle_of_skye
from games.core.grid import pack, unpack
from games.isle_of_skye import capability
from games.isle_of_skye.actions import ScoreGame, ScoreRound
from games.isle_of_skye.expansions.druids.scoring import GOALS as DRUID_GOALS
from games.isle_of_skye.expansions.druids.scoring import SCROLLS as DRUID_SCROLLS
from games.isle_of_skye.expansions.journeyman import movement
from games.isle_of_skye.expansions.journeyman.data import BOARDS
from games.isle_of_skye.expansions.journeyman.scoring import GOALS as JOURNEYMAN_GOALS
from games.isle_of_skye.expansions.journeyman.scoring_facts import ScoringFacts
from games.isle_of_skye.expansions.journeyman.state import find_follower
from games.isle_of_skye.rounds import build_lines, list_goal_lines
from games.isle_of_skye.rules import IsleOfSkye
from games.isle_of_skye.scoring import GOALS
from games.registry import find_game
from tests.contract.cases import Case
from tests.contract.tables import Played, play
from tests.proofs import druids_checker, journeyman_checker, skye_final_scoring, skye_goals
from tests.proofs.journeyman_checker import Seat
from tests.proofs.skye_land import Land
from tests.proofs.skye_lines import find_counted_symbols
from tests.proofs.skye_moments import Line, complete_lines
from tests.proofs.spoiling import assert_detected

SKYE = find_game("isle_of_skye")
CASES = (
    Case(SKYE, ("druids", "journeyman"), 3, "app", {}),
    Case(SKYE, ("druids", "journeyman"), 4, "app", {}),
    Case(SKYE, ("druids", "journeyman"), 5, "app", {"projection": "off"}),
)
"""The first case has placed roads that matter, the second one tablets in one row."""
DATA = Path(games.isle_of_skye.__file__).parent / "data"


class Moment(NamedTuple):
    """The seats' territories, progress markers and gold; lines as JSON. `goal` is the scoring tile that counted, empty
    for the final scoring."""

    lines: list[Line]
    goal: str
    lands: list[Land]
    seats: list[Seat]
    golds: list[int]

    def check(self) -> None:
        """Check the lines.

        :raises Fault: they do not prove their points.
        """
        if self.goal == "druid_most_lighthouses":
            druids_checker.check_lighthouses(self.lines, self.lands)
        elif self.goal in DRUID_GOALS:
            druids_checker.check_goal(self.lines, self.goal, self.lands)
        elif self.goal in JOURNEYMAN_GOALS:
            journeyman_checker.check_goal(self.lines, self.goal, self.lands, self.seats)
        elif self.goal:
            skye_goals.check_goal(self.lines, self.goal, self.lands, self.golds)
        else:
            for seat, (land, gold) in enumerate(zip(self.lands, self.golds, strict=True)):
                self._check_end([line for line in self.lines if line["seat"] == seat], land, gold)

    def _check_end(self, lines: list[Line], land: Land, gold: int) -> None:
        skye_final_scoring.check_gold([line for line in lines if line["category"] == "gold"], gold)
        for line in lines:
            kind = next((kind for kind, symbol in land.list_scrolls() if symbol.place in line["segments"][:1]), "")
            if kind in DRUID_SCROLLS:
                druids_checker.check_scroll(line, land, gold, line["reason"] == "isle_of_skye.scroll_again")
            elif line["reason"] == "isle_of_skye.scroll_again":
                counted_kind, per = skye_final_scoring.SCROLLS[kind]
                assert line["points"] == len(find_counted_symbols(land, counted_kind)) // per


@cache
def play_table(case: int) -> Played:
    return play(CASES[case])


def list_facts(table: Played) -> dict[str, Any]:
    """Return the printed facts of every tile of the table."""
    assert SKYE.piece
    listed = json.loads((DATA / "tiles.json").read_text("utf-8"))
    printed = {raw["id"]: raw for raw in (*listed["castles"], *listed["tiles"])}
    own_pieces = table.start.pieces or {}
    return printed | {name: SKYE.piece(name, facts).facts for name, facts in own_pieces.items()}


def build_moments(table: Played) -> Iterator[Moment]:
    """Yield the last rounds under every scoring tile, and the final scoring."""
    rules, box = table.ruleset, list_facts(table)
    assert isinstance(rules, IsleOfSkye)
    goals = GOALS | DRUID_GOALS | JOURNEYMAN_GOALS
    rounds = [step for step in table.steps if isinstance(step.action, ScoreRound)]
    for step in (*rounds[-2:], next(step for step in table.steps if isinstance(step.action, ScoreGame))):
        state = step.before
        number = range(state.seats)
        lands = [build_land(state, seat, box, table.case.options) for seat in number]
        seats = [
            Seat(unpack(find_follower(state, n).at), find_spaces(state, n), find_board(rules, state)) for n in number
        ]
        golds = [clan.gold or 0 for clan in state.clans]
        if isinstance(step.action, ScoreGame):
            yield Moment(complete_lines(step.after.lines[len(state.lines) :]), "", lands, seats, golds)
            continue
        subjects = rules.rules_cache(state.pieces).build_subjects(state)
        for goal in goals:
            lines = complete_lines(build_lines(list_goal_lines(subjects, {"A": goal}, "A", goals), 1, 0))
            yield Moment(lines, goal, lands, seats, golds)


def build_land(state: Any, seat: int, box: dict[str, Any], options: dict[str, str]) -> Land:
    placed_tiles = state.clans[seat].territory.tiles.items()
    tiles = {
        "{},{}".format(*unpack(at)): {"tile": placed.tile, "rotation": placed.rotation} for at, placed in placed_tiles
    }
    roads = [(unpack(cell), unpack(other)) for cell, other in find_follower(state, seat).roads]
    return Land(tiles, box, options.values(), roads)


def find_spaces(state: Any, seat: int) -> dict[str, int]:
    """Return the furthest spaces of a seat's progress markers."""
    return {track: marker.furthest for track, marker in find_follower(state, seat).markers.items()}


def find_board(rules: IsleOfSkye, state: Any) -> dict[str, Any]:
    """Return the facts of the progress board."""
    journeyman = rules.extended.capabilities[1]
    board_facts: dict[str, Any] = msgspec.to_builtins(journeyman.find_board(state))  # type: ignore[attr-defined]
    return board_facts


@pytest.mark.parametrize("case", [0, 1, pytest.param(2, marks=pytest.mark.deep)])
def test_every_line_is_proved(case: int) -> None:
    counts: Counter[str] = Counter()
    roads = 0
    for moment in build_moments(play_table(case)):
        moment.check()
        roads += sum(bool(land.placed) for land in moment.lands)
        counts.update(line["reason"].removeprefix("isle_of_skye.") for line in moment.lines)
    assert roads, "roads were placed"
    assert {"druid_longest_diagonal", "jour_matching_rows", "base_castle_road_tiles", "gold_left"} <= set(counts)
    assert any(kind.startswith("scroll_druid") for kind in counts)


def without_links(original: Any) -> Any:
    """Return the scorers' facts of a seat without its placed roads."""
    return lambda state, seat: original(state, seat)._replace(links=())


def no_tablets(original: Any) -> Any:
    """Hide everything on tiles except symbols."""
    return lambda *_: {}


@pytest.mark.parametrize(
    ("case", "owner", "attribute", "fault"),
    [(0, ScoringFacts, "from_state", without_links), (1, capability, "find_tablets", no_tablets)],
    ids=["placed roads", "tablets"],
)
def test_a_scorer_that_overlooks_what_the_other_expansion_brings_is_found_out(
    case: int, owner: Any, attribute: str, fault: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = play_table(case)
    monkeypatch.setattr(owner, attribute, fault(getattr(owner, attribute)))
    assert_detected(build_moments(table))


def test_druid_tiles_are_what_spaces_ask_for() -> None:
    """Every kind of requirement except the castle is met by some Druid tile, according to the checker."""
    tracks = [track for side in BOARDS.values() for track in side.tracks.values()]
    requirements = {space.requirement for track in tracks for space in track.spaces}
    fulfilled = set()
    for table in (play_table(0), play_table(1)):
        rules, box, state = table.ruleset, list_facts(table), table.steps[-1].after
        assert isinstance(rules, IsleOfSkye)
        for seat in range(state.seats):
            land = build_land(state, seat, box, {})
            seat_land = rules.rules_cache(state.pieces).build_subject(state, seat).land
            for at, (facts, _) in land.tiles.items():
                for requirement in requirements if facts.get("set") == "druid" else ():
                    facts_asked = {key: value for key, value in msgspec.to_builtins(requirement).items() if value}
                    expected = journeyman_checker.fulfils(land, at, facts_asked)
                    assert movement.fulfils(seat_land, pack(*at), requirement) == expected
                    fulfilled |= {requirement} if expected else set()
    assert {requirement.kind for requirement in fulfilled} == {requirement.kind for requirement in requirements} - {
        "castle"
    }
    features = {requirement.feature for requirement in requirements if requirement.kind == "feature"}
    assert {requirement.feature for requirement in fulfilled if requirement.kind == "feature"} == features
