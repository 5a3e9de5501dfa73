"""Box files: exported and imported byte for byte, merged into an existing box, refused with a reason."""

import copy
import json
from typing import Any

import msgspec
import pytest
from django.conf import settings as server_settings
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from companion import errors
from companion.boxes import boards
from companion.boxes import errors as box_errors
from companion.boxes.errors import BoxOfOtherGame, UnknownBoxFormat
from companion.boxes.file import build_file, encode_file, export_box
from companion.boxes.imports import MOST_BYTES, BoxDifference, combine_boxes, compare_box, import_box, read_box_file
from companion.boxes.keeping import MOST_PIECES, MOST_SETTLED, Box, change_box, find_box, keep
from companion.boxes.pieces import complete_pieces, find_same_piece, keep_pieces
from companion.people.devices import create_device
from companion.people.models import Device
from companion.texts.json_files import CutOff, NotSavedHere, UnknownField, WrongField
from companion.texts.languages import LANGUAGES
from companion.texts.localization import format_sentence
from games import registry
from games.core.action import StartTable
from games.core.errors import GameError
from games.core.text import Text
from games.isle_of_skye.expansions.journeyman.board import PROGRESS_BOARD
from tests.boxes.box_files import largest_board, largest_box_file
from tests.boxes.own_pieces import HILL, LAKE, TURNED
from tests.games.isle_of_skye.journeyman_boards import FIVE, WHOLE, space, spoilt
from tests.games.isle_of_skye.pieces import ENTRIES, MEADOW
from tests.rulesets.skye_journeyman import SKYE_WITH_JOURNEYMAN, TILES
from tests.serving import ROOT

GAME = SKYE_WITH_JOURNEYMAN.meta.id
BOARD = ROOT / "games" / "dolmengoetter" / "data" / "board.json"
pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("skye")]


def owner(pieces: dict[str, Any], settled: tuple[str, ...] = (), **sides: Any) -> Device:
    device = create_device()[0]
    keep_pieces(device, GAME, Box(pieces, settled))
    for side, facts in sides.items():
        keep(device, GAME, boards.BOARDS, side.replace("_", "-").removeprefix("side-"), facts)
    return device


def test_a_box_is_exported_and_imported_byte_for_byte_without_data_of_its_owner() -> None:
    anna = owner({"b06": MEADOW, "x1": HILL, "x2": HILL}, ("b06", "b22", "x1"), side_2_4=WHOLE, side_5=FIVE)
    data = export_box(anna, GAME)
    ben = create_device()[0]
    assert import_box(ben, GAME, data) == find_box(anna, GAME) == find_box(ben, GAME)
    assert export_box(ben, GAME) == data == encode_file(build_file(GAME, find_box(ben, GAME)))
    assert data.startswith(b'{\n "format": "tableside.box",\n "format_version": 1,\n "game": "isle_of_skye",\n')
    assert data.endswith(b"}\n")
    assert set(json.loads(data)) == {"format", "format_version", "game", "pieces", "settled", "boards"}
    assert str(anna.pk).encode() not in data


def test_boards_with_lists_and_fractions_survive_export_and_import() -> None:
    anna = create_device()[0]
    facts = {**json.loads(BOARD.read_text("utf-8")), "name": "Anna\0s"}
    saved_board = keep(anna, "dolmengoetter", boards.BOARDS, "board", facts).boards["board"]
    assert saved_board["name"] == "Anna s", "PostgreSQL keeps no NUL"
    data = export_box(anna, "dolmengoetter")
    assert compare_box(anna, "dolmengoetter", data).differences == ()
    ben = create_device()[0]
    assert import_box(ben, "dolmengoetter", data) == find_box(ben, "dolmengoetter")
    assert export_box(ben, "dolmengoetter") == data


def test_the_largest_box_is_imported_as_it_was_exported() -> None:
    content = largest_box_file()
    assert len(content) > 240_000
    anna, ben = create_device()[0], create_device()[0]
    import_box(anna, GAME, content)
    assert export_box(anna, GAME) == content
    import_box(ben, GAME, export_box(anna, GAME))
    assert export_box(ben, GAME) == content


def test_a_box_with_the_largest_board_can_be_imported() -> None:
    facts = largest_board(server_settings.LARGEST_BOARD)
    assert len(msgspec.json.encode(facts)) > server_settings.LARGEST_BOARD - 20
    assert len(encode_file(build_file("dolmengoetter", Box(boards={"board": facts})))) < MOST_BYTES
    both = msgspec.json.encode({"facts": facts, "before": facts})
    assert len(both) < server_settings.DATA_UPLOAD_MAX_MEMORY_SIZE, "together with the one before"
    with pytest.raises(errors.TooLarge):
        boards.check_board("dolmengoetter", "board", largest_board(server_settings.LARGEST_BOARD + 20))


def test_an_unchanged_box_can_be_exported_too() -> None:
    data = export_box(create_device()[0], GAME)
    assert json.loads(data) == {"format": "tableside.box", "format_version": 1, "game": GAME}
    assert import_box(create_device()[0], GAME, data) == Box()


def test_an_import_reports_the_changes_and_loses_nothing() -> None:
    anna = owner({"b06": MEADOW, "b08": HILL, "x1": MEADOW, "x2": HILL}, ("b06", "b08"), side_2_4=WHOLE)
    rich = space("warrior", 1, vp_on_step=7)
    ben = owner({"b06": HILL, "x1": LAKE, "x4": TURNED}, ("b06", "b08", "b22"), side_2_4=rich, side_5=FIVE)
    data = export_box(ben, GAME)
    before = find_box(anna, GAME)
    theirs = find_box(ben, GAME)
    differences = compare_box(anna, GAME, data).differences
    space_text = Text("isle_of_skye.space_name", {"track": Text("isle_of_skye.track_warrior"), "n": 1})
    says = differences[3].mine_says, differences[3].theirs_says
    assert [(line.where, [say.code for say in line.says]) for (line,) in says] == [
        (space_text, ["isle_of_skye.asks_or_castle"]),
        (space_text, ["isle_of_skye.asks_or_castle", "isle_of_skye.space_points"]),
    ]
    assert differences == (
        BoxDifference("piece", "b06", before.pieces["b06"], theirs.pieces["b06"]),
        BoxDifference("piece", "x1", None, theirs.pieces["x1"]),
        BoxDifference("piece", "b08", before.pieces["b08"], None),
        BoxDifference("board", "2-4", before.boards["2-4"], theirs.boards["2-4"], *says),
        BoxDifference("board", "5", None, theirs.boards["5"]),
    )
    assert find_box(anna, GAME) == before, "nothing is kept by looking"
    after = import_box(anna, GAME, data)
    assert after.pieces == {
        "b06": theirs.pieces["b06"],
        "x1": before.pieces["x1"],
        "x2": before.pieces["x2"],
        "x3": theirs.pieces["x1"],
    }, "x4 of the file is x1 here, whatever way it lies; the name x1 was taken"
    assert after.boards == theirs.boards
    assert after.settled == ("b06", "b08", "b22")
    assert import_box(anna, GAME, data) == after
    assert compare_box(anna, GAME, data).differences == ()


def test_a_compared_file_is_imported_unless_another_phone_was_faster() -> None:
    anna = owner({"b06": MEADOW})
    data = export_box(owner({"b06": HILL}, side_5=FIVE), GAME)
    compared = compare_box(anna, GAME, data).compared
    keep(anna, GAME, boards.BOARDS, "5", space("warrior", 1, vp_on_step=7) | {"side": "5"})
    before = find_box(anna, GAME)
    with pytest.raises(box_errors.BoxChangedMeanwhile):
        import_box(anna, GAME, data, compared)
    assert find_box(anna, GAME) == before
    second_comparison = compare_box(anna, GAME, data).compared
    after = import_box(anna, GAME, data, second_comparison)
    assert import_box(anna, GAME, data, second_comparison) == after, "sent twice"


def box_file(**fields: Any) -> bytes:
    """Return a valid file with other fields."""
    return json.dumps({"format": "tableside.box", "format_version": 1, "game": GAME, **fields}).encode()


MANY: dict[str, Any] = {f"x{n}": {} for n in range(10_000)}
BAD: dict[str, tuple[bytes, type[Exception], str]] = {
    "no JSON": (b"{]", NotSavedHere, "take_along.not_saved_here"),
    "cut off": (box_file(settled=["b06"])[:-3], CutOff, "take_along.cut_off"),
    "a key twice": (b'{"format": "tableside.box", "format": "x"}', NotSavedHere, "take_along.not_saved_here"),
    "half a letter": (box_file(settled=["\ud800"]), NotSavedHere, "take_along.not_saved_here"),
    "not a number": (box_file(pieces={"b06": {"count": float("nan")}}), NotSavedHere, "take_along.not_saved_here"),
    "nested deeply": (b'{"a":' * 40 + b"1" + b"}" * 40, NotSavedHere, "take_along.not_saved_here"),
    "a megabyte": (box_file(settled=["x" * 1_000_000]), errors.TooLarge, "request.too_large"),
    "a list": (b"[]", UnknownBoxFormat, "take_along.box_format"),
    "a table": (box_file(format="tableside.table"), UnknownBoxFormat, "take_along.box_format"),
    "another version": (box_file(format_version=2), UnknownBoxFormat, "take_along.box_format"),
    "true for a version": (box_file(format_version=True), UnknownBoxFormat, "take_along.box_format"),
    "another game": (box_file(game="carcassonne"), BoxOfOtherGame, "take_along.box_of_other_game"),
    "more than a box": (box_file(owner="Anna"), UnknownField, "take_along.unknown_field"),
    "ten thousand tiles": (box_file(pieces=MANY), WrongField, "take_along.wrong_field"),
    "a NUL for a name": (box_file(pieces={"\0": HILL}), WrongField, "take_along.wrong_field"),
    "a script for a name": (box_file(pieces={"<script>": HILL}), GameError, "isle_of_skye.piece_id"),
    "an invented tile": (box_file(pieces={"x1": {**HILL, "invented": True}}), GameError, "table.invented_piece"),
    "a tile that cannot be": (box_file(pieces={"x1": {"edges": {}}}), GameError, "isle_of_skye.piece_shape"),
    "a board that is none": (box_file(boards={"moon": WHOLE}), box_errors.UnknownBoard, "box.unknown_board"),
    "eleven tablets": (box_file(counts={"tablets": 11}), box_errors.UnknownCount, "box.unknown_count"),
    "a thousand of something": (box_file(counts={"tablets": 1000}), WrongField, "take_along.wrong_field"),
    "sides swapped": (box_file(boards={"5": WHOLE, "2-4": FIVE}), GameError, "isle_of_skye.board_side"),
    "a faulty board": (
        box_file(boards={"2-4": space("herald", 9, bonus_tier="I")}),
        GameError,
        "isle_of_skye.board_tier",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD)
def test_an_invalid_file_is_refused_with_a_reason_and_nothing_changes(case: str) -> None:
    data, kind, code = BAD[case]
    anna = owner({"b06": MEADOW}, ("b06",), side_2_4=WHOLE)
    before = find_box(anna, GAME)
    for take in (compare_box, import_box):
        with pytest.raises(kind) as refusal:
            take(anna, GAME, data)
        error: Any = refusal.value
        assert error.code == code
        for language in ("en", "de"):
            assert format_sentence(error.code, error.params, language) != error.code
    assert find_box(anna, GAME) == before


def test_a_full_box_accepts_no_more() -> None:
    anna = owner({f"x{n}": {**LAKE, "center": "pasture"} for n in range(1, MOST_PIECES + 1)})
    with pytest.raises(box_errors.BoxFull):
        import_box(anna, GAME, box_file(pieces={"x1": HILL}))


def test_a_box_with_more_settled_pieces_than_a_file_holds_can_be_imported_again() -> None:
    anna = owner({"b06": MEADOW}, tuple(f"b{n}" for n in range(MOST_SETTLED)))
    with change_box(anna, GAME) as change:
        change.keep(replace(change.box, settled=(*change.box.settled, "newest")))
    box = find_box(anna, GAME)
    assert box.settled[-1] == "newest"
    assert import_box(anna, GAME, export_box(anna, GAME)) == box


def test_games_without_boxes_have_no_files() -> None:
    anna = create_device()[0]
    for refused in (
        lambda: export_box(anna, "carcassonne"),
        lambda: import_box(anna, "carcassonne", box_file(game="carcassonne")),
        lambda: compare_box(anna, "nothing", box_file(game="nothing")),
    ):
        with pytest.raises(errors.UnknownGame):
            refused()


# --- arbitrary boxes -------------------------------------------------------------------------------------------

LISTED = ("b06", "b07", "b08")
LOOKS: dict[str, Any] = {
    "meadow": MEADOW,
    "turned": TURNED,
    "hill": HILL,
    "lake": LAKE,
    "listed": ENTRIES["b06"],
}
BOARDS = [
    PROGRESS_BOARD.read("2-4", facts) for facts in (WHOLE, space("warrior", 1, vp_on_step=7), space("herald", 3, fee=9))
]


@st.composite
def any_box(draw: st.DrawFn) -> Box:
    names = draw(st.lists(st.sampled_from([*LISTED, *(f"x{n}" for n in range(1, 6))]), unique=True))
    pieces = {name: LOOKS[draw(st.sampled_from(sorted(LOOKS)))] for name in names}
    looked = draw(st.lists(st.sampled_from([*LISTED, "x1", "x9"]), unique=True))
    boards_of = draw(st.dictionaries(st.just("2-4"), st.sampled_from(BOARDS)))
    return Box(complete_pieces(GAME, copy.deepcopy(pieces)), tuple(looked), boards_of)


def count_by_print(box: Box) -> list[str]:
    """Count pieces that are not in the list by their printed facts, without their names."""
    faces = {look: complete_pieces(GAME, {"x1": facts})["x1"] for look, facts in LOOKS.items() if look != "turned"}
    added = [facts for name, facts in box.pieces.items() if name.startswith("x")]
    return sorted(
        next(look for look, face in faces.items() if find_same_piece(GAME, facts, {"x1": face}) == "x1")
        for facts in added
    )


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(any_box(), any_box())
def test_imports_are_idempotent_and_depend_only_on_printed_facts(mine: Box, theirs: Box) -> None:
    once = combine_boxes(GAME, mine, theirs)
    assert combine_boxes(GAME, once, theirs) == once
    assert combine_boxes(GAME, mine, mine) == mine
    assert encode_file(build_file(GAME, combine_boxes(GAME, Box(), theirs))) == encode_file(build_file(GAME, theirs))
    assert count_by_print(once) == count_by_print(combine_boxes(GAME, theirs, mine)), (
        "the same pieces, from whichever side"
    )
    assert once.pieces.keys() >= {name for name in mine.pieces if name.startswith("x")}
    for name in LISTED:
        facts = theirs.pieces.get(name) or (None if name in theirs.settled else mine.pieces.get(name))
        assert once.pieces.get(name) == facts
    assert once.boards == {**mine.boards, **theirs.boards}
    assert set(once.settled) >= {name for name in (*mine.settled, *theirs.settled) if name in LISTED}


WHOLE_FILE: dict[str, Any] = {
    "format": "tableside.box",
    "format_version": 1,
    "game": GAME,
    "pieces": {"b06": MEADOW, "x1": HILL, "x2": {**next(iter(TILES.values())), "set": "journeyman"}},
    "settled": ["b06", "b22"],
    "boards": {"2-4": BOARDS[0]},
}
RULES = SKYE_WITH_JOURNEYMAN.load(("journeyman",))


def read_box(data: bytes, game: str = GAME) -> Box | errors.AppError | GameError:
    """Return the box that a file describes, or the reason for refusing it."""
    try:
        return read_box_file(game, data)
    except (errors.AppError, GameError) as refusal:
        return refusal


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(spoilt(WHOLE_FILE).map(json.dumps).map(str.encode))
def test_any_file_is_refused_with_a_reason_or_can_be_played_with(data: bytes) -> None:
    box = read_box(data)
    if not isinstance(box, Box):
        for language in LANGUAGES:
            assert format_sentence(box.code, box.params, language) != box.code
        return
    colours = SKYE_WITH_JOURNEYMAN.meta.colours[:2]
    played = {name: facts for name, facts in box.boards.items() if name == "2-4"}
    start = StartTable(GAME, 1, {}, colours, 0, ("journeyman",), "table", box.pieces or UNSET, played or UNSET)
    assert RULES.setup(start).state.pieces.keys() == box.pieces.keys()


DOLMENS = tuple(f"dolmens_{n}" for n in range(1, 5))
NO_DOLMENS = dict.fromkeys(DOLMENS, 0)
COUNTS = st.dictionaries(st.sampled_from(("stones", *DOLMENS)), st.integers(0, 20)).filter(
    lambda counts: not counts.items() >= NO_DOLMENS.items()
)
ANY_COUNTS = st.dictionaries(st.sampled_from(("stones", "points", *DOLMENS)), st.integers(-2, 50)) | st.just(NO_DOLMENS)


@settings(max_examples=60, deadline=None)
@given(COUNTS, COUNTS)
def test_counts_are_imported_once_and_equally_from_either_side_where_boxes_agree(
    mine: dict[str, int], theirs: dict[str, int]
) -> None:
    game, mine_box, theirs_box = "dolmengoetter", Box(counts=mine), Box(counts=theirs)
    combined_box = combine_boxes(game, mine_box, theirs_box)
    assert combine_boxes(game, combined_box, theirs_box) == combined_box
    assert combined_box.counts == {**mine, **theirs}
    assert encode_file(build_file(game, read_box_file(game, encode_file(build_file(game, mine_box))))) == encode_file(
        build_file(game, mine_box)
    )
    if all(theirs[name] == mine[name] for name in mine.keys() & theirs.keys()):
        assert combine_boxes(game, theirs_box, mine_box) == combined_box


@settings(max_examples=60, deadline=None)
@given(ANY_COUNTS)
def test_any_counts_are_refused_with_a_reason_or_become_options_of_a_table(counts: dict[str, int]) -> None:
    game = registry.find_game("dolmengoetter")
    file = {"format": "tableside.box", "format_version": 1, "game": game.meta.id, "counts": counts}
    box = read_box(json.dumps(file).encode(), game.meta.id)
    if not isinstance(box, Box):
        for language in LANGUAGES:
            assert format_sentence(box.code, box.params, language) != box.code
        bad = any(name == "points" or not 0 <= n <= (40 if name == "stones" else 20) for name, n in counts.items())
        assert bad or counts.items() >= NO_DOLMENS.items()
        return
    options = {name: str(n) for name, n in box.counts.items()}
    state = game.load(()).setup(StartTable(game.meta.id, 1, options, game.meta.colours[:2], draw="none")).state
    assert state.dolmens_left[0] > 0
    assert not box.counts.get("stones") or state.stones_left == (box.counts["stones"],) * 2
