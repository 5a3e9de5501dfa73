"""Public parts of the Journeyman: progress boards with drawings, bonus tiles; and the work of evaluating a plan."""

import re
import xml.etree.ElementTree as ET
from itertools import combinations
from math import dist

import pytest

from games.core.art.sheet import build_glyph_sheet
from games.core.company import build_view_in_company
from games.core.grid import pack
from games.core.seats import SPECTATOR, Viewer
from games.core.step import OVER
from games.core.surface import DisplayView, TrackLayout, TrackView
from games.core.text import Text
from games.core.view import View
from games.isle_of_skye.art_emblems import collect_glyphs
from games.isle_of_skye.art_symbols import SYMBOLS
from games.isle_of_skye.expansions.journeyman import movement
from games.isle_of_skye.expansions.journeyman.actions import AdvanceByHand, PlanMarker
from games.isle_of_skye.expansions.journeyman.art import GLYPHS, PIECES
from games.isle_of_skye.expansions.journeyman.capability import Journeyman
from games.isle_of_skye.expansions.journeyman.data import BLANK_SPACES, BOARDS, BONUS_TILES, TRACKS
from games.isle_of_skye.expansions.journeyman.phases import FIRST_STAGES, LAST_STAGES
from games.isle_of_skye.expansions.journeyman.state import Question, Reached, TakenBonus
from games.isle_of_skye.expansions.journeyman.view import BLANK, OWN_BOARD, build_layouts
from games.isle_of_skye.rules import PHASES, IsleOfSkye
from games.isle_of_skye.steps.build import Build
from games.isle_of_skye.steps.buy import Buy
from games.isle_of_skye.steps.scoring import Score
from games.registry import find_game
from tests.contract.cases import Case
from tests.contract.tables import play
from tests.games.isle_of_skye.journeyman import (
    MEADOWS,
    PLAIN,
    RULES,
    Table,
    at,
    go,
    has,
    markers_at,
    meadow,
    refused,
    start,
    start_table,
)
from tests.games.isle_of_skye.shapes import with_gold

TV_PX = 816
"""Width of a board on a TV of 1280 px."""
SIDES = {"progress_board_2_4": BOARDS["2-4"], "progress_board_5": BOARDS["5"]}


def track_of(view: View, seat: int = 0) -> TrackView:
    surface = view.surfaces[f"tracks-{seat}"]
    assert isinstance(surface, TrackView)
    return surface


def printed(name: str) -> TrackLayout:
    board_layout = build_layouts()[name]
    assert isinstance(board_layout, TrackLayout)
    return board_layout


# --- layouts ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", build_layouts())
def test_spaces_of_a_board_do_not_overlap_and_are_on_it(name: str) -> None:
    layout = printed(name)
    middles = [(space.x, space.y) for space in layout.spaces.values()]
    assert all(dist(middle, other) >= 2 * layout.spot for middle, other in combinations(middles, 2))
    ends = [(at, most) for middle in middles for at, most in zip(middle, layout.size, strict=True)]
    assert all(layout.spot <= at <= most - layout.spot for at, most in ends)
    assert [place for place, space in layout.spaces.items() if space.starts] == ["0,0", "0,1", "0,2"]


@pytest.mark.parametrize("name", [*SIDES, BLANK])
def test_a_board_for_a_tv_has_the_same_spaces_each_track_in_one_row(name: str) -> None:
    tv = printed(printed(name).tv_layout)
    assert [*tv.spaces] == [*printed(name).spaces]
    rows = [[space for place, space in tv.spaces.items() if place.endswith(f",{t}")] for t in range(len(TRACKS))]
    assert all(len({space.y for space in row}) == 1 for row in rows)
    assert all([space.x for space in row] == sorted(space.x for space in row) for row in rows)
    assert 2 * tv.spot * TV_PX / tv.size[0] >= (30 if name == BLANK else 40)


@pytest.mark.parametrize("name", SIDES)
def test_every_space_shows_its_requirement_and_benefit(name: str) -> None:
    layout, board = printed(name), SIDES[name]
    spaces = {f"{space.n},{t}" for t, track in enumerate(TRACKS) for space in board.tracks[track].spaces}
    assert set(layout.spaces) == spaces | {"0,0", "0,1", "0,2"}
    assert all(layout.spaces[place].asks for place in spaces)
    third = layout.spaces["3,2"]
    lighthouse = Text("isle_of_skye.symbol_lighthouse")
    assert third.asks == (
        Text("isle_of_skye.asks_or_castle", {"what": lighthouse, "n": 3}),
        Text("isle_of_skye.asks_fee", {"n": 5}),
    )
    assert third.gives == (
        Text("isle_of_skye.space_points", {"n": 2}),
        Text("isle_of_skye.space_tier", {"tier": "I"}),
        Text("isle_of_skye.space_bridge"),
    )
    assert layout.spaces["13,0"].asks == (Text("isle_of_skye.symbol_castle"),), "it costs nothing there"
    assert Text("isle_of_skye.space_loop", {"n": 3}) in layout.spaces["12,0"].gives


def test_drawings_use_existing_glyphs_and_inks() -> None:
    sheet = build_glyph_sheet({**SYMBOLS, **collect_glyphs(Journeyman.sets), **GLYPHS})
    ids = set(re.findall(' id="([^"]+)"', sheet))
    drawings = [printed(name).drawing for name in build_layouts()]
    for markup in (*drawings, *PIECES.values()):
        ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{markup}</svg>')
        assert set(re.findall('href="#([^"]+)"', markup)) <= ids
        assert not re.search("#[0-9A-Fa-f]{6}", markup), "no colour of its own"
    assert {f"bonus_{tile}" for tile in BONUS_TILES} <= set(PIECES)
    assert len(set(PIECES.values())) == len(PIECES) - 2, "the markers of the three tracks look alike"


# --- pieces on a board --------------------------------------------------------------------------------------


def test_markers_and_bonus_tiles_are_on_the_spaces_of_a_known_board() -> None:
    state = start_table()
    view = RULES.build_view(state, SPECTATOR)
    board = track_of(view)
    assert set(board.pieces) <= set(view.layouts[board.layout].spaces)  # type: ignore[union-attr]
    assert (board.layout, board.seat) == (OWN_BOARD, 0)
    assert [board.pieces[f"0,{n}"][0].kind for n in range(3)] == [f"progress_{track}" for track in TRACKS]
    bonus_places = {place: stack[0].kind for place, stack in board.pieces.items() if stack[0].kind.startswith("bonus")}
    assert (len(bonus_places), bonus_places["3,0"], bonus_places["9,2"]) == (
        9,
        "bonus_third_waypoint",
        "bonus_two_buys",
    )
    after_taking = has(state, 0, bonus=(TakenBonus("two_buys", 4, 4),), markers=markers_at(herald=9))
    board = track_of(RULES.build_view(after_taking, SPECTATOR))
    assert [stacked.kind for stacked in board.pieces["9,2"]] == ["progress_herald"]


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_everybody_gets_the_wide_layout_of_a_board_of_the_tables_own(viewer: Viewer) -> None:
    layouts = RULES.build_view(start_table(), viewer).layouts
    assert [*layouts] == [OWN_BOARD, layouts[OWN_BOARD].tv_layout]  # type: ignore[union-attr]


@pytest.mark.parametrize(("seats", "name"), [(2, "progress_board_2_4"), (5, "progress_board_5")])
def test_the_assets_contain_the_layout_of_an_invented_board(seats: int, name: str) -> None:
    rules = IsleOfSkye(Journeyman(), box=PLAIN)
    view = rules.build_view(rules.setup(start(seats, "app")).state, SPECTATOR)
    assert (track_of(view).layout, view.layouts) == (name, {})


def test_notes_show_counting_banners_and_passed_bridges() -> None:
    reached = (
        Reached("warrior", 2, 8, vp=1),
        Reached("warrior", 4, 8, bridge=True),
        Reached("warrior", 5, 8, vp=2, bridge=True),
        Reached("merchant", 1, 8, gold=2),
    )
    notes = track_of(MEADOWS.build_view(has(meadow(), 0, reached=reached), SPECTATOR)).notes
    assert notes == {
        "5,0": (Text("isle_of_skye.counts_round_points", {"n": 2}), Text("isle_of_skye.passed_bridge")),
        "4,0": (Text("isle_of_skye.passed_bridge"),),
        "1,1": (Text("isle_of_skye.counts_round_gold", {"n": 2}),),
    }


def test_by_hand_spaces_are_blank_and_bonus_tiles_are_beside_them() -> None:
    state = has(
        meadow(progress_board="by_hand"), 0, markers=markers_at(warrior=BLANK_SPACES), due=(Question(1, "marker"),)
    )
    view = MEADOWS.build_view(state, 0)
    assert track_of(view).layout == BLANK
    bonus = view.surfaces["bonus-0"]
    assert isinstance(bonus, DisplayView)
    assert (len(bonus.slots), bonus.slots["3,2"].piece) == (9, "bonus_two_buys")
    (prompt,) = view.prompts.values()
    assert [choice.payload for choice in prompt.choices] == [  # type: ignore[union-attr]
        {"track": "merchant", "back": False},
        {"track": "herald", "back": False},
        {"track": "warrior", "back": True},
    ]
    assert refused(state, 0, AdvanceByHand(1, "warrior"), rules=MEADOWS) == "isle_of_skye.no_space_left"


def test_bonus_tiles_belong_to_their_seat_until_they_are_used_up() -> None:
    one_time = (TakenBonus("five_gold", 9, 9), TakenBonus("one_road", 8, 8, done=True))
    kept_tiles = (
        TakenBonus("no_axe", 3, 3, done=True),
        TakenBonus("bank_pays", 9, 9),
        TakenBonus("extra_movement", 9, 9),
    )
    state = has(at(meadow(), "plan", number=9), 0, bonus=(*one_time, *kept_tiles))
    seat = MEADOWS.build_view(state, SPECTATOR).seats["0"]
    assert {kind for kind in seat.stock if kind.startswith("bonus")} == {
        "bonus_five_gold",
        "bonus_no_axe",
        "bonus_bank_pays",
        "bonus_extra_movement",
    }
    assert set(seat.stock_from) == {"bonus_five_gold", "bonus_bank_pays", "bonus_extra_movement"}


def from_when(tile: str, phase: int, end: int | None = None) -> tuple[str, str, int | None]:
    """Return the view's text, in that phase of seven a round, from when a bonus tile taken in it works."""
    state = has(at(meadow(), "plan", number=phase), 0, bonus=(TakenBonus(tile, phase, end or phase),))
    (text,) = MEADOWS.build_view(state, SPECTATOR).seats["0"].stock_from.values()
    stage, n = text.params["stage"], text.params.get("n")
    assert isinstance(stage, Text)
    assert n is None or isinstance(n, int)
    return text.code.removeprefix("isle_of_skye."), stage.code.removeprefix("isle_of_skye.stage_"), n


BUY, BUILD, SCORE, NEXT_ROUND = 12, 13, 14, 15
"""Phases of the second round; the last one is that before the next income."""


@pytest.mark.parametrize(
    ("tile", "phase", "end", "expected"),
    [
        ("bank_pays", BUY, None, ("works_from", "build", None)),
        ("bank_pays", BUILD, None, ("works_from", "score", None)),
        ("no_axe", SCORE, None, ("works_from_round", "income", 3)),
        ("extra_movement", BUY, None, ("works_from", "build", None)),
        ("extra_movement", BUILD, None, ("works_from", "score", None)),
        ("five_gold", BUY, None, ("works_at_end", "buy", None)),
        ("five_gold", BUILD, None, ("works_at_end", "journey", None)),
        ("five_gold", BUILD, SCORE, ("works_at_end", "score", None)),
        ("five_gold", SCORE, NEXT_ROUND, ("works_at_end", "score", None)),
        ("five_gold", SCORE, NEXT_ROUND + 1, ("works_at_end_round", "income", 3)),
    ],
)
def test_a_bonus_tile_shows_from_which_phase_it_works(
    tile: str, phase: int, end: int | None, expected: tuple[str, str, int | None]
) -> None:
    assert from_when(tile, phase, end) == expected


def test_phases_are_numbered_as_the_game_plays_them() -> None:
    stages = [phase[0].stage for phase in PHASES]
    assert tuple(stages) == FIRST_STAGES
    assert LAST_STAGES[1:] == tuple("journey" if stage == "build" else stage for stage in stages[1:])
    named = RULES.steps.stages
    assert (named["roads"], named["early_roads"]) == ("journey", "income"), "no road is placed while points are counted"
    played_table = play(Case(find_game("isle_of_skye"), ("journeyman",), 2, "app", {}))
    for state in played_table.states:
        if state.step in (Build.name, Score.name, Buy.name):
            stage = {Build.name: "build", Score.name: "score", Buy.name: "buy"}[state.step]
            number, index = divmod(state.flow.number - 1, len(FIRST_STAGES))
            assert (number + 1, FIRST_STAGES[index]) == (state.round, stage)


# --- next spaces --------------------------------------------------------------------------------------------


def ahead(state: Table, viewer: Viewer = 0, rules: IsleOfSkye = MEADOWS) -> dict[str, list[Text]]:
    spots_ahead = track_of(rules.build_view(state, viewer)).ahead
    return {place: list(texts) for place, texts in spots_ahead.items()}


def lacks(word: str, **params: int) -> Text:
    return Text(f"isle_of_skye.{word}", params)


def test_the_next_spaces_are_shown_with_what_is_missing() -> None:
    """Second space of Warrior and Merchant, third of Herald: all ask for a tile that is missing."""
    state = has(with_gold(meadow(("field", 1, 0)), 3, 10), 0, markers=markers_at(warrior=1, merchant=1, herald=2))
    assert ahead(state) == {
        "2,0": [lacks("lacks_distance", n=2)],
        "2,1": [lacks("symbol_sheep")],
        "3,2": [lacks("symbol_lighthouse"), lacks("lacks_gold", n=2)],
    }
    far = has(with_gold(meadow(("field", 1, 0), ("field", 2, 0)), 5, 10), 0, markers=markers_at(warrior=1, herald=2))
    assert ahead(far)["2,0"] == [], "nothing is missing"
    assert ahead(far)["3,2"] == [lacks("symbol_lighthouse")]


def test_once_a_plan_stands_only_its_markers_count() -> None:
    state = has(meadow(("field", 1, 0), ("field", 2, 0)), 0, markers=markers_at(warrior=1), planned=(pack(1, 0),))
    assert ahead(state)["2,0"] == []
    assert ahead(has(state, 0, ready=True, checked=True))["2,0"] == [lacks("lacks_distance", n=2)]


def test_an_advance_without_a_required_tile_lacks_only_gold() -> None:
    state = has(with_gold(meadow(), 3, 10), 0, markers=markers_at(herald=2), due=(Question(1, "symbol"),))
    assert ahead(state) == {"1,0": [], "1,1": [], "3,2": [lacks("lacks_gold", n=2)]}
    assert ahead(has(state, 0, due=(Question(1, "sale"),))) == {"1,0": []}


def test_missing_requirements_are_shown_only_to_their_seat() -> None:
    """They depend on its gold; so do its prompts, which a shared phone shows as if nobody knew it."""
    state = has(meadow(("field", 1, 0), hide_gold="on"), 0, markers=markers_at(herald=2), planned=(pack(0, 0),))
    tables = [with_gold(state, gold, 10) for gold in (0, 20)]
    travels = [at(has(table, 0, ready=True, checked=True), "journey") for table in tables]
    states = [has(table, 0, due=(Question(1, "symbol"),)) for table in tables]
    for poor, rich in (tables, travels, states):
        assert ahead(poor) != ahead(rich)
        assert MEADOWS.build_view(poor, 0).prompts != MEADOWS.build_view(rich, 0).prompts
        for viewer in (1, SPECTATOR):
            assert MEADOWS.build_view(poor, viewer) == MEADOWS.build_view(rich, viewer)
        assert build_view_in_company(MEADOWS, poor, 0) == build_view_in_company(MEADOWS, rich, 0)
        assert MEADOWS.build_view(poor, SPECTATOR).secret_seats == ()
        (asked, *_) = build_view_in_company(MEADOWS, poor, 0).prompts.values()
        assert "lacks_gold" not in str(asked)


def test_after_the_game_or_by_hand_no_next_space_is_shown() -> None:
    assert ahead(meadow(progress_board="by_hand")) == {}
    assert ahead(at(meadow(), OVER)) == {}


def test_a_close_look_names_a_placed_road() -> None:
    bare = meadow(("field", 1, 0), ("field", 2, 0))
    placed = has(bare, 0, roads=((pack(0, 0), pack(1, 0)),))

    def roads(state: Table, place: str) -> list[Text]:
        belongs = MEADOWS.inspect_place(MEADOWS.build_view(state, 0), "0", place).belongs
        return [belonging.what for belonging in belongs if belonging.what.code == "isle_of_skye.belongs_road"]

    assert roads(bare, "1,0") == roads(placed, "2,0") == []
    assert roads(placed, "1,0") == [Text("isle_of_skye.belongs_road", {"linked": "yes"})]


@pytest.mark.parametrize(
    ("step", "rests"),
    [("price", False), ("trade", False), ("build", True), ("plan", False), ("roads", True), (OVER, True)],
)
def test_progress_boards_rest_while_nobody_advances(step: str, rests: bool) -> None:
    state = at(meadow(("field", 1, 0)), step)
    assert [track_of(MEADOWS.build_view(state, SPECTATOR), seat).rests for seat in (0, 1)] == [rests, rests]
    asked = has(state, 0, due=(Question(1, "symbol"),))
    assert not track_of(MEADOWS.build_view(asked, SPECTATOR), 1).rests


# --- amount of work -----------------------------------------------------------------------------------------


def test_distances_are_computed_once_per_marker_not_per_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    tiles = [("field", x, y) for x in range(-2, 3) for y in range(-2, 3) if (x, y) != (0, 0)]
    state = has(meadow(*tiles), 0, waypoints=3, reached=(Reached("merchant", 2, 1, move=8),))
    state = go(state, (0, PlanMarker(2, 1, "1,0")), (0, PlanMarker(2, 2, "0,1")), rules=MEADOWS)
    measured: list[int] = []
    original = movement.measure_distances
    monkeypatch.setattr(movement, "measure_distances", lambda land, cell: measured.append(cell) or original(land, cell))
    MEADOWS.build_view(state, 0)
    assert sorted(measured) == sorted([pack(0, 0), pack(1, 0), pack(0, 1)])
