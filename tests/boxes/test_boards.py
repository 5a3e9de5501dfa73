"""Boards that no list describes, in boxes: checked, drafted, saved, shared by the phones of a history."""

from typing import Any

import pytest

from companion import errors
from companion.boxes import boards
from companion.boxes import errors as box_errors
from companion.boxes.keeping import MOST_PIECES, Box, find_box, keep, load_box
from companion.boxes.pieces import keep_pieces
from companion.people import profiles
from companion.people.devices import create_device
from games.core.errors import IllegalAction
from games.isle_of_skye.expansions.druids.data import INVENTED
from tests.games.isle_of_skye.journeyman_boards import FIVE
from tests.games.isle_of_skye.pieces import ENTRIES
from tests.rulesets.skye_journeyman import TILES

pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("mills")]
SHORT: dict[str, Any] = {"schema": "mills-track/1", "last": 2}
LONG: dict[str, Any] = {"schema": "mills-track/1", "last": 8}


def test_a_board_is_checked_before_it_is_saved() -> None:
    good, bad = (boards.check_board("mills", "track", facts) for facts in (SHORT, {**SHORT, "last": 99}))
    assert good.faults == ()
    assert good.picture.startswith("<svg")
    assert [(fault.code, dict(fault.params)) for fault in bad.faults] == [("mills.track_last", {"least": 2, "most": 9})]
    assert bad.picture == ""
    host = create_device()[0]
    with pytest.raises(IllegalAction, match="track_last"):
        keep(host, "mills", boards.BOARDS, "track", {**SHORT, "last": 99})
    assert find_box(host, "mills") == Box()


def test_a_draft_is_the_other_side_from_the_box_or_an_example(skye: str) -> None:
    anna = create_device()[0]
    for side in ("2-4", "5"):
        facts = boards.draft_board(anna, skye, side).facts
        assert facts is not None
        assert boards.check_board(skye, side, facts).faults == ()
    board = keep(anna, skye, boards.BOARDS, "5", FIVE).boards["5"]
    assert boards.draft_board(anna, skye, "2-4").facts == {**board, "side": "2-4"}
    assert boards.draft_board(anna, "mills", "track").facts == {"schema": "mills-track/1", "last": 5}
    with pytest.raises(box_errors.UnknownBoard):
        boards.draft_board(anna, skye, "6")
    assert find_box(anna, skye).boards == {"5": board}, "nothing is kept by asking"


def test_all_phones_of_a_history_share_its_boards_and_nobody_else() -> None:
    anna, tablet, ben = (create_device()[0] for _ in range(3))
    keep(anna, "mills", boards.BOARDS, "track", SHORT)
    profiles.use_recovery_code(tablet, profiles.make_recovery_code(anna))
    anna.refresh_from_db()
    assert load_box(tablet, "mills").boards == {"track": SHORT}
    assert load_box(ben, "mills") == Box()
    assert keep(tablet, "mills", boards.BOARDS, "track", None, SHORT) == Box()
    assert load_box(anna, "mills").boards == {}


def test_of_two_phones_with_one_board_the_second_is_refused_and_overwrites_nothing() -> None:
    anna = create_device()[0]
    keep(anna, "mills", boards.BOARDS, "track", SHORT)
    keep(anna, "mills", boards.BOARDS, "track", LONG, SHORT)
    other = {**SHORT, "last": 4}
    for facts, before in ((other, SHORT), (other, None), (None, SHORT)):
        with pytest.raises(box_errors.BoxChanged):
            keep(anna, "mills", boards.BOARDS, "track", facts, before)
    assert keep(anna, "mills", boards.BOARDS, "track", LONG, SHORT).boards == {"track": LONG}, "sent twice"
    assert keep(anna, "mills", boards.BOARDS, "track", None, LONG) == Box()
    assert keep(anna, "mills", boards.BOARDS, "track", None, LONG) == Box(), "sent twice"


@pytest.mark.parametrize("game", ["carcassonne", "nothing", "\0"])
def test_games_without_boards_accept_none(game: str) -> None:
    host = create_device()[0]
    for refused in (
        lambda: boards.check_board(game, "track", SHORT),
        lambda: keep(host, game, boards.BOARDS, "track", SHORT),
        lambda: keep(host, game, boards.BOARDS, "track", None),
    ):
        with pytest.raises(errors.UnknownGame):
            refused()
    with pytest.raises(box_errors.UnknownBoard):
        keep(host, "mills", boards.BOARDS, "plan", SHORT)


def test_a_box_holds_every_tile_of_the_largest_game(skye: str) -> None:
    tiles = [*INVENTED.values(), *({**facts, "set": "journeyman"} for facts in TILES.values())]
    added = {
        f"x{n}": {key: fact for key, fact in facts.items() if key != "invented"} for n, facts in enumerate(tiles, 1)
    }
    saved_box = keep_pieces(create_device()[0], skye, Box({**ENTRIES, **added}))
    assert 122 == len(saved_box.pieces) <= MOST_PIECES
