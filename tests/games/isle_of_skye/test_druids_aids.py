"""Notes for a buyer on the tiles of the dolmen board, and the public parts of board and tablets."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.core.prompt import ChoosePrompt
from games.core.seats import SPECTATOR
from games.core.text import Text
from games.isle_of_skye.expansions.druids.data import EXTRA_COSTS
from games.isle_of_skye.expansions.druids.scoring import prove_scrolls_again
from games.isle_of_skye.state import State, with_clan
from games.isle_of_skye.territory import Placed, find_placements, lay
from tests.games.isle_of_skye.druids import FIVE, RULES, at, second, start_table, tablets
from tests.games.isle_of_skye.shapes import with_gold

Table = State[Any]


def note(state: Table, tile: str, seat: int = 0) -> Text | None:
    """Return the buyer's note on a tile of the board."""
    (prompt,) = RULES.list_prompts(state, seat)
    assert isinstance(prompt, ChoosePrompt)
    return next(choice.note for choice in prompt.choices if choice.piece == tile)


def note_numbers(note: Text | None) -> dict[str, int]:
    """Return the parts of a note: code -> number."""
    if note is None:
        return {}
    parts = [part for part in note.params.values() if isinstance(part, Text)] or [note]
    return {part.code.removeprefix("isle_of_skye.note_"): part.params["n"] for part in parts}  # type: ignore[misc]


def with_tiles(state: Table, seat: int, *tiles: str) -> Table:
    """Place these tiles of a seat, each at its first legal cell."""
    box = RULES.rules_cache(state.pieces).box
    land = state.clans[seat].territory
    for n, tile in enumerate(tiles, 1):
        place, rotations = next(iter(find_placements(land, box.tiles[tile]).items()))
        land = lay(land, box, place, Placed(tile, next(iter(rotations)), n))
    return with_clan(state, seat, replace(state.clans[seat], territory=land))


def test_each_tile_says_where_it_fits_and_what_its_scroll_would_score_now() -> None:
    state = second()
    box = RULES.rules_cache(state.pieces).box
    fits = {tile: len(find_placements(state.clans[0].territory, box.tiles[tile])) for tile in FIVE}
    assert note_numbers(note(state, "xd13")) == {"fits": fits["xd13"], "scroll_now": 4}
    assert note_numbers(note(state, "xd08")) == {"fits": fits["xd08"], "scroll_now": 0}
    assert note_numbers(note(state, "xd30")) == {"fits": fits["xd30"]}  # it has no scroll


def test_a_scroll_is_evaluated_once_in_the_buyers_territory_without_its_tile() -> None:
    state = with_tiles(second(), 0, "xd18", "xd05", "xd08")  # animals: 2 sheep or more, 2 cattle or more
    subject = RULES.rules_cache(state.pieces).build_subject(state, 0)
    pairs = min(len(subject.list_symbols("sheep")), len(subject.list_symbols("cattle")))
    assert pairs >= 1
    dolmen = replace(state.slices.druids, display=("xd13", "xd08", "xd30", "xd12", "xd18"))
    state = replace(state, slices=replace(state.slices, druids=dolmen))
    assert note_numbers(note(state, "xd08"))["scroll_now"] == pairs
    proofs = prove_scrolls_again(subject, RULES.rules_cache(state.pieces).scrolls).values()
    single = {kind: proof.points for kind, proof in proofs}
    assert note_numbers(note(state, "xd18"))["scroll_now"] == single["druid_longest_road"]


@pytest.mark.parametrize(
    ("option", "remaining"),
    [("legal_cells", {"scroll_now"}), ("projection", {"fits"}), ("tiles_left", {"fits", "scroll_now"})],
)
def test_each_note_depends_on_an_option(option: str, remaining: set[str]) -> None:
    state = with_gold(at(start_table(**{option: "off"}), "second"), 12, 12)
    assert note_numbers(note(state, "xd13")).keys() == remaining


def test_without_aids_there_is_no_note() -> None:
    state = with_gold(at(start_table(legal_cells="off", projection="off"), "second"), 12, 12)
    assert note(state, "xd13") is None


def test_the_bag_has_no_note() -> None:
    (prompt,) = RULES.list_prompts(second(), 0)
    assert isinstance(prompt, ChoosePrompt)
    assert [choice.note for choice in prompt.choices if not choice.piece] == [None]


def test_the_view_has_the_cost_of_each_space_even_if_it_is_empty() -> None:
    view = RULES.build_view(second(draw="app", display=("", "xd08", "", "xd30", "xd18")), SPECTATOR)
    slots = view.displays["market"].slots
    assert tuple(slot.adds for slot in slots.values()) == EXTRA_COSTS
    assert {space for space, slot in slots.items() if slot.piece} == {"2", "4", "5"}
    assert "market" not in RULES.build_view(start_table(tracking="territories"), SPECTATOR).surfaces


def test_the_board_has_a_heading_in_its_steps() -> None:
    lying = second(draw="app")
    assert RULES.build_view(lying, SPECTATOR).displays["market"].heading == Text("isle_of_skye.market_second")
    assert RULES.build_view(at(lying, "build"), SPECTATOR).displays["market"].heading is None
    assert RULES.build_view(start_table(draw="app"), SPECTATOR).displays["market"].heading is None


def test_the_view_says_from_which_round_tablets_work() -> None:
    seat_tablets = {0: (*tablets("buy_own", round_number=1), *tablets("buy_own", "discount_1", round_number=3))}
    state = at(start_table(), "build", 3, tablets=seat_tablets)
    seats = RULES.build_view(state, SPECTATOR).seats
    assert seats["0"].stock_since == {"tablet_buy_own": {"2": 1, "4": 1}, "tablet_discount_1": {"4": 1}}
    assert seats["1"].stock_since == {}


def test_a_tablet_of_the_last_round_is_too_late_except_for_the_repeated_scroll() -> None:
    seat_tablets = {0: tablets("buy_own", "scroll_again", round_number=6)}
    seat = RULES.build_view(at(start_table(), "build", 6, tablets=seat_tablets), SPECTATOR).seats["0"]
    assert seat.stock_since == {"tablet_buy_own": {"7": 1}}
    assert seat.stock["tablet_scroll_again"] == 1
