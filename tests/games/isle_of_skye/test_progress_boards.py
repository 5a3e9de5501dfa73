"""Progress boards in a box: stored facts, picture, and the side for a table."""

import copy
import json
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings

from companion.texts.languages import LANGUAGES
from companion.texts.localization import format_sentence
from games.core.errors import IllegalAction
from games.isle_of_skye.expansions.journeyman.art_board import build_layout
from games.isle_of_skye.expansions.journeyman.board import PROGRESS_BOARD, read_board
from tests.games.isle_of_skye.journeyman_boards import (
    FAULTS,
    FIVE,
    JOURNEYMAN,
    RECORDED,
    WHOLE,
    changed_board,
    loop,
    space,
    spoilt,
    start,
)

SVG = "{http://www.w3.org/2000/svg}"


def picture(facts: Any, side: str = "2-4") -> ET.Element:
    return ET.fromstring(PROGRESS_BOARD.draw_picture(side, facts))


def warnings(root: ET.Element) -> int:
    return sum(group.get("class") == "wrong" for group in root.iter(f"{SVG}g"))


@pytest.mark.parametrize("board", RECORDED.values(), ids=RECORDED)
def test_only_printed_facts_of_a_board_are_stored(board: dict[str, Any]) -> None:
    board_with_notes = copy.deepcopy(board)
    board_with_notes["tracks"]["herald"]["spaces"][0]["known"] = ["fee", "\0"]
    stored_facts = PROGRESS_BOARD.read(board["side"], board_with_notes)
    assert set(stored_facts) == {"schema", "side", "castle_costs", "start", "tracks"}
    assert "known" not in json.dumps(stored_facts)
    assert stored_facts == PROGRESS_BOARD.read(board["side"], stored_facts) == json.loads(json.dumps(stored_facts))
    assert read_board(stored_facts, board["side"]) == read_board(board, board["side"])


def test_the_picture_shows_every_space_with_its_requirement() -> None:
    root = picture(WHOLE)
    layout = build_layout(read_board(WHOLE, "2-4"))
    assert layout.drawing in PROGRESS_BOARD.draw_picture("2-4", WHOLE)
    rings = {(circle.get("cx"), circle.get("cy")) for circle in root.iter(f"{SVG}circle")} - {(None, None)}
    assert len(rings) == len(layout.spaces) == 3 + sum(len(track["spaces"]) for track in WHOLE["tracks"].values())
    assert warnings(root) == 0


@pytest.mark.parametrize(
    ("facts", "wrong"),
    [
        (space("herald", 3, bridge_before=False), 1),
        (space("warrior", 2, requirement={"kind": "feature", "feature": "<script>"}, banner={"gold": 1}), 1),
        (loop(9, 10), 1),
        (space("herald", 1, requirement={"kind": "completed_area", "terrains": ["sand"]}), 1),
        (space("herald", 1, requirement={"kind": "compass"}), 1),
        (space("herald", 1, requirement={"kind": "distance_min", "tiles": 10**12}), 1),
        (changed_board(lambda board: [track["spaces"].pop(5) for track in board["tracks"].values()]), 3),
    ],
)
def test_faults_are_marked_at_their_place_and_no_entered_text_is_in_the_picture(facts: Any, wrong: int) -> None:
    root = picture(facts)
    assert warnings(root) == wrong
    assert "script" not in ET.tostring(root, encoding="unicode")
    assert not list(root.iter(f"{SVG}text"))


def test_an_unreadable_board_has_no_picture() -> None:
    for facts in ([], {}, FIVE, {**WHOLE, "tracks": {}}, changed_board(lambda b: b["tracks"]["herald"].pop("loop"))):
        assert PROGRESS_BOARD.draw_picture("2-4", facts) == ""


def test_a_table_uses_the_side_for_its_players_unless_it_plays_by_hand() -> None:
    options: dict[str, str] = {"progress_board": "known"}
    seats_by_side = {
        side: [seats for seats in range(2, 6) if PROGRESS_BOARD.is_played(side, seats, options)]
        for side in ("2-4", "5")
    }
    assert seats_by_side == {"2-4": [2, 3, 4], "5": [5]}
    assert not PROGRESS_BOARD.is_played("5", 5, {"progress_board": "by_hand"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_sides_have_names(language: Any) -> None:
    names = {format_sentence(name.code, name.params, language) for name in PROGRESS_BOARD.names.values()}
    assert len(names) == 2
    assert not any("isle" in text for text in names)


BOARDS = [
    WHOLE,
    FIVE,
    *(facts for facts, *_ in FAULTS.values() if isinstance(facts, dict) and len(str(facts)) < 20_000),
]


@settings(max_examples=120, deadline=None)
@given(spoilt(*BOARDS))
def test_any_board_is_refused_with_a_named_fault_or_can_be_played(board: dict[str, Any]) -> None:
    faults_found = list(PROGRESS_BOARD.list_faults("2-4", board))
    markup = PROGRESS_BOARD.draw_picture("2-4", board)
    if markup:
        ET.fromstring(markup)
    if not faults_found:
        stored_facts = PROGRESS_BOARD.read("2-4", board)
        JOURNEYMAN.setup(start({"2-4": stored_facts}))
        marked = {PROGRESS_BOARD.locate_fault(doubt) for doubt in PROGRESS_BOARD.list_doubts("2-4", stored_facts)} - {
            ""
        }
        assert warnings(picture(stored_facts)) == len(marked)
        return
    for fault in faults_found:
        assert isinstance(fault, IllegalAction)
        for language in LANGUAGES:
            words = format_sentence(fault.code, fault.params, language)
            assert words != fault.code
            assert "{" not in words
