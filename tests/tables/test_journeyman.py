"""Isle of Skye with the Journeyman through the services: two simultaneous advances, and corrections that affect a
journey or a sale."""

import copy
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from companion.errors import NothingToUndo
from companion.tables import store
from companion.tables.corrections import previews
from companion.tables.corrections.previews import Preview, RefusedEntry
from games.core.text import Text
from games.isle_of_skye.actions import BuyTile
from games.isle_of_skye.expansions.journeyman.actions import Advance, PlanMarker
from games.isle_of_skye.expansions.journeyman.state import find_journeys
from games.registry import find_game
from tests.contract.cases import Case
from tests.contract.tables import Played, play
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import Draft, confirm, correct, drop, replace
from tests.tables.druids import enter_game
from tests.tables.played import PlayedTable

pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True)]


def play_game(**options: str) -> Played:
    """Return a game of two that is the same in every run."""
    return play(Case(find_game("isle_of_skye"), ("journeyman",), 2, "app", options))


def replace_step(game_played: Played, n: int, **changes: Any) -> Draft:
    """Return the edit that replaces step `n`, whose entry is two later."""
    return replace(n + 2, {**msgspec.to_builtins(game_played.steps[n].action), **changes})


def preview_by_seat(table: PlayedTable, seat: int, *edits: Draft) -> Preview:
    return previews.preview_draft(table.id, seat, {"type": "correction", "edits": list(edits)}, seat, host=seat == 0)


def test_two_seats_asked_for_an_advance_answer_at_once(system_seat: SystemSeat) -> None:
    """Both got a tile with a journeyman symbol; each has seen the table before the other's answer."""
    played = play_game(lines="one_per_column")
    first, second = played.steps[31], played.steps[32]
    table = enter_game(played, system_seat, until=31)
    version = table.version
    waits = table.document("spectator")["view"]["waits"]
    assert {key: wait["code"] for key, wait in waits.items()} == dict.fromkeys("01", "isle_of_skye.wait_advance")
    assert {first.seat, second.seat} == {0, 1}
    for step in (second, first):
        assert step.seat is not None
        table.act(step.seat, step.action, version=version)
    tracks = [table.document(0)["view"]["surfaces"][f"tracks-{seat}"]["pieces"] for seat in (0, 1)]
    assert tracks[0]["1,1"] == ({"kind": "progress_merchant", "seat": 0},)
    assert tracks[1]["1,2"] == ({"kind": "progress_herald", "seat": 1},)


def test_a_tile_that_a_later_journey_needs_is_corrected_together_with_that_journey(system_seat: SystemSeat) -> None:
    """The first invalid entry is named. Once it is corrected too, the journey goes elsewhere."""
    walked = play_game()
    table = enter_game(walked, system_seat, until=36)
    moved = replace_step(walked, 27, x=1, y=0, rotation=1)
    preview = preview_by_seat(table, 1, moved)
    assert preview.refused is not None
    assert (preview.refused.ref, preview.refused.seat) == ("33", 1), "the marker lies where no tile is"
    edits = (moved, replace_step(walked, 31, place="0,0"), replace_step(walked, 34, place="0,0"))
    preview = preview_by_seat(table, 1, *edits)
    assert preview.refused is None
    pawn = [step for step in preview.difference.steps if step.kind == "journeyman"]
    assert [(step.what, step.place, step.to) for step in pawn] == [("move_piece", "0,1/journeyman", "0,0/journeyman")]
    assert confirm(table, correct(table, 1, *edits)) == table.version
    board = table.document(0)["view"]["surfaces"]["1"]
    assert ("1,0" in board["tiles"], "0,0/journeyman" in board["pieces"]) == (True, True)


def test_a_correction_that_leaves_a_plan_unfinished_says_what_is_missing(system_seat: SystemSeat) -> None:
    """Whoever stays behind is told so, also where the next entry is somebody else's."""
    table = enter_game(play_game(), system_seat, until=36)
    for seat, end_of_plan in (0, 32), (1, 34):
        refused = preview_by_seat(table, seat, drop(end_of_plan)).refused
        wait = Text("isle_of_skye.wait_plan", {"seat": seat})
        assert refused == RefusedEntry("36", 1, Text("correction.still_asked", {"wait": wait}))


def test_a_board_is_corrected_after_three_rounds(system_seat: SystemSeat) -> None:
    """Points from a space since then change; a fee that could not have been paid names the seat that advanced there."""
    copied = play(Case(find_game("isle_of_skye"), ("journeyman",), 2, "app", {}, boards=True))
    rounds = [n for n, step in enumerate(copied.steps) if step.after.round == 4]
    table = enter_game(copied, system_seat, until=rounds[0] + 1)
    herald = [[find_journeys(step.after).seats[seat].markers["herald"].at for step in copied.steps] for seat in (0, 1)]
    start = msgspec.to_builtins(copied.start)
    before = [table.document("spectator")["view"]["seats"][str(seat)]["score"] for seat in (0, 1)]

    def change_first_space(**first_space: Any) -> Draft:
        board = copy.deepcopy(start["boards"]["2-4"])
        board["tracks"]["herald"]["spaces"][0].update(first_space)
        content = msgspec.to_builtins(store.load_entries(table.row)[0].content)
        return replace(1, {**content, "boards": {**content["boards"], "2-4": board}})

    refused = preview_by_seat(table, 0, change_first_space(fee=50)).refused
    assert refused is not None
    assert refused.why is not None
    assert (refused.ref, refused.why.code) == (str(herald[0].index(1) + 2), "isle_of_skye.cannot_pay")
    correct(table, 0, change_first_space(vp_on_step=3))
    after = [table.document("spectator")["view"]["seats"][str(seat)]["score"] for seat in (0, 1)]
    steps = [seat[: rounds[0] + 1] for seat in herald]
    assert after == [points + 2 * (1 in at) for points, at in zip(before, steps, strict=True)] != before
    table.check()


def test_what_was_built_is_not_offered_for_undo_once_another_seat_plans(system_seat: SystemSeat) -> None:
    played = play_game()
    planned = next(n for n, step in enumerate(played.steps) if isinstance(step.action, PlanMarker))
    planner = played.steps[planned].seat
    assert planner is not None
    table = enter_game(played, system_seat, until=planned)
    assert table.document(1 - planner).get("undo") is not None, "nobody has acted since"
    step = played.steps[planned]
    table.act(planner, step.action)
    assert table.document(1 - planner).get("undo") is None
    with pytest.raises(NothingToUndo):
        table.undo(1 - planner)
    table.undo(planner)
    assert table.document(1 - planner).get("undo") is not None
    table.check()


def test_a_sale_that_gave_an_advance_is_not_undone_without_the_seller(system_seat: SystemSeat) -> None:
    """Two phases later: the seller's answer is named with the reason, and nothing changes."""
    sold = play_game(hide_gold="off")
    table = enter_game(sold, system_seat, until=87)
    version = table.version
    preview = preview_by_seat(table, 0, replace(68, {"type": "buy_tile", "tile": ""}))
    assert preview.refused == RefusedEntry("69", 1, Text("isle_of_skye.nothing_to_advance", {"seat": 1, "rule": "j9"}))
    assert table.version == version


@pytest.mark.parametrize("hide_gold", ["on", "off"])
def test_undo_of_a_purchase_is_offered_until_the_seller_has_advanced_for_it(
    system_seat: SystemSeat, hide_gold: str
) -> None:
    sold = play_game(hide_gold=hide_gold)
    for n, (buy, answer) in enumerate(pairwise(sold.steps)):  # noqa: B007  where it stands in the game
        if isinstance(buy.action, BuyTile) and isinstance(answer.action, Advance):
            break
    assert buy.seat is not None
    assert answer.seat == 1 - buy.seat
    table = enter_game(sold, system_seat, until=n + 2)
    assert "undo" not in table.document(buy.seat)
    with pytest.raises(NothingToUndo):
        table.undo(buy.seat)
    table.undo(answer.seat)
    table.undo(buy.seat)
